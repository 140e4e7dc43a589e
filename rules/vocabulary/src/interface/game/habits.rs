//! Standing orders and habits.

use crate::{
    chance::Chance,
    interface::{BadNotation, Decision, DecisionId, Kept, Key, Pick, Say, Seat, Sight, Step},
};
use std::{
    fmt::{Debug, Display},
    hash::Hash,
    str::FromStr,
};

/// Standing orders, and what a simple automatic player does out of habit.
pub trait Habits: Sight {
    /// Whether so little is chosen in it that whoever chooses better hardly wins more often.
    const LITTLE_CHOICE: bool = false;

    /// Whether its own orders prepare whole turns: then the plans of moves that all games have are not offered beside them.
    const PREPARES_TURNS: bool = false;

    /// Whether all who play are asked for the orders that spare most waiting as a game begins (LAW, below D1 to D19); else newcomers
    /// are, after their first move.
    const ASKS_AT_START: bool = false;

    /// This game's standing orders; parses from and prints to one line.
    type Order: Clone + Eq + Hash + Debug + Display + FromStr<Err = BadNotation>;

    /// A legal move in a decision as a simple automatic player makes it, out of habit; `None` where the game has no
    /// habits to tell. Of a right that nobody waits for: `None` leaves it alone.
    fn simple_move(
        &self,
        _state: &Self::State,
        _at: &Decision,
        _choices: &mut dyn Chance,
    ) -> Option<Self::Move> {
        None
    }

    /// The move that a standing order gives in a decision, from the owner's view alone; `None` leaves it to the owner.
    fn follow(&self, view: &Self::View, at: &Decision, order: &Self::Order) -> Option<Self::Move>;

    /// An order as it counts beside the others of the same owner, where two of them answer one question together; most orders count
    /// as they are.
    fn beside(&self, order: &Self::Order, _others: &[Self::Order]) -> Self::Order {
        order.clone()
    }

    /// An order as its owner gave it, without what it has taken down meanwhile of how far it has come; most orders take down nothing.
    fn as_given(&self, order: &Self::Order) -> Self::Order {
        order.clone()
    }

    /// Whether an order gives nothing in a decision for the sake of another order of the same owner, one of `others`.
    fn stands_back(
        &self,
        _view: &Self::View,
        _at: &Decision,
        _order: &Self::Order,
        _others: &[Self::Order],
    ) -> bool {
        false
    }

    /// What is left of an order after it gave a move: `view` and `at` are those from which [`Habits::follow`](crate::interface::Habits::follow) took it, and
    /// `legal` says whether it can be played. `None` when the order is used up; most orders stay as they are. An order
    /// whose move is not legal gives no more until it has changed.
    fn left(
        &self,
        _view: &Self::View,
        _at: &Decision,
        order: &Self::Order,
        _legal: bool,
    ) -> Option<Self::Order> {
        Some(order.clone())
    }

    /// Why an order that is about a question gives it nothing, from the owner's view alone, to be told to its owner once: `refused` is
    /// why its move is not legal, where it gives one. `None` where it is about something else, does as it says, or is to be skipped
    /// without a word.
    fn skipped(
        &self,
        _view: &Self::View,
        _at: &Decision,
        _order: &Self::Order,
        refused: Option<Say>,
    ) -> Option<Say> {
        refused
    }

    /// What has become of an order with all that has happened by now, before a move is asked of it; to be looked at after
    /// every input. Most orders stay as they are for ever.
    fn kept(&self, _view: &Self::View, order: &Self::Order) -> Kept<Self::Order> {
        Kept::As(order.clone())
    }

    /// The move by which the game takes down what the orders of a seat say where nobody is asked, such as what it would
    /// rather discard; `None` when the game has it down already. Its decision need not be open to anybody.
    fn heed(
        &self,
        _state: &Self::State,
        _seat: Seat,
        _orders: &[Self::Order],
    ) -> Option<(DecisionId, Self::Move)> {
        None
    }

    /// Where a path of choices leads while a standing order is put together.
    ///
    /// # Errors
    /// The game's refusal when the path leads nowhere.
    fn ask_order(&self, view: &Self::View, path: &[Pick]) -> Result<Step<Self::Order>, Self::Illegal>;

    /// Why an order cannot be given beside the `others` that its owner has and keeps, judged from the owner's view alone;
    /// `None` where it can.
    fn order_objection(
        &self,
        _view: &Self::View,
        _order: &Self::Order,
        _others: &[Self::Order],
    ) -> Option<Self::Illegal> {
        None
    }

    /// What an owner should know who gives an order now, with those that they have until then: what others could learn from it. The order
    /// is given all the same; judged from the owner's view alone.
    fn order_warning(
        &self,
        _view: &Self::View,
        _order: &Self::Order,
        _before: &[Self::Order],
    ) -> Option<Say> {
        None
    }

    /// Why a move cannot be planned: it names what is not in this game, so that it can never be played. Judged from the owner's view
    /// alone; `None` for most moves.
    fn plan_objection(&self, _view: &Self::View, _with: &Self::Move) -> Option<Self::Illegal> {
        None
    }

    /// Why an order cannot be given in a game that counts for ratings, since others could tell from it what is hidden; `None` for
    /// most orders.
    fn casual_only(&self, _order: &Self::Order) -> Option<Self::Illegal> {
        None
    }

    /// Whether an order is about what comes next at its own table, so that nobody can give it at all their tables.
    fn is_of_table(&self, _order: &Self::Order) -> bool {
        false
    }

    /// Whether the answers of a seat with these orders take effect at once where those of others wait for the next moment of a
    /// grid: its owner has chosen that others may read something from when it answers.
    fn forgoes_grid(&self, _orders: &[Self::Order]) -> bool {
        false
    }

    /// Orders that may be given together with an answer, each in one press with it: what else needs no question once this is
    /// answered. Judged from the owner's view alone.
    fn given_with(&self, _view: &Self::View, _at: &Decision, _with: &Self::Move) -> Vec<Self::Order> {
        Vec::new()
    }

    /// What an order is about: a newer order with the same slot replaces the older.
    fn slot(&self, order: &Self::Order) -> Key;

    /// An order in words.
    fn tell_order(&self, order: &Self::Order) -> Say;

    /// The orders that a seat has from the start (WAR-15.7).
    fn preset_orders(&self, seat: Seat) -> Vec<Self::Order>;

    /// The orders that whoever plays against computers alone has from the start, beside those that everybody has: of those about
    /// the same thing these count.
    fn preset_among_computers(&self, _seat: Seat) -> Vec<Self::Order> {
        Vec::new()
    }

    /// The orders that spare the others most waiting, one for each thing that they are about: offered once to whoever is new to
    /// the game, or to all as it begins ([`Habits::ASKS_AT_START`](crate::interface::Habits::ASKS_AT_START)). None where the game has no such orders.
    fn sparing_orders(&self, _seat: Seat) -> Vec<Self::Order> {
        Vec::new()
    }
}
