//! Tables before the game, and after it: opening, joining, leaving, handing on, rematch.

use crate::common::{ADA, BEN, CYD, DAY, House, names, quick, race, refused};
use skald::host::{
    About, Actor, Asked, Body, HostConfig, Join, OpenTable, Person, Refused, Road, Status, Terms,
};
use skald_rules::{
    fair::{Commitment, Secret},
    interface::{Options, Seat},
    players::Level,
};

fn named(name: &str) -> Join {
    Join { name: name.to_owned(), ..Join::default() }
}

#[tokio::test]
async fn a_lobby_fills_empties_and_is_handed_on() {
    let house = House::new().await;
    let host = &house.host;
    let table = host.open(ADA, race(3)).await.unwrap().id;
    host.invite(ADA, table, BEN).await.unwrap();
    assert_eq!(host.invited(table).await.unwrap(), [BEN]);
    assert_eq!(refused(host.invite(ADA, table, BEN).await), Refused::Invited);
    assert_eq!(refused(host.start(ADA, table).await), Refused::TooFew { need: 2, have: 1 });

    host.join(BEN, table, named("Ben")).await.unwrap();
    assert!(host.invited(table).await.unwrap().is_empty());
    assert_eq!(refused(host.join(BEN, table, named("Ben")).await), Refused::Seated);
    assert_eq!(refused(host.add_computer(BEN, table, Level::Steady).await), Refused::NotHost);
    let info = host.add_computer(ADA, table, Level::Steady).await.unwrap();
    assert_eq!(names(&info), ["Ada", "Ben", "Bracken"]);
    assert_eq!(info.seats.iter().map(|seat| seat.computer).collect::<Vec<_>>(), [None, None, Some(1)]);
    host.add_computer(ADA, table, Level::Steady).await.unwrap();
    assert_eq!(refused(host.join(CYD, table, named("Cyd")).await), Refused::Full);

    let info = host.remove(ADA, table, Seat(2)).await.unwrap();
    assert_eq!(names(&info), ["Ada", "Ben", "Flint"]);
    assert_eq!(refused(host.hand_over(BEN, table, ADA).await), Refused::NotHost);
    assert_eq!(refused(host.hand_over(ADA, table, CYD).await), Refused::NotSeated);
    assert_eq!(host.hand_over(ADA, table, BEN).await.unwrap().host, BEN);

    // Who leaves goes out of the list of their tables; the last one closes it.
    host.leave(BEN, table).await.unwrap();
    let info = host.info(table).await.unwrap();
    assert_eq!((names(&info), info.host), (vec!["Ada", "Flint"], ADA));
    assert!(host.tables_of(BEN).await.unwrap().is_empty());
    assert_eq!(host.leave(ADA, table).await.unwrap().status, Status::Closed);
    assert_eq!(refused(host.join(BEN, table, named("Ben")).await), Refused::Closed);
    assert!(host.tables_in(7, true).await.unwrap().is_empty());
}

/// In a game without an order of its own, whoever runs the table has people change seats: so partners are chosen.
#[tokio::test]
async fn partners_are_chosen_by_seats_before_the_start() {
    let house = House::new().await;
    let host = &house.host;
    let options = Options::default().with("form", "team");
    let wish = OpenTable {
        game: "law".into(),
        seats: Some(4),
        options,
        channel: 7,
        name: "Ada".into(),
        ..OpenTable::default()
    };
    let table = host.open(ADA, wish).await.unwrap().id;
    for (person, name) in [(BEN, "Ben"), (CYD, "Cyd"), (Person(104), "Dan")] {
        host.join(person, table, named(name)).await.unwrap();
    }
    let wanted = [Seat(0), Seat(2), Seat(1), Seat(3)];
    assert_eq!(refused(host.settle_order(BEN, table, &wanted).await), Refused::NotHost);
    for bad in [&[][..], &[Seat(0), Seat(0), Seat(1), Seat(2)], &[Seat(0)]] {
        assert_eq!(refused(host.settle_order(ADA, table, bad).await), Refused::NoOrderHere);
    }
    let info = host.settle_order(ADA, table, &wanted).await.unwrap();
    assert_eq!(names(&info), ["Ada", "Cyd", "Ben", "Dan"]);
    // Ada and Ben share a side now, and so it stays when the cards are dealt.
    let info = host.start(ADA, table).await.unwrap();
    assert_eq!(names(&info), ["Ada", "Cyd", "Ben", "Dan"]);
    assert_eq!(refused(host.settle_order(ADA, table, &wanted).await), Refused::Begun);
}

