//! A long game of eight in which one never comes: it goes on without them, and ends when its terms said it would.

use crate::common::{ADA, DAY, House, random_line};
use skald::host::{Join, OpenTable, Person, Status, TableId, Terms};
use skald_rules::{
    chance::Fast,
    interface::{DecisionId, Duty, Options},
};

/// How many people play.
const PLAYERS: u8 = 8;
/// Who never comes.
const ABSENT: Person = Person(300);

/// A short game, in which nobody is put out for being away: the absent one is waited for to the end.
fn options() -> Options {
    Options::default().with("svpt_percent", "50").with("storm_from_cycle", "1").with("absent_resign", "no")
}

/// A table of eight people with one day a turn.
async fn table_of_eight(house: &House, people: &[Person]) -> TableId {
    let wish = OpenTable {
        game: "chaos".into(),
        seats: Some(PLAYERS),
        options: options(),
        terms: Terms::of(Some(DAY)),
        channel: 7,
        name: "Ada".into(),
        ..OpenTable::default()
    };
    let table = house.host.open(ADA, wish).await.unwrap().id;
    for person in people.iter().filter(|person| **person != ADA) {
        let name = format!("P{}", person.0);
        house.host.join(*person, table, Join { name, ..Join::default() }).await.unwrap();
    }
    house.host.start(ADA, table).await.unwrap();
    house.host.tick().await.unwrap();
    table
}

/// Lets time pass, and does everything at the moment when it is due.
async fn let_pass(house: &House, millis: i64) {
    let end = house.host.now() + millis;
    let mut next = house.pass(0).await;
    while let Some(due) = next.filter(|due| *due < end) {
        next = house.pass((due - house.host.now()).max(1)).await;
    }
    house.pass(end - house.host.now()).await;
}

/// Somebody looks in and answers, at random, whatever the table waits for from them.
async fn look_in(house: &House, table: TableId, person: Person, dice: &mut Fast) -> u32 {
    let mut answers = 0;
    loop {
        let look = house.host.look(table, person).await.unwrap();
        let Some(owed) = look.decisions.iter().find(|decision| decision.duty == Duty::Owed) else {
            return answers;
        };
        let at = DecisionId::new(&owed.id).unwrap();
        let line = random_line(house, table, at, dice).await;
        house.host.play(person, table, at, &line).await.unwrap();
        house.host.tick().await.unwrap();
        answers += 1;
    }
}

#[tokio::test]
async fn eight_people_of_whom_one_never_comes_finish_in_the_time_that_they_were_told() {
    let mut dice = Fast::new(8);
    let house = House::new().await;
    let mut people: Vec<Person> = (200..).take(usize::from(PLAYERS) - 2).map(Person).collect();
    people.insert(0, ADA);
    people.insert(3, ABSENT);
    let table = table_of_eight(&house, &people).await;
    let info = house.host.info(table).await.unwrap();
    let promised = i64::from(info.length.waits_long) * info.terms.limit.unwrap();
    let begun = house.host.now();

    let (mut answers, mut missed) = (0, 0);
    'days: loop {
        // Once a day everybody looks in, each at an hour of their own, but for the one who never comes.
        for person in &people {
            let_pass(&house, DAY / i64::from(PLAYERS)).await;
            missed += house.deliver().await.iter().filter(|item| item.name.starts_with("timeout:")).count();
            if house.host.info(table).await.unwrap().status == Status::Over {
                break 'days;
            }
            if *person != ABSENT {
                answers += look_in(&house, table, *person, &mut dice).await;
            }
        }
        let days = (house.host.now() - begun) / DAY;
        assert!(days <= promised / DAY, "{days} days have passed and {} were promised", promised / DAY);
    }
    let took = house.host.now() - begun;
    assert!(took <= promised, "{} days, and {} were promised", took / DAY, promised / DAY);
    assert!(answers > 50 && missed > 0, "{answers} answers, {missed} missed turns");
    println!("{} days of {}, {answers} answers, {missed} missed", took / DAY, promised / DAY);
    let snapshot = house.host.store().snapshot(table).await.unwrap().unwrap();
    assert_eq!(house.host.replayed(table).await.unwrap(), snapshot.bytes, "log and snapshot");
}
