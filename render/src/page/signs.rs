//! What the signs in pictures mean: each with a sentence beside it, first those that stand on the board now, then the others
//! that the game has on its cards, in hands and on other boards. Many take several pages.

use skald_rules::interface::{Key, Say};

use super::bar::{self, Header};
use super::told::{Told, end_stop};
use crate::layout::Kind;
use crate::look::color::Color;
use crate::look::emblem::Emblem;
use crate::look::palette::{GOLD, INK, PANEL_TOP, PLATE};
use crate::look::scale;
use crate::painter::{Face, Fill, Painter, Rect, Style, whole_pixels};
use crate::scene::{length, text, words};
use crate::surface;
use crate::{DrawError, Drawing, Special};

/// How a sign is drawn into a square.
pub(crate) type Draw<'a> = Box<dyn Fn(&mut Painter, Rect) + 'a>;

/// A sign and what it means.
pub(crate) struct Sign<'a> {
    /// Draws it in a square on a dark plate.
    pub draw: Draw<'a>,
    /// What it means, in a sentence.
    pub says: String,
    /// Whether it stands on the board now.
    pub here: bool,
}

/// An emblem and its ink, the sentence that tells of it, and whether it stands on the board now.
pub(crate) type Known = ((&'static Emblem, Color), &'static str, bool);

impl Sign<'static> {
    /// One of a list of emblems.
    pub fn known(((of, ink), id, here): Known) -> Self {
        Self::emblem(of, ink, text(id)).here(here)
    }

    /// An emblem in one ink, which stands on the board now.
    pub fn emblem(of: &'static Emblem, ink: Color, says: String) -> Self {
        Self::drawn(says, move |p, r| p.emblem(of, r, Fill::flat(ink), PLATE))
    }
}

impl<'a> Sign<'a> {
    /// A sign that is drawn by hand, which stands on the board now.
    pub fn drawn(says: String, draw: impl Fn(&mut Painter, Rect) + 'a) -> Self {
        Self { draw: Box::new(draw), says, here: true }
    }

    /// The same, if it stands on the board now; else among the others.
    #[must_use]
    pub fn here(self, here: bool) -> Self {
        Self { here, ..self }
    }
}

/// The key of the picture that explains the signs, and how those of its further pages begin.
pub(crate) const KEY: Key = Key::of("signs");

/// The button under a board that explains its signs.
pub(crate) fn special() -> Special {
    Special { key: KEY, label: Say::new("picture-signs-button"), own: false, part: false }
}

/// The key of a page, counted from 0.
fn key(page: usize) -> Option<Key> {
    if page == 0 { Some(KEY) } else { Key::new(&format!("{}-{}", KEY.as_str(), page + 1)).ok() }
}

/// Which page has this key, counted from 0.
fn number(of: Key) -> Option<usize> {
    (0..MOST).find(|page| key(*page) == Some(of))
}

/// More pages than any game needs.
const MOST: usize = 9;

/// Whether a key is that of a page of signs.
pub(crate) fn is_page(of: Key) -> bool {
    number(of).is_some()
}

/// Every page, each with its button.
pub(crate) fn specials(signs: &[Sign<'_>]) -> Vec<Special> {
    let pages = cut(signs).len();
    let page = |page: usize| {
        let label = Say::new("picture-signs-page").with("page", page + 1).with("pages", pages);
        Some(Special { label: if pages > 1 { label } else { special().label }, key: key(page)?, ..special() })
    };
    (0..pages).filter_map(page).collect()
}

/// Draws the page of this key, and tells it; nothing when there is no such page.
pub(crate) fn page(p: &mut Painter, signs: &[Sign<'_>], of: Key) -> Option<Result<Drawing, DrawError>> {
    let pages = cut(signs);
    let number = number(of)?;
    let rows = pages.get(number)?;
    draw(p, rows, (number, pages.len()));
    Some(told(rows).beside(p))
}

/// Side of a sign, and from line to line of what it means.
const SIDE: f32 = 44.0;
const LEADING: f32 = 40.0;
/// Space around an entry.
const PAD: f32 = 4.0;
/// Height of a heading between them.
const HEAD: f32 = 48.0;
/// Room inside the panel, from its edges.
const INSIDE: (f32, f32) = (12.0, 10.0);
/// Height of all that is around the entries of a page.
const AROUND: f32 = 2.0 * scale::EDGE + 84.0 + 2.0 * INSIDE.1;
/// The most height of the entries of a page.
const ROOM: f32 = scale::SIDE as f32 - AROUND;
/// So many letters stand in a line at least: pages are cut before anything is drawn.
const LETTERS: usize = 45;

/// What stands on a page.
enum Row<'a> {
    Heading(String),
    Sign(&'a Sign<'a>),
}

impl Row<'_> {
    /// The most height that it takes.
    fn height(&self) -> f32 {
        match self {
            Self::Heading(_) => HEAD,
            Self::Sign(sign) => entry(sign.says.chars().count().div_ceil(LETTERS)),
        }
    }
}

