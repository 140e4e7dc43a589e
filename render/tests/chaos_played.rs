//! Real games of Legends of Chaos played at random, with pictures drawn on the way: whatever the rules bring about can
//! be drawn, read and told.
#![allow(clippy::panic, clippy::unwrap_used)]

use skald_render::names::PlayerName;
use skald_render::painter::{Painter, PainterOptions};
use skald_render::{Notes, Picture, draw};
use skald_rules::chance::{Chance, Fast};
use skald_rules::chaos::{Chaos, Phase};
use skald_rules::interface::{Input, Options, Seat, Setup, Viewer, Waiting};
use skald_rules::playout::random_line;
use skald_rules::table::{GameKind, Table};
use skald_rules::views::AnyView;

fn deal(seats: u8, seed: u64) -> (Box<dyn Table>, Fast) {
    let setup = Setup { seats, options: Options::default(), packs: vec![] };
    let mut dice = Fast::new(seed);
    let opened = GameKind::of::<Chaos>().open(&setup).unwrap();
    (opened.start(&[], &mut dice).unwrap(), dice)
}

/// What attacks would cost is told when the answers are revealed, and not before.
fn told_in_time(view: &AnyView) {
    let AnyView::Chaos(view) = view else { panic!("not a game of Legends of Chaos") };
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
    let AnyView::Chaos(view) = view else { return };
    let own = &view.own[0];
    let window = matches!(view.phase, Phase::Answers | Phase::PassedOn);
    assert_eq!(own.clock.is_some(), window && waits && own.plan.is_none());
}

/// Draws what `table` shows now and checks it.
fn look(p: &mut Painter, table: &dyn Table, names: &[PlayerName], whose: u8) {
    let board = draw(p, &Picture::Board, &table.view(Viewer::Spectator), names).unwrap();
    let own = table.view(Viewer::Seat(Seat(whose)));
    told_in_time(&own);
    let waits = matches!(table.waiting(), Waiting::Seats(all) if all.iter().any(|w| w.seat == Seat(whose)));
    told_to_the_asked(&own, waits);
    let private = draw(p, &Picture::Private(&Notes::default()), &own, names).unwrap();
    let same = draw(p, &Picture::Board, &own, names).unwrap();
    assert_eq!(board.png, same.png, "the board looks different to a player");
    for drawing in [board, private] {
        assert_eq!(drawing.layout.faults(350.0), []);
        let twin = drawing.twin.join("\n");
        assert!(!twin.contains('[') && !twin.contains("{$"), "{twin}");
        assert!(drawing.alt.chars().count() <= 1024);
    }
}

#[test]
fn whatever_happens_in_a_game_can_be_shown() {
    let mut p = Painter::new(PainterOptions::default()).unwrap();
    for (seats, seed) in [(2, 1), (3, 2), (5, 3), (8, 4)] {
        let names: Vec<PlayerName> = (1..=seats).map(|i| PlayerName::new("", i.into())).collect();
        let (mut table, mut dice) = deal(seats, seed);
        let mut choices = Fast::new(seed + 100);
        let mut questions = 0_u32;
        while questions < 400 {
            let input = match table.waiting() {
                Waiting::Over => break,
                Waiting::Machine => Input::Continue,
                Waiting::Seats(waits) => {
                    let seat = waits[0].seat;
                    let asked = |d: &&skald_rules::interface::Decision| d.kind.as_str() != "resign";
                    let at = table.open(seat).iter().find(asked).unwrap().id;
                    if questions.is_multiple_of(13) {
                        look(&mut p, table.as_ref(), &names, seat.0);
                    }
                    questions += 1;
                    Input::Answer { at, with: random_line(table.as_ref(), at, &mut choices).unwrap() }
                }
            };
            table.play(&input, &mut dice).unwrap();
            if choices.pick("look", 40) == 0 {
                look(&mut p, table.as_ref(), &names, 0);
            }
        }
        let over = table.view(Viewer::Everyone);
        for picture in [Picture::Result, Picture::Digest(&[])] {
            let drawing = draw(&mut p, &picture, &over, &names).unwrap();
            assert_eq!(drawing.layout.faults(350.0), []);
        }
        assert!(questions > 0);
    }
}
