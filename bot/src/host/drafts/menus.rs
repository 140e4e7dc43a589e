//! Drafts and menus as they are shown: one page at a time, options by number, no keys.

use std::ops::RangeInclusive;

use skald_rules::{
    interface::{
        Choice, Choices, Decision, DecisionId, Duty, Hints, Menu, Pick, Probability, Refusal, Say, Seat,
        Step, Viewer,
    },
    table::{Table, only_choice},
    views::AnyView,
    words::{Names, Words},
};

use crate::host::{
    looks::info::DecisionInfo,
    refused::{HostError, broken},
    table::spoken::Spoken,
};
use crate::invariant::Invariant;
use crate::store::{DraftRow, TableId};

/// How many options fit on one page.
pub const PAGE: usize = 25;

/// A draft as it is shown.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DraftView {
    /// The draft's number; buttons carry it.
    pub id: i64,
    /// The step; buttons carry it, and one of an older step is stale.
    pub step: u32,
    /// The table.
    pub table: TableId,
    /// The id of the game whose cards are played there.
    pub game: &'static str,
    /// The seat.
    pub seat: Seat,
    /// The decision that it answers; `None` for a standing order.
    pub decision: Option<String>,
    /// The question in words.
    pub prompt: String,
    /// What was chosen so far, in words.
    pub chosen: Vec<String>,
    /// What can be chosen next.
    pub menu: Option<MenuView>,
    /// The move or order, if it is whole.
    pub whole: Option<WholeView>,
    /// Whether the turn can be ended with it in one press.
    pub may_end: bool,
    /// Orders in words that can be given together with it, each in one press.
    pub orders: Vec<String>,
    /// Whether a step can be taken back.
    pub can_go_back: bool,
    /// Whether an answer to the decision is given already, which can be taken back.
    pub given: bool,
    /// That answer in sentences, and when it takes effect, where it waits for its moment.
    pub noted: Option<(String, i64)>,
    /// Whether the player may do something else besides.
    pub others: bool,
    /// What stays in view beside the options that follow, where there is something; for whoever reads texts while nothing is chosen
    /// yet.
    pub in_view: Option<InView>,
}

/// Several things that a person may do at a table now.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Questions {
    /// Which, what the table waits for first.
    pub list: Vec<DecisionInfo>,
    /// What stays in view beside them.
    pub in_view: Option<InView>,
}

/// What stays in view while something is chosen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum InView {
    /// A picture.
    Picture(Pictured),
    /// What it shows, told in words under the question: for whoever reads texts.
    Words(Pictured),
}

impl InView {
    /// The same for whoever reads texts.
    #[must_use]
    pub fn in_words(self) -> Self {
        let (Self::Picture(of) | Self::Words(of)) = self;
        Self::Words(of)
    }
}

/// What a private picture is drawn from that shows what the options after a path of choices would do.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pictured {
    /// What the owner of the draft sees.
    pub view: AnyView,
    /// The choices so far.
    pub path: Vec<Pick>,
    /// The names in the order of seats.
    pub names: Vec<String>,
}

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

/// A whole move or order, before it is confirmed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WholeView {
    /// In the game's notation.
    pub line: String,
    /// What it does, in sentences.
    pub says: String,
    /// What it would do as far as the player can know: shares of certainty with what would be seen.
    pub forecast: Vec<(Probability, Vec<String>)>,
}

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

fn label(choices: &Choices, pick: &Pick, words: &Words, names: &dyn Names) -> String {
    words.list(choices.chosen(pick).iter().map(|say| words.say(say, names)).collect())
}

