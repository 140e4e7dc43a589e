//! Nothing leaks by time at a table of people (INV-40, ASY-2): from positions of random games, two worlds are played on in which
//! nothing differs but what one player has in hand, set and in the deck, and when that player presses. The other one does the
//! same in both, and whoever looks on sees the same at every minute. The property suite shows it of the rules alone.

use crate::{
    common::{ADA, BEN, CYD, House, legions::duel, position},
    lraw::view,
};
use skald::host::{Body, Person, Status, TableId, To};
use skald_rules::{
    chance::{Chance, Fast},
    interface::{DecisionId, Kit, Options, Papers, Rules, Seat, Sight, Viewer},
    lraw::{
        Lraw, State,
        state::{Asked, Card, Zone},
    },
    playout,
};
use skald_tests::lists::random_decks;

const MINUTE: i64 = 60_000;
/// How many answers are followed from a position.
const AHEAD: u32 = 9;
/// How long after the other world's a pass is pressed, within the same minute.
const LATER: i64 = 20_000;

/// A position of a random game, and the same with other cards where only one player sees them.
struct Twins {
    /// Who holds the hidden cards; the other one is on turn.
    quiet: Seat,
    positions: [String; 2],
    /// The cards by which the two differ.
    apart: Vec<Card>,
}

/// Positions out of a game between two random legal decks: a turn goes on, and the other player has set something.
fn twins(number: u64) -> Vec<Twins> {
    let game = Lraw::standard(2).unwrap();
    let kits: Vec<Kit> = random_decks(&game, 2, number);
    let (mut dice, mut choices) = (Fast::new(number), Fast::new(!number));
    let mut found = Vec::new();
    let mut state = game.start(&kits, &mut dice, &mut Vec::new()).unwrap();
    while let Some(input) = playout::next_input(&game, &state, 2, &mut choices).unwrap() {
        game.play(&mut state, &input, &mut dice, &mut Vec::new()).unwrap();
        let main = state.asked.as_ref().is_some_and(|asked| asked.what == Asked::Main);
        if main && state.turn > 4 && choices.pick("sample", 6) == 0 {
            found.extend(redealt(&game, &state, u64::from(choices.pick("luck", 100_000))));
        }
    }
    found
}

/// The cards of a seat that nobody else sees.
fn hidden(state: &State, seat: Seat) -> Vec<Card> {
    let side = state.side(seat);
    let set = side.field().filter(|card| !state.card(*card).up);
    side.deck.iter().chain(&side.hand).copied().chain(set).collect()
}

/// The twin of a position, if anybody could be asked in it and something is hidden.
fn redealt(game: &Lraw, state: &State, luck: u64) -> Option<Twins> {
    let quiet = state.next(state.active);
    let set = state.side(quiet).field().any(|card| !state.card(card).up);
    let mut other = game.redraw(state, Viewer::Seat(state.active), &mut Fast::new(luck));
    for (lying, drawn) in state.cards.iter().zip(&mut other.cards).filter(|(lying, _)| lying.owner != quiet) {
        drawn.face = lying.face;
    }
    let differs = |card: &Card| state.card(*card).face != other.card(*card).face;
    let apart: Vec<Card> = hidden(state, quiet).into_iter().filter(differs).collect();
    let fights = state.side(state.active).cards(Zone::Warrior).next().is_some();
    let meant = set && fights && state.notes.is_empty() && apart.len() > 2;
    let positions = [state, &other].map(|state| game.print_position(state));
    meant.then_some(Twins { quiet, positions, apart })
}

/// One of the two worlds.
struct World {
    house: House,
    table: TableId,
    quiet: Person,
    /// When a pass is pressed after a full minute and seven seconds.
    presses: i64,
}

impl World {
    async fn begin(position: &str, quiet: Person, orders: &[&str], presses: i64) -> Self {
        let orders: Vec<(Person, &str)> = orders.iter().map(|order| (quiet, *order)).collect();
        let (house, table) = duel(position, Options::default(), &orders).await;
        house.deliver().await;
        let world = Self { house, table, quiet, presses };
        world.to_the_minute().await;
        world
    }

