//! The field between the players: open attacks, or the lasting Mysticals, or quiet. Few attacks are plates with arrows
//! from attacker to targets; many, and those whose answers are revealed, are told one by one.

use skald_rules::chaos::{LastingView, Phase, VolleyView};
use skald_rules::interface::Say;

use super::parts::{arrow_plate, minus};
use super::scene::{LOSS, NOBODY, Scene, count, text, words};
use super::spot::Spot;
use super::{clash, plates};
use crate::layout::Kind;
use crate::look::emblem::WAR;
use crate::look::palette::{GROUND_BOTTOM, INK, PANEL_TOP, PLATE, QUIET};
use crate::look::scale;
use crate::painter::{Face, Fill, Painter, Rect, Style};

/// The most ribbons; more lasting Mysticals are counted.
const RIBBONS: usize = 6;
/// Size of a ribbon.
const RIBBON: (f32, f32) = (286.0, 60.0);
/// Space between ribbons.
const RIBBON_GAP: f32 = 8.0;
/// Space above and below what lies in the field.
const AROUND: f32 = 14.0;

/// What the field shows.
enum Shown<'v> {
    /// Nothing lies open.
    Quiet,
    /// Lasting Mysticals.
    Lasting,
    /// Attacks as plates with arrows.
    Plates(&'v VolleyView),
    /// Attacks one by one.
    Clash(&'v VolleyView),
}

fn shown<'v>(scene: &Scene<'v>) -> Shown<'v> {
    let view = scene.view;
    match view.volley.as_ref().filter(|volley| !volley.attacks.is_empty()) {
        Some(volley) if view.phase == Phase::Answers && volley.attacks.len() <= plates::MOST => {
            Shown::Plates(volley)
        }
        Some(volley) => Shown::Clash(volley),
        None if view.lasting.is_empty() => Shown::Quiet,
        None => Shown::Lasting,
    }
}

/// The height that the field needs, at most `most`; `two_rows` when players sit above and below it.
pub(super) fn height(scene: &Scene<'_>, two_rows: bool, most: f32) -> f32 {
    match shown(scene) {
        Shown::Quiet => 60.0,
        Shown::Lasting => {
            let all = scene.view.lasting.len();
            let rows = count(all.min(RIBBONS)).div_ceil(3);
            let more = if all > RIBBONS { 30.0 } else { 0.0 };
            f32::from(rows) * (RIBBON.1 + RIBBON_GAP) - RIBBON_GAP + more + 2.0 * AROUND
        }
        Shown::Plates(_) => plates::height(two_rows),
        Shown::Clash(volley) => {
            (clash::height(scene, volley) + 2.0 * AROUND).min(most.max(clash::LEAST + 2.0 * AROUND))
        }
    }
}

/// Draws the field.
pub(super) fn draw(p: &mut Painter, scene: &Scene<'_>, spots: &[Spot], r: Rect) {
    match shown(scene) {
        Shown::Quiet => quiet(p, r),
        Shown::Lasting => ribbons(p, scene, r),
        Shown::Plates(volley) => plates::draw(p, scene, volley, spots, r),
        Shown::Clash(volley) => clash::draw(p, scene, volley, r.inset_xy(18.0, AROUND)),
    }
}

/// Nothing lies open.
fn quiet(p: &mut Painter, r: Rect) {
    let style = Style::new(Face::Text, 21.0, QUIET, PANEL_TOP).kind(Kind::Name);
    let said = text("picture-chaos-no-attacks");
    let (side, gap) = (34.0, 12.0);
    let x = r.cx() - (side + gap + p.measure(&said, &style)) / 2.0;
    let ink = NOBODY.mix(GROUND_BOTTOM, 35);
    p.emblem(&WAR, Rect::new(x, r.cy() - side / 2.0, side, side), Fill::flat(ink), GROUND_BOTTOM);
    p.text(&said, x + side + gap, style.baseline_at(r.cy()), &style);
}

/// Lasting Mysticals, each as an arrow from its controller to its target.
fn ribbons(p: &mut Painter, scene: &Scene<'_>, r: Rect) {
    let all = &scene.view.lasting;
    let shown = all.len().min(RIBBONS);
    let columns = usize::from(if shown == 4 { 2_u8 } else { 3 }).min(shown.max(1));
    let (w, h) = RIBBON;
    let top = r.y + AROUND;
    for (i, of) in all.iter().take(shown).enumerate() {
        let (column, row) = (i % columns, i / columns);
        // A last row that is not full lies in the middle.
        let here = columns.min(shown - row * columns);
        let wide = f32::from(count(here)) * (w + RIBBON_GAP) - RIBBON_GAP;
        let x = r.cx() - wide / 2.0 + f32::from(count(column)) * (w + RIBBON_GAP);
        ribbon(p, scene, of, Rect::new(x, top + f32::from(count(row)) * (h + RIBBON_GAP), w, h));
    }
    if shown < all.len() {
        let style = Style::new(Face::Text, scale::LABEL, QUIET, PANEL_TOP).kind(Kind::Name).centred();
        let say = words(&Say::new("picture-chaos-more").with("count", all.len() - shown));
        p.text(&say, r.cx(), style.baseline_at(r.bottom() - AROUND - 8.0), &style);
    }
}

/// One lasting Mystical.
fn ribbon(p: &mut Painter, scene: &Scene<'_>, of: &LastingView, r: Rect) {
    let (by, at) = (scene.look(of.by), scene.look(of.at));
    arrow_plate(p, r, by.color);
    let side = 30.0;
    p.emblem(
        &by.mark,
        Rect::new(r.x + 9.0, r.cy() - side / 2.0, side, side).inset(3.0),
        Fill::flat(by.color),
        PLATE,
    );
    let target = Rect::new(r.right() - 20.0 - side, r.cy() - side / 2.0, side, side);
    p.emblem(&at.mark, target.inset(3.0), Fill::flat(at.color), PLATE);
    let number = Style::new(Face::Bold, scale::DECIDING, LOSS, PLATE).kind(Kind::Deciding).right();
    let right = target.x - 6.0;
    let right = right - p.text(&minus(of.points), right, number.baseline_at(r.cy()), &number) - 8.0;
    let x = r.x + side + 15.0;
    let style = Style::new(Face::Text, scale::LABEL, INK, PLATE).kind(Kind::Name);
    let lines = p.wrap(&of.card.name, right - x, &style);
    if lines.len() == 2 && lines.iter().all(|l| p.measure(l, &style) <= right - x) {
        for (line, y) in lines.iter().zip([-12.0, 12.0]) {
            p.text(line, x, style.baseline_at(r.cy() + y), &style);
        }
    } else {
        p.text_fit(&of.card.name, x, style.baseline_at(r.cy()), right - x, &style);
    }
}
