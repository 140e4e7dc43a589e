//! How good a view looks, and what an attack comes to: plain arithmetic over what a viewer sees.

use crate::{
    cards::Why,
    event::{Event, Glimpse, Seen},
    moves::Move,
    sight::{Lens, Sight},
    state::{Asked, Card, Strike, Zone},
    view::View,
};
use skald_vocabulary::interface::{DecisionId, Probability, Seat, Viewer};

use skald_toolkit::grammar::{Grammar, Notation};

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
    let command = view.pool.face(table.card(by).face).command;
    let attack = match strike {
        Strike::Warrior => lens.attack(by),
        Strike::Physical => command.pa,
        Strike::Magical => command.ma,
    };
    let mut seen = vec![Event::Attacked(glimpse(by), strike, glimpse(on))];
    match table.warlord_of(on) {
        Some(seat) => seen.push(Event::Wounded(seat, attack, Why::Battle)),
        None => {
            seen.push(Event::Hit(glimpse(on), attack, Why::Battle));
            if strike == Strike::Warrior {
                seen.push(Event::Hit(glimpse(by), lens.attack(on), Why::Battle));
            }
        }
    }
    vec![(Probability::CERTAIN, seen)]
}
