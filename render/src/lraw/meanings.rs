//! What the signs of a board mean, in sentences.

use skald_rules::lraw::View;
use skald_rules::lraw::cards::{Counter, Kind};

use super::scene::{COUNTERS, DIM, GAIN, HEART, MAGICAL, PHYSICAL, POINTS, counter, kind, text};
use crate::look::color::Color;
use crate::look::emblem::chaos::{DONE, EXILE, HOURGLASS};
use crate::look::emblem::law::{HAND, RESERVE};
use crate::look::emblem::{DECK, Emblem, GRAVE, lost as signs};
use crate::look::palette::{FIRE, GOLD, PLATE};
use crate::page::signs::Sign;
use crate::painter::{Fill, Painter, Rect};

/// All signs of a board, the most needed first.
pub(super) fn of(view: &View) -> Vec<Sign<'static>> {
    let lies = |at: usize| view.table.cards.iter().any(|card| card.counters.get(at).is_some_and(|n| *n > 0));
    let mut list: Vec<((&'static Emblem, Color), &'static str)> = vec![
        ((&signs::LIFE, HEART), "picture-lraw-sign-damage"),
        ((kind(Kind::Veil), GOLD), "picture-lraw-sign-veil"),
        ((&signs::MELEE, PHYSICAL), "picture-lraw-sign-physical"),
        ((&signs::MAGIC, MAGICAL), "picture-lraw-sign-magical"),
        ((kind(Kind::Synergy), GAIN), "picture-lraw-sign-synergy"),
        ((kind(Kind::Guardian), GAIN), "picture-lraw-sign-guardian"),
        ((&signs::MANA, POINTS), "picture-lraw-sign-points"),
        ((kind(Kind::Unified), GOLD), "picture-lraw-sign-unified"),
        ((kind(Kind::Fortified), GOLD), "picture-lraw-sign-fortified"),
        ((&EXILE, GOLD), "picture-lraw-sign-erad"),
    ];
    let ids = ["picture-lraw-sign-holy", "picture-lraw-sign-ale", "picture-lraw-sign-doomsday"];
    for (at, (of, id)) in COUNTERS.into_iter().zip(ids).enumerate() {
        list.extend(lies(at).then_some((counter(of), id)));
    }
    let traps = view.table.sides.iter().any(|side| side.traps.iter().any(Option::is_some));
    list.extend(traps.then_some((counter(Counter::Trap), "picture-lraw-sign-trap")));
    list.extend([
        ((&HOURGLASS, FIRE), "picture-lraw-sign-turn"),
        ((&DONE, DIM), "picture-lraw-sign-attacked"),
        ((&signs::CRAFT, GOLD), "picture-lraw-sign-arm"),
        ((&RESERVE, GOLD), "picture-lraw-sign-under"),
        ((&HAND, GOLD), "picture-lraw-sign-hand"),
        ((&DECK, GOLD), "picture-lraw-sign-deck"),
        ((&GRAVE, GOLD), "picture-lraw-sign-discard"),
    ]);
    list.into_iter().map(|(sign, id)| drawn(sign, text(id))).collect()
}

fn drawn((of, ink): (&'static Emblem, Color), says: String) -> Sign<'static> {
    Sign { draw: Box::new(move |p: &mut Painter, r: Rect| p.emblem(of, r, Fill::flat(ink), PLATE)), says }
}
