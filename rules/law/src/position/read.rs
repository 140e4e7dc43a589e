//! Reading a position. What is left out is as on a fresh table; whoever holds a card on a drawn board has placed it in
//! reading order with its bonuses granted.

use std::collections::BTreeMap;

use super::{
    known::{joined, whereabouts},
    schema::{LastWritten, SeatWritten, Written},
    words::{print_marks, read_card, read_cards, read_face, read_gone, read_label, read_seat},
};
use crate::{
    board::{Dir, Ground, Label, MOST, NO_PIECE, North},
    cards::{Ability, Dominion, Pool, Special, read_special},
    eval::{Field, Granted, Stand, evaluate},
    moves::Move,
    options::Form,
    setup::Rules,
    state::{Active, Blow, Draft, End, Last, Lost, Phase, Prize, Rising, State, insert},
};
use skald_vocabulary::interface::{Key, Seat, Setup};

/// Reads a position; `name` is the file's name, for messages.
///
/// # Errors
/// A sentence that names file, field and reason.
pub fn read(name: &str, text: &str) -> Result<(Rules, State), String> {
    let written: Written = toml::from_str(text).map_err(|error| format!("{name}: {error}"))?;
    let rules = rules(&written).map_err(|error| format!("{name}: {error}"))?;
    let state =
        Reader { rules: &rules, written: &written }.state().map_err(|error| format!("{name}: {error}"))?;
    Ok((rules, state))
}

fn rules(written: &Written) -> Result<Rules, String> {
    let least = if written.options.get("form") == Some("team") { 4 } else { 2 };
    let seats = written.seats.unwrap_or(least);
    let setup = Setup { seats, options: written.options.clone(), packs: written.packs.clone() };
    let mut rules = Rules::new(&setup).map_err(|error| format!("options: {}", error.say.id))?;
    if !written.cards.is_empty() {
        let mut faces = rules.pool.faces().to_vec();
        for (key, text) in &written.cards {
            let face =
                read_face(key, text, &rules.pool.pantheons).map_err(|error| format!("cards: {error}"))?;
            if faces.iter().any(|other| other.key == face.key) {
                return Err(format!("cards: there is a card {key} already"));
            }
            faces.push(face);
        }
        rules.extra = written.cards.len();
        rules.pool = Pool::new(faces, rules.pool.pantheons.clone(), rules.pool.pieces.clone());
    }
    Ok(rules)
}

/// A position being read: the rules of its table, and what is written.
pub(super) struct Reader<'r> {
    pub(super) rules: &'r Rules,
    pub(super) written: &'r Written,
}

fn at<T>(field: &str, result: Result<T, String>) -> Result<T, String> {
    result.map_err(|error| format!("{field}: {error}"))
}

