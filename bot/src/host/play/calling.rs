//! Calling whoever is asked: what was done, what is asked, and once for every time that they are asked.
//!
//! What belongs here: who is called, in what words, and that a call ends. What does not: where it is shown (`discord`), and how
//! time runs.

use skald_rules::{
    interface::{Duty, Say, Seat, Stakes, Weight},
    time::Deadline,
};

use crate::host::{
    outbox::notices::About,
    play::deed::After,
    refused::{HostError, Refused},
    service::{
        core::{Actor, Host},
        known::Known,
    },
    table::live::Live,
};
use crate::invariant::Invariant;
use crate::store::{Calls, Person, PersonRow, Pings, TableId};

impl Host {
    /// Leaves somebody in peace until they are asked for the next time: the call goes, and nothing reminds them.
    ///
    /// # Errors
    /// A refusal when the game is not on, the person does not sit there, or is not waited for.
    pub async fn hush(&self, actor: impl Into<Actor>, table: TableId) -> Result<(), HostError> {
        let deed = self.deed(actor, table, |live, who, _| {
            let seat = live.plays_now(who)?;
            if !live.sheet.waits_for(seat) {
                return Err(Refused::NothingOpen { waiting: live.waited_for()? }.into());
            }
            live.time().clocks.hush(seat);
            live.end_calls(seat);
            Ok((After::Due, ()))
        });
        deed.await.map(|_| ())
    }

    /// Whether somebody wishes to hear that a table without a limit still waits for them.
    ///
    /// # Errors
    /// A refusal when the person does not sit there.
    pub async fn is_reminded(&self, table: TableId, person: Person) -> Result<bool, HostError> {
        let row = self.person(person).await?;
        let (held, seat) = self.hold_seat(table, person).await?;
        Ok(!held.sheet.is_hushed(seat)
            && !row.shares().is_empty()
            && row.pings_at(held.row.pings) != Pings::Never)
    }
}

impl Live {
    /// Calls those for whom the table has begun to wait, each once under this name. `actor` is not told what they see anyway.
    pub(in crate::host) fn owe_turns(
        &mut self,
        name: &str,
        called: &[Seat],
        known: &Known,
        actor: Option<Person>,
    ) {
        let did = if called.is_empty() { None } else { self.what_was_done() };
        for seat in called {
            let Some(person) = self.seat(*seat).and_then(|row| row.person) else { continue };
            let Some(row) = known.get(&person).map(Some).or_broken(None, "everybody at a table is known")
            else {
                continue;
            };
            let wanted = match row.pings_at(self.row.pings) {
                Pings::Turns => true,
                Pings::Few => self.concerns(*seat),
                Pings::Never => false,
            };
            if !wanted || row.calls == Calls::Digest || actor == Some(person) {
                continue;
            }
            let mut say =
                Say::new("host-your-turn").with("who", *seat).with("label", self.sheet.label_of(*seat));
            if let Some(did) = did.clone() {
                say = Say::new("host-call-after").with("did", did).with("call", say);
            }
            self.owe_call(name, *seat, &say, About::Turn, row.calls);
        }
    }

    /// The calls of all who are asked go: nobody need come at present.
    pub(in crate::host) fn end_all_calls(&mut self) {
        for seat in self.asked_seats() {
            self.end_calls(seat);
        }
    }

    /// Whether something is asked of a seat that concerns its person most.
    fn concerns(&self, seat: Seat) -> bool {
        self.playing.as_ref().is_some_and(|playing| {
            let open = playing.table.open(seat);
            open.iter().any(|decision| decision.duty == Duty::Owed && decision.stakes == Stakes::Concerns)
        })
    }

    /// What was done just now, in the one sentence that says most of it; nothing where nobody did anything.
    fn what_was_done(&self) -> Option<Say> {
        let told = &self.pending.done;
        let heavy = told.iter().rfind(|told| told.weight > Weight::Minor);
        heavy.or(told.last()).map(|told| told.say.clone())
    }

    /// The person of a seat, where they wish to be reminded at all.
    pub(in crate::host) fn reminded<'k>(&self, seat: Seat, known: &'k Known) -> Option<&'k PersonRow> {
        let row = self.seat(seat).and_then(|row| known.get(&row.person?))?;
        (!row.shares().is_empty() && row.pings_at(self.row.pings) != Pings::Never).then_some(row)
    }

    /// When the person of a seat is to be told next that their time runs out soon: at the shares of it that they wish for.
    pub(in crate::host) fn warned_at(&self, end: &Deadline, known: &Known) -> Option<i64> {
        self.sheet.clocks.reminder(end, &self.reminded(end.seat, known)?.shares())
    }
}
