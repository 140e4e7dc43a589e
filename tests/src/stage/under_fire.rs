//! A game between people who go on whatever becomes of the bot: they open, join, begin, play and sleep, to the end
//! of the game or until all give up.
//!
//! What belongs here: what people do, and what must be so in the end. What does not: when the bot dies (`lives`).

use std::{
    collections::{BTreeMap, VecDeque},
    sync::Arc,
    time::Duration,
};

use localcord::{Config, Id, Localcord, MessageView};
use serde_json::{Value, json};
use skald::{
    effects::Effect,
    host::{Clock, Host, Person, TableId},
};
use skald_rules::interface::Duty;
use tokio::{
    runtime::Handle,
    sync::Notify,
    time::{Instant, timeout},
};

use super::{
    LONG, Ledger, Player, Said, Stage, Style, answer_of, answered_twice,
    lives::{Fate, Judge, Life, Still, chance},
    verified,
    watchdog::Waits,
};

/// After how many deaths the bot stays away for a while.
const STAYS_AWAY: usize = 5;
/// How long it does, in milliseconds: longer than Discord knows a message by its nonce.
const AWAY: i64 = 150_000;
/// A bot that has left nothing behind for so long may have done what it has to: then it is looked whether it has.
const LOOK: Duration = Duration::from_millis(2);
/// How long it is waited at most until it is looked again.
const LONGEST_LOOK: Duration = Duration::from_millis(24);
/// More lives than any story has.
const SESSIONS: u64 = 100_000;
/// Somebody sleeps instead of playing as often as one in this.
const SLEEPS: u64 = 7;
/// So many steps no story takes: one that does goes in a circle.
const STEPS: usize = 6_000;
/// So many moves in a row are left without an answer by a bot that hears nothing.
const DEAF: usize = 60;
/// Of so many steps it is told then.
const LAST: usize = 40;

/// What is played, and for how long.
#[derive(Clone, Copy, Debug)]
pub struct Story {
    /// The game.
    pub game: &'static str,
    /// How many play it, three at most.
    pub seats: usize,
    /// Its options, as `/open` takes them.
    pub options: &'static str,
    /// After so many moves all give up, one after the other; otherwise the game comes to its own end.
    pub moves: Option<usize>,
    /// Whether, the game being over, one of them asks for a rematch, and another one joins.
    pub again: bool,
    /// Which deals, and which choices.
    pub seed: u64,
}

/// What came of a story.
#[derive(Debug)]
pub struct Outlived {
    /// How often the bot died, by the effect that was about to be done.
    pub deaths: Vec<Effect>,
    /// How many effects came about.
    pub effects: u64,
    /// How often time was let run out.
    pub slept: usize,
    /// How many moves were confirmed.
    pub confirmed: usize,
}

/// The people, and what they remember.
struct People {
    story: Story,
    players: Vec<Player>,
    luck: u64,
    slept: usize,
    /// How many moves in a row were not answered by a bot that lives.
    unanswered: usize,
    /// How many steps were taken, and the last of them.
    steps: usize,
    last: VecDeque<String>,
}

/// One life of the bot as people meet it.
struct Scene<'s> {
    stage: &'s Stage,
    clock: &'s Still,
    ledger: Ledger,
    host: Host,
    handle: Handle,
    /// Rung with each effect that comes about.
    bell: Arc<Notify>,
}

