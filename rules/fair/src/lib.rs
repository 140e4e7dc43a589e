//! Fairness: nobody, the host included, chooses how the cards fall, and afterwards everybody can check it.
//!
//! Before the deal the host makes a [`Secret`] and publishes its [`Commitment`]. Then every player may add words of
//! their own. Secret, words, table and the number of the draw fix every draw ([`FairDice`]), so nothing can be chosen or
//! drawn again. A [`Ledger`] plays a table that way and writes one [`Entry`] for each act, each linked to the one
//! before; [`replay()`] is the one reader of such a log. At the end the secret is revealed: header, entries and reveal are the portable game file ([`GameFile`]),
//! which [`verify`] recomputes from the first draw to the outcome.
//!
//! What belongs here: commitments, draws, the chain of links, the game file and its verification. What does not: making
//! randomness (the caller brings it), storing, and the rules of any game. `docs/fairness.md` says the same for players,
//! and every byte of it is fixed by `docs/fairness-vectors.json`.

mod dice;
mod encoding;
mod file;
mod ledger;
mod line;
mod replay;
mod report;
mod secret;
mod verify;

pub use self::{
    dice::{Draw, Drawn, FairDice, Own, Source},
    file::{BadFile, GameFile, write},
    ledger::{Begun, Ledger, Mark, NotThisSecret},
    line::{BadLine, Entry, Header, Line, Link, Pass},
    replay::{Onlooker, Played, Stuck, Why, replay},
    report::{About, Finding, Report, What},
    secret::{BadSecret, Commitment, Secret, WORDS_MOST, normalise_words},
    verify::verify,
};
