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
    /// Its current attack (LRAW-4.1.14).
    pub attack: i32,
    /// Whether it has lost its keywords.
    pub locked: bool,
    /// Whether an older grant keeps its keywords (LRAW-5.6.3).
    kept: bool,
}

/// What all cards are worth now.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Sight {
    /// Statics in force, the oldest first.
    pub force: Force,
    /// Warriors by seat and place.
    fighters: [[Fighter; ZONES]; 4],
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
        let mut force = force::gather(pool, state);
        self.printed(pool, state);
        self.keywords(pool, state, &force);
        let before = force.len();
        for card in force::warriors(state) {
            if let Some(fighter) = self.fighter(state, card) {
                force::of_words(pool, state, card, &fighter.words, &mut force);
            }
        }
        if force.len() > before {
            force.sort_by_key(|one| one.since);
        }
        self.force = force;
        self.attacks(pool, state);
    }

    /// Printed values, and what the game itself has changed.
    fn printed(&mut self, pool: &Pool, state: &State) {
        for seat in state.seats() {
            for (place, card) in state.side(seat).zone(Zone::Warrior).iter().enumerate() {
                let Some(fighter) = self.fighters.get_mut(seat.index()).and_then(|side| side.get_mut(place))
                else {
                    continue;
                };
                *fighter = Fighter::default();
                let Some(card) = card else { continue };
                let lying = state.card(*card);
                let face = pool.face(lying.face);
                fighter.attack = face.attack;
                match lying.swapped {
                    Some(word) => fighter.add(pool, word),
                    None => face.words.iter().for_each(|word| fighter.add(pool, *word)),
                }
                fighter.own = fighter.words.len();
            }
        }
    }

    /// Grants and losses by age, then what was given for a time, then what the game itself gives.
    fn keywords(&mut self, pool: &Pool, state: &State, force: &Force) {
        for one in force {
            let (filter, grant) = match &pool.stat(one.stat).stat {
                Stat::KwLock(filter) => (filter, None),
                Stat::Grant(filter, keyword) => (filter, Some(keyword.id)),
                _ => continue,
            };
            let me = Me { this: one.this, you: one.you };
            for card in force::warriors(state) {
                if !(Lens { pool, state, sight: self }).fits(filter, card, me) {
                    continue;
                }
                let Some(fighter) = self.fighter_mut(state, card) else { continue };
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
        for card in force::warriors(state) {
            let marks = state.card(card).marks;
            let given = [(mark::WALL, Tag::Blockade), (mark::PUMMEL, Tag::Pummel)];
            for (_, tag) in given.into_iter().filter(|(given, _)| marks & given != 0) {
                if let (Some(fighter), Some(word)) = (self.fighter_mut(state, card), pool.plain(tag)) {
                    fighter.add(pool, word);
                }
            }
        }
    }

    /// Attack: printed, statics, what was bestowed, damage, the halving of a battle.
    fn attacks(&mut self, pool: &Pool, state: &State) {
        for at in 0..self.force.len() {
            let Some(one) = self.force.get(at).copied() else { break };
            let stat = pool.stat(one.stat);
            let Stat::AtkMod(filter, number) = &stat.stat else { continue };
            let me = Me { this: one.this, you: one.you };
            for card in force::warriors(state) {
                let lens = Lens { pool, state, sight: self };
                // What an ARM bestows is a keyword of its Warrior (LRAW-8.3.6).
                let lost = stat.arm && self.fighter(state, card).is_none_or(|fighter| fighter.locked);
                if lost || !lens.fits(filter, card, me) {
                    continue;
                }
                let more = lens.static_number(number, me);
                self.bestow(state, card, more);
            }
        }
        for lasting in &state.lasting {
            if let Thing::Attack(card, more) = lasting.thing {
                self.bestow(state, card, more);
            }
        }
        for card in force::warriors(state) {
            let less = state.card(card).damage;
            let frost: i32 = state.frost.iter().filter(|(on, _)| *on == card).map(|(_, less)| *less).sum();
            if let Some(fighter) = self.fighter_mut(state, card) {
                fighter.attack -= less + frost;
            }
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
