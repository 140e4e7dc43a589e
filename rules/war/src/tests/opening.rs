//! Opening a table with packs and pools of one's own, and the refusals of section 8 that concern it.

use crate::{
    War,
    cards::{BASE, base},
};
use skald_vocabulary::{
    chance::{Fast, Script, Scripted},
    interface::{Options, PackFile, Rules, Setup, SetupError, Sight},
};

fn setup(seats: u8, options: &[(&str, &str)], packs: &[&str]) -> Result<War, SetupError> {
    War::new(&Setup {
        seats,
        options: options.iter().fold(Options::default(), |all, (key, value)| all.with(key, value)),
        packs: packs
            .iter()
            .map(|text| PackFile { name: "mine.toml".to_owned(), text: (*text).to_owned() })
            .collect(),
    })
}

fn refused(seats: u8, options: &[(&str, &str)], packs: &[&str]) -> String {
    crate::tests::english().plain(&setup(seats, options, packs).unwrap_err().say)
}

/// A Legend called `name`.
fn legend(id: &str, name: &str) -> String {
    format!(
        "[[legend]]\nid = \"{id}\"\nname = \"{name}\"\nlevel = 3\nmode = \"instant\"\nneeds = [\"opposing_active\"]\n\
         target = \"opposing_active\"\neffect = {{ kind = \"steal_active\" }}\nability = \"Test\"\ntext = \"Test.\"\n"
    )
}

/// A pool of the 52 Warriors of a Skirmish deck but the last `without`, and these cards besides.
fn pool(without: usize, besides: &[&str], cards: &str) -> String {
    let warriors = base().warriors.iter().filter(|face| face.key.as_str().ends_with(['a', 'b', 'c', 'd']));
    let mut keys: Vec<&str> = warriors.map(|face| face.key.as_str()).collect();
    keys.truncate(52 - without);
    keys.extend(besides);
    format!("pack = \"mine\"\nversion = 3\n{cards}[pool]\ncards = {keys:?}\n")
}

#[test]
fn e_10_a_duplicate_legend_and_the_odd_card_go_to_the_box() {
    // shows WAR-1.2, WAR-1.3, WAR-1.4, WAR-1.5
    let eight = [
        "l-zhivemind",
        "l-hivemind",
        "l-harethorn",
        "l-cinderfang",
        "l-flameback",
        "l-widowmaker",
        "l-glassface",
        "l-oakenwall",
    ];
    let text = pool(0, &eight, &legend("l-zhivemind", "Hivemind"));
    let game = setup(2, &[("deck", "pool")], &[&text]).unwrap();
    // The last card of the shuffled deck is the one that does not divide evenly.
    let mut dice = Script::new().with("deal", Scripted::First(vec![]));
    let state = game.start(&[], &mut dice, &mut Vec::new()).unwrap();
    assert_eq!(dice.finish(), Ok(()));
    let keys = |cards: crate::cards::Cards| {
        cards.iter().map(|card| game.pool().key(card).to_string()).collect::<Vec<_>>()
    };
    assert_eq!(keys(state.boxed), ["l-zhivemind"], "the copy with the smallest id stays");
    assert_eq!(state.seats().map(|seat| state.total(seat)).collect::<Vec<_>>(), [29, 29]);
    assert_eq!(keys(state.unseen), ["l-oakenwall"]);
    game.check(&state).unwrap();
}

#[test]
fn fewer_than_five_cards_each_are_refused() {
    // shows WAR-1.7
    let text = pool(29, &[], "");
    assert!(setup(4, &[("deck", "pool")], &[&text]).is_ok());
    assert_eq!(
        refused(5, &[("deck", "pool")], &[&text]),
        "Each player needs at least 5 cards; this pool gives 4."
    );
}

#[test]
fn a_legend_of_a_pack_joins_the_roster() {
    // shows WAR-1.3
    let text = format!("pack = \"mine\"\nversion = 1\n{}", legend("l-thief", "Thief"));
    let eight = "thief, Hivemind, l-harethorn, cinderfang, flameback, widowmaker, glassface, oakenwall";
    let game = setup(2, &[("legends", eight)], &[&text]).unwrap();
    let state = game.start(&[], &mut Fast::new(1), &mut Vec::new()).unwrap();
    assert!(state.all.iter().any(|card| game.pool().key(card).as_str() == "l-thief"));
    assert_eq!(state.all.count(), 60);
}

#[test]
fn packs_are_known_by_id_version_and_hash() {
    let text = pool(0, &[], "");
    let packs = setup(2, &[("deck", "pool")], &[&text]).unwrap().packs();
    assert_eq!((packs[0].id.as_str(), packs[1].id.as_str(), packs[1].version), ("base", "mine", 3));
    use sha3::Digest;
    assert_eq!(packs[0].hash, hex::encode(sha3::Sha3_256::digest(BASE.as_bytes())));
    assert_ne!(packs[0].hash, packs[1].hash);
}

