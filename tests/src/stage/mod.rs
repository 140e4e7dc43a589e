//! The stage of the end-to-end tests: a stand-in for Discord, the bot in this process or in one of its own, and people
//! who play by typing or by pressing.
//!
//! What belongs here: what several stories need. What does not: the stories, which are in `tests/e2e_*.rs`.

mod forward;
mod heard;
mod ledger;
pub mod lives;
mod people;
mod process;
mod still;
mod tls;
pub mod under_fire;
mod watchdog;

use std::{
    collections::BTreeMap,
    path::{Path, PathBuf},
    sync::Arc,
    time::Duration,
};

use localcord::{Answer, Config, Id, Localcord, MessageView, Token};
use serde_json::{Value, json};
use skald::{
    discord::send::Pace,
    effects::Effects,
    host::{HostConfig, SystemClock},
    serve::{Plan, Serving, Way, start},
};
use skald_rules::fair::{Report, verify};
use tempfile::TempDir;

use crate::luck::Repeatable;

pub use self::{
    forward::{Forward, HOUR, Jumping},
    heard::{Heard, busy},
    ledger::{Entry, Ledger, Notice, answered_twice},
    people::{Player, Said, Style, play_out, standstill},
    process::Process,
    still::{StillClock, in_still_time, told_apart, told_on_a_disk_of},
    tls::{DISCORD, Tls},
    watchdog::{Wait, Waits, Watchdog},
};

/// As long as anything may take on a busy machine. Nothing waits for it to pass: it is the bound after which a test
/// fails.
pub const LONG: Duration = Duration::from_secs(120);

/// The people of the stories.
pub const PEOPLE: [&str; 8] = ["Alice", "Boris", "Clara", "Dario", "Elena", "Fedor", "Greta", "Hanna"];

/// The settings with which the bot is tested: no pauses, a lease that ends soon after a kill, and the deals of a story.
#[must_use]
pub fn plan(way: Way, database: &Path, story: u64) -> Plan {
    Plan {
        way,
        database: database.to_owned(),
        games: skald_rules::catalogue::standard(),
        host: HostConfig {
            machine_pause: 10,
            computer_pause: 10,
            lease: 1_500,
            beat: 300,
            place_look: 200,
            ..HostConfig::default()
        },
        clock: Arc::new(SystemClock),
        entropy: Arc::new(Repeatable::story(story)),
        painter: Default::default(),
        pace: Pace::new(1_000, Duration::from_millis(1)),
        metrics: None,
        emojis: None,
        effects: Effects::default(),
    }
}

/// The name of the database.
const DATABASE: &str = "skald.db";

/// A stand-in with our people, and a folder for the database. The bot comes with [`Stage::bot`] or [`Process`].
pub struct Stage {
    /// The stand-in for Discord.
    pub local: Localcord,
    folder: TempDir,
    story: u64,
    watchdog: Watchdog,
}

impl Stage {
    /// Sets the stage.
    pub async fn set() -> Self {
        Self::with(Config::default()).await
    }

    /// Sets the stage with settings of one's own for the stand-in.
    pub async fn with(config: Config) -> Self {
        Self::within(config, tempfile::tempdir().unwrap()).await
    }

    /// Sets the stage with a database that is kept in memory where the system offers that: what it is told to keep survives the
    /// bot and not the machine.
    pub async fn in_memory(config: Config) -> Self {
        let memory = Path::new("/dev/shm");
        let folder = if memory.is_dir() { tempfile::tempdir_in(memory) } else { tempfile::tempdir() };
        Self::within(config, folder.unwrap()).await
    }

    async fn within(config: Config, folder: TempDir) -> Self {
        let people = PEOPLE.map(str::to_owned).to_vec();
        let local = Localcord::start(Config { real_token: None, people, ..config }).await.unwrap();
        let watchdog = Watchdog::over_this_story();
        watchdog.waits().ask(local.onlooker());
        let database = folder.path().join(DATABASE);
        watchdog.waits().ask(move || Ledger::standing(&database));
        Self { local, folder, story: 1, watchdog }
    }

    /// Where a story notes what it waits for: it is said should the story stand still.
    #[must_use]
    pub fn waits(&self) -> Waits {
        self.watchdog.waits()
    }

    /// The same stage with the deals of another story.
    #[must_use]
    pub fn of_story(self, story: u64) -> Self {
        Self { story, ..self }
    }

    /// The bot on this stage.
    #[must_use]
    pub fn plan(&self) -> Plan {
        plan(Way::StandIn { address: self.local.base_url() }, &self.database(), self.story)
    }

    /// The file of the database.
    #[must_use]
    pub fn database(&self) -> PathBuf {
        self.folder.path().join(DATABASE)
    }

    /// Starts the bot in this process and waits until people can type its commands.
    pub async fn bot(&self) -> Serving {
        let serving = start(self.plan()).await.unwrap();
        serving.connected().await;
        self.commands_known().await;
        serving
    }

