//! Whole tournaments through the host, played out by computers and scripted people on virtual time: each format from the
//! first round to the last place, with people who drop, do not come, and come back after a restart.

use crate::common::{
    DAY, HOUR, House, answer_at_random,
    cups::{
        HEAD, announced, event, fair_and_whole, leads_there, people_of, played_out, state, table_of, wish,
    },
    refused,
};
use skald::host::{Calls, Organise, PersonChange, Pings, Refused, Status, Terms};
use skald_rules::{
    chance::Fast,
    tournament::{self, Absent, Finish, Format, Games, How, Stage, Times},
};

#[tokio::test]
async fn eight_of_computers_and_people_play_the_rules_of_war_to_the_end_through_restarts() {
    let mut house = House::new().await;
    let terms = tournament::Terms { rounds: Some(3), games: Games::One, ..tournament::Terms::default() };
    let id = event(&house, wish("war", &[("turn_limit", "20")], terms), 4).await;
    for _ in 0..4 {
        house.host.organise(HEAD, id, false, Organise::Computer).await.unwrap();
    }
    house.host.organise(HEAD, id, false, Organise::Begin).await.unwrap();
    played_out(&mut house, id, &[], 3).await;
    let now = leads_there(&house, id).await;
    assert_eq!((now.rounds().len(), now.checked_in()), (3, 8));
    fair_and_whole(&house, &now, id).await;
    let how =
        now.rounds().iter().flat_map(|round| &round.tables).map(|table| table.result.clone().unwrap().1);
    assert!(how.into_iter().all(|how| how == How::Played), "every match was played to its end");
}

#[tokio::test]
async fn a_knock_out_a_round_robin_and_a_league_are_played_to_their_ends() {
    for (format, people, rounds) in
        [(Format::Knockout, 6, 3), (Format::RoundRobin, 5, 5), (Format::League { seats: 4 }, 7, 2)]
    {
        let mut house = House::new().await;
        let rounds_asked = matches!(format, Format::League { .. }).then_some(2);
        let terms = tournament::Terms {
            format,
            games: Games::One,
            rounds: rounds_asked,
            ..tournament::Terms::default()
        };
        let id = event(&house, wish("race", &[("rounds", "2")], terms), people - 2).await;
        for _ in 0..2 {
            house.host.organise(HEAD, id, false, Organise::Computer).await.unwrap();
        }
        house.host.organise(HEAD, id, false, Organise::Begin).await.unwrap();
        played_out(&mut house, id, &[], 2).await;
        let now = leads_there(&house, id).await;
        assert_eq!((now.stage(), now.rounds().len()), (Stage::Over, rounds), "{format:?}");
        if format != (Format::League { seats: 4 }) {
            fair_and_whole(&house, &now, id).await;
        }
        let people = usize::try_from(people).unwrap();
        match format {
            Format::Knockout => assert_eq!(
                now.rounds().last().unwrap().tables[0].winner(),
                Some(now.standings()[0].entrant),
                "who won the final is first"
            ),
            Format::RoundRobin => {
                let played =
                    now.rounds().iter().flat_map(|round| &round.tables).filter(|t| t.seats.len() == 2);
                assert_eq!(played.count(), people * (people - 1) / 2, "everybody met everybody");
            }
            _ => assert_eq!(now.standings().len(), people),
        }
    }
}

#[tokio::test]
async fn a_league_of_wars_is_played_at_tables_of_the_size_that_was_agreed() {
    for (seats, people, sizes) in [(6, 6, vec![6]), (4, 7, vec![3, 4])] {
        let mut house = House::new().await;
        let terms = tournament::Terms {
            format: Format::League { seats },
            rounds: Some(2),
            ..tournament::Terms::default()
        };
        let id = event(&house, wish("war", &[("turn_limit", "10")], terms), people).await;
        house.host.organise(HEAD, id, false, Organise::Begin).await.unwrap();
        played_out(&mut house, id, &[], 1).await;
        let now = leads_there(&house, id).await;
        for round in now.rounds() {
            let mut seated: Vec<usize> = round.tables.iter().map(|table| table.seats.len()).collect();
            seated.sort_unstable();
            assert_eq!(seated, sizes);
            let played =
                |table: &tournament::Table| matches!(table.result, Some((Finish::Places(_), How::Played)));
            assert!(round.tables.iter().all(played), "{round:?}");
        }
        // After each week everybody has the points of their places: of a full table 6, 5, 4 and so on.
        let points: u32 = now.standings().iter().map(|line| line.points).sum();
        let week: usize =
            sizes.iter().map(|size| (0..*size).map(|place| usize::from(seats) - place).sum::<usize>()).sum();
        assert_eq!(usize::try_from(points).unwrap(), 2 * 2 * week, "points of a league are counted twice");
    }
}

