//! What lies around a player's fighting card: the total, Play Deck and Army Pile, the support zone, and the
//! player's part of the battlefield.

use skald_rules::interface::{Say, Seat};
use skald_rules::war::{Lies, LyingView, SeatView, SupportView};

use super::card;
use super::scene::{Scene, motif, signed, total, words};
use crate::layout::Kind;
use crate::look::color::Color;
use crate::look::emblem::{ARMY, DECK, Emblem, WAR};
use crate::look::palette::{GOLD, INK, NUMBER, OUTLINE, PANEL_BOTTOM, PLATE, QUIET};
use crate::look::scale;
use crate::painter::{Face, Fill, Painter, Rect, Style};
use crate::surface;

/// Height of a support Legend's chip.
const CHIP: f32 = 42.0;

/// Draws it all into the room `beside` the card and, if the place is tall, `below` it.
pub(super) fn draw(p: &mut Painter, scene: &Scene<'_>, seat: &SeatView, beside: Rect, below: Option<Rect>) {
    let lying: Vec<&LyingView> =
        scene.view.battle.lying.iter().filter(|l| l.owner == Some(seat.seat)).collect();
    let Some(below) = below else {
        let rest = numbers(p, seat, beside, Figures::Beside);
        let used = supports(p, scene, &seat.support, rest, lying.is_empty());
        stack(p, scene, seat.seat, &lying, rest.take_top(used, 0.0).1);
        return;
    };
    let used = supports(p, scene, &seat.support, below, true);
    let room = below.take_top(used, 4.0).1;
    let beside_card = beside.w > 130.0;
    let heaped = !seat.out && (beside_card || (lying.is_empty() && room.h > 100.0));
    let rest = numbers(p, seat, beside, if heaped { Figures::Elsewhere } else { Figures::Below });
    if heaped {
        heaps(p, scene, seat, if beside_card { rest } else { room });
    }
    stack(p, scene, seat.seat, &lying, room);
}

/// Where the counts of the two piles stand.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Figures {
    /// Beside the total, if there is room, else below it.
    Beside,
    /// Below the total.
    Below,
    /// Under the heaps of cards that show the piles.
    Elsewhere,
}

/// The total, large, and the two piles in figures; returns the room that is left under them.
fn numbers(p: &mut Painter, seat: &SeatView, r: Rect, figures: Figures) -> Rect {
    let all = total(seat);
    let style = Style::new(Face::Bold, if r.w > 150.0 { 74.0 } else { 58.0 }, NUMBER, OUTLINE)
        .outlined(3.0)
        .kind(Kind::Total);
    let text = all.to_string();
    let style = p.shrink(&text, r.w - 6.0, scale::TOTAL, &style);
    let base = r.y + style.size * 0.714 + 5.0;
    let width = p.text(&text, r.x + 4.0, base, &style);
    let label = words(&Say::new("picture-war-cards").with("count", u32::from(all)));
    let quiet = Style::new(Face::Text, 21.0, QUIET, PANEL_BOTTOM).kind(Kind::Name);
    let mut y = base + 14.0;
    if r.x + 14.0 + width + p.measure(&label, &quiet) <= r.right() {
        p.text(&label, r.x + 14.0 + width, base, &quiet);
    } else if figures != Figures::Beside {
        p.text(&label, r.x + 4.0, base + 24.0, &quiet);
        y += 26.0;
    }
    let piles = [(&DECK, seat.deck), (&ARMY, seat.army)];
    if figures == Figures::Beside && r.w > 225.0 {
        for (i, (emblem, count)) in (0_u16..).zip(piles) {
            figure(p, emblem, count, r.right() - 70.0, r.y + 2.0 + 32.0 * f32::from(i));
        }
    } else if figures != Figures::Elsewhere {
        let stacked = r.w < 112.0;
        for (i, (emblem, count)) in (0_u16..).zip(piles) {
            let i = f32::from(i);
            let (x, down) = if stacked { (r.x, 34.0 * i) } else { (r.x + (r.w / 2.0).min(78.0) * i, 0.0) };
            figure(p, emblem, count, x + 2.0, y + down);
        }
        y += if stacked { 68.0 } else { 34.0 };
    }
    Rect::new(r.x, y, r.w, r.bottom() - y)
}

fn figure(p: &mut Painter, emblem: &Emblem, count: u8, x: f32, y: f32) {
    p.emblem(emblem, Rect::new(x, y, 26.0, 26.0), Fill::flat(GOLD), PANEL_BOTTOM);
    let style = Style::new(Face::Bold, 24.0, INK, PANEL_BOTTOM).kind(Kind::Name);
    p.text(&count.to_string(), x + 32.0, style.baseline_at(y + 13.0), &style);
}

