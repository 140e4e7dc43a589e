//! What everybody may read: board, digest and result.

use skald_rules::interface::Say;

use super::lines::{attack, instance, lasting, seat, seat_more, title};
use crate::chaos::changes::Changes;
use crate::chaos::hints::numbers;
use crate::chaos::panel::signed;
use crate::chaos::result::why;
use crate::chaos::scene::{Place, Scene, text, words};
use crate::chaos::status;
use crate::page::told::{Told, end_stop, joined};
use crate::twin::Twin;

/// The most lines of the log that are told (9.1).
const LINES: usize = 5;

/// The open attacks and lasting Mysticals in words.
pub(super) fn attacks(scene: &Scene<'_>, twin: &mut Twin) {
    let view = scene.view;
    if let Some(volley) = view.volley.as_ref().filter(|v| !v.instances.is_empty()) {
        twin.heading(&text("twin-chaos-attacks"));
        for (i, of) in volley.instances.iter().enumerate() {
            twin.line(joined(scene, &instance(scene, volley, i, of), Place::Message));
            let again = i > 0 && volley.instances.get(i - 1).is_some_and(|last| last.attack == of.attack);
            let attack = volley.attacks.get(usize::from(of.attack)).filter(|a| !a.text.is_empty() && !again);
            if let Some(attack) = attack {
                twin.line(format!("- {}", attack.text));
            }
        }
    }
    for (seat, order) in view.volley.iter().flat_map(|v| &v.orders).filter(|(_, order)| !order.is_sorted()) {
        let say = Say::new("twin-chaos-order").with("name", *seat).with("order", numbers(order));
        twin.line(scene.say(&say, Place::Message));
    }
    if !view.lasting.is_empty() {
        twin.heading(&text("twin-chaos-lastings"));
        for of in &view.lasting {
            twin.line(scene.say(&lasting(of), Place::Message));
        }
    }
}

fn players(scene: &Scene<'_>, since: &Changes, twin: &mut Twin) {
    twin.heading(&text("twin-chaos-players"));
    for of in scene.order() {
        let lines = seat(scene, of);
        twin.line(format!("{} {}", scene.look(of.seat).sign, joined(scene, &lines, Place::Message)));
        let change = since.of(of.seat);
        if change != 0 {
            let say = Say::new("twin-chaos-change").with("change", signed(change));
            twin.line(format!("- {}", words(&say)));
        }
        for say in seat_more(scene, of) {
            twin.line(format!("- {}", scene.say(&say, Place::Message)));
        }
    }
}

/// The head of every twin.
pub(super) fn head(scene: &Scene<'_>, twin: &mut Twin) {
    twin.heading(&title(scene));
    twin.line(end_stop(scene.say(&status::say(scene), Place::Message)));
    for option in &scene.view.options {
        twin.line(words(option));
    }
}

/// What stands in the message beside a picture: the round, and the table's options. Who is asked, and what, the message says
/// itself.
pub(super) fn caption(scene: &Scene<'_>) -> Vec<String> {
    let mut parts = vec![words(&status::round(scene))];
    if scene.view.ended.is_some() {
        parts.push(scene.say(&status::say(scene), Place::Message));
    }
    let mut lines = vec![end_stop(parts.join(" · "))];
    lines.extend(options(scene));
    lines
}

/// The table's options in one line; nothing where there are none.
pub(super) fn options(scene: &Scene<'_>) -> Vec<String> {
    let options: Vec<String> = scene.view.options.iter().map(words).collect();
    if options.is_empty() { options } else { vec![options.join(" ")] }
}

/// The board in words.
pub(in crate::chaos) fn board(scene: &Scene<'_>, since: &Changes, log: &[String]) -> Told {
    let mut twin = Twin::new();
    head(scene, &mut twin);
    attacks(scene, &mut twin);
    players(scene, since, &mut twin);
    let log = log.get(log.len().saturating_sub(LINES)..).unwrap_or_default();
    if !log.is_empty() {
        twin.heading(&text("twin-chaos-log"));
        twin.bullets(log.iter().cloned());
    }
    Told::new(board_short(scene), twin).saying(caption(scene))
}

/// Round, who is awaited, open attacks, then each player.
fn board_short(scene: &Scene<'_>) -> String {
    let view = scene.view;
    let mut parts = vec![end_stop(title(scene)), end_stop(scene.say(&status::say(scene), Place::Alt))];
    let order = scene.order();
    parts.extend(order.iter().filter_map(|of| seat(scene, of).first().map(|say| scene.say(say, Place::Alt))));
    if let Some(volley) = &view.volley {
        let attacks = volley.attacks.iter().enumerate();
        parts.extend(attacks.map(|(i, of)| scene.say(&attack(volley, i, of), Place::Alt)));
    }
    parts.extend(view.lasting.iter().map(|of| scene.say(&lasting(of), Place::Alt)));
    for of in order {
        parts.extend(seat(scene, of).iter().skip(1).map(|say| {
            let name = scene.name(of.seat, Place::Alt);
            format!("{name}: {}", end_stop(scene.say(say, Place::Alt)))
        }));
    }
    parts.join(" ")
}

/// A digest in words: the lines, then the board.
pub(in crate::chaos) fn digest(scene: &Scene<'_>, lines: &[String]) -> Told {
    let mut twin = Twin::new();
    head(scene, &mut twin);
    twin.bullets(lines.iter().cloned());
    attacks(scene, &mut twin);
    players(scene, &Changes::default(), &mut twin);
    Told::new(digest_short(scene, lines), twin)
}

fn digest_short(scene: &Scene<'_>, lines: &[String]) -> String {
    let mut parts = vec![end_stop(title(scene)), end_stop(scene.say(&status::say(scene), Place::Alt))];
    parts.extend(lines.iter().map(|l| end_stop(l.clone())));
    let order = scene.order();
    parts.extend(order.iter().filter_map(|of| seat(scene, of).first().map(|say| scene.say(say, Place::Alt))));
    parts.join(" ")
}

fn place_lines(scene: &Scene<'_>, place: Place) -> Vec<String> {
    let ranked = scene.ranked().into_iter();
    ranked
        .filter_map(|(number, of)| {
            let view = scene.seat(of)?;
            let say = Say::new("twin-chaos-place").with("place", number).with("name", of);
            let say = say.with("warrior", view.warrior).with("total", u32::from(view.total));
            Some(scene.say(&say, place))
        })
        .collect()
}

/// The end in words.
pub(in crate::chaos) fn result(scene: &Scene<'_>) -> Told {
    let mut twin = Twin::new();
    head(scene, &mut twin);
    twin.line(why(scene, Place::Message));
    for line in place_lines(scene, Place::Message) {
        twin.line(line);
    }
    players(scene, &Changes::default(), &mut twin);
    let mut alt = vec![end_stop(scene.say(&status::say(scene), Place::Alt)), why(scene, Place::Alt)];
    alt.push(end_stop(title(scene)));
    alt.extend(place_lines(scene, Place::Alt).into_iter().map(end_stop));
    Told::new(alt.join(" "), twin)
}
