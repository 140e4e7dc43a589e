//! Putting an act into the log of a table, and noting what came of it.
//!
//! An entry begins with an act; what follows from it by itself is added to it; it is sealed when nothing follows any more.

use skald_rules::{
    fair::{Begun, Entry},
    interface::{Act, By, DecisionId, Input, Say, Seat, Viewer},
};

use crate::host::{
    refused::{HostError, Refused},
    table::{
        live::Live,
        log_rows::{Followed, KeptPass},
        replay::digest,
        told::Told,
        writing::Writing,
    },
};
use crate::invariant::Invariant;
use crate::store::{EntryRow, SnapshotRow};

impl Live {
    /// Plays one input as an act of its own. `seat` is whose input it is; `audience` is the seat whose account is collected.
    pub(in crate::host) fn input(
        &mut self,
        input: &Input<String>,
        by: By,
        seat: Option<Seat>,
        audience: Option<Seat>,
        now: i64,
    ) -> Result<(), HostError> {
        self.enter(input, by, seat, audience, Vec::new(), now)
    }

    /// Plays an input of the host that a game tells nothing of by itself, and says what has happened.
    pub(in crate::host) fn ruled(
        &mut self,
        input: &Input<String>,
        seat: Option<Seat>,
        say: Say,
        now: i64,
    ) -> Result<(), HostError> {
        self.enter(input, By::Host, seat, None, vec![Told::ruling(say)], now)
    }

    /// A player gives the game that is played to the other side; `say` is told first, since games do not tell it.
    pub(in crate::host) fn concedes(
        &mut self,
        seat: Seat,
        to: Seat,
        say: Say,
        now: i64,
    ) -> Result<(), HostError> {
        let given = Input::AwardGame { seat: to };
        self.enter(&given, By::Hand, Some(seat), Some(seat), vec![Told::ruling(say)], now)
    }

    /// Plays an input; `told` is what the host says of it before what the game tells.
    fn enter(
        &mut self,
        input: &Input<String>,
        by: By,
        seat: Option<Seat>,
        audience: Option<Seat>,
        mut told: Vec<Told>,
        now: i64,
    ) -> Result<(), HostError> {
        self.seal();
        let act = Act::Input(input.clone());
        self.pending.by_host |= is_given(input) && by == By::Host;
        let part = self.chapter();
        let playing = self.playing.as_mut().ok_or(Refused::NotBegun)?;
        let begun = playing.ledger.begin(&mut *playing.table, &act, by)?;
        told.extend(self.tell(Viewer::Spectator));
        self.narrate(part, &told);
        self.hear(audience);
        self.write(begun, &act, seat, told, now);
        Ok(())
    }

    /// Plays an input that follows by itself: inside the entry that is being written, or as an act where nobody did
    /// anything from which it could follow.
    pub(in crate::host) fn pass(
        &mut self,
        input: &Input<String>,
        by: By,
        seat: Option<Seat>,
        audience: Option<Seat>,
        now: i64,
    ) -> Result<(), HostError> {
        let part = self.chapter();
        let playing = self.playing.as_mut().ok_or(Refused::NotBegun)?;
        let Some(writing) = &mut playing.writing else {
            return self.input(input, by, seat, audience, now);
        };
        self.pending.by_host |= is_given(input);
        playing.ledger.pass(&mut writing.begun, &mut *playing.table, input, by)?;
        let told: Vec<Told> = playing.table.tales(Viewer::Spectator).iter().map(Told::from).collect();
        writing.followed.push(Followed { seat, told: told.clone(), own: false });
        self.narrate(part, &told);
        self.hear(audience);
        Ok(())
    }

    /// Notes of what followed last that an order gave it which its owner left.
    pub(in crate::host) fn note_own_order(&mut self) {
        let writing = self.playing.as_mut().and_then(|playing| playing.writing.as_mut());
        if let Some(last) = writing.and_then(|writing| writing.followed.last_mut()) {
            last.own = true;
        }
    }

    /// Notes an act that no game is told, and what spectators are told of it.
    pub(in crate::host) fn act(
        &mut self,
        act: &Act,
        by: By,
        seat: Option<Seat>,
        told: Vec<Told>,
        now: i64,
    ) -> Result<(), HostError> {
        self.seal();
        self.narrate(self.chapter(), &told);
        let playing = self.playing.as_mut().ok_or(Refused::NotBegun)?;
        let begun = playing.ledger.begin(&mut *playing.table, act, by)?;
        self.write(begun, act, seat, told, now);
        Ok(())
    }

