//! Whole games, presses that are refused, drafts, orders, computers.

use crate::common::{self, ADA, BEN, CYD, House, race, refused};
use skald::host::{
    About, Actor, Body, Choose, Confirmed, Join, OpenTable, OutboxKind, PickKind, Refused, Status, To,
};
use skald_rules::{
    fair::verify,
    interface::{DecisionId, Options, Seat, Viewer},
};

#[tokio::test]
async fn a_whole_game_ends_with_a_result_and_a_file_that_proves_it() {
    let house = House::new().await;
    let host = &house.host;
    let table = house.game(3).await;
    assert_eq!(refused(host.game_file(table).await), Refused::NotOver);
    let mut who = Vec::new();
    while host.info(table).await.unwrap().status == Status::Playing {
        who.push(house.answer(table, "take").await);
    }
    assert_eq!(who, [ADA, BEN, ADA, BEN, ADA, BEN]);
    let look = host.board(table).await.unwrap();
    assert_eq!((look.viewer, look.waiting.len()), (Viewer::Everyone, 0));
    assert_eq!(look.outcome.unwrap().winners(), [Seat(0)], "Ada takes every pot");
    assert_eq!(host.look(table, ADA).await.unwrap().decisions, []);
    assert!(host.turns(ADA).await.unwrap().is_empty());
    assert_eq!(host.tick().await.unwrap(), None, "nothing is due at a table that is over");

    let file = host.game_file(table).await.unwrap();
    let report = verify(&file, &common::games());
    assert!(report.holds(), "{report:?}");
    let history = host.history(table, 0, 100).await.unwrap();
    assert_eq!(history.len(), 1 + 3 + 6, "the deal, three rolls, six answers");
    assert!(history[0].told.is_empty(), "what was dealt is told to its owner alone");
    assert_eq!(host.history_of(table, CYD).await.unwrap()[0].told.len(), 2, "until the game is over");
    assert_eq!(refused(host.resign(ADA, table).await), Refused::Over);
}

#[tokio::test]
async fn presses_that_are_foreign_stale_forged_or_doubled_change_nothing() {
    let house = House::new().await;
    let host = &house.host;
    let table = house.game(3).await;
    let at = house.question(table, ADA).await.unwrap();
    let forged = DecisionId::new("r9.a").unwrap();
    let before = host.store().log(table, 0, 100).await.unwrap();

    assert_eq!(refused(host.play(BEN, table, at, "take").await), Refused::NotYours);
    assert_eq!(refused(host.play(CYD, table, at, "take").await), Refused::NotSeated);
    assert_eq!(refused(host.play(ADA, table, forged, "take").await), Refused::unknown_question());
    assert!(matches!(refused(host.play(ADA, table, at, "fly away").await), Refused::Game(_)));
    assert!(matches!(refused(host.play(ADA, table, at, "guess 40").await), Refused::Game(_)));
    assert_eq!(refused(host.play(ADA, skald::host::TableId(99), at, "take").await), Refused::NoTable);
    assert_eq!(
        refused(host.play_text(BEN, table, "take").await),
        Refused::NothingOpen { waiting: vec![Seat(0)] }
    );
    assert_eq!(host.store().log(table, 0, 100).await.unwrap(), before);

    // The same interaction twice, as after a resume of the gateway.
    let press = Actor::new(ADA, 4242);
    host.play(press, table, at, "take").await.unwrap();
    let now = host.now();
    assert_eq!(refused(host.play(press, table, at, "take").await), Refused::AlreadyHandled { at: now });
    assert_eq!(refused(host.play(ADA, table, at, "take").await), Refused::unknown_question());
    assert_eq!(host.store().log(table, 0, 100).await.unwrap().len(), before.len() + 1);
}

