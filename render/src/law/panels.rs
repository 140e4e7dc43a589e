//! What stands around the board: the header, what is waited for, the players, the draft, pieces on offer.

use skald_rules::interface::{Say, Seat};
use skald_rules::law::cards::Special;
use skald_rules::law::{CardView, Form, PieceView, SeatView, Stage};

use super::control::{self, Control};
use super::scene::{self, Place, Scene, many, word, words};
use super::stand;
use crate::layout::Kind;
use crate::look::color::Color;
use crate::look::emblem::{DECK, Emblem, GRAVE, law};
use crate::look::palette::{
    BORDER, GOLD, GROUND_TOP, INK, NUMBER, OUTLINE, PANEL_BOTTOM, PANEL_TOP, PLATE, QUIET, TITLE,
};
use crate::look::{scale, surface};
use crate::painter::{Face, Fill, Painter, Rect, Style};

/// Title on the left, form beside it, round and turn on the right.
pub(super) fn header(p: &mut Painter, scene: &Scene<'_>, r: Rect, title: &str) {
    let view = scene.view;
    let right = r.right() - 6.0;
    let large = Style::new(Face::Bold, 30.0, INK, GROUND_TOP).kind(Kind::Name).right();
    let turn = words(&moment(scene));
    let used = p.text(&turn, right, large.baseline_at(r.cy()), &large);
    let left = r.x + 8.0;
    let room = right - used - 20.0 - left;
    let style = Style::new(Face::Title, scale::TITLE, TITLE, GROUND_TOP).kind(Kind::Name);
    let style = p.shrink(title, room, 26.0, &style);
    let width = p.text_fit(title, left, style.baseline_at(r.cy()), room, &style);
    let form = word(match view.form {
        Form::Standard => "picture-law-standard",
        Form::Ragnarok => "picture-law-ragnarok",
        Form::Skirmish => "picture-law-skirmish",
        Form::Team => "picture-law-team",
    });
    let gold = Style::new(Face::Text, 22.0, GOLD, GROUND_TOP).kind(Kind::Name);
    if width + 16.0 + p.measure(&form, &gold) < room {
        p.text(&form, left + width + 16.0, gold.baseline_at(r.cy() + 5.0), &gold);
    }
}

/// Round and turn.
pub(super) fn moment(scene: &Scene<'_>) -> Say {
    let view = scene.view;
    let id = match (view.rounds > 1, view.turn > 0) {
        (true, true) => "picture-law-round-turn",
        (true, false) => "picture-law-round",
        (false, true) => "picture-law-turn",
        (false, false) => "picture-law-opening",
    };
    Say::new(id).with("round", view.round).with("rounds", view.rounds).with("turn", view.turn)
}

/// What the table waits for.
pub(super) fn status_say(scene: &Scene<'_>) -> Say {
    let one = |id: &'static str, seat: Seat| Say::new(id).with("name", seat);
    match &scene.view.stage {
        Stage::Pantheon(seat) => one("picture-law-wait-pantheon", *seat),
        Stage::Decks(seats) => Say::new("picture-law-wait-decks").with("names", seats.clone()),
        Stage::Lay(seat) => one("picture-law-wait-lay", *seat),
        Stage::Opening(seat) => one("picture-law-wait-opening", *seat),
        Stage::Pick(seat) | Stage::Draw(seat) => one("picture-law-wait-draft", *seat),
        Stage::Play(seat) => one("picture-law-wait-play", *seat),
        Stage::Maneuver(seat) => one("picture-law-wait-maneuver", *seat),
        Stage::Traitors(seat) => one("picture-law-wait-traitors", *seat),
        Stage::Follow(seat) => one("picture-law-wait-follow", *seat),
        Stage::Trade(from, to) => Say::new("picture-law-wait-trade").with("name", *to).with("to", *from),
        Stage::Plans(seats) => Say::new("picture-law-wait-plans").with("names", seats.clone()),
        Stage::Agree(seats) => Say::new("picture-law-wait-agree").with("names", seats.clone()),
        Stage::Starter(named) => {
            let seats: Vec<Seat> =
                named.iter().filter(|(_, first)| first.is_none()).map(|(s, _)| *s).collect();
            Say::new("picture-law-wait-starter").with("names", seats)
        }
        Stage::Over => super::result::outcome_say(scene),
    }
}

