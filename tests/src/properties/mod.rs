//! The property suite: what must hold in every game, whatever its rules. A game joins by one line, a [`Suite`].
//!
//! Every property plays seeded games of random moves and looks at each position, or at a sample where it is costly. A
//! failure names game, table, seed, step and last input; [`Suite::only`] plays that one again.

mod faithful;
mod orders;
mod refusals;
mod secrets;
mod steady;
mod walk;

use skald_rules::{
    interface::{Game, Kit, Options, Rules, Seat, Viewer},
    views::AnyView,
};

pub use self::walk::{At, Recorded, Recorder};

/// The ids of what nobody but their owners may know, in a position, from a viewer's eyes.
type Hidden<G> = fn(&G, &<G as Rules>::State, Viewer) -> Vec<String>;

/// A drawing of a view, as bytes: a text twin, a picture.
type Drawing = fn(&AnyView) -> Vec<u8>;

/// One kind of table at which a game is tried.
#[derive(Clone, Debug, Default)]
pub struct Sort {
    /// How many seats.
    pub seats: u8,
    /// The options.
    pub options: Options,
    /// What the seats bring.
    pub kits: Vec<Kit>,
}

/// What the seats bring to a table of so many seats, in the game of this seed.
type Bring<G> = fn(&G, u8, u64) -> Vec<Kit>;

/// What the suite needs to know of a game.
pub struct Suite<G: Game> {
    sorts: Vec<Sort>,
    bring: Option<Bring<G>>,
    games: u64,
    first_seed: u64,
    sample: u32,
    hidden: Option<Hidden<G>>,
    told_too: bool,
    drawings: Vec<(&'static str, u32, Drawing)>,
}

impl<G: Game> Default for Suite<G> {
    fn default() -> Self {
        Self {
            sorts: Vec::new(),
            bring: None,
            games: 4,
            first_seed: 1,
            sample: 1,
            hidden: None,
            told_too: false,
            drawings: Vec::new(),
        }
    }
}

impl<G: Game> Suite<G> {
    /// A suite without tables.
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }

    /// One more kind of table.
    #[must_use]
    pub fn table(mut self, seats: u8, options: &[(&str, &str)]) -> Self {
        let options = options.iter().fold(Options::default(), |all, (key, value)| all.with(key, value));
        self.sorts.push(Sort { seats, options, kits: Vec::new() });
        self
    }

    /// What every seat brings to the last table.
    #[must_use]
    pub fn kit(mut self, list: &str) -> Self {
        let sort = self.sorts.last_mut().expect("a table comes first");
        let kit = |seat| Kit { seat, list: list.to_owned() };
        sort.kits = Seat::all(sort.seats).map(kit).collect();
        self
    }

    /// What one seat brings to the last table; the others bring nothing, or what they were given before.
    #[must_use]
    pub fn kit_of(mut self, seat: Seat, list: &str) -> Self {
        let sort = self.sorts.last_mut().expect("a table comes first");
        sort.kits.retain(|kit| kit.seat != seat);
        sort.kits.push(Kit { seat, list: list.to_owned() });
        sort.kits.sort_by_key(|kit| kit.seat);
        self
    }

    /// What the seats bring to tables for which no kit was named: something else in every game.
    #[must_use]
    pub fn bring(mut self, bring: Bring<G>) -> Self {
        self.bring = Some(bring);
        self
    }

    /// How many games each property plays at each kind of table.
    #[must_use]
    pub fn games(mut self, games: u64) -> Self {
        self.games = games;
        self
    }

    /// Costly properties look at one position in so many.
    #[must_use]
    pub fn sample(mut self, one_in: u32) -> Self {
        self.sample = one_in;
        self
    }

    /// Plays one game only, of this seed: to see a failure again.
    #[must_use]
    pub fn only(mut self, seed: u64) -> Self {
        (self.first_seed, self.games) = (seed, 1);
        self
    }

    /// What must not be seen: in any position, the ids that a viewer's view may not hold.
    #[must_use]
    pub fn hidden(mut self, hidden: Hidden<G>) -> Self {
        self.hidden = Some(hidden);
        self
    }

    /// What is hidden after an input may not occur in what the input told either: for games in which no card goes from
    /// one hidden place to another through everybody's sight.
    #[must_use]
    pub fn told_too(mut self) -> Self {
        self.told_too = true;
        self
    }

    /// A drawing that must tell no more than its view; made for one position in so many.
    #[must_use]
    pub fn drawing(mut self, name: &'static str, one_in: u32, drawing: Drawing) -> Self {
        self.drawings.push((name, one_in, drawing));
        self
    }
}

/// The properties of a game as tests: one line per game.
///
/// ```ignore
/// skald_tests::properties!(probe: Suite::<Probe>::new().table(2, &[]).hidden(hidden));
/// ```
#[macro_export]
macro_rules! properties {
    ($name:ident: $suite:expr) => {
        $crate::properties!($name: $suite;
            walks_keep_every_invariant,
            printed_moves_are_paths,
            legal_moves_are_those_of_the_menus,
            states_survive_encoding,
            logs_replay_to_the_state,
            scripts_are_used_up,
            positions_survive_notation,
            refusals_change_nothing,
            arrival_leaves_no_trace,
            redraws_are_functions_of_the_view,
            nobody_sees_what_is_hidden,
            orders_equal_moves_by_hand,
            forecasts_add_up
        );
    };
    ($name:ident: $suite:expr; $($property:ident),*) => {
        mod $name {
            use super::*;
            $(
                #[test]
                fn $property() {
                    $suite.$property();
                }
            )*
        }
    };
}
