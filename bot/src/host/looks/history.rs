//! What has happened at a table: entries in words, a recap, and the file that proves it.

use std::collections::BTreeMap;

use skald_rules::{
    fair,
    interface::{Outcome, Viewer, Weight},
};

use crate::host::{
    refused::{HostError, Refused},
    service::{core::Host, load::whole_log},
    table::{
        kept::{entry_of, told_of},
        replay::{rebuild, replay},
        told::Told,
    },
};
use crate::store::{Person, Status, TableId};

/// Something that was done at a table, as somebody was told it: the act of an entry, or what followed from it by itself.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Played {
    /// The number of its entry; the deal is 0.
    pub number: u32,
    /// Who made it: `hand`, `order`, `clock`, `computer`, `host`.
    pub by: String,
    /// What was told of it, with its weight.
    pub told: Vec<(Weight, String)>,
    /// When, in milliseconds UTC.
    pub at: i64,
}

/// A game in a few lines.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Recap {
    /// What mattered most, in order.
    pub lines: Vec<String>,
    /// How many entries the log has.
    pub entries: u32,
    /// How the game ended.
    pub outcome: Option<Outcome>,
}

impl Host {
    /// What spectators were told, from entry `from` on, at most `most` entries.
    ///
    /// # Errors
    /// [`HostError::Store`].
    pub async fn history(&self, table: TableId, from: u32, most: u32) -> Result<Vec<Played>, HostError> {
        let rows = self.inner.store.log(table, from, most).await?;
        let held = self.hold(table).await?;
        let mut out = Vec::new();
        for row in rows {
            for (by, told) in told_of(table, &row)? {
                out.push(Played {
                    number: row.number,
                    told: held.spoken(self.words).told(told),
                    by,
                    at: row.at,
                });
            }
        }
        Ok(out)
    }

    /// What a person was told, who plays or played there: the log is played again with their eyes. After the end,
    /// everything is told to everybody.
    ///
    /// # Errors
    /// A refusal when the game has not begun.
    pub async fn history_of(&self, table: TableId, person: Person) -> Result<Vec<Played>, HostError> {
        self.may_look(table, person).await?;
        let log = whole_log(&self.inner.store, table).await?;
        let held = self.hold(table).await?;
        held.playing()?;
        let seat = held.seats.iter().find(|row| row.person == Some(person));
        let viewer = if held.row.status == Status::Over {
            Viewer::Everyone
        } else {
            seat.map_or(Viewer::Spectator, |row| Viewer::Seat(skald_rules::interface::Seat(row.seat)))
        };
        let mut acts = BTreeMap::new();
        for row in &log {
            acts.insert(row.number, (told_of(table, row)?, row.at));
        }
        let mut out = Vec::new();
        replay(&held, &log, |played| {
            let number = played.entry.number;
            let Some((told, at)) = acts.get(&number) else { return };
            let told = match told.first() {
                // No game was told of it: everybody was told the same.
                Some((_, told)) if !played.heard => told.clone(),
                first => {
                    // What the host has said of it stands before what the game tells.
                    let own = first.into_iter().flat_map(|(_, told)| told).filter(|told| told.is_ruling());
                    own.cloned().chain(played.table.tales(viewer).iter().map(Told::from)).collect()
                }
            };
            out.push(Played {
                number,
                by: played.by.to_string(),
                told: held.spoken(self.words).told(told),
                at: *at,
            });
        })?;
        Ok(out)
    }

    /// The state to which the log of a table replays: equal to its snapshot, or something is wrong.
    ///
    /// # Errors
    /// [`HostError::Broken`] when an entry does not replay to its link.
    pub async fn replayed(&self, table: TableId) -> Result<Vec<u8>, HostError> {
        let log = whole_log(&self.inner.store, table).await?;
        let held = self.hold(table).await?;
        held.playing()?;
        Ok(rebuild(&held, &log)?.table.snapshot())
    }

    /// A game in at most `most` lines: headlines first, then what is notable, in the order in which it happened.
    ///
    /// # Errors
    /// [`HostError::Store`].
    pub async fn recap(&self, table: TableId, most: usize) -> Result<Recap, HostError> {
        let history = self.history(table, 0, u32::MAX).await?;
        let info = self.info(table).await?;
        let told: Vec<&(Weight, String)> = history.iter().flat_map(|entry| &entry.told).collect();
        let mut order: Vec<usize> = (0..told.len()).collect();
        // The weightiest; of equals the latest, since the end of a game matters most.
        order.sort_by_key(|at| std::cmp::Reverse((told.get(*at).map(|line| line.0), *at)));
        order.retain(|at| told.get(*at).is_some_and(|line| line.0 > Weight::Minor));
        order.truncate(most);
        order.sort_unstable();
        let lines = order.into_iter().filter_map(|at| told.get(at)).map(|line| line.1.clone()).collect();
        Ok(Recap { lines, entries: info.log, outcome: info.outcome })
    }

    /// The portable game file: log, reveal and chain. Anybody can recompute every draw from it.
    ///
    /// # Errors
    /// [`Refused::NotOver`] while a secret is still a secret.
    pub async fn game_file(&self, table: TableId) -> Result<Vec<u8>, HostError> {
        let log = whole_log(&self.inner.store, table).await?;
        let held = self.hold(table).await?;
        if held.row.status != Status::Over {
            return Err(Refused::NotOver.into());
        }
        // Tables that share a secret are over together: until then the others play by it.
        if let Some(deal) = &held.row.deal
            && self.inner.store.is_dealt_elsewhere(deal).await?
        {
            return Err(Refused::NotOver.into());
        }
        let entries = log.iter().map(|row| entry_of(table, row)).collect::<Result<Vec<_>, _>>()?;
        let outcome = held.playing()?.table.outcome();
        Ok(fair::write(&held.header()?, &entries, &held.secret()?, outcome.as_ref()).into_bytes())
    }
}
