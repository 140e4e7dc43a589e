//! The orders that somebody gives at all their tables of a game: kept, forgotten, and given when a game begins.

use skald_rules::{
    interface::{Say, Seat},
    orders::Line,
};

use crate::host::{
    orders::{
        passing::{is_of_table, read_any},
        standing::{AllOrders, Given, OrderInfo},
    },
    outbox::notices::About,
    play::deed::Deed,
    refused::{HostError, Refused},
    service::core::{Actor, Host},
    table::{live::Live, pending::Write, spoken::Spoken},
};
use crate::store::{OrderRow, OwnOrderRow, Person, TableId};

/// Why an order for all tables is given at none.
const OF_TABLE: &str = "host-own-order-of-table";

impl Host {
    /// The orders of a person at a table, and those that they give at all tables of its game.
    ///
    /// # Errors
    /// A refusal when the person does not sit there or the game has not begun.
    pub async fn all_orders(&self, person: Person, table: TableId) -> Result<AllOrders, HostError> {
        let held = self.hold_for(table, person).await?;
        let seat = held.seat_of(person)?;
        self.orders_of(&held, seat, person).await
    }

    /// The same after a deed of theirs about them.
    pub(in crate::host) async fn orders_after(
        &self,
        deed: Deed<Given>,
        person: Person,
    ) -> Result<AllOrders, HostError> {
        let Given { seat, warning } = deed.value;
        let warning = warning.map(|say| deed.held.spoken(self.words).say(&say));
        Ok(AllOrders { warning, ..self.orders_of(&deed.held, seat, person).await? })
    }

    /// The orders that those who sit at a table give at all their tables of its game.
    pub(in crate::host) async fn own_orders_at(&self, live: &Live) -> Result<Vec<OwnOrderRow>, HostError> {
        let mut found = Vec::new();
        for person in live.seats.iter().filter_map(|row| row.person) {
            found.extend(self.inner.store.own_orders(person, live.kind.game).await?);
        }
        Ok(found)
    }

    async fn orders_of(&self, live: &Live, seat: Seat, person: Person) -> Result<AllOrders, HostError> {
        let rows = self.inner.store.own_orders(person, live.kind.game).await?;
        let spoken = live.spoken(self.words);
        Ok(AllOrders { here: spoken.order_infos(seat)?, everywhere: spoken.own_infos(&rows), warning: None })
    }

    /// Keeps an order that a person has given at this table for all their tables of its game, or forgets it if that is what they
    /// have there already. Other tables that are under way stay as they are.
    ///
    /// # Errors
    /// A refusal when they have neither such an order here nor for all tables.
    pub async fn order_everywhere(
        &self,
        actor: impl Into<Actor>,
        table: TableId,
        slot: &str,
    ) -> Result<AllOrders, HostError> {
        let actor = actor.into();
        self.once(actor, async {
            let held = self.hold_for(table, actor.person).await?;
            let game = held.kind.game;
            let here = held.seat_of(actor.person).ok().and_then(|seat| {
                let table = &*held.playing.as_ref()?.table;
                let kept = |row: &&OrderRow| {
                    row.seat == seat.0 && row.slot == slot && !is_of_table(table, &row.text)
                };
                let row = held.orders.iter().find(kept)?.clone();
                // How far it has come at this table is nothing to another one.
                Some(OrderRow { text: table.as_given(&row.text), ..row })
            });
            let mut rows = self.inner.store.own_orders(actor.person, game).await?;
            let kept = rows.iter().position(|row| row.slot == slot);
            let kept_text = kept.and_then(|at| rows.get(at)).map(|row| row.text.clone());
            let mut tx = self.apart(actor).await?;
            match (here, kept) {
                (Some(order), _) if kept_text.as_ref() != Some(&order.text) => {
                    let row = OwnOrderRow {
                        person: actor.person,
                        game: game.to_owned(),
                        slot: order.slot,
                        text: order.text,
                        at: self.now(),
                    };
                    tx.save_own_order(&row).await?;
                    rows.retain(|old| old.slot != row.slot);
                    rows.push(row);
                }
                (_, Some(at)) => {
                    tx.drop_own_order(actor.person, game, slot).await?;
                    rows.remove(at);
                }
                _ => return Err(Refused::NoOrder.into()),
            }
            tx.commit().await?;
            let spoken = held.spoken(self.words);
            let here = held
                .seat_of(actor.person)
                .map_or_else(|_| Ok(Vec::new()), |seat| spoken.order_infos(seat))?;
            Ok(AllOrders { here, everywhere: spoken.own_infos(&rows), warning: None })
        })
        .await
    }
}

impl Live {
    /// Gives the orders that people give at all their tables of this game. One that cannot be given at this one is left out, and
    /// its owner told why; one that can be given at none is forgotten.
    pub(in crate::host) fn give_own_orders(
        &mut self,
        own: Vec<OwnOrderRow>,
        now: i64,
    ) -> Result<(), HostError> {
        for order in own {
            let Ok(seat) = self.seat_of(order.person) else { continue };
            let why = if is_of_table(&*self.playing()?.table, &order.text) {
                let OwnOrderRow { person, slot, .. } = order.clone();
                self.pending.writes.push(Write::DropOwnOrder { person, game: self.kind.game, slot });
                Say::new(OF_TABLE)
            } else {
                match self.give_order(seat, &order.text, now) {
                    Ok(_) => continue,
                    Err(HostError::Refused(why)) => why.say(),
                    Err(error) => return Err(error),
                }
            };
            let says = read_any(&*self.playing()?.table, seat, &order.text).map(|(_, says)| says);
            let say = self.here("host-own-order-skipped");
            // What this version of the game reads no more is shown as it is kept.
            let say = match says {
                Ok(says) => say.with("order", says),
                Err(_) => say.with("order", order.text.as_str()),
            };
            let name = format!("own:{seat}:{}", order.slot);
            self.owe_private(&name, &say.with("why", why), order.person, About::Stopped);
        }
        Ok(())
    }
}

impl Spoken<'_> {
    /// Orders for all tables in words. What can be given at none any more, because this version of the game does not read it or it is
    /// about one table alone, is shown with the reason, so that its owner can take it back.
    fn own_infos(&self, rows: &[OwnOrderRow]) -> Vec<OrderInfo> {
        let Some(playing) = &self.playing else { return Vec::new() };
        let table = &*playing.table;
        let info = |row: &OwnOrderRow| {
            let (slot, text) = (row.slot.clone(), row.text.clone());
            // A line is read with the eyes of a seat, and whoever looks may have none here.
            let read = if Line::is_line(&text) {
                Ok(Say::new("host-own-order-line"))
            } else {
                read_any(table, Seat(0), &text).map(|(_, say)| say)
            };
            let (says, why) = match read {
                Ok(say) => (self.say(&say), is_of_table(table, &text).then_some(OF_TABLE)),
                Err(_) => (text.clone(), Some("host-own-order-unread")),
            };
            let idle = why.map(|why| self.say(&Say::new(why)));
            OrderInfo { slot, text, says, preset: false, of_table: false, idle }
        };
        rows.iter().map(info).collect()
    }
}
