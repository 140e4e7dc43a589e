//! Tables that stand still until somebody lets them go on, and whose people are all gone: they are told, and their game ends unless
//! somebody is there by then.

use crate::{
    common::{
        ADA, BEN, CYD, DAY, House,
        cups::{begin, event, table_of, wish},
        message_of, race, refused, taken, text_of,
    },
    silence::{SILENCE, TOLD, due, endless, ends_after_notice, falls_silent, status, told, told_to},
};
use skald::host::{About, Actor, Body, Manage, OpenTable, OutboxItem, Refused, Status, TableId, Terms, To};
use skald_rules::{interface::Say, tournament};

/// A game with a limit, which rests because Ada and Ben have agreed on it, and what was told meanwhile.
async fn rests(house: &House) -> (TableId, Vec<OutboxItem>) {
    let table = house.game(50).await;
    house.deliver().await;
    (table, agree_to_rest(house, table).await)
}

/// Ada and Ben agree on a pause without an end. What was told meanwhile.
async fn agree_to_rest(house: &House, table: TableId) -> Vec<OutboxItem> {
    let open = house.host.propose_pause(ADA, table, 0).await.unwrap().proposal.unwrap();
    let sent = house.deliver().await;
    house.host.answer_proposal(BEN, table, open.at, true).await.unwrap();
    assert_eq!(status(house, table).await, Status::Paused);
    house.deliver().await;
    sent
}

#[tokio::test]
async fn a_table_that_rests_without_an_end_and_whose_people_are_gone_ends_with_notice() {
    let mut house = House::new().await;
    let (table, sent) = rests(&house).await;
    let proposed = |item: &&OutboxItem| matches!(&item.body, Body::Say { about: About::Proposed, .. });
    let proposal = text_of(sent.iter().find(proposed).unwrap()).unwrap();
    for words in
        ["until one of you lets it go on.", "do anything for 30 days", "close the game 14 days later"]
    {
        assert!(proposal.contains(words), "it is said before they agree: {proposal}");
    }
    assert_eq!(due(&house, table, "silence").await, Some(house.clock_now() + SILENCE + DAY));
    house.pass(SILENCE + DAY - 1).await;
    assert!(told(&house.deliver().await).is_empty(), "not a millisecond too early");
    house.pass(1).await;
    let sent = house.deliver().await;
    assert_eq!(
        told_to(&sent),
        [To::Table, To::Person(ADA), To::Person(BEN)],
        "the table and each of its people"
    );
    for item in told(&sent) {
        let text = text_of(item).unwrap();
        assert!(text.contains("stands still") && text.contains("for 30 days"), "{text}");
        assert!(text.contains("“I am back”") && text.contains("“Go on”"), "{text}");
    }
    ends_after_notice(&mut house, table, Status::Paused).await;
}

#[tokio::test]
async fn whoever_is_there_lets_a_resting_table_rest_on_or_go_on() {
    for deed in ["back", "play", "go on"] {
        let mut house = House::new().await;
        let table = endless(&house).await;
        agree_to_rest(&house, table).await;
        let sent = falls_silent(&house).await;
        let notices: Vec<u64> = told(&sent).into_iter().map(message_of).collect();
        // Whoever watches does not play.
        house.host.watch(CYD, table, "Cyd", true).await.unwrap();
        assert!(due(&house, table, "silence-end").await.is_some());
        house.die_and_return(0).await;
        let after = match deed {
            "back" => {
                let (info, back) = house.host.come_back_to(BEN, table).await.unwrap();
                assert!(!back && info.status == Status::Paused, "{info:?}");
                Status::Paused
            }
            "play" => {
                assert_eq!(refused(house.host.draft_next(BEN, table).await), Refused::Paused);
                Status::Paused
            }
            _ => {
                house.host.resume(table, None).await.unwrap();
                Status::Playing
            }
        };
        let gone = taken(&house.deliver().await);
        assert!(notices.iter().all(|message| gone.contains(message)), "{deed}: what was told goes: {gone:?}");
        assert_eq!(due(&house, table, "silence-end").await, None, "{deed}");
        assert_eq!(due(&house, table, "silence").await, Some(house.clock_now() + SILENCE + DAY), "{deed}");
        house.pass(TOLD).await;
        assert_eq!(status(&house, table).await, after, "{deed}");
        // Should they be silent again, it is said again.
        house.pass(SILENCE + DAY - TOLD).await;
        assert_eq!(told(&house.deliver().await).len(), 3, "{deed}");
    }
}

