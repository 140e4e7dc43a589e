//! What the pictures of every game need: the view, the names as they can be drawn, and the way to the catalogue.

use skald_rules::interface::{Say, Seat};

use crate::look::palette::{SeatLook, seat_look};
use crate::names::PlayerName;
use crate::painter::{Painter, Style};

/// Where a name is to stand; each place wants it written differently.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Place {
    /// In the picture.
    Picture,
    /// In the text twin, which is a Discord message.
    Message,
    /// In alt text.
    Alt,
}

/// The view of a game with the names of those who play it. Each game adds what is its own.
pub(crate) struct Scene<'a, V> {
    pub view: &'a V,
    names: Vec<PlayerName>,
    drawn: Vec<String>,
}

impl<'a, V> Scene<'a, V> {
    /// The scene of a view with so many seats.
    pub fn of(p: &mut Painter, view: &'a V, seats: usize, names: &[PlayerName]) -> Self {
        let names: Vec<PlayerName> =
            (0..seats).map(|i| names.get(i).cloned().unwrap_or_else(|| PlayerName::new("", i + 1))).collect();
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
        skald_rules::words::english().say(say, &|seat: Seat| self.name(seat, place))
    }

    /// A sentence for the picture that fits `width`: the names in it are cut first, the words last.
    pub fn fitted(&self, p: &mut Painter, say: &Say, width: f32, style: &Style) -> String {
        for room in [width, 360.0, 240.0, 170.0, 120.0, 84.0, 56.0] {
            let names: Vec<String> = self.drawn.iter().map(|n| p.fit(n, room, style)).collect();
            let name = |seat: Seat| names.get(seat.index()).cloned().unwrap_or_default();
            let text = skald_rules::words::english().say(say, &name);
            if p.measure(&text, style) <= width {
                return text;
            }
        }
        let text = self.say(say, Place::Picture);
        p.fit(&text, width, style)
    }

    /// The marks and colours of a seat.
    pub fn look(seat: Seat) -> &'static SeatLook {
        seat_look(seat.index())
    }
}
