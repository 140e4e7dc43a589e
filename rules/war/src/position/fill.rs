//! Filling up what a written position leaves out: Play Decks, the Box, the queue of questions.

use super::print::placed;
use crate::{
    ask,
    cards::{Card, Cards, Pool},
    engine::Engine,
    setup::Rules,
    state::{Rest, State},
};
use skald_vocabulary::{chance::Still, interface::Seat};

/// What a written position says about a Play Deck that it does not list.
#[derive(Clone, Debug, Default)]
pub struct Wanted {
    /// The deck is listed: nothing is filled up.
    pub listed: bool,
    /// How many drawable cards there shall be.
    pub drawable: Option<usize>,
}

/// Deals Warriors that are named nowhere, in the order of the pool: first to the seats that ask for a number, then in
/// equal shares to the others; what is left goes to the Box unseen.
pub fn decks(pool: &Pool, state: &mut State, wanted: &[Wanted]) -> Result<(), String> {
    let mut free: Vec<Card> =
        state.all.without(placed(state)).without(pool.legends).iter().collect::<Vec<_>>();
    free.reverse();
    for (at, wanted) in wanted.iter().enumerate().filter(|(_, wanted)| !wanted.listed) {
        let Some(side) = state.sides.get_mut(at) else { continue };
        let Some(drawable) = wanted.drawable else { continue };
        let has = usize::from(side.drawable());
        let Some(missing) = drawable.checked_sub(has) else {
            return Err(format!("drawable is {drawable}, but {has} cards are named"));
        };
        if free.len() < missing {
            return Err(format!("{missing} Warriors are wanted, but {} are left", free.len()));
        }
        below(&mut side.deck, free.split_off(free.len() - missing));
    }
    let open: Vec<usize> = wanted
        .iter()
        .enumerate()
        .filter(|(_, wanted)| !wanted.listed && wanted.drawable.is_none())
        .map(|(at, _)| at)
        .collect();
    let share = free.len() / open.len().max(1);
    for at in open {
        let Some(side) = state.sides.get_mut(at) else { continue };
        let from = free.len() - share;
        below(&mut side.deck, free.split_off(from));
    }
    let rest: Cards = state.all.without(placed(state));
    state.unseen = state.unseen.with(rest);
    Ok(())
}

/// Puts cards under a Play Deck, whose last card is its top.
fn below(deck: &mut arrayvec::ArrayVec<Card, 128>, cards: Vec<Card>) {
    let above = std::mem::take(deck);
    deck.extend(cards.into_iter().chain(above).take(128));
}

/// Opens the questions of the battle that a written position shows.
pub fn questions(rules: &Rules, state: &mut State) -> Result<(), String> {
    let (mut dice, mut out) = (Still::default(), Vec::new());
    let mut engine = Engine {
        pool: &rules.pool,
        terms: rules.terms,
        state,
        dice: &mut dice,
        out: &mut out,
        blind: false,
        all_hold: false,
    };
    engine.open_window();
    let asked = (0_u8..)
        .zip(state.window.queue.iter())
        .find(|(_, entry)| ask::may(&rules.pool, state, **entry))
        .map(|(place, _)| place);
    state.window.at = asked.ok_or("cards are active, but no Legend among them may be asked")?;
    state.rest = Rest::Question;
    Ok(())
}

/// Whether any seat has an active card.
pub fn anybody_fights(state: &State) -> bool {
    !state.fighting().is_empty()
}

/// A seat's letter, for messages.
pub fn letter(at: usize) -> String {
    u8::try_from(at).map_or_else(|_| "?".to_owned(), |at| Seat(at).to_string())
}