#[tokio::test]
async fn impossible_tables_are_refused_with_a_reason() {
    let house = House::new().await;
    let host = &house.host;
    let open = |wish: OpenTable| host.open(ADA, wish);
    assert_eq!(
        refused(open(OpenTable { game: "chess".into(), ..race(3) }).await),
        Refused::NoGame("chess".into())
    );
    let hasty = Terms::of(Some(5));
    assert_eq!(refused(open(OpenTable { terms: hasty, ..race(3) }).await), Refused::BadTerms);
    assert!(matches!(refused(open(OpenTable { seats: Some(9), ..race(3) }).await), Refused::Setup(_)));
    assert_eq!(refused(open(OpenTable { computers: 4, ..race(3) }).await), Refused::Full);
    assert!(host.tables_of(ADA).await.unwrap().is_empty(), "nothing was opened");
}

#[tokio::test]
async fn the_secret_is_committed_to_before_anybody_joins_and_told_to_nobody() {
    let house = House::new().await;
    let info = house.host.open(ADA, race(3)).await.unwrap();
    let row = house.host.store().table(info.id).await.unwrap().unwrap();
    let secret = Secret::from_bytes(&row.secret).unwrap();
    assert_eq!(Commitment::from_hex(&info.commitment).unwrap(), secret.commit(&info.code));
    assert_eq!(info.seats[0].words, "ada's words", "words are brought into one form");
    assert!(!format!("{info:?}").contains(&secret.to_hex()[..40]));
    assert_eq!(house.host.find(&info.code.to_uppercase()).await.unwrap(), Some(info.id));
    // Two tables never share a secret.
    let other = house.host.open(ADA, race(3)).await.unwrap();
    assert_ne!(house.host.store().table(other.id).await.unwrap().unwrap().secret, row.secret);
}

#[tokio::test]
async fn a_rematch_rotates_the_seats_and_knows_what_it_follows() {
    let house = House::new().await;
    let host = &house.host;
    let table = host.open(ADA, OpenTable { computers: 1, ..race(1) }).await.unwrap().id;
    host.join(BEN, table, named("Ben")).await.unwrap();
    assert_eq!(refused(host.rematch(ADA, table, Asked::default()).await), Refused::NotOver);
    host.start(ADA, table).await.unwrap();
    host.tick().await.unwrap();
    house.answer(table, "take").await;
    house.answer(table, "pass").await;
    let before = host.info(table).await.unwrap();
    assert_eq!((before.status, names(&before)), (Status::Over, vec!["Ada", "Bracken", "Ben"]));

    assert_eq!(refused(host.rematch(CYD, table, Asked::default()).await), Refused::NotSeated);
    let next = host.rematch(BEN, table, Asked::default()).await.unwrap();
    assert_eq!((next.after, next.host), (Some(table), BEN));
    assert_eq!(host.invited(next.id).await.unwrap(), [ADA]);
    assert_eq!(refused(host.rematch(BEN, table, Asked::default()).await), Refused::Seated);
    let next = host.rematch(ADA, table, Asked::default()).await.unwrap();
    assert_eq!(names(&next), ["Bracken", "Ben", "Ada"], "who sat second sits first");
    assert_ne!(next.commitment, before.commitment);
    host.start(BEN, next.id).await.unwrap();
    assert_eq!(host.info(next.id).await.unwrap().status, Status::Playing);
}

