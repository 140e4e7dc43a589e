//! What cards are and say, and decks, in sentences.

use skald_rules::interface::Say;
use skald_rules::lraw::cards::{Face, FaceId, Pool, Rarity};
use skald_rules::lraw::kits::Shown;
use skald_rules::lraw::text;

use super::super::scene::{kind_words, words};
use super::super::sheet::{parts, summary, title};
use crate::page::told::{Told, end_stop};
use crate::twin::Twin;

/// With a capital letter.
fn capital(said: &str) -> String {
    let mut letters = said.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

/// What a card says, a sentence a line.
pub(in crate::lraw) fn says(pool: &Pool, of: &Face) -> Vec<String> {
    text::lines(pool, of).iter().map(|line| end_stop(capital(&words(line)))).collect()
}

/// What a card is and of which legion, as a heading.
pub(in crate::lraw) fn head_words(of: &Face) -> String {
    let say = Say::new("twin-lraw-head").with("legion", text::legion(of.legion)).with("kind", kind_words(of));
    words(&say)
}

fn rarity(of: &Face) -> Option<Say> {
    let id = match of.rarity {
        _ if !of.kind.main() => return None,
        Rarity::C1 => "twin-lraw-stars-1",
        Rarity::C2 => "twin-lraw-stars-2",
        Rarity::C3 => "twin-lraw-stars-3",
        Rarity::Renown => "lraw-why-renown",
        Rarity::Exalted => "lraw-why-exalted",
        Rarity::Elysian => "lraw-why-elysian",
    };
    Some(Say::new(id))
}

/// Numbers, rarity and allegiance of a card, a sentence each.
fn facts(of: &Face) -> Vec<String> {
    let command = of.command;
    let number = |id: &'static str, n: i32| (n > 0).then(|| Say::new(id).with("n", i64::from(n)));
    let mut all: Vec<Say> = Vec::new();
    all.extend(of.kind.warrior().then(|| Say::new("twin-lraw-attack").with("n", i64::from(of.attack))));
    all.extend(number("twin-lraw-dcm", command.dcm));
    all.extend(number("twin-lraw-pa", command.pa));
    all.extend(number("twin-lraw-ma", command.ma));
    all.extend(number("twin-lraw-cd", i32::from(command.cd)));
    all.extend(number("twin-lraw-ap", command.ap));
    all.extend(rarity(of).map(|rarity| Say::new("twin-lraw-rarity").with("rarity", rarity)));
    all.extend(of.allegiance.map(|name| Say::new("twin-lraw-allegiance").with("name", name.0)));
    all.iter().map(|say| end_stop(capital(&words(say)))).collect()
}

/// A card in words.
pub(in crate::lraw) fn card(pool: &Pool, of: &Face) -> Told {
    let head = words(&Say::new("twin-lraw-title").with("name", of.name).with("kind", head_words(of)));
    let mut lines = vec![facts(of).join(" ")];
    lines.extend(says(pool, of));
    Told::sheet(&head, lines)
}

/// A deck in words.
pub(in crate::lraw) fn deck(of: &Shown) -> Told {
    let draft = &of.draft;
    let name = |card: FaceId| of.pool.face(card).name.to_string();
    let mut twin = Twin::new();
    twin.heading(&title(draft));
    let mut alt = vec![end_stop(title(draft)), end_stop(summary(draft))];
    twin.line(end_stop(summary(draft)));
    let led = [draft.warlord, draft.veil, draft.synergy, draft.guardian.flatten()];
    for card in led.into_iter().flatten() {
        let face = of.pool.face(card);
        let line = words(&Say::new("twin-lraw-title").with("name", face.name).with("kind", head_words(face)));
        twin.line(format!("- {line}"));
        alt.push(end_stop(line));
    }
    for part in parts(&of.pool, draft) {
        twin.heading(&format!("{} ({})", part.title(), part.sum()));
        twin.bullets(part.cards.iter().map(|(card, n)| format!("{n}× {}", name(*card))));
        let listed: Vec<String> =
            part.cards.iter().map(|(card, n)| format!("{n}× {}", name(*card))).collect();
        alt.push(end_stop(format!("{}: {}", part.title(), listed.join(", "))));
    }
    if !of.warnings.is_empty() {
        twin.heading(&words(&Say::new("picture-lraw-deck-warnings")));
        twin.bullets(of.warnings.iter().map(words));
        alt.extend(of.warnings.iter().map(words).map(end_stop));
    }
    Told::new(alt.join(" "), twin)
}
