//! A match is a game: best of n games of `G`, with rotated seats.
//!
//! Inside a game the seats are *places*: place a begins where a beginning matters. The players change places from game
//! to game; ids, sentences and outcomes of the match speak of players, moves in notation of places.

mod event;
mod game;
mod notation;
mod progress;
mod seating;

use serde::{Deserialize, Serialize};

pub use self::{
    event::{SeriesEvent, SeriesIllegal, SeriesSeen},
    seating::Seating,
};
use skald_vocabulary::{
    chance::Chance,
    interface::{Game, Kit, OptionKind, OptionSpec, Outcome, Say, Seat, Setup, SetupError},
    views::{AnyView, MatchView},
};

/// A game of which matches can be played.
pub trait InSeries: Game {
    /// The name of the match game in folders, logs and tables, such as `war-match`.
    const SERIES: &'static str;
    /// The kinds of [groups](skald_vocabulary::interface::Group) that stay the same through a match: what players bring.
    const LASTING: &'static [&'static str] = &[];

    /// Whether the players change places from game to game. A game whose places mean nothing, because its own rules ask who
    /// begins, leaves everybody where they are.
    const CHANGES_PLACES: bool = true;
    /// Whether a match may be one that somebody has to win: one that is even after its last game then goes on.
    const PLAYS_OFF: bool = false;

    /// What the seats of a game brought, read back from any of its positions; empty in games without kits.
    fn kits(&self, state: &Self::State) -> Vec<Kit>;

    /// Deals the game that follows one that has ended. A game that asks something between the games of a match, such as what
    /// is swapped or who begins, lets the next one begin with these questions.
    ///
    /// # Errors
    /// [`SetupError`] when a kit does not fit.
    fn deal_again(
        &self,
        again: Again<'_, Self::State>,
        dice: &mut dyn Chance,
        out: &mut Vec<Self::Event>,
    ) -> Result<Self::State, SetupError> {
        self.start(again.kits, dice, out)
    }

    /// The options of one game of a match: the game's own, where a match has no other defaults (see
    /// [`InSeries::for_match`]).
    #[must_use]
    fn match_options() -> Vec<OptionSpec> {
        Self::options()
    }

    /// The setup of one game of a match, where a match needs other defaults: since the players change places, a game
    /// may begin at place a.
    #[must_use]
    fn for_match(setup: Setup) -> Setup {
        setup
    }
}

/// What a further game of a match is dealt from.
#[derive(Clone, Copy, Debug)]
pub struct Again<'a, S> {
    /// The game before. Its places are those of the next one only where the players do not change them.
    pub ended: &'a S,
    /// What the places bring now.
    pub kits: &'a [Kit],
    /// The match should be over, and has to have a winner.
    pub extra: bool,
}

/// Matches of `G`: best of `best_of` games.
#[derive(Clone, Debug)]
pub struct Series<G> {
    game: G,
    seats: u8,
    best_of: u8,
    first: First,
    plays_off: bool,
}

/// Who takes place a in the next game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum First {
    /// Everybody moves up one place.
    Rotate,
    /// The first of the players who did worst.
    Loser,
    /// The first of the players who won.
    Winner,
}

impl First {
    const ALL: [(&'static str, Self); 3] =
        [("rotate", Self::Rotate), ("loser", Self::Loser), ("winner", Self::Winner)];

    fn word(self) -> &'static str {
        Self::ALL.iter().find(|(_, first)| *first == self).map_or("rotate", |(word, _)| word)
    }
}

/// A match being played.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SeriesState<S> {
    /// Games won, by player.
    pub wins: Vec<u8>,
    /// Which game this is, from 1.
    pub number: u8,
    /// Who sits where.
    pub seating: Seating,
    /// Players who gave up the match.
    pub resigned: Vec<Seat>,
    /// How the match ended, once it has.
    pub over: Option<Outcome>,
    /// The game being played, or the one just ended.
    pub game: S,
    /// Time was called: the game being played is the last one.
    #[serde(default)]
    pub time: bool,
}

/// Everything that one viewer may see of a match.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct SeriesView<V> {
    /// Games won, by player.
    pub wins: Vec<u8>,
    /// Which game this is, from 1.
    pub number: u8,
    /// The most games there can be.
    pub best_of: u8,
    /// Who sits where.
    pub seating: Seating,
    /// Players who gave up the match.
    pub resigned: Vec<Seat>,
    /// The game as the viewer sees it; its seats are places.
    pub game: V,
}

impl<V: Into<AnyView>> From<SeriesView<V>> for AnyView {
    fn from(view: SeriesView<V>) -> Self {
        Self::of(MatchView {
            seating: view.seating.players().to_vec(),
            wins: view.wins,
            number: view.number,
            best_of: view.best_of,
            game: view.game.into(),
        })
    }
}

/// The greatest match.
const MOST_GAMES: u8 = 9;

/// The option of a match that somebody has to win, and its word.
const PLAY_OFF: (&str, &str) = ("even", "goes-on");

/// The option that says of how many games a match is at most.
pub const BEST_OF: &str = "best_of";

impl<G: InSeries> Series<G> {
    /// The game of which this is a match.
    pub fn game(&self) -> &G {
        &self.game
    }

