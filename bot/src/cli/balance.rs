//! The report of balance in words, for a terminal of 100 columns.

use std::fmt::Write;

use skald_rules::playout::{Flag, Source, Standing};

/// More groups of one kind than this are told only where they stand out.
const MOST_TOLD: usize = 24;

/// How much of a group's name is told.
const NAME: usize = 24;

/// The report; empty when nothing was counted. `player` is how the seats chose.
pub(super) fn told(player: &str, balance: &[Standing], points: &[Source]) -> String {
    if balance.is_empty() {
        return String::new();
    }
    let mut text = String::from(match player {
        "random" => {
            "\nThe seats chose at random. That is very weak play: these shares are a check with crude play,\n\
             no promise of how people fare.\n"
        }
        "first" => {
            "\nThe seats took the first move of their menus that does something: these shares are a check, no promise\n\
             of how people fare.\n"
        }
        "search" => {
            "\nThe seats looked several answers ahead: these shares are a check, no promise of how people fare.\n"
        }
        "simple" => {
            "\nThe seats played by simple habits. That is crude play: these shares are a check, no promise of how\n\
             people fare.\n"
        }
        _ => {
            "\nThe seats looked one move ahead. That is weak play: these shares are a check with crude play,\n\
             no promise of how people fare.\n"
        }
    });
    for of_kind in balance.chunk_by(|one, other| one.kind == other.kind) {
        text.push_str(&section(of_kind));
    }
    text.push_str(&sources(points));
    text
}

/// What each source of points brings; empty where there are none.
fn sources(points: &[Source]) -> String {
    let Some(_) = points.first() else { return String::new() };
    let mut text =
        format!("\npoints by source, on average\n  {:<NAME$}{:>8}   specified\n", "source", "points");
    for of in points {
        let told = of.told.map_or_else(String::new, |points| points.to_string());
        let row = format!("  {:<NAME$}{:>8.1}   {told}", of.source, of.mean);
        // Writing into a string cannot fail.
        let _ = writeln!(text, "{}", row.trim_end());
    }
    text
}

/// All groups of one kind.
fn section(standings: &[Standing]) -> String {
    let Some(first) = standings.first() else { return String::new() };
    let (low, high) = (first.fair - first.tolerance, first.fair + first.tolerance);
    let mut text = format!(
        "\nwins by {}: an even share is {:.3}; flagged wholly below {low:.3} or above {high:.3}\n",
        first.kind, first.fair
    );
    let brief = standings.len() > MOST_TOLD;
    let told: Vec<&Standing> =
        standings.iter().filter(|standing| !brief || standing.flag.is_some()).collect();
    if !told.is_empty() {
        let specified = if told.iter().any(|of| of.told.is_some()) { "specified" } else { "" };
        let head = format!(
            "  {:<NAME$}{:>8}{:>10}{:>8}   {:<16}{specified}",
            first.kind, "games", "wins", "share", "95 % interval"
        );
        // Writing into a string cannot fail.
        let _ = writeln!(text, "{}", head.trim_end());
    }
    for standing in &told {
        text.push_str(&row(standing));
    }
    if brief {
        let _ = writeln!(text, "  {} more do not stand out", standings.len() - told.len());
    }
    text
}

fn row(standing: &Standing) -> String {
    let name: String = standing.value.chars().take(NAME).collect();
    let told = standing.told.map_or_else(String::new, |[low, high]| {
        if low < high { format!("{low:.2} to {high:.2}") } else { format!("{low:.2}") }
    });
    let flag = match standing.flag {
        None => "",
        Some(Flag::Strong) => "wins too often",
        Some(Flag::Weak) => "wins too seldom",
    };
    let row = format!(
        "  {name:<NAME$}{:>8}{:>10.1}{:>8.3}   {:.3} to {:.3}  {told:<14}{flag}",
        standing.games, standing.wins, standing.share, standing.low, standing.high
    );
    format!("{}\n", row.trim_end())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn standing(kind: &'static str, value: &str, flag: Option<Flag>) -> Standing {
        Standing {
            kind,
            value: value.to_owned(),
            games: 123_456,
            wins: 61_728.5,
            share: 0.5,
            low: 0.4972,
            high: 0.5028,
            fair: 0.5,
            tolerance: 0.1,
            told: Some([0.47, 0.47]),
            flag,
        }
    }

    #[test]
    fn no_line_is_wider_than_a_terminal() {
        let long = "an_id_that_is_much_longer_than_a_column_is";
        let points = [
            Source { source: "gold", mean: 2.25, told: None },
            Source { source: "total", mean: 44.0, told: Some(45) },
        ];
        let text = told("random", &[standing("warrior", long, Some(Flag::Weak))], &points);
        assert!(text.contains("points by source"), "{text}");
        assert!(
            text.lines().any(|line| line.starts_with("  total") && line.ends_with("44.0   45")),
            "{text}"
        );
        assert!(text.contains("wins by warrior: an even share is 0.500"), "{text}");
        assert!(text.contains("0.497 to 0.503  0.47") && text.contains("wins too seldom"), "{text}");
        assert!(text.lines().all(|line| line.chars().count() <= 100), "{text}");

        let between = Standing { told: Some([0.17, 0.26]), ..standing("hero", long, Some(Flag::Weak)) };
        let text = told("simple", &[between], &[]);
        assert!(text.contains("0.503  0.17 to 0.26  wins too seldom"), "{text}");
        assert!(text.lines().all(|line| line.chars().count() <= 100), "{text}");
    }

    #[test]
    fn of_many_cards_only_those_that_stand_out_are_told() {
        let mut all: Vec<Standing> =
            (0..40).map(|number| standing("card", &format!("card{number}"), None)).collect();
        all.push(standing("card", "doom_ray", Some(Flag::Strong)));
        let text = told("greedy", &all, &[]);
        assert!(text.contains("doom_ray") && text.contains("wins too often"), "{text}");
        assert!(text.contains("40 more do not stand out") && !text.contains("card7"), "{text}");
        assert_eq!(told("greedy", &[], &[]), "");
    }
}
