//! What an order answers, from the owner's view alone.

use std::cmp::Reverse;

use super::{Consent, Order, Shape, Whom};
use crate::{
    interface::{Decision, Key, Seat},
    law::{
        ask::{self, Kind, Trial},
        board,
        cards::{Card, Side},
        engine::gone_to,
        forecast,
        moves::{Move, Spot},
        setup::Rules,
        state::State,
        view::View,
    },
};

/// The move that an order gives in a decision; `None` leaves it to the owner.
#[must_use]
pub fn follow(rules: &Rules, view: &View, at: &Decision, order: &Order) -> Option<Move> {
    let state = forecast::position(rules, view);
    let (seat, kind) = ask::standing_as(&state, at.id).ok()?;
    let with = answer(rules, &state, seat, kind, order)?;
    // An order that is not legal any more is left aside (LAW-16.6).
    ask::resolve(rules, &state, seat, kind, &with).ok().map(|_| with)
}

fn answer(rules: &Rules, state: &State, seat: Seat, kind: Kind, order: &Order) -> Option<Move> {
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
        (Order::Lay(shape), Kind::Lay) => lay(rules, state, *shape),
        (Order::Hide(card, space), Kind::Open) => {
            let must = seat == state.first && !state.fixed && (state.round == 1 || !rules.form.led());
            let north = must.then_some(state.ground.north);
            Some(Move::Place { card: *card, at: *space, north, then: Vec::new() })
        }
        (Order::Play(card, space, least), Kind::Play) => {
            let held = ask::hand_card(rules, state, seat, *card).ok()?;
            let scene = rules.scene(state);
            let at = scene.grid.find(*space)?;
            let trial = Trial::place(&scene, &state.field, seat, held, at);
            let takes = trial.strike.attacks.iter().filter(|attack| attack.captures()).count();
            (takes >= usize::from(*least)).then(|| Move::Place {
                card: *card,
                at: *space,
                north: None,
                then: Vec::new(),
            })
        }
        (Order::Stay, Kind::Maneuver) => Some(Move::Stay),
        (Order::Traitors, Kind::Traitors) => {
            let mut gone = gone_to(&state.active.gone, seat, true);
            gone.sort_by_key(|gone| Reverse(rules.pool.face(gone.card).level));
            let cards: Vec<_> = gone.iter().map(|gone| (gone.card, gone.at)).collect();
            Some(Move::Order(ask::order_keys(rules, &cards)))
        }
        (Order::Fill(ranked), Kind::Plan) => {
            let pool = ask::pool_of_fill(rules, state, seat);
            let count = ask::fill_count(rules, state, seat);
            let key = |card: &Card| rules.pool.key(*card);
            let named = ranked.iter().filter(|wanted| pool.iter().any(|card| key(card) == **wanted));
            let mut fill: Vec<Key> = named.copied().take(count).collect();
            if fill.len() < count {
                return None;
            }
            fill.sort_by_key(|key| rules.pool.find(*key));
            Some(Move::Reinforce { fill, pairs: Vec::new() })
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
        (Order::Draft, Kind::Pick | Kind::Draw)
        | (Order::Done, Kind::Follow)
        | (Order::Give, Kind::Trade) => {
            ask::default_move(rules, state, seat, kind, &mut crate::chance::Still::default())
        }
        _ => None,
    }
}

/// The first piece on its first side, where the board stays smallest or becomes largest.
fn lay(rules: &Rules, state: &State, shape: Shape) -> Option<Move> {
    let piece = rules.pool.pieces.get(usize::from(*state.offer.first()?))?;
    let side: Side = *ask::sides(rules).first()?;
    let legal = board::positions(&state.ground, &piece.form(side, false));
    let place = match shape {
        Shape::Compact => 0,
        Shape::Spread => legal.len().checked_sub(1)?,
    };
    let spot = Spot::Number(u16::try_from(place + 1).ok()?);
    Some(Move::Lay { piece: piece.key, side, turn: 0, spot })
}
