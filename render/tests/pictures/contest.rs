//! The pictures of tournaments: everything in them can be read, and they are what everybody may see.

use crate::common::contests;
use crate::support::hard_raw;
use skald_render::contest::{Contest, draw};
use skald_render::painter::{Painter, PainterOptions};
use skald_rules::tournament::{Act, Tournament};

fn drawn(p: &mut Painter, all: &Tournament) -> skald_render::Drawing {
    let names = contests::names(all.entries().len());
    let lines = vec!["1. Ana and Boris: 2 to 1".to_owned()];
    draw(
        p,
        &Contest {
            name: "Autumn cup of the very long name",
            view: &all.view(),
            names: &names,
            lines: &lines,
        },
    )
    .unwrap()
}

#[test]
fn every_round_of_every_format_can_be_read_as_it_is_shown() {
    let mut p = Painter::new(PainterOptions::default()).unwrap();
    for (name, all) in contests::all() {
        let drawing = drawn(&mut p, &all);
        assert_eq!(drawing.layout.faults(), [], "{name}");
        assert!(
            drawing.alt.contains("Autumn cup") && drawing.alt.contains("2 to 1"),
            "{name}: {}",
            drawing.alt
        );
        assert!(drawing.png.len() < 500_000, "{name}: {}", drawing.png.len());
    }
}

#[test]
fn people_with_the_longest_names_have_room_in_every_round_of_every_format() {
    let mut p = Painter::new(PainterOptions::default()).unwrap();
    let hard = hard_raw();
    for (name, all) in contests::all() {
        let names: Vec<String> = (0..all.entries().len()).map(|n| hard[n % hard.len()].clone()).collect();
        let view = all.view();
        let cup = "A cup with the longest name that one can have in this place";
        let drawing = draw(&mut p, &Contest { name: cup, view: &view, names: &names, lines: &[] }).unwrap();
        assert_eq!(drawing.layout.faults(), [], "{name}");
    }
}

#[test]
fn a_result_and_a_place_are_seen() {
    let mut p = Painter::new(PainterOptions::default()).unwrap();
    let mut all = contests::gathered(&skald_rules::tournament::Terms::default(), 8);
    contests::begin(&mut all);
    let said = |drawing: &skald_render::Drawing, text: &str| {
        drawing.layout.texts.iter().filter(|one| one.text == text).count()
    };
    let before = drawn(&mut p, &all);
    contests::play(&mut all, 1);
    let after = drawn(&mut p, &all);
    assert!(before.png != after.png);
    assert_eq!((said(&before, "2"), said(&after, "2")), (1, 3), "table 2; then place 2 and two games won");
    assert_eq!((said(&before, "1-0-0"), said(&after, "1-0-0")), (0, 1));
    // Everybody is in it.
    for name in ["Łukasz", "Eve", "Þórdís"] {
        assert_eq!(said(&after, name), 2, "{name}: at a table and in the standings");
    }
}

#[test]
fn what_has_no_room_is_counted() {
    let mut p = Painter::new(PainterOptions::default()).unwrap();
    let (_, all) = contests::all().into_iter().find(|(name, _)| *name == "swiss-64").unwrap();
    let texts: Vec<String> = drawn(&mut p, &all).layout.texts.into_iter().map(|one| one.text).collect();
    let tables = texts.iter().find(|text| text.ends_with("more tables")).unwrap();
    let left: usize = tables.split(' ').find_map(|word| word.parse().ok()).unwrap();
    let shown = (1..=32).filter(|n| texts.contains(&n.to_string())).count();
    assert!(left > 10 && shown >= 32 - left, "{left} left out, {shown} shown");
}

#[test]
fn a_list_of_cards_changes_nothing() {
    let mut p = Painter::new(PainterOptions::default()).unwrap();
    let mut all = contests::gathered(&skald_rules::tournament::Terms::default(), 4);
    let before = drawn(&mut p, &all);
    let entrant = skald_rules::tournament::Entrant(0);
    all.apply(&Act::Brought { entrant, list: Some("40 secret cards".to_owned()) }).unwrap();
    assert!(before == drawn(&mut p, &all));
}

#[test]
fn a_bracket_is_shown_after_a_cut_and_from_the_round_of_sixteen_on() {
    use skald_rules::tournament::{Cut, Format, Terms};

    let mut p = Painter::new(PainterOptions::default()).unwrap();
    let mut says =
        |all: &Tournament, text: &str| drawn(&mut p, all).layout.texts.iter().any(|one| one.text == text);
    let mut all = contests::gathered(&Terms { format: Format::Knockout, ..Terms::default() }, 32);
    contests::begin(&mut all);
    assert!(says(&all, "Tables") && !says(&all, "Round of 16"));
    contests::play(&mut all, usize::MAX);
    contests::begin(&mut all);
    assert!(says(&all, "Round of 16") && says(&all, "Final") && !says(&all, "Tables"));
    let mut all = contests::gathered(&Terms { cut: Cut::Top8, rounds: Some(3), ..Terms::default() }, 19);
    contests::rounds(&mut all, 3);
    assert!(says(&all, "Standings") && !says(&all, "Quarter-finals"));
    contests::rounds(&mut all, 1);
    assert!(says(&all, "Quarter-finals") && says(&all, "Semi-finals") && says(&all, "Final"));
}
