//! Proposing something to all who play, agreeing to it, and saying no.

use skald_rules::interface::{Act, By, Hands, Key, Say, Seat};

use crate::host::{
    accord::{back::Earlier, pause::pause},
    looks::info::TableInfo,
    outbox::notices::{About, Topic},
    play::deed::After,
    refused::{HostError, Refused, broken},
    service::{
        core::{Actor, Host},
        load::whole_log,
    },
    table::{live::Live, proposal::Proposal, slots::Held},
};
use crate::store::{EntryRow, Person, Status, TableId};

impl Host {
    /// Proposes that the game steps back to before the last move that somebody made by hand, or agrees to it. It does when
    /// all who play agree, and at once where it concerns nobody but whoever made the move.
    ///
    /// # Errors
    /// A refusal when the game is not on, the person does not play, or it cannot step back; then the refusal says why.
    pub async fn propose_back(
        &self,
        actor: impl Into<Actor>,
        table: TableId,
    ) -> Result<TableInfo, HostError> {
        self.agree_on(actor.into(), table, |live, seat, log, now| {
            let earlier = live.earlier(log)?;
            if live.is_own_affair(seat, &earlier)? {
                return live.step_back(earlier, Some(seat), now);
            }
            let what = Say::new("proposal-back").with("name", live.called_now(earlier.whose));
            live.propose(seat, &Act::Back { to: earlier.to }, what, now)
        })
        .await
    }

    /// Agrees to what is proposed, or says no, so that it falls. `at` names the proposal: what is open may be another one.
    ///
    /// # Errors
    /// A refusal when the game is not on, the person does not play, or it is not proposed any more.
    pub async fn answer_proposal(
        &self,
        actor: impl Into<Actor>,
        table: TableId,
        at: i64,
        agrees: bool,
    ) -> Result<TableInfo, HostError> {
        self.agree_on(actor.into(), table, |live, seat, _, now| {
            let open = live.open_proposal().filter(|open| open.at == at).ok_or(Refused::NoProposal)?;
            if agrees {
                live.agree_to(open, seat, now);
            } else {
                live.fall(&open, seat, now);
            }
            Ok(())
        })
        .await
    }

    /// A deed by which all may come to agree: what is agreed on is done.
    pub(in crate::host) async fn agree_on(
        &self,
        actor: Actor,
        table: TableId,
        change: impl FnOnce(&mut Live, Seat, &[EntryRow], i64) -> Result<(), HostError>,
    ) -> Result<TableInfo, HostError> {
        self.once(actor, async {
            let held = self.hold_for(table, actor.person).await?;
            self.agree_at(held, actor, change).await
        })
        .await
    }

    /// The same under a lock that was taken already.
    pub(in crate::host) async fn agree_at(
        &self,
        held: Held,
        actor: Actor,
        change: impl FnOnce(&mut Live, Seat, &[EntryRow], i64) -> Result<(), HostError>,
    ) -> Result<TableInfo, HostError> {
        let table = held.row.id;
        let log = whole_log(&self.inner.store, table).await?;
        let deed = self.carry_out(held, Some(actor), |live, moment| {
            let seat = live.plays_now(actor.person)?;
            let back = live.is_back_for(seat, moment.now)?;
            change(live, seat, &log, moment.now)?;
            let begun = live.playing()?.writing.is_some();
            let done = live.do_what_is_agreed(&log, moment.now)? || begun || back;
            // What stands still is not played.
            let played = done && live.row.status == Status::Playing;
            Ok((if played { After::Played } else { After::Shown }, ()))
        });
        Ok(deed.await?.info())
    }
}

impl Live {
    /// Somebody proposes something or answers what is proposed: they are there, and a computer that has played for them gives the seat back.
    /// Whether one had. That the log says so takes nothing from what is proposed about the position of now.
    fn is_back_for(&mut self, seat: Seat, now: i64) -> Result<bool, HostError> {
        let open = self.open_proposal();
        if !self.is_there(seat, now)? {
            return Ok(false);
        }
        self.seal();
        if let Some(open) = open {
            self.keep_proposal(Some(&Proposal { log: self.row.log, ..open }));
        }
        Ok(true)
    }

