//! What whoever organises a tournament does.

use skald_rules::{
    interface::Say,
    tournament::{self, Act, Entrant, Finish, Gone, Next, Penalty, Stage, Who},
};

use crate::host::{
    refused::{HostError, Refused},
    service::core::{Actor, Host},
    table::terms::{span, stamp},
    tournaments::{
        hall::{Beside, Hall},
        judging::penalise,
        opening::who,
    },
};
use crate::store::{Person, TournamentId};

/// A deed of an organiser. Tables count from 0, rounds as well.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Organise {
    /// Begins the first round with all who have checked in.
    Begin,
    /// Lets a computer play, too.
    Computer,
    /// Gives a match of this round to one of its players.
    Award {
        /// Which match.
        table: usize,
        /// To whom.
        to: Entrant,
    },
    /// Gives a match, or all of them, more time from now on, in milliseconds.
    Extend {
        /// Which match; `None` for all.
        table: Option<usize>,
        /// How much.
        by: i64,
    },
    /// Takes somebody out.
    Drop(Entrant),
    /// Punishes somebody.
    Penalise {
        /// Whom.
        entrant: Entrant,
        /// How.
        penalty: Penalty,
        /// What for.
        why: String,
    },
    /// Has somebody else play on in a place.
    Replace {
        /// Whose place.
        entrant: Entrant,
        /// Who comes.
        person: Person,
        /// What they are called.
        name: String,
    },
    /// Corrects a result. A round that was drawn because of it and has no result yet is drawn anew.
    Correct {
        /// The round.
        round: usize,
        /// Which match.
        table: usize,
        /// How it ended in truth.
        finish: Finish,
    },
    /// Ends the tournament as it stands.
    Close,
}

impl Host {
    /// Does what an organiser asks for, and says what was done: in the channel as well, where it changes something for others
    /// who play. `manages`: whether the person manages the tournament's server.
    ///
    /// # Errors
    /// A refusal when the person may not, or the tournament refuses it.
    pub async fn organise(
        &self,
        actor: impl Into<Actor>,
        id: TournamentId,
        manages: bool,
        what: Organise,
    ) -> Result<Say, HostError> {
        let actor = actor.into();
        self.hall_deed(actor, id, |hall| {
            hall.run_by(actor.person, manages)?;
            self.organised(hall, what)
        })
        .await
    }

    /// Does it, and says what was done.
    fn organised(&self, hall: &mut Hall, what: Organise) -> Result<Say, HostError> {
        Ok(match what {
            Organise::Begin => self.begin_first(hall)?,
            Organise::Computer => {
                let entrant = add_computer(hall)?;
                hall.said("tournament-computer").with("player", hall.called(entrant))
            }
            Organise::Award { table, to } => {
                hall.act(Act::Awarded { table, to })?;
                let said = hall.said_of_match("tournament-awarded", table);
                hall.owe_deed(&said.with("player", hall.called(to)))
            }
            Organise::Extend { table, by } => {
                if table.and_then(|place| hall.table_now(place)).is_some_and(|row| row.called) {
                    // Its game is on its last turns already.
                    return Err(tournament::Refused::TimeCalled.into());
                }
                let (had, ends) = (hall.ends_of(table), self.now().saturating_add(by));
                hall.act(Act::Extended { table, ends })?;
                if let Some(had) = had.filter(|had| *had >= ends) {
                    return Err(Refused::NoMoreTime { at: stamp(had) }.into());
                }
                let said = match table {
                    Some(table) => hall.said_of_match("tournament-extended", table),
                    None => hall.said_of_round("tournament-extended-all", hall.now.rounds().len()),
                };
                hall.owe_deed(&said.with("span", span(by)))
            }
            Organise::Drop(entrant) => {
                hall.act(Act::Dropped { entrant, why: Gone::Removed })?;
                hall.owe_deed(&hall.gone(entrant))
            }
            Organise::Penalise { entrant, penalty, why } => penalise(hall, entrant, penalty, &why)?,
            Organise::Replace { entrant, person, name } => {
                let before = hall.called(entrant);
                hall.act(Act::Replaced { entrant, who: who(person), name })?;
                let said = hall.said("tournament-replaced").with("player", hall.called(entrant));
                hall.owe_deed(&said.with("before", before))
            }
            Organise::Correct { round, table, finish } => {
                let undone = self.correct(hall, round, table, finish)?;
                if let Some(undone) = undone {
                    hall.show_taken_back(undone);
                    hall.beside.push(Beside::Unseat(undone));
                }
                let said = hall.corrected(round, table, undone);
                hall.owe_deed(&said)
            }
            Organise::Close => {
                hall.act(Act::Closed)?;
                hall.row.ended = Some(self.now());
                hall.said("tournament-over")
            }
        })
    }

