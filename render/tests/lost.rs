//! Everything about the pictures of Lost Legends that can be asked without looking: they can be read, tell what the view tells,
//! and betray nothing.
#![allow(clippy::unwrap_used, clippy::panic)]

mod support;
#[path = "common/lost.rs"]
mod views;

use skald_render::names::PlayerName;
use skald_render::{Notes, Picture, draw, draw_special, gallery, specials};
use skald_rules::chance::Fast;
use skald_rules::interface::{Key, Seat, Viewer};
use skald_rules::lost::View;
use support::played::{Pace, throughout};
use support::{Views, everything, golden, hard_names, holds, painter, readable, stands_off, whole};

fn all() -> Views<View> {
    Views {
        boards: vec![
            ("three in a fight", views::fighting(3, 1, 1)),
            ("four in a fight", views::fighting(4, 2, 2)),
            ("five in a fight", views::fighting(5, 3, 3)),
            ("the fullest of five", views::fullest(5, 4)),
            ("the fullest of four", views::fullest(4, 4)),
            ("the fullest of three", views::fullest(3, 4)),
            ("a draft", views::drafting(5, 2, 5)),
            ("attaching", views::attaching(4, 5)),
            ("choosing", views::choosing(5, 5)),
        ],
        privates: vec![
            ("choosing", views::choosing(5, 5)),
            ("a first draft", views::drafting(4, 1, 6)),
            ("a late draft", views::drafting(3, 3, 8)),
            ("attaching", views::attaching(4, 5)),
            ("a fight", views::fighting(4, 2, 2)),
            ("a late fight", views::fighting(5, 3, 3)),
            ("looking", views::looking(4, 2, 2)),
            ("the fullest", views::fullest(5, 4)),
        ],
        ends: vec![
            ("the end of three".to_owned(), views::over(3, 1)),
            ("the end of five".to_owned(), views::over(5, 2)),
        ],
        lines: vec!["Ana defeats Dire Wolf and gains 1 experience.".to_owned(); 9],
    }
}

fn seats(view: &View) -> usize {
    view.table.sides.len()
}

#[test]
fn everything_can_be_read_where_people_see_it() {
    let mut p = painter();
    for names in [views::names as fn(usize) -> Vec<PlayerName>, hard_names] {
        for (name, drawing) in everything(&mut p, all(), seats, names) {
            readable(&name, &drawing);
            whole(&name, &drawing);
        }
    }
}

#[test]
fn letters_stand_off_what_lies_under_them() {
    let mut p = painter();
    for view in [views::fighting(5, 3, 3), views::fullest(5, 4)] {
        let names = views::names(seats(&view));
        for picture in [Picture::Board, Picture::Private(&Notes::default())] {
            let drawing = draw(&mut p, &picture, &view.clone().into(), &names).unwrap();
            stands_off(&p, &drawing);
        }
    }
}

#[test]
fn whatever_happens_in_a_game_can_be_shown() {
    let mut p = painter();
    let pace = Pace { every: 29, most: u32::MAX };
    for (seats, seed) in [(3, 11), (4, 12), (5, 13)] {
        let names: Vec<PlayerName> = (1..=seats).map(|i| PlayerName::new("", i.into())).collect();
        let (mut table, mut dice): (_, Fast) = views::deal(seats, seed);
        throughout(&mut p, table.as_mut(), &mut dice, &names, pace, |_, _| ());
    }
}

#[test]
fn the_faces_of_all_cards_can_be_drawn_and_read() {
    let mut p = painter();
    let cards = gallery::cards("lost");
    assert_eq!(cards.len(), 5 + 65 + 36);
    for card in cards {
        let drawing = gallery::card(&mut p, "lost", &card.key).unwrap().unwrap();
        readable(&card.key, &drawing);
        whole(&card.key, &drawing);
        assert!(drawing.alt.contains(&card.name), "{}", card.key);
    }
    let heroes = gallery::heads(&mut p, "lost").unwrap().unwrap();
    readable("heroes", &heroes);
    whole("heroes", &heroes);
}

