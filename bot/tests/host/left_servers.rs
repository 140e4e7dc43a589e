//! Servers that the bot has left: nothing goes on there, what is kept of them goes after its time, and whoever takes the bot
//! in again finds everything as it was.

use crate::common::{ADA, BEN, CYD, DAY, House, race, refused};
use skald::host::{Actor, Body, OpenTable, Refused, ServerRow, Status, TableId};

/// The server of the tables that everybody opens here, and another one.
const HERE: u64 = 1;
const THERE: u64 = 2;

/// What is settled for a server.
async fn settle(house: &House, interaction: u64, guild: u64) -> ServerRow {
    let change = |row: &mut ServerRow| {
        row.most = Some(3);
        Ok(())
    };
    house.host.settle_server(Actor::new(ADA, interaction), guild, change).await.unwrap()
}

async fn lobby_there(house: &House) -> TableId {
    house.host.open(CYD, OpenTable { guild: Some(THERE), ..race(3) }).await.unwrap().id
}

#[tokio::test]
async fn what_a_server_has_settled_goes_after_ninety_days_and_its_games_with_it() {
    let house = House::new().await;
    let host = &house.host;
    let (game, gathering, elsewhere) = (house.game(3).await, house.lobby(3).await, lobby_there(&house).await);
    settle(&house, 901, HERE).await;
    settle(&house, 902, THERE).await;
    host.server_left(HERE).await.unwrap();
    let info = host.info(game).await.unwrap();
    assert_eq!((info.status, info.place_lost), (Status::Paused, Some(host.now())), "its clocks stand");
    assert_eq!(host.info(gathering).await.unwrap().status, Status::Closed);
    assert_eq!(host.info(elsewhere).await.unwrap().status, Status::Lobby, "elsewhere nothing changes");
    house.deliver().await;
    // Discord may say so twice: the time counts from the first.
    house.clock.pass(30 * DAY);
    host.server_left(HERE).await.unwrap();
    house.clock.pass(60 * DAY);
    host.purge().await.unwrap();
    assert_eq!(host.server(HERE).await.unwrap().most, Some(3), "to the day nothing goes");
    assert!(host.info(game).await.is_ok());
    house.clock.pass(1);
    host.purge().await.unwrap();
    assert_eq!(host.server(HERE).await.unwrap(), ServerRow { guild: HERE, ..ServerRow::default() });
    assert_eq!(refused(host.info(game).await), Refused::NoTable);
    assert_eq!(host.server(THERE).await.unwrap().most, Some(3));
}

#[tokio::test]
async fn a_server_that_takes_the_bot_in_again_has_what_it_had() {
    let house = House::new().await;
    let host = &house.host;
    let game = house.game(3).await;
    settle(&house, 901, HERE).await;
    host.server_left(HERE).await.unwrap();
    house.deliver().await;
    host.server_found(THERE).await.unwrap();
    assert!(house.owed().await.is_empty(), "that is another server");
    host.server_found(HERE).await.unwrap();
    let looks = |item: &skald::host::OutboxItem| item.table == game && item.body == Body::Board;
    assert!(house.owed().await.iter().any(looks), "the board looks whether it can stand there again");
    host.place_found(game).await.unwrap();
    house.answer(game, "take").await;
    house.deliver().await;
    house.clock.pass(91 * DAY);
    host.purge().await.unwrap();
    assert_eq!(host.server(HERE).await.unwrap().most, Some(3), "nothing of it goes");
    assert_ne!(host.info(game).await.unwrap().status, Status::Closed);
}

#[tokio::test]
async fn what_the_bot_was_taken_out_of_while_it_was_away_is_found_when_it_is_back() {
    let house = House::new().await;
    let host = &house.host;
    let (game, elsewhere) = (house.game(3).await, lobby_there(&house).await);
    let status = async |table| host.info(table).await.unwrap().status;
    // Another shard knows nothing of servers that are not its own.
    host.in_servers((1, 2), &[]).await.unwrap();
    assert_eq!(status(game).await, Status::Playing);
    host.in_servers((0, 2), &[HERE, THERE]).await.unwrap();
    assert_eq!((status(game).await, status(elsewhere).await), (Status::Playing, Status::Lobby));
    host.in_servers((0, 2), &[THERE]).await.unwrap();
    assert_eq!((status(game).await, status(elsewhere).await), (Status::Paused, Status::Lobby));
    // And what it is in again is found the same way.
    house.deliver().await;
    host.in_servers((0, 2), &[HERE, THERE]).await.unwrap();
    let owed = house.owed().await;
    assert!(owed.iter().any(|item| item.table == game && item.body == Body::Board), "{owed:?}");
    assert!(host.info(game).await.unwrap().seat_of(BEN).is_some());
}

#[tokio::test]
async fn a_server_is_greeted_once_and_not_long_after_the_bot_was_added() {
    let house = House::new().await;
    let host = &house.host;
    assert!(host.greet(HERE, host.now()).await.unwrap());
    for later in [0, DAY, 30 * DAY] {
        house.clock.pass(later);
        assert!(!host.greet(HERE, host.now()).await.unwrap(), "it has heard hello before");
    }
    assert!(!host.greet(THERE, host.now() - 2 * DAY).await.unwrap(), "it would be no greeting any more");
}
