//! Legions: Realms at War at a table of people: the clocks of turns and answers, passes that tell nothing by when they come, what is
//! said to whoever asks for what cannot be done, and who gives up while the other decides.

use crate::common::{ADA, BEN, CYD, DAY, HOUR, House, answer_at_random, refused};
use skald::host::{
    Choose, DraftView, HoursChange, InView, Join, OpenTable, Person, PersonChange, Refused, Status, TableId,
    Terms,
};
use skald_rules::{
    chance::Fast,
    interface::{DecisionId, Key, Seat, Viewer},
    lraw::{
        View,
        state::{Asked, Window},
    },
    views::MatchView,
};

const MINUTE: i64 = 60_000;

/// A duel between Ada and Ben with ready-made decks, nothing being decided yet.
async fn begun(house: &House) -> TableId {
    begun_with(house, &[(BEN, "Ben")]).await
}

/// A duel or war of Ada and these others.
async fn begun_with(house: &House, others: &[(Person, &str)]) -> TableId {
    opened(house, "lraw", others).await
}

/// A table of Ada and these others at which a game has begun.
async fn opened(house: &House, game: &str, others: &[(Person, &str)]) -> TableId {
    let wish = OpenTable {
        game: game.into(),
        seats: Some(u8::try_from(others.len() + 1).unwrap()),
        terms: Terms::of(Some(DAY)),
        channel: 7,
        name: "Ada".into(),
        ..OpenTable::default()
    };
    let table = house.host.open(ADA, wish).await.unwrap().id;
    for (who, name) in others {
        let join = Join { name: (*name).to_owned(), ..Join::default() };
        house.host.join(*who, table, join).await.unwrap();
    }
    house.host.start(ADA, table).await.unwrap();
    house.host.tick().await.unwrap();
    table
}

/// What a person sees of the game.
pub async fn view(house: &House, table: TableId, person: Person) -> View {
    let look = house.host.look(table, person).await.unwrap();
    look.view.unwrap().get::<View>().unwrap().clone()
}

/// For whom the table waits.
async fn asked(house: &House, table: TableId) -> Person {
    house.host.board(table).await.unwrap().waiting[0].person.unwrap()
}

const fn other(of: Person) -> Person {
    if of.0 == ADA.0 { BEN } else { ADA }
}

fn seat(of: Person) -> Seat {
    Seat(u8::from(of.0 != ADA.0))
}

/// Random answers, each released at once, until something is so for whoever is asked.
async fn until(house: &House, table: TableId, seed: u64, so: impl Fn(&View) -> bool) -> Person {
    reach(house, table, seed, so).await.expect("it never came to this")
}

/// The same, where the game may be over before.
async fn reach(house: &House, table: TableId, seed: u64, so: impl Fn(&View) -> bool) -> Option<Person> {
    let mut dice = Fast::new(seed);
    for _ in 0..1_500 {
        if house.host.info(table).await.unwrap().status == Status::Over {
            break;
        }
        let who = asked(house, table).await;
        if so(&view(house, table, who).await) {
            return Some(who);
        }
        answer_at_random(house, table, &mut dice).await;
        // What waits for a tick of the grid comes out.
        house.pass(10 * MINUTE).await;
    }
    None
}

fn main_window(view: &View) -> bool {
    view.table.asked.as_ref().is_some_and(|asked| asked.what == Asked::Main) && view.table.turn > 1
}

/// Everything that everybody was told.
async fn told(house: &House, table: TableId) -> Vec<String> {
    let log = house.host.history(table, 0, u32::MAX).await.unwrap();
    log.into_iter().flat_map(|entry| entry.told).map(|(_, text)| text).collect()
}

// shows LRAW-9.4
#[tokio::test]
async fn whoever_gives_up_while_the_other_decides_has_lost_at_once() {
    let house = House::of(skald_rules::catalogue::standard(), 3).await;
    let table = begun(&house).await;
    let who = until(&house, table, 1, main_window).await;
    house.host.resign(other(who), table).await.unwrap();
    house.host.tick().await.unwrap();
    assert_eq!(house.host.info(table).await.unwrap().status, Status::Over);
    let end = view(&house, table, CYD).await;
    assert_eq!(end.places, vec![vec![seat(who)], vec![seat(other(who))]]);
    let told = told(&house, table).await;
    assert!(told.iter().any(|text| text.ends_with("wins the game.")), "{told:?}");
}

