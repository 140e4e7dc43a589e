//! The path of choices that a draft has come: read from its row, and put into words.
//!
//! What belongs here: where a path leads. What does not: what is shown of that (`shown`), and how it goes on (`choosing`).

use skald_rules::{
    interface::{Choices, DecisionId, Menu, Pick, Refusal, Seat, Step},
    table::{Table, only_choice},
    words::{Names, Words},
};

use crate::host::{
    refused::{HostError, broken},
    table::spoken::Spoken,
};
use crate::store::DraftRow;

/// Where a draft stands: what its path leads to.
pub(in crate::host) struct Standing {
    pub step: Step<String>,
    pub chosen: Vec<String>,
    /// Whether any of it was a choice: a question with one possible answer is none.
    pub chose: bool,
}

/// The path of a draft.
pub(in crate::host) fn path_of(draft: &DraftRow) -> Vec<Pick> {
    Pick::path(&draft.path)
}

/// The decision of a draft; nothing for a standing order.
///
/// # Errors
/// [`HostError::Broken`] when the row names what is no decision.
pub(in crate::host) fn decision_of(draft: &DraftRow) -> Result<Option<DecisionId>, HostError> {
    let read = |text: &str| DecisionId::new(text).map_err(|_| broken(draft.table, "a draft of no decision"));
    draft.decision.as_deref().map(read).transpose()
}

/// Where a path leads, in a decision or in the putting together of an order.
pub(in crate::host) fn ask(
    table: &dyn Table,
    seat: Seat,
    at: Option<DecisionId>,
    path: &[Pick],
) -> Result<Step<String>, Refusal> {
    match at {
        Some(at) => table.ask(at, path),
        None => skald_rules::orders::ask(table, seat, path),
    }
}

/// The keys picked so far in a menu of which several are chosen.
pub(in crate::host) fn partial_of(draft: &DraftRow) -> Vec<String> {
    draft.partial.split_whitespace().map(str::to_owned).collect()
}

fn label(choices: &Choices, pick: &Pick, words: &Words, names: &dyn Names) -> String {
    words.list(choices.chosen(pick).iter().map(|say| words.say(say, names)).collect())
}

/// What a pick says in words; nothing for a word of the notation that the menu does not have.
fn spoken_pick(menu: &Menu, pick: &Pick, words: &Words, names: &dyn Names) -> Option<String> {
    let held = menu.pick.admits(pick);
    held.then(|| label(&menu.pick, pick, words, names))
}

impl Spoken<'_> {
    /// Walks the path of a draft from its beginning, putting every choice into words.
    pub(in crate::host) fn walk(
        self,
        seat: Seat,
        at: Option<DecisionId>,
        path: &[Pick],
    ) -> Result<Standing, HostError> {
        let table = &*self.playing()?.table;
        let (mut chosen, mut chose) = (Vec::new(), false);
        let mut so_far: Vec<Pick> = Vec::new();
        for pick in path {
            let step = ask(table, seat, at, &so_far)?;
            chose |= at.is_none() || only_choice(&step).is_none();
            let label = |menu: Menu| label(&menu.pick, pick, self.words, &self);
            chosen.push(step.menu.map_or_else(|| pick.to_string(), label));
            so_far.push(pick.clone());
        }
        Ok(Standing { step: ask(table, seat, at, path)?, chosen, chose })
    }

    /// A whole move in the words of the menus that lead to it.
    pub(in crate::host) fn said(&self, seat: Seat, at: DecisionId, line: &str) -> String {
        let Ok(playing) = self.playing() else { return String::new() };
        let mut said = Vec::new();
        let mut so_far: Vec<Pick> = Vec::new();
        for pick in Pick::path(line) {
            let menu = ask(&*playing.table, seat, Some(at), &so_far).ok().and_then(|step| step.menu);
            said.extend(menu.and_then(|menu| spoken_pick(&menu, &pick, self.words, self)));
            so_far.push(pick);
        }
        said.join(", ")
    }

    /// What a whole move does, in sentences to its player.
    pub(in crate::host) fn deed(&self, seat: Seat, at: DecisionId, line: &str) -> String {
        let Ok(playing) = self.playing() else { return String::new() };
        let says = playing.table.deed(seat, at, line);
        says.iter().map(|say| self.say(say)).collect::<Vec<_>>().join(" ")
    }
}
