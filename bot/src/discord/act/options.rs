//! The options of a table: read as they are typed, changed by whoever runs the table, in the lobby from a list.

use std::collections::BTreeMap;

use skald_rules::{
    catalogue::GameKind,
    interface::{OptionKind, OptionSpec, Options, Say},
};

use super::in_short::{BETWEEN, GOES_ON, Listed, begins, ends, shortened};
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
    invariant::Invariant,
};

/// An option that stands at the beginning of a text, and how it is said there.
struct Said<'s> {
    spec: &'s OptionSpec,
    value: &'s str,
    /// How long it is.
    length: usize,
    /// Whether more could be typed to it: no word of `key=value` is whole before something stands behind it.
    open: bool,
}

/// Options as far as they are typed.
pub(super) struct SoFar<'t> {
    /// Those that are whole.
    pub options: Options,
    /// What stands before the last one, as it was typed.
    pub before: &'t str,
    /// The last one, of which more may be typed.
    pub half: &'t str,
}

impl Bot {
    /// Reads options as they are typed, one after the other: by the sentences of a list, or as files and programs write them,
    /// `key=value`.
    pub(in crate::discord::act) fn read_options(
        &self,
        specs: &[OptionSpec],
        text: &str,
    ) -> Result<Options, Say> {
        let mut options = Options::default();
        let mut rest = text.trim_start_matches(BETWEEN);
        while !rest.is_empty() {
            let Some(said) = self.first_said(specs, rest) else {
                let known: Vec<Say> = specs.iter().map(|spec| spec.about.clone()).collect();
                return Err(Say::new("open-bad-option").with("typed", written(rest).0).with("known", known));
            };
            options = options.with(said.spec.key, self.read_value(said.spec, said.value)?);
            rest = after(rest, said.length);
        }
        Ok(options)
    }

    /// The same of a text that is still being typed.
    pub(super) fn options_so_far<'t>(&self, specs: &[OptionSpec], text: &'t str) -> SoFar<'t> {
        let mut options = Options::default();
        let mut half = text.trim_start_matches(BETWEEN);
        while let Some(said) = self.first_said(specs, half).filter(|said| !said.open) {
            options = options.with(said.spec.key, said.value);
            half = after(half, said.length);
        }
        let before = text.strip_suffix(half).or_broken("", "what is left of a text is its end");
        SoFar { options, before, half }
    }

    /// What can be chosen from a list for these options, each with its sentence.
    pub(super) fn sentences<'s>(&self, specs: &'s [OptionSpec]) -> Vec<Listed<'s>> {
        let values = specs.iter().flat_map(|spec| spec.listed().iter().map(move |value| (spec, *value)));
        values.map(|(spec, value)| (spec, value, self.words.plain(&spec.told(value)))).collect()
    }

    /// The option at the beginning of a text, if one is said there.
    fn first_said<'s>(&self, specs: &'s [OptionSpec], text: &'s str) -> Option<Said<'s>> {
        let all = self.sentences(specs);
        let whole = all.iter().filter(|(.., sentence)| begins(text, sentence));
        if let Some((spec, value, sentence)) = whole.max_by_key(|(.., sentence)| sentence.len()) {
            return Some(Said { spec, value, length: sentence.len(), open: false });
        }
        let short = shortened(text).and_then(|(front, end)| {
            let fits = |sentence: &str| begins(sentence, front) && ends(sentence, end);
            let mut meant = all.iter().filter(|(.., sentence)| fits(sentence));
            let (spec, value, sentence) = meant.next()?;
            let length = front.len() + GOES_ON.len_utf8() + end.len();
            let alone = meant.all(|(.., other)| other == sentence);
            alone.then_some(Said { spec, value, length, open: false })
        });
        short.or_else(|| {
            let (key, value, length) = written(text);
            let spec = specs.iter().find(|spec| spec.key == key)?;
            // A word without the sign may be the beginning of a sentence.
            let open = length == text.len() || length == key.len();
            Some(Said { spec, value, length, open })
        })
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
        Ok(self
            .host
            .read_options(case.actor(), table, |kind| self.read_options(&kind.options(), text))
            .await?)
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

/// The first word of a text as `key=value`, and how long it is.
fn written(text: &str) -> (&str, &str, usize) {
    // Commas may stand within a value.
    let word = text.split([' ', ';']).next().or_broken(text, "every text has a first part");
    let (key, value) = word.split_once('=').unwrap_or((word, ""));
    (key, value, word.len())
}

/// What stands behind so much of a text and what may be between.
fn after(text: &str, length: usize) -> &str {
    let rest = text.get(length..).or_broken("", "what was read ends where a letter ends");
    rest.trim_start_matches(BETWEEN)
}
