//! Tournaments of Legions that are played to their ends by hand, with cards of an own pack that end a game as soon as one of them is
//! used: games won and lost at the table, both Warlords falling at once, and a large event whose games nobody awards.

use std::collections::BTreeSet;

use crate::common::{
    DAY, HOUR, House,
    cups::{HEAD, begin, people_of, person, state, table_of, wish},
    matches::{asked, call_time, seen, told},
    own_cards::{deck_of_own_cards, own_cards, uses_own_cards},
};
use skald::host::{Status, TableId, Terms, TournamentId};
use skald_rules::{
    lraw::View,
    tournament::{self, Absent, Cut, Finish, Format, Games, How, Part, Stage},
};

/// A house in which Legions has own cards with this effect.
async fn house_of(effect: &str) -> House {
    House::with(own_cards(1, effect)).await
}

/// A tournament in which nobody's clock runs, and for which so many people are there, all with these cards.
async fn event(house: &House, terms: tournament::Terms, people: u64) -> TournamentId {
    event_of(house, "lraw-match", terms, people).await
}

/// The same of the match or of the game.
async fn event_of(house: &House, game: &str, terms: tournament::Terms, people: u64) -> TournamentId {
    let absent = Absent { after: 300 * DAY, misses: 0 };
    // Only a match of one game knows of cards that are swapped before it.
    let options: &[(&str, &str)] =
        if terms.games == Games::Three || game == "lraw" { &[] } else { &[("siding", "before")] };
    let mut wish = wish(game, options, tournament::Terms { absent, ..terms });
    wish.pace = Terms::of(None);
    let id = house.host.open_tournament(HEAD, wish).await.unwrap().id;
    let deck = deck_of_own_cards(house, game);
    for number in 0..people {
        house.host.register(person(number), id, &format!("P{number}"), Some(&deck)).await.unwrap();
        house.host.check_in(person(number), id).await.unwrap();
    }
    id
}

/// Own cards are used until it is `done` to whoever is asked.
async fn plays(house: &House, table: TableId, done: impl Fn(&View) -> bool) {
    let done = async || match asked(house, table).await.first() {
        Some(who) => done(&seen(house, table, *who).await),
        None => false,
    };
    uses_own_cards(house, table, done).await;
}

// shows LRAW-1.2.10, LRAW-1.2.7
#[tokio::test]
async fn when_both_warlords_fall_at_once_the_game_is_drawn_and_counts_for_nobody() {
    let mut house = house_of("SetDamage(All,N(90))").await;
    let terms = tournament::Terms { rounds: Some(1), ..tournament::Terms::default() };
    let id = event(&house, terms, 2).await;
    let info = begin(&house, id).await;
    let table = table_of(&info, 0);
    // The game is over when cards are swapped for the next one.
    plays(&house, table, |view| view.table.siding.is_some()).await;
    let story = told(&house, table).await;
    assert!(story.contains("Game 1 counts for nobody"), "{story}");
    assert_eq!(house.host.info(table).await.unwrap().status, Status::Playing, "it counts for nobody");
    house.die_and_return(HOUR).await;
    assert!(seen(&house, table, people_of(&info, 0)[0]).await.table.siding.is_some());
    // Time is called before the second game: it is not started, so it is no drawn one.
    call_time(&house, id).await;
    let now = state(&house.host, id).await;
    let drawn = (Finish::Score { won: [0, 0], drawn: 1 }, How::Played);
    assert_eq!((now.rounds()[0].tables[0].result.clone(), now.stage()), (Some(drawn), Stage::Over));
    assert!(now.standings().iter().all(|line| (line.points, line.drawn, line.place) == (1, 1, 1)));
}

