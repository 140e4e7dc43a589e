//! What somebody is told beforehand that will be done when their time runs out is what is done, in every game of the catalogue and
//! for every kind of question that a game asked.

use std::{collections::BTreeMap, fs, path::Path};

use crate::common::{ADA, BEN, CYD, HOUR, House, position, random_line, stood};
use skald::host::{AtTimeOut, Join, OpenTable, Person, Status, TableId, Terms};
use skald_rules::{
    catalogue::{Catalogue, GameKind},
    chance::{Chance, Fast},
    interface::{DecisionId, Duty, Input, Key, Options, Say, Seat},
    scenario::File,
    table::Table,
};
use skald_tests::probe::Probe;

fn everything() -> Catalogue {
    skald_rules::catalogue::standard().with(GameKind::of::<Probe>())
}

/// In how many positions time runs out before a kind of question at most.
const TRIES: u32 = 3;

/// The kinds of questions that each game asks of somebody whose time can run out: each has to come up. What random games hardly ever
/// come to is looked for in the positions of the game's scenarios.
const KINDS: [(&str, &[&str]); 6] = [
    ("war", &["draw", "gamble", "look", "strike", "use"]),
    ("chaos", &["action", "answer", "search", "sink", "take"]),
    (
        "law",
        &[
            "agree", "deck", "draw", "first", "follow", "lay", "maneuver", "open", "pantheon", "pick",
            "plan", "play", "trade", "traitors",
        ],
    ),
    (
        "lost",
        &[
            "attach", "attack", "charge", "defend", "drop", "heal", "hero", "look", "met", "reward",
            "select", "take",
        ],
    ),
    (
        "lraw",
        &[
            "ash",
            "attacked",
            "conscription",
            "counters",
            "discard",
            "end-of-war",
            "extra",
            "first",
            "follow",
            "gamble",
            "guardian",
            "hand-size",
            "look",
            "main",
            "may",
            "more-draw",
            "mulligan",
            "order",
            "phase",
            "pick",
            "quartzheart",
            "redeclare",
            "reroll",
            "respond",
            "reveal",
            "rise",
            "sacrifice",
            "scour",
            "search",
            "steal",
            "tax",
            "trap",
            "trigger",
            "upkeep",
            "zone",
        ],
    ),
    ("probe", &["approve", "bid", "plan"]),
];

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
        for other in &own.instead {
            assert!(other.whole && own.does.iter().all(|own| own.line != other.value), "{other:?}");
        }
        promised.extend(own.does.into_iter().map(|own| (person, own)));
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
            // They look in before: a table at which nobody is any more would rest.
            for (person, ..) in &open {
                house.host.come_back(*person, table).await.unwrap();
            }
            sleep(&house, table, kinds).await;
            continue;
        }
        let which = usize::try_from(dice.pick("who", u32::try_from(open.len()).unwrap())).unwrap();
        let (person, _, at) = &open[which];
        let line = random_line(&house, table, *at, &mut dice).await;
        let _ = house.host.play(*person, table, *at, &line).await;
    }
}

/// A place in a scenario at which something is asked.
struct Scene {
    title: String,
    options: Options,
    table: Box<dyn Table>,
}

/// The positions of a game's scenarios, and those to which their moves lead.
fn scenes(kind: GameKind) -> Vec<Scene> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../tests/scenarios").join(kind.id);
    let Ok(folder) = fs::read_dir(folder) else { return Vec::new() };
    let mut files: Vec<_> = folder.map(|file| file.unwrap().path()).collect();
    files.sort();
    let mut scenes = Vec::new();
    for file in files {
        let file = File::read(&file.to_string_lossy(), &fs::read_to_string(&file).unwrap()).unwrap();
        for scenario in &file.scenarios {
            let Some(position) = &scenario.position else { continue };
            let text = toml::to_string(position).unwrap();
            let mut table = kind.read_position(&scenario.title, &text).unwrap();
            let options = position.get("options").and_then(toml::Value::as_table);
            let options = options.into_iter().flatten().fold(Options::default(), |options, (key, value)| {
                options.with(key, value.as_str().unwrap_or(&value.to_string()))
            });
            let mut dice = scenario.script();
            let mut moves = scenario.steps.iter().filter_map(|step| step.0.play.as_deref());
            loop {
                let (title, options) = (scenario.title.clone(), options.clone());
                scenes.push(Scene { title, options, table: table.copy() });
                let Some(input) = moves.next().and_then(|line| input(&*table, line)) else { break };
                // What standing orders would have played in between is left out: then a move may not fit.
                if table.play(&input, &mut dice).is_err() {
                    break;
                }
            }
        }
    }
    scenes
}

