//! Cards as data: the closed vocabulary of section 2, its strict reader, and the pool of all cards of a table.

mod checks;
mod effects;
mod face;
mod fields;
mod ids;
mod loader;
mod pool;
mod vocabulary;
mod words;

pub use self::{
    face::{Face, Lists, Owners, Stop, Types, Warrior},
    ids::{Card, Hero},
    loader::BASE,
    pool::{FEWEST, Pool},
    vocabulary::{
        Amount, By, Condition, Effect, Kind, Limit, Mode, Pick, Primitive, Reservoir, To, Trigger, Who,
    },
    words::{Judged, Verb},
};
