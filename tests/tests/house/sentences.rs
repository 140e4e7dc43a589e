//! Every sentence of the catalogue that takes names or numbers, put into words with one, two and four of them: whoever
//! changes one reads it here as it will be told.
//!
//! Which arguments are lists is written down below as the callers give them, and games that play themselves show that
//! nothing else is given.

use std::{collections::BTreeSet, fmt::Write, path::Path, sync::Arc};

use skald_rules::{
    chance::Fast,
    interface::{Arg, Game, Options, Refuse, Say, Seat, Setup, Viewer, Waiting},
    law::Law,
    playout,
    war::War,
    words::english,
};

/// Arguments that are lists wherever they occur.
const LISTS: &[&str] = &[
    "cards", "counts", "discards", "fallen", "kinds", "labels", "legends", "list", "marks", "names",
    "owners", "parts", "pieces", "plans", "steps", "targets", "winners", "wishes",
];

/// Arguments of single messages that are lists, though the same name is one thing elsewhere.
const SINGLE_LISTS: &[(&str, &str)] = &[
    ("chaos-no-boost", "types"),
    ("chaos-no-play", "occasions"),
    ("chaos-revealed", "all"),
    ("chaos-shielded", "by"),
    ("chaos-step-attack", "attacks"),
    ("picture-chaos-plan-order", "order"),
    ("twin-chaos-order", "order"),
];

/// Arguments with the name of a list that are numbers all the same.
const COUNTS: &[(&str, &str)] = &[("war-note-player", "cards"), ("war-setup-pool-big", "legends")];

/// Messages whose `who` is a list of players; everywhere else it is one player.
const MANY: &[&str] = &[
    "board-waits",
    "board-waits-until",
    "chaos-ended-award",
    "chaos-ended-last",
    "chaos-ended-stalemate",
    "chaos-window",
    "chaos-window-late",
    "host-result",
    "host-started",
    "host-waiting-for",
    "law-over",
    "law-over-award",
    "law-over-left",
    "law-over-nobody",
    "law-over-shared",
    "law-over-time",
    "law-refuse-over",
    "law-refuse-partner",
    "law-refuse-starter",
    "law-tied",
    "law-won",
    "law-won-card",
    "law-won-card-levels",
    "law-won-levels",
    "match-ends",
    "match-game-ends",
    "twin-law-side",
    "twin-law-side-board",
    "twin-law-side-both",
    "twin-law-side-won",
    "war-drawn",
    "war-ended-nobody",
    "war-laid",
    "war-refuse-already-drawn",
    "war-refuse-over",
    "war-shared",
    "war-war",
    "war-war-again",
    "war-won",
    "war-won-award",
    "war-won-deserted",
    "war-won-left",
    "war-won-limit",
    "war-won-time",
];

/// Messages that never have fewer names than two: ties, Wars, teams.
const AT_LEAST_TWO: &[&str] = &[
    "picture-chaos-shared",
    "law-over-shared",
    "law-tied",
    "picture-law-shared",
    "picture-law-won-team",
    "picture-war-drawn",
    "picture-war-shared",
    "twin-law-side-board",
    "war-drawn",
    "war-laid",
    "war-shared",
    "war-war",
    "war-war-again",
];

/// Messages that always have one name.
const ONLY_ONE: &[&str] = &[
    "chaos-ended-award",
    "chaos-ended-last",
    "law-over",
    "picture-chaos-won",
    "picture-law-won",
    "picture-war-won",
    "war-won",
    "war-won-award",
    "war-won-deserted",
    "war-won-left",
    "war-won-limit",
    "war-won-time",
];

/// Arguments that are numbers.
const NUMBERS: &[&str] = &[
    "amount",
    "army",
    "battles",
    "biggest",
    "board",
    "by",
    "columns",
    "cost",
    "count",
    "cycle",
    "deck",
    "each",
    "east",
    "free",
    "gained",
    "hand",
    "has",
    "have",
    "left",
    "least",
    "level",
    "levels",
    "limit",
    "loss",
    "lost",
    "missing",
    "more",
    "most",
    "n",
    "named",
    "need",
    "needed",
    "needs",
    "number",
    "of",
    "offence",
    "own",
    "other",
    "pile",
    "points",
    "problem-count",
    "round",
    "rounds",
    "row",
    "rows",
    "seats",
    "south",
    "taken",
    "total",
    "turn",
    "uses",
    "value",
    "wanted",
    "west",
    "won",
];

/// Arguments that are players, though the same name is something else elsewhere.
const SEATS: &[(&str, &str)] = &[
    ("chaos-again", "by"),
    ("chaos-countered", "by"),
    ("chaos-peeked", "of"),
    ("chaos-peeked-own", "of"),
    ("chaos-stays", "at"),
    ("twin-chaos-instance", "at"),
    ("twin-chaos-lasting", "at"),
];

