//! Standing orders and prepared turns (LOST-22.7, 22.8) as they are typed, offered and told.

use crate::Lost;
use skald_runners::catalogue::GameKind;
use skald_toolkit::{
    orders::{SeatOrder, next_order, objection, written},
    table::Table,
};
use skald_vocabulary::{
    chance::Fast,
    interface::{Duty, Input, Pick, Refusal, Seat},
    words::Words,
};

/// A is about to choose; B waits with a bow, a shield and a healing potion.
const FIGHT: &str = r#"
[table]
level = 1
start = "a"
face_up = "drakeling"
phase = { fight = { active = "a", stage = "select", slot = 5 } }

[table.sides]
a = { hero = "warrior", life = 6, life_max = 6, foe = { beast = "ghoul" } }
b = { hero = "hunter", gear = ["short-bow"], foe = { beast = "cave-bear" } }
c = { hero = "barbarian", life = 5, life_max = 5, foe = { beast = "cinder-drake" } }

[secret]
pile = ["dire-wolf"]
"#;

/// What A is where one blow brings the second hero level.
const AXE: &str = r#"hero = "assassin", gear = ["battle-axe"], xp = 5, levels = 1, foe = { beast = "wyvern", markers = 3 }"#;

fn table(position: &str) -> Box<dyn Table> {
    GameKind::of::<Lost>().read_position("orders", position).unwrap()
}

fn plain(why: &Refusal) -> String {
    Words::english(crate::WORDS).plain(&why.say)
}

// shows LOST-22.7, LOST-22.8
#[test]
fn an_order_that_names_what_is_not_in_the_game_is_not_kept() {
    let table = table(FIGHT);
    let given = |text: &str| {
        let text = written(&*table, Seat(1), text).map_err(|why| plain(&why))?;
        objection(&*table, Seat(1), &text, &[]).map_or(Ok(text), |why| Err(plain(&why)))
    };
    let unknown = |word: &str, nearest: &str| {
        Err(format!("Nothing in this game is called “{word}”; did you mean {nearest}?"))
    };
    for (text, word, nearest) in [
        ("draft meteo", "meteo", "Meteor"),
        ("drop short-bow meteo", "meteo", "Meteor"),
        ("heroes hunter warior", "warior", "Warrior"),
        ("turn if-foe cave-bea then attack short-bow", "cave-bea", "Cave Bear"),
        ("turn then attack short-bov", "short-bov", "Short Bow"),
        ("hit then defend meteo", "meteo", "Meteor"),
        ("line attack legal attack meteo", "meteo", "Meteor"),
    ] {
        assert_eq!(given(text), unknown(word, nearest), "{text}");
    }
    let nothing = "Nothing in this game is called “zzzzz”.".to_owned();
    assert_eq!(given("draft zzzzz"), Err(nothing), "nothing is like it");
    // What its owner has yet to get is there.
    for text in [
        "draft meteor",
        "turn if-foe ghoul then attack meteor then use meteor",
        "hit then defend meteor",
        "line attack legal attack meteor",
    ] {
        assert_eq!(given(text).as_deref(), Ok(text));
    }
}

/// The words that can follow in the menus of orders of a seat, and the order that is whole there.
fn follows(position: &str, seat: u8, path: &str) -> (Vec<String>, Option<String>) {
    let step = table(position)
        .ask_order(Seat(seat), &Pick::path(path))
        .unwrap_or_else(|why| panic!("{path}: {why:?}"));
    let words = step.menu.map(|menu| menu.pick.list().iter().map(|of| of.key.to_string()).collect());
    (words.unwrap_or_default(), step.whole)
}

// shows LOST-22.7
#[test]
fn menus_offer_for_the_next_turn_all_that_it_may_ask() {
    let gear = r#"gear = ["dragon-slayer", "short-bow", "polymorph", "healing-potion", "oak-shield"]"#;
    let late = [
        ("level = 1", "level = 3"),
        ("drakeling", "demon-warlord"),
        ("ghoul", "behemoth"),
        ("cave-bear", "cyclops"),
        ("cinder-drake", "hydra"),
        ("dire-wolf", "frost-dragon"),
        (r#"gear = ["short-bow"]"#, gear),
    ];
    let position = late.into_iter().fold(FIGHT.to_owned(), |text, (from, to)| text.replace(from, to));
    // In front of B lies no dragon, and nobody is wounded: both may be different when the turn comes.
    let (words, _) = follows(&position, 1, "turn then");
    for word in ["stay", "attack", "slay", "defend", "use"] {
        assert!(words.iter().any(|of| of == word), "{word} in {words:?}");
    }
    assert_eq!(follows(&position, 1, "turn then slay").0, ["dragon-slayer"]);
    assert_eq!(
        follows(&position, 1, "turn then slay dragon-slayer").1.as_deref(),
        Some("turn then slay dragon-slayer")
    );
    assert_eq!(follows(&position, 1, "turn then use").0, ["healing-potion", "polymorph"]);
    // In another player's turn nothing is slain or turned.
    let (words, _) = follows(&position, 1, "hit then");
    assert_eq!(words, ["defend", "use"]);
    assert_eq!(follows(&position, 1, "hit then use").0, ["healing-potion"]);
    assert!(!follows(FIGHT, 1, "turn then").0.iter().any(|word| word == "slay" || word == "use"));
}

// shows LOST-22.7
#[test]
fn what_is_prepared_is_told_as_what_it_is() {
    let told = |text: &str| {
        let (_, say) = table(FIGHT).read_order(text).unwrap();
        Words::english(crate::WORDS).plain(&say)
    };
    assert_eq!(
        told("turn then exhaust short-bow then drop short-bow then fall"),
        "My next turn: exhaust Short Bow, lose the skill Short Bow and do not heal."
    );
    assert_eq!(told("turn then meet ghoul"), "My next turn: meet Ghoul.");
    let table = table(FIGHT);
    for text in ["turn then hero hunter", "turn then skill", "hit then take short-bow"] {
        let why = objection(&*table, Seat(1), text, &[]).unwrap();
        assert!(plain(&why).starts_with("No turn asks for a hero or a new card;"), "{text}: {}", plain(&why));
    }
}

// shows LOST-22.8
#[test]
fn whoever_is_asked_learns_why_an_order_about_it_names_nothing_legal() {
    let hit = FIGHT
        .replace("hero = \"warrior\", life = 6, life_max = 6, foe = { beast = \"ghoul\" }", AXE)
        .replace("hero = \"hunter\", gear = [\"short-bow\"]", "hero = \"hunter\"");
    let mut table = table(&hit);
    let at = table.open(Seat(0)).into_iter().find(|at| at.duty == Duty::Owed).unwrap().id;
    table.play(&Input::Answer { at, with: "attack battle-axe M".to_owned() }, &mut Fast::new(1)).unwrap();
    let why = |seat: u8, text: &str| {
        let mut orders = [SeatOrder::new(Seat(seat), text)];
        let next = next_order(&*table, &mut orders).map(|next| next.with);
        assert_eq!(orders[0].text, text, "it stands");
        (next, orders[0].skipped.as_ref().map(|why| Words::english(crate::WORDS).plain(why)))
    };
    assert_eq!(why(0, "rewards gold mana"), (Some("mana".to_owned()), None));
    // For the second hero level it has no entry.
    assert_eq!(why(0, "rewards gold"), (None, Some("Your list of rewards is used up.".to_owned())));
    // What is about something else says nothing of it, and whoever is not asked is told nothing.
    assert_eq!(why(0, "charge short-bow"), (None, None));
    assert_eq!(why(1, "rewards gold"), (None, None));
}
