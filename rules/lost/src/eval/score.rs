//! Legend points (LOST-19), and trophy tokens (LOST-16.5).

use serde::Serialize;
use skald_vocabulary::interface::Seat;

use super::Eyes;
use crate::{
    cards::{Goal, Kind, Stack},
    state::Side,
};

/// From how much experience on it is worth how many points (LOST-19.2).
const EXPERIENCE: [(u16, u16); 5] = [(30, 20), (28, 16), (24, 13), (20, 10), (16, 8)];
/// For the most and the second most gold (LOST-19.4).
const GOLD: [u16; 2] = [6, 3];
/// The experience of each hero level (LOST-15.2).
pub const THRESHOLDS: [u16; 5] = [3, 6, 12, 20, 30];

/// The legend points of a player by source.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Score {
    /// Legend markers.
    pub legend: u16,
    /// For experience.
    pub xp: u16,
    /// Trophy tokens.
    pub tokens: u16,
    /// For gold.
    pub gold: u16,
}

impl Score {
    /// All together.
    #[must_use]
    pub const fn total(&self) -> u16 {
        self.legend + self.xp + self.tokens + self.gold
    }
}

/// The points for so much experience.
#[must_use]
pub fn experience(xp: u16) -> u16 {
    EXPERIENCE.iter().find(|(from, _)| xp >= *from).map_or(0, |(_, points)| *points)
}

/// The hero levels that so much experience has reached.
#[must_use]
pub fn hero_levels(xp: u16) -> u8 {
    u8::try_from(THRESHOLDS.iter().filter(|from| xp >= **from).count()).unwrap_or(0)
}

impl Eyes<'_> {
    /// What a player would have if the game ended now.
    pub fn score(&self, seat: Seat) -> Score {
        let side = self.side(seat);
        let mut amounts: Vec<u16> = self.table.sides.iter().map(|side| side.gold).collect();
        amounts.sort_unstable_by(|one, other| other.cmp(one));
        amounts.dedup();
        let place = amounts.iter().position(|amount| *amount == side.gold);
        Score {
            legend: side.legend,
            xp: experience(side.xp),
            tokens: side.tokens.iter().map(|token| u16::from(token.points)).sum(),
            gold: place.and_then(|place| GOLD.get(place)).copied().unwrap_or(0),
        }
    }

    /// Whether trophies meet what a stack asks for.
    pub fn meets(&self, side: &Side, stack: &Stack) -> bool {
        let counts = side.counts(self.pool);
        match stack.goal {
            Goal::Pair(kind) => counts[kind as usize] >= 2,
            Goal::Triple => counts.iter().any(|count| *count >= 3),
            Goal::Variety => counts.iter().all(|count| *count >= 1),
        }
    }

    /// The token of a stack that a player takes now: its condition is met, it has none of it, and one is left (LOST-16.5).
    pub fn won_token(&self, seat: Seat, stack: &Stack) -> Option<u8> {
        let side = self.side(seat);
        let has = side.tokens.iter().any(|token| token.stack == stack.id);
        self.top_token(stack).filter(|_| !has && self.meets(side, stack))
    }

    /// Whether a player with a new trophy wins its challenge trophy now, and from whom, if anybody holds it (LOST-16.1 to 16.3).
    pub fn wins_challenge(&self, seat: Seat, kind: Kind) -> Option<Option<Seat>> {
        let from = self.table.holder(kind);
        let count = |of: Seat| self.side(of).count(self.pool, kind);
        let keeps = |holder: Seat| holder == seat || count(seat) < count(holder);
        (!from.is_some_and(keeps)).then_some(from)
    }

    /// How gold is dealt, one piece after the other: to oneself, to the left, to the right (LOST-15.3).
    pub fn shares(&self, seat: Seat, gold: u8) -> Vec<(Seat, u8)> {
        let to = [seat, self.table.left(seat), self.table.right(seat)];
        let share = |(seat, place): (Seat, u8)| (seat, gold.saturating_sub(place).div_ceil(3));
        to.into_iter().zip(0..).map(share).filter(|(_, share)| *share > 0).collect()
    }

    /// The worth of the top token of a stack; `None` when it is empty (LOST-16.6).
    pub fn top_token(&self, stack: &Stack) -> Option<u8> {
        let sides = self.table.sides.iter();
        let taken = sides.flat_map(|side| &side.tokens).filter(|token| token.stack == stack.id).count();
        stack.points.get(taken).copied()
    }
}
