//! Pictures of Legends At War beside board and hand: what the signs mean, the best places of a hand, what there is to choose
//! from at the beginning; and who wears which look through a match.

use crate::common::law;
use crate::support::{golden, holds, painter, readable, signs_told, whole};
use skald_render::{Drawing, Picture, draw, draw_choice, draw_special, gallery, specials};
use skald_rules::interface::{Key, Viewer};
use skald_rules::law::cards::Special;
use skald_rules::law::{Stage, View};
use skald_rules::views::MatchView;

const SIGNS: Key = Key::of("signs");
const BEST: Key = Key::of("best");

fn special(view: &View, key: Key, seats: usize) -> Drawing {
    let of = view.clone().into();
    let drawing = draw_special(&mut painter(), &of, key, &law::names(seats)).unwrap();
    readable(key.as_str(), &drawing);
    whole(key.as_str(), &drawing);
    drawing
}

#[test]
fn a_button_says_what_every_sign_of_the_board_means() {
    let mut view = law::four(Viewer::Spectator);
    view.board.spaces[0].special = Some(Special::Dominion(skald_rules::law::cards::Dominion::Sea));
    assert!(specials(&view.clone().into()).iter().any(|of| of.key == SIGNS && !of.own && !of.part));
    let mut p = painter();
    let (told, others) = signs_told("signs", &mut p, &view.clone().into(), &law::names(4));
    let lying: Vec<_> = view.board.spaces.iter().filter_map(|space| space.stand.as_ref()).collect();
    for card in lying.iter().filter_map(|on| on.card.as_ref()) {
        let dominion = format!("{:?}", card.dominion);
        assert!(told.contains(&format!("belongs to {dominion}")), "{dominion} in {told}");
    }
    assert!(told.contains("A space of Sea: +1 for its own cards"), "{told}");
    assert!(told.contains("higher than the printed one") && told.contains("Cards in hand"), "{told}");
    let dispelled = lying.iter().any(|on| on.dispelled);
    assert_eq!(told.contains("is dispelled"), dispelled, "{told}");
    assert_ne!(others.contains("is dispelled"), dispelled, "{others}");
    view.board.spaces.retain(|space| space.stand.is_none());
    let (told, others) = signs_told("signs", &mut p, &view.into(), &law::names(4));
    assert!(!told.contains("higher than the printed one") && others.contains("higher than the printed one"));
}

#[test]
fn a_hand_is_led_to_its_best_places_on_a_large_board_alone() {
    let view = law::tempting("ragnarok", 4, 7, 60);
    let of = view.clone().into();
    let offered = specials(&of).into_iter().find(|of| of.key == BEST);
    assert!(offered.is_some_and(|of| of.own && !of.part));
    let most = view.own[0].hand.iter().map(|card| law::best(&view, card.key)).max().unwrap();
    let drawing = special(&view, BEST, 4);
    assert!(holds(&drawing, &format!("+{most}")), "the best place takes {most}");
    let line = drawing.twin.join("\n");
    let card = view.own[0].hand.iter().find(|card| law::best(&view, card.key) == most).unwrap();
    assert!(line.contains(&format!("takes {most} cards")) && line.contains(&*card.name), "{line}");
    // Others do not learn of it.
    let public =
        law::law(skald_rules::views::AnyView::of(View { who: Viewer::Spectator, own: vec![], ..view }));
    assert!(specials(&public.into()).iter().all(|of| of.key != BEST));
    let small = law::tempting("skirmish", 2, 5, 12);
    assert!(specials(&small.into()).iter().all(|of| of.key != BEST));
}

