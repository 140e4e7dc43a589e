//! What is named when a card is played: opponents, cards, characters, lasting Mysticals, options (decision 8).

use super::{AskContext, Asks, Offered, Or, free::lasting_key};
use crate::{
    cards::{Amount, Card, Effect, Kind, Pick, Pool, Primitive, To, Trigger, Who},
    refuse::{Illegal, no},
    state::{Lasting, State, WARRIOR},
    tell,
    volley::Chosen,
};
use skald_vocabulary::interface::{Choice, Key, Say, Seat};

const DONE: Key = Key::of("done");
const THE_WARRIOR: Key = Key::of("@warrior");
const NOBODY: Key = Key::of("@");

impl Offered for &Lasting {
    fn key(&self, _: AskContext<'_>) -> Key {
        lasting_key(self)
    }

    fn choice(&self, table: AskContext<'_>, key: Key) -> Choice {
        Choice::new(key, table.pool.say(self.card)).note(Say::new("chaos-note-lasting").with("who", self.by))
    }
}

/// An option of an effect, by its number from 1.
impl Offered for (usize, &Primitive) {
    fn key(&self, _: AskContext<'_>) -> Key {
        Key::made(&format!("o{}", self.0))
    }

    fn choice(&self, _: AskContext<'_>, key: Key) -> Choice {
        Choice::new(key, tell::primitive(self.1))
    }
}

/// The word of a character of a player: `@catapult`, `@warrior`, or `@2` for the second of the row where an older one has
/// the same name.
#[must_use]
pub fn character_key(pool: &Pool, state: &State, seat: Seat, id: u32) -> Key {
    if id == WARRIOR {
        return THE_WARRIOR;
    }
    let row = &state.side(seat).row;
    let Some(place) = row.iter().position(|of| of.id == id) else { return NOBODY };
    let card = row[place].card;
    if row.iter().take(place).any(|of| of.card == card) {
        return Key::made(&format!("@{}", place + 1));
    }
    Key::build().text("@").text(pool.key(card).as_str()).made()
}

/// Whether an attack card may force its target to discard by own choice (CHAOS-12.14).
#[must_use]
pub fn victim_discards(pool: &Pool, card: Card) -> bool {
    let face = pool.face(card);
    [Trigger::Hit, Trigger::Success, Trigger::Stopped, Trigger::Knockout].into_iter().any(|on| {
        face.on(on)
            .iter()
            .any(|effect| matches!(effect.act, Primitive::Discard(who, _, Pick::Victim) if who != Who::Own))
    })
}

/// Whether an effect, or an option of it, is about the opponent that was named when the card was played.
#[must_use]
pub fn mentions_chosen(act: &Primitive) -> bool {
    match act {
        Primitive::Lose(who, _)
        | Primitive::Gain(who, _)
        | Primitive::Draw(who, _)
        | Primitive::Discard(who, ..)
        | Primitive::Mill(who, _)
        | Primitive::Peek(who)
        | Primitive::Purge(who, _)
        | Primitive::Dispel(who, _)
        | Primitive::Stall(who, _) => *who == Who::Chosen,
        Primitive::Choose(options) => options.iter().any(mentions_chosen),
        _ => false,
    }
}

