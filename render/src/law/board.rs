//! The board: everything that is public. In one picture a board has all its numbers up to ten columns and rows; a larger one is an
//! overview. Its message has several pictures where they would be too small in one (`pile`), and its parts are pictures of their own.

use skald_rules::law::board::Label;
use skald_rules::law::{SpaceView, Stage};

use super::grid::{self, Band, Stretch};
use super::scene::{Scene, length, text};
use super::{marks, offer, overview, panels, parts, players, tile};
use crate::layout::Kind;
use crate::look::palette::{BORDER, GROUND_TOP, QUIET};
use crate::look::scale;
use crate::painter::{Face, Painter, Rect, Style, whole_pixels};
use crate::surface;

/// Room inside the frame of a square picture.
const ROOM: f32 = scale::SIDE as f32 - 2.0 * scale::EDGE;
/// The least height of a picture as a part of its width: no client shows a lower one larger.
const LEAST: f32 = 0.62;
/// The widest space, and how many times its width it is high at least and at most.
const MOST: f32 = 168.0;
const UPRIGHT: (f32, f32) = (0.9, 1.6);
/// Height of the pieces on offer below a board.
const OFFER: f32 = 148.0;

/// Where the players' panels are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Players {
    /// In a column at the right.
    Beside,
    /// In a row below.
    Below,
    /// In a line below, with what counts alone.
    Line,
    /// Nowhere: the board is shown for itself.
    Nowhere,
}

/// Where the players' panels may be on a board that is shown whole.
const EVERYWHERE: [Players; 3] = [Players::Beside, Players::Below, Players::Line];

impl Players {
    /// The width and height that they take from the board.
    fn takes(self) -> (f32, f32) {
        match self {
            Self::Beside => (players::COLUMN + 12.0, 0.0),
            Self::Below => (0.0, players::SEATS + 10.0),
            Self::Line => (0.0, players::LINE + 8.0),
            Self::Nowhere => (0.0, 0.0),
        }
    }
}

/// How a board is laid out in a picture.
struct Plan {
    stretch: Stretch,
    cell: (f32, f32),
    players: Players,
    draft: f32,
    foot: f32,
    offer: f32,
}

impl Plan {
    /// The largest spaces for a stretch with the players somewhere in `choices`; the first of equals.
    fn of(p: &Painter, scene: &Scene<'_>, stretch: &Stretch, choices: &[Players]) -> Self {
        let alone = choices == [Players::Nowhere];
        let rest = |high: f32| if alone || high <= 0.0 { 0.0 } else { high };
        let foot = rest(panels::foot_height(scene));
        let draft = rest(panels::draft_height(scene));
        let laying = matches!(scene.view.stage, Stage::Lay(_)) && !alone;
        let offer = if laying { OFFER } else { 0.0 };
        let plan = |players: Players| {
            let (wide, high) = players.takes();
            let tall = p.tallest(scale::SIDE) - 2.0 * scale::EDGE;
            let room = (ROOM - wide, tall - high - foot - draft - offer);
            let cell = grid::cell(stretch, room, MOST, UPRIGHT);
            Self { stretch: stretch.clone(), cell, players, draft, foot, offer }
        };
        let first = plan(choices.first().copied().unwrap_or(Players::Nowhere));
        choices.iter().skip(1).map(|players| plan(*players)).fold(first, |best, other| {
            // Panels that say more are worth a little, but not numbers that cannot be read.
            let clear = |of: &Self| tile::number(of.cell).min(scale::DECIDING);
            if clear(&other) > clear(&best) + 0.5 { other } else { best }
        })
    }

    /// The height of the board with its letters.
    fn board(&self) -> f32 {
        grid::height(std::slice::from_ref(&self.stretch), self.cell.1)
    }

    /// The height of everything inside the frame.
    fn height(&self, scene: &Scene<'_>) -> f32 {
        let board = self.board() + self.offer;
        let seats = length(scene.view.seats.len()) * (players::SEATS + 10.0) - 10.0;
        let main = if self.players == Players::Beside { board.max(seats) } else { board };
        main + self.players.takes().1 + self.draft + self.foot
    }
}

