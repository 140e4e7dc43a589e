//! What everybody may see of a tournament. Nobody's list of cards is in it before it is published.

use skald_rules::{
    interface::Say,
    tournament::{Act, Cut, Entrant, Format, Games, Next, Part, Stage, Tournament, View, Who},
};

use crate::host::{
    refused::{HostError, Refused},
    service::core::Host,
    table::terms::{Terms, span},
    tournaments::hall::{Hall, broken},
};
use crate::invariant::Invariant;
use crate::store::{Person, TableId, TournamentId, TournamentRow};

/// A tournament as everybody may know it.
#[derive(Clone, Debug)]
pub struct TournamentInfo {
    /// Which.
    pub id: TournamentId,
    /// The short code by which people name it.
    pub code: String,
    /// What it is called.
    pub name: String,
    /// The game's id.
    pub game: String,
    /// The server.
    pub guild: Option<u64>,
    /// The channel.
    pub channel: u64,
    /// The thread in which its rounds stand, once there is one.
    pub thread: Option<u64>,
    /// Who organises it.
    pub organiser: Person,
    /// How far it has come.
    pub stage: Stage,
    /// What comes next.
    pub next: Next,
    /// Everybody who has registered, by number: who plays there, what they are called, whether they have checked in, whether
    /// they still play.
    pub people: Vec<EntrantInfo>,
    /// The matches of the last round.
    pub matches: Vec<MatchInfo>,
    /// How many rounds there were.
    pub rounds: usize,
    /// How many rounds are planned before the cut.
    pub planned: usize,
    /// The head of the last round and its tables, line by line.
    pub pairings: Vec<Say>,
    /// The standings, line by line.
    pub standings: Vec<Say>,
    /// How the terms read.
    pub terms: Vec<Say>,
    /// Everybody's list of cards, once it is over and if the terms publish them: name and list.
    pub lists: Vec<(Say, String)>,
}

/// A round of a tournament as its picture shows it.
#[derive(Clone, Debug)]
pub struct ContestLook {
    /// What the tournament is called.
    pub name: String,
    /// The short code by which people name it.
    pub code: String,
    /// What everybody may see of it.
    pub view: View,
    /// What those who play are called, by number.
    pub names: Vec<Say>,
    /// The same as the picture, line by line.
    pub lines: Vec<Say>,
}

/// Somebody who has registered.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EntrantInfo {
    /// The number.
    pub entrant: Entrant,
    /// The person, if it is one.
    pub person: Option<Person>,
    /// What they are called.
    pub name: Say,
    /// Whether they have checked in.
    pub checked: bool,
    /// Whether they still play.
    pub plays: bool,
}

/// A match of the last round.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MatchInfo {
    /// Which, from 0.
    pub place: usize,
    /// Who plays.
    pub seats: Vec<Entrant>,
    /// The table at which it is played now.
    pub table: Option<TableId>,
    /// Whether it is decided.
    pub decided: bool,
}

impl Hall {
    fn info(&self) -> TournamentInfo {
        let round = self.now.rounds().len().checked_sub(1);
        let last = self.now.rounds().last();
        let people = self.now.entrants().map(|(entrant, entry)| EntrantInfo {
            entrant,
            person: if let Who::Person(person) = entry.who { Some(Person(person)) } else { None },
            name: self.called(entrant),
            checked: entry.checked,
            plays: entry.out.is_none(),
        });
        let matches = last.into_iter().flat_map(|round| round.tables.iter().enumerate());
        let matches = matches.map(|(place, table)| MatchInfo {
            place,
            seats: table.seats.clone(),
            table: self.table_now(place).map(|row| row.table),
            decided: table.is_decided(),
        });
        let mut pairings = Vec::new();
        if let Some(round) = round {
            pairings.extend(self.round_head(round));
            pairings.extend(self.pairings(round));
            if self.now.next() != Next::Wait {
                pairings.extend(self.comparison(round));
            }
        }
        let published = self.now.stage() == Stage::Over && self.now.terms().lists;
        let lists = self
            .now
            .entrants()
            .filter(|_| published)
            .filter_map(|(entrant, entry)| entry.list.clone().map(|list| (self.called(entrant), list)));
        TournamentInfo {
            id: self.row.id,
            code: self.row.code.clone(),
            name: self.row.name.clone(),
            game: self.row.game.clone(),
            guild: self.row.guild,
            channel: self.row.channel,
            thread: self.row.thread,
            organiser: self.row.organiser,
            stage: self.now.stage(),
            next: self.now.next(),
            people: people.collect(),
            matches: matches.collect(),
            rounds: self.now.rounds().len(),
            planned: self.now.rounds_planned(),
            pairings,
            standings: self.standings(),
            terms: self.terms(),
            lists: lists.collect(),
        }
    }

    /// When time is called in a round. How many there are may decide that, so before it is known both times are named.
    fn time_of_rounds(&self) -> Say {
        let terms = self.now.terms();
        if self.now.stage() == Stage::Joining && terms.games == Games::OneBeforeCut {
            let times = terms.times;
            let id =
                if times.one == times.three { "tournament-terms-time" } else { "tournament-terms-times" };
            return Say::new(id).with("span", span(times.three)).with("one", span(times.one));
        }
        let by = terms.of_match(self.now.part(), self.now.checked_in());
        Say::new("tournament-terms-time").with("span", span(by.time))
    }

