//! What the signs of War mean, in sentences.

use skald_rules::interface::Say;
use skald_rules::war::{LegendPlace, View};

use super::scene::words;
use crate::look::color::Color;
use crate::look::emblem::{ARMY, COIN_FIRE, COIN_SKULL, DECK, Emblem, GRAVE, USED, WAR, rank};
use crate::look::palette::{BONE, FIRE, GOLD, INK, TITLE};
use crate::page::signs::Sign;

/// All signs of the game, the most needed first.
pub(super) fn of(view: &View) -> Vec<Sign<'static>> {
    let legends = || view.legends.iter();
    let dead = legends().any(|legend| legend.place == LegendPlace::Graveyard);
    let out = view.seats.iter().any(|seat| seat.out);
    let wars = view.strip.iter().any(|turn| turn.wars > 0) || view.battle.stake > 0;
    let kings = view.strip.iter().any(|turn| turn.kingslayer);
    let known: [(&'static Emblem, Color, &'static str, bool); 10] = [
        (&DECK, GOLD, "picture-war-sign-deck", true),
        (&ARMY, GOLD, "picture-war-sign-army", true),
        (rank(13), TITLE, "picture-war-sign-won", true),
        (&WAR, INK, "picture-war-sign-war", wars),
        (&USED, FIRE, "picture-war-sign-used", legends().any(|legend| legend.card.used)),
        (&COIN_FIRE, FIRE, "picture-war-sign-fire", true),
        (&COIN_SKULL, BONE, "picture-war-sign-skull", true),
        (&GRAVE, BONE, "picture-war-sign-graveyard", dead || !view.graveyard.is_empty()),
        (&GRAVE, INK, "picture-war-sign-out", out),
        (rank(1), FIRE, "picture-war-sign-kingslayer", kings),
    ];
    let sign = |(of, ink, id, here)| Sign::emblem(of, ink, words(&Say::new(id))).here(here);
    known.into_iter().map(sign).collect()
}
