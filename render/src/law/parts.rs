//! Which parts of a large board are pictures of their own: the first around the last move, then as few as show the rest.

use skald_rules::interface::Key;
use skald_rules::law::board::Label;
use skald_rules::law::{BoardView, View};

use super::grid::{self, Stretch};

/// The most columns and rows of a board that stands in one picture with all its numbers.
const WHOLE: u8 = 10;
/// The most columns and rows with numbers at full size.
const CLEAR: u8 = 8;
/// Columns and rows of a part.
const PART: u8 = 7;

/// Whether a board stands in one picture with all its numbers.
pub(super) fn shown_whole(all: &Stretch) -> bool {
    all.width() <= WHOLE && all.height() <= WHOLE
}

/// The parts of a board whose numbers are small or not there when it is shown as a whole; none of any other.
pub(super) fn of(view: &View) -> Vec<Stretch> {
    let board = &view.board;
    let Some(all) = grid::all(board) else { return Vec::new() };
    if all.width() <= CLEAR && all.height() <= CLEAR {
        return Vec::new();
    }
    let last = view.last.as_ref().and_then(|last| last.path.last());
    let mut list: Vec<Stretch> = last.and_then(|at| around(board, &all, *at, PART)).into_iter().collect();
    let mut left: Vec<Label> =
        board.spaces.iter().map(|s| s.label).filter(|at| !list.iter().any(|part| part.holds(*at))).collect();
    while let Some(part) = most(board, &all, &left) {
        left.retain(|at| !part.holds(*at));
        list.push(part);
    }
    list
}

/// The part around a space; none on a board that has no parts.
pub(super) fn at(view: &View, at: Label) -> Option<Stretch> {
    let all = grid::all(&view.board)?;
    let large = all.width() > CLEAR || all.height() > CLEAR;
    large.then(|| around(&view.board, &all, at, PART)).flatten()
}

/// The largest part around the last move, or around the cards, of which `fits` says that it has room; none where nothing lies yet.
pub(super) fn followed(view: &View, all: &Stretch, fits: impl Fn(&Stretch) -> bool) -> Option<Stretch> {
    let last = view.last.as_ref().and_then(|last| last.path.last()).copied();
    let lying = || view.board.spaces.iter().filter(|space| space.stand.is_some()).map(|space| space.label);
    let middle = || {
        let mut all: Vec<Label> = lying().collect();
        all.sort_unstable();
        all.get(all.len() / 2).copied()
    };
    let at = last.filter(|at| view.board.spaces.iter().any(|space| space.label == *at)).or_else(middle)?;
    let sides = (1..=all.width().max(all.height())).rev();
    sides.filter_map(|side| around(&view.board, all, at, side)).find(fits)
}

/// The part of this key, if the board has spaces there: also one that is no longer offered since the last move was elsewhere.
pub(super) fn shown(view: &View, key: Key) -> Option<Stretch> {
    let (first, last) = key.as_str().split_once('-')?;
    let (first, last): (Label, Label) = (first.parse().ok()?, last.parse().ok()?);
    let small = |first: u8, last: u8| first <= last && last - first < PART;
    if !small(first.column, last.column) || !small(first.row, last.row) {
        return None;
    }
    grid::trimmed(&view.board, first.column..=last.column, first.row..=last.row)
}

/// Where a window of so many columns or rows may begin, from the first to the last of a stretch.
fn starts(first: u8, last: u8, side: u8) -> std::ops::RangeInclusive<u8> {
    first..=last.saturating_sub(side.saturating_sub(1)).max(first)
}

/// The window of so many columns and rows that begins there.
fn window(board: &BoardView, column: u8, row: u8, side: u8) -> Option<Stretch> {
    let further = side.saturating_sub(1);
    let (east, south) = (column.saturating_add(further), row.saturating_add(further));
    grid::trimmed(board, column..=east, row..=south)
}

/// The window of so many columns and rows with a space in its middle, as far as the board reaches.
fn around(board: &BoardView, all: &Stretch, at: Label, side: u8) -> Option<Stretch> {
    let begin = |at: u8, first: u8, last: u8| {
        let starts = starts(first, last, side);
        at.saturating_sub(side / 2).clamp(*starts.start(), *starts.end())
    };
    let column = begin(at.column, *all.columns.start(), *all.columns.end());
    let row = begin(at.row, *all.rows.start(), *all.rows.end());
    window(board, column, row, side).filter(|part| part.holds(at))
}

/// The window that shows the most of the spaces that are left, and of equals the most spaces; none when none is left.
fn most(board: &BoardView, all: &Stretch, left: &[Label]) -> Option<Stretch> {
    let mut best: Option<((usize, usize), Stretch)> = None;
    for row in starts(*all.rows.start(), *all.rows.end(), PART) {
        for column in starts(*all.columns.start(), *all.columns.end(), PART) {
            let Some(part) = window(board, column, row, PART) else { continue };
            let new = left.iter().filter(|at| part.holds(**at)).count();
            let shown = board.spaces.iter().filter(|s| part.holds(s.label)).count();
            if new > 0 && best.as_ref().is_none_or(|(most, _)| (new, shown) > *most) {
                best = Some(((new, shown), part));
            }
        }
    }
    best.map(|(_, part)| part)
}
