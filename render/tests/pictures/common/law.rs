//! Views of Legends At War for tests, benches and the gallery: positions by hand, and games played at random up
//! to a moment.
#![allow(dead_code, clippy::unwrap_used, clippy::panic)]

use std::collections::BTreeMap;

use skald_render::Drawing;
use skald_render::names::PlayerName;
use skald_rules::catalogue::Catalogue;
use skald_rules::catalogue::GameKind;
use skald_rules::chance::Fast;
use skald_rules::interface::{Input, Key, Options, Pick, Seat, Setup, Viewer, Waiting};
use skald_rules::law::board::Label;
use skald_rules::law::cards::Side;
use skald_rules::law::{Stage, View};
use skald_rules::table::Table;
use skald_rules::views::AnyView;

pub fn names(count: usize) -> Vec<PlayerName> {
    let raw = ["Ana Müller", "Łukasz 🦊", "Ὀδυσσεύς", "Дмитрий Иванович Долгорукий"];
    raw.iter().take(count).enumerate().map(|(i, n)| PlayerName::new(n, i + 1)).collect()
}

fn kind() -> GameKind {
    GameKind::of::<skald_rules::law::Law>()
}

pub fn deal(form: &str, seats: u8, seed: u64) -> (Box<dyn Table>, Fast) {
    let options = BTreeMap::from([("form".to_owned(), form.to_owned())]);
    let setup = Setup { seats, options: Options(options), packs: vec![] };
    let mut dice = Fast::new(seed);
    let catalogue = Catalogue::default().with(kind());
    let opened = catalogue.get("law").unwrap().open(&setup).unwrap();
    (opened.start(&[], &mut dice).unwrap(), dice)
}

/// Plays one input at random; false when the match is over.
pub fn step(table: &mut dyn Table, dice: &mut Fast, choices: &mut Fast) -> bool {
    let input = match table.waiting() {
        Waiting::Over => return false,
        Waiting::Machine => Input::Continue,
        Waiting::Seats(waits) => {
            let seat = waits[0].seat;
            let at = table.open(seat).iter().find(|d| d.kind.as_str() != "resign").unwrap().id;
            Input::Answer { at, with: table.random_move(at, choices).unwrap() }
        }
    };
    table.play(&input, dice).unwrap();
    true
}

#[allow(clippy::needless_pass_by_value)]
pub fn law(view: AnyView) -> View {
    view.get::<View>().unwrap().clone()
}

/// What `who` sees of a random game when `stop` first says so, or at its end.
pub fn played(form: &str, seats: u8, seed: u64, who: Viewer, stop: impl Fn(&View) -> bool) -> View {
    let (mut table, mut dice) = deal(form, seats, seed);
    let mut choices = Fast::new(seed + 100);
    loop {
        let view = law(table.view(who));
        if stop(&view) || !step(table.as_mut(), &mut dice, &mut choices) {
            return view;
        }
    }
}

/// The view of `who` in a position.
pub fn position(text: &str, who: Viewer) -> View {
    law(kind().read_position("by-hand.toml", text).unwrap().view(who))
}

/// A small board with everything that can stand on one: changed stats, markers, Dispel, special spaces, a back.
pub fn mixed(who: Viewer) -> View {
    played("skirmish", 2, 5, who, |v| v.turn == 6)
}

/// A full board of 24 spaces.
pub fn four(who: Viewer) -> View {
    played("standard", 4, 3, who, |v| v.round == 1 && v.turn >= 17 && matches!(v.stage, Stage::Play(_)))
}

/// The largest board: twelve pieces.
pub fn largest(who: Viewer) -> View {
    played("ragnarok", 4, 7, who, |v| {
        v.round == 3 && v.turn > 20 && matches!(v.stage, Stage::Play(_)) || v.ended.is_some()
    })
}

/// A card has left the board in the last turn.
pub fn lost(view: &View) -> bool {
    view.last.as_ref().is_some_and(|l| l.blows.iter().any(|b| b.fell.is_some()))
}

/// A card that has moved on in its turn, from an open space in its row or column.
pub fn way() -> View {
    let mut view = four(Viewer::Spectator);
    let last = view.last.as_mut().unwrap();
    let to = *last.path.last().unwrap();
    let mut open = view.board.spaces.iter().filter(|s| s.stand.is_none()).map(|s| s.label);
    let line = open.find(|l| (l.row == to.row) != (l.column == to.column));
    last.path.insert(0, line.unwrap_or(to));
    view
}

