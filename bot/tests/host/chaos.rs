//! Legends of Chaos at a table of people: what is proposed and settled before the game, what is told about absence, and
//! how people end a game together.

use crate::common::{ADA, BEN, CYD, DAY, House, answer_at_random, position, random_line, refused, text_of};
use skald::host::{
    About, Body, Choose, DraftView, Join, OpenTable, Person, PersonChange, Refused, Reserve, Status, TableId,
    TableInfo, Terms,
};
use skald_rules::{
    chance::Fast,
    chaos::kits::STARTERS,
    interface::{Auto, DecisionId, Duty, Options, Seat},
    table::only_answer,
};

fn chaos(seats: u8) -> OpenTable {
    OpenTable {
        game: "chaos".into(),
        seats: Some(seats),
        terms: Terms::of(Some(DAY)),
        channel: 7,
        name: "Ada".into(),
        ..OpenTable::default()
    }
}

async fn join(house: &House, table: TableId, person: Person, name: &str) -> TableInfo {
    let join = Join { name: name.to_owned(), ..Join::default() };
    house.host.join(person, table, join).await.unwrap()
}

/// A game of Ada, Ben and Cyd, in this order.
async fn three(house: &House) -> TableId {
    let table = house.host.open(ADA, chaos(3)).await.unwrap().id;
    join(house, table, BEN, "Ben").await;
    join(house, table, CYD, "Cyd").await;
    house.host.settle_order(ADA, table, &[Seat(0), Seat(1), Seat(2)]).await.unwrap();
    house.host.start(ADA, table).await.unwrap();
    house.host.tick().await.unwrap();
    house.deliver().await;
    table
}

/// The sentences about something that are owed now.
async fn said(house: &House, wanted: About) -> Vec<String> {
    let all = house.deliver().await.into_iter().filter_map(|item| match item.body {
        Body::Say { about, .. } if about == wanted => text_of(&item),
        _ => None,
    });
    all.collect()
}

// shows CHAOS-22.6
#[tokio::test]
async fn from_five_players_on_shorter_games_are_proposed_to_whoever_runs_the_table() {
    let mut house = House::new().await;
    let table = house.host.open(ADA, chaos(8)).await.unwrap().id;
    let duel = Options::default().with("first_skips_draw", "yes");
    assert_eq!(
        join(&house, table, Person(301), "Dora").await.proposed,
        duel,
        "for two, whoever begins draws nothing"
    );
    let half = Options::default().with("svpt_percent", "50");
    for (number, name) in [(302, "Egon"), (303, "Fay")] {
        let proposed = join(&house, table, Person(number), name).await.proposed;
        assert_eq!(proposed, half, "where a round may take a day");
    }
    // At a quick table three and four need nothing.
    house.host.change_pace(ADA, table, Some(600_000), Some(Reserve::None)).await.unwrap();
    assert!(house.host.info(table).await.unwrap().proposed.0.is_empty());
    assert_eq!(refused(house.host.take_proposal(ADA, table).await), Refused::NothingProposed);
    let info = join(&house, table, BEN, "Ben").await;
    let wanted = Options::default().with("one_volley", "yes").with("svpt_percent", "50");
    let begun = Options::default().with("edition", "2");
    assert_eq!((&info.proposed, &info.options), (&wanted, &begun), "the host decides");
    assert_eq!(refused(house.host.take_proposal(BEN, table).await), Refused::NotHost);
    let long = info.length.turns;
    house.deliver().await;
    let info = house.host.take_proposal(ADA, table).await.unwrap();
    let told: Vec<String> = house.deliver().await.iter().filter_map(text_of).collect();
    assert!(told.len() == 1 && told[0].starts_with("The terms of table"), "the others are told: {told:?}");
    let wanted = wanted.with("edition", "2");
    assert_eq!((&info.options, info.proposed.0.len()), (&wanted, 0));
    assert!(info.length.turns < long, "what is told before joining follows");
    house.die_and_return(0).await;
    assert_eq!(house.host.info(table).await.unwrap().options, wanted);
    house.host.start(ADA, table).await.unwrap();
    let position = house.host.store().snapshot(table).await.unwrap();
    assert!(position.is_some());
    assert_eq!(house.host.info(table).await.unwrap().options, wanted);
}

