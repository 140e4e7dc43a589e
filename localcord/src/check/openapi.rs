//! Discord's OpenAPI document: reading it, and finding the schema of a request.

use std::collections::HashMap;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, OnceLock, PoisonError};

use serde_json::{Map, Value};

use super::{Found, schema};
use crate::config::StartError;
use crate::request::Call;

/// The document, read once.
#[derive(Debug)]
pub(crate) struct OpenApi {
    /// Path segments and the operations there.
    routes: Vec<(Vec<String>, Value)>,
    schemas: Map<String, Value>,
}

impl OpenApi {
    /// The document at a path; several stand-ins in one process share it.
    pub fn shared(path: &Path) -> Result<Arc<Self>, StartError> {
        static READ: OnceLock<Mutex<HashMap<PathBuf, Arc<OpenApi>>>> = OnceLock::new();
        let mut read = READ.get_or_init(Mutex::default).lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(known) = read.get(path) {
            return Ok(Arc::clone(known));
        }
        let document = Arc::new(Self::read(path).map_err(|why| {
            let path = path.display().to_string();
            StartError::OpenApi { path, why }
        })?);
        read.insert(path.to_owned(), Arc::clone(&document));
        Ok(document)
    }

    fn read(path: &Path) -> Result<Self, String> {
        let text = std::fs::read(path).map_err(|error| error.to_string())?;
        let mut document: Value = serde_json::from_slice(&text).map_err(|error| error.to_string())?;
        let schemas = document.pointer_mut("/components/schemas").map(Value::take);
        let Some(Value::Object(schemas)) = schemas else { return Err("it has no schemas".to_owned()) };
        let Some(Value::Object(paths)) = document.get_mut("paths").map(Value::take) else {
            return Err("it has no paths".to_owned());
        };
        let split = |path: &str| path.split('/').filter(|part| !part.is_empty()).map(str::to_owned).collect();
        let routes = paths.into_iter().map(|(path, operations)| (split(&path), operations)).collect();
        Ok(Self { routes, schemas })
    }

    /// How many paths it describes.
    pub fn paths(&self) -> usize {
        self.routes.len()
    }

    /// Checks the body of a request. A request without a body, or to a route without a described one, passes.
    pub fn check(&self, call: &Call, segments: &[&str], found: &mut Found) {
        if call.body.is_null() && !call.multipart {
            return;
        }
        let Some(schema) = self.schema_for(&call.method, segments, call.multipart) else { return };
        schema::Checker::new(&self.schemas).check(schema, &call.body, found);
    }

    fn schema_for(&self, method: &str, segments: &[&str], multipart: bool) -> Option<&Value> {
        let method = method.to_ascii_lowercase();
        let fitting = self.routes.iter().filter(|(route, _)| fits(route, segments));
        // A literal segment is nearer than a parameter.
        let (_, operations) =
            fitting.min_by_key(|(route, _)| route.iter().filter(|part| is_parameter(part)).count())?;
        let content = operations.get(method)?.get("requestBody")?.get("content")?;
        let json = || content.get("application/json")?.get("schema");
        if !multipart {
            return json();
        }
        let schema = content.get("multipart/form-data").and_then(|kind| kind.get("schema")).or_else(json)?;
        // The files themselves are no part of `payload_json`.
        Some(schema.get("allOf").and_then(|parts| parts.get(0)).unwrap_or(schema))
    }
}

fn is_parameter(part: &str) -> bool {
    part.starts_with('{')
}

fn fits(route: &[String], segments: &[&str]) -> bool {
    route.len() == segments.len()
        && route.iter().zip(segments).all(|(part, segment)| is_parameter(part) || part == segment)
}
