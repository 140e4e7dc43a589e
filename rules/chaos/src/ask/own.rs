//! Actions of the own round (CHAOS-4.6): laying, playing, cycling, the Inspiration Attempt, the ability, the end.

use super::{AskContext, Asks, offered::kind_say, usable::NoUser};
use crate::{
    cards::{Card, Kind, Trigger},
    engine::Act,
    legal::Unfit,
    moves::Verb,
    refuse::{Illegal, no},
};
use skald_vocabulary::interface::{Pick, Say, Seat};

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

/// The most cards of an Inspiration Attempt (CHAOS-16.1).
const MOST_REPLACED: usize = 3;

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

impl AskContext<'_> {
    /// Whether an action of this kind is possible now.
    fn can(self, seat: Seat, verb: Verb) -> bool {
        let hand = |test: &dyn Fn(Card) -> bool| self.state.side(seat).kinds().any(test);
        match verb {
            Verb::Attack => self.can_attack(seat),
            Verb::Play => hand(&|card| self.can_play(seat, card)),
            Verb::Lay => hand(&|card| self.is_character(card)),
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

    /// An action, and whether it was said that another one follows; `None` where that could not be said.
    pub fn action<W: Asks>(self, seat: Seat, w: &mut W) -> Result<(Act, Option<bool>), W::Stop> {
        let prompt = if self.later() { "chaos-order-ask-step" } else { "chaos-ask-action" };
        let verb = self.verb(w, || Say::new(prompt), &ACTIONS, |verb| self.can(seat, verb))?;
        let act = match verb {
            Verb::Attack => {
                let (volley, then) = self.volley(seat, w)?;
                return Ok((Act::Attack(volley), Some(then)));
            }
            Verb::Play => self.play(seat, w)?,
            Verb::Lay => self.lay(seat, w)?,
            Verb::Ability => self.ability(seat, w)?,
            Verb::Cycle => self.cycle(seat, w)?,
            Verb::Inspire => self.inspire(seat, w)?,
            _ => Act::End,
        };
        Ok((act, None))
    }

    fn is_character(self, card: Card) -> bool {
        self.pool.face(card).kind.is_character()
    }

    fn lay<W: Asks>(self, seat: Seat, w: &mut W) -> Result<Act, W::Stop> {
        let no_lay = |card| {
            let kind = kind_say(self.pool.face(card).kind);
            no("chaos-no-lay", "CHAOS-7.1").with("card", self.pool.say(card)).with("type", kind)
        };
        let card = self.hand_card(w, seat, "chaos-ask-lay", |card| self.is_character(card), no_lay)?;
        let chosen = self.chosen(seat, self.pool.face(card).on(Trigger::Enter), w)?;
        Ok(Act::Lay(card, chosen))
    }

    /// Whether a card of the hand may be played as an own action; the character that uses it, if it is a Mystical.
    fn find_play(self, seat: Seat, card: Card) -> Result<Option<u32>, NoPlay> {
        let face = self.pool.face(card);
        if face.on(Trigger::Play).is_empty() {
            return Err(NoPlay::None);
        }
        if self.later() {
            return Ok(None);
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

    fn play<W: Asks>(self, seat: Seat, w: &mut W) -> Result<Act, W::Stop> {
        let fits = |card| self.can_play(seat, card);
        let refuse = |card| self.may_play(seat, card).err().unwrap_or_else(|| self.no_play(card));
        let card = self.hand_card(w, seat, "chaos-ask-play", fits, refuse)?;
        let user = self.find_play(seat, card).unwrap_or_default();
        let list = self.pool.face(card).on(Trigger::Play);
        let chosen = self.chosen(seat, list, w)?;
        Ok(Act::Play(card, user, chosen, self.named(seat, Some(card), chosen, list, w)?))
    }

    fn can_use_ability(self, seat: Seat) -> bool {
        let warrior = self.pool.warrior(self.state.side(seat).hero);
        (self.later() || !self.state.ability_used) && !warrior.lists.on(Trigger::Ability).is_empty()
    }

    fn ability<W: Asks>(self, seat: Seat, w: &mut W) -> Result<Act, W::Stop> {
        let warrior = self.pool.warrior(self.state.side(seat).hero);
        let list = warrior.lists.on(Trigger::Ability);
        if !self.can_use_ability(seat) {
            let (id, clause) = if list.is_empty() {
                ("chaos-no-ability", "CHAOS-1.12")
            } else {
                ("chaos-no-ability-twice", "CHAOS-4.6")
            };
            return Err(w.refuse(|| no(id, clause).with("ability", warrior.ability)));
        }
        self.named(seat, None, None, list, w).map(Act::Ability)
    }

    /// Whether a card of the hand is a duplicate that may be cycled (CHAOS-17).
    pub fn can_cycle(self, seat: Seat, card: Card) -> bool {
        self.is_character(card) && (self.later() || self.state.side(seat).has(card))
    }

    fn cycle<W: Asks>(self, seat: Seat, w: &mut W) -> Result<Act, W::Stop> {
        let refuse = |card| {
            if self.is_character(card) {
                no("chaos-no-twin", "CHAOS-17.2").with("card", self.pool.say(card))
            } else {
                no("chaos-no-throwing", "CHAOS-5.10")
            }
        };
        let fits = |card| self.can_cycle(seat, card);
        self.hand_card(w, seat, "chaos-ask-cycle", fits, refuse).map(Act::Cycle)
    }

    /// Why an Inspiration Attempt is not open at all (CHAOS-16.3, 16.4).
    fn no_inspiration(self, seat: Seat) -> Option<Illegal> {
        let (side, most) = (self.state.side(seat), self.legal().hand_max(seat));
        if self.later() {
            None
        } else if self.state.acted {
            Some(no("chaos-no-inspiration", "CHAOS-16.3"))
        } else if side.hand.len() > most {
            Some(no("chaos-no-above", "CHAOS-16.4").with("n", side.hand.len()).with("max", most))
        } else {
            side.arsenal.is_empty().then(|| no("chaos-no-small", "CHAOS-16.4").with("n", 0))
        }
    }

    /// Whether a card may be replaced (CHAOS-16.2, 16.6).
    fn replaces(self, seat: Seat, card: Card) -> bool {
        let awaited = |character| self.later() || !self.state.side(seat).has(character);
        !self.is_character(card) && self.pool.face(card).assoc.is_some_and(awaited)
    }

    fn irreplaceable(self, card: Card) -> Illegal {
        let face = self.pool.face(card);
        if face.kind.is_character() {
            return no("chaos-no-replace-character", "CHAOS-16.2")
                .with("card", self.pool.say(card))
                .with("type", kind_say(face.kind));
        }
        let Some(character) = face.assoc else {
            return no("chaos-no-replace", "CHAOS-16.2").with("card", self.pool.say(card));
        };
        no("chaos-no-replace-there", "CHAOS-16.2")
            .with("character", self.pool.say(character))
            .with("card", self.pool.say(card))
    }

    /// Whether a card of the hand may be replaced by an Inspiration Attempt now.
    pub fn may_replace(self, seat: Seat, card: Card) -> bool {
        self.no_inspiration(seat).is_none() && self.replaces(seat, card)
    }

    fn can_inspire(self, seat: Seat) -> bool {
        self.state.side(seat).kinds().any(|card| self.may_replace(seat, card))
    }

    fn inspire<W: Asks>(self, seat: Seat, w: &mut W) -> Result<Act, W::Stop> {
        if let Some(why) = self.no_inspiration(seat) {
            return Err(w.refuse(|| why));
        }
        let mut cards: Vec<Card> = Vec::new();
        let size = if self.later() { MOST_REPLACED } else { self.state.side(seat).arsenal.len() };
        loop {
            let used = |card: Card| cards.iter().filter(|other| **other == card).count();
            let more = cards.len() < size.min(MOST_REPLACED);
            let fits = |card| self.replaces(seat, card);
            let left = |card| more && fits(card) && used(card) < self.state.side(seat).holds(card);
            // More cards than may be replaced can be said, so that each is judged before their number is.
            let beyond = |word: &Pick| {
                let key = word.as_one().filter(|_| !more)?;
                let spoken = used(self.pool.find(key)?);
                self.held(seat, key, spoken).ok().filter(|card| fits(*card))
            };
            let reason = |word: Option<&Pick>| {
                let Some(word) = word else {
                    let any = self.can_inspire(seat);
                    let (id, clause) = if any {
                        ("chaos-no-count", "CHAOS-16.1")
                    } else {
                        ("chaos-no-replaceable", "CHAOS-16.2")
                    };
                    return Some(no(id, clause));
                };
                let key = word.as_one()?;
                let spoken = self.pool.find(key).map_or(0, used);
                match self.held(seat, key, spoken) {
                    Err(why) => Some(why),
                    Ok(card) => (!fits(card)).then(|| self.irreplaceable(card)),
                }
            };
            let next = match self.any_card(w, |card| more && fits(card)).or_else(|| w.instead(beyond)) {
                Some(card) => Some(card),
                None => {
                    let offered = self.kinds(seat, left);
                    w.more(self.offer(|| Say::new("chaos-ask-inspire"), &offered, reason), !cards.is_empty())?
                }
            };
            match next {
                Some(card) => cards.push(card),
                None if cards.len() > MOST_REPLACED => {
                    return Err(w.refuse(|| no("chaos-no-count", "CHAOS-16.1")));
                }
                None if cards.len() > size => {
                    return Err(w.refuse(|| no("chaos-no-small", "CHAOS-16.4").with("n", size)));
                }
                None => return Ok(Act::Inspire(cards)),
            }
        }
    }
}
