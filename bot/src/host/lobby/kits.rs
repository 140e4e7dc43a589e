//! What players bring to a table: chosen in secret while people join, fixed by the deal.

use skald_rules::interface::{KitBook, KitList};

use crate::host::{
    looks::info::TableInfo,
    refused::{HostError, Refused},
    service::core::{Actor, Host},
    table::live::Live,
};
use crate::store::{DeckRow, TableId};

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

    /// The favourites, for the game of a table, of those who sit there and chose nothing.
    pub(in crate::host) async fn favourites_at(&self, live: &Live) -> Result<Vec<DeckRow>, HostError> {
        let Some(book) = live.opened.kit_book() else { return Ok(Vec::new()) };
        let mut found = Vec::new();
        for person in live.seats.iter().filter(|row| row.kit.is_empty()).filter_map(|row| row.person) {
            found.extend(self.favourite(person, book.game()).await?);
        }
        Ok(found)
    }
}

impl Live {
    /// Gives everybody who chose nothing their favourite, if it can be played here; the game gives the others a starter.
    pub(in crate::host) fn bring_favourites(&mut self, favourites: Vec<DeckRow>) {
        let Some(book) = self.opened.kit_book() else { return };
        for deck in favourites {
            // A list may be older than the cards that are there now: then it is as if there were none.
            let kit = book.read(&deck.list).ok().and_then(|list| judged(&*book, &list).ok());
            let row = self.seats.iter_mut().find(|row| row.person == Some(deck.owner) && row.kit.is_empty());
            if let (Some(kit), Some(row)) = (kit, row) {
                row.kit = kit;
            }
        }
    }
}
