//! Every scenario file holds, and the runner notices when one does not.

use skald_rules::{
    catalogue::{Catalogue, GameKind, standard},
    scenario,
    series::Series,
};
use skald_tests::{house, probe::Probe};

fn games() -> Catalogue {
    standard().with(GameKind::of::<Probe>()).with(GameKind::of::<Series<Probe>>())
}

fn run_all(folder: &str) -> usize {
    house::scenarios(folder, &games()).unwrap_or_else(|misses| panic!("\n{misses}"))
}

#[test]
fn the_scenarios_of_all_games_hold() {
    let held = run_all("tests/scenarios");
    let games = standard();
    let specified = games.iter().filter(|kind| kind.clauses.ids().next().is_some());
    assert!(held >= specified.count(), "a game with a specification has scenarios");
}

#[test]
fn the_scenarios_of_the_probe_hold() {
    assert!(run_all("tests/probe") >= 2);
}

/// What a scenario of the probe misses; `rest` follows a table of two in which a holds c01 to c04.
fn miss(rest: &str) -> String {
    let text = format!(
        "game = \"probe\"\n[[scenario]]\ntitle = \"Try\"\nclauses = [\"PROBE-1.1\"]\n{rest}\n\
         [scenario.position]\nseat = [{{ hand = [\"c01\", \"c02\", \"c03\", \"c04\"] }}, {{}}]\n"
    );
    match scenario::run("try.toml", &text, &games()) {
        Ok(report) => panic!("nothing was missed: {report:?}"),
        Err(difference) => difference.to_string(),
    }
}

fn assert_names(missed: &str, parts: &[&str]) {
    for part in parts {
        assert!(missed.contains(part), "\"{part}\" is not named in:\n{missed}");
    }
}

#[test]
fn an_unknown_key_is_named_with_its_file_and_line() {
    assert_names(&miss("stepps = []"), &["try.toml", "stepps", "line 5"]);
    assert_names(&miss("steps = [{ plai = \"continue\" }]"), &["plai"]);
    assert_names(&miss("expect = { postion = {} }"), &["postion"]);
}

#[test]
fn a_scenario_that_expects_nothing_is_refused() {
    assert_names(&miss("steps = [\"a: 3\"]"), &["nothing is expected"]);
}

#[test]
fn what_is_found_instead_is_said() {
    assert_names(
        &miss("expect = { position = { seat = [{ purse = 9 }, {}] } }"),
        &["\"Try\", the end", "seat[0].purse: expected 9, found 10"],
    );
    assert_names(
        &miss("steps = [{ play = \"a: 3\", expect = { waiting = [\"a\"] } }]"),
        &["step 1: a: 3", "expected a, found b"],
    );
    assert_names(&miss("expect = { outcome = [[\"a\"], [\"b\"]] }"), &["found a game that goes on"]);
    assert_names(&miss("expect = { open = { a = [\"bid\"] } }"), &["open to a", "r0.show.a (show)"]);
    assert_names(&miss("steps = [\"a: 3\"]\nexpect = { tales = { b = [\"bids 3\"] } }"), &["a has bid"]);
    assert_names(&miss("steps = [\"a: 3\"]\nexpect = { untold = { b = [\"has bid\"] } }"), &["b is told"]);
    assert_names(
        &miss("expect = { menus = [{ seat = \"a\", at = \"show\", options = [\"c01\"] }] }"),
        &["expected c01, found c01, c02, c03, c04"],
    );
    assert_names(
        &miss("expect = { menus = [{ seat = \"a\", at = \"bid\", range = [0, 9] }] }"),
        &["a number from 0 to 9"],
    );
    assert_names(&miss("expect = { followed = [\"x\"] }"), &["followed: expected x, found nothing"]);
    assert_names(&miss("expect = { defaults = { a = \"99\" } }"), &["default of a: expected 99"]);
}

#[test]
fn a_move_that_is_refused_or_wrongly_accepted_is_a_miss() {
    let expect = "\nexpect = { outcome = \"open\" }";
    assert_names(&miss(&format!("steps = [\"a: 99\"]{expect}")), &["You have 10 coins", "PROBE-1.1"]);
    assert_names(&miss("steps = [{ refuse = \"a: 3\", because = \"x\" }]"), &["accepted"]);
    assert_names(&miss("steps = [{ refuse = \"a: 99\", because = \"x\" }]"), &["expected x"]);
    assert_names(&miss(&format!("steps = [\"c: 3\"]{expect}")), &["seat c has no such decision"]);
}

#[test]
fn draws_without_a_result_and_results_without_a_draw_are_misses() {
    let chance = "chance = [{ label = \"twist\", coin = true }]\nexpect = { outcome = \"open\" }";
    assert_names(&miss(chance), &["1 results for \"twist\" were never drawn"]);
    assert_names(
        &miss("steps = [\"a: 3\", \"b: 0\", \"a: plan twist\"]\nexpect = { outcome = \"open\" }"),
        &["step 3", "no result is left for coin \"twist\""],
    );
}
