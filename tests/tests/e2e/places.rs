//! Places and who may do what there: what the bot lacks, who sees a table, where its game goes on.

use localcord::{Kind, permission};
use serde_json::json;
use skald_tests::stage::{LONG, PEOPLE, Player, Stage, Style, answered, play_out, told};

#[tokio::test(flavor = "multi_thread")]
async fn opening_says_what_is_missing_and_plays_without_it() {
    let stage = Stage::set().await;
    let serving = stage.bot().await;
    let local = &stage.local;
    let (alice, boris) = (stage.person("Alice"), stage.person("Boris"));
    let games = stage.games();
    let open = || local.slash(alice, games, "open", &[("game", json!("war")), ("seats", json!(2))]).unwrap();

    // Where nothing can be written, nothing is opened, and the permission is named.
    local.deny(games, permission::SEND_MESSAGES);
    let refused = answered(local, &open()).await.text();
    assert!(refused.contains("**Send Messages**") && !refused.contains("is open"), "{refused}");
    assert_eq!(serving.host().tables_in(games.0, true).await.unwrap(), []);

    // Without pictures, frames and threads it is opened all the same, and each is named with what comes instead.
    let missing = permission::ATTACH_FILES | permission::EMBED_LINKS | permission::CREATE_PUBLIC_THREADS;
    local.deny(games, missing);
    let opened = answered(local, &open()).await.text();
    for named in ["**Attach Files**", "**Embed Links**", "**Create Public Threads**"] {
        assert!(opened.contains("is open") && opened.contains(named), "{named}: {opened}");
    }
    let lobby = local
        .until_message(LONG, "the lobby", games, boris, |message| message.button("Start").is_some())
        .await
        .unwrap();
    assert!(lobby.files.is_empty(), "{lobby:?}");
    answered(local, &stage.press(boris, games, "Join").await).await;
    answered(local, &stage.press(alice, games, "Start").await).await;
    let board = stage.board(games, alice, "Play").await;
    assert!(board.files.is_empty() && local.threads(alice, games).is_empty(), "it is played here, in words");
    serving.stop().await.unwrap();
    stage.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_code_from_elsewhere_opens_no_table_that_somebody_cannot_see() {
    let stage = Stage::set().await;
    let serving = stage.bot().await;
    let local = &stage.local;
    let (alice, boris, clara) = (stage.person("Alice"), stage.person("Boris"), stage.person("Clara"));
    let lobby = stage.open(alice, &[("seats", json!(3))]).await;
    let code = lobby.text().split('`').nth(1).unwrap().to_owned();
    let club = local.add_server("The Club", &[boris, clara]);
    let room = local.add_channel_of(club, "room", Kind::Text);
    let table = [("table", json!(code))];
    let join = |who, channel| local.slash(who, channel, "join", &table).unwrap();

    // Who sees the channel may come from anywhere; who does not is told of no table.
    local.hide_channel(stage.games(), boris, true);
    let told = answered(local, &join(boris, room)).await.text();
    assert!(told.contains("no such table"), "{told}");
    local.leave_server(local.server(), clara);
    let told = answered(local, &join(clara, local.dm(clara))).await.text();
    assert!(told.contains("no such table"), "{told}");
    local.hide_channel(stage.games(), boris, false);
    let told = answered(local, &join(boris, room)).await.text();
    assert!(told.contains("You have seat 2"), "{told}");

    // Whoever runs the table can open it to those who have the code.
    let more = answered(local, &stage.press(alice, stage.games(), "More").await).await;
    let by_code = local.press_labelled(alice, more.id, "Open by code").unwrap();
    assert!(answered(local, &by_code).await.text().contains("Whoever has the code"));
    let told = answered(local, &join(clara, room)).await.text();
    assert!(told.contains("You have seat 3"), "{told}");
    serving.stop().await.unwrap();
    stage.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_thread_is_named_after_its_people_keeps_the_promise_and_rests_after_the_end() {
    let stage = Stage::set().await;
    let serving = stage.bot().await;
    let local = &stage.local;
    let mut players: Vec<Player> = PEOPLE
        .iter()
        .take(2)
        .zip(81..)
        .map(|(name, seed)| Player::new(local, name, Style::Commands, seed))
        .collect();
    let options = [("seats", json!(2)), ("options", json!("turn_limit=10"))];
    let thread = stage.begin(&players, &options).await;
    let alice = players[0].id;
    let named = local.threads(alice, stage.games())[0].name.clone();
    assert_eq!(named, "The Rules of War: Alice and Boris");
    // A thread starts from a message of its own id.
    let promised = |local: &localcord::Localcord| {
        local.message(thread, alice).is_some_and(|first| first.text().contains("before the deal: `"))
    };
    local.until(LONG, "the promise", promised).await.unwrap();
    let first = local.message(thread, alice).unwrap();
    let promise = first.text().split("before the deal: `").nth(1).unwrap()[..16].to_owned();
    // What stands there is short; the whole is behind its button.
    let whole = local.press_labelled(alice, first.id, "Commitment").unwrap();
    let whole = answered(local, &whole).await.text();
    let here = serving.host().tables_in(thread.0, false).await.unwrap()[0];
    let commitment = serving.host().info(here).await.unwrap().commitment;
    assert!(whole.contains(&commitment) && !first.text().contains(&commitment), "{whole}");

    // On another server the game does not go on.
    let club = local.add_server("The Club", &[alice]);
    let room = local.add_channel_of(club, "room", Kind::Text);
    let table = serving.host().tables_in(thread.0, false).await.unwrap()[0];
    serving.host().pause(table, &skald_rules::interface::Say::new("pause-no-access")).await.unwrap();
    let code = serving.host().info(table).await.unwrap().code;
    let resume = local.slash(alice, room, "table resume", &[("table", json!(code))]).unwrap();
    let told = answered(local, &resume).await.text();
    assert!(told.contains("another server"), "{told}");
    let resume = local.slash(alice, thread, "table resume", &[("table", json!(code))]).unwrap();
    answered(local, &resume).await;

    let result = play_out(local, thread, &mut players).await;
    let over = |local: &localcord::Localcord| {
        local.message(thread, alice).is_some_and(|first| first.text().contains("is over"))
    };
    local.until(LONG, "the end in the first message", over).await.unwrap();
    let first = local.message(thread, alice).unwrap();
    assert!(first.text().contains(&promise), "{}", first.text());
    let verify = local.press_labelled(alice, result.id, "Verify").unwrap();
    let told = answered(local, &verify).await.text();
    assert!(told.contains(&promise) && told.contains(&format!("/{thread}")), "{told}");
    assert!(serving.host().info(table).await.unwrap().commitment.starts_with(&promise));
    let rests = |local: &localcord::Localcord| {
        let asked = |request: &localcord::RequestRecord| request.body["auto_archive_duration"] == 1_440;
        local.requests().iter().any(|request| request.method == "PATCH" && asked(request))
    };
    local.until(LONG, "that the thread is put away after a day", rests).await.unwrap();
    stage.all_sent().await;
    let is_archived = || local.threads(alice, stage.games())[0].archived;
    local.advance(std::time::Duration::from_secs(23 * 3_600));
    assert!(!is_archived(), "the offer of a rematch stands for a day");
    local.advance(std::time::Duration::from_secs(2 * 3_600));
    assert!(is_archived(), "then it rests");
    serving.stop().await.unwrap();
    stage.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn nor_does_the_code_of_a_tournament() {
    let stage = Stage::set().await;
    let serving = stage.bot().await;
    let local = &stage.local;
    let (alice, boris, clara) = (stage.person("Alice"), stage.person("Boris"), stage.person("Clara"));
    let open = [("game", json!("war")), ("called", json!("Autumn cup"))];
    let opened = told(local, alice, stage.games(), "tournament open", &open).await.text();
    let code = opened.split_once("** (").unwrap().1.split_once(')').unwrap().0;
    let named = [("tournament", json!(code))];
    let club = local.add_server("The Club", &[boris, clara]);
    let room = local.add_channel_of(club, "room", Kind::Text);
    let register = async |who, place| told(local, who, place, "tournament register", &named).await.text();

    local.hide_channel(stage.games(), boris, true);
    for command in ["tournament register", "tournament look", "tournament standings"] {
        let said = told(local, boris, room, command, &named).await.text();
        assert!(!said.contains("Autumn cup"), "{command}: {said}");
    }
    local.leave_server(local.server(), clara);
    assert!(!register(clara, room).await.contains("Autumn cup"));
    // Who sees the channel may come from anywhere, and who plays there stays in it.
    local.hide_channel(stage.games(), boris, false);
    assert!(register(boris, room).await.contains("You have registered"));
    local.hide_channel(stage.games(), boris, true);
    let said = told(local, boris, local.dm(boris), "tournament look", &named).await.text();
    assert!(said.contains("Autumn cup"), "{said}");
    serving.stop().await.unwrap();
    stage.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_follows_the_sign_is_suggested_first_and_means_what_was_typed() {
    let stage = Stage::set().await;
    let serving = stage.bot().await;
    let local = &stage.local;
    let alice = stage.person("Alice");
    for (typed, first) in [
        ("form=skirmish", "form=skirmish"),
        ("form=sk", "form=skirmish"),
        ("form=standard", "form=standard"),
        ("form=RAGNAROK", "form=ragnarok"),
    ] {
        let options = [("game", json!("law")), ("options", json!(typed))];
        let choices = local.autocomplete(alice, stage.games(), "open", &options, "options").await.unwrap();
        let values: Vec<&str> = choices.iter().filter_map(|choice| choice.value.as_str()).collect();
        assert_eq!(values.first(), Some(&first), "{typed}: {values:?}");
        assert!(values.iter().all(|value| value.starts_with("form=")), "{typed}: {values:?}");
    }
    // Typed whole and sent without looking at what is suggested.
    let whole = [("game", json!("law")), ("options", json!("form=skirmish"))];
    let lobby = stage.open(alice, &whole).await;
    let table = serving.host().tables_in(stage.games().0, false).await.unwrap()[0];
    let info = serving.host().info(table).await.unwrap();
    assert_eq!((info.game.as_str(), info.options.get("form")), ("law", Some("skirmish")));
    assert!(lobby.text().contains("Legends At War"), "{}", lobby.text());
    serving.stop().await.unwrap();
    stage.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_invitation_from_a_private_channel_goes_to_whom_it_names() {
    let stage = Stage::set().await;
    let serving = stage.bot().await;
    let local = &stage.local;
    let (alice, boris) = (stage.person("Alice"), stage.person("Boris"));
    stage.open(alice, &[("seats", json!(3))]).await;
    let who = [("who", json!(boris))];
    let told = told(local, alice, local.dm(alice), "invite", &who).await.text();
    assert!(told.contains("on its way"), "{told}");
    let word = local
        .until_message(LONG, "the invitation", stage.games(), boris, |message| {
            message.text().contains("invites you")
        })
        .await
        .unwrap();
    let said = word.text();
    assert!(said.contains("Alice") && said.contains("The Rules of War"), "{said}");
    assert_eq!(local.pings(boris).len(), 1, "Boris is called, and nobody else");
    assert!(local.pings(stage.person("Clara")).is_empty());
    let joined = answered(local, &local.press_labelled(boris, word.id, "Join").unwrap()).await.text();
    assert!(joined.contains("You have seat"), "{joined}");
    serving.stop().await.unwrap();
    stage.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_is_taken_off_a_table_is_told_so_and_so_are_the_others() {
    let stage = Stage::set().await;
    let serving = stage.bot().await;
    let local = &stage.local;
    let (alice, boris, clara) = (stage.person("Alice"), stage.person("Boris"), stage.person("Clara"));
    stage.open(alice, &[("seats", json!(3))]).await;
    told(local, boris, stage.games(), "join", &[]).await;
    told(local, alice, stage.games(), "table remove", &[("seat", json!("Boris"))]).await;
    let says = |place, who| {
        move |local: &localcord::Localcord| {
            local.messages(place, who).iter().any(|message| message.text().contains("taken off table"))
        }
    };
    local.until(LONG, "word to Boris", says(local.dm(boris), boris)).await.unwrap();
    local.until(LONG, "word to the others", says(stage.games(), clara)).await.unwrap();
    serving.stop().await.unwrap();
    stage.close().await;
}
