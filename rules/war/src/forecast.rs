//! What a move would do, as far as a view tells: the real engine on a position in which hidden cards have no name. It
//! stops where one would be turned up. Later Legends of the queue are taken to hold, and a face-down card counts as one
//! that changes hands.

use super::{
    act::Act,
    ask::Asked,
    ask::{Answers, Stands},
    cards::{Card, Cards, Pool},
    engine::{Engine, Point, Terms},
    event::{Event, Fact, Seen},
    lying::Lying,
    moves::Move,
    options::Pace,
    setup::Rules,
    state::{Active, Battle, Entry, Rest, State, Support},
    view::{Chip, View},
};
use skald_toolkit::grammar::{GrammarExt, Notation};
use skald_vocabulary::{
    chance::Chance,
    interface::{DecisionId, Key, Probability, Seat},
};

/// Coins with known sides, then unknown ones: how many were flipped beyond the known tells whether to fork.
struct Coins {
    known: Vec<bool>,
    flipped: usize,
}

impl Chance for Coins {
    fn coin(&mut self, _: &str) -> bool {
        let side = self.known.get(self.flipped).copied().unwrap_or(false);
        self.flipped += 1;
        side
    }

    fn pick(&mut self, _: &str, _: u32) -> u32 {
        0
    }

    fn order(&mut self, _: &str, _: &mut [u16]) {}
}

/// Shares of certainty with what would be seen; they sum to certainty. Empty when the move is not legal.
#[must_use]
pub fn forecast(rules: &Rules, view: &View, at: DecisionId, with: &Move) -> Vec<(Probability, Vec<Seen>)> {
    if matches!(with, Move::Draw) {
        return vec![(Probability::CERTAIN, Vec::new())];
    }
    let Some((state, entry)) = position(&rules.pool, view, at) else { return Vec::new() };
    let stands = if state.rest == Rest::Look { Stands::Look(entry.seat) } else { Stands::Queued(0, entry) };
    let answers = Answers { pool: &rules.pool, state: &state, stands };
    let Ok(act) = answers.read(&with.words()) else { return Vec::new() };
    let mut leaves = Vec::new();
    fork(rules, &state, entry, &act, view, Vec::new(), &mut leaves);
    leaves
}

/// Runs with the known coins; if another one was flipped, runs again with each of its sides.
fn fork(
    rules: &Rules,
    state: &State,
    entry: Entry,
    act: &Act,
    view: &View,
    known: Vec<bool>,
    leaves: &mut Vec<(Probability, Vec<Seen>)>,
) {
    let mut coins = Coins { known, flipped: 0 };
    let mut out = Vec::new();
    let mut state_after = state.clone();
    let mut engine = Engine {
        pool: &rules.pool,
        terms: Terms { turn_limit: 0, batch: 1, pace: Pace::Auto },
        state: &mut state_after,
        dice: &mut coins,
        out: &mut out,
        blind: false,
        all_hold: true,
    };
    match act {
        Act::Take(card, rest) => engine.take(entry.seat, *card, rest),
        _ => {
            if engine.act(entry, act) {
                engine.blind = true;
            }
        }
    }
    if !engine.blind {
        engine.fight(Point::Window);
    }
    if coins.flipped > coins.known.len() {
        for side in [true, false] {
            let mut known = coins.known.clone();
            known.push(side);
            fork(rules, state, entry, act, view, known, leaves);
        }
        return;
    }
    let halves = u32::try_from(coins.known.len()).unwrap_or(0);
    let share = Probability(Probability::CERTAIN.0 >> halves.min(13));
    let mut seen: Vec<Seen> = out
        .iter()
        .filter(|event| !matches!(event, Event::Public(Fact::Held { .. })))
        .filter_map(|event| event.seen(view.who))
        .collect();
    if let (Some((by, from, count)), Some(note)) =
        (state_after.battle.plunder, state_after.record.strip.last())
        && note.winner == Some(by)
        && state_after.playing().has(from)
    {
        let count = count.min(state_after.drawable(from));
        seen.push(Seen::Plundered { by, from, count, cards: None });
    }
    leaves.push((share, seen));
}

/// The position of a view, with hidden cards that have no name, at the decision `at`.
fn position(pool: &Pool, view: &View, at: DecisionId) -> Option<(State, Entry)> {
    let question = view.question.as_ref()?;
    let card = |key: Key| pool.find(key).unwrap_or(Card::UNKNOWN);
    let cards = |views: &[super::view::CardView]| views.iter().map(|view| card(view.key)).collect::<Cards>();
    let entry =
        |seat: Seat, key: Key, kind: Asked| Entry { seat, card: card(key), strike: kind == Asked::Strike };
    let mut queue = vec![(question.at, entry(question.seat, question.card.key, question.kind))];
    queue.extend(view.queue.iter().map(|later| (later.at, entry(later.seat, later.card.key, later.kind))));
    let place = queue.iter().position(|(id, _)| *id == at)?;
    let asked = queue.get(place)?.1;
    let looks = question.kind == Asked::Look;
    let mut state = State::blank(view.seats.len());
    state.turn = view.turn;
    state.rest = if looks { Rest::Look } else { Rest::Question };
    state.graveyard = cards(&view.graveyard);
    state.used =
        view.legends.iter().filter(|legend| legend.card.used).map(|legend| card(legend.card.key)).collect();
    state.window.queue = queue.iter().map(|(_, entry)| *entry).take(32).collect();
    state.window.at = u8::try_from(place).unwrap_or(0);
    state.battle = Battle {
        war: view.battle.war,
        stifled: view.battle.stifled,
        upended: view.battle.upended,
        played: view
            .battle
            .played
            .as_ref()
            .zip(view.battle.played_by)
            .map(|(played, by)| (card(played.key), by)),
        ..Battle::default()
    };
    for lying in &view.battle.lying {
        let lies = lying.card.as_ref().map_or(Card::UNKNOWN, |known| card(known.key));
        let _ = state.battle.lying.try_push(Lying {
            card: lies,
            owner: lying.owner,
            how: lying.how,
            row: lying.row,
        });
    }
    for (seat, side) in view.seats.iter().zip(&mut state.sides) {
        let own = view.own.iter().find(|own| own.seat == seat.seat);
        let known: &[super::view::CardView] = own.map_or(&[], |own| own.known.as_slice());
        let hidden = usize::from(seat.drawable()).saturating_sub(known.len());
        side.deck.extend(std::iter::repeat_n(Card::UNKNOWN, hidden.min(120)));
        side.deck.extend(known.iter().rev().map(|known| card(known.key)));
        side.known = u8::try_from(known.len()).unwrap_or(0);
        side.out = u8::from(seat.out);
        side.left = seat.left;
        side.active = seat.active.as_ref().map(|active| {
            let mut new = Active::new(card(active.card.key));
            for chip in &active.chips {
                match chip {
                    Chip::Rally(amount) => new.rally = *amount,
                    Chip::Sear(amount) => new.sear = *amount,
                    Chip::Spin(amount) => new.spin = *amount,
                    Chip::Mirror(level) => new.mirror = *level,
                    Chip::Upend | Chip::Unbroken => {}
                }
            }
            new
        });
        for support in &seat.support {
            let _ = state.supports.try_push(Support {
                card: card(support.card.key),
                owner: seat.seat,
                left: support.left,
                against: support.against,
            });
        }
        if looks && own.is_some_and(|own| !own.looking.is_empty()) && seat.seat == question.seat {
            state.window.look = u8::try_from(own.map_or(0, |own| own.looking.len())).unwrap_or(0);
        }
    }
    Some((state, asked))
}