/// Play Deck and Army Pile as heaps of cards, as thick as they are, with their counts.
fn heaps(p: &mut Painter, scene: &Scene<'_>, seat: &SeatView, r: Rect) {
    let w = ((r.w - 28.0) / 2.0).min((r.h - 48.0) / 1.34).min(104.0);
    if w < 40.0 {
        for (i, (emblem, count)) in (0_u16..).zip([(&DECK, seat.deck), (&ARMY, seat.army)]) {
            figure(p, emblem, count, r.x + 2.0 + 78.0 * f32::from(i), r.y);
        }
        return;
    }
    let color = scene.look(seat.seat).color;
    let gap = (r.w - 2.0 * w) / 3.0;
    let top = r.y + ((r.h - w * 1.34 - 44.0) / 2.0).clamp(4.0, 40.0);
    for (i, (emblem, count)) in (0_u16..).zip([(&DECK, seat.deck), (&ARMY, seat.army)]) {
        let x = r.x + gap + f32::from(i) * (w + gap);
        let at = Rect::new(x, top, w, w * 1.34);
        if count == 0 {
            p.frame(at, w * 0.1, 2.0, color.mix(PANEL_BOTTOM, 55));
        } else {
            for layer in (0..=(count / 8).min(5)).rev() {
                let d = f32::from(layer) * 2.5;
                surface::back(p, at.moved(d, d), color);
            }
        }
        let seal = Rect::around(at.cx(), at.cy(), w * 0.5);
        p.disc(seal.cx(), seal.cy(), w * 0.33, Fill::flat(PLATE));
        p.emblem(emblem, seal.inset(w * 0.05), Fill::flat(GOLD), PLATE);
        let style = Style::new(Face::Bold, 28.0, INK, PANEL_BOTTOM).kind(Kind::Name).centred();
        p.text(&count.to_string(), at.cx(), at.bottom() + 40.0, &style);
    }
}

/// The support zone: each Legend with what is left of it and whom it is aimed at; by name where there is room
/// and `named` allows it. Returns the height used.
fn supports(p: &mut Painter, scene: &Scene<'_>, list: &[SupportView], r: Rect, named: bool) -> f32 {
    if list.is_empty() || r.h < CHIP - 8.0 {
        return 0.0;
    }
    let roomy = named && r.w > 230.0;
    let w = if roomy { r.w } else { 58.0 };
    let (mut x, mut y) = (r.x, r.y);
    for s in list {
        if x > r.x && x + w > r.right() + 1.0 {
            x = r.x;
            y += CHIP + 6.0;
        }
        if y + CHIP > r.bottom() + 8.0 {
            break;
        }
        let chip = Rect::new(x, y, w, CHIP);
        surface::plate(p, chip, 9.0);
        p.frame(chip, 9.0, 1.5, GOLD.alpha(170));
        if roomy {
            long_chip(p, scene, s, chip)
        } else {
            short_chip(p, scene, s, chip)
        }
        x += w + 4.0;
    }
    y + CHIP + 6.0 - r.y
}

fn short_chip(p: &mut Painter, scene: &Scene<'_>, s: &SupportView, chip: Rect) {
    let icon = Rect::new(chip.x + 4.0, chip.y + 5.0, 32.0, 32.0);
    p.one_ink(&motif(&s.card), icon, INK, PLATE);
    let style = Style::new(Face::Bold, 25.0, NUMBER, PLATE).kind(Kind::Name).right();
    p.text(&s.left.to_string(), chip.right() - 6.0, style.baseline_at(chip.cy()), &style);
    if let Some(against) = s.against {
        surface::mark(p, Rect::new(chip.x - 2.0, chip.bottom() - 18.0, 20.0, 20.0), scene.look(against));
    }
}

