//! Whether one is asked (5.2, `decide`): a pure function of a view and of what its owner has ordered.

use skald_vocabulary::interface::{Decision, Kept, Key, Say, Seat, Viewer};

use super::{
    Bound, Class, LONGEST, LOWEST, Matter, Mode, More, Occasion, Order, Rest, Standing, Wake, Wish, slug, tag,
};
use crate::{
    ask::{ALWAYS, ASK, Answers, defaults},
    cards::Ph,
    moves::{Move, Part},
    sight::{Lens, Sight},
    state::{Asked, Card, Question, State, Window},
    view::View,
};

/// What all orders of a seat together give in a decision; `None` when it is asked.
///
/// Standing activations come before everything else, from the first to the last; then choices made once for all, yields,
/// the stop list and the mode.
#[must_use]
pub fn decide(view: &View, at: &Decision, orders: &[Order]) -> Option<Move> {
    Some(decided(view, at, &orders.iter().collect::<Vec<_>>())?.1)
}

/// The order that decides, and what it gives.
fn decided<'o>(view: &View, at: &Decision, orders: &[&'o Order]) -> Option<(&'o Order, Move)> {
    let mut ranked: Vec<&Order> = orders.to_vec();
    ranked.sort_by_key(|order| rank(order));
    let speaking = ranked.into_iter().filter(|order| !is_silenced(view, order, orders));
    speaking.filter_map(|order| Some((order, follow(view, at, order)?))).next()
}

/// Which orders come first.
const fn rank(order: &Order) -> u8 {
    match order {
        Order::Use(_) | Order::Plan(_) => 0,
        Order::Keyword(..) | Order::Answer(..) | Order::Give { .. } => 1,
        Order::Yield { .. } | Order::Sequence(_) | Order::Rest { .. } => 2,
        Order::Stop(_) | Order::Watch(..) | Order::Hold(_) | Order::EndPhase(_) => 3,
        Order::Mode(_) => 4,
    }
}

/// Whether an order gives nothing for the sake of another one: whoever asks each order by itself comes to what [`decide`] says.
#[must_use]
pub fn stands_back(view: &View, at: &Decision, order: &Order, others: &[Order]) -> bool {
    let all: Vec<&Order> = std::iter::once(order).chain(others).collect();
    decided(view, at, &all).is_none_or(|(by, _)| by != order)
}

/// Whoever wants to be asked at everything, or about a card, is not passed for by the stop list (5.2.1, 5.2.2).
fn is_silenced(view: &View, order: &Order, others: &[&Order]) -> bool {
    let watches = |other: &&Order| match other {
        Order::Watch(class, name) => {
            let occasion = Occasion::of(view);
            occasion.class == Some(*class) && occasion.card.is_some_and(|card| is_called(view, card, *name))
        }
        Order::EndPhase(turn) => {
            i64::from(view.table.turn) == *turn && Occasion::of(view).class == Some(Class::End)
        }
        // Phases of one's own turn are on the list alone: there every mode passes what does not stand on it.
        Order::Mode(Mode::Open) => !Occasion::of(view).class.is_some_and(Class::is_own),
        _ => false,
    };
    matches!(order, Order::Stop(_)) && others.iter().any(watches)
}

/// Whether a card is this one, or has this word in its name.
fn is_called(view: &View, card: Card, name: Key) -> bool {
    let face = view.pool.face(view.table.card(card).face);
    face.key == name || is_word_of(name, &face.name)
}

/// Whether this word, or several with hyphens, stands in a card's name.
pub(super) fn is_word_of(word: Key, name: &str) -> bool {
    format!("-{}-", slug(name)).contains(&format!("-{word}-"))
}

