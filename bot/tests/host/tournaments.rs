//! Tournaments through the host: from the first who registers to the last place, whatever happens in between.

use std::collections::BTreeSet;

use crate::common::{
    DAY, HOUR, House,
    cups::{HEAD, announced, begin, event, people_of, person, second_ones_give_up, state, table_of, wish},
    refused,
};
use skald::host::{Body, Organise, Person, Refused, Status, Terms, TournamentInfo};
use skald_rules::tournament::{
    self, Act, Cut, Entrant, Finish, Format, Games, Gone, How, Next, Stage, Tournament,
};

#[tokio::test]
async fn eight_play_through_a_drop_a_no_show_a_restart_and_a_correction() {
    let mut house = House::new().await;
    let terms = tournament::Terms {
        rounds: Some(3),
        absent: tournament::Absent { after: 5 * DAY, misses: 2 },
        ..tournament::Terms::default()
    };
    let id = event(&house, wish("race", &[("rounds", "50")], terms), 8).await;
    assert_eq!(
        refused(house.host.organise(person(0), id, false, Organise::Begin).await),
        Refused::NotOrganiser
    );
    let info = begin(&house, id).await;
    assert_eq!((info.stage, info.rounds, info.matches.len()), (Stage::Running, 1, 4));
    let mut sent = house.deliver().await;
    // All tables are open and dealt, and nobody sits at two.
    let mut seen = BTreeSet::new();
    for place in 0..4 {
        let table = house.host.info(table_of(&info, place)).await.unwrap();
        assert_eq!(table.status, Status::Playing);
        seen.extend(table.seats.iter().map(|seat| seat.person.unwrap()));
    }
    assert_eq!(seen.len(), 8);
    assert_eq!(house.host.turns(people_of(&info, 0)[0]).await.unwrap().len(), 1, "/turns knows it");

    // The second of the first match gives up; the first of the second one leaves the tournament.
    house.host.resign(people_of(&info, 0)[1], table_of(&info, 0)).await.unwrap();
    house.host.leave_tournament(people_of(&info, 1)[0], id).await.unwrap();
    house.host.tick().await.unwrap();
    assert_eq!(house.host.info(table_of(&info, 1)).await.unwrap().status, Status::Over, "its table ends");

    // In the third, only the first ever moves; in the fourth, both do.
    for (place, movers) in [(2, 1), (3, 2)] {
        for _ in 0..movers {
            house.answer(table_of(&info, place), "take").await;
        }
    }
    house.die_and_return(HOUR).await;
    for _ in 0..6 {
        house.pass(DAY).await;
    }
    let now = state(&house.host, id).await;
    let result = |place: usize| now.rounds()[0].tables[place].result.clone();
    assert_eq!(result(0).unwrap().1, How::Played);
    assert_eq!(result(1).unwrap().1, How::Awarded);
    assert_eq!(result(2), Some((Finish::Score { won: [1, 0], drawn: 0 }, How::Missed)));
    assert_eq!(result(3), None, "whoever has moved is there, and the clock does the rest");
    assert_eq!(house.host.info(table_of(&info, 2)).await.unwrap().status, Status::Over);
    assert_eq!(now.entries().iter().filter(|entry| entry.out == Some(Gone::Left)).count(), 1);

    // Time is called at the agreed end of the round, and the table comes to its result.
    assert_eq!(now.rounds()[0].by.best_of, 1, "this game has no matches of three");
    house.pass(16 * DAY).await;
    house.host.tick().await.unwrap();
    sent.extend(house.deliver().await);
    let now = state(&house.host, id).await;
    assert!(now.rounds()[0].timed);
    assert_eq!(now.rounds().len(), 2, "the next round begins by itself");

    // The first result was wrong: the round that stands on it is drawn anew.
    let before = house.host.tournament(id).await.unwrap();
    let wrong = Organise::Correct { round: 0, table: 0, finish: Finish::Score { won: [0, 1], drawn: 0 } };
    house.host.organise(HEAD, id, false, wrong).await.unwrap();
    house.host.tick().await.unwrap();
    let after = house.host.tournament(id).await.unwrap();
    let pairs = |info: &TournamentInfo| -> BTreeSet<Vec<Entrant>> {
        info.matches.iter().map(|table| table.seats.clone()).collect()
    };
    assert_ne!(pairs(&before), pairs(&after));
    for table in before.matches.iter().filter_map(|table| table.table) {
        assert_eq!(house.host.info(table).await.unwrap().status, Status::Over, "it counts for nothing");
    }
    assert_eq!(state(&house.host, id).await.rounds()[0].tables[0].result.clone().unwrap().1, How::Corrected);

    // Somebody takes over a place in the middle of a match.
    let info = after;
    let place = info.matches.iter().position(|table| table.seats.len() == 2).unwrap();
    let entrant = info.matches[place].seats[1];
    let sub = Organise::Replace { entrant, person: Person(77), name: "Sub".into() };
    house.host.organise(HEAD, id, false, sub).await.unwrap();
    house.host.tick().await.unwrap();
    let table = house.host.info(table_of(&info, place)).await.unwrap();
    assert_eq!(table.seats[1].person, Some(Person(77)));

    for _ in 0..2 {
        second_ones_give_up(&house, id).await;
    }
    sent.extend(house.deliver().await);
    let now = state(&house.host, id).await;
    assert_eq!((now.stage(), now.rounds().len()), (Stage::Over, 3));
    // The log leads to the same tournament.
    let texts = house.host.store().tournament_acts(id).await.unwrap();
    let acts: Vec<Act> = texts.iter().map(|text| serde_json::from_str(text).unwrap()).collect();
    assert_eq!(Tournament::replay(&acts).unwrap(), now);
    // Each round was announced once, and shows how it ended; the one that was taken back says so; and the end.
    let said = announced(&sent);
    let heads: Vec<&str> = said.iter().filter_map(|text| text.lines().next()).collect();
    let of_round = |n: usize| heads.iter().filter(|head| head.contains(&format!("round {n}."))).count();
    assert_eq!((of_round(1), of_round(2), of_round(3)), (1, 1, 1), "{heads:?}");
    assert_eq!(heads.iter().filter(|head| head.contains("round 2 was taken back")).count(), 1, "{heads:?}");
    assert!(!said.iter().any(|text| text.contains("under way")), "{said:#?}");
    assert_eq!(heads.iter().filter(|head| **head == "**Autumn cup** is over.").count(), 1, "{heads:?}");
    // Nobody's daily message comes again.
    assert_eq!(house.pass(DAY).await, None, "what is over costs nothing");
}

