//! Tournaments and leagues: a log of acts, and the state that it leads to.
//!
//! What belongs here: who meets whom, what a result is worth, who is ahead, and when a tournament may go on. What does not:
//! how a game is played, at which table, in which language, and by whose clock. Nothing here knows a game: two people meet
//! and one of them wins more games, or a table of several ends with places.
//!
//! Everything that happens is an [`Act`]. A [`Tournament`] is got by replaying the acts from the first, so it survives
//! whatever becomes of the program, and an old tournament never changes: the pairings lie in the log, not only the means of
//! finding them. An act that does not fit is refused and changes nothing.
//!
//! | room | what happens there |
//! | --- | --- |
//! | `terms` | what people agree to before they register |
//! | `entrant` | a place in the tournament, by its number |
//! | `act` | what can happen |
//! | `state` | what has happened, and what may happen next |
//! | `standings` | points, tie-breaks, places |
//! | `pairing` | who meets whom in the next round |
//! | `view` | what everybody may see |
//! | `refusal` | why an act does not fit |

pub mod act;
mod apply;
pub mod entrant;
pub mod pairing;
pub mod refusal;
pub mod standings;
pub mod state;
pub mod terms;
pub mod view;

pub use self::{
    act::{Act, Finish, Gone, How, Penalty, Who},
    entrant::Entrant,
    pairing::Plan,
    refusal::Refused,
    standings::{Line, Places},
    state::{Entry, Next, Penalised, Round, Stage, Table, Tournament},
    terms::{Absent, Cut, Format, Games, Match, Part, Terms, Times},
    view::View,
};

#[cfg(test)]
mod tests;