#[test]
fn the_pieces_on_offer_stand_in_the_question_with_sides_signs_and_words() {
    for (form, seats) in [("standard", 2), ("ragnarok", 4)] {
        let view = law::laying(form, seats, 2, 0);
        let names = law::names(usize::from(seats));
        let drawing = draw_choice(&mut painter(), &view.clone().into(), &[], &names).unwrap();
        readable(form, &drawing);
        whole(form, &drawing);
        for piece in &view.offer {
            let letter = piece.key.as_str().to_uppercase();
            assert!(holds(&drawing, &letter), "{form}: {letter}");
            let told = drawing.alt.split(". ").find(|told| told.starts_with(&format!("{letter}: ")));
            let told = told.unwrap_or_else(|| panic!("{form}: {letter} in {}", drawing.alt));
            for special in &piece.specials {
                let said = skald_rules::words::english().plain(special);
                let (name, _) = said.split_once(" space").unwrap();
                assert!(told.contains(name), "{form}: {said} in {told}");
                let begun: String = said.chars().take(3).collect();
                assert!(drawing.layout.texts.iter().any(|t| t.text.starts_with(&begun)), "{form}: {said}");
            }
        }
        assert!(!drawing.alt.ends_with('…'), "{form}: all is told of {} pieces", view.offer.len());
        // The room is used: the lowest words stand near its end.
        let lowest = drawing.layout.texts.iter().map(|t| t.area.bottom()).fold(0.0, f32::max);
        assert!(lowest > drawing.layout.size.1 * 0.85, "{form}: {lowest}");
        let captions = drawing.layout.texts.iter().filter(|t| t.text == "Alpha").count();
        assert_eq!(captions, view.offer.len(), "{form}");
    }
}

#[test]
fn a_pantheon_that_somebody_leads_is_not_offered_again() {
    let view = law::played("standard", 2, 3, Viewer::Spectator, |view| {
        matches!(view.stage, Stage::Pantheon(_)) && view.seats.iter().any(|seat| seat.pantheon.is_some())
    });
    let led = view.seats.iter().find_map(|seat| seat.pantheon.clone()).unwrap();
    let asked = draw_choice(&mut painter(), &view.into(), &[], &law::names(2)).unwrap();
    readable("three pantheons", &asked);
    for pantheon in ["Greek", "Norse", "American", "Japanese"] {
        assert_eq!(holds(&asked, pantheon), pantheon != &*led, "{pantheon}");
    }
}

#[test]
fn pantheons_are_chosen_from_a_gallery() {
    let view =
        law::played("standard", 2, 3, Viewer::Spectator, |view| matches!(view.stage, Stage::Pantheon(_)));
    // A question is drawn finer than a gallery; both in the same size are the same picture.
    let asked = draw_choice(&mut golden::painter(), &view.into(), &[], &law::names(2)).unwrap();
    let shown = gallery::heads(&mut golden::painter(), "law").unwrap().unwrap();
    readable("pantheons", &shown);
    whole("pantheons", &shown);
    assert!(asked.png == shown.png);
    for pantheon in ["Greek", "Norse", "American", "Japanese"] {
        assert!(holds(&shown, pantheon) && shown.alt.contains(pantheon), "{pantheon}");
    }
}

#[test]
fn people_keep_mark_and_colour_through_a_match() {
    let mut p = painter();
    let view = law::four(Viewer::Spectator);
    let names = law::names(4);
    let mut looks = |seating: &[u8]| -> Vec<String> {
        let of = MatchView {
            seating: seating.iter().map(|seat| skald_rules::interface::Seat(*seat)).collect(),
            wins: vec![0; 4],
            number: 1,
            best_of: 3,
            game: view.clone().into(),
        };
        let of = skald_rules::views::AnyView::of(of);
        let twin = draw(&mut p, &Picture::Board, &of, &names).unwrap().twin.join("\n");
        let sign =
            |name: &str| twin.lines().find(|line| line.contains(name) && line.contains("on the board"));
        let mark = |line: &str| line.split(' ').next().unwrap().to_owned();
        names.iter().map(|name| mark(sign(&name.in_message()).unwrap())).collect()
    };
    let first = looks(&[0, 1, 2, 3]);
    assert_eq!(looks(&[1, 2, 3, 0]), first);
    assert_eq!(looks(&[3, 2, 1, 0]), first);
    assert!(first.windows(2).all(|two| two[0] != two[1]));
}

#[test]
fn a_team_battle_says_who_is_with_whom_in_message_text_and_description() {
    let mut p = painter();
    let view = law::played("team", 4, 8, Viewer::Spectator, |view| view.turn > 4);
    let drawing = draw(&mut p, &Picture::Board, &view.into(), &law::names(4)).unwrap();
    for told in [&drawing.beside.join("\n"), &drawing.twin.join("\n"), &drawing.alt] {
        assert!(told.contains("play together") && told.contains("Ana Müller and Ὀδυσσεύς"), "{told}");
    }
    let alone = draw(&mut p, &Picture::Board, &law::four(Viewer::Spectator).into(), &law::names(4)).unwrap();
    assert!(!alone.beside.join("\n").contains("play together"));
}
