//! The words of card files: each member of these lists stands for one word, and the reader knows no other.

/// Declares an enum together with the word of each member, so that no member is without one and no list of words can be
/// out of date.
macro_rules! words {
    ($(#[$meta:meta])* pub enum $name:ident { $($(#[$doc:meta])* $member:ident = $word:literal,)* }) => {
        $(#[$meta])*
        pub enum $name {
            $($(#[$doc])* $member,)*
        }

        impl $name {
            /// All of them, in order.
            pub const ALL: [Self; [$($word),*].len()] = [$(Self::$member),*];

            /// The word in card files.
            #[must_use]
            pub const fn word(self) -> &'static str {
                match self {
                    $(Self::$member => $word,)*
                }
            }

            /// The member that a word stands for.
            #[must_use]
            pub fn find(word: &str) -> Option<Self> {
                Self::ALL.into_iter().find(|one| one.word() == word)
            }
        }
    };
}
pub(super) use words;

words! {
    /// The word that says what an effect does (2.4, table of primitives).
    #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
    pub enum Verb {
        /// Totals go down.
        Lose = "lose",
        /// Totals go up.
        Gain = "gain",
        /// The target loses, the player gains.
        Drain = "drain",
        /// Cards are drawn.
        Draw = "draw",
        /// Cards leave a hand.
        Discard = "discard",
        /// Cards change hands.
        Take = "take",
        /// Cards leave the top of an Arsenal.
        Mill = "mill",
        /// Cards come back from the Nowhere Realm.
        Recover = "recover",
        /// A card is fetched from the own Arsenal.
        Search = "search",
        /// A hand is seen.
        Peek = "peek",
        /// Nowhere cards are exiled.
        Purge = "purge",
        /// Cards are exchanged with the own Arsenal.
        Cycle = "cycle",
        /// A character leaves play.
        Banish = "banish",
        /// A character comes into play.
        Deploy = "deploy",
        /// Persistent Mysticals leave play.
        Dispel = "dispel",
        /// A character cannot attack.
        Bind = "bind",
        /// Draw steps are skipped.
        Stall = "stall",
        /// The card stays in front of the Warrior.
        Ward = "ward",
        /// Characters become ready.
        Ready = "ready",
        /// The attack has more offence.
        Power = "power",
        /// Defensive values count less.
        Pierce = "pierce",
        /// The attack is an Air attack.
        Airborne = "airborne",
        /// The attack is without opposition.
        Unopposed = "unopposed",
        /// The answered instance has no effect.
        Cancel = "cancel",
        /// The answered offence is lower.
        Reduce = "reduce",
        /// The answered offence is halved.
        Halve = "halve",
        /// The player cannot be taken below a total.
        Floor = "floor",
        /// The instance gets a new target.
        Redirect = "redirect",
        /// The card is exiled.
        ExileSelf = "exile_self",
        /// The card goes back.
        ReturnSelf = "return_self",
        /// Attacks of a mode do not affect the player.
        Immune = "immune",
        /// Losses are lower.
        Armor = "armor",
        /// Attacks are stronger.
        Might = "might",
        /// The hand maximum is higher.
        HandMax = "hand_max",
        /// One of several effects is picked.
        Choose = "choose",
    }
}

impl Verb {
    /// The arguments that take a word, each with all words that it takes.
    #[must_use]
    pub const fn arguments(self) -> &'static [(&'static str, &'static [&'static str])] {
        match self {
            Self::Lose => &[("n", &["ov"])],
            Self::Dispel => &[("n", &["all"])],
            Self::Discard => &[("pick", &["random", "victim"])],
            Self::Take => &[("pick", &["actor", "random"])],
            Self::Recover | Self::ReturnSelf => &[("to", &["hand", "arsenal_top", "arsenal_bottom"])],
            Self::Banish => {
                &[("kind", &["sidekick", "special", "any"]), ("to", &["nowhere", "exile", "hand"])]
            }
            Self::Deploy => &[("from", &["hand", "nowhere"])],
            Self::Bind => &[("kind", &["warrior", "sidekick", "special", "any"])],
            Self::Immune => &[("mode", &["ground", "air"])],
            Self::Armor => &[("vs", &["destructive", "mystical"]), ("limit", &["first", "every"])],
            Self::Might => {
                &[("type", &["destructive", "mystical"]), ("by", &["warrior", "sidekick", "special", "any"])]
            }
            _ => &[],
        }
    }

    /// Whether the argument `key` takes this word.
    #[must_use]
    pub fn takes(self, key: &str, word: &str) -> bool {
        self.arguments().iter().any(|(of, words)| *of == key && words.contains(&word))
    }
}

words! {
    /// The word of a condition; after some a number or an id follows.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum Judged {
        /// A Sidekick or Special of the player is in play.
        OwnCharacter = "own_character",
        /// The target's total is higher than the player's.
        TargetAboveOwn = "target_vpt_gt_self",
        /// The player's total is at most a number.
        OwnTotalAtMost = "self_vpt_le",
        /// The target's total is at most a number.
        TargetTotalAtMost = "target_vpt_le",
        /// The player has a character in play.
        OwnHas = "own_has",
        /// The target has a character in play.
        TargetHas = "target_has",
        /// The player's hand holds at most a number of cards.
        OwnHandAtMost = "own_hand_le",
    }
}
