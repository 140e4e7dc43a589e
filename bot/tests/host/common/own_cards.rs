//! Own cards of Legions in stories: a pack of them beside the game's own, a deck that holds them, and people who use them wherever
//! they can.

use skald::host::{HostConfig, Status, TableId};
use skald_rules::interface::{DecisionId, Duty, PackFile};

use super::{House, matches::asked, quick};

/// The cards of the ready deck of the Orcs in whose places own cards come, three each.
const OUT: [&str; 4] = ["OR-02", "OR-03", "OR-05", "OR-07"];

fn id(number: usize) -> String {
    format!("OR-9{number}")
}

/// A host in whose folder of own sets lies this version of four cards that do `effect` when they are played.
pub fn own_cards(version: u32, effect: &str) -> HostConfig {
    let card = |number: usize| {
        format!(
            "[[card]]\nid = \"{}\"\nname = \"Last Word {number}\"\nlegion = \"Orc\"\ntype = \"Unified\"\n\
             rarity = \"C1\"\nabilities = '[Play(fx:[{effect}])]'\n",
            id(number)
        )
    };
    let cards: String = (0..OUT.len()).map(card).collect();
    let text = format!("pack = \"mine\"\nversion = {version}\n{cards}");
    let pack = PackFile { name: "lraw/mine.toml".into(), text };
    HostConfig { packs: vec![("lraw".into(), pack)], ..quick() }
}

/// The ready deck of the Orcs with those cards, for the game or the match.
pub fn deck_of_own_cards(house: &House, game: &str) -> String {
    let book = house.host.book(game).unwrap();
    let ready = book.starters();
    let mut lists = ready.iter().map(|one| book.print(&one.list));
    let orcs = lists.find(|list| list.contains("3 OR-02")).unwrap();
    let swap = |deck: String, (number, out)| deck.replace(&format!("3 {out}"), &format!("3 {}", id(number)));
    OUT.iter().enumerate().fold(orcs, swap)
}

/// Whoever is asked uses such a card where they can, and else answers as time would; until it is `done`, or the table's play is over.
pub async fn uses_own_cards(house: &House, table: TableId, done: impl AsyncFn() -> bool) {
    for _ in 0..3_000 {
        if house.host.info(table).await.unwrap().status == Status::Over || done().await {
            return;
        }
        let mut owed = None;
        if let Some(who) = asked(house, table).await.first().copied() {
            let look = house.host.look(table, who).await.unwrap();
            owed = look.decisions.into_iter().find(|one| one.duty == Duty::Owed).map(|one| (who, one));
        }
        let Some((who, owed)) = owed else {
            // What is given waits for the next tick of the grid.
            house.pass(10 * 60_000).await;
            continue;
        };
        let at = DecisionId::new(&owed.id).unwrap();
        let lines = (0..OUT.len()).map(|number| format!("use {}", id(number).to_lowercase()));
        let mut played = false;
        for line in lines.chain(owed.default) {
            played = played || house.host.play(who, table, at, &line).await.is_ok();
        }
        assert!(played, "{who:?} had no answer");
        house.host.tick().await.unwrap();
    }
    panic!("it never came to this");
}
