//! Draws one picture of each kind of Legends of Chaos into a folder:
//! `cargo run -p skald-render --example chaos FOLDER`.
#![allow(clippy::unwrap_used)]

mod save;
#[path = "../tests/pictures/common/chaos.rs"]
mod views;

use save::{folder, save};
use skald_render::invitation::{self, Invitation};
use skald_render::painter::{Painter, PainterOptions};
use skald_render::{Lately, Notes, Picture, Preview, chaos, draw, draw_kit, draw_since, gallery};
use skald_rules::chaos::View;
use skald_rules::interface::Seat;

fn main() {
    let folder = folder();
    let mut p = Painter::new(PainterOptions::default()).unwrap();
    let notes = Notes {
        options: vec![
            Preview {
                label: "Attack with Boulder".into(),
                outcomes: vec!["Łukasz loses 9 if nothing stops it.".into()],
            },
            Preview { label: "End the round".into(), outcomes: vec![] },
        ],
        orders: vec!["Guard: answer attacks of 4 or more, save Mirror Trick for the last".into()],
    };
    let lines = views::lines();
    let empty = Notes::default();
    let list: Vec<(&str, View, Picture<'_>)> = vec![
        ("eight", views::eight(), Picture::Board),
        ("duel", views::duel(), Picture::Board),
        ("clash", views::clash(), Picture::Board),
        ("start", views::start(), Picture::Board),
        ("haunted", views::haunted(), Picture::Board),
        ("late", views::late(), Picture::Board),
        ("crowd", views::crowd(), Picture::Board),
        ("worst-declared", views::worst_declared(), Picture::Board),
        ("worst-revealed", views::worst_revealed(), Picture::Board),
        ("worst-hand", views::worst_hand(), Picture::Private(&notes)),
        ("worst-round", views::worst_round(), Picture::Private(&notes)),
        ("own-round", views::own_round(), Picture::Private(&notes)),
        ("defending", views::defending(), Picture::Private(&empty)),
        ("planned", views::planned(), Picture::Private(&empty)),
        ("taking", views::taking(), Picture::Private(&empty)),
        ("empty-hand", views::empty_hand(), Picture::Private(&empty)),
        ("digest", views::eight(), Picture::Digest(&lines)),
        ("over", views::over(2), Picture::Result),
        ("over8", views::over(8), Picture::Result),
        ("stalemate", views::stalemate(), Picture::Result),
    ];
    for (name, view, picture) in list {
        let names = views::names(view.seats.len());
        save(&folder, name, &draw(&mut p, &picture, &view.into(), &names).unwrap());
    }
    save(&folder, "warriors", &gallery::heads(&mut p, "chaos").unwrap().unwrap());
    for (game, title, seats, capacity) in [
        ("war", "The Rules of War", 1, 2),
        ("chaos", "Legends of Chaos", 2, 4),
        ("law", "Legends At War", 3, 4),
        ("law", "Legends At War with a long form", 7, 8),
    ] {
        let of = Invitation {
            game: game.to_owned(),
            title: title.to_owned(),
            host: Some(Seat(0)),
            pace: "one day for each turn".to_owned(),
            seats: views::names(8)[..seats].to_vec(),
            capacity,
        };
        let drawing = invitation::draw(&mut p, &of).unwrap();
        save(&folder, &format!("invitation-{game}-{capacity}"), &drawing);
    }
    let (before, now) = (views::eight(), views::eight_later());
    let before = before.into();
    let lately = Lately { before: Some(&before), lines: &lines };
    save(&folder, "since", &draw_since(&mut p, &now.into(), lately, &views::names(8)).unwrap());
    let lately = Lately { before: None, lines: &lines };
    save(
        &folder,
        "duel-since",
        &draw_since(&mut p, &views::duel().into(), lately, &views::names(2)).unwrap(),
    );
    for i in [0, 6] {
        save(&folder, &format!("sheet-{i}"), &draw_kit(&mut p, &views::kit(i)).unwrap());
    }
    for hero in views::POOL.heroes() {
        let id = views::POOL.warrior(hero).id;
        save(&folder, &format!("warrior-{id}"), &chaos::warrior_face(&mut p, &views::POOL, hero).unwrap());
    }
    for name in [
        "Boulder",
        "Pumpkin Patch",
        "Eviction Notice",
        "Mirror Trick",
        "Iron Dome",
        "Seymore",
        "Sky Nest",
        "Hailstorm",
    ] {
        let card = views::POOL.named(name).unwrap();
        let id = views::POOL.face(card).id;
        save(&folder, &format!("card-{id}"), &chaos::card_face(&mut p, &views::POOL, card).unwrap());
    }
}
