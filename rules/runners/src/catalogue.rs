//! A list of games, each without its types.
//!
//! What belongs here: a line of such a list, and the list itself. What does not: which games there are; that is said
//! where all of them are known.

use std::{
    fmt,
    ops::RangeInclusive,
    sync::{Arc, OnceLock},
};

use skald_toolkit::table::{self, Opened, Table};
use skald_vocabulary::{
    clauses::Clauses,
    interface::{Editions, Game, KitBook, OptionSpec, Options, PackFile, Setup, SetupError},
    words::{WordFile, Words},
};

use crate::playout::{self, Meeting, Plan, Report, Trial};

/// Reads a position from a file's name and text.
type ReadPosition = fn(&str, &str) -> Result<Box<dyn Table>, String>;

/// One game of the catalogue.
#[derive(Clone, Copy)]
pub struct GameKind {
    /// The game's name in folders, logs and tables.
    pub id: &'static str,
    /// The game whose cards and clauses these are: its own, unless it is a match of several games.
    pub game: &'static str,
    /// The version of its rules.
    pub rules: u32,
    /// Whether so little is chosen in it that whoever chooses better hardly wins more often.
    pub little_choice: bool,
    /// The clauses of its specification, and by what they are shown.
    pub clauses: Clauses,
    /// Its sentences in English.
    pub words: &'static [WordFile],
    /// The editions of its data, of which a table names the one that it began with.
    pub editions: Editions,
    lesson: Option<&'static str>,
    art: Option<&'static include_dir::Dir<'static>>,
    seats: fn() -> RangeInclusive<u8>,
    options: fn() -> Vec<OptionSpec>,
    kit_options: fn() -> Option<Options>,
    open: fn(&Setup) -> Result<Box<dyn Opened>, SetupError>,
    read: ReadPosition,
    playouts: fn(&Plan) -> Result<Report, SetupError>,
    meetings: fn(&Trial) -> Result<Meeting, SetupError>,
    variants: fn(u8) -> Vec<Options>,
    proposals: fn(u8, bool) -> Options,
}

impl std::fmt::Debug for GameKind {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "GameKind({})", self.id)
    }
}

impl GameKind {
    /// The catalogue line of a game.
    #[must_use]
    pub fn of<G: Game>() -> Self {
        Self {
            id: G::ID,
            game: G::GAME,
            rules: G::RULES,
            little_choice: G::LITTLE_CHOICE,
            clauses: G::CLAUSES,
            words: G::WORDS,
            editions: G::EDITIONS,
            lesson: G::LESSON,
            art: G::ART,
            seats: G::seats,
            options: G::options,
            kit_options: G::kit_options,
            open: table::open::<G>,
            read: table::read_position::<G>,
            playouts: playout::run::<G>,
            meetings: playout::meet::<G>,
            variants: G::variants,
            proposals: G::proposals,
        }
    }

    /// The pictures of its cards: the card's key and the file's text, in the order of their names.
    pub fn art(&self) -> impl Iterator<Item = (&'static str, &'static str)> {
        let files = self.art.into_iter().flat_map(|dir| dir.files());
        files.filter_map(|file| Some((file.path().file_stem()?.to_str()?, file.contents_utf8()?)))
    }

