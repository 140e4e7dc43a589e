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

use crate::{
    moves::Move,
    view::{OwnView, Phase, View},
};
use skald_toolkit::{
    grammar::{Codec, Cursor, Notation, Number, One, Word},
    key_words,
};
use skald_vocabulary::interface::Seat;

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

key_words! { Stage { Cycle = "cycle", Lay = "lay", Do = "steps", Ask = "ask" } }

/// Whether an action can stand in a prepared round: of the own round, with the card that it needs. Whether it is legal
/// is judged when its turn comes.
#[must_use]
pub const fn may_be_prepared(step: &Move) -> bool {
    match step {
        Move::Attack(attacks) => !attacks.is_empty(),
        Move::Inspire(cards) => !cards.is_empty(),
        Move::Lay(..) | Move::Play(..) | Move::Cycle(_) | Move::Ability(_) | Move::End => true,
        _ => false,
    }
}

/// Whether an action ends the round, so that none can follow it.
#[must_use]
pub const fn is_last(step: &Move) -> bool {
    matches!(step, Move::End | Move::Inspire(_))
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
        matches!(self.steps.first(), Some(Move::Inspire(_)))
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
            return Some((Stage::Cycle, Move::Cycle(card)));
        }
        if self.lay
            && starts
            && stage <= Stage::Lay
            && let Some(laid) = first_laid(view, own)
        {
            return Some((Stage::Lay, laid));
        }
        if let Some(step) = self.steps.first() {
            return Some((Stage::Do, step.clone()));
        }
        // Countering is an action of the own round too (CHAOS-4.6).
        let idle = !own.can_act && own.counters.iter().all(|(_, cards)| cards.is_empty());
        (self.end && idle).then_some((Stage::Do, Move::End))
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
}

/// The first character of the hand as it is laid; with the next living opponent in seat order where one is looked at
/// (decision 4).
fn first_laid(view: &View, own: &OwnView) -> Option<Move> {
    let of = own.hand.iter().find(|of| of.face.card.kind.is_character())?;
    let card = of.face.card.key;
    if !of.names_opponent {
        return Some(Move::Lay(card, None));
    }
    let place = view.order.iter().position(|seat| *seat == own.seat)?;
    let mut after = view.order.iter().cycle().skip(place + 1).take(view.order.len());
    let lives = |seat: Seat| view.seats.iter().any(|side| side.seat == seat && !side.out);
    let next = after.find(|seat| **seat != own.seat && lives(**seat))?;
    Some(Move::Lay(card, Some(*next)))
}

/// How the order is written after its verb.
#[derive(Debug)]
pub(super) struct Parts;

impl Codec<Round> for Parts {
    fn write(round: &Round, to: &mut Vec<Word>) {
        let parts = [(round.cycle, "cycle"), (round.lay, "lay"), (round.end, "end")];
        to.extend(parts.into_iter().filter(|(says, _)| *says).map(|(_, word)| Word::Fixed(word)));
        if let Some(Progress { round, acts, stage }) = round.progress {
            to.extend([Word::Fixed("at"), Word::Number(round.into()), Word::Number(acts.into())]);
            One::write(&stage, to);
        }
        for (at, step) in round.steps.iter().enumerate() {
            to.push(Word::Fixed(if at == 0 { "do" } else { "then" }));
            step.write(to);
        }
    }

    fn read(from: &mut Cursor<'_>) -> Option<Round> {
        let mut round = Round {
            cycle: from.eat("cycle"),
            lay: from.eat("lay"),
            end: from.eat("end"),
            ..Round::default()
        };
        if from.eat("at") {
            let (number, acts) = (Number::read(from)?, Number::read(from)?);
            round.progress = Some(Progress { round: number, acts, stage: One::read(from)? });
        }
        if from.eat("do") {
            let words: Vec<&str> = std::iter::from_fn(|| from.next()).collect();
            for step in words.split(|word| *word == "then") {
                round.steps.push(step.join(" ").parse().ok().filter(may_be_prepared)?);
            }
        }
        let ends = round.steps.iter().position(is_last).is_none_or(|at| at + 1 == round.steps.len());
        (ends && round.steps.len() <= MOST_STEPS && round.says()).then_some(round)
    }

    fn form(_: &str) -> String {
        "[cycle] [lay] [end] [do ACTION then ACTION ...]".to_owned()
    }
}
