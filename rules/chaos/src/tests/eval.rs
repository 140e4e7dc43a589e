//! One evaluation of an attack: the attacker's menu and forecast, the target's threats and forecast, and the engine say the
//! same number, whatever takes part in it.

use crate::{Chaos, Event, Fact, Move, Seen, State, View, engine::Act, guard};
use skald_runners::playout::next_input;
use skald_vocabulary::{
    chance::{Chance, Fast},
    interface::{Arg, Duty, Input, Papers, Pick, Probability, Rules, Say, Seat, Sight, Viewer},
};

const A: Seat = Seat(0);
const B: Seat = Seat(1);

fn owed(game: &Chaos, state: &State, seat: Seat) -> skald_vocabulary::interface::DecisionId {
    game.open(state, seat).into_iter().find(|at| at.duty == Duty::Owed).unwrap().id
}

fn play(game: &Chaos, state: &mut State, seat: Seat, line: &str) -> Vec<Event> {
    let input = Input::Answer { at: owed(game, state, seat), with: line.parse::<Move>().unwrap() };
    let mut out = Vec::new();
    game.play(state, &input, &mut Fast::new(1), &mut out).unwrap();
    out
}

fn eyes(game: &Chaos, state: &State, seat: Seat) -> View {
    game.view(state, Viewer::Seat(seat))
}

fn forecast(game: &Chaos, state: &State, seat: Seat, line: &str) -> Vec<Seen> {
    let told = game.forecast(&eyes(game, state, seat), owed(game, state, seat), &line.parse().unwrap());
    assert!(told.iter().all(|(share, _)| *share == Probability::CERTAIN));
    told.into_iter().flat_map(|(_, seen)| seen).collect()
}

/// The number called `name` in the note of a choice.
fn noted(note: &Say, name: &str) -> i64 {
    let arg = note.args.iter().find(|(other, _)| *other == name).map(|(_, arg)| arg);
    match arg {
        Some(Arg::Number(n)) => *n,
        other => panic!("{name} is {other:?}"),
    }
}

/// What the note at the target in the attacker's menu says that the attack costs.
fn aimed(game: &Chaos, state: &State, attack: &str) -> u16 {
    let words: Vec<&str> = attack.split_whitespace().collect();
    let before = words.split_last().unwrap().1.join(" ");
    let step = game.ask(state, owed(game, state, A), &Pick::path(&before)).unwrap();
    let menu = step.menu.unwrap();
    let choice = menu.pick.list().iter().find(|choice| choice.key.as_str() == "b").unwrap().clone();
    u16::try_from(noted(&choice.note.unwrap(), "cost")).unwrap()
}

/// What an attack of a on b comes to: its threat, what it costs unanswered, and with each of these answers.
fn every_asker_says(position: &str, attack: &str, threat: u16, open: u16, answers: &[(&str, u16)]) {
    let (game, mut state) = Chaos::read_position("eval", position).unwrap();
    let total = state.side(B).total;
    assert_eq!(aimed(&game, &state, attack), open, "the note at the target of {attack}");
    let told = forecast(&game, &state, A, attack);
    let costs: Vec<(u16, u16)> = told
        .iter()
        .filter_map(|seen| match seen {
            Seen::Unanswered { seat: B, loss, left, .. } => Some((*loss, *left)),
            _ => None,
        })
        .collect();
    assert_eq!(costs, [(open, total - open)], "the forecast of {attack}");
    play(&game, &mut state, A, attack);
    let view = eyes(&game, &state, B);
    let of = &view.own[0].threats[0];
    assert_eq!((of.threat, of.cost.min(total)), (threat, open), "the threat of {attack}");
    assert_eq!(view.own[0].together.min(total), open, "all attacks together: {attack}");
    for (answer, cost) in std::iter::once(&("pass", open)).chain(answers) {
        let line = if *answer == "pass" { "pass".to_owned() } else { format!("answer 1 {answer}") };
        if let Some(reply) = of.answers.iter().find(|reply| reply.card.as_str() == *answer) {
            assert_eq!(reply.cost.min(total), *cost, "what {answer} leaves of {attack} in the picture");
        } else {
            assert_eq!(*answer, "pass", "{answer} does not answer {attack}");
        }
        let told = forecast(&game, &state, B, &line);
        let through = told.iter().find_map(|seen| match seen {
            Seen::Through { loss, left, .. } => Some((*loss, *left)),
            _ => None,
        });
        assert_eq!(through, Some((*cost, total - cost)), "the forecast of {line} against {attack}");
        let mut after = state.clone();
        play(&game, &mut after, B, &line);
        assert_eq!(after.side(B).total, total - cost, "{line} against {attack}");
    }
}

