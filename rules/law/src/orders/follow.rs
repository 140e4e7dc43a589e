//! What an order answers, from the owner's view alone.

use std::cmp::Reverse;

use super::{Consent, Order, Shape, Whom, Wish};
use crate::{
    ask::{self, Kind, Trial},
    board::{self, Label},
    cards::{Card, Dominion, Side},
    forecast,
    moves::{Move, Spot},
    setup::Rules,
    state::{Plan, State},
    view::View,
};
use skald_vocabulary::interface::{Decision, Key, Seat};

/// The move that an order gives in a decision; `None` leaves it to the owner.
#[must_use]
pub fn follow(rules: &Rules, view: &View, at: &Decision, order: &Order) -> Option<Move> {
    let state = forecast::position(rules, view);
    let (seat, kind) = ask::standing_as(rules, &state, at.id).ok()?;
    let with = answer(rules, &state, seat, kind, order)?;
    // An order that is not legal any more is left aside (LAW-16.6).
    ask::resolve(rules, &state, seat, kind, &with).ok().map(|_| with)
}

/// An order beside the others of the same owner: the fill and that nothing is sacrificed are parts of one plan (D11, D12).
#[must_use]
pub fn beside(order: &Order, others: &[Order]) -> Order {
    match order {
        Order::Fill(ranked, false) if others.contains(&Order::Keep) => Order::Fill(ranked.clone(), true),
        other => other.clone(),
    }
}

/// What an order says to a question, be it legal or not; `None` where it says nothing.
pub(super) fn answer(rules: &Rules, state: &State, seat: Seat, kind: Kind, order: &Order) -> Option<Move> {
    match (order, kind) {
        (Order::Lead(names), Kind::Pantheon) => {
            let free = |key: &&Key| {
                rules
                    .pool
                    .pantheon(**key)
                    .is_some_and(|place| state.players.iter().all(|player| player.pantheon != Some(place)))
            };
            names.iter().find(free).map(|key| Move::Pantheon(*key))
        }
        (Order::Lay(shape, pieces), Kind::Lay) => lay(rules, state, *shape, pieces),
        (Order::Hide(wishes), Kind::Open) => wishes.iter().find_map(|wish| hide(rules, state, seat, *wish)),
        (Order::Play(plans), Kind::Play) => plans.iter().find_map(|plan| play(rules, state, seat, *plan)),
        (Order::Stay, Kind::Maneuver) => Some(Move::Stay),
        (Order::Traitors, Kind::Traitors) => {
            let mut gone = state.active.gone_to(seat, true);
            gone.sort_by_key(|gone| Reverse(rules.pool.face(gone.card).level));
            let cards: Vec<_> = gone.iter().map(|gone| (gone.card, gone.at)).collect();
            Some(Move::Order(ask::order_keys(rules, &cards)))
        }
        (Order::Rise, Kind::Phoenix(_)) => usual(rules, state, seat, kind),
        (Order::Fill(ranked, keep), Kind::Plan) => fill(rules, state, seat, ranked, *keep),
        (Order::Keep, Kind::Plan) => {
            let pool = ask::pool_of_fill(rules, state, seat);
            let forced =
                pool.len() == ask::fill_count(rules, state, seat) || ask::fill_count(rules, state, seat) == 0;
            let keys: Vec<Key> = pool.iter().map(|card| rules.pool.key(*card)).collect();
            forced.then(|| fill(rules, state, seat, &keys, true)).flatten()
        }
        (Order::Agree(consent), Kind::Agree) => {
            let mut wishes = ask::wishes(rules, state, seat);
            wishes.retain(|card| match consent {
                Consent::One => rules.pool.face(*card).level == 1,
                Consent::All => true,
                Consent::None => false,
            });
            Some(Move::Agree(wishes.into_iter().map(|card| rules.pool.key(card)).collect()))
        }
        (Order::First(whom), Kind::First) => match whom {
            Whom::Me => Some(Move::First(seat)),
            Whom::Mate => rules.mate(seat).map(Move::First),
        },
        (Order::Draft(wishes), Kind::Pick | Kind::Draw) => {
            if wishes.is_empty() {
                return usual(rules, state, seat, kind);
            }
            let card = wishes.iter().find_map(|wish| wished(rules, state, *wish));
            card.map(|card| Move::Draft(rules.pool.key(card)))
        }
        (Order::Done, Kind::Follow) => usual(rules, state, seat, kind),
        (Order::Give(cards), Kind::Trade) => {
            let held = cards.iter().find(|key| ask::hand_card(rules, state, seat, **key).is_some());
            held.map_or_else(|| usual(rules, state, seat, kind), |key| Some(Move::Give(*key)))
        }
        _ => None,
    }
}

