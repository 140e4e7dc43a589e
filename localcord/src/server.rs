//! The server on loopback: start and stop, the check of every request's origin, and the way of an API request
//! through faults, checks and the log.

use std::net::{Ipv4Addr, SocketAddr};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use axum::body::Body;
use axum::extract::{ConnectInfo, DefaultBodyLimit, Path, Request, State, WebSocketUpgrade};
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::middleware::{Next, from_fn_with_state};
use axum::response::{IntoResponse, Response};
use axum::routing::{any, get};
use axum::{Json, Router};
use serde_json::json;
use tokio::net::TcpListener;
use tokio::sync::watch;
use tokio::time::Instant;

use crate::check::openapi::OpenApi;
use crate::config::{Config, StartError};
use crate::faults::{Action, Trouble};
use crate::net::{Door, Line};
use crate::problem::Problem;
use crate::rates::Verdict;
use crate::request::looks_real;
use crate::rest::body::Call;
use crate::rest::{self, Refusal, Reply};
use crate::shared::{Inner, Localcord, Shared};
use crate::world::World;
use crate::{check, gateway, ui};

/// How long a stop waits for requests in hand.
const STOP_PATIENCE: Duration = Duration::from_secs(2);

impl Localcord {
    /// Starts on 127.0.0.1.
    ///
    /// # Errors
    /// If a real token is set, the port cannot be opened, or the OpenAPI document that was named is no such thing.
    pub async fn start(config: Config) -> Result<Self, StartError> {
        if config.real_token.is_some() {
            return Err(StartError::RealToken);
        }
        let openapi = config.openapi.as_deref().map(OpenApi::shared).transpose()?;
        let port = config.port;
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, port)).await.map_err(|source| {
            if source.kind() == std::io::ErrorKind::AddrInUse {
                StartError::PortInUse { port }
            } else {
                StartError::Bind { port, source }
            }
        })?;
        let address = listener.local_addr().map_err(|source| StartError::Bind { port, source })?;
        let config = Arc::new(config);
        let world = Mutex::new(World::new(Arc::clone(&config), format!("http://{address}")));
        let (version, stop) = (watch::Sender::new(0), watch::Sender::new(false));
        let shared = Shared { inner: Arc::new(Inner { address, world, version, stop, openapi }), config };
        let mut stopping = shared.stopping();
        let app = router(shared.clone()).into_make_service_with_connect_info::<Line>();
        let server = axum::serve(Door(listener), app).with_graceful_shutdown(async move {
            let _stopped = stopping.wait_for(|stopped| *stopped).await;
        });
        let task = tokio::spawn(async move {
            if let Err(error) = server.await {
                tracing::error!(%error, "the local server ended");
            }
        });
        Ok(Self { shared, task: Some(task) })
    }

    /// Ends all connections and frees the port.
    pub async fn stop(mut self) {
        self.shared.inner.stop.send_replace(true);
        if let Some(mut task) = self.task.take()
            && tokio::time::timeout(STOP_PATIENCE, &mut task).await.is_err()
        {
            task.abort();
        }
    }

    /// Where it listens.
    #[must_use]
    pub fn address(&self) -> SocketAddr {
        self.shared.inner.address
    }

    /// What a bot uses in place of `https://discord.com`: `http://127.0.0.1:port`. The page is at the same place.
    #[must_use]
    pub fn base_url(&self) -> String {
        format!("http://{}", self.address())
    }

    /// What `GET /gateway` answers.
    #[must_use]
    pub fn gateway_url(&self) -> String {
        self.shared.read(|world| world.gateway.url.clone())
    }

    /// One sentence on whether requests are checked against Discord's OpenAPI document.
    #[must_use]
    pub fn openapi_note(&self) -> String {
        self.shared.openapi_note()
    }
}

impl Drop for Localcord {
    fn drop(&mut self) {
        self.shared.inner.stop.send_replace(true);
        if let Some(task) = self.task.take() {
            task.abort();
        }
    }
}

impl Shared {
    fn is_meant(&self, headers: &HeaderMap) -> bool {
        let port = self.inner.address.port();
        let own = [format!("127.0.0.1:{port}"), format!("localhost:{port}")];
        let value = |name: header::HeaderName| headers.get(name).map(|value| value.to_str().unwrap_or("?"));
        let host = value(header::HOST).unwrap_or_default();
        let origin = value(header::ORIGIN);
        own.iter().chain(&self.config.extra_hosts).any(|name| name == host)
            && origin.is_none_or(|origin| {
                own.iter().any(|name| origin.strip_prefix("http://") == Some(name.as_str()))
            })
    }

