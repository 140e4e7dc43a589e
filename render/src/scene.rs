//! What the pictures of every game need: the view, the names as they can be drawn, and the way to the catalogue.

use skald_rules::interface::{Say, Seat};

use crate::look::color::Color;
use crate::look::palette::{PLATE, SeatLook, seat_look};
use crate::names::{PlayerName, isolate};
use crate::painter::{Fill, Painter, Rect, Style};

/// What every picture asks of a game's view.
pub(crate) trait Seated {
    /// How many seats there are.
    fn count(&self) -> usize;

    /// Who has which place, the best first; empty while the game goes on.
    fn places(&self) -> &[Vec<Seat>];

    /// Who wears one colour with a seat: itself alone, unless the game has sides.
    fn mates(&self, seat: Seat) -> Vec<Seat> {
        vec![seat]
    }
}

/// Words without names.
pub(crate) fn words(say: &Say) -> String {
    crate::words::of_reader().plain(say)
}

/// A sentence without arguments.
pub(crate) fn text(id: &'static str) -> String {
    words(&Say::new(id))
}

/// A count as a number of cells; more than any picture can show becomes the most.
pub(crate) fn count(n: usize) -> u16 {
    u16::try_from(n).unwrap_or(u16::MAX)
}

/// A count as a length.
pub(crate) fn length(n: usize) -> f32 {
    f32::from(count(n))
}

/// The colour of things that belong to nobody.
pub(crate) const NOBODY: Color = Color::hex(0x9A_A0AC);

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
    /// The scene of a view.
    pub fn new(p: &mut Painter, view: &'a V, names: &[PlayerName]) -> Self
    where
        V: Seated,
    {
        let names: Vec<PlayerName> = (0..view.count())
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
        let name = |seat: Seat| match place {
            Place::Picture => isolate(&self.name(seat, place)),
            Place::Message | Place::Alt => self.name(seat, place),
        };
        crate::words::of_reader().say(say, &name)
    }

    /// A sentence for the picture that fits `width`: the names in it are cut first, the words last.
    pub fn fitted(&self, p: &mut Painter, say: &Say, width: f32, style: &Style) -> String {
        for room in [width, 360.0, 240.0, 170.0, 120.0, 84.0, 56.0] {
            let names: Vec<String> = self.drawn.iter().map(|n| isolate(&p.fit(n, room, style))).collect();
            let name = |seat: Seat| names.get(seat.index()).cloned().unwrap_or_default();
            let text = crate::words::of_reader().say(say, &name);
            if p.measure(&text, style) <= width {
                return text;
            }
        }
        let text = self.say(say, Place::Picture);
        p.fit(&text, width, style)
    }

    /// The mark and colour of whoever sits there: through all games of a match the same.
    pub fn look(&self, seat: Seat) -> &'static SeatLook {
        seat_look(self.number(seat))
    }

    /// Whose look a seat has, counted from 0: in a match its player's, wherever that one sits.
    pub fn number(&self, seat: Seat) -> usize {
        self.names.get(seat.index()).map_or(seat.index(), PlayerName::number)
    }

    /// Whose colour a seat wears, counted as looks are: its own, or that of the first of its side.
    pub fn wears(&self, seat: Seat) -> usize
    where
        V: Seated,
    {
        let mates = self.view.mates(seat);
        mates.into_iter().map(|mate| self.number(mate)).min().unwrap_or_else(|| self.number(seat))
    }

    /// Place and seat, best first; those who share a place have the same number.
    pub fn ranked(&self) -> Vec<(usize, Seat)>
    where
        V: Seated,
    {
        let mut list = Vec::new();
        let mut number = 1;
        for group in self.view.places() {
            list.extend(group.iter().map(|seat| (number, *seat)));
            number += group.len();
        }
        list
    }

    /// Who has the first place; nobody while the game goes on.
    pub fn first(&self) -> &'a [Seat]
    where
        V: Seated,
    {
        self.view.places().first().map_or(&[], Vec::as_slice)
    }

    /// The colour of a seat or its side.
    pub fn color(&self, seat: Seat) -> Color
    where
        V: Seated,
    {
        seat_look(self.wears(seat)).color
    }

    /// A seat's mark on its dark plate, in the square `r`.
    pub fn mark(&self, p: &mut Painter, seat: Seat, r: Rect)
    where
        V: Seated,
    {
        p.round(r, r.w * 0.26, Fill::flat(PLATE));
        p.emblem(&self.look(seat).mark, r.inset(r.w * 0.2), Fill::flat(self.color(seat)), PLATE);
    }
}
