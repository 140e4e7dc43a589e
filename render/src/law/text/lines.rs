//! Single sentences about spaces, cards, players and attacks, not yet in words.

use std::sync::Arc;

use skald_rules::interface::Say;
use skald_rules::law::board::Label;
use skald_rules::law::cards::{Ability, Dominion, Special};
use skald_rules::law::{BlowView, CardView, Form, GoneView, Lost, SeatView, SideView, SpaceView, StandView};

use crate::law::control;
use crate::law::scene::{Scene, dominion_say, number, roman};

/// A card by name and level.
pub(super) fn label(card: &CardView) -> Say {
    Say::new("law-card-label").with("name", card.name.clone()).with("level", roman(card.level))
}

pub(super) fn labels(cards: &[CardView]) -> Vec<Say> {
    cards.iter().map(label).collect()
}

/// A printed card with all that is on it.
pub(super) fn printed(card: &CardView) -> Say {
    let [north, east, south, west] = card.stats.map(number);
    let say = Say::new(if card.ability.is_some() { "twin-law-own" } else { "twin-law-own-plain" })
        .with("key", card.key.as_str())
        .with("name", card.name.clone())
        .with("level", roman(card.level))
        .with("dominion", dominion_say(card.dominion))
        .with("pantheon", card.pantheon.clone())
        .with("north", north)
        .with("east", east)
        .with("south", south)
        .with("west", west);
    match &card.ability {
        Some(ability) => say.with("ability", ability.clone()),
        None => say,
    }
}

/// Two signs for a space: controller and letter of its card, or what is special about it.
pub(super) fn cell(scene: &Scene<'_>, space: &SpaceView) -> String {
    if let Some(stand) = &space.stand {
        let sign = if stand.hidden { '?' } else { letter(scene, space.label) };
        return format!("{}{sign}", stand.controller.0 + 1);
    }
    match space.special {
        None => "..".to_owned(),
        Some(Special::Dominion(Dominion::Earth)) => "+E".to_owned(),
        Some(Special::Dominion(Dominion::Sea)) => "+S".to_owned(),
        Some(Special::Dominion(Dominion::Sky)) => "+K".to_owned(),
        Some(Special::Ability(_)) => ".*".to_owned(),
    }
}

/// The letter of a card on the board: in reading order, `a` to `z`, then `A` to `Z`, then `#`.
pub(super) fn letter(scene: &Scene<'_>, at: Label) -> char {
    let spaces = &scene.view.board.spaces;
    let up = spaces.iter().filter(|space| space.stand.as_ref().is_some_and(|stand| !stand.hidden));
    let place = up.take_while(|space| space.label != at).count();
    ('a'..='z').chain('A'..='Z').nth(place).unwrap_or('#')
}

/// A card on the board: where, whose, what it is, what it counts now and was printed with, what acts on it.
pub(super) fn stand(scene: &Scene<'_>, space: &SpaceView, stand: &StandView) -> Say {
    let say = |id| Say::new(id).with("space", space.label.shown()).with("who", stand.controller);
    let Some(card) = stand.card.as_ref().filter(|_| !stand.hidden) else { return say("twin-law-hidden") };
    let mut stats: Vec<String> = Vec::new();
    for stat in &stand.stats {
        let change =
            if stat.now == stat.printed { String::new() } else { format!(" ({})", number(stat.printed)) };
        stats.push(format!("{}{}{change}", stat.dir.letter(), number(stat.now)));
    }
    let mut notes = Vec::new();
    if let Some(ability) = &card.ability {
        if stand.dispelled {
            notes.push(Say::new("twin-law-dispelled").with("ability", ability.clone()));
        } else if !stand.granted_printed {
            // A bonus that is granted is told below.
            notes.push(ability.clone());
        }
    } else if stand.dispelled {
        notes.push(Say::new("twin-law-dispelled-plain"));
    }
    if stand.plus > 0 {
        notes.push(Say::new("twin-law-plus").with("count", stand.plus));
    }
    if stand.minus > 0 {
        notes.push(Say::new("twin-law-minus").with("count", stand.minus));
    }
    let dispels = matches!(space.special, Some(Special::Ability(Ability::Dispel(_))));
    if card.icon == Some("dispel") || dispels {
        notes.push(Say::new("twin-law-seq").with("count", u32::from(stand.seq)));
    }
    let badge = if stand.dispelled { "twin-law-badge-paused" } else { "twin-law-badge" };
    notes.extend(stand.badges.iter().map(|of| Say::new(badge).with("badge", of.clone())));
    let head = say(if notes.is_empty() { "twin-law-card" } else { "twin-law-card-notes" })
        .with("mark", format!("{}{}", stand.controller.0 + 1, letter(scene, space.label)))
        .with("name", Arc::clone(&card.name))
        .with("level", roman(card.level))
        .with("dominion", dominion_say(card.dominion))
        .with("pantheon", card.pantheon.clone())
        .with("stats", stats.join(" "));
    if notes.is_empty() { head } else { head.with("notes", notes) }
}

