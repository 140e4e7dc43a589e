//! When the clocks of people stand: quiet hours, days off, absences, and a pause on which all agree.

use crate::common::{self, ADA, BEN, CYD, DAY, HOUR, House, message_of, race, refused, taken, text_of};
use skald::host::{
    About, Body, Calls, HoursChange, Join, OpenTable, OutboxItem, Person, PersonChange, Refused, Reserve,
    Status, TableId, Terms,
};
use skald_rules::{
    interface::{Options, Seat},
    players::Level,
    time::{Calendar, Quiet, Weekday},
};

/// Ten quiet hours of the night.
const NIGHT: Quiet = Quiet { from: 22 * 60, until: 8 * 60 };

fn by_night(zone: &str, off: &[Weekday]) -> HoursChange {
    HoursChange { zone: Some(zone.into()), quiet: Some(Some(NIGHT)), off: Some(off.to_vec()) }
}

/// Who is waited for first, and until when.
async fn asked(house: &House, table: TableId) -> (Person, i64) {
    let wait = house.host.board(table).await.unwrap().waiting.remove(0);
    (wait.person.unwrap(), wait.until.unwrap())
}

fn told(sent: &[OutboxItem], wanted: About) -> Vec<String> {
    let of = |item: &&OutboxItem| matches!(&item.body, Body::Say { about, .. } if *about == wanted);
    sent.iter().filter(of).filter_map(text_of).collect()
}

#[tokio::test]
async fn a_clock_stands_in_quiet_hours_and_on_days_off_and_a_change_counts_from_the_next_question_on() {
    let house = House::new().await;
    // It is a Friday, eight in the morning in London.
    let begun = house.host.now();
    let weekend = by_night("Europe/London", &[Weekday::Sat, Weekday::Sun]);
    house.host.change_settings(ADA, PersonChange::default(), &weekend).await.unwrap();
    let table = house.game(6).await;
    // Fourteen hours on Friday, ten on Monday.
    assert_eq!(asked(&house, table).await, (ADA, begun + 3 * DAY + 10 * HOUR));
    let never = HoursChange { quiet: Some(None), off: Some(Vec::new()), ..HoursChange::default() };
    house.host.change_settings(ADA, PersonChange::default(), &never).await.unwrap();
    house.host.board_gone(table, 0).await.unwrap();
    assert_eq!(
        asked(&house, table).await,
        (ADA, begun + 3 * DAY + 10 * HOUR),
        "the question stays as it was"
    );

    // The warning comes when a quarter of the day is left that runs, and time runs out when it has run.
    house.deliver().await;
    house.pass(3 * DAY + 4 * HOUR - 1).await;
    assert_eq!(told(&house.deliver().await, About::Warning), Vec::<String>::new());
    house.pass(1).await;
    assert_eq!(told(&house.deliver().await, About::Warning).len(), 1);
    house.pass(6 * HOUR - 1).await;
    assert_eq!(asked(&house, table).await.0, ADA);
    house.pass(1).await;
    assert_eq!(told(&house.deliver().await, About::TimedOut).len(), 2, "Ada is told, and the table");
    let now = house.host.now();
    assert_eq!(asked(&house, table).await, (BEN, now + DAY), "Ben never rests");
    house.answer(table, "pass").await;
    // From the next question on Ada rests no more.
    while asked(&house, table).await.0 != ADA {
        house.answer(table, "pass").await;
    }
    assert_eq!(asked(&house, table).await.1, house.host.now() + DAY);
}

#[tokio::test]
async fn hours_have_bounds_and_nobody_stalls_by_changing_them() {
    let house = House::new().await;
    let host = &house.host;
    let quiet = |from: u16, until: u16| HoursChange {
        zone: Some("Asia/Tokyo".into()),
        quiet: Some(Some(Quiet { from: from * 60, until: until * 60 })),
        off: None,
    };
    let no_zone = HoursChange { zone: None, ..quiet(22, 8) };
    assert_eq!(
        refused(host.change_settings(ADA, PersonChange::default(), &no_zone).await),
        Refused::ZoneFirst
    );
    let nowhere = HoursChange { zone: Some("Nowhere".into()), ..quiet(22, 8) };
    assert_eq!(
        refused(host.change_settings(ADA, PersonChange::default(), &nowhere).await),
        Refused::NoZone("Nowhere".into())
    );
    assert_eq!(
        refused(host.change_settings(ADA, PersonChange::default(), &quiet(20, 8)).await),
        Refused::LongQuiet
    );
    let three = HoursChange { off: Some(Weekday::ALL[..3].to_vec()), ..quiet(22, 8) };
    assert_eq!(refused(host.change_settings(ADA, PersonChange::default(), &three).await), Refused::ManyOff);
    for until in 5..8 {
        host.change_settings(ADA, PersonChange::default(), &quiet(22, until)).await.unwrap();
    }
    assert_eq!(
        refused(host.change_settings(ADA, PersonChange::default(), &quiet(22, 8)).await),
        Refused::HoursTooOften { most: 3, again: 7 * DAY }
    );
    house.pass(7 * DAY).await;
    host.change_settings(ADA, PersonChange::default(), &quiet(22, 8)).await.unwrap();
    assert_eq!(host.hours(ADA).await.unwrap().calendar.quiet(), Some(NIGHT));
}

