//! Tournaments and leagues: what people and organisers say to them, in words.

use skald_rules::{
    interface::Say,
    tournament::{Absent, Cut, Entrant, Finish, Format, Games, Stage, Terms, Times},
};

use crate::{
    discord::{
        answer::{Answer, Button, Style},
        audience::Everybody,
        bot::{Bot, Case, Done, Stop},
        call::Typed,
        commands::game_name,
        limits,
        page::limit_of,
        place::Lacking,
        press::{Deed, Press},
        reply::Reply,
    },
    host::{OpenTournament, Organise, Person, Refused, TournamentId, TournamentInfo},
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
                let info = self.host.register(case.actor(), id, &case.name(), list.as_deref()).await?;
                Ok(case.put(self.tournament_said("tournament-registered", &info)))
            }
            "check-in" => {
                let info = self.host.check_in(case.actor(), id).await?;
                Ok(case.put(self.tournament_said("tournament-checked-in", &info)))
            }
            "withdraw" => {
                let info = self.host.leave_tournament(case.actor(), id).await?;
                Ok(case.put(self.tournament_said("tournament-left", &info)))
            }
            "look" => Ok(case.put(self.tournament_page(&self.host.tournament(id).await?))),
            "pairings" => Ok(case.put(self.pairings_page(case, &self.host.tournament(id).await?))),
            "standings" => {
                let info = self.host.tournament(id).await?;
                Ok(case.put(self.lines_page("tournament-no-rounds", &info.standings)))
            }
            "lists" => self.lists_page(case, &self.host.tournament(id).await?, typed.text("entrant")),
            _ => self.organise(case, typed, id, sub).await,
        }
    }

    /// Does what an organiser says.
    async fn organise(&self, case: &Case<'_>, typed: &Typed, id: TournamentId, sub: &str) -> Done {
        let info = self.host.tournament(id).await?;
        let match_ = || typed.number("match").and_then(|number| usize::try_from(number - 1).ok());
        let (said, what) = match sub {
            "begin" => ("tournament-begun", Organise::Begin),
            "add-computer" => ("tournament-computer", Organise::Computer),
            "award" => {
                let to = self.entrant_meant(&info, typed)?;
                let table = info.matches.iter().find(|table| table.seats.contains(&to));
                let table = table.map(|table| table.place).ok_or_else(|| Say::new("tournament-no-there"))?;
                ("tournament-awarded", Organise::Award { table, to })
            }
            "extend" => {
                let by = typed.number("days").unwrap_or(1).saturating_mul(DAY);
                ("tournament-extended", Organise::Extend { table: match_(), by })
            }
            "take-out" => ("tournament-taken-out", Organise::Drop(self.entrant_meant(&info, typed)?)),
            "replace" => {
                let who = typed.person("who").ok_or_else(|| Say::new("bot-who"))?;
                let entrant = self.entrant_meant(&info, typed)?;
                let (person, name) = (Person(who.id), who.name.clone());
                ("tournament-replaced", Organise::Replace { entrant, person, name })
            }
            "correct" => {
                let small =
                    |name| typed.number(name).and_then(|number| u8::try_from(number).ok()).unwrap_or(0);
                let round = typed.number("round").and_then(|number| usize::try_from(number - 1).ok());
                let finish = Finish::Score { won: [small("first"), small("second")], drawn: 0 };
                let what = Organise::Correct {
                    round: round.unwrap_or(info.rounds.saturating_sub(1)),
                    table: match_().unwrap_or(0),
                    finish,
                };
                ("tournament-corrected", what)
            }
            "finish" => ("tournament-finished", Organise::Close),
            _ => return Err(Say::new("bot-unknown-command").into()),
        };
        // Of another server nobody manages anything from here.
        let manages = case.call.who.manages && case.call.place.guild == info.guild;
        let info = self.host.organise(case.actor(), id, manages, what).await?;
        Ok(case.put(self.tournament_said(said, &info)))
    }

    async fn open_tournament(&self, case: &Case<'_>, typed: &Typed) -> Done {
        let game = typed.text("game").unwrap_or_default();
        let kind = self.host.catalogue().get(game).ok_or_else(|| Refused::NoGame(game.to_owned()))?;
        let limit = match typed.text("pace") {
            None => crate::host::Terms::default().limit,
            Some(pace) => limit_of(pace).ok_or(Refused::BadTerms)?,
        };
        let place = case.call.place;
        let lacking = place.may.filter(|_| place.guild.is_some()).map(|may| Lacking::of(place.kind, may));
        if let Some(refusal) = lacking.and_then(|lacking| lacking.refusal()) {
            return Err(refusal.into());
        }
        let wish = OpenTournament {
            name: typed.text("called").unwrap_or_default().to_owned(),
            game: kind.id.to_owned(),
            options: loose_options(typed.text("options").unwrap_or_default()),
            pace: crate::host::Terms::of(limit),
            terms: terms_of(typed),
            guild: place.guild,
            language: case.call.locale.clone(),
            // The tables have threads of their own, which start in a channel.
            channel: place.above.unwrap_or(place.channel),
            above: place.above,
            manages: case.call.who.manages,
            organiser: case.name(),
        };
        let info = self.host.open_tournament(case.actor(), wish).await?;
        let say = Say::new("tournament-opened")
            .with("name", info.name.as_str())
            .with("code", info.code.as_str())
            .with("game", game_name(self.words, &info.game));
        let lines: Vec<String> =
            std::iter::once(&say).chain(&info.terms).map(|say| self.words.plain(say)).collect();
        Ok(Reply::announce(Answer::<Everybody>::of(&lines.join("\n"))))
    }

    /// The tournament that is meant: by its code, or the newest of this channel.
    async fn tournament_meant(&self, case: &Case<'_>, typed: &Typed) -> Result<TournamentId, Stop> {
        if let Some(code) = typed.text("tournament") {
            return Ok(self.host.find_tournament(code).await?);
        }
        let place = case.call.place;
        let all = self.host.tournaments_at(place.above.unwrap_or(place.channel), place.guild).await?;
        all.first().map(|row| row.id).ok_or_else(|| Refused::NoTournament.into())
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

    fn tournament_said(&self, id: &'static str, info: &TournamentInfo) -> Answer {
        let say = Say::new(id).with("name", info.name.as_str()).with("code", info.code.as_str());
        Answer::private(&self.words.plain(&say))
    }

    /// What a tournament is, and who is there.
    fn tournament_page(&self, info: &TournamentInfo) -> Answer {
        let head = Say::new("tournament-head")
            .with("name", info.name.as_str())
            .with("code", info.code.as_str())
            .with("game", game_name(self.words, &info.game))
            .with("organiser", format!("<@{}>", info.organiser));
        let there = info.people.iter().filter(|one| one.plays);
        let checked = there.clone().filter(|one| one.checked).count();
        let stage = match info.stage {
            Stage::Joining => {
                Say::new("tournament-joining").with("count", there.count()).with("checked", checked)
            }
            Stage::Running => {
                Say::new("tournament-running").with("round", info.rounds).with("count", there.count())
            }
            Stage::Over => Say::new("tournament-is-over"),
        };
        let mut lines: Vec<String> =
            [&head, &stage].into_iter().chain(&info.terms).map(|say| self.words.plain(say)).collect();
        let people = info.people.iter().filter(|one| one.plays).map(|one| {
            let name = self.words.plain(&one.name);
            if one.checked { format!("{name} ✓") } else { name }
        });
        let people: Vec<String> = people.collect();
        lines.push(people.join(", "));
        Answer::private(&limits::clip(&lines.join("\n"), limits::CONTENT))
    }

    fn lines_page(&self, none: &'static str, lines: &[Say]) -> Answer {
        if lines.is_empty() {
            return Answer::private(&self.text(none));
        }
        let lines: Vec<String> = lines.iter().map(|say| self.words.plain(say)).collect();
        Answer::private(&limits::clip(&lines.join("\n"), limits::CONTENT))
    }

    /// The round that is being played, with a way to the table of whoever asks.
    fn pairings_page(&self, case: &Case<'_>, info: &TournamentInfo) -> Answer {
        let page = self.lines_page("tournament-no-rounds", &info.pairings);
        let own = info.people.iter().filter(|one| one.person == Some(case.person()));
        let own: Vec<Entrant> = own.map(|one| one.entrant).collect();
        let mine = info.matches.iter().find(|table| table.seats.iter().any(|seat| own.contains(seat)));
        match mine.and_then(|table| table.table) {
            Some(table) => {
                let press = Press::Table { table: table.0, act: Deed::Board };
                page.buttons(vec![Button::new(&self.text("tournament-my-table"), press, Style::Main)])
            }
            None => page,
        }
    }

    /// A list of cards that was published at the end.
    fn lists_page(&self, case: &Case<'_>, info: &TournamentInfo, whose: Option<&str>) -> Done {
        if info.lists.is_empty() {
            return Err(Say::new("tournament-no-lists").into());
        }
        let wanted =
            whose.and_then(|number| number.parse::<usize>().ok()).and_then(|number| number.checked_sub(1));
        let name = wanted.and_then(|at| info.people.get(at)).map(|one| one.name.clone());
        let text = match name.and_then(|name| info.lists.iter().find(|(of, _)| *of == name)) {
            Some((name, list)) => format!("**{}**\n{list}", self.words.plain(name)),
            None => {
                let names: Vec<String> = info.lists.iter().map(|(name, _)| self.words.plain(name)).collect();
                self.words.plain(&Say::new("tournament-whose-list").with("names", names.join(", ")))
            }
        };
        Ok(case.put(Answer::private(&limits::clip(&text, limits::CONTENT))))
    }
}

