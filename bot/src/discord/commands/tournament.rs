//! The command for tournaments and leagues, as data.

use skald_rules::words::Words;

use super::{Command, Kind, Opt, PACES, opt};

/// The formats: value and the name of its label.
const FORMATS: &[(&str, &str)] = &[
    ("swiss", "format-swiss"),
    ("knockout", "format-knockout"),
    ("round-robin", "format-round-robin"),
    ("league", "format-league"),
];
/// How many games a match has: value and the name of its label.
const GAMES: &[(&str, &str)] =
    &[("three", "games-three"), ("one", "games-one"), ("one-before-cut", "games-one-before-cut")];
/// How many go on: value and the name of its label.
const CUTS: &[(&str, &str)] = &[("none", "cut-none"), ("top8", "cut-top8"), ("top4", "cut-top4")];

/// What an organiser can do to whoever breaks the rules: value and the name of its label.
const PENALTIES: &[(&str, &str)] = &[
    ("warning", "penalty-warning"),
    ("game", "penalty-game"),
    ("match", "penalty-match"),
    ("disqualify", "penalty-disqualify"),
];

/// `games`: label and value of each game.
pub(super) fn command(words: &Words, games: &[(String, String)]) -> Command {
    let sub = |name: &'static str, options: Vec<Opt>| opt(words, name, Kind::Sub(options));
    let choice = |list: &[(&str, &'static str)]| {
        Kind::Choice(list.iter().map(|(value, label)| (words.text(label), (*value).to_owned())).collect())
    };
    let which = || opt(words, "tournament", Kind::Suggested);
    let whom = || opt(words, "entrant", Kind::Suggested).required();
    let days = || opt(words, "days", Kind::Number(1, 365));
    let open = vec![
        opt(words, "game", Kind::Choice(games.to_vec())).required(),
        opt(words, "called", Kind::Text),
        opt(words, "format", choice(FORMATS)),
        opt(words, "games", choice(GAMES)),
        opt(words, "cut", choice(CUTS)),
        opt(words, "rounds", Kind::Number(1, 30)),
        opt(words, "seats", Kind::Number(3, 8)).saying(words, "tournament-opt-seats"),
        opt(words, "pace", choice(PACES)),
        days().saying(words, "tournament-opt-days"),
        opt(words, "absent", Kind::Number(1, 60)),
        opt(words, "options", Kind::Suggested),
        opt(words, "duplicate", Kind::Flag),
        opt(words, "lists", Kind::Flag),
    ];
    let games_won = |name: &'static str| opt(words, name, Kind::Number(0, 2)).required();
    Command {
        name: "tournament",
        about: words.text("cmd-tournament"),
        options: vec![
            sub("open", open),
            sub("register", vec![opt(words, "deck", Kind::Suggested), which()]),
            sub("check-in", vec![which()]),
            sub("withdraw", vec![which()]),
            sub("look", vec![which()]),
            sub("pairings", vec![which()]),
            sub("standings", vec![which()]),
            sub("lists", vec![opt(words, "entrant", Kind::Suggested), which()]),
            sub("report", vec![whom(), opt(words, "reason", Kind::Text).required(), which()]),
            sub("begin", vec![which()]),
            sub("add-computer", vec![which()]),
            sub("award", vec![whom(), which()]),
            sub("extend", vec![days().required(), opt(words, "match", Kind::Number(1, 500)), which()]),
            sub(
                "penalty",
                vec![
                    whom(),
                    opt(words, "penalty", choice(PENALTIES)).required(),
                    opt(words, "reason", Kind::Text).required(),
                    which(),
                ],
            ),
            sub("reports", vec![which()]),
            sub("take-out", vec![whom(), which()]),
            sub("replace", vec![whom(), opt(words, "who", Kind::Person).required(), which()]),
            sub(
                "correct",
                vec![
                    opt(words, "match", Kind::Number(1, 500)).required(),
                    games_won("first"),
                    games_won("second"),
                    opt(words, "round", Kind::Number(1, 60)),
                    which(),
                ],
            ),
            sub("finish", vec![which()]),
        ],
        managers: false,
        on_messages: false,
    }
}
