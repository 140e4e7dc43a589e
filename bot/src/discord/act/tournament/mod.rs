//! Tournaments and leagues: what people and organisers say to them, by commands and by buttons.

mod open;
mod page;

use skald_rules::{
    interface::Say,
    tournament::{self, Entrant, Finish, Penalty, Stage},
};

use crate::{
    discord::{
        answer::{Answer, Button, Style},
        audience::Everybody,
        bot::{Bot, Case, Done, Stop, formless, tame},
        call::Typed,
        press::{Contest, Press},
        reply::Reply,
    },
    host::{Organise, Person, Refused, TournamentId, TournamentInfo},
};

/// A day, in milliseconds.
const DAY: i64 = 24 * 3_600_000;

impl Bot {
    /// Does what somebody says to a tournament.
    pub(super) async fn tournament(&self, case: &Case<'_>, typed: &Typed, sub: &str) -> Done {
        if sub == "open" {
            return self.open_tournament(case, typed).await;
        }
        let id = self.tournament_meant(case, typed).await?;
        match sub {
            "register" => {
                let list = match typed.text("deck") {
                    Some(deck) => Some(self.list_of(&self.deck_meant(case, deck).await?)?),
                    None => None,
                };
                self.register(case, id, list.as_deref()).await
            }
            "check-in" => self.tournament_press(case, id, Contest::CheckIn).await,
            "withdraw" => {
                let info = self.host.leave_tournament(case.actor(), id).await?;
                Ok(case.put(self.tournament_said("tournament-left", &info)))
            }
            "look" => self.tournament_press(case, id, Contest::Look(0)).await,
            "pairings" => self.tournament_press(case, id, Contest::Pairings(0)).await,
            "standings" => self.tournament_press(case, id, Contest::Standings(0)).await,
            "lists" => self.lists_page(case, &self.host.tournament(id).await?, typed),
            "report" => {
                let against = self.entrant_meant(&self.host.tournament(id).await?, typed)?;
                let text = typed.text("reason").unwrap_or_default();
                let said = self.host.report(case.actor(), id, against, &formless(text)).await?;
                Ok(case.put(Answer::private(&self.words.plain(&said))))
            }
            "reports" => self.tournament_press(case, id, Contest::Reports(0)).await,
            _ => self.organise(case, typed, id, sub).await,
        }
    }

    /// Does what a button of a tournament says.
    pub(super) async fn tournament_press(&self, case: &Case<'_>, id: TournamentId, act: Contest) -> Done {
        match act {
            Contest::Register => self.register(case, id, None).await,
            Contest::CheckIn => {
                let info = self.host.check_in(case.actor(), id).await?;
                Ok(case.put(self.tournament_said("tournament-checked-in", &info)))
            }
            Contest::Look(page) => Ok(case.put(self.tournament_page(&self.host.tournament(id).await?, page))),
            Contest::Pairings(page) => {
                Ok(case.put(self.pairings_page(case, &self.host.tournament(id).await?, page).await?))
            }
            Contest::Round(_) => {
                Ok(case.put(self.pairings_page(case, &self.host.tournament(id).await?, 0).await?))
            }
            Contest::Reports(page) => self.reports_page(case, id, page).await,
            Contest::Standings(page) => {
                let info = self.host.tournament(id).await?;
                let turn = |page| Press::Tournament { tournament: id.0, act: Contest::Standings(page) };
                Ok(case.put(self.lines_page("tournament-no-rounds", &info.standings, page, turn)))
            }
        }
    }

    async fn register(&self, case: &Case<'_>, id: TournamentId, list: Option<&str>) -> Done {
        let info = self.host.register(case.actor(), id, &case.name(), list).await?;
        let said = self.tournament_said("tournament-registered", &info);
        if info.stage != Stage::Joining {
            return Ok(case.put(self.tournament_said("tournament-joined-late", &info)));
        }
        let press = Press::Tournament { tournament: id.0, act: Contest::CheckIn };
        let button = Button::new(&self.text("tournament-button-check-in"), press, Style::Main);
        Ok(case.put(said.buttons(vec![button])))
    }

    /// Does what an organiser says.
    async fn organise(&self, case: &Case<'_>, typed: &Typed, id: TournamentId, sub: &str) -> Done {
        let info = self.host.tournament(id).await?;
        let what = self.organised(&info, case, typed, sub)?;
        // Of another server nobody manages anything from here.
        let manages = case.call.who.manages && case.call.place.guild == info.guild;
        let said = self.host.organise(case.actor(), id, manages, what).await?;
        if sub == "finish" && info.rounds == 0 {
            // No table of it tells anybody.
            let here = self.for_reader(self.words_here(case).await?);
            return Ok(Reply::announce(Answer::<Everybody>::of(&here.words.plain(&said))));
        }
        Ok(case.put(Answer::private(&self.words.plain(&said))))
    }