#[tokio::test]
async fn two_presses_at_one_instant_play_once() {
    let house = House::new().await;
    let table = house.game(3).await;
    let at = house.question(table, ADA).await.unwrap();
    let (one, two) = (house.host.clone(), house.host.clone());
    let (one, two) = tokio::join!(
        one.play(Actor::new(ADA, 1), table, at, "take"),
        two.play(Actor::new(ADA, 2), table, at, "pass")
    );
    assert!(one.is_ok() != two.is_ok(), "one of the two is played");
    assert_eq!(house.host.store().log(table, 0, 100).await.unwrap().len(), 3, "deal, roll, one answer");

    // The same interaction delivered twice at one instant.
    let at = house.question(table, BEN).await.unwrap();
    let press = Actor::new(BEN, 3);
    let (one, two) =
        tokio::join!(house.host.play(press, table, at, "take"), house.host.play(press, table, at, "take"));
    assert!(one.is_ok());
    assert!(matches!(refused(two), Refused::AlreadyHandled { .. }));
}

#[tokio::test]
async fn a_move_is_put_together_choice_by_choice() {
    let house = House::new().await;
    let host = &house.host;
    let table = house.game(3).await;
    let at = house.question(table, ADA).await.unwrap();
    assert_eq!(refused(host.draft_open(BEN, table, at).await), Refused::NotYours);
    let view = host.draft_open(ADA, table, at).await.unwrap();
    let menu = view.menu.unwrap();
    assert_eq!((menu.pick, menu.options.len(), view.can_go_back), (PickKind::One, 5, false));
    assert_eq!(refused(host.draft_confirm(ADA, view.id, 0).await), Refused::Unfinished);
    assert_eq!(
        refused(host.draft_choose(BEN, view.id, 0, Choose::Options(vec![0])).await),
        Refused::NotYours
    );
    assert_eq!(
        refused(host.draft_choose(ADA, view.id, 0, Choose::Options(vec![5])).await),
        Refused::NoOption
    );

    // A number, by text.
    let guess = host.draft_choose(ADA, view.id, 0, Choose::Options(vec![2])).await.unwrap();
    assert_eq!(guess.menu.as_ref().unwrap().pick, PickKind::Number { min: 0, max: 39 });
    assert_eq!(
        refused(host.draft_choose(ADA, view.id, 0, Choose::Options(vec![0])).await),
        Refused::Stale,
        "a button of an older step"
    );
    assert_eq!(
        refused(host.draft_choose(ADA, view.id, 1, Choose::Text("99".into())).await),
        Refused::NoOption
    );
    let whole = host.draft_choose(ADA, view.id, 1, Choose::Text(" 7 ".into())).await.unwrap();
    assert_eq!(whole.whole.unwrap().line, "guess 7");
    let back = host.draft_back(ADA, view.id, 2).await.unwrap();
    let back = host.draft_back(ADA, view.id, back.step).await.unwrap();
    assert_eq!(refused(host.draft_back(ADA, view.id, back.step).await), Refused::NothingBefore);

    // Some of thirty, over two pages.
    let mark = host.draft_choose(ADA, view.id, back.step, Choose::Options(vec![3])).await.unwrap();
    let menu = mark.menu.unwrap();
    assert_eq!((menu.pages, menu.options.len()), (2, 25));
    let mark = host.draft_choose(ADA, view.id, mark.step, Choose::Options(vec![1, 2])).await.unwrap();
    let mark = host.draft_page(ADA, view.id, mark.step, 1).await.unwrap();
    assert_eq!(refused(host.draft_page(ADA, view.id, mark.step, 2).await), Refused::NothingBefore);
    let mark = host.draft_choose(ADA, view.id, mark.step, Choose::Options(vec![29])).await.unwrap();
    assert_eq!(mark.menu.as_ref().unwrap().options[4].picked, Some(3));
    let mark = host.draft_choose(ADA, view.id, mark.step, Choose::Done).await.unwrap();
    assert_eq!(mark.whole.as_ref().unwrap().line, "mark m01+m02+m29");
    assert!(mark.chosen[1].contains("m29") || mark.chosen.len() == 2);

    let Confirmed::Played(played) = host.draft_confirm(Actor::new(ADA, 9), view.id, mark.step).await.unwrap()
    else {
        panic!("a move was confirmed")
    };
    assert_eq!((played.line.as_str(), played.again, played.over), ("mark m01+m02+m29", false, false));
    assert_eq!(refused(host.draft(ADA, view.id).await), Refused::DraftGone);
    assert!(matches!(
        refused(host.draft_confirm(Actor::new(ADA, 9), view.id, mark.step).await),
        Refused::AlreadyHandled { .. }
    ));
}

