//! The clock clauses of the games, as the host keeps them: how long each wait may take, what interrupts it, who is away.

use std::collections::BTreeMap;

use crate::common::{self, ADA, BEN, DAY, HOUR, House, answer_at_random, random_line};
use skald::host::{
    About, Body, DecisionInfo, HandLook, HostConfig, Join, OpenTable, Person, Reserve, Status, TableId,
    Terms, To, WaitInfo,
};
use skald_rules::{
    chance::Fast,
    interface::{DecisionId, Duty, Options},
};

const MINUTE: i64 = 60_000;

/// A table of Ada and Ben that has begun, with a day for a turn.
async fn table(house: &House, game: &str, options: &[(&str, &str)]) -> TableId {
    let options = options.iter().fold(Options::default(), |options, (key, value)| options.with(key, value));
    let wish = OpenTable {
        game: game.into(),
        seats: Some(2),
        options,
        terms: Terms::of(Some(DAY)),
        channel: 7,
        name: "Ada".into(),
        ..OpenTable::default()
    };
    let table = house.host.open(ADA, wish).await.unwrap().id;
    house.host.join(BEN, table, Join { name: "Ben".into(), ..Join::default() }).await.unwrap();
    house.host.start(ADA, table).await.unwrap();
    house.host.tick().await.unwrap();
    table
}

fn owed(look: &HandLook) -> Option<&DecisionInfo> {
    look.decisions.iter().find(|decision| decision.duty == Duty::Owed)
}

/// Who is waited for, the question, and how much time is left for it.
async fn asked(house: &House, table: TableId) -> Option<(Person, DecisionInfo, i64)> {
    let board = house.host.board(table).await.unwrap();
    let person = board.waiting.first()?.person?;
    let left = board.waiting[0].until.unwrap() - house.host.now();
    let look = house.host.look(table, person).await.unwrap();
    Some((person, owed(&look).unwrap().clone(), left))
}

/// How long a question of Legends of Chaos may take by its kind, in hours.
fn hours(kind: &str) -> i64 {
    match kind {
        "action" => 24,
        "answer" => 12,
        _ => 6,
    }
}

/// The budget on which a question draws: a whole round shares one, every window and choice has its own.
fn stretch(question: &DecisionInfo) -> String {
    match question.kind.as_str() {
        "action" => question.id.split('.').next().unwrap().to_owned(),
        _ => question.id.clone(),
    }
}

// shows CHAOS-22.1
#[tokio::test]
async fn a_round_has_a_day_a_window_half_of_it_and_a_choice_a_quarter_and_nothing_renews_a_round() {
    let (mut after_windows, mut after_choices) = (0, 0);
    for story in 1..=12 {
        let house = House::of(common::games(), story).await;
        let table = table(&house, "chaos", &[("svpt_percent", "50")]).await;
        let mut dice = Fast::new(story);
        // What each budget has used, by what was seen from outside.
        let mut used: BTreeMap<(u64, String), i64> = BTreeMap::new();
        let mut before: Option<(Person, DecisionInfo)> = None;
        while let Some((person, question, left)) = asked(&house, table).await {
            let spent = used.entry((person.0, stretch(&question))).or_insert(0);
            let whole = hours(&question.kind) * HOUR;
            assert_eq!(left, whole - *spent, "{} of {}", question.id, question.kind);
            // A round that goes on after it was interrupted, and of which something was used before.
            if let Some((_, other)) = before.filter(|_| question.kind == "action" && *spent > 0) {
                after_windows += i32::from(other.kind == "answer");
                after_choices += i32::from(!["action", "answer"].contains(&other.kind.as_str()));
            }
            house.pass(7 * MINUTE).await;
            *spent += 7 * MINUTE;
            before = Some((person, question));
            answer_at_random(&house, table, &mut dice).await;
        }
        assert_eq!(house.host.info(table).await.unwrap().status, Status::Over);
    }
    assert!(after_windows > 10 && after_choices > 5, "{after_windows} windows, {after_choices} choices");
}

