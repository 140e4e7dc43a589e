//! Orders that people give at all their tables of a game.

use crate::common::{ADA, BEN, DAY, House, position, race, refused, text_of};
use skald::{
    host::{Join, OpenTable, Refused, TableId, Terms, To},
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
    // It is shown with the reason, and its owner can take it back.
    let own = house.host.all_orders(BEN, next).await.unwrap().everywhere;
    assert_eq!(own.iter().map(|order| order.says.as_str()).collect::<Vec<_>>(), ["always dance"]);
    assert!(own[0].idle.as_ref().unwrap().contains("I do not understand it any more"), "{own:?}");
    let slot = own[0].slot.clone();
    assert!(house.host.order_everywhere(BEN, next, &slot).await.unwrap().everywhere.is_empty());
}

/// Ben has kept these orders for all tables of a game; no version before checked what they are about.
async fn kept(house: &House, game: &str, orders: &[(&str, &str)]) {
    let mut tx = house.host.store().write().await.unwrap();
    for (slot, text) in orders {
        let (game, slot, text) = (game.to_owned(), (*slot).to_owned(), (*text).to_owned());
        let row = OwnOrderRow { person: BEN, game, slot, text, at: house.host.now() };
        tx.save_own_order(&row).await.unwrap();
    }
    tx.commit().await.unwrap();
}

fn duel_of(game: &str) -> OpenTable {
    OpenTable {
        game: game.into(),
        seats: Some(2),
        terms: Terms::of(Some(DAY)),
        channel: 7,
        name: "Ada".into(),
        ..OpenTable::default()
    }
}

/// What Ben alone is told of orders that cannot be given.
async fn why_not(house: &House) -> Vec<String> {
    let sent = house.deliver().await;
    let told =
        sent.iter().filter(|item| text_of(item).is_some_and(|text| text.contains("cannot be given here")));
    let told: Vec<_> = told.collect();
    assert!(told.iter().all(|item| item.to == To::Person(BEN)), "{told:?}");
    told.into_iter().filter_map(text_of).collect()
}

#[tokio::test]
async fn an_order_for_a_card_that_a_table_does_not_know_is_in_the_way_of_no_other() {
    let house = House::of(skald_rules::catalogue::standard(), 1).await;
    // The card is one of a pack with which another table plays.
    let orders = [("counter", "counter moon_lantern"), ("window", "window guard 3 both")];
    kept(&house, "chaos", &orders).await;
    let table = house.duel(duel_of("chaos")).await;
    assert_eq!(texts(&house, table).await, ["window guard 3 both"]);
    let told = why_not(&house).await;
    assert!(told.len() == 1 && told[0].contains("No card in this game is called"), "{told:?}");
    let own = house.host.all_orders(BEN, table).await.unwrap().everywhere;
    assert_eq!(own.len(), 2, "another table may know it: {own:?}");
}

#[tokio::test]
async fn an_order_about_one_table_that_was_kept_for_all_is_forgotten_with_the_reason() {
    let house = House::of(skald_rules::catalogue::standard(), 1).await;
    let standing = "on attack-warlord 6 ti-18 attacker once";
    let orders = [("mode", "mode open"), ("passing", "pass"), ("ti-18", standing)];
    kept(&house, "lraw", &orders).await;
    let table = house.duel(duel_of("lraw")).await;
    let given = texts(&house, table).await;
    assert!(given.contains(&"mode open".to_owned()), "{given:?}");
    assert!(given.iter().all(|text| !text.contains("ti-18") && text != "pass"), "{given:?}");
    let told = why_not(&house).await;
    assert_eq!(told.len(), 2, "{told:?}");
    // The order is named as its owner reads it elsewhere, and so is the card.
    let plain = |text: &String| !text.contains("ti-18") && !text.contains("attack-warlord");
    assert!(told.iter().all(|text| plain(text) && text.contains("what comes next at one table")), "{told:?}");
    let texts: Vec<String> = house
        .host
        .all_orders(BEN, table)
        .await
        .unwrap()
        .everywhere
        .into_iter()
        .map(|order| order.text)
        .collect();
    assert_eq!(texts, ["mode open"]);
    // Until a game begins it is shown with the reason.
    kept(&house, "lraw", &orders).await;
    let own = house.host.all_orders(BEN, table).await.unwrap().everywhere;
    let idle: Vec<bool> = own.iter().map(|order| order.idle.is_some()).collect();
    assert_eq!(idle, own.iter().map(|order| order.text != "mode open").collect::<Vec<_>>(), "{own:?}");
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
