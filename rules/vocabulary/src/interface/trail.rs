//! The questions that led to a move, each with what was chosen there, in words.

use super::{Menu, Pick, Say};

/// A question of a menu and what was chosen there.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Answered {
    /// The question.
    pub asked: Say,
    /// What was chosen, by its labels.
    pub chosen: Vec<Say>,
}

/// The questions that led to a move, in their order. They are those of menus, so nothing is in here that its player has not
/// read.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Trail(pub Vec<Answered>);

impl Trail {
    /// Adds what a pick says in a menu; a word of the notation that the menu does not have adds nothing.
    pub fn add(&mut self, menu: &Menu, pick: &Pick) {
        if menu.pick.admits(pick) {
            self.0.push(Answered { asked: menu.prompt.clone(), chosen: menu.pick.chosen(pick) });
        }
    }

    /// What was chosen at the questions with this id.
    #[must_use]
    pub fn at(&self, asked: &str) -> Vec<Say> {
        self.chosen(|question| question.asked.id == asked)
    }

    /// The first thing chosen at the question with this id, if it was asked.
    #[must_use]
    pub fn one(&self, asked: &str) -> Option<Say> {
        self.at(asked).into_iter().next()
    }

    /// What was chosen at all other questions than these.
    #[must_use]
    pub fn besides(&self, asked: &[&str]) -> Vec<Say> {
        self.chosen(|question| !asked.contains(&question.asked.id))
    }

    /// The plain sentence that fits every move: what was chosen.
    #[must_use]
    pub fn sentence(&self) -> Vec<Say> {
        let list = self.besides(&[]);
        let id = if list.is_empty() { "deed-nothing-chosen" } else { "deed-chosen" };
        vec![Say::new(id).with("list", list)]
    }

    fn chosen(&self, of: impl Fn(&Answered) -> bool) -> Vec<Say> {
        self.0.iter().filter(|question| of(question)).flat_map(|question| question.chosen.clone()).collect()
    }
}

/// What is said after the main thing of a sentence, behind a colon; nothing where there is nothing.
#[must_use]
pub fn more(list: Vec<Say>) -> Say {
    let id = if list.is_empty() { "deed-no-more" } else { "deed-more" };
    Say::new(id).with("list", list)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::interface::{Choice, Choices, Key};

    fn menu(asked: &'static str, pick: Choices) -> Menu {
        Menu { prompt: Say::new(asked), pick }
    }

    #[test]
    fn what_was_chosen_is_found_by_its_question() {
        let choice = |key: &'static str, label| Choice::new(Key::of(key), Say::new(label));
        let cards = || vec![choice("a", "anvil"), choice("b", "bell"), choice("c", "cane")];
        let mut trail = Trail::default();
        trail.add(&menu("which", Choices::One(cards())), &Pick::word("b"));
        trail.add(&menu("some", Choices::Some { min: 0, max: 2, of: cards() }), &Pick::word("c+a"));
        trail.add(&menu("many", Choices::Number { min: 1, max: 9 }), &Pick::word("7"));
        trail.add(&menu("which", Choices::One(cards())), &Pick::word("verb"));
        assert_eq!(trail.one("which"), Some(Say::new("bell")));
        assert_eq!(trail.at("some"), [Say::new("cane"), Say::new("anvil")]);
        assert_eq!(trail.besides(&["which", "some"]), [Say::new("deed-number").with("n", 7)]);
        assert_eq!(trail.0.len(), 3, "a word that the menu does not have is left out");
        assert_eq!(trail.sentence()[0].id, "deed-chosen");
        assert_eq!(Trail::default().sentence()[0].id, "deed-nothing-chosen");
    }
}
