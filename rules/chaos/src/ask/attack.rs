//! Putting a volley together (CHAOS-9): card, boost, target, named characters, one attack after another.

use super::{
    Read, Reading, Table,
    named::character_key,
    words::{Words, seat_of},
};
use crate::{
    cards::{By, Card, Kind, Primitive, Trigger},
    engine::{Act, Entry},
    eval::attack_of,
    refuse::{Illegal, no},
    state::WARRIOR,
    volley::Attack,
};
use skald_vocabulary::interface::{Choice, Choices, Key, Menu, Say, Seat};

const WITH: Key = Key::of("with");
const BY: Key = Key::of("by");

impl Table<'_> {
    pub(super) fn warrior_say(self, seat: Seat) -> Say {
        Say::new("chaos-name").with("name", self.pool.warrior(self.state.side(seat).hero).name)
    }

    /// The attack that an entry would be.
    fn draft(self, seat: Seat, card: Card, user: u32, boost: Option<Card>) -> Attack {
        let entry = Entry { boost, ..Entry::of(card, user) };
        attack_of(self.legal(), seat, &entry)
    }

    /// Reads the words of a volley.
    pub(super) fn read_attack(self, seat: Seat, words: &mut Words<'_>) -> Read {
        let mut entries: Vec<Entry> = Vec::new();
        loop {
            if let Some(last) = entries.last_mut()
                && let Some(reading) = self.read_prefer(last, words)?
            {
                return Ok(reading);
            }
            let cards = |entries: &[Entry]| {
                let mut choices = entries.last().map(|last| self.prefer_choices(last)).unwrap_or_default();
                choices.extend(self.attack_choices(seat, entries));
                let prompt = if entries.is_empty() { "chaos-ask-attack" } else { "chaos-ask-attack-more" };
                Menu { prompt: Say::new(prompt), pick: Choices::One(choices) }
            };
            let Some(word) = words.next() else {
                let menu = words.menu(|| cards(&entries)).filter(|menu| !menu.pick.list().is_empty());
                let act = (!entries.is_empty()).then_some(Act::Attack(entries));
                return Ok(Reading { act, menu });
            };
            match self.read_entry(seat, word, &entries, words)? {
                Ok(entry) => entries.push(entry),
                Err(reading) => return Ok(reading),
            }
        }
    }

    /// Reads one attack; the inner error is what can follow where the words end too early.
    fn read_entry(
        self,
        seat: Seat,
        word: Key,
        entries: &[Entry],
        words: &mut Words<'_>,
    ) -> Result<Result<Entry, Reading>, Illegal> {
        let spoken = self.pool.find(word).map_or(0, |card| Self::spoken(entries, card));
        let card = self.held_for(seat, word, spoken, "chaos-no-copies")?;
        let user = self.may_attack(seat, card, entries)?;
        let face = self.pool.face(card);
        if words.eat(BY) {
            self.read_user(seat, card, user, words)?;
        }
        let mut boost = None;
        if words.eat(WITH) {
            let menu = || Menu {
                prompt: Say::new("chaos-ask-boost").with("card", self.say(card)),
                pick: Choices::One(
                    self.aimed_boosts(seat, card, entries).map(|card| self.choice(card)).collect(),
                ),
            };
            let Some(word) = words.next() else {
                return Ok(Err(Reading { act: None, menu: words.menu(menu) }));
            };
            let spoken = self
                .pool
                .find(word)
                .map_or(0, |added| Self::spoken(entries, added) + usize::from(added == card));
            let added = self.held(seat, word, spoken)?;
            self.may_boost(seat, added, card)?;
            boost = Some(added);
            if words.eat(WITH) {
                let second = words.next().and_then(|word| self.pool.find(word)).unwrap_or(added);
                return Err(no("chaos-no-second-boost", "CHAOS-9.13").with("card", self.pool.say(second)));
            }
        }
        // What the attack would be matters for menus and refusals alone.
        let attack = || self.draft(seat, card, user, boost);
        let aims = self.aims(seat, card, self.legal().airborne(seat, card, boost));
        let may_add = || boost.is_none() && self.aimed_boosts(seat, card, entries).next().is_some();
        let with = || Choice::new(WITH, Say::new("chaos-choice-with"));
        let mut entry = Entry { boost, ..Entry::of(card, user) };
        if face.area {
            if aims.is_empty() && !(words.is_done() && may_add()) {
                return Err(no("chaos-no-area", "CHAOS-9.9").with("card", self.pool.say(card)));
            }
            if words.is_done() && may_add() {
                // The area card is whole as it is; a boost or a further attack may follow.
                let mut all = entries.to_vec();
                all.push(entry);
                let menu = words.menu(|| {
                    let mut choices = vec![with()];
                    choices.extend(self.attack_choices(seat, &all));
                    Menu { prompt: Say::new("chaos-ask-attack-more"), pick: Choices::One(choices) }
                });
                let act = (!aims.is_empty()).then_some(Act::Attack(all));
                return Ok(Err(Reading { act, menu }));
            }
            return Ok(Ok(entry));
        }
        let Some(word) = words.next() else {
            let may_add = may_add();
            let attack = attack();
            if aims.is_empty() && !may_add || !words.menus {
                return Err(self.not_aimed(seat, &attack, &aims, None));
            }
            let menu = words.menu(|| {
                let mut choices: Vec<Choice> =
                    aims.iter().map(|aim| self.aim_choice(&attack, *aim)).collect();
                if may_add {
                    choices.push(with());
                }
                Menu {
                    prompt: Say::new("chaos-ask-target").with("card", self.say(card)),
                    pick: Choices::One(choices),
                }
            });
            return Ok(Err(Reading { act: None, menu }));
        };
        let target = seat_of(word).filter(|target| target.0 < self.state.count());
        let target = target
            .filter(|target| aims.contains(target))
            .ok_or_else(|| self.not_aimed(seat, &attack(), &aims, target))?;
        entry.target = Some(target);
        match self.read_named(card, target, words)? {
            Ok(named) => entry.named = named,
            Err(reading) => return Ok(Err(reading)),
        }
        Ok(Ok(entry))
    }

    /// The word that says which character attacks: it follows from the card, and a wrong one is refused (CHAOS-8.2 to 8.4).
    fn read_user(self, seat: Seat, card: Card, user: u32, words: &mut Words<'_>) -> Result<(), Illegal> {
        let word = words.next();
        let side = self.state.side(seat);
        let named = word.and_then(|word| side.row.iter().find(|of| self.pool.key(of.card) == word));
        let warrior = word == Some(Key::of("warrior"));
        let assoc = self.pool.face(card).assoc;
        match (named, assoc) {
            (None, None) if warrior && user == WARRIOR => Ok(()),
            (Some(of), Some(character)) if of.card == character => Ok(()),
            (Some(of), None) => Err(no("chaos-no-association", "CHAOS-8.2")
                .with("card", self.pool.say(card))
                .with("character", self.pool.say(of.card))),
            (_, Some(character)) => Err(no("chaos-no-warrior", "CHAOS-8.3")
                .with("card", self.pool.say(card))
                .with("character", self.pool.say(character))),
            (None, None) => Err(words.stray(|| Menu {
                prompt: Say::new("chaos-ask-attack"),
                pick: Choices::One(vec![Choice::new(Key::of("warrior"), self.warrior_say(seat))]),
            })),
        }
    }

    /// A target as a choice: what the attack would cost there unanswered.
    fn aim_choice(self, attack: &Attack, aim: Seat) -> Choice {
        if self.bare {
            return Choice::new(aim.key(), Say::new("chaos-player"));
        }
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

    /// Reads the characters named for `banish` and `bind` (CHAOS-9.10). Where only one fits, it is meant.
    fn read_named(
        self,
        card: Card,
        target: Seat,
        words: &mut Words<'_>,
    ) -> Result<Result<Vec<u32>, Reading>, Illegal> {
        let face = self.pool.face(card);
        let asking = face.on(Trigger::Hit).iter().chain(face.on(Trigger::Success));
        let mut named = Vec::new();
        for act in asking.map(|effect| &effect.act) {
            let (by, warrior) = match act {
                Primitive::Banish(by, _) => (*by, false),
                Primitive::Bind(by) => (*by, true),
                _ => continue,
            };
            let fitting = self.legal().meant(target, by, warrior);
            let menu = || Menu {
                prompt: Say::new("chaos-ask-named").with("card", self.say(card)),
                pick: Choices::One(
                    fitting
                        .iter()
                        .map(|id| {
                            Choice::new(
                                character_key(self.pool, self.state, target, *id),
                                self.character(target, *id),
                            )
                        })
                        .collect(),
                ),
            };
            let word = words.peek().filter(|word| word.as_str().starts_with('@'));
            match (word, fitting.as_slice()) {
                (Some(word), _) => {
                    let id = fitting
                        .iter()
                        .copied()
                        .find(|id| character_key(self.pool, self.state, target, *id) == word);
                    let list = fitting.iter().map(|id| self.character(target, *id)).collect();
                    named.push(id.ok_or_else(|| {
                        no("chaos-no-named", "CHAOS-9.10")
                            .with("who", target)
                            .with("kind", by_say(by))
                            .with("list", Self::or_none(list))
                    })?);
                    words.next();
                }
                (None, []) => named.push(u32::MAX),
                (None, [only]) => named.push(*only),
                (None, _) if words.is_done() => {
                    return Ok(Err(Reading { act: None, menu: words.menu(menu) }));
                }
                (None, _) => return Err(words.stray(menu)),
            }
        }
        Ok(Ok(named))
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

/// A kind of card in words.
#[must_use]
pub fn kind_say(kind: Kind) -> Say {
    Say::new(match kind {
        Kind::Sidekick => "chaos-kind-sidekick",
        Kind::Special => "chaos-kind-special",
        Kind::Destructive => "chaos-kind-destructive",
        Kind::Mystical => "chaos-kind-mystical",
        Kind::Spontaneous => "chaos-kind-spontaneous",
        Kind::Defend => "chaos-kind-defend",
    })
}