/// What a special space is, open or under a card.
pub(super) fn special(space: &SpaceView) -> Option<Say> {
    let words = space.words.clone()?;
    let id = if space.stand.is_some() { "twin-law-on" } else { "twin-law-special" };
    Some(Say::new(id).with("space", space.label.shown()).with("special", words))
}

/// An attack with both numbers.
pub(super) fn blow(blow: &BlowView) -> Say {
    let id = match (blow.captured, blow.fell) {
        (false, _) => "twin-law-blow-held",
        (true, None) => "twin-law-blow",
        (true, Some(Lost::Slain)) => "twin-law-blow-slain",
        (true, Some(Lost::Phoenix)) => "twin-law-blow-phoenix",
        (true, Some(Lost::Traitor)) => "twin-law-blow-traitor",
    };
    Say::new(id)
        .with("card", blow.card.name.clone())
        .with("space", blow.at.shown())
        .with("own-side", blow.dir.letter())
        .with("own", number(blow.attacker))
        .with("other-side", blow.dir.opposite().letter())
        .with("other", number(blow.defender))
}

/// A card that has left the board and may still be ordered.
pub(super) fn gone(of: &GoneView) -> Say {
    label(&of.card)
}

/// A player: cards on the board, in hand and in piles.
pub(super) fn seat(scene: &Scene<'_>, seat: &SeatView) -> Say {
    let id = match (scene.view.form, &seat.pantheon) {
        (Form::Ragnarok, _) => "twin-law-seat-ragnarok",
        (Form::Skirmish, _) => "twin-law-seat-skirmish",
        (Form::Standard | Form::Team, Some(_)) => "twin-law-seat",
        (Form::Standard | Form::Team, None) => "twin-law-seat-new",
    };
    let mut notes = Vec::new();
    match seat.given {
        Some(true) => notes.push(Say::new("twin-law-given")),
        Some(false) => notes.push(Say::new("twin-law-owes")),
        None => {}
    }
    if seat.left {
        notes.push(Say::new("picture-law-left"));
    }
    let list =
        [("twin-law-shown", &seat.shown), ("twin-law-top", &seat.top), ("twin-law-bottom", &seat.bottom)];
    for (id, cards) in list {
        if !cards.is_empty() {
            notes.push(Say::new(id).with("cards", labels(cards)));
        }
    }
    let say = Say::new(id)
        .with("who", seat.seat)
        .with("number", control::letter(seat.seat))
        .with("board", seat.board)
        .with("levels", seat.levels)
        .with("hand", seat.hand)
        .with("deck", seat.deck)
        .with("pile", seat.pile)
        .with("pantheon", seat.pantheon.clone().unwrap_or_default());
    if notes.is_empty() { say } else { Say::new("twin-law-noted").with("line", say).with("notes", notes) }
}

/// A side's points, victory cards and captures; nothing while it has none.
pub(super) fn side(scene: &Scene<'_>, side: &SideView) -> Option<Say> {
    if !scene.view.form.led() {
        return scene.teams().then(|| {
            Say::new("twin-law-side-board").with("who", side.seats.clone()).with("count", side.board)
        });
    }
    let prizes = scene.view.prizes.iter().filter(|prize| prize.side == Some(side.side));
    let won: Vec<Arc<str>> = prizes.map(|prize| Arc::from(prize.value.to_string())).collect();
    let id = match (side.captured.is_empty(), won.is_empty()) {
        (true, true) => return None,
        (false, true) => "twin-law-side",
        (true, false) => "twin-law-side-won",
        (false, false) => "twin-law-side-both",
    };
    let mut say = Say::new(id).with("who", side.seats.clone()).with("points", side.points);
    if !side.captured.is_empty() {
        say = say.with("cards", labels(&side.captured));
    }
    Some(if won.is_empty() { say } else { say.with("won", won) })
}