// shows CHAOS-10.6, CHAOS-14.4
#[test]
fn offence_is_the_sum_of_print_might_and_boost() {
    let diezel = r#"seat.a = { warrior = "diezel", row = ["catapult"], hand = ["boulder"] }
        seat.b = { total = 30, hand = ["padded_coat", "quick_thinking", "smoke_pellet"] }"#;
    every_asker_says(diezel, "attack boulder b", 8, 8, &[("padded_coat", 3), ("quick_thinking", 5)]);
    let boosted = r#"seat.a = { hand = ["torpedo", "adrenaline"] }
        seat.b = { total = 30, hand = ["riot_shield", "brickbat"] }"#;
    every_asker_says(
        boosted,
        "attack torpedo with adrenaline b",
        7,
        7,
        &[("riot_shield", 0), ("brickbat", 4)],
    );
}

// shows CHAOS-14.4
#[test]
fn defence_counts_less_against_what_pierces() {
    let position = r#"seat.a = { warrior = "yipee", hand = ["trick_shot"] }
        seat.b = { total = 30, hand = ["wooden_shield", "tower_shield", "slingshot"] }"#;
    let answers = [("wooden_shield", 4), ("tower_shield", 2), ("slingshot", 6)];
    every_asker_says(position, "attack trick_shot b", 6, 6, &answers);
}

// shows CHAOS-14.4
#[test]
fn what_a_card_does_on_success_is_part_of_its_cost() {
    let oil = r#"seat.a = { warrior = "diezel", hand = ["burning_oil"] }
        seat.b = { total = 40, hand = ["wooden_shield", "tower_shield"] }"#;
    every_asker_says(oil, "attack burning_oil b", 6, 7, &[("wooden_shield", 2), ("tower_shield", 0)]);
    let (game, state) = Chaos::read_position(
        "tractor",
        r#"seat.a = { warrior = "craziie_farmer", total = 20, hand = ["tractor"] }
        seat.b = { total = 30 }"#,
    )
    .unwrap();
    let told = forecast(&game, &state, A, "attack tractor b");
    let own = Seen::Public(Fact::Lost { seat: A, n: 2, left: 18 });
    assert!(told.contains(&own), "{told:?}");
}

// shows CHAOS-14.6
#[test]
fn a_mystical_costs_its_losses_with_might_and_conditions() {
    let deep = r#"seat.a = { warrior = "vyolett", hand = ["hex"] }
        seat.b = { total = 30, hand = ["spell_breaker"] }"#;
    every_asker_says(deep, "attack hex b", 4, 4, &[("spell_breaker", 0)]);
    let poster = r#"seat.a = { total = 20, hand = ["wanted_poster"] }
        seat.b = { total = 30, hand = ["unravel"] }"#;
    every_asker_says(poster, "attack wanted_poster b", 4, 4, &[("unravel", 0)]);
    let poster = r#"seat.a = { total = 31, hand = ["wanted_poster"] }
        seat.b = { total = 30 }"#;
    every_asker_says(poster, "attack wanted_poster b", 3, 3, &[]);
    let swarm = r#"seat.a = { hand = ["swarm_of_doubt"] }
        seat.b = { total = 30, hand = ["wooden_shield"] }"#;
    every_asker_says(swarm, "attack swarm_of_doubt b", 2, 2, &[("wooden_shield", 0)]);
}

// shows CHAOS-14.5, CHAOS-14.4
#[test]
fn wards_and_armor_lower_the_cost_and_not_the_threat() {
    let ward = r#"seat.a = { hand = ["wheeler"] }
        seat.b = { total = 30, wards = ["sandbags 4"], hand = ["wooden_shield"] }"#;
    every_asker_says(ward, "attack wheeler b", 9, 5, &[("wooden_shield", 0)]);
    let half = r#"seat.a = { hand = ["wheeler"] }
        seat.b = { warrior = "ghoast", total = 30, hand = ["wooden_shield"] }"#;
    every_asker_says(half, "attack wheeler b", 9, 8, &[("wooden_shield", 3)]);
    let both = r#"seat.a = { hand = ["wheeler"] }
        seat.b = { warrior = "ghoast", total = 30, wards = ["sandbags 4"], hand = ["wooden_shield"] }"#;
    every_asker_says(both, "attack wheeler b", 9, 4, &[("wooden_shield", 0)]);
    let lantern = r#"seat.a = { hand = ["hex"] }
        seat.b = { warrior = "ghoast", total = 30, row = ["spirit_lantern"] }"#;
    every_asker_says(lantern, "attack hex b", 3, 2, &[]);
    let spent = r#"seat.a = { hand = ["wheeler"] }
        seat.b = { warrior = "ghoast", total = 30, once = "armor" }"#;
    every_asker_says(spent, "attack wheeler b", 9, 9, &[]);
}

