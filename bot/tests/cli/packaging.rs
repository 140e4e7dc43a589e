//! The files with which operators keep the program running say what the program understands.

use std::{
    fs,
    path::Path,
    process::Command,
    thread::sleep,
    time::{Duration, Instant},
};

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

#[test]
fn the_container_is_built_by_its_own_compiler_from_sources_alone() {
    let text = fs::read_to_string(repository("docs/operators/Containerfile")).unwrap();
    let manifest = fs::read_to_string(repository("Cargo.toml")).unwrap();
    let compiler = |text: &str, words: &str| -> u32 {
        let rest = text.split(words).nth(1).unwrap_or_else(|| panic!("nothing says {words}"));
        rest.chars().take_while(char::is_ascii_digit).collect::<String>().parse().unwrap()
    };
    assert!(compiler(&text, "library/rust:1.") >= compiler(&manifest, "rust-version = \"1."));
    assert!(text.contains("RUSTUP_TOOLCHAIN=\"$RUST_VERSION\" cargo build"));
    // Whatever is no part of the sources here is none there.
    let left_out = |file: &str| -> Vec<String> {
        let text = fs::read_to_string(repository(file)).unwrap();
        text.lines().filter(|line| !line.starts_with('#')).map(str::to_owned).collect()
    };
    let ignored = left_out(".dockerignore");
    for line in left_out(".gitignore").iter().map(String::as_str).chain([".git"]) {
        assert!(ignored.iter().any(|own| own == line), "{line} goes into the container: {ignored:?}");
    }
}

/// Runs a program of the system, which has to do well; what it prints.
#[track_caller]
fn run(program: &str, arguments: &[&str]) -> String {
    let ran = Command::new(program).args(arguments).output().unwrap();
    let (said, complained) = (String::from_utf8_lossy(&ran.stdout), String::from_utf8_lossy(&ran.stderr));
    assert!(ran.status.success(), "{program} {arguments:?}: {said}{complained}");
    format!("{said}{complained}")
}

/// Waits until `says` holds words by which the program tells that it serves.
fn until_serving(says: impl Fn() -> String) {
    let until = Instant::now() + Duration::from_secs(60);
    loop {
        let said = says();
        if said.contains("in a browser to play") {
            return;
        }
        assert!(Instant::now() < until, "it does not serve: {said}");
        sleep(Duration::from_millis(200));
    }
}

#[test]
fn the_container_is_built_serves_and_stops_when_told() {
    let answers =
        |engine: &&str| Command::new(engine).arg("info").output().is_ok_and(|ran| ran.status.success());
    let Some(engine) = ["podman", "docker"].into_iter().find(answers) else {
        println!("nothing on this machine builds containers: the container was not built");
        return;
    };
    let tag = format!("skald-test-{}", std::process::id());
    let (file, sources) = (repository("docs/operators/Containerfile"), repository("."));
    run(engine, &["build", "--file", file.to_str().unwrap(), "--tag", &tag, sources.to_str().unwrap()]);
    // Without a token it is a local trial, which nobody outside reaches.
    run(engine, &["run", "--detach", "--name", &tag, &tag]);
    until_serving(|| run(engine, &["logs", &tag]));
    run(engine, &["stop", "--time", "40", &tag]);
    let ended = run(engine, &["inspect", "--format", "{{.State.ExitCode}}", &tag]);
    run(engine, &["rm", &tag]);
    run(engine, &["rmi", &tag]);
    assert_eq!(ended.trim(), "0");
}

#[test]
fn the_unit_starts_serves_and_stops_when_told() {
    // Only where systemd runs the machine, and this test may tell it what to do.
    let units = Path::new("/run/systemd/system");
    let name = format!("skald-test-{}.service", std::process::id());
    let text = fs::read_to_string(repository("docs/operators/skald.service")).unwrap();
    let text = text
        .replace(
            "/usr/local/bin/skald --data /var/lib/skald",
            "/run/skald-under-test --data %S/skald-test --port 0",
        )
        .replace("StateDirectory=skald\n", "StateDirectory=skald-test\n")
        .replace("EnvironmentFile=/etc", "EnvironmentFile=-/etc/none");
    if !units.is_dir() || fs::write(units.join(&name), text).is_err() {
        println!("systemd does not run this machine: the unit was not started");
        return;
    }
    fs::copy(env!("CARGO_BIN_EXE_skald"), "/run/skald-under-test").unwrap();
    run("systemctl", &["daemon-reload"]);
    run("systemctl", &["start", &name]);
    until_serving(|| run("journalctl", &["--unit", &name, "--no-pager"]));
    run("systemctl", &["stop", &name]);
    let ended = run("systemctl", &["show", "--property", "Result", &name]);
    fs::remove_file(units.join(&name)).unwrap();
    fs::remove_file("/run/skald-under-test").unwrap();
    run("systemctl", &["daemon-reload"]);
    assert_eq!(ended.trim(), "Result=success");
}
