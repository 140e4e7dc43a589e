//! The orders that spare the others most waiting, offered once to whoever is new to a game, or to all who play as it begins.
//!
//! What belongs here: to whom and when they are offered, and taking them. What does not: which they are, which each game says.

use skald_rules::{interface::Seat, table::Table};

use crate::host::{
    orders::standing::{AllOrders, Given},
    play::deed::After,
    refused::HostError,
    service::{
        core::{Actor, Host},
        known::Known,
    },
    table::{live::Live, pending::Write},
};
use crate::store::TableId;

impl Live {
    /// Whether orders can be offered to a seat, should its player be new to the game: where turns may take long, and if it has
    /// no orders of its own. Where all are asked as a game begins, nobody is asked once more.
    fn may_be_offered(&self, seat: Seat) -> bool {
        let own = self.orders.iter().any(|order| order.seat == seat.0 && !order.preset);
        let spares = |table: &dyn Table| !table.asks_at_start() && !table.sparing_orders(seat).is_empty();
        !own && self.terms.is_slow() && self.playing.as_ref().is_some_and(|playing| spares(&*playing.table))
    }

    /// Whether all who play are asked for such orders as this game begins: where its specification says so, it has some, and people
    /// wait for one another.
    pub(in crate::host) fn asks_at_start(&self) -> bool {
        let people: Vec<Seat> = self.people().map(|(seat, _)| seat).collect();
        let asks = |table: &dyn Table| {
            table.asks_at_start() && people.iter().any(|seat| !table.sparing_orders(*seat).is_empty())
        };
        people.len() > 1 && self.playing.as_ref().is_some_and(|playing| asks(&*playing.table))
    }

    /// Whether a seat has an order of its own about the same thing as this one.
    fn has_own_about(&self, seat: Seat, text: &str) -> Result<bool, HostError> {
        let slot = self.playing()?.table.read_order(text)?.0;
        Ok(self.orders.iter().any(|row| row.seat == seat.0 && !row.preset && row.slot == slot.as_str()))
    }

    /// Offers whoever plays a seat the orders that spare the others most waiting, with what they have just done: once for each
    /// game. Whether they are offered; the game may yet end by what follows.
    pub(in crate::host) fn offer(&mut self, seat: Seat, known: &Known) -> bool {
        let Some(person) = self.seat(seat).and_then(|row| row.person) else { return false };
        let new = known.get(&person).is_some_and(|row| !row.was_offered(self.kind.game));
        let offers = new && self.may_be_offered(seat);
        if offers {
            self.pending.writes.push(Write::Offer { person, game: self.kind.game });
        }
        offers
    }
}

impl Host {
    /// Gives the orders that spare the others most waiting. What the person has ordered about the same stands.
    ///
    /// # Errors
    /// A refusal when the game is not on, or the person does not play.
    pub async fn take_offer(&self, actor: impl Into<Actor>, table: TableId) -> Result<AllOrders, HostError> {
        let actor = actor.into();
        let deed = self.deed(actor, table, |live, who, moment| {
            let seat = live.plays_now(who)?;
            live.is_there(seat, moment.now)?;
            for text in live.playing()?.table.sparing_orders(seat) {
                if !live.has_own_about(seat, &text)? {
                    live.give_order(seat, &text, moment.now)?;
                }
            }
            Ok((After::MayFollow, Given { seat, warning: None }))
        });
        self.orders_after(deed.await?, actor.person).await
    }
}
