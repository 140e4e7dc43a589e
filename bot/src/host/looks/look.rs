//! Looking at a table with somebody's eyes.

use skald_rules::{
    interface::{Decision, Duty, Outcome, Seat, Viewer, Waiting},
    views::AnyView,
};

use crate::host::{
    looks::info::{DecisionInfo, TableInfo, WaitInfo},
    refused::HostError,
    service::core::Host,
    table::live::Live,
};
use crate::store::{Person, Status, TableId};

/// What somebody sees of a table.
#[derive(Clone, Debug)]
pub struct Look {
    /// The table.
    pub info: TableInfo,
    /// With whose eyes.
    pub viewer: Viewer,
    /// What the viewer may see of the game; `None` before the deal.
    pub view: Option<AnyView>,
    /// Whom the table waits for.
    pub waiting: Vec<WaitInfo>,
    /// Whether the game goes on by itself.
    pub goes_on: bool,
    /// What the viewer may do now; empty for those who watch.
    pub decisions: Vec<DecisionInfo>,
    /// How the game ended.
    pub outcome: Option<Outcome>,
}

impl Host {
    /// A table as everybody may know it.
    ///
    /// # Errors
    /// [`crate::host::Refused::NoTable`].
    pub async fn info(&self, table: TableId) -> Result<TableInfo, HostError> {
        Ok(TableInfo::of(&*self.hold(table).await?))
    }

    /// The table with this short code.
    ///
    /// # Errors
    /// [`HostError::Store`].
    pub async fn find(&self, code: &str) -> Result<Option<TableId>, HostError> {
        Ok(self.inner.store.table_by_code(code).await?)
    }

    /// The tables in a channel or thread, the newest first; those that are over only if wanted.
    ///
    /// # Errors
    /// [`HostError::Store`].
    pub async fn tables_in(&self, channel: u64, ended: bool) -> Result<Vec<TableId>, HostError> {
        Ok(self.inner.store.tables_in(channel, ended).await?)
    }

    /// The tables at which a person sits and which are not over, the newest first.
    ///
    /// # Errors
    /// [`HostError::Store`].
    pub async fn tables_of(&self, person: Person) -> Result<Vec<TableId>, HostError> {
        Ok(self.inner.store.tables_of(person).await?)
    }

    /// What a person sees of a table: as a player, or as a spectator.
    ///
    /// # Errors
    /// [`crate::host::Refused::NoTable`].
    pub async fn look(&self, table: TableId, person: Person) -> Result<Look, HostError> {
        let held = self.hold(table).await?;
        let viewer = held
            .seats
            .iter()
            .find(|row| row.person == Some(person))
            .map_or(Viewer::Spectator, |row| Viewer::Seat(Seat(row.seat)));
        Ok(held.look(viewer))
    }

    /// What everybody may see of a table: for its board. After the end nothing is secret.
    ///
    /// # Errors
    /// [`crate::host::Refused::NoTable`].
    pub async fn board(&self, table: TableId) -> Result<Look, HostError> {
        let held = self.hold(table).await?;
        let viewer = if held.row.status == Status::Over { Viewer::Everyone } else { Viewer::Spectator };
        Ok(held.look(viewer))
    }
}

impl Live {
    fn look(&self, viewer: Viewer) -> Look {
        let info = TableInfo::of(self);
        let Some(playing) = &self.playing else {
            return Look {
                info,
                viewer,
                view: None,
                waiting: Vec::new(),
                goes_on: false,
                decisions: Vec::new(),
                outcome: None,
            };
        };
        let words = skald_rules::words::english();
        let table = &*playing.table;
        let on = matches!(self.row.status, Status::Playing | Status::Paused);
        let waits = match table.waiting() {
            Waiting::Seats(waits) => waits,
            Waiting::Over | Waiting::Machine => Vec::new(),
        };
        let waiting = waits
            .iter()
            .map(|wait| WaitInfo {
                seat: wait.seat,
                person: self.seat(wait.seat).and_then(|row| row.person),
                label: words.say(&wait.label, self),
                until: self.sheet.until(wait.seat, wait.clock.span),
            })
            .collect();
        let own = match viewer {
            Viewer::Seat(seat) if on && self.seat(seat).is_some_and(|row| !row.gone) => table.open(seat),
            _ => Vec::new(),
        };
        let held = |decision: &Decision| self.held_answer(decision.seat, decision.id.0.as_str());
        let decisions = own
            .iter()
            .map(|decision| DecisionInfo {
                id: decision.id.to_string(),
                kind: decision.kind.to_string(),
                duty: held(decision).map_or(decision.duty, |_| Duty::Given),
                stakes: decision.stakes,
                prompt: words.say(&decision.prompt, self),
                default: held(decision)
                    .map(|row| row.text.clone())
                    .or_else(|| playing.ledger.default_for(table, decision.seat, decision.id)),
            })
            .collect();
        Look {
            info,
            viewer,
            view: Some(table.view(viewer)),
            waiting,
            goes_on: on && table.waiting() == Waiting::Machine,
            decisions,
            outcome: table.outcome(),
        }
    }
}
