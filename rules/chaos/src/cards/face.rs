//! What stands on a card and on a Warrior.

use super::{Card, Effect, Hero, Kind, Mode, Reservoir, Trigger};
use skald_vocabulary::interface::{Key, Name};

/// A set of attack types, as `answers` and `boosts` list them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Types {
    /// Destructive attacks.
    pub destructive: bool,
    /// Mystical attacks.
    pub mystical: bool,
}

impl Types {
    /// Whether attacks of this kind are in the set.
    #[must_use]
    pub const fn has(self, kind: Kind) -> bool {
        match kind {
            Kind::Destructive => self.destructive,
            Kind::Mystical => self.mystical,
            _ => false,
        }
    }

    /// Whether the set is empty.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        !self.destructive && !self.mystical
    }

    /// The kinds in the set.
    pub fn kinds(self) -> impl Iterator<Item = Kind> {
        [Kind::Destructive, Kind::Mystical].into_iter().filter(move |kind| self.has(*kind))
    }
}

/// Which card stops a Mystical attack.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Stop {
    /// Defend or Destructive.
    pub kind: Kind,
    /// The least defensive value.
    pub min_dv: u8,
}

/// Who may have a card in the Arsenal (CHAOS-2.4).
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Owners {
    /// Everybody.
    All,
    /// These Warriors.
    Of(Vec<Hero>),
}

impl Owners {
    /// Whether this Warrior may.
    #[must_use]
    pub fn has(&self, hero: Hero) -> bool {
        match self {
            Self::All => true,
            Self::Of(heroes) => heroes.contains(&hero),
        }
    }
}

/// Effects by trigger.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Lists(pub [Vec<Effect>; Trigger::ALL.len()]);

impl Lists {
    /// The list of a trigger; empty when the card has none.
    #[must_use]
    pub fn on(&self, trigger: Trigger) -> &[Effect] {
        self.0.get(trigger as usize).map_or(&[], Vec::as_slice)
    }
}

/// A card.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Face {
    /// Its id in card files and lists.
    pub id: Name,
    /// Its word in notation: the id, or a shorter word where the id is too long for one.
    pub key: Key,
    /// Its name.
    pub name: Name,
    /// What it is.
    pub kind: Kind,
    /// Who may have it.
    pub owners: Owners,
    /// The Sidekick or Special that uses it; `None`: the Warrior does.
    pub assoc: Option<Card>,
    /// How many copies an Arsenal may hold.
    pub reservoir: Reservoir,
    /// The Attack Mode of a Destructive card.
    pub mode: Option<Mode>,
    /// The offensive value; 0 on cards without one.
    pub ov: u8,
    /// The defensive value.
    pub dv: Option<u8>,
    /// Whether it attacks every opponent that it can affect.
    pub area: bool,
    /// Whether it stays in play and strikes again.
    pub persistent: bool,
    /// What stops it, beside cards that answer Mysticals.
    pub stop: Option<Stop>,
    /// Which attacks it may answer, apart from blocking with its DV.
    pub answers: Types,
    /// The highest declared offence that it answers.
    pub max_ov: Option<u8>,
    /// The only mode that it answers.
    pub mode_only: Option<Mode>,
    /// Which own attacks it may be added to.
    pub boosts: Types,
    /// Its effects.
    pub lists: Lists,
    /// The Summary Box.
    pub text: Name,
}

impl Face {
    /// The effects of a trigger.
    #[must_use]
    pub fn on(&self, trigger: Trigger) -> &[Effect] {
        self.lists.on(trigger)
    }

    /// Whether the card can attack (CHAOS-9.2).
    #[must_use]
    pub fn attacks(&self) -> bool {
        match self.kind {
            Kind::Destructive => true,
            Kind::Mystical => !self.on(Trigger::Hit).is_empty(),
            _ => false,
        }
    }

    /// Whether the card blocks Destructive attacks with a defensive value (CHAOS-12.2).
    #[must_use]
    pub const fn blocks(&self) -> bool {
        matches!(self.kind, Kind::Destructive | Kind::Defend) && self.dv.is_some()
    }
}

/// A Warrior.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Warrior {
    /// Its id in card files and lists.
    pub id: Name,
    /// Its name.
    pub name: Name,
    /// The starting total.
    pub svpt: u8,
    /// How many cards its player starts with.
    pub supply: u8,
    /// The name of its Special Ability.
    pub ability: Name,
    /// Its effects.
    pub lists: Lists,
    /// The ability in words.
    pub text: Name,
}
