//! What lies beside the zones, card by card.

use skald_rules::interface::Say;

use super::super::lots::{Lot, Pile};
use super::super::scene::{Place, Scene, text};
use super::super::status;
use crate::page::told::{Told, end_stop};
use crate::twin::Twin;

/// The piles of these players in words.
pub(in crate::lraw) fn piles(scene: &Scene<'_>, lots: &[Lot]) -> Told {
    let mut twin = Twin::new();
    let mut alt = vec![end_stop(text("picture-lraw-piles"))];
    for (seat, piles) in lots {
        twin.heading(&scene.name(*seat, Place::Message));
        for say in piles.iter().flat_map(|pile| told(scene, pile)) {
            twin.line(end_stop(scene.say(&say, Place::Message)));
        }
        let short = |pile: &Pile| {
            let say = Say::new("twin-lraw-pile-sum").with("title", pile.title.clone()).with("n", pile.sum());
            scene.say(&say, Place::Alt)
        };
        let sums: Vec<String> = piles.iter().map(short).collect();
        alt.push(end_stop(format!("{}: {}", scene.name(*seat, Place::Alt), sums.join(", "))));
    }
    Told::new(alt.join(" "), twin)
}

/// A pile: what is known of it by name, and how many others there are.
fn told(scene: &Scene<'_>, pile: &Pile) -> Vec<Say> {
    let with = |id, n: usize| Say::new(id).with("title", pile.title.clone()).with("n", n);
    let list: Vec<Say> = pile.cards.iter().map(|card| status::card(scene, *card)).collect();
    let known = (!list.is_empty()).then(|| with("twin-lraw-pile", list.len()).with("list", list));
    let others = (pile.unknown > 0).then(|| with("twin-lraw-pile-unknown", pile.unknown));
    known.into_iter().chain(others).collect()
}
