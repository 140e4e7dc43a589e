//! Pictures one above the other: each file arrives under its own name, and a message that was once like that goes on as one.

use std::{sync::Arc, time::Duration};

use localcord::MessageView;
use serde_json::json;
use skald::{
    discord::{
        answer::{Answer, Fitted},
        audience::{Channel, Everybody},
        send::{Connect, Line, Pace, Sender},
    },
    effects::Effects,
};
use skald_render::{Drawing, layout::Layout};
use skald_tests::stage::{Player, Stage, Style, answered, play_out, told};

fn drawing(alt: &str) -> Drawing {
    Drawing {
        png: b"\x89PNG\r\n\x1a\n".to_vec(),
        alt: alt.to_owned(),
        twin: Vec::new(),
        beside: Vec::new(),
        layout: Layout::default(),
    }
}

fn alts(message: &MessageView) -> Vec<String> {
    message.files.iter().filter_map(|file| file.alt.clone()).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_message_of_several_pictures_is_posted_changed_and_stays_of_its_kind() {
    let stage = Stage::set().await;
    let (local, alice) = (&stage.local, stage.person("Alice"));
    let line =
        Line::new("local.token", Some(&local.base_url()), Connect::default(), Effects::default()).unwrap();
    let sender = Sender::new(Arc::new(line), Pace::new(1_000, Duration::from_millis(1)));
    let place: Channel<Everybody> = Channel::of_table(stage.games().0);
    let two = |text: &str, names: [&str; 2]| {
        let answer = Answer::text(text).picture("a.png", &drawing(names[0]));
        Fitted::from(answer.below("a-2.png", &drawing(names[1])))
    };
    let seen = |id: u64| local.messages(stage.games(), alice).into_iter().find(|one| one.id.0 == id).unwrap();

    let id = sender.post(place, &two("Boris to play", ["upper", "lower"]), "n1").await.unwrap();
    let posted = seen(id);
    assert!(posted.v2 && posted.text() == "Boris to play", "{}", posted.text());
    assert_eq!(alts(&posted), ["upper", "lower"]);

    sender.edit(place, id, &two("Clara to play", ["first", "second"])).await.unwrap();
    assert_eq!(
        (seen(id).text(), alts(&seen(id))),
        ("Clara to play".to_owned(), vec!["first".into(), "second".into()])
    );

    let plain = Fitted::from(Answer::text("It rests").picture("b.png", &drawing("one")));
    sender.edit(place, id, &plain).await.unwrap();
    assert_eq!((seen(id).text(), alts(&seen(id))), ("It rests".to_owned(), vec!["one".to_owned()]));

    // The other way round: a plain message becomes one of several pictures.
    let id = sender.post(place, &plain, "n2").await.unwrap();
    sender.edit(place, id, &two("Both", ["upper", "lower"])).await.unwrap();
    assert_eq!((seen(id).v2, alts(&seen(id)).len()), (true, 2));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_result_shows_below_it_how_the_table_stood() {
    let stage = Stage::set().await;
    let serving = stage.bot().await;
    let mut players = ["Alice", "Boris"].map(|name| Player::new(&stage.local, name, Style::Buttons, 51));
    let options =
        [("pace", serde_json::json!("none")), ("options", serde_json::json!("turn_limit=10 pace=ready"))];
    let thread = stage.begin(&players, &options).await;
    let result = play_out(&stage.local, thread, &mut players).await;
    assert!(result.v2 && result.text().contains("is over"), "{}", result.text());
    assert_eq!(alts(&result).len(), 2, "the result and the board: {:?}", alts(&result));
    assert!(result.button("Rematch").is_some());
    serving.stop().await.unwrap();
    stage.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_asks_for_a_large_board_sees_it_in_several_pictures_too() {
    let stage = Stage::set().await;
    let serving = stage.bot().await;
    let local = &stage.local;
    local.add_person("Diana");
    let names = ["Alice", "Boris", "Clara", "Diana"];
    let mut players = names.map(|name| Player::new(local, name, Style::Buttons, 61));
    let alice = players[0].id;
    let open = [
        ("game", json!("law")),
        ("seats", json!(4)),
        ("options", json!("form=ragnarok")),
        ("pace", json!("none")),
    ];
    let thread = stage.begin(&players, &open).await;
    let mut rounds = 0;
    let board = loop {
        for player in &mut players {
            player.turn(local, thread).await;
        }
        stage.all_sent().await;
        let messages = local.messages(thread, alice);
        if let Some(board) = messages.into_iter().rev().find(|one| one.v2 && one.button("Play").is_some()) {
            break board;
        }
        rounds += 1;
        assert!(rounds < 80, "the board never became large");
    };
    let own = told(local, alice, thread, "board", &[]).await;
    assert!(own.ephemeral && own.v2, "{}", own.text());
    assert_eq!(alts(&own).len(), alts(&board).len(), "as many pictures as everybody sees");
    // A message of components stays one: what takes its place is shown all the same.
    let pressed = local.press_labelled(alice, own.id, "As text").unwrap();
    let words = answered(local, &pressed).await;
    assert!(words.ephemeral && words.id == own.id && words.files.is_empty(), "{}", words.text());
    assert!(words.text().len() > 100, "{}", words.text());
    // So do looking back and any step of it, for somebody who watches.
    let eva = local.add_person("Eva");
    let recap = told(local, eva, thread, "recap", &[]).await;
    assert!(recap.ephemeral && recap.v2, "{}", recap.text());
    assert_eq!(alts(&recap).len(), alts(&board).len(), "the recap shows the board as everybody sees it");
    let history = told(local, eva, thread, "history", &[]).await;
    let steps = history.selects().remove(0);
    let (_, newest) = steps.options.last().expect("a step").clone();
    let asked = local.select(eva, history.id, &steps.custom_id, &[newest.as_str()]).unwrap();
    let step = answered(local, &asked).await;
    assert!(step.ephemeral && step.v2 && alts(&step).len() > 1, "{:?}", alts(&step));
    // A step beside it takes its place.
    let before = answered(local, &local.press_labelled(eva, step.id, "Step before").unwrap()).await;
    assert!(before.id == step.id && !before.files.is_empty(), "{}", before.text());
    serving.stop().await.unwrap();
    stage.close().await;
}
