//! What a private picture shows is what its game says that it shows: while that stays the same, so does the picture. And it changes
//! only with what the game says to be its player's own: what others do on the board sends no hand.

use std::collections::BTreeSet;

use skald_render::{
    Drawing, Notes, Picture, draw,
    names::PlayerName,
    painter::{Painter, PainterOptions},
};
use skald_rules::{
    catalogue::{GameKind, standard},
    chance::{Chance, Fast},
    interface::{Duty, Input, Options, Seat, Setup, Viewer, Waiting},
    table::Table,
    views::AnyView,
};

/// So many inputs of each game are looked at.
const INPUTS: u32 = 60;
/// One of so many is drawn.
const SOME: u32 = 25;

/// Plays on by one input at random; `false` when the game is over.
fn step(table: &mut dyn Table, choices: &mut Fast) -> bool {
    let input = match table.waiting() {
        Waiting::Over => return false,
        Waiting::Machine => Input::Continue,
        Waiting::Seats(_) => {
            let seats = Seat::all(table.seats());
            let owed: Vec<_> = seats
                .flat_map(|seat| table.open(seat))
                .filter(|decision| decision.duty == Duty::Owed)
                .collect();
            let most = u32::try_from(owed.len()).unwrap();
            let at = &owed[usize::try_from(choices.pick("who", most)).unwrap()];
            Input::Answer { at: at.id, with: table.random_move(at.id, choices).unwrap() }
        }
    };
    table.play(&input, choices).unwrap();
    true
}

/// What was seen of a seat last.
struct Seen {
    own: Vec<u8>,
    part: Vec<u8>,
    bytes: Vec<u8>,
    view: AnyView,
}

/// What was found at a table.
#[derive(Default)]
struct Found {
    inputs: u32,
    /// How often a private part changed.
    sent: u32,
    /// How often a view changed while nothing of it was its player's own.
    foreign: u32,
    /// How often a view changed while its private part did not.
    alike: u32,
}

fn looked_at(kind: &GameKind, setup: &Setup, painter: &mut Painter) -> Found {
    let at = format!("{} of {}, {:?}", kind.id, setup.seats, setup.options);
    let mut choices = Fast::new(7);
    let mut table = kind.open(setup).unwrap().start(&[], &mut choices).unwrap();
    let names: Vec<_> = (1..=8).map(|number| PlayerName::new(&format!("Player {number}"), number)).collect();
    let mut drawn = |view: &AnyView| -> Drawing {
        draw(painter, &Picture::Private(&Notes::default()), view, &names).unwrap()
    };
    let mut seen: Vec<Option<Seen>> = Seat::all(setup.seats).map(|_| None).collect();
    let mut found = Found::default();
    while found.inputs < INPUTS {
        for (seat, seen) in Seat::all(setup.seats).zip(&mut seen) {
            let now = Seen {
                own: table.own_bytes(seat),
                part: table.private_bytes(seat),
                bytes: table.view_bytes(Viewer::Seat(seat)),
                view: table.view(Viewer::Seat(seat)),
            };
            let Some(before) = seen.replace(now) else { continue };
            let now = seen.as_ref().unwrap();
            found.sent += u32::from(before.part != now.part);
            if before.bytes == now.bytes {
                continue;
            }
            // The stricter half: what others do on the board sends no hand.
            if before.own == now.own && table.outcome().is_none() {
                found.foreign += 1;
                assert!(
                    before.part == now.part,
                    "{at}, {seat}: a hand goes out although nothing of it changed"
                );
            }
            if before.part == now.part {
                // Pictures take their time: some are enough.
                if found.alike % SOME == 0 {
                    let (old, new) = (drawn(&before.view), drawn(&now.view));
                    assert_eq!(old.twin, new.twin, "{at}, {seat}");
                    assert!(old == new, "{at}, {seat}: {:?}\n{:?}", old.alt, new.alt);
                }
                found.alike += 1;
            }
        }
        found.inputs += 1;
        if !step(&mut *table, &mut choices) {
            break;
        }
    }
    found
}

/// Every game and match, with the fewest and the most seats, in each of its forms.
#[test]
fn a_move_changes_no_hand_that_it_does_not_concern() {
    let mut painter = Painter::new(PainterOptions::default()).unwrap();
    for kind in standard().iter() {
        let mut foreign = 0;
        let (fewest, most) = kind.seats().into_inner();
        let sizes: BTreeSet<u8> = [fewest, 3.clamp(fewest, most), most].into();
        for seats in sizes {
            for options in kind.variants(seats, &Options::default()) {
                let setup = Setup { seats, options, ..Setup::default() };
                let found = looked_at(&kind, &setup, &mut painter);
                println!(
                    "{} of {seats}, {:?}: {} inputs, {} hands, {} views that changed in what is foreign, {} alike",
                    kind.id, setup.options.0, found.inputs, found.sent, found.foreign, found.alike
                );
                foreign += found.foreign;
            }
        }
        assert!(foreign > 20, "{}: in {foreign} views only what is foreign changed", kind.id);
    }
}
