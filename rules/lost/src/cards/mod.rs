//! The cards: their words, their faces, the strict reader of card files, and the pool that a table plays with.

mod faces;
mod lines;
mod loader;
mod pool;
mod reader;
mod vocabulary;
mod words;

pub use self::{
    faces::{Beast, Board, Card, Challenge, Discount, Equipment, Hero, Monster, Stack, take_out},
    lines::{Goal, Line, Text},
    loader::BASE,
    pool::{Pool, base},
    vocabulary::{
        Beside, Cond, Damage, Harm, Hit, Kind, Modifier, Piece, Place, Set, Skill, Skills, Track, Type,
    },
};