/// The seats that are waited for.
pub(super) fn waited(scene: &Scene<'_>) -> Vec<Seat> {
    match &scene.view.stage {
        Stage::Pantheon(s)
        | Stage::Lay(s)
        | Stage::Opening(s)
        | Stage::Pick(s)
        | Stage::Play(s)
        | Stage::Maneuver(s)
        | Stage::Traitors(s)
        | Stage::Draw(s)
        | Stage::Follow(s)
        | Stage::Trade(_, s) => vec![*s],
        Stage::Decks(seats) | Stage::Plans(seats) | Stage::Agree(seats) => seats.clone(),
        Stage::Starter(named) => named.iter().filter(|(_, f)| f.is_none()).map(|(s, _)| *s).collect(),
        Stage::Over => Vec::new(),
    }
}

/// The last turn in one sentence.
pub(super) fn last_say(scene: &Scene<'_>) -> Option<Say> {
    let last = scene.view.last.as_ref()?;
    let taken = last.blows.iter().filter(|b| b.captured).count();
    let id = if taken > 0 { "picture-law-last-took" } else { "picture-law-last" };
    let at = last.path.last().map(|l| l.shown()).unwrap_or_default();
    Some(
        Say::new(id)
            .with("name", last.seat)
            .with("card", last.card.name.clone())
            .with("space", at)
            .with("count", taken),
    )
}

/// The bar with what is waited for and what happened last.
pub(super) fn status(p: &mut Painter, scene: &Scene<'_>, r: Rect) {
    let asked = waited(scene);
    let color = asked.first().map_or(BORDER, |s| scene.color(*s));
    let ground = color.mix(PANEL_BOTTOM, 82);
    p.round(r, 12.0, Fill::down(ground, PANEL_BOTTOM));
    p.frame(r, 12.0, 2.5, color);
    let mut x = r.x + 10.0;
    for seat in asked.iter().take(4) {
        let side = 36.0;
        mark(p, scene, *seat, Rect::new(x, r.cy() - side / 2.0, side, side));
        x += side + 6.0;
    }
    let room = r.right() - x - 18.0;
    let main = Style::new(Face::Bold, 27.0, INK, ground).kind(Kind::Prose);
    let say = status_say(scene);
    let Some(last) = last_say(scene).filter(|_| scene.view.ended.is_none()) else {
        let text = scene.fitted(p, &say, room, &main);
        p.text(&text, x + 6.0, main.baseline_at(r.cy()), &main);
        return;
    };
    let main = main.sized(25.0);
    let text = scene.fitted(p, &say, room, &main);
    p.text(&text, x + 6.0, main.baseline_at(r.y + r.h * 0.29), &main);
    let second = Style::new(Face::Text, 21.5, TITLE, ground).kind(Kind::Prose);
    let text = scene.fitted(p, &last, room, &second);
    p.text(&text, x + 6.0, second.baseline_at(r.y + r.h * 0.73), &second);
}

/// A seat's mark in its side's colour.
pub(super) fn mark(p: &mut Painter, scene: &Scene<'_>, seat: Seat, r: Rect) {
    p.round(r, r.w * 0.26, Fill::flat(PLATE));
    p.emblem(&Scene::look(seat).mark, r.inset(r.w * 0.2), Fill::flat(scene.color(seat)), PLATE);
}

/// A player's mark and name in `r`; the name is cut to what is left.
pub(super) fn name_line(p: &mut Painter, scene: &Scene<'_>, seat: Seat, r: Rect, size: f32) {
    let (at, rest) = r.take_left(r.h, 8.0);
    mark(p, scene, seat, at);
    let style = Style::new(Face::Text, size, INK, PLATE).kind(Kind::Name);
    let name = scene.name(seat, Place::Picture);
    p.text_fit(&name, rest.x, style.baseline_at(rest.cy()), rest.w, &style);
}

