//! Legends of Chaos: standing orders, and what an automatic player does out of habit.

use crate::{
    game::Chaos,
    moves::Move,
    orders::{self, Order, Orders},
    refuse::Illegal,
    simple,
    state::State,
    view::View,
};
use skald_toolkit::grammar::GrammarExt;
use skald_vocabulary::{
    chance::Chance,
    interface::{Decision, DecisionId, Habits, Key, Pick, Say, Seat, Step},
};

impl Habits for Chaos {
    type Order = Order;

    fn simple_move(&self, state: &State, at: &Decision, choices: &mut dyn Chance) -> Option<Move> {
        simple::simple(self.table(state), at, choices)
    }

    fn follow(&self, view: &View, at: &Decision, order: &Order) -> Option<Move> {
        orders::follow(view, at, order)
    }

    fn stands_back(&self, view: &View, at: &Decision, order: &Order, others: &[Order]) -> bool {
        orders::stands_back(view, at, order, others)
    }

    fn heed(&self, state: &State, seat: Seat, orders: &[Order]) -> Option<(DecisionId, Move)> {
        orders::heed(self.table(state), seat, orders)
    }

    fn left(&self, view: &View, at: &Decision, order: &Order, legal: bool) -> Option<Order> {
        orders::left(view, at, order, legal)
    }

    fn ask_order(&self, view: &View, path: &[Pick]) -> Result<Step<Order>, Illegal> {
        Orders::new(&self.0.pool, &self.0.terms, view).ask(path)
    }

    fn order_objection(&self, view: &View, order: &Order, _: &[Order]) -> Option<Illegal> {
        Orders::new(&self.0.pool, &self.0.terms, view).objection(order)
    }

    fn as_given(&self, order: &Order) -> Order {
        orders::as_given(order)
    }

    fn is_of_table(&self, order: &Order) -> bool {
        // What is done in every round is a habit; a list of actions is for one.
        matches!(order, Order::Round(round) if !round.steps.is_empty())
    }

    fn plan_objection(&self, view: &View, with: &Move) -> Option<Illegal> {
        Orders::new(&self.0.pool, &self.0.terms, view).no_step(with)
    }

    fn slot(&self, order: &Order) -> Key {
        order.slot()
    }

    fn tell_order(&self, order: &Order) -> Say {
        orders::tell_order(&self.0.pool, order)
    }

    fn sparing_orders(&self, _seat: Seat) -> Vec<Order> {
        vec![Order::sparing()]
    }

    fn preset_orders(&self, _seat: Seat) -> Vec<Order> {
        Vec::new()
    }
}