    fn write(&mut self, begun: Begun, act: &Act, seat: Option<Seat>, told: Vec<Told>, at: i64) {
        if let Some(playing) = &mut self.playing {
            let (kind, decision) = (act.kind(), act.decision());
            playing.writing = Some(Writing { begun, kind, seat, decision, told, followed: Vec::new(), at });
        }
    }

    /// Ends the entry that is being written, if there is one: nothing follows from its act any more.
    pub(in crate::host) fn seal(&mut self) {
        let Some(playing) = &mut self.playing else { return };
        let Some(writing) = playing.writing.take() else { return };
        let entry = playing.ledger.seal(writing.begun);
        let passes: Vec<KeptPass> =
            entry.passes.iter().zip(writing.followed).map(|(pass, more)| KeptPass::new(pass, more)).collect();
        self.note(entry, writing.kind, (writing.seat, writing.decision), &writing.told, &passes, writing.at);
    }

    /// Notes the deal.
    pub(in crate::host) fn note_deal(&mut self, entry: Entry, now: i64) {
        let told = self.tell(Viewer::Spectator);
        self.narrate(self.chapter(), &told);
        self.note(entry, Entry::DEAL, (None, None), &told, &[], now);
    }

    fn note(
        &mut self,
        entry: Entry,
        kind: &'static str,
        (seat, decision): (Option<Seat>, Option<DecisionId>),
        told: &[Told],
        passes: &[KeptPass],
        at: i64,
    ) {
        let (number, drawn) = (entry.number, entry.all_draws().count());
        // The position at which the log has arrived: written out once, for its digest and to be kept.
        let position = self.playing.as_ref().map(|playing| playing.table.snapshot());
        self.pending.done.extend(told.iter().chain(passes.iter().flat_map(KeptPass::told)).cloned());
        self.pending.entries.push(EntryRow {
            number,
            kind: kind.to_owned(),
            by: entry.by.to_string(),
            seat: seat.map(|seat| seat.0),
            decision: decision.map(|at| at.to_string()),
            drawn: u32::try_from(drawn).or_broken(u32::MAX, "draws of one entry are few"),
            draws: json(&entry.draws),
            passes: json(passes),
            chain: entry.link.bytes().to_vec(),
            told: json(told),
            position: position.as_deref().map(digest).or_broken(Vec::new(), "what is noted was played"),
            text: entry.act,
            at,
        });
        if let Some(playing) = &self.playing {
            let mark = playing.ledger.mark();
            self.row.log = mark.number;
            self.row.draws = mark.draws;
            self.row.chain = mark.link.bytes().to_vec();
        }
        self.pending.snapshot = position.map(|bytes| SnapshotRow { number, bytes });
    }

    /// Names the moment of the log at which something happens: no other moment is called the same.
    pub(in crate::host) fn moment(&self) -> String {
        let writing = self.playing.as_ref().and_then(|playing| playing.writing.as_ref());
        match writing {
            Some(writing) => format!("{}.{}", self.row.log, writing.followed.len()),
            None => self.row.log.to_string(),
        }
    }

    /// Collects what a seat is told of the last input, and what the others are to be sent of it by itself.
    fn hear(&mut self, audience: Option<Seat>) {
        if let Some(seat) = audience {
            let own = self.tell(Viewer::Seat(seat));
            self.pending.told.extend(own.into_iter().map(|told| told.say));
        }
        let Some(playing) = &self.playing else { return };
        for seat in Seat::all(self.row.seats).filter(|seat| Some(*seat) != audience) {
            self.pending.sent.extend(playing.table.sent(seat).into_iter().map(|say| (seat, say)));
        }
    }

    /// What `who` is told of the last input.
    fn tell(&self, who: Viewer) -> Vec<Told> {
        let tales = self
            .playing
            .as_ref()
            .map(|playing| playing.table.tales(who))
            .or_broken(Vec::new(), "what is told was played");
        tales.iter().map(Told::from).collect()
    }
}

/// Plain data as the database keeps it.
fn json<T: serde::Serialize + ?Sized>(data: &T) -> String {
    serde_json::to_string(data).or_broken(String::new(), "plain data can be written down")
}

/// Whether it is the host's word that ends a game.
const fn is_given(input: &Input<String>) -> bool {
    matches!(input, Input::TimeCalled | Input::Award { .. } | Input::AwardGame { .. })
}
