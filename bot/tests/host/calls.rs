//! Calls and reminders: once for every time that somebody is asked, where they wish, gone when they have answered.

use crate::common::{self, ADA, BEN, DAY, HOUR, House, message_of, refused, taken, text_of};
use skald::host::{About, Body, Calls, OpenTable, OutboxItem, PersonChange, Pings, Refused, Sent, To};

fn is_call(item: &OutboxItem) -> bool {
    matches!(item.body, Body::Say { about: About::Turn, .. })
}

fn is_warning(item: &OutboxItem) -> bool {
    matches!(item.body, Body::Say { about: About::Warning, .. })
}

fn calls(calls: Calls) -> PersonChange {
    PersonChange { calls: Some(calls), ..PersonChange::default() }
}

#[tokio::test]
async fn a_call_says_what_was_done_and_what_is_asked_and_goes_when_it_is_answered() {
    let mut house = House::new().await;
    let table = house.game(9).await;
    house.deliver().await;
    house.answer(table, "take").await;
    let sent = house.deliver().await;
    let call = sent.iter().find(|item| is_call(item)).unwrap().clone();
    let text = text_of(&call).unwrap();
    assert!(text.contains("[race-played]") && text.ends_with("Ben to [race-wait]."), "{text}");
    assert_eq!(text.matches("Ben").count(), 1);
    // It stands until Ben has answered, whatever happens to the process; then it goes.
    house.die_and_return(0).await;
    assert_eq!(taken(&house.deliver().await), [0_u64; 0]);
    house.answer(table, "pass").await;
    let sent = house.deliver().await;
    assert!(taken(&sent).contains(&message_of(&call)), "{sent:?}");
    // Asked twice is called twice: each time with a message of its own, and each goes.
    house.answer(table, "pass").await;
    let sent = house.deliver().await;
    let again = sent.iter().find(|item| is_call(item)).unwrap();
    assert_ne!(message_of(again), message_of(&call));
    house.pass(DAY).await;
    let sent = house.deliver().await;
    assert_eq!(taken(&sent), [message_of(again)], "also when the clock has answered");
}

#[tokio::test]
async fn whoever_is_waited_for_is_called_anew_where_all_that_was_shown_is_gone() {
    let mut house = House::new().await;
    let table = house.game(9).await;
    house.deliver().await;
    house.answer(table, "pass").await;
    let sent = house.deliver().await;
    let call = sent.iter().find(|item| is_call(item)).unwrap().clone();
    // The messages of another server stand: nobody is called a second time.
    house.die_and_return(0).await;
    house.host.show_anew(2).await.unwrap();
    assert!(!house.deliver().await.iter().any(is_call));
    let mut before = message_of(&call);
    for _ in 0..2 {
        house.die_and_return(1).await;
        house.host.show_anew(1).await.unwrap();
        let sent = house.deliver().await;
        let calls: Vec<&OutboxItem> = sent.iter().filter(|item| is_call(item)).collect();
        let [again] = calls.as_slice() else { panic!("one call: {sent:#?}") };
        assert!(text_of(again).unwrap().contains("Ben to [race-wait]"), "{:?}", text_of(again));
        assert_ne!(message_of(again), before, "with a message of its own");
        before = message_of(again);
    }
    // It goes when it is answered, as any other.
    house.answer(table, "pass").await;
    assert!(taken(&house.deliver().await).contains(&before));
    // Whoever wants to be left in peace until the next time is.
    house.host.hush(ADA, table).await.unwrap();
    house.die_and_return(1).await;
    house.host.show_anew(1).await.unwrap();
    assert!(!house.deliver().await.iter().any(is_call));
}

#[tokio::test]
async fn a_call_that_was_answered_on_its_way_goes_when_it_has_arrived() {
    let house = House::new().await;
    let table = house.game(9).await;
    house.deliver().await;
    house.answer(table, "pass").await;
    let call = house.owed().await.into_iter().find(is_call).unwrap();
    assert!(house.host.outbox_try(&call, 60_000).await.unwrap());
    house.answer(table, "pass").await;
    let sent = Sent { channel: 7, message: 4711, number: 0 };
    house.host.outbox_sent(&call, Some(sent)).await.unwrap();
    assert!(taken(&house.deliver().await).contains(&4711));
    // One that nobody tried to send is not sent at all.
    house.answer(table, "pass").await;
    house.answer(table, "pass").await;
    assert!(
        !house.deliver().await.iter().any(|item| is_call(item) && text_of(item).unwrap().contains("Ben to"))
    );
}

