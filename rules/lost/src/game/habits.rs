//! Lost Legends: standing orders, and what an automatic player does out of habit.

use crate::{
    game::Lost,
    illegal::Illegal,
    moves::Move,
    orders::{self, Order, Style},
    state::State,
    view::View,
};
use skald_toolkit::grammar::GrammarExt;
use skald_vocabulary::{
    chance::Chance,
    interface::{Decision, Duty, Habits, Kept, Key, Pick, Rules, Say, Seat, Sight, Step, Viewer},
};

impl Habits for Lost {
    const PREPARES_TURNS: bool = true;

    type Order = Order;

    fn simple_move(&self, state: &State, at: &Decision, choices: &mut dyn Chance) -> Option<Move> {
        if at.duty != Duty::Owed {
            return None;
        }
        let habit = orders::simple(&self.view(state, Viewer::Seat(at.seat)), at);
        // Where a habit says nothing, the simplest answer is as good as any.
        habit.or_else(|| self.default_for(state, at.id, choices))
    }

    fn follow(&self, view: &View, at: &Decision, order: &Order) -> Option<Move> {
        orders::follow(view, at, order)
    }

    fn stands_back(&self, view: &View, at: &Decision, order: &Order, others: &[Order]) -> bool {
        orders::stands_back(view, at, order, others)
    }

    fn left(&self, view: &View, at: &Decision, order: &Order, legal: bool) -> Option<Order> {
        orders::left(view, at, order, legal)
    }

    fn skipped(&self, _: &View, at: &Decision, order: &Order, refused: Option<Say>) -> Option<Say> {
        refused.or_else(|| orders::skipped(at, order))
    }

    fn kept(&self, view: &View, order: &Order) -> Kept<Order> {
        orders::kept(view, order)
    }

    fn ask_order(&self, view: &View, path: &[Pick]) -> Result<Step<Order>, Illegal> {
        orders::Orders(view).ask(path)
    }

    fn order_objection(&self, view: &View, order: &Order, _: &[Order]) -> Option<Illegal> {
        orders::Orders(view).objection(order)
    }

    fn plan_objection(&self, view: &View, with: &Move) -> Option<Illegal> {
        orders::Orders(view).no_part(with)
    }

    fn is_of_table(&self, order: &Order) -> bool {
        matches!(order, Order::Turn(_) | Order::Hit(_))
    }

    fn slot(&self, order: &Order) -> Key {
        order.slot()
    }

    fn tell_order(&self, order: &Order) -> Say {
        order.say(&self.pool)
    }

    fn preset_orders(&self, _: Seat) -> Vec<Order> {
        Vec::new()
    }

    fn sparing_orders(&self, _: Seat) -> Vec<Order> {
        // What stops others is whoever is hurt in a foreign slot (D13, D14).
        vec![Order::Defend(Style::Two), Order::Heal]
    }
}