#[tokio::test]
async fn an_order_of_three_is_chosen_one_after_another() {
    let house = House::new().await;
    let host = &house.host;
    let table = house.game(3).await;
    let at = house.question(table, ADA).await.unwrap();
    let view = host.draft_open(ADA, table, at).await.unwrap();
    let rank = host.draft_choose(ADA, view.id, 0, Choose::Options(vec![4])).await.unwrap();
    let rank = host.draft_choose(ADA, view.id, rank.step, Choose::Options(vec![2])).await.unwrap();
    assert_eq!(rank.menu.as_ref().unwrap().picked, 1);
    assert_eq!(
        refused(host.draft_choose(ADA, view.id, rank.step, Choose::Options(vec![2])).await),
        Refused::NoOption
    );
    let rank = host.draft_choose(ADA, view.id, rank.step, Choose::Options(vec![0])).await.unwrap();
    assert_eq!(rank.whole.unwrap().line, "rank z>x>y", "the last one goes without saying");
}

#[tokio::test]
async fn a_draft_ends_with_its_question() {
    let house = House::new().await;
    let host = &house.host;
    let table = house.game(3).await;
    let at = house.question(table, ADA).await.unwrap();
    let view = host.draft_open(ADA, table, at).await.unwrap();
    host.play(ADA, table, at, "pass").await.unwrap();
    let choose = host.draft_choose(ADA, view.id, 0, Choose::Options(vec![1])).await;
    assert_eq!(refused(choose), Refused::DraftGone);
}

#[tokio::test]
async fn what_is_typed_is_completed_and_played() {
    let house = House::new().await;
    let host = &house.host;
    let table = house.game(3).await;
    let asked = house.question(table, ADA).await.unwrap().to_string();
    let asked = asked.as_str();
    let values = |typed: &'static str| async move {
        let found = host.suggest(ADA, table, typed, 25).await.unwrap();
        let bare =
            |value: String| value.strip_prefix(asked).expect("it names its question").trim().to_owned();
        found.into_iter().map(|suggestion| bare(suggestion.value)).collect::<Vec<_>>()
    };
    // Before anything is typed, whole likely moves come first, then what a move can begin with.
    let first = values("").await;
    let (likely, begins) = first.split_at(first.len() - 3);
    assert_eq!(begins, ["guess", "mark", "rank"]);
    assert!(
        likely.iter().any(|line| line == "pass") && likely.iter().any(|line| line == "take"),
        "{likely:?}"
    );
    for line in likely {
        assert!(host.suggest(ADA, table, line, 25).await.unwrap().iter().any(|one| one.whole), "{line}");
    }
    assert_eq!(values("ta").await, ["take"]);
    assert_eq!(values("mark m0").await.len(), 10);
    assert_eq!(
        values("rank ").await,
        ["rank x>", "rank y>", "rank z>"],
        "an order is typed one after another"
    );
    assert_eq!(values("rank y> ").await, ["rank y>x>z", "rank y>z>x"]);
    assert_eq!(values("guess ").await, ["guess"], "of many numbers none is chosen for anybody");
    assert_eq!(values("guess 17").await, ["guess 17"]);
    assert!(host.suggest(BEN, table, "", 25).await.unwrap().is_empty());
    let at = DecisionId::new(asked).unwrap();
    let begun = |path: &str| Refused::LeadsOn { at, path: path.to_owned() };
    assert_eq!(
        refused(host.play_text(ADA, table, "guess").await),
        begun("guess"),
        "the menu leads on from there"
    );
    assert_eq!(refused(host.play_text(ADA, table, "GUES").await), begun("guess"), "a beginning of its name");
    let menu = host.draft_at(ADA, table, at, "guess").await.unwrap();
    assert!(menu.menu.is_some() && menu.can_go_back, "{menu:?}");
    assert_eq!(host.play_text(ADA, table, "take").await.unwrap().line, "take");
    // Suggested for a question that is settled by now: it answers no other one.
    let late = host.play_text(BEN, table, &format!("{asked} take")).await;
    assert!(matches!(refused(late), Refused::Settled(_)));
    let ben = house.question(table, BEN).await.unwrap();
    let line = format!("{ben}  mark m03");
    assert_eq!(host.play_text(BEN, table, &line).await.unwrap().line, "mark m03");
}

