//! Answers as the JSON that Discord takes.
//!
//! Written out by hand rather than with the client library's builders: those drop a message's files in an update, cannot
//! name flags everywhere, and leave allowed mentions to a default in edits.

use serde_json::{Map, Value, json};
use serenity::builder::CreateAttachment;

use super::{
    answer::{Button, Does, Embed, Emoji, Field, File, Fitted, Form, Item, Row, Select, Style},
    audience::{Audience, Everybody},
    limits,
    press::Press,
};

/// The flag of a message that one person sees.
const EPHEMERAL: u64 = 1 << 6;
/// What a button or an option calls the emoji before its words.
const EMOJI: &str = "emoji";
/// The flag of a message that makes no sound.
const SILENT: u64 = 1 << 12;
/// The flag of a message that is made of components alone. Once it has it, a message has it for good.
const COMPONENTS: u64 = 1 << 15;

/// How an interaction is answered.
#[derive(Clone, Debug, PartialEq)]
pub enum Callback {
    /// With a message of its own that only whoever asked sees.
    Whisper(Fitted),
    /// With a message of its own that everybody sees.
    Message(Fitted<Everybody>),
    /// Later, with a message of its own.
    Thinking {
        /// Whether one person sees it.
        private: bool,
    },
    /// Later, or not at all, by changing the message on which the button was.
    Quiet,
    /// By changing the message on which the button was, which only whoever asked sees.
    Update(Fitted),
    /// With suggestions: name and value.
    Suggest(Vec<(String, String)>),
    /// With a form.
    Form(Form),
}

/// The body of a message, new or changed. It describes the message whole: what it does not name is taken away.
#[must_use]
pub fn body<A: Audience>(answer: &Fitted<A>) -> Value {
    if answer.is_piled() {
        return piled(answer);
    }
    let mut body = Map::new();
    body.insert("content".into(), answer.content().into());
    body.insert("embeds".into(), answer.embeds().iter().map(embed).collect());
    body.insert("components".into(), answer.rows().iter().map(row).collect());
    body.insert("allowed_mentions".into(), mentions(answer.pings()));
    body.insert("attachments".into(), attachments(answer));
    Value::Object(body)
}

/// The same as [`body`] for a message whose files stay as they stand there: it does not name them.
#[must_use]
pub fn body_in_words<A: Audience>(answer: &Fitted<A>) -> Value {
    let mut value = body(answer);
    if let Some(map) = value.as_object_mut() {
        map.remove("attachments");
    }
    value
}

/// The same as [`body`], made of components alone: the text, each picture in a gallery of its own, one below the other, the rows.
/// So each picture is shown as large as it would be alone, where several attachments become tiles.
#[must_use]
pub fn piled<A: Audience>(answer: &Fitted<A>) -> Value {
    let said = [answer.content()].into_iter().filter(|text| !text.is_empty());
    let framed = answer.embeds().iter().flat_map(|embed| [embed.title.as_str(), embed.text.as_str()]);
    let texts = said.chain(framed.filter(|text| !text.is_empty()));
    let mut parts: Vec<Value> = texts.map(|text| json!({"type": 10, "content": text})).collect();
    parts.extend(answer.files().map(|file| {
        let media = json!({"url": format!("attachment://{}", file.name)});
        json!({"type": 12, "items": [{"media": media, "description": file.alt}]})
    }));
    parts.extend(answer.rows().iter().map(row));
    json!({
        "content": null, "embeds": [], "components": parts, "flags": COMPONENTS,
        "allowed_mentions": mentions(answer.pings()), "attachments": attachments(answer),
    })
}

/// What is said of the files that come with a message.
fn attachments<A: Audience>(answer: &Fitted<A>) -> Value {
    let files = answer.files().enumerate();
    files
        .map(|(at, file)| json!({"id": at.to_string(), "filename": file.name, "description": file.alt}))
        .collect()
}

/// The body of an answer to somebody: [`body`] with flags.
#[must_use]
pub fn new_body<A: Audience>(answer: &Fitted<A>) -> Value {
    flagged(answer, if A::PRIVATE { EPHEMERAL } else { 0 })
}

