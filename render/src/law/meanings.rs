//! What the signs of a board mean: those that stand on this one, in sentences.

use skald_rules::interface::Say;
use skald_rules::law::cards::{Dominion, Special};
use skald_rules::law::{Form, SpaceView};

use super::scene::{self, Scene, dominion_say, text, words};
use super::signs::{self, ability_word};
use super::stat::{BETTER, WORSE, triangle};
use super::{control, face, marks};
use crate::look::color::Color;
use crate::look::emblem::{DECK, Emblem, GRAVE, law};
use crate::look::palette::{GOLD, INK, PLATE, TITLE};
use crate::page::signs::Sign;
use crate::painter::{Fill, Painter, Rect};

/// A sign that is an emblem.
fn emblem<'a>(of: &'static Emblem, ink: Color, says: String) -> Sign<'a> {
    Sign { draw: Box::new(move |p, r| p.emblem(of, r, Fill::flat(ink), PLATE)), says }
}

/// A sign that is drawn by hand.
fn drawn<'a>(says: &'static str, draw: impl Fn(&mut Painter, Rect) + 'a) -> Sign<'a> {
    Sign { draw: Box::new(draw), says: text(says) }
}

/// All signs that stand on a board and beside it, the most needed first.
pub(super) fn of<'a>(scene: &'a Scene<'_>) -> Vec<Sign<'a>> {
    let spaces = &scene.view.board.spaces;
    let mut list = cards(scene, spaces);
    list.extend(grounds(spaces));
    list.extend(moves(scene));
    list.extend(piles(scene));
    list
}

/// What stands on cards.
fn cards<'a>(scene: &'a Scene<'_>, spaces: &[SpaceView]) -> Vec<Sign<'a>> {
    let lying: Vec<_> = spaces.iter().filter_map(|space| space.stand.as_ref()).collect();
    let mut list = Vec::new();
    if let Some(first) = scene.view.seats.first() {
        let of = control::Control::of(scene, first.seat);
        list.push(drawn("picture-law-sign-owner", move |p, r| control::mark(p, r, &of)));
    }
    if lying.iter().any(|on| on.hidden) {
        list.push(emblem(&DECK, GOLD, text("picture-law-sign-hidden")));
    }
    let changed = |up: bool| {
        lying.iter().flat_map(|on| &on.stats).any(|s| if up { s.now > s.printed } else { s.now < s.printed })
    };
    for (up, ink, id) in
        [(true, BETTER, "picture-law-sign-raised"), (false, WORSE, "picture-law-sign-lowered")]
    {
        if changed(up) {
            list.push(drawn(id, move |p, r| triangle(p, r.cx(), r.cy(), r.w * 0.36, up, ink)));
        }
    }
    let shown: Vec<_> = lying.iter().filter(|on| !on.hidden).filter_map(|on| on.card.as_ref()).collect();
    if !shown.is_empty() {
        list.push(drawn("picture-law-sign-level", |p, r| {
            signs::bars(p, r.cx(), r.y + r.h * 0.15, r.h * 0.7, 3, TITLE);
        }));
    }
    for of in Dominion::ALL.into_iter().filter(|of| shown.iter().any(|card| card.dominion == *of)) {
        let say = Say::new("picture-law-sign-dominion").with("dominion", dominion_say(of));
        list.push(emblem(scene::dominion(of), INK, words(&say)));
    }
    let mut known: Vec<&str> = Vec::new();
    for word in shown.iter().filter_map(|card| card.icon) {
        if !known.contains(&word) {
            known.push(word);
            list.extend(ability(word));
        }
    }
    if lying.iter().any(|on| on.dispelled) {
        list.push(drawn("picture-law-sign-dispelled", |p, r| {
            p.line(&[(r.x, r.y), (r.right(), r.bottom())], 4.0, WORSE);
        }));
    }
    if lying.iter().any(|on| on.plus > 0 || on.minus > 0) {
        list.push(emblem(&law::UP, BETTER, text("picture-law-sign-markers")));
    }
    list
}

/// An ability by its word in files.
fn ability<'a>(word: &str) -> Option<Sign<'a>> {
    let say = Say::new("picture-law-sign-ability").with("ability", text(ability_word(word)));
    Some(emblem(law::ability(word)?, INK, words(&say.with("rule", text(face::rule(word))))))
}

/// What stands on spaces.
fn grounds<'a>(spaces: &[SpaceView]) -> Vec<Sign<'a>> {
    let mut known: Vec<&'static Emblem> = Vec::new();
    let mut list = Vec::new();
    for special in spaces.iter().filter_map(|space| space.special) {
        let of = signs::special_icon(special);
        if known.contains(&of) {
            continue;
        }
        known.push(of);
        let says = match special {
            Special::Dominion(of) => Say::new("picture-law-sign-ground").with("dominion", dominion_say(of)),
            Special::Ability(of) => {
                let word = text(ability_word(of.word()));
                Say::new("picture-law-sign-gift")
                    .with("ability", word)
                    .with("rule", text(face::rule(of.word())))
            }
        };
        list.push(emblem(of, GOLD, words(&says)));
    }
    list
}

/// What the last turn left behind.
fn moves<'a>(scene: &'a Scene<'_>) -> Vec<Sign<'a>> {
    let Some(last) = &scene.view.last else { return Vec::new() };
    let mut list = vec![drawn("picture-law-sign-last", |p, r| {
        p.frame(r, 6.0, 3.0, TITLE);
        p.disc(r.cx(), r.y, 5.0, Fill::flat(TITLE));
    })];
    for (captured, id) in [(true, "picture-law-sign-captured"), (false, "picture-law-sign-held")] {
        if last.blows.iter().any(|blow| blow.captured == captured) {
            list.push(drawn(id, move |p, r| marks::arrow(p, r, captured)));
        }
    }
    list
}

/// What stands in the panels.
fn piles<'a>(scene: &Scene<'_>) -> Vec<Sign<'a>> {
    let form = scene.view.form;
    let mut list = vec![(&law::HAND, "picture-law-sign-hand")];
    if form != Form::Ragnarok {
        list.push((&DECK, "picture-law-sign-deck"));
    }
    if form.led() {
        list.push((&law::RESERVE, "picture-law-sign-reserve"));
        list.push((&law::CAPTURED, "picture-law-sign-prisoners"));
        list.push((&law::VICTORY, "picture-law-sign-points"));
    }
    if !scene.view.underworld.is_empty() {
        list.push((&GRAVE, "picture-law-sign-underworld"));
    }
    list.push((&law::NORTH, "picture-law-sign-north"));
    list.into_iter().map(|(of, id)| emblem(of, GOLD, text(id))).collect()
}
