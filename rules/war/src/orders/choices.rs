//! What orders there can be for what a seat sees: their grammar.

use super::{Aim, Order, StrikeWhen, When};
use crate::{
    ask::Illegal,
    cards::{Effect, Pool, Target},
    moves::Move,
    tell::card_say,
    view::View,
};
use skald_toolkit::grammar::{Grammar, Options, Walker, keywords, options};
use skald_vocabulary::interface::{Choice, Key, Pick, Say};

const USE: Key = Key::of("use");
const GAMBLE: Key = Key::of("gamble");
const STRIKE: Key = Key::of("strike");
const LOOK: Key = Key::of("look");
const DRAW: Key = Key::of("draw");

/// The orders that the owner of a view can give.
#[derive(Clone, Copy, Debug)]
pub struct Orders<'v> {
    /// All cards.
    pub pool: &'v Pool,
    /// What the owner sees.
    pub view: &'v View,
}

impl Grammar for Orders<'_> {
    type Move = Order;
    type Illegal = Illegal;

    fn walk<W: Walker<Illegal = Illegal>>(&self, w: &mut W) -> Result<Order, W::Stop> {
        let some = !self.view.legends.is_empty();
        let strikes = self.view.legends.iter().any(|legend| strikes(self.pool, legend.card.key));
        let kinds = [
            (USE, "war-order-kind-use", some),
            (GAMBLE, "war-order-kind-gamble", some),
            (STRIKE, "war-order-kind-strike", strikes),
            (LOOK, "war-order-kind-look", true),
            (DRAW, "war-order-kind-draw", true),
        ];
        let kinds = kinds.into_iter().filter(|(_, _, there)| *there).map(|(key, label, _)| (key, label));
        let kind = w.one(keywords(|| Say::new("war-order-menu"), kinds))?;
        match kind {
            DRAW => Ok(Order::Draw),
            LOOK => {
                w.said(Aim::Highest.key());
                Ok(Order::Look)
            }
            STRIKE => {
                let legend = w.one(self.legends(true))?;
                let when =
                    w.one(self.when(legend, StrikeWhen::ALL, |when| when.key(), |when| when.label()))?;
                Ok(Order::Strike(legend, when))
            }
            _ => self.ability(kind == GAMBLE, w),
        }
    }
}

