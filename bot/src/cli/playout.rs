//! `skald playout`: games of random moves, every invariant checked, and how fast they went.

use std::{fmt::Write, time::Instant};

use serde::Serialize;
use skald_rules::{
    catalogue::Catalogue,
    interface::Options,
    playout::{Plan, Report},
    words::Words,
};

use super::{CliError, Playout, Said, no_game};

/// What is printed as JSON.
#[derive(Serialize)]
struct Figures<'r> {
    game: &'r str,
    seats: u8,
    seed: u64,
    checked: bool,
    seconds: f64,
    moves_per_second: f64,
    #[serde(flatten)]
    report: &'r Report,
}

/// Plays the games and tells what came of it; not well when an invariant was broken.
pub(super) fn run(asked: &Playout, games: &Catalogue) -> Result<Said, CliError> {
    let kind = games.get(&asked.game).ok_or_else(|| no_game(&asked.game, games))?;
    let plan = Plan {
        seats: asked.seats.unwrap_or(*kind.seats().start()),
        options: Options(asked.options.iter().cloned().collect()),
        kits: Vec::new(),
        seed: asked.seed,
        games: asked.games,
        checks: !asked.fast,
    };
    let begun = Instant::now();
    let report = kind.playouts(&plan).map_err(|error| CliError::Other(Words::english().plain(&error.say)))?;
    let seconds = begun.elapsed().as_secs_f64();
    // Playouts of fewer than 2^53 moves are counted exactly; more would take years.
    #[expect(clippy::cast_precision_loss, reason = "a rate needs no more digits than an f64 has")]
    let moves_per_second = if seconds > 0.0 { report.moves as f64 / seconds } else { 0.0 };
    let figures = Figures {
        game: kind.id,
        seats: plan.seats,
        seed: plan.seed,
        checked: plan.checks,
        seconds,
        moves_per_second,
        report: &report,
    };
    let text = if asked.json {
        serde_json::to_string_pretty(&figures).map_err(|error| CliError::Other(error.to_string()))? + "\n"
    } else {
        told(&figures)
    };
    Ok(Said { text, well: report.violations == 0 })
}

fn told(figures: &Figures<'_>) -> String {
    let report = figures.report;
    let mut text = format!(
        "{} with {} seats, from seed {}\n\
         games             {}\n\
         moves             {}\n",
        figures.game, figures.seats, figures.seed, report.games, report.moves
    );
    let mut line = |name: &str, value: &str| {
        // Writing into a string cannot fail.
        let _ = writeln!(text, "{name:<18}{value}");
    };
    if let Some(turns) = report.turns {
        line("turns", &turns.to_string());
    }
    line("seconds", &format!("{:.2}", figures.seconds));
    line("moves per second", &format!("{:.0}", figures.moves_per_second));
    line("longest", &format!("{} moves (seed {})", report.longest, report.longest_seed));
    line("wins by seat", &report.wins.iter().map(ToString::to_string).collect::<Vec<_>>().join(" "));
    line("without result", &report.without_result.to_string());
    let checked = if figures.checked { "" } else { " (invariants were not checked)" };
    line("violations", &format!("{}{checked}", report.violations));
    for broken in &report.kept {
        let place = format!("seed {}, after {} moves, at \"{}\"", broken.seed, broken.step, broken.input);
        line(&format!("  {place}"), &format!(": {}", broken.what));
    }
    text
}
