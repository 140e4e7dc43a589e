//! What breaks the rules of a tournament: reported to its organiser by those who play, and punished by the organiser.
//!
//! What belongs here: reports, penalties, and that a lost game is lost at its table. What does not: what a penalty means for a
//! match and for the standings (`rules/tournament`).

use skald_rules::{
    interface::{By, Input, Say},
    tournament::{Act, Entrant, Penalty, Who},
};

use crate::host::{
    outbox::notices::{About, Body, CONTESTS},
    play::deed::After,
    refused::{HostError, Refused},
    service::{
        core::{Actor, Host},
        load::whole_log,
    },
    tournaments::{
        hall::{Beside, Hall},
        people::own,
        seating::seat_at,
    },
};
use crate::store::{
    NewNotice, OutboxKind, Person, ReportRow, ReportedMatch, SeatedRow, Status, TournamentId,
};

/// How many reports one person may send to the organiser of a tournament.
const MOST_REPORTS: usize = 10;
/// The most characters of a report, and of what a penalty is for.
const LONGEST: usize = 400;

/// What was reported, for whoever organises the tournament.
#[derive(Clone, Debug)]
pub struct ReportInfo {
    /// The sentence: who reports whom, when in which match, and in which words.
    pub say: Say,
    /// When, in milliseconds UTC.
    pub at: i64,
}

/// Words of a person, brought into one line of at most so many characters.
fn in_one_line(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ").chars().take(LONGEST).collect()
}

impl Host {
    /// Tells whoever organises a tournament of somebody who plays there: kept with the match that whoever reports is playing, and
    /// how far it has come.
    ///
    /// # Errors
    /// A refusal when the person does not play there, says nothing, or has reported as often as they may.
    pub async fn report(
        &self,
        actor: impl Into<Actor>,
        id: TournamentId,
        against: Entrant,
        text: &str,
    ) -> Result<Say, HostError> {
        let actor = actor.into();
        let text = in_one_line(text);
        if text.is_empty() {
            return Err(Refused::NothingSaid.into());
        }
        let hall = self.read_hall(id, None).await?;
        let within = self.match_of(&hall, own(&hall, actor.person)?).await?;
        let reports = self.inner.store.reports(id).await?;
        if reports.iter().filter(|row| row.by == actor.person).count() >= MOST_REPORTS {
            return Err(Refused::TooMany { most: MOST_REPORTS }.into());
        }
        let now = self.now();
        self.hall_deed(actor, id, |hall| {
            let reporter = own(hall, actor.person)?;
            let about = hall.now.entry(against).ok_or(skald_rules::tournament::Refused::Nobody)?;
            if about.who == Who::Person(actor.person.0) {
                return Err(Refused::OwnReport.into());
            }
            let row = ReportRow { by: actor.person, against: against.0, text, within, at: now };
            let say = hall.reported(&row, hall.called(reporter));
            hall.tell_one(&format!("report:{now}:{}", actor.person), hall.row.organiser, &say);
            hall.beside.push(Beside::Report(row));
            Ok(hall.said("tournament-report-kept").with("player", hall.called(against)))
        })
        .await
    }

    /// What was reported in a tournament, for whoever organises it or manages its server.
    ///
    /// # Errors
    /// [`Refused::NotOrganiser`].
    pub async fn reports(
        &self,
        person: Person,
        id: TournamentId,
        manages: bool,
    ) -> Result<Vec<ReportInfo>, HostError> {
        let hall = self.read_hall(id, None).await?;
        hall.run_by(person, manages)?;
        let rows = self.inner.store.reports(id).await?;
        let by = |row: &ReportRow| {
            let entrant = hall.now.entrants().find(|(_, entry)| entry.who == Who::Person(row.by.0));
            entrant
                .map(|(entrant, _)| hall.called(entrant))
                .unwrap_or_else(|| Say::new("tournament-somebody"))
        };
        Ok(rows.iter().map(|row| ReportInfo { say: hall.reported(row, by(row)), at: row.at }).collect())
    }

    /// The match of the last round that somebody plays, with how far its table has come.
    async fn match_of(&self, hall: &Hall, entrant: Entrant) -> Result<Option<ReportedMatch>, HostError> {
        let Some((place, _)) = hall.now.table_of(entrant) else { return Ok(None) };
        let round = hall.now.rounds().len() - 1;
        let Some(row) = hall.table_now(place) else { return Ok(None) };
        let log = self.info(row.table).await?.log;
        Ok(Some(ReportedMatch { round, place, table: row.table, log }))
    }