#[test]
fn signs_are_explained_while_the_game_goes_on() {
    let mut p = painter();
    let key = Key::of("signs");
    for (name, view) in all().boards {
        let names = views::names(seats(&view));
        let spent = view.table.sides.iter().any(|side| !side.spent.is_empty());
        let view = view.into();
        assert!(specials(&view).iter().any(|of| of.key == key && !of.own), "{name}");
        let drawing = draw_special(&mut p, &view, key, &names).unwrap();
        readable(name, &drawing);
        whole(name, &drawing);
        assert_eq!(drawing.twin.join("\n").contains("An exhausted card"), spent, "{name}");
    }
    assert!(specials(&views::over(3, 1).into()).is_empty());
}

#[test]
fn a_hand_says_what_its_cards_cost_their_holder() {
    let mut p = painter();
    let view = views::drafting(4, 1, 6);
    let (seat, own) = view.own.iter().next().map(|(seat, own)| (*seat, own.clone())).unwrap();
    let names = views::names(4);
    let drawing = draw(&mut p, &Picture::Private(&Notes::default()), &view.clone().into(), &names).unwrap();
    let told = drawing.twin.join("\n");
    for card in own.hand {
        let face = view.pool.card(card);
        let price = view.eyes().price(seat, card, &[]);
        assert!(holds(&drawing, &price.to_string()), "{}", face.name);
        assert!(told.contains(&format!("**{}**", face.name)), "{told}");
        assert!(told.contains(&format!("costs you {price} of {} gold", face.cost)), "{told}");
    }
}

#[test]
fn a_fight_shows_what_each_weapon_makes_and_what_is_struck_back() {
    let mut p = painter();
    let view = views::fighting(4, 2, 2);
    let seat = *view.own.keys().next().unwrap();
    let names = views::names(4);
    let drawing = draw(&mut p, &Picture::Private(&Notes::default()), &view.clone().into(), &names).unwrap();
    let told = drawing.twin.join("\n");
    let outlook = view.eyes().outlook(seat);
    let left = view.eyes().foe(seat).map(|(foe, monster)| monster.life - foe.markers).unwrap();
    for arm in view.eyes().arms(seat) {
        let (_, blow) = view.eyes().bare(seat, arm).unwrap();
        assert!(told.contains(&format!(": {} of {left}", blow.total())), "{told}");
        assert!(holds(&drawing, &blow.total().to_string()));
    }
    let bare = view.eyes().suffered(seat, &outlook.packet.unwrap(), &[]);
    assert!(told.contains(&format!("Without a card: {bare} life")), "{told}");
    assert!(holds(&drawing, &if bare == 0 { "0".to_owned() } else { format!("−{bare}") }));
}

#[test]
fn a_board_is_the_same_for_everybody() {
    let mut p = painter();
    let names = views::names(5);
    let (table, _) = views::deal(5, 3);
    let board = |p: &mut _, who| draw(p, &Picture::Board, &table.view(who), &names).unwrap().png;
    assert!(board(&mut p, Viewer::Spectator) == board(&mut p, Viewer::Seat(Seat(2))));
}

#[test]
fn pictures_of_lost_legends_look_as_they_did() {
    let mut p = golden::painter();
    let names = views::names(5);
    let empty = Notes::default();
    let pictures = [
        ("lost-board", views::fighting(5, 3, 3), Picture::Board),
        ("lost-draft", views::drafting(4, 1, 6), Picture::Private(&empty)),
        ("lost-fight", views::fighting(4, 2, 2), Picture::Private(&empty)),
        ("lost-result", views::over(3, 1), Picture::Result),
    ];
    for (name, view, picture) in pictures {
        let names = &names[..seats(&view)];
        golden::check(name, &draw(&mut p, &picture, &view.into(), names).unwrap());
    }
    golden::check("lost-long-bow", &gallery::card(&mut p, "lost", "long-bow").unwrap().unwrap());
}
