//! One game of a match is given up, and the match goes on.

use skald_rules::{
    interface::{Say, Seat, Viewer, Waiting},
    views::{AnyView, MatchView},
};

use crate::host::{
    looks::info::TableInfo,
    play::deed::After,
    refused::{HostError, Refused},
    service::core::{Actor, Host},
    table::live::Live,
};
use crate::store::{Person, TableId};

/// Which game of a match is played, from 1, and by how many; nothing where one game is all there is.
fn game_of(view: &AnyView) -> Option<(u8, usize)> {
    view.get::<MatchView>().filter(|view| view.best_of > 1).map(|view| (view.number, view.wins.len()))
}

/// What somebody would give up at a table: for the question whether they are sure.
#[derive(Clone, Debug)]
pub struct Resigning {
    /// The table, as everybody may know it now.
    pub info: TableInfo,
    /// Whether more than one game may be played there.
    pub is_match: bool,
    /// The number, from 1, of the game of a match of two that can be given up by itself.
    pub single_game: Option<u8>,
}

impl Host {
    /// What somebody would give up at a table at which they may look.
    ///
    /// # Errors
    /// As for [`Host::may_look`].
    pub async fn resigning(&self, table: TableId, person: Person) -> Result<Resigning, HostError> {
        let held = self.hold_for(table, person).await?;
        let view = held.playing.as_ref().map(|playing| playing.table.view(Viewer::Spectator));
        let game = view.as_ref().and_then(game_of);
        Ok(Resigning {
            info: TableInfo::of(held.spoken(self.words)),
            is_match: game.is_some(),
            single_game: game.filter(|(_, players)| *players == 2).map(|(number, _)| number),
        })
    }

    /// Gives up the game of a match with this number, which the other side wins; the match goes on where it is not decided by
    /// that.
    ///
    /// # Errors
    /// A refusal when the game is not on or that one of its games is over, the person does not sit there, or it is no match
    /// of two.
    pub async fn concede(
        &self,
        actor: impl Into<Actor>,
        table: TableId,
        number: u8,
    ) -> Result<TableInfo, HostError> {
        let deed = self.deed(actor, table, |live, who, moment| {
            let seat = live.plays_now(who)?;
            let other = live.opponent(seat, number)?;
            live.is_there(seat, moment.now)?;
            live.concedes(seat, other, Say::new("host-conceded").with("who", seat), moment.now)?;
            Ok((After::Played, ()))
        });
        Ok(deed.await?.info())
    }
}

impl Live {
    /// Who wins the game of a match with this number when this seat gives it up.
    fn opponent(&self, seat: Seat, number: u8) -> Result<Seat, HostError> {
        let table = &self.playing()?.table;
        let Some((now, 2)) = game_of(&table.view(Viewer::Spectator)) else {
            return Err(Refused::NoSingleGame.into());
        };
        if number < now {
            return Err(Refused::GameOver { number }.into());
        }
        // Between two games there is none that could be given up.
        if number > now || table.waiting() == Waiting::Machine {
            return Err(Refused::NotBegun.into());
        }
        Ok(Seat(1 - seat.0.min(1)))
    }
}
