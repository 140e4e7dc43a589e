//! Whole duels with the ready-made decks, played at random: every position is sound, and every game ends.

use super::cards::pool;
use crate::{
    ask::Answers,
    cards::{Pool, STARTERS},
    engine::Engine,
    event::Event,
    invariants,
    kits::{Limits, check},
    setup::lay_out,
    state::State,
};
use skald_toolkit::grammar::GrammarExt;
use skald_vocabulary::chance::Fast;

/// The outcome of a duel: its last position, what was told, and how many answers were given.
fn duel(pool: &Pool, one: usize, two: usize, seed: u64) -> (State, Vec<Event>, u32) {
    let limits = Limits::standard(pool).unwrap();
    let decks = [one, two].map(|at| check(pool, &limits, STARTERS[at].1).unwrap().0);
    let mut state = lay_out(pool, &decks, 0);
    let (mut dice, mut choices) = (Fast::new(seed), Fast::new(seed ^ 0x5eed));
    let mut told = Vec::new();
    Engine::new(pool, &mut state, &mut dice, &mut told).begin(None);
    let mut answers = 0;
    while state.end.is_none() {
        invariants::check(pool, &state)
            .unwrap_or_else(|broken| panic!("seed {seed}, {one} against {two}: {broken}"));
        assert!(state.asked.is_some(), "seed {seed}: nobody is asked in turn {}", state.turn);
        let said = Answers::new(pool, &state).random(&mut choices);
        let act = said.unwrap_or_else(|unsound| panic!("seed {seed}: {unsound} at {:?}", state.asked));
        Engine::new(pool, &mut state, &mut dice, &mut told).say(act);
        answers += 1;
        assert!(answers < 20_000, "seed {seed}: no end in sight in turn {}", state.turn);
    }
    (state, told, answers)
}

#[test]
fn the_ready_made_decks_play_to_the_end() {
    let pool = pool();
    let mut won = 0;
    for one in 0..STARTERS.len() {
        for two in 0..STARTERS.len() {
            let seed = u64::try_from(one * 100 + two).unwrap();
            let (state, _, _) = duel(&pool, one, two, seed);
            won += usize::from(state.end.unwrap().winner.is_some());
        }
    }
    assert!(won > 70, "only {won} of 81 games were won");
}

#[test]
fn the_same_seed_gives_the_same_game() {
    let pool = pool();
    let (one, told, answers) = duel(&pool, 0, 4, 7);
    assert_eq!(duel(&pool, 0, 4, 7), (one.clone(), told, answers));
    let bytes = postcard::to_stdvec(&one).unwrap();
    assert_eq!(postcard::from_bytes::<State>(&bytes).unwrap(), one);
}
