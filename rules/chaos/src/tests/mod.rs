//! Tests of Legends of Chaos.

mod arsenals;
mod editions;
mod eval;
mod fixed;
mod hidden;
mod matches;
mod messages;
mod opening;
mod orders;
mod packs;
mod paper;
mod playouts;
mod prepare;
mod rights;
mod scenarios;
mod search;
mod shelves;
mod timing;
mod useful;
pub(super) mod vocabulary;
mod words;

use super::Chaos;
use skald_vocabulary::interface::{Options, Rules, Setup};

/// A table with these options.
pub(super) fn table(seats: u8, options: &[(&str, &str)]) -> Chaos {
    let options = options.iter().fold(Options::default(), |all, (key, value)| all.with(key, value));
    Chaos::new(&Setup { seats, options, packs: Vec::new() }).unwrap()
}

/// English as far as this game speaks it.
fn english() -> &'static skald_vocabulary::words::Words {
    use skald_vocabulary::words::Words;
    static ENGLISH: std::sync::LazyLock<Words> = std::sync::LazyLock::new(|| Words::english(crate::WORDS));
    &ENGLISH
}
