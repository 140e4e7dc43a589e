//! What the answers rest on: names, what is free, who may say what, and why something does not fit.

use std::sync::Arc;

use super::{Illegal, Kind};
use crate::{
    board::{self, Fault, Label},
    cards::{Card, Side},
    options::{Form, Sides},
    setup::Rules,
    state::{Gone, Phase, Rising, State},
};
use skald_vocabulary::interface::{Key, Seat};

/// A card's name.
pub fn name(rules: &Rules, card: Card) -> Arc<str> {
    Arc::clone(&rules.pool.face(card).name)
}

/// The names of some cards.
pub fn names(rules: &Rules, cards: &[Card]) -> Vec<Arc<str>> {
    cards.iter().map(|card| name(rules, *card)).collect()
}

/// The card with a key in a seat's hand. Of two equal ones the one that everybody knows of is taken.
#[must_use]
pub fn hand_card(rules: &Rules, state: &State, seat: Seat, key: Key) -> Option<Card> {
    let player = state.player(seat)?;
    player.shown.iter().chain(&player.hand).find(|card| rules.pool.key(**card) == key).copied()
}

/// The words by which cards are put into an order: their keys, or their spaces where two cards share a key.
#[must_use]
pub fn order_keys(rules: &Rules, gone: &[(Card, Label)]) -> Vec<Key> {
    let key = |card: Card| rules.pool.key(card);
    gone.iter()
        .map(|(card, at)| {
            let twins = gone.iter().filter(|(other, _)| key(*other) == key(*card)).count();
            if twins > 1 { at.key() } else { key(*card) }
        })
        .collect()
}

/// The cards of a list with the spaces that they left.
pub fn with_spaces(gone: &[Gone]) -> Vec<(Card, Label)> {
    gone.iter().map(|gone| (gone.card, gone.at)).collect()
}

/// The Phoenix cards that a seat may order.
pub fn rising(state: &State, seat: Seat, turn: u32) -> Option<&Rising> {
    state.rising.iter().find(|rising| rising.seat == seat && rising.turn == turn)
}

/// Why a move is no answer to this kind of decision: it answers another.
pub const fn other(kind: Kind) -> Illegal {
    let row = kind.row();
    Illegal::OtherQuestion(row.phase, row.wait)
}

/// The pantheons that nobody leads yet.
pub fn free_pantheons(rules: &Rules, state: &State) -> Vec<u8> {
    let taken = |place: &u8| state.players.iter().any(|player| player.pantheon == Some(*place));
    (0..u8::MAX).take(rules.pool.pantheons.len()).filter(|place| !taken(place)).collect()
}

/// A piece's letter as it stands on the picture.
pub fn letter(rules: &Rules, piece: u8) -> Arc<str> {
    let key = rules.pool.pieces.get(usize::from(piece)).map(|piece| piece.key.to_string());
    key.unwrap_or_default().to_uppercase().into()
}

/// The sides that may lie up.
pub const fn sides(rules: &Rules) -> &'static [Side] {
    match rules.sides {
        Sides::Both => &Side::ALL,
        Sides::Alpha => &[Side::Alpha],
        Sides::Omega => &[Side::Omega],
    }
}

/// Why a piece cannot lie at these coordinates of the table.
pub fn misfit(state: &State, form: &crate::cards::Form, x: i16, y: i16, legal: usize) -> Illegal {
    // Coordinates far off the board are no position at all.
    if !(-99..=99).contains(&x) || !(-99..=99).contains(&y) {
        return Illegal::Position(legal);
    }
    match board::judge(&state.ground, form, x, y) {
        Err(Fault::Overlap(x, y)) => {
            let at = state.ground.at(x, y).map(|at| state.ground.grid().label(at).shown());
            Illegal::Overlap(at.unwrap_or_default())
        }
        Err(Fault::Contact(count)) => Illegal::Contact(count),
        Ok(_) => Illegal::Position(legal),
    }
}

/// Whether a seat must, may or may not say where north is with its face-down card (LAW-3.12).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MayTurn {
    /// The first player in round 1.
    Must,
    /// The first player in later rounds.
    May,
    /// Everybody else.
    No,
}

/// Who says where north is.
pub fn may_turn(rules: &Rules, state: &State, seat: Seat) -> MayTurn {
    if seat != state.first || state.fixed {
        MayTurn::No
    } else if state.round > 1 && rules.form != Form::Ragnarok {
        MayTurn::May
    } else {
        MayTurn::Must
    }
}

/// The turn of the active card as it stands.
pub fn trial(state: &State) -> Option<(super::Trial, Card)> {
    let at = usize::from(state.active.at?);
    let card = state.field.get(at)?.card;
    let spaces = state.active.spaces.iter().map(|at| usize::from(*at)).collect();
    Some((super::Trial::go_on(state.field.clone(), at, state.active.used, spaces), card))
}

/// The open draft cards for which a hand card can be exchanged (LAW-13.9).
pub fn fits(rules: &Rules, state: &State, card: Card) -> Vec<Card> {
    state.draft.open.get(rules.pool.class(card)).cloned().unwrap_or_default()
}

/// The opponents with whom a seat may trade (LAW-13.11).
pub fn partners(state: &State, seat: Seat) -> Vec<Seat> {
    let holds = |other: &Seat| state.player(*other).is_some_and(|player| !player.hand.is_empty());
    state.seats().filter(|other| *other != seat && holds(other)).collect()
}

/// The captured cards that a seat's mate wishes to sacrifice, as far as they are entered (LAW-15.10).
pub fn wishes(rules: &Rules, state: &State, seat: Seat) -> Vec<Card> {
    let Some(mate) = rules.mate(seat) else { return Vec::new() };
    let plan = match &state.phase {
        Phase::Plans(asked) => asked.own(mate),
        Phase::Agree { plans, .. } => plans.iter().find(|(owner, _)| *owner == mate).map(|(_, plan)| plan),
        _ => None,
    };
    let mut cards: Vec<Card> =
        plan.map(|plan| plan.pairs.iter().map(|pair| pair.0).collect()).unwrap_or_default();
    cards.sort_unstable();
    cards
}
