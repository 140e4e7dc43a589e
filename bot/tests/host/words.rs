//! What the database keeps of sentences: messages with arguments, in no language.

use crate::common::{ADA, BEN, House, race};
use skald::host::{Body, Join, TableId, TableInfo};
use skald_rules::{
    interface::{Say, Seat},
    players::Level,
    words::{Words, english},
};

/// A game of Ada, Ben and a computer that has come some way.
async fn game(house: &House) -> TableId {
    let host = &house.host;
    let table = host.open(ADA, race(3)).await.unwrap().id;
    host.join(BEN, table, Join { name: "Ben".into(), ..Join::default() }).await.unwrap();
    host.add_computer(ADA, table, Level::Steady).await.unwrap();
    host.start(ADA, table).await.unwrap();
    host.tick().await.unwrap();
    let at = house.question(table, ADA).await.unwrap();
    host.play(ADA, table, at, "take").await.unwrap();
    host.tick().await.unwrap();
    table
}

fn sentence(text: &str) -> Say {
    let say: Say = serde_json::from_str(text).unwrap_or_else(|error| panic!("{text}: {error}"));
    assert!(english().has(say.id) || say.id.starts_with("race-"), "{text}");
    say
}

#[tokio::test]
async fn the_database_keeps_no_sentence_in_words() {
    let house = House::new().await;
    let table = game(&house).await;
    let store = house.host.store();
    let mut told = 0;
    for entry in store.log(table, 0, u32::MAX).await.unwrap() {
        for fact in serde_json::from_str::<Vec<serde_json::Value>>(&entry.told).unwrap() {
            sentence(&fact["say"].to_string());
            told += 1;
        }
    }
    assert!(told > 1, "{told} facts");
    let clocks = store.clocks(table).await.unwrap();
    assert!(!clocks.is_empty());
    for clock in clocks {
        sentence(&clock.label);
    }
    for seat in store.seats(table).await.unwrap() {
        if seat.is_computer() {
            assert_eq!(sentence(&seat.name).id, "host-computer");
        }
    }
    let owed = house.owed().await;
    let says = owed.iter().filter(|item| matches!(item.body, Body::Say { .. }));
    assert!(says.count() > 0);
    house.host.pause(table, &Say::new("pause-no-channel")).await.unwrap();
    let row = store.table(table).await.unwrap().unwrap();
    assert_eq!(sentence(&row.pause_why.unwrap()), Say::new("pause-no-channel"));

    // Shown to people it is in words.
    let info = house.host.info(table).await.unwrap();
    let names: Vec<&str> = info.seats.iter().map(|seat| seat.name.as_str()).collect();
    assert_eq!(names[..2], ["Ada", "Ben"]);
    assert_eq!(names[2], "Bracken");
    let history = house.host.history(table, 0, u32::MAX).await.unwrap();
    assert!(history.iter().flat_map(|entry| &entry.told).all(|(_, text)| !text.contains("\"id\"")));
}

#[tokio::test]
async fn what_was_kept_can_be_shown_in_another_language() {
    let house = House::new().await;
    let table = game(&house).await;
    let label = house.host.store().clocks(table).await.unwrap().pop().unwrap().label;
    let kept = house.owed().await;
    let say = kept.into_iter().find_map(|item| match item.body {
        Body::Say { say, .. } if say.id == "host-started" => Some(say),
        _ => None,
    });
    let files = [
        ("de.ftl", "host-started = Tisch { $code } hat begonnen: { $who }.\n"),
        ("core.ftl", "list-none = niemand\nlist-comma = {\", \"}\nlist-and = { $first } und { $last }\n"),
    ];
    let (german, problems) = Words::read("de", &files);
    assert_eq!(problems, Vec::<String>::new());
    let code = house.host.info(table).await.unwrap().code;
    let names = |seat: Seat| ["Ada", "Ben", "Computer"][seat.index()].to_owned();
    assert_eq!(
        german.say(&say.unwrap(), &names),
        format!("Tisch {code} hat begonnen: Ada, Ben und Computer.")
    );
    sentence(&label);
}

#[tokio::test]
async fn a_table_is_told_in_the_words_of_whoever_reads() {
    let files = [(
        "de.ftl",
        "host-computer = Maschine { $number }\nlist-none = niemand\nlist-comma = {\", \"}\n\
         list-and = { $first } und { $last }\nhost-answer-noted = Notiert.\n\
         host-started = Tisch { $code } hat begonnen: { $who }.\n\
         host-log-paused = Der Tisch steht still.\n",
    )];
    let (german, problems) = Words::read("de", &files);
    assert_eq!(problems, Vec::<String>::new());
    let german: &'static Words = Box::leak(Box::new(german));
    let house = House::new().await;
    let table = game(&house).await;
    let there = house.host.for_reader(german);
    let names = |info: &TableInfo| info.seats.iter().map(|seat| seat.name.clone()).collect::<Vec<_>>();
    assert_eq!(names(&there.info(table).await.unwrap()), ["Ada", "Ben", "Maschine 1"]);
    assert_eq!(names(&house.host.info(table).await.unwrap())[2], "Bracken", "and others in theirs");
    let board = there.board(table).await.unwrap();
    assert_eq!(names(&board.info)[2], "Maschine 1");
    assert_eq!(names(&there.look(table, ADA).await.unwrap().info)[2], "Maschine 1");
    there.pause(table, &Say::new("pause-no-channel")).await.unwrap();
    let last = there.history(table, 0, u32::MAX).await.unwrap().pop().unwrap();
    assert_eq!(last.told[0].1, "Der Tisch steht still.");
    let last = house.host.history_of(table, ADA).await.unwrap().pop().unwrap();
    assert_eq!(last.told[0].1, "The table stands still.");
}

#[tokio::test]
async fn who_reads_is_known_by_the_language_in_which_they_use_discord() {
    let house = House::new().await;
    let host = &house.host;
    let table = game(&house).await;
    assert_eq!(host.store().table(table).await.unwrap().unwrap().language, "en-US", "where it was opened");
    host.meet(ADA, "Ada", "de").await.unwrap();
    assert_eq!(host.person(ADA).await.unwrap().language, "de");
    host.meet(ADA, "Ada", "").await.unwrap();
    assert_eq!(host.person(ADA).await.unwrap().language, "de", "it is not always told");
    // There is no catalogue in German yet: English is what all read whose language there is not.
    assert_eq!(host.words_of(ADA).await.unwrap().language(), "en");
    assert_eq!(host.words_at(table).await.unwrap().language(), "en");
}