#[test]
fn set_ups_that_make_no_sense_are_refused_in_words() {
    for (seats, options, wanted) in [
        (1, vec![], "This game takes 2 to 6 players; you have 1."),
        (7, vec![], "This game takes 2 to 6 players; you have 7."),
        (
            2,
            vec![("legends", "hivemind")],
            "Name exactly 8 different Legends for a Skirmish deck; you named 1.",
        ),
        (
            2,
            vec![("legends", "hivemind, nobody")],
            "Name exactly 8 different Legends for a Skirmish deck; “nobody” is not a Legend of these packs.",
        ),
        (
            2,
            vec![("deck", "grand"), ("legends", "core")],
            "Name exactly 8 different Legends for a Skirmish deck; only a Skirmish deck lets you choose.",
        ),
        (
            2,
            vec![("turn_limit", "9")],
            "The last turn is one from 10 to 10000, or 0 where there shall be none.",
        ),
        (
            2,
            vec![("turn_limit", "10001")],
            "The last turn is one from 10 to 10000, or 0 where there shall be none.",
        ),
        (
            2,
            vec![("turn_limit", "many")],
            "The last turn is one from 10 to 10000, or 0 where there shall be none.",
        ),
        (2, vec![("batch", "0")], "From 1 to 100 turns can be played at a stretch before a summary."),
        (
            2,
            vec![("pace", "slow")],
            "Turns are played without waiting, or everybody presses Draw before each: choose one of these from the list.",
        ),
        (
            2,
            vec![("deck", "tarot")],
            "Choose the Skirmish deck, the Grand deck, or the cards of the own pack from the list.",
        ),
        (
            2,
            vec![("deck", "pool")],
            "The cards of the own pack can be played only where one pack lists them.",
        ),
        (
            2,
            vec![("colour", "red")],
            "There is nothing called “colour” to choose. What can be chosen: Which deck is played, Skirmish Legends: random, core, or 8 \
             names, The last turn, 10 to 10000; 0 means none, Turns played at a stretch before a summary and Whether the table \
             waits before each turn.",
        ),
    ] {
        assert_eq!(refused(seats, &options, &[]), wanted);
    }
    let unknown = "pack = \"mine\"\nversion = 1\n[pool]\ncards = [\"w99z\"]\n";
    assert_eq!(refused(2, &[("deck", "pool")], &[unknown]), "The pool names “w99z”, which is in no pack.");
    assert_eq!(
        refused(2, &[], &["pack = \"mine\"\n"]),
        "A card pack cannot be read: mine.toml: file: version: it is missing."
    );
    let taken = format!("pack = \"mine\"\nversion = 1\n{}", legend("l-hivemind", "Other"));
    assert_eq!(refused(2, &[], &[&taken]), "Two packs have a card with the id “l-hivemind”.");
}

#[test]
fn the_turn_limit_has_its_default_by_deck() {
    // shows WAR-14.1
    for (deck, limit) in [("skirmish", 1000), ("grand", 3000)] {
        let game = setup(2, &[("deck", deck)], &[]).unwrap();
        let state = game.start(&[], &mut Fast::new(1), &mut Vec::new()).unwrap();
        let view = game.view(&state, skald_vocabulary::interface::Viewer::Spectator);
        assert_eq!(view.turn_limit, limit);
        assert!(game.bound().is_some());
    }
    assert_eq!(setup(2, &[("turn_limit", "0")], &[]).unwrap().bound(), None);
}

#[test]
fn names_and_ids_have_no_influence() {
    // Invariant 20: the same game with every card renamed is the same game.
    let rename = |text: &str| text.replace("w0", "y0").replace("w1", "y1").replace("l-", "k-");
    let eight = [
        "l-mirewitch",
        "l-hivemind",
        "l-harethorn",
        "l-cinderfang",
        "l-flameback",
        "l-widowmaker",
        "l-glassface",
        "l-oakenwall",
    ];
    let plain = pool(0, &eight, "");
    // Every card again under another id and another name; Legends keep their order.
    let mut cards = String::new();
    for face in base().warriors.iter().filter(|face| face.key.as_str().ends_with(['a', 'b', 'c', 'd'])) {
        cards.push_str(&format!(
            "[[warrior]]\nid = \"{}\"\nlevel = {}\nname = \"X{}\"\n",
            rename(face.key.as_str()),
            face.level,
            face.name
        ));
    }
    let body = BASE.split_once("[[legend]]").unwrap().1;
    for legend in body.split("[[legend]]") {
        cards.push_str("[[legend]]");
        cards.push_str(&legend.replace("id = \"l-", "id = \"k-").replace("name = \"", "name = \"X"));
    }
    let renamed = rename(&pool(0, &eight, "")).replace("[pool]", &format!("{cards}[pool]"));
    let one = setup(3, &[("deck", "pool")], &[&plain]).unwrap();
    let two = setup(3, &[("deck", "pool")], &[&renamed]).unwrap();
    for seed in 0..20 {
        let mut first = Vec::new();
        let mut second = Vec::new();
        let end = super::play_out(&one, seed, |_, _, events, _| first.extend_from_slice(events));
        let again = super::play_out(&two, seed, |_, _, events, _| second.extend_from_slice(events));
        assert_eq!(first, second);
        assert_eq!(end.end, again.end);
    }
}

#[test]
fn options_are_described_in_words() {
    for spec in War::options() {
        assert!(crate::tests::english().has(spec.about.id), "{}", spec.about.id);
    }
    let error = setup(9, &[], &[]).unwrap_err();
    assert_eq!(error.clause, "WAR-1.1");
}
