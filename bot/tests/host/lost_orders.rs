//! Turns and defences of Lost Legends that are prepared, and standing orders: put together, kept secret, carried out, dropped.

use crate::common::lost as people;
use crate::common::{ADA, BEN, House, answer_at_random, placed, text_of};
use people::{THREE, begun, drafting, hand, person, until, view, waiting};
use skald::host::{About, Body, Choose, Confirmed, OrderInfo, Person, Status, TableId, To};
use skald_rules::{
    chance::Fast,
    interface::{DecisionId, Duty, Seat},
    lost::View,
};

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
    let by_order = told_by_order(&house, table, 0).await;
    let name = THREE[next.index()].1;
    let monster = seen.pool.monster(foe.beast);
    assert!(
        by_order.iter().any(|text| text.contains(name) && text.contains(&monster.name.to_string())),
        "{by_order:?}"
    );
    let left = house.host.orders(owner, table).await.unwrap();
    assert_eq!(left, [], "it is used up by that slot; {blow:?}");
}

// shows LOST-22.7
#[tokio::test]
async fn there_is_one_way_to_prepare_a_turn_and_what_is_prepared_is_for_this_table_alone() {
    let house = House::new().await;
    let table = drafting(&house).await;
    let mut dice = Fast::new(7);
    let (_, seat) = before_a_turn(&house, table, &mut dice, false).await;
    let who = person(seat);
    let menu = house.host.draft_order(who, table).await.unwrap().menu.unwrap();
    let mut labels: Vec<String> = menu.options.into_iter().map(|option| option.label).collect();
    labels.retain(|label| label.contains("next turn"));
    assert_eq!(labels, ["Prepare my next turn"]);
    house.host.order_set(who, table, "next-turn").await.unwrap_err();
    // Of what is given at a table, only standing orders can be given at all.
    for (order, slot) in [
        ("turn if-life 1 then stay", "turn"),
        ("hit if-life 1 then defend", "hit"),
        ("pass", "passing"),
        ("heal", "heal"),
    ] {
        let orders = house.host.order_set(who, table, order).await.unwrap();
        let given = orders.iter().find(|of| of.slot == slot).unwrap_or_else(|| panic!("{order}: {orders:?}"));
        let stands = slot == "heal";
        assert_eq!(given.of_table, !stands, "{order}");
        let everywhere = house.host.order_everywhere(who, table, slot).await;
        assert_eq!(everywhere.is_ok(), stands, "{order}: {everywhere:?}");
    }
    let own = house.host.all_orders(who, table).await.unwrap().everywhere;
    assert_eq!(own.iter().map(|of| of.text.as_str()).collect::<Vec<_>>(), ["heal"]);
}

/// What was told, from an entry of the log on, of that which orders did.
async fn told_by_order(house: &House, table: TableId, from: u32) -> Vec<String> {
    let log = house.host.history(table, from, u32::MAX).await.unwrap();
    let by_order = log.into_iter().filter(|entry| entry.by == "order");
    by_order.flat_map(|entry| entry.told).map(|(_, text)| text).collect()
}

/// Somebody puts an order together in its menus, by what the options say, and confirms it.
async fn ordered(house: &House, who: Person, table: TableId, labels: &[&str]) -> Vec<OrderInfo> {
    let mut view = house.host.draft_order(who, table).await.unwrap();
    for label in labels {
        let mut page = 0;
        let number = loop {
            let menu = view.menu.as_ref().unwrap_or_else(|| panic!("nothing is asked for {label}"));
            if let Some(of) = menu.options.iter().find(|of| of.label == *label) {
                break of.number;
            }
            page += 1;
            assert!(page < menu.pages, "no {label} among {:?}", menu.options);
            view = house.host.draft_page(who, view.id, view.step, page).await.unwrap();
        };
        view = house.host.draft_choose(who, view.id, view.step, Choose::Options(vec![number])).await.unwrap();
    }
    let Confirmed::Ordered { orders, .. } = house.host.draft_confirm(who, view.id, view.step).await.unwrap()
    else {
        panic!("it is no order")
    };
    orders.here
}

