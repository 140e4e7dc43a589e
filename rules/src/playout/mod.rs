//! Playouts: whole games of random moves, with every invariant or as fast as they go.
//!
//! What belongs here: choosing at random from menus, playing to the end, counting. What does not: a clock. Whoever wants
//! speed takes the time around [`run`].

mod walk;

use serde::Serialize;

use crate::{
    chance::{Chance, Fast},
    interface::{Decision, Duty, Game, Input, Kit, Options, Pick, Refuse, Seat, Setup, SetupError, Waiting},
    words::Words,
};

pub use self::walk::{random_line, random_move, random_pick, walk};

/// The most violations that a report keeps; more are counted only.
const MOST_KEPT: usize = 20;

/// The most inputs of a game for which the rules give no bound.
const MOST_INPUTS: u64 = 1_000_000;

/// Which games to play.
#[derive(Clone, Debug)]
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
    /// Whether every invariant is checked at every step, and rights are used that nobody waits for. Without: speed.
    pub checks: bool,
}

/// What came of it.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
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
    /// How many violations there were.
    pub violations: u64,
    /// The first of them.
    pub kept: Vec<Violation>,
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

/// Plays games of random moves.
///
/// # Errors
/// [`SetupError`] when the seats, an option or a kit does not fit.
pub fn run<G: Game>(plan: &Plan) -> Result<Report, SetupError> {
    let setup = Setup { seats: plan.seats, options: plan.options.clone(), packs: Vec::new() };
    let game = G::new(&setup)?;
    let mut report = Report { wins: vec![0; usize::from(plan.seats)], ..Report::default() };
    for number in 0..plan.games {
        play_one(&game, plan, plan.seed.wrapping_add(number), &mut report)?;
    }
    Ok(report)
}

