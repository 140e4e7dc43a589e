//! Putting a volley together (CHAOS-9): card, boost, target, named characters, one attack after another.

use super::{AskContext, Asks, Offered, Or, Sense, named::character_key};
use crate::{
    cards::{By, Card, Kind, Primitive, Trigger},
    eval::attack_of,
    refuse::{Illegal, no},
    state::WARRIOR,
    volley::{Attack, Entry, Prefer},
};
use skald_toolkit::grammar::options;
use skald_vocabulary::interface::{Choice, Key, Misuse, Pick, Say, Seat};

const WITH: Key = Key::of("with");
const BY: Key = Key::of("by");
const PREFER: Key = Key::of("prefer");
const ASK: Key = Key::of("ask");
const THEN: Key = Key::of("then");

/// A boost, before a target is named or after an attack on everybody.
const BOOST: (Key, &str) = (WITH, "chaos-choice-with");

/// What may follow an attack that was put together.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Next {
    /// One more attack.
    Card(Card),
    /// A kind of card to be taken first, or after those named.
    Kind(Kind),
    /// A character of the target, in a round that is prepared.
    Character(Seat, u32),
    /// A word, with the message that is its label.
    Word(Key, &'static str),
}

impl Offered for Next {
    fn key(&self, table: AskContext<'_>) -> Key {
        match self {
            Self::Card(card) => card.key(table),
            Self::Kind(kind) => kind.key(table),
            Self::Character(seat, id) => character_key(table.pool, table.state, *seat, *id),
            Self::Word(key, _) => *key,
        }
    }

    fn choice(&self, table: AskContext<'_>, key: Key) -> Choice {
        match self {
            Self::Card(card) => card.choice(table, key),
            Self::Kind(kind) => kind.choice(table, key),
            Self::Character(seat, id) => Choice::new(key, table.character(*seat, *id)),
            Self::Word(_, label) => Choice::new(key, Say::new(label)),
        }
    }
}

