//! Whole tournaments in which everything happens that can: of computers and scripted people on virtual time, with restarts,
//! somebody who leaves, somebody who never comes, a tie after time was called, and a round that is drawn anew because a result
//! was wrong.

use crate::common::{
    self, DAY, House,
    cups::{HEAD, begin, event, fair_and_whole, leads_there, people_of, played_until, table_of, wish},
};
use skald::host::{HostConfig, Organise, Person, Status, Terms, TournamentId, TournamentInfo};
use skald_rules::tournament::{
    self, Absent, Cut, Entrant, Finish, Games, Gone, How, Stage, Times, Tournament,
};

/// The people of a match; computers are nobody.
fn those_of(info: &TournamentInfo, place: usize) -> Vec<Person> {
    info.matches[place].seats.iter().filter_map(|seat| info.people[seat.index()].person).collect()
}

/// Who does what in a story.
struct Cast {
    /// The match of two who do hardly anything until time is called in the first round.
    slow: usize,
    /// Who leaves in the first round.
    leaves: Person,
    /// Who never comes.
    never: Person,
}

impl Cast {
    fn of(info: &TournamentInfo) -> Self {
        let mut of_people = (0..info.matches.len()).filter(|place| those_of(info, *place).len() == 2);
        let (slow, left) = (of_people.next().unwrap(), of_people.next().unwrap());
        let others = (0..info.matches.len()).filter(|place| ![slow, left].contains(place));
        let of_two = others.filter(|place| info.matches[*place].seats.len() == 2);
        let never = of_two.flat_map(|place| those_of(info, place)).next().unwrap();
        Self { slow, leaves: people_of(info, left)[0], never }
    }
}

fn entrant_of(info: &TournamentInfo, who: Person) -> Entrant {
    info.people.iter().find(|one| one.person == Some(who)).unwrap().entrant
}

/// Plays a tournament through all of it, to its end.
async fn everything_happens(
    people: u64,
    computers: usize,
    rounds: Option<u8>,
    cut: Cut,
) -> (House, TournamentId, Tournament) {
    // A computer takes a moment, so that a round that was just drawn can be taken back.
    let mut house = House::with(HostConfig { computer_pause: 1_000, ..common::quick() }).await;
    let terms = tournament::Terms {
        games: Games::One,
        cut,
        rounds,
        times: Times { one: 3 * DAY, three: 9 * DAY },
        absent: Absent { after: DAY / 2, misses: 2 },
        ..tournament::Terms::default()
    };
    let mut cup = wish("race", &[("rounds", "2")], terms);
    cup.pace = Terms::of(None);
    let id = event(&house, cup, people).await;
    for _ in 0..computers {
        house.host.organise(HEAD, id, false, Organise::Computer).await.unwrap();
    }
    let info = begin(&house, id).await;
    let Cast { slow, leaves, never } = Cast::of(&info);
    house.host.leave_tournament(leaves, id).await.unwrap();
    let slow_ones = people_of(&info, slow);
    while house.host.board(table_of(&info, slow)).await.unwrap().waiting.is_empty() {
        house.pass(1_000).await;
    }
    for _ in 0..2 {
        house.answer(table_of(&info, slow), "pass").await;
    }
    let there =
        |info: &TournamentInfo, who: Person| who != never && !(info.rounds == 1 && slow_ones.contains(&who));
    played_until(&mut house, id, 2, there, |info| info.rounds == 2).await;
    let now = leads_there(&house, id).await;
    let first = &now.rounds()[0];
    let tie = (Finish::Score { won: [0, 0], drawn: 1 }, How::Played);
    let of_slow = first.tables[slow].result.clone();
    assert_eq!((first.timed, of_slow), (true, Some(tie)), "a tie after time was called");
    let missed = |table: &&tournament::Table| matches!(table.result, Some((_, How::Missed)));
    assert_eq!(first.tables.iter().filter(missed).count(), 1, "a no-show");

    // A result was wrong: the round that was drawn because of it is taken back and drawn anew.
    let played = |(place, table): &(usize, &tournament::Table)| {
        *place != slow && matches!(table.result, Some((_, How::Played)))
    };
    let (wrong, table) = first.tables.iter().enumerate().find(played).unwrap();
    let Some((Finish::Score { won: [one, other], .. }, _)) = table.result else { unreachable!() };
    let won = if one == other { [1, 0] } else { [other, one] };
    let finish = Finish::Score { won, drawn: 0 };
    let before = house.host.tournament(id).await.unwrap();
    let right = Organise::Correct { round: 0, table: wrong, finish: finish.clone() };
    house.host.organise(HEAD, id, false, right).await.unwrap();
    house.host.tick().await.unwrap();
    let now = leads_there(&house, id).await;
    assert_eq!((now.redrawn(), now.rounds().len()), (1, 2));
    assert_eq!(now.rounds()[0].tables[wrong].result, Some((finish, How::Corrected)));
    for table in before.matches.iter().filter_map(|one| one.table) {
        assert_eq!(house.host.info(table).await.unwrap().status, Status::Over, "it counts for nothing");
    }

    played_until(&mut house, id, 3, there, |info| info.stage == Stage::Over).await;
    let now = leads_there(&house, id).await;
    fair_and_whole(&house, &now, id).await;
    let out = |who: Person| now.entry(entrant_of(&info, who)).unwrap().out;
    assert_eq!(
        (out(leaves), out(never)),
        (Some(Gone::Left), Some(Gone::Missed)),
        "by the terms, and by nobody's hand"
    );
    let all = usize::try_from(people).unwrap() + computers;
    assert_eq!((now.checked_in(), now.standings().len()), (all, all), "everybody has a place");
    (house, id, now)
}

#[tokio::test]
async fn eight_play_a_small_event_to_its_end_with_all_that_can_happen_on_the_way() {
    let (house, id, now) = everything_happens(6, 2, Some(3), Cut::None).await;
    assert_eq!(now.rounds().len(), 3);
    let places = now.standings();
    assert!(places[0].points > places[7].points, "somebody is ahead: {places:?}");
    let look = house.host.contest(id, None).await.unwrap();
    assert_eq!((look.view.rounds.len(), look.view.bracket().len()), (3, 0));
}

#[tokio::test]
async fn nineteen_play_a_large_event_to_its_end_with_all_that_can_happen_on_the_way() {
    let (house, id, now) = everything_happens(12, 7, None, Cut::Top8).await;
    assert_eq!((now.seeds().len(), now.rounds().len()), (8, 5 + 3));
    // Whoever won the final is first.
    let last = now.rounds().last().unwrap();
    assert_eq!(last.tables.len(), 1);
    let places = now.standings();
    assert_eq!((Some(places[0].entrant), places[1].place), (last.tables[0].winner(), 2));
    // The picture shows the bracket, and that of an earlier round shows that round.
    let look = house.host.contest(id, None).await.unwrap();
    assert_eq!(look.view.bracket().len(), 3);
    let early = house.host.contest(id, Some(1)).await.unwrap();
    assert_eq!((early.view.rounds.len(), early.view.bracket().len()), (2, 0));
    assert!(early.view.rounds[1].tables.iter().all(|table| table.is_decided()), "as it ended");
}
