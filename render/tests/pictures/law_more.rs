//! Pictures of Legends At War beside the board: heat maps, threat views, decks, and games of a match.

use crate::common::law;
use crate::support::{hard_names, painter, readable};
use skald_render::layout::{Kind, TextRecord};
use skald_render::{DrawError, Drawing, Notes, Picture, draw, draw_choice, draw_kit, draw_special};
use skald_rules::interface::{Key, Pick, Seat, Viewer};
use skald_rules::law::{Stage, View, kits::Shown};
use skald_rules::views::AnyKit;

/// The picture of where the viewer lies open.
const OPEN: Key = Key::of("open");

/// How many times a text stands in a picture.
fn times(drawing: &Drawing, text: &str) -> usize {
    drawing.layout.texts.iter().filter(|t| t.text == text).count()
}

#[test]
fn a_heat_map_has_a_number_on_every_legal_space_and_tells_the_same() {
    let mut p = painter();
    for (form, seats, seed) in [("standard", 4, 3), ("ragnarok", 4, 7), ("skirmish", 2, 5)] {
        let view = law::tempting(form, seats, seed, if form == "ragnarok" { 48 } else { 12 });
        let mut highest = 0;
        for card in &view.own[0].hand {
            let heat = skald_rules::law::heat(&view, card.key);
            let of = view.clone().into();
            let drawing =
                draw_choice(&mut p, &of, &[Pick::one(card.key)], &hard_names(usize::from(seats))).unwrap();
            readable(&format!("{form}: {}", card.name), &drawing);
            let twin = drawing.twin.join("\n");
            for count in 0..=heat.iter().map(|h| h.captures).max().unwrap_or(0) {
                let spaces = heat.iter().filter(|h| h.captures == count && !law::elsewhere(&drawing, h.at));
                // Cards that lie there may have markers with the same text, which are smaller.
                let is = |t: &&TextRecord| t.text == format!("+{count}") && t.kind == Kind::Deciding;
                assert_eq!(drawing.layout.texts.iter().filter(is).count(), spaces.count(), "+{count}");
            }
            for at in &heat {
                let line = twin.lines().find(|l| l.starts_with(&format!("- {}: ", at.at.shown()))).unwrap();
                assert_eq!(line.contains("dispelled"), at.dispelled, "{line}");
                assert_eq!(line.contains("cursed"), at.cursed > 0, "{line}");
                assert_eq!(line.contains("lost itself"), at.lost, "{line}");
                highest = highest.max(at.captures);
            }
        }
        assert!(highest > 1, "{form}");
    }
}

#[test]
fn a_heat_map_is_for_those_who_hold_the_card() {
    let mut p = painter();
    let view = law::tempting("skirmish", 2, 5, 12);
    let card = view.own[0].hand[0].key;
    let other = Key::new("nobody-at-all").unwrap();
    let hand =
        draw(&mut p, &Picture::Private(&Notes::default()), &view.clone().into(), &law::names(2)).unwrap();
    for path in [Vec::new(), vec![Pick::one(other)]] {
        let shown = draw_choice(&mut p, &view.clone().into(), &path, &law::names(2)).unwrap();
        assert!(shown.png == hand.png, "board and hand stay in view");
    }
    // The place is chosen on the board, which stays in view until the move is confirmed.
    let space = view.board.spaces.iter().find(|space| space.stand.is_none()).unwrap().label;
    let space = Pick::one(Key::new(&space.to_string()).unwrap());
    let mut shown =
        |view: &View, path: &[Pick]| draw_choice(&mut p, &view.clone().into(), path, &law::names(2)).unwrap();
    let tried = shown(&view, &[Pick::one(card)]);
    assert!(tried.png != hand.png && tried.png == shown(&view, &[Pick::one(card), space]).png);
    let opening =
        law::played("skirmish", 2, 5, Viewer::Seat(Seat(0)), |view| view.stage == Stage::Opening(Seat(0)));
    let board = draw(&mut painter(), &Picture::Board, &opening.clone().into(), &law::names(2)).unwrap();
    let chosen = shown(&opening, &[Pick::one(opening.own[0].hand[0].key)]);
    assert!(chosen.png == board.png && chosen.png != shown(&opening, &[]).png);
    let public = law::mixed(Viewer::Spectator);
    let refused = draw_choice(&mut p, &public.clone().into(), &[Pick::one(card)], &law::names(2));
    assert!(matches!(refused, Err(DrawError::NotOwn)));
    assert!(matches!(draw_special(&mut p, &public.into(), OPEN, &law::names(2)), Err(DrawError::NotOwn)));
}

