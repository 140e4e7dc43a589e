//! D11: the attack, put together part by part.

use skald_toolkit::grammar::{Walker, options};
use skald_vocabulary::interface::{Choice, Key, Name, Pick, Say, Seat};

use super::Answers;
use crate::{
    cards::{Card, Damage},
    eval::attack::Source,
    illegal::Illegal,
    lists,
    moves::{Arm, Attack, Tap},
    tell,
};

/// The parts of an attack beyond its weapon, in the order in which they are said.
const PARTS: [Key; 4] = [WITH, TAP, MANA, AGAIN];
const WITH: Key = Key::of("with");
const TAP: Key = Key::of("tap");
const MANA: Key = Key::of("mana");
const AGAIN: Key = Key::of("again");
/// The word with which a chain of answers goes on.
const THEN: Key = Key::of("then");

impl<'a> Answers<'a> {
    /// The whole attack.
    pub fn attack<W: Walker<Illegal = Illegal>>(&self, w: &mut W) -> Result<Attack, W::Stop> {
        let mut attack = Attack::with(self.arm(w)?);
        let of: Vec<Damage> = self.eyes.choices(attack.arm).flatten().collect();
        if !of.is_empty() {
            let label = |key, damage: &Damage| Choice::new(key, Say::new(tell::damage_word(*damage)));
            let which = options(|| Say::new("lost-ask-basic"), of, |damage: &Damage| damage.key(), label);
            attack.basic = Some(w.one(which)?);
        }
        let mut from = 0;
        loop {
            if self.chain.is_none() && w.is_done() {
                break;
            }
            let none = attack.boosts.is_empty() && self.eyes.boosts(self.seat).next().is_none();
            if none && w.said(WITH) {
                let named = w.instead(|word| self.why_no_boost(word));
                let any = Illegal::NoBoost { card: Name::from("That"), usable: Vec::new() };
                return Err(w.refuse(|| named.unwrap_or(any)));
            }
            let parts = PARTS.into_iter().skip(from).filter(|part| self.goes_on(&attack, *part));
            let more = parts.chain(self.chain.map(|_| THEN));
            // Who ends here need not know all that could follow.
            if more.clone().next().is_none() {
                // What nobody may add is refused with a reason of its own.
                if let Some(why) = w.instead(|word| self.why_no_part(&attack, word)) {
                    return Err(w.refuse(|| why));
                }
                break;
            }
            if w.ends() {
                break;
            }
            let why = |word: Option<&Pick>| self.why_no_part(&attack, word?);
            let more: Vec<Key> = more.collect();
            let part = w.one(lists::verbs("lost-ask-part", more).or(why))?;
            if part == THEN {
                self.chain.into_iter().for_each(|chain| chain.set(true));
                break;
            }
            from = PARTS.iter().position(|known| *known == part).unwrap_or(0);
            match part {
                WITH => {
                    let boosts: Vec<Card> = self.eyes.boosts(self.seat).collect();
                    let why = |word: Option<&Pick>| self.why_no_boost(word?);
                    attack.boosts = w.some(self.cards("lost-ask-boosts", &boosts).or(why), 1..=u8::MAX)?;
                    from += 1;
                }
                TAP => attack.taps.push(self.tap(w, &attack)?),
                MANA => {
                    let lines = self.mana_lines(&attack);
                    let cards: Vec<Card> = lines.iter().map(|(of, _)| of.named).collect();
                    let card = w.one(self.cards("lost-ask-mana-card", &cards))?;
                    let (line, most) = lines
                        .iter()
                        .find(|(of, _)| of.named == card)
                        .map_or((None, 1), |(of, most)| (of.mana_line(), *most));
                    let mana = self.eyes.side(self.seat).mana;
                    attack.mana.push((card, self.times(w, card, (1, most), mana, line)?));
                }
                _ => {
                    let cards = self.refreshed(&attack);
                    attack.again.push(w.one(self.cards("lost-ask-again", &cards))?);
                }
            }
        }
        Ok(attack)
    }

    /// Whether a part can be added now.
    fn goes_on(&self, attack: &Attack, part: Key) -> bool {
        match part {
            WITH => attack.boosts.is_empty() && self.eyes.boosts(self.seat).next().is_some(),
            TAP => !self.tappable(attack).is_empty(),
            MANA => !self.mana_lines(attack).is_empty(),
            _ => !self.refreshed(attack).is_empty(),
        }
    }

