//! The bot as a process that a test can kill: it serves a stand-in at an address, on a database.
//!
//! `skald_under_test ADDRESS DATABASE`

use std::{future::pending, path::Path, process::ExitCode};

#[tokio::main]
async fn main() -> ExitCode {
    let mut arguments = std::env::args().skip(1);
    let (Some(address), Some(database)) = (arguments.next(), arguments.next()) else {
        eprintln!("skald_under_test ADDRESS DATABASE");
        return ExitCode::from(2);
    };
    let plan = skald_tests::stage::plan(&address, Path::new(&database));
    match skald::serve::run(plan, |_| (), pending()).await {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{error}");
            ExitCode::FAILURE
        }
    }
}
