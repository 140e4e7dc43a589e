//! How a view is gathered from a position: what everybody may see, then what the viewer's own eyes add.

use super::{
    ActiveView, BattleView, CardView, Chip, CoinView, EndView, LegendPlace, LegendView, LyingView, OwnView,
    Question, QueuedView, RecordView, SampleView, SeatView, Stage, SupportView, TurnView, View,
};
use crate::{
    ask::{self, Asked},
    cards::{Card, Cards, Effect, Pool, Target},
    level::effective,
    options::Pace,
    setup::Rules,
    state::{Active, Entry, Rest, State},
};
use skald_vocabulary::interface::{Key, Seat, Viewer};

/// What is printed on a card that the viewer may see, and its used mark.
#[must_use]
pub fn card_view(pool: &Pool, used: Cards, card: Card) -> CardView {
    const HIDDEN: Key = Key::of("?");
    match pool.face(card) {
        Some(face) => CardView {
            key: face.key,
            name: face.name,
            level: face.level,
            legend: face.legend.is_some(),
            used: used.has(card),
        },
        None => CardView { key: HIDDEN, name: "".into(), level: 0, legend: false, used: false },
    }
}

/// Cards by Level; of one Level in the order of the pool.
fn by_level(pool: &Pool, used: Cards, cards: Cards) -> Vec<CardView> {
    let mut list = Vec::with_capacity(usize::from(cards.count()));
    list.extend(pool.by_level(cards).map(|card| card_view(pool, used, card)));
    list
}

/// Everything that `who` may see.
#[must_use]
pub fn view(rules: &Rules, state: &State, who: Viewer) -> View {
    let pool = &rules.pool;
    let card = |card: Card| card_view(pool, state.used, card);
    let by_level = |cards: Cards| by_level(pool, state.used, cards);
    let everyone = who == Viewer::Everyone;
    View {
        who,
        deck: rules.deck,
        pace: rules.terms.pace,
        batch: rules.terms.batch,
        batch_left: state.batch_left,
        turn: state.turn,
        turn_limit: rules.terms.turn_limit,
        total: state.all.without(state.boxed).without(state.unseen).count(),
        stage: stage(rules, state),
        seats: state.seats().map(|seat| seat_view(rules, state, seat)).collect(),
        battle: battle_view(pool, state, everyone),
        graveyard: by_level(state.graveyard),
        boxed: by_level(state.boxed),
        boxed_unseen: state.unseen.count(),
        legends: legends(pool, state),
        coin: state.record.coin.map(|flip| CoinView {
            turn: flip.turn,
            seat: flip.seat,
            card: card(flip.card),
            fire: flip.fire,
            spin: flip.spin,
        }),
        strip: strip(state),
        curve: curve(state),
        question: question(pool, state),
        queue: queue(pool, state),
        own: match who {
            Viewer::Seat(seat) => own(pool, state, seat, false).into_iter().collect(),
            Viewer::Spectator => Vec::new(),
            Viewer::Everyone => state.seats().filter_map(|seat| own(pool, state, seat, true)).collect(),
        },
        ended: state.end.as_ref().map(|end| EndView {
            places: end.places.iter().map(|place| place.iter().collect()).collect(),
            why: end.why,
        }),
    }
}

fn stage(rules: &Rules, state: &State) -> Stage {
    match state.rest {
        Rest::Between if rules.terms.pace == Pace::Ready => Stage::Drawing(state.undrawn().iter().collect()),
        Rest::Between => Stage::Between,
        Rest::Question => Stage::Asking,
        Rest::Look => ask::look_cards(state).map_or(Stage::Asking, |(seat, cards)| Stage::Looking {
            seat,
            count: u8::try_from(cards.len()).unwrap_or(u8::MAX),
        }),
        Rest::Over => Stage::Over,
    }
}