// shows CHAOS-22.1
#[tokio::test]
async fn whatever_is_asked_ends_when_its_time_is_up_and_not_before() {
    let mut ended: BTreeMap<&str, i32> = BTreeMap::new();
    for story in 1..=7 {
        let house = House::of(common::games(), story).await;
        let table = table(&house, "chaos", &[("absent_resign", "no"), ("svpt_percent", "50")]).await;
        let mut dice = Fast::new(story);
        let mut turn = 0;
        while let Some((person, question, left)) = asked(&house, table).await {
            turn += 1;
            let kind = if hours(&question.kind) == 6 { "choice" } else { question.kind.as_str() };
            // Every choice and every third of all else is let go.
            if kind != "choice" && turn % 3 != 0 {
                answer_at_random(&house, table, &mut dice).await;
                continue;
            }
            let log = house.host.info(table).await.unwrap().log;
            house.pass(left - 1).await;
            assert_eq!(asked(&house, table).await.unwrap().1.id, question.id, "not a millisecond too early");
            house.pass(1).await;
            let entry = house.host.store().log(table, log, 1).await.unwrap().pop().unwrap();
            let by = (entry.by.as_str(), entry.decision.as_deref());
            assert_eq!(by, ("clock", Some(question.id.as_str())));
            assert!(entry.text.ends_with(question.default.as_deref().unwrap()), "as {person} was shown");
            let kind = ["choice", "action", "answer"].into_iter().find(|known| *known == kind).unwrap();
            *ended.entry(kind).or_default() += 1;
        }
    }
    assert!(
        ended.len() == 3 && ended.values().all(|times| *times > 2),
        "a round, a window, a choice: {ended:?}"
    );
}

// shows CHAOS-22.7
#[tokio::test]
async fn whoever_let_two_waits_run_out_has_a_quarter_of_every_limit_until_their_next_own_act() {
    let (mut rounds, mut windows, mut returns) = (0, 0, 0);
    for story in 1..=4 {
        let house = House::of(common::games(), story).await;
        let table = table(&house, "chaos", &[("absent_resign", "no")]).await;
        let mut dice = Fast::new(story);
        let mut used: BTreeMap<String, i64> = BTreeMap::new();
        let mut missed = 0;
        for _ in 0..150 {
            let Some((person, question, left)) = asked(&house, table).await else { break };
            let whole = hours(&question.kind) * HOUR;
            if person == ADA {
                assert_eq!(left, whole, "the absence of others takes nothing from {}", question.id);
                answer_at_random(&house, table, &mut dice).await;
                continue;
            }
            let spent = used.entry(stretch(&question)).or_insert(0);
            assert_eq!(left, if missed >= 2 { whole / 4 } else { whole } - *spent, "{missed} missed");
            if missed >= 2 {
                rounds += i32::from(question.kind == "action");
                windows += i32::from(question.kind == "answer");
            }
            // After some absence Ben comes back when a part of his short time is used, with an act that ends no round.
            let at = DecisionId::new(&question.id).unwrap();
            let line = random_line(&house, table, at, &mut dice).await;
            let acts = ["lay", "play", "cycle"].iter().any(|word| line.starts_with(word));
            if missed >= 4 && acts {
                house.pass(left / 2).await;
                *spent += left / 2;
                house.host.play(BEN, table, at, &line).await.unwrap();
                house.host.tick().await.unwrap();
                missed = 0;
                if let Some((BEN, after, rest)) = asked(&house, table).await
                    && stretch(&after) == stretch(&question)
                {
                    assert_eq!(rest, whole - left / 2, "the whole time again, less what was used");
                    returns += 1;
                }
            } else {
                house.pass(left).await;
                missed += 1;
            }
        }
    }
    assert!(
        rounds > 5 && windows > 5 && returns > 0,
        "{rounds} rounds, {windows} windows, {returns} returns"
    );
}

