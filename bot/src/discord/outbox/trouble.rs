//! What a fault means for a row, for its table, and for a person.

use skald_rules::interface::Say;

use super::Outbox;
use crate::{
    discord::{bot::Stop, place::Standing, send::Fault},
    host::{Body, HostError, OutboxItem, Person, Status, TableInfo},
    invariant::Invariant,
};

/// What is said to the operator when a message goes out in words.
pub(super) const IN_TEXT: &str = "Discord refused a message; it goes out in words alone";

/// The longest pause between two tries, in milliseconds.
const LONGEST_PAUSE: i64 = 120_000;
/// The longest pause where requests are barred.
const LONGEST_BARRED: i64 = 60 * 60_000;
/// The longest pause between two looks at a place that cannot be written to.
const LONGEST_LOOK: i64 = 60 * 60_000;
/// For so long what cannot be sent is tried again.
const GIVE_UP: i64 = 7 * 24 * 60 * 60_000;

/// What came of a try.
pub(super) enum Outcome {
    /// The row is settled.
    Settled,
    /// The row is given up, with the reason.
    Hopeless(String),
    /// The row is to be tried again, for this reason, after so many milliseconds.
    Again(String, i64),
}

impl From<HostError> for Outcome {
    fn from(error: HostError) -> Self {
        Self::Again(error.to_string(), 2_000)
    }
}

/// Twice as long after each try, and never longer than the longest.
fn growing(first: i64, attempts: u32, longest: i64) -> i64 {
    (first << attempts.min(20)).min(longest)
}

impl Outbox {
    /// How long to wait before the next try of a row after this fault, in milliseconds: longer after each one.
    fn pause(&self, item: &OutboxItem, fault: &Fault) -> i64 {
        let (first, longest) = match fault {
            Fault::Barred(_) | Fault::Token => (2_000, LONGEST_BARRED),
            // A little later than the first that may ask, so that one asks for all.
            Fault::Flagged => return self.bot.doors.wait(self.bot.host.now()) + 1_000 * (item.id % 60 + 1),
            Fault::Ours(_) => (30_000, LONGEST_LOOK),
            // What is to be taken away in a thread that was put away waits until somebody writes there.
            fault if fault.closes_a_place() || matches!(fault, Fault::NoThreads | Fault::Archived) => {
                (self.bot.host.place_look(), LONGEST_LOOK)
            }
            _ => (1_000, LONGEST_PAUSE),
        };
        growing(first, item.attempts, longest)
    }

    /// A row is tried again, unless it has been tried for a week.
    pub(super) fn again(&self, item: &OutboxItem, fault: &Fault) -> Outcome {
        if item.first.is_some_and(|first| self.bot.host.now() - first > GIVE_UP) {
            return Outcome::Hopeless(fault.to_string());
        }
        if matches!(fault, Fault::Barred(_) | Fault::Token) {
            tracing::error!(%fault, "Discord keeps a request off for a reason that is no table's and no person's");
        }
        Outcome::Again(fault.to_string(), self.pause(item, fault))
    }

    /// What a fault at the place of a table means for a row.
    pub(super) async fn trouble(&self, item: &OutboxItem, fault: Fault) -> Outcome {
        if fault.closes_a_place() {
            return self.place_closed(item, fault).await;
        }
        match fault {
            // A thread that cannot be taken out of the archive is looked at like a place that is closed.
            Fault::Archived => self.place_closed(item, Fault::Locked).await,
            Fault::Ours(what) if matches!(item.body, Body::Board) => {
                tracing::error!(what, "Discord refused a board, in words as well; it is tried again");
                self.again(item, &Fault::Ours(what))
            }
            fault if fault.passes() || fault == Fault::NoMessage || fault == Fault::OldEdits => {
                self.again(item, &fault)
            }
            // What cannot be played in the channel waits until there is room for its thread.
            Fault::NoThreads => {
                tracing::warn!("too many threads are open in a server; a table waits for one of its own");
                self.again(item, &fault)
            }
            fault => {
                tracing::error!(%fault, "Discord refused a message");
                Outcome::Hopeless(fault.to_string())
            }
        }
    }

