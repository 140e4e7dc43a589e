//! Comparing a part with a whole: every field that is named must be there, and nothing else is looked at.

use toml::{Table, Value};

/// What `wanted` names and `found` lacks or has otherwise; one line per difference, each with the field's path.
///
/// Tables are compared field by field, lists item by item and of equal length. A field that is not printed has its
/// default, so an empty list and an empty table are found where nothing is. A field of which an empty table is wanted
/// holds nothing; an empty table in a list is any item.
#[must_use]
pub fn missing(wanted: &Table, found: &Table) -> Vec<String> {
    let mut lines = Vec::new();
    tables("", wanted, found, &mut lines);
    lines
}

fn tables(path: &str, wanted: &Table, found: &Table, lines: &mut Vec<String>) {
    for (key, value) in wanted {
        let path = if path.is_empty() { key.clone() } else { format!("{path}.{key}") };
        match found.get(key) {
            Some(Value::Table(found)) if is_empty(value) && !found.is_empty() => {
                lines.push(format!(
                    "{path}: expected nothing in it, found {}",
                    short(&Value::Table(found.clone()))
                ));
            }
            Some(found) => values(&path, value, found, lines),
            None if is_empty(value) => {}
            None => lines.push(format!("{path}: expected {}, found nothing", short(value))),
        }
    }
}

fn values(path: &str, wanted: &Value, found: &Value, lines: &mut Vec<String>) {
    match (wanted, found) {
        (Value::Table(wanted), Value::Table(found)) => tables(path, wanted, found, lines),
        (Value::Array(wanted_items), Value::Array(items)) if wanted_items.len() == items.len() => {
            for (at, (wanted, found)) in wanted_items.iter().zip(items).enumerate() {
                values(&format!("{path}[{at}]"), wanted, found, lines);
            }
        }
        _ if wanted == found => {}
        _ => lines.push(format!("{path}: expected {}, found {}", short(wanted), short(found))),
    }
}

fn is_empty(value: &Value) -> bool {
    match value {
        Value::Array(items) => items.is_empty(),
        Value::Table(fields) => fields.is_empty(),
        _ => false,
    }
}

/// A value on one line.
fn short(value: &Value) -> String {
    value.to_string().split_whitespace().collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn differences(wanted: &str, found: &str) -> Vec<String> {
        missing(&wanted.parse().unwrap(), &found.parse().unwrap())
    }

    #[test]
    fn only_what_is_named_is_compared() {
        let found = "turn = 3\n[[seat]]\ndeck = [\"w01a\"]\npile = 2\n[[seat]]\ndeck = []";
        assert_eq!(differences("seat = [{ pile = 2 }, {}]\ngraveyard = []", found), Vec::<String>::new());
    }

    #[test]
    fn an_empty_table_is_wanted_empty_but_in_a_list() {
        assert_eq!(differences("spent = {}", "spent = {}"), Vec::<String>::new());
        assert_eq!(
            differences("spent = {}", "spent = { harpy = 5 }"),
            ["spent: expected nothing in it, found { harpy = 5 }"]
        );
    }

    #[test]
    fn a_difference_names_the_field_and_both_values() {
        assert_eq!(
            differences("seat = [{ pile = 3 }]\nturn = 4", "turn = 3\nseat = [{ pile = 2 }]"),
            ["seat[0].pile: expected 3, found 2", "turn: expected 4, found 3"]
        );
        assert_eq!(differences("deck = [1]", "deck = [1, 2]"), ["deck: expected [1], found [1, 2]"]);
        assert_eq!(differences("turn = 1", ""), ["turn: expected 1, found nothing"]);
    }
}
