//! One WebSocket of the gateway: HELLO, IDENTIFY, RESUME, heartbeats and close codes.

use std::collections::VecDeque;
use std::io::Write;
use std::time::Duration;

use axum::extract::ws::{CloseFrame, Message, WebSocket};
use flate2::Compression;
use flate2::write::ZlibEncoder;
use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use tokio::sync::mpsc;
use tokio::time::{Instant, sleep_until};

use super::{Connection, Out, events};
use crate::json::Read;
use crate::problem::Problem;
use crate::shared::Shared;

/// Frames that a bot may send in a minute.
const FRAMES_A_MINUTE: usize = 120;
/// Bytes that one frame of a bot may have.
const FRAME_BYTES: usize = 4096;
/// Intents that exist, and those that need a permission which no bot has here.
const ALL_INTENTS: u64 = 0x03FF_FFFF;
const PRIVILEGED: u64 = 1 << 1 | 1 << 8 | 1 << 15;

/// Why a connection is to be closed: Discord's code and words.
type Closing = (u16, &'static str);

struct Line {
    number: u64,
    out: mpsc::UnboundedSender<Out>,
    compress: bool,
    alive_until: Instant,
    frames: VecDeque<Instant>,
}

/// Serves one connection until it ends.
pub(crate) async fn run(shared: Shared, socket: WebSocket) {
    let (mut sink, mut stream) = socket.split();
    let (out, mut inbox) = mpsc::unbounded_channel();
    let number = shared.with(|world| world.gateway.connection_number());
    let beat = shared.config.heartbeat;
    let hello = json!({"op": 10, "s": null, "t": null, "d": {"heartbeat_interval": millis(beat)}});
    let alive_until = Instant::now() + patience(beat);
    let mut line = Line { number, out, compress: false, alive_until, frames: VecDeque::new() };
    let mut stop = shared.stopping();
    let mut next = Some(Out::Frame(hello));
    loop {
        match next.take() {
            Some(Out::Frame(payload)) => {
                let Some(frame) = encode(&payload, line.compress && shared.config.compress) else { break };
                if sink.send(frame).await.is_err() {
                    break;
                }
            }
            Some(Out::Close(code, reason)) => {
                let frame = CloseFrame { code, reason: reason.into() };
                if sink.send(Message::Close(Some(frame))).await.is_err() {
                    tracing::debug!("the line was gone before it could be closed");
                }
                break;
            }
            Some(Out::Abort) => break,
            None => {}
        }
        tokio::select! {
            order = inbox.recv() => match order {
                Some(order) => next = Some(order),
                None => break,
            },
            heard = stream.next() => match heard {
                Some(Ok(message)) => {
                    if let Err((code, reason)) = hear(&shared, &mut line, &message) {
                        next = Some(Out::Close(code, reason));
                    } else if matches!(message, Message::Close(_)) {
                        break;
                    }
                }
                _ => break,
            },
            () = sleep_until(line.alive_until) => next = Some(Out::Close(4009, "Session timed out")),
            _ = stop.wait_for(|stopped| *stopped) => next = Some(Out::Close(1001, "Going away")),
        }
    }
    shared.with(|world| world.gateway.hung_up(number));
}

fn millis(time: Duration) -> u64 {
    u64::try_from(time.as_millis()).unwrap_or(u64::MAX)
}

/// How long a silent bot is waited for: two beats, and five seconds for slow clocks.
fn patience(beat: Duration) -> Duration {
    beat * 2 + Duration::from_secs(5)
}

/// A payload as text, or as a whole zlib stream in a binary frame.
fn encode(payload: &Value, compress: bool) -> Option<Message> {
    let text = payload.to_string();
    if !compress {
        return Some(Message::Text(text.into()));
    }
    let mut packer = ZlibEncoder::new(Vec::new(), Compression::fast());
    packer.write_all(text.as_bytes()).ok()?;
    Some(Message::Binary(packer.finish().ok()?.into()))
}

/// Takes a frame of the bot.
fn hear(shared: &Shared, line: &mut Line, message: &Message) -> Result<(), Closing> {
    let bytes: &[u8] = match message {
        Message::Text(text) => text.as_bytes(),
        Message::Binary(bytes) => bytes,
        _ => return Ok(()),
    };
    if bytes.len() > FRAME_BYTES {
        return Err((4002, "Error while decoding payload."));
    }
    let now = Instant::now();
    line.frames.push_back(now);
    line.frames.retain(|at| now.duration_since(*at) < Duration::from_secs(60));
    if line.frames.len() > FRAMES_A_MINUTE {
        return Err((4008, "You are being rate limited."));
    }
    let payload: Value =
        serde_json::from_slice(bytes).map_err(|_| (4002, "Error while decoding payload."))?;
    let empty = Value::Null;
    let data = payload.get("d").unwrap_or(&empty);
    match payload.number("op") {
        Some(1) => {
            line.alive_until = now + patience(shared.config.heartbeat);
            if !shared.read(|world| world.gateway.deaf) {
                tell(line, Out::Frame(json!({"op": 11, "s": null, "t": null, "d": null})));
            }
            Ok(())
        }
        Some(2) => identify(shared, line, data),
        Some(6) => resume(shared, line, data),
        Some(3 | 4 | 8 | 31) if known(shared, line) => Ok(()),
        Some(3 | 4 | 8 | 31) => Err((4003, "Not authenticated.")),
        _ => Err((4001, "Unknown opcode.")),
    }
}

/// Whether a session speaks through this line. After an op 9 none does, and the bot may identify once more.
fn known(shared: &Shared, line: &Line) -> bool {
    shared.read(|world| world.gateway.speaks(line.number))
}

fn tell(line: &Line, out: Out) {
    if line.out.send(out).is_err() {
        tracing::debug!("nobody listens on this line any more");
    }
}

fn check_token(token: Option<&str>) -> Result<(), Closing> {
    let token = token.unwrap_or_default();
    let bare = token.strip_prefix("Bot ").unwrap_or(token);
    if bare.is_empty() || crate::request::looks_real(bare) {
        return Err((4004, "Authentication failed."));
    }
    Ok(())
}

fn identify(shared: &Shared, line: &mut Line, data: &Value) -> Result<(), Closing> {
    if known(shared, line) {
        return Err((4005, "Already authenticated."));
    }
    check_token(data.text("token"))?;
    let intents = data.number("intents").unwrap_or(0);
    if intents & !ALL_INTENTS != 0 {
        return Err((4013, "Invalid intent(s)."));
    }
    if intents & PRIVILEGED != 0 {
        return Err((4014, "Disallowed intent(s)."));
    }
    let mut shard = data.list("shard").iter().filter_map(Value::as_u64);
    let shard = (shard.next().unwrap_or(0), shard.next().unwrap_or(1));
    if shard.0 >= shard.1 {
        return Err((4010, "Invalid shard."));
    }
    line.compress = data.yes("compress");
    if shared.with(|world| world.gateway.is_too_soon(shard)) {
        shared.with(|world| {
            let problem = Problem::new("/shard", "another shard began a session less than five seconds ago");
            world.log.violated(0, "IDENTIFY", "/gateway", vec![problem]);
        });
        tell(line, Out::Frame(json!({"op": 9, "s": null, "t": null, "d": false})));
        return Ok(());
    }
    shared.with(|world| {
        let ready = events::ready(world, shard);
        let guilds: Vec<Value> = events::guilds_of(world, shard)
            .into_iter()
            .map(|guild| events::guild_create(world, guild))
            .collect();
        let connection = Connection { number: line.number, out: line.out.clone() };
        let session = world.gateway.open(shard, intents, connection);
        let mut ready = ready;
        crate::json::put(&mut ready, "session_id", session.id.as_str());
        session.dispatch("READY", &ready);
        if intents & events::INTENT_GUILDS != 0 {
            for guild in &guilds {
                session.dispatch("GUILD_CREATE", guild);
            }
        }
    });
    Ok(())
}

fn resume(shared: &Shared, line: &mut Line, data: &Value) -> Result<(), Closing> {
    if known(shared, line) {
        return Err((4005, "Already authenticated."));
    }
    check_token(data.text("token"))?;
    let seq = data.number("seq").unwrap_or(0);
    let id = data.text("session_id").unwrap_or_default();
    shared.with(|world| {
        let Some(session) = world.gateway.sessions.get_mut(id) else {
            tell(line, Out::Frame(json!({"op": 9, "s": null, "t": null, "d": false})));
            return Ok(());
        };
        let Some(missed) = session.since(seq) else { return Err((4007, "Invalid seq.")) };
        // A second connection takes the session over from the first.
        session.send(Out::Abort);
        session.connection = Some(Connection { number: line.number, out: line.out.clone() });
        for payload in missed {
            session.send(Out::Frame(payload));
        }
        session.dispatch("RESUMED", &json!({"_trace": []}));
        world.gateway.resumed += 1;
        Ok(())
    })
}
