//! Tournaments to draw: small and large, of every format, before, within and after their rounds.
#![allow(dead_code, clippy::unwrap_used, clippy::cast_possible_truncation)]

use skald_rules::tournament::{Act, Cut, Finish, Format, Next, Stage, Terms, Tournament, Who};

const NAMES: [&str; 12] = [
    "Ana Müller",
    "WWWWWWWWWWWWWWWWWWWWWWWWWW",
    "Ὀδυσσεύς",
    "Łukasz",
    "the very long name of somebody",
    "Eve",
    "Þórdís",
    "x",
    "Zoë van der Berg",
    "Бронислава",
    "Gus",
    "Hal 9000",
];

/// What so many people are called.
pub fn names(count: usize) -> Vec<String> {
    let name = |n: usize| {
        let again = if n < NAMES.len() { String::new() } else { format!(" {}", n / NAMES.len() + 1) };
        format!("{}{again}", NAMES[n % NAMES.len()])
    };
    (0..count).map(name).collect()
}

/// A tournament that so many have checked in for.
pub fn gathered(terms: &Terms, people: usize) -> Tournament {
    let mut all = Tournament::open(terms, 7).unwrap();
    for (number, name) in (0..).zip(names(people)) {
        all.apply(&Act::Registered { who: Who::Person(number), name }).unwrap();
        let entrant = all.find(Who::Person(number)).unwrap();
        all.apply(&Act::CheckedIn { entrant }).unwrap();
    }
    all
}

/// Begins a round.
pub fn begin(all: &mut Tournament) {
    let begun = all.draw().begun(0);
    all.apply(&begun).unwrap();
}

/// Ends so many tables of the last round, each in another way.
pub fn play(all: &mut Tournament, most: usize) {
    let last = all.rounds().last().unwrap().clone();
    let open = last.tables.iter().enumerate().filter(|(_, table)| !table.is_decided());
    for (n, (table, of)) in open.take(most).enumerate() {
        let finish = if of.seats.len() > 2 {
            Finish::Places((0..of.seats.len() as u8).map(|seat| vec![seat]).collect())
        } else {
            let [won, drawn] = match (n % 4, last.by.needs_winner) {
                (1, _) => [[0, last.by.needed()], [0, 0]],
                (3, false) => [[0, 0], [1, 0]],
                _ => [[last.by.needed(), 0], [0, 0]],
            };
            Finish::Score { won, drawn: drawn[0] }
        };
        all.apply(&Act::Reported { table, finish }).unwrap();
    }
}

/// Plays on for so many rounds, or to the end.
pub fn rounds(all: &mut Tournament, most: usize) {
    for _ in 0..most {
        match all.next() {
            Next::Start | Next::Round => begin(all),
            Next::Cut => {
                let cut = all.cut();
                all.apply(&cut).unwrap();
                begin(all);
            }
            Next::Close => all.apply(&Act::Closed).unwrap(),
            Next::Wait | Next::Nothing => {}
        }
        if all.stage() == Stage::Running {
            play(all, usize::MAX);
        }
    }
}

fn of(format: Format) -> Terms {
    Terms { format, ..Terms::default() }
}

/// All of them, by name.
pub fn all() -> Vec<(&'static str, Tournament)> {
    let swiss = Terms::default;
    let cut = || Terms { cut: Cut::Top8, ..swiss() };
    let mut list = Vec::new();
    let mut add = |name, terms: Terms, people, whole: usize, open: usize| {
        let mut all = gathered(&terms, people);
        rounds(&mut all, whole);
        if open < usize::MAX && all.stage() == Stage::Running && all.next() == Next::Round {
            begin(&mut all);
            play(&mut all, open);
        }
        list.push((name, all));
    };
    add("swiss-2", swiss(), 2, 0, usize::MAX);
    add("swiss-8-first", swiss(), 8, 1, 0);
    add("swiss-8", swiss(), 8, 2, 2);
    add("swiss-8-over", swiss(), 8, 9, 0);
    add("swiss-19", cut(), 19, 3, 4);
    add("swiss-64", swiss(), 64, 2, 9);
    add("cut-19-first", cut(), 19, 6, usize::MAX);
    add("cut-19-over", cut(), 19, 20, 0);
    add("knockout-5", of(Format::Knockout), 5, 1, 1);
    add("knockout-13", of(Format::Knockout), 13, 1, 2);
    add("knockout-16-over", of(Format::Knockout), 16, 9, 0);
    add("knockout-32", of(Format::Knockout), 32, 1, usize::MAX);
    add("knockout-64", of(Format::Knockout), 64, 1, usize::MAX);
    add("robin-6", of(Format::RoundRobin), 6, 2, 1);
    add("league-17", of(Format::League { seats: 4 }), 17, 1, 2);
    add("league-40", of(Format::League { seats: 8 }), 40, 3, 1);
    list
}
