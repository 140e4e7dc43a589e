//! Calling whoever is asked: what was done, what is asked, and once for every time that they are asked.
//!
//! What belongs here: who is called, in what words, and that a call ends. What does not: where it is shown (`discord`), and how
//! time runs.

use skald_rules::{
    interface::{Duty, Key, Say, Seat, Stakes, Weight},
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
use crate::store::{Calls, Person, Pings, TableId, USUAL_SHARE};

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
            let budgets = live.sheet.clocks.budgets().iter();
            let spans: Vec<Key> = budgets
                .filter(|budget| budget.seat == seat && budget.asked)
                .map(|budget| budget.span)
                .collect();
            for span in spans {
                live.time().clocks.warned(seat, span);
            }
            live.end_calls(seat);
            Ok((After::Due, ()))
        });
        deed.await.map(|_| ())
    }
}

impl Live {
    /// Calls those for whom the table has begun to wait. `actor` is not told what they see anyway.
    pub(in crate::host) fn owe_turns(&mut self, called: &[Seat], known: &Known, actor: Option<Person>) {
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
            self.owe_call(&self.moment(), *seat, &say, About::Turn, row.calls);
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

    /// When the person of a seat is to be told that their time runs out soon: at the share of it that they wish for.
    pub(in crate::host) fn warned_at(&self, end: &Deadline, known: &Known) -> Option<i64> {
        let usual = end.warn?;
        let row = self.seat(end.seat).and_then(|row| known.get(&row.person?))?;
        if row.share == 0 || row.pings_at(self.row.pings) == Pings::Never {
            return None;
        }
        let limit = self.sheet.clocks.budget(end.seat, end.span)?.limit?;
        let own = end.at - limit / 100 * i64::from(row.share);
        Some(if row.share == USUAL_SHARE { usual } else { own })
    }
}
