//! Matches of Legions in tournaments: when cards are swapped, who begins, how time and an even score end them.

use crate::common::{
    DAY, HOUR, House,
    cups::{HEAD, begin, people_of, person, state, table_of, wish},
    matches::{NO_SIDING, asked, call_time, loses, matches, no, plays, says, seen, told},
};
use skald::host::{Organise, Status, TableId, TournamentId};
use skald_rules::{
    lraw::{
        View,
        state::{Asked, Code},
    },
    tournament::{self, Cut, Finish, Format, Games, How, Stage, Times},
};

/// The tables of a match of the last round, in their order.
async fn tables(house: &House, id: TournamentId, place: usize) -> Vec<TableId> {
    let last = state(&house.host, id).await.rounds().len() - 1;
    let rows = house.host.store().seated(id).await.unwrap();
    rows.iter().filter(|row| row.round == Some(last) && row.place == place).map(|row| row.table).collect()
}

// shows LRAW-1.1.2, LRAW-1.1.7, LRAW-1.1.9, LRAW-1.1.10, LRAW-2.2.4
#[tokio::test]
async fn both_swap_in_secret_between_the_games_and_then_the_loser_alone_says_who_begins() {
    let mut house = House::of(skald_rules::catalogue::standard(), 31).await;
    let id =
        matches(&house, &[], tournament::Terms { rounds: Some(1), ..tournament::Terms::default() }, 2).await;
    let info = begin(&house, id).await;
    let (table, seats) = (table_of(&info, 0), info.matches[0].seats.clone());
    let people = people_of(&info, 0);
    // Who brought the first deck, and who sits opposite.
    let own = people.iter().position(|who| *who == person(0)).unwrap();
    let (hero, other) = (people[own], people[1 - own]);
    for who in [hero, other] {
        assert!(
            no(&house, table, who, "side").await.contains(NO_SIDING),
            "nothing is swapped before the first"
        );
    }
    loses(&house, id, seats[own]).await;
    assert_eq!(asked(&house, table).await, people, "both at once");
    let others = [other, person(99)];
    let mut before = Vec::new();
    for who in others {
        before.push(seen(&house, table, who).await);
    }
    let said = told(&house, table).await;
    says(&house, table, hero, "side he-11 he-16 he-g1 bo-g1").await;
    for (who, mut before) in others.into_iter().zip(before) {
        let mut after = seen(&house, table, who).await;
        // That somebody is done is everybody's; what and how much is nobody's.
        let siding = after.table.siding.take().unwrap();
        assert!(siding.sides.iter().all(|side| side.swaps.is_empty()));
        before.table.siding = None;
        assert!(after == before, "nobody can tell what was swapped");
    }
    assert_eq!(told(&house, table).await, said + "P0 is done with the Side Deck.\n");
    house.die_and_return(HOUR).await;
    assert!(asked(&house, table).await.contains(&other));
    says(&house, table, other, "side").await;
    assert_eq!(asked(&house, table).await, [hero], "the loser alone");
    let view = seen(&house, table, other).await;
    let guardian =
        view.table.side(skald_rules::interface::Seat(u8::try_from(own).unwrap())).guardian.unwrap();
    assert_eq!(view.pool.face(view.table.card(guardian).face).key.as_str(), "bo-g1", "public from then on");
    assert!(no(&house, table, other, "yes").await.contains("chooses who goes first"));
    assert!(no(&house, table, hero, "side").await.contains(NO_SIDING), "once it is done it is done");
    says(&house, table, hero, "no").await;
    // One each, and then the third is the last.
    loses(&house, id, seats[1 - own]).await;
    assert_eq!(house.host.info(table).await.unwrap().status, Status::Playing);
    for who in [other, hero] {
        says(&house, table, who, "side").await;
    }
    assert_eq!(asked(&house, table).await, [other], "the loser of the game before");
    loses(&house, id, seats[own]).await;
    let now = state(&house.host, id).await;
    let mut won = [2, 2];
    won[own] = 1;
    assert_eq!(now.rounds()[0].tables[0].result, Some((Finish::Score { won, drawn: 0 }, How::Played)));
    assert_eq!((now.stage(), house.host.info(table).await.unwrap().status), (Stage::Over, Status::Over));
}

// shows LRAW-1.1.5
#[tokio::test]
async fn a_large_event_that_keeps_best_of_three_swaps_nothing_before_the_first_game() {
    let house = House::of(skald_rules::catalogue::standard(), 32).await;
    let terms = tournament::Terms { games: Games::Three, cut: Cut::Top8, ..tournament::Terms::default() };
    let id = matches(&house, &[], terms, 17).await;
    let info = begin(&house, id).await;
    assert!(state(&house.host, id).await.checked_in() > 16);
    let table = table_of(&info, 0);
    let row = house.host.info(table).await.unwrap();
    assert_eq!((row.game.as_str(), row.options.get("best_of")), ("lraw-match", Some("3")));
    for who in people_of(&info, 0) {
        assert!(no(&house, table, who, "side").await.contains(NO_SIDING));
    }
}

