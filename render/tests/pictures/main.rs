//! Pictures and their text twins: what can be read, what is never shown, what looks as it did.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::indexing_slicing)]

mod common;
mod support;

mod boxes;
mod catalogue;
mod chaos_golden;
mod chaos_pictures;
mod chaos_played;
mod contest;
mod film;
mod fine;
mod golden;
mod law;
mod law_beside;
mod law_more;
mod law_pile;
mod law_places;
mod lost;
mod lraw;
mod lraw_board;
mod lraw_piles;
mod papers;
mod played;
mod signs;
mod war;
