//! What is named when a card is played: opponents, cards, characters, lasting Mysticals, options (decision 8).

use super::{
    Reading, Table,
    free::lasting_key,
    spell::Spelling,
    words::{Words, seat_of},
};
use crate::{
    cards::{Amount, Card, Effect, Kind, Pick, Pool, Primitive, To, Trigger, Who},
    refuse::{Illegal, no},
    state::{State, WARRIOR},
    volley::Chosen,
};
use skald_vocabulary::interface::{Choice, Choices, Key, Menu, Say, Seat};

const DONE: Key = Key::of("done");
const THE_WARRIOR: Key = Key::of("@warrior");
const NOBODY: Key = Key::of("@");

/// What a list names, or what can follow where the words end too early.
pub type Named<T> = Result<Result<T, Reading>, Illegal>;

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
        return Spelling::of("@").number(u32::try_from(place + 1).unwrap_or(0)).or(NOBODY);
    }
    Spelling::of("@").text(pool.key(card).as_str()).or(NOBODY)
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

impl Table<'_> {
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

    /// Reads the opponent that the effects of a list mean by `chosen`, if any does.
    pub(super) fn read_chosen(
        self,
        seat: Seat,
        list: &[Effect],
        words: &mut Words<'_>,
    ) -> Named<Option<Seat>> {
        if !list.iter().any(|effect| mentions_chosen(&effect.act)) {
            return Ok(Ok(None));
        }
        let all: Vec<Seat> = self.state.opponents(seat).collect();
        let menu = || Menu {
            prompt: Say::new("chaos-ask-opponent"),
            pick: Choices::One(
                all.iter()
                    .map(|seat| Choice::new(seat.key(), Say::new("chaos-player").with("who", *seat)))
                    .collect(),
            ),
        };
        let Some(word) = words.peek() else { return Ok(Err(Reading { act: None, menu: words.menu(menu) })) };
        match seat_of(word).filter(|seat| all.contains(seat)) {
            Some(seat) => {
                words.next();
                Ok(Ok(Some(seat)))
            }
            None => Err(words.stray(menu)),
        }
    }

    /// Reads what each effect of an own action names; effects that do not hold name nothing.
    pub(super) fn read_list(
        self,
        seat: Seat,
        played: Option<Card>,
        chosen: Option<Seat>,
        list: &[Effect],
        words: &mut Words<'_>,
    ) -> Named<Vec<Chosen>> {
        let mut all = Vec::new();
        for effect in list {
            if !self.legal().holds(effect, seat, None) {
                all.push(Chosen::Nothing);
                continue;
            }
            match self.read_effect(seat, played, chosen, &effect.act, words)? {
                Ok(named) => all.push(named),
                Err(reading) => return Ok(Err(reading)),
            }
        }
        Ok(Ok(all))
    }

    fn read_effect(
        self,
        seat: Seat,
        played: Option<Card>,
        chosen: Option<Seat>,
        act: &Primitive,
        words: &mut Words<'_>,
    ) -> Named<Chosen> {
        let side = self.state.side(seat);
        match act {
            Primitive::Recover(n, kind, _) => {
                let fits = |card: &Card| kind.is_none_or(|kind| self.pool.face(*card).kind == kind);
                let from: Vec<Card> = side.nowhere.iter().copied().filter(fits).collect();
                Ok(self.read_cards(&from, *n, true, "chaos-ask-recover", words)?.map(Chosen::Cards))
            }
            Primitive::Discard(Who::Own, n, Pick::Victim) => {
                let from = without(&side.hand, played);
                Ok(self.read_cards(&from, *n, false, "chaos-ask-discard", words)?.map(Chosen::Cards))
            }
            Primitive::Deploy(from) => {
                let zone = if *from == To::Hand { without(&side.hand, played) } else { side.nowhere.clone() };
                self.read_deploy(seat, zone, words)
            }
            Primitive::Dispel(who, Amount::Fixed(n)) => self.read_lasting(seat, chosen, *who, *n, words),
            Primitive::Choose(options) => {
                let label = |at: usize| Spelling::of("o").number(u32::try_from(at + 1).unwrap_or(0)).or(DONE);
                let menu = || Menu {
                    prompt: Say::new("chaos-ask-option"),
                    pick: Choices::One(
                        options
                            .iter()
                            .enumerate()
                            .map(|(at, act)| Choice::new(label(at), super::super::tell::primitive(act)))
                            .collect(),
                    ),
                };
                let Some(word) = words.peek() else {
                    return Ok(Err(Reading { act: None, menu: words.menu(menu) }));
                };
                let Some(at) = (0..options.len()).find(|at| label(*at) == word) else {
                    return Err(words.stray(menu));
                };
                words.next();
                let number = u8::try_from(at).unwrap_or(0);
                let inner = self.read_effect(seat, played, chosen, &options[at], words)?;
                Ok(inner.map(|inner| Chosen::Option(number, Box::new(inner))))
            }
            _ => Ok(Ok(Chosen::Nothing)),
        }
    }

    /// Reads up to `n` cards out of a zone, each copy once; `free`: fewer may be named, with `done`.
    fn read_cards(
        self,
        from: &[Card],
        n: u8,
        free: bool,
        prompt: &'static str,
        words: &mut Words<'_>,
    ) -> Named<Vec<Card>> {
        let mut left = from.to_vec();
        left.sort_unstable();
        let mut cards = Vec::new();
        while cards.len() < usize::from(n) && !left.is_empty() {
            let menu = || {
                let mut distinct = left.clone();
                distinct.dedup();
                let mut choices: Vec<Choice> = distinct.into_iter().map(|card| self.choice(card)).collect();
                if free {
                    choices.push(Choice::new(DONE, Say::new("chaos-choice-done")));
                }
                Menu { prompt: Say::new(prompt), pick: Choices::One(choices) }
            };
            let Some(word) = words.peek() else {
                return Ok(Err(Reading { act: None, menu: words.menu(menu) }));
            };
            if free && words.eat(DONE) {
                break;
            }
            let place = self.pool.find(word).and_then(|card| left.iter().position(|other| *other == card));
            let Some(place) = place else { return Err(words.stray(menu)) };
            words.next();
            cards.push(left.remove(place));
        }
        Ok(Ok(cards))
    }

    /// Reads the character that is put in play, with the opponent that its `enter` list names.
    fn read_deploy(self, seat: Seat, zone: Vec<Card>, words: &mut Words<'_>) -> Named<Chosen> {
        let mut fitting = zone;
        fitting.retain(|card| matches!(self.pool.face(*card).kind, Kind::Sidekick | Kind::Special));
        let cards = match self.read_cards(&fitting, 1, false, "chaos-ask-deploy", words)? {
            Ok(cards) => cards,
            Err(reading) => return Ok(Err(reading)),
        };
        let Some(card) = cards.first().copied() else { return Ok(Ok(Chosen::Nothing)) };
        let enter = self.pool.face(card).on(Trigger::Enter);
        Ok(self.read_chosen(seat, enter, words)?.map(|chosen| Chosen::Deploy(card, chosen)))
    }

    /// Reads which lasting Mysticals leave: as many as the effect says, of these players.
    fn read_lasting(
        self,
        seat: Seat,
        chosen: Option<Seat>,
        who: Who,
        n: u8,
        words: &mut Words<'_>,
    ) -> Named<Chosen> {
        let meant = |of: Seat| match who {
            Who::Own => of == seat,
            Who::EachOpponent => of != seat,
            Who::Chosen => Some(of) == chosen,
            _ => true,
        };
        let mut ids = Vec::new();
        while ids.len() < usize::from(n) {
            let left: Vec<_> =
                self.state.lasting.iter().filter(|of| meant(of.by) && !ids.contains(&of.id)).collect();
            if left.is_empty() {
                break;
            }
            let menu = || Menu {
                prompt: Say::new("chaos-ask-dispel"),
                pick: Choices::One(
                    left.iter()
                        .map(|of| {
                            let note = Say::new("chaos-note-lasting").with("who", of.by);
                            Choice::new(lasting_key(of), self.pool.say(of.card)).note(note)
                        })
                        .collect(),
                ),
            };
            let Some(word) = words.peek() else {
                return Ok(Err(Reading { act: None, menu: words.menu(menu) }));
            };
            let Some(of) = left.iter().find(|of| lasting_key(of) == word) else {
                return Err(words.stray(menu));
            };
            words.next();
            ids.push(of.id);
        }
        Ok(Ok(Chosen::Lasting(ids)))
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

    /// Refuses words that are left over.
    pub(super) fn no_more(words: &Words<'_>) -> Result<(), Illegal> {
        words.end(true, || Menu { prompt: Say::new("chaos-ask-action"), pick: Choices::One(Vec::new()) })
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
