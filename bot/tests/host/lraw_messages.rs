//! What is said to whoever asks for what cannot be done in Legions: Realms at War: every message of part 8, through the host.
//!
//! What happens within a game stands in the scenarios of refusals, which are played here at a table of people. What comes before
//! and after a game, and what only a table can say, stands in the tests below, each under its number.

use std::collections::BTreeSet;

use crate::{
    common::{ADA, BEN, CYD, DAY, House, placed, refused, said},
    lraw::view,
};
use skald::host::{Join, OpenTable, Person, Status, TableId, Terms};
use skald_rules::{
    interface::{Key, Options, Seat},
    words,
};
use toml::{Table, Value};

const SCENARIOS: &str = include_str!("../../../tests/scenarios/lraw/refusals.toml");

const HERO: &str = include_str!("../../../rules/sets/lraw/starters/hero.txt");

const MINUTE: i64 = 60_000;

fn wish(game: &str, options: Options) -> OpenTable {
    OpenTable {
        game: game.into(),
        options,
        // Time enough for all scenarios in one game.
        terms: Terms::of(Some(14 * DAY)),
        channel: 7,
        name: "Ada".into(),
        ..OpenTable::default()
    }
}

async fn house(story: u64) -> House {
    House::of(skald_rules::catalogue::standard(), story).await
}

fn person(seat: &str) -> Person {
    if seat == "a" { ADA } else { BEN }
}

/// For whom the table waits.
async fn waiting(house: &House, table: TableId) -> Vec<Person> {
    house.host.board(table).await.unwrap().waiting.iter().filter_map(|wait| wait.person).collect()
}

/// Whoever is asked plays this; what waits for a tick of the grid comes out.
async fn plays(house: &House, table: TableId, who: Person, line: &str) {
    house.host.play_text(who, table, line).await.unwrap_or_else(|no| panic!("{line}: {no:?}"));
    house.host.tick().await.unwrap();
    house.pass(10 * MINUTE).await;
}

fn texts<'t>(of: &'t Value, key: &str) -> Vec<&'t str> {
    of.get(key)
        .and_then(Value::as_array)
        .map(|all| all.iter().filter_map(Value::as_str).collect())
        .unwrap_or_default()
}

#[tokio::test]
async fn what_cannot_be_done_in_a_game_is_refused_in_the_words_of_the_rules() {
    let mut house = house(41).await;
    let table = house.duel(wish("lraw", Options::default())).await;
    for who in [ADA, BEN] {
        // Everybody is asked about everything, as in a scenario: the phases of one's own turn are on the list in every mode.
        for order in ["mode open", "stop reinforce end"] {
            house.host.order_set(who, table, order).await.unwrap();
        }
    }
    let file: Table = SCENARIOS.parse().unwrap();
    let mut refusals = 0;
    for scenario in file["scenario"].as_array().unwrap() {
        let title = scenario["title"].as_str().unwrap();
        placed(&mut house, table, &toml::to_string(&scenario["position"]).unwrap()).await;
        let orders = scenario.get("orders");
        for (seat, who) in [("a", ADA), ("b", BEN)] {
            for order in orders.map(|orders| texts(orders, seat)).unwrap_or_default() {
                house.host.order_set(who, table, order).await.unwrap();
            }
        }
        for step in scenario["steps"].as_array().unwrap() {
            let typed = step.as_str().or_else(|| step["refuse"].as_str()).unwrap();
            let (seat, line) = typed.split_once(": ").unwrap();
            let who = person(seat);
            if step.is_str() {
                plays(&house, table, who, line).await;
                continue;
            }
            let (words, wanted) = (said(&house, table, who, line).await, step["because"].as_str().unwrap());
            assert!(words.contains(wanted), "{title}: \"{line}\" is answered with: {words}");
            refusals += 1;
        }
        for order in house.host.orders(ADA, table).await.unwrap().iter().filter(|order| order.slot == "hold")
        {
            house.host.order_drop(ADA, table, &order.slot).await.unwrap();
        }
    }
    assert!(refusals > 50, "{refusals}");
}

