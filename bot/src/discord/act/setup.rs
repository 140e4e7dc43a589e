//! What those who manage a server ask for. Discord shows the command to them alone, or to whom they have given it.

use skald_rules::{interface::Say, words::words_for};

use crate::invariant::Invariant;
use crate::{
    discord::{
        answer::Answer,
        bot::{Bot, Case, Done, Stop},
        call::Typed,
        commands::{DISCORDS, OPENERS, PINGS},
        limits,
        place::Standing,
    },
    host::{Manage, Pings, Refused, ServerRow, TableId, TableInfo, Terms, span},
};

/// The most tables that are listed.
const LISTED: usize = 25;
/// The most channels that can be named.
const CHANNELS: usize = 25;

impl Bot {
    /// Does what a manager of a server says.
    pub(super) async fn setup(&self, case: &Case<'_>, typed: &Typed, sub: &str) -> Done {
        let guild = case.call.place.guild.ok_or_else(|| Say::new("setup-nowhere"))?;
        let actor = case.actor();
        match sub {
            "server" => {
                let row = self.host.server(guild).await?;
                Ok(case.put(self.server_page(&row).await?))
            }
            "channels" => {
                let channel = typed.channel("channel").ok_or_else(|| Say::new("setup-which-channel"))?;
                let allowed = typed.flag("allowed").unwrap_or(true);
                let settled = self.host.settle_server(actor, guild, |row| {
                    row.channels.retain(|known| *known != channel);
                    if allowed && row.channels.len() >= CHANNELS {
                        return Err(Refused::ManyChannels { most: CHANNELS });
                    }
                    row.channels.extend(Some(channel).filter(|_| allowed));
                    Ok(())
                });
                Ok(case.put(self.server_page(&settled.await?).await?))
            }
            "opening" => {
                let openers = typed.text("openers").map(str::to_owned);
                let most = typed.number("most").and_then(|most| u32::try_from(most).ok());
                let settled = self.host.settle_server(actor, guild, |row| {
                    if let Some(openers) = openers {
                        row.managers_only = openers == "managers";
                    }
                    if let Some(most) = most {
                        row.most = Some(most).filter(|most| *most > 0);
                    }
                    Ok(())
                });
                Ok(case.put(self.server_page(&settled.await?).await?))
            }
            "defaults" => {
                let language = typed.text("language").map(str::to_owned);
                let pings = typed.text("pings").and_then(Pings::of_word);
                let settled = self.host.settle_server(actor, guild, |row| {
                    if let Some(language) = language {
                        row.language = Some(language).filter(|language| language != DISCORDS);
                    }
                    row.pings = pings.unwrap_or(row.pings);
                    Ok(())
                });
                Ok(case.put(self.server_page(&settled.await?).await?))
            }
            "manage" => {
                let (done, what) = match typed.text("do") {
                    Some("pause") => ("setup-paused", Manage::Pause),
                    Some("go-on") => ("setup-goes-on", Manage::GoOn),
                    Some("close") => ("setup-closed", Manage::Close),
                    // A command of another version says what this one does not know.
                    _ => return Err(Say::new("bot-unknown-command").into()),
                };
                self.manage(case, typed, guild, done, what).await
            }
            "relocate" => {
                let channel = typed.channel("channel").ok_or_else(|| Say::new("setup-which-channel"))?;
                let standing = self.standing_of(Some(guild), channel).await;
                // What could not be found out just now shows when something is sent there.
                let known = !matches!(standing, Standing::Unknown(_));
                if let Some(why) = standing.why().filter(|_| known) {
                    return Err(Say::new("setup-cannot-move").with("why", why).into());
                }
                self.manage(case, typed, guild, "setup-moved", Manage::Move(channel)).await
            }
            _ => Err(Say::new("bot-unknown-command").into()),
        }
    }

    async fn manage(
        &self,
        case: &Case<'_>,
        typed: &Typed,
        guild: u64,
        done: &'static str,
        what: Manage,
    ) -> Done {
        let table = self.table_of_server(typed, guild).await?;
        let info = self.host.manage(case.actor(), guild, case.about(table), what).await?;
        if what == Manage::Pause && !info.of_tournament {
            let say = Say::new("setup-paused-silence")
                .with("code", info.code.as_str())
                .with("time", span(Terms::SILENCE))
                .with("later", span(Terms::SILENCE_TOLD));
            return Ok(case.put(Answer::private(&self.words.plain(&say))));
        }
        Ok(case.put(self.short(done, &info)))
    }

    /// The table of a server that a manager names by its code.
    async fn table_of_server(&self, typed: &Typed, guild: u64) -> Result<TableId, Stop> {
        let text = typed.text("table").unwrap_or_default();
        let code = text.split_whitespace().next().unwrap_or_default().to_lowercase();
        let table = self.host.find(&code).await?.ok_or(Refused::NoTable)?;
        if self.host.info(table).await?.guild == Some(guild) {
            Ok(table)
        } else {
            Err(Refused::NoTable.into())
        }
    }

    /// The tables of a server, for suggestions: line and code.
    pub(super) async fn suggest_tables_of_server(&self, guild: u64) -> Result<Vec<(String, String)>, Stop> {
        let infos = self.tables_listed(guild).await?;
        Ok(infos.into_iter().map(|info| (self.table_line(&info), info.code)).collect())
    }

    async fn tables_listed(&self, guild: u64) -> Result<Vec<TableInfo>, Stop> {
        let mut infos = Vec::new();
        for table in self.host.tables_of_server(guild).await?.into_iter().take(LISTED * 2) {
            // One that cannot be read is left out of the list.
            match self.host.info(table).await {
                Ok(info) => infos.push(info),
                Err(error) => tracing::error!(%table, %error, "a table of a server cannot be read"),
            }
        }
        Ok(infos)
    }

    /// What holds in a server, and its tables.
    async fn server_page(&self, row: &ServerRow) -> Result<Answer, Stop> {
        let channels: Vec<String> = row.channels.iter().map(|channel| format!("<#{channel}>")).collect();
        let channels = if channels.is_empty() { self.text("setup-everywhere") } else { channels.join(", ") };
        let value = if row.managers_only { "managers" } else { "everybody" };
        let openers = OPENERS.iter().find(|(known, _)| *known == value).map(|(_, label)| self.text(label));
        let most = row.most.map_or_else(|| self.text("setup-no-bound"), |most| most.to_string());
        let head = Say::new("setup-head")
            .with("channels", channels)
            .with("openers", openers.or_broken(String::new(), "every setting has a name"))
            .with("most", most);
        let named = row.language.as_deref().map(|language| words_for(language).text("language-name"));
        let pings = PINGS.iter().find(|(value, _)| *value == row.pings.word());
        let defaults = Say::new("setup-defaults")
            .with("language", named.unwrap_or_else(|| self.text("language-of-discord")))
            .with(
                "pings",
                pings.map(|(_, label)| self.text(label)).or_broken(String::new(), "every setting has a name"),
            );
        let infos = self.tables_listed(row.guild).await?;
        let count = self.host.tables_of_server(row.guild).await?.len();
        let mut lines = vec![self.words.plain(&head), self.words.plain(&defaults)];
        lines.push(self.words.plain(&Say::new("setup-tables").with("count", count)));
        for info in infos.iter().take(LISTED) {
            lines.push(format!("• {} · <#{}>", self.table_line(info), info.place()));
        }
        Ok(Answer::private(&limits::clip(&lines.join("\n"), limits::CONTENT)))
    }
}
