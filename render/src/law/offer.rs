//! Board pieces on offer, and the outline of a piece's side.

use skald_rules::law::PieceView;
use skald_rules::law::cards::{Side, Special, base};

use super::scene::{Scene, length, text, words};
use super::signs;
use crate::layout::Kind;
use crate::look::color::Color;
use crate::look::palette::{BORDER, GOLD, INK, OUTLINE, PANEL_TOP, QUIET, TITLE};
use crate::look::scale;
use crate::page::bar::{self, Header};
use crate::painter::{Face, Fill, Painter, Rect, Style};
use crate::surface;

/// The pieces on offer as a picture of their own, for whoever chooses one.
pub(super) fn page(p: &mut Painter, scene: &Scene<'_>) {
    let room = surface::ground(p, scale::SIDE, scale::SIDE);
    let room = bar::header(p, room, &Header::new(text("picture-law-offered"), String::new()));
    let count = scene.view.offer.len();
    let rows = length(count.div_ceil(abreast(count)).max(1));
    draw(p, scene, Rect { h: room.h.min(rows * HIGHEST), ..room });
}

/// How many of so many pieces stand side by side where there is room for rows: about as many as there are rows.
fn abreast(count: usize) -> usize {
    (1..MOST_ABREAST).find(|side| side * side >= count).unwrap_or(MOST_ABREAST)
}

/// The most pieces side by side in rows, and the greatest height of one.
const MOST_ABREAST: usize = 4;
const HIGHEST: f32 = 560.0;
/// Between the two sides of a piece, and how wide the line there is.
const APART: f32 = 24.0;
const DIVIDER: f32 = 2.0;
/// From this height on a piece says in words what is special about it; height of such a line, and how many each has.
const WORDED: f32 = 220.0;
const LINE: f32 = 25.0;
const LINES: usize = 2;

/// The pieces on offer as small outlines with their letters.
pub(super) fn draw(p: &mut Painter, scene: &Scene<'_>, r: Rect) {
    let list = &scene.view.offer;
    // In a low strip all lie side by side; in a tall room there are rows.
    let per = list.len().clamp(1, if r.h < 200.0 { 14 } else { abreast(list.len()) });
    let (columns, rows) =
        (u16::try_from(per).unwrap_or(7), u16::try_from(list.len().div_ceil(per)).unwrap_or(1));
    for (i, of) in (0_u16..).zip(list) {
        let cell = r.cell(i, columns, rows.max(1), 8.0);
        piece_panel(p, of, cell);
    }
}

fn piece_panel(p: &mut Painter, of: &PieceView, r: Rect) {
    p.round(r, 10.0, Fill::flat(PANEL_TOP));
    p.frame(r, 10.0, 1.5, BORDER.alpha(140));
    let style = Style::new(Face::Bold, 26.0, TITLE, PANEL_TOP).kind(Kind::Name);
    p.text(&of.key.as_str().to_uppercase(), r.x + 10.0, style.baseline_at(r.y + 20.0), &style);
    let (_, mut body) = r.inset(8.0).take_top(24.0, 2.0);
    let count = length(of.rows.len().max(1));
    let specials = specials(of);
    if r.h >= WORDED {
        let (low, rest) = body.take_bottom(LINE * length(LINES * of.specials.len()), 2.0);
        told(p, of, &specials, low);
        body = rest;
    }
    for (i, (side, rows)) in (0_u16..).zip(&of.rows) {
        // Outlines that touch look like one piece.
        let apart = if r.h >= WORDED { APART } else { 0.0 };
        let wide = (body.w - apart * (count - 1.0)) / count;
        let half = Rect::new(body.x + (wide + apart) * f32::from(i), body.y, wide, body.h);
        if i > 0 && apart > 0.0 {
            let line = Rect::new(half.x - (apart + DIVIDER) / 2.0, half.y, DIVIDER, half.h);
            p.rect(line, Fill::flat(BORDER.alpha(140)));
        }
        let said = text(match side {
            Side::Alpha => "picture-law-alpha-short",
            Side::Omega => "picture-law-omega-short",
        });
        let style = Style::new(Face::Text, scale::LABEL, QUIET, PANEL_TOP).kind(Kind::Name).centred();
        let mut room = half.inset(3.0);
        if p.measure(&said, &style) <= half.w && half.h > 70.0 {
            let (caption, rest) = room.take_bottom(22.0, 2.0);
            p.text(&said, caption.cx(), style.baseline_at(caption.cy()), &style);
            room = rest;
        }
        outline(p, rows, room, &specials);
    }
}

