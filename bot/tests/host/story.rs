//! The story that everybody reads, line by line, and what a person is told who comes back: both from rows that outlive the
//! process.

use std::collections::BTreeMap;

use crate::common::{ADA, BEN, DAY, House, answer_at_random, message_of, taken};
use skald::host::{
    About, Body, Join, OpenTable, OutboxItem, PastStep, Since, Status, StoryLine, TableId, Terms, To,
};
use skald_rules::{
    chance::Fast,
    interface::{Options, Say, Weight},
};

/// A duel of Ada and Ben, whose points are so many hundredths of what they usually are.
async fn duel(house: &House, percent: &str) -> TableId {
    let open = OpenTable {
        game: "chaos".into(),
        seats: Some(2),
        terms: Terms::of(Some(DAY)),
        guild: Some(1),
        channel: 7,
        name: "Ada".into(),
        options: Options::default().with("svpt_percent", percent),
        ..OpenTable::default()
    };
    let table = house.host.open(ADA, open).await.unwrap().id;
    house.host.join(BEN, table, Join { name: "Ben".into(), ..Join::default() }).await.unwrap();
    house.host.start(ADA, table).await.unwrap();
    house.host.tick().await.unwrap();
    table
}

/// Sends what is owed and takes down the messages of the story as they are shown then.
async fn show(house: &House, table: TableId, shown: &mut BTreeMap<u32, Vec<StoryLine>>) -> usize {
    let mut changed = 0;
    for item in house.deliver().await {
        if let Body::Story { message } = item.body {
            shown.insert(message, house.host.story(table, message).await.unwrap());
            changed += 1;
        }
    }
    changed
}

#[tokio::test]
async fn a_message_of_the_story_is_changed_when_a_round_is_over_and_none_is_forgotten() {
    let mut house = House::of(skald_rules::catalogue::standard(), 3).await;
    let table = duel(&house, "50").await;
    let (mut dice, mut shown) = (Fast::new(4), BTreeMap::new());
    let (mut changes, mut answers) = (0, 0);
    while house.host.info(table).await.unwrap().status == Status::Playing {
        answer_at_random(&house, table, &mut dice).await;
        answers += 1;
        if answers == 30 {
            house.die_and_return(0).await;
        }
        changes += show(&house, table, &mut shown).await;
        assert!(answers < 3_000, "the game ends");
    }
    let mut lines = Vec::new();
    for (message, known) in &shown {
        let now = house.host.story(table, *message).await.unwrap();
        assert_eq!(&now, known, "message {message} shows what there is");
        assert!((1..=10).contains(&now.len()));
        lines.extend(now);
    }
    assert!(house.host.story(table, u32::try_from(shown.len()).unwrap()).await.unwrap().is_empty());
    assert_eq!(shown.len(), lines.len().div_ceil(10));
    // A line for each round, not for each answer, and not a request for each either.
    println!("{answers} answers, {} lines, {} messages, {changes} changes", lines.len(), shown.len());
    assert!(lines.len() >= 5 && changes <= lines.len() + shown.len(), "{changes} changes, {lines:#?}");
    assert!(lines.windows(2).all(|pair| pair[0].part != pair[1].part), "{lines:#?}");
    assert!(lines.iter().all(|line| (1..=2).contains(&line.told.len())), "{lines:#?}");
    assert!(lines.last().unwrap().told.iter().any(|told| told.contains("win")), "the end: {lines:#?}");
}

#[tokio::test]
async fn what_is_said_when_a_game_begins_goes_when_its_story_does() {
    let house = House::of(skald_rules::catalogue::standard(), 3).await;
    let table = duel(&house, "50").await;
    let is_start = |item: &&OutboxItem| matches!(item.body, Body::Say { about: About::Started, .. });
    let sent = house.deliver().await;
    let started = sent.iter().find(is_start).map(message_of).expect("a word at the beginning");
    let mut dice = Fast::new(4);
    for _ in 0..3_000 {
        answer_at_random(&house, table, &mut dice).await;
        let sent = house.deliver().await;
        let story = sent.iter().any(|item| matches!(item.body, Body::Story { .. }));
        assert_eq!(taken(&sent).contains(&started), story, "when a round is over, and not before");
        if story {
            return;
        }
    }
    panic!("no round was ever over");
}

#[tokio::test]
async fn the_whole_story_is_told_anew_where_its_messages_are_gone() {
    let mut house = House::of(skald_rules::catalogue::standard(), 3).await;
    let table = duel(&house, "100").await;
    let (mut dice, mut shown) = (Fast::new(4), BTreeMap::new());
    for _ in 0..3_000 {
        answer_at_random(&house, table, &mut dice).await;
        show(&house, table, &mut shown).await;
        if shown.len() == 2 {
            break;
        }
    }
    assert_eq!(shown.len(), 2, "{shown:#?}");
    house.die_and_return(0).await;
    assert_eq!(show(&house, table, &mut BTreeMap::new()).await, 0, "what stands is not said again");

    // Where places end with the process.
    house.host.show_anew(1).await.unwrap();
    let mut anew = BTreeMap::new();
    show(&house, table, &mut anew).await;
    assert_eq!(anew, shown);
    // And where the thread of a game is gone.
    house.host.pause(table, &Say::new("pause-no-thread")).await.unwrap();
    house.deliver().await;
    house.host.resume_anew(table).await.unwrap();
    let mut anew = BTreeMap::new();
    show(&house, table, &mut anew).await;
    assert_eq!(anew, shown);
}

