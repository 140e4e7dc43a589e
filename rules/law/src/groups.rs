//! By what a report counts wins: seat, pantheon, and each card of a Skirmish deck; the forms are reported apart.

use super::{
    options::Form,
    setup::Rules,
    state::{Player, State},
};
use skald_vocabulary::interface::{Group, Options, Probability, Seat};

/// How far the share of a pantheon may lie from an even share: 5 %. The trial of section 2.5 found 4 % at the most.
const PANTHEON: Probability = Probability(500);

/// How far the share of a card of a deck may lie from an even share: decks are chosen, and some cards are better.
const CARD: Probability = Probability(1_000);

/// The shares of section 2.5: a greedy program, two seats, the Standard game.
const TOLD: [(&str, u16); 4] = [("greek", 4_600), ("norse", 5_300), ("american", 5_400), ("japanese", 4_800)];

/// The groups of a seat.
pub fn groups(rules: &Rules, state: &State, seat: Seat) -> Vec<Group> {
    let mut all = vec![Group::seat(seat)];
    let Some(player) = state.player(seat) else { return all };
    if let Some(key) = leads(rules, player) {
        let told = TOLD.iter().find(|(name, _)| *name == key.as_str());
        let told = told.filter(|_| rules.form == Form::Standard && rules.setup.seats == 2);
        let told = told.map(|(_, share)| Probability(*share)..=Probability(*share));
        all.push(Group { kind: "pantheon", value: key, tolerance: PANTHEON, told });
    }
    let card =
        |card| Group { kind: "card", value: rules.pool.key(card).to_string(), tolerance: CARD, told: None };
    all.extend(player.built.iter().copied().map(card));
    all
}

/// The word of the pantheon that a player leads.
fn leads(rules: &Rules, player: &Player) -> Option<String> {
    let place = usize::from(player.pantheon?);
    rules.pool.pantheons.get(place).map(|pantheon| pantheon.key.to_string())
}

/// Each form that so many seats can play, apart: a share of one form says nothing of another.
pub fn variants(seats: u8) -> Vec<Options> {
    Form::ALL
        .iter()
        .filter(|(_, form)| *form != Form::Team || seats == 4)
        .map(|(word, _)| Options::default().with("form", word))
        .collect()
}