/// Plays a story while the bot dies as `fate` has it, and holds in the end that nothing was lost, nothing doubled, and no time
/// missed.
///
/// # Panics
/// If anything of that is not so.
pub async fn outlive(story: Story, fate: Fate) -> Outlived {
    // What Discord would refuse is found without its description, too, and at every other place with it.
    // Each life begins a session, and Discord lets a bot begin a thousand a day: whoever dies so often gets more.
    let config = Config { openapi: None, sessions_left: SESSIONS, ..Config::default() };
    let stage = Stage::in_memory(config).await.of_story(story.seed);
    let clock = Still::now();
    // One clock for both: how far they are apart is what the bot reckons with.
    stage.local.hold_clock();
    let shown = Arc::clone(&clock);
    stage.waits().ask(move || format!("{story:?}; the bot's clock shows {}", shown.now()));
    let names = ["Alice", "Boris", "Clara"].iter().take(story.seats).zip(story.seed * 3..);
    let players: Vec<Player> =
        names.map(|(name, seed)| Player::new(&stage.local, name, Style::Commands, seed)).collect();
    let mut judge = Judge::new(fate, players.iter().map(|player| player.id).collect());
    let mut people =
        People { story, players, luck: story.seed, slept: 0, unanswered: 0, steps: 0, last: VecDeque::new() };
    loop {
        let mut life = Life::begin(&stage, &clock);
        let (handle, host) = (life.handle(), life.host.take().unwrap());
        let bell = Arc::clone(&judge.bell);
        let played = async {
            let served = stage.waits().begin("a bot that serves");
            let host = host.await.expect("the bot serves");
            stage.commands_known().await;
            let ledger = Ledger::open(&stage.database()).await;
            drop(served);
            let scene = Scene { stage: &stage, clock: &clock, ledger, host, handle, bell };
            while scene.go_on(&mut people).await {}
        };
        let over = tokio::select! {
            biased;
            () = judge.watch(&stage, &mut life) => false,
            () = played => true,
        };
        if over {
            judge.fate = Fate::Spared;
            tokio::select! {
                biased;
                () = judge.watch(&stage, &mut life) => unreachable!("it is spared"),
                () = all_is_well(&stage, &people, story) => {}
            }
        }
        life.end(&stage).await;
        if over {
            break;
        }
        if judge.deaths.len().is_multiple_of(STAYS_AWAY) {
            clock.pass(&stage.local, AWAY);
        }
    }
    let confirmed = people.players.iter().map(|player| player.confirmed.len()).sum();
    stage.close().await;
    Outlived { deaths: judge.deaths, effects: judge.effects, slept: people.slept, confirmed }
}

impl People {
    /// Notes what was done, and fails when the story goes in a circle.
    fn step(&mut self, done: String, waits: &Waits) {
        self.steps += 1;
        self.last.push_back(done);
        if self.last.len() > LAST {
            self.last.pop_front();
        }
        let Self { story, last, .. } = self;
        let goes_on = self.steps < STEPS && self.unanswered < DEAF;
        assert!(goes_on, "{story:?} comes to no end: {last:#?}\n{}", waits.witnessed());
    }
}

