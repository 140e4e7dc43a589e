//! The board: everything that is public. Living players sit around the field of open attacks; the fallen are strips.

use skald_rules::chaos::{Phase, SeatView};
use skald_rules::interface::{Say, Seat};

use super::changes::Lately;
use super::panel::Form;
use super::scene::{Scene, count, hero_emblem, text, words};
use super::{field, log, panel, parts};
use crate::layout::Kind;
use crate::look::emblem::chaos::HOURGLASS;
use crate::look::emblem::{GRAVE, rank};
use crate::look::palette::{BORDER, GOLD, GROUND_TOP, INK, PANEL_BOTTOM, QUIET, TITLE};
use crate::look::{scale, surface};
use crate::painter::{Face, Fill, Painter, Rect, Style, whole_pixels};

use super::scene::{NOBODY, Place};

/// Space between panels.
const GAP: f32 = 12.0;
/// Height of a strip of a fallen player, with the gap above it.
const STRIP: f32 = 48.0;
/// Height of one line of table options.
const OPTION: f32 = 27.0;
/// The most lines of table options that are drawn; the twin holds all.
const OPTIONS: usize = 3;

/// A living player's place: the panel, and whether it lies above the field.
#[derive(Clone, Copy)]
pub(super) struct Spot {
    pub seat: Seat,
    pub r: Rect,
    pub above: bool,
}

/// The living on one or both sides of the field, and how high their panels must be.
struct Plan<'v> {
    upper: Vec<&'v SeatView>,
    lower: Vec<&'v SeatView>,
    forms: [Form; 2],
    heights: [f32; 2],
    field: f32,
}

impl<'v> Plan<'v> {
    /// Up to three sit side by side, more around the field, clockwise.
    fn new(p: &mut Painter, scene: &Scene<'_>, mut living: Vec<&'v SeatView>, width: f32) -> Self {
        let tall = living.len() <= 3;
        let lower = if tall { Vec::new() } else { living.split_off(living.len().div_ceil(2)) };
        let forms = [&living, &lower].map(|row| Form::new(p, row, tall, width, GAP));
        let height = |row: &[&SeatView], form: Form| {
            row.iter().map(|seat| form.height(scene, seat).ceil()).fold(0.0, f32::max)
        };
        let heights = [height(&living, forms[0]), height(&lower, forms[1])];
        let field = field::height(scene, !lower.is_empty());
        Self { upper: living, lower, forms, heights, field }
    }

    fn height(&self) -> f32 {
        self.heights[0] + self.heights[1] + self.field
    }

    /// Where everybody sits, and the field.
    fn places(&self, room: Rect) -> (Vec<Spot>, Rect) {
        let (upper, rest) = room.take_top(self.heights[0], 0.0);
        let (middle, rest) = rest.take_top(self.field, 0.0);
        let lower = rest.take_top(self.heights[1], 0.0).0;
        let (above, below) = (count(self.upper.len()), count(self.lower.len()));
        let upper = (0..).zip(&self.upper).map(|(i, s)| Spot {
            seat: s.seat,
            r: upper.cell(i, above, 1, GAP),
            above: true,
        });
        let lower = (0..).zip(&self.lower).map(|(i, s)| Spot {
            seat: s.seat,
            r: lower.cell(below - 1 - i, below, 1, GAP),
            above: false,
        });
        (upper.chain(lower).collect(), middle)
    }
}

/// Height of title and status, with the spaces below them.
const TOP: f32 = 42.0 + 8.0 + 46.0 + 10.0;

