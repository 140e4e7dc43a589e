//! Where the hand takes the most on a large board: the part of it around the best place, with what could be taken there.

use skald_rules::law::{CardView, Heat, View};

use super::grid::Stretch;
use super::parts;

/// On every space where a card of the hand would take some: which takes the most, and what it would do there.
pub(super) fn places(view: &View) -> Vec<(&CardView, Heat)> {
    let hand = view.own.iter().flat_map(|own| &own.hand);
    let mut best: Vec<(&CardView, Heat)> = Vec::new();
    for (card, heat) in
        hand.flat_map(|card| skald_rules::law::heat(view, card.key).into_iter().map(move |heat| (card, heat)))
    {
        if heat.captures == 0 {
            continue;
        }
        // Of equals the one without a warning, then the first of the hand.
        let worth = |of: &Heat| (of.captures, !of.warns());
        match best.iter_mut().find(|(_, known)| known.at == heat.at) {
            Some(known) if worth(&heat) > worth(&known.1) => *known = (card, heat),
            Some(_) => {}
            None => best.push((card, heat)),
        }
    }
    best.sort_by_key(|(_, heat)| heat.at);
    best
}

/// The part around the best of these places, the first of equals; none on a board that is shown whole with its numbers.
pub(super) fn part(view: &View, places: &[(&CardView, Heat)]) -> Option<Stretch> {
    let worth = |(_, heat): &&(&CardView, Heat)| (heat.captures, !heat.warns());
    let (_, best) = places.iter().rev().max_by_key(worth)?;
    parts::at(view, best.at)
}
