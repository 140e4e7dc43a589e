//! Reading a position. Strict: a key that is not known is an error that names file, field and reason.

use toml::{Table, Value};

use super::{
    fill::{self, Wanted},
    words::{number, seat, seats_of, unword},
};
use crate::{
    cards::{Card, Cards, Pool},
    lying::Lying,
    moves::Move,
    setup::Rules,
    state::{Active, End, Entry, Flip, Prepared, Rest, SEATS, Sample, State, Support, Tally, TurnNote},
};
use skald_vocabulary::interface::{Key, Options, PackFile, Setup};

/// Reads a position. `name` is the file's name, for messages.
///
/// # Errors
/// A sentence that names file, field and reason.
pub fn read(name: &str, text: &str) -> Result<(Rules, State), String> {
    whole(text).map_err(|reason| format!("{name}: {reason}"))
}

fn whole(text: &str) -> Result<(Rules, State), String> {
    let mut top = Fields::new("", text.parse::<Table>().map_err(|error| error.message().to_owned())?);
    let rules = rules(&mut top)?;
    let pool = &rules.pool;
    let seats = usize::from(rules.setup.seats);
    let mut state = State::blank(seats);
    state.turn = top.number("turn", 0)?;
    state.batch_left = top.number("batch_left", 0)?;
    let rest: Option<Rest> = top.text("rest")?.map(|word| unword(&word)).transpose()?;
    state.used = top.cards(pool, "used")?.into_iter().collect();
    state.graveyard = top.cards(pool, "graveyard")?.into_iter().collect();
    state.boxed = top.cards(pool, "boxed")?.into_iter().collect();
    state.unseen = top.cards(pool, "unseen")?.into_iter().collect();
    for word in top.words("ready")? {
        state.ready.insert(seat(&word, seats)?);
    }
    let legends = top.optional_cards(pool, "legends")?;
    let mut sides = top.table("seat")?;
    let mut wanted = Vec::new();
    for at in 0..seats {
        let letter = fill::letter(at);
        wanted.push(side(pool, &mut state, at, sides.table(&letter)?)?);
    }
    sides.end()?;
    for line in top.words("support")? {
        let words: Vec<&str> = line.split_whitespace().collect();
        let [card, owner, left, against @ ..] = words.as_slice() else {
            return Err(format!("support: \"{line}\" is not LEGEND SEAT USES and perhaps a SEAT"));
        };
        let support = Support {
            card: find(pool, card)?,
            owner: seat(owner, seats)?,
            left: number(left)?,
            against: against.first().map(|word| seat(word, seats)).transpose()?,
        };
        state.supports.try_push(support).map_err(|_| "support: there are too many".to_owned())?;
    }
    battle(pool, &mut state, top.table("battle")?)?;
    window(pool, &mut state, top.table("window")?)?;
    record(pool, &mut state, top.table("record")?)?;
    let mut end = top.table("end")?;
    if !end.table.is_empty() {
        let why = unword(&end.text("why")?.unwrap_or_default())?;
        let places =
            end.words("places")?.iter().map(|word| seats_of(word, seats)).collect::<Result<_, _>>()?;
        state.end = Some(End { places, why });
    }
    end.end()?;
    top.end()?;
    all_cards(&rules, &mut state, legends)?;
    fill::decks(pool, &mut state, &wanted)?;
    state.rest = match rest {
        Some(rest) => rest,
        None if state.end.is_some() => Rest::Over,
        None if fill::anybody_fights(&state) => Rest::Question,
        None => Rest::Between,
    };
    if state.rest == Rest::Question && state.window.queue.is_empty() {
        fill::questions(&rules, &mut state)?;
    }
    Ok((rules, state))
}

/// The cards of this game: its Warriors, and the Legends that are listed or else named anywhere.
fn all_cards(rules: &Rules, state: &mut State, legends: Option<Vec<Card>>) -> Result<(), String> {
    let pool = &rules.pool;
    let placed = super::print::placed(state);
    let named: Cards = legends.map_or(placed, |legends| legends.into_iter().collect());
    let warriors: Cards = pool.cards().filter(|card| !pool.legends.has(*card)).collect();
    state.boxed = state.boxed.with(rules.duplicates);
    state.all = warriors.with(named.both(pool.legends)).with(state.boxed);
    if placed.without(state.all).is_empty() {
        Ok(())
    } else {
        Err("a Legend is placed that is not among the legends".to_owned())
    }
}

