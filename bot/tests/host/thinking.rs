//! Computers that think for as long as they like: nobody else waits for them, at their table or elsewhere.

use std::time::Duration;

use crate::common::{
    ADA, BEN, House, quick, race,
    race::{Gate, gate},
};
use skald::host::{Host, HostConfig, HostError, Join, OpenTable, Person, Status, TableId};
use tokio::{sync::oneshot, task::JoinHandle, time::timeout};

/// Nobody waits so long for anything that is not stuck.
const LONG: Duration = Duration::from_secs(30);

/// The bot at work, on the thread of the test; it ends when it is told to.
struct Works {
    task: JoinHandle<Result<(), HostError>>,
    stop: oneshot::Sender<()>,
}

impl Works {
    fn begin(host: &Host) -> Self {
        let (stop, stopped) = oneshot::channel();
        let host = host.clone();
        Self { task: tokio::spawn(async move { host.run(async { drop(stopped.await) }).await }), stop }
    }

    async fn end(self) {
        self.stop.send(()).unwrap();
        timeout(LONG, self.task).await.unwrap().unwrap().unwrap();
    }
}

/// Waits until something is so, while the bot works.
async fn until(what: &str, mut so: impl AsyncFnMut() -> bool) {
    let looks = async {
        while !so().await {
            tokio::time::sleep(Duration::from_millis(1)).await;
        }
    };
    timeout(LONG, looks).await.unwrap_or_else(|_| panic!("it never came to this: {what}"));
}

/// Whose turn it is, if it is a person's.
async fn asked(house: &House, table: TableId) -> Option<Person> {
    house.host.board(table).await.unwrap().waiting.first().and_then(|wait| wait.person)
}

/// A race of Ada and Ben with a computer that has come to its gate.
async fn gated(house: &House, name: &str) -> (TableId, std::sync::Arc<Gate>) {
    let gate = gate(name);
    let plain = race(3);
    let wish = OpenTable { computers: 1, options: plain.options.clone().with("gate", name), ..plain };
    let table = house.host.open(ADA, OpenTable { seats: Some(3), ..wish }).await.unwrap().id;
    let join = Join { name: "Ben".into(), ..Join::default() };
    house.host.join(BEN, table, join).await.unwrap();
    house.host.start(ADA, table).await.unwrap();
    until("a computer thinks", async || {
        if let Some(who) = asked(house, table).await {
            let at = house.question(table, who).await.unwrap();
            house.host.play(who, table, at, "pass").await.unwrap();
        }
        gate.somebody()
    })
    .await;
    (table, gate)
}

/// All runs on one thread here: were it kept by a computer, nothing below would ever come to its end.
#[tokio::test]
async fn a_computer_that_thinks_keeps_neither_a_thread_nor_a_lock_nor_the_clock() {
    let house = House::new().await;
    let works = Works::begin(&house.host);
    let (table, gate) = gated(&house, "keeps-nothing").await;
    assert!(!gate.met_people(), "it thinks on a thread on which people are answered");
    let before = house.host.info(table).await.unwrap().log;

    // At the same table: looks, and a change that is written.
    let presses = async {
        assert_eq!(house.host.look(table, ADA).await.unwrap().decisions, []);
        house.host.order_set(BEN, table, "always take").await.unwrap();
        assert_eq!(house.host.orders(BEN, table).await.unwrap().len(), 1);
    };
    timeout(LONG, presses).await.expect("a press at its table waits for it");

    // At another one whole rounds are played, and what is due between them is done.
    let begins = async {
        let other = house.host.open(ADA, race(3)).await.unwrap().id;
        let join = Join { name: "Ben".into(), ..Join::default() };
        house.host.join(BEN, other, join).await.unwrap();
        house.host.start(ADA, other).await.unwrap();
        other
    };
    let other = timeout(LONG, begins).await.expect("another table waits for it");
    until("a game of others comes to its end", async || {
        if let Some(who) = asked(&house, other).await {
            let at = house.question(other, who).await.unwrap();
            house.host.play(who, other, at, "pass").await.unwrap();
        }
        house.host.info(other).await.unwrap().status == Status::Over
    })
    .await;

    assert_eq!(house.host.info(table).await.unwrap().log, before, "it has not answered yet");
    gate.open();
    until("it answers", async || house.host.info(table).await.unwrap().log > before).await;
    let log = house.host.history(table, before, 1).await.unwrap();
    assert_eq!(log[0].by, "computer");
    works.end().await;
    assert!(!gate.met_people());
}

/// Somebody who waits learns from the time only between which two moments it was done, not how much there was to think of.
#[tokio::test]
async fn a_computer_that_thinks_for_long_answers_at_one_of_few_moments() {
    const PAUSE: i64 = 100;
    let house = House::with(HostConfig { computer_pause: PAUSE, ..quick() }).await;
    let works = Works::begin(&house.host);
    let (table, gate) = gated(&house, "few-moments").await;
    let before = house.host.info(table).await.unwrap().log;
    // It may answer one pause after it was asked, then after two and four.
    house.clock.pass(PAUSE * 5 / 2);
    gate.open();
    let real = Duration::from_millis(2 * PAUSE.unsigned_abs());
    tokio::time::sleep(real).await;
    house.clock.pass(PAUSE * 3 / 2 - 1);
    tokio::time::sleep(real).await;
    assert_eq!(house.host.info(table).await.unwrap().log, before, "it is done, and its moment has not come");
    house.clock.pass(1);
    until("it answers", async || house.host.info(table).await.unwrap().log > before).await;
    works.end().await;
}

/// A computer whose question is gone is not asked on, and nobody waits for it.
#[tokio::test]
async fn nobody_waits_for_a_computer_that_is_asked_no_more() {
    let house = House::new().await;
    let works = Works::begin(&house.host);
    let (table, gate) = gated(&house, "asked-no-more").await;
    works.end().await;
    let host = house.host.clone();
    let waits = tokio::spawn(async move { host.tick().await });
    tokio::task::yield_now().await;
    for who in [ADA, BEN] {
        house.host.resign(who, table).await.unwrap();
    }
    timeout(LONG, waits).await.expect("what is due waits for a game that is over").unwrap().unwrap();
    assert_eq!(house.host.info(table).await.unwrap().status, Status::Over);
    gate.open();
}