    /// See [`Localcord::openapi_note`].
    pub fn openapi_note(&self) -> String {
        match &self.inner.openapi {
            Some(document) => format!(
                "Requests are checked against Discord's OpenAPI document ({} paths) and its other limits.",
                document.paths()
            ),
            None => {
                "Discord's OpenAPI document is not at hand (set DISCORD_OPENAPI), so requests are checked \
                     against the other limits only."
                    .to_owned()
            }
        }
    }
}

fn router(shared: Shared) -> Router {
    Router::new()
        .route("/api/{*rest}", any(api))
        .route("/gateway", get(connect))
        .route("/attachments/{channel}/{file}/{name}", get(attachment))
        .route("/emojis/{file}", get(emoji))
        .merge(ui::routes())
        .layer(from_fn_with_state(shared.clone(), guard))
        .layer(DefaultBodyLimit::max(64 * 1024 * 1024))
        .with_state(shared)
}

/// Lets through only requests that are meant for this server: a foreign `Host` means that some name was pointed at
/// loopback, a foreign `Origin` that another site's page is asking.
async fn guard(State(shared): State<Shared>, request: Request, next: Next) -> Response {
    if shared.is_meant(request.headers()) {
        return next.run(request).await;
    }
    (StatusCode::FORBIDDEN, "This server answers only to its own address on this machine.\n").into_response()
}

async fn connect(State(shared): State<Shared>, upgrade: WebSocketUpgrade) -> Response {
    let refused = shared.with(|world| {
        let refused = world.gateway.refuse > 0;
        world.gateway.refuse = world.gateway.refuse.saturating_sub(1);
        refused
    });
    if refused {
        return StatusCode::SERVICE_UNAVAILABLE.into_response();
    }
    upgrade.on_upgrade(move |socket| gateway::socket::run(shared, socket))
}

async fn attachment(State(shared): State<Shared>, Path((_, id, name)): Path<(u64, u64, String)>) -> Response {
    let file = shared.read(|world| world.files.get(&crate::id::Id(id)).cloned());
    let Some(file) = file.filter(|file| file.name == name) else {
        return (StatusCode::NOT_FOUND, "This content is no longer available.").into_response();
    };
    let fixed = [
        (header::CONTENT_TYPE, HeaderValue::from_static(file.media_type)),
        (header::X_CONTENT_TYPE_OPTIONS, HeaderValue::from_static("nosniff")),
        (header::CACHE_CONTROL, HeaderValue::from_static("private, max-age=3600")),
        (header::CONTENT_SECURITY_POLICY, HeaderValue::from_static("default-src 'none'; sandbox")),
    ];
    (fixed, file.bytes).into_response()
}

/// An emoji of the application: its id and `.png`.
async fn emoji(State(shared): State<Shared>, Path(file): Path<String>) -> Response {
    let id = file.strip_suffix(".png").and_then(|id| id.parse().ok());
    let bytes = id.and_then(|id| shared.read(|world| world.emojis.get(&id).map(|emoji| emoji.bytes.clone())));
    let Some(bytes) = bytes else { return StatusCode::NOT_FOUND.into_response() };
    let fixed = [
        (header::CONTENT_TYPE, HeaderValue::from_static("image/png")),
        (header::X_CONTENT_TYPE_OPTIONS, HeaderValue::from_static("nosniff")),
        (header::CACHE_CONTROL, HeaderValue::from_static("private, max-age=3600")),
    ];
    (fixed, bytes).into_response()
}

