//! What whoever runs the bot reads in its log, and how busy its machine is: for stories that are told in a process of their own,
//! because a process has one log.

use std::{
    fs, io,
    sync::{Arc, Mutex, PoisonError},
    time::Duration,
};

use tracing_subscriber::{filter::LevelFilter, fmt};

/// The log of this process since it is listened to.
#[derive(Clone, Debug, Default)]
pub struct Heard(Arc<Mutex<Vec<u8>>>);

impl io::Write for Heard {
    fn write(&mut self, said: &[u8]) -> io::Result<usize> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).extend_from_slice(said);
        Ok(said.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

impl Heard {
    /// Listens to what is said from now on, as an operator does who asks for nothing special.
    ///
    /// # Panics
    /// If somebody listens already.
    #[must_use]
    pub fn listen() -> Self {
        let heard = Self::default();
        let into = Mutex::new(heard.clone());
        fmt().with_writer(into).with_ansi(false).with_max_level(LevelFilter::INFO).init();
        heard
    }

    /// The lines in which this was said.
    #[must_use]
    pub fn lines(&self, said: &str) -> Vec<String> {
        let all = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let all = String::from_utf8_lossy(&all);
        all.lines().filter(|line| line.contains(said)).map(str::to_owned).collect()
    }
}

/// The processor time of this process so far, as Linux counts it: in hundredths of a second. Nothing where the system does not
/// say.
#[must_use]
pub fn busy() -> Duration {
    let stat = fs::read_to_string("/proc/self/stat").unwrap_or_default();
    // The name of the process, in brackets, may hold anything.
    let after = stat.rsplit_once(')').map_or("", |(_, after)| after);
    let ticks: u64 =
        after.split_whitespace().skip(11).take(2).filter_map(|ticks| ticks.parse::<u64>().ok()).sum();
    Duration::from_millis(ticks * 10)
}
