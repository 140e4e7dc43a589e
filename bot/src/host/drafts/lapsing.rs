//! What will be done for somebody when their time runs out, in words: for them alone.

use skald_rules::interface::{Key, Pick, Seat};

use crate::host::{
    drafts::suggest::{Suggestion, likely},
    looks::info::AtTimeOut,
    refused::HostError,
    service::core::Host,
    table::{lapse::Lapse, spoken::Spoken},
};
use crate::invariant::Invariant;
use crate::store::{Person, TableId};

/// What becomes of somebody's questions when the time runs out, and what else they can do about them.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Idle {
    /// What will be done, the next first. Empty where no clock of theirs runs.
    pub does: Vec<AtTimeOut>,
    /// What it costs them beside that, in sentences: by the rules of the game and by the terms of the table. Empty where it costs nothing.
    pub costs: Vec<String>,
    /// Whole moves that they can make in its place: all where there are few, else those that are likely.
    pub instead: Vec<Suggestion>,
}

impl Host {
    /// What will be done for a person at a table when their time runs out, and what they can do in its place.
    ///
    /// # Errors
    /// A refusal when the game is not on or the person does not sit there.
    pub async fn at_time_out(&self, person: Person, table: TableId) -> Result<Idle, HostError> {
        let (held, seat) = self.hold_seat(table, person).await?;
        let spoken = held.spoken(self.words);
        let does = spoken.at_time_outs(seat)?;
        let instead = if does.is_empty() { Vec::new() } else { spoken.instead(seat, &does)? };
        // Whoever has answered is not late.
        let late = does.iter().any(|own| !own.given);
        let costs = if late { held.costs_ahead(seat, self.inner.config.lobby) } else { Vec::new() };
        let costs = costs.iter().map(|say| spoken.say(say)).collect();
        Ok(Idle { does, costs, instead })
    }

    /// When the time of a seat runs out next, in milliseconds UTC; nothing where no clock of it runs.
    ///
    /// # Errors
    /// [`crate::host::Refused::NoTable`].
    pub async fn time_out_of(&self, table: TableId, seat: Seat) -> Result<Option<i64>, HostError> {
        let held = self.hold(table).await?;
        let ends = held.sheet.clocks.deadlines();
        Ok(ends.into_iter().filter(|end| end.seat == seat).map(|end| end.at).min())
    }
}

impl Spoken<'_> {
    /// What will be done about all questions of a seat whose time runs, the next first.
    pub(in crate::host) fn at_time_outs(self, seat: Seat) -> Result<Vec<AtTimeOut>, HostError> {
        let mut ends = self.sheet.clocks.deadlines();
        ends.retain(|end| end.seat == seat);
        ends.sort_by_key(|end| end.at);
        let mut does = Vec::new();
        for end in ends {
            does.extend(self.at_time_out(seat, end.span, end.at)?);
        }
        Ok(does)
    }

    fn at_time_out(self, seat: Seat, span: Key, at: i64) -> Result<Vec<AtTimeOut>, HostError> {
        let said = |lapse: Lapse| AtTimeOut {
            decision: lapse.decision.id.to_string(),
            prompt: self.say(&lapse.decision.prompt),
            answer: self.answer_in_words(&lapse),
            line: lapse.with,
            given: lapse.given,
            at,
        };
        self.lapses_ahead(seat, span)?.map(|lapse| lapse.map(said)).collect()
    }

    /// The moves that a seat can make in place of what would be done.
    fn instead(self, seat: Seat, does: &[AtTimeOut]) -> Result<Vec<Suggestion>, HostError> {
        let table = &*self.playing()?.table;
        let done: Vec<String> = does.iter().map(|own| format!("{} {}", own.decision, own.line)).collect();
        let asked = |at: &str| does.iter().any(|own| own.decision == at);
        let mut likely = likely(table, seat, self.row.log, &|| true);
        likely.retain(|(at, _)| asked(at.0.as_str()));
        let mut instead = self.wholes(seat, &likely)?;
        instead.retain(|one| !done.contains(&one.value));
        Ok(instead)
    }

    /// An answer in sentences; one that time alone gives in those of what comes of it.
    fn answer_in_words(self, lapse: &Lapse) -> String {
        let (seat, at) = (lapse.decision.seat, lapse.decision.id);
        let path = Pick::path(&lapse.with);
        if self.walk(seat, Some(at), &path).is_ok_and(|standing| standing.step.whole.is_some()) {
            return self.deed(seat, at, &lapse.with);
        }
        let forecast =
            self.playing().and_then(|playing| Ok(playing.table.forecast(seat, at, &lapse.with)?));
        let forecast = forecast.map(Some).or_broken(None, "what the clock would do is possible");
        let tales = forecast.and_then(|told| told.into_iter().next()).map(|(_, tales)| self.tales(&tales));
        match tales {
            Some(tales) if !tales.is_empty() => tales.join(" "),
            _ => format!("`{}`", lapse.with),
        }
    }
}
