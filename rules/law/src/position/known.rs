//! What everybody knows of hands and reserves, as it is written in a position.

use super::{
    schema::Written,
    words::{print_card, read_card, read_seat},
};
use crate::{
    cards::Card,
    setup::Rules,
    state::{Phase, State},
    whereabouts::{Hands, Whereabouts},
};
use skald_vocabulary::interface::Seat;

/// Fills in how many cards everybody knows to have left each reserve. Where a position does not say it, it follows from
/// the reserve until the battle of round 3.
pub fn joined(rules: &Rules, written: &Written, state: &mut State) {
    if !rules.form.led() {
        return;
    }
    let sure = state.round < 3 || matches!(state.phase, Phase::Plans(_) | Phase::Agree { .. });
    for (seat, player) in Seat::all(rules.setup.seats).zip(&mut state.players) {
        let said = written.seat.get(&seat.to_string()).and_then(|seat| seat.joined);
        let count = |level: u8| {
            let of = |card: &Card| rules.pool.face(*card).level == level;
            let own = player.pantheon.into_iter().flat_map(|pantheon| rules.pool.of_pantheon(pantheon));
            let left = player.pile.iter().filter(|card| of(card)).count();
            u8::try_from(own.filter(of).count().saturating_sub(left)).unwrap_or(u8::MAX)
        };
        player.joined = said.unwrap_or(if sure { [count(2), count(3)] } else { [0; 2] });
    }
}

/// What is known of cards after trades, in order of the pool.
///
/// # Errors
/// A sentence.
pub fn whereabouts(rules: &Rules, written: &Written) -> Result<Vec<Whereabouts>, String> {
    let seats = usize::from(rules.setup.seats);
    let mut all: Vec<Whereabouts> = written
        .whereabouts
        .iter()
        .map(|text| read_whereabouts(rules, text, seats))
        .collect::<Result<_, _>>()?;
    all.sort_by_key(|tracked| tracked.card);
    Ok(all)
}

/// What is known of a card after trades.
pub fn print_whereabouts(rules: &Rules, whereabouts: &Whereabouts) -> String {
    let hands = |hands: &Hands| {
        let letters: String = hands.seats().map(|seat| seat.to_string()).collect();
        if letters.is_empty() { "-".to_owned() } else { letters }
    };
    let all = std::iter::once(&whereabouts.public).chain(&whereabouts.seats).map(hands);
    format!("{} {}", print_card(rules, whereabouts.card, Seat(0)), all.collect::<Vec<_>>().join(" "))
}

/// The same, read, for so many seats.
fn read_whereabouts(rules: &Rules, text: &str, seats: usize) -> Result<Whereabouts, String> {
    let hands = |word: &str| -> Result<Hands, String> {
        let letters = word.chars().filter(|sign| *sign != '-').map(|sign| sign.to_string());
        letters
            .map(|letter| read_seat(&letter).map(Hands::of))
            .try_fold(Hands::default(), |all, one| one.map(|one| all.and(one)))
    };
    let words: Vec<&str> = text.split_whitespace().collect();
    let [card, public, rest @ ..] = words.as_slice() else { return Err("CARD HANDS is wanted".to_owned()) };
    if rest.len() != seats {
        return Err(format!("\"{text}\": hands for {seats} seats are wanted"));
    }
    let seats = rest.iter().map(|word| hands(word)).collect::<Result<_, _>>()?;
    Ok(Whereabouts { card: read_card(rules, card, Seat(0))?, public: hands(public)?, seats })
}