/// The move by which the game takes down a wish that it has not down yet: in which turn a player wants to be asked about an own item
/// (5.2.5), or to be asked before a Cool Down ends (D-57).
#[must_use]
pub fn heed(state: &State, seat: Seat, orders: &[Order]) -> Option<Move> {
    let side = state.sides.get(seat.index()).filter(|side| !side.lost && state.end.is_none())?;
    let wanted = orders.iter().find_map(|order| match order {
        Order::Hold(turn) if *turn >= i64::from(state.turn) => u16::try_from(*turn).ok(),
        _ => None,
    });
    let wanted = wanted.unwrap_or(0);
    let stale = wanted == 0 && side.hold < state.turn;
    if side.hold != wanted && !stale {
        return Some(Move::Hold(wanted.into()));
    }
    let settles = |order: &Order| matches!(order, Order::Answer(Matter::Reset, Wish::Never | Wish::Ask));
    let asks = orders.iter().any(settles);
    (side.asks_reset != asks).then_some(Move::Reset(if asks { ASK } else { ALWAYS }))
}

/// What may be settled together with a move: with a window that is passed, what passes for the rest of a foreign turn (ASY-6), by what
/// everybody sees; with the end of the War Phase, that one is asked in the End Phase (5.2.5), if one has a card for it.
#[must_use]
pub fn given_with(view: &View, at: &Decision, with: &Move) -> Vec<Order> {
    let table = &view.table;
    if *with == Move::End && table.asked.as_ref().is_some_and(|asked| asked.what == Asked::Main) {
        let all: &[Order] = &[Order::EndPhase(table.turn.into())];
        return all.iter().filter(|_| names_end(view, at.seat)).cloned().collect();
    }
    let foreign = |asked: &&Question| {
        asked.seat == at.seat && asked.what == Asked::Respond && asked.seat != table.active
    };
    if *with != Move::Pass || table.asked.as_ref().filter(foreign).is_none() {
        return Vec::new();
    }
    let rests: &[Rest] = match table.window {
        Some(Window::Attack) => &[Rest::Attacks, Rest::End],
        Some(Window::EndOfWar) => &[],
        _ if table.phase == Ph::End => &[],
        _ => &[Rest::End],
    };
    rests.iter().map(|what| Order::Rest { what: *what, turn: table.turn.into() }).collect()
}

/// Whether a player has a card that names the End Phase: in hand, face-up on the field or in the discard pile.
fn names_end(view: &View, seat: Seat) -> bool {
    let (table, side) = (&view.table, view.table.side(seat));
    let field = side.field().filter(|card| table.card(*card).up);
    let mut cards = side.hand.iter().chain(&side.discard).copied().chain(field);
    cards.any(|card| view.pool.face(table.card(card).face).phases[0] & Ph::End.bit() != 0)
}

/// Whether an order speaks of what is over: a turn that is past, a Sequence that has resolved, a game that has ended.
#[must_use]
pub fn is_over(view: &View, order: &Order) -> bool {
    let table = &view.table;
    let now = i64::from(table.turn);
    match order {
        Order::Rest { turn, .. } => *turn != now || table.end.is_some(),
        Order::Yield { turn, .. } | Order::Hold(turn) | Order::EndPhase(turn) => {
            *turn < now || table.end.is_some()
        }
        Order::Sequence(item) => table.sequence.first().is_none_or(|first| i64::from(first.id) != *item),
        Order::Plan(plan) => plan.is_done(view) || table.end.is_some(),
        _ => false,
    }
}

/// Whether an order speaks of turns, items or cards of one table.
#[must_use]
pub const fn is_of_table(order: &Order) -> bool {
    match order {
        Order::Yield { .. }
        | Order::Sequence(_)
        | Order::Rest { .. }
        | Order::Hold(_)
        | Order::EndPhase(_)
        | Order::Plan(_)
        | Order::Use(_) => true,
        Order::Stop(_)
        | Order::Mode(_)
        | Order::Watch(..)
        | Order::Keyword(..)
        | Order::Answer(..)
        | Order::Give { .. } => false,
    }
}