    /// Time passes up to seven seconds after the next full minute.
    async fn to_the_minute(&self) {
        let now = self.house.clock_now();
        self.house.pass((now / MINUTE + 1) * MINUTE + 7_000 - now).await;
    }

    /// For whom the table waits.
    async fn asked(&self) -> Option<Person> {
        let board = self.house.host.board(self.table).await.unwrap();
        board.waiting.first().and_then(|wait| wait.person)
    }

    async fn state(&self) -> State {
        let text = position(&self.house, self.table).await.print_position();
        Lraw::read_position("now", &text).unwrap().1
    }

    async fn at(&self, who: Person) -> DecisionId {
        self.house.question(self.table, who).await.unwrap()
    }

    /// Somebody answers; whether that could be done.
    async fn plays(&self, who: Person, line: &str) -> bool {
        let done = self.house.host.play(who, self.table, self.at(who).await, line).await.is_ok();
        self.house.host.tick().await.unwrap();
        done
    }

    /// All that anybody but the quiet one can see, and when: the table, what is told, whom it waits for, and what is sent to
    /// others.
    async fn seen(&self) -> Seen {
        let host = &self.house.host;
        let info = host.info(self.table).await.unwrap();
        let waits = format!("{:?} {:?}", info.status, host.board(self.table).await.unwrap().waiting);
        let told = host.history(self.table, 0, u32::MAX).await.unwrap();
        let told = told.into_iter().map(|entry| format!("{entry:?}")).collect();
        let other = if self.quiet == ADA { BEN } else { ADA };
        let mut tables = Vec::new();
        for who in [CYD, other] {
            tables.push(format!("{:?}", view(&self.house, self.table, who).await.table));
        }
        let sent = self.house.deliver().await.into_iter().filter(|item| item.to != To::Person(self.quiet));
        let sent = sent.map(|item| match item.body {
            // Its number counts what was sent to the quiet one as well.
            Body::TakeAway { .. } => "taken away".to_owned(),
            body => format!("{:?} {body:?}", item.to),
        });
        let sent = sent.collect();
        Seen { at: self.house.clock_now(), waits, told, tables, sent }
    }
}

#[derive(Debug, PartialEq, Eq)]
struct Seen {
    at: i64,
    waits: String,
    told: Vec<String>,
    tables: Vec<String>,
    sent: Vec<String>,
}

/// The part of what is seen in which two worlds differ.
fn difference(one: &Seen, other: &Seen) -> Option<String> {
    if one == other {
        return None;
    }
    let mut parts = Vec::new();
    let news = |of: &Seen| of.told.iter().rev().take(3).cloned().collect::<Vec<_>>();
    if one.waits != other.waits {
        parts.push(format!("{}\n{}", one.waits, other.waits));
    }
    if one.told != other.told {
        parts.push(format!("{:#?}\n{:#?}", news(one), news(other)));
    }
    if one.sent != other.sent {
        parts.push(format!("{:#?}\n{:#?}", one.sent, other.sent));
    }
    if one.tables != other.tables {
        parts.push("the tables".to_owned());
    }
    Some(format!("at {} and {}: {}", one.at, other.at, parts.join("\n")))
}

/// How far two worlds were followed.
#[derive(Debug, Default)]
struct Followed {
    /// What the player on turn did, in both.
    deeds: u32,
    /// Passes by hand, in both.
    passes: u32,
}

