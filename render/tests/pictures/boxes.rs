//! Every kind of picture of every game in the boxes into which Discord's clients fit it, measured here for itself: what the painter
//! says of its pictures is not asked how large they arrive. There is no picture, and no text in one, that is left out.

use skald_render::contest::{self, Contest};
use skald_render::gallery::{Gallery, heads, ready};
use skald_render::invitation::{self, Invitation};
use skald_render::layout::{Kind, Layout};
use skald_render::names::PlayerName;
use skald_render::painter::Painter;
use skald_render::{
    Drawing, Lately, Message, Notes, Picture, draw, draw_choice, draw_kit, draw_message, draw_since, pages,
    specials,
};
use skald_rules::catalogue::{GameKind, standard};
use skald_rules::interface::{Pick, Seat, Viewer};
use skald_rules::lesson::{Lesson, Show};
use skald_rules::table::Table;

use crate::common::contests;
use crate::signs::{GAMES, begun, step, waits};
use crate::support::{hard_names, hard_raw, notes, painter};

/// The desktop and a phone whose screen is 412 points wide: the box, and whether it enlarges small pictures.
const BOXES: [((f32, f32), bool); 2] = [((550.0, 350.0), false), ((336.0, 350.0), true)];

/// Games that are over soon are looked at so often.
const SOON_OVER: [(&str, u8, u32); 2] = [("chaos", 2, 5), ("law", 2, 2)];

/// Height of digits as a part of the size in the built-in faces.
const DIGITS: f32 = 0.714;

/// Whether all text arrives as large as it must in both boxes: digits that decide 11 pixels, names 7, sentences 10.
pub fn arrives(what: &str, layout: &Layout) {
    let (width, height) = layout.size;
    assert!(height <= 1.05 * width + 0.5, "{what}: {width} wide and {height} high");
    for ((wide, high), enlarges) in BOXES {
        let fitted = (wide / width).min(high / height);
        let scale = if enlarges { fitted } else { fitted.min(1.0) };
        for text in layout.texts.iter().filter(|text| !text.text.trim().is_empty()) {
            let size = text.size * scale;
            let (shown, least) = match text.kind {
                Kind::Deciding => (size * DIGITS, 11.0),
                Kind::Total => (size * DIGITS, 14.0),
                Kind::Prose => (size, 10.0),
                Kind::Name | Kind::Detail | Kind::Decoration => (size, 7.0),
            };
            assert!(
                shown >= least,
                "{what}, {wide} wide: {:?} of {:?} arrives at {shown}",
                text.kind,
                text.text
            );
            assert!(text.kind != Kind::Detail, "{what}: {:?} is held to no size of its own", text.text);
        }
    }
}

