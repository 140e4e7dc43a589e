//! The ways out of a game, and what comes after it: resigning, ending together, playing again, the file, the proof.

use skald_rules::{fair, interface::Say};

use super::find::Wanted;
use crate::{
    discord::{
        answer::{Answer, Button, File, Style},
        bot::{Bot, Case, Done, Stop},
        call::{Ask, Given, PlaceKind, Typed},
        limits,
        page::{address, button, committed},
        place::Standing,
        press::{Deed, Press},
    },
    host::{Asked, HostError, Refused, Resigning, Status, TableId, TableInfo},
    invariant::Invariant,
};

/// A game file is never larger than this, in bytes.
const FILE: usize = 8 * 1024 * 1024;

impl Bot {
    /// Asks whether somebody really gives up.
    pub(super) async fn ask_resign(&self, case: &Case<'_>, table: TableId) -> Done {
        let Resigning { info, is_match, single_game } = self.host.resigning(table, case.person()).await?;
        match info.status {
            Status::Lobby => return Err(Refused::NotBegun.into()),
            Status::Over | Status::Closed => return Err(Refused::Over.into()),
            Status::Playing | Status::Paused => {}
        }
        if info.seat_of(case.person()).is_none() {
            return Err(Refused::NotSeated.into());
        }
        let sure = match (is_match, single_game) {
            (_, Some(_)) => "resign-sure-duel",
            (true, None) => "resign-sure-match",
            (false, None) => "resign-sure",
        };
        let single = single_game.map(|game| {
            let press = Press::Concede { table: table.0, game };
            Button::new(&self.text("button-concede"), press, Style::Danger)
        });
        let others = [(Deed::ResignSure, Style::Danger), (Deed::Done, Style::Plain)];
        let others = others.map(|(deed, style)| button(self.words, table.0, deed, style));
        Ok(case.put(self.short(sure, &info).buttons(single.into_iter().chain(others).collect())))
    }

    /// Gives up the game of a match with this number.
    pub(super) async fn concede(&self, case: &Case<'_>, table: TableId, game: u8) -> Done {
        let info = self.host.concede(case.actor(), table, game).await?;
        tracing::Span::current().record("log", info.log);
        let id = if info.status == Status::Over { "resigned" } else { "conceded" };
        Ok(case.put(self.short(id, &info)))
    }

    /// Gives up.
    pub(super) async fn resign(&self, case: &Case<'_>, table: TableId) -> Done {
        let info = self.host.resign_at(case.actor(), table).await?;
        tracing::Span::current().record("log", info.log);
        Ok(case.put(self.short("resigned", &info)))
    }

    /// Agrees to end the game now, or takes that back.
    pub(super) async fn finish(&self, case: &Case<'_>, table: TableId, agrees: bool) -> Done {
        let info = self.host.finish(case.actor(), table, agrees).await?;
        let id = match (agrees, info.status) {
            (_, Status::Over) => "finish-done",
            (true, _) => "finish-agreed",
            (false, _) => "finish-not",
        };
        let say = Say::new(id).with("missing", info.disagreeing.clone());
        let mut answer = Answer::private(&self.words.say(&say, &info));
        if agrees && info.status != Status::Over {
            answer = answer.buttons(vec![button(self.words, table.0, Deed::GoOn, Style::Plain)]);
        }
        Ok(case.put(answer))
    }

    /// Opens the next game of the match, or joins it.
    pub(super) async fn rematch(&self, case: &Case<'_>, table: TableId) -> Done {
        let asked = Asked { above: case.call.place.above, manages: case.call.who.manages };
        let info = self.host.rematch(case.actor(), table, asked).await?;
        Ok(case.put(self.short("rematch", &info)))
    }

