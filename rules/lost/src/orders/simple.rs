//! The habits of a simple automatic player: buy what helps most for its gold, kill with as little as can be, defend with what saves
//! much, heal before it is too late.
//!
//! What belongs here: habits, which are no rules. What does not: what standing orders do, which most of these habits are.

use skald_vocabulary::interface::{Decision, Seat};

use super::{Fresh, Habit, Order, Style, follow};
use crate::{
    cards::Card,
    eval::Eyes,
    moves::{Move, Reward},
    state::{Phase, Use},
    view::View,
};

/// What is done in a fight, as standing orders.
const HABITS: [Order; 7] = [
    Order::HealAt(2),
    Order::Select(Habit::Weak),
    Order::Fresh(Fresh::FaceUp),
    Order::Met,
    Order::Cheaply,
    Order::Defend(Style::Two),
    Order::Heal,
];

/// Life beyond which a reward is rather taken in gold.
const ENOUGH_LIFE: u8 = 7;

/// What it does in a decision; `None` where a habit says nothing, as for the hero.
pub fn simple(view: &View, at: &Decision) -> Option<Move> {
    let eyes = view.eyes();
    match at.kind.as_str() {
        "take" => {
            let hand = &view.own.get(&at.seat)?.hand;
            let (_, card, plan) =
                hand.iter().map(|card| best_use(eyes, at.seat, *card)).max_by_key(|of| of.0)?;
            Some(Move::Take { card, plan: Some(plan) })
        }
        "attach" => {
            let Phase::Attach { chosen, .. } = &view.table.phase else { return None };
            Some(Move::Attach(best_use(eyes, at.seat, chosen.get(&at.seat)?.card).2))
        }
        "reward" if eyes.side(at.seat).life_max >= ENOUGH_LIFE => Some(Move::Reward(Reward::Gold)),
        _ => HABITS.iter().find_map(|order| follow(view, at, order)),
    }
}

/// What a card is best for, and how much it is worth so.
fn best_use(eyes: Eyes<'_>, seat: Seat, card: Card) -> (i32, Card, Use) {
    let skill = i32::from(eyes.table.level) + 2;
    if eyes.can_buy(seat, card, &[]).is_ok() {
        let bought = eyes.piece_worth(seat, card) - i32::from(eyes.price(seat, card, &[]));
        if bought > skill {
            return (bought, card, Use::Buy(Vec::new()));
        }
    }
    (skill, card, Use::Skill)
}
