//! When answers to windows count in Legions: Realms at War (5.2, ASY-5, ASY-6, INV-40): what settings give at once, a turn's first pass by
//! hand every ten minutes, further ones every minute, and what is used at once. What else a table of this game does by time stands
//! in `lraw`.

use crate::{
    common::{ADA, BEN, CYD, DAY, HOUR, House, legions::duel, placed, refused},
    lraw::view,
};
use skald::host::{Choose, DraftView, OpenTable, Person, Refused, TableId, Terms, To};
use skald_rules::interface::{DecisionId, Duty, Options};
use sqlx::{Connection, SqliteConnection, sqlite::SqliteConnectOptions};

const MINUTE: i64 = 60_000;
/// How far apart the moments lie at which a turn's first pass counts.
const FIRST: i64 = 10 * MINUTE;

/// Ada, whose turn it is, has three Warriors of attack 5; Ben has a card set that can answer an attack.
const THREE: &str = r#"
seat.a = { deck = "orc", field = ["or-01", "or-01", "or-01"] }
seat.b = { deck = "hero", set = ["or-18"] }
"#;

/// A duel in the middle of Ada's turn.
struct Duel {
    house: House,
    table: TableId,
}

impl Duel {
    async fn laid(position: &str, options: Options, orders: &[&str]) -> Self {
        let orders: Vec<(Person, &str)> = orders.iter().map(|order| (BEN, *order)).collect();
        let (house, table) = duel(position, options, &orders).await;
        Self { house, table }
    }

    async fn plain(orders: &[&str]) -> Self {
        Self::laid(THREE, Options::default(), orders).await
    }

    fn now(&self) -> i64 {
        self.house.clock_now()
    }

    /// Time passes up to so much after the next full ten minutes.
    async fn at(&self, past: i64) {
        let next = (self.now() / FIRST + 1) * FIRST + past;
        self.house.pass(next - self.now()).await;
    }

    async fn plays(&self, who: Person, line: &str) {
        let done = self.house.host.play_text(who, self.table, line).await;
        done.unwrap_or_else(|no| panic!("{line}: {no:?}"));
        self.house.host.tick().await.unwrap();
    }

    /// Every answer since Ada's first attack: the move, by whom, and when it counted.
    async fn log(&self) -> Vec<(String, String, i64)> {
        let log = self.house.host.store().log(self.table, 0, 9_999).await.unwrap();
        let first = log.iter().position(|entry| entry.text.contains(" attack ")).unwrap_or(log.len());
        log.into_iter().skip(first).map(|entry| (entry.text, entry.by, entry.at)).collect()
    }

    /// For whom the table waits.
    async fn asked(&self) -> Person {
        self.house.host.board(self.table).await.unwrap().waiting[0].person.unwrap()
    }

    /// By whom the passes that are entries of their own were given, and when they counted. What settings pass is part of the entry
    /// from which it follows.
    async fn passes(&self) -> Vec<(String, i64)> {
        let log = self.log().await.into_iter();
        log.filter(|(text, ..)| text.ends_with(" pass")).map(|(_, by, at)| (by, at)).collect()
    }

    /// All that anybody but Ben can see: the table, the log, what the table waits for, and what is sent to others.
    async fn seen_by_others(&self) -> String {
        let board = self.house.host.board(self.table).await.unwrap();
        let told: Vec<(String, i64)> = self
            .house
            .host
            .store()
            .log(self.table, 0, 9_999)
            .await
            .unwrap()
            .into_iter()
            .map(|entry| (entry.told, entry.at))
            .collect();
        let sent: Vec<String> = self
            .house
            .deliver()
            .await
            .iter()
            .filter(|item| item.to != To::Person(BEN))
            .map(|item| format!("{:?}", item.body))
            .collect();
        let tables =
            [view(&self.house, self.table, CYD).await.table, view(&self.house, self.table, ADA).await.table];
        format!("{:?} {tables:?} {told:?} {sent:?}", board.waiting)
    }

    /// Ben's menu in which he has chosen to pass.
    async fn passing(&self) -> DraftView {
        let look = self.house.host.look(self.table, BEN).await.unwrap();
        let asked = |duty| matches!(duty, Duty::Owed | Duty::Given);
        let owed = look.decisions.iter().find(|decision| asked(decision.duty)).unwrap();
        let at = DecisionId::new(&owed.id).unwrap();
        let view = self.house.host.draft_open(BEN, self.table, at).await.unwrap();
        // Where nothing else is possible the pass is there at once.
        let Some(menu) = &view.menu else { return view };
        let pass = menu.options.iter().find(|option| option.label == "Pass").unwrap();
        let chosen = Choose::Options(vec![pass.number]);
        self.house.host.draft_choose(BEN, view.id, view.step, chosen).await.unwrap()
    }
}

