//! What the match waits for, and what a seat may do now (section 5). Ids are made of public facts: round, turn, seat.

use crate::{
    ask::{Illegal, forced, wishes},
    options::Form,
    setup::Rules,
    state::{Phase, State},
};
use skald_vocabulary::interface::{
    Auto, Clock, ClockClass, Decision, DecisionId, Duty, Expiry, Key, Misuse, Release, Say, Seat, Stakes,
    Wait, Waiting,
};

/// What kind of decision it is. Standing orders and texts go by its key.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Kind {
    /// Choose a pantheon (D3).
    Pantheon,
    /// Build a deck (D4).
    Deck,
    /// Lay a piece (D5).
    Lay,
    /// Place a card face down (D6).
    Open,
    /// Take a draft card, in the opening or the Draft Phase (D15).
    Pick,
    /// Play a card (D7).
    Play,
    /// Move the active card (D8).
    Maneuver,
    /// Order Traitors (D9).
    Traitors,
    /// Order Phoenix cards that came in this turn (D10).
    Phoenix(u32),
    /// Take a draft card in Step 6 (D16).
    Draw,
    /// Exchange or trade (D17).
    Follow,
    /// Reply to a trade (D18).
    Trade,
    /// Plan a reinforcement (D11, D12).
    Plan,
    /// Approve the mate's sacrifices (D13).
    Agree,
    /// Name who goes first (D14).
    First,
}

/// The kind of decision as a key.
#[must_use]
pub const fn kind_key(kind: Kind) -> Key {
    match kind {
        Kind::Pantheon => Key::of("pantheon"),
        Kind::Deck => Key::of("deck"),
        Kind::Lay => Key::of("lay"),
        Kind::Open => Key::of("open"),
        Kind::Pick => Key::of("pick"),
        Kind::Play => Key::of("play"),
        Kind::Maneuver => Key::of("maneuver"),
        Kind::Traitors => Key::of("traitors"),
        Kind::Phoenix(_) => Key::of("phoenix"),
        Kind::Draw => Key::of("draw"),
        Kind::Follow => Key::of("follow"),
        Kind::Trade => Key::of("trade"),
        Kind::Plan => Key::of("plan"),
        Kind::Agree => Key::of("agree"),
        Kind::First => Key::of("first"),
    }
}

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
        Phase::Decks(asked) => {
            crate::engine::answered(asked).into_iter().map(|seat| (seat, Kind::Deck)).collect()
        }
        Phase::Plans(asked) => {
            crate::engine::answered(asked).into_iter().map(|seat| (seat, Kind::Plan)).collect()
        }
        Phase::Agree { yes, .. } => {
            crate::engine::answered(yes).into_iter().map(|seat| (seat, Kind::Agree)).collect()
        }
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
    DecisionId(Key::new(&text).unwrap_or(kind_key(kind)))
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

/// The time budget of a decision (LAW-16.1).
fn clock(state: &State, seat: Seat, kind: Kind) -> Clock {
    let class = match kind {
        Kind::Deck => ClockClass::Long,
        Kind::Pantheon
        | Kind::Lay
        | Kind::Open
        | Kind::Pick
        | Kind::Play
        | Kind::Maneuver
        | Kind::Traitors
        | Kind::Draw
        | Kind::Follow
        | Kind::Plan => ClockClass::Turn,
        // Somebody else's turn stands still meanwhile.
        Kind::Trade | Kind::Agree => ClockClass::Window,
        Kind::Phoenix(_) | Kind::First => ClockClass::Choice,
    };
    let span = match kind {
        // What belongs to one turn shares one budget.
        Kind::Maneuver | Kind::Traitors | Kind::Draw | Kind::Follow => id_of(state, seat, Kind::Play),
        _ => id_of(state, seat, kind),
    };
    Clock::new(class, span.0)
}

/// Whom the table waits for.
#[must_use]
pub fn waiting(state: &State) -> Waiting {
    if state.phase == Phase::Over {
        return Waiting::Over;
    }
    let waits = owed(state).into_iter().map(|(seat, kind)| Wait {
        seat,
        label: Say::new(wait_word(kind)),
        clock: clock(state, seat, kind),
    });
    Waiting::Seats(waits.collect())
}

