//! How long a match takes, as measured over random playouts of every form and table. The days are the medians of matches of
//! players who look one move ahead, and look in once and three times a day.

use super::options::Form;
use skald_vocabulary::interface::{Days, Length};

/// What people are told before they join.
#[must_use]
pub const fn length(form: Form, seats: u8) -> Length {
    let (answers, answers_long, turns) = match (form, seats) {
        (Form::Skirmish, 2) => (10, 13, 14),
        (Form::Skirmish, 3) => (9, 12, 20),
        (Form::Skirmish, _) => (9, 11, 26),
        (Form::Standard, 2) => (28, 36, 44),
        (Form::Standard, 3) => (27, 34, 64),
        (Form::Standard | Form::Team, _) => (27, 34, 84),
        (Form::Ragnarok, 2) => (54, 62, 40),
        (Form::Ragnarok, 3) => (50, 60, 56),
        (Form::Ragnarok, _) => (47, 57, 74),
    };
    // Boards fill up whatever is played, so that long matches are hardly longer than usual ones.
    let (waits, waits_long) = match (form, seats) {
        (Form::Skirmish, 2) => (15, 17),
        (Form::Skirmish, 3) => (22, 25),
        (Form::Skirmish, _) => (29, 33),
        (Form::Standard, 2) => (44, 50),
        (Form::Standard, 3) => (65, 73),
        (Form::Standard | Form::Team, _) => (88, 98),
        (Form::Ragnarok, 2) => (62, 73),
        (Form::Ragnarok, 3) => (94, 108),
        (Form::Ragnarok, _) => (113, 128),
    };
    let (once, thrice) = match (form, seats) {
        (Form::Skirmish, 2) => (8, 3),
        (Form::Skirmish, 3) => (9, 3),
        (Form::Skirmish, _) => (15, 5),
        (Form::Standard, 2) => (21, 7),
        (Form::Standard | Form::Team, _) => (24, 8),
        (Form::Ragnarok, 2) => (27, 9),
        (Form::Ragnarok, _) => (36, 12),
    };
    Length {
        games: 1,
        answers,
        answers_long,
        turns,
        waits,
        waits_long,
        visits: None,
        days: Some(Days { once, thrice }),
    }
}
