//! The menus beside the board: draft, exchange and trade, reinforcement, and who goes first.

use super::{Asking, astray, key, one, word};
use crate::{
    ask::{Illegal, judge, plans},
    cards::Card,
    moves::Move,
    state::Plan,
};
use skald_vocabulary::interface::{Choice, Choices, Key, Menu, Pick, Say, Seat, Step};

impl Asking<'_> {
    pub(super) fn draft(&self, path: &[Pick]) -> Result<Step<Move>, Illegal> {
        let open: Vec<Card> = self.state.draft.open.iter().flatten().copied().collect();
        let menu = one("law-ask-draw", self.cards(&open));
        match path {
            [] => Ok(Step::menu(menu)),
            [card] => self.whole(Move::Draft(key(&menu, card)?)),
            [_, more, ..] => Err(astray(&menu, more)),
        }
    }

    pub(super) fn follow(&self, path: &[Pick]) -> Result<Step<Move>, Illegal> {
        let partners = judge::partners(self.state, self.seat);
        let mut giving: Vec<Card> = self.hand().to_vec();
        giving.retain(|card| !judge::fits(self.rules, self.state, *card).is_empty());
        let mut verbs = Vec::new();
        if !giving.is_empty() {
            verbs.push(word("exchange", "law-follow-exchange"));
        }
        if !partners.is_empty() {
            verbs.push(word("trade", "law-follow-trade"));
        }
        verbs.push(word("done", "law-follow-done"));
        let menu = one("law-ask-follow", verbs);
        let [verb, rest @ ..] = path else { return Ok(Step::menu(menu)) };
        match (verb.as_str(), rest) {
            ("done", []) => self.whole(Move::Done),
            ("exchange", rest) => {
                let give = one("law-ask-exchange", self.cards(&giving));
                let [card, rest @ ..] = rest else {
                    return if giving.is_empty() { Err(astray(&menu, verb)) } else { Ok(Step::menu(give)) };
                };
                let card_key = key(&give, card)?;
                let card = judge::hand_card(self.rules, self.state, self.seat, card_key)?;
                let fits = judge::fits(self.rules, self.state, card);
                let take = one("law-ask-exchange-for", self.cards(&fits));
                match rest {
                    [] if fits.is_empty() => {
                        Err(Illegal::Exchange(judge::name(self.rules, card), Vec::new()))
                    }
                    [] => Ok(Step::menu(take)),
                    [other] => self.whole(Move::Exchange(card_key, key(&take, other)?)),
                    [_, more, ..] => Err(astray(&take, more)),
                }
            }
            ("trade", rest) => {
                let seat = |seat: &Seat| Choice::new(seat.key(), Say::new("law-player").with("who", *seat));
                let with = one("law-ask-partner", partners.iter().map(seat).collect());
                let [partner, rest @ ..] = rest else {
                    return if partners.is_empty() { Err(astray(&menu, verb)) } else { Ok(Step::menu(with)) };
                };
                let partner = Seat::from_key(key(&with, partner)?).map_err(|_| astray(&with, partner))?;
                if !partners.contains(&partner) {
                    return Err(Illegal::Partner(partners));
                }
                let give = one("law-ask-offer", self.cards(self.hand()));
                match rest {
                    [] => Ok(Step::menu(give)),
                    [card] => self.whole(Move::Trade(partner, key(&give, card)?)),
                    [_, more, ..] => Err(astray(&give, more)),
                }
            }
            (_, [more, ..]) => Err(astray(&menu, more)),
            (_, []) => Err(astray(&menu, verb)),
        }
    }

    pub(super) fn give(&self, path: &[Pick]) -> Result<Step<Move>, Illegal> {
        let menu = one("law-ask-trade", self.cards(self.hand()));
        match path {
            [] => Ok(Step::menu(menu)),
            [card] => self.whole(Move::Give(key(&menu, card)?)),
            [_, more, ..] => Err(astray(&menu, more)),
        }
    }

    pub(super) fn plan(&self, path: &[Pick]) -> Result<Step<Move>, Illegal> {
        let pool = plans::pool_of_fill(self.rules, self.state, self.seat);
        let count = u8::try_from(plans::fill_count(self.rules, self.state, self.seat)).unwrap_or(u8::MAX);
        let menu = if count == 0 {
            one("law-ask-fill-none", vec![word("-", "law-fill-none")])
        } else {
            let deck = self.state.player(self.seat).map_or(0, |player| player.deck.len());
            let prompt = Say::new("law-ask-fill").with("count", count).with("deck", deck);
            Menu { prompt, pick: Choices::Some { min: count, max: count, of: self.cards(&pool) } }
        };
        let [fill, rest @ ..] = path else { return Ok(Step::menu(menu)) };
        let mut fill = fill.as_some().ok_or_else(|| astray(&menu, fill))?;
        let known = &self.rules.pool;
        fill.sort_by_key(|key| known.find(*key));
        let mut pairs: Vec<(Key, Key)> = Vec::new();
        let mut rest = rest;
        loop {
            let plan: Plan = plans::plan(self.rules, self.state, self.seat, &fill, &pairs)?;
            let offers = plans::offers(self.rules, self.state, self.seat, &plan);
            let more = if offers.is_empty() { Vec::new() } else { vec![word("give", "law-plan-give")] };
            let next = self.sacrifice(&plan, more);
            let captured: Vec<Card> = offers.iter().map(|(card, _)| *card).collect();
            let give = one("law-ask-sacrifice-which", self.cards(&captured));
            match rest {
                [] => {
                    let step = self.whole(Move::Reinforce { fill, pairs })?;
                    return Ok(Step { menu: (!offers.is_empty()).then_some(next), ..step });
                }
                [word, left @ ..] if word.as_str() == "give" && !offers.is_empty() => {
                    let [card, left @ ..] = left else { return Ok(Step::menu(give)) };
                    let card_key = key(&give, card)?;
                    let found = offers.iter().find(|(card, _)| self.rules.pool.key(*card) == card_key);
                    let gains = found.map(|(_, gains)| gains.as_slice()).unwrap_or_default();
                    let gain = one("law-ask-sacrifice-for", self.cards(gains));
                    let [other, left @ ..] = left else {
                        return if gains.is_empty() {
                            Err(astray(&give, card))
                        } else {
                            Ok(Step::menu(gain))
                        };
                    };
                    pairs.push((card_key, key(&gain, other)?));
                    rest = left;
                }
                [stray, ..] => return Err(astray(&next, stray)),
            }
        }
    }

    /// Whether a further card is sacrificed: what the plan so far makes of the deck, and how many points it costs. Every
    /// captured card is worth one (LAW-12.1).
    fn sacrifice(&self, plan: &Plan, more: Vec<Choice>) -> Menu {
        let deck = self.state.player(self.seat).map_or(0, |player| player.deck.len());
        let deck = deck + plan.fill.len() + plan.pairs.len();
        let prompt = Say::new("law-ask-sacrifice").with("cost", plan.pairs.len()).with("deck", deck);
        Menu { prompt, pick: Choices::One(more) }
    }

    pub(super) fn agree(&self, path: &[Pick]) -> Result<Step<Move>, Illegal> {
        let wishes = judge::wishes(self.rules, self.state, self.seat);
        let menu = if wishes.is_empty() {
            one("law-ask-agree-none", vec![word("-", "law-agree-none")])
        } else {
            let most = u8::try_from(wishes.len()).unwrap_or(u8::MAX);
            let pick = Choices::Some { min: 0, max: most, of: self.cards(&wishes) };
            Menu { prompt: Say::new("law-ask-agree"), pick }
        };
        match path {
            [] => Ok(Step::menu(menu)),
            [keys] => {
                let mut keys = keys.as_some().ok_or_else(|| astray(&menu, keys))?;
                let known = &self.rules.pool;
                keys.sort_by_key(|key| known.find(*key));
                self.whole(Move::Agree(keys))
            }
            [_, more, ..] => Err(astray(&menu, more)),
        }
    }

    pub(super) fn first(&self, path: &[Pick]) -> Result<Step<Move>, Illegal> {
        let seat = |seat: Seat| Choice::new(seat.key(), Say::new("law-player").with("who", seat));
        let members = self.rules.seats_of(self.rules.side(self.seat));
        let menu = one("law-ask-first", members.map(seat).collect());
        match path {
            [] => Ok(Step::menu(menu)),
            [who] => {
                let who = Seat::from_key(key(&menu, who)?).map_err(|_| astray(&menu, who))?;
                self.whole(Move::First(who))
            }
            [_, more, ..] => Err(astray(&menu, more)),
        }
    }
}