/// What is special about a piece: each sign with its words.
fn told(p: &mut Painter, of: &PieceView, specials: &[Special], r: Rect) {
    for (i, say) in of.specials.iter().enumerate() {
        let high = LINE * length(LINES);
        let (at, rest) = Rect::new(r.x, r.y + high * length(i), r.w, high).take_left(LINE, 4.0);
        if let Some(special) = specials.get(i) {
            let at = Rect::around(at.cx(), at.y + LINE / 2.0, LINE - 3.0);
            p.emblem(signs::special_icon(*special), at, Fill::flat(GOLD), PANEL_TOP);
        }
        let style = Style::new(Face::Text, scale::NAME_LEAST, INK, PANEL_TOP).kind(Kind::Name);
        p.paragraph(&words(say), rest, LINE, &style);
    }
}

/// What is special about a piece; nothing for a piece of an added set, whose special spaces are told in words.
fn specials(of: &PieceView) -> Vec<Special> {
    let piece = base().pieces.iter().find(|piece| piece.key == of.key);
    piece.into_iter().flat_map(|piece| piece.specials.iter().map(|(_, special)| *special)).collect()
}

/// The ground of a space: it stands off the panel that it lies on.
const SPACE: Color = Color::hex(0x7C_8192);

/// A piece's side: spaces as squares, special ones with their signs (or a dot when those are not at hand).
pub(super) fn outline(p: &mut Painter, rows: &[String], r: Rect, specials: &[Special]) {
    let columns = length(rows.iter().map(|l| l.chars().count()).max().unwrap_or(1).max(1));
    let unit = (r.w / columns).min(r.h / length(rows.len().max(1)) / 1.1);
    let (w, h) = (unit, unit * 1.1);
    let (x0, y0) = (r.cx() - w * columns / 2.0, r.cy() - h * length(rows.len()) / 2.0);
    for (row, line) in (0_u16..).zip(rows) {
        for (column, sign) in (0_u16..).zip(line.chars()) {
            if sign == '.' {
                continue;
            }
            let at = Rect::new(x0 + w * f32::from(column), y0 + h * f32::from(row), w, h).inset(unit * 0.05);
            let special = match sign {
                '1' => Some(0),
                '2' => Some(1),
                _ => None,
            };
            let ground = if special.is_some() { GOLD } else { SPACE };
            p.round(at, unit * 0.14, Fill::flat(ground));
            let Some(number) = special else { continue };
            match specials.get(number) {
                Some(special) => {
                    let icon = Rect::around(at.cx(), at.cy(), at.w * 0.72);
                    p.emblem(signs::special_icon(*special), icon, Fill::flat(OUTLINE), ground);
                }
                None => p.disc(at.cx(), at.cy(), at.w * 0.18, Fill::flat(OUTLINE)),
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::look::color::contrast;

    #[test]
    fn spaces_stand_off_their_panel_and_signs_off_their_space() {
        assert!(contrast(SPACE, PANEL_TOP) >= 3.0, "{}", contrast(SPACE, PANEL_TOP));
        assert!(contrast(GOLD, PANEL_TOP) >= 3.0 && contrast(OUTLINE, GOLD) >= 3.0);
    }
}