#[tokio::test]
async fn whoever_is_asked_twice_in_a_row_is_called_twice() {
    let house = House::new().await;
    let table = house.host.open(ADA, OpenTable { computers: 1, ..common::race(9) }).await.unwrap().id;
    house.host.start(ADA, table).await.unwrap();
    house.host.tick().await.unwrap();
    let mut last = None;
    for late in [false, true, true, false] {
        let sent = house.deliver().await;
        let calls: Vec<u64> = sent.iter().filter(|item| is_call(item)).map(message_of).collect();
        let [call] = calls.as_slice() else { panic!("one call: {sent:#?}") };
        assert_ne!(Some(*call), last, "with a message of its own");
        assert!(last.is_none_or(|last| taken(&sent).contains(&last)), "the one before goes: {sent:#?}");
        last = Some(*call);
        // Nobody but a computer is asked in between.
        if late {
            house.pass(DAY).await;
        } else {
            house.answer(table, "pass").await;
        }
    }
}

#[tokio::test]
async fn after_an_outage_whoever_is_still_asked_is_called_once_and_nobody_else() {
    let mut house = House::new().await;
    let table = house.game(9).await;
    house.deliver().await;
    for restarts in [false, true] {
        // Nothing gets through: the call to Ben is tried and fails.
        house.answer(table, "pass").await;
        for item in house.owed().await {
            assert!(house.host.outbox_try(&item, 60_000).await.unwrap());
            house.host.outbox_failed(item.id, item.revision, "no line", Some(DAY)).await.unwrap();
        }
        house.pass(HOUR).await;
        assert!(house.owed().await.is_empty());
        if restarts {
            house.die_and_return(0).await;
        } else {
            house.host.outbox_wake(1_000).await.unwrap();
            house.pass(1_000).await;
        }
        let sent = house.deliver().await;
        let calls: Vec<String> = sent.iter().filter(|item| is_call(item)).filter_map(text_of).collect();
        assert!(matches!(calls.as_slice(), [call] if call.contains("Ben to [race-wait]")), "{calls:?}");

        // Ada's fails, and she answers without it: it is not sent any more when the line is back.
        house.answer(table, "pass").await;
        for item in house.owed().await {
            assert!(house.host.outbox_try(&item, 60_000).await.unwrap());
            // Known not to have arrived: it does not have to be looked for.
            house.host.outbox_failed(item.id, item.revision, "no line", Some(DAY)).await.unwrap();
        }
        house.answer(table, "pass").await;
        house.host.outbox_wake(1_000).await.unwrap();
        house.pass(1_000).await;
        let sent = house.deliver().await;
        let stands: Vec<u64> = sent.iter().filter(|item| is_call(item)).map(message_of).collect();
        let taken = taken(&sent);
        let left: Vec<&u64> = stands.iter().filter(|call| !taken.contains(call)).collect();
        assert_eq!(left.len(), 1, "one call stands, to Ben: {sent:#?}");
        house.answer(table, "pass").await;
        house.deliver().await;
    }
}

#[tokio::test]
async fn everybody_is_called_where_they_wish() {
    let house = House::new().await;
    let table = house.game(9).await;
    house.deliver().await;
    let to = |sent: &[OutboxItem]| {
        let call = sent.iter().find(|item| is_call(item));
        call.map(|item| (item.to, matches!(item.body, Body::Say { silent: true, .. })))
    };
    for (wish, place) in [
        (Calls::Thread, Some((To::Table, false))),
        (Calls::Silent, Some((To::Table, true))),
        (Calls::Private, Some((To::Person(BEN), false))),
        (Calls::Digest, None),
    ] {
        house.host.change_person(BEN, calls(wish)).await.unwrap();
        house.answer(table, "pass").await;
        let sent = house.deliver().await;
        assert_eq!(to(&sent), place, "{wish:?}");
        house.answer(table, "pass").await;
        house.deliver().await;
    }
    house.host.change_person(BEN, calls(Calls::Thread)).await.unwrap();
    let never = PersonChange { pings: Some(Pings::Never), ..PersonChange::default() };
    house.host.change_person(BEN, never).await.unwrap();
    house.answer(table, "pass").await;
    house.pass(DAY - 1).await;
    let sent = house.deliver().await;
    assert!(!sent.iter().any(|item| is_call(item) || is_warning(item)), "{sent:?}");
}

