//! The grid of a battle: labels, neighbours and areas with north on top (LAW-3.13, 3.18, 3.19, 7.2).

use std::{fmt, str::FromStr};

use serde::{Deserialize, Serialize};

use super::{North, Space, space::bounds};
use crate::cards::{Arrows, LONGEST, Role, Special};
use skald_toolkit::grammar::{Word, WordOf};
use skald_vocabulary::interface::Key;

/// The most spaces that a board has: twelve pieces.
pub const MOST: usize = 72;

/// Stands for "no such space".
pub const NONE: u8 = u8::MAX;

/// A set of spaces.
pub type Spots = u128;

const RAY: usize = LONGEST as usize;

/// A compass direction.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Dir {
    /// North.
    North,
    /// East.
    East,
    /// South.
    South,
    /// West.
    West,
}

impl Dir {
    /// All four, in the order of stats.
    pub const ALL: [Self; 4] = [Self::North, Self::East, Self::South, Self::West];

    /// Its place among the four.
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The direction back (LAW-6.7).
    #[must_use]
    pub const fn opposite(self) -> Self {
        match self {
            Self::North => Self::South,
            Self::East => Self::West,
            Self::South => Self::North,
            Self::West => Self::East,
        }
    }

    /// Its letter.
    #[must_use]
    pub const fn letter(self) -> &'static str {
        match self {
            Self::North => "N",
            Self::East => "E",
            Self::South => "S",
            Self::West => "W",
        }
    }

    /// The step with north on top.
    #[must_use]
    pub const fn step(self) -> (i16, i16) {
        match self {
            Self::North => (0, -1),
            Self::East => (1, 0),
            Self::South => (0, 1),
            Self::West => (-1, 0),
        }
    }
}

/// A space as it is named: column from the west, row from the north, both from 0. Written `c3` (LAW-3.19).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Label {
    /// Row from the north.
    pub row: u8,
    /// Column from the west.
    pub column: u8,
}

impl Label {
    /// The column's letters: `a` to `z`, then `aa`, `ab`.
    #[must_use]
    pub fn letters(column: u8) -> String {
        let letter = |number: u8| char::from(b'a' + number % 26);
        match column / 26 {
            0 => letter(column).to_string(),
            more => format!("{}{}", letter(more - 1), letter(column)),
        }
    }

    /// The label as a word of the notation.
    #[must_use]
    pub fn key(self) -> Key {
        // At most two letters and three digits, so that every label fits.
        Key::made(&self.to_string())
    }

    /// The label as it stands on the picture.
    #[must_use]
    pub fn shown(self) -> String {
        self.to_string().to_uppercase()
    }
}

impl fmt::Display for Label {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", Self::letters(self.column), u16::from(self.row) + 1)
    }
}

impl FromStr for Label {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        let digits = text.find(|sign: char| sign.is_ascii_digit()).ok_or(())?;
        let (letters, number) = text.split_at(digits);
        let value = |letter: u8| letter.is_ascii_lowercase().then(|| letter - b'a');
        let column = match letters.as_bytes() {
            [one] => value(*one),
            [ten, one] => value(*ten)
                .zip(value(*one))
                .and_then(|(ten, one)| (ten + 1).checked_mul(26).and_then(|tens| tens.checked_add(one))),
            _ => None,
        };
        let row = number.parse::<u8>().ok().and_then(|row| row.checked_sub(1)).ok_or(())?;
        let label = Self { row, column: column.ok_or(())? };
        if label.to_string() == text { Ok(label) } else { Err(()) }
    }
}

impl WordOf for Label {
    fn read_word(word: &str) -> Option<Self> {
        word.parse().ok()
    }

    fn word(&self) -> Word {
        Word::One(self.key())
    }
}

/// One space of the grid.
#[derive(Clone, Debug)]
struct Cell {
    label: Label,
    special: Option<Special>,
    /// The up to four adjacent spaces.
    around: Spots,
    /// They, by direction.
    near: [u8; 4],
}

