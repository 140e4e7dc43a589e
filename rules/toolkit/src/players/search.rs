//! Several answers deep: many possible futures of each move, in which everybody answers sensibly.
//!
//! Each future begins with a position that is possible for the seat's view, hidden things dealt anew. Moves that do badly in the
//! first futures are given up, and what is left of the budget goes to the others (sequential halving, Karnin, Koren and Somekh
//! 2013); where little is at stake, or it is soon clear what is best, the rest of the budget is not used (`race`). Futures whose answers are
//! guessed mislead now and then: there only what looks good one move ahead is followed, and what looks best so is done unless another move is
//! better by more than luck.

use skald_vocabulary::{
    chance::{Chance, Fast},
    interface::{Decision, DecisionId, Duty, Game, Input, Seat, Viewer, Waiting},
};

use super::{
    ahead, candidates,
    race::{Runner, race},
};

/// How far is looked, and how widely.
struct Depth {
    /// How many moves are looked at.
    moves: usize,
    /// How many of them are followed into futures, those that look best one move ahead; `None` for all, in which case none is preferred.
    followed: Option<usize>,
    /// How many positions may be reached for one answer.
    nodes: u32,
    /// How many answers of the own seat a future goes on for, the first included.
    own: u32,
    /// How many inputs a future has at most.
    inputs: u32,
}

/// Where little is chosen: what a move does lies in what follows at once, and the luck of what comes later hides it.
const NEARBY: Depth = Depth { moves: 8, followed: None, nodes: 800, own: 1, inputs: 8 };
/// Where the game has habits: they are quick and sensible, so that a future can be followed far.
const BY_HABIT: Depth = Depth { moves: 8, followed: None, nodes: 1_500, own: 8, inputs: 100 };
/// Elsewhere: whoever answers in a future tries a few moves, which is soon no guide any more.
const BY_LOOKS: Depth = Depth { moves: 24, followed: Some(8), nodes: 6_000, own: 3, inputs: 40 };

impl Depth {
    fn of<G: Game>(game: &G, state: &G::State, at: &Decision, choices: &mut dyn Chance) -> &'static Self {
        if G::LITTLE_CHOICE {
            &NEARBY
        } else if game.simple_move(state, at, choices).is_some() {
            &BY_HABIT
        } else {
            &BY_LOOKS
        }
    }
}

/// How many moves somebody tries in a future where there is no habit.
const REPLIES: usize = 4;

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
    let depth = Depth::of(game, state, at, choices);
    let mut moves = candidates::of(game, state, at, depth.moves, choices)?;
    // What would be done without looking so far stays until the end.
    let safe = usize::from(depth.followed.is_some());
    if let Some(most) = depth.followed {
        moves = ahead::ranked(game, state, at, moves, choices);
        moves.truncate(most);
    }
    let mut left: Vec<Runner<G::Move>> = moves.into_iter().map(Runner::new).collect();
    let rounds = left.len().saturating_sub(safe).next_power_of_two().ilog2().max(1);
    let mut nodes = 0_u32;
    for round in 1..=rounds {
        if left.len() == 1 || nodes >= depth.nodes {
            break;
        }
        let end = (depth.nodes / rounds).saturating_mul(round);
        // At least one future in each round, so that nothing is given up unseen.
        loop {
            nodes = nodes.saturating_add(met(game, state, at, &mut left, depth, choices));
            race(&mut left, safe);
            if left.len() == 1 || nodes >= end {
                break;
            }
        }
        halve(&mut left, safe);
    }
    chosen(left, safe).ok_or_else(|| format!("{} has no move", at.id))
}

/// Gives up the worse half, but never one of the `safe` first ones.
fn halve<M>(left: &mut Vec<Runner<M>>, safe: usize) {
    let Some(others) = left.get_mut(safe..) else { return };
    // Stable: of equals the first stays.
    others.sort_by_key(|runner| std::cmp::Reverse(runner.sum()));
    let most = safe + others.len().div_ceil(2);
    left.truncate(most);
}