#[tokio::test]
async fn a_reminder_comes_at_the_share_of_the_time_that_is_wished_for() {
    let house = House::new().await;
    for (share, left) in [(50, Some(12 * HOUR)), (25, Some(6 * HOUR)), (10, Some(DAY / 10)), (0, None)] {
        let change = PersonChange { share: Some(share), ..PersonChange::default() };
        house.host.change_person(ADA, change).await.unwrap();
        let table = house.game(3).await;
        house.deliver().await;
        let before = left.unwrap_or(1);
        house.pass(DAY - before - 1).await;
        assert!(!house.deliver().await.iter().any(is_warning), "{share}: not too early");
        house.pass(1).await;
        let warned = house.deliver().await.iter().filter(|item| is_warning(item)).count();
        assert_eq!(warned, usize::from(left.is_some()), "{share}");
        house.host.resign(ADA, table).await.unwrap();
        house.deliver().await;
    }
}

#[tokio::test]
async fn whoever_wishes_is_reminded_again_and_again() {
    let mut house = House::new().await;
    let often = PersonChange { share: Some(100), ..PersonChange::default() };
    house.host.change_person(ADA, often).await.unwrap();
    let table = house.game(3).await;
    house.deliver().await;
    // A restart gives back what has passed since the last beat.
    let warnings = async |house: &House, left: i64| {
        let until = house.host.board(table).await.unwrap().waiting[0].until.unwrap();
        house.pass(until - left - house.clock_now() - 1).await;
        let early = house.deliver().await.iter().filter(|item| is_warning(item)).count();
        house.pass(1).await;
        (early, house.deliver().await.iter().filter(|item| is_warning(item)).count())
    };
    assert_eq!(warnings(&house, 12 * HOUR).await, (0, 1), "with half of the time");
    house.die_and_return(0).await;
    assert_eq!(warnings(&house, 6 * HOUR).await, (0, 1), "with a quarter, also after a restart");
    assert_eq!(warnings(&house, DAY / 10).await, (0, 1), "with a tenth");
    assert_eq!(warnings(&house, 1).await, (0, 0), "and that is all");
    house.host.resign(ADA, table).await.unwrap();
}

#[tokio::test]
async fn one_turn_can_be_silenced() {
    let mut house = House::new().await;
    let table = house.game(9).await;
    let sent = house.deliver().await;
    let call = sent.iter().find(|item| is_call(item)).unwrap();
    assert!(matches!(refused(house.host.hush(BEN, table).await), Refused::NothingOpen { .. }));
    house.host.hush(ADA, table).await.unwrap();
    assert_eq!(taken(&house.deliver().await), [message_of(call)]);
    house.die_and_return(0).await;
    house.pass(DAY - 1).await;
    assert!(!house.deliver().await.iter().any(is_warning));
    // Only this one.
    house.answer(table, "pass").await;
    house.answer(table, "pass").await;
    assert!(house.deliver().await.iter().any(is_call));
    house.pass(DAY - 1).await;
    assert!(house.deliver().await.iter().any(is_warning));
}

#[tokio::test]
async fn one_message_a_day_tells_of_all_tables_that_wait() {
    let mut house = House::new().await;
    let digests = |sent: &[OutboxItem]| {
        sent.iter().filter(|item| item.body == Body::Digest).map(|item| item.to).collect::<Vec<_>>()
    };
    let wish = PersonChange { hour: Some(18), ..calls(Calls::Digest) };
    house.host.change_person(ADA, wish).await.unwrap();
    let one = house.game(9).await;
    let other = house.game(9).await;
    let sent = house.deliver().await;
    assert!(!sent.iter().any(is_call), "nothing at the turn");
    let now = house.clock_now();
    let at = now - now.rem_euclid(DAY) + 18 * HOUR;
    let at = if at > now { at } else { at + DAY };
    house.pass(at - now - 1).await;
    assert_eq!(digests(&house.deliver().await), []);
    house.die_and_return(0).await;
    house.pass(1).await;
    assert_eq!(digests(&house.deliver().await), [To::Person(ADA)], "one for both");
    assert!(house.host.turns(ADA).await.unwrap().len() <= 2);
    house.pass(HOUR).await;
    assert_eq!(digests(&house.deliver().await), []);
    // Nothing waits: nothing is said.
    for table in [one, other] {
        for person in [ADA, BEN] {
            house.host.finish(person, table, true).await.unwrap();
        }
    }
    house.pass(DAY).await;
    assert_eq!(digests(&house.deliver().await), []);
    // And the day after it comes again, until it is not wished for any more.
    let later = house
        .host
        .open(ADA, skald::host::OpenTable { terms: skald::host::Terms::of(None), ..common::race(5) });
    let later = later.await.unwrap().id;
    let join = skald::host::Join { name: "Ben".into(), ..skald::host::Join::default() };
    house.host.join(BEN, later, join).await.unwrap();
    house.host.start(ADA, later).await.unwrap();
    house.pass(DAY).await;
    assert_eq!(digests(&house.deliver().await), [To::Person(ADA)]);
    house.host.change_person(ADA, calls(Calls::Thread)).await.unwrap();
    house.pass(DAY).await;
    assert_eq!(digests(&house.deliver().await), []);
}

