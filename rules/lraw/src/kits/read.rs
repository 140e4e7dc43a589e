//! Reading a deck (10.1): all that cannot be read is found, not just the first.

use std::collections::BTreeMap;

use super::{
    Side,
    deck::Deck,
    from_code,
    names::{Part, find, misplaced},
};
use crate::cards::{Face, FaceId, Kind, Legion, Pool};
use skald_toolkit::lists::{self, MOST_FAULTS, counted, nearest, pieces, squeeze};
use skald_vocabulary::interface::{KitFault, Name, Say};

/// A list as far as it could be read.
#[derive(Clone, Debug, Default)]
pub struct Draft {
    /// Its name.
    pub name: Option<String>,
    /// Its legion.
    pub legion: Option<Legion>,
    /// Its Warlord.
    pub warlord: Option<FaceId>,
    /// Its Veil.
    pub veil: Option<FaceId>,
    /// Its Synergy.
    pub synergy: Option<FaceId>,
    /// Its Guardian: said to be blank, or a card.
    pub guardian: Option<Option<FaceId>>,
    /// The Main Deck.
    pub main: Side,
    /// The Side Deck.
    pub side: Side,
    /// Whether a blank Guardian lies in the Side Deck.
    pub blank_aside: bool,
    /// The line on which each card and each field stands.
    pub lines: BTreeMap<FaceId, usize>,
    /// What could not be read.
    pub faults: Vec<KitFault>,
    /// Whether all entries could be read, so that the number of cards is known.
    pub whole: bool,
    fields: BTreeMap<Field, usize>,
    /// The line of the head, where that has no name.
    nameless: Option<usize>,
}

/// A field of a list.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Field {
    Legion,
    Warlord,
    Veil,
    Synergy,
    Guardian,
    Main,
    Side,
}

impl Field {
    const ALL: [(Self, &'static str); 7] = [
        (Self::Legion, "legion"),
        (Self::Warlord, "warlord"),
        (Self::Veil, "veil"),
        (Self::Synergy, "synergy"),
        (Self::Guardian, "guardian"),
        (Self::Main, "main"),
        (Self::Side, "side"),
    ];

    fn word(self) -> &'static str {
        Self::ALL.into_iter().find(|(field, _)| *field == self).map_or("", |(_, word)| word)
    }
}

/// Reads as much of a list or a short code as can be read.
#[must_use]
pub fn draft(pool: &Pool, text: &str) -> Draft {
    let text = text.trim().trim_start_matches('\u{feff}');
    if text.starts_with("LRAW1.") {
        return match from_code(pool, text) {
            Some(deck) => Draft::of(&deck).sifted(pool),
            None => {
                let fault = KitFault { line: 1, say: Say::new("lraw-deck-code"), clause: "" };
                Draft { faults: vec![fault], ..Draft::default() }
            }
        };
    }
    let mut draft = Draft { whole: true, ..Draft::default() };
    let mut open = None;
    let mut headed = false;
    for (number, line) in (1_usize..).zip(text.lines()) {
        if draft.faults.len() >= MOST_FAULTS
            || number > lists::LINES
            || line.chars().count() > 10 * lists::WIDTH
        {
            draft.whole = false;
            break;
        }
        let line = line.split('#').next().unwrap_or_default().trim();
        if line.is_empty() {
            continue;
        }
        if !headed {
            headed = true;
            if draft.head(number, line) {
                continue;
            }
        }
        open = draft.line(pool, number, line, open);
    }
    if !headed {
        draft.fault(usize::from(!text.is_empty()), Say::new("lraw-deck-head"));
    }
    for (field, word) in Field::ALL {
        if !draft.fields.contains_key(&field) {
            draft.fault(0, Say::new("lraw-deck-missing").with("field", word));
        }
    }
    draft
}