fn by_hand(at: i64) -> (String, i64) {
    ("hand".to_owned(), at)
}

// shows LRAW-3.5.2
#[tokio::test]
async fn a_first_pass_counts_on_the_ten_minutes_further_ones_on_the_minute_and_what_is_used_at_once() {
    let mut duel = Duel::plain(&[]).await;
    duel.at(3 * MINUTE + 7_000).await;
    duel.plays(ADA, "attack aw1 b").await;
    duel.plays(BEN, "pass").await;
    duel.house.pass(6 * MINUTE).await;
    assert_eq!(duel.passes().await, [], "it waits");
    duel.at(0).await;
    let first = duel.now();
    assert_eq!(duel.passes().await, [by_hand(first)]);

    // That the next one is a further one outlives the process, and so does the moment of one that waits.
    duel.house.die_and_return(20_000).await;
    duel.house.pass(2 * MINUTE).await;
    duel.plays(ADA, "attack aw2 b").await;
    duel.plays(BEN, "pass").await;
    duel.house.die_and_return(20_000).await;
    duel.house.host.tick().await.unwrap();
    assert_eq!(duel.passes().await.len(), 1);
    duel.house.pass(19_999).await;
    assert_eq!(duel.passes().await.len(), 1);
    duel.house.pass(1).await;
    assert_eq!(duel.passes().await, [by_hand(first), by_hand(first + 3 * MINUTE)]);

    duel.house.pass(11_000).await;
    duel.plays(ADA, "attack aw3 b").await;
    duel.house.pass(5_000).await;
    duel.plays(BEN, "use bf1").await;
    let (used, by, at) = duel.log().await.pop().unwrap();
    assert!(used.contains(" use bf1") && by == "hand", "{used}");
    assert_eq!(at, first + 3 * MINUTE + 16_000);
}

/// The schema of the version before answers that had counted were kept in a table of their own: an answer with an empty text was
/// such a note.
const BEFORE_20: &str = "
ALTER TABLE held_answers RENAME TO held_answers_alone;
CREATE TABLE held_answers (
    table_id INTEGER NOT NULL REFERENCES tables (id),
    seat     INTEGER NOT NULL,
    decision TEXT    NOT NULL,
    text     TEXT    NOT NULL,
    by       TEXT    NOT NULL,
    given    INTEGER NOT NULL,
    PRIMARY KEY (table_id, seat, decision)
) STRICT, WITHOUT ROWID;
INSERT INTO held_answers SELECT * FROM held_answers_alone;
INSERT INTO held_answers SELECT table_id, seat, stretch, '', 'hand', 0 FROM counted_answers;
DROP TABLE held_answers_alone;
DROP TABLE counted_answers;
ALTER TABLE servers DROP COLUMN gone;
ALTER TABLE orders DROP COLUMN told;
ALTER TABLE seats DROP COLUMN elsewhere;
DELETE FROM _sqlx_migrations WHERE version >= 20;
";

#[tokio::test]
async fn what_an_older_version_noted_of_counted_answers_still_counts() {
    let mut duel = Duel::plain(&[]).await;
    duel.at(3 * MINUTE).await;
    duel.plays(ADA, "attack aw1 b").await;
    duel.plays(BEN, "pass").await;
    duel.at(0).await;
    let first = duel.now();
    duel.house.pass(2 * MINUTE).await;
    duel.plays(ADA, "attack aw2 b").await;
    duel.plays(BEN, "pass").await;
    assert_eq!(duel.passes().await, [by_hand(first)], "the further one waits for its minute");

    duel.house.host.store().close().await;
    let file = SqliteConnectOptions::new().filename(duel.house.folder.path().join("skald.db"));
    let mut old = SqliteConnection::connect_with(&file).await.unwrap();
    sqlx::raw_sql(BEFORE_20).execute(&mut old).await.unwrap();
    let notes = "SELECT count(*) FROM held_answers WHERE text = ''";
    let (noted,): (i64,) = sqlx::query_as(notes).fetch_one(&mut old).await.unwrap();
    assert_eq!(noted, 1);
    old.close().await.unwrap();

    // What waited still waits for the minute, and what comes after it does.
    duel.house.die_and_return(20_000).await;
    duel.house.host.tick().await.unwrap();
    assert_eq!(duel.passes().await.len(), 1);
    duel.house.pass(40_000).await;
    assert_eq!(duel.passes().await, [by_hand(first), by_hand(first + 3 * MINUTE)]);
    duel.house.pass(11_000).await;
    duel.plays(ADA, "attack aw3 b").await;
    duel.plays(BEN, "pass").await;
    duel.house.pass(49_000).await;
    assert_eq!(duel.passes().await.last(), Some(&by_hand(first + 4 * MINUTE)));
}

