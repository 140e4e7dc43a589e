//! What the button *Signs* explains: every sign that stands on the board.

use std::collections::{BTreeMap, BTreeSet};

use skald_render::{Picture, draw, draw_special, names::PlayerName, specials};
use skald_rules::{
    catalogue,
    chance::Fast,
    interface::{Input, Key, Options, Setup, Viewer, Waiting},
    table::Table,
};

use crate::support::painter;

const SIGNS: Key = Key::of("signs");

/// The marks of players, which stand beside their names.
const MARKS: [&str; 8] = ["disc", "triangle", "square", "diamond", "hexagon", "cross", "star", "drop"];

/// Options that are chosen, by their keys.
type Chosen = &'static [(&'static str, &'static str)];

/// A game, its options, its seats, how many answers it is played, and how often it is looked at.
const GAMES: [(&str, Chosen, u8, u32, u32); 8] = [
    ("war", &[("deck", "skirmish")], 3, 60, 4),
    ("chaos", &[], 2, 160, 6),
    ("chaos", &[], 4, 240, 9),
    ("law", &[("form", "skirmish")], 2, 40, 3),
    ("law", &[("form", "standard")], 3, 90, 6),
    ("law", &[("form", "ragnarok")], 4, 120, 9),
    ("lost", &[], 4, 220, 9),
    ("lraw", &[], 2, 260, 12),
];

/// Plays one thing at random; whether the game goes on.
fn step(table: &mut dyn Table, dice: &mut Fast, choices: &mut Fast) -> bool {
    let input = match table.waiting() {
        Waiting::Over => return false,
        Waiting::Machine => Input::Continue,
        Waiting::Seats(waits) => {
            let open = table.open(waits[0].seat);
            let at = open.iter().find(|decision| decision.kind.as_str() != "resign").unwrap().id;
            Input::Answer { at, with: table.random_move(at, choices).unwrap() }
        }
    };
    table.play(&input, dice).unwrap();
    table.waiting() != Waiting::Over
}

#[test]
fn every_sign_of_a_board_is_explained_by_a_picture_beside_it() {
    let mut p = painter();
    let mut missing: BTreeMap<&str, BTreeSet<&str>> = BTreeMap::new();
    let mut looked = BTreeMap::new();
    for (seed, (game, options, seats, answers, every)) in (1..).zip(GAMES) {
        let options = options.iter().fold(Options::default(), |all, (key, value)| all.with(key, value));
        let setup = Setup { seats, options, packs: Vec::new() };
        let opened = catalogue::standard().get(game).unwrap().open(&setup).unwrap();
        let (mut dice, mut choices) = (Fast::new(seed), Fast::new(seed + 100));
        let mut table = opened.start(&[], &mut dice).unwrap();
        let names: Vec<PlayerName> = (1..=seats).map(|seat| PlayerName::new("", seat.into())).collect();
        for n in 0..answers {
            if !step(&mut *table, &mut dice, &mut choices) {
                break;
            }
            let view = table.view(Viewer::Spectator);
            if n % every != 0 || !specials(&view).iter().any(|of| of.key == SIGNS) {
                continue;
            }
            let board = draw(&mut p, &Picture::Board, &view, &names).unwrap().layout.signs;
            let page = draw_special(&mut p, &view, SIGNS, &names).unwrap().layout.signs;
            let some = board.into_iter().filter(|sign| !MARKS.contains(sign) && !page.contains(sign));
            missing.entry(game).or_default().extend(some);
            *looked.entry(game).or_insert(0) += 1;
        }
    }
    missing.retain(|_, signs| !signs.is_empty());
    assert_eq!(missing, BTreeMap::new(), "of {looked:?} boards");
    assert_eq!(looked.len(), 5, "{looked:?}");
    assert!(looked.values().all(|boards| *boards >= 5), "{looked:?}");
}
