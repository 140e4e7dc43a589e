//! When people are called, when their clocks stand, and what becomes of a table at which somebody is away, as people press
//! and type it.

use std::sync::Arc;

use localcord::{Id, Localcord, MessageView};
use serde_json::{Value, json};
use skald::{
    host::{Person, Status, TableId},
    serve::Serving,
};
use skald_tests::stage::{Forward, HOUR, LONG, Player, Stage, Style, answered, told};

/// A game of War between Alice and Boris, a day a turn unless they agreed on another time.
pub(crate) struct Game {
    stage: Stage,
    clock: Arc<Forward>,
    pub(crate) serving: Serving,
    pub(crate) players: [Player; 2],
    pub(crate) thread: Id,
    pub(crate) table: TableId,
}

impl Game {
    /// A game with these options beside; `before` are settings that both have made.
    pub(crate) async fn begun(options: &[(&str, Value)], before: &[(&str, Value)]) -> Self {
        let stage = Stage::set().await;
        let clock = Arc::new(Forward::default());
        let serving = stage.bot_with(&clock).await;
        let players = ["Alice", "Boris"].map(|name| Player::new(&stage.local, name, Style::Commands, 71));
        for player in players.iter().filter(|_| !before.is_empty()) {
            told(&stage.local, player.id, stage.games(), "settings", before).await;
        }
        let mut all = vec![("seats", json!(2)), ("pace", json!("1d")), ("reserve", json!("none"))];
        all.retain(|(name, _)| !options.iter().any(|(other, _)| other == name));
        all.extend(options.iter().cloned());
        let thread = stage.begin(&players, &all).await;
        stage.board(thread, players[0].id, "Play").await;
        let table = serving.host().tables_in(thread.0, false).await.unwrap()[0];
        Self { stage, clock, serving, players, thread, table }
    }

    pub(crate) fn local(&self) -> &Localcord {
        &self.stage.local
    }

    /// Whom the table waits for, once everything that goes by itself has.
    pub(crate) async fn asked(&self) -> Id {
        loop {
            let look = self.serving.host().board(self.table).await.unwrap();
            assert_eq!(look.info.status, Status::Playing, "{:#?}", self.said());
            let person = look.waiting.first().and_then(|wait| wait.person);
            if let Some(person) = person.filter(|_| !look.goes_on) {
                return Id(person.0);
            }
            self.serving.host().tick().await.unwrap();
            tokio::task::yield_now().await;
        }
    }

    fn other(&self, who: Id) -> Id {
        self.players.iter().map(|player| player.id).find(|id| *id != who).unwrap()
    }

    /// A message in the thread with such a button, that mentions this person.
    fn call(&self, who: Id) -> Option<MessageView> {
        let mention = format!("<@{who}>");
        let calls = |message: &MessageView| {
            message.button("Not this turn").is_some() && message.text().contains(&mention)
        };
        self.local().messages(self.thread, who).into_iter().rfind(calls)
    }

    /// Plays on until somebody is called in the thread: who, and the call.
    pub(crate) async fn called(&mut self) -> (Id, MessageView) {
        for _ in 0..60 {
            let who = self.asked().await;
            self.stage.all_sent().await;
            if self.asked().await == who
                && let Some(call) = self.call(who)
            {
                return (who, call);
            }
            let player = self.players.iter_mut().find(|player| player.id == who).unwrap();
            player.least(&self.stage.local, self.thread).await;
        }
        panic!("nobody is called: {:#?}", self.said());
    }

    /// Plays on until somebody is called in private: who, and the call. Who is asked is not called for what they see anyway.
    pub(crate) async fn called_privately(&mut self) -> (Id, MessageView) {
        for _ in 0..60 {
            let who = self.asked().await;
            self.stage.all_sent().await;
            let calls = |message: &MessageView| message.button("Not this turn").is_some();
            if let Some(call) = self.privately(who).into_iter().rfind(calls) {
                return (who, call);
            }
            let player = self.players.iter_mut().find(|player| player.id == who).unwrap();
            player.least(&self.stage.local, self.thread).await;
        }
        panic!("nobody is called in private: {:#?}", self.said());
    }

