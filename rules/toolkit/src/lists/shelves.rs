//! Shelves of cards, none larger than a menu.

use skald_vocabulary::interface::{Key, Say, Shelf, Stock};

/// The most cards of a shelf: the most lines that a menu can have.
pub const MOST_CARDS: usize = 25;
/// The most shelves for which there is room in one menu.
pub const MOST_SHELVES: usize = 25;

/// Cards of one sort, however many: an id of at most 12 characters, what stands there, and the cards.
pub type Sort = (String, Say, Vec<Stock>);

/// The shelves of some sorts. A sort without cards gets none, one with more cards than fit into a menu gets several.
#[must_use]
pub fn shelve(sorts: Vec<Sort>) -> Vec<Shelf> {
    let mut shelves = Vec::new();
    for (id, name, cards) in sorts {
        let several = cards.len() > MOST_CARDS;
        for (number, cards) in (1_usize..).zip(cards.chunks(MOST_CARDS)) {
            let (id, name) = if several {
                (
                    format!("{id}-{number}"),
                    Say::new("kit-shelf-part").with("shelf", name.clone()).with("n", number),
                )
            } else {
                (id.clone(), name.clone())
            };
            // Ids are short words of the game, so that each makes a key.
            let key = Key::made(&id);
            shelves.push(Shelf { key, name, cards: cards.to_vec() });
        }
    }
    shelves
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_sort_that_is_too_large_for_a_menu_takes_several_shelves() {
        let stock = |at: usize| Stock {
            card: Key::new(&format!("c{at}")).unwrap(),
            name: Say::new("said"),
            about: Say::new("said"),
            copies: 0,
            most: 1,
        };
        let sort =
            |id: &str, count: usize| (id.to_owned(), Say::new("said"), (0..count).map(stock).collect());
        let shelves = shelve(vec![sort("none", 0), sort("some", 25), sort("many", 51)]);
        let sizes: Vec<_> = shelves.iter().map(|shelf| (shelf.key.to_string(), shelf.cards.len())).collect();
        let wanted = [("some", 25), ("many-1", 25), ("many-2", 25), ("many-3", 1)];
        assert_eq!(sizes, wanted.map(|(id, count)| (id.to_owned(), count)));
    }
}
