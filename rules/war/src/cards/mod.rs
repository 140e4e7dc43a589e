//! The cards of War as data: numbers and sets of them, the closed vocabulary, the pool, and the strict loader.

mod card;
mod loader;
mod pool;
mod vocabulary;

pub use self::{
    card::{Card, Cards},
    loader::{BASE, Pack, base},
    pool::{Face, Legend, Pool},
    vocabulary::{Effect, Mode, Need, Target, Whose},
};
