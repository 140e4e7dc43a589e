//! The bot as a process that a test can kill: it serves a stand-in at an address, on a database.
//!
//! `skald_under_test ADDRESS DATABASE STORY [LEASE]`

use std::{future::pending, path::Path, process::ExitCode};

use skald::{discord::closes::Closes, serve::Way};
use tracing_subscriber::{layer::SubscriberExt, util::SubscriberInitExt};

fn main() -> ExitCode {
    let mut arguments = std::env::args().skip(1);
    let (Some(address), Some(database), Some(Ok(story))) =
        (arguments.next(), arguments.next(), arguments.next().map(|story| story.parse()))
    else {
        eprintln!("skald_under_test ADDRESS DATABASE STORY [LEASE]");
        return ExitCode::from(2);
    };
    tracing_subscriber::registry().with(Closes).init();
    let mut plan = skald_tests::stage::plan(Way::StandIn { address }, Path::new(&database), story);
    if let Some(Ok(lease)) = arguments.next().map(|lease| lease.parse()) {
        plan.host.lease = lease;
    }
    let Ok(runtime) = tokio::runtime::Builder::new_multi_thread().enable_all().build() else {
        eprintln!("no threads could be started");
        return ExitCode::FAILURE;
    };
    let ended = runtime.block_on(skald::serve::run(plan, |_| (), pending()));
    runtime.shutdown_background();
    match ended {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{error}");
            ExitCode::FAILURE
        }
    }
}
