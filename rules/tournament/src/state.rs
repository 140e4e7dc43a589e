//! What has happened to a tournament so far, and what may happen next.
//!
//! What belongs here: the state and what can be asked of it. What does not: how an act changes it (`apply`).

use crate::{
    act::{Act, Finish, Gone, How, Penalty, Who},
    entrant::Entrant,
    refusal::Refused,
    terms::{Cut, Format, Match, Part, Terms},
};

/// A tournament as it stands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tournament {
    pub(crate) terms: Terms,
    pub(crate) seed: u64,
    pub(crate) stage: Stage,
    pub(crate) entries: Vec<Entry>,
    pub(crate) rounds: Vec<Round>,
    pub(crate) checked_in: usize,
    pub(crate) seeds: Vec<Entrant>,
    /// How many rounds were taken back: the next draw is another one.
    pub(crate) redrawn: u32,
    pub(crate) penalties: Vec<Penalised>,
}

/// A penalty that was given.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Penalised {
    /// To whom.
    pub entrant: Entrant,
    /// Which one.
    pub penalty: Penalty,
    /// What for, in the organiser's words.
    pub why: String,
    /// In which round, from 0; nothing before the first.
    pub round: Option<usize>,
}

/// How far it has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stage {
    /// People register and check in.
    Joining,
    /// Rounds are played.
    Running,
    /// It is over.
    Over,
}

/// A place in the tournament.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// Who plays there now.
    pub who: Who,
    /// What they are called.
    pub name: String,
    /// The list of cards that they registered with: nobody else's business until it is published.
    pub list: Option<String>,
    /// Whether they have said that they are there.
    pub checked: bool,
    /// Why they play no more, if they do not.
    pub out: Option<Gone>,
    /// The first round that they could play, from 0.
    pub since: usize,
    /// How many rounds there were when they went.
    pub until: Option<usize>,
    /// How many matches they did not come to.
    pub misses: u8,
}

/// One round.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Round {
    /// Before or after the cut.
    pub part: Part,
    /// Its tables, in the order of the bracket where there is one.
    pub tables: Vec<Table>,
    /// How its matches are played.
    pub by: Match,
    /// When its time is called, in milliseconds UTC.
    pub ends: i64,
    /// Whether it was called.
    pub timed: bool,
}

/// One table of a round.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Table {
    /// Who sits there: alone is a bye, nobody a place of the bracket that was not reached.
    pub seats: Vec<Entrant>,
    /// How it ended, once it has.
    pub result: Option<(Finish, How)>,
    /// What was played without leading to a winner, where there has to be one: it goes on (LRAW-1.1.11).
    pub before: Option<Finish>,
    /// An end of its own, in milliseconds UTC.
    pub ends: Option<i64>,
}

impl Table {
    /// Whether nothing more is to come.
    #[must_use]
    pub fn is_decided(&self) -> bool {
        self.seats.len() < 2 || self.result.is_some()
    }

    /// Who goes on from a table of two: whoever won, or who was alone. Nobody where nobody won.
    #[must_use]
    pub fn winner(&self) -> Option<Entrant> {
        match (self.seats.as_slice(), &self.result) {
            ([alone], _) => Some(*alone),
            ([a, b], Some((Finish::Score { won: [one, other], .. }, _))) => match one.cmp(other) {
                std::cmp::Ordering::Greater => Some(*a),
                std::cmp::Ordering::Less => Some(*b),
                std::cmp::Ordering::Equal => None,
            },
            _ => None,
        }
    }
}

/// What comes next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Next {
    /// The organiser begins, once enough are there.
    Start,
    /// Tables still play.
    Wait,
    /// The next round is drawn.
    Round,
    /// The cut is made.
    Cut,
    /// It is over.
    Close,
    /// Nothing.
    Nothing,
}

