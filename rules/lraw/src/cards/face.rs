//! Cards as the pool keeps them: printed values, and abilities by number.

use super::{Body, Cost, Counter, Kind, Kw, Legion, On, Ph, Phrase, Rarity, Stat, Sub, Tag, WordId};
use serde::{Deserialize, Serialize};
use skald_vocabulary::interface::{Key, Name};

/// Points at a face of the pool.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct FaceId(pub u16);

impl FaceId {
    /// The back of a card that lies somewhere face-down, as those see it who do not know it.
    pub const BACK: Self = Self(u16::MAX);
    /// The same among the Unified cards.
    pub const UNIFIED_BACK: Self = Self(u16::MAX - 1);

    /// Whether it is the back of a card.
    #[must_use]
    pub fn is_back(self) -> bool {
        self >= Self::UNIFIED_BACK
    }
}

/// Points at an ability of the pool.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct AbilityId(pub u16);

/// Points at a static of the pool.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct StatId(pub u16);

/// A printed card.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Face {
    /// Its id in notation and lists.
    pub key: Key,
    /// Its name.
    pub name: Name,
    /// Its crest.
    pub legion: Legion,
    /// What it is.
    pub kind: Kind,
    /// What becomes of it once it has resolved.
    pub sub: Option<Sub>,
    /// Printed attack; 0 for what does not fight.
    pub attack: i32,
    /// How rare it is.
    pub rarity: Rarity,
    /// The personal name of the Warlord that alone may lead it.
    pub allegiance: Option<Phrase>,
    /// Damage that a Warlord bears, its two attacks, a Cool Down, Alchemy Points: 0 where there is none.
    pub command: Command,
    /// Printed keywords in order.
    pub words: Vec<WordId>,
    /// The same as a set.
    pub tags: u64,
    /// Printed abilities in order, without those of keywords.
    pub abilities: Vec<AbilityId>,
    /// Printed statics in order, without those of keywords.
    pub stats: Vec<StatId>,
    /// What has to be paid in a phase.
    pub upkeep: Vec<(Ph, Vec<Cost>)>,
    /// The words of filters that occur in its name (LRAW-5.8.1).
    pub bears: Vec<Phrase>,
    /// The events that its abilities wait for, those of printed keywords included; see [`On::bit`].
    pub hears: u32,
    /// The roles of its printed abilities; see [`Role::bit`].
    pub roles: u16,
    /// The phases that its abilities name, and those that what happens when it is played does; see [`Ph::bit`].
    pub phases: [u8; 2],
}

/// Numbers of command cards.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Command {
    /// Damage Counter Max.
    pub dcm: i32,
    /// Physical Attack.
    pub pa: i32,
    /// Magical Attack.
    pub ma: i32,
    /// Cool Down of the Special Ability or the Synergy.
    pub cd: u8,
    /// Alchemy Points.
    pub ap: i32,
}

impl Face {
    /// The personal name: what stands in front of the comma (LRAW-2.1.12).
    #[must_use]
    pub fn personal(&self) -> &str {
        self.name.split(',').next().unwrap_or_default().trim()
    }

    /// The back of a card of which no more is known than what can lie there.
    #[must_use]
    pub fn back(kind: Kind) -> Self {
        Self {
            key: Key::of("back"),
            name: Name::from("?"),
            legion: Legion::Bounty,
            kind,
            sub: None,
            attack: 0,
            rarity: Rarity::C1,
            allegiance: None,
            command: Command::default(),
            words: Vec::new(),
            tags: 0,
            abilities: Vec::new(),
            stats: Vec::new(),
            upkeep: Vec::new(),
            bears: Vec::new(),
            hears: 0,
            roles: 0,
            phases: [0; 2],
        }
    }

    /// Whether it has an ability of a role.
    #[must_use]
    pub const fn has_role(&self, role: Role) -> bool {
        self.roles & role.bit() != 0
    }

    /// Whether a phrase occurs in its name.
    #[must_use]
    pub fn bears(&self, phrase: Phrase) -> bool {
        self.bears.contains(&phrase)
    }

    /// Whether it stays face-up once it has resolved.
    #[must_use]
    pub const fn stays(&self) -> bool {
        matches!(self.sub, Some(Sub::Act | Sub::Arm))
    }
}

