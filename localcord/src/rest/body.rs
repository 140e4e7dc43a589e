//! Reading a request: its JSON, its files, its query. What they mean is for the routes.

use axum::body::{Body, Bytes};
use axum::extract::{FromRequest, Multipart};
use axum::http::request::Parts;
use axum::http::{Request, header};
use serde_json::Value;

use super::Refusal;
use crate::json::Read;

/// Largest request that Discord takes, in bytes.
const MAX_REQUEST: usize = 25 * 1024 * 1024;

/// A file of a multipart request.
#[derive(Clone, Debug)]
pub(crate) struct Upload {
    /// Name of the part, for example `files[0]`.
    pub part: String,
    /// File name.
    pub name: String,
    pub bytes: Bytes,
}

impl Upload {
    /// The number in `files[0]`, as text.
    pub fn number(&self) -> Option<&str> {
        let inside = self.part.strip_prefix("files[")?.strip_suffix(']')?;
        inside.parse::<u64>().is_ok().then_some(inside)
    }
}

/// A request of the bot, read whole.
#[derive(Clone, Debug)]
pub(crate) struct Call {
    pub method: String,
    /// Without `/api/v10` and without the query.
    pub path: String,
    pub query: Vec<(String, String)>,
    /// JSON body, or the part `payload_json`; null where there is none.
    pub body: Value,
    pub uploads: Vec<Upload>,
    /// Whether a bot token came with it.
    pub authorised: bool,
    pub multipart: bool,
}

impl Call {
    /// A parameter of the query.
    pub fn asked(&self, name: &str) -> Option<&str> {
        self.query.iter().find(|(key, _)| key == name).map(|(_, value)| value.as_str())
    }

    /// The alt text and the file name that the body gives to an upload.
    pub fn described(&self, body: &Value, upload: &Upload) -> (Option<String>, String) {
        let number = upload.number().and_then(|text| text.parse::<u64>().ok());
        let entry = body.list("attachments").iter().find(|entry| entry.id("id").map(|id| id.0) == number);
        let alt = entry.and_then(|entry| entry.text("description")).filter(|text| !text.is_empty());
        let name = entry.and_then(|entry| entry.text("filename")).filter(|name| !name.is_empty());
        (alt.map(str::to_owned), name.unwrap_or(&upload.name).to_owned())
    }

    /// Reads method, path and query, without the body.
    pub fn head(parts: &Parts) -> Self {
        let path = parts.uri.path();
        let path = ["/api/v10", "/api"].iter().find_map(|prefix| path.strip_prefix(prefix)).unwrap_or(path);
        let query = parts.uri.query().unwrap_or_default();
        let query = query
            .split('&')
            .filter_map(|pair| pair.split_once('='))
            .map(|(k, v)| (k.to_owned(), v.to_owned()));
        let authorised = parts
            .headers
            .get(header::AUTHORIZATION)
            .and_then(|value| value.to_str().ok())
            .is_some_and(|value| value.starts_with("Bot ") && value.len() > "Bot ".len());
        Self {
            method: parts.method.as_str().to_owned(),
            path: path.trim_end_matches('/').to_owned(),
            query: query.collect(),
            body: Value::Null,
            uploads: Vec::new(),
            authorised,
            multipart: false,
        }
    }

    /// Reads the body into a call whose head was read.
    pub async fn read_body(&mut self, parts: Parts, body: Body) -> Result<(), Refusal> {
        let bytes = axum::body::to_bytes(body, MAX_REQUEST).await.map_err(|_| Refusal::code(40005))?;
        let kind = parts.headers.get(header::CONTENT_TYPE).and_then(|value| value.to_str().ok());
        if kind.is_some_and(|kind| kind.starts_with("multipart/form-data")) {
            self.multipart = true;
            return self.read_parts(Request::from_parts(parts, Body::from(bytes))).await;
        }
        if !bytes.is_empty() {
            self.body = serde_json::from_slice(&bytes).map_err(|_| Refusal::code(50109))?;
        }
        Ok(())
    }

    async fn read_parts(&mut self, request: Request<Body>) -> Result<(), Refusal> {
        let bad = |_| Refusal::wrong("", "the multipart body cannot be read");
        let mut form = Multipart::from_request(request, &())
            .await
            .map_err(|_| Refusal::wrong("", "the multipart body has no boundary"))?;
        while let Some(field) = form.next_field().await.map_err(bad)? {
            let part = field.name().unwrap_or_default().to_owned();
            let name = field.file_name().map(str::to_owned);
            let bytes = field.bytes().await.map_err(bad)?;
            if part == "payload_json" {
                self.body = serde_json::from_slice(&bytes).map_err(|_| Refusal::code(50109))?;
            } else {
                self.uploads.push(Upload { part, name: name.unwrap_or_else(|| "unknown".to_owned()), bytes });
            }
        }
        Ok(())
    }
}
