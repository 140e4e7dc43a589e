//! Single sentences about players, attacks and cards, not yet in words.

use skald_rules::chaos::cards::Kind as CardKind;
use skald_rules::chaos::{AttackView, CardView, InstanceView, LastingView, SeatView, VolleyView};
use skald_rules::interface::{Arg, Name, Say, Seat};

use crate::chaos::attack::named;
use crate::chaos::hints::name;
use crate::chaos::scene::{Scene, kind_word, mode, words};
use crate::chaos::spread::stacked;
use crate::chaos::status;

/// Names of cards as a list; equal neighbours are counted together.
pub(super) fn names(cards: &[CardView]) -> Arg {
    let mut groups: Vec<(usize, &CardView)> = Vec::new();
    for card in cards {
        match groups.last_mut().filter(|(_, last)| *last == card) {
            Some((n, _)) => *n += 1,
            None => groups.push((1, card)),
        }
    }
    Arg::Says(groups.into_iter().map(|(n, card)| copies(n, card.name)).collect())
}

pub(super) fn copies(n: usize, card: Name) -> Say {
    if n > 1 { Say::new("twin-chaos-copies").with("count", n).with("card", card) } else { name(card) }
}

/// The title with round and cycle.
pub(super) fn title(scene: &Scene<'_>) -> String {
    format!("{}: {}", words(&Say::new("picture-chaos-title")), words(&status::round(scene)))
}

/// What there is to say about a player, the most important first.
pub(super) fn seat(scene: &Scene<'_>, seat: &SeatView) -> Vec<Say> {
    if seat.out {
        let place = scene.place_of(seat).unwrap_or(scene.view.seats.len());
        let say = Say::new("twin-chaos-out").with("name", seat.seat).with("warrior", seat.warrior);
        return vec![say.with("place", place)];
    }
    let mut list = vec![
        Say::new("twin-chaos-seat")
            .with("name", seat.seat)
            .with("warrior", seat.warrior)
            .with("total", u32::from(seat.total))
            .with("start", u32::from(seat.start)),
        Say::new("twin-chaos-piles")
            .with("hand", seat.hand)
            .with("max", seat.hand_max)
            .with("arsenal", seat.arsenal)
            .with("side", Say::new(if seat.two { "twin-chaos-two" } else { "twin-chaos-one" }))
            .with("draw", seat.next_draw),
    ];
    if !seat.row.is_empty() {
        let row: Vec<Say> = stacked(&seat.row)
            .into_iter()
            .map(|(n, of)| {
                let id = match (of.bound, of.used, of.ready) {
                    (true, ..) => "twin-chaos-bound",
                    (_, true, _) => "twin-chaos-used",
                    (.., false) => "twin-chaos-unready",
                    _ => return copies(n, of.card.name),
                };
                Say::new(id).with("card", copies(n, of.card.name))
            })
            .collect();
        list.push(Say::new("twin-chaos-row").with("cards", row));
    }
    if !seat.wards.is_empty() {
        let wards: Vec<Say> = seat
            .wards
            .iter()
            .map(|w| Say::new("twin-chaos-ward").with("card", w.card.name).with("count", w.strength))
            .collect();
        list.push(Say::new("twin-chaos-wards").with("cards", wards));
    }
    list
}

/// The rest about a player: ability, marks and realms.
pub(super) fn seat_more(scene: &Scene<'_>, seat: &SeatView) -> Vec<Say> {
    if seat.out {
        return Vec::new();
    }
    let view = scene.view;
    let mut list =
        vec![Say::new("twin-chaos-ability").with("ability", seat.ability).with("text", seat.ability_text)];
    let marks: Vec<Say> = [
        (view.active == seat.seat && view.ended.is_none(), "twin-chaos-mark-active"),
        (view.awaited.contains(&seat.seat), "twin-chaos-mark-awaited"),
        (view.given.contains(&seat.seat), "twin-chaos-mark-given"),
        (seat.warrior_used, "twin-chaos-mark-used"),
        (seat.warrior_bound, "twin-chaos-mark-bound"),
        (seat.flies, "twin-chaos-mark-flies"),
        (seat.away, "twin-chaos-mark-away"),
        (seat.armor_spent.0 || seat.armor_spent.1, "twin-chaos-mark-armor"),
    ]
    .into_iter()
    .filter(|(holds, _)| *holds)
    .map(|(_, id)| Say::new(id))
    .chain(seat.copycat.then(|| Say::new("twin-chaos-mark-copycat").with("count", seat.hand_max)))
    .chain((seat.stall > 0).then(|| Say::new("twin-chaos-mark-stall").with("count", seat.stall)))
    .collect();
    if !marks.is_empty() {
        list.push(Say::new("twin-chaos-marks").with("marks", marks));
    }
    let newest = |cards: &[CardView]| {
        let shown: Vec<CardView> = cards.iter().rev().take(8).cloned().collect();
        names(&shown)
    };
    if !seat.nowhere.is_empty() {
        let say = Say::new("twin-chaos-nowhere").with("count", seat.nowhere.len());
        list.push(say.with("cards", newest(&seat.nowhere)));
    }
    if !seat.exile.is_empty() {
        let say = Say::new("twin-chaos-exile").with("count", seat.exile.len());
        list.push(say.with("cards", newest(&seat.exile)));
    }
    for of in &seat.glimpses {
        list.push(
            Say::new("twin-chaos-glimpse")
                .with("name", of.of)
                .with("round", of.round)
                .with("count", of.count),
        );
    }
    list
}