fn rules(top: &mut Fields) -> Result<Rules, String> {
    let mut setup = Setup { seats: top.number("seats", 2)?, options: Options::default(), packs: Vec::new() };
    for (key, value) in top.table("options")?.table {
        let value = match value {
            Value::String(text) => text,
            Value::Integer(number) => number.to_string(),
            _ => return Err(format!("options.{key}: a text or a number is wanted")),
        };
        setup.options.0.insert(key, value);
    }
    if let Some(packs) = top.table.remove("pack") {
        setup.packs =
            packs.try_into::<Vec<PackFile>>().map_err(|error| format!("pack: {}", error.message()))?;
    }
    Rules::new(&setup).map_err(|error| format!("options: {}", error.say.id))
}

/// One seat. Says what its Play Deck wants.
fn side(pool: &Pool, state: &mut State, at: usize, mut fields: Fields) -> Result<Wanted, String> {
    let deck = fields.optional_cards(pool, "deck")?;
    let next = fields.cards(pool, "next")?;
    let army = fields.cards(pool, "army")?;
    let drawable = fields.optional_number::<usize>("drawable")?;
    let total = fields.optional_number::<usize>("total")?;
    let active = match fields.table.remove("active") {
        None => None,
        Some(Value::String(word)) => Some(Active::new(find(pool, &word)?)),
        Some(Value::Table(table)) => Some(active(pool, Fields::new("active", table))?),
        Some(_) => return Err(fields.wrong("active", "a card or a table is wanted")),
    };
    let tally = Tally {
        won: fields.number("won", 0)?,
        lost: fields.number("lost", 0)?,
        battles: fields.number("battles", 0)?,
        biggest_war: fields.number("biggest_war", 0)?,
    };
    let (known, out) = (fields.number("known", 0)?, fields.number("out", 0)?);
    let left = fields.flag("left")?;
    fields.end()?;
    let listed = deck.is_some();
    let (Some(side), Some(slot)) = (state.sides.get_mut(at), state.record.seats.get_mut(at)) else {
        return Ok(Wanted::default());
    };
    *slot = tally;
    // Lists are written with the top first; the top is the last of the list.
    let top_first = next.into_iter().chain(deck.into_iter().flatten()).collect::<Vec<_>>();
    if top_first.len() > Cards::MOST {
        return Err(format!("seat.{}: there are too many cards", fill::letter(at)));
    }
    side.deck = top_first.into_iter().rev().collect();
    side.army = army.iter().copied().collect();
    if usize::from(side.army.count()) < army.len() {
        return Err(format!("seat.{}.army: a card is named twice", fill::letter(at)));
    }
    (side.active, side.known, side.out, side.left) = (active, known, out, left);
    if listed && drawable.is_some_and(|drawable| drawable != usize::from(side.drawable())) {
        return Err(format!("seat.{}.drawable: {} cards are named", fill::letter(at), side.drawable()));
    }
    // `total` is printed for readers; it follows from the rest.
    let _ = total;
    Ok(Wanted { listed: listed || out > 0, drawable })
}

fn active(pool: &Pool, mut fields: Fields) -> Result<Active, String> {
    let card = fields.text("card")?.ok_or_else(|| fields.wrong("card", "it is missing"))?;
    let mut active = Active::new(find(pool, &card)?);
    active.rally = fields.number("rally", 0)?;
    active.sear = fields.number("sear", 0)?;
    active.spin = fields.number("spin", 0)?;
    active.mirror = fields.number("mirror", 0)?;
    active.replaced = fields.flag("replaced")?;
    // The effective Level is printed for readers; it follows from the rest.
    fields.optional_number::<u8>("level")?;
    fields.end()?;
    Ok(active)
}

