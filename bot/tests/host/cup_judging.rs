//! What breaks the rules of a tournament, through the host: reported by those who play, punished by whoever organises.

use crate::common::{
    self, HOUR, House,
    cups::{HEAD, event, people_of, person, state, table_of, wish},
    refused,
};
use skald::host::{Organise, Refused, Status};
use skald_rules::{
    tournament::{self, Finish, Gone, How, Penalty, Tournament},
    words::english,
};

// shows LRAW-9.2
#[tokio::test]
async fn an_organiser_warns_and_takes_a_game_a_match_and_a_place() {
    let mut house = House::new().await;
    let terms = tournament::Terms { rounds: Some(1), ..tournament::Terms::default() };
    let id = event(&house, wish("lraw-match", &[], terms), 6).await;
    house.host.organise(HEAD, id, false, Organise::Begin).await.unwrap();
    house.host.tick().await.unwrap();
    house.deliver().await;
    let info = house.host.tournament(id).await.unwrap();
    let punish = |place: usize, penalty| {
        let entrant = info.matches[place].seats[0];
        Organise::Penalise { entrant, penalty, why: "slow  play".into() }
    };
    let warned = punish(0, Penalty::Warning);
    assert_eq!(
        refused(house.host.organise(person(0), id, false, warned.clone()).await),
        Refused::NotOrganiser
    );
    let Organise::Penalise { entrant, .. } = warned.clone() else { unreachable!() };
    let silent = Organise::Penalise { entrant, penalty: Penalty::Warning, why: " ".into() };
    assert_eq!(refused(house.host.organise(HEAD, id, false, silent).await), Refused::NothingSaid);
    house.host.organise(HEAD, id, false, warned).await.unwrap();
    house.host.tick().await.unwrap();
    let own: Vec<_> = house.deliver().await;
    let told: Vec<&skald::host::OutboxItem> =
        own.iter().filter(|item| item.to == skald::host::To::Person(people_of(&info, 0)[0])).collect();
    let text = common::text_of(told[0]).unwrap();
    assert!(told.len() == 1 && text.contains("has warned you: “slow play”"), "{text}");
    assert_eq!(state(&house.host, id).await.rounds()[0].tables[0].result, None);

    // A game is lost at the table, once, whatever happens in between; two of them are the match.
    let table = table_of(&info, 0);
    house.host.organise(HEAD, id, false, punish(0, Penalty::GameLoss)).await.unwrap();
    house.die_and_return(HOUR).await;
    house.host.tick().await.unwrap();
    house.host.organise(HEAD, id, false, punish(0, Penalty::Warning)).await.unwrap();
    house.host.tick().await.unwrap();
    let lost = |log: Vec<skald::store::EntryRow>| log.iter().filter(|row| row.kind == "award-game").count();
    assert_eq!(lost(house.host.store().log(table, 0, u32::MAX).await.unwrap()), 1);
    assert_eq!(house.host.info(table).await.unwrap().status, Status::Playing, "there is another game");
    house.host.organise(HEAD, id, false, punish(0, Penalty::GameLoss)).await.unwrap();
    house.host.tick().await.unwrap();
    let result = |now: &Tournament, place: usize| now.rounds()[0].tables[place].result.clone();
    let now = state(&house.host, id).await;
    assert_eq!(result(&now, 0), Some((Finish::Score { won: [0, 2], drawn: 0 }, How::Played)));

    house.host.organise(HEAD, id, false, punish(1, Penalty::MatchLoss)).await.unwrap();
    house.host.organise(HEAD, id, false, punish(2, Penalty::Disqualified)).await.unwrap();
    house.host.tick().await.unwrap();
    let now = state(&house.host, id).await;
    assert_eq!(result(&now, 1), Some((Finish::Score { won: [0, 2], drawn: 0 }, How::Awarded)));
    assert_eq!(result(&now, 2), Some((Finish::Score { won: [0, 2], drawn: 0 }, How::Awarded)));
    assert_eq!(now.entry(info.matches[2].seats[0]).unwrap().out, Some(Gone::Disqualified));
    for place in 0..3 {
        assert_eq!(house.host.info(table_of(&info, place)).await.unwrap().status, Status::Over);
    }
    // What changes a match of others is told to all; a warning is not.
    let said: String = house
        .deliver()
        .await
        .iter()
        .filter_map(|item| match &item.body {
            skald::host::Body::Announce { lines, .. } => Some(english().plain(&lines[0])),
            _ => None,
        })
        .collect();
    assert!(
        said.contains("by a ruling") && said.contains("plays no more") && !said.contains("warned"),
        "{said}"
    );
}

// shows LRAW-9.1
#[tokio::test]
async fn a_report_is_kept_with_the_match_and_read_by_whoever_organises_it_alone() {
    let house = House::new().await;
    let terms = tournament::Terms { rounds: Some(1), ..tournament::Terms::default() };
    let id = event(&house, wish("race", &[], terms), 2).await;
    let about = |text: &'static str| (skald_rules::tournament::Entrant(1), text);
    let report = |who, (against, text): (_, &'static str)| house.host.report(who, id, against, text);
    report(person(0), about("never answers")).await.unwrap();
    house.host.organise(HEAD, id, false, Organise::Begin).await.unwrap();
    house.host.tick().await.unwrap();
    house.deliver().await;
    let info = house.host.tournament(id).await.unwrap();
    house.answer(table_of(&info, 0), "take").await;
    let log = house.host.info(table_of(&info, 0)).await.unwrap().log;
    report(person(0), about("says what I\nshould play")).await.unwrap();
    // It concerns nobody but whoever organises it.
    let sent = house.deliver().await;
    let told: Vec<_> = sent
        .iter()
        .filter(|item| common::text_of(item).is_some_and(|text| text.contains("should play")))
        .collect();
    assert_eq!(told.len(), 1);
    assert_eq!(told[0].to, skald::host::To::Person(HEAD));
    for who in [person(0), person(1)] {
        assert_eq!(refused(house.host.reports(who, id, false).await), Refused::NotOrganiser);
    }
    let read = house.host.reports(HEAD, id, false).await.unwrap();
    let read: Vec<String> = read.iter().map(|one| english().plain(&one.say)).collect();
    assert!(read[0].contains("P0 reports P1: “never answers”"), "{read:?}");
    let at = format!(
        "P0, in match 1 of round 1 after entry {log} of its log, reports P1: “says what I should play”"
    );
    assert!(read[1].contains(&at), "{read:?}");
    assert_eq!(house.host.reports(person(99), id, true).await.unwrap().len(), 2, "managers, too");
    // What cannot be reported.
    assert_eq!(refused(report(person(9), about("x")).await), Refused::NotInTournament);
    assert_eq!(refused(report(person(1), about("x")).await), Refused::OwnReport);
    assert_eq!(refused(report(person(0), about(" ")).await), Refused::NothingSaid);
    for _ in 2..10 {
        report(person(0), about("again")).await.unwrap();
    }
    assert_eq!(refused(report(person(0), about("again")).await), Refused::TooMany { most: 10 });
}
