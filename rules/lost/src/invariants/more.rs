//! More is never worse (invariant 15 of section 7): what more cards and more mana do to an attack and to a defence.

use skald_vocabulary::interface::Seat;

use crate::{
    cards::{Card, Line},
    eval::{Eyes, defend::Defence},
    moves::{Arm, Attack, Tap},
    state::{Packet, Question},
};

/// Cards that are tried with one another: every set of so many.
const TOGETHER: usize = 6;

/// Checks what is asked of a player.
///
/// # Errors
/// What would do less though it is more.
pub fn check(eyes: Eyes<'_>, seat: Seat, asked: &Question) -> Result<(), String> {
    match asked {
        Question::Attack => eyes.weapons(seat).into_iter().try_for_each(|arm| attacks(eyes, seat, arm)),
        Question::Defend(packet) => defences(eyes, seat, packet),
        _ => Ok(()),
    }
}

/// Another card or another time of mana never has a packet take more life.
fn defences(eyes: Eyes<'_>, seat: Seat, packet: &Packet) -> Result<(), String> {
    for with in eyes.all_defences(seat, packet) {
        let suffered = eyes.suffered(seat, packet, &with);
        for at in 0..with.len() {
            let fewer = one_less(&with, at);
            if suffered > eyes.suffered(seat, packet, &fewer) {
                return Err(format!("{with:?} saves less than {fewer:?}"));
            }
        }
    }
    Ok(())
}

/// The same without one time of mana for a card, or without the card.
fn one_less(with: &Defence, at: usize) -> Defence {
    let place = |(place, (card, times)): (usize, &(Card, Option<u8>))| match times {
        _ if place != at => Some((*card, *times)),
        Some(times) if *times > 0 => Some((*card, Some(times - 1))),
        _ => None,
    };
    with.iter().enumerate().filter_map(place).collect()
}

/// Another boost, another tapped spell or another time of mana never has an attack make less; what turns damage into magic is
/// excepted.
fn attacks(eyes: Eyes<'_>, seat: Seat, arm: Arm) -> Result<(), String> {
    let plain = |card: &Card| !eyes.card(*card).lines.contains(&Line::Convert);
    let boosts: Vec<Card> = eyes.boosts(seat).filter(plain).take(TOGETHER).collect();
    let taps: Vec<Tap> = eyes.taps(seat).into_iter().filter(|tap| plain(&tap.spell)).collect();
    for basic in eyes.choices(arm) {
        for mask in 0..1_u32 << boosts.len() {
            let chosen = boosts.iter().enumerate().filter(|(at, _)| mask >> at & 1 == 1);
            let some: Vec<Card> = chosen.map(|(_, card)| *card).collect();
            let attack = Attack { basic, boosts: some, ..Attack::with(arm) };
            for card in boosts.iter().filter(|card| !attack.boosts.contains(card)) {
                let mut longer = attack.clone();
                longer.boosts.push(*card);
                no_less(eyes, seat, &attack, &longer)?;
            }
            for tap in &taps {
                no_less(eyes, seat, &attack, &Attack { taps: vec![*tap], ..attack.clone() })?;
            }
            for source in eyes.sources(seat, &attack) {
                let Some((each, most)) = source.mana_line() else { continue };
                let most = most.unwrap_or(u8::MAX).min(eyes.side(seat).mana / each.max(1));
                let with = |times| Attack { mana: vec![(source.named, times)], ..attack.clone() };
                for times in 0..most {
                    no_less(eyes, seat, &with(times), &with(times + 1))?;
                }
            }
        }
    }
    Ok(())
}

fn no_less(eyes: Eyes<'_>, seat: Seat, one: &Attack, more: &Attack) -> Result<(), String> {
    let makes = |attack| eyes.blow(seat, attack).map_or(0, |blow| blow.total());
    if makes(more) >= makes(one) { Ok(()) } else { Err(format!("{more:?} makes less than {one:?}")) }
}
