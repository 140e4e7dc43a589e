//! Lost Legends at a table of people: the draft that is shown together, turns and defences that are prepared, standing orders,
//! who is absent and who leaves, and what is said to whoever asks for what cannot be done.
#![allow(clippy::unwrap_used, clippy::panic, clippy::indexing_slicing)]

mod common;

use common::{ADA, BEN, CYD, DAY, House, answer_at_random, random_line, refused};
use skald::host::{Join, OpenTable, Person, Status, TableId, Terms};
use skald_rules::{
    chance::Fast,
    interface::{DecisionId, Duty, Seat},
    lost::{Phase, View},
};

const DAN: Person = Person(104);

/// A table that these people have opened, joined and begun, nobody having a hero yet.
async fn begun(house: &House, people: &[(Person, &str)]) -> TableId {
    let wish = OpenTable {
        game: "lost".into(),
        seats: Some(u8::try_from(people.len()).unwrap()),
        terms: Terms::of(Some(DAY)),
        channel: 7,
        name: people[0].1.into(),
        ..OpenTable::default()
    };
    let table = house.host.open(people[0].0, wish).await.unwrap().id;
    for (person, name) in &people[1..] {
        let join = Join { name: (*name).to_owned(), ..Join::default() };
        house.host.join(*person, table, join).await.unwrap();
    }
    house.host.start(people[0].0, table).await.unwrap();
    house.host.tick().await.unwrap();
    table
}

const THREE: [(Person, &str); 3] = [(ADA, "Ada"), (BEN, "Ben"), (CYD, "Cyd")];

/// A table of three who have chosen their heroes and look at their first hands.
async fn drafting(house: &House) -> TableId {
    let table = begun(house, &THREE).await;
    for (person, hero) in [(ADA, "warrior"), (BEN, "hunter"), (CYD, "barbarian")] {
        let at = house.question(table, person).await.unwrap();
        house.host.play(person, table, at, &format!("hero {hero}")).await.unwrap();
    }
    table
}

/// What a person sees of the game.
async fn view(house: &House, table: TableId, person: Person) -> View {
    let look = house.host.look(table, person).await.unwrap();
    look.view.unwrap().get::<View>().unwrap().clone()
}

/// The hand that a person sees.
async fn hand(house: &House, table: TableId, person: Person) -> Vec<String> {
    let view = view(house, table, person).await;
    view.own.values().next().unwrap().hand.iter().map(ToString::to_string).collect()
}

/// The seats for which the table waits.
async fn waiting(house: &House, table: TableId) -> Vec<Seat> {
    house.host.board(table).await.unwrap().waiting.into_iter().map(|wait| wait.seat).collect()
}

/// Everything that everybody was told.
async fn told(house: &House, table: TableId) -> Vec<String> {
    let log = house.host.history(table, 0, u32::MAX).await.unwrap();
    log.into_iter().flat_map(|entry| entry.told).map(|(_, text)| text).collect()
}

/// Random answers until something is so, at most so many.
async fn until(house: &House, table: TableId, dice: &mut Fast, so: impl Fn(&View) -> bool) -> View {
    for _ in 0..3_000 {
        let now = view(house, table, ADA).await;
        if so(&now) {
            return now;
        }
        answer_at_random(house, table, dice).await;
    }
    panic!("it never came to this")
}

/// The person of a seat at a table of three.
fn person(seat: Seat) -> Person {
    THREE[seat.index()].0
}