#[tokio::test]
async fn what_somebody_else_was_quicker_to_do_stops_nothing_and_is_said_once() {
    let house = House::new().await;
    let wish = PersonChange { hour: Some(18), ..calls(Calls::Digest) };
    house.host.change_person(ADA, wish).await.unwrap();
    house.game(9).await;
    house.deliver().await;
    let now = house.clock_now();
    house.clock.pass(18 * HOUR - now.rem_euclid(DAY) + DAY);
    let ticks = [(); 4].map(|()| house.host.tick());
    for done in futures_util::future::join_all(ticks).await {
        done.unwrap();
    }
    let sent = house.deliver().await;
    assert_eq!(sent.iter().filter(|item| item.body == Body::Digest).count(), 1, "{sent:?}");
}

#[tokio::test]
async fn that_time_ran_out_is_told_until_whoever_it_was_answers_again() {
    let mut house = House::new().await;
    let table = house.game(9).await;
    house.pass(DAY).await;
    let late = |item: &&OutboxItem| {
        item.to == To::Table && matches!(item.body, Body::Say { about: About::TimedOut, .. })
    };
    let sent = house.deliver().await;
    let told = message_of(sent.iter().find(late).unwrap());
    // Ben's answers are no affair of it, nor is a restart.
    house.answer(table, "pass").await;
    assert!(!taken(&house.deliver().await).contains(&told));
    house.die_and_return(0).await;
    house.answer(table, "pass").await;
    assert!(taken(&house.deliver().await).contains(&told), "Ada is there again");
}

#[tokio::test]
async fn what_all_are_asked_goes_when_it_is_settled_or_lapses() {
    let house = House::new().await;
    let table = house.game(9).await;
    house.answer(table, "take").await;
    let messages = |sent: &[OutboxItem], wanted: &[About]| -> Vec<u64> {
        let of = |item: &&OutboxItem| matches!(&item.body, Body::Say { about, .. } if wanted.contains(about));
        sent.iter().filter(of).map(message_of).collect()
    };
    house.deliver().await;
    // Proposed, refused, proposed anew: one message at a time.
    let at = house.host.propose_back(ADA, table).await.unwrap().proposal.unwrap().at;
    let asked = messages(&house.deliver().await, &[About::Proposed]);
    assert_eq!(asked.len(), 1);
    house.host.answer_proposal(BEN, table, at, false).await.unwrap();
    let sent = house.deliver().await;
    assert_eq!(taken(&sent), asked);
    let fallen = messages(&sent, &[About::Fallen]);
    assert_eq!(fallen.len(), 1);
    house.pass(1).await;
    house.host.propose_back(ADA, table).await.unwrap();
    let sent = house.deliver().await;
    assert_eq!(taken(&sent), fallen);
    let asked = messages(&sent, &[About::Proposed]);
    // The game goes on: there is nothing to agree to any more.
    house.answer(table, "pass").await;
    assert!(taken(&house.deliver().await).contains(&asked[0]));
    // Agreeing to the end stands beside it, until it is over.
    house.host.finish(ADA, table, true).await.unwrap();
    let sent = house.deliver().await;
    let ends = messages(&sent, &[About::Agreed]);
    // All are asked in public, with who is missing, who hears of it.
    let asked = sent.iter().find(|item| message_of(item) == ends[0]).unwrap();
    assert_eq!((ends.len(), asked.to), (1, To::Table));
    assert!(matches!(&asked.body, Body::Say { mention, .. } if *mention == [BEN]), "{asked:?}");
    let text = text_of(asked).unwrap();
    assert!(text.contains("Ada would end the game now. Ben has yet to agree"), "{text}");
    house.answer(table, "pass").await;
    assert!(!taken(&house.deliver().await).contains(&ends[0]), "what was agreed stands");
    house.host.finish(BEN, table, true).await.unwrap();
    assert!(taken(&house.deliver().await).contains(&ends[0]));
}
