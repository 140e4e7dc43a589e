//! What a card in hand would do on every space, and where the own cards lie open (section 9.2, items 4 and 5).

use skald_rules::interface::Say;
use skald_rules::law::board::{Dir, Label};
use skald_rules::law::{CardView, Heat, Threat};

use super::grid::{Band, Stretch};
use super::scene::{Scene, text, words};
use super::signs;
use super::stat::{BETTER, WORSE};
use super::{board, cutting};
use crate::layout::{CAP, Kind};
use crate::look::emblem::law;
use crate::look::palette::{BLOOD, GOLD, INK, OUTLINE, PLATE, QUIET};
use crate::look::scale;
use crate::painter::{Face, Fill, Painter, Rect, Style};

/// Cells higher than this show numbers at full size.
const FULL: f32 = 96.0;
/// Spaces of this width and height show the number of captures in the size of those that decide.
const DECIDES: (f32, f32) = (62.0, 60.0);
/// Cells lower than this have room for one line only.
const LOW: f32 = 44.0;

/// The title of a heat map.
pub(super) fn title(card: &CardView) -> String {
    words(&Say::new("picture-law-heat").with("card", card.name.clone()))
}

/// What the numbers mean, or that there are none.
pub(super) fn line(card: &CardView, list: &[Heat]) -> String {
    let id = if list.is_empty() { "picture-law-heat-none" } else { "picture-law-heat-line" };
    words(&Say::new(id).with("card", card.name.clone()))
}

/// Of a board that is too large for one picture with all its numbers, that part with the best of these places, the first of
/// equals; nothing where one picture shows all.
pub(super) fn part(p: &Painter, scene: &Scene<'_>, list: &[Heat]) -> Option<Stretch> {
    let best = list.iter().rev().max_by_key(|heat| (heat.captures, !heat.warns()))?;
    cutting::alone(p, &scene.view.board)?.into_iter().find(|part| part.holds(best.at))
}

/// The board with a number and perhaps a warning on every space where the card may be placed.
pub(super) fn draw(p: &mut Painter, scene: &Scene<'_>, list: &[Heat]) {
    let apart: Vec<Label> = list.iter().map(|heat| heat.at).collect();
    let bands = board::alone(p, scene, &apart);
    marked(p, &bands, list);
}

/// A part of a large board with what could be taken on its spaces.
pub(super) fn draw_part(p: &mut Painter, scene: &Scene<'_>, part: &Stretch, list: &[Heat]) {
    let apart: Vec<Label> = list.iter().map(|heat| heat.at).collect();
    let bands = board::part(p, scene, part, &apart);
    marked(p, &bands, list);
}

fn marked(p: &mut Painter, bands: &[Band], list: &[Heat]) {
    for heat in list {
        let Some(cell) = bands.iter().find_map(|band| band.cell_of(heat.at)) else { continue };
        if cell.h < FULL {
            small(p, heat, cell.inset(2.0));
        } else {
            large(p, heat, cell.inset(3.0));
        }
    }
}

/// The number of captures, and the ink that says whether there are any.
fn number(heat: &Heat) -> (String, crate::look::color::Color) {
    (format!("+{}", heat.captures), if heat.captures > 0 { BETTER } else { QUIET })
}

/// A space at full size: over whatever lies there a well with the number, the label and the warnings.
fn large(p: &mut Painter, heat: &Heat, r: Rect) {
    let edge = if heat.warns() { WORSE } else { GOLD };
    p.round(r, 12.0, Fill::flat(PLATE));
    p.frame(r, 12.0, 3.0, edge);
    let label = Style::new(Face::Bold, 22.0, QUIET, PLATE).kind(Kind::Name).centred();
    p.kept_text(&heat.at.shown(), r.cx(), label.baseline_at(r.y + 16.0), &label);
    let (text, ink) = number(heat);
    let style = Style::new(Face::Bold, 47.0, ink, PLATE).kind(Kind::Deciding).centred();
    p.kept_text(&text, r.cx(), style.baseline_at(r.cy()), &style);
    let mut signs = Vec::new();
    for (shown, icon) in [(heat.dispelled, "dispel"), (heat.cursed > 0, "curse"), (heat.lost, "slayer")] {
        if shown {
            signs.extend(law::ability(icon));
        }
    }
    let low = r.bottom() - 17.0;
    let small = Style::new(Face::Bold, 22.0, INK, PLATE).kind(Kind::Name);
    let mut x = r.x + 10.0;
    if heat.warns() {
        warning(p, x + 13.0, low, 26.0);
        x += 31.0;
        for icon in signs.iter().take(3) {
            p.emblem(icon, Rect::around(x + 11.0, low, 22.0), Fill::flat(WORSE), PLATE);
            x += 25.0;
        }
    }
    if heat.modifier != 0 && r.right() - x > 34.0 {
        let text = heat.modifier.unsigned_abs().to_string();
        let ink = if heat.modifier > 0 { BETTER } else { WORSE };
        let style = small.colours(ink, PLATE).right();
        let w = p.kept_text(&text, r.right() - 9.0, style.baseline_at(low), &style);
        let sign = if heat.modifier > 0 { &law::UP } else { &law::DOWN };
        p.emblem(sign, Rect::around(r.right() - w - 18.0, low, 14.0), Fill::flat(ink), PLATE);
    }
}

