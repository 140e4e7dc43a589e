//! The bracket: a column for each round, whoever wins goes on to the right, and who has won it all stands at the end.

use skald_rules::tournament::{Entrant, Round, Table, View};

use super::{Cast, matches, size::Size};
use crate::layout::Kind;
use crate::look::emblem::SEAT_MARKS;
use crate::look::palette::{BORDER, GOLD, OUTLINE, PANEL_BOTTOM, TITLE};
use crate::look::scale;
use crate::painter::{Face, Fill, Painter, Rect, Style};
use crate::scene::{count, length, text};

/// The most tables of a column that can be read; larger rounds are drawn as lists.
const MOST: usize = 8;
/// Height of a box of two, and with the space below it at least.
const BOX: f32 = 2.0 * Size::LARGE.line + 6.0;
const PITCH: f32 = BOX + 8.0;
/// Space between columns.
const GAP: f32 = 26.0;
/// Height of a column's title.
const HEAD: f32 = 34.0;
/// Height of the winner's plate.
const WINNER: f32 = 74.0;

/// A place of a bracket.
enum Slot {
    /// A table of a round that has begun.
    Paired(Table),
    /// One of a round to come, with those who are known to come.
    Coming(Vec<Option<Entrant>>),
}

impl Slot {
    /// Who goes on from here, as far as that is known.
    fn winner(&self) -> Option<Entrant> {
        match self {
            Self::Paired(table) => Some(table).filter(|table| table.is_decided()).and_then(Table::winner),
            Self::Coming(_) => None,
        }
    }
}

/// A bracket from the first round on of which all tables can be read: for each column its places.
pub(super) struct Plan {
    columns: Vec<Vec<Slot>>,
}

impl Plan {
    /// The bracket that is played, if one is and it can be read.
    pub(super) fn of(view: &View) -> Option<Self> {
        let rounds = view.bracket();
        let from = rounds.iter().position(|round| round.tables.len() <= MOST)?;
        let paired = |round: &Round| round.tables.iter().cloned().map(Slot::Paired).collect();
        let mut columns: Vec<Vec<Slot>> = rounds.iter().skip(from).map(paired).collect();
        while let Some(last) = columns.last().filter(|last| last.len() > 1) {
            let coming = |pair: &[Slot]| Slot::Coming(pair.iter().map(Slot::winner).collect());
            columns.push(last.chunks(2).map(coming).collect());
        }
        Some(Self { columns })
    }

    pub(super) fn height(&self) -> f32 {
        let first = self.columns.first().map_or(1, Vec::len);
        HEAD + (PITCH * length(first)).max(PITCH + 2.0 * (WINNER + 16.0))
    }

    pub(super) fn draw(&self, p: &mut Painter, cast: &Cast, room: Rect) {
        let columns = count(self.columns.len());
        let (heads, body) = room.take_top(HEAD, 0.0);
        let mut before: Vec<Rect> = Vec::new();
        for (i, slots) in (0_u16..).zip(&self.columns) {
            title(p, slots.len(), heads.cell(i, columns, 1, GAP));
            let at = body.cell(i, columns, 1, GAP);
            let boxes: Vec<Rect> = (0..slots.len())
                .map(|n| {
                    let cell = at.cell(count(n), 1, count(slots.len()), 0.0);
                    Rect::new(cell.x, cell.cy() - BOX / 2.0, cell.w, BOX)
                })
                .collect();
            for (n, feeder) in before.iter().enumerate() {
                if let Some(to) = boxes.get(n / 2) {
                    joined(p, feeder, to);
                }
            }
            for (slot, r) in slots.iter().zip(&boxes) {
                place(p, cast, slot, *r);
            }
            before = boxes;
        }
        let winner = self.columns.last().and_then(|last| last.first()).and_then(Slot::winner);
        if let (Some(winner), Some(last)) = (winner, before.first()) {
            crowned(p, cast.name(winner), Rect::new(last.x, last.y - WINNER - 16.0, last.w, WINNER));
        }
    }
}

/// How many are left in a round.
fn title(p: &mut Painter, tables: usize, r: Rect) {
    let id = match tables {
        1 => "picture-contest-final",
        2 => "picture-contest-semifinals",
        4 => "picture-contest-quarterfinals",
        _ => "picture-contest-sixteen",
    };
    let style = Style::new(Face::Title, 24.0, GOLD, PANEL_BOTTOM).kind(Kind::Name).centred();
    let said = text(id);
    let style = p.shrink(&said, r.w, scale::NAME_EVERYWHERE, &style);
    let said = p.fit(&said, r.w, &style);
    p.text(&said, r.cx(), style.baseline_at(r.cy() - 4.0), &style);
}

/// The line along which a winner goes on.
fn joined(p: &mut Painter, from: &Rect, to: &Rect) {
    let middle = (from.right() + to.x) / 2.0;
    let points = [(from.right(), from.cy()), (middle, from.cy()), (middle, to.cy()), (to.x, to.cy())];
    p.line(&points, 2.0, BORDER);
}

/// A place of the bracket; one of a round to come is dashed, with whoever is known to come.
fn place(p: &mut Painter, cast: &Cast, slot: &Slot, r: Rect) {
    let coming = match slot {
        Slot::Paired(table) if !table.seats.is_empty() => {
            return matches::boxed(p, cast, table, None, Size::LARGE, r);
        }
        Slot::Paired(_) => &Vec::new(),
        Slot::Coming(known) => known,
    };
    p.round(r, 10.0, Fill::flat(PANEL_BOTTOM));
    p.dashes(r, 10.0, 1.6, (8.0, 7.0), BORDER);
    for (i, entrant) in (0_u16..).zip(coming) {
        if let Some(entrant) = entrant {
            let line = r.inset_xy(10.0, 3.0).cell(i, 1, count(coming.len()), 0.0);
            matches::side(p, cast.name(*entrant), "", true, Size::LARGE, line);
        }
    }
}

/// Who has won it all, under a star.
fn crowned(p: &mut Painter, name: &str, r: Rect) {
    p.round(r, 12.0, Fill::flat(OUTLINE));
    p.frame(r, 12.0, 3.0, GOLD);
    let (top, rest) = r.inset_xy(8.0, 6.0).take_top(28.0, 2.0);
    p.emblem(&SEAT_MARKS[6], Rect::around(top.cx(), top.cy(), 28.0), Fill::down(TITLE, GOLD), OUTLINE);
    let style = Style::new(Face::Bold, 26.0, TITLE, OUTLINE).kind(Kind::Name).centred();
    let style = p.shrink(name, rest.w, scale::NAME_EVERYWHERE, &style);
    let said = p.fit(name, rest.w, &style);
    p.text(&said, rest.cx(), style.baseline_at(rest.cy()), &style);
}
