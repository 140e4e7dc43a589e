//! Actions of the own round (CHAOS-4.6): laying, playing, cycling, the Inspiration Attempt, the ability, the end.

use super::{Read, Reading, Table, attack::kind_say, words::Words};
use crate::{
    chaos::{
        cards::{Card, Kind, Trigger},
        engine::Act,
        moves::Verb,
        refuse::{Illegal, no},
    },
    interface::{Choice, Choices, Menu, Say, Seat},
};

impl Table<'_> {
    /// Every action that is possible now.
    pub(super) fn own_menu(self, seat: Seat) -> Menu {
        let hand = |test: &dyn Fn(Card) -> bool| self.state.side(seat).hand.iter().any(|card| test(*card));
        let verbs = [
            (Verb::Attack, "chaos-choice-attack", self.can_attack(seat)),
            (Verb::Play, "chaos-choice-play", hand(&|card| self.may_play(seat, card).is_ok())),
            (Verb::Lay, "chaos-choice-lay", hand(&|card| self.pool.face(card).kind.is_character())),
            (Verb::Ability, "chaos-choice-ability", self.may_use_ability(seat).is_ok()),
            (Verb::Cycle, "chaos-choice-cycle", hand(&|card| self.may_cycle(seat, card).is_ok())),
            (Verb::Inspire, "chaos-choice-inspire", self.can_inspire(seat)),
            (Verb::End, "chaos-choice-end", true),
        ];
        let choices = verbs
            .into_iter()
            .filter(|(.., possible)| *possible)
            .map(|(verb, label, _)| Choice::new(verb.key(), Say::new(label)))
            .collect();
        Menu { prompt: Say::new("chaos-ask-action"), pick: Choices::One(choices) }
    }

    /// Whether any action but ending the round is possible, Vital Point Four aside.
    pub fn can_act(self, seat: Seat) -> bool {
        self.own_menu(seat).pick.list().len() > 1
    }

    pub(super) fn read_own(self, seat: Seat, verb: Verb, words: &mut Words<'_>) -> Read {
        match verb {
            Verb::End | Verb::Lapse => {
                words.end(true, || self.own_menu(seat))?;
                Ok(Reading::whole(if verb == Verb::End { Act::End } else { Act::LapseRound }))
            }
            Verb::Lay => self.read_lay(seat, words),
            Verb::Attack => self.read_attack(seat, words),
            Verb::Play => self.read_play(seat, words),
            Verb::Ability => self.read_ability(seat, words),
            Verb::Cycle => self.read_cycle(seat, words),
            Verb::Inspire => self.read_inspire(seat, words),
            _ => Err(words.stray(|| self.own_menu(seat))),
        }
    }

    /// A menu of cards of the hand.
    fn cards_menu(self, seat: Seat, prompt: &'static str, test: impl Fn(Card) -> bool) -> Menu {
        Menu { prompt: Say::new(prompt), pick: Choices::One(self.hand_choices(seat, test)) }
    }

    fn read_lay(self, seat: Seat, words: &mut Words<'_>) -> Read {
        let menu = || self.cards_menu(seat, "chaos-ask-lay", |card| self.pool.face(card).kind.is_character());
        let Some(word) = words.next() else { return Ok(Reading { act: None, menu: words.menu(menu) }) };
        let card = self.held(seat, word, 0)?;
        let face = self.pool.face(card);
        if !face.kind.is_character() {
            return Err(no("chaos-no-lay", "CHAOS-7.1")
                .with("card", self.pool.say(card))
                .with("type", kind_say(face.kind)));
        }
        match self.read_chosen(seat, face.on(Trigger::Enter), words)? {
            Err(reading) => Ok(reading),
            Ok(chosen) => {
                Self::no_more(words)?;
                Ok(Reading::whole(Act::Lay(card, chosen)))
            }
        }
    }

    /// Whether a card of the hand may be played as an own action; the character that uses it, if it is a Mystical.
    ///
    /// # Errors
    /// [`Illegal`] with the reason.
    pub fn may_play(self, seat: Seat, card: Card) -> Result<Option<u32>, Illegal> {
        let face = self.pool.face(card);
        if face.on(Trigger::Play).is_empty() {
            return Err(self.no_play(card));
        }
        if face.kind == Kind::Mystical {
            let user = self.user(seat, card, &[]).map_err(|illegal| {
                let used = self.state.side(seat).mark.used && face.assoc.is_none();
                if used {
                    no("chaos-no-wait", "CHAOS-9.7").with("card", self.pool.say(card))
                } else {
                    illegal
                }
            });
            return user.map(Some);
        }
        self.legal().supported(seat, card).map_err(|unfit| self.unsupported(card, unfit))?;
        Ok(None)
    }

    fn read_play(self, seat: Seat, words: &mut Words<'_>) -> Read {
        let menu = || self.cards_menu(seat, "chaos-ask-play", |card| self.may_play(seat, card).is_ok());
        let Some(word) = words.next() else { return Ok(Reading { act: None, menu: words.menu(menu) }) };
        let card = self.held(seat, word, 0)?;
        let user = self.may_play(seat, card)?;
        let list = self.pool.face(card).on(Trigger::Play);
        let chosen = match self.read_chosen(seat, list, words)? {
            Ok(chosen) => chosen,
            Err(reading) => return Ok(reading),
        };
        match self.read_list(seat, Some(card), chosen, list, words)? {
            Err(reading) => Ok(reading),
            Ok(named) => {
                Self::no_more(words)?;
                Ok(Reading::whole(Act::Play(card, user, chosen, named)))
            }
        }
    }

    fn may_use_ability(self, seat: Seat) -> Result<(), Illegal> {
        let warrior = self.pool.warrior(self.state.side(seat).hero);
        if warrior.lists.on(Trigger::Ability).is_empty() {
            return Err(no("chaos-no-ability", "CHAOS-1.12").with("ability", warrior.ability.clone()));
        }
        if self.state.ability_used {
            return Err(no("chaos-no-ability-twice", "CHAOS-4.6").with("ability", warrior.ability.clone()));
        }
        Ok(())
    }

    fn read_ability(self, seat: Seat, words: &mut Words<'_>) -> Read {
        self.may_use_ability(seat)?;
        let list = self.pool.warrior(self.state.side(seat).hero).lists.on(Trigger::Ability);
        match self.read_list(seat, None, None, list, words)? {
            Err(reading) => Ok(reading),
            Ok(named) => {
                Self::no_more(words)?;
                Ok(Reading::whole(Act::Ability(named)))
            }
        }
    }

    /// Whether a card of the hand is a duplicate that may be cycled (CHAOS-17).
    ///
    /// # Errors
    /// [`Illegal`] with the reason.
    pub fn may_cycle(self, seat: Seat, card: Card) -> Result<(), Illegal> {
        if !self.pool.face(card).kind.is_character() {
            return Err(no("chaos-no-throwing", "CHAOS-5.10"));
        }
        if !self.state.side(seat).has(card) {
            return Err(no("chaos-no-twin", "CHAOS-17.2").with("card", self.pool.say(card)));
        }
        Ok(())
    }

    fn read_cycle(self, seat: Seat, words: &mut Words<'_>) -> Read {
        let menu = || self.cards_menu(seat, "chaos-ask-cycle", |card| self.may_cycle(seat, card).is_ok());
        let Some(word) = words.next() else { return Ok(Reading { act: None, menu: words.menu(menu) }) };
        let card = self.held(seat, word, 0)?;
        self.may_cycle(seat, card)?;
        Self::no_more(words)?;
        Ok(Reading::whole(Act::Cycle(card)))
    }

    /// Whether an Inspiration Attempt is open at all (CHAOS-16.3, 16.4).
    fn may_inspire(self, seat: Seat) -> Result<(), Illegal> {
        let side = self.state.side(seat);
        if self.state.acted {
            return Err(no("chaos-no-inspiration", "CHAOS-16.3"));
        }
        let most = self.legal().hand_max(seat);
        if side.hand.len() > most {
            return Err(no("chaos-no-above", "CHAOS-16.4").with("n", side.hand.len()).with("max", most));
        }
        if side.arsenal.is_empty() {
            return Err(no("chaos-no-small", "CHAOS-16.4").with("n", 0));
        }
        Ok(())
    }

    /// Whether a card may be replaced (CHAOS-16.2, 16.6).
    fn replaceable(self, seat: Seat, card: Card) -> Result<(), Illegal> {
        let face = self.pool.face(card);
        if face.kind.is_character() {
            return Err(no("chaos-no-replace-character", "CHAOS-16.2")
                .with("card", self.pool.say(card))
                .with("type", kind_say(face.kind)));
        }
        let Some(character) = face.assoc else {
            return Err(no("chaos-no-replace", "CHAOS-16.2").with("card", self.pool.say(card)));
        };
        if self.state.side(seat).has(character) {
            return Err(no("chaos-no-replace-there", "CHAOS-16.2")
                .with("character", self.pool.say(character))
                .with("card", self.pool.say(card)));
        }
        Ok(())
    }

    /// Whether a card of the hand may be replaced by an Inspiration Attempt now.
    pub fn may_replace(self, seat: Seat, card: Card) -> bool {
        self.may_inspire(seat).is_ok() && self.replaceable(seat, card).is_ok()
    }

    fn can_inspire(self, seat: Seat) -> bool {
        self.may_inspire(seat).is_ok()
            && self.state.side(seat).hand.iter().any(|card| self.replaceable(seat, *card).is_ok())
    }

    fn read_inspire(self, seat: Seat, words: &mut Words<'_>) -> Read {
        self.may_inspire(seat)?;
        let mut cards: Vec<Card> = Vec::new();
        let used = |cards: &[Card], card: Card| cards.iter().filter(|other| **other == card).count();
        while let Some(word) = words.next() {
            let spoken = self.pool.find(word).map_or(0, |card| used(&cards, card));
            let card = self.held(seat, word, spoken)?;
            self.replaceable(seat, card)?;
            cards.push(card);
        }
        if cards.len() > 3 {
            return Err(no("chaos-no-count", "CHAOS-16.1"));
        }
        let size = self.state.side(seat).arsenal.len();
        if cards.len() > size {
            return Err(no("chaos-no-small", "CHAOS-16.4").with("n", size));
        }
        let more = cards.len() < 3.min(size);
        let menu = words
            .menu(|| {
                self.cards_menu(seat, "chaos-ask-inspire", |card| {
                    more && used(&cards, card) < self.state.side(seat).holds(card)
                        && self.replaceable(seat, card).is_ok()
                })
            })
            .filter(|menu| !menu.pick.list().is_empty());
        if cards.is_empty() {
            return match menu {
                Some(_) => Ok(Reading { act: None, menu }),
                None if self.can_inspire(seat) => Err(no("chaos-no-count", "CHAOS-16.1")),
                None => Err(no("chaos-no-replaceable", "CHAOS-16.2")),
            };
        }
        Ok(Reading { act: Some(Act::Inspire(cards)), menu })
    }
}
