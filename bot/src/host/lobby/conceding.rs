//! One game of a match is given up, and the match goes on.

use skald_rules::{
    catalogue::GameKind,
    interface::{Options, Say, Seat, Waiting},
    series::BEST_OF,
};

use crate::host::{
    looks::info::TableInfo,
    play::deed::After,
    refused::{HostError, Refused},
    service::core::{Actor, Host},
    table::live::Live,
};
use crate::store::TableId;

/// Whether more than one game is played at a table of this kind with these options.
#[must_use]
pub fn is_match(kind: GameKind, options: &Options) -> bool {
    let several = kind.options().iter().any(|spec| spec.key == BEST_OF);
    several && options.get(BEST_OF) != Some("1")
}

impl Host {
    /// Gives up the game that is played, which the other side wins; the match goes on where it is not decided by that.
    ///
    /// # Errors
    /// A refusal when the game is not on, the person does not sit there, or it is no match of two.
    pub async fn concede(&self, actor: impl Into<Actor>, table: TableId) -> Result<TableInfo, HostError> {
        let deed = self.deed(actor, table, |live, who, moment| {
            let seat = live.plays_now(who)?;
            let other = live.opponent(seat)?;
            live.is_heard(seat)?;
            live.concedes(seat, other, Say::new("host-conceded").with("who", seat), moment.now)?;
            Ok((After::Played, ()))
        });
        Ok(deed.await?.info())
    }
}

impl Live {
    /// Who wins the game of a match that this seat gives up.
    fn opponent(&self, seat: Seat) -> Result<Seat, HostError> {
        if self.setup.seats != 2 || !is_match(self.kind, &self.setup.options) {
            return Err(Refused::NoSingleGame.into());
        }
        // Between two games there is none that could be given up.
        if self.playing()?.table.waiting() == Waiting::Machine {
            return Err(Refused::NotBegun.into());
        }
        Ok(Seat(1 - seat.0.min(1)))
    }
}
