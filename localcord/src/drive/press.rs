//! Pressing buttons, choosing from menus, filling in forms; and forged presses.

use serde_json::{Value, json};

use super::views::{ModalField, ModalView};
use super::{DriveError, Token};
use crate::components::each;
use crate::id::Id;
use crate::json::{Read, length, put};
use crate::shared::Localcord;
use crate::world::World;
use crate::world::interactions::Answered;

impl World {
    /// What a test or the page keeps of an interaction.
    pub fn token_of(&self, id: Id) -> Result<Token, DriveError> {
        let asked = self.interactions.get(&id).ok_or(DriveError::NotAnswered)?;
        Ok(Token { id, user: asked.user, channel: asked.channel, token: asked.token.clone() })
    }

    /// Presses a button, after the checks that the client makes.
    pub fn press(&mut self, user: Id, message: Id, custom_id: &str) -> Result<Id, DriveError> {
        let button = self.component(user, message, custom_id)?;
        if button.number("type") != Some(2) {
            return Err(DriveError::NoComponent(format!("button {custom_id}")));
        }
        self.component_raw(user, message, custom_id, 2, None)
    }

    /// Chooses from a menu, after the checks that the client makes.
    pub fn select(
        &mut self,
        user: Id,
        message: Id,
        custom_id: &str,
        values: &[String],
    ) -> Result<Id, DriveError> {
        let menu = self.component(user, message, custom_id)?;
        let kind = menu.number("type").unwrap_or(0);
        if kind != 3 && !(5..=8).contains(&kind) {
            return Err(DriveError::NoComponent(format!("menu {custom_id}")));
        }
        let wrong = |why: &str| DriveError::Values { menu: custom_id.to_owned(), why: why.to_owned() };
        let count = values.len() as u64;
        let (least, most) = (menu.number("min_values").unwrap_or(1), menu.number("max_values").unwrap_or(1));
        if count < least || count > most {
            return Err(wrong(&format!("{count} values, {least} to {most} allowed")));
        }
        let known = |value: &String| match kind {
            3 => menu.list("options").iter().any(|option| option.text("value") == Some(value)),
            5 => value.parse().is_ok_and(|id| self.people.contains_key(&id) || id == self.application),
            8 => value.parse().is_ok_and(|id| self.channels.contains_key(&id)),
            _ => value.parse::<Id>().is_ok(),
        };
        if let Some(value) = values.iter().find(|value| !known(value)) {
            return Err(wrong(&format!("it has no option {value}")));
        }
        self.component_raw(user, message, custom_id, kind, Some(values))
    }

    fn component(&self, user: Id, message: Id, custom_id: &str) -> Result<Value, DriveError> {
        let mut found = None;
        each(&self.seen_message(user, message)?.components, &mut |component| {
            if component.text("custom_id") == Some(custom_id) {
                found = Some(component.clone());
            }
        });
        let component = found.ok_or_else(|| DriveError::NoComponent(format!("component {custom_id}")))?;
        if component.yes("disabled") {
            Err(DriveError::Disabled(custom_id.to_owned()))
        } else {
            Ok(component)
        }
    }

    /// Sends a press of anything, there or not.
    pub fn component_raw(
        &mut self,
        user: Id,
        message: Id,
        custom_id: &str,
        kind: u64,
        values: Option<&[String]>,
    ) -> Result<Id, DriveError> {
        self.known_person(user)?;
        let channel = self.messages.get(&message).ok_or(DriveError::NoMessage(message))?.channel;
        let mut data = json!({"custom_id": custom_id, "component_type": kind, "id": 1});
        if let Some(values) = values {
            put(&mut data, "values", json!(values));
            let people = values.iter().filter_map(|value| value.parse::<Id>().ok());
            if kind == 5 {
                let (mut users, mut members) = (json!({}), json!({}));
                for id in people {
                    put(&mut users, &id.to_string(), self.user_json(id));
                    put(&mut members, &id.to_string(), self.partial_member(id));
                }
                put(&mut data, "resolved", json!({"users": users, "members": members}));
            }
        }
        let id = self.begin(3, user, channel, None, Some(message));
        self.send_interaction(id, &data);
        Ok(id)
    }

    /// Sends a form back. `fields` need not name those that keep their value.
    pub fn submit(&mut self, opened: Id, fields: &[(String, Value)]) -> Result<Id, DriveError> {
        let asked =
            self.interactions.get(&opened).ok_or_else(|| DriveError::Form("it is not known".to_owned()))?;
        let Some(Answered::Modal(form)) = asked.answered.clone() else {
            return Err(DriveError::Form("none was opened".to_owned()));
        };
        let (user, channel, source) = (asked.user, asked.channel, asked.source);
        let view = ModalView::of(&form);
        if let Some((unknown, _)) =
            fields.iter().find(|(name, _)| view.fields.iter().all(|field| field.custom_id != *name))
        {
            return Err(DriveError::Form(format!("it has no field {unknown}")));
        }
        let mut components = Vec::new();
        for outer in form.list("components") {
            let mut filled = Vec::new();
            let part = json!({ "components": [outer] });
            for field in ModalView::of(&part).fields {
                let given = fields.iter().find(|(name, _)| *name == field.custom_id).map(|(_, value)| value);
                filled.push(fill(&field, given)?);
            }
            let kind = outer.number("type").unwrap_or(1);
            components.push(match (kind, filled.first()) {
                (18, Some(inner)) => json!({"type": 18, "id": 1, "component": inner}),
                _ => json!({"type": kind, "id": 1, "components": filled}),
            });
        }
        let data = json!({"custom_id": view.custom_id, "components": components});
        let id = self.begin(5, user, channel, None, source);
        self.send_interaction(id, &data);
        Ok(id)
    }

