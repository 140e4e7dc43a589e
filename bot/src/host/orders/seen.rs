//! What a player sees of their own at a table: for the private picture.

use skald_rules::interface::Viewer;

use crate::host::{
    looks::look::HandLook,
    orders::standing::OrderInfo,
    play::preview::Previewed,
    refused::{HostError, Refused},
    service::core::Host,
};
use crate::store::{Person, TableId};

/// All that the private picture of a player is drawn from. Theirs alone.
#[derive(Clone, Debug)]
pub struct OwnLook {
    /// What they see.
    pub look: HandLook,
    /// Their standing orders.
    pub orders: Vec<OrderInfo>,
    /// What their choices would do.
    pub previews: Vec<Previewed>,
}

impl Host {
    /// All that the private picture of a player is drawn from.
    ///
    /// # Errors
    /// A refusal when the person does not sit there or the game has not begun.
    pub async fn own_look(&self, table: TableId, person: Person) -> Result<OwnLook, HostError> {
        let held = self.hold(table).await?;
        let seat = match held.eyes_of(person) {
            Viewer::Seat(seat) => seat,
            Viewer::Spectator | Viewer::Everyone => return Err(Refused::NotSeated.into()),
        };
        let spoken = held.spoken(self.words);
        let mut look = spoken.hand_look(Viewer::Seat(seat));
        if look.view.is_none() {
            return Err(Refused::NotBegun.into());
        }
        // Who has left the game has no orders any more, and nothing is asked of them.
        let (orders, previews) = match held.seat_of(person) {
            Ok(seat) => {
                look.does = spoken.at_time_outs(seat)?;
                (spoken.order_infos(seat)?, spoken.previews(seat)?)
            }
            Err(_) => (Vec::new(), Vec::new()),
        };
        Ok(OwnLook { look, orders, previews })
    }
}
