//! Opening a table and dealing (CHAOS-1, CHAOS-3), and what only the interface shows.

use super::table;
use crate::{Chaos, Event, Fact, Move, Rest, State, kits::STARTERS};
use skald_vocabulary::{
    chance::Fast,
    interface::{
        Duty, Input, Kit, Options, Papers, Refuse, Rules, Seat, Setup, SetupError, Sight, Viewer, Waiting,
    },
};

fn kits(heroes: &[&str]) -> Vec<Kit> {
    let list = |hero: &&str| STARTERS.iter().find(|(id, _)| id == hero).unwrap().1.to_owned();
    Seat::all(8).zip(heroes).map(|(seat, hero)| Kit { seat, list: list(hero) }).collect()
}

fn dealt(game: &Chaos, heroes: &[&str], seed: u64) -> (State, Vec<Event>) {
    let mut out = Vec::new();
    let state = game.start(&kits(heroes), &mut Fast::new(seed), &mut out).unwrap();
    (state, out)
}

/// The cards that a player held before the first round.
fn supply(out: &[Event], seat: Seat) -> usize {
    let drawn = out.iter().take_while(|event| !matches!(event, Event::Public(Fact::Round { .. })));
    drawn
        .map(|event| match event {
            Event::Drew { seat: of, cards } if *of == seat => cards.len(),
            _ => 0,
        })
        .sum()
}

fn refused(seats: u8, options: &[(&str, &str)]) -> SetupError {
    let options = options.iter().fold(Options::default(), |all, (key, value)| all.with(key, value));
    Chaos::new(&Setup { seats, options, packs: Vec::new() }).unwrap_err()
}

// shows CHAOS-1.1
#[test]
fn two_to_eight_may_play() {
    for seats in [0, 1, 9] {
        assert_eq!(refused(seats, &[]).clause, "CHAOS-1.1");
    }
    for seats in 2..=8 {
        assert_eq!(table(seats, &[]).seated(), seats);
    }
}

// shows CHAOS-3.1, CHAOS-3.2, CHAOS-3.4, CHAOS-3.5, CHAOS-3.9, CHAOS-3.10
#[test]
fn a_table_is_dealt_in_the_order_of_the_clauses() {
    let game = table(3, &[("order", "c a b")]);
    let (state, out) = dealt(&game, &["jeni", "diezel", "ghoast"], 1);
    assert!(matches!(&out[0], Event::Public(Fact::Revealed { heroes }) if heroes.len() == 3));
    assert_eq!([supply(&out, Seat(0)), supply(&out, Seat(1)), supply(&out, Seat(2))], [8, 9, 8]);
    assert_eq!(state.sides.iter().map(|side| side.total).collect::<Vec<_>>(), [36, 42, 35]);
    for side in &state.sides {
        assert!(side.row.is_empty() && side.nowhere.is_empty() && !side.two);
    }
    // The first player has drawn for the first round; nobody was asked about the starting hand.
    assert_eq!(state.active(), Seat(2));
    assert_eq!(state.side(Seat(2)).hand.len(), 9);
    assert_eq!(state.rest, Rest::Action);
}

// shows CHAOS-3.3
#[test]
fn the_order_is_agreed_or_drawn() {
    let agreed = table(3, &[("order", "b>c>a")]);
    let (state, _) = dealt(&agreed, &["jeni", "diezel", "ghoast"], 1);
    assert_eq!(state.order.as_slice(), [Seat(1), Seat(2), Seat(0)]);
    for bad in ["a b", "a b d", "a a b", "x"] {
        assert_eq!(refused(3, &[("order", bad)]).clause, "CHAOS-3.3");
    }
    let drawn = table(3, &[]);
    let firsts: std::collections::BTreeSet<Seat> =
        (0..20).map(|seed| dealt(&drawn, &["jeni", "diezel", "ghoast"], seed).0.order[0]).collect();
    assert_eq!(firsts.len(), 3);
}

// shows CHAOS-3.6, CHAOS-3.7, CHAOS-3.8
#[test]
fn r3_and_r4_equal_warriors_draw_one_card_less_each_group_for_itself() {
    let game = table(4, &[]);
    let (state, out) = dealt(&game, &["jeni", "diezel", "jeni", "ghoast"], 2);
    assert_eq!(Seat::all(4).map(|seat| supply(&out, seat)).collect::<Vec<_>>(), [7, 9, 7, 8]);
    assert_eq!(state.sides.iter().map(|side| side.copycat).collect::<Vec<_>>(), [true, false, true, false]);
    let view = game.view(&state, Viewer::Spectator);
    assert_eq!(view.seats.iter().map(|side| side.hand_max).collect::<Vec<_>>(), [8, 9, 8, 9]);
    let game = table(5, &[]);
    let (_, out) = dealt(&game, &["jeni", "diezel", "jeni", "jeni", "diezel"], 2);
    assert_eq!(Seat::all(5).map(|seat| supply(&out, seat)).collect::<Vec<_>>(), [7, 8, 7, 7, 8]);
}

// shows CHAOS-1.13
#[test]
fn the_same_draws_give_the_same_game_and_the_state_holds_no_future() {
    let game = table(2, &[]);
    assert_eq!(dealt(&game, &["jeni", "diezel"], 5), dealt(&game, &["jeni", "diezel"], 5));
    assert_ne!(dealt(&game, &["jeni", "diezel"], 5), dealt(&game, &["jeni", "diezel"], 6));
}

