//! Decks: the ready-made ones can be played, every fault is named, and what is written reads back.

use super::cards::pool;
use crate::{
    cards::{Pool, STARTERS},
    kits::{Deck, Limits, check, code, draft, from_code, judge, print, side_decking},
};
use skald_vocabulary::{
    chance::Fast,
    interface::{Arg, Key, KitFault, KitList, Opening, PackFile, Papers, Rules, Setup},
    words::Words,
};

fn limits(pool: &Pool) -> Limits {
    Limits::standard(pool).unwrap()
}

fn starter(pool: &Pool, legion: &str) -> Deck {
    let text = STARTERS.iter().find(|(key, _)| *key == legion).unwrap().1;
    check(pool, &limits(pool), text).unwrap().0
}

/// The sentences and clauses of everything that is wrong with a changed list of the Heroes.
fn faults(change: &[(&str, &str)]) -> Vec<(usize, &'static str)> {
    let pool = pool();
    let mut text = STARTERS[0].1.to_owned();
    for (from, to) in change {
        assert_eq!(text.matches(from).count(), 1, "{from}");
        text = text.replace(from, to);
    }
    match check(&pool, &limits(&pool), &text) {
        Ok(_) => Vec::new(),
        Err(faults) => faults.iter().map(|fault| (fault.line, fault.say.id)).collect(),
    }
}

// shows LRAW-2.1.1, LRAW-2.1.5, LRAW-2.1.7, LRAW-2.1.8, LRAW-2.1.9
#[test]
fn the_ready_made_decks_can_be_played() {
    let pool = pool();
    for (legion, text) in STARTERS {
        let (deck, _) =
            check(&pool, &limits(&pool), text).unwrap_or_else(|faults| panic!("{legion}: {faults:?}"));
        assert_eq!(deck.size(), 50, "{legion}");
        assert!([0, 15].contains(&deck.aside()), "{legion}");
        assert!(judge(&pool, &limits(&pool), &deck).faults.is_empty(), "{legion}");
    }
}

#[test]
fn what_is_written_reads_back() {
    let pool = pool();
    for (legion, _) in STARTERS {
        let deck = starter(&pool, legion);
        let text = print(&pool, &deck);
        assert_eq!(draft(&pool, &text).deck().as_ref(), Some(&deck), "{text}");
        assert_eq!(print(&pool, &draft(&pool, &text).deck().unwrap()), text);
        let short = code(&pool, &deck);
        let back = from_code(&pool, &short).unwrap();
        assert_eq!(Deck { name: deck.name.clone(), ..back.clone() }, deck);
        assert_eq!(draft(&pool, &short).deck(), Some(back));
        for at in [6, short.len() / 2, short.len() - 1] {
            let mut slip = short.clone().into_bytes();
            slip[at] = if slip[at] == b'A' { b'B' } else { b'A' };
            assert_eq!(from_code(&pool, &String::from_utf8(slip).unwrap()), None, "{at}");
        }
    }
    assert_eq!(draft(&pool, "LRAW1.abc").faults[0].say.id, "lraw-deck-code");
}

#[test]
fn names_counts_comments_and_lines_are_taken_as_they_come() {
    let pool = pool();
    let plain = starter(&pool, "hero");
    let text = STARTERS[0]
        .1
        .replace("main: 3 HE-01, 2 HE-02,", "MAIN: he-01 x3, # the thieves\n\n2x rogue fence-runner,\n")
        .replace("1 HE-08", "1 \"Sir Brannoc, the Unbowed\"")
        .replace("warlord: HE-W1", "Warlord: alero the king of kingdoms");
    assert_eq!(check(&pool, &limits(&pool), &text).unwrap().0, plain);
}

