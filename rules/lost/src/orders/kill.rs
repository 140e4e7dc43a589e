//! The cheapest attack that defeats the monster in front (LOST-22.8, D11).

use skald_vocabulary::interface::Seat;

use crate::{
    cards::Card,
    eval::{Eyes, attack::Source},
    moves::{Arm, Attack, Move, Tap},
};

/// How dear an attack is: cards exhausted or used up, mana, ids.
type Cost = (usize, u8, Vec<Card>);

/// The cheapest attack that defeats, else what is played by default.
pub fn cheapest(eyes: Eyes<'_>, seat: Seat) -> Option<Move> {
    let mut best: Option<(Cost, Move)> = None;
    let mut offer = |cost: Cost, with: Move| {
        if best.as_ref().is_none_or(|(known, _)| cost < *known) {
            best = Some((cost, with));
        }
    };
    for card in eyes.slayers(seat) {
        offer((1, 0, vec![card]), Move::Slay(card));
    }
    let boosts: Vec<Card> = eyes.boosts(seat).collect();
    let taps = eyes.taps(seat);
    for arm in eyes.weapons(seat) {
        for basic in eyes.choices(arm) {
            for mask in 0..1_u32 << boosts.len().min(12) {
                let some = boosts.iter().enumerate().filter(|(at, _)| mask >> at & 1 == 1);
                let some: Vec<Card> = some.map(|(_, card)| *card).collect();
                for tap in std::iter::once(None).chain(taps.iter().copied().map(Some)) {
                    let attack = Attack {
                        basic,
                        boosts: some.clone(),
                        taps: tap.into_iter().collect(),
                        ..Attack::with(arm)
                    };
                    if let Some((cost, attack)) = with_mana(eyes, seat, attack) {
                        offer(cost, Move::Attack(attack));
                    }
                }
            }
        }
    }
    best.map(|(_, with)| with).or_else(|| eyes.plain_attack(seat).map(|(attack, _)| Move::Attack(attack)))
}

/// The attack with the least mana that makes it defeat, if any does.
fn with_mana(eyes: Eyes<'_>, seat: Seat, attack: Attack) -> Option<(Cost, Attack)> {
    let mana = eyes.side(seat).mana;
    let sources: Vec<Source<'_>> = eyes.sources(seat, &attack).collect();
    let mut ways = vec![attack];
    for source in sources {
        let Some((each, most)) = source.mana_line() else { continue };
        let mut more = Vec::new();
        for way in &ways {
            let left = mana.saturating_sub(eyes.mana_needed(seat, way));
            for times in 1..=(left / each.max(1)).min(most.unwrap_or(u8::MAX)) {
                let mut longer = way.clone();
                longer.mana.push((source.named, times));
                more.push(longer);
            }
        }
        ways.extend(more);
    }
    let defeats = |way: &Attack| eyes.blow(seat, way).is_some_and(|blow| blow.defeats);
    let cost = |way: Attack| {
        let mut ids: Vec<Card> = way.exhausted().collect();
        ids.extend(way.taps.iter().map(|tap: &Tap| tap.spell));
        let cards = ids.len();
        if let Arm::Weapon(card) | Arm::Copy { weapon: card, .. } = way.arm {
            ids.push(card);
        }
        ((cards, eyes.mana_needed(seat, &way), ids), way)
    };
    ways.into_iter().filter(defeats).map(cost).min_by(|one, other| one.0.cmp(&other.0))
}
