//! What players know of cards that they do not see: after trades, and of reserves between and in battles. A position that
//! is dealt anew keeps it.

use super::{at, play_out, table};
use crate::{Law, Phase, State, View};
use skald_vocabulary::{
    chance::Fast,
    interface::{Input, Papers, Rules, Seat, Sight, Viewer},
};

/// Two traders and one who watches. Everybody has seen Thor come to a and Odin to b.
const TRADING: &str = r#"
seats = 3
phase = "follow a"
board = [".. a.loki ..", ".. .. .."]
options = { form = "ragnarok" }
draft.earth1 = { open = ["minotaur", "antaeus"], pile = ["brokkr"] }
seat.a = { hand = ["pan", "thor"], shown = ["thor"] }
seat.b = { hand = ["garm", "odin"], shown = ["odin"] }
seat.c = { hand = ["iktomi", "kintaro"] }
"#;

fn play(game: &Law, state: &mut State, seat: u8, with: &str) {
    let open = game.open(state, Seat(seat));
    let input = Input::Answer { at: open[0].id, with: with.parse().unwrap() };
    game.play(state, &input, &mut Fast::new(1), &mut Vec::new()).unwrap();
    game.check(state).unwrap();
}

/// For each seat what a viewer knows of its hand for certain, then what is in one of several hands.
fn known(game: &Law, view: &View) -> Vec<String> {
    assert_eq!(game.seated(), 3);
    let keys = |cards: &[crate::CardView]| -> String {
        cards.iter().map(|card| card.key.to_string()).collect::<Vec<_>>().join(" ")
    };
    let mut lines: Vec<String> = view
        .seats
        .iter()
        .map(|seat| format!("{}: {} | {}", seat.seat, keys(&seat.shown), keys(&seat.known)))
        .collect();
    lines.extend(view.whereabouts.iter().map(|tracked| {
        let seats: Vec<String> = tracked.seats.iter().map(ToString::to_string).collect();
        format!("{}: {}", seats.join(" or "), tracked.card.key)
    }));
    lines
}

fn viewed(game: &Law, state: &State, who: Viewer) -> Vec<String> {
    known(game, &game.view(state, who))
}

#[test]
fn traders_know_both_cards_and_others_know_that_two_hands_changed() {
    // shows LAW-13.11
    let (game, mut state) = at(TRADING);
    play(&game, &mut state, 0, "trade b thor");
    play(&game, &mut state, 1, "give garm");
    let by = |seat| viewed(&game, &state, Viewer::Seat(Seat(seat)));
    assert_eq!(by(0), ["a:  | ", "b:  | thor odin", "c:  | "]);
    assert_eq!(by(1), ["a:  | garm", "b:  | ", "c:  | "]);
    let outside = ["a:  | ", "b:  | ", "c:  | ", "a or b: thor", "a or b: odin"];
    assert_eq!(by(2), outside);
    assert_eq!(viewed(&game, &state, Viewer::Spectator), outside);
}

#[test]
fn a_second_trade_spreads_the_doubt_and_playing_a_card_ends_it() {
    // shows LAW-13.11
    let (game, mut state) = at(TRADING);
    play(&game, &mut state, 0, "trade b thor");
    play(&game, &mut state, 1, "give garm");
    state.phase = Phase::Follow(Seat(1));
    play(&game, &mut state, 1, "trade c thor");
    play(&game, &mut state, 2, "give iktomi");
    // a knows what went to b, but not what b then gave away; c knows what came.
    let by = |state: &State, seat| viewed(&game, state, Viewer::Seat(Seat(seat)));
    assert_eq!(by(&state, 0), ["a:  | ", "b:  | ", "c:  | ", "b or c: thor", "b or c: odin"]);
    assert_eq!(by(&state, 1), ["a:  | garm", "b:  | ", "c:  | thor"]);
    assert_eq!(by(&state, 2), ["a:  | ", "b:  | iktomi", "c:  | ", "a or b: odin"]);
    let all = ["a:  | ", "b:  | ", "c:  | ", "a or b or c: thor", "a or b or c: odin"];
    assert_eq!(viewed(&game, &state, Viewer::Spectator), all);
    play(&game, &mut state, 2, "place thor c1");
    assert_eq!(viewed(&game, &state, Viewer::Spectator)[3..], ["a or b or c: odin"]);
}

