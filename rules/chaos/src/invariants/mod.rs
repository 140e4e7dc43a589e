//! The invariants of section 7: of one position (here) and of one step (beside).
//!
//! | No. | Held by |
//! |---|---|
//! | 1 | `check_step` (the census of all copies) |
//! | 2, 13, 23, 25, 26, 27, 28, 32 | `check` |
//! | 3, 24 | `check_step` |
//! | 4 to 10, 12, 14, 16 to 22, 26 | `steps` (10: a laid character is not ready, and 8 asks for a ready one) |
//! | 12, wards | scenarios X18 and X19 |
//! | 11 | the types: an instance has room for one answer, and one that passed it on; the census for copies |
//! | 15 | scenarios of CHAOS-14.7 and 14.8: a list of effects leaves no fact of its own |
//! | 17 | `check` and `steps`; `tests/timing.rs` for its independence of hands |
//! | 29, 31 | the property suite of all games (`logs_replay_to_the_state`, `refusals_change_nothing`) |
//! | 30 | `tests/playouts.rs` (redrawn positions), `tests/hidden.rs`, and the property suite |
//! | 32, 33 | `playout::position_faults` (every awaited player has a legal default), `tests/timing.rs` (guards) |
//! | 34 | `tests/playouts.rs` (time always runs out), `tests/timing.rs` (every round is ended at once) |
//! | 35 | `tests/arsenals.rs` |

mod steps;

use self::steps::Step;
use super::{
    cards::{Card, Kind, Mode, Pool},
    event::Event,
    legal::Legal,
    setup::Rules,
    state::{Rest, State},
};

/// Checks one position.
pub fn check(rules: &Rules, state: &State) -> Result<(), String> {
    let pool = &rules.pool;
    let fail = |what: String| Err(what);
    for (seat, side) in state.seats().zip(&state.sides) {
        let down = state.fallen.contains(&seat);
        if (side.total == 0) != down {
            return fail(format!("2: {seat} has {} points, but down is {down}", side.total));
        }
        if state.fallen.iter().filter(|other| **other == seat).count() > 1 {
            return fail(format!("26: {seat} fell twice"));
        }
        if side.out && (!side.hand.is_empty() || !side.arsenal.is_empty() || !side.row.is_empty()) {
            return fail(format!("25: {seat} is out and has cards"));
        }
        if side.out && (!side.nowhere.is_empty() || !side.exile.is_empty() || !side.wards.is_empty()) {
            return fail(format!("25: {seat} is out and has realms"));
        }
        if side.hand.windows(2).any(|pair| pair[0] > pair[1]) {
            return fail(format!("the hand of {seat} is not sorted"));
        }
        if side.brought.windows(2).any(|pair| pair[0] > pair[1]) {
            return fail(format!("what {seat} brought is not sorted"));
        }
        if usize::from(side.top) + usize::from(side.bottom) > 2 * side.arsenal.len() {
            return fail(format!("{seat} knows more of the Arsenal than there is"));
        }
        if let Some(card) = all_of(side).find(|card| usize::from(card.0) >= pool.faces.len()) {
            return fail(format!("{seat} has the card {}, which is none", card.0));
        }
        if let Some(of) = side.row.iter().find(|of| !pool.face(of.card).kind.is_character()) {
            return fail(format!("{} is no character", pool.key(of.card)));
        }
    }
    lasting(pool, state)?;
    volley(pool, state)?;
    rest(state)
}

/// Every copy that lies before a player or is held by one.
pub fn all_of(side: &super::state::Side) -> impl Iterator<Item = Card> + '_ {
    let kept = [&side.hand, &side.arsenal, &side.nowhere, &side.exile];
    let piles = kept.into_iter().chain([&side.removed, &side.buried, &side.scattered]);
    let laid = side.row.iter().map(|of| of.card).chain(side.wards.iter().map(|of| of.card));
    piles.flatten().copied().chain(laid)
}

fn lasting(pool: &Pool, state: &State) -> Result<(), String> {
    for of in &state.lasting {
        // A player may be down for a moment within a step, never between steps.
        let there = pool.face(of.card).assoc.is_none_or(|character| state.side(of.by).has(character));
        if of.by == of.at || !there || state.end.is_none() && (!state.lives(of.by) || !state.lives(of.at)) {
            return Err(format!("23: {} lasts without controller, target or character", pool.key(of.card)));
        }
    }
    Ok(())
}

