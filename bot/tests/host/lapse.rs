//! What somebody is told beforehand that will be done when their time runs out is what is done, in every game of the catalogue and
//! for every kind of question that a game asked.

use std::collections::BTreeMap;

use crate::common::{ADA, BEN, CYD, HOUR, House, random_line};
use skald::host::{AtTimeOut, Join, OpenTable, Person, Status, TableId, Terms};
use skald_rules::{
    catalogue::{Catalogue, GameKind},
    chance::{Chance, Fast},
    interface::{DecisionId, Duty, Options},
};
use skald_tests::probe::Probe;

fn everything() -> Catalogue {
    skald_rules::catalogue::standard().with(GameKind::of::<Probe>())
}

/// How many kinds of questions each game asks in these stories, so that none falls out unseen. Left over are those that come about
/// once in many games: the order of Traitors, a Charge, what Foresee shows.
const KINDS: [(&str, usize); 5] = [("war", 3), ("chaos", 5), ("law", 13), ("lost", 10), ("lraw", 18)];

/// What was promised and done of one kind of question.
#[derive(Debug, Default)]
struct Kind {
    asked: u32,
    kept: u32,
}

/// Those who play.
const PEOPLE: [(Person, &str); 4] = [(ADA, "Ada"), (BEN, "Ben"), (CYD, "Cyd"), (Person(104), "Dan")];

/// The tables of a game at which other questions are asked: each of its forms, for as few as can play and for four.
fn tables(kind: GameKind) -> Vec<(u8, Options)> {
    let (least, most) = (*kind.seats().start(), *kind.seats().end());
    let four = if kind.id == kind.game { most.min(4) } else { least };
    let mut all = Vec::new();
    for seats in [least, four] {
        for options in kind.variants(seats, &Options::default()) {
            if !all.contains(&(seats, options.clone())) {
                all.push((seats, options));
            }
        }
    }
    all
}

async fn table_of(house: &House, kind: GameKind, seats: u8, options: Options) -> TableId {
    let wish = OpenTable {
        game: kind.id.to_owned(),
        seats: Some(seats),
        options,
        terms: Terms::of(Some(HOUR)),
        channel: 7,
        name: "Ada".into(),
        ..OpenTable::default()
    };
    let table = house.host.open(ADA, wish).await.unwrap().id;
    for (person, name) in &PEOPLE[1..usize::from(seats)] {
        house.host.join(*person, table, Join { name: (*name).into(), ..Join::default() }).await.unwrap();
    }
    house.host.start(ADA, table).await.unwrap();
    table
}

/// Those who sit at a table.
async fn people(house: &House, table: TableId) -> Vec<Person> {
    house.host.info(table).await.unwrap().seats.iter().filter_map(|seat| seat.person).collect()
}

/// What is owed by everybody, with its kind.
async fn owed(house: &House, table: TableId) -> Vec<(Person, String, DecisionId)> {
    let mut owed = Vec::new();
    for person in people(house, table).await {
        let look = house.host.look(table, person).await.unwrap();
        let own = look.decisions.into_iter().filter(|decision| decision.duty == Duty::Owed);
        owed.extend(own.map(|own| (person, own.kind, DecisionId::new(&own.id).unwrap())));
    }
    owed
}

