//! The walkers, each beside the menus that people walk.

use super::toy::{Illegal, Move, Picnic, key, say};
use crate::grammar::{Grammar, GrammarExt, Menus, Notation, Unsound, Walker, fitting, options};
use skald_vocabulary::{
    chance::{Chance, Fast},
    interface::{Choice, Choices, Key, Misuse, Pick, Say, Seat, Step},
};
use std::cell::Cell;

fn ask(picnic: &Picnic, line: &str) -> Result<Step<Move>, Illegal> {
    picnic.ask(&Pick::path(line))
}

fn labels(menu: Option<skald_vocabulary::interface::Menu>) -> Vec<String> {
    menu.unwrap().pick.list().iter().map(|choice| choice.key.to_string()).collect()
}

#[test]
fn each_part_has_its_menu() {
    let picnic = Picnic::full();
    let first = ask(&picnic, "").unwrap();
    assert_eq!((first.whole, first.menu.clone().unwrap().prompt), (None, say("What now?")));
    assert_eq!(labels(first.menu).len(), 8);
    let some = ask(&picnic, "bring").unwrap().menu.unwrap();
    assert!(matches!(&some.pick, Choices::Some { min: 1, max: 2, of } if of.len() == 3));
    assert_eq!(some.pick.list()[0].note, Some(say("Looks good.")));
    let number = ask(&picnic, "eat").unwrap().menu.unwrap();
    assert_eq!(number.pick, Choices::Number { min: 1, max: 3 });
    let order = ask(&picnic, "pass fish").unwrap().menu.unwrap();
    assert!(matches!(&order.pick, Choices::Order(of) if of.len() == 2));
}

#[test]
fn a_whole_move_may_go_on_and_then_has_a_menu_too() {
    let picnic = Picnic::full();
    let step = ask(&picnic, "eat 2").unwrap();
    assert_eq!(step.whole.unwrap().to_string(), "eat 2");
    assert_eq!(labels(step.menu), ["slowly", "fast"]);
    let step = ask(&picnic, "feast cake more fish 1").unwrap();
    assert_eq!(step.whole.unwrap().to_string(), "feast cake more fish 1");
    assert_eq!(labels(step.menu), ["more", "nap"]);
    for end in
        ["eat 3", "eat 2 fast", "feast cake nap", "feast cake more fish 1 more soup 2", "slowly", "go home"]
    {
        let step = ask(&picnic, end).unwrap();
        assert_eq!((step.whole.unwrap().to_string().as_str(), step.menu), (end, None));
    }
}

#[test]
fn the_only_option_may_be_left_out_and_is_not_asked_for() {
    let mut picnic = Picnic::full();
    assert_eq!(labels(ask(&picnic, "greet").unwrap().menu), ["b", "c"]);
    picnic.guests.pop();
    assert_eq!(ask(&picnic, "greet").unwrap(), Step::whole(Move::Greet(None)));
    assert_eq!(ask(&picnic, "greet b").unwrap(), Step::whole(Move::Greet(Some(Seat(1)))));
    picnic.guests.pop();
    assert_eq!(ask(&picnic, "greet").unwrap(), Step::whole(Move::Greet(None)));
    let Err(Illegal::Misuse(Misuse::BadPath { at, possible })) = ask(&picnic, "greet b") else { panic!() };
    assert_eq!((at, possible), (Pick::word("b"), Vec::new()));
}

#[test]
fn a_word_that_nothing_asks_for_may_be_said() {
    let picnic = Picnic::full();
    assert_eq!(ask(&picnic, "please eat 3").unwrap(), ask(&picnic, "eat 3").unwrap());
    assert!(ask(&picnic, "please please eat 3").is_err());
}

#[test]
fn what_is_said_of_a_set_comes_in_the_order_of_the_menu() {
    let picnic = Picnic::full();
    let step = ask(&picnic, "bring soup+cake").unwrap();
    assert_eq!(step.whole.unwrap().to_string(), "bring cake+soup");
}

