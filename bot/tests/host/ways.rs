//! How often the database is gone to: a move with all that follows writes in few ways, and a list of turns looks once.

use crate::common::{ADA, BEN, DAY, House, race, random_line};
use skald::host::{Join, OpenTable, Person, TableId, Terms};
use skald_rules::{
    chance::Fast,
    interface::{DecisionId, Duty},
};

/// A game of Legends of Chaos of so many people; their numbers begin at 301.
async fn chaos(house: &House, seats: u8) -> TableId {
    let wish = OpenTable {
        game: "chaos".into(),
        seats: Some(seats),
        terms: Terms::of(Some(DAY)),
        channel: 7,
        name: "P1".into(),
        ..OpenTable::default()
    };
    let table = house.host.open(Person(301), wish).await.unwrap().id;
    for number in 2..=u64::from(seats) {
        let join = Join { name: format!("P{number}"), ..Join::default() };
        house.host.join(Person(300 + number), table, join).await.unwrap();
    }
    house.host.start(Person(301), table).await.unwrap();
    house.host.tick().await.unwrap();
    table
}

#[tokio::test]
async fn a_move_of_eight_is_written_in_few_ways() {
    let house = House::new().await;
    let table = chaos(&house, 8).await;
    let (mut dice, mut counted) = (Fast::new(8), Vec::new());
    for _ in 0..60 {
        let waiting = house.host.board(table).await.unwrap().waiting;
        let Some(person) = waiting.first().and_then(|wait| wait.person) else { break };
        let look = house.host.look(table, person).await.unwrap();
        let owed = look.decisions.iter().find(|decision| decision.duty == Duty::Owed).unwrap();
        let at = DecisionId::new(&owed.id).unwrap();
        let line = random_line(&house, table, at, &mut dice).await;
        house.host.store().faults().ways();
        house.host.play(person, table, at, &line).await.unwrap();
        counted.push(house.host.store().faults().ways().writes);
        house.host.tick().await.unwrap();
    }
    counted.sort_unstable();
    println!("ways of {} moves of eight: {counted:?}", counted.len());
    // All that comes of it goes at once, and the end of the change with it. A game that ends is rated, which is read in between.
    assert!(counted.len() > 40 && counted.last() <= Some(&1), "{counted:?}");
}

#[tokio::test]
async fn the_list_of_turns_has_the_most_urgent_first_wherever_they_are() {
    let house = House::new().await;
    let mut tables = Vec::new();
    for (at, pace) in (1..).zip([None, Some(3 * DAY), Some(DAY), Some(2 * DAY)]) {
        let wish = OpenTable { terms: Terms::of(pace), guild: Some(at), channel: 70 + at, ..race(3) };
        let table = house.host.open(ADA, wish).await.unwrap().id;
        house.host.join(BEN, table, Join { name: "Ben".into(), ..Join::default() }).await.unwrap();
        house.host.start(ADA, table).await.unwrap();
        house.host.tick().await.unwrap();
        tables.push(table);
    }
    let [without, three, one, two] = tables[..] else { panic!("{tables:?}") };
    let turns = house.host.turns(ADA).await.unwrap();
    let listed: Vec<(TableId, Option<u64>, u64)> =
        turns.iter().map(|turn| (turn.table, turn.guild, turn.place)).collect();
    let wanted = [(one, Some(3), 73), (two, Some(4), 74), (three, Some(2), 72), (without, Some(1), 71)];
    assert_eq!(listed, wanted, "of all servers; one without a limit comes last");
}

#[tokio::test]
async fn a_list_of_turns_is_one_look_however_long_it_is() {
    let house = House::new().await;
    for tables in [1, 11] {
        for _ in 0..tables {
            let table = house.host.open(ADA, race(3)).await.unwrap().id;
            house.host.join(BEN, table, Join { name: "Ben".into(), ..Join::default() }).await.unwrap();
            house.host.start(ADA, table).await.unwrap();
            house.host.tick().await.unwrap();
        }
        house.host.store().faults().ways();
        let turns = house.host.turns(ADA).await.unwrap();
        let ways = house.host.store().faults().ways();
        assert!(turns.len() >= tables, "{}", turns.len());
        assert_eq!((ways.reads, ways.writes), (1, 0), "{} lines", turns.len());
    }
}
