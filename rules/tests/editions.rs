//! Data with which tables have begun is never changed: what is dealt from a log is dealt again from the same files.
//!
//! `sets/editions.toml` keeps the digest of each file of cards, lists and totals. A new file is added with `SKALD_WRITE=1`; one that
//! stands there is not changed any more: a change gets a file and an edition of its own (`Papers::EDITIONS`), beside the old one.

use std::{
    collections::BTreeMap,
    fs, io,
    path::{Path, PathBuf},
};

use sha3::{Digest, Sha3_256};

/// What a deal does not depend on: pictures, and the first games, which bring a position of their own.
const NOT_DEALT: [&str; 2] = ["art", "lesson.toml"];

/// All files below `folder` from which tables are dealt.
fn files(folder: &Path, found: &mut Vec<PathBuf>) -> io::Result<()> {
    let inside: io::Result<Vec<PathBuf>> = fs::read_dir(folder)?.map(|entry| Ok(entry?.path())).collect();
    let mut inside = inside?;
    inside.sort();
    for path in inside {
        if NOT_DEALT.iter().any(|name| path.ends_with(name)) {
            continue;
        }
        if path.is_dir() {
            files(&path, found)?;
        } else {
            found.push(path);
        }
    }
    Ok(())
}

#[test]
fn no_file_with_which_a_table_may_have_begun_is_changed() {
    let sets = Path::new(env!("CARGO_MANIFEST_DIR")).join("sets");
    let ledger = sets.join("editions.toml");
    let mut found = Vec::new();
    for game in skald_rules::catalogue::standard().iter().map(|kind| kind.game) {
        files(&sets.join(game), &mut found).unwrap();
    }
    let known = fs::read_to_string(&ledger).unwrap_or_default();
    let mut kept: BTreeMap<String, String> = toml::from_str(&known).unwrap();
    let mut seen = BTreeMap::new();
    for path in found {
        let name = path.strip_prefix(&sets).unwrap().to_str().unwrap().to_owned();
        seen.insert(name, hex::encode(Sha3_256::digest(fs::read(&path).unwrap())));
    }
    if std::env::var_os("SKALD_WRITE").is_some() {
        for (name, digest) in &seen {
            kept.entry(name.clone()).or_insert_with(|| digest.clone());
        }
        fs::write(&ledger, toml::to_string(&kept).unwrap()).unwrap();
    }
    assert_eq!(
        kept, seen,
        "a file that stands in sets/editions.toml is not changed: give the change a file of its own"
    );
}
