//! The interface that all games go through: seats, decisions, menus, inputs, sentences, and the [`Game`] trait.
//!
//! What belongs here: the vocabulary shared by all games. What does not: any rule of any game.

mod act;
mod clock;
mod decision;
mod edition;
mod game;
mod group;
mod input;
mod kit;
mod menu;
mod order;
mod outcome;
mod refusal;
mod setup;
mod trail;

pub use crate::basics::{Arg, BadKey, Key, KeyBuilder, Name, Say, Seat, Viewer};

pub use self::{
    act::{Act, Hands},
    clock::{Clock, ClockClass, Lengths},
    decision::{Auto, Decision, DecisionId, Duty, Expiry, Grid, Release, Stakes, Wait, Waiting},
    edition::Editions,
    game::{Game, Habits, Papers, Rules, Sight, Speech},
    group::{Group, Points},
    input::{BadNotation, By, Input, Place},
    kit::{KitBook, KitFault, KitList, KitVerdict, Opening, Shelf, Starter, Stock},
    menu::{Choice, Choices, Hints, Menu, Pick, Step},
    order::Kept,
    outcome::{Ending, Outcome, Probability, Tale, Weight},
    refusal::{Misuse, Refusal, RefusalKind, Refuse},
    setup::{
        Days, Kit, Length, OptionKind, OptionSpec, Options, PackFile, PackId, Setup, SetupError, Visits,
    },
    trail::{Answered, Trail, more},
};