/// What has become of an order by now: a plan that does not go on is taken back, and its owner told why (5.2.6); a yield that woke its
/// owner is cancelled (5.2.3).
#[must_use]
pub fn kept(view: &View, order: &Order) -> Kept<Order> {
    match order {
        order if is_over(view, order) => Kept::Used,
        Order::Plan(plan) => match plan.judged(view) {
            Ok(_) => Kept::As(order.clone()),
            Err(why) => Kept::Dropped(why),
        },
        Order::Yield { wake: Wake::Wake, .. } if is_woken(view) => {
            Kept::Dropped(Say::new("lraw-order-woken"))
        }
        order => Kept::As(order.clone()),
    }
}

/// Whether an attack goes on that would fell the viewer's Warlord.
fn is_woken(view: &View) -> bool {
    matches!(view.who, Viewer::Seat(seat) if fells(view, seat))
}

/// What one order gives.
#[must_use]
pub fn follow(view: &View, at: &Decision, order: &Order) -> Option<Move> {
    let table = &view.table;
    let asked =
        table.asked.as_ref().filter(|asked| asked.seat == at.seat && view.who == Viewer::Seat(at.seat))?;
    let window = asked.what == Asked::Respond;
    let own = asked.seat == table.active;
    match order {
        Order::Use(of) => {
            let fits = window && !own && fits(view, of.class, of.least) && holds(view, asked.seat, &of.more);
            fits.then(|| used(view, asked.seat, of))?
        }
        Order::Answer(matter, wish) => {
            let code = matter.code();
            match (&asked.what, wish) {
                (_, Wish::Ask) => None,
                (Asked::YesNo { code: of, .. }, Wish::Always) if *of == code => Some(Move::Yes),
                (Asked::YesNo { code: of, .. } | Asked::Price { code: of, .. }, Wish::Never)
                    if *of == code =>
                {
                    Some(Move::No)
                }
                (Asked::Number { code: of, .. }, Wish::Never) if *of == code => Some(Move::Number(0)),
                (Asked::Number { code: of, .. }, Wish::Always) if *of == code => lowest_die(view),
                (Asked::Price { code: of, .. }, Wish::Always) if *of == code => {
                    defaults::walk(&Answers::new(&view.pool, table), defaults::Taste::Pay)
                }
                _ => None,
            }
        }
        Order::Give { what, by } => {
            let Asked::Cards { code, of, .. } = &asked.what else { return None };
            let given = of.iter().all(|card| table.card(*card).side == asked.seat);
            if *code != what.code() || !given {
                return None;
            }
            let names: Vec<Key> = by.iter().copied().filter(|key| ![LOWEST, LONGEST].contains(key)).collect();
            let taste = defaults::Taste::Give { names: &names, least: by.contains(&LOWEST) };
            defaults::walk(&Answers::new(&view.pool, table), taste)
        }
        Order::Plan(plan) => plan.follow(view),
        Order::Sequence(item) => {
            let first = table.sequence.first().map(|first| i64::from(first.id));
            (window && first == Some(*item)).then_some(Move::Pass)
        }
        Order::Rest { what, turn } => {
            let now = !own && i64::from(table.turn) == *turn && table.window == Some(what.window());
            (window && now).then_some(Move::Pass)
        }
        // Both keep the stop list from passing, and pass nothing themselves.
        Order::Hold(_) | Order::EndPhase(_) | Order::Watch(..) => None,
        Order::Keyword(keyword, wish) => {
            let Asked::Trigger(met) = &asked.what else { return None };
            let ability = view.pool.ability(met.ability);
            if ability.tag != tag(*keyword) || ability.tag.is_none() || !ability.body.may {
                return None;
            }
            match wish {
                Wish::Ask => None,
                Wish::Never => Some(Move::Decline),
                Wish::Always => {
                    let answers = Answers::new(&view.pool, table);
                    defaults::walk(&answers, defaults::Taste::Trigger { seat: asked.seat })
                }
            }
        }
        Order::Yield { turn, wake } => {
            let wakes = *wake == Wake::Wake && fells(view, asked.seat);
            (window && i64::from(table.turn) <= *turn && !wakes).then_some(Move::Pass)
        }
        Order::Stop(list) => {
            let occasion = Occasion::of(view);
            let reached = |bound: &Option<Bound>| match *bound {
                None => true,
                Some(Bound::Least(least)) => occasion.number >= least,
                Some(Bound::Name(name)) => occasion.card.is_some_and(|card| is_called(view, card, name)),
            };
            let stops = |class: Class| list.iter().any(|(of, bound)| *of == class && reached(bound));
            // The active player is asked when the other one has answered, and passes the phases alone. What has no class, such as a
            // Fortified card of one's own, stands on no list.
            let passes = match occasion.class {
                Some(class) if class.is_own() => !stops(class),
                Some(class) => !own && !stops(class),
                None => !own,
            };
            (window && passes).then_some(Move::Pass)
        }
        Order::Mode(Mode::Quick) => {
            let at = table.window.filter(|_| window && !own)?;
            let answers = Answers::new(&view.pool, table);
            (!answers.lens().can_use(asked.seat, at)).then_some(Move::Pass)
        }
        Order::Mode(Mode::Bluff | Mode::Open) => None,
    }
}

