//! The orders that spare the others most waiting, offered once to whoever is new to a game.
//!
//! What belongs here: to whom and when they are offered, and taking them. What does not: which they are, which each game says.

use skald_rules::{interface::Seat, table::Table};

use crate::host::{
    orders::standing::OrderInfo,
    play::deed::After,
    refused::HostError,
    service::core::{Actor, Host},
    table::live::Live,
};
use crate::store::{Person, TableId};

impl Live {
    /// Whether orders can be offered to a seat, should its player be new to the game: where turns may take long, and if it has
    /// no orders of its own.
    pub(in crate::host) fn may_be_offered(&self, seat: Seat) -> bool {
        let own = self.orders.iter().any(|order| order.seat == seat.0 && !order.preset);
        let spares = |table: &dyn Table| !table.sparing_orders(seat).is_empty();
        !own && self.terms.is_slow() && self.playing.as_ref().is_some_and(|playing| spares(&*playing.table))
    }
}

impl Host {
    /// Whether a person is offered the orders that spare the others most waiting, now: once for each game, where turns may take
    /// long, and if they have no orders of their own there. It counts as offered then.
    ///
    /// # Errors
    /// [`HostError::Store`].
    pub async fn offer_orders(&self, person: Person, table: TableId) -> Result<bool, HostError> {
        let held = self.hold(table).await?;
        let Ok(seat) = held.plays_now(person) else { return Ok(false) };
        if !held.may_be_offered(seat) {
            return Ok(false);
        }
        let game = held.kind.game;
        drop(held);
        if self.person(person).await?.was_offered(game) {
            return Ok(false);
        }
        let mut tx = self.inner.store.write().await?;
        tx.check_lease(&self.inner.me).await?;
        let first = tx.offer(person, game).await?;
        tx.commit().await?;
        self.inner.people.forget(person);
        Ok(first)
    }

    /// Gives the orders that spare the others most waiting.
    ///
    /// # Errors
    /// A refusal when the game is not on, or the person does not play.
    pub async fn take_offer(
        &self,
        actor: impl Into<Actor>,
        table: TableId,
    ) -> Result<Vec<OrderInfo>, HostError> {
        let deed = self.deed(actor, table, |live, who, moment| {
            let seat = live.plays_now(who)?;
            for text in live.playing()?.table.sparing_orders(seat) {
                live.give_order(seat, &text, moment.now)?;
            }
            Ok((After::MayFollow, seat))
        });
        deed.await?.orders()
    }
}
