//! What the configuration accepts, and what it says of mistakes.

use super::*;

const TOKEN: &str = "MTIzNDU2Nzg5MDEyMzQ1Njc4.GabcDE.abcdefghijklmnopqrstuvwxyz-ABCDEFG_123";

fn settings(text: &str) -> Result<Config, ConfigError> {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("skald.toml");
    fs::write(&path, text).unwrap();
    // It may hold a token.
    #[cfg(unix)]
    fs::set_permissions(&path, std::os::unix::fs::PermissionsExt::from_mode(0o600)).unwrap();
    Config::load(Some(&path), Layer::default())
}

#[test]
fn nothing_set_gives_the_defaults() {
    assert_eq!(Layer::default().settle(), Ok(Config::default()));
}

#[test]
fn options_win_over_the_file_and_the_file_over_defaults() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("own.toml");
    fs::write(&path, "port = 1\nlog = \"json\"\ncomputer_pause = 5\n").unwrap();
    let options = Layer { port: Some(2), ..Layer::default() };
    let config = Config::load(Some(&path), options).unwrap();
    assert_eq!((config.port, config.log, config.computer_pause), (2, LogFormat::Json, 5));
    assert_eq!(config.machine_pause, Config::default().machine_pause);
}

#[test]
fn an_unknown_setting_is_named_with_its_line() {
    let error = settings("port = 1\ncolour = \"red\"\n").unwrap_err().to_string();
    assert!(error.contains("line 2") && error.contains("colour"), "{error}");
}

#[test]
fn a_setting_of_the_wrong_kind_is_named_with_its_line() {
    let error = settings("port = 99999\n").unwrap_err().to_string();
    assert!(error.contains("line 1"), "{error}");
}

#[test]
fn a_token_is_cleaned_checked_and_never_printed() {
    let config = settings(&format!("token = \" Bot {TOKEN} \"")).unwrap();
    assert_eq!(config.token.as_ref().map(Token::expose), Some(TOKEN));
    assert!(!format!("{config:?}").contains(TOKEN));
    assert_eq!(settings("token = \"hunter2\""), Err(ConfigError::Token));
    assert_eq!(settings("token = \" \"").unwrap().token, None);
}

#[test]
fn a_stand_in_runs_on_this_machine_and_without_a_real_token() {
    assert!(settings("discord = \"http://127.0.0.1:8137\"").is_ok());
    for elsewhere in [
        "http://example.org",
        "http://127.0.0.1.example.org:80",
        "http://127.0.0.1:x",
        "http://127.0.0.1:80@example.org",
    ] {
        let error = settings(&format!("discord = \"{elsewhere}\"")).unwrap_err();
        assert_eq!(error, ConfigError::StandIn(elsewhere.to_owned()));
    }
    let both = format!("discord = \"http://127.0.0.1:8137\"\ntoken = \"{TOKEN}\"");
    assert_eq!(settings(&both), Err(ConfigError::TokenAndStandIn));
}

#[test]
fn a_log_filter_that_means_nothing_is_refused() {
    assert!(settings("log_filter = \"info,skald=debug\"").is_ok());
    assert!(matches!(settings("log_filter = \"skald=loud\""), Err(ConfigError::Filter { .. })));
}

#[test]
fn the_data_folder_is_made_and_leaves_no_trace_of_the_trial() {
    let folder = tempfile::tempdir().unwrap();
    let config = Config { data: folder.path().join("deep/data"), ..Config::default() };
    config.prepare_data().unwrap();
    assert_eq!(fs::read_dir(&config.data).unwrap().count(), 0);
    let file = folder.path().join("file");
    fs::write(&file, "").unwrap();
    let config = Config { data: file.join("data"), ..Config::default() };
    assert!(matches!(config.prepare_data(), Err(ConfigError::Folder { used: "created", .. })));
}

#[test]
fn packs_are_read_by_game_and_a_folder_of_no_game_is_named() {
    let folder = tempfile::tempdir().unwrap();
    fs::create_dir(folder.path().join("chess")).unwrap();
    let config = Config { sets: Some(folder.path().to_owned()), ..Config::default() };
    let error = config.host(&skald_rules::catalogue::standard()).unwrap_err();
    assert!(matches!(error, ConfigError::NoGame { .. }), "{error}");
    let config = Config { sets: Some(folder.path().join("nowhere")), ..Config::default() };
    assert!(matches!(config.host(&skald_rules::catalogue::standard()), Err(ConfigError::Folder { .. })));
}

#[test]
fn only_fonts_are_taken_from_the_folder_of_fonts() {
    let folder = tempfile::tempdir().unwrap();
    for (name, bytes) in [("b.otf", "2"), ("a.TTF", "1"), ("LICENSE.txt", "3")] {
        fs::write(folder.path().join(name), bytes).unwrap();
    }
    let config = Config { fonts: Some(folder.path().to_owned()), ..Config::default() };
    assert_eq!(config.extra_fonts(), Ok(vec![b"1".to_vec(), b"2".to_vec()]));
}