// shows LRAW-3.5.2
#[tokio::test]
async fn each_turn_begins_anew_with_the_ten_minutes() {
    let duel = Duel::plain(&[]).await;
    duel.at(MINUTE).await;
    duel.plays(ADA, "attack aw1 b").await;
    duel.plays(BEN, "pass").await;
    duel.at(0).await;
    duel.plays(ADA, "end").await;
    // Everybody does as little as may be up to Ada's next turn.
    for _ in 0..30 {
        let seen = view(&duel.house, duel.table, CYD).await.table;
        if (seen.turn, seen.active) == (7, skald_rules::interface::Seat(0)) && seen.window.is_none() {
            break;
        }
        let who = duel.house.host.board(duel.table).await.unwrap().waiting[0].person.unwrap();
        let look = duel.house.host.look(duel.table, who).await.unwrap();
        let line = look.decisions[0].default.clone().unwrap();
        duel.plays(who, &line).await;
        duel.at(0).await;
    }
    let before = duel.passes().await.len();
    duel.at(2 * MINUTE).await;
    duel.plays(ADA, "attack aw1 b").await;
    duel.plays(BEN, "pass").await;
    duel.house.pass(7 * MINUTE).await;
    assert_eq!(duel.passes().await.len(), before, "the first of this turn");
    duel.at(0).await;
    assert_eq!(duel.passes().await.last(), Some(&by_hand(duel.now())));
}

// shows LRAW-3.5.2
#[tokio::test]
async fn what_settings_pass_passes_at_once() {
    let duel = Duel::plain(&["stop attack-warlord 6"]).await;
    duel.at(3 * MINUTE + 7_000).await;
    duel.plays(ADA, "attack aw1 b").await;
    assert_eq!(duel.asked().await, ADA, "an attack of 5 is below the list");
    duel.house.host.order_set(BEN, duel.table, "yield 5 asleep").await.unwrap();
    duel.house.host.order_set(BEN, duel.table, "stop attack-warlord 0").await.unwrap();
    duel.house.pass(MINUTE).await;
    duel.plays(ADA, "attack aw2 b").await;
    assert_eq!(duel.asked().await, ADA, "who yields passes everything");
    assert_eq!(duel.passes().await, []);
}

// shows LRAW-3.5.2
#[tokio::test]
async fn a_pass_in_quick_hides_nothing_and_counts_at_once() {
    let duel = Duel::plain(&["mode quick"]).await;
    duel.at(3 * MINUTE).await;
    duel.plays(ADA, "attack aw1 b").await;
    duel.house.pass(MINUTE).await;
    duel.plays(BEN, "pass").await;
    assert_eq!(duel.passes().await, [by_hand(duel.now())]);
}

#[tokio::test]
async fn whoever_has_passed_reads_so_and_when_it_counts_and_can_take_it_back() {
    let duel = Duel::plain(&[]).await;
    duel.at(3 * MINUTE).await;
    duel.plays(ADA, "attack aw1 b").await;
    assert_eq!(duel.passing().await.noted, None);
    let counts = duel.now() + 7 * MINUTE;
    let told = duel.house.host.play_text(BEN, duel.table, "pass").await.unwrap().told.join(" ");
    assert!(told.contains(&format!("It takes effect {}", skald::host::stamp(counts))), "{told}");
    let noted = duel.passing().await;
    assert_eq!((noted.given, noted.noted), (true, Some(("You pass.".to_owned(), counts))));
    duel.house.host.withdraw(BEN, duel.table, None).await.unwrap();
    assert_eq!(duel.passing().await.noted, None);
    duel.house.pass(FIRST).await;
    assert_eq!(duel.passes().await, [], "it was taken back");
}

