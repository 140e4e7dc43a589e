//! What the match waits for, and what a seat may do now (section 5). Ids are made of public facts: round, turn, seat.

use crate::{
    ask::{Illegal, Kind, forced, wishes},
    options::Form,
    setup::Rules,
    state::{Phase, State},
};
use skald_toolkit::grammar::Row;
use skald_vocabulary::interface::{Auto, Decision, DecisionId, Duty, Key, Misuse, Say, Seat, Waiting};

/// Every answer that the match waits for, also of seats that have given up.
#[must_use]
pub fn owed(state: &State) -> Vec<(Seat, Kind)> {
    match &state.phase {
        Phase::Pantheon(seat) => vec![(*seat, Kind::Pantheon)],
        Phase::Decks(asked) => asked.missing().map(|seat| (seat, Kind::Deck)).collect(),
        Phase::Lay(seat) => vec![(*seat, Kind::Lay)],
        Phase::Opening(seat) => vec![(*seat, Kind::Open)],
        Phase::Pick(seat) => vec![(*seat, Kind::Pick)],
        Phase::Play(seat) => vec![(*seat, Kind::Play)],
        Phase::Maneuver(seat) => vec![(*seat, Kind::Maneuver)],
        Phase::Traitors(seat) => vec![(*seat, Kind::Traitors)],
        Phase::Draw(seat) => vec![(*seat, Kind::Draw)],
        Phase::Follow(seat) => vec![(*seat, Kind::Follow)],
        Phase::Trade { to, .. } => vec![(*to, Kind::Trade)],
        Phase::Plans(asked) => asked.missing().map(|seat| (seat, Kind::Plan)).collect(),
        Phase::Agree { yes, .. } => yes.missing().map(|seat| (seat, Kind::Agree)).collect(),
        Phase::Starter(named) => {
            named.iter().filter(|(_, first)| first.is_none()).map(|(seat, _)| (*seat, Kind::First)).collect()
        }
        Phase::Over => Vec::new(),
    }
}

/// The answers that were given and may still be changed.
#[must_use]
pub fn given(state: &State) -> Vec<(Seat, Kind)> {
    match &state.phase {
        Phase::Decks(asked) => asked.given().map(|seat| (seat, Kind::Deck)).collect(),
        Phase::Plans(asked) => asked.given().map(|seat| (seat, Kind::Plan)).collect(),
        Phase::Agree { yes, .. } => yes.given().map(|seat| (seat, Kind::Agree)).collect(),
        Phase::Starter(named) => {
            named.iter().filter(|(_, first)| first.is_some()).map(|(seat, _)| (*seat, Kind::First)).collect()
        }
        _ => Vec::new(),
    }
}

/// The id of a decision, such as `r1.t7`.
#[must_use]
pub fn id_of(state: &State, seat: Seat, kind: Kind) -> DecisionId {
    let (round, turn) = (state.round, state.turn);
    let text = match kind {
        Kind::Pantheon => format!("lead.{seat}"),
        Kind::Deck => format!("deck.{seat}"),
        Kind::Lay => format!("r{round}.lay.{seat}"),
        Kind::Open => format!("r{round}.open.{seat}"),
        Kind::Pick => format!("r{round}.pick.{seat}"),
        Kind::Play => format!("r{round}.t{turn}"),
        Kind::Maneuver => {
            let moves = state.last.as_ref().map_or(1, |last| last.path.len());
            format!("r{round}.t{turn}.m{moves}")
        }
        Kind::Traitors => format!("r{round}.t{turn}.top"),
        Kind::Phoenix(turn) => format!("r{round}.t{turn}.low.{seat}"),
        Kind::Draw => format!("r{round}.t{turn}.draw"),
        Kind::Follow => format!("r{round}.t{turn}.then"),
        Kind::Trade => format!("r{round}.t{turn}.give"),
        Kind::Plan => format!("r{round}.plan.{seat}"),
        Kind::Agree => format!("r{round}.yes.{seat}"),
        Kind::First => format!("r{round}.first.{seat}"),
    };
    // Rounds have one digit and turns at most three, so that every id fits.
    DecisionId(Key::made(&text))
}

/// A decision that stands: whose, and of which kind. Seats that have given up have none.
///
/// # Errors
/// [`Illegal`] when the match is over or no such decision stands.
pub fn standing_as(rules: &Rules, state: &State, at: DecisionId) -> Result<(Seat, Kind), Illegal> {
    if let Some(end) = &state.end {
        return Err(Illegal::Over(end.places.first().cloned().unwrap_or_default()));
    }
    let found = all(rules, state).into_iter().map(|(seat, kind, _)| (seat, kind));
    let mut found = found.filter(|(seat, kind)| !state.has_left(*seat) && id_of(state, *seat, *kind) == at);
    found.next().ok_or_else(|| match (at_turn(at), owed(state).as_slice()) {
        (Some((round, turn)), [(seat, Kind::Play)]) if (round, turn) > (state.round, state.turn) => {
            Illegal::NotYourTurn(*seat)
        }
        _ => closed(state, at),
    })
}

