//! Skirmish decks through the interface of all games.

use std::sync::Arc;

use super::{
    Shown,
    list::{self, Known},
    starters,
};
use crate::{
    cards::Card,
    setup::{LEVELS, Rules},
    tell::{card_note, roman},
};
use skald_toolkit::lists::{MOST_SHELVES, Sort, shelve};
use skald_vocabulary::{
    interface::{Key, KitBook, KitFault, KitList, KitVerdict, Say, Shelf, Starter, Stock},
    views::AnyKit,
};

/// The decks of a table: what its packs allow.
#[derive(Clone, Debug)]
pub struct Book {
    rules: Arc<Rules>,
}

impl Book {
    /// The book of a table.
    #[must_use]
    pub const fn new(rules: Arc<Rules>) -> Self {
        Self { rules }
    }

    fn known(&self, list: &KitList) -> Known {
        Known::of(&self.rules.pool, list)
    }

    fn name(&self, card: Card) -> Say {
        Say::new("law-name").with("name", Arc::clone(&self.rules.pool.face(card).name))
    }

    /// The cards of one pantheon, or of all, by level and dominion.
    fn stocks(&self, known: &Known, pantheon: Option<u8>) -> Vec<Stock> {
        let pool = &self.rules.pool;
        let of = |card: &Card| pantheon.is_none_or(|pantheon| pool.face(*card).pantheon == pantheon);
        let mut cards: Vec<Card> = pool.cards().filter(of).collect();
        cards.sort_by_key(|card| (pool.face(*card).pantheon, pool.class(*card), *card));
        let stock = |card: Card| Stock {
            card: pool.key(card),
            name: self.name(card),
            about: Say::new("law-stock")
                .with("level", roman(pool.face(card).level))
                .with("note", card_note(&self.rules, card)),
            copies: known.cards.get(&card).copied().unwrap_or(0),
            most: 1,
        };
        cards.into_iter().map(stock).collect()
    }

    /// Ids that no pack of the table has.
    fn strange(known: &Known) -> Sort {
        let stock = |(key, copies): &(Key, u32)| Stock {
            card: *key,
            name: Say::new("law-name").with("name", key.as_str()),
            about: Say::new("law-shelf-strange"),
            copies: *copies,
            most: 0,
        };
        ("strange".to_owned(), Say::new("law-shelf-strange"), known.strange.iter().map(stock).collect())
    }
}

impl KitBook for Book {
    fn game(&self) -> &'static str {
        "law"
    }

    fn starters(&self) -> Vec<Starter> {
        let starter = |(key, known): (Key, Known)| Starter {
            key,
            name: known.shown_name(key),
            list: known.list(&self.rules.pool),
        };
        starters(&self.rules).into_iter().map(starter).collect()
    }

    fn heads(&self) -> Vec<(Key, Say)> {
        Vec::new()
    }

    fn read(&self, text: &str) -> Result<KitList, Vec<KitFault>> {
        list::read(&self.rules, text).map(|known| known.list(&self.rules.pool))
    }

    fn check(&self, text: &str) -> Result<(KitList, Vec<Say>), Vec<KitFault>> {
        list::check(&self.rules, text).map(|known| (known.list(&self.rules.pool), Vec::new()))
    }

    fn judge(&self, list: &KitList) -> KitVerdict {
        KitVerdict { faults: list::judge(&self.rules, &self.known(list)), warnings: Vec::new() }
    }

    fn print(&self, list: &KitList) -> String {
        list::print(&self.rules, &self.known(list))
    }

    fn code(&self, list: &KitList) -> String {
        list::code(&self.rules, &self.known(list))
    }

    fn shelves(&self, list: &KitList) -> Vec<Shelf> {
        let known = self.known(list);
        let pantheons = &self.rules.pool.pantheons;
        let mut sorts: Vec<Sort> = (0_u8..)
            .zip(pantheons)
            .map(|(place, pantheon)| {
                let name = Say::new("law-name").with("name", Arc::clone(&pantheon.name));
                (format!("p{place}"), name, self.stocks(&known, Some(place)))
            })
            .collect();
        // Packs can bring so many pantheons that they have no room apart.
        if shelve(sorts.clone()).len() >= MOST_SHELVES {
            sorts = vec![("all".to_owned(), Say::new("law-shelf-all"), self.stocks(&known, None))];
        }
        sorts.push(Self::strange(&known));
        shelve(sorts)
    }

    fn measure(&self, list: &KitList) -> Say {
        let [one, two, three] = self.known(list).levels(&self.rules.pool);
        let most: u8 = LEVELS.iter().sum();
        let [of_one, of_two, of_three] = LEVELS;
        Say::new("law-measure")
            .with("n", list.count())
            .with("most", most)
            .with("one", one)
            .with("two", two)
            .with("three", three)
            .with("of_one", of_one)
            .with("of_two", of_two)
            .with("of_three", of_three)
    }

    fn show(&self, list: &KitList, warnings: Vec<Say>) -> AnyKit {
        let known = self.known(list);
        let pool = self.rules.pool.clone();
        let cards = known.sorted(&pool);
        AnyKit::of(Shown { pool, name: known.name, cards, warnings })
    }
}
