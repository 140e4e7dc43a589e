//! Actions of the own round (CHAOS-4.6): laying, playing, cycling, the Inspiration Attempt, the ability, the end.

use super::{Read, Reading, Table, arms::NoUser, attack::kind_say, words::Words};
use crate::{
    cards::{Card, Kind, Trigger},
    engine::Act,
    legal::Unfit,
    moves::Verb,
    refuse::{Illegal, no},
};
use skald_vocabulary::interface::{Choice, Choices, Menu, Say, Seat};

/// The actions in the order of the menu, with their words.
const ACTIONS: [(Verb, &str); 7] = [
    (Verb::Attack, "chaos-choice-attack"),
    (Verb::Play, "chaos-choice-play"),
    (Verb::Lay, "chaos-choice-lay"),
    (Verb::Ability, "chaos-choice-ability"),
    (Verb::Cycle, "chaos-choice-cycle"),
    (Verb::Inspire, "chaos-choice-inspire"),
    (Verb::End, "chaos-choice-end"),
];

/// Why a card cannot be played as an own action.
#[derive(Clone, Copy, Debug)]
enum NoPlay {
    /// It has no own play.
    None,
    /// Nobody can use it.
    User(NoUser),
    /// Its character does not support it.
    Unfit(Unfit),
}

impl Table<'_> {
    /// Every action that is possible now.
    pub(super) fn own_menu(self, seat: Seat) -> Menu {
        let choices = ACTIONS
            .into_iter()
            .filter(|(verb, _)| self.can(seat, *verb))
            .map(|(verb, label)| Choice::new(verb.key(), Say::new(label)))
            .collect();
        Menu { prompt: Say::new("chaos-ask-action"), pick: Choices::One(choices) }
    }

    /// Whether an action of this kind is possible now.
    fn can(self, seat: Seat, verb: Verb) -> bool {
        let hand = |test: &dyn Fn(Card) -> bool| self.state.side(seat).kinds().any(test);
        match verb {
            Verb::Attack => self.can_attack(seat),
            Verb::Play => hand(&|card| self.can_play(seat, card)),
            Verb::Lay => hand(&|card| self.pool.face(card).kind.is_character()),
            Verb::Ability => self.can_use_ability(seat),
            Verb::Cycle => hand(&|card| self.can_cycle(seat, card)),
            Verb::Inspire => self.can_inspire(seat),
            verb => verb == Verb::End,
        }
    }

    /// Whether any action but ending the round is possible, Vital Point Four aside.
    pub fn can_act(self, seat: Seat) -> bool {
        ACTIONS.into_iter().any(|(verb, _)| verb != Verb::End && self.can(seat, verb))
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
    fn find_play(self, seat: Seat, card: Card) -> Result<Option<u32>, NoPlay> {
        let face = self.pool.face(card);
        if face.on(Trigger::Play).is_empty() {
            return Err(NoPlay::None);
        }
        if face.kind == Kind::Mystical {
            return self.find_user(seat, card, &[]).map(Some).map_err(NoPlay::User);
        }
        self.legal().supported(seat, card).map(|()| None).map_err(NoPlay::Unfit)
    }

    /// Whether a card of the hand may be played as an own action.
    pub fn can_play(self, seat: Seat, card: Card) -> bool {
        self.find_play(seat, card).is_ok()
    }

    /// The same, with the refusal in words.
    ///
    /// # Errors
    /// [`Illegal`] with the reason.
    pub fn may_play(self, seat: Seat, card: Card) -> Result<Option<u32>, Illegal> {
        let waits = self.state.side(seat).mark.used && self.pool.face(card).assoc.is_none();
        self.find_play(seat, card).map_err(|why| match why {
            NoPlay::None => self.no_play(card),
            NoPlay::User(_) if waits => no("chaos-no-wait", "CHAOS-9.7").with("card", self.pool.say(card)),
            NoPlay::User(why) => self.no_user(seat, card, why),
            NoPlay::Unfit(unfit) => self.unsupported(card, unfit),
        })
    }

    fn read_play(self, seat: Seat, words: &mut Words<'_>) -> Read {
        let menu = || self.cards_menu(seat, "chaos-ask-play", |card| self.can_play(seat, card));
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

    fn can_use_ability(self, seat: Seat) -> bool {
        let warrior = self.pool.warrior(self.state.side(seat).hero);
        !self.state.ability_used && !warrior.lists.on(Trigger::Ability).is_empty()
    }

    fn may_use_ability(self, seat: Seat) -> Result<(), Illegal> {
        if self.can_use_ability(seat) {
            return Ok(());
        }
        let warrior = self.pool.warrior(self.state.side(seat).hero);
        if warrior.lists.on(Trigger::Ability).is_empty() {
            return Err(no("chaos-no-ability", "CHAOS-1.12").with("ability", warrior.ability));
        }
        Err(no("chaos-no-ability-twice", "CHAOS-4.6").with("ability", warrior.ability))
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
    pub fn can_cycle(self, seat: Seat, card: Card) -> bool {
        self.pool.face(card).kind.is_character() && self.state.side(seat).has(card)
    }

    fn may_cycle(self, seat: Seat, card: Card) -> Result<(), Illegal> {
        if self.can_cycle(seat, card) {
            return Ok(());
        }
        if !self.pool.face(card).kind.is_character() {
            return Err(no("chaos-no-throwing", "CHAOS-5.10"));
        }
        Err(no("chaos-no-twin", "CHAOS-17.2").with("card", self.pool.say(card)))
    }

    fn read_cycle(self, seat: Seat, words: &mut Words<'_>) -> Read {
        let menu = || self.cards_menu(seat, "chaos-ask-cycle", |card| self.can_cycle(seat, card));
        let Some(word) = words.next() else { return Ok(Reading { act: None, menu: words.menu(menu) }) };
        let card = self.held(seat, word, 0)?;
        self.may_cycle(seat, card)?;
        Self::no_more(words)?;
        Ok(Reading::whole(Act::Cycle(card)))
    }

    /// Whether an Inspiration Attempt is open at all (CHAOS-16.3, 16.4).
    fn inspires(self, seat: Seat) -> bool {
        let side = self.state.side(seat);
        !self.state.acted && !side.arsenal.is_empty() && side.hand.len() <= self.legal().hand_max(seat)
    }

    fn may_inspire(self, seat: Seat) -> Result<(), Illegal> {
        if self.inspires(seat) {
            return Ok(());
        }
        let side = self.state.side(seat);
        if self.state.acted {
            return Err(no("chaos-no-inspiration", "CHAOS-16.3"));
        }
        let most = self.legal().hand_max(seat);
        if side.hand.len() > most {
            return Err(no("chaos-no-above", "CHAOS-16.4").with("n", side.hand.len()).with("max", most));
        }
        Err(no("chaos-no-small", "CHAOS-16.4").with("n", 0))
    }

    /// Whether a card may be replaced (CHAOS-16.2, 16.6).
    fn replaces(self, seat: Seat, card: Card) -> bool {
        let face = self.pool.face(card);
        let awaited = |character| !self.state.side(seat).has(character);
        !face.kind.is_character() && face.assoc.is_some_and(awaited)
    }

    fn replaceable(self, seat: Seat, card: Card) -> Result<(), Illegal> {
        if self.replaces(seat, card) {
            return Ok(());
        }
        let face = self.pool.face(card);
        if face.kind.is_character() {
            return Err(no("chaos-no-replace-character", "CHAOS-16.2")
                .with("card", self.pool.say(card))
                .with("type", kind_say(face.kind)));
        }
        let Some(character) = face.assoc else {
            return Err(no("chaos-no-replace", "CHAOS-16.2").with("card", self.pool.say(card)));
        };
        Err(no("chaos-no-replace-there", "CHAOS-16.2")
            .with("character", self.pool.say(character))
            .with("card", self.pool.say(card)))
    }

    /// Whether a card of the hand may be replaced by an Inspiration Attempt now.
    pub fn may_replace(self, seat: Seat, card: Card) -> bool {
        self.inspires(seat) && self.replaces(seat, card)
    }

    fn can_inspire(self, seat: Seat) -> bool {
        self.inspires(seat) && self.state.side(seat).hand.iter().any(|card| self.replaces(seat, *card))
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
                        && self.replaces(seat, card)
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
