//! One player's place on the board: name, the card that fights or the pile that waits, and around it what
//! `piles` draws.

use skald_rules::interface::Say;
use skald_rules::war::{SeatView, Stage};

use super::scene::{NOBODY, Scene, words};
use super::{card, piles};
use crate::layout::Kind;
use crate::look::emblem::{GRAVE, rank};
use crate::look::palette::{BORDER, GOLD, NUMBER, OUTLINE, PANEL_BOTTOM, PANEL_TOP, QUIET, TITLE};
use crate::look::{color::Color, scale};
use crate::page::bar;
use crate::painter::{Face, Fill, Painter, Rect, Style};
use crate::surface;

/// A card's height by its width where there is room; small places squeeze it.
const RATIO: f32 = 1.34;

/// Draws a player's place. `facing` puts the card on the left, to face a player on the left.
pub(super) fn draw(p: &mut Painter, scene: &Scene<'_>, seat: &SeatView, r: Rect, facing: bool) {
    frame(p, scene, seat, r);
    let inner = r.inset(11.0);
    let wide = r.w > 380.0;
    let (head, rest) = inner.take_top(if wide { 40.0 } else { 34.0 }, 9.0);
    surface::plate(p, head.inset(-3.0), 9.0);
    let size = if wide { scale::NAME_LARGE } else { 22.0 };
    bar::name_line(p, scene, seat.seat, head, size);

    let tall = rest.h > rest.w;
    let width = if tall { rest.w * 0.6 } else { (rest.h / 1.04).min(rest.w * 0.515) };
    let height = (width * RATIO).min(rest.h);
    let (slot, beside) =
        if facing || !wide { rest.take_left(width, 12.0) } else { rest.take_right(width, 12.0) };
    let slot = Rect::new(slot.x, slot.y, slot.w, height);
    fighter(p, scene, seat, slot);
    if tall {
        let below = Rect::new(rest.x, slot.bottom() + 12.0, rest.w, rest.bottom() - slot.bottom() - 12.0);
        piles::draw(p, scene, seat, Rect::new(beside.x, beside.y, beside.w, slot.h), Some(below));
    } else {
        piles::draw(p, scene, seat, beside, None);
    }
}

/// The panel in the player's colour; whoever is asked is lit.
fn frame(p: &mut Painter, scene: &Scene<'_>, seat: &SeatView, r: Rect) {
    let color = scene.look(seat.seat).color;
    let asked = scene.view.question.as_ref().is_some_and(|q| q.seat == seat.seat);
    if asked {
        p.glow(r, 14.0, 9.0, color.alpha(150));
    }
    p.shadow(r.moved(0.0, 3.0), 14.0, 5.0, 110);
    let top = color.mix(PANEL_TOP, 84).mix(PANEL_BOTTOM, if seat.out { 75 } else { 20 });
    p.round(r, 14.0, Fill::down(top, PANEL_BOTTOM));
    let (line, width) = if asked { (color, 4.0) } else { (color.mix(BORDER, 45).alpha(170), 2.0) };
    p.frame(r, 14.0, width, line);
}

/// The card that fights, or the pile that waits.
fn fighter(p: &mut Painter, scene: &Scene<'_>, seat: &SeatView, r: Rect) {
    let color = scene.look(seat.seat).color;
    if seat.out {
        gone(p, r);
        return;
    }
    if let Some(active) = &seat.active {
        let lit = scene.view.question.as_ref().is_some_and(|q| q.card.key == active.card.key);
        card::active(p, r, active, color, lit);
        return;
    }
    // Between turns the Play Deck waits, as thick as it is, with what it turned up last.
    let layers = (seat.deck / 6).min(4);
    for i in (0..=layers).rev() {
        let d = f32::from(i) * 3.0;
        surface::back(p, Rect::new(r.x + d, r.y + d, r.w - 12.0, r.h - 12.0), color);
    }
    let turn = scene.view.strip.last();
    let last = turn.and_then(|t| t.levels.get(seat.seat.index()).copied().flatten());
    if let (Some((_, level)), Stage::Between | Stage::Drawing(_)) = (last, &scene.view.stage) {
        let won = turn.is_some_and(|t| t.winner == Some(seat.seat));
        last_level(p, Rect::new(r.x, r.y, r.w - 12.0, r.h - 12.0), level, won, color);
    }
}

/// What the player's last card counted, on the back of the pile; the winner's with a crown.
fn last_level(p: &mut Painter, r: Rect, level: u8, won: bool, color: Color) {
    let size = (r.w * 0.42).clamp(56.0, 92.0);
    let plate = Rect::around(r.cx(), r.cy(), size * 1.5);
    p.disc(plate.cx(), plate.cy(), plate.w / 2.0, Fill::flat(color.mix(OUTLINE, 84)));
    p.ring(plate.cx(), plate.cy(), plate.w / 2.0 - 2.0, 3.0, if won { GOLD } else { color.mix(OUTLINE, 40) });
    let ink = if won { NUMBER } else { QUIET };
    let style =
        Style::new(Face::Bold, size, ink, OUTLINE).outlined(size * 0.05).kind(Kind::Deciding).centred();
    p.text(&level.to_string(), plate.cx(), style.baseline_at(plate.cy()), &style);
    if won {
        let crown = Rect::around(plate.cx(), plate.y - size * 0.06, size * 0.66);
        p.emblem(rank(13), crown, Fill::down(TITLE, GOLD), OUTLINE);
    }
}

/// An empty place with a stone: the player is out.
fn gone(p: &mut Painter, r: Rect) {
    let side = (r.w * 0.5).min(r.h * 0.5);
    let grave = Rect::around(r.cx(), r.cy() - 16.0, side);
    p.frame(r, 12.0, 2.0, NOBODY.alpha(120));
    p.emblem(&GRAVE, grave, Fill::flat(NOBODY), PANEL_BOTTOM);
    let style = Style::new(Face::Text, 24.0, QUIET, PANEL_BOTTOM).kind(Kind::Name).centred();
    p.text(&words(&Say::new("picture-war-out")), r.cx(), grave.bottom() + 28.0, &style);
}