fn volley(pool: &Pool, state: &State) -> Result<(), String> {
    let Some(volley) = &state.volley else { return Ok(()) };
    let legal = Legal::new(pool, state);
    for of in volley.instances.iter().filter(|of| !of.over && state.end.is_none()) {
        let Some(attack) = volley.attacks.get(usize::from(of.attack)) else {
            return Err("28: an instance has no attack".to_owned());
        };
        if of.target == volley.by || !state.lives(of.target) {
            return Err(format!("25: {} is a target", of.target));
        }
        let mode = if attack.air { Mode::Air } else { Mode::Ground };
        if pool.face(attack.card).kind == Kind::Destructive && legal.immune(of.target, mode) {
            return Err(format!("13: an attack of the wrong mode is aimed at {}", of.target));
        }
        if attack.unopposed && (of.answer.is_some() || of.passed.is_some()) {
            return Err("12: an attack without opposition was answered".to_owned());
        }
    }
    if matches!(state.rest, Rest::Response | Rest::Redirect) {
        let late = state.rest == Rest::Redirect;
        let missing = volley.instances.iter().find(|of| {
            let attack = volley.attacks.get(usize::from(of.attack));
            let opposable = !of.over && of.passed.is_some() == late && attack.is_some_and(|of| !of.unopposed);
            opposable && !volley.plans.asked().any(|seat| seat == of.target)
        });
        if let Some(of) = missing {
            return Err(format!("17: {} is attacked and has no window", of.target));
        }
        for seat in volley.plans.asked() {
            let opposable = volley.instances.iter().any(|of| {
                let attack = volley.attacks.get(usize::from(of.attack));
                of.target == seat && !of.over && attack.is_some_and(|attack| !attack.unopposed)
            });
            if !opposable || !state.lives(seat) {
                return Err(format!("17: {seat} has a window without an attack"));
            }
            let Some(plan) = volley.plans.own(seat) else { continue };
            for (at, card, _) in &plan.answers {
                let instance = volley.instances.get(usize::from(*at));
                if instance.is_none_or(|of| of.target != seat)
                    || plan.binds(*card) > state.side(seat).holds(*card)
                {
                    return Err(format!("32: the plan of {seat} is not legal"));
                }
            }
        }
    }
    Ok(())
}

fn rest(state: &State) -> Result<(), String> {
    let active = state.active();
    let waits = state.rest != Rest::Over;
    if waits && !state.lives(active) {
        return Err(format!("27: it is the round of {active}, who is down"));
    }
    let attacked = matches!(state.rest, Rest::Response | Rest::Redirect);
    if attacked && state.volley.is_none() || state.rest == Rest::Action && state.volley.is_some() {
        return Err("28: the volley does not fit what is awaited".to_owned());
    }
    if state.rest == Rest::Action && state.pending.is_some() {
        return Err("28: an own action is left open".to_owned());
    }
    if (state.rest == Rest::Over) != state.end.is_some() {
        return Err("26: the end and the rest differ".to_owned());
    }
    if let Some(end) = &state.end {
        let named: Vec<_> = end.places.iter().flatten().collect();
        let distinct: std::collections::BTreeSet<_> = named.iter().collect();
        if !named.is_empty() && (named.len() != state.sides.len() || distinct.len() != named.len()) {
            return Err("26: places do not name everybody once".to_owned());
        }
    }
    Ok(())
}

/// Every copy of the game, sorted.
pub fn census(state: &State) -> Vec<Card> {
    let mut all: Vec<Card> = state.sides.iter().flat_map(all_of).collect();
    all.extend(state.lasting.iter().map(|of| of.card));
    if let Some(volley) = &state.volley {
        for attack in volley.attacks.iter().filter(|attack| !attack.over) {
            all.push(attack.card);
            all.extend(attack.boost);
        }
        for of in volley.instances.iter().filter(|of| !of.over) {
            all.extend(of.answer);
            all.extend(of.passed.map(|(_, card)| card));
        }
    }
    if let Some(pending) = &state.pending {
        all.extend(pending.card.filter(|_| !pending.stays));
    }
    all.sort_unstable();
    all
}

/// Checks one step.
pub fn check_step(rules: &Rules, before: &State, events: &[Event], after: &State) -> Result<(), String> {
    if census(before) != census(after) {
        return Err("1: the multiset of cards has changed".to_owned());
    }
    for (seat, (old, new)) in before.seats().zip(before.sides.iter().zip(&after.sides)) {
        if !new.out && new.exile.get(..old.exile.len()) != Some(&old.exile) {
            return Err(format!("24: a card left the Exile Realm of {seat}"));
        }
        let most = Legal::new(&rules.pool, after).hand_max(seat);
        let old_most = Legal::new(&rules.pool, before).hand_max(seat);
        if new.hand.len() > most.max(old.hand.len()).max(old_most) {
            return Err(format!("3: the hand of {seat} has grown to {}", new.hand.len()));
        }
    }
    Step { pool: &rules.pool, before, events, after }.check()
}
