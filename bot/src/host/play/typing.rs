//! The words that can be typed next in a menu: one choice, several joined by `+`, an order joined by `>`.
//!
//! A word of several choices is typed choice by choice: until it holds enough of them it ends in its joiner, and what is
//! typed after that goes on from there.

use skald_rules::{
    interface::{Choice, Choices, Key, Pick},
    words::{Names, Words},
};

use crate::host::play::names;

/// A word that can stand next.
pub(in crate::host) struct NextWord {
    /// The word; one that must go on ends in its joiner.
    pub word: String,
    /// Its choices in words.
    pub label: String,
    /// Whether it must go on before it can be chosen.
    pub open: bool,
}

/// What stands between the choices of one word.
const fn joiner(choices: &Choices) -> Option<char> {
    match choices {
        Choices::Some { .. } => Some('+'),
        Choices::Order(_) => Some('>'),
        Choices::One(_) | Choices::Number { .. } => None,
    }
}

/// The words of a line that was typed, and what of the last one is half written: its beginning, or the choices of it
/// that stand there already. A blank after a joiner does not end the word.
pub(in crate::host) fn split(typed: &str) -> (Vec<Pick>, bool) {
    let mut words: Vec<String> = Vec::new();
    for part in typed.split_whitespace() {
        let joined = part.starts_with(['+', '>']);
        match words.last_mut() {
            Some(last) if joined || last.ends_with(['+', '>']) => last.push_str(part),
            _ => words.push(part.to_owned()),
        }
    }
    let ends = typed.ends_with(char::is_whitespace);
    let half = words.last().is_some_and(|last| !ends || last.ends_with(['+', '>']));
    (words.iter().map(|word| Pick::word(word)).collect(), half)
}

/// The words that can stand next in a menu, given the beginning of one.
pub(in crate::host) fn next_words(
    choices: &Choices,
    begun: &str,
    words: &Words,
    names: &dyn Names,
) -> Vec<NextWord> {
    if let Choices::Number { min, max } = choices {
        return numbers(*min, *max, begun);
    }
    let Some(joiner) = joiner(choices) else {
        let fitting = choices.list().iter().filter(|choice| fits(choice, begun, words, names));
        return fitting.map(|choice| word(choices, &[choice], words, names)).collect();
    };
    let (before, rest) = match begun.rsplit_once(joiner) {
        Some((before, rest)) => (before.split(joiner).collect(), rest),
        None => (Vec::new(), begun),
    };
    let Some(picked) = known(choices.list(), &before) else { return Vec::new() };
    let mut out = Vec::new();
    if let Choices::Some { min: 0, .. } = choices
        && "-".starts_with(begun)
    {
        let label = words.text("pick-none");
        out.push(NextWord { word: Pick::some(&[]).to_string(), label, open: false });
    }
    out.extend(going_on(choices, &picked, rest, words, names));
    // What is typed names a choice: it stands as it is, or goes on.
    let mut more = before;
    more.push(rest);
    if let Some(picked) = known(choices.list(), &more) {
        for next in going_on(choices, &picked, "", words, names) {
            if !out.iter().any(|known| known.word == next.word) {
                out.push(next);
            }
        }
    }
    out
}

/// The most numbers that are told one by one.
const FEW_NUMBERS: i64 = 25;

/// The numbers within bounds that can stand next: all where they are few, else the one that was typed.
fn numbers(min: i64, max: i64, begun: &str) -> Vec<NextWord> {
    let word = |number: i64| NextWord { word: number.to_string(), label: number.to_string(), open: false };
    if max.saturating_sub(min) < FEW_NUMBERS {
        return (min..=max).map(word).filter(|next| next.word.starts_with(begun)).collect();
    }
    let typed = begun.parse().ok().filter(|number| (min..=max).contains(number));
    typed.map(word).into_iter().collect()
}

/// The words that have one choice more than `picked`.
fn going_on(
    choices: &Choices,
    picked: &[&Choice],
    rest: &str,
    words: &Words,
    names: &dyn Names,
) -> Vec<NextWord> {
    let list = choices.list();
    let room = match choices {
        Choices::Some { max, .. } => usize::from(*max),
        _ => list.len(),
    };
    if picked.len() >= room {
        return Vec::new();
    }
    let left: Vec<&Choice> =
        list.iter().filter(|choice| !picked.iter().any(|old| old.key == choice.key)).collect();
    let next = left.iter().filter(|choice| fits(choice, rest, words, names));
    next.map(|choice| {
        let mut all = picked.to_vec();
        all.push(choice);
        // The last one of an order goes without saying.
        if let (Choices::Order(_), [one, other]) = (choices, left.as_slice()) {
            all.push(if one.key == choice.key { other } else { one });
        }
        word(choices, &all, words, names)
    })
    .collect()
}

fn word(choices: &Choices, picked: &[&Choice], words: &Words, names: &dyn Names) -> NextWord {
    let keys: Vec<Key> = picked.iter().map(|choice| choice.key).collect();
    let pick = match choices {
        Choices::Some { .. } => Pick::some(&keys),
        _ => Pick::order(&keys),
    };
    let open = !choices.admits(&pick);
    let label: Vec<String> = picked.iter().map(|choice| words.say(&choice.label, names)).collect();
    let end = joiner(choices).filter(|_| open).map(String::from).unwrap_or_default();
    NextWord { word: format!("{pick}{end}"), label: label.join(", "), open }
}

