//! The questions in words: what is asked, for which card, and what that card does, so that nobody has to look it up.
//!
//! What does not belong here: what may be answered, which is the grammar's.

use super::{Answers, keys};
use crate::{
    cards::{Pool, Role},
    state::{Asked, Card, Code, ItemKind, Question, State, Window},
    text,
};
use skald_vocabulary::interface::Say;

impl Answers<'_> {
    /// The question in words where its menu stands: what the card does that it is about, where it is about one.
    #[must_use]
    pub fn prompt(&self, question: &Question) -> Say {
        let (pool, state) = (self.pool, self.state);
        self.described(question).unwrap_or_else(|| Self::prompt_of(pool, state, question))
    }

    fn described(&self, question: &Question) -> Option<Say> {
        let label = |card| keys::label(self.pool, self.state, card);
        let (id, card, ability) = match &question.what {
            Asked::Trigger(met) => ("lraw-ask-trigger-does", label(met.source), met.ability),
            Asked::YesNo { code: Code::May, about: Some(card) } => {
                ("lraw-ask-may-do", label(*card), self.state.running.as_ref()?.item.ability?)
            }
            Asked::Respond if self.state.window == Some(Window::Response) => {
                let item = self.state.sequence.last()?;
                let on: Vec<Say> = item.groups.iter().flatten().map(|card| label(*card)).collect();
                let card = match label(item.source) {
                    plain if on.is_empty() => plain,
                    plain => Say::new("lraw-ask-on").with("card", plain).with("list", on),
                };
                ("lraw-ask-window-does", card, item.ability?)
            }
            _ => return None,
        };
        let does = text::ability(self.pool.ability(ability));
        Some(Say::new(id).with("card", card).with("does", does))
    }

    /// A question in words, in short: it is asked for wherever a table is looked at.
    #[must_use]
    pub fn prompt_of(pool: &Pool, state: &State, question: &Question) -> Say {
        let of_card = |id, card| Say::new(id).with("card", keys::label(pool, state, card));
        let row = question.row(state.window);
        match &question.what {
            Asked::YesNo { code, about: Some(card) } => about(pool, state, *code, *card),
            Asked::Trigger(met) => {
                let ability = pool.ability(met.ability);
                let id = if ability.body.may { row.ask } else { "lraw-ask-trigger-must" };
                of_card(id, met.source)
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
        (Window::Response, ..) => {
            let item = state.sequence.last()?;
            let trigger = item.kind == ItemKind::Trigger;
            let id = if trigger { "lraw-ask-window-trigger" } else { "lraw-ask-window-item" };
            Some(Say::new(id).with("who", item.seat).with("card", label(item.source)))
        }
        _ => None,
    }
}
