//! What stories of matches of Legions share: a tournament of them, what is seen and told at them, who is asked, time that is called, and people who play on
//! until something is so.

use skald::host::{Organise, Person, Status, TableId, Terms, TournamentId};
use skald_rules::{
    interface::{DecisionId, Duty},
    lraw::View,
    tournament::{self, Absent, Act, Entrant, Penalty},
    views::MatchView,
    words::english,
};

use super::{
    DAY, House,
    cups::{HEAD, person, wish},
    position, refused,
};

/// How somebody is told that no cards are swapped now.
pub const NO_SIDING: &str = "Side decking is not allowed before this game";

/// A tournament of matches in which nobody's clock runs, and for which so many people are there, who bring the first two
/// ready-made decks by turns.
pub async fn matches(
    house: &House,
    options: &[(&str, &str)],
    terms: tournament::Terms,
    people: u64,
) -> TournamentId {
    let absent = Absent { after: 300 * DAY, misses: 0 };
    let mut wish = wish("lraw-match", options, tournament::Terms { absent, ..terms });
    wish.pace = Terms::of(None);
    let id = house.host.open_tournament(HEAD, wish).await.unwrap().id;
    let book = house.host.book("lraw").unwrap();
    let decks: Vec<String> = book.starters().iter().map(|starter| book.print(&starter.list)).collect();
    for (number, deck) in (0..people).zip(decks[..2].iter().cycle()) {
        house.host.register(person(number), id, &format!("P{number}"), Some(deck)).await.unwrap();
        house.host.check_in(person(number), id).await.unwrap();
    }
    id
}

/// Somebody answers what they are asked.
pub async fn says(house: &House, table: TableId, who: Person, line: &str) {
    let at = house.question(table, who).await.unwrap();
    house.host.play(who, table, at, line).await.unwrap();
    house.host.tick().await.unwrap();
}

/// Why somebody cannot play a line.
pub async fn no(house: &House, table: TableId, who: Person, line: &str) -> String {
    let why = refused(house.host.play_text(who, table, line).await);
    let info = house.host.info(table).await.unwrap();
    english().say(&why.say(), &info)
}

/// Somebody loses a game by a penalty.
pub async fn loses(house: &House, id: TournamentId, entrant: Entrant) {
    let penalty = Penalty::GameLoss;
    let game = Organise::Penalise { entrant, penalty, why: "too late".into() };
    house.host.organise(HEAD, id, false, game).await.unwrap();
    house.host.tick().await.unwrap();
}

/// What somebody sees of the game that is on at a match.
pub async fn seen(house: &House, table: TableId, who: Person) -> View {
    let view = house.host.look(table, who).await.unwrap().view.unwrap();
    match view.get::<MatchView>() {
        Some(match_) => match_.game.get::<View>().unwrap().clone(),
        None => view.get::<View>().unwrap().clone(),
    }
}

/// For whom a table waits.
pub async fn asked(house: &House, table: TableId) -> Vec<Person> {
    let waiting = house.host.board(table).await.unwrap().waiting;
    waiting.into_iter().filter_map(|wait| wait.person).collect()
}

/// Everything that everybody was told at a table.
pub async fn told(house: &House, table: TableId) -> String {
    let log = house.host.history(table, 0, u32::MAX).await.unwrap();
    log.into_iter().flat_map(|entry| entry.told).map(|(_, line)| line + "\n").collect()
}

/// Has the time of the only match of a tournament be over now. No organiser can: its act is written into the log.
pub async fn call_time(house: &House, id: TournamentId) {
    let (store, now) = (house.host.store(), house.clock_now());
    let number = store.tournament_acts(id).await.unwrap().len();
    let ended = serde_json::to_string(&Act::Extended { table: Some(0), ends: now }).unwrap();
    let mut tx = store.write().await.unwrap();
    tx.add_tournament_act(id, number, &ended, None, now).await.unwrap();
    tx.ring_tournament(id, "acts", now);
    tx.commit().await.unwrap();
    house.pass(1).await;
    house.host.tick().await.unwrap();
}

/// Whoever is asked answers: with what `chosen` finds among the moves, else with what time would answer; until it is `done`.
pub async fn plays(
    house: &House,
    table: TableId,
    chosen: impl Fn(&str) -> bool,
    done: impl Fn(&View) -> bool,
) {
    for _ in 0..3_000 {
        if house.host.info(table).await.unwrap().status == Status::Over {
            return;
        }
        let Some(who) = asked(house, table).await.first().copied() else {
            house.pass(10 * 60_000).await;
            continue;
        };
        if done(&seen(house, table, who).await) {
            return;
        }
        let look = house.host.look(table, who).await.unwrap();
        let Some(owed) = look.decisions.iter().find(|decision| decision.duty == Duty::Owed) else {
            // It is given and waits for the next tick of the grid.
            house.pass(10 * 60_000).await;
            continue;
        };
        let at = DecisionId::new(&owed.id).unwrap();
        let moves = position(house, table).await.legal(at, 400);
        let line = moves.into_iter().find(|line| chosen(line)).or_else(|| owed.default.clone()).unwrap();
        house.host.play(who, table, at, &line).await.unwrap();
        house.host.tick().await.unwrap();
    }
    panic!("it never came to this");
}
