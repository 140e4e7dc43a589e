//! The lower end of the board: the strip of last turns, and the Legends of this game with the Graveyard.

use skald_rules::interface::Say;
use skald_rules::war::{LegendPlace, LegendView, TurnView};

use super::card::{coin, skull};
use super::scene::{NOBODY, Scene, motif, words};
use crate::layout::Kind;
use crate::look::emblem::{GRAVE, USED, WAR, rank};
use crate::look::palette::{BONE, FIRE, GOLD, INK, PANEL_BOTTOM, PANEL_TOP, PLATE, QUIET};
use crate::look::scale;
use crate::painter::{Face, Fill, Painter, Rect, Style};
use crate::surface;

/// The last turns, the newest at the right and brightest.
pub(super) fn strip(p: &mut Painter, scene: &Scene<'_>, r: Rect) {
    const SHOWN: u16 = 6;
    let turns = &scene.view.strip;
    let first = turns.len().saturating_sub(usize::from(SHOWN));
    for (i, turn) in (0_u16..).zip(turns.iter().skip(first)) {
        let cell = r.cell(i, SHOWN, 1, 8.0);
        let newest = first + usize::from(i) + 1 == turns.len();
        chip(p, scene, turn, cell, newest);
    }
}

fn chip(p: &mut Painter, scene: &Scene<'_>, turn: &TurnView, r: Rect, newest: bool) {
    let color = turn.winner.map_or(NOBODY, |s| scene.look(s).color);
    let notable = turn.kingslayer || turn.deaths > 0 || turn.took >= 10;
    p.round(r, 10.0, Fill::down(color.mix(PANEL_BOTTOM, 86), PANEL_BOTTOM));
    let line = if notable { FIRE } else { color.mix(PANEL_BOTTOM, 35) };
    p.frame(r, 10.0, if newest || notable { 2.5 } else { 1.5 }, line);
    let ground = color.mix(PANEL_BOTTOM, 86);
    let quiet = Style::new(Face::Text, scale::LABEL, QUIET, ground).kind(Kind::Name);
    let inner = r.inset_xy(9.0, 6.0);
    let top = inner.y + 12.0;
    let number = words(&Say::new("picture-war-turn-short").with("turn", turn.turn));
    let mut left = inner.x + p.text(&number, inner.x, quiet.baseline_at(top), &quiet) + 7.0;
    let mut icons = Vec::new();
    if turn.kingslayer {
        icons.push((rank(1), FIRE));
    }
    if turn.wars > 0 {
        icons.push((&WAR, FIRE));
    }
    if turn.deaths > 0 {
        icons.push((&GRAVE, BONE));
    }
    let took = words(&Say::new("picture-war-took").with("count", turn.took));
    let took_w = p.measure(&took, &quiet);
    let right = if left + took_w < inner.right() {
        p.text(&took, inner.right(), quiet.baseline_at(top), &quiet.right());
        inner.right() - took_w - 4.0
    } else {
        inner.right()
    };
    for (icon, ink) in icons {
        if left + 22.0 > right {
            break;
        }
        p.emblem(icon, Rect::new(left, top - 11.0, 22.0, 22.0), Fill::flat(ink), ground);
        left += 25.0;
    }
    let low = inner.bottom() - 13.0;
    let (winner, best) = levels(turn);
    let mark = Rect::new(inner.x, low - 13.0, 26.0, 26.0);
    if let Some(seat) = turn.winner {
        surface::mark(p, mark, scene.look(seat));
    }
    let text = match (winner, best) {
        (Some(w), Some(b)) => format!("{w} : {b}"),
        (Some(w), None) => w.to_string(),
        _ => "–".to_owned(),
    };
    let style = Style::new(Face::Bold, 25.0, INK, ground).kind(Kind::Name);
    p.text(&text, mark.right() + 9.0, style.baseline_at(low), &style);
}

/// The winner's Level and the best of the others, as they last fought.
pub(super) fn levels(turn: &TurnView) -> (Option<u8>, Option<u8>) {
    let of = |i: usize| turn.levels.get(i).copied().flatten().map(|(_, effective)| effective);
    let winner = turn.winner.and_then(|s| of(s.index()));
    let others = (0..turn.levels.len()).filter(|i| turn.winner.is_none_or(|s| s.index() != *i));
    (winner, others.filter_map(of).max())
}

/// How many Legends the panel names; more than the Grand deck has come only from added sets.
const NAMED: usize = 16;
const COLUMNS: u16 = 4;

