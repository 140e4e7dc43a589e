//! What all pictures of War need: the view, the names as they can be drawn, and the way to the catalogue.

use skald_rules::interface::{Say, Seat};
use skald_rules::war::{CardView, SeatView, View};
use skald_rules::words::Words;

use crate::look::color::Color;
use crate::look::emblem::{self, Emblem};
use crate::look::palette::{SeatLook, seat_look};
use crate::names::PlayerName;
use crate::painter::{Painter, Style};

/// Where a name is to stand; each place wants it written differently.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Place {
    /// In the picture.
    Picture,
    /// In the text twin, which is a Discord message.
    Message,
    /// In alt text.
    Alt,
}

pub(super) struct Scene<'a> {
    pub view: &'a View,
    names: Vec<PlayerName>,
    drawn: Vec<String>,
}

impl<'a> Scene<'a> {
    pub fn new(p: &mut Painter, view: &'a View, names: &[PlayerName]) -> Self {
        let names: Vec<PlayerName> = (0..view.seats.len())
            .map(|i| names.get(i).cloned().unwrap_or_else(|| PlayerName::new("", i + 1)))
            .collect();
        let drawn = names.iter().map(|n| n.drawn(p)).collect();
        Self { view, names, drawn }
    }

    /// The name of a seat for a place.
    pub fn name(&self, seat: Seat, place: Place) -> String {
        let i = seat.index();
        let kept = match place {
            Place::Picture => self.drawn.get(i).cloned(),
            Place::Message => self.names.get(i).map(PlayerName::in_message),
            Place::Alt => self.names.get(i).map(PlayerName::in_text),
        };
        kept.unwrap_or_else(|| format!("Player {}", i + 1))
    }

    /// A sentence of the catalogue with names for a place.
    pub fn say(&self, say: &Say, place: Place) -> String {
        Words::english().say(say, &|seat: Seat| self.name(seat, place))
    }

    /// A sentence for the picture that fits `width`: the names in it are cut first, the words last.
    pub fn fitted(&self, p: &mut Painter, say: &Say, width: f32, style: &Style) -> String {
        for room in [width, 360.0, 240.0, 170.0, 120.0, 84.0] {
            let names: Vec<String> = self.drawn.iter().map(|n| p.fit(n, room, style)).collect();
            let name = |seat: Seat| names.get(seat.index()).cloned().unwrap_or_default();
            let text = Words::english().say(say, &name);
            if p.measure(&text, style) <= width {
                return text;
            }
        }
        let text = self.say(say, Place::Picture);
        p.fit(&text, width, style)
    }

    /// The marks and colours of a seat.
    #[allow(clippy::unused_self, reason = "a scene may one day know colours its players chose")]
    pub fn look(&self, seat: Seat) -> &'static SeatLook {
        seat_look(seat.index())
    }

    /// A player.
    pub fn seat(&self, seat: Seat) -> Option<&'a SeatView> {
        self.view.seats.iter().find(|s| s.seat == seat)
    }
}

/// Words without names.
pub(super) fn words(say: &Say) -> String {
    Words::english().plain(say)
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