/// Draws the board with what has happened lately.
pub(super) fn draw(p: &mut Painter, scene: &Scene<'_>, lately: &Lately<'_>) {
    let order = scene.order();
    let living: Vec<&SeatView> = order.iter().copied().filter(|s| !s.out).collect();
    let mut fallen: Vec<&SeatView> = order.into_iter().filter(|s| s.out).collect();
    fallen.sort_by_key(|s| std::cmp::Reverse(s.fell));

    let style = Style::new(Face::Text, scale::NAME_LEAST, QUIET, GROUND_TOP).kind(Kind::Name);
    let options = options(p, scene, &style);
    let plan = Plan::new(p, scene, living, f32::from(scale::SIDE) - 2.0 * scale::EDGE);
    let rows = count(fallen.len()).div_ceil(3);
    let strips = if fallen.is_empty() { 0.0 } else { STRIP * f32::from(rows) + 4.0 };
    let lines = OPTION * f32::from(count(options.len()));
    let logged = log::height(lately.lines);
    let height = TOP + plan.height() + strips + logged + lines + 2.0 * scale::EDGE;
    let room = surface::ground(p, scale::SIDE, whole_pixels(height));

    let (head, room) = room.take_top(42.0, 8.0);
    let right = words(
        &Say::new("picture-chaos-round").with("round", scene.view.round).with("cycle", scene.view.cycle),
    );
    parts::header(p, head, &text("picture-chaos-title"), &right);
    let (state, room) = room.take_top(46.0, 10.0);
    status(p, scene, state);
    let (spots, middle) = plan.places(room);
    for spot in &spots {
        if let Some(seat) = scene.seat(spot.seat) {
            let form = plan.forms[usize::from(!spot.above)];
            panel::draw(p, scene, seat, lately.changes.of(spot.seat), form, spot.r);
        }
    }
    chevrons(p, &spots, room);
    field::draw(p, scene, &spots, middle);
    let (_, room) = room.take_top(plan.height(), 0.0);
    if !fallen.is_empty() {
        let (at, _) = room.take_top(strips, 0.0);
        let at = at.take_bottom(strips - 12.0, 0.0).0;
        let columns = count(fallen.len()).div_ceil(rows);
        for (i, seat) in (0_u16..).zip(&fallen) {
            strip(p, scene, seat, at.cell(i, columns, rows, 8.0));
        }
    }
    let (low, room) = room.take_bottom(lines, 0.0);
    log::draw(p, lately.lines, room.take_bottom(logged, 0.0).0);
    for (i, line) in (0_u16..).zip(&options) {
        let y = low.y + OPTION * (f32::from(i) + 0.5) + 4.0;
        p.text(line, low.x + 4.0, style.baseline_at(y), &style);
    }
}

/// The table options in force, as lines.
fn options(p: &mut Painter, scene: &Scene<'_>, style: &Style) -> Vec<String> {
    if scene.view.options.is_empty() {
        return Vec::new();
    }
    let all: Vec<String> = scene.view.options.iter().map(words).collect();
    let mut lines = p.wrap(&all.join(" "), 904.0, style);
    if lines.len() > OPTIONS {
        lines.truncate(OPTIONS);
        if let Some(last) = lines.last_mut() {
            *last = p.fit(&format!("{last} …"), 904.0, style);
        }
    }
    lines
}

/// Thin arrows from each player to the next.
fn chevrons(p: &mut Painter, spots: &[Spot], room: Rect) {
    let next = spots.iter().skip(1).chain(spots.first());
    for (from, to) in spots.iter().zip(next) {
        let (x, y, dx, dy) = if from.above != to.above {
            // Round the end of the field.
            let right = from.above;
            let x = if right { room.right() - 9.0 } else { room.x + 9.0 };
            (
                x,
                f32::midpoint(from.r.bottom().min(to.r.bottom()), from.r.y.max(to.r.y)),
                0.0,
                if right { 1.0 } else { -1.0 },
            )
        } else if (to.r.x > from.r.x) == from.above {
            let x = if from.above { from.r.right() + GAP / 2.0 } else { from.r.x - GAP / 2.0 };
            (x, from.r.y + 28.0, if from.above { 1.0 } else { -1.0 }, 0.0)
        } else {
            continue;
        };
        let (a, b) = (5.0_f32, 9.0_f32);
        let points = [
            (x - dx * a / 2.0 - dy * b, y - dy * a / 2.0 - dx * b),
            (x + dx * a / 2.0, y + dy * a / 2.0),
            (x - dx * a / 2.0 + dy * b, y - dy * a / 2.0 + dx * b),
        ];
        p.line(&points, 2.5, GOLD);
    }
}

/// What the table waits for, as one sentence.
pub(super) fn status_say(scene: &Scene<'_>) -> Say {
    let view = scene.view;
    if let Some(end) = &view.ended {
        let first: Vec<Seat> = end.places.first().cloned().unwrap_or_default();
        let id = match first.len() {
            0 => "picture-chaos-won-nobody",
            1 => "picture-chaos-won",
            _ => "picture-chaos-shared",
        };
        return Say::new(id).with("names", first);
    }
    match view.phase {
        Phase::Action => Say::new("picture-chaos-action").with("name", view.active),
        Phase::Answers => Say::new("picture-chaos-answers").with("names", view.awaited.clone()),
        Phase::PassedOn => Say::new("picture-chaos-passed").with("names", view.awaited.clone()),
        Phase::Choice => match &view.playing {
            Some(card) => {
                Say::new("picture-chaos-choice-of").with("name", view.active).with("card", card.name)
            }
            None => Say::new("picture-chaos-choice").with("name", view.active),
        },
        Phase::Over => Say::new("picture-chaos-won-nobody"),
    }
}