    /// The weapon: an own one, none at all, or another player's.
    fn arm<W: Walker<Illegal = Illegal>>(&self, w: &mut W) -> Result<Arm, W::Stop> {
        let arms = self.eyes.weapons(self.seat);
        let copies = |arm: &Arm| matches!(arm, Arm::Copy { .. });
        // Own ones come first; one word leads to all the others.
        let own = arms.iter().take_while(|arm| !copies(arm)).count();
        let first = arms.iter().copied().take(own + 1);
        let names = || {
            let weapons = arms.iter().take(own).filter_map(|arm| {
                if let Arm::Weapon(card) = arm { Some(self.eyes.card(*card).name) } else { None }
            });
            weapons.collect::<Vec<Name>>()
        };
        let key = |arm: &Arm| match arm {
            Arm::Unarmed => const { Key::of("unarmed") },
            Arm::Copy { .. } => const { Key::of("copy") },
            Arm::Weapon(card) => card.0,
        };
        let label = |key: Key, arm: &Arm| {
            let label = if let Arm::Weapon(card) = arm {
                tell::name(self.eyes.card(*card).name)
            } else {
                Say::new(tell::verb(key))
            };
            match self.eyes.unboosted(self.seat, *arm) {
                Some((_, blow)) if !copies(arm) => {
                    Choice::new(key, label).note(Say::new("lost-note-damage").with("damage", blow.total()))
                }
                _ => Choice::new(key, label),
            }
        };
        let why = |word: Option<&Pick>| match word.map(Pick::as_str) {
            None => None,
            Some("unarmed") => Some(Illegal::Unarmed(names())),
            Some("copy") => Some(Illegal::NoCopy(Vec::new())),
            Some(_) => Some(names()).filter(|names| !names.is_empty()).map(Illegal::WhichWeapon),
        };
        let arm = w.one(options(|| Say::new("lost-ask-weapon"), first, key, label).or(why))?;
        if !copies(&arm) {
            return Ok(arm);
        }
        let all: Vec<(Card, Seat, Card)> = arms
            .iter()
            .filter_map(|arm| {
                if let Arm::Copy { card, seat, weapon } = arm { Some((*card, *seat, *weapon)) } else { None }
            })
            .collect();
        let why = |_: Option<&Pick>| {
            let mut weapons: Vec<Card> = all.iter().map(|(.., weapon)| *weapon).collect();
            weapons.dedup();
            Some(Illegal::NoCopy(self.names(&weapons)))
        };
        let (card, seat, weapon) = self.foreign(w, &all, why)?;
        Ok(Arm::Copy { card, seat, weapon })
    }

    /// The own card, whose, and which of theirs.
    fn foreign<W: Walker<Illegal = Illegal>>(
        &self,
        w: &mut W,
        all: &[(Card, Seat, Card)],
        why: impl Fn(Option<&Pick>) -> Option<Illegal>,
    ) -> Result<(Card, Seat, Card), W::Stop> {
        let mut cards: Vec<Card> = all.iter().map(|(card, ..)| *card).collect();
        cards.dedup();
        let card = self.verb(w, self.cards("lost-ask-boosts", &cards))?;
        let mut seats: Vec<Seat> =
            all.iter().filter(|(of, ..)| *of == card).map(|(_, seat, _)| *seat).collect();
        seats.dedup();
        let seat = w.one(lists::players("lost-ask-whose", seats).or(&why))?;
        let theirs = all.iter().filter(|(of, whose, _)| *of == card && *whose == seat);
        let theirs: Vec<Card> = theirs.map(|(.., card)| *card).collect();
        let foreign = w.one(self.cards("lost-ask-which", &theirs).or(why))?;
        Ok((card, seat, foreign))
    }

    /// The spells that can still be tapped: by each card once, in the order of their ids, each spell once.
    fn tappable(&self, attack: &Attack) -> Vec<(Card, Seat, Card)> {
        let last = attack.taps.last().map(|tap| tap.card);
        let fresh = |tap: &Tap| {
            last.is_none_or(|last| tap.card > last)
                && !attack.taps.iter().any(|of| of.seat == tap.seat && of.spell == tap.spell)
        };
        let all = self.eyes.taps(self.seat).into_iter().filter(fresh);
        all.map(|tap| (tap.card, tap.seat, tap.spell)).collect()
    }

