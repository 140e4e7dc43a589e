//! What concerns only the person who asks: the list of turns, the settings.

use skald_rules::interface::Say;

use crate::invariant::Invariant;
use crate::{
    discord::{
        answer::{Answer, Button, Item, Row, Select, Style},
        bot::{Bot, Case, Done, Stop},
        call::Typed,
        commands::{CALLS, PINGS, SHARES, game_name},
        limits,
        page::{address, stamp},
        press::{Deed, Mine, Press},
    },
    host::{Calls, Hours, PersonChange, PersonRow, Pings, TurnInfo},
};

/// How many tables fit on a page of the list of turns: each has a button, and the last row turns pages.
const TURNS: usize = 10;

/// The most characters of what could not be told in private that stand beside that list, and the same of tables that stand still.
const BESIDE: usize = 500;

/// How many hours a day has.
const HOURS: u8 = 24;

impl Bot {
    /// The tables that wait for whoever asks, by the time left.
    pub(super) async fn turns(&self, case: &Case<'_>, page: u16) -> Done {
        let turns = self.host.turns(case.person()).await?;
        let beside = self.beside_turns(case).await?;
        if turns.is_empty() {
            let text = if beside.is_empty() { self.text("turns-none") } else { beside };
            return Ok(case.put(Answer::private(&limits::clip(&text, limits::CONTENT))));
        }
        Ok(case.put(self.turns_page(&turns, page, &beside)))
    }

    /// A page of the tables that wait for somebody, with what is told besides.
    pub(in crate::discord) fn turns_page(&self, turns: &[TurnInfo], page: u16, beside: &str) -> Answer {
        let pages = turns.len().div_ceil(TURNS);
        let page = usize::from(page).min(pages - 1);
        let shown: Vec<&TurnInfo> = turns.iter().skip(page * TURNS).take(TURNS).collect();
        let mut lines = vec![self.words.plain(&Say::new("turns-head").with("count", turns.len()))];
        for turn in &shown {
            let until = turn.until.map_or_else(|| self.text("turns-no-limit"), stamp);
            let say = match &turn.contest {
                Some((contest, round)) => {
                    Say::new("turns-line-round").with("contest", contest.as_str()).with("round", *round)
                }
                None => Say::new("turns-line"),
            };
            let say = say
                .with("code", turn.code.as_str())
                .with("game", game_name(self.words, &turn.game))
                .with("label", turn.label.as_str())
                .with("until", until)
                .with("link", link(turn));
            lines.push(self.words.plain(&say));
        }
        let mut text = lines.join("\n");
        if !beside.is_empty() {
            // What is told beside is told nowhere else.
            let room = limits::CONTENT.saturating_sub(limits::length(beside) + 1);
            text = format!("{}\n{beside}", limits::clip(&text, room));
        }
        let plays = shown
            .iter()
            .map(|turn| {
                let label = self.words.plain(&Say::new("turns-play").with("code", turn.code.as_str()));
                Button::new(&label, Press::Table { table: turn.table.0, act: Deed::Play }, Style::Main)
            })
            .collect();
        let answer = Answer::private(&limits::clip(&text, limits::CONTENT)).buttons(plays);
        let turn_to = |to: usize, label| {
            let press =
                Press::Own(Mine::Turns(u16::try_from(to).or_broken(0, "nobody has so many pages of tables")));
            Button::new(&self.text(label), press, Style::Plain)
        };
        let mut last = Vec::new();
        if page > 0 {
            last.push(turn_to(page - 1, "button-previous"));
        }
        if page + 1 < pages {
            last.push(turn_to(page + 1, "button-next"));
        }
        answer.buttons(last)
    }