// shows LOST-22.1, LOST-4.4, LOST-4.6
#[tokio::test]
async fn nobody_learns_what_others_chose_before_the_last_has_chosen() {
    let mut house = House::new().await;
    let table = drafting(&house).await;
    let hands =
        [hand(&house, table, ADA).await, hand(&house, table, BEN).await, hand(&house, table, CYD).await];
    assert!(hands.iter().all(|hand| hand.len() == 6), "{hands:?}");
    let at = house.question(table, ADA).await.unwrap();
    let (first, second) = (&hands[0][0], hands[0].iter().rfind(|card| **card != hands[0][0]).unwrap());
    house.host.play(ADA, table, at, &format!("take {first} skill")).await.unwrap();
    assert_eq!(waiting(&house, table).await, [Seat(1), Seat(2)]);
    // Ada thinks again, and takes it back; then she chooses another card.
    house.host.withdraw(ADA, table, Some(at)).await.unwrap();
    assert_eq!(waiting(&house, table).await, [Seat(0), Seat(1), Seat(2)]);
    let of = |card: &str| {
        skald_rules::lost::cards::base().equipment.iter().find(|of| of.id.to_string() == card).unwrap().name
    };
    let name = of(second);
    house.host.play(ADA, table, at, &format!("take {second} skill")).await.unwrap();
    house.die_and_return(1).await;
    for other in [BEN, CYD] {
        let seen = view(&house, table, other).await;
        assert_eq!(seen.given, [Seat(0)], "that she has chosen is public");
        assert!(seen.own.values().all(|own| own.choice.is_none()), "{seen:?}");
        let log = house.host.history_of(table, other).await.unwrap();
        let told: Vec<&String> = log.iter().flat_map(|entry| &entry.told).map(|(_, text)| text).collect();
        let chose = told.iter().filter(|text| text.starts_with("Ada has chosen"));
        assert!(
            chose.clone().count() > 0 && chose.clone().all(|text| **text == "Ada has chosen a card."),
            "{told:?}"
        );
    }
    let own = view(&house, table, ADA).await;
    assert_eq!(own.own[&Seat(0)].choice.as_ref().unwrap().card.to_string(), *second);
    for (who, of) in [(BEN, &hands[1]), (CYD, &hands[2])] {
        let at = house.question(table, who).await.unwrap();
        house.host.play(who, table, at, &format!("take {} skill", of[0])).await.unwrap();
    }
    let shown = told(&house, table).await;
    let all = shown.iter().find(|text| text.starts_with("All have chosen.")).unwrap();
    assert!(all.contains(&format!("Ada: {name}")), "{all}");
    // The rest of each hand has gone to the left.
    let next = hand(&house, table, BEN).await;
    let mut passed = hands[0].clone();
    passed.remove(passed.iter().position(|card| card == second).unwrap());
    assert_eq!(next, passed);
}

// shows LOST-4.4
#[tokio::test]
async fn a_choice_is_fixed_once_all_have_chosen() {
    let house = House::new().await;
    let table = drafting(&house).await;
    let mut dice = Fast::new(5);
    // Until somebody has to say what becomes of a card.
    let seen = until(&house, table, &mut dice, |view| matches!(view.table.phase, Phase::Attach { .. })).await;
    let Phase::Attach { chosen, .. } = &seen.table.phase else { panic!("nobody attaches") };
    let (seat, choice) = chosen.first_key_value().unwrap();
    let name = seen.pool.card(choice.card).name;
    let why = refused(house.host.play_text(person(*seat), table, &format!("take {}", choice.card)).await);
    let info = house.host.info(table).await.unwrap();
    assert_eq!(
        skald_rules::words::english().say(&why.say(), &info),
        format!("All players have chosen, so your choice of {name} is fixed.")
    );
}

// shows LOST-22.2
#[tokio::test]
async fn who_left_the_use_of_a_card_open_is_asked_in_turn_and_others_decide_meanwhile() {
    let house = House::new().await;
    let table = drafting(&house).await;
    let mut dice = Fast::new(2);
    let two = |view: &View| matches!(&view.table.phase, Phase::Attach { chosen, .. } if chosen.len() > 1 && chosen.values().all(|of| of.plan.is_none()));
    for _ in 0..400 {
        if two(&view(&house, table, ADA).await) {
            break;
        }
        // All leave open what becomes of their cards.
        let seat = waiting(&house, table).await[0];
        let at = house.question(table, person(seat)).await.unwrap();
        let line = random_line(&house, table, at, &mut dice).await;
        let line = if line.starts_with("take") {
            line.split(' ').take(2).collect::<Vec<_>>().join(" ")
        } else {
            line
        };
        house.host.play(person(seat), table, at, &line).await.unwrap();
        house.host.tick().await.unwrap();
    }
    let seen = view(&house, table, ADA).await;
    assert!(two(&seen), "{:?}", seen.table.phase);
    let Phase::Attach { chosen, .. } = &seen.table.phase else { panic!("nobody attaches") };
    let order: Vec<Seat> =
        seen.table.from(seen.table.start).filter(|seat| chosen.contains_key(seat)).collect();
    assert_eq!(waiting(&house, table).await, [order[0]], "the table waits for the first alone");
    let look = house.host.look(table, person(order[1])).await.unwrap();
    assert_eq!(look.decisions[0].duty, Duty::Ahead);
    let at = DecisionId::new(&look.decisions[0].id).unwrap();
    house.host.play(person(order[1]), table, at, "skill").await.unwrap();
    assert_eq!(waiting(&house, table).await, [order[0]], "what was said ahead waits");
    let skills = |view: &View| view.table.side(order[1]).skills.len();
    let before = skills(&view(&house, table, ADA).await);
    let at = house.question(table, person(order[0])).await.unwrap();
    house.host.play(person(order[0]), table, at, "skill").await.unwrap();
    assert_eq!(skills(&view(&house, table, ADA).await), before + 1, "then it is carried out by itself");
}

