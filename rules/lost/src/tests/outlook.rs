//! What a player is shown before an attack is what then happens.

use super::{play_out, table};
use crate::{
    Event, Lost, Move, PublicState, Question, cards::Card, eval::Eyes, moves::Attack, outlook::Strike,
};
use skald_vocabulary::{
    chance::Fast,
    interface::{Input, Rules, Seat, Sight, Viewer},
};

fn eyes<'a>(game: &'a Lost, table: &'a PublicState) -> Eyes<'a> {
    Eyes { pool: game.pool(), table }
}

/// Whoever is asked how to attack.
fn attacker(table: &PublicState) -> Option<Seat> {
    table.fight()?.asks.iter().find(|ask| ask.what == Question::Attack).map(|ask| ask.seat)
}

// shows LOST-11.8, LOST-11.10
#[test]
fn each_attack_of_the_outlook_can_be_made_and_lays_what_it_says() {
    let game = table(4);
    let (mut made, mut slain) = (0, 0);
    for seed in 0..6 {
        play_out(&game, seed, 3_000, |_, _, _, state| {
            let Some(seat) = attacker(&state.table) else { return };
            let at = game.open(state, seat)[0].id;
            let outlook = game.view(state, Viewer::Seat(seat)).eyes().outlook(seat);
            assert!(!outlook.strikes.is_empty());
            let moves = outlook.strikes.iter().map(|of| (Move::Attack(of.attack.clone()), Some(of)));
            for (with, strike) in moves.chain(outlook.slayers.iter().map(|card| (Move::Slay(*card), None))) {
                let (mut after, mut out) = (state.clone(), Vec::new());
                game.play(&mut after, &Input::Answer { at, with: with.clone() }, &mut Fast::new(1), &mut out)
                    .unwrap_or_else(|why| panic!("{with}: {why:?}"));
                let fell = out.iter().any(|event| matches!(event, Event::Defeated { .. }));
                let Some(Strike { blow, mana, .. }) = strike else {
                    assert!(fell, "{with}");
                    slain += 1;
                    continue;
                };
                let told = out.iter().find_map(|event| match event {
                    Event::Attacked { damage, attack, .. } => Some((*damage, attack.mana)),
                    _ => None,
                });
                assert_eq!(told, Some((blow.total(), *mana)), "{with}");
                assert_eq!(fell, blow.defeats, "{with}");
                made += 1;
            }
        });
    }
    assert!(made > 300 && slain > 0, "{made} attacks, {slain} slain");
}

// shows LOST-11.10, LOST-12.1
#[test]
fn what_is_foretold_of_an_attack_comes_about_in_this_order() {
    let game = table(4);
    let (mut fell, mut slew, mut struck, mut won) = (0, 0, 0, 0);
    for seed in 0..12 {
        play_out(&game, seed, 3_000, |before, input, out, after| {
            let Some(Input::Answer { at, with: with @ (Move::Attack(_) | Move::Slay(_)) }) = input else {
                return;
            };
            let seat = attacker(&before.table).unwrap();
            let foretold = game.forecast(&game.view(before, Viewer::Seat(seat)), *at, with);
            let [(_, foretold)] = foretold.as_slice() else { panic!("{with}: {foretold:?}") };
            let mut left = out.iter();
            for event in foretold {
                let falls = matches!(event, Event::Fell { .. });
                // Who falls does so when all who were hurt have answered.
                let waits = falls && after.table.fight().is_some_and(|fight| !fight.asks.is_empty());
                assert!(waits || left.any(|of| of == event), "{with}: {event:?} in {out:?}");
                fell += usize::from(falls);
                slew += usize::from(matches!(event, Event::Slew { .. }));
                struck += usize::from(matches!(event, Event::Suffered { .. }));
            }
            let kills = |event: &Event| matches!(event, Event::Defeated { seat: of, .. } if *of == seat);
            let killed = |all: &[Event]| all.iter().any(kills);
            assert_eq!(killed(foretold), killed(out), "{with}");
            // What a defeated monster brings is foretold whole, unless a hero level is asked about first.
            let brings = |event: &&Event| {
                matches!(event, Event::Gold { .. } | Event::Challenge { .. } | Event::Token { .. })
            };
            // Turns in which nothing can be chosen may follow in the same step.
            let strikes = |event: &Event| matches!(event, Event::Attacked { .. } | Event::Slew { .. });
            let next = out.iter().enumerate().filter(|(_, event)| strikes(event)).nth(1);
            let own = next.map_or(out.len(), |(at, _)| at);
            let brought: Vec<&Event> = out.iter().take(own).filter(brings).collect();
            assert!(foretold.iter().filter(brings).eq(brought.iter().copied()), "{with}: {brought:?}");
            won += brought.len();
        });
    }
    assert!(fell > 5 && slew > 0 && struck > 50 && won > 50, "{fell} {slew} {struck} {won}");
}

// shows LOST-12.5, LOST-13.2, LOST-13.5
#[test]
fn what_is_struck_back_is_what_the_outlook_says() {
    let game = table(4);
    let mut seen = 0;
    for seed in 0..6 {
        play_out(&game, seed, 3_000, |before, input, out, after| {
            let Some(Input::Answer { with: Move::Attack(_), .. }) = input else { return };
            let Some(seat) = attacker(&before.table) else { return };
            let expected = eyes(&game, &before.table).strikes_back(seat, false).unwrap();
            let Some(fight) = after.table.fight() else { return };
            let asked = fight.asks.iter().find_map(|ask| match &ask.what {
                Question::Defend(packet) if ask.seat == seat => Some(*packet),
                _ => None,
            });
            let struck = out.iter().any(|event| matches!(event, Event::Strikes { .. }));
            if let Some(packet) = asked.filter(|_| struck) {
                assert_eq!((packet.harm, packet.no_armor), (expected.harm, expected.no_armor));
                let view = game.view(after, Viewer::Seat(seat));
                let (own, ways) = (view.eyes(), view.eyes().outlook(seat).defences);
                assert_eq!(ways[0].0, Vec::new());
                let cards = |with: &[(Card, Option<u8>)]| with.iter().map(|of| of.0).collect::<Vec<_>>();
                let pairs = ways.iter().flat_map(|one| ways.iter().map(move |other| (one, other)));
                for ((with, life), (other, more)) in pairs {
                    let dearer =
                        cards(with) == cards(other) && own.defence_needs(with) < own.defence_needs(other);
                    assert!(!dearer || more < life, "mana for nothing: {ways:?}");
                }
                assert!(ways.len() > 1, "somebody is asked who has nothing to defend with");
                seen += 1;
            }
        });
    }
    assert!(seen > 10, "{seen}");
}

// shows LOST-11.9
#[test]
fn what_takes_more_cards_without_need_is_left_out() {
    let game = table(5);
    play_out(&game, 3, 3_000, |_, _, _, state| {
        let Some(seat) = attacker(&state.table) else { return };
        let eyes = eyes(&game, &state.table);
        for arm in eyes.weapons(seat) {
            let bare = eyes.unboosted(seat, arm).unwrap();
            let strikes = eyes.outlook(seat).strikes;
            let of_arm: Vec<&Strike> = strikes.iter().filter(|of| of.attack.arm == arm).collect();
            assert!(of_arm.iter().any(|of| of.attack.boosts.is_empty()), "{arm:?}");
            if bare.1.defeats {
                let plain = Attack { basic: bare.0.basic, ..Attack::with(arm) };
                assert!(of_arm.iter().all(|of| of.attack == plain), "{of_arm:?}");
            }
        }
    });
}