    /// Waits until people can type the bot's commands.
    pub async fn commands_known(&self) {
        self.local.until(LONG, "the commands", |local| local.commands().len() >= 19).await.unwrap();
    }

    /// A person.
    #[must_use]
    pub fn person(&self, name: &str) -> Id {
        self.local.person(name).unwrap()
    }

    /// The channel where the tables are opened.
    #[must_use]
    pub fn games(&self) -> Id {
        self.local.channel("games").unwrap()
    }

    /// Opens a table as [`Stage::open`] does, lets the others join, each in their own way, and starts it. Returns its thread.
    pub async fn begin(&self, players: &[Player], options: &[(&str, Value)]) -> Id {
        self.open(players[0].id, options).await;
        for player in &players[1..] {
            let asked = match player.style {
                Style::Commands => self.local.slash(player.id, self.games(), "join", &[]).unwrap(),
                _ => self.press(player.id, self.games(), "Join").await,
            };
            let joined = answered(&self.local, &asked).await;
            assert!(joined.text().contains("You have seat"), "{}", joined.text());
        }
        let asked = match players[0].style {
            Style::Commands => {
                // The lobby is changed when somebody joins, and only then can it be started.
                standing(&self.local, players[0].id, self.games(), "Start").await;
                self.local.slash(players[0].id, self.games(), "start", &[]).unwrap()
            }
            _ => self.press(players[0].id, self.games(), "Start").await,
        };
        answered(&self.local, &asked).await;
        self.thread(players[0].id).await
    }

    /// Presses a button, as [`press`] does.
    pub async fn press(&self, who: Id, channel: Id, label: &str) -> Token {
        press(&self.local, who, channel, label).await
    }

    /// Opens a table, of War unless the options name another game, and waits for its lobby.
    pub async fn open(&self, host: Id, options: &[(&str, Value)]) -> MessageView {
        let mut all = options.to_vec();
        if !all.iter().any(|(name, _)| *name == "game") {
            all.push(("game", json!("war")));
        }
        let asked = self.local.slash(host, self.games(), "open", &all).unwrap();
        let opened = answered(&self.local, &asked).await;
        assert!(opened.text().contains("is open"), "{}", opened.text());
        self.local
            .until_message(LONG, "the lobby", self.games(), host, |message| message.button("Start").is_some())
            .await
            .unwrap()
    }

    /// Waits for the thread of the only game.
    pub async fn thread(&self, viewer: Id) -> Id {
        thread(&self.local, viewer).await
    }

    /// Waits for a message in a thread with this button.
    pub async fn board(&self, thread: Id, viewer: Id, words: &str) -> MessageView {
        self.local
            .until_message(LONG, words, thread, viewer, |message| message.button(words).is_some())
            .await
            .unwrap()
    }

    /// Asks for the file of a finished game and checks every draw of it.
    pub async fn verified(&self, who: Id, result: &MessageView) -> Report {
        verified(&self.local, who, result).await
    }

    /// Waits until the bot owes nothing any more.
    ///
    /// # Panics
    /// If it owes something for too long.
    pub async fn all_sent(&self) {
        let ledger = Ledger::open(&self.database()).await;
        let until = tokio::time::Instant::now() + LONG;
        loop {
            let owed = ledger.owed().await;
            if owed.is_empty() {
                return;
            }
            assert!(tokio::time::Instant::now() < until, "still owed: {owed:?}");
            let seen = requests(&self.local);
            // A request, or the noting of one that was answered already: the database is looked at either way.
            let _ = self
                .local
                .until(Duration::from_millis(250), "a request", |local| requests(local) > seen)
                .await;
        }
    }

    /// Holds that every notice about the only table was said exactly once (a call goes when it is answered, the beginning with the story), that nothing else was said in its thread,
    /// and that one board stands there, which shows the newest move.
    pub async fn each_said_once(&self, viewer: Id, thread: Id) {
        let ledger = Ledger::open(&self.database()).await;
        let mut said = self.local.messages(thread, viewer);
        said.retain(|message| !message.ephemeral);
        let texts: Vec<String> = said.iter().map(MessageView::text).collect();
        let mut by_nonce: BTreeMap<&str, usize> = BTreeMap::new();
        for message in &said {
            let nonce = message.nonce.as_ref().and_then(Value::as_str).unwrap_or_default();
            *by_nonce.entry(nonce).or_default() += 1;
        }
        let mut notices = ledger.notices().await;
        notices.retain(|notice| notice.person.is_none());
        assert!(!notices.is_empty(), "there was something to say: the start at least");
        let mut owed = 0;
        for notice in &notices {
            let count = by_nonce.get(notice.nonce.as_str()).copied().unwrap_or_default();
            // A call goes when it is answered, and one to somebody who has played by then is left out; news go when the story
            // goes on.
            let goes = ["call:", "news:"].iter().any(|begin| notice.name.starts_with(begin));
            assert!(count == 1 || (goes && count == 0), "{notice:?} is said {count} times; {texts:#?}");
            owed += count;
        }
        let boards = said.iter().filter(|message| message.button("As text").is_some()).count();
        assert_eq!(boards, 1, "one board: {texts:#?}");
        let (stories, shown) = (ledger.stories().await.len(), ledger.boards().await);
        assert_eq!(
            said.len(),
            owed + stories + shown,
            "nothing but the notices, the story, the board and whatever is yet to begin: {texts:#?}"
        );
        let (_, shown) = ledger.board().await.expect("a board");
        assert_eq!(shown, i64::try_from(ledger.log().await.len()).unwrap(), "the board shows every entry");
    }

