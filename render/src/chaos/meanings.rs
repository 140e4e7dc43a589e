//! What the signs of a board mean: those that stand on this one, in sentences.

use skald_rules::chaos::cards::Kind;
use skald_rules::chaos::{SeatView, View};
use skald_rules::interface::Say;

use super::parts::{kind_sign, one_two};
use super::scene::{GAIN, LOSS, kind_word, text, words};
use crate::look::color::Color;
use crate::look::emblem::chaos::{
    AWAY, BOUND, DONE, EXILE, GIVEN, HAND, HOURGLASS, LASTING, NOWHERE, UNOPPOSED, UNREADY, WARD, WING,
};
use crate::look::emblem::{DECK, Emblem, GRAVE, rank};
use crate::look::palette::{FIRE, GOLD, PLATE, QUIET, TITLE};
use crate::page::signs::Sign;
use crate::painter::Fill;

/// A sign that is an emblem, where it stands on the board.
#[derive(Clone, Copy)]
struct Known {
    emblem: &'static Emblem,
    ink: Color,
    id: &'static str,
    stands: bool,
}

/// All signs that stand on a board, the most needed first.
pub(super) fn of(view: &View) -> Vec<Sign<'static>> {
    let mut list: Vec<Sign<'static>> = people(view).into_iter().filter(|of| of.stands).map(emblem).collect();
    let draw = Box::new(|p: &mut _, r| one_two(p, r, true, GOLD));
    list.insert(2, Sign { draw, says: text("picture-chaos-sign-one-two") });
    list.extend(kinds(view));
    list.extend(cards(view).into_iter().filter(|of| of.stands).map(emblem));
    let copies = text("picture-chaos-sign-copies");
    list.push(Sign { draw: Box::new(|p, r| p.emblem(&DECK, r, Fill::flat(QUIET), PLATE)), says: copies });
    list
}

fn emblem(of: Known) -> Sign<'static> {
    Sign { draw: Box::new(move |p, r| p.emblem(of.emblem, r, Fill::flat(of.ink), PLATE)), says: text(of.id) }
}

const fn known(emblem: &'static Emblem, ink: Color, id: &'static str, stands: bool) -> Known {
    Known { emblem, ink, id, stands }
}

/// What stands at people.
fn people(view: &View) -> Vec<Known> {
    let on = view.ended.is_none();
    let any = |is: fn(&SeatView) -> bool| view.seats.iter().any(|seat| !seat.out && is(seat));
    vec![
        known(&HAND, GOLD, "picture-chaos-sign-hand", true),
        known(&DECK, GOLD, "picture-chaos-sign-arsenal", true),
        known(rank(13), TITLE, "picture-chaos-sign-active", on),
        known(&HOURGLASS, FIRE, "picture-chaos-sign-awaited", on && !view.awaited.is_empty()),
        known(&GIVEN, GAIN, "picture-chaos-sign-given", on && !view.given.is_empty()),
        known(&AWAY, QUIET, "picture-chaos-sign-away", any(|seat| seat.away)),
        known(&WING, TITLE, "picture-chaos-sign-flies", any(|seat| seat.flies)),
        known(&HAND, LOSS, "picture-chaos-sign-copycat", any(|seat| seat.copycat)),
        known(&DECK, LOSS, "picture-chaos-sign-stall", any(|seat| seat.stall > 0)),
        known(&NOWHERE, QUIET, "picture-chaos-sign-nowhere", true),
        known(&EXILE, QUIET, "picture-chaos-sign-exile", any(|seat| !seat.exile.is_empty())),
        known(&GRAVE, QUIET, "picture-chaos-sign-out", view.seats.iter().any(|seat| seat.out)),
    ]
}

/// The types of the cards that lie open.
fn kinds(view: &View) -> Vec<Sign<'static>> {
    let rows = view.seats.iter().flat_map(|seat| &seat.row).map(|of| of.card.kind);
    let attacks = view.volley.iter().flat_map(|volley| &volley.attacks).map(|of| of.card.kind);
    let mut some: Vec<Kind> = rows.chain(attacks).collect();
    some.sort_unstable();
    some.dedup();
    let sign = |of: Kind| Sign {
        draw: Box::new(move |p: &mut _, r| kind_sign(p, r, of)),
        says: words(&Say::new("picture-chaos-sign-kind").with("kind", kind_word(of))),
    };
    some.into_iter().map(sign).collect()
}

/// What stands at characters and attacks.
fn cards(view: &View) -> Vec<Known> {
    let characters = || view.seats.iter().flat_map(|seat| &seat.row);
    let warrior = |is: fn(&SeatView) -> bool| view.seats.iter().any(is);
    let attacks = || view.volley.iter().flat_map(|volley| &volley.instances);
    vec![
        known(&UNREADY, FIRE, "picture-chaos-sign-unready", characters().any(|of| !of.ready)),
        known(
            &DONE,
            QUIET,
            "picture-chaos-sign-used",
            characters().any(|of| of.used) || warrior(|seat| seat.warrior_used),
        ),
        known(
            &BOUND,
            LOSS,
            "picture-chaos-sign-bound",
            characters().any(|of| of.bound) || warrior(|seat| seat.warrior_bound),
        ),
        known(&WARD, GAIN, "picture-chaos-sign-ward", warrior(|seat| !seat.wards.is_empty())),
        known(&LASTING, FIRE, "picture-chaos-sign-lasting", !view.lasting.is_empty()),
        known(&UNOPPOSED, LOSS, "picture-chaos-sign-unopposed", attacks().count() > 0),
    ]
}