// shows LOST-22.5, LOST-22.6
#[tokio::test]
async fn the_table_goes_on_with_the_simplest_answers_when_one_never_comes_and_one_leaves() {
    let mut house = House::new().await;
    let table = begun(&house, &[(ADA, "Ada"), (BEN, "Ben"), (CYD, "Cyd"), (DAN, "Dan")]).await;
    let mut dice = Fast::new(3);
    let (mut late, mut left) = (0, false);
    for step in 0..3_000 {
        house.host.tick().await.unwrap();
        let info = house.host.info(table).await.unwrap();
        if info.status == Status::Over {
            break;
        }
        let board = house.host.board(table).await.unwrap();
        assert!(!board.waiting.is_empty() && !board.goes_on, "nothing has to be confirmed");
        if step == 60 {
            house.host.resign(BEN, table).await.unwrap();
            left = true;
            continue;
        }
        assert!(
            !left || board.waiting.iter().all(|wait| wait.person != Some(BEN)),
            "nobody waits for who has left"
        );
        match board.waiting.iter().filter_map(|wait| wait.person).find(|who| *who != DAN) {
            Some(who) => {
                let at = house.question(table, who).await.unwrap();
                let line = random_line(&house, table, at, &mut dice).await;
                house.host.play(who, table, at, &line).await.unwrap();
            }
            None => {
                let look = house.host.look(table, DAN).await.unwrap();
                let asked = look.decisions.iter().find(|of| of.duty == Duty::Owed).unwrap();
                assert!(asked.default.is_some(), "{asked:?}");
                house.pass(DAY).await;
                late += 1;
            }
        }
        if step % 97 == 96 {
            house.die_and_return(1).await;
        }
    }
    assert_eq!(house.host.info(table).await.unwrap().status, Status::Over);
    let log = house.host.history(table, 0, u32::MAX).await.unwrap();
    assert!(late > 20 && log.iter().filter(|entry| entry.by == "clock").count() > 20);
    let told: Vec<&str> = log.iter().flat_map(|entry| &entry.told).map(|(_, text)| text.as_str()).collect();
    assert!(told.iter().any(|text| text.starts_with("Ben leaves")), "{told:?}");
    for level in ["Level 1, the Ruins", "Level 2, the Caves", "Level 3, the Demon Fortress"] {
        assert!(told.iter().any(|text| text.starts_with(level)), "{level}");
    }
}

// shows LOST-22.5
#[tokio::test]
async fn whose_time_runs_out_keeps_the_first_card_of_the_hand_and_makes_it_a_skill() {
    let house = House::new().await;
    let table = drafting(&house).await;
    let hands = [hand(&house, table, ADA).await, hand(&house, table, BEN).await];
    for (who, of) in [(ADA, &hands[0]), (BEN, &hands[1])] {
        let at = house.question(table, who).await.unwrap();
        house.host.play(who, table, at, &format!("take {} skill", of[0])).await.unwrap();
    }
    let first = hand(&house, table, CYD).await[0].clone();
    house.pass(DAY - 1).await;
    assert_eq!(waiting(&house, table).await, [Seat(2)]);
    house.pass(1).await;
    let shown = told(&house, table).await;
    assert!(shown.iter().any(|text| text.starts_with("All have chosen.")), "{shown:?}");
    // What becomes of it is asked only if it could be bought; then time decides again, for the skill.
    while waiting(&house, table).await == [Seat(2)] {
        house.pass(DAY / 4).await;
    }
    let seen = view(&house, table, ADA).await;
    assert_eq!(seen.table.side(Seat(2)).skills.iter().map(ToString::to_string).collect::<Vec<_>>(), [first]);
}

