//! A whole duel and a match of three games of Legions: Realms at War on the stand-in: one player presses buttons, the other types
//! and keeps private messages closed; the bot is started anew on the way.

use std::sync::Arc;

use localcord::{Answer, Id, Localcord};
use serde_json::json;
use skald::{
    host::{Person, Status, TableId},
    serve::Serving,
};
use skald_rules::{
    interface::{Key, Seat},
    lraw::View,
    views::MatchView,
};
use skald_tests::stage::{Forward, HOUR, Player, Said, Stage, Style, answered, standstill, told};

/// Passes take effect on a grid of this width.
const GRID: i64 = HOUR / 6;

#[tokio::test(flavor = "multi_thread")]
async fn a_duel_by_buttons_and_commands_outlives_restarts_and_closed_doors() {
    let stage = Stage::set().await;
    let clock = Arc::new(Forward::default());
    let local = &stage.local;
    let games = stage.games();
    let mut players =
        [Player::new(local, "Alice", Style::Buttons, 71), Player::new(local, "Boris", Style::Commands, 72)];
    let [alice, boris] = [players[0].id, players[1].id];
    local.close_dms(boris, true);
    let mut serving = stage.bot_with(&clock).await;

    // Alice keeps a ready-made deck and brings it; what is wrong with a list is told all at once.
    let copy = [("deck", json!("orc")), ("called", json!("Chains"))];
    let kept = told(local, alice, games, "deck copy", &copy).await;
    assert!(kept.ephemeral && kept.text().contains("It can be played"), "{}", kept.text());
    assert!(!kept.files.is_empty(), "a picture of the deck");
    let list = "LRAW1 Broken\nlegion: Orc\nwarlord: OR-W1\nveil: Nonsense\nmain: 3 OR-01";
    let paste = [("game", json!("lraw")), ("list", json!(list))];
    // DCK-5: both commands tell everything, and neither keeps what cannot be played.
    for command in ["deck check", "deck save"] {
        let said = told(local, alice, games, command, &paste).await.text();
        let all = said.contains("\"Nonsense\" is no card") && said.contains("The Main Deck has 3 cards");
        assert!(all && said.contains("Nothing was kept"), "{command}: {said}");
    }
    let whole = told(local, alice, games, "deck text", &[("deck", json!("Chains"))]).await;
    let list = String::from_utf8(local.attachment(whole.files[0].id).unwrap().to_vec()).unwrap();
    let checked =
        told(local, alice, games, "deck check", &[("game", json!("lraw")), ("list", json!(list))]).await;
    assert!(checked.text().contains("It can be played. Nothing was kept"), "{}", checked.text());
    let short = "LRAW1 Short\nlegion: Orc\nwarlord: OR-W1\nveil: OR-V1\nsynergy: OR-S1\nguardian: Blank\nmain: 3 OR-01";
    let short = [("game", json!("lraw")), ("list", json!(short)), ("called", json!("Short"))];
    assert!(told(local, alice, games, "deck save", &short).await.text().contains("Nothing was kept"));
    let library = told(local, alice, games, "deck list", &[]).await.text();
    assert!(library.contains("Chains") && !library.contains("Short"), "{library}");
    stage.open(alice, &[("game", json!("lraw")), ("pace", json!("none"))]).await;
    told(local, boris, games, "join", &[]).await;
    let brought = told(local, alice, games, "deck bring", &[("deck", json!("Chains"))]).await;
    assert!(brought.ephemeral && brought.text().contains("Nobody else sees it"), "{}", brought.text());
    told(local, alice, games, "start", &[]).await;
    let thread = stage.thread(alice).await;

    // Giving up is asked back once, and asking gives nothing up: the duel below is played to its end.
    let sure = told(local, boris, thread, "resign", &[]).await;
    assert!(sure.ephemeral && sure.text().contains("Do you really want to give up"), "{}", sure.text());
    assert!(sure.button("Resign").is_some(), "{}", sure.text());

    let mut rounds = 0;
    let result = loop {
        let messages = local.messages(thread, alice);
        if let Some(result) = messages.iter().rev().find(|message| message.button("Rematch").is_some()) {
            break result.clone();
        }
        for player in &mut players {
            player.turn(local, thread).await;
        }
        clock.by(GRID);
        serving.host().tick().await.unwrap();
        rounds += 1;
        if rounds % 40 == 20 {
            serving.stop().await.unwrap();
            serving = stage.bot_with(&clock).await;
        }
        if rounds >= 3_000 {
            panic!("the game does not end: {}", standstill(local, thread, &players).await);
        }
    };
    assert!(rounds > 20, "the bot was started anew on the way");
    assert!(players.iter().all(|player| !player.confirmed.is_empty()), "both played: {players:?}");
    assert!(players[0].ordered > 0, "with some passes more was let pass in the same press (ASY-6)");
    let report = stage.verified(alice, &result).await;
    let about = report.about.unwrap();
    let confirmed: usize = players.iter().map(|player| player.confirmed.len()).sum();
    assert!(about.outcome.is_some() && about.inputs >= confirmed, "{} inputs, {confirmed}", about.inputs);
    stage.all_sent().await;
    let said = local.messages(thread, alice);
    let closed = said.iter().filter(|message| message.text().contains("cannot write to you privately"));
    assert_eq!(closed.count(), 1, "the closed door was told of once");
    serving.stop().await.unwrap();
    stage.close().await;
}

