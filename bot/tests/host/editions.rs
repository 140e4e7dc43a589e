//! Data of a game that changed while tables were under way: a table keeps what it began with, and a new one begins with the newest.
//!
//! `fixtures/README.md` tells how the old database was made.

use std::collections::BTreeSet;

use crate::common::{
    ADA, BEN, HOUR, House, answer_at_random,
    matches::told,
    own_cards::{deck_of_own_cards, own_cards, uses_own_cards},
};
use skald::host::{Asked, Join, OpenTable, Status, TableId, Terms};
use skald_rules::{
    catalogue::standard,
    chance::Fast,
    fair::{GameFile, verify},
    interface::{Options, PackId},
};

/// The table of Legends of Chaos of the old database.
const OLD: TableId = TableId(3);
/// When the older version stopped, in milliseconds UTC.
const STOPPED: i64 = 1_800_005_640_000;

fn of(game: &str) -> OpenTable {
    OpenTable {
        game: game.into(),
        seats: Some(7),
        terms: Terms::of(Some(24 * HOUR)),
        channel: 7,
        name: "Ada".into(),
        ..OpenTable::default()
    }
}

/// The Warriors of a table, as the first sentence of its story names them.
async fn warriors(house: &House, table: TableId) -> Vec<String> {
    let file = house.host.history(table, 0, 1).await.unwrap();
    let told: Vec<String> = file.into_iter().flat_map(|entry| entry.told).map(|(_, line)| line).collect();
    let names = ["Craziie Farmer", "Yipee", "Vyolett", "Ghoast", "Jeni", "Fli-bi", "Diezel"];
    let found = names.iter().flat_map(|name| told[0].matches(name)).map(str::to_owned);
    found.collect()
}

fn starters_of(packs: &[PackId]) -> Option<u32> {
    packs.iter().find(|pack| pack.id == "starters").map(|pack| pack.version)
}

/// A table of Ada and six computers, none of whom brings a list.
async fn dealt(house: &House, options: Options) -> TableId {
    let wish = OpenTable { options, computers: 6, ..of("chaos") };
    let table = house.host.open(ADA, wish).await.unwrap().id;
    house.host.start(ADA, table).await.unwrap();
    table
}

#[tokio::test]
async fn a_new_table_names_the_newest_edition_and_deals_different_starters() {
    let house = House::new().await;
    for _ in 0..3 {
        let table = dealt(&house, Options::default()).await;
        let info = house.host.info(table).await.unwrap();
        assert_eq!((info.options.get("edition"), starters_of(&info.packs)), (Some("2"), Some(2)));
        let all = warriors(&house, table).await;
        let different: BTreeSet<&String> = all.iter().collect();
        assert_eq!((all.len(), different.len()), (7, 7), "{all:?}");
    }
}

#[tokio::test]
async fn a_table_that_began_with_the_first_edition_keeps_it_and_its_rematch_does_not() {
    let house =
        House::moved_in(standard(), include_str!("../fixtures/before-acts.sql"), STOPPED + HOUR).await;
    let host = &house.host;
    let began = host.info(OLD).await.unwrap();
    assert_eq!((began.options.get("edition"), starters_of(&began.packs)), (None, None));
    let mut dice = Fast::new(5);
    host.tick().await.unwrap();
    while host.info(OLD).await.unwrap().status == Status::Playing {
        answer_at_random(&house, OLD, &mut dice).await;
    }
    let file = host.game_file(OLD).await.unwrap();
    assert_eq!(verify(&file, &house.games).findings, []);
    assert_eq!(GameFile::read(&file).unwrap().header.setup.options.get("edition"), None);

    let next = host.rematch(ADA, OLD, Asked::default()).await.unwrap();
    assert_eq!((next.options.get("edition"), starters_of(&next.packs)), (Some("2"), Some(2)));
}