/// The body of a new message in a channel: [`body`] with the word by which a second try is known.
#[must_use]
pub fn posted_body<A: Audience>(answer: &Fitted<A>, nonce: &str) -> Value {
    let mut value = flagged(answer, 0);
    if let Some(map) = value.as_object_mut() {
        map.insert("nonce".into(), limits::clip(nonce, limits::NONCE).into());
        map.insert("enforce_nonce".into(), true.into());
    }
    value
}

fn flagged<A: Audience>(answer: &Fitted<A>, mut flags: u64) -> Value {
    let mut value = body(answer);
    if answer.is_silent() {
        flags |= SILENT;
    }
    flags |= value.get("flags").and_then(Value::as_u64).unwrap_or(0);
    if let (Some(map), true) = (value.as_object_mut(), flags != 0) {
        map.insert("flags".into(), flags.into());
    }
    value
}

/// The files of an answer whose pictures do not stand one above the other: the client library names all parts of a request
/// alike, so there is one at most.
#[must_use]
pub fn files<A: Audience>(answer: &Fitted<A>) -> Vec<CreateAttachment> {
    answer
        .file()
        .map(|file| CreateAttachment::bytes(file.bytes.as_ref().clone(), file.name.clone()))
        .into_iter()
        .collect()
}

/// The body of a first answer to an interaction.
#[must_use]
pub fn callback(callback: &Callback) -> Value {
    match callback {
        Callback::Whisper(answer) => json!({"type": 4, "data": new_body(answer)}),
        Callback::Message(answer) => json!({"type": 4, "data": new_body(answer)}),
        Callback::Thinking { private } => {
            json!({"type": 5, "data": {"flags": if *private { EPHEMERAL } else { 0 }}})
        }
        Callback::Quiet => json!({"type": 6}),
        Callback::Update(answer) => json!({"type": 7, "data": body(answer)}),
        Callback::Suggest(suggestions) => json!({"type": 8, "data": {"choices": choices(suggestions)}}),
        Callback::Form(form) => json!({"type": 9, "data": self::form(form)}),
    }
}

/// The body of a first answer that changes a message which is made of components for good; nothing for any other first answer.
#[must_use]
pub fn callback_of_components(callback: &Callback) -> Option<Value> {
    match callback {
        Callback::Update(answer) => Some(json!({"type": 7, "data": piled(answer)})),
        _ => None,
    }
}

/// The files of a first answer whose pictures stand one above the other; nothing for any other.
#[must_use]
pub fn callback_pile(callback: &Callback) -> Option<Vec<&File>> {
    match callback {
        Callback::Whisper(answer) | Callback::Update(answer) => pile(answer),
        Callback::Message(answer) => pile(answer),
        _ => None,
    }
}

/// The files of an answer whose pictures stand one above the other; nothing for any other.
#[must_use]
pub fn pile<A: Audience>(answer: &Fitted<A>) -> Option<Vec<&File>> {
    answer.is_piled().then(|| answer.files().collect())
}

/// The files of a first answer.
#[must_use]
pub fn callback_files(callback: &Callback) -> Vec<CreateAttachment> {
    match callback {
        Callback::Whisper(answer) | Callback::Update(answer) => files(answer),
        Callback::Message(answer) => files(answer),
        _ => Vec::new(),
    }
}

fn mentions(people: &[u64]) -> Value {
    let people: Vec<String> = people.iter().map(ToString::to_string).collect();
    json!({"parse": [], "users": people})
}

fn choices(suggestions: &[(String, String)]) -> Value {
    suggestions
        .iter()
        .filter(|(name, value)| !name.is_empty() && limits::length(value) <= limits::SUGGESTION_VALUE)
        .take(limits::SUGGESTIONS)
        .map(|(name, value)| json!({"name": limits::clip(name, limits::SUGGESTION_NAME), "value": value}))
        .collect()
}

fn embed(embed: &Embed) -> Value {
    let mut map = Map::new();
    let mut put = |key: &str, text: &str| {
        if !text.is_empty() {
            map.insert(key.into(), text.into());
        }
    };
    put("title", &embed.title);
    put("description", &embed.text);
    if !embed.footer.is_empty() {
        map.insert("footer".into(), json!({"text": embed.footer}));
    }
    if !embed.image.is_empty() {
        map.insert("image".into(), json!({"url": format!("attachment://{}", embed.image)}));
    }
    if !embed.fields.is_empty() {
        let fields: Value = embed
            .fields
            .iter()
            .map(|(name, text)| json!({"name": name, "value": text, "inline": false}))
            .collect();
        map.insert("fields".into(), fields);
    }
    Value::Object(map)
}

