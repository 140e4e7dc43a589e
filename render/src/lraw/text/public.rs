//! What everybody may read: board, digest, result.

use skald_rules::interface::{Say, Seat};
use skald_rules::lraw::sight::Lens;
use skald_rules::lraw::state::{Card, Zone, mark};

use super::super::scene::{COUNTERS, Place, Scene, text};
use super::super::side::{hidden, veil_names};
use super::super::{lots, status, strips};
use crate::page::told::{self, Told, end_stop};
use crate::twin::Twin;

/// The board in words.
pub(in crate::lraw) fn board(scene: &Scene<'_>) -> Told {
    let mut twin = Twin::new();
    head(scene, &mut twin);
    for say in happening(scene) {
        twin.line(end_stop(scene.say(&say, Place::Message)));
    }
    for seat in scene.view.table.seats() {
        twin.heading(&scene.name(seat, Place::Message));
        for line in player(scene, seat, Place::Message) {
            twin.line(line);
        }
    }
    Told::new(short(scene), twin).saying(caption(scene))
}

/// What stands in the message beside a picture. Who is asked, and what, the message says itself.
pub(super) fn caption(scene: &Scene<'_>) -> Vec<String> {
    let over = !scene.view.places.is_empty();
    let say = if over { status::now(scene) } else { status::place(scene) };
    vec![end_stop(scene.say(&say, Place::Message))]
}

/// Where the game stands and what it waits for.
pub(super) fn head(scene: &Scene<'_>, twin: &mut Twin) {
    twin.heading(&text("picture-lraw-title"));
    twin.line(end_stop(scene.say(&status::now(scene), Place::Message)));
}

/// The attack and the Sequence, and what has changed the game.
fn happening(scene: &Scene<'_>) -> Vec<Say> {
    let sight = scene.sight();
    let lens = scene.lens(&sight);
    let table = &scene.view.table;
    let mut all = Vec::new();
    if let Some(of) = table.attack {
        let with = i64::from(status::meeting(scene, lens, of)[0]);
        let say = Say::new("twin-lraw-attacks")
            .with("card", status::card(scene, of.by))
            .with("other", status::card(scene, of.on))
            .with("n", with)
            .with("outcome", status::outcome(scene, lens, of));
        all.push(if of.cancelled { Say::new("picture-lraw-cancelled") } else { say });
    }
    for (i, item) in table.sequence.iter().enumerate() {
        let say = Say::new("twin-lraw-item").with("n", i + 1).with("name", item.seat);
        all.push(say.with("item", status::item_with_price(scene, item)));
    }
    if !table.pending.is_empty() {
        let names: Vec<Say> = table.pending.iter().map(|met| status::card(scene, met.source)).collect();
        all.push(Say::new("picture-lraw-next").with("list", names));
    }
    all.extend(status::banners(scene));
    all
}

/// The Warlord in a sentence.
fn leader(scene: &Scene<'_>, lens: Lens<'_>, seat: Seat, id: &'static str) -> Say {
    let side = scene.side(seat);
    let warlord = scene.face(side.warlord);
    Say::new(id)
        .with("name", seat)
        .with("card", warlord.name)
        .with("damage", i64::from(side.damage))
        .with("most", i64::from(lens.dcm(seat)))
        .with("pa", i64::from(warlord.command.pa))
        .with("ma", i64::from(warlord.command.ma))
}

/// Everything that lies before a player, a line for each kind of thing.
pub(super) fn player(scene: &Scene<'_>, seat: Seat, place: Place) -> Vec<String> {
    let sight = scene.sight();
    let lens = scene.lens(&sight);
    let side = scene.side(seat);
    let mut all = vec![leader(scene, lens, seat, "twin-lraw-leader")];
    all.extend(powers(scene, seat));
    let warriors: Vec<Say> = side.cards(Zone::Warrior).map(|card| warrior(scene, lens, card)).collect();
    let listed = |id, list: Vec<Say>| (!list.is_empty()).then(|| Say::new(id).with("list", list));
    all.extend(listed("twin-lraw-warriors", warriors));
    for (id, zone) in [("twin-lraw-unified", Zone::Unified), ("twin-lraw-fortified", Zone::Fortified)] {
        all.extend(listed(id, side.cards(zone).map(|card| lying(scene, card)).collect()));
    }
    let traps = (1_u8..).zip(&side.traps).filter_map(|(n, trap)| {
        trap.map(|card| Say::new("twin-lraw-trap").with("n", n).with("card", status::card(scene, card)))
    });
    all.extend(listed("twin-lraw-traps", traps.collect()));
    all.extend(listed("twin-lraw-essences", named(scene, &side.essences)));
    let down = side.erad.iter().filter(|card| !scene.lying(**card).up).count();
    let piles = Say::new("twin-lraw-piles")
        .with("hand", side.hand.len())
        .with("deck", side.deck.len())
        .with("discard", side.discard.len())
        .with("erad", side.erad.len() - down)
        .with("down", down);
    all.push(piles);
    let top: Vec<Card> = side.discard.iter().rev().take(3).copied().collect();
    all.extend(listed("twin-lraw-discard", named(scene, &top)));
    all.iter().map(|say| end_stop(scene.say(say, place))).collect()
}

