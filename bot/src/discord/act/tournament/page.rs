//! What is shown of a tournament to whoever asks: what it is, the round, the points, lists of cards.

use skald_render::{Drawing, contest};
use skald_rules::{
    interface::Say,
    tournament::{Entrant, Stage},
};

use crate::{
    discord::{
        answer::{Answer, Button, Style},
        bot::{Bot, Case, Done, Stop},
        call::Typed,
        commands::game_name,
        limits,
        page::stamp,
        press::{Contest, Deed, Press},
    },
    host::{ReportInfo, TournamentId, TournamentInfo},
};

/// So many names stand in one line.
const ABREAST: usize = 8;

impl Bot {
    /// A short answer about a tournament.
    pub(super) fn tournament_said(&self, id: &'static str, info: &TournamentInfo) -> Answer {
        let say = Say::new(id).with("name", info.name.as_str()).with("code", info.code.as_str());
        Answer::private(&self.words.plain(&say))
    }

    /// What a tournament is, and who is there.
    pub(super) fn tournament_page(&self, info: &TournamentInfo, page: u16) -> Answer {
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
        lines.extend(people.chunks(ABREAST).map(|some| some.join(", ")));
        let press = |page| Press::Tournament { tournament: info.id.0, act: Contest::Look(page) };
        self.paged(&lines.join("\n"), page, press)
    }

    /// A page of a text, with buttons to turn to its others.
    fn paged(&self, text: &str, page: u16, press: impl Fn(u16) -> Press) -> Answer {
        let pages = limits::pages(text, limits::CONTENT);
        let last = u16::try_from(pages.len().saturating_sub(1)).unwrap_or(u16::MAX);
        let page = page.min(last);
        let turn = |to: u16, label| Button::new(&self.text(label), press(to), Style::Plain);
        let mut buttons = Vec::new();
        if page > 0 {
            buttons.push(turn(page - 1, "button-previous"));
        }
        if page < last {
            buttons.push(turn(page + 1, "button-next"));
        }
        Answer::private(pages.get(usize::from(page)).map_or("", String::as_str)).buttons(buttons)
    }

    /// A page of lines; `none` is said where there are none.
    pub(super) fn lines_page(
        &self,
        none: &'static str,
        lines: &[Say],
        page: u16,
        press: impl Fn(u16) -> Press,
    ) -> Answer {
        if lines.is_empty() {
            return Answer::private(&self.text(none));
        }
        let lines: Vec<String> = lines.iter().map(|say| self.words.plain(say)).collect();
        self.paged(&lines.join("\n"), page, press)
    }

    /// What stands under an announcement: the round and the points, for whoever presses alone.
    pub(in crate::discord) fn tournament_buttons(&self, id: TournamentId, pairings: Contest) -> Vec<Button> {
        let button = |label, act| {
            Button::new(&self.text(label), Press::Tournament { tournament: id.0, act }, Style::Plain)
        };
        vec![
            button("tournament-button-pairings", pairings),
            button("tournament-button-standings", Contest::Standings(0)),
        ]
    }

    /// A round, or how all stand, as a picture: that of `round` (from 0), or as it stands; with the name of the file.
    pub(in crate::discord) async fn contest_picture(
        &self,
        id: TournamentId,
        round: Option<usize>,
    ) -> Result<(String, Drawing), Stop> {
        let look = self.host.contest(id, round).await?;
        let plain = |lines: &[Say]| lines.iter().map(|say| self.words.plain(say)).collect::<Vec<_>>();
        let names = plain(&look.names);
        // Whoever has the picture read aloud hears words and no signs of form.
        let lines: Vec<String> = plain(&look.lines).iter().map(|line| line.replace("**", "")).collect();
        let file = format!("{}-{}.png", look.code, look.view.rounds.len());
        let drawn = self.painters.with(move |painter| {
            let of = contest::Contest { name: &look.name, view: &look.view, names: &names, lines: &lines };
            contest::draw(painter, &of)
        });
        Ok((file, drawn.await?))
    }

    /// What was reported to whoever organises a tournament, the newest first.
    pub(super) async fn reports_page(&self, case: &Case<'_>, id: TournamentId, page: u16) -> Done {
        let info = self.host.tournament(id).await?;
        let manages = case.call.who.manages && case.call.place.guild == info.guild;
        let reports = self.host.reports(case.person(), id, manages).await?;
        if reports.is_empty() {
            return Err(Say::new("tournament-no-reports").into());
        }
        let line = |one: &ReportInfo| format!("{} · {}", stamp(one.at), self.words.plain(&one.say));
        let lines: Vec<String> = reports.iter().rev().map(line).collect();
        let press = |page| Press::Tournament { tournament: id.0, act: Contest::Reports(page) };
        Ok(case.put(self.paged(&lines.join("\n"), page, press)))
    }

    /// The round that is being played, with its picture and a way to the table of whoever asks.
    pub(super) async fn pairings_page(
        &self,
        case: &Case<'_>,
        info: &TournamentInfo,
        number: u16,
    ) -> Result<Answer, Stop> {
        let turn = |page| Press::Tournament { tournament: info.id.0, act: Contest::Pairings(page) };
        let mut page = self.lines_page("tournament-no-rounds", &info.pairings, number, turn);
        if number == 0 && info.rounds > 0 && !self.host.person(case.person()).await?.text_mode {
            let (file, drawing) = self.contest_picture(info.id, None).await?;
            page = page.picture(&file, &drawing);
        }
        let own = info.people.iter().filter(|one| one.person == Some(case.person()));
        let own: Vec<Entrant> = own.map(|one| one.entrant).collect();
        let mine = info.matches.iter().find(|table| table.seats.iter().any(|seat| own.contains(seat)));
        Ok(match mine.and_then(|table| table.table) {
            Some(table) => {
                let press = Press::Table { table: table.0, act: Deed::Board };
                page.buttons(vec![Button::new(&self.text("tournament-my-table"), press, Style::Main)])
            }
            None => page,
        })
    }

    /// A list of cards that was published at the end.
    pub(super) fn lists_page(&self, case: &Case<'_>, info: &TournamentInfo, typed: &Typed) -> Done {
        if info.lists.is_empty() {
            let over = info.stage == Stage::Over;
            return Err(Say::new(if over { "tournament-none-lists" } else { "tournament-no-lists" }).into());
        }
        let name = match typed.text("entrant") {
            None => None,
            Some(_) => {
                let entrant = self.entrant_meant(info, typed)?;
                info.people.get(entrant.index()).map(|one| one.name.clone())
            }
        };
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
