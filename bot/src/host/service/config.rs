//! What whoever runs the bot can set for the host.

use skald_rules::interface::PackFile;

/// The host's settings. All times in milliseconds.
#[derive(Clone, Debug)]
pub struct HostConfig {
    /// Names this build of the program: a game that another one has played is played again from its log before it goes on.
    /// Empty where nobody knows: then none is.
    pub build: String,
    /// Card packs beside the games' own, offered to every new table, by game id.
    pub packs: Vec<(String, PackFile)>,
    /// How long a game that goes on by itself pauses between stretches.
    pub machine_pause: i64,
    /// How long a computer player seems to think.
    pub computer_pause: i64,
    /// How long whoever types a move waits for moves that a computer in their place would think of: then there is still time to tell
    /// all that is possible. 0: nobody thinks of any.
    pub thought: i64,
    /// How many tables are kept in memory.
    pub cache: usize,
    /// How long the lease holds without being renewed.
    pub lease: i64,
    /// How often the lease is renewed.
    pub beat: i64,
    /// How long handled interactions are remembered; Discord's own tokens live 15 minutes.
    pub remember: i64,
    /// How long after a place was found closed it is looked at again; twice as long after each time.
    pub place_look: i64,
    /// How long what somebody could not be told in private waits to be read.
    pub unread: i64,
    /// How many tables that are not over one person may run.
    pub tables_each: usize,
    /// How often one person may invite to one table on one day.
    pub invitations: u32,
    /// After how long a table closes whose game nobody has begun.
    pub lobby: i64,
    /// How often somebody is reminded for whom a table without a limit waits.
    pub remind: i64,
    /// How long after the bot was added to a server it may still say hello there.
    pub greeting: i64,
    /// How long a game is kept after its end, one whose place is gone after that was found, and what a server has settled
    /// after the bot has left it.
    pub keep_over: i64,
    /// How long ratings are kept after the last game that counted for them.
    pub keep_ratings: i64,
    /// How long a table is kept that was closed before its game began.
    pub keep_closed: i64,
}

impl Default for HostConfig {
    fn default() -> Self {
        Self {
            build: String::new(),
            packs: Vec::new(),
            machine_pause: 2_000,
            computer_pause: 1_000,
            thought: 1_200,
            cache: 512,
            lease: 10_000,
            beat: 3_000,
            remember: 60 * 60_000,
            place_look: 15_000,
            unread: 7 * 24 * 60 * 60_000,
            tables_each: 50,
            invitations: 12,
            lobby: 7 * 24 * 60 * 60_000,
            remind: 3 * 24 * 60 * 60_000,
            greeting: 24 * 60 * 60_000,
            keep_over: 90 * 24 * 60 * 60_000,
            keep_ratings: 730 * 24 * 60 * 60_000,
            keep_closed: 30 * 24 * 60 * 60_000,
        }
    }
}