/// How high the players' panels are.
pub(super) const SEATS: f32 = 132.0;

/// All players side by side.
pub(super) fn seats(p: &mut Painter, scene: &Scene<'_>, r: Rect) {
    let count = u16::try_from(scene.view.seats.len()).unwrap_or(4);
    for (i, seat) in (0_u16..).zip(&scene.view.seats) {
        player(p, scene, seat, r.cell(i, count, 1, 10.0));
    }
}

/// One player alone.
pub(super) fn one(p: &mut Painter, scene: &Scene<'_>, seat: Seat, r: Rect) {
    if let Some(view) = scene.seat(seat) {
        player(p, scene, view, r);
    }
}

/// All players one under the other.
pub(super) fn column(p: &mut Painter, scene: &Scene<'_>, r: Rect) {
    let mut y = r.y;
    for seat in &scene.view.seats {
        player(p, scene, seat, Rect::new(r.x, y, r.w, SEATS));
        y += SEATS + 10.0;
    }
}

/// One player: name, cards on the board large, levels, piles, captures, points.
fn player(p: &mut Painter, scene: &Scene<'_>, seat: &SeatView, r: Rect) {
    let view = scene.view;
    let color = scene.color(seat.seat);
    let turn = waited(scene).contains(&seat.seat);
    let ground = color.mix(PANEL_BOTTOM, 85);
    p.round(r, 12.0, Fill::down(ground, PANEL_BOTTOM));
    let edge = if turn { 4.0 } else { 3.0 };
    p.frame(r, 12.0, edge, if turn { color } else { color.mix(PANEL_BOTTOM, 40) });
    control::pattern(p, r, 12.0, edge, &Control::of(scene, seat.seat));
    let inner = r.inset_xy(9.0, 7.0);
    let (head, rest) = inner.take_top(30.0, 6.0);
    let mut head = head;
    if let Some(pantheon) = &seat.pantheon {
        let (at, left) = head.take_right(26.0, 4.0);
        p.emblem(scene::pantheon(pantheon), at, Fill::flat(GOLD), PANEL_BOTTOM);
        head = left;
    }
    let of = Control::of(scene, seat.seat);
    let (at, head) = head.take_left(control::plate_width(true), 6.0);
    let at = Rect::new(at.x, at.cy() - 13.0, at.w, 26.0);
    control::plate(p, at, &of);
    control::plate_letter(p, at, &of);
    let style = Style::new(Face::Text, 22.0, INK, PANEL_BOTTOM).kind(Kind::Name);
    let name = scene.name(seat.seat, Place::Picture);
    let style = p.shrink(&name, head.w, 20.0, &style);
    p.text_fit(&name, head.x, style.baseline_at(head.cy()), head.w, &style);
    let (low, rest) = rest.take_bottom(28.0, 4.0);
    // Cards on the board.
    let total = Style::new(Face::Bold, scale::TOTAL, NUMBER, OUTLINE).outlined(2.5).kind(Kind::Total);
    let size = p.text(&seat.board.to_string(), rest.x + 4.0, total.baseline_at(rest.cy()), &total);
    let mut x = rest.x + 4.0 + size + 12.0;
    let label = Style::new(Face::Text, scale::LABEL, QUIET, PANEL_BOTTOM).kind(Kind::Name);
    let lines = [
        words(&Say::new("picture-law-on-board").with("count", seat.board)),
        words(&Say::new("picture-law-levels").with("count", seat.levels)),
    ];
    let mut wide = 0.0_f32;
    for (i, line) in (0_u16..).zip(&lines) {
        let y = rest.cy() - 12.0 + 25.0 * f32::from(i);
        let w = p.text_fit(line, x, label.baseline_at(y), rest.right() - x, &label);
        wide = wide.max(w);
    }
    x += wide + 6.0;
    if view.form.led()
        && let Some(side) = scene.side(seat.seat)
    {
        let text = side.points.to_string();
        let style = Style::new(Face::Bold, 30.0, TITLE, PANEL_BOTTOM).kind(Kind::Name).right();
        let w = p.measure(&text, &style);
        if rest.right() - x > w + 33.0 {
            p.text(&text, rest.right() - 2.0, style.baseline_at(rest.cy()), &style);
            let at = Rect::around(rest.right() - w - 18.0, rest.cy(), 28.0);
            p.emblem(&law::VICTORY, at, Fill::flat(GOLD), PANEL_BOTTOM);
        }
    }
    let mut counts: Vec<(&Emblem, usize)> = vec![(&law::HAND, seat.hand)];
    if view.form != Form::Ragnarok {
        counts.push((&DECK, seat.deck));
    }
    if view.form.led() {
        counts.push((&law::RESERVE, seat.pile));
        if let Some(side) = scene.side(seat.seat) {
            counts.push((&law::CAPTURED, side.captured.len()));
        }
    }
    let step = low.w / many(counts.len().max(3));
    let style = Style::new(Face::Bold, 22.0, INK, PANEL_BOTTOM).kind(Kind::Name);
    for (i, (icon, count)) in (0_u16..).zip(counts) {
        let x = low.x + step * f32::from(i);
        p.emblem(icon, Rect::new(x, low.cy() - 12.0, 24.0, 24.0), Fill::flat(GOLD), PANEL_BOTTOM);
        let mut text = count.to_string();
        if *icon == law::CAPTURED && count > 0 {
            let levels = scene.side(seat.seat).map(|side| by_level(&side.captured)).unwrap_or_default();
            if p.measure(&levels, &style) <= low.right() - x - 29.0 {
                text = levels;
            }
        }
        p.text(&text, x + 29.0, style.baseline_at(low.cy()), &style);
    }
    if seat.left {
        let style = Style::new(Face::Text, scale::LABEL, INK, PLATE).kind(Kind::Name).right();
        let text = word("picture-law-left");
        let w = p.measure(&text, &style) + 14.0;
        let at = Rect::new(low.right() - w, low.y, w, 26.0);
        if step * many(2) + w < low.w {
            surface::plate(p, at, 7.0);
            p.text(&text, at.right() - 7.0, style.baseline_at(at.cy()), &style);
        }
    }
}

