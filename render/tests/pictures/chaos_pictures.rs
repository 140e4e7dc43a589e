//! Every picture of Legends of Chaos, for every number of players: large enough, clear enough, nothing over anything
//! else; and texts that fit their places.

use crate::common::chaos as views;
use crate::support::{
    Views, across, golden, hard_names, holds, notes, painter, readable, signs_told, stands_off, whole,
};
use skald_render::names::PlayerName;
use skald_render::painter::Painter;
use skald_render::{DrawError, Drawing, Lately, Notes, Picture, chaos, draw, draw_kit, draw_since};
use skald_rules::chaos::{Phase, View};
use skald_rules::interface::{Key, Say, Seat, Viewer};
use skald_rules::views::{AnyKit, AnyView, PlainView};

fn boards() -> Vec<(&'static str, View)> {
    let mut list = vec![
        ("eight", views::eight()),
        ("duel", views::duel()),
        ("clash", views::clash()),
        ("start", views::start()),
        ("haunted", views::haunted()),
        ("late", views::late()),
        ("crowd", views::crowd()),
        ("over", views::over(8)),
        ("stalemate", views::stalemate()),
        ("worst, declared", views::worst_declared()),
        ("worst, revealed", views::worst_revealed()),
    ];
    // Totals of three digits, and a table with every option.
    let mut rich = views::eight();
    for seat in &mut rich.seats {
        (seat.total, seat.hand, seat.hand_max, seat.stall, seat.copycat, seat.flies) =
            (199, 12, 12, 9, true, true);
    }
    rich.options = ["one-volley", "first", "absent"]
        .into_iter()
        .map(|of| match of {
            "one-volley" => Say::new("chaos-view-one-volley"),
            "first" => Say::new("chaos-view-first"),
            _ => Say::new("chaos-view-absent"),
        })
        .collect();
    list.push(("rich", rich));
    // Five and seven players sit in rows of different length.
    for (name, count) in [("five", 5), ("seven", 7)] {
        let mut view = views::eight();
        view.seats.truncate(count);
        view.order.truncate(count);
        view.lasting.retain(|l| l.at.index() < count && l.by.index() < count);
        if let Some(volley) = &mut view.volley {
            volley.instances.retain(|of| of.target.index() < count);
        }
        list.push((name, view));
    }
    list
}

fn privates() -> Vec<(&'static str, View)> {
    vec![
        ("own round", views::own_round()),
        ("defending", views::defending()),
        ("planned", views::planned()),
        ("taking", views::taking()),
        ("empty hand", views::empty_hand()),
        ("worst hand", views::worst_hand()),
        ("worst round", views::worst_round()),
    ]
}

