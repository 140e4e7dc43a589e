//! Seats that change hands while a game is on.

use crate::common::{ADA, BEN, CYD, DAY, HOUR, House, names, race, refused, text_of};
use skald::host::{Asked, Join, OpenTable, Person, Refused, Status, TableId, Terms, To};
use skald_rules::{
    fair::{GameFile, verify},
    interface::{Seat, Viewer},
    players::Level,
};

const DAN: Person = Person(104);
const B: Seat = Seat(1);

/// The acts of a table's log that are no input of the game.
async fn acts(house: &House, table: TableId) -> Vec<String> {
    let log = house.host.store().log(table, 0, u32::MAX).await.unwrap();
    let own = ["seat", "back", "set"];
    log.into_iter().filter(|row| own.contains(&row.kind.as_str())).map(|row| row.text).collect()
}

/// Log, snapshot and the game file of a table that is over agree, and the file proves itself.
async fn proves_itself(house: &House, table: TableId) -> GameFile {
    let snapshot = house.host.store().snapshot(table).await.unwrap().unwrap();
    assert_eq!(house.host.replayed(table).await.unwrap(), snapshot.bytes, "log and snapshot");
    let file = house.host.game_file(table).await.unwrap();
    assert_eq!(verify(&file, &house.games).findings, []);
    GameFile::read(&file).unwrap()
}

/// Plays `pass` until the game is over.
async fn to_the_end(house: &House, table: TableId) {
    while house.host.info(table).await.unwrap().status == Status::Playing {
        match house.host.board(table).await.unwrap().waiting.first().and_then(|wait| wait.person) {
            Some(_) => {
                house.answer(table, "pass").await;
            }
            None => {
                house.pass(HOUR).await;
            }
        }
    }
}

#[tokio::test]
async fn a_seat_is_vacated_and_somebody_else_goes_on_with_its_cards_and_its_time() {
    let mut house = House::new().await;
    let table = house.game(3).await;
    assert_eq!(house.answer(table, "take").await, ADA);
    let card = house.host.look(table, BEN).await.unwrap().private;
    house.deliver().await;
    assert_eq!(refused(house.host.vacate(BEN, table, Seat(0)).await), Refused::NotAway { seat: Seat(0) });
    assert_eq!(refused(house.host.take_seat(CYD, table, "Cyd").await), Refused::NoVacantSeat);
    let info = house.host.vacate(ADA, table, B).await.unwrap();
    assert_eq!(names(&info), ["Ada", "Ben (vacant)"]);
    assert!(info.seats[1].vacant && info.seats[1].person.is_none());
    assert_eq!(refused(house.host.vacate(ADA, table, B).await), Refused::NoSuchSeat);
    assert_eq!(refused(house.host.vacate(ADA, table, Seat(0)).await), Refused::LastPerson);

    // Ben is told, and plays there no more; the table waits for the seat as long as it would have for him.
    let told = house.deliver().await;
    let own: Vec<String> =
        told.iter().filter(|item| item.to == To::Person(BEN)).filter_map(text_of).collect();
    assert!(own.len() == 1 && own[0].contains("was vacated"), "{own:?}");
    assert_eq!(house.host.look(table, BEN).await.unwrap().viewer, Viewer::Spectator);
    assert_eq!(refused(house.host.play_text(BEN, table, "pass").await), Refused::NotSeated);
    let wait = house.host.board(table).await.unwrap().waiting.pop().unwrap();
    assert_eq!((wait.seat, wait.person), (B, None));
    let until = wait.until.unwrap();

    house.die_and_return(HOUR).await;
    let away = house.config.lease.max(HOUR);
    let host = &house.host;
    let wait = host.board(table).await.unwrap().waiting.pop().unwrap();
    assert_eq!(wait.until, Some(until + away), "the time without the bot counts for nobody");
    let info = host.take_seat(CYD, table, "Cyd").await.unwrap();
    assert_eq!((names(&info), info.seat_of(CYD)), (vec!["Ada", "Cyd"], Some(B)));
    let look = host.look(table, CYD).await.unwrap();
    assert_eq!((look.viewer, look.private), (Viewer::Seat(B), card), "the cards are those of the seat");
    let wait = host.board(table).await.unwrap().waiting.pop().unwrap();
    assert_eq!(wait.until, Some(house.clock_now() + DAY), "whoever is new has the whole time of the turn");
    assert_eq!(refused(host.take_seat(CYD, table, "Cyd").await), Refused::Seated);
    assert_eq!(refused(host.take_seat(BEN, table, "Ben").await), Refused::NoVacantSeat);
    let told = house.deliver().await;
    assert!(told.iter().any(|item| item.name.starts_with("hand:") && item.to == To::Person(CYD)));
    assert!(!told.iter().any(|item| item.to == To::Person(BEN)), "nothing more is sent to Ben");
    assert_eq!(house.answer(table, "pass").await, CYD);

    to_the_end(&house, table).await;
    assert_eq!(acts(&house, table).await, ["seat b vacant", "seat b person"]);
    let file = proves_itself(&house, table).await;
    assert!(file.entries.iter().any(|entry| entry.act == "seat b vacant"));
    assert_eq!(file.header.words[1], "ben's words", "the words of the deal stay");
    let story = house.host.history(table, 0, u32::MAX).await.unwrap();
    let lines: Vec<&str> =
        story.iter().flat_map(|entry| &entry.told).map(|(_, line)| line.as_str()).collect();
    assert!(lines.contains(&"The seat of Ben is vacant.") && lines.contains(&"Cyd takes the vacant seat."));
}

