//! What one player alone may read: the hand with what can be done now and why not, the own set cards, what is known of others.

use skald_rules::interface::{Say, Seat};
use skald_rules::lraw::ask::{Answers, Held};
use skald_rules::lraw::state::mark;

use super::cards::says;
use crate::Notes;
use crate::lraw::own::known;
use crate::lraw::scene::{Place, Scene, kind_words, text, words};
use crate::lraw::{hand, status};
use crate::page::told::{self, Told, end_stop};
use crate::twin::Twin;

/// The private picture in words.
pub(in crate::lraw) fn private(scene: &Scene<'_>, seat: Seat, notes: &Notes) -> Told {
    let sees = Answers::new(&scene.view.pool, &scene.view.table).sees(seat);
    let (held, set) = sees.held.split_at(sees.hand.min(sees.held.len()));
    let mut twin = Twin::new();
    twin.heading(&text("picture-lraw-title"));
    let place = status::own_place(scene);
    let beside: Vec<String> = place.iter().map(|say| end_stop(scene.say(say, Place::Message))).collect();
    beside.iter().for_each(|line| twin.line(line.clone()));
    let [conscriptions, attackers, points, blood] = sees.left;
    let left = Say::new("twin-lraw-left")
        .with("n", conscriptions)
        .with("attackers", attackers)
        .with("points", points)
        .with("blood", blood);
    twin.line(words(&left));
    let mut alt: Vec<String> = place.iter().map(|say| end_stop(scene.say(say, Place::Alt))).collect();
    alt.push(words(&left));
    for (id, cards) in [("twin-lraw-hand", held), ("twin-lraw-set", set)] {
        if cards.is_empty() {
            continue;
        }
        twin.heading(&text(id));
        cards.iter().for_each(|of| twin.line(line(scene, of)));
        let names: Vec<String> = cards.iter().map(|of| short(scene, of)).collect();
        alt.push(end_stop(format!("{}: {}", text(id), names.join(", "))));
    }
    let aside = &scene.side(seat).aside.cards;
    if scene.view.table.siding.is_some() && !aside.is_empty() {
        twin.heading(&text("picture-lraw-aside"));
        twin.bullets(aside.iter().map(|card| scene.view.pool.face(*card).name.to_string()));
    }
    for say in known(scene) {
        twin.line(end_stop(scene.say(&say, Place::Message)));
        alt.push(end_stop(scene.say(&say, Place::Alt)));
    }
    told::options(&mut twin, notes);
    told::orders(&mut twin, notes);
    Told::new(alt.join(" "), twin).saying(beside)
}

/// A card in a word or two: its name, and whether it can do something.
fn short(scene: &Scene<'_>, of: &Held) -> String {
    let name = scene.face(of.card).name;
    if of.able { words(&Say::new("twin-lraw-able").with("card", name)) } else { name.to_string() }
}

/// A card in full.
fn line(scene: &Scene<'_>, of: &Held) -> String {
    let face = scene.face(of.card);
    let now = match (&of.why, of.able) {
        (_, true) => hand::able(of),
        (Some(why), false) => why.clone(),
        (None, false) => Say::new("picture-lraw-waits"),
    };
    let (blood, points) = of.prices;
    let price = |id: &'static str, n: Option<i32>| n.map(|n| words(&Say::new(id).with("n", i64::from(n))));
    let mut parts = vec![kind_words(face)];
    parts.extend(scene.lying(of.card).has(mark::SHOWN).then(|| text("twin-lraw-shown")));
    parts.extend(
        face.kind.warrior().then(|| words(&Say::new("twin-lraw-attack").with("n", i64::from(face.attack)))),
    );
    parts.extend(price("twin-lraw-costs-blood", blood));
    parts.extend(price("twin-lraw-costs-points", points));
    let said = says(&scene.view.pool, face).join(" ");
    let line = format!("- **{}** ({}). {} *{}*", face.name, parts.join(", "), said, end_stop(words(&now)));
    line.replace(".  *", ". *")
}