impl Reader<'_> {
    pub(super) fn seat(&self, word: &str) -> Result<Seat, String> {
        let seat = read_seat(word)?;
        if seat.0 < self.rules.setup.seats { Ok(seat) } else { Err(format!("seat {seat} does not play")) }
    }

    fn state(&self) -> Result<State, String> {
        let written = self.written;
        let mut state = self.rules.blank();
        state.round = written.round.unwrap_or(1);
        if !(1..=3).contains(&state.round) {
            return Err("round: 1 to 3 is wanted".to_owned());
        }
        state.first = match &written.first {
            Some(word) => at("first", self.seat(word))?,
            None => Seat(0),
        };
        let north = match written.north.as_deref() {
            None | Some("up") => North::Up,
            Some("down") => North::Down,
            Some(other) => return Err(format!("north: \"{other}\" is neither up nor down")),
        };
        self.board(&mut state, north)?;
        state.fixed = written.fixed.unwrap_or(!state.ground.is_empty());
        state.turn = written.turn.unwrap_or(u32::from(!state.ground.is_empty()));
        if state.turn > 9_999 {
            return Err("turn: at most 9999".to_owned());
        }
        if let Some(seq) = written.seq {
            if seq < state.seq {
                return Err(format!("seq: {seq} was used already"));
            }
            state.seq = seq;
        }
        state.offer = self.offer()?;
        for (word, seat) in &written.seat {
            let owner = at("seat", self.seat(word))?;
            at(&format!("seat.{word}"), self.player(&mut state, owner, seat))?;
        }
        state.underworld = at("underworld", read_cards(self.rules, &written.underworld, Seat(0)))?;
        for (word, cards) in &written.captures {
            let side = usize::from(self.rules.side(at("captures", self.seat(word))?));
            let cards = at("captures", read_cards(self.rules, cards, Seat(0)))?;
            if let Some(pile) = state.captures.get_mut(side) {
                cards.into_iter().for_each(|card| insert(pile, card));
            }
        }
        for text in &written.prizes {
            state.prizes.push(at("prizes", self.prize(text))?);
        }
        state.draft = at("draft", self.draft(&written.draft))?;
        state.whereabouts = at("loose", whereabouts(self.rules, written))?;
        self.turn(&mut state)?;
        if let Some(end) = &written.end {
            let seats = |place: &Vec<String>| place.iter().map(|word| self.seat(word)).collect();
            let places: Result<_, String> = end.places.iter().map(seats).collect();
            state.end = Some(End { places: at("end", places)?, why: end.why });
        }
        state.phase = at("phase", self.phase(&state))?;
        state.answers = at("seat", self.answers(&state))?;
        joined(self.rules, self.written, &mut state);
        if (state.phase == Phase::Over) != state.end.is_some() {
            return Err("end: it belongs to the phase over".to_owned());
        }
        Ok(state)
    }

    fn offer(&self) -> Result<Vec<u8>, String> {
        let pool = &self.rules.pool;
        let Some(words) = &self.written.offer else {
            return Ok(match &self.rules.pieces {
                Some(pieces) => pieces.clone(),
                None => (0..u8::MAX).take(pool.pieces.len()).collect(),
            });
        };
        let piece = |word: &String| {
            let found = Key::new(word).ok().and_then(|key| pool.piece(key));
            found.ok_or_else(|| format!("offer: there is no piece \"{word}\""))
        };
        words.iter().map(piece).collect()
    }

    fn board(&self, state: &mut State, north: North) -> Result<(), String> {
        let rows = self.written.board.clone().unwrap_or_default();
        let letters = self.written.pieces.clone().unwrap_or_default();
        let height = i16::try_from(rows.len()).map_err(|_| "board: too many rows".to_owned())?;
        let cells: Vec<Vec<&str>> = rows.iter().map(|row| row.split_whitespace().collect()).collect();
        let width = cells.iter().map(Vec::len).max().unwrap_or(0);
        let width = i16::try_from(width).map_err(|_| "board: too many columns".to_owned())?;
        let mut spaces = Vec::new();
        let mut cards = Vec::new();
        for (row, words) in (0_i16..).zip(&cells) {
            for (column, word) in (0_i16..).zip(words) {
                if *word == "--" {
                    continue;
                }
                let place = match north {
                    North::Up => (column, row),
                    North::Down => (width - 1 - column, height - 1 - row),
                };
                let label = Label {
                    row: u8::try_from(row).unwrap_or(u8::MAX),
                    column: u8::try_from(column).unwrap_or(u8::MAX),
                };
                spaces.push((place, self.piece(&letters, label)?, self.special(label)?));
                if *word != ".." {
                    cards.push((label, at("board", self.cell(word))?));
                }
            }
        }
        if spaces.len() > MOST {
            return Err(format!("board: at most {MOST} spaces"));
        }
        state.ground = Ground::new(spaces, north);
        let grid = std::sync::Arc::clone(state.ground.grid());
        if usize::from(grid.size().0) != usize::try_from(width).unwrap_or(0) && !grid.is_empty() {
            return Err("board: the first and the last column need a space".to_owned());
        }
        if usize::from(grid.size().1) != rows.len() && !grid.is_empty() {
            return Err("board: the first and the last row need a space".to_owned());
        }
        self.known(&grid)?;
        state.field = Field::new(state.ground.len());
        for (number, (label, stand)) in (1_u16..).zip(cards) {
            let seq = self.written.seqs.get(&label.to_string()).copied().unwrap_or(number);
            let Some(at) = grid.find(label) else { continue };
            state.field.put(at, Stand { seq, ..stand });
            state.seq = state.seq.max(seq.saturating_add(1));
        }
        self.grants(state)?;
        self.marks(state)
    }

    /// What a position says of its evaluation is so.
    fn marks(&self, state: &State) -> Result<(), String> {
        let on = evaluate(&self.rules.scene(state), &state.field);
        for (name, wanted) in &self.written.marks {
            let place = read_label(name).ok().and_then(|label| state.ground.grid().find(label));
            let found = place.map(|at| print_marks(&on, at)).unwrap_or_default();
            if found != *wanted {
                return Err(format!("marks: {name} is \"{wanted}\", but the evaluation says \"{found}\""));
            }
        }
        Ok(())
    }

    /// Every label that a table names is a space.
    fn known(&self, grid: &crate::board::Grid) -> Result<(), String> {
        let written = self.written;
        let names = written.specials.keys().chain(written.seqs.keys()).chain(written.grants.keys());
        for name in names {
            if read_label(name).ok().and_then(|label| grid.find(label)).is_none() {
                return Err(format!("board: there is no space {name}"));
            }
        }
        Ok(())
    }

    fn piece(&self, rows: &[String], label: Label) -> Result<u8, String> {
        let row = rows.get(usize::from(label.row));
        let word = row.and_then(|row| row.split_whitespace().nth(usize::from(label.column)));
        match word {
            None | Some("-") => Ok(NO_PIECE),
            Some(word) => {
                let found = Key::new(word).ok().and_then(|key| self.rules.pool.piece(key));
                found.ok_or_else(|| format!("pieces: there is no piece \"{word}\""))
            }
        }
    }

    fn special(&self, label: Label) -> Result<Option<Special>, String> {
        let text = self.written.specials.get(&label.to_string());
        text.map(|text| at("specials", read_special(text, &self.rules.pool.pantheons))).transpose()
    }

    /// A card on the board: `a.thor`, or `a~thor` face down.
    fn cell(&self, word: &str) -> Result<Stand, String> {
        let place = word.find(['.', '~']).ok_or_else(|| format!("\"{word}\" is no card such as a.thor"))?;
        let (seat, rest) = word.split_at(place);
        let controller = self.seat(seat)?;
        let (sign, key) = rest.split_at(1);
        let card = read_card(self.rules, key, controller)?;
        Ok(Stand { card, controller, seq: 0, granted: Granted::default(), hidden: sign == "~" })
    }

    fn grants(&self, state: &mut State) -> Result<(), String> {
        let stands: Vec<(usize, Stand)> = state.field.stands().collect();
        for (place, stand) in stands {
            let label = state.ground.grid().label(place).to_string();
            let granted = match self.written.grants.get(&label).map(String::as_str) {
                Some("none") => Granted::default(),
                Some("printed") => Granted { printed: true, space: false },
                Some("space") => Granted { printed: false, space: true },
                Some("both") => Granted { printed: true, space: true },
                Some(other) => return Err(format!("grants: \"{other}\" is none, printed, space or both")),
                None => {
                    let abilities = self.rules.scene(state).abilities(place, stand.card);
                    let [printed, space] =
                        abilities.map(|ability| !stand.hidden && matches!(ability, Some(Ability::Bonus(..))));
                    Granted { printed, space }
                }
            };
            state.field.grant(place, granted);
        }
        Ok(())
    }

    fn player(&self, state: &mut State, seat: Seat, written: &SeatWritten) -> Result<(), String> {
        let rules = self.rules;
        let sorted = |words: &[String]| {
            read_cards(rules, words, seat).map(|mut cards| {
                cards.sort_unstable();
                cards
            })
        };
        let pantheon = match &written.pantheon {
            None => None,
            Some(word) => {
                let found = Key::new(word).ok().and_then(|key| rules.pool.pantheon(key));
                Some(found.ok_or_else(|| format!("there is no pantheon \"{word}\""))?)
            }
        };
        let Some(player) = state.player_mut(seat) else { return Ok(()) };
        player.pantheon = pantheon;
        player.hand = sorted(&written.hand)?;
        player.shown = sorted(&written.shown)?;
        player.deck = read_cards(rules, &written.deck, seat)?;
        (player.top, player.bottom) = (written.top, written.bottom);
        player.pile = sorted(&written.pile)?;
        player.built = sorted(&written.built)?;
        (player.brought, player.left) = (written.brought, written.left);
        Ok(())
    }

    fn prize(&self, text: &str) -> Result<Prize, String> {
        let (round, side) = text.split_once(' ').ok_or("ROUND SEAT is wanted")?;
        let round = round.parse().map_err(|_| format!("\"{round}\" is no round"))?;
        let side = if side == "-" { None } else { Some(self.rules.side(self.seat(side)?)) };
        Ok(Prize { round, side })
    }

    fn draft(&self, written: &BTreeMap<String, super::schema::Pile>) -> Result<Draft, String> {
        if self.rules.form != Form::Ragnarok {
            return if written.is_empty() {
                Ok(Draft::default())
            } else {
                Err("it belongs to Ragnarok".to_owned())
            };
        }
        let mut draft = Draft { piles: vec![Vec::new(); 9], open: vec![Vec::new(); 9] };
        let names: Vec<String> = (1_u8..=3)
            .flat_map(|level| Dominion::ALL.map(|dominion| format!("{}{level}", dominion.word())))
            .collect();
        for (name, pile) in written {
            let class =
                names.iter().position(|known| known == name).ok_or(format!("there is no pile {name}"))?;
            let cards = |words: &[String]| read_cards(self.rules, words, Seat(0));
            for (list, words) in
                [(draft.piles.get_mut(class), &pile.pile), (draft.open.get_mut(class), &pile.open)]
            {
                if let Some(list) = list {
                    *list = cards(words)?;
                }
            }
        }
        Ok(draft)
    }

    fn turn(&self, state: &mut State) -> Result<(), String> {
        let grid = std::sync::Arc::clone(state.ground.grid());
        let place = |word: &str| {
            let found = grid.find(read_label(word)?).and_then(|at| u8::try_from(at).ok());
            found.ok_or_else(|| format!("active: there is no space {word}"))
        };
        if let Some(active) = &self.written.active {
            let gone: Result<_, String> = active
                .gone
                .iter()
                .map(|text| read_gone(self.rules, &text.split_whitespace().collect::<Vec<_>>()))
                .collect();
            let spaces: Result<_, String> = active.spaces.iter().map(|word| place(word)).collect();
            state.active = Active {
                at: active.at.as_deref().map(place).transpose()?,
                used: active.used,
                spaces: spaces?,
                gone: at("active.gone", gone)?,
                order: None,
            };
        }
        for text in &self.written.rising {
            state.rising.push(at("rising", self.rising(text))?);
        }
        if let Some(last) = &self.written.last {
            state.last = Some(at("last", self.last(last))?);
        }
        Ok(())
    }

    fn rising(&self, text: &str) -> Result<Rising, String> {
        let words: Vec<&str> = text.split_whitespace().collect();
        let [seat, turn, rest @ ..] = words.as_slice() else {
            return Err("SEAT TURN CARDS is wanted".to_owned());
        };
        let cards: Result<Vec<_>, _> = rest.chunks(5).map(|words| read_gone(self.rules, words)).collect();
        let turn = turn.parse().map_err(|_| format!("\"{turn}\" is no turn"))?;
        Ok(Rising { seat: self.seat(seat)?, turn, cards: cards? })
    }

    fn last(&self, written: &LastWritten) -> Result<Last, String> {
        let seat = self.seat(&written.seat)?;
        let path: Result<Vec<Label>, String> = written.path.iter().map(|word| read_label(word)).collect();
        let blows: Result<Vec<Blow>, String> = written.blows.iter().map(|text| self.blow(text)).collect();
        Ok(Last {
            seat,
            card: read_card(self.rules, &written.card, seat)?,
            path: path?,
            replaced: written.replaced.as_ref().map(|word| read_card(self.rules, word, seat)).transpose()?,
            blows: blows?,
            reflected: written.reflected,
        })
    }

    fn blow(&self, text: &str) -> Result<Blow, String> {
        let words: Vec<&str> = text.split_whitespace().collect();
        let [from, place, card, dir, attacker, defender, fell] = words.as_slice() else {
            return Err("FROM AT CARD DIR NUMBER NUMBER FATE is wanted".to_owned());
        };
        let number = |word: &str| word.parse::<i16>().map_err(|_| format!("\"{word}\" is no number"));
        let dir = Dir::ALL.into_iter().find(|known| known.letter() == *dir);
        let fell = match *fell {
            "-" => None,
            "slain" => Some(Lost::Slain),
            "phoenix" => Some(Lost::Phoenix),
            "traitor" => Some(Lost::Traitor),
            other => return Err(format!("\"{other}\" is no fate")),
        };
        Ok(Blow {
            from: read_label(from)?,
            at: read_label(place)?,
            card: read_card(self.rules, card, Seat(0))?,
            dir: dir.ok_or("N, E, S or W is wanted")?,
            attacker: number(attacker)?,
            defender: number(defender)?,
            fell,
        })
    }

    fn phase(&self, state: &State) -> Result<Phase, String> {
        let default = if state.ground.is_empty() { "lay a" } else { "play a" };
        let text = self.written.phase.as_deref().unwrap_or(default);
        let words: Vec<&str> = text.split_whitespace().collect();
        Ok(match words.as_slice() {
            ["pantheon", seat] => Phase::Pantheon(self.seat(seat)?),
            ["lay", seat] => Phase::Lay(self.seat(seat)?),
            ["open", seat] => Phase::Opening(self.seat(seat)?),
            ["pick", seat] => Phase::Pick(self.seat(seat)?),
            ["play", seat] => Phase::Play(self.seat(seat)?),
            ["maneuver", seat] => Phase::Maneuver(self.seat(seat)?),
            ["traitors", seat] => Phase::Traitors(self.seat(seat)?),
            ["draw", seat] => Phase::Draw(self.seat(seat)?),
            ["follow", seat] => Phase::Follow(self.seat(seat)?),
            ["trade", from, to, card] => {
                let from = self.seat(from)?;
                Phase::Trade { from, to: self.seat(to)?, card: read_card(self.rules, card, from)? }
            }
            ["decks"] => Phase::Decks(self.sealed(state, |with, seat| match with {
                Move::Deck(keys) => self.rules.deck_of(seat, keys).ok(),
                _ => None,
            })?),
            ["plans"] => Phase::Plans(self.sealed(state, |with, _| self.plan(with))?),
            ["agree"] => self.agreement(state)?,
            ["starter"] => {
                let named = self.sealed(state, |with, _| match with {
                    Move::First(seat) => Some(*seat),
                    _ => None,
                })?;
                Phase::Starter(named.asked().map(|seat| (seat, named.own(seat).copied())).collect())
            }
            ["over"] => Phase::Over,
            _ => return Err(format!("\"{text}\" is none")),
        })
    }
}
