//! The invariants are falsified one by one: a position or a step that breaks exactly one of them is found by its number.

use super::table::{A, B, Table};
use crate::{
    cards::{Gs, Ph, Why},
    event::{Event, Fact, Softened},
    invariants::{check, check_step},
    state::{
        Asked, At, Attack, Card, Code, End, Item, ItemKind, Lasting, Question, State, Strike, Thing, Until,
        Window, Zone, mark,
    },
};

/// A table on which everything lies that can be wrong.
fn table() -> Table {
    let mut table = Table::new("hero", "orc");
    table.field(A, "he-11");
    table.field(A, "he-12");
    table.field(B, "or-01");
    table.set(B, "bo-01");
    table.hand(A, "he-04");
    table.hand(A, "bo-27");
    table
}

/// A position that was changed so is found to break this invariant, and was none before.
#[track_caller]
fn breaks(number: u8, plant: impl FnOnce(&mut Table)) {
    let mut table = table();
    check(&table.pool, &table.state).unwrap();
    plant(&mut table);
    let said = check(&table.pool, &table.state).expect_err("it is found");
    assert!(said.starts_with(&format!("INV-{number:02}: ")), "INV-{number:02} wanted: {said}");
}

/// A step that was made so is found to break this invariant; a step that changes nothing breaks none.
#[track_caller]
fn step_breaks(number: u8, plant: impl FnOnce(&Table, &mut State, &mut State, &mut Vec<Event>)) {
    let table = table();
    let (mut before, mut after, mut told) = (table.state.clone(), table.state.clone(), Vec::new());
    check_step(&table.pool, &before, &told, &after).unwrap();
    plant(&table, &mut before, &mut after, &mut told);
    let said = check_step(&table.pool, &before, &told, &after).expect_err("it is found");
    assert!(said.starts_with(&format!("INV-{number:02}: ")), "INV-{number:02} wanted: {said}");
}

fn warrior(table: &Table, seat: skald_vocabulary::interface::Seat) -> Card {
    table.warrior(seat, 0)
}

fn item(id: u32, source: Card, kind: ItemKind) -> Item {
    Item::plain(id, A, source, kind)
}

/// A Sequence of three that the other one may answer, as items of a Warrior.
fn answering(table: &mut Table) -> Card {
    let by = warrior(table, A);
    table.state.sequence = (1..=3).map(|id| item(id, by, ItemKind::Ability)).collect();
    table.state.asked = Some(Question { seat: B, what: Asked::Respond });
    table.state.window = Some(Window::Response);
    table.state.stack.push(crate::state::Frame::Respond { seat: B, passes: 0 });
    check(&table.pool, &table.state).unwrap();
    by
}

fn fact(table: &Table, card: Card) -> Fact {
    let lying = table.state.card(card);
    Fact { face: lying.face, side: lying.side, at: lying.at, open: true }
}

#[test]
fn cards_in_the_wrong_place() {
    breaks(1, |table| {
        let card = table.state.side(A).hand[0];
        table.state.side_mut(A).discard.push(card);
    });
    breaks(1, |table| {
        table.state.side_mut(A).hand.pop();
    });
    breaks(2, |table| {
        let card = warrior(table, A);
        table.state.side_mut(A).zone_mut(Zone::Unified)[0] = Some(card);
        table.state.side_mut(A).zone_mut(Zone::Warrior)[0] = None;
    });
    breaks(3, |table| {
        let card = table.state.side_mut(A).hand.pop().unwrap();
        table.state.side_mut(B).hand.push(card);
    });
    breaks(3, |table| {
        let card = table.state.side(A).hand[0];
        table.state.card_mut(card).marks |= mark::seen_by(B);
    });
    breaks(26, |table| {
        let card = table.hand(A, "he-04");
        table.state.card_mut(card).face = table.pool.find("tok-1".parse().unwrap()).unwrap();
    });
    breaks(46, |table| {
        let card = table.state.side_mut(A).hand.pop().unwrap();
        let hidden = table.state.side(A).hand[0];
        table.state.card_mut(card).at = At::Under(hidden);
    });
}

