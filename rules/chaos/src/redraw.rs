//! Dealing anew what a viewer cannot know: a position that is possible for what the viewer sees, and a function of it.

use std::sync::Arc;

use super::{
    cards::{Card, FEWEST, Pool},
    invariants::all_of,
    state::{Glimpse, Rest, Side, State},
    volley::{Plan, Prefer},
};
use skald_vocabulary::{
    chance::{Chance, shuffle},
    interface::{Seat, Viewer},
};

/// The position with everything that `who` does not see dealt anew.
#[must_use]
pub fn redraw(pool: &Pool, state: &State, who: Viewer, dice: &mut dyn Chance) -> State {
    let mut new = state.clone();
    if who == Viewer::Everyone {
        return new;
    }
    // Whoever looks at a hand to take a card of it knows that hand.
    let looked = looked_at(state).filter(|(by, _)| who.knows(*by)).map(|(_, of)| of);
    for seat in state.seats() {
        if who.knows(seat) {
            own(&mut new, seat, dice);
        } else {
            foreign(pool, &mut new, state, seat, looked == Some(seat), dice);
        }
    }
    if let Some(volley) = &mut new.volley {
        let instances: Vec<(Seat, bool, bool)> =
            volley.instances.iter().map(|of| (of.target, of.passed.is_some(), of.over)).collect();
        let late = state.rest == Rest::Redirect;
        volley.plans = std::mem::take(&mut volley.plans).redraw(who, |seat| Plan {
            order: (0_u8..)
                .zip(&instances)
                .filter(|(_, (target, passed, over))| *target == seat && *passed == late && !over)
                .map(|(at, _)| at)
                .collect(),
            ..Plan::default()
        });
        if !who.knows(volley.by) {
            volley.attacks.iter_mut().for_each(|attack| attack.prefer = Prefer::Silent);
        }
        for (seat, drops) in &mut volley.drops {
            if !who.knows(*seat) {
                drops.clear();
            }
        }
    }
    new
}

/// Who looks at whose hand, while a card is chosen out of it.
fn looked_at(state: &State) -> Option<(Seat, Seat)> {
    let volley = state.volley.as_ref().filter(|_| state.rest == Rest::Choice)?;
    let hit = volley.paused?;
    Some((volley.by, volley.instances.get(usize::from(hit.instance))?.target))
}

/// The own Arsenal: its cards are known, their order is not, but for the ends that the owner knows.
fn own(new: &mut State, seat: Seat, dice: &mut dyn Chance) {
    let side = new.side_mut(seat);
    let size = side.arsenal.len();
    let bottom = usize::from(side.bottom).min(size);
    let top = usize::from(side.top).min(size - bottom);
    if let Some(middle) = side.arsenal.get_mut(bottom..size - top) {
        middle.sort_unstable();
        shuffle(dice, "redraw", middle);
    }
}

/// Somebody else's hand, Arsenal, and what was removed face-down: any cards that the Warrior may have.
fn foreign(pool: &Pool, new: &mut State, state: &State, seat: Seat, looked: bool, dice: &mut dyn Chance) {
    let side = state.side(seat);
    let hand = if looked { 0 } else { side.hand.len() };
    let (arsenal, buried) = (side.arsenal.len(), (side.buried.len(), side.scattered.len()));
    let mut bag = bag(pool, state, seat, looked);
    shuffle(dice, "redraw", &mut bag);
    let whole: Vec<Card> = pool.usable(side.hero).collect();
    // A bag that is too small, as after many cards were taken, is filled up with any card of the Warrior.
    let mut next = bag.into_iter().chain(whole.into_iter().cycle());
    let mut take = |count: usize| -> Vec<Card> { next.by_ref().take(count).collect() };
    let (mut cards, pile) = (take(hand), take(arsenal));
    let (mut below, mut scattered) = (take(buried.0), take(buried.1));
    scattered.sort_unstable();
    cards.sort_unstable();
    below.sort_unstable();
    let glimpses = side
        .glimpses
        .iter()
        .map(|glimpse| {
            let mut any: Vec<Card> = pool.usable(state.side(glimpse.of).hero).collect();
            shuffle(dice, "redraw", &mut any);
            let mut cards: Vec<Card> = any.into_iter().cycle().take(glimpse.cards.len()).collect();
            cards.sort_unstable();
            Glimpse { cards, ..glimpse.clone() }
        })
        .collect();
    let side = new.side_mut(seat);
    if !looked {
        side.hand = cards;
    }
    (side.arsenal, side.buried, side.scattered, side.glimpses) = (pile, below, scattered, glimpses);
    (side.top, side.bottom) = (0, 0);
    (side.saved, side.discards) = (Vec::new(), Vec::new());
    side.brought = brought(pool, side);
}

/// A legal Arsenal out of which the cards of a side can have come, filled up with others of the Warrior.
fn brought(pool: &Pool, side: &Side) -> Arc<[Card]> {
    let held: Vec<Card> = all_of(side).collect();
    let mut copies: Vec<(Card, usize, usize)> = pool
        .usable(side.hero)
        .map(|card| {
            let limit = usize::from(pool.face(card).reservoir.limit());
            (card, held.iter().filter(|other| **other == card).count().min(limit), limit)
        })
        .collect();
    let fewest = usize::try_from(FEWEST).unwrap_or(0);
    let mut missing = fewest.saturating_sub(copies.iter().map(|(_, count, _)| *count).sum());
    for (_, count, limit) in &mut copies {
        let more = missing.min(*limit - *count);
        *count += more;
        missing -= more;
    }
    copies.into_iter().flat_map(|(card, count, _)| std::iter::repeat_n(card, count)).collect()
}

/// The copies that a player may still hold unseen: what the Warrior may have, less what is in sight.
fn bag(pool: &Pool, state: &State, seat: Seat, looked: bool) -> Vec<Card> {
    let side = state.side(seat);
    let mut seen: Vec<Card> = side.nowhere.clone();
    seen.extend(&side.exile);
    seen.extend(&side.removed);
    seen.extend(side.row.iter().map(|of| of.card));
    seen.extend(side.wards.iter().map(|of| of.card));
    seen.extend(state.lasting.iter().filter(|of| of.by == seat).map(|of| of.card));
    if looked {
        seen.extend(&side.hand);
    }
    let mut bag = Vec::new();
    for card in pool.usable(side.hero) {
        let limit = usize::from(pool.face(card).reservoir.limit());
        let visible = seen.iter().filter(|other| **other == card).count();
        bag.extend(std::iter::repeat_n(card, limit.saturating_sub(visible)));
    }
    bag
}