/// The match as a person sees it.
async fn seen(serving: &Serving, table: TableId, who: Id) -> MatchView {
    let look = serving.host().look(table, Person(who.0)).await.unwrap();
    look.view.unwrap().get::<MatchView>().unwrap().clone()
}

/// For whom the table waits.
async fn waiting(serving: &Serving, table: TableId) -> Vec<Option<Person>> {
    let board = serving.host().board(table).await.unwrap();
    board.waiting.iter().map(|wait| wait.person).collect()
}

/// How many copies of a card lie in the Side Deck that a player sees as the own one.
fn aside(seen: &MatchView, seat: Seat, id: &'static str) -> usize {
    let view = seen.game.get::<View>().unwrap();
    let face = view.pool.find(Key::of(id)).unwrap();
    view.table.side(seat).aside.cards.iter().filter(|card| **card == face).count()
}

/// Both players of a match, and how it stands.
struct Duel<'s> {
    stage: &'s Stage,
    clock: &'s Arc<Forward>,
    thread: Id,
    table: TableId,
    players: [Player; 2],
    serving: Option<Serving>,
    /// The games before which cards were swapped.
    sided: Vec<u8>,
}

impl Duel<'_> {
    fn serving(&self) -> &Serving {
        self.serving.as_ref().unwrap()
    }

    /// The bot ends and is started anew.
    async fn restart(&mut self) {
        self.serving.take().unwrap().stop().await.unwrap();
        self.serving = Some(self.stage.bot_with(self.clock).await);
    }

    /// Everybody plays a little; `idle` as little as may be. What comes between two games the players leave for
    /// [`Duel::side`]: a pass that is released ends a game at any moment.
    async fn play(&mut self, idle: usize) {
        for at in [0, 1] {
            // A pass that is held can be given again and again.
            for _ in 0..if at == idle { 1 } else { 4 } {
                if waiting(self.serving(), self.table).await.is_empty() {
                    return;
                }
                let (local, player) = (&self.stage.local, &mut self.players[at]);
                let said = if at == idle {
                    player.least(local, self.thread).await
                } else {
                    player.turn(local, self.thread).await
                };
                if said != Said::Played {
                    break;
                }
            }
        }
    }

    /// Both are asked at once for swaps. Alice swaps one card, and nobody learns of it, whatever is started anew; Boris swaps
    /// nothing; then whoever lost the game before says who begins.
    async fn side(&mut self) {
        let local: &Localcord = &self.stage.local;
        let (table, thread) = (self.table, self.thread);
        let [alice, boris] = [self.players[0].id, self.players[1].id];
        let number = seen(self.serving(), table, boris).await.number;
        assert_eq!(waiting(self.serving(), table).await, [alice, boris].map(|id| Some(Person(id.0))));
        let before = aside(&seen(self.serving(), table, alice).await, Seat(0), "he-16");
        let swap = [("play", json!("side he-11 he-16"))];
        let swapped = told(local, alice, thread, "move", &swap).await;
        assert!(swapped.ephemeral && swapped.text().contains("Done: **"), "{}", swapped.text());
        self.restart().await;
        assert_eq!(waiting(self.serving(), table).await, [Some(Person(boris.0))], "hers is in");
        for said in
            local.messages(thread, boris).iter().chain(&[told(local, boris, thread, "hand", &[]).await])
        {
            assert!(!said.text().contains("he-16"), "{}", said.text());
        }
        let nothing = told(local, boris, thread, "move", &[("play", json!("side"))]).await;
        assert!(nothing.text().contains("Done: **"), "{}", nothing.text());
        let own = seen(self.serving(), table, alice).await;
        assert_eq!(aside(&own, Seat(0), "he-16"), before - 1, "one came in");
        assert_eq!(aside(&own, Seat(0), "he-11"), usize::from(number) - 1, "one more went out");
        assert_eq!(aside(&seen(self.serving(), table, boris).await, Seat(0), "he-11"), 0, "her secret");
        // Alice wins the first game, Boris the second.
        let loser = if number == 2 { boris } else { alice };
        assert_eq!(waiting(self.serving(), table).await, [Some(Person(loser.0))], "the loser chooses");
        let other = if loser == alice { boris } else { alice };
        let early = told(local, other, thread, "move", &[("play", json!("yes"))]).await.text();
        assert!(early.contains("chooses who goes first"), "{early}");
        self.sided.push(number);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_match_of_three_games_with_side_decking_between_them() {
    let stage = Stage::set().await;
    let clock = Arc::new(Forward::default());
    let local = &stage.local;
    let games = stage.games();
    let mut players =
        [Player::new(local, "Alice", Style::Buttons, 81), Player::new(local, "Boris", Style::Commands, 82)];
    players.iter_mut().for_each(|player| player.leaves = Some(("side", "Side Deck?")));
    let [alice, boris] = [players[0].id, players[1].id];
    local.close_dms(boris, true);
    let serving = stage.bot_with(&clock).await;
    stage.open(alice, &[("game", json!("lraw-match")), ("pace", json!("none"))]).await;
    told(local, boris, games, "join", &[]).await;
    // Of this game alone.
    let offered =
        local.autocomplete(alice, games, "deck bring", &[("deck", json!(""))], "deck").await.unwrap();
    assert_eq!(offered.len(), 9, "{offered:?}");
    assert!(offered.iter().all(|one| one.name.contains("Legions")), "{offered:?}");
    for (who, deck) in [(alice, "hero"), (boris, "orc")] {
        let brought = told(local, who, games, "deck bring", &[("deck", json!(deck))]).await;
        assert!(brought.text().contains("Nobody else sees it"), "{}", brought.text());
    }
    told(local, alice, games, "start", &[]).await;
    let thread = stage.thread(alice).await;
    let sure = told(local, boris, thread, "resign", &[]).await.text();
    assert!(sure.contains("the whole match"), "{sure}");
    let table = serving.host().tables_of(Person(alice.0)).await.unwrap()[0];
    let serving = Some(serving);
    let mut duel = Duel { stage: &stage, clock: &clock, thread, table, players, serving, sided: Vec::new() };

    let mut rounds = 0;
    while duel.serving().host().info(table).await.unwrap().status != Status::Over {
        let public = seen(duel.serving(), table, boris).await;
        if public.game.get::<View>().unwrap().table.siding.is_some() {
            duel.side().await;
        }
        // Whoever leads does as little as may be, so that each wins one of the first two games and three are played.
        let idle = usize::from(public.wins != [1, 0]);
        duel.play(idle).await;
        clock.by(GRID);
        duel.serving().host().tick().await.unwrap();
        rounds += 1;
        if rounds % 40 == 20 {
            duel.restart().await;
        }
        if rounds >= 2_000 {
            panic!("the match does not end: {}", standstill(local, thread, &duel.players).await);
        }
    }
    let end = seen(duel.serving(), table, boris).await;
    assert_eq!((end.number, end.wins.iter().sum::<u8>(), duel.sided.as_slice()), (3, 3, &[2, 3][..]));
    let result = stage.board(thread, alice, "Rematch").await;
    let report = stage.verified(alice, &result).await;
    assert!(report.about.unwrap().outcome.is_some());
    stage.all_sent().await;
    let said = local.messages(thread, alice);
    let closed = said.iter().filter(|message| message.text().contains("cannot write to you privately"));
    assert_eq!(closed.count(), 1, "the closed door was told of once");
    let log = duel.serving().host().history(table, 0, u32::MAX).await.unwrap();
    for line in ["Game 2 begins", "Game 3 begins", "The match goes to"] {
        let mut told = log.iter().flat_map(|entry| &entry.told);
        assert!(told.any(|(_, text)| text.contains(line)), "{line}");
    }
    duel.serving.take().unwrap().stop().await.unwrap();
    stage.close().await;
}

/// Gives up by asking for it, and by the button under the question whether it is meant.
async fn gives_up(local: &Localcord, who: Id, thread: Id) {
    let sure = told(local, who, thread, "resign", &[]).await;
    assert!(sure.text().contains("Do you really want to give up"), "{}", sure.text());
    let pressed = local.press_labelled(who, sure.id, "Resign").unwrap();
    let done = answered(local, &pressed).await;
    assert!(done.text().contains("You gave up"), "{}", done.text());
}

/// Gives up the game of a match that is played, by the button beside the one for the whole match.
async fn gives_up_one(local: &Localcord, who: Id, thread: Id) -> String {
    let sure = told(local, who, thread, "resign", &[]).await;
    assert!(sure.ephemeral && sure.button("Resign").is_some(), "{}", sure.text());
    let pressed = local.press_labelled(who, sure.id, "Give up this game only").unwrap();
    answered(local, &pressed).await.text()
}

// shows LRAW-9.1, LRAW-9.4
#[tokio::test(flavor = "multi_thread")]
async fn single_games_of_a_match_are_given_up_by_a_press_until_one_side_has_two() {
    let stage = Stage::set().await;
    let clock = Arc::new(Forward::default());
    let local = &stage.local;
    let games = stage.games();
    let [alice, boris] = ["Alice", "Boris"].map(|name| local.add_person(name));
    let mut serving = stage.bot_with(&clock).await;
    stage.open(alice, &[("game", json!("lraw-match")), ("pace", json!("none"))]).await;
    told(local, boris, games, "join", &[]).await;
    told(local, alice, games, "start", &[]).await;
    let thread = stage.thread(alice).await;
    let table = serving.host().tables_of(Person(alice.0)).await.unwrap()[0];
    // What was asked in the first game gives up nothing in another one.
    let open = told(local, alice, thread, "resign", &[]).await;
    for (who, wins) in [(boris, [1, 0]), (alice, [1, 1])] {
        let done = gives_up_one(local, who, thread).await;
        assert!(done.contains("The match goes on"), "{done}");
        serving.stop().await.unwrap();
        serving = stage.bot_with(&clock).await;
        clock.by(GRID);
        serving.host().tick().await.unwrap();
        let stands = seen(&serving, table, boris).await;
        assert_eq!((stands.wins.as_slice(), stands.number), (&wins[..], wins[0] + wins[1] + 1));
        let pressed = local.press_labelled(alice, open.id, "Give up this game only").unwrap();
        let late = answered(local, &pressed).await.text();
        assert!(late.contains("Game 1 of this match is over"), "{late}");
    }
    let last = gives_up_one(local, boris, thread).await;
    assert!(last.contains("Thank you for playing"), "{last}");
    let info = serving.host().info(table).await.unwrap();
    assert_eq!(info.status, Status::Over);
    assert_eq!(info.outcome.unwrap().winners(), [Seat(0)]);
    for (who, won) in [(alice, "1 of 1 game won"), (boris, "0 of 1 game won")] {
        let rated = told(local, who, games, "rating", &[]).await.text();
        assert!(rated.contains(won), "the match counts: {rated}");
    }
    let result = stage.board(thread, alice, "Rematch").await;
    assert!(stage.verified(alice, &result).await.about.unwrap().outcome.is_some());
    serving.stop().await.unwrap();
    stage.close().await;
}

// shows LRAW-7.2.1, LRAW-1.3.1
#[tokio::test(flavor = "multi_thread")]
async fn three_play_on_when_one_has_given_up_and_write_down_what_nobody_else_sees() {
    let stage = Stage::set().await;
    let clock = Arc::new(Forward::default());
    let local = &stage.local;
    let games = stage.games();
    let mut players = [
        Player::new(local, "Alice", Style::Buttons, 91),
        Player::new(local, "Boris", Style::Commands, 92),
        Player::new(local, "Clara", Style::Buttons, 93),
    ];
    let [alice, boris, clara] = [players[0].id, players[1].id, players[2].id];
    let serving = stage.bot_with(&clock).await;
    stage.open(alice, &[("game", json!("lraw")), ("seats", json!(3)), ("pace", json!("none"))]).await;
    for who in [boris, clara] {
        told(local, who, games, "join", &[]).await;
    }
    told(local, alice, games, "start", &[]).await;
    let thread = stage.thread(alice).await;
    let table = serving.host().tables_of(Person(alice.0)).await.unwrap()[0];

    let asked = local.slash(alice, thread, "table notes", &[]).unwrap();
    assert!(matches!(local.first_answer(&asked).await, Answer::Form { .. }));
    let sent = local.submit_modal(&asked, &[("notes", json!("the dragon is set"))]).unwrap();
    let kept = answered(local, &sent).await;
    assert!(kept.ephemeral && kept.text().contains("Only you see them"), "{}", kept.text());
    assert_eq!(serving.host().notes(Person(alice.0), table).await.unwrap(), "the dragon is set");

    for round in 0..90 {
        if round == 45 {
            gives_up(local, boris, thread).await;
            players.iter_mut().for_each(|player| player.confirmed.clear());
        }
        for player in &mut players {
            player.turn(local, thread).await;
        }
        clock.by(GRID);
        serving.host().tick().await.unwrap();
    }
    assert_eq!(serving.host().info(table).await.unwrap().status, Status::Playing);
    let moves = players.each_ref().map(|player| player.confirmed.len());
    assert!(moves[0] > 0 && moves[1] == 0 && moves[2] > 0, "two play on: {moves:?}");
    gives_up(local, clara, thread).await;
    serving.host().tick().await.unwrap();
    assert_eq!(serving.host().info(table).await.unwrap().status, Status::Over);
    let all: Vec<_> = [alice, boris, clara].iter().flat_map(|who| local.messages(thread, *who)).collect();
    assert!(all.iter().all(|message| !message.text().contains("dragon is set")), "nobody read it");
    serving.stop().await.unwrap();
    stage.close().await;
}

/// What is pasted into the form is kept as soon as it can be read, though it cannot be played yet.
#[tokio::test(flavor = "multi_thread")]
async fn what_is_pasted_into_the_form_is_kept_though_it_cannot_be_played_yet() {
    let stage = Stage::set().await;
    let serving = stage.bot().await;
    let (local, games) = (&stage.local, stage.games());
    let alice = stage.person("Alice");
    let form = local.slash(alice, games, "deck save", &[("game", json!("lraw"))]).unwrap();
    assert!(matches!(local.first_answer(&form).await, Answer::Form { .. }));
    let list = "LRAW1 Short\nlegion: Orc\nwarlord: OR-W1\nveil: OR-V1\nsynergy: OR-S1\nguardian: Blank\nmain: 3 OR-01";
    let sent = local.submit_modal(&form, &[("list", json!(list))]).unwrap();
    let kept = answered(local, &sent).await.text();
    assert!(kept.contains("The Main Deck has 3 cards"), "{kept}");
    assert!(told(local, alice, games, "deck list", &[]).await.text().contains("Short"));
    serving.stop().await.unwrap();
    stage.close().await;
}
