//! Everything about the pictures of Legions: Realms at War that can be asked without looking: they can be read, tell what the view
//! tells, and betray nothing.

use crate::common::lraw as views;
use crate::support::played::{Pace, throughout};
use crate::support::{Views, can_be_read, golden, holds, painter, readable, signs_told, stands_off, whole};
use skald_render::{
    Notes, Picture, draw, draw_choice, draw_kit,
    gallery::{self, Gallery},
    specials,
};
use skald_rules::catalogue::GameKind;
use skald_rules::interface::{Input, Key, Seat, Viewer};
use skald_rules::lraw::state::Zone;
use skald_rules::lraw::{Lraw, View};
use skald_rules::table::Table;

fn all() -> Views<View> {
    Views {
        boards: vec![
            ("the opening", views::opening()),
            ("a first turn", views::first_turn()),
            ("a late turn", views::midway([0, 1], 7)),
            ("an attack", views::attacked()),
            ("a Sequence", views::answered()),
            ("the fullest", views::fullest(7)),
            ("three", views::midway([0, 1, 2], 7)),
            ("the fullest of three", views::crowded([5, 7, 3], 7)),
            ("four", views::midway([0, 1, 2, 3], 7)),
            ("the fullest of four", views::crowded([5, 7, 3, 1], 7)),
            ("side decking", views::siding()),
        ],
        privates: vec![
            ("the fullest of four", views::crowded([5, 7, 3, 1], 7)),
            ("the opening", views::opening()),
            ("a first turn", views::first_turn()),
            ("a late turn", views::midway([0, 1], 7)),
            ("an attack", views::attacked()),
            ("no hand", views::fullest(0)),
            ("the fullest", views::fullest(7)),
            ("twelve cards", views::fullest(12)),
        ],
        ends: vec![
            ("the end".to_owned(), views::over([0, 1], 1)),
            ("another end".to_owned(), views::over([4, 6], 2)),
            ("the end of three".to_owned(), views::over([4, 6, 1], 3)),
            ("the end of four".to_owned(), views::over([4, 6, 1, 8], 2)),
        ],
        lines: vec!["Gallant Standard-Bearer attacks Orcbane Grunt.".to_owned(); 9],
    }
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
    for view in [views::midway([0, 1], 7), views::fullest(7)] {
        for picture in [Picture::Board, Picture::Private(&Notes::default())] {
            let drawing = draw(&mut p, &picture, &view.clone().into(), &views::names(2)).unwrap();
            stands_off(&p, &drawing);
        }
    }
}

#[test]
fn whatever_happens_in_a_game_can_be_shown() {
    let mut p = painter();
    let pace = Pace { every: 31, most: 1_200 };
    for (decks, seed) in [([0, 1], 11), ([2, 4], 12), ([6, 8], 13), ([5, 7], 14)] {
        let (mut table, mut dice) = views::deal(decks, seed);
        throughout(&mut p, table.as_mut(), &mut dice, &views::names(2), pace, |_, _| ());
    }
    let (mut table, mut dice) = views::deal([3, 5, 7, 1], 15);
    throughout(&mut p, table.as_mut(), &mut dice, &views::names(4), pace, |_, _| ());
}

#[test]
fn the_faces_of_all_cards_can_be_drawn_and_read() {
    let mut p = painter();
    let gallery = Gallery::of("lraw", &[]).unwrap();
    let cards = gallery.cards();
    assert_eq!(cards.len(), 204 + 47 + 4);
    for card in cards {
        let drawing = gallery.card(&mut p, &card.key).unwrap().unwrap();
        readable(&card.key, &drawing);
        whole(&card.key, &drawing);
        assert!(drawing.alt.contains(&card.name), "{}", card.key);
        assert!(!drawing.twin.concat().contains("lraw-"), "{}: {:?}", card.key, drawing.twin);
    }
}

