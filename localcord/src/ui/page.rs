//! The files of `localcord/page/`, built into the program. A file that is not listed here is not served; a test
//! says so. What the page may do is in [`super`].

use axum::Router;
use axum::http::{HeaderValue, header};
use axum::response::{IntoResponse, Response};
use axum::routing::get;

use crate::shared::Shared;

const HTML: &str = "text/html; charset=utf-8";
const STYLE: &str = "text/css; charset=utf-8";
const SCRIPT: &str = "text/javascript; charset=utf-8";
const DRAWING: &str = "image/svg+xml";

macro_rules! files {
    ($($media_type:ident $path:literal),* $(,)?) => {
        [$(($media_type, concat!("/", $path), include_str!(concat!("../../page/", $path)))),*]
    };
}

/// Media type, address and content of every file but the first page's own address `/`.
const FILES: &[(&str, &str, &str)] = &files![
    HTML "index.html",
    DRAWING "icon.svg",
    SCRIPT "app.js",
    STYLE "style.css",
    STYLE "look/components.css",
    STYLE "look/dialogs.css",
    STYLE "look/entry.css",
    STYLE "look/frame.css",
    STYLE "look/messages.css",
    STYLE "look/side.css",
    SCRIPT "parts/acts.js",
    SCRIPT "parts/api.js",
    SCRIPT "parts/command-line.js",
    SCRIPT "parts/components.js",
    SCRIPT "parts/dom.js",
    SCRIPT "parts/drawers.js",
    SCRIPT "parts/embeds.js",
    SCRIPT "parts/entry.js",
    SCRIPT "parts/forms.js",
    SCRIPT "parts/help.js",
    SCRIPT "parts/hooks.js",
    SCRIPT "parts/keys.js",
    SCRIPT "parts/links.js",
    SCRIPT "parts/markdown.js",
    SCRIPT "parts/menus.js",
    SCRIPT "parts/message.js",
    SCRIPT "parts/messages.js",
    SCRIPT "parts/notes.js",
    SCRIPT "parts/people.js",
    SCRIPT "parts/pictures.js",
    SCRIPT "parts/places.js",
    SCRIPT "parts/seal.js",
    SCRIPT "parts/store.js",
    SCRIPT "parts/suggestions.js",
    SCRIPT "parts/time.js",
    SCRIPT "parts/trouble.js",
    SCRIPT "parts/welcome.js",
];

/// What the page may load and do: everything comes from here, and nobody else may frame it.
const POLICY: &str = "default-src 'self'; img-src 'self' data: blob:; base-uri 'none'; form-action 'none'; \
                      frame-ancestors 'none'";

/// The routes of all files; `/` is `index.html`.
pub(super) fn routes() -> Router<Shared> {
    let mut router = Router::new();
    for (media_type, path, text) in FILES {
        router = router.route(path, get(move || std::future::ready(file(media_type, text))));
        if *path == "/index.html" {
            router = router.route("/", get(move || std::future::ready(file(media_type, text))));
        }
    }
    router
}

fn file(media_type: &'static str, text: &'static str) -> Response {
    let headers = [
        (header::CONTENT_TYPE, HeaderValue::from_static(media_type)),
        (header::CACHE_CONTROL, HeaderValue::from_static("no-cache")),
        (header::CONTENT_SECURITY_POLICY, HeaderValue::from_static(POLICY)),
        (header::X_CONTENT_TYPE_OPTIONS, HeaderValue::from_static("nosniff")),
    ];
    (headers, text).into_response()
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]

    use std::path::Path;

    /// The addresses of all files under a folder.
    fn addresses(folder: &Path, root: &Path, found: &mut Vec<String>) {
        for entry in std::fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                addresses(&path, root, found);
            } else {
                found.push(format!("/{}", path.strip_prefix(root).unwrap().display()));
            }
        }
    }

    #[test]
    fn every_file_of_the_page_is_served() {
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("page");
        let mut found = Vec::new();
        addresses(&root, &root, &mut found);
        found.sort();
        let mut listed: Vec<_> = super::FILES.iter().map(|(_, path, _)| (*path).to_owned()).collect();
        listed.sort();
        assert_eq!(listed, found);
    }
}