/// Arguments that are parts of a sentence, though the same name is a number elsewhere.
const PARTS: &[(&str, &str)] = &[
    ("chaos-declared", "free"),
    ("chaos-declared-all", "free"),
    ("chaos-deed-attack", "free"),
    ("chaos-deed-attack-all", "free"),
    ("chaos-deed-hex", "free"),
    ("chaos-deed-hex-all", "free"),
    ("chaos-hexed", "free"),
    ("chaos-hexed-all", "free"),
];

const PLAYERS: [&str; 4] = ["Alice", "Boris", "Clara", "Dora"];
const THINGS: [&str; 4] = ["Otr", "Garm", "Pan", "Loki"];

/// A message of a file: its id and its text as it is written.
fn messages(file: &str) -> Vec<(String, String)> {
    let mut all: Vec<(String, String)> = Vec::new();
    for line in text_of(file).lines() {
        match line.split_once(" =") {
            Some((id, text)) if line.starts_with(|c: char| c.is_ascii_lowercase()) => {
                all.push((id.to_owned(), text.to_owned()));
            }
            _ if line.starts_with([' ', '}']) => {
                if let Some((_, text)) = all.last_mut() {
                    text.push('\n');
                    text.push_str(line);
                }
            }
            _ => {}
        }
    }
    all
}

/// A file of the English catalogue, wherever the crates keep it.
fn text_of(file: &str) -> String {
    fn find(folder: &Path, file: &str) -> Option<String> {
        let mut entries: Vec<_> = std::fs::read_dir(folder).ok()?.filter_map(Result::ok).collect();
        entries.sort_by_key(std::fs::DirEntry::path);
        entries.into_iter().find_map(|entry| {
            let path = entry.path();
            if path.is_dir() {
                find(&path, file)
            } else if path.ends_with(Path::new("en").join(file)) {
                std::fs::read_to_string(path).ok()
            } else {
                None
            }
        })
    }
    find(&Path::new(env!("CARGO_MANIFEST_DIR")).join("../rules"), file).unwrap()
}

/// The arguments of a message, each once, in the order of the text.
fn arguments(text: &str) -> Vec<String> {
    let mut all: Vec<String> = Vec::new();
    for part in text.split('$').skip(1) {
        let name: String =
            part.chars().take_while(|c| c.is_ascii_alphanumeric() || "-_".contains(*c)).collect();
        let name = name.strip_suffix("-count").map(str::to_owned).unwrap_or(name);
        if !all.contains(&name) {
            all.push(name);
        }
    }
    all
}

fn is_list(id: &str, name: &str) -> bool {
    (LISTS.contains(&name) && !COUNTS.contains(&(id, name)))
        || SINGLE_LISTS.contains(&(id, name))
        || (name == "who" && MANY.contains(&id))
        || (name == "missing"
            && ["host-agrees", "host-proposes", "host-agrees-to", "proposal-made"].contains(&id))
}

/// What stands for an argument, with `n` names or the number `n`.
fn sample(id: &str, text: &str, name: &str, n: usize) -> Arg {
    if is_list(id, name) {
        if ["who", "names", "winners", "missing"].contains(&name) {
            return Arg::Seats(Seat::all(4).take(n).collect());
        }
        return Arg::Texts(THINGS.iter().take(n).map(|thing| Arc::from(*thing)).collect());
    }
    if SEATS.contains(&(id, name)) {
        return Arg::Seat(Seat(1));
    }
    if PARTS.contains(&(id, name)) {
        return Arg::from(format!("‹{name}›"));
    }
    if NUMBERS.contains(&name) || COUNTS.contains(&(id, name)) || text.contains(&format!("${name} ->")) {
        return Arg::Number(i64::try_from(n).unwrap());
    }
    match name {
        "who" | "name" | "by" => Arg::Seat(Seat(0)),
        "on" | "from" | "to" | "first" | "mate" | "against" => Arg::Seat(Seat(1)),
        "legend" => Arg::from("Cinderfang"),
        "card" | "old" | "next" | "gave" | "took" | "back" => Arg::from("Otr"),
        "ability" => Arg::from("Scorch"),
        "space" | "at" => Arg::from("C3"),
        other => Arg::from(format!("‹{other}›")),
    }
}

/// All sentences of a file that take names or numbers, in words.
fn read_aloud(file: &str) -> String {
    let names = |seat: Seat| PLAYERS[usize::from(seat.0) % 4].to_owned();
    let mut out = String::new();
    for (id, text) in messages(file) {
        let arguments = arguments(&text);
        if arguments.is_empty() {
            continue;
        }
        let known: &'static str = Box::leak(id.clone().into_boxed_str());
        let mut lines: Vec<String> = Vec::new();
        for n in [1, 2, 4] {
            if (n < 2 && AT_LEAST_TWO.contains(&known)) || (n > 1 && ONLY_ONE.contains(&known)) {
                continue;
            }
            let mut say = Say::new(known);
            for name in &arguments {
                let name: &'static str = Box::leak(name.clone().into_boxed_str());
                say = say.with(name, sample(known, &text, name, n));
            }
            let line = english().say(&say, &names);
            if !lines.contains(&line) {
                lines.push(line);
            }
        }
        let _ = writeln!(out, "{id}\n    {}", lines.join("\n    "));
    }
    out
}

