//! The options of a table: read as they are typed, changed by whoever runs the table, in the lobby from a list.

use skald_rules::{
    catalogue::GameKind,
    interface::{OptionKind, Options, Say},
};

use crate::{
    discord::{
        answer::{Answer, Button, Field, Form, Row, Select, Style},
        bot::{Bot, Case, Done, Stop},
        page::button,
        press::{Deed, Press},
        reply::Reply,
    },
    host::{Refused, TableId, TableInfo},
};

impl Bot {
    /// Reads `key=value key=value`.
    pub(super) fn read_options(&self, kind: GameKind, text: &str) -> Result<Options, Say> {
        let specs = kind.options();
        let mut options = Options::default();
        for part in text.split([' ', ';']).filter(|part| !part.is_empty()) {
            let (key, value) = part.split_once('=').unwrap_or((part, ""));
            let Some(spec) = specs.iter().find(|spec| spec.key == key) else {
                let known: Vec<&str> = specs.iter().map(|spec| spec.key).collect();
                return Err(Say::new("open-bad-option").with("key", key).with("known", known.join(", ")));
            };
            let fits = match &spec.kind {
                OptionKind::Choice(choices) => choices.contains(&value),
                OptionKind::Number { min, max } => {
                    value.parse::<i64>().is_ok_and(|number| (*min..=*max).contains(&number))
                }
                OptionKind::Text => !value.is_empty(),
                OptionKind::Order => return Err(Say::new("open-order-later")),
            };
            // Numbers may have values outside their bounds that the game knows, such as 0 for none; it judges them.
            if !fits && (value.is_empty() || matches!(spec.kind, OptionKind::Choice(_))) {
                let about = self.words.plain(&spec.about);
                return Err(Say::new("open-bad-value")
                    .with("key", key)
                    .with("value", value)
                    .with("about", about));
            }
            options = options.with(key, value);
        }
        Ok(options)
    }

    /// Changes options before the start.
    pub(super) async fn options(&self, case: &Case<'_>, table: TableId, text: &str) -> Done {
        let info = self.change_options(case, table, text).await?;
        Ok(case.put(self.short("options-changed", &info)))
    }

    async fn change_options(&self, case: &Case<'_>, table: TableId, text: &str) -> Result<TableInfo, Stop> {
        Ok(self.host.read_options(case.actor(), table, |kind| self.read_options(kind, text)).await?)
    }

    /// What can be chosen for a table that has not begun, with how it stands.
    pub(super) async fn options_page(&self, case: &Case<'_>, table: TableId) -> Done {
        let info = self.host.info_for(table, case.person()).await?;
        if info.host != case.person() {
            return Err(Refused::NotHost.into());
        }
        Ok(case.put(self.options_answer(&info)))
    }

    fn options_answer(&self, info: &TableInfo) -> Answer {
        let table = info.id;
        let press = |act| Press::Table { table: table.0, act };
        let text = self.words.plain(&Say::new("options-now").with("options", self.options_text(info)));
        let items = self.option_items(info);
        let mut answer = Answer::private(&text);
        if !items.is_empty() {
            answer =
                answer.row(Row::Select(Select::one(press(Deed::Options), &self.text("options-menu"), items)));
        }
        answer.buttons(vec![
            Button::new(&self.text("button-options-type"), press(Deed::OptionsTyped), Style::Plain),
            button(self.words, table.0, Deed::Done, Style::Plain),
        ])
    }

    /// An option was chosen from the list: it holds, and the list is shown again.
    pub(super) async fn option_chosen(&self, case: &Case<'_>, table: TableId, text: &str) -> Done {
        let info = self.change_options(case, table, text).await?;
        Ok(case.put(self.options_answer(&info)))
    }

    /// Opens the form for options that are typed, such as numbers.
    pub(super) async fn options_form(&self, case: &Case<'_>, table: TableId) -> Done {
        let info = self.host.info_for(table, case.person()).await?;
        if info.host != case.person() {
            return Err(Refused::NotHost.into());
        }
        let field = Field::new("options", &self.text("options-field"), &self.option_example(&info.game));
        let press = Press::Table { table: table.0, act: Deed::OptionsTyped };
        Ok(Reply::Ask(Box::new(Form::one(press, &self.text("options-title"), field))))
    }
}