// shows LRAW-1.2.1, LRAW-1.2.2, LRAW-1.2.3, LRAW-1.2.5
#[tokio::test]
async fn time_is_called_within_a_game_of_legions_and_the_story_tells_of_the_tie() {
    let mut house = House::new().await;
    let terms = tournament::Terms {
        rounds: Some(1),
        games: Games::One,
        times: Times { one: 4 * DAY, three: 9 * DAY },
        absent: Absent { after: 300 * DAY, misses: 0 },
        ..tournament::Terms::default()
    };
    let id = event(&house, wish("lraw-match", &[], terms), 4).await;
    house.host.organise(HEAD, id, false, Organise::Begin).await.unwrap();
    house.host.tick().await.unwrap();
    let info = house.host.tournament(id).await.unwrap();
    let tables = [table_of(&info, 0), table_of(&info, 1)];
    let mut dice = Fast::new(5);
    // They play until a turn is under way, and then nobody moves any more.
    for table in tables {
        for _ in 0..12 {
            answer_at_random(&house, table, &mut dice).await;
        }
    }
    house.pass(4 * DAY - HOUR).await;
    assert!(!state(&house.host, id).await.rounds()[0].timed, "the same time for all, and it is not up");
    house.pass(HOUR).await;
    house.host.tick().await.unwrap();
    assert!(state(&house.host, id).await.rounds()[0].timed);
    for table in tables {
        assert_eq!(house.host.info(table).await.unwrap().status, Status::Playing, "a turn is in progress");
    }
    let more = Organise::Extend { table: Some(0), by: DAY };
    let too_late = refused(house.host.organise(HEAD, id, false, more).await);
    assert_eq!(too_late, Refused::Tournament(tournament::Refused::TimeCalled), "the last turns are played");
    let head =
        announced(&house.deliver().await).iter().find_map(|text| text.lines().next().map(str::to_owned));
    assert!(head.as_ref().is_some_and(|head| head.contains("; time was called <t:")), "{head:?}");
    house.die_and_return(HOUR).await;
    for _ in 0..20 {
        house.pass(DAY).await;
    }
    let now = leads_there(&house, id).await;
    assert_eq!(now.stage(), Stage::Over);
    for (place, table) in tables.into_iter().enumerate() {
        let result = now.rounds()[0].tables[place].result.clone().unwrap();
        assert_eq!(result, (Finish::Score { won: [0, 0], drawn: 1 }, How::Played), "neither Warlord fell");
        let story: Vec<String> = house
            .host
            .history(table, 0, u32::MAX)
            .await
            .unwrap()
            .into_iter()
            .flat_map(|entry| entry.told)
            .map(|(_, line)| line)
            .collect();
        let time = story.iter().position(|line| line.contains("Time was called"));
        let own = people_of(&info, place)[0];
        let own = house.host.history_of(table, own).await.unwrap();
        assert!(own.iter().any(|step| step.told.iter().any(|(_, line)| line.contains("Time was called"))));
        let tie = story.iter().rposition(|line| line.contains("drawn"));
        assert!(time.is_some() && time < tie, "{story:#?}");
    }
    assert!(now.standings().iter().all(|line| (line.points, line.drawn) == (1, 1)));
}