#[tokio::test]
async fn a_rematch_is_a_table_that_is_opened_where_the_game_was() {
    let house = House::with(HostConfig { tables_each: 1, ..quick() }).await;
    let host = &house.host;
    let table = host.open(ADA, OpenTable { guild: Some(7), ..race(1) }).await.unwrap().id;
    host.join(BEN, table, named("Ben")).await.unwrap();
    host.start(ADA, table).await.unwrap();
    host.tick().await.unwrap();
    house.answer(table, "take").await;
    house.answer(table, "pass").await;
    let over = host.info(table).await.unwrap();
    assert_eq!(over.status, Status::Over);
    let asked = |above, manages| Asked { above, manages };

    // Managers have settled since where tables are opened, and by whom.
    let settle = async |interaction, channels: Vec<u64>, managers_only| {
        let change = |row: &mut skald::host::ServerRow| {
            (row.channels, row.managers_only) = (channels, managers_only);
            Ok(())
        };
        host.settle_server(Actor::new(CYD, interaction), 7, change).await.unwrap();
    };
    settle(1, vec![over.channel + 1], false).await;
    let elsewhere = Refused::NotInThisChannel { channels: vec![over.channel + 1] };
    assert_eq!(refused(host.rematch(ADA, table, asked(None, true)).await), elsewhere);
    settle(2, vec![over.channel], true).await;
    assert_eq!(refused(host.rematch(ADA, table, asked(None, false)).await), Refused::OnlyManagers);
    settle(3, vec![], false).await;

    // It counts as one of those that a person runs.
    host.open(ADA, OpenTable { guild: Some(7), ..race(1) }).await.unwrap();
    assert_eq!(refused(host.rematch(ADA, table, asked(None, false)).await), Refused::TooMany { most: 1 });
    assert_eq!(host.rematch(BEN, table, asked(None, false)).await.unwrap().host, BEN);
}

#[tokio::test]
async fn people_are_told_once_and_only_those_whom_it_concerns() {
    let house = House::new().await;
    let host = &house.host;
    let never = skald::host::PersonChange { pings: Some(skald::host::Pings::Never), ..Default::default() };
    host.change_person(BEN, never).await.unwrap();
    let table = house.game(5).await;
    let sent = house.deliver().await;
    let say = |about: About| {
        let said = sent.iter().filter_map(move |item| match &item.body {
            Body::Say { mention, about: what, .. } if *what == about => Some(mention.clone()),
            _ => None,
        });
        said.collect::<Vec<_>>()
    };
    assert_eq!(say(About::Started), [vec![]], "Ben wants no pings");
    assert_eq!(say(About::Turn), [vec![ADA]]);
    assert_eq!(sent.iter().filter(|item| item.body == Body::Board).count(), 1, "one board, the newest");
    assert!(house.deliver().await.is_empty());
    assert!(host.board_message(table).await.unwrap().is_some());

    // Ben is asked in silence; and a ping for Ada that nobody sent in time is not sent after she has acted.
    house.answer(table, "pass").await;
    house.answer(table, "pass").await;
    house.answer(table, "pass").await;
    let late = house.deliver().await;
    assert!(late.iter().all(|item| !matches!(item.body, Body::Say { .. })), "{late:?}");

    // A message that was replaced while it was being sent stays owed.
    house.answer(table, "pass").await;
    let board = host
        .outbox_due(Road::Tables, 10)
        .await
        .unwrap()
        .into_iter()
        .find(|item| item.body == Body::Board)
        .unwrap();
    assert!(host.outbox_try(&board, 1000).await.unwrap());
    house.answer(table, "pass").await;
    assert!(!host.outbox_try(&board, 1000).await.unwrap(), "the older one must not be sent any more");
    host.outbox_sent(&board, None).await.unwrap();
    let again = host
        .outbox_due(Road::Tables, 10)
        .await
        .unwrap()
        .into_iter()
        .find(|item| item.name == board.name)
        .unwrap();
    assert!(again.revision > board.revision && again.nonce != board.nonce && again.nonce.len() <= 25);
}

