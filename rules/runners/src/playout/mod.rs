//! Playouts: whole games that play themselves, with every invariant or as fast as they go.
//!
//! What belongs here: choosing from menus at random or one move deep, playing to the end, counting, comparing. What does
//! not: a clock. Whoever wants speed takes the time around [`run`]; the time of [`Pace`] is virtual.

mod balance;
mod days;
mod faults;
mod levels;
mod next;
mod pace;
mod spans;
mod spread;

use std::collections::{BTreeMap, BTreeSet};

use serde::Serialize;

pub use skald_toolkit::players::{Level, Player};
use skald_vocabulary::{
    chance::Fast,
    interface::{Ending, Game, Input, Kit, Options, PackFile, Refuse, Seat, Setup, SetupError, Waiting},
};

pub use self::{
    balance::{Balance, Flag, Source, Standing, wilson},
    days::days,
    faults::{Net, position_faults},
    levels::{Meeting, Trial, meet},
    next::next_input,
    pace::Pace,
    spans::Spans,
    spread::Spread,
};

/// The most violations that a report keeps; more are counted only.
const MOST_KEPT: usize = 20;

/// The most inputs of a game for which the rules give no bound.
const MOST_INPUTS: u64 = 1_000_000;

/// Which games to play.
#[derive(Clone, Debug, Default)]
pub struct Plan {
    /// How many seats play.
    pub seats: u8,
    /// The options.
    pub options: Options,
    /// What the seats bring.
    pub kits: Vec<Kit>,
    /// The first game's seed; each further game has the next.
    pub seed: u64,
    /// How many games.
    pub games: u64,
    /// Whether every invariant is checked at every step. Players who choose at random then also use rights that nobody waits
    /// for, answer ahead, change their answers and leave. Without: speed.
    pub checks: bool,
    /// Card packs beside the game's own.
    pub packs: Vec<PackFile>,
    /// How the seats choose.
    pub player: Player,
    /// Whether every seat has taken the orders that are offered to newcomers; they are followed where days are counted.
    pub spares: bool,
    /// How many of the seats are people where days are counted, which ones by chance; computers sit in the others and answer at once. All
    /// are people where it is not said.
    pub people: Option<u8>,
    /// Whether wins are counted by groups.
    pub balance: bool,
}

/// What came of it.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
pub struct Report {
    /// Games played to the end.
    pub games: u64,
    /// Inputs in all: answers, changes, withdrawals and the host's pauses.
    pub moves: u64,
    /// Turns or rounds in all, where the game counts them.
    pub turns: Option<u64>,
    /// The inputs of the longest game.
    pub longest: u64,
    /// The seed of the longest game.
    pub longest_seed: u64,
    /// How often each seat had the first place, alone or shared.
    pub wins: Vec<u64>,
    /// Games without a result.
    pub without_result: u64,
    /// How the games ended.
    pub endings: BTreeMap<Ending, u64>,
    /// Games in which all sides shared the first place.
    pub draws: u64,
    /// Games in which several sides, but not all, shared the first place.
    pub ties: u64,
    /// How many violations there were.
    pub violations: u64,
    /// The first of them.
    pub kept: Vec<Violation>,
    /// How many time limits of a turn the table waits one after the other, if everybody always uses all the time there is.
    pub waits: Spread,
    /// How many answers a seat gives, changes included: all of a game by all of its seats.
    pub answers: Spread,
    /// How many turns or rounds a game has; zeros where the game does not count them.
    pub lengths: Spread,
    /// Shares of wins, where the plan asks for them.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub balance: Vec<Standing>,
    /// What each source of points brings, where the plan asks for wins by groups and the game has such sources.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub points: Vec<Source>,
}

/// What is counted game by game until all are played.
#[derive(Debug)]
struct Counts {
    waits: Vec<u32>,
    answers: Vec<u32>,
    lengths: Vec<u32>,
    balance: Balance,
}

/// A broken invariant, with what it takes to see it again.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Violation {
    /// The seed of the game.
    pub seed: u64,
    /// After how many inputs.
    pub step: u64,
    /// The last input.
    pub input: String,
    /// What is broken.
    pub what: String,
}

/// Plays games by themselves.
///
/// # Errors
/// [`SetupError`] when the seats, an option, a pack or a kit does not fit.
pub fn run<G: Game>(plan: &Plan) -> Result<Report, SetupError> {
    let setup = Setup { seats: plan.seats, options: plan.options.clone(), packs: plan.packs.clone() };
    let game = G::new(&setup)?;
    let mut report = Report { wins: vec![0; usize::from(plan.seats)], ..Report::default() };
    let mut counts = Counts {
        waits: Vec::new(),
        answers: Vec::new(),
        lengths: Vec::new(),
        balance: Balance::new(plan.seats),
    };
    for number in 0..plan.games {
        play_one(&game, plan, plan.seed.wrapping_add(number), &mut report, &mut counts)?;
    }
    report.waits = Spread::of(counts.waits);
    report.answers = Spread::of(counts.answers);
    report.lengths = Spread::of(counts.lengths);
    report.balance = counts.balance.standings();
    report.points = counts.balance.points();
    Ok(report)
}

