//! What all who play agree on: stepping back, and other terms.

use crate::common::{ADA, BEN, CYD, DAY, HOUR, House, names, race, refused, text_of};
use skald::host::{
    About, Body, Join, OpenTable, OutboxItem, Refused, Reserve, Status, TableId, TableInfo, Terms,
};
use skald_rules::{
    fair::{GameFile, verify},
    interface::{Say, Seat},
};

fn at(info: &TableInfo) -> i64 {
    info.proposal.as_ref().unwrap().at
}

/// The sentence of why a game cannot step back.
fn why(id: &'static str) -> Refused {
    Refused::NoStepBack(Say::new(id))
}

/// What was told to the table of a proposal.
fn told_of(sent: &[OutboxItem], wanted: About) -> Vec<String> {
    let of = |item: &&OutboxItem| matches!(&item.body, Body::Say { about, .. } if *about == wanted);
    sent.iter().filter(of).filter_map(text_of).collect()
}

/// Ends a game by agreement, and has its log, its snapshot and its file prove one another.
async fn ends_and_proves_itself(house: &House, table: TableId) -> GameFile {
    house.host.finish(ADA, table, true).await.unwrap();
    assert_eq!(house.host.finish(BEN, table, true).await.unwrap().status, Status::Over);
    let snapshot = house.host.store().snapshot(table).await.unwrap().unwrap();
    assert_eq!(house.host.replayed(table).await.unwrap(), snapshot.bytes, "log and snapshot");
    let file = house.host.game_file(table).await.unwrap();
    assert_eq!(verify(&file, &house.games).findings, []);
    GameFile::read(&file).unwrap()
}

#[tokio::test]
async fn a_game_steps_back_when_all_who_play_agree_and_nothing_is_deleted() {
    let mut house = House::new().await;
    let table = house.game(4).await;
    assert_eq!(refused(house.host.propose_back(ADA, table).await), why("host-back-nothing"));
    let before = house.host.store().snapshot(table).await.unwrap().unwrap().bytes;
    let question = house.question(table, ADA).await.unwrap();
    house.answer(table, "take").await;
    house.deliver().await;
    let log = house.host.store().log(table, 0, u32::MAX).await.unwrap();

    assert_eq!(refused(house.host.propose_back(CYD, table).await), Refused::NotSeated);
    let info = house.host.propose_back(ADA, table).await.unwrap();
    let open = info.proposal.clone().unwrap();
    assert_eq!((open.agreed, open.missing), (vec![Seat(0)], vec![Seat(1)]));
    let sent = house.deliver().await;
    let told = told_of(&sent, About::Proposed);
    assert!(
        told.len() == 1 && told[0].contains("before the last move of Ada") && told[0].contains("Ben has yet")
    );
    // Asking twice is agreeing once.
    assert!(house.host.propose_back(ADA, table).await.unwrap().proposal.is_some());
    assert_eq!(
        refused(house.host.answer_proposal(BEN, table, at(&info) + 1, true).await),
        Refused::NoProposal
    );

    house.die_and_return(0).await;
    let info = house.host.answer_proposal(BEN, table, at(&info), true).await.unwrap();
    assert_eq!(info.proposal, None);
    assert_eq!(house.question(table, ADA).await, Some(question), "Ada is asked once more");
    let now = house.host.store().snapshot(table).await.unwrap().unwrap().bytes;
    assert_eq!(now, before, "and everything stands as it stood");
    let after = house.host.store().log(table, 0, u32::MAX).await.unwrap();
    assert_eq!(after[..log.len()], log[..], "what was written stays written");
    assert_eq!(after.last().unwrap().text, "back 1");
    let story = house.host.history(table, info.log - 1, 1).await.unwrap();
    assert!(story[0].told[0].1.contains("stood before the last move of Ada"), "{story:?}");

    house.die_and_return(0).await;
    assert_eq!(house.question(table, ADA).await, Some(question), "also after a restart");
    house.answer(table, "pass").await;
    // One step leads further back when it is taken twice.
    house.answer(table, "pass").await;
    house.host.tick().await.unwrap();
    let file = ends_and_proves_itself(&house, table).await;
    assert!(file.entries.iter().any(|entry| entry.act == "back 1"));
}

