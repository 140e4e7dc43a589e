//! What is said in secret and takes effect at its moment, what leaving costs, and what the clock plays, as people meet it at a
//! hosted table. The positions are those of the games' own scenarios.

use crate::common::{ADA, BEN, CYD, DAY, HOUR, House, begun, placed};
use skald::host::{OpenTable, Person, TableId, Terms};
use skald_rules::{
    chaos::View,
    interface::{DecisionId, Options},
};

fn wish(game: &str, options: Options) -> OpenTable {
    OpenTable { game: game.into(), options, terms: Terms::of(Some(DAY)), channel: 7, ..OpenTable::default() }
}

async fn waits_for(house: &House, table: TableId) -> Vec<Person> {
    house.host.tick().await.unwrap();
    house.host.board(table).await.unwrap().waiting.iter().filter_map(|wait| wait.person).collect()
}

async fn log(house: &House, table: TableId) -> u32 {
    house.host.info(table).await.unwrap().log
}

/// Everything that everybody was told since the log had `from` entries.
async fn told(house: &House, table: TableId, from: u32) -> Vec<String> {
    let told = house.host.history(table, from, u32::MAX).await.unwrap();
    told.into_iter().flat_map(|entry| entry.told).map(|(_, line)| line).collect()
}

/// Two Legends in the queue: Ada's before Ben's. What hers does leaves both in the battle, so that his could still act.
const QUEUE: &str = "options = { pace = \"ready\" }\n\
    seat.a = { next = [\"l-mirewitch\", \"l-flameback\", \"w02a\"], drawable = 20 }\n\
    seat.b = { next = [\"l-dawntyrant\", \"l-glassface\"], drawable = 20 }\n";

// shows WAR-15.4
#[tokio::test]
async fn an_answer_prepared_in_the_queue_is_secret_counts_for_its_window_alone_and_falls_with_it() {
    for (line, plays) in [("hold", true), ("use", false)] {
        let mut house = House::new().await;
        let options = Options::default().with("pace", "ready");
        let table = begun(&house, wish("war", options), &[(ADA, "Ada"), (BEN, "Ben")]).await;
        placed(&mut house, table, QUEUE).await;
        for person in waits_for(&house, table).await {
            let at = house.question(table, person).await.unwrap();
            house.host.play(person, table, at, "draw").await.unwrap();
        }
        assert_eq!(waits_for(&house, table).await, [ADA]);
        let from = log(&house, table).await;
        let ahead = DecisionId::new("t1.q2").unwrap();
        let seen = house.host.look(table, ADA).await.unwrap().view;
        house.host.play(BEN, table, ahead, "use").await.unwrap();
        assert_eq!(waits_for(&house, table).await, [ADA], "nobody else is waited for");
        assert_eq!(house.host.look(table, ADA).await.unwrap().view, seen, "nobody sees it");
        let hers = told(&house, table, from).await;
        assert!(hers.iter().all(|line| !line.contains("Dawntyrant")), "{hers:?}");
        house.die_and_return(1).await;
        let at = house.question(table, ADA).await.unwrap();
        house.host.play(ADA, table, at, line).await.unwrap();
        house.host.tick().await.unwrap();
        let all = told(&house, table, from).await;
        let played = all.iter().filter(|line| *line == "Ben plays Tribute with Dawntyrant.").count();
        assert_eq!(played, usize::from(plays), "{line}: {all:?}");
        assert!(plays || all.iter().any(|line| line.contains("with Mirewitch")), "hers is played: {all:?}");
        if plays {
            continue;
        }
        // It counts for no later window: there he is asked.
        for person in waits_for(&house, table).await {
            let at = house.question(table, person).await.unwrap();
            house.host.play(person, table, at, "draw").await.unwrap();
        }
        assert_eq!(waits_for(&house, table).await, [ADA], "the next turn");
        let at = house.question(table, ADA).await.unwrap();
        house.host.play(ADA, table, at, "hold").await.unwrap();
        assert_eq!(waits_for(&house, table).await, [BEN], "the next turn");
    }
}

const PEOPLE: [(Person, &str); 3] = [(ADA, "Ada"), (BEN, "Ben"), (CYD, "Cyd")];

/// A volley at two of three, who have cards to answer with.
const VOLLEY: &str = "seats = 3\n\
    seat.a = { warrior = \"diezel\", row = [\"wred\", \"catapult\"], hand = [\"iron_fist\", \"hatchet\"] }\n\
    seat.b = { warrior = \"jeni\", total = 36, hand = [\"padded_coat\", \"riot_shield\"] }\n\
    seat.c = { total = 20 }\n";

async fn attacked(house: &mut House) -> TableId {
    let table = begun(house, wish("chaos", Options::default()), &PEOPLE).await;
    placed(house, table, VOLLEY).await;
    house.host.play_text(ADA, table, "attack iron_fist b hatchet c").await.unwrap();
    house.host.tick().await.unwrap();
    table
}

