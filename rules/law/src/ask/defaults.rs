//! What is played when time runs out (section 5). Where a fixed rule would betray hidden cards, chance decides.

use std::cmp::Reverse;

use super::{Kind, Trial, judge, place, plans};
use crate::{
    board,
    cards::Card,
    eval::spots,
    moves::{Move, Spot},
    setup::Rules,
    state::State,
};
use skald_vocabulary::{
    chance::{Chance, shuffle},
    interface::{Key, Seat},
};

/// The default of a decision; `dice` is used for what must not be guessed.
#[must_use]
pub fn default_move(
    rules: &Rules,
    state: &State,
    seat: Seat,
    kind: Kind,
    dice: &mut dyn Chance,
) -> Option<Move> {
    match kind {
        Kind::Pantheon => {
            let free = judge::free_pantheons(rules, state);
            let place = usize::try_from(dice.pick("pantheon", u32::try_from(free.len()).ok()?)).ok()?;
            let pantheon = rules.pool.pantheons.get(usize::from(*free.get(place)?))?;
            Some(Move::Pantheon(pantheon.key))
        }
        Kind::Deck => Some(Move::Deck(rules.random_deck(dice))),
        Kind::Lay => lay(rules, state),
        Kind::Open => open(rules, state, seat, dice),
        Kind::Play => play(rules, state, seat),
        Kind::Maneuver => Some(Move::Stay),
        Kind::Traitors => {
            let gone = judge::with_spaces(&state.active.gone_to(seat, true));
            Some(Move::Order(judge::order_keys(rules, &gone)))
        }
        Kind::Phoenix(turn) => {
            let gone = judge::with_spaces(&judge::rising(state, seat, turn)?.cards);
            Some(Move::Order(judge::order_keys(rules, &gone)))
        }
        Kind::Pick | Kind::Draw => {
            let open = state.draft.open.iter().flatten().copied();
            open.max_by_key(|card| worth(rules, *card)).map(|card| Move::Draft(rules.pool.key(card)))
        }
        Kind::Follow => Some(Move::Done),
        Kind::Trade => {
            let hand = state.player(seat)?.hand.iter().copied();
            let least = hand.min_by_key(|card| {
                let face = rules.pool.face(*card);
                (face.level, face.sum(), std::sync::Arc::clone(&face.code))
            });
            least.map(|card| Move::Give(rules.pool.key(card)))
        }
        Kind::Plan => Some(plan(rules, state, seat, dice)),
        // What was approved before stands; what is not answered is a no (LAW-15.13).
        Kind::Agree => {
            let yes = state.answers_of(seat).map(|answers| answers.yes.as_slice()).unwrap_or_default();
            Some(Move::Agree(yes.iter().map(|card| rules.pool.key(*card)).collect()))
        }
        Kind::First => rules.nearer(state, rules.side(seat)).map(Move::First),
    }
}

/// D15: the highest level, then the greatest sum, then the lowest id.
pub fn worth(rules: &Rules, card: Card) -> (u8, i16, Reverse<std::sync::Arc<str>>) {
    let face = rules.pool.face(card);
    (face.level, face.sum(), Reverse(std::sync::Arc::clone(&face.code)))
}

/// D5: the first piece, the first side, not turned, the most compact place.
fn lay(rules: &Rules, state: &State) -> Option<Move> {
    let piece = *state.offer.first()?;
    let side = *judge::sides(rules).first()?;
    let of = rules.pool.pieces.get(usize::from(piece))?;
    board::positions(&state.ground, &of.form(side, false)).first()?;
    Some(Move::Lay { piece: of.key, side, turn: 0, spot: Spot::Number(1) })
}

/// D6: a random card, the first legal space, north unchanged.
fn open(rules: &Rules, state: &State, seat: Seat, dice: &mut dyn Chance) -> Option<Move> {
    let hand = &state.player(seat)?.hand;
    if hand.is_empty() {
        return Some(Move::North(state.ground.north));
    }
    let place = usize::try_from(dice.pick("open", u32::try_from(hand.len()).ok()?)).ok()?;
    let card = rules.pool.key(*hand.get(place)?);
    let scene = rules.scene(state);
    let legal = place::hiding_places(&scene, &state.field);
    let at = scene.grid.reading().find(|at| legal >> at & 1 == 1)?;
    let must = judge::may_turn(rules, state, seat) == judge::MayTurn::Must;
    let north = must.then_some(state.ground.north);
    Some(Move::Place { card, at: scene.grid.label(at), north, then: Vec::new() })
}

/// How a placement ranks: result, lower level, lower id, reading order.
type Rank<'r> = (i32, Reverse<u8>, Reverse<&'r str>, Reverse<board::Label>);

/// D7: the best immediate result; ties: lower level, lower id, reading order (LAW-16.2).
fn play(rules: &Rules, state: &State, seat: Seat) -> Option<Move> {
    let scene = rules.scene(state);
    let open = scene.grid.all() & !state.field.occupied();
    let mut best: Option<(Rank<'_>, Card)> = None;
    for card in &state.player(seat)?.hand {
        let face = rules.pool.face(*card);
        for at in spots(open) {
            let lead = Trial::place(&scene, &state.field, seat, *card, at).lead(&scene, seat);
            let rank = (lead, Reverse(face.level), Reverse(&*face.code), Reverse(scene.grid.label(at)));
            if best.as_ref().is_none_or(|(held, _)| *held < rank) {
                best = Some((rank, *card));
            }
        }
    }
    let ((_, _, _, Reverse(at)), card) = best?;
    Some(Move::Place { card: rules.pool.key(card), at, north: None, then: Vec::new() })
}

/// D11 and D12: the highest levels, random within a level; no sacrifice.
fn plan(rules: &Rules, state: &State, seat: Seat, dice: &mut dyn Chance) -> Move {
    let mut pool = plans::pool_of_fill(rules, state, seat);
    shuffle(dice, "fill", &mut pool);
    pool.sort_by_key(|card| Reverse(rules.pool.face(*card).level));
    pool.truncate(plans::fill_count(rules, state, seat));
    pool.sort_unstable();
    let fill: Vec<Key> = pool.into_iter().map(|card| rules.pool.key(card)).collect();
    Move::Reinforce { fill, pairs: Vec::new() }
}