/// What would be played if time ran out, where that needs no chance.
fn usual(rules: &Rules, state: &State, seat: Seat, kind: Kind) -> Option<Move> {
    ask::default_move(rules, state, seat, kind, &mut skald_vocabulary::chance::Still::default())
}

/// The first wished piece that is on offer, or else the first one, on its first side, where the board stays smallest or
/// becomes largest.
fn lay(rules: &Rules, state: &State, shape: Shape, pieces: &[Key]) -> Option<Move> {
    let wished =
        pieces.iter().filter_map(|key| rules.pool.piece(*key)).find(|piece| state.offer.contains(piece));
    let piece = rules.pool.pieces.get(usize::from(wished.or_else(|| state.offer.first().copied())?))?;
    let side: Side = *ask::sides(rules).first()?;
    let legal = board::positions(&state.ground, &piece.form(side, false));
    let place = match shape {
        Shape::Compact => 0,
        Shape::Spread => legal.len().checked_sub(1)?,
    };
    let spot = Spot::Number(u16::try_from(place + 1).ok()?);
    Some(Move::Lay { piece: piece.key, side, turn: 0, spot })
}

/// A face-down card on its space, if that is legal.
pub(super) fn hide(rules: &Rules, state: &State, seat: Seat, (card, at): (Key, Label)) -> Option<Move> {
    let must = seat == state.first && !state.fixed && (state.round == 1 || !rules.form.led());
    let north = must.then_some(state.ground.north);
    let with = Move::Place { card, at, north, then: Vec::new() };
    ask::resolve(rules, state, seat, Kind::Open, &with).ok().map(|_| with)
}

/// A card on its space, if that is legal and captures enough.
fn play(rules: &Rules, state: &State, seat: Seat, (card, at, least): (Key, Label, u8)) -> Option<Move> {
    let with = Move::Place { card, at, north: None, then: Vec::new() };
    ask::resolve(rules, state, seat, Kind::Play, &with).ok()?;
    let held = ask::hand_card(rules, state, seat, card)?;
    let scene = rules.scene(state);
    let trial = Trial::place(&scene, &state.field, seat, held, scene.grid.find(at)?);
    let takes = trial.strike.attacks.iter().filter(|attack| attack.captures()).count();
    (takes >= usize::from(least)).then_some(with)
}

/// A plan that fills the deck by rank. Unless nothing is to be sacrificed, it is left to the owner where something could
/// be.
fn fill(rules: &Rules, state: &State, seat: Seat, ranked: &[Key], keep: bool) -> Option<Move> {
    let pool = ask::pool_of_fill(rules, state, seat);
    let count = ask::fill_count(rules, state, seat);
    let key = |card: &Card| rules.pool.key(*card);
    let named = ranked.iter().filter(|wanted| pool.iter().any(|card| key(card) == **wanted));
    let mut fill: Vec<Key> = named.copied().take(count).collect();
    if fill.len() < count {
        return None;
    }
    fill.sort_by_key(|key| rules.pool.find(*key));
    if !keep {
        let plan =
            Plan { fill: fill.iter().filter_map(|key| rules.pool.find(*key)).collect(), pairs: Vec::new() };
        if !ask::offers(rules, state, seat, &plan).is_empty() {
            return None;
        }
    }
    Some(Move::Reinforce { fill, pairs: Vec::new() })
}

/// The open draft card that a wish means.
fn wished(rules: &Rules, state: &State, wish: Wish) -> Option<Card> {
    let open = state.draft.open.iter().flatten().copied();
    let strongest = |of: Option<Dominion>| {
        let fits = |card: &Card| of.is_none_or(|dominion| rules.pool.face(*card).dominion == dominion);
        open.clone().filter(fits).max_by_key(|card| ask::worth(rules, *card))
    };
    match wish {
        Wish::Card(key) => open.clone().find(|card| rules.pool.key(*card) == key),
        Wish::Best => strongest(None),
        Wish::BestOf(dominion) => strongest(Some(dominion)),
    }
}