/// Draws every kind of picture of every view with these names.
fn everything(p: &mut Painter, names: fn(usize) -> Vec<PlayerName>) -> Vec<(String, Drawing)> {
    let ends = (2..=8).map(|count| (format!("result of {count}"), views::over(count)));
    let of = Views {
        boards: boards(),
        privates: privates(),
        ends: ends.chain([("shared result".into(), views::stalemate())]).collect(),
        lines: views::lines(),
    };
    let mut drawn = crate::support::everything(p, of, |view| view.seats.len(), names);
    for i in 0..7 {
        drawn.push((format!("sheet {i}"), draw_kit(p, &views::kit(i)).unwrap()));
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
fn every_card_and_warrior_has_a_face() {
    let mut p = painter();
    for card in views::POOL.cards() {
        let name = &views::POOL.face(card).name;
        let drawing = chaos::card_face(&mut p, &views::POOL, card).unwrap();
        readable(name, &drawing);
        whole(name, &drawing);
        let told = drawing.twin.join("\n");
        assert!(told.contains(views::POOL.face(card).text.trim_end_matches('.')), "{name}");
    }
    for hero in views::POOL.heroes() {
        let name = &views::POOL.warrior(hero).name;
        let drawing = chaos::warrior_face(&mut p, &views::POOL, hero).unwrap();
        readable(name, &drawing);
        whole(name, &drawing);
    }
}

#[test]
fn a_kit_without_a_drawing_of_its_own_is_told_in_words() {
    let mut p = painter();
    let plain = PlainView {
        title: Say::new("picture-chaos-arsenal"),
        lines: vec![Say::new("picture-chaos-cards").with("count", 50)],
    };
    let drawing = draw_kit(&mut p, &AnyKit::of(plain)).unwrap();
    whole("plain kit", &drawing);
    readable("one picture", &drawing);
    assert!(drawing.layout.texts.iter().any(|t| t.text == "50 cards"));
    assert!(drawing.twin.join("\n").contains("50 cards"));
}

#[test]
fn the_sheet_and_its_twin_hold_every_card_of_the_arsenal() {
    let mut p = painter();
    for i in 0..7 {
        let drawing = draw_kit(&mut p, &views::kit(i)).unwrap();
        let twin = drawing.twin.join("\n");
        for (card, n) in views::starter(i).cards {
            let name = &*views::POOL.face(card).name;
            assert!(drawing.layout.texts.iter().any(|t| t.text == name), "sheet {i} lacks {name}");
            assert!(twin.contains(&format!("{n} × {name}")), "the twin of sheet {i} lacks {name}");
        }
    }
}

#[test]
fn the_twin_tells_all_that_the_board_shows() {
    let mut p = painter();
    let view = views::eight();
    let names = views::names(8);
    let drawing = draw(&mut p, &Picture::Board, &view.clone().into(), &names).unwrap();
    let twin = drawing.twin.join("\n");
    for seat in &view.seats {
        assert!(twin.contains(&format!("{} points of {}", seat.total, seat.start)), "{}", seat.total);
        assert!(twin.contains(&format!("Hand {} of {}", seat.hand, seat.hand_max)));
        assert!(twin.contains(&*seat.ability_text));
        for of in &seat.row {
            assert!(twin.contains(&*of.card.name), "{}", of.card.name);
        }
    }
    for of in &view.lasting {
        assert!(twin.contains(&*of.card.name));
    }
    let volley = view.volley.as_ref().unwrap();
    for i in 1..=volley.instances.len() {
        assert!(twin.contains(&format!("{i}. Ana")), "{i}");
    }
    let alt = drawing.alt;
    assert!(view.seats.iter().all(|s| alt.contains(&format!("{} points of", s.total))), "{alt}");
}

#[test]
fn the_board_tells_what_has_changed_since_it_was_last_seen() {
    let mut p = painter();
    let names = views::names(8);
    let (before, now) = (AnyView::from(views::eight()), AnyView::from(views::eight_later()));
    let plain = draw(&mut p, &Picture::Board, &now, &names).unwrap();
    let from = |before| Lately { before: Some(before), lines: &[] };
    assert_eq!(draw_since(&mut p, &now, from(&now), &names).unwrap(), plain);
    let since = draw_since(&mut p, &now, from(&before), &names).unwrap();
    readable("one picture", &since);
    let twin = since.twin.join("\n");
    for change in ["−5", "−8", "+3", "+16"] {
        assert!(holds(&since, change) && !holds(&plain, change), "{change}");
        assert!(twin.contains(&format!("{change} since the last board")), "{change}");
    }
    for (name, view) in boards() {
        let mut before = view.clone();
        for seat in &mut before.seats {
            seat.total += 150;
        }
        let names = hard_names(view.seats.len());
        let before = before.into();
        let lately = Lately { before: Some(&before), lines: &views::lines() };
        let drawn = draw_since(&mut p, &view.into(), lately, &names).unwrap();
        readable(name, &drawn);
    }
}

#[test]
fn the_last_five_lines_of_the_log_are_told_and_leave_the_picture_its_size() {
    let mut p = painter();
    let names = views::names(8);
    let (view, lines) = (AnyView::from(views::eight()), views::lines());
    let with = |p: &mut Painter, lines: &[String]| {
        draw_since(p, &view, Lately { before: None, lines }, &names).unwrap()
    };
    let plain = draw(&mut p, &Picture::Board, &view, &names).unwrap();
    assert_eq!(with(&mut p, &[]), plain, "nothing was told yet");
    let told = with(&mut p, &lines);
    assert!(told.png == plain.png);
    let twin = told.twin.join("\n");
    let (older, last) = lines.split_at(lines.len() - 5);
    assert_eq!(older.len(), 1);
    for line in last {
        assert!(twin.contains(line), "{line}");
    }
    assert!(older.iter().all(|line| !twin.contains(line)), "five are enough");
    // In the order in which they happened.
    let places: Vec<_> = last.iter().map(|line| twin.find(line)).collect();
    assert!(places.is_sorted());
}

#[test]
fn what_the_board_leaves_out_stands_in_the_message_beside_it() {
    let mut p = painter();
    let mut view = views::eight();
    view.options = vec![Say::new("chaos-view-one-volley")];
    let drawing = draw(&mut p, &Picture::Board, &view.into(), &views::names(8)).unwrap();
    let beside = drawing.beside.join("\n");
    for told in ["Round 12 · Cycle 3", "one attack declaration per round"] {
        assert!(beside.contains(told), "{told}: {beside}");
        assert!(!drawing.layout.texts.iter().any(|text| text.text.contains(told)), "{told}");
    }
    // Who is asked, and what, is the message's own line: it stands there once.
    assert!(!beside.contains("to answer"), "{beside}");
}

#[test]
fn revealed_answers_stand_beside_what_they_leave() {
    let mut p = painter();
    let view = views::late();
    let drawing = draw(&mut p, &Picture::Board, &view.into(), &views::names(8)).unwrap();
    let twin = drawing.twin.join("\n");
    for text in ["Wooden Shield", "No answer", "−5", "0", "7+2"] {
        assert!(holds(&drawing, text), "{text}");
    }
    assert!(
        drawing
            .layout
            .texts
            .iter()
            .any(|t| t.text.starts_with("From Barth") && t.text.ends_with("by Hot Potato"))
    );
    assert!(twin.contains("answers with Wooden Shield. That would take") && twin.contains("5 points from"));
}

#[test]
fn many_attacks_are_all_told_with_their_targets() {
    let mut p = painter();
    let view = views::worst_declared();
    let drawing = draw(&mut p, &Picture::Board, &view.clone().into(), &views::names(8)).unwrap();
    let volley = view.volley.clone().unwrap();
    for name in ["Hailstorm", "Flaming Boulder", "Hex"] {
        let declared = volley.attacks.iter().filter(|a| &*a.card.name == name).count();
        let told = drawing.layout.texts.iter().filter(|t| t.text == name).count();
        assert_eq!(told, declared, "{name}");
    }
}

#[test]
fn a_named_character_is_told_with_the_attack() {
    let mut p = painter();
    let mut view = views::clash();
    view.seats[1].row = view.seats[0].row.clone();
    let neighbour = view.seats[1].row[0].key;
    let volley = view.volley.as_mut().unwrap();
    volley.attacks[0].named = vec![Key::new("@warrior").unwrap()];
    volley.attacks[1].named = vec![neighbour];
    let drawing = draw(&mut p, &Picture::Board, &view.into(), &views::names(2)).unwrap();
    let twin = drawing.twin.join("\n");
    assert!(twin.contains("Aimed at Fli-bi.") && twin.contains("Aimed at Catapult."), "{twin}");
    assert!(holds(&drawing, "Catapult › Fli-bi"));
}

#[test]
fn a_window_tells_what_time_would_do_and_what_all_attacks_cost() {
    let mut p = painter();
    let names = views::names(2);
    let empty = Notes::default();
    let mut private = |view: View| draw(&mut p, &Picture::Private(&empty), &view.into(), &names).unwrap();
    let open = private(views::defending());
    let lethal = "Unanswered, all attacks together cost 18 points: lethal, for you have 9";
    for text in [lethal, "When time runs out: Iron Dome against attack 1", "Would leave: Iron Dome 0"] {
        assert!(open.beside.join("\n").contains(text), "{text}: {:?}", open.beside);
        assert!(open.twin.join("\n").contains(text), "{text}");
    }
    let planned = private(views::planned());
    assert!(!planned.beside.join("\n").contains("When time runs out"));
    assert!(planned.twin.join("\n").contains("Your plan settles the attacks in this order: 2 and 1"));
    let mut safe = views::defending();
    safe.seats[1].total = 19;
    let told = private(safe).beside.join("\n");
    assert!(told.contains("Unanswered, all attacks together cost 18 of your 19 points"), "{told}");
}

#[test]
fn the_own_round_tells_whether_an_inspiration_attempt_is_open() {
    let mut p = painter();
    let names = views::names(2);
    let mut view = views::own_round();
    for (acted, replaces, told) in [
        (false, true, "An Inspiration Attempt could replace Flaming Pumpkin and Pumpkin Patch"),
        (false, false, "An Inspiration Attempt is open, but no card of yours may be replaced"),
        (true, false, "No Inspiration Attempt any more in this round"),
    ] {
        view.acted = acted;
        for of in &mut view.own[0].hand[7..] {
            of.replaces = replaces;
        }
        let drawn = draw(&mut p, &Picture::Private(&Notes::default()), &view.clone().into(), &names).unwrap();
        let beside = drawn.beside.join("\n");
        assert!(beside.contains(told) && drawn.twin.join("\n").contains(told), "{told}: {beside}");
    }
}

#[test]
fn a_hand_of_ten_is_square_and_shows_every_card_with_its_values() {
    let mut p = painter();
    for (count, view) in [9, 10].into_iter().zip([views::own_round(), views::own_round()]) {
        let mut view = view;
        let own = &mut view.own[0];
        let more: Vec<_> = own.hand.iter().cloned().cycle().take(count).collect();
        own.hand = more;
        let hand = own.hand.clone();
        let drawing = draw(&mut p, &Picture::Private(&notes()), &view.into(), &views::names(2)).unwrap();
        readable("a hand", &drawing);
        assert_eq!(drawing.layout.size, (960.0, 960.0));
        for of in &hand {
            let same = hand.iter().filter(|other| other.face.card.name == of.face.card.name).count();
            let shown = drawing.layout.texts.iter().filter(|t| t.text == *of.face.card.name).count();
            assert!(shown >= same, "{}: {shown} of {same}", of.face.card.name);
        }
        assert!(!drawing.layout.texts.iter().any(|t| t.text.contains("If you choose")));
        assert!(drawing.beside.join("\n").contains("Use it against the one with number 0: 50 %"));
    }
}

#[test]
fn the_private_twin_tells_every_card_of_the_hand() {
    let mut p = painter();
    for (name, view) in privates() {
        let names = views::names(view.seats.len());
        let own = view.own[0].clone();
        let drawing = draw(&mut p, &Picture::Private(&Notes::default()), &view.into(), &names).unwrap();
        let twin = drawing.twin.join("\n");
        for of in &own.hand {
            assert!(
                twin.contains(&*of.face.card.name) && twin.contains(of.face.text.trim_end_matches('.')),
                "{name}"
            );
            let seen = drawing.layout.texts.iter().any(|t| t.text == *of.face.card.name);
            assert!(seen, "{name}: {} is not in the picture", of.face.card.name);
        }
    }
}

#[test]
fn a_button_says_what_the_signs_of_a_board_mean() {
    use skald_render::specials;
    let mut p = painter();
    for (name, view) in boards() {
        let of = view.clone().into();
        let key = skald_rules::interface::Key::of("signs");
        assert_eq!(specials(&of).iter().any(|of| of.key == key && !of.own), view.ended.is_none(), "{name}");
        let (told, others) = signs_told(name, &mut p, &of, &views::names(view.seats.len()));
        for (sign, stands) in [
            ("CopyCat", view.seats.iter().any(|seat| !seat.out && seat.copycat)),
            ("cannot attack in its player's next round", {
                let bound = |seat: &skald_rules::chaos::SeatView| seat.row.iter().any(|of| of.bound);
                view.seats.iter().any(|seat| bound(seat) || seat.warrior_bound)
            }),
            ("Nowhere Realm", true),
            ("One/Two", true),
            ("Endangered", true),
        ] {
            assert_eq!(told.contains(sign), stands, "{name}: {sign} in {told}");
            assert_ne!(others.contains(sign), stands, "{name}: {sign} in {others}");
        }
    }
}

#[test]
fn warriors_are_chosen_from_a_gallery() {
    let mut p = painter();
    let shown = skald_render::gallery::heads(&mut p, "chaos").unwrap().unwrap();
    readable("Warriors", &shown);
    whole("Warriors", &shown);
    // Whoever chooses a Warrior begins with the totals of the newest edition.
    let newest = skald_rules::chaos::kits::EDITIONS.last().unwrap().of_pool(views::POOL.clone()).unwrap();
    for hero in newest.heroes() {
        let of = newest.warrior(hero);
        let seen = |text: &str| shown.layout.texts.iter().any(|t| t.text == text);
        assert!(seen(&of.name) && seen(&of.svpt.to_string()) && seen(&of.ability), "{}", of.name);
        assert!(shown.twin.join("\n").contains(of.text.trim_end_matches('.')), "{}", of.name);
    }
    assert!(skald_render::gallery::heads(&mut p, "war").unwrap().is_none());
}

#[test]
fn the_board_shows_nothing_of_what_a_player_alone_knows() {
    let mut p = painter();
    let names = views::names(2);
    for view in [views::own_round(), views::planned(), views::taking()] {
        let mut public = view.clone();
        public.who = Viewer::Spectator;
        public.own.clear();
        for picture in [Picture::Board, Picture::Digest(&[])] {
            let a = draw(&mut p, &picture, &view.clone().into(), &names).unwrap();
            let b = draw(&mut p, &picture, &public.clone().into(), &names).unwrap();
            assert_eq!(a, b);
        }
        let refused = draw(&mut p, &Picture::Private(&Notes::default()), &public.into(), &names);
        assert!(matches!(refused, Err(DrawError::NotOwn)));
    }
}

type Change = fn(&mut View);

#[test]
fn what_matters_changes_the_picture() {
    let mut p = painter();
    let names = views::names(8);
    let base = views::eight();
    let mut board = |view: View| draw(&mut p, &Picture::Board, &view.into(), &names).unwrap();
    let first = board(base.clone());
    let changes: [(&str, Change); 14] = [
        ("a total", |v| v.seats[7].total = 3),
        ("a hand", |v| v.seats[6].hand = 6),
        ("an Arsenal", |v| v.seats[6].arsenal -= 1),
        ("the One/Two card", |v| v.seats[6].two = true),
        ("a next draw", |v| v.seats[6].next_draw = 0),
        ("a used character", |v| v.seats[4].row[0].used = true),
        ("a bound Warrior", |v| v.seats[6].warrior_bound = true),
        ("a smaller hand", |v| v.seats[6].copycat = true),
        ("skipped draws", |v| v.seats[6].stall = 1),
        ("a ward", |v| v.seats[6].wards = v.seats[1].wards.clone()),
        ("a lasting Mystical's points", |v| v.lasting[0].points = 5),
        ("an offence", |v| v.volley.as_mut().unwrap().attacks[1].offence = 6),
        ("a target", |v| v.volley.as_mut().unwrap().instances[0].target = Seat(6)),
        ("who has answered", |v| {
            v.awaited.retain(|s| *s != Seat(7));
            v.given.push(Seat(7));
        }),
    ];
    for (what, change) in changes {
        let mut view = base.clone();
        change(&mut view);
        let changed = board(view);
        assert!(changed.png != first.png, "{what} is not seen in the picture");
        assert!(changed.twin != first.twin, "{what} is not told in the twin");
    }
    let mut acting = base.clone();
    acting.phase = Phase::Action;
    assert!(board(acting).png != first.png);
    assert_eq!(board(base), first);
}

#[test]
fn declared_colours_are_the_colours_drawn() {
    let mut p = painter();
    for view in [views::eight(), views::haunted(), views::late()] {
        let names = views::names(view.seats.len());
        let drawing = draw(&mut p, &Picture::Board, &view.into(), &names).unwrap();
        stands_off(&p, &drawing);
    }
}

/// Where drawing takes little, pictures are finer than their layouts, but no golden one.
#[test]
fn a_board_of_two_is_1200_pixels_wide() {
    let drawn = |p: &mut Painter| {
        let view = views::duel();
        let drawing = draw(p, &Picture::Board, &view.into(), &views::names(2)).unwrap();
        (drawing.layout.size.0, across(&drawing), drawing.png.len())
    };
    let (units, pixels, bytes) = drawn(&mut painter());
    assert_eq!((units, pixels), (960.0, 1200));
    assert!(bytes < 500_000, "{bytes}");
    let (units, pixels, _) = drawn(&mut golden::painter());
    assert_eq!((units, pixels), (960.0, 960));
}
