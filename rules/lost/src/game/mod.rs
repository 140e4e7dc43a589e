//! Lost Legends through the interface of all games.

mod deed;
mod habits;
mod papers;
mod rules;
mod sight;
mod speech;

use crate::{
    ask::{self, Answers},
    cards,
    engine::{Engine, asked},
    eval::Eyes,
    event::Event,
    illegal::Illegal,
    rules::Lost,
    state::{PublicState, Secret, State},
};
use skald_vocabulary::{
    chance::Chance,
    interface::{DecisionId, Misuse, Seat},
};

impl Lost {
    fn engine<'a>(
        &'a self,
        state: &'a mut State,
        dice: &'a mut dyn Chance,
        out: &'a mut Vec<Event>,
    ) -> Engine<'a> {
        Engine { pool: &self.pool, state, dice, out }
    }

    /// What is owed, by public facts.
    fn owed(state: &State) -> impl Iterator<Item = ask::Owed> {
        ask::owed(&state.table, |seat| state.secret.choices.contains_key(&seat))
    }

    /// The same of one seat.
    fn owed_by(state: &State, seat: Seat) -> Option<ask::Owed> {
        ask::owed_by(&state.table, seat, |seat| state.secret.choices.contains_key(&seat))
    }

    /// Whether it is played with the game's own cards, of which the specification's figures are.
    fn has_own_cards(&self) -> bool {
        self.pool.pack == cards::base().pack
    }

    /// Whoever asks for something after the end is told how it ended.
    fn goes_on(&self, state: &State) -> Result<(), Illegal> {
        let Some(outcome) = state.table.outcome() else { return Ok(()) };
        let winners = outcome.winners().to_vec();
        let eyes = Eyes { pool: &self.pool, table: &state.table };
        let points = winners.iter().map(|seat| eyes.score(*seat).total()).max().unwrap_or(0);
        Err(Illegal::Over { winners, points })
    }

    fn find(&self, state: &State, at: DecisionId) -> Result<ask::Owed, Illegal> {
        self.goes_on(state)?;
        let open = ask::seat_of(at).and_then(|seat| Self::owed_by(state, seat));
        open.filter(|owed| owed.id(&state.table) == at).ok_or_else(|| Misuse::Closed(at).into())
    }

    /// What may be answered in a decision that is open.
    fn answers<'s>(&'s self, state: &'s State, at: DecisionId) -> Result<Answers<'s>, Illegal> {
        let seat = self.find(state, at)?.seat;
        self.answers_of(&state.table, &state.secret, seat).ok_or_else(|| Misuse::Closed(at).into())
    }

    fn answers_of<'s>(
        &'s self,
        table: &'s PublicState,
        secret: &'s Secret,
        seat: Seat,
    ) -> Option<Answers<'s>> {
        let asked = asked(table, secret, seat)?;
        Some(Answers { eyes: Eyes { pool: &self.pool, table }, seat, asked, chain: None })
    }
}

/// The pictures of its cards, compiled in.
static ART: include_dir::Dir<'static> = include_dir::include_dir!("$CARGO_MANIFEST_DIR/../sets/lost/art");

impl Lost {
    /// A seat that there is, and whose player has not left.
    fn is_here(&self, state: &State, seat: Seat) -> Result<(), Illegal> {
        if seat.0 >= self.players {
            return Err(Misuse::NoSuchSeat(seat).into());
        }
        if state.table.side(seat).left { Err(Misuse::Out(seat).into()) } else { Ok(()) }
    }
}
