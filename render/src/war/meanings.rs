//! What the signs of a board mean: those that stand on this one, in sentences.

use skald_rules::interface::Say;
use skald_rules::war::{LegendPlace, View};

use super::scene::words;
use crate::look::color::Color;
use crate::look::emblem::{ARMY, COIN_FIRE, COIN_SKULL, DECK, Emblem, GRAVE, USED, WAR};
use crate::look::palette::{BONE, FIRE, GOLD, INK, PLATE};
use crate::page::signs::Sign;
use crate::painter::Fill;

/// All signs that stand on a board, the most needed first.
pub(super) fn of(view: &View) -> Vec<Sign<'static>> {
    let legends = || view.legends.iter();
    let dead = legends().any(|legend| legend.place == LegendPlace::Graveyard);
    let known: [(&'static Emblem, Color, &'static str, bool); 7] = [
        (&DECK, GOLD, "picture-war-sign-deck", true),
        (&ARMY, GOLD, "picture-war-sign-army", true),
        (
            &WAR,
            INK,
            "picture-war-sign-war",
            view.strip.iter().any(|turn| turn.wars > 0) || view.battle.stake > 0,
        ),
        (&USED, FIRE, "picture-war-sign-used", legends().any(|legend| legend.card.used)),
        (&COIN_FIRE, FIRE, "picture-war-sign-fire", true),
        (&COIN_SKULL, BONE, "picture-war-sign-skull", true),
        (&GRAVE, BONE, "picture-war-sign-graveyard", dead || !view.graveyard.is_empty()),
    ];
    let some = known.into_iter().filter(|(.., stands)| *stands);
    some.map(|(of, ink, id, _)| Sign {
        draw: Box::new(move |p, r| p.emblem(of, r, Fill::flat(ink), PLATE)),
        says: words(&Say::new(id)),
    })
    .collect()
}
