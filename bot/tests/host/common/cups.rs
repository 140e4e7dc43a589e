//! What stories of tournaments share: an organiser, people who register, and a way to play a tournament out.

use skald::host::{
    Host, OpenTournament, Organise, Person, Status, TableId, Terms, TournamentId, TournamentInfo,
};
use skald_rules::{
    chance::Fast,
    interface::Options,
    tournament::{self, Entrant, Stage, Tournament},
};

use super::{DAY, HOUR, House, answer_at_random};

/// Who organises.
pub const HEAD: Person = Person(900);

pub fn wish(game: &str, options: &[(&str, &str)], terms: tournament::Terms) -> OpenTournament {
    OpenTournament {
        name: "Autumn cup".into(),
        game: game.into(),
        options: options.iter().fold(Options::default(), |all, (key, value)| all.with(key, value)),
        pace: Terms::of(Some(DAY)),
        terms,
        guild: Some(1),
        language: "en-US".into(),
        channel: 7,
        above: None,
        manages: false,
        organiser: "Head".into(),
    }
}

/// One of those who play.
pub fn person(number: u64) -> Person {
    Person(1_000 + number)
}

/// A tournament for which so many people have registered and checked in.
pub async fn event(house: &House, wish: OpenTournament, people: u64) -> TournamentId {
    let id = house.host.open_tournament(HEAD, wish).await.unwrap().id;
    for number in 0..people {
        house.host.register(person(number), id, &format!("P{number}"), None).await.unwrap();
        house.host.check_in(person(number), id).await.unwrap();
    }
    id
}

pub async fn begin(house: &House, id: TournamentId) -> TournamentInfo {
    house.host.organise(HEAD, id, false, Organise::Begin).await.unwrap();
    house.host.tick().await.unwrap();
    house.host.tournament(id).await.unwrap()
}

/// The people of a match in the order of its seats.
pub fn people_of(info: &TournamentInfo, place: usize) -> Vec<Person> {
    let of = |seat: &Entrant| info.people[seat.index()].person.unwrap();
    info.matches[place].seats.iter().map(of).collect()
}

pub fn table_of(info: &TournamentInfo, place: usize) -> TableId {
    info.matches[place].table.unwrap()
}

pub async fn state(host: &Host, id: TournamentId) -> Tournament {
    host.tournament_state(id).await.unwrap()
}

/// Plays a tournament to its end: people answer at random where they are asked, all but `absent`, who never do; computers think
/// by themselves; and the process dies so many times on the way.
pub async fn played_out(house: &mut House, id: TournamentId, absent: &[Person], deaths: u32) {
    let there = |_: &TournamentInfo, who: Person| !absent.contains(&who);
    played_until(house, id, deaths, there, |info| info.stage == Stage::Over).await;
}

/// The same with whoever is `there`, until it is `done`.
pub async fn played_until(
    house: &mut House,
    id: TournamentId,
    deaths: u32,
    there: impl Fn(&TournamentInfo, Person) -> bool,
    done: impl Fn(&TournamentInfo) -> bool,
) {
    let mut dice = Fast::new(11);
    let mut left = deaths;
    for step in 1..20_000_u32 {
        let info = house.host.tournament(id).await.unwrap();
        if done(&info) {
            assert_eq!(left, 0, "it was done before the process had died often enough");
            return;
        }
        if left > 0 && step % 3 == 0 {
            left -= 1;
            house.die_and_return(HOUR).await;
        }
        let mut moved = false;
        for table in info.matches.iter().filter(|one| !one.decided).filter_map(|one| one.table) {
            if house.host.info(table).await.unwrap().status != Status::Playing {
                continue;
            }
            let asked = house.host.board(table).await.unwrap().waiting;
            if asked.first().and_then(|wait| wait.person).is_some_and(|who| there(&info, who)) {
                answer_at_random(house, table, &mut dice).await;
                moved = true;
            }
        }
        // Where nobody is asked who answers, time goes on: computers think, and clocks run out.
        house.pass(if moved { 1_000 } else { HOUR }).await;
    }
    panic!("a tournament without an end");
}
