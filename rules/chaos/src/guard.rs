//! What each answer would leave of each attack, and the automatic plan of section 5.3.

use serde::Serialize;

use super::{
    cards::{Kind, Pool},
    eval::Left,
    legal::Legal,
    state::{Rest, State},
    volley::{Plan, Volley},
};
use skald_vocabulary::interface::{Key, Name, Seat};

/// An instance against a player, with what the player could do about it. Private to the player.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Threat {
    /// Its number in the volley, from 0.
    pub at: u8,
    /// The attacking card.
    pub card: Key,
    /// Its name.
    pub name: Name,
    /// Its threat, by which the automatic plan goes: declared offence or printed losses, might and boost included (5.3).
    pub threat: u16,
    /// What it would cost unanswered now: wards, armor and what the card does on success included.
    pub cost: u16,
    /// Without opposition.
    pub unopposed: bool,
    /// The cards of the hand that may answer it, each once.
    pub answers: Vec<Reply>,
}

/// A card that may answer an attack.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Reply {
    /// The card.
    pub card: Key,
    /// Its name.
    pub name: Name,
    /// What it is.
    pub kind: Kind,
    /// Its defensive value, or 0.
    pub dv: u8,
    /// Its offensive value, or 0.
    pub ov: u8,
    /// How many copies are in hand.
    pub copies: u8,
    /// The points that would still be lost, wards, armor and statics aside: by this the automatic plan goes (5.3).
    pub left: Left,
    /// What the attack would cost now with this answer: wards, armor and what the card does on success included.
    pub cost: u16,
    /// It passes the attack on.
    pub passes: bool,
}

/// How the automatic plan is made (5.2, `guard`).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Guard<'g> {
    /// Instances below this stay unanswered unless lethal.
    pub least: u16,
    /// No Destructive cards are used. Lethal instances add Spontaneous and Mystical ones alone.
    pub defend_only: bool,
    /// Cards that are used against lethal instances only.
    pub saved: &'g [Key],
}

/// The instances against a player in the present window, with their answers.
#[must_use]
pub fn threats(pool: &Pool, state: &State, seat: Seat) -> Vec<Threat> {
    let late = state.rest == Rest::Redirect;
    let Some(volley) = state.volley.as_ref().filter(|volley| volley.plans.duty(seat).is_some()) else {
        return Vec::new();
    };
    volley
        .against(seat, late)
        .into_iter()
        .filter_map(|at| threat(Legal::new(pool, state), volley, seat, at, late))
        .collect()
}

/// What all instances against a player in the present window cost together if none is answered.
#[must_use]
pub fn together(pool: &Pool, state: &State, seat: Seat) -> u16 {
    let late = state.rest == Rest::Redirect;
    let Some(volley) = state.volley.as_ref().filter(|volley| volley.plans.duty(seat).is_some()) else {
        return 0;
    };
    let attacks = volley.against(seat, late).into_iter().filter_map(|at| {
        let instance = volley.instances.get(usize::from(at))?;
        volley.attacks.get(usize::from(instance.attack))
    });
    Legal::new(pool, state).cost_together(volley.by, attacks, seat)
}

fn threat(legal: Legal<'_>, volley: &Volley, seat: Seat, at: u8, late: bool) -> Option<Threat> {
    let instance = volley.instances.get(usize::from(at))?;
    let attack = volley.attacks.get(usize::from(instance.attack))?;
    let face = legal.pool.face(attack.card);
    let side = legal.state.side(seat);
    let answers = side
        .kinds()
        .filter(|card| legal.fits(seat, *card, volley, attack, late).is_ok())
        .map(|card| {
            let own = legal.pool.face(card);
            Reply {
                card: own.key,
                name: own.name,
                kind: own.kind,
                dv: own.dv.unwrap_or(0),
                ov: own.ov,
                copies: u8::try_from(side.holds(card)).unwrap_or(u8::MAX),
                left: legal.left(volley.by, attack, seat, card),
                cost: legal.cost(volley.by, attack, seat, Some(card)),
                passes: legal.redirects(card),
            }
        })
        .collect();
    Some(Threat {
        at,
        card: face.key,
        name: face.name,
        threat: legal.threat(attack, volley.by, seat),
        cost: legal.cost(volley.by, attack, seat, None),
        unopposed: attack.unopposed,
        answers,
    })
}

/// The answers of the automatic plan (5.3): numbers of instances, from 0, with cards.
#[must_use]
pub fn answers(threats: &[Threat], total: u16, guard: Guard<'_>) -> Vec<(u8, Key)> {
    let mut order: Vec<&Threat> = threats.iter().filter(|threat| !threat.unopposed).collect();
    order.sort_by_key(|threat| std::cmp::Reverse(threat.threat));
    let mut used: Vec<Key> = Vec::new();
    let mut v = total;
    let mut all = Vec::new();
    for threat in order {
        match best(threat, v, &used, guard) {
            Some(reply) => {
                v = v.saturating_sub(reply.left.at(v));
                used.push(reply.card);
                all.push((threat.at, reply.card));
            }
            None => v = v.saturating_sub(threat.threat),
        }
    }
    all.sort_unstable_by_key(|(at, _)| *at);
    all
}

/// The best answer to one instance, if one is worth it.
fn best<'t>(threat: &'t Threat, v: u16, used: &[Key], guard: Guard<'_>) -> Option<&'t Reply> {
    let lethal = threat.threat >= v;
    if threat.threat < guard.least && !lethal {
        return None;
    }
    let may = |reply: &&Reply| {
        let spent = used.iter().filter(|card| **card == reply.card).count();
        let kind = match reply.kind {
            Kind::Defend => true,
            Kind::Destructive => !guard.defend_only,
            _ => lethal,
        };
        kind && !reply.passes
            && spent < usize::from(reply.copies)
            && (lethal || !guard.saved.contains(&reply.card))
    };
    let rank = |kind: Kind| match kind {
        Kind::Defend => 0,
        Kind::Destructive => 1,
        Kind::Spontaneous => 2,
        _ => 3,
    };
    let reply = threat
        .answers
        .iter()
        .filter(may)
        .min_by_key(|reply| (reply.left.at(v), rank(reply.kind), reply.dv, reply.ov, reply.card))?;
    let saved = threat.threat.saturating_sub(reply.left.at(v));
    let least = if guard.least <= 1 { 1 } else { 2 };
    (lethal || saved >= least).then_some(reply)
}

/// The plan of `guard(4)` against these instances, which time gives a player (CHAOS-12.18).
#[must_use]
pub fn default_plan(pool: &Pool, state: &State, seat: Seat, threats: &[Threat]) -> Plan {
    let side = state.side(seat);
    let saved: Vec<Key> = side.saved.iter().map(|card| pool.key(*card)).collect();
    let guard = Guard { least: 4, defend_only: false, saved: &saved };
    let answers = answers(threats, side.total, guard);
    Plan {
        answers: answers.into_iter().filter_map(|(at, key)| Some((at, pool.find(key)?, None))).collect(),
        order: threats.iter().map(|threat| threat.at).collect(),
        drops: Vec::new(),
    }
}
