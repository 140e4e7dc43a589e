//! What is done in the own round (5.2): `cycle_all`, `lay_all`, the prepared round, `end_if_idle`, in this precedence.
//!
//! ```text
//! round cycle lay end
//! round lay do lay rixa then attack torpedo with adrenaline b then end
//! round lay at 17 2 lay do ...     how far it has come: in round 17, after 2 actions, while laying
//! ```
//!
//! The prepared list grows shorter as it is carried out, so what is left of it is always what is written. Its first
//! illegal action stops it, and the player is asked: until the next round the order then gives nothing.

use std::fmt;

use crate::{
    moves::{Move, Verb},
    view::{OwnView, Phase, View},
};
use skald_vocabulary::interface::{Key, Seat};

/// The most actions of a prepared round.
pub const MOST_STEPS: usize = 8;

/// What is done in the own round.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Round {
    /// `cycle_all`: at the start of step 5 every duplicate is cycled.
    pub cycle: bool,
    /// `lay_all`: at the start of step 5 every Sidekick and Special is laid.
    pub lay: bool,
    /// `end_if_idle`: the round is ended when nothing else is possible.
    pub end: bool,
    /// The prepared round: what is left of its actions, at most eight.
    pub steps: Vec<Move>,
    /// How far the order has come in the round in which it last gave a move.
    pub progress: Option<Progress>,
}

/// How far an order has come in a round.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Progress {
    /// The round's number.
    pub round: u32,
    /// How many actions of that round will have been answered once its last move is played.
    pub acts: u16,
    /// What it was about.
    pub stage: Stage,
}

/// The parts of the order as they follow each other.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Stage {
    /// Duplicates are cycled.
    Cycle,
    /// Characters are laid.
    Lay,
    /// The prepared round is carried out.
    Do,
    /// The prepared round was stopped: the player is asked for the rest of the round.
    Ask,
}

impl Stage {
    const ALL: [Self; 4] = [Self::Cycle, Self::Lay, Self::Do, Self::Ask];

    const fn word(self) -> &'static str {
        match self {
            Self::Cycle => "cycle",
            Self::Lay => "lay",
            Self::Do => "steps",
            Self::Ask => "ask",
        }
    }
}

/// Whether an action can stand in a prepared round: of the own round, with the card that it needs. Whether it is legal
/// is judged when its turn comes.
#[must_use]
pub const fn may_be_prepared(step: &Move) -> bool {
    match step.verb {
        Verb::Lay | Verb::Attack | Verb::Play | Verb::Cycle | Verb::Inspire => !step.words.is_empty(),
        Verb::Ability => true,
        Verb::End => step.words.is_empty(),
        _ => false,
    }
}

/// Whether an action ends the round, so that none can follow it.
#[must_use]
pub const fn is_last(step: &Move) -> bool {
    matches!(step.verb, Verb::End | Verb::Inspire)
}

impl Round {
    /// Whether it says anything.
    #[must_use]
    pub const fn says(&self) -> bool {
        self.cycle || self.lay || self.end || !self.steps.is_empty()
    }

    /// Whether its prepared round begins with an Inspiration Attempt, for which everything else is left out (5.2).
    #[must_use]
    pub fn inspires(&self) -> bool {
        self.steps.first().is_some_and(|step| step.verb == Verb::Inspire)
    }

    /// Whether an Inspiration Attempt is prepared that could still be made in the player's present round.
    #[must_use]
    pub fn waits_to_inspire(&self, view: &View, seat: Seat) -> bool {
        self.inspires() && view.active == seat && view.phase == Phase::Action && !view.acted
    }

