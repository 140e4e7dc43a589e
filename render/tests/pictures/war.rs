//! Every picture of War, for every number of players: large enough, clear enough, nothing over anything else;
//! and texts that fit their places.

use crate::common::views;
use crate::support::{Views, hard_names, painter, readable, signs_told, stands_off, whole};
use skald_render::names::PlayerName;
use skald_render::painter::Painter;
use skald_render::{DrawError, Drawing, Notes, Picture, draw, draw_choice, war};
use skald_rules::interface::{Seat, Viewer};
use skald_rules::war::{Asked, View};

fn boards() -> Vec<(&'static str, View)> {
    vec![
        ("start", views::start()),
        ("duel", views::duel()),
        ("between", views::between()),
        ("slain", views::slain()),
        ("spoils", views::spoils()),
        ("war4", views::war4()),
        ("six", views::six()),
        ("six at war", views::six_at_war()),
        ("over", views::over(2)),
    ]
}

#[test]
fn the_battle_stays_in_view_while_one_chooses_and_what_was_looked_at() {
    let names = hard_names(2);
    let mut p = painter();
    let notes = Notes::default();
    for (view, picture) in
        [(views::private_duel(), Picture::Board), (views::looking(), Picture::Private(&notes))]
    {
        let chosen = draw_choice(&mut p, &view.clone().into(), &[], &names).unwrap();
        assert!(chosen.png == draw(&mut p, &picture, &view.into(), &names).unwrap().png, "{picture:?}");
    }
    let refused = draw_choice(&mut p, &views::duel().into(), &[], &names);
    assert!(matches!(refused, Err(DrawError::NotOwn)), "nobody is asked who only watches");
}

/// Draws every kind of picture of every view with these names.
fn everything(p: &mut Painter, names: fn(usize) -> Vec<PlayerName>) -> Vec<(String, Drawing)> {
    let ends = (2..=6).map(|count| (format!("result of {count}"), views::over(count)));
    let of = Views {
        boards: boards(),
        privates: vec![("a gamble", views::private_duel()), ("a look", views::looking())],
        ends: ends.chain([("drawn result".into(), views::drawn())]).collect(),
        lines: views::lines(),
    };
    let mut drawn = crate::support::everything(p, of, |view| view.seats.len(), names);
    // Copies of a rank look alike; one of each is enough.
    for face in views::faces().filter(|f| f.legend.is_some() || f.key.as_str().ends_with('a')) {
        drawn.push((format!("face of {}", face.key), war::card_face(p, face).unwrap()));
    }
    drawn
}

#[test]
fn everything_can_be_read_on_a_phone() {
    let mut p = painter();
    for names in [views::names, hard_names] {
        for (name, drawing) in everything(&mut p, names) {
            readable(&name, &drawing);
        }
    }
}

#[test]
fn texts_fit_their_places_and_no_sentence_is_missing() {
    let mut p = painter();
    for (name, drawing) in everything(&mut p, hard_names) {
        whole(&name, &drawing);
    }
}

#[test]
fn the_twin_tells_all_that_the_board_shows() {
    let mut p = painter();
    let mut view = views::six();
    view.seats.retain(|s| s.seat != Seat(5));
    let names = views::names(view.seats.len());
    let drawing = draw(&mut p, &Picture::Board, &view.clone().into(), &names).unwrap();
    let twin = drawing.twin.join("\n");
    for seat in &view.seats {
        let total = seat.deck + seat.army + u8::try_from(seat.support.len()).unwrap();
        assert!(twin.contains(&format!("{total} cards")), "{total}");
        if let Some(active) = &seat.active {
            assert!(twin.contains(&*active.card.name) && twin.contains(&format!("Level {}", active.level)));
        }
    }
    for legend in &view.legends {
        assert!(twin.contains(&*legend.card.name), "{}", legend.card.name);
    }
    for turn in &view.strip {
        assert!(twin.contains(&format!("T{}:", turn.turn)), "{}", turn.turn);
    }
}

#[test]
fn the_board_shows_nothing_of_what_a_player_alone_knows() {
    let mut p = painter();
    let names = views::names(2);
    let own = views::private_duel();
    let mut public = own.clone();
    public.who = Viewer::Spectator;
    public.own.clear();
    let a = draw(&mut p, &Picture::Board, &own.into(), &names).unwrap();
    let b = draw(&mut p, &Picture::Board, &public.clone().into(), &names).unwrap();
    assert_eq!(a, b);
    let refused = draw(&mut p, &Picture::Private(&Notes::default()), &public.into(), &names);
    assert!(matches!(refused, Err(DrawError::NotOwn)));
}

#[test]
fn a_button_says_what_the_signs_of_a_board_mean() {
    let key = skald_rules::interface::Key::of("signs");
    let mut p = painter();
    for (name, view) in boards() {
        let of = view.clone().into();
        let offered = skald_render::specials(&of).iter().any(|of| of.key == key && !of.own && !of.part);
        assert_eq!(offered, view.ended.is_none(), "{name}");
        let names = views::names(view.seats.len());
        let (told, others) = signs_told(name, &mut p, &of, &names);
        let used = view.legends.iter().any(|legend| legend.card.used);
        assert_eq!(told.contains("whose free use is spent"), used, "{name}");
        assert_ne!(others.contains("whose free use is spent"), used, "{name}");
        assert!(told.contains("Army Pile") && told.contains("Destiny Coin"), "{name}: {told}");
    }
}

type Change = fn(&mut View);

#[test]
fn what_matters_changes_the_picture() {
    let mut p = painter();
    let names = views::names(2);
    let base = views::duel();
    let mut board = |view: View| draw(&mut p, &Picture::Board, &view.into(), &names).unwrap();
    let first = board(base.clone());
    let changes: [(&str, Change); 7] = [
        ("a level", |v| v.seats[0].active.as_mut().unwrap().level = 8),
        ("a count", |v| v.seats[1].army += 1),
        ("a use", |v| v.seats[0].support[0].left = 2),
        ("a used mark", |v| v.legends[4].card.used = true),
        ("the coin's need", |v| v.question.as_mut().unwrap().kind = Asked::Use),
        ("the stake", |v| v.battle.stake = 4),
        ("who is asked", |v| v.question.as_mut().unwrap().seat = Seat(1)),
    ];
    for (what, change) in changes {
        let mut view = base.clone();
        change(&mut view);
        let changed = board(view);
        assert!(changed.png != first.png, "{what} is not seen in the picture");
        assert!(changed.twin != first.twin, "{what} is not told in the twin");
    }
    assert_eq!(board(base), first);
}

#[test]
fn declared_colours_are_the_colours_drawn() {
    let mut p = painter();
    let drawing = draw(&mut p, &Picture::Board, &views::six().into(), &views::names(6)).unwrap();
    stands_off(&p, &drawing);
}
