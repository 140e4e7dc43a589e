//! Standing orders: given, shown and taken back.

use skald_rules::{
    interface::{Say, Seat},
    orders::{objection, written},
};

use crate::host::{
    orders::passing::{PASS, is_of_table, read_any},
    play::deed::After,
    refused::{HostError, Refused},
    service::core::{Actor, Host},
    table::{live::Live, spoken::Spoken},
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
    /// Whether it is about what comes next at this table alone, so that it cannot be given at all tables.
    pub of_table: bool,
    /// Of an order for all tables: why it is given at none.
    pub idle: Option<String>,
}

/// The orders of a person.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AllOrders {
    /// At a table.
    pub here: Vec<OrderInfo>,
    /// At all tables of its game.
    pub everywhere: Vec<OrderInfo>,
    /// What its owner should know of the order that was given just now.
    pub warning: Option<String>,
}

/// What was done about the orders of a seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::host) struct Given {
    /// The seat.
    pub seat: Seat,
    /// What its owner should know of what was given.
    pub warning: Option<Say>,
}

impl Host {
    /// The standing orders of a person at a table.
    ///
    /// # Errors
    /// A refusal when the person does not sit there or the game has not begun.
    pub async fn orders(&self, person: Person, table: TableId) -> Result<Vec<OrderInfo>, HostError> {
        let held = self.hold(table).await?;
        let seat = held.seat_of(person)?;
        held.spoken(self.words).order_infos(seat)
    }

    /// Gives a standing order, written in the game's notation. It replaces the one about the same. Returns those at this table.
    ///
    /// # Errors
    /// As for [`Host::order_give`].
    pub async fn order_set(
        &self,
        actor: impl Into<Actor>,
        table: TableId,
        text: &str,
    ) -> Result<Vec<OrderInfo>, HostError> {
        Ok(self.order_give(actor, table, text).await?.here)
    }

    /// Gives a standing order, written in the game's notation. It replaces the one about the same.
    ///
    /// # Errors
    /// A refusal when it is no order of this game, or cannot be given beside those that the person has.
    pub async fn order_give(
        &self,
        actor: impl Into<Actor>,
        table: TableId,
        text: &str,
    ) -> Result<AllOrders, HostError> {
        let actor = actor.into();
        let deed = self.deed(actor, table, |live, who, moment| {
            let seat = live.plays_now(who)?;
            live.is_there(seat, moment.now)?;
            let table = &*live.playing()?.table;
            let text = if text == PASS { text.to_owned() } else { written(table, seat, text)? };
            let warning = live.give_order(seat, &text, moment.now)?;
            Ok((After::MayFollow, Given { seat, warning }))
        });
        self.orders_after(deed.await?, actor.person).await
    }

    /// Takes the standing order about this back. Returns those that are left at this table.
    ///
    /// # Errors
    /// A refusal when there is none about this.
    pub async fn order_drop(
        &self,
        actor: impl Into<Actor>,
        table: TableId,
        slot: &str,
    ) -> Result<Vec<OrderInfo>, HostError> {
        Ok(self.order_drop_of(actor, table, |_| Some(slot.to_owned())).await?.here)
    }

    /// Takes the one among a person's standing orders back that `which` finds: what it is about. Returns those that are left, with
    /// those for all tables.
    ///
    /// # Errors
    /// A refusal when there is none.
    pub async fn order_drop_of(
        &self,
        actor: impl Into<Actor>,
        table: TableId,
        which: impl FnOnce(&[OrderInfo]) -> Option<String>,
    ) -> Result<AllOrders, HostError> {
        let actor = actor.into();
        let deed = self.deed(actor, table, |live, who, moment| {
            let seat = live.plays_now(who)?;
            live.is_there(seat, moment.now)?;
            let slot = which(&live.spoken(self.words).order_infos(seat)?).ok_or(Refused::NoOrder)?;
            if !live.orders.iter().any(|order| order.seat == seat.0 && order.slot == slot) {
                return Err(Refused::NoOrder.into());
            }
            live.drop_row(seat, slot);
            // What the game has taken down of it is taken back.
            Ok((After::MayFollow, Given { seat, warning: None }))
        });
        self.orders_after(deed.await?, actor.person).await
    }
}

impl Live {
    /// Whether somebody left an order at this table, and it is none with which the game began: the game's own, or one that is kept
    /// for all tables.
    pub(in crate::host) fn is_left_here(&self, row: &OrderRow) -> bool {
        !row.preset && Some(row.at) > self.row.started
    }

    /// Gives an order; what follows from it is yet to be played. What its owner should know of it.
    pub(in crate::host) fn give_order(
        &mut self,
        seat: Seat,
        text: &str,
        now: i64,
    ) -> Result<Option<Say>, HostError> {
        let table = &*self.playing()?.table;
        let slot = read_any(table, seat, text)?.0.to_string();
        if text == PASS {
            self.pass_objection(seat)?;
        }
        let kept = self.orders.iter().filter(|old| old.seat == seat.0 && old.slot != slot);
        let kept: Vec<&str> = kept.map(|old| old.text.as_str()).collect();
        if let Some(no) = objection(table, seat, text, &kept) {
            return Err(no.into());
        }
        if let Some(no) = table.casual_only(text).filter(|_| self.may_be_rated()) {
            return Err(no.into());
        }
        let before = self.orders.iter().filter(|old| old.seat == seat.0);
        let before: Vec<&str> = before.map(|old| old.text.as_str()).collect();
        let warning = table.order_warning(seat, text, &before);
        let text = text.to_owned();
        let order = OrderRow { seat: seat.0, slot, text, preset: false, at: now, told: false };
        self.orders.retain(|old| !(old.seat == order.seat && old.slot == order.slot));
        self.orders.push(order.clone());
        self.orders.sort_by(|a, b| (a.seat, a.at, &a.slot).cmp(&(b.seat, b.at, &b.slot)));
        self.pending.orders.push(order);
        self.owe_hand(seat);
        Ok(warning)
    }
}

impl Spoken<'_> {
    pub(in crate::host) fn order_infos(&self, seat: Seat) -> Result<Vec<OrderInfo>, HostError> {
        let table = &*self.playing()?.table;
        let mut infos = Vec::new();
        for order in self.orders.iter().filter(|order| order.seat == seat.0) {
            // What this version of the game reads no more is dropped with the next deed at the table.
            let Ok((_, say)) = read_any(table, seat, &order.text) else { continue };
            infos.push(OrderInfo {
                slot: order.slot.clone(),
                text: order.text.clone(),
                says: self.say(&say),
                preset: order.preset,
                of_table: is_of_table(table, &order.text),
                idle: None,
            });
        }
        Ok(infos)
    }
}
