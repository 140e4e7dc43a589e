//! Standing orders: given, shown and taken back.

use skald_rules::{interface::Seat, orders::read};

use crate::host::{
    refused::{HostError, Refused},
    service::{
        core::{Actor, Host},
        known::consents,
    },
    table::{live::Live, pending::Write, slots::Held},
};
use crate::store::{OrderRow, Person, TableId};

/// A standing order, as its owner sees it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OrderInfo {
    /// What it is about; one order for each.
    pub slot: String,
    /// In the game's notation.
    pub text: String,
    /// In words.
    pub says: String,
    /// Whether the game set it.
    pub preset: bool,
}

impl Host {
    /// The standing orders of a person at a table.
    ///
    /// # Errors
    /// A refusal when the person does not sit there or the game has not begun.
    pub async fn orders(&self, person: Person, table: TableId) -> Result<Vec<OrderInfo>, HostError> {
        let held = self.hold(table).await?;
        let seat = held.seat_of(person)?;
        held.order_infos(seat)
    }

    /// Gives a standing order, written in the game's notation. It replaces the one about the same.
    ///
    /// # Errors
    /// A refusal when it is no order of this game.
    pub async fn order_set(
        &self,
        actor: impl Into<Actor>,
        table: TableId,
        text: &str,
    ) -> Result<Vec<OrderInfo>, HostError> {
        let actor = actor.into();
        self.once(actor, async {
            let (held, seat) = self.hold_seat(table, actor.person).await?;
            self.give_order(held, actor, seat, text, None).await
        })
        .await
    }

    /// Takes a standing order back.
    ///
    /// # Errors
    /// A refusal when there is none about this.
    pub async fn order_drop(
        &self,
        actor: impl Into<Actor>,
        table: TableId,
        slot: &str,
    ) -> Result<Vec<OrderInfo>, HostError> {
        let actor = actor.into();
        self.once(actor, async {
            let mut held = self.hold(table).await?;
            held.is_on()?;
            let seat = held.seat_of(actor.person)?;
            if !held.orders.iter().any(|order| order.seat == seat.0 && order.slot == slot) {
                return Err(Refused::NoOrder.into());
            }
            let known = self.known(&held).await?;
            let now = self.now();
            let live = &mut *held;
            live.orders.retain(|order| !(order.seat == seat.0 && order.slot == slot));
            live.pending.writes.push(Write::DropOrder { seat: seat.0, slot: slot.to_owned() });
            // What the game has taken down of it is taken back.
            let before = live.row.log;
            live.follow(&consents(&known), Some(seat), now)?;
            if live.row.log > before {
                live.gather(&self.inner.config, &known, Some(actor.person), now)?;
            }
            live.owe_hand(seat);
            self.commit(&mut held, Some(actor)).await?;
            held.order_infos(seat)
        })
        .await
    }

    /// Gives an order and plays what follows from it at once.
    pub(in crate::host) async fn give_order(
        &self,
        mut held: Held,
        actor: Actor,
        seat: Seat,
        text: &str,
        draft: Option<i64>,
    ) -> Result<Vec<OrderInfo>, HostError> {
        let (slot, _) = read(&*held.playing()?.table, text)?;
        let known = self.known(&held).await?;
        let now = self.now();
        let live = &mut *held;
        let order =
            OrderRow { seat: seat.0, slot: slot.to_string(), text: text.to_owned(), preset: false, at: now };
        live.orders.retain(|old| !(old.seat == order.seat && old.slot == order.slot));
        live.orders.push(order.clone());
        live.orders.sort_by(|a, b| (a.seat, a.at, &a.slot).cmp(&(b.seat, b.at, &b.slot)));
        live.pending.orders.push(order);
        live.pending.writes.extend(draft.map(Write::DropDraft));
        let before = live.row.log;
        live.follow(&consents(&known), Some(seat), now)?;
        if live.row.log > before {
            live.gather(&self.inner.config, &known, Some(actor.person), now)?;
        } else {
            // What the order answers may wait for its moment.
            live.gather_due(&self.inner.config, now)?;
        }
        live.owe_hand(seat);
        self.commit(&mut held, Some(actor)).await?;
        held.order_infos(seat)
    }
}

impl Live {
    pub(in crate::host) fn order_infos(&self, seat: Seat) -> Result<Vec<OrderInfo>, HostError> {
        let table = &*self.playing()?.table;
        let words = skald_rules::words::english();
        let mut infos = Vec::new();
        for order in self.orders.iter().filter(|order| order.seat == seat.0) {
            let (_, say) = read(table, &order.text)?;
            infos.push(OrderInfo {
                slot: order.slot.clone(),
                text: order.text.clone(),
                says: words.say(&say, self),
                preset: order.preset,
            });
        }
        Ok(infos)
    }
}