fn long_chip(p: &mut Painter, scene: &Scene<'_>, s: &SupportView, chip: Rect) {
    let icon = Rect::new(chip.x + 5.0, chip.y + 5.0, 32.0, 32.0);
    p.one_ink(&motif(&s.card), icon, INK, PLATE);
    let mut right = chip.right() - 9.0;
    if let Some(against) = s.against {
        right -= 28.0;
        surface::mark(p, Rect::new(right, chip.cy() - 14.0, 28.0, 28.0), scene.look(against));
        right -= 5.0;
    }
    let style = Style::new(Face::Bold, 23.0, NUMBER, PLATE).kind(Kind::Name).right();
    right -= p.text(&format!("×{}", s.left), right, style.baseline_at(chip.cy()), &style) + 6.0;
    if s.strike > 0 {
        right -= 26.0;
        p.emblem(&WAR, Rect::new(right, chip.cy() - 13.0, 26.0, 26.0), Fill::flat(INK), PLATE);
        right -= 5.0;
    } else {
        let chip_style = style.colours(card::change_ink(s.amount), PLATE);
        right -= p.text(&signed(s.amount), right, style.baseline_at(chip.cy()), &chip_style) + 6.0;
    }
    let name = Style::new(Face::Text, scale::NAME, INK, PLATE).kind(Kind::Name);
    let x = icon.right() + 6.0;
    let name = p.shrink(&s.card.name, right - x, scale::NAME_LEAST, &name);
    if right - x > 60.0 {
        p.text_fit(&s.card.name, x, name.baseline_at(chip.cy()), right - x, &name);
    }
}

/// What the player has lying on the battlefield: one row per repetition of the War; if those do not fit, one
/// row with the face-down cards counted.
fn stack(p: &mut Painter, scene: &Scene<'_>, seat: Seat, lying: &[&LyingView], r: Rect) {
    if lying.is_empty() || r.h < 32.0 {
        return;
    }
    let color = scene.look(seat).color;
    let mut rows: Vec<u8> = lying.iter().map(|l| l.row).collect();
    rows.sort_unstable();
    rows.dedup();
    let count = f32::from(u16::try_from(rows.len()).unwrap_or(u16::MAX));
    let h = (r.h + 5.0) / count - 5.0;
    if h < 34.0 {
        summary(p, lying, color, r);
        return;
    }
    let widest = rows.iter().map(|row| lying.iter().filter(|l| l.row == *row).count()).max().unwrap_or(1);
    let widest = f32::from(u16::try_from(widest).unwrap_or(u16::MAX));
    let w = (h / 1.34).min((r.w - 5.0 * (widest - 1.0)) / widest).clamp(25.0, 66.0);
    let h = w * 1.34;
    for (j, row) in (0_u16..).zip(rows) {
        let cards: Vec<&LyingView> = lying.iter().copied().filter(|l| l.row == row).collect();
        let n = f32::from(u16::try_from(cards.len()).unwrap_or(u16::MAX));
        let step = (w + 5.0).min((r.w - w) / (n - 1.0).max(1.0));
        for (i, lies) in (0_u16..).zip(&cards) {
            let at = Rect::new(r.x + f32::from(i) * step, r.y + f32::from(j) * (h + 5.0), w, h);
            match &lies.card {
                Some(face) if h >= 44.0 => card::small(p, at, face, color),
                Some(face) => tiny(p, at, face.level, color),
                None => surface::back(p, at, color),
            }
            if lies.how == Lies::Beaten {
                p.line(&[(at.x + 3.0, at.bottom() - 3.0), (at.right() - 3.0, at.y + 3.0)], 3.0, OUTLINE);
            }
        }
    }
}

/// All rows in one: the tied cards side by side, then a back with the count of face-down cards.
fn summary(p: &mut Painter, lying: &[&LyingView], color: Color, r: Rect) {
    let h = r.h.min(46.0);
    let w = h / 1.34;
    let down = lying.iter().filter(|l| l.card.is_none()).count();
    let mut x = r.x;
    let tail = if down > 0 { w + 46.0 } else { 0.0 };
    for lies in lying.iter().filter(|l| l.card.is_some()) {
        let Some(face) = &lies.card else { continue };
        if x + w + tail > r.right() + 1.0 {
            break;
        }
        tiny(p, Rect::new(x, r.y, w, h), face.level, color);
        x += w + 3.0;
    }
    if down > 0 {
        surface::back(p, Rect::new(x, r.y, w, h), color);
        let style = Style::new(Face::Bold, 22.0, INK, PANEL_BOTTOM).kind(Kind::Name);
        p.text(&format!("×{down}"), x + w + 6.0, style.baseline_at(r.y + h / 2.0), &style);
    }
}

/// A card too small for an emblem: its Level alone.
fn tiny(p: &mut Painter, r: Rect, level: u8, color: Color) {
    let inner = surface::card(p, r, color, 2.0);
    let style = Style::new(Face::Bold, scale::LABEL, NUMBER, OUTLINE).kind(Kind::Name).centred();
    p.text(&level.to_string(), inner.cx(), style.baseline_at(inner.cy()), &style);
}
