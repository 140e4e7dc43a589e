//! Whole games of Legends of Chaos and Legends At War on the stand-in, and what whole games of any kind are played with: decks
//! of one's own, private messages that are closed, somebody who never comes, a bot that is started anew.

use std::sync::Arc;

use localcord::{Id, MessageView};
use serde_json::json;
use skald::{
    host::{BoardLook, Person, TableId},
    serve::Serving,
};
use skald_rules::{interface::Seat, views::AnyView};
use skald_tests::stage::{
    Forward, HOUR, LONG, Ledger, PEOPLE, Player, Stage, Style, answered, play_out, standstill, told,
};

/// The file of the game is right, and whoever asks is told so.
async fn look_back(stage: &Stage, player: &Player, result: &MessageView, inputs: usize) {
    let report = stage.verified(player.id, result).await;
    let about = report.about.unwrap();
    assert!(about.outcome.is_some(), "the file knows how it ended");
    assert!(about.inputs >= inputs, "{} inputs in the file, {inputs} confirmed", about.inputs);
}

/// Everything that everybody was told in the game of the only table, in order.
async fn all_told(stage: &Stage, serving: &Serving) -> Vec<String> {
    let (table, ..) = Ledger::open(&stage.database()).await.table().await.expect("the only table");
    let log = serving.host().history(TableId(table), 0, u32::MAX).await.unwrap();
    log.into_iter().flat_map(|entry| entry.told).map(|(_, text)| text).collect()
}

/// People with these styles play a game to its end, and the last of them looks back. Returns what was told in it.
pub async fn all_play(game: &str, styles: &[Style], options: &str) -> Vec<String> {
    let stage = Stage::set().await;
    let serving = stage.bot().await;
    let local = &stage.local;
    let people = PEOPLE.iter().zip(styles).zip(41..);
    let mut players: Vec<Player> =
        people.map(|((name, style), seed)| Player::new(local, name, *style, seed)).collect();
    let options = [
        ("game", json!(game)),
        ("seats", json!(styles.len())),
        ("pace", json!("none")),
        ("options", json!(options)),
    ];
    let thread = stage.begin(&players, &options).await;
    let result = play_out(local, thread, &mut players).await;
    assert!(players.iter().all(|player| !player.confirmed.is_empty()), "everybody played: {players:?}");
    let confirmed = players.iter().map(|player| player.confirmed.len()).sum();
    look_back(&stage, players.last().unwrap(), &result, confirmed).await;
    let told = all_told(&stage, &serving).await;
    serving.stop().await.unwrap();
    stage.close().await;
    told
}

