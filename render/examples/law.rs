//! Draws pictures of Legends At War into a folder: `cargo run -p skald-render --example law FOLDER`.
#![allow(clippy::panic, clippy::unwrap_used)]

#[path = "../tests/pictures/common/law.rs"]
mod law;
mod save;

use save::save;
use skald_render::painter::{Painter, PainterOptions};
use skald_render::{
    Notes, Picture, Preview, draw, draw_choice, draw_kit, draw_special,
    gallery::{self, Gallery},
    specials,
};
use skald_rules::interface::{Pick, Viewer};
use skald_rules::law::cards::Side;
use skald_rules::law::{Stage, View, candidates};

fn main() {
    let folder = save::folder();
    let mut p = Painter::new(PainterOptions::default()).unwrap();
    let notes = Notes {
        options: vec![
            Preview { label: "Zeus on C3".into(), outcomes: vec!["takes Kappa and Nue".into()] },
            Preview { label: "Circe on B1".into(), outcomes: vec!["takes nothing".into()] },
        ],
        orders: vec!["My card never moves on".into()],
    };
    let empty = Notes::default();
    let lines = law::lines();
    let all = Viewer::Spectator;
    let play = |v: &View| matches!(v.stage, Stage::Play(_));
    let list: Vec<(&str, View, Picture<'_>)> = vec![
        ("lay", law::played("standard", 2, 1, all, |v| matches!(v.stage, Stage::Lay(_))), Picture::Board),
        ("lay2", law::played("standard", 3, 2, all, |v| v.board.spaces.len() == 12), Picture::Board),
        (
            "opening",
            law::played("standard", 2, 2, all, |v| {
                v.board.spaces.iter().filter(|s| s.stand.is_some()).count() == 1
            }),
            Picture::Board,
        ),
        ("mixed", law::mixed(all), Picture::Board),
        ("duel", law::played("standard", 2, 11, all, |v| v.turn > 5 && play(v)), Picture::Board),
        ("three", law::played("standard", 3, 4, all, |v| v.turn > 9 && play(v)), Picture::Board),
        ("four", law::four(all), Picture::Board),
        ("team", law::played("team", 4, 8, all, |v| v.round == 2 && v.turn > 10 && play(v)), Picture::Board),
        ("ragnarok1", law::played("ragnarok", 2, 4, all, |v| v.turn > 5 && play(v)), Picture::Board),
        (
            "ragnarok2",
            law::played("ragnarok", 3, 5, all, |v| v.round == 2 && v.turn > 12 && play(v)),
            Picture::Board,
        ),
        ("largest", law::largest(all), Picture::Board),
        ("ghost", law::played("standard", 3, 21, all, law::lost), Picture::Board),
        ("way", law::way(), Picture::Board),
        ("hard", law::hard(), Picture::Board),
        (
            "private",
            law::played("standard", 2, 11, law::ANA, |v| v.turn > 5 && play(v)),
            Picture::Private(&notes),
        ),
        (
            "private-new",
            law::played("standard", 4, 3, law::ANA, |v| v.turn == 1 && play(v)),
            Picture::Private(&empty),
        ),
        ("digest", law::four(all), Picture::Digest(&lines)),
        ("over", law::played("standard", 2, 11, all, |_| false), Picture::Result),
        ("over-team", law::played("team", 4, 8, all, |_| false), Picture::Result),
        ("over-ragnarok", law::played("ragnarok", 3, 5, all, |_| false), Picture::Result),
        ("over-skirmish", law::played("skirmish", 4, 5, all, |_| false), Picture::Result),
    ];
    for (name, view, picture) in list {
        let names = law::names(view.seats.len());
        let view = view.into();
        save(&folder, name, &draw(&mut p, &picture, &view, &names).unwrap());
        if picture == Picture::Board {
            for of in specials(&view) {
                let part = draw_special(&mut p, &view, of.key, &names).unwrap();
                save(&folder, &format!("{name}-{}", of.key), &part);
            }
        }
    }
    for (i, deck) in law::decks().iter().enumerate() {
        save(&folder, &format!("deck-{i}"), &draw_kit(&mut p, deck).unwrap());
    }
    for (name, form, seats, seed, least) in [
        ("heat", "standard", 4, 3, 24),
        ("heat-large", "ragnarok", 4, 7, 48),
        ("heat-duel", "skirmish", 2, 5, 12),
    ] {
        let view = law::tempting(form, seats, seed, least);
        let Some(card) = view.own[0].hand.iter().max_by_key(|card| law::best(&view, card.key)) else {
            continue;
        };
        let (key, names) = (card.key, law::names(usize::from(seats)));
        let view = view.into();
        save(&folder, name, &draw_choice(&mut p, &view, &[Pick::one(key)], &names).unwrap());
        for of in specials(&view).into_iter().filter(|of| of.own) {
            let special = draw_special(&mut p, &view, of.key, &names).unwrap();
            save(&folder, &name.replace("heat", of.key.as_str()), &special);
        }
    }
    for (name, form, seats, seed, pieces) in [
        ("places", "standard", 2, 1, 1),
        ("places-many", "standard", 4, 3, 3),
        ("places-first", "standard", 2, 1, 0),
    ] {
        let (view, side) = (law::laying(form, seats, seed, pieces), Side::Omega);
        let most = view.offer.iter().max_by_key(|of| candidates(&view, of.key, side, true).len()).unwrap();
        let path = law::path(most.key, side, true);
        let names = law::names(usize::from(seats));
        save(&folder, name, &draw_choice(&mut p, &view.clone().into(), &path, &names).unwrap());
    }
    let view = law::laying("standard", 4, 3, 0).into();
    save(&folder, "offer", &draw_choice(&mut p, &view, &[], &law::names(4)).unwrap());
    save(&folder, "pantheons", &gallery::heads(&mut p, "law").unwrap().unwrap());
    let game = law::in_match(law::mixed(all));
    save(&folder, "match", &draw(&mut p, &Picture::Board, &game, &law::names(2)).unwrap());
    let game = law::in_match(law::played("skirmish", 4, 5, all, |_| false));
    save(&folder, "match-over", &draw(&mut p, &Picture::Result, &game, &law::names(4)).unwrap());
    let gallery = Gallery::of("law", &[]).unwrap();
    for card in gallery.cards() {
        let face = gallery.card(&mut p, &card.key).unwrap().unwrap();
        save(&folder, &format!("card-{}", card.key), &face);
    }
}
