//! Orders put together from menus: one grammar for all of them.

use skald_toolkit::grammar::{Grammar, GrammarExt, Notation, Walker, keywords, options};
use skald_vocabulary::interface::{Choice, Key, Pick, Refuse, Say, Seat, Viewer};

use std::collections::BTreeSet;

use super::{
    Bound, Class, Gift, LONGEST, LOWEST, Matter, Mode, More, Order, Plan, Rest, Standing, Times, Wake, Wish,
    decide::is_word_of, planned::names_nothing, slug,
};
use crate::{
    ask::{Illegal, defaults::Aim},
    cards::{Kind, Role, Tag},
    sight::{Lens, Sight},
    state::Card,
    view::View,
};

/// The orders that a viewer may give.
#[derive(Clone, Copy, Debug)]
pub struct Orders<'v>(pub &'v View);

/// The most turns for which one may yield beforehand.
const FAR: i64 = 20;

/// What the name in a stop list is said with.
const NAME: Key = Key::of("name");
/// Words of 5.2 for what the menus ask for step by step.
const YIELD_SEQUENCE: Key = Key::of("yield-sequence");
const YIELD_TURN: Key = Key::of("yield-turn");
const YIELD_TO_ME: Key = Key::of("yield-to-me");
const WAKE: Key = Key::of("wake");
const NEXT: Key = Key::of("next");

/// The most standing activations that one player may have (5.2.4).
const STANDING: usize = 10;

fn key(tag: Tag) -> Key {
    Key::made(&tag.word().to_lowercase())
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
            (Key::of("plan"), "lraw-order-verb-plan"),
            (Key::of("hold"), "lraw-order-verb-hold"),
            (Key::of("watch"), "lraw-order-verb-watch"),
            (Key::of("keyword"), "lraw-order-verb-keyword"),
            (Key::of("answer"), "lraw-order-verb-answer"),
            (Key::of("give"), "lraw-order-verb-give"),
        ];
        let sequence = self.0.table.sequence.first().map(|first| i64::from(first.id));
        if sequence.is_some() {
            verbs.push((Key::of("sequence"), "lraw-order-verb-sequence"));
        }
        if self.0.who == Viewer::Seat(self.0.table.active) {
            verbs.push((Key::of("end-phase"), "lraw-order-verb-end-phase"));
        } else {
            verbs.push((Key::of("pass"), "lraw-order-verb-pass"));
        }
        if !cards.is_empty() {
            verbs.push((Key::of("on"), "lraw-order-verb-on"));
        }
        if let Some(order) = self.yielded(w, sequence)? {
            return Ok(order);
        }
        let verb = w.one(keywords(|| Say::new("lraw-order-ask"), verbs))?;
        match verb.as_str() {
            "stop" => Ok(Order::Stop(self.stops(w)?)),
            "mode" => {
                let label = |key, mode: &Mode| Choice::new(key, Order::Mode(*mode).say(&self.0.pool));
                let modes = Mode::ALL.iter().copied();
                let mode =
                    options(|| Say::new("lraw-order-ask-mode"), modes, |mode: &Mode| mode.key(), label);
                Ok(Order::Mode(w.one(mode)?))
            }
            "yield" => {
                let turn = i64::from(self.0.table.turn);
                let turn = w.number(|| Say::new("lraw-order-ask-yield"), turn..=turn + FAR)?;
                let label = |key, wake: &Wake| {
                    Choice::new(
                        key,
                        Say::new(match wake {
                            Wake::Sleep => "lraw-wake-never",
                            Wake::Wake => "lraw-wake-me",
                        }),
                    )
                };
                let wakes = Wake::ALL.iter().copied();
                let wake =
                    options(|| Say::new("lraw-order-ask-wake"), wakes, |wake: &Wake| wake.key(), label);
                Ok(Order::Yield { turn, wake: w.one(wake)? })
            }
            "sequence" => {
                let item = sequence.unwrap_or(0);
                Ok(Order::Sequence(w.number(|| Say::new("lraw-order-ask-sequence"), item..=item)?))
            }
            "pass" => {
                let turn = i64::from(self.0.table.turn);
                let label = |key, what: &Rest| Choice::new(key, Say::new(what.words()).with("turn", turn));
                let all = Rest::ALL.iter().copied();
                let what = options(|| Say::new("lraw-order-ask-rest"), all, |what: &Rest| what.key(), label);
                let what = w.one(what)?;
                Ok(Order::Rest { what, turn: w.number(|| Say::new("lraw-order-ask-hold"), turn..=turn)? })
            }
            "hold" if w.said(NEXT) => Ok(Order::Hold(self.own_turn())),
            "hold" => Ok(Order::Hold(self.turn(w)?)),
            "end-phase" => {
                let turn = i64::from(self.0.table.turn);
                Ok(Order::EndPhase(w.number(|| Say::new("lraw-order-ask-hold"), turn..=turn)?))
            }
            "watch" => {
                let of = Class::ALL.iter().copied().filter(|class| class.has_card());
                let class = w.one(options(
                    || Say::new("lraw-order-ask-event"),
                    of,
                    |class: &Class| class.key(),
                    class_label,
                ))?;
                Ok(Order::Watch(class, self.name(w)?))
            }
            "plan" => {
                let turn = u16::try_from(self.turn(w)?).unwrap_or(u16::MAX);
                Ok(Order::Plan(Plan { turn, steps: self.steps(w)?, ..Plan::default() }))
            }
            "answer" => {
                let label = |key, matter: &Matter| Choice::new(key, Say::new(matter.words()));
                let matters = Matter::ALL.iter().copied();
                let matter = w.one(options(
                    || Say::new("lraw-order-ask-answer"),
                    matters,
                    |of: &Matter| of.key(),
                    label,
                ))?;
                Ok(Order::Answer(matter, Self::wish(w)?))
            }
            "give" => {
                let label = |key, gift: &Gift| Choice::new(key, Say::new(gift.words()));
                let gifts = Gift::ALL.iter().copied();
                let what =
                    w.one(options(|| Say::new("lraw-order-ask-give"), gifts, |of: &Gift| of.key(), label))?;
                Ok(Order::Give { what, by: self.given(w)? })
            }
            "keyword" => {
                let label = |key, tag: &Tag| Choice::new(key, Say::new("lraw-word").with("word", tag.word()));
                let tags = Tag::ALL.into_iter().filter(|tag| !tag.built_in());
                let tag =
                    w.one(options(|| Say::new("lraw-order-ask-keyword"), tags, |tag| key(*tag), label))?;
                Ok(Order::Keyword(key(tag), Self::wish(w)?))
            }
            _ => self.standing(w, cards),
        }
    }
}