// shows LRAW-2.0.4, LRAW-2.0.5, LRAW-2.0.6, LRAW-2.1.2, LRAW-2.1.10
#[test]
fn every_fault_is_found_at_once() {
    assert_eq!(faults(&[]), []);
    assert_eq!(faults(&[("LRAW1 Banners", "LRAW2 Banners")]), [(1, "lraw-deck-head")]);
    assert_eq!(faults(&[("legion: Hero\n", "")]), [(0, "lraw-deck-missing")]);
    assert_eq!(faults(&[("veil: HE-V1", "veil: HE-V1\nveil: HE-V1")]), [(5, "lraw-deck-twice")]);
    assert_eq!(faults(&[("veil: HE-V1", "colour: red\nveil: HE-V1")]), [(4, "lraw-deck-field")]);
    assert_eq!(faults(&[("3 HE-11", "3 Keep Sentinal")]), [(7, "lraw-deck-unknown")]);
    assert_eq!(faults(&[("3 HE-11", "3 Rogue")]), [(7, "lraw-deck-several")]);
    assert_eq!(faults(&[("3 HE-11", "4 HE-11")]), [(7, "lraw-deck-count")]);
    assert_eq!(faults(&[("warlord: HE-W1", "warlord: OR-W1")]).first(), Some(&(3, "lraw-deck-warlord")));
    assert_eq!(faults(&[("3 HE-11", "3 OR-01")]), [(7, "lraw-deck-foreign")]);
    assert_eq!(faults(&[("synergy: HE-S1", "synergy: BO-S1")]), [(5, "lraw-deck-bounty")]);
    assert_eq!(faults(&[("guardian: HE-G1", "guardian: OR-G1")]), [(6, "lraw-deck-guardian")]);
    assert_eq!(faults(&[("guardian: HE-G1", "guardian: blank")]), []);
    assert_eq!(faults(&[("3 HE-11, ", "")]), [(0, "lraw-deck-main")]);
    assert_eq!(faults(&[("1 HE-S2, ", "")]), [(0, "lraw-deck-side")]);
    assert_eq!(faults(&[("3 HE-11", "3 HE-V1")]), [(7, "lraw-deck-misplaced")]);
    assert_eq!(faults(&[("2 HE-14", "2 HE-09")]), [(8, "lraw-deck-copies")]);
    assert_eq!(
        faults(&[("3 HE-11", "1 BO-39, 1 HE-14, 1 HE-16"), ("2 BO-30", "1 BO-30, 1 BO-39")]),
        [(0, "lraw-deck-elysian"), (8, "lraw-deck-copies")]
    );
    let all = faults(&[
        ("legion: Hero\n", ""),
        ("3 HE-11", "3 OR-01, 4 HE-11"),
        ("guardian: HE-G1", "guardian: OR-G1"),
    ]);
    assert_eq!(all.len(), 4, "{all:?}");
}

// shows LRAW-2.1.11, LRAW-2.1.12
#[test]
fn allegiance_and_the_list_bind() {
    assert_eq!(faults(&[("3 HE-11", "3 HE-10")]), [(7, "lraw-deck-allegiance")]);
    assert_eq!(faults(&[("3 HE-11", "2 BO-40, 1 HE-14")]), [(7, "lraw-deck-copies")]);
    assert_eq!(faults(&[("3 HE-11", "1 BO-40, 2 HE-11")]), []);
    let pool = pool();
    let strict = Limits::read("more.toml", "version = 2\nsuspended = [\"HE-11\"]\n", &pool).unwrap();
    let faults = check(&pool, &strict, STARTERS[0].1).unwrap_err();
    assert_eq!(faults.iter().map(|fault| fault.say.id).collect::<Vec<_>>(), ["lraw-deck-suspended"]);
    assert_eq!(faults[0].say.args[1], ("version", Arg::Number(2)));
    // Limited n = n, and the lower of list and rarity counts; the first list could only say two.
    let limited = |text: &str| {
        let limits = Limits::read("more.toml", &format!("version = 2\n{text}"), &pool)?;
        Ok::<_, skald_toolkit::packs::BadPack>(limits.of(pool.find(Key::of("he-11")).unwrap()))
    };
    for (text, most) in [
        ("limited = []", None),
        ("limited = [\"HE-11\"]", Some(2)),
        ("[limited]\nHE-11 = 1", Some(1)),
        ("[limited]\nHE-11 = 2\nHE-12 = 1", Some(2)),
        ("[limited]\nhe-11 = 3", Some(3)),
        ("[limited]", None),
    ] {
        assert_eq!(limited(text).unwrap(), most, "{text}");
    }
    for text in ["HE-11 = 0", "HE-11 = 4", "HE-11 = \"two\"", "HE-99 = 2", "HE-11 = 1\nhe-11 = 2"] {
        assert!(limited(&format!("[limited]\n{text}")).is_err(), "{text}");
    }
    assert!(limited("[restricted]\nHE-11 = 1").is_err(), "a restricted card has no number");
    let one = Limits::read("more.toml", "version = 2\n[limited]\nHE-11 = 1\n", &pool).unwrap();
    let faults = check(&pool, &one, STARTERS[0].1).unwrap_err();
    assert_eq!(faults.iter().map(|fault| fault.say.id).collect::<Vec<_>>(), ["lraw-deck-copies"]);
    let bad = Limits::read("more.toml", "version = 2\nrestricted = [\"HE-99\"]\n", &pool).unwrap_err();
    assert_eq!(bad.to_string(), "more.toml: file: restricted: \"HE-99\" is no card");
}

