//! Who has not come to a match, and loses it by the terms.
//!
//! What belongs here: what counts as having come, and when it is looked for. What does not: what a missed match is worth
//! (`rules/tournament`), and what a clock answers for somebody at a table (`host/time`).
//!
//! The agreed days run as the clock of whoever is waited for: a pause of the table, time in which nobody could be reached, and an
//! absence that the table heeds count against nobody.

use skald_rules::{
    interface::{self, By, Hands, Seat},
    time::Calendar,
    tournament::{Act, Entrant},
};

use crate::host::{
    refused::HostError,
    service::{core::Host, load::whole_log},
    table::{live::Live, log_rows::followed_own_order},
    tournaments::hall::Hall,
};
use crate::invariant::Invariant;
use crate::store::{EntryRow, SeatedRow, Status};

/// So often it is looked whether somebody has come who had not when the agreed time was over, in milliseconds.
const AGAIN: i64 = 24 * 3_600_000;
/// So often that is looked for while nobody can be reached, in milliseconds.
const WHILE_STILL: i64 = 3_600_000;

/// Somebody who has done nothing at a match.
struct NotCome {
    entrant: Entrant,
    /// When the match is lost by that, as things are now; nothing while the table does not wait for them.
    lost: Option<i64>,
}

impl Host {
    /// Takes the matches from those who have not come within the time of the terms.
    pub(super) async fn find_absent(&self, hall: &mut Hall) -> Result<bool, HostError> {
        // Nobody can come whom nothing reaches.
        if self.inner.still.lock().await.is_some() {
            return Ok(false);
        }
        let now = self.now();
        let mut moved = false;
        for (place, table) in Self::open_matches(hall) {
            let Some(row) = table else { continue };
            let not_come = self.not_come(hall, place, row).await?;
            let is_absent = |one: &&NotCome| one.lost.is_some_and(|at| at <= now);
            let absent: Vec<Entrant> = not_come.iter().filter(is_absent).map(|one| one.entrant).collect();
            if !absent.is_empty() {
                hall.act(Act::Missed { table: place, absent })?;
                moved = true;
            }
        }
        if moved {
            self.keep_hall(hall, None).await?;
        }
        Ok(moved)
    }

    /// When it is looked next whether somebody is absent from a match, if anybody may come to be.
    pub(super) async fn look_for_absent(
        &self,
        hall: &Hall,
        place: usize,
        row: SeatedRow,
    ) -> Result<Option<i64>, HostError> {
        let (now, after) = (self.now(), hall.now.terms().absent.after);
        let table = self.inner.store.table(row.table).await?;
        let Some(table) = table.filter(|_| two_at(hall, place).is_some()) else { return Ok(None) };
        if let Some(due) = table.started.map(|at| at.saturating_add(after)).filter(|due| *due > now) {
            return Ok(Some(due));
        }
        if table.status == Status::Paused {
            return Ok(Some(now + after.min(AGAIN)));
        }
        let again = if self.inner.still.lock().await.is_some() { WHILE_STILL } else { after.min(AGAIN) };
        // The table came to wait for them late, or time has yet to answer for them.
        let not_come = self.not_come(hall, place, row).await?;
        let next = not_come.iter().flat_map(|one| [one.lost, Some(now + again)]).flatten();
        Ok(next.filter(|at| *at > now).min())
    }

    /// Those of two who have done nothing yet at a match that has begun so long ago that it may be lost by that.
    async fn not_come(&self, hall: &Hall, place: usize, row: SeatedRow) -> Result<Vec<NotCome>, HostError> {
        let (now, after) = (self.now(), hall.now.terms().absent.after);
        let Some(entrants) = two_at(hall, place) else { return Ok(Vec::new()) };
        let begun = self.inner.store.table(row.table).await?.filter(|table| table.status == Status::Playing);
        if begun.is_none_or(|table| table.started.is_none_or(|at| at.saturating_add(after) > now)) {
            return Ok(Vec::new());
        }
        let log = whole_log(&self.inner.store, row.table).await?;
        let held = self.hold(row.table).await?;
        let mut not_come = Vec::new();
        for (seat, entrant) in Seat::all(2).zip(entrants) {
            let at = At { live: &held, log: &log, seat };
            if !at.has_come()? {
                not_come.push(NotCome { entrant: *entrant, lost: at.lost(after, now) });
            }
        }
        Ok(not_come)
    }
}

