//! Reading a request: its JSON, its files, its query. What they mean is for the routes.

use axum::body::Body;
use axum::extract::{FromRequest, Multipart};
use axum::http::request::Parts;
use axum::http::{Request, header};
use serde_json::Value;

use super::Refusal;
pub(crate) use crate::request::{Call, Upload};

/// Largest request that Discord takes, in bytes.
const MAX_REQUEST: usize = 25 * 1024 * 1024;

impl Call {
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