/// What a scenario plays, `a:` standing for what seat a owes.
fn input(table: &dyn Table, line: &str) -> Option<Input<String>> {
    let seat = |(seat, with)| Some((Seat::from_key(Key::new(seat).ok()?).ok()?, with));
    let Some((seat, with)) = line.split_once(": ").and_then(seat) else { return Input::read(line).ok() };
    let at = table.open(seat).into_iter().find(|decision| decision.duty == Duty::Owed)?.id;
    Some(Input::Answer { at, with: with.to_owned() })
}

/// What random games have not asked is asked in a position of a scenario in which it is: there the time runs out. So a kind of
/// question that no list knows yet is found, too.
async fn rare(kind: GameKind, kinds: &mut BTreeMap<String, Kind>) {
    // A match asks what its game asks.
    if !KINDS.iter().any(|(game, _)| *game == kind.id) {
        return;
    }
    let kept = |kinds: &BTreeMap<String, Kind>, name: &str| kinds.get(name).is_some_and(|of| of.kept > 0);
    let mut tried: BTreeMap<String, u32> = BTreeMap::new();
    for Scene { title, options, table: scene } in scenes(kind) {
        let owed = Seat::all(scene.seats()).flat_map(|seat| scene.open(seat));
        let mut owed = owed.filter(|decision| decision.duty == Duty::Owed);
        let Some(rare) = owed.find(|decision| !kept(kinds, decision.kind.as_str())) else { continue };
        let tries = tried.entry(rare.kind.to_string()).or_default();
        if usize::from(scene.seats()) > PEOPLE.len() || *tries == TRIES {
            continue;
        }
        let mut house = House::of(everything(), 1).await;
        let table = table_of(&house, kind, scene.seats(), options).await;
        // Where an order passes, nobody's time runs out.
        for person in people(&house, table).await {
            for order in house.host.orders(person, table).await.unwrap() {
                house.host.order_drop(person, table, &order.slot).await.unwrap();
            }
        }
        stood(&mut house, table, &*scene).await;
        // The host takes in where it stands now, and whose time runs.
        house.host.pause(table, &Say::new("pause-unknown")).await.unwrap();
        house.host.resume(table, None).await.unwrap();
        if position(&house, table).await.print_position() != scene.print_position() {
            // Opened otherwise, or something followed at once by a standing order.
            continue;
        }
        *tries += 1;
        println!("{}: {} in \"{title}\"", kind.id, rare.kind);
        sleep(&house, table, kinds).await;
    }
}

#[tokio::test]
async fn what_is_told_beforehand_is_what_the_clock_does() {
    for kind in everything().iter() {
        let mut kinds = BTreeMap::new();
        for (seats, options) in tables(kind) {
            game(kind, seats, options.clone(), 1, &mut kinds).await;
            // What hardly ever comes up gets a second game.
            let known = |name: &&str| kinds.get(*name).is_some_and(|of: &Kind| of.kept > 0);
            if !KINDS.iter().any(|(game, all)| *game == kind.id && all.iter().all(known)) {
                game(kind, seats, options, 2, &mut kinds).await;
            }
        }
        rare(kind, &mut kinds).await;
        let table: Vec<String> =
            kinds.iter().map(|(name, of)| format!("{name} {}/{}", of.kept, of.asked)).collect();
        println!("{}: {}", kind.id, table.join(", "));
        for (name, of) in &kinds {
            assert!(of.kept > 0, "{}: of {name} nothing was promised and done", kind.id);
        }
        // A match asks what its game asks, and more between the games.
        let Some((_, all)) = KINDS.iter().find(|(game, _)| *game == kind.id) else { continue };
        let missing: Vec<_> = all.iter().filter(|name| !kinds.contains_key(**name)).collect();
        assert!(missing.is_empty(), "{}: nobody was asked for {missing:?}", kind.id);
        let unknown: Vec<_> = kinds.keys().filter(|name| !all.contains(&name.as_str())).collect();
        assert!(unknown.is_empty(), "{}: not in the list: {unknown:?}", kind.id);
    }
}
