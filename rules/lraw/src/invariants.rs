//! What always holds while somebody is asked (part 7).

use std::collections::BTreeSet;

use crate::{
    cards::{Kind, Pool},
    event::Event,
    sight::Sight,
    state::{At, Card, State, Zone, mark},
};
use skald_vocabulary::interface::Seat;

/// Checks one position.
///
/// # Errors
/// A sentence for developers that names the broken invariant.
pub fn check(pool: &Pool, state: &State) -> Result<(), String> {
    places(pool, state)?;
    numbers(pool, state)?;
    fighters(pool, state)?;
    turns(state)?;
    Ok(())
}

fn broken<T>(number: u8, what: impl std::fmt::Display) -> Result<T, String> {
    Err(format!("INV-{number:02}: {what}"))
}

/// INV-01 to INV-03, INV-26, INV-46: every card lies in exactly one place, where it may.
fn places(pool: &Pool, state: &State) -> Result<(), String> {
    let mut seen: BTreeSet<Card> = BTreeSet::new();
    for seat in state.seats() {
        let side = state.side(seat);
        for (pile, at) in [
            (&side.deck, At::Deck),
            (&side.hand, At::Hand),
            (&side.discard, At::Discard),
            (&side.erad, At::Erad),
            (&side.essences, At::Essence),
        ] {
            for card in pile {
                let lying = state.card(*card);
                if !seen.insert(*card) {
                    return broken(1, format!("{card:?} lies in two places"));
                }
                if lying.owner != seat || lying.side != seat || lying.at != at {
                    return broken(3, format!("{card:?} lies in {at:?} of {seat}: {lying:?}"));
                }
                if pool.face(lying.face).kind == Kind::Token {
                    return broken(26, format!("a Token lies in {at:?}"));
                }
            }
        }
        for zone in [Zone::Warrior, Zone::Unified, Zone::Fortified] {
            for (place, card) in (0_u8..).zip(side.zone(zone)) {
                let Some(card) = card else { continue };
                let lying = state.card(*card);
                if !seen.insert(*card) || lying.at != At::Field(zone, place) || lying.side != seat {
                    return broken(2, format!("{card:?} lies wrongly on the field: {lying:?}"));
                }
                let kind = pool.face(lying.face).kind;
                let fits = match zone {
                    Zone::Warrior => kind.warrior(),
                    Zone::Unified => kind == Kind::Unified || lying.has(mark::WEAPON),
                    Zone::Fortified => kind == Kind::Fortified,
                };
                if !fits {
                    return broken(2, format!("a {kind:?} lies among {zone:?}"));
                }
            }
        }
    }
    for (at, lying) in (0_u16..).zip(&state.cards) {
        let elsewhere = matches!(lying.at, At::Command | At::Limbo | At::Gone | At::Under(_));
        if seen.contains(&Card(at)) == elsewhere {
            return broken(1, format!("card {at} lies in no place: {lying:?}"));
        }
        let out = state.side(lying.owner).lost;
        if lying.at == At::Gone && pool.face(lying.face).kind != Kind::Token && !out {
            return broken(1, format!("card {at} is gone: {lying:?}"));
        }
    }
    Ok(())
}

/// INV-05, INV-25, INV-28.
fn numbers(pool: &Pool, state: &State) -> Result<(), String> {
    for seat in state.seats() {
        let side = state.side(seat);
        let dcm = pool.face(state.card(side.warlord).face).command.dcm;
        if side.damage < 0 || !(0..=side.ap_most).contains(&side.ap) || side.veil_left > 3 {
            return broken(
                5,
                format!("{seat}: damage {}, AP {}, Veil {}", side.damage, side.ap, side.veil_left),
            );
        }
        if side.damage >= dcm && state.end.is_none() && !side.lost {
            return broken(4, format!("{seat} has {} of {dcm}", side.damage));
        }
        for trap in side.traps.iter().flatten() {
            if !state.card(*trap).on_field() {
                return broken(25, format!("{trap:?} left, and its trap stayed"));
            }
        }
        let kinds: BTreeSet<_> = side.changes.iter().collect();
        if kinds.len() < side.changes.len() {
            return broken(28, format!("{seat} has a change twice"));
        }
    }
    Ok(())
}

