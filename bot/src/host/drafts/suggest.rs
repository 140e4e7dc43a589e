//! What can be typed next: autocomplete walks the menu.

use std::{sync::Arc, time::Duration};

use skald_rules::{
    chance::Fast,
    interface::{Choices, Decision, DecisionId, Duty, Pick, Seat},
    players::Player,
    table::Table,
};

use tokio::time::timeout;

use crate::host::{
    play::{
        names::words_of,
        typing::{next_words, split},
    },
    refused::HostError,
    service::core::Host,
    table::spoken::Spoken,
};
use crate::invariant::Invariant;
use crate::store::{Person, TableId};

/// A name that is half written has at most so many words.
const HALF: usize = 3;
/// Of what names may mean, so many ways are followed.
const WAYS: usize = 3;

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
        if !typed.trim().is_empty() {
            return held.spoken(self.words).suggestions(seat, typed, &[], most);
        }
        // Looking ahead takes its time, and the table is not kept waiting for it.
        let (game, log) = (held.playing()?.table.copy(), held.row.log);
        drop(held);
        let patience = Duration::from_millis(self.inner.config.thought.unsigned_abs());
        let likely = in_time(patience, move |goes_on| likely(&*game, seat, log, goes_on)).await;
        let (held, seat) = self.hold_seat(table, person).await?;
        held.spoken(self.words).suggestions(seat, typed, &likely, most)
    }
}

/// What a look ahead finds in time; nothing where it takes too long, or nobody waits for it any more. `goes_on` tells it so.
async fn in_time<T: Default + Send + 'static>(
    patience: Duration,
    look: impl FnOnce(&dyn Fn() -> bool) -> T + Send + 'static,
) -> T {
    if patience.is_zero() {
        return T::default();
    }
    let waits = Arc::new(());
    let waited_for = Arc::downgrade(&waits);
    let found = tokio::task::spawn_blocking(move || look(&|| waited_for.strong_count() > 0));
    let found = timeout(patience, found).await;
    drop(waits);
    match found {
        Ok(found) => found.or_broken(T::default(), "a look ahead comes to its end"),
        Err(_) => T::default(),
    }
}

/// Up to so many whole moves are told at once, where there are no more.
const FEW: usize = 8;
/// So many moves are thought of where there are more.
const THOUGHTS: u64 = 3;

/// The moves that are likely where the table waits for a seat: all, if they are few; else those that a computer in its place
/// would think of, knowing no more than it does. Fewer when it is not to go on.
pub(in crate::host) fn likely(
    table: &dyn Table,
    seat: Seat,
    log: u32,
    goes_on: &dyn Fn() -> bool,
) -> Vec<(DecisionId, String)> {
    let mut moves: Vec<(DecisionId, String)> = Vec::new();
    for decision in table.open(seat).iter().filter(|decision| decision.duty == Duty::Owed) {
        if !goes_on() {
            break;
        }
        let mut of = table.legal(decision.id, FEW + 1);
        if of.len() > FEW {
            let think = |thought| {
                let mut luck = Fast::new(u64::from(log) * THOUGHTS + thought);
                table.answer_of(Player::Greedy, decision, &mut luck).ok()
            };
            of = (0..THOUGHTS).take_while(|_| goes_on()).filter_map(think).collect();
        }
        moves.extend(of.into_iter().map(|line| (decision.id, line)));
    }
    let mut once = std::collections::BTreeSet::new();
    moves.retain(|one| once.insert((one.0.to_string(), one.1.clone())));
    moves
}

