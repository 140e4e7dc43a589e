//! A validator for the part of JSON Schema that Discord's document uses. It is strict: names that the document
//! lacks are refused, but for the known habits of common client libraries.

use serde_json::{Map, Value};

use super::{Found, Problem};
use crate::json::{Read, length, to_id};

/// Whether a name that the document lacks is one of the known habits of common client libraries, which Discord
/// ignores: empty fields on options of other types, switches of commands and messages in places that have none,
/// and an embed's picture as it was read.
fn harmless(name: &str, value: &Value, path: &str) -> bool {
    match name {
        "options" | "choices" | "channel_types" | "min_value" | "max_value" | "min_length" | "max_length" => {
            value.is_null() || value.as_array().is_some_and(Vec::is_empty)
        }
        "nsfw" | "required" | "autocomplete" | "enforce_nonce" | "tts" => value.is_boolean(),
        "proxy_url" | "width" | "height" => path.contains("/embeds/"),
        _ => false,
    }
}

/// Depth at which checking stops; no body of Discord's is nearly as deep.
const DEEPEST: usize = 64;

/// Checks values against schemas that may refer to others by name.
pub(super) struct Checker<'a> {
    schemas: &'a Map<String, Value>,
}

impl<'a> Checker<'a> {
    /// A checker that knows these schemas by name.
    pub fn new(schemas: &'a Map<String, Value>) -> Self {
        Self { schemas }
    }

    /// Notes everything that is wrong with a value.
    pub fn check(&self, schema: &Value, value: &Value, found: &mut Found) {
        for problem in self.problems(schema, value, "", 0) {
            found.0.push(problem);
        }
    }

    fn problems(&self, schema: &Value, value: &Value, path: &str, depth: usize) -> Vec<Problem> {
        let mut found = Found::default();
        if depth > DEEPEST {
            found.note(path, "nested too deeply");
            return found.all();
        }
        if documented_otherwise(value, path) {
            return Vec::new();
        }
        if let Some(name) = schema.text("$ref").and_then(|name| name.rsplit('/').next()) {
            return match self.schemas.get(name) {
                Some(target) => self.problems(target, value, path, depth + 1),
                None => Vec::new(),
            };
        }
        if !type_fits(schema.get("type"), value) {
            found.note(path, &format!("{} is wanted here", type_words(schema.get("type"))));
            return found.all();
        }
        constants(schema, value, path, &mut found);
        match value {
            Value::String(text) => self::text(schema, text, path, &mut found),
            Value::Number(_) => self::number(schema, value, path, &mut found),
            Value::Array(list) => found.0.extend(self.list(schema, list, path, depth)),
            Value::Object(map) => found.0.extend(self.object(schema, map, path, depth)),
            _ => {}
        }
        for part in schema.list("allOf") {
            found.0.extend(self.problems(part, value, path, depth + 1));
        }
        for key in ["oneOf", "anyOf"] {
            if !schema.list(key).is_empty() {
                found.0.extend(self.union(schema.list(key), value, path, depth));
            }
        }
        found.all()
    }

    fn list(&self, schema: &Value, list: &[Value], path: &str, depth: usize) -> Vec<Problem> {
        let mut found = Found::default();
        let count = list.len() as u64;
        if schema.number("minItems").is_some_and(|least| count < least) {
            found.note(path, "too few items");
        }
        if let Some(most) = schema.number("maxItems").filter(|most| count > *most) {
            found.note(path, &format!("{count} items, {most} allowed"));
        }
        if schema.yes("uniqueItems")
            && list.iter().enumerate().any(|(at, item)| list.iter().take(at).any(|other| other == item))
        {
            found.note(path, "an item appears twice");
        }
        if let Some(items) = schema.get("items") {
            for (number, item) in list.iter().enumerate() {
                found.0.extend(self.problems(items, item, &format!("{path}/{number}"), depth + 1));
            }
        }
        found.all()
    }

