//! Pictures for the cards of own packs: `<folder>/<game>/art/<card key>.svg`, read and tried here. What is no picture is
//! told and left out; the card then keeps what it had.

use std::{fs, path::Path};

use skald_render::art::{self, Sources};
use skald_rules::catalogue::Catalogue;

use super::{ConfigError, files_of};

/// The games' own pictures with those of a folder, and what is wrong with its files, one line a file.
pub(super) fn read(folder: Option<&Path>, games: &Catalogue) -> Result<(Sources, Vec<String>), ConfigError> {
    let (mut sources, mut faults) = (Sources::of(games), Vec::new());
    for kind in games.iter() {
        let Some(of_game) =
            folder.map(|folder| folder.join(kind.id).join("art")).filter(|path| path.is_dir())
        else {
            continue;
        };
        for path in files_of(&of_game, &["svg"])? {
            let key = path.file_stem().and_then(|name| name.to_str()).unwrap_or_default();
            let read = fs::read_to_string(&path).map_err(|error| error.to_string());
            let added = read.and_then(|text| {
                art::add(&mut sources, kind.id, key, &text).map_err(|fault| fault.to_string())
            });
            if let Err(why) = added {
                faults.push(format!("{}: {why}", path.display()));
            }
        }
    }
    Ok((sources, faults))
}
