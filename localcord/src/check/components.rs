//! Limits of buttons, menus, forms and the newer components.

use std::collections::BTreeSet;

use serde_json::Value;

use super::Found;
use crate::components::each;
use crate::json::{Read, length};

/// Rows of a message, buttons of a row.
const ROWS: usize = 5;
const BUTTONS: usize = 5;
/// Components of a message made of components alone, and characters of all their texts.
const V2_COMPONENTS: usize = 40;
const V2_TEXT: usize = 4000;

/// The components of a message.
pub(super) fn message(components: &[Value], v2: bool, at: &str, found: &mut Found) {
    let path = format!("{at}/components");
    if v2 {
        whole(components, &path, found);
    } else {
        found.most(components.len(), ROWS, &path, "rows");
    }
    unique(components, &path, found);
    for (number, component) in components.iter().enumerate() {
        let here = format!("{path}/{number}");
        if !v2 && component.number("type") != Some(1) {
            found.note(&format!("{here}/type"), "outside IS_COMPONENTS_V2 a message has rows only");
            continue;
        }
        one(component, &here, found);
    }
}

fn whole(components: &[Value], path: &str, found: &mut Found) {
    let (mut count, mut text) = (0, 0);
    each(components, &mut |component| {
        count += 1;
        if component.number("type") == Some(10) {
            text += component.text("content").map_or(0, length);
        }
    });
    found.most(count, V2_COMPONENTS, path, "components in all");
    found.most(text, V2_TEXT, path, "characters of text in all");
}

/// Every `custom_id` once.
fn unique(components: &[Value], path: &str, found: &mut Found) {
    let mut seen = BTreeSet::new();
    each(components, &mut |component| {
        if let Some(id) = component.text("custom_id") {
            found.must((1..=100).contains(&length(id)), path, "a custom_id has 1 to 100 characters");
            found.must(seen.insert(id.to_owned()), path, &format!("the custom_id {id} is used twice"));
        }
    });
}

fn one(component: &Value, at: &str, found: &mut Found) {
    match component.number("type") {
        Some(1) => row(component, at, found),
        Some(2) => button(component, at, found),
        Some(3 | 5..=8) => menu(component, at, found),
        Some(9) => section(component, at, found),
        Some(10) => {
            let long = component.text("content").map_or(0, length);
            found.must(
                (1..=V2_TEXT).contains(&long),
                &format!("{at}/content"),
                "must have 1 to 4000 characters",
            );
        }
        Some(12) => {
            let items = component.list("items").len();
            found.must((1..=10).contains(&items), &format!("{at}/items"), "must have 1 to 10 items");
            for (number, item) in component.list("items").iter().enumerate() {
                alt(item, &format!("{at}/items/{number}"), found);
            }
        }
        Some(11) => alt(component, at, found),
        Some(13 | 14) => {}
        Some(17) => {
            for (number, inner) in component.list("components").iter().enumerate() {
                one(inner, &format!("{at}/components/{number}"), found);
            }
        }
        _ => found.note(&format!("{at}/type"), "no such component in a message"),
    }
}

fn alt(item: &Value, at: &str, found: &mut Found) {
    if let Some(text) = item.text("description") {
        found.most(length(text), 1024, &format!("{at}/description"), "characters");
    }
}

fn section(component: &Value, at: &str, found: &mut Found) {
    let texts = component.list("components");
    found.must((1..=3).contains(&texts.len()), &format!("{at}/components"), "must have 1 to 3 texts");
    for (number, text) in texts.iter().enumerate() {
        one(text, &format!("{at}/components/{number}"), found);
    }
    match component.get("accessory") {
        Some(accessory) => one(accessory, &format!("{at}/accessory"), found),
        None => found.note(&format!("{at}/accessory"), "it is required"),
    }
}

fn row(row: &Value, at: &str, found: &mut Found) {
    let inner = row.list("components");
    let path = format!("{at}/components");
    let buttons = inner.iter().filter(|part| part.number("type") == Some(2)).count();
    found.must(!inner.is_empty(), &path, "a row is not empty");
    if buttons == inner.len() {
        found.most(buttons, BUTTONS, &path, "buttons");
    } else {
        found.must(inner.len() == 1, &path, "a row has buttons only, or one menu");
    }
    for (number, part) in inner.iter().enumerate() {
        let here = format!("{path}/{number}");
        match part.number("type") {
            Some(2 | 3 | 5..=8) => one(part, &here, found),
            _ => found.note(&format!("{here}/type"), "a row of a message has buttons or a menu"),
        }
    }
}