    fn object(&self, schema: &Value, map: &Map<String, Value>, path: &str, depth: usize) -> Vec<Problem> {
        let mut found = Found::default();
        for name in schema.list("required").iter().filter_map(Value::as_str) {
            found.must(map.contains_key(name), &format!("{path}/{name}"), "it is required");
        }
        if schema.number("maxProperties").is_some_and(|most| map.len() as u64 > most) {
            found.note(path, "too many entries");
        }
        let described = schema.get("properties").and_then(Value::as_object);
        let rest = schema.get("additionalProperties").filter(|rest| rest.is_object());
        for (name, value) in map {
            let at = format!("{path}/{name}");
            match (described.and_then(|known| known.get(name)), rest) {
                (Some(known), _) => found.0.extend(self.problems(known, value, &at, depth + 1)),
                (None, Some(rest)) => found.0.extend(self.problems(rest, value, &at, depth + 1)),
                (None, None) => {
                    let open =
                        described.is_none() || schema.get("additionalProperties") == Some(&Value::Bool(true));
                    found.must(open || harmless(name, value, &at), &at, "no such name is known here");
                }
            }
        }
        found.all()
    }

    /// One branch must fit. If none does, the branch whose `type` fits is spoken of, else the one that is nearest.
    fn union(&self, branches: &[Value], value: &Value, path: &str, depth: usize) -> Vec<Problem> {
        let mut nearest: Option<(bool, Vec<Problem>)> = None;
        for branch in branches {
            let problems = self.problems(branch, value, path, depth + 1);
            if problems.is_empty() {
                return problems;
            }
            let kind = format!("{path}/type");
            let other_kind = problems.iter().any(|problem| problem.path == kind || problem.path == path);
            let nearer = nearest
                .as_ref()
                .is_none_or(|(other, best)| (other_kind, problems.len()) < (*other, best.len()));
            if nearer {
                nearest = Some((other_kind, problems));
            }
        }
        nearest.map(|(_, problems)| problems).unwrap_or_default()
    }
}

/// The three places where Discord's documentation allows what the document does not: ids of attachments and of
/// default values as numbers, default permissions as text.
fn documented_otherwise(value: &Value, path: &str) -> bool {
    let mut steps = path.rsplit('/');
    match (steps.next(), steps.next(), steps.next()) {
        (Some("id"), Some(_), Some("attachments" | "default_values")) => value.is_u64(),
        (Some("default_member_permissions"), ..) => value.is_string() && to_id(value).is_some(),
        _ => false,
    }
}

fn type_fits(wanted: Option<&Value>, value: &Value) -> bool {
    let fits = |name: &str| match name {
        "string" => value.is_string(),
        "integer" => {
            value.is_i64() || value.is_u64() || value.as_f64().is_some_and(|number| number.fract() == 0.0)
        }
        "number" => value.is_number(),
        "boolean" => value.is_boolean(),
        "array" => value.is_array(),
        "object" => value.is_object(),
        "null" => value.is_null(),
        _ => true,
    };
    match wanted {
        Some(Value::String(name)) => fits(name),
        Some(Value::Array(names)) => names.iter().filter_map(Value::as_str).any(fits),
        _ => true,
    }
}

fn type_words(wanted: Option<&Value>) -> String {
    match wanted {
        Some(Value::String(name)) => name.clone(),
        Some(Value::Array(names)) => names.iter().filter_map(Value::as_str).collect::<Vec<_>>().join(" or "),
        _ => "something else".to_owned(),
    }
}

fn constants(schema: &Value, value: &Value, path: &str, found: &mut Found) {
    if let Some(only) = schema.get("const") {
        found.must(only == value, path, &format!("only {only} is allowed"));
    }
    if let Some(Value::Array(allowed)) = schema.get("enum") {
        let nothing = value.is_null() && type_fits(schema.get("type"), value);
        found.must(nothing || allowed.contains(value), path, "the value is none of the known ones");
    }
}

fn text(schema: &Value, text: &str, path: &str, found: &mut Found) {
    let long = length(text) as u64;
    if let Some(least) = schema.number("minLength").filter(|least| long < *least) {
        found.note(path, &format!("{long} characters, at least {least} wanted"));
    }
    if let Some(most) = schema.number("maxLength").filter(|most| long > *most) {
        found.note(path, &format!("{long} characters, {most} allowed"));
    }
    if schema.text("format") == Some("snowflake") {
        let digits = !text.is_empty() && text.len() <= 20 && text.chars().all(|digit| digit.is_ascii_digit());
        found.must(digits, path, "an id is a number in digits");
    }
}

fn number(schema: &Value, value: &Value, path: &str, found: &mut Found) {
    let Some(size) = value.as_f64() else { return };
    let bound = |key: &str| schema.get(key).and_then(Value::as_f64);
    found.must(bound("minimum").is_none_or(|least| size >= least), path, "the number is too small");
    found.must(bound("maximum").is_none_or(|most| size <= most), path, "the number is too large");
}
