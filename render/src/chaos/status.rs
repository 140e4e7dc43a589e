//! What the table waits for, in a sentence and as a bar; and what headers say.

use skald_rules::chaos::{AttackView, Phase, VolleyView};
use skald_rules::interface::Say;

use super::scene::{Scene, text, words};
use crate::look::emblem::chaos::HOURGLASS;
use crate::look::emblem::rank;
use crate::look::palette::{GOLD, TITLE};
use crate::page::bar::{self, Header, Status};
use crate::painter::{Fill, Painter, Rect};

/// A header: a title, the round and the cycle.
pub(super) fn header(scene: &Scene<'_>, title: &'static str) -> Header {
    Header::new(text(title), words(&round(scene)))
}

/// The round and the cycle.
pub(super) fn round(scene: &Scene<'_>) -> Say {
    Say::new("picture-chaos-round").with("round", scene.view.round).with("cycle", scene.view.cycle)
}

/// What the table waits for, as one sentence.
pub(super) fn say(scene: &Scene<'_>) -> Say {
    let view = scene.view;
    if view.ended.is_some() {
        let first = scene.first().to_vec();
        let id = match first.len() {
            0 => "picture-chaos-won-nobody",
            1 => "picture-chaos-won",
            _ => "picture-chaos-shared",
        };
        return Say::new(id).with("names", first);
    }
    match view.phase {
        Phase::Action => Say::new("picture-chaos-action").with("name", view.active),
        Phase::Answers => Say::new("picture-chaos-answers")
            .with("what", attacked(scene))
            .with("names", view.awaited.clone())
            .with("by", view.active),
        Phase::PassedOn => {
            Say::new("picture-chaos-passed").with("what", attacked(scene)).with("names", view.awaited.clone())
        }
        Phase::Choice => match &view.playing {
            Some(card) => {
                Say::new("picture-chaos-choice-of").with("name", view.active).with("card", card.name)
            }
            None => Say::new("picture-chaos-choice").with("name", view.active),
        },
        Phase::Over => Say::new("picture-chaos-won-nobody"),
    }
}

/// What is to be answered: up to two by their cards, more by how many there are.
fn attacked(scene: &Scene<'_>) -> Say {
    let view = scene.view;
    let of = |volley: &VolleyView| -> Vec<u8> {
        let asked = volley.instances.iter().filter(|of| !of.over && view.awaited.contains(&of.target));
        let passed = asked.filter(|of| view.phase != Phase::PassedOn || of.passed.is_some());
        let mut some: Vec<u8> = passed.map(|of| of.attack).collect();
        some.sort_unstable();
        some.dedup();
        some
    };
    let attacks: Vec<&AttackView> = view
        .volley
        .iter()
        .flat_map(|volley| of(volley).into_iter().filter_map(|at| volley.attacks.get(usize::from(at))))
        .collect();
    match attacks.as_slice() {
        [] => Say::new("picture-chaos-attack"),
        [_] | [_, _] => {
            let card = |of: &&AttackView| Say::new("chaos-name").with("name", of.card.name);
            Say::new("picture-chaos-attack-cards").with("cards", attacks.iter().map(card).collect::<Vec<_>>())
        }
        more => Say::new("picture-chaos-attacks").with("count", more.len()),
    }
}

/// The same for the picture, where many names become a count.
fn short(scene: &Scene<'_>) -> Say {
    let view = scene.view;
    let many = view.awaited.len();
    match view.phase {
        Phase::Answers | Phase::PassedOn if many > 2 && view.ended.is_none() => {
            Say::new("picture-chaos-answers-many").with("what", attacked(scene)).with("count", many)
        }
        _ => say(scene),
    }
}

/// Draws what the table waits for as a bar in the colour of whoever is waited for alone.
pub(super) fn draw(p: &mut Painter, scene: &Scene<'_>, r: Rect) {
    let view = scene.view;
    let over = view.ended.is_some();
    let some = if over { scene.first() } else { view.awaited.as_slice() };
    let asked = if some.len() == 1 { some } else { &[] };
    let says = short(scene);
    let sign = if over { (rank(13), Fill::down(TITLE, GOLD)) } else { (&HOURGLASS, Fill::flat(TITLE)) };
    bar::status(p, scene, r, &Status { asked, says: &says, second: None, sign: Some(sign) });
}