// shows CHAOS-12.13
#[tokio::test]
async fn plans_are_secret_and_may_be_replaced_until_the_last_window_closes_and_are_shown_together() {
    let mut house = House::new().await;
    let table = attacked(&mut house).await;
    let from = log(&house, table).await;
    for plan in ["answer 1 padded_coat", "answer 1 riot_shield"] {
        house.host.play_text(BEN, table, plan).await.unwrap();
        // Answers take effect on a common moment.
        house.pass(HOUR).await;
        let all = told(&house, table, from).await;
        let shown = |line: &String| line.contains("Padded Coat") || line.contains("Riot Shield");
        assert!(!all.iter().any(shown), "{plan}: {all:?}");
        for other in [ADA, CYD] {
            let seen = format!("{:?}", house.host.look(table, other).await.unwrap().view);
            assert!(!seen.contains("padded_coat") && !seen.contains("riot_shield"), "{plan}: {seen}");
        }
    }
    assert_eq!(waits_for(&house, table).await, [CYD]);
    house.die_and_return(1).await;
    house.host.play_text(CYD, table, "pass").await.unwrap();
    house.pass(HOUR).await;
    let all = told(&house, table, from).await;
    assert!(all.contains(&"Ben answers Iron Fist with Riot Shield.".to_owned()), "{all:?}");
    assert!(!all.iter().any(|line| line.contains("Padded Coat")), "the first plan was replaced: {all:?}");
}

// shows CHAOS-12.10, CHAOS-12.11, CHAOS-12.18
#[tokio::test]
async fn all_who_are_attacked_are_asked_at_once_whatever_they_hold_and_late_ones_answer_by_default() {
    let mut house = House::new().await;
    let table = attacked(&mut house).await;
    // Cyd has nothing in hand and is asked all the same: that nobody asks would tell it.
    assert_eq!(waits_for(&house, table).await, [BEN, CYD]);
    let mut defaults = Vec::new();
    for person in [BEN, CYD] {
        let asked = house.host.look(table, person).await.unwrap().decisions;
        defaults.push(format!("{} {}", asked[0].id, asked[0].default.as_deref().expect("they read it")));
    }
    let from = log(&house, table).await;
    house.pass(DAY / 2 - HOUR).await;
    assert_eq!(waits_for(&house, table).await, [BEN, CYD], "their time is not up");
    house.pass(2 * HOUR).await;
    let entries = house.host.store().log(table, from, 99).await.unwrap();
    let by_clock = entries.iter().filter(|entry| entry.by == "clock").map(|entry| entry.text.clone());
    let mut played: Vec<String> = by_clock.collect();
    played.sort();
    defaults.sort();
    assert_eq!(played, defaults);
}

// shows CHAOS-22.2
#[tokio::test]
async fn whoever_resigns_in_the_middle_of_an_own_volley_is_down_at_once_with_nothing_and_by_nobody() {
    let mut house = House::new().await;
    let table = attacked(&mut house).await;
    let from = log(&house, table).await;
    let before = house.host.look(table, CYD).await.unwrap().view.unwrap().get::<View>().unwrap().clone();
    assert!(before.seats[0].total > 0, "there is something to lose");
    house.host.resign(ADA, table).await.unwrap();
    let view = house.host.look(table, CYD).await.unwrap().view.unwrap().get::<View>().unwrap().clone();
    assert_eq!(view.seats[0].total, 0, "nothing is left");
    let totals = |view: &View| [view.seats[1].total, view.seats[2].total];
    assert_eq!(totals(&view), totals(&before), "and nobody has anything of it");
    let all = told(&house, table, from).await;
    assert!(all.contains(&"Ada has left the game.".to_owned()), "{all:?}");
    assert!(!waits_for(&house, table).await.contains(&ADA), "nobody waits for who has left");
}

/// Two cards that are equally good, of which the second is of the lower level.
const EQUAL: &str = "options = { form = \"skirmish\" }\nphase = \"play a\"\n\
    board = [\".. b.kappa --\", \".. .. ..\"]\n\
    seat.a = { hand = [\"cerberus\", \"garm\"] }\nseat.b = { hand = [\"otr\"] }\n";

// shows LAW-16.2
#[tokio::test]
async fn when_time_runs_out_the_best_result_is_played_and_of_equal_ones_the_lower_level() {
    let mut house = House::new().await;
    let options = Options::default().with("form", "skirmish");
    let table = begun(&house, wish("law", options), &[(ADA, "Ada"), (BEN, "Ben")]).await;
    placed(&mut house, table, EQUAL).await;
    let asked = house.host.look(table, ADA).await.unwrap().decisions;
    assert_eq!(asked[0].default.as_deref(), Some("place garm b2"), "she reads it beforehand");
    let from = log(&house, table).await;
    for _ in 0..3 {
        house.pass(DAY).await;
    }
    let entries = house.host.store().log(table, from, 99).await.unwrap();
    let played: Vec<(&str, &str)> =
        entries.iter().map(|entry| (entry.by.as_str(), entry.text.as_str())).collect();
    assert_eq!(played, [("clock", "r1.t1 place garm b2")]);
}