impl AskContext<'_> {
    /// Whether laying a card names an opponent.
    #[must_use]
    pub fn names_opponent(self, card: Card) -> bool {
        self.pool.face(card).on(Trigger::Enter).iter().any(|effect| mentions_chosen(&effect.act))
    }

    /// A character in words.
    pub(super) fn character(self, seat: Seat, id: u32) -> Say {
        match self.state.side(seat).row.iter().find(|of| of.id == id) {
            Some(of) => self.pool.say(of.card),
            None => self.warrior_say(seat),
        }
    }

    /// The opponent that the effects of a list mean by `chosen`, if any does.
    pub(super) fn chosen<W: Asks>(
        self,
        seat: Seat,
        list: &[Effect],
        w: &mut W,
    ) -> Result<Option<Seat>, W::Stop> {
        if !list.iter().any(|effect| mentions_chosen(&effect.act)) {
            return Ok(None);
        }
        let all: Vec<Seat> = self.state.opponents(seat).collect();
        w.one(self.offer(|| Say::new("chaos-ask-opponent"), &all, |_| None)).map(Some)
    }

    /// What each effect of an own action names; effects that do not hold name nothing.
    pub(super) fn named<W: Asks>(
        self,
        seat: Seat,
        played: Option<Card>,
        chosen: Option<Seat>,
        list: &[Effect],
        w: &mut W,
    ) -> Result<Vec<Chosen>, W::Stop> {
        let name = |effect: &Effect| {
            let holds = self.later() || self.legal().holds(effect, seat, None);
            if holds { self.effect(seat, played, chosen, &effect.act, w) } else { Ok(Chosen::Nothing) }
        };
        list.iter().map(name).collect()
    }

    fn effect<W: Asks>(
        self,
        seat: Seat,
        played: Option<Card>,
        chosen: Option<Seat>,
        act: &Primitive,
        w: &mut W,
    ) -> Result<Chosen, W::Stop> {
        let side = self.state.side(seat);
        match act {
            Primitive::Recover(n, kind, _) => {
                let fits = |card: &Card| kind.is_none_or(|kind| self.pool.face(*card).kind == kind);
                let from: Vec<Card> = side.nowhere.iter().copied().filter(fits).collect();
                self.cards_of(from, *n, true, "chaos-ask-recover", w).map(Chosen::Cards)
            }
            Primitive::Discard(Who::Own, n, Pick::Victim) => {
                let from = without(&side.hand, played);
                self.cards_of(from, *n, false, "chaos-ask-discard", w).map(Chosen::Cards)
            }
            Primitive::Deploy(from) => {
                let mut zone =
                    if *from == To::Hand { without(&side.hand, played) } else { side.nowhere.clone() };
                zone.retain(|card| matches!(self.pool.face(*card).kind, Kind::Sidekick | Kind::Special));
                let cards = self.cards_of(zone, 1, false, "chaos-ask-deploy", w)?;
                let Some(card) = cards.first().copied() else { return Ok(Chosen::Nothing) };
                let enter = self.pool.face(card).on(Trigger::Enter);
                self.chosen(seat, enter, w).map(|chosen| Chosen::Deploy(card, chosen))
            }
            Primitive::Dispel(who, Amount::Fixed(n)) => self.dispelled(seat, chosen, *who, *n, w),
            Primitive::Choose(options) => {
                let all: Vec<(usize, &Primitive)> = (1..).zip(options).collect();
                let (number, act) = w.one(self.offer(|| Say::new("chaos-ask-option"), &all, |_| None))?;
                let inner = self.effect(seat, played, chosen, act, w)?;
                Ok(Chosen::Option(u8::try_from(number - 1).unwrap_or(0), Box::new(inner)))
            }
            _ => Ok(Chosen::Nothing),
        }
    }

    /// Up to `n` cards out of a zone, each copy once; `free`: fewer may be named, with `done`.
    fn cards_of<W: Asks>(
        self,
        mut left: Vec<Card>,
        n: u8,
        free: bool,
        prompt: &'static str,
        w: &mut W,
    ) -> Result<Vec<Card>, W::Stop> {
        left.sort_unstable();
        let mut cards = Vec::new();
        while cards.len() < usize::from(n) && !left.is_empty() {
            let mut of: Vec<Or<Card>> = left.iter().copied().map(Or::One).collect();
            of.dedup();
            if free {
                of.push(Or::Word(DONE, "chaos-choice-done"));
            }
            let Or::One(card) = w.one(self.offer(|| Say::new(prompt), &of, |_| None))? else { break };
            cards.push(card);
            if let Some(place) = left.iter().position(|other| *other == card) {
                left.remove(place);
            }
        }
        Ok(cards)
    }

    /// Which lasting Mysticals leave: as many as the effect says, of these players.
    fn dispelled<W: Asks>(
        self,
        seat: Seat,
        chosen: Option<Seat>,
        who: Who,
        n: u8,
        w: &mut W,
    ) -> Result<Chosen, W::Stop> {
        let meant = |of: &&Lasting| match who {
            Who::Own => of.by == seat,
            Who::EachOpponent => of.by != seat,
            Who::Chosen => Some(of.by) == chosen,
            _ => true,
        };
        let mut left: Vec<&Lasting> = self.state.lasting.iter().filter(meant).collect();
        let mut ids = Vec::new();
        while ids.len() < usize::from(n) && !left.is_empty() {
            let id = w.one(self.offer(|| Say::new("chaos-ask-dispel"), &left, |_| None))?.id;
            left.retain(|of| of.id != id);
            ids.push(id);
        }
        Ok(Chosen::Lasting(ids))
    }

    /// On which occasions a card can be used, in words (message 37).
    pub(super) fn occasions(self, card: Card) -> Vec<Say> {
        let face = self.pool.face(card);
        let mut all = Vec::new();
        if face.attacks() {
            all.push(Say::new("chaos-occasion-attack"));
        }
        if !face.boosts.is_empty() {
            all.push(Say::new("chaos-occasion-boost"));
        }
        if !face.on(Trigger::Play).is_empty() {
            all.push(Say::new("chaos-occasion-play"));
        }
        if face.blocks() || !face.answers.is_empty() {
            all.push(Say::new("chaos-occasion-answer"));
        }
        if face.kind.is_character() {
            all.push(Say::new("chaos-occasion-lay"));
        }
        all
    }

    /// A card that has no own play.
    pub(super) fn no_play(self, card: Card) -> Illegal {
        no("chaos-no-play", "CHAOS-13.1")
            .with("card", self.pool.say(card))
            .with("occasions", self.occasions(card))
    }
}

/// A hand without the card that is being played.
fn without(hand: &[Card], played: Option<Card>) -> Vec<Card> {
    let mut cards = hand.to_vec();
    if let Some(place) = played.and_then(|card| cards.iter().position(|other| *other == card)) {
        cards.remove(place);
    }
    cards
}
