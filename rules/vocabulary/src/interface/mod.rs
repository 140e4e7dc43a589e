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
mod key;
mod kit;
mod menu;
mod name;
mod order;
mod outcome;
mod refusal;
mod say;
mod seat;
mod setup;
mod trail;

pub use self::{
    act::{Act, Hands},
    clock::{Clock, ClockClass, Lengths},
    decision::{Auto, Decision, DecisionId, Duty, Expiry, Grid, Release, Stakes, Wait, Waiting},
    edition::Editions,
    game::{Game, Habits, Papers, Rules, Sight, Speech},
    group::{Group, Points},
    input::{BadNotation, By, Input},
    key::{BadKey, Key, KeyBuilder},
    kit::{KitBook, KitFault, KitList, KitVerdict, Opening, Shelf, Starter, Stock},
    menu::{Choice, Choices, Hints, Menu, Pick, Step},
    name::Name,
    order::Kept,
    outcome::{Ending, Outcome, Probability, Tale, Weight},
    refusal::{Misuse, Refusal, RefusalKind, Refuse},
    say::{Arg, Say},
    seat::{Seat, Viewer},
    setup::{
        Days, Kit, Length, OptionKind, OptionSpec, Options, PackFile, PackId, Setup, SetupError, Visits,
    },
    trail::{Answered, Trail, more},
};