    /// Splits the options of a match from those of its games.
    fn open(setup: &Setup) -> Result<Self, SetupError> {
        setup.options.among(&Self::specs())?;
        let mut inner = setup.clone();
        let best_of = match inner.options.0.remove(BEST_OF) {
            None => 3,
            Some(text) => text
                .parse()
                .ok()
                .filter(|n: &u8| n % 2 == 1 && *n <= MOST_GAMES)
                .ok_or_else(|| SetupError::new(Say::new("setup-best-of").with("most", MOST_GAMES), ""))?,
        };
        let plays_off = inner.options.0.remove(PLAY_OFF.0).is_some_and(|text| text == PLAY_OFF.1);
        let first = match inner.options.0.remove("first") {
            None => First::Rotate,
            Some(text) => First::ALL
                .iter()
                .find(|(word, _)| *word == text)
                .map(|(_, first)| *first)
                .ok_or_else(|| SetupError::new(Say::new("setup-first"), ""))?,
        };
        Ok(Self { game: G::new(&G::for_match(inner))?, seats: setup.seats, best_of, first, plays_off })
    }

    fn specs() -> Vec<OptionSpec> {
        let number = OptionKind::Number { min: 1, max: MOST_GAMES.into() };
        let mut all = vec![OptionSpec {
            key: BEST_OF,
            about: Say::new("option-best-of"),
            holds: "option-best-of-holds",
            kind: number,
            default: "3",
            usual: &["1", "3", "5", "7"],
        }];
        if G::CHANGES_PLACES {
            all.push(OptionSpec {
                key: "first",
                about: Say::new("option-first"),
                holds: "option-first-holds",
                kind: OptionKind::Choice(First::ALL.iter().map(|(word, _)| *word).collect()),
                default: "rotate",
                usual: &[],
            });
        }
        if G::PLAYS_OFF {
            all.push(OptionSpec {
                key: PLAY_OFF.0,
                about: Say::new("option-even"),
                holds: "option-even-holds",
                kind: OptionKind::Choice(vec!["draw", PLAY_OFF.1]),
                default: "draw",
                usual: &[],
            });
        }
        all.extend(G::match_options());
        all
    }

    /// How many games a player must win.
    fn needed(&self) -> u8 {
        self.best_of / 2 + 1
    }

    /// How the match stands as an outcome: by games won, those who gave up last.
    fn standing(&self, state: &SeriesState<G::State>) -> Outcome {
        let mut ranks: Vec<i16> = Vec::new();
        let rank = |seat: Seat| {
            if state.resigned.contains(&seat) {
                -1
            } else {
                state.wins.get(seat.index()).copied().map_or(0, i16::from)
            }
        };
        for seat in Seat::all(self.seats) {
            if !ranks.contains(&rank(seat)) {
                ranks.push(rank(seat));
            }
        }
        ranks.sort_unstable_by(|one, other| other.cmp(one));
        let place = |wanted: &i16| Seat::all(self.seats).filter(|seat| rank(*seat) == *wanted).collect();
        Outcome { places: ranks.iter().map(place).collect() }
    }

    /// Books a game that has ended, and the match with it once it is decided.
    fn book(
        &self,
        state: &mut SeriesState<G::State>,
        outcome: &Outcome,
        out: &mut Vec<SeriesEvent<G::Event>>,
    ) {
        let winners = state.seating.players_of(outcome.winners());
        let shared_by_all = winners.len() == usize::from(self.seats);
        if !shared_by_all {
            for seat in &winners {
                if let Some(wins) = state.wins.get_mut(seat.index()) {
                    *wins += 1;
                }
            }
        }
        out.push(SeriesEvent::GameEnds {
            number: state.number,
            winners: if shared_by_all { Vec::new() } else { winners },
        });
        let decided = state.wins.iter().any(|wins| *wins >= self.needed()) || !state.resigned.is_empty();
        let last = (state.number >= self.best_of || state.time) && !self.goes_on(state);
        if decided || last {
            self.end(state, self.standing(state), out);
        }
    }

    /// Whether a match that nobody leads has to have a winner: a further game is played.
    fn goes_on(&self, state: &SeriesState<G::State>) -> bool {
        let even = self.standing(state).winners().len() != 1;
        self.plays_off && even && state.number < u8::MAX
    }

    fn end(&self, state: &mut SeriesState<G::State>, outcome: Outcome, out: &mut Vec<SeriesEvent<G::Event>>) {
        out.push(SeriesEvent::MatchEnds { winners: outcome.winners().to_vec() });
        state.over = Some(outcome);
    }

    /// The seating of the next game, by the option and the last game's outcome.
    fn next_seating(&self, state: &SeriesState<G::State>) -> Seating {
        let outcome = self.game.outcome(&state.game);
        let place = |group: Option<&Vec<Seat>>| group.and_then(|seats| seats.first().copied());
        let places = outcome.as_ref().map(|outcome| outcome.places.as_slice()).unwrap_or_default();
        if !G::CHANGES_PLACES {
            return state.seating.clone();
        }
        let first = match self.first {
            First::Rotate => None,
            First::Winner => place(places.first()),
            First::Loser => place(places.last()),
        };
        match first {
            Some(first) => state.seating.led_by(first),
            None => state.seating.rotated(),
        }
    }
}
