//! A tournament as people press and type it: from the message that takes people to the one that says it is over, with all that
//! an organiser can do in between, and with a restart.

mod crash;
mod hall;
mod opening;
mod shuffles;

use hall::{
    contest_thread, gives_up, heard, name, one_sentence, opened, public, says, seat, seated, state,
    thread_of, times,
};
use localcord::{Id, Localcord};
use serde_json::{Value, json};
use skald::host::{MatchInfo, Status, TournamentInfo};
use skald_tests::stage::{LONG, Stage, answered, told};

async fn people_come(stage: &Stage) {
    // Boris presses, the others type.
    let boris = stage.person("Boris");
    let asked = stage.press(boris, stage.games(), "Register").await;
    let registered = answered(&stage.local, &asked).await;
    assert!(registered.text().contains("You have registered"), "{}", registered.text());
    let asked = stage.local.press_labelled(boris, registered.id, "Check in").unwrap();
    assert!(answered(&stage.local, &asked).await.text().contains("You are checked in"));
    one_sentence(stage, "Clara", "check-in", &[], "You do not play in this tournament").await;
    for who in ["Clara", "Dario", "Elena", "Fedor"] {
        assert!(says(stage, who, "register", &[]).await.text().contains("You have registered"));
    }
    one_sentence(stage, "Clara", "register", &[], "Check in with").await;
    for who in ["Clara", "Elena", "Fedor"] {
        assert!(says(stage, who, "check-in", &[]).await.text().contains("You are checked in"));
    }
    one_sentence(stage, "Elena", "withdraw", &[], "You play no more in Autumn cup").await;
    one_sentence(stage, "Elena", "withdraw", &[], "You do not play in this tournament").await;
    assert!(says(stage, "Alice", "add-computer", &[]).await.text().contains("plays in Autumn cup, too"));
    let text = says(stage, "Hanna", "look", &[]).await.text();
    for words in ["5 people have registered, 4 checked in", "Boris ✓", "Dario", "Swiss, 3 rounds", "one game"]
    {
        assert!(text.contains(words), "{words}: {text}");
    }
    assert!(!text.contains("Elena") && !text.contains("Dario ✓"), "{text}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_cup_goes_through_all_that_can_be_done_to_it_and_through_a_restart() {
    let stage = Stage::set().await;
    let serving = stage.bot().await;
    let local = &stage.local;
    let who = |name: &str| [("entrant", json!(name))];
    let code = opened(&stage, &[("called", json!("Autumn *cup*")), ("rounds", json!(3))]).await;
    people_come(&stage).await;

    // Nobody but the organiser, and whoever manages the server.
    for (sub, options) in [
        ("begin", vec![]),
        ("add-computer", vec![]),
        ("take-out", who("Clara").to_vec()),
        ("extend", vec![("days", json!(2))]),
        ("finish", vec![]),
    ] {
        one_sentence(&stage, "Boris", sub, &options, "Only whoever organises").await;
    }
    one_sentence(&stage, "Alice", "award", &who("Clara"), "No round has begun yet").await;
    one_sentence(&stage, "Hanna", "pairings", &[], "No round has begun yet").await;
    one_sentence(&stage, "Alice", "begin", &[], "Left out are those who have not checked in: Dario.").await;
    let info = seated(&stage, &serving, &code, 1).await;
    assert_eq!(info.matches.len(), 2);
    // The round stands in the channel as a picture, and a thread hangs under it for those to come.
    let games = local.messages(stage.games(), stage.person("Hanna"));
    let round = games.iter().find(|message| message.text().contains("), round 1.")).unwrap();
    let picture = round.files.first().expect("a picture");
    let (wide, high) = (picture.width.unwrap(), picture.height.unwrap());
    assert!(wide == 1_200 && high <= 1_260, "{wide} by {high}");
    local.until(LONG, "the thread of the cup", |_| contest_thread(&stage).is_some()).await.unwrap();
    one_sentence(&stage, "Alice", "begin", &[], "It has begun").await;
    one_sentence(&stage, "Greta", "register", &[], "The first round has begun").await;

    // What everybody can look at.
    let asked = stage.press(stage.person("Hanna"), stage.games(), "Standings").await;
    let text = answered(local, &asked).await.text();
    assert!(text.contains("Boris") && text.contains("0 points (0-0-0)"), "{text}");
    let pairings = says(&stage, "Clara", "pairings", &[]).await;
    assert!(pairings.text().matches("under way").count() == 2, "{}", pairings.text());
    assert_eq!(pairings.files.len(), 1, "the picture comes with it");
    let asked = local.press_labelled(stage.person("Clara"), pairings.id, "My table").unwrap();
    assert!(!answered(local, &asked).await.files.is_empty(), "she sees her board");
    one_sentence(&stage, "Clara", "lists", &[], "Lists are published when").await;

    // More time, and somebody else in a place.
    let more = |days: u8, number: u8| [("days", json!(days)), ("match", json!(number))];
    one_sentence(&stage, "Alice", "extend", &more(5, 2), "no more time than there is: time is called <t:")
        .await;
    one_sentence(&stage, "Alice", "extend", &more(25, 2), "match 2 of round 1 has 25 days").await;
    one_sentence(&stage, "Alice", "extend", &more(25, 9), "no such table").await;
    heard(&stage, "match 2 of round 1 has 25 days", 1).await;
    local.make_manager(local.server(), stage.person("Hanna"));
    one_sentence(&stage, "Hanna", "extend", &[("days", json!(30))], "round 1 has 30 days from now on").await;
    let greta = [("entrant", json!("Boris")), ("who", json!(stage.person("Greta")))];
    one_sentence(&stage, "Alice", "replace", &greta, "Greta plays on in the place of Boris").await;
    one_sentence(&stage, "Alice", "replace", &greta, "Nobody of that name").await;
    heard(&stage, "Greta plays on in the place of Boris", 1).await;
    one_sentence(&stage, "Boris", "withdraw", &[], "You do not play in this tournament").await;

    // One match is given, in the other somebody gives up.
    let info = state(&serving, &code).await;
    let of_two = |one: &&MatchInfo| seat(&info, one, 0).is_some() && seat(&info, one, 1).is_some();
    let both = info.matches.iter().find(of_two).expect("three people of four meet");
    let against_computer = info.matches.iter().find(|one| one.place != both.place).unwrap();
    let lucky = name(&stage, seat(&info, against_computer, 0).or(seat(&info, against_computer, 1)).unwrap());
    let (thread, table) = thread_of(&stage, &serving, both).await;
    let threads = local.threads(stage.person("Hanna"), stage.games());
    assert!(threads.iter().any(|one| one.id == thread && one.name.starts_with("Autumn cup, round 1: ")));
    let mut waits = 0;
    for at in 0..2 {
        let person = Id(seat(&info, both, at).unwrap().0);
        let turns = told(local, person, thread, "turns", &[]).await.text();
        waits +=
            usize::from(turns.contains(&table) && turns.contains("match of round 1 of Autumn cup waits"));
    }
    assert!(waits > 0, "/turns knows the match");
    one_sentence(&stage, "Alice", "award", &who(lucky), &format!("of round 1 is given to {lucky}.")).await;
    one_sentence(&stage, "Alice", "award", &who(lucky), "It can be corrected").await;
    gives_up(&stage, Id(seat(&info, both, 1).unwrap().0), thread).await;
    heard(&stage, "), round 2.", 1).await;
    let ended = |text: &String| text.contains("), round 1.") && text.contains("1 to 0");
    let shown = |_: &Localcord| public(&stage).iter().any(|text| ended(text) && !text.contains("under way"));
    local.until(LONG, "the message of the round shows its results", shown).await.unwrap();
    heard(&stage, &format!("of round 1 is given to {lucky}."), 1).await;

    // Somebody reports, and whoever organises it reads that and punishes.
    let about = |who: &str| [("entrant", json!(who)), ("reason", json!("says *what* to play"))];
    one_sentence(&stage, "Clara", "report", &about("Fedor"), "reads your report about Fedor").await;
    one_sentence(&stage, "Hanna", "report", &about("Fedor"), "You do not play in this tournament").await;
    one_sentence(&stage, "Clara", "reports", &[], "Only whoever organises").await;
    let text = says(&stage, "Alice", "reports", &[]).await.text();
    assert!(
        text.contains("Clara, in match ") && text.contains("reports Fedor: “says what to play”"),
        "{text}"
    );
    let warned = [&[("penalty", json!("warning"))][..], &about("Fedor")].concat();
    one_sentence(&stage, "Boris", "penalty", &warned, "Only whoever organises").await;
    one_sentence(&stage, "Alice", "penalty", &warned, "Fedor is warned in Autumn cup, and told why.").await;
    let fedor = stage.person("Fedor");
    let warned = |local: &Localcord| {
        let told = local.messages(local.dm(fedor), fedor);
        told.iter().any(|message| message.text().contains("has warned you: “says what to play”"))
    };
    local.until(LONG, "the warning", warned).await.unwrap();

    // The result was wrong: the second round is drawn anew, while the bot goes and comes back.
    let result = |first: u8, second: u8, place: usize, round: u8| {
        [("match", json!(place)), ("first", json!(first)), ("second", json!(second)), ("round", json!(round))]
    };
    let number = both.place + 1;
    one_sentence(&stage, "Alice", "correct", &result(1, 0, number, 1), "stands like that already").await;
    one_sentence(&stage, "Alice", "correct", &result(2, 2, number, 1), "can end like that").await;
    one_sentence(&stage, "Alice", "correct", &result(0, 1, 9, 1), "no such table").await;
    one_sentence(&stage, "Alice", "correct", &result(0, 1, number, 9), "no such round").await;
    one_sentence(&stage, "Boris", "correct", &result(0, 1, number, 1), "Only whoever organises").await;
    let before = state(&serving, &code).await;
    let text = says(&stage, "Alice", "correct", &result(0, 1, number, 1)).await.text();
    assert!(text.contains(": 0 to 1.") && text.contains("Round 2 is drawn anew"), "{text}");
    serving.stop().await.unwrap();
    let serving = stage.bot().await;
    heard(&stage, "this round 2 was taken back", 1).await;
    heard(&stage, "of round 1 is corrected.", 1).await;
    heard(&stage, "), round 2.", 1).await;
    for table in before.matches.iter().filter_map(|one| one.table) {
        assert_eq!(serving.host().info(table).await.unwrap().status, Status::Over, "it counts for nothing");
    }
    let info = state(&serving, &code).await;
    assert_eq!((info.rounds, info.matches.iter().filter(|one| one.decided).count()), (2, 0));

    // Somebody is taken out, and the match goes to whoever sits opposite.
    one_sentence(&stage, "Alice", "take-out", &who("Fedor"), "Fedor plays no more").await;
    one_sentence(&stage, "Alice", "take-out", &who("Fedor"), "They play no more").await;
    one_sentence(&stage, "Alice", "take-out", &who("Nobody"), "Nobody of that name").await;
    heard(&stage, "Fedor plays no more", 1).await;
    let open = |info: &TournamentInfo| info.matches.iter().find(|one| !one.decided).cloned();
    let last = open(&state(&serving, &code).await).expect("the other match is under way");
    let winner = seat(&info, &last, 0).or(seat(&info, &last, 1)).unwrap();
    one_sentence(&stage, "Hanna", "award", &who(name(&stage, winner)), "of round 2 is given to").await;
    let info = seated(&stage, &serving, &code, 3).await;
    assert_eq!(times(&stage, "), round 3."), 1);
    assert!(public(&stage).iter().any(|text| text.contains("), round 3.") && text.contains("has a bye")));
    assert_eq!(info.matches.len(), 2);
    let text = says(&stage, "Hanna", "standings", &[]).await.text();
    assert!(text.contains("Fedor, out") && text.lines().next().unwrap().starts_with("1 · "), "{text}");

    // The end, once.
    one_sentence(&stage, "Boris", "finish", &[], "Only whoever organises").await;
    one_sentence(&stage, "Alice", "finish", &[], "**Autumn cup** is over.").await;
    heard(&stage, "**Autumn cup** is over.", 1).await;
    for sub in ["register", "begin", "finish", "add-computer"] {
        one_sentence(&stage, "Alice", sub, &[], "This tournament is over").await;
    }
    one_sentence(&stage, "Alice", "lists", &[], "No lists of cards are published").await;
    assert!(says(&stage, "Hanna", "look", &[]).await.text().contains("It is over"));
    stage.all_sent().await;
    for one in &info.matches {
        if let Some(table) = one.table {
            assert_eq!(serving.host().info(table).await.unwrap().status, Status::Over);
        }
    }
    serving.stop().await.unwrap();
    stage.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_cannot_be_opened_is_refused_and_an_end_before_the_beginning_is_told() {
    let stage = Stage::set().await;
    let serving = stage.bot().await;
    let (local, alice) = (&stage.local, stage.person("Alice"));
    for sub in ["look", "pairings", "standings", "register", "check-in", "withdraw", "begin"] {
        one_sentence(&stage, "Alice", sub, &[], "No tournament was opened here yet").await;
    }
    let nothing = [("tournament", json!("zzzz"))];
    one_sentence(&stage, "Alice", "look", &nothing, "There is no such tournament").await;
    let war = |name: &'static str, value: Value| vec![("game", json!("war")), (name, value)];
    for (options, words) in [
        (vec![("game", json!("lost"))], "No such tournament can be held of this game"),
        (war("options", json!("quickly")), "“quickly” is nothing that can be chosen"),
        (war("options", json!("colour=red")), "“colour” is nothing that can be chosen"),
        (war("seats", json!(4)), "Seats are for a league"),
        (war("games", json!("one-before-cut")), "One game before the cut needs a cut"),
        (
            [war("format", json!("knockout")), vec![("cut", json!("top8"))]].concat(),
            "a cut goes with Swiss rounds",
        ),
    ] {
        one_sentence(&stage, "Alice", "open", &options, words).await;
    }
    let dm = told(local, alice, local.dm(alice), "tournament open", &[("game", json!("war"))]).await;
    assert!(dm.text().contains("in a channel of a server"), "{}", dm.text());

    opened(&stage, &[("lists", json!(true))]).await;
    let text = says(&stage, "Boris", "look", &[]).await.text();
    assert!(!text.contains("list of cards is published"), "War has none: {text}");
    one_sentence(&stage, "Alice", "begin", &[], "Too few have checked in").await;
    let over = says(&stage, "Alice", "finish", &[]).await;
    assert!(!over.ephemeral && over.text().contains("is over."), "{}", over.text());
    let asked = stage.press(stage.person("Boris"), stage.games(), "Register").await;
    assert_eq!(answered(local, &asked).await.text(), "This tournament is over.");
    assert_eq!(times(&stage, "is over."), 1);
    serving.stop().await.unwrap();
    stage.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn where_the_thread_of_the_rounds_is_deleted_the_next_one_stands_in_the_channel_with_a_new_thread() {
    let stage = Stage::set().await;
    let serving = stage.bot().await;
    let code = opened(&stage, &[("called", json!("Autumn cup")), ("rounds", json!(3))]).await;
    for who in ["Boris", "Clara", "Dario", "Elena"] {
        says(&stage, who, "register", &[]).await;
        says(&stage, who, "check-in", &[]).await;
    }
    says(&stage, "Alice", "begin", &[]).await;
    let mut threads = Vec::new();
    for round in 1..=3 {
        let info = seated(&stage, &serving, &code, round).await;
        stage.all_sent().await;
        let there = |_: &Localcord| contest_thread(&stage).is_some();
        stage.local.until(LONG, "the thread of the cup", there).await.unwrap();
        threads.extend(contest_thread(&stage));
        let head = format!("({code}), round {round}.");
        let games = stage.local.messages(stage.games(), stage.person("Hanna"));
        let in_channel = games.iter().any(|message| message.text().contains(&head));
        assert_eq!(in_channel, round != 3, "round {round}");
        if round == 1 {
            stage.local.delete_channel(threads[0]).unwrap();
        }
        for one in &info.matches {
            let who = [("entrant", json!(name(&stage, seat(&info, one, 0).unwrap())))];
            says(&stage, "Alice", "award", &who).await;
        }
    }
    assert!(threads[0] != threads[1] && threads[1] == threads[2], "{threads:?}");
    heard(&stage, "**Autumn cup** is over.", 1).await;
    serving.stop().await.unwrap();
    stage.close().await;
}