// shows LRAW-1.1.6, LRAW-1.1.11, LRAW-1.2.7
#[tokio::test]
async fn after_the_cut_an_even_match_goes_on_game_by_game_until_somebody_has_won() {
    let mut house = House::of(skald_rules::catalogue::standard(), 33).await;
    let times = Times { one: 4 * DAY, three: 9 * DAY };
    let terms = tournament::Terms { cut: Cut::Top4, rounds: Some(1), times, ..tournament::Terms::default() };
    let id = matches(&house, &[], terms, 4).await;
    let info = begin(&house, id).await;
    for one in &info.matches {
        let given = Organise::Award { table: one.place, to: one.seats[0] };
        house.host.organise(HEAD, id, false, given).await.unwrap();
    }
    house.host.tick().await.unwrap();
    let info = house.host.tournament(id).await.unwrap();
    assert_eq!((info.rounds, info.matches.len()), (2, 2), "the cut");
    let given = Organise::Award { table: 1, to: info.matches[1].seats[0] };
    house.host.organise(HEAD, id, false, given).await.unwrap();
    for who in people_of(&info, 0) {
        assert!(no(&house, table_of(&info, 0), who, "side").await.contains(NO_SIDING));
    }
    // One game each; time is called while both swap cards for the third, which is not started.
    for entrant in info.matches[0].seats.clone() {
        loses(&house, id, entrant).await;
    }
    house.pass(9 * DAY).await;
    house.host.tick().await.unwrap();
    assert!(state(&house.host, id).await.rounds()[1].timed);
    house.die_and_return(HOUR).await;
    house.host.tick().await.unwrap();
    assert_eq!(tables(&house, id, 0).await.len(), 1, "it goes on where it was");
    let table = table_of(&info, 0);
    assert_eq!(state(&house.host, id).await.rounds()[1].tables[0].result, None, "it has to be won");
    let people = people_of(&info, 0);
    assert_eq!(asked(&house, table).await, people, "cards are swapped before the further game");
    for who in &people {
        says(&house, table, *who, "side").await;
    }
    assert_eq!(asked(&house, table).await.len(), 1, "a die has decided who is asked");
    house.host.resign(people[0], table).await.unwrap();
    house.host.tick().await.unwrap();
    let now = state(&house.host, id).await;
    let (finish, how) = now.rounds()[1].tables[0].result.clone().unwrap();
    assert!(matches!(finish, Finish::Score { won: [1, 2], .. }) && how == How::Played, "{finish:?}");
    assert_eq!(now.rounds().len(), 3, "the final");
}

#[tokio::test]
async fn a_single_game_of_a_knock_out_that_nobody_wins_is_followed_by_another_with_a_time_of_its_own() {
    let mut house = House::of(skald_rules::catalogue::standard(), 37).await;
    let times = Times { one: 4 * DAY, three: 9 * DAY };
    let format = Format::Knockout;
    let terms = tournament::Terms { format, games: Games::One, times, ..tournament::Terms::default() };
    let id = matches(&house, &[], terms, 2).await;
    let info = begin(&house, id).await;
    // Time is called before the first turn: nobody has won.
    house.pass(4 * DAY).await;
    house.host.tick().await.unwrap();
    let further = tables(&house, id, 0).await;
    assert_eq!(further.len(), 2, "one more game");
    assert_eq!(house.host.info(further[0]).await.unwrap().status, Status::Over);
    let row = house.host.info(further[1]).await.unwrap();
    assert_eq!(
        (row.game.as_str(), row.options.get("siding")),
        ("lraw", Some("before")),
        "it lies between games"
    );
    house.pass(4 * DAY - HOUR).await;
    assert_eq!(house.host.info(further[1]).await.unwrap().status, Status::Playing);
    house.die_and_return(2 * HOUR).await;
    house.host.tick().await.unwrap();
    let further = tables(&house, id, 0).await;
    assert_eq!(further.len(), 3, "that one was not won either");
    house.host.resign(people_of(&info, 0)[0], further[2]).await.unwrap();
    house.host.tick().await.unwrap();
    let now = state(&house.host, id).await;
    let result = now.rounds()[0].tables[0].result.clone();
    assert_eq!(result, Some((Finish::Score { won: [0, 1], drawn: 0 }, How::Played)));
    assert_eq!(now.stage(), Stage::Over);
}

