//! What the host's stories share: a clock that obeys, a database in a folder of its own, people, and a small game.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, clippy::indexing_slicing)]

pub mod cups;
pub mod legions;
pub mod lost;
pub mod matches;
pub mod own_cards;
pub mod race;

use std::sync::{
    Arc,
    atomic::{AtomicI64, Ordering},
};

use skald::{
    host::{
        Body, Clock, Host, HostConfig, HostError, Join, OpenTable, OutboxItem, Person, Refused, Road, Sent,
        TableId, TableInfo, Terms,
    },
    store::{SnapshotRow, Store},
};
use skald_rules::{
    catalogue::{Catalogue, GameKind},
    chance::Fast,
    interface::{DecisionId, Duty, Options, Seat, Setup},
    players::Level,
    table::Table,
};
use skald_tests::luck::Repeatable;
use tempfile::TempDir;

pub const HOUR: i64 = 3_600_000;
pub const DAY: i64 = 24 * HOUR;

pub const ADA: Person = Person(101);
pub const BEN: Person = Person(u64::MAX - 7);
pub const CYD: Person = Person(103);

/// A clock that stands still until it is told otherwise.
#[derive(Debug)]
pub struct Hand(AtomicI64);

impl Hand {
    pub fn pass(&self, millis: i64) {
        self.0.fetch_add(millis, Ordering::SeqCst);
    }
}

impl Clock for Hand {
    fn now(&self) -> i64 {
        self.0.load(Ordering::SeqCst)
    }
}

/// A host that begins to serve by this clock and with these deals.
pub async fn serving(
    store: Store,
    games: Catalogue,
    clock: &Arc<Hand>,
    deals: &Arc<Repeatable>,
    config: HostConfig,
) -> Result<Host, HostError> {
    Host::start_serving(store, games, clock.clone(), deals.clone(), config).await
}

/// A house: a database, a clock, and the host that serves in it.
pub struct House {
    pub folder: TempDir,
    pub clock: Arc<Hand>,
    /// They go on after a death: nothing is dealt twice.
    pub deals: Arc<Repeatable>,
    pub games: Catalogue,
    pub config: HostConfig,
    pub host: Host,
}

pub fn games() -> Catalogue {
    skald_rules::catalogue::standard().with(GameKind::of::<race::Race>())
}

pub fn quick() -> HostConfig {
    HostConfig { machine_pause: 0, computer_pause: 0, ..HostConfig::default() }
}

impl House {
    pub async fn new() -> Self {
        Self::with(quick()).await
    }

    pub async fn with(config: HostConfig) -> Self {
        Self::made(config, games(), 1).await
    }

    /// A house with other games, in which those of a story are dealt.
    pub async fn of(games: Catalogue, story: u64) -> Self {
        Self::made(quick(), games, story).await
    }

    /// A house in which a database stands that another version has written, as SQL; this version serves from `now` on.
    pub async fn moved_in(games: Catalogue, sql: &'static str, now: i64) -> Self {
        let folder = tempfile::tempdir().unwrap();
        Store::from_dump(&folder.path().join("skald.db"), sql).await.unwrap();
        Self::served(folder, quick(), games, 1, now).await
    }

    async fn made(config: HostConfig, games: Catalogue, story: u64) -> Self {
        Self::served(tempfile::tempdir().unwrap(), config, games, story, 1_800_000_000_000).await
    }

    async fn served(folder: TempDir, config: HostConfig, games: Catalogue, story: u64, now: i64) -> Self {
        let clock = Arc::new(Hand(AtomicI64::new(now)));
        let store = Store::open(&folder.path().join("skald.db")).await.unwrap();
        let deals = Arc::new(Repeatable::story(story));
        let host = serving(store, games.clone(), &clock, &deals, config.clone()).await.unwrap();
        Self { folder, clock, deals, games, config, host }
    }

    /// What the clock shows.
    pub fn clock_now(&self) -> i64 {
        self.clock.now()
    }

    pub async fn store(&self) -> Store {
        Store::open(&self.folder.path().join("skald.db")).await.unwrap()
    }

