//! Statics in force, the oldest first (LRAW-5.6.2).

use crate::{
    cards::{Pool, StatId},
    state::{Card, Lying, State, mark},
};
use skald_vocabulary::interface::Seat;

/// A static that is in force.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct InForce {
    /// Which.
    pub stat: StatId,
    /// The card that it belongs to.
    pub source: Card,
    /// What `This` means in it: the card, or the Warrior that it equips (FX-17).
    pub this: Card,
    /// Whom "you" means.
    pub you: Seat,
    /// Since when.
    pub since: u32,
}

/// Statics in force: every place of the field holds one or two at most.
pub type Force = Vec<InForce>;

/// Whether a card on the field works: face-up, and resolved.
pub const fn works(lying: &Lying) -> bool {
    lying.up && lying.resolved
}

/// All statics in force but those of keywords, in place of those that were there.
pub fn gather(pool: &Pool, state: &State, force: &mut Force) {
    force.clear();
    for (seat, side) in state.seats().zip(&state.sides).filter(|(_, side)| !side.lost) {
        for card in side.field() {
            let lying = state.card(card);
            if !works(lying) {
                continue;
            }
            let face = pool.face(lying.face);
            if !face.stats.is_empty() {
                of_card(pool, state, card, force);
            }
        }
        let led = side.pierced.map(|since| [(side.veil, since), (side.warlord, since)]);
        let essences = side.essences.iter().map(|card| (*card, state.card(*card).since));
        for (card, since) in led.into_iter().flatten().chain(essences) {
            for id in &pool.face(state.card(card).face).stats {
                force.push(InForce { stat: *id, source: card, this: card, you: seat, since });
            }
        }
    }
    force.sort_by_key(|one| one.since);
}

/// Adds the statics of a card that works on the field.
fn of_card(pool: &Pool, state: &State, card: Card, force: &mut Force) {
    let lying = state.card(card);
    let face = pool.face(lying.face);
    let equips = lying.host.is_some();
    let fights = lying.warrior_place().is_some() || !face.kind.warrior();
    for id in &face.stats {
        let stat = pool.stat(*id);
        let (this, you) = match lying.host {
            Some(host) if stat.arm => (host, state.card(host).side),
            _ => (card, lying.side),
        };
        let there = if stat.arm { equips } else { fights && !lying.has(mark::WEAPON) };
        if there {
            force.push(InForce { stat: *id, source: card, this, you, since: lying.since });
        }
    }
}

/// Adds the statics of a Warrior's keywords.
pub fn of_words(pool: &Pool, state: &State, card: Card, words: &[crate::cards::WordId], force: &mut Force) {
    let lying = state.card(card);
    for word in words {
        for id in &pool.word(*word).stats {
            force.push(InForce { stat: *id, source: card, this: card, you: lying.side, since: lying.since });
        }
    }
}