/// Draws the board picture.
pub(super) fn draw(p: &mut Painter, scene: &Scene<'_>) {
    let board = &scene.view.board;
    let Some(stretch) = grid::all(board) else {
        empty(p, scene);
        return;
    };
    if p.is_filming()
        && let Some(part) = filmed(p, scene, &stretch)
    {
        last(p, scene, &part);
        return;
    }
    if !parts::shown_whole(&stretch) {
        overview::draw(p, scene);
        return;
    }
    let plan = Plan::of(p, scene, &stretch, &EVERYWHERE);
    let room = ground(p, plan.height(scene));
    let room = around(p, scene, room, &plan);
    spaces(p, scene, room, &plan, &[]);
}

/// The part of a board that a film shows, which follows the last move: a film has one picture where a message has several. Nothing where
/// the whole has numbers that are large enough.
fn filmed(p: &Painter, scene: &Scene<'_>, all: &Stretch) -> Option<Stretch> {
    if stands_in_one(p, scene, all) {
        return None;
    }
    let room = room_of_last(p, scene);
    parts::followed(scene.view, all, |part| fits_inside(part, room))
}

/// Begins a picture with so much room inside its frame.
fn ground(p: &mut Painter, inside: f32) -> Rect {
    let least = f32::from(scale::SIDE) * LEAST;
    surface::ground(p, scale::SIDE, whole_pixels((inside + 2.0 * scale::EDGE).max(least)))
}

/// Draws what stands around the spaces; returns the room for those.
fn around(p: &mut Painter, scene: &Scene<'_>, room: Rect, plan: &Plan) -> Rect {
    let mut room = room;
    if plan.foot > 0.0 {
        let (at, rest) = room.take_bottom(panels::FOOT, 8.0);
        panels::foot(p, scene, at);
        room = rest;
    }
    match plan.players {
        Players::Beside | Players::Nowhere => {}
        Players::Below => {
            let (at, rest) = room.take_bottom(players::SEATS, 10.0);
            players::row(p, scene, at);
            room = rest;
        }
        Players::Line => {
            let (at, rest) = room.take_bottom(players::LINE, 8.0);
            players::line(p, scene, at);
            room = rest;
        }
    }
    if plan.draft > 0.0 {
        let (at, rest) = room.take_bottom(plan.draft - 8.0, 8.0);
        panels::draft(p, scene, at);
        room = rest;
    }
    if plan.offer > 0.0 {
        let (at, rest) = room.take_bottom(plan.offer - 8.0, 8.0);
        offer::draw(p, scene, at);
        room = rest;
    }
    if plan.players == Players::Beside {
        let (at, rest) = room.take_right(players::COLUMN, 12.0);
        players::column(p, scene, at);
        room = rest;
    }
    room
}