// shows LRAW-9.1, LRAW-9.4
#[tokio::test]
async fn a_game_of_a_match_is_given_up_by_itself_and_the_match_goes_on() {
    let mut house = House::of(skald_rules::catalogue::standard(), 3).await;
    let table = opened(&house, "lraw-match", &[(BEN, "Ben")]).await;
    let score = async |house: &House| {
        let look = house.host.look(table, ADA).await.unwrap();
        let contest = look.view.unwrap().get::<MatchView>().unwrap().clone();
        (contest.number, contest.wins)
    };
    assert_eq!(refused(house.host.concede(CYD, table, 1).await), Refused::NotSeated);
    house.host.concede(ADA, table, 1).await.unwrap();
    house.die_and_return(1).await;
    house.pass(HOUR).await;
    assert_eq!(score(&house).await, (2, vec![0, 1]));
    // A press that was made for a game that is over gives up none.
    assert_eq!(refused(house.host.concede(BEN, table, 1).await), Refused::GameOver { number: 1 });
    house.host.concede(BEN, table, 2).await.unwrap();
    house.pass(HOUR).await;
    assert_eq!(score(&house).await, (3, vec![1, 1]));
    let told = told(&house, table).await;
    for line in ["Ada gives up this game.", "Ben gives up this game."] {
        assert!(told.iter().any(|text| text == line), "{told:?}");
    }
    let info = house.host.concede(ADA, table, 3).await.unwrap();
    assert_eq!(info.status, Status::Over);
    assert_eq!(info.outcome.unwrap().winners(), [Seat(1)]);
    // Where one game is all there is, it is resigned.
    let single = begun(&house).await;
    assert_eq!(refused(house.host.concede(ADA, single, 1).await), Refused::NoSingleGame);
}

// shows LRAW-9.3
#[tokio::test]
async fn whoever_watches_sees_no_hidden_card() {
    let house = House::of(skald_rules::catalogue::standard(), 4).await;
    let table = begun(&house).await;
    until(&house, table, 2, |view| main_window(view) && view.table.turn > 4).await;
    let watched = view(&house, table, CYD).await;
    assert_eq!(watched.who, Viewer::Spectator);
    for side in &watched.table.sides {
        let hidden = side.hand.iter().chain(&side.deck);
        let set = side.field().filter(|card| !watched.table.card(*card).up).collect::<Vec<_>>();
        for card in hidden.chain(&set) {
            assert!(watched.table.card(*card).face.is_back(), "{card:?}");
        }
    }
    assert!(watched.table.asked.is_none(), "what is asked is for whoever is asked");
}

// shows LRAW-1.2.9
#[tokio::test]
async fn everybody_sees_the_damage_on_each_warlord_and_how_much_it_bears() {
    let house = House::of(skald_rules::catalogue::standard(), 5).await;
    let table = begun(&house).await;
    let hurt = |view: &View| view.table.sides.iter().any(|side| side.damage > 0);
    until(&house, table, 3, |view| main_window(view) && hurt(view)).await;
    let mut seen = Vec::new();
    for person in [ADA, BEN, CYD] {
        let view = view(&house, table, person).await;
        let dcm = |card| view.pool.face(view.table.card(card).face).command.dcm;
        seen.push(view.table.sides.iter().map(|side| (side.damage, dcm(side.warlord))).collect::<Vec<_>>());
    }
    assert!(seen[0].iter().any(|(damage, _)| *damage > 0) && seen[0].iter().all(|(_, dcm)| *dcm > 40));
    assert_eq!(seen[0], seen[1]);
    assert_eq!(seen[0], seen[2]);
}