impl Draft {
    /// A list of which only name and Warlord are known, with a blank Guardian.
    #[must_use]
    pub fn headed(name: Option<String>, warlord: Option<FaceId>, legion: Option<Legion>) -> Self {
        Self { name, warlord, legion, guardian: Some(None), whole: true, ..Self::default() }
    }

    /// What is known of a deck that is whole.
    #[must_use]
    pub fn of(deck: &Deck) -> Self {
        Self {
            name: Some(deck.name.clone()),
            legion: Some(deck.legion),
            warlord: Some(deck.warlord),
            veil: Some(deck.veil),
            synergy: Some(deck.synergy),
            guardian: Some(deck.guardian),
            main: deck.main.clone(),
            side: deck.side.clone(),
            blank_aside: deck.blank_aside,
            whole: true,
            ..Self::default()
        }
    }

    /// The same without cards that cannot lie where a code has them, each of which is a fault (V-14).
    fn sifted(mut self, pool: &Pool) -> Self {
        for (side, part) in [(&mut self.main, Part::Main), (&mut self.side, Part::Side)] {
            let strange = side.keys().copied().filter(|card| !part.takes(pool.face(*card).kind));
            for card in strange.collect::<Vec<_>>() {
                side.remove(&card);
                let (say, clause) = part.misplaced(pool.face(card));
                self.faults.push(KitFault { line: 1, say, clause });
                self.whole = false;
            }
        }
        self
    }

    /// The deck, if it has all its parts.
    #[must_use]
    pub fn deck(&self) -> Option<Deck> {
        Some(Deck {
            name: self.name.clone().unwrap_or_default(),
            legion: self.legion?,
            warlord: self.warlord?,
            veil: self.veil?,
            synergy: self.synergy?,
            guardian: self.guardian?,
            main: self.main.clone(),
            side: self.side.clone(),
            blank_aside: self.blank_aside,
        })
    }

    /// What is said of a head without a name (V-01, 10.1).
    #[must_use]
    pub fn nameless(&self) -> Option<KitFault> {
        let fault = |line| KitFault { line, say: Say::new("lraw-deck-head"), clause: "" };
        self.nameless.map(fault)
    }

    fn fault(&mut self, line: usize, say: Say) {
        self.faults.push(KitFault { line, say, clause: "" });
    }

    /// The first line; whether it is one.
    fn head(&mut self, number: usize, line: &str) -> bool {
        let (word, name) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let name = name.trim();
        if word.eq_ignore_ascii_case("LRAW1") {
            if lists::proper(name) {
                self.name = Some(name.to_owned());
            } else if name.is_empty() {
                self.nameless = Some(number);
            } else {
                self.fault(number, Say::new("lraw-deck-name"));
            }
            return true;
        }
        self.fault(number, Say::new("lraw-deck-head"));
        !line.contains(':')
    }

    /// Any other line; the field whose entries may go on after it.
    fn line(&mut self, pool: &Pool, number: usize, line: &str, open: Option<Field>) -> Option<Field> {
        let begun = line.split_once(':').map(|(word, rest)| (word.trim(), rest.trim()));
        let known = |word: &str| Field::ALL.into_iter().find(|(_, name)| name.eq_ignore_ascii_case(word));
        let Some((word, rest)) = begun.filter(|(word, _)| open.is_none() || !word.contains([',', '"']))
        else {
            match open {
                Some(field) => self.entries(pool, number, field, line),
                None => self.unknown(number, line),
            }
            return open;
        };
        let Some((field, name)) = known(word) else {
            // Names of cards may have a colon in them.
            match open {
                Some(field) if counted(line).is_some_and(|(_, name)| find(pool, name).is_some()) => {
                    self.entries(pool, number, field, line);
                }
                _ => self.unknown(number, word),
            }
            return open;
        };
        if let Some(first) = self.fields.insert(field, number) {
            let say = Say::new("lraw-deck-twice").with("field", name).with("first", first).with("n", number);
            self.fault(number, say);
            return None;
        }
        match field {
            Field::Main | Field::Side => {
                self.entries(pool, number, field, rest);
                return Some(field);
            }
            Field::Legion => {
                let named = Legion::ALL.into_iter().find(|legion| legion.word().eq_ignore_ascii_case(rest));
                match named {
                    Some(legion) => self.legion = Some(legion),
                    None => self.no_card(pool, number, rest),
                }
            }
            Field::Guardian if rest.eq_ignore_ascii_case("blank") => self.guardian = Some(None),
            _ => self.led(pool, number, field, rest),
        }
        None
    }