#[tokio::test]
async fn a_table_with_less_than_a_day_for_a_turn_heeds_nobodys_hours() {
    let house = House::new().await;
    house
        .host
        .change_settings(ADA, PersonChange::default(), &by_night("UTC", &[Weekday::Fri]))
        .await
        .unwrap();
    let wish = OpenTable { terms: Terms::of(Some(HOUR)), ..race(3) };
    let table = house.host.open(ADA, wish).await.unwrap().id;
    house.host.join(BEN, table, Join { name: "Ben".into(), ..Join::default() }).await.unwrap();
    house.host.start(ADA, table).await.unwrap();
    house.host.tick().await.unwrap();
    assert_eq!(asked(&house, table).await, (ADA, house.host.now() + HOUR));
    house.host.go_away(ADA, 3).await.unwrap();
    house.host.tick().await.unwrap();
    assert_eq!(asked(&house, table).await, (ADA, house.host.now() + HOUR));
    // Should all agree on a day, they count from the next question on.
    house.host.change_pace(ADA, table, Some(3 * DAY), Some(Reserve::None)).await.unwrap();
    let at = house.host.info(table).await.unwrap().proposal.unwrap().at;
    house.host.answer_proposal(BEN, table, at, true).await.unwrap();
    assert_eq!(asked(&house, table).await, (ADA, house.host.now() + 3 * DAY));
}

#[tokio::test]
async fn an_absence_counts_at_once_at_every_table_and_ends_with_coming_back() {
    let mut house = House::new().await;
    let (one, two) = (house.game(4).await, house.game(4).await);
    let begun = house.host.now();
    house.deliver().await;
    house.host.go_away(ADA, 5).await.unwrap();
    // The process dies before any table has heeded it: no table is forgotten.
    house.die_and_return(0).await;
    house.host.tick().await.unwrap();
    for table in [one, two] {
        assert_eq!(asked(&house, table).await, (ADA, begun + 6 * DAY), "five days, and then a day");
    }
    let away = house.deliver().await;
    let sent = told(&away, About::Terms);
    assert!(sent.len() == 2 && sent[0].contains("Ada is away"), "{sent:?}");
    let is_told = |item: &&OutboxItem| matches!(item.body, Body::Say { about: About::Terms, .. });
    let away: Vec<u64> = away.iter().filter(is_told).map(message_of).collect();

    house.pass(2 * DAY).await;
    house.host.go_away(ADA, 0).await.unwrap();
    house.host.tick().await.unwrap();
    let left = asked(&house, one).await.1 - house.host.now();
    assert_eq!(left, DAY, "what was left is left");
    let back = house.deliver().await;
    let sent = told(&back, About::Terms);
    assert!(sent.len() == 2 && sent[0].contains("Ada is back"), "{sent:?}");
    assert!(away.iter().all(|message| taken(&back).contains(message)), "what is no longer so goes: {back:?}");
    let hours = house.host.hours(ADA).await.unwrap();
    assert!(hours.calendar.away_left(house.host.now()) >= 25 * DAY, "and what was not used is given back");
    assert!(matches!(refused(house.host.go_away(ADA, 28).await), Refused::LongAway { left: 25 | 26 }));
    // Time runs out for somebody who is back, and nothing is told of that any more.
    house.pass(DAY).await;
    let back: Vec<u64> = back.iter().filter(is_told).map(message_of).collect();
    let gone = taken(&house.deliver().await);
    assert!(back.iter().any(|message| gone.contains(message)), "{gone:?}");
    assert_eq!(asked(&house, one).await.0, BEN);
}