/// A space of an overview.
fn small(p: &mut Painter, heat: &Heat, r: Rect) {
    p.round(r, 8.0, Fill::flat(PLATE));
    p.frame(r, 8.0, 2.0, if heat.warns() { WORSE } else { GOLD });
    let (text, ink) = number(heat);
    if r.h < LOW {
        // One line only: the number says more than the label, which the rows and columns tell.
        let style = Style::new(Face::Bold, scale::NAME_LEAST, ink, PLATE).kind(Kind::Name).centred();
        p.kept_text(&text, r.cx(), style.baseline_at(r.cy()), &style);
        if heat.warns() {
            warning(p, r.x + 11.0, r.cy(), 15.0);
        }
        return;
    }
    if r.h >= DECIDES.1 && r.w >= DECIDES.0 {
        medium(p, heat, r);
        return;
    }
    let style = Style::new(Face::Bold, scale::NAME, ink, PLATE).kind(Kind::Name).centred();
    p.kept_text(&text, r.cx(), style.baseline_at(r.y + r.h * 0.3), &style);
    let label = Style::new(Face::Bold, scale::NAME_LEAST, QUIET, PLATE).kind(Kind::Name).centred();
    p.kept_text(&heat.at.shown(), r.cx(), label.baseline_at(r.bottom() - r.h * 0.24), &label);
    if heat.warns() {
        warning(p, r.x + 13.0, r.y + r.h * 0.3, 18.0);
    }
}

/// A space of a board of many, as far as the number of captures has room in the size of those that decide.
fn medium(p: &mut Painter, heat: &Heat, r: Rect) {
    let (text, ink) = number(heat);
    let style = Style::new(Face::Bold, scale::DECIDING, ink, PLATE).kind(Kind::Deciding).centred();
    p.kept_text(&text, r.cx(), style.baseline_at(r.y + 6.0 + scale::DECIDING * CAP / 2.0), &style);
    let label = Style::new(Face::Bold, scale::NAME_LEAST, QUIET, PLATE).kind(Kind::Name).centred();
    let low = r.bottom() - 5.0 - scale::NAME_LEAST * CAP / 2.0;
    p.kept_text(&heat.at.shown(), r.cx(), label.baseline_at(low), &label);
    if heat.warns() {
        warning(p, r.x + 12.0, low, 17.0);
    }
}

/// A triangle with an exclamation mark.
fn warning(p: &mut Painter, cx: f32, cy: f32, side: f32) {
    let half = side / 2.0;
    let corners = [(cx, cy - half), (cx + half * 1.08, cy + half * 0.9), (cx - half * 1.08, cy + half * 0.9)];
    p.polygon(&corners, Fill::flat(BLOOD));
    p.line(&[corners[0], corners[1], corners[2], corners[0]], 2.0, WORSE);
    p.line(&[(cx, cy - half * 0.3), (cx, cy + half * 0.2)], side * 0.12, INK);
    p.disc(cx, cy + half * 0.58, side * 0.075, Fill::flat(INK));
}

/// What is marked on a threat view, or that nothing is.
pub(super) fn threat_line(list: &[Threat]) -> String {
    text(if list.is_empty() { "picture-law-threats-none" } else { "picture-law-threats-line" })
}

/// The board with the open sides of the own cards marked.
pub(super) fn threats(p: &mut Painter, scene: &Scene<'_>, list: &[Threat]) {
    let bands = board::alone(p, scene, &[]);
    sides(p, &bands, list);
}

/// A part of a large board with the open sides of the own cards on it marked.
pub(super) fn threats_of(p: &mut Painter, scene: &Scene<'_>, part: &Stretch, list: &[Threat]) {
    let bands = board::part(p, scene, part, &[]);
    sides(p, &bands, list);
}

fn sides(p: &mut Painter, bands: &[Band], list: &[Threat]) {
    for threat in list {
        for open in &threat.open {
            side(p, bands, threat, open.dir);
        }
    }
}

/// A bar along an open side and an arrow head that comes in over it.
fn side(p: &mut Painter, bands: &[Band], threat: &Threat, dir: Dir) {
    let Some(cell) = bands.iter().find_map(|band| band.cell_of(threat.at)) else { return };
    let r = cell.inset(2.0);
    let (dx, dy) = signs::step(dir);
    let (x, y) = (r.cx() + dx * r.w / 2.0, r.cy() + dy * r.h / 2.0);
    let (along_x, along_y) = (dy.abs() * (r.w / 2.0 - 12.0), dx.abs() * (r.h / 2.0 - 12.0));
    let bar = [(x - along_x, y - along_y), (x + along_x, y + along_y)];
    p.line(&bar, 8.0, OUTLINE);
    p.line(&bar, 5.0, WORSE);
    let s = if cell.h < FULL { 8.0 } else { 15.0 };
    let tip = (x - dx * s * 0.2, y - dy * s * 0.2);
    let (bx, by) = (x + dx * s, y + dy * s);
    let head = [tip, (bx - dy.abs() * s, by - dx.abs() * s), (bx + dy.abs() * s, by + dx.abs() * s)];
    p.polygon(&head, Fill::flat(WORSE));
    p.line(&[head[0], head[1], head[2], head[0]], 2.0, OUTLINE);
}
