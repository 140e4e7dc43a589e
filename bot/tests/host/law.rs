//! Games of Legends At War that people leave, as the host keeps them: the defaults play for them, and nobody waits.

use crate::common::{ADA, BEN, CYD, DAY, House, random_line};
use skald::host::{Join, OpenTable, Person, Refused, Status, TableId, Terms};
use skald_rules::{
    catalogue::standard,
    chance::Fast,
    interface::{DecisionId, Duty, Seat},
};

/// A game of three that has begun, with a day for a turn.
async fn three(house: &House) -> TableId {
    let wish = OpenTable {
        game: "law".into(),
        seats: Some(3),
        terms: Terms::of(Some(DAY)),
        channel: 7,
        name: "Ada".into(),
        ..OpenTable::default()
    };
    let table = house.host.open(ADA, wish).await.unwrap().id;
    for (person, name) in [(BEN, "Ben"), (CYD, "Cyd")] {
        house.host.join(person, table, Join { name: name.into(), ..Join::default() }).await.unwrap();
    }
    house.host.start(ADA, table).await.unwrap();
    house.host.tick().await.unwrap();
    table
}

/// Whoever is waited for first makes a move at random.
async fn goes_on(house: &House, table: TableId, dice: &mut Fast) -> Person {
    let person = house.host.board(table).await.unwrap().waiting[0].person.unwrap();
    let look = house.host.look(table, person).await.unwrap();
    let owed = look.decisions.iter().find(|decision| decision.duty == Duty::Owed).unwrap();
    let at = DecisionId::new(&owed.id).unwrap();
    let line = random_line(house, table, at, dice).await;
    house.host.play(person, table, at, &line).await.unwrap();
    house.host.tick().await.unwrap();
    person
}

/// Everything that everybody was told since the log had `from` entries.
async fn told(house: &House, table: TableId, from: u32) -> Vec<String> {
    let told = house.host.history(table, from, u32::MAX).await.unwrap();
    told.into_iter().flat_map(|entry| entry.told).map(|(_, line)| line).collect()
}

/// What somebody is asked to plan, or has planned and may plan anew.
async fn plan_of(house: &House, table: TableId, person: Person) -> Option<DecisionId> {
    let look = house.host.look(table, person).await.unwrap();
    let plan = look.decisions.iter().find(|decision| decision.kind == "plan")?;
    Some(DecisionId::new(&plan.id).unwrap())
}

// shows LAW-11.1
#[tokio::test]
async fn plans_of_a_reinforcement_are_changed_until_the_last_is_in_and_take_effect_together() {
    let house = House::of(standard(), 7).await;
    let (host, mut dice) = (&house.host, Fast::new(7));
    let table = three(&house).await;
    while plan_of(&house, table, ADA).await.is_none() {
        goes_on(&house, table, &mut dice).await;
    }
    let before = host.info(table).await.unwrap().log;
    for person in [ADA, BEN, ADA, BEN] {
        let at = plan_of(&house, table, person).await.unwrap();
        let line = random_line(&house, table, at, &mut dice).await;
        host.play(person, table, at, &line).await.unwrap();
        host.tick().await.unwrap();
        let lines = told(&house, table, before).await;
        assert!(lines.iter().all(|line| line.ends_with(" has answered in secret.")), "{lines:?}");
    }
    let last = host.info(table).await.unwrap().log;
    let at = plan_of(&house, table, CYD).await.unwrap();
    let line = random_line(&house, table, at, &mut dice).await;
    host.play(CYD, table, at, &line).await.unwrap();
    let lines = told(&house, table, last).await;
    for name in ["Ada", "Ben", "Cyd"] {
        let adds = lines.iter().any(|line| line.starts_with(name) && line.contains(" adds "));
        assert!(adds, "{name}: all plans take effect with the last one: {lines:?}");
    }
    for person in [ADA, BEN, CYD] {
        assert!(plan_of(&house, table, person).await.is_none(), "what has taken effect stands");
    }
}

// shows LAW-16.3, LAW-16.9
#[tokio::test]
async fn the_defaults_play_for_whoever_concedes_and_the_last_side_that_has_not_wins() {
    let house = House::of(standard(), 7).await;
    let (host, mut dice) = (&house.host, Fast::new(7));
    let table = three(&house).await;
    for _ in 0..6 {
        goes_on(&house, table, &mut dice).await;
    }
    let before = host.info(table).await.unwrap().log;
    host.resign(ADA, table).await.unwrap();
    // It is final, whatever she presses.
    let again = host.resign(ADA, table).await.unwrap_err();
    assert!(matches!(again.refused(), Some(Refused::NotSeated)), "{again}");
    assert!(host.draft_next(ADA, table).await.is_err());
    host.tick().await.unwrap();
    for _ in 0..18 {
        let waiting = host.board(table).await.unwrap().waiting;
        assert!(waiting.iter().all(|wait| wait.person != Some(ADA)), "nobody waits for her");
        goes_on(&house, table, &mut dice).await;
    }
    // Her turns came in their order, and her cards were laid in them.
    let lines = told(&house, table, before).await;
    let played = lines.iter().filter(|line| line.starts_with("Ada plays ")).count();
    assert!(played >= 2, "her seat played {played} times: {lines:?}");
    assert_eq!(host.info(table).await.unwrap().status, Status::Playing);
    host.resign(BEN, table).await.unwrap();
    let info = host.info(table).await.unwrap();
    assert_eq!(info.status, Status::Over, "one side is left that has not conceded");
    assert_eq!(info.outcome.unwrap().places[0], [Seat(2)]);
}
