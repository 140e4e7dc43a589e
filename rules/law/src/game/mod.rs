//! Legends At War as a [`Game`]: every method leads to the room that knows.

mod deed;
mod habits;
mod papers;
mod rules;
mod sight;
mod speech;

use crate::{
    ask::{self, Answers, Illegal, Kind},
    cards::Pool,
    engine::Engine,
    event::Event,
    kits,
    setup::Rules,
    state::{Phase, State},
};
use skald_toolkit::series::InSeries;
use skald_vocabulary::{
    chance::Chance,
    interface::{DecisionId, Kit, Misuse, Seat, Setup},
};
use std::sync::Arc;

/// Legends At War: options, packs and cards of one table, shared by all its positions.
#[derive(Clone, Debug)]
pub struct Law(Arc<Rules>);

impl Law {
    /// All characters and pieces of this table.
    #[must_use]
    pub fn pool(&self) -> &Pool {
        &self.0.pool
    }

    /// What this table was opened with.
    #[must_use]
    pub fn rules(&self) -> &Rules {
        &self.0
    }

    fn engine<'e>(
        &'e self,
        state: &'e mut State,
        dice: &'e mut dyn Chance,
        out: &'e mut Vec<Event>,
    ) -> Engine<'e> {
        Engine { rules: &self.0, state, dice, out }
    }

    fn withdraw(
        &self,
        state: &mut State,
        at: DecisionId,
        dice: &mut dyn Chance,
        out: &mut Vec<Event>,
    ) -> Result<(), Illegal> {
        let (seat, kind) = ask::standing_as(&self.0, state, at)?;
        if !ask::is_given(&self.0, state, seat, kind) {
            return Err(Misuse::NothingGiven(at).into());
        }
        match &mut state.phase {
            Phase::Decks(asked) => {
                drop(asked.withdraw(seat));
                if let Some(player) = state.player_mut(seat) {
                    player.brought = false;
                }
            }
            Phase::Plans(_) if kind == Kind::Plan => self.engine(state, dice, out).withdraw_plan(seat),
            Phase::Plans(_) | Phase::Agree { .. } => self.engine(state, dice, out).withdraw_agreement(seat),
            Phase::Starter(named) => {
                for (_, first) in named.iter_mut().filter(|(member, _)| *member == seat) {
                    *first = None;
                }
            }
            _ => {}
        }
        Ok(())
    }

    /// What may be answered in a decision that stands.
    fn answers<'s>(&'s self, state: &'s State, at: DecisionId) -> Result<Answers<'s>, Illegal> {
        let (seat, kind) = ask::standing_as(&self.0, state, at)?;
        Ok(Answers { rules: &self.0, state, seat, kind })
    }
}

/// The pictures of its cards, compiled in.
static ART: include_dir::Dir<'static> = include_dir::include_dir!("$CARGO_MANIFEST_DIR/../sets/law/art");

impl InSeries for Law {
    const SERIES: &'static str = "law-match";

    fn for_match(mut setup: Setup) -> Setup {
        // The host rotates the first seat by one (LAW-14.5): the players move up, and place a begins.
        setup.options.0.entry("starter".to_owned()).or_insert_with(|| "a".to_owned());
        setup
    }

    fn kits(&self, state: &State) -> Vec<Kit> {
        // The games of a match are separate (LAW-14.5): a deck that was brought is brought to each of them, one that was
        // built at the table is built anew.
        let deck = |seat: Seat| match &state.phase {
            Phase::Decks(asked) => asked.own(seat).cloned(),
            _ => state.player(seat).map(|player| player.built.clone()),
        };
        let kit = |seat: Seat| {
            let deck = deck(seat).filter(|deck| !deck.is_empty())?;
            let known = kits::Known::of_cards(&self.0.pool, &deck);
            Some(Kit { seat, list: kits::print(&self.0, &known) })
        };
        let brought = |seat: &Seat| state.player(*seat).is_some_and(|player| player.brought);
        state.seats().filter(brought).filter_map(kit).collect()
    }
}