    /// Lets half of the time pass of whoever is asked, who is reminded then in private.
    pub(crate) async fn reminded(&self, who: Id) -> MessageView {
        let look = self.serving.host().board(self.table).await.unwrap();
        let left = look.waiting[0].until.unwrap() - self.serving.host().now();
        self.pass(left / 2 + HOUR / 60).await;
        let mut said = self.privately(who).into_iter();
        said.rfind(|message| message.text().contains("runs out soon")).expect("a reminder")
    }

    pub(crate) fn said(&self) -> Vec<String> {
        self.local().messages(self.thread, self.players[0].id).iter().map(MessageView::text).collect()
    }

    /// Puts the clock forward, and waits until all that comes of it is said.
    pub(crate) async fn pass(&self, millis: i64) {
        self.clock.by(millis);
        self.serving.host().tick().await.unwrap();
        self.stage.all_sent().await;
    }

    /// Lets the time of whoever is asked run out.
    pub(crate) async fn run_out(&self) {
        let look = self.serving.host().board(self.table).await.unwrap();
        let left = look.waiting[0].until.unwrap() - self.serving.host().now();
        self.pass(left + 1).await;
    }

    /// Waits until the newest board says this.
    pub(crate) async fn board_says(&self, words: &str) -> MessageView {
        let says =
            |message: &MessageView| message.button("As text").is_some() && message.text().contains(words);
        self.local()
            .until_message(LONG, words, self.thread, self.players[0].id, says)
            .await
            .unwrap_or_else(|error| panic!("no board says “{words}”: {error:?} {:#?}", self.said()))
    }

    /// Waits until the thread is told something, and returns the message.
    pub(crate) async fn thread_hears(&self, words: &str) -> MessageView {
        let hears = |message: &MessageView| message.text().contains(words);
        self.local()
            .until_message(LONG, words, self.thread, self.players[0].id, hears)
            .await
            .unwrap_or_else(|error| panic!("nobody says “{words}”: {error:?} {:#?}", self.said()))
    }

    pub(crate) async fn press(&self, who: Id, message: &MessageView, label: &str) -> MessageView {
        let asked = self.local().press_labelled(who, message.id, label).unwrap();
        answered(self.local(), &asked).await
    }

    /// Types a command in the thread; the answer is for whoever asked alone.
    pub(crate) async fn types(&self, who: Id, command: &str, options: &[(&str, Value)]) -> String {
        let answer = told(self.local(), who, self.thread, command, options).await;
        assert!(answer.ephemeral, "{}", answer.text());
        answer.text()
    }

    /// What stands in the private messages of somebody.
    pub(crate) fn privately(&self, who: Id) -> Vec<MessageView> {
        self.local().messages(self.local().dm(who), who)
    }

    pub(crate) async fn close(self) {
        self.serving.stop().await.unwrap();
        self.stage.close().await;
    }
}

/// Chooses from the menu with these words, and returns what is shown then.
pub(crate) async fn choose(at: &Localcord, who: Id, on: &MessageView, menu: &str, key: &str) -> MessageView {
    let menus = on.selects();
    let menu =
        menus.iter().find(|one| one.placeholder == menu).unwrap_or_else(|| panic!("{menu}: {menus:?}"));
    let asked = at.select(who, on.id, &menu.custom_id, &[key]).unwrap();
    answered(at, &asked).await
}

