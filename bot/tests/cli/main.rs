//! The command line as people meet it: the real program, its output and its exit code.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::indexing_slicing)]

#[cfg(unix)]
mod packaging;
mod program;
mod replays;
#[cfg(unix)]
mod serving;

use std::{fs, path::Path};

use program::{Program, repository};
use serde_json::Value;
use skald_rules::{
    chance::Fast,
    fair::{Header, Ledger, Secret, write},
    interface::{By, Duty, Seat, Setup, Waiting},
};

#[test]
fn help_names_every_option_and_variable() {
    let skald = Program::new();
    for flag in ["--help", "-h"] {
        let ran = skald.run(&[flag]);
        let help = ran.went_well();
        for option in [
            "config",
            "data",
            "sets",
            "fonts",
            "port",
            "log",
            "log-filter",
            "machine-pause",
            "computer-pause",
            "tables-each",
            "metrics",
            "discord",
        ] {
            let variable = format!("SKALD_{}", option.replace('-', "_").to_uppercase());
            assert!(help.contains(&format!("--{option} ")), "--{option} is not in {flag}");
            assert!(help.contains(&format!("[env: {variable}]")), "{variable} is not in {flag}");
        }
        assert!(help.contains("DISCORD_TOKEN"));
        for command in
            ["check", "playout", "scenario", "draw", "clauses", "verify", "replay-all", "completions"]
        {
            assert!(help.contains(&format!("\n  {command} ")), "{command} is not in {flag}");
        }
    }
}

#[test]
fn a_bad_option_is_named() {
    let skald = Program::new();
    for (arguments, word) in [
        (&["--colour", "red"][..], "--colour"),
        (&["--port", "many"], "--port"),
        (&["--log", "loud"], "human"),
        (&["draw", "x.toml", "--viewer", "z", "-o", "x.png"], "spectator"),
        (&["playout", "war", "--option", "turns"], "KEY=VALUE"),
        (&["completions", "tcsh"], "bash"),
        (&["dance"], "dance"),
    ] {
        let ran = skald.run(arguments);
        assert_eq!(ran.code, 2, "{arguments:?}");
        assert!(ran.err.contains(word), "{arguments:?}: {}", ran.err);
        assert_eq!(ran.out, "");
    }
}

#[test]
fn a_bad_setting_is_one_sentence() {
    let skald = Program::new();
    skald.put("bad.toml", "port = 1\ncolour = \"red\"\n");
    skald.run(&["check", "--config", "bad.toml"]).failed_with(&["bad.toml", "line 2", "colour"]);
    skald.run(&["check", "--config", "none.toml"]).failed_with(&["none.toml", "cannot be read"]);
    skald.run(&["check", "--log-filter", "skald=loud"]).failed_with(&["skald=loud"]);
    skald.run(&["check", "--discord", "http://example.org"]).failed_with(&["127.0.0.1"]);
}

#[test]
fn a_bad_token_is_one_sentence_and_is_not_repeated() {
    let skald = Program::new().with("DISCORD_TOKEN", "hunter2");
    for arguments in [&["check"][..], &[]] {
        let ran = skald.run(arguments);
        ran.failed_with(&["token", "Discord"]);
        assert!(!ran.err.contains("hunter2"));
    }
}

#[test]
fn a_data_folder_that_cannot_be_made_is_one_sentence() {
    let skald = Program::new();
    skald.put("taken", "");
    skald.run(&["--data", "taken/data"]).failed_with(&["taken/data", "cannot be created"]);
}

#[test]
fn check_says_what_would_be_and_changes_nothing() {
    let skald = Program::new();
    let ran = skald.run(&["check", "--port", "4000"]);
    let out = ran.went_well();
    assert!(out.contains("local mode would start on port 4000"), "{out}");
    assert!(out.contains("skald-data/skald.db is not there yet"), "{out}");
    assert!(out.lines().all(|line| line.starts_with("ok ")), "{out}");
    assert_eq!(fs::read_dir(skald.folder()).unwrap().count(), 0);
}

#[test]
fn options_win_over_the_environment_and_that_over_the_file() {
    let skald = Program::new().with("SKALD_PORT", "4002").with("SKALD_DATA", "from-environment");
    skald.put("skald.toml", "port = 4001\ndata = \"from-file\"\n");
    let ran = skald.run(&["check", "--data", "from-option"]);
    let out = ran.went_well();
    assert!(out.contains("port 4002") && out.contains("from-option"), "{out}");
}

