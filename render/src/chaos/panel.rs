//! A living player's panel on the board: name and Warrior, the total, hand and piles, who is in play, wards, and what
//! strikes the player again and again.

use skald_rules::chaos::{CardView, SeatView};
use skald_rules::interface::Say;

use super::parts::{bar, figure, one_two, sign};
use super::scene::{GAIN, LOSS, Scene, count, hero, words};
use super::spread;
use crate::layout::Kind;
use crate::look::color::Color;
use crate::look::emblem::chaos::{AWAY, BOUND, DONE, EXILE, GIVEN, HAND, HOURGLASS, NOWHERE, WING};
use crate::look::emblem::{DECK, Emblem, rank};
use crate::look::palette::{
    BORDER, FIRE, GOLD, INK, NUMBER, OUTLINE, PANEL_BOTTOM, PANEL_TOP, PLATE, QUIET, TITLE,
};
use crate::look::scale;
use crate::page::bar::name_line;
use crate::painter::{Face, Fill, Painter, Rect, Style};
use crate::surface;

/// How the panels of a board are built: the fewer players, the more room for each.
#[derive(Clone, Copy, PartialEq)]
pub(super) struct Form {
    /// Up to three players: the total is large, and if there are two the ability is told.
    pub tall: bool,
    /// Width of a panel.
    pub width: f32,
    /// Height of the longest ability of these panels in words, with the space below it; 0 where it is not told.
    pub ability: f32,
}

/// Space around a panel's content.
const MARGIN: (f32, f32) = (9.0, 8.0);
/// Height of the bar of the total, with the space around it.
const BAR: f32 = 16.0;
/// Height of the Warrior's name and its ability's.
const WARRIOR: f32 = 53.0;
/// Height of the line of hand and piles, with the space below it.
const PILES: f32 = 34.0;
/// Height of the line of realms, with the space above it.
const REALMS: f32 = 29.0;
/// From line to line of an ability.
const LEADING: f32 = 36.0;

impl Form {
    /// The form of the panels of these players, who sit side by side in `width` with a `gap` between them.
    pub fn new(p: &mut Painter, row: &[&SeatView], tall: bool, width: f32, gap: f32) -> Self {
        let all = f32::from(count(row.len()).max(1));
        let mut form = Self { tall, width: (width - gap * (all - 1.0)) / all, ability: 0.0 };
        let told = if tall && form.wide() { row } else { &[] };
        for seat in told {
            let lines = p.wrap(&seat.ability_text, form.inner(), &Self::told()).len();
            form.ability = form.ability.max(LEADING * f32::from(count(lines)) + 8.0);
        }
        form
    }

    /// Whether name and total have room side by side.
    fn wide(self) -> bool {
        self.width > 400.0
    }

    fn inner(self) -> f32 {
        self.width - 2.0 * MARGIN.0
    }

    fn head(self) -> f32 {
        if self.wide() { 38.0 } else { 33.0 }
    }

    fn total(self) -> f32 {
        match (self.tall, self.wide()) {
            (true, _) => 108.0,
            (false, true) => 84.0,
            (false, false) => 54.0,
        }
    }

    fn told() -> Style {
        Style::new(Face::Prose, scale::PROSE_LEAST, QUIET, PANEL_BOTTOM)
    }

    /// The height that a panel needs for what every player has, and for the least of what can lie before one.
    pub fn least(self) -> f32 {
        let fixed = 2.0 * MARGIN.1 + self.head() + 7.0 + self.total() + 6.0 + BAR + PILES + REALMS;
        let warrior = if self.wide() { 0.0 } else { WARRIOR };
        fixed + warrior + self.ability + spread::LEAST
    }

    /// The height that a player's panel needs.
    pub fn height(self, scene: &Scene<'_>, seat: &SeatView) -> f32 {
        self.least() - spread::LEAST + spread::height(scene, seat, self.inner()).max(spread::LEAST)
    }
}

/// Draws a player's panel; `change` is what the total has gained or lost since the board was last seen.
pub(super) fn draw(p: &mut Painter, scene: &Scene<'_>, seat: &SeatView, change: i32, form: Form, r: Rect) {
    frame(p, scene, seat, r);
    let inner = r.inset_xy(MARGIN.0, MARGIN.1);
    let (head, rest) = inner.take_top(form.head(), 7.0);
    heading(p, scene, seat, head, form.wide());
    let (foot, rest) = rest.take_bottom(REALMS - 4.0, 4.0);
    realms(p, seat, foot);
    let (top, rest) = rest.take_top(form.total(), 6.0);
    total(p, scene, seat, change, form.wide(), top);
    let (line, mut rest) = rest.take_top(10.0, BAR - 10.0);
    bar(p, line, seat.total, seat.start, scene.look(seat.seat).color);
    if !form.wide() {
        let (at, below) = rest.take_top(WARRIOR - 3.0, 3.0);
        warrior(p, seat, at);
        rest = below;
    }
    let (told, rest) = rest.take_top(form.ability, 0.0);
    if form.ability > 0.0 {
        p.paragraph(&seat.ability_text, told, LEADING, &Form::told());
    }
    let (at, rest) = rest.take_top(PILES - 5.0, 5.0);
    piles(p, scene, seat, at);
    spread::draw(p, scene, seat, rest);
}

