//! What the button *Signs* explains: every sign that stands on a board, in a hand, or on the face of a card.

use std::collections::{BTreeMap, BTreeSet};

use skald_render::{Notes, Picture, draw, gallery::Gallery, names::PlayerName, specials};
use skald_rules::{
    catalogue,
    chance::Fast,
    interface::{Input, Key, Options, Seat, Setup, Viewer, Waiting},
    table::Table,
};

use crate::support::{explained, painter};

const SIGNS: Key = Key::of("signs");

/// The marks of players, which stand beside their names.
const MARKS: [&str; 8] = ["disc", "triangle", "square", "diamond", "hexagon", "cross", "star", "drop"];

/// Options that are chosen, by their keys.
pub type Chosen = &'static [(&'static str, &'static str)];

/// A game, its options, its seats, how many answers it is played, and how often it is looked at.
pub const GAMES: [(&str, Chosen, u8, u32, u32); 8] = [
    ("war", &[("deck", "skirmish")], 3, 60, 3),
    ("chaos", &[], 2, 160, 25),
    ("chaos", &[], 4, 240, 40),
    ("law", &[("form", "skirmish")], 2, 40, 10),
    ("law", &[("form", "standard")], 3, 90, 18),
    ("law", &[("form", "ragnarok")], 4, 120, 30),
    ("lost", &[], 4, 220, 36),
    ("lraw", &[], 2, 260, 45),
];

/// A game that begins: its table, its players, the luck of the game and that of their choices.
pub fn begun(
    game: &str,
    options: Chosen,
    seats: u8,
    seed: u64,
) -> (Box<dyn Table>, Vec<PlayerName>, [Fast; 2]) {
    let options = options.iter().fold(Options::default(), |all, (key, value)| all.with(key, value));
    let setup = Setup { seats, options, packs: Vec::new() };
    let opened = catalogue::standard().get(game).unwrap().open(&setup).unwrap();
    let mut dice = Fast::new(seed);
    let table = opened.start(&[], &mut dice).unwrap();
    let names = (1..=seats).map(|seat| PlayerName::new("", seat.into())).collect();
    (table, names, [dice, Fast::new(seed + 100)])
}

/// Whom the table waits for now, if it goes on.
pub fn waits(table: &dyn Table) -> Option<Seat> {
    match table.waiting() {
        Waiting::Seats(waits) => Some(waits[0].seat),
        Waiting::Machine | Waiting::Over => None,
    }
}

/// Plays one thing at random; whether the game goes on.
pub fn step(table: &mut dyn Table, dice: &mut Fast, choices: &mut Fast) -> bool {
    let input = match (table.waiting(), waits(table)) {
        (Waiting::Over, _) => return false,
        (_, None) => Input::Continue,
        (_, Some(seat)) => {
            let open = table.open(seat);
            let at = open.iter().find(|decision| decision.kind.as_str() != "resign").unwrap().id;
            Input::Answer { at, with: table.random_move(at, choices).unwrap() }
        }
    };
    table.play(&input, dice).unwrap();
    table.waiting() != Waiting::Over
}

/// The words of a picture in their order, without anything between them.
fn letters(texts: impl Iterator<Item = String>) -> String {
    texts.flat_map(|text| text.chars().filter(|c| c.is_alphanumeric()).collect::<Vec<_>>()).collect()
}

#[test]
fn every_sign_of_a_board_a_hand_and_a_face_is_explained_by_a_picture_beside_the_board() {
    let mut p = painter();
    let mut missing: BTreeMap<&str, BTreeSet<&str>> = BTreeMap::new();
    let mut looked = BTreeMap::new();
    for (seed, (game, options, seats, answers, every)) in (1..).zip(GAMES) {
        let (mut table, names, [mut dice, mut choices]) = begun(game, options, seats, seed);
        let mut last = BTreeSet::new();
        for n in 0..answers {
            if !step(&mut *table, &mut dice, &mut choices) {
                break;
            }
            let view = table.view(Viewer::Spectator);
            if n % every != 0 || !specials(&view).iter().any(|of| of.key == SIGNS) {
                continue;
            }
            last = explained(game, &mut p, &view, &names)
                .iter()
                .flat_map(|page| page.layout.signs.clone())
                .collect();
            let mut some = draw(&mut p, &Picture::Board, &view, &names).unwrap().layout.signs;
            if let Some(seat) = waits(&*table) {
                let own = table.view(Viewer::Seat(seat));
                let notes = Notes::default();
                some.extend(draw(&mut p, &Picture::Private(&notes), &own, &names).unwrap().layout.signs);
            }
            let some = some.into_iter().filter(|sign| !MARKS.contains(sign) && !last.contains(sign));
            missing.entry(game).or_default().extend(some);
            *looked.entry(game).or_insert(0) += 1;
        }
        let cards = Gallery::of(game, &[]).unwrap();
        for card in cards.cards().iter().step_by(11) {
            let face = cards.card(&mut p, &card.key).unwrap().unwrap();
            let some =
                face.layout.signs.into_iter().filter(|sign| !MARKS.contains(sign) && !last.contains(sign));
            missing.entry(game).or_default().extend(some);
        }
    }
    missing.retain(|_, signs| !signs.is_empty());
    assert_eq!(missing, BTreeMap::new(), "of {looked:?} boards");
    assert_eq!(looked.len(), 5, "{looked:?}");
    assert!(looked.values().all(|boards| *boards >= 5), "{looked:?}");
}

#[test]
fn pages_of_signs_can_be_read_and_show_each_sentence_that_their_words_tell() {
    let mut p = painter();
    for (seed, (game, options, seats, _, most)) in (1..).zip(GAMES) {
        let (mut table, names, [mut dice, mut choices]) = begun(game, options, seats, seed);
        let goes_on = (0..most).all(|_| step(&mut *table, &mut dice, &mut choices));
        assert!(goes_on, "{game}: over before {most} answers");
        let all = explained(game, &mut p, &table.view(Viewer::Spectator), &names);
        assert!((1..=5).contains(&all.len()), "{game}: {} pages", all.len());
        let mut told = Vec::new();
        for (at, page) in all.iter().enumerate() {
            let what = format!("{game}, page {}", at + 1);
            let drawn = letters(page.layout.texts.iter().map(|text| text.text.clone()));
            for line in page.twin.join("\n").lines() {
                assert!(drawn.contains(&letters(std::iter::once(line.to_owned()))), "{what}: {line}");
            }
            told.extend(page.twin.join("\n").lines().skip(1).map(str::to_owned).collect::<Vec<_>>());
        }
        let others = told.iter().filter(|line| line.contains("Elsewhere in this game")).count();
        assert_eq!(others, 1, "{game}: {told:?}");
        let once: BTreeSet<&String> = told.iter().collect();
        assert!(told.len() - once.len() <= 2, "{game}: told twice: {told:?}");
    }
}
