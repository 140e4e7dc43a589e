//! One message a day at most: all tables that wait for somebody, to whoever wishes for that, and to whoever plays in a tournament
//! and has kept a match waiting.

use skald_rules::interface::Key;

use crate::host::{
    outbox::notices::Body,
    refused::HostError,
    service::{
        core::Host,
        digest::{DIGEST, digest_row},
    },
};
use crate::store::{Calls, DueRow, NewNotice, OutboxKind, Person, PersonRow, Pings, TurnRow};

/// So long a match of a tournament has waited before the daily message tells of it, in milliseconds: whoever was called just now
/// knows.
const WAITED: i64 = 12 * 60 * 60_000;

impl Host {
    /// Does what is due for a person: tells them of the tables that wait, and has it be due again a day later. Whether the key
    /// is one of this version.
    pub(in crate::host) async fn do_due_for(&self, row: &DueRow, person: Person) -> Result<bool, HostError> {
        if !Key::new(&row.key).is_ok_and(|key| key == Key::of(DIGEST)) {
            return Ok(false);
        }
        let known = self.person(person).await?;
        let waits = self.inner.store.turns(person).await?;
        let plays = self.inner.store.plays_in_rounds(person).await?;
        let now = self.now();
        let mut tx = self.inner.store.write().await?;
        tx.check_lease(&self.inner.me);
        tx.claim_due(row).await;
        if known.calls == Calls::Digest || plays {
            tx.save_due(&[], &[digest_row(&known, now)]);
            if let Some(first) = waits.first().filter(|_| is_wanted(&known, &waits, now)) {
                let notice = NewNotice {
                    kind: OutboxKind::Notice,
                    name: format!("digest:{person}:{}", row.at),
                    table: Some(first.table),
                    person: Some(person),
                    payload: Body::Digest.to_json(),
                };
                tx.owe(&notice, now);
            }
        }
        tx.commit().await?;
        Ok(true)
    }
}

/// Whether somebody is to be told of the tables that wait: who wishes for that of all of them, and of a match of a tournament
/// that has waited for a while whoever wants to be called at all.
fn is_wanted(known: &PersonRow, waits: &[TurnRow], now: i64) -> bool {
    let kept = |turn: &TurnRow| turn.contest.is_some() && turn.since <= now - WAITED;
    known.calls == Calls::Digest || (known.pings != Pings::Never && waits.iter().any(kept))
}
