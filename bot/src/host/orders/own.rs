//! The orders that somebody gives at all their tables of a game: kept, forgotten, and given when a game begins.

use skald_rules::interface::{Say, Seat};

use crate::host::{
    orders::{
        passing::{is_of_table, read_any},
        standing::OrderInfo,
    },
    refused::{HostError, Refused},
    service::core::{Actor, Host},
    table::spoken::Spoken,
};
use crate::store::{OrderRow, OwnOrderRow, Person, TableId};

impl Host {
    /// The orders that a person gives at all tables of the game that is played at this one.
    ///
    /// # Errors
    /// A refusal when the game has not begun.
    pub async fn own_orders(&self, person: Person, table: TableId) -> Result<Vec<OrderInfo>, HostError> {
        let held = self.hold(table).await?;
        let rows = self.inner.store.own_orders(person, held.kind.game).await?;
        Ok(held.spoken(self.words).own_infos(&rows))
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
    ) -> Result<Vec<OrderInfo>, HostError> {
        let actor = actor.into();
        self.once(actor, async {
            let held = self.hold(table).await?;
            let game = held.kind.game;
            let here = held.seat_of(actor.person).ok().and_then(|seat| {
                let playing = held.playing.as_ref()?;
                let kept = |row: &&OrderRow| {
                    row.seat == seat.0 && row.slot == slot && !is_of_table(&*playing.table, &row.text)
                };
                held.orders.iter().find(kept).cloned()
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
            Ok(held.spoken(self.words).own_infos(&rows))
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
            let (_, say): (_, Say) = read_any(&*playing.table, Seat(0), text).ok()?;
            let (slot, text) = (row.slot.clone(), row.text.clone());
            Some(OrderInfo { slot, text, says: self.say(&say), preset: false, of_table: false })
        };
        rows.iter().filter_map(info).collect()
    }
}
