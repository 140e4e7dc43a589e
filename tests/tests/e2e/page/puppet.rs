//! A bot of a few lines that shows the page everything it must be able to draw. It speaks the protocol by hand, so
//! that neither the real bot nor its client library stands between the test and the page.

use futures_util::{SinkExt, StreamExt};
use reqwest::multipart::{Form, Part};
use serde_json::{Value, json};
use tokio::task::JoinHandle;
use tokio_tungstenite::tungstenite::Message;

/// What the alt text of every picture begins with.
pub const ALT: &str = "Board of a small game: Alice holds three forts, Boris holds two.";

/// A red point, 8 by 8, as PNG.
pub fn small_png() -> Vec<u8> {
    let mut png = vec![0x89, b'P', b'N', b'G', 13, 10, 26, 10];
    let mut chunk = |name: &[u8], body: &[u8]| {
        png.extend(u32::try_from(body.len()).unwrap().to_be_bytes());
        let whole = [name, body].concat();
        png.extend(&whole);
        png.extend(crc(&whole).to_be_bytes());
    };
    chunk(b"IHDR", &[0, 0, 0, 8, 0, 0, 0, 8, 8, 2, 0, 0, 0]);
    let rows: Vec<u8> = (0..8).flat_map(|_| [vec![0], [0xc9, 0xa8, 0x5a].repeat(8)].concat()).collect();
    let length = u16::try_from(rows.len()).unwrap();
    let stored = [&[0x78, 1, 1][..], &length.to_le_bytes(), &(!length).to_le_bytes(), &rows].concat();
    let (low, high) = rows.iter().fold((1_u32, 0_u32), |(low, high), byte| {
        let low = (low + u32::from(*byte)) % 65521;
        (low, (high + low) % 65521)
    });
    chunk(b"IDAT", &[stored, ((high << 16) | low).to_be_bytes().to_vec()].concat());
    chunk(b"IEND", &[]);
    png
}

fn crc(bytes: &[u8]) -> u32 {
    !bytes.iter().fold(u32::MAX, |mut sum, byte| {
        sum ^= u32::from(*byte);
        for _ in 0..8 {
            sum = if sum & 1 == 1 { (sum >> 1) ^ 0xedb8_8320 } else { sum >> 1 };
        }
        sum
    })
}

/// The running bot; it ends with the value.
pub struct Puppet(JoinHandle<()>);

impl Drop for Puppet {
    fn drop(&mut self) {
        self.0.abort();
    }
}

impl Puppet {
    /// Registers its commands, connects, and answers until the value is dropped.
    pub async fn start(base: &str, gateway: &str, picture: Vec<u8>) -> Self {
        let (mut line, _) = tokio_tungstenite::connect_async(format!("{gateway}?v=10")).await.unwrap();
        let identify = json!({"op": 2, "d": {
            "token": "Bot puppet", "intents": 0, "compress": false, "large_threshold": 250, "shard": [0, 1],
            "properties": {"os": "linux", "browser": "puppet", "device": "puppet"}
        }});
        line.send(Message::text(identify.to_string())).await.unwrap();
        let mut hands = Hands {
            base: base.to_owned(),
            application: String::new(),
            client: reqwest::Client::new(),
            picture,
        };
        loop {
            let frame = next(&mut line).await.unwrap();
            if frame["t"] == "READY" {
                hands.application = frame["d"]["application"]["id"].as_str().unwrap().to_owned();
                break;
            }
        }
        let path = format!("applications/{}/commands", hands.application);
        hands.call(reqwest::Method::PUT, &path, &commands(), false).await;
        Self(tokio::spawn(async move {
            let mut sequence = 0;
            let mut beats = tokio::time::interval(std::time::Duration::from_secs(20));
            loop {
                let frame = tokio::select! {
                    frame = next(&mut line) => frame,
                    _ = beats.tick() => Some(json!({"op": 1})),
                };
                let Some(frame) = frame else { break };
                sequence = frame["s"].as_u64().unwrap_or(sequence);
                if frame["op"] == 1 {
                    let beat = json!({"op": 1, "d": sequence}).to_string();
                    line.send(Message::text(beat)).await.unwrap();
                } else if frame["t"] == "INTERACTION_CREATE" {
                    let hands = hands.clone();
                    tokio::spawn(async move { hands.answer(&frame["d"]).await });
                }
            }
        }))
    }
}

async fn next<S>(line: &mut S) -> Option<Value>
where
    S: futures_util::Stream<Item = Result<Message, tokio_tungstenite::tungstenite::Error>> + Unpin,
{
    loop {
        match line.next().await?.ok()? {
            Message::Text(text) => return serde_json::from_str(&text).ok(),
            Message::Close(_) => return None,
            _ => {}
        }
    }
}

fn option(kind: u8, name: &str, description: &str, required: bool) -> Value {
    json!({"type": kind, "name": name, "description": description, "required": required})
}

