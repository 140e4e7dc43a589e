//! What is asked of whom, and what may be answered: the decisions of section 5 and the grammar of their answers.

mod answers;
mod attack;
mod defaults;
mod draft;
mod labels;
mod lines;
mod open;

pub use self::{
    answers::{Answers, Asked},
    defaults::default_move,
    lines::line,
    open::{Owed, id_of, owed, owed_by, row, seat_of},
};
