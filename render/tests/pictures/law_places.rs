//! Where a board piece may lie, as a picture: all places under the numbers of the question's list, and the same in words.

use crate::common::law;
use crate::support::{hard_names, holds, painter, readable, whole};
use skald_render::{DrawError, draw_choice};
use skald_rules::interface::{Key, Viewer};
use skald_rules::law::board::Label;
use skald_rules::law::cards::Side;
use skald_rules::law::{View, candidates};

/// The piece on offer with the most places on this side.
fn piece(view: &View, side: Side) -> Key {
    let keys = view.offer.iter().map(|of| of.key);
    keys.max_by_key(|key| candidates(view, *key, side, false).len()).unwrap()
}

#[test]
fn every_place_has_its_number_and_is_told_in_words() {
    let mut p = painter();
    for (form, seats, seed, pieces) in
        [("standard", 2, 1, 0), ("standard", 2, 1, 1), ("standard", 4, 3, 3), ("ragnarok", 2, 4, 1)]
    {
        let view = law::laying(form, seats, seed, pieces);
        for side in Side::ALL {
            let piece = piece(&view, side);
            let list = candidates(&view, piece, side, false);
            let names = hard_names(usize::from(seats));
            let path = law::path(piece, side, false);
            let drawing = draw_choice(&mut p, &view.clone().into(), &path, &names).unwrap();
            let what = format!("{form}, piece {} after {pieces}", pieces + 1);
            readable(&what, &drawing);
            whole(&what, &drawing);
            let twin = drawing.twin.join("\n");
            for of in &list {
                let line = twin.lines().find(|l| l.starts_with(&format!("- {}: ", of.number))).unwrap();
                assert!(of.beside.iter().all(|label: &Label| line.contains(&label.shown())), "{line}");
                let (columns, rows) = of.size;
                assert!(line.contains(&format!("{columns} wide and {rows} high")), "{line}");
                assert_eq!(
                    line.contains("it brings"),
                    of.spaces.iter().any(|s| s.special.is_some()),
                    "{line}"
                );
                if of.number <= 25 {
                    assert!(holds(&drawing, &of.number.to_string()), "{what}: {}", of.number);
                }
            }
            if list.len() > 25 {
                let more = format!("{} more in the list", list.len() - 25);
                assert!(drawing.layout.texts.iter().any(|t| t.text.contains(&more)), "{more}");
            }
        }
    }
}

#[test]
fn a_turned_piece_and_its_special_side_look_different() {
    let mut p = painter();
    let view = law::laying("standard", 2, 1, 1);
    let names = law::names(2);
    let mut seen: Vec<Vec<u8>> = Vec::new();
    for (side, half_turn) in [(Side::Alpha, false), (Side::Omega, false), (Side::Omega, true)] {
        let path = law::path(piece(&view, Side::Omega), side, half_turn);
        let drawing = draw_choice(&mut p, &view.clone().into(), &path, &names).unwrap();
        assert!(!seen.contains(&drawing.png), "{side:?} {half_turn}");
        seen.push(drawing.png);
    }
}

#[test]
fn places_are_drawn_once_piece_side_and_turn_are_chosen_and_none_of_a_piece_that_is_not_on_offer() {
    let mut p = painter();
    let view = law::laying("standard", 2, 1, 1);
    let path = law::path(piece(&view, Side::Omega), Side::Omega, false);
    // Until then, the pieces on offer are shown.
    let offer = draw_choice(&mut p, &view.clone().into(), &[], &law::names(2)).unwrap();
    for chosen in 1..path.len() {
        let shown = draw_choice(&mut p, &view.clone().into(), &path[..chosen], &law::names(2)).unwrap();
        assert!(shown.png == offer.png, "{chosen}");
    }
    let absent = law::path(Key::new("zz").unwrap(), Side::Alpha, false);
    let drawing = draw_choice(&mut p, &view.into(), &absent, &law::names(2)).unwrap();
    readable("no piece", &drawing);
    assert!(drawing.twin[0].contains("cannot be laid now"), "{}", drawing.twin[0]);
    let other = law::mixed(Viewer::Spectator);
    let refused = draw_choice(&mut p, &other.into(), &path, &law::names(2));
    assert!(matches!(refused, Err(DrawError::NotOwn)));
}