    /// The process dies without a word, is away for `away`, and another begins.
    pub async fn die_and_return(&mut self, away: i64) {
        self.host.store().faults().mend();
        self.host.store().close().await;
        // A lease of the dead runs out first; the time away counts from the last beat.
        self.clock.pass(away.max(self.config.lease + 1));
        let store = self.store().await;
        self.host =
            serving(store, self.games.clone(), &self.clock, &self.deals, self.config.clone()).await.unwrap();
    }

    /// Lets time pass and does what is due.
    pub async fn pass(&self, millis: i64) -> Option<i64> {
        self.clock.pass(millis);
        self.host.tick().await.unwrap()
    }

    /// A lobby with Ada, who runs it, and Ben.
    pub async fn lobby(&self, rounds: u8) -> TableId {
        let table = self.host.open(ADA, race(rounds)).await.unwrap().id;
        let join = Join { name: "Ben".into(), words: "ben's words".into(), ..Join::default() };
        self.host.join(BEN, table, join).await.unwrap();
        table
    }

    /// A game between Ada and Ben in which Ada is asked first.
    pub async fn game(&self, rounds: u8) -> TableId {
        let table = self.lobby(rounds).await;
        self.host.start(ADA, table).await.unwrap();
        self.host.tick().await.unwrap();
        table
    }

    /// A game between Ada and Ben, as Ada wishes for it.
    pub async fn duel(&self, wish: OpenTable) -> TableId {
        let table = self.host.open(ADA, wish).await.unwrap().id;
        self.host.join(BEN, table, Join { name: "Ben".into(), ..Join::default() }).await.unwrap();
        self.host.start(ADA, table).await.unwrap();
        self.host.tick().await.unwrap();
        table
    }

    /// What Ada or Ben is asked now.
    pub async fn question(&self, table: TableId, person: Person) -> Option<DecisionId> {
        let look = self.host.look(table, person).await.unwrap();
        look.decisions.first().map(|decision| DecisionId::new(&decision.id).unwrap())
    }

    /// Plays `line` for whoever is asked.
    pub async fn answer(&self, table: TableId, line: &str) -> Person {
        let look = self.host.board(table).await.unwrap();
        let person = look.waiting[0].person.unwrap();
        let at = self.question(table, person).await.unwrap();
        self.host.play(person, table, at, line).await.unwrap();
        self.host.tick().await.unwrap();
        person
    }

    /// Everything that is owed now, the boards first.
    pub async fn owed(&self) -> Vec<OutboxItem> {
        let mut owed = Vec::new();
        for road in Road::ALL {
            owed.extend(self.host.outbox_due(road, 99).await.unwrap());
        }
        owed
    }

    /// Sends everything that is owed; returns what was sent.
    pub async fn deliver(&self) -> Vec<OutboxItem> {
        let mut sent = Vec::new();
        loop {
            let due = self.owed().await;
            if due.is_empty() {
                return sent;
            }
            for item in due {
                assert!(self.host.outbox_try(&item, 60_000).await.unwrap());
                let done = Sent { channel: 7, message: message_of(&item), number: 0 };
                self.host.outbox_sent(&item, Some(done)).await.unwrap();
                sent.push(item);
            }
        }
    }
}

/// A table that the first of these people has opened as wished, and that all have joined and begun.
pub async fn begun(house: &House, wish: OpenTable, people: &[(Person, &str)]) -> TableId {
    let [(first, name), others @ ..] = people else { panic!("nobody plays") };
    let seats = Some(u8::try_from(people.len()).unwrap());
    let wish = OpenTable { seats, name: (*name).to_owned(), ..wish };
    let table = house.host.open(*first, wish).await.unwrap().id;
    for (person, name) in others {
        house.host.join(*person, table, Join { name: (*name).to_owned(), ..Join::default() }).await.unwrap();
    }
    house.host.start(*first, table).await.unwrap();
    house.host.tick().await.unwrap();
    table
}

/// Puts a table into a position, written as scenarios write it, as if it had been left so; the host comes back to it.
pub async fn placed(house: &mut House, table: TableId, position: &str) {
    let info = house.host.info(table).await.unwrap();
    let position = house.games.get(&info.game).unwrap().read_position("placed", position).unwrap();
    stood(house, table, &*position).await;
}

