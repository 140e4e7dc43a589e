//! The pool: all cards that a table may see, with everything that positions point at.

use std::collections::BTreeMap;

use super::{
    Ability, AbilityId, Crests, Expansion, Face, FaceId, Fx, Kind, Pack, Ph, Phrase, Printed, Role, ScriptId,
    StatId, Static, Tag, WordId, checks,
    phrases::{self, Named},
    shelves::Shelves,
};
use skald_toolkit::packs::BadPack;
use skald_vocabulary::interface::{Key, Name, PackId};

/// The ready-made decks (2.7), in the order of the legions.
pub const STARTERS: [(&str, &str); 9] = [
    ("hero", include_str!("../../../sets/lraw/starters/hero.txt")),
    ("orc", include_str!("../../../sets/lraw/starters/orc.txt")),
    ("angel", include_str!("../../../sets/lraw/starters/angel.txt")),
    ("demon", include_str!("../../../sets/lraw/starters/demon.txt")),
    ("undead", include_str!("../../../sets/lraw/starters/undead.txt")),
    ("titan", include_str!("../../../sets/lraw/starters/titan.txt")),
    ("dwarf", include_str!("../../../sets/lraw/starters/dwarf.txt")),
    ("beast", include_str!("../../../sets/lraw/starters/beast.txt")),
    ("bounty", include_str!("../../../sets/lraw/starters/bounty.txt")),
];

/// Archetypes that the rules themselves name (5.8, LRAW-8.3.43), beside those that cards look for.
const ARCHETYPES: [&str; 7] = ["Orcbane", "Duxvox", "Black Magic", "Grimm", "Putrid", "Primordial", "Arion"];

/// Keywords that the game itself gives (LRAW-5.8.12, 5.8.13).
const GIVEN: [Tag; 2] = [Tag::Blockade, Tag::Pummel];

/// All cards of a table.
#[derive(Clone, Debug)]
pub struct Pool {
    faces: Vec<Face>,
    backs: [Face; 2],
    packs: Vec<PackId>,
    shelves: Shelves,
    by_key: BTreeMap<Key, FaceId>,
    by_name: BTreeMap<Name, FaceId>,
    crests: Crests,
    plain: [Option<WordId>; 2],
}

impl Pool {
    /// The pool of some packs, the game's own first.
    ///
    /// # Errors
    /// [`BadPack`] when the packs do not fit together.
    pub fn new(packs: &[Pack]) -> Result<Self, BadPack> {
        checks::together(packs)?;
        let mut shelves = Shelves::default();
        for pack in packs {
            shelves.table.extend(pack.keywords.iter().map(|(tag, abilities)| (*tag, abilities.clone())));
        }
        let mut named = Named::default();
        shelves.table.values().flatten().for_each(|ability| named.ability(ability));
        let printed = || packs.iter().flat_map(|pack| &pack.cards);
        let mut words = named.words;
        words.extend(printed().flat_map(|card| phrases::of_card(card).words));
        words.extend(ARCHETYPES.map(|word| Phrase(Name::from(word))));
        words.sort_by_key(|phrase| phrase.0);
        words.dedup();
        let mut faces = Vec::new();
        for card in printed() {
            faces.push(face(&mut shelves, card, &words));
        }
        let id = |at: usize| FaceId(u16::try_from(at).unwrap_or(u16::MAX));
        let by_key = faces.iter().enumerate().map(|(at, face)| (face.key, id(at))).collect();
        let by_name = faces.iter().enumerate().map(|(at, face)| (face.name, id(at))).collect();
        let backs = [Kind::Fortified, Kind::Unified].map(Face::back);
        let packs = packs.iter().map(|pack| pack.fixed.clone()).collect();
        let mut crests = Crests::default();
        faces.iter().for_each(|face| crests.note(face));
        let plain = GIVEN.map(|tag| shelves.words.iter().position(|word| word.kw.tag() == tag));
        let plain = plain.map(|at| at.and_then(|at| u16::try_from(at).ok()).map(WordId));
        Ok(Self { faces, backs, packs, shelves, by_key, by_name, crests, plain })
    }

