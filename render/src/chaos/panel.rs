//! A living player's panel on the board: name and Warrior, the total, hand and piles, who is in play, wards, and what
//! strikes the player again and again.

use skald_rules::chaos::{CardView, CharacterView, SeatView};
use skald_rules::interface::Say;

use super::parts::{bar, figure, kind_sign, name_line, one_two, sign};
use super::scene::{GAIN, LOSS, Scene, count, hero_emblem, words};
use crate::layout::Kind;
use crate::look::color::Color;
use crate::look::emblem::chaos::{
    AWAY, BOUND, DONE, EXILE, GIVEN, HAND, HOURGLASS, NOWHERE, UNREADY, WARD, WING,
};
use crate::look::emblem::{DECK, Emblem, UNBROKEN, rank};
use crate::look::palette::{
    BORDER, FIRE, GOLD, INK, NUMBER, OUTLINE, PANEL_BOTTOM, PANEL_TOP, PLATE, QUIET, TITLE,
};
use crate::look::{scale, surface};
use crate::painter::{Face, Fill, Painter, Rect, Style};

/// Height of a row of a character.
const ROW: f32 = 27.0;
/// Height of a ward's or lasting Mystical's chip.
const CHIP: f32 = 31.0;

/// Draws a player's panel.
pub(super) fn draw(p: &mut Painter, scene: &Scene<'_>, seat: &SeatView, r: Rect) {
    frame(p, scene, seat, r);
    let tall = r.h > 400.0;
    let wide = r.w > 400.0;
    let inner = r.inset_xy(9.0, 8.0);
    let (head, rest) = inner.take_top(if wide { 38.0 } else { 33.0 }, 7.0);
    heading(p, scene, seat, head, wide);
    let (foot, mut rest) = rest.take_bottom(25.0, 3.0);
    realms(p, seat, foot);
    let chips = seat.wards.len() + scene.view.lasting.iter().filter(|l| l.at == seat.seat).count();
    if chips > 0 {
        let (at, above) = rest.take_bottom(CHIP, 5.0);
        struck(p, scene, seat, at);
        rest = above;
    }
    let hero = match (tall, wide) {
        (true, _) => 108.0,
        (false, true) => 84.0,
        (false, false) => 54.0,
    };
    let (top, rest) = rest.take_top(hero, 6.0);
    total(p, scene, seat, top, wide);
    let (line, mut rest) = rest.take_top(10.0, 5.0);
    bar(p, line, seat.total, seat.start, scene.look(seat.seat).color);
    if !wide {
        let (at, below) = rest.take_top(50.0, 3.0);
        warrior(p, seat, at);
        rest = below;
    }
    if tall {
        let style = Style::new(Face::Prose, 20.0, QUIET, PANEL_BOTTOM).kind(Kind::Name);
        let used = p.paragraph(&seat.ability_text, Rect::new(rest.x, rest.y, rest.w, 78.0), 26.0, &style);
        rest = rest.take_top(used, 8.0).1;
    }
    let (at, rest) = rest.take_top(29.0, 5.0);
    piles(p, scene, seat, at);
    row(p, seat, rest, wide);
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
    if seat.agrees {
        list.push((&UNBROKEN, QUIET));
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

/// The total, large, with the Warrior's emblem; in a wide panel its name and ability stand between.
fn total(p: &mut Painter, scene: &Scene<'_>, seat: &SeatView, r: Rect, wide: bool) {
    let color = scene.look(seat.seat).color;
    let shown = seat.total.to_string();
    let size = (r.h * 1.3).min(150.0);
    let style =
        Style::new(Face::Bold, size, NUMBER, OUTLINE).outlined((size * 0.04).max(2.5)).kind(Kind::Total);
    let style = p.shrink(&shown, r.w * if wide { 0.34 } else { 0.58 }, scale::TOTAL, &style);
    let width = p.text(&shown, r.x + 3.0, style.baseline_at(r.cy()), &style);
    let side = r.h.min(r.w - width - 12.0);
    let art = Rect::new(r.right() - side, r.cy() - side / 2.0, side, side);
    p.emblem(
        hero_emblem(&seat.hero),
        art.inset(1.0),
        surface::emblem_fill(color),
        surface::emblem_dark(color),
    );
    let x = r.x + width + 14.0;
    if wide {
        let room = Rect::new(x, r.cy() - 42.0, art.x - x - 8.0, 84.0);
        warrior(p, seat, room.take_top(50.0, 0.0).0);
        badges(p, seat, Rect::new(x, room.y + 54.0, room.w, 30.0));
    } else {
        badges(p, seat, Rect::new(x, r.y, art.x - x - 3.0, r.h));
    }
}

/// Wing, a smaller hand, skipped draw steps: as many as there is room for, in columns.
fn badges(p: &mut Painter, seat: &SeatView, r: Rect) {
    let side = 27.0;
    let (mut x, mut y) = (r.x, r.y);
    let mut place = |w: f32| {
        if y > r.y && y + side > r.bottom() + 1.0 || x + w > r.right() + 1.0 {
            return None;
        }
        let at = Rect::new(x, y, w, side);
        if y + 2.0 * side <= r.bottom() + 1.0 {
            y += side + 1.0;
        } else {
            x += w + 4.0;
            y = r.y;
        }
        Some(at)
    };
    if seat.flies
        && let Some(at) = place(side)
    {
        sign(p, at, &WING, TITLE);
    }
    if seat.copycat
        && let Some(at) = place(38.0)
    {
        chip(p, at, &words(&Say::new("picture-chaos-copycat").with("count", seat.hand_max)), LOSS);
    }
    if seat.stall > 0
        && let Some(at) = place(36.0)
    {
        chip(p, at, &words(&Say::new("picture-chaos-stall").with("count", seat.stall)), LOSS);
    }
}

/// A short text on a dark plate.
fn chip(p: &mut Painter, r: Rect, shown: &str, ink: Color) {
    surface::plate(p, r, 7.0);
    let style = Style::new(Face::Bold, scale::LABEL, ink, PLATE).kind(Kind::Name).centred();
    p.text(shown, r.cx(), style.baseline_at(r.cy()), &style);
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

/// Equal characters in equal state together.
pub(super) fn stacked(row: &[CharacterView]) -> Vec<(usize, &CharacterView)> {
    let mut list: Vec<(usize, &CharacterView)> = Vec::new();
    for of in row {
        let like = |o: &CharacterView| {
            o.card == of.card && (o.ready, o.used, o.bound) == (of.ready, of.used, of.bound)
        };
        match list.iter_mut().find(|(_, o)| like(o)) {
            Some((n, _)) => *n += 1,
            None => list.push((1, of)),
        }
    }
    // Sidekicks stand before Specials; copies keep the order in which they were laid.
    list.sort_by_key(|(_, of)| of.card.kind);
    list
}

/// The marks of a character: bound, used, not ready.
fn marks(of: &CharacterView) -> Vec<(&'static Emblem, Color)> {
    let mut list = Vec::new();
    if of.bound {
        list.push((&BOUND, LOSS));
    }
    if of.used {
        list.push((&DONE, QUIET));
    }
    if !of.ready {
        list.push((&UNREADY, FIRE));
    }
    list
}

/// Sidekicks and Specials in play, by name, with their marks.
fn row(p: &mut Painter, seat: &SeatView, r: Rect, wide: bool) {
    let all = stacked(&seat.row);
    let columns = if wide && all.len() > 1 { 2 } else { 1 };
    let rows = (1_u16..).take_while(|n| f32::from(*n) * (ROW + 2.0) <= r.h + 2.0).last().unwrap_or(0);
    let most = usize::from(rows * columns);
    if most == 0 {
        return;
    }
    let shown = if all.len() > most { most - 1 } else { all.len() };
    let w = (r.w - 8.0 * f32::from(columns - 1)) / f32::from(columns);
    let cell = |i: u16| {
        let (column, line) = (i % columns, i / columns);
        Rect::new(r.x + f32::from(column) * (w + 8.0), r.y + f32::from(line) * (ROW + 2.0), w, ROW)
    };
    for (i, (n, of)) in (0_u16..).zip(all.iter().take(shown)) {
        character(p, *n, of, cell(i));
    }
    if shown < all.len() {
        let at = cell(count(shown));
        let style = Style::new(Face::Text, scale::LABEL, QUIET, PANEL_BOTTOM).kind(Kind::Name);
        let say = words(&Say::new("picture-chaos-more").with("count", all.len() - shown));
        p.text(&say, at.x + 30.0, style.baseline_at(at.cy()), &style);
    }
}

fn character(p: &mut Painter, n: usize, of: &CharacterView, r: Rect) {
    surface::plate(p, r, 7.0);
    kind_sign(p, Rect::new(r.x + 4.0, r.cy() - 10.0, 20.0, 20.0), of.card.kind);
    let mut right = r.right() - 4.0;
    for (emblem, ink) in marks(of) {
        right -= 19.0;
        p.emblem(emblem, Rect::new(right, r.cy() - 9.5, 19.0, 19.0), Fill::flat(ink), PLATE);
        right -= 4.0;
    }
    if n > 1 {
        let style = Style::new(Face::Bold, scale::LABEL, NUMBER, PLATE).kind(Kind::Name).right();
        right -= p.text(&format!("×{n}"), right, style.baseline_at(r.cy()), &style) + 4.0;
    }
    let ink = if of.ready && !of.bound { INK } else { QUIET };
    let style = Style::new(Face::Text, scale::LABEL, ink, PLATE).kind(Kind::Name);
    let x = r.x + 29.0;
    let style = p.shrink(&of.card.name, right - x, scale::NAME_LEAST, &style);
    p.text_fit(&of.card.name, x, style.baseline_at(r.cy()), right - x, &style);
}

/// Wards, and the lasting Mysticals that strike this player: arrows from their controllers.
fn struck(p: &mut Painter, scene: &Scene<'_>, seat: &SeatView, r: Rect) {
    let lasting: Vec<_> = scene.view.lasting.iter().filter(|l| l.at == seat.seat).collect();
    let all = lasting.len() + seat.wards.len();
    let w = 64.0;
    let fit = (1_usize..).take_while(|n| f32::from(count(*n)) * (w + 5.0) <= r.w + 5.0).last().unwrap_or(1);
    let shown = if all > fit { fit.saturating_sub(1) } else { all };
    let mut x = r.x;
    for of in lasting.iter().take(shown) {
        let at = Rect::new(x, r.y, w, r.h);
        let look = scene.look(of.by);
        arrow_plate(p, at, look.color);
        p.emblem(&look.mark, Rect::new(at.x + 5.0, at.cy() - 9.0, 18.0, 18.0), Fill::flat(look.color), PLATE);
        let style = Style::new(Face::Bold, 22.0, LOSS, PLATE).kind(Kind::Name).centred();
        p.text(&minus(of.points), at.x + 39.0, style.baseline_at(at.cy()), &style);
        x += w + 5.0;
    }
    for of in seat.wards.iter().take(shown.saturating_sub(lasting.len())) {
        let at = Rect::new(x, r.y, w, r.h);
        surface::plate(p, at, 7.0);
        p.frame(at, 7.0, 1.5, GAIN.alpha(170));
        p.emblem(&WARD, Rect::new(at.x + 6.0, at.cy() - 11.0, 22.0, 22.0), Fill::flat(GAIN), PLATE);
        let style = Style::new(Face::Bold, 22.0, INK, PLATE).kind(Kind::Name).right();
        p.text(&of.strength.to_string(), at.right() - 9.0, style.baseline_at(at.cy()), &style);
        x += w + 5.0;
    }
    if shown < all {
        let style = Style::new(Face::Bold, 22.0, INK, PANEL_BOTTOM).kind(Kind::Name);
        p.text(&format!("+{}", all - shown), x + 4.0, style.baseline_at(r.cy()), &style);
    }
}

/// Points that are lost, with a true minus.
pub(super) fn minus(points: u16) -> String {
    if points == 0 { "0".to_owned() } else { format!("−{points}") }
}

/// A dark plate with a point at its right end: an arrow in the colour of whoever it comes from.
pub(super) fn arrow_plate(p: &mut Painter, r: Rect, color: Color) {
    let tip = r.h * 0.36;
    let neck = r.right() - tip;
    let corners = [
        (r.x + 5.0, r.y),
        (neck, r.y),
        (r.right(), r.cy()),
        (neck, r.bottom()),
        (r.x + 5.0, r.bottom()),
        (r.x, r.bottom() - 5.0),
        (r.x, r.y + 5.0),
        (r.x + 5.0, r.y),
    ];
    p.polygon(&corners, Fill::flat(PLATE));
    p.line(&corners, 2.0, color);
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