#[tokio::test]
async fn what_standing_orders_play_lies_inside_the_entry_from_which_it_follows() {
    let house = House::new().await;
    let host = &house.host;
    let table = house.game(4).await;
    host.order_set(BEN, table, "always take").await.unwrap();
    assert!(matches!(refused(host.order_set(BEN, table, "never mind").await), Refused::Game(_)));
    let at = house.question(table, ADA).await.unwrap();
    let played = host.play(ADA, table, at, "pass").await.unwrap();
    assert_eq!(played.log, 3, "deal, roll, and Ada's pass with Ben's take in it");
    let last = host.history(table, 2, 1).await.unwrap();
    let by: Vec<(u32, &str)> = last.iter().map(|played| (played.number, played.by.as_str())).collect();
    assert_eq!(by, [(2, "hand"), (2, "order")]);
    assert_eq!(
        host.history_of(table, ADA).await.unwrap().len(),
        4,
        "with her eyes it is told in the same steps"
    );

    // The same slot again replaces; an order that answers what is open plays at once.
    host.tick().await.unwrap();
    let orders = host.order_set(ADA, table, "always pass").await.unwrap();
    assert_eq!(orders.len(), 1);
    host.tick().await.unwrap();
    assert_eq!(host.info(table).await.unwrap().status, Status::Over, "both have orders for everything");
    assert_eq!(refused(host.order_drop(ADA, table, "always").await), Refused::Over);
}

#[tokio::test]
async fn whoever_planned_ahead_is_told_alone_that_the_plan_has_stopped() {
    let house = House::new().await;
    let host = &house.host;
    let table = house.game(4).await;
    let kind = host.look(table, ADA).await.unwrap().decisions[0].kind.clone();
    // What Ben wants to find unchanged will not be.
    let step = format!("{kind} same:{} take", "0".repeat(16));
    host.order_set(BEN, table, &format!("line {step}; {step}")).await.unwrap();
    house.deliver().await;
    house.answer(table, "pass").await;
    assert!(host.orders(BEN, table).await.unwrap().is_empty(), "nothing is left of it");
    assert!(house.question(table, BEN).await.is_some(), "he is asked himself");
    let sent = house.deliver().await;
    let told: Vec<_> = sent
        .iter()
        .filter(|item| matches!(item.body, Body::Say { about: About::Stopped, .. }))
        .map(|item| item.to)
        .collect();
    assert_eq!(told, [To::Person(BEN)]);
}

#[tokio::test]
async fn orders_can_be_put_together_shown_and_taken_back() {
    let house = House::new().await;
    let host = &house.host;
    let table = house.game(4).await;
    let view = host.draft_order(BEN, table).await.unwrap();
    let view = host.draft_choose(BEN, view.id, 0, Choose::Options(vec![0])).await.unwrap();
    let view = host.draft_choose(BEN, view.id, 1, Choose::Options(vec![1])).await.unwrap();
    assert_eq!(view.whole.as_ref().unwrap().line, "always pass");
    let Confirmed::Ordered { orders, .. } = host.draft_confirm(BEN, view.id, 2).await.unwrap() else {
        panic!("an order was confirmed")
    };
    assert_eq!((orders.here[0].text.as_str(), orders.here[0].preset), ("always pass", false));
    assert!(host.order_drop(BEN, table, "always").await.unwrap().is_empty());
    assert_eq!(refused(host.order_drop(BEN, table, "always").await), Refused::NoOrder);
    assert!(host.orders(ADA, table).await.unwrap().is_empty());
}

