//! Everything about the pictures of Lost Legends that can be asked without looking: they can be read, tell what the view tells,
//! and betray nothing.

use crate::common::lost as views;
use std::sync::Arc;

use crate::support::played::{Pace, throughout};
use crate::support::{Views, can_be_read, golden, holds, painter, readable, signs_told, stands_off, whole};
use skald_render::names::PlayerName;
use skald_render::{
    Lately, Notes, Picture, draw, draw_since,
    gallery::{Gallery, heads},
    specials,
};
use skald_rules::chance::Fast;
use skald_rules::interface::{Key, Seat, Viewer};
use skald_rules::lost::cards::Text;
use skald_rules::lost::{Foe, Phase, PublicState, Token, View, Why};
use skald_rules::views::AnyView;

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
            ("attached already", views::attached(4, 5)),
            ("resting", views::resting(4, 2)),
            ("ended", views::ended(4, 2)),
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

/// The table of a view, to be changed.
fn open(view: &mut View) -> &mut PublicState {
    Arc::make_mut(&mut view.table)
}

fn seats(view: &View) -> usize {
    view.table.sides.len()
}

#[test]
fn everything_can_be_read_where_people_see_it() {
    can_be_read(all, seats, views::names);
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
    let gallery = Gallery::of("lost", &[]).unwrap();
    let cards = gallery.cards();
    assert_eq!(cards.len(), 5 + 65 + 36);
    for card in cards {
        let drawing = gallery.card(&mut p, &card.key).unwrap().unwrap();
        readable(&card.key, &drawing);
        whole(&card.key, &drawing);
        assert!(drawing.alt.contains(&card.name), "{}", card.key);
    }
    let heroes = heads(&mut p, "lost").unwrap().unwrap();
    readable("heroes", &heroes);
    whole("heroes", &heroes);
}

#[test]
fn lines_for_mana_are_whole_on_the_own_cards() {
    let mut p = painter();
    let mut view = views::fullest(5, 4);
    let pool = view.pool.clone();
    let seat = *view.own.keys().next().unwrap();
    let others = [
        "oak-shield",
        "great-helm",
        "evasion",
        "polymorph",
        "sinister-glove",
        "healing-potion",
        "elixir-of-life",
    ];
    // Of all that lies there only this card adds 1 magic for mana under a condition.
    let side = &mut open(&mut view).sides[seat.index()];
    side.gear = pool.equipment.iter().map(|of| of.id).filter(|id| others.contains(&id.0.as_str())).collect();
    let crossbow = pool.equipment.iter().find(|of| of.id.0.as_str() == "magic-crossbow").unwrap();
    side.gear.push(crossbow.id);
    side.gear.sort_unstable();
    side.spent.clear();
    side.skills.clear();
    let names = views::names(5);
    let drawing = draw(&mut p, &Picture::Private(&Notes::default()), &view.into(), &names).unwrap();
    let says = |what: &str| drawing.layout.texts.iter().filter(|text| text.text == what).count();
    assert!(says("+2") >= 1 && says("+1") >= 1, "{:?}", drawing.layout.texts);
    let colons = says(":");
    assert_eq!(colons, 3, "a condition, a condition, and mana: {:?}", drawing.layout.texts);
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
        let (told, others) = signs_told(name, &mut p, &view, &names);
        assert_eq!(told.contains("An exhausted card"), spent, "{name}");
        assert_ne!(others.contains("An exhausted card"), spent, "{name}");
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
    for arm in view.eyes().weapons(seat) {
        let (_, blow) = view.eyes().unboosted(seat, arm).unwrap();
        assert!(told.contains(&format!(": {} of {left}", blow.total())), "{told}");
        assert!(holds(&drawing, &blow.total().to_string()));
    }
    let bare = view.eyes().suffered(seat, &outlook.packet.unwrap(), &[]);
    assert!(told.contains(&format!("Without a card: {bare} life")), "{told}");
    assert!(holds(&drawing, &if bare == 0 { "0".to_owned() } else { format!("−{bare}") }));
}

