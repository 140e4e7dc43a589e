//! People who come to a table from elsewhere, by its code or an invitation: they may not see its place, so that they hear in private what
//! is told to all there, and nobody looks for them in its server.

use crate::common::{ADA, BEN, CYD, DAY, House, race, taken, text_of};
use skald::host::{About, Body, Join, OpenTable, OutboxItem, Person, Sought, Status, TableId, To, Whence};

/// A game of Ada and of Ben, who has joined from this place, in which Ada is asked first.
async fn with(house: &House, whence: Whence) -> TableId {
    let table = house.host.open(ADA, race(9)).await.unwrap().id;
    house.host.join(BEN, table, Join { name: "Ben".into(), whence, ..Join::default() }).await.unwrap();
    house.host.start(ADA, table).await.unwrap();
    house.host.tick().await.unwrap();
    table
}

/// Private messages, or a channel that is not the table's.
const FAR: Whence = Whence::At { channel: 99, above: None };

/// Whither something of this kind went.
fn sent_to(sent: &[OutboxItem], wanted: About) -> Vec<To> {
    let of = |item: &&OutboxItem| matches!(item.body, Body::Say { about, .. } if about == wanted);
    let mut to: Vec<To> = sent.iter().filter(of).map(|item| item.to).collect();
    to.sort_by_key(|to| if let To::Person(person) = to { person.0 } else { 0 });
    to
}

async fn is_elsewhere(house: &House, table: TableId) -> bool {
    let info = house.host.info(table).await.unwrap();
    assert!(!info.seats[0].elsewhere, "whoever opens a table is there");
    info.seats[1].elsewhere
}

#[tokio::test]
async fn whoever_may_not_see_the_thread_is_told_in_private_what_is_told_to_all_there() {
    let mut house = House::new().await;
    let table = with(&house, FAR).await;
    let sent = house.deliver().await;
    assert_eq!(sent_to(&sent, About::Started), [To::Table, To::Person(BEN)]);
    house.die_and_return(0).await;
    assert!(is_elsewhere(&house, table).await);

    house.answer(table, "pass").await;
    assert_eq!(sent_to(&house.deliver().await, About::Turn), [To::Person(BEN)], "nobody calls into the void");
    house.answer(table, "pass").await;
    assert_eq!(sent_to(&house.deliver().await, About::Turn), [To::Table], "Ada is called as ever");
    house.host.propose_pause(ADA, table, 2).await.unwrap();
    let asked = house.deliver().await;
    assert_eq!(sent_to(&asked, About::Proposed), [To::Table, To::Person(BEN)]);
    house.host.resign(ADA, table).await.unwrap();
    house.host.tick().await.unwrap();
    let sent = house.deliver().await;
    assert_eq!(sent_to(&sent, About::Result), [To::Table, To::Person(BEN)]);
    assert!(taken(&sent).len() >= 2, "and what was asked of both goes: {sent:?}");
}

#[tokio::test]
async fn whoever_sees_the_thread_after_all_is_called_there() {
    let house = House::new().await;
    // In the channel of the table, or in a thread of it.
    for near in
        [Whence::There, Whence::At { channel: 7, above: None }, Whence::At { channel: 70, above: Some(7) }]
    {
        let table = with(&house, near).await;
        assert!(!is_elsewhere(&house, table).await, "{near:?}");
    }
    let table = with(&house, FAR).await;
    house.host.sees_its_place(table, BEN).await.unwrap();
    assert!(!is_elsewhere(&house, table).await);
    house.deliver().await;
    house.answer(table, "pass").await;
    assert_eq!(sent_to(&house.deliver().await, About::Turn), [To::Table]);
    // Where there is no server everybody is there.
    let table = house.host.open(ADA, OpenTable { guild: None, ..race(9) }).await.unwrap().id;
    house.host.join(BEN, table, Join { name: "Ben".into(), whence: FAR, ..Join::default() }).await.unwrap();
    assert!(!is_elsewhere(&house, table).await);
}