#[tokio::test]
async fn watching_and_playing_at_many_tables_of_one_channel() {
    let house = House::new().await;
    let host = &house.host;
    let (one, two) = (house.game(3).await, house.game(3).await);
    assert_eq!(host.tables_in(7, false).await.unwrap(), [two, one]);
    assert_eq!(host.tables_of(BEN).await.unwrap(), [two, one]);
    host.watch(CYD, one, "Cyd", true).await.unwrap();
    assert_eq!(host.spectators(one).await.unwrap(), [CYD]);
    assert_eq!(refused(host.watch(ADA, one, "Ada", true).await), Refused::Seated);
    let look = host.look(one, CYD).await.unwrap();
    assert!(look.decisions.is_empty() && look.view.is_some());
    house.clock.pass(1000);
    house.answer(two, "pass").await;
    assert_eq!(host.turns(ADA).await.unwrap().iter().map(|turn| turn.table).collect::<Vec<_>>(), [one]);
    let turns = host.turns(BEN).await.unwrap();
    assert_eq!((turns.len(), turns[0].table, turns[0].place), (1, two, 7));
    host.watch(CYD, one, "Cyd", false).await.unwrap();
    assert!(host.spectators(one).await.unwrap().is_empty());
}

#[tokio::test]
async fn a_table_that_nobody_begins_closes_after_seven_days_as_its_message_says() {
    let house = House::new().await;
    let host = &house.host;
    let table = host.open(ADA, race(3)).await.unwrap().id;
    host.join(BEN, table, named("Ben")).await.unwrap();
    let begun = host.open(ADA, race(2)).await.unwrap().id;
    host.join(BEN, begun, named("Ben")).await.unwrap();
    host.start(ADA, begun).await.unwrap();
    let info = host.info(table).await.unwrap();
    assert_eq!(info.closes, Some(house.clock_now() + 7 * DAY));
    assert_eq!(host.info(begun).await.unwrap().closes, None);
    house.clock.pass(7 * DAY - 1);
    host.tick().await.unwrap();
    assert_eq!(host.info(table).await.unwrap().status, Status::Lobby);
    house.clock.pass(1);
    host.tick().await.unwrap();
    let info = host.info(table).await.unwrap();
    assert_eq!((info.status, info.ended), (Status::Closed, Some(house.clock_now())));
    assert_eq!(host.info(begun).await.unwrap().status, Status::Playing, "a game that has begun goes on");
    let owed = house.owed().await;
    let told = owed.iter().find_map(|item| match &item.body {
        Body::Say { say, mention, .. } if say.id == "host-lobby-ended" => Some(mention.clone()),
        _ => None,
    });
    assert_eq!(told, Some(vec![ADA, BEN]));
    assert_eq!(refused(host.start(ADA, table).await), Refused::Closed);
}

#[tokio::test]
async fn a_person_invites_to_a_table_so_often_a_day_and_no_more() {
    let most = HostConfig::default().invitations;
    let house = House::new().await;
    let host = &house.host;
    let table = host.open(ADA, race(3)).await.unwrap().id;
    let other = host.open(ADA, race(3)).await.unwrap().id;
    host.join(BEN, table, named("Ben")).await.unwrap();
    for number in 0..u64::from(most) {
        let person = Person(1_000 + number);
        host.invite(ADA, table, person).await.unwrap();
        // Whoever comes and goes again frees no invitation.
        if number == 0 {
            host.join(person, table, named("Guest")).await.unwrap();
            host.leave(person, table).await.unwrap();
        }
    }
    let refusal = refused(host.invite(ADA, table, Person(2_000)).await);
    assert_eq!(refusal, Refused::TooManyInvitations { most });
    assert!(!host.invited(table).await.unwrap().contains(&Person(2_000)));
    host.invite(BEN, table, Person(2_000)).await.unwrap();
    host.invite(ADA, other, Person(2_001)).await.unwrap();
    house.clock.pass(DAY);
    host.invite(ADA, table, Person(2_002)).await.unwrap();
}
