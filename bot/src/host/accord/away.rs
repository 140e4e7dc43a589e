//! What the others may do about somebody who is away: have their seat be vacant for another person.
//!
//! What belongs here: proposing it. What does not: what becomes of a proposal (`proposing`), a pause (`pause`), and ending a game
//! together (`lobby/leaving`).

use skald_rules::interface::{Act, Hands, Say, Seat};

use crate::host::{
    looks::info::TableInfo,
    refused::{HostError, Refused},
    service::core::{Actor, Host},
    table::{live::Live, slots::Held},
};

impl Host {
    /// Proposes that the seat of somebody who is away be vacant, so that somebody else can take it. It is when all others
    /// agree who play.
    ///
    /// # Errors
    /// A refusal when the game is not on, the person does not play, or nobody is away there.
    pub(in crate::host) async fn propose_vacant(
        &self,
        actor: Actor,
        held: Held,
        seat: Seat,
    ) -> Result<TableInfo, HostError> {
        let patience = self.inner.config.remind;
        self.agree_at(held, actor, |live, by, _, now| {
            let row = live.seat(seat).filter(|row| !row.gone && !row.vacant).ok_or(Refused::NoSuchSeat)?;
            if row.person.is_some() && !live.is_away(seat, patience, now) {
                return Err(Refused::NotAway { seat }.into());
            }
            let what = Say::new("proposal-vacant").with("name", live.called_now(seat));
            live.propose(by, &Act::Seat { seat, hands: Hands::Vacant }, what, now)
        })
        .await
    }
}

impl Live {
    /// Whether the person of a seat is away: their time has run out, and they have not played since; where there is no limit,
    /// the table waits for them for longer than `patience`.
    fn is_away(&self, seat: Seat, patience: i64, now: i64) -> bool {
        let missed = self.seat(seat).is_some_and(|row| row.missed > 0 || row.stands_in);
        let waits = |(whose, _, since): (Seat, _, i64)| whose == seat && now - since >= patience;
        missed || self.sheet.unlimited().any(waits)
    }
}
