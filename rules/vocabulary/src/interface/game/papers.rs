//! Clauses, kits, lengths, notation, reports.

use crate::{
    clauses::Clauses,
    interface::{Editions, Ending, Group, KitBook, Length, Lengths, Options, Points, Rules, Seat},
};

/// What is known of a game beside its positions: clauses, kits, lengths, notation, and what reports count.
pub trait Papers: Rules {
    /// The clauses of its specification, and by what they are shown.
    const CLAUSES: Clauses = Clauses { ids: "", index: "" };

    /// The pictures of its cards and pieces, each a file by the card's key; what a file holds is the drawing's business.
    const ART: Option<&'static include_dir::Dir<'static>> = None;

    /// Its first game: a fixed position and the moves that lead a newcomer through it, as `runners` reads them. A match of
    /// several games has none of its own.
    const LESSON: Option<&'static str> = None;

    /// The editions of its data, of which a table names the one that it began with.
    const EDITIONS: Editions = Editions::NONE;

    /// The options of a game whose players bring kits; `None` when there is none.
    #[must_use]
    fn kit_options() -> Option<Options> {
        None
    }

    /// Options that are proposed to whoever runs a table with so many players, who decides (CHAOS-22.6). `slow` says whether a
    /// turn may take a day or more there.
    #[must_use]
    fn proposals(_seats: u8, _slow: bool) -> Options {
        Options::default()
    }

    /// How the kits of this game are read, judged and built; `None` when nobody brings one.
    #[must_use]
    fn kit_book(&self) -> Option<Box<dyn KitBook>> {
        None
    }

    /// How long such a game takes, for people who think about joining.
    fn length(&self) -> Length;

    /// How long each class of its decisions may take, as its specification says: the preset of a table, whose pace makes all
    /// of them longer or shorter. Every class that its decisions name is stated.
    fn clocks(&self) -> Lengths;

    /// Who plays together, where seats make sides: the seats of each. Empty where everybody plays alone.
    #[must_use]
    fn sides(&self) -> Vec<Vec<Seat>> {
        Vec::new()
    }

    /// What brought an ended game to its end, for reports.
    fn ending(&self, _state: &Self::State) -> Ending {
        Ending::Goal
    }

    /// From what `seat` has its points, in a position that has ended, for reports; nothing where points have no sources.
    fn points(&self, _state: &Self::State, _seat: Seat) -> Vec<Points> {
        Vec::new()
    }

    /// By what a report counts the wins of `seat`, in a position that has ended; no group twice.
    fn groups(&self, _state: &Self::State, seat: Seat) -> Vec<Group> {
        vec![Group::seat(seat)]
    }

    /// The sets of options that a report tells apart at a table of so many seats, each a game of its own to balance: its
    /// forms. Never empty.
    #[must_use]
    fn variants(_seats: u8) -> Vec<Options> {
        vec![Options::default()]
    }

    /// A position in the game's position notation (TOML). Readable in every waiting state.
    fn print_position(&self, state: &Self::State) -> String;

    /// Reads position notation. `name` is the file's name, for messages.
    ///
    /// # Errors
    /// A sentence that names file, field and reason.
    fn read_position(name: &str, text: &str) -> Result<(Self, Self::State), String>;
}
