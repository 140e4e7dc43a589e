//! One move deep: how the own view looks after a move, when everybody else has done what the clock would do for them.

use skald_vocabulary::{
    chance::{Chance, Fast},
    interface::{Decision, DecisionId, Duty, Game, Input, Seat, Viewer, Waiting},
};

use super::candidates;

/// How many moves are looked at.
const MOVES: usize = 16;
/// In how many possible positions each is tried.
const GUESSES: u32 = 3;
/// How many inputs after a move its effect is waited for.
const INPUTS: u32 = 16;
/// What the first place counts in a game that has ended, and any other place its negative. Beyond all values of views.
const PLACE: i64 = 1_000_000;
/// What a move is worth that turns out to be none.
pub(super) const NONE: i64 = -2 * PLACE;

/// The move that looks best.
///
/// # Errors
/// A sentence for developers when the menus lead nowhere.
pub(super) fn best<G: Game>(
    game: &G,
    state: &G::State,
    at: &Decision,
    choices: &mut dyn Chance,
) -> Result<G::Move, String> {
    let moves = candidates::of(game, state, at, MOVES, choices)?;
    let best = ranked(game, state, at, moves, choices).into_iter().next();
    best.ok_or_else(|| format!("{} has no move", at.id))
}

/// Moves by how they look, the best first; of equals the order stays.
pub(super) fn ranked<G: Game>(
    game: &G,
    state: &G::State,
    at: &Decision,
    moves: Vec<G::Move>,
    choices: &mut dyn Chance,
) -> Vec<G::Move> {
    // Where there is no choice, nothing is weighed.
    let guesses = if moves.len() > 1 { guesses(game, state, at.seat, choices) } else { Vec::new() };
    let weighed = |with: G::Move| (total(game, &guesses, at.seat, Some((at.id, &with))), with);
    let mut all: Vec<(i64, G::Move)> = moves.into_iter().map(weighed).collect();
    all.sort_by_key(|(worth, _)| std::cmp::Reverse(*worth));
    all.into_iter().map(|(_, with)| with).collect()
}

/// A use of a right that looks better than leaving it alone.
///
/// # Errors
/// A sentence for developers when the menus lead nowhere.
pub(super) fn worth_using<G: Game>(
    game: &G,
    state: &G::State,
    at: &Decision,
    choices: &mut dyn Chance,
) -> Result<Option<G::Move>, String> {
    let with = match game.simple_move(state, at, choices) {
        Some(with) => with,
        None => game.random_move(state, at.id, choices)?,
    };
    let guesses = guesses(game, state, at.seat, choices);
    let better = total(game, &guesses, at.seat, Some((at.id, &with))) > total(game, &guesses, at.seat, None);
    Ok(better.then_some(with))
}

/// A position that is possible for a seat, and the luck that is tried in it: the same for every move, or luck would choose.
struct Guess<S> {
    state: S,
    luck: u64,
}

fn guesses<G: Game>(
    game: &G,
    state: &G::State,
    seat: Seat,
    choices: &mut dyn Chance,
) -> Vec<Guess<G::State>> {
    let mut guess = |_| {
        let luck = u64::from(choices.pick("luck", u32::MAX));
        Guess { state: game.redraw(state, Viewer::Seat(seat), &mut Fast::new(luck)), luck }
    };
    (0..GUESSES).map(&mut guess).collect()
}

/// How the view of a seat looks after a move, or after nothing, over all guesses.
fn total<G: Game>(
    game: &G,
    guesses: &[Guess<G::State>],
    seat: Seat,
    with: Option<(DecisionId, &G::Move)>,
) -> i64 {
    guesses.iter().map(|guess| after(game, guess, seat, with)).sum()
}

/// How the view of a seat looks after a move, or after nothing, when the seat is asked again or the game has gone on for a
/// while.
fn after<G: Game>(
    game: &G,
    guess: &Guess<G::State>,
    seat: Seat,
    with: Option<(DecisionId, &G::Move)>,
) -> i64 {
    let (mut state, mut dice) = (guess.state.clone(), Fast::new(guess.luck));
    let mut out = Vec::new();
    if let Some((at, with)) = with {
        let input = Input::Answer { at, with: with.clone() };
        if game.play(&mut state, &input, &mut dice, &mut out).is_err() {
            return NONE;
        }
    }
    for _ in 0..INPUTS {
        out.clear();
        let Some(input) = quiet(game, &state, seat) else { break };
        if game.play(&mut state, &input, &mut dice, &mut out).is_err() {
            break;
        }
    }
    worth(game, &state, seat)
}

/// How good a position looks for a seat: its view, and in a game that has ended its place.
pub(super) fn worth<G: Game>(game: &G, state: &G::State, seat: Seat) -> i64 {
    let view = i64::from(game.value(&game.view(state, Viewer::Seat(seat)), seat));
    let Some(outcome) = game.outcome(state) else { return view };
    let first = outcome.winners().contains(&seat);
    view + if first { PLACE } else { -PLACE }
}

/// What happens next if everybody but `seat` lets the time run out; `None` when `seat` is asked or the game is over.
fn quiet<G: Game>(game: &G, state: &G::State, seat: Seat) -> Option<Input<G::Move>> {
    let waits = match game.waiting(state) {
        Waiting::Over => return None,
        Waiting::Machine => return Some(Input::Continue),
        Waiting::Seats(waits) => waits,
    };
    if waits.iter().any(|wait| wait.seat == seat) {
        return None;
    }
    let other = waits.first()?.seat;
    let at = game.open(state, other).into_iter().find(|decision| decision.duty == Duty::Owed)?.id;
    let with = game.default_for(state, at, &mut Fast::new(1))?;
    Some(Input::Answer { at, with })
}
