//! `skald playout --levels`: each level of computer players meets the one below, and who wins how often.

use serde::Serialize;
use skald_rules::{
    catalogue::GameKind,
    interface::Options,
    playout::{Level, Meeting, Plan, Player, Trial},
};

use super::{CliError, Said, json};

/// In a game of little choice no level may be worse than the one below it; in every other it is to be better.
const NOT_WORSE: f64 = 0.48;
const BETTER: f64 = 0.55;

/// A player, and what it is called.
type Named = (&'static str, Player);

/// What came of two players who met.
#[derive(Serialize)]
struct Met {
    game: &'static str,
    seats: u8,
    options: Options,
    one: &'static str,
    other: &'static str,
    #[serde(flatten)]
    meeting: Meeting,
    goal: f64,
    reached: bool,
}

/// Lets the levels meet in each of these variants; not well when a goal is not reached.
pub(super) fn run(
    as_json: bool,
    kind: GameKind,
    plan: &Plan,
    variants: Vec<Options>,
) -> Result<Said, CliError> {
    let goal = if kind.little_choice { NOT_WORSE } else { BETTER };
    let mut all = Vec::new();
    for options in variants {
        for (one, other) in pairs(kind) {
            let plan = Plan { options: options.clone(), ..plan.clone() };
            let trial = Trial { one: one.1, other: other.1, plan };
            let meeting = kind
                .meet(&trial)
                .map_err(|error| CliError::Other(skald_rules::words::common().plain(&error.say)))?;
            all.push(Met {
                game: kind.id,
                seats: trial.plan.seats,
                options: options.clone(),
                one: one.0,
                other: other.0,
                meeting,
                goal,
                reached: meeting.low > goal,
            });
        }
    }
    let well = all.iter().all(|met| met.reached);
    let text = if as_json { json(&all)? } else { all.iter().map(told).collect() };
    Ok(Said { text, well })
}

/// Who meets whom: each level the one below, and the usual one whoever takes the first move that does something, where choice
/// counts.
fn pairs(kind: GameKind) -> Vec<(Named, Named)> {
    let named = |level: Level| (level.word(), level.player());
    let mut all: Vec<_> =
        Level::ALL.windows(2).filter_map(|two| Some((named(*two.get(1)?), named(*two.first()?)))).collect();
    if !kind.little_choice {
        all.push((named(Level::default()), ("first useful move", Player::First)));
    }
    all
}

fn told(met: &Met) -> String {
    let options: String = met.options.0.iter().map(|(key, value)| format!(" {key}={value}")).collect();
    let reached = if met.reached { "reached" } else { "not reached" };
    format!(
        "{}{options}, {} seats: {} against {}: {:.3} ({:.3} to {:.3}) of {} games; goal above {:.2}: {reached}\n",
        met.game,
        met.seats,
        met.one,
        met.other,
        met.meeting.share,
        met.meeting.low,
        met.meeting.high,
        met.meeting.games,
        met.goal,
    )
}