// shows CHAOS-3.3
#[tokio::test]
async fn an_order_of_rounds_is_settled_by_those_who_are_there() {
    let mut house = House::new().await;
    let table = house.host.open(ADA, chaos(8)).await.unwrap().id;
    join(&house, table, BEN, "Ben").await;
    let both = [Seat(1), Seat(0)];
    assert_eq!(refused(house.host.settle_order(BEN, table, &both).await), Refused::NotHost);
    assert!(house.host.settle_order(ADA, table, &[Seat(1)]).await.is_err(), "everybody is named");
    let info = house.host.settle_order(ADA, table, &both).await.unwrap();
    assert_eq!(info.options.get("order"), Some("b a"));
    let info = join(&house, table, CYD, "Cyd").await;
    assert_eq!(info.options.get("order"), None, "it lapses when somebody comes");
    house.host.settle_order(ADA, table, &[Seat(2), Seat(0), Seat(1)]).await.unwrap();
    house.die_and_return(0).await;
    house.host.start(ADA, table).await.unwrap();
    house.host.tick().await.unwrap();
    let board = house.host.board(table).await.unwrap();
    assert_eq!(board.waiting[0].person, Some(CYD));
}

// shows CHAOS-22.3
#[tokio::test]
async fn what_becomes_of_the_absent_is_told_before_joining_in_the_warning_and_after_the_second_miss() {
    let house = House::new().await;
    let words = skald_rules::words::english();
    let info = house.host.open(BEN, chaos(2)).await.unwrap();
    let told: Vec<String> = info.absence.iter().map(|say| words.plain(say)).collect();
    let away = "Whoever lets the time run out twice in a row counts as away and has a quarter of it, until they act again.";
    let out = "Whoever lets the time of three own rounds in a row run out is out of the game.";
    assert_eq!(told, [away, out]);
    let mut open = chaos(2);
    open.options = Options::default().with("absent_resign", "no");
    let info = house.host.open(BEN, open).await.unwrap();
    assert_eq!(info.absence.iter().map(|say| words.plain(say)).collect::<Vec<_>>(), [away]);

    let table = three(&house).await;
    let mut warnings = Vec::new();
    for _ in 0..200 {
        house.pass(DAY / 24).await;
        let info = house.host.info(table).await.unwrap();
        for item in house.deliver().await {
            if matches!(item.body, Body::Say { about: About::Warning, .. }) {
                warnings.extend(text_of(&item));
            }
        }
        let board = house.host.board(table).await.unwrap();
        if info.status == Status::Over {
            break;
        }
        // Everybody but Ada plays.
        let person = board.waiting.first().and_then(|waits| waits.person);
        if let Some(person) = person.filter(|person| *person != ADA) {
            let at = house.question(table, person).await.unwrap();
            house.host.play(person, table, at, "end").await.unwrap();
        }
        if info.seats[0].gone {
            break;
        }
    }
    assert!(warnings.iter().any(|text| text.contains("round 1 of three in a row")), "{warnings:?}");
    assert!(warnings.iter().any(|text| text.contains("round 2 of three in a row")), "{warnings:?}");
    assert!(
        warnings.iter().any(|text| text.contains("it is the third in a row, and Ada is out")),
        "{warnings:?}"
    );
    let last = "If the next own round runs out of time too, Ada is out of the game.";
    let log = house.host.history(table, 0, 1000).await.unwrap();
    assert!(log.iter().flat_map(|entry| &entry.told).any(|(_, text)| text.contains(last)), "{log:?}");
}

