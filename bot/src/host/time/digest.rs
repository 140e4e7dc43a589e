//! One message a day to whoever wishes for that: all tables that wait for them.

use skald_rules::interface::Key;

use crate::host::{
    outbox::notices::Body,
    refused::HostError,
    service::{
        core::Host,
        digest::{DIGEST, digest_row},
    },
};
use crate::store::{Calls, DueRow, NewNotice, OutboxKind, Person};

impl Host {
    /// Does what is due for a person: tells them of the tables that wait, and has it be due again a day later. Whether the key
    /// is one of this version.
    pub(in crate::host) async fn do_due_for(&self, row: &DueRow, person: Person) -> Result<bool, HostError> {
        if !Key::new(&row.key).is_ok_and(|key| key == Key::of(DIGEST)) {
            return Ok(false);
        }
        let known = self.person(person).await?;
        let waits = self.inner.store.turns(person).await?;
        let now = self.now();
        let mut tx = self.inner.store.write().await?;
        tx.check_lease(&self.inner.me).await?;
        tx.claim_due(row).await?;
        if known.calls == Calls::Digest {
            tx.save_due(&[], &[digest_row(&known, now)]);
            if let Some(first) = waits.first() {
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
        self.inner.outgoing.notify_one();
        Ok(true)
    }
}
