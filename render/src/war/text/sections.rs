//! The sections that several twins share: question, players, battlefield, Legends, last turns.

use skald_rules::interface::Say;
use skald_rules::war::{CardView, LegendPlace, LyingView};

use super::lines::{active_line, card_name, cards, lying, seat_line, support_line, turn_line, turn_say};
use crate::twin::Twin;
use crate::war::banner;
use crate::war::scene::{Place, Scene, words};

pub(super) fn title(scene: &Scene<'_>, twin: &mut Twin) {
    let title = words(&Say::new("picture-war-title"));
    twin.heading(&format!("{title} · {}", words(&turn_line(scene))));
}

pub(super) fn asked(scene: &Scene<'_>, twin: &mut Twin) {
    let view = scene.view;
    twin.line(banner::status(scene, Place::Message));
    if let Some(q) = &view.question {
        twin.line(banner::question(scene, q, Place::Message));
        let text = Say::new("twin-war-rules-text").with("ability", q.ability).with("text", q.text);
        twin.line(scene.say(&text, Place::Message));
        let targets: Vec<Say> = q.targets.iter().map(|k| target(scene, k.as_str())).collect();
        if !targets.is_empty() {
            twin.line(scene.say(&Say::new("twin-war-targets").with("cards", targets), Place::Message));
        }
    }
    for q in &view.queue {
        let say = Say::new("twin-war-queue").with("name", q.seat).with("card", q.card.name);
        twin.line(scene.say(&say, Place::Message));
    }
}

/// A target by its key: a seat's letter or a visible card's id.
pub(super) fn target(scene: &Scene<'_>, key: &str) -> Say {
    let view = scene.view;
    for seat in &view.seats {
        if seat.seat.key().as_str() == key {
            return Say::new("twin-war-order").with("order", seat.seat);
        }
    }
    let active = view.seats.iter().filter_map(|s| s.active.as_ref()).map(|a| &a.card);
    let support = view.seats.iter().flat_map(|s| s.support.iter().map(|s| &s.card));
    let own = view.own.iter().flat_map(|o| &o.looking);
    active
        .chain(support)
        .chain(&view.graveyard)
        .chain(own)
        .find(|c| c.key.as_str() == key)
        .map_or_else(|| Say::new("twin-war-order").with("order", key), card_name)
}

pub(super) fn players(scene: &Scene<'_>, twin: &mut Twin) {
    let say = |s: &Say| scene.say(s, Place::Message);
    twin.heading(&words(&Say::new("twin-war-players")));
    for seat in &scene.view.seats {
        twin.line(format!("{} {}", scene.look(seat.seat).sign, say(&seat_line(seat))));
        if seat.left {
            twin.line(say(&Say::new("twin-war-seat-left").with("name", seat.seat)));
        }
        if seat.ready {
            twin.line(say(&Say::new("twin-war-seat-ready").with("name", seat.seat)));
        }
        if let Some(active) = &seat.active {
            twin.line(format!("- {}", say(&active_line(active))));
        }
        for s in &seat.support {
            twin.line(format!("- {}", say(&support_line(s))));
        }
    }
}

pub(super) fn battlefield(scene: &Scene<'_>, twin: &mut Twin) {
    let b = &scene.view.battle;
    if b.stake == 0 {
        return;
    }
    let say = |s: &Say| scene.say(s, Place::Message);
    twin.heading(&say(&Say::new("twin-war-battle")));
    twin.line(say(&Say::new("twin-war-battle-stake").with("count", b.stake)));
    if b.war > 0 {
        twin.line(say(&Say::new("picture-war-row").with("row", b.war)));
    }
    for seat in &scene.view.seats {
        let theirs: Vec<&LyingView> = b.lying.iter().filter(|l| l.owner == Some(seat.seat)).collect();
        let parts = lying(&theirs);
        if !parts.is_empty() {
            let parts: Vec<String> = parts.iter().map(words).collect();
            let line = Say::new("twin-war-lying-of").with("name", seat.seat).with("what", parts.join("; "));
            twin.line(say(&line));
        }
    }
    let spoils: Vec<CardView> = b.lying.iter().filter(|l| l.owner.is_none()).filter_map(|l| l.card).collect();
    if !spoils.is_empty() {
        twin.line(say(&Say::new("twin-war-lying-spoils").with("cards", cards(&spoils))));
    }
    if let Some(special) = banner::special(scene, Place::Message) {
        twin.line(special);
    }
}

pub(super) fn legends(scene: &Scene<'_>, twin: &mut Twin) {
    let view = scene.view;
    let say = |s: &Say| scene.say(s, Place::Message);
    twin.heading(&say(&Say::new("twin-war-legends")));
    for l in &view.legends {
        let place = match l.place {
            LegendPlace::Hidden => Say::new("twin-war-legend-hidden"),
            LegendPlace::Active(seat) => Say::new("twin-war-legend-active").with("name", seat),
            LegendPlace::Lying => Say::new("twin-war-legend-lying"),
            LegendPlace::Support(seat) => Say::new("twin-war-legend-support").with("name", seat),
            LegendPlace::Graveyard => Say::new("twin-war-legend-dead"),
        };
        twin.line(say(&Say::new("twin-war-legend")
            .with("card", l.card.name)
            .with("level", l.card.level)
            .with("used", if l.card.used { "yes" } else { "no" })
            .with("place", place)));
    }
    twin.line(say(&if view.graveyard.is_empty() {
        Say::new("twin-war-graveyard-none")
    } else {
        Say::new("twin-war-graveyard").with("cards", cards(&view.graveyard))
    }));
    if !view.boxed.is_empty() {
        twin.line(say(&Say::new("twin-war-boxed").with("cards", cards(&view.boxed))));
    }
    if view.boxed_unseen > 0 {
        twin.line(say(&Say::new("twin-war-boxed-unseen").with("count", view.boxed_unseen)));
    }
    twin.line(say(&match &view.coin {
        None => Say::new("twin-war-coin-none"),
        Some(c) => Say::new(if c.fire { "twin-war-coin-fire" } else { "twin-war-coin-skull" })
            .with("turn", c.turn)
            .with("name", c.seat)
            .with("card", c.card.name),
    }));
}

pub(super) fn turns(scene: &Scene<'_>, twin: &mut Twin) {
    if scene.view.strip.is_empty() {
        return;
    }
    twin.heading(&words(&Say::new("twin-war-turns")));
    for t in scene.view.strip.iter().rev() {
        twin.line(scene.say(&turn_say(t), Place::Message));
    }
}