    /// What is told beside the list of turns: what could not be told in private, and the tables that stand still.
    async fn beside_turns(&self, case: &Case<'_>) -> Result<String, Stop> {
        let unread = self.host.unread(case.person(), BESIDE).await?;
        let mut lines = Vec::new();
        if !unread.texts.is_empty() {
            lines.push(self.text("turns-unread"));
            lines.extend(unread.texts.iter().map(|text| format!("• {}", limits::clip(text, BESIDE))));
        }
        if unread.more > 0 {
            lines.push(self.words.plain(&Say::new("turns-unread-more").with("count", unread.more)));
        }
        let mut used = 0;
        let paused = self.host.paused_of(case.person()).await?;
        for (at, info) in paused.iter().enumerate() {
            let say = Say::new("turns-paused")
                .with("code", info.code.as_str())
                .with("game", self.game_of(info))
                .with("why", info.why_paused());
            let line = limits::clip(&self.words.plain(&say), BESIDE);
            used += limits::length(&line) + 1;
            if at > 0 && used > BESIDE {
                let say = Say::new("turns-paused-more").with("count", paused.len() - at);
                lines.push(self.words.plain(&say));
                break;
            }
            lines.push(line);
        }
        Ok(lines.join("\n"))
    }

    /// Shows or changes settings as a command says.
    pub(super) async fn settings_typed(&self, case: &Case<'_>, typed: &Typed) -> Done {
        let text = typed.flag("text");
        let messages = typed.flag("messages");
        let auto = typed.flag("auto");
        let pings = typed.text("pings").and_then(Pings::of_word);
        let small = |name| typed.number(name).and_then(|number| u8::try_from(number).ok());
        let change = PersonChange {
            text_mode: text,
            messages,
            // Who asks for private messages may be written to, whatever Discord said before.
            door_closed: messages.filter(|on| *on).map(|_| None),
            consent: auto,
            rating_hidden: typed.flag("rating").map(|shown| !shown),
            pings,
            calls: typed.text("calls").and_then(Calls::of_word),
            share: typed.text("remind").and_then(|word| word.parse().ok()),
            hour: small("hour").filter(|hour| *hour < HOURS),
            ..PersonChange::default()
        };
        let hours = Self::hours_typed(typed)?;
        let row = self.host.change_settings(case.actor(), change, &hours).await?;
        Ok(case.put(self.settings_page(&row)))
    }

    /// Words in place of pictures, or not.
    pub(super) async fn set_text_mode(&self, case: &Case<'_>, on: bool) -> Done {
        let row = self
            .host
            .change_person(case.actor(), PersonChange { text_mode: Some(on), ..PersonChange::default() })
            .await?;
        Ok(case.put(self.settings_page(&row)))
    }

    /// Private messages, or none.
    pub(super) async fn set_messages(&self, case: &Case<'_>, on: bool) -> Done {
        let door_closed = on.then_some(None);
        let change = PersonChange { messages: Some(on), door_closed, ..PersonChange::default() };
        let row = self.host.change_person(case.actor(), change).await?;
        Ok(case.put(self.settings_page(&row)))
    }

    /// Forced answers given by the bot, or not.
    pub(super) async fn set_auto(&self, case: &Case<'_>, on: bool) -> Done {
        let row = self
            .host
            .change_person(case.actor(), PersonChange { consent: Some(on), ..PersonChange::default() })
            .await?;
        Ok(case.put(self.settings_page(&row)))
    }

    /// How often to ping.
    pub(super) async fn set_pings(&self, case: &Case<'_>, word: &str) -> Done {
        let pings = Pings::of_word(word).ok_or_else(|| Say::new("bot-old-button"))?;
        let row = self
            .host
            .change_person(case.actor(), PersonChange { pings: Some(pings), ..PersonChange::default() })
            .await?;
        Ok(case.put(self.settings_page(&row)))
    }

    /// Where to be called, when to be reminded, and the hour of the daily message.
    pub(super) async fn set_calls(&self, case: &Case<'_>, which: Mine, word: &str) -> Done {
        let change = match which {
            Mine::Calls => PersonChange { calls: Calls::of_word(word), ..PersonChange::default() },
            Mine::Share => PersonChange { share: word.parse().ok(), ..PersonChange::default() },
            _ => PersonChange {
                hour: word.parse().ok().filter(|hour| *hour < HOURS),
                ..PersonChange::default()
            },
        };
        if change == PersonChange::default() {
            return Err(Say::new("bot-old-button").into());
        }
        let row = self.host.change_person(case.actor(), change).await?;
        Ok(case.put(self.settings_page(&row)))
    }

