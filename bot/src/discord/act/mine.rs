//! What concerns only the person who asks: the list of turns, the settings.

use skald_rules::interface::Say;

use crate::invariant::Invariant;
use crate::{
    discord::{
        answer::{Answer, Button, Item, Row, Select, Style},
        bot::{Bot, Case, Done, Stop},
        call::Typed,
        commands::{PINGS, game_name},
        limits,
        page::{address, stamp},
        press::{Deed, Mine, Press},
    },
    host::{Hours, PersonChange, PersonRow, Pings, TurnInfo},
};

/// How many tables fit on a page of the list of turns: each has a button, and the last row turns pages.
const TURNS: usize = 10;

impl Bot {
    /// The tables that wait for whoever asks, by the time left.
    pub(super) async fn turns(&self, case: &Case<'_>, page: u16) -> Done {
        let turns = self.host.turns(case.person()).await?;
        let beside = self.beside_turns(case).await?;
        if turns.is_empty() {
            let text = if beside.is_empty() { self.text("turns-none") } else { beside };
            return Ok(case.put(Answer::private(&limits::clip(&text, limits::CONTENT))));
        }
        let pages = turns.len().div_ceil(TURNS);
        let page = usize::from(page).min(pages - 1);
        let shown: Vec<&TurnInfo> = turns.iter().skip(page * TURNS).take(TURNS).collect();
        let mut lines = vec![self.words.plain(&Say::new("turns-head").with("count", turns.len()))];
        for turn in &shown {
            let until = turn.until.map_or_else(|| self.text("turns-no-limit"), stamp);
            let say = Say::new("turns-line")
                .with("code", turn.code.as_str())
                .with("game", game_name(self.words, &turn.game))
                .with("label", turn.label.as_str())
                .with("until", until)
                .with("link", link(turn));
            lines.push(self.words.plain(&say));
        }
        lines.extend(Some(beside).filter(|beside| !beside.is_empty()));
        let plays = shown
            .iter()
            .map(|turn| {
                let label = self.words.plain(&Say::new("turns-play").with("code", turn.code.as_str()));
                Button::new(&label, Press::Table { table: turn.table.0, act: Deed::Play }, Style::Main)
            })
            .collect();
        let mut answer = Answer::private(&limits::clip(&lines.join("\n"), limits::CONTENT)).buttons(plays);
        let turn_to = |to: usize, label| {
            let press = Press::Own(Mine::Turns(u16::try_from(to).unwrap_or(0)));
            Button::new(&self.text(label), press, Style::Plain)
        };
        let mut last = Vec::new();
        if page > 0 {
            last.push(turn_to(page - 1, "button-previous"));
        }
        if page + 1 < pages {
            last.push(turn_to(page + 1, "button-next"));
        }
        answer = answer.buttons(last);
        Ok(case.put(answer))
    }

    /// What is told beside the list of turns: what could not be told in private, and the tables that stand still.
    async fn beside_turns(&self, case: &Case<'_>) -> Result<String, Stop> {
        let unread = self.host.unread(case.person()).await?;
        let mut lines = Vec::new();
        if !unread.is_empty() {
            lines.push(self.text("turns-unread"));
            lines.extend(unread.iter().map(|text| format!("• {text}")));
        }
        for info in self.host.paused_of(case.person()).await? {
            let say = Say::new("turns-paused")
                .with("code", info.code.as_str())
                .with("game", self.game_of(&info))
                .with("why", info.why_paused());
            lines.push(self.words.plain(&say));
        }
        Ok(lines.join("\n"))
    }

    /// Shows or changes settings as a command says.
    pub(super) async fn settings_typed(&self, case: &Case<'_>, typed: &Typed) -> Done {
        let text = typed.flag("text");
        let messages = typed.flag("messages");
        let auto = typed.flag("auto");
        let pings = typed.text("pings").and_then(Pings::of_word);
        let change = PersonChange {
            text_mode: text,
            messages,
            // Who asks for private messages may be written to, whatever Discord said before.
            door_closed: messages.filter(|on| *on).map(|_| None),
            consent: auto,
            pings,
            ..PersonChange::default()
        };
        self.hours_typed(case, typed).await?;
        let row = self.host.change_person(case.actor(), change).await?;
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

    fn settings_page(&self, row: &PersonRow) -> Answer {
        let state = |on: bool| self.text(if on { "setting-on" } else { "setting-off" });
        let shut = row.messages && !row.can_be_written_to(self.host.now());
        let messages = if shut { self.text("settings-dm-shut") } else { state(row.messages) };
        let pings = PINGS.iter().find(|(value, _)| *value == row.pings.word());
        let say = Say::new("settings")
            .with("text", state(row.text_mode))
            .with("messages", messages)
            .with("auto", state(row.consent))
            .with("hours", self.hours_text(&Hours::read(&row.hours)))
            .with(
                "pings",
                pings.map(|(_, label)| self.text(label)).or_broken(String::new(), "every setting has a name"),
            );
        let toggle = |on: bool, turn_on, turn_off, press: fn(bool) -> Mine| {
            let label = self.text(if on { turn_off } else { turn_on });
            Button::new(&label, Press::Own(press(!on)), Style::Plain)
        };
        let items = PINGS
            .iter()
            .map(|(value, label)| Item::new(value, &self.text(label)).chosen(*value == row.pings.word()))
            .collect();
        Answer::private(&self.words.plain(&say))
            .buttons(vec![
                toggle(row.text_mode, "settings-text-on", "settings-text-off", Mine::TextMode),
                toggle(row.messages, "settings-dm-on", "settings-dm-off", Mine::Messages),
                toggle(row.consent, "settings-auto-on", "settings-auto-off", Mine::Auto),
            ])
            .buttons(if shut {
                let label = self.text("settings-dm-again");
                vec![Button::new(&label, Press::Own(Mine::Messages(true)), Style::Main)]
            } else {
                Vec::new()
            })
            .row(Row::Select(Select::one(Press::Own(Mine::Pings), &self.text("settings-pings"), items)))
    }
}

/// The address of a table's board message, or of its place.
fn link(turn: &TurnInfo) -> String {
    address(turn.guild, turn.place, turn.message)
}
