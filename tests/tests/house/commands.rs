//! The page for players lists every command with what can be given with it, and none that there is not.

use std::collections::BTreeSet;

use skald::discord::commands::{Command, Kind, Opt, all};
use skald_rules::{catalogue::standard, words::english};
use skald_tests::house;

/// Options that the page speaks of once, above its table.
const UNDERSTOOD: [&str; 2] = ["table", "tournament"];

/// A command as the page writes it, with those below it spelt out.
fn lines(path: &str, options: &[Opt]) -> Vec<String> {
    let below = |opt: &Opt| match &opt.kind {
        Kind::Sub(inner) => Some(lines(&format!("{path} {}", opt.name), inner)),
        _ => None,
    };
    let inner: Vec<String> = options.iter().filter_map(below).flatten().collect();
    if !inner.is_empty() {
        return inner;
    }
    let given = options.iter().filter(|opt| !UNDERSTOOD.contains(&opt.name));
    let given =
        given.map(|opt| if opt.required { format!(" {}", opt.name) } else { format!(" [{}]", opt.name) });
    vec![format!("{path}{}", given.collect::<String>())]
}

/// What stands between the signs of code and begins as a command.
fn quoted(page: &str) -> BTreeSet<String> {
    page.split('`').skip(1).step_by(2).filter(|text| text.starts_with('/')).map(ToOwned::to_owned).collect()
}

fn page(name: &str) -> String {
    std::fs::read_to_string(house::root().join(name)).unwrap_or_else(|bad| panic!("{name}: {bad}"))
}

#[test]
fn the_page_for_players_lists_every_command_with_what_can_be_given() {
    let players = page("docs/players.md");
    let table = quoted(players.split("## All commands").nth(1).expect("a table of commands"));
    let organisers = page("docs/organisers.md");
    let commands = all(english(), &standard());
    let typed: Vec<&Command> = commands.iter().filter(|command| !command.on_messages).collect();
    assert!(typed.len() > 20, "{typed:?}");
    let mut expected = BTreeSet::new();
    for command in typed {
        for line in lines(&format!("/{}", command.name), &command.options) {
            // What managers and organisers give is told where they are spoken to.
            let bare = line.split(' ').take(2).collect::<Vec<_>>().join(" ");
            let special = command.managers || command.name == "tournament" && organisers.contains(&bare);
            expected.insert(if special && !table.contains(&line) { bare } else { line });
        }
    }
    let missing: Vec<_> = expected.difference(&table).filter(|line| !organisers.contains(*line)).collect();
    assert!(missing.is_empty(), "the page does not list {missing:?}");
    let made_up: Vec<_> = table.difference(&expected).collect();
    assert!(made_up.is_empty(), "the page lists {made_up:?}, which there is not so");
}
