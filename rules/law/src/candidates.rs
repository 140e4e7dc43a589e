//! Where a piece on offer could lie (section 9.2, item 6): a function of a view alone, for drawings and lists. It tells the
//! same places, in the same order and under the same numbers, as the question where to lay it.

use serde::Serialize;

use super::{
    ask::sides,
    board::{self, Ground, Label, North, Position},
    cards::{Form, Side, Special},
    forecast::ground,
    moves::Spot,
    tell,
    view::{Stage, View},
};
use skald_vocabulary::interface::{Key, Pick, Say};

/// One legal place of a piece. Columns and rows count with north on top from space A1 of the board as it lies now, which is
/// (0, 0); what lies to the west or north of it is negative. On an empty table (0, 0) is the corner of the piece's frame.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Candidate {
    /// Its number in the question's list, from 1. Number 1 leaves the smallest board (LAW-3.7, 9.2 item 6).
    pub number: u16,
    /// The same place as an answer says it by the table: it stays right if the list should change.
    pub spot: Spot,
    /// The six spaces that the piece would fill, in reading order.
    pub spaces: Vec<CandidateSpace>,
    /// The spaces of the board beside which it would lie, in reading order; none for the first piece.
    pub beside: Vec<Label>,
    /// Column and row of the north-west corner of the whole board with it.
    pub corner: (i16, i16),
    /// Columns and rows of the whole board with it.
    pub size: (u8, u8),
}

/// A space that a piece would bring.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct CandidateSpace {
    /// Column and row, counted as in [`Candidate`].
    pub at: (i16, i16),
    /// What would be special about it.
    pub special: Option<Special>,
    /// The same in words.
    pub words: Option<Say>,
}

/// All legal places of a piece on this side and with or without a half turn (LAW-3.4 to 3.9), the most compact board first.
/// Empty when no piece is being laid, when this one is not on offer and for a side that must not lie up.
#[must_use]
pub fn candidates(view: &View, piece: Key, side: Side, half_turn: bool) -> Vec<Candidate> {
    let rules = view.table.rules();
    let offered = view.offer.iter().any(|other| other.key == piece);
    let of = rules.pool.piece(piece).and_then(|at| rules.pool.pieces.get(usize::from(at)));
    let Some(of) = of.filter(|_| offered && matches!(view.stage, Stage::Lay(_))) else { return Vec::new() };
    if !sides(rules).contains(&side) {
        return Vec::new();
    }
    let form = of.form(side, half_turn);
    let ground = ground(rules, view);
    let frame = if ground.is_empty() { form.size } else { ground.size() };
    let seen = Seen { ground: &ground, form: &form, frame };
    let all = board::positions(&ground, &form);
    (1_u16..)
        .zip(all)
        .map(|(number, position)| {
            let words = |special| tell::special_say(rules, special);
            Candidate {
                number,
                spot: Spot::At(position.x, position.y),
                spaces: seen
                    .filled(position)
                    .into_iter()
                    .map(|(at, special)| CandidateSpace { at, special, words: special.map(words) })
                    .collect(),
                beside: seen.beside(position),
                corner: seen.corner(position),
                size: position.size,
            }
        })
        .collect()
}

/// The piece, the side and the turn that a path of answers has chosen when the question where to lay a piece comes to the
/// place, and until that is confirmed: for whoever draws beside that question. Nothing before it.
#[must_use]
pub fn chosen_piece(path: &[Pick]) -> Option<(Key, Side, bool)> {
    let [piece, side, turn, ..] = path else { return None };
    let side = Side::ALL.into_iter().find(|known| known.word() == side.as_str())?;
    let half_turn = match turn.as_str() {
        "0" => false,
        "180" => true,
        _ => return None,
    };
    Some((piece.as_one()?, side, half_turn))
}

/// A table as it is seen with north on top.
struct Seen<'s> {
    ground: &'s Ground,
    form: &'s Form,
    /// Columns and rows of what (0, 0) is the corner of.
    frame: (u8, u8),
}

impl Seen<'_> {
    /// Column and row of table coordinates (LAW-3.13).
    fn at(&self, x: i16, y: i16) -> (i16, i16) {
        match self.ground.north {
            North::Up => (x, y),
            North::Down => (i16::from(self.frame.0) - 1 - x, i16::from(self.frame.1) - 1 - y),
        }
    }

    /// The spaces of the piece at a position, rows from the north and within a row from the west.
    fn filled(&self, position: Position) -> Vec<((i16, i16), Option<Special>)> {
        let space = |((dx, dy), special): &((u8, u8), Option<Special>)| {
            (self.at(position.x + i16::from(*dx), position.y + i16::from(*dy)), *special)
        };
        let mut all: Vec<_> = self.form.spaces.iter().map(space).collect();
        all.sort_by_key(|((column, row), _)| (*row, *column));
        all
    }

    fn beside(&self, position: Position) -> Vec<Label> {
        let grid = self.ground.grid();
        let touched = board::touched(self.ground, self.form, position);
        let mut labels: Vec<Label> = touched.into_iter().map(|at| grid.label(at)).collect();
        labels.sort_unstable();
        labels
    }

    fn corner(&self, position: Position) -> (i16, i16) {
        let spaces = self.filled(position);
        let west = spaces.iter().map(|((column, _), _)| *column).min().unwrap_or(0);
        let north = spaces.iter().map(|((_, row), _)| *row).min().unwrap_or(0);
        if self.ground.is_empty() { (west, north) } else { (west.min(0), north.min(0)) }
    }
}
