//! The probe: standing orders, and what an automatic player does out of habit.

use crate::probe::{Illegal, Move, Order, Probe, View, event::said, menus::Orders};
use skald_rules::grammar::GrammarExt;
use skald_rules::interface::{Decision, Duty, Habits, Key, Pick, Seat, Step};

impl Habits for Probe {
    type Order = Order;

    fn follow(&self, view: &View, at: &Decision, order: &Order) -> Option<Move> {
        match order {
            Order::Bid(coins) if at.kind == Key::of("bid") && at.duty == Duty::Owed => {
                let purse = view.seats.get(at.seat.index())?.purse;
                Some(Move::Bid((*coins).min(purse)))
            }
            Order::Approve if at.kind == Key::of("approve") && at.duty == Duty::Owed => {
                Some(Move::Verdict(true))
            }
            Order::Bid(_) | Order::Approve => None,
        }
    }

    fn ask_order(&self, view: &View, path: &[Pick]) -> Result<Step<Order>, Illegal> {
        Orders(view).ask(path)
    }

    fn slot(&self, order: &Order) -> Key {
        match order {
            Order::Bid(_) => Key::of("bid"),
            Order::Approve => Key::of("approve"),
        }
    }

    fn tell_order(&self, order: &Order) -> skald_rules::interface::Say {
        said(order.to_string())
    }

    fn preset_orders(&self, _: Seat) -> Vec<Order> {
        Vec::new()
    }
}