    /// Goes on with a game that stood still: in this channel, if it is another one.
    pub(super) async fn resume(&self, case: &Case<'_>, table: TableId) -> Done {
        let still = self.host.standstill(table, case.person()).await?;
        let info = &still.info;
        if info.status != Status::Paused {
            return Ok(case.put(self.short("resume-not", info)));
        }
        if info.held_by_managers() {
            return Err(Say::new("resume-managers").with("code", info.code.as_str()).into());
        }
        let place = case.call.place;
        // The lobby message is where people find the table, not where it is to be played.
        let moved = place.guild.is_some()
            // What others have yet to play stays out of their sight.
            && !info.duplicate
            && place.kind != PlaceKind::Private
            && place.channel != info.place()
            && !(place.channel == info.channel && matches!(case.call.ask, Ask::Press { .. }));
        if moved && place.guild != info.guild {
            return Err(Say::new("resume-elsewhere").with("code", info.code.as_str()).into());
        }
        if let Some(guild) = place.guild.filter(|_| moved) {
            let rules = self.host.server(guild).await?;
            if !rules.allows([Some(place.channel), place.above]) {
                return Err(Refused::NotInThisChannel { channels: rules.channels }.into());
            }
        }
        let standing = if moved {
            self.standing_of(place.guild, place.channel).await
        } else {
            self.standing(info).await
        };
        let info = match &standing {
            Standing::Open | Standing::Unknown(_) => still.go_on(moved.then_some(place.channel)).await?,
            Standing::ThreadGone => still.go_on_anew().await?,
            closed => {
                let why = closed
                    .why()
                    .or_broken(Say::new("pause-unknown"), "a place that is not open has a reason");
                let say = Say::new("resume-missing").with("code", info.code.as_str()).with("why", why);
                return Ok(case.put(Answer::private(&self.words.plain(&say))));
            }
        };
        let id = if info.status == Status::Playing { "resumed" } else { "resume-not" };
        Ok(case.put(self.short(id, &info)))
    }

    /// Hands out the file of a finished game.
    pub(super) async fn game_file(&self, case: &Case<'_>, table: TableId) -> Done {
        let (info, bytes) = self.host.game_file_for(table, case.person()).await?;
        let name = format!("{}-{}.skald", info.game, info.code);
        let alt = self.words.plain(&Say::new("file-alt").with("code", info.code.as_str()));
        let answer = self
            .short("file-here", &info)
            .file(File::new(&name, bytes, &alt))
            .buttons(vec![button(self.words, table.0, Deed::Verify, Style::Plain)]);
        Ok(case.put(answer))
    }

    /// Checks a finished game at a table.
    pub(super) async fn verify_table(&self, case: &Case<'_>, table: TableId) -> Done {
        let (info, bytes) = self.host.game_file_for(table, case.person()).await?;
        let answer = self.verified(bytes, self.promised(&info).await?).await?;
        Ok(case.put(answer))
    }

    /// Checks a file that was attached, or a table.
    pub(super) async fn verify_typed(&self, case: &Case<'_>, typed: &Typed) -> Done {
        let Some(Given::File { url, size, .. }) = typed.given.get("file") else {
            let table = self.find(case, typed, Wanted::Over).await?;
            return self.verify_table(case, table).await;
        };
        if usize::try_from(*size).map_or(true, |size| size > FILE) {
            return Err(Say::new("verify-too-large").into());
        }
        let bytes = self.sender.line().fetch(url, FILE).await.map_err(|error| {
            tracing::info!(%error, "an attached file could not be read");
            Stop::Say(Say::new("verify-unreadable"))
        })?;
        let answer = self.verified(bytes, None).await?;
        Ok(case.put(answer))
    }

    /// What the first message of a table's thread has said about its shuffle since before the deal, and where it stands.
    async fn promised(&self, info: &TableInfo) -> Result<Option<Say>, Stop> {
        let Some(first) = self.host.lobby_message(info.id).await? else { return Ok(None) };
        let link = address(info.guild, first.channel, Some(first.message));
        Ok(Some(Say::new("verify-promised").with("commitment", committed(info)).with("link", link)))
    }

    /// What a look through a game file finds. `promised` says what was said before the deal.
    async fn verified(&self, bytes: Vec<u8>, promised: Option<Say>) -> Result<Answer, Stop> {
        let catalogue = self.host.catalogue().clone();
        let report = tokio::task::spawn_blocking(move || fair::verify(&bytes, &catalogue))
            .await
            .map_err(|error| Stop::Host(HostError::Broken(error.to_string())))?;
        let says = report.says();
        let lines: Vec<String> = promised.iter().chain(&says).map(|say| self.words.plain(say)).collect();
        Ok(Answer::private(&limits::clip(&lines.join("\n"), limits::CONTENT)))
    }
}
