//! The real program, run in an empty folder and in an environment without settings.

use std::{
    fs,
    path::{Path, PathBuf},
    process::{Child, Command, Stdio},
};

use tempfile::TempDir;

/// The program in a folder of its own.
pub struct Program {
    folder: TempDir,
    environment: Vec<(&'static str, String)>,
}

/// What a run came to.
pub struct Ran {
    /// The exit code.
    pub code: i32,
    /// The standard output.
    pub out: String,
    /// The standard error.
    pub err: String,
}

impl Program {
    /// The program in an empty folder.
    pub fn new() -> Self {
        Self { folder: tempfile::tempdir().unwrap(), environment: Vec::new() }
    }

    /// The same with one more variable in its environment.
    pub fn with(mut self, variable: &'static str, value: impl Into<String>) -> Self {
        self.environment.push((variable, value.into()));
        self
    }

    /// The folder in which it runs.
    pub fn folder(&self) -> &Path {
        self.folder.path()
    }

    /// A file of its folder.
    pub fn path(&self, name: &str) -> PathBuf {
        self.folder.path().join(name)
    }

    /// Puts a file into its folder.
    pub fn put(&self, name: &str, text: &str) -> PathBuf {
        let path = self.path(name);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(&path, text).unwrap();
        path
    }

    fn command(&self, arguments: &[&str]) -> Command {
        let mut command = Command::new(env!("CARGO_BIN_EXE_skald"));
        command.current_dir(self.folder.path()).args(arguments).env_remove("DISCORD_TOKEN");
        for (variable, _) in std::env::vars().filter(|(name, _)| name.starts_with("SKALD_")) {
            command.env_remove(variable);
        }
        for (variable, value) in &self.environment {
            command.env(variable, value);
        }
        command
    }

    /// Starts it, its output to be read by the caller.
    pub fn start(&self, arguments: &[&str]) -> Child {
        let mut command = self.command(arguments);
        command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap()
    }

    /// Runs it to its end.
    pub fn run(&self, arguments: &[&str]) -> Ran {
        let output = self.command(arguments).output().unwrap();
        Ran {
            code: output.status.code().unwrap(),
            out: String::from_utf8(output.stdout).unwrap(),
            err: String::from_utf8(output.stderr).unwrap(),
        }
    }
}

impl Ran {
    /// The run failed with one sentence on the standard error that holds all of these words, and printed nothing else.
    #[track_caller]
    pub fn failed_with(&self, words: &[&str]) {
        assert_eq!(self.code, 1, "{}{}", self.out, self.err);
        assert_eq!(self.out, "");
        assert_eq!(self.err.lines().count(), 1, "{}", self.err);
        for word in words {
            assert!(self.err.contains(word), "no {word:?} in: {}", self.err);
        }
    }

    /// The run did what it should and complained of nothing; what it printed.
    #[track_caller]
    pub fn went_well(&self) -> &str {
        assert_eq!((self.code, self.err.as_str()), (0, ""), "{}", self.out);
        &self.out
    }
}

/// A file of the repository.
pub fn repository(path: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..").join(path)
}

/// Notes in a database that a step was done which this version of the program does not know.
pub async fn write_with_the_future(path: &Path) {
    let pool = sqlx::SqlitePool::connect(&format!("sqlite:{}", path.display())).await.unwrap();
    sqlx::query(
        "INSERT INTO _sqlx_migrations (version, description, success, checksum, execution_time) \
         VALUES (99991231000000, 'the future', 1, x'00', 0)",
    )
    .execute(&pool)
    .await
    .unwrap();
    pool.close().await;
}
