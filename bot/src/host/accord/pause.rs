//! A pause on which all who play agree: the table stands still for some days and then goes on by itself, or until one of its
//! players lets it go on. Where none of them ever comes back it ends by silence (`play/silence`), which the proposal says.

use skald_rules::interface::{Act, Key, Say};

use crate::host::{
    looks::info::TableInfo,
    refused::{HostError, Refused, broken},
    service::core::{Actor, Host},
    table::{
        job::Job,
        live::Live,
        terms::{Terms, span},
    },
};
use crate::store::{Status, TableId};

/// A day in milliseconds.
const DAY: i64 = 24 * 60 * 60_000;

impl Host {
    /// The most days for which a table pauses by agreement.
    pub const LONGEST_PAUSE: u8 = 28;

    /// Proposes that the table pauses, or agrees to it. It does when all who play agree, and goes on after so many days, or
    /// when somebody who plays says so; with no days only then.
    ///
    /// # Errors
    /// A refusal when the game is not on, the person does not play, or the pause would be too long.
    pub async fn propose_pause(
        &self,
        actor: impl Into<Actor>,
        table: TableId,
        days: u8,
    ) -> Result<TableInfo, HostError> {
        self.agree_on(actor.into(), table, |live, seat, _, now| {
            if days > Self::LONGEST_PAUSE {
                return Err(Refused::LongPause { most: Self::LONGEST_PAUSE }.into());
            }
            let what = match days {
                // What a tournament does with a match that nobody plays is its organiser's to say.
                0 if live.row.tournament.is_some() => Say::new("proposal-rest"),
                0 => Say::new("host-sentences")
                    .with("first", Say::new("proposal-rest"))
                    .with("then", Terms::told_of_silence()),
                days => Say::new("proposal-pause").with("time", span(i64::from(days) * DAY)),
            };
            live.propose(seat, &Act::Set { what: pause(), to: days.to_string() }, what, now)
        })
        .await
    }
}

/// How a proposal names the pause; the log has a word of its own for it.
pub(in crate::host) fn pause() -> Key {
    Key::of("pause")
}

impl Live {
    /// Lets the table stand still for as long as all have agreed to.
    pub(in crate::host) fn pause_for(&mut self, days: &str, now: i64) -> Result<(), HostError> {
        let days: u8 = days.parse().map_err(|_| broken(self.row.id, "an agreed pause cannot be read"))?;
        let long = i64::from(days) * DAY;
        if days == 0 {
            self.stand_still(&Say::new("rest-open"), now)?;
            self.break_silence(now);
        } else {
            self.stand_still(&Say::new("rest-agreed").with("time", span(long)), now)?;
            self.also_due(Job::PauseEnd, now + long);
        }
        self.end_all_calls();
        self.owe_board();
        Ok(())
    }

    /// The table goes on after it stood still, whyever that was; those for whom it waits are called anew: what was to call them may not
    /// have gone out, and their time ends at another moment.
    pub(in crate::host) fn end_pause(&mut self, now: i64) -> Result<(), HostError> {
        self.pending.call_anew = self.row.status == Status::Paused;
        self.stand_up(now)
    }
}