/// All that the message shows.
fn message(p: &mut Painter, what: &str, table: &dyn Table, of: (Viewer, Message<'_>), names: &[PlayerName]) {
    let all = draw_message(p, &table.view(of.0), of.1, names).unwrap();
    assert!(!all.is_empty(), "{what}");
    all.iter().for_each(|drawing| arrives(&format!("{what}, {:?}", of.1), &drawing.layout));
}

/// What people can look at while the table stands like this: board, digest, hand, choice, and what buttons under them show.
fn everything(p: &mut Painter, what: &str, table: &dyn Table, seat: Seat, names: &[PlayerName]) {
    let (full, lines) =
        (notes(), vec!["A long line of what happened, and then of what happened next.".to_owned()]);
    let (all, own) = (Viewer::Spectator, Viewer::Seat(seat));
    message(p, what, table, (all, Message::Lately(Lately { before: None, lines: &lines })), names);
    message(p, what, table, (own, Message::Choice(&[])), names);
    for viewer in [all, own] {
        let view = table.view(viewer);
        for special in specials(&view) {
            message(p, what, table, (viewer, Message::Special(special.key)), names);
            for page in pages(&view, special.key) {
                message(p, what, table, (viewer, Message::Special(page.key)), names);
            }
        }
    }
    for (viewer, picture) in [
        (all, Picture::Digest(&lines)),
        (own, Picture::Private(&full)),
        (own, Picture::Private(&Notes::default())),
    ] {
        arrives(what, &draw(p, &picture, &table.view(viewer), names).unwrap().layout);
    }
}

#[test]
fn every_picture_of_a_played_game_arrives_as_large_as_it_must_on_the_desktop_and_on_a_phone() {
    let mut p = painter();
    for (seed, (game, options, seats, answers, every)) in (1..).zip(GAMES) {
        let (mut table, plain, [mut dice, mut choices]) = begun(game, options, seats, seed);
        let (mut looked, hard) = (0, hard_names(usize::from(seats)));
        let soon = SOON_OVER.into_iter().find(|(kind, of, _)| (*kind, *of) == (game, seats));
        let every = soon.map_or(every, |(.., every)| every);
        for n in 0..answers {
            if !step(&mut *table, &mut dice, &mut choices) {
                break;
            }
            let Some(seat) = waits(&*table).filter(|_| n % every == 0 || n + 1 == answers) else { continue };
            let what = format!("{game} of {seats}, answer {n}");
            everything(&mut p, &what, &*table, seat, if looked % 2 == 0 { &hard } else { &plain });
            looked += 1;
        }
        assert!(looked >= 3, "{game} of {seats}: looked at {looked} times");
        let over = (0..100_000).any(|_| !step(&mut *table, &mut dice, &mut choices));
        assert!(over, "{game} of {seats} does not end");
        message(&mut p, game, &*table, (Viewer::Everyone, Message::Result), &hard);
    }
}

/// The picture of a moment of a first game, or of a page that explains a game, as the bot asks for it.
fn moment(p: &mut Painter, table: &dyn Table, seat: Seat, (show, path): (Show, &[Pick])) -> Drawing {
    let names = hard_names(usize::from(table.seats()));
    let own = table.view(Viewer::Seat(seat));
    let drawn = match show {
        Show::Choice => draw_choice(p, &own, path, &names),
        Show::Hand => draw(p, &Picture::Private(&Notes::default()), &own, &names),
        Show::Board if table.outcome().is_some() => {
            draw(p, &Picture::Result, &table.view(Viewer::Everyone), &names)
        }
        Show::Board => draw_since(p, &table.view(Viewer::Everyone), Lately::default(), &names),
    };
    drawn.unwrap()
}

#[test]
fn every_picture_of_a_first_game_and_of_how_to_play_arrives_as_large_as_it_must() {
    let mut p = painter();
    let mut games = 0;
    for kind in standard().iter().filter(GameKind::has_lesson) {
        let lesson = Lesson::of(kind).unwrap().unwrap();
        for step in 0..=lesson.len() {
            let stand = lesson.at(step).unwrap();
            let hand = lesson.beat(step).is_some_and(|beat| beat.hand);
            let show = if hand { Show::Hand } else { Show::Board };
            let drawing = moment(&mut p, &*stand.table, lesson.seat, (show, &[]));
            arrives(&format!("{}, step {step}", kind.id), &drawing.layout);
        }
        for page in lesson.pages() {
            let table = lesson.moment(page).unwrap();
            let path = Pick::path(&page.chosen);
            let drawing = moment(&mut p, &*table, lesson.seat, (page.show, &path));
            arrives(&format!("{}, page {}", kind.id, page.name), &drawing.layout);
        }
        games += 1;
    }
    assert_eq!(games, 5, "each game has a first one");
}

#[test]
fn every_card_deck_gallery_and_invitation_arrives_as_large_as_it_must_on_the_desktop_and_on_a_phone() {
    let mut p = painter();
    for kind in standard().iter() {
        let game = kind.game;
        let gallery = Gallery::of(game, &[]).unwrap();
        for card in gallery.cards() {
            arrives(
                &format!("{game}: {}", card.name),
                &gallery.card(&mut p, &card.key).unwrap().unwrap().layout,
            );
        }
        let galleries = [heads(&mut p, game).unwrap(), ready(&mut p, game).unwrap()];
        galleries.iter().flatten().for_each(|drawing| arrives(game, &drawing.layout));
        if let Some(book) = kind.kit_book(&[]).unwrap() {
            for starter in book.starters() {
                let warnings = book.judge(&starter.list).warnings;
                let what = format!("{game}: {}", starter.key);
                arrives(&what, &draw_kit(&mut p, &book.show(&starter.list, warnings)).unwrap().layout);
            }
        }
        for (host, seats) in [(None, 0), (Some(Seat(0)), usize::from(*kind.seats().end()))] {
            let of = Invitation {
                game: game.to_owned(),
                title: "The longest title that an invitation to a game has".to_owned(),
                host,
                pace: "one day for each turn".to_owned(),
                seats: hard_names(seats),
                capacity: usize::from(*kind.seats().end()),
            };
            arrives(
                &format!("invitation to {game} of {seats}"),
                &invitation::draw(&mut p, &of).unwrap().layout,
            );
        }
    }
    let hard = hard_raw();
    for (name, all) in contests::all() {
        let names: Vec<String> = (0..all.entries().len()).map(|n| hard[n % hard.len()].clone()).collect();
        let of = Contest { name: "Autumn cup", view: &all.view(), names: &names, lines: &[] };
        arrives(name, &contest::draw(&mut p, &of).unwrap().layout);
    }
}
