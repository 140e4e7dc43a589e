//! What the table waits for and what a seat may do (section 5). Ids are made of public facts.

use arrayvec::ArrayVec;

use super::AskContext;
use crate::{
    cards::Kind,
    moves::Verb,
    refuse::{Illegal, closed, no},
    state::{Rest, SEATS, State},
    volley::{Asked, Volley},
};
use skald_toolkit::grammar::Row;
use skald_vocabulary::interface::{
    Auto, Decision, DecisionId, Duty, Key, KeyBuilder, Misuse, Say, Seat, Waiting,
};

/// What stays the same about each kind of decision. A forced answer is never given, for it would betray a hand; only a round
/// may end by itself.
mod rows {
    use skald_toolkit::grammar::Row;
    use skald_vocabulary::interface::{Auto, ClockClass};

    /// A small choice, of which nobody else learns that time ran out: what was drawn, found or planned in secret stays so.
    const fn row(kind: &'static str, ask: &'static str, wait: &'static str) -> Row {
        Row::new(kind, ask, wait).class(ClockClass::Choice).auto(Auto::Never).private()
    }

    pub const ACTION: Row =
        Row::new("action", "chaos-ask-action", "chaos-wait-action").auto(Auto::Never).concerns();
    pub const ANSWER: Row = row("answer", "chaos-ask-answer", "chaos-wait-answer")
        .class(ClockClass::Window)
        .together()
        .concerns();
    pub const TAKE: Row = row("take", "chaos-ask-take", "chaos-wait-choice").concerns();
    pub const SEARCH: Row = row("search", "chaos-ask-search", "chaos-wait-choice").concerns();
    pub const SINK: Row = row("sink", "chaos-ask-sink", "chaos-wait-choice").concerns();
    pub const BUY: Row = row("buy", "chaos-ask-buy", "chaos-wait-choice");
    pub const COUNTER: Row = row("counter", "chaos-ask-counter", "chaos-wait-choice").concerns();
    pub const HABIT: Row = row("habit", "chaos-ask-habit", "chaos-wait-choice").concerns();
}

/// An action of the own round.
pub const ACTION: Key = rows::ACTION.kind;
/// The answer to attacks.
pub const ANSWER: Key = rows::ANSWER.kind;
/// The choice of a card out of a hand.
pub const TAKE: Key = rows::TAKE.kind;
/// The choice of a card out of the own Arsenal.
pub const SEARCH: Key = rows::SEARCH.kind;
/// The choice of cards to put under the own Arsenal.
pub const SINK: Key = rows::SINK.kind;
/// Vital Point Four.
pub const BUY: Key = rows::BUY.kind;
/// Countering a lasting Mystical.
pub const COUNTER: Key = rows::COUNTER.kind;
/// What standing orders have the game take down. Nobody is asked, and it is in no menu.
pub const HABIT: Key = rows::HABIT.kind;

/// Whether a decision of this kind is answered by such a move of a player.
#[must_use]
pub fn takes_verb(kind: Key, verb: Verb) -> bool {
    match verb {
        Verb::End | Verb::Lay | Verb::Attack | Verb::Play | Verb::Cycle | Verb::Inspire | Verb::Ability => {
            kind == ACTION
        }
        Verb::Pass | Verb::Answer => kind == ANSWER,
        Verb::Take => kind == TAKE || kind == SEARCH,
        Verb::Nothing => kind == TAKE || kind == SEARCH || kind == SINK,
        Verb::Sink => kind == SINK,
        Verb::Buy => kind == BUY,
        Verb::Counter => kind == COUNTER,
        Verb::Save | Verb::Drop => kind == HABIT,
        // Time alone: no player can say it.
        Verb::Lapse => false,
    }
}

/// A decision that stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stands {
    /// The active player's next action.
    Action(Seat),
    /// A response plan; whether it is about attacks that were passed on.
    Plan(Seat, bool),
    /// A card out of a hand.
    Take(Seat),
    /// A card out of the own Arsenal.
    Search(Seat, Option<Kind>),
    /// Cards to put under the own Arsenal, up to so many.
    Sink(Seat, u8),
    /// Vital Point Four.
    Buy(Seat),
    /// Countering a lasting Mystical.
    Counter(Seat),
    /// What standing orders have the game take down.
    Habit(Seat),
}

impl Stands {
    /// Whose decision it is.
    #[must_use]
    pub const fn seat(self) -> Seat {
        match self {
            Self::Action(seat)
            | Self::Plan(seat, _)
            | Self::Take(seat)
            | Self::Search(seat, _)
            | Self::Sink(seat, _)
            | Self::Buy(seat)
            | Self::Counter(seat)
            | Self::Habit(seat) => seat,
        }
    }

