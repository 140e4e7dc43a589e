//! Section 6, row by row: who sees a thing, who does not, and when all do.
//!
//! Saved Arsenals lie with the host, and so do standing orders and prepared rounds: no position has room for them.

use super::table;
use crate::{Chaos, Event, Move, State, kits::STARTERS};
use skald_vocabulary::{
    chance::Fast,
    interface::{Input, Key, Kit, Papers, Rules, Seat, Sight, Speech, Viewer},
};

const A: Viewer = Viewer::Seat(Seat(0));
const B: Viewer = Viewer::Seat(Seat(1));
const C: Viewer = Viewer::Seat(Seat(2));
const ALL: [Viewer; 4] = [A, B, C, Viewer::Spectator];

/// Two positions that differ in one secret: each is a text and what is played in it.
type Pair<'p> = [(&'p str, &'p [&'p str]); 2];

fn open(text: &str, lines: &[&str]) -> (Chaos, State, Vec<Event>) {
    let (game, mut state) = Chaos::read_position("hidden", &format!("seats = 3\n{text}")).unwrap();
    let mut out = Vec::new();
    for line in lines {
        let input = match line.split_once(": ") {
            None => Input::read(line).unwrap(),
            Some((who, with)) => {
                let seat = Seat::from_key(Key::new(who).unwrap()).unwrap();
                let at = game.open(&state, seat)[0].id;
                Input::Answer { at, with: with.to_owned() }
            }
        };
        out.clear();
        let input = input.try_map(|line| line.parse::<Move>()).unwrap();
        game.play(&mut state, &input, &mut Fast::new(1), &mut out).unwrap();
    }
    (game, state, out)
}

/// Only `knowing` can tell one of the positions from the other.
fn only(knowing: &[Viewer], [one, other]: Pair<'_>) {
    let (game, one, _) = open(one.0, one.1);
    let (_, other, _) = open(other.0, other.1);
    assert_ne!(one, other);
    for who in ALL {
        let differs = game.view(&one, who) != game.view(&other, who);
        assert_eq!(differs, knowing.contains(&who), "{who:?}");
        assert!(knowing == ALL || game.waiting(&one) == game.waiting(&other));
    }
}

/// What a viewer is told of the last line.
fn told(text: &str, lines: &[&str], who: Viewer) -> String {
    let (game, _, out) = open(text, lines);
    let seen = out.iter().filter_map(|event| game.seen(event, who));
    seen.map(|seen| crate::tests::english().plain(&game.tell(&seen).say)).collect::<Vec<_>>().join(" ")
}

/// `knowing` are told `whole`, the others no more than `part`.
fn told_to(knowing: &[Viewer], whole: &str, part: &str, text: &str, lines: &[&str]) {
    for who in ALL {
        let said = told(text, lines, who);
        let wanted = if knowing.contains(&who) { whole } else { part };
        assert!(said.contains(wanted), "{who:?}: \"{wanted}\" is not in \"{said}\"");
        assert_eq!(said.contains(whole), knowing.contains(&who), "{who:?}: {said}");
    }
}

#[test]
fn a_committed_arsenal_shows_its_warrior_alone() {
    let game = table(2, &[("order", "a b")]);
    let list = STARTERS.iter().find(|(id, _)| *id == "jeni").unwrap().1;
    let deal = |list: String| {
        let kits = [Kit { seat: Seat(0), list }];
        let mut out = Vec::new();
        let state = game.start(&kits, &mut Fast::new(1), &mut out).unwrap();
        let tales: Vec<_> = out.iter().filter_map(|event| game.seen(event, B)).collect();
        (state, tales)
    };
    let (one, told) = deal(list.to_owned());
    let (other, also) = deal(list.replace("1x Battle Horn", "1x Brickbat"));
    assert_ne!(one.side(Seat(0)), other.side(Seat(0)));
    assert_eq!(told, also);
    assert_eq!(game.view(&one, B), game.view(&other, B));
    assert_eq!(&*game.view(&one, B).seats[0].warrior, "Jeni");
}

