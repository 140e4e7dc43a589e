//! The private picture: what one player knows. War has no hand; this shows the own question with what each
//! choice would do, looked-at cards, the Army Pile by Level, and standing orders.

use skald_rules::interface::Say;
use skald_rules::war::{CardView, OwnView, SeatView};

use super::scene::{Scene, motif, total, words};
use super::text::{concerned, counted};
use super::{banner, card};
use crate::layout::Kind;
use crate::look::emblem::{ARMY, DECK, USED};
use crate::look::palette::{
    FIRE, GOLD, INK, NUMBER, OUTLINE, PANEL_BOTTOM, PANEL_TOP, PLATE, QUIET, TITLE, face,
};
use crate::look::{color::Color, scale};
use crate::page::{bar, notes};
use crate::painter::{Face, Fill, Painter, Rect, Style};
use crate::scene::length;
use crate::surface;
use crate::{Notes, Preview};

/// The most choices that are drawn; the twin holds all.
const OPTIONS: usize = 4;

/// How high the Army Pile is at least, and what says that there is none, each with the gap above it.
const ARMY_LEAST: f32 = 190.0;
const NO_ARMY: f32 = 122.0;

pub(super) fn draw(p: &mut Painter, scene: &Scene<'_>, own: &OwnView, notes: &Notes) {
    let room = surface::ground(p, scale::SIDE, scale::SIDE);
    let (me, room) = room.take_top(108.0, 12.0);
    if let Some(seat) = scene.seat(own.seat) {
        identity(p, scene, seat, me);
    }
    let (question, room) = room.take_top(92.0, 12.0);
    if concerned(scene, own) {
        banner::draw(p, scene, question);
    } else {
        let text = words(&Say::new("picture-war-quiet"));
        surface::panel(p, question);
        let style = Style::new(Face::Text, scale::PROSE_LEAST, INK, PANEL_TOP).centred();
        p.text(&text, question.cx(), style.baseline_at(question.cy()), &style);
    }
    let mut room = notes::orders(p, notes, room);
    if !own.looking.is_empty() {
        let (at, rest) = room.take_top(296.0, 12.0);
        looked(p, scene, own, "picture-war-looked", &own.looking, at);
        room = rest;
    } else if !notes.options.is_empty() {
        let shown = length(notes.options.len().min(OPTIONS));
        let h = heights(p, notes, room.w).iter().sum::<f32>() + 10.0 * (shown - 1.0);
        let below = if own.army.is_empty() { NO_ARMY } else { ARMY_LEAST };
        let (at, rest) = room.take_top(h.min(room.h - below), 12.0);
        options(p, notes, at);
        room = rest;
    } else if !own.known.is_empty() {
        let (at, rest) = room.take_top(250.0, 12.0);
        looked(p, scene, own, "picture-war-known", &own.known, at);
        room = rest;
    }
    army(p, scene, own, room);
}

/// Name, total, piles, support and record of the player.
fn identity(p: &mut Painter, scene: &Scene<'_>, seat: &SeatView, r: Rect) {
    let color = scene.look(seat.seat).color;
    p.shadow(r.moved(0.0, 3.0), 14.0, 5.0, 110);
    let ground = surface::tinted(p, r, 14.0, color, (3.0, color));
    let inner = r.inset_xy(14.0, 10.0);
    let (name, rest) = Rect::new(inner.x, inner.y, inner.w * 0.5, inner.h).take_top(42.0, 8.0);
    bar::name_line(p, scene, seat.seat, name, scale::NAME_LARGE);
    let mut x = rest.x;
    for (emblem, count) in [(&DECK, seat.deck), (&ARMY, seat.army)] {
        p.emblem(emblem, Rect::new(x, rest.y + 2.0, 32.0, 32.0), Fill::flat(GOLD), PANEL_BOTTOM);
        let style = Style::new(Face::Bold, 27.0, INK, PANEL_BOTTOM).kind(Kind::Name);
        let w = p.text(&count.to_string(), x + 40.0, style.baseline_at(rest.y + 18.0), &style);
        x += 40.0 + w + 22.0;
    }
    for s in seat.support.iter().take(3) {
        let chip = Rect::new(x, rest.y - 1.0, 74.0, 40.0);
        surface::plate(p, chip, 9.0);
        p.frame(chip, 9.0, 1.5, GOLD.alpha(170));
        p.one_ink(&motif(&s.card), Rect::new(chip.x + 6.0, chip.y + 5.0, 30.0, 30.0), INK, PLATE);
        let style = Style::new(Face::Bold, 25.0, NUMBER, PLATE).kind(Kind::Name).right();
        p.text(&s.left.to_string(), chip.right() - 10.0, style.baseline_at(chip.cy()), &style);
        x += 82.0;
    }
    let size = 78.0;
    let number = Style::new(Face::Bold, size, NUMBER, OUTLINE).outlined(3.0).kind(Kind::Total).centred();
    let middle = inner.x + inner.w * 0.585;
    let all = total(seat);
    p.text(&all.to_string(), middle, inner.y + size * 0.714 + 3.0, &number);
    let label = Style::new(Face::Text, 21.0, QUIET, PANEL_BOTTOM).kind(Kind::Name).centred();
    let text = words(&Say::new("picture-war-cards").with("count", u32::from(all)));
    p.text(&text, middle, inner.bottom() - 1.0, &label);
    let style = Style::new(Face::Text, 23.0, QUIET, ground).kind(Kind::Name).right();
    let record = seat.record;
    let lines = [
        Say::new("picture-war-won-lost").with("won", record.won).with("lost", record.lost),
        Say::new("picture-war-battles").with("count", record.battles),
        Say::new("picture-war-biggest").with("count", record.biggest_war),
    ];
    for (i, line) in (0_u16..).zip(&lines) {
        let y = inner.y + inner.h * (0.17 + 0.33 * f32::from(i));
        p.text(&words(line), inner.right(), style.baseline_at(y), &style);
    }
}

