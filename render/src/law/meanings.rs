//! What the signs of Legends At War mean, in sentences.

use skald_rules::interface::Say;
use skald_rules::law::cards::{Dominion, Special};
use skald_rules::law::{Form, SpaceView, StandView, View};

use super::scene::{self, dominion_say, text, words};
use super::signs::{self, ability_word};
use super::stat::{BETTER, WORSE, triangle};
use super::{control, face, marks};
use crate::look::emblem::{DECK, GRAVE, law};
use crate::look::palette::{GOLD, INK, TITLE};
use crate::page::signs::Sign;
use crate::painter::{Fill, Painter, Rect};

/// All signs of the game, the most needed first.
pub(super) fn of(view: &View) -> Vec<Sign<'static>> {
    let spaces = &view.board.spaces;
    let mut list = numbers(spaces);
    list.extend(moves(view));
    list.extend(piles(view));
    list.extend(dominions(spaces));
    list.extend(abilities(spaces));
    list.extend(pantheons());
    list
}

/// A sign that is drawn by hand, and whether it stands on the board now.
fn drawn(id: &'static str, here: bool, draw: impl Fn(&mut Painter, Rect) + 'static) -> Sign<'static> {
    Sign::drawn(text(id), draw).here(here)
}

/// The cards that lie on spaces.
fn lying(spaces: &[SpaceView]) -> impl Iterator<Item = &StandView> {
    spaces.iter().filter_map(|space| space.stand.as_ref())
}

/// What stands on every card.
fn numbers(spaces: &[SpaceView]) -> Vec<Sign<'static>> {
    let changed = |up: bool| {
        lying(spaces).flat_map(|on| &on.stats).any(|s| if up { s.now > s.printed } else { s.now < s.printed })
    };
    let any = |is: fn(&StandView) -> bool| lying(spaces).any(is);
    let of = control::Control::first();
    vec![
        drawn("picture-law-sign-owner", any(|_| true), move |p, r| control::mark(p, r, &of)),
        drawn("picture-law-sign-level", any(|on| !on.hidden), |p, r| {
            signs::bars(p, r.cx(), r.y + r.h * 0.15, r.h * 0.7, 3, TITLE);
        }),
        drawn("picture-law-sign-raised", changed(true), |p, r| {
            triangle(p, r.cx(), r.cy(), r.w * 0.36, true, BETTER);
        }),
        drawn("picture-law-sign-lowered", changed(false), |p, r| {
            triangle(p, r.cx(), r.cy(), r.w * 0.36, false, WORSE);
        }),
        Sign::emblem(&DECK, GOLD, text("picture-law-sign-hidden")).here(any(|on| on.hidden)),
        drawn("picture-law-sign-dispelled", any(|on| on.dispelled), |p, r| {
            p.line(&[(r.x, r.y), (r.right(), r.bottom())], 4.0, WORSE);
        }),
        Sign::emblem(&law::UP, BETTER, text("picture-law-sign-markers"))
            .here(any(|on| on.plus > 0 || on.minus > 0)),
        Sign::emblem(&law::DOWN, WORSE, text("picture-law-sign-less")).here(false),
    ]
}

/// The dominions, of cards and of spaces.
fn dominions(spaces: &[SpaceView]) -> Vec<Sign<'static>> {
    let shown = |of: Dominion| {
        lying(spaces)
            .filter(|on| !on.hidden)
            .any(|on| on.card.as_ref().is_some_and(|card| card.dominion == of))
    };
    let ground = |of: Dominion| spaces.iter().any(|space| space.special == Some(Special::Dominion(of)));
    let both = |of: Dominion| {
        let sign = |id, ink, here| {
            let say = Say::new(id).with("dominion", dominion_say(of));
            Sign::emblem(scene::dominion(of), ink, words(&say)).here(here)
        };
        [sign("picture-law-sign-dominion", INK, shown(of)), sign("picture-law-sign-ground", GOLD, ground(of))]
    };
    Dominion::ALL.into_iter().flat_map(both).collect()
}

/// The abilities of cards, and of spaces that give them.
fn abilities(spaces: &[SpaceView]) -> Vec<Sign<'static>> {
    let shown = |word: &str| {
        let icon = |on: &StandView| on.card.as_ref().and_then(|card| card.icon);
        let given = spaces
            .iter()
            .any(|space| matches!(space.special, Some(Special::Ability(of)) if of.word() == word));
        given || lying(spaces).filter(|on| !on.hidden).any(|on| icon(on) == Some(word))
    };
    let sign = |word: &'static str| {
        let say = Say::new("picture-law-sign-ability").with("ability", text(ability_word(word)));
        let says = words(&say.with("rule", text(face::rule(word))));
        Some(Sign::emblem(law::ability(word)?, INK, says).here(shown(word)))
    };
    let mut list: Vec<Sign<'static>> = law::ability_words().filter_map(sign).collect();
    let gives = |space: &SpaceView| matches!(space.special, Some(Special::Ability(_)));
    if let Some(of) = law::ability("support") {
        let given = text("picture-law-sign-gift");
        list.push(Sign::emblem(of, GOLD, given).here(spaces.iter().any(gives)));
    }
    list
}

/// What the last turn left behind.
fn moves(view: &View) -> Vec<Sign<'static>> {
    let blow =
        |captured: bool| view.last.iter().flat_map(|last| &last.blows).any(|blow| blow.captured == captured);
    vec![
        drawn("picture-law-sign-last", view.last.is_some(), |p, r| {
            p.frame(r, 6.0, 3.0, TITLE);
            p.disc(r.cx(), r.y, 5.0, Fill::flat(TITLE));
        }),
        drawn("picture-law-sign-captured", blow(true), |p, r| marks::arrow(p, r, true)),
        drawn("picture-law-sign-held", blow(false), |p, r| marks::arrow(p, r, false)),
    ]
}

/// What stands in the panels.
fn piles(view: &View) -> Vec<Sign<'static>> {
    let led = view.form.led();
    let known = [
        (&law::HAND, "picture-law-sign-hand", true),
        (&DECK, "picture-law-sign-deck", view.form != Form::Ragnarok),
        (&law::RESERVE, "picture-law-sign-reserve", led),
        (&law::CAPTURED, "picture-law-sign-prisoners", led),
        (&law::VICTORY, "picture-law-sign-points", led),
        (&GRAVE, "picture-law-sign-underworld", !view.underworld.is_empty()),
        (&law::NORTH, "picture-law-sign-north", true),
    ];
    known.into_iter().map(|(of, id, here)| Sign::emblem(of, GOLD, text(id)).here(here)).collect()
}

/// The pantheons, whose signs stand on the faces of their cards and beside whoever leads them.
fn pantheons() -> Vec<Sign<'static>> {
    let sign = |name: &str| {
        let says = words(&Say::new("picture-law-sign-pantheon").with("pantheon", name.to_owned()));
        Some(Sign::emblem(law::pantheon(name)?, GOLD, says).here(false))
    };
    face::pantheon_names().filter_map(sign).collect()
}