/// The spaces with coordinates, without those `apart`, in the middle of a room; where they lie.
fn spaces(p: &mut Painter, scene: &Scene<'_>, room: Rect, plan: &Plan, apart: &[Label]) -> Vec<Band> {
    let down = ((room.h - plan.board()) / 2.0).max(0.0).floor();
    let bands = grid::place(std::slice::from_ref(&plan.stretch), room.moved(0.0, down), plan.cell);
    full(p, scene, &bands, apart);
    let first = bands.first().map_or(room, |b| b.area);
    panels::north(p, scene, (first.x - 56.0).max(room.x - 8.0), first.y - grid::LETTERS);
    bands
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
                tile::space(p, scene, space, cell, false);
            }
        }
    }
    // The newest card is drawn last, so that its light lies over its neighbours.
    for band in bands {
        for space in shown.iter().filter(|s| fresh == Some(s.label)) {
            if let Some(cell) = band.cell_of(space.label) {
                tile::space(p, scene, space, cell, true);
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

/// A picture of the board alone, without the spaces `apart`, which are drawn by others; where its bands lie.
pub(super) fn alone(p: &mut Painter, scene: &Scene<'_>, apart: &[Label]) -> Vec<Band> {
    let Some(stretch) = grid::all(&scene.view.board) else {
        empty(p, scene);
        return Vec::new();
    };
    if !parts::shown_whole(&stretch) {
        return overview::alone(p, scene, apart);
    }
    let plan = Plan::of(p, scene, &stretch, &[Players::Nowhere]);
    let room = ground(p, plan.height(scene));
    spaces(p, scene, room, &plan, apart)
}

/// Whether a stretch stands in a room of this width and height with all its numbers.
pub(super) fn fits_inside(stretch: &Stretch, room: (f32, f32)) -> bool {
    number_in(stretch, room) >= scale::DECIDING
}

/// The size of the numbers of a stretch in a room of this width and height.
pub(super) fn number_in(stretch: &Stretch, room: (f32, f32)) -> f32 {
    tile::number(grid::cell(stretch, room, MOST, UPRIGHT))
}

/// Whether a board stands in one picture with all its numbers, the players beside it or below.
pub(super) fn stands_in_one(p: &Painter, scene: &Scene<'_>, stretch: &Stretch) -> bool {
    tile::number(Plan::of(p, scene, stretch, &EVERYWHERE).cell) >= scale::DECIDING
}

/// The room that the last of several pictures of a board leaves for its spaces.
pub(super) fn room_of_last(p: &Painter, scene: &Scene<'_>) -> (f32, f32) {
    let offer = if matches!(scene.view.stage, Stage::Lay(_)) { OFFER } else { 0.0 };
    let around = panels::foot_height(scene) + panels::draft_height(scene) + Players::Line.takes().1 + offer;
    let (wide, high) = room_alone(p);
    (wide, high - around)
}

/// The room that a picture of the board alone leaves for its spaces.
pub(super) fn room_alone(p: &Painter) -> (f32, f32) {
    (ROOM, p.tallest(scale::SIDE) - 2.0 * scale::EDGE)
}

/// Draws the last of several pictures of a board: its stretch, and what stands around a board.
pub(super) fn last(p: &mut Painter, scene: &Scene<'_>, stretch: &Stretch) {
    let plan = Plan::of(p, scene, stretch, &[Players::Line]);
    let room = ground(p, plan.height(scene));
    let room = around(p, scene, room, &plan);
    spaces(p, scene, room, &plan, &[]);
}

/// The board inside a room of another picture.
pub(super) fn inside(p: &mut Painter, scene: &Scene<'_>, room: Rect) {
    let Some(stretch) = grid::all(&scene.view.board) else { return };
    if !fits_inside(&stretch, (room.w, room.h)) {
        overview::inside(p, scene, room);
        return;
    }
    let cell = grid::cell(&stretch, (room.w, room.h), MOST, UPRIGHT);
    let plan = Plan { stretch, cell, players: Players::Nowhere, draft: 0.0, foot: 0.0, offer: 0.0 };
    spaces(p, scene, room, &plan, &[]);
}

/// Before there is a board.
fn empty(p: &mut Painter, scene: &Scene<'_>) {
    let draft = panels::draft_height(scene);
    let below = draft + players::SEATS + 10.0;
    let rows = length(scene.view.offer.len().div_ceil(4).min(3));
    let room = ground(p, 60.0 + rows * 236.0 + below);
    let (seats, room) = room.take_bottom(players::SEATS, 10.0);
    players::row(p, scene, seats);
    let mut room = room;
    if draft > 0.0 {
        let (at, rest) = room.take_bottom(draft - 8.0, 8.0);
        panels::draft(p, scene, at);
        room = rest;
    }
    let (head, rest) = room.take_top(50.0, 10.0);
    let style = Style::new(Face::Text, scale::PROSE_LEAST, QUIET, GROUND_TOP).kind(Kind::Prose).centred();
    let id = if scene.view.offer.is_empty() { "picture-law-no-board" } else { "picture-law-offer" };
    p.text(&text(id), head.cx(), style.baseline_at(head.cy()), &style);
    offer::draw(p, scene, rest);
}

/// Draws one part of a large board at full size, without the spaces `apart`, which are drawn by others; where its bands lie.
pub(super) fn part(p: &mut Painter, scene: &Scene<'_>, stretch: &Stretch, apart: &[Label]) -> Vec<Band> {
    let plan = Plan::of(p, scene, stretch, &[Players::Nowhere]);
    let room = ground(p, plan.height(scene));
    spaces(p, scene, room, &plan, apart)
}