    /// Has games be lost at the table of a match that its people have lost by a penalty and not yet there.
    pub(super) async fn take_games(
        &self,
        hall: &Hall,
        place: usize,
        row: SeatedRow,
    ) -> Result<(), HostError> {
        let Some(table) = hall.now.rounds().last().and_then(|round| round.tables.get(place)) else {
            return Ok(());
        };
        let round = hall.now.rounds().len() - 1;
        for entrant in table.seats.iter().filter(|entrant| hall.now.games_taken(**entrant) > 0) {
            let opposite = table.seats.iter().find(|other| *other != entrant);
            let seats = opposite.and_then(|other| Some((seat_at(table, *entrant)?, seat_at(table, *other)?)));
            let Some((loser, seat)) = seats else { continue };
            let given = Input::AwardGame { seat };
            let mut taken = 0;
            for one in hall.tables_of(round, place) {
                let log = whole_log(&self.inner.store, one.table).await?;
                // What somebody gave up of their own accord was not taken.
                let of_host = |by: &str| by == By::Host.to_string();
                let own = log.iter().filter(|entry| of_host(&entry.by) && entry.text == given.to_string());
                taken += own.count();
            }
            if taken >= hall.now.games_taken(*entrant) {
                continue;
            }
            let deed = self.own_deed(row.table, |live, moment| {
                if !matches!(live.row.status, Status::Playing | Status::Paused) {
                    return Ok((After::Nothing, ()));
                }
                live.stand_up(moment.now)?;
                let say = Say::new("tournament-game-taken").with("who", loser);
                live.ruled(&given, Some(loser), say, moment.now)?;
                Ok((After::Played, ()))
            });
            deed.await?;
        }
        Ok(())
    }
}

/// Punishes somebody, who is told so and why. What changes a match of somebody else is told to all.
pub(super) fn penalise(
    hall: &mut Hall,
    entrant: Entrant,
    penalty: Penalty,
    why: &str,
) -> Result<Say, HostError> {
    let why = in_one_line(why);
    if why.is_empty() {
        return Err(Refused::NothingSaid.into());
    }
    hall.act(Act::Penalised { entrant, penalty, why: why.clone() })?;
    let player = hall.called(entrant);
    let said = |id| hall.said(id).with("player", player.clone()).with("why", why.as_str());
    let (own, all) = match penalty {
        Penalty::Warning => (said("tournament-warned"), said("tournament-warned-one")),
        Penalty::GameLoss => (said("tournament-game-lost"), said("tournament-game-lost-one")),
        Penalty::MatchLoss => (said("tournament-match-lost"), said("tournament-match-lost-one")),
        Penalty::Disqualified => (said("tournament-disqualified"), said("tournament-disqualified-one")),
    };
    if let Some(Who::Person(person)) = hall.now.entry(entrant).map(|entry| entry.who) {
        let number = hall.now.penalties().len();
        hall.tell_one(&format!("penalty:{number}"), Person(person), &own);
    }
    if penalty == Penalty::Disqualified {
        hall.owe_deed(&hall.gone(entrant));
    } else if penalty != Penalty::Warning
        && let Some((place, _)) = hall.now.table_of(entrant).filter(|(_, table)| table.is_decided())
    {
        let lost = hall.said_of_match("tournament-lost-by-ruling", place).with("player", player);
        hall.owe_deed(&lost);
    }
    Ok(all)
}

impl Hall {
    /// A report in words, as whoever organises the tournament reads it.
    fn reported(&self, row: &ReportRow, by: Say) -> Say {
        let against = self.called(Entrant(row.against));
        let id = if row.within.is_some() { "tournament-report-match" } else { "tournament-report" };
        let say = self.said(id).with("by", by).with("player", against);
        let say = say.with("text", row.text.as_str());
        match row.within {
            Some(within) => {
                say.with("round", within.round + 1).with("place", within.place + 1).with("log", within.log)
            }
            None => say,
        }
    }

    /// Tells one person something in private. Before the first table is open nothing can be sent.
    fn tell_one(&mut self, what: &str, person: Person, say: &Say) {
        let Some(table) = self.seated.iter().rfind(|row| row.round.is_some()).map(|row| row.table) else {
            return;
        };
        self.notices.push(NewNotice {
            kind: OutboxKind::Notice,
            name: format!("{CONTESTS}{}:{what}", self.row.id),
            table: Some(table),
            person: Some(person),
            payload: Body::say(say, vec![person], About::Terms).to_json(),
        });
    }
}
