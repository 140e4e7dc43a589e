//! The faces of the computers that play along: a picture of its own for each of those with a name.

use std::sync::LazyLock;

use include_dir::{Dir, include_dir};

use crate::art::Motif;
use crate::look::emblem::chaos::IDEA;
use crate::look::palette::QUIET;

/// Under this name their files lie among those of the games' cards; no game is called so.
pub(crate) const THEIRS: &str = "computers";

/// Their names in lower case, in the order of their numbers, of which the first is 1.
const NAMES: [&str; 7] = ["bracken", "flint", "wisp", "marrow", "thistle", "cobble", "soot"];

static FILES: Dir<'static> = include_dir!("$CARGO_MANIFEST_DIR/assets/computers");

/// The files of their faces, by name.
pub(crate) fn files() -> impl Iterator<Item = (&'static str, &'static str)> {
    static ALL: LazyLock<Vec<(&'static str, &'static str)>> = LazyLock::new(|| {
        let text = |name: &'static str| FILES.get_file(format!("{name}.svg"))?.contents_utf8();
        NAMES.into_iter().filter_map(|name| Some((name, text(name)?))).collect()
    });
    ALL.iter().copied()
}

/// What is drawn of the computer with this number; those without a name have no face.
pub(crate) fn face(number: u8) -> Option<Motif<'static>> {
    let key = NAMES.get(usize::from(number).checked_sub(1)?)?;
    Some(Motif { game: THEIRS, key, sign: &IDEA, color: QUIET })
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]

    use skald_rules::interface::Say;

    use super::*;
    use crate::art::{self, Sources};
    use crate::scene::words;

    #[test]
    fn every_computer_with_a_name_has_a_face_and_it_is_a_picture() {
        let numbers: Vec<u8> = (1..=u8::try_from(NAMES.len()).unwrap()).collect();
        let called =
            numbers.iter().map(|n| words(&Say::new("host-computer").with("number", *n)).to_lowercase());
        assert_eq!(called.collect::<Vec<_>>(), NAMES);
        assert_eq!(files().map(|(name, _)| name).collect::<Vec<_>>(), NAMES);
        for (name, text) in files() {
            art::add(&mut Sources::default(), THEIRS, name, text).unwrap();
        }
        assert!(face(0).is_none() && face(8).is_none());
    }
}
