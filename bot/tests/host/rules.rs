//! Games that go on while the program, and with it their rules, is exchanged.

use crate::common::{self, ADA, BEN, House, race, refused, text_of};
use skald::host::{HostError, Join, Refused, Status};
use skald_rules::{
    catalogue::{Catalogue, GameKind, standard},
    fair::GameFile,
};

/// The games, with another version of Race.
fn newer(rules: u32) -> Catalogue {
    let mut race = GameKind::of::<race::Race>();
    race.rules = rules;
    standard().with(race)
}

async fn exchanged(house: &mut House, rules: u32) {
    house.games = newer(rules);
    house.die_and_return(0).await;
}

#[tokio::test]
async fn a_game_goes_on_by_the_new_rules_where_it_stands_and_its_table_is_told_once() {
    let mut house = House::new().await;
    let table = house.game(3).await;
    house.answer(table, "take").await;
    let old = house.host.info(table).await.unwrap().rules;
    house.deliver().await;
    let before = house.host.board(table).await.unwrap().waiting[0].person;
    exchanged(&mut house, old + 1).await;
    assert_eq!(house.host.board(table).await.unwrap().waiting[0].person, before, "where it stood");
    let mut said = Vec::new();
    while house.host.info(table).await.unwrap().status == Status::Playing {
        house.answer(table, "take").await;
        // Long after it was said, what was sent is forgotten.
        house.pass(house.config.remember * 2).await;
        house.host.beat().await.unwrap();
        said.extend(house.deliver().await.iter().filter_map(text_of).filter(|text| text.contains("rules")));
    }
    assert_eq!(said.len(), 1, "{said:?}");
    assert!(said[0].contains(&old.to_string()) && said[0].contains(&(old + 1).to_string()), "{said:?}");
    // The file says by which rules it was dealt.
    let file = GameFile::read(&house.host.game_file(table).await.unwrap()).unwrap();
    assert_eq!(file.header.rules, old);
}

#[tokio::test]
async fn a_game_that_cannot_go_on_says_so_and_loses_nothing() {
    let mut house = House::new().await;
    let table = house.game(3).await;
    let other = house.game(3).await;
    house.answer(table, "take").await;
    let old = house.host.info(table).await.unwrap().rules;
    // Rules by which neither its position can be read nor its log be played.
    house.host.store().spoil_snapshot(table).await.unwrap();
    house.host.store().spoil_entry(table, 1).await.unwrap();
    let (code, log) =
        (house.host.info(table).await.unwrap().code, house.host.store().log(table, 0, 9).await.unwrap());
    exchanged(&mut house, old + 1).await;
    let why = refused(house.host.look(table, ADA).await);
    assert_eq!(why, Refused::OtherRules { code: code.clone(), began: old, now: old + 1 });
    let text = skald_rules::words::english().plain(&why.say());
    assert!(text.contains(&code) && text.contains("version"), "{text}");
    house.pass(common::DAY * 2).await;
    assert_eq!(
        house.host.store().log(table, 0, 9).await.unwrap(),
        log,
        "nothing is played, and nothing is lost"
    );
    house.host.board(other).await.unwrap();
    // By the rules of old such a table is broken, which is something else.
    exchanged(&mut house, old).await;
    assert!(matches!(house.host.look(table, ADA).await, Err(HostError::Broken(_))));
}

#[tokio::test]
async fn a_lobby_of_old_is_dealt_by_the_rules_of_now() {
    let mut house = House::new().await;
    let table = house.host.open(ADA, race(3)).await.unwrap().id;
    let old = house.host.info(table).await.unwrap().rules;
    exchanged(&mut house, old + 1).await;
    house.host.join(BEN, table, Join { name: "Ben".into(), ..Join::default() }).await.unwrap();
    house.host.start(ADA, table).await.unwrap();
    assert_eq!(house.host.info(table).await.unwrap().rules, old + 1);
    house.host.tick().await.unwrap();
    let told = house.deliver().await.iter().filter_map(text_of).any(|text| text.contains("rules"));
    assert!(!told, "nothing has changed for it");
}
