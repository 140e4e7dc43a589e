//! What each choice of an open question would do, for a private picture.

use skald_rules::{
    interface::{Choices, Decision, Duty, Pick, Probability, Seat},
    table::Table,
};

use crate::host::{refused::HostError, table::spoken::Spoken};

/// More choices than this are not told in advance.
const MOST: usize = 8;
/// Choices that are put together of more steps than this are not told in advance.
const STEPS: usize = 3;

/// A choice in words, and what may come of it: shares of certainty with what would be seen.
pub type Previewed = (String, Vec<(Probability, Vec<String>)>);

impl Spoken<'_> {
    /// What each choice of the questions that wait for a person would do, where few choices make a whole move.
    ///
    /// # Errors
    /// [`HostError::Broken`] where there should be a game and is none.
    pub(in crate::host) fn previews(&self, seat: Seat) -> Result<Vec<Previewed>, HostError> {
        if self.is_on().is_err() {
            return Ok(Vec::new());
        }
        let game = &*self.playing()?.table;
        let mut previews = Vec::new();
        for decision in game.open(seat).iter().filter(|decision| decision.duty == Duty::Owed) {
            self.preview(game, decision, &mut Vec::new(), &mut Vec::new(), &mut previews)?;
        }
        Ok(previews)
    }

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
