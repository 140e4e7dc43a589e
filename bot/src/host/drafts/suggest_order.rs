//! What can be typed next while a standing order is written.

use skald_rules::{
    interface::{Choices, Pick},
    orders,
};

use crate::host::{
    drafts::suggest::Suggestion,
    orders::passing::{PASS, read_any},
    play::typing::{next_words, split},
    refused::HostError,
    service::core::Host,
};
use crate::store::{Person, TableId};

impl Host {
    /// What a person can type as a standing order, given what was typed so far; at most `most`.
    ///
    /// # Errors
    /// A refusal when the game is not on or the person does not sit there.
    pub async fn suggest_order(
        &self,
        person: Person,
        table: TableId,
        typed: &str,
        most: usize,
    ) -> Result<Vec<Suggestion>, HostError> {
        let (held, seat) = self.hold_seat(table, person).await?;
        let game = &*held.playing()?.table;
        let spoken = held.spoken(self.words);
        let (path, half) = split(typed);
        // The last word may be half written, or whole with more to come.
        let mut tries = vec![(path.as_slice(), "")];
        if half && let Some((last, before)) = path.split_last() {
            tries.push((before, last.as_str()));
        }
        let mut out: Vec<Suggestion> = Vec::new();
        for (before, begun) in tries {
            let Ok(step) = orders::ask(game, seat, before) else { continue };
            // Moves for the next turn are looked for on sketches: too dear to be tried word for word.
            let sketched = orders::is_ahead(game, before);
            if let Some(whole) = step.whole.filter(|_| begun.is_empty()) {
                let label =
                    read_any(game, seat, &whole).map_or_else(|_| whole.clone(), |(_, say)| spoken.say(&say));
                let value = if sketched { Pick::line(before) } else { whole };
                out.push(Suggestion { value, label, whole: true });
            }
            let Some(menu) = step.menu else { continue };
            // What the question adds to explain itself would push out the words that tell the suggestions apart.
            let asked = spoken.say(&menu.prompt);
            let prompt = asked.split_inclusive('?').next().unwrap_or(&asked);
            let words = next_words(&menu.pick, begun, self.words, &spoken);
            if let Choices::Number { min, max } = menu.pick
                && words.is_empty()
            {
                // It says what can be typed, and chooses nothing.
                let label = format!("{prompt} {min}–{max}");
                out.push(Suggestion { value: Pick::line(before), label, whole: false });
            }
            for word in words {
                let mut next = before.to_vec();
                next.push(Pick::word(&word.word));
                let whole = !word.open
                    && !sketched
                    && game.ask_order(seat, &next).ok().and_then(|step| step.whole).is_some();
                let label = format!("{prompt} {}", word.label);
                out.push(Suggestion { value: Pick::line(&next), label, whole });
            }
        }
        if PASS.starts_with(typed.trim())
            && let Ok((_, say)) = read_any(game, seat, PASS)
        {
            out.push(Suggestion { value: PASS.to_owned(), label: spoken.say(&say), whole: true });
        }
        let mut seen = std::collections::BTreeSet::new();
        out.retain(|suggestion| seen.insert(suggestion.value.clone()));
        out.truncate(most);
        Ok(out)
    }
}