/// Options as they are typed, `key=value key=value`; the game judges them.
fn loose_options(text: &str) -> skald_rules::interface::Options {
    let parts = text.split([' ', ';']).filter_map(|part| part.split_once('='));
    parts.fold(skald_rules::interface::Options::default(), |options, (key, value)| options.with(key, value))
}

/// The terms that were typed.
fn terms_of(typed: &Typed) -> Terms {
    let small = |name| typed.number(name).and_then(|number| u8::try_from(number).ok());
    let format = match typed.text("format") {
        Some("knockout") => Format::Knockout,
        Some("round-robin") => Format::RoundRobin,
        Some("league") => Format::League { seats: small("seats").unwrap_or(4) },
        _ => Format::Swiss,
    };
    let games = match typed.text("games") {
        Some("one") => Games::One,
        Some("one-before-cut") => Games::OneBeforeCut,
        _ => Games::Three,
    };
    let cut = match typed.text("cut") {
        Some("top8") => Cut::Top8,
        Some("top4") => Cut::Top4,
        _ => Cut::None,
    };
    let usual = Times::default();
    let days = typed.number("days").map(|days| days.saturating_mul(DAY));
    let absent = typed.number("absent").map(|days| days.saturating_mul(DAY));
    Terms {
        format,
        games,
        rounds: small("rounds"),
        cut,
        times: Times { one: days.unwrap_or(usual.one), three: days.unwrap_or(usual.three) },
        absent: Absent { after: absent.unwrap_or(Absent::default().after), ..Absent::default() },
        duplicate: typed.flag("duplicate").unwrap_or(false),
        lists: typed.flag("lists").unwrap_or(false),
    }
}