#[tokio::test]
async fn whoever_brings_nothing_plays_the_favourite_and_another_list_counts_until_the_first_round() {
    let house = House::of(skald_rules::catalogue::standard(), 34).await;
    let id = house
        .host
        .open_tournament(HEAD, wish("lraw-match", &[], tournament::Terms::default()))
        .await
        .unwrap()
        .id;
    let book = house.host.book("lraw").unwrap();
    let decks: Vec<String> = book.starters().iter().map(|starter| book.print(&starter.list)).collect();
    for number in 0..2 {
        let who = person(number);
        house.host.register(who, id, &format!("P{number}"), Some(&decks[2])).await.unwrap();
    }
    house.host.register(person(0), id, "P0", Some(&decks[0])).await.unwrap();
    let third = person(2);
    let kept =
        house.host.add_deck(third, "lraw", Some("Orcs"), "My deck", &book.starters()[1].list).await.unwrap();
    house.host.favour_deck(third, kept.id, true).await.unwrap();
    house.host.register(third, id, "P2", None).await.unwrap();
    for number in 0..3 {
        house.host.check_in(person(number), id).await.unwrap();
    }
    let now = state(&house.host, id).await;
    let list = |number: usize| now.entries()[number].list.clone().unwrap();
    let cards = |list: &str| list.lines().skip(1).collect::<Vec<_>>().join("\n");
    let same = |number: usize, deck: usize| {
        let (one, other) = (book.read(&list(number)).unwrap(), book.read(&decks[deck]).unwrap());
        // Its title is its owner's own.
        assert_eq!(cards(&book.print(&one)), cards(&book.print(&other)), "P{number}");
    };
    same(0, 0);
    same(1, 2);
    same(2, 1);
    // Nobody sees any of them.
    assert_eq!(house.host.tournament(id).await.unwrap().lists, []);
}

/// The only match of a tournament of single games between two.
async fn single_game(house: &House) -> (TournamentId, TableId) {
    let terms = tournament::Terms { rounds: Some(1), games: Games::One, ..tournament::Terms::default() };
    let id = matches(house, &[], terms, 2).await;
    let info = begin(house, id).await;
    (id, table_of(&info, 0))
}

// shows LRAW-1.2.3, LRAW-1.2.5, LRAW-1.2.8
#[tokio::test]
async fn the_turn_whose_hand_is_being_counted_when_time_is_called_is_turn_zero() {
    let house = House::of(skald_rules::catalogue::standard(), 35).await;
    let (id, table) = single_game(&house).await;
    let counted = |view: &View| {
        let what = view.table.asked.as_ref().map(|asked| &asked.what);
        matches!(what, Some(Asked::Cards { code: Code::HandSize, .. }))
    };
    plays(&house, table, |_| false, counted).await;
    let turn = seen(&house, table, person(99)).await.table.turn;
    call_time(&house, id).await;
    assert_eq!(seen(&house, table, person(99)).await.table.turn_zero, Some(turn), "it was in progress");
    plays(&house, table, |_| false, |_| false).await;
    assert_eq!(seen(&house, table, person(99)).await.table.turn, turn + 3);
    let tie = (Finish::Score { won: [0, 0], drawn: 1 }, How::Played);
    assert_eq!(state(&house.host, id).await.rounds()[0].tables[0].result, Some(tie));
}

// shows LRAW-1.2.4
#[tokio::test]
async fn a_warlord_that_falls_after_time_was_called_ends_the_game_at_once() {
    for story in 36..46 {
        let house = House::of(skald_rules::catalogue::standard(), story).await;
        let (id, table) = single_game(&house).await;
        let fights = |line: &str| ["attack", "conscript", "yes"].iter().any(|word| line.starts_with(word));
        let left = |view: &View| {
            let dcm = |card| view.pool.face(view.table.card(card).face).command.dcm;
            view.table.sides.iter().map(|side| dcm(side.warlord) - side.damage).min()
        };
        plays(&house, table, fights, |view| left(view).is_some_and(|left| left <= 12)).await;
        if house.host.info(table).await.unwrap().status == Status::Over {
            continue;
        }
        call_time(&house, id).await;
        let zero = seen(&house, table, person(99)).await.table.turn_zero.unwrap();
        plays(&house, table, fights, |_| false).await;
        let end = seen(&house, table, person(99)).await;
        let result = state(&house.host, id).await.rounds()[0].tables[0].result.clone();
        if left(&end).is_some_and(|left| left <= 0) && end.table.turn < zero + 3 {
            assert!(
                matches!(result, Some((Finish::Score { won: [1, 0] | [0, 1], .. }, How::Played))),
                "{result:?}"
            );
            return;
        }
    }
    panic!("no Warlord fell in time");
}