// shows LOST-22.3
#[tokio::test]
async fn players_hurt_at_once_are_asked_at_once_and_the_next_turn_waits_for_all_of_them() {
    let mut met = 0;
    for story in 1..=40 {
        let house = House::of(skald_rules::catalogue::standard(), story).await;
        let table = drafting(&house).await;
        let mut dice = Fast::new(story);
        for _ in 0..800 {
            if house.host.info(table).await.unwrap().status == Status::Over {
                break;
            }
            let asked = waiting(&house, table).await;
            let seen = view(&house, table, ADA).await;
            if seen.table.fight().is_none() || asked.len() < 2 {
                answer_at_random(&house, table, &mut dice).await;
                continue;
            }
            let slot = seen.table.fight().unwrap().slot;
            // The last of them answers first.
            let last = *asked.last().unwrap();
            let at = house.question(table, person(last)).await.unwrap();
            let default =
                house.host.look(table, person(last)).await.unwrap().decisions[0].default.clone().unwrap();
            house.host.play(person(last), table, at, &default).await.unwrap();
            let now = view(&house, table, ADA).await;
            assert!(waiting(&house, table).await.contains(&asked[0]), "the others are still asked");
            assert_eq!(now.table.fight().unwrap().slot, slot, "the turn goes on until all have answered");
            met += 1;
            if met > 2 {
                return;
            }
        }
    }
    panic!("too few were hurt at once: {met}");
}

// shows LOST-22.7
#[tokio::test]
async fn a_prepared_turn_is_secret_can_be_changed_and_is_played_when_its_slot_begins() {
    let house = House::new().await;
    let table = drafting(&house).await;
    let mut dice = Fast::new(7);
    // A turn of somebody who is followed by somebody with a monster in front.
    let seen = until(&house, table, &mut dice, |view| {
        view.table.fight().is_some_and(|fight| {
            let next = view.table.left(fight.active);
            let kinds = fight.asks.iter().map(|ask| (ask.seat, ask.what.kind())).collect::<Vec<_>>();
            fight.lap.is_none()
                && kinds.len() == 1
                && kinds[0].0 == fight.active
                && matches!(kinds[0].1.as_str(), "select" | "attack")
                && view.table.side(next).foe.is_some()
                && !view.table.side(next).defeated
        })
    })
    .await;
    let active = seen.table.fight().unwrap().active;
    let next = seen.table.left(active);
    let foe = seen.table.side(next).foe.unwrap();
    let (attack, blow) = seen.eyes().plain_attack(next).unwrap();
    let line = format!(
        "turn if-foe {} if-markers {} then stay then {}",
        foe.beast,
        foe.markers,
        skald_rules::lost::Move::Attack(attack)
    );
    let owner = person(next);
    // One that would not hold is replaced by one that will.
    house.host.order_set(owner, table, "turn if-life 20 then stay").await.unwrap();
    let orders = house.host.order_set(owner, table, &line).await.unwrap();
    assert_eq!(orders.len(), 1, "{orders:?}");
    assert!(orders[0].says.starts_with("My next turn: "), "{orders:?}");
    for other in THREE.iter().map(|(person, _)| *person).filter(|person| *person != owner) {
        assert_eq!(house.host.orders(other, table).await.unwrap(), []);
        let log = house.host.history_of(table, other).await.unwrap();
        assert!(log.iter().flat_map(|entry| &entry.told).all(|(_, text)| !text.contains("My next turn")));
    }
    let begun = house.clock_now();
    // The player before ends the own turn, simply.
    for _ in 0..10 {
        let now = view(&house, table, ADA).await;
        if now.table.fight().is_none_or(|fight| fight.active != active) {
            break;
        }
        let seat = waiting(&house, table).await[0];
        let look = house.host.look(table, person(seat)).await.unwrap();
        let owed = look.decisions.iter().find(|of| of.duty == Duty::Owed).unwrap();
        let at = DecisionId::new(&owed.id).unwrap();
        house.host.play(person(seat), table, at, owed.default.as_ref().unwrap()).await.unwrap();
    }
    assert_eq!(house.clock_now(), begun, "no time has passed");
    let log = house.host.history(table, 0, u32::MAX).await.unwrap();
    let by_order: Vec<&String> = log
        .iter()
        .filter(|entry| entry.by == "order")
        .flat_map(|entry| &entry.told)
        .map(|(_, text)| text)
        .collect();
    let name = THREE[next.index()].1;
    let monster = seen.pool.monster(foe.beast);
    assert!(
        by_order.iter().any(|text| text.contains(name) && text.contains(&monster.name.to_string())),
        "{by_order:?}"
    );
    let left = house.host.orders(owner, table).await.unwrap();
    assert_eq!(left, [], "it is used up by that slot; {blow:?}");
}