/// The choices of these keys, if each is one and none stands there twice.
fn known<'c>(list: &'c [Choice], keys: &[&str]) -> Option<Vec<&'c Choice>> {
    let mut picked: Vec<&Choice> = Vec::new();
    for key in keys {
        let choice = list.iter().find(|choice| choice.key.as_str() == *key)?;
        if picked.iter().any(|old| old.key == choice.key) {
            return None;
        }
        picked.push(choice);
    }
    Some(picked)
}

fn fits(choice: &Choice, begun: &str, words: &Words, people: &dyn Names) -> bool {
    let label = words.say(&choice.label, people);
    choice.key.as_str().starts_with(&begun.to_lowercase())
        || label.to_lowercase().contains(&begun.to_lowercase())
        || names::fits(&label, begun, true).is_some()
}

#[cfg(test)]
mod tests {
    use skald_rules::{
        interface::{Say, Seat},
        words::english,
    };

    use super::*;

    struct Nobody;

    impl Names for Nobody {
        fn name(&self, seat: Seat) -> String {
            seat.to_string()
        }
    }

    fn of(keys: &[&str]) -> Vec<Choice> {
        let choice = |key: &&str| Choice::new(Key::new(key).unwrap(), Say::new("said").with("text", *key));
        keys.iter().map(choice).collect()
    }

    fn typed(choices: &Choices, begun: &str) -> Vec<String> {
        next_words(choices, begun, english(), &Nobody).into_iter().map(|next| next.word).collect()
    }

    #[test]
    fn an_order_is_typed_one_after_another_and_its_last_one_goes_without_saying() {
        let order = Choices::Order(of(&["x", "y", "z"]));
        assert_eq!(typed(&order, ""), ["x>", "y>", "z>"]);
        assert_eq!(typed(&order, "y>"), ["y>x>z", "y>z>x"]);
        assert_eq!(typed(&order, "y>z"), ["y>z>x"]);
        assert_eq!(typed(&order, "y>y>"), [""; 0], "nothing stands there twice");
        assert_eq!(typed(&Choices::Order(of(&["x", "y"])), ""), ["x>y", "y>x"]);
        assert_eq!(typed(&Choices::Order(of(&["x"])), ""), ["x"]);
    }

    #[test]
    fn few_numbers_are_told_and_of_many_the_one_that_was_typed() {
        assert_eq!(typed(&Choices::Number { min: 1, max: 3 }, ""), ["1", "2", "3"]);
        assert_eq!(typed(&Choices::Number { min: 1, max: 12 }, "1"), ["1", "10", "11", "12"]);
        assert_eq!(typed(&Choices::Number { min: 0, max: 99 }, ""), [""; 0]);
        assert_eq!(typed(&Choices::Number { min: 0, max: 99 }, "40"), ["40"]);
        assert_eq!(typed(&Choices::Number { min: 0, max: 99 }, "400"), [""; 0]);
    }

    #[test]
    fn some_are_typed_until_there_are_enough() {
        let some = Choices::Some { min: 2, max: 3, of: of(&["a", "b", "c", "d"]) };
        assert_eq!(typed(&some, ""), ["a+", "b+", "c+", "d+"]);
        assert_eq!(typed(&some, "a+"), ["a+b", "a+c", "a+d"]);
        assert_eq!(typed(&some, "a+b"), ["a+b", "a+b+c", "a+b+d"], "as it is, or with one more");
        assert_eq!(typed(&some, "a+b+c"), ["a+b+c"], "three are the most");
        let few = Choices::Some { min: 0, max: 1, of: of(&["a", "b"]) };
        assert_eq!(typed(&few, ""), ["-", "a", "b"]);
        assert_eq!(typed(&few, "-"), ["-"]);
    }

    #[test]
    fn every_way_of_following_the_suggestions_ends_in_a_pick() {
        let menus = [
            Choices::One(of(&["a", "b"])),
            Choices::Order(of(&["a", "b", "c", "d"])),
            Choices::Some { min: 0, max: 2, of: of(&["a", "b", "c"]) },
            Choices::Some { min: 3, max: 3, of: of(&["a", "b", "c", "d"]) },
            Choices::Some { min: 2, max: 4, of: of(&["a", "b", "c", "d"]) },
        ];
        for menu in &menus {
            let mut open = vec![String::new()];
            let mut ends = 0;
            while let Some(begun) = open.pop() {
                let next = next_words(menu, &begun, english(), &Nobody);
                assert!(!next.is_empty(), "nothing follows {begun:?} in {menu:?}");
                for next in next {
                    if next.open {
                        open.push(next.word);
                    } else {
                        assert!(menu.admits(&Pick::word(&next.word)), "{:?} in {menu:?}", next.word);
                        ends += 1;
                    }
                }
            }
            assert!(ends >= menu.list().len(), "{menu:?}");
        }
    }

    #[test]
    fn a_blank_after_a_joiner_does_not_end_the_word() {
        let read = |typed| {
            let (words, half) = split(typed);
            (words.iter().map(ToString::to_string).collect::<Vec<_>>(), half)
        };
        assert_eq!(read("rank "), (vec!["rank".to_owned()], false));
        assert_eq!(read("rank y> "), (vec!["rank".to_owned(), "y>".to_owned()], true));
        assert_eq!(read("rank y > z"), (vec!["rank".to_owned(), "y>z".to_owned()], true));
        assert_eq!(read("ra"), (vec!["ra".to_owned()], true));
        assert_eq!(read(""), (vec![], false));
    }
}
