//! What a table is told besides its game: at once, until the story tells it; and with the result what has ended it.

use crate::common::{ADA, BEN, CYD, DAY, House, answer_at_random, begun, message_of, taken, text_of};
use skald::host::{About, Actor, Body, Manage, OpenTable, OutboxItem, Person, Status, TableId, Terms};
use skald_rules::{chance::Fast, interface::Options};

/// A game of Ada, Ben and Cyd, of which everything was sent.
async fn three(house: &House) -> TableId {
    let open = OpenTable {
        game: "chaos".into(),
        terms: Terms::of(Some(DAY)),
        guild: Some(1),
        channel: 7,
        options: Options::default().with("svpt_percent", "50"),
        ..OpenTable::default()
    };
    let table = begun(house, open, &[(ADA, "Ada"), (BEN, "Ben"), (CYD, "Cyd")]).await;
    house.deliver().await;
    table
}

/// The one notice about this that was sent.
fn only(sent: &[OutboxItem], wanted: About) -> &OutboxItem {
    let is_it = |item: &&OutboxItem| matches!(item.body, Body::Say { about, .. } if about == wanted);
    let found: Vec<&OutboxItem> = sent.iter().filter(is_it).collect();
    let [one] = found[..] else { panic!("{} of {wanted:?}: {sent:#?}", found.len()) };
    one
}

/// Everything that the messages of a table's story tell now.
async fn story(house: &House, table: TableId) -> Vec<String> {
    let mut told = Vec::new();
    for message in 0.. {
        let lines = house.host.story(table, message).await.unwrap();
        if lines.is_empty() {
            break;
        }
        told.extend(lines.into_iter().flat_map(|line| line.told));
    }
    told
}

/// Plays on until the story tells this: then, and not before, the message goes that told it at once.
async fn goes_when_the_story_tells(house: &House, table: TableId, message: u64, words: &str) {
    let mut dice = Fast::new(5);
    for _ in 0..3_000 {
        assert!(!story(house, table).await.iter().any(|told| told.contains(words)), "its round is not over");
        answer_at_random(house, table, &mut dice).await;
        let sent = house.deliver().await;
        let shown = sent.iter().any(|item| matches!(item.body, Body::Story { .. }));
        let tells = story(house, table).await.iter().any(|told| told.contains(words));
        assert!(!tells || shown, "what has grown is shown");
        assert_eq!(taken(&sent).contains(&message), tells, "it goes when the story tells it");
        if tells {
            return;
        }
    }
    panic!("the story never told it");
}

#[tokio::test]
async fn that_somebody_has_left_is_told_at_once_and_becomes_a_sentence_of_the_story() {
    let house = House::of(skald_rules::catalogue::standard(), 3).await;
    let table = three(&house).await;
    // Somebody for whom the table does not wait, so that no round ends by it.
    let waiting = house.host.board(table).await.unwrap().waiting;
    let waits = |who: Person| waiting.iter().any(|wait| wait.person == Some(who));
    let all = [(BEN, "Ben"), (CYD, "Cyd"), (ADA, "Ada")];
    let (who, name) = all.into_iter().find(|(who, _)| !waits(*who)).unwrap_or((CYD, "Cyd"));
    assert!(house.host.take_out_left(table, who).await.unwrap());
    let sent = house.deliver().await;
    let notice = only(&sent, About::Removed);
    assert!(text_of(notice).unwrap().contains("is no longer on this server"), "{notice:?}");
    let log = house.host.history(table, 0, 99).await.unwrap();
    let why = log.iter().flat_map(|step| &step.told).filter(|(_, told)| told.contains("no longer on this"));
    assert_eq!(why.count(), 1, "whoever looks back reads why: {log:#?}");
    let words = format!("{name} is no longer on this server");
    goes_when_the_story_tells(&house, table, message_of(notice), &words).await;
}

#[tokio::test]
async fn that_a_table_stands_as_in_a_copy_is_told_at_once_and_becomes_a_sentence_of_the_story() {
    let house = House::of(skald_rules::catalogue::standard(), 3).await;
    let table = three(&house).await;
    assert_eq!(house.host.tell_restored().await.unwrap(), 1);
    let sent = house.deliver().await;
    let notice = only(&sent, About::Restored);
    let Body::Say { mention, .. } = &notice.body else { panic!("a sentence") };
    assert!([ADA, BEN, CYD].iter().all(|who| mention.contains(who)), "all are called: {mention:?}");
    goes_when_the_story_tells(&house, table, message_of(notice), "an earlier copy of this game").await;
}

#[tokio::test]
async fn that_managers_have_moved_a_table_is_told_there_and_becomes_a_sentence_of_the_story() {
    let house = House::of(skald_rules::catalogue::standard(), 3).await;
    let table = three(&house).await;
    house.host.manage(Actor::new(BEN, 70), 1, table, Manage::Move(8)).await.unwrap();
    let sent = house.deliver().await;
    let notice = only(&sent, About::Paused);
    assert!(text_of(notice).unwrap().contains("have moved table"), "{notice:?}");
    goes_when_the_story_tells(&house, table, message_of(notice), "have moved table").await;
}

#[tokio::test]
async fn that_managers_end_a_game_is_told_with_its_result_and_no_news_stay() {
    let house = House::of(skald_rules::catalogue::standard(), 3).await;
    let table = three(&house).await;
    house.host.tell_restored().await.unwrap();
    let restored = message_of(only(&house.deliver().await, About::Restored));
    house.host.manage(Actor::new(BEN, 71), 1, table, Manage::Close).await.unwrap();
    assert_eq!(house.host.info(table).await.unwrap().status, Status::Over);
    let sent = house.deliver().await;
    let told = text_of(only(&sent, About::Result)).unwrap();
    assert!(told.contains("have ended the game") && told.contains("is over"), "{told}");
    let said = sent.iter().filter_map(text_of).filter(|text| text.contains("have ended the game")).count();
    assert_eq!(said, 1, "once: {sent:#?}");
    assert!(taken(&sent).contains(&restored), "{sent:#?}");
    let told = story(&house, table).await;
    assert!(told.iter().any(|told| told.contains("an earlier copy")), "the story keeps it: {told:?}");
}

#[tokio::test]
async fn whoever_leaves_a_server_and_ends_the_game_by_it_is_named_in_the_story_alone() {
    let house = House::of(skald_rules::catalogue::standard(), 3).await;
    let table = three(&house).await;
    house.host.take_out_left(table, CYD).await.unwrap();
    house.deliver().await;
    house.host.take_out_left(table, BEN).await.unwrap();
    assert_eq!(house.host.info(table).await.unwrap().status, Status::Over, "one is left");
    let sent = house.deliver().await;
    let stays =
        sent.iter().filter_map(text_of).filter(|text| text.contains("no longer on this server")).count();
    assert_eq!(stays, 0, "{sent:#?}");
    let told = story(&house, table).await;
    for who in ["Ben", "Cyd"] {
        let left = told.iter().filter(|told| told.contains(&format!("{who} is no longer on this server")));
        assert_eq!(left.count(), 1, "{told:?}");
    }
}
