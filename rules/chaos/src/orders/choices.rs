//! How an order is put together choice by choice: the grammar of orders. The actions of a prepared round are those of the
//! own round, on the position that the owner's view tells of; whether one is legal is judged when its turn comes (5.2).

use super::{
    Order, Window,
    round::{MOST_STEPS, Round, is_last},
};
use crate::{
    ask::{AskContext, Asks, Or, Sense, said},
    cards::{Card, Pool},
    moves::Move,
    options::Terms,
    refuse::Illegal,
    state::State,
    view::{View, sketch},
};
use skald_toolkit::grammar::{Grammar, Noted, Walker, keywords, options};
use skald_vocabulary::interface::{Choice, Key, Misuse, Pick, Say};

/// The most cards of an order that menus lead to.
const MOST: usize = 6;
/// The greatest number of points that menus lead to, and that may be said.
const POINTS: (i64, i64) = (20, 99);

const ANY: Key = Key::of("any");
const DO: Key = Key::of("do");
const THEN: Key = Key::of("then");
const CALM: Key = Key::of("calm");
const GUARD: Key = Key::of("guard");
const DEFEND: Key = Key::of("defend");
const EMPTY: Key = Key::of("empty");

/// The orders that the owner of a view can give.
#[derive(Clone, Debug)]
pub struct Orders<'v> {
    pool: &'v Pool,
    terms: &'v Terms,
    pub(super) view: &'v View,
    /// The position as the view tells of it.
    state: State,
}

impl<'v> Orders<'v> {
    /// The orders of whoever has this view.
    #[must_use]
    pub fn new(pool: &'v Pool, terms: &'v Terms, view: &'v View) -> Self {
        Self { pool, terms, view, state: sketch(pool, view) }
    }