fn seat_view(rules: &Rules, state: &State, seat: Seat) -> SeatView {
    let pool = &rules.pool;
    let tally = state.record.seats.get(seat.index()).copied().unwrap_or_default();
    let supports = state.supports.iter().filter(|support| support.owner == seat);
    let side = state.side(seat);
    SeatView {
        seat,
        deck: side.map_or(0, |side| u8::try_from(side.deck.len()).unwrap_or(u8::MAX)),
        army: side.map_or(0, |side| side.army.count()),
        support: supports
            .map(|support| {
                let effect = pool.legend(support.card).map(|legend| legend.effect);
                let (amount, strike) = match effect {
                    Some(Effect::SupportLevel { amount, .. }) => (amount, 0),
                    Some(Effect::SupportStrike { amount, .. }) => (0, amount),
                    _ => (0, 0),
                };
                SupportView {
                    card: card_view(pool, state.used, support.card),
                    left: support.left,
                    of: effect.map_or(0, Effect::uses),
                    against: support.against,
                    amount,
                    strike,
                }
            })
            .collect(),
        active: state.active(seat).map(|active| active_view(pool, state, &active)),
        out: side.is_some_and(|side| side.out > 0),
        left: side.is_some_and(|side| side.left),
        ready: state.ready.has(seat),
        record: RecordView {
            won: tally.won,
            lost: tally.lost,
            battles: tally.battles,
            biggest_war: tally.biggest_war,
        },
    }
}

fn active_view(pool: &Pool, state: &State, active: &Active) -> ActiveView {
    let battle = &state.battle;
    let printed = pool.level(active.card);
    let mut chips = Vec::new();
    if active.mirror > 0 {
        chips.push(Chip::Mirror(active.mirror));
    }
    for (amount, chip) in
        [(active.rally, Chip::Rally as fn(i8) -> Chip), (active.sear, Chip::Sear), (active.spin, Chip::Spin)]
    {
        if amount != 0 {
            chips.push(chip(amount));
        }
    }
    if battle.upended {
        chips.push(Chip::Upend);
    }
    if battle.unbroken == Some(active.card) {
        chips.push(Chip::Unbroken);
    }
    ActiveView {
        card: card_view(pool, state.used, active.card),
        level: effective(printed, active, battle.slaying),
        chips,
        slain: battle.slaying && printed == 13,
        in_war: battle.war > 0,
    }
}

fn battle_view(pool: &Pool, state: &State, everyone: bool) -> BattleView {
    let battle = &state.battle;
    let card = |card| card_view(pool, state.used, card);
    BattleView {
        war: battle.war,
        stake: u8::try_from(battle.lying.len()).unwrap_or(u8::MAX)
            + u8::try_from(state.fighting().count()).unwrap_or(0),
        lying: battle
            .lying
            .iter()
            .map(|lying| LyingView {
                owner: lying.owner,
                how: lying.how,
                row: lying.row,
                card: (everyone || !lying.how.hidden()).then(|| card(lying.card)),
            })
            .collect(),
        played: battle.played.map(|(played, _)| card(played)),
        played_by: battle.played.map(|(_, seat)| seat),
        stifled: battle.stifled,
        upended: battle.upended,
        plunder: battle.plunder.map(|(by, from, _)| (by, from)),
    }
}

/// The Legends that were dealt. Which ones is known from the start; one that went to the Box unseen is listed too.
fn legends(pool: &Pool, state: &State) -> Vec<LegendView> {
    let dealt = state.all.without(state.boxed).both(pool.legends);
    let place = |card: Card| {
        let active = state.seats().find(|seat| state.active(*seat).is_some_and(|active| active.card == card));
        let support = || state.supports.iter().find(|support| support.card == card);
        let lies = || state.battle.lying.iter().any(|lying| lying.card == card && !lying.how.hidden());
        if let Some(seat) = active {
            LegendPlace::Active(seat)
        } else if let Some(support) = support() {
            LegendPlace::Support(support.owner)
        } else if state.graveyard.has(card) {
            LegendPlace::Graveyard
        } else if lies() {
            LegendPlace::Lying
        } else {
            LegendPlace::Hidden
        }
    };
    let mut list = Vec::with_capacity(usize::from(dealt.count()));
    list.extend(pool.by_level(dealt).filter_map(|card| {
        let legend = pool.legend(card)?;
        Some(LegendView {
            card: card_view(pool, state.used, card),
            ability: legend.ability,
            text: legend.text,
            place: place(card),
        })
    }));
    list
}

