//! What stands beside a board in a film: the part of the story, what happened, and the hands that are known.

use skald_rules::views::AnyView;

use super::Moment;
use crate::layout::Kind;
use crate::look::palette::{GOLD, GROUND_BOTTOM, GROUND_TOP, INK, QUIET, TITLE, seat_look};
use crate::names::PlayerName;
use crate::painter::{EncodeError, Face, Fill, Painter, Rect, Style};
use crate::surface;

/// How wide it is in units; a unit is as large as on the board.
const WIDTH: u16 = 385;
/// From line to line of what happened, and of a hand.
const LEADING: f32 = 38.0;
const CARDS: f32 = 31.0;
/// Of the sentences only so many are shown: the last ones.
const LINES: usize = 4;
/// Height of a player's name.
const NAME: f32 = 40.0;

/// Draws it. `view` is that of the game that is played, `names` those of its seats.
pub(super) fn draw(
    p: &mut Painter,
    moment: &Moment,
    view: &AnyView,
    names: &[PlayerName],
    room: (u16, u16),
) -> Result<(), EncodeError> {
    let height = f32::from(WIDTH) * f32::from(room.1) / f32::from(room.0);
    p.begin(WIDTH, crate::painter::whole_pixels(height));
    let all = Rect::new(0.0, 0.0, f32::from(WIDTH), height);
    p.rect(all, Fill::down(GROUND_TOP, GROUND_BOTTOM));
    let (head, rest) = all.inset(18.0).take_top(52.0, 10.0);
    let style = Style::new(Face::Title, 36.0, GOLD, GROUND_TOP).kind(Kind::Name);
    let style = p.shrink(&moment.heading, head.w, 26.0, &style);
    p.text_fit(&moment.heading, head.x, style.baseline_at(head.cy()), head.w, &style);
    let hands = crate::hands(view);
    let share = if hands.is_empty() { 1.0 } else { 0.42 };
    let (told, rest) = rest.take_top(rest.h * share, 14.0);
    let style = Style::new(Face::Text, 29.0, INK, GROUND_BOTTOM);
    let mut place = told;
    for line in moment.lines.iter().skip(moment.lines.len().saturating_sub(LINES)) {
        if place.h < LEADING {
            break;
        }
        let line = p.drawable(line);
        let used = p.paragraph(&line, place, LEADING, &style) + 12.0;
        place = place.take_top(used.min(place.h), 0.0).1;
    }
    let each = rest.h / f32::from(u16::try_from(hands.len()).unwrap_or(1).max(1));
    for (n, (seat, cards)) in (0_u16..).zip(&hands) {
        let (name, list) = Rect::new(rest.x, rest.y + f32::from(n) * each, rest.w, each).take_top(NAME, 2.0);
        let player = names.get(seat.index());
        surface::mark(
            p,
            Rect::new(name.x, name.y + 4.0, 32.0, 32.0),
            seat_look(player.map_or(0, PlayerName::number)),
        );
        let shown = player.map(|name| name.drawn(p)).unwrap_or_default();
        let style = Style::new(Face::Bold, 27.0, TITLE, GROUND_BOTTOM).kind(Kind::Name);
        p.text_fit(&shown, name.x + 42.0, style.baseline_at(name.cy()), name.w - 42.0, &style);
        if list.h >= CARDS {
            let cards = p.drawable(&crate::words::of_reader().list(cards.clone()));
            let style = Style::new(Face::Text, 25.0, QUIET, GROUND_BOTTOM);
            p.paragraph(&cards, list, CARDS, &style);
        }
    }
    // Only its pixels are wanted.
    p.finish().map(|_| ())
}