    pub(super) fn table(&self, more: bool) -> AskContext<'_> {
        AskContext { pool: self.pool, terms: self.terms, state: &self.state, sense: Sense::Later(more) }
    }

    /// The viewer's own cards, in hand and in the Arsenal, by name, but for some.
    fn cards(&self, but: &[Key]) -> Vec<Card> {
        let Some(own) = self.view.own.first() else { return Vec::new() };
        let hand = own.hand.iter().map(|of| &of.face.card);
        let mut all: Vec<_> = hand.chain(own.arsenal.iter().map(|of| &of.card)).collect();
        all.sort_by(|one, other| one.name.cmp(&other.name).then(one.key.cmp(&other.key)));
        all.dedup();
        let left = all.into_iter().filter(|card| !but.contains(&card.key));
        left.filter_map(|card| self.pool.find(card.key)).collect()
    }

    /// Cards, each once; other cards than the own ones may be said.
    fn some_cards<W: Asks>(
        &self,
        w: &mut W,
        prompt: &'static str,
        mut cards: Vec<Key>,
    ) -> Result<Vec<Key>, W::Stop> {
        loop {
            let fresh = |card: Card| !cards.contains(&self.pool.key(card));
            let next = match self.table(false).any_card(w, fresh) {
                Some(card) => Some(card),
                None => {
                    let left = if cards.len() < MOST { self.cards(&cards) } else { Vec::new() };
                    w.more(self.table(false).offer(|| Say::new(prompt), &left, |_| None), !cards.is_empty())?
                }
            };
            match next {
                Some(card) => cards.push(self.pool.key(card)),
                None => return Ok(cards),
            }
        }
    }

    /// What counters lasting Mysticals: any card, or those that are listed.
    fn counter<W: Asks>(&self, w: &mut W) -> Result<Vec<Key>, W::Stop> {
        let (prompt, table) = ("chaos-order-ask-counter", self.table(false));
        let first = match table.any_card(w, |_| true) {
            Some(card) => card,
            None => {
                let mut of = vec![Or::Word(ANY, "chaos-order-any")];
                of.extend(self.cards(&[]).into_iter().map(Or::One));
                match w.one(table.offer(|| Say::new(prompt), &of, |_| None))? {
                    Or::One(card) => card,
                    Or::Word(..) => return Ok(Vec::new()),
                }
            }
        };
        self.some_cards(w, prompt, vec![self.pool.key(first)])
    }

    fn points<W: Asks>(w: &mut W, prompt: &'static str) -> Result<u8, W::Stop> {
        let more = |word: &Pick| {
            let number = word.as_number().filter(|number| (POINTS.0..=POINTS.1).contains(number))?;
            (number.to_string() == word.as_str()).then_some(number)
        };
        let number = match w.instead(more) {
            Some(number) => number,
            None => w.number(|| Say::new(prompt), 1..=POINTS.0)?,
        };
        Ok(u8::try_from(number).unwrap_or(u8::MAX))
    }

    fn window<W: Asks>(w: &mut W) -> Result<Window, W::Stop> {
        let mut window = Window::default();
        let all = [(EMPTY, "chaos-order-empty"), (CALM, "chaos-order-calm"), (GUARD, "chaos-order-guard")];
        let mut from = 0;
        while from < all.len() {
            let label = |key, (_, label): &(Key, &'static str)| {
                let choice = Choice::new(key, Say::new(label));
                if key == EMPTY { choice.note(Say::new("chaos-order-empty-note")) } else { choice }
            };
            let rest = all.iter().skip(from).copied();
            let of = options(|| Say::new("chaos-order-ask-window"), rest, |(key, _)| *key, label);
            match w.more(of, window.says())? {
                None => break,
                Some((EMPTY, _)) => (window.empty, from) = (true, 1),
                Some((CALM, _)) => (window.calm, from) = (Some(Self::points(w, "chaos-order-ask-calm")?), 2),
                Some(_) => {
                    let least = Self::points(w, "chaos-order-ask-guard")?;
                    let with = [(Key::of("both"), "chaos-order-both"), (DEFEND, "chaos-order-defend")];
                    let with = w.more(keywords(|| Say::new("chaos-order-ask-with"), with), true)?;
                    (window.guard, from) = (Some((least, with == Some(DEFEND))), all.len());
                }
            }
        }
        Ok(window)
    }

    fn round<W: Asks>(&self, w: &mut W) -> Result<Round, W::Stop> {
        let mut round = Round::default();
        let all = [
            (Key::of("cycle"), "chaos-order-cycle"),
            (Key::of("lay"), "chaos-order-lay"),
            (Key::of("end"), "chaos-order-end"),
            (DO, "chaos-order-do"),
        ];
        let mut from = 0;
        loop {
            let label = |key: Key, (_, label): &(Key, &'static str)| {
                let choice = Choice::new(key, Say::new(label));
                if key.as_str() == "end" { choice.note(Say::new("chaos-order-end-note")) } else { choice }
            };
            let rest = all.iter().skip(from).copied();
            let of = options(|| Say::new("chaos-order-ask-round"), rest, |(key, _)| *key, label);
            let Some((key, _)) = w.more(of, round.says())? else { return Ok(round) };
            match key.as_str() {
                "cycle" => (round.cycle, from) = (true, 1),
                "lay" => (round.lay, from) = (true, 2),
                "end" => (round.end, from) = (true, 3),
                _ => {
                    round.steps = self.steps(w)?;
                    return Ok(round);
                }
            }
        }
    }

    /// The actions of a prepared round, one after the other.
    fn steps<W: Asks>(&self, w: &mut W) -> Result<Vec<Move>, W::Stop> {
        let mut steps = Vec::new();
        loop {
            let more = steps.len() + 1 < MOST_STEPS;
            let (step, then) = self.step(more, w)?;
            let last = is_last(&step) || !more;
            steps.push(step);
            let goes_on = match then {
                Some(then) => then,
                None if last => false,
                None => {
                    let then = keywords(|| Say::new("chaos-order-ask-step"), [(THEN, "chaos-order-then")]);
                    w.more(then, true)?.is_some()
                }
            };
            if !goes_on {
                return Ok(steps);
            }
        }
    }

    fn step<W: Asks>(&self, more: bool, w: &mut W) -> Result<(Move, Option<bool>), W::Stop> {
        let mut noted = Noted::new(w);
        let seat = self.view.own.first().map_or(self.view.active, |own| own.seat);
        let (_, then) = self.table(more).action(seat, &mut noted)?;
        let mut words = noted.words;
        if then == Some(true) {
            words.pop();
        }
        let at = || words.last().cloned().unwrap_or_else(|| Pick::word(""));
        let step = said(&words).ok_or_else(|| Misuse::BadPath { at: at(), possible: Vec::new() });
        step.map(|step| (step, then)).map_err(|why| w.refuse(|| why.into()))
    }
}

impl Grammar for Orders<'_> {
    type Move = Order;
    type Illegal = Illegal;

    fn walk<W: Walker<Illegal = Illegal>>(&self, w: &mut W) -> Result<Order, W::Stop> {
        let all = [
            ("window", "chaos-order-window"),
            ("round", "chaos-order-round"),
            ("counter", "chaos-order-counter"),
            ("take", "chaos-order-take"),
            ("save", "chaos-order-save"),
            ("drop", "chaos-order-drop"),
        ];
        // Whoever has no card has none to save.
        let bare = self.cards(&[]).is_empty();
        let save = Key::of("save");
        let offered = all.into_iter().filter(|(word, _)| *word != "save" || !bare);
        let offered = offered.map(|(word, label)| (Key::of(word), label));
        let about = if bare && w.said(save) {
            save
        } else {
            w.one(keywords(|| Say::new("chaos-order-ask"), offered))?
        };
        let kinds = |prompt| move || Say::new(prompt);
        match about.as_str() {
            "window" => Self::window(w).map(Order::Window),
            "round" => self.round(w).map(Order::Round),
            "counter" => self.counter(w).map(Order::Counter),
            "take" => self.table(false).some_kinds(w, kinds("chaos-order-ask-take"), false).map(Order::Take),
            "drop" => self.table(false).some_kinds(w, kinds("chaos-order-ask-drop"), false).map(Order::Drop),
            _ => self.some_cards(w, "chaos-order-ask-save", Vec::new()).map(Order::Save),
        }
    }
}
