//! What a match holds to while it runs: its list of restricted cards, time that is called, what everybody sees of it.

use super::{
    table::{A, B, Table},
    whole::{game, kits},
};
use crate::{
    Lraw,
    kits::{LISTS, Limits, check},
    state::{Asked, Code},
};
use skald_toolkit::packs::pack_id;
use skald_vocabulary::{
    chance::Fast,
    interface::{Options, Rules, Setup, Sight, Viewer},
};

/// The list of version 1, as tables have begun with it: it is never changed, a new list is a new version.
const FIRST: &str = "d85b30031e74c2a6bcd235be8f2ae1f55bb0de65961f188da4163806db01ed10";

// shows LRAW-1.0.1, LRAW-2.1.11
#[test]
fn a_table_keeps_the_list_that_it_began_with() {
    let named = |of: &[(&str, &str)]| {
        let options = of.iter().map(|(key, value)| ((*key).to_owned(), (*value).to_owned())).collect();
        Lraw::new(&Setup { seats: 2, options: Options(options), ..Setup::default() })
    };
    let (plain, first, none) =
        (named(&[]).unwrap(), named(&[("list", "1")]).unwrap(), named(&[("list", "none")]).unwrap());
    assert_eq!(plain.packs(), first.packs(), "whoever names no list began with the first");
    let fixed = |game: &Lraw| game.packs().into_iter().find(|pack| pack.id == "limits");
    let list = fixed(&first).unwrap();
    assert_eq!((list.version, list.hash.as_str()), (1, FIRST));
    assert_eq!(fixed(&none), None);
    assert!(named(&[("list", "99")]).is_err());
    for (version, text) in LISTS {
        let list = Limits::of_version(version, plain.pool()).unwrap();
        assert_eq!(
            (list.version.to_string().as_str(), list.fixed),
            (version, Some(pack_id(&"limits", list.version, text)))
        );
    }
    // BO-40 is restricted to one copy, where the list counts.
    let two = crate::cards::STARTERS[0].1.replace("3 BO-24", "1 BO-24, 2 BO-40");
    assert!(check(plain.pool(), plain.limits(), &two).is_err());
    assert!(check(none.pool(), none.limits(), &two).is_ok());
}

// shows LRAW-1.2.4
#[test]
fn a_fallen_warlord_ends_it_before_turn_three() {
    let mut table = Table::new("hero", "orc");
    table.field(A, "he-11");
    table.state.side_mut(B).damage = 55;
    table.call_time();
    table.say("attack aw1 b");
    let end = table.state.end.clone().unwrap();
    assert_eq!((end.winner, end.fallen, table.state.turn), (Some(A), true, 5), "in Turn Zero");
}

// shows LRAW-1.2.8
#[test]
fn a_turn_is_in_progress_until_the_hand_is_counted() {
    let mut table = Table::new("hero", "orc");
    (0..9).for_each(|_| {
        table.hand(A, "he-11");
    });
    table.say("end");
    assert!(matches!(table.what(), Asked::Cards { code: Code::HandSize, .. }));
    table.call_time();
    table.say("he-11");
    assert_eq!(
        (table.state.turn_zero, table.state.turn),
        (Some(5), 6),
        "the turn whose hand was counted is Turn Zero"
    );
    (0..3).for_each(|_| {
        table.pass_turn();
    });
    assert_eq!((table.state.turn, table.state.end.is_some()), (8, true));
}

// shows LRAW-1.2.9, LRAW-9.3
#[test]
fn damage_is_everybodys_and_hidden_cards_are_nobodys() {
    let game = game();
    let mut state = game.start(&kits(0, 1), &mut Fast::new(3), &mut Vec::new()).unwrap();
    state.side_mut(B).damage = 17;
    for who in [Viewer::Seat(A), Viewer::Seat(B), Viewer::Spectator] {
        let table = game.view(&state, who).table;
        let warlord = table.card(table.side(B).warlord).face;
        assert_eq!((table.side(B).damage, game.pool().face(warlord).command.dcm > 0), (17, true), "{who:?}");
    }
    let view = game.view(&state, Viewer::Spectator);
    for seat in state.seats() {
        let side = view.table.side(seat);
        let mut hidden = side.hand.iter().chain(&side.deck);
        assert!(hidden.all(|card| view.table.card(*card).face.is_back()));
    }
}