#[test]
fn numbers_out_of_bounds() {
    breaks(4, |table| table.hurt(A, 1_000));
    breaks(4, |table| {
        let card = warrior(table, A);
        table.state.card_mut(card).damage = 50;
    });
    breaks(5, |table| table.hurt(A, -1));
    breaks(5, |table| table.state.side_mut(A).ap = 99);
    breaks(5, |table| {
        let card = warrior(table, A);
        table.state.card_mut(card).damage = -1;
    });
    breaks(24, |table| {
        let card = warrior(table, A);
        table.state.frost.push((card, 1));
    });
    breaks(25, |table| {
        let hidden = table.state.side(B).deck[0];
        table.state.side_mut(A).traps[4] = Some(hidden);
    });
    breaks(28, |table| {
        table.change(A, Gs::SharnShield);
        table.change(A, Gs::SharnShield);
    });
}

#[test]
fn what_was_used_too_often_or_too_early() {
    let behind = |table: &mut Table| table.veil(A, 2);
    breaks(6, |table| {
        behind(table);
        table.state.side_mut(A).sa_used = 1;
    });
    breaks(6, |table| {
        behind(table);
        table.state.side_mut(A).consume_used = 1;
    });
    breaks(6, |table| {
        behind(table);
        let warlord = table.state.side(A).warlord;
        table.state.card_mut(warlord).marks |= mark::MAGICAL;
    });
    breaks(6, |table| {
        behind(table);
        let (by, on) = (table.state.side(A).warlord, table.state.side(B).warlord);
        let strike = Strike::Physical;
        table.state.attack = Some(Attack { seat: A, by, strike, on, answered: false, cancelled: false });
    });
    breaks(8, |table| {
        let warlord = table.state.side(A).warlord;
        table.state.card_mut(warlord).marks |= mark::PHYSICAL | mark::MAGICAL;
    });
    breaks(8, |table| {
        let card = warrior(table, A);
        table.state.card_mut(card).attacks = 2;
    });
}

#[test]
fn turns_and_questions_that_cannot_be() {
    breaks(7, |table| table.state.active = skald_vocabulary::interface::Seat(7));
    breaks(7, |table| {
        table.state.turn = 1;
        table.state.phase = Ph::Reinforce;
    });
    breaks(34, |table| table.state.side_mut(A).lost = true);
    let asks = |what: Asked| move |table: &mut Table| table.state.asked = Some(Question { seat: A, what });
    breaks(34, asks(Asked::Cards { code: Code::Pick, of: vec![Card(0)], min: 2, max: 2 }));
    breaks(34, asks(Asked::Number { code: Code::Gamble, min: 6, max: 1 }));
    breaks(34, asks(Asked::Counters { of: vec![(Card(0), 1)], min: 2, max: 2 }));
    breaks(34, asks(Asked::Place { code: Code::Zone, side: A, of: 0, card: None }));
}

#[test]
fn items_that_may_not_stand_there() {
    breaks(9, |table| {
        let source = answering(table);
        let set = table.state.side(B).zone(Zone::Fortified)[0].unwrap();
        table.state.sequence.push(item(4, set, ItemKind::Card));
        assert_ne!(source, set);
    });
    breaks(9, |table| {
        answering(table);
        let unified = table.state.side(A).hand[1];
        table.state.sequence.push(Item { seat: B, ..item(4, unified, ItemKind::Card) });
    });
    breaks(10, |table| {
        answering(table);
        let set = table.state.side(B).zone(Zone::Fortified)[0].unwrap();
        table.state.card_mut(set).set = table.state.turn;
        table.state.sequence.push(Item { seat: B, ..item(4, set, ItemKind::Card) });
    });
    breaks(13, |table| {
        answering(table);
        (table.state.sequence[1].open, table.state.sequence[1].negated) = (false, true);
    });
    breaks(14, |table| {
        answering(table);
        table.state.sequence[2].object = Some(1);
    });
    breaks(14, |table| {
        answering(table);
        table.state.sequence[0].object = Some(3);
    });
    breaks(47, |table| {
        answering(table);
        table.state.sequence[1].kind = ItemKind::Static;
        table.state.sequence[2].batch = 2;
    });
    // Of one batch the lower one may be answered as well.
    let mut table = table();
    answering(&mut table);
    table.state.sequence[1].batch = 1;
    table.state.sequence[2].object = Some(1);
    check(&table.pool, &table.state).unwrap();
}

