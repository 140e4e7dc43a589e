//! What is fixed for a whole game once it has begun, and what is not fixed at all: chance.

use super::table;
use crate::{
    Chaos, Event, Move, State,
    cards::{Card, Owners},
    invariants::census,
    kits::STARTERS,
};
use skald_vocabulary::{
    chance::Fast,
    interface::{Duty, Input, Kit, Papers, Rules, Seat, Sight, Viewer},
};

fn kits(heroes: &[&str]) -> Vec<Kit> {
    let list = |hero: &&str| STARTERS.iter().find(|(id, _)| id == hero).unwrap().1.to_owned();
    Seat::all(8).zip(heroes).map(|(seat, hero)| Kit { seat, list: list(hero) }).collect()
}

/// Plays a line of whoever owes an answer.
fn play(game: &Chaos, state: &mut State, seat: Seat, line: &str, seed: u64) -> Vec<Event> {
    let at = game.open(state, seat).into_iter().find(|at| at.duty == Duty::Owed).unwrap().id;
    let input = Input::Answer { at, with: line.parse::<Move>().unwrap() };
    let mut out = Vec::new();
    game.play(state, &input, &mut Fast::new(seed), &mut out).unwrap();
    out
}

/// A list of a Warrior with as many copies as may be of all cards that fit.
fn list_of(game: &Chaos, hero: &str, fits: impl Fn(&Owners) -> bool) -> String {
    let pool = game.pool();
    let entries: Vec<String> = pool
        .usable(pool.hero(hero).unwrap())
        .map(|card| pool.face(card))
        .filter(|face| fits(&face.owners))
        .map(|face| format!("{}x {}", face.reservoir.limit(), face.name))
        .collect();
    format!("warrior: {hero}\n{}\n", entries.join("\n"))
}

/// Opens a duel in which seat a brings this list, and says what is wrong with it.
fn refusal(game: &Chaos, list: &str) -> Option<String> {
    let kit = Kit { seat: Seat(0), list: list.to_owned() };
    let error = game.start(&[kit], &mut Fast::new(1), &mut Vec::new()).err()?;
    Some(crate::tests::english().plain(&error.say))
}

// shows CHAOS-2.8
#[test]
fn an_arsenal_may_be_without_all_cards_or_of_nothing_else() {
    let game = table(2, &[]);
    assert_eq!(refusal(&game, &list_of(&game, "jeni", |owners| *owners != Owners::All)), None);
    assert_eq!(refusal(&game, &list_of(&game, "jeni", |owners| *owners == Owners::All)), None);
}

// shows CHAOS-2.4
#[test]
fn r2_jackpot_fits_jeni_s_starter_and_boulder_does_not() {
    let game = table(2, &[]);
    let starter = kits(&["jeni"])[0].list.clone();
    assert!(starter.contains("1x Jackpot") && starter.contains("3x Torpedo"));
    assert_eq!(refusal(&game, &starter), None);
    let said = refusal(&game, &starter.replace("3x Torpedo", "2x Torpedo, 1x Boulder")).unwrap();
    assert!(said.contains("Boulder belongs to Diezel, not to Jeni"), "{said}");
}

// shows CHAOS-2.9, CHAOS-1.2
#[test]
fn neither_the_warrior_nor_the_one_two_card_is_counted_or_listed() {
    let game = table(2, &[]);
    let starter = kits(&["jeni"])[0].list.clone();
    assert_eq!(refusal(&game, &starter), None);
    let state = game.start(&kits(&["jeni", "diezel"]), &mut Fast::new(1), &mut Vec::new()).unwrap();
    assert!(state.sides.iter().all(|side| side.hand.len() + side.arsenal.len() == 50));
    for card in ["Jeni", "Diezel", "One/Two"] {
        let said = refusal(&game, &format!("{starter}\n1x {card}\n")).unwrap();
        assert!(said.contains("is a Warrior") || said.contains("no card in this game is called"), "{said}");
    }
}