fn row(row: &Row) -> Value {
    let parts: Vec<Value> = match row {
        Row::Buttons(buttons) => buttons.iter().map(button).collect(),
        Row::Select(select) => vec![menu(select)],
        Row::People { press, placeholder } => vec![people(press, placeholder)],
    };
    json!({"type": 1, "components": parts})
}

fn button(button: &Button) -> Value {
    let style = match (&button.does, button.style) {
        (Does::Link(_), _) => 5,
        (_, Style::Main) => 1,
        (_, Style::Plain) => 2,
        (_, Style::Good) => 3,
        (_, Style::Danger) => 4,
    };
    let mut value = json!({"type": 2, "style": style, "label": button.label, "disabled": button.disabled});
    if let Some(map) = value.as_object_mut() {
        match &button.does {
            Does::Press(press) => map.insert("custom_id".into(), press.to_string().into()),
            Does::Link(url) => map.insert("url".into(), url.as_str().into()),
        };
        put_emoji(map, button.emoji.as_ref());
    }
    value
}

fn menu(select: &Select) -> Value {
    let items: Vec<Value> = select.items.iter().map(item).collect();
    let mut value = json!({
        "type": 3, "custom_id": select.press.to_string(), "options": items,
        "min_values": select.min, "max_values": select.max,
    });
    if let (Some(map), false) = (value.as_object_mut(), select.placeholder.is_empty()) {
        map.insert("placeholder".into(), select.placeholder.as_str().into());
    }
    value
}

fn item(item: &Item) -> Value {
    let mut value = json!({"label": item.label, "value": item.value, "default": item.chosen});
    if let (Some(map), false) = (value.as_object_mut(), item.about.is_empty()) {
        map.insert("description".into(), item.about.as_str().into());
    }
    if let Some(map) = value.as_object_mut() {
        put_emoji(map, item.emoji.as_ref());
    }
    value
}

fn put_emoji(map: &mut Map<String, Value>, emoji: Option<&Emoji>) {
    if let Some(emoji) = emoji {
        map.insert(EMOJI.into(), json!({"id": emoji.id.to_string(), "name": emoji.name}));
    }
}

/// Takes the emoji out of a body of which Discord says that one is not there any more; whether there was one.
pub fn drop_emojis(body: &mut Value) -> bool {
    let mut had = false;
    match body {
        Value::Object(map) => {
            had = map.remove(EMOJI).is_some();
            for part in map.values_mut() {
                had |= drop_emojis(part);
            }
        }
        Value::Array(parts) => {
            for part in parts {
                had |= drop_emojis(part);
            }
        }
        _ => {}
    }
    had
}

fn people(press: &Press, placeholder: &str) -> Value {
    json!({"type": 5, "custom_id": press.to_string(), "placeholder": placeholder})
}

fn form(form: &Form) -> Value {
    let rows: Vec<Value> = form
        .fields
        .iter()
        .take(limits::FORM_FIELDS)
        .map(|part| json!({"type": 1, "components": [field(part)]}))
        .collect();
    json!({"custom_id": form.press.to_string(), "title": form.title, "components": rows})
}

