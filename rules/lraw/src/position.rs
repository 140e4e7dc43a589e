//! Position notation: the whole state as TOML.

use crate::{game::Lraw, invariants, state::State};

/// Prints a position.
#[must_use]
pub fn print(state: &State) -> String {
    toml::to_string(state).unwrap_or_default()
}

/// Reads a position of the game's own cards.
///
/// # Errors
/// A sentence that names file, field and reason.
pub fn read(name: &str, text: &str) -> Result<(Lraw, State), String> {
    let bad = |what: String| format!("{name}: {what}");
    let state: State = toml::from_str(text).map_err(|error| bad(error.to_string()))?;
    let seats = u8::try_from(state.sides.len()).unwrap_or(0);
    let game = Lraw::standard(seats).map_err(|error| bad(error.to_string()))?;
    invariants::sound(game.pool(), &state).map_err(&bad)?;
    invariants::check(game.pool(), &state).map_err(&bad)?;
    Ok((game, state))
}
