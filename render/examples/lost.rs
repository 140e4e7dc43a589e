//! Draws pictures of Lost Legends into a folder: `cargo run -p skald-render --example lost FOLDER`.
#![allow(clippy::unwrap_used)]

mod save;
#[path = "../tests/pictures/common/lost.rs"]
mod views;

use save::{folder, save};
use skald_render::painter::{Painter, PainterOptions};
use skald_render::{
    Lately, Notes, Picture, draw, draw_since, draw_special,
    gallery::{self, Gallery},
};
use skald_rules::interface::Key;
use skald_rules::lost::View;

fn main() {
    let folder = folder();
    let mut p = Painter::new(PainterOptions::default()).unwrap();
    let notes = Notes { options: vec![], orders: vec!["Always heal at 0 life.".into()] };
    let empty = Notes::default();
    let lines: Vec<String> = [
        "Ana attacks Dire Wolf with Short Sword for 3 damage: 3 of 3.",
        "Ana defeats Dire Wolf and gains 1 experience.",
        "Gold is dealt: Ana +1, Bo +1.",
    ]
    .map(String::from)
    .to_vec();
    let list: Vec<(&str, View, Picture<'_>)> = vec![
        ("board3", views::fighting(3, 1, 1), Picture::Board),
        ("board4", views::fighting(4, 2, 2), Picture::Board),
        ("board5", views::fighting(5, 3, 3), Picture::Board),
        ("fullest5", views::fullest(5, 4), Picture::Board),
        ("fullest3", views::fullest(3, 4), Picture::Board),
        ("drafting5", views::drafting(5, 2, 5), Picture::Board),
        ("attaching4", views::attaching(4, 5), Picture::Board),
        ("choosing5", views::choosing(5, 5), Picture::Board),
        ("own-choosing", views::choosing(5, 5), Picture::Private(&empty)),
        ("own-draft1", views::drafting(4, 1, 6), Picture::Private(&empty)),
        ("own-draft2", views::drafting(5, 2, 7), Picture::Private(&notes)),
        ("own-draft3", views::drafting(3, 3, 8), Picture::Private(&empty)),
        ("own-attach", views::attaching(4, 5), Picture::Private(&empty)),
        ("own-fight1", views::fighting(3, 1, 1), Picture::Private(&empty)),
        ("own-fight2", views::fighting(4, 2, 2), Picture::Private(&notes)),
        ("own-fight3", views::fighting(5, 3, 3), Picture::Private(&empty)),
        ("own-looking", views::looking(4, 2, 2), Picture::Private(&empty)),
        ("own-fullest", views::fullest(5, 4), Picture::Private(&empty)),
        ("digest", views::fighting(5, 2, 9), Picture::Digest(&lines)),
        ("over3", views::over(3, 1), Picture::Result),
        ("over5", views::over(5, 2), Picture::Result),
    ];
    for (name, view, picture) in list {
        let names = views::names(view.table.sides.len());
        save(&folder, name, &draw(&mut p, &picture, &view.into(), &names).unwrap());
    }
    let (before, now) = views::lately(5, 2, 5);
    let (before, now) = (before.into(), now.into());
    let lately = Lately { before: Some(&before), lines: &lines };
    save(&folder, "since", &draw_since(&mut p, &now, lately, &views::names(5)).unwrap());
    let board = views::fighting(5, 3, 3).into();
    save(&folder, "signs", &draw_special(&mut p, &board, Key::of("signs"), &views::names(5)).unwrap());
    save(&folder, "heroes", &gallery::heads(&mut p, "lost").unwrap().unwrap());
    for key in [
        "barbarian",
        "long-bow",
        "magic-crossbow",
        "iron-mace",
        "copy-weapon",
        "troll",
        "reaper-daemons",
        "chaos-dragon",
    ] {
        save(
            &folder,
            &format!("face-{key}"),
            &Gallery::of("lost", &[]).unwrap().card(&mut p, key).unwrap().unwrap(),
        );
    }
}