// shows CHAOS-22.6
#[test]
fn options_scale_totals_and_stop_the_first_draw() {
    let game = table(2, &[("svpt_percent", "75"), ("first_skips_draw", "yes"), ("order", "a b")]);
    let (state, _) = dealt(&game, &["jeni", "fli_bi"], 1);
    assert_eq!(state.sides.iter().map(|side| side.total).collect::<Vec<_>>(), [27, 24]);
    assert_eq!(state.side(Seat(0)).hand.len(), 8);
    assert_eq!(game.view(&state, Viewer::Spectator).options.len(), 2);
    // The first player alone skips it.
    let mut next = state;
    let at = game.open(&next, Seat(0))[0].id;
    let input = Input::Answer { at, with: "end".parse::<Move>().unwrap() };
    game.play(&mut next, &input, &mut Fast::new(1), &mut Vec::new()).unwrap();
    assert_eq!(next.side(Seat(1)).hand.len(), 9);
    for (bad, wanted) in [
        (
            ("svpt_percent", "60"),
            "How many points everybody begins with: that cannot be chosen. The list of options has what can.",
        ),
        (
            ("storm_from_cycle", "-1"),
            "First cycle with a storm; 0 means none: that must be a number from 0 to 99.",
        ),
        (
            ("one_volley", "maybe"),
            "How often somebody may attack in a round: that cannot be chosen. The list of options has what can.",
        ),
    ] {
        assert_eq!(crate::tests::english().plain(&refused(2, &[bad]).say), wanted);
    }
    let unknown = crate::tests::english().plain(&refused(2, &[("colour", "red")]).say);
    assert!(
        unknown.starts_with(
            "There is nothing called “colour” to choose. What can be chosen: How often somebody may attack"
        ),
        "{unknown}"
    );
}

#[test]
fn a_seat_without_a_list_gets_a_starter_and_a_bad_list_is_refused_with_all_its_faults() {
    let game = table(2, &[]);
    let state = game.start(&[], &mut Fast::new(1), &mut Vec::new()).unwrap();
    assert!(state.sides.iter().all(|side| side.hand.len() + side.arsenal.len() == 50));
    let kit = Kit { seat: Seat(1), list: "warrior: Jeni\n9x Wheeler\n1x Boulder".to_owned() };
    let error = game.start(&[kit], &mut Fast::new(1), &mut Vec::new()).unwrap_err();
    assert_eq!(error.clause, "CHAOS-2.1");
    let said = crate::tests::english().plain(&error.say);
    assert!(
        said.contains("at least 50")
            && said.contains("Wheeler is Limited")
            && said.contains("Boulder belongs")
    );
}

// shows CHAOS-22.6
#[test]
fn shorter_games_are_proposed_from_five_players_on_and_an_even_start_to_two() {
    use skald_vocabulary::interface::Options as Chosen;
    let half = Chosen::default().with("svpt_percent", "50");
    for slow in [false, true] {
        assert_eq!(Chaos::proposals(2, slow), Chosen::default().with("first_skips_draw", "yes"));
        let few = if slow { half.clone() } else { Chosen::default() };
        assert_eq!((Chaos::proposals(3, slow), Chaos::proposals(4, slow)), (few.clone(), few), "{slow}");
        let wanted = half.clone().with("one_volley", "yes");
        assert_eq!((Chaos::proposals(5, slow), Chaos::proposals(8, slow)), (wanted.clone(), wanted));
    }
}

#[test]
fn whoever_let_two_waits_run_out_counts_as_away_until_the_next_own_act() {
    let (game, mut state) = Chaos::read_position("away", "seat.a.total = 20").unwrap();
    let away = |state: &State| match game.waiting(state) {
        Waiting::Seats(waits) => waits[0].clock.away,
        other => panic!("{other:?}"),
    };
    let play = |state: &mut State, line: &str| {
        let at = game.open(state, state.active()).into_iter().find(|at| at.duty == Duty::Owed).unwrap().id;
        let input = Input::Answer { at, with: line.parse::<Move>().unwrap() };
        game.play(state, &input, &mut Fast::new(1), &mut Vec::new()).unwrap();
    };
    for line in ["lapse", "end", "lapse", "end"] {
        assert!(!away(&state), "{line}");
        play(&mut state, line);
    }
    assert!(state.active() == Seat(0) && away(&state));
    play(&mut state, "end");
    play(&mut state, "end");
    assert!(!away(&state));
}

// shows CHAOS-4.6, CHAOS-4.8, CHAOS-12.10
#[test]
fn who_may_not_act_now_is_told_why() {
    let (game, mut state) = Chaos::read_position(
        "why",
        "seats = 3\nfallen = [\"c\"]\nseat.a.hand = [\"torpedo\"]\nseat.c = { total = 0, out = true, arsenal = [] }",
    )
    .unwrap();
    let why = |state: &State, seat: u8, line: &str| {
        let illegal = game.objection(state, Seat(seat), &line.parse().unwrap());
        illegal.map(|illegal| crate::tests::english().plain(&illegal.say()))
    };
    let says = |text: Option<String>, part: &str| assert!(text.clone().unwrap().contains(part), "{text:?}");
    assert_eq!(why(&state, 0, "attack torpedo b"), None);
    says(why(&state, 1, "attack torpedo a"), "It is a's round, so you can only answer attacks");
    says(why(&state, 1, "end"), "Only a can end this round.");
    says(why(&state, 1, "pass"), "Nobody is attacking you right now.");
    says(why(&state, 2, "buy 1"), "Your Warrior is out of this game");
    let at = game.open(&state, Seat(0))[0].id;
    let with = "attack torpedo b".parse().unwrap();
    game.play(&mut state, &Input::Answer { at, with }, &mut Fast::new(1), &mut Vec::new()).unwrap();
    says(why(&state, 0, "end"), "Your attack is still being answered");
    assert_eq!(why(&state, 1, "pass"), None);
}
