//! The judgement of moves: whether a move answers a decision, and what it then does.

use std::sync::Arc;

use super::{Illegal, Kind, decisions, place, plans};
use crate::{
    board::{self, Fault, Label, North},
    cards::{Card, Side},
    engine::{Act, Step},
    moves::{Move, Spot},
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

/// The card with a key among some cards.
pub fn among(
    rules: &Rules,
    cards: &[Card],
    key: Key,
    missing: fn(Arc<str>, Vec<Arc<str>>) -> Illegal,
) -> Result<Card, Illegal> {
    if let Some(card) = cards.iter().find(|card| rules.pool.key(**card) == key) {
        return Ok(*card);
    }
    match rules.pool.find(key) {
        Some(card) => Err(missing(name(rules, card), names(rules, cards))),
        None => Err(Illegal::UnknownCard(key.to_string())),
    }
}

/// The card with a key in a seat's hand. Of two equal ones the one that everybody knows of is taken.
///
/// # Errors
/// [`Illegal`] when it is not there.
pub fn hand_card(rules: &Rules, state: &State, seat: Seat, key: Key) -> Result<Card, Illegal> {
    let Some(player) = state.player(seat) else { return Err(Illegal::UnknownCard(key.to_string())) };
    let known = player.shown.iter().find(|card| rules.pool.key(**card) == key);
    known.map_or_else(|| among(rules, &player.hand, key, Illegal::NotInHand), |card| Ok(*card))
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

/// Reads an order of cards that left the board.
pub fn order(rules: &Rules, gone: &[(Card, Label)], keys: &[Key]) -> Result<Vec<Card>, Illegal> {
    let known = order_keys(rules, gone);
    let cards: Vec<Card> = keys
        .iter()
        .filter_map(|key| known.iter().position(|other| other == key))
        .filter_map(|place| gone.get(place).map(|(card, _)| *card))
        .collect();
    let distinct = (1..cards.len()).all(|at| cards.get(at).is_some_and(|card| !cards[..at].contains(card)));
    if cards.len() == gone.len() && keys.len() == gone.len() && distinct {
        return Ok(cards);
    }
    let list: Vec<Card> = gone.iter().map(|(card, _)| *card).collect();
    Err(Illegal::Order(names(rules, &list)))
}

/// The cards of a list with the spaces that they left.
pub fn with_spaces(gone: &[Gone]) -> Vec<(Card, Label)> {
    gone.iter().map(|gone| (gone.card, gone.at)).collect()
}

/// The Phoenix cards that a seat may order.
pub fn rising(state: &State, seat: Seat, turn: u32) -> Option<&Rising> {
    state.rising.iter().find(|rising| rising.seat == seat && rising.turn == turn)
}

/// Judges a move as the answer of a seat to a decision.
///
/// # Errors
/// [`Illegal`] with what is wrong.
pub fn resolve(rules: &Rules, state: &State, seat: Seat, kind: Kind, with: &Move) -> Result<Act, Illegal> {
    match (kind, with) {
        (Kind::Pantheon, Move::Pantheon(key)) => pantheon(rules, state, *key).map(Act::Pantheon),
        (Kind::Deck, Move::Deck(keys)) => rules.deck_of(seat, keys).map(Act::Deck).map_err(Illegal::Deck),
        (Kind::Lay, Move::Lay { piece, side, turn, spot }) => {
            let piece = self::piece(rules, state, *piece)?;
            self::side(rules, *side)?;
            let half = half_turn(*turn)?;
            lay(rules, state, piece, *side, half, *spot)
        }
        (Kind::Open, Move::North(north)) => {
            let empty = state.player(seat).is_none_or(|player| player.hand.is_empty());
            if empty { Ok(Act::North(*north)) } else { Err(other(kind)) }
        }
        (Kind::Open, Move::Place { card, at, north, then }) if then.is_empty() => {
            hide(rules, state, seat, *card, *at, *north)
        }
        (Kind::Play, Move::Place { card, at, north, then }) => match north {
            Some(_) => Err(Illegal::NorthFixed),
            None => place::play(rules, state, seat, *card, *at, then),
        },
        (Kind::Play, Move::Stay | Move::Done) => Err(Illegal::Pass),
        (Kind::Maneuver, Move::Stay) => Ok(Act::Step(Step::Stay)),
        (Kind::Maneuver, Move::Step(label)) => maneuver(rules, state, *label),
        (Kind::Traitors, Move::Order(keys)) => {
            let gone = crate::engine::gone_to(&state.active.gone, seat, true);
            order(rules, &with_spaces(&gone), keys).map(Act::Order)
        }
        (Kind::Phoenix(turn), Move::Order(keys)) => {
            let gone = rising(state, seat, turn).map(|rising| rising.cards.clone()).unwrap_or_default();
            let ordered = order(rules, &with_spaces(&gone), keys).map_err(|illegal| match illegal {
                Illegal::Order(cards) => Illegal::OrderLow(cards),
                other => other,
            });
            ordered.map(|cards| Act::Rise(turn, cards))
        }
        (Kind::Pick | Kind::Draw, Move::Draft(key)) => {
            let open: Vec<Card> = state.draft.open.iter().flatten().copied().collect();
            among(rules, &open, *key, Illegal::NotOpen).map(Act::Take)
        }
        (Kind::Follow, Move::Done) => Ok(Act::Done),
        (Kind::Follow, Move::Exchange(give, take)) => exchange(rules, state, seat, *give, *take),
        (Kind::Follow, Move::Trade(partner, card)) => {
            let partners = partners(state, seat);
            if !partners.contains(partner) {
                return Err(Illegal::Partner(partners));
            }
            hand_card(rules, state, seat, *card).map(|card| Act::Trade(*partner, card))
        }
        (Kind::Trade, Move::Give(card)) => {
            let held = hand_card(rules, state, seat, *card).map_err(|illegal| match illegal {
                Illegal::NotInHand(_, hand) => Illegal::NotToGive(hand),
                other => other,
            });
            held.map(Act::Give)
        }
        (Kind::Plan, Move::Reinforce { fill, pairs }) => {
            plans::plan(rules, state, seat, fill, pairs).map(Act::Plan)
        }
        (Kind::Agree, Move::Agree(keys)) => {
            let wishes = wishes(rules, state, seat);
            let mut cards = Vec::new();
            for key in keys {
                let card = among(rules, &wishes, *key, |name, _| Illegal::NotWished(name))?;
                if cards.contains(&card) {
                    return Err(Illegal::Twice(name(rules, card)));
                }
                crate::state::insert(&mut cards, card);
            }
            Ok(Act::Agree(cards))
        }
        (Kind::First, Move::First(first)) => {
            let members: Vec<Seat> = rules.seats_of(rules.side(seat)).collect();
            if members.contains(first) { Ok(Act::First(*first)) } else { Err(Illegal::Starter(members)) }
        }
        _ => Err(other(kind)),
    }
}

fn other(kind: Kind) -> Illegal {
    let (phase, can) = decisions::phase_words(kind);
    Illegal::OtherQuestion(phase, can)
}

/// The pantheons that nobody leads yet.
pub fn free_pantheons(rules: &Rules, state: &State) -> Vec<u8> {
    let taken = |place: &u8| state.players.iter().any(|player| player.pantheon == Some(*place));
    (0..u8::MAX).take(rules.pool.pantheons.len()).filter(|place| !taken(place)).collect()
}

fn pantheon(rules: &Rules, state: &State, key: Key) -> Result<u8, Illegal> {
    let free = free_pantheons(rules, state);
    let found = rules.pool.pantheon(key);
    found.filter(|place| free.contains(place)).ok_or_else(|| {
        let name = |place: &u8| {
            rules.pool.pantheons.get(usize::from(*place)).map(|pantheon| Arc::clone(&pantheon.name))
        };
        let wanted = found.and_then(|place| name(&place)).unwrap_or_else(|| key.as_str().into());
        Illegal::Pantheon(wanted, free.iter().filter_map(name).collect())
    })
}

/// A piece's letter as it stands on the picture.
pub fn letter(rules: &Rules, piece: u8) -> Arc<str> {
    let key = rules.pool.pieces.get(usize::from(piece)).map(|piece| piece.key.to_string());
    key.unwrap_or_default().to_uppercase().into()
}

/// The piece with a letter, if it is on offer.
pub fn piece(rules: &Rules, state: &State, key: Key) -> Result<u8, Illegal> {
    let found = rules.pool.piece(key).filter(|piece| state.offer.contains(piece));
    found.ok_or_else(|| {
        let list = state.offer.iter().map(|piece| letter(rules, *piece)).collect();
        Illegal::Piece(key.as_str().to_uppercase().into(), list)
    })
}

/// The sides that may lie up.
pub const fn sides(rules: &Rules) -> &'static [Side] {
    match rules.sides {
        Sides::Both => &Side::ALL,
        Sides::Alpha => &[Side::Alpha],
        Sides::Omega => &[Side::Omega],
    }
}

/// Whether a side may lie up.
pub fn side(rules: &Rules, side: Side) -> Result<(), Illegal> {
    match sides(rules) {
        allowed if allowed.contains(&side) => Ok(()),
        [only] => Err(Illegal::Side(only.word())),
        _ => Ok(()),
    }
}

/// Whether a turn is none or a half one.
pub const fn half_turn(turn: u16) -> Result<bool, Illegal> {
    match turn {
        0 => Ok(false),
        180 => Ok(true),
        _ => Err(Illegal::Turn),
    }
}

fn lay(rules: &Rules, state: &State, piece: u8, side: Side, half: bool, spot: Spot) -> Result<Act, Illegal> {
    let Some(of) = rules.pool.pieces.get(usize::from(piece)) else { return Err(Illegal::Turn) };
    let form = of.form(side, half);
    let legal = board::positions(&state.ground, &form);
    let position = match spot {
        Spot::Number(number) => {
            let place = usize::from(number).checked_sub(1).and_then(|place| legal.get(place));
            place.copied().ok_or(Illegal::Position(legal.len()))?
        }
        Spot::At(x, y) => match legal.iter().find(|position| (position.x, position.y) == (x, y)) {
            Some(position) => *position,
            None => return Err(misfit(state, &form, x, y, legal.len())),
        },
    };
    Ok(Act::Lay(piece, side, half, position))
}

fn misfit(state: &State, form: &crate::cards::Form, x: i16, y: i16, legal: usize) -> Illegal {
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

fn hide(
    rules: &Rules,
    state: &State,
    seat: Seat,
    card: Key,
    label: Label,
    north: Option<North>,
) -> Result<Act, Illegal> {
    let card = hand_card(rules, state, seat, card)?;
    let scene = rules.scene(state);
    let legal = place::hiding_places(&scene, &state.field);
    let at = place::space(&scene, label, legal)?;
    if legal >> at & 1 == 0 {
        let list = place::shown(&scene, legal);
        return Err(match state.field.get(at) {
            Some(_) => Illegal::Taken(label.shown(), list),
            None => Illegal::NextToHidden(label.shown(), list),
        });
    }
    match (may_turn(rules, state, seat), north) {
        (MayTurn::Must, None) => Err(Illegal::NorthMissing),
        (MayTurn::No, Some(_)) => Err(Illegal::NorthFixed),
        _ => Ok(Act::Hide(card, at, north)),
    }
}

/// The turn of the active card as it stands.
pub fn trial(state: &State) -> Option<(super::Trial, Card)> {
    let at = usize::from(state.active.at?);
    let card = state.field.get(at)?.card;
    let spaces = state.active.spaces.iter().map(|at| usize::from(*at)).collect();
    Some((super::Trial::go_on(state.field.clone(), at, state.active.used, spaces), card))
}

fn maneuver(rules: &Rules, state: &State, label: Label) -> Result<Act, Illegal> {
    let scene = rules.scene(state);
    let Some((trial, card)) = trial(state) else { return Err(other(Kind::Maneuver)) };
    let [own, extra] = trial.moves(&scene);
    let to = place::destination(rules, &scene, &trial, card, label, own | extra)?;
    Ok(Act::Step(Step::To(to)))
}

/// The open draft cards for which a hand card can be exchanged (LAW-13.9).
pub fn fits(rules: &Rules, state: &State, card: Card) -> Vec<Card> {
    state.draft.open.get(rules.pool.class(card)).cloned().unwrap_or_default()
}

fn exchange(rules: &Rules, state: &State, seat: Seat, give: Key, take: Key) -> Result<Act, Illegal> {
    let give = hand_card(rules, state, seat, give)?;
    let fit = fits(rules, state, give);
    let found = fit.iter().find(|card| rules.pool.key(**card) == take);
    match found {
        Some(take) => Ok(Act::Exchange(give, *take)),
        None => Err(Illegal::Exchange(name(rules, give), names(rules, &fit))),
    }
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
