//! The pictures of tournaments and leagues: who meets whom, how all stand, and the bracket, in one picture a round.
//!
//! What belongs here: how a tournament looks, from what everybody may see of it. What does not: who meets whom and what a result
//! is worth (`tournament` in the rules), and how a single game looks.

mod bracket;
mod matches;
mod places;
mod size;

use skald_rules::interface::Say;
use skald_rules::tournament::{Entrant, Format, Part, Round, Stage, View};

use crate::layout::Kind;
use crate::look::palette::{GOLD, GROUND_TOP};
use crate::look::scale;
use crate::names::PlayerName;
use crate::page::bar::{self, HEADER, Header};
use crate::page::told::{Told, end_stop};
use crate::painter::{Face, Painter, Rect, Style, whole_pixels};
use crate::scene::{text, words};
use crate::twin::Twin;
use crate::{DrawError, Drawing, fine, surface};

use self::size::Size;

/// A tournament as it is to be drawn.
#[derive(Clone, Debug)]
pub struct Contest<'a> {
    /// What it is called.
    pub name: &'a str,
    /// What everybody may see of it.
    pub view: &'a View,
    /// What people are called, by number.
    pub names: &'a [String],
    /// The same as the picture in words, line by line.
    pub lines: &'a [String],
}

/// Width of the picture.
const WIDE: u16 = scale::SIDE;
/// A picture is at least and at most so high.
const HIGH: (f32, f32) = (500.0, 1000.0);
/// Height of the title of a list, with the space below it.
const TITLE: (f32, f32) = (32.0, 4.0);
/// Space between columns.
const GAP: f32 = 14.0;

/// Draws the round that is played, or was played last, with the standings or the bracket; before the first one, who is there.
///
/// # Errors
/// [`DrawError`] when the PNG cannot be encoded.
pub fn draw(p: &mut Painter, of: &Contest<'_>) -> Result<Drawing, DrawError> {
    fine::alone(p, |p| drawn(p, of))
}

fn drawn(p: &mut Painter, of: &Contest<'_>) -> Result<Drawing, DrawError> {
    let cast = Cast::of(p, of.names);
    // What a page needs is known before the picture is begun; of what has no room the last line says how much there is.
    let chrome = 2.0 * scale::EDGE + HEADER.0 + HEADER.1;
    let page = Page::of(of.view, HIGH.1 - chrome);
    let high = (page.height() + chrome).clamp(HIGH.0, HIGH.1);
    p.for_all_phones();
    let room = surface::ground(p, WIDE, whole_pixels(high));
    let room = bar::header(p, room, &header(of));
    page.draw(p, &cast, of.view, room);
    told(of).beside(p)
}

/// What stands in the picture.
enum Page {
    /// The bracket.
    Bracket(bracket::Plan),
    /// Tables, and the standings beside them where they tell more than the tables.
    Lists { tables: matches::Plan, places: Option<places::Plan> },
}

impl Page {
    fn of(view: &View, most: f32) -> Self {
        if let Some(plan) = bracket::Plan::of(view) {
            return Self::Bracket(plan);
        }
        let most = most - TITLE.0 - TITLE.1;
        let (lists, is_whole) = Self::lists(view, Size::LARGE, most);
        if is_whole { lists } else { Self::lists(view, Size::DENSE, most).0 }
    }

    /// The lists in a size, and whether all of both have room.
    fn lists(view: &View, size: Size, most: f32) -> (Self, bool) {
        // Before anybody is out of a knock-out its standings are a list of names.
        let knockout = view.terms.format == Format::Knockout && view.stage != Stage::Over;
        let places = (!knockout).then(|| places::Plan::of(view, size, most));
        let tables = if places.is_some() {
            matches::Plan::of(view, 1, size, most)
        } else {
            matches::Plan::alone(view, size, most)
        };
        let is_whole = tables.is_whole() && places.as_ref().is_none_or(places::Plan::is_whole);
        (Self::Lists { tables, places }, is_whole)
    }

