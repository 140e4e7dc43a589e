//! The questions in words: what is asked, for which card, and what that card does, so that nobody has to look it up.
//!
//! What does not belong here: what may be answered, which is the grammar's.

use super::{Answers, keys};
use crate::{
    cards::{Pool, Role},
    state::{Asked, Card, Code, Item, ItemKind, Question, State, Window},
    text,
};
use skald_vocabulary::interface::Say;

impl Answers<'_> {
    /// The question in words.
    #[must_use]
    pub fn prompt(&self, question: &Question) -> Say {
        Self::prompt_of(self.pool, self.state, question)
    }

    /// A question in words.
    #[must_use]
    pub fn prompt_of(pool: &Pool, state: &State, question: &Question) -> Say {
        let of_card = |id, card| Say::new(id).with("card", keys::label(pool, state, card));
        let row = question.row(state.window);
        match &question.what {
            Asked::YesNo { code, about: Some(card) } => about(pool, state, *code, *card),
            Asked::Trigger(met) => {
                let ability = pool.ability(met.ability);
                let id = if ability.body.may { row.ask } else { "lraw-ask-trigger-must" };
                of_card(id, met.source).with("does", text::ability(ability))
            }
            Asked::Cards { min, max, .. } => {
                let ask = row.prompt().with("min", *min).with("max", *max);
                match state.running.as_ref().filter(|_| question.is_of_script()) {
                    Some(running) => of_card("lraw-ask-for", running.item.source).with("ask", ask),
                    None => ask,
                }
            }
            Asked::Respond => asked_about(pool, state).unwrap_or_else(|| row.prompt()),
            Asked::Price { about: card, .. } | Asked::Place { card: Some(card), .. } => {
                of_card(row.ask, *card)
            }
            _ => row.prompt(),
        }
    }
}

/// A question about one card that is answered with yes or no.
fn about(pool: &Pool, state: &State, code: Code, card: Card) -> Say {
    let of_card = |id| Say::new(id).with("card", keys::label(pool, state, card));
    match code {
        Code::BeforeDraw => of_card("lraw-ask-ash-end"),
        Code::AfterMulligan => {
            let face = pool.face(state.card(card).face);
            let mut offers = face.abilities.iter().map(|id| pool.ability(*id));
            let offer = offers.find(|ability| ability.role == Role::Mull).map(text::ability);
            of_card(code.row().ask).with("does", offer.unwrap_or(Say::new("lraw-nothing")))
        }
        Code::May => match state.running.as_ref().and_then(|running| running.item.ability) {
            Some(ability) => of_card("lraw-ask-may-do").with("does", text::ability(pool.ability(ability))),
            None => of_card(code.row().ask),
        },
        _ => of_card(code.row().ask),
    }
}

/// What an answer is asked to: what everybody sees.
fn asked_about(pool: &Pool, state: &State) -> Option<Say> {
    let label = |card| keys::label(pool, state, card);
    match (state.window?, state.attack, state.announced) {
        (Window::Attack, Some(attack), _) => {
            let say = Say::new("lraw-ask-window-attack").with("card", label(attack.by));
            Some(say.with("other", label(attack.on)))
        }
        (Window::Conscription, _, Some((card, _))) => {
            Some(Say::new("lraw-ask-window-conscription").with("card", label(card)))
        }
        (Window::EndOfWar, ..) => Some(Say::new("lraw-ask-window-end")),
        (Window::Response, ..) => Some(answered(pool, state, state.sequence.last()?)),
        _ => None,
    }
}

/// An item of the Sequence that may be answered: who uses what on which targets, and what it does.
fn answered(pool: &Pool, state: &State, item: &Item) -> Say {
    let label = |card| keys::label(pool, state, card);
    let on: Vec<Say> = item.groups.iter().flatten().map(|card| label(*card)).collect();
    let card = match label(item.source) {
        plain if on.is_empty() => plain,
        plain => Say::new("lraw-ask-on").with("card", plain).with("list", on),
    };
    let trigger = item.kind == ItemKind::Trigger;
    let (id, does) = match (item.ability, trigger) {
        (Some(ability), true) => ("lraw-ask-window-trigger-does", Some(ability)),
        (Some(ability), false) => ("lraw-ask-window-item-does", Some(ability)),
        (None, true) => ("lraw-ask-window-trigger", None),
        (None, false) => ("lraw-ask-window-item", None),
    };
    let say = Say::new(id).with("who", item.seat).with("card", card);
    match does {
        Some(ability) => say.with("does", text::ability(pool.ability(ability))),
        None => say,
    }
}