impl Scene<'_> {
    /// Waits until the bot has done what it has to, then does what comes next. Whether there is more to do.
    async fn go_on(&self, people: &mut People) -> bool {
        let wait = |what: &str| self.stage.waits().begin(what);
        let quiet = wait("the bot to have done what it has to");
        self.quiet().await;
        drop(quiet);
        let _step = wait("the next step of the story");
        let games = self.stage.games();
        let alice = people.players[0].id;
        match self.ledger.table().await {
            None => {
                people.step("open".to_owned(), &self.stage.waits());
                let story = people.story;
                let options = [
                    ("game", json!(story.game)),
                    ("seats", json!(people.players.len())),
                    ("pace", json!("1d")),
                    ("reserve", json!("none")),
                    ("options", json!(story.options)),
                ];
                self.command(alice, games, "open", &options).await;
            }
            Some((_, status, seats)) if status == "lobby" => {
                people.step(format!("join or start, with {seats} there"), &self.stage.waits());
                match people.players.get(seats) {
                    Some(player) => self.command(player.id, games, "join", &[]).await,
                    None => self.command(alice, games, "start", &[]).await,
                };
            }
            Some((table, status, _)) if status == "playing" => self.play(TableId(table), people).await,
            Some((_, status, _)) if status == "over" => {
                return people.story.again && self.rematch(people).await;
            }
            Some((table, status, _)) => {
                let info = self.host.info(TableId(table)).await.unwrap();
                assert!(info.rests(), "nobody has the table be {status}: {:?}", info.pause_why);
                // All have slept for so long that it waits for one of them to come back.
                people.step("let the table go on".to_owned(), &self.stage.waits());
                let thread = self.stage.thread(alice).await;
                self.command(alice, thread, "table resume", &[]).await;
            }
        }
        true
    }

    /// Somebody for whom the table waits plays, sleeps, or gives up when it is long enough.
    async fn play(&self, table: TableId, people: &mut People) {
        assert_eq!(self.ledger.missed(self.clock.now()).await, 0, "a clock has run out and nothing was done");
        let wait = |what: &str| self.stage.waits().begin(what);
        let looks = wait("a look at the table");
        let look = self.host.board(table).await.unwrap();
        let mut asked = Vec::new();
        for (at, player) in people.players.iter().enumerate() {
            let who = Person(player.id.0);
            if look.waiting.iter().any(|wait| wait.person == Some(who)) && self.owes(table, who).await {
                asked.push(at);
            }
        }
        drop(looks);
        let log = self.ledger.log().await;
        let played = log.iter().filter(|entry| entry.kind == "answer" && entry.by == "hand").count();
        let thread = self.stage.thread(people.players[0].id).await;
        if people.story.moves.is_some_and(|moves| played >= moves) {
            // One after the other, until the game is over.
            let gone = log.iter().filter(|entry| entry.kind == "resign").count();
            people.step(format!("give up, as {gone} have"), &self.stage.waits());
            self.give_up(people.players[gone.min(people.story.seats - 1)].id, thread).await;
            return;
        }
        let sleeps = chance(&mut people.luck, SLEEPS) == 0;
        if let Some(at) = asked.first().copied().filter(|_| !sleeps) {
            let player = &mut people.players[at];
            // Should the bot die before it answers, the move may have been played or not.
            player.unsure += 1;
            let _turn = wait(&format!("the turn of player {at}"));
            let said = player.turn(&self.stage.local, thread).await;
            player.unsure -= 1;
            people.unanswered = if said == Said::Again { people.unanswered + 1 } else { 0 };
            people.step(format!("the turn of player {at}: {said:?}"), &self.stage.waits());
            if said != Said::NotAsked {
                return;
            }
        }
        people.slept += 1;
        let _sleeps = wait("what is due next, and the bot to do it");
        let (now, next) = (self.clock.now(), self.host.store().next_due(false).await.unwrap());
        let next = next.into_iter().chain(self.host.outbox_next(i64::MIN).await.unwrap()).min();
        let next = next.unwrap_or_else(|| panic!("{:?} waits for nobody, and nothing is due", people.story));
        people.step(format!("sleep for {}", next - now), &self.stage.waits());
        self.clock.pass(&self.stage.local, (next - now).max(1));
        self.tick().await;
    }

    /// One of those who have played presses for a rematch, and another one joins. Whether there was more to do.
    async fn rematch(&self, people: &mut People) -> bool {
        let (one, other) = (people.players[0].id, people.players[1].id);
        let (there, thread) = (self.ledger.rematch().await, self.stage.thread(one).await);
        people.step(format!("a rematch, with {there:?} there"), &self.stage.waits());
        match there {
            None => {
                let messages = self.stage.local.messages(thread, one);
                let result = messages.iter().rev().find(|message| message.button("Rematch").is_some());
                let Some(result) = result else { return true };
                if let Ok(asked) = self.stage.local.press_labelled(one, result.id, "Rematch") {
                    answer_of(&self.stage.local, &asked).await;
                }
            }
            Some(1) => {
                self.command(other, thread, "join", &[]).await;
            }
            Some(_) => return false,
        }
        true
    }

    /// Whether somebody has yet to answer. An answer that waits for its moment could be changed, and would be played once only.
    async fn owes(&self, table: TableId, who: Person) -> bool {
        let look = self.host.look(table, who).await;
        look.is_ok_and(|look| look.decisions.iter().any(|decision| decision.duty == Duty::Owed))
    }

    async fn give_up(&self, who: Id, thread: Id) {
        let Some(sure) = self.command(who, thread, "resign", &[]).await else { return };
        if let Ok(asked) = self.stage.local.press_labelled(who, sure.id, "Resign") {
            answer_of(&self.stage.local, &asked).await;
        }
    }

    async fn command(
        &self,
        who: Id,
        place: Id,
        command: &str,
        options: &[(&str, Value)],
    ) -> Option<MessageView> {
        let asked = self.stage.local.slash(who, place, command, options).unwrap();
        answer_of(&self.stage.local, &asked).await
    }

    /// Has the bot look at the clock, as it would when it had waited.
    async fn tick(&self) {
        let host = self.host.clone();
        self.handle.spawn(async move { host.tick().await.map(|_| ()) }).await.unwrap().unwrap();
    }

    /// Waits until the bot owes nothing that it could give now. Time stands still meanwhile: what is under way has to come to its
    /// end by itself.
    async fn quiet(&self) {
        let until = Instant::now() + LONG;
        let mut pause = LOOK;
        loop {
            let now = self.clock.now();
            let busy = self.ledger.busy(now).await;
            if busy.is_empty() {
                return;
            }
            assert!(Instant::now() < until, "not done: {busy:?}\n{}", self.stage.waits().witnessed());
            // While one effect follows the other nobody needs to look.
            while timeout(pause, self.bell.notified()).await.is_ok() {
                pause = LOOK;
            }
            pause = (pause * 2).min(LONGEST_LOOK);
        }
    }
}