    /// What is due in the own round, and in which part of the order.
    pub(super) fn due(&self, view: &View, own: &OwnView) -> Option<(Stage, Move)> {
        let progress = self.progress.filter(|of| of.round == view.round);
        let stage = progress.map_or(Stage::Cycle, |of| of.stage);
        if stage == Stage::Ask {
            return None;
        }
        // Cycling and laying belong to the start of step 5: no action may have come between.
        let starts = view.acts == progress.map_or(0, |of| of.acts) && !self.inspires();
        let cycles = || own.hand.iter().find(|of| of.cycles).map(|of| of.face.card.key);
        if self.cycle
            && starts
            && stage == Stage::Cycle
            && let Some(card) = cycles()
        {
            return Some((Stage::Cycle, Move::with(Verb::Cycle, vec![card])));
        }
        if self.lay
            && starts
            && stage <= Stage::Lay
            && let Some(words) = first_laid(view, own)
        {
            return Some((Stage::Lay, Move::with(Verb::Lay, words)));
        }
        if let Some(step) = self.steps.first() {
            return Some((Stage::Do, step.clone()));
        }
        // Countering is an action of the own round too (CHAOS-4.6).
        let idle = !own.can_act && own.counters.iter().all(|(_, cards)| cards.is_empty());
        (self.end && idle).then(|| (Stage::Do, Move::of(Verb::End)))
    }

    /// What is left of it after what was due, which was legal or not; `None` when it is used up.
    pub(super) fn left(&self, view: &View, own: &OwnView, legal: bool) -> Option<Self> {
        let mut left = self.clone();
        let (stage, _) = self.due(view, own)?;
        let acts = view.acts.saturating_add(u16::from(legal));
        if stage == Stage::Do && !legal {
            left.steps.clear();
            left.progress = Some(Progress { round: view.round, acts, stage: Stage::Ask });
        } else if stage != Stage::Do || !left.steps.is_empty() {
            if stage == Stage::Do {
                left.steps.remove(0);
            }
            left.progress = Some(Progress { round: view.round, acts, stage });
        }
        left.says().then_some(left)
    }

    /// Reads the words after `round`.
    pub(super) fn read(words: &[&str]) -> Option<Self> {
        let from = words.iter().position(|word| *word == "do").unwrap_or(words.len());
        let (mut flags, steps) = words.split_at(from);
        let mut round = Self::default();
        for (word, flag) in [("cycle", &mut round.cycle), ("lay", &mut round.lay), ("end", &mut round.end)] {
            if let [first, rest @ ..] = flags
                && *first == word
            {
                (*flag, flags) = (true, rest);
            }
        }
        round.progress = match flags {
            [] => None,
            ["at", number, acts, stage] => Some(Progress {
                round: plain(number)?,
                acts: plain(acts)?,
                stage: Stage::ALL.into_iter().find(|of| of.word() == *stage)?,
            }),
            _ => return None,
        };
        if let [_, steps @ ..] = steps {
            for step in steps.split(|word| *word == "then") {
                round.steps.push(step.join(" ").parse().ok().filter(may_be_prepared)?);
            }
        }
        let ends = round.steps.iter().position(is_last).is_none_or(|at| at + 1 == round.steps.len());
        (ends && round.steps.len() <= MOST_STEPS && round.says()).then_some(round)
    }
}

/// The first character of the hand as it is laid; with the next living opponent in seat order where one is looked at
/// (decision 4).
fn first_laid(view: &View, own: &OwnView) -> Option<Vec<Key>> {
    let of = own.hand.iter().find(|of| of.face.card.kind.is_character())?;
    let mut words = vec![of.face.card.key];
    if of.names_opponent {
        let place = view.order.iter().position(|seat| *seat == own.seat)?;
        let after = view.order.iter().cycle().skip(place + 1).take(view.order.len());
        let next = after.copied().find(|seat| {
            *seat != own.seat && view.seats.iter().any(|side| side.seat == *seat && !side.out)
        })?;
        words.push(next.key());
    }
    Some(words)
}

/// A number as it is printed.
fn plain<N: std::str::FromStr + ToString>(word: &str) -> Option<N> {
    word.parse::<N>().ok().filter(|number| number.to_string() == word)
}

impl fmt::Display for Round {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("round")?;
        let parts = [(self.cycle, " cycle"), (self.lay, " lay"), (self.end, " end")];
        parts.iter().filter(|(says, _)| *says).try_for_each(|(_, word)| f.write_str(word))?;
        if let Some(Progress { round, acts, stage }) = self.progress {
            write!(f, " at {round} {acts} {}", stage.word())?;
        }
        for (at, step) in self.steps.iter().enumerate() {
            write!(f, " {} {step}", if at == 0 { "do" } else { "then" })?;
        }
        Ok(())
    }
}
