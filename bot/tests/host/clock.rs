//! Time: limits, warnings, defaults, the machine's pace, the bot's own absence, paused tables, the lease.

use crate::common::{ADA, BEN, DAY, HOUR, House, games, quick, race, refused, serving, text_of};
use skald::{
    host::{
        About, Body, HostConfig, HostError, Join, OpenTable, OutboxItem, Refused, Status, StoreError, Terms,
        To,
    },
    store::{DueRow, Store, table_subject},
};
use skald_rules::{
    catalogue,
    fair::verify,
    interface::{Options, Say},
};

/// Whether it tells the table that somebody's time has run out.
fn is_told_late(item: &OutboxItem) -> bool {
    item.to == To::Table && matches!(item.body, Body::Say { about: About::TimedOut, .. })
}

#[tokio::test]
async fn when_time_runs_out_the_declared_default_is_played() {
    let house = House::new().await;
    let host = &house.host;
    let table = house.game(2).await;
    let look = host.look(table, ADA).await.unwrap();
    let promised = look.decisions[0].default.clone().unwrap();
    assert_eq!(look.waiting[0].until, Some(host.now() + DAY));

    assert_eq!(house.pass(DAY - HOUR).await, Some(host.now() + HOUR));
    let warned = house.deliver().await;
    let about = |what: About| {
        warned.iter().filter(|item| matches!(item.body, Body::Say { about, .. } if about == what)).count()
    };
    assert_eq!((about(About::Warning), about(About::TimedOut)), (1, 0));
    house.pass(HOUR - 1).await;
    assert!(house.question(table, ADA).await.is_some(), "not a millisecond too early");
    house.pass(1).await;
    let last = host.store().log(table, 2, 1).await.unwrap().pop().unwrap();
    assert_eq!((last.by.as_str(), last.text.ends_with(&promised)), ("clock", true), "as it was shown to her");
    assert!(house.question(table, BEN).await.is_some());
    let sent = house.deliver().await;
    let texts: Vec<About> = sent
        .iter()
        .filter_map(|item| if let Body::Say { about, .. } = &item.body { Some(*about) } else { None })
        .collect();
    assert_eq!(texts, [About::TimedOut, About::Turn, About::TimedOut], "what stands at the table goes first");
    let told = sent.iter().filter(|item| is_told_late(item));
    let told: Vec<String> = told.filter_map(text_of).collect();
    assert_eq!(told, ["Time ran out for Ada ([race-wait]), so I gave the game's standard answer."]);

    // Nobody is there at all: the game ends by itself.
    for _ in 0..3 {
        house.pass(DAY).await;
    }
    assert_eq!(host.info(table).await.unwrap().status, Status::Over);
}

#[tokio::test]
async fn a_public_answer_of_the_clock_is_told_to_the_table_and_a_secret_one_to_its_owner_alone() {
    // shows LAW-16.1, LAW-16.10
    let house = House::of(catalogue::standard(), 7).await;
    let host = &house.host;
    let wish = OpenTable { game: "law".to_owned(), options: Options::default(), ..race(2) };
    let table = host.open(ADA, wish).await.unwrap().id;
    host.join(BEN, table, Join { name: "Ben".into(), ..Join::default() }).await.unwrap();
    host.start(ADA, table).await.unwrap();
    house.deliver().await;
    let mut seen = Vec::new();
    while !seen.contains(&"play".to_owned()) {
        let look = host.board(table).await.unwrap();
        let person = look.waiting[0].person.unwrap();
        let asked = &host.look(table, person).await.unwrap().decisions[0];
        // Whoever is asked looks in: a table at which nobody is any more would rest.
        host.come_back(person, table).await.unwrap();
        house.pass(DAY).await;
        let sent = house.deliver().await;
        let own = sent.iter().filter(|item| item.name.starts_with("timeout:")).count();
        let told = sent.iter().filter(|item| is_told_late(item));
        let told: Vec<String> = told.filter_map(text_of).collect();
        assert_eq!(own, 1, "{} of {person}", asked.kind);
        if asked.kind == "open" {
            assert_eq!(told, Vec::<String>::new(), "which card lies there would be guessed");
        } else {
            assert_eq!(told.len(), 1, "{}", asked.kind);
            assert!(told[0].starts_with("Time ran out for "), "{told:?}");
        }
        seen.push(asked.kind.clone());
    }
    assert_eq!(seen.iter().filter(|kind| *kind == "open").count(), 2);
}

