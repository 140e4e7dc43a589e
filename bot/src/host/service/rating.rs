//! What a game that has ended says of those who played it, written in the change by which it ended.

use crate::host::{refused::HostError, table::live::Live};
use crate::store::Tx;

/// Counts a game that has ended for the ratings of its people, if it counts.
pub(in crate::host) async fn rate(tx: &mut Tx, live: &Live, now: i64) -> Result<(), HostError> {
    let (Some(guild), Some(standing)) = (live.row.guild, live.rated()) else { return Ok(()) };
    // A computer may have played a seat for a while, and its person be back since.
    if tx.log_is_unrated(live.row.id).await? {
        return Ok(());
    }
    // A match counts for its game.
    let game = live.kind.game;
    let mut before = Vec::new();
    for person in standing.people() {
        before.extend(tx.rating(guild, game, person).await?);
    }
    for row in standing.rate(&before, now) {
        tx.save_rating(guild, game, &row).await?;
    }
    for (people, met) in standing.met() {
        tx.count_met(guild, game, people, met, now).await?;
    }
    Ok(())
}
