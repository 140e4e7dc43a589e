//! The answers beside the board: draft, exchange and trade, reinforcement, and who goes first.

use super::Answers;
use crate::{
    act::Act,
    ask::{Illegal, judge, later::Later, plans},
    cards::Card,
    state::{Plan, insert},
};
use skald_toolkit::grammar::{Walker, keywords, options};
use skald_vocabulary::interface::{Choice, Key, Misuse, Pick, Say, Seat};

const EXCHANGE: Key = Key::of("exchange");
const TRADE: Key = Key::of("trade");
const GIVE: Key = Key::of("give");
const NONE: Key = Key::of("-");

impl Answers<'_> {
    /// Takes one of the open draft cards (D15, D16).
    fn take<W: Walker<Illegal = Illegal>>(&self, open: &[Card], w: &mut W) -> Result<Card, W::Stop> {
        let none = |word: &Pick| self.missing(open, word, Illegal::NotOpen);
        w.one(self.cards(|| Say::new("law-ask-draw"), open, none))
    }

    pub(super) fn draft<W: Walker<Illegal = Illegal>>(&self, w: &mut W) -> Result<Act, W::Stop> {
        let open: Vec<Card> = self.state.draft.open.iter().flatten().copied().collect();
        self.take(&open, w).map(Act::Take)
    }

    pub(super) fn follow<W: Walker<Illegal = Illegal>>(&self, w: &mut W) -> Result<Act, W::Stop> {
        let partners = judge::partners(self.state, self.seat);
        self.exchange_or_trade(self.hand(), &partners, |card| judge::fits(self.rules, self.state, card), w)
    }

    /// The draft card of Step 6 and what follows it, said together with the card of the turn.
    pub(super) fn later<W: Walker<Illegal = Illegal>>(
        &self,
        later: Later,
        w: &mut W,
    ) -> Result<Vec<Act>, W::Stop> {
        let taken = self.take(&later.open, w)?;
        let later = later.with(taken);
        if w.ends() {
            return Ok(vec![Act::Take(taken)]);
        }
        let fits = |card| later.fits(self.rules, card);
        let then = self.exchange_or_trade(&later.hand, &later.partners, fits, w)?;
        let again =
            |word: &Pick| matches!(word.as_str(), "exchange" | "trade" | "done" | "draft").then_some(());
        if w.instead(again).is_some() {
            return Err(w.refuse(|| Illegal::SecondFollow));
        }
        Ok(vec![Act::Take(taken), then])
    }

    /// An exchange, a trade, or neither (LAW-13.9, 13.11).
    fn exchange_or_trade<W: Walker<Illegal = Illegal>>(
        &self,
        hand: &[Card],
        partners: &[Seat],
        fits: impl Fn(Card) -> Vec<Card>,
        w: &mut W,
    ) -> Result<Act, W::Stop> {
        let giving: Vec<Card> = hand.iter().copied().filter(|card| !fits(*card).is_empty()).collect();
        let verbs = [
            (EXCHANGE, "law-follow-exchange", !giving.is_empty()),
            (TRADE, "law-follow-trade", !partners.is_empty()),
            (Key::of("done"), "law-follow-done", true),
        ];
        // What cannot be done may be said, and is then refused with its reason.
        let said = [EXCHANGE, TRADE].into_iter().find(|verb| w.said(*verb));
        let verb = match said {
            Some(verb) => verb,
            None => {
                let verbs = verbs.into_iter().filter(|(_, _, there)| *there);
                w.one(keywords(|| Say::new("law-ask-follow"), verbs.map(|(key, label, _)| (key, label))))?
            }
        };
        let missing = |word: &Pick| self.missing(hand, word, Illegal::NotInHand);
        match verb {
            EXCHANGE => {
                let none = |word: &Pick| {
                    let held = hand.iter().find(|card| word.as_one() == Some(self.rules.pool.key(**card)));
                    match held {
                        Some(card) => Illegal::Exchange(judge::name(self.rules, *card), Vec::new()),
                        None => missing(word),
                    }
                };
                let give = self.known(w.one(self.cards(|| Say::new("law-ask-exchange"), &giving, none))?);
                let fit = fits(give);
                let wrong = |_: &Pick| {
                    Illegal::Exchange(judge::name(self.rules, give), judge::names(self.rules, &fit))
                };
                let take = w.one(self.cards(|| Say::new("law-ask-exchange-for"), &fit, wrong))?;
                Ok(Act::Exchange(give, take))
            }
            TRADE => {
                let label = |key, seat: &Seat| Choice::new(key, Say::new("law-player").with("who", *seat));
                let of = partners.iter().copied();
                let with = options(|| Say::new("law-ask-partner"), of, |seat| seat.key(), label);
                let with = w.one(with.or(|word| word.map(|_| Illegal::Partner(partners.to_vec()))))?;
                let card = w.one(self.cards(|| Say::new("law-ask-offer"), hand, missing))?;
                Ok(Act::Trade(with, self.known(card)))
            }
            _ => Ok(Act::Done),
        }
    }

    /// A card for the one that was offered (D18).
    pub(super) fn give<W: Walker<Illegal = Illegal>>(&self, w: &mut W) -> Result<Act, W::Stop> {
        let hand = self.hand();
        let none = |word: &Pick| match self.missing(hand, word, Illegal::NotInHand) {
            Illegal::NotInHand(_, hand) => Illegal::NotToGive(hand),
            other => other,
        };
        let card = w.one(self.cards(|| Say::new("law-ask-trade"), hand, none))?;
        Ok(Act::Give(self.known(card)))
    }

    /// A reinforcement: the cards that fill the deck, then sacrifices one by one (LAW-11.2 to 11.8).
    pub(super) fn plan<W: Walker<Illegal = Illegal>>(&self, w: &mut W) -> Result<Act, W::Stop> {
        let Self { rules, state, seat, .. } = *self;
        let key = |card: &Card| rules.pool.key(*card);
        let pool = plans::pool_of_fill(rules, state, seat);
        let count = u8::try_from(plans::fill_count(rules, state, seat)).unwrap_or(u8::MAX);
        let deck = state.player(seat).map_or(0, |player| player.deck.len());
        let why = |fill: &[Key], pairs: &[(Key, Key)]| plans::plan(rules, state, seat, fill, pairs).err();
        let mut plan = Plan::default();
        if count == 0 {
            let label = |key, _: &Key| Choice::new(key, Say::new("law-fill-none"));
            let none = options(|| Say::new("law-ask-fill-none"), [NONE], |key| *key, label);
            w.one(none.or(|word| why(&word?.as_some()?, &[])))?;
        } else {
            let prompt = || Say::new("law-ask-fill").with("count", count).with("deck", deck);
            let wrong = |word: &Pick| {
                let keys = word.as_some().unwrap_or_default();
                why(&keys, &[]).unwrap_or_else(|| self.missing(&pool, word, Illegal::NotInPile))
            };
            for card in w.some(self.cards(prompt, &pool, wrong), count..=count)? {
                insert(&mut plan.fill, card);
            }
        }
        let fill: Vec<Key> = plan.fill.iter().map(key).collect();
        let captured = state.captures.get(usize::from(rules.side(seat))).cloned().unwrap_or_default();
        loop {
            let pairs: Vec<(Key, Key)> =
                plan.pairs.iter().map(|(give, gain)| (key(give), key(gain))).collect();
            let offers = plans::offers(rules, state, seat, &plan);
            let refused = |give: Key, gain: Key| {
                let all: Vec<(Key, Key)> = pairs.iter().copied().chain([(give, gain)]).collect();
                why(&fill, &all)
            };
            let astray =
                |word: Key| Illegal::from(Misuse::BadPath { at: Pick::one(word), possible: Vec::new() });
            // A captured card that buys nothing now may be named, and is then refused together with what it should buy.
            let idle =
                |word: &Pick| word.as_one().filter(|give| offers.iter().all(|(card, _)| key(card) != *give));
            if offers.is_empty() && !w.said(GIVE) {
                return Ok(Act::Plan(plan));
            }
            if !offers.is_empty() {
                if w.ends() {
                    return Ok(Act::Plan(plan));
                }
                // Every captured card is worth one point (LAW-12.1).
                let deck = deck + plan.fill.len() + plan.pairs.len();
                let prompt =
                    || Say::new("law-ask-sacrifice").with("cost", plan.pairs.len()).with("deck", deck);
                w.one(keywords(prompt, [(GIVE, "law-plan-give")]))?;
            }
            if let Some(give) = w.instead(idle) {
                let gain = w.instead(Pick::as_one);
                let wrong = gain.and_then(|gain| refused(give, gain));
                return Err(w.refuse(|| wrong.unwrap_or_else(|| astray(give))));
            }
            if offers.is_empty() {
                return Err(w.refuse(|| astray(GIVE)));
            }
            let cards: Vec<Card> = offers.iter().map(|(card, _)| *card).collect();
            let none = |word: &Pick| self.missing(&captured, word, Illegal::NotCaptured);
            let give = w.one(self.cards(|| Say::new("law-ask-sacrifice-which"), &cards, none))?;
            let gains = offers.iter().find(|(card, _)| *card == give).map(|(_, gains)| gains.clone());
            let gains = gains.unwrap_or_default();
            let wrong = |word: &Pick| {
                let wrong = word.as_one().and_then(|gain| refused(key(&give), gain));
                wrong.unwrap_or_else(|| self.missing(&gains, word, Illegal::NotInPile))
            };
            let gain = w.one(self.cards(|| Say::new("law-ask-sacrifice-for"), &gains, wrong))?;
            plan.pairs.push((give, gain));
        }
    }

    /// Which of the mate's sacrifices are approved (D13).
    pub(super) fn agree<W: Walker<Illegal = Illegal>>(&self, w: &mut W) -> Result<Act, W::Stop> {
        let wishes = judge::wishes(self.rules, self.state, self.seat);
        let none = |word: &Pick| {
            let pool = &self.rules.pool;
            let keys = word.as_some().unwrap_or_default();
            let stray = keys.iter().find(|key| wishes.iter().all(|card| pool.key(*card) != **key));
            match stray.or(keys.first()).and_then(|key| pool.find(*key)) {
                Some(card) if stray.is_some() => Illegal::NotWished(judge::name(self.rules, card)),
                Some(card) => Illegal::Twice(judge::name(self.rules, card)),
                None => Illegal::UnknownCard(word.to_string()),
            }
        };
        if wishes.is_empty() {
            let label = |key, _: &Key| Choice::new(key, Say::new("law-agree-none"));
            let of = options(|| Say::new("law-ask-agree-none"), [NONE], |key| *key, label);
            w.one(of.or(|word| word.map(none)))?;
            return Ok(Act::Agree(Vec::new()));
        }
        let most = u8::try_from(wishes.len()).unwrap_or(u8::MAX);
        let agreed = w.some(self.cards(|| Say::new("law-ask-agree"), &wishes, none), 0..=most)?;
        let mut cards = Vec::new();
        agreed.into_iter().for_each(|card| insert(&mut cards, card));
        Ok(Act::Agree(cards))
    }

    /// Who of the winning team goes first (D14).
    pub(super) fn first<W: Walker<Illegal = Illegal>>(&self, w: &mut W) -> Result<Act, W::Stop> {
        let members: Vec<Seat> = self.rules.seats_of(self.rules.side(self.seat)).collect();
        let label = |key, seat: &Seat| Choice::new(key, Say::new("law-player").with("who", *seat));
        let of = options(|| Say::new("law-ask-first"), members.iter().copied(), |seat| seat.key(), label);
        w.one(of.or(|word| word.map(|_| Illegal::Starter(members.clone())))).map(Act::First)
    }
}