#[test]
fn what_is_known_of_another_hand_is_told_beside_the_own_one() {
    let mut p = painter();
    let mut told = |view: View| {
        let drawing =
            draw(&mut p, &Picture::Private(&Notes::default()), &view.into(), &views::names(2)).unwrap();
        (drawing.twin.join("\n"), drawing.alt.clone())
    };
    let (twin, alt) = told(views::knowing("he-12"));
    assert!(twin.contains("still holds Oathblade"), "{twin}");
    assert!(alt.contains("still holds Oathblade"), "{alt}");
    let (twin, _) = told(views::midway([0, 1], 7));
    assert!(!twin.contains("Oathblade"), "{twin}");
}

/// Six cards go under the deck in a mulligan: whoever laid them there reads which, and nobody else.
#[test]
fn what_is_known_under_the_own_deck_is_told_beside_the_hand() {
    let mut p = painter();
    let (mut table, mut dice) = views::deal([0, 1], 7);
    let asked = |table: &dyn Table| {
        Seat::all(2).find_map(|seat| table.open(seat).first().map(|at| (seat, at.id))).unwrap()
    };
    let mut told = |table: &dyn Table, seat: Seat| {
        let view = table.view(Viewer::Seat(seat));
        let drawing = draw(&mut p, &Picture::Private(&Notes::default()), &view, &views::names(2)).unwrap();
        (drawing.twin.join("\n"), drawing.alt.clone())
    };
    let say = "At the bottom of your deck, from the lowest up: ";
    let mut who = Seat(0);
    for _ in 0..2 {
        let (seat, at) = asked(&*table);
        who = seat;
        assert!(!told(&*table, seat).0.contains(say), "nothing is known yet");
        table.play(&Input::Answer { at, with: "yes".to_owned() }, &mut dice).unwrap();
    }
    let (twin, alt) = told(&*table, who);
    let listed = twin.split(say).nth(1).unwrap().lines().next().unwrap();
    assert_eq!(listed.split([',']).flat_map(|part| part.split(" and ")).count(), 6, "{listed}");
    assert!(alt.contains(say), "{alt}");
    let other = Seat(1 - who.0);
    assert!(!told(&*table, other).0.contains(say));
}

#[test]
fn the_sequence_says_what_was_paid() {
    let mut p = painter();
    let board = draw(&mut p, &Picture::Board, &views::paid().into(), &views::names(2)).unwrap();
    let twin = board.twin.join("\n");
    assert!(twin.contains("Blood Calls Blood, paid: 4 damage"), "{twin}");
    assert!(twin.contains("Black Magic Rite, paid: 1 discarded"), "{twin}");
}

#[test]
fn a_card_says_what_its_value_says() {
    let mut p = painter();
    let gallery = Gallery::of("lraw", &[]).unwrap();
    let mut said = |key: &str| gallery.card(&mut p, key).unwrap().unwrap().twin.join("\n");
    let cases = [
        ("he-12", "The equipped Warrior has 2 more attack."),
        (
            "he-19",
            "Answers when any Warrior of an opponent with attack 4 or less attacks any card: destroy the attacker.",
        ),
        ("or-14", "Discard 1 card in your hand: target 1 “Orcbane” Warrior in your discard pile: revive it."),
        (
            "he-01",
            "Plunder: when this card enters play, an opponent cuts your deck, and you draw the card at the cut.",
        ),
    ];
    for (key, wanted) in cases {
        let told = said(key);
        assert!(told.contains(wanted), "{key}: {told}");
    }
}

#[test]
fn a_deck_shows_all_its_cards_and_what_it_is_warned_of() {
    let mut p = painter();
    let book = GameKind::of::<Lraw>().kit_book(&[]).unwrap().unwrap();
    let pool = views::midway([0, 1], 7).pool;
    for starter in book.starters() {
        let warnings = book.judge(&starter.list).warnings;
        let drawing = draw_kit(&mut p, &book.show(&starter.list, warnings)).unwrap();
        readable(starter.key.as_str(), &drawing);
        whole(starter.key.as_str(), &drawing);
        let told = drawing.twin.join("\n");
        for (card, copies) in starter.list.cards {
            let id = card.as_str().trim_start_matches("s.").to_owned();
            if let Some(face) = Key::new(&id).ok().and_then(|key| pool.find(key)) {
                let face = pool.face(face);
                let line = if face.kind.main() {
                    format!("{copies}× {}", face.name)
                } else {
                    face.name.to_string()
                };
                assert!(told.contains(&line), "{}: {line} in {told}", starter.key);
            }
        }
    }
}

