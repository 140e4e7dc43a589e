//! Legends of Chaos as a [`Game`]: every method leads to the room that knows.

mod deed;
mod habits;
mod papers;
mod rules;
mod sight;
mod speech;

use crate::{
    ask::{self, AskContext, Sense},
    cards::Pool,
    engine::Engine,
    event::Event,
    kits::{self, Arsenal},
    refuse::Illegal,
    setup::Rules,
    state::State,
};
use skald_toolkit::series::InSeries;
use skald_vocabulary::{
    chance::Chance,
    interface::{DecisionId, Duty, Kit, Misuse, OptionSpec, Rules as _, Seat, Setup},
};
use std::sync::Arc;

/// Legends of Chaos: options, packs and cards of one table, shared by all its positions.
#[derive(Clone, Debug)]
pub struct Chaos(Arc<Rules>);

impl Chaos {
    /// The rules of a table that was opened so.
    pub(super) fn of(rules: Rules) -> Self {
        Self(Arc::new(rules))
    }

    /// All cards of this table.
    #[must_use]
    pub fn pool(&self) -> &Pool {
        &self.0.pool
    }

    fn table<'s>(&'s self, state: &'s State) -> AskContext<'s> {
        AskContext { pool: &self.0.pool, terms: &self.0.terms, state, sense: Sense::Now }
    }

    fn engine<'e>(
        &'e self,
        state: &'e mut State,
        dice: &'e mut dyn Chance,
        out: &'e mut Vec<Event>,
    ) -> Engine<'e> {
        Engine { pool: &self.0.pool, terms: &self.0.terms, state, dice, out }
    }

    /// Takes a plan back before the reveal (CHAOS-12.13).
    fn withdraw(&self, state: &mut State, at: DecisionId) -> Result<(), Illegal> {
        let stands = ask::find(self.table(state), at)?;
        let seat = stands.seat();
        let plans = state.volley.as_mut().map(|volley| &mut volley.plans);
        match (stands, plans) {
            (ask::Stands::Plan(..), Some(plans)) if plans.duty(seat) == Some(Duty::Given) => {
                plans.withdraw(seat);
                Ok(())
            }
            _ => Err(Misuse::NothingGiven(at).into()),
        }
    }
}

/// The pictures of its cards, compiled in.
static ART: include_dir::Dir<'static> = include_dir::include_dir!("$CARGO_MANIFEST_DIR/../sets/chaos/art");

impl InSeries for Chaos {
    const SERIES: &'static str = "chaos-match";
    const LASTING: &'static [&'static str] = &["warrior", "starter", "card"];

    fn match_options() -> Vec<OptionSpec> {
        let mut all = Self::options();
        if let Some(order) = all.iter_mut().find(|spec| spec.key == "order") {
            order.default = "a b c ...";
        }
        all
    }

    fn for_match(mut setup: Setup) -> Setup {
        // The players move up from game to game, and so does the order of rounds: place a has the first.
        let places: Vec<String> = Seat::all(setup.seats).map(|seat| seat.to_string()).collect();
        setup.options.0.entry("order".to_owned()).or_insert_with(|| places.join(" "));
        setup
    }

    fn kits(&self, state: &State) -> Vec<Kit> {
        let kit = |seat: Seat| {
            let side = state.side(seat);
            let arsenal = Arsenal::of(side.hero, &side.brought);
            (!side.brought.is_empty()).then(|| Kit { seat, list: kits::print(self.pool(), &arsenal) })
        };
        state.seats().filter_map(kit).collect()
    }
}