    /// The row of this kind of decision.
    const fn row(self) -> &'static Row {
        match self {
            Self::Action(_) => &rows::ACTION,
            Self::Plan(..) => &rows::ANSWER,
            Self::Take(_) => &rows::TAKE,
            Self::Search(..) => &rows::SEARCH,
            Self::Sink(..) => &rows::SINK,
            Self::Buy(_) => &rows::BUY,
            Self::Counter(_) => &rows::COUNTER,
            Self::Habit(_) => &rows::HABIT,
        }
    }
}

/// The id of a decision that stands.
#[must_use]
pub fn id_of(state: &State, stands: Stands) -> DecisionId {
    // Round numbers and ids have at most ten digits, and no round has ten thousand acts: every id fits.
    let spelled = match stands {
        Stands::Action(_) => round(state).text(".").number(state.acts),
        Stands::Plan(seat, late) => {
            let id = state.volley.as_ref().map_or(0, |volley| volley.id);
            Key::build().text(if late { "r" } else { "v" }).number(id).text(".").text(seat.key().as_str())
        }
        Stands::Take(_) | Stands::Search(..) | Stands::Sink(..) => {
            Key::build().text("c").number(state.serial)
        }
        Stands::Buy(seat) => Key::build().text("buy.").text(seat.key().as_str()),
        Stands::Counter(seat) => Key::build().text("counter.").text(seat.key().as_str()),
        Stands::Habit(seat) => Key::build().text("habit.").text(seat.key().as_str()),
    };
    DecisionId(spelled.made())
}

/// The id under which a seat's orders have things taken down.
#[must_use]
pub fn habit_id(state: &State, seat: Seat) -> DecisionId {
    id_of(state, Stands::Habit(seat))
}

/// The word of the present round.
fn round(state: &State) -> KeyBuilder {
    Key::build().text("t").number(state.round)
}

/// What is owed now, and by whom.
fn owed(state: &State) -> ArrayVec<Stands, SEATS> {
    match state.rest {
        Rest::Over => ArrayVec::new(),
        Rest::Action => [Stands::Action(state.active())].into_iter().collect(),
        Rest::Choice => [choice(state)].into_iter().collect(),
        Rest::Response | Rest::Redirect => {
            let late = state.rest == Rest::Redirect;
            let Some(volley) = &state.volley else { return ArrayVec::new() };
            volley.plans.asked().map(|seat| Stands::Plan(seat, late)).take(SEATS).collect()
        }
    }
}

fn choice(state: &State) -> Stands {
    let seat = state.active();
    match state.pending.as_ref().map_or(Asked::Nothing, |pending| pending.asked) {
        Asked::Search(kind) => Stands::Search(seat, kind),
        Asked::Cycle(most) => Stands::Sink(seat, most),
        Asked::Nothing => Stands::Take(seat),
    }
}

/// The row of a decision that stands: time is short for whoever is away (CHAOS-22.7).
fn row(state: &State, stands: Stands) -> Row {
    stands.row().away(state.side(stands.seat()).is_away())
}

/// The stretch of play whose time a decision draws on: the whole round shares one budget, each window and choice has its
/// own (CHAOS-22.1).
fn span(state: &State, stands: Stands) -> Key {
    match stands {
        Stands::Action(_) => round(state).made(),
        _ => id_of(state, stands).0,
    }
}

/// Whether an answer that the table waits for is missing or given: plans lie there until all are in.
fn duty(state: &State, stands: Stands) -> Duty {
    let given = |volley: &Volley| volley.plans.own(stands.seat()).is_some();
    match stands {
        Stands::Plan(..) if state.volley.as_deref().is_some_and(given) => Duty::Given,
        _ => Duty::Owed,
    }
}

/// The seats for which the table waits. Public.
pub fn awaited(state: &State) -> impl Iterator<Item = Seat> + '_ {
    owed(state).into_iter().filter(|stands| duty(state, *stands) == Duty::Owed).map(Stands::seat)
}

/// Whom the table waits for. Public.
#[must_use]
pub fn waiting(state: &State) -> Waiting {
    if state.rest == Rest::Over {
        return Waiting::Over;
    }
    let waits = owed(state)
        .into_iter()
        .filter(|stands| duty(state, *stands) == Duty::Owed)
        .map(|stands| {
            let row = row(state, stands);
            row.wait(stands.seat(), span(state, stands), about(state, stands))
        })
        .collect();
    Waiting::Seats(waits)
}

/// What is waited for, in words that everybody may read: how many attacks, and of whom.
fn about(state: &State, stands: Stands) -> Say {
    let count = |seat, late| state.volley.as_deref().map_or(0, |volley| volley.against(seat, late).len());
    match stands {
        Stands::Plan(seat, true) => Say::new("chaos-wait-passed").with("count", count(seat, true)),
        Stands::Plan(seat, false) => {
            Say::new(rows::ANSWER.wait).with("count", count(seat, false)).with("by", state.active())
        }
        _ => Say::new(row(state, stands).wait),
    }
}

/// Whether this is an open moment (section 3).
#[must_use]
pub fn is_open(state: &State) -> bool {
    matches!(state.rest, Rest::Action | Rest::Response | Rest::Redirect)
}

