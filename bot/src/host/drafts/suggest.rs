//! What can be typed next: autocomplete walks the menu.

use skald_rules::{
    interface::{Choices, Decision, Duty, Pick, Seat},
    table::Table,
};

use crate::host::{
    play::typing::{next_words, split},
    refused::HostError,
    service::core::Host,
    table::spoken::Spoken,
};
use crate::invariant::Invariant;
use crate::store::{Person, TableId};

/// One thing that can be typed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Suggestion {
    /// The text; it can be played when `whole`.
    pub value: String,
    /// What the person reads.
    pub label: String,
    /// Whether it is a whole move already.
    pub whole: bool,
}

impl Host {
    /// What a person can type as a move, given what was typed so far; at most `most`.
    ///
    /// # Errors
    /// A refusal when the game is not on or the person does not sit there.
    pub async fn suggest(
        &self,
        person: Person,
        table: TableId,
        typed: &str,
        most: usize,
    ) -> Result<Vec<Suggestion>, HostError> {
        let (held, seat) = self.hold_seat(table, person).await?;
        held.spoken(self.words).suggestions(seat, typed, most)
    }
}

impl Spoken<'_> {
    fn suggestions(&self, seat: Seat, typed: &str, most: usize) -> Result<Vec<Suggestion>, HostError> {
        let table = &*self.playing()?.table;
        let mut decisions = table.open(seat);
        decisions.sort_by_key(|decision| decision.duty != Duty::Owed);
        let several = decisions.len() > 1;
        let (mut path, half) = split(typed);
        let named = path
            .first()
            .and_then(|first| decisions.iter().find(|decision| decision.id.0.as_str() == first.as_str()))
            .cloned();
        if let Some(decision) = named {
            path.remove(0);
            let mut out = Vec::new();
            self.suggest_in(table, &decision, (&path, half), true, most, &mut out);
            return Ok(out);
        }
        let mut out = Vec::new();
        for decision in &decisions {
            self.suggest_in(table, decision, (&path, half), several, most, &mut out);
        }
        out.truncate(most);
        Ok(out)
    }

    /// Suggests what can follow in one decision. Of the path the last word may be half written.
    fn suggest_in(
        &self,
        table: &dyn Table,
        decision: &Decision,
        (path, half): (&[Pick], bool),
        named: bool,
        most: usize,
        out: &mut Vec<Suggestion>,
    ) {
        // The question that it was suggested for goes with it: chosen too late, it is no answer to another one.
        let front = format!("{} ", decision.id);
        // With one question open, everybody knows which one is meant.
        let prompt = if named { format!("{} ", self.say(&decision.prompt)) } else { String::new() };
        // The last word may be half written, or whole with more to come.
        let mut tries = vec![(path, "")];
        if half && let Some((last, before)) = path.split_last() {
            tries.push((before, last.as_str()));
        }
        for (before, begun) in tries {
            let Ok(step) = table.ask(decision.id, before) else { continue };
            let line = Pick::line(before);
            let chosen = self
                .walk(decision.seat, Some(decision.id), before)
                .map(|standing| standing.chosen.join(", "))
                .or_broken(String::new(), "what can be asked can be put into words");
            let lead = if chosen.is_empty() { prompt.clone() } else { format!("{prompt}{chosen}, ") };
            if let Some(whole) = step.whole.filter(|_| begun.is_empty()) {
                let label = if chosen.is_empty() { whole.clone() } else { format!("{prompt}{chosen}") };
                push(out, Suggestion { value: format!("{front}{whole}"), label, whole: true }, most);
            }
            let Some(menu) = step.menu else { continue };
            if let Choices::Number { min, max } = menu.pick {
                let label = format!("{lead}{min}–{max}");
                let value = format!("{front}{line} {min}");
                push(out, Suggestion { value: value.replace("  ", " "), label, whole: false }, most);
            }
            for word in next_words(&menu.pick, begun, self.words, self) {
                let mut next = before.to_vec();
                next.push(Pick::word(&word.word));
                let whole =
                    !word.open && table.ask(decision.id, &next).ok().and_then(|step| step.whole).is_some();
                let value = format!("{front}{}", Pick::line(&next));
                push(out, Suggestion { value, label: format!("{lead}{}", word.label), whole }, most);
            }
        }
    }
}

fn push(out: &mut Vec<Suggestion>, suggestion: Suggestion, most: usize) {
    if out.len() < most && !out.iter().any(|known| known.value == suggestion.value) {
        out.push(suggestion);
    }
}