/// A capture pile by level, such as `2×I 1×II`.
fn by_level(cards: &[CardView]) -> String {
    let count = |level: u8| cards.iter().filter(|card| card.level == level).count();
    let some = (1..=3).filter(|level| count(*level) > 0);
    some.map(|level| format!("{}×{}", count(level), scene::roman(level))).collect::<Vec<_>>().join(" ")
}

/// How high the line with rounds, Underworld and signs is.
pub(super) const FOOT: f32 = 30.0;

/// The rounds decided so far and the Underworld.
pub(super) fn foot(p: &mut Painter, scene: &Scene<'_>, r: Rect) {
    let style = Style::new(Face::Text, 21.0, INK, GROUND_TOP).kind(Kind::Name);
    let mut x = r.x + 4.0;
    for prize in &scene.view.prizes {
        let text =
            words(&Say::new("picture-law-prize").with("round", prize.round).with("value", prize.value));
        x += p.text(&text, x, style.baseline_at(r.cy()), &style) + 8.0;
        let seats = scene.view.teams.iter().find(|t| Some(t.side) == prize.side).map(|t| t.seats.clone());
        match seats {
            Some(seats) => {
                for seat in seats {
                    mark(p, scene, seat, Rect::new(x, r.cy() - 13.0, 26.0, 26.0));
                    x += 30.0;
                }
            }
            None => x += p.text(&word("picture-law-tied"), x, style.baseline_at(r.cy()), &style) + 4.0,
        }
        x += 18.0;
    }
    let under = scene.view.underworld.len();
    if under > 0 {
        let style = style.right();
        let text = words(&Say::new("picture-law-underworld").with("count", under));
        let w = p.text(&text, r.right() - 4.0, style.baseline_at(r.cy()), &style);
        let at = Rect::around(r.right() - w - 22.0, r.cy(), 26.0);
        p.emblem(&GRAVE, at, Fill::flat(QUIET), GROUND_TOP);
    }
}

