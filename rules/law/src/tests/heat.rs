//! The heat map of a card in hand and the open sides of one's own cards (section 9.2, items 4 and 5).

use super::{at, play_out, table, tables};
use crate::{Fact, Heat, Law, Phase, State, View, heat, threats};
use skald_vocabulary::{
    chance::Fast,
    interface::{Input, Key, Pick, Rules, Seat, Sight, Viewer},
};

fn own(game: &Law, state: &State, seat: u8) -> View {
    game.view(state, Viewer::Seat(Seat(seat)))
}

/// `b1 +2`, with a word for each warning.
fn shown(heat: &Heat) -> String {
    let mut words = vec![heat.at.to_string(), format!("+{}", heat.captures)];
    if heat.dispelled {
        words.push("dispelled".to_owned());
    }
    if heat.cursed > 0 {
        words.push(format!("cursed {}", heat.cursed));
    }
    if heat.lost {
        words.push("lost".to_owned());
    }
    if heat.replaces {
        words.push("replaces".to_owned());
    }
    assert_eq!(heat.warns(), heat.dispelled || heat.cursed > 0 || heat.lost);
    words.join(" ")
}

fn map(game: &Law, state: &State, seat: u8, card: &str) -> Vec<String> {
    heat(&own(game, state, seat), Key::new(card).unwrap()).iter().map(shown).collect()
}

#[test]
fn every_space_says_what_a_card_would_take_and_what_would_befall_it() {
    let (game, state) = at("options.form = \"skirmish\"\nphase = \"play a\"\n\
         cards.s = \"earth 1 5/5/5/5 slayer\"\ncards.w = \"sea 1 1/1/1/1\"\ncards.r = \"sky 1 4/4/4/4 reflect\"\n\
         cards.d = \"sea 1 9/9/9/9 dispel E2\"\ncards.c = \"earth 1 9/9/9/9 curse W1 N1\"\n\
         board = [\"b.w .. b.w ..\", \"b.d .. -- b.c\", \".. -- b.r ..\"]\nspecials.d1 = \"sea\"\n\
         seat.a.hand = [\"s\", \"thor\"]\nseat.b.hand = [\"thor\"]\n");
    assert_eq!(
        map(&game, &state, 0, "s"),
        ["b1 +2", "d1 +1 cursed 1", "b2 +0 dispelled", "a3 +0", "d3 +1 lost"]
    );
    let ground = heat(&own(&game, &state, 0), Key::of("s"));
    assert_eq!(ground.iter().map(|heat| heat.modifier).collect::<Vec<_>>(), [0, -2, 0, 0, 0]);
}

#[test]
fn a_skinwalker_may_take_the_place_of_an_own_card() {
    let (game, state) = at("options.form = \"skirmish\"\nphase = \"play a\"\n\
         cards.k = \"earth 1 4/6/4/4 skinwalker\"\ncards.m = \"sky 1 2/2/2/2\"\ncards.e = \"sea 1 5/5/5/5\"\n\
         board = [\"a.m b.e ..\"]\nseat.a.hand = [\"k\", \"thor\"]\nseat.b.hand = [\"thor\"]\n");
    assert_eq!(map(&game, &state, 0, "k"), ["a1 +1 replaces", "c1 +0"]);
    assert_eq!(map(&game, &state, 0, "thor"), ["c1 +1"]);
    assert_eq!(map(&game, &state, 0, "odin"), Vec::<String>::new());
    // Nobody learns by it what another could do.
    assert_eq!(heat(&own(&game, &state, 1), Key::of("k")), Vec::new());
    assert_eq!(heat(&game.view(&state, Viewer::Spectator), Key::of("k")), Vec::new());
}

#[test]
fn in_the_opening_only_the_rules_and_the_ground_speak() {
    // shows LAW-16.8
    let (game, state) = at("options.form = \"skirmish\"\nphase = \"open b\"\nturn = 0\n\
         cards.z = \"sky 3 9/9/9/9 dispel E2\"\nboard = [\"a~z .. .. ..\"]\nspecials.d1 = \"sky\"\n\
         seat.a.hand = [\"pan\"]\nseat.b.hand = [\"iris\", \"pan\"]\n");
    assert_eq!(map(&game, &state, 1, "iris"), ["c1 +0", "d1 +0"]);
    let ground = |card| heat(&own(&game, &state, 1), Key::of(card)).last().unwrap().modifier;
    assert_eq!((ground("iris"), ground("pan")), (1, -1));
    assert_eq!(map(&game, &state, 0, "pan"), Vec::<String>::new(), "a has placed already");
}

