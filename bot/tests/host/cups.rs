//! Whole tournaments through the host, played out by computers and scripted people on virtual time: each format from the
//! first round to the last place, with people who drop, do not come, and come back after a restart.

use std::collections::BTreeSet;

use crate::common::{
    self, DAY, HOUR, House, answer_at_random,
    cups::{HEAD, event, people_of, person, played_out, state, table_of, wish},
    refused,
};
use skald::host::{Calls, Organise, PersonChange, Pings, Refused, Status, Terms};
use skald_rules::{
    chance::Fast,
    tournament::{
        self, Absent, Act, Cut, Finish, Format, Games, Gone, How, Part, Penalty, Stage, Times, Tournament,
    },
    words::english,
};

/// The log of a tournament leads to the state that it has.
async fn leads_there(house: &House, id: skald::host::TournamentId) -> Tournament {
    let now = state(&house.host, id).await;
    let texts = house.host.store().tournament_acts(id).await.unwrap();
    let acts: Vec<Act> = texts.iter().map(|text| serde_json::from_str(text).unwrap()).collect();
    assert_eq!(Tournament::replay(&acts).unwrap(), now);
    now
}

/// Nobody of two sits opposite the same person twice, and every table has come to its end.
async fn fair_and_whole(house: &House, now: &Tournament, id: skald::host::TournamentId) {
    let mut met = BTreeSet::new();
    for table in now.of_part(Part::Main).flat_map(|round| &round.tables) {
        if let [a, b] = table.seats[..] {
            assert!(met.insert((a.min(b), a.max(b))), "{a:?} and {b:?} met twice");
        }
    }
    for row in house.host.store().seated(id).await.unwrap() {
        assert_eq!(house.host.info(row.table).await.unwrap().status, Status::Over);
    }
}

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
async fn nineteen_play_a_large_event_to_its_end_with_a_cut_a_drop_and_a_no_show() {
    let mut house = House::new().await;
    let terms = tournament::Terms {
        games: Games::One,
        cut: Cut::Top8,
        absent: Absent { after: DAY / 2, misses: 2 },
        ..tournament::Terms::default()
    };
    let id = event(&house, wish("race", &[("rounds", "2")], terms), 12).await;
    for _ in 0..7 {
        house.host.organise(HEAD, id, false, Organise::Computer).await.unwrap();
    }
    house.host.organise(HEAD, id, false, Organise::Begin).await.unwrap();
    house.host.tick().await.unwrap();
    // One person leaves in the first round, and another never comes.
    house.host.leave_tournament(person(3), id).await.unwrap();
    played_out(&mut house, id, &[person(5)], 4).await;
    let now = leads_there(&house, id).await;
    assert_eq!((now.checked_in(), now.seeds().len(), now.rounds().len()), (19, 8, 5 + 3));
    fair_and_whole(&house, &now, id).await;
    let out = |number: usize| now.entries()[number].out;
    assert_eq!(
        (out(3), out(5)),
        (Some(Gone::Left), Some(Gone::Missed)),
        "by the terms, and by nobody's hand"
    );
    // Whoever won the final is first, and everybody has a place.
    let last = now.rounds().last().unwrap();
    assert_eq!(last.tables.len(), 1);
    let places = now.standings();
    assert_eq!((Some(places[0].entrant), places.len()), (last.tables[0].winner(), 19));
    assert_eq!(places[1].place, 2);
    // The picture shows the bracket, and that of an earlier round shows that round.
    let look = house.host.contest(id, None).await.unwrap();
    assert_eq!(look.view.bracket().len(), 3);
    let early = house.host.contest(id, Some(1)).await.unwrap();
    assert_eq!((early.view.rounds.len(), early.view.bracket().len()), (2, 0));
    assert!(early.view.rounds[1].tables.iter().all(|table| table.is_decided()), "as it ended");
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
async fn whoever_plays_the_same_shuffles_sees_no_other_table_before_all_are_over() {
    let mut house = House::new().await;
    let terms = tournament::Terms { duplicate: true, rounds: Some(1), ..tournament::Terms::default() };
    let id = event(&house, wish("race", &[], terms), 6).await;
    house.host.organise(HEAD, id, false, Organise::Begin).await.unwrap();
    house.host.tick().await.unwrap();
    let info = house.host.tournament(id).await.unwrap();
    let (first, second) = (table_of(&info, 0), table_of(&info, 1));
    assert!(house.host.info(first).await.unwrap().duplicate, "it is shown where nobody else reads");
    let own = people_of(&info, 0)[0];
    let other = people_of(&info, 1)[0];
    house.answer(first, "take").await;
    let closed = |house: &House| {
        let host = house.host.clone();
        async move {
            for who in [other, HEAD, person(99)] {
                assert_eq!(refused(host.may_look(first, who).await), Refused::SameShuffles);
                assert_eq!(refused(host.look(first, who).await), Refused::SameShuffles);
                assert_eq!(refused(host.history_of(first, who).await), Refused::SameShuffles);
                assert_eq!(refused(host.watch(who, first, "W", true).await), Refused::SameShuffles);
            }
            host.may_look(first, own).await.unwrap();
        }
    };
    closed(&house).await;
    // Whoever has ended their own table tells nobody either.
    house.host.resign(people_of(&info, 0)[1], first).await.unwrap();
    house.host.tick().await.unwrap();
    assert_eq!(house.host.info(first).await.unwrap().status, Status::Over);
    house.die_and_return(HOUR).await;
    closed(&house).await;
    assert_eq!(refused(house.host.may_look(second, own).await), Refused::SameShuffles);
    for place in [1, 2] {
        house.host.resign(people_of(&info, place)[1], table_of(&info, place)).await.unwrap();
    }
    house.host.tick().await.unwrap();
    house.host.may_look(first, other).await.unwrap();
    house.host.history_of(second, own).await.unwrap();
    // A table of its own shuffles is open to all from the first move on.
    let plain = event(&house, wish("race", &[], tournament::Terms::default()), 2).await;
    house.host.organise(HEAD, plain, false, Organise::Begin).await.unwrap();
    house.host.tick().await.unwrap();
    let info = house.host.tournament(plain).await.unwrap();
    house.host.may_look(table_of(&info, 0), person(99)).await.unwrap();
}

// shows LRAW-9.2
#[tokio::test]
async fn an_organiser_warns_and_takes_a_game_a_match_and_a_place() {
    let mut house = House::new().await;
    let terms = tournament::Terms { rounds: Some(1), ..tournament::Terms::default() };
    let id = event(&house, wish("lraw-match", &[], terms), 6).await;
    house.host.organise(HEAD, id, false, Organise::Begin).await.unwrap();
    house.host.tick().await.unwrap();
    house.deliver().await;
    let info = house.host.tournament(id).await.unwrap();
    let punish = |place: usize, penalty| {
        let entrant = info.matches[place].seats[0];
        Organise::Penalise { entrant, penalty, why: "slow  play".into() }
    };
    let warned = punish(0, Penalty::Warning);
    assert_eq!(
        refused(house.host.organise(person(0), id, false, warned.clone()).await),
        Refused::NotOrganiser
    );
    let Organise::Penalise { entrant, .. } = warned.clone() else { unreachable!() };
    let silent = Organise::Penalise { entrant, penalty: Penalty::Warning, why: " ".into() };
    assert_eq!(refused(house.host.organise(HEAD, id, false, silent).await), Refused::NothingSaid);
    house.host.organise(HEAD, id, false, warned).await.unwrap();
    house.host.tick().await.unwrap();
    let own: Vec<_> = house.deliver().await;
    let told: Vec<&skald::host::OutboxItem> =
        own.iter().filter(|item| item.to == skald::host::To::Person(people_of(&info, 0)[0])).collect();
    let text = common::text_of(told[0]).unwrap();
    assert!(told.len() == 1 && text.contains("has warned you: “slow play”"), "{text}");
    assert_eq!(state(&house.host, id).await.rounds()[0].tables[0].result, None);

    // A game is lost at the table, once, whatever happens in between; two of them are the match.
    let table = table_of(&info, 0);
    house.host.organise(HEAD, id, false, punish(0, Penalty::GameLoss)).await.unwrap();
    house.die_and_return(HOUR).await;
    house.host.tick().await.unwrap();
    house.host.organise(HEAD, id, false, punish(0, Penalty::Warning)).await.unwrap();
    house.host.tick().await.unwrap();
    let lost = |log: Vec<skald::store::EntryRow>| log.iter().filter(|row| row.kind == "award-game").count();
    assert_eq!(lost(house.host.store().log(table, 0, u32::MAX).await.unwrap()), 1);
    assert_eq!(house.host.info(table).await.unwrap().status, Status::Playing, "there is another game");
    house.host.organise(HEAD, id, false, punish(0, Penalty::GameLoss)).await.unwrap();
    house.host.tick().await.unwrap();
    let result = |now: &Tournament, place: usize| now.rounds()[0].tables[place].result.clone();
    let now = state(&house.host, id).await;
    assert_eq!(result(&now, 0), Some((Finish::Score { won: [0, 2], drawn: 0 }, How::Played)));

    house.host.organise(HEAD, id, false, punish(1, Penalty::MatchLoss)).await.unwrap();
    house.host.organise(HEAD, id, false, punish(2, Penalty::Disqualified)).await.unwrap();
    house.host.tick().await.unwrap();
    let now = leads_there(&house, id).await;
    assert_eq!(result(&now, 1), Some((Finish::Score { won: [0, 2], drawn: 0 }, How::Awarded)));
    assert_eq!(result(&now, 2), Some((Finish::Score { won: [0, 2], drawn: 0 }, How::Awarded)));
    assert_eq!(now.entry(info.matches[2].seats[0]).unwrap().out, Some(Gone::Disqualified));
    for place in 0..3 {
        assert_eq!(house.host.info(table_of(&info, place)).await.unwrap().status, Status::Over);
    }
    // What changes a match of others is told to all; a warning is not.
    let said: String = house
        .deliver()
        .await
        .iter()
        .filter_map(|item| match &item.body {
            skald::host::Body::Announce { lines, .. } => Some(english().plain(&lines[0])),
            _ => None,
        })
        .collect();
    assert!(
        said.contains("by a ruling") && said.contains("plays no more") && !said.contains("warned"),
        "{said}"
    );
}

// shows LRAW-9.1
#[tokio::test]
async fn a_report_is_kept_with_the_match_and_read_by_whoever_organises_it_alone() {
    let house = House::new().await;
    let terms = tournament::Terms { rounds: Some(1), ..tournament::Terms::default() };
    let id = event(&house, wish("race", &[], terms), 2).await;
    let about = |text: &'static str| (skald_rules::tournament::Entrant(1), text);
    let report = |who, (against, text): (_, &'static str)| house.host.report(who, id, against, text);
    report(person(0), about("never answers")).await.unwrap();
    house.host.organise(HEAD, id, false, Organise::Begin).await.unwrap();
    house.host.tick().await.unwrap();
    house.deliver().await;
    let info = house.host.tournament(id).await.unwrap();
    house.answer(table_of(&info, 0), "take").await;
    let log = house.host.info(table_of(&info, 0)).await.unwrap().log;
    report(person(0), about("says what I\nshould play")).await.unwrap();
    // It concerns nobody but whoever organises it.
    let sent = house.deliver().await;
    let told: Vec<_> = sent
        .iter()
        .filter(|item| common::text_of(item).is_some_and(|text| text.contains("should play")))
        .collect();
    assert_eq!(told.len(), 1);
    assert_eq!(told[0].to, skald::host::To::Person(HEAD));
    for who in [person(0), person(1)] {
        assert_eq!(refused(house.host.reports(who, id, false).await), Refused::NotOrganiser);
    }
    let read = house.host.reports(HEAD, id, false).await.unwrap();
    let read: Vec<String> = read.iter().map(|one| english().plain(&one.say)).collect();
    assert!(read[0].contains("P0 reports P1: “never answers”"), "{read:?}");
    let at =
        format!("P0 reports P1, match 1 of round 1, after entry {log} of its log: “says what I should play”");
    assert!(read[1].contains(&at), "{read:?}");
    assert_eq!(house.host.reports(person(99), id, true).await.unwrap().len(), 2, "managers, too");
    // What cannot be reported.
    assert_eq!(refused(report(person(9), about("x")).await), Refused::NotInTournament);
    assert_eq!(refused(report(person(1), about("x")).await), Refused::OwnReport);
    assert_eq!(refused(report(person(0), about(" ")).await), Refused::NothingSaid);
    for _ in 2..10 {
        report(person(0), about("again")).await.unwrap();
    }
    assert_eq!(refused(report(person(0), about("again")).await), Refused::TooMany { most: 10 });
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
    // A table that ends has its own tournament look, once, and no other one.
    let info = house.host.tournament(all[0]).await.unwrap();
    let begun = std::time::Instant::now();
    house.host.resign(people_of(&info, 0)[1], table_of(&info, 0)).await.unwrap();
    let after = house.host.tick().await.unwrap().unwrap();
    eprintln!("a result in a field of 64: {:?}", begun.elapsed());
    assert!(after - house.clock_now() > 10 * HOUR);
    house.die_and_return(HOUR).await;
    assert_eq!(state(&house.host, all[0]).await.rounds()[0].tables[0].result.clone().unwrap().1, How::Played);
}