/// What must be so when a story is over.
async fn all_is_well(stage: &Stage, people: &People, story: Story) {
    stage.all_sent().await;
    let ledger = Ledger::open(&stage.database()).await;
    let local = &stage.local;
    let viewer = people.players[0].id;
    let thread = stage.thread(viewer).await;
    let log = ledger.log().await;
    assert_eq!(ledger.rematch().await, story.again.then_some(2), "one game more, with both who wish for it");
    let numbers: Vec<i64> = log.iter().map(|entry| entry.number).collect();
    assert_eq!(numbers, (0..).take(numbers.len()).collect::<Vec<i64>>(), "the log has no gap");
    // In other games answers may be changed, or are asked for in the same name again: there the number of moves tells.
    if story.game == "war" {
        let doubled = answered_twice(&log);
        assert!(doubled.is_empty(), "answered twice: {doubled:?}");
    }
    for player in &people.players {
        let seat = ledger.seat_of(player.id.0).await;
        let by_hand = |entry: &&super::Entry| {
            entry.kind == "answer" && entry.seat == Some(seat) && entry.by.starts_with("hand")
        };
        let lines: Vec<&str> = log.iter().filter(by_hand).map(|entry| entry.text.as_str()).collect();
        // The bot confirms in the words of its menus, the log keeps notation: so they are counted.
        let (sure, played) = (player.confirmed.len(), lines.len());
        assert!(
            (sure..=sure + player.unsure).contains(&played),
            "{:?} were confirmed, {} are unsure, and {lines:?} are in the log",
            player.confirmed,
            player.unsure
        );
        each_private_message_once(local, &ledger, player.id).await;
    }
    stage.each_said_once(viewer, thread).await;
    let result = stage.board(thread, viewer, "Verify").await;
    verified(local, viewer, &result).await;
}

/// Every notice to somebody arrived once, and there is one hand.
async fn each_private_message_once(local: &Localcord, ledger: &Ledger, who: Id) {
    let said = local.messages(local.dm(who), who);
    let mut count: BTreeMap<String, usize> = BTreeMap::new();
    for message in &said {
        let nonce = message.nonce.as_ref().and_then(Value::as_str).unwrap_or_default();
        *count.entry(nonce.to_owned()).or_default() += 1;
    }
    for notice in ledger.notices().await.iter().filter(|notice| notice.person == i64::try_from(who.0).ok()) {
        let times = count.remove(&notice.nonce).unwrap_or_default();
        // A call goes when it is answered.
        let call = notice.name.starts_with("call:");
        assert!(times == 1 || (call && times == 0), "{notice:?} came {times} times");
    }
    let texts: Vec<String> = said.iter().map(MessageView::text).collect();
    assert!(count.values().sum::<usize>() <= 1, "more than the notices and one hand: {texts:#?} {count:?}");
}
