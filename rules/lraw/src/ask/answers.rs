//! What may be said to each kind of question.

use super::{Illegal, illegal::Chosen, keys};
use crate::{
    cards::{Kind, Pool},
    engine::Act,
    legal::{Declared, Due},
    sight::{Lens, Me, Sight},
    state::{Answer, Asked, Card, Met, Paid, State, Strike, Window, Zone},
};
use skald_toolkit::grammar::{Grammar, Walker, keywords};
use skald_vocabulary::{
    interface::{Key, Misuse, Pick, Say, Seat},
    invariant::Invariant,
};
use std::cell::OnceCell;

const CONSCRIPT: Key = Key::of("conscript");
const SET: Key = Key::of("set");
const USE: Key = Key::of("use");
const ATTACK: Key = Key::of("attack");
const END: Key = Key::of("end");
const PASS: Key = Key::of("pass");
const DECLINE: Key = Key::of("decline");
const YES: Key = Key::of("yes");
const NO: Key = Key::of("no");
const FOLLOW: Key = Key::of("follow");
const CANCEL: Key = Key::of("cancel");
const PAY: Key = Key::of("pay");
const REMOVE: Key = Key::of("remove");
const NONE: Key = Key::of("none");

/// The answers to the question that stands.
#[derive(Clone, Debug)]
pub struct Answers<'s> {
    /// All cards.
    pub pool: &'s Pool,
    /// The position.
    pub state: &'s State,
    /// Worked out when it is looked at: whoever passes needs none.
    sight: OnceCell<Sight>,
}

impl<'s> Answers<'s> {
    /// The answers in a position.
    #[must_use]
    pub fn new(pool: &'s Pool, state: &'s State) -> Self {
        Self { pool, state, sight: OnceCell::new() }
    }

    /// The position with what its cards are worth.
    #[must_use]
    pub fn lens(&self) -> Lens<'_> {
        let sight = self.sight.get_or_init(|| Sight::of(self.pool, self.state));
        Lens { pool: self.pool, state: self.state, sight }
    }

    /// What was worked out, for whoever goes on from this position.
    #[must_use]
    pub fn into_sight(self) -> Option<Sight> {
        self.sight.into_inner()
    }
}

impl Grammar for Answers<'_> {
    type Move = Act;
    type Illegal = Illegal;

    fn walk<W: Walker<Illegal = Illegal>>(&self, w: &mut W) -> Result<Act, W::Stop> {
        let Some(question) = &self.state.asked else { return Err(w.refuse(|| Misuse::Over.into())) };
        let seat = question.seat;
        let prompt = || self.prompt(question);
        // Where all actions can be said, what is wrong with one is said where it is said.
        let any = matches!(question.what, Asked::Main | Asked::Respond);
        if !any && let Some(why) = w.instead(|word| self.no_action(question, word)) {
            return Err(w.refuse(|| why));
        }
        match &question.what {
            Asked::Main => self.main(w, seat),
            Asked::Respond => self.window(w, seat),
            Asked::Trigger(met) => self.trigger(w, met),
            Asked::Follow => {
                let words = [(FOLLOW, "lraw-choice-follow"), (CANCEL, "lraw-choice-cancel")];
                Ok(Act::Follow(w.one(keywords(prompt, words))? == FOLLOW))
            }
            Asked::Redeclare => self.redeclare(w),
            Asked::Cards { of, max, .. } if of.is_empty() || *max == 0 => {
                w.one(keywords(prompt, [(NONE, "lraw-choice-none")]))?;
                Ok(Act::Answer(Answer::Cards(Vec::new())))
            }
            Asked::Cards { of, min, max, .. } => {
                let chosen = self.some(w, prompt, of, *min..=*max, Chosen::Cards)?;
                Ok(Act::Answer(Answer::Cards(chosen)))
            }
            Asked::Order { of, .. } => Ok(Act::Answer(Answer::Cards(self.order(w, prompt, of)?))),
            Asked::YesNo { .. } => {
                let words = [(YES, "lraw-choice-yes"), (NO, "lraw-choice-no")];
                let yes = w.one(keywords(prompt, words))? == YES;
                Ok(Act::Answer(Answer::Yes(yes)))
            }
            Asked::Number { min, max, .. } => {
                let number = w.number(prompt, i64::from(*min)..=i64::from(*max))?;
                Ok(Act::Answer(Answer::Number(
                    u8::try_from(number).or_broken(*min, "a number is asked for between two small ones"),
                )))
            }
            Asked::Price { code, about } => {
                let words = [(PAY, "lraw-choice-pay"), (NO, "lraw-choice-no")];
                if w.one(keywords(prompt, words))? == NO {
                    return Ok(Act::Answer(Answer::Price(None)));
                }
                let paid = self.pay_with(w, &self.lens().dues(*code, *about, seat), 0, &[])?;
                Ok(Act::Answer(Answer::Price(Some(paid))))
            }
            Asked::Counters { of, min, max } => {
                w.one(keywords(prompt, [(REMOVE, "lraw-choice-remove")]))?;
                let counters = self.counters(w, of, *min..=*max)?;
                Ok(Act::Answer(Answer::Price(Some(Paid { counters, ..Paid::default() }))))
            }
            Asked::Place { of, .. } => Ok(Act::Answer(Answer::Number(self.place(w, prompt, *of)?))),
        }
    }
}

