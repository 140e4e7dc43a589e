//! The files with which operators keep the program running say what the program understands.

use std::{fs, process::Command};

use super::program::{Program, repository};

/// The arguments of the program in a line such as `ExecStart=/usr/local/bin/skald --data DIR`, in a folder of their own.
fn arguments(line: &str) -> Vec<String> {
    let words: Vec<String> =
        line.split([' ', '"', ',', '[', ']']).filter(|word| !word.is_empty()).map(str::to_owned).collect();
    let program = words.iter().position(|word| word.ends_with("/skald")).unwrap();
    let mut own = words[program + 1..].to_vec();
    let data = own.iter().position(|word| word == "--data").unwrap();
    own[data + 1] = "data".to_owned();
    own
}

fn is_understood(file: &str, begins: &str) {
    let text = fs::read_to_string(repository(&format!("docs/operators/{file}"))).unwrap();
    let line = text.lines().find(|line| line.starts_with(begins)).unwrap();
    let mut arguments = arguments(line);
    arguments.push("check".to_owned());
    let arguments: Vec<&str> = arguments.iter().map(String::as_str).collect();
    Program::new().run(&arguments).went_well();
}

#[test]
fn the_unit_starts_the_program_with_options_that_it_knows_and_the_system_understands_it() {
    is_understood("skald.service", "ExecStart=");
    let there =
        Command::new("systemd-analyze").arg("--version").output().is_ok_and(|ran| ran.status.success());
    if !there {
        println!("systemd is not on this machine: the unit was not verified by it");
        return;
    }
    let folder = tempfile::tempdir().unwrap();
    let unit = folder.path().join("skald.service");
    let text = fs::read_to_string(repository("docs/operators/skald.service")).unwrap();
    fs::write(&unit, text.replace("/usr/local/bin/skald", env!("CARGO_BIN_EXE_skald"))).unwrap();
    let ran = Command::new("systemd-analyze").arg("verify").arg(&unit).output().unwrap();
    let said = String::from_utf8_lossy(&ran.stderr);
    let about: Vec<&str> = said.lines().filter(|line| line.contains("skald.service")).collect();
    assert!(about.is_empty(), "{about:#?}");
}

#[test]
fn the_container_builds_a_profile_that_there_is_and_starts_the_program_with_options_that_it_knows() {
    is_understood("Containerfile", "ENTRYPOINT");
    let text = fs::read_to_string(repository("docs/operators/Containerfile")).unwrap();
    let manifest = fs::read_to_string(repository("Cargo.toml")).unwrap();
    assert!(text.contains("--profile fastest") && manifest.contains("[profile.fastest]"));
    assert!(text.contains("target/fastest/skald"), "what was built is what is copied");
}