    /// The end of every story: nothing was sent that Discord would refuse.
    pub async fn close(self) {
        let violations = self.local.violations();
        assert!(violations.is_empty(), "Discord would refuse {violations:#?}");
        self.local.stop().await;
    }
}

/// Waits for the newest message in which a button with that label can be pressed.
async fn standing(local: &Localcord, viewer: Id, channel: Id, label: &str) -> MessageView {
    let ready = |message: &MessageView| message.button(label).is_some_and(|button| !button.disabled);
    local.until_message(LONG, label, channel, viewer, ready).await.unwrap()
}

/// Presses a button of a lobby, a board or a result. Those move down when something was said below them: whoever pressed
/// one that has just gone looks again.
///
/// # Panics
/// If it is gone again and again.
pub async fn press(local: &Localcord, who: Id, channel: Id, label: &str) -> Token {
    for _ in 0..10 {
        let message = standing(local, who, channel, label).await;
        if let Ok(asked) = local.press_labelled(who, message.id, label) {
            return asked;
        }
    }
    panic!("the message with {label} is gone whenever it is pressed");
}

/// Waits for the thread of the only game.
pub async fn thread(local: &Localcord, viewer: Id) -> Id {
    let games = local.channel("games").unwrap();
    local.until(LONG, "the thread", |local| !local.threads(viewer, games).is_empty()).await.unwrap();
    local.threads(viewer, games)[0].id
}

/// Asks for the file of a finished game and checks every draw of it.
///
/// # Panics
/// If anything about it does not fit.
pub async fn verified(local: &Localcord, who: Id, result: &MessageView) -> Report {
    let asked = press(local, who, result.channel, "Game file").await;
    let message = answered(local, &asked).await;
    let file = message.files.first().expect("the game file");
    let bytes = local.attachment(file.id).expect("its bytes");
    let report = verify(&bytes, &skald_rules::catalogue::standard());
    assert_eq!(report.findings, [], "the game file verifies");
    report
}

/// How many requests the bot has made.
#[must_use]
pub fn requests(local: &Localcord) -> u64 {
    local.requests().last().map_or(0, |last| last.index + 1)
}

/// Sends a command and returns what the bot answers in the end.
///
/// # Panics
/// If there is no such command, or no answer in time.
pub async fn told(
    local: &Localcord,
    who: Id,
    place: Id,
    command: &str,
    options: &[(&str, Value)],
) -> MessageView {
    let asked = local.slash(who, place, command, options).unwrap();
    answered(local, &asked).await
}

/// The message that a press or command was answered with in the end.
///
/// # Panics
/// If there was none in time.
pub async fn answered(local: &Localcord, asked: &Token) -> MessageView {
    answer_within(local, asked, LONG).await.expect("an answer in time")
}

/// The message that a press or command was answered with in the end, if the bot was there to answer. As long as the very
/// session that was asked lives, a machine that does much else is given its time.
pub async fn answer_of(local: &Localcord, asked: &Token) -> Option<MessageView> {
    let session = local.sessions_begun();
    let until = tokio::time::Instant::now() + LONG;
    loop {
        let first = local.first_answer(asked).await;
        let thinking = matches!(first, Answer::Thinking { .. } | Answer::Noted);
        let answer = come_of(local, asked, first, Duration::from_secs(10)).await;
        let lives = local.connected() && local.sessions_begun() == session;
        if answer.is_some() || !thinking || !lives || tokio::time::Instant::now() > until {
            return answer;
        }
    }
}

async fn answer_within(local: &Localcord, asked: &Token, bound: Duration) -> Option<MessageView> {
    let first = local.first_answer(asked).await;
    come_of(local, asked, first, bound).await
}

/// The message that a first answer is, or comes to.
async fn come_of(local: &Localcord, asked: &Token, first: Answer, bound: Duration) -> Option<MessageView> {
    match first {
        Answer::Message { message } | Answer::Updated { message } => Some(*message),
        Answer::Thinking { .. } | Answer::Noted => local.settled(asked, bound).await.ok(),
        _ => None,
    }
}
