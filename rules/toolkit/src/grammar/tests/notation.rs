//! How moves are written.

use super::toy::{How, Move, Then, key};
use crate::grammar::{Notation, Spelled, Word};

#[test]
fn every_form_is_read_as_it_is_printed() {
    for (line, of) in [
        ("go home", Move::Leave),
        ("greet", Move::Greet(None)),
        ("greet b", Move::Greet(Some(skald_vocabulary::interface::Seat(1)))),
        ("bring cake+soup", Move::Bring(vec![key("cake"), key("soup")])),
        ("bring -", Move::Bring(Vec::new())),
        ("eat 3", Move::Eat { spoons: 3, how: None }),
        ("eat 2 fast", Move::Eat { spoons: 2, how: Some(How::Fast) }),
        ("pass cake", Move::Pass(key("cake"), Vec::new())),
        ("pass cake soup>fish", Move::Pass(key("cake"), vec![key("soup"), key("fish")])),
        ("feast cake", Move::Feast(key("cake"), Vec::new())),
        ("feast cake more soup 2 nap", Move::Feast(key("cake"), vec![Then::More(key("soup"), 2), Then::Nap])),
        ("rank cake>soup", Move::Rank(vec![key("cake"), key("soup")])),
        ("swap", Move::Swap(Vec::new())),
        (
            "swap cake soup fish cake",
            Move::Swap(vec![(key("cake"), key("soup")), (key("fish"), key("cake"))]),
        ),
        ("slowly", Move::Say(How::Slowly)),
    ] {
        assert_eq!(line.parse::<Move>().as_ref(), Ok(&of), "{line}");
        assert_eq!(of.to_string(), line);
        let words: Vec<String> = of.words().iter().map(ToString::to_string).collect();
        assert_eq!(words.join(" "), line, "word by word");
        assert_eq!(format!("  {} ", line.replace(' ', "   ")).parse::<Move>().as_ref(), Ok(&of), "spaces");
    }
}

#[test]
fn other_lines_are_refused_with_all_that_could_be_written() {
    for line in [
        "",
        "go",
        "home",
        "go home now",
        "greet b c",
        "greet z",
        "bring",
        "bring cake+",
        "bring cake++soup",
        "eat",
        "eat 03",
        "eat +3",
        "eat 300",
        "eat 2 well",
        "pass",
        "pass cake soup>",
        "feast cake more soup",
        "feast cake more soup x",
        "rank",
        "swap cake",
        "swap cake soup fish",
        "slow",
        "quickly",
    ] {
        let bad = line.parse::<Move>().unwrap_err();
        assert_eq!(bad.text, line);
        assert_eq!(
            bad.wanted,
            "go home, greet [GUEST], bring DISH+DISH, eat SPOONS [slowly|fast], pass DISH [REST>REST], \
             feast DISH more DISH SPOONS|nap ..., rank DISH>DISH, swap GIVE TAKE ... or slowly|fast"
        );
    }
}

/// A word with its meaning is read as its text is.
#[test]
fn a_word_is_read_like_its_text() {
    let (a, b) = (key("a"), key("b"));
    for word in [
        Word::Fixed("hold"),
        Word::Fixed("-"),
        Word::One(a),
        Word::Some(vec![]),
        Word::Some(vec![a]),
        Word::Some(vec![b, a]),
        Word::Order(vec![a]),
        Word::Order(vec![b, a]),
        Word::Number(12),
        Word::Number(-1),
        Word::One(key("7")),
    ] {
        let text = word.pick();
        assert_eq!(text.as_str(), word.to_string());
        assert_eq!(word.one(), text.one(), "{word:?}");
        assert_eq!(word.some(), text.some(), "{word:?}");
        assert_eq!(word.order(), text.order(), "{word:?}");
        assert_eq!(word.number(), text.number(), "{word:?}");
    }
}

/// A line that is none says up to where it is understood, whichever form went furthest, and what can stand there.
#[test]
fn a_line_that_is_none_says_where_and_what_can_stand_there() {
    for (line, before, word, possible) in [
        ("", "", None, "go greet bring eat pass feast rank swap slowly fast"),
        ("go", "go", None, "home"),
        ("go home now", "go home", Some("now"), ""),
        ("greet b c", "greet b", Some("c"), ""),
        ("greet z", "greet", Some("z"), "GUEST"),
        ("bring", "bring", None, "DISH+DISH"),
        ("eat 03", "eat", Some("03"), "SPOONS"),
        ("eat 2 well", "eat 2", Some("well"), "slowly fast"),
        ("feast cake more soup x", "feast cake more soup", Some("x"), "SPOONS"),
        ("feast cake less", "feast cake", Some("less"), "more nap"),
        ("swap cake soup fish", "swap cake soup fish", None, "TAKE"),
        ("quickly", "", Some("quickly"), "go greet bring eat pass feast rank swap slowly fast"),
    ] {
        let place = line.parse::<Move>().unwrap_err().place.unwrap();
        let told = (place.before.join(" "), place.word.as_deref(), place.possible.join(" "));
        assert_eq!(told, (before.to_owned(), word, possible.to_owned()), "{line}");
    }
}
