//! Putting one input into the game at a table, and noting what came of it.

use skald_rules::{
    fair::Entry,
    interface::{By, Input, Seat, Tale, Viewer, Weight},
};

use crate::host::{
    refused::{HostError, Refused},
    table::{live::Live, told::Told},
};
use crate::invariant::Invariant;
use crate::store::EntryRow;

impl Live {
    /// Plays one input. `seat` is whose input it is; `audience` is the seat whose account is collected.
    pub(in crate::host) fn input(
        &mut self,
        input: &Input<String>,
        by: By,
        seat: Option<Seat>,
        audience: Option<Seat>,
        now: i64,
    ) -> Result<(), HostError> {
        let playing = self.playing.as_mut().ok_or(Refused::NotBegun)?;
        let entry = playing.ledger.play(&mut *playing.table, input, by)?;
        self.note(entry, Some(input), seat, audience, now);
        Ok(())
    }

    /// Notes an entry that the ledger gave for what the table just did.
    pub(in crate::host) fn note(
        &mut self,
        entry: Entry,
        input: Option<&Input<String>>,
        seat: Option<Seat>,
        audience: Option<Seat>,
        now: i64,
    ) {
        let told = self.tell(Viewer::Spectator);
        if let Some(seat) = audience {
            let own = self.in_words(self.tell(Viewer::Seat(seat)));
            self.pending.told.extend(own.into_iter().map(|(_, text)| text));
        }
        let (kind, decision) = match input {
            None => ("deal", None),
            Some(Input::Answer { at, .. }) => ("answer", Some(at.to_string())),
            Some(Input::Withdraw { at }) => ("withdraw", Some(at.to_string())),
            Some(Input::Continue) => ("continue", None),
            Some(Input::Resign { .. }) => ("resign", None),
            Some(Input::TimeCalled) => ("time", None),
            Some(Input::Award { .. }) => ("award", None),
        };
        self.pending.entries.push(EntryRow {
            number: entry.number,
            kind: kind.to_owned(),
            by: entry.by.to_string(),
            seat: seat.map(|seat| seat.0),
            decision,
            text: entry.input,
            drawn: u32::try_from(entry.draws.len()).or_broken(u32::MAX, "draws of one entry are few"),
            draws: serde_json::to_string(&entry.draws)
                .or_broken(String::new(), "plain data can be written down"),
            chain: entry.link.bytes().to_vec(),
            told: serde_json::to_string(&told).or_broken(String::new(), "plain data can be written down"),
            at: now,
        });
        if let Some(playing) = &self.playing {
            let mark = playing.ledger.mark();
            self.row.log = mark.number;
            self.row.draws = mark.draws;
            self.row.chain = mark.link.bytes().to_vec();
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

    /// Sentences in words, with their weight.
    pub(in crate::host) fn in_words(&self, told: Vec<Told>) -> Vec<(Weight, String)> {
        let words = skald_rules::words::english();
        told.into_iter().map(|told| (told.weight, words.say(&told.say, self))).collect()
    }

    /// Facts in words, without their weight.
    pub(in crate::host) fn say_all(&self, tales: &[Tale]) -> Vec<String> {
        let told = tales.iter().map(Told::from).collect();
        self.in_words(told).into_iter().map(|(_, text)| text).collect()
    }
}
