//! Why a Legend cannot be used, in the order in which the reasons matter (section 8).

use super::{Illegal, legal};
use crate::{
    cards::{Card, Need, Pool},
    state::{Entry, Rest, State},
    tell::card_say,
};
use skald_vocabulary::interface::{DecisionId, Seat};

/// Why the needs of a queued Legend are not met.
#[must_use]
pub fn why_unmet(pool: &Pool, state: &State, entry: Entry) -> Illegal {
    let say = || card_say(pool, entry.card);
    let Some(legend) = pool.legend(entry.card) else { return Illegal::NoTarget(say()) };
    if entry.strike {
        let left = state.supports.iter().any(|support| support.card == entry.card && support.left > 0);
        return if left { Illegal::NoTarget(say()) } else { Illegal::NoStrikeLeft(say()) };
    }
    let unmet = legend.needs.iter().find(|need| !legal::meets(pool, state, entry.seat, **need));
    match unmet {
        Some(Need::OwnDrawable(1)) => Illegal::NoCards(say()),
        Some(Need::OwnDrawable(n)) => Illegal::TooFew { needs: *n, has: state.drawable(entry.seat) },
        Some(Need::GraveyardNonempty) => Illegal::EmptyGraveyard,
        Some(Need::TargetDrawable(_) | Need::AnyOpponentDrawable(_)) => {
            match legal::opponents(state, entry.seat).next() {
                Some(who) => Illegal::NoCardToHit { who, list: Vec::new() },
                None => Illegal::NoTarget(say()),
            }
        }
        _ => Illegal::NoTarget(say()),
    }
}

/// Why `seat` cannot use the Legend `card` now; `None` when it is being asked about it.
#[must_use]
pub fn why_not(pool: &Pool, state: &State, seat: Seat, card: Card) -> Option<Illegal> {
    let say = || card_say(pool, card);
    if let Some(end) = &state.end {
        return Some(Illegal::Over(end.places.first().map_or_else(Vec::new, |first| first.iter().collect())));
    }
    if state.battle.stifled {
        return Some(Illegal::KingslayerTurn);
    }
    let active = state.active(seat).filter(|active| active.card == card);
    if active.is_some_and(|active| active.replaced) {
        return Some(Illegal::Replacement(say()));
    }
    if active.is_some() && state.battle.war > 0 {
        return Some(Illegal::Stifled(say()));
    }
    if let Some((played, _)) = state.battle.played {
        return Some(Illegal::AlreadyPlayed(card_say(pool, played)));
    }
    if state.supports.iter().any(|support| support.card == card && support.left == 0) {
        return Some(Illegal::NoStrikeLeft(say()));
    }
    if state.rest != Rest::Question {
        return Some(Illegal::NothingAsked);
    }
    let queued =
        (0_u8..).zip(&state.window.queue).find(|(_, entry)| entry.seat == seat && entry.card == card);
    let (place, entry) = match queued {
        Some((place, entry)) => (place, *entry),
        None => return Some(Illegal::NothingAsked),
    };
    if !legal::may(pool, state, entry) {
        return Some(why_unmet(pool, state, entry));
    }
    let asked = state.window.queue.get(usize::from(state.window.at))?;
    match place.cmp(&state.window.at) {
        std::cmp::Ordering::Less => Some(Illegal::Settled(state.turn)),
        std::cmp::Ordering::Equal => None,
        std::cmp::Ordering::Greater => Some(Illegal::NotYours(asked.seat)),
    }
}

/// Why an answer to a decision that does not stand is refused; `acts` when it would have used an ability.
#[must_use]
pub fn why_closed(pool: &Pool, state: &State, at: DecisionId, acts: bool) -> Illegal {
    let Some(turn) = turn_of(at) else { return Illegal::NothingAsked };
    if turn == state.turn && acts {
        if let Some((card, _)) = state.battle.played {
            return Illegal::AlreadyPlayed(card_say(pool, card));
        }
        let last = state.record.strip.last().filter(|note| note.turn == turn && state.rest == Rest::Between);
        if let Some(note) = last {
            if note.kingslayer {
                return Illegal::KingslayerTurn;
            }
            if let Some(card) = note.ability {
                return Illegal::AlreadyPlayed(card_say(pool, card));
            }
        }
    }
    if turn <= state.turn { Illegal::Settled(turn) } else { Illegal::NothingAsked }
}

/// The turn that a decision's id names.
fn turn_of(at: DecisionId) -> Option<u32> {
    at.0.as_str().strip_prefix('t')?.split('.').next()?.parse().ok()
}