/// Plays both worlds on by the same public acts.
async fn follow(twins: &Twins, orders: &[&str], later: i64, count: &mut Followed) -> Result<(), String> {
    let quiet = [ADA, BEN][twins.quiet.index()];
    let one = World::begin(&twins.positions[0], quiet, orders, 0).await;
    let other = World::begin(&twins.positions[1], quiet, orders, later).await;
    let mut choices = Fast::new(7);
    for _ in 0..AHEAD {
        if let Some(what) = difference(&one.seen().await, &other.seen().await) {
            return Err(what);
        }
        let now = one.state().await;
        let open = |state: &State| twins.apart.iter().any(|card| state.card(*card).open());
        let Some(who) = one.asked().await else { break };
        // Once a hidden card has come to light, the worlds differ for everybody to see.
        if open(&now) || open(&other.state().await) || !now.notes.is_empty() {
            break;
        }
        if who != quiet {
            let line = deed(&one, who, &mut choices).await;
            let done = [one.plays(who, &line).await, other.plays(who, &line).await];
            if done[0] != done[1] {
                return Err(format!("\"{line}\" is possible in one of them alone"));
            }
            count.deeds += u32::from(done[0]);
            if opened_by(&one, &other, &twins.apart).await {
                break;
            }
            continue;
        }
        if now.asked.is_none_or(|asked| asked.what != Asked::Respond) || now.active == twins.quiet {
            break;
        }
        passes(&one, &other).await?;
        count.passes += 1;
        if opened_by(&one, &other, &twins.apart).await {
            break;
        }
    }
    Ok(())
}

/// Something that whoever is on turn can do, at random: of a few deeds the one that lets the other one answer most likely.
async fn deed(world: &World, who: Person, choices: &mut Fast) -> String {
    const RATHER: [&str; 4] = ["attack", "use", "conscript", "set"];
    let (table, at) = (position(&world.house, world.table).await, world.at(who).await);
    let deeds = (0..8).map(|_| table.random_move(at, choices).unwrap());
    let rank = |line: &String| RATHER.iter().position(|verb| line.starts_with(verb)).unwrap_or(RATHER.len());
    deeds.min_by_key(rank).unwrap()
}

/// Whether what was done just now has brought a hidden card to light.
async fn opened_by(one: &World, other: &World, apart: &[Card]) -> bool {
    for world in [one, other] {
        let info = world.house.host.info(world.table).await.unwrap();
        let state = world.state().await;
        let opened = apart.iter().any(|card| state.card(*card).open());
        if info.status == Status::Over || opened || !state.notes.is_empty() {
            return true;
        }
    }
    false
}

/// The quiet one passes by hand in both worlds, in the same minute, and time goes on until it counts.
async fn passes(one: &World, other: &World) -> Result<(), String> {
    for world in [one, other] {
        world.to_the_minute().await;
        world.house.pass(world.presses).await;
        assert!(world.plays(world.quiet, "pass").await);
        world.house.pass(LATER - world.presses).await;
    }
    let before = one.house.host.info(one.table).await.unwrap().log;
    for _ in 0..=10 {
        if let Some(what) = difference(&one.seen().await, &other.seen().await) {
            return Err(what);
        }
        if one.house.host.info(one.table).await.unwrap().log > before {
            return Ok(());
        }
        for world in [one, other] {
            world.to_the_minute().await;
        }
    }
    panic!("a pass never counts");
}

/// Follows positions of several random games until one of them tells something.
async fn compare(orders: &[&str], later: i64) -> Result<Followed, String> {
    let mut count = Followed::default();
    for number in 0..GAMES {
        for twins in twins(number + 300).iter().take(EACH) {
            follow(twins, orders, later, &mut count)
                .await
                .map_err(|what| format!("game {number}, {orders:?}, {count:?}: {what}"))?;
        }
    }
    Ok(count)
}

/// Random games that are looked at.
const GAMES: u64 = 8;
/// Positions of each.
const EACH: usize = 2;

// shows LRAW-3.5.2
#[tokio::test]
async fn in_bluff_public_words_and_their_times_tell_nothing_of_hidden_cards() {
    let count = compare(&["stop attack-warlord 0 attack-warrior 0 unified unified-opt keyword trigger conscription end-of-war"], LATER).await.unwrap();
    assert!(count.passes > 10 && count.deeds > 20, "{count:?}");
}

// shows LRAW-3.5.2
#[tokio::test]
async fn in_open_public_words_and_their_times_tell_nothing_of_hidden_cards() {
    let count = compare(&["mode open"], LATER).await.unwrap();
    assert!(count.passes > 10 && count.deeds > 20, "{count:?}");
}

#[tokio::test]
async fn the_comparison_finds_what_quick_gives_away() {
    let told = compare(&["mode quick"], 0).await;
    assert!(told.is_err(), "an instant pass tells that no answer was possible: {told:?}");
}
