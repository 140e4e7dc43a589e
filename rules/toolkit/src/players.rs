//! Automatic players: who answers at a table where no person does, and in playouts.
//!
//! What belongs here: choosing from what one seat may know, for any game. What does not: a game's own habits
//! ([`Game::simple_move`]) and how good a position is ([`Game::value`]).

use skald_vocabulary::{
    chance::{Chance, Fast},
    interface::{Decision, DecisionId, Duty, Game, Input, Seat, Viewer, Waiting},
};

/// How many moves a greedy player looks at.
const LOOKS: u32 = 16;

/// How many inputs after a move a greedy player waits for its effect.
const AHEAD: u32 = 16;

/// How an automatic player chooses.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Player {
    /// At random from the menus: quick, and it leads into every corner. Very weak play.
    #[default]
    Random,
    /// By the game's own habits of a simple automatic player; at random where it has none. Quick and crude, but no move is
    /// wasted for nothing.
    Simple,
    /// One move deep: of a few random moves the one after which the own view looks best, once everybody else has done
    /// what the clock would do for them. Hidden things are dealt anew before looking, so that it knows what its owner
    /// knows. Weak play, but it attacks what falls and keeps what counts.
    Greedy,
}

impl Player {
    /// A move for a decision.
    ///
    /// # Errors
    /// A sentence for developers when the menus lead nowhere.
    pub fn answer<G: Game>(
        self,
        game: &G,
        state: &G::State,
        at: &Decision,
        choices: &mut dyn Chance,
    ) -> Result<G::Move, String> {
        match self {
            Self::Random => game.random_move(state, at.id, choices),
            Self::Simple => match game.simple_move(state, at, choices) {
                Some(with) => Ok(with),
                None => game.random_move(state, at.id, choices),
            },
            Self::Greedy => greedy(game, state, at, choices),
        }
    }

    /// What the player does with a right that nobody waits for; `None` when it is left alone. Nobody sensible agrees to
    /// anything out of the blue: by habit only what the game's habits name, and one move deep only what looks better than
    /// doing nothing.
    ///
    /// # Errors
    /// A sentence for developers when the menus lead nowhere.
    pub fn uses<G: Game>(
        self,
        game: &G,
        state: &G::State,
        at: &Decision,
        choices: &mut dyn Chance,
    ) -> Result<Option<G::Move>, String> {
        match self {
            Self::Random => game.random_move(state, at.id, choices).map(Some),
            Self::Simple => Ok(game.simple_move(state, at, choices)),
            Self::Greedy => {
                let with = game.random_move(state, at.id, choices)?;
                let luck = u64::from(choices.pick("luck", u32::MAX));
                let guess = game.redraw(state, Viewer::Seat(at.seat), &mut Fast::new(luck));
                let better = worth(game, guess.clone(), at.seat, Some((at.id, &with)), luck)
                    > worth(game, guess, at.seat, None, luck);
                Ok(better.then_some(with))
            }
        }
    }
}

fn greedy<G: Game>(
    game: &G,
    state: &G::State,
    at: &Decision,
    choices: &mut dyn Chance,
) -> Result<G::Move, String> {
    let mut moves = vec![game.random_move(state, at.id, choices)?];
    for _ in 1..LOOKS {
        let other = game.random_move(state, at.id, choices)?;
        if !moves.contains(&other) {
            moves.push(other);
        }
    }
    if moves.len() == 1 {
        return moves.pop().ok_or_else(|| format!("{} has no move", at.id));
    }
    // The same luck for every move, or luck would choose.
    let luck = u64::from(choices.pick("luck", u32::MAX));
    let guess = game.redraw(state, Viewer::Seat(at.seat), &mut Fast::new(luck));
    let worth = |with: &G::Move| worth(game, guess.clone(), at.seat, Some((at.id, with)), luck);
    let mut best: Option<(i32, G::Move)> = None;
    for with in moves {
        let worth = worth(&with);
        if best.as_ref().is_none_or(|(most, _)| worth > *most) {
            best = Some((worth, with));
        }
    }
    best.map(|(_, with)| with).ok_or_else(|| format!("{} has no move", at.id))
}

/// How the view of a seat looks after a move, or after nothing, when the seat is asked again or the game has gone on for a
/// while.
fn worth<G: Game>(
    game: &G,
    mut state: G::State,
    seat: Seat,
    with: Option<(DecisionId, &G::Move)>,
    luck: u64,
) -> i32 {
    let mut dice = Fast::new(luck);
    let mut out = Vec::new();
    if let Some((at, with)) = with {
        let input = Input::Answer { at, with: with.clone() };
        if game.play(&mut state, &input, &mut dice, &mut out).is_err() {
            return i32::MIN;
        }
    }
    for _ in 0..AHEAD {
        out.clear();
        let Some(input) = quiet(game, &state, seat) else { break };
        if game.play(&mut state, &input, &mut dice, &mut out).is_err() {
            break;
        }
    }
    game.value(&game.view(&state, Viewer::Seat(seat)), seat)
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