/// The panel in the player's colour; the active player's is lit.
fn frame(p: &mut Painter, scene: &Scene<'_>, seat: &SeatView, r: Rect) {
    let color = scene.look(seat.seat).color;
    let active = scene.view.active == seat.seat && scene.view.ended.is_none();
    if active {
        p.glow(r, 14.0, 9.0, color.alpha(150));
    }
    p.shadow(r.moved(0.0, 3.0), 14.0, 5.0, 110);
    p.round(r, 14.0, Fill::down(color.mix(PANEL_TOP, 84), PANEL_BOTTOM));
    let awaited = scene.view.awaited.contains(&seat.seat);
    let (line, width) = match (active, awaited) {
        (true, _) => (color, 4.0),
        (_, true) => (color, 2.5),
        _ => (color.mix(BORDER, 45).alpha(170), 2.0),
    };
    p.frame(r, 14.0, width, line);
}

/// The signs of a player's state beside the name.
fn states(scene: &Scene<'_>, seat: &SeatView) -> Vec<(&'static Emblem, Color)> {
    let view = scene.view;
    let mut list = Vec::new();
    if view.ended.is_none() {
        if view.active == seat.seat {
            list.push((rank(13), TITLE));
        }
        if view.awaited.contains(&seat.seat) {
            list.push((&HOURGLASS, FIRE));
        }
        if view.given.contains(&seat.seat) {
            list.push((&GIVEN, GAIN));
        }
    }
    if seat.away {
        list.push((&AWAY, QUIET));
    }
    list
}

/// Name and state on a dark plate.
fn heading(p: &mut Painter, scene: &Scene<'_>, seat: &SeatView, r: Rect, wide: bool) {
    surface::plate(p, r, 9.0);
    let mut right = r.right() - 4.0;
    let side = r.h - 8.0;
    for (emblem, ink) in states(scene, seat).into_iter().rev() {
        right -= side;
        p.emblem(emblem, Rect::new(right, r.cy() - side / 2.0, side, side), Fill::flat(ink), PLATE);
        right -= 3.0;
    }
    let room = Rect::new(r.x, r.y, right - r.x - 3.0, r.h);
    name_line(p, scene, seat.seat, room, if wide { scale::NAME_LARGE } else { 22.0 });
}

/// The total, large, with its change, and the Warrior's emblem; in a wide panel name and ability stand between.
fn total(p: &mut Painter, scene: &Scene<'_>, seat: &SeatView, change: i32, wide: bool, r: Rect) {
    let color = scene.look(seat.seat).color;
    let shown = seat.total.to_string();
    let size = (r.h * 1.3).min(150.0);
    let style =
        Style::new(Face::Bold, size, NUMBER, OUTLINE).outlined((size * 0.04).max(2.5)).kind(Kind::Total);
    let room = r.w * if wide { 0.34 } else { 0.5 };
    let style = p.shrink(&shown, room, scale::TOTAL, &style);
    let width = p.text(&shown, r.x + 3.0, style.baseline_at(r.cy()), &style);
    let x = r.x + width + 12.0;
    let signs = if wide { 0.0 } else { beside(p, seat, change) };
    let side = r.h.min(r.right() - x - signs - 4.0);
    let art = Rect::new(r.right() - side, r.cy() - side / 2.0, side, side);
    p.portrait(&hero(&seat.hero), art.inset(1.0), color);
    if wide {
        let room = Rect::new(x + 4.0, r.cy() - 42.0, art.x - x - 12.0, 84.0);
        warrior(p, seat, room.take_top(50.0, 0.0).0);
        let used = changed(p, change, (room.x, room.y + 69.0), CHANGE_WIDE);
        let x = if used > 0.0 { room.x + used + 12.0 } else { room.x };
        wing(p, seat, Rect::new(x, room.y + 55.0, WING_SIDE, WING_SIDE));
    } else if change == 0 {
        wing(p, seat, Rect::new(x, r.cy() - WING_SIDE / 2.0, WING_SIDE, WING_SIDE));
    } else {
        changed(p, change, (x, r.y + 11.0), CHANGE);
        wing(p, seat, Rect::new(x, r.bottom() - WING_SIDE + 2.0, WING_SIDE, WING_SIDE));
    }
}

/// Size of a change in a narrow panel.
const CHANGE: f32 = 27.0;
/// Size of a change in a wide panel.
const CHANGE_WIDE: f32 = 33.0;
/// Side of the wing.
const WING_SIDE: f32 = 27.0;

/// What a total has gained or lost, with a true minus.
pub(super) fn signed(change: i32) -> String {
    if change < 0 { format!("−{}", change.unsigned_abs()) } else { format!("+{change}") }
}

