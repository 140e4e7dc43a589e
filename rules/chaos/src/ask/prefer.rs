//! What an attacker names in a declaration about a card to be taken (decisions 7 and 12): to be asked, or kinds in order.

use super::{Reading, Table, attack::kind_say, words::Words};
use crate::{
    cards::{Card, Kind, Pick, Primitive, Trigger},
    engine::Entry,
    refuse::Illegal,
    volley::Prefer,
};
use skald_vocabulary::interface::{Choice, Choices, Key, Menu, Say};

const PREFER: Key = Key::of("prefer");
const ASK: Key = Key::of("ask");

/// The kind of card that a word means.
#[must_use]
pub fn kind_of(word: &str) -> Option<Kind> {
    Kind::ALL.into_iter().find(|kind| kind.word() == word)
}

fn kinds_menu(named: &[Kind]) -> Menu {
    Menu { prompt: Say::new("chaos-ask-prefer"), pick: Choices::One(kind_choices(named)) }
}

/// Kinds that were not named yet.
fn kind_choices(named: &[Kind]) -> Vec<Choice> {
    Kind::ALL
        .into_iter()
        .filter(|kind| !named.contains(kind))
        .filter_map(|kind| Some(Choice::new(Key::new(kind.word()).ok()?, kind_say(kind))))
        .collect()
}

impl Table<'_> {
    /// Whether an attack with a card lets its player choose a card out of a hand.
    pub(super) fn takes(self, card: Card) -> bool {
        let list = self.pool.face(card).on(Trigger::Hit);
        list.iter().any(|effect| matches!(effect.act, Primitive::Take(_, Pick::Actor)))
    }

    /// Reads what is named for the card to be taken; a reading where the words end too early.
    ///
    /// # Errors
    /// [`Illegal`] when `prefer` is followed by no kind.
    pub(super) fn read_prefer(
        self,
        entry: &mut Entry,
        words: &mut Words<'_>,
    ) -> Result<Option<Reading>, Illegal> {
        if !self.takes(entry.card) {
            return Ok(None);
        }
        if words.eat(ASK) {
            entry.prefer = Prefer::Ask;
            return Ok(None);
        }
        if !words.eat(PREFER) {
            return Ok(None);
        }
        let mut kinds = Vec::new();
        while let Some(kind) = words.peek().and_then(|word| kind_of(word.as_str()))
            && !kinds.contains(&kind)
        {
            words.next();
            kinds.push(kind);
        }
        if !kinds.is_empty() {
            entry.prefer = Prefer::Kinds(kinds);
            return Ok(None);
        }
        if words.is_done() {
            return Ok(Some(Reading { act: None, menu: words.menu(|| kinds_menu(&[])) }));
        }
        Err(words.stray(|| kinds_menu(&[])))
    }

    /// What may be named further about the card to be taken by the last attack of a volley.
    pub(super) fn prefer_choices(self, entry: &Entry) -> Vec<Choice> {
        match &entry.prefer {
            _ if !self.takes(entry.card) => Vec::new(),
            Prefer::Silent => vec![
                Choice::new(PREFER, Say::new("chaos-choice-prefer")),
                Choice::new(ASK, Say::new("chaos-choice-ask")),
            ],
            Prefer::Ask => Vec::new(),
            Prefer::Kinds(kinds) => kind_choices(kinds),
        }
    }
}
