//! War: standing orders, and what an automatic player does out of habit.

use crate::{
    ask::Illegal,
    game::War,
    moves::Move,
    orders::{self, Order, Orders},
    view::View,
};
use skald_toolkit::grammar::GrammarExt;
use skald_vocabulary::interface::{Decision, Habits, Key, Pick, Say, Seat, Step};

impl Habits for War {
    const LITTLE_CHOICE: bool = true;

    type Order = Order;

    fn follow(&self, view: &View, at: &Decision, order: &Order) -> Option<Move> {
        orders::follow(view, at, order)
    }

    fn ask_order(&self, view: &View, path: &[Pick]) -> Result<Step<Order>, Illegal> {
        Orders { pool: &self.0.pool, view }.ask(path)
    }

    fn order_objection(&self, view: &View, order: &Order, _: &[Order]) -> Option<Illegal> {
        Orders { pool: &self.0.pool, view }.objection(order)
    }

    fn plan_objection(&self, view: &View, with: &Move) -> Option<Illegal> {
        Orders { pool: &self.0.pool, view }.strange(with)
    }

    fn slot(&self, order: &Order) -> Key {
        orders::slot(order)
    }

    fn tell_order(&self, order: &Order) -> Say {
        orders::tell_order(&self.0.pool, order)
    }

    fn preset_orders(&self, _seat: Seat) -> Vec<Order> {
        orders::presets(&self.0.pool)
    }

    fn sparing_orders(&self, _seat: Seat) -> Vec<Order> {
        orders::holding(&self.0.pool)
    }
}