    fn unknown(&mut self, number: usize, text: &str) {
        self.fault(number, Say::new("lraw-deck-field").with("n", number).with("text", text));
    }

    /// A command card.
    fn led(&mut self, pool: &Pool, number: usize, field: Field, text: &str) {
        let Some(card) = find(pool, text) else { return self.no_card(pool, number, text) };
        let face = pool.face(card);
        let wanted = match field {
            Field::Warlord => Kind::Warlord,
            Field::Veil => Kind::Veil,
            Field::Synergy => Kind::Synergy,
            _ => Kind::Guardian,
        };
        if face.kind != wanted {
            return self.misplaced(number, face, field);
        }
        self.lines.insert(card, number);
        match field {
            Field::Warlord => self.warlord = Some(card),
            Field::Veil => self.veil = Some(card),
            Field::Synergy => self.synergy = Some(card),
            _ => self.guardian = Some(Some(card)),
        }
    }

    fn misplaced(&mut self, number: usize, face: &Face, field: Field) {
        let say = misplaced(face, field.word());
        self.faults.push(KitFault { line: number, say, clause: "LRAW-2.1.8" });
    }

    /// Entries of the Main Deck or the Side Deck.
    fn entries(&mut self, pool: &Pool, number: usize, field: Field, text: &str) {
        if text.eq_ignore_ascii_case("none") {
            return;
        }
        for entry in pieces(text) {
            if field == Field::Side && squeeze(entry) == "1blank" {
                self.blank_aside = true;
                continue;
            }
            let Some((copies, name)) = counted(entry).filter(|(copies, _)| (1..=3).contains(copies)) else {
                self.whole = false;
                self.fault(number, Say::new("lraw-deck-count").with("text", entry));
                continue;
            };
            let Some(card) = find(pool, name) else {
                self.whole = false;
                self.no_card(pool, number, name);
                continue;
            };
            let face = pool.face(card);
            let part = if field == Field::Main { Part::Main } else { Part::Side };
            if !part.takes(face.kind) {
                self.whole = false;
                self.misplaced(number, face, field);
                continue;
            }
            self.lines.insert(card, number);
            let to = if field == Field::Main { &mut self.main } else { &mut self.side };
            let held = to.entry(card).or_insert(0);
            *held = held.saturating_add(u8::try_from(copies).unwrap_or(u8::MAX));
        }
    }

    /// A text that is no card, or fits several.
    fn no_card(&mut self, pool: &Pool, number: usize, text: &str) {
        let text = text.trim_matches('"');
        let wanted = squeeze(text);
        let like: Vec<Name> = pool
            .faces()
            .filter(|(_, face)| face.kind != Kind::Token)
            .filter(|(_, face)| wanted.len() >= 3 && squeeze(&face.name).contains(&wanted))
            .map(|(_, face)| face.name)
            .collect();
        let says = |names: &[Name]| -> Vec<Say> {
            names.iter().take(3).map(|name| Say::new("lraw-name").with("name", *name)).collect()
        };
        let say = if like.len() > 1 {
            Say::new("lraw-deck-several").with("text", text).with("list", says(&like))
        } else {
            let names: Vec<Name> = pool.faces().map(|(_, face)| face.name).collect();
            let near: Vec<Name> = nearest(text, names.iter()).into_iter().collect();
            Say::new("lraw-deck-unknown").with("text", text).with("list", says(&near))
        };
        self.fault(number, say);
    }
}