#[test]
fn windows_that_cannot_stand_open() {
    breaks(17, |table| {
        answering(table);
        table.state.resolving = true;
    });
    breaks(17, |table| {
        answering(table);
        table.state.stack.pop();
        table.state.stack.push(crate::state::Frame::Respond { seat: B, passes: 2 });
    });
    breaks(17, |table| {
        let by = warrior(table, A);
        table.state.sequence = vec![item(1, by, ItemKind::Ability)];
    });
}

#[test]
fn steps_that_take_back_what_stays() {
    step_breaks(1, |table, _, after, _| {
        let lying = table.state.card(table.state.side(A).hand[0]).clone();
        after.cards.push(lying);
    });
    step_breaks(6, |_, _, after, _| after.side_mut(A).pierced = None);
    step_breaks(28, |_, before, _, _| before.side_mut(A).changes.push(Gs::SharnShield));
    step_breaks(43, |table, _, after, _| {
        let card = warrior(table, A);
        after.card_mut(card).at = At::Field(Zone::Warrior, 4);
    });
    step_breaks(44, |table, _, after, _| {
        let (one, two) = (warrior(table, A), warrior(table, B));
        (after.card_mut(one).owner, after.card_mut(two).owner) = (B, A);
    });
    step_breaks(30, |table, before, _, _| {
        let card = warrior(table, A);
        before.card_mut(card).attacks = 1;
    });
    step_breaks(30, |table, before, _, _| {
        let card = warrior(table, A);
        before.card_mut(card).used = 1;
    });
    step_breaks(30, |_, before, _, _| before.side_mut(A).conscriptions = 1);
}

#[test]
fn steps_out_of_order() {
    step_breaks(4, |_, _, after, _| {
        after.end = Some(End { winner: Some(A), fallen: true, left: false });
    });
    step_breaks(7, |_, _, after, _| after.turn += 2);
    step_breaks(7, |_, _, _, told| told.push(Event::Phase(Ph::Reinforce)));
    step_breaks(7, |table, before, after, told| {
        (before.turn, after.turn) = (1, 1);
        let (one, two) = (warrior(table, A), warrior(table, B));
        told.push(Event::Attacked(fact(table, one), Strike::Warrior, fact(table, two)));
    });
    step_breaks(8, |_, _, after, _| after.side_mut(A).conscriptions = 2);
    step_breaks(10, |table, _, _, told| {
        let set = table.state.side(B).zone(Zone::Fortified)[0].unwrap();
        told.push(Event::Set(fact(table, set)));
    });
    step_breaks(36, |_, before, after, _| {
        before.turn_zero = Some(1);
        after.turn_zero = Some(1);
    });
}

#[test]
fn counters_and_damage_that_do_not_add_up() {
    let spared = |table: &Table, what: Softened| Event::Spared(fact(table, warrior(table, A)), what);
    let part = Softened { dealt: 5, prevented: 2, holy: 1, valiant: 0, taken: 2 };
    step_breaks(22, |table, before, _, _| {
        let card = warrior(table, A);
        before.card_mut(card).counters[0] = 1;
    });
    step_breaks(22, |table, before, _, told| {
        let card = warrior(table, A);
        before.card_mut(card).counters[0] = 1;
        told.push(spared(table, Softened { dealt: 2, holy: 2, ..Softened::default() }));
    });
    step_breaks(23, |table, _, _, told| told.push(spared(table, Softened { taken: 3, ..part })));
    step_breaks(23, |table, _, _, told| told.push(spared(table, part)));
    step_breaks(23, |table, _, _, told| {
        told.push(spared(table, part));
        told.push(Event::Hit(fact(table, warrior(table, A)), 1, Why::Battle));
    });
}

