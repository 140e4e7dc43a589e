//! Doing what is due at a table: time that has run out, warnings, answers that take effect, and games that go on.

use skald_rules::interface::{By, Expiry, Input, Key, Say, Seat, Waiting};

use crate::host::{
    outbox::notices::About,
    play::deed::{After, Moment},
    refused::{HostError, Refused},
    service::core::Host,
    table::{job::Job, lapse::Lapse, live::Live, terms::Terms, thinking::moments},
};
use crate::store::{
    Calls, DueRow, Status, StoreError, TableId, TournamentId, person_of, table_of, tournament_of,
};

/// How many rows are taken at once.
const BATCH: u32 = 64;
/// How long a table in trouble is left alone, in milliseconds.
const TROUBLE: i64 = 60_000;
/// How long a row is left alone that this version does not know: another may, in milliseconds.
const UNKNOWN: i64 = 60 * 60_000;
/// How the name of a reminder goes on after that of a call to its seat.
const REMINDER: &str = "remind:";
/// The most defaults that one expiry plays.
const DEFAULTS: usize = 100;
/// So often at one time it is read anew what is due because somebody else was quicker.
const ANEW: usize = 100;

/// What has come of doing all that is due.
pub(in crate::host) struct Round {
    /// When something is due next, in milliseconds UTC.
    pub next: Option<i64>,
    /// When something is looked at again that waits for computers that think, in milliseconds UTC; `None` where nothing does.
    pub again: Option<i64>,
}

/// When computers answer that have not found an answer within their pause.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::host) enum Late {
    /// As soon as they have.
    AsFound,
    /// At the next of the few moments that there are ([`moments`]).
    AtMoments,
}

impl Host {
    /// Does everything that is due now, also what computers are yet to think of as soon as they have, and says when something is due next, in
    /// milliseconds UTC.
    ///
    /// # Errors
    /// [`HostError::Store`], [`StoreError::Raced`] when another process serves. What is in trouble is left alone for a minute and
    /// harms nothing else.
    pub async fn tick(&self) -> Result<Option<i64>, HostError> {
        loop {
            let news = self.inner.thinkers.news();
            tokio::pin!(news);
            // Heard from here on: they may be done before it is waited for them.
            news.as_mut().enable();
            let round = self.round(Late::AsFound).await?;
            if round.again.is_none() {
                return Ok(round.next);
            }
            news.await;
        }
    }

    /// Does everything that is due now and waits for nobody who thinks. Where somebody else was quicker, by a change of settings
    /// perhaps, it is read anew what is due.
    ///
    /// # Errors
    /// Those of [`Host::tick`].
    pub(in crate::host) async fn round(&self, late: Late) -> Result<Round, HostError> {
        let mut anew = 0;
        loop {
            match self.do_all_due(late).await {
                Err(error) if anew < ANEW && self.was_outrun(&error).await? => anew += 1,
                done => return done,
            }
        }
    }

    /// Whether a change failed only because another one was quicker, such as time that was given back to all clocks: nothing
    /// was written, and it can be done anew. Not so where another process has taken the lease.
    ///
    /// # Errors
    /// [`HostError::Store`].
    pub async fn was_outrun(&self, error: &HostError) -> Result<bool, HostError> {
        let outrun = matches!(error, HostError::Store(StoreError::Raced));
        Ok(outrun && self.inner.store.lease().await?.is_some_and(|lease| lease.holder == self.inner.me))
    }

