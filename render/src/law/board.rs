//! The board: everything that is public. Up to 24 spaces every card stands there in full; a larger board is an
//! overview, and its parts are pictures of their own.

use skald_rules::law::board::{Dir, Label};
use skald_rules::law::{SpaceView, Stage};

use super::grid::{self, Band, Stretch};
use super::overview;
use super::panels;
use super::scene::{Scene, word};
use super::tiling::Tiling;
use super::{marks, stand, stat};
use crate::layout::Kind;
use crate::look::palette::{BORDER, GROUND_TOP, INK, PANEL_TOP, QUIET};
use crate::look::{scale, surface};
use crate::painter::{Face, Painter, Rect, Style};

const HEADER: f32 = 46.0;
const STATUS: f32 = 62.0;
/// Room inside the frame of a square picture.
const ROOM: f32 = scale::SIDE as f32 - 2.0 * scale::EDGE;
/// The least height of a card at full size; up to it a picture stays square, beyond it grows.
const LEAST: f32 = 168.0;
/// The same where numbers of two signs meet on narrow cards.
const CROWDED: f32 = 184.0;
/// Below this width a north or south number of two signs reaches its neighbours.
const NARROW: f32 = 138.0;
/// The widest card.
const MOST: f32 = 154.0;
/// How many times its width a card is high: spaces stand upright (section 9.1, item 3).
const UPRIGHT: (f32, f32) = (1.08, 1.26);
/// The most columns that leave room for the players beside them.
const BESIDE: f32 = 4.0;

/// How a full-size picture is laid out.
struct Plan {
    stretches: Vec<Stretch>,
    cell: (f32, f32),
    columns: f32,
    /// Players beside the board instead of below.
    beside: bool,
    /// Height of everything inside the frame.
    height: f32,
    draft: f32,
    foot: f32,
    offer: f32,
}

/// Whether numbers of two signs come so near to their neighbours on cards of this width that cards must be higher.
fn crowded(scene: &Scene<'_>, width: f32) -> bool {
    let stands = scene.view.board.spaces.iter().filter_map(|s| s.stand.as_ref());
    let mut stats = stands.flat_map(|on| &on.stats).filter(|s| stat::long(s.now));
    stats.any(|s| matches!(s.dir, Dir::East | Dir::West) || width < NARROW)
}

fn foot_height(scene: &Scene<'_>) -> f32 {
    if scene.view.prizes.is_empty() && scene.view.underworld.is_empty() { 0.0 } else { panels::FOOT + 8.0 }
}

fn plan(scene: &Scene<'_>, stretches: Vec<Stretch>, crop: bool) -> Plan {
    let columns = f32::from(stretches.iter().map(Stretch::width).max().unwrap_or(1));
    let rows = f32::from(stretches.iter().map(Stretch::height).fold(0_u8, u8::saturating_add).max(1));
    let beside = !crop && columns <= BESIDE && !stretches.is_empty();
    let draft = if crop { 0.0 } else { panels::draft_height(scene) };
    let foot = if crop { 0.0 } else { foot_height(scene) };
    let w = ((ROOM - 2.0 * grid::NUMBERS) / columns).floor().min(MOST);
    let laying = !crop && !stretches.is_empty() && matches!(scene.view.stage, Stage::Lay(_));
    let offer = if laying { 148.0 } else { 0.0 };
    let below = if beside || crop { 0.0 } else { panels::SEATS + 12.0 };
    let fixed = HEADER + 8.0 + STATUS + 8.0 + draft + foot + below + offer;
    let letters = grid::height(&stretches, 0.0);
    let least = if crowded(scene, w) { CROWDED } else { LEAST };
    let (low, high) = ((w * UPRIGHT.0).max(least).ceil(), (w * UPRIGHT.1).max(least).ceil());
    let h = ((ROOM - fixed - letters) / rows).floor().clamp(low, high);
    let seats =
        if beside { super::scene::many(scene.view.seats.len()) * (panels::SEATS + 10.0) } else { 0.0 };
    let height = (fixed + grid::height(&stretches, h).max(seats)).max(ROOM);
    Plan { stretches, cell: (w, h), columns, beside, height, draft, foot, offer }
}