    /// Proposes an act, or agrees to it if it is proposed already.
    pub(in crate::host) fn propose(
        &mut self,
        seat: Seat,
        act: &Act,
        what: Say,
        now: i64,
    ) -> Result<(), HostError> {
        let act = act.to_string();
        match self.open_proposal() {
            Some(open) if open.act == act => self.agree_to(open, seat, now),
            Some(open) => return Err(Refused::Proposed(open.what).into()),
            None => {
                let open = Proposal { act, what, agreed: vec![seat], log: self.row.log, at: now };
                self.tell_of_proposal(&open, seat, now);
                self.keep_proposal(Some(&open));
            }
        }
        Ok(())
    }

    fn agree_to(&mut self, mut open: Proposal, seat: Seat, now: i64) {
        if open.agreed.contains(&seat) {
            return;
        }
        open.agreed.push(seat);
        self.tell_of_proposal(&open, seat, now);
        self.keep_proposal(Some(&open));
    }

    /// Somebody says no, or takes back what they have proposed.
    fn fall(&mut self, open: &Proposal, seat: Seat, now: i64) {
        self.keep_proposal(None);
        let say =
            Say::new("host-rather-not").with("name", self.called_now(seat)).with("what", open.what.clone());
        self.owe_question(Topic::Proposal, &format!("{now}:{seat}:fallen"), &say, Vec::new(), About::Fallen);
    }

    /// Tells the table of a proposal as long as somebody's agreement is missing; those are mentioned when it is made.
    fn tell_of_proposal(&mut self, open: &Proposal, seat: Seat, now: i64) {
        let missing = self.yet_to_agree(open);
        if missing.is_empty() {
            return;
        }
        let made = open.agreed.len() == 1;
        let people = missing.iter().filter_map(|seat| self.seat(*seat)?.person);
        let mention: Vec<Person> = people.filter(|_| made).collect();
        let say = Say::new(if made { "host-proposes" } else { "host-agrees-to" })
            .with("name", self.called_now(seat))
            .with("what", open.what.clone())
            .with("missing", missing);
        self.owe_question(Topic::Proposal, &format!("{now}:{seat}"), &say, mention, About::Proposed);
    }

    /// Somebody has no say any more: what all others have agreed to is done. Whether there was something.
    pub(in crate::host) fn do_without(&mut self, now: i64) -> Result<bool, HostError> {
        if self.end_if_agreed(now)? {
            return Ok(true);
        }
        // A step back is proposed at its moment, which is over.
        let lasts = self.open_proposal().is_some_and(|open| !open.is_of_its_moment());
        if lasts && self.playing()?.table.outcome().is_none() {
            return self.do_what_is_agreed(&[], now);
        }
        Ok(false)
    }

    /// Does what all who play have agreed to. Whether there was something.
    fn do_what_is_agreed(&mut self, log: &[EntryRow], now: i64) -> Result<bool, HostError> {
        let Some(open) = self.open_proposal().filter(|open| self.yet_to_agree(open).is_empty()) else {
            return Ok(false);
        };
        self.end_proposal();
        let id = self.row.id;
        let act = open.act.parse().map_err(|_| broken(id, "what is proposed cannot be read"))?;
        match &act {
            Act::Back { to } => {
                let earlier: Earlier = self.earlier(log)?;
                if earlier.to != *to {
                    return Err(Refused::NoProposal.into());
                }
                self.step_back(earlier, None, now)?;
            }
            Act::Set { what, to } if *what == Key::of("pace") => self.set_pace(&act, to, now)?,
            Act::Seat { seat, hands: Hands::Vacant } => {
                self.vacate(*seat, By::Host, false, now)?;
                // Whoever has gone may be the one who had yet to agree to an end.
                self.end_if_agreed(now)?;
            }
            Act::Set { what, to } if *what == pause() => self.pause_for(to, now)?,
            _ => return Err(broken(id, "what is proposed is nothing that can be agreed on")),
        }
        Ok(true)
    }
}
