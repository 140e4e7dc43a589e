//! By what a report counts wins: seat, place in the order of rounds, Warrior, starter, and each card of the Arsenal.

use super::{
    cards::Pool,
    kits::{self, Arsenal},
    options::Terms,
    state::{Side, State},
};
use skald_vocabulary::interface::{Group, Probability, Seat};

/// How far shares of Warriors, starters, cards and places may lie from an even share: as far as the specification's own
/// (2.17), which reach from 0.10 below to 0.10 above.
const TOLERANCE: Probability = Probability(1_000);

/// The shares of section 2.17 for the starters, in hundredths of a per cent: in duels, and with four players.
const TOLD: [(&str, u16, u16); 7] = [
    ("craziie_farmer", 4_700, 2_600),
    ("yipee", 5_500, 1_700),
    ("vyolett", 4_700, 3_000),
    ("ghoast", 5_600, 2_100),
    ("jeni", 4_900, 2_100),
    ("fli_bi", 4_100, 3_500),
    ("diezel", 5_400, 2_500),
];

/// The groups of a seat.
pub fn groups(pool: &Pool, terms: &Terms, state: &State, seat: Seat) -> Vec<Group> {
    let group = |kind, value: String, told: Option<Probability>| {
        let told = told.map(|share| share..=share);
        Group { kind, value, tolerance: TOLERANCE, told }
    };
    let side = state.side(seat);
    let mut all = vec![Group::seat(seat)];
    // What the specification tells was measured with the usual options, and with its own starters alone.
    let usual = terms.percent == 100
        && terms.storm == 0
        && !terms.one_volley
        && !terms.first_skips_draw
        && terms.edition.version == 1;
    if let Some(place) = state.order.iter().position(|other| *other == seat) {
        let told =
            (usual && state.count() == 2).then_some(Probability(if place == 0 { 5_900 } else { 4_100 }));
        all.push(group("place", (place + 1).to_string(), told));
    }
    let warrior = pool.warrior(side.hero);
    let starter = is_starter(pool, terms, side, &warrior.id);
    let told = if usual && starter { told(&warrior.id, state.count()) } else { None };
    all.push(group("warrior", warrior.id.to_string(), told));
    if starter {
        all.push(group("starter", warrior.id.to_string(), told));
    }
    let mut cards = side.brought.to_vec();
    cards.sort_unstable();
    cards.dedup();
    all.extend(cards.into_iter().map(|card| group("card", pool.face(card).id.to_string(), None)));
    all
}

fn told(warrior: &str, seats: u8) -> Option<Probability> {
    let (_, duel, four) = TOLD.iter().find(|(id, ..)| *id == warrior)?;
    match seats {
        2 => Some(Probability(*duel)),
        4 => Some(Probability(*four)),
        _ => None,
    }
}

/// Whether a side brought the starter of its Warrior, card by card.
fn is_starter(pool: &Pool, terms: &Terms, side: &Side, warrior: &str) -> bool {
    let list = terms.edition.starters.iter().find(|(id, _)| *id == warrior).map(|(_, list)| *list);
    let starter = list.and_then(|list| kits::check(pool, list).ok());
    starter.is_some_and(|starter| starter.arsenal.cards == Arsenal::of(side.hero, &side.brought).cards)
}