/// The height of an entry of so many lines.
fn entry(lines: usize) -> f32 {
    (LEADING * length(lines)).max(SIDE) + 2.0 * PAD
}

/// The signs on pages of about equal height, those of the board first.
fn cut<'a>(signs: &'a [Sign<'a>]) -> Vec<Vec<Row<'a>>> {
    let (here, others): (Vec<_>, Vec<_>) = signs.iter().partition(|sign| sign.here);
    let mut rows: Vec<Row<'_>> = here.into_iter().map(Row::Sign).collect();
    if !others.is_empty() && !rows.is_empty() {
        rows.push(Row::Heading(text("picture-signs-others")));
    }
    rows.extend(others.into_iter().map(Row::Sign));
    let all: f32 = rows.iter().map(Row::height).sum();
    let most =
        (1..MOST).map(|pages| all / length(pages) + entry(2)).find(|height| *height <= ROOM).unwrap_or(ROOM);
    let mut pages: Vec<Vec<Row<'_>>> = vec![Vec::new()];
    let mut used = 0.0;
    for row in rows {
        // A heading does not stand alone at the end of a page.
        let with = if matches!(row, Row::Heading(_)) { row.height() + entry(2) } else { row.height() };
        if used > 0.0 && used + with > most {
            pages.push(Vec::new());
            used = 0.0;
        }
        used += row.height();
        if let Some(page) = pages.last_mut() {
            page.push(row);
        }
    }
    pages
}

/// Draws a page, one of so many.
fn draw(p: &mut Painter, rows: &[Row<'_>], (number, pages): (usize, usize)) {
    let style = Style::new(Face::Text, scale::PROSE_EVERYWHERE, INK, PANEL_TOP);
    let side = f32::from(scale::SIDE);
    let beside = SIDE + 14.0;
    let width = side - 2.0 * scale::EDGE - 2.0 * INSIDE.0 - beside;
    let lines: Vec<Vec<String>> = rows
        .iter()
        .map(|row| match row {
            Row::Heading(_) => Vec::new(),
            Row::Sign(sign) => p.wrap(&sign.says, width, &style),
        })
        .collect();
    let high = |row: &Row<'_>, lines: &[String]| match row {
        Row::Heading(_) => HEAD,
        Row::Sign(_) => entry(lines.len()),
    };
    let used: f32 = rows.iter().zip(&lines).map(|(row, lines)| high(row, lines)).sum();
    p.for_all_phones();
    let room = surface::ground(p, scale::SIDE, whole_pixels((used + AROUND).clamp(side * 0.62, side)));
    let part = Say::new("picture-signs-part").with("page", number + 1).with("pages", pages);
    let part = if pages > 1 { words(&part) } else { String::new() };
    let room = bar::header(p, room, &Header::new(text("picture-signs"), part));
    surface::panel(p, room);
    let inner = room.inset_xy(INSIDE.0, INSIDE.1);
    let mut y = inner.y;
    for (row, lines) in rows.iter().zip(&lines) {
        match row {
            Row::Heading(title) => {
                let gold = Style::new(Face::Title, 27.0, GOLD, PANEL_TOP).kind(Kind::Name);
                p.text(title, inner.x, gold.baseline_at(y + HEAD / 2.0), &gold);
            }
            Row::Sign(sign) => one(p, sign, lines, (inner.x, y), (beside, width), &style),
        }
        y += high(row, lines);
    }
}

/// A sign and what it means.
fn one(
    p: &mut Painter,
    sign: &Sign<'_>,
    lines: &[String],
    (x, y): (f32, f32),
    (beside, width): (f32, f32),
    style: &Style,
) {
    let at = Rect::new(x, y + PAD, SIDE, SIDE);
    p.round(at, 8.0, Fill::flat(PLATE));
    (sign.draw)(p, at.inset(5.0));
    let mut base = if lines.len() > 1 { y + PAD + LEADING / 2.0 } else { at.cy() };
    for line in lines {
        let line = p.fit(line, width, style);
        p.text(&line, x + beside, style.baseline_at(base), style);
        base += LEADING;
    }
}

/// The same in words.
fn told(rows: &[Row<'_>]) -> Told {
    let line = |row: &Row<'_>| match row {
        Row::Heading(title) => format!("**{title}**"),
        Row::Sign(sign) => end_stop(sign.says.clone()),
    };
    Told::sheet(&text("picture-signs"), rows.iter().map(line).collect())
}
