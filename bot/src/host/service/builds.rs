//! Old games on a new build: before a game goes on that another build has played, it is played again from its log.
//!
//! What belongs here: when that is looked at, and what becomes of a game that would have gone otherwise. What does not: the
//! looking (`table::replay`).

use skald_rules::interface::Say;

use crate::host::{
    refused::{HostError, Refused},
    service::{core::Host, load::whole_log},
    table::{
        live::{Live, is_otherwise},
        replay::{Differs, first_difference},
        slots::Held,
        told,
    },
};
use crate::store::Status;

/// A game under way that was played again from its log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Replayed {
    /// The table's code.
    pub code: String,
    /// The game's id.
    pub game: String,
    /// How many steps its log has.
    pub steps: u32,
    /// The first one that comes to something else than it did.
    pub differs: Option<Differs>,
}

impl Live {
    /// Whether it stands still because this build, or one before it, would have played it otherwise.
    pub(in crate::host) fn goes_otherwise(&self) -> bool {
        self.row.pause_why.as_deref().map(told::read).is_some_and(|why| is_otherwise(&why))
    }

    /// Refuses to have a game go on that this build would have played otherwise.
    ///
    /// # Errors
    /// [`Refused::OtherBuild`].
    pub(in crate::host) fn may_go_on(&self) -> Result<(), Refused> {
        if self.goes_otherwise() { Err(Refused::OtherBuild { code: self.row.code.clone() }) } else { Ok(()) }
    }

    /// Has it stand still because this build would have played it otherwise.
    fn stop_otherwise(&mut self, now: i64) -> Result<(), HostError> {
        let why = Say::new("pause-other-build");
        match (self.row.status, &self.playing) {
            (Status::Playing, Some(_)) => self.stand_still(&why, now)?,
            // Its log cannot be played at all, so nothing is added to it.
            (Status::Playing, None) => self.lie_still(&why, now),
            _ if self.goes_otherwise() => {
                self.begin_silence(now);
                return Ok(());
            }
            _ => {
                self.row.pause_why = Some(told::kept(&why));
                self.forget_silence();
                self.set_due(Vec::new());
                self.tell_of_pause(&why, now);
            }
        }
        self.begin_silence(now);
        self.seal();
        self.owe_board();
        Ok(())
    }
}

impl Host {
    /// Looks at a game that another build has played, before anything is done with it: one that this build would have played
    /// otherwise stands still, and one that stood still for that goes on when it comes out as it was.
    ///
    /// # Errors
    /// When its log cannot be read, or what came of it not be written.
    pub(in crate::host) async fn heed_build(&self, held: &mut Held) -> Result<(), HostError> {
        let build = &self.inner.config.build;
        let under_way = matches!(held.row.status, Status::Playing | Status::Paused) && held.row.log > 0;
        if build.is_empty() || !under_way || held.row.build.as_ref() == Some(build) {
            return Ok(());
        }
        let step = self.difference(held).await?;
        let (now, live) = (self.now(), &mut **held);
        live.row.build = Some(build.clone());
        match &step {
            Some(step) => {
                tracing::error!(table = %live.row.id, code = live.row.code, %step, "this build would have played a game otherwise; it stands still");
                live.stop_otherwise(now)?;
            }
            None if live.goes_otherwise() && live.row.status == Status::Paused => {
                live.end_pause(now)?;
                live.seal();
                live.owe_board();
                let known = self.known(held).await?;
                held.gather(&self.inner.config, &known, None, now)?;
            }
            None => {}
        }
        self.commit(held, None).await.map(|_| ())
    }

    /// The first step at which the log of a table comes to something else than it did.
    async fn difference(&self, live: &Live) -> Result<Option<Differs>, HostError> {
        let log = whole_log(&self.inner.store, live.row.id).await?;
        let last = self.inner.store.snapshot(live.row.id).await?;
        first_difference(live, &log, last.as_ref())
    }

    /// Looks at every game that another build has played and that nobody has asked for yet, one after another.
    ///
    /// # Errors
    /// [`HostError::Store`] when they cannot be found. One that cannot be read is named in the log and harms nothing else.
    pub async fn heed_builds(&self) -> Result<(), HostError> {
        for table in self.inner.store.tables_of_other_builds(&self.inner.config.build).await? {
            if let Err(error) = self.hold(table).await.map(drop) {
                tracing::error!(%table, %error, "a game that another build has played cannot be looked at");
            }
            tokio::task::yield_now().await;
        }
        Ok(())
    }

    /// Plays every game under way again from its log, and changes none.
    ///
    /// # Errors
    /// [`HostError::Store`].
    pub async fn replay_all(&self) -> Result<Vec<Replayed>, HostError> {
        let mut all = Vec::new();
        for table in self.inner.store.tables_under_way().await? {
            let row = self.inner.store.table(table).await?.ok_or(Refused::NoTable)?;
            let looked = match self.load(table).await {
                Ok((live, _)) => self.difference(&live).await,
                Err(error) => Err(error),
            };
            let differs = match looked {
                Err(HostError::Broken(why)) => Some(Differs::unreadable(why)),
                looked => looked?,
            };
            all.push(Replayed { code: row.code, game: row.game, steps: row.log, differs });
        }
        Ok(all)
    }

    /// Has a game stand still that this build cannot play at all, once.
    pub(in crate::host) async fn stop_unplayable(&self, held: &mut Held) -> Result<(), HostError> {
        let build = &self.inner.config.build;
        if build.is_empty() || held.row.build.as_ref() == Some(build) {
            return Ok(());
        }
        held.row.build = Some(build.clone());
        let now = self.now();
        held.stop_otherwise(now)?;
        self.commit(held, None).await.map(|_| ())
    }
}
