//! Standing orders as the host keeps them: a game's own orders, and lines of moves, which all games have.
//!
//! What belongs here: finding the next move that an order gives, over any table, and putting a line together. What does not:
//! keeping orders, playing the moves and telling people, which is for the host; the meaning of a game's own orders, which is
//! the game's.

mod ahead;
mod awaited;
mod line;
mod sketch;
mod turn;
mod typed;

use crate::table::Table;
use skald_vocabulary::interface::{Decision, DecisionId, Duty, Kept, Key, Pick, Refusal, Say, Seat};

use self::line::Next;
pub use self::{
    ahead::{ask, is_ahead},
    line::{Condition, Line, LineStep, mark},
    typed::{objection, written},
};

/// The most inputs that orders may make in a row before people are asked again: a bound for the host's loop.
pub const MOST_FOLLOWED: usize = 256;

/// One order of one seat, as the host keeps it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeatOrder {
    /// Whose.
    pub seat: Seat,
    /// The order: of the game's own kind, or `line ...`. Empty when a line is used up or came to nothing.
    pub text: String,
    /// What its owner is to be told, and nobody else: that something prepared has stopped, and why.
    pub stopped: Option<Say>,
    /// Why it gives nothing in a question that it is about and that its owner is asked: for them alone, once. It stands.
    pub skipped: Option<Say>,
}

impl SeatOrder {
    /// The order `text` of `seat`.
    #[must_use]
    pub fn new(seat: Seat, text: &str) -> Self {
        Self { seat, text: text.to_owned(), stopped: None, skipped: None }
    }
}

/// A move that an order gives.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Followed {
    /// Whose.
    pub seat: Seat,
    /// Which of the orders gave it, as an index into the list; `None` when it follows from all of the seat's orders, taken
    /// back ones included.
    pub order: Option<usize>,
    /// The decision that it answers.
    pub at: DecisionId,
    /// The move.
    pub with: String,
}

/// What an order of a seat is about, and the order in words.
///
/// # Errors
/// A refusal when `text` is neither a line nor an order of this game.
pub fn read(table: &dyn Table, seat: Seat, text: &str) -> Result<(Key, Say), Refusal> {
    match Line::read(text) {
        Some(line) => line.map(|line| (Line::SLOT, ahead::say(table, seat, &line))),
        None => table.read_order(text),
    }
}

/// The next move that an order gives, with lines before the game's own orders; `None` when people are to be asked.
///
/// Lines, and orders of a game that are lists, change as they are followed: the texts in `orders` are brought up to date,
/// and one that is used up or came to nothing becomes empty; where one stops before its end, `stopped` says what to tell
/// its owner. Where none gives a move, `skipped` says why those give none that are about what is asked. To be called after every input,
/// up to [`MOST_FOLLOWED`] times in a row; the host plays each move as an entry of its own. Answers already given are left alone.
pub fn next_order(table: &dyn Table, orders: &mut [SeatOrder]) -> Option<Followed> {
    next_order_but(table, orders, &[])
}

/// The same, but for these questions, which their owners answer by hand.
pub fn next_order_but(
    table: &dyn Table,
    orders: &mut [SeatOrder],
    by_hand: &[(Seat, DecisionId)],
) -> Option<Followed> {
    keep(table, orders);
    for (index, order) in orders.iter_mut().enumerate() {
        let Some(Ok(mut line)) = Line::read(&order.text) else { continue };
        let next = line.advance(table, order.seat);
        if matches!(&next, Next::Gives(at, _) if by_hand.contains(&(order.seat, *at))) {
            continue;
        }
        order.text = if line.steps.is_empty() { String::new() } else { line.to_string() };
        match next {
            Next::Waits => {}
            Next::Stops(why) => order.stopped = why.map(stopped),
            Next::Gives(at, with) => {
                return Some(Followed { seat: order.seat, order: Some(index), at, with });
            }
        }
    }
    if let Some(next) = next_heeded(table, orders) {
        return Some(next);
    }
    for seat in seats(orders) {
        let free = |at: &&Decision| at.duty != Duty::Given && !by_hand.contains(&(seat, at.id));
        for decision in table.open(seat).iter().filter(free) {
            if let Some(next) = next_own(table, orders, decision) {
                return Some(next);
            }
        }
    }
    None
}

