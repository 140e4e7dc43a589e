//! What the question of a reinforcement says beside the cards (section 9.2, item 7).

use super::at;
use crate::{Law, State};
use skald_vocabulary::interface::{Pick, Rules, Seat};

fn asked(game: &Law, state: &State, path: &str) -> String {
    let decision = game.open(state, Seat(0))[0].id;
    let menu = game.ask(state, decision, &Pick::path(path)).unwrap().menu.unwrap();
    crate::tests::english().plain(&menu.prompt)
}

#[test]
fn a_plan_says_how_many_cards_to_add_how_large_the_deck_gets_and_what_it_costs() {
    // shows LAW-11.2, LAW-11.6
    let (game, state) = at(r#"
options.form = "standard"
phase = "plans"
round = 2
turn = 0
board = [".. .. .."]
captures.a = ["garm", "brokkr", "otr"]
seat.a = { pantheon = "greek", deck = ["pan", "minotaur", "antaeus", "proteus", "scylla"], pile = ["cerberus", "medusa", "odysseus", "circe", "athena", "apollo", "hades", "poseidon", "zeus"] }
seat.b = { pantheon = "norse", deck = ["andvari", "kolga", "huginn", "brynhildr", "fafnir", "thjazi", "fenrir", "vidar", "loki"], pile = ["odin"] }
"#);
    assert_eq!(asked(&game, &state, ""), "Which 4 cards join your deck? It has 5 so far.");
    let fill = "cerberus+medusa+odysseus+circe";
    assert_eq!(
        asked(&game, &state, fill),
        "Your deck gets to 9 cards, and you give up no point for it. \
         Do you sacrifice a captured card? Each costs one point."
    );
    assert_eq!(
        asked(&game, &state, &format!("{fill} give")),
        "Which captured card do you give up? It is worth one point."
    );
    assert_eq!(
        asked(&game, &state, &format!("{fill} give garm athena")),
        "Your deck gets to 10 cards, and you give up one point for it. \
         Do you sacrifice a captured card? Each costs one point."
    );
}