#[test]
fn a_refusal_names_the_first_word_that_does_not_fit() {
    let picnic = Picnic::full();
    let stray = |line: &str| match ask(&picnic, line) {
        Err(Illegal::Misuse(Misuse::BadPath { at, possible })) => (at.to_string(), possible.len()),
        other => panic!("{line}: {other:?}"),
    };
    assert_eq!(stray("drink"), ("drink".to_owned(), 8));
    assert_eq!(stray("go away"), ("away".to_owned(), 1));
    assert_eq!(stray("feast cake more fish 3 more soup 1"), ("3".to_owned(), 1));
    assert_eq!(stray("eat x"), ("x".to_owned(), 1));
    assert_eq!(stray("eat 02"), ("02".to_owned(), 1));
    assert_eq!(stray("eat 2 well"), ("well".to_owned(), 2));
    // After the end the last menu is what could have been said.
    assert_eq!(stray("eat 2 fast now"), ("now".to_owned(), 2));
    assert_eq!(stray("slowly now"), ("now".to_owned(), 8));
    for (line, dish) in [
        ("bring rock", "rock"),
        ("bring cake+cake", "cake+cake"),
        ("bring cake+fish+soup", "cake+fish+soup"),
        ("bring -", "-"),
        ("pass cake cake>soup", "cake>soup"),
        ("pass cake soup", "soup"),
        ("pass cake soup>soup", "soup>soup"),
        ("feast cake more cake 1", "cake"),
    ] {
        assert_eq!(ask(&picnic, line), Err(Illegal::NoDish(dish.to_owned())), "{line}");
    }
    assert_eq!(ask(&picnic, "eat 9"), Err(Illegal::Greedy));
    let heavy = Picnic { dishes: vec!["anvil", "cake"], ..Picnic::full() };
    assert_eq!(ask(&heavy, "swap anvil"), Err(Illegal::Heavy(key("anvil"))));
}

#[test]
fn a_number_in_a_refusal_tells_its_bounds() {
    let Err(Illegal::Misuse(Misuse::BadPath { possible, .. })) = ask(&Picnic::full(), "eat x") else {
        panic!()
    };
    assert_eq!(possible, [Say::new("possible-number").with("min", 1_i64).with("max", 3_i64)]);
    let words = skald_vocabulary::words::Words::english(&[]);
    assert_eq!(words.plain(&possible[0]), "a number from 1 to 3");
}

#[test]
fn a_move_is_checked_by_its_words_and_one_that_is_not_whole_says_what_is_missing() {
    let picnic = Picnic::full();
    for with in picnic.clone().legal() {
        assert_eq!(picnic.read(&with.words()), Ok(with));
    }
    let eat: Move = "pass cake".parse().unwrap();
    assert_eq!(picnic.read(&eat.words()), Err(Misuse::Unfinished(say("Which dish?")).into()));
    assert_eq!(picnic.read(&Move::Greet(None).words()), Err(Illegal::Whom), "in the game's own words");
    let eat: Move = "bring rock".parse().unwrap();
    assert_eq!(picnic.read(&eat.words()), Err(Illegal::NoDish("rock".to_owned())));
}

/// Every move of the menus, found by walking them and nothing else.
fn walked(picnic: &Picnic) -> Vec<Move> {
    Menus::new(|path: &[Pick]| picnic.ask(path)).legal().map(|(whole, _)| whole).collect()
}

#[test]
fn all_moves_are_those_of_the_menus_in_their_order_and_each_once() {
    let mut picnic = Picnic::full();
    loop {
        let all: Vec<Move> = picnic.clone().legal().collect();
        assert_eq!(all, walked(&picnic));
        for (at, with) in all.iter().enumerate() {
            assert!(!all[..at].contains(with), "{with} twice");
            let step = ask(&picnic, &with.to_string()).unwrap();
            assert_eq!(step.whole.as_ref(), Some(with), "the words of a move are a path to it");
        }
        picnic.guests.pop();
        if picnic.dishes.pop().is_none() {
            break;
        }
    }
    let lines: Vec<String> = Picnic::full().legal().map(|with| with.to_string()).collect();
    let of = |verb: &str| lines.iter().filter(|line| line.starts_with(verb)).count();
    assert_eq!(
        lines.iter().filter(|line| line.starts_with("bring")).collect::<Vec<_>>(),
        ["bring cake+fish", "bring cake+soup", "bring cake", "bring fish+soup", "bring fish", "bring soup",]
    );
    // Two of the three numbers may go on with two words; three first dishes and the orders of two more.
    assert_eq!((of("eat"), of("pass"), of("greet"), of("swap")), (7, 6, 2, 6 + 36));
    // Each first dish alone, with a nap, or with one more of two, of one or two spoons, and then again the same.
    assert_eq!(of("feast"), 3 * (2 + 4 * (2 + 2)));
}