fn battle(pool: &Pool, state: &mut State, mut fields: Fields) -> Result<(), String> {
    let seats = state.sides.len();
    let battle = &mut state.battle;
    battle.war = fields.number("war", 0)?;
    battle.stifled = fields.flag("stifled")?;
    battle.slaying = fields.flag("slaying")?;
    battle.upended = fields.flag("upended")?;
    battle.forced = fields.flag("forced")?;
    battle.deaths = fields.number("deaths", 0)?;
    if let Some(line) = fields.text("played")? {
        let (card, by) =
            line.split_once(' ').ok_or_else(|| fields.wrong("played", "LEGEND SEAT is wanted"))?;
        battle.played = Some((find(pool, card)?, seat(by, seats)?));
    }
    if let Some(line) = fields.text("plunder")? {
        let words: Vec<&str> = line.split_whitespace().collect();
        let [by, from, count] = words.as_slice() else {
            return Err(fields.wrong("plunder", "SEAT SEAT COUNT is wanted"));
        };
        battle.plunder = Some((seat(by, seats)?, seat(from, seats)?, number(count)?));
    }
    battle.unbroken = fields.text("unbroken")?.map(|card| find(pool, &card)).transpose()?;
    for line in fields.words("lying")? {
        let words: Vec<&str> = line.split_whitespace().collect();
        let [card, owner, how, row] = words.as_slice() else {
            return Err(fields.wrong("lying", "CARD SEAT HOW ROW is wanted"));
        };
        let owner = if *owner == "-" { None } else { Some(seat(owner, seats)?) };
        let lying = Lying { card: find(pool, card)?, owner, how: unword(how)?, row: number(row)? };
        battle.lying.try_push(lying).map_err(|_| fields.wrong("lying", "there are too many cards"))?;
    }
    for (place, word) in battle.shown.iter_mut().zip(fields.words("shown")?) {
        *place = levels(&word)?;
    }
    fields.end()
}

fn levels(word: &str) -> Result<(u8, u8), String> {
    let (printed, effective) =
        word.split_once('/').ok_or_else(|| format!("\"{word}\" is not LEVEL/LEVEL"))?;
    Ok((number(printed)?, number(effective)?))
}

fn window(pool: &Pool, state: &mut State, mut fields: Fields) -> Result<(), String> {
    let seats = state.sides.len();
    for line in fields.words("queue")? {
        let words: Vec<&str> = line.split_whitespace().collect();
        let [card, owner, strike @ ..] = words.as_slice() else {
            return Err(fields.wrong("queue", "LEGEND SEAT and perhaps strike is wanted"));
        };
        let entry =
            Entry { seat: seat(owner, seats)?, card: find(pool, card)?, strike: strike == ["strike"] };
        state.window.queue.try_push(entry).map_err(|_| fields.wrong("queue", "there are too many"))?;
    }
    state.window.at = fields.number("at", 0)?;
    state.window.base = fields.number("base", 0)?;
    state.window.look = fields.number("look", 0)?;
    for line in fields.words("prepared")? {
        let (place, answer) =
            line.split_once(' ').ok_or_else(|| fields.wrong("prepared", "PLACE MOVE is wanted"))?;
        let answer: Move = answer.parse().map_err(|error| format!("window.prepared: {error}"))?;
        state.prepared.push(Prepared { place: number(place)?, answer });
    }
    fields.end()
}

fn record(pool: &Pool, state: &mut State, mut fields: Fields) -> Result<(), String> {
    let seats = state.sides.len();
    for line in fields.words("strip")? {
        let note = turn_note(pool, seats, &line).map_err(|reason| fields.wrong("strip", &reason))?;
        state.record.strip.try_push(note).map_err(|_| fields.wrong("strip", "there are too many turns"))?;
    }
    for line in fields.words("curve")? {
        let mut numbers = line.split_whitespace();
        let mut sample = Sample { turn: number(numbers.next().unwrap_or(""))?, cards: [0; SEATS] };
        for (count, word) in sample.cards.iter_mut().zip(numbers) {
            *count = number(word)?;
        }
        state
            .record
            .curve
            .try_push(sample)
            .map_err(|_| fields.wrong("curve", "there are too many samples"))?;
    }
    state.record.stride = fields.number("stride", 1)?;
    state.record.outs = match fields.optional_number("outs")? {
        Some(outs) => outs,
        None => state.sides.iter().map(|side| side.out).max().unwrap_or(0),
    };
    if let Some(line) = fields.text("coin")? {
        let words: Vec<&str> = line.split_whitespace().collect();
        let [turn, by, card, side, spin @ ..] = words.as_slice() else {
            return Err(fields.wrong("coin", "TURN SEAT LEGEND SIDE and perhaps spin is wanted"));
        };
        state.record.coin = Some(Flip {
            turn: number(turn)?,
            seat: seat(by, seats)?,
            card: find(pool, card)?,
            fire: *side == "fire",
            spin: spin == ["spin"],
        });
    }
    fields.end()
}