    async fn do_all_due(&self, late: Late) -> Result<Round, HostError> {
        // What computers still think of is left where it is, and looked at again when they are done.
        let mut thought_of: Vec<DueRow> = Vec::new();
        loop {
            let still = self.inner.still.lock().await.is_some();
            let (now, most) =
                (self.now(), BATCH.saturating_add(u32::try_from(thought_of.len()).unwrap_or(u32::MAX)));
            let mut rows = self.inner.store.due(now, still, most).await?;
            rows.retain(|row| !thought_of.contains(row));
            if rows.is_empty() {
                let again = thought_of.iter().map(|row| self.answers(row, now).1).min();
                let after = if again.is_some() { now } else { i64::MIN };
                return Ok(Round { next: self.inner.store.next_due_after(after, still).await?, again });
            }
            for row in rows {
                if let Some(tournament) = tournament_of(&row.subject) {
                    self.look_after(tournament, &row).await?;
                    continue;
                }
                if let Some(person) = person_of(&row.subject) {
                    match self.do_due_for(&row, person).await {
                        Ok(true) => continue,
                        Ok(false) => {}
                        Err(error @ HostError::Store(StoreError::Raced | StoreError::Cut)) => {
                            return Err(error);
                        }
                        Err(error) => {
                            tracing::error!(subject = %row.subject, %error, "what is due cannot be done");
                            let mut tx = self.inner.store.write().await?;
                            tx.postpone_due(&row.subject, self.now() + TROUBLE).await?;
                            tx.commit().await?;
                            continue;
                        }
                    }
                }
                let (Some(table), Ok(job)) = (table_of(&row.subject), row.key.parse::<Job>()) else {
                    tracing::error!(subject = %row.subject, key = %row.key, "this version knows no such thing to do");
                    let mut tx = self.inner.store.write().await?;
                    tx.move_due(&row, self.now() + UNKNOWN).await?;
                    tx.commit().await?;
                    continue;
                };
                let error = match self.do_due(&row, table, job, late).await {
                    Ok(Done::Yes) => continue,
                    Ok(Done::ThoughtOf) => {
                        thought_of.push(row);
                        continue;
                    }
                    Err(error) => error,
                };
                if matches!(error, HostError::Store(StoreError::Raced | StoreError::Cut)) {
                    return Err(error);
                }
                tracing::error!(subject = %row.subject, key = %row.key, %error, "what is due cannot be done");
                // Another version may know the rules of a table that this one does not know.
                let other = matches!(error.refused(), Some(Refused::OtherRules { .. }));
                let mut tx = self.inner.store.write().await?;
                tx.postpone_due(&row.subject, self.now() + if other { UNKNOWN } else { TROUBLE }).await?;
                tx.commit().await?;
                // What is in memory has the old times.
                drop(self.hold(table).await.map(|mut held| held.due.clear()));
            }
        }
    }

    /// Lets a tournament look after itself. What goes wrong there is tried again later and harms nothing else.
    async fn look_after(&self, tournament: TournamentId, row: &DueRow) -> Result<(), HostError> {
        let Err(error) = self.advance(tournament, row).await else { return Ok(()) };
        if matches!(error, HostError::Store(StoreError::Raced | StoreError::Cut)) {
            return Err(error);
        }
        tracing::error!(%tournament, key = %row.key, %error, "a tournament cannot go on");
        let mut tx = self.inner.store.write().await?;
        tx.postpone_due(&row.subject, self.now() + TROUBLE).await?;
        Ok(tx.commit().await?)
    }

    /// The last moment up to now, and the next one, at which computers answer that were to answer at this time.
    fn answers(&self, row: &DueRow, now: i64) -> (i64, i64) {
        moments(row.at, self.inner.config.computer_pause, now)
    }

