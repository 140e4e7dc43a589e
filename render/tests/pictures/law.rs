//! Every picture of Legends At War: large enough, clear enough, nothing over anything else; texts that fit
//! their places and tell what the pictures show; nothing of what a player alone knows on the board.

use crate::common::law;
use crate::support::{hard_names, notes, painter, readable, whole};
use skald_render::layout::Kind;
use skald_render::names::PlayerName;
use skald_render::painter::Painter;
use skald_render::{
    DrawError, Drawing, Notes, Picture, draw, draw_special, gallery::Gallery, special, special_at, specials,
};
use skald_rules::chance::{Chance, Fast};
use skald_rules::interface::{Key, Seat, Viewer};
use skald_rules::law::board::Label;
use skald_rules::law::{Stage, View};

/// Whatever holds for every picture holds for this one.
fn check(name: &str, drawing: &Drawing) {
    readable(name, drawing);
    whole(name, drawing);
}

/// Draws board and parts of `view` and checks them.
fn board(p: &mut Painter, name: &str, view: &View, names: &[PlayerName]) {
    let view = view.clone().into();
    check(name, &draw(p, &Picture::Board, &view, names).unwrap());
    for of in specials(&view).into_iter().filter(|of| !of.own) {
        check(&format!("{name}, {}", of.key), &draw_special(p, &view, of.key, names).unwrap());
    }
}

fn play(view: &View) -> bool {
    matches!(view.stage, Stage::Play(_))
}

#[test]
fn boards_by_hand_can_be_read_on_a_phone() {
    let mut p = painter();
    for names in [law::names, hard_names] {
        board(&mut p, "hard", &law::hard(), &names(4));
        board(&mut p, "largest", &law::largest(Viewer::Spectator), &names(4));
        let lost = law::played("standard", 3, 21, Viewer::Spectator, law::lost);
        board(&mut p, "a loss", &lost, &names(3));
        board(&mut p, "a way", &law::way(), &names(4));
    }
}

#[test]
fn every_space_of_a_large_board_is_found_in_a_part_that_shows_many() {
    let view = law::largest(Viewer::Spectator);
    let of = view.clone().into();
    let mut p = painter();
    let parts: Vec<_> = specials(&of).into_iter().filter(|of| of.part).collect();
    for space in &view.board.spaces {
        let (low, high) = (space.label.to_string().to_lowercase(), space.label.shown().to_uppercase());
        let key = special_at(&of, &low).unwrap();
        assert_eq!(special_at(&of, &high), Some(key), "{high}");
        let part = draw_special(&mut p, &of, key, &law::names(4)).unwrap();
        let twin = part.twin.join("\n");
        assert!(space.stand.is_none() || twin.contains(&format!(" {high}: ")), "{high} in {twin}");
    }
    let last = view.last.as_ref().unwrap().path.last().unwrap().shown();
    assert_eq!(special_at(&of, &last), Some(parts[0].key), "the first part is where the last move was");
    for (number, special) in parts.iter().enumerate() {
        let part = draw_special(&mut p, &of, special.key, &law::names(4)).unwrap();
        let cards = part.layout.texts.iter().filter(|t| t.kind == Kind::Deciding).count() / 4;
        assert!(cards > 4, "{} shows {cards} cards", special.key);
        let text = special.key.to_string();
        let (first, last) = text.split_once('-').unwrap();
        let (first, last): (Label, Label) = (first.parse().unwrap(), last.parse().unwrap());
        for space in
            view.board.spaces.iter().filter(|s| special_at(&of, &s.label.shown()) == Some(special.key))
        {
            assert!((first.column..=last.column).contains(&space.label.column), "{text}");
            assert!((first.row..=last.row).contains(&space.label.row), "{text}");
        }
        let inside = |at: Label| {
            (first.column..=last.column).contains(&at.column) && (first.row..=last.row).contains(&at.row)
        };
        let lying = view.board.spaces.iter().filter(|space| inside(space.label));
        let open = lying.filter_map(|space| space.stand.as_ref()).filter(|on| !on.hidden).count();
        assert!(cards >= open, "{text} shows the numbers of {cards} cards of {open}");
        assert!(!special.own && parts.iter().take(number).all(|other| other.key != special.key));
    }
    for nowhere in ["", "z99", "c", "3", "3c", "ab", "c0", "c3 d4", "ſ1"] {
        assert_eq!(special_at(&of, nowhere), None, "{nowhere:?}");
    }
    for key in ["a1-z9", "c3", "g8-a1", "zz90-zz95", "part"] {
        assert_eq!(special(&of, Key::new(key).unwrap()), None, "{key}");
    }
}

#[test]
fn a_part_that_is_no_longer_offered_can_still_be_drawn() {
    let mut p = painter();
    let view = law::largest(Viewer::Spectator);
    let label = view.board.spaces[0].label;
    let (of, key) = (view.into(), Key::new(&format!("{label}-{label}")).unwrap());
    assert!(specials(&of).iter().all(|other| other.key != key));
    assert_eq!(special(&of, key).unwrap().key, key);
    let part = draw_special(&mut p, &of, key, &law::names(4)).unwrap();
    check("one space", &part);
    assert!(part.twin.join("\n").contains(&label.shown()));
}

#[test]
fn a_board_that_is_drawn_as_a_whole_has_no_parts() {
    let view = law::four(Viewer::Spectator);
    let label = view.board.spaces[0].label.shown();
    assert!(specials(&view.clone().into()).iter().all(|of| !of.part));
    assert_eq!(special_at(&view.into(), &label), None);
}

