//! The probe's questions, and what may be answered and ordered.

use skald_rules::{
    grammar::{Grammar, Options, Row, Walker, options},
    interface::{Auto, Choice, Clock, ClockClass, Decision, DecisionId, Duty, Key, Pick, Say, Seat},
};

use super::{
    Card, Illegal, Move, Order, Plan, Probe, State, View,
    event::{said, said_of},
    moves::Part,
};

/// What stays the same about each kind of decision.
const ROWS: [Row; 4] = [
    Row::new("bid", "said", "said").together().auto(Auto::Never).private(),
    Row::new("plan", "said", "said").class(ClockClass::Long).auto(Auto::Consent),
    Row::new("approve", "said", "said").class(ClockClass::Choice).auto(Auto::Consent).concerns(),
    Row::new("show", "said", "said").auto(Auto::Consent),
];

impl Probe {
    pub(super) fn id(round: u8, what: &str, seat: Seat) -> DecisionId {
        DecisionId::new(&format!("r{round}.{what}.{seat}")).unwrap_or(DecisionId(Key::of("r")))
    }

    pub(super) fn decision(state: &State, kind: &'static str, seat: Seat, duty: Duty) -> Decision {
        let round = if kind == "show" { 0 } else { state.round };
        let prompt = said(format!("What is your answer: {kind}?"));
        let clock = Self::clock(state, kind);
        Self::row(kind).decision(Self::id(round, kind, seat), seat, duty, clock.span, prompt)
    }

    pub(super) fn clock(state: &State, kind: &str) -> Clock {
        let letter = match kind {
            "plan" => 'p',
            "approve" => 'a',
            _ => 'r',
        };
        Self::row(kind).clock(Key::new(&format!("{letter}{}", state.round)).unwrap_or(Key::of("r")))
    }

    fn row(kind: &str) -> &'static Row {
        ROWS.iter().find(|row| row.kind.as_str() == kind).unwrap_or(&ROWS[0])
    }
}

/// What may be answered in a decision: the grammar of the probe's moves.
pub(super) struct Answers<'s> {
    pub state: &'s State,
    pub seat: Seat,
    /// What is decided.
    pub kind: Key,
    pub prompt: Say,
}

impl Grammar for Answers<'_> {
    type Move = Move;
    type Illegal = Illegal;

    fn walk<W: Walker<Illegal = Illegal>>(&self, w: &mut W) -> Result<Move, W::Stop> {
        Ok(match self.kind.as_str() {
            "bid" => {
                let purse = self.state.purses[self.seat.index()];
                let dear = |word: Option<&Pick>| {
                    let coins = word?.as_number()?;
                    (coins > purse.into()).then_some(Illegal::TooDear { purse })
                };
                Move::Bid(small(w.number_or(|| self.prompt.clone(), 0..=purse.into(), dear)?))
            }
            "show" => {
                let hidden = self.state.hidden(self.seat);
                Move::Show(w.one(cards("Which card?", &hidden))?)
            }
            "plan" => self.plan(w)?,
            _ => Move::Verdict(w.one(fixed("May it go ahead?", ["yes", "no"]))? == Key::of("yes")),
        })
    }
}

impl Answers<'_> {
    /// A plan: the word, then whichever parts are wanted, each at most once and in order.
    fn plan<W: Walker<Illegal = Illegal>>(&self, w: &mut W) -> Result<Move, W::Stop> {
        let (hand, purse) = (&self.state.hands[self.seat.index()], self.state.purses[self.seat.index()]);
        w.one(fixed("A plan?", ["plan"]))?;
        let mut plan = Plan::default();
        let mut left = vec!["cards", "rank", "spend", "aim", "twist"];
        left.retain(|part| match *part {
            "cards" => !hand.is_empty(),
            "spend" => purse > 0,
            _ => true,
        });
        while !left.is_empty() && !w.ends() {
            let part = w.one(fixed("What else?", left.iter().copied()))?;
            plan.add(match part.as_str() {
                "cards" => Part::Cards(w.some(cards("cards", hand), 1..=2)?),
                "rank" => Part::Rank(w.order(self.rivals("rank"))?),
                "spend" => Part::Spend(small(w.number(|| said("spend"), 1..=purse.into())?)),
                "aim" => Part::Aim(w.one(self.rivals("aim"))?),
                _ => Part::Twist,
            });
            let done = left.iter().position(|other| *other == part.as_str()).unwrap_or(0);
            left.drain(..=done);
        }
        Ok(Move::Plan(plan))
    }

    fn rivals(&self, prompt: &'static str) -> impl Options<Item = Seat, Illegal = Illegal> {
        let rivals: Vec<Seat> = self.state.opponents(self.seat).collect();
        let label = |key, rival: &Seat| Choice::new(key, said_of(*rival, ""));
        options(move || said(prompt), rivals, |rival| rival.key(), label)
    }
}

/// What may be ordered by whoever sees this much: the grammar of the probe's orders.
pub(super) struct Orders<'v>(pub &'v View);

impl Grammar for Orders<'_> {
    type Move = Order;
    type Illegal = Illegal;

    fn walk<W: Walker<Illegal = Illegal>>(&self, w: &mut W) -> Result<Order, W::Stop> {
        if w.one(fixed("Which order?", ["bid", "approve"]))? == Key::of("approve") {
            return Ok(Order::Approve);
        }
        let purse = self.0.seats.iter().map(|seat| seat.purse).max().unwrap_or(0);
        Ok(Order::Bid(small(w.number(|| said("How much?"), 0..=purse.into())?)))
    }
}

/// A number of coins.
fn small(number: i64) -> u8 {
    u8::try_from(number).unwrap_or(u8::MAX)
}

/// Fixed words to choose from, which are their own labels.
fn fixed<I: IntoIterator<Item = &'static str, IntoIter: Clone>>(
    prompt: &'static str,
    words: I,
) -> impl Options<Item = Key, Illegal = Illegal> {
    let keys = words.into_iter().map(Key::of);
    options(move || said(prompt), keys, |key| *key, |key, _| Choice::new(key, said(key.as_str())))
}

fn cards<'c>(prompt: &'static str, of: &'c [Card]) -> impl Options<Item = Card, Illegal = Illegal> + use<'c> {
    let label = |key, card: &Card| Choice::new(key, said(card.to_string()));
    options(move || said(prompt), of.iter().copied(), |card| card.key(), label)
}
