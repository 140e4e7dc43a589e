//! Boards of Legends At War that are too large for one picture, and how the table stood under the results of all games.

use skald_render::layout::{Kind, TALL, TextRecord};
use skald_render::names::PlayerName;
use skald_render::painter::Painter;
use skald_render::{Drawing, Lately, Message, draw_choice, draw_message, film};
use skald_rules::interface::{Key, Pick, Seat, Viewer};
use skald_rules::law::{Stage, View};
use skald_rules::views::AnyView;

use crate::boxes::arrives;
use crate::common::{chaos, law, lost, lraw, views};
use crate::support::{hard_names, painter, readable, whole};

const OPEN: Key = Key::of("open");

/// How many numbers of cards stand in pictures, large enough to be read where they are shown.
fn numbers(all: &[Drawing]) -> usize {
    let texts = all.iter().flat_map(|drawing| &drawing.layout.texts);
    texts.filter(|text| text.kind == Kind::Deciding).count()
}

/// How many cards lie open on a board.
fn open(view: &View) -> usize {
    view.board.spaces.iter().filter_map(|space| space.stand.as_ref()).filter(|on| !on.hidden).count()
}

/// A board whose spaces lie elsewhere: so many columns further with each row.
fn sheared(view: &View, by: u8) -> View {
    let mut view = view.clone();
    let board = &mut view.board;
    for space in &mut board.spaces {
        space.label.column += space.label.row / 2 * by;
    }
    board.columns = board.spaces.iter().map(|space| space.label.column).max().unwrap() + 1;
    view.last = None;
    view
}

#[test]
fn a_board_too_large_for_one_picture_stands_in_several_with_all_its_numbers() {
    let mut p = painter();
    let large = law::largest(Viewer::Spectator);
    for (what, view) in [("tall", large.clone()), ("wide", sheared(&large, 2))] {
        let (columns, rows) = (view.board.columns, view.board.rows);
        assert!(columns > 10 || rows > 10, "{what}: {columns} by {rows} stand in one");
        for names in [law::names(4), hard_names(4)] {
            let all = draw_message(&mut p, &view.clone().into(), Message::Lately(Lately::default()), &names)
                .unwrap();
            assert!((2..=4).contains(&all.len()), "{what}: {} pictures", all.len());
            for (at, drawing) in all.iter().enumerate() {
                readable(&format!("{what}, {at}"), drawing);
                whole(&format!("{what}, {at}"), drawing);
                assert!(drawing.layout.size.1 <= TALL * drawing.layout.size.0);
            }
            assert!(numbers(&all) >= 4 * open(&view), "{what}: {} of {}", numbers(&all), 4 * open(&view));
            let first = all[0].twin.join("\n");
            for space in view.board.spaces.iter().filter(|space| space.stand.is_some()) {
                assert!(first.contains(&space.label.shown()), "{what}: the first tells of all");
            }
        }
    }
    let small = law::four(Viewer::Spectator);
    let all =
        draw_message(&mut p, &small.into(), Message::Lately(Lately::default()), &law::names(4)).unwrap();
    assert_eq!(all.len(), 1, "what one picture can show stands in one");
}

/// The fullest boards of random games of every form: each number of each card arrives at 11 pixels in every box, on the smallest
/// phone at the same part of its width, and boards of up to ten columns and rows need two pictures at most.
#[test]
fn every_number_on_the_largest_boards_of_every_form_can_be_read_where_it_is_shown() {
    let mut p = painter();
    let forms =
        [("skirmish", 2), ("skirmish", 4), ("standard", 2), ("standard", 3), ("standard", 4), ("team", 4)];
    let ragnarok = [("ragnarok", 2), ("ragnarok", 3), ("ragnarok", 4)];
    let (mut in_one, mut in_two, mut in_more) = (0, 0, 0);
    for ((form, seats), seed) in
        forms.into_iter().chain(ragnarok).flat_map(|of| (1..=4).map(move |seed| (of, seed)))
    {
        let view = law::played(form, seats, seed, Viewer::Spectator, |view| {
            view.board.spaces.len() * 9 <= open(view) * 10 && view.board.spaces.len() > 48
        });
        let what = format!("{form} of {seats}, {} by {}", view.board.columns, view.board.rows);
        let all = draw_message(
            &mut p,
            &view.clone().into(),
            Message::Lately(Lately::default()),
            &law::names(view.seats.len()),
        );
        let all = all.unwrap();
        for drawing in &all {
            readable(&what, drawing);
            none_too_small(&what, drawing);
        }
        assert!(numbers(&all) >= 4 * open(&view), "{what}: {} of {}", numbers(&all), 4 * open(&view));
        let large = view.board.columns > 10 || view.board.rows > 10;
        assert!(all.len() <= if large { 5 } else { 2 }, "{what}: {} pictures", all.len());
        match all.len() {
            1 => in_one += 1,
            2 => in_two += 1,
            _ => in_more += 1,
        }
    }
    assert!(in_one > 2 && in_two > 2 && in_more > 2, "{in_one}, {in_two}, {in_more}");
}

