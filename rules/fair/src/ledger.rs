//! Playing a table so that everything can be checked later: the one path by which the host, the game file and the
//! verification put an act into a log, and what is fed into the game with it.

use super::{Draw, Entry, Header, Line, Link, Own, Pass, Secret, Source};
use skald_toolkit::table::{Opened, Table};
use skald_vocabulary::interface::{Act, By, DecisionId, Input, Refusal, Seat, SetupError};

/// How far a table's log has come. The host keeps it with every move, so that nothing is ever drawn again.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Mark {
    /// The number of the next entry.
    pub number: u32,
    /// How many draws have been made.
    pub draws: u64,
    /// The last link.
    pub link: Link,
}

/// A secret that is not the one committed to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the secret is not the one that was committed to for this table")]
pub struct NotThisSecret;

/// An entry that has begun and is not sealed: what follows from its act may still be added.
#[derive(Clone, Debug, PartialEq, Eq)]
#[must_use]
pub struct Begun {
    entry: Entry,
    drawn: u64,
}

impl Begun {
    /// The entry as far as it has come; its link is that of the entry before.
    #[must_use]
    pub const fn so_far(&self) -> &Entry {
        &self.entry
    }
}

/// The fair side of one table: its secret, the words of its players, and how far its log has come.
#[derive(Clone, Debug)]
pub struct Ledger {
    source: Source,
    first: Link,
    mark: Mark,
}

impl Ledger {
    /// The ledger of a table that has not been dealt yet.
    ///
    /// # Errors
    /// [`NotThisSecret`] when the header commits to another secret or for another table.
    pub fn open(secret: &Secret, header: &Header) -> Result<Self, NotThisSecret> {
        if secret.commit(&header.table) != header.commitment {
            return Err(NotThisSecret);
        }
        let source = Source::new(secret, &header.table, &header.words);
        let first = Link::first(secret).next(&Line::Game(header.clone()).body());
        Ok(Self { source, first, mark: Mark { number: 0, draws: 0, link: first } })
    }

    /// The ledger of a table whose log has come to `mark`.
    ///
    /// # Errors
    /// [`NotThisSecret`] when the header commits to another secret or for another table.
    pub fn resume(secret: &Secret, header: &Header, mark: Mark) -> Result<Self, NotThisSecret> {
        Self::open(secret, header).map(|ledger| Self { mark, ..ledger })
    }

    /// How far the log has come.
    #[must_use]
    pub const fn mark(&self) -> Mark {
        self.mark
    }

    /// The link of the header.
    #[must_use]
    pub const fn first(&self) -> Link {
        self.first
    }

    /// Deals, as entry 0.
    ///
    /// # Errors
    /// [`SetupError`] when a kit does not fit; the ledger is unchanged then.
    pub fn start(
        &mut self,
        opened: &dyn Opened,
        header: &Header,
    ) -> Result<(Box<dyn Table>, Entry), SetupError> {
        let mut dice = self.source.dice(self.mark.draws);
        let table = opened.start(&header.kits, &mut dice)?;
        let (drawn, draws) = (dice.count(), dice.into_draws());
        let entry = self.entry(By::Host, Entry::DEAL.to_owned(), draws);
        Ok((table, self.seal(Begun { entry, drawn })))
    }

    /// Begins an entry with an act. An input is played; what else is done at a table is noted. Nothing counts before the
    /// entry is sealed.
    ///
    /// # Errors
    /// The game's refusal; table and ledger are unchanged then.
    pub fn begin(&self, table: &mut dyn Table, act: &Act, by: By) -> Result<Begun, Refusal> {
        let (draws, drawn) = match act {
            Act::Input(input) => self.play(table, input, self.mark.draws)?,
            Act::Seat { .. } | Act::Back { .. } | Act::Set { .. } | Act::Pause | Act::Resume => {
                (Vec::new(), self.mark.draws)
            }
        };
        Ok(Begun { entry: self.entry(by, act.to_string(), draws), drawn })
    }

    /// Plays an input that follows from the act of an entry by itself: it lies inside that entry.
    ///
    /// # Errors
    /// The game's refusal; table and entry are unchanged then.
    pub fn pass(
        &self,
        begun: &mut Begun,
        table: &mut dyn Table,
        input: &Input<String>,
        by: By,
    ) -> Result<(), Refusal> {
        let (draws, drawn) = self.play(table, input, begun.drawn)?;
        begun.entry.passes.push(Pass { by, input: input.to_string(), draws });
        begun.drawn = drawn;
        Ok(())
    }

    /// Ends an entry: from here on it is linked to everything before it.
    pub fn seal(&mut self, begun: Begun) -> Entry {
        let Begun { mut entry, drawn } = begun;
        entry.link = self.mark.link.next(&Line::Entry(entry.clone()).body());
        self.mark = Mark { number: self.mark.number + 1, draws: drawn, link: entry.link };
        entry
    }

    /// The private source of a seat for the default of one decision.
    #[must_use]
    pub fn own(&self, seat: Seat, at: DecisionId) -> Own {
        self.source.own(seat, at)
    }

    /// What will be played for a decision of `seat` when its time runs out. Only its owner may be shown it.
    #[must_use]
    pub fn default_for(&self, table: &dyn Table, seat: Seat, at: DecisionId) -> Option<String> {
        table.default_for(at, &mut self.own(seat, at))
    }

    /// Plays an input with the draws that come after the first `drawn`. Gives them, and how many there are then.
    fn play(
        &self,
        table: &mut dyn Table,
        input: &Input<String>,
        drawn: u64,
    ) -> Result<(Vec<Draw>, u64), Refusal> {
        let mut dice = self.source.dice(drawn);
        table.play(input, &mut dice)?;
        let count = dice.count();
        Ok((dice.into_draws(), count))
    }

    fn entry(&self, by: By, act: String, draws: Vec<Draw>) -> Entry {
        Entry { number: self.mark.number, by, act, draws, passes: Vec::new(), link: self.mark.link }
    }
}