// shows LOST-22.7, LOST-22.8
#[tokio::test]
async fn people_are_told_before_they_join_what_preparing_saves() {
    let house = House::new().await;
    for seats in 3..=5 {
        let wish = OpenTable {
            game: "lost".into(),
            seats: Some(seats),
            terms: Terms::of(Some(DAY)),
            channel: 7,
            name: "Ada".into(),
            ..OpenTable::default()
        };
        let info = house.host.open(ADA, wish).await.unwrap();
        let visits = info.length.visits.unwrap();
        assert!(visits.ordering * 2 < visits.answering && visits.preparing < visits.answering, "{visits:?}");
    }
}

// shows LOST-22.8
#[tokio::test]
async fn a_table_of_people_who_ordered_everything_waits_for_nobody() {
    let house = House::new().await;
    let table = begun(&house, &THREE).await;
    let all = [
        "heroes warrior hunter barbarian sorceress assassin",
        "attach 4",
        "select stay",
        "fresh face-up",
        "met",
        "cheaply",
        "defend survive",
        "heal",
        "heal-at 2",
        "rewards life gold mana life gold",
    ];
    let cards = &skald_rules::lost::cards::base().equipment;
    let mut asked = 0;
    for (who, _) in &THREE {
        for order in all {
            house.host.order_set(*who, table, order).await.unwrap();
        }
    }
    for _ in 0..300 {
        house.host.tick().await.unwrap();
        if house.host.info(table).await.unwrap().status == Status::Over {
            break;
        }
        let seat = waiting(&house, table).await[0];
        let look = house.host.look(table, person(seat)).await.unwrap();
        let owed = look.decisions.iter().find(|of| of.duty == Duty::Owed).unwrap();
        asked += 1;
        let at = DecisionId::new(&owed.id).unwrap();
        // Only what no order here speaks of: the draft, cards for a charge, skills that are lost, monsters looked at.
        assert!(matches!(owed.kind.as_str(), "take" | "charge" | "drop" | "look"), "{owed:?}");
        if owed.kind == "take" {
            // From now on the draft goes by an order as well: the level's cards, the dearest first.
            let level = view(&house, table, ADA).await.table.level;
            let mut list: Vec<_> = cards.iter().filter(|of| of.level == level).collect();
            list.sort_by_key(|of| std::cmp::Reverse(of.cost));
            let mut list: Vec<String> = list.iter().map(|of| of.id.to_string()).collect();
            list.dedup();
            list.truncate(12);
            let order = format!("draft {}", list.join(" "));
            let orders = house.host.orders(person(seat), table).await.unwrap();
            if orders.iter().all(|of| of.text != order) {
                house.host.order_set(person(seat), table, &order).await.unwrap();
                continue;
            }
        }
        house.host.play(person(seat), table, at, owed.default.as_ref().unwrap()).await.unwrap();
    }
    assert_eq!(house.host.info(table).await.unwrap().status, Status::Over);
    assert!(asked < 60, "{asked} questions");
    let log = house.host.history(table, 0, u32::MAX).await.unwrap();
    assert!(log.iter().filter(|entry| entry.by == "order").count() > 60);
}

// shows LOST-22.4
#[tokio::test]
async fn who_is_not_asked_is_told_why() {
    let house = House::new().await;
    let table = drafting(&house).await;
    let mut dice = Fast::new(9);
    let seen = until(&house, table, &mut dice, |view| {
        view.table.fight().is_some_and(|fight| fight.asks.len() == 1 && fight.asks[0].seat == fight.active)
    })
    .await;
    let active = seen.table.fight().unwrap().active;
    let other = person(seen.table.left(active));
    let info = house.host.info(table).await.unwrap();
    let english = skald_rules::words::english();
    let why = refused(house.host.play_text(other, table, "attack unarmed").await);
    let name = THREE[active.index()].1;
    assert_eq!(
        english.say(&why.say(), &info),
        format!("It is {name}’s turn; you will be called when you have to act.")
    );
    let why = refused(house.host.play_text(other, table, "use magic-bandages").await);
    assert_eq!(
        english.say(&why.say(), &info),
        "Healing cards can be used in your turn before your attack, or when your life is 0."
    );
    let stranger = refused(house.host.play_text(DAN, table, "attack unarmed").await);
    assert_eq!(english.say(&stranger.say(), &info), "You are not playing at this table; you can watch it.");
    assert_eq!(house.host.info(table).await.unwrap().log, info.log, "a refusal changes nothing");
}