/// Where the own cards lie open, and the board on which the place of a card is chosen, are read as well as the board itself.
#[test]
fn what_is_shown_on_a_large_board_for_one_player_stands_in_several_pictures_too() {
    let mut p = painter();
    let names = law::names(4);
    let view = law::tempting("ragnarok", 4, 7, 60);
    let mut shown = |view: &View, message: Message<'_>, most: usize| -> Vec<Drawing> {
        let all = draw_message(&mut p, &view.clone().into(), message, &names).unwrap();
        assert!((1..=most).contains(&all.len()), "{message:?}: {} pictures", all.len());
        for drawing in &all {
            readable("for one", drawing);
            whole("for one", drawing);
            none_too_small("for one", drawing);
            assert!(drawing.layout.size.1 <= TALL * drawing.layout.size.0);
        }
        assert!(numbers(&all) >= 4 * open(view), "{message:?}: {} of {}", numbers(&all), 4 * open(view));
        all
    };
    let lie_open = shown(&view, Message::Special(OPEN), 6);
    assert!(lie_open.len() > 1, "a large board");
    let threats = skald_rules::law::threats(&view);
    let first = lie_open[0].twin.join("\n");
    assert!(threats.iter().all(|of| first.contains(&of.at.shown())), "the first tells of all: {first}");
    let opening = View { stage: Stage::Opening(Seat(0)), ..view };
    let card = Pick::one(opening.own[0].hand[0].key);
    let chosen = shown(&opening, Message::Choice(&[card]), 6);
    assert!(chosen.len() > 1 && chosen == shown(&opening, Message::Lately(Lately::default()), 6));
    let small = law::tempting("skirmish", 2, 5, 12);
    assert_eq!(shown(&small, Message::Special(OPEN), 6).len(), 1);
}

