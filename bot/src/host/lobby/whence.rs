//! Where people come from who take a seat. Whoever comes by a code or an invitation need not see the place of the table, nor be in
//! its server: what is told to all there is told to them in private, too, and nobody takes them for gone.

use crate::host::{play::deed::After, refused::HostError, service::core::Host};
use crate::store::{Person, TableId, TableRow};

/// Where a seat is asked for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Whence {
    /// Where the table is.
    #[default]
    There,
    /// In a channel, a thread or private messages, which may be anywhere.
    At {
        /// The channel or thread.
        channel: u64,
        /// The channel above a thread.
        above: Option<u64>,
    },
}

impl Whence {
    /// Whether it is another place than the table's. Without a server there is none.
    pub(super) fn is_elsewhere(self, row: &TableRow) -> bool {
        let Self::At { channel, above } = self else { return false };
        let here = |place: u64| place == row.channel || row.thread == Some(place);
        row.guild.is_some() && !here(channel) && !above.is_some_and(here)
    }
}

/// What somebody who plays again brings along from the game before.
#[derive(Clone, Copy, Debug)]
pub(super) struct Before {
    /// Where they sit.
    pub place: i64,
    /// Whether they came from elsewhere.
    pub elsewhere: bool,
}

impl Host {
    /// Somebody who took a seat from elsewhere sees the place of the table, as was found out since.
    ///
    /// # Errors
    /// [`HostError::Store`].
    pub async fn sees_its_place(&self, table: TableId, person: Person) -> Result<(), HostError> {
        let deed = self.own_deed(table, |live, _| {
            let mine = live.seats.iter_mut().find(|row| row.person == Some(person) && row.elsewhere);
            let Some(row) = mine else { return Ok((After::Nothing, ())) };
            row.elsewhere = false;
            live.pending.seats = true;
            Ok((After::Written, ()))
        });
        deed.await.map(|_| ())
    }
}