/// Why a decision does not stand any more.
fn closed(state: &State, at: DecisionId) -> Illegal {
    let id = at.0.as_str();
    let opening = matches!(state.phase, Phase::Opening(_) | Phase::Pick(_));
    if id.ends_with(".then") {
        Illegal::SecondFollow
    } else if opening && id.starts_with(&format!("r{}.open.", state.round)) {
        Illegal::SecondHidden
    } else {
        Misuse::Closed(at).into()
    }
}

/// Round and turn of the id of a play.
fn at_turn(at: DecisionId) -> Option<(u8, u32)> {
    let (round, turn) = at.0.as_str().strip_prefix('r')?.split_once(".t")?;
    Some((round.parse().ok()?, turn.parse().ok()?))
}

fn all(rules: &Rules, state: &State) -> Vec<(Seat, Kind, Duty)> {
    let owed = owed(state).into_iter().map(|(seat, kind)| (seat, kind, Duty::Owed));
    let given = given(state).into_iter().map(|(seat, kind)| (seat, kind, Duty::Given));
    let rising = state.rising.iter().map(|rising| (rising.seat, Kind::Phoenix(rising.turn), Duty::Free));
    owed.chain(given).chain(rising).chain(entered(rules, state)).collect()
}

/// While others still plan: the sacrifices that mates have entered. They may be answered at once, and only the member whose
/// answer it is may know (LAW-15.10, 15.13).
fn entered(rules: &Rules, state: &State) -> Vec<(Seat, Kind, Duty)> {
    if !matches!(state.phase, Phase::Plans(_)) {
        return Vec::new();
    }
    let members = state.seats().filter(|member| !wishes(rules, state, *member).is_empty());
    members
        .map(|member| {
            let duty = if all_answered(rules, state, member) { Duty::Given } else { Duty::Ahead };
            (member, Kind::Agree, duty)
        })
        .collect()
}

/// Whether a member has answered every sacrifice that the mate has entered.
#[must_use]
pub fn all_answered(rules: &Rules, state: &State, member: Seat) -> bool {
    let answers = state.answers_of(member);
    let answered = |card| answers.is_some_and(|answers| answers.cards.contains(card));
    wishes(rules, state, member).iter().all(answered)
}

/// Whether an answer was given to a decision and may still be taken back.
#[must_use]
pub fn is_given(rules: &Rules, state: &State, seat: Seat, kind: Kind) -> bool {
    all(rules, state).contains(&(seat, kind, Duty::Given))
}

/// The stretch of play whose time a decision draws on: what belongs to one turn shares one budget.
fn span(state: &State, seat: Seat, kind: Kind) -> Key {
    let of = match kind {
        Kind::Maneuver | Kind::Traitors | Kind::Draw | Kind::Follow => Kind::Play,
        _ => kind,
    };
    id_of(state, seat, of).0
}

/// Whom the table waits for.
#[must_use]
pub fn waiting(state: &State) -> Waiting {
    if state.phase == Phase::Over {
        return Waiting::Over;
    }
    let wait = |(seat, kind): (Seat, Kind)| {
        let row = kind.row();
        row.wait(seat, span(state, seat, kind), Say::new(row.wait))
    };
    Waiting::Seats(owed(state).into_iter().map(wait).collect())
}

/// The row of a decision that stands.
fn row(rules: &Rules, state: &State, seat: Seat, kind: Kind) -> Row {
    let row = *kind.row();
    match kind {
        // Where a game is a few plays long, each concerns its seat.
        Kind::Play if rules.form == Form::Skirmish => row.concerns(),
        Kind::Open | Kind::Plan if forced(rules, state, seat, kind) => row.auto(Auto::Public),
        _ => row,
    }
}

/// All that a seat may do now.
#[must_use]
pub fn open(rules: &Rules, state: &State, seat: Seat) -> Vec<Decision> {
    if state.has_left(seat) || state.phase == Phase::Over {
        return Vec::new();
    }
    let own = all(rules, state).into_iter().filter(|(owner, _, _)| *owner == seat);
    let decision = |(_, kind, duty): (Seat, Kind, Duty)| {
        let row = row(rules, state, seat, kind);
        row.decision(id_of(state, seat, kind), seat, duty, span(state, seat, kind), row.prompt())
    };
    own.map(decision).collect()
}
