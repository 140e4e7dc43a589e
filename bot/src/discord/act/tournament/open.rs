//! Opening a tournament or a league: what was typed, as terms, and the message that takes people.

use serenity::model::Permissions;
use skald_rules::{
    interface::Say,
    tournament::{Absent, Cut, Format, Games, Terms, Times},
};

use super::DAY;
use crate::{
    discord::{
        answer::{Answer, Button, Style},
        audience::Everybody,
        bot::{Bot, Case, Done, formless},
        call::Typed,
        commands::game_name,
        page::limit_of,
        place::Lacking,
        press::{Contest, Press},
        reply::Reply,
    },
    host::{OpenTournament, Refused},
};

impl Bot {
    /// Opens a tournament: everybody in the channel is told of it.
    pub(super) async fn open_tournament(&self, case: &Case<'_>, typed: &Typed) -> Done {
        let game = typed.text("game").unwrap_or_default();
        let kind = self.host.catalogue().get(game).ok_or_else(|| Refused::NoGame(game.to_owned()))?;
        let limit = match typed.text("pace") {
            None => crate::host::Terms::default().limit,
            Some(pace) => limit_of(pace).ok_or(Refused::BadTerms)?,
        };
        let place = case.call.place;
        if place.guild.is_none() {
            return Err(Say::new("tournament-no-channel").into());
        }
        let lacking = place.may.map(|may| Lacking::of(place.kind, may));
        if let Some(refusal) = lacking.and_then(|lacking| lacking.refusal()) {
            return Err(refusal.into());
        }
        let terms = terms_of(typed)?;
        // The tables of a duplicate round have private threads, and cannot be played without.
        if terms.duplicate && lacking.is_some_and(|_| !place.may.is_some_and(may_hide)) {
            return Err(Say::new("tournament-no-private-threads").into());
        }
        let here = self.for_reader(self.words_here(case).await?);
        let game_here = game_name(here.words, kind.id);
        let called = typed.text("called").map(formless).filter(|name| !name.trim().is_empty());
        let wish = OpenTournament {
            name: called.unwrap_or(game_here),
            game: kind.id.to_owned(),
            options: self.read_options(
                &self.host.tournament_options(kind),
                typed.text("options").unwrap_or_default(),
            )?,
            pace: crate::host::Terms::of(limit),
            terms,
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
            .with("game", game_name(here.words, &info.game));
        let lines: Vec<String> =
            std::iter::once(&say).chain(&info.terms).map(|say| here.words.plain(say)).collect();
        let button = |label, act, style| {
            Button::new(&here.text(label), Press::Tournament { tournament: info.id.0, act }, style)
        };
        let buttons = vec![
            button("tournament-button-register", Contest::Register, Style::Main),
            button("tournament-button-check-in", Contest::CheckIn, Style::Good),
            button("tournament-button-look", Contest::Look(0), Style::Plain),
        ];
        Ok(Reply::announce(Answer::<Everybody>::of(&lines.join("\n")).buttons(buttons)))
    }
}

/// Whether the bot may start private threads there, and write in them.
fn may_hide(may: Permissions) -> bool {
    may.contains(Permissions::ADMINISTRATOR)
        || may.contains(Permissions::CREATE_PRIVATE_THREADS | Permissions::SEND_MESSAGES_IN_THREADS)
}

/// The terms that were typed.
fn terms_of(typed: &Typed) -> Result<Terms, Say> {
    let small = |name| typed.number(name).and_then(|number| u8::try_from(number).ok());
    let format = match typed.text("format") {
        Some("knockout") => Format::Knockout,
        Some("round-robin") => Format::RoundRobin,
        Some("league") => Format::League { seats: small("seats").unwrap_or(4) },
        _ => Format::Swiss,
    };
    if typed.number("seats").is_some() && !matches!(format, Format::League { .. }) {
        return Err(Say::new("tournament-no-seats"));
    }
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
    if games == Games::OneBeforeCut && cut == Cut::None {
        return Err(Say::new("tournament-no-cut-to-come"));
    }
    let usual = Times::default();
    let days = typed.number("days").map(|days| days.saturating_mul(DAY));
    let absent = typed.number("absent").map(|days| days.saturating_mul(DAY));
    Ok(Terms {
        format,
        games,
        rounds: small("rounds"),
        cut,
        times: Times { one: days.unwrap_or(usual.one), three: days.unwrap_or(usual.three) },
        absent: Absent { after: absent.unwrap_or(Absent::default().after), ..Absent::default() },
        duplicate: typed.flag("duplicate").unwrap_or(false),
        lists: typed.flag("lists").unwrap_or(false),
    })
}
