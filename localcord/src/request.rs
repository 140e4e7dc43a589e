//! A request of the bot, read whole: plain data, which the checks look at and the routes carry out.

use std::hash::{DefaultHasher, Hash, Hasher};

use axum::body::Bytes;
use serde_json::Value;

use crate::json::Read;

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
    /// A number for its bytes: the same for the same bytes.
    pub fn print(&self) -> u64 {
        let mut hasher = DefaultHasher::new();
        self.bytes.hash(&mut hasher);
        hasher.finish()
    }

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
}

/// Whether a token has the shape of Discord's own: three parts in base64, of at least 23, 6 and 27 characters.
pub(crate) fn looks_real(token: &str) -> bool {
    let parts: Vec<&str> = token.split('.').collect();
    let base64 = |text: &str| text.chars().all(|c| c.is_ascii_alphanumeric() || c == '-' || c == '_');
    matches!(parts.as_slice(), [id, time, proof]
        if id.len() >= 23 && time.len() >= 6 && proof.len() >= 27 && parts.iter().all(|part| base64(part)))
}
