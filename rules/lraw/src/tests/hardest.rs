//! The fifty hardest interactions, each with the test that shows it. A judge of card games would be asked about these.
//!
//! 1. A negated cost stays paid: `actions::costs_stay_paid`
//! 2. A cost that is replaced counts as paid: `costs::a_replaced_cost_is_paid`
//! 3. A cost's own trigger resolves above the card: `sequence::a_static_joins_the_sequence_that_is_being_built`
//! 4. The cost of an effect that came with its card is paid: `actions::an_act_card_is_declared_with_or_without_its_effect`
//! 5. A target of such an effect is judged again: `actions::targets_of_an_effect_that_came_with_its_card_are_judged_again`
//! 6. A trigger during resolution waits: `actions::what_is_triggered_makes_the_next_sequence`
//! 7. A static during resolution waits too: `statics::a_static_met_while_resolving_goes_to_the_next_sequence`
//! 8. A Realm effect goes before what was triggered with it: `kinds::a_realm_effect_goes_before_what_was_triggered_with_it`
//! 9. A Realm in the Countdown lets nobody answer: `kinds::nobody_answers_a_realm_in_the_countdown`
//! 10. A Realm in the War Phase lets its consequences be answered: `kinds::a_veil_pierced_in_war_opens_the_next_sequence`
//! 11. The other player's triggers of a Realm are Absolute: `kinds::what_a_realm_triggers_is_absolute_too`
//! 12. A replacement of a replacement: `hardest::a_diverted_card_is_diverted_again`
//! 13. Of two shields on one relic each hit takes one: `hardest::one_shield_is_used_at_a_time`
//! 14. A guard is not wasted on who is immune: `hardest::immunity_comes_before_a_guard`
//! 15. A Holy Counter comes after a guard: `hardest::a_guard_comes_before_holy_counters`
//! 16. Valiant is judged after Holy Counters: `hardest::valiant_is_judged_after_holy_counters`
//! 17. Both Warlords fall at once: `hardest::both_fall_at_once`
//! 18. An attack fells the Warlord of whoever attacks: `battle::a_warlord_at_its_maximum_loses_at_once`
//! 19. A Token that leaves with counters: `hardest::a_token_reaches_where_it_goes`
//! 20. A Token under a Warrior is gone at once: `hardest::a_token_under_a_warrior_is_gone`
//! 21. What lies under a Warrior goes with it: `keywords::what_lies_under_a_devourer_is_eradicated_with_it`
//! 22. A set card is not stolen, and is moved unseen: `hardest::a_set_card_is_not_stolen_and_is_moved_unseen`
//! 23. An ARM on a stolen Warrior: `hardest::an_arm_stays_with_its_player_and_serves_the_thief`
//! 24. A stolen Warrior goes home to its owner's pile: `hardest::a_stolen_warrior_belongs_to_its_owner`
//! 25. Leaving keywords of a stolen Warrior are its owner's: `hardest::perish_of_a_stolen_warrior_is_its_owners`
//! 26. A stolen attacker does not strike: `battle::a_stolen_attacker_does_not_strike`
//! 27. A stolen target stays a target for magic: `fighting::a_stolen_target_is_still_valid_for_magic`
//! 28. A lost target may be replaced: `battle::a_lost_target_may_be_replaced`
//! 29. Serenity forbids declaring anew: `fighting::a_redeclared_attack_is_answered_anew_and_paid_once`
//! 30. A changed target is no Board State Change: `fighting::another_target_by_an_effect_is_no_board_state_change`
//! 31. A Bulwark takes a redeclared attack as well: `hardest::a_bulwark_takes_a_redeclared_attack_too`
//! 32. A Weaponized Warrior shares its ARM's fate: `hardest::without_room_it_shares_the_arms_fate`
//! 33. A Weaponized Warrior goes home: `keywords::a_weaponized_warrior_goes_home_when_the_arm_goes`
//! 34. A Weaponized card loses its own ARMs: `hardest::what_equipped_a_weapon_is_sent`
//! 35. A Conscription whose place was taken: `hardest::a_conscription_finds_another_place`
//! 36. A stolen Conscription enters the thief's side, and its price stays paid: `triggers::a_stolen_conscription_enters_the_other_side`
//! 37. A negated Swift card goes to the pile: `hardest::a_negated_swift_card_goes_to_the_pile`
//! 38. A search without room finds nothing: `actions::a_search_without_room_finds_nothing`
//! 39. More Revivals than places: `actions::with_little_room_the_controller_chooses_who_enters`
//! 40. A trap destroys before keywords, which happen all the same: `hardest::a_trap_springs_and_keywords_follow`
//! 41. A lock voids what waits: `answers::a_lock_voids_what_waits_for_the_next_sequence`
//! 42. A prohibition in response makes an effect fizzle: `statics::a_prohibition_in_response_makes_an_effect_fizzle`
//! 43. One of two exact targets is gone: `triggers::criteria_are_tested_again`
//! 44. The older static prevails card by card: `sequence::the_older_static_prevails_card_by_card`
//! 45. An ARM's bonus is a keyword: `sequence::an_arm_bestows_by_keyword`
//! 46. A given keyword is suspended, not lost: `statics::a_static_prevails_over_what_is_given`
//! 47. A sworn Warrior is safe only if it was seen: `answers::what_is_sworn_is_not_negated_if_it_was_seen`
//! 48. The Grimm rise before what milling triggers: `revolutions::the_grimm_may_rise`
//! 49. A reroll heals by itself: `revolutions::each_roll_and_each_reroll_heals_half`
//! 50. Frostbite kills who would have lived: `battle::frostbite_halves_before_damage`