#[tokio::test]
async fn what_the_bot_was_away_is_given_back_beside_the_rests_of_people() {
    let mut house = House::new().await;
    house
        .host
        .change_settings(ADA, PersonChange::default(), &by_night("America/New_York", &[Weekday::Sun]))
        .await
        .unwrap();
    let calendar = Calendar::weekly("America/New_York", Some(NIGHT), &[Weekday::Sun]).unwrap();
    let table = house.game(4).await;
    for (served, away) in [(3 * HOUR, 9 * HOUR), (2 * HOUR, 30 * HOUR), (HOUR, 3 * DAY), (HOUR, 7 * HOUR)] {
        house.pass(served).await;
        house.host.beat().await.unwrap();
        let until = asked(&house, table).await.1;
        let left = calendar.runs(house.host.now(), until);
        house.die_and_return(away).await;
        let (person, until) = asked(&house, table).await;
        assert_eq!((person, calendar.runs(house.host.now(), until)), (ADA, left));
        let due = house.host.store().due_about(&skald::store::table_subject(table)).await.unwrap();
        let turn = due.iter().find(|row| row.key.starts_with("turn:0:")).unwrap();
        assert_eq!(turn.at, until, "what is due has moved with it");
        assert_eq!(
            house.host.turns(ADA).await.unwrap()[0].until,
            Some(until),
            "the list of turns says the same"
        );
    }
    // And time runs out then, to the millisecond.
    let until = asked(&house, table).await.1;
    house.pass(until - house.host.now() - 1).await;
    assert_eq!(asked(&house, table).await.0, ADA);
    house.pass(1).await;
    assert_eq!(asked(&house, table).await.0, BEN);
    // While Discord cannot be reached, it is the same.
    house.host.change_settings(BEN, PersonChange::default(), &by_night("Asia/Tokyo", &[])).await.unwrap();
    house.answer(table, "pass").await;
    while asked(&house, table).await.0 != BEN {
        house.answer(table, "pass").await;
    }
    let tokyo = Calendar::weekly("Asia/Tokyo", Some(NIGHT), &[]).unwrap();
    house.host.beat().await.unwrap();
    let left = tokyo.runs(house.host.now(), asked(&house, table).await.1);
    house.host.out_of_reach(true).await.unwrap();
    house.pass(11 * HOUR).await;
    house.host.out_of_reach(false).await.unwrap();
    let until = asked(&house, table).await.1;
    assert_eq!((left, tokyo.runs(house.host.now(), until)), (DAY, DAY));
}

#[tokio::test]
async fn a_vacant_seat_rests_no_more_and_whoever_takes_it_has_their_own_hours() {
    let house = House::new().await;
    house
        .host
        .change_settings(ADA, PersonChange::default(), &by_night("UTC", &[Weekday::Sat, Weekday::Sun]))
        .await
        .unwrap();
    house
        .host
        .change_settings(CYD, PersonChange::default(), &by_night("UTC", &[Weekday::Sat]))
        .await
        .unwrap();
    let table = house.game(4).await;
    let begun = house.host.now();
    house.pass(HOUR).await;
    house.host.vacate(ADA, table, skald_rules::interface::Seat(0)).await.unwrap();
    let until = house.host.board(table).await.unwrap().waiting[0].until.unwrap();
    assert_eq!(until, begun + DAY, "nobody sleeps there");
    house.host.take_seat(CYD, table, "Cyd").await.unwrap();
    // Thirteen hours are left of Friday, and eleven are for Sunday.
    assert_eq!(asked(&house, table).await, (CYD, begun + 2 * DAY + 11 * HOUR));
}

#[tokio::test]
async fn a_table_pauses_when_all_agree_and_goes_on_by_itself_or_when_one_says_so() {
    let mut house = House::new().await;
    let table = house.game(6).await;
    house.pass(5 * HOUR).await;
    let left = asked(&house, table).await.1 - house.host.now();
    assert_eq!(refused(house.host.propose_pause(ADA, table, 29).await), Refused::LongPause { most: 28 });
    let info = house.host.propose_pause(BEN, table, 7).await.unwrap();
    assert_eq!(info.status, Status::Playing, "Ada has yet to agree");
    house.deliver().await;
    let at = info.proposal.unwrap().at;
    let info = house.host.answer_proposal(ADA, table, at, true).await.unwrap();
    assert_eq!((info.status, info.proposal), (Status::Paused, None));
    let sent = house.deliver().await;
    assert_eq!(told(&sent, About::Paused).len(), 2, "both are told in private");
    let taken =
        |sent: &[OutboxItem]| sent.iter().filter(|item| matches!(item.body, Body::TakeAway { .. })).count();
    assert_eq!(
        taken(&sent),
        2,
        "the call to Ada goes, for the time that it says is true no more, and so does what all were asked"
    );

    // Nothing happens for a week, whoever restarts the bot.
    house.pass(3 * DAY).await;
    house.die_and_return(DAY).await;
    house.pass(2 * DAY).await;
    assert_eq!(house.host.info(table).await.unwrap().status, Status::Paused);
    house.pass(DAY).await;
    let info = house.host.info(table).await.unwrap();
    assert_eq!(info.status, Status::Playing);
    let over = told(&house.deliver().await, About::Turn);
    assert!(over.len() == 1 && over[0].contains("goes on. Ada to "), "{over:?}");
    let (person, until) = asked(&house, table).await;
    assert_eq!(person, ADA);
    assert!(until - house.host.now() <= left && until - house.host.now() > left - DAY);
    let log = house.host.store().log(table, 0, u32::MAX).await.unwrap();
    let acts: Vec<&str> = log.iter().map(|entry| entry.text.as_str()).collect();
    assert!(acts.ends_with(&["pause", "resume"]), "{acts:?}");

    // One who plays can go on before the time.
    let info = house.host.propose_pause(ADA, table, 7).await.unwrap();
    house.host.answer_proposal(BEN, table, info.proposal.unwrap().at, true).await.unwrap();
    house.host.resume(table, None).await.unwrap();
    assert_eq!(house.host.info(table).await.unwrap().status, Status::Playing);
    house.pass(7 * DAY).await;
    assert!(house.host.info(table).await.unwrap().log > info.log, "time runs out as ever");
}

