//! What all pictures of War need beside what every game's do: its players, and which emblem stands for what.

use skald_rules::interface::Seat;
use skald_rules::war::{CardView, SeatView, View};

use crate::look::emblem::{self, Emblem};
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

/// The emblem of a card; Legends of added sets take a star.
pub(super) fn card_emblem(card: &CardView) -> &'static Emblem {
    emblem_of(card.key.as_str(), card.legend, card.level)
}

/// The emblem of a card by id, kind and Level.
pub(super) fn emblem_of(key: &str, legend: bool, level: u8) -> &'static Emblem {
    if legend { emblem::legend(key).unwrap_or(&emblem::SEAT_MARKS[6]) } else { emblem::rank(level) }
}

/// All cards of a player.
pub(super) fn total(seat: &SeatView) -> u16 {
    let support = u16::try_from(seat.support.len()).unwrap_or(u16::MAX);
    u16::from(seat.deck).saturating_add(u16::from(seat.army)).saturating_add(support)
}

/// A change of Level with its sign, with a true minus.
pub(super) fn signed(amount: i8) -> String {
    if amount < 0 { format!("−{}", amount.unsigned_abs()) } else { format!("+{amount}") }
}