/// A table whose next turn belongs to somebody with a monster in front, asked for nothing now; who that is.
async fn before_a_turn(house: &House, table: TableId, dice: &mut Fast, armed: bool) -> (View, Seat) {
    let seen = until(house, table, dice, |view| {
        view.table.fight().is_some_and(|fight| {
            let next = view.table.left(fight.active);
            let side = view.table.side(next);
            let weapon = side.gear.iter().any(|card| view.pool.card(*card).is_weapon());
            fight.lap.is_none()
                && fight.asks.len() == 1
                && fight.asks[0].seat == fight.active
                && matches!(fight.asks[0].what.kind().as_str(), "select" | "attack")
                && side.foe.is_some()
                && !side.defeated
                && weapon == armed
        })
    })
    .await;
    let next = seen.table.left(seen.table.fight().unwrap().active);
    (seen, next)
}

/// The active player ends the own turn with the simplest answers.
async fn end_turn(house: &House, table: TableId) {
    let before = view(house, table, ADA).await.table.fight().unwrap().slot;
    for _ in 0..12 {
        house.host.tick().await.unwrap();
        let now = view(house, table, ADA).await;
        if now.table.fight().is_none_or(|fight| fight.slot != before) {
            return;
        }
        let seat = waiting(house, table).await[0];
        let look = house.host.look(table, person(seat)).await.unwrap();
        let owed = look.decisions.iter().find(|of| of.duty == Duty::Owed).unwrap();
        let at = DecisionId::new(&owed.id).unwrap();
        house.host.play(person(seat), table, at, owed.default.as_ref().unwrap()).await.unwrap();
    }
    panic!("the turn does not end")
}

// shows LOST-22.7
#[tokio::test]
async fn a_turn_is_prepared_in_the_menus_of_a_turn_and_told_in_words() {
    let house = House::new().await;
    let table = drafting(&house).await;
    let (seen, next) = before_a_turn(&house, table, &mut Fast::new(11), false).await;
    let owner = person(next);
    let foe = seen.pool.monster(seen.table.side(next).foe.unwrap().beast).name.to_string();
    let labels = [
        "Prepare my next turn",
        "If I face ...",
        &foe,
        "No further condition",
        "Attack it",
        "And then",
        "Attack",
    ];
    let orders = ordered(&house, owner, table, &[&labels[..], &["Bare hands"]].concat()).await;
    assert_eq!(
        orders[0].says,
        format!(
            "My next turn: keep to the monster in front and attack with bare hands – only if I face {foe}."
        )
    );
    end_turn(&house, table).await;
    house.host.tick().await.unwrap();
    let log = house.host.history(table, 0, u32::MAX).await.unwrap();
    let told = log.iter().filter(|entry| entry.by == "order").flat_map(|entry| &entry.told);
    let name = THREE[next.index()].1;
    let attack = format!("{name} attacks {foe} with bare hands");
    assert!(told.clone().any(|(_, text)| text.starts_with(&attack)), "{:?}", told.collect::<Vec<_>>());
}

// shows LOST-22.7
#[tokio::test]
async fn a_prepared_turn_whose_conditions_fail_is_dropped_and_its_owner_alone_is_told_and_asked() {
    let house = House::new().await;
    let table = drafting(&house).await;
    let (_, next) = before_a_turn(&house, table, &mut Fast::new(12), true).await;
    let owner = person(next);
    house.host.order_set(owner, table, "turn if-life 20 then stay").await.unwrap();
    house.deliver().await;
    end_turn(&house, table).await;
    house.host.tick().await.unwrap();
    assert_eq!(house.host.orders(owner, table).await.unwrap(), [], "the whole preparation is dropped");
    assert_eq!(waiting(&house, table).await, [next], "and its owner is asked");
    let sent = house.deliver().await;
    let stopped = sent.iter().filter(|item| matches!(item.body, Body::Say { about: About::Stopped, .. }));
    let stopped: Vec<_> = stopped.collect();
    assert_eq!(stopped.iter().map(|item| item.to).collect::<Vec<_>>(), [To::Person(owner)]);
    let said = text_of(stopped[0]).unwrap();
    assert!(said.contains("what you prepared for did not come"), "{said}");
}