impl Orders<'_> {
    /// The use of an ability, the first or a later one: when, and at whom where there may be a choice.
    fn ability<W: Walker<Illegal = Illegal>>(&self, gamble: bool, w: &mut W) -> Result<Order, W::Stop> {
        let legend = w.one(self.legends(false))?;
        let of = if gamble { When::GAMBLES } else { When::ALL };
        let when =
            w.one(self.when(legend, of, move |when| when.key(gamble), move |when| when.label(gamble)))?;
        let order =
            |aim| if gamble { Order::Gamble(legend, when, aim) } else { Order::Use(legend, when, aim) };
        let aims = self.pool.find(legend).and_then(|card| self.pool.legend(card));
        let aims = aims.is_some_and(|legend| legend.target != Target::None);
        if !aims || !matches!(when, When::Always | When::Lose) {
            // There is nothing to aim at, but it is written.
            let ask = w.said(Aim::Ask.key());
            w.said(Aim::Highest.key());
            return Ok(order(if ask { Aim::Ask } else { Aim::Highest }));
        }
        if w.ends() {
            return Ok(order(Aim::Highest));
        }
        let label = |key, aim: &&Aim| Choice::new(key, Say::new(aim.label()));
        w.one(options(|| Say::new("war-order-target"), Aim::ALL, |aim| aim.key(), label))
            .map(|aim| order(*aim))
    }

    /// The Legends of the game, or those that strike.
    fn legends(&self, strike: bool) -> impl Options<Item = Key, Illegal = Illegal> {
        let of = self.view.legends.iter().filter(move |of| !strike || strikes(self.pool, of.card.key));
        let label = |key: Key, _: &Key| {
            let Some(of) = self.view.legends.iter().find(|of| of.card.key == key) else {
                return Choice::new(key, name_of(self.pool, key));
            };
            let label = Say::new("war-card-label").with("name", of.card.name).with("level", of.card.level);
            Choice::new(key, label).note(Say::new("war-note-use").with("text", of.text))
        };
        options(|| Say::new("war-order-about"), of.map(|of| of.card.key), |key| *key, label)
            .or(move |word| word.map(|word| self.unknown(word, strike)))
    }

    /// Why an order cannot be given: it names a Legend that is not in this game, or strikes with one that never does. All else that
    /// can be written may come to be asked.
    #[must_use]
    pub fn objection(&self, order: &Order) -> Option<Illegal> {
        let (legend, strike) = match order {
            Order::Use(legend, ..) | Order::Gamble(legend, ..) => (*legend, false),
            Order::Strike(legend, _) => (*legend, true),
            Order::Look | Order::Draw => return None,
        };
        let there = self.view.legends.iter().any(|of| of.card.key == legend);
        let can = there && (!strike || strikes(self.pool, legend));
        (!can).then(|| self.unknown(&Pick::one(legend), strike))
    }

    /// Why a move cannot be planned: it aims at what is no card and no player of this game, or takes such a card.
    #[must_use]
    pub fn strange(&self, with: &Move) -> Option<Illegal> {
        let words: Vec<Key> = match with {
            Move::Use(at) | Move::Gamble(at) | Move::Strike(at) => at.iter().copied().collect(),
            Move::Take(card, rest) => std::iter::once(card).chain(rest).copied().collect(),
            Move::Draw | Move::Hold | Move::Wait => Vec::new(),
        };
        let there = |word: &Key| {
            self.pool.find(*word).is_some() || self.view.seats.iter().any(|side| side.seat.key() == *word)
        };
        let word = words.into_iter().find(|word| !there(word))?;
        Some(Illegal::BadOrders(
            Say::new("war-refuse-order-target").with("word", word.as_str()).with("list", self.names(false)),
        ))
    }

    /// The names of the Legends of the game, or of those that strike.
    fn names(&self, strike: bool) -> Vec<Say> {
        let some = self.view.legends.iter().filter(move |of| !strike || strikes(self.pool, of.card.key));
        some.map(|of| name_of(self.pool, of.card.key)).collect()
    }

    /// What is said of a word that is no Legend of the game, or none that strikes.
    fn unknown(&self, word: &Pick, strike: bool) -> Illegal {
        let named = word.as_one().filter(|key| self.view.legends.iter().any(|of| of.card.key == *key));
        Illegal::BadOrders(match named {
            Some(legend) if strike => {
                let (legend, strikers) = (name_of(self.pool, legend), self.names(true));
                if strikers.is_empty() {
                    Say::new("war-refuse-order-calm").with("legend", legend)
                } else {
                    Say::new("war-refuse-order-strike").with("legend", legend).with("list", strikers)
                }
            }
            _ => Say::new("war-refuse-order-legend")
                .with("word", word.as_str())
                .with("list", self.names(false)),
        })
    }

    /// When an order about a Legend is to be followed.
    fn when<T: Copy>(
        &self,
        legend: Key,
        of: &'static [T],
        key: impl Fn(T) -> Key,
        label: impl Fn(T) -> &'static str + Copy,
    ) -> impl Options<Item = T, Illegal = Illegal> {
        let choice = move |key, when: &T| Choice::new(key, Say::new(label(*when)));
        let unknown = move |_: &Pick| {
            let list: Vec<Say> = of.iter().map(|when| Say::new(label(*when))).collect();
            let name = name_of(self.pool, legend);
            Illegal::BadOrders(Say::new("war-refuse-order").with("legend", name).with("list", list))
        };
        options(|| Say::new("war-order-when"), of.iter().copied(), move |when| key(*when), choice)
            .or(move |word| word.map(unknown))
    }
}

/// Whether a Legend strikes from the support zone.
fn strikes(pool: &Pool, key: Key) -> bool {
    let legend = pool.find(key).and_then(|card| pool.legend(card));
    legend.is_some_and(|legend| matches!(legend.effect, Effect::SupportStrike { .. }))
}

fn name_of(pool: &Pool, key: Key) -> Say {
    match pool.find(key) {
        Some(card) => card_say(pool, card),
        None => Say::new("war-word").with("word", key.as_str()),
    }
}

/// An order in words.
#[must_use]
pub fn tell_order(pool: &Pool, order: &Order) -> Say {
    let about = |id, legend: Key, when| {
        Say::new(id).with("legend", name_of(pool, legend)).with("when", Say::new(when))
    };
    match order {
        Order::Use(legend, when, aim) => {
            about("war-order-use", *legend, when.label(false)).with("target", Say::new(aim.label()))
        }
        Order::Gamble(legend, when, aim) => {
            about("war-order-gamble", *legend, when.label(true)).with("target", Say::new(aim.label()))
        }
        Order::Strike(legend, when) => about("war-order-strike", *legend, when.label()),
        Order::Look => Say::new("war-order-look"),
        Order::Draw => Say::new("war-order-draw"),
    }
}