/// B-01, B-02, B-03, B-04, B-76, B-77, B-78.
#[tokio::test]
async fn before_and_after_a_game_everybody_is_told_whose_word_it_is() {
    let house = house(42).await;
    let table = house.duel(wish("lraw", Options::default())).await;
    let first = waiting(&house, table).await[0];
    let other = if first == ADA { BEN } else { ADA };
    let name = |who: Person| if who == ADA { "Ada" } else { "Ben" };
    let chooses = format!("{} chooses who goes first; you will be told.", name(first));
    assert_eq!(said(&house, table, other, "yes").await, chooses, "B-78");
    assert_eq!(
        said(&house, table, CYD, "yes").await,
        "You are not playing at this table; you can watch it with /table watch.",
        "B-01"
    );
    let at = house.question(table, first).await.unwrap();
    plays(&house, table, first, "yes").await;
    let old = refused(house.host.play(first, table, at, "no").await);
    let info = house.host.info(table).await.unwrap();
    let settled = words::english().say(&old.say(), &info);
    let now = format!("now the table waits for {} to begin the game.", name(first));
    assert_eq!(settled, format!("That question is already settled; {now}"), "B-04");
    let part = said(&house, table, first, "3").await;
    assert_eq!(part, "A mulligan replaces all six cards or none.", "B-77");
    plays(&house, table, first, "yes").await;
    let twice = said(&house, table, first, "yes").await;
    let decides = format!(
        "{} is to decide now; you can change your answer settings or give up meanwhile.",
        name(other)
    );
    assert_eq!(twice, decides, "B-76 and B-03");
    house.host.resign(first, table).await.unwrap();
    assert_eq!(house.host.info(table).await.unwrap().status, Status::Over);
    let over = said(&house, table, other, "end").await;
    let won = format!("This game has ended; {} won. Start a new one with “/open”.", name(other));
    assert_eq!(over, won, "B-02");
}

/// B-24: whoever has used something gives the other one a window first.
#[tokio::test]
async fn nobody_adds_to_an_own_item_before_the_other_had_a_window() {
    let mut house = house(43).await;
    let table = house.duel(wish("lraw", Options::default())).await;
    let position = "[seat.a]\ndeck = \"hero\"\nhand = [\"bo-27\", \"bo-27\"]\n[seat.b]\ndeck = \"orc\"\nset = [\"or-18\"]\n";
    placed(&mut house, table, position).await;
    house.host.play_text(ADA, table, "use bo-27 m1").await.unwrap();
    house.host.tick().await.unwrap();
    assert_eq!(waiting(&house, table).await, [BEN]);
    let held = said(&house, table, ADA, "use bo-27 m1").await;
    assert_eq!(held, "You must give Ben a window first; you may add more after a pass.");
}

/// CLK-7: between games, and before one where that is allowed, everybody has a day.
#[tokio::test]
async fn whoever_swaps_nothing_within_a_day_keeps_the_deck() {
    let house = house(44).await;
    let options = Options::default().with("siding", "before");
    let opened = OpenTable { terms: Terms::of(Some(DAY)), ..wish("lraw", options) };
    let table = house.host.open(ADA, opened).await.unwrap().id;
    house.host.join(BEN, table, Join { name: "Ben".into(), ..Join::default() }).await.unwrap();
    for who in [ADA, BEN] {
        house.host.bring(who, table, HERO).await.unwrap();
    }
    house.host.start(ADA, table).await.unwrap();
    house.host.tick().await.unwrap();
    house.host.play_text(ADA, table, "side he-11 he-16").await.unwrap();
    let told = house.host.at_time_out(BEN, table).await.unwrap().does;
    let log = house.host.info(table).await.unwrap().log;
    house.pass(DAY - 1).await;
    assert_eq!(waiting(&house, table).await, [BEN]);
    house.pass(1).await;
    // What was told beforehand is what is done.
    let done = house.host.store().log(table, log, 1).await.unwrap();
    assert_eq!((told.len(), done[0].text.clone()), (1, format!("{} {}", told[0].decision, told[0].line)));
    for (seat, who, swapped) in [(Seat(0), ADA, 1), (Seat(1), BEN, 0)] {
        let seen = view(&house, table, who).await;
        assert!(seen.table.siding.is_none(), "the game goes on");
        let out = seen.pool.find(Key::of("he-11")).unwrap();
        let lie = seen.table.side(seat).aside.cards.iter().filter(|card| **card == out).count();
        assert_eq!(lie, swapped, "{who:?}");
    }
}

