//! What always holds while somebody is asked, and from one question to the next (part 7).
//!
//! Each invariant by its number, and where it is asked: of a position (`check`, in `places`, `worth`, `sequence`), of a step
//! (`check_step`, in `steps`), or elsewhere: by the property suite over all games, by tests that name what they show, or by
//! a type or one function through which everything goes, so that nothing wrong can be written down.
//!
//! | number | what | asked |
//! | --- | --- | --- |
//! | 01 | every card in one place; the number of a deck's cards is constant | position; step |
//! | 02 | no zone holds two; five of each kind; ARMs count as Unified | position; rows of five places are a type |
//! | 03 | hand, deck and piles hold their owner's cards | position |
//! | 04 | no Warrior at 0, no Warlord at its most, while somebody is asked; one end | position; step |
//! | 05 | damage, AP, counters within their bounds | position; Cool Downs and counters are unsigned |
//! | 06 | pierced for good; nothing behind the Veil before | step; position |
//! | 07 | one is active; turns and phases in order; the first turn | step; position; the active player is a type |
//! | 08 | Conscriptions and attacks within what is allowed | step; position |
//! | 09 | Fortified cards in foreign turns, Unified ones in the own | position |
//! | 10 | a Fortified card was set in an earlier own turn | position; step |
//! | 11 | a Sequence that resolves never grows | step |
//! | 12 | it resolves from the top | step |
//! | 13 | what cannot be answered is not negated | position |
//! | 14 | a Direct Negate aims at what it answers | position |
//! | 15 | costs are paid as worked out, and not given back | `tests::costs`, `tests::sequence`; asking and paying work them out by one function |
//! | 16 | an opponent is asked first | step |
//! | 17 | it resolves when all passed in a row | position; `tests::sequence` |
//! | 18 | which cards' statics are in force | `sight::force` gathers no others; `tests::statics` |
//! | 19 | valuing twice gives the same | position |
//! | 20 | a static that is gone leaves no trace | values are worked out from nothing; `tests::statics` |
//! | 21 | with the oldest lock no keyword is left | `sight::evaluate`; `tests::sequence` |
//! | 22 | a Holy Counter stops one destruction or one damage | step |
//! | 23 | the sums of a battle | step |
//! | 24 | Frostbite ends with its battle | position |
//! | 25 | a Trap Counter has its card; one a zone | position; one place a zone is a type |
//! | 26 | no Token in hand, deck or piles | position |
//! | 27 | Revive not from hand or deck, Conscript not from the field | `engine::run::control` takes cards from nowhere else; `tests::kinds` |
//! | 28 | changes of the game stay, each once | position; step; the list has sixteen places |
//! | 29 | what is void never runs | `engine::pending` makes no item of it; `tests::answers` |
//! | 30 | once-per-turn marks go at the start of a turn | step |
//! | 31 | what is over at the end of a turn | step |
//! | 32 | same seed and inputs, same bytes; stored and read the same | property suite; `tests::duels` |
//! | 33 | the menu is whole and sound; a refusal changes nothing | property suite; `tests::whole` |
//! | 34 | a question has an answer and a default | position; property suite; playouts by defaults |
//! | 35 | no endless loop | `engine::go_on` counts its steps |
//! | 36 | no turn after Turn Three | step |
//! | 37 | a searched deck keeps its cards, in a new order | step for the number (INV-01); `tests::costs` |
//! | 38 | Plunder leaves the order of the deck | `tests::keywords` |
//! | 39 | a view does not tell what is hidden | property suite (`redraw`) |
//! | 40 | neither do messages and their times | `silence` and the property suite, with ready-made and random decks |
//! | 41 | the judge of decks and the setup agree | `tests::decks`, tests of kits; both read a deck by one function |
//! | 42 | an exact number of targets or none | `tests::triggers` |
//! | 43 | a Warrior keeps its place | step |
//! | 44 | a stolen Warrior stays its owner's | step; position (INV-03) |
//! | 45 | a Warlord's damage is what was told of it | step |
//! | 46 | what lies under a Warrior is in no zone | position |
//! | 47 | statics above others in a batch; keywords as printed | position; `tests::triggers` |
//! | 48 | "each" changes all or none | `tests::wording` |
//! | 49 | an attacker that left deals nothing | `tests::battle` |
//!
//! Those of position and step are falsified one by one in `tests::invariants`.

mod hits;
mod places;
mod sequence;
mod steps;
mod worth;

use crate::{cards::Pool, event::Event, state::State};

/// Checks one position.
///
/// # Errors
/// A sentence for developers that names the broken invariant.
pub fn check(pool: &Pool, state: &State) -> Result<(), String> {
    places::places(pool, state)?;
    worth::numbers(pool, state)?;
    worth::fighters(pool, state)?;
    worth::used(state)?;
    sequence::turns(state)?;
    sequence::items(pool, state)?;
    sequence::windows(state)
}

/// Checks one step: what never goes back, what follows what, and what ends in time.
///
/// # Errors
/// A sentence for developers that names the broken invariant.
pub fn check_step(pool: &Pool, before: &State, events: &[Event], after: &State) -> Result<(), String> {
    steps::kept(pool, before, after)?;
    steps::cards(before, events, after)?;
    steps::order(before, events, after)?;
    steps::conscriptions(pool, before, after)?;
    steps::resolving(before, events, after)?;
    steps::asked_first(before, after)?;
    steps::damage(before, events, after)?;
    hits::sums(events)?;
    hits::holy(before, events, after)?;
    steps::once(before, events, after)?;
    steps::turn_over(before, events, after)?;
    steps::end(events, after)
}

fn broken<T>(number: u8, what: impl std::fmt::Display) -> Result<T, String> {
    Err(format!("INV-{number:02}: {what}"))
}

/// Whether a position that was read names only cards that there are.
///
/// # Errors
/// A sentence that names the first that is none.
pub fn sound(pool: &Pool, state: &State) -> Result<(), String> {
    let faces = pool.faces().count();
    for (at, lying) in state.cards.iter().enumerate() {
        if usize::from(lying.face.0) >= faces {
            return Err(format!("cards: number {at} is no card of this table"));
        }
    }
    let count = state.cards.len();
    for seat in state.seats() {
        let side = state.side(seat);
        let led = [side.warlord, side.veil, side.synergy].into_iter().chain(side.guardian);
        let piles = [&side.deck, &side.hand, &side.discard, &side.erad, &side.essences].into_iter().flatten();
        let field = side.field().chain(side.traps.iter().flatten().copied());
        if let Some(card) = led.chain(piles.copied()).chain(field).find(|card| card.index() >= count) {
            return Err(format!("sides: there is no card {}", card.0));
        }
    }
    let asked = state.asked.iter().flat_map(crate::state::Question::cards);
    let items = state.sequence.iter().map(|item| item.source);
    if let Some(card) = asked.chain(items).find(|card| card.index() >= count) {
        return Err(format!("there is no card {}", card.0));
    }
    Ok(())
}
