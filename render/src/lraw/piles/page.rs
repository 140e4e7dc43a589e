//! A page of what lies beside the zones: the piles of two players side by side, or those of one in two or three columns.

use skald_rules::interface::{Say, Seat};
use skald_rules::lraw::state::Card;

use super::super::lots::{Lot, Pile};
use super::super::scene::{DIM, Place, Scene, kind, legion};
use crate::layout::Kind as Use;
use crate::look::palette::{GROUND_TOP, INK, NUMBER, PLATE, QUIET};
use crate::look::scale;
use crate::page::bar::{self, Header};
use crate::page::columns;
use crate::painter::{Face, Fill, Painter, Rect, Style, whole_pixels};
use crate::scene::{count, length, text, words};
use crate::surface;

/// From row to row, at least and at most.
const ROW: (f32, f32) = (31.0, 38.0);
/// So many rows have room in a column.
const ROWS: usize = 27;
/// The most columns whose names can be read.
const COLUMNS: usize = 3;
/// Between columns.
const APART: f32 = 14.0;
/// The least height as a part of the width: no client shows a lower picture larger.
const LEAST: f32 = 0.62;

/// What stands in a row.
enum Row<'l> {
    Seat(Seat),
    Pile(&'l Pile),
    Card(Card),
    /// So many cards of which nothing is known.
    Unknown(usize),
    /// So many rows that find no room.
    More(usize),
}

impl Row<'_> {
    /// Whether it says what stands below it.
    const fn heads(&self) -> bool {
        matches!(self, Self::Seat(_) | Self::Pile(_))
    }
}

fn rows((seat, piles): &Lot) -> Vec<Row<'_>> {
    let mut all = vec![Row::Seat(*seat)];
    for pile in piles {
        all.push(Row::Pile(pile));
        all.extend(pile.cards.iter().copied().map(Row::Card));
        all.extend((pile.unknown > 0).then_some(Row::Unknown(pile.unknown)));
    }
    all
}

/// What stands on each page: two players whose piles have room in a column each, else one.
pub(super) fn cut(lots: Vec<Lot>) -> Vec<Vec<Lot>> {
    let mut pages: Vec<Vec<Lot>> = Vec::new();
    let short = |lot: &Lot| rows(lot).len() <= ROWS;
    for lot in lots {
        match pages.last_mut() {
            Some(page) if page.len() < 2 && page.iter().all(short) && short(&lot) => page.push(lot),
            _ => pages.push(vec![lot]),
        }
    }
    pages
}

/// The rows in so many columns of at most so many rows; those that find no room are counted in the last.
fn flow(rows: Vec<Row<'_>>, (columns, most): (usize, usize)) -> Vec<Vec<Row<'_>>> {
    let mut all: Vec<Vec<Row<'_>>> = vec![Vec::new()];
    let mut over = 0;
    let follows: Vec<usize> =
        (0..rows.len()).map(|at| rows.iter().skip(at).take_while(|row| row.heads()).count()).collect();
    for (row, heads) in rows.into_iter().zip(follows) {
        let used = all.last().map_or(0, Vec::len);
        // A heading does not stand alone at the end of a column.
        if used > 0 && used + 1 + heads > most && all.len() < columns {
            all.push(Vec::new());
        }
        match all.last_mut() {
            Some(column) if column.len() < most => column.push(row),
            _ => over += 1,
        }
    }
    if over > 0
        && let Some(last) = all.last_mut().and_then(|column| column.last_mut())
    {
        *last = Row::More(over + 1);
    }
    all
}

/// The rows of a page in columns of about equal length, or a column for each of two players.
fn columns(lots: &[Lot]) -> Vec<Vec<Row<'_>>> {
    if let [one, other] = lots
        && [one, other].into_iter().all(|lot| rows(lot).len() <= ROWS)
    {
        return vec![rows(one), rows(other)];
    }
    let all = || lots.iter().flat_map(rows).collect::<Vec<_>>();
    let whole = |shape: (usize, usize)| {
        let flowed = flow(all(), shape);
        let cut = flowed.iter().flatten().any(|row| matches!(row, Row::More(_)));
        (!cut).then_some(flowed)
    };
    let mut shapes = (2..=COLUMNS).flat_map(|columns| {
        let least = all().len().div_ceil(columns).max(1);
        (least..=ROWS).map(move |most| (columns, most))
    });
    shapes.find_map(whole).unwrap_or_else(|| flow(all(), (COLUMNS, ROWS)))
}

