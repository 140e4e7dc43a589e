//! The levels of computer players: small seeded versions of what `skald playout --levels` measures.

use super::plan;
use skald_chaos::Chaos;
use skald_law::Law;
use skald_lost::Lost;
use skald_lraw::Lraw;
use skald_rules::{
    interface::{Decision, Duty, Game, Setup, Waiting},
    playout::{Level, Player, Trial, meet},
};
use skald_vocabulary::chance::Fast;
use skald_war::War;

fn share<G: Game>(one: Player, other: Player, seats: u8, options: &[(&str, &str)], games: u64) -> (f64, f64) {
    let meeting = meet::<G>(&Trial { one, other, plan: plan(seats, options, games) }).unwrap();
    assert_eq!(u64::from(meeting.games), games);
    assert!(meeting.low <= meeting.share && meeting.share <= meeting.high, "{meeting:?}");
    (meeting.share, meeting.low)
}

#[test]
fn seats_are_exchanged_so_that_equal_players_come_off_equal() {
    let even = |(share, _): (f64, f64)| (share - 0.5).abs() < 1e-9;
    assert!(even(share::<Chaos>(Player::First, Player::First, 2, &[], 4)));
    assert!(even(share::<Law>(Player::First, Player::First, 4, &[("form", "team")], 2)));
    assert!(even(share::<Lost>(Player::Simple, Player::Simple, 3, &[], 4)), "an odd number of seats, too");
    assert!(even(share::<War>(Player::First, Player::First, 3, &[("turn_limit", "100")], 6)));
}

#[test]
fn the_usual_level_beats_the_one_below_and_whoever_takes_the_first_useful_move() {
    let usual = Level::default().player();
    let low = [
        share::<Chaos>(usual, Player::Random, 2, &[], 20).1,
        share::<Law>(usual, Player::Random, 2, &[("form", "skirmish")], 30).1,
        share::<Law>(usual, Player::First, 2, &[("form", "skirmish")], 30).1,
        share::<Lost>(usual, Player::Random, 4, &[], 10).1,
        share::<Lost>(usual, Player::First, 4, &[], 10).1,
        // What equipment is good for shows in later fights: whoever looks one move ahead weighs it, and is no worse than habits.
        share::<Lost>(usual, Player::Simple, 4, &[], 30).1,
    ];
    assert!(low.iter().all(|low| *low > 0.55), "{low:?}");
}

#[test]
fn with_more_seats_and_in_every_other_game_the_usual_level_wins_more_than_its_share() {
    let usual = Level::default().player();
    let found = [
        share::<Chaos>(usual, Player::First, 4, &[], 4).0,
        share::<Lraw>(usual, Player::Random, 2, &[], 2).0,
        share::<Lraw>(usual, Player::First, 2, &[], 6).0,
        share::<Lost>(usual, Player::First, 5, &[], 4).0,
    ];
    println!("{found:?}");
    assert!(found.iter().all(|share| *share > 0.6), "{found:?}");
}

#[test]
fn the_best_level_wins_more_than_its_share_against_the_usual_one() {
    // The other games take too long for each run: their figures stand in `docs/balance.md`.
    let (share, _) = share::<Lost>(Level::Keen.player(), Level::default().player(), 3, &[], 4);
    assert!(share > 0.6, "{share}");
}

/// The first question of a game, and what a player answers to it with this luck.
fn first_answer<G: Game>(player: Player, options: &[(&str, &str)], luck: u64) -> (Decision, G::Move) {
    let setup = Setup { seats: 2, options: plan(2, options, 0).options, packs: Vec::new() };
    let game = G::new(&setup).unwrap();
    let mut state = game.start(&[], &mut Fast::new(5), &mut Vec::new()).unwrap();
    let Waiting::Seats(waits) = game.waiting(&state) else { panic!("nobody is asked") };
    let open = game.open(&state, waits[0].seat);
    let at = open.into_iter().find(|at| at.duty == Duty::Owed).unwrap();
    let with = player.answer(&game, &state, &at, &mut Fast::new(luck)).unwrap();
    let input = skald_vocabulary::interface::Input::Answer { at: at.id, with: with.clone() };
    game.play(&mut state, &input, &mut Fast::new(1), &mut Vec::new()).unwrap();
    (at, with)
}

#[test]
fn a_search_gives_a_legal_answer_and_the_same_one_each_time() {
    let keen = Level::Keen.player();
    let options = [("form", "skirmish")];
    assert_eq!(first_answer::<Law>(keen, &options, 7), first_answer::<Law>(keen, &options, 7));
    assert_eq!(first_answer::<Chaos>(keen, &[], 7), first_answer::<Chaos>(keen, &[], 7));
}
