//! Decisions by table rows (5.4): what stays the same about each kind of question, and the question that stands as a decision.

use crate::{
    cards::{Place, Pool, T},
    state::{Asked, At, Code, Question, State, Window},
};
use skald_toolkit::grammar::Row;
use skald_vocabulary::interface::{
    Auto, ClockClass, Decision, DecisionId, Duty, Grid, Key, Release, Say, Seat, Wait,
};

/// When a pass by hand in a foreign turn counts, so that its moment tells nothing: the first of a turn every ten minutes, or as
/// the table has it, further ones every minute. What is used counts at once (5.2.2).
const PASSES: Grid = Grid { first: 10, further: 1, at_once: Some(Key::of("use")) };

/// Everything that may be asked in a window.
const fn window(kind: &'static str, wait: &'static str) -> Row {
    Row::new(kind, "lraw-ask-window", wait).grid(PASSES).auto(Auto::Never).concerns()
}

/// What depends on cards that others do not see is put in the same way whatever they are (ASY-7).
const fn hidden(kind: &'static str, ask: &'static str) -> Row {
    Row::new(kind, ask, "lraw-wait-choice").auto(Auto::Never)
}

const fn choice(kind: &'static str, ask: &'static str) -> Row {
    Row::new(kind, ask, "lraw-wait-choice")
}

const fn opening(kind: &'static str, ask: &'static str) -> Row {
    Row::new(kind, ask, "lraw-wait-opening").auto(Auto::Never)
}

/// Everybody at the same time and in secret; that a clock answered would tell that nothing was swapped (D-03, CLK-7).
const SIDE: Row =
    Row::new("side", "lraw-ask-side", "lraw-wait-side").together().auto(Auto::Never).private().concerns();

const MAIN: Row = Row::new("main", "lraw-ask-main", "lraw-wait-turn").auto(Auto::Never);
const FOLLOW: Row = Row::new("follow", "lraw-ask-follow", "lraw-wait-turn");
const REDECLARE: Row = Row::new("redeclare", "lraw-ask-redeclare", "lraw-wait-turn");
const TRIGGER: Row = hidden("trigger", "lraw-ask-trigger").concerns();

impl Question {
    /// What stays the same about such a question.
    #[must_use]
    pub const fn row(&self, at: Option<Window>) -> Row {
        match &self.what {
            Asked::Main => MAIN,
            Asked::Respond => match at {
                Some(Window::Conscription) => window("conscription", "lraw-wait-conscription"),
                Some(Window::Attack) => window("attacked", "lraw-wait-attacked"),
                Some(Window::EndOfWar) => window("end-of-war", "lraw-wait-end-of-war"),
                Some(Window::Phase) => window("phase", "lraw-wait-phase"),
                _ => window("respond", "lraw-wait-respond"),
            },
            Asked::Trigger(_) => TRIGGER,
            Asked::Follow => FOLLOW,
            Asked::Redeclare => REDECLARE,
            Asked::Cards { code, .. }
            | Asked::Order { code, .. }
            | Asked::YesNo { code, .. }
            | Asked::Number { code, .. }
            | Asked::Price { code, .. }
            | Asked::Place { code, .. } => code.row(),
            Asked::Counters { .. } => Code::Counters.row(),
        }
    }
}

impl Question {
    /// Whether cards are chosen for what a card does that is just resolving.
    #[must_use]
    pub const fn is_of_script(&self) -> bool {
        use Code::{Discard, Look, Pick, Reveal, Sacrifice, Search};
        matches!(&self.what, Asked::Cards { code: Pick | Search | Look | Discard | Sacrifice | Reveal, .. })
    }

    /// Whether everybody can see which answers there are to a trigger that has to be used: it asks for no price, and for no
    /// targets but Warriors, discarded cards and players.
    #[must_use]
    pub fn is_forced_in_public(&self, pool: &Pool) -> bool {
        let Asked::Trigger(met) = &self.what else { return false };
        let body = &pool.ability(met.ability).body;
        let open = |group: &T| matches!(group, T::Player(_) | T::Card(_, Place::Wz | Place::Discard(_), _));
        !body.may && body.cost.is_empty() && body.t.iter().all(open)
    }
}

impl Code {
    /// What stays the same about such a question.
    #[must_use]
    pub const fn row(self) -> Row {
        match self {
            Self::First => opening("first", "lraw-ask-first"),
            Self::Mulligan => opening("mulligan", "lraw-ask-mulligan"),
            Self::Extra => opening("extra", "lraw-ask-extra"),
            Self::AfterMulligan => opening("guardian", "lraw-ask-guardian"),
            Self::BeforeDraw => choice("ash", "lraw-ask-ash"),
            Self::Quartz => hidden("quartzheart", "lraw-ask-quartzheart"),
            Self::MoreDraw => choice("more-draw", "lraw-ask-more-draw"),
            Self::Upkeep => choice("upkeep", "lraw-ask-upkeep"),
            Self::Pick => choice("pick", "lraw-ask-pick").concerns(),
            Self::May => choice("may", "lraw-ask-may"),
            Self::Search => hidden("search", "lraw-ask-search"),
            Self::Look => hidden("look", "lraw-ask-look"),
            Self::Order => hidden("order", "lraw-ask-order"),
            Self::Discard => hidden("discard", "lraw-ask-discard").concerns(),
            Self::Sacrifice => choice("sacrifice", "lraw-ask-sacrifice").concerns(),
            Self::Zone => choice("zone", "lraw-ask-place"),
            Self::Gamble => choice("gamble", "lraw-ask-gamble"),
            Self::Reroll => choice("reroll", "lraw-ask-reroll"),
            Self::Counters => choice("counters", "lraw-ask-counters"),
            Self::Scour => choice("scour", "lraw-ask-scour"),
            Self::Reveal => hidden("reveal", "lraw-ask-reveal"),
            Self::Tax => choice("tax", "lraw-ask-tax"),
            Self::Rise => choice("rise", "lraw-ask-rise"),
            Self::Reset => choice("reset", "lraw-ask-reset"),
            Self::HandSize => hidden("hand-size", "lraw-ask-hand-size"),
            Self::Trap => choice("trap", "lraw-ask-trap"),
            Self::Steal => choice("steal", "lraw-ask-steal"),
        }
    }
}

