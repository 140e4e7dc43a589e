//! What whoever runs the bot is told of how it stands.

use crate::common::{ADA, BEN, HOUR, House};

#[tokio::test]
async fn what_is_owed_is_as_old_as_the_time_since_it_is_due_however_old_its_game() {
    let house = House::new().await;
    let table = house.game(9).await;
    house.deliver().await;
    assert_eq!(house.host.standing().await.unwrap().owed, [(0, 0); 2]);
    // The same board is owed again after hours.
    house.pass(3 * HOUR).await;
    house.answer(table, "pass").await;
    let [(tables, age), _] = house.host.standing().await.unwrap().owed;
    assert!(tables >= 1 && age < 1_000, "{tables} owed for {age} ms");
    // It is not sent, and nobody plays.
    house.clock.pass(HOUR);
    let [(_, age), _] = house.host.standing().await.unwrap().owed;
    assert!((HOUR..HOUR + 1_000).contains(&age), "owed for {age} ms");
}

#[tokio::test]
async fn a_status_that_no_table_has_any_more_is_not_said_as_it_was_last() {
    let house = House::new().await;
    let table = house.game(9).await;
    let said = async || house.host.figures().text(&house.host.standing().await.unwrap()).unwrap();
    assert!(said().await.contains("skald_tables{status=\"playing\"} 1"));
    for person in [ADA, BEN] {
        house.host.finish(person, table, true).await.unwrap();
    }
    let now = said().await;
    assert!(!now.contains("skald_tables{status=\"playing\"} 1"), "{now}");
}

#[tokio::test]
async fn what_was_never_counted_stands_at_nothing() {
    let house = House::new().await;
    let said = house.host.figures().text(&house.host.standing().await.unwrap()).unwrap();
    for class in ["theirs", "ours", "barred", "token"] {
        assert!(said.contains(&format!("skald_faults_total{{class=\"{class}\"}} 0")), "{said}");
    }
    for by in ["hand", "order", "clock", "computer", "host"] {
        assert!(said.contains(&format!("skald_acts_total{{by=\"{by}\"}} 0")), "{said}");
    }
}
