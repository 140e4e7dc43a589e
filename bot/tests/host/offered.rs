//! Orders that spare most waiting, where a specification wants all who play to be asked for them as the game begins.

use crate::common::{ADA, BEN, CYD, DAY, House, message_of, random_line, taken, text_of};
use skald::host::{About, Body, Join, OpenTable, OutboxItem, Person, Status, TableId, Terms, To};
use skald_rules::{
    catalogue::standard,
    chance::Fast,
    interface::{DecisionId, Duty, Options},
};

const PEOPLE: [(Person, &str); 4] = [(ADA, "Ada"), (BEN, "Ben"), (CYD, "Cyd"), (Person(104), "Dan")];

/// A game of so many people and computers in this form.
async fn dealt(house: &House, form: &str, people: usize, computers: u8) -> TableId {
    let wish = OpenTable {
        game: "law".into(),
        seats: Some(u8::try_from(people).unwrap() + computers),
        name: "Ada".into(),
        options: Options::default().with("form", form),
        terms: Terms::of(Some(DAY)),
        channel: 7,
        computers,
        ..OpenTable::default()
    };
    let table = house.host.open(ADA, wish).await.unwrap().id;
    for (person, name) in &PEOPLE[1..people] {
        house.host.join(*person, table, Join { name: (*name).to_owned(), ..Join::default() }).await.unwrap();
    }
    house.host.start(ADA, table).await.unwrap();
    table
}

fn asks(item: &&OutboxItem) -> bool {
    matches!(item.body, Body::Say { about: About::StartedAsking, .. })
}

#[tokio::test]
async fn all_who_play_ragnarok_or_a_team_battle_are_asked_as_the_match_begins() {
    for (form, people, computers, asked) in [
        ("ragnarok", 3, 0, true),
        ("team", 4, 0, true),
        // Nobody waits for an answer of others there.
        ("standard", 3, 0, false),
        ("skirmish", 2, 0, false),
        // No person waits for another.
        ("ragnarok", 1, 1, false),
    ] {
        let house = House::of(standard(), 3).await;
        let table = dealt(&house, form, people, computers).await;
        let told = house.deliver().await;
        let asking: Vec<&OutboxItem> = told.iter().filter(asks).collect();
        assert_eq!(asking.len(), usize::from(asked), "{form}, {people}: {told:?}");
        let Some(asking) = asking.first() else { continue };
        assert_eq!(asking.to, To::Table, "what all are asked tells nothing of anybody");
        let text = text_of(asking).unwrap();
        assert!(text.contains("begins. Good luck") && text.contains("with one press"), "{text}");
        // Nobody is asked once more with their first move, new as they are.
        let mut dice = Fast::new(3);
        let mut moved = Vec::new();
        for _ in 0..40 {
            let Some(who) = house.host.board(table).await.unwrap().waiting[0].person else { continue };
            let look = house.host.look(table, who).await.unwrap();
            let owed = look.decisions.iter().find(|decision| decision.duty == Duty::Owed).unwrap();
            let at = DecisionId::new(&owed.id).unwrap();
            let line = random_line(&house, table, at, &mut dice).await;
            assert!(!house.host.play(who, table, at, &line).await.unwrap().offers, "{form}: {line}");
            house.host.tick().await.unwrap();
            moved.push(who);
        }
        assert!(PEOPLE[..people].iter().all(|(who, _)| moved.contains(who)), "{form}: {moved:?}");
        assert!(!house.deliver().await.iter().any(|item| asks(&item)), "once a match");
    }
}

#[tokio::test]
async fn what_all_are_asked_as_a_match_begins_stands_until_that_is_over() {
    let house = House::of(standard(), 3).await;
    let table = dealt(&house, "ragnarok", 3, 0).await;
    let asking: Vec<u64> = house.deliver().await.iter().filter(asks).map(message_of).collect();
    assert_eq!(asking.len(), 1);
    house.host.take_offer(BEN, table).await.unwrap();
    for who in [ADA, BEN] {
        house.host.finish(who, table, true).await.unwrap();
        assert!(!taken(&house.deliver().await).contains(&asking[0]), "others may yet take what it offers");
    }
    house.host.finish(CYD, table, true).await.unwrap();
    assert_eq!(house.host.info(table).await.unwrap().status, Status::Over);
    assert!(taken(&house.deliver().await).contains(&asking[0]), "nothing is offered any more");
}

#[tokio::test]
async fn what_somebody_has_ordered_about_the_same_stands_when_they_take_what_is_offered() {
    let house = House::of(standard(), 3).await;
    let table = dealt(&house, "ragnarok", 3, 0).await;
    house.host.order_set(BEN, table, "give kolga").await.unwrap();
    let texts = async |who| {
        let orders = house.host.take_offer(who, table).await.unwrap().here;
        orders.into_iter().map(|order| order.text).collect::<Vec<_>>()
    };
    assert_eq!(texts(BEN).await, ["give kolga"]);
    assert_eq!(texts(CYD).await, ["give"]);
}