#[tokio::test(flavor = "multi_thread")]
async fn two_fight_a_skirmish_of_legends_at_war() {
    all_play("law", &[Style::Commands, Style::Buttons], "form=skirmish").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn two_fight_three_battles_of_legends_at_war() {
    all_play("law", &[Style::Commands, Style::Buttons], "form=standard").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_team_battle_of_four() {
    all_play("law", &[Style::Buttons, Style::Commands, Style::Whatever, Style::Buttons], "form=team").await;
}

/// Who plays with whom in a Team Battle stands in the lobby, also while seats are free, where partners are chosen; in the thread,
/// under the board, and in its text.
#[tokio::test(flavor = "multi_thread")]
async fn partners_of_a_team_battle_are_told_everywhere() {
    let stage = Stage::set().await;
    let serving = stage.bot().await;
    let (local, games) = (&stage.local, stage.games());
    let people = ["Alice", "Boris", "Clara", "Dario"].map(|name| stage.person(name));
    let alice = people[0];
    let says = |place, words: &'static str| {
        local.until_message(LONG, words, place, alice, move |message: &MessageView| {
            !message.ephemeral && message.text().contains(words)
        })
    };
    let options = [("game", json!("law")), ("seats", json!(4)), ("options", json!("form=team"))];
    let lobby = stage.open(alice, &options).await;
    assert!(lobby.text().contains("**Alice and seat 3** against **seat 2 and seat 4**"), "{}", lobby.text());
    assert!(lobby.text().contains("3 more players are needed"), "all seats of both sides: {}", lobby.text());
    for person in &people[1..] {
        let asked = local.slash(*person, games, "join", &[]).unwrap();
        answered(local, &asked).await;
    }
    says(games, "Partners: **Alice and Clara** against **Boris and Dario**.").await.unwrap();
    // Partners are chosen before the start.
    let table = serving.host().tables_in(games.0, false).await.unwrap()[0];
    let order = [0, 1, 3, 2].map(Seat);
    serving.host().settle_order(Person(alice.0), table, &order).await.unwrap();
    let partners = "Partners: **Alice and Dario** against **Boris and Clara**.";
    says(games, partners).await.unwrap();
    let asked = stage.press(alice, games, "Start").await;
    answered(local, &asked).await;
    says(games, "**Alice and Dario** against **Boris and Clara** are playing in").await.unwrap();
    let thread = stage.thread(alice).await;
    let board = stage.board(thread, alice, "As text").await;
    assert!(board.text().contains("Alice and Dario play together."), "{}", board.text());
    let said = local.messages(thread, alice);
    let started = said.iter().find(|message| message.text().contains("Good luck")).unwrap();
    // Each is named once: those who are called as they hear of it, in their side.
    let [boris, clara, dario] = ["Boris", "Clara", "Dario"].map(|name| format!("<@{}>", stage.person(name)));
    let sides = format!("begins: **Alice and {dario}** against **{boris} and {clara}**. Good luck!");
    assert!(started.text().contains(&sides), "{}", started.text());
    // With it all are asked for the orders that spare most waiting, and one press takes them.
    let taken = local.press_labelled(people[1], started.id, "Answer such things for me").unwrap();
    let taken = answered(local, &taken).await;
    assert!(taken.ephemeral && taken.text().starts_with("Your order stands."), "{}", taken.text());
    assert!(taken.text().contains("I approve all sacrifices of level I cards"), "{}", taken.text());
    let asked = local.press_labelled(alice, board.id, "As text").unwrap();
    let words = answered(local, &asked).await.text();
    assert!(words.contains("Alice and Dario") && words.contains("Boris and Clara"), "{words}");
    serving.stop().await.unwrap();
    stage.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_player_of_legends_at_war_sees_where_the_own_cards_lie_open() {
    let stage = Stage::set().await;
    let serving = stage.bot().await;
    let local = &stage.local;
    let mut players =
        [Player::new(local, "Alice", Style::Commands, 43), Player::new(local, "Boris", Style::Buttons, 44)];
    let options = [("game", json!("law")), ("pace", json!("none")), ("options", json!("form=skirmish"))];
    let thread = stage.begin(&players, &options).await;
    let alice = players[0].id;
    let mut hand = told(local, alice, thread, "hand", &[]).await;
    assert!(hand.button("Where I lie open").is_none(), "nothing lies on the board yet");
    for _ in 0..40 {
        if hand.button("Where I lie open").is_some() {
            break;
        }
        for player in &mut players {
            player.turn(local, thread).await;
        }
        hand = told(local, alice, thread, "hand", &[]).await;
    }
    let asked = local.press_labelled(alice, hand.id, "Where I lie open").unwrap();
    let shown = answered(local, &asked).await;
    assert!(shown.ephemeral && shown.text().contains("your cards can be attacked"), "{}", shown.text());
    let alt = shown.files.first().and_then(|file| file.alt.clone()).expect("a picture with its text");
    assert!(alt.contains("lies open at"), "{alt}");
    serving.stop().await.unwrap();
    stage.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_duel_by_commands_alone_with_decks_of_ones_own() {
    let stage = Stage::set().await;
    let serving = stage.bot().await;
    let local = &stage.local;
    let games = stage.games();
    let mut players =
        [Player::new(local, "Alice", Style::Commands, 51), Player::new(local, "Boris", Style::Commands, 52)];
    let [alice, boris] = [players[0].id, players[1].id];

    // Alice keeps a starter under a name of her own, puts a card too many in, and is told what is wrong.
    let copy = [("deck", json!("jeni")), ("called", json!("Hunters"))];
    let kept = told(local, alice, games, "deck copy", &copy).await;
    assert!(kept.ephemeral && kept.text().contains("It can be played"), "{}", kept.text());
    assert!(!kept.files.is_empty(), "a picture of the deck");
    let list = "warrior: Jeni; 60x Torpedo; 2x Seymore; 3x Nonsense";
    let paste = [("game", json!("chaos")), ("list", json!(list))];
    let wrong = told(local, alice, games, "deck save", &paste).await;
    assert!(wrong.ephemeral && wrong.text().contains("Nothing was kept"), "{}", wrong.text());
    assert!(wrong.text().contains("Line 4"), "{}", wrong.text());

    // She shows it; Boris takes a copy by its code, and by the button.
    let shown = told(local, alice, games, "deck share", &[("deck", json!("Hunters"))]).await;
    assert!(!shown.ephemeral && shown.text().contains("Alice shows a deck"), "{}", shown.text());
    let code = shown.text().lines().find(|line| line.starts_with("LOC1.")).expect("its code").to_owned();
    let paste = [("game", json!("chaos")), ("list", json!(code)), ("called", json!("Hers"))];
    let taken = told(local, boris, games, "deck save", &paste).await;
    assert!(taken.text().contains("It can be played"), "{}", taken.text());
    let asked = local.press_labelled(boris, shown.id, "Keep a copy").unwrap();
    assert!(answered(local, &asked).await.text().contains("Kept"));
    let library = told(local, boris, games, "deck list", &[]).await.text();
    assert!(library.contains("Hers") && library.contains("Hunters"), "{library}");

    // Both bring theirs in secret; what Alice brings is nowhere to be seen for Boris.
    let options = [
        ("game", json!("chaos")),
        ("pace", json!("none")),
        ("options", json!("svpt_percent=50 storm_from_cycle=1")),
    ];
    stage.open(alice, &options).await;
    told(local, boris, games, "join", &[]).await;
    let brought = told(local, alice, games, "deck bring", &[("deck", json!("Hunters"))]).await;
    assert!(brought.ephemeral && brought.text().contains("Nobody else sees it"), "{}", brought.text());
    let brought = told(local, boris, games, "deck bring", &[("deck", json!("diezel"))]).await;
    assert!(brought.text().contains("50"), "{}", brought.text());
    let lobby = local
        .until_message(LONG, "a lobby in which both have chosen", games, boris, |message| {
            message.button("Start").is_some() && message.text().matches("has chosen a deck").count() == 2
        })
        .await
        .unwrap();
    assert!(!lobby.text().contains("Jeni") && !lobby.text().contains("Hunters"), "{}", lobby.text());
    told(local, alice, games, "start", &[]).await;
    let thread = stage.thread(alice).await;

    let result = play_out(local, thread, &mut players).await;
    assert!(players.iter().all(|player| !player.confirmed.is_empty()), "everybody played: {players:?}");
    let confirmed = players.iter().map(|player| player.confirmed.len()).sum();
    look_back(&stage, &players[0], &result, confirmed).await;
    serving.stop().await.unwrap();
    stage.close().await;
}

/// What happened on the way to a result.
#[derive(Debug, Default)]
pub struct Trials {
    /// What the board showed whenever the time of the absent one ran out.
    pub timeouts: Vec<AnyView>,
    /// What it showed whenever the bot was started anew.
    pub restarts: Vec<AnyView>,
    /// What everybody was told in the games, in order.
    pub told: Vec<String>,
}

/// Lets everybody play to the result while one person never answers: whenever the table waits for that person alone,
/// the time runs out. Now and then the bot ends and is started anew.
async fn play_without(
    stage: &Stage,
    clock: &Arc<Forward>,
    thread: Id,
    players: &mut [Player],
    absent: Id,
    trials: &mut Trials,
) -> MessageView {
    let local = &stage.local;
    let viewer = players[0].id;
    let mut serving = stage.bot_with(clock).await;
    let mut rounds = 0;
    let result = loop {
        let messages = local.messages(thread, viewer);
        if let Some(result) = messages.iter().rev().find(|message| message.button("Rematch").is_some()) {
            break result.clone();
        }
        for player in players.iter_mut() {
            player.turn(local, thread).await;
        }
        rounds += 1;
        let table = serving.host().tables_of(Person(absent.0)).await.unwrap().first().copied();
        let look = match table {
            Some(table) => Some(serving.host().board(table).await.unwrap()),
            None => None,
        };
        // Whoever types may change a sealed answer again and again: what counts is whom the table waits for.
        if let Some(look) = look.as_ref().filter(|look| waits_for_one(look, absent)) {
            clock.by(2 * HOUR);
            serving.host().tick().await.unwrap();
            trials.timeouts.extend(look.view.clone());
        }
        if rounds % 7 == 3 {
            serving.stop().await.unwrap();
            serving = stage.bot_with(clock).await;
            trials.restarts.extend(look.and_then(|look| look.view));
        }
        if rounds >= 1_000 {
            panic!("the game does not end: {}", standstill(local, thread, players).await);
        }
    };
    serving.stop().await.unwrap();
    result
}

fn waits_for_one(look: &BoardLook, absent: Id) -> bool {
    !look.waiting.is_empty() && look.waiting.iter().all(|wait| wait.person == Some(Person(absent.0)))
}

/// Games with somebody absent, until the absent one was waited for and the bot was started anew often enough: by luck a
/// game is over early.
pub async fn with_somebody_absent(names: &[&str], game: &str, options: &str) -> Trials {
    let mut trials = Trials::default();
    for story in 1..=5 {
        let stage = Stage::set().await.of_story(story);
        one_with_somebody_absent(stage, names, game, options, &mut trials).await;
        let (timeouts, restarts) = (trials.timeouts.len(), trials.restarts.len());
        println!("{game}: {restarts} restarts, {timeouts} answers of the absent one by now");
        if timeouts > 3 && restarts >= 2 {
            return trials;
        }
    }
    panic!("too seldom the absent one was waited for, or the bot was started anew on the way");
}

/// People play in each way there is, two of them with closed doors, and the last has sat down and never comes.
async fn one_with_somebody_absent(
    stage: Stage,
    names: &[&str],
    game: &str,
    options: &str,
    trials: &mut Trials,
) {
    let clock = Arc::new(Forward::default());
    let local = &stage.local;
    let styles = [Style::Buttons, Style::Commands, Style::Whatever, Style::Whatever, Style::Buttons];
    let everybody: Vec<Player> = names
        .iter()
        .zip(styles)
        .zip(61..)
        .map(|((name, style), seed)| Player::new(local, name, style, seed))
        .collect();
    for player in everybody.iter().skip(1).take(2) {
        local.close_dms(player.id, true);
    }
    let serving = stage.bot_with(&clock).await;
    let options = [
        ("game", json!(game)),
        ("seats", json!(names.len())),
        ("pace", json!("10m")),
        ("options", json!(options)),
    ];
    let thread = stage.begin(&everybody, &options).await;
    serving.stop().await.unwrap();

    let mut present = everybody;
    let absent = present.pop().unwrap();
    let result = play_without(&stage, &clock, thread, &mut present, absent.id, trials).await;
    assert!(present.iter().all(|player| !player.confirmed.is_empty()), "everybody played: {present:?}");
    let serving = stage.bot_with(&clock).await;
    let confirmed = present.iter().map(|player| player.confirmed.len()).sum();
    look_back(&stage, &present[0], &result, confirmed).await;
    trials.told.extend(all_told(&stage, &serving).await);
    stage.all_sent().await;
    // Closed doors were told of once each, and whoever stands behind them played on.
    let said = local.messages(thread, present[1].id);
    let told = said.iter().filter(|message| message.text().contains("cannot write to you privately"));
    assert_eq!(told.count(), 2.min(names.len() - 1), "once for each closed door");
    serving.stop().await.unwrap();
    stage.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn five_legends_of_chaos_one_of_whom_never_comes() {
    let names = ["Alice", "Boris", "Clara", "Dario", "Elena"];
    with_somebody_absent(&names, "chaos", "svpt_percent=50 storm_from_cycle=1 absent_resign=no").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_ragnarok_of_three_one_of_whom_never_comes() {
    with_somebody_absent(&["Alice", "Boris", "Clara"], "law", "form=ragnarok").await;
}