/// INV-04, INV-19.
fn fighters(pool: &Pool, state: &State) -> Result<(), String> {
    let sight = Sight::of(pool, state);
    if sight != Sight::of(pool, state) {
        return broken(19, "valued twice, it comes to something else");
    }
    for seat in state.seats() {
        for (place, card) in (0_u8..).zip(state.side(seat).zone(Zone::Warrior)) {
            let (Some(card), Some(fighter)) = (card, sight.at(seat, place)) else { continue };
            if fighter.attack <= 0 && state.end.is_none() {
                return broken(4, format!("{card:?} stands at {}", fighter.attack));
            }
        }
    }
    Ok(())
}

/// INV-07, INV-13, INV-34: a question has somebody to answer it, and statics are never answered.
fn turns(state: &State) -> Result<(), String> {
    if usize::from(state.active.0) >= state.sides.len() {
        return broken(7, "nobody is active");
    }
    if let Some(question) = &state.asked {
        let known = |seat: Seat| usize::from(seat.0) < state.sides.len() && !state.side(seat).lost;
        if !known(question.seat) {
            return broken(34, "somebody who is out is asked");
        }
    }
    if state.sequence.iter().any(|item| item.negated && !item.open) {
        return broken(13, "an item that cannot be answered was negated");
    }
    Ok(())
}

/// Whether a position that was read names only cards that there are.
///
/// # Errors
/// A sentence that names the first that is none.
pub fn sound(pool: &Pool, state: &State) -> Result<(), String> {
    let faces = pool.faces().count();
    for (at, lying) in state.cards.iter().enumerate() {
        if usize::from(lying.face.0) >= faces {
            return Err(format!("cards: number {at} is no card of this table"));
        }
    }
    let count = state.cards.len();
    for seat in state.seats() {
        let side = state.side(seat);
        let led = [side.warlord, side.veil, side.synergy].into_iter().chain(side.guardian);
        let piles = [&side.deck, &side.hand, &side.discard, &side.erad, &side.essences].into_iter().flatten();
        let field = side.field().chain(side.traps.iter().flatten().copied());
        if let Some(card) = led.chain(piles.copied()).chain(field).find(|card| card.index() >= count) {
            return Err(format!("sides: there is no card {}", card.0));
        }
    }
    let asked = state.asked.iter().flat_map(crate::state::Question::cards);
    let items = state.sequence.iter().map(|item| item.source);
    if let Some(card) = asked.chain(items).find(|card| card.index() >= count) {
        return Err(format!("there is no card {}", card.0));
    }
    Ok(())
}

/// Checks one step: what never goes back, and what ends in time.
///
/// # Errors
/// A sentence for developers that names the broken invariant.
pub fn check_step(pool: &Pool, before: &State, events: &[Event], after: &State) -> Result<(), String> {
    for seat in after.seats() {
        let (was, is) = (before.side(seat), after.side(seat));
        if was.pierced.is_some() && was.pierced != is.pierced {
            return broken(6, format!("the Veil of {seat} was pierced once"));
        }
        if was.changes.iter().any(|change| !is.changed(*change)) {
            return broken(28, format!("{seat} has lost a change of the game"));
        }
        let own = |state: &State| {
            let cards = state.cards.iter().filter(|lying| lying.owner == seat && lying.at != At::Command);
            cards.filter(|lying| pool.face(lying.face).kind != Kind::Token).count()
        };
        if own(before) != own(after) {
            return broken(1, format!("the number of cards of {seat} has changed"));
        }
    }
    if after.turn < before.turn || after.turn > before.turn + 1 {
        return broken(7, format!("turn {} follows turn {}", after.turn, before.turn));
    }
    if after.turn_zero.is_some_and(|zero| after.turn > zero + 3) {
        return broken(36, "a turn began after Turn Three");
    }
    let over = events.iter().filter(|event| matches!(event, Event::Over(_))).count();
    if over != usize::from(after.end.is_some()) {
        return broken(4, format!("the end was told {over} times"));
    }
    Ok(())
}
