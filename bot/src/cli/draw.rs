//! `skald draw`: the picture and the text twin of a position for one viewer.

use std::fs;

use skald_render::{Notes, Picture, names::PlayerName, painter::Painter};
use skald_rules::{
    catalogue::Catalogue,
    interface::{Seat, Viewer},
    table::Table,
};

use super::{CliError, Said, args::Draw, no_game, read_text};
use crate::config::Config;

/// Draws a position: a seat's private picture, or the board as spectators or everyone see it.
pub(super) fn run(plan: &Draw, config: &Config, games: &Catalogue) -> Result<Said, CliError> {
    let name = plan.file.display().to_string();
    let text = read_text(&plan.file)?;
    let table = position(plan, &name, &text, games)?;
    if let Viewer::Seat(seat) = plan.viewer
        && seat.0 >= table.seats()
    {
        return Err(CliError::Other(format!("{name} has no seat {seat}; it has {} seats", table.seats())));
    }
    let drawing = picture(table.as_ref(), plan.viewer, config, games)?;
    fs::write(&plan.output, &drawing.png).map_err(|error| CliError::Write {
        path: plan.output.display().to_string(),
        why: error.to_string(),
    })?;
    Ok(Said { text: drawing.twin.join("\n") + "\n", well: true })
}

fn picture(
    table: &dyn Table,
    viewer: Viewer,
    config: &Config,
    games: &Catalogue,
) -> Result<skald_render::Drawing, CliError> {
    let (options, _) = config.painter(games)?;
    let mut painter = Painter::new(options).map_err(|error| CliError::Other(error.to_string()))?;
    let names: Vec<PlayerName> = Seat::all(table.seats())
        .map(|seat| PlayerName::new(&format!("Player {}", seat.to_string().to_uppercase()), seat.index() + 1))
        .collect();
    let notes = Notes::default();
    let picture = match viewer {
        Viewer::Seat(_) => Picture::Private(&notes),
        Viewer::Spectator | Viewer::Everyone => Picture::Board,
    };
    skald_render::draw(&mut painter, &picture, &table.view(viewer), &names)
        .map_err(|error| CliError::Other(error.to_string()))
}

/// The position, in the game that the option names, or the file, or else the only game that can read it.
fn position(plan: &Draw, name: &str, text: &str, games: &Catalogue) -> Result<Box<dyn Table>, CliError> {
    let in_file = toml::from_str::<toml::Table>(text)
        .ok()
        .and_then(|table| table.get("game").and_then(|game| game.as_str()).map(str::to_owned));
    if let Some(id) = plan.game.as_ref().or(in_file.as_ref()) {
        let kind = games.get(id).ok_or_else(|| no_game(id, games))?;
        return kind.read_position(name, text).map_err(CliError::Other);
    }
    let (mut tables, mut whys) = (Vec::new(), Vec::new());
    for kind in games.iter() {
        match kind.read_position(name, text) {
            Ok(table) => tables.push(table),
            Err(why) => {
                let first = why.lines().next().unwrap_or_default();
                whys.push(format!("for {}, {}", kind.id, first.trim_start_matches(&format!("{name}: "))));
            }
        }
    }
    match (tables.pop(), tables.pop()) {
        (Some(only), None) => Ok(only),
        (None, _) => {
            Err(CliError::Other(format!("{name} is no position of any game here: {}", whys.join("; "))))
        }
        _ => Err(CliError::Other(format!("{name} fits more than one game; say which with --game"))),
    }
}