/// Ada’s slot, in which she attacks; Ben is next, and Cyd after him.
fn before_ben(ben: &str) -> String {
    format!(
        "[table]\nlevel = 3\nstart = \"a\"\nface_up = \"iron-wyrm\"\n[table.sides]\n\
         a = {{ hero = \"warrior\", gear = [\"chaos-vial\"], foe = {{ beast = \"hydra\" }} }}\nb = {{ hero = \"hunter\", gear = [\"implosion\"], {ben} }}\n\
         c = {{ hero = \"barbarian\", gear = [\"fire-lance\"], foe = {{ beast = \"hydra\" }} }}\n\
         [table.phase.fight]\nactive = \"a\"\nslot = 5\nstage = \"attack\"\n[secret]\npile = [\"cyclops\"]\n"
    )
}

// shows LOST-22.7
#[tokio::test]
async fn a_preparation_is_used_up_by_its_slot_though_nothing_of_it_was_asked_there() {
    // Ben has a monster and nobody to pass it to, so that keeping to it is no question; or he rests, and is asked nothing.
    for (ben, asked, why) in [
        ("foe = { beast = \"frost-dragon\" }", Seat(1), "for which you had prepared nothing"),
        ("defeated = true, life_max = 5", Seat(2), "That turn is over"),
    ] {
        let mut house = House::new().await;
        let table = drafting(&house).await;
        placed(&mut house, table, &before_ben(ben)).await;
        let orders = house.host.order_set(BEN, table, "turn then stay").await.unwrap();
        assert_eq!(orders[0].says, "My next turn: keep to the monster in front.");
        house.deliver().await;
        let at = house.question(table, ADA).await.unwrap();
        house.host.play(ADA, table, at, "attack unarmed").await.unwrap();
        house.host.tick().await.unwrap();
        assert_eq!(waiting(&house, table).await, [asked], "{ben}");
        assert_eq!(house.host.orders(BEN, table).await.unwrap(), [], "his slot has used it up: {ben}");
        let sent = house.deliver().await;
        let told = sent.iter().filter(|item| matches!(item.body, Body::Say { about: About::Stopped, .. }));
        let told: Vec<_> = told.map(|item| (item.to, text_of(item).unwrap())).collect();
        assert!(told.len() == 1 && told[0].0 == To::Person(BEN) && told[0].1.contains(why), "{told:?}");
    }
}

// shows LOST-22.7, LOST-22.8
#[tokio::test]
async fn where_a_preparation_is_dropped_an_older_standing_order_answers_at_once() {
    let mut house = House::new().await;
    let table = drafting(&house).await;
    placed(&mut house, table, &before_ben("foe = { beast = \"frost-dragon\" }")).await;
    for order in ["cheaply", "turn if-foe hydra then attack unarmed"] {
        house.host.order_set(BEN, table, order).await.unwrap();
    }
    let at = house.question(table, ADA).await.unwrap();
    house.host.play(ADA, table, at, "attack unarmed").await.unwrap();
    house.host.tick().await.unwrap();
    let orders = house.host.orders(BEN, table).await.unwrap();
    assert_eq!(orders.iter().map(|of| of.text.as_str()).collect::<Vec<_>>(), ["cheaply"]);
    assert!(!waiting(&house, table).await.contains(&Seat(1)), "nobody waits for Ben");
}

// shows LOST-22.7
#[tokio::test]
async fn from_the_first_part_that_is_not_legal_on_the_owner_is_asked() {
    let house = House::new().await;
    let table = drafting(&house).await;
    // Whoever has a weapon cannot attack with bare hands.
    let (_, next) = before_a_turn(&house, table, &mut Fast::new(13), true).await;
    let owner = person(next);
    house.host.order_set(owner, table, "turn then stay then attack unarmed then life").await.unwrap();
    end_turn(&house, table).await;
    house.host.tick().await.unwrap();
    assert_eq!(waiting(&house, table).await, [next]);
    let look = house.host.look(table, owner).await.unwrap();
    assert_eq!(look.decisions[0].kind.as_str(), "attack", "what was legal has been carried out");
    assert_eq!(house.host.orders(owner, table).await.unwrap(), [], "the rest is dropped");
}