#[tokio::test]
async fn once_a_day_and_no_more_somebody_hears_that_their_match_waits() {
    let house = House::new().await;
    let mut cup = wish("race", &[("rounds", "40")], tournament::Terms::default());
    cup.pace = Terms::of(Some(3 * DAY));
    let id = event(&house, cup.clone(), 4).await;
    let again = event(&house, cup, 4).await;
    for id in [id, again] {
        house.host.organise(HEAD, id, false, Organise::Begin).await.unwrap();
    }
    house.host.tick().await.unwrap();
    house.deliver().await;
    let info = house.host.tournament(id).await.unwrap();
    let board = house.host.board(table_of(&info, 0)).await.unwrap();
    let waited = board.waiting[0].person.unwrap();
    let turns = house.host.turns(waited).await.unwrap();
    assert_eq!(turns[0].contest, Some(("Autumn cup".to_owned(), 1)), "/turns knows it");
    assert_eq!(house.host.round_of(table_of(&info, 0)).await.unwrap(), Some(("Autumn cup".to_owned(), 1)));
    // Two tournaments wait, and one message a day tells of both.
    let daily = |sent: &[skald::host::OutboxItem], who| {
        let to = skald::host::To::Person(who);
        sent.iter().filter(|item| item.to == to && item.body == skald::host::Body::Digest).count()
    };
    for _ in 0..2 {
        house.pass(DAY).await;
        assert_eq!(daily(&house.deliver().await, waited), 1);
    }
    // Whoever wishes for one message a day has it already, and whoever wishes for none has none.
    let change = PersonChange { calls: Some(Calls::Digest), ..PersonChange::default() };
    house.host.change_person(waited, change).await.unwrap();
    house.pass(DAY - HOUR).await;
    assert_eq!(daily(&house.deliver().await, waited), 0);
    house.pass(2 * HOUR).await;
    let first = daily(&house.deliver().await, waited);
    let hush =
        PersonChange { calls: Some(Calls::Thread), pings: Some(Pings::Never), ..PersonChange::default() };
    house.host.change_person(waited, hush).await.unwrap();
    house.pass(DAY).await;
    assert_eq!((first, daily(&house.deliver().await, waited)), (1, 0));
}

/// How many tournaments of 64 stand beside one another; the figures were taken with ten.
fn many() -> usize {
    std::env::var("SKALD_CUPS").ok().and_then(|text| text.parse().ok()).unwrap_or(2)
}

/// What the database is asked while nothing is due: a look at what is due, and one at what is to be sent.
async fn asked(house: &House) -> skald::store::Ways {
    house.host.store().faults().ways();
    house.host.tick().await.unwrap();
    assert_eq!(house.owed().await, []);
    house.host.store().faults().ways()
}

#[tokio::test]
async fn tournaments_of_sixty_four_cost_nothing_while_nothing_is_due() {
    let mut house = House::new().await;
    let mut all = Vec::new();
    for _ in 0..many() {
        let id = event(&house, wish("race", &[("rounds", "40")], tournament::Terms::default()), 64).await;
        house.host.organise(HEAD, id, false, Organise::Begin).await.unwrap();
        all.push(id);
    }
    let begun = std::time::Instant::now();
    while house.host.tick().await.unwrap().unwrap() - house.clock_now() < HOUR {
        house.clock.pass(1_000);
    }
    eprintln!("{} rounds of 32 tables opened in {:?}", all.len(), begun.elapsed());
    for id in &all {
        let seated = house.host.store().seated(*id).await.unwrap();
        assert_eq!(seated.len(), 32);
    }
    house.deliver().await;
    // For hours nothing is due at all: not one question to the database on their account.
    let next = house.host.tick().await.unwrap().unwrap();
    assert!(next - house.clock_now() > 10 * HOUR, "{} minutes", (next - house.clock_now()) / 60_000);
    let none = House::new().await;
    none.host.tick().await.unwrap();
    assert_eq!(
        asked(&house).await,
        asked(&none).await,
        "they ask the database no more than no tournament does"
    );
    // A table that ends has its own tournament look, once, and no other one.
    let info = house.host.tournament(all[0]).await.unwrap();
    let begun = std::time::Instant::now();
    house.host.resign(people_of(&info, 0)[1], table_of(&info, 0)).await.unwrap();
    let after = house.host.tick().await.unwrap().unwrap();
    eprintln!(
        "a result in a field of 64: {:?}; while nothing is due: {:?}",
        begun.elapsed(),
        asked(&none).await
    );
    assert!(after - house.clock_now() > 10 * HOUR);
    house.die_and_return(HOUR).await;
    assert_eq!(state(&house.host, all[0]).await.rounds()[0].tables[0].result.clone().unwrap().1, How::Played);
}
