//! What the table waits for and what a seat may do (section 5). Ids are made of public facts: turn and place in the queue.

use super::{
    Illegal,
    legal::{self, kind},
};
use crate::{
    cards::Pool,
    engine::Act,
    moves::Move,
    options::Pace,
    state::{Entry, Rest, State},
    tell::card_say,
    view::Asked,
};
use skald_vocabulary::interface::{
    Auto, Clock, ClockClass, Decision, DecisionId, Duty, Key, Release, Say, Seat, Stakes, Wait, Waiting,
};

/// The standing kinds of decisions; orders and texts go by them.
pub const DRAW: Key = Key::of("draw");
/// A Legend's first use.
pub const USE: Key = Key::of("use");
/// A later use.
pub const GAMBLE: Key = Key::of("gamble");
/// A strike.
pub const STRIKE: Key = Key::of("strike");
/// The choice among looked-at cards.
pub const LOOK: Key = Key::of("look");

/// The kind of decision as a key.
#[must_use]
pub const fn kind_key(asked: Asked) -> Key {
    match asked {
        Asked::Use => USE,
        Asked::Gamble => GAMBLE,
        Asked::Strike => STRIKE,
        Asked::Look => LOOK,
    }
}

fn key(text: &str) -> Key {
    // Turn numbers have at most ten digits, so that every id fits.
    Key::new(text).unwrap_or(LOOK)
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

/// A decision that stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stands {
    /// The Draw of a player.
    Draw(Seat),
    /// A place in the queue: asked now, or to be answered ahead.
    Queued(u8, Entry),
    /// The choice among looked-at cards.
    Look(Seat),
}

/// Finds a decision by its id.
///
/// # Errors
/// [`Illegal`] with the reason why it does not stand.
pub fn find(
    pool: &Pool,
    pace: Pace,
    state: &State,
    at: DecisionId,
    answer: Option<&Move>,
) -> Result<Stands, Illegal> {
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
            let queued = (0_u8..).zip(&state.window.queue).skip(usize::from(state.window.at));
            for (place, entry) in queued {
                if decision_id(state, place) == at {
                    let left = state.side(entry.seat).is_some_and(|side| side.left);
                    return match state.window.queue.get(usize::from(state.window.at)) {
                        Some(asked) if left => Err(Illegal::NotYours(asked.seat)),
                        _ => Ok(Stands::Queued(place, *entry)),
                    };
                }
            }
        }
        Rest::Between | Rest::Look => {}
    }
    Err(super::why_closed(pool, state, at, answer))
}

/// The time budget of a turn's questions.
fn clock(state: &State) -> Clock {
    Clock { class: ClockClass::Turn, span: key(&format!("t{}", state.turn)) }
}

fn draw_clock(state: &State) -> Clock {
    Clock { class: ClockClass::Quick, span: key(&format!("t{}", u64::from(state.turn) + 1)) }
}

/// Whom the table waits for.
#[must_use]
pub fn waiting(pool: &Pool, pace: Pace, state: &State) -> Waiting {
    match state.rest {
        Rest::Over => Waiting::Over,
        Rest::Between if pace == Pace::Ready => Waiting::Seats(
            state
                .undrawn()
                .iter()
                .map(|seat| Wait {
                    seat,
                    label: Say::new("war-wait-draw").with("turn", state.turn.saturating_add(1)),
                    clock: draw_clock(state),
                })
                .collect(),
        ),
        Rest::Between => Waiting::Machine,
        Rest::Question => {
            let asked = state.window.queue.get(usize::from(state.window.at));
            Waiting::Seats(
                asked
                    .map(|entry| Wait {
                        seat: entry.seat,
                        label: Say::new(wait_word(kind(state, *entry)))
                            .with("legend", card_say(pool, entry.card)),
                        clock: clock(state),
                    })
                    .into_iter()
                    .collect(),
            )
        }
        Rest::Look => Waiting::Seats(
            legal::look_cards(state)
                .map(|(seat, cards)| Wait {
                    seat,
                    label: Say::new("war-wait-look").with("count", cards.len()),
                    clock: clock(state),
                })
                .into_iter()
                .collect(),
        ),
    }
}

const fn wait_word(asked: Asked) -> &'static str {
    match asked {
        Asked::Use => "war-wait-use",
        Asked::Gamble => "war-wait-gamble",
        Asked::Strike => "war-wait-strike",
        Asked::Look => "war-wait-look",
    }
}

const fn prompt_word(asked: Asked) -> &'static str {
    match asked {
        Asked::Use => "war-ask-use",
        Asked::Gamble => "war-ask-gamble",
        Asked::Strike => "war-ask-strike",
        Asked::Look => "war-ask-look",
    }
}

/// The question about a queued Legend in words.
pub fn prompt(pool: &Pool, state: &State, entry: Entry) -> Say {
    let ability = pool.legend(entry.card).map_or_else(|| "".into(), |legend| legend.ability);
    Say::new(prompt_word(kind(state, entry)))
        .with("legend", card_say(pool, entry.card))
        .with("ability", ability)
}

/// All that a seat may do now.
#[must_use]
pub fn open(pool: &Pool, pace: Pace, state: &State, seat: Seat) -> Vec<Decision> {
    let mut open = Vec::new();
    match state.rest {
        Rest::Over => {}
        Rest::Between => {
            if pace == Pace::Ready && state.undrawn().has(seat) {
                open.push(Decision {
                    id: draw_id(state, seat),
                    seat,
                    kind: DRAW,
                    duty: Duty::Owed,
                    clock: draw_clock(state),
                    release: Release::AtOnce,
                    // There is no choice, but whoever chose this pace wants to press.
                    auto: Auto::Consent,
                    stakes: Stakes::Routine,
                    prompt: Say::new("war-ask-draw").with("turn", state.turn.saturating_add(1)),
                });
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
                open.push(Decision {
                    id: decision_id(state, place),
                    seat,
                    kind: kind_key(kind(state, *entry)),
                    duty,
                    clock: clock(state),
                    release: Release::AtOnce,
                    auto: Auto::Public,
                    stakes: if entry.strike { Stakes::Routine } else { Stakes::Concerns },
                    prompt: prompt(pool, state, *entry),
                });
            }
        }
        Rest::Look => {
            if let Some((looks, cards)) = legal::look_cards(state)
                && looks == seat
            {
                open.push(Decision {
                    id: look_id(state),
                    seat,
                    kind: LOOK,
                    duty: Duty::Owed,
                    clock: clock(state),
                    release: Release::AtOnce,
                    auto: Auto::Never,
                    stakes: Stakes::Concerns,
                    prompt: Say::new("war-ask-look").with("count", cards.len()),
                });
            }
        }
    }
    open
}

/// What is played when time runs out (WAR-15.5).
#[must_use]
pub fn defaults(pool: &Pool, pace: Pace, state: &State, at: DecisionId) -> Option<Move> {
    match find(pool, pace, state, at, None).ok()? {
        Stands::Draw(_) => Some(Move::Draw),
        Stands::Queued(_, entry) => Some(if entry.strike { Move::Wait } else { Move::Hold }),
        Stands::Look(_) => {
            let Act::Take(card, rest) = legal::default_take(pool, state)? else { return None };
            Some(Move::Take(pool.key(card), rest.iter().map(|card| pool.key(*card)).collect()))
        }
    }
}