// shows CHAOS-22.4
#[tokio::test]
async fn agreements_to_end_stand_are_public_and_wait_for_nobody_who_has_left() {
    let house = House::new().await;
    let table = three(&house).await;
    let look = house.host.look(table, ADA).await.unwrap();
    assert!(look.decisions.iter().all(|decision| !decision.id.starts_with("truce")), "there is one way only");
    house.host.finish(ADA, table, true).await.unwrap();
    let told = said(&house, About::Agreed).await;
    assert_eq!(told.len(), 1);
    assert!(told[0].contains("Ada would end the game now. Ben and Cyd have yet to agree"), "{told:?}");
    // Rounds pass, and the agreement stands.
    for person in [ADA, BEN, CYD] {
        let at = house.question(table, person).await.unwrap();
        house.host.play(person, table, at, "end").await.unwrap();
    }
    let info = house.host.info(table).await.unwrap();
    assert_eq!((info.seats[0].agrees, &info.disagreeing), (true, &vec![Seat(1), Seat(2)]));
    house.host.finish(BEN, table, true).await.unwrap();
    assert!(said(&house, About::Agreed).await[0].contains("Cyd has yet to agree"));
    house.host.finish(BEN, table, false).await.unwrap();
    assert!(said(&house, About::Agreed).await[0].contains("Ben would rather go on"));
    house.host.finish(BEN, table, true).await.unwrap();
    assert_eq!(house.host.info(table).await.unwrap().status, Status::Playing);
    house.host.resign(CYD, table).await.unwrap();
    let info = house.host.info(table).await.unwrap();
    assert_eq!(info.status, Status::Over);
    assert!(info.outcome.unwrap().winners().is_empty(), "without a result");
}

// shows CHAOS-22.4
#[tokio::test]
async fn a_seat_that_nobody_plays_holds_up_no_agreement_to_end() {
    let house = House::new().await;
    let table = three(&house).await;
    house.host.finish(ADA, table, true).await.unwrap();
    house.host.vacate(CYD, table, Seat(2)).await.unwrap();
    let info = house.host.info(table).await.unwrap();
    assert_eq!((info.status, info.disagreeing), (Status::Playing, vec![Seat(1)]));
    let info = house.host.finish(BEN, table, true).await.unwrap();
    assert_eq!(info.status, Status::Over);
    assert!(info.outcome.unwrap().winners().is_empty(), "without a result");
}

// shows CHAOS-22.4
#[tokio::test]
async fn whoever_has_fallen_is_not_asked_whether_the_game_may_end() {
    let house = House::new().await;
    let table = three(&house).await;
    // Two are absent: the first of them falls, and nobody waits for that person's agreement.
    for _ in 0..400 {
        house.pass(DAY / 8).await;
        let info = house.host.info(table).await.unwrap();
        if info.disagreeing.len() < 3 {
            break;
        }
        let board = house.host.board(table).await.unwrap();
        let person = board.waiting.first().and_then(|waits| waits.person);
        if let Some(person) = person.filter(|person| *person != ADA) {
            let at = house.question(table, person).await.unwrap();
            house.host.play(person, table, at, "end").await.unwrap();
        }
    }
    let info = house.host.info(table).await.unwrap();
    assert_eq!(info.disagreeing, [Seat(1), Seat(2)]);
    house.host.finish(BEN, table, true).await.unwrap();
    assert_eq!(house.host.finish(CYD, table, true).await.unwrap().status, Status::Over);
}

// shows CHAOS-22.1
#[tokio::test]
async fn nobody_can_type_what_time_alone_gives() {
    let house = House::new().await;
    let table = three(&house).await;
    let at = house.question(table, ADA).await.unwrap();
    for line in ["lapse", "action lapse"] {
        assert!(house.host.play_text(ADA, table, line).await.is_err(), "{line}");
    }
    assert!(house.host.play_text(ADA, table, &format!("{at} lapse")).await.is_err());
    assert!(house.host.play(ADA, table, at, "lapse").await.is_err());
    assert_eq!(house.question(table, ADA).await, Some(at), "the round goes on");
    // Time gives it.
    house.pass(2 * DAY).await;
    let log = house.host.history(table, 0, 100).await.unwrap();
    assert!(log.iter().any(|entry| entry.by == "clock"), "{log:?}");
}