#[test]
fn a_threat_view_names_every_open_side_of_the_own_cards() {
    let mut p = painter();
    for (form, seats, seed) in [("standard", 4, 3), ("ragnarok", 4, 7)] {
        let view = law::tempting(form, seats, seed, if form == "ragnarok" { 48 } else { 12 });
        let threats = skald_rules::law::threats(&view);
        assert!(!threats.is_empty(), "{form}");
        let names = law::names(usize::from(seats));
        let drawing = draw_special(&mut p, &view.clone().into(), OPEN, &names).unwrap();
        readable(form, &drawing);
        let twin = drawing.twin.join("\n");
        for threat in &threats {
            let place = format!(" on {} ", threat.at.shown());
            let line = twin.lines().find(|l| l.contains(&place)).unwrap();
            for side in &threat.open {
                assert!(
                    line.contains(&format!("{}{}", side.dir.letter(), side.now).replace('-', "−")),
                    "{line}"
                );
            }
        }
        let mut safe = view;
        for space in &mut safe.board.spaces {
            space.stand = None;
        }
        let bare = draw_special(&mut p, &safe.into(), OPEN, &names).unwrap();
        assert!(bare.png != drawing.png);
    }
}

#[test]
fn decks_show_six_cards_with_all_that_is_on_them() {
    let mut p = painter();
    for deck in law::decks() {
        let shown: &Shown = deck.get().expect("a deck of Legends At War");
        let drawing = draw_kit(&mut p, &deck).unwrap();
        let name = shown.name.clone().unwrap();
        readable(&name, &drawing);
        let twin = drawing.twin.join("\n");
        assert!(twin.contains(&name) && drawing.alt.contains(&name));
        for (card, _) in &shown.cards {
            let face = shown.pool.face(*card);
            let texts: Vec<&str> = drawing.layout.texts.iter().map(|t| t.text.as_str()).collect();
            assert_eq!(times(&drawing, &face.name), 1, "{} in {texts:?}", face.name);
            assert!(twin.contains(&*face.name), "{twin}");
        }
    }
}

#[test]
fn an_empty_deck_and_one_with_too_many_cards_can_be_drawn() {
    let mut p = painter();
    let mut shown: Shown = law::decks()[0].get::<Shown>().unwrap().clone();
    let cards = std::mem::take(&mut shown.cards);
    readable("empty", &draw_kit(&mut p, &AnyKit::of(shown.clone())).unwrap());
    shown.cards = cards.iter().cycle().take(20).map(|(card, _)| (*card, 3)).collect();
    shown.name = Some("W\u{202E}".repeat(40));
    shown.warnings = vec![skald_rules::interface::Say::new("picture-law-deck-empty"); 9];
    let drawing = draw_kit(&mut p, &AnyKit::of(shown)).unwrap();
    readable("too many", &drawing);
    assert_eq!(times(&drawing, "×3"), 12);
}

