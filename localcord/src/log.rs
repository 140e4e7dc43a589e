//! What the bot did: every request, and every request that broke Discord's limits. For tests and for the page.

use std::collections::VecDeque;
use std::sync::LazyLock;
use std::time::{Duration, Instant};

use serde::Serialize;
use serde_json::Value;

use crate::problem::Problem;
use crate::request::Upload;

/// When the first request came in.
static BEGUN: LazyLock<Instant> = LazyLock::new(Instant::now);

/// One request of the bot, as it came in and as it was answered.
#[derive(Clone, Debug, Serialize)]
pub struct RequestRecord {
    /// Place in the order of arrival, from 0; it goes on growing after a reset.
    pub index: u64,
    /// `GET`, `POST` and so on.
    pub method: String,
    /// Path without `/api/v10` and without the query, for example `/channels/4/messages`.
    pub path: String,
    /// The JSON body; of a multipart request the part `payload_json`; null where there was none.
    pub body: Value,
    /// File names of the parts, in order.
    pub files: Vec<String>,
    /// When it came in, since the first request of this process.
    pub arrived: Duration,
    /// The bytes of all these files together.
    pub bytes: usize,
    /// A number for the bytes of each file, in order: the same for the same bytes, within one run.
    pub prints: Vec<u64>,
    /// Status of the answer; `None` while the request is being worked on, and when the line was broken off.
    pub status: Option<u16>,
    /// Discord's error code in the answer.
    pub code: Option<u64>,
    /// Whether the request acted: a fault that breaks the line afterwards leaves this true.
    pub acted: bool,
}

/// A request that Discord would have refused for its form.
#[derive(Clone, Debug, Serialize)]
pub struct Violation {
    /// Index of the request in [`crate::Localcord::requests`].
    pub index: u64,
    /// `GET`, `POST` and so on.
    pub method: String,
    /// Path without `/api/v10`.
    pub path: String,
    /// What is wrong with it.
    pub problems: Vec<Problem>,
}

/// The last requests and all violations.
#[derive(Debug, Default)]
pub(crate) struct Log {
    next: u64,
    requests: VecDeque<RequestRecord>,
    violations: Vec<Violation>,
}

impl Log {
    /// Writes a request down as it arrives and returns its index.
    pub fn arrived(
        &mut self,
        method: &str,
        path: &str,
        body: &Value,
        uploads: &[Upload],
        memory: usize,
    ) -> u64 {
        let index = self.next;
        self.next += 1;
        let (method, path, body) = (method.to_owned(), path.to_owned(), body.clone());
        self.requests.push_back(RequestRecord {
            index,
            method,
            path,
            body,
            arrived: BEGUN.elapsed(),
            files: uploads.iter().map(|upload| upload.name.clone()).collect(),
            bytes: uploads.iter().map(|upload| upload.bytes.len()).sum(),
            prints: uploads.iter().map(Upload::print).collect(),
            status: None,
            code: None,
            acted: false,
        });
        while self.requests.len() > memory.max(1) {
            self.requests.pop_front();
        }
        index
    }

    /// Writes down how a request was answered.
    pub fn answered(&mut self, index: u64, status: Option<u16>, code: Option<u64>, acted: bool) {
        if let Some(request) = self.requests.iter_mut().rev().find(|request| request.index == index) {
            (request.status, request.code, request.acted) = (status, code, acted);
        }
    }

    /// Writes a violation down.
    pub fn violated(&mut self, index: u64, method: &str, path: &str, problems: Vec<Problem>) {
        tracing::warn!(method, path, ?problems, "the bot sent what Discord would refuse");
        self.violations.push(Violation { index, method: method.to_owned(), path: path.to_owned(), problems });
    }

    /// All requests remembered.
    pub fn requests(&self) -> Vec<RequestRecord> {
        self.requests.iter().cloned().collect()
    }

    /// All violations.
    pub fn violations(&self) -> Vec<Violation> {
        self.violations.clone()
    }

    /// Forgets everything but the count.
    pub fn clear(&mut self) {
        self.requests.clear();
        self.violations.clear();
    }
}