fn named(scene: &Scene<'_>, cards: &[Card]) -> Vec<Say> {
    cards.iter().map(|card| status::card(scene, *card)).collect()
}

/// Veil, Special Ability, Synergy and Guardian.
fn powers(scene: &Scene<'_>, seat: Seat) -> Vec<Say> {
    let side = scene.side(seat);
    let (veil, realm) = veil_names(scene.face(side.veil));
    let mut all = vec![match side.pierced {
        None => Say::new("twin-lraw-veil").with("name", veil).with("n", side.veil_left),
        Some(_) => Say::new("twin-lraw-realm").with("name", realm),
    }];
    let cooling = |id: &'static str, cool: u8| Say::new(id).with("n", cool);
    if side.pierced.is_some() {
        all.push(cooling("twin-lraw-sa", side.sa_cool));
    }
    let lying = scene.lying(side.warlord);
    for (used, id) in [(mark::PHYSICAL, "twin-lraw-used-pa"), (mark::MAGICAL, "twin-lraw-used-ma")] {
        all.extend(lying.has(used).then(|| Say::new(id)));
    }
    if hidden(scene, side.guardian) {
        all.push(Say::new("twin-lraw-unknown"));
        return all;
    }
    let synergy = scene.face(side.synergy).name;
    all.push(cooling("twin-lraw-synergy", side.syn_cool).with("name", synergy));
    let guardian = side.guardian.map_or_else(
        || Say::new("picture-lraw-blank"),
        |card| Say::new("lraw-name").with("name", scene.face(card).name),
    );
    all.push(
        Say::new("twin-lraw-guardian")
            .with("guardian", guardian)
            .with("ap", i64::from(side.ap))
            .with("most", i64::from(side.ap_most))
            .with("used", i64::from(side.consume_used)),
    );
    all
}

/// A Warrior with all that counts about it.
fn warrior(scene: &Scene<'_>, lens: Lens<'_>, card: Card) -> Say {
    let (at, face) = (scene.lying(card), scene.face(card));
    let mut parts: Vec<Say> = Vec::new();
    let changed = lens.attack(card) != face.attack;
    parts.extend(changed.then(|| Say::new("twin-lraw-printed").with("n", i64::from(face.attack))));
    if let Some(fighter) = lens.sight.fighter(lens.state, card) {
        let word = |id: &_| skald_rules::lraw::text::keyword_name(&lens.pool.word(*id).kw);
        let (own, gained) = fighter.by_origin();
        parts.extend(own.iter().map(word));
        parts.extend(gained.iter().map(|id| Say::new("twin-lraw-gained").with("word", word(id))));
        parts.extend(fighter.locked.then(|| Say::new("twin-lraw-locked")));
    }
    parts.extend((at.damage > 0).then(|| Say::new("twin-lraw-damaged").with("n", i64::from(at.damage))));
    parts.extend(counters(scene, card));
    let arms = (0_u16..).map(Card).zip(&scene.view.table.cards);
    let arms = arms.filter(|(_, other)| other.host == Some(card));
    parts.extend(arms.map(|(arm, _)| Say::new("twin-lraw-equipped").with("card", status::card(scene, arm))));
    let under = lots::under(scene.view, card).len();
    parts.extend((under > 0).then(|| Say::new("twin-lraw-under").with("n", under)));
    parts.extend((at.attacks > at.more).then(|| Say::new("twin-lraw-attacked")));
    let say = Say::new(if parts.is_empty() { "twin-lraw-warrior" } else { "twin-lraw-warrior-with" })
        .with("card", face.name)
        .with("place", at.warrior_place().map_or(0, |place| place + 1))
        .with("n", i64::from(lens.attack(card)));
    if parts.is_empty() { say } else { say.with("parts", status::commas(parts)) }
}