    /// Sends an interaction of any kind and content.
    pub fn interact_raw(&mut self, user: Id, channel: Id, kind: u8, data: &Value) -> Result<Id, DriveError> {
        self.known_person(user)?;
        let id = self.begin(kind, user, channel, data.text("name").map(str::to_owned), None);
        self.send_interaction(id, data);
        Ok(id)
    }
}

fn fill(field: &ModalField, given: Option<&Value>) -> Result<Value, DriveError> {
    let wrong = |why: &str| DriveError::Form(format!("{}: {why}", field.custom_id));
    let base = json!({"type": field.kind, "id": 1, "custom_id": field.custom_id});
    let mut filled = base;
    if field.kind == 4 {
        let value =
            given.map_or(Some(field.value.as_str()), Value::as_str).ok_or_else(|| wrong("not a text"))?;
        let long = length(value) as u64;
        let empty_allowed = value.is_empty() && !field.required;
        if !empty_allowed && (long < field.min.max(u64::from(field.required)) || long > field.max) {
            return Err(wrong("too short or too long"));
        }
        put(&mut filled, "value", value);
        return Ok(filled);
    }
    let values = match given {
        Some(Value::Array(values)) => values.clone(),
        Some(single) => vec![single.clone()],
        None => Vec::new(),
    };
    let count = values.len() as u64;
    if (count < field.min && (field.required || count > 0)) || count > field.max {
        return Err(wrong("too few or too many values"));
    }
    put(&mut filled, "values", values);
    Ok(filled)
}

impl Localcord {
    /// Presses a button.
    ///
    /// # Errors
    /// If the person does not see the message, or it has no such button, or the button is disabled.
    pub fn press(&self, user: Id, message: Id, custom_id: &str) -> Result<Token, DriveError> {
        self.shared.with(|world| {
            let id = world.press(user, message, custom_id)?;
            world.token_of(id)
        })
    }

    /// Presses the first button whose words contain these.
    ///
    /// # Errors
    /// As [`Localcord::press`].
    pub fn press_labelled(&self, user: Id, message: Id, words: &str) -> Result<Token, DriveError> {
        let seen = self.message(message, user).ok_or(DriveError::NoMessage(message))?;
        let custom_id = seen.button(words).and_then(|button| button.custom_id);
        let custom_id = custom_id.ok_or_else(|| DriveError::NoComponent(format!("button \"{words}\"")))?;
        self.press(user, message, &custom_id)
    }

    /// Sends a press that no client would send: with any `custom_id`, by somebody who need not see the message.
    ///
    /// # Errors
    /// If there is no such person or message at all.
    pub fn press_raw(&self, user: Id, message: Id, custom_id: &str) -> Result<Token, DriveError> {
        self.shared.with(|world| {
            let id = world.component_raw(user, message, custom_id, 2, None)?;
            world.token_of(id)
        })
    }

    /// Chooses from a menu. For a menu of people the values are ids.
    ///
    /// # Errors
    /// If the person does not see the message, it has no such menu, or the values do not fit.
    pub fn select(
        &self,
        user: Id,
        message: Id,
        custom_id: &str,
        values: &[&str],
    ) -> Result<Token, DriveError> {
        let values: Vec<String> = values.iter().map(|value| (*value).to_owned()).collect();
        self.shared.with(|world| {
            let id = world.select(user, message, custom_id, &values)?;
            world.token_of(id)
        })
    }

    /// Sends a choice that no client would send: any `custom_id`, any values.
    ///
    /// # Errors
    /// If there is no such person or message at all.
    pub fn select_raw(
        &self,
        user: Id,
        message: Id,
        custom_id: &str,
        values: &[&str],
    ) -> Result<Token, DriveError> {
        let values: Vec<String> = values.iter().map(|value| (*value).to_owned()).collect();
        self.shared.with(|world| {
            let id = world.component_raw(user, message, custom_id, 3, Some(&values))?;
            world.token_of(id)
        })
    }

    /// Sends back the form that an interaction opened. A text field takes a text, a menu a list of texts; fields
    /// that are not named keep what stands in them.
    ///
    /// # Errors
    /// If no form was opened, or its fields do not fit.
    pub fn submit_modal(&self, opened: &Token, fields: &[(&str, Value)]) -> Result<Token, DriveError> {
        let fields: Vec<(String, Value)> =
            fields.iter().map(|(name, value)| ((*name).to_owned(), value.clone())).collect();
        self.shared.with(|world| {
            let id = world.submit(opened.id, &fields)?;
            world.token_of(id)
        })
    }

    /// Sends an interaction of any kind (2 command, 3 component, 4 autocomplete, 5 form) with any content.
    ///
    /// # Errors
    /// If there is no such person.
    pub fn interact_raw(&self, user: Id, channel: Id, kind: u8, data: &Value) -> Result<Token, DriveError> {
        self.shared.with(|world| {
            let id = world.interact_raw(user, channel, kind, data)?;
            world.token_of(id)
        })
    }
}