fn button(button: &Value, at: &str, found: &mut Found) {
    let style = button.number("style").unwrap_or(0);
    let label = button.text("label").unwrap_or_default();
    found.most(length(label), 80, &format!("{at}/label"), "characters");
    let (id, url) = (button.has("custom_id"), button.has("url"));
    match style {
        1..=4 => {
            found.must(
                id && !url,
                &format!("{at}/custom_id"),
                "a button of this style has a custom_id and no url",
            );
        }
        5 => {
            found.must(url && !id, &format!("{at}/url"), "a link has a url and no custom_id");
            found.most(button.text("url").map_or(0, length), 512, &format!("{at}/url"), "characters");
        }
        6 => return,
        _ => found.note(&format!("{at}/style"), "no such style"),
    }
    let words = !label.trim().is_empty() || button.has("emoji");
    found.must(words, &format!("{at}/label"), "a button has a label or an emoji");
}

fn menu(menu: &Value, at: &str, found: &mut Found) {
    found.must(menu.has("custom_id"), &format!("{at}/custom_id"), "it is required");
    if let Some(words) = menu.text("placeholder") {
        found.most(length(words), 150, &format!("{at}/placeholder"), "characters");
    }
    let options = menu.list("options");
    let (least, most) = (menu.number("min_values").unwrap_or(1), menu.number("max_values").unwrap_or(1));
    found.must(least <= 25, &format!("{at}/min_values"), "must be 0 to 25");
    found.must(
        (1..=25).contains(&most) && least <= most,
        &format!("{at}/max_values"),
        "must be 1 to 25 and not below min_values",
    );
    if menu.number("type") != Some(3) {
        return;
    }
    let path = format!("{at}/options");
    found.must((1..=25).contains(&options.len()), &path, "must have 1 to 25 options");
    found.must(
        most <= options.len() as u64,
        &format!("{at}/max_values"),
        "there are fewer options than that",
    );
    let mut seen = BTreeSet::new();
    for (number, option) in options.iter().enumerate() {
        for key in ["label", "value", "description"] {
            let long = option.text(key).map(length);
            let fits = long.map_or(key == "description", |long| (1..=100).contains(&long));
            found.must(fits, &format!("{path}/{number}/{key}"), "must have 1 to 100 characters");
        }
        let value = option.text("value").unwrap_or_default();
        found.must(seen.insert(value), &format!("{path}/{number}/value"), "the value is used twice");
    }
    let chosen = options.iter().filter(|option| option.yes("default")).count() as u64;
    found.must(chosen <= most, &path, "more options are chosen beforehand than may be chosen");
}

/// A form.
pub(super) fn modal(data: &Value, found: &mut Found) {
    let title = data.text("title").map_or(0, length);
    found.must((1..=45).contains(&title), "/data/title", "must have 1 to 45 characters");
    let id = data.text("custom_id").map_or(0, length);
    found.must((1..=100).contains(&id), "/data/custom_id", "must have 1 to 100 characters");
    let parts = data.list("components");
    found.must((1..=5).contains(&parts.len()), "/data/components", "must have 1 to 5 components");
    unique(parts, "/data/components", found);
    for (number, part) in parts.iter().enumerate() {
        let at = format!("/data/components/{number}");
        match part.number("type") {
            Some(1) => {
                found.must(part.list("components").len() == 1, &at, "a row of a form has one text field");
                for field in part.list("components") {
                    let text = field.number("type") == Some(4);
                    found.must(text, &at, "a row of a form has one text field");
                    let label = field.text("label").map_or(0, length);
                    found.must((1..=45).contains(&label), &at, "a field's label has 1 to 45 characters");
                    text_field(field, &at, found);
                }
            }
            Some(18) => {
                let label = part.text("label").map_or(0, length);
                found.must((1..=45).contains(&label), &at, "a label has 1 to 45 characters");
                found.most(part.text("description").map_or(0, length), 100, &at, "characters of description");
                match part.get("component") {
                    Some(field) if field.number("type") == Some(4) => text_field(field, &at, found),
                    Some(field) if matches!(field.number("type"), Some(3 | 5..=8)) => menu(field, &at, found),
                    Some(_) => {}
                    None => found.note(&at, "a label has a component"),
                }
            }
            Some(10) => {}
            _ => found.note(&format!("{at}/type"), "no such component in a form"),
        }
    }
}

fn text_field(field: &Value, at: &str, found: &mut Found) {
    let (least, most) = (field.number("min_length").unwrap_or(0), field.number("max_length").unwrap_or(4000));
    found.must(least <= 4000 && (1..=4000).contains(&most) && least <= most, at, "its lengths do not fit");
    found.most(field.text("placeholder").map_or(0, length), 100, at, "characters of placeholder");
    found.most(field.text("value").map_or(0, length), 4000, at, "characters of value");
}