#[test]
fn a_board_tells_what_was_attached_since_the_one_before() {
    let mut p = painter();
    let names = views::names(5);
    let (before, now) = views::lately(5, 2, 5);
    let (old, new): (AnyView, AnyView) = (before.clone().into(), now.clone().into());
    let lines = vec!["Bo buys Tempest for 2 gold.".to_owned()];
    let since = draw_since(&mut p, &new, Lately { before: Some(&old), lines: &lines }, &names).unwrap();
    let plain = draw_since(&mut p, &new, Lately::default(), &names).unwrap();
    assert!(since.png != plain.png, "new cards are marked");
    let told = since.twin.join("\n");
    assert!(told.contains("- Bo buys Tempest"), "{told}");
    let mut attached = 0;
    for seat in now.table.seats() {
        let (was, is) = (before.table.side(seat), now.table.side(seat));
        let cards = is.gear.iter().chain(&is.skills);
        for card in cards.filter(|card| !was.gear.contains(card) && !was.skills.contains(card)) {
            let line =
                told.lines().find(|line| line.contains(" bought ") || line.contains(" made a skill of "));
            assert!(line.is_some(), "{told}");
            assert!(told.contains(&*now.pool.card(*card).name), "{card}: {told}");
            attached += 1;
        }
    }
    assert!(attached > 3, "{attached}");
    let same = draw_since(&mut p, &new, Lately { before: Some(&new), lines: &[] }, &names).unwrap();
    assert!(same.png == plain.png, "nothing has changed");
}

#[test]
fn names_on_the_fullest_board_are_whole_and_what_lies_face_up_says_everything() {
    let mut p = painter();
    for seats in 3..=5 {
        let mut view = views::fullest(seats, 4);
        let names = views::names(seats.into());
        for beast in view.pool.clone().monsters.iter().filter(|of| !of.texts.is_empty()) {
            open(&mut view).face_up = Some(beast.id);
            open(&mut view)
                .sides
                .iter_mut()
                .for_each(|side| side.foe = Some(Foe { bonus: 3, ..Foe::fresh(beast.id) }));
            let drawing = draw(&mut p, &Picture::Board, &view.clone().into(), &names).unwrap();
            whole(&beast.name, &drawing);
            for side in view.table.sides.iter() {
                for card in &side.gear {
                    let name = view.pool.card(*card).name;
                    assert!(holds(&drawing, &name), "{name} is cut with {seats}");
                }
            }
            // Its first word stands alone where the name is long.
            let words: Vec<&str> = beast.name.split(' ').collect();
            let parted = words.iter().all(|word| holds(&drawing, word));
            assert!(parted || holds(&drawing, &beast.name), "{} is cut", beast.name);
            let first = match beast.texts.first().unwrap() {
                Text::LoseMana(_) | Text::LoseGold(_) | Text::Exhaust(_) => "charge:",
                Text::HitAll(_) => "to all",
                Text::LoseSkill => "takes a skill",
                Text::HealAll(_) => "monsters mend",
                Text::NoArmor => "no armor",
                Text::Avenge(_) => "for killing:",
            };
            assert!(holds(&drawing, first), "{} does not say {first}", beast.name);
        }
    }
}

#[test]
fn a_conversion_that_helps_is_named_and_so_is_the_own_equipment() {
    let mut p = painter();
    let mut named = 0;
    for seed in 1..12 {
        let view = views::drafting(4, 3, seed);
        let (seat, own) = view.own.iter().next().map(|(seat, own)| (*seat, own.clone())).unwrap();
        let picture = Picture::Private(&Notes::default());
        let drawing = draw(&mut p, &picture, &view.clone().into(), &views::names(4)).unwrap();
        for card in &view.table.side(seat).gear {
            let name = view.pool.card(*card).name;
            assert!(holds(&drawing, &name), "{name} lies on the own board");
        }
        for card in own.hand {
            let Some(cards) = view.eyes().conversion(seat, card).filter(|cards| !cards.is_empty()) else {
                continue;
            };
            let least = view.pool.card(cards[0]).name;
            let told = drawing.twin.join("\n");
            assert!(told.contains(&format!("after turning {least}")), "{told}");
            assert!(drawing.layout.texts.iter().any(|text| text.text.contains("as skill:")), "{least}");
            named += 1;
        }
    }
    assert!(named > 2, "{named}");
}

