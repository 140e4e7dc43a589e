//! Card packs of whoever runs the bot: `<folder>/<game>/<pack>.toml`, read here, parsed and tried by the game.

use std::{fs, path::Path};

use skald_rules::{
    catalogue::Catalogue,
    interface::{PackFile, Setup},
};

use super::{ConfigError, entries_of, files_of, unreadable};

/// Reads all packs of a folder, each with its game's id, and opens each game once with its packs.
pub(super) fn read(folder: &Path, games: &Catalogue) -> Result<Vec<(String, PackFile)>, ConfigError> {
    let mut folders = entries_of(folder)?;
    folders.sort();
    let mut all = Vec::new();
    for of_game in folders.into_iter().filter(|path| path.is_dir()) {
        let name = of_game.file_name().and_then(|name| name.to_str()).unwrap_or_default();
        let Some(kind) = games.get(name) else {
            let games: Vec<&str> = games.iter().map(|kind| kind.id).collect();
            return Err(ConfigError::NoGame { path: of_game.display().to_string(), games: games.join(", ") });
        };
        let mut packs = Vec::new();
        for path in files_of(&of_game, &["toml"])? {
            let text = fs::read_to_string(&path).map_err(|error| unreadable(&path, &error))?;
            packs.push(PackFile { name: path.display().to_string(), text });
        }
        let setup = Setup { seats: *kind.seats().start(), packs: packs.clone(), ..Setup::default() };
        if let Err(error) = kind.open(&setup) {
            let why = skald_rules::words::common().plain(&error.say);
            return Err(ConfigError::Packs { game: kind.id.to_owned(), why });
        }
        all.extend(packs.into_iter().map(|pack| (kind.id.to_owned(), pack)));
    }
    Ok(all)
}
