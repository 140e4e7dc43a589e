//! What players bring to a table: chosen in secret while people join, fixed by the deal.

use skald_rules::interface::{KitBook, KitList};

use crate::host::{
    looks::info::TableInfo,
    refused::{HostError, Refused},
    service::core::{Actor, Host},
    table::live::Live,
};
use crate::store::{Person, TableId};

/// A list that may be played, as a table keeps it: without its name, which is its owner's own.
pub(in crate::host) fn judged(book: &dyn KitBook, list: &KitList) -> Result<String, Refused> {
    let verdict = book.judge(list);
    if verdict.faults.is_empty() {
        Ok(book.print(&KitList { name: None, ..list.clone() }))
    } else {
        Err(Refused::Kit(verdict.faults))
    }
}

impl Host {
    /// Brings a list to a table, or a share code; the newest counts. Others learn only that a choice was made.
    ///
    /// # Errors
    /// A refusal when the game has begun, the person does not sit there, or the list cannot be played at this table.
    pub async fn bring(
        &self,
        actor: impl Into<Actor>,
        table: TableId,
        text: &str,
    ) -> Result<TableInfo, HostError> {
        self.change_lobby(actor, table, |lobby, who, _| {
            let seat = lobby.seat_of(who)?;
            let book = lobby.opened.kit_book().ok_or(Refused::NoKits)?;
            let list = book.read(text).map_err(Refused::Kit)?;
            let kit = judged(&*book, &list)?;
            if let Some(row) = lobby.seats.get_mut(seat.index()) {
                row.kit = kit;
            }
            Ok(())
        })
        .await
    }

    /// Gives everybody who chose nothing the favourite that can be played here; the game gives the others a starter.
    pub(in crate::host) async fn bring_favourites(&self, live: &mut Live) -> Result<(), HostError> {
        let Some(book) = live.opened.kit_book() else { return Ok(()) };
        let without: Vec<(usize, Person)> = live
            .seats
            .iter()
            .enumerate()
            .filter(|(_, row)| row.kit.is_empty())
            .filter_map(|(at, row)| Some((at, row.person?)))
            .collect();
        for (at, person) in without {
            let Some(deck) = self.favourite(person, book.game()).await? else { continue };
            let kit = book.read(&deck.list).ok().and_then(|list| judged(&*book, &list).ok());
            if let (Some(kit), Some(row)) = (kit, live.seats.get_mut(at)) {
                row.kit = kit;
            }
        }
        Ok(())
    }
}
