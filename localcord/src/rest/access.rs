//! What the bot may do in a channel: see it, write there, and whether it is open.

use super::Refusal;
use crate::id::Id;
use crate::world::World;
use crate::world::channels::{Access, Channel, permission};

/// The channel of this id.
pub(crate) fn channel(world: &World, id: Id) -> Result<&Channel, Refusal> {
    world.channels.get(&id).ok_or_else(|| Refusal::code(10003))
}

/// The id of a channel that the bot can see: else 10003 or 50001.
pub(crate) fn readable(world: &World, id: &str) -> Result<Id, Refusal> {
    let id = id.parse().map_err(|_| Refusal::wrong("/channel_id", "not a snowflake"))?;
    if world.may(channel(world, id)?, permission::VIEW_CHANNEL) { Ok(id) } else { Err(Refusal::code(50001)) }
}

/// Whether the bot may write here: else 50013, and 160005 in a locked thread, which is a moderator's.
pub(crate) fn writable(world: &World, id: Id) -> Result<(), Refusal> {
    let place = channel(world, id)?;
    match world.access(place) {
        Access::Full if place.locked && !world.may(place, permission::MANAGE_THREADS) => {
            Err(Refusal::code(160_005))
        }
        Access::Full => Ok(()),
        Access::ReadOnly => Err(Refusal::code(50013)),
        Access::None => Err(Refusal::code(50001)),
    }
}

/// Whether the channel is not an archived thread: else 50083.
pub(crate) fn not_archived(world: &World, id: Id) -> Result<(), Refusal> {
    if channel(world, id)?.archived { Err(Refusal::code(50083)) } else { Ok(()) }
}