/// A lasting Mystical.
pub(super) fn lasting(of: &LastingView) -> Say {
    Say::new("twin-chaos-lasting")
        .with("card", of.card.name)
        .with("name", of.by)
        .with("at", of.at)
        .with("points", u32::from(of.points))
}

/// An attack as declared: its card, user, mode and offence.
fn declared(attack: &AttackView) -> Say {
    let kind: Say = match (attack.card.kind, attack.mode) {
        (CardKind::Destructive, Some(of)) => {
            let (_, word, _) = mode(of);
            let more = attack.offence.saturating_sub(attack.ov);
            let id = if more > 0 { "twin-chaos-offence-sum" } else { "twin-chaos-offence" };
            Say::new(id)
                .with("mode", word)
                .with("offence", attack.offence)
                .with("printed", attack.ov)
                .with("more", more)
        }
        (kind, _) => Say::new("twin-chaos-kind").with("kind", kind_word(kind)).with("power", attack.power),
    };
    let say = Say::new(if attack.user.is_some() { "twin-chaos-declared-by" } else { "twin-chaos-declared" });
    let say = say.with("card", attack.card.name).with("kind", kind);
    match &attack.user {
        Some(user) => say.with("user", user.name),
        None => say,
    }
}

/// An attack with all its targets.
pub(super) fn attack(volley: &VolleyView, i: usize, of: &AttackView) -> Say {
    let own = |hit: &&InstanceView| usize::from(hit.attack) == i;
    let targets: Vec<Seat> = volley.instances.iter().filter(own).map(|hit| hit.target).collect();
    Say::new("twin-chaos-volley")
        .with("name", volley.by)
        .with("attack", declared(of))
        .with("targets", targets)
}

/// An instance of an attack, and what has become of it.
pub(super) fn instance(scene: &Scene<'_>, volley: &VolleyView, i: usize, of: &InstanceView) -> Vec<Say> {
    let Some(attack) = volley.attacks.get(usize::from(of.attack)) else { return Vec::new() };
    let mut list = vec![
        Say::new("twin-chaos-instance")
            .with("number", i + 1)
            .with("name", volley.by)
            .with("attack", declared(attack))
            .with("at", of.target),
    ];
    if let Some(boost) = &attack.boost {
        list.push(Say::new("twin-chaos-boost").with("card", boost.name));
    }
    let named = named(scene, volley, attack);
    if !named.is_empty() && of.passed.is_none() {
        let named: Vec<Say> = named.into_iter().map(name).collect();
        list.push(Say::new("twin-chaos-named").with("cards", named));
    }
    if attack.pierce > 0 {
        list.push(Say::new("twin-chaos-pierce").with("count", attack.pierce));
    }
    if attack.unopposed {
        list.push(Say::new("picture-chaos-unopposed"));
    }
    if let Some((seat, card)) = &of.passed {
        list.push(Say::new("twin-chaos-passed").with("name", *seat).with("card", card.name));
    }
    if let Some(card) = &of.answer {
        list.push(Say::new("twin-chaos-answer").with("name", of.target).with("card", card.name));
    }
    if let Some(loss) = of.loss {
        list.push(Say::new("twin-chaos-loss").with("name", of.target).with("points", u32::from(loss)));
    }
    if of.over || attack.over {
        list.push(Say::new("twin-chaos-resolved"));
    }
    list
}