// shows LRAW-3.5.2
#[tokio::test]
async fn who_is_not_asked_is_told_who_is() {
    let house = House::of(skald_rules::catalogue::standard(), 6).await;
    let table = begun(&house).await;
    let who = until(&house, table, 4, main_window).await;
    let info = house.host.info(table).await.unwrap();
    let english = skald_rules::words::english();
    let why = refused(house.host.play_text(other(who), table, "end").await);
    let name = if who == ADA { "Ada" } else { "Ben" };
    let said = english.say(&why.say(), &info);
    assert!(said.contains(&format!("{name} is to decide now")), "{said}");
    let stranger = refused(house.host.play_text(CYD, table, "end").await);
    assert_ne!(english.say(&stranger.say(), &info), said);
    assert_eq!(house.host.info(table).await.unwrap().log, info.log, "a refusal changes nothing");
}

// shows LRAW-2.3.56
#[tokio::test]
async fn what_cannot_be_done_is_refused_in_one_sentence_and_changes_nothing() {
    let house = House::of(skald_rules::catalogue::standard(), 7).await;
    let table = begun(&house).await;
    let who = until(&house, table, 5, |view| {
        let warrior = |card: &skald_rules::lraw::state::Card| {
            view.pool.face(view.table.card(*card).face).kind.warrior()
        };
        let own = view.table.asked.as_ref().map(|asked| asked.seat);
        main_window(view) && own.is_some_and(|seat| view.table.side(seat).hand.iter().any(warrior))
    })
    .await;
    let seen = view(&house, table, who).await;
    let held = &seen.table.side(seat(who)).hand;
    let card = held.iter().map(|card| seen.pool.face(seen.table.card(*card).face));
    let warrior = card.into_iter().find(|face| face.kind.warrior()).unwrap();
    let info = house.host.info(table).await.unwrap();
    let why = refused(house.host.play_text(who, table, &format!("set {}", warrior.key)).await);
    let said = skald_rules::words::english().say(&why.say(), &info);
    assert!(said.contains("Warriors cannot be set"), "{said}");
    assert_eq!(house.host.info(table).await.unwrap().log, info.log);
}

#[tokio::test]
async fn a_turn_has_its_day_and_then_the_war_phase_ends() {
    let house = House::of(skald_rules::catalogue::standard(), 8).await;
    let table = begun(&house).await;
    let who = until(&house, table, 6, main_window).await;
    let turn = view(&house, table, who).await.table.turn;
    for _ in 0..12 {
        house.pass(8 * HOUR).await;
        if view(&house, table, who).await.table.turn > turn {
            return;
        }
    }
    panic!("the turn goes on for ever");
}

#[tokio::test]
async fn a_pass_by_hand_tells_nothing_by_when_it_comes() {
    let mut house = House::of(skald_rules::catalogue::standard(), 9).await;
    let table = begun(&house).await;
    let foreign = |view: &View| {
        let asked = view.table.asked.as_ref();
        asked.is_some_and(|asked| asked.what == Asked::Respond && asked.seat != view.table.active)
            && view.table.window != Some(Window::Main)
    };
    // Off the grid by some seconds, so that its next tick is still to come.
    let who = until(&house, table, 7, foreign).await;
    house.pass(7_000).await;
    let before = view(&house, table, CYD).await;
    let at = house.question(table, who).await.unwrap();
    house.host.play(who, table, at, "pass").await.unwrap();
    house.host.tick().await.unwrap();
    assert_eq!(view(&house, table, CYD).await, before, "nobody sees the pass yet");
    house.die_and_return(1).await;
    assert_eq!(view(&house, table, CYD).await, before);
    house.pass(10 * MINUTE).await;
    assert_ne!(view(&house, table, CYD).await, before, "at the tick of the grid it counts");
}

/// A window of a foreign turn.
fn foreign(view: &View) -> bool {
    let asked = view.table.asked.as_ref();
    asked.is_some_and(|asked| asked.what == Asked::Respond && asked.seat != view.table.active)
        && view.table.turn > 1
}

