//! Which abilities may be used and at what they may be aimed (2.5, 2.6, WAR-4.4, 13.4).

use arrayvec::ArrayVec;

use super::Illegal;
use crate::{
    cards::{Card, Need, Pool, Target},
    engine::{Act, Aim},
    moves::Move,
    state::{Entry, State},
    tell::{card_say, seat_say},
    view::Asked,
};
use skald_vocabulary::interface::{Key, Seat};

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

/// Validates an answer to a question about a Legend.
///
/// # Errors
/// [`Illegal`] with the reason.
pub fn resolve(pool: &Pool, state: &State, entry: Entry, answer: &Move) -> Result<Act, Illegal> {
    let say = || card_say(pool, entry.card);
    match (kind(state, entry), answer) {
        (Asked::Use | Asked::Gamble, Move::Hold) | (Asked::Strike, Move::Wait) => Ok(Act::No),
        (Asked::Use, Move::Use(target))
        | (Asked::Gamble, Move::Gamble(target))
        | (Asked::Strike, Move::Strike(target)) => {
            if !may(pool, state, entry) {
                return Err(super::reasons::why_unmet(pool, state, entry));
            }
            aim(pool, state, entry, *target).map(Act::Yes)
        }
        (Asked::Gamble, Move::Use(_)) => Err(Illegal::GambleNeeded(say())),
        (Asked::Use, Move::Gamble(_)) => Err(Illegal::FirstIsFree(say())),
        (Asked::Strike, Move::Use(_) | Move::Gamble(_)) => {
            // Whoever says "use" here may mean the own active Legend, which cannot act in a War.
            Err(match state.active(entry.seat).filter(|active| pool.legends.has(active.card)) {
                Some(active) if state.battle.war > 0 => Illegal::Stifled(card_say(pool, active.card)),
                _ => Illegal::StrikeOrWait(say()),
            })
        }
        (Asked::Strike, _) => Err(Illegal::StrikeOrWait(say())),
        (_, Move::Strike(_) | Move::Wait) => Err(Illegal::NoStrike(say())),
        (Asked::Gamble, _) => Err(Illegal::GambleNeeded(say())),
        (Asked::Use | Asked::Look, _) => Err(Illegal::FirstIsFree(say())),
    }
}

/// Validates a target (WAR-4.9). It may be left out where there is only one.
fn aim(pool: &Pool, state: &State, entry: Entry, target: Option<Key>) -> Result<Option<Aim>, Illegal> {
    let Some(legend) = pool.legend(entry.card) else { return Ok(None) };
    let aims = aims(pool, state, entry);
    let list = || aims.iter().map(|aim| aim_say(pool, *aim)).collect::<Vec<_>>();
    match target {
        None if aims.is_empty() => Ok(None),
        None if aims.len() == 1 => Ok(aims.first().copied()),
        Some(_) if aims.is_empty() => Err(Illegal::TargetUnwanted(legend.ability)),
        None => Err(Illegal::TargetMissing { ability: legend.ability, list: list() }),
        Some(key) => match aims.iter().find(|aim| aim_key(pool, **aim) == key) {
            Some(aim) => Ok(Some(*aim)),
            None => {
                let poor = Seat::from_key(key).ok().filter(|seat| {
                    legend.target == Target::OpponentInBattle
                        && state.active(*seat).is_some()
                        && *seat != entry.seat
                });
                Err(match poor {
                    Some(who) => Illegal::NoCardToHit { who, list: list() },
                    None => Illegal::BadTarget { target: target_say(pool, state, key), list: list() },
                })
            }
        },
    }
}

/// A named thing in words: a card, a player, or else what was written.
fn target_say(pool: &Pool, state: &State, key: Key) -> skald_vocabulary::interface::Say {
    let seat = Seat::from_key(key).ok().filter(|seat| state.side(*seat).is_some());
    match (seat, pool.find(key)) {
        (Some(seat), _) => seat_say(seat),
        (None, Some(card)) => card_say(pool, card),
        (None, None) => skald_vocabulary::interface::Say::new("war-word").with("word", key.as_str()),
    }
}

/// An aim in words.
#[must_use]
pub fn aim_say(pool: &Pool, aim: Aim) -> skald_vocabulary::interface::Say {
    match aim {
        Aim::Player(seat) => seat_say(seat),
        Aim::Active(_, card) | Aim::Support(_, card) | Aim::Dead(card) => card_say(pool, card),
    }
}

/// The cards being looked at, top first, and who looks.
#[must_use]
pub fn look_cards(state: &State) -> Option<(Seat, ArrayVec<Card, 8>)> {
    let (_, seat) = state.battle.played.filter(|_| state.window.look > 0)?;
    let side = state.side(seat)?;
    Some((seat, side.deck.iter().rev().take(usize::from(state.window.look).min(8)).copied().collect()))
}

/// Validates the choice among the looked-at cards (WAR-16.1).
///
/// # Errors
/// [`Illegal`] with the reason.
pub fn resolve_take(pool: &Pool, state: &State, answer: &Move) -> Result<Act, Illegal> {
    let (_, cards) = look_cards(state).ok_or(Illegal::NothingAsked)?;
    let list = |cards: &[Card]| cards.iter().map(|card| card_say(pool, *card)).collect::<Vec<_>>();
    let Move::Take(card, rest) = answer else {
        return Err(match state.battle.played {
            Some((played, _)) if matches!(answer, Move::Use(_) | Move::Gamble(_) | Move::Strike(_)) => {
                Illegal::AlreadyPlayed(card_say(pool, played))
            }
            _ => Illegal::NotLookedAt(list(&cards)),
        });
    };
    let among = |key: &Key| cards.iter().copied().find(|card| pool.key(*card) == *key);
    let card = among(card).ok_or_else(|| Illegal::NotLookedAt(list(&cards)))?;
    let others: ArrayVec<Card, 8> = cards.iter().copied().filter(|other| *other != card).collect();
    let rest: Vec<Card> = match rest.as_slice() {
        [] if others.len() == 1 => others.to_vec(),
        keys => keys.iter().filter_map(among).filter(|other| *other != card).collect(),
    };
    let distinct: crate::cards::Cards = rest.iter().copied().collect();
    if rest.len() != others.len() || usize::from(distinct.count()) != others.len() {
        return Err(Illegal::BadOrder(list(&others)));
    }
    Ok(Act::Take(card, rest))
}

/// What time gives: the highest printed Level, the top one of equals; the rest keeps its order (WAR-15.5).
#[must_use]
pub fn default_take(pool: &Pool, state: &State) -> Option<Act> {
    let (_, cards) = look_cards(state)?;
    let highest = cards.iter().map(|card| pool.level(*card)).max()?;
    let card = cards.iter().copied().find(|card| pool.level(*card) == highest)?;
    Some(Act::Take(card, cards.iter().copied().filter(|other| *other != card).collect()))
}