#[test]
fn a_game_of_a_match_shows_and_tells_how_the_match_stands() {
    let mut p = painter();
    let over = law::played("skirmish", 4, 5, Viewer::Everyone, |_| false);
    for (view, picture) in [(law::mixed(Viewer::Spectator), Picture::Board), (over, Picture::Result)] {
        let seats = view.seats.len();
        for names in [law::names(seats), hard_names(seats)] {
            let alone = draw(&mut p, &picture, &view.clone().into(), &names).unwrap();
            let inside = draw(&mut p, &picture, &law::in_match(view.clone()), &names).unwrap();
            readable("match", &inside);
            assert!(inside.png != alone.png);
            let game = "Game 2 of at most 3";
            assert_eq!((times(&inside, game), times(&alone, game)), (1, 0));
            assert!(inside.alt.starts_with(game) && inside.twin[0].starts_with(game), "{}", inside.twin[0]);
            // The last player sits first and leads.
            let leader = names[seats - 1].in_message();
            let won = format!("{leader} has won {}", ["none", "one", "2", "3"][seats - 1]);
            assert!(inside.twin[0].contains(&won), "{won}: {}", inside.twin[0]);
            let again = draw(&mut p, &picture, &view.clone().into(), &names).unwrap();
            assert!(again == alone, "the strip stays with its own picture");
        }
    }
}

#[test]
fn who_plans_reinforcement_sees_how_many_cards_must_join_the_deck() {
    use skald_render::Notes;
    use skald_rules::law::Stage;

    let mut p = painter();
    let view = law::played("standard", 2, 11, law::ANA, |view| {
        matches!(&view.stage, Stage::Plans(_)) && view.own[0].fill > 0
    });
    let fill = view.own[0].fill;
    let of = view.into();
    let drawing = draw(&mut p, &Picture::Private(&Notes::default()), &of, &law::names(2)).unwrap();
    readable("plans", &drawing);
    let wanted = if fill == 1 { "One card".to_owned() } else { format!("{fill} cards") };
    let shown = drawing.layout.texts.iter().any(|t| t.text.contains(&wanted) && t.text.contains("deck"));
    assert!(shown, "{wanted}");
    assert!(drawing.twin.join("\n").contains(&wanted));
}

#[test]
fn who_has_planned_sees_how_large_the_deck_will_be_and_what_sacrifices_cost() {
    use skald_render::Notes;
    use skald_rules::law::{PlanView, Stage};

    let mut p = painter();
    let mut view = law::played("standard", 2, 11, law::ANA, |view| matches!(&view.stage, Stage::Plans(_)));
    let own = &mut view.own[0];
    let (deck, pile) = (own.deck.len(), own.pile.clone());
    let plan = PlanView { fill: pile[..2].to_vec(), pairs: vec![(pile[2].clone(), pile[3].clone())] };
    own.plan = Some(plan);
    let of = view.into();
    let drawing = draw(&mut p, &Picture::Private(&Notes::default()), &of, &law::names(2)).unwrap();
    readable("planned", &drawing);
    let wanted = format!("a deck of {}, 1 point given up", deck + 3);
    assert!(drawing.layout.texts.iter().any(|t| t.text.contains(&wanted)), "{wanted}");
    assert!(drawing.twin.join("\n").contains(&wanted));
}

#[test]
fn known_cards_of_the_own_deck_are_named() {
    use skald_render::Notes;

    let mut p = painter();
    let mut view = law::tempting("standard", 4, 3, 24);
    let (top, bottom) = (view.own[0].hand[0].clone(), view.own[0].hand[1].clone());
    view.own[0].deck = vec![bottom.clone(), top.clone()];
    let mut picture = |view: &skald_rules::law::View| {
        let of = view.clone().into();
        let drawing = draw(&mut p, &Picture::Private(&Notes::default()), &of, &hard_names(4)).unwrap();
        readable("known", &drawing);
        drawing.layout.texts.iter().map(|t| t.text.clone()).collect::<Vec<_>>().join("\n")
    };
    assert!(!picture(&view).contains("on top: "));
    view.seats[0].top = vec![top.clone()];
    view.seats[0].bottom = vec![bottom.clone()];
    let texts = picture(&view);
    assert!(texts.contains(&format!("on top: {}", top.name)), "{texts}");
    assert!(texts.contains(&format!("at the bottom: {}", bottom.name)), "{texts}");
}
