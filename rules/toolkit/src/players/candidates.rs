//! Which moves an automatic player looks at: all where there are few, and of many what the game's habits name, some at random,
//! and what the clock would do.

use skald_vocabulary::{
    chance::{Chance, Fast},
    interface::{Decision, Game},
};

/// The moves that are looked at in a decision, at most `most` of them and never none. What the game's habits name comes first and what the clock
/// would do last, so that of moves that look alike doing something comes before doing nothing.
///
/// # Errors
/// A sentence for developers when the decision is closed or its menus lead nowhere.
pub(super) fn of<G: Game>(
    game: &G,
    state: &G::State,
    at: &Decision,
    most: usize,
    choices: &mut dyn Chance,
) -> Result<Vec<G::Move>, String> {
    let habit = game.simple_move(state, at, choices);
    let quiet = clocks(game, state, at).filter(|quiet| habit.as_ref() != Some(quiet));
    let mut all: Vec<G::Move> = habit.into_iter().collect();
    let few: Vec<G::Move> = game.legal(state, at.id).take(most + 1).collect();
    if few.len() <= most {
        for with in few {
            add(&mut all, with);
        }
    } else {
        for _ in 0..most {
            add(&mut all, game.random_move(state, at.id, choices)?);
        }
    }
    if let Some(quiet) = quiet {
        all.retain(|with| *with != quiet);
        all.push(quiet);
    }
    if all.is_empty() { Err(format!("{} has no move", at.id)) } else { Ok(all) }
}

/// The first legal move that is not what the clock would do; at random where the clock would do all there is.
pub(super) fn first<G: Game>(
    game: &G,
    state: &G::State,
    at: &Decision,
    choices: &mut dyn Chance,
) -> Result<G::Move, String> {
    let quiet = clocks(game, state, at);
    match game.legal(state, at.id).find(|with| quiet.as_ref() != Some(with)) {
        Some(with) => Ok(with),
        None => game.random_move(state, at.id, choices),
    }
}

/// What the clock would do, where a player can do it by hand.
fn clocks<G: Game>(game: &G, state: &G::State, at: &Decision) -> Option<G::Move> {
    let quiet = game.default_for(state, at.id, &mut Fast::new(1))?;
    let path = skald_vocabulary::interface::Pick::path(&quiet.to_string());
    game.ask(state, at.id, &path).is_ok_and(|step| step.whole.is_some()).then_some(quiet)
}

fn add<M: PartialEq>(all: &mut Vec<M>, with: M) {
    if !all.contains(&with) {
        all.push(with);
    }
}
