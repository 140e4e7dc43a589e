//! What all pictures of War need: the view, the names as they can be drawn, and the way to the catalogue.

use skald_rules::interface::{Say, Seat};
use skald_rules::war::{CardView, SeatView, View};

use crate::look::color::Color;
use crate::look::emblem::{self, Emblem};
use crate::names::PlayerName;
use crate::painter::Painter;

pub(super) use crate::scene::Place;

/// A view of this game with the names of its players.
pub(super) type Scene<'a> = crate::scene::Scene<'a, View>;

impl<'a> Scene<'a> {
    pub fn new(p: &mut Painter, view: &'a View, names: &[PlayerName]) -> Self {
        Self::of(p, view, view.seats.len(), names)
    }

    /// A player.
    pub fn seat(&self, seat: Seat) -> Option<&'a SeatView> {
        self.view.seats.iter().find(|s| s.seat == seat)
    }
}

/// Words without names.
pub(super) fn words(say: &Say) -> String {
    skald_rules::words::english().plain(say)
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

/// The colour of things that belong to nobody.
pub(super) const NOBODY: Color = Color::hex(0x9A_A0AC);