/// A duel of Ada against a computer that attacks until she is asked.
async fn attacked_by_a_computer(orders: &[&str]) -> Duel {
    let mut house = House::of(skald_rules::catalogue::standard(), 53).await;
    let wish = OpenTable {
        game: "lraw".into(),
        computers: 1,
        terms: Terms::of(Some(14 * DAY)),
        channel: 7,
        name: "Ada".into(),
        ..OpenTable::default()
    };
    let table = house.host.open(ADA, wish).await.unwrap().id;
    house.host.start(ADA, table).await.unwrap();
    for order in orders {
        house.host.order_set(ADA, table, order).await.unwrap();
    }
    let position = r#"
active = "b"
seat.a = { deck = "orc", set = ["or-18"] }
seat.b = { deck = "hero", field = ["or-01", "or-01"] }
"#;
    placed(&mut house, table, position).await;
    let duel = Duel { house, table };
    for _ in 0..40 {
        let waiting = duel.house.host.board(table).await.unwrap().waiting;
        if waiting.first().is_some_and(|one| one.person == Some(ADA)) {
            break;
        }
        duel.house.pass(1_000).await;
    }
    assert_eq!(duel.asked().await, ADA);
    duel
}

// Whoever plays against computers alone begins with the mode in which passes count at once; nobody else waits for them.
#[tokio::test]
async fn against_a_computer_a_pass_counts_at_once() {
    let duel = attacked_by_a_computer(&[]).await;
    let orders = duel.house.host.orders(ADA, duel.table).await.unwrap();
    assert!(orders.iter().any(|order| order.text == "mode quick" && order.preset), "{orders:?}");
    duel.at(3 * MINUTE).await;
    duel.plays(ADA, "pass").await;
    assert_eq!(duel.passes().await, [by_hand(duel.now())]);

    // Among people everybody begins in the mode that tells nothing.
    let among = Duel::plain(&[]).await;
    for who in [ADA, BEN] {
        let orders = among.house.host.orders(who, among.table).await.unwrap();
        assert!(orders.iter().all(|order| order.text != "mode quick"), "{orders:?}");
    }
}

/// INV-40: whoever watches a game against a computer may learn no more from a pass than among people.
#[tokio::test]
async fn who_wants_to_tell_nothing_waits_for_the_moment_against_a_computer_too() {
    for mode in ["mode bluff", "mode open"] {
        let duel = attacked_by_a_computer(&[mode]).await;
        duel.at(3 * MINUTE).await;
        duel.plays(ADA, "pass").await;
        duel.house.pass(7 * MINUTE - 1).await;
        assert_eq!(duel.passes().await, [], "{mode}");
        duel.house.pass(1).await;
        assert_eq!(duel.passes().await, [by_hand(duel.now())], "{mode}");
    }
}

/// CLK-4.
#[tokio::test]
async fn a_table_can_have_other_times_for_answers() {
    for (options, hours) in [
        (Options::default(), 8),
        (Options::default().with("answer_clock", "5"), 5),
        (Options::default().with("answer_clock", "24").with("answer_bank", "3"), 3),
    ] {
        let duel = Duel::laid(THREE, options, &[]).await;
        duel.plays(ADA, "attack aw1 b").await;
        let board = duel.house.host.board(duel.table).await.unwrap();
        assert_eq!(board.waiting[0].person, Some(BEN));
        // A turn has fourteen days at this table.
        assert_eq!(board.waiting[0].until, Some(duel.now() + hours * 14 * HOUR));
    }
}

// shows LRAW-3.5.2
#[tokio::test]
async fn a_table_can_have_its_moments_closer_together() {
    let options = Options::default().with("bluff_grid", "2");
    let duel = Duel::laid(THREE, options, &[]).await;
    duel.at(3 * MINUTE).await;
    duel.plays(ADA, "attack aw1 b").await;
    duel.plays(BEN, "pass").await;
    duel.house.pass(MINUTE - 1).await;
    assert_eq!(duel.passes().await, []);
    duel.house.pass(1).await;
    assert_eq!(duel.passes().await, [by_hand(duel.now())]);
}