    /// The file of its first game, if it has one; `lesson` reads it.
    #[must_use]
    pub const fn lesson(&self) -> Option<&'static str> {
        self.lesson
    }

    /// Whether it has a first game.
    #[must_use]
    pub const fn has_lesson(&self) -> bool {
        self.lesson.is_some()
    }

    /// How many may play.
    #[must_use]
    pub fn seats(&self) -> RangeInclusive<u8> {
        (self.seats)()
    }

    /// The options that a table can be opened with.
    #[must_use]
    pub fn options(&self) -> Vec<OptionSpec> {
        (self.options)()
    }

    /// Options that are proposed to whoever runs a table with so many players. `slow` says whether a turn may take a day or
    /// more there.
    #[must_use]
    pub fn proposals(&self, seats: u8, slow: bool) -> Options {
        (self.proposals)(seats, slow)
    }

    /// The options of a table whose players bring kits; `None` when there is none.
    #[must_use]
    pub fn kit_options(&self) -> Option<Options> {
        (self.kit_options)()
    }

    /// How kits of this game are read, judged and built at tables that are opened now, with these packs beside its own; `None`
    /// when nobody ever brings one.
    ///
    /// # Errors
    /// [`SetupError`] when a pack does not fit.
    pub fn kit_book(&self, packs: &[PackFile]) -> Result<Option<Box<dyn KitBook>>, SetupError> {
        let Some(options) = (self.kit_options)() else { return Ok(None) };
        let options = self.editions.begun(options);
        let setup = Setup { seats: *self.seats().start(), options, packs: packs.to_vec() };
        Ok(self.open(&setup)?.kit_book())
    }

    /// A game with these options and packs.
    ///
    /// # Errors
    /// [`SetupError`] when the number of seats, an option or a pack does not fit.
    pub fn open(&self, setup: &Setup) -> Result<Box<dyn Opened>, SetupError> {
        (self.open)(setup)
    }

    /// The sets of options that a report tells apart at a table of so many seats: the game's own, with what was asked for
    /// in their place. No set twice.
    #[must_use]
    pub fn variants(&self, seats: u8, asked: &Options) -> Vec<Options> {
        let mut all: Vec<Options> = Vec::new();
        for mut options in (self.variants)(seats) {
            options.0.extend(asked.0.clone());
            if !all.contains(&options) {
                all.push(options);
            }
        }
        all
    }

    /// Plays games by themselves, of the newest edition where the plan names none.
    ///
    /// # Errors
    /// [`SetupError`] when the number of seats, an option or a kit does not fit.
    pub fn playouts(&self, plan: &Plan) -> Result<Report, SetupError> {
        (self.playouts)(&self.newest(plan))
    }

    /// Lets two automatic players meet, in games of the newest edition where the trial names none.
    ///
    /// # Errors
    /// [`SetupError`] when the number of seats, an option or a kit does not fit.
    pub fn meet(&self, trial: &Trial) -> Result<Meeting, SetupError> {
        (self.meetings)(&Trial { plan: self.newest(&trial.plan), ..trial.clone() })
    }

    fn newest(&self, plan: &Plan) -> Plan {
        Plan { options: self.editions.begun(plan.options.clone()), ..plan.clone() }
    }

    /// A table in the position that `text` notes; `name` is the file's name, for messages.
    ///
    /// # Errors
    /// A sentence that names file, field and reason.
    pub fn read_position(&self, name: &str, text: &str) -> Result<Box<dyn Table>, String> {
        (self.read)(name, text)
    }
}

/// A list of games.
#[derive(Clone, Default)]
pub struct Catalogue {
    kinds: Vec<GameKind>,
    words: Arc<OnceLock<Words>>,
}

impl fmt::Debug for Catalogue {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(&self.kinds).finish()
    }
}

impl Catalogue {
    /// A list of these games.
    #[must_use]
    pub fn of(kinds: Vec<GameKind>) -> Self {
        Self { kinds, words: Arc::default() }
    }

    /// The same list with one more game: for tests that bring their own.
    #[must_use]
    pub fn with(mut self, kind: GameKind) -> Self {
        self.kinds.push(kind);
        Self::of(self.kinds)
    }

    /// The game called `id`.
    #[must_use]
    pub fn get(&self, id: &str) -> Option<GameKind> {
        self.kinds.iter().copied().find(|kind| kind.id == id)
    }

    /// All games in order.
    pub fn iter(&self) -> impl Iterator<Item = GameKind> + '_ {
        self.kinds.iter().copied()
    }

    /// The sentences of these games in English; read when first asked for.
    #[must_use]
    pub fn words(&self) -> &Words {
        self.words.get_or_init(|| {
            let files: Vec<WordFile> = self.kinds.iter().flat_map(|kind| kind.words).copied().collect();
            Words::english(&files)
        })
    }
}
