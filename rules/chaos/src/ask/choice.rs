//! Choices in the midst of an action: a card out of a hand, a card out of the own Arsenal, cards to put under it.

use super::{AskContext, Asks};
use crate::{
    cards::{Card, Kind},
    engine::Act,
    moves::Verb,
    refuse::no,
    volley::{Asked, Prefer},
};
use skald_vocabulary::interface::{Pick, Say, Seat};

impl<'s> AskContext<'s> {
    /// The player whose hand is being looked at.
    #[must_use]
    pub fn victim_of_choice(self) -> Option<Seat> {
        let volley = self.state.volley.as_ref()?;
        let hit = volley.paused?;
        volley.instances.get(usize::from(hit.instance)).map(|of| of.target)
    }

    /// The cards that may be taken now, the best first (decision 12).
    fn takeables(self) -> Vec<Card> {
        self.victim_of_choice().map(|victim| self.legal().takeables_ranked(victim, &[])).unwrap_or_default()
    }

    /// What was named in the declaration of the attack by which a card is taken now.
    #[must_use]
    pub fn prefers(self) -> Option<&'s Prefer> {
        let volley = self.state.volley.as_ref()?;
        let instance = volley.instances.get(usize::from(volley.paused?.instance))?;
        volley.attacks.get(usize::from(instance.attack)).map(|attack| &attack.prefer)
    }

    /// The cards among which a choice of the active player is open.
    #[must_use]
    pub fn choosable(self, seat: Seat) -> Vec<Card> {
        match self.state.pending.as_ref().map_or(Asked::Nothing, |pending| pending.asked) {
            Asked::Nothing => self.takeables(),
            Asked::Search(kind) => self.findable(seat, kind),
            Asked::Cycle(_) => self.state.side(seat).kinds().collect(),
        }
    }

    /// Which of these time would choose.
    #[must_use]
    pub fn default_choice(self, seat: Seat) -> Option<Card> {
        match self.state.pending.as_ref().map_or(Asked::Nothing, |pending| pending.asked) {
            Asked::Nothing => self.takeables().first().copied(),
            Asked::Search(kind) => self.findable(seat, kind).first().copied(),
            Asked::Cycle(_) => None,
        }
    }

    /// A card out of the hand of the victim; none is no choice (CHAOS-15.4).
    pub(super) fn take<W: Asks>(self, w: &mut W) -> Result<Act, W::Stop> {
        let all = self.takeables();
        let must = || {
            no("chaos-no-must-take", "CHAOS-15.4")
                .with("list", all.iter().map(|card| self.pool.say(*card)).collect::<Vec<_>>())
        };
        if w.said(Verb::Nothing.key()) {
            return Err(w.refuse(must));
        }
        let prompt = || Say::new("chaos-ask-take");
        self.verb(w, prompt, &[(Verb::Take, "chaos-choice-take")], |_| true)?;
        let reason = |word: Option<&Pick>| {
            let card = match self.card(word?.as_one()?) {
                Ok(card) => card,
                Err(why) => return Some(why),
            };
            let victim = self.victim_of_choice().filter(|victim| self.state.side(*victim).holds(card) > 0);
            let face = self.pool.face(card);
            let character = if face.kind.is_character() { Some(card) } else { face.assoc };
            Some(match (character, victim) {
                (Some(character), Some(victim)) => no("chaos-no-identity", "CHAOS-15.1")
                    .with("victim", victim)
                    .with("character", self.pool.say(character))
                    .with("card", self.pool.say(card))
                    .with("list", all.iter().map(|card| self.pool.say(*card)).collect::<Vec<_>>()),
                _ => must(),
            })
        };
        w.one(self.offer(prompt, &all, reason)).map(|card| Act::Take(card, false))
    }

    /// The cards of the own Arsenal that a search may find, by id, each once.
    fn findable(self, seat: Seat, kind: Option<Kind>) -> Vec<Card> {
        let fits = |card: &Card| kind.is_none_or(|kind| self.pool.face(*card).kind == kind);
        let mut cards: Vec<Card> = self.state.side(seat).arsenal.iter().copied().filter(fits).collect();
        cards.sort_unstable();
        cards.dedup();
        cards.sort_by_key(|card| &self.pool.face(*card).id);
        cards
    }

    pub(super) fn search<W: Asks>(self, seat: Seat, kind: Option<Kind>, w: &mut W) -> Result<Act, W::Stop> {
        let prompt = || Say::new("chaos-ask-search");
        let verbs = [(Verb::Take, "chaos-choice-fetch"), (Verb::Nothing, "chaos-choice-none")];
        if self.verb(w, prompt, &verbs, |_| true)? == Verb::Nothing {
            return Ok(Act::Fetch(None, false));
        }
        let all = self.findable(seat, kind);
        let reason = |word: Option<&Pick>| self.card(word?.as_one()?).err();
        w.one(self.offer(prompt, &all, reason)).map(|card| Act::Fetch(Some(card), false))
    }

    pub(super) fn sink<W: Asks>(self, seat: Seat, most: u8, w: &mut W) -> Result<Act, W::Stop> {
        let prompt = || Say::new("chaos-ask-sink").with("most", most);
        let verbs = [(Verb::Sink, "chaos-choice-sink"), (Verb::Nothing, "chaos-choice-none")];
        let mut cards: Vec<Card> = Vec::new();
        if self.verb(w, prompt, &verbs, |_| true)? == Verb::Nothing {
            return Ok(Act::Sink(cards, false));
        }
        loop {
            let used = |card: Card| cards.iter().filter(|other| **other == card).count();
            let more = cards.len() < usize::from(most);
            let left = self.kinds(seat, |card| more && used(card) < self.state.side(seat).holds(card));
            let reason = |word: Option<&Pick>| {
                let key = word.filter(|_| more)?.as_one()?;
                self.held(seat, key, self.pool.find(key).map_or(0, used)).err()
            };
            match w.more(self.offer(prompt, &left, reason), !cards.is_empty())? {
                Some(card) => cards.push(card),
                None => return Ok(Act::Sink(cards, false)),
            }
        }
    }
}