#[test]
fn sentences_of_the_rules_of_war() {
    insta::assert_snapshot!(read_aloud("war.ftl"));
    insta::assert_snapshot!(read_aloud("war-pictures.ftl"));
}

#[test]
fn sentences_of_legends_at_war() {
    insta::assert_snapshot!(read_aloud("law.ftl"));
    insta::assert_snapshot!(read_aloud("law-pictures.ftl"));
}

#[test]
fn sentences_of_legends_of_chaos() {
    insta::assert_snapshot!(read_aloud("chaos.ftl"));
    insta::assert_snapshot!(read_aloud("chaos-pictures.ftl"));
}

#[test]
fn sentences_of_all_games_and_of_the_host() {
    insta::assert_snapshot!(read_aloud("core.ftl"));
    insta::assert_snapshot!(read_aloud("host.ftl"));
}

/// The list arguments of a sentence, and how many each has.
fn lists(say: &Say, found: &mut BTreeSet<(String, String, usize)>) {
    for (name, arg) in &say.args {
        let count = match arg {
            Arg::Seats(seats) => seats.len(),
            Arg::Texts(texts) => texts.len(),
            Arg::Says(says) => {
                says.iter().for_each(|say| lists(say, found));
                says.len()
            }
            Arg::Say(say) => {
                lists(say, found);
                continue;
            }
            Arg::Number(_) | Arg::Seat(_) | Arg::Name(_) | Arg::Text(_) => continue,
        };
        found.insert((say.id.to_owned(), (*name).to_owned(), count));
    }
}

/// What the sentences of a few games give as lists.
fn given<G: Game>(seats: u8, options: &[(&str, &str)], found: &mut BTreeSet<(String, String, usize)>) {
    let options = options.iter().fold(Options::default(), |all, (key, value)| all.with(key, value));
    let game = G::new(&Setup { seats, options, packs: Vec::new() }).unwrap();
    for seed in 0..4 {
        let (mut dice, mut choices, mut out) = (Fast::new(seed), Fast::new(!seed), Vec::new());
        let mut state = game.start(&[], &mut dice, &mut out).unwrap();
        loop {
            for event in &out {
                for who in Seat::all(seats).map(Viewer::Seat).chain([Viewer::Spectator]) {
                    if let Some(seen) = game.seen(event, who) {
                        lists(&game.tell(&seen).say, found);
                    }
                }
            }
            if let Waiting::Seats(waits) = game.waiting(&state) {
                waits.iter().for_each(|wait| lists(&wait.label, found));
            }
            for decision in Seat::all(seats).flat_map(|seat| game.open(&state, seat)) {
                lists(&decision.prompt, found);
                if let Err(illegal) =
                    game.ask(&state, decision.id, &skald_rules::interface::Pick::path("no such word"))
                {
                    lists(&illegal.say(), found);
                }
            }
            out.clear();
            let Some(input) = playout::next_input(&game, &state, seats, &mut choices).unwrap() else { break };
            game.play(&mut state, &input, &mut dice, &mut out).unwrap();
        }
    }
}

#[test]
fn games_give_lists_where_the_sentences_expect_them() {
    let mut found = BTreeSet::new();
    given::<War>(2, &[("turn_limit", "60")], &mut found);
    given::<War>(6, &[("turn_limit", "100"), ("pace", "ready")], &mut found);
    given::<Law>(2, &[], &mut found);
    given::<Law>(3, &[("form", "ragnarok")], &mut found);
    given::<Law>(2, &[("form", "skirmish")], &mut found);
    given::<Law>(4, &[("form", "team")], &mut found);
    let of = |id: &str| !id.starts_with("list-") && !id.starts_with("refuse-");
    let wrong: Vec<_> = found
        .iter()
        .filter(|(id, name, count)| {
            let few = *count < 2 && name == "who" && AT_LEAST_TWO.contains(&id.as_str());
            let many = *count > 1 && name == "who" && ONLY_ONE.contains(&id.as_str());
            of(id) && (!is_list(id, name) || few || many)
        })
        .collect();
    assert!(wrong.is_empty(), "{wrong:#?}");
    let seen: BTreeSet<&str> = found.iter().map(|(id, _, _)| id.as_str()).collect();
    assert!(seen.contains("law-won-card") && seen.contains("war-war"), "{seen:?}");
}