#[test]
fn check_tells_of_everything_that_is_wrong() {
    let skald = Program::new();
    skald.put("sets/chess/more.toml", "");
    skald.put("fonts/torn.ttf", "no font");
    let ran = skald.run(&["check", "--sets", "sets", "--fonts", "fonts"]);
    assert_eq!(ran.code, 1);
    assert!(
        ran.out.contains("WRONG card packs: the folder sets/chess is named after no game"),
        "{}",
        ran.out
    );
    assert!(ran.out.contains("WRONG fonts: "), "{}", ran.out);
    skald.put("drawn/chaos/art/torpedo.svg", "<svg viewBox=\"0 0 9 9\">\n<text>boom</text></svg>");
    skald.put("drawn/chaos/art/hex.svg", "<svg viewBox=\"0 0 9 9\"><rect width=\"9\" height=\"9\"/></svg>");
    let ran = skald.run(&["check", "--sets", "drawn"]);
    assert_eq!(ran.code, 1);
    let told = "WRONG picture of a card: drawn/chaos/art/torpedo.svg: line 2: <text> is not drawn";
    assert!(ran.out.contains(told) && !ran.out.contains("hex.svg"), "{}", ran.out);
    skald.put("own/war/torn.toml", "colour = \"red\"\n");
    let ran = skald.run(&["check", "--sets", "own"]);
    assert_eq!(ran.code, 1);
    assert!(ran.out.contains("WRONG card packs: ") && ran.out.contains("torn.toml"), "{}", ran.out);
}

#[tokio::test]
async fn a_database_of_a_newer_version_is_told_and_left_alone() {
    let skald = Program::new();
    let path = skald.path("data/skald.db");
    fs::create_dir(path.parent().unwrap()).unwrap();
    skald::store::Store::open(&path).await.unwrap().close().await;
    let ran = skald.run(&["check", "--data", "data"]);
    assert!(ran.went_well().contains("is up to date"), "{}", ran.out);

    program::write_with_the_future(&path).await;
    let ran = skald.run(&["check", "--data", "data"]);
    assert_eq!(ran.code, 1);
    assert!(ran.out.contains("WRONG database") && ran.out.contains("newer version"), "{}", ran.out);
}

#[test]
fn completions_know_the_commands() {
    let skald = Program::new();
    for shell in ["bash", "zsh", "fish"] {
        let ran = skald.run(&["completions", shell]);
        let script = ran.went_well();
        assert!(script.contains("playout") && script.contains("computer-pause"), "{shell}");
    }
}

#[test]
fn a_scenario_that_does_not_hold_is_a_difference() {
    let skald = Program::new();
    skald.put("mine/deep/broken.toml", "game = \"war\"\ncolour = \"red\"\n");
    skald.put("mine/notes.txt", "no scenario");
    let ran = skald.run(&["scenario", "mine"]);
    assert_eq!(ran.code, 1);
    assert!(ran.out.contains("mine/deep/broken.toml") && ran.out.contains("1 of 1 file "), "{}", ran.out);
    skald.run(&["scenario", "nowhere"]).failed_with(&["nowhere", "cannot be read"]);
    fs::create_dir(skald.path("empty")).unwrap();
    skald.run(&["scenario", "empty"]).failed_with(&["no scenarios"]);
}

#[test]
fn a_game_that_there_is_not_is_told_with_those_that_there_are() {
    let skald = Program::new();
    skald.run(&["playout", "chess"]).failed_with(&["no game \"chess\"", "war"]);
    skald.put("position.toml", "game = \"chess\"\n");
    skald
        .run(&["draw", "position.toml", "--viewer", "a", "-o", "out.png"])
        .failed_with(&["no game \"chess\""]);
}

#[test]
fn levels_meet_and_each_goal_is_told() {
    let skald = Program::new();
    let ask =
        ["playout", "war", "--levels", "--games", "2", "--option", "turn_limit=100", "--fast", "--json"];
    let ran = skald.run(&ask);
    let all: Value = serde_json::from_str(&ran.out).unwrap();
    let pairs: Vec<_> = all.as_array().unwrap().iter().map(|met| (&met["one"], &met["other"])).collect();
    assert_eq!(pairs, [(&"steady".into(), &"random".into()), (&"keen".into(), &"steady".into())]);
    assert!(all[0]["low"].as_f64() <= all[0]["share"].as_f64() && all[0]["games"] == 2, "{all}");
    // Two games say nothing with such certainty.
    assert!(all[0]["reached"] == false && ran.code != 0, "{all}");
}