#[tokio::test]
async fn a_vacant_seat_is_answered_for_by_the_clock_and_its_owner_comes_back() {
    let mut house = House::new().await;
    let wish = OpenTable { terms: Terms::of(Some(DAY)), ..race(9) };
    let table = house.host.open(ADA, wish).await.unwrap().id;
    for (person, name) in [(BEN, "Ben"), (CYD, "Cyd")] {
        house.host.join(person, table, Join { name: name.into(), ..Join::default() }).await.unwrap();
    }
    house.host.start(ADA, table).await.unwrap();
    house.host.tick().await.unwrap();
    house.host.order_set(BEN, table, "always take").await.unwrap();
    // Everybody may vacate their own seat; whoever runs the table hands it on with it.
    let info = house.host.vacate(ADA, table, Seat(0)).await.unwrap();
    assert_eq!((info.host, names(&info)), (BEN, vec!["Ada (vacant)", "Ben", "Cyd"]));
    house.deliver().await;
    let log = info.log;
    house.pass(DAY + 1).await;
    let by_clock = house.host.history(table, log, 1).await.unwrap();
    assert_eq!(by_clock[0].by, "clock", "its time has run out, and the default was played");
    assert_eq!(
        house.host.board(table).await.unwrap().waiting[0].person,
        Some(CYD),
        "and Ben's order followed"
    );
    let told = house.deliver().await;
    assert!(!told.iter().any(|item| item.to == To::Person(ADA)), "nobody is told in private");

    // A seat that nobody plays has no say.
    let info = house.host.finish(BEN, table, true).await.unwrap();
    assert_eq!((info.status, info.disagreeing), (Status::Playing, vec![Seat(2)]));
    house.host.finish(BEN, table, false).await.unwrap();
    house.host.vacate(BEN, table, Seat(1)).await.unwrap();
    house.die_and_return(0).await;
    let host = &house.host;
    assert_eq!(names(&host.take_seat(DAN, table, "Dan").await.unwrap())[0], "Dan");
    // Whoever has played one seat knows its cards, and takes no other.
    assert_eq!(refused(host.take_seat(ADA, table, "Ada").await), Refused::KnowsAnother);
    let info = host.take_seat(BEN, table, "Ben").await.unwrap();
    assert_eq!(names(&info), ["Dan", "Ben", "Cyd"]);
    assert_eq!(host.orders(BEN, table).await.unwrap().len(), 1, "whoever comes back has their orders");
}

#[tokio::test]
async fn a_computer_plays_a_vacant_seat_and_gives_it_up_again() {
    let mut house = House::new().await;
    let table = house.game(2).await;
    assert_eq!(refused(house.host.add_computer(ADA, table, Level::Steady).await), Refused::NoVacantSeat);
    house.host.vacate(BEN, table, B).await.unwrap();
    assert_eq!(refused(house.host.add_computer(BEN, table, Level::Steady).await), Refused::NotHost);
    let info = house.host.add_computer(ADA, table, Level::Steady).await.unwrap();
    assert_eq!(names(&info), ["Ada", "Bracken"]);
    house.die_and_return(0).await;
    house.answer(table, "take").await;
    assert_ne!(house.host.board(table).await.unwrap().waiting[0].seat, B, "the computer has answered");
    // It can be vacated in its turn, and whoever had the seat comes back.
    let info = house.host.vacate(ADA, table, B).await.unwrap();
    assert_eq!(names(&info), ["Ada", "Bracken (vacant)"]);
    assert_eq!(names(&house.host.take_seat(BEN, table, "Ben").await.unwrap()), ["Ada", "Ben"]);
    house.host.vacate(ADA, table, B).await.unwrap();
    house.host.add_computer(ADA, table, Level::Steady).await.unwrap();
    to_the_end(&house, table).await;
    let hands = ["vacant", "computer 2", "vacant", "person", "vacant", "computer 2"];
    assert_eq!(acts(&house, table).await, hands.map(|hands| format!("seat b {hands}")));
    proves_itself(&house, table).await;

    // In the next game the computer is a computer, and brings nothing of Ben's.
    let next = house.host.rematch(ADA, table, Asked::default()).await.unwrap();
    assert_eq!(names(&next), ["Bracken", "Ada"]);
    assert!(next.seats.iter().all(|seat| seat.words.is_empty() && !seat.brings), "{:?}", next.seats);
}
