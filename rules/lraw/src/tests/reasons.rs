//! What a refusal says beside its reason: which card forbids something, what can be done instead, and what is asked now (part 8).

use super::{
    refusals::says,
    table::{A, B, Table},
};
use crate::{
    Lraw, Move,
    ask::{Illegal, rows},
    cards::Ph,
    event::Event,
    state::{End, Window, Zone},
};
use skald_vocabulary::{
    chance::Fast,
    interface::{DecisionId, Input, Key, Refusal, RefusalKind, Rules},
    words::Words,
};

/// What the game says to a player's answer to a question.
fn played(table: &Table, at: DecisionId) -> (RefusalKind, String) {
    let game = Lraw::standard(2).unwrap();
    let with: Move = "pass".parse().unwrap();
    let (mut state, mut out) = (table.state.clone(), Vec::<Event>::new());
    let why = game.play(&mut state, &Input::Answer { at, with }, &mut Fast::new(1), &mut out);
    let why: Illegal = why.unwrap_err();
    assert_eq!(state, table.state);
    let refusal = Refusal::from(&why);
    (refusal.kind, Words::english(&[("lraw.ftl", crate::WORDS[0].1)]).plain(&refusal.say))
}

/// B-02: how the game ended, and how another one begins.
#[test]
fn an_ended_game_says_how_it_ended() {
    let mut table = Table::new("hero", "orc");
    let at = rows::id(&table.state);
    let mut over = |winner| {
        table.state.end = Some(End { winner, fallen: true, left: false });
        played(&table, at)
    };
    let (kind, won) = over(Some(B));
    assert_eq!(kind, RefusalKind::Over);
    assert!(
        won.starts_with("This game has ended; ") && won.contains(" won. Start a new one with “/open”."),
        "{won}"
    );
    assert_eq!(over(None).1, "This game has ended without a winner. Start a new one with “/open”.");
}

/// B-04: which question stands now.
#[test]
fn a_settled_question_says_what_is_asked_now() {
    let mut table = Table::new("hero", "orc");
    let old = rows::id(&table.state);
    table.field(A, "he-11");
    table.set(B, "or-18");
    let now = |table: &Table| played(table, old);
    table.say("attack aw1 b");
    let (kind, said) = now(&table);
    assert_eq!(kind, RefusalKind::Closed);
    assert!(said.starts_with("That question is already settled; now the table waits for "), "{said}");
    assert!(said.ends_with(" to answer an attack, or pass."), "{said}");
    assert!(played(&table, DecisionId(Key::of("q999"))).1.ends_with(" to answer an attack, or pass."));
}

// shows LRAW-4.1.2
/// B-09: what can be done about an attack depends on who is asked what.
#[test]
fn an_attack_in_progress_says_what_can_be_done() {
    let mut table = Table::new("hero", "orc");
    table.hand(A, "he-11");
    table.field(A, "he-11");
    table.set(B, "un-19");
    table.say("attack aw1 b");
    assert_eq!(table.asked(), (B, Some(Window::Attack)));
    says(&table, "end", "An attack is in progress; you may answer it or pass.");
    table.play(&["use bf1"]).quiet();
    says(&table, "conscript he-11 w2", "An attack is in progress; you may follow through or cancel.");
}

// shows LRAW-3.2.5, LRAW-3.2.10
/// B-11: the next chance is the Reinforce Phase, or the War Phase where there is none.
#[test]
fn the_countdown_phase_says_when_something_can_be_used() {
    let next = |table: &mut Table, phase: &str| {
        table.say("end");
        while table.state.phase != Ph::Countdown || table.state.active != table.asked().0 {
            let word = if table.asked().1 == Some(Window::Main) { "end" } else { "pass" };
            table.say(word);
        }
        says(
            table,
            "use or-03",
            &format!("Nothing can be used in the Countdown Phase; your next chance is {phase}."),
        );
    };
    let mut table = Table::new("hero", "orc");
    table.veil(B, 1);
    table.hand(B, "or-03");
    next(&mut table, "the Reinforce Phase");
    // The first turn of a game has none.
    let mut table = Table::new("hero", "orc");
    table.veil(B, 1);
    table.hand(B, "or-03");
    table.state.turn = 0;
    next(&mut table, "the War Phase");
    // Nor has a turn whose Reinforce Phase is skipped.
    let mut table = Table::new("orc", "titan");
    table.veil(A, 1);
    table.hand(A, "or-03");
    table.set(B, "ti-20");
    table.state.side_mut(B).ap = 20;
    table.say("end");
    while table.asked() != (B, Some(Window::Phase)) {
        table.say("pass");
    }
    table.say("use bf1").quiet_in(Ph::End);
    while table.asked() != (B, Some(Window::Main)) {
        table.say("pass");
    }
    next(&mut table, "the War Phase");
}

// shows LRAW-5.5.1
/// B-68: whatever forbids a part of an effect is named; a part that only lacks room or cards says that.
#[test]
fn what_makes_a_part_impossible_is_named() {
    let mut table = Table::new("titan", "angel");
    let warden = table.field(A, "an-07");
    assert_eq!(table.at(warden), crate::state::At::Field(Zone::Warrior, 0));
    table.set(B, "ti-18");
    table.say("attack aw1 b");
    let why = "Warden of the Unseen Law makes a part of Petrify impossible; it can be used when Warden of the Unseen Law is gone.";
    says(&table, "use bf1", why);
    let mut table = Table::new("orc", "hero");
    table.hand(A, "or-13");
    for _ in 0..5 {
        table.field(A, "or-01");
    }
    says(&table, "use or-13", "All your five Warrior zones are occupied; a Warrior has to leave first.");
    let mut table = Table::new("hero", "beast").slot(A, "he-s2");
    says(&table, "use he-s2", "A part of Loaded Court has nothing to work on now; keep it for later.");
    table.field(A, "he-11");
    assert!(table.may("use he-s2"));
}

// shows LRAW-7.2.15, LRAW-8.3.21
/// B-65 and B-66: what a target lacks, and which card protects it; cards of discard piles are found by name.
#[test]
fn an_illegal_target_says_why() {
    let mut table = Table::new("orc", "titan");
    table.hand(A, "or-14");
    table.hand(A, "he-14");
    for id in ["he-11", "or-01"] {
        table.dead(A, id);
    }
    table.dead(B, "or-03");
    let why = "is no legal target for Orcbane Feeding Grounds: it has to be 1 “Orcbane” Warrior in your discard pile; possible are Orcbane Grunt.";
    says(&table, "use or-14 he-11 he-14", &format!("Keep Sentinel {why}"));
    says(&table, "use or-14 or-03 he-14", why);
    let mut table = Table::new("demon", "angel").led(A, "de-w1");
    table.field(B, "an-10");
    table.field(B, "he-11");
    table.field(B, "an-19");
    says(&table, "use a bw1", "Sanctuary of the Lamp keeps Sky Lancer from being targeted; possible for ");
}
