//! `skald playout`: games that play themselves, every invariant checked, how fast they went, and who won how often.

use std::{fmt::Write, time::Instant};

use serde::Serialize;
use skald_rules::{
    catalogue::Catalogue,
    catalogue::GameKind,
    interface::{Ending, Kit, Options, PackFile},
    playout::{Plan, Player, Report, Spread},
};

use super::{CliError, Playout, Said, balance, json, levels, no_game, read_text};
use crate::config::Config;

/// What is printed as JSON.
#[derive(Serialize)]
struct Figures {
    game: &'static str,
    seats: u8,
    options: Options,
    seed: u64,
    player: &'static str,
    checked: bool,
    seconds: f64,
    moves_per_second: f64,
    #[serde(flatten)]
    report: Report,
}

/// Plays the games and tells what came of it; not well when an invariant was broken. A report plays each form of the game
/// for which nobody asked apart.
pub(super) fn run(asked: &Playout, config: &Config, games: &Catalogue) -> Result<Said, CliError> {
    let kind = games.get(&asked.game).ok_or_else(|| no_game(&asked.game, games))?;
    let plan = plan(asked, config, kind, games)?;
    let apart = asked.report || asked.levels;
    let variants = if apart { kind.variants(plan.seats, &plan.options) } else { vec![plan.options.clone()] };
    if asked.levels {
        return levels::run(asked.json, kind, &plan, variants);
    }
    let mut all = Vec::new();
    for options in variants {
        all.push(measured(kind, &Plan { options, ..plan.clone() })?);
    }
    let text = match (asked.json, all.as_slice()) {
        (true, [one]) if !asked.report => json(one)?,
        (true, all) => json(&all)?,
        (false, all) => all.iter().map(told).collect::<Vec<_>>().join("\n"),
    };
    Ok(Said { text, well: all.iter().all(|figures| figures.report.violations == 0) })
}

/// What was asked for, with packs and kits read.
fn plan(asked: &Playout, config: &Config, kind: GameKind, games: &Catalogue) -> Result<Plan, CliError> {
    let packs = config.host(games)?.packs.into_iter().filter(|(game, _)| game == kind.id);
    let packs: Vec<PackFile> = packs.map(|(_, pack)| pack).collect();
    let mut kits = Vec::new();
    for (seat, path) in &asked.kits {
        kits.push(Kit { seat: *seat, list: read_text(path)? });
    }
    let usual = if asked.report { Player::Greedy } else { Player::Random };
    Ok(Plan {
        seats: asked.seats.unwrap_or(*kind.seats().start()),
        options: Options(asked.options.iter().cloned().collect()),
        kits,
        seed: asked.seed,
        games: asked.games,
        checks: !asked.fast,
        packs,
        player: asked.player.unwrap_or(usual),
        spares: false,
        people: None,
        balance: asked.report,
    })
}

/// Plays the games of one plan and takes the time.
fn measured(kind: GameKind, plan: &Plan) -> Result<Figures, CliError> {
    let begun = Instant::now();
    let report = kind
        .playouts(plan)
        .map_err(|error| CliError::Other(skald_rules::words::common().plain(&error.say)))?;
    let seconds = begun.elapsed().as_secs_f64();
    // Playouts of fewer than 2^53 moves are counted exactly; more would take years.
    #[expect(clippy::cast_precision_loss, reason = "a rate needs no more digits than an f64 has")]
    let moves_per_second = if seconds > 0.0 { report.moves as f64 / seconds } else { 0.0 };
    Ok(Figures {
        game: kind.id,
        seats: plan.seats,
        options: plan.options.clone(),
        seed: plan.seed,
        player: match plan.player {
            Player::Random => "random",
            Player::First => "first",
            Player::Simple => "simple",
            Player::Greedy => "greedy",
            Player::Search => "search",
        },
        checked: plan.checks,
        seconds,
        moves_per_second,
        report,
    })
}

/// What brought a game to its end, in words.
const fn ending_word(ending: Ending) -> &'static str {
    match ending {
        Ending::Goal => "played out",
        Ending::Limit => "at the limit",
        Ending::Standstill => "at a standstill",
        Ending::Agreement => "by agreement",
        Ending::Departure => "others had left",
        Ending::Host => "by the host",
    }
}

fn told(figures: &Figures) -> String {
    let report = &figures.report;
    let options: String = figures.options.0.iter().map(|(key, value)| format!(", {key}={value}")).collect();
    let mut text = format!(
        "{} with {} seats{options}, from seed {}\n\
         players           {}\n\
         games             {}\n\
         moves             {}\n",
        figures.game, figures.seats, figures.seed, figures.player, report.games, report.moves
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
    let spread = |of: Spread| format!("{} in a usual game, {} in a long one", of.median, of.p90);
    line("answers of a seat", &spread(report.answers));
    line("time limits", &spread(report.waits));
    let endings: Vec<String> =
        report.endings.iter().map(|(ending, games)| format!("{} {games}", ending_word(*ending))).collect();
    line("endings", &endings.join(", "));
    line("draws", &format!("{} (all share the first place)", report.draws));
    line("ties", &format!("{} (some share the first place)", report.ties));
    line("without result", &report.without_result.to_string());
    let checked = if figures.checked { "" } else { " (invariants were not checked)" };
    line("violations", &format!("{}{checked}", report.violations));
    for broken in &report.kept {
        let place = format!("seed {}, after {} moves, at \"{}\"", broken.seed, broken.step, broken.input);
        line(&format!("  {place}"), &format!(": {}", broken.what));
    }
    text.push_str(&balance::told(figures.player, &report.balance, &report.points));
    text
}