// shows LOST-22.7
#[tokio::test]
async fn a_defence_is_prepared_for_other_players_turns_and_nobody_waits() {
    let mut found = 0;
    for story in 1..=60 {
        // Once to see when somebody is asked in another player's turn, once more with a defence prepared before.
        let Some((steps, seat, line)) =
            hurt(&House::of(skald_rules::catalogue::standard(), story).await, story).await
        else {
            continue;
        };
        let house = House::of(skald_rules::catalogue::standard(), story).await;
        let table = drafting(&house).await;
        let mut dice = Fast::new(story);
        for _ in 0..steps {
            answer_at_random(&house, table, &mut dice).await;
        }
        let owner = person(seat);
        let order = format!("hit then {line}");
        let orders = house.host.order_set(owner, table, &order).await.unwrap();
        assert!(orders[0].says.starts_with("My next defence: defend with "), "{orders:?}");
        for other in THREE.iter().map(|(person, _)| *person).filter(|person| *person != owner) {
            assert_eq!(house.host.orders(other, table).await.unwrap(), [], "it is secret");
        }
        let before = house.host.info(table).await.unwrap().log;
        answer_at_random(&house, table, &mut dice).await;
        house.host.tick().await.unwrap();
        let now = view(&house, table, ADA).await;
        let asks = now.table.fight().map_or(&[][..], |fight| &fight.asks);
        let asked = asks.iter().any(|ask| ask.seat == seat && ask.what.kind().as_str() == "defend");
        assert!(!asked, "nobody waits for the defence of {seat}");
        let by_order = told_by_order(&house, table, before).await;
        let name = THREE[seat.index()].1;
        assert!(by_order.iter().any(|text| text.starts_with(&format!("{name} loses "))), "{by_order:?}");
        assert_eq!(house.host.orders(owner, table).await.unwrap(), [], "it is used up");
        found += 1;
        if found > 1 {
            return;
        }
    }
    panic!("nobody was hurt in another player's turn: {found}");
}

/// After how many random answers somebody is asked to defend in another player's turn, who that is, and a defence.
async fn hurt(house: &House, story: u64) -> Option<(usize, Seat, String)> {
    let table = drafting(house).await;
    let mut dice = Fast::new(story);
    for step in 0..700 {
        if house.host.info(table).await.unwrap().status == Status::Over {
            return None;
        }
        let seen = view(house, table, ADA).await;
        let asked = seen.table.fight().and_then(|fight| {
            let others = fight.asks.iter().filter(|ask| ask.seat != fight.active);
            others.map(|ask| (ask.seat, ask.what.kind())).find(|(_, kind)| kind.as_str() == "defend")
        });
        if let Some((seat, _)) = asked {
            let packet = seen.eyes().outlook(seat);
            let with = packet.defences.iter().find(|(with, _)| with.len() == 1)?;
            let line = skald_rules::lost::Move::Defend(with.0.clone()).to_string();
            return Some((step - 1, seat, line));
        }
        answer_at_random(house, table, &mut dice).await;
    }
    None
}

// shows LOST-22.8
#[tokio::test]
async fn an_order_that_names_nothing_legal_is_skipped_and_its_owner_asked() {
    let house = House::new().await;
    let table = drafting(&house).await;
    let orders = house.host.order_set(ADA, table, "draft meteor").await.unwrap();
    assert_eq!(orders[0].says, "Keep Meteor where I can.");
    house.host.tick().await.unwrap();
    assert!(
        waiting(&house, table).await.contains(&Seat(0)),
        "a card of the third level is in no hand of the first"
    );
    let orders = house.host.orders(ADA, table).await.unwrap();
    assert_eq!(orders.len(), 1, "the order stays");
    let first = hand(&house, table, ADA).await[1].clone();
    house.host.order_set(ADA, table, &format!("draft meteor {first}")).await.unwrap();
    house.host.tick().await.unwrap();
    assert!(!waiting(&house, table).await.contains(&Seat(0)), "the first that is in the hand is kept");
    let own = view(&house, table, ADA).await;
    assert_eq!(own.own[&Seat(0)].choice.as_ref().unwrap().card.to_string(), first);
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
