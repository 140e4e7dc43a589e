//! A tournament in memory: its row, what its acts have led to, its tables, and what is yet to be written.

use skald_rules::tournament::{Act, Tournament};
use tokio::sync::OwnedMutexGuard;

use crate::host::{
    refused::{HostError, Refused},
    service::core::{Actor, Host},
    table::terms::Terms,
};
use crate::store::{
    NewNotice, Person, ReportRow, SeatedRow, TournamentId, TournamentRow, Tx, tournament_subject,
};

/// A tournament, under the lock of the tournaments where it is to be changed.
pub(in crate::host) struct Hall {
    pub row: TournamentRow,
    pub now: Tournament,
    pub seated: Vec<SeatedRow>,
    /// How many acts the database has.
    kept: usize,
    /// Acts that are yet to be written.
    acts: Vec<Act>,
    /// What is yet to be announced.
    pub notices: Vec<NewNotice>,
    /// What is written beside the acts.
    pub(super) beside: Vec<Beside>,
    /// Nothing where it is only looked at.
    _lock: Option<OwnedMutexGuard<()>>,
}

/// What is written beside the acts of a tournament.
pub(super) enum Beside {
    /// Under which name somebody was seen.
    Meet(Person, String),
    /// The tables of this round count for nothing.
    Unseat(usize),
    /// Something that was reported to the organiser.
    Report(ReportRow),
}

/// The key under which a tournament is to look what follows from its acts.
pub(super) const ACTS: &str = "acts";

/// What should be impossible in a tournament.
pub(in crate::host) fn broken(id: TournamentId, why: &str) -> HostError {
    HostError::Broken(format!("tournament {id}: {why}"))
}

impl Hall {
    /// The terms of its tables.
    ///
    /// # Errors
    /// [`HostError::Broken`]: it was opened with some that can be read.
    pub(super) fn pace(&self) -> Result<Terms, HostError> {
        serde_json::from_str(&self.row.pace).map_err(|_| broken(self.row.id, "its pace cannot be read"))
    }

    /// Carries out an act, to be written later.
    pub(in crate::host) fn act(&mut self, act: Act) -> Result<(), HostError> {
        self.now.apply(&act)?;
        self.acts.push(act);
        Ok(())
    }

    /// How many acts there are, with those that are yet to be written: it names the last one.
    pub(super) fn acts_done(&self) -> usize {
        self.kept + self.acts.len()
    }

    /// The tables of a match, the newest last.
    pub(in crate::host) fn tables_of(&self, round: usize, place: usize) -> impl Iterator<Item = &SeatedRow> {
        self.seated.iter().filter(move |row| row.round == Some(round) && row.place == place)
    }

    /// The table at which a match of the last round is played now, if it was opened.
    pub(in crate::host) fn table_now(&self, place: usize) -> Option<SeatedRow> {
        self.tables_of(self.now.rounds().len().checked_sub(1)?, place).last().copied()
    }

    /// When time is called at a match of the last round; without one, in the round.
    pub(super) fn ends_of(&self, place: Option<usize>) -> Option<i64> {
        let last = self.now.rounds().last()?;
        let own = place.and_then(|place| last.tables.get(place)?.ends);
        Some(own.unwrap_or(last.ends))
    }

    /// Refuses unless somebody organises the tournament or manages its server.
    pub(in crate::host) fn run_by(&self, person: Person, manages: bool) -> Result<(), Refused> {
        if self.row.organiser == person || manages { Ok(()) } else { Err(Refused::NotOrganiser) }
    }
}

impl Host {
    /// Takes the lock of the tournaments and reads one.
    pub(in crate::host) async fn hall(&self, id: TournamentId) -> Result<Hall, HostError> {
        let lock = self.inner.halls.clone().lock_owned().await;
        self.read_hall(id, Some(lock)).await
    }

