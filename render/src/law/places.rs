//! Where a piece that is being laid may lie: every place as a small board, under the numbers of the question's list
//! (section 9.2, item 6).

use skald_rules::interface::Say;
use skald_rules::law::cards::{Side, Special};
use skald_rules::law::{Candidate, Stage};

use super::face::side_word;
use super::panels;
use super::scene::{Scene, words};
use super::signs;
use crate::layout::Kind;
use crate::look::color::Color;
use crate::look::palette::{BORDER, GOLD, INK, OUTLINE, PANEL_TOP, PLATE, QUIET, TITLE};
use crate::look::scale;
use crate::painter::{Face, Fill, Painter, Rect, Style};
use crate::surface;

/// The most places in one picture: as many as a menu has on a page.
const MOST: usize = 25;
/// The largest side of a space, and the least that has room for its label.
const LARGEST: f32 = 84.0;
const LABELLED: f32 = 46.0;
/// Room above a small board for its number.
const HEAD: f32 = 38.0;

/// Which piece is laid and how.
#[derive(Clone, Copy, Debug)]
pub(super) struct Chosen<'a> {
    /// Its letter.
    pub piece: &'a str,
    pub side: Side,
    pub half_turn: bool,
}

impl Chosen<'_> {
    /// The title of the picture.
    pub fn title(&self) -> String {
        words(&Say::new("picture-law-places").with("piece", self.piece.to_uppercase()))
    }

    /// Which side lies up and how many places there are.
    pub fn line(&self, list: &[Candidate]) -> String {
        if list.is_empty() {
            return words(&Say::new("picture-law-places-none").with("piece", self.piece.to_uppercase()));
        }
        let turn = if self.half_turn { "picture-law-places-turned" } else { "picture-law-places-as-is" };
        let line = Say::new("picture-law-places-line")
            .with("side", Say::new(side_word(self.side)))
            .with("turn", Say::new(turn))
            .with("count", list.len());
        match list.len().saturating_sub(MOST) {
            0 => words(&line),
            more => words(&Say::new("picture-law-places-more").with("line", line).with("more", more)),
        }
    }
}

/// Draws the first places, each with its number.
pub(super) fn draw(p: &mut Painter, scene: &Scene<'_>, chosen: Chosen<'_>, list: &[Candidate]) {
    let room = surface::ground(p, scale::SIDE, scale::SIDE);
    if list.is_empty() {
        let style = Style::new(Face::Text, scale::PROSE_LEAST, QUIET, PANEL_TOP).centred();
        surface::panel(p, room);
        p.text(&chosen.line(list), room.cx(), style.baseline_at(room.cy()), &style);
    }
    let (top, room) = room.take_top(28.0, 8.0);
    panels::north(p, scene, top.x, top.y);
    let shown = list.get(..list.len().min(MOST)).unwrap_or_default();
    let columns = (1_u16..5).find(|n| usize::from(n * n) >= shown.len()).unwrap_or(5);
    let rows = u16::try_from(shown.len()).unwrap_or(25).div_ceil(columns).max(1);
    let color = match scene.view.stage {
        Stage::Lay(seat) => scene.color(seat),
        _ => TITLE,
    };
    // Nearly in one scale, so that small boards are seen to be small; but one long board must not make all others tiny.
    let cell = room.cell(0, columns, rows, 10.0);
    let least = shown.iter().map(|of| unit(of, body(cell))).fold(LARGEST, f32::min);
    for (i, of) in (0_u16..).zip(shown) {
        let side = unit(of, body(cell)).min(least * 1.6).min(LARGEST);
        place(p, scene, of, room.cell(i, columns, rows, 10.0), side, color);
    }
}

/// Where the board stands in its panel.
fn body(cell: Rect) -> Rect {
    cell.inset_xy(8.0, 6.0).take_top(HEAD, 0.0).1
}

/// How large spaces can be in a room.
fn unit(of: &Candidate, room: Rect) -> f32 {
    let (columns, rows) = of.size;
    (room.w / f32::from(columns.max(1))).min(room.h / f32::from(rows.max(1)))
}

/// One place: its number, how large the board would be, and the board with the piece on it.
fn place(p: &mut Painter, scene: &Scene<'_>, of: &Candidate, r: Rect, side: f32, color: Color) {
    p.round(r, 12.0, Fill::flat(PANEL_TOP));
    p.frame(r, 12.0, 1.5, BORDER.alpha(140));
    let plate = Rect::new(r.x + 8.0, r.y + 7.0, 44.0, 32.0);
    surface::plate(p, plate, 8.0);
    let style = Style::new(Face::Bold, 25.0, TITLE, PLATE).kind(Kind::Name).centred();
    p.kept_text(&of.number.to_string(), plate.cx(), style.baseline_at(plate.cy()), &style);
    let (columns, rows) = of.size;
    let size = words(&Say::new("picture-law-places-size").with("columns", columns).with("rows", rows));
    let style = Style::new(Face::Text, scale::LABEL, QUIET, PANEL_TOP).kind(Kind::Name).right();
    p.kept_text(&size, r.right() - 12.0, style.baseline_at(plate.cy()), &style);
    let room = body(r);
    let corner = (
        (room.cx() - side * f32::from(columns) / 2.0).round(),
        (room.cy() - side * f32::from(rows) / 2.0).round(),
    );
    let at = |(column, row): (i16, i16)| {
        let (dx, dy) = (f32::from(column - of.corner.0), f32::from(row - of.corner.1));
        Rect::new(corner.0 + dx * side, corner.1 + dy * side, side, side).inset((side * 0.04).max(0.75))
    };
    for space in &scene.view.board.spaces {
        let r = at((i16::from(space.label.column), i16::from(space.label.row)));
        let ground = Color::hex(0x4C_505E);
        p.round(r, side * 0.12, Fill::flat(ground));
        match space.special {
            Some(special) => sign(p, special, r, GOLD, ground),
            None if side >= LABELLED => {
                let style =
                    Style::new(Face::Bold, scale::NAME_LEAST, QUIET, ground).kind(Kind::Name).centred();
                p.kept_text(&space.label.shown(), r.cx(), style.baseline_at(r.cy()), &style);
            }
            None => {}
        }
    }
    for space in &of.spaces {
        let r = at(space.at);
        p.round(r, side * 0.12, Fill::flat(color));
        p.frame(r, side * 0.12, (side * 0.06).clamp(1.5, 3.0), INK);
        if let Some(special) = space.special {
            sign(p, special, r, OUTLINE, color);
        }
    }
}

/// The sign of a special space; where it would be too small to be known, a dot says that there is one.
fn sign(p: &mut Painter, special: Special, r: Rect, ink: Color, ground: Color) {
    if r.w < 13.0 {
        p.disc(r.cx(), r.cy(), r.w * 0.25, Fill::flat(ink));
        return;
    }
    let side = r.w * 0.74;
    p.emblem(signs::special_icon(special), Rect::around(r.cx(), r.cy(), side), Fill::flat(ink), ground);
}