    /// The place of a table cannot be written to. A game pauses; a lobby waits for it to open, and is closed when its
    /// channel is gone.
    async fn place_closed(&self, item: &OutboxItem, fault: Fault) -> Outcome {
        let host = &self.bot.host;
        let info = match host.info(item.table).await {
            Ok(info) => info,
            Err(error) => return Self::stopped(&error.into()),
        };
        let standing = self.bot.standing(&info).await;
        let why = match (&standing, &fault) {
            // Looked at again it is open: it was for a moment, or for this message alone.
            (Standing::Open | Standing::Unknown(_), _) if item.attempts < 3 => {
                return self.again(item, &fault);
            }
            (Standing::Open | Standing::Unknown(_), Fault::NoChannel) => Say::new("pause-no-channel"),
            (Standing::Open | Standing::Unknown(_), _) => Say::new("pause-no-access"),
            (standing, _) => {
                standing.why().or_broken(Say::new("pause-unknown"), "a place that is not open has a reason")
            }
        };
        let gone = matches!(standing, Standing::ChannelGone);
        // A game that is over stands still no more: what it came to is shown when its place is open again.
        let over = matches!(info.status, Status::Over | Status::Closed);
        if over && !gone && !matches!(standing, Standing::ThreadGone) {
            tracing::warn!(%fault, why = why.id, "the place of a table that is over cannot be written to; it is tried again");
            return self.again(item, &fault);
        }
        if info.status == Status::Lobby && !gone {
            tracing::warn!(%fault, why = why.id, "a lobby cannot be shown; it is tried again");
            return self.again(item, &fault);
        }
        tracing::warn!(%fault, why = why.id, "the table's place cannot be written to; the table pauses");
        match host.place_lost(item.table, &why).await {
            Ok(_) if matches!(item.body, Body::Board) && info.place_lost.is_some() => {
                self.again(item, &fault)
            }
            // The board was owed anew, and looks after the place.
            Ok(_) => Outcome::Hopeless(fault.to_string()),
            Err(error) => error.into(),
        }
    }

    /// Looks whether the place of a table that stands still for it can be written to, and goes on if so. Until then what
    /// stands there, and the lobby message, say what is missing.
    pub(super) async fn look_after_place(&self, item: &OutboxItem, info: &TableInfo) -> Outcome {
        let host = &self.bot.host;
        let standing = self.bot.standing(info).await;
        let Some(why) = standing.why() else {
            tracing::info!("the table's place can be written to again; the table goes on");
            return match host.place_found(info.id).await {
                Ok(_) => self.settle(item).await,
                Err(error) => error.into(),
            };
        };
        if let Standing::Unknown(fault) = &standing {
            return self.again(item, fault);
        }
        let fault = if matches!(standing, Standing::ThreadGone | Standing::ChannelGone) {
            Fault::NoChannel
        } else {
            Fault::NoAccess
        };
        let told = info.pause_why.as_ref() == Some(&why);
        if !told || item.attempts == 0 {
            if let Err(error) = host.place_lost(info.id, &why).await {
                return error.into();
            }
            self.say_paused(item, info, &why).await;
        }
        match standing {
            // Nothing brings these back but somebody who says where to go on.
            Standing::ThreadGone | Standing::ChannelGone => Outcome::Hopeless(fault.to_string()),
            _ => self.again(item, &fault),
        }
    }

    /// What a fault in a private channel means. A closed door is remembered, told once, and tried again after a day.
    pub(super) async fn private_trouble(&self, item: &OutboxItem, person: Person, fault: Fault) -> Outcome {
        match fault {
            Fault::ClosedDm => match self.bot.host.door_closed(item, person).await {
                Ok(()) => {
                    self.take_out_if_left(item.table, person).await;
                    Outcome::Settled
                }
                Err(error) => error.into(),
            },
            // Of an account that was deleted there is no channel.
            Fault::NoMember => {
                self.take_out_if_left(item.table, person).await;
                Outcome::Hopeless(fault.to_string())
            }
            // The private channel is another one by now: it is asked for anew.
            Fault::NoAccess | Fault::NoChannel if item.attempts < 3 => {
                let change = crate::host::PersonChange { dm_channel: Some(None), ..Default::default() };
                match self.bot.host.change_person(person, change).await {
                    Ok(_) => self.again(item, &fault),
                    Err(error) => error.into(),
                }
            }
            Fault::NoAccess | Fault::NoChannel => self.again(item, &fault),
            fault if fault.passes() || matches!(fault, Fault::OldEdits | Fault::NoMessage) => {
                self.again(item, &fault)
            }
            fault => {
                tracing::error!(%fault, "Discord refused a private message");
                Outcome::Hopeless(fault.to_string())
            }
        }
    }

    /// Takes away a message that could not be taken away when another took its place.
    pub(super) async fn take_away(&self, item: &OutboxItem, channel: u64, message: u64) -> Outcome {
        match self.sender(item).delete(channel, message).await {
            Ok(()) => self.settle(item).await,
            Err(fault) => self.again(item, &fault),
        }
    }

    pub(super) async fn settle(&self, item: &OutboxItem) -> Outcome {
        match self.bot.host.outbox_sent(item, None).await {
            Ok(()) => Outcome::Settled,
            Err(error) => error.into(),
        }
    }

    /// What a drawing or host error means for a row.
    pub(super) fn stopped(stop: &Stop) -> Outcome {
        match stop {
            Stop::Host(error) if error.refused().is_none() => Outcome::Again(error.to_string(), 2_000),
            other => Outcome::Hopeless(format!("{other:?}")),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pauses_double_up_to_the_longest() {
        let pauses: Vec<i64> = (0..9).map(|attempts| growing(1_000, attempts, LONGEST_PAUSE)).collect();
        assert_eq!(
            pauses,
            [1_000, 2_000, 4_000, 8_000, 16_000, 32_000, 64_000, LONGEST_PAUSE, LONGEST_PAUSE]
        );
        assert_eq!(growing(30_000, u32::MAX, LONGEST_LOOK), LONGEST_LOOK);
    }
}