/// INV-40, ASY-3, ASY-5: with other cards set, another moment of the press, and other settings made on the way.
// shows LRAW-3.5.2
#[tokio::test]
async fn public_times_tell_nothing_of_hidden_cards_or_settings_or_when_somebody_pressed() {
    let mut stories: Vec<(String, Vec<String>)> = Vec::new();
    let plain = ("or-18", 1, "");
    let others = [
        ("or-18", 9, ""),
        ("ti-18", 1, ""),
        ("or-18", 9, "mode open"),
        ("or-18", 9, "mode quick"),
        ("or-18", 9, "stop conscription 4"),
        ("or-18", 9, "yield 5 asleep"),
        ("or-18", 9, "on attack-warlord 0 or-18 strongest each"),
    ];
    for (set, minute, order) in std::iter::once(plain).chain(others) {
        let duel = Duel::laid(&THREE.replace("or-18", set), Options::default(), &[]).await;
        duel.at(0).await;
        duel.house.deliver().await;
        duel.plays(ADA, "attack aw1 b").await;
        let mut seen = Vec::new();
        for now in 0..=10 {
            if now == 5 && !order.is_empty() {
                duel.house.host.order_set(BEN, duel.table, order).await.unwrap();
                duel.house.host.tick().await.unwrap();
                if order == "mode quick" {
                    duel.house.host.order_drop(BEN, duel.table, "mode").await.unwrap();
                }
            }
            if now == minute {
                duel.plays(BEN, "pass").await;
            }
            seen.push(duel.seen_by_others().await);
            duel.house.pass(MINUTE).await;
        }
        assert_ne!(seen[9], seen[10], "then it counts");
        stories.push((format!("{set} {minute} {order}"), seen));
    }
    let (_, first) = &stories[0];
    for (what, seen) in &stories[1..] {
        for (minute, (one, other)) in first.iter().zip(seen).enumerate() {
            assert_eq!(one, other, "{what}, minute {minute}");
        }
    }
}

/// ASY-6: one answer for all attacks of a turn, or for the end of its War Phase.
// shows LRAW-3.5.2
#[tokio::test]
async fn with_a_pass_all_attacks_of_the_turn_may_pass_and_the_end_of_its_war_too() {
    let duel = Duel::plain(&["stop attack-warlord 0 end-of-war"]).await;
    duel.at(3 * MINUTE).await;
    duel.plays(ADA, "attack aw1 b").await;
    let view = duel.passing().await;
    assert_eq!(view.orders, ["All attacks of turn 5 pass.", "The end of War in turn 5 passes."]);
    let none = duel.house.host.draft_confirm_with(BEN, view.id, view.step, 2).await;
    assert_eq!(refused(none), Refused::NoOption);
    duel.house.host.draft_confirm_with(BEN, view.id, view.step, 0).await.unwrap();
    duel.house.host.tick().await.unwrap();
    assert_eq!(duel.passes().await, [], "this one waits for its moment all the same");
    duel.at(0).await;
    let first = duel.now();
    assert_eq!(duel.passes().await, [by_hand(first)]);
    duel.house.pass(MINUTE).await;
    duel.plays(ADA, "attack aw2 b").await;
    assert_eq!((duel.asked().await, duel.passes().await), (ADA, vec![by_hand(first)]));
    // At the end of the War Phase there is nothing left to answer for.
    duel.plays(ADA, "end").await;
    let view = duel.passing().await;
    assert_eq!(view.orders, Vec::<String>::new());
    duel.house.host.draft_confirm(BEN, view.id, view.step).await.unwrap();
    duel.at(0).await;
    let orders = duel.house.host.orders(BEN, duel.table).await.unwrap();
    assert!(orders.iter().any(|order| order.slot == "stop"));
    let over = orders.iter().all(|order| !order.slot.starts_with("pass-"));
    assert!(over, "what is said of a turn ends with it: {orders:?}");
}

// shows LRAW-3.5.2
#[tokio::test]
async fn the_end_of_a_war_passes_at_once_where_that_was_said_with_an_earlier_pass() {
    let duel = Duel::plain(&["stop attack-warlord 0 end-of-war"]).await;
    duel.at(3 * MINUTE).await;
    duel.plays(ADA, "attack aw1 b").await;
    let draft = duel.passing().await;
    duel.house.host.draft_confirm_with(BEN, draft.id, draft.step, 1).await.unwrap();
    duel.at(0).await;
    duel.house.pass(MINUTE).await;
    duel.plays(ADA, "attack aw2 b").await;
    assert_eq!(duel.asked().await, BEN, "attacks are asked about");
    duel.plays(BEN, "pass").await;
    duel.house.pass(MINUTE).await;
    duel.plays(ADA, "end").await;
    assert_eq!((view(&duel.house, duel.table, CYD).await.table.turn, duel.passes().await.len()), (6, 2));
}
