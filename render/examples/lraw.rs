//! Draws pictures of Legions: Realms at War into a folder: `cargo run -p skald-render --example lraw FOLDER`.
#![allow(clippy::unwrap_used)]

mod save;
#[path = "../tests/pictures/common/lraw.rs"]
mod views;

use save::{folder, save};
use skald_render::invitation::{self, Invitation};
use skald_render::painter::{Painter, PainterOptions};
use skald_render::{
    Lately, Notes, Picture, draw, draw_kit, draw_since, draw_special,
    gallery::{self, Gallery},
};
use skald_rules::catalogue::GameKind;
use skald_rules::interface::{Key, Seat};
use skald_rules::lraw::{Lraw, View};

fn main() {
    let folder = folder();
    let mut p = Painter::new(PainterOptions::default()).unwrap();
    let notes = Notes { options: vec![], orders: vec!["I am asked at the events of my list.".into()] };
    let empty = Notes::default();
    let lines: Vec<String> = [
        "Ana uses Parley Refused.",
        "Gallant Standard-Bearer attacks Orcbane Grunt.",
        "The Warlord of Bo takes 3 damage in battle.",
    ]
    .map(String::from)
    .to_vec();
    let list: Vec<(&str, View, Picture<'_>)> = vec![
        ("opening", views::opening(), Picture::Board),
        ("first", views::first_turn(), Picture::Board),
        ("board", views::midway([0, 1], 7), Picture::Board),
        ("board2", views::midway([2, 5], 8), Picture::Board),
        ("attacked", views::attacked(), Picture::Board),
        ("answered", views::answered(), Picture::Board),
        ("fullest", views::fullest(7), Picture::Board),
        ("own-opening", views::opening(), Picture::Private(&empty)),
        ("own-first", views::first_turn(), Picture::Private(&empty)),
        ("own", views::midway([0, 1], 7), Picture::Private(&notes)),
        ("own-attacked", views::attacked(), Picture::Private(&empty)),
        ("own-fullest", views::fullest(7), Picture::Private(&notes)),
        ("own-twelve", views::fullest(12), Picture::Private(&empty)),
        ("digest", views::midway([3, 4], 9), Picture::Digest(&lines)),
        ("over", views::over([0, 1], 1), Picture::Result),
        ("three", views::midway([0, 1, 2], 7), Picture::Board),
        ("three-fullest", views::crowded([5, 7, 3], 7), Picture::Board),
        ("four", views::midway([0, 1, 2, 3], 7), Picture::Board),
        ("four-fullest", views::crowded([5, 7, 3, 1], 7), Picture::Board),
        ("four-digest", views::midway([3, 4, 5, 6], 9), Picture::Digest(&lines)),
        ("four-over", views::over([0, 1, 2, 3], 1), Picture::Result),
    ];
    for (name, view, picture) in list {
        let names = views::names(view.table.sides.len());
        save(&folder, name, &draw(&mut p, &picture, &view.into(), &names).unwrap());
    }
    let lately = Lately { before: None, lines: &lines };
    let told = draw_since(&mut p, &views::midway([7, 8], 10).into(), lately, &views::names(2));
    save(&folder, "lately", &told.unwrap());
    let board = views::fullest(7).into();
    save(&folder, "signs", &draw_special(&mut p, &board, Key::of("signs"), &views::names(2)).unwrap());
    let faces =
        ["he-08", "he-12", "or-15", "bo-06", "bo-13", "ti-18", "he-w2", "un-v1", "an-s1", "or-g1", "tok-1"];
    for key in faces {
        save(
            &folder,
            &format!("face-{key}"),
            &Gallery::of("lraw", &[]).unwrap().card(&mut p, key).unwrap().unwrap(),
        );
    }
    save(&folder, "ready", &gallery::ready(&mut p, "lraw").unwrap().unwrap());
    let invitation = Invitation {
        game: "lraw".to_owned(),
        title: "Legions: Realms at War".into(),
        host: Some(Seat(0)),
        pace: "24 hours for each move".into(),
        seats: views::names(2),
        capacity: 2,
    };
    save(&folder, "invitation", &invitation::draw(&mut p, &invitation).unwrap());
    let book = GameKind::of::<Lraw>().kit_book(&[]).unwrap().unwrap();
    for starter in book.starters() {
        let shown = book.show(&starter.list, book.judge(&starter.list).warnings);
        save(&folder, &format!("deck-{}", starter.key), &draw_kit(&mut p, &shown).unwrap());
    }
}
