//! Automatic players: who answers at a table where no person does, and in playouts.
//!
//! What belongs here: choosing from what one seat may know, for any game. What does not: a game's own habits
//! ([`Habits::simple_move`](skald_vocabulary::interface::Habits::simple_move)) and how good a position is ([`Sight::value`](skald_vocabulary::interface::Sight::value)).

mod ahead;
mod candidates;
mod level;
mod race;
mod search;

use skald_vocabulary::{
    chance::Chance,
    interface::{Decision, Game},
};

pub use level::Level;

/// Whoever plays at random uses a right once in so many times that it is there.
const RIGHTS: u32 = 4;

/// How an automatic player chooses.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Player {
    /// At random from the menus: quick, and it leads into every corner. Very weak play.
    #[default]
    Random,
    /// The first legal move in the order of the menus that does more than the clock would do. What others are measured by.
    First,
    /// By the game's own habits of a simple automatic player; at random where it has none. Quick and crude, but no move is
    /// wasted for nothing.
    Simple,
    /// One move deep: of a few moves the one after which the own view looks best, over several positions that are possible
    /// for that view, once everybody else has done what the clock would do for them. Weak play, but it attacks what falls and
    /// keeps what counts.
    Greedy,
    /// Several answers deep: of a few moves the one after which the own view looks best in many possible futures, in which
    /// everybody answers sensibly. Within a budget of positions.
    Search,
}

impl Player {
    /// A move for a decision, from what its seat may know: hidden things are dealt anew before anything is tried.
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
            Self::First => candidates::first(game, state, at, choices),
            Self::Simple => match game.simple_move(state, at, choices) {
                Some(with) => Ok(with),
                None => game.random_move(state, at.id, choices),
            },
            Self::Greedy => ahead::best(game, state, at, choices),
            Self::Search => search::best(game, state, at, choices),
        }
    }

    /// What the player does with a right that nobody waits for; `None` when it is left alone. Nobody sensible agrees to
    /// anything out of the blue: by habit only what the game's habits name, and whoever looks ahead only what looks better
    /// than doing nothing.
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
            Self::Random if choices.pick("a right?", RIGHTS) != 0 => Ok(None),
            Self::Random => game.random_move(state, at.id, choices).map(Some),
            Self::First => Ok(None),
            Self::Simple => Ok(game.simple_move(state, at, choices)),
            Self::Greedy | Self::Search => ahead::worth_using(game, state, at, choices),
        }
    }
}
