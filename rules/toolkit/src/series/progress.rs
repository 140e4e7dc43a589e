//! What happens to a match while it is played: a game takes an input, and the next game is dealt.

use super::{Again, InSeries, Series, SeriesEvent, SeriesIllegal, SeriesState};
use skald_vocabulary::{
    chance::Chance,
    interface::{Input, Kit, Outcome, Rules, Seat, Waiting},
};

/// Why a match refuses an input.
pub(super) type Illegal<G> = SeriesIllegal<<G as Rules>::Illegal>;

impl<G: InSeries> Series<G> {
    /// Whether a game of the match is over and the next one is yet to be dealt.
    pub(super) fn paused(&self, state: &SeriesState<G::State>) -> bool {
        state.over.is_none() && self.game.waiting(&state.game) == Waiting::Over
    }

    /// Plays an input of the game and books its end.
    pub(super) fn play_game(
        &self,
        state: &mut SeriesState<G::State>,
        input: &Input<G::Move>,
        dice: &mut dyn Chance,
        out: &mut Vec<SeriesEvent<G::Event>>,
    ) -> Result<(), Illegal<G>> {
        let mut events = Vec::new();
        let seating = state.seating.clone();
        self.game
            .play(&mut state.game, input, dice, &mut events)
            .map_err(|illegal| SeriesIllegal::Game { seating: seating.clone(), illegal })?;
        if let Input::Resign { seat } = input {
            state.resigned.push(seating.player(*seat));
            state.resigned.sort_unstable();
        }
        out.extend(events.into_iter().map(|event| SeriesEvent::Game { seating: seating.clone(), event }));
        if let Some(outcome) = self.game.outcome(&state.game) {
            self.book(state, &outcome, out);
        }
        Ok(())
    }

    /// Gives the whole match to a player.
    pub(super) fn give(
        &self,
        state: &mut SeriesState<G::State>,
        player: Seat,
        out: &mut Vec<SeriesEvent<G::Event>>,
    ) {
        let others = Seat::all(self.seats).filter(|other| *other != player).collect();
        self.end(state, Outcome { places: vec![vec![player], others] }, out);
    }

    /// Gives the game that is played to a player; between two games the one that comes.
    pub(super) fn give_game(
        &self,
        state: &mut SeriesState<G::State>,
        player: Seat,
        dice: &mut dyn Chance,
        out: &mut Vec<SeriesEvent<G::Event>>,
    ) -> Result<(), Illegal<G>> {
        if self.paused(state) {
            self.next_game(state, dice, out);
        }
        if state.over.is_some() {
            return Ok(());
        }
        let seat = state.seating.place(player);
        self.play_game(state, &Input::Award { seat }, dice, out)
    }

    /// Deals the next game. A kit that no longer fits ends the match as it stands.
    pub(super) fn next_game(
        &self,
        state: &mut SeriesState<G::State>,
        dice: &mut dyn Chance,
        out: &mut Vec<SeriesEvent<G::Event>>,
    ) {
        let seating = self.next_seating(state);
        let mut kits: Vec<Kit> = self
            .game
            .kits(&state.game)
            .into_iter()
            .map(|kit| Kit { seat: seating.place(state.seating.player(kit.seat)), list: kit.list })
            .collect();
        kits.sort_by_key(|kit| kit.seat);
        let mut events = Vec::new();
        let extra = state.number >= self.best_of || state.time;
        let again = Again { ended: &state.game, kits: &kits, extra };
        match self.game.deal_again(again, dice, &mut events) {
            Ok(game) => {
                state.game = game;
                state.number += 1;
                out.push(SeriesEvent::GameBegins { number: state.number, first: seating.player(Seat(0)) });
                out.extend(
                    events.into_iter().map(|event| SeriesEvent::Game { seating: seating.clone(), event }),
                );
                state.seating = seating;
            }
            Err(_) => self.end(state, self.standing(state), out),
        }
    }
}
