//! What each choice of an open question would do, for a private picture.

use skald_rules::{
    interface::{Choices, Decision, Duty, Pick, Probability},
    table::Table,
};

use crate::host::{refused::HostError, service::core::Host, table::spoken::Spoken};
use crate::store::{Person, TableId};

/// More choices than this are not told in advance.
const MOST: usize = 8;
/// Choices that are put together of more steps than this are not told in advance.
const STEPS: usize = 3;

/// A choice in words, and what may come of it: shares of certainty with what would be seen.
pub type Previewed = (String, Vec<(Probability, Vec<String>)>);

impl Host {
    /// What each choice of the questions that wait for a person would do, where few choices make a whole move.
    ///
    /// # Errors
    /// A refusal when the person does not sit there.
    pub async fn previews(&self, person: Person, table: TableId) -> Result<Vec<Previewed>, HostError> {
        let held = self.hold(table).await?;
        if held.is_on().is_err() {
            return Ok(Vec::new());
        }
        let seat = held.seat_of(person)?;
        let game = &*held.playing()?.table;
        let mut previews = Vec::new();
        for decision in game.open(seat).iter().filter(|decision| decision.duty == Duty::Owed) {
            held.spoken(self.words).preview(
                game,
                decision,
                &mut Vec::new(),
                &mut Vec::new(),
                &mut previews,
            )?;
        }
        Ok(previews)
    }
}

impl Spoken<'_> {
    /// Adds the whole moves that begin with `path`. `labels` says the path in words.
    fn preview(
        &self,
        game: &dyn Table,
        decision: &Decision,
        path: &mut Vec<Pick>,
        labels: &mut Vec<String>,
        previews: &mut Vec<Previewed>,
    ) -> Result<(), HostError> {
        if previews.len() >= MOST || path.len() > STEPS {
            return Ok(());
        }
        let step = game.ask(decision.id, path)?;
        if let Some(line) = step.whole.filter(|_| !path.is_empty()) {
            let told = game.forecast(decision.seat, decision.id, &line)?;
            let told = told.iter().map(|(share, tales)| (*share, self.tales(tales))).collect();
            previews.push((labels.join(", "), told));
        }
        let Some(Choices::One(choices)) = step.menu.map(|menu| menu.pick) else { return Ok(()) };
        for choice in choices {
            path.push(Pick::one(choice.key));
            labels.push(self.say(&choice.label));
            let deeper = self.preview(game, decision, path, labels, previews);
            path.pop();
            labels.pop();
            deeper?;
        }
        Ok(())
    }
}