#[test]
fn sequences_that_grow_or_resolve_from_below() {
    let resolving = |before: &mut State, after: &mut State, by: Card, left: &[u32]| {
        for state in [&mut *before, &mut *after] {
            (state.resolving, state.items) = (true, 3);
            state.sequence = (1..=3).map(|id| item(id, by, ItemKind::Ability)).collect();
        }
        after.sequence = left.iter().map(|id| item(*id, by, ItemKind::Ability)).collect();
    };
    step_breaks(11, |table, before, after, _| resolving(before, after, warrior(table, A), &[1, 2, 3, 4]));
    step_breaks(12, |table, before, after, _| resolving(before, after, warrior(table, A), &[2, 3]));
    let table = table();
    let (mut before, mut after) = (table.state.clone(), table.state.clone());
    resolving(&mut before, &mut after, warrior(&table, A), &[1]);
    check_step(&table.pool, &before, &[], &after).unwrap();
}

#[test]
fn whoever_acts_is_not_asked_first() {
    let ask = |table: &Table, after: &mut State| {
        let by = warrior(table, A);
        after.items += 1;
        after.sequence = vec![item(after.items, by, ItemKind::Ability)];
        after.asked = Some(Question { seat: A, what: Asked::Respond });
        after.window = Some(Window::Response);
    };
    step_breaks(16, |table, _, after, _| ask(table, after));
    // Unless that was wished for.
    let table = table();
    let mut after = table.state.clone();
    ask(&table, &mut after);
    after.side_mut(A).held = after.turn;
    check_step(&table.pool, &table.state, &[], &after).unwrap();
}

#[test]
fn damage_that_nobody_told_of() {
    step_breaks(45, |_, _, after, _| after.side_mut(A).damage += 2);
    step_breaks(45, |_, _, _, told| told.push(Event::Wounded(A, 2, Why::Battle)));
    let table = table();
    let mut after = table.state.clone();
    after.side_mut(A).damage += 4;
    let told = [Event::Wounded(A, 3, Why::Effect), Event::Paid(A, 2, 1), Event::Healed(A, 1)];
    check_step(&table.pool, &table.state, &told, &after).unwrap();
}

#[test]
fn what_outlasts_its_turn() {
    let turns = |after: &mut State, told: &mut Vec<Event>| {
        after.turn += 1;
        after.active = B;
        told.push(Event::Turn(after.turn, B));
    };
    step_breaks(30, |table, _, after, told| {
        turns(after, told);
        let card = warrior(table, A);
        after.card_mut(card).attacks = 1;
    });
    step_breaks(30, |_, _, after, told| {
        turns(after, told);
        after.side_mut(A).sa_used = 1;
    });
    step_breaks(31, |table, _, after, told| {
        turns(after, told);
        let card = warrior(table, A);
        after.card_mut(card).damage = 1;
    });
    step_breaks(31, |table, before, after, told| {
        turns(after, told);
        let card = warrior(table, A);
        let thing = Thing::Attack(card, 1);
        let since = before.stamp;
        after.lasting.push(Lasting { since, by: A, on: None, source: card, thing, until: Until::EndTurn });
    });
    step_breaks(31, |table, before, after, told| {
        turns(after, told);
        before.items = 5;
        after.sequence.push(item(5, warrior(table, A), ItemKind::Ability));
    });
    step_breaks(31, |_, before, after, told| {
        turns(after, told);
        for state in [before, after] {
            let cards: Vec<Card> = state.side_mut(A).deck.drain(..9).collect();
            for card in &cards {
                state.card_mut(*card).at = At::Hand;
            }
            state.side_mut(A).hand.extend(cards);
        }
    });
}