    /// What an organiser asks for.
    fn organised(
        &self,
        info: &TournamentInfo,
        case: &Case<'_>,
        typed: &Typed,
        sub: &str,
    ) -> Result<Organise, Stop> {
        let place = |name| typed.number(name).and_then(|number| usize::try_from(number - 1).ok());
        Ok(match sub {
            "begin" => Organise::Begin,
            "add-computer" => Organise::Computer,
            "award" => {
                let to = self.entrant_meant(info, typed)?;
                if info.rounds == 0 {
                    return Err(Refused::Tournament(tournament::Refused::NotBegun).into());
                }
                let table = info.matches.iter().find(|table| table.seats.contains(&to));
                let table = table.map(|table| table.place).ok_or_else(|| Say::new("tournament-no-there"))?;
                Organise::Award { table, to }
            }
            "extend" => {
                let by = typed.number("days").unwrap_or(1).saturating_mul(DAY);
                Organise::Extend { table: place("match"), by }
            }
            "penalty" => Organise::Penalise {
                entrant: self.entrant_meant(info, typed)?,
                penalty: match typed.text("penalty") {
                    Some("game") => Penalty::GameLoss,
                    Some("match") => Penalty::MatchLoss,
                    Some("disqualify") => Penalty::Disqualified,
                    _ => Penalty::Warning,
                },
                why: formless(typed.text("reason").unwrap_or_default()),
            },
            "take-out" => Organise::Drop(self.entrant_meant(info, typed)?),
            "replace" => {
                let who = typed.person("who").ok_or_else(|| Say::new("bot-who"))?;
                if who.bot {
                    return Err(Say::new("tournament-no-bot").into());
                }
                let entrant = self.entrant_meant(info, typed)?;
                Organise::Replace { entrant, person: Person(who.id), name: tame(&who.name, case.words()) }
            }
            "correct" => {
                let games =
                    |name| typed.number(name).and_then(|number| u8::try_from(number).ok()).unwrap_or(0);
                Organise::Correct {
                    round: place("round").unwrap_or(info.rounds.saturating_sub(1)),
                    table: place("match").unwrap_or(0),
                    finish: Finish::Score { won: [games("first"), games("second")], drawn: 0 },
                }
            }
            "finish" => Organise::Close,
            _ => return Err(Say::new("bot-unknown-command").into()),
        })
    }

    /// The tournament that is meant: by its code, or the newest of this channel.
    async fn tournament_meant(&self, case: &Case<'_>, typed: &Typed) -> Result<TournamentId, Stop> {
        if let Some(code) = typed.text("tournament") {
            let id = self.host.find_tournament(code).await?;
            return if self.may_know_of(case, id).await? {
                Ok(id)
            } else {
                Err(Refused::NoTournament.into())
            };
        }
        let place = case.call.place;
        let all = self.host.tournaments_at(place.above.unwrap_or(place.channel), place.guild).await?;
        all.first().map(|row| row.id).ok_or_else(|| Say::new("tournament-none-here").into())
    }

    /// Whether a tournament may be shown to whoever names it by its code: to those who have to do with it, who are where it is
    /// played or see that channel.
    async fn may_know_of(&self, case: &Case<'_>, id: TournamentId) -> Result<bool, Stop> {
        let (info, person, place) = (self.host.tournament(id).await?, case.person(), case.call.place);
        if [Some(place.channel), place.above].contains(&Some(info.channel))
            || Some(place.channel) == info.thread
            || info.organiser == person
            || info.people.iter().any(|one| one.person == Some(person))
        {
            return Ok(true);
        }
        match self.sees_place(person.0, info.guild, info.channel).await {
            Ok(sees) => Ok(sees),
            Err(fault) => {
                tracing::info!(%fault, "it could not be found out who sees the channel of a tournament");
                Err(Say::new("find-not-now").into())
            }
        }
    }

    /// Somebody who plays there, by number or name.
    fn entrant_meant(&self, info: &TournamentInfo, typed: &Typed) -> Result<Entrant, Stop> {
        let text = typed.text("entrant").unwrap_or_default();
        let wanted = text.to_lowercase();
        let by_number = text.parse::<u16>().ok().and_then(|number| number.checked_sub(1)).map(Entrant);
        let mut named = info.people.iter().filter(|one| self.words.plain(&one.name).to_lowercase() == wanted);
        let found = match (named.next(), named.next()) {
            (Some(one), None) => Some(one.entrant),
            _ => by_number.filter(|one| info.people.iter().any(|other| other.entrant == *one)),
        };
        found.ok_or_else(|| Say::new("tournament-no-nobody").into())
    }

    /// Those who play in a tournament, for suggestions: name and number.
    pub(super) async fn suggest_entrants(
        &self,
        case: &Case<'_>,
        typed: &Typed,
    ) -> Result<Vec<(String, String)>, Stop> {
        let info = self.host.tournament(self.tournament_meant(case, typed).await?).await?;
        let people = info.people.iter().filter(|one| one.plays || info.stage == Stage::Over);
        Ok(people.map(|one| (self.words.plain(&one.name), (one.entrant.index() + 1).to_string())).collect())
    }

    /// The tournaments of a place, for suggestions: name and code.
    pub(super) async fn suggest_tournaments(&self, case: &Case<'_>) -> Result<Vec<(String, String)>, Stop> {
        let place = case.call.place;
        let all = self.host.tournaments_at(place.above.unwrap_or(place.channel), place.guild).await?;
        Ok(all.into_iter().map(|row| (format!("{} · {}", row.name, row.code), row.code)).collect())
    }
}