fn commands() -> Value {
    let mut game = option(3, "game", "Which game is played", true);
    game["choices"] = json!([{"name": "War", "value": "war"}, {"name": "Forts", "value": "forts"},
        {"name": "Towers of Sand", "value": "sand"}, {"name": "Towers", "value": "towers"}]);
    let mut seats = option(4, "seats", "How many play", false);
    (seats["min_value"], seats["max_value"]) = (json!(2), json!(6));
    let mut step = option(3, "step", "What you do, for example: play 3", true);
    step["autocomplete"] = json!(true);
    let plain = |name: &str, about: &str| json!({"name": name, "description": about, "type": 1});
    json!([
        {"name": "open", "description": "Open a table that others can join", "type": 1,
         "options": [game, seats, option(6, "friend", "Whom to invite", false)]},
        {"name": "move", "description": "Make a move by typing", "type": 1, "options": [step]},
        {"name": "table", "description": "Things about a table", "type": 1, "options": [
            {"type": 1, "name": "name", "description": "Give the table a name"},
            {"type": 1, "name": "close", "description": "Close the table"}]},
        {"name": "check", "description": "Check a game file", "type": 1, "options": [option(11, "file", "The file", true)]},
        plain("hand", "Look at your own cards"), plain("think", "Think for a while before answering"),
        plain("silent", "Do not answer at all"), plain("blocks", "Show a message of components"),
        plain("write", "Write to you in private"),
        {"name": "Who wrote this?", "type": 3},
    ])
}

fn button(style: u8, id: &str, label: &str) -> Value {
    json!({"type": 2, "style": style, "custom_id": id, "label": label})
}

fn row(parts: &Value) -> Value {
    json!({"type": 1, "components": parts})
}

#[derive(Clone)]
struct Hands {
    base: String,
    application: String,
    client: reqwest::Client,
    picture: Vec<u8>,
}

impl Hands {
    async fn call(&self, method: reqwest::Method, path: &str, body: &Value, picture: bool) -> Value {
        let request = self.client.request(method, format!("{}/api/v10/{path}", self.base));
        let request = request.header("authorization", "Bot puppet");
        let request = if picture {
            let file =
                Part::bytes(self.picture.clone()).file_name("board.png").mime_str("image/png").unwrap();
            request.multipart(Form::new().text("payload_json", body.to_string()).part("files[0]", file))
        } else {
            request.json(body)
        };
        let answer = request.send().await.unwrap();
        let status = answer.status();
        let text = answer.text().await.unwrap();
        assert!(status.is_success(), "{path}: {status} {text}");
        serde_json::from_str(&text).unwrap_or_default()
    }

    async fn answer(&self, asked: &Value) {
        let data = &asked["data"];
        let user =
            asked["member"]["user"]["id"].as_str().or(asked["user"]["id"].as_str()).unwrap_or_default();
        let name = data["name"].as_str().or(data["custom_id"].as_str()).unwrap_or_default();
        match (asked["type"].as_u64().unwrap_or(0), name) {
            (4, _) => self.reply(asked, 8, &json!({"choices": suggestions(data)}), false).await,
            (_, "silent") => {}
            (2, "open") => {
                let options = data["options"].as_array().into_iter().flatten();
                let chosen: Vec<String> = options
                    .map(|option| format!("{} is {}", text(option, "name"), text(option, "value")))
                    .collect();
                self.reply(asked, 4, &table(user, &chosen), true).await;
            }
            (2, "move") => {
                let step = data["options"][0]["value"].as_str().unwrap_or_default();
                self.reply(asked, 4, &json!({"content": format!("<@{user}> plays **{step}**.")}), false)
                    .await;
            }
            (2, "check") => {
                let files = data["resolved"]["attachments"].as_object().unwrap();
                let file = files.values().next().unwrap();
                let bytes = self.client.get(text(file, "url")).send().await.unwrap().bytes().await.unwrap();
                let words = format!("{} has {} bytes.", text(file, "filename"), bytes.len());
                self.reply(asked, 4, &json!({"content": words}), false).await;
            }
            (2, "hand") => {
                let held = json!({"content": "You hold *three* cards.", "flags": 64});
                self.reply(asked, 4, &held, false).await;
            }
            (2, "table") => self.reply(asked, 9, &form(), false).await,
            (2, "blocks") => self.reply(asked, 4, &blocks(), true).await,
            (2, "think") => {
                self.reply(asked, 5, &json!({}), false).await;
                tokio::time::sleep(std::time::Duration::from_millis(600)).await;
                let path =
                    format!("webhooks/{}/{}/messages/@original", self.application, text(asked, "token"));
                let done = json!({"content": "That took a moment."});
                self.call(reqwest::Method::PATCH, &path, &done, false).await;
            }
            (2, "write") => {
                let place = self
                    .call(reqwest::Method::POST, "users/@me/channels", &json!({"recipient_id": user}), false)
                    .await;
                let path = format!("channels/{}/messages", text(&place, "id"));
                self.call(
                    reqwest::Method::POST,
                    &path,
                    &json!({"content": format!("<@{user}>, it is your turn.")}),
                    false,
                )
                .await;
                self.reply(asked, 4, &json!({"content": "Written.", "flags": 64}), false).await;
            }
            (5, _) => {
                let words = data["components"][0]["components"][0]["value"].as_str().unwrap_or_default();
                self.reply(asked, 4, &json!({"content": format!("The table is called {words} now.")}), false)
                    .await;
            }
            (3, "leave") => {
                let refusal =
                    json!({"content": "The host cannot leave; hand the role on first.", "flags": 64});
                self.reply(asked, 4, &refusal, false).await;
            }
            (3, "start") => {
                self.reply(asked, 6, &Value::Null, false).await;
                let (place, first) = (text(&asked["message"], "channel_id"), text(&asked["message"], "id"));
                let path = format!("channels/{place}/messages/{first}/threads");
                let thread =
                    self.call(reqwest::Method::POST, &path, &json!({"name": "Forts of Alice"}), false).await;
                let path = format!("channels/{}/messages", text(&thread, "id"));
                let words = json!({"content": format!("<@{user}>, you begin <t:1900000000:R>."),
                                   "components": [row(&json!([button(1, "hold", "Hold"), button(4, "resign", "Resign")]))]});
                self.call(reqwest::Method::POST, &path, &words, false).await;
            }
            (3, pressed) => self.reply(asked, 7, &table(user, &[format!("pressed {pressed}")]), true).await,
            (_, other) => {
                self.reply(asked, 4, &json!({"content": format!("You used {other}.")}), false).await
            }
        }
    }

