//! The next input of a playout: whose turn it is to answer, and what.

use super::{Player, pace::Pace};
use skald_vocabulary::{
    chance::{Chance, Fast},
    interface::{Duty, Game, Input, Seat, Wait, Waiting},
};

/// In a thorough playout somebody leaves once in so many inputs.
const LEAVES: u32 = 400;

/// The next input of a thorough walk: mostly an owed answer; sometimes a right, an answer ahead, a change or a
/// withdrawal. `None` when the game is over.
///
/// # Errors
/// A sentence for developers, when a menu leads nowhere.
pub fn next_input<G: Game>(
    game: &G,
    state: &G::State,
    seats: u8,
    choices: &mut dyn Chance,
) -> Result<Option<Input<G::Move>>, String> {
    if game.waiting(state) == Waiting::Over {
        return Ok(None);
    }
    match unasked(game, state, seats, choices)? {
        Some(input) => Ok(Some(input)),
        None => owed(game, state, Player::Random, None, choices),
    }
}

/// Now and then something that nobody waits for; `None` most of the time.
pub(super) fn unasked<G: Game>(
    game: &G,
    state: &G::State,
    seats: u8,
    choices: &mut dyn Chance,
) -> Result<Option<Input<G::Move>>, String> {
    if choices.pick("a right?", 4) != 0 {
        return Ok(None);
    }
    let others: Vec<_> = Seat::all(seats)
        .flat_map(|seat| game.open(state, seat))
        .filter(|decision| decision.duty != Duty::Owed)
        .collect();
    let Some(decision) = one_of(&others, choices) else { return Ok(None) };
    let at = decision.id;
    if decision.duty == Duty::Given && choices.coin("withdraw?") {
        return Ok(Some(Input::Withdraw { at }));
    }
    Player::Random.answer(game, state, decision, choices).map(|with| Some(Input::Answer { at, with }))
}

/// A right that a sensible player uses: each of those that are open to anybody is thought about once in a while, and most
/// are left alone.
pub(super) fn right<G: Game>(
    game: &G,
    state: &G::State,
    seats: u8,
    player: Player,
    choices: &mut dyn Chance,
) -> Result<Option<Input<G::Move>>, String> {
    right_of(game, state, seats, |_| player, choices)
}

/// The same where not all are of one kind.
pub(super) fn right_of<G: Game>(
    game: &G,
    state: &G::State,
    seats: u8,
    player: impl Fn(Seat) -> Player,
    choices: &mut dyn Chance,
) -> Result<Option<Input<G::Move>>, String> {
    let rights: Vec<_> = Seat::all(seats)
        .flat_map(|seat| game.open(state, seat))
        .filter(|decision| decision.duty == Duty::Free)
        .collect();
    let Some(decision) = one_of(&rights, choices) else { return Ok(None) };
    let with = player(decision.seat).uses(game, state, decision, choices)?;
    Ok(with.map(|with| Input::Answer { at: decision.id, with }))
}

/// Now and then somebody who leaves for good, or all who agree to end the game, which the host then calls; `None` most of
/// the time.
pub(super) fn leaver<G: Game>(
    game: &G,
    state: &G::State,
    seats: u8,
    choices: &mut dyn Chance,
) -> Option<Input<G::Move>> {
    if game.waiting(state) == Waiting::Over || choices.pick("leaves?", LEAVES) != 0 {
        return None;
    }
    let who = u8::try_from(choices.pick("who leaves", u32::from(seats) + 1)).ok()?;
    let input = if who == seats { Input::TimeCalled } else { Input::Resign { seat: Seat(who) } };
    // Who has left already cannot leave again: it is tried on a copy first.
    let tried = game.play(&mut state.clone(), &input, &mut Fast::new(0), &mut Vec::new());
    tried.is_ok().then_some(input)
}

/// How far a game was played without a look at it on the way.
pub(super) struct Raced {
    /// How many inputs it took.
    pub(super) inputs: u64,
    /// How many of them were answers.
    pub(super) answers: u32,
    /// What is wrong, if it stopped for that.
    pub(super) broken: Option<String>,
}

/// Plays a game to its end, or up to `bound` inputs, by moves at random and without a look at it on the way: with the same draws
/// and the same clock as if each input came from [`owed`] and was played.
pub(super) fn race<G: Game>(
    game: &G,
    state: &mut G::State,
    pace: &mut Pace,
    bound: u64,
    (choices, dice): (&mut Fast, &mut Fast),
) -> Raced {
    let mut raced = Raced { inputs: 0, answers: 0, broken: None };
    let mut events = Vec::new();
    while raced.inputs < bound {
        events.clear();
        let gone = match game.waiting(state) {
            Waiting::Over => break,
            Waiting::Machine => game
                .play(state, &Input::Continue, dice, &mut events)
                .map_err(|illegal| format!("the table cannot go on by itself: {illegal:?}")),
            Waiting::Seats(waits) => one_of(&pace.due(waits), choices)
                .map(|wait: &Wait| wait.seat)
                .ok_or_else(|| "the table waits for seats, but names none".to_owned())
                .and_then(|seat| {
                    pace.answers(seat);
                    raced.answers += 1;
                    game.answer_at_random(state, seat, choices, dice, &mut events)
                }),
        };
        if let Err(what) = gone {
            raced.broken = Some(what);
            break;
        }
        raced.inputs += 1;
    }
    raced
}

/// An owed answer, or the host's `Continue`; `None` when the game is over. With a `pace`, whoever's time ends first
/// answers, at the end of it.
pub(super) fn owed<G: Game>(
    game: &G,
    state: &G::State,
    player: Player,
    pace: Option<&mut Pace>,
    choices: &mut dyn Chance,
) -> Result<Option<Input<G::Move>>, String> {
    let mut waits = match game.waiting(state) {
        Waiting::Over => return Ok(None),
        Waiting::Machine => return Ok(Some(Input::Continue)),
        Waiting::Seats(waits) => waits,
    };
    let mut pace = pace;
    if let Some(pace) = &mut pace {
        waits = pace.due(waits);
    }
    let seat = one_of(&waits, choices)
        .map(|wait: &Wait| wait.seat)
        .ok_or("the table waits for seats, but names none")?;
    if let Some(pace) = pace {
        pace.answers(seat);
    }
    let mut owed = game.open(state, seat);
    owed.retain(|decision| decision.duty == Duty::Owed);
    let decision = one_of(&owed, choices).ok_or_else(|| format!("{seat} owes no answer"))?;
    let with = player.answer(game, state, decision, choices)?;
    Ok(Some(Input::Answer { at: decision.id, with }))
}

/// One of the items at random.
fn one_of<'i, T>(items: &'i [T], choices: &mut dyn Chance) -> Option<&'i T> {
    let count = u32::try_from(items.len()).ok()?;
    items.get(usize::try_from(choices.pick("which", count)).ok()?)
}