/// Draws a page, one of so many.
pub(super) fn draw(p: &mut Painter, scene: &Scene<'_>, lots: &[Lot], (number, pages): (usize, usize)) {
    let columns = columns(lots);
    let longest = length(columns.iter().map(Vec::len).max().unwrap_or(1).max(1));
    let side = f32::from(scale::SIDE);
    let around = 2.0 * scale::EDGE + bar::HEADER.0 + bar::HEADER.1;
    let row = ((side - around) / longest).clamp(ROW.0, ROW.1);
    let tall = (around + row * longest).clamp(side * LEAST, side);
    let room = surface::ground(p, scale::SIDE, whole_pixels(tall.ceil()));
    let part = Say::new("picture-signs-part").with("page", number + 1).with("pages", pages);
    let part = if pages > 1 { words(&part) } else { String::new() };
    let room = bar::header(p, room, &Header::new(text("picture-lraw-piles"), part));
    let abreast = count(columns.len().max(2));
    for (i, column) in (0_u16..).zip(&columns) {
        let at = room.cell(i, abreast, 1, APART);
        for (n, of) in column.iter().enumerate() {
            one(p, scene, of, Rect::new(at.x, at.y + row * length(n), at.w, row - 3.0));
        }
    }
}

/// One row.
fn one(p: &mut Painter, scene: &Scene<'_>, of: &Row<'_>, r: Rect) {
    let quiet = Style::new(Face::Text, scale::NAME_LEAST, QUIET, GROUND_TOP).kind(Use::Name);
    let left = |p: &mut Painter, said: &str| {
        p.text_fit(said, r.x + 34.0, quiet.baseline_at(r.cy()), r.w - 38.0, &quiet);
    };
    match of {
        Row::Seat(seat) => bar::name_line(p, scene, *seat, r, 25.0),
        Row::Pile(pile) => {
            let (sign, color) = pile.sign;
            let title = scene.say(&pile.title, Place::Picture);
            p.emblem(sign, Rect::new(r.x + 3.0, r.cy() - 12.0, 24.0, 24.0), Fill::flat(color), GROUND_TOP);
            let bold = Style::new(Face::Bold, 22.0, NUMBER, GROUND_TOP).kind(Use::Name).right();
            let sum = p.text(&pile.sum().to_string(), r.right() - 4.0, bold.baseline_at(r.cy()), &bold);
            let style = Style::new(Face::Text, 22.0, color.mix(INK, 40), GROUND_TOP).kind(Use::Name);
            let wide = r.w - sum - 46.0;
            let style = p.shrink(&title, wide, scale::NAME_LEAST, &style);
            p.text_fit(&title, r.x + 34.0, style.baseline_at(r.cy()), wide, &style);
        }
        Row::Card(card) => entry(p, scene, *card, r),
        Row::Unknown(n) => left(p, &words(&Say::new("picture-lraw-pile-unknown").with("n", *n))),
        Row::More(n) => left(p, &words(&Say::new("picture-lraw-pile-more").with("n", *n))),
    }
}

/// One card: what it is, of which legion, its name, its attack.
fn entry(p: &mut Painter, scene: &Scene<'_>, card: Card, r: Rect) {
    let face = scene.face(card);
    surface::plate(p, r, 8.0);
    let ink = if scene.lying(card).open() { legion(face.legion) } else { DIM };
    p.emblem(kind(face.kind), Rect::new(r.x + 6.0, r.cy() - 10.0, 20.0, 20.0), Fill::flat(ink), PLATE);
    let mut right = r.right() - 8.0;
    if face.kind.warrior() {
        let style = columns::bold().right();
        right -= p.text(&face.attack.to_string(), right, style.baseline_at(r.cy()), &style) + 8.0;
    }
    let style = Style::new(Face::Text, 21.0, INK, PLATE).kind(Use::Name);
    let x = r.x + 34.0;
    let style = p.shrink(&face.name, right - x, scale::NAME_LEAST, &style);
    p.text_fit(&face.name, x, style.baseline_at(r.cy()), right - x, &style);
}
