//! A heat map and a threat view in words.

use std::sync::Arc;

use skald_rules::interface::Say;
use skald_rules::law::{CardView, Heat, Threat};

use crate::law::heat as drawn;
use crate::law::scene::{Scene, number, text, words};
use crate::page::told::Told;

/// What a card would do on one space.
fn heat_say(heat: &Heat) -> Say {
    let line =
        Say::new("twin-law-heat").with("space", heat.at.shown()).with("count", u32::from(heat.captures));
    let mut notes = Vec::new();
    if heat.modifier != 0 {
        let sign = if heat.modifier > 0 { "+" } else { "" };
        let by = format!("{sign}{}", number(heat.modifier));
        notes.push(Say::new("twin-law-heat-modifier").with("by", by));
    }
    if heat.replaces {
        notes.push(Say::new("twin-law-heat-replaces"));
    }
    if heat.dispelled {
        notes.push(Say::new("twin-law-heat-dispelled"));
    }
    if heat.cursed > 0 {
        notes.push(Say::new("twin-law-heat-cursed").with("count", u32::from(heat.cursed)));
    }
    if heat.lost {
        notes.push(Say::new("twin-law-heat-lost"));
    }
    if notes.is_empty() { line } else { Say::new("twin-law-noted").with("line", line).with("notes", notes) }
}

/// A heat map: alt text and twin. What would be on the `others`, which the picture has no room for, stands beside it.
pub(in crate::law) fn heat(card: &CardView, list: &[Heat], others: &[Heat]) -> Told {
    let lines: Vec<String> = list.iter().map(|heat| words(&heat_say(heat))).collect();
    let mut told = spoken(&drawn::title(card), &drawn::line(card, list), lines);
    told.beside.extend(elsewhere(others));
    told
}

/// Places that are not in the picture by what they would take, those with the most first.
fn elsewhere(others: &[Heat]) -> Option<String> {
    let mut takes: Vec<u8> = others.iter().map(|heat| heat.captures).collect();
    takes.sort_unstable_by(|a, b| b.cmp(a));
    takes.dedup();
    let places = |takes: u8| -> Vec<Arc<str>> {
        let some = others.iter().filter(|heat| heat.captures == takes);
        some.map(|heat| heat.at.shown().into()).collect()
    };
    let part = |takes: u8| {
        Say::new("picture-law-heat-take").with("count", u32::from(takes)).with("places", places(takes))
    };
    let parts: Vec<Say> = takes.into_iter().map(part).collect();
    (!parts.is_empty()).then(|| words(&Say::new("picture-law-heat-elsewhere").with("parts", parts)))
}

/// Where the hand takes the most: alt text and twin.
pub(in crate::law) fn best(list: &[&(&CardView, Heat)]) -> Told {
    let line = |(card, heat): &&(&CardView, Heat)| {
        let say = Say::new("twin-law-best").with("card", card.name.clone());
        words(&say.with("line", heat_say(heat)))
    };
    spoken(&text("picture-law-best"), &text("picture-law-best-line"), list.iter().map(line).collect())
}

/// A threat view: alt text and twin.
pub(in crate::law) fn threats(scene: &Scene<'_>, list: &[Threat]) -> Told {
    let lines = list.iter().map(|threat| {
        let spaces = &scene.view.board.spaces;
        let stand = spaces.iter().find(|space| space.label == threat.at).and_then(|s| s.stand.as_ref());
        let name = stand.and_then(|on| on.card.as_ref()).map(|card| card.name.clone()).unwrap_or_default();
        let sides: Vec<String> =
            threat.open.iter().map(|stat| format!("{}{}", stat.dir.letter(), number(stat.now))).collect();
        words(
            &Say::new("twin-law-threat")
                .with("card", name)
                .with("space", threat.at.shown())
                .with("sides", sides.join(" ")),
        )
    });
    let line = drawn::threat_line(list);
    Told::list(&text("picture-law-threats"), &line, lines.collect()).saying(vec![line.clone()])
}

/// The title and the line stand in the message beside the picture.
pub(super) fn spoken(title: &str, line: &str, lines: Vec<String>) -> Told {
    let beside = vec![format!("**{title}**"), line.to_owned()];
    Told::list(title, line, lines).saying(beside)
}