/// Whose orders these are.
fn seats(orders: &[SeatOrder]) -> Vec<Seat> {
    let mut seats: Vec<Seat> = orders.iter().map(|order| order.seat).collect();
    seats.sort_unstable();
    seats.dedup();
    seats
}

/// Whether an order is one of the game's own, of this seat, and stands.
fn is_own(order: &SeatOrder, seat: Seat) -> bool {
    order.seat == seat && !order.text.is_empty() && !Line::is_line(&order.text)
}

/// Brings the game's own orders up to date with what has happened since they were looked at. An order is looked at when it
/// is given, and after every input by [`next_order`].
pub fn keep(table: &dyn Table, orders: &mut [SeatOrder]) {
    for seat in seats(orders) {
        let mut own: Vec<&mut SeatOrder> = orders.iter_mut().filter(|order| is_own(order, seat)).collect();
        let texts: Vec<&str> = own.iter().map(|order| order.text.as_str()).collect();
        let kept = table.kept(seat, &texts);
        for (order, kept) in own.iter_mut().zip(kept) {
            match kept {
                Kept::As(text) => order.text = text,
                Kept::Used => order.text.clear(),
                Kept::Dropped(why) => {
                    order.text.clear();
                    order.stopped = Some(stopped(why));
                }
            }
        }
    }
}

/// What the game is yet to take down of the orders of any seat, or of their absence.
fn next_heeded(table: &dyn Table, orders: &[SeatOrder]) -> Option<Followed> {
    Seat::all(table.seats()).find_map(|seat| {
        let own = orders.iter().filter(|order| order.seat == seat && !order.text.is_empty());
        let texts: Vec<&str> = own.map(|order| order.text.as_str()).collect();
        let (at, with) = table.heed(seat, &texts)?;
        is_legal(table, at, &with).then_some(Followed { seat, order: None, at, with })
    })
}

/// The move that one of the game's own orders gives in a decision. An order whose move is not legal is brought up to date
/// and passed over.
fn next_own(table: &dyn Table, orders: &mut [SeatOrder], at: &Decision) -> Option<Followed> {
    for index in 0..orders.len() {
        let Some(order) = orders.get(index).filter(|order| is_own(order, at.seat)) else { continue };
        let others =
            orders.iter().enumerate().filter(|(other, order)| *other != index && is_own(order, at.seat));
        let others: Vec<&str> = others.map(|(_, order)| order.text.as_str()).collect();
        if table.stands_back(at, &order.text, &others) {
            continue;
        }
        let beside = table.beside(&order.text, &others);
        let given = table.follow(at, &beside);
        let refused = given.as_ref().and_then(|with| why_not(table, at.id, with));
        let left = given.as_ref().and_then(|_| table.left(at, &order.text, refused.is_none()));
        let skipped = |refused| table.skipped(at, &beside, refused).filter(|_| at.duty == Duty::Owed);
        match (given, refused, left) {
            (Some(with), None, left) => {
                if let Some((order, left)) = orders.get_mut(index).zip(left) {
                    order.text = left;
                }
                return Some(Followed { seat: at.seat, order: Some(index), at: at.id, with });
            }
            (Some(_), Some(why), Some(left)) => {
                if let Some(order) = orders.get_mut(index) {
                    order.text = left;
                    order.stopped = Some(stopped(why));
                }
                // It gives no more now; those that stood back for it are asked again.
                return next_own(table, orders, at);
            }
            (_, refused, _) => {
                let skipped = skipped(refused);
                if let Some(order) = orders.get_mut(index) {
                    order.skipped = order.skipped.take().or(skipped);
                }
            }
        }
    }
    None
}

/// What the owner of something prepared is told that has stopped.
fn stopped(why: Say) -> Say {
    Say::new("order-stopped").with("why", why)
}

/// Whether `with` is a whole move in a decision.
fn is_legal(table: &dyn Table, at: DecisionId, with: &str) -> bool {
    why_not(table, at, with).is_none()
}

/// Why `with` is no whole move in a decision; `None` when it is one.
fn why_not(table: &dyn Table, at: DecisionId, with: &str) -> Option<Say> {
    whole(table, at, with).err()
}

/// The move that these words lead to in a decision, as it is written; else why they lead to none.
fn whole(table: &dyn Table, at: DecisionId, with: &str) -> Result<String, Say> {
    let step = table.ask(at, &Pick::path(with)).map_err(|refusal| refusal.say)?;
    step.whole.ok_or_else(|| Say::new("host-unfinished"))
}
