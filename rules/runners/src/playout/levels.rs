//! Two automatic players meet: how often the one wins against the other, in pairs of games with the seats exchanged.

use serde::Serialize;
use skald_vocabulary::{
    chance::Fast,
    interface::{Duty, Game, Input, Seat, Setup, SetupError, Waiting},
};

use super::{
    Plan, Player,
    balance::{rounded, wilson},
    next,
};

/// The most inputs of a game: one that takes more counts as a game without a result.
const MOST_INPUTS: u32 = 100_000;

/// Who is to meet whom.
#[derive(Clone, Debug)]
pub struct Trial {
    /// The game: its seats, options, packs, lists, first seed and number of games, of which an odd last one is left out. Its
    /// player is not asked.
    pub plan: Plan,
    /// The one whose wins are counted.
    pub one: Player,
    /// The other.
    pub other: Player,
}

/// How often the one won.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Meeting {
    /// How many games were played.
    pub games: u32,
    /// The share of the one's wins, from 0 to 1; 0.5 is even. Who share the first place share the win, and a game without a
    /// result is half a win for each.
    pub share: f64,
    /// Where its 95 % interval begins: Wilson's score interval, as if every game were dealt apart. The games of a pair are dealt
    /// alike and their luck cancels out, so the interval is rather too wide than too narrow.
    pub low: f64,
    /// Where the interval ends.
    pub high: f64,
}

/// Lets two players meet. Two games each begin with the same deal; in the second everybody has the seats that the other had in the
/// first. With three seats and more, each has about half of them, in turn other ones; who play on one side are of one kind.
///
/// # Errors
/// [`SetupError`] when the seats, an option, a pack or a kit does not fit.
pub fn meet<G: Game>(trial: &Trial) -> Result<Meeting, SetupError> {
    let plan = &trial.plan;
    let setup = Setup { seats: plan.seats, options: plan.options.clone(), packs: plan.packs.clone() };
    let game = G::new(&setup)?;
    let (mut won, mut games) = (0.0, 0_u32);
    for pair in 0..plan.games / 2 {
        let seed = plan.seed.wrapping_add(pair);
        for exchanged in [false, true] {
            won += duel(&game, trial, seed, exchanged)?;
            games = games.saturating_add(1);
        }
    }
    let count = f64::from(games.max(1));
    let share = won / count;
    let (low, high) = wilson(share, count);
    Ok(Meeting { games, share: rounded(share), low: rounded(low), high: rounded(high) })
}

/// One game; which part of the win the one has.
fn duel<G: Game>(game: &G, trial: &Trial, seed: u64, exchanged: bool) -> Result<f64, SetupError> {
    let (mut dice, mut choices) = (Fast::new(seed), Fast::new(!seed));
    let mut thoughts = Fast::new(seed ^ 0x5eed_7400_9475_0000);
    let mut out = Vec::new();
    let mut state = game.start(&trial.plan.kits, &mut dice, &mut out)?;
    let ones = ones(game, &state, trial.plan.seats, seed, exchanged);
    let player = |seat: Seat| if ones.contains(&seat) { trial.one } else { trial.other };
    for _ in 0..MOST_INPUTS {
        let right = next::right_of(game, &state, trial.plan.seats, player, &mut thoughts);
        let input = match right {
            Ok(Some(input)) => input,
            _ => match game.waiting(&state) {
                Waiting::Over => break,
                Waiting::Machine => Input::Continue,
                Waiting::Seats(waits) => {
                    let Some(seat) = waits.first().map(|wait| wait.seat) else { break };
                    let open = game.open(&state, seat);
                    let Some(at) = open.iter().find(|at| at.duty == Duty::Owed) else { break };
                    let Ok(with) = player(seat).answer(game, &state, at, &mut choices) else { break };
                    Input::Answer { at: at.id, with }
                }
            },
        };
        out.clear();
        if game.play(&mut state, &input, &mut dice, &mut out).is_err() {
            break;
        }
    }
    let winners = game.outcome(&state).map(|outcome| outcome.winners().to_vec()).unwrap_or_default();
    let count = |seats: &[Seat]| u8::try_from(seats.len()).map_or(0.0, f64::from);
    let mine: Vec<Seat> = winners.iter().copied().filter(|seat| ones.contains(seat)).collect();
    Ok(if winners.is_empty() { 0.5 } else { count(&mine) / count(&winners) })
}

/// The seats of the one: every other side, beginning with another one from deal to deal.
fn ones<G: Game>(game: &G, state: &G::State, seats: u8, seed: u64, exchanged: bool) -> Vec<Seat> {
    let mut sides: Vec<u8> = Seat::all(seats).map(|seat| game.side(state, seat)).collect();
    sides.sort_unstable();
    sides.dedup();
    let count = sides.len().max(1);
    // Neighbours are of two kinds in one deal, and of one kind in the next.
    let apart = seed.is_multiple_of(2);
    let first = |place: usize| if apart { place.is_multiple_of(2) } else { place < count.div_ceil(2) };
    let begins = usize::try_from(seed / 2 % u64::try_from(count).unwrap_or(1)).unwrap_or(0);
    let is_ones = |seat: &Seat| {
        let side = game.side(state, *seat);
        let place = sides.iter().position(|of| *of == side).unwrap_or(0);
        first((place + begins) % count) != exchanged
    };
    Seat::all(seats).filter(is_ones).collect()
}
