//! What stories of tournaments share: an organiser, people who register, and a way to play a tournament out.

use std::collections::BTreeSet;

use skald::host::{
    Body, Host, OpenTournament, Organise, OutboxItem, Person, Status, TableId, Terms, TournamentId,
    TournamentInfo,
};
use skald_rules::{
    chance::Fast,
    interface::Options,
    tournament::{self, Act, Entrant, Part, Stage, Tournament},
    words::english,
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

/// The second of two gives up at every table that still plays.
pub async fn second_ones_give_up(house: &House, id: TournamentId) {
    let info = house.host.tournament(id).await.unwrap();
    for table in info.matches.iter().filter(|table| !table.decided) {
        let loser = people_of(&info, table.place)[1];
        house.host.resign(loser, table.table.unwrap()).await.unwrap();
    }
    house.host.tick().await.unwrap();
}

/// What was announced so far, each message as it was shown last.
pub fn announced(sent: &[OutboxItem]) -> Vec<String> {
    let text = |body: &Body| match body {
        Body::Announce { lines, told, .. } => {
            let all = lines.iter().chain(told).map(|line| english().plain(line));
            Some(all.collect::<Vec<_>>().join("\n"))
        }
        _ => None,
    };
    let mut shown: Vec<(&str, String)> = Vec::new();
    for (name, text) in sent.iter().filter_map(|item| text(&item.body).map(|text| (item.name.as_str(), text)))
    {
        match shown.iter_mut().find(|(known, _)| *known == name) {
            Some(known) => known.1 = text,
            None => shown.push((name, text)),
        }
    }
    shown.into_iter().map(|(_, text)| text).collect()
}

/// The log of a tournament leads to the state that it has.
pub async fn leads_there(house: &House, id: TournamentId) -> Tournament {
    let now = state(&house.host, id).await;
    let texts = house.host.store().tournament_acts(id).await.unwrap();
    let acts: Vec<Act> = texts.iter().map(|text| serde_json::from_str(text).unwrap()).collect();
    assert_eq!(Tournament::replay(&acts).unwrap(), now);
    now
}

/// Nobody of two sits opposite the same person twice, and every table has come to its end.
pub async fn fair_and_whole(house: &House, now: &Tournament, id: TournamentId) {
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
