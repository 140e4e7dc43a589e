//! What the public and the own part of a view are both made of: cards, and counts.

use super::types::CardView;
use crate::cards::{Card, Pool};

/// A card as a view names it.
pub(super) fn card(pool: &Pool, card: Card) -> CardView {
    let face = pool.face(card);
    CardView { key: face.key, name: face.name, kind: face.kind }
}

/// Cards in order.
pub(super) fn cards(pool: &Pool, of: &[Card]) -> Vec<CardView> {
    of.iter().map(|one| card(pool, *one)).collect()
}

/// A count that a view holds in one byte.
pub(super) fn small(n: usize) -> u8 {
    u8::try_from(n).unwrap_or(u8::MAX)
}
