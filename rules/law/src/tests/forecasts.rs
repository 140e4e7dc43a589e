//! What a forecast says of each kind of answer, and what a position that is made of a view knows of it.
//!
//! What does not belong here: forecasts of whole turns against what then happens (`secrets`).

use super::{
    at,
    orders::{DRAFTING, PLANNING},
};
use crate::{
    cards::Card,
    event::Fact,
    forecast,
    state::{Phase, Plan},
};
use skald_vocabulary::{
    chance::Fast,
    interface::{Input, Key, Probability, Rules, Seat, Sight, Viewer},
};

/// What is forecast of a seat's answer to its first open decision: the beginning of what then happens.
fn foretold(position: &str, seat: u8, with: &str) -> Vec<Fact> {
    let (game, mut state) = at(position);
    let decision = game.open(&state, Seat(seat))[0].id;
    let view = game.view(&state, Viewer::Seat(Seat(seat)));
    let forecast = game.forecast(&view, decision, &with.parse().unwrap());
    let [(Probability::CERTAIN, told)] = forecast.as_slice() else { panic!("{with}: {forecast:?}") };
    let told: Vec<Fact> = told.iter().map(|seen| seen.0.clone()).collect();
    let mut out = Vec::new();
    let input = Input::Answer { at: decision, with: with.parse().unwrap() };
    game.play(&mut state, &input, &mut Fast::new(1), &mut out).unwrap();
    let facts: Vec<Fact> = out.into_iter().map(|event| event.0).collect();
    assert!(facts.starts_with(&told), "{with}: {told:?} is forecast, {facts:?} happens");
    told
}

#[test]
fn answers_beside_the_board_are_forecast_as_what_then_happens() {
    // shows LAW-16.5
    let leads = foretold("phase = \"pantheon b\"\nseat.a.pantheon = \"greek\"\n", 1, "pantheon norse");
    assert!(matches!(leads.as_slice(), [Fact::Leads { seat: Seat(1), .. }]), "{leads:?}");
    let board = "options.form = \"skirmish\"\nphase = \"lay b\"\noffer = [\"b\"]\n\
                 board = [\".. ..\", \".. ..\", \".. ..\"]\npieces = [\"a a\", \"a a\", \"a a\"]\n";
    let laid = foretold(board, 1, "lay b omega 180 1");
    assert!(matches!(laid.as_slice(), [Fact::Laid { half_turn: true, .. }]), "{laid:?}");
    let takes = foretold(DRAFTING, 0, "draft circe");
    assert!(matches!(takes.as_slice(), [Fact::Took { next: None, .. }]), "{takes:?}");
    let following = DRAFTING.replace("draw a", "follow a").replace("\"otr\"", "\"kintaro\"");
    let swaps = foretold(&following, 0, "exchange kintaro garm");
    assert!(matches!(swaps.as_slice(), [Fact::Exchanged { .. }]), "{swaps:?}");
    let offers = foretold(&following, 0, "trade b kintaro");
    assert!(matches!(offers.as_slice(), [Fact::Offered { card: Some(_), .. }]), "{offers:?}");
    let gone = "options.form = \"skirmish\"\nphase = \"traitors a\"\nboard = [\"a.pan .. ..\"]\n\
                seat.a = { hand = [\"iris\"], deck = [\"fafnir@b\", \"loki@b\"], top = 2 }\n\
                seat.b = { hand = [\"thor\"], deck = [\"ho-o\", \"amaterasu\"], bottom = 2 }\n\
                active = { gone = [\"fafnir@b 1 a traitor b1\", \"loki@b 2 a traitor c1\"] }\n\
                rising = [\"b 1 ho-o 3 b phoenix b1 amaterasu 4 b phoenix c1\"]\n";
    let order = foretold(gone, 0, "order loki>fafnir");
    assert!(matches!(order.as_slice(), [Fact::Ordered { traitors: true, .. }]), "{order:?}");
    let rise = foretold(gone, 1, "order amaterasu>ho-o");
    assert!(matches!(rise.as_slice(), [Fact::Ordered { traitors: false, .. }]), "{rise:?}");
}

#[test]
fn a_position_made_of_a_view_knows_what_its_viewer_has_said_and_who_else_has() {
    let (game, state) = at(&PLANNING.replace("pile = [", "given = \"reinforce athena+zeus\", pile = ["));
    let Phase::Plans(asked) = &state.phase else { panic!("{:?}", state.phase) };
    for seat in [Seat(0), Seat(1)] {
        let known = forecast::position(game.rules(), &game.view(&state, Viewer::Seat(seat)));
        let Phase::Plans(own) = &known.phase else { panic!("{:?}", known.phase) };
        assert_eq!(own.given().collect::<Vec<_>>(), [Seat(0)]);
        assert_eq!(own.own(seat), asked.own(seat));
    }
}

#[test]
fn a_position_made_of_a_view_knows_what_its_viewers_mate_wishes_to_sacrifice() {
    // shows LAW-15.10
    let team = "round = 3\nturn = 0\noptions.form = \"team\"\ncaptures.a = [\"garm\"]\n\
                seat.b = { pantheon = \"norse\" }\nseat.d = { pantheon = \"american\" }\n";
    let garm = |pool: &crate::cards::Pool| pool.find(Key::of("garm")).unwrap();
    let gives =
        |plan: Option<&Plan>| plan.map(|plan| plan.pairs.iter().map(|pair| pair.0).collect::<Vec<Card>>());
    let (game, state) = at(&format!(
        "phase = \"plans\"\n{team}\
         seat.a = {{ pantheon = \"greek\", pile = [\"circe\"], given = \"reinforce - give garm circe\" }}\n\
         seat.c = {{ pantheon = \"japanese\" }}\n"
    ));
    let known = forecast::position(game.rules(), &game.view(&state, Viewer::Seat(Seat(2))));
    let Phase::Plans(asked) = &known.phase else { panic!("{:?}", known.phase) };
    assert_eq!(asked.given().collect::<Vec<_>>(), [Seat(0)]);
    assert_eq!(gives(asked.own(Seat(0))), Some(vec![garm(game.pool())]));
    let (game, state) = at(&format!(
        "phase = \"agree\"\nasked = [\"a\", \"c\"]\n{team}\
         seat.a = {{ pantheon = \"greek\", pile = [\"circe\"], plan = \"reinforce - give garm circe\", given = \"agree -\" }}\n\
         seat.c = {{ pantheon = \"japanese\", plan = \"reinforce -\" }}\n"
    ));
    let Phase::Agree { plans: all, .. } = &state.phase else { panic!("{:?}", state.phase) };
    for (viewer, own) in [(Seat(0), true), (Seat(2), false)] {
        let known = forecast::position(game.rules(), &game.view(&state, Viewer::Seat(viewer)));
        let Phase::Agree { plans, yes } = &known.phase else { panic!("{:?}", known.phase) };
        let of_a = plans.iter().find(|(seat, _)| *seat == Seat(0)).map(|(_, plan)| plan);
        assert_eq!(gives(of_a), Some(vec![garm(game.pool())]));
        // What the sacrifice buys is known to whoever makes it.
        let whole = all.iter().find(|(seat, _)| *seat == Seat(0)).map(|(_, plan)| plan);
        assert_eq!(of_a == whole, own);
        assert_eq!(yes.given().collect::<Vec<_>>(), [Seat(0)]);
    }
}
