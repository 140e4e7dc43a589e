//! What the signs of a board mean, in sentences.

use skald_rules::interface::Rules as _;
use skald_rules::lraw::cards::{Counter, Kind};
use skald_rules::lraw::state::Card;
use skald_rules::lraw::{Lraw, View};

use super::scene::{COUNTERS, DIM, GAIN, HEART, MAGICAL, PHYSICAL, POINTS, counter, kind, text};
use crate::art::Motif;
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
    let mut first: Vec<Sign<'static>> = [
        ((&signs::LIFE, HEART), "picture-lraw-sign-damage"),
        ((&signs::MELEE, PHYSICAL), "picture-lraw-sign-physical"),
        ((&signs::MAGIC, MAGICAL), "picture-lraw-sign-magical"),
    ]
    .into_iter()
    .map(|(sign, id)| drawn(sign, text(id)))
    .collect();
    first.extend(view.table.sides.first().into_iter().flat_map(|side| {
        let guardian = side.guardian.map(|card| (card, GAIN, "picture-lraw-sign-guardian"));
        let led =
            [(side.veil, GOLD, "picture-lraw-sign-veil"), (side.synergy, GAIN, "picture-lraw-sign-synergy")];
        led.into_iter().chain(guardian).map(|(card, ink, id)| led_by(view, card, ink, text(id)))
    }));
    let mut list: Vec<((&'static Emblem, Color), &'static str)> = vec![
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
    first.extend(list.into_iter().map(|(sign, id)| drawn(sign, text(id))));
    first
}

/// A command card by the emblem of its picture, as it stands on the board.
fn led_by(view: &View, card: Card, ink: Color, says: String) -> Sign<'static> {
    let face = view.pool.face(view.table.card(card).face);
    let (key, sign) = (face.key, kind(face.kind));
    let draw = move |p: &mut Painter, r: Rect| {
        p.one_ink(&Motif { game: Lraw::ID, key: key.as_str(), sign, color: ink }, r, ink, PLATE);
    };
    Sign { draw: Box::new(draw), says }
}

fn drawn((of, ink): (&'static Emblem, Color), says: String) -> Sign<'static> {
    Sign { draw: Box::new(move |p: &mut Painter, r: Rect| p.emblem(of, r, Fill::flat(ink), PLATE)), says }
}
