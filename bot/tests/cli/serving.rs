//! Serving as whoever starts the program sees it: the address, the stop, and one sentence when it cannot be.

use std::{
    fs,
    io::{BufRead, BufReader, Read, Write},
    net::{TcpListener, TcpStream},
    process::{Child, Command},
};

use serde_json::{Value, json};

use super::program::{self, Program};

/// The program while it serves; killed when the story is over before its end.
struct Serving(Child);

impl Drop for Serving {
    fn drop(&mut self) {
        // Both fail when it has ended already.
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

/// Starts local mode on any free port; the address that it prints.
fn local(skald: &Program, arguments: &[&str]) -> (Serving, String) {
    let mut child = skald.start(&[&["--port", "0", "--log-filter", "error"], arguments].concat());
    let mut line = String::new();
    BufReader::new(child.stdout.take().unwrap()).read_line(&mut line).unwrap();
    let address = line.split_whitespace().find(|word| word.starts_with("http://127.0.0.1:"));
    let address = address.unwrap_or_else(|| panic!("no address in {line:?}")).to_owned();
    (Serving(child), address)
}

/// Asks the page's server for something, with a body or without.
fn asked(address: &str, method: &str, path: &str, body: &str) -> String {
    let host = address.trim_start_matches("http://").trim_end_matches('/');
    let mut stream = TcpStream::connect(host).unwrap();
    let (kind, length) = ("application/json", body.len());
    write!(
        stream,
        "{method} {path} HTTP/1.1\r\nHost: {host}\r\nContent-Type: {kind}\r\nContent-Length: {length}\r\nConnection: close\r\n\r\n{body}"
    )
    .unwrap();
    let mut text = String::new();
    stream.read_to_string(&mut text).unwrap();
    text
}

fn page(address: &str) -> String {
    asked(address, "GET", "/", "")
}

/// The same as somebody who uses the page, of whom it takes and to whom it gives JSON.
fn told(address: &str, method: &str, path: &str, body: &Value) -> Value {
    let body = if body.is_null() { String::new() } else { body.to_string() };
    let text = asked(address, method, path, &body);
    let (head, json) = text.split_once("\r\n\r\n").unwrap();
    assert!(head.starts_with("HTTP/1.1 200"), "{path}: {text}");
    serde_json::from_str(json).unwrap_or_else(|error| panic!("{path}: {error}: {text}"))
}

#[test]
fn local_mode_prints_its_page_serves_it_and_stops_when_told() {
    let skald = Program::new();
    let (mut serving, address) = local(&skald, &[]);
    let page = page(&address);
    assert!(page.starts_with("HTTP/1.1 200") && page.contains("<html"), "{page}");
    assert!(skald.path("skald-data/skald.db").exists());
    Command::new("kill").arg(serving.0.id().to_string()).status().unwrap();
    let ended = serving.0.wait().unwrap();
    let mut said = String::new();
    serving.0.stderr.take().unwrap().read_to_string(&mut said).unwrap();
    assert_eq!((ended.code(), said.as_str()), (Some(0), ""));
    // What it leaves behind can be served again.
    let (_serving, _) = local(&skald, &[]);
}

#[test]
fn a_second_process_that_waits_for_the_first_can_be_told_to_stop() {
    let skald = Program::new();
    let (_first, _) = local(&skald, &[]);
    let mut second = Serving(skald.start(&["--port", "0", "--log-filter", "info"]));
    let mut log = BufReader::new(second.0.stderr.take().unwrap());
    let mut line = String::new();
    while !line.contains("waiting for its lease to end") {
        line.clear();
        assert!(log.read_line(&mut line).unwrap() > 0, "it ended by itself");
    }
    Command::new("kill").arg(second.0.id().to_string()).status().unwrap();
    assert_eq!(second.0.wait().unwrap().code(), Some(0));
}

#[test]
fn a_copy_is_taken_while_it_serves_and_put_back_when_it_does_not() {
    let skald = Program::new();
    let nothing = skald.run(&["backup", "copy.db"]);
    nothing.failed_with(&["nothing to copy"]);
    let (mut serving, _) = local(&skald, &[]);
    let copied = skald.run(&["backup", "copy.db"]);
    assert!(copied.went_well().contains("copy.db is a whole copy of skald-data/skald.db"));
    skald.run(&["backup", "copy.db"]).failed_with(&["copy.db is there already"]);
    skald.run(&["restore", "copy.db"]).failed_with(&["a bot is running", "stop it first"]);
    Command::new("kill").arg(serving.0.id().to_string()).status().unwrap();
    serving.0.wait().unwrap();
    let restored = skald.run(&["restore", "copy.db"]);
    let said = restored.went_well();
    assert!(
        said.contains("as it was in copy.db") && said.contains("kept as skald-data/skald.db.before-1"),
        "{said}"
    );
    skald.run(&["restore", "nothing.db"]).failed_with(&["nothing.db", "nothing to copy"]);
    let (_serving, _) = local(&skald, &[]);
}

#[test]
fn the_data_folder_is_its_owners_and_a_token_that_others_can_read_is_refused() {
    use std::os::unix::fs::PermissionsExt;
    let skald = Program::new();
    let (_serving, _) = local(&skald, &[]);
    let mode = fs::metadata(skald.path("skald-data")).unwrap().permissions().mode();
    assert_eq!(mode & 0o777, 0o700, "{mode:o}");
    let mut seen = 0;
    for file in fs::read_dir(skald.path("skald-data")).unwrap() {
        let file = file.unwrap();
        let mode = file.metadata().unwrap().permissions().mode();
        assert_eq!(mode & 0o077, 0, "{:?} has mode {mode:o}", file.path());
        seen += 1;
    }
    assert!(seen >= 3, "database, its lock, the stand-in's people: {seen}");
    let token = format!("{}.{}.{}", "M".repeat(24), "a".repeat(6), "b".repeat(30));
    let path = skald.put("mine.toml", &format!("token = \"{token}\"\n"));
    fs::set_permissions(&path, fs::Permissions::from_mode(0o644)).unwrap();
    let refused = skald.run(&["--config", "mine.toml", "check"]);
    refused.failed_with(&["mine.toml", "can be read by others", "chmod 600"]);
    assert!(!refused.err.contains(&token), "and is not printed");
    fs::set_permissions(&path, fs::Permissions::from_mode(0o600)).unwrap();
    skald.run(&["--config", "mine.toml", "check"]).went_well();
}

#[test]
fn however_much_is_logged_no_request_and_no_token_is() {
    let skald = Program::new();
    let mut child = skald.start(&["--port", "0", "--log-filter", "trace"]);
    let mut log = BufReader::new(child.stderr.take().unwrap());
    let mut serving = Serving(child);
    let mut said = String::new();
    while !said.contains("the commands are registered") {
        assert!(log.read_line(&mut said).unwrap() > 0, "it ended by itself: {said}");
    }
    serving.0.kill().unwrap();
    log.read_to_string(&mut said).unwrap();
    assert!(!said.contains("local.token"), "the token");
    for (number, line) in said.lines().enumerate() {
        let finer = line.contains("DEBUG") || line.contains("TRACE");
        let library = ["serenity", "reqwest", "hyper", "tungstenite"].iter().any(|name| line.contains(name));
        assert!(!(finer && library) && line.len() < 2_000, "line {number}: {line}");
    }
}

/// All texts within a value.
fn texts(value: &Value, into: &mut Vec<String>) {
    match value {
        Value::String(text) => into.push(text.clone()),
        Value::Array(all) => all.iter().for_each(|one| texts(one, into)),
        Value::Object(all) => all.values().for_each(|one| texts(one, into)),
        _ => {}
    }
}

#[test]
fn of_real_presses_a_log_at_trace_has_no_token_no_text_and_no_picture() {
    let skald = Program::new();
    let mut child = skald.start(&["--port", "0", "--log-filter", "trace"]);
    let mut line = String::new();
    BufReader::new(child.stdout.take().unwrap()).read_line(&mut line).unwrap();
    let address =
        line.split_whitespace().find(|word| word.starts_with("http://127.0.0.1:")).unwrap().to_owned();
    let mut log = child.stderr.take().unwrap();
    let mut serving = Serving(child);
    let reading = std::thread::spawn(move || {
        let mut said = Vec::new();
        log.read_to_end(&mut said).unwrap();
        said
    });
    let state = |who: &str| told(&address, "GET", &format!("/ui/state?as={who}"), &Value::Null);
    let until = |what: &str, found: &dyn Fn() -> Option<Value>| {
        let begun = std::time::Instant::now();
        loop {
            if let Some(found) = found() {
                return found;
            }
            assert!(begun.elapsed() < std::time::Duration::from_secs(60), "{what}");
            std::thread::sleep(std::time::Duration::from_millis(100));
        }
    };
    let known = |who: &str| Some(state(who)).filter(|state| state["commands"].as_array().unwrap().len() > 15);
    let first = until("the commands", &|| known("0"));
    let alice = first["people"][0]["id"].as_str().unwrap().to_owned();
    let mut seen = Vec::new();

    // A table is opened, filled, begun and played at, with a command, buttons and a menu of one's own.
    let games = |state: &Value| {
        let channels = state["channels"].as_array().unwrap().clone();
        channels.into_iter().find(|channel| channel["name"] == "games").unwrap()
    };
    let place = games(&state(&alice))["id"].as_str().unwrap().to_owned();
    let options = json!({"game": "war", "computers": 1});
    let open = json!({"as": alice, "channel": place, "name": "open", "options": options});
    seen.push(told(&address, "POST", "/ui/slash", &open));
    let button = |label: &str| {
        let everywhere = state(&alice);
        let mut found = None;
        for message in everywhere["channels"]
            .as_array()
            .unwrap()
            .iter()
            .flat_map(|channel| channel["messages"].as_array().cloned().unwrap_or_default())
        {
            let mut all = Vec::new();
            buttons(&message["components"], &mut all);
            if let Some((_, id)) = all.into_iter().find(|(words, _)| words.contains(label)) {
                found = Some(json!({"as": alice, "message": message["id"], "custom_id": id}));
            }
        }
        found
    };
    for label in ["Start", "Play"] {
        let press = until(label, &|| button(label));
        seen.push(told(&address, "POST", "/ui/press", &press));
    }
    let hand = json!({"as": alice, "channel": place, "name": "turns", "options": {}});
    seen.push(told(&address, "POST", "/ui/slash", &hand));
    seen.push(state(&alice)["channels"].clone());
    Command::new("kill").arg(serving.0.id().to_string()).status().unwrap();
    serving.0.wait().unwrap();
    let said = reading.join().unwrap();
    let text = String::from_utf8_lossy(&said);

    assert!(text.contains("TRACE") || text.contains("DEBUG"), "the log is as fine as it was asked for");
    println!(
        "{} lines, {} of them while somebody was answered",
        text.lines().count(),
        text.matches("call{").count()
    );
    // The beginning of every interaction's token, the bot's own, and what a picture begins with.
    for secret in ["aW50ZXJhY3Rpb246", "local.token"] {
        assert!(!text.contains(secret), "{secret}");
    }
    assert!(!said.windows(4).any(|bytes| bytes == b"\x89PNG"), "a picture");
    let mut words = Vec::new();
    seen.iter().for_each(|answer| texts(answer, &mut words));
    let long: Vec<&String> = words.iter().filter(|words| words.contains(' ') && words.len() > 30).collect();
    assert!(long.len() > 5, "much was said: {words:?}");
    for words in long {
        for line in words.lines().filter(|line| line.len() > 30) {
            assert!(!text.contains(line), "what was said stands in the log: {line}");
        }
    }
    for (number, line) in text.lines().enumerate() {
        assert!(line.len() < 2_000, "line {number}: {line}");
    }
}

/// The buttons within components: label and id.
fn buttons(components: &Value, into: &mut Vec<(String, String)>) {
    match components {
        Value::Array(all) => all.iter().for_each(|one| buttons(one, into)),
        Value::Object(all) => {
            if let (Some(label), Some(id)) = (all.get("label"), all.get("custom_id")) {
                into.push((
                    label.as_str().unwrap_or_default().to_owned(),
                    id.as_str().unwrap_or_default().to_owned(),
                ));
            }
            all.values().for_each(|one| buttons(one, into));
        }
        _ => {}
    }
}

#[test]
fn a_port_in_use_is_one_sentence() {
    let skald = Program::new();
    let taken = TcpListener::bind("127.0.0.1:0").unwrap();
    let port = taken.local_addr().unwrap().port().to_string();
    skald.run(&["--port", &port, "--log-filter", "warn"]).failed_with(&[&port, "already in use"]);
}

#[tokio::test]
async fn a_database_of_a_newer_version_is_one_sentence() {
    let skald = Program::new();
    let path = skald.path("data/skald.db");
    fs::create_dir(path.parent().unwrap()).unwrap();
    skald::store::Store::open(&path).await.unwrap().close().await;
    program::write_with_the_future(&path).await;
    skald
        .run(&["--port", "0", "--data", "data", "--log-filter", "warn"])
        .failed_with(&["skald.db", "newer version"]);
}