#[test]
fn ready_decks_are_chosen_from_a_gallery() {
    let shown = gallery::ready(&mut painter(), "lraw").unwrap().unwrap();
    readable("ready decks", &shown);
    whole("ready decks", &shown);
    let book = GameKind::of::<Lraw>().kit_book(&[]).unwrap().unwrap();
    let words = skald_rules::words::english();
    let starters = book.starters();
    assert_eq!(starters.len(), 9);
    for starter in starters {
        let name = words.plain(&starter.name);
        assert!(holds(&shown, &name) && shown.alt.contains(&name), "{name}");
        // What it is, whom it suits and how hard it is stands in one line, which is drawn whole.
        let line = words.text_of(&format!("starter-lraw-{}", starter.key)).unwrap();
        assert!(shown.twin.concat().contains(line.trim_end_matches('.')), "{line}");
        let last = line.rsplit(' ').next().unwrap();
        let drawn = shown.layout.texts.iter().any(|text| text.text.ends_with(last));
        assert!(line.contains("Suits ") && drawn, "{line}");
    }
}

#[test]
fn signs_are_explained_while_the_game_goes_on() {
    let mut p = painter();
    let key = Key::of("signs");
    for (name, view) in all().boards {
        let names = views::names(seats(&view));
        let view = view.into();
        assert!(specials(&view).iter().any(|of| of.key == key && !of.own), "{name}");
        let (told, others) = signs_told(name, &mut p, &view, &names);
        assert!(told.contains("Cards in hand") && others.contains("Conscriptions left"), "{name}: {told}");
    }
    assert!(specials(&views::over([0, 1], 1).into()).is_empty());
}

#[test]
fn a_board_shows_damage_attack_and_the_arithmetic_of_an_attack() {
    let mut p = painter();
    let view = views::attacked();
    let attack = view.table.attack.unwrap();
    let drawing = draw(&mut p, &Picture::Board, &view.clone().into(), &views::names(2)).unwrap();
    let told = drawing.twin.join("\n");
    for seat in [Seat(0), Seat(1)] {
        let side = view.table.side(seat);
        assert!(holds(&drawing, &side.damage.to_string()));
        for card in side.cards(Zone::Warrior) {
            assert!(told.contains(&*view.pool.face(view.table.card(card).face).name), "{told}");
        }
    }
    let by = view.pool.face(view.table.card(attack.by).face).name;
    assert!(told.contains(&format!("{by} attacks")), "{told}");
}

#[test]
fn a_hand_says_of_every_card_whether_it_can_be_used_or_why_not() {
    let mut p = painter();
    let view = views::first_turn();
    let seat = view.table.asked.as_ref().unwrap().seat;
    let drawing =
        draw(&mut p, &Picture::Private(&Notes::default()), &view.clone().into(), &views::names(2)).unwrap();
    let told = drawing.twin.join("\n");
    for card in &view.table.side(seat).hand {
        let name = view.pool.face(view.table.card(*card).face).name;
        let line = told.lines().find(|line| line.starts_with(&format!("- **{name}**"))).unwrap();
        assert!(line.ends_with("*can be used now.*") || line.ends_with(".*"), "{line}");
    }
    assert!(told.contains("can be used now"), "{told}");
}

#[test]
fn a_set_card_names_itself_and_what_it_answers_uncut() {
    let mut p = painter();
    let cards = ["bo-02", "bo-04", "bo-05", "he-19", "un-19", "ti-18", "de-19", "or-18", "an-19", "dw-19"];
    for five in cards.chunks(5) {
        let view = views::holding(five);
        let picture = Picture::Private(&Notes::default());
        let drawing = draw(&mut p, &picture, &view.clone().into(), &views::names(2)).unwrap();
        let shown: Vec<&str> = drawing.layout.texts.iter().map(|text| text.text.as_str()).collect();
        assert!(shown.iter().filter(|text| text.starts_with("on ")).count() >= 3, "{shown:?}");
        for key in five {
            let name = view.pool.face(view.pool.find(Key::new(key).unwrap()).unwrap()).name;
            assert!(shown.join(" ").contains(&*name), "{name} in {shown:?}");
        }
        assert!(shown.iter().all(|text| !text.starts_with("on ") || !text.ends_with('…')), "{shown:?}");
    }
}

