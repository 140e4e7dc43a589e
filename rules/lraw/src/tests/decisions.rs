//! Every decision of the table in part 5.4 is taken in a scenario, or shown by the test that its row names: a question that a
//! scenario only comes to, and nobody answers, does not count.

use std::{cell::RefCell, collections::BTreeSet, fs, path::Path};

use super::language::scenarios;
use crate::{
    Lraw,
    state::{Asked, Code},
};
use skald_runners::{
    catalogue::{Catalogue, GameKind},
    scenario,
};

/// By what a decision is shown.
enum By {
    /// A question of this kind that a scenario answers.
    Question(&'static str),
    /// A line with this word, which is a part of a larger move.
    Word(&'static str),
    /// A scenario with this id.
    Scenario(&'static str),
    /// A test: its file and its name.
    Test(&'static str, &'static str),
}

use By::{Question, Scenario, Test, Word};

/// The rows of the table.
const TABLE: &[(&str, &[By])] = &[
    ("D-01", &[Test("turns", "the_higher_roll_chooses_and_ties_are_rolled_again")]),
    ("D-02", &[Question("First")]),
    ("D-03", &[Test("matches", "both_swap_in_secret_between_games_and_then_the_loser_says_who_begins")]),
    ("D-04", &[Question("Mulligan")]),
    ("D-05", &[Test("turns", "a_mulligan_replaces_six_by_six")]),
    ("D-06", &[Question("Extra")]),
    ("D-07", &[Question("AfterMulligan")]),
    ("D-08", &[Scenario("X-02")]),
    ("D-09", &[Scenario("X-02")]),
    ("D-20", &[Question("BeforeDraw"), Question("Quartz")]),
    ("D-21", &[Question("MoreDraw")]),
    ("D-22", &[Question("Upkeep")]),
    ("D-30", &[Question("Main")]),
    ("D-31", &[Scenario("X-30"), Test("actions", "targets_and_x_are_as_many_as_they_say")]),
    ("D-32", &[Test("actions", "an_act_card_is_declared_with_or_without_its_effect")]),
    ("D-33", &[Question("Respond"), Question("Respond in Response"), Question("Respond in Attack")]),
    (
        "D-34",
        &[Question("Respond in Conscription"), Question("Respond in EndOfWar"), Question("Respond in Phase")],
    ),
    ("D-35", &[Question("Follow")]),
    ("D-36", &[Question("Redeclare")]),
    ("D-37", &[Word(" double ")]),
    ("D-40", &[Test("triggers", "of_one_players_triggers_the_older_cards_resolve_first")]),
    ("D-41", &[Question("Trigger")]),
    ("D-42", &[Question("Pick")]),
    ("D-43", &[Question("May")]),
    ("D-44", &[Question("Search")]),
    ("D-45", &[Question("Look"), Question("Order")]),
    ("D-46", &[Question("Discard")]),
    ("D-47", &[Question("Sacrifice")]),
    ("D-48", &[Question("Zone"), Test("wishes", "a_card_comes_to_lie_where_its_player_says")]),
    ("D-49", &[Scenario("X-63"), Scenario("X-45")]),
    ("D-50", &[Question("Gamble")]),
    ("D-51", &[Question("Reroll")]),
    ("D-52", &[Question("Counters")]),
    ("D-53", &[Question("Scour")]),
    ("D-54", &[Question("Reveal")]),
    ("D-55", &[Question("Tax")]),
    ("D-56", &[Question("Rise")]),
    (
        "D-57",
        &[Question("Reset"), Test("wishes", "a_cool_down_ends_unasked_unless_its_player_wishes_otherwise")],
    ),
    ("D-58", &[Test("keywords", "recover_wisdom_and_plunder")]),
    ("D-60", &[Question("HandSize")]),
    ("D-61", &[Question("Trap")]),
    ("D-62", &[Question("Steal")]),
    ("D-63", &[Test("whole", "a_player_may_give_up_and_the_host_may_end_it")]),
    ("D-64", &[Test("seats", "the_opponent_is_named_where_there_are_several")]),
];

#[derive(Default)]
struct Taken {
    /// What stands to be answered.
    open: Vec<String>,
    answered: BTreeSet<String>,
}

thread_local! {
    /// The kinds of questions that were answered in this thread.
    static TAKEN: RefCell<Taken> = RefCell::default();
}

/// Takes down that something is asked in a window, and so that what was asked before has its answer.
pub fn note(what: &Asked, window: Option<crate::state::Window>) {
    let mut kinds = vec![match what {
        Asked::Cards { code, .. }
        | Asked::Order { code, .. }
        | Asked::YesNo { code, .. }
        | Asked::Number { code, .. }
        | Asked::Price { code, .. }
        | Asked::Place { code, .. } => format!("{code:?}"),
        Asked::Counters { .. } => format!("{:?}", Code::Counters),
        Asked::Main | Asked::Respond | Asked::Trigger(_) | Asked::Follow | Asked::Redeclare => {
            format!("{what:?}").chars().take_while(|letter| letter.is_alphanumeric()).collect()
        }
    }];
    if let (Asked::Respond, Some(window)) = (what, window) {
        kinds.push(format!("Respond in {window:?}"));
    }
    TAKEN.with(|taken| {
        let taken = &mut *taken.borrow_mut();
        taken.answered.append(&mut std::mem::replace(&mut taken.open, kinds).into_iter().collect());
    });
}

/// The kinds of questions that scenarios answer.
fn answered(all: &[String], games: &Catalogue) -> BTreeSet<String> {
    TAKEN.with(|taken| *taken.borrow_mut() = Taken::default());
    for text in all {
        assert!(scenario::run("whole.toml", text, games).is_ok(), "it holds as it is: {text}");
        // The last question of a scenario is left open.
        TAKEN.with(|taken| taken.borrow_mut().open.clear());
    }
    TAKEN.with(|taken| std::mem::take(&mut taken.borrow_mut().answered))
}

fn is_shown(by: &By, answered: &BTreeSet<String>, all: &[String]) -> bool {
    match by {
        Question(kind) => answered.contains(*kind),
        Word(word) => {
            all.iter().any(|text| text.lines().any(|line| line.starts_with("steps") && line.contains(word)))
        }
        Scenario(id) => all.iter().any(|text| text.contains(&format!("title = \"{id}"))),
        Test(file, name) => {
            let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("src/tests/{file}.rs"));
            fs::read_to_string(path).unwrap().contains(&format!("#[test]\nfn {name}()"))
        }
    }
}

#[test]
fn every_decision_of_the_table_is_taken() {
    let games = Catalogue::default().with(GameKind::of::<Lraw>());
    let all = scenarios();
    let answered = answered(&all, &games);
    let mut missing = Vec::new();
    for (row, shown) in TABLE {
        for (at, by) in shown.iter().enumerate() {
            if !is_shown(by, &answered, &all) {
                missing.push(format!("{row}, by its number {}", at + 1));
            }
        }
    }
    assert!(missing.is_empty(), "nothing takes {missing:?}; answered are {answered:?}");
    // Every kind of question that there is stands in the table.
    let named = |kind: &str| {
        TABLE.iter().any(|(_, shown)| shown.iter().any(|by| matches!(by, Question(of) if *of == kind)))
    };
    assert!(Code::ALL.into_iter().all(|code| named(&format!("{code:?}"))));
    let numbers: BTreeSet<&str> = TABLE.iter().map(|(row, _)| *row).collect();
    assert_eq!((numbers.len(), TABLE.len()), (44, 44));
}
