//! Looking back tells nobody more than they may know: what a player is told and shown of a game, step by step, is the same
//! however the things lie that are hidden from them.

use skald::host::Account;
use skald_rules::{
    catalogue::standard,
    chance::{Chance, Fast},
    interface::{By, Seat, Setup, Viewer},
};
use skald_tests::chance::input;

/// Games of each kind, steps of one before hidden things are dealt anew, and after it.
const GAMES: u64 = 40;
const BEFORE: u32 = 30;
const AFTER: u32 = 25;

#[test]
fn what_a_player_looks_back_at_does_not_depend_on_what_is_hidden_from_them() {
    for kind in standard().iter() {
        let seats = *kind.seats().start();
        let setup = Setup { seats, options: Default::default(), packs: Vec::new() };
        let opened = kind.open(&setup).unwrap();
        let (mut compared, mut differed) = (0, 0);
        for seed in 0..GAMES {
            let (mut dice, mut choices) = (Fast::new(seed), Fast::new(!seed));
            let mut real = opened.start(&[], &mut dice).unwrap();
            let viewer = match choices.pick("viewer", u32::from(seats) + 1) {
                0 => Viewer::Spectator,
                seat => Viewer::Seat(Seat(u8::try_from(seat - 1).unwrap())),
            };
            for _ in 0..choices.pick("before", BEFORE) {
                let Some(input) = input(&*real, &mut choices) else { break };
                real.play(&input, &mut dice).unwrap();
            }
            // From here on there are two games that look the same to the viewer.
            let mut other = real.redraw(viewer, &mut Fast::new(seed + 1_000));
            let (mut one, mut two) = (Account::of(viewer), Account::of(viewer));
            for number in 0..AFTER {
                let Some(input) = input(&*real, &mut choices) else { break };
                let luck = u64::from(number) + 77 * seed;
                real.play(&input, &mut Fast::new(luck)).unwrap();
                // What can only be played from hidden things, or shows some, tells of them by right: the rest is dealt anew.
                if other.play(&input, &mut Fast::new(luck)).is_err()
                    || real.view(viewer) != other.view(viewer)
                {
                    other = real.redraw(viewer, &mut Fast::new(luck + 2_000));
                    (one, two) = (Account::of(viewer), Account::of(viewer));
                    continue;
                }
                one.hear(number, By::Hand, Vec::new(), &*real, true);
                two.hear(number, By::Hand, Vec::new(), &*other, true);
                assert_eq!(one, two, "{} of seed {seed} for {viewer:?}", kind.id);
                compared += 1;
                differed += usize::from(real.snapshot() != other.snapshot());
            }
        }
        println!("{}: {compared} steps compared, {differed} of them in games that differ", kind.id);
        // Almost every step of War shows cards.
        assert!(compared > 20 && differed > 4, "{}: {compared}, {differed}", kind.id);
    }
}