// shows LRAW-1.1.1, LRAW-1.1.11, LRAW-1.2.2, LRAW-1.2.6, LRAW-1.2.7
#[tokio::test]
async fn legions_in_a_small_event_are_best_of_three_and_time_before_a_turn_is_a_draw() {
    let house = House::new().await;
    let terms = tournament::Terms {
        rounds: Some(1),
        games: Games::OneBeforeCut,
        cut: Cut::Top4,
        absent: tournament::Absent { after: 300 * DAY, misses: 0 },
        ..tournament::Terms::default()
    };
    let mut wish = wish("lraw-match", &[("siding", "before")], terms);
    wish.pace = Terms::of(None);
    let id = event(&house, wish, 4).await;
    let info = begin(&house, id).await;
    for place in 0..2 {
        let table = house.host.info(table_of(&info, place)).await.unwrap();
        assert_eq!(table.game, "lraw-match");
        assert_eq!(table.options.get("best_of"), Some("3"));
        assert_eq!(table.options.get("siding"), None, "no side decking before the first of three games");
    }
    house.pass(45 * DAY - HOUR).await;
    assert_eq!(state(&house.host, id).await.rounds().len(), 1, "45 days are not over");
    house.pass(2 * HOUR).await;
    let now = state(&house.host, id).await;
    let results = now.rounds()[0].tables.iter().map(|table| table.result.clone().unwrap());
    assert!(
        results
            .into_iter()
            .all(|(finish, how)| { finish == Finish::Score { won: [0, 0], drawn: 0 } && how == How::Played }),
        "no game was started, so none was drawn"
    );
    assert!(now.standings().iter().all(|line| line.points == 1), "a draw is a point each");
    // After the cut somebody has to win, and the game is told so.
    assert_eq!((now.seeds().len(), now.rounds().len()), (4, 2));
    let info = house.host.tournament(id).await.unwrap();
    let table = house.host.info(table_of(&info, 0)).await.unwrap();
    assert_eq!(table.options.get("even"), Some("goes-on"));
}

