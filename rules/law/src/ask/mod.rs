//! Questions and answers: what the match waits for, menus, the judgement of moves, defaults and refusals. Nothing here
//! changes a position.

mod answers;
mod decisions;
mod defaults;
mod forced;
mod illegal;
mod judge;
mod kinds;
mod later;
mod lines;
mod place;
mod plans;
mod trial;

pub use self::{
    answers::{Answers, resolve},
    decisions::{all_answered, given, id_of, is_given, open, owed, standing_as, waiting},
    defaults::{default_move, worth},
    forced::forced,
    illegal::Illegal,
    judge::sides,
    judge::{hand_card, order_keys, wishes},
    kinds::Kind,
    lines::{lead_line, lines},
    place::{hiding_places, plays},
    plans::{fill_count, offers, pool_of_fill},
    trial::Trial,
};
