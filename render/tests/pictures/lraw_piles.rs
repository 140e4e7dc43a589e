//! What lies beside the zones of Legions: Realms at War, card by card (2.3 and part 6).

use crate::common::lraw as views;
use crate::support::{golden, holds, painter, readable, whole};
use skald_render::{draw_special, pages, special, specials};
use skald_rules::interface::{Key, Seat, Viewer};
use skald_rules::lraw::View;
use skald_rules::lraw::state::Card;
use skald_rules::views::AnyView;

const PILES: Key = Key::of("piles");
const OWN: Key = Key::of("piles-own");

fn offers(view: &View, key: Key) -> Option<bool> {
    let view: AnyView = view.clone().into();
    specials(&view).into_iter().find(|of| of.key == key).map(|of| of.own)
}

/// The lines of the twin of such a picture, which can be read and is whole.
fn told(view: &View, key: Key) -> Vec<String> {
    let drawing =
        draw_special(&mut painter(), &view.clone().into(), key, &views::names(view.table.sides.len()));
    let drawing = drawing.unwrap();
    readable(key.as_str(), &drawing);
    whole(key.as_str(), &drawing);
    drawing.twin.concat().lines().map(str::to_owned).collect()
}

/// 2.3 and part 6: the discard pile, face-up eradicated cards and cards under a Warrior are everybody's to see.
#[test]
fn all_that_lies_open_beside_the_zones_is_told_by_name() {
    let view = views::piled();
    assert_eq!(offers(&view, PILES), Some(false));
    let lines = told(&view, PILES);
    let held = |line: &str| lines.iter().any(|of| of == line);
    assert!(
        held("Discarded, newest first (3): Ambush at the Ford, Orcbane Feeding Grounds and Oathblade."),
        "{lines:?}"
    );
    assert!(held("Eradicated (1): Contract of Ash."), "{lines:?}");
    assert!(lines.iter().any(|of| of.starts_with("Under ") && of.contains("(1): ")), "{lines:?}");
    let drawing = draw_special(&mut painter(), &view.into(), PILES, &views::names(2)).unwrap();
    assert!(holds(&drawing, "Oathblade"), "each card stands in the picture");
}

/// 2.3 and part 6: of face-down eradicated cards others know the number alone; their owner knows which they are.
#[test]
fn what_is_eradicated_face_down_is_named_for_whoever_knows_it_alone() {
    let view = views::piled();
    let lines = told(&view, OWN);
    assert_eq!(offers(&view, OWN), Some(true), "the button stands under the hand");
    assert!(lines.contains(&"Eradicated face-down (1): Black Magic Rite.".to_owned()), "{lines:?}");
    assert!(lines.contains(&"Eradicated face-down: 1 card, hidden.".to_owned()), "{lines:?}");
    // Whoever knows none of them is offered no such picture, and told their numbers.
    let mut all = view.clone();
    let seat = view.table.asked.as_ref().unwrap().seat;
    let Some(back) = view.table.side(view.table.next(seat)).erad.last().copied() else {
        panic!("none lies there")
    };
    let down = *view.table.side(seat).erad.last().unwrap();
    all.who = Viewer::Spectator;
    all.table.card_mut(down).face = view.table.card(back).face;
    assert_eq!(offers(&all, OWN), None);
    let lines = told(&all, PILES);
    assert_eq!(lines.iter().filter(|line| *line == "Eradicated face-down: 1 card, hidden.").count(), 2);
}

#[test]
fn empty_piles_have_no_button() {
    let view = views::opening();
    assert_eq!((offers(&view, PILES), offers(&view, OWN)), (None, None));
    assert_eq!(offers(&views::over([0, 1], 1), PILES), None, "nor has the end");
}

/// However much lies there, each player's cards stand in a picture whole.
#[test]
fn many_piles_take_several_pages() {
    for (name, view) in [("two", views::fullest(7)), ("four", views::crowded([5, 7, 3, 1], 7))] {
        let any: AnyView = view.clone().into();
        let all = pages(&any, PILES);
        assert_eq!(all.len(), view.table.sides.len(), "{name}");
        let mut said = String::new();
        for page in &all {
            assert!(special(&any, page.key).is_some(), "{name}");
            said.push_str(&told(&view, page.key).concat());
        }
        assert_eq!(said.matches("Discarded, newest first (31)").count(), all.len(), "{name}");
    }
    // All sixty cards of a deck have room.
    let mut view = views::piled();
    let Card(card) = view.table.side(Seat(0)).discard[0];
    view.table.side_mut(Seat(0)).discard = vec![Card(card); 60];
    let any: AnyView = view.clone().into();
    let drawing = draw_special(&mut painter(), &any, PILES, &views::names(2)).unwrap();
    readable("sixty", &drawing);
    let name = view.pool.face(view.table.card(Card(card)).face).name;
    assert_eq!(drawing.layout.texts.iter().filter(|text| text.text == *name).count(), 60);
    // A page that is gone shows the last one.
    let gone = draw_special(&mut painter(), &views::piled().into(), Key::of("piles-2"), &views::names(2));
    assert!(gone.unwrap().twin.concat().contains("Oathblade"));
}

#[test]
fn piles_look_as_they_did() {
    let mut p = golden::painter();
    for (name, view) in [("lraw-piles", views::piled()), ("lraw-piles-full", views::fullest(7))] {
        golden::check(name, &draw_special(&mut p, &view.into(), PILES, &views::names(2)).unwrap());
    }
}
