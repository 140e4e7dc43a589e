//! Board pieces on offer, and the outline of a piece's side.

use skald_rules::law::PieceView;
use skald_rules::law::cards::Special;

use super::scene::{Scene, length};
use super::signs;
use crate::layout::Kind;
use crate::look::color::Color;
use crate::look::palette::{BORDER, GOLD, PANEL_TOP, TITLE};
use crate::painter::{Face, Fill, Painter, Rect, Style};

/// The pieces on offer as small outlines with their letters.
pub(super) fn draw(p: &mut Painter, scene: &Scene<'_>, r: Rect) {
    let list = &scene.view.offer;
    // In a low strip all lie side by side; in a tall room there are rows of four.
    let per = list.len().clamp(1, if r.h < 200.0 { 14 } else { 4 });
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
    let (_, body) = r.inset(8.0).take_top(24.0, 2.0);
    let count = length(of.rows.len().max(1));
    for (i, (_, rows)) in (0_u16..).zip(&of.rows) {
        let half = Rect::new(body.x + body.w / count * f32::from(i), body.y, body.w / count, body.h);
        outline(p, rows, half.inset(3.0), &[]);
    }
}

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
            let ground = Color::hex(0x33_3643);
            p.round(at, unit * 0.14, Fill::flat(ground));
            let Some(number) = special else {
                p.frame(at, unit * 0.14, 1.5, BORDER.alpha(170));
                continue;
            };
            p.frame(at, unit * 0.14, 2.0, GOLD);
            match specials.get(number) {
                Some(special) => {
                    let icon = Rect::around(at.cx(), at.cy(), at.w * 0.62);
                    p.emblem(signs::special_icon(*special), icon, Fill::flat(GOLD), ground);
                }
                None => p.disc(at.cx(), at.cy(), at.w * 0.18, Fill::flat(GOLD)),
            }
        }
    }
}
