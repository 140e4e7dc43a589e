//! Writing down what came of a change, in one transaction.

use std::{sync::atomic::Ordering, time::Instant};

use skald_rules::interface::{Say, Seat};

use crate::host::{
    refused::{HostError, Refused},
    service::{
        core::{Actor, Host},
        rating::rate,
    },
    table::{pending::Write, sheet::Sheet, slots::Held},
};
use crate::store::{CHANNEL, MESSAGE, Person, Status, StoreError, TableId, TableRow, Tx};

impl Host {
    /// Begins a change made by `actor` that is written apart from any table: a draft, a list of cards, a new table.
    ///
    /// # Errors
    /// [`StoreError::Raced`] when another process serves.
    pub(in crate::host) async fn apart(&self, actor: Actor) -> Result<Tx, HostError> {
        let mut tx = self.inner.store.write().await?;
        if let Some(id) = actor.interaction {
            tx.handle(id, self.now());
        }
        tx.check_lease(&self.inner.me);
        Ok(tx)
    }

    /// Writes everything that is pending at a table in one transaction. When this fails, nothing was written, and the
    /// table is read anew when it is next needed. Returns what the acting seat was told.
    pub(in crate::host) async fn commit(
        &self,
        held: &mut Held,
        actor: Option<Actor>,
    ) -> Result<Vec<Say>, HostError> {
        let now = self.now();
        let begun = Instant::now();
        let mut tx = self.inner.store.write().await?;
        if let Some(id) = actor.and_then(|actor| actor.interaction) {
            tx.handle_with_all(id, now);
        }
        let live = &mut **held;
        let id = live.row.id;
        // Time was set back for everybody since the table was read: what it would write is out of date.
        if live.epoch != self.inner.epoch.load(Ordering::Acquire) {
            return Err(StoreError::Raced.into());
        }
        let pending = std::mem::take(&mut live.pending);
        if let Some(row) = &pending.claimed {
            tx.claim_due(row).await;
        }
        for write in &pending.writes {
            if let Write::Meet(person, name) = write {
                tx.meet(*person, name);
            }
        }
        tx.save_table(&live.row, live.read, live.stands() != live.stood, &self.inner.me);
        for entry in &pending.entries {
            tx.add_entry(id, entry);
        }
        if let Some(snapshot) = &pending.snapshot {
            tx.save_snapshot(id, snapshot);
        }
        for row in &pending.story {
            tx.save_story(id, row);
        }
        if pending.seats {
            tx.save_seats(id, &live.seats);
        }
        if let Some(before) = &pending.sheet {
            save_time(&mut tx, id, before, &live.sheet);
        }
        if let Some(before) = &pending.due {
            tx.save_due(before, &live.due);
        }
        if pending.held_answers {
            tx.save_held_answers(id, &live.held_answers);
        }
        for row in &pending.counted {
            tx.save_counted_answer(id, row);
        }
        if !(pending.decisions_gone.is_empty() && pending.decisions_new.is_empty()) {
            tx.save_decisions(id, &pending.decisions_gone, &pending.decisions_new);
        }
        if !pending.decisions_gone.is_empty() {
            tx.drop_closed_drafts(id);
        }
        for order in &pending.orders {
            tx.save_order(id, order);
        }
        let changed: Vec<Person> = pending
            .writes
            .iter()
            .filter_map(|write| match write {
                Write::Meet(person, _) | Write::Offer { person, .. } => Some(*person),
                _ => None,
            })
            .collect();
        let counted: Vec<(Person, bool, Option<i64>)> = pending
            .writes
            .iter()
            .filter_map(|write| match write {
                Write::CountAnswer { person, late } => {
                    Some((*person, *late, self.inner.people.count(*person, *late)))
                }
                _ => None,
            })
            .collect();
        for write in pending.writes {
            apply(&mut tx, &live.row, write, now, self.inner.config.invitations).await?;
        }
        if pending.ended && !pending.by_host {
            rate(&mut tx, live, now).await?;
        }
        for notice in &pending.notices {
            tx.owe(notice, now);
        }
        // A tournament looks at its tables when they end.
        let ended = matches!(live.row.status, Status::Over | Status::Closed);
        if ended {
            tx.drop_notes(id);
        }
        let rings = live.row.tournament.filter(|_| ended);
        if let Some(tournament) = rings {
            tx.ring_tournament(tournament, &format!("table:{id}"), now);
        }
        tx.commit().await?;
        (live.read, live.stood) = (live.row.log, live.stands());
        held.committed();
        self.inner.figures.written(pending.entries.iter().map(|entry| entry.by.as_str()), begun.elapsed());
        for person in changed {
            self.inner.people.forget(person);
        }
        for (person, late, before) in counted {
            self.inner.people.counted(person, late, before);
        }
        let wakes = self.inner.wakes.load(Ordering::SeqCst);
        let earlier = pending.due.is_some() && held.due.iter().any(|row| row.at < wakes);
        if earlier || pending.claimed.is_some() || rings.is_some() {
            self.inner.due.notify_one();
        }
        Ok(pending.told)
    }
}

/// Writes down what has changed of the clocks of a table.
fn save_time(tx: &mut Tx, id: TableId, before: &Sheet, after: &Sheet) {
    tx.save_clocks(id, &before.rows(), &after.rows());
    let (had, has) = (before.clocks.banks(), after.clocks.banks());
    for (seat, left) in (0_u8..).zip(has) {
        // Whoever has no row yet has nothing in the bank.
        if had.get(usize::from(seat)).copied().unwrap_or(0) != *left {
            tx.save_bank(id, seat, *left);
        }
    }
    for seat in Seat::all(Seat::MOST) {
        if before.clocks.calendar(seat) != after.clocks.calendar(seat) {
            tx.save_calendar(id, seat.0, after.calendar_row(seat).as_deref());
        }
    }
}

/// `most`: how often one person may invite to a table on a day.
async fn apply(tx: &mut Tx, row: &TableRow, write: Write, now: i64, most: u32) -> Result<(), HostError> {
    let id = row.id;
    match write {
        // Written before everything else: rows of the table refer to people.
        Write::Meet(..) => {}
        Write::Invite { person, by } => {
            // Counted where nobody else can invite in between.
            if !tx.count_invitation(id, by, now, most).await? {
                return Err(Refused::TooManyInvitations { most }.into());
            }
            tx.invite(id, person, by, now);
        }
        Write::Uninvite(person) => tx.uninvite(id, person),
        Write::Watch { person, on } => tx.watch(id, person, on, now),
        Write::DropOrder { seat, slot } => {
            tx.drop_order(id, seat, &slot);
        }
        Write::DropOwnOrder { person, game, slot } => tx.drop_own_order(person, game, &slot).await?,
        Write::DropDraft(draft) => tx.drop_draft(draft),
        Write::EndCalls { names, away } => {
            tx.end_calls(&names, &away(id, CHANNEL, MESSAGE), now);
        }
        // Of a game that is over nobody is offered anything.
        Write::Offer { person, game } => {
            if row.status != Status::Over {
                tx.offer(person, game);
            }
        }
        Write::CountAnswer { person, late } => tx.count_answer(person, late),
        Write::Visit { person, had } => tx.visit(id, person, had, row.log),
        Write::Silence { stays } => tx.outbox_silence(id, stays),
    }
    Ok(())
}