impl Orders<'_> {
    /// A turn of one's own.
    fn turn<W: Walker<Illegal = Illegal>>(&self, w: &mut W) -> Result<i64, W::Stop> {
        let table = &self.0.table;
        let mut turns = vec![self.own_turn()];
        let every = i64::try_from(table.living().len()).unwrap_or(1).max(1);
        while let Some(last) = turns.last().filter(|last| **last + every <= i64::from(table.turn) + FAR) {
            turns.push(last + every);
        }
        let word = |turn: &i64| Key::made(&turn.to_string());
        let label = |key, turn: &i64| Choice::new(key, Say::new("lraw-order-turn").with("n", *turn));
        w.one(options(|| Say::new("lraw-order-ask-hold"), turns, word, label))
    }

    /// The turn of one's own that goes on or comes next.
    fn own_turn(&self) -> i64 {
        let table = &self.0.table;
        let now = i64::from(table.turn);
        let Viewer::Seat(seat) = self.0.who else { return now };
        self.turn_of(seat, table.active, now)
    }

    /// The turn of one's own that comes next, whoever's goes on.
    fn next_own_turn(&self) -> i64 {
        let table = &self.0.table;
        let next = i64::from(table.turn) + 1;
        let Viewer::Seat(seat) = self.0.who else { return next };
        self.turn_of(seat, table.next(table.active), next)
    }

    /// The first turn of a seat, if this one has this turn.
    fn turn_of(&self, seat: Seat, active: Seat, turn: i64) -> i64 {
        let (mut of, mut at) = (active, turn);
        while of != seat && at < turn + 4 {
            (of, at) = (self.0.table.next(of), at + 1);
        }
        at
    }

    /// A yield in one word of 5.2: this Sequence, this turn, or up to one's own turn; with `wake` an attack that would fell the Warlord
    /// still asks.
    fn yielded<W: Walker<Illegal = Illegal>>(
        &self,
        w: &mut W,
        sequence: Option<i64>,
    ) -> Result<Option<Order>, W::Stop> {
        if let Some(item) = sequence
            && w.said(YIELD_SEQUENCE)
        {
            return Ok(Some(Order::Sequence(item)));
        }
        let now = i64::from(self.0.table.turn);
        let turn = if w.said(YIELD_TURN) {
            now
        } else if w.said(YIELD_TO_ME) {
            self.next_own_turn() - 1
        } else {
            return Ok(None);
        };
        let wake = if w.said(WAKE) { Wake::Wake } else { Wake::Sleep };
        Ok(Some(Order::Yield { turn, wake }))
    }

    fn wish<W: Walker<Illegal = Illegal>>(w: &mut W) -> Result<Wish, W::Stop> {
        let label = |key, wish: &Wish| {
            let id = match wish {
                Wish::Always => "lraw-wish-always",
                Wish::Never => "lraw-wish-never",
                Wish::Ask => "lraw-wish-ask",
            };
            Choice::new(key, Say::new(id))
        };
        let wishes = Wish::ALL.iter().copied();
        w.one(options(|| Say::new("lraw-order-ask-wish"), wishes, |wish: &Wish| wish.key(), label))
    }

    /// A card, or a word that stands in names of cards.
    fn name<W: Walker<Illegal = Illegal>>(&self, w: &mut W) -> Result<Key, W::Stop> {
        let pool = &self.0.pool;
        let mut names: BTreeSet<Key> = BTreeSet::new();
        for (_, face) in pool.faces() {
            names.insert(face.key);
            names.extend(slug(&face.name).split('-').filter_map(word));
        }
        let names: Vec<Key> = names.into_iter().collect();
        let label = |key, name: &Key| self.named(key, *name);
        // Several words of a name are read as well, and not offered.
        let within = |pick: &Pick| {
            let name = pick.as_one()?;
            pool.faces().any(|(_, face)| is_word_of(name, &face.name)).then_some(name)
        };
        if let Some(name) = w.instead(within) {
            return Ok(name);
        }
        let strange = |word: Option<&Pick>| {
            let say = Say::new("lraw-deck-strange").with("text", word?.as_str());
            Some(Illegal::Because(say, ""))
        };
        w.one(options(|| Say::new("lraw-order-ask-name"), names, |name: &Key| *name, label).or(strange))
    }

    pub(super) fn named(&self, key: Key, name: Key) -> Choice {
        let pool = &self.0.pool;
        let say = pool.find(name).map_or_else(
            || Say::new("lraw-word").with("word", name.as_str()),
            |face| Say::new("lraw-name").with("name", pool.face(face).name),
        );
        Choice::new(key, say)
    }

    /// What is given up: cards in order, and what comes after them.
    fn given<W: Walker<Illegal = Illegal>>(&self, w: &mut W) -> Result<Vec<Key>, W::Stop> {
        let pool = &self.0.pool;
        let cards: BTreeSet<Key> =
            pool.faces().filter(|(_, face)| face.kind.main()).map(|(_, face)| face.key).collect();
        let mut by: Vec<Key> = Vec::new();
        loop {
            let left =
                [LOWEST, LONGEST].into_iter().chain(cards.iter().copied().filter(|card| !by.contains(card)));
            let left: Vec<Key> = left.collect();
            let label = |key, of: &Key| match *of {
                LOWEST => Choice::new(key, Say::new("lraw-give-lowest")),
                LONGEST => Choice::new(key, Say::new("lraw-give-longest")),
                of => self.named(key, of),
            };
            let of = options(|| Say::new("lraw-order-ask-given"), left, |of: &Key| *of, label);
            let Some(next) = w.more(of, !by.is_empty())? else { return Ok(by) };
            by.push(next);
            if [LOWEST, LONGEST].contains(&next) {
                return Ok(by);
            }
        }
    }

    /// Conditions of a standing activation, and how its card is used; each once.
    fn more<W: Walker<Illegal = Illegal>>(
        &self,
        w: &mut W,
        class: Class,
    ) -> Result<Vec<(More, Key)>, W::Stop> {
        let mut all: Vec<(More, Key)> = Vec::new();
        loop {
            let fits = |more: &More| *more != More::Name || class.has_card();
            let left: Vec<More> = More::ALL
                .iter()
                .copied()
                .filter(|more| fits(more) && all.iter().all(|(of, _)| of != more))
                .collect();
            let label = |key, more: &More| Choice::new(key, Say::new(more.words()).with("value", "..."));
            let of = options(|| Say::new("lraw-order-ask-more"), left, |more: &More| more.key(), label);
            let Some(more) = w.more(of, true)? else { return Ok(all) };
            let most = match more {
                More::Name => {
                    all.push((more, self.name(w)?));
                    continue;
                }
                More::Mode => 4,
                _ => 99,
            };
            let value = w.number(|| Say::new("lraw-order-ask-least"), 1..=most)?;
            all.push((more, Key::made(&value.to_string())));
        }
    }

    /// The events of a stop list, each once, or once for each name.
    fn stops<W: Walker<Illegal = Illegal>>(&self, w: &mut W) -> Result<Vec<(Class, Option<Bound>)>, W::Stop> {
        let mut list: Vec<(Class, Option<Bound>)> = Vec::new();
        loop {
            let named = |bound: &Option<Bound>| matches!(bound, Some(Bound::Name(_)));
            let fits = |class: &Class| list.iter().all(|(of, bound)| of != class || named(bound));
            let left: Vec<Class> = Class::ALL.iter().copied().filter(fits).collect();
            let of =
                options(|| Say::new("lraw-order-ask-stop"), left, |class: &Class| class.key(), class_label);
            let Some(class) = w.more(of, true)? else { return Ok(list) };
            let bound = if class.has_card() && w.said(NAME) {
                Some(Bound::Name(self.name(w)?))
            } else if class.counts() {
                Some(Bound::Least(w.number(|| Say::new("lraw-order-ask-least"), 0..=99)?))
            } else {
                None
            };
            list.push((class, bound));
        }
    }

    /// An activation at an event.
    fn standing<W: Walker<Illegal = Illegal>>(&self, w: &mut W, cards: Vec<Key>) -> Result<Order, W::Stop> {
        let classes = Class::ALL.iter().copied().filter(|class| !class.is_own());
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
        let mine = options(|| Say::new("lraw-ask-use"), cards, |card: &Key| *card, label);
        let card = w.one(mine.or(|word| self.not_held(word)))?;
        let label = |key, rule: &Aim| Choice::new(key, Say::new(rule.words()));
        let rules = Aim::ALL.iter().copied();
        let at = w.one(options(|| Say::new("lraw-order-ask-at"), rules, |rule: &Aim| rule.key(), label))?;
        let label = |key, times: &Times| Choice::new(key, Say::new(times.words()));
        let often = Times::ALL.iter().copied();
        let often = options(|| Say::new("lraw-order-ask-times"), often, |times: &Times| times.key(), label);
        let often = w.one(often)?;
        Ok(Order::Use(Standing { class, least, card, at, times: often, more: self.more(w, class)? }))
    }

    /// Why an order cannot be given beside others: a word that nobody could choose in the menus, a card that its owner has not
    /// there (B-84), a plan that could not begin, or one standing activation too many (5.2.4).
    #[must_use]
    pub fn objection(&self, order: &Order, others: &[Order]) -> Option<Illegal> {
        let lines = others.iter().filter(|other| matches!(other, Order::Use(_))).count();
        if let Order::Use(Standing { card, .. }) = order
            && !self.cards().contains(card)
        {
            let why = self.not_held(Some(&Pick::one(*card)))?.say();
            let say = Say::new("lraw-refuse-line").with("n", lines + 1).with("why", why);
            return Some(Illegal::Because(say, "LRAW-2.3.56"));
        }
        if let Some(said) = self.in_menus(order)
            && let Err(why) = self.read(&said.words())
        {
            return Some(why);
        }
        if let Order::Plan(plan) = order
            && let Err(why) = plan.judged(self.0)
        {
            return Some(Illegal::Because(Say::new("lraw-refuse-plan").with("why", why), ""));
        }
        let Order::Use(_) = order else { return None };
        let say = || Say::new("lraw-refuse-standing").with("n", STANDING);
        (lines >= STANDING).then(|| Illegal::Because(say(), "LRAW-3.5.2"))
    }

    /// What of an order has to be found in the menus; `None` where nothing has to. Answers to questions that a plan expects are in none
    /// while they are not asked, and a stop list may leave out from which number on.
    fn in_menus(&self, order: &Order) -> Option<Order> {
        let pool = &self.0.pool;
        match order {
            Order::Plan(plan) if !plan.steps.iter().any(|step| names_nothing(pool, step)) => {
                Some(plan.main_actions()).filter(|plan| !plan.steps.is_empty()).map(Order::Plan)
            }
            Order::Stop(list) => {
                let from = |(class, bound): &(Class, Option<Bound>)| {
                    let all = class.counts().then_some(Bound::Least(0));
                    (*class, bound.or(all))
                };
                Some(Order::Stop(list.iter().map(from).collect()))
            }
            other => Some(other.clone()),
        }
    }

    /// A card that its owner has not where it could be used (B-84), or that has nothing to answer with there.
    fn not_held(&self, word: Option<&Pick>) -> Option<Illegal> {
        let key = word?.as_one()?;
        let (state, pool) = (&self.0.table, &self.0.pool);
        let own = state.seats().filter(|seat| self.0.who == Viewer::Seat(*seat));
        let mut field = own.flat_map(|seat| state.side(seat).field());
        let lies = field.any(|card| pool.face(state.card(card).face).key == key);
        let id = if lies { "lraw-refuse-answers-nothing" } else { "lraw-refuse-not-held" };
        let say = match pool.find(key) {
            Some(face) => Say::new(id).with("card", pool.face(face).name),
            None => Say::new("lraw-deck-strange").with("text", key.to_string()),
        };
        Some(Illegal::Because(say, "LRAW-2.3.56"))
    }

    /// Own cards that could be used in a foreign turn: set or face-up Fortified cards, face-up Warriors with a keyword such as Purge
    /// that answers there, and Swift Warriors of the hand.
    fn cards(&self) -> Vec<Key> {
        let Viewer::Seat(seat) = self.0.who else { return Vec::new() };
        let (state, pool) = (&self.0.table, &self.0.pool);
        let Some(side) = state.sides.get(seat.index()) else { return Vec::new() };
        let face = |card: &Card| pool.face(state.card(*card).face);
        let set = side.field().filter(|card| face(card).kind == Kind::Fortified);
        let swift = side.hand.iter().copied().filter(|card| face(card).tags & Tag::Swift.bit() != 0);
        let mut keys: Vec<Key> = set.chain(swift).map(|card| face(&card).key).collect();
        let sight = Sight::of(pool, state);
        Lens { pool, state, sight: &sight }.each_way(seat, &mut |way| {
            let answers = way.ability.is_some_and(|id| pool.ability(id).role == Role::Act);
            if answers && state.card(way.source).on_field() {
                keys.push(face(&way.source).key);
            }
        });
        keys.sort_unstable();
        keys.dedup();
        keys
    }
}

/// A word of a name that can be written in a line.
fn word(text: &str) -> Option<Key> {
    let key = Key::new(text).ok().filter(|_| (3..=14).contains(&text.len()))?;
    text.bytes().all(|letter| letter.is_ascii_lowercase()).then_some(key)
}

fn class_label(key: Key, class: &Class) -> Choice {
    Choice::new(key, Say::new(class.words()))
}