fn key(kind: &str, number: impl Into<u64>) -> Key {
    Key::build().text(kind).number(number).made()
}

fn of_seat(kind: &str, seat: Seat) -> DecisionId {
    DecisionId(Key::build().text(kind).text(seat.key().as_str()).made())
}

/// The question that stands, with its row: a turn's time for whoever is active, who waits for no moment in it, and an answer's
/// for others (CLK-1, CLK-2, CLK-7).
fn standing(state: &State) -> Option<(&Question, Row, Key)> {
    let question = state.asked.as_ref()?;
    let row = question.row(state.window);
    let (turn, number) = (state.turn, state.questions);
    if turn == 0 {
        return Some((question, row, key("o", number)));
    }
    if question.seat == state.active {
        return Some((question, row.at_once(), key("t", turn)));
    }
    Some((question, row.class(ClockClass::Window), key("w", number)))
}

/// The stretch that caps all answers of one foreign turn (CLK-3).
fn within(state: &State, class: ClockClass) -> Option<Key> {
    (class == ClockClass::Window).then(|| key("a", state.turn))
}

/// The number of the question that stands, which everybody can count.
#[must_use]
pub fn id(state: &State) -> DecisionId {
    DecisionId(key("q", state.questions))
}

/// Where it is taken down that a player wants to be asked about an own item (5.2.5).
#[must_use]
pub fn hold_id(seat: Seat) -> DecisionId {
    of_seat("h", seat)
}

/// Whose wish is taken down there, if it is such a place.
#[must_use]
pub fn holder(at: DecisionId) -> Option<Seat> {
    Seat::from_key(Key::new(at.0.as_str().strip_prefix('h')?).ok()?).ok()
}

/// The number of a player's side decking.
fn side_id(seat: Seat) -> DecisionId {
    of_seat("s", seat)
}

/// Whose side decking a decision is, of those that wait.
#[must_use]
pub fn sides(state: &State, at: DecisionId) -> Option<Seat> {
    let siding = state.siding.as_ref()?;
    siding.waiting().find(|seat| side_id(*seat) == at)
}

/// Whose side decking a decision was that has its answer.
#[must_use]
pub fn sided(state: &State, at: DecisionId) -> Option<Seat> {
    let siding = state.siding.as_ref()?;
    siding.sides.iter().find(|side| side.done && side_id(side.seat) == at).map(|side| side.seat)
}

/// The number of what a seat owes: its side decking, or the question that stands, if it is put to this seat.
#[must_use]
pub fn owed(state: &State, seat: Seat) -> Option<DecisionId> {
    if state.siding.as_ref().is_some_and(|siding| siding.waits_for(seat)) {
        return Some(side_id(seat));
    }
    state.asked.as_ref().filter(|question| question.seat == seat).map(|_| id(state))
}

/// What a seat may do now. `first` says how many minutes lie between the moments at which a turn's first pass by hand counts.
pub fn open(
    state: &State,
    seat: Seat,
    first: u16,
    pool: &Pool,
    prompt: impl FnOnce(&Question) -> Say,
) -> Option<Decision> {
    let at = owed(state, seat)?;
    if sides(state, at).is_some() {
        return Some(SIDE.decision(at, seat, Duty::Owed, at.0, SIDE.prompt()));
    }
    let (question, row, span) = standing(state)?;
    let mut decision = row.decision(at, seat, Duty::Owed, span, prompt(question));
    decision.clock.within = within(state, row.class);
    if question.is_forced_in_public(pool) {
        decision.auto = Auto::Public;
    }
    // How many cards of a hand fit is seen by its player alone (ASY-7).
    if let Asked::Cards { of, .. } = &question.what
        && of.iter().all(|card| state.card(*card).at == At::Hand)
    {
        decision.auto = Auto::Never;
    }
    if let Release::Grid(grid) = &mut decision.release {
        *grid = Grid { first, further: grid.further.min(first), ..*grid };
    }
    Some(decision)
}

/// Whom the table waits for, and for what, as everybody may know (ASY-4).
#[must_use]
pub fn wait(state: &State) -> Vec<Wait> {
    if let Some(siding) = &state.siding {
        return siding.waiting().map(|seat| SIDE.wait(seat, side_id(seat).0, Say::new(SIDE.wait))).collect();
    }
    let Some((question, row, span)) = standing(state) else { return Vec::new() };
    let mut wait = row.wait(question.seat, span, Say::new(row.wait));
    wait.clock.within = within(state, row.class);
    vec![wait]
}
