//! A round in which all tables play the same shuffles: nobody sees another table of it before all are over.

use std::time::{Duration, Instant};

use localcord::{Action, Fault, Id, Localcord, MessageView, RequestRecord, permission};
use serde_json::json;
use skald::host::{Status, TableId};
use skald_tests::stage::{LONG, Stage, told};

use super::hall::{gives_up, heard, one_sentence, opened, says, seat, seated};

#[tokio::test(flavor = "multi_thread")]
async fn tables_of_the_same_shuffles_have_private_threads_until_the_round_is_over() {
    let stage = Stage::set().await;
    let serving = stage.bot().await;
    let (local, games) = (&stage.local, stage.games());
    let duplicate = [("called", json!("Autumn cup")), ("duplicate", json!(true)), ("rounds", json!(1))];
    local.deny(games, permission::CREATE_PRIVATE_THREADS);
    let all = [&[("game", json!("war"))][..], &duplicate].concat();
    one_sentence(&stage, "Alice", "open", &all, "A duplicate tournament needs private threads here").await;
    local.deny(games, 0);
    let code = opened(&stage, &duplicate).await;
    let people = ["Boris", "Clara", "Dario", "Elena"];
    for who in people {
        says(&stage, who, "register", &[]).await;
        says(&stage, who, "check-in", &[]).await;
    }
    says(&stage, "Alice", "begin", &[]).await;
    let info = seated(&stage, &serving, &code, 1).await;
    stage.all_sent().await;
    let mut places = Vec::new();
    for one in &info.matches {
        let table = serving.host().info(one.table.unwrap()).await.unwrap();
        let thread = Id(table.place());
        assert_ne!(thread, games);
        let own = [0, 1].map(|at| Id(seat(&info, one, at).unwrap().0));
        // Those who play see it, and nobody else, not even whoever organises it.
        for who in ["Alice", "Boris", "Clara", "Dario", "Elena", "Hanna"].map(|name| stage.person(name)) {
            let sees = local.threads(who, games).iter().any(|one| one.id == thread);
            assert_eq!(sees, own.contains(&who), "{who:?}");
        }
        assert!(!local.messages(thread, own[0]).is_empty(), "the board stands there");
        places.push((thread, own, table.code));
    }
    // What stands in the channel shows nothing of a board, and its code opens nothing.
    let refused = "Other tables still play the same shuffles";
    for ((_, _, code), (_, others, _)) in [(&places[0], &places[1]), (&places[1], &places[0])] {
        for who in [others[0], stage.person("Hanna")] {
            for command in ["board", "table watch", "recap", "history"] {
                let answer = told(local, who, games, command, &[("table", json!(code))]).await;
                assert!(
                    answer.text().contains(refused) && answer.files.is_empty(),
                    "{command}: {}",
                    answer.text()
                );
            }
        }
    }
    for message in local.messages(games, stage.person("Hanna")) {
        assert!(message.button("Watch").is_none() && message.button("Board").is_none(), "{}", message.text());
    }
    // One ends, and stays closed; with the other one both open.
    let (thread, own, _) = &places[0];
    gives_up(&stage, own[1], *thread).await;
    let code_of = |place: usize| [("table", json!(places[place].2))];
    let answer = told(local, places[1].1[0], games, "board", &code_of(0)).await;
    assert!(answer.text().contains(refused), "{}", answer.text());
    let (thread, own, _) = &places[1];
    gives_up(&stage, own[1], *thread).await;
    heard(&stage, "**Autumn cup** is over.", 1).await;
    for one in &info.matches {
        let over = serving.host().info(one.table.unwrap()).await.unwrap().status;
        assert_eq!(over, Status::Over);
    }
    local.until(LONG, "the file", |_| true).await.unwrap();
    for who in [places[1].1[0], stage.person("Alice")] {
        let answer = told(local, who, games, "board", &code_of(0)).await;
        assert!(!answer.text().contains(refused) && !answer.files.is_empty(), "{}", answer.text());
    }
    serving.stop().await.unwrap();
    stage.close().await;
}