/// One game from deal to end.
fn play_one<G: Game>(game: &G, plan: &Plan, seed: u64, report: &mut Report) -> Result<(), SetupError> {
    let mut dice = Fast::new(seed);
    // The choices have a generator of their own, so that a game's draws do not depend on how menus are walked.
    let mut choices = Fast::new(seed ^ 0x5eed_c401_ce5e_ed00);
    let mut events = Vec::new();
    let mut state = game.start(&plan.kits, &mut dice, &mut events)?;
    let mut inputs = 0;
    let mut net = Net::default();
    let bound = game.bound().unwrap_or(MOST_INPUTS);
    let mut last = String::from("the deal");
    loop {
        let mut broken = Vec::new();
        if plan.checks {
            broken = position_faults(game, &state, plan.seats);
        }
        let next = if plan.checks {
            next_input(game, &state, plan.seats, &mut choices)
        } else {
            next_owed(game, &state, &mut choices)
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
                    Ok(()) => inputs += 1,
                    Err(illegal) => broken.push(format!(
                        "the input \"{input}\" came from a menu and is refused: {}",
                        Words::english().plain(&illegal.say())
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
    if let Some(turns) = game.turns(&state) {
        *report.turns.get_or_insert(0) += u64::from(turns);
    }
    if inputs > report.longest {
        (report.longest, report.longest_seed) = (inputs, seed);
    }
    if let Some(outcome) = game.outcome(&state) {
        for seat in outcome.winners() {
            if let Some(wins) = report.wins.get_mut(seat.index()) {
                *wins += 1;
            }
        }
        if outcome.winners().is_empty() {
            report.without_result += 1;
        }
    }
    Ok(())
}

impl Report {
    fn violate(&mut self, violation: Violation) {
        self.violations += 1;
        if self.kept.len() < MOST_KEPT {
            self.kept.push(violation);
        }
    }
}

/// Counts the inputs that a game's bound speaks of: answers that are changed or withdrawn before their release count
/// once.
#[derive(Clone, Copy, Debug, Default)]
pub struct Net(u64);

impl Net {
    /// Counts `input`, which is about to be played, and returns the sum.
    pub fn count<G: Game>(&mut self, game: &G, state: &G::State, input: &Input<G::Move>, seats: u8) -> u64 {
        match input {
            Input::Withdraw { .. } => self.0 = self.0.saturating_sub(1),
            Input::Answer { at, .. } => {
                let changes = Seat::all(seats)
                    .flat_map(|seat| game.open(state, seat))
                    .any(|decision| decision.id == *at && decision.duty == Duty::Given);
                self.0 += u64::from(!changes);
            }
            Input::Continue | Input::Resign { .. } | Input::TimeCalled | Input::Award { .. } => self.0 += 1,
        }
        self.0
    }
}

/// What is wrong with a position: the game's own invariants and those of all games. Empty when nothing is.
#[must_use]
pub fn position_faults<G: Game>(game: &G, state: &G::State, seats: u8) -> Vec<String> {
    let mut faults = Vec::new();
    faults.extend(game.check(state).err());
    let waiting = game.waiting(state);
    if (waiting == Waiting::Over) != game.outcome(state).is_some() {
        faults.push(format!("waiting is {waiting:?}, but the outcome is {:?}", game.outcome(state)));
    }
    let mut awaited: Vec<Seat> = match &waiting {
        Waiting::Over | Waiting::Machine => Vec::new(),
        Waiting::Seats(waits) if waits.is_empty() => {
            faults.push("the table waits for seats, but names none".to_owned());
            Vec::new()
        }
        Waiting::Seats(waits) => waits.iter().map(|wait| wait.seat).collect(),
    };
    awaited.sort_unstable();
    awaited.dedup();
    let mut owing = Vec::new();
    let mut ids = Vec::new();
    for seat in Seat::all(seats) {
        for decision in game.open(state, seat) {
            if decision.seat != seat {
                faults.push(format!("{} is open to {seat}, but belongs to {}", decision.id, decision.seat));
            }
            if ids.contains(&decision.id) {
                faults.push(format!("two open decisions are called {}", decision.id));
            }
            ids.push(decision.id);
            if waiting == Waiting::Over {
                faults.push(format!("the game is over, but {} is open to {seat}", decision.id));
            }
            if decision.duty == Duty::Owed {
                owing.push(seat);
                faults.extend(default_fault(game, state, &decision));
            }
        }
    }
    owing.dedup();
    if owing != awaited {
        faults.push(format!("the table waits for {awaited:?}, but answers are owed by {owing:?}"));
    }
    faults
}

/// What is wrong with the default of an owed decision.
fn default_fault<G: Game>(game: &G, state: &G::State, at: &Decision) -> Option<String> {
    let id = at.id;
    let Some(with) = game.default_for(state, id, &mut Fast::new(1)) else {
        return Some(format!("{id} is owed and has no default"));
    };
    if game.default_for(state, id, &mut Fast::new(1)).as_ref() != Some(&with) {
        return Some(format!("the default of {id} is not fixed by its private source"));
    }
    match game.ask(state, id, &Pick::path(&with.to_string())) {
        Ok(step) if step.whole.as_ref() == Some(&with) => None,
        other => Some(format!("the default \"{with}\" of {id} is no move: asking gives {other:?}")),
    }
}

/// The next input of a fast playout: an owed answer, or the host's `Continue`.
fn next_owed<G: Game>(
    game: &G,
    state: &G::State,
    choices: &mut dyn Chance,
) -> Result<Option<Input<G::Move>>, String> {
    let waits = match game.waiting(state) {
        Waiting::Over => return Ok(None),
        Waiting::Machine => return Ok(Some(Input::Continue)),
        Waiting::Seats(waits) => waits,
    };
    let wait = one_of(&waits, choices).ok_or("the table waits for seats, but names none")?;
    let owed: Vec<_> =
        game.open(state, wait.seat).into_iter().filter(|decision| decision.duty == Duty::Owed).collect();
    let at = one_of(&owed, choices).ok_or_else(|| format!("{} owes no answer", wait.seat))?.id;
    let with = random_move(game, state, at, choices)?;
    Ok(Some(Input::Answer { at, with }))
}

/// The next input of a thorough walk: mostly an owed answer; sometimes a right, an answer ahead, a change or a
/// withdrawal. `None` when the game is over.
///
/// # Errors
/// A sentence for developers, when a menu leads nowhere.
pub fn next_input<G: Game>(
    game: &G,
    state: &G::State,
    seats: u8,
    choices: &mut dyn Chance,
) -> Result<Option<Input<G::Move>>, String> {
    if game.waiting(state) == Waiting::Over {
        return Ok(None);
    }
    if choices.pick("a right?", 4) == 0 {
        let others: Vec<_> = Seat::all(seats)
            .flat_map(|seat| game.open(state, seat))
            .filter(|decision| decision.duty != Duty::Owed)
            .collect();
        if let Some(decision) = one_of(&others, choices) {
            let at = decision.id;
            if decision.duty == Duty::Given && choices.coin("withdraw?") {
                return Ok(Some(Input::Withdraw { at }));
            }
            return Ok(Some(Input::Answer { at, with: random_move(game, state, at, choices)? }));
        }
    }
    next_owed(game, state, choices)
}

/// One of the items at random.
fn one_of<'i, T>(items: &'i [T], choices: &mut dyn Chance) -> Option<&'i T> {
    let count = u32::try_from(items.len()).ok()?;
    items.get(usize::try_from(choices.pick("which", count)).ok()?)
}