    /// A menu of the settings, with what is chosen now.
    fn setting(&self, press: Mine, about: &'static str, list: &[(&str, &'static str)], now: &str) -> Row {
        let items =
            list.iter().map(|(value, label)| Item::new(value, &self.text(label)).chosen(*value == now));
        Row::Select(Select::one(Press::Own(press), &self.text(about), items.collect()))
    }

    pub(super) fn settings_page(&self, row: &PersonRow) -> Answer {
        let state = |on: bool| self.text(if on { "setting-on" } else { "setting-off" });
        let shut = row.messages && !row.can_be_written_to(self.host.now());
        let messages = if shut { self.text("settings-dm-shut") } else { state(row.messages) };
        let pings = PINGS.iter().find(|(value, _)| *value == row.pings.word());
        let named = |list: &[(&str, &'static str)], now: &str| {
            let known = list.iter().find(|(value, _)| *value == now);
            known.map_or_else(|| format!("{now} %"), |(_, label)| self.text(label))
        };
        let hours = Hours::read(&row.hours);
        let daily = if row.calls == Calls::Digest { "settings-daily" } else { "settings-daily-off" };
        let at = self.words.plain(&Say::new("settings-hour").with("hour", u32::from(row.hour)));
        let say = Say::new("settings")
            .with("text", state(row.text_mode))
            .with("messages", messages)
            .with("auto", state(row.consent))
            .with("hours", self.hours_text(&hours))
            .with("zone", self.zone_text(&hours))
            .with("daily", self.words.plain(&Say::new(daily).with("at", at)))
            .with(
                "pings",
                pings.map(|(_, label)| self.text(label)).or_broken(String::new(), "every setting has a name"),
            )
            .with("calls", named(CALLS, row.calls.word()))
            .with("remind", named(SHARES, &row.share.to_string()))
            .with(
                "rating",
                self.text(if row.rating_hidden { "setting-rating-hidden" } else { "setting-rating-shown" }),
            )
            .with("answers", self.reliability_text(row.reliability));
        let toggle = |on: bool, turn_on, turn_off, press: fn(bool) -> Mine| {
            let label = self.text(if on { turn_off } else { turn_on });
            Button::new(&label, Press::Own(press(!on)), Style::Plain)
        };
        let share = row.share.to_string();
        let last = if row.calls == Calls::Digest {
            let hour = |hour: u8| {
                let label = self.words.plain(&Say::new("settings-hour").with("hour", u32::from(hour)));
                Item::new(&hour.to_string(), &label).chosen(hour == row.hour)
            };
            let press = Press::Own(Mine::Hour);
            Row::Select(Select::one(press, &self.text("settings-at-hour"), (0..HOURS).map(hour).collect()))
        } else {
            self.setting(Mine::Share, "settings-share", SHARES, &share)
        };
        Answer::private(&self.words.plain(&say))
            .buttons(vec![
                toggle(row.text_mode, "settings-text-on", "settings-text-off", Mine::TextMode),
                toggle(row.messages, "settings-dm-on", "settings-dm-off", Mine::Messages),
                toggle(row.consent, "settings-auto-on", "settings-auto-off", Mine::Auto),
                toggle(row.rating_hidden, "settings-rating-hide", "settings-rating-show", Mine::RatingHidden),
            ])
            .buttons(if shut {
                let label = self.text("settings-dm-again");
                vec![Button::new(&label, Press::Own(Mine::Messages(true)), Style::Main)]
            } else {
                Vec::new()
            })
            .row(self.setting(Mine::Pings, "settings-pings", PINGS, row.pings.word()))
            .row(self.setting(Mine::Calls, "settings-calls", CALLS, row.calls.word()))
            .row(last)
    }
}

/// The address of a table's board message, or of its place.
fn link(turn: &TurnInfo) -> String {
    address(turn.guild, turn.place, turn.message)
}