#[tokio::test]
async fn a_rematch_remembers_who_came_from_elsewhere() {
    let house = House::new().await;
    let table = with(&house, FAR).await;
    house.host.resign(ADA, table).await.unwrap();
    house.host.tick().await.unwrap();
    let next = house.host.rematch(ADA, table, skald::host::Asked::default()).await.unwrap().id;
    let asked = sent_to(&house.deliver().await, About::Rematch);
    assert_eq!(asked, [To::Table, To::Person(BEN)]);
    house.host.rematch(BEN, table, skald::host::Asked::default()).await.unwrap();
    let seats = house.host.info(next).await.unwrap().seats;
    let of = |who: Person| seats.iter().find(|seat| seat.person == Some(who)).unwrap().elsewhere;
    assert!(of(BEN) && !of(ADA), "{seats:?}");
}

#[tokio::test]
async fn once_a_day_everybody_is_looked_for_who_sits_at_a_table_and_came_from_its_server() {
    let house = House::new().await;
    let far = with(&house, FAR).await;
    let near = with(&house, Whence::There).await;
    let of_three = OpenTable { seats: Some(3), ..race(9) };
    let lobby = house.host.open(CYD, of_three).await.unwrap().id;
    let elsewhere = house.duel(OpenTable { guild: Some(2), ..race(9) }).await;
    let now = house.clock_now();
    // Who is looked for in a day, each once, however the day is cut.
    let day = async |since: i64| {
        let mut all: Vec<Sought> = Vec::new();
        for hour in 0..24 {
            let since = since + hour * DAY / 24;
            all.extend(house.host.sought(since, since + DAY / 24).await.unwrap());
        }
        all.sort_by_key(|sought| (sought.person, sought.tables.clone()));
        all
    };
    let midnight = now - now.rem_euclid(DAY) - 1;
    let sought = |person, tables: &[TableId]| Sought { person, tables: tables.to_vec() };
    let all = [
        sought(ADA, &[far, near]),
        sought(ADA, &[elsewhere]),
        sought(CYD, &[lobby]),
        sought(BEN, &[near]),
        sought(BEN, &[elsewhere]),
    ];
    assert_eq!(day(midnight).await, all, "also before a game");
    assert_eq!(day(midnight + DAY).await, all, "and so on the next day");
    // Whoever has given up is not looked for, and nobody of a game that is over.
    house.host.resign(BEN, elsewhere).await.unwrap();
    house.host.sees_its_place(far, BEN).await.unwrap();
    let left = [sought(ADA, &[far, near]), sought(CYD, &[lobby]), sought(BEN, &[far, near])];
    assert_eq!(day(midnight).await, left);
}

#[tokio::test]
async fn whoever_leaves_the_server_before_the_game_gives_up_the_seat_and_the_table_to_those_who_are_there() {
    let house = House::new().await;
    let table = house.lobby(3).await;
    house.deliver().await;
    assert!(house.host.take_out_left(table, ADA).await.unwrap());
    let info = house.host.info(table).await.unwrap();
    let people: Vec<Option<Person>> = info.seats.iter().map(|seat| seat.person).collect();
    assert_eq!((info.status, info.host, people), (Status::Lobby, BEN, vec![Some(BEN)]));
    let sent = house.deliver().await;
    assert_eq!(sent_to(&sent, About::Removed), [To::Table]);
    let told: Vec<String> = sent.iter().filter_map(text_of).collect();
    assert!(told.iter().any(|text| text.contains("Ada is no longer on this server")), "{told:?}");
    assert!(!house.host.take_out_left(table, ADA).await.unwrap(), "once");
    // With nobody left it closes.
    assert!(house.host.take_out_left(table, BEN).await.unwrap());
    assert_eq!(house.host.info(table).await.unwrap().status, Status::Closed);
}
