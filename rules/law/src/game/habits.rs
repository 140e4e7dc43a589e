//! Legends At War: standing orders, and what an automatic player does out of habit.

use crate::{
    ask::Illegal,
    game::Law,
    moves::Move,
    options::Form,
    orders::{self, Consent, Order, Orders, Whom},
    view::View,
};
use skald_toolkit::grammar::GrammarExt;
use skald_vocabulary::interface::{Decision, Habits, Kept, Key, Pick, Say, Seat, Step};

impl Habits for Law {
    const ASKS_AT_START: bool = true;

    type Order = Order;

    fn follow(&self, view: &View, at: &Decision, order: &Order) -> Option<Move> {
        orders::follow(&self.0, view, at, order)
    }

    fn beside(&self, order: &Order, others: &[Order]) -> Order {
        orders::beside(order, others)
    }

    fn left(&self, view: &View, at: &Decision, order: &Order, _legal: bool) -> Option<Order> {
        orders::left(&self.0, view, at, order)
    }

    fn skipped(&self, view: &View, at: &Decision, order: &Order, refused: Option<Say>) -> Option<Say> {
        refused.or_else(|| orders::skipped(&self.0, view, at, order))
    }

    fn kept(&self, view: &View, order: &Order) -> Kept<Order> {
        orders::kept(&self.0, view, order)
    }

    fn ask_order(&self, view: &View, path: &[Pick]) -> Result<Step<Order>, Illegal> {
        Orders { rules: &self.0, view }.ask(path)
    }

    fn order_objection(&self, view: &View, order: &Order, _: &[Order]) -> Option<Illegal> {
        orders::objection(&self.0, view, order)
    }

    fn is_of_table(&self, order: &Order) -> bool {
        // Cards and spaces of one match.
        matches!(order, Order::Play(_) | Order::Hide(_) | Order::Fill(..))
    }

    fn plan_objection(&self, view: &View, with: &Move) -> Option<Illegal> {
        orders::plan_objection(&self.0, view, with)
    }

    fn slot(&self, order: &Order) -> Key {
        orders::slot(order)
    }

    fn tell_order(&self, order: &Order) -> Say {
        orders::tell_order(&self.0, order)
    }

    fn preset_orders(&self, _seat: Seat) -> Vec<Order> {
        // Where there are decks, Phoenix cards stay as they lie unless a player wants to be asked (D10).
        if self.0.form == Form::Ragnarok { Vec::new() } else { vec![Order::Rise] }
    }

    fn sparing_orders(&self, seat: Seat) -> Vec<Order> {
        // What stops others is somebody's answer in a foreign turn (D18), about a mate's plan (D13), or about who of the team goes first
        // (D14), in which mates who both take this agree.
        match self.0.form {
            Form::Ragnarok => vec![Order::Give(Vec::new())],
            Form::Team => {
                let elder = self.0.mate(seat).is_none_or(|mate| seat < mate);
                vec![Order::Agree(Consent::One), Order::First(if elder { Whom::Me } else { Whom::Mate })]
            }
            _ => Vec::new(),
        }
    }
}