#[tokio::test]
async fn the_file_of_a_table_proves_the_edition_with_which_it_began() {
    let house = House::new().await;
    let host = &house.host;
    let mut dice = Fast::new(6);
    for (chosen, edition) in [(None, "2"), (Some("1"), "1")] {
        let options = chosen.map_or_else(Options::default, |name| Options::default().with("edition", name));
        let wish = OpenTable { options: options.with("svpt_percent", "50"), seats: Some(2), ..of("chaos") };
        let table = host.open(ADA, wish).await.unwrap().id;
        host.join(BEN, table, Join { name: "Ben".into(), ..Join::default() }).await.unwrap();
        host.start(ADA, table).await.unwrap();
        host.tick().await.unwrap();
        while host.info(table).await.unwrap().status == Status::Playing {
            answer_at_random(&house, table, &mut dice).await;
        }
        let bytes = host.game_file(table).await.unwrap();
        assert_eq!(verify(&bytes, &house.games).findings, []);
        let head = GameFile::read(&bytes).unwrap().header;
        assert_eq!(head.setup.options.get("edition"), Some(edition));
        assert_eq!(starters_of(&head.packs), (edition == "2").then_some(2));
        // Of another edition the same draws deal something else.
        let other = if edition == "1" { "2" } else { "1" };
        let text = String::from_utf8(bytes).unwrap();
        let named = |edition: &str| format!("\"edition\":\"{edition}\"");
        let changed = text.replacen(&named(edition), &named(other), 1);
        assert!(!verify(changed.as_bytes(), &house.games).holds());
    }
}

#[tokio::test]
async fn legions_name_the_list_of_restricted_cards_with_which_they_began() {
    let house = House::new().await;
    let open = async |options: Options| {
        let wish = OpenTable { options, seats: Some(2), ..of("lraw") };
        house.host.open(ADA, wish).await.unwrap().options.get("list").map(str::to_owned)
    };
    assert_eq!(open(Options::default()).await.as_deref(), Some("1"));
    assert_eq!(open(Options::default().with("list", "none")).await.as_deref(), Some("none"));
}

/// What was told of an own card that was used.
async fn told_of_one(house: &House, table: TableId) -> String {
    let told_so = async || {
        let story = told(house, table).await;
        story.contains("uses Last Word") && story.contains("damage")
    };
    uses_own_cards(house, table, told_so).await;
    told(house, table).await
}

// A duel and a match go on with the cards with which they began, whatever lies in the folder of own sets by then.
#[tokio::test]
async fn a_duel_and_a_match_of_legions_keep_the_own_cards_with_which_they_began() {
    let damage = |of: u8| format!("Damage(Warlord(AllOpp),N({of}))");
    let mine = |packs: &[PackId]| packs.iter().find(|pack| pack.id == "mine").map(|pack| pack.version);
    let mut house = House::with(own_cards(1, &damage(3))).await;
    let deck = deck_of_own_cards(&house, "lraw");
    let mut tables = Vec::new();
    for game in ["lraw", "lraw-match"] {
        let wish = OpenTable { seats: Some(2), terms: Terms::of(None), ..of(game) };
        let table = house.host.open(ADA, wish).await.unwrap().id;
        house.host.bring(ADA, table, &deck).await.unwrap();
        let join = Join { name: "Ben".into(), kit: deck.clone(), ..Join::default() };
        house.host.join(BEN, table, join).await.unwrap();
        house.host.start(ADA, table).await.unwrap();
        tables.push(table);
    }
    house.config = own_cards(2, &damage(4));
    house.die_and_return(HOUR).await;
    for table in tables {
        assert_eq!(mine(&house.host.info(table).await.unwrap().packs), Some(1));
        let story = told_of_one(&house, table).await;
        assert!(story.contains("takes 3 damage") && !story.contains("takes 4 damage"), "{story}");
    }
    let new = house.host.open(ADA, OpenTable { seats: Some(2), ..of("lraw") }).await.unwrap();
    assert_eq!(mine(&new.packs), Some(2), "a new table has the new ones");
}
