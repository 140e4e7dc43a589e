//! What all pictures of Legends of Chaos need beside what every game's do: its players, and which emblem and colour stands
//! for what.

use skald_rules::chaos::cards::{Kind, Mode, Reservoir};
use skald_rules::chaos::{Chaos, SeatView, View};
use skald_rules::interface::{Rules as _, Seat};

use crate::art::Motif;
use crate::look::color::Color;
use crate::look::emblem::chaos as signs;
use crate::look::emblem::{Emblem, SEAT_MARKS};
use crate::scene::Seated;

pub(super) use crate::scene::{NOBODY, Place, count, text, words};

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

    /// The players in the order of rounds.
    pub fn order(&self) -> Vec<&'a SeatView> {
        let mut list: Vec<&SeatView> = self.view.order.iter().filter_map(|seat| self.seat(*seat)).collect();
        list.extend(self.view.seats.iter().filter(|s| !self.view.order.contains(&s.seat)));
        list
    }

    /// The place of a player who has fallen.
    pub fn place_of(&self, seat: &SeatView) -> Option<usize> {
        seat.fell.map(|fell| (self.view.seats.len() + 1).saturating_sub(usize::from(fell)).max(1))
    }
}

/// The emblem of a type of card.
pub(super) const fn kind_emblem(kind: Kind) -> &'static Emblem {
    match kind {
        Kind::Sidekick => &signs::SIDEKICK,
        Kind::Special => &signs::SPECIAL,
        Kind::Destructive => &signs::DESTRUCTIVE,
        Kind::Mystical => &signs::MYSTICAL,
        Kind::Spontaneous => &signs::SPONTANEOUS,
        Kind::Defend => &signs::DEFEND,
    }
}

/// The colour of a type of card; the emblem always stands beside it.
pub(super) const fn kind_color(kind: Kind) -> Color {
    Color::hex(match kind {
        Kind::Sidekick => 0x7B_C98F,
        Kind::Special => 0x5F_BFB6,
        Kind::Destructive => 0xEA_7A66,
        Kind::Mystical => 0xB7_92EC,
        Kind::Spontaneous => 0xEC_C35A,
        Kind::Defend => 0x7F_B4E6,
    })
}

/// The name of a type of card.
pub(super) fn kind_word(kind: Kind) -> String {
    text(match kind {
        Kind::Sidekick => "picture-chaos-kind-sidekick",
        Kind::Special => "picture-chaos-kind-special",
        Kind::Destructive => "picture-chaos-kind-destructive",
        Kind::Mystical => "picture-chaos-kind-mystical",
        Kind::Spontaneous => "picture-chaos-kind-spontaneous",
        Kind::Defend => "picture-chaos-kind-defend",
    })
}

/// Letter, word and colour of a reservoir.
pub(super) fn reservoir(of: Reservoir) -> (String, String, Color) {
    let (letter, word, rgb) = match of {
        Reservoir::Endangered => ("picture-chaos-letter-endangered", "picture-chaos-endangered", 0xF0_7F86),
        Reservoir::Sparse => ("picture-chaos-letter-sparse", "picture-chaos-sparse", 0xE8_CC63),
        Reservoir::Limited => ("picture-chaos-letter-limited", "picture-chaos-limited", 0x8F_B2F7),
        Reservoir::Vulgar => ("picture-chaos-letter-vulgar", "picture-chaos-vulgar", 0xB9_BEC8),
    };
    (text(letter), text(word), Color::hex(rgb))
}

/// Letter, word and emblem of an Attack Mode.
pub(super) fn mode(of: Mode) -> (String, String, &'static Emblem) {
    match of {
        Mode::Ground => (text("picture-chaos-letter-ground"), text("picture-chaos-ground"), &signs::GROUND),
        Mode::Air => (text("picture-chaos-letter-air"), text("picture-chaos-air"), &signs::AIR),
    }
}

/// What is drawn of a Warrior, by its id.
pub(super) fn hero(id: &str) -> Motif<'_> {
    Motif { game: Chaos::ID, key: id, sign: &SEAT_MARKS[6], color: HERO }
}

/// What is drawn of a card, by its id and type.
pub(super) fn motif(id: &str, kind: Kind) -> Motif<'_> {
    Motif { game: Chaos::ID, key: id, sign: kind_emblem(kind), color: kind_color(kind) }
}

/// The frame of a printed Warrior.
pub(super) const HERO: Color = Color::hex(0xD9_B35C);

/// Points lost.
pub(super) const LOSS: Color = Color::hex(0xFF_B3A8);
/// Points gained, and what helps.
pub(super) const GAIN: Color = Color::hex(0xA8_F0C0);
