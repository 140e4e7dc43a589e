//! Standing orders and prepared turns (LOST-22.7, 22.8) as they are typed, offered and told.

use crate::Lost;
use skald_runners::catalogue::GameKind;
use skald_toolkit::{
    orders::{objection, written},
    table::Table,
};
use skald_vocabulary::{
    interface::{Refusal, Seat},
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
