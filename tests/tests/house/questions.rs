//! Questions as people meet them, over games of random moves: each first choice says what it does, and nobody is asked what has one
//! possible answer, unless answering it unasked would give a secret away.

use std::collections::{BTreeMap, BTreeSet};

use skald_rules::{
    catalogue::standard,
    chance::Fast,
    interface::{Auto, Duty, Options, Seat, Setup, Waiting},
    table::{Table, only_answer},
};
use skald_tests::chance::input;

/// A table that is looked at: game, seats, options.
type Looked = (&'static str, u8, &'static [(&'static str, &'static str)]);

/// The tables that are looked at.
const TABLES: [Looked; 9] = [
    ("war", 3, &[]),
    ("chaos", 3, &[]),
    ("law", 2, &[("form", "standard")]),
    ("law", 3, &[("form", "ragnarok")]),
    ("law", 2, &[("form", "skirmish")]),
    ("law", 4, &[("form", "team")]),
    ("lost", 3, &[]),
    ("lraw", 2, &[]),
    ("lraw", 3, &[]),
];

/// Games at each table, and the most steps of one.
const GAMES: u64 = 3;
const STEPS: u32 = 2_500;

/// The kinds of questions whose choices need no line beside them, each with why.
const PLAIN: &[(&str, &str, &str)] = &[
    ("war", "look", CARDS),
    ("law", "first", "players, by their names"),
    ("lost", "look", CARDS),
    ("lraw", "mulligan", ASKED),
    ("lraw", "extra", ASKED),
    ("lraw", "guardian", ASKED),
    ("lraw", "may", ASKED),
    ("lraw", "more-draw", ASKED),
    ("lraw", "upkeep", ASKED),
    ("lraw", "rise", ASKED),
    ("lraw", "zone", "places of the own field, which stand numbered in the picture"),
];
const CARDS: &str = "cards or monsters, which stand in the picture above the menu";
const ASKED: &str = "the question says what yes does";

/// The kinds of questions that are put though they have one answer at times, each with why it may not be given unasked.
const SECRET: &[(&str, &str, &str)] = &[
    (
        "chaos",
        "action",
        "a round ends by itself with an empty hand or by consent; else it would tell what the hand cannot do",
    ),
    ("chaos", "answer", WINDOW),
    ("lraw", "respond", WINDOW),
    ("lraw", "conscription", WINDOW),
    ("lraw", "attacked", WINDOW),
    ("lraw", "end-of-war", WINDOW),
    ("lraw", "phase", WINDOW),
    ("lraw", "search", "a search that ends by itself would tell how much of what lies hidden there fits"),
    (
        "lraw",
        "main",
        "a turn that ends by itself would tell that the hand and what lies face-down are of no use",
    ),
];
const WINDOW: &str =
    "a pass that is given unasked would tell that nothing was held against it (ASY-4, INV-40); orders pass";

/// A kind of question of a game.
type Kind = (String, String);

/// What was found at one kind of table: first choices without a line, and questions with one answer, each kind with how often.
#[derive(Debug, Default)]
struct Found {
    asked: BTreeMap<Kind, u32>,
    silent: BTreeMap<Kind, BTreeSet<String>>,
    forced: BTreeMap<Kind, u32>,
}

impl Found {
    /// Looks at everything that a table waits for.
    fn look(&mut self, game: &str, table: &dyn Table) {
        let Waiting::Seats(waits) = table.waiting() else { return };
        for seat in waits.iter().map(|wait| wait.seat).collect::<BTreeSet<Seat>>() {
            for at in table.open(seat).into_iter().filter(|at| at.duty == Duty::Owed) {
                let kind = (game.to_owned(), at.kind.to_string());
                *self.asked.entry(kind.clone()).or_default() += 1;
                if at.auto != Auto::Public && only_answer(table, at.id).is_some() {
                    *self.forced.entry(kind.clone()).or_default() += 1;
                }
                let Some(menu) = table.ask(at.id, &[]).unwrap().menu else { continue };
                let list = menu.pick.list();
                let hints = table.hints(seat, at.id, &[]);
                let told = |key| hints.notes.iter().any(|(of, _)| *of == key);
                let mute = list.iter().filter(|choice| choice.note.is_none() && !told(choice.key));
                if list.len() > 1 {
                    self.silent.entry(kind).or_default().extend(mute.map(|choice| choice.key.to_string()));
                }
            }
        }
    }
}

/// Plays games at all these tables at random, and shows each position to whoever looks.
pub(super) fn played(mut look: impl FnMut(&str, &dyn Table)) {
    for (game, seats, chosen) in TABLES {
        let kind = standard().get(game).unwrap();
        let options = chosen.iter().fold(Options::default(), |all, (key, value)| all.with(key, value));
        let opened = kind.open(&Setup { seats, options, packs: Vec::new() }).unwrap();
        for seed in 0..GAMES {
            let (mut dice, mut choices) = (Fast::new(seed), Fast::new(!seed));
            let mut table = opened.start(&[], &mut dice).unwrap();
            for _ in 0..STEPS {
                look(game, &*table);
                let Some(input) = input(&*table, &mut choices) else { break };
                table.play(&input, &mut dice).unwrap();
            }
        }
    }
}

/// The kinds that are not listed, and those that are listed for nothing.
fn unlisted<T: std::fmt::Debug>(found: &BTreeMap<Kind, T>, listed: &[(&str, &str, &str)]) -> Vec<String> {
    let is = |kind: &Kind, (game, of, _): &(&str, &str, &str)| kind.0 == *game && kind.1 == *of;
    let new = found.iter().filter(|(kind, _)| !listed.iter().any(|one| is(kind, one)));
    let new = new.map(|(kind, what)| format!("{} {}: {what:?}", kind.0, kind.1));
    let idle = listed.iter().filter(|one| !found.keys().any(|kind| is(kind, one)));
    new.chain(idle.map(|(game, of, _)| format!("{game} {of} is listed for nothing"))).collect()
}

#[test]
fn each_first_choice_says_what_it_does_and_nobody_is_asked_what_has_one_answer() {
    let mut found = Found::default();
    played(|game, table| found.look(game, table));
    found.silent.retain(|_, mute| !mute.is_empty());
    println!("{} kinds of questions, {} put", found.asked.len(), found.asked.values().sum::<u32>());
    println!("one answer, and put to somebody: {:#?}", found.forced);
    assert!(found.asked.len() > 30, "{:?}", found.asked);
    let silent = unlisted(&found.silent, PLAIN);
    assert!(silent.is_empty(), "first choices that say nothing: {silent:#?}");
    let forced = unlisted(&found.forced, SECRET);
    assert!(forced.is_empty(), "asked with one possible answer: {forced:#?}");
}
