//! Orders that give nothing: their owners are told why, once and alone.

use crate::common::{ADA, BEN, CYD, DAY, House, begun, placed, position, race, random_line, text_of};
use skald::{
    host::{Join, OpenTable, OutboxItem, Person, TableId, Terms, To},
    store::OrderRow,
};
use skald_rules::{
    catalogue::standard,
    chance::Fast,
    interface::{Duty, Options, Seat},
};

/// What was sent that says this, and to whom.
fn told<'s>(sent: &'s [OutboxItem], words: &str) -> Vec<(&'s To, String)> {
    let texts = sent.iter().filter_map(|item| Some((&item.to, text_of(item)?)));
    texts.filter(|(_, text)| text.contains(words)).collect()
}

/// Ada and Ben before Ada's turn in a Skirmish, on a board with room.
async fn skirmish() -> (House, TableId) {
    let mut house = House::of(standard(), 3).await;
    let options = Options::default().with("form", "skirmish");
    let wish = OpenTable {
        game: "law".into(),
        options,
        terms: Terms::of(Some(DAY)),
        channel: 7,
        ..OpenTable::default()
    };
    let table = begun(&house, wish, &[(ADA, "Ada"), (BEN, "Ben")]).await;
    let room = "options.form = \"skirmish\"\nphase = \"play a\"\nboard = [\".. .. .. ..\", \".. .. .. ..\"]\n\
                seat.a.hand = [\"garm\", \"thor\", \"kolga\"]\nseat.b.hand = [\"iris\", \"otr\", \"pan\"]\n";
    placed(&mut house, table, room).await;
    house.deliver().await;
    (house, table)
}

async fn plays(house: &House, table: TableId, who: Person, line: &str) {
    house.host.play_text(who, table, line).await.unwrap_or_else(|no| panic!("{line}: {no:?}"));
    house.host.tick().await.unwrap();
}

#[tokio::test]
async fn whoever_is_asked_though_they_gave_an_order_is_told_why_once_and_the_order_stands() {
    let (mut house, table) = skirmish().await;
    house.host.order_set(BEN, table, "play iris c2 4").await.unwrap();
    assert!(told(&house.deliver().await, "gives no answer").is_empty(), "he is not asked yet");
    plays(&house, table, ADA, "place garm a1").await;
    let sent = house.deliver().await;
    let found = told(&sent, "gives no answer this time, so you are asked");
    assert!(found.len() == 1 && *found[0].0 == To::Person(BEN), "{found:?}");
    assert!(found[0].1.contains("Iris on C2") && found[0].1.contains("just now as you wished"), "{found:?}");
    // Not another time, whatever happens meanwhile; the order stands.
    house.die_and_return(DAY / 2).await;
    plays(&house, table, BEN, "place pan d1").await;
    plays(&house, table, ADA, "place thor a2").await;
    assert!(told(&house.deliver().await, "gives no answer").is_empty());
    let orders = house.host.orders(BEN, table).await.unwrap();
    assert!(orders.iter().any(|order| order.text == "play iris c2 4"), "{orders:?}");
    let open = position(&house, table).await.open(Seat(1));
    assert!(open.iter().any(|at| at.duty == Duty::Owed), "and he is asked");
    // Given anew it is a new order.
    house.host.order_set(BEN, table, "play iris c2 3").await.unwrap();
    assert_eq!(told(&house.deliver().await, "gives no answer").len(), 1);
}

#[tokio::test]
async fn an_order_that_is_read_no_more_is_dropped_with_a_word_and_in_the_way_of_no_other() {
    let mut house = House::new().await;
    let table = house.host.open(ADA, race(3)).await.unwrap().id;
    house.host.join(BEN, table, Join { name: "Ben".into(), ..Join::default() }).await.unwrap();
    house.host.start(ADA, table).await.unwrap();
    house.host.order_set(BEN, table, "always take").await.unwrap();
    let mut tx = house.host.store().write().await.unwrap();
    let (slot, text) = ("dance".to_owned(), "always dance".to_owned());
    tx.save_order(table, &OrderRow { seat: 1, slot, text, preset: false, at: house.host.now(), told: false });
    tx.commit().await.unwrap();
    house.deliver().await;
    house.die_and_return(1).await;
    let texts = async |house: &House| {
        let orders = house.host.orders(BEN, table).await.unwrap();
        orders.into_iter().map(|order| order.text).collect::<Vec<_>>()
    };
    assert_eq!(texts(&house).await, ["always take"], "the others are shown");
    // With the next deed at the table it goes.
    while house.question(table, ADA).await.is_none() {
        house.host.tick().await.unwrap();
    }
    let at = house.question(table, ADA).await.unwrap();
    let line = random_line(&house, table, at, &mut Fast::new(1)).await;
    house.host.play(ADA, table, at, &line).await.unwrap();
    house.host.tick().await.unwrap();
    let sent = house.deliver().await;
    let found = told(&sent, "always dance");
    assert!(found.len() == 1 && *found[0].0 == To::Person(BEN), "{found:?}");
    assert!(found[0].1.contains("I do not understand your order"), "{found:?}");
    let kept = house.host.store().orders(table).await.unwrap();
    assert!(kept.iter().all(|row| row.slot != "dance"), "{kept:?}");
    assert_eq!(texts(&house).await, ["always take"]);
}

#[tokio::test]
async fn whoever_comes_into_a_seat_gives_their_own_orders_and_the_one_before_is_told() {
    let mut house = House::new().await;
    let table = house.host.open(ADA, race(3)).await.unwrap().id;
    house.host.join(BEN, table, Join { name: "Ben".into(), ..Join::default() }).await.unwrap();
    house.host.start(ADA, table).await.unwrap();
    house.pass(1_000).await;
    house.host.order_set(BEN, table, "always take").await.unwrap();
    house.host.vacate(BEN, table, Seat(1)).await.unwrap();
    house.deliver().await;
    house.die_and_return(1).await;
    house.host.take_seat(CYD, table, "Cyd").await.unwrap();
    let sent = house.deliver().await;
    let found = told(&sent, "the orders that you left there are dropped");
    assert!(found.len() == 1 && *found[0].0 == To::Person(BEN), "{found:?}");
    assert!(house.host.orders(CYD, table).await.unwrap().is_empty());
}