/// Has a table stand as this one does, as if it had been left so; the host comes back to it.
pub async fn stood(house: &mut House, table: TableId, position: &dyn Table) {
    position.check().unwrap();
    let info = house.host.info(table).await.unwrap();
    let mut change = house.host.store().write().await.unwrap();
    change.save_snapshot(table, &SnapshotRow { number: info.log - 1, bytes: position.snapshot() });
    change.commit().await.unwrap();
    house.die_and_return(1).await;
}

/// What the host says to somebody who types this at a table, where it cannot be done.
pub async fn said(house: &House, table: TableId, who: Person, line: &str) -> String {
    let info = house.host.info(table).await.unwrap();
    let why = refused(house.host.play_text(who, table, line).await);
    assert_eq!(house.host.info(table).await.unwrap().log, info.log, "a refusal changes nothing");
    skald_rules::words::english().say(&why.say(), &info)
}

/// How things stand at a table, as the database keeps it.
pub async fn position(house: &House, table: TableId) -> Box<dyn Table> {
    let info = house.host.info(table).await.unwrap();
    let seats = u8::try_from(info.seats.len()).unwrap();
    let packs = house.host.packs_for(&info.game);
    let setup = Setup { seats, options: info.options, packs };
    let rules = house.games.get(&info.game).unwrap().open(&setup).unwrap();
    let snapshot = house.host.store().snapshot(table).await.unwrap().unwrap();
    // What an older version wrote is read from the log.
    match rules.restore(&snapshot.bytes) {
        Ok(position) => position,
        Err(_) => rules.restore(&house.host.replayed(table).await.unwrap()).unwrap(),
    }
}

/// A random answer to a question of a table, in the game's notation.
pub async fn random_line(house: &House, table: TableId, at: DecisionId, dice: &mut Fast) -> String {
    position(house, table).await.random_move(at, dice).unwrap()
}

/// Somebody for whom a table waits answers at random, unless the answer is given and waits for its release; what is due then
/// is done.
pub async fn answer_at_random(house: &House, table: TableId, dice: &mut Fast) {
    let waiting = house.host.board(table).await.unwrap().waiting;
    if let Some(person) = waiting.first().and_then(|wait| wait.person) {
        let look = house.host.look(table, person).await.unwrap();
        if let Some(owed) = look.decisions.iter().find(|decision| decision.duty == Duty::Owed) {
            let at = DecisionId::new(&owed.id).unwrap();
            let line = random_line(house, table, at, dice).await;
            house.host.play(person, table, at, &line).await.unwrap();
        }
    }
    house.host.tick().await.unwrap();
}

pub fn race(rounds: u8) -> OpenTable {
    OpenTable {
        game: "race".into(),
        seats: None,
        options: Options::default().with("rounds", &rounds.to_string()),
        terms: Terms::of(Some(DAY)),
        guild: Some(1),
        language: "en-US".into(),
        channel: 7,
        thread: None,
        above: None,
        manages: false,
        name: "Ada".into(),
        words: "ada's  words".into(),
        computers: 0,
        level: Level::default(),
    }
}

/// The refusal in an error.
pub fn refused<T: std::fmt::Debug>(result: Result<T, HostError>) -> Refused {
    match result {
        Err(HostError::Refused(refused)) => refused,
        other => panic!("a refusal was expected, not {other:?}"),
    }
}

pub fn names(info: &TableInfo) -> Vec<&str> {
    info.seats.iter().map(|seat| seat.name.as_str()).collect()
}

/// The message that [`House::deliver`] makes of a row.
pub fn message_of(item: &OutboxItem) -> u64 {
    5000 + u64::try_from(item.id).unwrap()
}

/// The messages that are to be taken away.
pub fn taken(sent: &[OutboxItem]) -> Vec<u64> {
    let message = |item: &OutboxItem| match item.body {
        Body::TakeAway { message, .. } => Some(message),
        _ => None,
    };
    sent.iter().filter_map(message).collect()
}

/// The sentence of a notice, with the names of the seats as they were taken; nothing where it is none.
pub fn text_of(item: &OutboxItem) -> Option<String> {
    let Body::Say { say, .. } = &item.body else { return None };
    let name = |seat: Seat| ["Ada", "Ben", "Cyd", "Dan"][seat.index()].to_owned();
    Some(skald_rules::words::english().say(say, &name))
}
