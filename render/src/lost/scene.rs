//! What all pictures of Lost Legends need beside what every game's do: its players, and which emblem and colour stands for
//! what.

use skald_rules::interface::{Name, Rules as _, Say, Seat};
use skald_rules::lost::cards::{Beast, Card, Damage, Equipment, Hero, Kind, Monster, Piece, Skill, Type};
use skald_rules::lost::eval::Eyes;
use skald_rules::lost::{Lost, Phase, Side, View};

use crate::art::Motif;
use crate::look::color::Color;
use crate::look::emblem::lost as signs;
use crate::look::emblem::{COIN_SKULL, Emblem, rank};
use crate::scene::Seated;

pub(super) use crate::scene::{NOBODY, Place, count, text, words};

/// A view of this game with the names of its players.
pub(super) type Scene<'a> = crate::scene::Scene<'a, View>;

impl Seated for View {
    fn count(&self) -> usize {
        self.table.players().into()
    }

    fn places(&self) -> &[Vec<Seat>] {
        if let Phase::Over { places, .. } = &self.table.phase { places } else { &[] }
    }
}

impl<'a> Scene<'a> {
    /// A player's side.
    pub fn side(&self, seat: Seat) -> &'a Side {
        self.view.table.side(seat)
    }

    /// The table for reckoning.
    pub fn eyes(&self) -> Eyes<'a> {
        self.view.eyes()
    }

    /// A card's face.
    pub fn card(&self, card: Card) -> &'a Equipment {
        self.view.pool.card(card)
    }

    /// A monster's face.
    pub fn monster(&self, beast: Beast) -> &'a Monster {
        self.view.pool.monster(beast)
    }

    /// Who has taken a hero.
    pub fn taken(&self, hero: Hero) -> Option<Seat> {
        self.view.table.seats().find(|seat| self.side(*seat).hero == Some(hero))
    }

    /// Whose turn slot it is, or who is waited for to attach a card.
    pub fn active(&self) -> Option<Seat> {
        match &self.view.table.phase {
            Phase::Fight(fight) => Some(fight.active),
            Phase::Attach { chosen, .. } => {
                self.view.table.from(self.view.table.start).find(|seat| chosen.contains_key(seat))
            }
            _ => None,
        }
    }
}

/// A name within a list.
pub(super) fn name(of: Name) -> Say {
    Say::new("lost-name").with("name", of)
}

/// The emblem of a skill, and its colour.
pub(super) const fn skill(of: Skill) -> (&'static Emblem, Color) {
    match of {
        Skill::Melee => (&signs::MELEE, MELEE),
        Skill::Range => (&signs::RANGE, RANGE),
        Skill::Magic => (&signs::MAGIC, MAGIC),
        Skill::Armor => (&signs::ARMOR, ARMOR),
        Skill::Lore => (&signs::LORE, LORE),
        Skill::Craft => (&signs::CRAFT, CRAFT),
    }
}

/// The emblem of a type of damage, and its colour.
pub(super) const fn damage(of: Damage) -> (&'static Emblem, Color) {
    match of {
        Damage::Melee => (&signs::MELEE, MELEE),
        Damage::Range => (&signs::RANGE, RANGE),
        Damage::Magic => (&signs::MAGIC, MAGIC),
        Damage::Chaos => (&signs::CHAOS, CHAOS),
    }
}

/// The emblem of a kind of monsters, and its colour.
pub(super) const fn kind(of: Kind) -> (&'static Emblem, Color) {
    match of {
        Kind::Animal => (&signs::ANIMAL, RANGE),
        Kind::Humanoid => (&signs::HUMANOID, CRAFT),
        Kind::Dragon => (&signs::DRAGON, MELEE),
        Kind::Undead => (&COIN_SKULL, MAGIC),
    }
}

/// The emblem of a type of equipment, and its colour.
pub(super) const fn gear(of: Type, piece: Option<Piece>) -> (&'static Emblem, Color) {
    match (of, piece) {
        (Type::Melee, _) => (&signs::MELEE, MELEE),
        (Type::Range, _) => (&signs::RANGE, RANGE),
        (Type::Magic, _) => (&signs::MAGIC, MAGIC),
        (Type::Armor, Some(Piece::Helmet)) => (&signs::HELMET, ARMOR),
        (Type::Armor, Some(Piece::Breastplate)) => (&signs::BREASTPLATE, ARMOR),
        (Type::Armor, _) => (&signs::ARMOR, ARMOR),
        (Type::Scroll, _) => (&signs::SCROLL, LORE),
        (Type::Folio, _) => (&signs::FOLIO, LORE),
        (Type::Trinket, _) => (&signs::TRINKET, CRAFT),
        (Type::Healing, _) => (&signs::HEALING, HEART),
    }
}

const MELEE: Color = Color::hex(0xF4_9A88);
const RANGE: Color = Color::hex(0x9E_DB8C);
const MAGIC: Color = Color::hex(0xCD_AEF7);
const CHAOS: Color = Color::hex(0xFF_A94D);
const ARMOR: Color = Color::hex(0xA5_C6EE);
const LORE: Color = Color::hex(0xEC_D27A);
const CRAFT: Color = Color::hex(0xDD_B98F);
/// What is exhausted, and what there is none of.
pub(super) const DIM: Color = Color::hex(0xAD_B3BE);
/// Life.
pub(super) const HEART: Color = Color::hex(0xFF_9FA2);
/// Mana.
pub(super) const MANA: Color = Color::hex(0x8E_C8FF);
/// Gold and what it buys.
pub(super) const COIN: Color = Color::hex(0xF3_CF72);
/// What helps, what is met.
pub(super) const GAIN: Color = Color::hex(0xA8_F0C0);
/// What costs life.
pub(super) const LOSS: Color = Color::hex(0xFF_B3A8);
/// The frame of a printed hero.
pub(super) const HERO: Color = Color::hex(0xD9_B35C);

/// What is drawn of a card.
pub(super) fn card_motif(of: &Equipment) -> Motif<'_> {
    let (sign, color) = gear(of.of, of.piece);
    Motif { game: Lost::ID, key: of.id.0.as_str(), sign, color }
}

/// What is drawn of a monster.
pub(super) fn beast_motif(of: &Monster) -> Motif<'_> {
    let (sign, color) = kind(of.kind);
    Motif { game: Lost::ID, key: of.id.0.as_str(), sign, color }
}

/// What is drawn of a hero.
pub(super) fn hero_motif(of: &Hero) -> Motif<'_> {
    Motif { game: Lost::ID, key: of.0.as_str(), sign: rank(13), color: HERO }
}