#[tokio::test]
async fn questions_of_one_stretch_share_one_budget() {
    let house = House::new().await;
    let host = &house.host;
    // Some guess of many is wrong.
    for _ in 0..50 {
        let table = house.game(2).await;
        let until = host.look(table, ADA).await.unwrap().waiting[0].until;
        house.pass(5 * HOUR).await;
        let at = house.question(table, ADA).await.unwrap();
        let played = host.play(ADA, table, at, "guess 1").await.unwrap();
        if played.again {
            assert_eq!(host.look(table, ADA).await.unwrap().waiting[0].until, until);
            return;
        }
    }
    panic!("a wrong guess is asked again");
}

#[tokio::test]
async fn without_a_limit_nobodys_time_runs_out() {
    let house = House::new().await;
    let wish = OpenTable { terms: Terms::of(None), ..race(2) };
    let table = house.host.open(ADA, wish).await.unwrap().id;
    let join = skald::host::Join { name: "Ben".into(), ..Default::default() };
    house.host.join(BEN, table, join).await.unwrap();
    house.host.start(ADA, table).await.unwrap();
    house.pass(0).await;
    let before = house.host.info(table).await.unwrap().log;
    house.pass(400 * DAY).await;
    assert_eq!(house.host.turns(ADA).await.unwrap()[0].until, None);
    assert_eq!(house.host.info(table).await.unwrap().log, before, "nothing was played for anybody");
}

#[tokio::test]
async fn nobody_loses_a_turn_by_the_bots_absence() {
    let mut house = House::new().await;
    let table = house.game(2).await;
    house.pass(20 * HOUR).await;
    house.host.beat().await.unwrap();
    // The beat found that the time had passed in one piece, as for a machine that slept, and gave it back.
    let until = house.host.look(table, ADA).await.unwrap().waiting[0].until.unwrap();
    assert_eq!(until, house.host.now() + DAY);
    let boards = |sent: &[OutboxItem]| sent.iter().filter(|item| item.body == Body::Board).count();
    assert_eq!(boards(&house.deliver().await), 1, "the board that showed the old time shows the new one");
    house.die_and_return(30_000).await;
    assert_eq!(house.deliver().await, [], "half a minute is hardly seen");
    house.die_and_return(3 * DAY).await;
    assert_eq!(boards(&house.deliver().await), 1, "nobody has to move before it is true again");
    house.host.tick().await.unwrap();
    let look = house.host.look(table, ADA).await.unwrap();
    assert_eq!(look.waiting[0].until.unwrap(), house.host.now() + DAY);
    assert!(house.question(table, ADA).await.is_some());
    house.pass(DAY).await;
    assert!(house.question(table, BEN).await.is_some(), "but the time that was left does run");
}

#[tokio::test]
async fn what_is_due_by_a_clock_that_began_in_the_bots_absence_moves_no_further_than_the_clock() {
    let mut house = House::new().await;
    let table = house.game(4).await;
    // No heartbeat is heard all this time, and Ben is asked towards its end.
    house.pass(22 * HOUR).await;
    house.answer(table, "pass").await;
    house.pass(2 * HOUR).await;
    house.die_and_return(0).await;
    let wait = house.host.board(table).await.unwrap().waiting.remove(0);
    let until = wait.until.unwrap();
    assert_eq!((wait.person, until), (Some(BEN), house.host.now() + DAY), "he has what he had, and no more");
    let due = house.host.store().due_about(&table_subject(table)).await.unwrap();
    let at = |begins: &str| due.iter().find(|row| row.key.starts_with(begins)).unwrap().at;
    assert_eq!((at("turn:1:"), at("warn:1:")), (until, until - DAY / 4));
    let log = house.host.info(table).await.unwrap().log;
    house.pass(DAY - 1).await;
    assert_eq!(house.host.info(table).await.unwrap().log, log, "not a millisecond too early");
    house.pass(1).await;
    assert!(house.host.info(table).await.unwrap().log > log, "and not a millisecond too late");
}