const fn wait_word(kind: Kind) -> &'static str {
    match kind {
        Kind::Pantheon => "law-wait-pantheon",
        Kind::Deck => "law-wait-deck",
        Kind::Lay => "law-wait-lay",
        Kind::Open => "law-wait-open",
        Kind::Pick => "law-wait-pick",
        Kind::Play => "law-wait-play",
        Kind::Maneuver => "law-wait-maneuver",
        Kind::Traitors => "law-wait-traitors",
        Kind::Phoenix(_) => "law-wait-phoenix",
        Kind::Draw => "law-wait-draw",
        Kind::Follow => "law-wait-follow",
        Kind::Trade => "law-wait-trade",
        Kind::Plan => "law-wait-plan",
        Kind::Agree => "law-wait-agree",
        Kind::First => "law-wait-first",
    }
}

const fn prompt_word(kind: Kind) -> &'static str {
    match kind {
        Kind::Pantheon => "law-ask-pantheon",
        Kind::Deck => "law-ask-deck",
        Kind::Lay => "law-ask-lay",
        Kind::Open => "law-ask-open",
        Kind::Pick => "law-ask-pick",
        Kind::Play => "law-ask-play",
        Kind::Maneuver => "law-ask-maneuver",
        Kind::Traitors => "law-ask-traitors",
        Kind::Phoenix(_) => "law-ask-phoenix",
        Kind::Draw => "law-ask-draw",
        Kind::Follow => "law-ask-follow",
        Kind::Trade => "law-ask-trade",
        Kind::Plan => "law-ask-plan",
        Kind::Agree => "law-ask-agree",
        Kind::First => "law-ask-first",
    }
}

/// Whether a forced answer may be given: where everybody can see that there is no choice (LAW-16.4). Secret choices are
/// never hurried.
fn auto(rules: &Rules, state: &State, seat: Seat, kind: Kind) -> Auto {
    match kind {
        Kind::Open | Kind::Plan if forced(rules, state, seat, kind) => Auto::Public,
        Kind::Pantheon | Kind::Lay | Kind::Pick | Kind::Play | Kind::Draw | Kind::Trade | Kind::Maneuver => {
            Auto::Public
        }
        Kind::Traitors | Kind::Phoenix(_) | Kind::First => Auto::Consent,
        Kind::Deck | Kind::Open | Kind::Follow | Kind::Plan | Kind::Agree => Auto::Never,
    }
}

/// All that a seat may do now.
#[must_use]
pub fn open(rules: &Rules, state: &State, seat: Seat) -> Vec<Decision> {
    if state.has_left(seat) || state.phase == Phase::Over {
        return Vec::new();
    }
    let own = all(rules, state).into_iter().filter(|(owner, _, _)| *owner == seat);
    own.map(|(_, kind, duty)| Decision {
        id: id_of(state, seat, kind),
        seat,
        kind: kind_key(kind),
        duty,
        clock: clock(state, seat, kind),
        release: if matches!(kind, Kind::Deck | Kind::Plan | Kind::Agree) {
            Release::Together
        } else {
            Release::AtOnce
        },
        auto: auto(rules, state, seat, kind),
        expiry: expiry(kind),
        stakes: stakes(rules, kind),
        prompt: Say::new(prompt_word(kind)),
    })
    .collect()
}

/// Secret choices are told to nobody else when the clock makes them: whoever knows its rule could work out hidden cards
/// (LAW-16.10).
const fn expiry(kind: Kind) -> Expiry {
    match kind {
        Kind::Deck | Kind::Open | Kind::Plan | Kind::Agree | Kind::Trade => Expiry::Private,
        Kind::Pantheon
        | Kind::Lay
        | Kind::Pick
        | Kind::Play
        | Kind::Maneuver
        | Kind::Traitors
        | Kind::Phoenix(_)
        | Kind::Draw
        | Kind::Follow
        | Kind::First => Expiry::Told,
    }
}

fn stakes(rules: &Rules, kind: Kind) -> Stakes {
    let concerns = matches!(kind, Kind::Trade | Kind::Agree | Kind::Deck)
        || (kind == Kind::Play && rules.form == Form::Skirmish);
    if concerns { Stakes::Concerns } else { Stakes::Routine }
}

/// The phase of a kind of decision, and what can be done in it.
pub const fn phase_words(kind: Kind) -> (&'static str, &'static str) {
    let phase = match kind {
        Kind::Pantheon => "law-phase-pantheon",
        Kind::Deck => "law-phase-deck",
        Kind::Lay => "law-phase-board",
        Kind::Open => "law-phase-opening",
        Kind::Pick => "law-phase-draft",
        Kind::Plan | Kind::Agree => "law-phase-reinforcement",
        Kind::First => "law-phase-end",
        Kind::Play
        | Kind::Maneuver
        | Kind::Traitors
        | Kind::Phoenix(_)
        | Kind::Draw
        | Kind::Follow
        | Kind::Trade => "law-phase-battle",
    };
    (phase, wait_word(kind))
}
