//! Legions: standing orders, and what an automatic player does out of habit.

use crate::{
    ask::{Illegal, rows},
    game::Lraw,
    moves::Move,
    orders::{self, Order, Orders},
    state::State,
    view::View,
};
use skald_toolkit::grammar::GrammarExt;
use skald_vocabulary::interface::{Decision, DecisionId, Habits, Kept, Key, Pick, Say, Seat, Step};

impl Habits for Lraw {
    type Order = Order;

    fn follow(&self, view: &View, at: &Decision, order: &Order) -> Option<Move> {
        orders::follow(view, at, order)
    }

    fn stands_back(&self, view: &View, at: &Decision, order: &Order, others: &[Order]) -> bool {
        orders::stands_back(view, at, order, others)
    }

    fn heed(&self, state: &State, seat: Seat, orders: &[Order]) -> Option<(DecisionId, Move)> {
        Some((rows::hold_id(seat), orders::heed(state, seat, orders)?))
    }

    fn left(&self, view: &View, _: &Decision, order: &Order, legal: bool) -> Option<Order> {
        order.left(view, legal)
    }

    fn skipped(&self, _: &View, _: &Decision, order: &Order, refused: Option<Say>) -> Option<Say> {
        // A standing activation that is not legal is skipped silently (5.2.4).
        refused.filter(|_| !matches!(order, Order::Use(_)))
    }

    fn kept(&self, view: &View, order: &Order) -> Kept<Order> {
        orders::kept(view, order)
    }

    fn forgoes_grid(&self, all: &[Order]) -> bool {
        all.contains(&Order::Mode(orders::Mode::Quick))
    }

    fn given_with(&self, view: &View, at: &Decision, with: &Move) -> Vec<Order> {
        orders::given_with(view, at, with)
    }

    fn ask_order(&self, view: &View, path: &[Pick]) -> Result<Step<Order>, Illegal> {
        Orders(view).ask(path)
    }

    fn order_objection(&self, view: &View, order: &Order, others: &[Order]) -> Option<Illegal> {
        Orders(view).objection(order, others)
    }

    fn order_warning(&self, view: &View, order: &Order, before: &[Order]) -> Option<Say> {
        orders::warning(view, order, before)
    }

    fn casual_only(&self, order: &Order) -> Option<Illegal> {
        (*order == Order::Mode(orders::Mode::Quick)).then(Illegal::rated)
    }

    fn is_of_table(&self, order: &Order) -> bool {
        orders::is_of_table(order)
    }

    fn slot(&self, order: &Order) -> Key {
        order.slot()
    }

    fn tell_order(&self, order: &Order) -> Say {
        order.say(&self.pool)
    }

    fn preset_orders(&self, _: Seat) -> Vec<Order> {
        vec![Order::preset()]
    }

    /// A computer reads nothing from when somebody passes, and nobody else waits for it (5.2.2).
    fn preset_among_computers(&self, _: Seat) -> Vec<Order> {
        vec![Order::Mode(orders::Mode::Quick)]
    }

    fn sparing_orders(&self, _: Seat) -> Vec<Order> {
        Order::sparing()
    }
}