#[tokio::test]
async fn a_table_that_its_managers_have_paused_ends_likewise_where_nobody_is_there() {
    let house = House::new().await;
    let table = house.game(50).await;
    house.deliver().await;
    let manage = |number, what| house.host.manage(Actor::new(CYD, number), 1, table, what);
    manage(80, Manage::Pause).await.unwrap();
    let sent = falls_silent(&house).await;
    for item in told(&sent) {
        let text = text_of(item).unwrap();
        assert!(text.contains("Those who manage this server have paused table"), "{text}");
        assert!(text.contains("“I am back”") && !text.contains("“Go on”"), "only what helps: {text}");
    }
    // Its managers remember it; what they pause anew counts anew.
    manage(81, Manage::GoOn).await.unwrap();
    assert_eq!((due(&house, table, "silence").await, due(&house, table, "silence-end").await), (None, None));
    manage(82, Manage::Pause).await.unwrap();
    falls_silent(&house).await;
    house.host.come_back_to(ADA, table).await.unwrap();
    house.pass(TOLD).await;
    assert_eq!(status(&house, table).await, Status::Paused, "Ada would rather keep it");
    house.pass(SILENCE + DAY - TOLD).await;
    house.pass(TOLD).await;
    assert_eq!(status(&house, table).await, Status::Over);
}

#[tokio::test]
async fn a_call_goes_when_managers_pause_a_table_and_whoever_is_asked_is_called_when_it_goes_on() {
    let house = House::new().await;
    let table = house.game(50).await;
    let is_call = |item: &&OutboxItem| matches!(item.body, Body::Say { about: About::Turn, .. });
    house.answer(table, "pass").await;
    let sent = house.deliver().await;
    let call = sent.iter().filter(is_call).map(message_of).next_back().expect("Ben is called");
    let manage = |number, what| house.host.manage(Actor::new(CYD, number), 1, table, what);
    manage(80, Manage::Pause).await.unwrap();
    let gone = taken(&house.deliver().await);
    assert!(gone.contains(&call), "the time that it says is true no more: {gone:?}");
    house.pass(3 * DAY).await;
    manage(81, Manage::GoOn).await.unwrap();
    let sent = house.deliver().await;
    let calls: Vec<String> = sent.iter().filter(is_call).filter_map(text_of).collect();
    assert!(calls.len() == 1 && calls[0].contains("goes on. Ben to "), "{calls:?}");
}

#[tokio::test]
async fn a_pause_with_an_end_a_lost_place_and_a_match_of_a_tournament_do_not_end_by_silence() {
    let house = House::new().await;
    let nothing = async |table| {
        assert_eq!(status(&house, table).await, Status::Paused);
        (due(&house, table, "silence").await, due(&house, table, "silence-end").await) == (None, None)
    };
    let table = house.game(50).await;
    let open = house.host.propose_pause(ADA, table, 28).await.unwrap().proposal.unwrap();
    house.host.answer_proposal(BEN, table, open.at, true).await.unwrap();
    house.host.come_back_to(BEN, table).await.unwrap();
    assert!(nothing(table).await, "it goes on by itself");

    let table = house.game(50).await;
    house.host.place_lost(table, &Say::new("pause-no-channel")).await.unwrap();
    house.host.come_back_to(BEN, table).await.unwrap();
    assert!(nothing(table).await, "it is kept for 90 days");

    let absent = tournament::Absent { after: 300 * DAY, misses: 0 };
    let terms = tournament::Terms { rounds: Some(1), absent, ..tournament::Terms::default() };
    let id = event(&house, wish("race", &[("rounds", "3")], terms), 4).await;
    let table = table_of(&begin(&house, id).await, 0);
    house.deliver().await;
    house.host.pause(table, &Say::new("rest-open")).await.unwrap();
    assert!(nothing(table).await, "it is its organiser's to end");
    house.pass(SILENCE + DAY).await;
    assert!(told(&house.deliver().await).is_empty());
}

