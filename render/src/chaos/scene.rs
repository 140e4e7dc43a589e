//! What all pictures of Legends of Chaos need: the view, the names as they can be drawn, the way to the catalogue, and
//! which emblem and colour stands for what.

use skald_rules::chaos::cards::{Kind, Mode, Reservoir};
use skald_rules::chaos::{SeatView, View};
use skald_rules::interface::{Say, Seat};
use skald_rules::words::Words;

use crate::look::color::Color;
use crate::look::emblem::chaos as signs;
use crate::look::emblem::{Emblem, SEAT_MARKS};
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
        for room in [width, 360.0, 240.0, 170.0, 120.0, 84.0, 56.0] {
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

/// Words without names.
pub(super) fn words(say: &Say) -> String {
    Words::english().plain(say)
}

/// A sentence without arguments.
pub(super) fn text(id: &'static str) -> String {
    words(&Say::new(id))
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

/// The emblem of a Warrior by id; Warriors of added sets take a star.
pub(super) fn hero_emblem(id: &str) -> &'static Emblem {
    signs::warrior(id).unwrap_or(&SEAT_MARKS[6])
}

/// A count as a length or grid number; more than any picture can show becomes the most.
pub(super) fn count(n: usize) -> u16 {
    u16::try_from(n).unwrap_or(u16::MAX)
}

/// The colour of things that belong to nobody.
pub(super) const NOBODY: Color = Color::hex(0x9A_A0AC);
/// Points lost.
pub(super) const LOSS: Color = Color::hex(0xFF_B3A8);
/// Points gained, and what helps.
pub(super) const GAIN: Color = Color::hex(0xA8_F0C0);