use super::table::{A, B, Table};
use crate::{
    event::Event,
    state::{At, Window, Zone},
};

#[test]
fn the_list_is_whole() {
    let sources = [
        ("actions", include_str!("actions.rs")),
        ("answers", include_str!("answers.rs")),
        ("battle", include_str!("battle.rs")),
        ("costs", include_str!("costs.rs")),
        ("fighting", include_str!("fighting.rs")),
        ("hardest", include_str!("hardest.rs")),
        ("keywords", include_str!("keywords.rs")),
        ("kinds", include_str!("kinds.rs")),
        ("revolutions", include_str!("revolutions.rs")),
        ("sequence", include_str!("sequence.rs")),
        ("statics", include_str!("statics.rs")),
        ("triggers", include_str!("triggers.rs")),
    ];
    let listed: Vec<&str> = include_str!("hardest.rs")
        .lines()
        .filter_map(|line| line.strip_prefix("//! ")?.split('`').nth(1))
        .collect();
    assert_eq!(listed.len(), 50);
    for name in listed {
        let (module, test) = name.split_once("::").unwrap();
        let source = sources.iter().find(|(known, _)| *known == module).unwrap().1;
        assert!(source.contains(&format!("#[test]\nfn {test}()")), "{name} is no test");
    }
}

// shows LRAW-6.6.3
#[test]
fn a_diverted_card_is_diverted_again() {
    // First from destruction to the discard pile, then from there to the Eradication Zone.
    let divert = "Repl(Divert(And([Warrior,Theirs]),Effect,EradUp))";
    let mut table =
        Table::changed("beast", "orc", divert, "Repl(Divert(And([Warrior,Theirs]),Effect,Discard))");
    table.field(A, "bo-33");
    table.field(A, "he-01");
    let grunt = table.field(B, "or-01");
    table.field(B, "bo-42");
    table.hand(A, "mb-15");
    table.say("use mb-15 bw1 aw1");
    assert_eq!(table.at(grunt), At::Erad);
}

