//! Random games, recorded once and played again, for the benches of all games.
#![allow(clippy::unwrap_used, missing_docs)]

use skald_rules::{
    chance::Fast,
    interface::{Game, Input},
    playout,
};

/// A recorded game: the generator after the deal, the deal, and all inputs, rights and withdrawals among them.
pub struct Recorded<G: Game> {
    dice: Fast,
    deal: G::State,
    pub inputs: Vec<Input<G::Move>>,
}

/// Plays one random game. Where kits are needed, each seat is lent a ready-made one.
pub fn record<G: Game>(game: &G, seed: u64) -> Recorded<G> {
    let (mut dice, mut choices) = (Fast::new(seed), Fast::new(!seed));
    let mut out = Vec::new();
    let mut state = game.start(&[], &mut dice, &mut out).unwrap();
    let mut recorded = Recorded { dice: dice.clone(), deal: state.clone(), inputs: Vec::new() };
    while let Some(input) = playout::next_input(game, &state, game.seated(), &mut choices).unwrap() {
        game.play(&mut state, &input, &mut dice, &mut out).unwrap();
        recorded.inputs.push(input);
    }
    recorded
}

/// How many inputs games have together.
pub fn inputs<G: Game>(games: &[Recorded<G>]) -> u64 {
    games.iter().map(|game| u64::try_from(game.inputs.len()).unwrap()).sum()
}

/// Plays recorded games again from their deals; `each` is called after every input. Returns how many facts were told.
pub fn replay<G: Game>(
    game: &G,
    games: &[Recorded<G>],
    mut each: impl FnMut(&G::State, &[G::Event]),
) -> usize {
    let (mut told, mut out) = (0, Vec::new());
    for recorded in games {
        let (mut dice, mut state) = (recorded.dice.clone(), recorded.deal.clone());
        for input in &recorded.inputs {
            out.clear();
            game.play(&mut state, input, &mut dice, &mut out).unwrap();
            told += out.len();
            each(&state, &out);
        }
    }
    told
}