    /// Does one thing that is due, and claims it in the same transaction.
    async fn do_due(&self, row: &DueRow, table: TableId, job: Job, late: Late) -> Result<Done, HostError> {
        let mut held = self.hold(table).await?;
        // Another press may have changed what is due since the row was read. Should memory be older than the database,
        // touching it has it read anew, and the row comes again.
        if !held.due.contains(row) {
            held.due.clear();
            return Ok(Done::Yes);
        }
        let mut thoughts = None;
        if job == Job::Computer && held.row.status == Status::Playing {
            let until = if late == Late::AsFound { i64::MAX } else { self.answers(row, self.now()).0 };
            thoughts = self.thoughts(&held, until)?;
            if thoughts.is_none() {
                return Ok(Done::ThoughtOf);
            }
        }
        let deed = self.carry_out(held, None, |live, moment| {
            live.due.retain(|due| due != row);
            live.pending.claimed = Some(row.clone());
            if job == Job::LobbyEnd && live.row.status == Status::Lobby {
                close_unbegun(live, moment.now);
                return Ok((After::Shown, ()));
            }
            if let Job::Hours(seat) = job {
                live.look_again(seat, moment);
            }
            // Its message says who is away.
            if matches!(job, Job::Hours(_)) && live.row.status == Status::Lobby {
                return Ok((if live.terms.rests { After::Shown } else { After::Written }, ()));
            }
            if let (Job::Hours(seat), Status::Playing | Status::Paused) = (job, live.row.status) {
                live.heed_absence(seat, moment);
                let on = live.row.status == Status::Playing;
                return Ok((if on { After::Due } else { After::Written }, ()));
            }
            if job == Job::PauseEnd && live.row.status == Status::Paused {
                live.end_pause(moment.now)?;
                return Ok((After::Played, ()));
            }
            if job == Job::AwayEnd && live.row.status == Status::Paused {
                live.stand_up(moment.now)?;
                let say = Say::new("host-away-ended").with("code", live.row.code.as_str());
                live.end_deserted(say, moment.now)?;
                return Ok((After::Played, ()));
            }
            if job == Job::Silence && live.row.status == Status::Paused {
                live.tell_of_silence(moment.now);
                return Ok((After::Written, ()));
            }
            if job == Job::SilenceEnd && live.row.status == Status::Paused {
                live.end_by_silence(moment.now)?;
                let over = live.row.status == Status::Playing;
                return Ok((if over { After::Played } else { After::Written }, ()));
            }
            if live.row.status != Status::Playing {
                live.set_due(Vec::new());
                return Ok((After::Written, ()));
            }
            match job {
                Job::Machine => {
                    if live.playing()?.table.waiting() == Waiting::Machine {
                        live.input(&Input::Continue, By::Host, None, None, moment.now)?;
                    }
                }
                Job::Computer => {
                    if let Some(thoughts) = thoughts {
                        live.answer_for_computers(thoughts, moment.now)?;
                    }
                }
                Job::Warn(seat, span) => {
                    warn(live, seat, span, moment);
                    return Ok((After::Due, ()));
                }
                Job::Remind(seat, span) => {
                    let done = remind(live, seat, span, moment)?;
                    let still = live.row.status == Status::Paused;
                    let after = if still { After::Shown } else { After::Played };
                    return Ok((if done { after } else { After::Due }, ()));
                }
                Job::Turn(seat, span) => {
                    if expire(live, seat, span, moment)? {
                        let end = moment.now + moment.config.lobby;
                        rest(live, end, moment.now)?;
                    }
                }
                Job::Release(seat, at) => live.release(seat, at, moment.now)?,
                Job::Silence => {
                    live.tell_of_silence(moment.now);
                    return Ok((After::Due, ()));
                }
                Job::SilenceEnd => live.end_by_silence(moment.now)?,
                // The game has begun since.
                Job::LobbyEnd | Job::AwayEnd | Job::PauseEnd | Job::Hours(_) => return Ok((After::Due, ())),
            }
            Ok((After::Played, ()))
        });
        deed.await.map(|_| Done::Yes)
    }
}

/// Whether something that was due is done.
enum Done {
    Yes,
    /// Computers still think of it.
    ThoughtOf,
}

/// Closes a table that nobody has begun, as its message said that it would.
fn close_unbegun(live: &mut Live, now: i64) {
    live.row.status = Status::Closed;
    live.row.ended = Some(now);
    let people = live.people().map(|(_, person)| person).collect();
    let say = Say::new("host-lobby-ended").with("code", live.row.code.as_str());
    live.owe_say("lobby-ended", &say, people, About::Removed);
}

/// Tells somebody that time runs out soon, where they wish to be called.
fn warn(live: &mut Live, seat: Seat, span: Key, moment: &Moment<'_>) {
    let Some(row) = live.reminded(seat, &moment.known) else { return };
    let (calls, shares) = (row.calls, row.shares());
    let Some(end) =
        live.sheet.clocks.deadlines().into_iter().find(|end| (end.seat, end.span) == (seat, span))
    else {
        return;
    };
    live.time().clocks.remind(&end, &shares, moment.now);
    let say = Say::new("host-warning").with("who", seat).with("code", live.row.code.as_str());
    let say = with_more(say, live.costs_ahead(seat, moment.config.lobby));
    live.owe_call(&format!("{}:warn:{span}:{}", live.row.log, moment.now), seat, &say, About::Warning, calls);
}

