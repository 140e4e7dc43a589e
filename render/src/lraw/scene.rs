//! What all pictures of Legions: Realms at War need beside what every game's do: what its cards are worth now, and which emblem
//! and colour stands for what.

use skald_rules::interface::{Rules as _, Say, Seat};
use skald_rules::lraw::cards::{Counter, Face, Kind, Legion, Sub};
use skald_rules::lraw::sight::{Lens, Sight};
use skald_rules::lraw::state::{Card, Lying, Side};
use skald_rules::lraw::{Lraw, View};

use crate::art::Motif;
use crate::look::color::Color;
use crate::look::emblem::{COIN_SKULL, Emblem, SEAT_MARKS, chaos, lost as signs, rank};
use crate::scene::Seated;

pub(super) use crate::scene::{Place, text, words};

/// A view of this game with the names of its players.
pub(super) type Scene<'a> = crate::scene::Scene<'a, View>;

impl Seated for View {
    fn count(&self) -> usize {
        self.table.sides.len()
    }

    fn places(&self) -> &[Vec<Seat>] {
        &self.places
    }
}

impl<'a> Scene<'a> {
    /// A player's side.
    pub fn side(&self, seat: Seat) -> &'a Side {
        self.view.table.side(seat)
    }

    /// A card of the table.
    pub fn lying(&self, card: Card) -> &'a Lying {
        self.view.table.card(card)
    }

    /// Its face, or its back.
    pub fn face(&self, card: Card) -> &'a Face {
        self.view.pool.face(self.lying(card).face)
    }

    /// What the table's cards are worth; a [`Lens`] looks through it.
    pub fn sight(&self) -> Sight {
        Sight::of(&self.view.pool, &self.view.table)
    }

    /// The table with what its cards are worth.
    pub fn lens<'l>(&'l self, sight: &'l Sight) -> Lens<'l> {
        Lens { pool: &self.view.pool, state: &self.view.table, sight }
    }
}

/// The colour of a crest.
pub(super) const fn legion(of: Legion) -> Color {
    match of {
        Legion::Hero => Color::hex(0x6F_A8F0),
        Legion::Orc => Color::hex(0x9A_CC5C),
        Legion::Angel => Color::hex(0xF2_DC73),
        Legion::Demon => Color::hex(0xF0_7A68),
        Legion::Undead => Color::hex(0xC2_92EC),
        Legion::Titan => Color::hex(0xF5_A254),
        Legion::Dwarf => Color::hex(0x9F_A8B8),
        Legion::Beast => Color::hex(0xF2_94BA),
        Legion::Bounty => Color::hex(0xD2_CDBE),
    }
}

/// The emblem of what a card is.
pub(super) fn kind(of: Kind) -> &'static Emblem {
    match of {
        Kind::Warrior | Kind::Token => &signs::MELEE,
        Kind::Unified => &signs::SCROLL,
        Kind::Fortified => &signs::ARMOR,
        Kind::Warlord => rank(13),
        Kind::Veil => &chaos::WARD,
        Kind::Synergy => &chaos::IDEA,
        Kind::Guardian => &signs::ANIMAL,
    }
}

/// The emblem and colour of a counter.
pub(super) const fn counter(of: Counter) -> (&'static Emblem, Color) {
    match of {
        Counter::Holy => (&SEAT_MARKS[6], Color::hex(0xFF_EFA8)),
        Counter::Ale => (&signs::HEALING, Color::hex(0xF3_B963)),
        Counter::Doomsday => (&COIN_SKULL, Color::hex(0xE6_E9F0)),
        Counter::Trap => (&chaos::BOUND, LOSS),
    }
}

/// Counters that lie on cards, in the order of their numbers.
pub(super) const COUNTERS: [Counter; 3] = [Counter::Holy, Counter::Ale, Counter::Doomsday];

/// What is drawn of a card.
pub(super) fn motif(of: &Face) -> Motif<'_> {
    Motif { game: Lraw::ID, key: of.key.as_str(), sign: kind(of.kind), color: legion(of.legion) }
}

/// A name for a narrow place: what stands before the comma, where there is one.
pub(super) fn short(of: &Face) -> &str {
    of.personal()
}

/// A name for a narrow line: of cards whose names begin alike, what they end with.
pub(super) fn brief(of: &Face) -> &str {
    let name: &str = &of.name;
    name.split(" - ").flat_map(|part| part.split(": ")).last().unwrap_or(name)
}

/// What a card is.
pub(super) fn kind_words(of: &Face) -> String {
    let id = match (of.kind, of.sub) {
        (_, Some(Sub::Act)) => "twin-lraw-act",
        (_, Some(Sub::Arm)) => "twin-lraw-arm",
        (_, Some(Sub::Essence)) => "twin-lraw-essence",
        (Kind::Warrior, _) => "lraw-kind-warrior",
        (Kind::Unified, _) => "lraw-kind-unified",
        (Kind::Fortified, _) => "lraw-kind-fortified",
        (Kind::Token, _) => "lraw-kind-token",
        (Kind::Warlord, _) => "lraw-kind-warlord",
        (Kind::Veil, _) => "lraw-kind-veil",
        (Kind::Synergy, _) => "lraw-kind-synergy",
        (Kind::Guardian, _) => "lraw-kind-guardian",
    };
    let kind = match (of.kind, of.sub) {
        (Kind::Unified, Some(_)) => "lraw-kind-unified",
        (Kind::Fortified, Some(_)) => "lraw-kind-fortified",
        _ => return words(&Say::new(id)),
    };
    words(&Say::new("twin-lraw-kind").with("kind", Say::new(kind)).with("sub", Say::new(id)))
}

/// Whether a card stays on the field face-up.
pub(super) const fn stays(of: &Face) -> bool {
    matches!(of.sub, Some(Sub::Act | Sub::Arm))
}

/// Damage that a Warlord bears.
pub(super) const HEART: Color = Color::hex(0xFF_9FA2);
/// Alchemy Points.
pub(super) const POINTS: Color = Color::hex(0x8E_C8FF);
/// The Physical Attack.
pub(super) const PHYSICAL: Color = Color::hex(0xF4_B08A);
/// The Magical Attack.
pub(super) const MAGICAL: Color = Color::hex(0xCD_AEF7);
/// What helps, what is gained.
pub(super) const GAIN: Color = Color::hex(0xA8_F0C0);
/// What harms.
pub(super) const LOSS: Color = Color::hex(0xFF_B3A8);
/// What is used up, or counts for nothing now.
pub(super) const DIM: Color = Color::hex(0xAD_B3BE);