// shows LRAW-1.1.3, LRAW-1.1.4, LRAW-1.1.6, LRAW-1.1.8, LRAW-1.1.12, LRAW-1.2.1
#[tokio::test]
async fn nineteen_play_single_games_before_the_cut_and_best_of_three_after_it() {
    let mut house = House::new().await;
    let terms =
        tournament::Terms { games: Games::OneBeforeCut, cut: Cut::Top8, ..tournament::Terms::default() };
    let id = event(&house, wish("lraw-match", &[("siding", "before")], terms), 19).await;
    let mut info = begin(&house, id).await;
    let table = house.host.info(table_of(&info, 0)).await.unwrap();
    assert_eq!((table.game.as_str(), table.options.get("siding")), ("lraw", Some("before")));
    let ends = |now: &Tournament| now.rounds().last().unwrap().ends;
    assert_eq!(ends(&state(&house.host, id).await) - house.clock_now(), 21 * DAY);
    let mut cut = false;
    for round in 0..20 {
        if info.stage == Stage::Over {
            break;
        }
        let now = state(&house.host, id).await;
        if !now.seeds().is_empty() && !cut {
            cut = true;
            let seeds = now.seeds();
            let pairs: Vec<Vec<Entrant>> = info.matches.iter().map(|table| table.seats.clone()).collect();
            let of = |one: usize, other: usize| vec![seeds[one - 1], seeds[other - 1]];
            assert_eq!(pairs, [of(1, 8), of(4, 5), of(2, 7), of(3, 6)]);
            let table = house.host.info(table_of(&info, 0)).await.unwrap();
            assert_eq!((table.game.as_str(), table.options.get("best_of")), ("lraw-match", Some("3")));
            assert_eq!(ends(&now) - house.clock_now(), 45 * DAY);
        }
        for table in info.matches.iter().filter(|table| !table.decided) {
            let award = Organise::Award { table: table.place, to: table.seats[round % 2] };
            house.host.organise(HEAD, id, false, award).await.unwrap();
        }
        if round == 2 {
            house.die_and_return(HOUR).await;
        }
        house.host.tick().await.unwrap();
        info = house.host.tournament(id).await.unwrap();
    }
    let now = state(&house.host, id).await;
    assert_eq!((now.stage(), now.checked_in(), now.seeds().len()), (Stage::Over, 19, 8));
    assert_eq!(now.rounds().len(), 5 + 3, "five rounds, and three after the cut");
    assert_eq!(now.standings()[0].place, 1);
}

#[tokio::test]
async fn a_round_that_is_cut_anywhere_begins_whole_and_once() {
    let mut house = House::new().await;
    let mut cuts = 0;
    for cut in (0..600).step_by(5) {
        let id = event(&house, wish("race", &[], tournament::Terms::default()), 4).await;
        house.deliver().await;
        house.host.store().faults().cut_after(cut);
        let begun = house.host.organise(HEAD, id, false, Organise::Begin).await.is_ok();
        let whole = begun && house.host.tick().await.is_ok();
        house.host.store().faults().mend();
        house.die_and_return(1).await;
        if state(&house.host, id).await.stage() == Stage::Joining {
            house.host.organise(HEAD, id, false, Organise::Begin).await.unwrap();
        }
        house.host.tick().await.unwrap();
        let now = state(&house.host, id).await;
        assert_eq!((now.rounds().len(), now.checked_in()), (1, 4), "cut {cut}");
        let seated = house.host.store().seated(id).await.unwrap();
        assert_eq!(seated.len(), 2, "cut {cut}: each match has one table");
        for row in seated {
            assert_eq!(house.host.info(row.table).await.unwrap().status, Status::Playing, "cut {cut}");
        }
        let said = announced(&house.deliver().await);
        assert_eq!(said.len(), 1, "cut {cut}: {said:?}");
        house.host.organise(HEAD, id, false, Organise::Close).await.unwrap();
        house.host.tick().await.unwrap();
        if whole {
            break;
        }
        cuts += 1;
    }
    assert!((10..119).contains(&cuts), "{cuts} cuts");
}