// shows CHAOS-22.3
#[tokio::test]
async fn three_own_rounds_in_a_row_that_run_out_are_the_end_and_the_lobby_says_so() {
    let house = House::new().await;
    let table = table(&house, "chaos", &[]).await;
    let info = house.host.info(table).await.unwrap();
    let said: Vec<&str> = info.absence.iter().map(|say| say.id).collect();
    assert_eq!(said, ["chaos-absence-away", "chaos-absence-out"]);
    let mut limits = Vec::new();
    while house.host.info(table).await.unwrap().status == Status::Playing {
        let (person, question, left) = asked(&house, table).await.unwrap();
        if person == BEN {
            limits.push(left / HOUR);
            house.pass(left).await;
        } else {
            let at = DecisionId::new(&question.id).unwrap();
            house.host.play(ADA, table, at, "end").await.unwrap();
        }
    }
    assert_eq!(limits, [24, 24, 6]);
    let outcome = house.host.info(table).await.unwrap().outcome.unwrap();
    assert_eq!(
        outcome.winners(),
        [house
            .host
            .info(table)
            .await
            .unwrap()
            .seats
            .iter()
            .find(|seat| seat.person == Some(ADA))
            .unwrap()
            .seat]
    );

    let lasting = self::table(&house, "chaos", &[("absent_resign", "no")]).await;
    let info = house.host.info(lasting).await.unwrap();
    assert_eq!(info.absence.iter().map(|say| say.id).collect::<Vec<_>>(), ["chaos-absence-away"]);
}

// shows WAR-15.2
#[tokio::test]
async fn with_pace_ready_war_waits_for_everybody_to_draw_or_for_the_time_to_pass() {
    let house = House::new().await;
    let host = &house.host;
    let table = table(&house, "war", &[("pace", "ready")]).await;
    let draws =
        |waiting: &[WaitInfo]| waiting.iter().map(|wait| (wait.person, wait.until)).collect::<Vec<_>>();
    let end = Some(host.now() + 6 * HOUR);
    assert_eq!(
        draws(&host.board(table).await.unwrap().waiting),
        [(Some(ADA), end), (Some(BEN), end)],
        "a press has a quarter"
    );
    house.pass(HOUR).await;
    let at = house.question(table, ADA).await.unwrap();
    host.play(ADA, table, at, "draw").await.unwrap();
    assert_eq!(draws(&host.board(table).await.unwrap().waiting), [(Some(BEN), end)]);
    house.pass(5 * HOUR - 1).await;
    assert_eq!(draws(&host.board(table).await.unwrap().waiting), [(Some(BEN), end)]);
    house.pass(1).await;
    assert_ne!(house.question(table, ADA).await, None);
    assert_ne!(draws(&host.board(table).await.unwrap().waiting), [(Some(BEN), end)]);
    let drawn: Vec<String> =
        host.store().log(table, 1, 2).await.unwrap().into_iter().map(|entry| entry.by).collect();
    assert_eq!(drawn, ["hand", "clock"]);
}

// shows WAR-15.5
#[tokio::test]
async fn when_the_time_of_a_question_of_war_runs_out_the_answer_is_hold() {
    let house = House::new().await;
    let host = &house.host;
    let table = table(&house, "war", &[]).await;
    let (mut held, mut took) = (0, 0);
    while let Some((person, question, left)) = asked(&house, table).await {
        // Whoever is asked looks in: a table at which nobody is any more would rest.
        host.come_back(person, table).await.unwrap();
        let log = host.info(table).await.unwrap().log;
        house.pass(left - 1).await;
        assert_eq!(host.info(table).await.unwrap().log, log, "not a millisecond too early");
        house.pass(1).await;
        let entry = host.store().log(table, log, 1).await.unwrap().pop().unwrap();
        assert_eq!((entry.by.as_str(), entry.decision.as_deref()), ("clock", Some(question.id.as_str())));
        match question.kind.as_str() {
            "use" | "gamble" => {
                assert!(entry.text.ends_with(" hold"), "{}", entry.text);
                held += 1;
            }
            "strike" => assert!(entry.text.ends_with(" wait"), "{}", entry.text),
            _ => took += 1,
        }
    }
    assert_eq!(host.info(table).await.unwrap().status, Status::Over, "nobody answers at all, and it ends");
    assert!(held > 3, "{held} held, {took} taken");
}

