//! War as a [`Game`]: every method leads to the room that knows.

mod deed;
mod habits;
mod papers;
mod rules;
mod sight;
mod speech;

use crate::{
    ask::{self, Answers, Illegal, Stands},
    cards::Pool,
    engine::Engine,
    event::Event,
    moves::Move,
    setup::Rules,
    state::{Prepared, State},
};
use skald_toolkit::grammar::{GrammarExt, Notation, Spelled};
use skald_vocabulary::{
    chance::Chance,
    interface::{DecisionId, Key, Misuse, Seat},
};
use std::sync::Arc;

/// The Rules of War: options, packs and cards of one table, shared by all its positions.
#[derive(Clone, Debug)]
pub struct War(Arc<Rules>);

impl War {
    /// The rules of a table that was opened so.
    pub(super) fn of(rules: Rules) -> Self {
        Self(Arc::new(rules))
    }

    /// All cards that may be dealt at this table.
    #[must_use]
    pub fn pool(&self) -> &Pool {
        &self.0.pool
    }

    /// Why `seat` cannot use the Legend with the id `legend` now; `None` when it is being asked about it.
    #[must_use]
    pub fn why_not(&self, state: &State, seat: Seat, legend: Key) -> Option<Illegal> {
        let card = self.0.pool.find(legend)?;
        ask::why_not(&self.0.pool, state, seat, card)
    }

    /// What may be answered in a decision that stands; `acts` when the answer would use an ability.
    fn answers<'s>(&'s self, state: &'s State, at: DecisionId, acts: bool) -> Result<Answers<'s>, Illegal> {
        let pool = &self.0.pool;
        let stands = ask::find(pool, self.0.terms.pace, state, at, acts)?;
        Ok(Answers { pool, state, stands })
    }

    fn engine<'e>(
        &'e self,
        state: &'e mut State,
        dice: &'e mut dyn Chance,
        out: &'e mut Vec<Event>,
    ) -> Engine<'e> {
        Engine { pool: &self.0.pool, terms: self.0.terms, state, dice, out, blind: false, all_hold: false }
    }

    fn over(state: &State) -> Option<Illegal> {
        let end = state.end.as_ref()?;
        Some(Illegal::Over(end.places.first().map_or_else(Vec::new, |first| first.iter().collect())))
    }

    fn answer(
        &self,
        state: &mut State,
        at: DecisionId,
        with: &Move,
        dice: &mut dyn Chance,
        out: &mut Vec<Event>,
    ) -> Result<(), Illegal> {
        let rules = &self.0;
        let words = with.words();
        let acts = words.first().is_some_and(|verb| Move::acts(verb.pick().as_str()));
        let answers = self.answers(state, at, acts)?;
        let (stands, act) = (answers.stands, answers.read(&words)?);
        match stands {
            Stands::Draw(seat) => self.engine(state, dice, out).press_draw(seat),
            Stands::Queued(place, entry) if place != state.window.at => {
                // An answer ahead must be legal now, so that its owner is not misled (WAR-15.4).
                if !ask::may(&rules.pool, state, entry) {
                    return Err(ask::why_unmet(&rules.pool, state, entry));
                }
                state.prepared.retain(|prepared| prepared.place != place);
                state.prepared.push(Prepared { place, answer: with.clone() });
                state.prepared.sort_by_key(|prepared| prepared.place);
            }
            Stands::Queued(..) | Stands::Look(_) => self.engine(state, dice, out).answer(&act),
        }
        Ok(())
    }

    fn withdraw(&self, state: &mut State, at: DecisionId) -> Result<(), Illegal> {
        let rules = &self.0;
        let Stands::Queued(place, _) = ask::find(&rules.pool, rules.terms.pace, state, at, false)? else {
            return Err(Misuse::NothingGiven(at).into());
        };
        if !state.prepared.iter().any(|prepared| prepared.place == place) {
            return Err(Misuse::NothingGiven(at).into());
        }
        state.prepared.retain(|prepared| prepared.place != place);
        Ok(())
    }
}

/// The pictures of its cards, compiled in.
static ART: include_dir::Dir<'static> = include_dir::include_dir!("$CARGO_MANIFEST_DIR/../sets/war/art");
