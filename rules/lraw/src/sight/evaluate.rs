//! Keywords and attack of every Warrior, by the age of statics (LRAW-P, `evaluate`).

use arrayvec::ArrayVec;

use super::{
    Lens, Me,
    force::{self, Force},
};
use crate::{
    cards::{Pool, Stat, Tag, WordId},
    state::{Card, State, Thing, ZONES, Zone, mark},
};
use skald_vocabulary::interface::Seat;

/// A Warrior on the field as it is now.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Fighter {
    /// Its keywords as a set.
    pub tags: u64,
    /// Its keywords in the order in which they resolve (LRAW-2.0.13).
    pub words: ArrayVec<WordId, 12>,
    /// How many of them are its own; the others were gained.
    own: usize,
    /// Whether one of them has statics.
    fixed: bool,
    /// Its current attack (LRAW-4.1.14).
    pub attack: i32,
    /// Whether it has lost its keywords.
    pub locked: bool,
    /// Whether an older grant keeps its keywords (LRAW-5.6.3).
    kept: bool,
}

/// A Warrior that is looked at, and where it stands.
#[derive(Clone, Copy)]
struct Stands {
    card: Card,
    side: usize,
    place: usize,
}

/// All Warriors on the field, the first player's first.
type There = ArrayVec<Stands, 20>;

/// What all cards are worth now.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Sight {
    /// Statics in force, the oldest first.
    pub force: Force,
    /// Warriors by seat and place; of no seat before the first look.
    fighters: Vec<[Fighter; ZONES]>,
}

impl Sight {
    /// Works out a position.
    #[must_use]
    pub fn of(pool: &Pool, state: &State) -> Self {
        let mut sight = Self::default();
        sight.work_out(pool, state);
        sight
    }

    /// The Warrior that lies at a place.
    #[must_use]
    pub fn at(&self, side: Seat, place: u8) -> Option<&Fighter> {
        self.fighters.get(side.index())?.get(usize::from(place))
    }

    /// The Warrior, if a card is one on the field.
    #[must_use]
    pub fn fighter(&self, state: &State, card: Card) -> Option<&Fighter> {
        let lying = state.card(card);
        self.at(lying.side, lying.warrior_place()?)
    }

    fn fighter_mut(&mut self, state: &State, card: Card) -> Option<&mut Fighter> {
        let lying = state.card(card);
        let place = lying.warrior_place()?;
        self.fighters.get_mut(lying.side.index())?.get_mut(usize::from(place))
    }

    /// Works out a position anew.
    pub fn work_out(&mut self, pool: &Pool, state: &State) {
        let mut force = std::mem::take(&mut self.force);
        force::gather(pool, state, &mut force);
        let there = self.printed(pool, state);
        self.keywords(pool, state, &force, &there);
        let before = force.len();
        for stands in &there {
            let fighter = &self.fighters[stands.side][stands.place];
            if fighter.fixed {
                force::of_words(pool, state, stands.card, &fighter.words, &mut force);
            }
        }
        if force.len() > before {
            force.sort_by_key(|one| one.since);
        }
        self.force = force;
        self.attacks(pool, state, &there);
    }

    /// Printed values, and what the game itself has changed. Who stands where, but for players who are out.
    fn printed(&mut self, pool: &Pool, state: &State) -> There {
        let mut there = There::new();
        self.fighters.resize_with(state.sides.len(), Default::default);
        for (side, (own, fighters)) in state.sides.iter().zip(&mut self.fighters).enumerate() {
            let places = own.zone(Zone::Warrior).iter().zip(fighters).enumerate();
            for (place, (card, fighter)) in places {
                *fighter = Fighter::default();
                let Some(card) = *card else { continue };
                let lying = state.card(card);
                let face = pool.face(lying.face);
                fighter.attack = face.attack;
                match lying.swapped {
                    Some(word) => fighter.add(pool, word),
                    None => face.words.iter().for_each(|word| fighter.add(pool, *word)),
                }
                fighter.own = fighter.words.len();
                if !own.lost {
                    there.push(Stands { card, side, place });
                }
            }
        }
        there
    }