// shows LRAW-2.1.3, LRAW-2.1.4
#[test]
fn a_bounty_warlord_leads_bounty_cards_alone() {
    let pool = pool();
    let text = STARTERS.iter().find(|(key, _)| *key == "bounty").unwrap().1;
    let says = |text: &str| -> Vec<&'static str> {
        let checked = check(&pool, &limits(&pool), text);
        checked.err().into_iter().flatten().map(|fault| fault.say.id).collect()
    };
    assert_eq!(says(&text.replace("guardian: BO-G1", "guardian: BO-G2")), Vec::<&str>::new());
    assert_eq!(says(&text.replace("3 BO-24", "3 HE-01")), ["lraw-deck-foreign"]);
    assert_eq!(says(&text.replace("veil: BO-V1", "veil: HE-V1")), ["lraw-deck-foreign"]);
}

// shows LRAW-2.2.1, LRAW-2.2.2, LRAW-2.2.3, LRAW-2.2.4
#[test]
fn side_decking_changes_cards_and_never_sizes() {
    let pool = pool();
    let limits = limits(&pool);
    let from = starter(&pool, "hero");
    let card = |key: &str| pool.find(Key::new(key).unwrap()).unwrap();
    let swap = |deck: &mut Deck, out: &str, into: &str| {
        for (side, from, to) in
            [(&mut deck.main, card(out), card(into)), (&mut deck.side, card(into), card(out))]
        {
            let left = side.get(&from).unwrap() - 1;
            if left == 0 {
                side.remove(&from)
            } else {
                side.insert(from, left)
            };
            *side.entry(to).or_insert(0) += 1;
        }
    };
    let says = |to: &Deck| side_decking(&pool, &limits, &from, to).err().map(|faults| faults[0].say.id);
    let mut to = from.clone();
    swap(&mut to, "he-11", "bo-33");
    assert_eq!(says(&to), None);
    let mut blank = to.clone();
    blank.side.remove(&card("he-s2"));
    blank.side.insert(from.synergy, 1);
    blank.synergy = card("he-s2");
    assert_eq!(says(&blank), None, "a Synergy for the Synergy in play");
    *to.main.get_mut(&card("he-01")).unwrap() -= 1;
    assert_eq!(says(&to), Some("lraw-side-size"));
    let other = Deck { warlord: card("he-w2"), ..from.clone() };
    assert_eq!(says(&other), Some("lraw-side-fixed"));
    let mut strange = from.clone();
    *strange.main.get_mut(&card("he-01")).unwrap() -= 1;
    strange.main.insert(card("he-14"), 1);
    assert_eq!(says(&strange), Some("lraw-side-other"));
    let mut guardian = Deck { guardian: None, ..from.clone() };
    guardian.blank_aside = false;
    assert_eq!(says(&guardian), Some("lraw-side-other"), "a Guardian does not vanish");
    let plain = Deck { guardian: None, ..from.clone() };
    let mut swapped = Deck { guardian: Some(card("bo-g1")), blank_aside: true, ..from.clone() };
    swapped.side.remove(&card("bo-g1"));
    assert_eq!(swapped.aside(), 15, "the blank one fills a place");
    assert_eq!(side_decking(&pool, &limits, &plain, &swapped), Ok(()));
}

