//! How many pixels pictures have that stand for themselves: as many as a phone shows when one of them is opened.

use std::time::{Duration, Instant};

use crate::support::{across, painter, readable};
use skald_render::Drawing;
use skald_render::gallery::{Gallery, heads, ready};
use skald_render::invitation::{self, Invitation};
use skald_render::names::PlayerName;
use skald_rules::interface::Seat;

/// The games, and so many of their cards are looked at.
const GAMES: [&str; 5] = ["war", "chaos", "law", "lost", "lraw"];
const CARDS: usize = 12;

fn check(name: &str, drawing: &Drawing) {
    readable(name, drawing);
    assert!(across(drawing) >= 1_200, "{name} is {} pixels wide", across(drawing));
    assert!(drawing.png.len() <= 500_000, "{name}: {} bytes", drawing.png.len());
}

#[test]
fn faces_galleries_and_invitations_are_as_fine_as_boards() {
    let mut p = painter();
    for game in GAMES {
        let gallery = Gallery::of(game, &[]).unwrap();
        let cards = gallery.cards();
        let mut times: Vec<Duration> = Vec::new();
        for card in cards.iter().step_by(cards.len().div_ceil(CARDS)) {
            let begun = Instant::now();
            let drawing = gallery.card(&mut p, &card.key).unwrap().unwrap();
            times.push(begun.elapsed());
            check(&format!("{} of {game}", card.name), &drawing);
        }
        times.sort_unstable();
        println!(
            "{game}: a face in {:?}, the slowest in {:?}",
            times[times.len() / 2],
            times[times.len() - 1]
        );
        for (name, drawing) in
            [("heads", heads(&mut p, game).unwrap()), ("ready", ready(&mut p, game).unwrap())]
        {
            if let Some(drawing) = drawing {
                check(&format!("{name} of {game}"), &drawing);
            }
        }
        let of = Invitation {
            game: game.to_owned(),
            title: "A game".to_owned(),
            host: Some(Seat(0)),
            pace: "one day for each turn".to_owned(),
            seats: vec![PlayerName::new("Ana", 1)],
            capacity: 4,
        };
        check(&format!("invitation to {game}"), &invitation::draw(&mut p, &of).unwrap());
    }
}