#[test]
fn open_sides_show_the_stat_that_an_attack_would_meet() {
    let (game, state) = at("options.form = \"skirmish\"\nphase = \"play b\"\nfirst = \"b\"\n\
         cards.t = \"earth 1 1/2/3/4\"\ncards.s = \"sky 1 5/6/7/8 support W1\"\n\
         board = [\"a.t a.s b.t\", \".. .. --\"]\nseat.a.hand = [\"pan\"]\nseat.b.hand = [\"pan\"]\n");
    let lines = |seat| -> Vec<String> {
        let side = |stat: &crate::StatView| format!("{}{}", stat.dir.letter(), stat.now);
        let view = own(&game, &state, seat);
        let line = |threat: &crate::Threat| {
            format!("{} {}", threat.at, threat.open.iter().map(side).collect::<Vec<_>>().join(" "))
        };
        threats(&view).iter().map(line).collect()
    };
    assert_eq!(lines(0), ["a1 S4", "b1 S7"]);
    assert_eq!(lines(1), Vec::<String>::new(), "its only card has no open neighbour");
    assert_eq!(threats(&game.view(&state, Viewer::Spectator)), Vec::new());
}

#[test]
fn the_heat_map_agrees_with_what_then_happens_and_tells_nothing_hidden() {
    for game in tables() {
        play_out(&game, 41, |_, _, _, state| {
            let Phase::Play(seat) = state.phase else { return };
            if state.has_left(seat) || state.turn % 3 != 0 {
                return;
            }
            let view = game.view(state, Viewer::Seat(seat));
            let other = game.redraw(state, Viewer::Seat(seat), &mut Fast::new(u64::from(state.seq)));
            let other = game.view(&other, Viewer::Seat(seat));
            let at = game.open(state, seat)[0].id;
            for held in &view.own[0].hand {
                let map = heat(&view, held.key);
                assert_eq!(map, heat(&other, held.key));
                let menu = game.ask(state, at, &[Pick::one(held.key)]).unwrap().menu.unwrap();
                let legal: Vec<Key> = menu.pick.list().iter().map(|choice| choice.key).collect();
                assert_eq!(map.iter().map(|heat| heat.at.key()).collect::<Vec<_>>(), legal);
                for heat in map {
                    let line = format!("place {} {}", held.key, heat.at);
                    let (mut copy, mut out) = (state.clone(), Vec::new());
                    let input = Input::Answer { at, with: line.parse().unwrap() };
                    game.play(&mut copy, &input, &mut Fast::new(1), &mut out).unwrap();
                    let first = out.iter().skip(1).map(|event| &event.0);
                    let blows = first.take_while(|fact| matches!(fact, Fact::Attacked { .. }));
                    let taken = blows.filter(|fact| {
                        matches!(fact, Fact::Attacked { attacker, defender, .. } if attacker > defender)
                    });
                    assert_eq!(taken.count(), usize::from(heat.captures), "{line}");
                    let lost = out
                        .iter()
                        .any(|event| matches!(event.0, Fact::Reflected { at, .. } if at == heat.at));
                    assert!(!heat.lost || lost, "{line}");
                }
            }
        });
    }
}

#[test]
fn between_battles_there_is_no_heat_map() {
    // In Ragnarok hands are kept while the board grows.
    let game = table(2, &[("form", "ragnarok")]);
    let mut cards = 0;
    play_out(&game, 43, |_, _, _, state| {
        if matches!(state.phase, Phase::Lay(_)) {
            for seat in state.seats() {
                let view = game.view(state, Viewer::Seat(seat));
                cards += view.own[0].hand.len();
                assert!(view.own[0].hand.iter().all(|held| heat(&view, held.key).is_empty()));
            }
        }
    });
    assert!(cards > 0);
}