// shows CHAOS-14.4
#[test]
fn answers_shape_the_offence() {
    let cloud = r#"seat.a = { row = ["gun_skiff"], hand = ["depth_charge", "quickdraw"] }
        seat.b = { warrior = "diezel", total = 30, hand = ["exhaust_cloud"] }"#;
    every_asker_says(cloud, "attack depth_charge with quickdraw b", 13, 13, &[("exhaust_cloud", 6)]);
    let breath = r#"seat.a = { warrior = "diezel", hand = ["burning_oil"] }
        seat.b = { total = 4, hand = ["second_breath"] }"#;
    every_asker_says(breath, "attack burning_oil b", 6, 4, &[("second_breath", 3)]);
}

// shows CHAOS-14.4, CHAOS-14.5
#[test]
fn what_helps_once_helps_against_one_of_several() {
    let (game, mut state) = Chaos::read_position(
        "together",
        r#"seat.a = { row = ["rixa"], hand = ["wheeler", "lockjaw"] }
        seat.b = { warrior = "ghoast", total = 30 }"#,
    )
    .unwrap();
    play(&game, &mut state, A, "attack wheeler b lockjaw b");
    assert_eq!(eyes(&game, &state, B).own[0].together, 15);
    play(&game, &mut state, B, "pass");
    assert_eq!(state.side(B).total, 15);
}

// shows CHAOS-11.12
#[test]
fn a_lasting_mystical_strikes_for_what_the_board_says() {
    let (game, mut state) = Chaos::read_position(
        "lasting",
        r#"active = "b"
        lasting = ["swarm_of_doubt a b #1"]
        seat.a = { warrior = "vyolett" }
        seat.b = { warrior = "ghoast", total = 30, row = ["spirit_lantern"] }"#,
    )
    .unwrap();
    let points = eyes(&game, &state, B).lasting[0].points;
    play(&game, &mut state, B, "end");
    assert_eq!((points, state.side(B).total), (2, 28));
}

#[test]
fn the_automatic_plan_is_the_one_that_the_view_shows() {
    let (game, mut state) = Chaos::read_position(
        "clock",
        r#"seat.a = { hand = ["wheeler"] }
        seat.b = { total = 30, hand = ["wooden_shield", "tower_shield"] }"#,
    )
    .unwrap();
    play(&game, &mut state, A, "attack wheeler b");
    let view = eyes(&game, &state, B);
    let shown = &view.own[0].clock.as_ref().unwrap().answers[0];
    assert_eq!(shown.1.key.as_str(), "tower_shield");
    let plan = guard::default_plan(game.pool(), &state, B, &view.own[0].threats);
    assert!(matches!(Act::Plan(plan.clone(), true), Act::Plan(of, _) if of.answers.len() == 1));
    assert_eq!(game.pool().key(plan.answers[0].1), shown.1.key);
}

#[test]
fn in_whole_games_the_numbers_of_the_picture_are_those_of_the_engine() {
    let game = super::table(3, &[]);
    let mut compared = 0;
    for seed in 0..16 {
        let mut dice = Fast::new(seed);
        let mut state = game.start(&[], &mut dice, &mut Vec::new()).unwrap();
        for _ in 0..400 {
            let Some(input) = next_input(&game, &state, 3, &mut dice).unwrap() else { break };
            compared += compare(&game, &state);
            game.play(&mut state, &input, &mut dice as &mut dyn Chance, &mut Vec::new()).unwrap();
        }
    }
    assert!(compared > 500, "{compared}");
}

/// Compares what the picture of the only attacked player says with the forecast, which the engine makes; how often.
fn compare(game: &Chaos, state: &State) -> usize {
    let Some(volley) = state.volley.as_ref().filter(|volley| volley.instances.len() == 1) else { return 0 };
    let Some(seat) = volley.plans.missing().next() else { return 0 };
    let (view, total) = (eyes(game, state, seat), state.side(seat).total);
    let of = &view.own[0].threats[0];
    let mut lines = vec![("pass".to_owned(), of.cost)];
    let own = of.answers.iter().filter(|reply| !reply.passes);
    lines.extend(own.map(|reply| (format!("answer 1 {}", reply.card), reply.cost)));
    for (line, cost) in &lines {
        let told = forecast(game, state, seat, line);
        let through = told.iter().find_map(|seen| match seen {
            Seen::Through { loss, .. } => Some(*loss),
            _ => None,
        });
        assert_eq!(
            through,
            Some((*cost).min(total)),
            "{line} against {}\n{}",
            of.name,
            game.print_position(state)
        );
    }
    lines.len()
}

#[test]
fn a_forecast_says_what_the_attacker_gains() {
    let (game, state) = Chaos::read_position(
        "eval",
        "seat.a = { warrior = \"vyolett\", total = 20, hand = [\"petal_blades\"] }\nseat.b.total = 20",
    )
    .unwrap();
    let told = forecast(&game, &state, A, "attack petal_blades b");
    let gained = told.iter().any(|seen| matches!(seen, Seen::Public(Fact::Gained { seat: A, n: 1, .. })));
    assert!(gained, "{told:?}");
}
