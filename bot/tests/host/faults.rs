//! What the host makes of trouble: limits and settings that hold when many ask at once, doors that close and open, calls
//! that come too late.

use crate::common::{ADA, BEN, DAY, House, race};
use skald::host::{About, Actor, Body, OutboxItem, PersonChange, Pings, Refused, Road, Status, Unread};
use skald_rules::interface::Say;

fn is_call(item: &OutboxItem) -> bool {
    matches!(item.body, Body::Say { about: About::Turn, .. })
}

#[tokio::test(flavor = "multi_thread")]
async fn a_person_opens_no_more_tables_than_allowed_however_fast_they_are() {
    let house = House::new().await;
    let tries: Vec<_> = (0..120)
        .map(|n| {
            let host = house.host.clone();
            tokio::spawn(async move { host.open(Actor::new(ADA, 5_000 + n), race(1)).await })
        })
        .collect();
    let (mut opened, mut refused) = (0, 0);
    for tried in tries {
        match tried.await.unwrap() {
            Ok(_) => opened += 1,
            Err(error) => {
                assert!(matches!(error.refused(), Some(Refused::TooMany { most: 50 })), "{error}");
                refused += 1;
            }
        }
    }
    assert_eq!((opened, refused), (50, 70));
}

#[tokio::test(flavor = "multi_thread")]
async fn settings_that_are_changed_at_the_same_time_are_all_kept() {
    let house = House::new().await;
    for round in 0..20 {
        let on = round % 2 == 0;
        let changes = [
            PersonChange { text_mode: Some(on), ..PersonChange::default() },
            PersonChange { consent: Some(on), ..PersonChange::default() },
            PersonChange { messages: Some(!on), ..PersonChange::default() },
            PersonChange { name: Some(format!("Ada {round}")), ..PersonChange::default() },
            PersonChange { dm_channel: Some(Some(round + 1)), ..PersonChange::default() },
            PersonChange {
                pings: Some(if on { Pings::Few } else { Pings::Never }),
                ..PersonChange::default()
            },
        ];
        let tasks: Vec<_> = changes
            .into_iter()
            .map(|change| {
                let host = house.host.clone();
                tokio::spawn(async move { host.change_person(ADA, change).await.unwrap() })
            })
            .collect();
        for task in tasks {
            task.await.unwrap();
        }
        let stored = house.host.store().person(ADA).await.unwrap().unwrap();
        assert_eq!(house.host.person(ADA).await.unwrap(), stored, "memory holds what the database does");
        assert_eq!((stored.text_mode, stored.consent, stored.messages), (on, on, !on), "round {round}");
        assert_eq!((stored.name, stored.dm_channel), (format!("Ada {round}"), Some(round + 1)));
        assert_eq!(stored.pings, if on { Pings::Few } else { Pings::Never });
    }
}

#[tokio::test]
async fn a_call_for_a_turn_that_was_played_is_dropped_however_often_it_was_tried() {
    let house = House::new().await;
    let table = house.game(3).await;
    let caller = house.owed().await.into_iter().find(is_call);
    let call = match caller {
        Some(call) => call,
        None => {
            house.answer(table, "take").await;
            house.owed().await.into_iter().find(is_call).unwrap()
        }
    };
    for _ in 0..3 {
        assert!(house.host.outbox_try(&call, 60_000).await.unwrap());
        house.host.outbox_failed(call.id, call.revision, "no connection", Some(1_000)).await.unwrap();
        house.clock.pass(1_000);
    }
    assert!(house.owed().await.iter().any(|item| item.name == call.name), "it is still their turn");
    house.answer(table, "take").await;
    assert!(
        house.owed().await.iter().all(|item| item.name != call.name),
        "nobody is called for what is done"
    );
}

#[tokio::test]
async fn a_row_keeps_the_time_of_its_first_try() {
    let house = House::new().await;
    house.lobby(2).await;
    let board = house.owed().await.remove(0);
    assert_eq!(board.first, None);
    let begun = house.host.now();
    for _ in 0..4 {
        assert!(house.host.outbox_try(&board, 60_000).await.unwrap());
        house.host.outbox_failed(board.id, board.revision, "no connection", Some(0)).await.unwrap();
        house.clock.pass(100_000);
    }
    let board = house.owed().await.remove(0);
    assert_eq!((board.first, board.attempts), (Some(begun), 4));
}

