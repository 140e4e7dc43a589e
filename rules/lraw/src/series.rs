//! Matches of the game: what is the same in all of its games, and with what each further one begins.

use crate::{Event, Lraw, State, engine::Engine, kits, kits::Deck, options, setup, state::Note};
use skald_toolkit::series::{Again, InSeries};
use skald_vocabulary::{
    chance::Chance,
    interface::{Kit, OptionSpec, Rules, SetupError},
};

impl InSeries for Lraw {
    const SERIES: &'static str = "lraw-match";
    const LASTING: &'static [&'static str] = &["warlord", "legion"];
    // Who begins is asked (D-02).
    const CHANGES_PLACES: bool = false;
    const PLAYS_OFF: bool = true;

    /// Before the first game of a match nothing is swapped (LRAW-1.1.2, 1.1.6).
    fn match_options() -> Vec<OptionSpec> {
        Self::options().into_iter().filter(|spec| spec.key != options::SIDING).collect()
    }

    fn kits(&self, state: &State) -> Vec<Kit> {
        let list = |seat| kits::print(self.pool(), &setup::deck_of(self.pool(), state, seat));
        state.seats().map(|seat| Kit { seat, list: list(seat) }).collect()
    }

    /// Side decking first; then the loser of the game before says who goes first. After a drawn game, and before one that is
    /// played because the match has to have a winner, a die decides (LRAW-1.1.7, 1.1.11, 3.1.3).
    fn deal_again(
        &self,
        again: Again<'_, State>,
        dice: &mut dyn Chance,
        out: &mut Vec<Event>,
    ) -> Result<State, SetupError> {
        let ended = again.ended;
        let decks: Vec<Deck> = ended.seats().map(|seat| setup::deck_of(self.pool(), ended, seat)).collect();
        let winner = ended.end.as_ref().and_then(|end| end.winner).filter(|_| !again.extra);
        // Among more than two the die decides: there is no single loser.
        let mut others = ended.seats().filter(|seat| winner.is_some_and(|winner| winner != *seat));
        let loser = others.next().filter(|_| others.next().is_none());
        let mut state = setup::lay_out(self.pool(), &decks, ended.later);
        // Whoever was shown a hand may look at it until the match ends (part 6); the decks are shuffled anew.
        let shown = ended.notes.iter().filter(|note| note.hand);
        state.notes = shown.map(|note| Note { past: true, ..note.clone() }).collect();
        Engine::new(self.pool(), &mut state, dice, out).ask_sides(loser);
        Ok(state)
    }
}
