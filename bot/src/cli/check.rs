//! `skald check`: whether this setup could serve. Nothing is created or changed.

use std::fmt::Display;

use skald_render::painter::{Painter, PainterOptions};
use skald_rules::catalogue::Catalogue;

use super::{CliError, Said};
use crate::{
    config::Config,
    discord::commands,
    store::{Found, Store},
};

/// Checks settings, packs, fonts, commands and database.
pub(super) fn run(config: &Config, games: &Catalogue) -> Result<Said, CliError> {
    let mut list = List { said: Said { text: String::new(), well: true } };
    list.good("settings", &way(config));
    match config.host(games) {
        Ok(host) => list.good("card packs", &format!("{} beside the games' own", host.packs.len())),
        Err(error) => list.bad("card packs", &error),
    }
    for kind in games.iter() {
        list.good("game", &format!("{}, rules version {}", kind.id, kind.rules));
    }
    fonts(config, &mut list);
    pictures(config, games, &mut list);
    let all = commands::all(skald_rules::words::common(), games);
    let faults = commands::check(&all);
    if faults.is_empty() {
        list.good("commands", &format!("{} within Discord's limits", all.len()));
    }
    for fault in faults {
        list.bad("commands", &fault);
    }
    database(config, &mut list)?;
    Ok(list.said)
}

fn way(config: &Config) -> String {
    match (&config.token, &config.discord) {
        (Some(_), _) => "a token is given, so Discord would be served".to_owned(),
        (None, Some(address)) => format!("a stand-in for Discord at {address} would be served"),
        (None, None) => format!("no token is given, so local mode would start on port {}", config.port),
    }
}

fn fonts(config: &Config, list: &mut List) {
    let painter = config.extra_fonts().map_err(|error| error.to_string()).and_then(|extra_fonts| {
        let count = extra_fonts.len();
        let options = PainterOptions { extra_fonts, ..PainterOptions::default() };
        Painter::new(options).map(|_| count).map_err(|error| error.to_string())
    });
    match painter {
        Ok(count) => list.good("fonts", &format!("{count} beside the built-in ones")),
        Err(error) => list.bad("fonts", &error),
    }
}

fn pictures(config: &Config, games: &Catalogue, list: &mut List) {
    match config.painter(games) {
        Ok((_, faults)) if faults.is_empty() => list.good("pictures of cards", "each can be drawn"),
        Ok((_, faults)) => faults.iter().for_each(|fault| list.bad("picture of a card", fault)),
        // Fonts and folders have their own lines.
        Err(_) => {}
    }
}

fn database(config: &Config, list: &mut List) -> Result<(), CliError> {
    let path = config.database();
    match super::block_on(Store::inspect(&path))? {
        Ok(Found::Nothing) => {
            list.good("database", &format!("{} is not there yet and would be created", path.display()));
        }
        Ok(Found::Ready { missing: 0 }) => {
            list.good("database", &format!("{} is up to date", path.display()))
        }
        Ok(Found::Ready { missing }) => {
            let steps = if missing == 1 { "1 step" } else { &format!("{missing} steps") };
            list.good("database", &format!("{} would be brought up to date by {steps}", path.display()));
        }
        Err(error) => list.bad("database", &error),
    }
    Ok(())
}

struct List {
    said: Said,
}

impl List {
    fn good(&mut self, what: &str, how: &str) {
        self.said.text.push_str(&format!("ok    {what}: {how}\n"));
    }

    fn bad(&mut self, what: &str, why: &dyn Display) {
        self.said.text.push_str(&format!("WRONG {what}: {why}\n"));
        self.said.well = false;
    }
}