/// V-23: by which versions of the list and of the card sets it was judged, and when.
#[test]
fn a_deck_that_can_be_played_says_by_what_and_when_it_was_judged() {
    let words = Words::english(&[("lraw.ftl", crate::WORDS[0].1)]);
    let text = STARTERS[0].1;
    let said = |game: &crate::Lraw| {
        let book = game.kit_book().unwrap();
        let verdict = book.judge(&book.read(text).unwrap());
        let said: Vec<String> = verdict.warnings.iter().map(|note| words.plain(note)).collect();
        said.into_iter().find(|note| note.starts_with("Legal")).unwrap()
    };
    let plain = crate::Lraw::standard(2).unwrap();
    // Whoever shows it knows the day, and puts it in.
    assert_eq!(said(&plain), "Legal today: list version 1, card set 1.");
    let own = PackFile { name: "more.toml".into(), text: "pack = \"more\"\nversion = 3\n".into() };
    let setup = Setup { seats: 2, packs: vec![own], ..Setup::default() };
    let more = crate::Lraw::new(&setup).unwrap();
    assert_eq!(said(&more), "Legal today: list version 1, card set 1 and more 3.");
}

/// 5.2.1: what its cards answer is proposed to whoever keeps or brings a deck, where it is more or less than the first stop list.
#[test]
fn a_deck_proposes_the_events_that_it_answers() {
    let words = Words::english(&[("lraw.ftl", crate::WORDS[0].1)]);
    let book = crate::Lraw::standard(2).unwrap().kit_book().unwrap();
    let proposed = |text: &str| {
        let warnings = book.judge(&book.read(text).unwrap()).warnings;
        let said: Vec<String> = warnings.iter().map(|note| words.plain(note)).collect();
        said.iter().find_map(|note| note.split('“').nth(2)?.split('”').next().map(str::to_owned))
    };
    for (legion, line) in [
        ("hero", "stop attack-warlord 0 attack-warrior 5 unified conscription 4"),
        ("dwarf", "stop attack-warlord 0 attack-warrior 5 unified conscription 4 end-of-war"),
        ("undead", "stop attack-warlord 0 attack-warrior 5 unified keyword sa"),
        ("titan", "stop attack-warlord 0 attack-warrior 5 unified phase"),
    ] {
        let text = STARTERS.iter().find(|(key, _)| *key == legion).unwrap().1;
        assert_eq!(proposed(text).as_deref(), Some(line), "{legion}");
        assert_eq!(line.parse::<crate::Order>().map(|order| order.to_string()).as_deref(), Ok(line));
    }
}

// shows LRAW-3.1.4, LRAW-3.1.5
#[test]
fn hands_to_try_are_six_cards_of_the_deck_and_the_six_of_a_mulligan() {
    let game = crate::Lraw::standard(2).unwrap();
    let book = game.kit_book().unwrap();
    let mut firsts = std::collections::BTreeSet::new();
    for starter in book.starters() {
        // A Side Deck gives nothing to a hand.
        let list = starter.list.with(Key::of("s.bo-01"), 3);
        for seed in 0..20 {
            let hands = book.opening(&list, &mut Fast::new(seed)).unwrap();
            assert_eq!(hands.iter().map(|hand| hand.cards.len()).collect::<Vec<_>>(), [6, 6]);
            for (key, copies) in &list.cards {
                let drawn = |hand: &Opening| hand.list.cards.get(key).copied().unwrap_or(0);
                let all: u32 = hands.iter().map(drawn).sum();
                let leads = ["-v", "-s", "-g"].iter().any(|kind| key.as_str().get(2..4) == Some(kind));
                if leads {
                    assert_eq!(all, 2, "{key} leads both");
                } else if key.as_str().starts_with("s.") {
                    assert_eq!(all, 0, "{key}");
                } else {
                    assert!(all <= *copies, "{key}");
                }
            }
            firsts.insert(hands[0].list.cards.keys().map(ToString::to_string).collect::<String>());
        }
    }
    assert!(firsts.len() > 170, "they are drawn by chance: {}", firsts.len());
    let few = |cards: u32| {
        let list = KitList { cards: [(Key::of("or-01"), cards)].into(), ..KitList::default() };
        book.opening(&list, &mut Fast::new(1)).unwrap().len()
    };
    assert_eq!([5, 6, 11, 12].map(few), [0, 1, 1, 2]);
}