#[tokio::test]
async fn a_game_brings_its_preset_orders() {
    let house = House::new().await;
    let options = Options::default().with("rounds", "2").with("preset", "yes");
    let wish = OpenTable { options, computers: 1, ..race(2) };
    let table = house.host.open(ADA, wish).await.unwrap().id;
    house.host.start(ADA, table).await.unwrap();
    assert!(house.host.orders(ADA, table).await.unwrap()[0].preset);
    house.host.tick().await.unwrap();
    assert_eq!(house.host.info(table).await.unwrap().status, Status::Over);
}

#[tokio::test]
async fn a_computer_takes_what_looks_best_and_never_idles() {
    let house = House::new().await;
    let table = house.host.open(ADA, OpenTable { computers: 1, ..race(10) }).await.unwrap().id;
    house.host.start(ADA, table).await.unwrap();
    for _ in 0..10 {
        house.host.tick().await.unwrap();
        let at = house.question(table, ADA).await.unwrap();
        house.host.play(ADA, table, at, "pass").await.unwrap();
    }
    house.host.tick().await.unwrap();
    let log = house.host.store().log(table, 0, 500).await.unwrap();
    let moves: Vec<String> =
        log.into_iter().filter(|entry| entry.by == "computer").map(|entry| entry.text).collect();
    assert!(moves.len() >= 10, "{moves:?}");
    let idle = |line: &&String| line.contains("pass") || line.contains("rank");
    assert_eq!(moves.iter().find(idle), None, "at random four of ten moves would gain nothing: {moves:?}");
}

#[tokio::test]
async fn who_resigns_is_out_and_the_last_one_wins() {
    let house = House::new().await;
    let host = &house.host;
    let table = house.game(3).await;
    let played = host.resign(ADA, table).await.unwrap();
    assert!(played.over);
    let info = host.info(table).await.unwrap();
    assert_eq!(info.outcome.unwrap().winners(), [Seat(1)]);
    assert_eq!((info.host, info.seats[0].gone), (BEN, true), "somebody else runs the table");
    let board = host.store().outbox_row(&format!("board:{table}")).await.unwrap().unwrap();
    assert_eq!(board.kind, OutboxKind::State);
    assert!(host.store().outbox_row(&format!("result:{table}")).await.unwrap().is_some());
}

#[tokio::test]
async fn a_game_is_ended_together_when_all_agree() {
    let house = House::new().await;
    let host = &house.host;
    let table = house.game(3).await;
    assert_eq!(host.finish(ADA, table, true).await.unwrap().status, Status::Playing);
    host.finish(ADA, table, false).await.unwrap();
    assert_eq!(host.finish(BEN, table, true).await.unwrap().status, Status::Playing);
    assert_eq!(host.finish(ADA, table, true).await.unwrap().status, Status::Over);
    let last = host.history(table, 0, 100).await.unwrap().pop().unwrap();
    assert_eq!(last.by, "host");
}

#[tokio::test]
async fn whoever_types_a_move_out_of_turn_is_told_why_by_the_game() {
    let house = House::new().await;
    let wish = OpenTable { game: "chaos".into(), options: Options::default(), ..race(1) };
    let table = house.host.open(ADA, wish).await.unwrap().id;
    house.host.join(BEN, table, Join { name: "Ben".into(), ..Join::default() }).await.unwrap();
    house.host.start(ADA, table).await.unwrap();
    house.host.tick().await.unwrap();
    let first = house.host.board(table).await.unwrap().waiting[0].person;
    let (first, other) = if first == Some(ADA) { (ADA, BEN) } else { (BEN, ADA) };
    let says = |refused: Refused| match refused {
        Refused::Game(refusal) => refusal.say.id,
        other => panic!("{other:?}"),
    };
    assert_eq!(says(refused(house.host.play_text(other, table, "end").await)), "chaos-no-end");
    assert_eq!(says(refused(house.host.play_text(first, table, "pass").await)), "chaos-no-window");
    assert_eq!(says(refused(house.host.play_text(first, table, "attack nothing").await)), "chaos-no-card");
    // With one question open, what is possible there is said.
    let lost = refused(house.host.play_text(first, table, "no such words at all").await);
    let fits_nothing = matches!(lost, Refused::NothingFits { .. });
    assert!(fits_nothing || says(lost) == "refuse-bad-path", "the hand decides how many questions stand");
}
