//! Keywords: as they are printed, with what they carry, and by name alone (2.4, 2.5).

use serde::{Deserialize, Serialize};

use super::{Body, F};

/// A keyword as it is printed.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
pub enum Kw {
    /// LRAW-8.2.2.
    Blockade,
    /// LRAW-8.2.3.
    Frostbite,
    /// LRAW-8.2.6.
    Rampage,
    /// LRAW-8.2.7.
    Retaliate,
    /// LRAW-8.3.5.
    Afterlife,
    /// LRAW-8.3.6.
    Bestow(Box<Body>),
    /// LRAW-8.3.7.
    Charisma,
    /// LRAW-8.3.8.
    Cleanse,
    /// LRAW-8.3.9.
    Commission,
    /// LRAW-8.3.10.
    Corrupt,
    /// LRAW-8.3.11.
    Decay,
    /// LRAW-8.3.12.
    Devastate,
    /// LRAW-8.3.13.
    Erupt,
    /// LRAW-8.3.14.
    Exhume,
    /// LRAW-8.3.15.
    Extinguish,
    /// LRAW-8.3.16.
    Feast,
    /// LRAW-8.3.18.
    Gamble,
    /// LRAW-8.3.19.
    Gust,
    /// LRAW-8.3.20.
    Hatch,
    /// LRAW-8.3.21.
    Immunity(F),
    /// LRAW-8.3.22.
    Incinerate,
    /// LRAW-8.3.23.
    Mark,
    /// LRAW-8.3.24.
    Perish(Box<Body>),
    /// LRAW-8.3.27.
    Plunder,
    /// LRAW-8.3.28.
    Preserve,
    /// LRAW-8.3.29.
    Pummel,
    /// LRAW-8.3.30.
    Purge,
    /// LRAW-8.3.31.
    Quench,
    /// LRAW-8.3.32.
    Recover(i32),
    /// LRAW-8.3.33.
    Recycle,
    /// LRAW-8.3.34.
    Retrieve,
    /// LRAW-8.3.35.
    Rift,
    /// LRAW-8.3.36.
    Sabotage,
    /// LRAW-8.3.37.
    Sanctify,
    /// LRAW-8.3.47.
    Scour,
    /// LRAW-8.3.42.
    Serenity,
    /// LRAW-8.3.48.
    Shockwave,
    /// LRAW-8.3.38.
    Subsume,
    /// LRAW-8.3.40.
    Swift,
    /// LRAW-8.3.41.
    Swipe,
    /// LRAW-8.3.44.
    Valiant,
    /// LRAW-8.3.45.
    Vampiric(i32),
    /// LRAW-8.3.43.
    Weaponize,
    /// LRAW-8.3.46.
    Wisdom,
}

/// A keyword by name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[repr(u8)]
pub enum Tag {
    /// LRAW-8.2.2.
    Blockade,
    /// LRAW-8.2.3.
    Frostbite,
    /// LRAW-8.2.6.
    Rampage,
    /// LRAW-8.2.7.
    Retaliate,
    /// LRAW-8.3.5.
    Afterlife,
    /// LRAW-8.3.6.
    Bestow,
    /// LRAW-8.3.7.
    Charisma,
    /// LRAW-8.3.8.
    Cleanse,
    /// LRAW-8.3.9.
    Commission,
    /// LRAW-8.3.10.
    Corrupt,
    /// LRAW-8.3.11.
    Decay,
    /// LRAW-8.3.12.
    Devastate,
    /// LRAW-8.3.13.
    Erupt,
    /// LRAW-8.3.14.
    Exhume,
    /// LRAW-8.3.15.
    Extinguish,
    /// LRAW-8.3.16.
    Feast,
    /// LRAW-8.3.18.
    Gamble,
    /// LRAW-8.3.19.
    Gust,
    /// LRAW-8.3.20.
    Hatch,
    /// LRAW-8.3.21.
    Immunity,
    /// LRAW-8.3.22.
    Incinerate,
    /// LRAW-8.3.23.
    Mark,
    /// LRAW-8.3.24.
    Perish,
    /// LRAW-8.3.27.
    Plunder,
    /// LRAW-8.3.28.
    Preserve,
    /// LRAW-8.3.29.
    Pummel,
    /// LRAW-8.3.30.
    Purge,
    /// LRAW-8.3.31.
    Quench,
    /// LRAW-8.3.32.
    Recover,
    /// LRAW-8.3.33.
    Recycle,
    /// LRAW-8.3.34.
    Retrieve,
    /// LRAW-8.3.35.
    Rift,
    /// LRAW-8.3.36.
    Sabotage,
    /// LRAW-8.3.37.
    Sanctify,
    /// LRAW-8.3.47.
    Scour,
    /// LRAW-8.3.42.
    Serenity,
    /// LRAW-8.3.48.
    Shockwave,
    /// LRAW-8.3.38.
    Subsume,
    /// LRAW-8.3.40.
    Swift,
    /// LRAW-8.3.41.
    Swipe,
    /// LRAW-8.3.44.
    Valiant,
    /// LRAW-8.3.45.
    Vampiric,
    /// LRAW-8.3.43.
    Weaponize,
    /// LRAW-8.3.46.
    Wisdom,
}