// shows LAW-16.1
#[tokio::test]
async fn every_question_of_legends_at_war_ends_with_its_default_when_its_time_is_up() {
    let house = House::new().await;
    let host = &house.host;
    let table = table(&house, "law", &[("form", "skirmish")]).await;
    // A deck has two days, everything else a day; a whole turn shares one.
    let mut defaults = 0;
    while let Some((person, question, left)) = asked(&house, table).await {
        // Whoever is asked looks in: a table at which nobody is any more would rest.
        host.come_back(person, table).await.unwrap();
        let log = host.info(table).await.unwrap().log;
        assert_eq!(left, if question.kind == "deck" { 2 * DAY } else { DAY }, "{}", question.id);
        house.pass(left).await;
        let entry = host.store().log(table, log, 1).await.unwrap().pop().unwrap();
        assert_eq!((entry.by.as_str(), entry.decision.as_deref()), ("clock", Some(question.id.as_str())));
        assert!(entry.text.ends_with(question.default.as_deref().unwrap()), "as it was shown");
        defaults += 1;
    }
    assert_eq!(host.info(table).await.unwrap().status, Status::Over);
    assert!(defaults > 10, "{defaults}");
}

// shows LAW-16.10
#[tokio::test]
async fn that_a_secret_answer_came_by_default_is_told_to_its_player_alone() {
    let house = House::new().await;
    let host = &house.host;
    let table = table(&house, "law", &[("form", "skirmish")]).await;
    let mut dice = Fast::new(5);
    // Both build; then one lays a hidden card by hand and the other's time runs out.
    let mut lines: BTreeMap<String, String> = BTreeMap::new();
    house.deliver().await;
    while lines.len() < 2 {
        let (person, question, left) = asked(&house, table).await.unwrap();
        let log = host.info(table).await.unwrap().log;
        let late = person == BEN;
        if late {
            house.pass(left).await;
        } else {
            let at = DecisionId::new(&question.id).unwrap();
            let line = random_line(&house, table, at, &mut dice).await;
            host.play(person, table, at, &line).await.unwrap();
        }
        let entry = host.history(table, log, 1).await.unwrap().pop().unwrap();
        assert_eq!(entry.by == "clock", late);
        if question.kind == "open" {
            let facts = entry.told.iter().map(|(_, text)| text.as_str());
            // Where it lies is public, whoever laid it.
            let (line, _) = facts.clone().find_map(|text| text.split_once(" face down on ")).unwrap();
            assert!(facts.clone().all(|text| !text.contains("time")), "{:?}", entry.told);
            lines.insert(entry.by.clone(), line.replace("Ada", "X").replace("Ben", "X"));
        }
        let said = house.deliver().await;
        let timed_out =
            said.iter().filter(|item| matches!(&item.body, Body::Say { about: About::TimedOut, .. }));
        // Where one begins and what is drafted is public, and so is that time chose it (LAW-16.1).
        for item in timed_out.filter(|_| ["deck", "open"].contains(&question.kind.as_str())) {
            assert_eq!(item.to, To::Person(BEN), "nobody else is told");
        }
    }
    let kinds: Vec<&str> = lines.keys().map(String::as_str).collect();
    assert_eq!(kinds, ["clock", "hand"]);
    assert_eq!(lines["clock"], lines["hand"]);
}

/// A table of Race between Ada and Ben with a day for a turn and this beside it.
async fn reserving(house: &House, reserve: Reserve) -> TableId {
    let wish = OpenTable { terms: Terms::of(Some(DAY)).reserving(reserve), ..common::race(9) };
    house.duel(wish).await
}

