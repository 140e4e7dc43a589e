//! What standing orders have the game take down, for moments at which nobody is asked: saved cards, and what is discarded
//! first (5.2, `save_cards` and `discard_pref`).

use super::{Read, Reading, Table, prefer::kind_of, words::Words};
use crate::{cards::Kind, engine::Act, moves::Verb};
use skald_vocabulary::interface::{Choice, Choices, Menu, Say};

/// The first menu. Nobody is led to it: orders spell the whole move.
pub(super) fn root() -> Menu {
    let of = vec![
        Choice::new(Verb::Save.key(), Say::new("chaos-order-save")),
        Choice::new(Verb::Drop.key(), Say::new("chaos-order-drop")),
    ];
    Menu { prompt: Say::new("chaos-ask-habit"), pick: Choices::One(of) }
}

impl Table<'_> {
    /// Reads what is taken down; nothing after the verb takes it back.
    pub(super) fn read_habit(self, verb: Verb, words: &mut Words<'_>) -> Read {
        match verb {
            Verb::Save => {
                let mut cards = Vec::new();
                while let Some(word) = words.peek() {
                    let card = self.card(word)?;
                    if cards.contains(&card) {
                        return Err(words.stray(root));
                    }
                    words.next();
                    cards.push(card);
                }
                Ok(Reading::whole(Act::Save(cards)))
            }
            Verb::Drop => {
                let mut kinds: Vec<Kind> = Vec::new();
                while let Some(word) = words.peek() {
                    let kind = kind_of(word.as_str()).filter(|kind| !kinds.contains(kind));
                    kinds.push(kind.ok_or_else(|| words.stray(root))?);
                    words.next();
                }
                Ok(Reading::whole(Act::Discards(kinds)))
            }
            _ => Err(words.stray(root)),
        }
    }
}
