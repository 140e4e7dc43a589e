//! What each answer would leave of each attack, and the automatic plan of section 5.3.

use serde::Serialize;

use super::{
    ask::against,
    cards::{Amount, Card, Kind, Pool, Primitive, Trigger, Who},
    legal::Legal,
    state::{Rest, State},
    volley::{Attack, Plan, Volley},
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
    /// What it would cost unanswered (5.3).
    pub threat: u16,
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
    /// The points that would still be lost, wards, armor and statics aside.
    pub left: u16,
    /// It passes the attack on.
    pub passes: bool,
}

/// How the automatic plan is made (5.2, `guard`).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Guard<'g> {
    /// Instances below this stay unanswered unless lethal.
    pub least: u16,
    /// Only Defend cards are used, unless lethal.
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
    against(volley, seat, late)
        .into_iter()
        .filter_map(|at| threat(Legal::new(pool, state), volley, seat, at, late))
        .collect()
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
                left: left(legal, volley.by, attack, seat, card),
                passes: legal.redirects(card),
            }
        })
        .collect();
    Some(Threat {
        at,
        card: face.key,
        name: face.name,
        threat: legal.threat(attack, volley.by, seat),
        unopposed: attack.unopposed,
        answers,
    })
}

/// What an attack would still cost with this answer, wards, armor and statics aside.
#[must_use]
pub fn left(legal: Legal<'_>, by: Seat, attack: &Attack, seat: Seat, card: Card) -> u16 {
    let own = legal.pool.face(card);
    let face = legal.pool.face(attack.card);
    let threat = legal.threat(attack, by, seat);
    let mystical = face.kind == Kind::Mystical;
    let stops = |kind, least| own.kind == kind && own.dv.is_some_and(|dv| dv >= least);
    if mystical && face.stop.is_some_and(|stop| stops(stop.kind, stop.min_dv)) {
        return 0;
    }
    // Of a Mystical attack only the first loss is shaped.
    let first = if mystical { first_loss(legal, attack, by, seat).min(threat) } else { threat };
    let mut x = first;
    let mut most = u16::MAX;
    for effect in own.on(Trigger::Respond).iter().filter(|effect| legal.holds(effect, seat, Some(by))) {
        match effect.act {
            Primitive::Cancel | Primitive::Redirect => return 0,
            Primitive::Reduce(n) => x = x.saturating_sub(u16::from(n)),
            Primitive::Halve => x /= 2,
            Primitive::Floor(n) => most = legal.state.side(seat).total.saturating_sub(u16::from(n)),
            _ => {}
        }
    }
    if !mystical && own.blocks() {
        x = x.saturating_sub(u16::from(own.dv.unwrap_or(0).saturating_sub(attack.pierce)));
    }
    (x + (threat - first)).min(most)
}

fn first_loss(legal: Legal<'_>, attack: &Attack, by: Seat, target: Seat) -> u16 {
    let list = legal.pool.face(attack.card).on(Trigger::Hit);
    let first = list.iter().filter(|effect| legal.holds(effect, by, Some(target))).find_map(|effect| {
        match effect.act {
            Primitive::Drain(n) | Primitive::Lose(Who::Target, Amount::Fixed(n)) => Some(n),
            _ => None,
        }
    });
    first.map_or(0, |n| u16::from(n) + u16::from(attack.power))
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
                v = v.saturating_sub(reply.left);
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
            Kind::Destructive => !guard.defend_only || lethal,
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
        .min_by_key(|reply| (reply.left, rank(reply.kind), reply.dv, reply.ov, reply.card))?;
    let saved = threat.threat.saturating_sub(reply.left);
    let least = if guard.least <= 1 { 1 } else { 2 };
    (lethal || saved >= least).then_some(reply)
}

/// The plan of `guard(4)` against these instances at such a total, which time gives (CHAOS-12.18).
#[must_use]
pub fn default_plan(pool: &Pool, threats: &[Threat], total: u16) -> Plan {
    let guard = Guard { least: 4, defend_only: false, saved: &[] };
    let answers = answers(threats, total, guard);
    Plan {
        answers: answers.into_iter().filter_map(|(at, key)| Some((at, pool.find(key)?, None))).collect(),
        order: threats.iter().map(|threat| threat.at).collect(),
        drops: Vec::new(),
    }
}
