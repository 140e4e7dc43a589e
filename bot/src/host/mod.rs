//! The host: tables, seats, clocks, standing orders, drafts, and what is owed to Discord. No serenity, no SQL.
//!
//! What belongs here: everything that happens to a table, whichever game is played there. What does not: how Discord is
//! spoken to (`discord`), how rows are written (`store`), any rule of any game.
//!
//! A move travels like this: the table's lock is taken, the press is judged ([`Refused`]), the game plays, standing
//! orders follow, and everything that came of it is written in one transaction. Only then is the new position believed.

mod change;
mod clock;
mod computer;
mod config;
mod decks;
mod drafts;
mod entropy;
mod follow;
mod gather;
mod history;
mod info;
mod kits;
mod leaving;
mod live;
mod lobby;
mod look;
mod menus;
mod notices;
mod opening;
mod orders;
mod outbox;
mod people;
mod play;
mod preview;
mod refused;
mod service;
mod start;
mod suggest;
mod suggest_order;
mod tables;
mod tick;
mod trouble;
mod turn;
mod typing;

pub use self::{
    clock::{Clock, SystemClock},
    config::HostConfig,
    decks::DECKS,
    drafts::Choose,
    entropy::{Entropy, SystemEntropy},
    history::{Played as PastEntry, Recap},
    info::{DecisionInfo, SeatInfo, TableInfo, Terms, WaitInfo},
    lobby::Join,
    look::Look,
    menus::{DraftView, MenuView, OptionView, PAGE, PickKind, WholeView},
    notices::{About, Body},
    opening::OpenTable,
    orders::OrderInfo,
    outbox::{OutboxItem, Sent, To},
    people::TurnInfo,
    play::Played,
    preview::Previewed,
    refused::{HostError, Refused},
    service::{Actor, Host},
    suggest::Suggestion,
};
pub use crate::store::{
    DeckRow, OutboxKind, Person, PersonChange, PersonRow, Pings, SharedDeckRow, Status, StoreError, TableId,
};
