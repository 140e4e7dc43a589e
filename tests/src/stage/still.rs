//! Time that passes only while nobody works: stories of minutes that take seconds, and measure no machine.
//!
//! What belongs here: when time goes on. What does not: the stories. Only one of them is told in a process at one time: its
//! threads are what is looked at.

use std::{
    fs,
    path::Path,
    process::Command,
    sync::{
        Arc,
        atomic::{AtomicI64, Ordering},
    },
    thread,
    time::Duration,
};

use skald::host::{Clock, SystemClock};
use tokio::{runtime::Builder, task::spawn_blocking, time::advance};

/// How far time goes on when everybody is at rest.
const STEP: Duration = Duration::from_millis(10);
/// How far apart two looks at the threads lie.
const LOOK: Duration = Duration::from_micros(100);

/// The time of day in such a story.
#[derive(Debug)]
pub struct StillClock(AtomicI64);

impl Clock for StillClock {
    fn now(&self) -> i64 {
        self.0.load(Ordering::SeqCst)
    }
}

/// Runs an ignored test of this program, such as `fairness::told_of_one_board`, in a process of its own.
///
/// # Panics
/// If it fails, or there is none of that name.
pub fn told_apart(name: &str) {
    let program = std::env::current_exe().unwrap();
    told_by(Command::new(program).args(alone(name)), name);
}

/// The same in a process that keeps its files on a disk of its own of so many megabytes; not told, with a word, where the system does not
/// let it have one.
///
/// # Panics
/// As [`told_apart`].
pub fn told_on_a_disk_of(megabytes: usize, name: &str) {
    let folder = tempfile::tempdir().unwrap();
    let small = || {
        let mut command = Command::new("unshare");
        let mount = format!("mount -t tmpfs -o size={megabytes}m none \"$1\" && shift && exec \"$@\"");
        command.args(["--user", "--map-root-user", "--mount", "sh", "-c", &mount, "sh"]).arg(folder.path());
        command.env("TMPDIR", folder.path());
        command
    };
    if !small().arg("true").output().is_ok_and(|ran| ran.status.success()) {
        println!("this system gives nobody a disk of their own: the story is left out");
        return;
    }
    told_by(small().arg(std::env::current_exe().unwrap()).args(alone(name)), name);
}

fn alone(name: &str) -> [&str; 4] {
    [name, "--exact", "--ignored", "--nocapture"]
}

fn told_by(command: &mut Command, name: &str) {
    let ran = command.output().unwrap();
    let said = String::from_utf8_lossy(&ran.stdout);
    println!("{said}");
    assert!(ran.status.success(), "{said}\n{}", String::from_utf8_lossy(&ran.stderr));
    assert!(said.contains("1 passed"), "{name} was told: {said}");
}

/// Tells a story in which time passes only while no thread of this process has anything to do; nothing where the system does
/// not show its threads.
///
/// # Panics
/// If no thread can be started.
pub fn in_still_time<T>(story: impl AsyncFnOnce(Arc<StillClock>) -> T) -> Option<T> {
    if !Path::new("/proc/thread-self/schedstat").exists() {
        println!("this system does not show its threads: the story is left out");
        return None;
    }
    let clock = Arc::new(StillClock(AtomicI64::new(SystemClock.now())));
    let runtime = Builder::new_current_thread().enable_all().start_paused(true).build().unwrap();
    let told = runtime.block_on(async {
        tokio::select! {
            told = story(Arc::clone(&clock)) => Some(told),
            () = pass(&clock) => None,
        }
    });
    runtime.shutdown_background();
    told
}

/// Lets time pass. While a thread of the runtime's own waits for the others, the runtime itself does not move its clock.
async fn pass(clock: &StillClock) {
    while spawn_blocking(at_rest).await.is_ok() {
        clock.0.fetch_add(i64::try_from(STEP.as_millis()).unwrap_or(1), Ordering::SeqCst);
        advance(STEP).await;
    }
}

/// Waits until all other threads sleep and none of them has run since the look before.
fn at_rest() {
    let mut before = None;
    loop {
        let now = turns();
        if now.is_some() && now == before {
            return;
        }
        before = now;
        thread::sleep(LOOK);
    }
}

/// How often the other threads have had their turn in all; nothing if one of them runs, waits for its turn, or waits for the
/// disk.
fn turns() -> Option<u64> {
    let own = fs::read_link("/proc/thread-self").ok()?;
    let mut sum = 0;
    for task in fs::read_dir("/proc/self/task").ok()? {
        let task = task.ok()?;
        if own.file_name() == Some(&task.file_name()) {
            continue;
        }
        let stat = fs::read_to_string(task.path().join("stat")).ok()?;
        // The name of the thread, in brackets, may hold anything.
        let (_, after) = stat.rsplit_once(')')?;
        if !after.trim_start().starts_with('S') {
            return None;
        }
        let counts = fs::read_to_string(task.path().join("schedstat")).ok()?;
        sum += counts.split_whitespace().nth(2)?.parse::<u64>().ok()?;
    }
    Some(sum)
}