/// Serves a request of the bot.
async fn api(
    State(shared): State<Shared>,
    ConnectInfo(line): ConnectInfo<Line>,
    request: Request,
) -> Response {
    let (parts, body) = request.into_parts();
    let real = parts
        .headers
        .get(header::AUTHORIZATION)
        .and_then(|value| value.to_str().ok())
        .and_then(|value| value.strip_prefix("Bot "))
        .is_some_and(looks_real);
    let mut call = Call::head(&parts);
    call.authorised &= !real;
    let read = call.read_body(parts, body).await;
    let index = shared.with(|world| {
        world.log.arrived(&call.method, &call.path, &call.body, &call.uploads, shared.config.memory)
    });
    let told = match count(&shared, &call) {
        Verdict::Free => None,
        Verdict::Fits(told) => Some(told),
        Verdict::TooMany { after, global, told } => {
            shared.with(|world| world.log.answered(index, Some(429), None, false));
            let mut response = too_many(after, global, false);
            told.iter().for_each(|told| told.put(response.headers_mut()));
            return response;
        }
    };
    let trouble = shared.with(|world| world.faults.take(&call.method, &call.path));
    tokio::time::sleep(trouble.before).await;
    if let Some(response) = instead(&shared, &trouble, index, &line) {
        return response;
    }
    let reply = match read {
        Ok(()) => act(&shared, &call),
        Err(refusal) => Err(refusal),
    };
    let (status, code) = match &reply {
        Ok(answer) => (answer.status, None),
        Err(refusal) => (refusal.status, Some(refusal.code)),
    };
    if let Err(Refusal { code: 50035 | 40005 | 50109, problems, message, .. }) = &reply {
        let mut problems = problems.clone();
        if problems.is_empty() {
            problems.push(Problem::new("", message));
        }
        shared.with(|world| world.log.violated(index, &call.method, &call.path, problems));
    }
    tokio::time::sleep(trouble.after).await;
    match trouble.action {
        Some(Action::BreakAfter) => {
            shared.with(|world| world.log.answered(index, None, None, true));
            line.break_off();
            StatusCode::BAD_GATEWAY.into_response()
        }
        Some(Action::ServerErrorAfter { status }) => {
            shared.with(|world| world.log.answered(index, Some(status), None, true));
            server_error(status)
        }
        _ => {
            shared.with(|world| world.log.answered(index, Some(status), code, reply.is_ok()));
            let mut response = respond(reply);
            told.iter().for_each(|told| told.put(response.headers_mut()));
            response
        }
    }
}

/// Counts a request, where requests are counted.
fn count(shared: &Shared, call: &Call) -> Verdict {
    let Some(rates) = &shared.config.rates else { return Verdict::Free };
    shared.with(|world| world.counted.take(rates, &call.method, &call.path, Instant::now()))
}

/// Checks a request and carries it out.
fn act(shared: &Shared, call: &Call) -> Reply {
    let problems = check::request(shared.inner.openapi.as_deref(), call);
    if !problems.is_empty() {
        return Err(Refusal::invalid(problems));
    }
    shared.with(|world| rest::serve(world, call))
}

/// The answer of a fault that keeps the request from being carried out.
fn instead(shared: &Shared, trouble: &Trouble, index: u64, line: &Line) -> Option<Response> {
    let (status, code, response) = match trouble.action.as_ref()? {
        Action::TooMany { retry_after_ms, global, body_only } => {
            (Some(429), None, too_many(Duration::from_millis(*retry_after_ms), *global, *body_only))
        }
        Action::ServerError { status } => (Some(*status), None, server_error(*status)),
        Action::Barred => (Some(403), None, server_error(403)),
        Action::Refuse { status, code } => {
            let refusal = rest::refusal_of_fault(*status, *code);
            (Some(*status), Some(*code), respond(Err(refusal)))
        }
        Action::BreakBefore => {
            line.break_off();
            (None, None, StatusCode::BAD_GATEWAY.into_response())
        }
        _ => return None,
    };
    shared.with(|world| world.log.answered(index, status, code, false));
    Some(response)
}

fn respond(reply: Reply) -> Response {
    let (status, body) = match reply {
        Ok(answer) => (answer.status, answer.body),
        Err(refusal) => (refusal.status, Some(refusal.json())),
    };
    let status = StatusCode::from_u16(status).unwrap_or(StatusCode::INTERNAL_SERVER_ERROR);
    match body {
        Some(body) => (status, Json(body)).into_response(),
        None => status.into_response(),
    }
}

fn server_error(status: u16) -> Response {
    let status = StatusCode::from_u16(status).unwrap_or(StatusCode::INTERNAL_SERVER_ERROR);
    let page = format!("<html><head><title>{status}</title></head><body><h1>{status}</h1></body></html>");
    (status, [(header::CONTENT_TYPE, "text/html")], Body::from(page)).into_response()
}

/// A 429 as Discord sends it: mostly without a `code`.
fn too_many(after: Duration, global: bool, body_only: bool) -> Response {
    let seconds = after.as_secs_f64();
    let mut headers = HeaderMap::new();
    if !body_only {
        let time = seconds.to_string();
        let rows = [
            ("retry-after", time.as_str()),
            ("x-ratelimit-reset-after", time.as_str()),
            ("x-ratelimit-limit", "5"),
            ("x-ratelimit-remaining", "0"),
            ("x-ratelimit-scope", if global { "global" } else { "user" }),
        ];
        for (name, value) in rows {
            if let Ok(value) = HeaderValue::from_str(value) {
                headers.insert(name, value);
            }
        }
        if global {
            headers.insert("x-ratelimit-global", HeaderValue::from_static("true"));
        }
    }
    let body = json!({"message": "You are being rate limited.", "retry_after": seconds, "global": global});
    (StatusCode::TOO_MANY_REQUESTS, headers, Json(body)).into_response()
}
