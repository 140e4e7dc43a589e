//! Orders put together from menus: one grammar for all of them.

use skald_toolkit::grammar::{Grammar, Walker, keywords, options};
use skald_vocabulary::interface::{Choice, Key, Say, Viewer};

use super::{Class, Mode, Order, Wish};
use crate::{
    ask::{Illegal, defaults::Aim},
    cards::{Kind, Tag},
    state::Card,
    view::View,
};

/// The orders that a viewer may give.
#[derive(Clone, Copy, Debug)]
pub struct Orders<'v>(pub &'v View);

/// The most turns for which one may yield beforehand.
const FAR: i64 = 20;

fn key(tag: Tag) -> Key {
    Key::new(&tag.word().to_lowercase()).unwrap_or(Key::of("?"))
}

impl Grammar for Orders<'_> {
    type Move = Order;
    type Illegal = Illegal;

    fn walk<W: Walker<Illegal = Illegal>>(&self, w: &mut W) -> Result<Order, W::Stop> {
        let cards = self.cards();
        let mut verbs = vec![
            (Key::of("stop"), "lraw-order-verb-stop"),
            (Key::of("mode"), "lraw-order-verb-mode"),
            (Key::of("yield"), "lraw-order-verb-yield"),
            (Key::of("keyword"), "lraw-order-verb-keyword"),
        ];
        if !cards.is_empty() {
            verbs.push((Key::of("on"), "lraw-order-verb-on"));
        }
        let verb = w.one(keywords(|| Say::new("lraw-order-ask"), verbs))?;
        match verb.as_str() {
            "stop" => Ok(Order::Stop(Self::stops(w)?)),
            "mode" => {
                let label = |key, mode: &Mode| Choice::new(key, Order::Mode(*mode).say(&self.0.pool));
                let modes = Mode::ALL.iter().copied();
                let mode =
                    options(|| Say::new("lraw-order-ask-mode"), modes, |mode: &Mode| mode.key(), label);
                Ok(Order::Mode(w.one(mode)?))
            }
            "yield" => {
                let turn = i64::from(self.0.table.turn);
                Ok(Order::Yield(w.number(|| Say::new("lraw-order-ask-yield"), turn..=turn + FAR)?))
            }
            "keyword" => {
                let label = |key, tag: &Tag| Choice::new(key, Say::new("lraw-word").with("word", tag.word()));
                let tags = Tag::ALL.into_iter().filter(|tag| !tag.built_in());
                let tag =
                    w.one(options(|| Say::new("lraw-order-ask-keyword"), tags, |tag| key(*tag), label))?;
                let label = |key, wish: &Wish| {
                    Choice::new(
                        key,
                        Say::new(match wish {
                            Wish::Always => "lraw-wish-always",
                            Wish::Never => "lraw-wish-never",
                        }),
                    )
                };
                let wishes = Wish::ALL.iter().copied();
                let wish =
                    options(|| Say::new("lraw-order-ask-wish"), wishes, |wish: &Wish| wish.key(), label);
                Ok(Order::Keyword(key(tag), w.one(wish)?))
            }
            _ => self.standing(w, cards),
        }
    }
}

impl Orders<'_> {
    /// The events of a stop list, each once.
    fn stops<W: Walker<Illegal = Illegal>>(w: &mut W) -> Result<Vec<(Class, Option<i64>)>, W::Stop> {
        let mut list: Vec<(Class, Option<i64>)> = Vec::new();
        loop {
            let left: Vec<Class> =
                Class::ALL.iter().copied().filter(|class| list.iter().all(|(of, _)| of != class)).collect();
            let of =
                options(|| Say::new("lraw-order-ask-stop"), left, |class: &Class| class.key(), class_label);
            let Some(class) = w.more(of, true)? else { return Ok(list) };
            let least = if class.counts() {
                Some(w.number(|| Say::new("lraw-order-ask-least"), 0..=99)?)
            } else {
                None
            };
            list.push((class, least));
        }
    }

    /// An activation at an event.
    fn standing<W: Walker<Illegal = Illegal>>(&self, w: &mut W, cards: Vec<Key>) -> Result<Order, W::Stop> {
        let classes = Class::ALL.iter().copied();
        let class = w.one(options(
            || Say::new("lraw-order-ask-event"),
            classes,
            |class: &Class| class.key(),
            class_label,
        ))?;
        let most = if class.counts() { 99 } else { 0 };
        let least = w.number(|| Say::new("lraw-order-ask-least"), 0..=most)?;
        let pool = &self.0.pool;
        let label = |key, card: &Key| {
            let name = pool.find(*card).map_or_else(
                || Say::new("lraw-word").with("word", card.as_str()),
                |face| Say::new("lraw-name").with("name", pool.face(face).name),
            );
            Choice::new(key, name)
        };
        let card = w.one(options(|| Say::new("lraw-ask-use"), cards, |card: &Key| *card, label))?;
        let label = |key, rule: &Aim| Choice::new(key, Say::new(rule.words()));
        let rules = Aim::ALL.iter().copied();
        let at = w.one(options(|| Say::new("lraw-order-ask-at"), rules, |rule: &Aim| rule.key(), label))?;
        Ok(Order::Use { class, least, card, at })
    }

    /// Own cards that could be used in a foreign turn: set or face-up Fortified cards, and Swift Warriors of the hand.
    fn cards(&self) -> Vec<Key> {
        let Viewer::Seat(seat) = self.0.who else { return Vec::new() };
        let (state, pool) = (&self.0.table, &self.0.pool);
        let Some(side) = state.sides.get(seat.index()) else { return Vec::new() };
        let face = |card: &Card| pool.face(state.card(*card).face);
        let set = side.field().filter(|card| face(card).kind == Kind::Fortified);
        let swift = side.hand.iter().copied().filter(|card| face(card).tags & Tag::Swift.bit() != 0);
        let mut keys: Vec<Key> = set.chain(swift).map(|card| face(&card).key).collect();
        keys.sort_unstable();
        keys.dedup();
        keys
    }
}

fn class_label(key: Key, class: &Class) -> Choice {
    Choice::new(key, Say::new(class.words()))
}
