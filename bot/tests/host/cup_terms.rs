//! What the terms of a tournament come to: who counts as absent, what a corrected result changes once the next round is played, and
//! when somebody is told of a match that waits.

use crate::common::{
    DAY, HOUR, House,
    cups::{HEAD, begin, event, people_of, state, table_of, wish},
};
use skald::host::{Body, Organise, OutboxItem, Person, PersonChange, Terms, To};
use skald_rules::tournament::{self, Absent, Entrant, Finish, How};

#[tokio::test]
async fn whoever_left_an_order_is_there_and_where_neither_came_both_have_lost() {
    let house = House::new().await;
    let absent = Absent { after: 5 * DAY, misses: 0 };
    let terms = tournament::Terms { rounds: Some(1), absent, ..tournament::Terms::default() };
    let id = event(&house, wish("race", &[("rounds", "50")], terms), 4).await;
    let info = begin(&house, id).await;
    let ordered = people_of(&info, 1)[0];
    house.host.order_set(ordered, table_of(&info, 1), "always pass").await.unwrap();
    for _ in 0..4 {
        house.pass(DAY).await;
    }
    let result = |now: &tournament::Tournament, place: usize| now.rounds()[0].tables[place].result.clone();
    let now = state(&house.host, id).await;
    assert_eq!((result(&now, 0), result(&now, 1)), (None, None), "five days are not over");
    for _ in 0..2 {
        house.pass(DAY).await;
    }
    let now = state(&house.host, id).await;
    let missed = |won| Some((Finish::Score { won, drawn: 0 }, How::Missed));
    assert_eq!(result(&now, 0), missed([0, 0]), "neither of them");
    assert_eq!(result(&now, 1), missed([1, 0]), "whoever left an order has come");
    let line = |entrant: Entrant| now.standings().into_iter().find(|line| line.entrant == entrant).unwrap();
    for entrant in &info.matches[0].seats {
        assert_eq!((line(*entrant).points, line(*entrant).lost), (0, 1));
    }
}

#[tokio::test]
async fn once_the_next_round_has_a_result_a_correction_changes_points_and_no_pairing() {
    let house = House::new().await;
    let terms = tournament::Terms { rounds: Some(3), ..tournament::Terms::default() };
    let id = event(&house, wish("race", &[("rounds", "50")], terms), 4).await;
    let info = begin(&house, id).await;
    for one in &info.matches {
        let given = Organise::Award { table: one.place, to: one.seats[0] };
        house.host.organise(HEAD, id, false, given).await.unwrap();
    }
    house.host.tick().await.unwrap();
    let second = house.host.tournament(id).await.unwrap();
    assert_eq!(second.rounds, 2);
    let given = Organise::Award { table: 0, to: second.matches[0].seats[0] };
    house.host.organise(HEAD, id, false, given).await.unwrap();
    let points = |now: &tournament::Tournament, entrant: Entrant| {
        now.standings().into_iter().find(|line| line.entrant == entrant).unwrap().points
    };
    let [winner, loser] = info.matches[0].seats[..] else { unreachable!() };
    let before = state(&house.host, id).await;
    let finish = Finish::Score { won: [0, 1], drawn: 0 };
    house.host.organise(HEAD, id, false, Organise::Correct { round: 0, table: 0, finish }).await.unwrap();
    house.host.tick().await.unwrap();
    let now = state(&house.host, id).await;
    assert_eq!((now.rounds().len(), now.redrawn()), (2, 0));
    let pairs = |now: &tournament::Tournament| -> Vec<Vec<Entrant>> {
        now.rounds()[1].tables.iter().map(|table| table.seats.clone()).collect()
    };
    assert_eq!(pairs(&now), pairs(&before));
    assert_eq!(points(&now, winner) + 3, points(&before, winner));
    assert_eq!(points(&now, loser), points(&before, loser) + 3);
}

#[tokio::test]
async fn a_match_is_told_of_at_ones_hour_once_it_has_waited_for_half_a_day() {
    let house = House::new().await;
    let mut cup = wish("race", &[("rounds", "40")], tournament::Terms::default());
    cup.pace = Terms::of(Some(3 * DAY));
    let id = event(&house, cup, 2).await;
    // It is eight in the morning.
    for number in 0..2 {
        let change = PersonChange { hour: Some(12), ..PersonChange::default() };
        house.host.change_person(crate::common::cups::person(number), change).await.unwrap();
    }
    let info = begin(&house, id).await;
    house.deliver().await;
    let waited = house.host.board(table_of(&info, 0)).await.unwrap().waiting[0].person.unwrap();
    let told = |sent: &[OutboxItem], who: Person| {
        sent.iter().filter(|item| item.to == To::Person(who) && item.body == Body::Digest).count()
    };
    house.pass(5 * HOUR).await;
    assert_eq!(told(&house.deliver().await, waited), 0, "whoever was called just now knows");
    house.pass(22 * HOUR).await;
    assert_eq!(told(&house.deliver().await, waited), 0, "it is not twelve yet");
    house.pass(2 * HOUR).await;
    assert_eq!(told(&house.deliver().await, waited), 1);
}
