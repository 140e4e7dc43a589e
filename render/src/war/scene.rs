//! What all pictures of War need beside what every game's do: its players, and which emblem stands for what.

use skald_rules::interface::{Rules as _, Seat};
use skald_rules::war::{CardView, SeatView, View, War};

use crate::art::Motif;
use crate::look::color::Color;
use crate::look::emblem;
use crate::scene::Seated;

pub(super) use crate::scene::{NOBODY, Place, words};

/// A view of this game with the names of its players.
pub(super) type Scene<'a> = crate::scene::Scene<'a, View>;

impl Seated for View {
    fn count(&self) -> usize {
        self.seats.len()
    }

    fn places(&self) -> &[Vec<Seat>] {
        self.ended.as_ref().map_or(&[], |end| &end.places)
    }
}

impl<'a> Scene<'a> {
    /// A player.
    pub fn seat(&self, seat: Seat) -> Option<&'a SeatView> {
        self.view.seats.iter().find(|s| s.seat == seat)
    }
}

/// What is drawn of a card.
pub(super) fn motif(card: &CardView) -> Motif<'_> {
    motif_of(card.key.as_str(), card.legend, card.level)
}

/// What is drawn of a card by id, kind and Level. The copies of a Warrior have one picture; a Legend without one has a star.
pub(super) fn motif_of(key: &str, legend: bool, level: u8) -> Motif<'_> {
    if legend {
        return Motif { game: War::ID, key, sign: &emblem::SEAT_MARKS[6], color: LEGEND };
    }
    let key = key.trim_end_matches(|c: char| c.is_ascii_lowercase());
    Motif { game: War::ID, key, sign: emblem::rank(level), color: WARRIOR }
}

/// The frames of printed cards.
pub(super) const LEGEND: Color = Color::hex(0xD9_B35C);
pub(super) const WARRIOR: Color = Color::hex(0x9F_B4C8);

/// All cards of a player.
pub(super) fn total(seat: &SeatView) -> u16 {
    let support = u16::try_from(seat.support.len()).unwrap_or(u16::MAX);
    u16::from(seat.deck).saturating_add(u16::from(seat.army)).saturating_add(support)
}

/// A change of Level with its sign, with a true minus.
pub(super) fn signed(amount: i8) -> String {
    if amount < 0 { format!("−{}", amount.unsigned_abs()) } else { format!("+{amount}") }
}
