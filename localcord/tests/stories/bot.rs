//! A bot that speaks the plain protocol, so that each frame and each status can be looked at.

use std::time::Duration;

use futures_util::{SinkExt, StreamExt};
use localcord::{Config, Id, Localcord};
use reqwest::Method;
use reqwest::multipart::{Form, Part};
use serde_json::{Value, json};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};

/// Long enough for any machine; nothing that works waits for it.
pub const LONG: Duration = Duration::from_secs(60);

pub async fn start() -> Localcord {
    start_with(|_| {}).await
}

pub async fn start_with(change: impl FnOnce(&mut Config)) -> Localcord {
    let mut config = Config { real_token: None, answer_deadline: LONG, ..Config::default() };
    change(&mut config);
    Localcord::start(config).await.expect("the stand-in starts")
}

pub struct Bot {
    base: String,
    http: reqwest::Client,
    socket: WebSocketStream<MaybeTlsStream<TcpStream>>,
    pub session: String,
    pub seq: u64,
}

impl Bot {
    /// Connects and identifies without intents.
    pub async fn connect(discord: &Localcord) -> Self {
        let mut bot = Self::dial(discord).await;
        bot.send(json!({"op": 2, "d": {"token": "Bot any.token", "intents": 0, "properties": {}}})).await;
        let ready = bot.event("READY").await;
        bot.session = ready["session_id"].as_str().unwrap().to_owned();
        bot
    }

    /// Connects and takes the HELLO.
    pub async fn dial(discord: &Localcord) -> Self {
        let http = reqwest::Client::builder().no_proxy().build().unwrap();
        let base = discord.base_url();
        let gateway: Value =
            http.get(format!("{base}/api/v10/gateway")).send().await.unwrap().json().await.unwrap();
        let url = format!("{}?v=10", gateway["url"].as_str().unwrap());
        let (socket, _) = connect_async(url).await.expect("the gateway takes the connection");
        let mut bot = Self { base, http, socket, session: String::new(), seq: 0 };
        assert_eq!(bot.frame().await.unwrap()["op"], 10);
        bot
    }

    pub async fn send(&mut self, payload: Value) {
        self.socket.send(Message::text(payload.to_string())).await.unwrap();
    }

    /// The next payload, or how the connection ended: its close code, or nothing.
    pub async fn frame(&mut self) -> Result<Value, Option<u16>> {
        loop {
            let heard = tokio::time::timeout(LONG, self.socket.next()).await.expect("something comes");
            let payload: Value = match heard {
                Some(Ok(Message::Text(text))) => serde_json::from_str(&text).unwrap(),
                Some(Ok(Message::Binary(bytes))) => {
                    serde_json::from_reader(flate2::read::ZlibDecoder::new(&bytes[..])).unwrap()
                }
                Some(Ok(Message::Close(frame))) => return Err(frame.map(|frame| frame.code.into())),
                Some(Ok(_)) => continue,
                _ => return Err(None),
            };
            if let Some(seq) = payload["s"].as_u64() {
                self.seq = seq;
            }
            return Ok(payload);
        }
    }

    /// The content of the next event, which must be of this name.
    pub async fn event(&mut self, name: &str) -> Value {
        let payload = self.frame().await.expect("the connection lasts");
        assert_eq!(payload["t"], name, "{payload}");
        payload["d"].clone()
    }

    pub async fn asked(&mut self) -> Value {
        self.event("INTERACTION_CREATE").await
    }

    /// A request with the bot's token; the answer's status and body.
    pub async fn call(&self, method: &str, path: &str, body: Value) -> (u16, Value) {
        let request = self.request(method, path);
        let request = if body.is_null() { request } else { request.json(&body) };
        finish(request.send().await.expect("an answer")).await
    }

    pub fn request(&self, method: &str, path: &str) -> reqwest::RequestBuilder {
        let method: Method = method.parse().unwrap();
        let url = format!("{}/api/v10{path}", self.base);
        self.http.request(method, url).header("Authorization", "Bot any.token")
    }

    /// A request with files, each with its name.
    pub async fn upload(
        &self,
        method: &str,
        path: &str,
        body: Value,
        files: &[(&str, &[u8])],
    ) -> (u16, Value) {
        let mut form = Form::new();
        for (number, (name, bytes)) in files.iter().enumerate() {
            let part = Part::bytes(bytes.to_vec()).file_name((*name).to_owned());
            form = form.part(format!("files[{number}]"), part);
        }
        let form = form.text("payload_json", body.to_string());
        finish(self.request(method, path).multipart(form).send().await.expect("an answer")).await
    }

    /// The first answer to an interaction.
    pub async fn answer(&self, asked: &Value, body: Value) -> (u16, Value) {
        self.call("POST", &callback(asked), body).await
    }

    /// Sends a message to a channel and returns its id.
    pub async fn post(&self, channel: Id, body: Value) -> Id {
        let (status, message) = self.call("POST", &format!("/channels/{channel}/messages"), body).await;
        assert_eq!(status, 200, "{message}");
        message["id"].as_str().unwrap().parse().unwrap()
    }

    /// Registers commands.
    pub async fn register(&self, commands: Value) -> Vec<Value> {
        let app = APPLICATION;
        let (status, listed) = self.call("PUT", &format!("/applications/{app}/commands"), commands).await;
        assert_eq!(status, 200, "{listed}");
        listed.as_array().unwrap().clone()
    }
}

pub const APPLICATION: u64 = 100_000_000_000_000_001;

async fn finish(response: reqwest::Response) -> (u16, Value) {
    let status = response.status().as_u16();
    let text = response.text().await.unwrap();
    (status, serde_json::from_str(&text).unwrap_or(Value::Null))
}

pub fn callback(asked: &Value) -> String {
    format!("/interactions/{}/{}/callback", asked["id"].as_str().unwrap(), asked["token"].as_str().unwrap())
}

/// `/webhooks/{application}/{token}` and something after it.
pub fn webhook(asked: &Value, rest: &str) -> String {
    format!("/webhooks/{APPLICATION}/{}{rest}", asked["token"].as_str().unwrap())
}

/// One plain command of this name.
pub fn command(name: &str) -> Value {
    json!({"name": name, "description": "A test of it", "type": 1})
}

pub fn row(buttons: Value) -> Value {
    json!([{"type": 1, "components": buttons}])
}

pub fn button(custom_id: &str, label: &str) -> Value {
    json!({"type": 2, "style": 1, "custom_id": custom_id, "label": label})
}
