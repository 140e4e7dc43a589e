//! Who plays playouts.

use super::plan;
use skald_chaos::Chaos;
use skald_law::Law;
use skald_lost::Lost;
use skald_runners::playout::{Plan, Player, run};
use skald_vocabulary::{
    chance::Fast,
    interface::{Duty, Ending, Game, Input, Seat, Setup, Waiting},
};
use skald_war::War;

/// Duels of one player, now in one seat and now in the other, against one who plays at random; how many of them the one
/// wins.
fn duels<G: Game>(player: Player, options: &[(&str, &str)], games: u64) -> usize {
    let setup = Setup { seats: 2, options: plan(2, options, 0).options, packs: Vec::new() };
    let game = G::new(&setup).unwrap();
    (0..games).filter(|seed| duel(&game, *seed, player, Seat(u8::from(seed % 2 == 1)))).count()
}

fn duel<G: Game>(game: &G, seed: u64, player: Player, own: Seat) -> bool {
    let (mut dice, mut choices) = (Fast::new(seed), Fast::new(!seed));
    let mut out = Vec::new();
    let mut state = game.start(&[], &mut dice, &mut out).unwrap();
    while let Waiting::Seats(waits) = game.waiting(&state) {
        let seat = waits[0].seat;
        let open = game.open(&state, seat);
        let at = open.iter().find(|decision| decision.duty == Duty::Owed).unwrap();
        let player = if seat == own { player } else { Player::Random };
        let with = player.answer(game, &state, at, &mut choices).unwrap();
        game.play(&mut state, &Input::Answer { at: at.id, with }, &mut dice, &mut out).unwrap();
    }
    game.outcome(&state).unwrap().winners() == [own]
}

#[test]
fn one_move_of_foresight_beats_none() {
    let chaos = duels::<Chaos>(Player::Greedy, &[("svpt_percent", "50")], 12);
    let law = duels::<Law>(Player::Greedy, &[("form", "skirmish")], 16);
    assert!(chaos >= 10, "{chaos} of 12");
    assert!(law >= 12, "{law} of 16");
}

#[test]
fn simple_habits_beat_none_and_lead_through_legal_games() {
    let won = duels::<Chaos>(Player::Simple, &[], 20);
    assert!(won >= 15, "{won} of 20");
    let plan = Plan { player: Player::Simple, checks: true, ..plan(3, &[("svpt_percent", "50")], 4) };
    let report = run::<Chaos>(&plan).unwrap();
    assert_eq!((report.violations, report.games), (0, 4), "{:#?}", report.kept);
    assert_eq!(run::<Chaos>(&plan).unwrap(), report, "the same each time");
}

#[test]
fn simple_habits_score_more_than_none_in_lost_legends() {
    let with = |player| {
        let plan = Plan { player, balance: true, checks: true, ..plan(4, &[], 6) };
        let report = run::<Lost>(&plan).unwrap();
        assert_eq!((report.violations, report.games), (0, 6), "{:#?}", report.kept);
        report.points.iter().find(|of| of.source == "together").unwrap().mean
    };
    let (simple, random) = (with(Player::Simple), with(Player::Random));
    assert!(simple > random * 1.5, "{simple} beside {random}");
}

#[test]
fn where_a_game_tells_no_habits_simple_play_is_random_play() {
    let with = |player| run::<Law>(&Plan { player, ..plan(2, &[("form", "skirmish")], 3) }).unwrap();
    assert_eq!(with(Player::Simple), with(Player::Random));
}

#[test]
fn greedy_games_are_legal_and_the_same_each_time() {
    let plan = Plan { player: Player::Greedy, checks: true, ..plan(2, &[("form", "skirmish")], 2) };
    let report = run::<Law>(&plan).unwrap();
    assert_eq!((report.violations, report.games), (0, 2), "{:#?}", report.kept);
    assert_eq!(run::<Law>(&plan).unwrap(), report);
}

#[test]
fn a_sensible_player_does_not_agree_to_end_out_of_the_blue() {
    let played = |player, games| {
        let options = [("svpt_percent", "50"), ("storm_from_cycle", "1")];
        run::<Chaos>(&Plan { player, checks: true, ..plan(2, &options, games) }).unwrap()
    };
    let (simple, greedy) = (played(Player::Simple, 6), played(Player::Greedy, 2));
    for report in [simple, greedy] {
        assert_eq!((report.endings.get(&Ending::Agreement), report.violations), (None, 0), "{report:#?}");
        assert_eq!(report.endings.values().sum::<u64>(), report.games);
    }
    let random = played(Player::Random, 120);
    assert_eq!(random.violations, 0, "{:#?}", random.kept);
    assert!(
        random.endings.contains_key(&Ending::Agreement),
        "whoever walks into every corner agrees: {random:#?}"
    );
}

#[test]
fn a_report_tells_how_long_games_were_and_how_they_ended() {
    let limit = run::<War>(&plan(2, &[("turn_limit", "10")], 12)).unwrap();
    assert!(limit.turns.is_some_and(|turns| (100..=120).contains(&turns)), "{limit:#?}");
    assert!(limit.endings[&Ending::Limit] >= 10 && limit.endings.values().sum::<u64>() == 12, "{limit:#?}");
    let (won, shared) = (limit.wins.iter().sum::<u64>(), limit.draws);
    assert_eq!(won, limit.games + shared, "a draw is a first place for both: {limit:#?}");

    // Whoever walks into every corner leaves now and then.
    let left = run::<War>(&Plan { checks: true, ..plan(6, &[("turn_limit", "100"), ("pace", "ready")], 12) });
    let left = left.unwrap();
    assert_eq!(left.violations, 0, "{:#?}", left.kept);
    assert!(left.endings.contains_key(&Ending::Departure), "{left:#?}");

    // Mates win together, and that is no tie.
    let team = run::<Law>(&plan(4, &[("form", "team")], 2)).unwrap();
    assert_eq!((team.ties, team.wins.iter().sum::<u64>()), (0, 4 + 2 * team.draws), "{team:#?}");
}