#[tokio::test]
async fn options_change_until_the_start_and_the_length_is_that_of_those_who_are_seated() {
    let house = House::of(common::games(), 3).await;
    let wish = OpenTable {
        game: "chaos".into(),
        channel: 7,
        name: "Ada".into(),
        terms: Terms::default(),
        ..OpenTable::default()
    };
    let opened = house.host.open(ADA, wish).await.unwrap();
    let (table, mut before) = (opened.id, opened.length);
    assert_eq!((opened.terms.limit, opened.terms.reserve()), (Some(DAY), Reserve::Turn));
    for person in 0..4 {
        let name = format!("P{person}");
        let info =
            house.host.join(Person(200 + person), table, Join { name, ..Join::default() }).await.unwrap();
        assert!(info.length.waits > before.waits || info.seats.len() == 2, "{:?} {before:?}", info.length);
        before = info.length;
        let few = matches!(info.seats.len(), 3 | 4);
        let half = Options::default().with("svpt_percent", "50");
        assert!(!few || info.proposed == half, "{:?}", info.proposed);
    }
    // A computer answers at once: it does not make it longer for the five who are people.
    let with = house.host.add_computer(ADA, table, Level::Steady).await.unwrap();
    let (five, six) = (before.days.unwrap(), with.length.days.unwrap());
    assert!(six.once <= five.once + 2 && six.thrice <= five.thrice + 2, "{with:?}");
    house.host.remove(ADA, table, Seat(5)).await.unwrap();
    let change = Options::default().with("one_volley", "yes").with("storm_from_cycle", "1");
    assert_eq!(
        refused(house.host.read_options(Person(200), table, |_| Ok(change.clone())).await),
        Refused::NotHost
    );
    house.deliver().await;
    let info = house.host.read_options(ADA, table, |_| Ok(change.clone())).await.unwrap();
    assert_eq!(info.options, change.clone().with("edition", "2"));
    assert!(info.length.waits < before.waits, "a storm makes it shorter");
    assert_eq!(info.proposed, Options::default().with("svpt_percent", "50"), "what is left to propose");
    assert_eq!(told(&house.deliver().await, About::Terms).len(), 1, "the others are told");
    assert_eq!(
        refused(house.host.read_options(ADA, table, |_| Ok(change.clone())).await),
        Refused::SameTerms
    );
    let wrong = Options::default().with("storm_from_cycle", "-1");
    assert!(matches!(
        refused(house.host.read_options(ADA, table, |_| Ok(wrong.clone())).await),
        Refused::Setup(_)
    ));
    house.host.start(ADA, table).await.unwrap();
    assert_eq!(refused(house.host.read_options(ADA, table, |_| Ok(change.clone())).await), Refused::Begun);
}