/// Lets the next time of somebody run out. What was promised for the first question is what the log says, and so it is for all
/// others of that moment that it left open as they were.
async fn sleep(house: &House, table: TableId, kinds: &mut BTreeMap<String, Kind>) {
    let mut promised: Vec<(Person, AtTimeOut)> = Vec::new();
    for person in people(house, table).await {
        let own = house.host.at_time_out(person, table).await.unwrap();
        promised.extend(own.into_iter().map(|own| (person, own)));
    }
    promised.sort_by_key(|(_, promise)| promise.at);
    let Some(first) = promised.first().map(|(_, promise)| promise.at) else { return };
    let of: BTreeMap<String, String> =
        owed(house, table).await.into_iter().map(|(_, kind, at)| (at.to_string(), kind)).collect();
    let log = house.host.info(table).await.unwrap().log;
    house.clock.pass(first - house.host.now() - 1);
    house.host.tick().await.unwrap();
    if house.host.info(table).await.unwrap().log != log {
        // Something of the host's own came first, such as a computer's move: things are not as they were.
        return;
    }
    house.pass(1).await;
    let entries = house.host.store().log(table, log, u32::MAX).await.unwrap();
    let mut lines: Vec<(String, String)> = Vec::new();
    for entry in entries {
        lines.push((entry.by, entry.text));
        let passes: Vec<serde_json::Value> = serde_json::from_str(&entry.passes).unwrap();
        lines.extend(passes.iter().map(|pass| {
            (pass["by"].as_str().unwrap_or_default().to_owned(), pass["input"].as_str().unwrap().to_owned())
        }));
    }
    let mut done = 0;
    for (person, promise) in promised.iter().filter(|(_, promise)| promise.at == first) {
        assert!(!promise.prompt.is_empty() && !promise.answer.is_empty(), "{promise:?}");
        let wanted = format!("{} {}", promise.decision, promise.line);
        let about = format!("{} ", promise.decision);
        // One that an earlier one of the same moment has closed was not answered at all.
        let Some((_, line)) = lines.iter().find(|(_, line)| line.starts_with(&about)) else { continue };
        assert_eq!(*line, wanted, "{person}: {promise:?} in {lines:?}");
        let kind = kinds.entry(of[&promise.decision].clone()).or_default();
        kind.kept += 1;
        done += 1;
    }
    assert!(done > 0, "of {promised:?} nothing was done: {lines:?}");
}

async fn game(kind: GameKind, seats: u8, options: Options, seed: u64, kinds: &mut BTreeMap<String, Kind>) {
    let mut dice = Fast::new(seed);
    let house = House::of(everything(), seed).await;
    let table = table_of(&house, kind, seats, options).await;
    for _ in 0..200 {
        let next = house.host.tick().await.unwrap();
        if house.host.info(table).await.unwrap().status == Status::Over {
            break;
        }
        let open = owed(&house, table).await;
        if open.is_empty() {
            let Some(next) = next else { break };
            house.clock.pass((next - house.host.now()).max(0));
            continue;
        }
        for (_, kind, _) in &open {
            kinds.entry(kind.clone()).or_default().asked += 1;
        }
        // What was promised least often so far is let run out first.
        let rare = open.iter().any(|(_, kind, _)| kinds[kind].kept < 2);
        if rare || dice.pick("sleep", 6) == 0 {
            sleep(&house, table, kinds).await;
            continue;
        }
        let which = usize::try_from(dice.pick("who", u32::try_from(open.len()).unwrap())).unwrap();
        let (person, _, at) = &open[which];
        let line = random_line(&house, table, *at, &mut dice).await;
        let _ = house.host.play(*person, table, *at, &line).await;
    }
}

#[tokio::test]
async fn what_is_told_beforehand_is_what_the_clock_does() {
    for kind in everything().iter() {
        let mut kinds = BTreeMap::new();
        for (seats, options) in tables(kind) {
            for seed in 1..=2 {
                game(kind, seats, options.clone(), seed, &mut kinds).await;
            }
        }
        let table: Vec<String> =
            kinds.iter().map(|(name, of)| format!("{name} {}/{}", of.kept, of.asked)).collect();
        println!("{}: {}", kind.id, table.join(", "));
        let least = KINDS.iter().find(|(game, _)| *game == kind.id).map_or(1, |(_, least)| *least);
        assert!(kinds.len() >= least, "{}: fewer kinds of questions than there were: {kinds:?}", kind.id);
        for (name, of) in &kinds {
            assert!(of.kept > 0, "{}: of {name} nothing was promised and done", kind.id);
        }
    }
}
