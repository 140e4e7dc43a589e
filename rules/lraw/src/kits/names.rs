//! Cards as people type them, kinds of cards in words, and which of them may lie in which part of a deck.

use crate::cards::{Face, FaceId, Kind, Pool};
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

/// A part of a deck that has several cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Part {
    /// The Main Deck.
    Main,
    /// The Side Deck.
    Side,
}

impl Part {
    /// Whether cards of a kind may lie there (LRAW-2.1.7, 2.1.8).
    pub const fn takes(self, kind: Kind) -> bool {
        kind.main() || matches!(self, Self::Side) && matches!(kind, Kind::Synergy | Kind::Guardian)
    }

    /// What is said of a card that may not lie there (V-14), and by which clause.
    pub fn misplaced(self, face: &Face) -> (Say, &'static str) {
        let (field, clause) = match self {
            Self::Main => ("main", "LRAW-2.1.7"),
            Self::Side => ("side", "LRAW-2.1.8"),
        };
        (misplaced(face, field), clause)
    }
}

/// A card that cannot stand under a field.
pub fn misplaced(face: &Face, field: &'static str) -> Say {
    let say = Say::new("lraw-deck-misplaced").with("card", face.name).with("kind", kind_say(face.kind));
    say.with("where", field)
}