/// How wide the part for what may come of a choice is, as a share of the whole.
const OUTCOMES: f32 = 0.69;
/// The most outcomes of one choice that are drawn; the twin holds all.
const MOST: usize = 4;
/// From line to line of outcomes.
const LEADING: f32 = 36.0;

fn outcome_style() -> Style {
    Style::new(Face::Prose, scale::PROSE_LEAST, INK, PANEL_TOP)
}

/// The outcomes of a choice as lines that fit `width`.
fn outcome_lines(p: &mut Painter, option: &Preview, width: f32) -> Vec<(bool, String)> {
    let mut lines = Vec::new();
    for outcome in option.outcomes.iter().take(MOST) {
        let outcome = p.drawable(outcome);
        let wrapped = p.wrap(&outcome, width, &outcome_style());
        lines.extend(wrapped.into_iter().enumerate().map(|(i, line)| (i == 0, line)));
    }
    lines
}

/// How high each choice's panel is.
fn heights(p: &mut Painter, notes: &Notes, width: f32) -> Vec<f32> {
    let inner = (width - 32.0) * OUTCOMES - 26.0;
    let mut list = Vec::new();
    for option in notes.options.iter().take(OPTIONS) {
        let lines = outcome_lines(p, option, inner).len();
        list.push((length(lines) * LEADING + 22.0).max(90.0));
    }
    list
}

/// The choices, each with what may come of it; all shrink alike if there is not room for them.
fn options(p: &mut Painter, notes: &Notes, r: Rect) {
    let heights = heights(p, notes, r.w);
    let gaps = 10.0 * length(heights.len().saturating_sub(1));
    let scale = ((r.h - gaps) / heights.iter().sum::<f32>().max(1.0)).min(1.0);
    let mut y = r.y;
    for (option, h) in notes.options.iter().take(OPTIONS).zip(heights) {
        choice(p, option, Rect::new(r.x, y, r.w, h * scale));
        y += h * scale + 10.0;
    }
}

fn choice(p: &mut Painter, option: &Preview, r: Rect) {
    surface::panel(p, r);
    let inner = r.inset_xy(16.0, 11.0);
    let (right, left) = inner.take_right(inner.w * OUTCOMES, 16.0);
    let style = Style::new(Face::Bold, scale::PROSE_LEAST, TITLE, PANEL_TOP);
    let label = p.drawable(&option.label);
    let lines = p.wrap(&label, left.w, &style).len().min(2);
    let h = length(lines) * 34.0;
    p.paragraph(&label, Rect::new(left.x, left.cy() - h / 2.0, left.w, h), 34.0, &style);
    p.line(&[(right.x - 4.0, inner.y), (right.x - 4.0, inner.bottom())], 1.5, GOLD.alpha(110));
    let lines = outcome_lines(p, option, right.w - 26.0);
    let count = length(lines.len().max(1));
    let fits = (inner.h / LEADING + 0.1).floor().max(1.0).min(count);
    let mut y = inner.cy() - fits * LEADING / 2.0;
    let mut lines = lines.into_iter().peekable();
    while let Some((first, line)) = lines.next() {
        let middle = y + LEADING / 2.0;
        if first {
            p.disc(right.x + 12.0, middle, 3.5, Fill::flat(GOLD));
        }
        y += LEADING;
        // What is cut says so.
        let last = y + LEADING > inner.bottom() + 4.0 && lines.peek().is_some();
        let line = if last { format!("{} …", line.trim_end_matches('.')) } else { line };
        let style = outcome_style();
        p.text_fit(&line, right.x + 24.0, style.baseline_at(middle), right.w - 26.0, &style);
        if last {
            break;
        }
    }
}