// shows LRAW-1.2.10
#[tokio::test]
async fn of_three_all_who_fall_at_once_are_out_and_where_nobody_is_left_nobody_has_won() {
    // What places bring is counted twice: all share the first of three, or two share the second.
    for (effect, first, points) in
        [("SetDamage(All,N(90))", 3, [4, 4, 4]), ("Damage(Warlord(AllOpp),N(90))", 1, [6, 3, 3])]
    {
        let house = house_of(effect).await;
        let format = Format::League { seats: 3 };
        let terms =
            tournament::Terms { format, rounds: Some(1), games: Games::One, ..tournament::Terms::default() };
        let id = event_of(&house, "lraw", terms, 3).await;
        let info = begin(&house, id).await;
        plays(&house, table_of(&info, 0), |_| false).await;
        house.host.tick().await.unwrap();
        let now = state(&house.host, id).await;
        let Some((Finish::Places(places), How::Played)) = &now.rounds()[0].tables[0].result else {
            panic!("{effect}: {:?}", now.rounds()[0].tables[0].result)
        };
        assert_eq!((places[0].len(), now.stage()), (first, Stage::Over), "{effect}: {places:?}");
        let brought: Vec<u32> = now.standings().iter().map(|line| line.points).collect();
        assert_eq!(brought, points, "{effect}");
    }
}

// shows LRAW-1.1.3, LRAW-1.1.4, LRAW-1.1.6, LRAW-1.1.7, LRAW-1.1.10, LRAW-1.1.12
#[tokio::test]
async fn nineteen_play_a_large_event_of_legions_game_by_game_to_its_end() {
    let mut house = house_of("Damage(Warlord(AllOpp),N(90))").await;
    let terms = tournament::Terms {
        games: Games::OneBeforeCut,
        cut: Cut::Top8,
        rounds: Some(2),
        ..tournament::Terms::default()
    };
    let id = event(&house, terms, 19).await;
    let mut info = begin(&house, id).await;
    for round in 0..8 {
        if info.stage == Stage::Over {
            break;
        }
        for (number, one) in info.matches.iter().filter(|one| !one.decided).enumerate() {
            plays(&house, one.table.unwrap(), |_| false).await;
            // The process dies in the middle of a round, and before the next one.
            if number == 2 && round % 2 == 0 {
                house.die_and_return(HOUR).await;
            }
        }
        if round == 1 {
            house.die_and_return(HOUR).await;
        }
        house.host.tick().await.unwrap();
        info = house.host.tournament(id).await.unwrap();
    }
    let now = state(&house.host, id).await;
    assert_eq!((now.stage(), now.checked_in(), now.seeds().len()), (Stage::Over, 19, 8));
    assert_eq!(now.rounds().len(), 2 + 3, "two rounds, and three after the cut");
    let mut met = BTreeSet::new();
    let mut lengths = BTreeSet::new();
    for (round, table) in now.rounds().iter().flat_map(|round| round.tables.iter().map(move |of| (round, of)))
    {
        let [a, b] = table.seats[..] else { continue };
        let Some((Finish::Score { won: [one, other], drawn: 0 }, How::Played)) = table.result else {
            panic!("{:?}", table.result)
        };
        match round.part {
            Part::Main => {
                assert_eq!(one + other, 1, "one game");
                assert!(met.insert((a.min(b), a.max(b))), "{a:?} and {b:?} met twice");
            }
            Part::Cut => {
                assert_eq!((one.max(other), round.by.best_of), (2, 3));
                lengths.insert(one + other);
            }
        }
    }
    assert!(lengths.contains(&2), "{lengths:?}");
    for row in house.host.store().seated(id).await.unwrap() {
        let info = house.host.info(row.table).await.unwrap();
        assert_eq!(info.status, Status::Over);
        let games = if info.game == "lraw-match" { 2 } else { 1 };
        let story = told(&house, row.table).await;
        assert!(story.matches("Last Word").count() >= games, "won at the table: {story}");
    }
    let last = now.rounds().last().unwrap();
    assert_eq!(now.standings()[0].entrant, last.tables[0].winner().unwrap());
}
