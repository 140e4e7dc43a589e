//! Whether one is asked (5.2, `decide`): a pure function of a view and of what its owner has ordered.

use skald_vocabulary::interface::{Decision, Key, Seat, Viewer};

use super::{Class, Mode, Occasion, Order, Wish, tag};
use crate::{
    ask::{
        Answers,
        defaults::{self, Aim},
    },
    moves::{Move, Part},
    state::Asked,
    view::View,
};

/// What all orders of a seat together give in a decision; `None` when it is asked.
///
/// Standing activations come before everything else, from the first to the last; then choices made once for all, yields,
/// the stop list and the mode.
#[must_use]
pub fn decide(view: &View, at: &Decision, orders: &[Order]) -> Option<Move> {
    let mut ranked: Vec<&Order> = orders.iter().collect();
    ranked.sort_by_key(|order| rank(order));
    let given = ranked.iter().filter(|order| !yields_to(view, at, order, orders));
    given.filter_map(|order| follow(view, at, order)).next()
}

/// Which orders come first.
const fn rank(order: &Order) -> u8 {
    match order {
        Order::Use { .. } => 0,
        Order::Keyword(..) => 1,
        Order::Yield(_) => 2,
        Order::Stop(_) => 3,
        Order::Mode(_) => 4,
    }
}

/// Whether an order gives nothing for the sake of another one.
#[must_use]
pub fn stands_back(view: &View, at: &Decision, order: &Order, others: &[Order]) -> bool {
    yields_to(view, at, order, others)
        || others.iter().any(|other| rank(other) < rank(order) && follow(view, at, other).is_some())
}

/// Whoever wants to be asked at everything is not passed for by the stop list (5.2.2).
fn yields_to(_: &View, _: &Decision, order: &Order, others: &[Order]) -> bool {
    matches!(order, Order::Stop(_)) && others.contains(&Order::Mode(Mode::Open))
}

/// What one order gives.
#[must_use]
pub fn follow(view: &View, at: &Decision, order: &Order) -> Option<Move> {
    let table = &view.table;
    let asked =
        table.asked.as_ref().filter(|asked| asked.seat == at.seat && view.who == Viewer::Seat(at.seat))?;
    let window = asked.what == Asked::Respond;
    let own = asked.seat == table.active;
    match order {
        Order::Use { class, least, card, at: rule } => {
            (window && !own && fits(view, *class, *least)).then(|| used(view, asked.seat, *card, *rule))?
        }
        Order::Keyword(keyword, wish) => {
            let Asked::Trigger(met) = &asked.what else { return None };
            let ability = view.pool.ability(met.ability);
            if ability.tag != tag(*keyword) || ability.tag.is_none() || !ability.body.may {
                return None;
            }
            match wish {
                Wish::Never => Some(Move::Decline),
                Wish::Always => {
                    let answers = Answers::new(&view.pool, table);
                    defaults::walk(&answers, defaults::Taste::Trigger { seat: asked.seat })
                }
            }
        }
        Order::Yield(turn) => (window && i64::from(table.turn) <= *turn).then_some(Move::Pass),
        Order::Stop(list) => {
            let occasion = Occasion::of(view);
            let stops = |class: Class| {
                list.iter().any(|(of, least)| *of == class && occasion.number >= least.unwrap_or(0))
            };
            // The active player is asked when the other one has answered, and passes the phases alone.
            let passes = match occasion.class {
                Some(Class::Phase) => !stops(Class::Phase),
                Some(class) => !own && !stops(class),
                None => false,
            };
            (window && passes).then_some(Move::Pass)
        }
        Order::Mode(Mode::Quick) => {
            let at = table.window.filter(|_| window)?;
            let answers = Answers::new(&view.pool, table);
            (!answers.lens().can_use(asked.seat, at)).then_some(Move::Pass)
        }
        Order::Mode(Mode::Bluff | Mode::Open) => None,
    }
}

fn fits(view: &View, class: Class, least: i64) -> bool {
    let occasion = Occasion::of(view);
    occasion.class == Some(class) && occasion.number >= least
}

/// A card is used on what the rule says, if that is legal.
fn used(view: &View, seat: Seat, card: Key, rule: Aim) -> Option<Move> {
    let answers = Answers::new(&view.pool, &view.table);
    let found = defaults::walk(&answers, defaults::Taste::Use { seat, card, rule })?;
    // Where the card cannot be used, the walk took another one.
    let Move::Use(parts) = &found else { return None };
    let Some(Part::One(first)) = parts.first() else { return None };
    let meant = answers.named(*first).is_some_and(|face| view.pool.face(face).key == card);
    meant.then_some(found)
}
