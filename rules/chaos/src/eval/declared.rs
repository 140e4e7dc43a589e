//! What an attack is at its declaration (CHAOS-9.15, 10.4, 10.6), and when it strikes again (CHAOS-11.12).

use crate::{
    cards::{Card, Kind, Primitive, To, Trigger},
    legal::Legal,
    state::WARRIOR,
    volley::{Attack, Entry},
};
use skald_vocabulary::interface::Seat;

/// What an attack is at its declaration: its offence or power, how much less defensive values count, its mode.
#[must_use]
pub fn attack_of(legal: Legal<'_>, by: Seat, entry: &Entry) -> Attack {
    let face = legal.pool.face(entry.card);
    let user_kind =
        if entry.user == WARRIOR { None } else { face.assoc.map(|card| legal.pool.face(card).kind) };
    let mut attack = Attack {
        card: entry.card,
        user: entry.user,
        user_kind,
        boost: entry.boost,
        target: entry.target,
        named: entry.named.clone(),
        prefer: entry.prefer.clone(),
        offence: 0,
        power: legal.might(by, face.kind, user_kind),
        pierce: 0,
        air: legal.airborne(by, entry.card, entry.boost),
        unopposed: false,
        fate: To::Nowhere,
        boost_fate: To::Nowhere,
        stays: None,
        over: false,
    };
    let boost = entry.boost.map(|card| legal.pool.face(card).on(Trigger::Boost)).unwrap_or_default();
    for effect in face.on(Trigger::Attack).iter().chain(boost) {
        if !legal.holds(effect, by, None) {
            continue;
        }
        match effect.act {
            Primitive::Power(n) => attack.power = attack.power.saturating_add(n),
            Primitive::Pierce(n) => attack.pierce = attack.pierce.saturating_add(n),
            Primitive::Unopposed => attack.unopposed = true,
            _ => {}
        }
    }
    if face.kind == Kind::Destructive {
        attack.offence = face.ov.saturating_add(attack.power);
    }
    attack
}

/// What a lasting Mystical is when it strikes again: might counts, boosts do not any more (CHAOS-11.12).
#[must_use]
pub fn again(legal: Legal<'_>, by: Seat, card: Card) -> Attack {
    let user_kind = legal.pool.face(card).assoc.map(|card| legal.pool.face(card).kind);
    let power = legal.might(by, Kind::Mystical, user_kind);
    Attack { user_kind, power, ..attack_of(legal, by, &Entry::of(card, WARRIOR)) }
}