fn strip(state: &State) -> Vec<TurnView> {
    let seats = state.sides.len();
    let strip = state.record.strip.iter().map(|note| TurnView {
        turn: note.turn,
        levels: note.levels.iter().take(seats).map(|levels| (levels.0 > 0).then_some(*levels)).collect(),
        winner: note.winner,
        took: note.took,
        wars: note.wars,
        kingslayer: note.kingslayer,
        deaths: note.deaths,
        ability: note.ability.is_some(),
    });
    strip.collect()
}

fn curve(state: &State) -> Vec<SampleView> {
    let seats = state.sides.len();
    let mut curve = Vec::with_capacity(state.record.curve.len() + 1);
    curve.extend(state.record.curve.iter().map(|sample| SampleView {
        turn: sample.turn,
        cards: sample.cards.iter().take(seats).copied().collect(),
    }));
    if state.rest == Rest::Between || state.rest == Rest::Over {
        let now =
            SampleView { turn: state.turn, cards: state.seats().map(|seat| state.total(seat)).collect() };
        if curve.last().is_none_or(|last| last.turn < now.turn) {
            curve.push(now);
        }
    }
    curve
}

fn question(pool: &Pool, state: &State) -> Option<Question> {
    let ask = |at, entry: Entry, kind, target, targets: Vec<Key>| {
        let legend = pool.legend(entry.card)?;
        Some(Question {
            at,
            seat: entry.seat,
            card: card_view(pool, state.used, entry.card),
            ability: legend.ability,
            text: legend.text,
            kind,
            target,
            targets,
        })
    };
    match state.rest {
        Rest::Question => {
            let entry = *state.window.queue.get(usize::from(state.window.at))?;
            let kind = ask::kind(state, entry);
            let target = match kind {
                Asked::Strike => Target::OpposingActive,
                _ => pool.legend(entry.card)?.target,
            };
            let targets =
                ask::aims(pool, state, entry).into_iter().map(|aim| ask::aim_key(pool, aim)).collect();
            ask(ask::decision_id(state, state.window.at), entry, kind, target, targets)
        }
        Rest::Look => {
            let (card, seat) = state.battle.played?;
            let entry = Entry { seat, card, strike: false };
            ask(ask::look_id(state), entry, Asked::Look, Target::None, Vec::new())
        }
        Rest::Between | Rest::Over => None,
    }
}

fn queue(pool: &Pool, state: &State) -> Vec<QueuedView> {
    if state.rest != Rest::Question {
        return Vec::new();
    }
    let later = (0_u8..).zip(&state.window.queue).skip(usize::from(state.window.at) + 1);
    later
        .map(|(place, entry)| QueuedView {
            at: ask::decision_id(state, place),
            seat: entry.seat,
            card: card_view(pool, state.used, entry.card),
            kind: ask::kind(state, *entry),
        })
        .collect()
}

/// What only the owner knows.
fn own(pool: &Pool, state: &State, seat: Seat, everyone: bool) -> Option<OwnView> {
    let side = state.side(seat)?;
    let card = |card: &Card| card_view(pool, state.used, *card);
    let looking = ask::look_cards(state).filter(|(looks, _)| *looks == seat);
    let prepared = state.prepared.iter().filter(|prepared| {
        state.window.queue.get(usize::from(prepared.place)).is_some_and(|entry| entry.seat == seat)
    });
    Some(OwnView {
        seat,
        army: by_level(pool, state.used, side.army),
        known: side.deck.iter().rev().take(usize::from(side.known)).map(card).collect(),
        looking: looking.map_or_else(Vec::new, |(_, cards)| cards.iter().map(card).collect()),
        prepared: prepared
            .map(|prepared| (ask::decision_id(state, prepared.place), prepared.answer.to_string()))
            .collect(),
        deck: everyone.then(|| side.deck.iter().rev().map(card).collect()),
    })
}