/// The keys picked so far in a menu of which several are chosen.
pub(in crate::host) fn partial_of(draft: &DraftRow) -> Vec<String> {
    draft.partial.split_whitespace().map(str::to_owned).collect()
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

/// What a pick says in words; nothing for a word of the notation that the menu does not have.
fn spoken_pick(menu: &Menu, pick: &Pick, words: &Words, names: &dyn Names) -> Option<String> {
    let held = menu.pick.admits(pick);
    held.then(|| label(&menu.pick, pick, words, names))
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

    /// The answer to a decision that waits for its moment, in sentences, and that moment.
    fn noted(&self, decision: &Decision) -> Option<(String, i64)> {
        let held = self.held_answer(decision.seat, decision.id.0.as_str())?;
        Some((self.deed(decision.seat, decision.id, &held.text), self.released_at(decision)?))
    }

    /// A draft as it is shown to its owner.
    pub(in crate::host) fn view_draft(&self, draft: &DraftRow) -> Result<DraftView, HostError> {
        let table = &*self.playing()?.table;
        let seat = Seat(draft.seat);
        let at = decision_of(draft)?;
        let standing = self.walk(seat, at, &path_of(draft))?;
        let whole = match (&standing.step.whole, at) {
            (None, _) => None,
            (Some(line), Some(at)) => Some(WholeView {
                line: line.clone(),
                says: self.deed(seat, at, line),
                forecast: table
                    .forecast(seat, at, line)?
                    .into_iter()
                    .map(|(share, tales)| (share, self.tales(&tales)))
                    .collect(),
            }),
            (Some(line), None) => {
                let (_, say) = skald_rules::orders::read(table, seat, line)?;
                Some(WholeView { line: line.clone(), says: self.say(&say), forecast: Vec::new() })
            }
        };
        let hints = at.map_or_else(Hints::default, |at| table.hints(seat, at, &path_of(draft)));
        let picked = partial_of(draft);
        let shown = |menu| menu_view(menu, &hints, (&picked, draft.page), self.words, self);
        let menu = standing.step.menu.as_ref().map(shown);
        // What is chosen stays in view until it is confirmed; orders are about cards that one holds.
        let path = || at.map_or_else(Vec::new, |_| path_of(draft));
        let pictured = (hints.picture || at.is_none()).then(|| self.pictured(table, seat, path()));
        let open = at.map_or_else(Vec::new, |_| table.open(seat));
        let decision = open.iter().find(|decision| Some(decision.id) == at);
        let prompt = decision
            .map(|decision| self.say(&decision.prompt))
            .or_else(|| menu.as_ref().map(|menu| menu.prompt.clone()))
            .unwrap_or_else(|| self.words.text("host-order-ready"));
        let noted = decision.and_then(|decision| self.noted(decision));
        let may_end =
            at.zip(whole.as_ref()).is_some_and(|(at, whole)| self.end_after(seat, at, &whole.line).is_some());
        let with = at.zip(whole.as_ref()).map(|(at, whole)| self.orders_with(seat, at, &whole.line));
        let orders = with.unwrap_or_default().into_iter().map(|text| {
            let (_, say) = skald_rules::orders::read(table, seat, &text)?;
            Ok(self.say(&say))
        });
        let orders = orders.collect::<Result<Vec<String>, HostError>>()?;
        Ok(DraftView {
            may_end,
            orders,
            id: draft.id,
            step: draft.step,
            table: draft.table,
            game: self.kind.game,
            seat,
            decision: draft.decision.clone(),
            prompt,
            given: noted.is_some() || decision.is_some_and(|decision| decision.duty == Duty::Given),
            noted,
            others: open.len() > 1,
            can_go_back: standing.chose || !draft.partial.is_empty(),
            chosen: standing.chosen,
            menu,
            whole,
            in_view: pictured.map(InView::Picture),
        })
    }

    /// What may be done from a seat now, beside what its owner sees.
    pub(in crate::host) fn questions(&self, seat: Seat) -> Result<Questions, HostError> {
        let table = &*self.playing()?.table;
        let mut list = self.own_decisions(Viewer::Seat(seat));
        list.sort_by_key(|decision| decision.duty != Duty::Owed);
        let shown = table.open(seat).iter().any(|decision| table.hints(seat, decision.id, &[]).picture);
        let pictured = shown.then(|| self.pictured(table, seat, Vec::new()));
        Ok(Questions { list, in_view: pictured.map(InView::Picture) })
    }

    fn pictured(&self, table: &dyn Table, seat: Seat, path: Vec<Pick>) -> Pictured {
        let names = self.seats.iter().map(|row| self.name(Seat(row.seat))).collect();
        Pictured { view: table.view(Viewer::Seat(seat)), path, names }
    }
}
