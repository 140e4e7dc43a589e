//! What everybody sees in games that are played at random, for measuring.

use skald_render::names::PlayerName;
use skald_rules::{
    chance::Fast,
    interface::{Input, Options, Setup, Viewer, Waiting},
    table::{Opened, Table},
    views::AnyView,
};

/// Boards of one game at most, so that several games are among them.
const OF_A_GAME: usize = 60;

/// A kind of table: its game, its seats, its options.
pub struct Kind {
    pub name: &'static str,
    pub game: &'static str,
    pub seats: u8,
    pub options: &'static [(&'static str, &'static str)],
}

/// The tables that are measured.
pub const KINDS: [Kind; 10] = [
    Kind { name: "War of 2", game: "war", seats: 2, options: &[] },
    Kind { name: "War of 6", game: "war", seats: 6, options: &[] },
    Kind { name: "Legends of Chaos, 2", game: "chaos", seats: 2, options: &[] },
    Kind { name: "Legends of Chaos, 8", game: "chaos", seats: 8, options: &[] },
    Kind { name: "Legends At War, Skirmish of 2", game: "law", seats: 2, options: &[("form", "skirmish")] },
    Kind { name: "Legends At War, Standard of 4", game: "law", seats: 4, options: &[("form", "standard")] },
    Kind { name: "Legends At War, Ragnarok of 4", game: "law", seats: 4, options: &[("form", "ragnarok")] },
    Kind { name: "Lost Legends, 4", game: "lost", seats: 4, options: &[] },
    Kind { name: "Lost Legends, 5", game: "lost", seats: 5, options: &[] },
    Kind { name: "Legions", game: "lraw", seats: 2, options: &[] },
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

fn opened(kind: &Kind) -> Box<dyn Opened> {
    let options = kind.options.iter().fold(Options::default(), |all, (key, value)| all.with(key, value));
    let setup = Setup { seats: kind.seats, options, packs: Vec::new() };
    skald_rules::catalogue::standard().get(kind.game).unwrap().open(&setup).unwrap()
}

/// So many games are looked at for one that is long enough.
const GAMES: u64 = 100;

/// Plays a game at random; `each` sees the table before the first input and after every one. Returns how many there were.
fn play(opened: &dyn Opened, seed: u64, mut each: impl FnMut(usize, &dyn Table)) -> usize {
    let (mut dice, mut choices) = (Fast::new(seed), Fast::new(!seed));
    let mut table = opened.start(&[], &mut dice).unwrap();
    each(0, table.as_ref());
    let mut at = 0;
    while step(table.as_mut(), &mut dice, &mut choices) {
        at += 1;
        each(at, table.as_ref());
    }
    at
}

/// What `who` sees in one whole game, in even distances, its beginning and its end among them; nothing where games are too short.
pub fn whole(kind: &Kind, who: Viewer, count: usize) -> Option<Vec<AnyView>> {
    let opened = opened(kind);
    let lengths = (0..GAMES).map(|seed| (seed, play(opened.as_ref(), seed, |_, _| {})));
    let (seed, last) = lengths.into_iter().find(|(_, length)| *length >= count)?;
    let mut all = Vec::new();
    play(opened.as_ref(), seed, |at, table| {
        if all.len() < count && at == all.len() * last / (count - 1) {
            all.push(table.view(who));
        }
    });
    Some(all)
}

/// What `who` sees in games played at random: one board after the other, a new game after so many.
pub fn boards(kind: &Kind, who: Viewer, count: usize) -> Vec<AnyView> {
    let opened = opened(kind);
    let mut all = Vec::new();
    for seed in 0.. {
        let (mut dice, mut choices) = (Fast::new(seed), Fast::new(!seed));
        let mut table = opened.start(&[], &mut dice).unwrap();
        for _ in 0..OF_A_GAME {
            all.push(table.view(who));
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

/// Names for so many players.
pub fn names(count: u8) -> Vec<PlayerName> {
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
