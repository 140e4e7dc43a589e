//! Real games of Legends of Chaos played at random, with pictures drawn on the way: whatever the rules bring about can
//! be drawn, read and told.

use crate::support::painter;
use crate::support::played::{Pace, throughout};
use skald_render::names::PlayerName;
use skald_render::painter::{Painter, PainterOptions};
use skald_render::{Notes, Picture, draw};
use skald_rules::catalogue::GameKind;
use skald_rules::chance::Fast;
use skald_rules::chaos::{Chaos, Phase, View};
use skald_rules::interface::{Options, Seat, Setup, Viewer, Waiting};
use skald_rules::table::Table;
use skald_rules::views::AnyView;

fn deal(seats: u8, seed: u64) -> (Box<dyn Table>, Fast) {
    let setup = Setup { seats, options: Options::default(), packs: vec![] };
    let mut dice = Fast::new(seed);
    let opened = GameKind::of::<Chaos>().open(&setup).unwrap();
    (opened.start(&[], &mut dice).unwrap(), dice)
}

/// What attacks would cost is told when the answers are revealed, and not before.
fn told_in_time(view: &AnyView) {
    let view: &View = view.get().unwrap();
    let Some(volley) = &view.volley else { return };
    for of in &volley.instances {
        match view.phase {
            Phase::Answers => assert!(of.loss.is_none() && of.answer.is_none()),
            Phase::PassedOn => assert_eq!(of.loss.is_none(), of.over || of.passed.is_some(), "{of:?}"),
            _ => {}
        }
    }
}

/// What time would do is told to whoever is asked and has no plan.
fn told_to_the_asked(view: &AnyView, waits: bool) {
    let Some(view) = view.get::<View>() else { return };
    let own = &view.own[0];
    let window = matches!(view.phase, Phase::Answers | Phase::PassedOn);
    assert_eq!(own.clock.is_some(), window && waits && own.plan.is_none());
}

/// What an asked player's view tells of the present window.
fn told(table: &dyn Table, seat: Seat) {
    let own = table.view(Viewer::Seat(seat));
    told_in_time(&own);
    let waits = matches!(table.waiting(), Waiting::Seats(all) if all.iter().any(|w| w.seat == seat));
    told_to_the_asked(&own, waits);
}

#[test]
fn whatever_happens_in_a_game_can_be_shown() {
    let mut p = painter();
    let pace = Pace { every: 13, most: 400 };
    for (seats, seed) in [(2, 1), (3, 2), (5, 3), (8, 4)] {
        let names: Vec<PlayerName> = (1..=seats).map(|i| PlayerName::new("", i.into())).collect();
        let (mut table, mut dice) = deal(seats, seed);
        throughout(&mut p, table.as_mut(), &mut dice, &names, pace, told);
    }
}

/// How far a channel of a packed picture lies from what was drawn: on average, and at most.
fn apart(png: &[u8], drawn: &[u8]) -> (f64, u8) {
    let mut reader = png::Decoder::new(std::io::Cursor::new(png)).read_info().unwrap();
    let mut pixels = vec![0; reader.output_buffer_size().unwrap()];
    reader.next_frame(&mut pixels).unwrap();
    let palette = reader.info().palette.as_deref().unwrap().as_chunks::<3>().0;
    let (mut sum, mut most, mut count) = (0_u64, 0, 0_u32);
    for (number, pixel) in pixels.iter().zip(drawn.as_chunks::<4>().0) {
        for (is, was) in palette[usize::from(*number)].iter().zip(pixel) {
            let apart = is.abs_diff(*was);
            (sum, most, count) = (sum + u64::from(apart), most.max(apart), count + 1);
        }
    }
    (sum as f64 / f64::from(count), most)
}

#[test]
fn pictures_of_many_are_packed_in_few_colours_that_nobody_tells_from_their_own() {
    let mut p = Painter::new(PainterOptions::default()).unwrap();
    let [full, few] = ["in full colour", "in few colours"];
    for (seats, packed) in [(2, full), (4, full), (5, few), (8, few)] {
        let names: Vec<PlayerName> = (1..=seats).map(|i| PlayerName::new("", i.into())).collect();
        let (table, _) = deal(seats, 11);
        for (viewer, picture) in [
            (Viewer::Spectator, Picture::Board),
            (Viewer::Seat(Seat(1)), Picture::Private(&Notes::default())),
        ] {
            let png = draw(&mut p, &picture, &table.view(viewer), &names).unwrap().png;
            // The kind of colours stands in the header: 2 is full colour, 3 a palette.
            let kind = if png[25] == 2 { full } else { few };
            assert_eq!(kind, packed, "{seats} seats");
            if packed == few {
                let (mean, most) = apart(&png, p.pixels().2);
                println!("{seats} seats: {} bytes, {mean:.2} apart, at most {most}", png.len());
                assert!(png.len() < 160_000, "{} bytes", png.len());
                assert!(mean < 4.0 && most < 64, "{mean} apart, at most {most}");
            }
        }
    }
}