#[tokio::test]
async fn what_was_drawn_or_seen_since_stands() {
    let house = House::new().await;
    let table = house.lobby(4).await;
    house.host.join(CYD, table, Join { name: "Cyd".into(), ..Join::default() }).await.unwrap();
    house.host.start(ADA, table).await.unwrap();
    house.host.tick().await.unwrap();
    // Ada guesses the number that only she knows: it is known to all then.
    let number = own_card(&house, table).await;
    house.answer(table, &format!("guess {number}")).await;
    assert_eq!(refused(house.host.propose_back(BEN, table).await), why("host-back-seen"));
    // Ben's pass can be taken back; after Cyd's the next roll has come.
    house.answer(table, "pass").await;
    assert!(house.host.propose_back(BEN, table).await.unwrap().proposal.is_some());
    let info = house.host.info(table).await.unwrap();
    house.answer(table, "pass").await;
    let lapsed = house.host.info(table).await.unwrap();
    assert!(info.proposal.is_some() && lapsed.proposal.is_none(), "the game has gone on");
    assert_eq!(refused(house.host.answer_proposal(CYD, table, at(&info), true).await), Refused::NoProposal);
    assert_eq!(refused(house.host.propose_back(CYD, table).await), why("host-back-drawn"));
    // Nor is a player who has left brought back.
    house.answer(table, "take").await;
    house.host.resign(CYD, table).await.unwrap();
    assert_eq!(refused(house.host.propose_back(ADA, table).await), why("host-back-left"));
}

/// A number that is not Ada's, and by which nobody learns anything that can be noticed.
async fn other_card(house: &House, table: TableId) -> u32 {
    (own_card(house, table).await + 20) % 40
}

#[tokio::test]
async fn whoever_is_still_on_turn_takes_a_move_back_alone() {
    let mut house = House::new().await;
    let table = house.game(4).await;
    let question = house.question(table, ADA).await.unwrap();
    let before = house.host.store().snapshot(table).await.unwrap().unwrap().bytes;
    // A wrong guess is asked again: Ada's turn goes on.
    let number = other_card(&house, table).await;
    house.answer(table, &format!("guess {number}")).await;
    assert_ne!(house.question(table, ADA).await.unwrap(), question);
    house.deliver().await;
    let log = house.host.store().log(table, 0, u32::MAX).await.unwrap();
    // For Ben it is no affair of his own: he can but propose it.
    assert!(house.host.propose_back(BEN, table).await.unwrap().proposal.is_some());
    let info = house.host.propose_back(ADA, table).await.unwrap();
    assert_eq!(info.proposal, None, "nobody is asked, and what was proposed has lapsed");
    assert_eq!(house.question(table, ADA).await, Some(question), "she is asked as before");
    assert_eq!(house.host.store().snapshot(table).await.unwrap().unwrap().bytes, before);
    let after = house.host.store().log(table, 0, u32::MAX).await.unwrap();
    assert_eq!(after[..log.len()], log[..], "the log appends and never deletes");
    let story = house.host.history(table, info.log - 1, 1).await.unwrap();
    assert!(story[0].told[0].1.contains("Ada takes the last move back"), "{story:?}");
    assert_eq!(refused(house.host.propose_back(ADA, table).await), why("host-back-nothing"));
    // Once the turn has passed on, all have to agree.
    house.die_and_return(0).await;
    house.answer(table, "take").await;
    let open = house.host.propose_back(ADA, table).await.unwrap().proposal.unwrap();
    assert_eq!(open.missing, vec![Seat(1)]);
    let file = ends_and_proves_itself(&house, table).await;
    assert!(file.entries.iter().any(|entry| entry.act.starts_with("back ")));
}

/// The number that Ada alone knows: the first that was drawn.
async fn own_card(house: &House, table: TableId) -> u32 {
    let deal = house.host.store().log(table, 0, 1).await.unwrap().remove(0);
    let draws: serde_json::Value = serde_json::from_str(&deal.draws).unwrap();
    u32::try_from(draws[0]["pick"]["got"].as_u64().unwrap()).unwrap()
}

#[tokio::test]
async fn a_proposal_falls_when_somebody_would_rather_not_and_only_one_is_open() {
    let house = House::new().await;
    let table = house.game(4).await;
    house.answer(table, "take").await;
    let info = house.host.propose_back(BEN, table).await.unwrap();
    let what = info.proposal.clone().unwrap().what;
    let pace = house.host.change_pace(ADA, table, Some(HOUR), None).await;
    assert_eq!(refused(pace), Refused::Proposed(what));
    house.deliver().await;
    let info = house.host.answer_proposal(ADA, table, at(&info), false).await.unwrap();
    assert_eq!(info.proposal, None);
    let told = told_of(&house.deliver().await, About::Fallen);
    assert!(told.len() == 1 && told[0].starts_with("Ada would rather not"), "{told:?}");
    // Whose seat is vacated has no say any more: nothing happens over their head, and nothing waits for them.
    let info = house.host.propose_back(BEN, table).await.unwrap();
    house.host.vacate(ADA, table, Seat(1)).await.unwrap();
    assert_eq!(house.host.info(table).await.unwrap().proposal, None, "whoever proposed it has gone");
    assert_eq!(refused(house.host.answer_proposal(ADA, table, at(&info), true).await), Refused::NoProposal);
    // Who plays alone asks nobody.
    let log = house.host.propose_back(ADA, table).await.unwrap().log;
    assert_eq!(house.host.store().log(table, log - 1, 1).await.unwrap()[0].kind, "back");
}

