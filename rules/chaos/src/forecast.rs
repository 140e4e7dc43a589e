//! What a move would do as far as the owner's view tells: it is played on the position that the view tells of, with the same
//! engine, and nobody else answers.

use super::{
    ask::{AskContext, Sense},
    cards::{Card, Pool},
    engine::{Act, Engine},
    event::{Event, Fact, Seen},
    moves::Move,
    options::Terms,
    state::State,
    view::{View, sketch},
    volley::{Plan, Prefer},
};
use skald_vocabulary::{
    chance::Still,
    interface::{DecisionId, Probability, Seat, Viewer},
};

/// How often somebody may be asked while one move is played: once, and once more where an attack is passed on.
const MOST_WINDOWS: usize = 2;

/// Shares of certainty with what would be seen; empty where nothing is certain enough to be told.
#[must_use]
pub fn forecast(
    pool: &Pool,
    terms: &Terms,
    view: &View,
    at: DecisionId,
    with: &Move,
) -> Vec<(Probability, Vec<Seen>)> {
    let Viewer::Seat(seat) = view.who else { return Vec::new() };
    if !matches!(with, Move::Attack(_) | Move::Pass(_) | Move::Answer(..) | Move::Buy(_)) {
        return Vec::new();
    }
    let before = sketch(pool, view);
    let table = AskContext { pool, terms, state: &before, sense: Sense::Now };
    let Ok((_, act)) = table.resolve(at, with) else { return Vec::new() };
    let answers = matches!(act, Act::Plan(..));
    let told = played(pool, terms, &before, seat, act);
    let seen =
        if matches!(with, Move::Buy(_)) { bought(told) } else { attacked(&before, seat, answers, told) };
    if seen.is_empty() { Vec::new() } else { vec![(Probability::CERTAIN, seen)] }
}

/// The attacks of a move as they would be declared.
#[must_use]
pub fn declared(pool: &Pool, terms: &Terms, view: &View, at: DecisionId, with: &Move) -> Vec<Fact> {
    let Viewer::Seat(seat) = view.who else { return Vec::new() };
    let before = sketch(pool, view);
    let table = AskContext { pool, terms, state: &before, sense: Sense::Now };
    let Ok((_, act)) = table.resolve(at, with) else { return Vec::new() };
    let told = played(pool, terms, &before, seat, act);
    told.into_iter().filter(|fact| matches!(fact, Fact::Declared { .. })).collect()
}

/// What is told when a move is played on a sketch and nobody else answers, up to the end of the round.
fn played(pool: &Pool, terms: &Terms, before: &State, seat: Seat, act: Act) -> Vec<Fact> {
    let (mut state, mut dice, mut out) = (before.clone(), Still::default(), Vec::new());
    let mut engine = Engine { pool, terms, state: &mut state, dice: &mut dice, out: &mut out };
    let act = match act {
        // Nothing is asked while a forecast runs.
        Act::Attack(mut entries) => {
            entries.iter_mut().for_each(|entry| entry.prefer = Prefer::Kinds(Vec::new()));
            Act::Attack(entries)
        }
        act => act,
    };
    engine.act(seat, act);
    for _ in 0..MOST_WINDOWS {
        let missing: Vec<Seat> =
            engine.state.volley.iter().flat_map(|volley| volley.plans.missing()).collect();
        for other in missing {
            engine.plan(other, Plan::default());
        }
    }
    let public = out.into_iter().filter_map(|event| match event {
        Event::Public(fact) => Some(fact),
        _ => None,
    });
    public.take_while(|fact| !matches!(fact, Fact::Round { .. })).collect()
}

/// What Vital Point Four would leave.
fn bought(told: Vec<Fact>) -> Vec<Seen> {
    told.into_iter().filter(|fact| matches!(fact, Fact::Bought { .. })).map(Seen::Public).collect()
}

/// What each attack would cost: the volley of an attacker if nobody answers, or the attacks on a player who answers.
fn attacked(before: &State, seat: Seat, answers: bool, told: Vec<Fact>) -> Vec<Seen> {
    let mut seen: Vec<Seen> = Vec::new();
    let mut totals: Vec<u16> = before.sides.iter().map(|side| side.total).collect();
    // What follows an attack belongs to it, until the next one is told.
    let mut now: Option<Blow> = None;
    for fact in told {
        match fact {
            Fact::Resolved { card, by: _, target, answer, loss, again: false, .. } => {
                seen.extend(now.take().into_iter().flat_map(|blow| blow.seen(&totals, answers)));
                let mine = !answers || target == seat;
                now = mine.then(|| Blow { card, target, answer, loss: 0, more: Vec::new() });
                lose(&mut totals, &mut now, target, loss);
            }
            Fact::Lost { seat: of, n, .. } => {
                lose(&mut totals, &mut now, of, n);
                if let Some(blow) = now.as_mut().filter(|blow| blow.target != of) {
                    blow.more.push(Seen::Public(fact));
                }
            }
            Fact::Gained { seat: of, n, .. } => {
                if let Some(total) = totals.get_mut(of.index()) {
                    *total = total.saturating_add(n);
                }
                if let Some(blow) = &mut now {
                    blow.more.push(Seen::Public(fact));
                }
            }
            _ => {}
        }
    }
    seen.extend(now.into_iter().flat_map(|blow| blow.seen(&totals, answers)));
    seen
}

/// An attack on one player while its consequences are told.
struct Blow {
    card: Card,
    target: Seat,
    answer: Option<Card>,
    loss: u16,
    /// What else it does to totals.
    more: Vec<Seen>,
}

impl Blow {
    fn seen(self, totals: &[u16], answers: bool) -> Vec<Seen> {
        let Self { card, target, answer, loss, more } = self;
        let left = totals.get(target.index()).copied().unwrap_or_default();
        let first = if answers {
            Seen::Through { card, answer, loss, left }
        } else {
            Seen::Unanswered { seat: target, card, loss, left }
        };
        std::iter::once(first).chain(more).collect()
    }
}

fn lose(totals: &mut [u16], now: &mut Option<Blow>, seat: Seat, n: u16) {
    if let Some(total) = totals.get_mut(seat.index()) {
        *total = total.saturating_sub(n);
    }
    if let Some(blow) = now.as_mut().filter(|blow| blow.target == seat) {
        blow.loss = blow.loss.saturating_add(n);
    }
}
