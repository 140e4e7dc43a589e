//! Arsenals through the interface of all games.

use std::{collections::BTreeMap, sync::Arc};

use super::{
    Edition, Shown, check, code,
    known::{Known, list_of},
    list, read, shelves, warnings, warrior_line,
};
use crate::cards::{Card, FEWEST, Kind, Pool};
use skald_vocabulary::{
    chance::{Chance, shuffle},
    interface::{Key, KitBook, KitFault, KitList, KitVerdict, Opening, Say, Shelf, Starter},
    views::{AnyKit, PlainView},
};

/// The Arsenals of a table: what its packs allow, and the starters of its edition.
#[derive(Clone, Debug)]
pub struct Book {
    pool: Arc<Pool>,
    edition: &'static Edition,
}

impl Book {
    /// The book of a pool and an edition.
    #[must_use]
    pub const fn new(pool: Arc<Pool>, edition: &'static Edition) -> Self {
        Self { pool, edition }
    }
}

impl Book {
    /// A hand of a list.
    fn opened(&self, list: &KitList, hand: &[Card]) -> Opening {
        let mut drawn = KitList { cards: BTreeMap::new(), ..list.clone() };
        for card in hand {
            *drawn.cards.entry(self.pool.key(*card)).or_insert(0) += 1;
        }
        Opening { cards: hand.iter().map(|card| self.pool.say(*card)).collect(), list: drawn }
    }
}

impl KitBook for Book {
    fn game(&self) -> &'static str {
        "chaos"
    }

    fn starters(&self) -> Vec<Starter> {
        let starter = |(hero, text): &(&str, &str)| {
            let arsenal = read(&self.pool, text).ok()?;
            let hero_name = list::hero_say(&self.pool, arsenal.hero);
            let name = arsenal.name.as_ref().map(|name| Say::new("chaos-name").with("name", name.as_str()));
            Some(Starter {
                key: Key::new(hero).ok()?,
                name: name.unwrap_or(hero_name),
                list: list_of(&self.pool, &arsenal),
            })
        };
        self.edition.starters.iter().filter_map(starter).collect()
    }

    fn heads(&self) -> Vec<(Key, Say)> {
        let head = |hero| (self.pool.hero_key(hero), list::hero_say(&self.pool, hero));
        self.pool.heroes().map(head).collect()
    }

    fn head_line(&self, head: Key) -> Option<Say> {
        warrior_line(head.as_str()).map(Say::new)
    }

    fn read(&self, text: &str) -> Result<KitList, Vec<KitFault>> {
        read(&self.pool, text).map(|arsenal| list_of(&self.pool, &arsenal))
    }

    fn judge(&self, list: &KitList) -> KitVerdict {
        let known = Known::of(&self.pool, list);
        let warnings = known.arsenal().map(|arsenal| warnings(&self.pool, &arsenal)).unwrap_or_default();
        KitVerdict { faults: check::judge(&self.pool, &known), warnings }
    }

    fn check(&self, text: &str) -> Result<(KitList, Vec<Say>), Vec<KitFault>> {
        let report = super::check(&self.pool, text)?;
        Ok((list_of(&self.pool, &report.arsenal), report.warnings))
    }

    fn print(&self, list: &KitList) -> String {
        list::print_known(&self.pool, &Known::of(&self.pool, list))
    }

    fn code(&self, list: &KitList) -> String {
        code::code_known(&self.pool, &Known::of(&self.pool, list))
    }

    fn shelves(&self, list: &KitList) -> Vec<Shelf> {
        shelves::shelves(&self.pool, &Known::of(&self.pool, list))
    }

    fn measure(&self, list: &KitList) -> Say {
        let known = Known::of(&self.pool, list);
        let count = |kind: Kind| {
            let of_kind = known.cards.iter().filter(|(card, _)| self.pool.face(**card).kind == kind);
            of_kind.map(|(_, copies)| *copies).fold(0, u32::saturating_add)
        };
        let part = |(kind, n): (Kind, u32)| {
            Say::new("chaos-measure-kind").with("kind", shelves::kind_say(kind)).with("n", n)
        };
        let kinds = Kind::ALL.map(|kind| (kind, count(kind)));
        let parts: Vec<Say> = kinds.into_iter().filter(|(_, n)| *n > 0).map(part).collect();
        let id = if parts.is_empty() { "chaos-measure-empty" } else { "chaos-measure" };
        Say::new(id).with("n", known.count()).with("least", FEWEST).with("parts", parts)
    }

    fn opening(&self, list: &KitList, dice: &mut dyn Chance) -> Option<Vec<Opening>> {
        let known = Known::of(&self.pool, list);
        let copies =
            |(card, copies): (&Card, &u32)| std::iter::repeat_n(*card, usize::try_from(*copies).unwrap_or(0));
        let mut arsenal: Vec<Card> = known.cards.iter().flat_map(copies).collect();
        shuffle(dice, "arsenal", &mut arsenal);
        // As many cards as the Warrior's Supply says, and no mulligan (CHAOS-3.5, 3.9).
        let supply = known.hero.map_or(0, |hero| usize::from(self.pool.warrior(hero).supply));
        let hand = arsenal.get(..supply).filter(|hand| !hand.is_empty());
        Some(hand.map(|hand| self.opened(list, hand)).into_iter().collect())
    }

    fn show(&self, list: &KitList, warnings: Vec<Say>) -> AnyKit {
        match Known::of(&self.pool, list).arsenal() {
            Some(arsenal) => AnyKit::of(Shown { pool: Pool::clone(&self.pool), arsenal, warnings }),
            // Without a Warrior there is nothing to be drawn around.
            None => AnyKit::of(PlainView { title: self.measure(list), lines: warnings }),
        }
    }
}