    /// Reads a tournament, to look at it or, under the lock, to change it.
    pub(in crate::host) async fn read_hall(
        &self,
        id: TournamentId,
        lock: Option<OwnedMutexGuard<()>>,
    ) -> Result<Hall, HostError> {
        let store = &self.inner.store;
        let row = store.tournament(id).await?.ok_or(Refused::NoTournament)?;
        let texts = store.tournament_acts(id).await?;
        let acts: Result<Vec<Act>, _> = texts.iter().map(|text| serde_json::from_str(text)).collect();
        let acts = acts.map_err(|error| broken(id, &format!("an act cannot be read: {error}")))?;
        let now = Tournament::replay(&acts)
            .map_err(|(number, why)| broken(id, &format!("act {number} does not fit: {why}")))?;
        let seated = store.seated(id).await?;
        Ok(Hall {
            row,
            now,
            seated,
            kept: acts.len(),
            acts: Vec::new(),
            notices: Vec::new(),
            beside: Vec::new(),
            _lock: lock,
        })
    }

    /// Writes the acts that are pending into a change, and has the tournament look what follows from them.
    pub(in crate::host) async fn write_acts(
        &self,
        tx: &mut Tx,
        hall: &mut Hall,
        by: Option<Person>,
    ) -> Result<(), HostError> {
        let now = self.now();
        let id = hall.row.id;
        for beside in std::mem::take(&mut hall.beside) {
            match beside {
                Beside::Meet(person, name) => tx.meet(person, &name),
                Beside::Unseat(round) => tx.unseat_round(id, round).await?,
                Beside::Report(row) => tx.add_report(id, &row).await?,
            }
        }
        if hall.acts.is_empty() && hall.notices.is_empty() {
            return Ok(());
        }
        if !hall.acts.is_empty() {
            hall.show_round();
        }
        for act in std::mem::take(&mut hall.acts) {
            let text = serde_json::to_string(&act)
                .map_err(|error| broken(id, &format!("an act cannot be written: {error}")))?;
            tx.add_tournament_act(id, hall.kept, &text, by, now).await?;
            hall.kept += 1;
        }
        for notice in std::mem::take(&mut hall.notices) {
            tx.owe(&notice, now);
        }
        tx.save_tournament(&hall.row).await?;
        tx.ring_tournament(id, ACTS, now);
        Ok(())
    }

    /// Writes the acts that are pending in a change of their own: that of whoever did them, or the host's.
    pub(in crate::host) async fn keep_hall(
        &self,
        hall: &mut Hall,
        actor: Option<Actor>,
    ) -> Result<(), HostError> {
        if actor.is_none() && hall.acts.is_empty() && hall.notices.is_empty() {
            return Ok(());
        }
        let mut tx = self.own_change(actor).await?;
        self.write_acts(&mut tx, hall, actor.map(|actor| actor.person)).await?;
        tx.commit().await?;
        self.inner.due.notify_one();
        Ok(())
    }

    /// A deed of somebody at a tournament: under its lock and once, `judge` says what is done, and it is written whole. Returns
    /// what `judge` has to say of it.
    pub(super) async fn hall_deed<T: Send>(
        &self,
        actor: Actor,
        id: TournamentId,
        judge: impl FnOnce(&mut Hall) -> Result<T, HostError> + Send,
    ) -> Result<T, HostError> {
        self.once(actor, async {
            let mut hall = self.hall(id).await?;
            let said = judge(&mut hall)?;
            self.keep_hall(&mut hall, Some(actor)).await?;
            self.inner.people.forget(actor.person);
            Ok(said)
        })
        .await
    }

    /// Begins a change of a person, or of the host.
    pub(in crate::host) async fn own_change(&self, actor: Option<Actor>) -> Result<Tx, HostError> {
        if let Some(actor) = actor {
            return self.apart(actor).await;
        }
        let mut tx = self.inner.store.write().await?;
        tx.check_lease(&self.inner.me);
        Ok(tx)
    }

    /// When the tournament is to look at its tables next because of a time; `None`: at none.
    pub(in crate::host) fn plan_look(&self, tx: &mut Tx, id: TournamentId, at: Option<i64>) {
        let subject = tournament_subject(id);
        let row = |at| crate::store::DueRow { subject, key: "look".to_owned(), at, served: false };
        match at {
            Some(at) => tx.save_due(&[], &[row(at)]),
            None => tx.save_due(&[row(0)], &[]),
        }
    }
}
