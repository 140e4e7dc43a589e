//! Opening a tournament: which game, in which form, by which terms.

use skald_rules::{
    catalogue::GameKind,
    interface::{OptionKind, OptionSpec, Options, Setup},
    series::BEST_OF,
    tournament::{self, Act, Format, Games},
};

use crate::host::{
    lobby::opening::{may_open, new_code},
    refused::{HostError, Refused},
    service::core::{Actor, Host},
    table::terms::Terms,
    tournaments::look::TournamentInfo,
};
use crate::store::{Person, TournamentRow};

/// The most characters of a name.
const NAME: usize = 60;
/// How many tournaments that are not over one person may organise.
const MOST_EACH: usize = 10;

/// What a tournament is opened with.
#[derive(Clone, Debug)]
pub struct OpenTournament {
    /// What it is called.
    pub name: String,
    /// The game's id: a game or a match.
    pub game: String,
    /// The options of its games that differ from the defaults; each form of the game takes those that it knows.
    pub options: Options,
    /// How long a turn may take at its tables.
    pub pace: Terms,
    /// What people agree to.
    pub terms: tournament::Terms,
    /// The server.
    pub guild: Option<u64>,
    /// The language there.
    pub language: String,
    /// The channel.
    pub channel: u64,
    /// The channel above it, if it is a thread.
    pub above: Option<u64>,
    /// Whether whoever opens it manages the server.
    pub manages: bool,
    /// What whoever opens it is called.
    pub organiser: String,
}

/// The option that says what an even match comes to, and its word for going on.
const EVEN: &str = "even";
const GOES_ON: &str = "goes-on";
/// The option that says whether cards are swapped before a game, and its word for that they are.
const SIDING: &str = "siding";
const SIDED: &str = "before";

impl Host {
    /// Opens a tournament.
    ///
    /// # Errors
    /// A refusal when no such tournament is possible, or not there, or the person organises too many.
    pub async fn open_tournament(
        &self,
        actor: impl Into<Actor>,
        wish: OpenTournament,
    ) -> Result<TournamentInfo, HostError> {
        let actor = actor.into();
        self.once(actor, async {
            let kind =
                self.inner.catalogue.get(&wish.game).ok_or_else(|| Refused::NoGame(wish.game.clone()))?;
            let kind = self.series_of(kind, &wish).unwrap_or(kind);
            let mut terms = wish.terms.clone();
            if !kind.options().iter().any(|option| option.key == BEST_OF) {
                terms.games = Games::One;
            }
            // What nobody can bring is not published either.
            terms.lists &= self.book(kind.id).is_ok();
            if !wish.pace.possible() {
                return Err(Refused::BadTerms.into());
            }
            if !terms.possible() {
                return Err(tournament::Refused::Terms.into());
            }
            self.possible_of(kind, &terms, &wish.options)?;
            let seed = self.inner.entropy.number()?;
            let mut row = TournamentRow {
                id: crate::store::TournamentId(0),
                code: String::new(),
                name: called(&wish.name, kind),
                guild: wish.guild,
                language: wish.language.clone(),
                channel: wish.channel,
                thread: None,
                organiser: actor.person,
                game: kind.id.to_owned(),
                options: json(&wish.options)?,
                pace: json(&wish.pace)?,
                announced: 0,
                created: self.now(),
                ended: None,
            };
            let mut tx = self.apart(actor).await?;
            if tx.count_organised_by(actor.person).await? >= MOST_EACH {
                return Err(Refused::TooMany { most: MOST_EACH }.into());
            }
            may_open(&mut tx, wish.guild, [Some(wish.channel), wish.above], wish.manages).await?;
            row.code = new_code(self.inner.entropy.as_ref())?;
            while tx.tournament_code_taken(&row.code).await? {
                row.code = new_code(self.inner.entropy.as_ref())?;
            }
            tx.meet(actor.person, &wish.organiser);
            let id = tx.open_tournament(&row).await?;
            let opened = json(&Act::Opened { terms, seed })?;
            tx.add_tournament_act(id, 0, &opened, Some(actor.person), self.now()).await?;
            tx.commit().await?;
            self.inner.people.forget(actor.person);
            self.tournament(id).await
        })
        .await
    }

