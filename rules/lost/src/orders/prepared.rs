//! Something prepared: moves to be carried out in order, if its conditions hold (LOST-22.7).

use skald_toolkit::{
    grammar::{Cursor, Notation, Number, One, Word},
    notation,
};
use skald_vocabulary::interface::{Kept, Say, Seat};

use crate::{
    cards::Beast,
    moves::{Move, Step},
    state::{Fight, PublicState, Question},
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
    fn holds(self, table: &PublicState, seat: Seat) -> bool {
        let side = table.side(seat);
        match self {
            Self::Foe(beast) => side.foe.is_some_and(|foe| foe.beast == beast),
            Self::Markers(count) => side.foe.is_some_and(|foe| foe.markers >= count),
            Self::FaceUp(beast) => table.face_up == Some(beast),
            Self::Life(count) => side.life >= count,
        }
    }
}

/// How far something prepared has come. Slots have a number of their own in the whole game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Due {
    /// It waits, and no slot is meant yet.
    #[default]
    Open,
    /// It is for this slot.
    For(u16),
    /// It began in this slot: its conditions held. It is used up by it.
    Begun(u16),
}

/// Moves that were prepared.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Prepared {
    /// For which slot it is.
    pub due: Due,
    /// What must hold.
    pub when: Vec<Condition>,
    /// What is done.
    pub parts: Vec<Move>,
}

/// The number of a slot in the whole game: those of later levels are greater.
fn slot_of(table: &PublicState, fight: &Fight) -> u16 {
    u16::from(table.level) * 256 + fight.slot
}

/// The next slot of a player: not the one that is running.
fn next_slot(table: &PublicState, fight: &Fight, seat: Seat) -> u16 {
    let after = table.from(table.left(fight.active)).position(|of| of == seat).unwrap_or_default();
    slot_of(table, fight) + 1 + u16::try_from(after).unwrap_or_default()
}

/// What a player is asked now that can be prepared for.
fn asked(fight: &Fight, seat: Seat) -> Option<&'static str> {
    let ask = fight.asks.iter().find(|ask| ask.seat == seat)?;
    Some(match &ask.what {
        Question::Select => "select",
        Question::Met => "met",
        Question::Attack => "attack",
        Question::Defend(_) => "defend",
        Question::Heal => "heal",
        Question::Reward => "reward",
        Question::Charge(_) | Question::Look { .. } | Question::Drop => return None,
    })
}

impl Prepared {
    /// What has become of it by now, if it is for the own turn.
    pub fn kept_for_turn(self, table: &PublicState, seat: Seat) -> Kept<Self> {
        let Some(fight) = table.fight() else {
            return if self.due == Due::Open { Kept::As(self) } else { self.past() };
        };
        let now = slot_of(table, fight);
        let slot = match self.due {
            Due::Open => next_slot(table, fight, seat),
            Due::For(slot) | Due::Begun(slot) => slot,
        };
        if slot < now {
            self.past()
        } else if slot > now {
            Kept::As(Self { due: Due::For(slot), ..self })
        } else {
            self.kept_in(now, table, seat, asked(fight, seat))
        }
    }

    /// What has become of it by now, if it is for damage in another player's turn.
    pub fn kept_for_hit(self, table: &PublicState, seat: Seat) -> Kept<Self> {
        let now = table.fight().map(|fight| slot_of(table, fight));
        if let Due::Begun(slot) = self.due
            && now != Some(slot)
        {
            return self.past();
        }
        let asked = table.fight().filter(|fight| fight.active != seat).and_then(|fight| asked(fight, seat));
        match (now, asked) {
            (Some(now), Some(kind)) => self.kept_in(now, table, seat, Some(kind)),
            _ => Kept::As(self),
        }
    }

    /// The same in its slot: it begins if its conditions hold, and ends with the first question for which it has nothing.
    fn kept_in(self, slot: u16, table: &PublicState, seat: Seat, asked: Option<&str>) -> Kept<Self> {
        let begun = match self.due {
            Due::Begun(_) => self,
            _ if self.when.iter().all(|condition| condition.holds(table, seat)) => {
                Self { due: Due::Begun(slot), when: Vec::new(), parts: self.parts }
            }
            _ => return Kept::Dropped(Say::new("lost-stopped-else")),
        };
        let foe = table.side(seat).foe.is_some();
        match asked {
            Some(kind) if begun.part(kind, foe).is_none() => Kept::Dropped(Say::new("lost-stopped-asked")),
            _ => Kept::As(begun),
        }
    }

    /// Its slot is over, and something of it is left.
    fn past(&self) -> Kept<Self> {
        Kept::Dropped(Say::new(match self.due {
            Due::Begun(_) => "lost-stopped-rest",
            Due::Open | Due::For(_) => "lost-stopped-past",
        }))
    }

    /// What it gives in the slot in which it has begun.
    pub fn given(&self, table: &PublicState, seat: Seat, kind: &str) -> Option<&Move> {
        let now = table.fight().map(|fight| slot_of(table, fight))?;
        let part = self.part(kind, table.side(seat).foe.is_some());
        part.filter(|_| self.due == Due::Begun(now)).map(|(_, part)| part)
    }

    /// The part that answers a decision of this kind, parts for questions that were not asked being passed over.
    fn part(&self, kind: &str, foe: bool) -> Option<(usize, &Move)> {
        self.parts.iter().enumerate().find(|(_, part)| fits(part, kind, foe))
    }

    /// What is left once it has answered a decision of this kind; `None` when nothing is.
    pub fn after(&self, kind: &str, foe: bool) -> Option<Self> {
        let (at, _) = self.part(kind, foe)?;
        let parts: Vec<Move> = self.parts.iter().skip(at + 1).cloned().collect();
        (!parts.is_empty()).then(|| Self { parts, ..self.clone() })
    }
}

/// Whether a part answers a decision of this kind, with a monster in front or without.
fn fits(part: &Move, kind: &str, foe: bool) -> bool {
    match part {
        Move::Step(Step::Pass) => kind == "met",
        Move::Step(Step::Stay) => kind == "met" || (kind == "select" && foe),
        Move::Step(Step::PassFaceUp | Step::PassDraw) => kind == "select" && foe,
        Move::Step(Step::FaceUp | Step::Draw) => kind == "select" && !foe,
        other => other.answers(kind),
    }
}

impl Notation for Prepared {
    fn write(&self, to: &mut Vec<Word>) {
        match self.due {
            Due::Open => {}
            Due::For(slot) => to.extend([Word::Fixed("for"), Word::Number(slot.into())]),
            Due::Begun(slot) => to.extend([Word::Fixed("begun"), Word::Number(slot.into())]),
        }
        self.when.iter().for_each(|condition| condition.write(to));
        for part in &self.parts {
            to.push(Word::Fixed("then"));
            part.write(to);
        }
    }

    fn read(from: &mut Cursor<'_>) -> Option<Self> {
        let mut all = Self::default();
        if from.eat("for") {
            all.due = Due::For(from.next()?.parse().ok()?);
        } else if from.eat("begun") {
            all.due = Due::Begun(from.next()?.parse().ok()?);
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