#[test]
fn what_may_still_be_swapped_has_no_points_and_no_name() {
    let (mut p, view) = (painter(), views::siding());
    let drawing = draw(&mut p, &Picture::Board, &view.into(), &views::names(2)).unwrap();
    assert!(holds(&drawing, "not shown yet") && !holds(&drawing, "0/0"));
    let told = drawing.twin.join("\n");
    assert!(told.contains("are shown when the game begins") && !told.contains("0 of 0"), "{told}");
}

#[test]
fn the_hand_stays_in_view_while_one_chooses_and_the_board_before_there_is_one() {
    let (mut p, names, notes) = (painter(), views::names(2), Notes::default());
    for (view, picture) in
        [(views::opening(), Picture::Board), (views::first_turn(), Picture::Private(&notes))]
    {
        let seat = view.table.asked.as_ref().unwrap().seat;
        let view = View { who: Viewer::Seat(seat), ..view };
        let chosen = draw_choice(&mut p, &view.clone().into(), &[], &names).unwrap();
        assert!(chosen.png == draw(&mut p, &picture, &view.into(), &names).unwrap().png, "{picture:?}");
    }
}

#[test]
fn a_board_is_the_same_for_everybody_and_names_no_hidden_card() {
    let mut p = painter();
    let (table, _) = views::deal([0, 1], 3);
    let board = |p: &mut _, who| draw(p, &Picture::Board, &table.view(who), &views::names(2)).unwrap();
    let (one, other) = (board(&mut p, Viewer::Spectator), board(&mut p, Viewer::Seat(Seat(1))));
    assert!(one.png == other.png);
    assert_eq!(one.twin, other.twin);
    // Nothing lies open yet but what leads the decks.
    let view = views::opening();
    let told = board(&mut p, Viewer::Everyone).twin.join("\n");
    for (_, face) in view.pool.faces().filter(|(_, face)| face.kind.main()) {
        assert!(!told.contains(&*face.name), "{}", face.name);
    }
}

#[test]
fn pictures_of_legions_look_as_they_did() {
    let mut p = golden::painter();
    let empty = Notes::default();
    let said =
        ["Gallant Standard-Bearer attacks Orcbane Grunt.", "Orcbane Grunt is destroyed."].map(str::to_owned);
    let pictures = [
        ("lraw-three", views::midway([0, 1, 2], 7), Picture::Board),
        ("lraw-four", views::crowded([5, 7, 3, 1], 7), Picture::Board),
        ("lraw-board", views::midway([0, 1], 7), Picture::Board),
        ("lraw-fullest", views::fullest(7), Picture::Board),
        ("lraw-hand", views::fullest(7), Picture::Private(&empty)),
        ("lraw-result", views::over([0, 1], 1), Picture::Result),
        ("lraw-result-three", views::over([4, 6, 1], 3), Picture::Result),
        ("lraw-result-four", views::over([4, 6, 1, 8], 2), Picture::Result),
        ("lraw-siding", views::siding(), Picture::Board),
        ("lraw-digest", views::midway([0, 1], 7), Picture::Digest(&said)),
    ];
    for (name, view, picture) in pictures {
        let names = views::names(seats(&view));
        golden::check(name, &draw(&mut p, &picture, &view.into(), &names).unwrap());
    }
    let book = GameKind::of::<Lraw>().kit_book(&[]).unwrap().unwrap();
    let deck = book.starters().remove(0).list;
    golden::check("lraw-deck", &draw_kit(&mut p, &book.show(&deck, book.judge(&deck).warnings)).unwrap());
    golden::check("lraw-face", &Gallery::of("lraw", &[]).unwrap().card(&mut p, "he-08").unwrap().unwrap());
}
