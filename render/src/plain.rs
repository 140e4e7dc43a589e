//! A panel of plain lines, for games without a drawing of their own.

use skald_rules::interface::Seat;
use skald_rules::views::{AnyKit, PlainView};

use crate::drawing::GameDrawing;
use crate::layout::Kind;
use crate::look::palette::{GROUND_TOP, INK, TITLE};
use crate::look::scale;
use crate::names::{PlayerName, isolate};
use crate::page::Drawn;
use crate::page::told::Told;
use crate::painter::{Face, Painter, Rect, Style};
use crate::scene::Seated;
use crate::surface;
use crate::twin::Twin;
use crate::{DrawError, Drawing, Picture};

/// The most lines that are drawn; the twin holds all.
const LINES: usize = 20;

/// How games without a drawing of their own are drawn.
pub(crate) struct Pictures;

impl GameDrawing for Pictures {
    type View = PlainView;

    fn draw_kit(&self, p: &mut Painter, kit: &AnyKit) -> Option<Result<Drawing, DrawError>> {
        Some(draw(p, kit.get()?, &[]))
    }
}

/// Plain lines tell of no seats and no places.
impl Seated for PlainView {
    fn count(&self) -> usize {
        0
    }

    fn places(&self) -> &[Vec<Seat>] {
        &[]
    }
}

impl Drawn for PlainView {
    fn drawn(
        &self,
        p: &mut Painter,
        _picture: &Picture<'_>,
        names: &[PlayerName],
    ) -> Result<Drawing, DrawError> {
        draw(p, self, names)
    }
}

fn draw(p: &mut Painter, view: &PlainView, names: &[PlayerName]) -> Result<Drawing, DrawError> {
    let words = crate::words::of_reader();
    let drawn: Vec<String> = names.iter().map(|n| isolate(&n.drawn(p))).collect();
    let in_picture = |s: Seat| drawn.get(s.index()).cloned().unwrap_or_else(|| s.to_string());
    let in_text = |s: Seat| names.get(s.index()).map_or_else(|| s.to_string(), PlayerName::in_message);

    let room = surface::ground(p, scale::SIDE, scale::SIDE).inset(10.0);
    let title = Style::new(Face::Title, scale::TITLE, TITLE, GROUND_TOP).kind(Kind::Name);
    let (head, rest) = room.take_top(60.0, 12.0);
    p.text_fit(&words.say(&view.title, &in_picture), head.x, title.baseline_at(head.cy()), head.w, &title);
    let style = Style::new(Face::Text, scale::PROSE_LEAST, INK, GROUND_TOP);
    let mut y = rest.y;
    for line in view.lines.iter().take(LINES) {
        let r = Rect::new(rest.x, y, rest.w, rest.bottom() - y);
        if r.h < 40.0 {
            break;
        }
        y += p.paragraph(&words.say(line, &in_picture), r, 38.0, &style);
    }

    let mut twin = Twin::new();
    twin.heading(&words.say(&view.title, &in_text));
    let lines: Vec<String> = view.lines.iter().map(|l| words.say(l, &in_text)).collect();
    let alt = format!("{}. {}", words.say(&view.title, &in_text), lines.join(" "));
    for line in lines {
        twin.line(line);
    }
    Told::new(alt, twin).beside(p)
}

/// What this version cannot draw: says so by an empty framed ground.
pub(crate) fn draw_unknown(p: &mut Painter) -> Result<Drawing, DrawError> {
    surface::ground(p, scale::SIDE, scale::SIDE);
    Told::new(String::new(), Twin::new()).beside(p)
}