impl AskContext<'_> {
    pub(super) fn warrior_say(self, seat: Seat) -> Say {
        Say::new("chaos-name").with("name", self.pool.warrior(self.state.side(seat).hero).name)
    }

    /// The attack that an entry would be.
    fn draft(self, seat: Seat, card: Card, user: u32, boost: Option<Card>) -> Attack {
        let entry = Entry { boost, ..Entry::of(card, user) };
        attack_of(self.legal(), seat, &entry)
    }

    /// A volley, and whether it was said that another action follows it.
    pub(super) fn volley<W: Asks>(self, seat: Seat, w: &mut W) -> Result<(Vec<Entry>, bool), W::Stop> {
        let mut entries: Vec<Entry> = Vec::new();
        loop {
            if let Some(card) = self.any_card(w, |card| self.pool.face(card).attacks()) {
                entries.push(self.entry(seat, card, &entries, w)?);
                continue;
            }
            let next = self.further(seat, &entries);
            let whole = entries.last().is_some_and(|last| self.meets(seat, last));
            let word = if whole { "chaos-ask-attack-more" } else { "chaos-ask-attack" };
            let reason = |word: Option<&Pick>| self.no_attack(seat, &entries, word?.as_one()?);
            let next = w.more(self.offer(|| Say::new(word), &next, reason), whole)?;
            match (next, entries.pop()) {
                (None, last) => {
                    entries.extend(last);
                    return Ok((entries, false));
                }
                (Some(Next::Card(card)), last) => {
                    entries.extend(last);
                    entries.push(self.entry(seat, card, &entries, w)?);
                }
                (Some(next), Some(mut last)) => {
                    match next {
                        Next::Word(THEN, _) => {
                            entries.push(last);
                            return Ok((entries, true));
                        }
                        Next::Word(WITH, _) => last.boost = Some(self.boost(seat, last.card, &entries, w)?),
                        Next::Word(ASK, _) => last.prefer = Prefer::Ask,
                        Next::Word(..) => last.prefer = Prefer::Kinds(vec![self.preferred(w)?]),
                        Next::Kind(kind) => match &mut last.prefer {
                            Prefer::Kinds(kinds) => kinds.push(kind),
                            other => *other = Prefer::Kinds(vec![kind]),
                        },
                        Next::Character(_, id) => last.named.push(id),
                        Next::Card(_) => {}
                    }
                    entries.push(last);
                }
                (Some(_), None) => return Err(w.refuse(|| Misuse::Unfinished(Say::new(word)).into())),
            }
        }
    }

    /// Whether an attack that was put together meets somebody: one on everybody may still need its boost.
    fn meets(self, seat: Seat, of: &Entry) -> bool {
        let air = || self.legal().airborne(seat, of.card, of.boost);
        of.target.is_some() || self.later() || !self.aims(seat, of.card, air()).is_empty()
    }

    /// What may follow a volley as far as it is put together: more about its last attack, or another one.
    fn further(self, seat: Seat, entries: &[Entry]) -> Vec<Next> {
        let mut all = Vec::new();
        if let Some((last, before)) = entries.split_last() {
            let may_boost = last.target.is_none() && last.boost.is_none();
            if may_boost && self.aimed_boosts(seat, last.card, before).next().is_some() {
                all.push(Next::Word(BOOST.0, BOOST.1));
            }
            if !self.meets(seat, last) {
                return all;
            }
            if self.later() && last.named.is_empty() {
                let target = last.target.into_iter();
                let all_named = target.flat_map(|target| {
                    let ids = self.nameable(last.card, target).into_iter().flat_map(|(_, ids)| ids);
                    ids.map(move |id| Next::Character(target, id))
                });
                for character in all_named {
                    if !all.contains(&character) {
                        all.push(character);
                    }
                }
            }
            let left = |kinds: &[Kind]| -> Vec<Next> {
                Kind::ALL.into_iter().filter(|kind| !kinds.contains(kind)).map(Next::Kind).collect()
            };
            match &last.prefer {
                _ if !self.takes(last.card) => {}
                Prefer::Silent => all
                    .extend([Next::Word(PREFER, "chaos-choice-prefer"), Next::Word(ASK, "chaos-choice-ask")]),
                Prefer::Ask => {}
                Prefer::Kinds(kinds) => all.extend(left(kinds)),
            }
        }
        all.extend(self.attack_cards(seat, entries).map(Next::Card));
        if self.sense == Sense::Later(true) && !entries.is_empty() {
            all.push(Next::Word(THEN, "chaos-order-then"));
        }
        all
    }

    /// Why a word is no attack that could be added to a volley.
    fn no_attack(self, seat: Seat, entries: &[Entry], word: Key) -> Option<Illegal> {
        if let Some(last) = entries.last().filter(|last| !self.meets(seat, last)) {
            return Some(self.meets_nobody(seat, last.card, last.user));
        }
        let spoken = self.pool.find(word).map_or(0, |card| Self::spoken(entries, card));
        let user = |card| self.may_attack(seat, card, entries).map(|user| (card, user));
        match self.held_for(seat, word, spoken, "chaos-no-copies").and_then(user) {
            Err(why) => Some(why),
            Ok((card, user)) => Some(self.meets_nobody(seat, card, user)),
        }
    }

    /// One attack: its boost, its target and the characters that it names.
    fn entry<W: Asks>(self, seat: Seat, card: Card, entries: &[Entry], w: &mut W) -> Result<Entry, W::Stop> {
        let user = self.find_user(seat, card, entries).unwrap_or(WARRIOR);
        if w.said(BY) {
            let word = w.instead(|word| Some(word.clone()));
            let wrong = self.no_user_of(seat, card, user, word.as_ref()).filter(|_| !self.later());
            wrong.map_or(Ok(()), |why| Err(w.refuse(|| why)))?;
        }
        let mut entry = Entry::of(card, user);
        let area = self.pool.face(card).area;
        let target = loop {
            if entry.boost.is_none() && w.said(WITH) {
                entry.boost = Some(self.boost(seat, card, entries, w)?);
            }
            if area {
                return Ok(entry);
            }
            let aims = self.aims(seat, card, self.legal().airborne(seat, card, entry.boost));
            let mut of: Vec<Or<Seat>> = aims.iter().copied().map(Or::One).collect();
            if entry.boost.is_none() && self.aimed_boosts(seat, card, entries).next().is_some() {
                of.push(Or::Word(BOOST.0, BOOST.1));
            }
            // What the attack would be matters for menus and refusals alone.
            let attack = || self.draft(seat, card, user, entry.boost);
            let choice = |key, to: &Or<Seat>| match to {
                Or::One(aim) => self.aim_choice(&attack(), *aim),
                word @ Or::Word(..) => word.choice(self, key),
            };
            let reason = |word: Option<&Pick>| {
                let seat_of = |word: &Pick| Seat::from_key(word.as_one()?).ok();
                let target = word.and_then(seat_of).filter(|target| target.0 < self.state.count());
                Some(self.not_aimed(seat, &attack(), &aims, target))
            };
            let prompt = || Say::new("chaos-ask-target").with("card", self.pool.say(card));
            match w.one(options(prompt, of.iter().copied(), |to| to.key(self), choice).or(reason))? {
                Or::One(target) => break target,
                Or::Word(..) => entry.boost = Some(self.boost(seat, card, entries, w)?),
            }
        };
        entry.target = Some(target);
        entry.named = self.characters(card, target, w)?;
        Ok(entry)
    }

    /// A boost of an attack; a second one is refused (CHAOS-9.13).
    fn boost<W: Asks>(self, seat: Seat, card: Card, entries: &[Entry], w: &mut W) -> Result<Card, W::Stop> {
        let boosts: Vec<Card> = self.aimed_boosts(seat, card, entries).collect();
        let reason = |word: Option<&Pick>| {
            let key = word?.as_one()?;
            let spoken = |added| Self::spoken(entries, added) + usize::from(added == card);
            let added = match self.held(seat, key, self.pool.find(key).map_or(0, spoken)) {
                Ok(added) => added,
                Err(why) => return Some(why),
            };
            let aimless = || self.not_aimed(seat, &self.draft(seat, card, WARRIOR, Some(added)), &[], None);
            Some(self.may_boost(seat, added, card).err().unwrap_or_else(aimless))
        };
        let fits = |boost| self.pool.face(boost).boosts.has(self.pool.face(card).kind);
        let prompt = || Say::new("chaos-ask-boost").with("card", self.pool.say(card));
        let added = match self.any_card(w, fits) {
            Some(added) => added,
            None => w.one(self.offer(prompt, &boosts, reason))?,
        };
        if w.said(WITH) {
            let second = w.instead(|word| self.pool.find(word.as_one()?)).unwrap_or(added);
            return Err(
                w.refuse(|| no("chaos-no-second-boost", "CHAOS-9.13").with("card", self.pool.say(second)))
            );
        }
        Ok(added)
    }

    /// The first kind of card to be taken (decisions 7 and 12).
    fn preferred<W: Asks>(self, w: &mut W) -> Result<Kind, W::Stop> {
        w.one(self.offer(|| Say::new("chaos-ask-prefer"), &Kind::ALL, |_| None))
    }

    /// Whether an attack with a card lets its player choose a card out of a hand.
    fn takes(self, card: Card) -> bool {
        let list = self.pool.face(card).on(Trigger::Hit);
        list.iter().any(|effect| matches!(effect.act, Primitive::Take(_, crate::cards::Pick::Actor)))
    }

    /// Why a word is not the character that attacks: it follows from the card (CHAOS-8.2 to 8.4).
    fn no_user_of(self, seat: Seat, card: Card, user: u32, word: Option<&Pick>) -> Option<Illegal> {
        let side = self.state.side(seat);
        let key = word.and_then(Pick::as_one);
        let named = side.row.iter().find(|of| Some(self.pool.key(of.card)) == key);
        let assoc = self.pool.face(card).assoc;
        match (named, assoc) {
            (None, None) if key == Some(Key::of("warrior")) && user == WARRIOR => None,
            (Some(of), Some(character)) if of.card == character => None,
            (Some(of), None) => Some(
                no("chaos-no-association", "CHAOS-8.2")
                    .with("card", self.pool.say(card))
                    .with("character", self.pool.say(of.card)),
            ),
            (_, Some(character)) => Some(
                no("chaos-no-warrior", "CHAOS-8.3")
                    .with("card", self.pool.say(card))
                    .with("character", self.pool.say(character)),
            ),
            (None, None) => {
                let at = word.cloned().unwrap_or_else(|| Pick::one(BY));
                Some(Misuse::BadPath { at, possible: vec![self.warrior_say(seat)] }.into())
            }
        }
    }

    /// A target as a choice: what the attack would cost there unanswered.
    fn aim_choice(self, attack: &Attack, aim: Seat) -> Choice {
        let total = self.state.side(aim).total;
        let by = self.state.active();
        let cost = self.legal().cost(by, attack, aim, None).min(total);
        Choice::new(aim.key(), Say::new("chaos-player").with("who", aim))
            .note(Say::new("chaos-note-aim").with("total", u32::from(total)).with("cost", u32::from(cost)))
    }

    /// Why an attack with a card meets nobody.
    pub(super) fn meets_nobody(self, seat: Seat, card: Card, user: u32) -> Illegal {
        if self.pool.face(card).area {
            return no("chaos-no-area", "CHAOS-9.9").with("card", self.pool.say(card));
        }
        self.not_aimed(seat, &self.draft(seat, card, user, None), &[], None)
    }

    /// Why a target is none (CHAOS-9.1, 10.3).
    fn not_aimed(self, seat: Seat, attack: &Attack, aims: &[Seat], target: Option<Seat>) -> Illegal {
        let list = aims.to_vec();
        let flies = |who: Seat| {
            let id = match (attack.air, aims.is_empty()) {
                (true, _) => "chaos-no-air",
                (false, true) => "chaos-no-ground-alone",
                (false, false) => "chaos-no-ground",
            };
            no(id, "CHAOS-10.3").with("who", who).with("list", aims.to_vec())
        };
        let Some(target) = target else {
            let destructive = self.pool.face(attack.card).kind == Kind::Destructive;
            return match self.state.opponents(seat).next().filter(|_| aims.is_empty() && destructive) {
                Some(other) => flies(other),
                None => no("chaos-no-target", "CHAOS-9.2").with("list", list),
            };
        };
        // Against the only opponent who flies, there is nobody to choose instead.
        if aims.is_empty()
            && let Some(other) = self.state.opponents(seat).next()
        {
            return flies(other);
        }
        if target == seat {
            return no("chaos-no-self", "CHAOS-9.1").with("list", list);
        }
        if !self.state.lives(target) {
            return no("chaos-no-fallen", "CHAOS-9.1").with("who", target).with("list", list);
        }
        flies(target)
    }

    /// For each effect of an attack that is about characters of its target: which are meant, and those that fit (CHAOS-9.10).
    fn nameable(self, card: Card, target: Seat) -> Vec<(By, Vec<u32>)> {
        let face = self.pool.face(card);
        let asking = face.on(Trigger::Hit).iter().chain(face.on(Trigger::Success));
        let meant = asking.filter_map(|effect| match effect.act {
            Primitive::Banish(by, _) => Some((by, false)),
            Primitive::Bind(by) => Some((by, true)),
            _ => None,
        });
        meant.map(|(by, warrior)| (by, self.legal().meant(target, by, warrior))).collect()
    }

    /// The characters named for `banish` and `bind` (CHAOS-9.10). Where only one fits, it is meant.
    fn characters<W: Asks>(self, card: Card, target: Seat, w: &mut W) -> Result<Vec<u32>, W::Stop> {
        let mut named = Vec::new();
        let key = |id: &u32| character_key(self.pool, self.state, target, *id);
        let is_name = |word: &Pick| word.as_str().starts_with('@');
        if self.later() {
            // Who will be there is not known yet.
            while w.instead(|word| is_name(word).then_some(())).is_some() {
                named.push(u32::MAX);
            }
            return Ok(named);
        }
        for (by, fitting) in self.nameable(card, target) {
            let list = || Self::or_none(fitting.iter().map(|id| self.character(target, *id)).collect());
            let find = |word: &Pick| {
                is_name(word).then(|| fitting.iter().copied().find(|id| Some(key(id)) == word.as_one()))
            };
            named.push(match (w.instead(find), fitting.as_slice()) {
                (Some(Some(id)), _) => id,
                (Some(None), _) => {
                    return Err(w.refuse(|| {
                        no("chaos-no-named", "CHAOS-9.10")
                            .with("who", target)
                            .with("kind", by_say(by))
                            .with("list", list())
                    }));
                }
                (None, []) => u32::MAX,
                (None, [only]) => *only,
                (None, all) => {
                    let prompt = || Say::new("chaos-ask-named").with("card", self.pool.say(card));
                    let choice = |word, id: &u32| Choice::new(word, self.character(target, *id));
                    w.one(options(prompt, all.iter().copied(), key, choice))?
                }
            });
        }
        Ok(named)
    }
}

/// Which characters an effect means, in words.
fn by_say(by: By) -> Say {
    Say::new(match by {
        By::Warrior => "chaos-kind-warrior",
        By::Sidekick => "chaos-kind-sidekick",
        By::Special => "chaos-kind-special",
        By::Any => "chaos-kind-character",
    })
}