fn change_style(change: i32, size: f32) -> Style {
    let ink = if change < 0 { LOSS } else { GAIN };
    Style::new(Face::Bold, size, ink, OUTLINE).outlined(1.5).kind(Kind::Name)
}

/// The width of the signs that stand beside the total.
fn beside(p: &mut Painter, seat: &SeatView, change: i32) -> f32 {
    let wing = if seat.flies { WING_SIDE } else { 0.0 };
    if change == 0 { wing } else { wing.max(p.measure(&signed(change), &change_style(change, CHANGE))) }
}

/// Draws a change of a total; returns the width used.
fn changed(p: &mut Painter, change: i32, at: (f32, f32), size: f32) -> f32 {
    if change == 0 {
        return 0.0;
    }
    let style = change_style(change, size);
    p.text(&signed(change), at.0, style.baseline_at(at.1), &style)
}

/// The sign of a player whom Ground attacks do not hit.
fn wing(p: &mut Painter, seat: &SeatView, r: Rect) {
    if seat.flies {
        sign(p, r, &WING, TITLE);
    }
}

/// The Warrior as the first character, with its marks, and below it the name of its ability.
fn warrior(p: &mut Painter, seat: &SeatView, r: Rect) {
    let (top, low) = (Rect::new(r.x, r.y, r.w, 25.0), Rect::new(r.x, r.y + 26.0, r.w, 24.0));
    let mut right = top.right();
    for (holds, emblem, ink) in [(seat.warrior_bound, &BOUND, LOSS), (seat.warrior_used, &DONE, QUIET)] {
        if holds {
            right -= 24.0;
            sign(p, Rect::new(right, top.y, 24.0, 24.0), emblem, ink);
            right -= 3.0;
        }
    }
    let style = Style::new(Face::Text, 22.0, GOLD, PANEL_TOP).kind(Kind::Name);
    let style = p.shrink(&seat.warrior, right - top.x, scale::NAME_LEAST, &style);
    p.text_fit(&seat.warrior, top.x, style.baseline_at(top.cy()), right - top.x, &style);
    let style = Style::new(Face::Prose, scale::LABEL, QUIET, PANEL_TOP).kind(Kind::Name);
    let style = p.shrink(&seat.ability, low.w, scale::NAME_LEAST, &style);
    p.text_fit(&seat.ability, low.x, style.baseline_at(low.cy()), low.w, &style);
}

/// Hand, Arsenal, the One/Two card and the next draw.
fn piles(p: &mut Painter, scene: &Scene<'_>, seat: &SeatView, r: Rect) {
    let side = if r.w > 250.0 { 27.0 } else { 21.0 };
    let gap = if r.w > 250.0 { 20.0 } else { 9.0 };
    let cy = r.cy();
    let inks = (GOLD, INK, PANEL_BOTTOM);
    let hand = words(&Say::new("picture-chaos-hand").with("count", seat.hand).with("max", seat.hand_max));
    let mut x = r.x + 1.0;
    x += figure(p, (x, cy), side, &HAND, &hand, inks) + gap;
    x += figure(p, (x, cy), side, &DECK, &seat.arsenal.to_string(), inks) + gap;
    let card = Rect::new(x, cy - side * 0.56, side * 0.86, side * 1.12);
    one_two(p, card, seat.two, scene.look(seat.seat).color);
    let draw = words(&Say::new("picture-chaos-draw").with("count", seat.next_draw));
    let ink = if seat.next_draw == 0 { LOSS } else { INK };
    let style = Style::new(Face::Bold, (side * 0.92).max(scale::LABEL), ink, PANEL_BOTTOM).kind(Kind::Name);
    p.text(&draw, card.right() + 5.0, style.baseline_at(cy), &style);
}

/// The realms: how many cards, and the newest.
fn realms(p: &mut Painter, seat: &SeatView, r: Rect) {
    p.line(&[(r.x, r.y - 1.0), (r.right(), r.y - 1.0)], 1.0, BORDER.alpha(90));
    let inks = (QUIET, INK, PANEL_BOTTOM);
    let mut right = r.right();
    let number = Style::new(Face::Bold, scale::LABEL, INK, PANEL_BOTTOM).kind(Kind::Name);
    if !seat.exile.is_empty() {
        let shown = seat.exile.len().to_string();
        right -= p.measure(&shown, &number) + 24.0;
        figure(p, (right, r.cy() + 2.0), 20.0, &EXILE, &shown, inks);
        right -= 7.0;
    }
    let used = figure(p, (r.x + 1.0, r.cy() + 2.0), 20.0, &NOWHERE, &seat.nowhere.len().to_string(), inks);
    if let Some(CardView { name, .. }) = seat.nowhere.last() {
        let style = Style::new(Face::Prose, scale::NAME_LEAST, QUIET, PANEL_BOTTOM).kind(Kind::Name);
        let x = r.x + used + 8.0;
        if right - x > 40.0 {
            p.text_fit(name, x, style.baseline_at(r.cy() + 2.0), right - x, &style);
        }
    }
}
