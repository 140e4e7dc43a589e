//! Playing a table so that everything can be checked later: the one path by which the host, the game file and the
//! verification put an input into a game.

use super::{Entry, Header, Line, Link, Own, Secret, Source};
use skald_toolkit::table::{Opened, Table};
use skald_vocabulary::interface::{By, DecisionId, Input, Refusal, Seat, SetupError};

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
        let entry = Entry {
            number: self.mark.number,
            by: By::Host,
            input: Entry::DEAL.to_owned(),
            draws,
            link: self.mark.link,
        };
        Ok((table, self.write(entry, drawn)))
    }

    /// Plays an input and gives its entry of the log.
    ///
    /// # Errors
    /// The game's refusal; table and ledger are unchanged then.
    pub fn play(&mut self, table: &mut dyn Table, input: &Input<String>, by: By) -> Result<Entry, Refusal> {
        let mut dice = self.source.dice(self.mark.draws);
        table.play(input, &mut dice)?;
        let (drawn, draws) = (dice.count(), dice.into_draws());
        let entry =
            Entry { number: self.mark.number, by, input: input.to_string(), draws, link: self.mark.link };
        Ok(self.write(entry, drawn))
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

    fn write(&mut self, mut entry: Entry, drawn: u64) -> Entry {
        entry.link = self.mark.link.next(&Line::Entry(entry.clone()).body());
        self.mark = Mark { number: self.mark.number + 1, draws: drawn, link: entry.link };
        entry
    }
}