#[test]
fn every_result_shows_how_the_table_stood_at_the_end() {
    let mut p = painter();
    let skirmish = law::played("skirmish", 2, 5, Viewer::Everyone, |_| false);
    let standard = law::played("standard", 2, 3, Viewer::Everyone, |_| false);
    let team = law::played("team", 4, 3, Viewer::Everyone, |_| false);
    let ragnarok = law::played("ragnarok", 4, 7, Viewer::Everyone, |_| false);
    for view in [&skirmish, &standard, &team, &ragnarok] {
        assert!(view.ended.is_some() && !view.board.spaces.is_empty(), "{:?}", view.form);
        let all = draw_message(&mut p, &view.clone().into(), Message::Result, &law::names(view.seats.len()))
            .unwrap();
        assert!(numbers(&all) >= 4 * open(view), "{:?}: {} of {}", view.form, numbers(&all), 4 * open(view));
        assert!(all.len() <= 6, "{:?}: a message has six pictures at most", view.form);
        all.iter().for_each(|drawing| none_too_small(&format!("{:?}", view.form), drawing));
    }
    type Ends = (&'static str, AnyView, Vec<PlayerName>);
    let ends: [Ends; 5] = [
        ("skirmish", skirmish.into(), law::names(2)),
        ("chaos", chaos::over(4).into(), chaos::names(4)),
        ("lost", lost::over(3, 1).into(), lost::names(3)),
        ("lraw", lraw::over([0, 1], 1).into(), lraw::names(2)),
        ("war", views::over(3).into(), views::names(3)),
    ];
    for (what, view, names) in ends {
        let all = draw_message(&mut p, &view, Message::Result, &names).unwrap();
        assert_eq!(all.len(), 2, "{what}: the result, and the board below it");
        for drawing in &all {
            readable(what, drawing);
            whole(what, drawing);
        }
    }
}

/// Whether no number on a card's tile is smaller than those that decide.
fn none_too_small(what: &str, drawing: &Drawing) {
    let small = |text: &&TextRecord| text.kind == Kind::Detail && text.size > 20.25;
    let small: Vec<_> = drawing.layout.texts.iter().filter(small).map(|text| &text.text).collect();
    assert!(small.is_empty(), "{what}: {small:?}");
}

/// What a card would do on a large board stands in one picture with its best place in it, each number at 11 pixels, and what it
/// would do elsewhere in words beside it.
#[test]
fn a_heat_map_of_a_large_board_shows_its_best_places_in_numbers_that_can_be_read() {
    let mut p = painter();
    let (mut parted, mut whole_ones) = (0, 0);
    for (form, seats, seed, spaces) in [("standard", 4, 3, 12), ("ragnarok", 4, 7, 60)] {
        let view = law::tempting(form, seats, seed, spaces);
        for card in view.own[0].hand.iter().take(4) {
            let list = skald_rules::law::heat(&view, card.key);
            if list.is_empty() {
                continue;
            }
            let what = format!("{form}, {} by {}, {}", view.board.columns, view.board.rows, card.name);
            let path = [Pick::one(card.key)];
            for names in [law::names(4), hard_names(4)] {
                let drawing = draw_choice(&mut p, &view.clone().into(), &path, &names).unwrap();
                readable(&what, &drawing);
                whole(&what, &drawing);
                none_too_small(&what, &drawing);
                let takes = |text: &&TextRecord| text.text.starts_with('+') && text.size > 44.0;
                let drawn: Vec<&TextRecord> = drawing.layout.texts.iter().filter(takes).collect();
                assert!(drawn.iter().all(|text| text.kind == Kind::Deciding), "{what}");
                let most = list.iter().map(|heat| heat.captures).max().unwrap();
                assert!(drawn.iter().any(|text| text.text == format!("+{most}")), "{what}: +{most}");
                let told = list.iter().filter(|heat| law::elsewhere(&drawing, heat.at)).count();
                assert_eq!(drawn.len() + told, list.len(), "{what}: {:?}", drawing.beside);
                if told > 0 {
                    parted += 1
                } else {
                    whole_ones += 1
                }
                piled_heat(&mut p, &what, &view, card.key, &names, list.len());
            }
        }
    }
    assert!(parted > 0 && whole_ones > 0, "{parted} in parts, {whole_ones} whole");
}

/// Whether a message shows each of the places where a card may be placed, in one of pictures that stand one above the other.
fn piled_heat(p: &mut Painter, what: &str, view: &View, card: Key, names: &[PlayerName], places: usize) {
    let path = [Pick::one(card)];
    let all = draw_message(p, &view.clone().into(), Message::Choice(&path), names).unwrap();
    assert!(all.len() <= 6, "{what}: {} pictures are more than a message has", all.len());
    let mut shown = 0;
    for drawing in &all {
        readable(what, drawing);
        whole(what, drawing);
        none_too_small(what, drawing);
        let takes = |text: &&TextRecord| text.text.starts_with('+') && text.size > 44.0;
        let here = drawing.layout.texts.iter().filter(takes).count();
        assert!(here > 0, "{what}: a part in which nothing is to be chosen");
        shown += here;
    }
    assert_eq!(shown, places, "{what}: in {} pictures", all.len());
    assert!(!all[0].beside.iter().any(|line| line.starts_with("Elsewhere: ")), "{what}: {:?}", all[0].beside);
}

/// A film has one picture where a message has several: of a large board it shows where the last move was.
#[test]
fn a_film_of_a_large_board_follows_the_last_move_in_numbers_that_can_be_read() {
    let mut p = painter();
    let forms =
        [("skirmish", 2), ("standard", 2), ("standard", 4), ("team", 4), ("ragnarok", 2), ("ragnarok", 4)];
    for (form, seats) in forms {
        let mut moments = Vec::new();
        for turns in [6, 14, 22] {
            let view = law::played(form, seats, 5, Viewer::Spectator, |view| {
                view.turn >= turns && view.last.is_some() && view.board.spaces.len() <= 9 * open(view)
            });
            if open(&view) > 0 {
                moments.push(view);
            }
        }
        assert!(!moments.is_empty(), "{form}: no cards lie on its boards");
        let shown = |view: &View| film::Moment {
            view: view.clone().into(),
            heading: "Round 1".to_owned(),
            lines: vec!["Ana plays.".to_owned()],
        };
        let all: Vec<film::Moment> = moments.iter().map(shown).collect();
        let film = film::film(&mut p, &all, &hard_names(usize::from(seats))).unwrap();
        assert_eq!(film.boards.len(), all.len());
        for (view, board) in moments.iter().zip(&film.boards) {
            let what = format!("{form} of {seats}, {} by {}", view.board.columns, view.board.rows);
            let deciding: Vec<_> = board.texts.iter().filter(|text| text.kind == Kind::Deciding).collect();
            assert!(!deciding.is_empty(), "{what}: no numbers");
            arrives(&what, board);
            let Some(at) = view.last.as_ref().and_then(|last| last.path.last()) else { continue };
            let label = at.shown();
            let split = label.find(|c: char| c.is_ascii_digit()).unwrap();
            for part in [&label[..split], &label[split..]] {
                assert!(board.texts.iter().any(|text| text.text == part), "{what}: {label} is not in it");
            }
        }
    }
}
