//! Orders that people give at all their tables of a game.

use crate::common::{ADA, BEN, House, race, refused, text_of};
use skald::host::{Join, Refused, TableId};

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
    let own = house.host.order_everywhere(BEN, table, &slot).await.unwrap();
    assert_eq!((own.len(), own[0].text.as_str()), (1, "always take"));
    assert!(!own[0].says.is_empty());
    let next = two(&house).await;
    assert_eq!(texts(&house, next).await, ["always take"]);
    assert!(house.host.orders(ADA, next).await.unwrap().is_empty(), "Ada's tables stay as they are");

    // The same once more takes it back; what is under way stays.
    assert!(house.host.order_everywhere(BEN, next, &slot).await.unwrap().is_empty());
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
    let row = skald::store::OwnOrderRow {
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