/// Draws the board picture.
pub(super) fn draw(p: &mut Painter, scene: &Scene<'_>) {
    let board = &scene.view.board;
    if board.spaces.len() > grid::WHOLE {
        overview::draw(p, scene);
        return;
    }
    let stretches = grid::bands(board, grid::MOST_COLUMNS);
    let plan = plan(scene, stretches, false);
    let room = surface::ground(p, scale::SIDE, tall(plan.height));
    let (head, room) = room.take_top(HEADER, 8.0);
    panels::header(p, scene, head, &word("picture-law-title"));
    let (bar, room) = room.take_top(STATUS, 8.0);
    panels::status(p, scene, bar);
    let mut room = room;
    if plan.foot > 0.0 {
        let (foot, rest) = room.take_bottom(panels::FOOT, 8.0);
        panels::foot(p, scene, foot);
        room = rest;
    }
    if plan.beside {
        let taken = plan.columns * plan.cell.0 + 2.0 * grid::NUMBERS;
        let (side, rest) = room.take_right(room.w - taken - 14.0, 14.0);
        let (draft_room, rest_all) = (plan.draft, rest);
        panels::column(p, scene, side);
        room = rest_all;
        if draft_room > 0.0 {
            let (at, rest) = room.take_bottom(draft_room - 8.0, 8.0);
            panels::draft(p, scene, Rect::new(at.x, at.y, ROOM, at.h));
            room = rest;
        }
    } else {
        let (seats, rest) = room.take_bottom(panels::SEATS, 12.0);
        panels::seats(p, scene, seats);
        room = rest;
        if plan.draft > 0.0 {
            let (at, rest) = room.take_bottom(plan.draft - 8.0, 8.0);
            panels::draft(p, scene, at);
            room = rest;
        }
    }
    spaces(p, scene, room, &plan);
}

/// A height inside the frame as the height of a picture.
fn tall(inside: f32) -> u16 {
    crate::painter::whole_pixels(inside + 2.0 * scale::EDGE)
}

/// The spaces with coordinates and the last turn; pieces on offer while none lies.
fn spaces(p: &mut Painter, scene: &Scene<'_>, room: Rect, plan: &Plan) {
    if plan.stretches.is_empty() {
        empty(p, scene, room);
        return;
    }
    let used = grid::height(&plan.stretches, plan.cell.1);
    let mut room = room;
    if plan.offer > 0.0 {
        let (at, rest) = room.take_bottom(plan.offer - 8.0, 8.0);
        panels::offer(p, scene, at);
        room = rest;
    }
    let down = ((room.h - used) / 2.0).max(0.0).floor();
    let bands = grid::place(&plan.stretches, room.moved(0.0, down), plan.cell);
    full(p, scene, &bands, &[]);
    let first = bands.first().map_or(room, |b| b.area);
    panels::north(p, scene, (first.x - 58.0).max(room.x - 8.0), first.y - grid::LETTERS);
}

/// The spaces at full size but those `apart`, and the last turn unless there are such.
fn full(p: &mut Painter, scene: &Scene<'_>, bands: &[Band], apart: &[Label]) {
    let fresh = marks::fresh(scene.view.last.as_ref());
    borders(p, scene, bands);
    let shown: Vec<&SpaceView> =
        scene.view.board.spaces.iter().filter(|s| !apart.contains(&s.label)).collect();
    for band in bands {
        band.coordinates(p);
        for space in shown.iter().filter(|s| fresh != Some(s.label)) {
            if let Some(cell) = band.cell_of(space.label) {
                stand::space(p, scene, space, cell, false);
            }
        }
    }
    // The newest card is drawn last, so that its light lies over its neighbours.
    for band in bands {
        for space in shown.iter().filter(|s| fresh == Some(s.label)) {
            if let Some(cell) = band.cell_of(space.label) {
                stand::space(p, scene, space, cell, true);
            }
        }
    }
    if apart.is_empty() {
        marks::ghosts(p, scene, bands);
        marks::arrows(p, scene, bands, true);
    }
}

