//! A table of Lost Legends with its people, for the hosts' tests of that game: opened, drafting, and looked at.
#![allow(clippy::unwrap_used, clippy::panic, clippy::indexing_slicing, dead_code)]

use super::{ADA, BEN, CYD, DAY, House, answer_at_random};
use skald::host::{OpenTable, Person, TableId, Terms};
use skald_rules::{chance::Fast, interface::Seat, lost::View};

pub const DAN: Person = Person(104);

/// A table that these people have opened, joined and begun, nobody having a hero yet.
pub async fn begun(house: &House, people: &[(Person, &str)]) -> TableId {
    let wish =
        OpenTable { game: "lost".into(), terms: Terms::of(Some(DAY)), channel: 7, ..OpenTable::default() };
    super::begun(house, wish, people).await
}

pub const THREE: [(Person, &str); 3] = [(ADA, "Ada"), (BEN, "Ben"), (CYD, "Cyd")];

/// A table of three who have chosen their heroes and look at their first hands.
pub async fn drafting(house: &House) -> TableId {
    let table = begun(house, &THREE).await;
    for (person, hero) in [(ADA, "warrior"), (BEN, "hunter"), (CYD, "barbarian")] {
        let at = house.question(table, person).await.unwrap();
        house.host.play(person, table, at, &format!("hero {hero}")).await.unwrap();
    }
    table
}

/// What a person sees of the game.
pub async fn view(house: &House, table: TableId, person: Person) -> View {
    let look = house.host.look(table, person).await.unwrap();
    look.view.unwrap().get::<View>().unwrap().clone()
}

/// The hand that a person sees.
pub async fn hand(house: &House, table: TableId, person: Person) -> Vec<String> {
    let view = view(house, table, person).await;
    view.own.values().next().unwrap().hand.iter().map(ToString::to_string).collect()
}

/// The seats for which the table waits.
pub async fn waiting(house: &House, table: TableId) -> Vec<Seat> {
    house.host.board(table).await.unwrap().waiting.into_iter().map(|wait| wait.seat).collect()
}

/// Everything that everybody was told.
pub async fn told(house: &House, table: TableId) -> Vec<String> {
    let log = house.host.history(table, 0, u32::MAX).await.unwrap();
    log.into_iter().flat_map(|entry| entry.told).map(|(_, text)| text).collect()
}

/// Random answers until something is so, at most so many.
pub async fn until(house: &House, table: TableId, dice: &mut Fast, so: impl Fn(&View) -> bool) -> View {
    for _ in 0..3_000 {
        let now = view(house, table, ADA).await;
        if so(&now) {
            return now;
        }
        answer_at_random(house, table, dice).await;
    }
    panic!("it never came to this")
}

/// The person of a seat at a table of three.
pub fn person(seat: Seat) -> Person {
    THREE[seat.index()].0
}
