//! The cards of one table, and finding one by its id.

use std::sync::LazyLock;

use skald_toolkit::packs::{BadPack, Lookup, pack_id};
use skald_vocabulary::interface::{Name, PackFile, PackId};

use super::{BASE, Beast, Board, Card, Challenge, Equipment, Hero, Monster, Stack, loader::Pack};

/// All cards that a table plays with. Lists of cards are in the order of their ids.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pool {
    /// Hero boards, in the order of their file.
    pub heroes: Vec<Board>,
    /// Challenge trophies, by kind.
    pub challenges: Vec<Challenge>,
    /// Stacks of trophy tokens.
    pub stacks: Vec<Stack>,
    /// Equipment.
    pub equipment: Vec<Equipment>,
    /// Monsters.
    pub monsters: Vec<Monster>,
    /// The pack that it was made of.
    pub pack: PackId,
    equipment_by_id: Lookup,
    monsters_by_id: Lookup,
}

static BASE_POOL: LazyLock<Pool> = LazyLock::new(|| {
    // A test reads the game's own cards strictly; with a broken file every table is refused for want of heroes.
    Pool::of(Pack::read("base.toml", BASE).unwrap_or_default(), BASE)
});

/// The game's own cards.
#[must_use]
pub fn base() -> &'static Pool {
    &BASE_POOL
}

impl Pool {
    /// The cards of an own pack, which takes the place of the game's own.
    ///
    /// # Errors
    /// [`BadPack`] when the file is no sound pack.
    pub fn read(file: &PackFile) -> Result<Self, BadPack> {
        Ok(Self::of(Pack::read(&file.name, &file.text)?, &file.text))
    }

    fn of(pack: Pack, text: &str) -> Self {
        let id = pack.id.map_or_else(String::new, |id| id.to_string());
        let Pack { heroes, challenges, stacks, mut equipment, mut monsters, version, .. } = pack;
        equipment.sort_by_key(|of| of.id);
        monsters.sort_by_key(|of| of.id);
        let equipment_by_id = Lookup::new(equipment.iter().map(|of| of.id.0));
        let monsters_by_id = Lookup::new(monsters.iter().map(|of| of.id.0));
        let pack = pack_id(&id, version, text);
        Self { heroes, challenges, stacks, equipment, monsters, pack, equipment_by_id, monsters_by_id }
    }

    /// The face of an equipment card. What a position names was checked when it was read.
    #[must_use]
    pub fn card(&self, id: Card) -> &Equipment {
        static NOTHING: LazyLock<Equipment> = LazyLock::new(|| Equipment {
            id: Card(skald_vocabulary::interface::Key::of("nothing")),
            name: Name::from("nothing"),
            level: 1,
            of: super::Type::Trinket,
            piece: None,
            icon: super::Skill::Craft,
            cost: 0,
            copies: [0; 3],
            discounts: Vec::new(),
            lines: Vec::new(),
        });
        self.find_card(id).unwrap_or(&NOTHING)
    }

    /// The same, if there is such a card.
    #[must_use]
    pub fn find_card(&self, id: Card) -> Option<&Equipment> {
        self.equipment_by_id.get(&self.equipment, id.0)
    }

    /// The face of a monster. What a position names was checked when it was read.
    #[must_use]
    pub fn monster(&self, id: Beast) -> &Monster {
        static NOBODY: LazyLock<Monster> = LazyLock::new(|| Monster {
            id: Beast(skald_vocabulary::interface::Key::of("nobody")),
            name: Name::from("nobody"),
            level: 1,
            kind: super::Kind::Animal,
            copies: 0,
            life: 1,
            attack: super::Harm::default(),
            modifiers: Default::default(),
            xp: 0,
            gold: 0,
            texts: Vec::new(),
        });
        self.find_monster(id).unwrap_or(&NOBODY)
    }

    /// The same, if there is such a monster.
    #[must_use]
    pub fn find_monster(&self, id: Beast) -> Option<&Monster> {
        self.monsters_by_id.get(&self.monsters, id.0)
    }

    /// A hero board.
    #[must_use]
    pub fn hero(&self, id: Hero) -> Option<&Board> {
        self.heroes.iter().find(|of| of.id == id)
    }

    /// The equipment of a level with so many players, sorted (LOST-2.9).
    #[must_use]
    pub fn deck(&self, level: u8, players: u8) -> Vec<Card> {
        let marks = usize::from(players.clamp(3, 5) - 2);
        let of_level = self.equipment.iter().filter(|of| of.level == level);
        let copies = |of: &Equipment| of.copies.iter().take(marks).map(|n| usize::from(*n)).sum();
        of_level.flat_map(|of| std::iter::repeat_n(of.id, copies(of))).collect()
    }

    /// The monsters of a level, sorted.
    #[must_use]
    pub fn beasts(&self, level: u8) -> Vec<Beast> {
        let of_level = self.monsters.iter().filter(|of| of.level == level);
        of_level.flat_map(|of| std::iter::repeat_n(of.id, of.copies.into())).collect()
    }
}
