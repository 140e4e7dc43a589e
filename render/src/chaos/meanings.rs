//! What the signs of Legends of Chaos mean, in sentences.

use skald_rules::chaos::cards::{Kind, Mode, Reservoir};
use skald_rules::chaos::{SeatView, View};
use skald_rules::interface::Say;

use super::card::{DEFENCE, OFFENCE};
use super::parts::{AIR_INK, GROUND_INK, kind_sign, mode_badge, one_two, reservoir_badge};
use super::scene::{GAIN, LOSS, NOBODY, kind_word, mode, text, words};
use crate::look::color::Color;
use crate::look::emblem::chaos::{
    AWAY, BOUND, DEFEND, DESTRUCTIVE, DONE, EXILE, GIVEN, HAND, HOURGLASS, IDEA, LASTING, NOWHERE, TRADE,
    UNOPPOSED, UNREADY, WARD, WING,
};
use crate::look::emblem::{COIN_SKULL, DECK, GRAVE, WAR, rank};
use crate::look::palette::{FIRE, GOLD, INK, QUIET, TITLE};
use crate::page::signs::{Known, Sign};

/// All signs of the game, the most needed first.
pub(super) fn of(view: &View) -> Vec<Sign<'static>> {
    let mut list: Vec<Sign<'static>> = people(view).into_iter().map(Sign::known).collect();
    let strokes = Sign::drawn(text("picture-chaos-sign-one-two"), |p, r| one_two(p, r, true, GOLD));
    list.insert(2, strokes);
    list.extend(kinds(view));
    list.extend(cards(view).into_iter().map(Sign::known));
    list.extend(modes());
    list.push(Sign::drawn(text("picture-chaos-sign-copies"), |p, r| {
        reservoir_badge(p, r, Reservoir::Limited);
    }));
    list.extend(hand().into_iter().map(Sign::known));
    list
}

/// What stands at people.
fn people(view: &View) -> Vec<Known> {
    let on = view.ended.is_none();
    let any = |is: fn(&SeatView) -> bool| view.seats.iter().any(|seat| !seat.out && is(seat));
    vec![
        ((&HAND, GOLD), "picture-chaos-sign-hand", true),
        ((&DECK, GOLD), "picture-chaos-sign-arsenal", true),
        ((rank(13), TITLE), "picture-chaos-sign-active", on),
        ((&HOURGLASS, FIRE), "picture-chaos-sign-awaited", on && !view.awaited.is_empty()),
        ((&GIVEN, GAIN), "picture-chaos-sign-given", on && !view.given.is_empty()),
        ((&AWAY, QUIET), "picture-chaos-sign-away", any(|seat| seat.away)),
        ((&WING, TITLE), "picture-chaos-sign-flies", any(|seat| seat.flies)),
        ((&HAND, LOSS), "picture-chaos-sign-copycat", any(|seat| seat.copycat)),
        ((&DECK, LOSS), "picture-chaos-sign-stall", any(|seat| seat.stall > 0)),
        ((&NOWHERE, QUIET), "picture-chaos-sign-nowhere", true),
        ((&EXILE, QUIET), "picture-chaos-sign-exile", any(|seat| !seat.exile.is_empty())),
        ((&GRAVE, QUIET), "picture-chaos-sign-out", view.seats.iter().any(|seat| seat.out)),
        ((&WAR, NOBODY), "picture-chaos-sign-quiet", view.volley.is_none() && view.lasting.is_empty()),
    ]
}

/// The types of the cards; those that lie open stand on the board.
fn kinds(view: &View) -> Vec<Sign<'static>> {
    let rows = view.seats.iter().flat_map(|seat| &seat.row).map(|of| of.card.kind);
    let attacks = view.volley.iter().flat_map(|volley| &volley.attacks).map(|of| of.card.kind);
    let some: Vec<Kind> = rows.chain(attacks).collect();
    let sign = |of: Kind| {
        let says = words(&Say::new("picture-chaos-sign-kind").with("kind", kind_word(of)));
        Sign::drawn(says, move |p, r| kind_sign(p, r, of)).here(some.contains(&of))
    };
    let all =
        [Kind::Sidekick, Kind::Special, Kind::Destructive, Kind::Mystical, Kind::Spontaneous, Kind::Defend];
    all.into_iter().map(sign).collect()
}

/// What stands at characters and attacks.
fn cards(view: &View) -> Vec<Known> {
    let characters = || view.seats.iter().flat_map(|seat| &seat.row);
    let warrior = |is: fn(&SeatView) -> bool| view.seats.iter().any(is);
    let attacks = || view.volley.iter().flat_map(|volley| &volley.instances);
    let used = characters().any(|of| of.used) || warrior(|seat| seat.warrior_used);
    let bound = characters().any(|of| of.bound) || warrior(|seat| seat.warrior_bound);
    vec![
        ((&UNREADY, FIRE), "picture-chaos-sign-unready", characters().any(|of| !of.ready)),
        ((&DONE, QUIET), "picture-chaos-sign-used", used),
        ((&BOUND, LOSS), "picture-chaos-sign-bound", bound),
        ((&WARD, GAIN), "picture-chaos-sign-ward", warrior(|seat| !seat.wards.is_empty())),
        ((&LASTING, FIRE), "picture-chaos-sign-lasting", !view.lasting.is_empty()),
        ((&UNOPPOSED, LOSS), "picture-chaos-sign-unopposed", attacks().count() > 0),
        ((&DEFEND, GAIN), "picture-chaos-sign-held", attacks().count() > 0),
        ((&DONE, QUIET), "picture-chaos-sign-answered", attacks().count() > 0),
    ]
}

/// The ways in which attacks come: by letters on boards and in hands, by pictures on the cards.
fn modes() -> Vec<Sign<'static>> {
    let known = [
        (Mode::Ground, GROUND_INK, "picture-chaos-sign-ground"),
        (Mode::Air, AIR_INK, "picture-chaos-sign-air"),
    ];
    let both = |(of, ink, id): (Mode, Color, &'static str)| {
        let (_, _, picture) = mode(of);
        let badge = Sign::drawn(text(id), move |p, r| mode_badge(p, r, of));
        [badge, Sign::emblem(picture, ink, text(id)).here(false)]
    };
    known.into_iter().flat_map(both).collect()
}

/// What stands on cards in hand and on their faces.
fn hand() -> Vec<Known> {
    vec![
        ((&DESTRUCTIVE, OFFENCE), "picture-chaos-sign-offence", false),
        ((&DEFEND, DEFENCE), "picture-chaos-sign-defence", false),
        ((&DONE, GAIN), "picture-chaos-sign-good", false),
        ((&UNREADY, QUIET), "picture-chaos-sign-not-now", false),
        ((&GIVEN, TITLE), "picture-chaos-sign-locked", false),
        ((&IDEA, TITLE), "picture-chaos-sign-idea", false),
        ((&TRADE, GAIN), "picture-chaos-sign-trade", false),
        ((&COIN_SKULL, INK), "picture-chaos-sign-mortal", false),
    ]
}