#[tokio::test]
async fn a_round_of_many_opens_over_minutes_and_is_announced_once_it_is_there() {
    let mut house = House::new().await;
    let id = event(&house, wish("race", &[], tournament::Terms::default()), 80).await;
    begin(&house, id).await;
    house.die_and_return(1).await;
    let begun = house.clock_now();
    let mut opened = Vec::new();
    let mut said = Vec::new();
    while house.clock_now() - begun < 2 * 60_000 {
        let sent = house.deliver().await;
        let boards = sent.iter().filter(|item| item.body == Body::Board).count();
        if boards > 0 {
            opened.push(((house.clock_now() - begun) / 1_000, boards));
        }
        let seated = house.host.store().seated(id).await.unwrap().len();
        assert!(announced(&sent).is_empty() || seated == 40, "{seated} of 40 tables are there");
        said.extend(announced(&sent));
        house.pass(1_000).await;
    }
    let boards = opened.iter().map(|(_, boards)| *boards).collect::<Vec<_>>();
    assert_eq!(boards, [16, 16, 8], "{opened:?}");
    assert!(
        opened.windows(2).all(|pair| pair[1].0 - pair[0].0 >= 20),
        "nobody's board waits for them: {opened:?}"
    );
    assert_eq!(said.len(), 1, "{said:?}");
    // Then nothing is due before somebody's clock.
    let next = house.host.tick().await.unwrap().unwrap();
    assert!(next - house.clock_now() > 10 * HOUR, "{}", next - house.clock_now());
}

#[tokio::test]
async fn where_a_server_takes_no_more_tables_the_rest_of_a_round_waits_for_room() {
    let mut house = House::new().await;
    let id = event(&house, wish("race", &[("rounds", "40")], tournament::Terms::default()), 6).await;
    let bound = |row: &mut skald::host::ServerRow| {
        row.most = Some(2);
        Ok(())
    };
    house.host.settle_server(HEAD.into(), 1, bound).await.unwrap();
    let info = begin(&house, id).await;
    let tables: Vec<Option<_>> = info.matches.iter().map(|one| one.table).collect();
    assert!(matches!(tables[..], [Some(_), Some(_), None]), "{tables:?}");
    for table in tables.into_iter().flatten() {
        assert_eq!(house.host.info(table).await.unwrap().status, Status::Playing, "what is there is played");
    }
    house.die_and_return(HOUR).await;
    assert_eq!(house.host.store().seated(id).await.unwrap().len(), 2);
    house.host.resign(people_of(&info, 0)[1], table_of(&info, 0)).await.unwrap();
    house.host.tick().await.unwrap();
    let now = state(&house.host, id).await;
    assert_eq!(now.rounds()[0].tables.iter().filter(|table| table.result.is_some()).count(), 1, "booked");
    let info = house.host.tournament(id).await.unwrap();
    assert_eq!(house.host.info(table_of(&info, 2)).await.unwrap().status, Status::Playing, "there is room");
    second_ones_give_up(&house, id).await;
    assert_eq!(state(&house.host, id).await.rounds().len(), 2);
}