/// A line such as `12 5/7 9/9 b took 2 wars 0 deaths 0 - -`.
fn turn_note(pool: &Pool, seats: usize, line: &str) -> Result<TurnNote, String> {
    let words: Vec<&str> = line.split_whitespace().collect();
    let (turn, rest) = words.split_first().ok_or("the line is empty")?;
    let (shown, rest) = rest.split_at_checked(seats).ok_or("Levels are missing")?;
    let [winner, "took", took, "wars", wars, "deaths", deaths, slew, ability] = rest else {
        return Err(format!("\"{line}\" is no turn"));
    };
    let mut note = TurnNote {
        turn: number(turn)?,
        levels: [(0, 0); SEATS],
        winner: if *winner == "-" { None } else { Some(seat(winner, seats)?) },
        took: number(took)?,
        wars: number(wars)?,
        kingslayer: *slew == "slew",
        deaths: number(deaths)?,
        ability: if *ability == "-" { None } else { Some(find(pool, ability)?) },
    };
    for (place, word) in note.levels.iter_mut().zip(shown) {
        *place = levels(word)?;
    }
    Ok(note)
}

fn find(pool: &Pool, word: &str) -> Result<Card, String> {
    Key::new(word)
        .ok()
        .and_then(|key| pool.find(key))
        .ok_or_else(|| format!("\"{word}\" is no card of this deck"))
}

/// The fields of a table, taken out one by one; what is left over is unknown.
struct Fields {
    path: String,
    table: Table,
}

impl Fields {
    fn new(path: &str, table: Table) -> Self {
        Self { path: path.to_owned(), table }
    }

    fn wrong(&self, field: &str, reason: &str) -> String {
        if self.path.is_empty() {
            format!("{field}: {reason}")
        } else {
            format!("{}.{field}: {reason}", self.path)
        }
    }

    fn end(&self) -> Result<(), String> {
        self.table.keys().next().map_or(Ok(()), |key| Err(self.wrong(key, "this field is unknown")))
    }

    fn table(&mut self, field: &str) -> Result<Self, String> {
        let path = if self.path.is_empty() { field.to_owned() } else { format!("{}.{field}", self.path) };
        match self.table.remove(field) {
            None => Ok(Self::new(&path, Table::new())),
            Some(Value::Table(table)) => Ok(Self::new(&path, table)),
            Some(_) => Err(self.wrong(field, "a table is wanted")),
        }
    }

    fn text(&mut self, field: &str) -> Result<Option<String>, String> {
        match self.table.remove(field) {
            None => Ok(None),
            Some(Value::String(text)) => Ok(Some(text)),
            Some(_) => Err(self.wrong(field, "a text is wanted")),
        }
    }

    fn flag(&mut self, field: &str) -> Result<bool, String> {
        match self.table.remove(field) {
            None => Ok(false),
            Some(Value::Boolean(flag)) => Ok(flag),
            Some(_) => Err(self.wrong(field, "true or false is wanted")),
        }
    }

    fn optional_number<N: TryFrom<i64>>(&mut self, field: &str) -> Result<Option<N>, String> {
        match self.table.remove(field) {
            None => Ok(None),
            Some(Value::Integer(number)) => {
                N::try_from(number).map(Some).map_err(|_| self.wrong(field, "the number does not fit"))
            }
            Some(_) => Err(self.wrong(field, "a number is wanted")),
        }
    }

    fn number<N: TryFrom<i64>>(&mut self, field: &str, default: N) -> Result<N, String> {
        Ok(self.optional_number(field)?.unwrap_or(default))
    }

    fn words(&mut self, field: &str) -> Result<Vec<String>, String> {
        match self.table.remove(field) {
            None => Ok(Vec::new()),
            Some(list) => list.try_into().map_err(|_| self.wrong(field, "a list of texts is wanted")),
        }
    }

    fn optional_cards(&mut self, pool: &Pool, field: &str) -> Result<Option<Vec<Card>>, String> {
        if !self.table.contains_key(field) {
            return Ok(None);
        }
        let words = self.words(field)?;
        words
            .iter()
            .map(|word| find(pool, word).map_err(|reason| self.wrong(field, &reason)))
            .collect::<Result<Vec<_>, _>>()
            .map(Some)
    }

    fn cards(&mut self, pool: &Pool, field: &str) -> Result<Vec<Card>, String> {
        Ok(self.optional_cards(pool, field)?.unwrap_or_default())
    }
}
