//! Passing until something concerns me: what is a formality is answered, and the rest is asked.

use crate::common::{ADA, BEN, DAY, House, answer_at_random, random_line, refused, text_of};
use skald::host::{OpenTable, PASS, Person, Status, TableId, Terms, To};
use skald_rules::{
    chance::Fast,
    interface::{ClockClass, DecisionId, Duty, Options, Seat, Stakes},
    words::english,
};

fn wish(game: &str, options: Options) -> OpenTable {
    OpenTable {
        game: game.into(),
        seats: Some(2),
        options,
        terms: Terms::of(Some(DAY)),
        channel: 7,
        name: "Ada".into(),
        ..OpenTable::default()
    }
}

async fn passes(house: &House, table: TableId, who: Person) -> bool {
    house.host.orders(who, table).await.unwrap().iter().any(|order| order.text == PASS)
}

/// What was played in the name of a seat by an order of its owner.
async fn by_order(house: &House, table: TableId, seat: Seat) -> Vec<String> {
    let mut lines = Vec::new();
    for entry in house.host.store().log(table, 0, u32::MAX).await.unwrap() {
        if entry.by == "order" && entry.seat == Some(seat.0) {
            lines.push(entry.text.clone());
        }
        let followed: Vec<serde_json::Value> = serde_json::from_str(&entry.passes).unwrap();
        let ordered = followed.iter().filter(|pass| pass["by"] == "order" && pass["seat"] == seat.0);
        lines.extend(ordered.map(|pass| pass["input"].as_str().unwrap().to_owned()));
    }
    lines
}

#[tokio::test]
async fn formalities_are_answered_until_something_concerns_whoever_passes() {
    let mut ended = 0;
    for story in 1..=3 {
        let house = House::of(crate::common::games(), story).await;
        let options = Options::default().with("pace", "ready");
        let table = house.duel(wish("war", options)).await;
        let mut dice = Fast::new(story);
        let orders = house.host.order_set(ADA, table, PASS).await.unwrap();
        let order = orders.iter().find(|order| order.text == PASS).unwrap();
        assert!(order.says.contains("Pass until something concerns you"), "{}", order.says);
        for _ in 0..200 {
            if house.host.info(table).await.unwrap().status == Status::Over
                || !passes(&house, table, ADA).await
            {
                break;
            }
            // Nothing but what is Ben's is waited for.
            let waiting = house.host.board(table).await.unwrap().waiting;
            assert!(waiting.iter().all(|wait| wait.person != Some(ADA)), "she passes: {waiting:?}");
            answer_at_random(&house, table, &mut dice).await;
        }
        let ordered = by_order(&house, table, Seat(0)).await;
        assert!(!ordered.is_empty() && ordered.iter().all(|line| line.ends_with(" draw")), "{ordered:?}");
        if house.host.info(table).await.unwrap().status != Status::Playing {
            continue;
        }
        ended += 1;
        let told = house.deliver().await;
        let over: Vec<To> = told
            .iter()
            .filter(|item| text_of(item).is_some_and(|text| text.contains("I pass for you no more")))
            .map(|item| item.to)
            .collect();
        assert_eq!(over, [To::Person(ADA)], "she alone, once");
        // She is asked, and what she is asked is no formality.
        let look = house.host.look(table, ADA).await.unwrap();
        let owed = look.decisions.iter().find(|decision| decision.duty == Duty::Owed).unwrap();
        assert_ne!(owed.kind, "draw", "{owed:?}");
        let why = refused(house.host.order_set(ADA, table, PASS).await);
        let info = house.host.info(table).await.unwrap();
        assert!(english().say(&why.say(), &info).contains("yours to decide"), "{why:?}");
        // When that is answered she may pass again.
        let at = DecisionId::new(&owed.id).unwrap();
        let line = random_line(&house, table, at, &mut dice).await;
        house.host.play(ADA, table, at, &line).await.unwrap();
        house.host.tick().await.unwrap();
    }
    assert!(ended > 0, "something concerned her");
}

#[tokio::test]
async fn nobody_passes_over_an_own_turn() {
    for kind in crate::common::games().iter().filter(|kind| kind.id != "race") {
        let house = House::of(crate::common::games(), 2).await;
        let seats = *kind.seats().start();
        let table = if seats == 2 {
            house.duel(wish(kind.id, Options::default())).await
        } else {
            continue;
        };
        for who in [ADA, BEN] {
            let position = crate::common::position(&house, table).await;
            let seat = Seat(u8::from(who == BEN));
            let own = position.open(seat).into_iter().any(|at| {
                let minor = matches!(at.clock.class, ClockClass::Choice | ClockClass::Window)
                    && at.stakes == Stakes::Routine;
                at.duty == Duty::Owed && !minor
            });
            let before = house.host.info(table).await.unwrap().log;
            let given = house.host.order_set(who, table, PASS).await;
            assert_eq!(given.is_err(), own, "{}: {given:?}", kind.id);
            if own {
                assert_eq!(house.host.info(table).await.unwrap().log, before, "{}", kind.id);
            }
        }
    }
}

#[tokio::test]
async fn passing_is_suggested_taken_back_and_survives_the_process() {
    let mut house = House::new().await;
    let table = house.duel(wish("war", Options::default().with("pace", "ready"))).await;
    let suggested = house.host.suggest_order(ADA, table, "pa", 25).await.unwrap();
    assert!(suggested.iter().any(|one| one.value == PASS && one.whole), "{suggested:?}");
    let orders = house.host.order_set(ADA, table, PASS).await.unwrap();
    let slot = orders.iter().find(|order| order.text == PASS).unwrap().slot.clone();
    house.die_and_return(1).await;
    assert!(passes(&house, table, ADA).await);
    house.host.order_drop(ADA, table, &slot).await.unwrap();
    let before = by_order(&house, table, Seat(0)).await.len();
    let at = house.question(table, BEN).await.unwrap();
    house.host.play_text(BEN, table, "draw").await.unwrap_or_else(|error| panic!("{at}: {error:?}"));
    house.host.tick().await.unwrap();
    assert_eq!(by_order(&house, table, Seat(0)).await.len(), before, "nothing is answered for her any more");
}
