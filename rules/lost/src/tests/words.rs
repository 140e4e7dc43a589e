//! Every sentence that Lost Legends says is in the catalogue, and every one in its file is said.

use std::{collections::BTreeSet, fs, path::Path};

/// All texts of a folder and the folders in it.
fn texts(folder: &Path) -> Vec<String> {
    let mut all = Vec::new();
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            all.extend(texts(&path));
        } else {
            all.push(fs::read_to_string(&path).unwrap());
        }
    }
    all
}

#[test]
fn the_catalogue_and_the_code_name_the_same_sentences() {
    let is_id = |word: &&str| {
        word.starts_with("lost-") && word.bytes().all(|byte| byte.is_ascii_lowercase() || byte == b'-')
    };
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let code = texts(&root.join("src"));
    let said: BTreeSet<&str> = code.iter().flat_map(|text| text.split('"')).filter(is_id).collect();
    let file = fs::read_to_string(root.join("../words/en/lost.ftl")).unwrap();
    let written: BTreeSet<&str> =
        file.lines().filter_map(|line| line.split_once(" =")).map(|(id, _)| id).filter(is_id).collect();
    let said: BTreeSet<&str> = said.into_iter().filter(|id| *id != "lost-").collect();
    assert_eq!(said, written);
}
