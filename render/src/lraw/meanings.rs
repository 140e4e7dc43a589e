//! What the signs of Legions: Realms at War mean, in sentences.

use skald_rules::interface::Rules as _;
use skald_rules::lraw::cards::{Counter, Kind};
use skald_rules::lraw::state::Card;
use skald_rules::lraw::{Lraw, View};

use super::scene::{COUNTERS, DIM, GAIN, HEART, MAGICAL, PHYSICAL, POINTS, counter, kind, text};
use crate::art::Motif;
use crate::look::color::Color;
use crate::look::emblem::chaos::{DONE, EXILE, HOURGLASS};
use crate::look::emblem::law::{HAND, RESERVE};
use crate::look::emblem::{DECK, GRAVE, WAR, lost as signs, rank};
use crate::look::palette::{FIRE, GOLD, PLATE};
use crate::page::signs::{Known, Sign};
use crate::painter::{Painter, Rect};

/// All signs of the game, the most needed first.
pub(super) fn of(view: &View) -> Vec<Sign<'static>> {
    let mut list: Vec<Sign<'static>> = [
        ((&signs::LIFE, HEART), "picture-lraw-sign-damage", true),
        ((&signs::MELEE, PHYSICAL), "picture-lraw-sign-physical", true),
        ((&signs::MAGIC, MAGICAL), "picture-lraw-sign-magical", true),
    ]
    .into_iter()
    .map(Sign::known)
    .collect();
    list.extend(view.table.sides.first().into_iter().flat_map(|side| {
        let guardian = side.guardian.map(|card| (card, GAIN, "picture-lraw-sign-guardian"));
        let led =
            [(side.veil, GOLD, "picture-lraw-sign-veil"), (side.synergy, GAIN, "picture-lraw-sign-synergy")];
        led.into_iter().chain(guardian).map(|(card, ink, id)| led_by(view, card, ink, text(id)))
    }));
    list.extend(table(view).into_iter().chain(cards()).map(Sign::known));
    list
}

/// What stands in zones and beside Warlords.
fn table(view: &View) -> Vec<Known> {
    let sides = &view.table.sides;
    let lies = |at: usize| view.table.cards.iter().any(|card| card.counters.get(at).is_some_and(|n| *n > 0));
    let traps = sides.iter().any(|side| side.traps.iter().any(Option::is_some));
    let fallen = sides.iter().any(|side| side.lost);
    let mut list: Vec<Known> = vec![
        ((&signs::MANA, POINTS), "picture-lraw-sign-points", true),
        ((kind(Kind::Unified), GOLD), "picture-lraw-sign-unified", true),
        ((kind(Kind::Fortified), GOLD), "picture-lraw-sign-fortified", true),
        ((&EXILE, GOLD), "picture-lraw-sign-erad", true),
    ];
    let ids = ["picture-lraw-sign-holy", "picture-lraw-sign-ale", "picture-lraw-sign-doomsday"];
    list.extend((0..).zip(COUNTERS.into_iter().zip(ids)).map(|(at, (of, id))| (counter(of), id, lies(at))));
    list.extend([
        (counter(Counter::Trap), "picture-lraw-sign-trap", traps),
        ((&HOURGLASS, FIRE), "picture-lraw-sign-turn", true),
        ((&DONE, DIM), "picture-lraw-sign-attacked", true),
        ((&signs::CRAFT, GOLD), "picture-lraw-sign-arm", true),
        ((&RESERVE, GOLD), "picture-lraw-sign-under", true),
        ((&HAND, GOLD), "picture-lraw-sign-hand", true),
        ((&DECK, GOLD), "picture-lraw-sign-deck", true),
        ((&GRAVE, GOLD), "picture-lraw-sign-discard", true),
        ((&GRAVE, DIM), "picture-lraw-sign-fallen", fallen),
        ((&WAR, GOLD), "picture-lraw-sign-battle", true),
    ]);
    list
}

/// What stands on cards in hand, on their faces and beside what is left of a turn.
fn cards() -> Vec<Known> {
    vec![
        ((&signs::LIFE, HEART), "picture-lraw-sign-blood", false),
        ((&signs::MANA, POINTS), "picture-lraw-sign-cost", false),
        ((rank(2), GOLD), "picture-lraw-sign-conscription", false),
        ((kind(Kind::Warrior), GAIN), "picture-lraw-sign-warrior", false),
        ((kind(Kind::Warlord), GOLD), "picture-lraw-sign-warlord", false),
        ((kind(Kind::Veil), GOLD), "picture-lraw-sign-veil-card", false),
        ((kind(Kind::Synergy), GOLD), "picture-lraw-sign-synergy-card", false),
        ((kind(Kind::Guardian), GOLD), "picture-lraw-sign-guardian-card", false),
        ((&HOURGLASS, GOLD), "picture-lraw-sign-cooldown", false),
    ]
}

/// A command card by the emblem of its picture, as it stands on the board.
fn led_by(view: &View, card: Card, ink: Color, says: String) -> Sign<'static> {
    let face = view.pool.face(view.table.card(card).face);
    let (key, sign) = (face.key, kind(face.kind));
    let draw = move |p: &mut Painter, r: Rect| {
        p.one_ink(&Motif { game: Lraw::ID, key: key.as_str(), sign, color: ink }, r, ink, PLATE);
    };
    Sign::drawn(says, draw)
}