impl Tournament {
    /// The tournament to which a log of acts leads.
    ///
    /// # Errors
    /// The number of the first act that does not fit, and why.
    pub fn replay<'a>(acts: impl IntoIterator<Item = &'a Act>) -> Result<Self, (usize, Refused)> {
        let mut acts = acts.into_iter().enumerate();
        let Some((_, Act::Opened { terms, seed })) = acts.next() else { return Err((0, Refused::Opening)) };
        let mut all = Self::open(terms, *seed).map_err(|refused| (0, refused))?;
        for (number, act) in acts {
            all.apply(act).map_err(|refused| (number, refused))?;
        }
        Ok(all)
    }

    /// The tournament as it stood when a round (from 0) was over and the next one was drawn; as it stands, as long as none was.
    ///
    /// # Errors
    /// As [`Tournament::replay`].
    pub fn after_round(acts: &[Act], round: usize) -> Result<Self, (usize, Refused)> {
        let mut now = Self::replay(acts.first())?;
        let mut ended = now.clone();
        for (number, act) in acts.iter().enumerate().skip(1) {
            let draws_next = matches!(act, Act::Began { .. }) && now.rounds.len() == round + 1;
            if draws_next {
                ended.clone_from(&now);
            }
            now.apply(act).map_err(|refused| (number, refused))?;
        }
        Ok(if now.rounds.len() > round + 1 { ended } else { now })
    }

    /// A tournament that people may register for.
    ///
    /// # Errors
    /// [`Refused::Terms`].
    pub fn open(terms: &Terms, seed: u64) -> Result<Self, Refused> {
        if !terms.possible() {
            return Err(Refused::Terms);
        }
        Ok(Self {
            terms: terms.clone(),
            seed,
            stage: Stage::Joining,
            entries: Vec::new(),
            rounds: Vec::new(),
            checked_in: 0,
            seeds: Vec::new(),
            redrawn: 0,
            penalties: Vec::new(),
        })
    }

    /// What people have agreed to.
    #[must_use]
    pub const fn terms(&self) -> &Terms {
        &self.terms
    }

    /// How far it has come.
    #[must_use]
    pub const fn stage(&self) -> Stage {
        self.stage
    }

    /// Everybody who has registered, by number.
    #[must_use]
    pub fn entries(&self) -> &[Entry] {
        &self.entries
    }

    /// Everybody who has registered, with their numbers.
    pub fn entrants(&self) -> impl Iterator<Item = (Entrant, &Entry)> {
        (0..).map(Entrant).zip(&self.entries)
    }

    /// One of those who have registered.
    #[must_use]
    pub fn entry(&self, entrant: Entrant) -> Option<&Entry> {
        self.entries.get(entrant.index())
    }

    /// The place of somebody who still plays, or may come to.
    #[must_use]
    pub fn find(&self, who: Who) -> Option<Entrant> {
        self.entrants().find(|(_, entry)| entry.who == who && entry.out.is_none()).map(|(entrant, _)| entrant)
    }

    /// Those who play on, in the order of registration.
    #[must_use]
    pub fn active(&self) -> Vec<Entrant> {
        self.entrants().filter(|(_, entry)| entry.out.is_none()).map(|(entrant, _)| entrant).collect()
    }

    /// The rounds so far.
    #[must_use]
    pub fn rounds(&self) -> &[Round] {
        &self.rounds
    }

    /// How many had checked in when round 1 was paired: it decides whether an event is small or large (LRAW-1.1.8).
    #[must_use]
    pub const fn checked_in(&self) -> usize {
        self.checked_in
    }

    /// Who went on after the cut, the first of them first; empty before it.
    #[must_use]
    pub fn seeds(&self) -> &[Entrant] {
        &self.seeds
    }

    /// How many rounds were taken back.
    #[must_use]
    pub const fn redrawn(&self) -> u32 {
        self.redrawn
    }

    /// The penalties that were given, the first of them first.
    #[must_use]
    pub fn penalties(&self) -> &[Penalised] {
        &self.penalties
    }

    /// How many games of their match of the last round somebody has lost by a penalty.
    #[must_use]
    pub fn games_taken(&self, entrant: Entrant) -> usize {
        let last = self.rounds.len().checked_sub(1);
        let taken = |one: &&Penalised| {
            (one.entrant, one.penalty) == (entrant, Penalty::GameLoss) && one.round == last
        };
        self.penalties.iter().filter(taken).count()
    }

    /// The rounds of a part.
    pub fn of_part(&self, part: Part) -> impl Iterator<Item = &Round> {
        self.rounds.iter().filter(move |round| round.part == part)
    }

    /// How many rounds the first part has, or will have if nobody else comes.
    #[must_use]
    pub fn rounds_planned(&self) -> usize {
        let people = if self.stage == Stage::Joining { self.active().len() } else { self.checked_in };
        self.terms.rounds_for(people)
    }

    /// Whether the rounds that come are those of a bracket.
    #[must_use]
    pub fn is_bracket(&self) -> bool {
        self.terms.format == Format::Knockout || !self.seeds.is_empty()
    }

    /// The part to which the next round belongs.
    #[must_use]
    pub fn part(&self) -> Part {
        if self.seeds.is_empty() { Part::Main } else { Part::Cut }
    }

    /// How many have to be there for a round.
    #[must_use]
    pub const fn least(&self) -> usize {
        match self.terms.format {
            Format::League { .. } => 3,
            Format::Swiss | Format::Knockout | Format::RoundRobin => 2,
        }
    }

    /// The table of the last round at which somebody sits.
    #[must_use]
    pub fn table_of(&self, entrant: Entrant) -> Option<(usize, &Table)> {
        let tables = &self.rounds.last()?.tables;
        tables.iter().enumerate().find(|(_, table)| table.seats.contains(&entrant))
    }

    /// What comes next.
    #[must_use]
    pub fn next(&self) -> Next {
        match self.stage {
            Stage::Joining => return Next::Start,
            Stage::Over => return Next::Nothing,
            Stage::Running => {}
        }
        if self.rounds.last().is_some_and(|round| !round.tables.iter().all(Table::is_decided)) {
            return Next::Wait;
        }
        if self.is_bracket() {
            let goes_on = self.survivors().into_iter().flatten().count();
            return if goes_on > 1 { Next::Round } else { Next::Close };
        }
        if self.active().len() < self.least() {
            return Next::Close;
        }
        if self.of_part(Part::Main).count() < self.rounds_planned() {
            Next::Round
        } else if self.terms.cut != Cut::None && self.active().len() > 1 {
            Next::Cut
        } else {
            Next::Close
        }
    }

    /// Who goes on in a bracket, by place of the last round; before its first round nobody is asked.
    #[must_use]
    pub fn survivors(&self) -> Vec<Option<Entrant>> {
        let part = self.part();
        let stays = |entrant: &Entrant| self.entry(*entrant).is_some_and(|entry| entry.out.is_none());
        let Some(last) = self.rounds.iter().rfind(|round| round.part == part) else {
            let first = if part == Part::Cut { self.seeds.clone() } else { self.active() };
            return first.into_iter().map(|entrant| Some(entrant).filter(stays)).collect();
        };
        last.tables.iter().map(|table| table.winner().filter(stays)).collect()
    }
}