    async fn reply(&self, asked: &Value, kind: u8, data: &Value, picture: bool) {
        let path = format!("interactions/{}/{}/callback", text(asked, "id"), text(asked, "token"));
        let body = if data.is_null() { json!({"type": kind}) } else { json!({"type": kind, "data": data}) };
        self.call(reqwest::Method::POST, &path, &body, picture).await;
    }
}

fn text<'a>(value: &'a Value, key: &str) -> &'a str {
    value[key].as_str().unwrap_or_default()
}

fn suggestions(data: &Value) -> Value {
    let typed = data["options"][0]["value"].as_str().unwrap_or_default();
    let all = ["play 3", "play knight", "hold", "resign <b>now</b>"];
    all.iter().filter(|step| step.contains(typed)).map(|step| json!({"name": step, "value": step})).collect()
}

fn form() -> Value {
    let field = json!({"type": 4, "custom_id": "name", "label": "Name of the table", "style": 1, "required": true, "max_length": 40});
    json!({"custom_id": "named", "title": "A name for the table", "components": [row(&json!([field]))]})
}

fn table(user: &str, notes: &[String]) -> Value {
    let lines = notes.iter().map(|note| format!("- {note}\n")).collect::<String>();
    json!({
        "content": format!("## A table of Forts\n<@{user}> has opened a table. *Come* and **play**!\n{lines}"),
        "embeds": [{"title": "Forts & <Hills>", "description": "Two to six players, one step a day.", "color": 0x00c9_a85a,
            "fields": [{"name": "Host", "value": format!("<@{user}>"), "inline": true},
                       {"name": "Seats", "value": "1 of 4", "inline": true}],
            "image": {"url": "attachment://board.png"}, "footer": {"text": "Table 7"}}],
        "attachments": [{"id": "0", "filename": "board.png", "description": ALT}],
        "components": [
            row(&json!([button(3, "join", "Join"), button(2, "computer", "Add a computer"), button(1, "start", "Start"),
                        button(4, "leave", "Leave"), {"type": 2, "style": 2, "custom_id": "no", "label": "Resume", "disabled": true}])),
            row(&json!([{"type": 3, "custom_id": "terms", "placeholder": "Choose the terms", "min_values": 1, "max_values": 2, "options": [
                {"label": "A day for each turn", "value": "day", "description": "Slow and friendly"},
                {"label": "Open hands", "value": "open"}, {"label": "Teams", "value": "teams"}]}])),
            row(&json!([{"type": 5, "custom_id": "guest", "placeholder": "Invite somebody"}])),
        ],
    })
}

fn blocks() -> Value {
    json!({"flags": 1 << 15, "attachments": [{"id": "0", "filename": "board.png"}], "components": [
    {"type": 17, "accent_color": 0x007d_96ff, "components": [
        {"type": 10, "content": "### Built of blocks\nText stands here."},
        {"type": 12, "items": [{"media": {"url": "attachment://board.png"}, "description": ALT}]},
        {"type": 14},
        {"type": 9, "components": [{"type": 10, "content": "A line with a button"}], "accessory": button(2, "side", "Beside")},
    ]}]})
}
