//! Somebody who is no longer in the server of their table holds up nobody there.

use skald_rules::interface::Say;

use crate::host::{outbox::notices::About, play::deed::After, refused::HostError, service::core::Host};
use crate::store::{Person, Status, TableId};

impl Host {
    /// Takes somebody out of a game who is no longer in its server, as if they had given up; before a game they give up their seat.
    /// Whether they were there.
    ///
    /// # Errors
    /// [`HostError::Store`].
    pub async fn take_out_left(&self, table: TableId, person: Person) -> Result<bool, HostError> {
        let before = self.own_deed(table, |live, moment| {
            let lobby = live.row.status == Status::Lobby && live.row.tournament.is_none();
            let Some(seat) = live.seat_of(person).ok().filter(|_| lobby) else {
                return Ok((After::Nothing, false));
            };
            let say = Say::new("host-left-lobby")
                .with("name", live.called(seat))
                .with("code", live.row.code.as_str());
            live.free(seat, person, moment.now);
            live.owe_say(&format!("left:{}:{person}", moment.now), &say, Vec::new(), About::Removed);
            Ok((After::Shown, true))
        });
        if before.await?.value {
            return Ok(true);
        }
        self.take_out_of(table, person, |seat| Say::new("host-vacated").with("who", seat)).await
    }
}
