//! Orders that give nothing: each owner is told why, once and alone. Others see no difference to an order that was never given.
//!
//! What belongs here: what is told of orders that stopped, are skipped, refused, or read no more. What does not: why, which the games
//! say; and which orders give a move (`play/follow`).

use skald_rules::{
    interface::{Say, Seat},
    orders::Line,
    table::Table,
};

use crate::host::{
    orders::passing::{PASS, read_any},
    refused::HostError,
    table::{live::Live, pending::Write},
};
use crate::store::OrderRow;

/// Whether this version of the game reads an order.
fn is_read(table: &dyn Table, text: &str) -> bool {
    text == PASS || Line::read(text).map_or_else(|| table.read_order(text).is_ok(), |line| line.is_ok())
}

impl Live {
    /// Tells the owner of something prepared that it has stopped.
    pub(in crate::host) fn tell_stopped(&mut self, seat: Seat, slot: &str, why: Say) {
        let say = self.here("host-order-stopped").with("why", why);
        self.owe_owner(&format!("stopped:{slot}"), seat, &say);
    }

    /// Tells those whose answers, given ahead, have come to nothing by what was played, each alone, as long as the game is on.
    pub(in crate::host) fn tell_sent(&mut self) {
        let sent = std::mem::take(&mut self.pending.sent);
        let over = self.playing.as_ref().is_none_or(|playing| playing.table.outcome().is_some());
        for (number, (seat, why)) in sent.into_iter().enumerate().filter(|_| !over) {
            self.tell_stopped(seat, &format!("ahead:{number}"), why);
        }
    }

    /// Tells those whose orders, each a seat with what it is about, give nothing in what they are asked. Whoever is away, so that a
    /// computer answers, is told when they are asked again.
    pub(in crate::host) fn tell_skipped(
        &mut self,
        skipped: Vec<(Seat, String, Say)>,
    ) -> Result<(), HostError> {
        for (seat, slot, why) in skipped {
            if self.seat(seat).is_none_or(|row| row.person.is_none() || row.stands_in) {
                continue;
            }
            let of = |row: &&mut OrderRow| row.seat == seat.0 && row.slot == slot;
            let Some(row) = self.orders.iter_mut().find(of) else { continue };
            row.told = true;
            let row = row.clone();
            let (_, order) = read_any(&*self.playing()?.table, seat, &row.text)?;
            let say = self.here("host-order-skipped").with("order", order).with("why", why);
            self.owe_owner(&format!("skipped:{slot}:{}", row.at), seat, &say);
            self.pending.orders.push(row);
        }
        Ok(())
    }

    /// Drops the orders that this version of the game reads no more, so that they are in the way of no other.
    pub(in crate::host) fn drop_unread(&mut self) -> Result<(), HostError> {
        let table = &*self.playing()?.table;
        let unread = self.orders.iter().filter(|row| !is_read(table, &row.text));
        for OrderRow { seat, slot, text, .. } in unread.cloned().collect::<Vec<_>>() {
            let say = self.here("host-order-unread").with("order", text);
            self.owe_owner(&format!("unread:{slot}"), Seat(seat), &say);
            self.drop_row(Seat(seat), slot);
        }
        Ok(())
    }

    /// Drops one order of a seat.
    pub(in crate::host) fn drop_row(&mut self, seat: Seat, slot: String) {
        self.orders.retain(|row| !(row.seat == seat.0 && row.slot == slot));
        self.pending.writes.push(Write::DropOrder { seat: seat.0, slot });
        self.owe_hand(seat);
    }
}
