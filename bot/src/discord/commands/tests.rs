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
        "away",
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

/// A command as the page for players writes it: `/table vacate [seat]`, what may be left out in brackets.
fn written(path: &[&str], options: &[Opt]) -> Vec<String> {
    let option = |of: &Opt| if of.required { of.name.to_owned() } else { format!("[{}]", of.name) };
    // Wherever a command is about a table or a tournament, it can be named, and the page says so once.
    let options = options.iter().filter(|of| !matches!(of.name, "table" | "tournament")).map(option);
    path.iter().map(|word| (*word).to_owned()).chain(options).collect()
}

#[test]
fn the_page_for_players_names_every_command_with_its_options() {
    let page = include_str!("../../../../docs/players.md");
    let rows = page.lines().filter(|line| line.starts_with("| `/"));
    let spans = rows.flat_map(|row| row.split('|').nth(1).unwrap_or_default().split('`'));
    let words = |span: &str| span.split_whitespace().map(str::to_owned).collect::<Vec<String>>();
    let named: Vec<Vec<String>> = spans.filter_map(|span| span.strip_prefix('/')).map(words).collect();
    // Pages of their own tell of the commands of organisers and managers.
    let elsewhere = |path: &str| path == "setup" || path == "tournament open";
    let mut declared = Vec::new();
    let (in_menus, typed): (Vec<Command>, Vec<Command>) =
        commands().into_iter().partition(|command| command.on_messages);
    assert!(in_menus.iter().all(|command| page.contains(&format!("**{}**", command.name))));
    for command in typed {
        let subs = command.options.iter().filter_map(|option| match &option.kind {
            Kind::Sub(inner) => Some(written(&[command.name, option.name], inner)),
            _ => None,
        });
        let before = declared.len();
        declared.extend(subs);
        if declared.len() == before {
            declared.push(written(&[command.name], &command.options));
        }
    }
    for one in &named {
        let path = one.join(" ");
        let of = |known: &&Vec<String>| known[0] == one[0] && known.get(1) == one.get(1);
        let fits = if elsewhere(&one[0]) || elsewhere(&path) {
            declared.iter().any(|known| of(&known))
        } else {
            declared.contains(one)
        };
        assert!(fits, "/{path} is not one of {:?}", declared.iter().find(|known| known[0] == one[0]));
    }
    let ought = declared.iter().filter(|known| known[0] != "tournament" && known[0] != "setup");
    let missing: Vec<String> =
        ought.filter(|known| !named.contains(known)).map(|known| format!("/{}", known.join(" "))).collect();
    assert!(missing.is_empty(), "the page does not name {missing:?}");
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
        on_messages: false,
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