#[test]
fn a_redraw_keeps_every_card_in_a_hand_where_it_may_be() {
    let (game, mut state) = at(TRADING);
    play(&game, &mut state, 0, "trade b thor");
    play(&game, &mut state, 1, "give garm");
    state.phase = Phase::Follow(Seat(1));
    play(&game, &mut state, 1, "trade c thor");
    play(&game, &mut state, 2, "give iktomi");
    let mut holders = std::collections::BTreeSet::new();
    for seed in 0..60 {
        for who in (0..3).map(|seat| Viewer::Seat(Seat(seat))).chain([Viewer::Spectator]) {
            let once = game.redraw(&state, who, &mut Fast::new(seed));
            game.check(&once).unwrap();
            assert_eq!(game.view(&once, who), game.view(&state, who), "{who:?}");
            if who == Viewer::Spectator {
                let thor = game.pool().find(skald_vocabulary::interface::Key::of("thor")).unwrap();
                let holds = |seat: &Seat| once.player(*seat).unwrap().hand.contains(&thor);
                holders.insert(once.seats().find(holds));
            }
        }
    }
    assert_eq!(holders.len(), 3, "every hand that is possible comes up, and nothing else: {holders:?}");
    assert!(!holders.contains(&None));
}

#[test]
fn a_position_with_doubts_is_read_as_it_was_printed() {
    let (game, mut state) = at(TRADING);
    play(&game, &mut state, 0, "trade b thor");
    play(&game, &mut state, 1, "give garm");
    let text = game.print_position(&state);
    assert!(text.contains("\"thor ab b b ab\""), "{text}");
    assert_eq!(at(&text).1, state);
}

/// How many cards of level III lie in a seat's reserve.
fn third(game: &Law, state: &State, seat: Seat) -> usize {
    let pile = &state.player(seat).unwrap().pile;
    pile.iter().filter(|card| game.pool().face(**card).level == 3).count()
}

#[test]
fn a_redraw_never_puts_a_level_where_it_cannot_be() {
    // shows LAW-11.2, LAW-11.3
    let game = table(2, &[("form", "standard")]);
    let (mut planning, mut battles) = (0, 0);
    for seed in 0..6 {
        play_out(&game, seed, |_, _, _, state| {
            for (seat, who) in [(Seat(0), Viewer::Seat(Seat(1))), (Seat(1), Viewer::Spectator)] {
                let once = game.redraw(state, who, &mut Fast::new(u64::from(state.seq)));
                game.check(&once).unwrap();
                let (before, after) = (third(&game, state, seat), third(&game, &once, seat));
                if matches!(state.phase, Phase::Plans(_)) || state.round < 3 {
                    planning += usize::from(state.round == 3);
                    assert_eq!(before, after, "round {}", state.round);
                } else if matches!(state.phase, Phase::Play(_)) {
                    battles += 1;
                    let joined = usize::from(state.player(seat).unwrap().joined[1]);
                    assert!(after + joined <= 3 && before + joined <= 3);
                }
            }
        });
    }
    assert!(planning > 0 && battles > 0);
}

#[test]
fn what_a_sacrifice_has_bought_is_known_to_have_left_the_reserve() {
    // shows LAW-11.4, LAW-11.7
    let (game, mut state) = at(r#"
phase = "plans"
round = 3
turn = 0
board = [".. .. ..", ".. .. ..", ".. .. ..", ".. .. .."]
captures.a = ["garm", "loki"]
seat.a = { pantheon = "greek", deck = ["pan", "iris", "scylla", "triton", "proteus", "aello", "minotaur"], pile = ["circe", "athena", "zeus", "poseidon", "hades"] }
seat.b = { pantheon = "norse", deck = ["otr", "brokkr", "andvari", "kolga", "huginn", "brynhildr", "thjazi", "fafnir", "thor"], pile = ["odin", "surtr", "jormungandr"] }
"#);
    // Four of level II have left a's pile before, and none of level III.
    assert_eq!(state.players[0].joined, [4, 0]);
    play(&game, &mut state, 0, "reinforce circe+hades give loki zeus");
    play(&game, &mut state, 1, "reinforce -");
    // Of the two that filled the deck nobody else knows the level; the card that Loki bought is of level III.
    assert_eq!(state.players[0].joined, [4, 1]);
    for seed in 0..30 {
        let once = game.redraw(&state, Viewer::Spectator, &mut Fast::new(seed));
        assert!(third(&game, &once, Seat(0)) <= 2);
        assert_eq!(once.players[0].pile.len(), 2);
    }
}