/// When an ability counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Role {
    /// When the card itself is activated.
    Play,
    /// Once per turn, face-up.
    Opt,
    /// From the discard pile.
    Pile,
    /// A static that triggers.
    Each,
    /// A Triggered Activation Effect.
    Trig,
    /// Activated, on a Warrior.
    Act,
    /// The Warlord's Special Ability.
    Sa,
    /// The Synergy's.
    Syn,
    /// What happens when the Veil is pierced.
    Realm,
    /// The Guardian's after the mulligan.
    Mull,
    /// The Guardian's during the turn.
    Consume,
}

impl Role {
    /// Its bit in a set of roles.
    #[must_use]
    pub const fn bit(self) -> u16 {
        1 << (self as u8)
    }
}

/// An ability with what is known about it beforehand.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ability {
    /// When it counts.
    pub role: Role,
    /// The keyword that it comes from.
    pub tag: Option<Tag>,
    /// What it is.
    pub body: Body,
    /// Whether it negates what it answers (FX-12).
    pub negates: bool,
    /// Whether an X is chosen on activation.
    pub chooses_x: bool,
    /// How many modes are declared, and of how many.
    pub modes: Option<(u8, u8)>,
    /// Whether it speaks of one opponent (D-64).
    pub one_opponent: bool,
}

/// A static with where it comes from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Static {
    /// What holds.
    pub stat: Stat,
    /// The keyword that it comes from.
    pub tag: Option<Tag>,
    /// Whether it is what an equipped Warrior gets; `This` is that Warrior then (FX-17).
    pub arm: bool,
}

/// What a keyword expands into.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Expansion {
    /// As it is written.
    pub kw: Kw,
    /// Its abilities.
    pub abilities: Vec<AbilityId>,
    /// Its statics.
    pub stats: Vec<StatId>,
    /// The events that its abilities wait for.
    pub hears: u32,
}

/// What crests could bring into a game, as everybody knows: one set of legions for each question.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Crests {
    /// Legions with a Swift Warrior; see [`Legion::bit`].
    pub swift: u16,
    /// Legions with a Unified card that names a phase when it is played, by phase.
    pub phases: [u16; 4],
}

impl Crests {
    /// Takes down what a card could bring.
    pub fn note(&mut self, face: &Face) {
        let legion = face.legion.bit();
        if face.kind == Kind::Warrior && face.tags & Tag::Swift.bit() != 0 {
            self.swift |= legion;
        }
        for (phase, legions) in Ph::ALL.iter().zip(&mut self.phases) {
            if face.kind == Kind::Unified && face.phases[1] & phase.bit() != 0 {
                *legions |= legion;
            }
        }
    }
}

impl On {
    /// The bit of this kind of event in a set of events.
    #[must_use]
    pub const fn bit(&self) -> u32 {
        match self {
            Self::Enters(_) => 1,
            Self::Leaves(_) => 1 << 1,
            Self::ToDiscard(_) => 1 << 2,
            Self::Destroyed(..) => 1 << 3,
            Self::Milled(_) => 1 << 4,
            Self::AnyMilled(_) => 1 << 5,
            Self::EradBy(_) => 1 << 6,
            Self::Discarded(..) => 1 << 7,
            Self::HandBack(_) => 1 << 8,
            Self::Activated(_) => 1 << 9,
            Self::KwActivated(_) => 1 << 10,
            Self::Conscripted(_) => 1 << 11,
            Self::Attack(..) => 1 << 12,
            Self::Dealt(..) => 1 << 13,
            Self::Hurt(_) => 1 << 14,
            Self::Placed(..) => 1 << 15,
            Self::Rolled => 1 << 16,
            Self::EndTurn(_) => 1 << 17,
        }
    }
}

/// Counters that lie on cards, as an index into their numbers; `None` for those that lie in zones.
#[must_use]
pub const fn counter_index(counter: Counter) -> Option<usize> {
    match counter {
        Counter::Holy => Some(0),
        Counter::Ale => Some(1),
        Counter::Doomsday => Some(2),
        Counter::Trap => None,
    }
}
