//! Orders as they are typed: what is kept of them, and where one that is none stops being understood.
//!
//! What belongs here: the order that a text leads to, and the sentence about one that is none, from the game's notation and from its
//! menus, whichever understood more. What does not: how lines are read, which is the grammar's.

use super::{
    ahead::{ask, is_ahead},
    line::Line,
};
use crate::table::Table;
use skald_vocabulary::interface::{Choices, Menu, Pick, Place, Refusal, RefusalKind, Say, Seat, Step};

/// The most words that are told of what can stand somewhere.
const MOST: usize = 24;

/// Why `seat` cannot give an order beside the others that it has and keeps; `None` where it can.
#[must_use]
pub fn objection(table: &dyn Table, seat: Seat, text: &str, others: &[&str]) -> Option<Refusal> {
    if let Some(Ok(line)) = Line::read(text) {
        return line.steps.iter().find_map(|step| table.plan_objection(seat, &step.with));
    }
    let why = table.order_objection(seat, text, others)?;
    let astray = matches!(why.kind, RefusalKind::Misspelt | RefusalKind::Unfinished);
    Some(if astray { misread(table, seat, text) } else { why })
}

/// An order as it is kept: what its owner typed; where that is no order by itself but leads to one as things stand now, that one; and
/// where it is a path of choices to moves for the next own turn, the line of these.
///
/// # Errors
/// A refusal that says where the text stops being an order, or that something is still to be chosen.
pub fn written(table: &dyn Table, seat: Seat, text: &str) -> Result<String, Refusal> {
    let path = Pick::path(text);
    if !is_ahead(table, &path) {
        if Line::is_line(text) {
            return Ok(text.to_owned());
        }
        // As the menus would have put it together, which note more than was typed, such as who fights.
        let now = table.ask_order(seat, &path).ok().and_then(|step| step.whole);
        let plain = || table.read_order(text).is_ok().then(|| text.to_owned());
        return now.or_else(plain).ok_or_else(|| misread(table, seat, text));
    }
    let Step { whole, menu } = ask(table, seat, &path)?;
    let prompt = || menu.map_or_else(|| Say::new("order-ahead-more"), |menu| menu.prompt);
    whole.ok_or_else(|| {
        Refusal::new(RefusalKind::Unfinished, Say::new("refuse-unfinished").with("prompt", prompt()))
    })
}

/// The refusal of a text that is no order: the game's own reason, or where it stops being one.
fn misread(table: &dyn Table, seat: Seat, text: &str) -> Refusal {
    let path = Pick::path(text);
    let written = table.order_place(text);
    let mut menu = None;
    let mut known = 0;
    for end in 0..=path.len() {
        match ask(table, seat, path.get(..end).unwrap_or_default()) {
            Ok(step) => (menu, known) = (step.menu, end),
            Err(why) => {
                let further = written.as_ref().is_none_or(|place| place.before.len() <= known);
                if further && !matches!(why.kind, RefusalKind::Misspelt | RefusalKind::Unfinished) {
                    return why;
                }
                break;
            }
        }
    }
    let place = match written {
        Some(place) if place.before.len() > known => place,
        other => {
            let mut words = path.iter().map(ToString::to_string);
            let before = words.by_ref().take(known).collect();
            let form = other.filter(|place| place.before.len() == known).map(|place| place.possible);
            Place { before, word: words.next(), possible: possible(menu.as_ref(), form.unwrap_or_default()) }
        }
    };
    Refusal::new(RefusalKind::Misspelt, place.say())
}

/// The words of a menu; where they are too many, what the notation has for them all.
fn possible(menu: Option<&Menu>, form: Vec<String>) -> Vec<String> {
    let Some(menu) = menu else { return form };
    if let Choices::Number { min, max } = menu.pick {
        return vec![format!("{min}–{max}")];
    }
    let list = menu.pick.list();
    if list.len() > MOST && !form.is_empty() {
        return form;
    }
    let mut words: Vec<String> = list.iter().take(MOST).map(|choice| choice.key.to_string()).collect();
    words.extend((list.len() > MOST).then(|| "…".to_owned()));
    words
}
