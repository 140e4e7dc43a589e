//! Games that people leave, as the host keeps them: nobody waits for those who have left, and whoever stays comes to an end.

use crate::common::{ADA, BEN, CYD, DAY, House, begun, placed};
use skald::host::{OpenTable, Person, Status, TableId, Terms};
use skald_rules::interface::{Options, Seat};

const DAN: Person = Person(104);

/// A game of War in which the table waits until everybody has pressed Draw, placed as it stands in a scenario.
async fn ready(house: &mut House, people: &[(Person, &str)], position: &str) -> TableId {
    let wish = OpenTable {
        game: "war".into(),
        options: Options::default().with("pace", "ready"),
        terms: Terms::of(Some(DAY)),
        channel: 7,
        ..OpenTable::default()
    };
    let table = begun(house, wish, people).await;
    placed(house, table, position).await;
    table
}

async fn waits_for(house: &House, table: TableId) -> Vec<Person> {
    house.host.tick().await.unwrap();
    house.host.board(table).await.unwrap().waiting.iter().filter_map(|wait| wait.person).collect()
}

/// All who are waited for press Draw; how the game ended then, and what was told last.
async fn drawn(house: &House, table: TableId) -> (Option<Vec<Vec<Seat>>>, Vec<String>) {
    for person in waits_for(house, table).await {
        let at = house.question(table, person).await.unwrap();
        house.host.play(person, table, at, "draw").await.unwrap();
    }
    assert_eq!(waits_for(house, table).await, [], "nobody is waited for, because it is over");
    let info = house.host.info(table).await.unwrap();
    assert_eq!(info.status, Status::Over);
    let told = house.host.history(table, 0, u32::MAX).await.unwrap();
    let told = told.into_iter().flat_map(|entry| entry.told).map(|(_, line)| line).collect();
    (info.outcome.map(|outcome| outcome.places), told)
}

// shows WAR-15.2, WAR-15.6
#[tokio::test]
async fn nobody_waits_for_a_draw_of_somebody_who_has_left_and_the_last_who_is_there_wins() {
    let mut house = House::new().await;
    let position = "seats = 3\noptions = { pace = \"ready\" }\n\
                    seat.a = { next = [\"w12a\"], drawable = 15 }\nseat.b = { next = [\"w03a\"], drawable = 5 }\n\
                    seat.c = { deck = [\"w04a\"] }\n";
    let table = ready(&mut house, &[(ADA, "Ada"), (BEN, "Ben"), (CYD, "Cyd")], position).await;
    house.host.resign(ADA, table).await.unwrap();
    assert_eq!(waits_for(&house, table).await, [BEN, CYD]);
    let (places, told) = drawn(&house, table).await;
    assert_eq!(places, Some(vec![vec![Seat(1)], vec![Seat(0)], vec![Seat(2)]]));
    assert!(told.iter().any(|line| line == "Everybody else has left: Ben wins."), "{told:?}");
}

// shows WAR-15.2, WAR-15.6
#[tokio::test]
async fn when_nobody_who_could_play_on_is_there_the_game_ends_as_at_the_limit() {
    let mut house = House::new().await;
    let position = "seats = 4\noptions = { pace = \"ready\" }\n\
                    seat.a = { next = [\"w12a\"], drawable = 9 }\nseat.b = { deck = [\"w03a\"] }\n\
                    seat.c = { deck = [\"w04a\"] }\nseat.d = { next = [\"w05a\"], drawable = 20 }\n";
    let people = [(ADA, "Ada"), (BEN, "Ben"), (CYD, "Cyd"), (DAN, "Dan")];
    let table = ready(&mut house, &people, position).await;
    for person in [ADA, DAN] {
        house.host.resign(person, table).await.unwrap();
    }
    let (places, told) = drawn(&house, table).await;
    assert_eq!(places, Some(vec![vec![Seat(3)], vec![Seat(0)], vec![Seat(1), Seat(2)]]));
    let last = "Nobody who could play on is here any more: Dan has the most cards and wins.";
    assert!(told.iter().any(|line| line == last), "{told:?}");
}
