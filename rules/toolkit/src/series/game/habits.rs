//! A match: standing orders, and what an automatic player does out of habit.

use crate::series::{InSeries, Seating, Series, SeriesIllegal, progress::Illegal, seating::outer};
use skald_vocabulary::interface::{Decision, DecisionId, Habits, Kept, Key, Pick, Say, Seat, Step};

impl<G: InSeries> Habits for Series<G> {
    const PREPARES_TURNS: bool = G::PREPARES_TURNS;
    const LITTLE_CHOICE: bool = G::LITTLE_CHOICE;
    const ASKS_AT_START: bool = G::ASKS_AT_START;

    type Order = G::Order;

    fn follow(&self, view: &Self::View, at: &Decision, order: &G::Order) -> Option<G::Move> {
        self.game.follow(&view.game, &Self::own_decision(view, at)?, order)
    }

    fn heed(&self, state: &Self::State, seat: Seat, orders: &[G::Order]) -> Option<(DecisionId, G::Move)> {
        if state.over.is_some() || self.paused(state) {
            return None;
        }
        let (at, with) = self.game.heed(&state.game, state.seating.place(seat), orders)?;
        Some((DecisionId(outer(state.number, at.0)?), with))
    }

    fn stands_back(&self, view: &Self::View, at: &Decision, order: &G::Order, others: &[G::Order]) -> bool {
        Self::own_decision(view, at).is_some_and(|own| self.game.stands_back(&view.game, &own, order, others))
    }

    fn left(&self, view: &Self::View, at: &Decision, order: &G::Order, legal: bool) -> Option<G::Order> {
        match Self::own_decision(view, at) {
            Some(own) => self.game.left(&view.game, &own, order, legal),
            None => Some(order.clone()),
        }
    }

    fn skipped(
        &self,
        view: &Self::View,
        at: &Decision,
        order: &G::Order,
        refused: Option<Say>,
    ) -> Option<Say> {
        let own = Self::own_decision(view, at)?;
        let why = self.game.skipped(&view.game, &own, order, refused.clone())?;
        // A refusal names the places of the match already.
        Some(if refused.as_ref() == Some(&why) { why } else { view.seating.say(why) })
    }

    fn kept(&self, view: &Self::View, order: &G::Order) -> Kept<G::Order> {
        match self.game.kept(&view.game, order) {
            Kept::Dropped(why) => Kept::Dropped(view.seating.say(why)),
            kept => kept,
        }
    }

    fn ask_order(&self, view: &Self::View, path: &[Pick]) -> Result<Step<G::Order>, Illegal<G>> {
        match self.game.ask_order(&view.game, path) {
            Ok(step) => Ok(view.seating.step(step)),
            Err(illegal) => Err(SeriesIllegal::Game { seating: view.seating.clone(), illegal }),
        }
    }

    fn order_objection(
        &self,
        view: &Self::View,
        order: &G::Order,
        others: &[G::Order],
    ) -> Option<Illegal<G>> {
        let illegal = self.game.order_objection(&view.game, order, others)?;
        Some(SeriesIllegal::Game { seating: view.seating.clone(), illegal })
    }

    fn order_warning(&self, view: &Self::View, order: &G::Order, before: &[G::Order]) -> Option<Say> {
        Some(view.seating.say(self.game.order_warning(&view.game, order, before)?))
    }

    fn beside(&self, order: &G::Order, others: &[G::Order]) -> G::Order {
        self.game.beside(order, others)
    }

    fn as_given(&self, order: &G::Order) -> G::Order {
        self.game.as_given(order)
    }

    fn plan_objection(&self, view: &Self::View, with: &Self::Move) -> Option<Illegal<G>> {
        let illegal = self.game.plan_objection(&view.game, with)?;
        Some(SeriesIllegal::Game { seating: view.seating.clone(), illegal })
    }

    fn casual_only(&self, order: &G::Order) -> Option<Illegal<G>> {
        let illegal = self.game.casual_only(order)?;
        Some(SeriesIllegal::Game { seating: Seating::straight(self.seats), illegal })
    }

    fn is_of_table(&self, order: &G::Order) -> bool {
        self.game.is_of_table(order)
    }

    fn forgoes_grid(&self, orders: &[G::Order]) -> bool {
        self.game.forgoes_grid(orders)
    }

    fn given_with(&self, view: &Self::View, at: &Decision, with: &G::Move) -> Vec<G::Order> {
        let own = Self::own_decision(view, at);
        own.map(|own| self.game.given_with(&view.game, &own, with)).unwrap_or_default()
    }

    fn slot(&self, order: &G::Order) -> Key {
        self.game.slot(order)
    }

    fn tell_order(&self, order: &G::Order) -> Say {
        self.game.tell_order(order)
    }

    fn preset_orders(&self, seat: Seat) -> Vec<G::Order> {
        self.game.preset_orders(seat)
    }

    fn preset_among_computers(&self, seat: Seat) -> Vec<G::Order> {
        self.game.preset_among_computers(seat)
    }

    fn sparing_orders(&self, seat: Seat) -> Vec<G::Order> {
        self.game.sparing_orders(seat)
    }
}