/// One game from deal to end.
fn play_one<G: Game>(
    game: &G,
    plan: &Plan,
    seed: u64,
    report: &mut Report,
    counts: &mut Counts,
) -> Result<(), SetupError> {
    let mut dice = Fast::new(seed);
    // The choices have a generator of their own, so that a game's draws do not depend on how menus are walked.
    let mut choices = Fast::new(seed ^ 0x5eed_c401_ce5e_ed00);
    // So has thinking about rights, so that a right that is left alone changes nothing.
    let mut thoughts = Fast::new(seed ^ 0x5eed_7400_9475_0000);
    let mut events = Vec::new();
    let mut state = game.start(&plan.kits, &mut dice, &mut events)?;
    let (mut inputs, mut answers) = (0, 0_u32);
    let mut pace = Pace::new(game.clocks());
    let mut spans = Spans::new(game.clocks());
    let mut net = Net::default();
    let bound = game.bound().unwrap_or(MOST_INPUTS);
    let mut last = String::from("the deal");
    let mut found = Vec::new();
    if plan.player == Player::Random && !plan.checks {
        let raced = next::race(game, &mut state, &mut pace, bound, (&mut choices, &mut dice));
        (inputs, answers) = (raced.inputs, raced.answers);
        found.extend(raced.broken);
    }
    loop {
        let mut broken = std::mem::take(&mut found);
        if plan.checks {
            broken = position_faults(game, &state, plan.seats);
            broken.extend(spans.faults(&game.waiting(&state)));
        }
        let next = match unowed(game, &state, plan, &mut choices, &mut thoughts) {
            Ok(None) => next::owed(game, &state, plan.player, Some(&mut pace), &mut choices),
            found => found,
        };
        let input = match next {
            Ok(Some(input)) => Some(input),
            Ok(None) => None,
            Err(what) => {
                broken.push(what);
                None
            }
        };
        if let Some(input) = &input {
            let counted = if plan.checks { net.count(game, &state, input, plan.seats) } else { inputs + 1 };
            if counted > bound {
                broken.push(format!("the game does not end within {bound} inputs"));
            } else {
                let before = plan.checks.then(|| state.clone());
                events.clear();
                if plan.checks {
                    last = input.to_string();
                }
                match game.play(&mut state, input, &mut dice, &mut events) {
                    Ok(()) => {
                        inputs += 1;
                        answers += u32::from(matches!(input, Input::Answer { .. }));
                    }
                    Err(illegal) => broken.push(format!(
                        "the input \"{input}\" came from a menu and is refused: {:?}",
                        illegal.say()
                    )),
                }
                if let Some(before) = before
                    && let Err(what) = game.check_step(&before, &events, &state)
                {
                    broken.push(what);
                }
            }
        }
        let stop = input.is_none() || !broken.is_empty();
        for what in broken {
            report.violate(Violation { seed, step: inputs, input: last.clone(), what });
        }
        if stop {
            break;
        }
    }
    report.games += 1;
    report.moves += inputs;
    counts.waits.push(pace.waited());
    counts.answers.push(answers / u32::from(plan.seats.max(1)));
    if inputs > report.longest {
        (report.longest, report.longest_seed) = (inputs, seed);
    }
    count_end(game, &state, plan, report, counts);
    Ok(())
}

/// Counts how a game ended.
fn count_end<G: Game>(game: &G, state: &G::State, plan: &Plan, report: &mut Report, counts: &mut Counts) {
    if let Some(turns) = game.turns(state) {
        *report.turns.get_or_insert(0) += u64::from(turns);
        counts.lengths.push(turns);
    }
    if let Some(outcome) = game.outcome(state) {
        for seat in outcome.winners() {
            if let Some(wins) = report.wins.get_mut(seat.index()) {
                *wins += 1;
            }
        }
        let sides = |seats: &mut dyn Iterator<Item = Seat>| {
            seats.map(|seat| game.side(state, seat)).collect::<BTreeSet<u8>>().len()
        };
        let (first, all) = (sides(&mut outcome.winners().iter().copied()), sides(&mut Seat::all(plan.seats)));
        report.without_result += u64::from(first == 0);
        report.draws += u64::from(first == all);
        report.ties += u64::from(first > 1 && first < all);
        *report.endings.entry(game.ending(state)).or_default() += 1;
        if plan.balance {
            counts.balance.count(&outcome, |seat| game.groups(state, seat));
            Seat::all(plan.seats).for_each(|seat| counts.balance.count_points(game.points(state, seat)));
        }
    }
}

/// What is done now and then though nobody waits for it: players who choose at random walk into every corner and leave,
/// sensible ones use their rights as in play.
fn unowed<G: Game>(
    game: &G,
    state: &G::State,
    plan: &Plan,
    choices: &mut Fast,
    thoughts: &mut Fast,
) -> Result<Option<Input<G::Move>>, String> {
    match plan.player {
        Player::Random if !plan.checks => Ok(None),
        _ if game.waiting(state) == Waiting::Over => Ok(None),
        Player::Random => match next::leaver(game, state, plan.seats, choices) {
            Some(input) => Ok(Some(input)),
            None => next::unasked(game, state, plan.seats, choices),
        },
        _ => next::right(game, state, plan.seats, plan.player, thoughts),
    }
}

impl Report {
    fn violate(&mut self, violation: Violation) {
        self.violations += 1;
        if self.kept.len() < MOST_KEPT {
            self.kept.push(violation);
        }
    }
}