/// A person passes by hand until the other one is asked; the pass takes effect at the next tick of the grid.
async fn pass_by_hand(house: &House, table: TableId, who: Person) {
    while asked(house, table).await == who && foreign(&view(house, table, who).await) {
        let at = house.question(table, who).await.unwrap();
        house.host.play(who, table, at, "pass").await.unwrap();
        house.pass(10 * MINUTE).await;
    }
}

///
#[tokio::test]
async fn a_turn_stands_still_while_the_other_is_asked() {
    let house = House::of(skald_rules::catalogue::standard(), 11).await;
    let table = begun(&house).await;
    let mut seed = 8;
    let who = loop {
        let who = until(&house, table, seed, foreign).await;
        // A pass that was given before has come out by then.
        house.pass(20 * MINUTE).await;
        if asked(&house, table).await == who && foreign(&view(&house, table, who).await) {
            break who;
        }
        seed += 1;
    };
    let turn = view(&house, table, who).await.table.turn;
    house.pass(5 * HOUR).await;
    assert_eq!(asked(&house, table).await, who, "an answer has eight hours");
    pass_by_hand(&house, table, who).await;
    let now = view(&house, table, who).await.table;
    assert_eq!((now.turn, asked(&house, table).await), (turn, other(who)));
    // Together more than a day has gone by; the hours of the answer are not the turn's.
    house.pass(19 * HOUR + 20 * MINUTE).await;
    assert_eq!(view(&house, table, who).await.table.turn, turn, "the turn has some hours left");
    for _ in 0..6 {
        house.pass(8 * HOUR).await;
    }
    assert!(view(&house, table, who).await.table.turn > turn, "and then it ends");
}

///
#[tokio::test]
async fn all_answers_of_a_foreign_turn_have_twelve_hours_together() {
    let mut house = House::of(skald_rules::catalogue::standard(), 12).await;
    let mut table = begun(&house).await;
    let mut dice = Fast::new(21);
    for round in 0..240 {
        let Some(who) = reach(&house, table, 90 + round, foreign).await else {
            house = House::of(skald_rules::catalogue::standard(), 100 + round).await;
            table = begun(&house).await;
            continue;
        };
        let turn = view(&house, table, who).await.table.turn;
        house.pass(7 * HOUR + 40 * MINUTE).await;
        pass_by_hand(&house, table, who).await;
        // Another question in the same turn, if there is one.
        for _ in 0..30 {
            let seen = view(&house, table, who).await;
            if seen.table.turn != turn || seen.table.asked.is_some() {
                break;
            }
            answer_at_random(&house, table, &mut dice).await;
            house.pass(10 * MINUTE).await;
        }
        let seen = view(&house, table, who).await;
        if seen.table.turn == turn && asked(&house, table).await == who && foreign(&seen) {
            house.pass(4 * HOUR).await;
            let after = view(&house, table, who).await;
            assert_ne!(after.table.questions, seen.table.questions, "passed long before its eight hours");
            return;
        }
    }
    panic!("nobody was asked twice in a foreign turn");
}

// shows LRAW-7.2.1
#[tokio::test]
async fn of_three_the_last_one_who_is_left_wins() {
    let mut house = House::of(skald_rules::catalogue::standard(), 21).await;
    let table = begun_with(&house, &[(BEN, "Ben"), (CYD, "Cyd")]).await;
    let late = |view: &View| main_window(view) && view.table.turn > 3;
    let who = until(&house, table, 9, late).await;
    assert_eq!(view(&house, table, CYD).await.table.sides.len(), 3);
    let gone = if who.0 == ADA.0 { BEN } else { ADA };
    house.host.resign(gone, table).await.unwrap();
    house.die_and_return(HOUR).await;
    assert_eq!(house.host.info(table).await.unwrap().status, Status::Playing, "the others play on");
    let turn = view(&house, table, who).await.table.turn;
    let next = until(&house, table, 10, |view| main_window(view) && view.table.turn > turn + 2).await;
    assert!(next.0 != gone.0, "nobody waits for whoever is out");
    let last = [ADA, BEN, CYD].into_iter().find(|one| one.0 != gone.0 && one.0 != next.0).unwrap();
    house.host.resign(next, table).await.unwrap();
    house.host.tick().await.unwrap();
    assert_eq!(house.host.info(table).await.unwrap().status, Status::Over);
    let seat = Seat(u8::try_from([ADA, BEN, CYD].iter().position(|one| one.0 == last.0).unwrap()).unwrap());
    assert_eq!(view(&house, table, last).await.places.first(), Some(&vec![seat]));
}

