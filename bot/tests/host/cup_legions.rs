//! Rounds of Legions: what is swapped before the only game of one, and what a game that was won is worth when time ends the next.

use crate::common::{
    House,
    cups::{HEAD, begin, people_of, person, state, table_of, wish},
    matches::{asked, call_time, loses, matches, plays, says, seen},
};
use skald::host::{Organise, Person};
use skald_rules::{
    interface::Seat,
    tournament::{self, Cut, Finish, Games, How, Stage},
    words::english,
};

// shows LRAW-1.1.3, LRAW-1.1.4, LRAW-1.1.8, LRAW-1.1.9
#[tokio::test]
async fn before_the_only_game_of_a_round_both_swap_in_secret_and_a_large_event_stays_one_when_people_leave() {
    let house = House::of(skald_rules::catalogue::standard(), 38).await;
    let terms = tournament::Terms {
        games: Games::OneBeforeCut,
        cut: Cut::Top8,
        rounds: Some(2),
        ..tournament::Terms::default()
    };
    let id = matches(&house, &[("siding", "before")], terms, 17).await;
    let info = begin(&house, id).await;
    // Whoever has an even number has brought the first deck.
    let own = |who: &Person| (0..17).step_by(2).any(|number| person(number) == *who);
    let of_two = info.matches.iter().filter(|one| one.seats.len() == 2).map(|one| one.place);
    let place = of_two.clone().find(|place| people_of(&info, *place).iter().any(own)).unwrap();
    let (table, people) = (table_of(&info, place), people_of(&info, place));
    let at = people.iter().position(own).unwrap();
    let (hero, other) = (people[at], people[1 - at]);
    let seat = Seat(u8::try_from(at).unwrap());
    assert_eq!(asked(&house, table).await, people, "both at once");
    let before = seen(&house, table, other).await;
    let side = before.table.side(seat);
    let hidden = |card| before.table.card(card).face.is_back();
    assert!(!hidden(side.warlord) && !hidden(side.veil), "these cannot be swapped");
    assert!(hidden(side.synergy) && hidden(side.guardian.unwrap()), "these can");
    says(&house, table, hero, "side he-11 he-16 he-g1 bo-g1").await;
    let after = seen(&house, table, other).await;
    assert!(after.table.siding.as_ref().unwrap().sides.iter().all(|side| side.swaps.is_empty()));
    assert!(after.table.card(after.table.side(seat).guardian.unwrap()).face.is_back());
    says(&house, table, other, "side").await;
    let begun = seen(&house, table, other).await;
    assert!(begun.table.siding.is_none(), "then the game begins");
    let guardian = begun.table.card(begun.table.side(seat).guardian.unwrap()).face;
    assert_eq!(begun.pool.face(guardian).key.as_str(), "bo-g1", "public from then on");
    assert!(!begun.table.card(begun.table.side(seat).synergy).face.is_back());

    // Two leave: fifteen play on, and one game a round all the same.
    let leaving: Vec<Person> =
        of_two.clone().filter(|one| *one != place).map(|one| people_of(&info, one)[0]).take(2).collect();
    for who in leaving {
        house.host.leave_tournament(who, id).await.unwrap();
    }
    for one in of_two {
        let to = info.matches[one].seats[1];
        // Those whose opponent has left have won already.
        let _ = house.host.organise(HEAD, id, false, Organise::Award { table: one, to }).await;
    }
    house.host.tick().await.unwrap();
    let now = state(&house.host, id).await;
    assert_eq!((now.rounds().len(), now.active().len(), now.checked_in()), (2, 15, 17));
    assert_eq!(now.rounds()[1].by.best_of, 1);
    let info = house.host.tournament(id).await.unwrap();
    let table = house.host.info(table_of(&info, 0)).await.unwrap();
    assert_eq!((table.game.as_str(), table.options.get("siding")), ("lraw", Some("before")));
}

// shows LRAW-1.2.6
#[tokio::test]
async fn a_game_that_was_won_decides_the_match_when_time_ends_the_next_without_a_winner() {
    let house = House::of(skald_rules::catalogue::standard(), 39).await;
    let terms = tournament::Terms { rounds: Some(1), ..tournament::Terms::default() };
    let id = matches(&house, &[], terms, 2).await;
    let info = begin(&house, id).await;
    let table = table_of(&info, 0);
    loses(&house, id, info.matches[0].seats[1]).await;
    // Cards are swapped, somebody begins, and in the second turn of the second game time is called.
    plays(&house, table, |_| false, |view| view.table.siding.is_none() && view.table.turn >= 2).await;
    call_time(&house, id).await;
    let spectator = person(99);
    assert!(seen(&house, table, spectator).await.table.turn_zero.is_some(), "a turn was in progress");
    plays(&house, table, |_| false, |_| false).await;
    let now = state(&house.host, id).await;
    let result = now.rounds()[0].tables[0].result.clone();
    assert_eq!(
        result,
        Some((Finish::Score { won: [1, 0], drawn: 1 }, How::Played)),
        "the draw is that of the game"
    );
    assert_eq!(now.stage(), Stage::Over);
    let lines = now.standings();
    assert_eq!((lines[0].entrant, lines[0].points, lines[1].points), (info.matches[0].seats[0], 3, 0));
}

// shows LRAW-1.1.1
#[tokio::test]
async fn whatever_name_of_the_game_is_chosen_a_small_event_plays_best_of_three() {
    let house = House::of(skald_rules::catalogue::standard(), 38).await;
    let open = async |game: &str, options: &[(&str, &str)], terms| {
        let info = house.host.open_tournament(HEAD, wish(game, options, terms)).await.unwrap();
        let said = info.terms.iter().map(|say| english().plain(say)).collect::<Vec<_>>().join("\n");
        house.host.organise(HEAD, info.id, false, Organise::Close).await.unwrap();
        (info.game, said)
    };
    let usual = tournament::Terms::default;
    for (game, form) in [("lraw", "lraw-match"), ("chaos", "chaos-match"), ("law", "law-match")] {
        let (played, said) = open(game, &[], usual()).await;
        assert_eq!(played, form);
        assert!(said.contains("A match is a best of three.") && said.contains("After 45 days"), "{said}");
        let (played, said) = open(game, &[], tournament::Terms { games: Games::One, ..usual() }).await;
        assert_eq!(played, game, "one game is wished for");
        assert!(said.contains("A match is one game.") && said.contains("After 21 days"), "{said}");
    }
    // A game without matches is played as it is, and so are the tables of a league.
    assert_eq!(open("war", &[], usual()).await.0, "war");
    let league = tournament::Terms { format: tournament::Format::League { seats: 4 }, ..usual() };
    assert_eq!(open("chaos", &[], league).await.0, "chaos");
}