pub(crate) fn holds(text: &str, all: &[&str]) {
    for one in all {
        assert!(text.contains(one), "“{one}” is not in: {text}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_call_tells_what_comes_of_doing_nothing_and_leaves_in_peace_whoever_wishes() {
    let mut game = Game::begun(&[("stand-in", json!(1))], &[]).await;
    let (who, call) = game.called().await;
    let other = game.other(who);
    holds(&call.text(), &["** to ", ", <t:", " at the latest"]);

    let idle = game.press(who, &call, "If I do nothing").await;
    holds(&idle.text(), &["If you do nothing, I answer for you <t:", "**"]);
    holds(&idle.text(), &["Then a computer plays for you until you are back."]);
    assert!(idle.ephemeral && idle.button("Play").is_some());
    let idle = game.press(other, &call, "If I do nothing").await;
    assert_eq!(idle.text(), "No time of yours is running here, so nothing happens without you.");
    let hushed = game.press(other, &call, "Not this turn").await;
    holds(&hushed.text(), &["Nothing is open for you right now; the table waits for"]);
    assert!(game.call(who).is_some(), "the call stands, whoever else presses");

    let hushed = game.press(who, &call, "Not this turn").await;
    assert_eq!(hushed.text(), "All right, I leave you in peace until you are asked for the next time.");
    game.local().until(LONG, "that the call goes", |_| game.call(who).is_none()).await.unwrap();
    let look = game.serving.host().board(game.table).await.unwrap();
    let left = look.waiting[0].until.unwrap() - game.serving.host().now();
    game.pass(left - HOUR / 60).await;
    let texts = [game.said(), game.privately(who).iter().map(MessageView::text).collect()].concat();
    assert!(!texts.iter().any(|text| text.contains("runs out soon")), "{texts:#?}");
    game.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_private_call_goes_with_an_answer_that_stays() {
    let mut game = Game::begun(&[], &[("calls", json!("private")), ("remind", json!("50"))]).await;
    let (who, call) = game.called_privately().await;
    assert!(game.call(who).is_none(), "nothing in the thread");
    let idle = game.press(who, &call, "If I do nothing").await;
    holds(&idle.text(), &["If you do nothing, I answer for you"]);
    let there = |game: &Game| game.privately(who).iter().any(|message| message.id == call.id);
    assert!(there(&game), "the call stays beside the answer");

    // The reminder comes with half of the time left, and says by itself what will be done.
    let reminded = game.reminded(who).await;
    holds(&reminded.text(), &["If you do nothing, I answer for you", "Time runs out <t:"]);
    assert!(reminded.button("If I do nothing").is_none(), "it says it already");
    let hushed = game.press(who, &reminded, "Not this turn").await;
    holds(&hushed.text(), &["leave you in peace"]);
    game.local().until(LONG, "that the call goes", |_| !there(&game)).await.unwrap();
    game.stage.all_sent().await;
    let kept = game.privately(who).iter().any(|message| message.text().contains("leave you in peace"));
    assert!(kept, "the answer does not go with the call");
    game.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn settings_say_what_was_set_and_the_daily_message_comes_at_the_hour_of_ones_zone() {
    let game = Game::begun(&[("pace", json!("none"))], &[]).await;
    let (local, who) = (game.local(), game.asked().await);
    let page = told(local, who, game.thread, "settings", &[]).await;
    holds(&page.text(), &["not said, so hours are those of UTC", "In the thread", "none; should you wish"]);
    let page =
        told(local, who, game.thread, "settings", &[("calls", json!("silent")), ("remind", json!("10"))])
            .await;
    holds(&page.text(), &["In the thread, without a sound", "When a tenth of the time is left"]);
    let page = choose(local, who, &page, "When to remind you", "50").await;
    holds(&page.text(), &["When half of the time is left"]);
    let page = choose(local, who, &page, "Where to call you", "digest").await;
    holds(&page.text(), &["Once a day, all tables in one message", "One message a day: at 8:00"]);
    let page = choose(local, who, &page, "At which hour, in your time zone (UTC without one)", "7").await;
    holds(&page.text(), &["One message a day: at 7:00"]);
    holds(&game.types(who, "settings", &[("hour", json!(19))]).await, &["One message a day: at 19:00"]);

    // Hours: one plain sentence for what cannot be, and nothing of it is set.
    let quiet = |text: &str| [("quiet", json!(text)), ("text", json!(true))];
    holds(&game.types(who, "settings", &quiet("22-8")).await, &["First tell me in which time zone you live"]);
    holds(&game.types(who, "settings", &quiet("late")).await, &["Quiet hours are two times of day"]);
    holds(
        &game.types(who, "settings", &[("off", json!("someday"))]).await,
        &["Days off are days of the week"],
    );
    holds(
        &game.types(who, "settings", &[]).await,
        &["Text in place of pictures: off", "at no hours of the week"],
    );
    let zones =
        local.autocomplete(who, game.thread, "settings", &[("zone", json!("berl"))], "zone").await.unwrap();
    assert!(zones.iter().any(|zone| zone.value == "Europe/Berlin"), "{zones:?}");
    let zone = [("zone", json!("Europe/Berlin"))];
    holds(
        &game.types(who, "settings", &zone).await,
        &["Your time zone: Europe/Berlin", "at no hours of the week"],
    );
    let hours = [("quiet", json!("22-8")), ("off", json!("sat sun"))];
    let told = game.types(who, "settings", &hours).await;
    holds(
        &told,
        &["22:00 to 8:00 every day", "on Saturday and Sunday", "A change counts from your next question on"],
    );

    // The daily message comes at seven in the evening there, once, and a press of it plays.
    let at = game.serving.host().hours(Person(who.0)).await.unwrap().calendar;
    let next = at.next_hour(19, game.serving.host().now());
    game.pass(next - game.serving.host().now() + 1_000).await;
    let mut daily = game.privately(who);
    daily.retain(|message| message.text().contains("This comes once a day"));
    assert_eq!(daily.len(), 1, "{:#?}", game.privately(who));
    let daily = daily.remove(0);
    holds(&daily.text(), &["One table waits for you"]);
    let menu = game.press(who, &daily, "Play").await;
    assert!(!menu.buttons().is_empty() && !menu.text().contains("Nothing is open"), "{}", menu.text());
    game.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_absence_is_told_where_it_counts_and_ends_with_a_press() {
    let game = Game::begun(&[], &[]).await;
    let who = game.asked().await;
    holds(&game.types(who, "away", &[]).await, &["You are not away", "28 are left"]);
    holds(&game.types(who, "away", &[("days", json!(0))]).await, &["You are not away"]);
    let until = game.serving.host().board(game.table).await.unwrap().waiting[0].until.unwrap();
    let away = told(game.local(), who, game.thread, "away", &[("days", json!(5))]).await;
    holds(&away.text(), &["You are away; you are expected back <t:", "23 are left after that"]);
    game.thread_hears("is away, so their clock stands for 5 days at most").await;
    game.board_says("is away and expected back <t:").await;
    let later = game.serving.host().board(game.table).await.unwrap().waiting[0].until.unwrap();
    assert!(
        (later - until - 5 * 24 * HOUR).abs() < HOUR,
        "the clock stands for five days: {}",
        later - until
    );
    holds(&game.types(who, "settings", &[]).await, &["You are away, so they stand now"]);

    let back = game.press(who, &away, "I am back").await;
    holds(&back.text(), &["Welcome back! Your clocks run again."]);
    game.thread_hears("is back.").await;
    let gone = |local: &Localcord| {
        let boards = local.messages(game.thread, who);
        !boards.iter().any(|message| message.text().contains("is away and expected back"))
    };
    game.local().until(LONG, "that the board says so no more", gone).await.unwrap();
    holds(&game.types(who, "away", &[("days", json!(0))]).await, &["You are not away"]);
    game.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_pause_is_proposed_agreed_on_and_ended_by_one() {
    let game = Game::begun(&[], &[]).await;
    let (alice, boris) = (game.players[0].id, game.players[1].id);
    let told = game.types(alice, "table pause", &[("days", json!(2))]).await;
    holds(&told, &["Proposed to the table: a pause of 2 days", "Boris has yet to agree"]);
    let proposed = game.thread_hears("Alice proposes: a pause of 2 days").await;
    holds(&game.press(boris, &proposed, "I agree").await.text(), &["Everybody agreed, and it is done."]);
    let board = game
        .board_says("rests: you all agreed on a pause of 2 days, after which it goes on by itself.")
        .await;
    assert!(!board.text().contains("mended"), "{}", board.text());
    game.stage.all_sent().await;
    let asks = |message: &MessageView| !message.ephemeral && message.button("I agree").is_some();
    assert!(!game.local().messages(game.thread, alice).iter().any(asks), "nobody is asked any more");
    let lobby_says = |local: &Localcord, words: &str| {
        local.messages(game.stage.games(), alice).iter().any(|message| message.text().contains(words))
    };
    assert!(lobby_says(game.local(), "rests: you all agreed on a pause of 2 days"), "others read it as well");
    for who in [alice, boris] {
        let told = game.privately(who).into_iter().filter(|one| one.text().contains("stands still")).count();
        assert_eq!(told, 1, "once: {:#?}", game.privately(who));
    }
    holds(&game.types(boris, "turns", &[]).await, &["stands still: you all agreed on a pause of 2 days"]);
    // It goes on by itself.
    game.pass(2 * 24 * HOUR).await;
    let call = game.thread_hears("The table goes on.").await;
    holds(&call.text(), &["** to ", ", <t:", " at the latest"]);
    assert_eq!(game.serving.host().info(game.table).await.unwrap().status, Status::Playing);

    // Without days, from the menu; until one of them lets it go on.
    game.stage.all_sent().await;
    assert!(lobby_says(game.local(), "are playing in") && !lobby_says(game.local(), "rests:"));
    let more = answered(game.local(), &game.stage.press(boris, game.thread, "More…").await).await;
    let told = game.press(boris, &more, "Let it rest, if all agree").await.text();
    holds(
        &told,
        &["the table rests, with its clocks, until one of you lets it go on", "Alice has yet to agree"],
    );
    holds(&game.types(alice, "table pause", &[]).await, &["Everybody agreed, and the table pauses."]);
    game.board_says("rests: you all agreed to let it rest. With **Go on** it is played on at once.").await;
    game.pass(9 * 24 * HOUR).await;
    assert_eq!(game.serving.host().info(game.table).await.unwrap().status, Status::Paused);
    let on = answered(game.local(), &game.stage.press(alice, game.thread, "Go on").await).await;
    holds(&on.text(), &["goes on, and everybody has the time back"]);
    game.board_says("> at the latest").await;
    game.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_computer_stands_in_until_the_owner_of_its_seat_is_back() {
    let mut game = Game::begun(&[("stand-in", json!(1))], &[]).await;
    let who = game.asked().await;
    let name = if who == game.players[0].id { "Alice" } else { "Boris" };
    game.run_out().await;
    let stands_in = format!("A computer plays for **{name}** until they are back.");
    game.board_says(&stands_in).await;
    let away =
        |game: &Game| game.privately(who).into_iter().rfind(|one| one.text().contains("so a computer plays"));
    let told = away(&game).unwrap_or_else(|| panic!("{:#?}", game.privately(who)));
    let back = game.press(who, &told, "I am back").await;
    holds(&back.text(), &["Welcome back! You play table", "yourself again"]);
    game.stage.all_sent().await;
    game.thread_hears(&format!("{name} is back")).await;
    let still = |game: &Game| game.said().iter().any(|text| text.contains(&stands_in));
    game.local().until(LONG, "a board without the computer", |_| !still(&game)).await.unwrap();
    assert!(!game.serving.host().info(game.table).await.unwrap().seats.iter().any(|seat| seat.stands_in));

    // Whoever only watches cannot be back, and whoever presses Play is.
    for _ in 0..40 {
        let asked = game.asked().await;
        if asked == who {
            break;
        }
        let player = game.players.iter_mut().find(|player| player.id == asked).unwrap();
        player.least(&game.stage.local, game.thread).await;
    }
    assert_eq!(game.asked().await, who);
    game.run_out().await;
    game.board_says(&stands_in).await;
    let clara = game.stage.person("Clara");
    let refused = answered(game.local(), &game.stage.press(clara, game.thread, "I am back").await).await;
    holds(&refused.text(), &["You are not playing at this table"]);
    game.stage.press(who, game.thread, "Play").await;
    game.local().until(LONG, "a board without the computer", |_| !still(&game)).await.unwrap();
    game.close().await;
}
