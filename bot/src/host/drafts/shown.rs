//! Drafts, and all that can be done at a table, as they are shown to their owner.

use skald_rules::{
    interface::{Decision, Duty, Hints, Pick, Probability, Seat, Viewer},
    table::Table,
    views::AnyView,
    words::Names,
};

use crate::host::{
    drafts::{
        menus::{MenuView, menu_view},
        path::{decision_of, partial_of, path_of},
    },
    looks::info::DecisionInfo,
    refused::HostError,
    table::spoken::Spoken,
};
use crate::store::{DraftRow, TableId};

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

impl Spoken<'_> {
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
