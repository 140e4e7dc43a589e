//! What an order gives in a decision, from its owner's view alone.

use skald_vocabulary::interface::{Decision, Duty, Viewer};

use super::{Fresh, Habit, Order, Prepared, Style, kill, prepared::slot_of};
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

/// Whether something prepared belongs to a slot of this kind: one's own, or another player's.
fn is_due(view: &View, at: &Decision, order: &Order) -> bool {
    let own = view.table.fight().is_some_and(|fight| fight.active == at.seat);
    match order {
        Order::Turn(_) => own,
        Order::Hit(_) => !own && matches!(at.kind.as_str(), "defend" | "heal"),
        _ => false,
    }
}

fn follow_prepared(view: &View, at: &Decision, order: &Order, prepared: &Prepared) -> Option<Move> {
    if view.table.fight().is_none() || !is_due(view, at, order) {
        return None;
    }
    let kind = at.kind.as_str();
    if !prepared.is_for(&view.table, at.seat) {
        // No move at all: the order stops, and its owner is told why.
        return Some(if kind == "heal" { Move::Step(Step::Stay) } else { Move::Fall });
    }
    prepared.part(kind, view.table.side(at.seat).foe.is_some()).map(|(_, part)| part.clone())
}

/// What is left of an order after it gave a move.
pub fn left(view: &View, at: &Decision, order: &Order, legal: bool) -> Option<Order> {
    let again: fn(Prepared) -> Order = match order {
        Order::Turn(_) => Order::Turn,
        Order::Hit(_) => Order::Hit,
        other => return Some(other.clone()),
    };
    let (Order::Turn(prepared) | Order::Hit(prepared)) = order else { return None };
    if !legal || !prepared.is_for(&view.table, at.seat) {
        return None;
    }
    let (place, _) = prepared.part(at.kind.as_str(), view.table.side(at.seat).foe.is_some())?;
    prepared.after(place, slot_of(&view.table)).map(again)
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