/// A board of 24 spaces without an open one: as [`four`], each open space with a copy of another card.
pub fn full() -> View {
    let mut view = four(Viewer::Spectator);
    let lying: Vec<_> = view.board.spaces.iter().filter_map(|s| s.stand.clone()).collect();
    let mut copies = lying.into_iter().cycle();
    for space in view.board.spaces.iter_mut().filter(|s| s.stand.is_none()) {
        space.stand = copies.next();
    }
    view
}

/// A full board on which every stat is changed, most to two signs, and every card has every marker.
pub fn hard() -> View {
    let mut view = full();
    for (i, space) in view.board.spaces.iter_mut().enumerate() {
        let Some(stand) = &mut space.stand else { continue };
        for (k, stat) in stand.stats.iter_mut().enumerate() {
            stat.now = if (i + k) % 2 == 0 {
                10 + i16::try_from(i % 4).unwrap()
            } else {
                -1 - i16::try_from(k).unwrap()
            };
        }
        stand.plus = 3;
        stand.minus = 4;
        stand.dispelled = i % 2 == 0;
        stand.granted_printed = true;
    }
    view
}

/// What whoever lays the next board piece sees, after so many pieces.
pub fn laying(form: &str, seats: u8, seed: u64, pieces: usize) -> View {
    let view = played(form, seats, seed, Viewer::Spectator, |view| {
        matches!(view.stage, Stage::Lay(_)) && view.board.spaces.len() == 6 * pieces
    });
    assert!(matches!(view.stage, Stage::Lay(_)), "{form}: nobody lays piece {pieces}");
    view
}

/// The path of choices that lays a piece on offer: its letter, a side, and how it is turned.
pub fn path(piece: Key, side: Side, half_turn: bool) -> Vec<Pick> {
    let turn = if half_turn { "180" } else { "0" };
    [piece.as_str(), side.word(), turn].map(|word| Pick::one(Key::new(word).unwrap())).to_vec()
}

pub fn lines() -> Vec<String> {
    vec![
        "Ana Müller played Zeus on C3 and took three cards.".into(),
        "Medusa slew the Kappa on B2.".into(),
        "Ho-o rose like a Phoenix and lies under the deck of Łukasz.".into(),
    ]
}

pub const ANA: Viewer = Viewer::Seat(Seat(0));

/// The starter decks of Skirmish as they are drawn.
pub fn decks() -> Vec<skald_rules::views::AnyKit> {
    let book = kind().kit_book(&[]).unwrap().unwrap();
    let starters = book.starters();
    starters
        .iter()
        .map(|starter| {
            let verdict = book.judge(&starter.list);
            book.show(&starter.list, verdict.warnings)
        })
        .collect()
}

/// A game in the middle of a match that the second player leads, with the places changed.
pub fn in_match(view: View) -> AnyView {
    let seats = u8::try_from(view.seats.len()).unwrap();
    AnyView::of(skald_rules::views::MatchView {
        seating: (0..seats).rev().map(Seat).collect(),
        wins: (0..seats).collect(),
        number: 2,
        best_of: 3,
        game: view.into(),
    })
}

/// A hand in the middle of a battle on a board of at least so many spaces, with a card of it that can take two cards
/// at once: in the first game from `seed` on that comes to one.
pub fn tempting(form: &str, seats: u8, seed: u64, spaces: usize) -> View {
    let tempts = |view: &View| {
        let asked =
            matches!(view.stage, Stage::Play(Seat(0))) && view.turn > 3 && view.board.spaces.len() >= spaces;
        asked && view.own[0].hand.iter().any(|card| best(view, card.key) > 1)
    };
    (seed..).map(|seed| played(form, seats, seed, ANA, tempts)).find(tempts).unwrap()
}

/// The most captures that a card can make.
pub fn best(view: &View, card: skald_rules::interface::Key) -> u8 {
    skald_rules::law::heat(view, card).iter().map(|heat| heat.captures).max().unwrap_or(0)
}

/// Whether a heat map tells in the message what would be on this space, for want of room in the picture.
pub fn elsewhere(drawing: &Drawing, at: Label) -> bool {
    let told = drawing.beside.iter().find(|line| line.starts_with("Elsewhere: "));
    told.is_some_and(|line| line.split([' ', ',', '.', ';']).any(|word| word == at.shown()))
}