#[tokio::test]
async fn hours_and_an_absence_that_are_changed_at_one_moment_are_both_kept() {
    let house = House::new().await;
    let table = house.game(4).await;
    let begun = house.host.now();
    // Each change of hours writes all of them: whoever read before the other wrote would undo what the other did.
    for round in 0..3 {
        house.pass(8 * DAY).await;
        let quiet = Quiet { from: 22 * 60, until: (5 + round) * 60 };
        let change = HoursChange { zone: Some("UTC".into()), quiet: Some(Some(quiet)), off: None };
        let off = HoursChange {
            zone: Some("UTC".into()),
            quiet: None,
            off: Some(vec![Weekday::ALL[usize::from(round)]]),
        };
        let text = PersonChange { text_mode: Some(round % 2 == 0), ..PersonChange::default() };
        let (settings, away, days) = tokio::join!(
            house.host.change_settings(ADA, text, &change),
            house.host.go_away(ADA, 2),
            house.host.change_settings(ADA, PersonChange::default(), &off),
        );
        settings.unwrap();
        away.unwrap();
        days.unwrap();
        let row = house.host.person(ADA).await.unwrap();
        let hours = house.host.hours(ADA).await.unwrap().calendar;
        let now = house.host.now();
        assert_eq!((hours.quiet(), hours.off().len(), row.text_mode), (Some(quiet), 1, round % 2 == 0));
        assert_eq!(hours.away_at(now), Some(now + 2 * DAY), "round {round}");
        let kept = house.host.store().person(ADA).await.unwrap().unwrap();
        assert_eq!(kept, row, "memory and database are one");
    }
    assert!(begun < house.host.now() && house.host.info(table).await.unwrap().log > 0);
}

#[tokio::test]
async fn a_setting_that_cannot_be_changed_changes_no_other() {
    let house = House::new().await;
    let change = HoursChange { quiet: Some(Some(NIGHT)), ..HoursChange::default() };
    let settings = PersonChange { text_mode: Some(true), ..PersonChange::default() };
    assert_eq!(refused(house.host.change_settings(ADA, settings, &change).await), Refused::ZoneFirst);
    assert!(!house.host.person(ADA).await.unwrap().text_mode);
}

#[tokio::test]
async fn whoever_moves_to_another_zone_has_the_daily_message_at_the_hour_there() {
    let house = House::new().await;
    let due = || async {
        let about = house.host.store().due_about(&skald::store::person_subject(ADA)).await.unwrap();
        about.into_iter().map(|row| row.at).collect::<Vec<_>>()
    };
    let daily = PersonChange { calls: Some(Calls::Digest), hour: Some(18), ..PersonChange::default() };
    house.host.change_settings(ADA, daily, &HoursChange::default()).await.unwrap();
    let (now, before) = (house.host.now(), due().await);
    assert_eq!(before, [Calendar::default().next_hour(18, now)]);
    let zone = HoursChange { zone: Some("Asia/Tokyo".into()), ..HoursChange::default() };
    house.host.change_settings(ADA, PersonChange::default(), &zone).await.unwrap();
    let tokyo = Calendar::weekly("Asia/Tokyo", None, &[]).unwrap();
    assert_eq!(due().await, [tokyo.next_hour(18, now)]);
    assert_ne!(due().await, before);
    let thread = PersonChange { calls: Some(Calls::Thread), ..PersonChange::default() };
    house.host.change_settings(ADA, thread, &HoursChange::default()).await.unwrap();
    assert_eq!(due().await, [0_i64; 0]);
}

#[tokio::test]
async fn a_lobby_and_a_board_say_who_is_away() {
    let house = House::new().await;
    let lobby = house.lobby(3).await;
    let game = house.game(3).await;
    house.deliver().await;
    house.host.go_away(BEN, 5).await.unwrap();
    house.host.tick().await.unwrap();
    let until = house.host.now() + 5 * DAY;
    let board = house.host.board(game).await.unwrap();
    assert_eq!(board.away, [(skald_rules::interface::Seat(1), until)]);
    let boards = |sent: &[OutboxItem]| {
        sent.iter().filter(|item| item.body == Body::Board).map(|item| item.table).collect::<Vec<_>>()
    };
    let sent = house.deliver().await;
    assert!(boards(&sent).contains(&lobby) && boards(&sent).contains(&game), "{sent:?}");
    // A lobby stays one: it closes when it said that it would.
    assert!(house.host.info(lobby).await.unwrap().closes.is_some());
    house.host.go_away(BEN, 0).await.unwrap();
    assert_eq!(house.host.board(game).await.unwrap().away, []);
    house.host.tick().await.unwrap();
    // An absence that ends by itself is shown no more from then on.
    house.host.go_away(BEN, 2).await.unwrap();
    house.host.tick().await.unwrap();
    house.deliver().await;
    house.pass(2 * DAY - 1).await;
    assert!(!boards(&house.deliver().await).contains(&lobby));
    house.pass(1).await;
    assert!(boards(&house.deliver().await).contains(&lobby));
    assert_eq!(house.host.board(game).await.unwrap().away, []);
    house.host.start(ADA, lobby).await.unwrap();
}
