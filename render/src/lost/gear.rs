//! The own equipment in a private picture: with pictures and lines where there is room, else by name.

use skald_rules::interface::Seat;
use skald_rules::lost::cards::{Card, Place as At};

use super::bits::{self, Bit, Marks};
use super::scene::{DIM, GAIN, Scene, card_motif, gear};
use crate::art::Light;
use crate::layout::Kind;
use crate::look::emblem::lost as signs;
use crate::look::palette::{INK, PANEL_TOP, PLATE, QUIET, TITLE};
use crate::look::scale;
use crate::painter::{Face, Fill, Painter, Rect, Style};
use crate::surface;

/// Height of the equipment by name.
pub(super) const STRIP: f32 = 104.0;
/// The least height of a card with its lines, four of them at most.
const TILE: f32 = 116.0;
/// So many stand in one row.
const ABREAST: u16 = 4;
const GAP: f32 = 8.0;
/// Height of a card's name, and of one of its lines.
const NAMED: f32 = 30.0;
const LINE: f32 = 25.0;
/// Room beside the lines of a card.
const EDGE: f32 = 6.0;
/// A picture is at least so high, or it is left out.
const ART: f32 = 40.0;

const PLACES: [At; 4] = [At::Weapons, At::Armor, At::Spells, At::Artifacts];

/// The most height that is of use to a player's equipment.
pub(super) fn tallest(scene: &Scene<'_>, seat: Seat) -> f32 {
    const MOST: f32 = 258.0;
    let rows = crate::scene::length(scene.side(seat).gear.len().div_ceil(usize::from(ABREAST)));
    (rows * (MOST + GAP) - GAP).max(STRIP)
}

/// Draws the equipment of a player.
pub(super) fn draw(p: &mut Painter, scene: &Scene<'_>, seat: Seat, r: Rect) {
    let side = scene.side(seat);
    let cards: Vec<Card> = PLACES.into_iter().flat_map(|place| side.at(&scene.view.pool, place)).collect();
    let rows = crate::scene::count(cards.len()).div_ceil(ABREAST).max(1);
    let high = (r.h - GAP * f32::from(rows - 1)) / f32::from(rows);
    if high < TILE || cards.is_empty() {
        names(p, scene, seat, r);
        return;
    }
    for (i, card) in (0_u16..).zip(cards) {
        tile(p, scene, seat, card, r.cell(i, ABREAST, rows, GAP));
    }
}

/// A card with its picture, its name, and as many of its lines as there is room for.
fn tile(p: &mut Painter, scene: &Scene<'_>, seat: Seat, card: Card, r: Rect) {
    let face = scene.card(card);
    let spent = scene.side(seat).spent.contains_key(&card);
    let (sign, color) = gear(face.of, face.piece);
    p.round(r, 10.0, Fill::flat(PLATE));
    let inner = r.inset(3.0);
    let skills = scene.eyes().skills(seat);
    let marks: Vec<Marks> = face.lines.iter().map(|line| bits::line(line, Some(&skills))).collect();
    let letters = bits::style(22.0, INK, PLATE);
    let mut rows: Vec<(&[Bit], Option<bool>)> = Vec::new();
    for line in &marks {
        let all = bits::rows(p, &line.bits, inner.w - 2.0 * EDGE, &letters);
        rows.extend(all.into_iter().map(|row| (row, line.met)));
    }
    let lines = crate::scene::length(rows.len()) * LINE;
    let low = NAMED + lines + 4.0;
    p.frame(r, 10.0, 2.0, if spent { DIM.alpha(120) } else { color });
    let shown = if spent { (&signs::SPENT, DIM) } else { (sign, color) };
    // What a card says is worth more than its picture.
    let (name, rest) = if inner.h - low < ART {
        let (head, rest) = inner.inset_xy(EDGE, 0.0).take_top(NAMED, 0.0);
        let (at, name) = head.take_left(22.0, 5.0);
        p.emblem(shown.0, Rect::around(at.cx(), at.cy(), 22.0), Fill::flat(shown.1), PLATE);
        (name, rest)
    } else {
        let (foot, art) = inner.take_bottom(low, 0.0);
        p.poster(&card_motif(face), art, 8.0, if spent { Light::Dim } else { Light::Full });
        let at = Rect::new(art.x + 5.0, art.y + 5.0, 32.0, 32.0);
        p.round(at, 8.0, Fill::flat(PLATE));
        p.emblem(shown.0, at.inset(5.0), Fill::flat(shown.1), PLATE);
        foot.inset_xy(EDGE, 0.0).take_top(NAMED, 0.0)
    };
    let style = |of| Style::new(of, 23.0, if spent { DIM } else { TITLE }, PLATE).kind(Kind::Name);
    let bold = p.shrink(&face.name, name.w, scale::NAME_LEAST, &style(Face::Bold));
    // A long name is rather thin than cut.
    let fits = p.measure(&face.name, &bold) <= name.w;
    let style = if fits { bold } else { p.shrink(&face.name, name.w, scale::NAME_LEAST, &style(Face::Text)) };
    p.text_fit(&face.name, name.x, style.baseline_at(name.cy()), name.w, &style);
    // Where there is little room the rows stand closer, so that none is left out.
    let line = LINE.min((rest.h + 3.0) / crate::scene::length(rows.len().max(1)));
    let letters = letters.sized((line * 0.88).max(scale::NAME_LEAST));
    let mut y = rest.y + line / 2.0;
    for (row, met) in rows {
        let ink = match met {
            Some(true) if !spent => GAIN,
            None if !spent => INK,
            _ => QUIET,
        };
        bits::draw(p, row, rest.x, y, rest.w, &letters.colours(ink, PLATE));
        y += line;
    }
}

/// Place by place, by name.
fn names(p: &mut Painter, scene: &Scene<'_>, seat: Seat, r: Rect) {
    surface::panel(p, r);
    let inner = r.inset_xy(12.0, 8.0);
    let side = scene.side(seat);
    for (i, place) in (0_u16..).zip(PLACES) {
        let column = inner.cell(i, 4, 1, 8.0);
        for (line, card) in (0_u16..).zip(side.at(&scene.view.pool, place)) {
            let face = scene.card(card);
            let spent = side.spent.contains_key(&card);
            let (sign, color) = if spent { (&signs::SPENT, DIM) } else { gear(face.of, face.piece) };
            let at = column.cell(line, 1, 3, 0.0);
            p.emblem(sign, Rect::new(at.x, at.cy() - 11.0, 22.0, 22.0), Fill::flat(color), PANEL_TOP);
            let ink = if spent { DIM } else { INK };
            let style = Style::new(Face::Text, 22.0, ink, PANEL_TOP).kind(Kind::Name);
            let style = p.shrink(&face.name, at.w - 28.0, scale::NAME_LEAST, &style);
            p.text_fit(&face.name, at.x + 28.0, style.baseline_at(at.cy()), at.w - 28.0, &style);
        }
    }
}