/// What lies in a row with a space. Large and seldom asked for: the spaces themselves lie closer together without it.
#[derive(Clone, Debug)]
struct Rows {
    /// The spaces at distance 1, 2, ... in each direction.
    rays: [[u8; RAY]; 4],
    /// The spaces at distance 1 to k in each direction.
    areas: [[Spots; RAY]; 4],
}

/// The board of a battle, with north on top.
#[derive(Clone, Debug)]
pub struct Grid {
    cells: Vec<Cell>,
    rows_of: Vec<Rows>,
    columns: u8,
    rows: u8,
    by_label: Vec<u8>,
    /// The spaces that give Dispel.
    dispel: Spots,
    /// The spaces that give Support, Curse or Champion.
    marks: Spots,
    /// The spaces with a dominion.
    terrain: Spots,
}

impl Grid {
    /// The grid of spaces that begin at the origin, seen with this side as north.
    #[must_use]
    pub fn new(spaces: &[Space], north: North) -> Self {
        let (columns, rows) = bounds(spaces);
        let turned = north == North::Down;
        let label = |x: u8, y: u8| {
            if turned {
                Label { column: columns - 1 - x, row: rows - 1 - y }
            } else {
                Label { column: x, row: y }
            }
        };
        let mut by_label = vec![NONE; usize::from(columns) * usize::from(rows)];
        for (at, space) in (0_u8..).zip(spaces.iter().take(MOST)) {
            let Label { row, column } = label(space.x, space.y);
            if let Some(place) =
                by_label.get_mut(usize::from(row) * usize::from(columns) + usize::from(column))
            {
                *place = at;
            }
        }
        let mut grid = Self {
            cells: Vec::new(),
            rows_of: Vec::new(),
            columns,
            rows,
            by_label,
            dispel: 0,
            marks: 0,
            terrain: 0,
        };
        for space in spaces.iter().take(MOST) {
            let (cell, rows) = grid.cell(label(space.x, space.y), space.special);
            grid.cells.push(cell);
            grid.rows_of.push(rows);
        }
        for (at, cell) in grid.cells.iter().enumerate() {
            let set = match cell.special {
                Some(Special::Dominion(_)) => &mut grid.terrain,
                Some(Special::Ability(ability)) => match Role::of(Some(ability)) {
                    Role::Dispel => &mut grid.dispel,
                    Role::Marks => &mut grid.marks,
                    Role::Reflect | Role::Walks | Role::Plain => continue,
                },
                None => continue,
            };
            *set |= 1 << at;
        }
        grid
    }

    fn cell(&self, label: Label, special: Option<Special>) -> (Cell, Rows) {
        let mut rows = Rows { rays: [[NONE; RAY]; 4], areas: [[0; RAY]; 4] };
        for dir in Dir::ALL {
            let (dx, dy) = dir.step();
            let mut area = 0;
            let ray = rows.rays.get_mut(dir.index()).into_iter().flatten();
            let areas = rows.areas.get_mut(dir.index()).into_iter().flatten();
            let (mut x, mut y) = (i16::from(label.column), i16::from(label.row));
            for (place, sum) in ray.zip(areas) {
                x += dx;
                y += dy;
                *place = self.index_at(x, y);
                if *place != NONE {
                    area |= 1 << *place;
                }
                *sum = area;
            }
        }
        let around = rows.areas.iter().filter_map(|areas| areas.first()).fold(0, |all, area| all | area);
        let near = rows.rays.map(|ray| ray.first().copied().unwrap_or(NONE));
        (Cell { label, special, around, near }, rows)
    }

    fn index_at(&self, column: i16, row: i16) -> u8 {
        let inside =
            (0..i16::from(self.columns)).contains(&column) && (0..i16::from(self.rows)).contains(&row);
        if !inside {
            return NONE;
        }
        let at = usize::try_from(row * i16::from(self.columns) + column).unwrap_or(usize::MAX);
        self.by_label.get(at).copied().unwrap_or(NONE)
    }

