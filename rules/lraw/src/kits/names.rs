//! Cards as people type them, and kinds of cards in words.

use crate::cards::{FaceId, Kind, Pool};
use skald_toolkit::lists::squeeze;
use skald_vocabulary::interface::{Key, Say};

/// The card with an id or a name, as people type it.
pub fn find(pool: &Pool, text: &str) -> Option<FaceId> {
    let text = text.trim().trim_matches('"').trim();
    let by_id = Key::new(&text.to_lowercase()).ok().and_then(|key| pool.find(key));
    let wanted = squeeze(text);
    let by_name = || pool.faces().find(|(_, face)| squeeze(&face.name) == wanted).map(|(id, _)| id);
    by_id.or_else(by_name).filter(|id| pool.face(*id).kind != Kind::Token)
}

/// A kind of card in words.
pub fn kind_say(kind: Kind) -> Say {
    Say::new(match kind {
        Kind::Warrior => "lraw-kind-warrior",
        Kind::Unified => "lraw-kind-unified",
        Kind::Fortified => "lraw-kind-fortified",
        Kind::Token => "lraw-kind-token",
        Kind::Warlord => "lraw-kind-warlord",
        Kind::Veil => "lraw-kind-veil",
        Kind::Synergy => "lraw-kind-synergy",
        Kind::Guardian => "lraw-kind-guardian",
    })
}