#[test]
fn nothing_is_legal_where_nothing_can_be_chosen() {
    let none = Picnic { verbs: Vec::new(), ..Picnic::full() };
    assert_eq!(none.clone().legal().count(), 0);
    assert_eq!(none.random(&mut Fast::new(1)), Err(Unsound::Empty));
    let bare = Picnic { dishes: Vec::new(), verbs: vec!["bring", "feast", "go"], ..Picnic::full() };
    assert_eq!(bare.legal().collect::<Vec<_>>(), [Move::Leave]);
    let heavy = Picnic { dishes: vec!["anvil"], verbs: vec!["swap"], ..Picnic::full() };
    assert_eq!(heavy.random(&mut Fast::new(1)), Err(Unsound::Refused(Illegal::Heavy(key("anvil")))));
}

#[test]
fn a_random_move_draws_as_a_walk_through_the_menus_does() {
    let picnic = Picnic::full();
    let (mut quick, mut slow) = (Fast::new(7), Fast::new(7));
    for _ in 0..2000 {
        let found = picnic.random(&mut quick).unwrap();
        let (walked, path) = Menus::new(|path: &[Pick]| picnic.ask(path)).random(&mut slow).unwrap();
        assert_eq!(found, walked);
        assert_eq!(Pick::line(&path).parse::<Move>().unwrap(), found);
    }
    assert_eq!(quick.pick("same", u32::MAX), slow.pick("same", u32::MAX), "as many draws");
}

/// A number out of those that fit, which takes time to find out.
struct Slow<'c> {
    looked: &'c Cell<u32>,
    least: u8,
}

impl Grammar for Slow<'_> {
    type Move = u8;
    type Illegal = Illegal;

    fn walk<W: Walker<Illegal = Illegal>>(&self, w: &mut W) -> Result<u8, W::Stop> {
        let word = |number: &u8| Key::build().text("n").number(*number).key().unwrap();
        let label = |key: Key, _: &u8| Choice::new(key, say("A number."));
        let all = options(|| say("Which?"), 0..31_u8, word, label);
        w.one(fitting(all, |number| {
            self.looked.set(self.looked.get() + 1);
            number % 3 == 0 && *number >= self.least
        }))
    }
}

#[test]
fn what_takes_time_to_find_out_is_looked_at_once_and_of_a_word_alone() {
    let looked = Cell::new(0);
    let slow = Slow { looked: &looked, least: 0 };
    let menu = slow.ask(&[]).unwrap().menu.unwrap();
    assert_eq!((labels(Some(menu)).len(), looked.take()), (11, 31), "a menu says all of them");
    assert_eq!(slow.read(&Pick::path("n27")).unwrap(), 27);
    assert_eq!(looked.take(), 1, "a word is looked at alone");
    slow.read(&Pick::path("n28")).unwrap_err();
    assert_eq!(Slow { looked: &looked, least: 0 }.legal().count(), 11);
    looked.set(0);
    let (mut quick, mut walked) = (Fast::new(3), Fast::new(3));
    for _ in 0..200 {
        let drawn = slow.random(&mut quick).unwrap();
        assert_eq!(looked.take(), 31, "each once");
        let by_menus = Menus::new(|path: &[Pick]| slow.ask(path)).random(&mut walked).unwrap();
        assert_eq!(drawn, by_menus.0, "it draws as a walk through the menus does");
        looked.set(0);
    }
    let none = Slow { looked: &looked, least: 31 };
    assert_eq!(none.random(&mut quick), Err(Unsound::Empty));
}

#[test]
fn every_move_comes_up_at_random() {
    let picnic = Picnic::full();
    let mut left: Vec<Move> = picnic.clone().legal().collect();
    let mut choices = Fast::new(3);
    for _ in 0..20_000 {
        let found = picnic.random(&mut choices).unwrap();
        left.retain(|with| *with != found);
    }
    assert_eq!(left, []);
}