/// B-05, B-80, B-81 and B-82: what is swapped before a game.
#[tokio::test]
async fn side_decking_keeps_its_sizes_and_its_secret() {
    let house = house(44).await;
    let table = {
        let options = Options::default().with("siding", "before");
        let table = house.host.open(ADA, wish("lraw", options)).await.unwrap().id;
        house.host.join(BEN, table, Join { name: "Ben".into(), ..Join::default() }).await.unwrap();
        for who in [ADA, BEN] {
            house.host.bring(who, table, HERO).await.unwrap();
        }
        house.host.start(ADA, table).await.unwrap();
        house.host.tick().await.unwrap();
        table
    };
    assert_eq!(waiting(&house, table).await, [ADA, BEN]);
    let fixed = "Veil and Warlord cannot be side-decked; Unified cards, Fortified cards, Warriors, Synergy and Guardian can.";
    assert_eq!(said(&house, table, ADA, "side he-v1 he-16").await, fixed, "B-81");
    let size = said(&house, table, ADA, "side he-11 bo-g1").await;
    assert_eq!(size, "The Main Deck must stay at 50 and the Side Deck at 15; you are at 49 and 15.", "B-80");
    house.host.play_text(ADA, table, "side he-11 he-16").await.unwrap();
    house.host.tick().await.unwrap();
    let again = said(&house, table, ADA, "side").await;
    assert_eq!(again, "Your choice is already in and cannot be changed; Ben is still choosing.", "B-05");
    house.host.play_text(BEN, table, "side").await.unwrap();
    house.host.tick().await.unwrap();
    let other = if waiting(&house, table).await == [ADA] { BEN } else { ADA };
    let late = said(&house, table, other, "side").await;
    assert!(late.starts_with("Side decking is not allowed before this game"), "B-82: {late}");
}

/// B-83, B-84 and B-85: orders that are no orders, name what is not there, or tell too much.
#[tokio::test]
async fn orders_that_cannot_be_given_are_refused() {
    let mut house = house(45).await;
    let open = OpenTable { guild: Some(1), ..wish("lraw", Options::default()) };
    let table = house.duel(open).await;
    placed(&mut house, table, "[seat.a]\ndeck = \"hero\"\n[seat.b]\ndeck = \"titan\"\nset = [\"ti-18\"]\n")
        .await;
    let info = house.host.info(table).await.unwrap();
    let no = async |order: &str| {
        let why = refused(house.host.order_set(BEN, table, order).await);
        words::english().say(&why.say(), &info)
    };
    let form = no("on attack-warlord>=6 TI-18 once").await;
    let place = "Up to “on attack-warlord>=6” I understand you, but not “TI-18” after it. What can stand there: use, ";
    assert!(form.starts_with(place), "B-83: {form}");
    let held = no("on attack-warlord>=6 use OR-18 once").await;
    assert_eq!(held, "Line 1: Pit of Spears is neither set, face-up nor a Swift card in your hand.", "B-84");
    let rated = "The mode “quick” is not allowed in a game that counts for ratings; choose bluff or open.";
    assert_eq!(no("mode quick").await, rated, "B-85");
    for fine in ["mode open", "mode bluff", "on attack-warlord>=6 use TI-18 once"] {
        house.host.order_set(BEN, table, fine).await.unwrap();
    }
    let says: Vec<String> =
        house.host.orders(BEN, table).await.unwrap().into_iter().map(|order| order.says).collect();
    assert!(says.iter().any(|line| line.contains("Petrify") && line.contains('6')), "{says:?}");
    // A table outside any server does not count, and there it is everybody's own choice.
    let casual = house.duel(wish("lraw", Options::default())).await;
    house.host.order_set(BEN, casual, "mode quick").await.unwrap();
}

/// Every number of part 8.
#[test]
fn every_message_of_part_8_is_said() {
    let shown = [SCENARIOS, include_str!("lraw_messages.rs")].concat();
    let numbers = [1..=25, 30..=36, 40..=49, 50..=55, 60..=78, 80..=85].into_iter().flatten();
    let missing: BTreeSet<String> = numbers
        .map(|number| format!("B-{number:02}"))
        .filter(|code| !shown.contains(code.as_str()))
        .collect();
    assert!(missing.is_empty(), "nobody says {missing:?}");
    // B-86, giving up without saying so twice, is a matter of buttons.
    let presses = include_str!("../../../tests/tests/e2e/lraw.rs");
    assert!(presses.contains("Do you really want to give up"));
}