// shows CHAOS-12.14
#[tokio::test]
async fn saved_cards_and_discards_stand_alone_as_orders_and_are_taken_back() {
    let house = House::new().await;
    let table = three(&house).await;
    let count = |log: &[_]| log.len();
    let before = count(&house.host.history(table, 0, 1000).await.unwrap());
    house.host.order_set(BEN, table, "drop defend mystical").await.unwrap();
    let orders = house.host.order_set(BEN, table, "save torpedo").await.unwrap();
    assert_eq!(orders.len(), 2);
    assert!(house.host.order_set(BEN, table, "window guard 4 both save torpedo").await.is_err());
    let log = house.host.history(table, 0, 1000).await.unwrap();
    assert_eq!(log.len(), before + 2, "the game takes both down");
    assert!(
        house.deliver().await.iter().all(|item| !matches!(item.body, Body::Say { .. })),
        "nobody is told"
    );
    house.host.order_drop(BEN, table, "drop").await.unwrap();
    let at = DecisionId::new("habit.b").unwrap();
    assert!(house.host.play(BEN, table, at, "drop defend").await.is_err(), "orders are the only way");
    let log = house.host.history(table, 0, 1000).await.unwrap();
    assert_eq!(log.len(), before + 3, "and takes it back");
}

/// A duel in which Ben leads Yipee and it is his turn.
async fn yipee(house: &House) -> TableId {
    let table = house.host.open(ADA, chaos(2)).await.unwrap().id;
    let list = STARTERS.iter().find(|(hero, _)| *hero == "yipee").unwrap().1;
    let join = Join { name: "Ben".into(), kit: list.to_owned(), ..Join::default() };
    house.host.join(BEN, table, join).await.unwrap();
    house.host.settle_order(ADA, table, &[Seat(1), Seat(0)]).await.unwrap();
    house.host.start(ADA, table).await.unwrap();
    house.host.tick().await.unwrap();
    assert_eq!(house.host.board(table).await.unwrap().waiting[0].person, Some(BEN));
    table
}

/// A draft of a whole move that is put in as text.
async fn drafted(house: &House, table: TableId, word: &str) -> DraftView {
    let at = house.question(table, BEN).await.unwrap();
    let view = house.host.draft_open(BEN, table, at).await.unwrap();
    house.host.draft_choose(BEN, view.id, view.step, Choose::Text(word.to_owned())).await.unwrap()
}

#[tokio::test]
async fn a_move_is_confirmed_and_the_round_ends_with_it_even_if_something_is_asked_in_between() {
    let mut house = House::new().await;
    let table = yipee(&house).await;
    let view = drafted(&house, table, "ability").await;
    assert!(view.may_end && view.whole.is_some());
    house.host.draft_confirm_and_end(BEN, view.id, view.step).await.unwrap();
    // The ability asks something first, and the process dies meanwhile: the end is kept.
    let asked = house.question(table, BEN).await.unwrap();
    house.die_and_return(1).await;
    assert_eq!(house.host.orders(BEN, table).await.unwrap().len(), 1);
    house.host.play(BEN, table, asked, "none").await.unwrap();
    assert_eq!(house.host.board(table).await.unwrap().waiting[0].person, Some(ADA), "the round is over");
    assert_eq!(house.host.orders(BEN, table).await.unwrap(), [], "and nothing of it is left for the next");
    let log = house.host.store().log(table, 0, 999).await.unwrap();
    assert!(log.last().unwrap().passes.contains(" end"), "{:?}", log.last());
}

#[tokio::test]
async fn an_end_that_is_too_late_ends_no_other_round() {
    let house = House::new().await;
    let table = yipee(&house).await;
    let view = drafted(&house, table, "ability").await;
    house.host.draft_confirm_and_end(BEN, view.id, view.step).await.unwrap();
    // Time runs out before the ability's question is answered, and with it the round, however it comes.
    for _ in 0..6 {
        if house.host.board(table).await.unwrap().waiting[0].person == Some(ADA) {
            break;
        }
        house.pass(2 * DAY).await;
    }
    house.host.play_text(ADA, table, "end").await.unwrap();
    assert_eq!(
        house.host.board(table).await.unwrap().waiting[0].person,
        Some(BEN),
        "Ben's next round is his own"
    );
    assert_eq!(house.host.orders(BEN, table).await.unwrap(), []);
    // A move that ends the round by itself has no such button.
    assert!(!drafted(&house, table, "end").await.may_end);
}