/// Reminds somebody that a table without a limit waits for them. Whoever has left its server is found out by that. Whether something
/// was done that all others have agreed to. It takes the place of the reminder before, and goes as the call does.
fn remind(live: &mut Live, seat: Seat, span: Key, moment: &Moment<'_>) -> Result<bool, HostError> {
    if !live.sheet.waits_for(seat) {
        return Ok(false);
    }
    // No time runs out here: whoever leaves the others waiting for as long as it takes to be reminded is away all the same until they
    // play, however often they wish to hear of it.
    let since = live.sheet.unlimited().find(|own| (own.0, own.1) == (seat, span)).map(|(.., since)| since);
    let waits = since.map_or(0, |since| (moment.now - since) / moment.config.remind.max(1));
    let row = live.seat_mut(seat)?;
    row.missed = row.missed.max(u8::try_from(waits).unwrap_or(u8::MAX));
    let without = row.missed >= Terms::NO_SAY;
    let without = without && live.row.tournament.is_none() && live.people().count() > 1;
    let say = Say::new("host-still-waiting")
        .with("code", live.row.code.as_str())
        .with("label", live.sheet.label_of(seat));
    let say = with_more(say, without.then(|| Say::new("host-no-say")));
    live.end_calls_named(seat, REMINDER);
    live.owe_call(&format!("{REMINDER}{span}:{}", moment.now), seat, &say, About::Waiting, Calls::Private);
    live.do_without(moment.now)
}

/// Ends the time of a seat in a span: what waits for its moment is played, and for all else the declared defaults. Whether
/// nobody is there any more.
fn expire(live: &mut Live, seat: Seat, span: Key, moment: &Moment<'_>) -> Result<bool, HostError> {
    let now = moment.now;
    // What the table waits for may have other times than the row by now; they are gathered anew then.
    let over = |end: &skald_rules::time::Deadline| (end.seat, end.span) == (seat, span) && end.at <= now;
    if !live.sheet.clocks.deadlines().iter().any(over) {
        return Ok(false);
    }
    let mut late = false;
    let mut public = Vec::new();
    for _ in 0..DEFAULTS {
        let lapse = live.lapses(seat, span)?.next().transpose()?;
        let Some(Lapse { decision, with, given }) = lapse else { break };
        if given {
            live.release(seat, decision.id, now)?;
            continue;
        }
        if decision.expiry == Expiry::Told
            && let Waiting::Seats(waits) = live.playing()?.table.waiting()
        {
            let label = waits.into_iter().find(|wait| wait.seat == seat).map(|wait| wait.label);
            public.extend(label.filter(|label| !public.contains(label)));
        }
        // The first default is what the clock does; the others follow from it.
        let input = Input::Answer { at: decision.id, with };
        if late {
            live.pass(&input, By::Clock, Some(seat), None, now)?;
        } else {
            live.input(&input, By::Clock, Some(seat), None, now)?;
        }
        late = true;
    }
    if late && let Some(person) = live.seat(seat).and_then(|row| row.person) {
        let say = Say::new("host-timed-out").with("who", seat).with("code", live.row.code.as_str());
        let say = with_more(say, live.costs_by_now(seat, moment.config.lobby));
        live.owe_private(&format!("timeout:{}:{seat}", live.moment()), &say, person, About::TimedOut);
    }
    if !public.is_empty() {
        let say = Say::new("host-timed-out-table").with("who", seat).with("labels", public);
        live.owe_until_answered(&format!("{}:late", live.moment()), seat, &say, About::TimedOut);
    }
    if late { live.miss(seat, now) } else { Ok(false) }
}

/// A sentence, and what else there is to be said of it.
fn with_more(say: Say, more: impl IntoIterator<Item = Say>) -> Say {
    let both = |say, more| Say::new("host-warning-more").with("warning", say).with("more", more);
    more.into_iter().fold(say, both)
}

/// Lets a table rest at which nobody is any more; it ends unless somebody lets it go on before `end`.
fn rest(live: &mut Live, end: i64, now: i64) -> Result<(), HostError> {
    live.stand_still(&Say::new("rest-all-away"), now)?;
    live.end_all_calls();
    live.also_due(Job::AwayEnd, end);
    Ok(())
}
