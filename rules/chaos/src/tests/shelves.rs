//! Building an Arsenal from shelves (10.1).

use super::table;
use crate::{Chaos, kits::STARTERS};
use skald_vocabulary::interface::{Key, KitBook, KitList, Papers, Say, Shelf};

fn said(say: &Say) -> String {
    crate::tests::english().plain(say)
}

fn names(shelves: &[Shelf]) -> Vec<String> {
    shelves.iter().map(|shelf| said(&shelf.name)).collect()
}

/// The list of a Warrior without cards.
fn bare(head: Key) -> KitList {
    KitList { head: Some(head), ..KitList::default() }
}

fn book(game: &Chaos) -> Box<dyn KitBook> {
    game.kit_book().unwrap()
}

// shows CHAOS-2.4, CHAOS-2.6, CHAOS-2.8
#[test]
fn the_shelves_of_each_warrior_hold_what_it_may_have_and_fit_into_menus() {
    let game = table(2, &[]);
    let (pool, book) = (game.pool(), book(&game));
    assert_eq!(book.heads().len(), 7);
    for (head, warrior) in book.heads() {
        let shelves = book.shelves(&bare(head));
        assert!(shelves.len() <= 25 && shelves.iter().all(|shelf| shelf.cards.len() <= 25));
        let mut stocked: Vec<Key> = shelves.iter().flat_map(|shelf| &shelf.cards).map(|of| of.card).collect();
        let mut usable: Vec<Key> =
            pool.usable(pool.find_hero(head).unwrap()).map(|card| pool.key(card)).collect();
        stocked.sort_unstable();
        usable.sort_unstable();
        assert_eq!(stocked, usable, "{}", said(&warrior));
        for stock in shelves.iter().flat_map(|shelf| &shelf.cards) {
            let limit = pool.face(pool.find(stock.card).unwrap()).reservoir.limit();
            assert_eq!((stock.copies, stock.most), (0, limit.into()));
            let about = said(&stock.about);
            assert!(about.chars().count() <= 84, "{about}");
        }
    }
}

#[test]
fn shelves_go_by_type_and_association_with_all_cards_apart() {
    let game = table(2, &[]);
    let book = book(&game);
    let list = book.read(STARTERS[4].1).unwrap();
    let shelves = book.shelves(&list);
    assert_eq!(
        names(&shelves),
        [
            "Sidekick: Jeni",
            "Special: Jeni",
            "Destructive: Jeni",
            "Destructive: Rixa",
            "Destructive: Gun Skiff",
            "Destructive: ALL",
            "Mystical: Jeni",
            "Mystical: Rixa",
            "Mystical: ALL",
            "Spontaneous: Jeni",
            "Spontaneous: Rixa",
            "Spontaneous: ALL",
            "Defend: Jeni",
            "Defend: Gun Skiff",
            "Defend: ALL",
        ]
    );
    let lines: Vec<_> = shelves[3]
        .cards
        .iter()
        .map(|of| format!("{} {}/{}: {}", said(&of.name), of.copies, of.most, said(&of.about)))
        .collect();
    assert_eq!(
        lines,
        [
            "Lockjaw 4/5: Ground 7/4, V5, Rixa: Plain attack or block.",
            "Pounce 2/3: Air 8/3, L3, Rixa: Plain attack or block.",
        ]
    );
    let measure = said(&book.measure(&list));
    assert!(measure.starts_with("50 of at least 50 cards: Sidekick 3, Special 3, Destructive "), "{measure}");
    assert_eq!(said(&book.measure(&KitList::default())), "0 of at least 50 cards");
}

// shows CHAOS-2.4
#[test]
fn what_the_warrior_may_not_have_can_be_taken_out() {
    let game = table(2, &[]);
    let book = book(&game);
    let list = book.read(STARTERS[4].1).unwrap().with(Key::of("boulder"), 2).with(Key::of("zorro"), 1);
    let shelves = book.shelves(&list);
    let [.., foreign, strange] = shelves.as_slice() else { panic!("two more shelves are wanted") };
    assert_eq!(
        (said(&foreign.name), said(&strange.name)),
        ("Not for Jeni".into(), "Not in this game".into())
    );
    let held = |shelf: &Shelf| (shelf.cards[0].card, shelf.cards[0].copies, shelf.cards[0].most);
    assert_eq!(held(foreign), (Key::of("boulder"), 2, 0));
    assert_eq!(held(strange), (Key::of("zorro"), 1, 0));
    let faults: Vec<_> = book.judge(&list).faults.iter().map(|fault| said(&fault.say)).collect();
    assert_eq!(
        faults,
        [
            "Boulder belongs to Diezel, not to Jeni; use Jeni or ALL cards.",
            "No card in this game is called “zorro”.",
        ]
    );
    let nobodys = book.shelves(&KitList { head: None, ..list });
    assert!(names(&nobodys).contains(&"Waiting for a Warrior".to_owned()));
}

#[test]
fn an_arsenal_is_drawn_with_its_cards_and_without_a_warrior_in_words() {
    let game = table(2, &[]);
    let book = book(&game);
    let list = book.read(STARTERS[4].1).unwrap();
    let kit = book.show(&list, vec![Say::new("chaos-warn-mystical")]);
    let shown: &crate::kits::Shown = kit.get().expect("an Arsenal has a drawing of its own");
    assert_eq!((shown.arsenal.count(), shown.warnings.len()), (50, 1));
    let plain = book.show(&KitList::default(), Vec::new());
    assert!(plain.get::<skald_vocabulary::views::PlainView>().is_some());
}