impl Kw {
    /// Its name.
    #[must_use]
    pub const fn tag(&self) -> Tag {
        match self {
            Self::Blockade => Tag::Blockade,
            Self::Frostbite => Tag::Frostbite,
            Self::Rampage => Tag::Rampage,
            Self::Retaliate => Tag::Retaliate,
            Self::Afterlife => Tag::Afterlife,
            Self::Bestow(_) => Tag::Bestow,
            Self::Charisma => Tag::Charisma,
            Self::Cleanse => Tag::Cleanse,
            Self::Commission => Tag::Commission,
            Self::Corrupt => Tag::Corrupt,
            Self::Decay => Tag::Decay,
            Self::Devastate => Tag::Devastate,
            Self::Erupt => Tag::Erupt,
            Self::Exhume => Tag::Exhume,
            Self::Extinguish => Tag::Extinguish,
            Self::Feast => Tag::Feast,
            Self::Gamble => Tag::Gamble,
            Self::Gust => Tag::Gust,
            Self::Hatch => Tag::Hatch,
            Self::Immunity(_) => Tag::Immunity,
            Self::Incinerate => Tag::Incinerate,
            Self::Mark => Tag::Mark,
            Self::Perish(_) => Tag::Perish,
            Self::Plunder => Tag::Plunder,
            Self::Preserve => Tag::Preserve,
            Self::Pummel => Tag::Pummel,
            Self::Purge => Tag::Purge,
            Self::Quench => Tag::Quench,
            Self::Recover(_) => Tag::Recover,
            Self::Recycle => Tag::Recycle,
            Self::Retrieve => Tag::Retrieve,
            Self::Rift => Tag::Rift,
            Self::Sabotage => Tag::Sabotage,
            Self::Sanctify => Tag::Sanctify,
            Self::Scour => Tag::Scour,
            Self::Serenity => Tag::Serenity,
            Self::Shockwave => Tag::Shockwave,
            Self::Subsume => Tag::Subsume,
            Self::Swift => Tag::Swift,
            Self::Swipe => Tag::Swipe,
            Self::Valiant => Tag::Valiant,
            Self::Vampiric(_) => Tag::Vampiric,
            Self::Weaponize => Tag::Weaponize,
            Self::Wisdom => Tag::Wisdom,
        }
    }
}

impl Tag {
    /// All keywords.
    pub const ALL: [Self; 44] = [
        Self::Blockade,
        Self::Frostbite,
        Self::Rampage,
        Self::Retaliate,
        Self::Afterlife,
        Self::Bestow,
        Self::Charisma,
        Self::Cleanse,
        Self::Commission,
        Self::Corrupt,
        Self::Decay,
        Self::Devastate,
        Self::Erupt,
        Self::Exhume,
        Self::Extinguish,
        Self::Feast,
        Self::Gamble,
        Self::Gust,
        Self::Hatch,
        Self::Immunity,
        Self::Incinerate,
        Self::Mark,
        Self::Perish,
        Self::Plunder,
        Self::Preserve,
        Self::Pummel,
        Self::Purge,
        Self::Quench,
        Self::Recover,
        Self::Recycle,
        Self::Retrieve,
        Self::Rift,
        Self::Sabotage,
        Self::Sanctify,
        Self::Scour,
        Self::Serenity,
        Self::Shockwave,
        Self::Subsume,
        Self::Swift,
        Self::Swipe,
        Self::Valiant,
        Self::Vampiric,
        Self::Weaponize,
        Self::Wisdom,
    ];

    /// Its bit in a set of keywords.
    #[must_use]
    pub const fn bit(self) -> u64 {
        1 << (self as u8)
    }

    /// Its word.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Blockade => "Blockade",
            Self::Frostbite => "Frostbite",
            Self::Rampage => "Rampage",
            Self::Retaliate => "Retaliate",
            Self::Afterlife => "Afterlife",
            Self::Bestow => "Bestow",
            Self::Charisma => "Charisma",
            Self::Cleanse => "Cleanse",
            Self::Commission => "Commission",
            Self::Corrupt => "Corrupt",
            Self::Decay => "Decay",
            Self::Devastate => "Devastate",
            Self::Erupt => "Erupt",
            Self::Exhume => "Exhume",
            Self::Extinguish => "Extinguish",
            Self::Feast => "Feast",
            Self::Gamble => "Gamble",
            Self::Gust => "Gust",
            Self::Hatch => "Hatch",
            Self::Immunity => "Immunity",
            Self::Incinerate => "Incinerate",
            Self::Mark => "Mark",
            Self::Perish => "Perish",
            Self::Plunder => "Plunder",
            Self::Preserve => "Preserve",
            Self::Pummel => "Pummel",
            Self::Purge => "Purge",
            Self::Quench => "Quench",
            Self::Recover => "Recover",
            Self::Recycle => "Recycle",
            Self::Retrieve => "Retrieve",
            Self::Rift => "Rift",
            Self::Sabotage => "Sabotage",
            Self::Sanctify => "Sanctify",
            Self::Scour => "Scour",
            Self::Serenity => "Serenity",
            Self::Shockwave => "Shockwave",
            Self::Subsume => "Subsume",
            Self::Swift => "Swift",
            Self::Swipe => "Swipe",
            Self::Valiant => "Valiant",
            Self::Vampiric => "Vampiric",
            Self::Weaponize => "Weaponize",
            Self::Wisdom => "Wisdom",
        }
    }

    /// Whether a Warrior has it at most once (8.2).
    #[must_use]
    pub const fn single(self) -> bool {
        matches!(self, Self::Blockade | Self::Frostbite | Self::Rampage | Self::Retaliate)
    }

    /// Whether the engine itself knows what it does; all others expand into abilities.
    #[must_use]
    pub const fn built_in(self) -> bool {
        self.single() || matches!(self, Self::Valiant)
    }
}