#[tokio::test]
async fn whoever_lets_a_table_go_on_at_which_nobody_was_plays_their_own_seat_again() {
    let house = House::new().await;
    let terms = Terms::of(Some(DAY)).standing_in(Some(2));
    let table = house.duel(OpenTable { terms, ..race(30) }).await;
    for _ in 0..6 {
        house.pass(DAY).await;
    }
    let info = house.host.info(table).await.unwrap();
    assert_eq!((info.status, info.rests()), (Status::Paused, true), "{:?}", info.seats);
    let away = info.seats.iter().find(|seat| seat.stands_in).and_then(|seat| seat.person).unwrap();
    let info = house.host.standstill(table, away).await.unwrap().go_on(None).await.unwrap();
    assert_eq!(info.status, Status::Playing);
    assert!(
        info.seats.iter().all(|seat| !seat.stands_in),
        "no computer plays for whoever has come: {info:?}"
    );
    // Nothing is missed in a row any more: one turn more that runs out costs nothing yet.
    house.host.tick().await.unwrap();
    house.pass(DAY).await;
    let info = house.host.info(table).await.unwrap();
    assert!(info.seats.iter().all(|seat| seat.person != Some(away) || !seat.stands_in), "{info:?}");
    let snapshot = house.host.store().snapshot(table).await.unwrap().unwrap();
    assert_eq!(house.host.replayed(table).await.unwrap(), snapshot.bytes, "log and snapshot");
}

#[tokio::test]
async fn an_absence_that_ends_after_a_pause_is_looked_at_when_it_does() {
    let house = House::new().await;
    let table = house.game(6).await;
    let begun = house.clock_now();
    house.host.go_away(BEN, 5).await.unwrap();
    house.host.tick().await.unwrap();
    assert_eq!(due(&house, table, "hours:1").await, Some(begun + 5 * DAY));
    let open = house.host.propose_pause(ADA, table, 2).await.unwrap().proposal.unwrap();
    house.host.answer_proposal(BEN, table, open.at, true).await.unwrap();
    assert_eq!(status(&house, table).await, Status::Paused);
    assert_eq!(due(&house, table, "hours:1").await, Some(begun + 5 * DAY), "while it stands still");
    assert_eq!(due(&house, table, "pause-end").await, Some(house.clock_now() + 2 * DAY));
    house.pass(2 * DAY).await;
    assert_eq!(status(&house, table).await, Status::Playing);
    assert_eq!(due(&house, table, "hours:1").await, Some(begun + 5 * DAY), "and when it goes on");
}

#[tokio::test]
async fn a_lost_place_takes_nothing_from_why_a_table_stands_still() {
    let house = House::new().await;
    let lost = Say::new("pause-no-thread");
    // What all agreed on stays what they agreed on.
    let (table, _) = rests(&house).await;
    let info = house.host.place_lost(table, &lost).await.unwrap();
    assert!(info.rests() && info.may_be_resumed(), "{:?}", info.pause_why);
    assert!(due(&house, table, "silence").await.is_some(), "it is not forgotten when all are gone");
    // What managers hold, nobody else lets go on, whatever becomes of its place.
    let table = house.game(50).await;
    house.host.manage(Actor::new(CYD, 90), 1, table, Manage::Pause).await.unwrap();
    let info = house.host.place_lost(table, &lost).await.unwrap();
    assert!(info.held_by_managers() && !info.may_be_resumed(), "{:?}", info.pause_why);
    // And of a table that stands still for its place alone it is said how its place is now.
    let table = house.game(50).await;
    house.host.place_lost(table, &lost).await.unwrap();
    let info = house.host.place_lost(table, &Say::new("pause-no-channel")).await.unwrap();
    assert_eq!(info.pause_why, Some(Say::new("pause-no-channel")));
    assert_eq!(house.host.place_found(table).await.unwrap().status, Status::Playing);
}