// shows CHAOS-2.12
#[test]
fn a_running_game_keeps_the_arsenals_it_began_with() {
    let game = table(2, &[("order", "a b")]);
    let mut saved = kits(&["jeni", "diezel"]);
    let mut state = game.start(&saved, &mut Fast::new(1), &mut Vec::new()).unwrap();
    let before = census(&state);
    saved[0].list = "warrior: Ghoast\n5x Cane\n".to_owned();
    for _ in 0..6 {
        // As the host keeps it: nothing but the position comes back.
        state = postcard::from_bytes(&postcard::to_stdvec(&state).unwrap()).unwrap();
        let seat = state.active();
        play(&game, &mut state, seat, "end", 1);
    }
    assert_eq!(census(&state), before);
    assert_ne!(kits(&["jeni"])[0].list, saved[0].list);
    let hero = game.pool().warrior(state.side(Seat(0)).hero).name;
    assert_eq!(&*hero, "Jeni");
}

// shows CHAOS-3.3, CHAOS-4.12
#[test]
fn the_order_of_rounds_never_changes() {
    let game = table(3, &[("order", "b c a")]);
    let mut state =
        game.start(&kits(&["jeni", "diezel", "ghoast"]), &mut Fast::new(1), &mut Vec::new()).unwrap();
    let mut turns = Vec::new();
    for _ in 0..7 {
        turns.push(state.active());
        let seat = state.active();
        play(&game, &mut state, seat, "end", 1);
    }
    assert_eq!(turns, [1, 2, 0, 1, 2, 0, 1].map(Seat));
}

// shows CHAOS-3.6, CHAOS-3.7
#[test]
fn r4_all_five_of_two_groups_hold_eight_cards_at_most() {
    let game = table(5, &[]);
    let heroes = kits(&["jeni", "diezel", "jeni", "jeni", "diezel"]);
    let state = game.start(&heroes, &mut Fast::new(1), &mut Vec::new()).unwrap();
    let view = game.view(&state, Viewer::Spectator);
    assert!(view.seats.iter().all(|side| side.hand_max == 8));
}

// shows CHAOS-3.8, CHAOS-5.2
#[test]
fn a_copycat_stays_one_when_the_other_is_out() {
    let game = table(3, &[]);
    let mut state =
        game.start(&kits(&["jeni", "jeni", "ghoast"]), &mut Fast::new(1), &mut Vec::new()).unwrap();
    let most = |state: &State| {
        let view = game.view(state, Viewer::Spectator);
        view.seats.iter().map(|side| side.hand_max).collect::<Vec<_>>()
    };
    assert_eq!(most(&state), [8, 8, 9]);
    game.play(&mut state, &Input::Resign { seat: Seat(1) }, &mut Fast::new(1), &mut Vec::new()).unwrap();
    assert!(state.side(Seat(1)).out);
    assert_eq!(most(&state)[0], 8);
    assert_eq!(most(&state)[2], 9);
}

// shows CHAOS-1.13
#[test]
fn nothing_in_a_position_says_what_chance_brings_next() {
    let text = "seat.a = { warrior = \"ghoast\", hand = [\"possession\"] }\n\
                seat.b.hand = [\"torpedo\", \"wheeler\", \"bounty_blade\", \"twin_blasters\"]";
    let taken = |seed: u64| -> Vec<Card> {
        let (game, mut state) = Chaos::read_position("chance", text).unwrap();
        play(&game, &mut state, Seat(0), "attack possession b", seed);
        play(&game, &mut state, Seat(1), "pass", seed);
        state.side(Seat(0)).hand.clone()
    };
    let all: std::collections::BTreeSet<Vec<Card>> = (0..40).map(taken).collect();
    assert_eq!(all.len(), 6, "each pair of the four cards can be taken");
    assert_eq!(taken(7), taken(7));
}
