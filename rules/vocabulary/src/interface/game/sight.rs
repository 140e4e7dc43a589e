//! What each viewer sees, and what follows from that alone.

use crate::{
    chance::Chance,
    interface::{DecisionId, Hints, Pick, Probability, Rules, Seat, Viewer},
    views::AnyView,
};
use serde::Serialize;
use std::fmt::Debug;

/// What each viewer sees of a position and of what happened, and what follows from that alone. Nothing else of a position
/// leaves `rules`.
pub trait Sight: Rules {
    /// What one viewer learns of an event.
    type Seen: Clone + Eq + Debug + Serialize;

    /// Everything that one viewer may see, built from nothing.
    type View: Clone + Eq + Debug + Serialize + Into<AnyView>;

    /// Everything that `who` may see, built from nothing.
    fn view(&self, state: &Self::State, who: Viewer) -> Self::View;

    /// What each of `whos` may see, as [`Sight::view`](crate::interface::Sight::view) builds it. A game whose views share much can build that once.
    fn views(&self, state: &Self::State, whos: &[Viewer]) -> Vec<Self::View> {
        whos.iter().map(|who| self.view(state, *who)).collect()
    }

    /// Of a player's view what the private picture shows: as long as this stays the same, the picture need not be drawn or
    /// sent again. A game whose private pictures leave out most of what is public says so here.
    fn private_part(&self, view: &Self::View) -> impl Serialize {
        view
    }

    /// Of a player's view what is their own: what they alone know, what they are asked, how they stand. While the game goes on
    /// nothing else changes what the private picture shows, so that a move of somebody else sends no hand that it does not
    /// concern. Every game says it: whoever forgot would send each hand with each move.
    fn own_part(&self, view: &Self::View) -> impl Serialize;

    /// What `who` learns of an event; `None` when nothing.
    fn seen(&self, event: &Self::Event, who: Viewer) -> Option<Self::Seen>;

    /// A position that is possible for what `who` sees, hidden things dealt anew: a function of the view.
    fn redraw(&self, state: &Self::State, who: Viewer, dice: &mut dyn Chance) -> Self::State;

    /// What a move would do as far as the view tells: shares of certainty with what would be seen.
    fn forecast(
        &self,
        view: &Self::View,
        at: DecisionId,
        with: &Self::Move,
    ) -> Vec<(Probability, Vec<Self::Seen>)>;

    /// What a player sees beforehand of the options that follow a path of choices in a decision, as far as the view tells.
    fn hints(&self, _view: &Self::View, _at: DecisionId, _path: &[Pick]) -> Hints {
        Hints::default()
    }

    /// How good a view looks for a seat; greater is better, comparable within one game only.
    fn value(&self, view: &Self::View, seat: Seat) -> i32;
}
