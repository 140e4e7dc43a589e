//! Serving as whoever starts the program sees it: the address, the stop, and one sentence when it cannot be.

use std::{
    fs,
    io::{BufRead, BufReader, Read, Write},
    net::{TcpListener, TcpStream},
    process::{Child, Command},
};

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

fn page(address: &str) -> String {
    let host = address.trim_start_matches("http://").trim_end_matches('/');
    let mut stream = TcpStream::connect(host).unwrap();
    write!(stream, "GET / HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n\r\n").unwrap();
    let mut text = String::new();
    stream.read_to_string(&mut text).unwrap();
    text
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
