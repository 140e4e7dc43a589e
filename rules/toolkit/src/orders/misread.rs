//! Where a typed order stops being understood, and what can stand there.
//!
//! What belongs here: the sentence about it, from the game's notation and from its menus, whichever understood more. What does
//! not: how lines are read, which is the grammar's.

use super::ahead;
use crate::table::Table;
use skald_vocabulary::interface::{Choices, Menu, Pick, Place, Refusal, RefusalKind, Seat};

/// The most words that are told of what can stand somewhere.
const MOST: usize = 24;

/// Why `seat` cannot give an order beside the others that it has and keeps; `None` where it can.
#[must_use]
pub fn objection(table: &dyn Table, seat: Seat, text: &str, others: &[&str]) -> Option<Refusal> {
    let why = table.order_objection(seat, text, others)?;
    Some(if why.kind == RefusalKind::Misspelt { misread(table, seat, text) } else { why })
}

/// The refusal of a text that is no order: the game's own reason, or where it stops being one.
pub(super) fn misread(table: &dyn Table, seat: Seat, text: &str) -> Refusal {
    let path = Pick::path(text);
    let written = table.order_place(text);
    let mut menu = None;
    let mut known = 0;
    for end in 0..=path.len() {
        match ahead::ask(table, seat, path.get(..end).unwrap_or_default()) {
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