#[tokio::test]
async fn a_reserve_is_used_when_a_turn_is_too_short_and_grows_only_if_that_was_agreed() {
    for reserve in [Reserve::None, Reserve::Turn, Reserve::Growing] {
        let house = House::new().await;
        let table = reserving(&house, reserve).await;
        let whole = |turns: i64| turns * DAY;
        let (_, _, left) = asked(&house, table).await.unwrap();
        assert_eq!(left, whole(if reserve == Reserve::None { 1 } else { 2 }), "{reserve:?}");
        // Ada is in time, and it is her turn again.
        house.answer(table, "take").await;
        house.answer(table, "take").await;
        let (person, _, left) = asked(&house, table).await.unwrap();
        let grown = if reserve == Reserve::Growing { DAY / 8 } else { 0 };
        assert_eq!((person, left), (ADA, whole(if reserve == Reserve::None { 1 } else { 2 }) + grown));
        // She uses the turn and half a day of the reserve, which is gone then.
        if reserve != Reserve::None {
            house.pass(DAY + DAY / 2).await;
            house.answer(table, "take").await;
            house.answer(table, "take").await;
            let (person, _, left) = asked(&house, table).await.unwrap();
            assert_eq!((person, left), (ADA, DAY + DAY / 2 + grown), "{reserve:?}");
        }
        house.pass(left).await;
        assert_ne!(asked(&house, table).await.map(|(person, ..)| person), Some(ADA), "{reserve:?}");
    }
}

#[tokio::test]
async fn time_stands_still_for_everybody_while_discord_cannot_be_reached() {
    // A lease so long that no pause between two heartbeats counts as sleep.
    let mut house = House::with(HostConfig { lease: 10 * DAY, ..common::quick() }).await;
    let table = house.game(3).await;
    let until = house.host.board(table).await.unwrap().waiting[0].until.unwrap();
    house.pass(DAY - HOUR).await;
    house.deliver().await;
    let host = house.host.clone();
    host.out_of_reach(true).await.unwrap();
    host.out_of_reach(true).await.unwrap();
    // Two hours more than there was time, with a heartbeat now and then.
    for _ in 0..6 {
        house.pass(HOUR / 2).await;
        host.beat().await.unwrap();
    }
    assert_eq!(host.board(table).await.unwrap().waiting[0].person, Some(ADA), "nothing was answered for her");
    assert!(house.owed().await.is_empty(), "and she was not hurried");
    house.pass(HOUR / 2).await;
    host.out_of_reach(false).await.unwrap();
    host.out_of_reach(false).await.unwrap();
    let gap = 7 * HOUR / 2;
    assert_eq!(host.board(table).await.unwrap().waiting[0].until, Some(until + gap));
    let names: Vec<String> = house.deliver().await.into_iter().map(|item| item.name).collect();
    assert_eq!(names, [format!("board:{table}")], "the board says how long it is now");

    // A process that dies meanwhile loses none of it but what came after its last heartbeat.
    host.out_of_reach(true).await.unwrap();
    house.pass(DAY).await;
    host.beat().await.unwrap();
    let away = house.config.lease + 1;
    house.die_and_return(away).await;
    let host = &house.host;
    assert_eq!(host.board(table).await.unwrap().waiting[0].until, Some(until + gap + DAY + away));
    house.pass(HOUR - 1).await;
    assert_eq!(host.board(table).await.unwrap().waiting[0].person, Some(ADA));
    house.pass(1).await;
    assert_ne!(
        host.board(table).await.unwrap().waiting[0].person,
        Some(ADA),
        "then it runs out as it should"
    );
}

#[tokio::test]
async fn computers_go_on_while_discord_cannot_be_reached() {
    let house = House::new().await;
    let host = &house.host;
    let wish = OpenTable { computers: 1, ..common::race(3) };
    let table = host.open(ADA, wish).await.unwrap().id;
    host.start(ADA, table).await.unwrap();
    host.tick().await.unwrap();
    host.out_of_reach(true).await.unwrap();
    let at = house.question(table, ADA).await.unwrap();
    let log = host.play(ADA, table, at, "take").await.unwrap().log;
    assert!(house.pass(0).await.is_none(), "nothing that counts is due");
    assert!(host.info(table).await.unwrap().log > log, "the computer has answered");
    host.out_of_reach(false).await.unwrap();
    assert!(host.tick().await.unwrap().is_some(), "her clock runs again");
}
