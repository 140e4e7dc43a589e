//! Writing a deck (DCK-2): ids in ascending order with counts, one line a field.

use super::{Deck, Side, read::Draft};
use crate::cards::{FaceId, Pool};

/// The text of a deck; reading it back gives the same deck.
#[must_use]
pub fn print(pool: &Pool, deck: &Deck) -> String {
    print_draft(pool, &Draft::of(deck))
}

/// The text of a list that may lack parts: what it lacks has no line.
pub fn print_draft(pool: &Pool, draft: &Draft) -> String {
    let id = |card: FaceId| pool.face(card).key.as_str().to_uppercase();
    let list = |side: &Side, blank: bool| {
        let mut cards: Vec<(String, u8)> = side.iter().map(|(card, copies)| (id(*card), *copies)).collect();
        cards.sort_unstable();
        let mut entries: Vec<String> = cards.iter().map(|(id, copies)| format!("{copies} {id}")).collect();
        entries.extend(blank.then(|| "1 Blank".to_owned()));
        if entries.is_empty() { "none".to_owned() } else { entries.join(", ") }
    };
    let guardian = draft.guardian.map(|card| card.map_or_else(|| "Blank".to_owned(), id));
    let parts = [
        ("legion", draft.legion.map(|legion| legion.word().to_owned())),
        ("warlord", draft.warlord.map(id)),
        ("veil", draft.veil.map(id)),
        ("synergy", draft.synergy.map(id)),
        ("guardian", guardian),
        ("main", Some(list(&draft.main, false))),
        ("side", Some(list(&draft.side, draft.blank_aside))),
    ];
    let head = format!("LRAW1 {}", draft.name.as_deref().unwrap_or_default());
    let mut text = format!("{}\n", head.trim_end());
    for (field, part) in parts {
        if let Some(part) = part {
            text.push_str(&format!("{field}: {part}\n"));
        }
    }
    text
}
