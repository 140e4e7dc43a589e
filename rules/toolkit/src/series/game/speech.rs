//! A match: what is told in words.

use crate::series::{InSeries, Series, SeriesSeen};
use skald_vocabulary::interface::{DecisionId, Say, Seat, Speech, Tale, Trail, Weight};

impl<G: InSeries> Speech for Series<G> {
    fn absence(&self) -> Vec<Say> {
        self.game.absence()
    }

    fn tell(&self, seen: &Self::Seen) -> Tale {
        let headline = |say| Tale { say, weight: Weight::Headline };
        match seen {
            SeriesSeen::Game { seating, seen } => seating.tale(self.game.tell(seen)),
            SeriesSeen::GameBegins { number, first } if G::CHANGES_PLACES => {
                headline(Say::new("match-game-begins").with("number", *number).with("who", *first))
            }
            SeriesSeen::GameBegins { number, .. } => {
                headline(Say::new("match-next-game").with("number", *number))
            }
            SeriesSeen::GameEnds { number, winners } if winners.is_empty() => {
                headline(Say::new("match-game-drawn").with("number", *number))
            }
            SeriesSeen::GameEnds { number, winners } => {
                headline(Say::new("match-game-ends").with("number", *number).with("who", winners.clone()))
            }
            SeriesSeen::MatchEnds { winners } => {
                headline(Say::new("match-ends").with("who", winners.clone()))
            }
        }
    }

    fn sends(&self, seen: &Self::Seen) -> bool {
        matches!(seen, SeriesSeen::Game { seen, .. } if self.game.sends(seen))
    }

    fn deed(&self, view: &Self::View, at: DecisionId, with: &G::Move, trail: &Trail) -> Vec<Say> {
        let Ok(own) = Self::within(view.number, at) else { return trail.sentence() };
        // The questions speak of players, and the game of places.
        let trail = view.seating.inverse().trail(trail);
        let deed = self.game.deed(&view.game, own, with, &trail);
        deed.into_iter().map(|say| view.seating.say(say)).collect()
    }

    fn warning(&self, state: &Self::State, seat: Seat) -> Option<Say> {
        self.game.warning(&state.game, state.seating.place(seat)).map(|say| state.seating.say(say))
    }

    fn chapter(&self, state: &Self::State) -> Option<Say> {
        let chapter = self.game.chapter(&state.game)?;
        Some(Say::new("chapter-game").with("game", state.number).with("chapter", chapter))
    }
}
