//! How long a match takes, as measured over random playouts of every form and table.

use super::options::Form;
use crate::interface::Length;

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
    Length { answers, answers_long, turns }
}
