//! Lost Legends at a table of people: the draft that is shown together, several who are asked at once, who is absent and who
//! leaves, and what is said to whoever asks for what cannot be done.

use std::collections::BTreeSet;

use crate::common::lost as people;
use crate::common::{ADA, BEN, CYD, DAY, House, answer_at_random, position, random_line, refused};
use people::{DAN, THREE, begun, drafting, hand, person, told, until, view, waiting};
use skald::host::{OpenTable, Status, Terms};
use skald_rules::{
    chance::Fast,
    interface::{DecisionId, Duty, Seat},
    lost::{Phase, View},
};

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

// shows LOST-4.5, LOST-4.6
#[tokio::test]
async fn each_chosen_card_is_shown_to_all_and_attached_from_the_starting_player_on() {
    let house = House::new().await;
    let table = drafting(&house).await;
    let seen = view(&house, table, ADA).await;
    let order: Vec<Seat> = seen.table.from(seen.table.start).collect();
    let mut chosen = Vec::new();
    // The last in turn chooses first: in which order answers come makes no difference.
    for seat in order.iter().rev() {
        let card = hand(&house, table, person(*seat)).await[0].clone();
        let at = house.question(table, person(*seat)).await.unwrap();
        house.host.play(person(*seat), table, at, &format!("take {card} skill")).await.unwrap();
        let face = seen.pool.equipment.iter().find(|of| of.id.to_string() == card).unwrap();
        chosen.insert(0, (*seat, face));
    }
    let told = told(&house, table).await;
    let at = told.iter().position(|text| text.starts_with("All have chosen.")).unwrap();
    let each = chosen.iter().map(|(seat, face)| format!("{}: {}", THREE[seat.index()].1, face.name));
    let places: Vec<usize> = each.map(|shown| told[at].find(&shown).expect(&shown)).collect();
    assert!(places.is_sorted(), "all cards are shown, the starting player's first: {}", told[at]);
    for ((seat, face), text) in chosen.iter().zip(&told[at + 1..]) {
        let (who, name) = (THREE[seat.index()].1, face.name.to_string());
        assert!(text.starts_with(who) && text.contains(&name), "{who} attaches {name} next: {text}");
        for (viewer, _) in THREE {
            let side = view(&house, table, viewer).await.table.side(*seat).clone();
            assert_eq!(side.skills, [face.id], "it lies on {who}'s board for all to see");
        }
    }
}

#[tokio::test]
async fn what_is_suggested_while_somebody_types_never_reads_the_same_twice() {
    let house = House::new().await;
    let table = drafting(&house).await;
    let mut dice = Fast::new(6);
    for _ in 0..40 {
        for (who, _) in THREE {
            let found = house.host.suggest(who, table, "", 25).await.unwrap();
            let labels: BTreeSet<&String> = found.iter().map(|of| &of.label).collect();
            assert_eq!(labels.len(), found.len(), "{found:?}");
        }
        answer_at_random(&house, table, &mut dice).await;
    }
}

// shows LOST-22.5, LOST-22.6
#[tokio::test]
async fn through_all_three_levels_the_table_goes_on_with_the_simplest_answers_when_one_never_comes_and_one_leaves()
 {
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
    let over = house.host.info(table).await.unwrap();
    assert_eq!(over.status, Status::Over);
    let why = refused(house.host.play_text(ADA, table, "attack unarmed").await);
    let said = skald_rules::words::english().say(&why.say(), &over);
    assert!(said.starts_with("This game has ended; ") && said.ends_with(" points."), "{said}");
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

// shows LOST-22.4
#[tokio::test]
async fn cards_that_may_be_used_are_offered_with_the_selection_and_with_the_attack() {
    let mut offered = std::collections::BTreeSet::new();
    for story in 1..=40 {
        let house = House::of(skald_rules::catalogue::standard(), story).await;
        let table = drafting(&house).await;
        let mut dice = Fast::new(story);
        for _ in 0..500 {
            if house.host.info(table).await.unwrap().status == Status::Over {
                break;
            }
            let seen = view(&house, table, ADA).await;
            let asked = seen
                .table
                .fight()
                .and_then(|fight| fight.asks.first())
                .map(|ask| (ask.seat, ask.what.kind()));
            if let Some((seat, kind)) = asked
                && matches!(kind.as_str(), "select" | "attack")
                && seen.eyes().healing(seat).next().is_some()
            {
                let at = house.question(table, person(seat)).await.unwrap();
                let draft = house.host.draft_open(person(seat), table, at).await.unwrap();
                let options = draft.menu.unwrap().options;
                assert!(options.iter().any(|of| of.label == "Use a card"), "{kind}: {options:?}");
                offered.insert(kind);
            }
            if offered.len() == 2 {
                return;
            }
            answer_at_random(&house, table, &mut dice).await;
        }
    }
    panic!("only at {offered:?}");
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
    assert_eq!(
        english.say(&stranger.say(), &info),
        "You are not playing at this table; you can watch it with /table watch."
    );
    assert_eq!(house.host.info(table).await.unwrap().log, info.log, "a refusal changes nothing");
}

// shows LOST-4.11
#[tokio::test]
async fn a_plan_handed_in_with_a_choice_is_carried_out_as_it_was_given_and_nobody_is_asked_again() {
    let (mut bought, mut converted) = (0, 0);
    for story in 1..=8 {
        let house = House::of(skald_rules::catalogue::standard(), story).await;
        let table = drafting(&house).await;
        while matches!(view(&house, table, ADA).await.table.phase, Phase::Draft { .. }) {
            let from = house.host.info(table).await.unwrap().log;
            let (mut buyers, mut planned) = (Vec::new(), true);
            // In which order they answer makes no difference; the last to attach chooses first.
            for seat in waiting(&house, table).await.into_iter().rev() {
                let at = house.question(table, person(seat)).await.unwrap();
                let lines = position(&house, table).await.legal(at, 2_000);
                let words = |line: &&String| line.split(' ').count();
                let buys = lines.iter().filter(|line| line.contains(" buy")).max_by_key(words);
                if let Some(line) = buys {
                    buyers.push(seat);
                    converted += usize::from(line.split(' ').count() > 3);
                }
                let line =
                    buys.or_else(|| lines.iter().find(|line| line.ends_with(" skill"))).unwrap_or(&lines[0]);
                planned &= line.split(' ').count() > 2;
                house.host.play(person(seat), table, at, line).await.unwrap();
            }
            house.host.tick().await.unwrap();
            let log = house.host.history(table, from, 99).await.unwrap();
            let told = log.iter().flat_map(|entry| &entry.told).map(|(_, text)| text.as_str());
            let mut done: Vec<&str> = told
                .filter(|text| text.contains(" buys "))
                .filter_map(|text| text.split(' ').next())
                .collect();
            let mut wanted: Vec<&str> = buyers.iter().map(|seat| THREE[seat.index()].1).collect();
            done.sort_unstable();
            wanted.sort_unstable();
            assert_eq!(done, wanted, "story {story}");
            let attaching =
                async || matches!(view(&house, table, ADA).await.table.phase, Phase::Attach { .. });
            assert!(!planned || !attaching().await, "nobody is asked what becomes of it");
            // Who can say nothing beforehand is asked.
            while attaching().await {
                answer_at_random(&house, table, &mut Fast::new(story)).await;
            }
            bought += buyers.len();
        }
    }
    assert!(bought > 10 && converted > 0, "{bought} bought, {converted} with conversions");
}