/// V-14: a short code may say anything, and cannot bring a card to where none of its kind may lie.
#[test]
fn a_card_lies_where_its_kind_may_lie_however_it_came_there() {
    let pool = pool();
    let (limits, deck) = (limits(&pool), starter(&pool, "hero"));
    let card = |key: &str| pool.find(Key::new(key).unwrap()).unwrap();
    let book = crate::Lraw::standard(2).unwrap().kit_book().unwrap();
    let misplaced = |ids: Vec<&'static str>| ids.iter().filter(|id| **id == "lraw-deck-misplaced").count();
    let ids =
        |faults: &[KitFault]| -> Vec<&'static str> { faults.iter().map(|fault| fault.say.id).collect() };
    for (aside, key, wrong) in [
        (false, "he-w2", 1),
        (true, "he-w2", 1),
        (true, "he-v1", 1),
        (false, "he-v1", 1),
        (false, "he-s2", 1),
        (false, "bo-g2", 1),
        (true, "bo-g2", 0),
        (true, "he-14", 0),
    ] {
        let mut deck = deck.clone();
        let part = if aside { &mut deck.side } else { &mut deck.main };
        part.insert(card(key), 1);
        let text = code(&pool, &deck);
        let faults = check(&pool, &limits, &text).err().unwrap_or_default();
        assert_eq!(misplaced(ids(&faults)), wrong, "{key}, {aside}: {faults:?}");
        assert_eq!(misplaced(ids(&judge(&pool, &limits, &deck).faults)), wrong, "{key}, {aside}");
        assert_eq!(misplaced(ids(&book.read(&text).err().unwrap_or_default())), wrong, "{key}, {aside}");
    }
    // So it is in a list of ids, out of which it can be taken by the shelf on which it stands.
    let list = book.read(STARTERS[0].1).unwrap();
    for key in ["he-w2", "s.he-w2", "s.he-v1"] {
        let key = Key::new(key).unwrap();
        let list = list.clone().with(key, 1);
        assert_eq!(misplaced(ids(&book.judge(&list).faults)), 1, "{key}");
        let shelves = book.shelves(&list);
        assert!(shelves.iter().flat_map(|shelf| &shelf.cards).any(|stock| stock.card == key), "{key}");
    }
}

/// V-01, 10.1: whoever types a list names it; what is kept of one without its name reads back.
#[test]
fn a_list_that_is_typed_has_a_name() {
    let book = crate::Lraw::standard(2).unwrap().kit_book().unwrap();
    let text = STARTERS[0].1;
    let typed = text.replace("LRAW1 Banners and Blades", "# mine\nlraw1");
    let faults = book.read(&typed).unwrap_err();
    let said: Vec<_> = faults.iter().map(|fault| (fault.line, fault.say.id)).collect();
    assert_eq!(said, [(2, "lraw-deck-head")]);
    let named = book.read(text).unwrap();
    let nameless = KitList { name: None, ..named.clone() };
    assert_eq!(book.read(&book.print(&nameless)), Ok(nameless.clone()));
    assert_eq!(book.read(&book.code(&named)), Ok(nameless));
    assert_eq!(book.read(&typed.replace("lraw1", "lraw1 A")).map(|list| list.name), Ok(Some("A".to_owned())));
}

/// V-22: all that costs Alchemy Points is counted, by an ability of the card or by a keyword such as Swift or Mark.
#[test]
fn what_keywords_cost_is_counted_among_the_points() {
    let pool = pool();
    let points = |main: &str| {
        let text = STARTERS[0].1.replace("3 HE-11", main);
        let (_, notes) = check(&pool, &limits(&pool), &text).unwrap();
        let note = notes.into_iter().find(|note| note.id == "lraw-note-points");
        note.map_or((0, 0), |note| match (&note.args[0].1, &note.args[1].1) {
            (Arg::Number(n), Arg::Number(sum)) => (*n, *sum),
            other => panic!("{other:?}"),
        })
    };
    let (cards, sum) = points("3 HE-11");
    // Bounty Hunter Dell has Mark, for 5.
    assert_eq!(points("2 BO-18, 1 HE-11"), (cards + 2, sum + 10));
}
