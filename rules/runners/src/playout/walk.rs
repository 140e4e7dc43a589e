//! Walking menus at random: from a decision to a whole move.

use std::fmt::Debug;

use skald_toolkit::table::Table;
use skald_vocabulary::{
    chance::{Chance, shuffle},
    interface::{Choice, Choices, DecisionId, Game, Key, Pick, Step},
};

/// The longest path that a move may take.
const LONGEST: usize = 64;

/// One of the words that a menu allows, at random. `None` when it allows none.
#[must_use]
pub fn random_pick(of: &Choices, choices: &mut dyn Chance) -> Option<Pick> {
    let keys = |of: &[Choice]| of.iter().map(|choice| choice.key).collect::<Vec<Key>>();
    match of {
        Choices::One(of) => {
            let at = choices.pick("one of", u32::try_from(of.len()).ok()?);
            of.get(usize::try_from(at).ok()?).map(|choice| Pick::one(choice.key))
        }
        Choices::Some { min, max, of } => {
            let mut keys = keys(of);
            let most = usize::from(*max).min(keys.len());
            let least = usize::from(*min);
            let spread = u32::try_from(most.checked_sub(least)?).ok()?;
            let count = least + usize::try_from(choices.pick("how many", spread + 1)).ok()?;
            shuffle(choices, "some of", &mut keys);
            keys.truncate(count);
            // Menus list choices in their order; a sorted pick is written in the same order each time.
            keys.sort_unstable_by_key(|key| of.iter().position(|choice| choice.key == *key));
            Some(Pick::some(&keys))
        }
        Choices::Order(of) => {
            let mut keys = keys(of);
            shuffle(choices, "order of", &mut keys);
            Some(Pick::order(&keys))
        }
        Choices::Number { min, max } => {
            let spread = u32::try_from(max.checked_sub(*min)?).ok()?;
            Some(Pick::number(min + i64::from(choices.pick("number", spread.saturating_add(1)))))
        }
    }
}

/// Walks menus at random to a whole move; where a whole move may go on, a coin decides. The path is returned with it.
///
/// # Errors
/// A sentence for developers when a menu's choice is refused, a menu is empty, or there is no end.
pub fn walk<M, E: Debug>(
    mut ask: impl FnMut(&[Pick]) -> Result<Step<M>, E>,
    choices: &mut dyn Chance,
) -> Result<(M, Vec<Pick>), String> {
    let mut path = Vec::new();
    while path.len() < LONGEST {
        let step = ask(&path).map_err(|refused| {
            format!("the path \"{}\" came from menus and is refused: {refused:?}", Pick::line(&path))
        })?;
        let menu = match (step.whole, step.menu) {
            (Some(whole), None) => return Ok((whole, path)),
            (Some(whole), Some(_)) if choices.coin("stop here") => return Ok((whole, path)),
            (_, Some(menu)) => menu,
            (None, None) => return Err(format!("the path \"{}\" ends without a move", Pick::line(&path))),
        };
        let pick = random_pick(&menu.pick, choices)
            .ok_or_else(|| format!("the menu after \"{}\" offers nothing", Pick::line(&path)))?;
        path.push(pick);
    }
    Err(format!("the path \"{}\" does not end", Pick::line(&path)))
}

/// A legal move in a decision at random.
///
/// # Errors
/// A sentence for developers when the menus lead nowhere.
pub fn random_move<G: Game>(
    game: &G,
    state: &G::State,
    at: DecisionId,
    choices: &mut dyn Chance,
) -> Result<G::Move, String> {
    match game.random_move(state, at, choices) {
        Some(with) => Ok(with),
        None => walk(|path| game.ask(state, at, path), choices).map(|(whole, _)| whole),
    }
}

/// A legal move in a decision at random, as text: what a computer player of the host plays.
///
/// # Errors
/// A sentence for developers when the menus lead nowhere.
pub fn random_line(table: &dyn Table, at: DecisionId, choices: &mut dyn Chance) -> Result<String, String> {
    let ask = |path: &[Pick]| table.ask(at, path).map_err(|refusal| refusal.say.id);
    walk(ask, choices).map(|(whole, _)| whole)
}