// shows LRAW-1.3.1
#[tokio::test]
async fn what_players_write_down_is_theirs_alone_and_gone_with_the_game() {
    let mut house = House::of(skald_rules::catalogue::standard(), 22).await;
    let table = begun(&house).await;
    assert_eq!(house.host.notes(ADA, table).await.unwrap(), "", "empty at the start");
    let kept = house.host.write_notes(ADA, table, "  two set in turn 4\nask for the dragon ").await.unwrap();
    assert_eq!(kept, "two set in turn 4\nask for the dragon");
    house.host.write_notes(BEN, table, "she bluffs").await.unwrap();
    house.die_and_return(HOUR).await;
    assert_eq!(house.host.notes(ADA, table).await.unwrap(), kept, "they outlive a restart");
    assert_eq!(house.host.notes(BEN, table).await.unwrap(), "she bluffs");
    assert_eq!(refused(house.host.notes(CYD, table).await), Refused::NotSeated, "nobody else reads any");
    let long = "x".repeat(4_001);
    let most = refused(house.host.write_notes(ADA, table, &long).await);
    assert_eq!(most, Refused::LongNotes { most: 4_000 });
    assert_eq!(house.host.write_notes(BEN, table, " ").await.unwrap(), "", "and may be emptied");
    let told = told(&house, table).await.concat();
    assert!(!told.contains("dragon") && !told.contains("bluffs"));
    house.host.resign(BEN, table).await.unwrap();
    assert_eq!(refused(house.host.notes(ADA, table).await), Refused::Over, "they end with the game");
    assert_eq!(house.host.store().notes(table, ADA).await.unwrap(), "", "and nothing of them is kept");
    let again = house.host.rematch(ADA, table, skald::host::Asked::default()).await.unwrap().id;
    assert_eq!(refused(house.host.notes(ADA, again).await), Refused::NotBegun, "the next begins without any");
}

#[tokio::test]
async fn whoever_reads_texts_has_the_hand_in_words_under_the_first_question() {
    let house = House::of(skald_rules::catalogue::standard(), 5).await;
    let table = begun(&house).await;
    let who = until(&house, table, 1, main_window).await;
    let at = DecisionId(Key::new(&house.host.questions(who, table).await.unwrap().list[0].id).unwrap());
    let shown = |view: &DraftView| {
        let words = matches!(view.in_view, Some(InView::Words(_)));
        (view.in_view.is_some() && !words, words)
    };
    let pictured = house.host.draft_open(who, table, at).await.unwrap();
    assert_eq!(shown(&pictured), (true, false), "a picture beside it");
    let change = PersonChange { text_mode: Some(true), ..PersonChange::default() };
    house.host.change_settings(who, change, &HoursChange::default()).await.unwrap();
    let worded = house.host.draft_open(who, table, at).await.unwrap();
    assert_eq!(shown(&worded), (false, true), "the hand in words");
    let first = worded.menu.as_ref().unwrap().options[0].number;
    let next =
        house.host.draft_choose(who, worded.id, worded.step, Choose::Options(vec![first])).await.unwrap();
    assert_eq!(shown(&next), (false, false), "once is enough");
}

#[tokio::test]
async fn suggested_orders_differ_in_what_is_shown_of_them() {
    let house = House::of(skald_rules::catalogue::standard(), 6).await;
    let table = begun(&house).await;
    let suggested = house.host.suggest_order(ADA, table, "stop", 25).await.unwrap();
    assert!(suggested.len() > 10, "{suggested:?}");
    let labels: std::collections::BTreeSet<String> =
        suggested.iter().map(|one| one.label.chars().take(100).collect()).collect();
    assert_eq!(labels.len(), suggested.len(), "{labels:?}");
}
