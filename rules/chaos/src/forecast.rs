//! What a move would do as far as the owner's view tells.

use super::{
    cards::{Card, Pool},
    event::{Fact, Seen},
    moves::{Move, Verb},
    view::{HandCard, View},
};
use skald_vocabulary::interface::{DecisionId, Key, Seat, Share, Viewer};

/// Shares of certainty with what would be seen; empty where nothing is certain enough to be told.
#[must_use]
pub fn forecast(pool: &Pool, view: &View, _at: DecisionId, with: &Move) -> Vec<(Share, Vec<Seen>)> {
    let Viewer::Seat(seat) = view.who else { return Vec::new() };
    let seen = match with.verb {
        Verb::Attack => attack(pool, view, seat, &with.words),
        Verb::Pass | Verb::Answer => plan(pool, view, &with.words),
        Verb::Buy => buy(view, seat, &with.words),
        _ => Vec::new(),
    };
    if seen.is_empty() { Vec::new() } else { vec![(Share::CERTAIN, seen)] }
}

fn in_hand<'v>(view: &'v View, word: &Key) -> Option<&'v HandCard> {
    view.own.first()?.hand.iter().find(|of| of.face.card.key == *word)
}

/// What each attack of a volley would cost its target if nobody answered it and nothing soaked it up.
fn attack(pool: &Pool, view: &View, seat: Seat, words: &[Key]) -> Vec<Seen> {
    let mut seen = Vec::new();
    let mut totals: Vec<(Seat, u16)> = view.seats.iter().map(|side| (side.seat, side.total)).collect();
    let mut at = 0;
    while let Some(word) = words.get(at) {
        at += 1;
        let Some(held) = in_hand(view, word) else { continue };
        let Some(card) = pool.find(*word) else { continue };
        let mut more = u16::from(held.face.might);
        let mut air = held.face.mode == Some(super::cards::Mode::Air);
        if words.get(at).is_some_and(|word| word.as_str() == "by") {
            at += 2;
        }
        if words.get(at).is_some_and(|word| word.as_str() == "with") {
            if let Some(boost) = words.get(at + 1).and_then(|word| pool.find(*word)) {
                let (power, lifts) = boosted(pool, boost);
                more += power;
                air |= lifts;
            }
            at += 2;
        }
        let target = words.get(at).and_then(|word| Seat::from_key(*word).ok());
        at += usize::from(target.is_some());
        let own = pool.face(card).on(super::cards::Trigger::Attack);
        more += own
            .iter()
            .map(|effect| match effect.act {
                super::cards::Primitive::Power(n) => u16::from(n),
                _ => 0,
            })
            .sum::<u16>();
        let n = points(pool, card, more);
        let ground = held.face.mode.is_some() && !air;
        for (other, total) in &mut totals {
            let side = view.seats.iter().find(|side| side.seat == *other);
            let met = match target {
                Some(target) => target == *other,
                None => *other != seat && side.is_some_and(|side| !(side.out || ground && side.flies)),
            };
            if met && n > 0 {
                let loss = n.min(*total);
                *total -= loss;
                seen.push(Seen::Unanswered { seat: *other, card, loss, left: *total });
            }
        }
    }
    seen
}

/// What a boost adds, and whether it makes an attack an Air attack.
fn boosted(pool: &Pool, boost: Card) -> (u16, bool) {
    let list = pool.face(boost).on(super::cards::Trigger::Boost);
    let power = list
        .iter()
        .map(|effect| if let super::cards::Primitive::Power(n) = effect.act { u16::from(n) } else { 0 })
        .sum();
    (power, list.iter().any(|effect| effect.act == super::cards::Primitive::Airborne))
}

/// What an attack takes: its offence, or the numbers of its `hit` list.
fn points(pool: &Pool, card: Card, more: u16) -> u16 {
    use super::cards::{Amount, Primitive, Trigger, Who};
    let face = pool.face(card);
    if face.mode.is_some() {
        return u16::from(face.ov) + more;
    }
    let sum: u16 = face
        .on(Trigger::Hit)
        .iter()
        .filter(|effect| effect.only.is_none())
        .map(|effect| match effect.act {
            Primitive::Drain(n) | Primitive::Lose(Who::Target, Amount::Fixed(n)) => u16::from(n),
            _ => 0,
        })
        .sum();
    if sum > 0 { sum + more } else { 0 }
}

/// What each attack of the window would still cost with this plan, wards, armor and statics aside.
fn plan(pool: &Pool, view: &View, words: &[Key]) -> Vec<Seen> {
    let Some(own) = view.own.first() else { return Vec::new() };
    own.threats
        .iter()
        .filter_map(|threat| {
            let number = (u32::from(threat.at) + 1).to_string();
            let place = words.iter().position(|word| word.as_str() == number);
            let reply = place
                .and_then(|place| words.get(place + 1))
                .and_then(|word| threat.answers.iter().find(|reply| reply.card == *word));
            let card = pool.find(threat.card)?;
            let answer = reply.and_then(|reply| pool.find(reply.card));
            Some(Seen::Through { card, answer, loss: reply.map_or(threat.threat, |reply| reply.left) })
        })
        .collect()
}

/// What Vital Point Four would leave.
fn buy(view: &View, seat: Seat, words: &[Key]) -> Vec<Seen> {
    let Some(side) = view.seats.iter().find(|side| side.seat == seat) else { return Vec::new() };
    let wanted = words.first().and_then(|word| word.as_str().parse::<u16>().ok()).unwrap_or(1);
    let room = u16::from(side.hand_max.saturating_sub(side.hand).min(side.arsenal));
    let count = wanted.min(room).min(side.total.saturating_sub(1) / 4);
    let left = side.total - 4 * count;
    let count = u8::try_from(count).unwrap_or(u8::MAX);
    vec![Seen::Public(Fact::Bought { seat, count, left })]
}
