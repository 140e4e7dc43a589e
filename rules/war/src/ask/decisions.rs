//! What the table waits for and what a seat may do (section 5). Ids are made of public facts: turn and place in the queue.

use super::{
    Answers, Asked, Illegal, Stands,
    legal::{self, kind},
    rows::DRAW,
    stands::{draw_say, prompt},
};
use crate::{
    act::Act,
    cards::Pool,
    moves::Move,
    options::Pace,
    state::{Entry, Rest, State},
    tell::card_say,
};
use skald_vocabulary::interface::{Decision, DecisionId, Duty, Key, Say, Seat, Waiting};

fn key(text: &str) -> Key {
    // Turn numbers have at most ten digits, so that every id fits.
    Key::made(text)
}

/// The decision at a place of the present queue, such as `t12.q2`.
#[must_use]
pub fn decision_id(state: &State, place: u8) -> DecisionId {
    DecisionId(key(&format!("t{}.q{}", state.turn, u32::from(state.window.base) + u32::from(place) + 1)))
}

/// The choice among looked-at cards, such as `t12.look`.
#[must_use]
pub fn look_id(state: &State) -> DecisionId {
    DecisionId(key(&format!("t{}.look", state.turn)))
}

/// A player's Draw for the coming turn, such as `t13.a`.
#[must_use]
pub fn draw_id(state: &State, seat: Seat) -> DecisionId {
    DecisionId(key(&format!("t{}.{seat}", u64::from(state.turn) + 1)))
}

/// The place in the present queue that an id names, while it has yet to be settled.
fn place_of(state: &State, at: DecisionId) -> Option<(u8, Entry)> {
    let (_, number) = at.0.as_str().split_once(".q")?;
    let place = number.parse::<u32>().ok()?.checked_sub(u32::from(state.window.base) + 1)?;
    let place = u8::try_from(place).ok().filter(|place| *place >= state.window.at)?;
    let entry = state.window.queue.get(usize::from(place))?;
    (decision_id(state, place) == at).then_some((place, *entry))
}

/// Finds a decision by its id; `acts` when the answer would use an ability.
///
/// # Errors
/// [`Illegal`] with the reason why it does not stand.
pub fn find(pool: &Pool, pace: Pace, state: &State, at: DecisionId, acts: bool) -> Result<Stands, Illegal> {
    match state.rest {
        Rest::Over => {
            let first = state.end.as_ref().and_then(|end| end.places.first());
            return Err(Illegal::Over(first.map_or_else(Vec::new, |first| first.iter().collect())));
        }
        Rest::Between if pace == Pace::Ready => {
            if let Some(seat) = state.seats().find(|seat| draw_id(state, *seat) == at) {
                let side = state.side(seat);
                if side.is_some_and(|side| side.out > 0 || side.left) {
                    return Err(skald_vocabulary::interface::Misuse::Out(seat).into());
                }
                if state.ready.has(seat) {
                    return Err(Illegal::AlreadyDrawn(state.undrawn().iter().collect()));
                }
                return Ok(Stands::Draw(seat));
            }
        }
        Rest::Look if look_id(state) == at => {
            if let Some((seat, _)) = legal::look_cards(state) {
                return Ok(Stands::Look(seat));
            }
        }
        Rest::Question => {
            if let Some((place, entry)) = place_of(state, at) {
                let left = state.side(entry.seat).is_some_and(|side| side.left);
                return match state.window.queue.get(usize::from(state.window.at)) {
                    Some(asked) if left => Err(Illegal::NotYours(asked.seat)),
                    _ => Ok(Stands::Queued(place, entry)),
                };
            }
        }
        Rest::Between | Rest::Look => {}
    }
    Err(super::why_closed(pool, state, at, acts))
}

/// The stretch of play that shares one time budget: the questions of this turn.
fn span(state: &State) -> Key {
    key(&format!("t{}", state.turn))
}

/// The stretch of pressing Draw for the next turn, which is one press (WAR-15.2).
fn draw_span(state: &State) -> Key {
    key(&format!("d{}", u64::from(state.turn) + 1))
}

/// Whom the table waits for.
#[must_use]
pub fn waiting(pool: &Pool, pace: Pace, state: &State) -> Waiting {
    match state.rest {
        Rest::Over => Waiting::Over,
        Rest::Between if pace == Pace::Ready => {
            let span = draw_span(state);
            let wait = |seat| DRAW.wait(seat, span, draw_say(DRAW.wait, state));
            Waiting::Seats(state.undrawn().iter().map(wait).collect())
        }
        Rest::Between => Waiting::Machine,
        Rest::Question => {
            let asked = state.window.queue.get(usize::from(state.window.at));
            let wait = |entry: &Entry| {
                let row = kind(state, *entry).row();
                let label = Say::new(row.wait).with("legend", card_say(pool, entry.card));
                row.wait(entry.seat, span(state), label)
            };
            Waiting::Seats(asked.map(wait).into_iter().collect())
        }
        Rest::Look => {
            let row = Asked::Look.row();
            let label = |count: usize| Say::new(row.wait).with("count", count);
            let wait = |(seat, cards): (Seat, legal::Looked)| row.wait(seat, span(state), label(cards.len()));
            Waiting::Seats(legal::look_cards(state).map(wait).into_iter().collect())
        }
    }
}

/// All that a seat may do now.
#[must_use]
pub fn open(pool: &Pool, pace: Pace, state: &State, seat: Seat) -> Vec<Decision> {
    let mut open = Vec::new();
    match state.rest {
        Rest::Over => {}
        Rest::Between => {
            if pace == Pace::Ready && state.undrawn().has(seat) {
                let prompt = draw_say(DRAW.ask, state);
                let span = draw_span(state);
                open.push(DRAW.decision(draw_id(state, seat), seat, Duty::Owed, span, prompt));
            }
        }
        Rest::Question => {
            let queued = (0_u8..).zip(&state.window.queue).skip(usize::from(state.window.at));
            for (place, entry) in queued.filter(|(_, entry)| entry.seat == seat) {
                if state.side(seat).is_some_and(|side| side.left) {
                    continue;
                }
                let duty = if place == state.window.at {
                    Duty::Owed
                } else if state.prepared.iter().any(|prepared| prepared.place == place) {
                    Duty::Given
                } else if legal::may(pool, state, *entry) {
                    Duty::Ahead
                } else {
                    continue;
                };
                let (row, id) = (kind(state, *entry).row(), decision_id(state, place));
                let span = span(state);
                open.push(row.decision(id, seat, duty, span, prompt(pool, state, *entry)));
            }
        }
        Rest::Look => {
            if let Some((looks, cards)) = legal::look_cards(state)
                && looks == seat
            {
                let row = Asked::Look.row();
                let prompt = Say::new(row.ask).with("count", cards.len());
                open.push(row.decision(look_id(state), seat, Duty::Owed, span(state), prompt));
            }
        }
    }
    open
}

/// What is played when time runs out (WAR-15.5).
#[must_use]
pub fn defaults(pool: &Pool, pace: Pace, state: &State, at: DecisionId) -> Option<Move> {
    let stands = find(pool, pace, state, at, false).ok()?;
    let act = match stands {
        Stands::Draw(_) => Act::Draw,
        Stands::Queued(..) => Act::No,
        Stands::Look(_) => legal::default_take(pool, state)?,
    };
    Some(Answers { pool, state, stands }.written(&act))
}
