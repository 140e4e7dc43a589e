//! First games on the stand-in: each is played to its end by pressing what its words say, in private messages.

use localcord::{Id, MessageView};
use serde_json::json;
use skald::discord::press::{Learn, Mine, Press};
use skald_rules::{catalogue::standard, interface::Key, lesson::Lesson, words::english};
use skald_tests::stage::{LONG, Stage, answered, told};

/// All that can be chosen on a message: the id of a button, or that of a menu with one of its values.
fn choices(message: &MessageView) -> Vec<(String, Option<String>)> {
    let option = |id: &String| matches!(id.parse(), Ok(Press::Own(Mine::Lesson(_, _, _, Learn::Option(_)))));
    let buttons = message.buttons().into_iter().filter_map(|button| button.custom_id).filter(option);
    let items = message.selects().into_iter().flat_map(|select| {
        let id = select.custom_id.clone();
        select.options.into_iter().map(move |(_, value)| (id.clone(), Some(value)))
    });
    buttons.map(|id| (id, None)).chain(items).collect()
}

/// Presses what the step is about: every option until one leads on. Returns the message after it and how many were not it.
async fn choose(stage: &Stage, who: Id, message: &MessageView) -> (MessageView, usize) {
    let before = choices(message);
    assert!(before.len() > 1, "a question with one possible answer is asked: {}", message.text());
    for (wrong, (id, value)) in before.iter().enumerate() {
        let asked = match value {
            Some(value) => stage.local.select(who, message.id, id, &[value.as_str()]).unwrap(),
            None => stage.local.press(who, message.id, id).unwrap(),
        };
        let after = answered(&stage.local, &asked).await;
        assert_eq!(after.id, message.id, "the message is changed in place");
        if after.button("Confirm").is_some() || choices(&after) != before {
            return (after, wrong);
        }
        assert!(after.text().contains("Here it leads away"), "{}", after.text());
    }
    panic!("nothing leads on from {}", message.text());
}

/// Opens every page that explains a game, from its list: each has its words and a picture of its own.
async fn pages(stage: &Stage, who: Id, guide: &MessageView, lesson: &Lesson, game: &str) {
    let mut pictures = vec![stage.local.attachment(guide.files[0].id).unwrap()];
    for page in lesson.pages() {
        let select = guide.selects().into_iter().next().expect("a list of pages");
        let asked = stage.local.select(who, guide.id, &select.custom_id, &[page.name.as_str()]).unwrap();
        answered(&stage.local, &asked).await;
        // The page is turned in place, as soon as its picture is drawn.
        let words = english().text_of(&format!("guide-{game}-{}", page.name)).unwrap();
        let turned = |message: &MessageView| message.id == guide.id && message.text() == words;
        let dm = stage.local.dm(who);
        let shown = stage.local.until_message(LONG, "the page", dm, who, turned).await.unwrap();
        let picture = shown.files.first().expect("a picture on each page");
        assert!(picture.alt.as_ref().is_some_and(|alt| !alt.is_empty()));
        let png = stage.local.attachment(picture.id).unwrap();
        if let Some(folder) = std::env::var_os("SKALD_PICTURES") {
            let name = std::path::Path::new(&folder).join(format!("{game}-page-{}.png", page.name));
            std::fs::write(name, &png).unwrap();
        }
        pictures.push(png);
        assert!(shown.button("A first game").is_some());
    }
    pictures.sort_unstable();
    let count = pictures.len();
    pictures.dedup();
    assert_eq!(pictures.len(), count, "{game}: two pages with one picture");
}