/// The die that shows least, to be rolled again.
fn lowest_die(view: &View) -> Option<Move> {
    let dice = &view.table.running.as_ref()?.table;
    let (at, _) = (1_i64..).zip(dice).min_by_key(|(_, die)| **die)?;
    Some(Move::Number(at))
}

/// Whether the attack that stands would fell a Warlord, by what everybody sees.
fn fells(view: &View, seat: Seat) -> bool {
    let table = &view.table;
    let meant = table.attack.is_some_and(|attack| attack.on == table.side(seat).warlord);
    let attacks = Occasion::of(view).class == Some(Class::AttackWarlord);
    let sight = Sight::of(&view.pool, table);
    let dcm = Lens { pool: &view.pool, state: table, sight: &sight }.dcm(seat);
    meant && attacks && i64::from(table.side(seat).damage) + Occasion::of(view).number >= i64::from(dcm)
}

fn fits(view: &View, class: Class, least: i64) -> bool {
    let occasion = Occasion::of(view);
    occasion.class == Some(class) && occasion.number >= least
}

/// Whether the conditions of a standing activation hold (5.2.4).
fn holds(view: &View, seat: Seat, more: &[(More, Key)]) -> bool {
    let side = view.table.side(seat);
    let occasion = Occasion::of(view);
    let struck = view.table.attack.is_some_and(|attack| attack.on == side.warlord);
    let after = i64::from(side.damage) + if struck { occasion.number } else { 0 };
    more.iter().all(|(more, value)| {
        let least = |has: i64| number(*value).is_some_and(|least| has >= least);
        match more {
            More::Points => least(side.ap.into()),
            More::Damage => least(after),
            More::Turn => least(view.table.turn.into()),
            More::Name => occasion.card.is_some_and(|card| is_called(view, card, *value)),
            More::X | More::Mode => true,
        }
    })
}

fn number(key: Key) -> Option<i64> {
    key.as_str().parse().ok()
}

/// A card is used on what the rule says, if that is legal.
fn used(view: &View, seat: Seat, by: &Standing) -> Option<Move> {
    let answers = Answers::new(&view.pool, &view.table);
    let (card, rule) = (by.card, by.at);
    let said = |wanted| by.more.iter().find(|(of, _)| *of == wanted).and_then(|(_, value)| number(*value));
    let (x, mode) = (said(More::X), said(More::Mode).and_then(|mode| u8::try_from(mode).ok()).unwrap_or(0));
    let found = defaults::walk(&answers, defaults::Taste::Use { seat, card, rule, x, mode })?;
    // Where the card cannot be used, the walk took another one.
    let Move::Use(parts) = &found else { return None };
    let Some(Part::One(first)) = parts.first() else { return None };
    let meant = answers.named(*first).is_some_and(|face| view.pool.face(face).key == card);
    meant.then_some(found)
}