#[test]
fn the_result_counts_the_tokens_one_by_one_and_says_what_ended_the_game() {
    let mut p = painter();
    let mut view = views::over(3, 1);
    let names = views::names(3);
    let pool = view.pool.clone();
    for (side, points) in open(&mut view).sides.iter_mut().zip([vec![8, 5, 4], vec![7], vec![]]) {
        side.tokens =
            pool.stacks.iter().zip(points).map(|(of, points)| Token { stack: of.id, points }).collect();
    }
    let told = |p: &mut _, view: &View| draw(p, &Picture::Result, &view.clone().into(), &names).unwrap();
    let drawing = told(&mut p, &view);
    assert!(holds(&drawing, "8+5+4") && holds(&drawing, "7"), "{:?}", drawing.layout);
    assert!(!drawing.alt.contains("having left"), "{}", drawing.alt);
    for (at, side) in open(&mut view).sides.iter_mut().enumerate() {
        side.left = at != 2;
    }
    let alone = told(&mut p, &view).alt;
    assert!(alone.contains("the others having left"), "{alone}");
    for (why, says) in [(Why::Time, "when the game was ended"), (Why::Award, "by decision of the host")] {
        if let Phase::Over { why: of, .. } = &mut open(&mut view).phase {
            *of = why;
        }
        let drawing = told(&mut p, &view);
        assert!(drawing.alt.contains(says), "{}", drawing.alt);
        whole(says, &drawing);
    }
}

#[test]
fn a_board_says_who_begins_the_level() {
    let mut p = painter();
    for view in [views::fighting(3, 1, 1), views::drafting(5, 2, 5)] {
        let names = views::names(seats(&view));
        let drawing = draw(&mut p, &Picture::Board, &view.clone().into(), &names).unwrap();
        let starts = drawing.beside.join(" ");
        assert!(starts.contains("is the starting player"), "{starts}");
    }
    let choosing = views::choosing(5, 5);
    let drawing = draw(&mut p, &Picture::Board, &choosing.into(), &views::names(5)).unwrap();
    assert!(!drawing.beside.join(" ").contains("starting player"));
}

#[test]
fn while_heroes_are_chosen_the_board_shows_them_and_whose_they_are() {
    let mut p = painter();
    let view = views::choosing(5, 5);
    let names = views::names(5);
    let drawing = draw(&mut p, &Picture::Board, &view.clone().into(), &names).unwrap();
    let told = drawing.twin.join("\n");
    for board in &view.pool.heroes {
        assert!(holds(&drawing, &board.name), "{}", board.name);
        assert!(told.contains(&*board.name) && drawing.alt.contains(&*board.name), "{told}\n{}", drawing.alt);
        let taken = view.table.sides.iter().any(|side| side.hero == Some(board.id));
        let line = told.lines().find(|line| line.contains(&*board.name)).unwrap();
        let named = |name: &PlayerName| {
            let name = name.in_message();
            line.match_indices(&name).any(|(at, _)| !line[at + name.len()..].starts_with(char::is_alphabetic))
        };
        assert_eq!(names.iter().any(named), taken, "{line}");
        assert!(taken || line.contains("Suits "), "{line}");
    }
    let free = view.pool.heroes.len() - view.table.sides.iter().filter(|side| side.hero.is_some()).count();
    let suited = drawing.layout.texts.iter().filter(|text| text.text.contains("Suits")).count();
    assert_eq!(suited, free, "of each that can be chosen it says whom it suits");
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
    golden::check(
        "lost-long-bow",
        &Gallery::of("lost", &[]).unwrap().card(&mut p, "long-bow").unwrap().unwrap(),
    );
}