    /// How the terms read.
    fn terms(&self) -> Vec<Say> {
        let terms = self.now.terms();
        let format = match terms.format {
            // How many it takes is known once it is known who is there.
            Format::Swiss if self.now.stage() == Stage::Joining => match terms.rounds {
                Some(rounds) => Say::new("tournament-format-swiss").with("rounds", rounds),
                None => Say::new("tournament-format-swiss-open"),
            },
            Format::Swiss => Say::new("tournament-format-swiss").with("rounds", self.now.rounds_planned()),
            Format::Knockout => Say::new("tournament-format-knockout"),
            Format::RoundRobin => Say::new("tournament-format-robin"),
            Format::League { seats } => Say::new("tournament-format-league")
                .with("seats", seats)
                .with("rounds", self.now.rounds_planned()),
        };
        let mut lines = vec![format];
        if terms.cut != Cut::None {
            let last = terms.of_match(Part::Cut, self.now.checked_in());
            let id = if last.best_of == 1 { "tournament-terms-cut-one" } else { "tournament-terms-cut" };
            lines.push(Say::new(id).with("size", terms.cut.size()));
        }
        if !matches!(terms.format, Format::League { .. }) {
            lines.push(Say::new(match terms.games {
                Games::One => "tournament-games-one",
                Games::Three => "tournament-games-three",
                Games::OneBeforeCut => "tournament-games-one-before-cut",
            }));
            lines.push(
                Say::new(if terms.absent.misses == 0 {
                    "tournament-terms-absent"
                } else {
                    "tournament-terms-out"
                })
                .with("span", span(terms.absent.after))
                .with("misses", terms.absent.misses),
            );
        }
        lines.push(self.time_of_rounds());
        let pace = self.pace().ok().or_broken(Terms::of(None), "a tournament was opened with its pace");
        lines.push(Say::new("terms-pace").with("pace", pace.pace()));
        if matches!(terms.format, Format::League { .. }) {
            lines.push(Say::new(if pace.limit.is_some() { "terms-absent" } else { "terms-no-limit" }));
        }
        if terms.duplicate {
            lines.push(Say::new("tournament-terms-duplicate"));
        }
        if terms.lists {
            lines.push(Say::new("tournament-terms-lists"));
        }
        lines
    }
}

impl Host {
    /// A tournament as everybody may know it.
    ///
    /// # Errors
    /// [`Refused::NoTournament`].
    pub async fn tournament(&self, id: TournamentId) -> Result<TournamentInfo, HostError> {
        let hall = self.read_hall(id, None).await?;
        Ok(hall.info())
    }

    /// The tournament of this short code.
    ///
    /// # Errors
    /// [`Refused::NoTournament`].
    pub async fn find_tournament(&self, code: &str) -> Result<TournamentId, HostError> {
        Ok(self.inner.store.tournament_by_code(code).await?.ok_or(Refused::NoTournament)?)
    }

    /// The tournaments of a channel and its server, those that are not over and of this channel first.
    ///
    /// # Errors
    /// [`HostError::Store`].
    pub async fn tournaments_at(
        &self,
        channel: u64,
        guild: Option<u64>,
    ) -> Result<Vec<TournamentRow>, HostError> {
        Ok(self.inner.store.tournaments_at(channel, guild).await?)
    }

    /// A tournament as it stood at the end of a round (from 0), or as it stands in it; without one, as it stands.
    ///
    /// # Errors
    /// [`Refused::NoTournament`].
    pub async fn contest(&self, id: TournamentId, round: Option<usize>) -> Result<ContestLook, HostError> {
        let mut hall = self.read_hall(id, None).await?;
        if let Some(round) = round.filter(|round| round + 1 < hall.now.rounds().len()) {
            let texts = self.inner.store.tournament_acts(id).await?;
            let acts: Result<Vec<Act>, _> = texts.iter().map(|text| serde_json::from_str(text)).collect();
            let acts = acts.map_err(|error| broken(id, &format!("an act cannot be read: {error}")))?;
            hall.now = Tournament::after_round(&acts, round)
                .map_err(|(number, why)| broken(id, &format!("act {number} does not fit: {why}")))?;
        }
        Ok(ContestLook {
            name: hall.row.name.clone(),
            code: hall.row.code.clone(),
            view: hall.now.view(),
            names: hall.now.entrants().map(|(entrant, _)| hall.called(entrant)).collect(),
            lines: hall.picture_lines(),
        })
    }

    /// Notes in which thread the rounds of a tournament stand; in none any more where it is gone.
    ///
    /// # Errors
    /// [`HostError::Store`].
    pub async fn set_tournament_thread(
        &self,
        id: TournamentId,
        thread: Option<u64>,
    ) -> Result<(), HostError> {
        let mut tx = self.own_change(None).await?;
        tx.set_tournament_thread(id, thread).await?;
        Ok(tx.commit().await?)
    }

    /// In which round (from 1) of which tournament a table is played, by the tournament's name, if it counts in one.
    ///
    /// # Errors
    /// [`HostError::Store`].
    pub async fn round_of(&self, table: TableId) -> Result<Option<(String, usize)>, HostError> {
        let within = self.inner.store.round_of(table).await?;
        Ok(within.and_then(|within| within.round.map(|round| (within.name, round + 1))))
    }

    /// The whole state of a tournament, for tests and for looking at it.
    ///
    /// # Errors
    /// [`Refused::NoTournament`].
    pub async fn tournament_state(&self, id: TournamentId) -> Result<Tournament, HostError> {
        Ok(self.read_hall(id, None).await?.now)
    }
}