/// Thin lines where one board piece ends and the next begins.
fn borders(p: &mut Painter, scene: &Scene<'_>, bands: &[Band]) {
    let spaces = &scene.view.board.spaces;
    let at = |column: u8, row: u8| spaces.iter().find(|s| (s.label.column, s.label.row) == (column, row));
    for space in spaces {
        let Some(r) = bands.iter().find_map(|b| b.cell_of(space.label)) else { continue };
        let (column, row) = (space.label.column, space.label.row);
        let other = |next: Option<&SpaceView>| next.is_some_and(|n| n.piece != space.piece);
        if other(at(column.saturating_add(1), row)) {
            p.line(&[(r.right(), r.y + 8.0), (r.right(), r.bottom() - 8.0)], 2.0, BORDER);
        }
        if other(at(column, row.saturating_add(1))) {
            p.line(&[(r.x + 8.0, r.bottom()), (r.right() - 8.0, r.bottom())], 2.0, BORDER);
        }
    }
}

/// A picture of the board alone under a title and a line, without the spaces `apart`, which are drawn by others;
/// where its bands lie.
pub(super) fn under(
    p: &mut Painter,
    scene: &Scene<'_>,
    title: &str,
    line: &str,
    apart: &[Label],
) -> Vec<Band> {
    let board = &scene.view.board;
    let large = board.spaces.len() > grid::WHOLE;
    let fixed = HEADER + STATUS + 16.0;
    let tiling = large.then(|| Tiling::of(board, fixed));
    let plan = plan(scene, grid::bands(board, grid::MOST_COLUMNS), true);
    let inside = tiling.as_ref().map_or(plan.height, |tiling| (fixed + tiling.height()).max(ROOM));
    let room = surface::ground(p, scale::SIDE, tall(inside));
    let (head, room) = room.take_top(HEADER, 8.0);
    panels::header(p, scene, head, title);
    let (bar, room) = room.take_top(STATUS, 8.0);
    surface::panel(p, bar);
    let style = Style::new(Face::Text, 25.0, INK, PANEL_TOP);
    let style = p.shrink(line, bar.w - 32.0, 20.0, &style);
    p.text_fit(line, bar.x + 16.0, style.baseline_at(bar.cy()), bar.w - 32.0, &style);
    let used = tiling.as_ref().map_or_else(|| grid::height(&plan.stretches, plan.cell.1), Tiling::height);
    let room = room.moved(0.0, ((room.h - used) / 2.0).max(0.0).floor());
    let bands = match &tiling {
        Some(tiling) => tiling.place(room),
        None => grid::place(&plan.stretches, room, plan.cell),
    };
    if large {
        overview::spaces(p, scene, &bands, apart);
    } else {
        full(p, scene, &bands, apart);
    }
    let first = bands.first().map_or(room, |b| b.area);
    panels::north(p, scene, (first.x - 58.0).max(room.x - 8.0), first.y - grid::LETTERS);
    bands
}

/// Before there is a board.
fn empty(p: &mut Painter, scene: &Scene<'_>, room: Rect) {
    let (head, rest) = room.take_top(50.0, 10.0);
    let style = Style::new(Face::Text, 27.0, QUIET, GROUND_TOP).kind(Kind::Prose).centred();
    let id = if scene.view.offer.is_empty() { "picture-law-no-board" } else { "picture-law-offer" };
    p.text(&word(id), head.cx(), style.baseline_at(head.cy()), &style);
    let rows = scene.view.offer.len().div_ceil(4).clamp(1, 3);
    let h = (super::scene::many(rows) * 236.0).min(rest.h);
    panels::offer(p, scene, Rect::new(rest.x, rest.y + (rest.h - h) * 0.4, rest.w, h));
}

/// Draws one part of a large board at full size; the first part of a board that needs none is the board.
pub(super) fn part(p: &mut Painter, scene: &Scene<'_>, number: u8) {
    let parts = grid::parts(&scene.view.board);
    let Some(stretch) = parts.get(usize::from(number)).or(parts.first()).cloned() else {
        draw(p, scene);
        return;
    };
    let plan = plan(scene, vec![stretch.clone()], true);
    let room = surface::ground(p, scale::SIDE, tall(plan.height));
    let (head, room) = room.take_top(HEADER, 8.0);
    panels::header(p, scene, head, &super::text::part_title(&stretch));
    let (bar, room) = room.take_top(STATUS, 8.0);
    panels::status(p, scene, bar);
    spaces(p, scene, room, &plan);
}
