//! Reading a position: what is absent has a plain default.

use super::{
    notes::{Note, SideNote},
    reader::Reader,
    words::{rest_word, why_word},
};
use crate::{
    setup::Rules,
    state::{Character, End, Glimpse, Lasting, Mark, Rest, Side, State, Ward, Why},
};
use skald_vocabulary::interface::{Options, PackFile, Setup};

/// How many cards an Arsenal has that a position does not speak of.
const FILLER: usize = 10;

/// Reads position notation. `name` is the file's name, for messages.
pub fn read(name: &str, text: &str) -> Result<(Rules, State), String> {
    let note: Note = toml::from_str(text).map_err(|error| format!("{name}: {error}"))?;
    let setup = Setup {
        seats: note.seats.unwrap_or(2),
        options: Options(note.options.clone()),
        packs: note
            .pack
            .iter()
            .map(|pack| PackFile { name: pack.name.clone(), text: pack.text.clone() })
            .collect(),
    };
    let rules = Rules::new(&setup).map_err(|error| format!("{name}: options: {}", error.say.id))?;
    let reader = Reader { pool: &rules.pool, seats: setup.seats };
    let state = reader.state(&rules, &note).map_err(|what| format!("{name}: {what}"))?;
    Ok((rules, state))
}

impl Reader<'_> {
    fn state(&self, rules: &Rules, note: &Note) -> Result<State, String> {
        let mut state = State::blank(self.seats);
        if let Some(stranger) = note.seat.keys().find(|word| self.seat(word).is_err()) {
            return Err(format!("seat.{stranger}: there is no such seat"));
        }
        let mut serial = 0;
        let blank = SideNote::default();
        for seat in state.seats() {
            let of = note.seat.get(seat.key().as_str()).unwrap_or(&blank);
            let side = self.side(rules, of, &mut serial).map_err(|what| format!("seat.{seat}: {what}"))?;
            *state.side_mut(seat) = side;
        }
        if !note.order.is_empty() {
            let order = note.order.iter().map(|word| self.seat(word)).collect::<Result<Vec<_>, _>>()?;
            let mut sorted = order.clone();
            sorted.sort_unstable();
            if sorted != state.seats().collect::<Vec<_>>() {
                return Err("order: each seat is wanted once".to_owned());
            }
            state.order = order.into_iter().collect();
        }
        if let Some(active) = &note.active {
            let active = self.seat(active)?;
            let place = state.order.iter().position(|seat| *seat == active).unwrap_or(0);
            state.turn = u8::try_from(place).unwrap_or(0);
        }
        (state.round, state.cycle) = (note.round.unwrap_or(1), note.cycle.unwrap_or(1));
        (state.acts, state.acted, state.volleys) = (note.acts, note.acted, note.volleys);
        state.ability_used = note.ability_used;
        for line in &note.lasting {
            state.lasting.push(self.lasting(line, &mut serial)?);
        }
        for word in &note.fallen {
            let seat = self.seat(word)?;
            state.fallen.try_push(seat).map_err(|_| "fallen: too many seats".to_owned())?;
        }
        self.rest(&mut state, note)?;
        state.serial = note.serial.unwrap_or(serial).max(serial);
        state.idle.stirred = note.idle.stirred;
        state.idle.cycles = note.idle.cycles;
        state.idle.totals = match note.idle.totals.as_slice() {
            [] => state.sides.iter().map(|side| side.total).collect(),
            totals if totals.len() == state.sides.len() => totals.iter().copied().collect(),
            _ => return Err("idle.totals: a total for each seat is wanted".to_owned()),
        };
        Ok(state)
    }

    /// Where the game waits, and what lies in the clash.
    fn rest(&self, state: &mut State, note: &Note) -> Result<(), String> {
        let word = note.rest.as_deref().unwrap_or("action");
        state.rest = [Rest::Action, Rest::Response, Rest::Redirect, Rest::Choice, Rest::Over]
            .into_iter()
            .find(|rest| rest_word(*rest) == word)
            .ok_or_else(|| format!("rest: there is no \"{word}\""))?;
        state.volley = note.volley.as_ref().map(|volley| volley.read(self)).transpose()?.map(Box::new);
        state.pending = note.pending.as_ref().map(|pending| pending.read(self)).transpose()?.map(Box::new);
        if let Some(end) = &note.end {
            let why = [Why::Last, Why::Stalemate, Why::Agreed, Why::Award]
                .into_iter()
                .find(|why| why_word(*why) == end.why)
                .ok_or_else(|| format!("end.why: there is no \"{}\"", end.why))?;
            let place =
                |place: &Vec<String>| place.iter().map(|word| self.seat(word)).collect::<Result<_, _>>();
            state.end = Some(End { places: end.places.iter().map(place).collect::<Result<_, _>>()?, why });
        }
        Ok(())
    }

    fn id(word: &str, serial: &mut u32) -> Result<u32, String> {
        let id = word.strip_prefix('#').and_then(|id| id.parse::<u32>().ok()).filter(|id| *id > 0);
        let id = id.ok_or_else(|| format!("\"{word}\" is no id such as #4"))?;
        *serial = (*serial).max(id);
        Ok(id)
    }

    /// The next id where none is named.
    fn next(serial: &mut u32) -> u32 {
        *serial += 1;
        *serial
    }

    fn lasting(&self, line: &str, serial: &mut u32) -> Result<Lasting, String> {
        match line.split_whitespace().collect::<Vec<_>>().as_slice() {
            [card, by, at, rest @ ..] if rest.len() < 2 => Ok(Lasting {
                card: self.card(card)?,
                by: self.seat(by)?,
                at: self.seat(at)?,
                id: match rest.first() {
                    Some(word) => Self::id(word, serial)?,
                    None => Self::next(serial),
                },
            }),
            _ => Err(format!("lasting: \"{line}\" is not CARD SEAT SEAT #ID")),
        }
    }

    fn character(&self, line: &str, serial: &mut u32) -> Result<Character, String> {
        let mut words = line.split_whitespace();
        let card = self.card(words.next().unwrap_or_default())?;
        let mut mark = Mark { ready: true, ..Mark::default() };
        let mut id = None;
        for word in words {
            match word {
                "new" => mark.ready = false,
                "used" => mark.used = true,
                "bound" => mark.bound = true,
                word => id = Some(Self::id(word, serial)?),
            }
        }
        Ok(Character { id: id.unwrap_or_else(|| Self::next(serial)), card, mark })
    }

    fn side(&self, rules: &Rules, note: &SideNote, serial: &mut u32) -> Result<Side, String> {
        let mut side = Side::new();
        let warrior = note.warrior.as_deref().unwrap_or("jeni");
        side.hero = self.pool.hero(warrior).ok_or_else(|| format!("there is no Warrior \"{warrior}\""))?;
        side.start = rules.terms.start(self.pool.warrior(side.hero).svpt);
        side.total = note.total.unwrap_or(side.start);
        side.copycat = note.copycat;
        side.hand = self.cards(&note.hand)?;
        side.hand.sort_unstable();
        side.arsenal = match &note.arsenal {
            Some(words) => self.cards(words)?,
            None => self.pool.usable(side.hero).take(FILLER).collect(),
        };
        side.arsenal.reverse();
        let mut brought = self.cards(&note.brought)?;
        brought.sort_unstable();
        side.brought = brought.into();
        (side.top, side.bottom) = (note.top, note.bottom);
        side.forget();
        for word in note.mark.split_whitespace() {
            match word {
                "used" => side.mark.used = true,
                "bound" => side.mark.bound = true,
                word => return Err(format!("mark: there is no \"{word}\"")),
            }
        }
        for line in &note.row {
            side.row.push(self.character(line, serial)?);
        }
        for line in &note.wards {
            let bad = || format!("wards: \"{line}\" is not CARD STRENGTH");
            let (card, strength) = line.split_once(' ').ok_or_else(bad)?;
            let strength = strength.parse().map_err(|_| bad())?;
            side.wards.push(Ward { card: self.card(card)?, strength });
        }
        side.nowhere = self.cards(&note.nowhere)?;
        side.exile = self.cards(&note.exile)?;
        side.removed = self.cards(&note.removed)?;
        side.buried = self.cards(&note.buried)?;
        side.scattered = self.cards(&note.scattered)?;
        (side.two, side.stall, side.out) = (note.two, note.stall, note.out);
        for word in note.once.split_whitespace() {
            match word {
                "succeeded" => side.succeeded = true,
                "struck" => side.struck = true,
                "armor" => side.armor = true,
                "veil" => side.veil = true,
                word => return Err(format!("once: there is no \"{word}\"")),
            }
        }
        for glimpse in &note.glimpses {
            let mut cards = self.cards(&glimpse.cards)?;
            cards.sort_unstable();
            side.glimpses.push(Glimpse { of: self.seat(&glimpse.of)?, round: glimpse.round, cards });
        }
        (side.late, side.away) = (note.late, note.away);
        side.saved = self.cards(&note.saved)?;
        side.discards.clone_from(&note.discards);
        Ok(side)
    }
}
