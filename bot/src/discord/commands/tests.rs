//! The commands keep within Discord's limits, are named as players would say them, and are explained.

use super::*;

fn commands() -> Vec<Command> {
    all(skald_rules::words::english(), &skald_rules::catalogue::standard())
}

#[test]
fn every_command_keeps_within_discords_limits() {
    assert_eq!(check(&commands()), Vec::<String>::new());
}

#[test]
fn the_commands_are_named_as_players_would_say_them() {
    let names: Vec<&str> = commands().iter().map(|command| command.name).collect();
    for name in [
        "open",
        "join",
        "leave",
        "start",
        "invite",
        "move",
        "hand",
        "board",
        "turns",
        "orders",
        "rules",
        "card",
        "deck",
        "help",
        "resign",
        "settings",
        "verify",
        "table",
        "setup",
        "tournament",
    ] {
        assert!(names.contains(&name), "{name}");
    }
}

#[test]
fn every_command_and_option_is_described_in_the_catalogue_of_words() {
    fn undescribed(option: &Opt) -> bool {
        let inner = if let Kind::Sub(inner) = &option.kind { inner.iter().any(undescribed) } else { false };
        option.about == option.name || inner
    }
    for command in commands() {
        assert_ne!(command.about, command.name);
        assert!(!command.options.iter().any(undescribed), "{}", command.name);
    }
}

#[test]
fn the_largest_legal_command_passes_and_one_more_of_anything_does_not() {
    let option = |at: usize| Opt {
        name: [
            "o0", "o1", "o2", "o3", "o4", "o5", "o6", "o7", "o8", "o9", "oa", "ob", "oc", "od", "oe", "of",
            "og", "oh", "oi", "oj", "ok", "ol", "om", "on", "oo", "op",
        ][at],
        about: "d".repeat(limits::COMMAND_ABOUT),
        kind: Kind::Flag,
        required: at < 3,
    };
    let mut largest = Command {
        name: "abcdefghijklmnopqrstuvwxyz-01234",
        about: "d".repeat(limits::COMMAND_ABOUT),
        options: (0..limits::COMMAND_OPTIONS).map(option).collect(),
        managers: false,
    };
    let choices = (0..limits::COMMAND_CHOICES)
        .map(|n| (format!("{n:0>width$}", width = limits::SUGGESTION_NAME), format!("{n:0>100}")))
        .collect();
    largest.options[24].kind = Kind::Choice(choices);
    assert_eq!(largest.faults(), Vec::<String>::new());

    let mut more = largest.clone();
    more.options.push(option(25));
    assert!(!more.faults().is_empty());
    let mut longer = largest.clone();
    longer.about.push('d');
    assert!(!longer.faults().is_empty());
    let mut late = largest.clone();
    late.options[24].required = true;
    assert!(!late.faults().is_empty());
    let mut heavy = largest;
    heavy.options[23].kind = heavy.options[24].kind.clone();
    assert!(!heavy.faults().is_empty());
}
