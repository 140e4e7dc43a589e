//! Rights that nobody waits for: Vital Point Four and countering lasting Mysticals (CHAOS-11.8, 18).

use super::{
    AskContext, Asks,
    answers::Answers,
    decisions::{Stands, id_of, is_open},
};
use crate::{
    cards::Card,
    engine::Act,
    moves::{Move, Verb},
    refuse::{Illegal, no},
    state::Lasting,
};
use skald_toolkit::grammar::{GrammarExt, Notation};
use skald_vocabulary::interface::{DecisionId, Key, Pick, Say, Seat};

/// What a card costs.
const PRICE: u16 = 4;
/// The most cards of one order: more than any hand holds.
const MOST: u8 = 20;

impl AskContext<'_> {
    /// Why a player cannot buy a card now (CHAOS-18.3, 18.4).
    pub(super) fn buy_refused(self, seat: Seat) -> Option<Illegal> {
        let side = self.state.side(seat);
        if side.total <= PRICE {
            return Some(no("chaos-no-points", "CHAOS-18.3").with("n", u32::from(side.total)));
        }
        let most = self.legal().hand_max(seat);
        if side.hand.len() >= most {
            return Some(no("chaos-no-full", "CHAOS-18.3").with("n", side.hand.len()).with("max", most));
        }
        side.arsenal.is_empty().then(|| no("chaos-no-arsenal", "CHAOS-18.4"))
    }

    /// How many cards a player could buy now.
    fn affordable(self, seat: Seat) -> u8 {
        let side = self.state.side(seat);
        let room = self.legal().hand_max(seat).saturating_sub(side.hand.len()).min(side.arsenal.len());
        let points = usize::from(side.total.saturating_sub(1) / PRICE);
        u8::try_from(room.min(points)).unwrap_or(MOST)
    }

    /// How many cards are bought. More than can be paid for may be said: the last ones are then left out (CHAOS-18.1).
    pub(super) fn buy<W: Asks>(self, seat: Seat, w: &mut W) -> Result<Act, W::Stop> {
        self.verb(w, || Say::new("chaos-ask-buy"), &[(Verb::Buy, "chaos-choice-buy")], |_| true)?;
        let most = self.affordable(seat);
        let prompt = || Say::new("chaos-ask-buy-many").with("total", u32::from(self.state.side(seat).total));
        let more = |word: &Pick| {
            let count = word.as_str().parse::<u8>().ok().filter(|count| (most..=MOST).contains(count));
            count.filter(|count| *count > 0 && count.to_string() == word.as_str())
        };
        if let Some(count) = w.instead(more) {
            return Ok(Act::Buy(count));
        }
        let wrong =
            |word: Option<&Pick>| word.map(|_| no("chaos-no-number", "CHAOS-18.1").with("most", most));
        let count = w.number_or(prompt, 1..=i64::from(most), wrong)?;
        Ok(Act::Buy(u8::try_from(count).unwrap_or(MOST)))
    }

    /// Whether a player can buy a card now.
    pub fn can_buy(self, seat: Seat) -> bool {
        is_open(self.state) && self.state.lives(seat) && self.affordable(seat) > 0
    }

    /// Whether a card of the hand could counter a lasting Mystical now.
    pub fn may_counter(self, seat: Seat, card: Card, lasting: Card) -> bool {
        let legal = self.legal();
        legal.counters(card, lasting)
            && legal.supported(seat, card).is_ok()
            && self.state.side(seat).holds(card) > legal.bound(seat, card)
    }

    /// The cards of the hand that could counter a lasting Mystical.
    fn counters(self, seat: Seat, lasting: Card) -> Vec<Card> {
        self.kinds(seat, |card| self.may_counter(seat, card, lasting))
    }

    /// Why a player can counter nothing now.
    pub(super) fn counter_refused(self, seat: Seat) -> Option<Illegal> {
        let mut aimed = self.state.lasting.iter().filter(|of| of.at == seat).peekable();
        if aimed.peek().is_none() {
            return Some(no("chaos-no-aimed", "CHAOS-11.9"));
        }
        let side = self.state.side(seat);
        let any = aimed.any(|of| side.hand.iter().any(|card| self.may_counter(seat, *card, of.card)));
        (!any).then(|| {
            let bound = side.hand.iter().find(|card| {
                let counters = self
                    .state
                    .lasting
                    .iter()
                    .any(|of| of.at == seat && self.legal().counters(**card, of.card));
                counters && self.legal().bound(seat, **card) > 0
            });
            match bound {
                Some(card) => no("chaos-no-locked", "CHAOS-12.15").with("card", self.pool.say(*card)),
                None => no("chaos-no-counter", "CHAOS-11.8"),
            }
        })
    }

    /// What is wrong with a counter that names Mystical and card, where the right itself is not open: more than that it is
    /// not.
    pub(super) fn counter_objection(self, at: DecisionId, with: &Move) -> Option<Illegal> {
        let seats = self.state.seats();
        let seat = seats.into_iter().find(|seat| id_of(self.state, Stands::Counter(*seat)) == at)?;
        if !is_open(self.state) || !self.state.lives(seat) || with.verb() != Verb::Counter {
            return None;
        }
        let told = Answers { table: self, stands: Stands::Counter(seat) }.read(&with.words());
        told.err().filter(|why| matches!(why, Illegal::Rule { .. }))
    }

    pub(super) fn counter<W: Asks>(self, seat: Seat, w: &mut W) -> Result<Act, W::Stop> {
        let prompt = || Say::new("chaos-ask-counter");
        self.verb(w, prompt, &[(Verb::Counter, "chaos-choice-counter")], |_| true)?;
        let aimed = |of: &&Lasting| of.at == seat;
        let all = &self.state.lasting;
        let named = |word: &Pick| all.iter().filter(aimed).find(|of| word.as_one() == Some(lasting_key(of)));
        let of = match w.instead(named) {
            Some(of) => of,
            None => {
                let fits = |of: &&Lasting| aimed(of) && !self.counters(seat, of.card).is_empty();
                let offered: Vec<&Lasting> = all.iter().filter(fits).collect();
                let theirs = |word: Option<&Pick>| {
                    let key = word?.as_one()?;
                    let of = all.iter().find(|of| lasting_key(of) == key)?;
                    let no = no("chaos-no-yours", "CHAOS-11.9").with("mystical", self.pool.say(of.card));
                    Some(no.with("who", of.at))
                };
                w.one(self.offer(prompt, &offered, theirs))?
            }
        };
        let cards = self.counters(seat, of.card);
        let reason = |word: Option<&Pick>| {
            let card = match self.held(seat, word?.as_one()?, 0) {
                Ok(card) => card,
                Err(why) => return Some(why),
            };
            if self.legal().counters(card, of.card) {
                return self
                    .legal()
                    .supported(seat, card)
                    .map_err(|unfit| self.unsupported(card, unfit))
                    .err();
            }
            let refusal = no("chaos-no-counters", "CHAOS-11.8")
                .with("card", self.pool.say(card))
                .with("mystical", self.pool.say(of.card));
            Some(refusal.with("list", self.says(&cards)))
        };
        let prompt = || Say::new("chaos-ask-counter-with").with("mystical", self.pool.say(of.card));
        let card = w.one(self.offer(prompt, &cards, reason))?;
        Ok(Act::Counter(of.id, card))
    }
}

/// The word of a lasting Mystical, such as `m12`.
#[must_use]
pub fn lasting_key(lasting: &Lasting) -> Key {
    Key::build().text("m").number(lasting.id).made()
}
