//! Where a game can step back to, and whether it may: nothing may have been drawn since, and nobody may have seen anything
//! that was hidden from them then. Whoever does it inside an own turn that is not over, with nobody else having moved since and
//! nobody else being asked for it, asks nobody; all else is agreed on.
//!
//! The log appends and never deletes: a step back is an entry after which the game stands as it stood before.

use std::collections::BTreeSet;

use skald_rules::{
    chance::Fast,
    fair::Entry,
    interface::{Act, By, Input, Key, Say, Seat, Viewer, Waiting, Weight},
    table::Table,
};

use crate::host::{
    refused::{HostError, Refused, broken},
    table::{
        live::Live,
        log_rows::{entry_of, seats_of},
        replay::rebuild,
        told::Told,
    },
};
use crate::invariant::Invariant;
use crate::store::{EntryRow, TableId};

/// In how many positions that look the same to somebody it is tried whether they have learned something.
const WORLDS: u64 = 4;

/// A position to which a game can step back.
pub(in crate::host) struct Earlier {
    /// The entry after which it stood.
    pub to: u32,
    /// Whose move is taken back.
    pub whose: Seat,
    /// Whether nobody else has moved since.
    by_one: bool,
    table: Box<dyn Table>,
}

fn cannot(why: &'static str) -> HostError {
    Refused::NoStepBack(Say::new(why)).into()
}

/// The entries that have led to the position of now: those from which the game has stepped back have not.
fn in_effect(log: &[EntryRow]) -> Vec<&EntryRow> {
    let mut stands: Vec<&EntryRow> = Vec::new();
    for row in log {
        if let Ok(Act::Back { to }) = row.text.parse() {
            stands.retain(|earlier| earlier.number <= to);
        }
        stands.push(row);
    }
    stands
}

/// What an entry has fed into the game: its act, if that is an input, and what followed from it.
fn inputs(table: TableId, entry: &Entry) -> Result<Vec<Input<String>>, HostError> {
    let unread = || broken(table, &format!("what was played in entry {} cannot be read", entry.number));
    let mut inputs = Vec::new();
    if let Act::Input(input) = entry.act.parse().map_err(|_| unread())? {
        inputs.push(input);
    }
    for pass in &entry.passes {
        inputs.push(Input::read(&pass.input).map_err(|_| unread())?);
    }
    Ok(inputs)
}

impl Live {
    /// The position before the last move that somebody made by hand.
    ///
    /// # Errors
    /// [`Refused::NoStepBack`] with the reason when there is none, or it may not be.
    pub(in crate::host) fn earlier(&self, log: &[EntryRow]) -> Result<Earlier, HostError> {
        let stands = in_effect(log);
        let by_hand = |row: &&EntryRow| {
            row.by == By::Hand.to_string() && matches!(row.kind.as_str(), "answer" | "withdraw")
        };
        let at = stands.iter().rposition(by_hand).ok_or_else(|| cannot("host-back-nothing"))?;
        let since = stands.get(at..).or_broken(&[], "an entry that was found is there");
        let from_there = since;
        let (first, whose) = since
            .first()
            .and_then(|row| Some((row.number, Seat(row.seat?))))
            .ok_or_else(|| cannot("host-back-nothing"))?;
        let entries = since.iter().map(|row| entry_of(self.row.id, row)).collect::<Result<Vec<_>, _>>()?;
        let mut since: Vec<Input<String>> = Vec::new();
        for entry in &entries {
            since.extend(inputs(self.row.id, entry)?);
        }
        if since
            .iter()
            .any(|input| !matches!(input, Input::Answer { .. } | Input::Withdraw { .. } | Input::Continue))
        {
            return Err(cannot("host-back-left"));
        }
        if entries.iter().any(|entry| entry.all_draws().next().is_some()) {
            return Err(cannot("host-back-drawn"));
        }
        let to = first.saturating_sub(1);
        let before: Vec<EntryRow> = log.iter().filter(|row| row.number <= to).cloned().collect();
        let table = rebuild(self, &before)?.table;
        let people: BTreeSet<Seat> = self.people().map(|(seat, _)| seat).collect();
        if people.into_iter().any(|seat| learned(&*table, seat, &since)) {
            return Err(cannot("host-back-seen"));
        }
        let mut by_one = true;
        for row in from_there {
            by_one &= seats_of(self.row.id, row)?.into_iter().all(|seat| seat == whose);
        }
        Ok(Earlier { to, whose, by_one, table })
    }

    /// Whether a step back concerns this seat alone: it takes back its own last move, inside a stretch of play that is not over,
    /// nobody else has moved since, and the table waits for the same people as it did.
    pub(in crate::host) fn is_own_affair(&self, seat: Seat, earlier: &Earlier) -> Result<bool, HostError> {
        let (then, now) = (asked(&*earlier.table), asked(&*self.playing()?.table));
        let still = now.iter().any(|(whose, _)| *whose == seat);
        Ok(earlier.whose == seat && earlier.by_one && still && then == now)
    }

    /// Has the game stand as it stood then: by agreement of all, or by one seat `alone`.
    pub(in crate::host) fn step_back(
        &mut self,
        earlier: Earlier,
        alone: Option<Seat>,
        now: i64,
    ) -> Result<(), HostError> {
        let id = if alone.is_some() { "host-log-undone" } else { "host-log-back" };
        let say = Say::new(id).with("name", self.called_now(earlier.whose));
        let told = Told { weight: Weight::Notable, say };
        self.act(&Act::Back { to: earlier.to }, By::Host, alone, vec![told], now)?;
        let playing = self.playing.as_mut().ok_or(Refused::NotBegun)?;
        playing.table = earlier.table;
        Ok(())
    }
}

/// For whom a table waits, and in which stretch of play.
fn asked(table: &dyn Table) -> BTreeSet<(Seat, Key)> {
    match table.waiting() {
        Waiting::Seats(waits) => waits.into_iter().map(|wait| (wait.seat, wait.clock.span)).collect(),
        Waiting::Over | Waiting::Machine => BTreeSet::new(),
    }
}

/// Whether what was played since has shown somebody anything that was hidden from them: then it would have looked otherwise,
/// or could not have been, had the hidden things lain otherwise. What can only be played from hidden things counts as
/// shown.
fn learned(before: &dyn Table, seat: Seat, since: &[Input<String>]) -> bool {
    let viewer = Viewer::Seat(seat);
    (0..WORLDS).any(|world| {
        let mut dice = Fast::new(world);
        let (mut real, mut other) = (before.copy(), before.redraw(viewer, &mut dice));
        since.iter().any(|input| {
            real.play(input, &mut dice).is_err()
                || other.play(input, &mut dice).is_err()
                || real.view_bytes(viewer) != other.view_bytes(viewer)
                || real.tales(viewer) != other.tales(viewer)
        })
    })
}
