//! The orders that somebody gives at all their tables of a game: kept, forgotten, and given when a game begins.

use skald_rules::interface::{Say, Seat};

use crate::host::{
    orders::{
        passing::{is_of_table, read_any},
        standing::{AllOrders, Given, OrderInfo},
    },
    play::deed::Deed,
    refused::{HostError, Refused},
    service::core::{Actor, Host},
    table::{live::Live, spoken::Spoken},
};
use crate::store::{OrderRow, OwnOrderRow, Person, TableId};

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

impl Spoken<'_> {
    /// Orders for all tables in words. What this version of the game no longer reads is left out.
    fn own_infos(&self, rows: &[OwnOrderRow]) -> Vec<OrderInfo> {
        let Some(playing) = &self.playing else { return Vec::new() };
        let info = |row: &OwnOrderRow| {
            // Only lines are read with the eyes of a seat, and none is kept for all tables.
            let text = Some(&row.text).filter(|text| !is_of_table(&*playing.table, text))?;
            let (_, say): (_, Say) = match read_any(&*playing.table, Seat(0), text) {
                Ok(read) => read,
                Err(why) => {
                    tracing::warn!(
                        game = playing.table.game(),
                        text,
                        why = why.say.id,
                        "an order for all tables is read no more"
                    );
                    return None;
                }
            };
            let (slot, text) = (row.slot.clone(), row.text.clone());
            Some(OrderInfo { slot, text, says: self.say(&say), preset: false, of_table: false })
        };
        rows.iter().filter_map(info).collect()
    }
}
