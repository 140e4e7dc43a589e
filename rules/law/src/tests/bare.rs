//! Play without menus is the same game as play with them: the same moves are legal, and they do the same.

use super::table;
use crate::{Event, FollowUp, Kind, Law, Move, Phase, State, ask::id_of};
use skald_runners::playout;
use skald_vocabulary::{
    chance::{Chance, Fast},
    interface::{Game, Input},
};

/// A choice without menus.
enum Bare {
    Place(crate::cards::Card, usize),
    Then(FollowUp),
}

/// One of the legal choices, and how a player would say it.
fn choose(game: &Law, state: &State, dice: &mut Fast) -> Option<(Bare, Kind, Move)> {
    let label = |at: usize| state.ground.grid().label(at);
    let mut pick = |len: usize| usize::try_from(dice.pick("pick", u32::try_from(len).unwrap())).unwrap();
    match state.phase {
        Phase::Play(_) => {
            let all = game.placements(state);
            let number = pick(all.len());
            let (card, at) = all.get(number).unwrap();
            assert_eq!(all.iter().nth(number), Some((card, at)));
            assert_eq!(all.get(all.len()), None);
            let said =
                Move::Place { card: game.pool().key(card), at: label(at), north: None, then: Vec::new() };
            Some((Bare::Place(card, at), Kind::Play, said))
        }
        Phase::Maneuver(_) | Phase::Traitors(_) => {
            let mut all = game.follow_ups(state);
            let with = all.swap_remove(pick(all.len()));
            let (kind, said) = match &with {
                FollowUp::Move(to) => (Kind::Maneuver, Move::Step(label(*to))),
                FollowUp::Stay => (Kind::Maneuver, Move::Stay),
                FollowUp::Order(cards) => {
                    let keys = cards.iter().map(|card| game.pool().key(*card)).collect();
                    (Kind::Traitors, Move::Order(keys))
                }
            };
            Some((Bare::Then(with), kind, said))
        }
        _ => None,
    }
}

#[test]
fn what_is_played_without_menus_is_what_a_player_would_have_done() {
    let mut followed = 0;
    for (seats, form) in [(2, "skirmish"), (3, "skirmish"), (2, "standard"), (4, "team")] {
        let game = table(seats, &[("form", form)]);
        for seed in 0..6 {
            let (mut dice, mut choice) = (Fast::new(seed), Fast::new(!seed));
            let mut state = game.start(&[], &mut dice, &mut Vec::new()).unwrap();
            loop {
                let Some((bare, kind, said)) = choose(&game, &state, &mut choice) else {
                    let Some(input) = playout::next_input(&game, &state, seats, &mut choice).unwrap() else {
                        break;
                    };
                    game.play(&mut state, &input, &mut dice, &mut Vec::new()).unwrap();
                    continue;
                };
                let (Phase::Play(seat) | Phase::Maneuver(seat) | Phase::Traitors(seat)) = state.phase else {
                    unreachable!()
                };
                let mut asked = state.clone();
                let mut asked_dice = dice.clone();
                let (mut told, mut out): (Vec<Event>, Vec<Event>) = (Vec::new(), Vec::new());
                let input = Input::Answer { at: id_of(&state, seat, kind), with: said };
                game.play(&mut asked, &input, &mut asked_dice, &mut told).unwrap();
                match bare {
                    Bare::Place(card, at) => game.place(&mut state, (card, at), &mut dice, &mut out),
                    Bare::Then(with) => {
                        followed += 1;
                        game.follow_up(&mut state, with, &mut dice, &mut out);
                    }
                }
                assert_eq!((&state, &out), (&asked, &told));
            }
        }
    }
    assert!(followed > 20, "{followed}");
}

#[test]
fn every_legal_placement_is_listed_and_no_other() {
    // shows LAW-6.2, LAW-8.1
    let mut replacing = 0;
    for seed in 0..12 {
        let game = table(2, &[("form", "skirmish")]);
        let (mut dice, mut choice) = (Fast::new(seed), Fast::new(!seed));
        let mut state = game.start(&[], &mut dice, &mut Vec::new()).unwrap();
        while let Some(input) = playout::next_input(&game, &state, 2, &mut choice).unwrap() {
            if let Phase::Play(seat) = state.phase {
                let listed: Vec<_> = game.placements(&state).iter().collect();
                let hand = &state.player(seat).unwrap().hand;
                for (card, at) in
                    hand.iter().flat_map(|card| (0..state.ground.len()).map(move |at| (*card, at)))
                {
                    let at_label = state.ground.grid().label(at);
                    let with = Move::Place {
                        card: game.pool().key(card),
                        at: at_label,
                        north: None,
                        then: Vec::new(),
                    };
                    let input = Input::Answer { at: id_of(&state, seat, Kind::Play), with };
                    let done = game.play(&mut state.clone(), &input, &mut dice.clone(), &mut Vec::new());
                    assert_eq!(done.is_ok(), listed.contains(&(card, at)), "{input}");
                    replacing += usize::from(done.is_ok() && state.field.get(at).is_some());
                }
            }
            game.play(&mut state, &input, &mut dice, &mut Vec::new()).unwrap();
        }
    }
    assert!(replacing > 0);
}
