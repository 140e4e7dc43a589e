//! Whole games of Lost Legends on the stand-in, each through all three levels.

use std::collections::BTreeSet;

use skald_rules::{lost::View, views::AnyView};
use skald_tests::stage::Style;

use crate::legends::{all_play, with_somebody_absent};

/// Holds that the game which was told went through all three levels, each with its draft and its fight, to the end.
fn goes_through_all_three_levels(told: &[String]) {
    let steps = [
        "Level 1, the Ruins, begins",
        "The heroes go to fight",
        "Level 1 ends",
        "Level 2, the Caves, begins",
        "The heroes go to fight",
        "Level 2 ends",
        "Level 3, the Demon Fortress, begins",
        "The heroes go to fight",
        "Level 3 ends",
    ];
    let step = |text: &String| steps.into_iter().find(|step| text.starts_with(step));
    let came: Vec<&str> = told.iter().filter_map(step).collect();
    assert_eq!(came, steps, "{told:#?}");
    let last = told.last().expect("the end is told");
    assert!(last.contains(" with ") && last.contains(" legend points"), "{last}");
}

/// The levels in which these boards were shown.
fn levels(boards: &[AnyView]) -> BTreeSet<u8> {
    boards.iter().map(|board| board.get::<View>().expect("a board of Lost Legends").table.level).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn three_go_through_all_three_levels_by_commands_alone() {
    goes_through_all_three_levels(&all_play("lost", &[Style::Commands; 3], "").await);
}

#[tokio::test(flavor = "multi_thread")]
async fn four_go_through_all_three_levels_with_restarts_closed_doors_and_one_who_never_comes() {
    let trials = with_somebody_absent(&["Alice", "Boris", "Clara", "Dario"], "lost", "").await;
    goes_through_all_three_levels(&trials.told);
    let all = BTreeSet::from([1, 2, 3]);
    assert!(levels(&trials.restarts).is_superset(&all), "the bot is started anew in each level");
    assert!(levels(&trials.timeouts).is_superset(&all), "the absent one is waited for in each level");
}
