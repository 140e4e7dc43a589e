//! Files that came with messages: their bytes, and what a message says of them.

use axum::body::Bytes;
use serde_json::{Value, json};

use super::World;
use crate::id::Id;
use crate::json::put;

/// The bytes of a file, as they are served.
#[derive(Clone, Debug)]
pub(crate) struct StoredFile {
    pub bytes: Bytes,
    pub media_type: &'static str,
    pub name: String,
}

/// A file of a message.
#[derive(Clone, Debug)]
pub(crate) struct Attachment {
    pub id: Id,
    pub name: String,
    /// Alt text.
    pub alt: Option<String>,
    pub size: usize,
    pub media_type: &'static str,
    pub url: String,
    /// Width and height in pixels, of a PNG.
    pub pixels: Option<(u32, u32)>,
}

impl Attachment {
    /// Discord's attachment object.
    pub fn json(&self) -> Value {
        let mut object = json!({
            "id": self.id, "filename": self.name, "size": self.size, "url": self.url, "proxy_url": self.url,
            "content_type": self.media_type,
        });
        if let Some(alt) = &self.alt {
            put(&mut object, "description", alt.as_str());
        }
        if let Some((width, height)) = self.pixels {
            put(&mut object, "width", width);
            put(&mut object, "height", height);
        }
        object
    }
}

impl World {
    /// Throws away the bytes of the oldest files when all together are too many; messages still name them.
    fn forget_old_files(&mut self) {
        let mut sum: usize = self.files.values().map(|file| file.bytes.len()).sum();
        while sum > self.config.file_memory && self.files.len() > 1 {
            let Some((_, oldest)) = self.files.pop_first() else { return };
            sum -= oldest.bytes.len();
        }
    }

    /// Keeps a file and returns what a message says of it.
    pub fn store_file(&mut self, channel: Id, name: &str, alt: Option<String>, bytes: Bytes) -> Attachment {
        let id = self.ids.fresh();
        let name = clean_name(name);
        let media_type = media_type(&name);
        let url = format!("{}/attachments/{channel}/{id}/{name}", self.base);
        let (size, pixels) = (bytes.len(), png_size(&bytes));
        self.files.insert(id, StoredFile { bytes, media_type, name: name.clone() });
        self.forget_old_files();
        Attachment { id, name, alt, size, media_type, url, pixels }
    }
}

impl World {
    /// Keeps a file that a person gives with a command.
    pub fn upload(&mut self, name: &str, bytes: Bytes) -> Id {
        self.store_file(Id(0), name, None, bytes).id
    }

    /// What a command says of a file that was given with it.
    pub fn uploaded(&self, id: Id) -> Option<Value> {
        let file = self.files.get(&id)?;
        let url = format!("{}/attachments/0/{id}/{}", self.base, file.name);
        let (size, pixels) = (file.bytes.len(), png_size(&file.bytes));
        let (name, media_type) = (file.name.clone(), file.media_type);
        Some(Attachment { id, name, alt: None, size, media_type, url, pixels }.json())
    }
}

/// A file name that is safe in an address, as Discord makes it.
fn clean_name(name: &str) -> String {
    let allowed = |letter: char| letter.is_ascii_alphanumeric() || matches!(letter, '.' | '-' | '_');
    let kept: String =
        name.chars().map(|letter| if allowed(letter) { letter } else { '_' }).take(260).collect();
    if kept.trim_matches('.').is_empty() { "unknown".to_owned() } else { kept }
}

fn media_type(name: &str) -> &'static str {
    match name.rsplit('.').next().map(str::to_ascii_lowercase).as_deref() {
        Some("png") => "image/png",
        Some("jpg" | "jpeg") => "image/jpeg",
        Some("gif") => "image/gif",
        Some("webp") => "image/webp",
        Some("txt") => "text/plain; charset=utf-8",
        Some("json") => "application/json",
        _ => "application/octet-stream",
    }
}

/// Width and height from the first chunk of a PNG file.
fn png_size(bytes: &[u8]) -> Option<(u32, u32)> {
    if !bytes.starts_with(b"\x89PNG\r\n\x1a\n") {
        return None;
    }
    let number = |from: usize| {
        let four: [u8; 4] = bytes.get(from..from + 4)?.try_into().ok()?;
        Some(u32::from_be_bytes(four))
    };
    Some((number(16)?, number(20)?))
}