#[tokio::test]
async fn what_cannot_be_told_in_private_waits_and_is_read_once_or_sent_when_the_door_opens() {
    let house = House::new().await;
    let table = house.game(3).await;
    house.deliver().await;
    house.host.pause(table, &Say::new("pause-no-channel")).await.unwrap();
    let told = |items: Vec<OutboxItem>, person| {
        items
            .into_iter()
            .find(|item| item.to == skald::host::To::Person(person) && matches!(item.body, Body::Say { .. }))
    };
    for person in [ADA, BEN] {
        let word = told(house.owed().await, person).unwrap();
        house.host.door_closed(&word, person).await.unwrap();
        let row = house.host.person(person).await.unwrap();
        assert!(row.messages, "what Discord did is not what the person wishes");
        assert!(!row.can_be_written_to(house.host.now()));
        assert!(row.can_be_written_to(house.host.now() + DAY), "the door is tried again after a day");
    }
    // Ada reads it, once.
    let read = house.host.unread(ADA, 0).await.unwrap();
    assert!(read.texts.len() == 1 && read.texts[0].contains("stands still"), "{read:?}");
    assert_eq!(house.host.unread(ADA, 900).await.unwrap(), Unread::default());
    // Ben's door opens: it is sent.
    assert!(told(house.owed().await, BEN).is_none());
    house.host.open_door(BEN).await.unwrap();
    assert!(told(house.owed().await, BEN).is_some());
    // And the table was told of both doors, once each.
    let doors = |items: Vec<OutboxItem>| {
        items.into_iter().filter(|item| matches!(item.body, Body::Say { about: About::Door, .. })).count()
    };
    assert_eq!(doors(house.owed().await), 2);
}

#[tokio::test]
async fn of_much_that_could_not_be_told_in_private_what_has_no_room_is_told_the_next_time() {
    let house = House::new().await;
    for _ in 0..5 {
        let table = house.game(3).await;
        house.deliver().await;
        house.host.pause(table, &Say::new("pause-no-channel")).await.unwrap();
        for item in house.owed().await {
            if item.to == skald::host::To::Person(ADA) && matches!(item.body, Body::Say { .. }) {
                house.host.door_closed(&item, ADA).await.unwrap();
            }
        }
        house.clock.pass(DAY);
    }
    let mut told = Vec::new();
    let mut asked = 0;
    loop {
        let unread = house.host.unread(ADA, 160).await.unwrap();
        asked += 1;
        assert!(!unread.texts.is_empty(), "each time at least one is told");
        told.extend(unread.texts);
        if unread.more == 0 {
            break;
        }
    }
    assert!(asked > 1, "not all had room at once");
    assert_eq!(told.len(), 5, "each is told once: {told:?}");
}

#[tokio::test]
async fn who_wishes_for_no_messages_is_not_written_to_whatever_the_door() {
    let house = House::new().await;
    let off = PersonChange { messages: Some(false), ..PersonChange::default() };
    let row = house.host.change_person(ADA, off).await.unwrap();
    assert!(!row.can_be_written_to(house.host.now() + 9 * DAY));
}

#[tokio::test]
async fn a_table_whose_place_is_lost_waits_for_it_and_goes_on_with_its_time() {
    let house = House::new().await;
    let table = house.game(3).await;
    house.deliver().await;
    let info = house.host.place_lost(table, &Say::new("pause-no-access")).await.unwrap();
    assert_eq!((info.status, info.place_lost), (Status::Paused, Some(house.host.now())));
    let owed = house.owed().await;
    assert!(owed.iter().any(|item| item.body == Body::Board), "its board looks after the place");
    house.host.place_lost(table, &Say::new("pause-locked")).await.unwrap();
    let info = house.host.info(table).await.unwrap();
    assert_eq!(info.pause_why, Some(Say::new("pause-locked")));
    house.clock.pass(3 * DAY);
    let info = house.host.place_found(table).await.unwrap();
    assert_eq!((info.status, info.place_lost), (Status::Playing, None));
    assert!(house.owed().await.iter().any(is_call), "whoever is asked is called anew: their time goes on");
    house.answer(table, "take").await;
    // A table that people have paused is not taken up again by that.
    house.host.pause(table, &Say::new("pause-unknown")).await.unwrap();
    let info = house.host.place_found(table).await.unwrap();
    assert_eq!(info.status, Status::Paused);
}

#[tokio::test]
async fn much_that_is_owed_to_one_server_leaves_room_for_the_others() {
    let house = House::new().await;
    // Ninety tables on one server, and one on another, which owes last.
    for n in 0..90_u64 {
        house.clock.pass(1);
        house.host.open(skald::host::Person(1_000 + n), race(1)).await.unwrap();
    }
    house.clock.pass(1);
    let other = skald::host::OpenTable { guild: Some(2), ..race(1) };
    let other = house.host.open(BEN, other).await.unwrap().id;
    let taken = house.host.outbox_due(Road::Tables, 4).await.unwrap();
    assert!(
        taken.iter().any(|item| item.table == other),
        "{:?}",
        taken.iter().map(|item| item.guild).collect::<Vec<_>>()
    );
}