#[tokio::test]
async fn a_paused_table_has_no_running_clock() {
    let mut house = House::new().await;
    let host = &house.host;
    let table = house.game(2).await;
    house.deliver().await;
    house.pass(4 * HOUR).await;
    let info = host.pause(table, &Say::new("pause-no-channel")).await.unwrap();
    assert_eq!((info.status, info.pause_why.as_ref()), (Status::Paused, Some(&Say::new("pause-no-channel"))));
    let told = house.deliver().await;
    let (hands, told): (Vec<_>, Vec<_>) =
        told.into_iter().partition(|item| matches!(item.body, Body::Hand { .. }));
    assert_eq!(told.len(), 2, "both are told in private, and nothing goes to the channel");
    assert_eq!(hands.len(), 1, "the hand of whoever is asked says no more when their time runs out");
    let at = house.question(table, ADA).await.unwrap();
    assert_eq!(refused(host.play(ADA, table, at, "pass").await), Refused::Paused);
    assert_eq!(house.pass(30 * DAY).await, None);
    assert!(host.turns(ADA).await.unwrap().is_empty());
    let info = host.resume(table, Some(88)).await.unwrap();
    assert_eq!((info.status, info.place()), (Status::Playing, 88));
    assert_eq!(host.look(table, ADA).await.unwrap().waiting[0].until, Some(host.now() + 20 * HOUR));
    house.answer(table, "pass").await;
    // The log says so, and proves it: with a restart in between, too.
    let log = host.store().log(table, 2, 9).await.unwrap();
    let kinds: Vec<&str> = log.iter().map(|entry| entry.kind.as_str()).collect();
    assert_eq!(kinds, ["pause", "resume", "answer"]);
    let told = host.history_of(table, BEN).await.unwrap();
    assert_eq!(told[2].told, host.history(table, 2, 1).await.unwrap()[0].told);
    assert_eq!(told[2].told[0].1, "The table stands still.");
    host.pause(table, &Say::new("pause-no-channel")).await.unwrap();
    house.die_and_return(1).await;
    let host = &house.host;
    host.resume(table, None).await.unwrap();
    host.finish(ADA, table, true).await.unwrap();
    host.finish(BEN, table, true).await.unwrap();
    assert_eq!(verify(&host.game_file(table).await.unwrap(), &house.games).findings, []);
}

#[tokio::test]
async fn the_machine_and_the_computer_take_their_time() {
    let config = HostConfig { machine_pause: 2000, computer_pause: 1000, ..quick() };
    let house = House::with(config).await;
    let host = &house.host;
    let table = host.open(ADA, OpenTable { computers: 1, ..race(1) }).await.unwrap().id;
    host.start(ADA, table).await.unwrap();
    assert!(host.board(table).await.unwrap().goes_on);
    assert_eq!(house.pass(1999).await, Some(host.now() + 1));
    house.pass(1).await;
    let at = house.question(table, ADA).await.unwrap();
    host.play(ADA, table, at, "pass").await.unwrap();
    assert_eq!(host.tick().await.unwrap(), Some(host.now() + 1000));
    house.pass(1000).await;
    assert!(host.store().log(table, 3, 1).await.unwrap()[0].by == "computer");
    // A wrong guess is asked again, and it thinks again.
    house.pass(1000).await;
    assert_eq!(host.info(table).await.unwrap().status, Status::Over);
}

#[tokio::test]
async fn something_due_that_this_version_does_not_know_harms_nothing_else() {
    let house = House::new().await;
    let table = house.game(2).await;
    let strange =
        |subject: String, key: &str| DueRow { subject, key: key.into(), at: house.host.now(), served: false };
    for row in [strange("guild:4".into(), "season"), strange(table_subject(table), "dance:0:r1")] {
        let mut tx = house.host.store().write().await.unwrap();
        tx.save_due(&[], &[row]);
        tx.commit().await.unwrap();
    }
    house.pass(0).await;
    house.pass(DAY).await;
    assert!(house.question(table, BEN).await.is_some(), "Ada's time ran out all the same");
}

