//! What everybody may read: board, digest, result, and the printed face of a card.

use skald_rules::interface::Say;
use skald_rules::war::Stage;
use skald_rules::war::cards::{Face, Mode};

use super::lines::{active_line, cards, record, seat_line, support_line, turn_line};
use super::sections::{asked, battlefield, legends, players, title, turns};
use crate::page::told::{self, Told, end_stop};
use crate::twin::Twin;
use crate::war::scene::{Place, Scene, words};
use crate::war::{banner, panels};

/// The board in words.
pub(in crate::war) fn board(scene: &Scene<'_>) -> Told {
    let mut twin = Twin::new();
    title(scene, &mut twin);
    asked(scene, &mut twin);
    players(scene, &mut twin);
    battlefield(scene, &mut twin);
    legends(scene, &mut twin);
    turns(scene, &mut twin);
    Told::new(board_short(scene), twin).saying(caption(scene))
}

/// What stands in the message beside a picture: the deck, the turn, and how the last one went. Who is asked, and what, the
/// message says itself.
pub(super) fn caption(scene: &Scene<'_>) -> Vec<String> {
    let mut parts = vec![panels::deck(scene), words(&turn_line(scene))];
    if matches!(scene.view.stage, Stage::Between | Stage::Over) {
        parts.push(banner::status(scene, Place::Message));
    }
    vec![end_stop(parts.join(" · "))]
}

/// Turn, question, then each player.
fn board_short(scene: &Scene<'_>) -> String {
    let view = scene.view;
    let mut parts = vec![format!("{}: {}.", words(&Say::new("picture-war-title")), words(&turn_line(scene)))];
    parts.push(end_stop(banner::status(scene, Place::Alt)));
    if let Some(q) = &view.question {
        parts.push(banner::question(scene, q, Place::Alt));
    }
    if let Some(special) = banner::special(scene, Place::Alt) {
        parts.push(end_stop(special));
    }
    for seat in &view.seats {
        parts.push(scene.say(&seat_line(seat), Place::Alt));
        if let Some(active) = &seat.active {
            parts.push(scene.say(&active_line(active), Place::Alt));
        }
        parts.extend(seat.support.iter().map(|s| scene.say(&support_line(s), Place::Alt)));
    }
    if view.battle.stake > 0 {
        parts.push(words(&Say::new("twin-war-battle-stake").with("count", view.battle.stake)));
    }
    if !view.graveyard.is_empty() {
        parts.push(words(&Say::new("twin-war-graveyard").with("cards", cards(&view.graveyard))));
    }
    parts.join(" ")
}

fn sample_say(scene: &Scene<'_>, turn: u32, counts: &[u8]) -> Say {
    let counts: Vec<Say> = scene
        .view
        .seats
        .iter()
        .filter_map(|s| counts.get(s.seat.index()).map(|c| (s.seat, *c)))
        .map(|(seat, count)| Say::new("twin-war-count").with("name", seat).with("count", count))
        .collect();
    Say::new("twin-war-curve").with("turn", turn).with("counts", counts)
}

/// A digest in words: the lines, the counts at a few moments, the next question.
pub(in crate::war) fn digest(scene: &Scene<'_>, lines: &[String]) -> Told {
    let mut twin = Twin::new();
    title(scene, &mut twin);
    twin.bullets(lines.iter().cloned());
    twin.heading(&words(&Say::new("picture-war-digest-curve")));
    let curve = &scene.view.curve;
    let step = curve.len().div_ceil(12).max(1);
    for (i, sample) in curve.iter().enumerate() {
        if i % step == 0 || i + 1 == curve.len() {
            twin.line(scene.say(&sample_say(scene, sample.turn, &sample.cards), Place::Message));
        }
    }
    turns(scene, &mut twin);
    twin.heading(&words(&Say::new("picture-war-next")));
    asked(scene, &mut twin);
    Told::new(digest_short(scene, lines), twin)
}

fn digest_short(scene: &Scene<'_>, lines: &[String]) -> String {
    let mut parts = vec![format!("{}.", words(&turn_line(scene)))];
    parts.extend(lines.iter().map(|l| end_stop(l.clone())));
    for seat in &scene.view.seats {
        parts.push(scene.say(&seat_line(seat), Place::Alt));
    }
    parts.push(end_stop(banner::status(scene, Place::Alt)));
    parts.join(" ")
}

fn place_lines(scene: &Scene<'_>, place: Place) -> Vec<String> {
    let say = |number, names| Say::new("twin-war-place").with("place", number).with("names", names);
    told::places(scene, say, place)
}

/// The end in words.
pub(in crate::war) fn result(scene: &Scene<'_>) -> Told {
    let mut twin = Twin::new();
    title(scene, &mut twin);
    twin.line(end_stop(banner::outcome(scene, Place::Message)));
    twin.line(banner::why(scene, Place::Message));
    for line in place_lines(scene, Place::Message) {
        twin.line(line);
    }
    players(scene, &mut twin);
    for seat in &scene.view.seats {
        twin.line(scene.say(&record(seat), Place::Message));
    }
    legends(scene, &mut twin);
    turns(scene, &mut twin);
    Told::new(result_short(scene), twin)
}

fn result_short(scene: &Scene<'_>) -> String {
    let mut parts = vec![end_stop(banner::outcome(scene, Place::Alt)), banner::why(scene, Place::Alt)];
    parts.push(format!("{}.", words(&turn_line(scene))));
    parts.extend(place_lines(scene, Place::Alt).into_iter().map(end_stop));
    parts.extend(scene.view.seats.iter().map(|s| scene.say(&record(s), Place::Alt)));
    parts.join(" ")
}

/// A card's face in words: alt text and twin.
pub(in crate::war) fn card(face: &Face) -> Told {
    let kind = if face.legend.is_some() { "picture-war-legend" } else { "picture-war-warrior" };
    let level = words(&Say::new("picture-war-level").with("level", face.level));
    let mut lines = Vec::new();
    if let Some(legend) = &face.legend {
        lines.push(words(
            &Say::new("twin-war-rules-text").with("ability", legend.ability).with("text", legend.text),
        ));
        let mode = match legend.mode {
            Mode::Instant => "picture-war-mode-instant",
            Mode::Deploy => "picture-war-mode-deploy",
        };
        lines.push(format!("{}.", words(&Say::new(mode))));
        lines.push(words(&Say::new("picture-war-first-free")));
    } else if face.level == 1 {
        lines.push(words(&Say::new("picture-war-kingslayer")));
    } else if face.level == 13 {
        lines.push(words(&Say::new("picture-war-high-king")));
    }
    let head = format!("{} · {} · {level}", face.name, words(&Say::new(kind)));
    Told::sheet(&head, lines)
}