// shows LRAW-6.6.3
#[test]
fn one_shield_is_used_at_a_time() {
    let mut table = Table::new("beast", "hero");
    let relic = table.field(B, "bo-07");
    table.field(B, "bo-21");
    table.field(B, "bo-21");
    (0..3).for_each(|_| {
        table.field(A, "he-01");
    });
    (0..3).for_each(|_| {
        table.hand(A, "mb-15");
    });
    table.play(&["use mb-15 bu1 aw1", "use bw1", "pass"]);
    if table.asked().0 == B {
        table.say("use bw2");
    }
    table.quiet();
    let there = |table: &Table| table.at(relic) == At::Field(Zone::Unified, 0);
    assert!(there(&table));
    table.say("use mb-15 bu1 aw2").quiet();
    let second = there(&table);
    table.say("use mb-15 bu1 aw3").quiet();
    assert!(second && !there(&table), "each shield saved it once");
}

// shows LRAW-6.6.4
#[test]
fn immunity_comes_before_a_guard() {
    let from = "keywords = '[Immunity(Fortified)]'";
    let mut table = Table::changed("beast", "angel", from, "keywords = '[Immunity(Unified)]'");
    let warden = table.field(B, "an-07");
    table.guard(B, warden);
    table.hand(A, "mb-04");
    table.field(A, "he-01");
    let guards = table.state.lasting.len();
    let erupt = table.hand(A, "ti-07");
    table.say("conscript ti-07 w2");
    assert_eq!((table.at(erupt), table.state.lasting.len()), (At::Discard, guards - 1), "a Warrior's effect");
    let mut table = Table::changed("undead", "angel", from, "keywords = '[Immunity(Unified)]'");
    let warden = table.field(B, "an-07");
    table.guard(B, warden);
    table.hand(A, "un-12");
    table.say("use un-12");
    assert_eq!((table.at(warden), table.state.lasting.len()), (At::Field(Zone::Warrior, 0), guards));
}

// shows LRAW-6.6.4
#[test]
fn a_guard_comes_before_holy_counters() {
    let mut table = Table::new("undead", "angel");
    let angel = table.field(B, "an-08");
    table.holy(angel, 1);
    table.guard(B, angel);
    table.hand(A, "un-12");
    table.hand(A, "un-12");
    table.say("use un-12");
    assert_eq!((table.state.card(angel).counters[0], table.state.lasting.len()), (1, 0));
}

// shows LRAW-8.1.21, LRAW-8.3.44
#[test]
fn valiant_is_judged_after_holy_counters() {
    let mut table = Table::new("demon", "angel");
    let zerafel = table.field(B, "an-09");
    table.holy(zerafel, 2);
    table.state.card_mut(zerafel).damage = 2;
    // Five would fell who has four; of the five only three arrive, and Valiant is still to come.
    for (left, counters) in [(Some(1), 0), (Some(1), 0), (None, 0)] {
        table.hand(A, "de-14");
        table.dead(A, "de-01");
        table.say("use de-14 bw1 de-01");
        assert_eq!((table.atk(zerafel), table.state.card(zerafel).counters[0]), (left, counters));
    }
}

// shows LRAW-1.2.10, LRAW-4.1.20
#[test]
fn both_fall_at_once() {
    let mut table = Table::new("undead", "undead");
    table.hurt(A, 59);
    table.hurt(B, 59);
    let from = "SetDamage(All,N(35))";
    let mut fatal = Table::changed("undead", "undead", from, "SetDamage(All,N(90))");
    fatal.field(A, "un-03");
    fatal.hand(A, "un-12");
    fatal.say("use un-12");
    assert_eq!(fatal.state.end.as_ref().map(|end| end.winner), Some(None), "a draw");
    table.field(A, "un-03");
    table.hand(A, "un-12");
    table.say("use un-12");
    assert!(table.state.end.is_none());
}