    /// Grants and losses by age, then what was given for a time, then what the game itself gives.
    fn keywords(&mut self, pool: &Pool, state: &State, force: &Force, there: &There) {
        for one in force {
            let (filter, grant) = match &pool.stat(one.stat).stat {
                Stat::KwLock(filter) => (filter, None),
                Stat::Grant(filter, keyword) => (filter, Some(keyword.id)),
                _ => continue,
            };
            let me = Me { this: one.this, you: one.you };
            for stands in there {
                if !(Lens { pool, state, sight: self }).fits(filter, stands.card, me) {
                    continue;
                }
                let fighter = &mut self.fighters[stands.side][stands.place];
                match grant {
                    Some(word) if !fighter.locked => {
                        fighter.add(pool, word);
                        fighter.kept = true;
                    }
                    None if !fighter.kept => {
                        fighter.locked = true;
                        fighter.tags = 0;
                        fighter.words.clear();
                        fighter.own = 0;
                    }
                    _ => {}
                }
            }
        }
        for lasting in &state.lasting {
            if let Thing::Word(card, word) = lasting.thing
                && let Some(fighter) = self.fighter_mut(state, card)
                && !fighter.locked
            {
                fighter.add(pool, word);
            }
        }
        for stands in there {
            let marks = state.card(stands.card).marks;
            if marks & (mark::WALL | mark::PUMMEL) == 0 {
                continue;
            }
            let given = [(mark::WALL, Tag::Blockade), (mark::PUMMEL, Tag::Pummel)];
            for (_, tag) in given.into_iter().filter(|(given, _)| marks & given != 0) {
                if let Some(word) = pool.given(tag) {
                    self.fighters[stands.side][stands.place].add(pool, word);
                }
            }
        }
    }

    /// Attack: printed, statics, what was bestowed, damage, the halving of a battle.
    fn attacks(&mut self, pool: &Pool, state: &State, there: &There) {
        for at in 0..self.force.len() {
            let Some(one) = self.force.get(at).copied() else { break };
            let stat = pool.stat(one.stat);
            let Stat::AtkMod(filter, number) = &stat.stat else { continue };
            let me = Me { this: one.this, you: one.you };
            for stands in there {
                let lens = Lens { pool, state, sight: self };
                // What an ARM bestows is a keyword of its Warrior (LRAW-8.3.6).
                let lost = stat.arm && self.fighters[stands.side][stands.place].locked;
                if lost || !lens.fits(filter, stands.card, me) {
                    continue;
                }
                let more = lens.static_number(number, me);
                self.bestow(state, stands.card, more);
            }
        }
        for lasting in &state.lasting {
            if let Thing::Attack(card, more) = lasting.thing {
                self.bestow(state, card, more);
            }
        }
        for stands in there {
            let less = state.card(stands.card).damage;
            let halved = state.frost.iter().filter(|(on, _)| *on == stands.card);
            let frost: i32 = halved.map(|(_, less)| *less).sum();
            self.fighters[stands.side][stands.place].attack -= less + frost;
        }
    }

    fn bestow(&mut self, state: &State, card: Card, more: i32) {
        let proof = more < 0 && state.card(card).has(mark::PROOF);
        if let Some(fighter) = self.fighter_mut(state, card).filter(|_| !proof) {
            fighter.attack += more;
        }
    }
}

impl Fighter {
    /// Adds a keyword; one that cannot be had twice is added once (8.2).
    fn add(&mut self, pool: &Pool, word: WordId) {
        let tag = pool.word(word).kw.tag();
        if tag.single() && self.tags & tag.bit() != 0 {
            return;
        }
        self.tags |= tag.bit();
        self.fixed |= !pool.word(word).stats.is_empty();
        // More keywords than there is room for do not come about: no card has more than three.
        let _ = self.words.try_push(word);
    }

    /// Its own keywords, and those that it gained.
    #[must_use]
    pub fn by_origin(&self) -> (&[WordId], &[WordId]) {
        self.words.split_at(self.own)
    }

    /// Whether it has a keyword.
    #[must_use]
    pub const fn has(&self, tag: Tag) -> bool {
        self.tags & tag.bit() != 0
    }
}