impl Answers<'_> {
    pub(super) fn of_card(&self, id: &'static str, card: Card) -> Say {
        Say::new(id).with("card", keys::label(self.pool, self.state, card))
    }

    /// The main window: only what can be done stands in its menu.
    fn main<W: Walker<Illegal = Illegal>>(&self, w: &mut W, seat: Seat) -> Result<Act, W::Stop> {
        if w.said(USE) {
            return Ok(Act::Use(self.uses_said(w, seat, Window::Main)?));
        }
        let in_vain = |word: &Pick| {
            let attack = word.as_one() == Some(ATTACK) && self.state.turn > 1;
            (attack && self.attackers(seat).next().is_none()).then_some(())
        };
        if w.instead(in_vain).is_some() {
            let why = w.instead(|word| self.not_attacker(seat, &[], Some(word)));
            let none = || Illegal::Because(Say::new("lraw-refuse-no-attacker"), "LRAW-4.1.4");
            return Err(w.refuse(|| why.unwrap_or_else(none)));
        }
        let verbs = [
            (CONSCRIPT, "lraw-choice-conscript"),
            (SET, "lraw-choice-set"),
            (USE, "lraw-choice-use"),
            (ATTACK, "lraw-choice-attack"),
            (END, "lraw-choice-end"),
        ];
        let there = |verb| match verb {
            CONSCRIPT => self.callable(seat).next().is_some(),
            SET => self.settable(seat).next().is_some(),
            USE => self.lens().can_use(seat, Window::Main),
            ATTACK => self.attackers(seat).next().is_some(),
            _ => true,
        };
        let ask = || Say::new("lraw-ask-main");
        Ok(match Self::verb(w, ask, &verbs, there, |word| self.no_verb(seat, word))? {
            CONSCRIPT => self.conscript(w, seat)?,
            SET => self.set(w, seat)?,
            USE => Act::Use(self.uses(w, seat, Window::Main)?),
            ATTACK => self.attack(w, seat)?,
            _ => Act::EndWar,
        })
    }

    fn conscript<W: Walker<Illegal = Illegal>>(&self, w: &mut W, seat: Seat) -> Result<Act, W::Stop> {
        let of: Vec<Card> = self.callable(seat).collect();
        let card = self.one(w, "lraw-ask-conscript", &of, |word| self.not_callable(seat, word))?;
        let free = self.state.side(seat).free(Zone::Warrior).fold(0, |bits, place| bits | 1 << place);
        Ok(Act::Conscript(card, self.place(w, || self.of_card("lraw-ask-place", card), free)?))
    }

    fn set<W: Walker<Illegal = Illegal>>(&self, w: &mut W, seat: Seat) -> Result<Act, W::Stop> {
        let of: Vec<Card> = self.settable(seat).collect();
        let card = self.one(w, "lraw-ask-set", &of, |word| self.not_settable(seat, word))?;
        Ok(Act::Set(card, self.place_of(w, seat, self.zone_of(card))?.unwrap_or(0)))
    }

    /// A free place of a zone that is not the Warriors', the first unless another one is named (D-48). Nothing in the game depends on
    /// which it is, so that nobody is asked.
    pub(super) fn place_of<W: Walker<Illegal = Illegal>>(
        &self,
        w: &mut W,
        seat: Seat,
        zone: Zone,
    ) -> Result<Option<u8>, W::Stop> {
        let free: Vec<u8> = self.state.side(seat).free(zone).collect();
        let named = |word: &Pick| {
            let place = keys::placed(zone, word.as_one()?)?;
            let taken = || self.no_place(zone, word, &free);
            Some(if free.contains(&place) { Ok(place) } else { Err(taken()?) })
        };
        match w.instead(named) {
            Some(Ok(place)) => Ok(Some(place)),
            Some(Err(why)) => Err(w.refuse(|| why)),
            None => Ok(free.first().copied()),
        }
    }

    fn zone_of(&self, card: Card) -> Zone {
        match self.pool.face(self.state.card(card).face).kind {
            Kind::Unified => Zone::Unified,
            _ => Zone::Fortified,
        }
    }

    /// Warriors that may be Conscripted from the hand.
    pub(super) fn callable(&self, seat: Seat) -> impl Iterator<Item = Card> {
        let lens = self.lens();
        let side = self.state.side(seat);
        let room = side.free(Zone::Warrior).next().is_some();
        let may = room && side.conscriptions < lens.conscriptions(seat) && !lens.no_conscript(seat);
        let warrior = |card: &Card| self.pool.face(self.state.card(*card).face).kind == Kind::Warrior;
        let hand = if may { side.hand.as_slice() } else { &[] };
        hand.iter().copied().filter(move |card| warrior(card) && !lens.bound_to_effects(*card))
    }

    /// Cards that may be set.
    pub(super) fn settable(&self, seat: Seat) -> impl Iterator<Item = Card> {
        let side = self.state.side(seat);
        side.hand.iter().copied().filter(|card| {
            let kind = self.pool.face(self.state.card(*card).face).kind;
            matches!(kind, Kind::Unified | Kind::Fortified) && side.free(self.zone_of(*card)).next().is_some()
        })
    }

    /// Cards that may attack.
    pub(super) fn attackers(&self, seat: Seat) -> impl Iterator<Item = Card> {
        let lens = self.lens();
        let side = self.state.side(seat);
        let all = side.cards(Zone::Warrior).chain([side.warlord]);
        all.filter(move |card| {
            lens.strikes(seat, *card).iter().any(|strike| lens.strikes_at_any(seat, *strike))
        })
    }

    fn attack<W: Walker<Illegal = Illegal>>(&self, w: &mut W, seat: Seat) -> Result<Act, W::Stop> {
        let lens = self.lens();
        let of: Vec<Card> = self.attackers(seat).collect();
        let by = self.one(w, "lraw-ask-attacker", &of, |word| self.not_attacker(seat, &of, word))?;
        let mut strikes = lens.strikes(seat, by);
        strikes.retain(|strike| lens.strikes_at_any(seat, *strike));
        let strike = match strikes.as_slice() {
            [only] => *only,
            _ => {
                let words = [
                    (Key::of("physical"), "lraw-choice-physical"),
                    (Key::of("magical"), "lraw-choice-magical"),
                ];
                let said = w.one(keywords(|| Say::new("lraw-ask-strike"), words))?;
                if said.as_str() == "physical" { Strike::Physical } else { Strike::Magical }
            }
        };
        let all = lens.attackable(seat, strike);
        let on =
            self.one(w, "lraw-ask-attacked", &all, |word| self.not_attacked(seat, (by, strike), &all, word))?;
        let me = Me { this: by, you: seat };
        let (tax, double) = lens.attack_costs(by);
        let due = |cost| (cost, me);
        let tax: Vec<Due<'_>> = tax.into_iter().map(due).collect();
        let double: Vec<Due<'_>> = double.into_iter().map(due).collect();
        let tax = self.pay_with(w, &tax, 0, &[])?;
        let mut twice = None;
        if lens.doubles(seat, by) {
            let words = [(Key::of("plain"), "lraw-choice-plain"), (Key::of("double"), "lraw-choice-double")];
            if w.one(keywords(|| Say::new("lraw-ask-double"), words))?.as_str() == "double" {
                twice = Some(self.pay_with(w, &double, 0, &tax.cards)?);
            }
        }
        Ok(Act::Attack(by, strike, on, tax, twice))
    }

    /// A window: something that fits, or nothing.
    fn window<W: Walker<Illegal = Illegal>>(&self, w: &mut W, seat: Seat) -> Result<Act, W::Stop> {
        let window = self.state.window.unwrap_or(Window::Response);
        if w.said(USE) {
            return Ok(Act::Use(self.uses_said(w, seat, window)?));
        }
        let verbs = [(PASS, "lraw-choice-pass"), (USE, "lraw-choice-use")];
        let there = |verb| verb == PASS || self.lens().can_use(seat, window);
        let prompt =
            || self.state.asked.as_ref().map_or(Say::new("lraw-ask-window"), |asked| self.prompt(asked));
        if Self::verb(w, prompt, &verbs, there, |word| self.no_main(window, word))? == PASS {
            return Ok(Act::Pass);
        }
        Ok(Act::Use(self.uses(w, seat, window)?))
    }

    /// A trigger: used with its targets and costs, or declined.
    fn trigger<W: Walker<Illegal = Illegal>>(&self, w: &mut W, met: &Met) -> Result<Act, W::Stop> {
        let ability = self.pool.ability(met.ability);
        let me = Me { this: met.source, you: met.seat };
        // One that has to be used is only put where it can be; one that may be declined also where its player's hand has nothing for it.
        let there = |verb| match verb {
            DECLINE => ability.body.may,
            _ => !ability.body.may || self.lens().able(ability, me, met.events[0]),
        };
        let verbs = [(USE, "lraw-choice-use"), (DECLINE, "lraw-choice-decline")];
        let prompt =
            || self.state.asked.as_ref().map_or(Say::new("lraw-ask-window"), |asked| self.prompt(asked));
        if Self::verb(w, prompt, &verbs, there, |word| self.not_triggered(met, word))? == DECLINE {
            return Ok(Act::Pass);
        }
        let way = crate::legal::Way { source: met.source, ability: Some(met.ability), card: false };
        let mut declared = Declared::new(way);
        self.declare(w, ability, me, met.events[0], &mut declared)?;
        Ok(Act::Use(declared))
    }

    /// Another target, or none (LRAW-4.2.5).
    fn redeclare<W: Walker<Illegal = Illegal>>(&self, w: &mut W) -> Result<Act, W::Stop> {
        let words = [(ATTACK, "lraw-choice-redeclare"), (CANCEL, "lraw-choice-cancel")];
        if w.one(keywords(|| Say::new("lraw-ask-redeclare"), words))? == CANCEL {
            return Ok(Act::Redeclare(None));
        }
        let Some(attack) = self.state.attack else { return Ok(Act::Redeclare(None)) };
        let of = self.lens().attackable(attack.seat, attack.strike);
        let why = |word: Option<&Pick>| self.not_attacked(attack.seat, (attack.by, attack.strike), &of, word);
        Ok(Act::Redeclare(Some(self.one(w, "lraw-ask-attacked", &of, why)?)))
    }
}