impl Spoken<'_> {
    fn suggestions(
        &self,
        seat: Seat,
        typed: &str,
        likely: &[(DecisionId, String)],
        most: usize,
    ) -> Result<Vec<Suggestion>, HostError> {
        let table = &*self.playing()?.table;
        let mut decisions = table.open(seat);
        decisions.sort_by_key(|decision| decision.duty != Duty::Owed);
        let several = several(table, &decisions);
        let (mut path, half) = split(typed);
        let named = path
            .first()
            .and_then(|first| decisions.iter().find(|decision| decision.id.0.as_str() == first.as_str()))
            .cloned();
        if let Some(decision) = named {
            path.remove(0);
            let mut out = Vec::new();
            self.suggest_in(table, &decision, (&path, half), true, most, &mut out);
            if out.is_empty() {
                let rest = typed.trim_start().get(decision.id.0.as_str().len()..).unwrap_or_default();
                self.suggest_named(table, &decision, rest, true, most, &mut out);
            }
            return Ok(out);
        }
        let mut out = self.wholes(seat, likely)?;
        out.truncate(most);
        for decision in &decisions {
            self.suggest_in(table, decision, (&path, half), several, most, &mut out);
        }
        if out.is_empty() {
            for decision in &decisions {
                self.suggest_named(table, decision, typed, several, most, &mut out);
            }
        }
        out.truncate(most);
        Ok(out)
    }

    /// Whole moves as they are suggested, those that can be said.
    pub(in crate::host) fn wholes(
        &self,
        seat: Seat,
        moves: &[(DecisionId, String)],
    ) -> Result<Vec<Suggestion>, HostError> {
        let table = &*self.playing()?.table;
        let open = table.open(seat);
        let several = several(table, &open);
        let mut out = Vec::new();
        for (at, line) in moves {
            let Some(decision) = open.iter().find(|decision| decision.id == *at) else { continue };
            let said = self.said(seat, *at, line);
            if table.ask(*at, &Pick::path(line)).is_ok_and(|step| step.whole.is_some()) && !said.is_empty() {
                let label = self.under(decision, several, &said);
                push(&mut out, Suggestion { value: format!("{at} {line}"), label, whole: true }, usize::MAX);
            }
        }
        Ok(out)
    }

    /// What stands for a choice in the list: with several questions open, the question before it.
    fn under(&self, decision: &Decision, several: bool, said: &str) -> String {
        if several { format!("{} {said}", self.say(&decision.prompt)) } else { said.to_owned() }
    }

    /// Suggests what can follow names that were typed, the last of which may be half written.
    fn suggest_named(
        &self,
        table: &dyn Table,
        decision: &Decision,
        typed: &str,
        several: bool,
        most: usize,
        out: &mut Vec<Suggestion>,
    ) {
        let words = words_of(typed);
        let before = out.len();
        for half in 0..=words.len().min(HALF) {
            let (named, begun) = words.split_at(words.len() - half);
            let read = if named.is_empty() {
                vec![Vec::new()]
            } else {
                let read = self.names_in(decision, &named.join(" "));
                read.into_iter().take(WAYS).map(|meant| meant.path).collect()
            };
            for path in &read {
                let Ok(step) = table.ask(decision.id, path) else { continue };
                let said = self.said(decision.seat, decision.id, &Pick::line(path));
                if let Some(line) = step.whole.filter(|_| half == 0) {
                    let label = self.under(decision, several, &said);
                    push(
                        out,
                        Suggestion { value: format!("{} {line}", decision.id), label, whole: true },
                        most,
                    );
                }
                let Some(menu) = step.menu else { continue };
                for word in next_words(&menu.pick, &begun.join(" "), self.words, self) {
                    let mut next = path.clone();
                    next.push(Pick::word(&word.word));
                    let whole = !word.open
                        && table.ask(decision.id, &next).ok().and_then(|step| step.whole).is_some();
                    let both = [said.as_str(), word.label.as_str()];
                    let parts: Vec<&str> = both.into_iter().filter(|part| !part.is_empty()).collect();
                    let value = format!("{} {}", decision.id, Pick::line(&next));
                    let label = self.under(decision, several, &parts.join(", "));
                    push(out, Suggestion { value, label, whole }, most);
                }
            }
            if out.len() > before {
                return;
            }
        }
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
        // With one question open that is answered by more than yes or no, everybody knows which one is meant.
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
                let said =
                    if chosen.is_empty() { self.said(decision.seat, decision.id, &whole) } else { chosen };
                let label = format!("{prompt}{}", if said.is_empty() { &whole } else { &said });
                push(out, Suggestion { value: format!("{front}{whole}"), label, whole: true }, most);
            }
            let Some(menu) = step.menu else { continue };
            if let Choices::Number { min, max } = menu.pick
                && next_words(&menu.pick, begun, self.words, self).is_empty()
            {
                // It says what can be typed, and chooses nothing: sent like this it opens the menu, which asks for the number.
                let label = format!("{lead}{min}–{max}");
                let value = format!("{front}{line}").trim_end().to_owned();
                push(out, Suggestion { value, label, whole: false }, most);
            }
            for word in next_words(&menu.pick, begun, self.words, self) {
                let mut next = before.to_vec();
                next.push(Pick::word(&word.word));
                let led = table.ask(decision.id, &next).ok().and_then(|step| step.whole);
                let label = format!("{lead}{}", word.label);
                // What stands there already as a whole move, with what goes without saying or without, needs no second line.
                let meant = led.as_ref().map(|line| format!("{front}{line}"));
                let there = |known: &Suggestion| {
                    let rest = meant.as_ref().and_then(|meant| known.value.strip_prefix(meant.as_str()));
                    known.label == label && rest.is_some_and(|rest| rest.is_empty() || rest.starts_with(' '))
                };
                if out.iter().any(there) {
                    continue;
                }
                let whole = !word.open && led.is_some();
                push(out, Suggestion { value: format!("{front}{}", Pick::line(&next)), label, whole }, most);
            }
        }
    }
}

/// Whether an answer is told with its question: where there are several, and where a bare yes or no says nothing without it.
fn several(table: &dyn Table, open: &[Decision]) -> bool {
    open.len() > 1 || open.iter().any(|decision| is_bare(table, decision))
}

/// Whether a question has hardly any answers, which mean nothing without it.
fn is_bare(table: &dyn Table, decision: &Decision) -> bool {
    let menu = table.ask(decision.id, &[]).ok().and_then(|step| step.menu);
    menu.is_some_and(|menu| matches!(menu.pick, Choices::One(_)) && menu.pick.list().len() <= 2)
}

fn push(out: &mut Vec<Suggestion>, suggestion: Suggestion, most: usize) {
    if out.len() < most && !out.iter().any(|known| known.value == suggestion.value) {
        out.push(suggestion);
    }
}

#[cfg(test)]
mod tests {
    use std::{sync::mpsc, thread::sleep};

    use super::*;

    const PATIENCE: Duration = Duration::from_millis(1_200);

    #[tokio::test]
    async fn whoever_types_waits_no_longer_than_it_is_worth_and_what_nobody_waits_for_ends() {
        assert_eq!(in_time(PATIENCE, |goes_on| u8::from(goes_on())).await, 1, "it is waited for");
        assert_eq!(in_time(Duration::ZERO, |_| 1).await, 0, "nobody thinks where nobody waits");
        let (ended, end) = mpsc::channel();
        let late = in_time(PATIENCE, move |goes_on| {
            while goes_on() {
                sleep(Duration::from_millis(1));
            }
            ended.send(()).unwrap();
            vec![7]
        });
        assert_eq!(late.await, Vec::<i32>::new(), "what is possible is told without it");
        end.recv_timeout(Duration::from_secs(60)).unwrap();
    }
}
