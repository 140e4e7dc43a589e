//! The host as the bot drives it: whole games, time, people, faults of the disk and of Discord, on a clock that obeys.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::indexing_slicing)]

mod common;

mod absent;
mod accord;
mod away;
mod builds;
mod calls;
mod chaos;
mod clock;
mod copies;
mod crash;
mod cup_judging;
mod cup_matches;
mod cups;
mod decks;
mod disk;
mod faults;
mod games;
mod hands;
mod hours;
mod lapse;
mod levels;
mod lobby;
mod lost;
mod lost_messages;
mod lost_orders;
mod lraw;
mod many;
mod old_database;
mod old_logs;
mod own_orders;
mod play;
mod purge;
mod ratings;
mod refusals;
mod release;
mod rules;
mod story;
mod team;
mod time;
mod tournaments;
mod waiting;
mod words;
