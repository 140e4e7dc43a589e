//! Keywords by name (2.4, 2.5). All of them stand in one list, with what they carry where they are printed.

use serde::{Deserialize, Serialize};

/// The list of all keywords, each with its clause and what it carries, handed to a macro of this name.
macro_rules! keywords {
    ($make:ident) => {
        $make! {
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
    };
}
pub(super) use keywords;

macro_rules! names {
    ($( #[$clause:meta] $name:ident $( ($carries:ty) )? ),+ $(,)?) => {
        /// A keyword by name.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
        #[repr(u8)]
        pub enum Tag {
            $( #[$clause] $name ),+
        }

        impl Tag {
            /// All keywords.
            pub const ALL: [Self; [$( stringify!($name) ),+].len()] = [$( Self::$name ),+];

            /// Its word.
            #[must_use]
            pub const fn word(self) -> &'static str {
                match self {
                    $( Self::$name => stringify!($name) ),+
                }
            }
        }
    };
}

keywords!(names);

impl Tag {
    /// Its bit in a set of keywords.
    #[must_use]
    pub const fn bit(self) -> u64 {
        1 << (self as u8)
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
