//! Damage, points, counters, attack: INV-04, INV-05, INV-06, INV-08, INV-19, INV-24, INV-25, INV-28.

use std::collections::BTreeSet;

use super::broken;
use crate::{
    cards::Pool,
    sight::Sight,
    state::{State, Strike, Zone, mark},
};

/// INV-04, INV-05, INV-25, INV-28.
pub(super) fn numbers(pool: &Pool, state: &State) -> Result<(), String> {
    if let Some(hurt) = state.cards.iter().find(|lying| lying.damage < 0) {
        return broken(5, format!("damage below 0: {hurt:?}"));
    }
    if !state.frost.is_empty() && state.end.is_none() {
        return broken(24, format!("attacks stay halved after the battle: {:?}", state.frost));
    }
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
pub(super) fn fighters(pool: &Pool, state: &State) -> Result<(), String> {
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

/// INV-06, INV-08: nothing behind a Veil was used before it was pierced, and nobody attacked more often than allowed.
pub(super) fn used(state: &State) -> Result<(), String> {
    for seat in state.seats() {
        let side = state.side(seat);
        let warlord = state.card(side.warlord);
        let both = warlord.has(mark::PHYSICAL) && warlord.has(mark::MAGICAL);
        let struck = warlord.has(mark::PHYSICAL) || warlord.has(mark::MAGICAL);
        if side.pierced.is_none() && (struck || side.sa_used > 0 || side.consume_used > 0) {
            return broken(6, format!("{seat} used what the Veil still keeps"));
        }
        if both && !warlord.has(mark::BOTH) {
            return broken(8, format!("the Warlord of {seat} attacked in both kinds"));
        }
        for card in side.cards(Zone::Warrior) {
            let lying = state.card(card);
            if lying.attacks > lying.more.saturating_add(1) {
                return broken(8, format!("{card:?} attacked {} times", lying.attacks));
            }
        }
    }
    let warlords = state.attack.filter(|attack| attack.strike != Strike::Warrior);
    if warlords.is_some_and(|attack| state.side(attack.seat).pierced.is_none()) {
        return broken(6, "a Warlord attacks behind its Veil");
    }
    Ok(())
}