    /// The match of several games of a game, where more than one is wished for and there is one to be had: no round of a small
    /// event is a single game because of the name that its organiser chose (LRAW-1.1.1).
    fn series_of(&self, kind: GameKind, wish: &OpenTournament) -> Option<GameKind> {
        let series = |other: &GameKind| {
            other.game == kind.id && other.options().iter().any(|option| option.key == BEST_OF)
        };
        if wish.terms.games == Games::One || matches!(wish.terms.format, Format::League { .. }) {
            return None;
        }
        let found = self.inner.catalogue.iter().find(series)?;
        self.possible_of(found, &wish.terms, &wish.options).is_ok().then_some(found)
    }

    /// The options of all forms in which matches of a game can be played, each once: its own, those of a match of several of
    /// its games, and those of the single game of which it is a match.
    #[must_use]
    pub fn tournament_options(&self, kind: GameKind) -> Vec<OptionSpec> {
        let of_it = self.inner.catalogue.iter().filter(|other| other.game == kind.id && other.id != kind.id);
        let mut specs = kind.options();
        for form in of_it.chain(self.game_of(kind)) {
            let more =
                form.options().into_iter().filter(|spec| specs.iter().all(|known| known.key != spec.key));
            specs.extend(more.collect::<Vec<_>>());
        }
        specs
    }

    /// Refuses what no table could be opened with later.
    fn possible_of(
        &self,
        kind: GameKind,
        terms: &tournament::Terms,
        options: &Options,
    ) -> Result<(), HostError> {
        let seats = match terms.format {
            Format::League { seats } => 3..=seats,
            Format::Swiss | Format::Knockout | Format::RoundRobin => 2..=2,
        };
        let takes = kind.seats();
        if !seats.clone().all(|seats| takes.contains(&seats)) {
            return Err(Refused::NoTournamentOf.into());
        }
        let mut known: Vec<&'static str> = Vec::new();
        let forms = [(tournament::Part::Main, 2), (tournament::Part::Main, 99), (tournament::Part::Cut, 99)];
        for (part, field) in forms {
            let by = terms.of_match(part, field);
            let (kind, options) = self.form_of(kind, options, &by, false);
            known.extend(kind.options().iter().map(|spec| spec.key));
            kind.open(&Setup { seats: *seats.end(), options, packs: self.packs_for(kind.id) })?;
        }
        if let Some(stray) = options.0.keys().find(|key| !known.contains(&key.as_str())) {
            return Err(Refused::NoTournamentOption { key: stray.clone() }.into());
        }
        Ok(())
    }

    /// In which form a match is played, and with which options: a match of one game is that game where there is one to be
    /// had, and one that somebody has to win says so where the game can go on. `further`: a game after an even match, which comes
    /// between games (LRAW-1.1.6).
    pub(super) fn form_of(
        &self,
        kind: GameKind,
        wished: &Options,
        by: &tournament::Match,
        further: bool,
    ) -> (GameKind, Options) {
        let kind = Some(kind).filter(|_| by.best_of == 1).and_then(|kind| self.game_of(kind)).unwrap_or(kind);
        let mut options = Options::default();
        for spec in kind.options() {
            if spec.key == BEST_OF {
                options = options.with(spec.key, &by.best_of.to_string());
            } else if spec.key == EVEN && by.needs_winner && has_word(&spec, GOES_ON) {
                options = options.with(spec.key, GOES_ON);
            } else if spec.key == SIDING && further && has_word(&spec, SIDED) {
                options = options.with(spec.key, SIDED);
            } else if let Some(value) = wished.get(spec.key) {
                options = options.with(spec.key, value);
            }
        }
        (kind, options)
    }

    /// The game of which a match is, where its lists name it.
    fn game_of(&self, kind: GameKind) -> Option<GameKind> {
        let book = self.book(kind.id).ok()?;
        self.inner.catalogue.get(book.game()).filter(|game| game.id != kind.id)
    }
}

/// Whether an option can be set to a word.
fn has_word(spec: &OptionSpec, word: &str) -> bool {
    matches!(&spec.kind, OptionKind::Choice(words) if words.contains(&word))
}

/// The name of a tournament, brought into one line; the game's id where none was given.
fn called(name: &str, kind: GameKind) -> String {
    let name: String = name.split_whitespace().collect::<Vec<_>>().join(" ").chars().take(NAME).collect();
    if name.is_empty() { kind.id.to_owned() } else { name }
}

fn json(what: &impl serde::Serialize) -> Result<String, HostError> {
    serde_json::to_string(what)
        .map_err(|error| HostError::Broken(format!("a tournament cannot be written down: {error}")))
}

/// Somebody as a tournament knows them.
pub(super) const fn who(person: Person) -> tournament::Who {
    tournament::Who::Person(person.0)
}