    /// Begins the first round, and says who is left out.
    fn begin_first(&self, hall: &mut Hall) -> Result<Say, HostError> {
        match hall.now.stage() {
            Stage::Joining => {}
            Stage::Running => return Err(tournament::Refused::Playing.into()),
            Stage::Over => return Err(tournament::Refused::Over.into()),
        }
        let missing = hall.now.entrants().filter(|(_, entry)| entry.out.is_none() && !entry.checked);
        let missing: Vec<Say> = missing.map(|(entrant, _)| hall.called(entrant)).collect();
        self.begin_round(hall)?;
        Ok(if missing.is_empty() {
            hall.said("tournament-begun")
        } else {
            hall.said("tournament-begun-without").with("names", missing)
        })
    }

    /// Draws the next round and begins it.
    pub(super) fn begin_round(&self, hall: &mut Hall) -> Result<(), HostError> {
        if hall.now.stage() == Stage::Joining {
            let there = hall.now.entrants().filter(|(_, entry)| entry.out.is_none() && entry.checked).count();
            if there < hall.now.least() {
                return Err(tournament::Refused::TooFew.into());
            }
        } else if hall.now.next() != Next::Round {
            return Err(tournament::Refused::Playing.into());
        }
        let plan = hall.now.draw();
        hall.act(plan.begun(self.now()))
    }

    /// Corrects a result, taking back the round that stands on it if that has no result yet. Returns that round.
    fn correct(
        &self,
        hall: &mut Hall,
        round: usize,
        table: usize,
        finish: Finish,
    ) -> Result<Option<usize>, HostError> {
        let last = hall.now.rounds().len().saturating_sub(1);
        let stands = hall.now.rounds().get(round).and_then(|round| round.tables.get(table)?.result.as_ref());
        if stands.is_some_and(|(stands, _)| *stands == finish) {
            // Nothing is drawn anew for that.
            return Err(Refused::SameResult.into());
        }
        let mut undone = None;
        if round < last {
            match hall.act(Act::TakenBack) {
                Ok(()) => undone = Some(last),
                // It is played already: points change, and who meets whom stays.
                Err(error) if error.refused().is_some() => {}
                Err(error) => return Err(error),
            }
        }
        hall.act(Act::Corrected { round, table, finish })?;
        Ok(undone)
    }
}

/// Registers a computer, which is there at once.
fn add_computer(hall: &mut Hall) -> Result<Entrant, HostError> {
    let taken = |number: u16| hall.now.entries().iter().any(|entry| entry.who == Who::Computer(number));
    // A seat tells computers apart by a number of one byte.
    let number = (1..=u16::from(u8::MAX)).find(|number| !taken(*number)).ok_or(tournament::Refused::Full)?;
    let who = Who::Computer(number);
    hall.act(Act::Registered { who, name: String::new() })?;
    let entrant = hall.now.find(who).ok_or(tournament::Refused::Nobody)?;
    if hall.now.stage() == Stage::Joining {
        hall.act(Act::CheckedIn { entrant })?;
    }
    Ok(entrant)
}