#[tokio::test(flavor = "multi_thread")]
async fn every_first_game_is_played_to_its_end_in_private_messages() {
    let stage = Stage::set().await;
    let serving = stage.bot().await;
    let local = &stage.local;
    let alice = stage.person("Alice");
    let mut wrong = 0;
    for kind in standard().iter().filter(|kind| kind.has_lesson()) {
        let lesson = Lesson::of(kind).unwrap().unwrap();
        let said = told(local, alice, stage.games(), "tutorial", &[("game", json!(kind.id))]).await;
        assert!(said.ephemeral && said.text().contains("private messages"), "{}", said.text());
        let dm = local.dm(alice);
        let begins = |message: &MessageView| message.text().contains("step 1 of");
        let mut message = local.until_message(LONG, "the first step", dm, alice, begins).await.unwrap();
        let words = english();
        for step in 1..=lesson.len() {
            let own = words.text_of(&format!("lesson-{}-{step}", kind.id)).unwrap();
            assert!(message.text().contains(&own), "step {step}: {}", message.text());
            let picture = message.files.first().expect("a picture at each step");
            assert!(picture.alt.as_ref().is_some_and(|alt| !alt.is_empty()));
            // For whoever looks at them, or puts one into a paper.
            if let Some(folder) = std::env::var_os("SKALD_PICTURES") {
                let name = std::path::Path::new(&folder).join(format!("{}-{step}.png", kind.id));
                std::fs::write(name, local.attachment(picture.id).unwrap()).unwrap();
            }
            let label = if lesson.path(step - 1).is_empty() { "Go on" } else { "Confirm" };
            // Where the choices come from the words of the rules, each has a line that says what it does.
            if label == "Confirm" && ["chaos", "lraw"].contains(&kind.id) && message.button(label).is_none() {
                assert!(message.text().contains("• **"), "no line beside a first choice: {}", message.text());
            }
            while message.button(label).is_none() {
                let (after, missed) = choose(&stage, alice, &message).await;
                message = after;
                wrong += missed;
            }
            if label == "Confirm" {
                let sure = message.text();
                assert!(
                    sure.contains("**You ") || sure.contains("**Your "),
                    "no sentence says what is done: {sure}"
                );
            }
            let asked = local.press_labelled(alice, message.id, label).unwrap();
            message = answered(local, &asked).await;
        }
        let end = words.text_of(&format!("lesson-{}-end", kind.id)).unwrap();
        assert!(message.text().contains(&end), "{}", message.text());
        assert!(message.button("Once more").is_some());
        let asked = local.press_labelled(alice, message.id, "How to play").unwrap();
        let guide = answered(local, &asked).await;
        assert!(guide.text().ends_with(&words.text("guide-picture")), "{}", guide.text());
        assert!(!guide.files.is_empty(), "{} is explained with a picture", kind.id);
        pages(&stage, alice, &guide, &lesson, kind.id).await;
    }
    assert!(wrong > 0, "options that lead elsewhere were tried as well");
    serving.stop().await.unwrap();
    stage.close().await;
}

/// Whoever has closed their private messages is shown the first game where they asked for it, for them alone.
#[tokio::test(flavor = "multi_thread")]
async fn a_first_game_is_shown_in_place_to_whoever_cannot_be_written_to() {
    let stage = Stage::set().await;
    let serving = stage.bot().await;
    let local = &stage.local;
    let boris = stage.person("Boris");
    local.close_dms(boris, true);
    let said = told(local, boris, stage.games(), "tutorial", &[("game", json!("war"))]).await;
    assert!(said.ephemeral && said.text().contains("step 1 of"), "{}", said.text());
    let asked = local.press_labelled(boris, said.id, "Go on").unwrap();
    let next = answered(local, &asked).await;
    assert!(next.ephemeral && next.id == said.id && next.text().contains("step 2 of"), "{}", next.text());
    // A step beyond the last is the end, and a game without a first game says so.
    for (press, says) in [
        (Mine::Lesson(Key::of("war"), u8::MAX, u8::MAX, Learn::Confirm), "the end"),
        (Mine::Lesson(Key::of("law-match"), 0, 0, Learn::Show), ""),
    ] {
        let asked = local.press_raw(boris, next.id, &Press::Own(press).to_string()).unwrap();
        let answer = answered(local, &asked).await;
        assert!(!answer.text().is_empty() && answer.text().contains(says), "{}", answer.text());
    }
    serving.stop().await.unwrap();
    stage.close().await;
}
