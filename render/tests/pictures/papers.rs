//! The pictures of the pages for players: boards and cards as other tests keep them, and the example of each page as it is played.

use crate::support::golden::{check, painter};
use skald_render::{Notes, Picture, draw, draw_choice, names::PlayerName};
use skald_rules::{
    catalogue,
    chance::Fast,
    interface::{Input, Key, Pick, Seat, Viewer},
    table::Table,
};

/// Alice and Boris, as the pages call them.
fn names() -> Vec<PlayerName> {
    ["Alice", "Boris"].iter().zip(1..).map(|(name, seat)| PlayerName::new(name, seat)).collect()
}

/// The position of the first scenario of a page's examples.
fn example(game: &str) -> Box<dyn Table> {
    let path = format!("{}/../tests/scenarios/{game}/papers.toml", env!("CARGO_MANIFEST_DIR"));
    let file: toml::Table = toml::from_str(&std::fs::read_to_string(path).unwrap()).unwrap();
    let position = &file["scenario"][0]["position"];
    read(game, &toml::to_string(position).unwrap())
}

fn read(game: &str, position: &str) -> Box<dyn Table> {
    let games = catalogue::standard();
    games.get(game).unwrap().read_position("example", position).unwrap()
}

/// Plays what a seat answers in the question that takes it.
fn play(table: &mut dyn Table, seat: Seat, line: &str) {
    let takes = |table: &mut dyn Table, at| {
        table.play(&Input::Answer { at, with: line.to_owned() }, &mut Fast::new(1)).is_ok()
    };
    assert!(table.open(seat).iter().any(|decision| takes(table, decision.id)), "{line}");
}

/// The example of Legends At War: 6 against 5 at the left, 7 against 7 above.
const LAW: &str = r#"
options = { form = "skirmish" }
phase = "play a"
board = ["b.otr b.thor ..", "b.kolga .. .."]
seat.a = { hand = ["loki", "garm"] }
seat.b = { hand = ["circe"] }
"#;

#[test]
fn the_examples_of_the_pages_look_as_they_did() {
    let mut p = painter();
    let notes = Notes::default();
    let mut war = example("war");
    war.play(&Input::Continue, &mut Fast::new(1)).unwrap();
    check("war-example", &draw(&mut p, &Picture::Board, &war.view(Viewer::Spectator), &names()).unwrap());

    let mut chaos = example("chaos");
    play(&mut *chaos, Seat(0), "attack torpedo b");
    let own = chaos.view(Viewer::Seat(Seat(1)));
    check("chaos-example", &draw(&mut p, &Picture::Private(&notes), &own, &names()).unwrap());

    // The numbers of the page's example, borne by characters of the game.
    let law = read("law", LAW);
    let own = law.view(Viewer::Seat(Seat(0)));
    let path = [Pick::one(Key::of("loki"))];
    check("law-example", &draw_choice(&mut p, &own, &path, &names()).unwrap());
}