/// Cards that only the owner sees, large, top first.
fn looked(
    p: &mut Painter,
    scene: &Scene<'_>,
    own: &OwnView,
    title: &'static str,
    cards: &[CardView],
    r: Rect,
) {
    surface::panel(p, r);
    let (head, rest) = r.inset_xy(16.0, 10.0).take_top(34.0, 6.0);
    let gold = Style::new(Face::Title, 26.0, GOLD, PANEL_TOP).kind(Kind::Name);
    p.text(&words(&Say::new(title)), head.x, gold.baseline_at(head.cy()), &gold);
    let count = u16::try_from(cards.len()).unwrap_or(u16::MAX).clamp(1, 5);
    let w = ((rest.h) / 1.34).min((rest.w - 20.0 * f32::from(count - 1)) / f32::from(count));
    let all = w * f32::from(count) + 26.0 * f32::from(count - 1);
    let start = rest.cx() - all / 2.0;
    let color = scene.look(own.seat).color;
    for (i, seen) in (0_u16..count).zip(cards) {
        let at = Rect::new(start + f32::from(i) * (w + 26.0), rest.y, w, w * 1.34);
        let shown = skald_rules::war::ActiveView {
            card: *seen,
            level: seen.level,
            chips: Vec::new(),
            slain: false,
            in_war: false,
        };
        card::active(p, at, &shown, color, false);
        if i == 0 {
            let style = Style::new(Face::Text, 22.0, QUIET, PANEL_BOTTOM).kind(Kind::Name).right();
            p.text(&words(&Say::new("picture-war-top")), at.x - 12.0, style.baseline_at(at.cy()), &style);
        }
    }
}

/// The Army Pile by Level: each kind of card once, with its count.
fn army(p: &mut Painter, scene: &Scene<'_>, own: &OwnView, r: Rect) {
    surface::panel(p, r);
    let (head, rest) = r.inset_xy(14.0, 8.0).take_top(32.0, 6.0);
    let gold = Style::new(Face::Title, 25.0, GOLD, PANEL_TOP).kind(Kind::Name);
    p.text(&words(&Say::new("picture-war-army-list")), head.x, gold.baseline_at(head.cy()), &gold);
    let groups = counted(&own.army);
    if groups.is_empty() {
        let style = Style::new(Face::Text, scale::PROSE_LEAST, QUIET, PANEL_BOTTOM).centred();
        let text = words(&Say::new("picture-war-army-none"));
        p.text(&text, rest.cx(), style.baseline_at(rest.cy()), &style);
        return;
    }
    let color = scene.look(own.seat).color;
    let most = (rest.h / 57.0).floor().max(1.0);
    // As few columns as hold all: only wide fields have room for names.
    let rows_of = |columns: u16| u16::try_from(groups.len()).unwrap_or(u16::MAX).div_ceil(columns);
    let columns = [3_u16, 4, 5].into_iter().find(|c| f32::from(rows_of(*c)) <= most).unwrap_or(6);
    let rows = rows_of(columns);
    let shown_rows = if f32::from(rows) > most { most } else { f32::from(rows) };
    let h = (rest.h / shown_rows - 7.0).clamp(50.0, 74.0);
    for (i, (count, card)) in (0_u16..).zip(groups) {
        let (column, row) = (i % columns, i / columns);
        if f32::from(row) >= shown_rows {
            break;
        }
        let w = (rest.w - 7.0 * f32::from(columns - 1)) / f32::from(columns);
        let at = Rect::new(rest.x + f32::from(column) * (w + 7.0), rest.y + f32::from(row) * (h + 7.0), w, h);
        holding(p, at, count, card, color);
    }
}

fn holding(p: &mut Painter, r: Rect, count: usize, card: &CardView, color: Color) {
    let (top, low) = face(color);
    p.round(r, 9.0, Fill::down(top, low));
    p.frame(
        r,
        9.0,
        if card.legend { 2.0 } else { 1.5 },
        if card.legend { GOLD } else { color.mix(OUTLINE, 35) },
    );
    let level = Style::new(Face::Bold, 34.0, NUMBER, OUTLINE).outlined(2.0).kind(Kind::Name).centred();
    p.text(&card.level.to_string(), r.x + 29.0, level.baseline_at(r.cy()), &level);
    let side = r.h.min(50.0) - 8.0;
    let icon = Rect::around(r.x + 56.0 + side / 2.0, r.cy(), side);
    p.portrait(&motif(card), icon, color);
    if card.used {
        p.emblem(&USED, Rect::new(icon.right() - 10.0, r.y + 4.0, 20.0, 20.0), Fill::flat(FIRE), low);
    }
    let text = Style::new(Face::Bold, 26.0, INK, top).kind(Kind::Name).right();
    let right = r.right() - 9.0;
    let width = if count > 1 || !card.legend {
        p.text(&format!("×{count}"), right, text.baseline_at(r.cy()), &text)
    } else {
        0.0
    };
    let room = right - width - 8.0 - icon.right() - 7.0;
    let name = Style::new(Face::Text, 21.0, INK, top).kind(Kind::Name);
    let name = p.shrink(&card.name, room, scale::NAME_LEAST, &name);
    if p.measure(&card.name, &name) <= room {
        p.text(&card.name, icon.right() + 7.0, name.baseline_at(r.cy()), &name);
    }
}
