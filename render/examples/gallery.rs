//! Draws one picture of each kind into a folder: `cargo run -p skald-render --example gallery FOLDER`.
#![allow(clippy::unwrap_used)]

mod save;
#[path = "../tests/pictures/common/views.rs"]
mod views;

use save::save;
use skald_render::painter::{Painter, PainterOptions};
use skald_render::{Notes, Picture, Preview, draw};
use skald_rules::war::View;

fn main() {
    let folder = save::folder();
    let mut p = Painter::new(PainterOptions::default()).unwrap();
    let notes = Notes {
        options: vec![
            Preview { label: "Hold".into(), outcomes: vec!["You lose Cinderfang to the Graveyard.".into()] },
            Preview {
                label: "Scorch Warlord".into(),
                outcomes: vec![
                    "50 %: you withdraw Łukasz’s Warlord and keep Cinderfang.".into(),
                    "50 %: Cinderfang dies, the Warlord goes home.".into(),
                ],
            },
        ],
        orders: vec!["Widowmaker: ask only if I would lose or tie".into(), "Hivemind: never gamble".into()],
    };
    let lines = views::lines();
    let empty = Notes::default();
    let list: Vec<(&str, View, Picture<'_>)> = vec![
        ("start", views::start(), Picture::Board),
        ("duel", views::duel(), Picture::Board),
        ("between", views::between(), Picture::Board),
        ("slain", views::slain(), Picture::Board),
        ("spoils", views::spoils(), Picture::Board),
        ("war4", views::war4(), Picture::Board),
        ("six", views::six(), Picture::Board),
        ("six-at-war", views::six_at_war(), Picture::Board),
        ("private", views::private_duel(), Picture::Private(&notes)),
        ("looking", views::looking(), Picture::Private(&empty)),
        ("digest", views::between(), Picture::Digest(&lines)),
        ("digest6", views::six(), Picture::Digest(&lines)),
        ("over", views::over(2), Picture::Result),
        ("over6", views::over(6), Picture::Result),
        ("drawn", views::drawn(), Picture::Result),
    ];
    for (name, view, picture) in list {
        let names = views::names(view.seats.len());
        save(&folder, name, &draw(&mut p, &picture, &view.into(), &names).unwrap());
    }
    for face in views::faces().filter(|f| f.legend.is_some() || f.key.as_str().ends_with('a')) {
        save(&folder, &format!("card-{}", face.key), &skald_render::war::card_face(&mut p, face).unwrap());
    }
}
