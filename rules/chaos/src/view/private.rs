//! Of a player's view what the private picture shows.

use serde::Serialize;

use super::types::{Board, LastingView, OwnView, Phase, SeatView, View, VolleyView};
use skald_vocabulary::interface::{Say, Seat};

/// What the private picture of a player shows: what that player alone knows, how they stand, and of the table what is aimed
/// at them or lets them act.
#[derive(Serialize)]
pub(crate) struct Part<'v> {
    own: &'v [OwnView],
    me: Option<&'v SeatView>,
    options: &'v [Say],
    /// In the own round: whether an action was taken.
    acts: Option<bool>,
    /// Before attacks that are to be answered: who attacks, with what, and what lasts.
    attacked: Option<(Seat, Option<&'v VolleyView>, &'v [LastingView])>,
    /// What lasts and is aimed at the player.
    lasting: Vec<&'v LastingView>,
    /// Once the game is over, everything.
    over: Option<&'v Board>,
}

impl View {
    /// Whether `seat` is on turn: in its round, with nothing to be answered.
    #[must_use]
    pub fn on_turn(&self, seat: Seat) -> bool {
        self.phase == Phase::Action && self.active == seat
    }

    /// What a player alone knows, how they stand, what lasts and is aimed at them, whether they are on turn, and whether it is over.
    pub(crate) fn own_part(&self) -> impl Serialize {
        let own = self.own.first().map(|own| own.seat);
        let me = self.board.seats.iter().find(|of| Some(of.seat) == own);
        let lasting: Vec<_> = self.board.lasting.iter().filter(|of| Some(of.at) == own).collect();
        (&self.own, me, lasting, own.is_some_and(|seat| self.on_turn(seat)), self.board.ended.is_some())
    }

    pub(crate) fn private_part(&self) -> Part<'_> {
        let board = &*self.board;
        let own = self.own.first();
        let attacked = own.is_some_and(|own| !own.threats.is_empty());
        let aimed = |lasting: &&LastingView| own.is_some_and(|own| own.seat == lasting.at);
        Part {
            own: &self.own,
            me: own.and_then(|own| board.seats.iter().find(|of| of.seat == own.seat)),
            options: &board.options,
            acts: own.filter(|own| self.on_turn(own.seat)).map(|_| board.acted),
            attacked: attacked.then_some((board.active, board.volley.as_ref(), board.lasting.as_slice())),
            lasting: board.lasting.iter().filter(aimed).collect(),
            over: board.ended.is_some().then_some(board),
        }
    }
}