#[tokio::test]
async fn only_one_process_serves() {
    let house = House::new().await;
    let table = house.game(2).await;
    let second = || async {
        let store = house.store().await;
        serving(store, games(), &house.clock, &house.deals, quick()).await
    };
    match second().await {
        Err(error @ HostError::Store(StoreError::Leased { .. })) => {
            assert!(error.to_string().contains("another process"), "{error}");
        }
        other => panic!("a second process began: {other:?}"),
    }
    // The first one hangs for longer than its lease; the second takes over, and the first can do no harm.
    house.clock.pass(house.config.lease + 1);
    let two = second().await.unwrap();
    let at = house.question(table, ADA).await.unwrap();
    let late = house.host.play(ADA, table, at, "pass").await;
    assert!(matches!(late, Err(HostError::Store(StoreError::Raced))));
    assert!(matches!(house.host.open(ADA, race(2)).await, Err(HostError::Store(StoreError::Raced))));
    assert!(matches!(house.host.beat().await, Err(HostError::Store(StoreError::Raced))));
    two.play(ADA, table, at, "pass").await.unwrap();

    // One that stops in good order leaves the place at once.
    two.stop_serving().await.unwrap();
    second().await.unwrap();
}

#[tokio::test]
async fn a_database_of_a_newer_program_is_refused_in_one_sentence() {
    let house = House::new().await;
    let path = house.folder.path().join("skald.db");
    house.host.store().pretend_step(9999).await.unwrap();
    house.host.store().close().await;
    let error = Store::open(&path).await.unwrap_err().to_string();
    assert!(error.contains("newer version") && error.contains("9999"), "{error}");
    assert!(matches!(Store::inspect(&path).await, Err(StoreError::Newer { step: 9999, .. })));
    let nowhere = house.folder.path().join("no/such/folder/skald.db");
    assert!(matches!(Store::open(&nowhere).await, Err(StoreError::Open { .. })));
}

#[tokio::test]
async fn the_task_serves_by_itself_and_stops_when_asked() {
    let house = House::new().await;
    let table = house.lobby(1).await;
    let (stop, stopped) = tokio::sync::oneshot::channel::<()>();
    let host = house.host.clone();
    let task = tokio::spawn(async move {
        host.run(async {
            stopped.await.ok();
        })
        .await
    });
    house.host.start(ADA, table).await.unwrap();
    while house.question(table, ADA).await.is_none() {
        tokio::task::yield_now().await;
    }
    stop.send(()).unwrap();
    task.await.unwrap().unwrap();
    let lease = house.host.store().lease().await.unwrap().unwrap();
    assert_eq!(lease.expires, house.host.now(), "the lease is given up");
}

#[tokio::test]
async fn a_server_that_forgot_everything_is_shown_its_tables_anew_and_no_other_is() {
    let mut house = House::new().await;
    let table = house.game(2).await;
    house.host.set_thread(table, 77).await.unwrap();
    house.deliver().await;
    house.host.pause(table, &Say::new("pause-no-thread")).await.unwrap();
    house.deliver().await;
    house.die_and_return(1).await;

    house.host.show_anew(2).await.unwrap();
    let info = house.host.info(table).await.unwrap();
    assert_eq!((info.thread, info.status), (Some(77), Status::Paused), "it is in server 1");
    assert!(house.host.board_message(table).await.unwrap().is_some());
    assert!(house.deliver().await.is_empty());

    house.host.show_anew(1).await.unwrap();
    let info = house.host.info(table).await.unwrap();
    assert_eq!((info.thread, info.status), (None, Status::Playing), "it goes on");
    assert!(house.host.board_message(table).await.unwrap().is_none(), "nothing is edited that is gone");
    let boards = house.deliver().await.iter().filter(|item| item.body == Body::Board).count();
    assert_eq!(boards, 1);
    assert!(house.question(table, ADA).await.is_some());
}
