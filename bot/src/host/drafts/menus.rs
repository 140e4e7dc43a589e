//! Menus as they are shown: one page at a time, options by number, no keys.

use std::ops::RangeInclusive;

use skald_rules::{
    interface::{Choice, Choices, Hints, Menu, Say},
    words::{Names, Words},
};

use crate::invariant::Invariant;

/// How many options fit on one page.
pub const PAGE: usize = 25;

/// One page of a menu.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MenuView {
    /// The question in words.
    pub prompt: String,
    /// How it is answered.
    pub pick: PickKind,
    /// The options of this page.
    pub options: Vec<OptionView>,
    /// Which page, from 0.
    pub page: u32,
    /// How many pages there are.
    pub pages: u32,
    /// How many options were picked so far, where several are.
    pub picked: usize,
}

/// How a menu is answered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PickKind {
    /// By one option.
    One,
    /// By some options; [`crate::host::Choose::Done`] ends the picking when there are several pages.
    Some {
        /// At least this many.
        min: u8,
        /// At most this many.
        max: u8,
    },
    /// By all options one after another, in the wanted order.
    Order,
    /// By a number, as text, or by an option where they are few.
    Number {
        /// The least.
        min: i64,
        /// The most.
        max: i64,
    },
}

/// One option of a menu.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OptionView {
    /// Its number in the whole menu, from 0.
    pub number: u16,
    /// Its name.
    pub label: String,
    /// A second line.
    pub note: Option<String>,
    /// Where it stands among those picked, from 1.
    pub picked: Option<usize>,
}

/// The numbers among which one is chosen, if they are so few that nobody need type one.
pub(in crate::host) fn few_numbers(choices: &Choices) -> Option<RangeInclusive<i64>> {
    match choices {
        Choices::Number { min, max } if usize::try_from(max.saturating_sub(*min)).is_ok_and(|n| n < PAGE) => {
            Some(*min..=*max)
        }
        _ => None,
    }
}

fn of_number((number, value): (u16, i64)) -> OptionView {
    OptionView { number, label: value.to_string(), note: None, picked: None }
}

/// One page of a menu in words, with what stands beside its options and what of it was picked.
#[must_use]
pub fn menu_view(
    menu: &Menu,
    hints: &Hints,
    (partial, page): (&[String], u32),
    words: &Words,
    names: &dyn Names,
) -> MenuView {
    let list = menu.pick.list();
    let pages = list.len().div_ceil(PAGE).max(1);
    let page = usize::try_from(page).or_broken(0, "a page is a small number").min(pages - 1);
    let hint = |key| hints.notes.iter().find(|(of, _)| *of == key).map(|(_, hint)| hint);
    let say = |say: &Say| words.say(say, names);
    let option = |(number, choice): (u16, &Choice)| OptionView {
        number,
        label: say(&choice.label),
        note: choice.note.as_ref().or_else(|| hint(choice.key)).map(&say),
        picked: partial.iter().position(|key| key == choice.key.as_str()).map(|at| at + 1),
    };
    let options = match few_numbers(&menu.pick) {
        Some(numbers) => (0..).zip(numbers).map(of_number).collect(),
        None => (0..).zip(list).skip(page * PAGE).take(PAGE).map(option).collect(),
    };
    MenuView {
        prompt: say(&menu.prompt),
        pick: match &menu.pick {
            Choices::One(_) => PickKind::One,
            Choices::Some { min, max, .. } => PickKind::Some { min: *min, max: *max },
            Choices::Order(_) => PickKind::Order,
            Choices::Number { min, max } => PickKind::Number { min: *min, max: *max },
        },
        options,
        page: u32::try_from(page).or_broken(0, "a page is a small number"),
        pages: u32::try_from(pages).or_broken(u32::MAX, "pages are few"),
        picked: partial.len(),
    }
}
