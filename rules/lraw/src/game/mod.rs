//! Legions: Realms at War through the interface of all games.

pub(crate) mod deed;
mod habits;
mod papers;
mod rules;
mod sight;
mod speech;

use crate::{
    ask::{Answers, Illegal, Sides, rows},
    cards::{BASE, Pack, Pool, STARTERS},
    engine::Engine,
    event::Event,
    kits::{self, Deck, Limits},
    setup,
    state::State,
};
use skald_toolkit::{lists::together, packs::BadPack};
use skald_vocabulary::{
    chance::Chance,
    interface::{DecisionId, Kit, Misuse, Rules, Say, Seat, Setup, SetupError},
};
use std::sync::{Arc, LazyLock};

/// Hours in milliseconds.
const HOUR: i64 = 60 * 60_000;

/// Cards, and how many copies of them are allowed.
type Standard = (Arc<Pool>, Arc<Limits>);

/// The game's own cards and its list of restricted ones, read once: most tables play with them.
static STANDARD: LazyLock<Result<Standard, BadPack>> = LazyLock::new(|| {
    let pool = Pool::new(&[Pack::read("base.toml", BASE)?])?;
    let limits = Limits::standard(&pool)?;
    Ok((Arc::new(pool), Arc::new(limits)))
});

/// Legions: Realms at War: the cards and the number of players of one table, shared by all its positions.
#[derive(Clone, Debug)]
pub struct Lraw {
    pool: Arc<Pool>,
    limits: Arc<Limits>,
    players: u8,
    /// Cards may change places with the Side Decks before the game (LRAW-1.1.4).
    siding: bool,
    /// How many cards more those draw who do not begin.
    later: u8,
    /// How many minutes lie between the moments at which a turn's first pass by hand counts (5.2.2).
    passes: u16,
    /// How many hours there are for an answer, and for all answers of a foreign turn, where a turn has a day.
    answers: (u8, u8),
    /// Whether those who bring no deck are lent different ones, as far as they go.
    lends_apart: bool,
}

/// The game's own cards; while a test takes words out of them, what it leaves.
fn own_cards() -> Result<Standard, SetupError> {
    #[cfg(test)]
    if let Some(other) = crate::tests::language::other() {
        return Ok(other);
    }
    STANDARD.as_ref().map_err(bad_pack).cloned()
}

fn bad_pack(bad: &BadPack) -> SetupError {
    SetupError::new(Say::new("lraw-setup-pack").with("fault", bad.to_string()), "")
}

impl Lraw {
    /// A game with the game's own cards.
    ///
    /// # Errors
    /// [`SetupError`] when so many cannot play.
    pub fn standard(players: u8) -> Result<Self, SetupError> {
        Self::new(&Setup { seats: players, ..Setup::default() })
    }

    /// The cards.
    #[must_use]
    pub const fn pool(&self) -> &Arc<Pool> {
        &self.pool
    }

    /// The list of restricted cards.
    #[must_use]
    pub const fn limits(&self) -> &Arc<Limits> {
        &self.limits
    }

    fn engine<'a>(
        &'a self,
        state: &'a mut State,
        dice: &'a mut dyn Chance,
        out: &'a mut Vec<Event>,
    ) -> Engine<'a> {
        Engine::new(&self.pool, state, dice, out)
    }

    /// What may be said to the question that stands, if it is this one.
    fn answers<'s>(&'s self, state: &'s State, at: DecisionId) -> Result<Answers<'s>, Illegal> {
        if state.end.is_some() {
            return Err(Illegal::over(state));
        }
        if let Some(seat) = rows::sided(state, at) {
            return Err(Illegal::is_in(state, seat));
        }
        if state.asked.is_none() || rows::id(state) != at {
            return Err(Illegal::settled(state, at));
        }
        Ok(Answers::new(&self.pool, state))
    }

    /// What may be swapped in a decision, if it is one of side decking.
    fn sides<'s>(&'s self, state: &State, at: DecisionId) -> Option<Sides<'s>> {
        let seat = rows::sides(state, at).filter(|_| state.end.is_none())?;
        Some(Sides { pool: &self.pool, deck: setup::deck_of(&self.pool, state, seat) })
    }

    /// Whose wish to be asked about an own item is taken down (5.2.5).
    fn holding(&self, state: &State, at: DecisionId) -> Option<Seat> {
        rows::holder(at).filter(|seat| self.is_here(state, *seat).is_ok())
    }

    /// A seat that there is, and whose player is still in the game.
    fn is_here(&self, state: &State, seat: Seat) -> Result<(), Illegal> {
        if state.end.is_some() {
            return Err(Illegal::over(state));
        }
        if seat.0 >= self.players {
            return Err(Misuse::NoSuchSeat(seat).into());
        }
        if state.side(seat).lost { Err(Misuse::Out(seat).into()) } else { Ok(()) }
    }

    /// The deck that a seat brings; whoever brings none is lent a ready-made one, which goes off those that are `left`.
    fn deck(
        &self,
        kits: &[Kit],
        seat: Seat,
        left: &mut Vec<&'static str>,
        dice: &mut dyn Chance,
    ) -> Result<Deck, SetupError> {
        let list = kits.iter().find(|kit| kit.seat == seat).map(|kit| kit.list.as_str());
        let list = list.filter(|list| !list.trim().is_empty()).unwrap_or_else(|| self.lend(left, dice));
        let checked = kits::check(&self.pool, &self.limits, list);
        checked.map(|(deck, _)| deck).map_err(|faults| {
            let say = Say::new("lraw-setup-deck").with("who", seat).with("faults", together(&faults));
            SetupError::new(say, faults.first().map_or("", |fault| fault.clause))
        })
    }
}

impl Lraw {
    /// A ready-made deck by chance, of those that are left where they are lent apart.
    fn lend(&self, left: &mut Vec<&'static str>, dice: &mut dyn Chance) -> &'static str {
        if left.is_empty() || !self.lends_apart {
            *left = STARTERS.iter().map(|(_, list)| *list).collect();
        }
        let at = dice.pick("starter", u32::try_from(left.len()).unwrap_or(1));
        usize::try_from(at).ok().filter(|at| *at < left.len()).map_or("", |at| left.remove(at))
    }
}

/// The pictures of its cards, compiled in.
static ART: include_dir::Dir<'static> = include_dir::include_dir!("$CARGO_MANIFEST_DIR/../sets/lraw/art");
