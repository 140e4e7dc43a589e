//! Where a piece may be laid (LAW-3.4 to 3.11).

use super::Ground;
use crate::cards::Form;

/// Why a piece may not lie at a place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fault {
    /// A space is already there (LAW-3.5), at these table coordinates.
    Overlap(i16, i16),
    /// Only so many of its spaces would touch the board (LAW-3.6).
    Contact(u8),
}

/// A legal place for the top left corner of a piece's bounding box, in table coordinates.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Position {
    /// Column; negative to the left of the board.
    pub x: i16,
    /// Row; negative above the board.
    pub y: i16,
    /// Columns and rows of the whole board with it.
    pub size: (u8, u8),
}

/// How many spaces of a piece must touch the board.
const CONTACT: u8 = 2;

/// Whether a piece may lie with its bounding box at (x, y). Counted are spaces of the new piece, not edges (LAW-3.6).
///
/// # Errors
/// [`Fault`] with what is wrong.
pub fn judge(ground: &Ground, form: &Form, x: i16, y: i16) -> Result<u8, Fault> {
    let places = || form.spaces.iter().map(|((dx, dy), _)| (x + i16::from(*dx), y + i16::from(*dy)));
    if let Some((x, y)) = places().find(|(x, y)| ground.at(*x, *y).is_some()) {
        return Err(Fault::Overlap(x, y));
    }
    let touches = |(x, y): &(i16, i16)| {
        [(0, -1), (1, 0), (0, 1), (-1, 0)].iter().any(|(dx, dy)| ground.at(x + dx, y + dy).is_some())
    };
    let contact = places().filter(touches).fold(0_u8, |count, _| count.saturating_add(1));
    if contact >= CONTACT || ground.is_empty() { Ok(contact) } else { Err(Fault::Contact(contact)) }
}

/// All legal positions, the most compact board first, then from the top and from the left. The first piece has one
/// (LAW-3.7). Should no place give two contacts, one is enough (LAW-3.11).
#[must_use]
pub fn positions(ground: &Ground, form: &Form) -> Vec<Position> {
    let (width, height) = ground.size();
    let (columns, rows) = (i16::from(form.size.0), i16::from(form.size.1));
    if ground.is_empty() {
        return vec![Position { x: 0, y: 0, size: form.size }];
    }
    let mut strict = Vec::new();
    let mut loose = Vec::new();
    for y in -rows..=i16::from(height) {
        for x in -columns..=i16::from(width) {
            let wide = (i16::from(width)).max(x + columns) - x.min(0);
            let high = (i16::from(height)).max(y + rows) - y.min(0);
            let size = (u8::try_from(wide).unwrap_or(u8::MAX), u8::try_from(high).unwrap_or(u8::MAX));
            match judge(ground, form, x, y) {
                Ok(_) => strict.push(Position { x, y, size }),
                Err(Fault::Contact(1)) => loose.push(Position { x, y, size }),
                Err(_) => {}
            }
        }
    }
    let mut all = if strict.is_empty() { loose } else { strict };
    all.sort_by_key(|at| (u16::from(at.size.0) * u16::from(at.size.1), at.y, at.x));
    all
}

/// The spaces of the board that a piece would touch, in order.
#[must_use]
pub fn touched(ground: &Ground, form: &Form, at: Position) -> Vec<usize> {
    let own = form.spaces.iter().map(|((dx, dy), _)| (at.x + i16::from(*dx), at.y + i16::from(*dy)));
    let near = own.flat_map(|(x, y)| [(x, y - 1), (x + 1, y), (x, y + 1), (x - 1, y)]);
    let mut all: Vec<usize> = near.filter_map(|(x, y)| ground.at(x, y)).collect();
    all.sort_unstable();
    all.dedup();
    all
}

/// The board with one more piece, and for each old space its new place in the list.
#[must_use]
pub fn lay(ground: &Ground, form: &Form, piece: u8, at: Position) -> (Ground, Vec<usize>) {
    let old = ground
        .spaces()
        .iter()
        .map(|space| ((i16::from(space.x), i16::from(space.y)), space.piece, space.special));
    let fresh = form
        .spaces
        .iter()
        .map(|((dx, dy), special)| ((at.x + i16::from(*dx), at.y + i16::from(*dy)), piece, *special));
    let new = Ground::new(old.chain(fresh), ground.north);
    let (left, top) = if ground.is_empty() { (at.x, at.y) } else { (at.x.min(0), at.y.min(0)) };
    let moved = |x: u8, y: u8| new.at(i16::from(x) - left, i16::from(y) - top);
    let places = ground.spaces().iter().filter_map(|space| moved(space.x, space.y)).collect();
    (new, places)
}