    /// How many spaces there are.
    #[must_use]
    pub fn len(&self) -> usize {
        self.cells.len()
    }

    /// Whether there is none.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.cells.is_empty()
    }

    /// Columns and rows.
    #[must_use]
    pub const fn size(&self) -> (u8, u8) {
        (self.columns, self.rows)
    }

    /// The set of all spaces.
    #[must_use]
    pub fn all(&self) -> Spots {
        match self.cells.len() {
            0 => 0,
            count => Spots::MAX >> (128 - count.min(127)),
        }
    }

    /// The space's label.
    #[must_use]
    pub fn label(&self, at: usize) -> Label {
        self.cells.get(at).map_or(Label { row: 0, column: 0 }, |cell| cell.label)
    }

    /// The space with this label.
    #[must_use]
    pub fn find(&self, label: Label) -> Option<usize> {
        match self.index_at(label.column.into(), label.row.into()) {
            NONE => None,
            at => Some(at.into()),
        }
    }

    /// All spaces in reading order: rows from the north, within a row from the west (LAW-3.19).
    pub fn reading(&self) -> impl Iterator<Item = usize> + '_ {
        self.by_label.iter().filter(|at| **at != NONE).map(|at| usize::from(*at))
    }

    /// What is special about a space.
    #[must_use]
    pub fn special(&self, at: usize) -> Option<Special> {
        self.cells.get(at).and_then(|cell| cell.special)
    }

    /// The spaces that give a role to a card on them; none gives Reflect, nor Skinwalker (LAW-3.16).
    #[must_use]
    pub const fn giving(&self, role: Role) -> Spots {
        match role {
            Role::Dispel => self.dispel,
            Role::Marks => self.marks,
            Role::Reflect | Role::Walks | Role::Plain => 0,
        }
    }

    /// The spaces with a dominion (LAW-3.15).
    #[must_use]
    pub const fn terrain(&self) -> Spots {
        self.terrain
    }

    /// The space at a distance from 1 in a direction.
    #[must_use]
    pub fn step(&self, at: usize, dir: Dir, distance: u8) -> Option<usize> {
        let place = if distance == 1 {
            self.cells.get(at)?.near.get(dir.index())
        } else {
            let ray = self.rows_of.get(at)?.rays.get(dir.index())?;
            ray.get(usize::from(distance.checked_sub(1)?))
        };
        place.filter(|place| **place != NONE).map(|place| usize::from(*place))
    }

    /// The spaces at distance 1 to `count` in a direction.
    #[must_use]
    pub fn row(&self, at: usize, dir: Dir, count: u8) -> Spots {
        let Some(place) = count.checked_sub(1) else { return 0 };
        let areas = self.rows_of.get(at).and_then(|rows| rows.areas.get(dir.index()));
        areas.and_then(|areas| areas.get(usize::from(place))).copied().unwrap_or(0)
    }

    /// The adjacent spaces (LAW-3.18).
    #[must_use]
    pub fn around(&self, at: usize) -> Spots {
        self.cells.get(at).map_or(0, |cell| cell.around)
    }

    /// An area of effect (LAW-7.2): gaps do not shorten it, cards do not block it (LAW-7.3, 7.5).
    #[must_use]
    pub fn area(&self, at: usize, arrows: Arrows) -> Spots {
        let Some(rows) = self.rows_of.get(at) else { return 0 };
        rows.areas.iter().zip(arrows.0).fold(0, |all, (areas, count)| {
            let far = count.checked_sub(1).and_then(|place| areas.get(usize::from(place)));
            all | far.copied().unwrap_or(0)
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn labels_are_read_as_they_are_printed() {
        for text in ["a1", "z9", "aa10", "ab3", "c12"] {
            assert_eq!(text.parse::<Label>().unwrap().to_string(), text);
        }
        for bad in ["", "a", "a0", "a01", "1a", "A1", "a1b", "aaa1"] {
            assert!(bad.parse::<Label>().is_err(), "{bad}");
        }
    }
}