#[tokio::test]
async fn whoever_runs_a_table_changes_its_terms_before_the_game_and_all_agree_in_it() {
    let mut house = House::new().await;
    let table = house.lobby(4).await;
    house.deliver().await;
    let change = |person, limit, reserve| house.host.change_pace(person, table, limit, reserve);
    assert_eq!(refused(change(BEN, Some(HOUR), None).await), Refused::NotHost);
    assert_eq!(refused(change(ADA, Some(5), None).await), Refused::BadTerms);
    assert_eq!(refused(change(ADA, None, Some(Reserve::Turn)).await), Refused::BadTerms);
    assert_eq!(refused(change(ADA, Some(DAY), None).await), Refused::SameTerms);
    let info = change(ADA, None, None).await.unwrap();
    assert_eq!((info.terms.limit, info.terms.reserve()), (None, Reserve::None));
    let sent = house.deliver().await;
    let told = told_of(&sent, About::Terms);
    assert!(told.len() == 1 && told[0].contains("no time limit"), "{told:?}");

    house.die_and_return(0).await;
    house.host.start(ADA, table).await.unwrap();
    house.host.tick().await.unwrap();
    assert_eq!(house.host.board(table).await.unwrap().waiting[0].until, None);
    let info = house.host.change_pace(ADA, table, Some(HOUR), Some(Reserve::Growing)).await.unwrap();
    assert_eq!(info.terms.limit, None, "Ben has not agreed yet");
    house.deliver().await;
    house.die_and_return(0).await;
    let now = house.clock_now();
    let info = house.host.answer_proposal(BEN, table, at(&info), true).await.unwrap();
    assert_eq!((info.terms.limit, info.terms.reserve()), (Some(HOUR), Reserve::Growing));
    let sent = house.deliver().await;
    assert!(told_of(&sent, About::Turn).is_empty(), "nobody is called once more");
    let until = Some(now + 2 * HOUR);
    assert_eq!(house.host.board(table).await.unwrap().waiting[0].until, until, "an hour, and one in reserve");
    house.die_and_return(0).await;
    assert_eq!(house.host.info(table).await.unwrap().terms, info.terms);
    house.pass(3 * HOUR + house.config.lease).await;
    assert_eq!(house.host.board(table).await.unwrap().waiting[0].person, Some(BEN), "the time has run out");
    assert_eq!(names(&info), ["Ada", "Ben"]);
    assert_eq!(Terms::of(Some(HOUR)).reserving(Reserve::Growing).bank, info.terms.bank);
    let file = ends_and_proves_itself(&house, table).await;
    assert!(file.entries.iter().any(|entry| entry.act == "set pace 3600000 growing"));
}

#[tokio::test]
async fn what_comes_of_a_time_limit_or_of_none_is_told_with_the_proposal() {
    let house = House::new().await;
    let wish = OpenTable { terms: Terms::of(None).standing_in(Some(1)), ..race(9) };
    let table = house.duel(wish).await;
    assert_eq!(house.host.info(table).await.unwrap().terms.stand_in(), None, "nobody's time runs out");
    house.deliver().await;
    let info = house.host.change_pace(ADA, table, Some(DAY), None).await.unwrap();
    let told = told_of(&house.deliver().await, About::Proposed);
    assert!(told.len() == 1 && told[0].contains("lets the time run out once a computer plays"), "{told:?}");
    let info = house.host.answer_proposal(BEN, table, at(&info), true).await.unwrap();
    assert_eq!(info.terms.stand_in(), Some(1), "as it was opened");
    house.deliver().await;
    let info = house.host.change_pace(BEN, table, None, None).await.unwrap();
    let told = told_of(&house.deliver().await, About::Proposed);
    assert!(told.len() == 1 && told[0].contains("for 30 days"), "{told:?}");
    house.host.answer_proposal(ADA, table, at(&info), false).await.unwrap();
    // And it is what happens.
    let until = house.host.board(table).await.unwrap().waiting[0].until.unwrap();
    house.pass(until - house.clock_now()).await;
    assert!(house.host.info(table).await.unwrap().seats[0].stands_in);
}