/// The same for the picture, where many names become a count.
fn status_short(scene: &Scene<'_>) -> Say {
    let view = scene.view;
    let many = view.awaited.len();
    match view.phase {
        Phase::Answers | Phase::PassedOn if many > 2 && view.ended.is_none() => {
            Say::new("picture-chaos-answers-many").with("count", many)
        }
        _ => status_say(scene),
    }
}

/// The status as a banner in the colour of whoever is awaited alone.
pub(super) fn status(p: &mut Painter, scene: &Scene<'_>, r: Rect) {
    let view = scene.view;
    let over = view.ended.as_ref();
    let winner =
        over.and_then(|end| end.places.first()).filter(|first| first.len() == 1).and_then(|f| f.first());
    let one = if view.awaited.len() == 1 && over.is_none() { view.awaited.first() } else { winner };
    let color = one.map_or(BORDER, |seat| Scene::look(*seat).color);
    let ground = color.mix(PANEL_BOTTOM, 82);
    p.round(r, 12.0, Fill::down(ground, PANEL_BOTTOM));
    p.frame(r, 12.0, 2.5, color);
    let inner = r.inset_xy(12.0, 6.0);
    let (icon, rest) = inner.take_left(inner.h, 10.0);
    if over.is_some() {
        p.emblem(rank(13), icon, Fill::down(TITLE, GOLD), ground);
    } else {
        p.emblem(&HOURGLASS, icon.inset(2.0), Fill::flat(TITLE), ground);
    }
    let mut rest = rest;
    if let Some(seat) = one {
        let (mark, after) = rest.take_left(inner.h, 9.0);
        surface::mark(p, mark, Scene::look(*seat));
        rest = after;
    }
    let mut right = rest.right();
    if over.is_none() && view.volleys > 0 {
        let quiet = Style::new(Face::Text, 21.0, QUIET, ground).kind(Kind::Name).right();
        let say = words(&Say::new("picture-chaos-volleys").with("count", view.volleys));
        right -= p.text(&say, right, quiet.baseline_at(rest.cy()), &quiet) + 14.0;
    }
    let style = Style::new(Face::Bold, 27.0, INK, ground);
    let room = right - rest.x;
    let say = status_short(scene);
    let style = p.shrink(&scene.say(&say, Place::Picture), room, 23.0, &style);
    let line = scene.fitted(p, &say, room, &style);
    p.text(&line, rest.x, style.baseline_at(rest.cy()), &style);
}

/// A player who is out: mark, name, Warrior and place on a grey strip.
fn strip(p: &mut Painter, scene: &Scene<'_>, seat: &SeatView, r: Rect) {
    let ground = NOBODY.mix(PANEL_BOTTOM, 82);
    p.round(r, 10.0, Fill::flat(ground));
    p.frame(r, 10.0, 1.5, NOBODY.alpha(150));
    let inner = r.inset_xy(8.0, 5.0);
    let mut right = inner.right();
    if let Some(place) = scene.place_of(seat) {
        let style = Style::new(Face::Bold, 25.0, INK, ground).kind(Kind::Name).right();
        let say = words(&Say::new("picture-chaos-place").with("place", place));
        right -= p.text(&say, right, style.baseline_at(inner.cy()), &style) + 6.0;
    }
    let side = inner.h - 4.0;
    right -= side;
    p.emblem(&GRAVE, Rect::new(right, inner.cy() - side / 2.0, side, side), Fill::flat(NOBODY), ground);
    right -= side + 6.0;
    p.emblem(
        hero_emblem(&seat.hero),
        Rect::new(right, inner.cy() - side / 2.0, side, side),
        Fill::flat(NOBODY),
        ground,
    );
    let (mark, rest) = inner.take_left(inner.h, 7.0);
    surface::mark(p, mark, Scene::look(seat.seat));
    let style = Style::new(Face::Text, 21.0, QUIET, ground).kind(Kind::Name);
    let room = right - 6.0 - rest.x;
    let name = scene.name(seat.seat, Place::Picture);
    p.text_fit(&name, rest.x, style.baseline_at(rest.cy()), room, &style);
}