/// North, in the corner of the board's coordinates.
pub(super) fn north(p: &mut Painter, scene: &Scene<'_>, x: f32, y: f32) {
    let ink = if scene.view.board.fixed { TITLE } else { QUIET };
    p.emblem(&law::NORTH, Rect::new(x, y, 26.0, 26.0), Fill::flat(ink), GROUND_TOP);
    let style = Style::new(Face::Bold, 20.0, ink, GROUND_TOP).kind(Kind::Name);
    let text = if scene.view.board.fixed { "N" } else { "N?" };
    p.text(text, x + 27.0, style.baseline_at(y + 14.0), &style);
}

/// How high the open draft is.
pub(super) fn draft_height(scene: &Scene<'_>) -> f32 {
    if scene.view.draft.iter().any(|d| !d.open.is_empty()) { draft_rows(scene) * 36.0 + 8.0 } else { 0.0 }
}

fn draft_rows(scene: &Scene<'_>) -> f32 {
    let open: usize = scene.view.draft.iter().map(|d| d.open.len()).sum();
    many(open.div_ceil(3))
}

/// The open draft cards, each with what its pile still holds.
pub(super) fn draft(p: &mut Painter, scene: &Scene<'_>, r: Rect) {
    let cards = scene.view.draft.iter().flat_map(|d| d.open.iter().map(move |c| (d, c)));
    for (i, (pile, card)) in (0_u16..).zip(cards) {
        let w = (r.w - 16.0) / 3.0;
        let at = Rect::new(r.x + f32::from(i % 3) * (w + 8.0), r.y + f32::from(i / 3) * 36.0, w, 32.0);
        p.round(at, 8.0, Fill::flat(PANEL_TOP));
        p.frame(at, 8.0, 1.5, BORDER.alpha(150));
        let icon = Rect::new(at.x + 6.0, at.y + 4.0, 24.0, 24.0);
        p.emblem(scene::dominion(pile.dominion), icon, Fill::flat(GOLD), PANEL_TOP);
        stand::bars(p, at.x + 46.0, at.y + 7.0, 18.0, pile.level, TITLE);
        let style = Style::new(Face::Bold, 20.0, QUIET, PANEL_TOP).kind(Kind::Name).right();
        let left = p.text(&format!("+{}", pile.left), at.right() - 8.0, style.baseline_at(at.cy()), &style);
        let name = Style::new(Face::Text, 21.0, INK, PANEL_TOP).kind(Kind::Name);
        let room = at.w - 66.0 - left - 16.0;
        let name = p.shrink(&card.name, room, scale::NAME_LEAST, &name);
        p.text_fit(&card.name, at.x + 66.0, name.baseline_at(at.cy()), room, &name);
    }
}

/// The pieces on offer as small outlines with their letters.
pub(super) fn offer(p: &mut Painter, scene: &Scene<'_>, r: Rect) {
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
    let count = many(of.rows.len().max(1));
    for (i, (_, rows)) in (0_u16..).zip(&of.rows) {
        let half = Rect::new(body.x + body.w / count * f32::from(i), body.y, body.w / count, body.h);
        outline(p, rows, half.inset(3.0), &[]);
    }
}

/// A piece's side: spaces as squares, special ones with their signs (or a dot when those are not at hand).
pub(super) fn outline(p: &mut Painter, rows: &[String], r: Rect, specials: &[Special]) {
    let columns = many(rows.iter().map(|l| l.chars().count()).max().unwrap_or(1).max(1));
    let unit = (r.w / columns).min(r.h / many(rows.len().max(1)) / 1.1);
    let (w, h) = (unit, unit * 1.1);
    let (x0, y0) = (r.cx() - w * columns / 2.0, r.cy() - h * many(rows.len()) / 2.0);
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
                    p.emblem(stand::special_icon(*special), icon, Fill::flat(GOLD), ground);
                }
                None => p.disc(at.cx(), at.cy(), at.w * 0.18, Fill::flat(GOLD)),
            }
        }
    }
}
