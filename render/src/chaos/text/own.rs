//! What one player alone may read. What the table waits for stands on the board: here it would be out of date with every
//! move.

use skald_rules::chaos::{FaceView, HandCard, OwnView, Use};
use skald_rules::interface::Say;

use super::lines::{copies, names, seat};
use super::public::{attacks, options};
use crate::Notes;
use crate::chaos::hints;
use crate::chaos::scene::{Place, Scene, kind_word, mode, reservoir, text, words};
use crate::chaos::threat::replies;
use crate::page::told::{self, Told, end_stop, joined};
use crate::twin::Twin;

/// The values of a card: mode, offence, what is added, defence.
pub(super) fn values(of: &FaceView) -> Vec<Say> {
    let mut list = Vec::new();
    if let Some(of) = of.mode {
        list.push(Say::new("twin-chaos-word").with("text", mode(of).1));
    }
    if of.ov > 0 {
        let id = if of.might > 0 { "twin-chaos-ov-might" } else { "twin-chaos-ov" };
        list.push(Say::new(id).with("count", of.ov).with("more", of.might));
    }
    if let Some(dv) = of.dv {
        list.push(Say::new("twin-chaos-dv").with("count", dv));
    }
    list
}

fn card(of: &HandCard) -> Say {
    let face = &of.face;
    let mut marks = vec![Say::new("twin-chaos-word").with("text", kind_word(face.card.kind))];
    if let Some(user) = &face.assoc {
        marks.push(Say::new("picture-chaos-used-by").with("card", user.name));
    }
    marks.extend(values(face));
    marks.push(Say::new("twin-chaos-word").with("text", reservoir(face.reservoir).1));
    if of.locked > 0 {
        marks.push(Say::new("picture-chaos-in-plan").with("count", of.locked));
    }
    Say::new("twin-chaos-card")
        .with("card", copies(usize::from(of.copies), face.card.name))
        .with("marks", marks)
}

fn hand(scene: &Scene<'_>, own: &OwnView, twin: &mut Twin) {
    let asked = !own.threats.is_empty();
    for (good, heading) in [
        (Use::Now, if asked { "picture-chaos-use-answer-now" } else { "picture-chaos-use-now" }),
        (Use::Answer, "picture-chaos-use-answer"),
        (Use::Not, "picture-chaos-use-not"),
    ] {
        let cards: Vec<&HandCard> = own.hand.iter().filter(|c| c.good == good).collect();
        if cards.is_empty() {
            continue;
        }
        twin.heading(&text(heading));
        for of in cards {
            let mut line = end_stop(scene.say(&card(of), Place::Message));
            if !of.face.text.is_empty() {
                line = format!("{line} {}", end_stop(of.face.text.to_string()));
            }
            if let Some(why) = of.why.as_ref().filter(|_| good == Use::Not) {
                line = format!("{line} ({})", scene.say(&why.say(), Place::Message).trim_end_matches('.'));
            }
            twin.line(format!("- {line}"));
        }
    }
    if own.hand.is_empty() {
        twin.line(text("picture-chaos-hand-empty"));
    }
}

/// What is threatened, countered and open to choose.
fn asked(scene: &Scene<'_>, own: &OwnView) -> Vec<Say> {
    let mut list = Vec::new();
    for of in &own.threats {
        list.push(
            Say::new("twin-chaos-threat")
                .with("number", usize::from(of.at) + 1)
                .with("card", of.name)
                .with("points", u32::from(of.cost)),
        );
        list.push(replies(own, of));
    }
    for (i, (key, _)) in own.counters.iter().enumerate() {
        if let Some(of) = scene.view.lasting.iter().find(|l| l.key == *key) {
            list.push(hints::counter(own, i, of.card.name));
        }
    }
    list.extend(hints::choices(own));
    list.extend(hints::all(scene, own));
    list
}

/// What one player knows, in words.
pub(in crate::chaos) fn private(scene: &Scene<'_>, own: &OwnView, notes: &Notes) -> Told {
    let mut beside = options(scene);
    beside.extend(asked(scene, own).iter().map(|say| end_stop(scene.say(say, Place::Message))));
    beside.extend(told::foretold(notes));
    Told::new(short(scene, own, notes), full(scene, own, notes)).saying(beside)
}

fn full(scene: &Scene<'_>, own: &OwnView, notes: &Notes) -> Twin {
    let say = |s: &Say| scene.say(s, Place::Message);
    let mut twin = Twin::new();
    twin.heading(&text("picture-chaos-yours"));
    for option in &scene.view.options {
        twin.line(words(option));
    }
    if let Some(of) = scene.seat(own.seat) {
        twin.line(joined(scene, &seat(scene, of), Place::Message));
        let left = u32::from(of.total.saturating_sub(4));
        let id = if own.can_buy { "picture-chaos-four" } else { "picture-chaos-four-not" };
        twin.line(end_stop(say(&Say::new(id).with("total", u32::from(of.total)).with("left", left))));
        for seen in &own.glimpses {
            let line = Say::new("twin-chaos-saw").with("name", seen.of).with("round", seen.round);
            twin.line(say(&line.with("cards", names(&seen.cards))));
        }
    }
    for line in asked(scene, own) {
        twin.line(end_stop(say(&line)));
    }
    hand(scene, own, &mut twin);
    told::options(&mut twin, notes);
    told::orders(&mut twin, notes);
    if !own.threats.is_empty() {
        attacks(scene, &mut twin);
    }
    if !own.arsenal.is_empty() {
        twin.heading(&text("twin-chaos-arsenal"));
        let list: Vec<Say> = own.arsenal.iter().map(|c| copies(c.count.into(), c.card.name)).collect();
        twin.line(words(&Say::new("twin-chaos-list").with("list", list)));
    }
    for (cards, id) in [
        (&own.top, "twin-chaos-top"),
        (&own.bottom, "twin-chaos-bottom"),
        (&own.buried, "twin-chaos-buried"),
        (&own.scattered, "twin-chaos-scattered"),
    ] {
        if !cards.is_empty() {
            twin.line(words(&Say::new(id).with("cards", names(cards))));
        }
    }
    twin
}

fn short(scene: &Scene<'_>, own: &OwnView, notes: &Notes) -> String {
    let mut parts = vec![end_stop(text("picture-chaos-yours"))];
    if let Some(of) = scene.seat(own.seat) {
        parts.extend(seat(scene, of).iter().take(2).map(|say| end_stop(scene.say(say, Place::Alt))));
    }
    for line in asked(scene, own) {
        parts.push(end_stop(scene.say(&line, Place::Alt)));
    }
    for (good, id) in [
        (Use::Now, "twin-chaos-short-now"),
        (Use::Answer, "twin-chaos-short-answer"),
        (Use::Not, "twin-chaos-short-not"),
    ] {
        let cards: Vec<Say> = own
            .hand
            .iter()
            .filter(|c| c.good == good)
            .map(|c| copies(usize::from(c.copies), c.face.card.name))
            .collect();
        if !cards.is_empty() {
            parts.push(words(&Say::new(id).with("cards", cards)));
        }
    }
    parts.extend(told::choices(notes));
    parts.join(" ")
}
