//! Every text of SQL that the program can send: each is prepared against a database that was brought up to date, and none
//! speaks a dialect that a second database would not understand, but for the few words that are listed here.

#![allow(clippy::unwrap_used, clippy::expect_used)]

use std::{fs, path::Path};

use sqlx::{AssertSqlSafe, Executor, SqlSafeStr};

use super::Store;

/// What the texts say as SQLite has it, and what a second database says instead. Whoever brings one puts these in place of
/// each other as the statements are sent.
const TRANSLATED: &[(&str, &str)] = &[
    ("?", "$1: numbered places; `?1` and `?` are never mixed in a text"),
    ("lower(hex(randomblob(12)))", "encode(gen_random_bytes(12), 'hex')"),
];

/// What only SQLite understands, or understands otherwise than others do: said nowhere.
const ONLY_SQLITE: &[&str] = &[
    "OR IGNORE",
    "OR REPLACE",
    "REPLACE INTO",
    " IS ?",
    " IS NOT ?",
    "min(due, ",
    "max(at, ",
    "rowid",
    "x'",
    "ifnull(",
    "iif(",
    "strftime",
    "datetime(",
    "json_",
    "GLOB ",
    "PRAGMA",
    "INDEXED BY",
    "typeof(",
    "total_changes",
    "= 0 WHERE",
    "randomblob",
    "hex(",
];

/// The string literals of a source, escapes undone as far as SQL needs it.
fn literals(source: &str) -> Vec<String> {
    let mut found = Vec::new();
    let mut chars = source.chars().peekable();
    while let Some(sign) = chars.next() {
        match sign {
            // A comment ends with its line.
            '/' if chars.peek() == Some(&'/') => drop(chars.by_ref().find(|sign| *sign == '\n')),
            '"' => {
                let mut text = String::new();
                while let Some(sign) = chars.next() {
                    match sign {
                        '"' => break,
                        '\\' => text.extend(chars.next().filter(|sign| *sign != '\n')),
                        sign => text.push(sign),
                    }
                }
                found.push(text);
            }
            _ => {}
        }
    }
    found
}

/// The sources of the store, each without its tests.
fn sources() -> Vec<(String, String)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("src/store");
    let mut sources: Vec<(String, String)> = fs::read_dir(folder)
        .unwrap()
        .map(|entry| entry.unwrap().path())
        .filter(|path| path.extension().is_some_and(|end| end == "rs") && !path.ends_with("texts.rs"))
        .map(|path| {
            let text = fs::read_to_string(&path).unwrap();
            let shipped = text.split("#[cfg(test)]").next().unwrap_or_default().to_owned();
            (path.file_name().unwrap().to_string_lossy().into_owned(), shipped)
        })
        .collect();
    sources.sort();
    sources
}

/// Every text of SQL in the store, with its file.
fn texts() -> Vec<(String, String)> {
    let is_sql = |text: &String| {
        let first = text.split_whitespace().next().unwrap_or_default();
        matches!(first, "SELECT" | "INSERT" | "UPDATE" | "DELETE" | "WITH")
    };
    let mut texts = Vec::new();
    for (file, source) in sources() {
        let found = literals(&source).into_iter().filter(is_sql);
        texts.extend(found.map(|text| (file.clone(), text)));
    }
    texts
}

#[tokio::test]
async fn every_text_fits_the_schema() {
    let folder = tempfile::tempdir().unwrap();
    let store = Store::open(&folder.path().join("skald.db")).await.unwrap();
    let mut connection = store.read().acquire().await.unwrap();
    let mut wrong = Vec::new();
    for (file, text) in texts() {
        // A reader prepares what it may not do as well: nothing is carried out here.
        if let Err(error) = connection.prepare(AssertSqlSafe(text.clone()).into_sql_str()).await {
            wrong.push(format!("{file}: {text}: {error}"));
        }
    }
    assert_eq!(wrong, Vec::<String>::new());
    let forged = "SELECT nothing FROM tables";
    assert!(connection.prepare(AssertSqlSafe(forged).into_sql_str()).await.is_err(), "a wrong one is found");
}

#[test]
fn every_statement_that_is_sent_is_among_the_texts() {
    let mut calls = 0;
    for (file, source) in sources() {
        for call in ["sqlx::query(", "sqlx::query_as(", "sqlx::query_scalar(", "self.later("] {
            for (at, _) in source.match_indices(call) {
                let rest = source[at + call.len()..].trim_start();
                // A literal, or the name of one that stands in the same file.
                let name: String = rest.chars().take_while(|c| c.is_alphanumeric() || *c == '_').collect();
                let known =
                    rest.starts_with('"') || ["sql", "forget", "NEXT", "NOW"].contains(&name.as_str());
                assert!(known, "{file}: a text is put together: {}", rest.lines().next().unwrap_or_default());
                // A named one may be sent from several places, and what looks after the file is no text about its rows.
                let of_the_file = rest.starts_with("\"PRAGMA") || rest.starts_with("\"VACUUM");
                calls += usize::from(rest.starts_with('"') && !of_the_file);
            }
        }
        for made in
            ["format!(\"SELECT", "format!(\"INSERT", "format!(\"UPDATE", "format!(\"DELETE", "AssertSqlSafe"]
        {
            // Whole texts that were gathered are sent one after another there.
            let gathers = file == "tx.rs" && made == "AssertSqlSafe";
            assert!(gathers || !source.contains(made), "{file}: a text is put together with {made}");
        }
    }
    assert!(calls > 60 && texts().len() >= calls, "{calls} calls, {} texts", texts().len());
}

#[test]
fn a_second_database_would_understand_the_texts() {
    let mut strange = Vec::new();
    for (file, text) in texts() {
        let plain = TRANSLATED.iter().skip(1).fold(text.clone(), |text, (word, _)| text.replace(word, ""));
        let plain = plain.split_whitespace().collect::<Vec<_>>().join(" ");
        for word in ONLY_SQLITE.iter().filter(|word| plain.contains(**word)) {
            strange.push(format!("{file}: {word}: {text}"));
        }
        let numbered = plain.matches('?').count();
        let with_number = plain
            .match_indices('?')
            .filter(|(at, _)| plain[at + 1..].starts_with(|c: char| c.is_ascii_digit()))
            .count();
        if with_number != 0 && with_number != numbered {
            strange.push(format!("{file}: numbered and unnumbered places: {text}"));
        }
    }
    assert_eq!(strange, Vec::<String>::new());
}
