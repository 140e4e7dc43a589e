//! Who has not come to a match, and loses it by the terms.
//!
//! What belongs here: what counts as having come, and when it is looked for. What does not: what a missed match is worth
//! (`rules/tournament`), and what a clock answers for somebody at a table (`host/time`).

use skald_rules::{
    interface::{By, Seat},
    tournament::{Act, Entrant},
};

use crate::host::{
    refused::HostError,
    service::{core::Host, load::whole_log},
    table::live::Live,
    tournaments::hall::Hall,
};
use crate::store::{EntryRow, SeatedRow, Status};

/// So often it is looked whether somebody has come who had not when the agreed time was over, in milliseconds.
const AGAIN: i64 = 24 * 3_600_000;

/// Somebody who has done nothing at a match.
struct NotCome {
    entrant: Entrant,
    /// Since when the table waits for them, in milliseconds UTC.
    waits: Option<i64>,
    /// Whether time has answered for them.
    answered_for: bool,
}

impl NotCome {
    /// Whether the match is lost by that: the table has waited for them since before `since`, or did not wait any longer.
    fn is_absent(&self, since: i64) -> bool {
        self.answered_for || self.waits.is_some_and(|at| at <= since)
    }
}

impl Host {
    /// Takes the matches from those who have not come within the time of the terms.
    pub(super) async fn find_absent(&self, hall: &mut Hall) -> Result<bool, HostError> {
        let since = self.now() - hall.now.terms().absent.after;
        let mut moved = false;
        for (place, table) in Self::open_matches(hall) {
            let Some(row) = table else { continue };
            let not_come = self.not_come(hall, place, row, since).await?;
            let absent: Vec<Entrant> =
                not_come.iter().filter(|one| one.is_absent(since)).map(|one| one.entrant).collect();
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
        // The table came to wait for them late, or time has yet to answer for them.
        let not_come = self.not_come(hall, place, row, now - after).await?;
        let due = |one: &NotCome| one.waits.map(|at| at.saturating_add(after));
        let next = not_come.iter().flat_map(|one| [due(one), Some(now + after.min(AGAIN))]).flatten();
        Ok(next.filter(|at| *at > now).min())
    }

    /// Those of two who have done nothing yet at a match that has begun before `since`, in milliseconds UTC.
    async fn not_come(
        &self,
        hall: &Hall,
        place: usize,
        row: SeatedRow,
        since: i64,
    ) -> Result<Vec<NotCome>, HostError> {
        let Some(entrants) = two_at(hall, place) else { return Ok(Vec::new()) };
        let begun = self.inner.store.table(row.table).await?.filter(|table| table.status == Status::Playing);
        if begun.is_none_or(|table| table.started.is_none_or(|at| at > since)) {
            return Ok(Vec::new());
        }
        let log = whole_log(&self.inner.store, row.table).await?;
        let held = self.hold(row.table).await?;
        let seats = Seat::all(2).zip(entrants);
        Ok(seats.filter_map(|(seat, entrant)| not_come_at(&held, &log, seat, *entrant)).collect())
    }
}

/// The two who play a match of the last round; nobody at a table of several.
fn two_at(hall: &Hall, place: usize) -> Option<&[Entrant]> {
    let table = hall.now.rounds().last().and_then(|round| round.tables.get(place))?;
    Some(table.seats.as_slice()).filter(|seats| seats.len() == 2)
}

/// The person in a seat, if they have done nothing themselves: made no move, left no order, given no answer that waits.
fn not_come_at(live: &Live, log: &[EntryRow], seat: Seat, entrant: Entrant) -> Option<NotCome> {
    let is_person = live.seat(seat).is_some_and(|row| row.person.is_some() && !row.gone);
    let by = |who: By| {
        let who = who.to_string();
        log.iter().any(move |row| row.seat == Some(seat.0) && row.by == who)
    };
    let ordered = live.orders.iter().any(|row| row.seat == seat.0 && !row.preset);
    let held = live.held_answers.iter().any(|row| row.seat == seat.0);
    if !is_person || by(By::Hand) || ordered || held {
        return None;
    }
    let waited = live.waited_for().is_ok_and(|seats| seats.contains(&seat));
    let opened = live.decisions.iter().filter(|row| waited && row.seat == seat.0).map(|row| row.opened);
    Some(NotCome { entrant, waits: opened.min(), answered_for: by(By::Clock) })
}
