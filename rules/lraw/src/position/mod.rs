//! Position notation: the whole state as TOML with a summary of each side, or the sides alone, as scenarios lay them out.

mod card;
mod laid;

use skald_vocabulary::invariant::Invariant;
use toml::{Table, Value};

use crate::{cards::Pool, invariants, kits::Limits, state::State};

/// Prints a position: the state, and under `seat` what lies on each side. Only the state is read back.
#[must_use]
pub fn print(pool: &Pool, state: &State) -> String {
    let mut table = Table::try_from(state).or_broken(Table::new(), "a state can be written down");
    table.insert("seat".to_owned(), Value::Table(laid::summary(pool, state)));
    toml::to_string(&table).or_broken(String::new(), "a position can be written down")
}

/// Reads a position of these cards.
///
/// # Errors
/// A sentence that names file, field and reason.
pub fn read(pool: &Pool, limits: &Limits, name: &str, text: &str) -> Result<State, String> {
    let bad = |what: String| format!("{name}: {what}");
    let table: Table = text.parse().map_err(|error: toml::de::Error| bad(error.to_string()))?;
    let state = if table.contains_key("cards") {
        toml::from_str(text).map_err(|error| bad(error.to_string()))?
    } else {
        let laid: laid::Laid = toml::from_str(text).map_err(|error| bad(error.to_string()))?;
        laid.state(pool, limits).map_err(&bad)?
    };
    invariants::sound(pool, &state).map_err(&bad)?;
    invariants::check(pool, &state).map_err(&bad)?;
    Ok(state)
}