/// The two who play a match of the last round; nobody at a table of several.
fn two_at(hall: &Hall, place: usize) -> Option<&[Entrant]> {
    let table = hall.now.rounds().last().and_then(|round| round.tables.get(place))?;
    Some(table.seats.as_slice()).filter(|seats| seats.len() == 2)
}

/// A seat at a match that goes on.
struct At<'t> {
    live: &'t Live,
    log: &'t [EntryRow],
    seat: Seat,
}

impl At<'_> {
    /// Whether the person there has done something themselves: made a move, left an order, also one that is used up by now, or given
    /// an answer that waits. Whoever has left and computers need not come.
    fn has_come(&self) -> Result<bool, HostError> {
        let Self { live, seat, .. } = *self;
        let is_person = live.seat(seat).is_some_and(|row| row.person.is_some() && !row.gone);
        let (since, log) = self.own_log();
        // What the game sets and what people keep for all their tables is given with the deal: nobody has come by that.
        let ordered = live.orders.iter().any(|row| row.seat == seat.0 && !row.preset && Some(row.at) > since);
        let held = live.held_answers.iter().any(|row| row.seat == seat.0);
        if !is_person || ordered || held || has_answered(log, seat, By::Hand) {
            return Ok(true);
        }
        for row in log {
            if followed_own_order(live.row.id, row, seat)? {
                return Ok(true);
            }
        }
        // What followed from the deal by itself came from such orders.
        Ok(has_answered(log.iter().filter(|row| Some(row.at) > since), seat, By::Order))
    }

    /// When the person there, who has not come, has lost the match by that; nothing while the table does not wait for them.
    fn lost(&self, after: i64, now: i64) -> Option<i64> {
        let (since, log) = self.own_log();
        let by_answers = has_answered(log, self.seat, By::Clock)
            .then(|| since.map(|at| at.saturating_add(after).saturating_add(stood_still(log, at))))
            .flatten();
        let by_waiting = self.waited(now).map(|(waited, rests)| rests.after(now, after - waited));
        by_answers.into_iter().chain(by_waiting).min()
    }

    /// Since when whoever sits there now does, and what was done at the table from then on.
    fn own_log(&self) -> (Option<i64>, &[EntryRow]) {
        let sat_down = |row: &EntryRow| {
            let person = matches!(row.text.parse(), Ok(interface::Act::Seat { hands: Hands::Person, .. }));
            row.seat == Some(self.seat.0) && person
        };
        match self.log.iter().rposition(sat_down) {
            Some(at) => (
                self.log.get(at).map(|row| row.at),
                self.log.get(at + 1..).or_broken(&[], "a list has a rest behind each of its entries"),
            ),
            None => (self.live.row.started, self.log),
        }
    }

    /// For how long the table has waited for them, in milliseconds of their clock, and when that stands.
    fn waited(&self, now: i64) -> Option<(i64, &Calendar)> {
        let clocks = &self.live.sheet.clocks;
        let rests = clocks.calendar(self.seat);
        let asked = clocks.budgets().iter().filter(|budget| budget.seat == self.seat && budget.asked);
        asked.map(|budget| budget.used(now, rests)).max().map(|waited| (waited, rests))
    }
}

/// Whether somebody in a seat, or time for them, has done anything.
fn has_answered<'l>(log: impl IntoIterator<Item = &'l EntryRow>, seat: Seat, who: By) -> bool {
    let who = who.to_string();
    log.into_iter().any(|row| row.seat == Some(seat.0) && row.by == who)
}

/// For how long a table that goes on has stood still since `since`, in milliseconds.
fn stood_still(log: &[EntryRow], since: i64) -> i64 {
    // Somebody may have sat down while it did.
    let (mut from, mut all) = (since, 0_i64);
    for row in log {
        match row.kind.as_str() {
            "pause" => from = row.at,
            "resume" => {
                all = all.saturating_add(row.at - from);
                from = row.at;
            }
            _ => {}
        }
    }
    all
}