/// How high the panel of Legends is for so many of them.
pub(super) fn legends_height(count: usize) -> f32 {
    let rows = u16::try_from(count.min(NAMED)).unwrap_or(16).div_ceil(COLUMNS);
    38.0 + f32::from(rows) * if count > 8 { 37.0 } else { 41.0 } + 8.0
}

/// The Legends of this game: unused, used (a coin), dead (a skull), and with whom they stand.
pub(super) fn legends(p: &mut Painter, scene: &Scene<'_>, r: Rect) {
    surface::panel(p, r);
    let (head, rest) = r.inset_xy(12.0, 5.0).take_top(30.0, 2.0);
    let gold = Style::new(Face::Title, 24.0, GOLD, PANEL_TOP).kind(Kind::Name);
    p.text(&words(&Say::new("picture-war-legends")), head.x + 2.0, gold.baseline_at(head.cy()), &gold);
    let count = scene.view.graveyard.len();
    let text = words(&Say::new("picture-war-graveyard").with("count", count));
    let width = p.text(&text, head.right() - 2.0, gold.baseline_at(head.cy()), &gold.right());
    let grave = Rect::new(head.right() - width - 34.0, head.y + 2.0, 25.0, 25.0);
    p.emblem(&GRAVE, grave, Fill::flat(GOLD), PANEL_TOP);
    last_coin(p, scene, head);
    let shown = scene.view.legends.len().min(NAMED);
    let rows = u16::try_from(shown).unwrap_or(16).div_ceil(COLUMNS);
    for (i, legend) in (0_u16..).zip(scene.view.legends.iter().take(NAMED)) {
        entry(p, scene, legend, rest.cell(i, COLUMNS, rows, 5.0));
    }
}

/// The last flip of the Destiny Coin, in the middle of the panel's head.
fn last_coin(p: &mut Painter, scene: &Scene<'_>, head: Rect) {
    let Some(flip) = &scene.view.coin else { return };
    let id = if flip.fire { "picture-war-coin-fire" } else { "picture-war-coin-skull" };
    let text = words(&Say::new(id).with("card", flip.card.name));
    let style = Style::new(Face::Text, 21.0, if flip.fire { FIRE } else { BONE }, PANEL_TOP).kind(Kind::Name);
    let width = p.measure(&text, &style);
    let x = head.cx() - (width + 38.0) / 2.0;
    coin(p, Rect::new(x, head.cy() - 15.0, 30.0, 30.0), flip.fire);
    p.text(&text, x + 38.0, style.baseline_at(head.cy()), &style);
}

fn entry(p: &mut Painter, scene: &Scene<'_>, legend: &LegendView, r: Rect) {
    let dead = legend.place == LegendPlace::Graveyard;
    surface::plate(p, r, 8.0);
    let (icon, rest) = r.inset_xy(4.0, 2.0).take_left(30.0, 5.0);
    let icon = Rect::around(icon.cx(), icon.cy(), icon.w.min(icon.h));
    let light = if dead { NOBODY.mix(PLATE, 40) } else { INK };
    p.one_ink(&motif(&legend.card), icon.inset(1.0), light, PLATE);
    let mut right = rest.right() - 1.0;
    let side = 22.0;
    if dead {
        right -= side;
        skull(p, Rect::new(right, r.cy() - side / 2.0, side, side));
        right -= 2.0;
    }
    if legend.card.used {
        right -= side;
        p.emblem(&USED, Rect::new(right, r.cy() - side / 2.0, side, side), Fill::flat(FIRE), PLATE);
        right -= 2.0;
    }
    if let LegendPlace::Active(seat) | LegendPlace::Support(seat) = legend.place {
        right -= side;
        let look = scene.look(seat);
        p.emblem(
            &look.mark,
            Rect::new(right, r.cy() - side / 2.0, side, side).inset(2.0),
            Fill::flat(look.color),
            PLATE,
        );
        right -= 2.0;
    }
    let ink = if dead { NOBODY } else { INK };
    let style = Style::new(Face::Text, scale::NAME, ink, PLATE).kind(Kind::Name);
    let room = right - rest.x;
    let style = p.shrink(&legend.card.name, room, scale::NAME_LEAST, &style);
    let width = p.text_fit(&legend.card.name, rest.x, style.baseline_at(r.cy()), room, &style);
    if dead {
        p.line(&[(rest.x, r.cy() + 1.0), (rest.x + width, r.cy() + 1.0)], 2.0, NOBODY);
    }
}
