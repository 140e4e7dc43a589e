//! Where cards may lie: INV-01 to INV-03, INV-26, INV-46.

use std::collections::BTreeSet;

use super::broken;
use crate::{
    cards::{Kind, Pool},
    state::{At, Card, State, Zone, mark},
};

/// INV-01 to INV-03, INV-26, INV-46: every card lies in exactly one place, where it may.
pub(super) fn places(pool: &Pool, state: &State) -> Result<(), String> {
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
        if let At::Under(host) = lying.at
            && state.cards.get(host.index()).is_none_or(|host| host.warrior_place().is_none())
        {
            return broken(46, format!("card {at} lies under {host:?}, which is no Warrior on the field"));
        }
        if seen.contains(&Card(at)) == elsewhere {
            return broken(1, format!("card {at} lies in no place: {lying:?}"));
        }
        if lying.has(mark::LAID) && lying.at != At::Deck {
            return broken(3, format!("card {at} is known under a deck and lies elsewhere: {lying:?}"));
        }
        if lying.has(mark::SHOWN) && !matches!(lying.at, At::Hand | At::Deck) {
            return broken(3, format!("card {at} is known in a hand and lies elsewhere: {lying:?}"));
        }
        if lying.has(mark::SEEN_BY_ANY) && (lying.at != At::Erad || lying.up) {
            return broken(
                3,
                format!("card {at} is known among the eradicated and lies elsewhere: {lying:?}"),
            );
        }
        let out = state.side(lying.owner).lost;
        if lying.at == At::Gone && pool.face(lying.face).kind != Kind::Token && !out {
            return broken(1, format!("card {at} is gone: {lying:?}"));
        }
    }
    Ok(())
}