    fn tap<W: Walker<Illegal = Illegal>>(&self, w: &mut W, attack: &Attack) -> Result<Tap, W::Stop> {
        let all = self.tappable(attack);
        let why = |_: Option<&Pick>| {
            let mut spells: Vec<Card> = all.iter().map(|(.., spell)| *spell).collect();
            spells.dedup();
            Some(Illegal::NoTap(self.names(&spells)))
        };
        let (card, seat, spell) = self.foreign(w, &all, why)?;
        Ok(Tap { card, seat, spell })
    }

    /// The mana that is left after what was said so far.
    fn mana_left(&self, attack: &Attack) -> u8 {
        self.eyes.side(self.seat).mana.saturating_sub(self.eyes.mana_needed(self.seat, attack))
    }

    /// The lines on which mana can still be spent, and how often: in the order of the cards.
    fn mana_lines(&self, attack: &Attack) -> Vec<(Source<'a>, u8)> {
        let left = self.mana_left(attack);
        if left == 0 {
            return Vec::new();
        }
        // Few cards have such a line, and skills are asked for only where there is one.
        let own = match attack.arm {
            Arm::Unarmed => None,
            Arm::Weapon(card) | Arm::Copy { weapon: card, .. } => Some(card),
        };
        let taps = attack.taps.iter().map(|tap| tap.spell);
        let mut all = own.into_iter().chain(attack.boosts.iter().copied()).chain(taps);
        if !all.any(|card| self.eyes.card(card).takes_mana()) {
            return Vec::new();
        }
        let sources = self.eyes.sources(self.seat, attack);
        let named = |card: Card| sources.clone().position(|of| of.named == card);
        let last = attack.mana.last().and_then(|(card, _)| named(*card));
        let later = sources.skip(last.map_or(0, |at| at + 1));
        later
            .filter_map(|of| {
                let (each, most) = of.mana_line()?;
                let times = (left / each.max(1)).min(most.unwrap_or(u8::MAX));
                (times > 0).then_some((of, times))
            })
            .collect()
    }

    /// The boosts that mana can refresh right afterwards (LOST-21.8).
    fn refreshed(&self, attack: &Attack) -> Vec<Card> {
        let left = self.mana_left(attack);
        if left == 0 {
            return Vec::new();
        }
        let last = attack.again.last().copied();
        let later = attack.boosts.iter().copied().filter(|card| last.is_none_or(|last| *card > last));
        later.filter(|card| self.eyes.card(*card).again().is_some_and(|mana| mana <= left)).collect()
    }

    fn why_no_boost(&self, word: &Pick) -> Option<Illegal> {
        let usable: Vec<Card> = self.eyes.boosts(self.seat).collect();
        let bad = word.as_some()?.into_iter().map(Card).find(|card| !usable.contains(card))?;
        let name = self.eyes.pool.find_card(bad)?.name;
        if self.eyes.side(self.seat).spent.contains_key(&bad) {
            return Some(Illegal::Exhausted(name));
        }
        Some(Illegal::NoBoost { card: name, usable: self.names(&usable) })
    }

    /// Why a part cannot be added.
    fn why_no_part(&self, attack: &Attack, word: &Pick) -> Option<Illegal> {
        let mana = self.eyes.side(self.seat).mana;
        match word.as_str() {
            "again" => {
                let boost = attack.boosts.iter().find_map(|card| self.eyes.card(*card).again());
                let needed = boost.unwrap_or(1) + self.eyes.mana_needed(self.seat, attack);
                Some(Illegal::TooMuchMana { needed: needed.into(), mana })
            }
            "mana" => {
                let mut sources = self.eyes.sources(self.seat, attack);
                let spent = attack.mana.last().map(|(card, _)| *card);
                let line = |of: &Source<'_>| {
                    of.face.lines.iter().find_map(|line| match line {
                        crate::cards::Line::For { mana, cond, .. } => Some((*mana, cond.clone())),
                        _ => None,
                    })
                };
                let (of, (each, cond)) = sources.find_map(|of| Some((of, line(&of)?)))?;
                if !cond.met(&of.skills) {
                    return Some(Illegal::Needs { card: of.face.name, cond });
                }
                if spent == Some(of.named) {
                    return Some(Illegal::Once(of.face.name));
                }
                let needed = each + self.eyes.mana_needed(self.seat, attack);
                Some(Illegal::TooMuchMana { needed: needed.into(), mana })
            }
            "tap" => Some(Illegal::NoTap(Vec::new())),
            _ => None,
        }
    }
}
