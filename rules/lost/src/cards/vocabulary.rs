//! The closed vocabulary of the cards (2.9): skills, damage, types, places, and the lines of equipment and monsters.
//!
//! What belongs here: words and what they are made of. What does not: how a file writes them (`words`, `loader`), and what
//! they do (`eval`, `engine`).

use skald_toolkit::key_words;

/// A skill (LOST-5).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Skill {
    /// Melee.
    Melee,
    /// Range.
    Range,
    /// Magic.
    Magic,
    /// Armor.
    Armor,
    /// Lore: the symbol of spells.
    Lore,
    /// Craft: the symbol of artifacts.
    Craft,
}

key_words! { Skill {
    Melee = "melee", Range = "range", Magic = "magic", Armor = "armor", Lore = "lore", Craft = "craft",
} }

/// The level of each skill.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, serde::Serialize)]
pub struct Skills([u8; 6]);

impl Skills {
    /// The level of one.
    #[must_use]
    pub const fn of(&self, skill: Skill) -> u8 {
        self.0[skill as usize]
    }

    /// One of them a level higher (LOST-5.2).
    pub const fn add(&mut self, skill: Skill) {
        self.0[skill as usize] += 1;
    }

    /// The same with one skill at `level`, if that is higher (LOST-6.9).
    #[must_use]
    pub const fn at_least(mut self, skill: Skill, level: u8) -> Self {
        if self.0[skill as usize] < level {
            self.0[skill as usize] = level;
        }
        self
    }
}

/// What a line asks of skills: at least one of each group, at its level or higher (LOST-5.5). Empty: nothing.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Cond(pub Vec<Vec<(Skill, u8)>>);

impl Cond {
    /// Whether it asks for nothing.
    #[must_use]
    pub const fn is_open(&self) -> bool {
        self.0.is_empty()
    }

    /// Whether somebody with these skills meets it.
    #[must_use]
    pub fn met(&self, skills: &Skills) -> bool {
        self.0.iter().all(|group| group.iter().any(|(skill, level)| skills.of(*skill) >= *level))
    }
}

/// A type of damage.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, serde::Serialize)]
pub enum Damage {
    /// Melee.
    Melee,
    /// Long-range.
    Range,
    /// Magic.
    Magic,
    /// Chaos.
    Chaos,
}

key_words! { Damage { Melee = "M", Range = "R", Magic = "G", Chaos = "C" } }

/// So much damage of one type.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Hit(pub u8, pub Damage);

/// Damage by type.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
pub struct Harm(pub [u8; 4]);

impl Harm {
    /// So much of one type.
    #[must_use]
    pub const fn of(&self, damage: Damage) -> u8 {
        self.0[damage as usize]
    }

    /// More of one type, `times` over.
    pub fn add(&mut self, hit: Hit, times: u8) {
        let at = &mut self.0[hit.1 as usize];
        *at = at.saturating_add(hit.0.saturating_mul(times));
    }

    /// All types together.
    #[must_use]
    pub fn total(&self) -> u8 {
        self.0.iter().fold(0, |sum, of| sum.saturating_add(*of))
    }
}

/// A set of damage types that one reduction takes off, in the order in which reductions apply (LOST-12.6). The sets are
/// nested, so that the narrowest first is the best use.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Set {
    /// {G}.
    Magic,
    /// {C}.
    Chaos,
    /// {MR}.
    Blows,
    /// {MRG}.
    Plain,
    /// {any}.
    Any,
}

key_words! { Set { Magic = "G", Chaos = "C", Blows = "MR", Plain = "MRG", Any = "any" } }

impl Set {
    /// The types in it.
    #[must_use]
    pub const fn damages(self) -> &'static [Damage] {
        match self {
            Self::Magic => &[Damage::Magic],
            Self::Chaos => &[Damage::Chaos],
            Self::Blows => &[Damage::Melee, Damage::Range],
            Self::Plain => &[Damage::Melee, Damage::Range, Damage::Magic],
            Self::Any => &[Damage::Melee, Damage::Range, Damage::Magic, Damage::Chaos],
        }
    }
}

/// A type of equipment.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Type {
    /// A weapon.
    Melee,
    /// A weapon.
    Range,
    /// A weapon.
    Magic,
    /// Armor.
    Armor,
    /// A spell.
    Scroll,
    /// A spell.
    Folio,
    /// An artifact.
    Trinket,
    /// An artifact.
    Healing,
}

key_words! { Type {
    Melee = "melee", Range = "range", Magic = "magic", Armor = "armor",
    Scroll = "scroll", Folio = "folio", Trinket = "trinket", Healing = "healing",
} }

/// A place of a hero board (LOST-7.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Place {
    /// Upper left.
    Weapons,
    /// Upper right.
    Spells,
    /// Lower left.
    Armor,
    /// Lower right.
    Artifacts,
}

key_words! { Place { Weapons = "weapons", Spells = "spells", Armor = "armor", Artifacts = "artifacts" } }

impl Type {
    /// Where it lies.
    #[must_use]
    pub const fn place(self) -> Place {
        match self {
            Self::Melee | Self::Range | Self::Magic => Place::Weapons,
            Self::Armor => Place::Armor,
            Self::Scroll | Self::Folio => Place::Spells,
            Self::Trinket | Self::Healing => Place::Artifacts,
        }
    }
}

/// A piece of armor.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Piece {
    /// Never exhausts.
    Breastplate,
    /// Never exhausts.
    Shield,
    /// Exhausts when it is used.
    Helmet,
}

key_words! { Piece { Breastplate = "breastplate", Shield = "shield", Helmet = "helmet" } }

/// A kind of monster, and of its trophy.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Kind {
    /// Its challenge trophy is the bear.
    Animal,
    /// The dwarf.
    Humanoid,
    /// The wyrm.
    Dragon,
    /// The skull.
    Undead,
}

key_words! { Kind { Animal = "animal", Humanoid = "humanoid", Dragon = "dragon", Undead = "undead" } }

/// What a monster makes of damage of one type (LOST-11.7).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Modifier {
    /// It counts fully.
    #[default]
    Full,
    /// Twice.
    Double,
    /// Half, rounded up.
    Half,
    /// Not at all.
    None,
}

key_words! { Modifier { Full = "full", Double = "double", Half = "half", None = "none" } }

impl Modifier {
    /// What is left of so much damage.
    #[must_use]
    pub const fn of(self, damage: u8) -> u8 {
        match self {
            Self::Full => damage,
            Self::Double => damage.saturating_mul(2),
            Self::Half => damage.div_ceil(2),
            Self::None => 0,
        }
    }
}

/// A track of a hero board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Track {
    /// Life.
    Life,
    /// Mana.
    Mana,
}

key_words! { Track { Life = "life", Mana = "mana" } }

/// A neighbour (LOST-1.4).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Beside {
    /// The next seat.
    Left,
    /// The previous seat.
    Right,
}

key_words! { Beside { Left = "left", Right = "right" } }
