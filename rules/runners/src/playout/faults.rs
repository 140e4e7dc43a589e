//! What must hold in every position of every game, and how inputs are counted against a game's bound.

use skald_vocabulary::{
    chance::Fast,
    interface::{Decision, Duty, Game, Input, Seat, Waiting},
};

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
            Input::Continue
            | Input::Resign { .. }
            | Input::TimeCalled
            | Input::Award { .. }
            | Input::AwardGame { .. } => self.0 += 1,
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
    // Time may give what no player can choose; that it can be played is what counts.
    let (mut copy, input) = (state.clone(), Input::Answer { at: id, with: with.clone() });
    match game.play(&mut copy, &input, &mut Fast::new(1), &mut Vec::new()) {
        Ok(()) => None,
        Err(illegal) => Some(format!("the default \"{with}\" of {id} cannot be played: {illegal:?}")),
    }
}
