//! Boards of Legends At War that are too large for one picture, and how the table stood under the results of all games.

use skald_render::layout::{Kind, TALL};
use skald_render::names::PlayerName;
use skald_render::{Drawing, Lately, draw_message};
use skald_rules::interface::Viewer;
use skald_rules::law::View;
use skald_rules::views::AnyView;

use crate::common::{chaos, law, lost, lraw, views};
use crate::support::{hard_names, painter, readable, whole};

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
            let all = draw_message(&mut p, &view.clone().into(), Some(Lately::default()), &names).unwrap();
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
    let all = draw_message(&mut p, &small.into(), Some(Lately::default()), &law::names(4)).unwrap();
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
            Some(Lately::default()),
            &law::names(view.seats.len()),
        );
        let all = all.unwrap();
        for drawing in &all {
            readable(&what, drawing);
            let cards =
                drawing.layout.texts.iter().filter(|text| text.kind == Kind::Detail && text.size > 20.25);
            assert_eq!(cards.count(), 0, "{what}: numbers that are too small");
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

#[test]
fn every_result_shows_how_the_table_stood_at_the_end() {
    let mut p = painter();
    let skirmish = law::played("skirmish", 2, 5, Viewer::Everyone, |_| false);
    let standard = law::played("standard", 2, 3, Viewer::Everyone, |_| false);
    let team = law::played("team", 4, 3, Viewer::Everyone, |_| false);
    let ragnarok = law::played("ragnarok", 4, 7, Viewer::Everyone, |_| false);
    for view in [&skirmish, &standard, &team, &ragnarok] {
        assert!(view.ended.is_some() && !view.board.spaces.is_empty(), "{:?}", view.form);
        let all = draw_message(&mut p, &view.clone().into(), None, &law::names(view.seats.len())).unwrap();
        assert!(numbers(&all) >= 4 * open(view), "{:?}: {} of {}", view.form, numbers(&all), 4 * open(view));
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
        let all = draw_message(&mut p, &view, None, &names).unwrap();
        assert_eq!(all.len(), 2, "{what}: the result, and the board below it");
        for drawing in &all {
            readable(what, drawing);
            whole(what, drawing);
        }
    }
}