#[test]
fn playouts_are_repeatable_and_count_what_they_did() {
    let skald = Program::new();
    let ask = ["playout", "war", "--games", "3", "--seats", "3", "--seed", "9", "--json"];
    let figures =
        |arguments: &[&str]| -> Value { serde_json::from_str(skald.run(arguments).went_well()).unwrap() };
    let (first, again) = (figures(&ask), figures(&ask));
    assert_eq!((&first["games"], &first["violations"]), (&3.into(), &0.into()));
    assert_eq!(first["wins"].as_array().unwrap().len(), 3);
    assert_eq!((&first["moves"], &first["longest_seed"]), (&again["moves"], &again["longest_seed"]));
    assert!(first["moves_per_second"].as_f64().unwrap() > 0.0);

    let ran = skald.run(&["playout", "war", "--games", "1", "--fast", "--option", "turn_limit=100"]);
    assert!(ran.went_well().contains("moves per second"), "{}", ran.out);
    let line = |name: &str| ran.out.lines().find_map(|line| line.strip_prefix(name)).map(str::trim);
    let turns = line("turns").and_then(|turns| turns.parse::<u32>().ok());
    assert!(turns.is_some_and(|turns| (10..=100).contains(&turns)), "{}", ran.out);
    let (played, limited) =
        (line("endings") == Some("played out 1"), line("endings") == Some("at the limit 1"));
    assert!(played || limited, "{}", ran.out);
    assert!(line("draws").is_some() && line("ties").is_some(), "{}", ran.out);
    skald.run(&["playout", "war", "--seats", "9"]).failed_with(&["9"]);
    skald.run(&["playout", "war", "--option", "colour=red"]).failed_with(&["colour"]);
}

#[test]
fn a_report_tells_who_wins_how_often_beside_the_specification() {
    let skald = Program::new();
    // The specification's figures are of the first starters.
    let ask = [
        "playout",
        "chaos",
        "--report",
        "--player",
        "random",
        "--fast",
        "--games",
        "12",
        "--option",
        "edition=1",
    ];
    let ran = skald.run(&ask);
    let text = ran.went_well();
    for words in
        ["wins by seat", "wins by place", "wins by warrior", "wins by starter", "specified", "very weak play"]
    {
        assert!(text.contains(words), "no {words:?} in {text}");
    }
    assert!(text.contains("time limits") && text.lines().all(|line| line.chars().count() <= 100), "{text}");

    let ran = skald.run(&[&ask[..], &["--json"]].concat());
    let all: Value = serde_json::from_str(ran.went_well()).unwrap();
    let balance = all[0]["balance"].as_array().unwrap();
    let jeni = balance.iter().find(|of| of["kind"] == "starter" && of["value"] == "jeni").unwrap();
    assert_eq!(jeni["told"], serde_json::json!([0.49, 0.49]));
    assert!(jeni["low"].as_f64().unwrap() < jeni["high"].as_f64().unwrap());
    assert!(all[0]["waits"]["median"].as_u64().unwrap() > 0);

    let ran =
        skald.run(&["playout", "law", "--report", "--games", "1", "--player", "random", "--fast", "--json"]);
    let all: Value = serde_json::from_str(ran.went_well()).unwrap();
    let forms: Vec<&str> =
        all.as_array().unwrap().iter().map(|of| of["options"]["form"].as_str().unwrap()).collect();
    assert_eq!(forms, ["standard", "ragnarok", "skirmish"]);
    for (game, groups) in [
        ("lost", &["wins by seat", "wins by hero", "points by source", "specified"][..]),
        ("lraw", &["wins by seat", "wins by warlord", "wins by legion", "wins by turn"]),
    ] {
        let ran = skald.run(&["playout", game, "--report", "--games", "6", "--player", "random", "--fast"]);
        let text = ran.went_well();
        for words in groups {
            assert!(text.contains(words), "{game}: no {words:?} in {text}");
        }
        assert!(text.contains("95 % interval"), "{game}: {text}");
    }
    skald.run(&["playout", "chaos", "--kit", "a=none.txt"]).failed_with(&["none.txt", "cannot be read"]);
}

#[test]
fn every_clause_of_war_is_listed_with_what_shows_it() {
    let skald = Program::new();
    let ran = skald.run(&["clauses", "war", "--json"]);
    let list: Value = serde_json::from_str(&ran.out).unwrap();
    let clauses = list.as_array().unwrap();
    assert_eq!(clauses[0]["id"], "WAR-1.1");
    let unshown = clauses.iter().filter(|clause| clause["shown_by"].as_array().unwrap().is_empty()).count();
    assert_eq!(ran.code, i32::from(unshown > 0));
    let ran = skald.run(&["clauses", "war"]);
    assert!(ran.out.ends_with(&format!("{} clauses, {unshown} of them shown by nothing.\n", clauses.len())));
    skald.run(&["clauses", "chess"]).failed_with(&["no game \"chess\""]);
}