/// A round of two tables that play the same shuffles, while this befalls the first threads that are started for them.
async fn started_through(action: Action, times: u32) {
    let stage = Stage::set().await;
    let serving = stage.bot().await;
    let local = &stage.local;
    let code = opened(&stage, &[("called", json!("Autumn cup")), ("duplicate", json!(true))]).await;
    for who in ["Boris", "Clara", "Dario", "Elena"] {
        says(&stage, who, "register", &[]).await;
        says(&stage, who, "check-in", &[]).await;
    }
    local.fault(Fault::new("POST", "/channels/*/threads", times, action.clone()));
    says(&stage, "Alice", "begin", &[]).await;
    let info = seated(&stage, &serving, &code, 1).await;
    stage.all_sent().await;
    assert_eq!(local.faults(), [], "{action:?}: it befell them");
    let starts = |request: &&RequestRecord| {
        request.method == "POST" && request.path.ends_with("/threads") && request.acted
    };
    let started =
        local.requests().iter().filter(starts).filter(|one| !one.path.contains("/messages/")).count();
    assert_eq!(started, info.matches.len(), "{action:?}: each table has one thread");
    for one in &info.matches {
        let table = serving.host().info(one.table.unwrap()).await.unwrap();
        assert_eq!(table.status, Status::Playing, "{action:?}");
        let (thread, own) = (Id(table.place()), Id(seat(&info, one, 0).unwrap().0));
        assert!(
            local.messages(thread, own).iter().any(|message| message.button("Play").is_some()),
            "{action:?}: the board stands there"
        );
    }
    serving.stop().await.unwrap();
    stage.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_private_thread_of_which_nobody_heard_is_found_and_not_started_twice() {
    started_through(Action::ServerErrorAfter { status: 502 }, 2).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_private_thread_for_which_there_is_no_room_is_started_when_there_is() {
    started_through(Action::Refuse { status: 400, code: 160_006 }, 6).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn where_private_threads_may_not_be_started_any_more_the_tables_say_so_by_name_and_wait_for_it() {
    let stage = Stage::set().await;
    let serving = stage.bot().await;
    let (local, games) = (&stage.local, stage.games());
    let code = opened(&stage, &[("called", json!("Autumn cup")), ("duplicate", json!(true))]).await;
    for who in ["Boris", "Clara", "Dario", "Elena"] {
        says(&stage, who, "register", &[]).await;
        says(&stage, who, "check-in", &[]).await;
    }
    // It was there when the tournament was opened.
    local.deny(games, permission::CREATE_PRIVATE_THREADS);
    says(&stage, "Alice", "begin", &[]).await;
    let info = seated(&stage, &serving, &code, 1).await;
    let tables: Vec<TableId> = info.matches.iter().filter_map(|one| one.table).collect();
    let until = async |status: Status| {
        let bound = Instant::now() + LONG;
        for table in &tables {
            while serving.host().info(*table).await.unwrap().status != status {
                assert!(Instant::now() < bound, "the tables are {status:?} in time");
                tokio::time::sleep(Duration::from_millis(50)).await;
            }
        }
    };
    until(Status::Paused).await;
    let boris = stage.person("Boris");
    let told = told(local, boris, local.dm(boris), "turns", &[]).await.text();
    assert!(told.contains("Create Private Threads"), "it is named: {told}");
    // Looked at again and again it stands still all the while: nobody is told that it goes on before it can.
    let looks = || {
        let looked = format!("/channels/{games}");
        local.requests().iter().filter(|one| one.method == "GET" && one.path == looked).count()
    };
    let before = looks();
    local.until(LONG, "several looks", |_| looks() >= before + 4).await.unwrap();
    for table in &tables {
        assert_eq!(serving.host().info(*table).await.unwrap().status, Status::Paused);
    }
    local.deny(games, 0);
    until(Status::Playing).await;
    stage.all_sent().await;
    for one in &info.matches {
        let place = Id(serving.host().info(one.table.unwrap()).await.unwrap().place());
        let own = Id(seat(&info, one, 0).unwrap().0);
        let plays = |message: &MessageView| message.button("Play").is_some();
        let board = |local: &Localcord| local.messages(place, own).iter().any(plays);
        assert!(place != games && board(local), "it is played in a thread of its own");
    }
    serving.stop().await.unwrap();
    stage.close().await;
}
