//! How long boards take while games go on: each board is one that the painter has never drawn, and shows what has changed
//! since the one before. One painter draws them all, as in the bot.
//!
//! `cargo bench -p skald-render --bench going_on` prints one line for each kind of table; no figure is asserted.
#![allow(
    dead_code,
    clippy::cast_precision_loss,
    clippy::indexing_slicing,
    clippy::print_stdout,
    clippy::unwrap_used,
    missing_docs
)]

use skald_render::{
    Lately, draw_since,
    names::PlayerName,
    painter::{Painter, PainterOptions},
};
use skald_rules::{
    chance::Fast,
    interface::{Input, Options, Setup, Viewer, Waiting},
    table::Table,
    views::AnyView,
};

mod measure;

/// Boards that a painter draws before it is measured, and boards that are.
const BEFORE: usize = 60;
const BOARDS: usize = 300;
/// Boards of one game at most, so that several games are among them.
const OF_A_GAME: usize = 60;

/// A kind of table: its game, its seats, its options.
struct Kind {
    name: &'static str,
    game: &'static str,
    seats: u8,
    options: &'static [(&'static str, &'static str)],
}

const KINDS: [Kind; 7] = [
    Kind { name: "War of 2", game: "war", seats: 2, options: &[] },
    Kind { name: "War of 6", game: "war", seats: 6, options: &[] },
    Kind { name: "Legends of Chaos, 2", game: "chaos", seats: 2, options: &[] },
    Kind { name: "Legends of Chaos, 8", game: "chaos", seats: 8, options: &[] },
    Kind { name: "Legends At War, Skirmish of 2", game: "law", seats: 2, options: &[("form", "skirmish")] },
    Kind { name: "Legends At War, Standard of 4", game: "law", seats: 4, options: &[("form", "standard")] },
    Kind { name: "Legends At War, Ragnarok of 4", game: "law", seats: 4, options: &[("form", "ragnarok")] },
];

/// Plays one input at random; false when the game is over.
fn step(table: &mut dyn Table, dice: &mut Fast, choices: &mut Fast) -> bool {
    let input = match table.waiting() {
        Waiting::Over => return false,
        Waiting::Machine => Input::Continue,
        Waiting::Seats(waits) => {
            let open = table.open(waits.first().unwrap().seat);
            let at = open.first().unwrap().id;
            Input::Answer { at, with: table.random_move(at, choices).unwrap() }
        }
    };
    table.play(&input, dice).unwrap();
    true
}

/// What everybody sees in games played at random: one board after the other, a new game after so many.
fn boards(kind: &Kind, count: usize) -> Vec<AnyView> {
    let options = kind.options.iter().fold(Options::default(), |all, (key, value)| all.with(key, value));
    let setup = Setup { seats: kind.seats, options, packs: Vec::new() };
    let opened = skald_rules::catalogue::standard().get(kind.game).unwrap().open(&setup).unwrap();
    let mut all = Vec::new();
    for seed in 0.. {
        let (mut dice, mut choices) = (Fast::new(seed), Fast::new(!seed));
        let mut table = opened.start(&[], &mut dice).unwrap();
        for _ in 0..OF_A_GAME {
            all.push(table.view(Viewer::Spectator));
            if all.len() == count {
                return all;
            }
            if !step(table.as_mut(), &mut dice, &mut choices) {
                break;
            }
        }
    }
    all
}

fn names(count: u8) -> Vec<PlayerName> {
    let raw = [
        "Ana Müller",
        "Łukasz 🦊",
        "Ὀδυσσεύς",
        "Дмитрий",
        "محمد علي",
        "Bartholomew",
        "Nguyễn Thị Ngọc",
        "Wilhelmina",
    ];
    raw.iter().take(count.into()).zip(1..).map(|(name, seat)| PlayerName::new(name, seat)).collect()
}

fn main() {
    for kind in &KINDS {
        let (views, names) = (boards(kind, BEFORE + BOARDS), names(kind.seats));
        let mut p = Painter::new(PainterOptions::default()).unwrap();
        measure::warm(&mut p);
        let (mut taken, mut largest) = (0.0, 0);
        for (at, view) in views.iter().enumerate() {
            let lately = Lately { before: at.checked_sub(1).map(|at| &views[at]), lines: &[] };
            let begun = measure::nanoseconds();
            let size = draw_since(&mut p, view, lately, &names).unwrap().png.len();
            let ended = measure::nanoseconds();
            if at >= BEFORE {
                taken += begun.zip(ended).map_or(f64::NAN, |(begun, ended)| (ended - begun) / 1e6);
                largest = largest.max(size);
            }
        }
        // Some kernels count in steps of milliseconds, so that only the sum says anything.
        let mean = taken / BOARDS as f64;
        println!(
            "{}: {BOARDS} boards one after the other, {mean:.2} ms of processor time each; the largest has {largest} bytes",
            kind.name
        );
    }
}
