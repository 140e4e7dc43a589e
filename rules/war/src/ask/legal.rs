//! Which abilities may be used and at what they may be aimed (2.5, 2.6, WAR-4.4, 13.4). How an answer is said stands beside.

use arrayvec::ArrayVec;

use crate::{
    act::{Act, Aim},
    ask::Asked,
    cards::{Card, Need, Pool, Target},
    state::{Entry, State},
};
use skald_vocabulary::interface::{Key, Seat};

/// The cards that a player looks at.
pub type Looked = ArrayVec<Card, 8>;

/// The legal aims of one question.
pub type Aims = ArrayVec<Aim, 32>;

/// What kind of question a place in the queue is.
#[must_use]
pub const fn kind(state: &State, entry: Entry) -> Asked {
    if entry.strike {
        Asked::Strike
    } else if state.used.has(entry.card) {
        Asked::Gamble
    } else {
        Asked::Use
    }
}

/// Whether the queued Legend may be asked now (WAR-4.4).
#[must_use]
pub fn may(pool: &Pool, state: &State, entry: Entry) -> bool {
    let Some(legend) = pool.legend(entry.card) else { return false };
    if entry.strike {
        let ready = state
            .supports
            .iter()
            .any(|support| support.card == entry.card && support.owner == entry.seat && support.left > 0);
        return ready && state.active(entry.seat).is_some() && opponents(state, entry.seat).next().is_some();
    }
    state.active(entry.seat).is_some_and(|active| active.card == entry.card)
        && legend.needs.iter().all(|need| meets(pool, state, entry.seat, *need))
        && (legend.target == Target::None || !aims(pool, state, entry).is_empty())
        && (legend.effect.uses() == 0 || !state.supports.is_full())
}

/// Players with an active card in this battle, other than `seat`.
pub fn opponents(state: &State, seat: Seat) -> impl Iterator<Item = Seat> + use<> {
    state.fighting().iter().filter(move |other| *other != seat)
}

/// Opponents in this battle with at least `n` drawable cards.
pub fn drawable_opponents(state: &State, seat: Seat, n: u8) -> impl Iterator<Item = Seat> + '_ {
    opponents(state, seat).filter(move |on| state.drawable(*on) >= n)
}

/// Whether a condition holds. One that speaks of the target holds when some target meets it.
pub fn meets(pool: &Pool, state: &State, seat: Seat, need: Need) -> bool {
    match need {
        Need::OwnDrawable(n) => state.drawable(seat) >= n,
        Need::OpposingActive => opponents(state, seat).next().is_some(),
        Need::GraveyardNonempty => !state.graveyard.is_empty(),
        Need::TargetDrawable(n) | Need::AnyOpponentDrawable(n) => {
            drawable_opponents(state, seat, n).next().is_some()
        }
        Need::OpposingLegendActiveOrSupport => opposing_legends(pool, state, seat).next().is_some(),
    }
}

/// Opposing active Legends, then support Legends of all opponents (WAR-13.4).
fn opposing_legends<'s>(pool: &'s Pool, state: &'s State, seat: Seat) -> impl Iterator<Item = Aim> + 's {
    let active = opponents(state, seat)
        .filter_map(|on| state.active(on).map(|active| (on, active.card)))
        .filter(|(_, card)| pool.legends.has(*card))
        .map(|(on, card)| Aim::Active(on, card));
    let support = state
        .supports
        .iter()
        .filter(move |support| support.owner != seat)
        .map(|support| Aim::Support(support.owner, support.card));
    active.chain(support)
}

/// What the question's ability or strike may be aimed at, in the order of a menu.
#[must_use]
pub fn aims(pool: &Pool, state: &State, entry: Entry) -> Aims {
    let Some(legend) = pool.legend(entry.card) else { return Aims::new() };
    let actives = || {
        opponents(state, entry.seat)
            .filter_map(|on| state.active(on).map(|active| Aim::Active(on, active.card)))
            .collect()
    };
    if entry.strike {
        return actives();
    }
    match legend.target {
        Target::None => Aims::new(),
        Target::OpposingActive => actives(),
        Target::OpponentInBattle => {
            let least = legend.needs.iter().find_map(|need| match need {
                Need::TargetDrawable(n) => Some(*n),
                _ => None,
            });
            drawable_opponents(state, entry.seat, least.unwrap_or(0)).map(Aim::Player).collect()
        }
        Target::GraveyardLegend => {
            let mut dead: ArrayVec<Card, 32> = state.graveyard.iter().take(32).collect();
            dead.sort_by_key(|card| (pool.level(*card), *card));
            dead.into_iter().map(Aim::Dead).collect()
        }
        Target::OpposingLegend => opposing_legends(pool, state, entry.seat).take(32).collect(),
    }
}

/// The word for an aim in notation and menus: a card's id or a seat's letter.
#[must_use]
pub fn aim_key(pool: &Pool, aim: Aim) -> Key {
    match aim {
        Aim::Player(seat) => seat.key(),
        Aim::Active(_, card) | Aim::Support(_, card) | Aim::Dead(card) => pool.key(card),
    }
}

/// The cards being looked at, top first, and who looks.
#[must_use]
pub fn look_cards(state: &State) -> Option<(Seat, Looked)> {
    let (_, seat) = state.battle.played.filter(|_| state.window.look > 0)?;
    let side = state.side(seat)?;
    Some((seat, side.deck.iter().rev().take(usize::from(state.window.look).min(8)).copied().collect()))
}

/// What time gives: the highest printed Level, the top one of equals; the rest keeps its order (WAR-15.5).
#[must_use]
pub fn default_take(pool: &Pool, state: &State) -> Option<Act> {
    let (_, cards) = look_cards(state)?;
    let highest = cards.iter().map(|card| pool.level(*card)).max()?;
    let card = cards.iter().copied().find(|card| pool.level(*card) == highest)?;
    Some(Act::Take(card, cards.iter().copied().filter(|other| *other != card).collect()))
}
