//! How many days games take people who look in once and three times a day, and what games say of it.

use std::time::Instant;

use super::plan;
use skald_chaos::Chaos;
use skald_law::Law;
use skald_lost::Lost;
use skald_lraw::Lraw;
use skald_runners::playout::{Plan, Player, days};
use skald_vocabulary::interface::{Days, Game, Options, Papers, Setup};
use skald_war::War;

/// What is found at a table, by the medians of so many games.
fn found<G: Game>(player: Player, seats: u8, options: &Options, games: u64) -> Days {
    let begun = Instant::now();
    let plan = Plan { seats, options: options.clone(), games, seed: 7, player, ..Plan::default() };
    let [once, thrice] = [1, 3].map(|times| days::<G>(&plan, times).unwrap().median);
    println!("{} {seats} {:?}: once {once}, thrice {thrice}; {:?}", G::ID, options.0, begun.elapsed());
    Days { once, thrice }
}

/// What people are told is at most a quarter, and two days, off.
fn near(told: u32, found: u32) -> bool {
    told.abs_diff(found) <= 2 + found / 4
}

fn told<G: Game>(player: Player, seats: u8, options: &[(&str, &str)], games: u64) -> Days {
    let Plan { options, .. } = plan(seats, options, 0);
    let found = found::<G>(player, seats, &options, games);
    let game = G::new(&Setup { seats, options, packs: Vec::new() }).unwrap();
    let told = game.length().days.unwrap();
    assert!(near(told.once, found.once) && near(told.thrice, found.thrice), "told {told:?}, found {found:?}");
    found
}

#[test]
fn legends_of_chaos_takes_the_days_that_it_says() {
    for seats in [2, 3, 4, 6, 8] {
        told::<Chaos>(Player::Simple, seats, &[], 6);
    }
    for seats in [4, 8] {
        for options in [
            &[("svpt_percent", "75")][..],
            &[("storm_from_cycle", "1")],
            &[("svpt_percent", "50"), ("storm_from_cycle", "5")],
            &[("one_volley", "yes")],
        ] {
            told::<Chaos>(Player::Simple, seats, options, 6);
        }
    }
}

// shows CHAOS-22.6
#[test]
fn what_chaos_proposes_makes_long_games_short() {
    for seats in [3, 4, 5, 8] {
        let options: Vec<(String, String)> = Chaos::proposals(seats, true).0.into_iter().collect();
        let options: Vec<(&str, &str)> = options.iter().map(|(key, value)| (&**key, &**value)).collect();
        let with = told::<Chaos>(Player::Simple, seats, &options, 7);
        let without = found::<Chaos>(Player::Simple, seats, &Options::default(), 7);
        assert!(with.once < without.once && with.thrice < without.thrice, "{seats}: {with:?}, {without:?}");
        // Four are done within a month of one look a day.
        assert!(seats > 4 || with.once <= 30, "{seats}: {with:?}");
    }
}

/// The days of one look a day, with what is proposed for such a table, and with the orders that are offered to newcomers beside.
fn proposed<G: Game>(player: Player, seats: u8, games: u64) -> (u32, u32) {
    let options = G::proposals(seats, true);
    let plan = Plan { seats, options, games, seed: 7, player, ..Plan::default() };
    let alone = days::<G>(&plan, 1).unwrap().median;
    let with = days::<G>(&Plan { spares: true, ..plan }, 1).unwrap().median;
    println!("{} {seats}: {alone} days with what is proposed, {with} with the orders for newcomers", G::ID);
    (alone, with)
}

// shows CHAOS-22.6
#[test]
fn eight_and_four_are_done_within_a_month_of_one_look_a_day() {
    for seats in [4, 8] {
        let (alone, with) = proposed::<Chaos>(Player::Simple, seats, 7);
        assert!(with <= 30 && with < alone, "{seats}: {with} days, {alone} without the order");
    }
    for seats in [2, 4, 6] {
        let (alone, with) = proposed::<War>(Player::Greedy, seats, 5);
        assert!(with <= alone, "{seats}: whoever always holds keeps nobody waiting");
    }
    // A duel of Legends At War has nothing to offer: its figures are for those who look.
    proposed::<Law>(Player::Greedy, 2, 3);
}

/// Of so many seats so many are people's: what is found, and what is told of it.
fn beside_computers<G: Game>(
    player: Player,
    seats: u8,
    people: u8,
    options: &[(&str, &str)],
    games: u64,
) -> (Days, Days) {
    let Plan { options, .. } = plan(seats, options, 0);
    let plan = Plan {
        seats,
        options: options.clone(),
        games,
        seed: 7,
        player,
        people: Some(people),
        ..Plan::default()
    };
    let [once, thrice] = [1, 3].map(|times| days::<G>(&plan, times).unwrap().median);
    let game = G::new(&Setup { seats, options, packs: Vec::new() }).unwrap();
    let told = game.length().with_computers(seats, seats - people).days.unwrap();
    println!("{} {seats}, {people} of them people: once {once}, thrice {thrice}; told {told:?}", G::ID);
    (told, Days { once, thrice })
}

#[test]
fn computers_keep_nobody_waiting() {
    let mut all = Vec::new();
    for (seats, people) in [(2, 1), (4, 2), (4, 3), (8, 1), (8, 2), (8, 4), (8, 6)] {
        all.push(beside_computers::<Chaos>(Player::Simple, seats, people, &[], 5));
    }
    for (seats, people) in [(3, 1), (3, 2), (4, 2), (5, 2), (5, 4)] {
        all.push(beside_computers::<Lost>(Player::Simple, seats, people, &[], 3));
    }
    for (seats, people) in [(2, 1), (4, 2), (6, 4)] {
        all.push(beside_computers::<War>(Player::Greedy, seats, people, &[], 5));
    }
    all.push(beside_computers::<Law>(Player::Greedy, 4, 2, &[("form", "skirmish")], 3));
    // One way of reckoning serves all games, so that it is a little less exact: a half, and two days.
    let near = |told: u32, found: u32| told.abs_diff(found) <= 2 + found / 2;
    let far: Vec<_> = all
        .iter()
        .filter(|(told, found)| !near(told.once, found.once) || !near(told.thrice, found.thrice))
        .collect();
    assert!(far.is_empty(), "told and found: {far:?}");
}

#[test]
fn legions_take_the_days_that_they_say() {
    told::<Lraw>(Player::Greedy, 2, &[], 9);
    for seats in [3, 4] {
        told::<Lraw>(Player::Greedy, seats, &[], 5);
    }
}

#[test]
fn legends_at_war_takes_the_days_that_it_says() {
    for seats in 2..=4 {
        told::<Law>(Player::Greedy, seats, &[("form", "skirmish")], 9);
    }
    // Boards fill up whoever plays: the larger forms are played but a few times.
    told::<Law>(Player::Greedy, 2, &[("form", "standard")], 1);
    told::<Law>(Player::Greedy, 2, &[("form", "ragnarok")], 1);
}

#[test]
fn war_takes_the_days_that_it_says() {
    for seats in 2..=6 {
        told::<War>(Player::Greedy, seats, &[], 8);
        told::<War>(Player::Greedy, seats, &[("deck", "grand")], 5);
    }
}

#[test]
fn war_takes_the_days_that_it_says_where_all_press_before_each_turn() {
    for seats in 2..=6 {
        for limit in ["30", "100"] {
            told::<War>(Player::Greedy, seats, &[("pace", "ready"), ("turn_limit", limit)], 9);
        }
    }
    // How many turns a game has that goes on to its end differs much: more games are played.
    told::<War>(Player::Greedy, 3, &[("pace", "ready")], 21);
}