// shows CHAOS-21.5
#[test]
fn nobody_knows_the_order_of_an_arsenal_and_its_owner_alone_what_is_in_it() {
    let arsenal = |cards, more| format!("seat.a = {{ arsenal = [{cards}]{more} }}");
    let pair = |one, other, more| [arsenal(one, more), arsenal(other, more)];
    let order = pair(r#""hex", "torpedo", "wheeler""#, r#""torpedo", "wheeler", "hex""#, "");
    only(&[], [(&order[0], &[]), (&order[1], &[])]);
    // Cards put on top or at the bottom by the owner are known to the owner.
    for known in [", top = 1", ", bottom = 1"] {
        let ends = pair(r#""hex", "torpedo", "wheeler""#, r#""wheeler", "torpedo", "hex""#, known);
        only(&[A], [(&ends[0], &[]), (&ends[1], &[])]);
    }
    let contents = pair(r#""hex", "torpedo""#, r#""hex", "wheeler""#, "");
    only(&[A], [(&contents[0], &[]), (&contents[1], &[])]);
}

// shows CHAOS-21.5
#[test]
fn a_hand_is_seen_by_its_owner_and_its_size_by_all() {
    let (one, other) = (r#"seat.a = { hand = ["hex"] }"#, r#"seat.a = { hand = ["torpedo"] }"#);
    only(&[A], [(one, &[]), (other, &[])]);
    only(&ALL, [(one, &[]), (r#"seat.a = { hand = ["hex", "hex"] }"#, &[])]);
    let drawn = r#"active = "c"
        seat.a = { arsenal = ["torpedo"] }"#;
    told_to(&[A], "a draws Torpedo", "a draws one card", drawn, &["c: end"]);
}

// shows CHAOS-21.5
#[test]
fn a_hand_that_was_looked_at_is_a_picture_for_the_looker_alone() {
    let seen =
        |card| format!("seat.a = {{ glimpses = [{{ of = \"b\", round = 1, cards = [\"{card}\"] }}] }}");
    only(&[A], [(&seen("hex"), &[]), (&seen("torpedo"), &[])]);
    let spied = r#"seat.a = { hand = ["spy_hole"] }
        seat.b = { hand = ["hex"] }"#;
    told_to(&[A], "looks at the hand of b: Hex", "looks at the hand of b", spied, &["a: play spy_hole b"]);
}

// shows CHAOS-15.5, CHAOS-15.6
#[test]
fn a_hand_out_of_which_a_card_is_taken_is_seen_by_the_taker_and_the_card_by_both() {
    let jackpot =
        |card| format!("seat.a = {{ hand = [\"jackpot\"] }}\nseat.b = {{ hand = [\"hex\", \"{card}\"] }}");
    let lines = &["a: attack jackpot b", "b: pass"];
    only(&[A, B], [(&jackpot("torpedo"), lines), (&jackpot("wheeler"), lines)]);
    let lines = &["a: attack jackpot b", "b: pass", "a: take torpedo"];
    told_to(&[A, B], "a takes Torpedo from", "a takes a card from", &jackpot("torpedo"), lines);
    // What a preference in the declaration said is its owner's alone, before and after.
    let (one, two, three) =
        ("a: attack jackpot b", "a: attack jackpot b ask", "a: attack jackpot b prefer mystical");
    let text = jackpot("torpedo");
    only(&[A], [(&text, &[one]), (&text, &[two])]);
    only(&[A], [(&text, &[one]), (&text, &[three])]);
    let silent = told(&text, &[one], B);
    for who in ALL {
        assert_eq!(told(&text, &[three], who), silent);
        assert_eq!(told(&text, &[two], who), silent);
    }
}

// shows CHAOS-21.4
#[test]
fn discarded_milled_and_purged_cards_and_both_realms_are_open() {
    let jar = r#"seat.a = { hand = ["hornet_jar"] }
        seat.b = { hand = ["hex"] }"#;
    told_to(&ALL, "b discards Hex", "", jar, &["a: attack hornet_jar b", "b: pass"]);
    let crows = r#"seat.a = { hand = ["crow_swarm"] }
        seat.b = { arsenal = ["hex", "torpedo"] }"#;
    told_to(&ALL, "Hex goes from the Arsenal of b", "", crows, &["a: attack crow_swarm b", "b: pass"]);
    let graves = r#"seat.a = { hand = ["grave_robbery"] }
        seat.b = { nowhere = ["hex", "torpedo"] }"#;
    told_to(
        &ALL,
        "Torpedo and Hex of b go to the Exile",
        "",
        graves,
        &["a: attack grave_robbery b", "b: pass"],
    );
    for realm in ["nowhere", "exile"] {
        let pile = |cards| format!("seat.b = {{ {realm} = [{cards}] }}");
        let (one, other) = (pile(r#""hex", "torpedo""#), pile(r#""torpedo", "hex""#));
        only(&ALL, [(&one, &[]), (&other, &[])]);
    }
}

// shows CHAOS-21.4, CHAOS-19.2
#[test]
fn what_lies_on_the_table_and_every_number_is_seen_by_all() {
    let same = "";
    for seen in [
        r#"seat.a = { row = ["rixa"] }"#,
        r#"seat.a = { row = ["rixa new"] }"#,
        r#"seat.a = { row = ["rixa bound"] }"#,
        r#"seat.a = { wards = ["sandbags 4"] }"#,
        r#"seat.a = { mark = "used" }"#,
        r#"lasting = ["hex a b #1"]"#,
        "seat.a.total = 5",
        "seat.a.copycat = true",
        "seat.a.stall = 1",
        "seat.a.two = true",
    ] {
        only(&ALL, [(same, &[]), (seen, &[])]);
    }
}

// shows CHAOS-9.12, CHAOS-21.4
#[test]
fn a_declared_volley_is_seen_by_all_with_boosts_targets_and_named_characters() {
    let text = r#"seat.a = { hand = ["brickbat", "adrenaline", "handcuffs"] }
        seat.b = { row = ["rixa", "gun_skiff"] }"#;
    only(&ALL, [(text, &["a: attack brickbat b"]), (text, &["a: attack brickbat with adrenaline b"])]);
    only(&ALL, [(text, &["a: attack brickbat b"]), (text, &["a: attack brickbat c"])]);
    only(&ALL, [(text, &["a: attack handcuffs b @rixa"]), (text, &["a: attack handcuffs b @gun_skiff"])]);
    told_to(&ALL, "a attacks b with Brickbat", "", text, &["a: attack brickbat with adrenaline b"]);
}

// shows CHAOS-12.13
#[test]
fn a_plan_is_its_owners_until_all_are_revealed() {
    let text = r#"seat.a = { row = ["rixa"], hand = ["torpedo", "lockjaw"] }
        seat.b = { total = 20, hand = ["padded_coat", "riot_shield", "hot_potato"] }
        seat.c = { total = 20, hand = ["padded_coat", "riot_shield"] }"#;
    let attack = "a: attack torpedo b lockjaw c";
    only(&[B], [(text, &[attack, "b: pass"]), (text, &[attack, "b: answer 1 padded_coat"])]);
    told_to(&ALL, "b has answered; it stays secret", "", text, &[attack, "b: answer 1 padded_coat"]);
    told_to(
        &ALL,
        "b answers Torpedo with Padded Coat",
        "",
        text,
        &[attack, "b: answer 1 padded_coat", "c: pass"],
    );
    // The same holds where attacks were passed on.
    let volley = "a: attack torpedo b lockjaw b";
    let text = r#"seat.a = { row = ["rixa"], hand = ["torpedo", "lockjaw"] }
        seat.b = { total = 20, hand = ["hot_potato*2"] }
        seat.c = { total = 20, hand = ["padded_coat", "riot_shield"] }
        seat.d = { total = 20 }"#;
    let passed = "b: answer 1 hot_potato c 2 hot_potato d";
    let pair = [&[volley, passed, "c: pass"][..], &[volley, passed, "c: answer 1 padded_coat"][..]];
    only_of_four(text, pair);
}

/// In a game of four, c alone can tell these two plans of c apart.
fn only_of_four(text: &str, [one, other]: [&[&str]; 2]) {
    let text = format!("seats = 4\n{text}");
    let after = |lines: &[&str]| {
        let (game, mut state) = Chaos::read_position("hidden", &text).unwrap();
        for line in lines {
            let (who, with) = line.split_once(": ").unwrap();
            let at = game.open(&state, Seat::from_key(Key::new(who).unwrap()).unwrap())[0].id;
            let input = Input::Answer { at, with: with.parse().unwrap() };
            game.play(&mut state, &input, &mut Fast::new(1), &mut Vec::new()).unwrap();
        }
        (game, state)
    };
    let ((game, one), (_, other)) = (after(one), after(other));
    for who in [A, B, C, Viewer::Seat(Seat(3)), Viewer::Spectator] {
        assert_eq!(game.view(&one, who) != game.view(&other, who), who == C, "{who:?}");
    }
}

// shows CHAOS-21.5
#[test]
fn cards_put_under_the_own_arsenal_are_known_to_their_owner() {
    let text = r#"seat.a = { warrior = "yipee", hand = ["hex"], arsenal = ["torpedo"] }"#;
    told_to(&[A], "a puts Hex under", "a puts one card under", text, &["a: ability", "a: sink hex"]);
}

// shows CHAOS-20.5
#[test]
fn the_hand_and_arsenal_of_whoever_is_out_leave_face_down() {
    let out = |pile: &str, card: &str| {
        format!("fallen = [\"c\"]\nseat.c = {{ total = 0, out = true, arsenal = [], {pile} = [\"{card}\"] }}")
    };
    for pile in ["buried", "scattered"] {
        only(&[C], [(&out(pile, "hex"), &[]), (&out(pile, "torpedo"), &[])]);
    }
    only(&ALL, [(&out("removed", "hex"), &[]), (&out("removed", "torpedo"), &[])]);
}

// shows CHAOS-1.13, CHAOS-21.5
#[test]
fn random_results_show_to_those_whom_they_concern() {
    // A random discard lies open; a draw from a shuffled Arsenal is the drawer's own.
    let jar = r#"seat.a = { hand = ["hornet_jar"] }
        seat.b = { hand = ["hex", "hex"] }"#;
    told_to(&ALL, "b discards Hex", "", jar, &["a: attack hornet_jar b", "b: pass"]);
    let ghost = r#"seat.a = { warrior = "ghoast", hand = ["possession"] }
        seat.b = { hand = ["hex", "hex"] }"#;
    told_to(
        &[A, B],
        "a takes Hex from",
        "a takes a card from",
        ghost,
        &["a: attack possession b", "b: pass"],
    );
    let found = r#"seat.a = { hand = ["supply_drop"], arsenal = ["torpedo", "wheeler"] }"#;
    told_to(&[A], "a draws Torpedo and Wheeler", "a draws 2 cards", found, &["a: play supply_drop"]);
}
