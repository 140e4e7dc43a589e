//! Limits of command registrations.

use std::collections::BTreeSet;

use serde_json::Value;

use super::Found;
use crate::json::{Read, length};

/// Characters of all names, descriptions and values of one command together.
const IN_ALL: usize = 8000;

/// All commands of a place.
pub(super) fn list(body: &Value, found: &mut Found) {
    let commands = body.as_array().map_or(&[][..], Vec::as_slice);
    found.must(body.is_array(), "", "a list of commands is wanted");
    let mut seen = BTreeSet::new();
    for (number, body) in commands.iter().enumerate() {
        command(body, &format!("/{number}"), true, found);
        let key = (body.text("name").unwrap_or_default(), body.number("type").unwrap_or(1));
        found.must(seen.insert(key), &format!("/{number}/name"), "two commands have this name");
    }
}

/// One command; `new` asks for everything that a new one needs.
pub(super) fn command(body: &Value, at: &str, new: bool, found: &mut Found) {
    let slash = body.number("type").unwrap_or(1) == 1;
    if slash {
        if new || body.has("name") {
            name(body, at, found);
        }
        if new || body.has("description") {
            description(body, at, found);
        }
    } else {
        let long = body.text("name").map_or(0, length);
        found.must((1..=32).contains(&long), &format!("{at}/name"), "must have 1 to 32 characters");
        let plain = body.text("description").is_none_or(str::is_empty) && body.list("options").is_empty();
        found.must(plain, &format!("{at}/description"), "a menu's command has no description and no options");
    }
    options(body.list("options"), at, 0, found);
    found.most(weight(body), IN_ALL, at, "characters in all");
}

fn name(body: &Value, at: &str, found: &mut Found) {
    let fits = |name: &str| {
        let allowed = |c: char| c.is_alphanumeric() || matches!(c, '-' | '_' | '\'');
        (1..=32).contains(&length(name)) && name.chars().all(allowed) && name.to_lowercase() == name
    };
    let words = "must have 1 to 32 letters, digits, - or _, in lower case";
    found.must(body.text("name").is_some_and(fits), &format!("{at}/name"), words);
    for (language, text) in localised(body, "name") {
        found.must(fits(text), &format!("{at}/name_localizations/{language}"), words);
    }
}

fn description(body: &Value, at: &str, found: &mut Found) {
    let fits = |text: &str| (1..=100).contains(&length(text));
    let words = "must have 1 to 100 characters";
    found.must(body.text("description").is_some_and(fits), &format!("{at}/description"), words);
    for (language, text) in localised(body, "description") {
        found.must(fits(text), &format!("{at}/description_localizations/{language}"), words);
    }
}

fn localised<'a>(body: &'a Value, key: &str) -> impl Iterator<Item = (&'a str, &'a str)> {
    let map = body.get(format!("{key}_localizations")).and_then(Value::as_object);
    map.into_iter().flatten().filter_map(|(language, text)| Some((language.as_str(), text.as_str()?)))
}

fn options(options: &[Value], at: &str, depth: u8, found: &mut Found) {
    let path = format!("{at}/options");
    found.most(options.len(), 25, &path, "options");
    let mut seen = BTreeSet::new();
    let mut optional = false;
    let nested = options.iter().filter(|option| matches!(option.number("type"), Some(1 | 2))).count();
    found.must(nested == 0 || nested == options.len(), &path, "subcommands and values do not mix");
    for (number, option) in options.iter().enumerate() {
        let here = format!("{path}/{number}");
        name(option, &here, found);
        description(option, &here, found);
        let twice = !seen.insert(option.text("name").unwrap_or_default());
        found.must(!twice, &format!("{here}/name"), "two options have this name");
        match option.number("type") {
            Some(1) => {
                let plain =
                    option.list("options").iter().all(|inner| !matches!(inner.number("type"), Some(1 | 2)));
                found.must(plain, &here, "a subcommand has no subcommands");
                self::options(option.list("options"), &here, depth + 1, found);
            }
            Some(2) => {
                found.must(depth == 0, &here, "a group stands at the top");
                let only = option.list("options").iter().all(|inner| inner.number("type") == Some(1));
                found.must(only && !option.list("options").is_empty(), &here, "a group has subcommands only");
                self::options(option.list("options"), &here, depth + 1, found);
            }
            Some(3..=11) => {
                let required = option.yes("required");
                found.must(!(required && optional), &here, "required options come first");
                optional |= !required;
                value(option, &here, found);
            }
            _ => found.note(&format!("{here}/type"), "no such type"),
        }
    }
}

fn value(option: &Value, at: &str, found: &mut Found) {
    let choices = option.list("choices");
    let kind = option.number("type").unwrap_or(3);
    found.most(choices.len(), 25, &format!("{at}/choices"), "choices");
    let both = option.yes("autocomplete") && !choices.is_empty();
    found.must(!both, at, "choices and autocomplete exclude each other");
    let suggests = matches!(kind, 3 | 4 | 10);
    found.must(suggests || !option.yes("autocomplete"), at, "options of this type have no autocomplete");
    let mut seen = BTreeSet::new();
    for (number, choice) in choices.iter().enumerate() {
        let here = format!("{at}/choices/{number}");
        let name = choice.text("name").unwrap_or_default();
        found.must(
            (1..=100).contains(&length(name)),
            &format!("{here}/name"),
            "must have 1 to 100 characters",
        );
        found.must(seen.insert(name), &format!("{here}/name"), "two choices have this name");
        let value = choice.get("value");
        let fits = match kind {
            3 => value.and_then(Value::as_str).is_some_and(|text| length(text) <= 100),
            4 => value.is_some_and(|value| value.is_i64() || value.is_u64()),
            10 => value.is_some_and(Value::is_number),
            _ => false,
        };
        found.must(fits, &format!("{here}/value"), "the value does not fit the option");
    }
}

/// Characters that count towards the limit of a whole command: the longest translation of each text.
fn weight(body: &Value) -> usize {
    let longest = |key: &str| {
        let own = body.text(key).map_or(0, length);
        localised(body, key).map(|(_, text)| length(text)).fold(own, usize::max)
    };
    let value = body.text("value").map_or(0, length);
    let inner = body.list("options").iter().chain(body.list("choices")).map(weight);
    longest("name") + longest("description") + value + inner.sum::<usize>()
}