#[tokio::test]
async fn whoever_is_new_is_offered_once_what_spares_the_others_most_waiting() {
    let mut house = House::new().await;
    let mut dice = Fast::new(5);
    let table = three(&house).await;
    // Who has orders of their own needs none.
    house.host.order_set(BEN, table, "window calm 2").await.unwrap();
    let mut offers = played_by_all(&house, table, 2, &mut dice).await;
    house.die_and_return(1).await;
    offers.extend(played_by_all(&house, table, 1, &mut dice).await);
    let taken = house.host.take_offer(ADA, table).await.unwrap().here;
    assert_eq!(taken.iter().map(|order| order.text.as_str()).collect::<Vec<_>>(), ["window guard 3 both"]);
    // It is the same game at another table, where Ben has none.
    let other = three(&house).await;
    let others = played_by_all(&house, other, 1, &mut dice).await;
    offers.extend(others.into_iter().filter(|(person, _)| *person != BEN));
    for person in [ADA, BEN, CYD] {
        let of: Vec<bool> =
            offers.iter().filter(|(who, _)| *who == person).map(|(_, offers)| *offers).collect();
        assert_eq!(of[0], person != BEN, "{person}: with the first move");
        assert!(
            of.len() > 2 && of[1..].iter().all(|offers| !offers),
            "{person}: once, whatever comes: {of:?}"
        );
    }
}

/// Plays on at random until each of three has made so many moves: who was offered something with each of them.
async fn played_by_all(house: &House, table: TableId, moves: usize, dice: &mut Fast) -> Vec<(Person, bool)> {
    let mut offers = Vec::new();
    let count = |offers: &[(Person, bool)], person| offers.iter().filter(|(who, _)| *who == person).count();
    while [ADA, BEN, CYD].iter().any(|person| count(&offers, *person) < moves) {
        let asked = house.host.board(table).await.unwrap().waiting[0].person.unwrap();
        let look = house.host.look(table, asked).await.unwrap();
        let owed = look.decisions.iter().find(|decision| decision.duty == Duty::Owed).unwrap();
        let at = DecisionId::new(&owed.id).unwrap();
        let line = random_line(house, table, at, dice).await;
        offers.push((asked, house.host.play(asked, table, at, &line).await.unwrap().offers));
        house.host.tick().await.unwrap();
    }
    offers
}

#[tokio::test]
async fn a_round_ends_by_itself_when_nothing_is_left_that_its_player_could_do() {
    let house = House::of(skald_rules::catalogue::standard(), 5).await;
    let table = house.duel(chaos(2)).await;
    let change = PersonChange { consent: Some(true), ..PersonChange::default() };
    house.host.change_person(ADA, change).await.unwrap();
    let mut dice = Fast::new(6);
    let (mut asked, mut counters) = (0, 0);
    while house.host.info(table).await.unwrap().status == Status::Playing {
        for person in [ADA, BEN] {
            let look = house.host.look(table, person).await.unwrap();
            let own = look.decisions.iter().find(|of| of.kind == "action" && of.duty == Duty::Owed);
            let Some(own) = own else { continue };
            let at = DecisionId::new(&own.id).unwrap();
            let position = position(&house, table).await;
            if only_answer(&*position, at).as_deref() != Some("end") {
                continue;
            }
            // Whoever could still counter is left to it; whoever has not agreed tells nothing of their hand.
            let counter = look.decisions.iter().any(|of| of.kind == "counter");
            let empty = position.open(Seat(u8::from(person == BEN))).iter().any(|of| of.auto == Auto::Public);
            assert!(counter || (person == BEN && !empty), "{person} is asked for nothing: {look:#?}");
            asked += u32::from(!counter);
            counters += u32::from(counter);
        }
        answer_at_random(&house, table, &mut dice).await;
    }
    let mut ended = 0;
    for entry in house.host.store().log(table, 0, u32::MAX).await.unwrap() {
        ended += u32::from(entry.by == "host" && entry.text.ends_with(" end"));
        let passes: Vec<serde_json::Value> = serde_json::from_str(&entry.passes).unwrap();
        let by_itself = |pass: &&serde_json::Value| {
            pass["by"] == "host" && pass["input"].as_str().unwrap().ends_with(" end")
        };
        ended += u32::try_from(passes.iter().filter(by_itself).count()).unwrap();
    }
    println!("{ended} rounds ended by themselves, {asked} were left to Ben, {counters} to a counter");
    assert!(ended > 0 && asked > 0, "{ended} {asked}");
}