/// All that a seat may do now. Private to the seat.
#[must_use]
pub fn open(table: AskContext<'_>, seat: Seat) -> Vec<Decision> {
    let state = table.state;
    let mut all: Vec<Decision> = Vec::new();
    for stands in owed(state).into_iter().filter(|stands| stands.seat() == seat) {
        all.push(decision(table, stands, duty(state, stands)));
    }
    if is_open(state) && state.lives(seat) {
        let rights = [Stands::Buy(seat), Stands::Counter(seat)];
        all.extend(
            rights
                .into_iter()
                .filter(|stands| right_refused(table, *stands).is_none())
                .map(|stands| decision(table, stands, Duty::Free)),
        );
    }
    all
}

fn decision(table: AskContext<'_>, stands: Stands, duty: Duty) -> Decision {
    let state = table.state;
    let row = row(state, stands);
    let prompt = match stands {
        Stands::Sink(_, most) => row.prompt().with("most", most),
        _ => row.prompt(),
    };
    let row = match stands {
        Stands::Action(seat) => row.auto(ends_by_itself(table, seat)),
        _ => row,
    };
    row.decision(id_of(state, stands), stands.seat(), duty, span(state, stands), prompt)
}

/// Whether a round in which nothing but its end is left may end by itself: everybody sees that an empty hand holds nothing;
/// that what it holds is of no use only its owner may have told; and who could still counter is left to it.
fn ends_by_itself(table: AskContext<'_>, seat: Seat) -> Auto {
    if table.counter_refused(seat).is_none() {
        return Auto::Never;
    }
    if table.state.side(seat).hand.is_empty() { Auto::Public } else { Auto::Consent }
}

/// Why a right cannot be used now; `None` when it can.
fn right_refused(table: AskContext<'_>, stands: Stands) -> Option<Illegal> {
    match stands {
        Stands::Buy(seat) => table.buy_refused(seat),
        Stands::Counter(seat) => table.counter_refused(seat),
        _ => None,
    }
}

/// Finds a decision by its id.
///
/// # Errors
/// [`Illegal`] with the reason why it does not stand.
pub fn find(table: AskContext<'_>, at: DecisionId) -> Result<Stands, Illegal> {
    let state = table.state;
    if state.rest == Rest::Over {
        return Err(Misuse::Over.into());
    }
    match meant(state, at) {
        Some(stands @ Stands::Habit(seat)) if state.lives(seat) => Ok(stands),
        Some(stands @ (Stands::Buy(seat) | Stands::Counter(seat))) => {
            if !state.lives(seat) {
                return Err(no("chaos-no-down", "CHAOS-20.1"));
            }
            if !is_open(state) {
                let buys = matches!(stands, Stands::Buy(_));
                let id = if buys { "chaos-no-choosing" } else { "chaos-no-choosing-now" };
                return Err(no(id, "CHAOS-18.2").with("who", state.active()));
            }
            right_refused(table, stands).map_or(Ok(stands), Err)
        }
        Some(stands) if owed(state).contains(&stands) => Ok(stands),
        _ => Err(why_closed(state, at)),
    }
}

/// The decision of this game that would have this id, whether it stands or not. Ids begin differently, so that one has to be
/// spelled only, however many seats there are.
fn meant(state: &State, at: DecisionId) -> Option<Stands> {
    let text = at.0.as_str().as_bytes();
    let seat = || {
        let letter = text.last()?.checked_sub(b'a')?;
        Some(Seat(letter)).filter(|seat| seat.0 < state.count())
    };
    let stands = match text {
        [b'h', ..] => Stands::Habit(seat()?),
        [b't', ..] => Stands::Action(state.active()),
        [b'v', ..] => Stands::Plan(seat()?, false),
        [b'r', ..] => Stands::Plan(seat()?, true),
        [b'c', b'o', ..] => Stands::Counter(seat()?),
        [b'c', ..] => choice(state),
        [b'b', ..] => Stands::Buy(seat()?),
        _ => return None,
    };
    (id_of(state, stands) == at).then_some(stands)
}

/// Why a decision that was or will be open does not stand.
fn why_closed(state: &State, at: DecisionId) -> Illegal {
    let text = at.0.as_str();
    let own_round = text.strip_prefix('t').and_then(|rest| rest.split('.').next()?.parse::<u32>().ok());
    if own_round == Some(state.round) && matches!(state.rest, Rest::Response | Rest::Redirect) {
        return closed("chaos-no-answered", "CHAOS-4.8");
    }
    if own_round == Some(state.round) && state.rest == Rest::Choice {
        return closed("chaos-no-choice-first", "CHAOS-18.2");
    }
    let window = text.starts_with(['v', 'r']) && text.contains('.');
    if window && !matches!(state.rest, Rest::Response | Rest::Redirect) {
        return closed("chaos-no-window", "CHAOS-12.10");
    }
    closed("chaos-refuse-closed", "CHAOS-22.5")
}