    fn height(&self) -> f32 {
        match self {
            Self::Bracket(plan) => plan.height(),
            Self::Lists { tables, places } => {
                let places = places.as_ref().map_or(0.0, places::Plan::height);
                TITLE.0 + TITLE.1 + tables.height().max(places)
            }
        }
    }

    fn draw(&self, p: &mut Painter, cast: &Cast, view: &View, room: Rect) {
        let (tables, places) = match self {
            Self::Bracket(plan) => return plan.draw(p, cast, room),
            Self::Lists { tables, places } => (tables, places),
        };
        // Before the first round there are no tables, and nothing but names in the standings.
        let halves = places.is_some() && !view.rounds.is_empty();
        let (left, right) =
            if halves { (room.cell(0, 2, 1, GAP), room.cell(1, 2, 1, GAP)) } else { (room, room) };
        if !view.rounds.is_empty() {
            let at = titled(p, "picture-contest-tables", left);
            tables.draw(p, cast, view, at);
        }
        if let Some(places) = places {
            let at = titled(p, "picture-contest-places", right);
            places.draw(p, cast, view, at);
        }
    }
}

/// The title of a list; returns what is left below.
fn titled(p: &mut Painter, id: &'static str, r: Rect) -> Rect {
    let (head, rest) = r.take_top(TITLE.0, TITLE.1);
    let style = Style::new(Face::Title, 25.0, GOLD, GROUND_TOP).kind(Kind::Name);
    let said = p.fit(&text(id), head.w, &style);
    p.text(&said, head.x + 8.0, style.baseline_at(head.cy()), &style);
    rest
}

/// The line that says how much more there is.
fn more(p: &mut Painter, id: &'static str, count: usize, r: Rect) {
    let style = Style::new(Face::Text, 24.0, GOLD, GROUND_TOP).kind(Kind::Name);
    let said = p.fit(&words(&Say::new(id).with("count", count)), r.w - 8.0, &style);
    p.text(&said, r.x + 8.0, style.baseline_at(r.cy()), &style);
}

fn header(of: &Contest<'_>) -> Header {
    let (right, after) = whereabouts(of.view);
    Header { title: of.name.to_owned(), form: String::new(), right, of: after }
}

/// Where the tournament stands: which round it is, and of how many.
fn whereabouts(view: &View) -> (String, String) {
    let Some(last) = view.last() else { return (text("picture-contest-before"), String::new()) };
    if view.stage == Stage::Over {
        let bracket = bracket::Plan::of(view).is_some();
        let id = if bracket { "picture-contest-bracket-over" } else { "picture-contest-over" };
        return (text(id), String::new());
    }
    let round = words(&Say::new("picture-contest-round").with("round", view.rounds.len()));
    let after = if last.part == Part::Cut {
        text("picture-contest-cut")
    } else {
        words(&Say::new("picture-contest-of").with("planned", view.planned))
    };
    (round, after)
}

/// The texts that stand in for the picture.
fn told(of: &Contest<'_>) -> Told {
    let (right, after) = whereabouts(of.view);
    let head = end_stop(format!("{right} {after}").trim().to_owned());
    let mut twin = Twin::new();
    twin.heading(&PlayerName::new(of.name, 1).in_message());
    twin.line(head.clone());
    for line in of.lines {
        twin.line(line.clone());
    }
    let mut alt = vec![end_stop(of.name.to_owned()), head];
    alt.extend(of.lines.iter().cloned().map(end_stop));
    Told::new(alt.join(" "), twin)
}

/// Those who play, as they can be drawn.
struct Cast {
    names: Vec<String>,
}

impl Cast {
    fn of(p: &mut Painter, names: &[String]) -> Self {
        let drawn = (1..).zip(names).map(|(number, name)| PlayerName::new(name, number).drawn(p));
        Self { names: drawn.collect() }
    }

    fn name(&self, entrant: Entrant) -> &str {
        self.names.get(entrant.index()).map_or("", String::as_str)
    }
}

/// The tables of a round at which somebody sits, with their numbers from 1.
fn tables(round: &Round) -> impl Iterator<Item = (usize, &skald_rules::tournament::Table)> {
    (1..).zip(&round.tables).filter(|(_, table)| !table.seats.is_empty())
}