// shows LRAW-3.4.12
#[test]
fn a_token_reaches_where_it_goes() {
    let mut table = Table::new("beast", "dwarf");
    let token = table.field(B, "tok-3");
    table.counters(token, 1, 2);
    let anvil = table.field(B, "dw-15");
    table.hand(A, "mb-06");
    table.play(&["conscript mb-06 w1", "use bw1"]);
    assert_eq!((table.at(token), table.state.card(anvil).counters[1]), (At::Gone, 1), "X-53");
    assert_eq!(table.state.side(B).hand.len(), 0, "X-53");
}

// shows LRAW-3.4.12, LRAW-8.3.38
#[test]
fn a_token_under_a_warrior_is_gone() {
    let mut table = Table::new("titan", "titan");
    table.change(A, crate::cards::Gs::GaiaWall);
    let token = table.field(B, "tok-1");
    table.state.card_mut(token).marks |= crate::state::mark::WALL;
    let wall = table.field(B, "ti-01");
    table.hand(A, "ti-05");
    table.play(&["conscript ti-05 w1", "use bw1+bw2"]);
    assert_eq!((table.at(token), table.at(wall)), (At::Gone, At::Under(table.warrior(A, 0))), "X-78");
}

// shows LRAW-3.4.45
#[test]
fn a_set_card_is_not_stolen_and_is_moved_unseen() {
    let mut table = Table::new("titan", "orc");
    let hidden = table.set(B, "or-18");
    table.hand(A, "ti-13");
    table.say("use ti-13 bf1").quiet();
    assert_eq!((table.at(hidden), table.state.side(B).deck[0]), (At::Deck, hidden));
    assert!(!table.tells(Event::Shown(hidden)));
    // Control is of Warriors: whatever names a set card takes it nowhere, and shows it to nobody.
    let from = "Blood(AtkOf(T(0)))],t:[Card(Ex(1),Wz,Theirs)]";
    let mut table =
        Table::changed("demon", "orc", from, "Blood(N(1))],t:[Card(Ex(1),Fz,And([Theirs,FaceDown]))]")
            .led(A, "de-w1");
    let hidden = table.set(B, "or-18");
    table.say("use a bf1").quiet();
    let lying = table.state.card(hidden);
    assert_eq!((lying.side, lying.at, lying.up), (B, At::Field(Zone::Fortified, 0), false));
    assert!(!table.tells(Event::Shown(hidden)));
}

// shows LRAW-2.0.12, LRAW-3.4.48
#[test]
fn an_arm_stays_with_its_player_and_serves_the_thief() {
    let mut table = Table::new("demon", "hero").led(A, "de-w1");
    let (sentinel, blade) = (table.field(B, "he-11"), table.field(B, "he-12"));
    table.equip(blade, sentinel);
    table.say("use a bw1").zones();
    let lying = table.state.card(blade);
    assert_eq!((lying.side, lying.at), (B, At::Field(Zone::Unified, 0)));
    assert_eq!((table.atk(sentinel), table.damage(A)), (Some(7), 7), "its current attack was the price");
    table.say("attack aw1 b");
    assert_eq!(table.damage(B), 7);
}

// shows LRAW-2.0.12
#[test]
fn a_stolen_warrior_belongs_to_its_owner() {
    let mut table = Table::new("demon", "hero").led(A, "de-w1");
    let sentinel = table.field(B, "he-11");
    table.say("use a bw1").zones();
    table.hand(A, "bo-39");
    table.say("use bo-39 aw1");
    assert_eq!(table.state.side(B).discard, [sentinel]);
}

// shows LRAW-8.3.2
#[test]
fn perish_of_a_stolen_warrior_is_its_owners() {
    let mut table = Table::new("demon", "orc").led(A, "de-w1");
    table.field(B, "or-07");
    table.say("use a bw1").zones();
    table.hand(A, "bo-39");
    table.say("use bo-39 aw1");
    assert_eq!(table.asked().0, B);
    assert!(table.may("use"));
}

