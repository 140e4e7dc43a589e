//! Faces and Arsenals in words.

use skald_rules::chaos::cards::{Card, Hero, Pool};
use skald_rules::chaos::kits::Arsenal;
use skald_rules::interface::Say;

use crate::chaos::printed::owners;
use crate::chaos::scene::{kind_word, mode, reservoir, text, words};
use crate::chaos::sheet::{copies, kinds};
use crate::page::told::{Told, end_stop};
use crate::twin::Twin;

/// Mode and values of a printed card, as a list; empty when it has none.
fn values(pool: &Pool, card: Card) -> Vec<String> {
    let of = pool.face(card);
    let mut list = Vec::new();
    if let Some(of) = of.mode {
        list.push(mode(of).1);
    }
    if of.ov > 0 {
        list.push(words(&Say::new("twin-chaos-ov").with("count", of.ov)));
    }
    if let Some(dv) = of.dv {
        list.push(words(&Say::new("twin-chaos-dv").with("count", dv)));
    }
    list
}

/// A card's face in words: alt text and twin.
pub(in crate::chaos) fn card(pool: &Pool, card: Card) -> Told {
    let of = pool.face(card);
    let mut head = vec![of.name.to_string(), kind_word(of.kind)];
    head.extend(values(pool, card));
    let head = head.join(" · ");
    let user = match of.assoc {
        Some(user) => words(&Say::new("picture-chaos-used-by").with("card", pool.face(user).name)),
        None if of.kind.is_character() => text("picture-chaos-stands"),
        None => text("picture-chaos-by-warrior"),
    };
    let (_, word, _) = reservoir(of.reservoir);
    let limit =
        words(&Say::new("picture-chaos-limit").with("word", word).with("count", of.reservoir.limit()));
    let mut lines = vec![of.text.to_string(), user, limit, owners(pool, of)];
    if of.persistent {
        lines.push(text("picture-chaos-lasting"));
    }
    Told::sheet(&head, lines.into_iter().map(end_stop).collect())
}

/// A Warrior's face in words.
pub(in crate::chaos) fn warrior(pool: &Pool, hero: Hero) -> Told {
    let of = pool.warrior(hero);
    let line = Say::new("picture-chaos-warrior-line").with("points", of.svpt).with("supply", of.supply);
    let line = words(&line.with("ability", of.ability));
    Told::sheet(&of.name, vec![end_stop(line), end_stop(of.text.to_string())])
}

/// An Arsenal in words.
pub(in crate::chaos) fn sheet(pool: &Pool, arsenal: &Arsenal, warnings: &[Say]) -> Told {
    let hero = pool.warrior(arsenal.hero);
    // The owner gave the name; formatting signs in it must stay signs.
    let name = arsenal.name.clone().unwrap_or_else(|| text("picture-chaos-arsenal"));
    let name = crate::names::PlayerName::new(&name, 1);
    let about =
        format!("{} · {}", hero.name, words(&Say::new("picture-chaos-cards").with("count", arsenal.count())));
    let mut alt = vec![format!("{} · {about}.", name.in_text())];
    let mut twin = Twin::new();
    twin.heading(&format!("{} · {about}", name.in_message()));
    for (kind, cards) in kinds(pool, arsenal) {
        let title = format!("{} ({})", kind_word(kind), copies(&cards));
        alt.push(format!("{title}."));
        twin.heading(&title);
        for (card, n) in cards {
            let mut line = vec![words(
                &Say::new("twin-chaos-entry").with("count", n).with("card", pool.face(card).name),
            )];
            line.extend(values(pool, card));
            twin.line(line.join(" · "));
        }
    }
    if !warnings.is_empty() {
        twin.heading(&text("picture-chaos-warnings"));
        for warning in warnings {
            alt.push(end_stop(words(warning)));
            twin.line(words(warning));
        }
    }
    Told::new(alt.join(" "), twin)
}
