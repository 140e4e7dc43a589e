//! What a card file says, before anything is numbered.

use std::collections::BTreeMap;

use super::{Ab, Command, Kind, Kw, Legion, Phrase, Rarity, Sub, Tag};
use skald_vocabulary::interface::{Key, Name, PackId};

/// A card as a file prints it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Printed {
    /// Its id.
    pub key: Key,
    /// Its name.
    pub name: Name,
    /// Its crest.
    pub legion: Legion,
    /// What it is.
    pub kind: Kind,
    /// What becomes of it.
    pub sub: Option<Sub>,
    /// Its attack.
    pub attack: i32,
    /// How rare it is.
    pub rarity: Rarity,
    /// Whose Warrior it is.
    pub allegiance: Option<Phrase>,
    /// Numbers of a command card.
    pub command: Command,
    /// Its keywords.
    pub keywords: Vec<Kw>,
    /// Its abilities.
    pub abilities: Vec<Ab>,
}

/// A card file, read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pack {
    /// The file's name, for messages.
    pub file: String,
    /// The pack's id.
    pub id: Key,
    /// Its version.
    pub version: u32,
    /// To what a table is fixed that is opened with it.
    pub fixed: PackId,
    /// What keywords expand into.
    pub keywords: BTreeMap<Tag, Vec<Ab>>,
    /// Its cards: Tokens, command cards, cards of decks.
    pub cards: Vec<Printed>,
}