// shows LRAW-4.2.9
#[test]
fn a_bulwark_takes_a_redeclared_attack_too() {
    let mut table = Table::new("hero", "demon");
    table.field(A, "he-11");
    table.field(B, "de-01");
    let bulwark = table.field(B, "bo-26");
    table.play(&["attack aw1 bw1", "use bw1"]).quiet();
    table.say("attack b").quiet();
    assert_eq!((table.at(bulwark), table.damage(B)), (At::Discard, 2));
}

// shows LRAW-8.3.43
#[test]
fn without_room_it_shares_the_arms_fate() {
    let mut table = Table::new("orc", "titan");
    let colossus = table.field(B, "ti-09");
    table.hand(A, "or-08");
    table.play(&["conscript or-08 w1", "use", "w2"]);
    (0..5).for_each(|_| {
        table.field(B, "ti-10");
    });
    table.field(A, "or-01");
    table.hand(A, "mb-15");
    table.say("use mb-15 au1 aw1").quiet();
    assert_eq!(table.at(colossus), At::Discard, "X-45");
    assert!(table.tells(Event::Destroyed(colossus, crate::cards::Why::Effect)), "by the same action");
}

// shows LRAW-4.1.20, LRAW-8.3.43
#[test]
fn what_equipped_a_weapon_is_sent() {
    let mut table = Table::new("orc", "titan");
    let grunt = table.field(A, "or-01");
    let blade = table.field(A, "he-12");
    let harness = table.hand(A, "or-08");
    table.say("conscript or-08 w2");
    table.equip(blade, harness);
    table.say("use");
    assert_eq!((table.at(blade), table.at(harness)), (At::Discard, At::Field(Zone::Unified, 1)));
    assert_eq!(table.atk(grunt), Some(7));
}

// shows LRAW-3.4.5, LRAW-3.4.6
#[test]
fn a_conscription_finds_another_place() {
    let mut table = Table::new("beast", "hero");
    let wyvern = table.hand(A, "mb-07");
    let sprite = table.hand(A, "mb-03");
    table.set(B, "bo-05");
    table.play(&["conscript mb-07 w1", "use bf1", "use mb-03"]);
    table.state.sequence[0].negated = true;
    table.quiet().say("w1").quiet();
    table.say("w3");
    assert_eq!([table.at(sprite), table.at(wyvern)], [0, 2].map(|at| At::Field(Zone::Warrior, at)));
}

// shows LRAW-8.3.40
#[test]
fn a_negated_swift_card_goes_to_the_pile() {
    let mut table = Table::new("beast", "beast");
    let sprite = table.hand(A, "mb-03");
    table.set(B, "mb-19");
    table.play(&["use mb-03", "use bf1"]).quiet();
    assert_eq!((table.at(sprite), table.state.side(A).ap), (At::Discard, 25));
}

// shows LRAW-8.1.41
#[test]
fn a_trap_springs_and_keywords_follow() {
    let mut table = Table::new("dwarf", "bounty");
    let trapper = table.field(B, "bo-12");
    table.state.side_mut(A).traps[0] = Some(trapper);
    let bottle = table.hand(A, "dw-06");
    let thief = table.hand(A, "he-01");
    let deck = table.state.side(A).deck.len();
    table.say("conscript he-01 w1");
    assert_eq!((table.at(thief), table.state.side(A).deck.len()), (At::Discard, deck - 1), "Plunder happens");
    let token = table.field(A, "tok-1");
    table.state.side_mut(A).traps[1] = Some(trapper);
    assert_eq!((table.at(token), table.at(bottle)), (At::Field(Zone::Warrior, 0), At::Hand));
    table.hand(A, "or-12");
    table.say("use or-12").zones();
    assert!(table.state.side(A).traps[1].is_some(), "Tokens do not spring it");
    assert_eq!(table.asked().1, Some(Window::Main));
}