#[test]
fn private_pictures_results_and_digests_can_be_read_on_a_phone() {
    let mut p = painter();
    let (full, empty, lines) = (notes(), Notes::default(), law::lines());
    for names in [law::names, hard_names] {
        let view = law::played("standard", 4, 3, law::ANA, |v| v.turn == 3 && play(v));
        for (what, picture) in [
            ("private", Picture::Private(&full)),
            ("private, no notes", Picture::Private(&empty)),
            ("digest", Picture::Digest(&lines)),
            ("quiet digest", Picture::Digest(&[])),
        ] {
            check(what, &draw(&mut p, &picture, &view.clone().into(), &names(4)).unwrap());
        }
        for (form, seats) in [("standard", 2), ("team", 4), ("ragnarok", 3), ("skirmish", 4)] {
            let over = law::played(form, seats, 5, Viewer::Everyone, |_| false);
            check(form, &draw(&mut p, &Picture::Result, &over.into(), &names(usize::from(seats))).unwrap());
        }
    }
}

#[test]
fn whatever_happens_in_a_match_can_be_shown() {
    let mut p = painter();
    for (form, seats, seed) in
        [("standard", 2, 1_u64), ("standard", 3, 2), ("team", 4, 3), ("ragnarok", 4, 4), ("skirmish", 3, 5)]
    {
        let names = law::names(usize::from(seats));
        let (mut table, mut dice) = law::deal(form, seats, seed);
        let mut choices = Fast::new(seed + 50);
        let mut steps = 0_u32;
        loop {
            if steps.is_multiple_of(9) || choices.pick("look", 30) == 0 {
                let public = law::law(table.view(Viewer::Spectator));
                let name = format!("{form} {seats}, step {steps}");
                board(&mut p, &name, &public, &names);
                let seat = Seat(u8::try_from(steps % u32::from(seats)).unwrap());
                let own = table.view(Viewer::Seat(seat));
                let private = draw(&mut p, &Picture::Private(&Notes::default()), &own, &names).unwrap();
                check(&name, &private);
                let same = draw(&mut p, &Picture::Board, &own, &names).unwrap();
                let other = draw(&mut p, &Picture::Board, &public.into(), &names).unwrap();
                assert!(same == other, "{name}: the board looks different to a player");
            }
            steps += 1;
            if !law::step(table.as_mut(), &mut dice, &mut choices) {
                break;
            }
        }
        let over = table.view(Viewer::Everyone);
        check(form, &draw(&mut p, &Picture::Result, &over, &names).unwrap());
    }
}

#[test]
fn every_face_can_be_read_on_a_phone() {
    let mut p = painter();
    let gallery = Gallery::of("law", &[]).unwrap();
    for card in gallery.cards() {
        let face = gallery.card(&mut p, &card.key).unwrap().unwrap();
        check(&card.name, &face);
        assert!(face.twin.join("\n").contains(&card.name), "{}", card.name);
    }
}

#[test]
fn the_twin_tells_all_that_the_board_shows() {
    let mut p = painter();
    let view = law::four(Viewer::Spectator);
    let drawing = draw(&mut p, &Picture::Board, &view.clone().into(), &law::names(4)).unwrap();
    let twin = drawing.twin.join("\n");
    for space in &view.board.spaces {
        let label = space.label.shown();
        let Some(stand) = &space.stand else { continue };
        let card = stand.card.as_ref().unwrap();
        let line = twin.lines().find(|l| l.contains(&format!(" {label}: "))).unwrap();
        assert!(line.contains(&*card.name), "{label}");
        for stat in &stand.stats {
            assert!(line.contains(&format!("{}{}", stat.dir.letter(), stat.now).replace('-', "−")), "{line}");
        }
    }
    for blow in &view.last.as_ref().unwrap().blows {
        assert!(twin.contains(&*blow.card.name), "{}", blow.card.name);
    }
}

#[test]
fn a_private_picture_needs_a_players_own_view() {
    let mut p = painter();
    let view = law::mixed(Viewer::Spectator);
    let refused = draw(&mut p, &Picture::Private(&Notes::default()), &view.into(), &law::names(2));
    assert!(matches!(refused, Err(DrawError::NotOwn)));
}

type Change = fn(&mut View);

#[test]
fn what_matters_changes_the_picture() {
    let mut p = painter();
    let names = law::names(4);
    let base = law::four(Viewer::Spectator);
    let mut board = |view: View| draw(&mut p, &Picture::Board, &view.into(), &names).unwrap();
    let first = board(base.clone());
    let changes: [(&str, Change); 7] = [
        ("a stat", |v| stand(v).stats[0].now += 1),
        ("a marker", |v| stand(v).minus += 1),
        ("a Dispel", |v| {
            let on = stand(v);
            on.dispelled = !on.dispelled;
        }),
        ("control", |v| {
            let on = stand(v);
            on.controller = Seat((on.controller.0 + 1) % 4);
        }),
        ("north", |v| v.board.fixed = false),
        ("a hand", |v| v.seats[1].hand += 1),
        ("who is asked", |v| v.stage = Stage::Maneuver(Seat(3))),
    ];
    for (what, change) in changes {
        let mut view = base.clone();
        change(&mut view);
        let changed = board(view);
        assert!(changed.png != first.png, "{what} is not seen in the picture");
        assert!(changed.twin != first.twin, "{what} is not told in the twin");
    }
    assert!(board(base) == first);
}

fn stand(view: &mut View) -> &mut skald_rules::law::StandView {
    view.board.spaces.iter_mut().find_map(|s| s.stand.as_mut()).unwrap()
}
