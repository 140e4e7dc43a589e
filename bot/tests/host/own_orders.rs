//! Orders that people give at all their tables of a game.

use crate::common::{ADA, BEN, DAY, House, position, race, refused, text_of};
use skald::{
    host::{Join, OpenTable, Refused, TableId, Terms},
    store::OwnOrderRow,
};
use skald_rules::interface::{Options, Seat};

async fn two(house: &House) -> TableId {
    let table = house.host.open(ADA, race(3)).await.unwrap().id;
    house.host.join(BEN, table, Join { name: "Ben".into(), ..Join::default() }).await.unwrap();
    house.host.start(ADA, table).await.unwrap();
    table
}

async fn texts(house: &House, table: TableId) -> Vec<String> {
    house.host.orders(BEN, table).await.unwrap().into_iter().map(|order| order.text).collect()
}

#[tokio::test]
async fn an_order_kept_for_all_tables_is_given_as_each_begins() {
    let house = House::new().await;
    let table = two(&house).await;
    let orders = house.host.order_set(BEN, table, "always take").await.unwrap();
    let slot = orders[0].slot.clone();
    let all = house.host.order_everywhere(BEN, table, &slot).await.unwrap();
    assert_eq!(all.here, orders, "at this table they are as they were");
    let own = all.everywhere;
    assert_eq!(house.host.all_orders(BEN, table).await.unwrap().everywhere, own);
    assert_eq!((own.len(), own[0].text.as_str()), (1, "always take"));
    assert!(!own[0].says.is_empty());
    let next = two(&house).await;
    assert_eq!(texts(&house, next).await, ["always take"]);
    assert!(house.host.orders(ADA, next).await.unwrap().is_empty(), "Ada's tables stay as they are");

    // The same once more takes it back; what is under way stays.
    assert!(house.host.order_everywhere(BEN, next, &slot).await.unwrap().everywhere.is_empty());
    assert_eq!(texts(&house, next).await, ["always take"]);
    let third = two(&house).await;
    assert!(texts(&house, third).await.is_empty());
    assert_eq!(refused(house.host.order_everywhere(BEN, third, "nothing").await), Refused::NoOrder);
}

#[tokio::test]
async fn an_order_that_cannot_be_given_is_left_out_and_its_owner_told_why() {
    let house = House::new().await;
    let table = two(&house).await;
    let slot = house.host.order_set(BEN, table, "always take").await.unwrap()[0].slot.clone();
    house.host.order_everywhere(BEN, table, &slot).await.unwrap();
    // Another version of the game reads such orders no more.
    let mut tx = house.host.store().write().await.unwrap();
    let row = OwnOrderRow {
        person: BEN,
        game: "race".into(),
        slot,
        text: "always dance".into(),
        at: house.host.now(),
    };
    tx.save_own_order(&row).await.unwrap();
    tx.commit().await.unwrap();
    let next = two(&house).await;
    assert!(texts(&house, next).await.is_empty());
    let told: Vec<String> = house.owed().await.iter().filter_map(text_of).collect();
    let told = told.iter().find(|text| text.contains("cannot be given here")).unwrap();
    assert!(told.contains("always dance"), "{told}");
}

#[tokio::test]
async fn an_order_that_does_not_fit_a_table_is_named_in_plain_words_with_the_reason() {
    let house = House::of(skald_rules::catalogue::standard(), 1).await;
    let mut tx = house.host.store().write().await.unwrap();
    for (slot, text) in [("mode", "mode open"), ("ti-18", "on attack-warlord 6 ti-18 attacker once")] {
        let (game, slot, text) = ("lraw".to_owned(), slot.to_owned(), text.to_owned());
        let row = OwnOrderRow { person: BEN, game, slot, text, at: house.host.now() };
        tx.save_own_order(&row).await.unwrap();
    }
    tx.commit().await.unwrap();
    let wish = OpenTable {
        game: "lraw".into(),
        seats: Some(2),
        terms: Terms::of(Some(DAY)),
        channel: 7,
        name: "Ada".into(),
        ..OpenTable::default()
    };
    let table = house.duel(wish).await;
    let given = texts(&house, table).await;
    assert!(given.contains(&"mode open".to_owned()) && given.iter().all(|text| !text.contains("ti-18")));
    let told: Vec<String> = house.owed().await.iter().filter_map(text_of).collect();
    let told = told.iter().find(|text| text.contains("cannot be given here")).unwrap();
    // Nothing is set yet: the order is named as its owner reads it elsewhere, and so is the card.
    assert!(!told.contains("ti-18") && !told.contains("attack-warlord"), "{told}");
    assert!(told.contains("is neither set, face-up nor"), "{told}");
}

#[tokio::test]
async fn what_is_offered_to_newcomers_can_be_taken_in_every_game() {
    let mut offered = Vec::new();
    for kind in skald_rules::catalogue::standard().iter() {
        for seats in [*kind.seats().start(), 4.min(*kind.seats().end())] {
            for options in kind.variants(seats, &Options::default()) {
                let house = House::of(skald_rules::catalogue::standard(), 1).await;
                let wish = OpenTable {
                    game: kind.id.into(),
                    seats: Some(seats),
                    options: options.clone(),
                    terms: Terms::of(Some(DAY)),
                    channel: 7,
                    name: "Ada".into(),
                    computers: seats - 1,
                    ..OpenTable::default()
                };
                let table = house.host.open(ADA, wish).await.unwrap().id;
                house.host.start(ADA, table).await.unwrap();
                let wanted = position(&house, table).await.sparing_orders(Seat(0));
                let taken = house.host.take_offer(ADA, table).await.unwrap().here;
                assert_eq!(taken.iter().filter(|order| !order.preset).count(), wanted.len());
                for text in &wanted {
                    let order = taken.iter().find(|order| order.text == *text).unwrap();
                    assert!(!order.says.is_empty() && order.says != *text && !order.preset, "{order:?}");
                }
                if !wanted.is_empty() && !offered.contains(&kind.game) {
                    offered.push(kind.game);
                }
            }
        }
    }
    assert_eq!(offered, ["war", "chaos", "law", "lost", "lraw"], "each game has something to offer");
}
