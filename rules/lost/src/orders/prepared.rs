//! Something prepared: moves to be carried out in order, if its conditions hold (LOST-22.7).

use skald_toolkit::{
    grammar::{Cursor, Notation, Number, One, Word},
    notation,
};
use skald_vocabulary::interface::Seat;

use crate::{
    cards::{Beast, Card},
    moves::{Move, Step},
    state::Table,
};

/// What must hold when the slot begins.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Condition {
    /// This monster lies in front of me.
    Foe(Beast),
    /// It has at least so many markers.
    Markers(u8),
    /// This monster lies face up.
    FaceUp(Beast),
    /// My life is at least so much.
    Life(u8),
}

notation! { Condition {
    Foe(monster: One) = "if-foe",
    Markers(count: Number) = "if-markers",
    FaceUp(monster: One) = "if-face-up",
    Life(count: Number) = "if-life",
} }

impl Condition {
    fn holds(self, table: &Table, seat: Seat) -> bool {
        let side = table.side(seat);
        match self {
            Self::Foe(beast) => side.foe.is_some_and(|foe| foe.beast == beast),
            Self::Markers(count) => side.foe.is_some_and(|foe| foe.markers >= count),
            Self::FaceUp(beast) => table.face_up == Some(beast),
            Self::Life(count) => side.life >= count,
        }
    }
}

/// Moves that were prepared.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Prepared {
    /// In which slot it began; it is used up by that slot.
    pub begun: Option<u16>,
    /// What must hold.
    pub when: Vec<Condition>,
    /// What is done.
    pub parts: Vec<Move>,
}

/// The name of a slot of the whole game.
pub fn slot_of(table: &Table) -> u16 {
    table.fight().map_or(0, |fight| u16::from(table.level) * 256 + fight.slot)
}

impl Prepared {
    /// Whether it is for this slot: it began in it, or it begins and its conditions hold.
    pub fn is_for(&self, table: &Table, seat: Seat) -> bool {
        match self.begun {
            Some(slot) => slot == slot_of(table),
            None => self.when.iter().all(|condition| condition.holds(table, seat)),
        }
    }

    /// The part that answers a decision of this kind, parts for questions that were not asked being passed over.
    pub fn part(&self, kind: &str, foe: bool) -> Option<(usize, &Move)> {
        self.parts.iter().enumerate().find(|(_, part)| fits(part, kind, foe))
    }

    /// What is left once a part was carried out; `None` when nothing is.
    pub fn after(&self, at: usize, slot: u16) -> Option<Self> {
        let parts: Vec<Move> = self.parts.iter().skip(at + 1).cloned().collect();
        (!parts.is_empty()).then(|| Self { begun: Some(slot), when: Vec::new(), parts })
    }
}

/// Whether a move answers a decision of this kind.
fn fits(part: &Move, kind: &str, foe: bool) -> bool {
    match part {
        Move::Step(Step::Pass) => kind == "met",
        Move::Step(Step::Stay) => kind == "met" || (kind == "select" && foe),
        Move::Step(Step::PassFaceUp | Step::PassDraw) => kind == "select" && foe,
        Move::Step(Step::FaceUp | Step::Draw) => kind == "select" && !foe,
        Move::Use { .. } => matches!(kind, "select" | "met" | "attack" | "defend" | "heal"),
        Move::Attack(_) | Move::Slay(_) => kind == "attack",
        Move::Defend(_) => kind == "defend",
        Move::Reward(_) => kind == "reward",
        Move::Fall => kind == "heal",
        _ => false,
    }
}

impl Notation for Prepared {
    fn write(&self, to: &mut Vec<Word>) {
        if let Some(slot) = self.begun {
            to.extend([Word::Fixed("begun"), Word::Number(slot.into())]);
        }
        self.when.iter().for_each(|condition| condition.write(to));
        for part in &self.parts {
            to.push(Word::Fixed("then"));
            part.write(to);
        }
    }

    fn read(from: &mut Cursor<'_>) -> Option<Self> {
        let mut all = Self::default();
        if from.eat("begun") {
            all.begun = Some(from.next()?.parse().ok()?);
        }
        while let Some(condition) = from.attempt(Condition::read) {
            all.when.push(condition);
        }
        while from.eat("then") {
            let mut words = Vec::new();
            loop {
                let mut ahead = *from;
                match ahead.next() {
                    None | Some("then") => break,
                    Some(word) => words.push(word),
                }
                *from = ahead;
            }
            all.parts.push(words.join(" ").parse().ok()?);
        }
        (!all.parts.is_empty()).then_some(all)
    }

    fn forms() -> Vec<String> {
        vec!["[CONDITION ...] then MOVE [then MOVE ...]".to_owned()]
    }
}

/// A word that ends one part and begins the next, among cards to choose from.
pub const THEN: Card = Card(skald_vocabulary::interface::Key::of("then"));