fn counters(scene: &Scene<'_>, card: Card) -> Vec<Say> {
    let ids = ["lraw-counter-holy", "lraw-counter-ale", "lraw-counter-doomsday"];
    let all = COUNTERS.into_iter().zip(scene.lying(card).counters).zip(ids);
    let some = all.filter(|((_, count), _)| *count > 0);
    some.map(|((_, count), id)| {
        Say::new("twin-lraw-counters").with("n", u32::from(count)).with("counter", Say::new(id))
    })
    .collect()
}

/// A Unified or Fortified card on the field.
fn lying(scene: &Scene<'_>, card: Card) -> Say {
    let at = scene.lying(card);
    if !at.up {
        return Say::new("twin-lraw-set-in").with("turn", u32::from(at.set));
    }
    let mut parts = counters(scene, card);
    parts.extend(at.host.map(|host| Say::new("twin-lraw-equips").with("card", status::card(scene, host))));
    parts.extend(strips::used(scene, card).then(|| Say::new("twin-lraw-spent")));
    parts.extend(strips::age(scene, card).map(|age| Say::new("twin-lraw-age").with("n", age)));
    let name = status::card(scene, card);
    if parts.is_empty() {
        return name;
    }
    Say::new("twin-lraw-lying").with("card", name).with("parts", status::commas(parts))
}

/// A Warrior with its attack in short, and the printed one where it differs.
fn strength(scene: &Scene<'_>, lens: Lens<'_>, card: Card) -> String {
    let (face, now) = (scene.face(card), lens.attack(card));
    if now == face.attack {
        return format!("{} {now}", face.name);
    }
    let say = Say::new("twin-lraw-alt-changed").with("card", face.name).with("n", i64::from(now));
    scene.say(&say.with("printed", i64::from(face.attack)), Place::Alt)
}

/// The board in short.
fn short(scene: &Scene<'_>) -> String {
    let sight = scene.sight();
    let lens = scene.lens(&sight);
    let alt = |say: &Say| end_stop(scene.say(say, Place::Alt));
    let mut parts = vec![alt(&status::now(scene))];
    parts.extend(happening(scene).iter().map(alt));
    for seat in scene.view.table.seats() {
        let side = scene.side(seat);
        let mut said = scene.say(&leader(scene, lens, seat, "twin-lraw-alt-leader"), Place::Alt);
        let fighters: Vec<String> =
            side.cards(Zone::Warrior).map(|card| strength(scene, lens, card)).collect();
        if !fighters.is_empty() {
            said = format!("{said}: {}", fighters.join(", "));
        }
        parts.push(end_stop(said));
    }
    parts.join(" ")
}

fn standing(scene: &Scene<'_>, place: Place) -> Vec<String> {
    let sight = scene.sight();
    let lens = scene.lens(&sight);
    let one = |seat| end_stop(scene.say(&leader(scene, lens, seat, "twin-lraw-alt-leader"), place));
    scene.view.table.seats().map(one).collect()
}

/// A digest in words.
pub(in crate::lraw) fn digest(scene: &Scene<'_>, lines: &[String]) -> Told {
    let mut twin = Twin::new();
    head(scene, &mut twin);
    twin.bullets(lines.iter().cloned());
    twin.bullets(standing(scene, Place::Message));
    let alt: Vec<String> = lines.iter().cloned().map(end_stop).chain(standing(scene, Place::Alt)).collect();
    Told::new(alt.join(" "), twin)
}

/// The end in words.
pub(in crate::lraw) fn result(scene: &Scene<'_>) -> Told {
    let ended = |place: Place| {
        let parts = [status::won(scene), status::why(scene)];
        let said: Vec<String> = parts.iter().map(|say| end_stop(scene.say(say, place))).collect();
        said.join(" ")
    };
    let place_say = |number: usize, names: Vec<Seat>| {
        Say::new("twin-lraw-place").with("place", number).with("names", names)
    };
    let mut twin = Twin::new();
    twin.heading(&text("picture-lraw-title"));
    twin.line(ended(Place::Message));
    for line in told::places(scene, place_say, Place::Message) {
        twin.line(end_stop(line));
    }
    for seat in scene.view.table.seats() {
        twin.heading(&scene.name(seat, Place::Message));
        for line in player(scene, seat, Place::Message) {
            twin.line(line);
        }
    }
    let mut alt = vec![ended(Place::Alt)];
    alt.extend(told::places(scene, place_say, Place::Alt).into_iter().map(end_stop));
    alt.extend(standing(scene, Place::Alt));
    Told::new(alt.join(" "), twin)
}
