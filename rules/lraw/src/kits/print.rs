//! Writing a deck (DCK-2): ids in ascending order with counts, one line a field.

use super::{Deck, Side};
use crate::cards::{FaceId, Pool};

/// The text of a deck; reading it back gives the same deck.
#[must_use]
pub fn print(pool: &Pool, deck: &Deck) -> String {
    let id = |card: FaceId| pool.face(card).key.as_str().to_uppercase();
    let guardian = deck.guardian.map_or_else(|| "Blank".to_owned(), id);
    let list = |side: &Side, blank: bool| {
        let mut cards: Vec<(String, u8)> = side.iter().map(|(card, copies)| (id(*card), *copies)).collect();
        cards.sort_unstable();
        let mut entries: Vec<String> = cards.iter().map(|(id, copies)| format!("{copies} {id}")).collect();
        entries.extend(blank.then(|| "1 Blank".to_owned()));
        if entries.is_empty() { "none".to_owned() } else { entries.join(", ") }
    };
    format!(
        "LRAW1 {}\nlegion: {}\nwarlord: {}\nveil: {}\nsynergy: {}\nguardian: {guardian}\nmain: {}\nside: {}\n",
        deck.name,
        deck.legion.word(),
        id(deck.warlord),
        id(deck.veil),
        id(deck.synergy),
        list(&deck.main, false),
        list(&deck.side, deck.blank_aside),
    )
}