#[tokio::test]
async fn what_was_to_be_shown_and_taken_away_when_a_place_closed_is_not_forgotten() {
    let house = House::of(skald_rules::catalogue::standard(), 3).await;
    let table = duel(&house, "50").await;
    let is_story = |item: &OutboxItem| matches!(item.body, Body::Story { .. });
    let mut dice = Fast::new(4);
    let mut owed = Vec::new();
    for _ in 0..3_000 {
        house.deliver().await;
        answer_at_random(&house, table, &mut dice).await;
        owed = house.owed().await;
        if owed.iter().any(is_story) {
            break;
        }
    }
    let mut goes = taken(&owed);
    assert!(!goes.is_empty(), "what was said at the beginning goes with the first round: {owed:#?}");
    house.host.place_lost(table, &Say::new("pause-no-access")).await.unwrap();
    let owed = house.owed().await;
    let mut still = taken(&owed);
    goes.sort_unstable();
    still.sort_unstable();
    assert_eq!(still, goes, "it goes all the same");
    let told: Vec<&OutboxItem> = owed.iter().filter(|item| is_story(item)).collect();
    assert_eq!(told.len(), 1, "{owed:#?}");
    let to_table = |item: &&OutboxItem| item.to == To::Table && matches!(item.body, Body::Say { .. });
    assert_eq!(owed.iter().find(to_table), None, "what was to be said there is said no more");
    // The place is closed to it as well, and it is given up until the place opens.
    assert!(house.host.outbox_try(told[0], 60_000).await.unwrap());
    house.host.outbox_failed(told[0].id, told[0].revision, "closed", None).await.unwrap();
    assert!(!house.owed().await.iter().any(is_story));
    house.host.place_found(table).await.unwrap();
    assert!(house.owed().await.iter().any(is_story), "it is shown where it can be shown again");
}

fn numbers(steps: &[PastStep]) -> Vec<u32> {
    steps.iter().map(|step| step.number).collect()
}

#[tokio::test]
async fn what_is_new_to_somebody_is_what_happened_since_they_pressed_something() {
    let mut house = House::of(skald_rules::catalogue::standard(), 3).await;
    let table = duel(&house, "50").await;
    let mut dice = Fast::new(8);
    let log = |house: &House| {
        let host = house.host.clone();
        async move { host.info(table).await.unwrap().log }
    };
    for _ in 0..12 {
        answer_at_random(&house, table, &mut dice).await;
    }
    // Whoever did something last has been told all that came of it; the other has missed it.
    let had = log(&house).await;
    let (new_to_ada, new_to_ben) = (
        house.host.new_to(table, ADA, Since::Press).await.unwrap(),
        house.host.new_to(table, BEN, Since::Press).await.unwrap(),
    );
    assert_eq!(new_to_ada.max(new_to_ben), had);
    let (away, from) = if new_to_ada < had { (ADA, new_to_ada) } else { (BEN, new_to_ben) };
    assert!(from < had);
    house.die_and_return(0).await;
    let recap = house.host.recap(table, away, Since::Press).await.unwrap().unwrap();
    assert_eq!((recap.from, numbers(&recap.steps)[0]), (from, from));
    assert_eq!(*numbers(&recap.steps).last().unwrap(), had - 1);
    assert!(recap.steps.iter().any(|step| step.told.iter().any(|(weight, _)| *weight > Weight::Minor)));
    // The position that they saw then, and that of now.
    let then = house.host.step(table, away, from - 1).await.unwrap().view;
    assert_eq!(recap.before, Some(then));
    assert_eq!(Some(recap.view), house.host.look(table, away).await.unwrap().view);
    // Told once, it is known; asked for again, it is told again, as long as nothing happens.
    house.host.was_here(away, table, had).await.unwrap();
    assert!(house.host.recap(table, away, Since::Press).await.unwrap().is_none());
    house.die_and_return(0).await;
    let again = house.host.recap(table, away, Since::Visit).await.unwrap().unwrap();
    assert_eq!(numbers(&again.steps), numbers(&recap.steps));
    // What they do themselves is no news, but what happened before it is not forgotten by it.
    answer_at_random(&house, table, &mut dice).await;
    let later = house.host.recap(table, away, Since::Visit).await.unwrap().unwrap();
    assert!(later.from == from || later.from == had, "{} of {from} and {had}", later.from);
    // Every step can be looked at; behind the last one there is none.
    let last = house.host.step(table, away, 10_000).await.unwrap();
    assert_eq!((last.number, last.last), (log(&house).await - 1, log(&house).await - 1));
    assert_eq!(Some(last.view), house.host.look(table, away).await.unwrap().view);
}