#[test]
fn a_position_is_drawn_for_each_viewer() {
    let skald = Program::new();
    let game = skald_rules::catalogue::standard().get("war").unwrap();
    let opened = game.open(&Setup { seats: 2, ..Setup::default() }).unwrap();
    let table = opened.start(&[], &mut Fast::new(5)).unwrap();
    skald.put("position.toml", &table.print_position());
    let mut twins = Vec::new();
    for viewer in ["a", "b", "spectator", "everyone"] {
        let picture = format!("{viewer}.png");
        let ran = skald.run(&["draw", "position.toml", "--viewer", viewer, "-o", &picture]);
        twins.push(ran.went_well().to_owned());
        assert!(fs::read(skald.path(&picture)).unwrap().starts_with(b"\x89PNG"));
    }
    for (twin, player) in twins.iter().zip(["Player A", "Player B", "Player B", "Player B"]) {
        assert!(twin.contains(player), "{twin}");
    }
    assert_ne!(twins[1], twins[2]);
    let ask = ["draw", "position.toml", "-o", "c.png", "--viewer"];
    skald.run(&[&ask[..], &["c"]].concat()).failed_with(&["has no seat c", "2 seats"]);
    skald
        .run(&["draw", "position.toml", "--viewer", "a", "-o", "nowhere/a.png"])
        .failed_with(&["nowhere/a.png", "cannot be written"]);
    skald.put("torn.toml", "seats = 2\ncolour = \"red\"\n");
    skald.run(&["draw", "torn.toml", "--viewer", "a", "-o", "a.png"]).failed_with(&["torn.toml", "colour"]);
}

/// A whole game of War, played at random by the ledger and written as a file.
fn game_of_war() -> String {
    let game = skald_rules::catalogue::standard().get("war").unwrap();
    let setup = Setup { seats: 3, ..Setup::default() };
    let opened = game.open(&setup).unwrap();
    let secret = Secret::new([42; Secret::BYTES]);
    let words = ["luck".to_owned()];
    let header = Header::new(&game, opened.as_ref(), setup, Vec::new(), "77", secret.commit("77"), &words);
    let mut ledger = Ledger::open(&secret, &header).unwrap();
    let (mut table, deal) = ledger.start(opened.as_ref(), &header).unwrap();
    let mut entries = vec![deal];
    let mut choices = Fast::new(11);
    loop {
        let owed =
            Seat::all(3).flat_map(|seat| table.open(seat)).find(|decision| decision.duty == Duty::Owed);
        let (line, by) = match (table.waiting(), owed) {
            (Waiting::Over, _) => break,
            (_, Some(owed)) if entries.len() % 3 == 0 => {
                let default = ledger.default_for(table.as_ref(), owed.seat, owed.id).unwrap();
                (format!("{} {default}", owed.id), By::Clock)
            }
            (_, Some(owed)) => {
                let line = table.random_move(owed.id, &mut choices).unwrap();
                (format!("{} {line}", owed.id), By::Hand)
            }
            (_, None) => ("continue".to_owned(), By::Host),
        };
        let entry = ledger.begin(table.as_mut(), &line.parse().unwrap(), by).map(|begun| ledger.seal(begun));
        entries.push(entry.unwrap_or_else(|refusal| panic!("{line}: {refusal:?}")));
    }
    write(&header, &entries, &secret, table.outcome().as_ref())
}

#[test]
fn a_game_of_war_verifies_and_a_changed_one_does_not() {
    let skald = Program::new();
    let text = game_of_war();
    let path = skald.put("game.jsonl", &text);
    let ran = skald.run(&["verify", "game.jsonl"]);
    assert!(ran.went_well().contains("Everything fits"), "{}", ran.out);

    // Somebody gives the clock's answer as a hand's: one word in one line.
    let (at, line) = text.lines().enumerate().find(|(_, line)| line.contains("\"by\":\"clock\"")).unwrap();
    let changed = text.replacen(line, &line.replacen("clock", "hand", 1), 1);
    skald.put("changed.jsonl", &changed);
    let ran = skald.run(&["verify", "changed.jsonl"]);
    assert_eq!(ran.code, 1);
    assert!(ran.out.contains(&format!("Line {}: something in this line was changed", at + 1)), "{}", ran.out);

    skald.put("torn.jsonl", "{\"line\":\"game\"}\n");
    let ran = skald.run(&["verify", "torn.jsonl"]);
    assert_eq!(ran.code, 1);
    assert!(ran.out.contains("Line 1: "), "{}", ran.out);
    skald.run(&["verify", "none.jsonl"]).failed_with(&["none.jsonl", "cannot be read"]);
    python_agrees(&path);
}

/// The script that knows nothing of Skald says the same of a whole game of War.
fn python_agrees(file: &Path) {
    let run = std::process::Command::new("python3").arg(repository("docs/verify.py")).arg(file).output();
    match run {
        Ok(output) => {
            let said = String::from_utf8([output.stdout, output.stderr].concat()).unwrap();
            assert!(output.status.success() && said.contains("war, table 77"), "{said}");
        }
        Err(error) => println!("skipped: python3 could not be run ({error})"),
    }
}
