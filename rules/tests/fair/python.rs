//! The independent verifier of `docs/` agrees: on the vectors, on whole files, and on where a file was changed.

use std::{fs, path::PathBuf, process::Command};

use super::{vectors::document, *};

/// Runs the script; its exit code and what it printed. `None`, with a line in the output, where there is no Python.
fn python(arguments: &[PathBuf]) -> Option<(bool, String)> {
    let run = Command::new("python3").arg(document("verify.py")).args(arguments).output();
    match run {
        Ok(output) => {
            let said = [output.stdout, output.stderr].concat();
            Some((output.status.success(), String::from_utf8(said).unwrap()))
        }
        Err(error) => {
            println!("skipped: python3 could not be run ({error})");
            None
        }
    }
}

/// A folder of its own that goes when the test is over.
struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Self {
        let path = std::env::temp_dir().join(format!("skald-{name}-{}", std::process::id()));
        fs::create_dir_all(&path).unwrap();
        Self(path)
    }

    fn put(&self, name: &str, bytes: &[u8]) -> PathBuf {
        let path = self.0.join(name);
        fs::write(&path, bytes).unwrap();
        path
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        // Left behind at worst; the system's folder for such files is cleaned anyway.
        let _ = fs::remove_dir_all(&self.0);
    }
}

#[test]
fn the_script_agrees_with_the_vectors() {
    let Some((agreed, said)) = python(&[PathBuf::from("--vectors"), document("fairness-vectors.json")])
    else {
        return;
    };
    assert!(agreed, "{said}");
}

#[test]
fn the_script_finds_vectors_that_were_changed() {
    let folder = Folder::new("vectors");
    let text = fs::read_to_string(document("fairness-vectors.json")).unwrap();
    let changed = text.replacen("\"got\":", "\"got\":1", 1);
    assert_ne!(changed, text);
    let path = folder.put("changed.json", changed.as_bytes());
    let Some((agreed, said)) = python(&[PathBuf::from("--vectors"), path]) else { return };
    assert!(!agreed && said.contains("draw"), "{said}");
}

#[test]
fn the_script_verifies_a_whole_game_and_names_every_changed_line() {
    let folder = Folder::new("files");
    let game = Played::whole();
    let text = game.text().into_bytes();
    let whole = folder.put("whole.jsonl", &text);
    let Some((fits, said)) = python(&[whole]) else { return };
    assert!(fits && said.contains("7 draws fit"), "{said}");
    assert!(said.contains(&game.header.commitment.to_string()));

    let changes: Vec<(PathBuf, usize)> = (0..text.len())
        .step_by(13)
        .map(|at| {
            let mut changed = text.clone();
            changed[at] ^= 1 << (at % 8);
            let line = 1 + text[..at].iter().filter(|byte| **byte == b'\n').count();
            (folder.put(&format!("{at}.jsonl"), &changed), line)
        })
        .collect();
    let paths: Vec<PathBuf> = changes.iter().map(|(path, _)| path.clone()).collect();
    let Some((fits, said)) = python(&paths) else { return };
    assert!(!fits);
    for (path, line) in changes {
        let named = format!("{}: line {line}: ", path.display());
        assert!(said.lines().any(|told| told.starts_with(&named)), "{named} was not told: {said}");
    }
}
