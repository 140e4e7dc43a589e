//! The options of a table: read as they are typed, changed by whoever runs the table, in the lobby from a list.

use std::collections::BTreeMap;

use skald_rules::{
    catalogue::GameKind,
    interface::{OptionKind, OptionSpec, Options, Say},
};

use crate::{
    discord::{
        answer::{Answer, Button, Field, Form, Row, Select, Style},
        bot::{Bot, Case, Done, Stop},
        limits,
        page::button,
        press::{Deed, Press},
        reply::Reply,
    },
    host::{Refused, TableId, TableInfo},
};

impl Bot {
    /// Reads options as they are typed: the sentences of a list one after the other, or what files and programs write,
    /// `key=value key=value`.
    pub(super) fn read_options(&self, kind: GameKind, text: &str) -> Result<Options, Say> {
        let specs = kind.options();
        let (mut options, rest) = self.said_options(&specs, text);
        for part in rest.split([' ', ';']).filter(|part| !part.is_empty()) {
            let (key, value) = part.split_once('=').unwrap_or((part, ""));
            let Some(spec) = specs.iter().find(|spec| spec.key == key) else {
                let known: Vec<Say> = specs.iter().map(|spec| spec.about.clone()).collect();
                return Err(Say::new("open-bad-option").with("typed", key).with("known", known));
            };
            options = options.with(key, self.read_value(spec, value)?);
        }
        Ok(options)
    }

    /// The options that a text names by the sentences of a list, and what is left of the text.
    pub(super) fn said_options<'t>(&self, specs: &[OptionSpec], text: &'t str) -> (Options, &'t str) {
        let mut options = Options::default();
        let mut rest = text.trim_start();
        loop {
            let values = specs.iter().flat_map(|spec| spec.listed().iter().map(move |value| (spec, *value)));
            let said = values.filter_map(|(spec, value)| {
                let sentence = self.words.plain(&spec.told(value));
                let begins =
                    rest.get(..sentence.len()).is_some_and(|begun| begun.eq_ignore_ascii_case(&sentence));
                begins.then_some((sentence.len(), spec.key, value))
            });
            let Some((length, key, value)) = said.max_by_key(|(length, ..)| *length) else {
                return (options, rest);
            };
            options = options.with(key, value);
            rest = rest.get(length..).unwrap_or_default().trim_start_matches([' ', ';', ',']);
        }
    }

    /// A value of an option as it was typed.
    fn read_value<'v>(&self, spec: &OptionSpec, value: &'v str) -> Result<&'v str, Say> {
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
            return Err(Say::new("open-bad-value").with("value", value).with("about", spec.about.clone()));
        }
        Ok(value)
    }

    /// Changes options before the start.
    pub(super) async fn options(&self, case: &Case<'_>, table: TableId, text: &str) -> Done {
        let info = self.change_options(case, table, text).await?;
        Ok(case.put(self.short("options-changed", &info)))
    }

    async fn change_options(&self, case: &Case<'_>, table: TableId, text: &str) -> Result<TableInfo, Stop> {
        Ok(self.host.read_options(case.actor(), table, |kind| self.read_options(kind, text)).await?)
    }

    /// Changes the options that were typed into the form's fields; an empty field changes nothing.
    pub(super) async fn options_typed(
        &self,
        case: &Case<'_>,
        table: TableId,
        fields: &BTreeMap<String, String>,
    ) -> Done {
        let read = |kind: GameKind| self.read_fields(kind, fields);
        let info = self.host.read_options(case.actor(), table, read).await?;
        Ok(case.put(self.options_answer(&info)))
    }

    fn read_fields(&self, kind: GameKind, fields: &BTreeMap<String, String>) -> Result<Options, Say> {
        let mut change = Options::default();
        for spec in self.typed_options(kind.id) {
            let value = fields.get(spec.key).map_or("", |value| value.trim());
            if !value.is_empty() {
                change = change.with(spec.key, self.read_value(&spec, value)?);
            }
        }
        Ok(change)
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
        let mut buttons = Vec::new();
        if !self.typed_options(&info.game).is_empty() {
            let typed = self.text("button-options-type");
            buttons.push(Button::new(&typed, press(Deed::OptionsTyped), Style::Plain));
        }
        buttons.push(button(self.words, table.0, Deed::Done, Style::Plain));
        answer.buttons(buttons)
    }

    /// An option was chosen from the list: it holds, and the list is shown again.
    pub(super) async fn option_chosen(&self, case: &Case<'_>, table: TableId, text: &str) -> Done {
        let info = self.change_options(case, table, text).await?;
        Ok(case.put(self.options_answer(&info)))
    }

    /// Opens the form for other numbers and words than the list has, a field for each option.
    pub(super) async fn options_form(&self, case: &Case<'_>, table: TableId) -> Done {
        let info = self.host.info_for(table, case.person()).await?;
        if info.host != case.person() {
            return Err(Refused::NotHost.into());
        }
        let press = Press::Table { table: table.0, act: Deed::OptionsTyped };
        let field = |spec: &OptionSpec| {
            let now = info.options.get(spec.key).unwrap_or(spec.default);
            Field { optional: true, ..Field::new(spec.key, &self.about(spec), now) }
        };
        let title = limits::clip(&self.text("options-title"), limits::FORM_TITLE);
        let fields = self.typed_options(&info.game).iter().map(field).collect();
        Ok(Reply::Ask(Box::new(Form { press, title, fields })))
    }
}