/// The best of what is left; where the first is `safe`, that one unless another is better than by luck.
fn chosen<M>(left: Vec<Runner<M>>, safe: usize) -> Option<M> {
    let mut left = left.into_iter();
    let first = left.next()?;
    let other = left.next().filter(|other| safe > 0 && other.is_better_than(&first));
    Some(other.unwrap_or(first).with)
}

/// Has every move that is left meet the same future: how many positions that took.
fn met<G: Game>(
    game: &G,
    state: &G::State,
    at: &Decision,
    left: &mut [Runner<G::Move>],
    depth: &Depth,
    choices: &mut dyn Chance,
) -> u32 {
    let luck = u64::from(choices.pick("luck", u32::MAX));
    let guess = game.redraw(state, Viewer::Seat(at.seat), &mut Fast::new(luck));
    let mut nodes = 0_u32;
    for runner in left {
        let future = Future::new(game, guess.clone(), at.seat, luck);
        let (worth, used) = future.lived(at.id, &runner.with, depth);
        runner.meets(worth);
        nodes = nodes.saturating_add(used);
    }
    nodes
}

/// One possible future of a seat.
struct Future<'f, G: Game> {
    game: &'f G,
    state: G::State,
    seat: Seat,
    dice: Fast,
    choices: Fast,
    out: Vec<G::Event>,
    nodes: u32,
}

impl<'f, G: Game> Future<'f, G> {
    fn new(game: &'f G, state: G::State, seat: Seat, luck: u64) -> Self {
        let (dice, choices) = (Fast::new(luck), Fast::new(!luck));
        Self { game, state, seat, dice, choices, out: Vec::new(), nodes: 0 }
    }

    /// How the seat's view looks some answers after a move, and how many positions that took.
    fn lived(mut self, at: DecisionId, with: &G::Move, depth: &Depth) -> (i64, u32) {
        if !self.play(&Input::Answer { at, with: with.clone() }) {
            return (ahead::NONE, self.nodes);
        }
        let mut own = 1;
        for _ in 0..depth.inputs {
            let waits = match self.game.waiting(&self.state) {
                Waiting::Over => break,
                Waiting::Machine => {
                    if !self.play(&Input::Continue) {
                        break;
                    }
                    continue;
                }
                Waiting::Seats(waits) => waits,
            };
            // Others first: what they owe is what the own answer meets.
            let others = waits.iter().find(|wait| wait.seat != self.seat);
            let Some(next) = others.or_else(|| waits.first()).map(|wait| wait.seat) else { break };
            own += u32::from(next == self.seat);
            if own > depth.own {
                break;
            }
            let Some(input) = self.answer(next) else { break };
            if !self.play(&input) {
                break;
            }
        }
        (ahead::worth(self.game, &self.state, self.seat), self.nodes)
    }

    fn play(&mut self, input: &Input<G::Move>) -> bool {
        self.nodes += 1;
        self.out.clear();
        self.game.play(&mut self.state, input, &mut self.dice, &mut self.out).is_ok()
    }

    /// What somebody sensible answers: by the game's habits, and else the best of a few moves by how they look at once.
    fn answer(&mut self, seat: Seat) -> Option<Input<G::Move>> {
        let open = self.game.open(&self.state, seat);
        let at = open.into_iter().find(|decision| decision.duty == Duty::Owed)?;
        if let Some(with) = self.game.simple_move(&self.state, &at, &mut self.choices) {
            return Some(Input::Answer { at: at.id, with });
        }
        let mut best: Option<(i64, G::Move)> = None;
        for _ in 0..REPLIES {
            let with = self.game.random_move(&self.state, at.id, &mut self.choices).ok()?;
            let (mut state, mut dice) = (self.state.clone(), self.dice.clone());
            self.nodes += 1;
            self.out.clear();
            let input = Input::Answer { at: at.id, with: with.clone() };
            if self.game.play(&mut state, &input, &mut dice, &mut self.out).is_err() {
                continue;
            }
            let worth = ahead::worth(self.game, &state, seat);
            if best.as_ref().is_none_or(|(most, _)| worth > *most) {
                best = Some((worth, with));
            }
        }
        best.map(|(_, with)| Input::Answer { at: at.id, with })
    }
}