    /// All faces in the order of the packs.
    pub fn faces(&self) -> impl Iterator<Item = (FaceId, &Face)> {
        let numbered = self.faces.iter().enumerate();
        numbered.map(|(at, face)| (FaceId(u16::try_from(at).unwrap_or(u16::MAX)), face))
    }

    /// A card as it is printed, or its back. Positions hold only faces of their own pool.
    #[must_use]
    pub fn face(&self, id: FaceId) -> &Face {
        match id {
            FaceId::BACK => &self.backs[0],
            FaceId::UNIFIED_BACK => &self.backs[1],
            FaceId(at) => &self.faces[usize::from(at)],
        }
    }

    /// The packs that it was made of.
    #[must_use]
    pub fn packs(&self) -> &[PackId] {
        &self.packs
    }

    /// An ability.
    #[must_use]
    pub fn ability(&self, id: AbilityId) -> &Ability {
        &self.shelves.abilities[usize::from(id.0)]
    }

    /// A static.
    #[must_use]
    pub fn stat(&self, id: StatId) -> &Static {
        &self.shelves.stats[usize::from(id.0)]
    }

    /// A keyword with what it expands into.
    #[must_use]
    pub fn word(&self, id: WordId) -> &Expansion {
        &self.shelves.words[usize::from(id.0)]
    }

    /// The instructions of a script.
    #[must_use]
    pub fn script(&self, id: ScriptId) -> &[Fx] {
        &self.shelves.scripts[usize::from(id.0)]
    }

    /// A keyword that the game itself gives, as it is written plainly: the first of its name in the pool.
    #[must_use]
    pub fn given(&self, tag: Tag) -> Option<WordId> {
        GIVEN.iter().zip(self.plain).find_map(|(given, word)| word.filter(|_| *given == tag))
    }

    /// What cards of these crests could bring.
    #[must_use]
    pub const fn crests(&self) -> &Crests {
        &self.crests
    }

    /// The card with an id.
    #[must_use]
    pub fn find(&self, key: Key) -> Option<FaceId> {
        self.by_key.get(&key).copied()
    }

    /// The card with a name.
    #[must_use]
    pub fn named(&self, name: Name) -> Option<FaceId> {
        self.by_name.get(&name).copied()
    }

    /// The cards of one kind.
    pub fn of_kind(&self, kind: Kind) -> impl Iterator<Item = (FaceId, &Face)> {
        self.faces().filter(move |(_, face)| face.kind == kind)
    }
}

fn face(shelves: &mut Shelves, card: &Printed, words: &[Phrase]) -> Face {
    let keywords: Vec<WordId> = card.keywords.iter().map(|kw| shelves.word(kw)).collect();
    let shelved = shelves.abilities(card.abilities.clone(), None);
    let heard = keywords.iter().filter_map(|id| shelves.words.get(usize::from(id.0)));
    let hears = heard.fold(shelved.hears, |all, word| all | word.hears);
    let known = || shelved.abilities.iter().filter_map(|id| shelves.abilities.get(usize::from(id.0)));
    let named = |ability: &Ability| ability.body.ph.map_or(0, Ph::bit);
    let phases = known().fold(0, |all, ability| all | named(ability));
    let played = known().filter(|ability| ability.role == Role::Play);
    let phases = [phases, played.fold(0, |all, ability| all | named(ability))];
    let roles = known().fold(0, |all, ability| all | ability.role.bit());
    Face {
        key: card.key,
        name: card.name,
        legion: card.legion,
        kind: card.kind,
        sub: card.sub,
        attack: card.attack,
        rarity: card.rarity,
        allegiance: card.allegiance,
        command: card.command,
        tags: card.keywords.iter().fold(0, |all, kw| all | kw.tag().bit()),
        words: keywords,
        abilities: shelved.abilities,
        stats: shelved.stats,
        upkeep: shelved.upkeep,
        bears: words.iter().copied().filter(|word| phrases::occurs(&word.0, &card.name)).collect(),
        hears,
        roles,
        phases,
    }
}
