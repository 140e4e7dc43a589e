//! Rights that nobody waits for: Vital Point Four and countering lasting Mysticals (CHAOS-11.8, 18).

use super::{
    Read, Reading, Table,
    decisions::{Stands, id_of, is_open},
    spell::Spelling,
    words::Words,
};
use crate::{
    cards::Card,
    engine::Act,
    legal::Unfit,
    moves::{Move, Verb},
    refuse::{Illegal, no},
    state::Lasting,
};
use skald_vocabulary::interface::{Choice, Choices, DecisionId, Key, Menu, Say, Seat};

/// The word of a lasting Mystical without its number.
const LASTING: Key = Key::of("m");
/// What a card costs.
const PRICE: u16 = 4;
/// The most cards of one order: more than any hand holds.
const MOST: u8 = 20;

impl Table<'_> {
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

    pub(super) fn buy_root(self, _seat: Seat) -> Menu {
        Menu {
            prompt: Say::new("chaos-ask-buy"),
            pick: Choices::One(vec![Choice::new(Verb::Buy.key(), Say::new("chaos-choice-buy"))]),
        }
    }

    fn buy_menu(self, seat: Seat) -> Menu {
        let total = self.state.side(seat).total;
        Menu {
            prompt: Say::new("chaos-ask-buy-many").with("total", u32::from(total)),
            pick: Choices::Number { min: 1, max: i64::from(self.affordable(seat)) },
        }
    }

    pub(super) fn read_buy(self, seat: Seat, verb: Verb, words: &mut Words<'_>) -> Read {
        if verb != Verb::Buy {
            return Err(words.stray(|| self.buy_root(seat)));
        }
        let Some(word) = words.next() else {
            return Ok(Reading { act: None, menu: words.menu(|| self.buy_menu(seat)) });
        };
        let count = word.as_str().parse::<u8>().ok().filter(|n| (1..=MOST).contains(n));
        let count = count.filter(|n| n.to_string() == word.as_str());
        let count =
            count.ok_or_else(|| no("chaos-no-number", "CHAOS-18.1").with("most", self.affordable(seat)))?;
        words.end(true, || self.buy_root(seat))?;
        Ok(Reading::whole(Act::Buy(count)))
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
    pub(super) fn counters(self, seat: Seat, lasting: Card) -> Vec<Choice> {
        self.hand_choices(seat, |card| self.may_counter(seat, card, lasting))
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
        if !is_open(self.state) || !self.state.lives(seat) || with.verb != Verb::Counter {
            return None;
        }
        let told = self.read_counter(seat, with.verb, &mut Words::new(&with.words, false));
        told.err().filter(|why| matches!(why, Illegal::Rule { .. }))
    }

    pub(super) fn counter_root(self, _seat: Seat) -> Menu {
        Menu {
            prompt: Say::new("chaos-ask-counter"),
            pick: Choices::One(vec![Choice::new(Verb::Counter.key(), Say::new("chaos-choice-counter"))]),
        }
    }

    fn aimed_menu(self, seat: Seat) -> Menu {
        let choices = self
            .state
            .lasting
            .iter()
            .filter(|of| of.at == seat && !self.counters(seat, of.card).is_empty())
            .map(|of| {
                let note = Say::new("chaos-note-lasting").with("who", of.by);
                Choice::new(lasting_key(of), self.pool.say(of.card)).note(note)
            })
            .collect();
        Menu { prompt: Say::new("chaos-ask-counter"), pick: Choices::One(choices) }
    }

    pub(super) fn read_counter(self, seat: Seat, verb: Verb, words: &mut Words<'_>) -> Read {
        if verb != Verb::Counter {
            return Err(words.stray(|| self.counter_root(seat)));
        }
        let Some(word) = words.peek() else {
            return Ok(Reading { act: None, menu: words.menu(|| self.aimed_menu(seat)) });
        };
        let lasting = self.state.lasting.iter().find(|of| lasting_key(of) == word);
        let Some(lasting) = lasting else { return Err(words.stray(|| self.aimed_menu(seat))) };
        words.next();
        if lasting.at != seat {
            return Err(no("chaos-no-yours", "CHAOS-11.9")
                .with("mystical", self.pool.say(lasting.card))
                .with("who", lasting.at));
        }
        let menu = || Menu {
            prompt: Say::new("chaos-ask-counter-with").with("mystical", self.pool.say(lasting.card)),
            pick: Choices::One(self.counters(seat, lasting.card)),
        };
        let Some(word) = words.next() else { return Ok(Reading { act: None, menu: words.menu(menu) }) };
        let card = self.held(seat, word, 0)?;
        if !self.legal().counters(card, lasting.card) {
            let list = Self::labels(self.counters(seat, lasting.card));
            return Err(no("chaos-no-counters", "CHAOS-11.8")
                .with("card", self.pool.say(card))
                .with("mystical", self.pool.say(lasting.card))
                .with("list", list));
        }
        self.legal().supported(seat, card).map_err(|unfit: Unfit| self.unsupported(card, unfit))?;
        words.end(true, menu)?;
        Ok(Reading::whole(Act::Counter(lasting.id, card)))
    }
}

/// The word of a lasting Mystical, such as `m12`.
#[must_use]
pub fn lasting_key(lasting: &Lasting) -> Key {
    Spelling::of("m").number(lasting.id).or(LASTING)
}