fn field(field: &Field) -> Value {
    let mut value = json!({
        "type": 4, "custom_id": field.name, "label": field.label,
        "style": if field.long { 2 } else { 1 },
        "max_length": if field.long { limits::FIELD_TEXT } else { 200 },
        "required": !field.optional,
    });
    if let Some(map) = value.as_object_mut() {
        if !field.placeholder.is_empty() {
            map.insert("placeholder".into(), field.placeholder.as_str().into());
        }
        if !field.value.is_empty() {
            map.insert("value".into(), field.value.as_str().into());
        }
    }
    value
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::discord::{
        answer::{Answer, File},
        press::{Deed, Mine},
    };

    fn press() -> Press {
        Press::Table { table: 7, act: Deed::Play }
    }

    #[test]
    fn a_message_always_says_whom_it_pings() {
        let quiet = body(&Fitted::from(Answer::text("hello")));
        assert_eq!(quiet["allowed_mentions"], json!({"parse": [], "users": []}));
        let loud = body(&Fitted::from(Answer::text("hello <@5>").pinging(&[5])));
        assert_eq!(loud["allowed_mentions"]["users"], json!(["5"]));
    }

    #[test]
    fn an_update_without_a_picture_takes_the_old_one_away_and_one_with_a_picture_names_it() {
        let without = callback(&Callback::Update(Answer::private("gone").into()));
        assert_eq!(without["data"]["attachments"], json!([]));
        let answer: Fitted = Answer::private("there").file(File::new("a.png", vec![1], "a board")).into();
        let with = body(&answer);
        assert!(body_in_words(&answer).get("attachments").is_none(), "what is not named stays");
        assert_eq!(with["attachments"], json!([{"id": "0", "filename": "a.png", "description": "a board"}]));
        assert_eq!(files(&answer).len(), 1);
    }

    #[test]
    fn pictures_one_above_the_other_are_galleries_of_their_own_and_nothing_stands_outside_components() {
        let drawing = |alt: &str| skald_render::Drawing {
            png: vec![1],
            alt: alt.to_owned(),
            twin: Vec::new(),
            beside: Vec::new(),
            layout: skald_render::layout::Layout::default(),
        };
        let answer = Answer::text("Boris plays")
            .silent()
            .picture("a.png", &drawing("the upper half"))
            .below("a-2.png", &drawing("the lower half"))
            .buttons(vec![Button::new("Play", press(), Style::Main)]);
        let value = posted_body(&Fitted::from(answer), "n");
        assert_eq!((&value["content"], &value["embeds"]), (&Value::Null, &json!([])));
        assert_eq!(value["flags"], json!(4096 + 32_768));
        let parts = value["components"].as_array().unwrap();
        let kinds: Vec<&Value> = parts.iter().map(|part| &part["type"]).collect();
        assert_eq!(kinds, [10, 12, 12, 1], "{value}");
        assert_eq!(parts[2]["items"][0]["media"]["url"], "attachment://a-2.png");
        assert_eq!(parts[2]["items"][0]["description"], "the lower half");
        let named: Vec<&Value> = value["attachments"].as_array().unwrap().iter().map(|f| &f["id"]).collect();
        assert_eq!(named, ["0", "1"]);
    }

    #[test]
    fn a_private_silent_answer_has_both_flags_and_an_edit_none() {
        let answer: Fitted = Answer::private("psst").silent().into();
        assert_eq!(new_body(&answer)["flags"], json!(64 + 4096));
        assert_eq!(body(&answer).get("flags"), None);
        assert_eq!(posted_body(&answer, "n")["flags"], json!(4096), "a private channel has no such flag");
        assert_eq!(new_body(&Fitted::from(Answer::text("hear").silent()))["flags"], json!(4096));
    }

    #[test]
    fn every_row_has_the_shape_that_discord_wants() {
        let answer: Fitted = Answer::private("rows")
            .buttons(vec![
                Button::new("Play", press(), Style::Main),
                Button::link("Jump", "https://discord.com/channels/1/2/3"),
            ])
            .row(Row::Select(Select::one(Press::Own(Mine::Pings), "", vec![Item::new("a", "A").about("b")])))
            .row(Row::People { press: Press::Own(Mine::Help), placeholder: "who".into() })
            .into();
        let rows = &body(&answer)["components"];
        assert_eq!(rows[0]["components"][0]["custom_id"], "1:t:7:play");
        assert_eq!(rows[0]["components"][1]["style"], 5);
        assert_eq!(rows[1]["components"][0]["options"][0]["description"], "b");
        assert_eq!(rows[1]["components"][0].get("placeholder"), None);
        assert_eq!(rows[2]["components"][0]["type"], 5);
    }

    #[test]
    fn too_many_suggestions_are_cut_to_twenty_five() {
        let many = (0..40).map(|n| (format!("name {n}"), format!("value {n}"))).collect();
        let value = callback(&Callback::Suggest(many));
        assert_eq!(value["data"]["choices"].as_array().unwrap().len(), 25);
    }

    #[test]
    fn the_word_of_a_post_is_cut_to_what_discord_takes() {
        let value = posted_body(&Fitted::from(Answer::text("x")), &"n".repeat(60));
        assert_eq!(limits::length(value["nonce"].as_str().unwrap()), limits::NONCE);
        assert_eq!(value["enforce_nonce"], true);
    }
}
