//! How good a view looks, and what an attack comes to: plain arithmetic over what a viewer sees.

use crate::{
    cards::Why,
    event::{Event, Glimpse, Seen},
    moves::Move,
    sight::{Lens, Sight},
    state::{Asked, Card, Zone},
    view::View,
};
use skald_vocabulary::interface::{DecisionId, Probability, Seat, Viewer};

use skald_toolkit::grammar::{GrammarExt, Notation};

use crate::{ask, ask::Answers, engine::Act};

/// What a card of the hand is worth, in points of damage.
const HAND: i32 = 2;
/// What a card that lies on the field beside the Warriors is worth.
const LYING: i32 = 2;

/// How good a view looks for a seat: the damage that others still bear less one's own, attack on the field, cards.
#[must_use]
pub fn value(view: &View, seat: Seat) -> i32 {
    let sight = Sight::of(&view.pool, &view.table);
    let lens = Lens { pool: &view.pool, state: &view.table, sight: &sight };
    let others: Vec<i32> =
        view.table.seats().filter(|other| *other != seat).map(|other| worth(lens, other)).collect();
    let count = crate::sight::count(others.len()).max(1);
    worth(lens, seat) - others.iter().sum::<i32>() / count
}

fn worth(lens: Lens<'_>, seat: Seat) -> i32 {
    let side = lens.state.side(seat);
    if side.lost {
        return -1000;
    }
    let fighters: i32 = side.cards(Zone::Warrior).map(|card| lens.attack(card)).sum();
    let lying = side.cards(Zone::Unified).chain(side.cards(Zone::Fortified)).count();
    let left = lens.dcm(seat) - side.damage;
    2 * left
        + 3 * fighters
        + HAND * crate::sight::count(side.hand.len())
        + LYING * crate::sight::count(lying)
        + side.ap / 3
}

/// What an attack does if nobody answers it (4.1): both numbers, and the damage on a Warlord.
#[must_use]
pub fn forecast(view: &View, at: DecisionId, with: &Move) -> Vec<(Probability, Vec<Seen>)> {
    let table = &view.table;
    let asked = table.asked.as_ref().filter(|asked| {
        matches!(asked.what, Asked::Main)
            && view.who == Viewer::Seat(asked.seat)
            && ask::rows::id(table) == at
    });
    let Some(_) = asked else { return Vec::new() };
    let answers = Answers::new(&view.pool, table);
    let Ok(Act::Attack(by, strike, on, ..)) = answers.read(&with.words()) else { return Vec::new() };
    let lens = answers.lens();
    let glimpse = |card: Card| {
        let lying = table.card(card);
        Glimpse { face: Some(lying.face), side: lying.side, at: lying.at }
    };
    let mut seen = vec![Event::Attacked(glimpse(by), strike, glimpse(on))];
    match table.warlord_of(on) {
        Some(seat) => {
            let damage = lens.wound(seat, lens.strength(by, strike));
            seen.extend((damage > 0).then_some(Event::Wounded(seat, damage, Why::Battle)));
        }
        None => {
            let clash = lens.clash(by, strike, on);
            let sides = [by, on].map(|card| table.card(card).side);
            for (at, card) in [(1, on), (0, by)] {
                let hit = clash.hits[at];
                let fallen = clash.frozen && clash.left[at] == 0;
                seen.extend((hit.stopped() > 0).then(|| Event::Spared(glimpse(card), hit)));
                seen.extend((hit.taken > 0).then(|| Event::Hit(glimpse(card), hit.taken, Why::Battle)));
                seen.extend(fallen.then(|| Event::Destroyed(glimpse(card), Why::Battle)));
            }
            // Both deal to the other's Warlord, Rampage of both before Retaliate.
            let beyond = [clash.rampage, clash.retaliate].into_iter();
            for (n, seat) in beyond.flat_map(|[first, second]| [(first, sides[1]), (second, sides[0])]) {
                let wound = (n > 0).then(|| lens.wound(seat, n)).filter(|n| *n > 0);
                seen.extend(wound.map(|n| Event::Wounded(seat, n, Why::Effect)));
            }
        }
    }
    vec![(Probability::CERTAIN, seen)]
}
