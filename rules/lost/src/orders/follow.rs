//! What an order gives in a decision and what becomes of it, from its owner's view alone.

use skald_vocabulary::interface::{Decision, Duty, Kept, Say, Viewer};

use super::{Fresh, Habit, Order, Prepared, Style, kill};
use crate::{
    cards::Card,
    moves::{Move, Step},
    state::{Phase, Question, Use},
    view::View,
};

/// The move that an order gives.
pub fn follow(view: &View, at: &Decision, order: &Order) -> Option<Move> {
    if at.duty != Duty::Owed || view.who != Viewer::Seat(at.seat) {
        return None;
    }
    let seat = at.seat;
    let eyes = view.eyes();
    let side = view.table.side(seat);
    let kind = at.kind.as_str();
    let first = |wanted: &[Card], legal: &[Card]| wanted.iter().copied().find(|card| legal.contains(card));
    let question =
        view.table.fight().and_then(|of| of.asks.iter().find(|ask| ask.seat == seat)).map(|ask| &ask.what);
    match (order, kind) {
        (Order::Turn(prepared) | Order::Hit(prepared), _) => follow_prepared(view, at, order, prepared),
        (Order::Heroes(list), "hero") => {
            let taken = |hero| view.table.sides.iter().any(|side| side.hero == Some(hero));
            list.iter().copied().find(|hero| !taken(*hero)).map(Move::Hero)
        }
        (Order::Draft(list), "take") => {
            let card = first(list, &view.own.get(&seat)?.hand)?;
            Some(Move::Take { card, plan: None })
        }
        (Order::Attach(most), "attach") => {
            let Phase::Attach { chosen, .. } = &view.table.phase else { return None };
            let card = chosen.get(&seat)?.card;
            let buys = eyes.can_buy(seat, card, &[]).is_ok() && eyes.price(seat, card, &[]) <= *most;
            Some(Move::Attach(if buys { Use::Buy(Vec::new()) } else { Use::Skill }))
        }
        (Order::Charge(list), "charge") => match question? {
            Question::Charge(beast) => first(list, &eyes.charged(seat, *beast)).map(Move::Exhaust),
            _ => None,
        },
        (Order::Select(habit), "select") if side.foe.is_some() => {
            let weak =
                *habit == Habit::Weak && eyes.plain_attack(seat).is_none_or(|(_, blow)| blow.total() == 0);
            let passes = weak && eyes.steps(seat).contains(&Step::PassFaceUp);
            Some(Move::Step(if passes { Step::PassFaceUp } else { Step::Stay }))
        }
        (Order::Fresh(from), "select") if side.foe.is_none() => Some(Move::Step(match from {
            Fresh::FaceUp => Step::FaceUp,
            Fresh::Draw => Step::Draw,
        })),
        (Order::Met, "met") => Some(Move::Step(Step::Stay)),
        (Order::HealAt(most), "select" | "met" | "attack") if side.life <= *most => {
            eyes.healing(seat).min().map(|card| Move::Use { card, on: None })
        }
        (Order::Cheaply, "attack") => kill::cheapest(eyes, seat),
        (Order::Defend(style), "defend") => match question? {
            Question::Defend(packet) => Some(match style {
                Style::Never => Move::Defend(Vec::new()),
                Style::Survive => eyes.to_survive(seat, packet),
                Style::Two => {
                    let mut with: Vec<(Card, Option<u8>)> = Vec::new();
                    for card in eyes.defences(seat, packet) {
                        let times = (eyes.defence_times(card, side.mana) > 0).then_some(0);
                        let before = eyes.suffered(seat, packet, &with);
                        with.push((card, times));
                        if eyes.suffered(seat, packet, &with) + 2 > before {
                            with.pop();
                        }
                    }
                    if eyes.suffered(seat, packet, &with) >= side.life {
                        eyes.to_survive(seat, packet)
                    } else {
                        Move::Defend(with)
                    }
                }
            }),
            _ => None,
        },
        (Order::Heal, "heal") => eyes.healing(seat).min().map(|card| Move::Use { card, on: None }),
        (Order::Rewards(list), "reward") => list.get(usize::from(side.levels)).copied().map(Move::Reward),
        (Order::Drop(list), "drop") => first(list, &side.skills).map(Move::Drop),
        _ => None,
    }
}

/// What something prepared gives: in the own slot, or in that of another player.
fn follow_prepared(view: &View, at: &Decision, order: &Order, prepared: &Prepared) -> Option<Move> {
    let own = view.table.fight()?.active == at.seat;
    let due = own == matches!(order, Order::Turn(_));
    due.then(|| prepared.given(&view.table, at.seat, at.kind.as_str()).cloned())?
}

/// Why an order gives nothing that is about a question: what it lists is not there (LOST-22.8).
pub fn skipped(at: &Decision, order: &Order) -> Option<Say> {
    let id = match (order, at.kind.as_str()) {
        (Order::Heroes(_), "hero") => "lost-skipped-heroes",
        (Order::Draft(_), "take") => "lost-skipped-draft",
        (Order::Charge(_), "charge") => "lost-skipped-charge",
        (Order::Rewards(_), "reward") => "lost-skipped-rewards",
        (Order::Drop(_), "drop") => "lost-skipped-drop",
        _ => return None,
    };
    Some(Say::new(id))
}

/// What has become of an order by now (LOST-22.7).
pub fn kept(view: &View, order: &Order) -> Kept<Order> {
    let Viewer::Seat(seat) = view.who else { return Kept::As(order.clone()) };
    match order {
        Order::Turn(prepared) => prepared.clone().kept_for_turn(&view.table, seat).map(Order::Turn),
        Order::Hit(prepared) => prepared.clone().kept_for_hit(&view.table, seat).map(Order::Hit),
        other => Kept::As(other.clone()),
    }
}

/// What is left of an order after it gave a move.
pub fn left(view: &View, at: &Decision, order: &Order, legal: bool) -> Option<Order> {
    let foe = view.table.side(at.seat).foe.is_some();
    let after = |prepared: &Prepared| prepared.after(at.kind.as_str(), foe).filter(|_| legal);
    match order {
        Order::Turn(prepared) => after(prepared).map(Order::Turn),
        Order::Hit(prepared) => after(prepared).map(Order::Hit),
        other => Some(other.clone()),
    }
}

/// What is prepared goes before healing by rule, and that before everything else.
const fn rank(order: &Order) -> u8 {
    match order {
        Order::Turn(_) | Order::Hit(_) => 0,
        Order::HealAt(_) => 1,
        _ => 2,
    }
}

/// Whether an order gives nothing for the sake of another one.
pub fn stands_back(view: &View, at: &Decision, order: &Order, others: &[Order]) -> bool {
    others.iter().any(|other| rank(other) < rank(order) && follow(view, at, other).is_some())
}