#[tokio::test]
async fn a_league_of_computers_and_people_draws_tables_for_several() {
    let house = House::new().await;
    let terms = tournament::Terms {
        format: Format::League { seats: 4 },
        rounds: Some(2),
        ..tournament::Terms::default()
    };
    let id = event(&house, wish("race", &[("rounds", "1")], terms), 4).await;
    for _ in 0..3 {
        house.host.organise(HEAD, id, false, Organise::Computer).await.unwrap();
    }
    let info = begin(&house, id).await;
    let mut sizes: Vec<usize> = info.matches.iter().map(|table| table.seats.len()).collect();
    sizes.sort_unstable();
    assert_eq!(sizes, [3, 4]);
    // Somebody joins late, and plays from the next week on.
    house.host.register(person(50), id, "Late", None).await.unwrap();
    for _ in 0..60 {
        if house.host.tournament(id).await.unwrap().stage == Stage::Over {
            break;
        }
        house.pass(DAY).await;
    }
    let now = state(&house.host, id).await;
    assert_eq!((now.stage(), now.rounds().len()), (Stage::Over, 2));
    let late = now.entrants().find(|(_, entry)| entry.name == "Late").unwrap().0;
    assert!(now.rounds()[1].tables.iter().any(|table| table.seats.contains(&late)));
    assert_eq!(now.standings().len(), 8);
}

#[tokio::test]
async fn lists_are_private_until_the_end_and_locked_from_the_first_round_on() {
    let house = House::new().await;
    let terms = tournament::Terms { lists: true, rounds: Some(1), ..tournament::Terms::default() };
    let id = event(&house, wish("lraw-match", &[], terms), 2).await;
    let book = house.host.book("lraw").unwrap();
    let starters = book.starters();
    let list = book.print(&starters[0].list);
    house.host.register(person(0), id, "P0", Some(&list)).await.unwrap();
    let wrong = house.host.register(person(0), id, "P0", Some("no such card")).await;
    assert!(matches!(refused(wrong), Refused::Kit(_)));
    let info = begin(&house, id).await;
    assert_eq!(info.lists, []);
    let again = house.host.register(person(0), id, "P0", Some(&list)).await;
    assert_eq!(refused(again), Refused::Tournament(tournament::Refused::Locked));
    let seats = house.host.store().seats(table_of(&info, 0)).await.unwrap();
    let own = seats.iter().find(|seat| seat.person == Some(person(0))).unwrap();
    assert!(!own.kit.is_empty(), "the table has the list that was registered");
    house.host.resign(person(1), table_of(&info, 0)).await.unwrap();
    house.host.tick().await.unwrap();
    let info = house.host.tournament(id).await.unwrap();
    assert_eq!(info.stage, Stage::Over);
    assert_eq!(info.lists.len(), 1);
    assert_eq!(info.next, Next::Nothing);
}

#[tokio::test]
async fn what_cannot_be_held_is_refused_when_it_is_opened() {
    let house = House::new().await;
    let swiss = tournament::Terms::default;
    let open = |wish| house.host.open_tournament(HEAD, wish);
    assert_eq!(refused(open(wish("nothing", &[], swiss())).await), Refused::NoGame("nothing".into()));
    assert_eq!(refused(open(wish("lost", &[], swiss())).await), Refused::NoTournamentOf);
    let stray = refused(open(wish("race", &[("colour", "red")], swiss())).await);
    assert_eq!(stray, Refused::NoTournamentOption { key: "colour".into() });
    let cut = tournament::Terms { format: Format::Knockout, cut: Cut::Top8, ..swiss() };
    assert_eq!(refused(open(wish("race", &[], cut)).await), Refused::Tournament(tournament::Refused::Terms));
    for kind in house.games.iter().filter(|kind| kind.seats().contains(&2)) {
        let opened = open(wish(kind.id, &[], swiss())).await;
        assert!(opened.is_ok(), "{}: {opened:?}", kind.id);
        house.host.organise(HEAD, opened.unwrap().id, false, Organise::Close).await.unwrap();
    }
    let several = house.games.iter().filter(|kind| kind.seats().contains(&3));
    for kind in several {
        for seats in 3..=*kind.seats().end() {
            let league = tournament::Terms { format: Format::League { seats }, ..swiss() };
            let opened = open(wish(kind.id, &[], league)).await;
            assert!(opened.is_ok(), "{} at tables of {seats}: {opened:?}", kind.id);
            house.host.organise(HEAD, opened.unwrap().id, false, Organise::Close).await.unwrap();
        }
    }
}
