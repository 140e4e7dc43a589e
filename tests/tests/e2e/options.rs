//! The options of a table behind More… in its lobby.

use localcord::{Id, Localcord, MessageView};
use serde_json::json;
use skald_tests::stage::{LONG, Stage, answered, told};

use crate::hours::holds;

/// In the lobby, behind More… and Options: how things stand, a list of sentences that would hold instead, and a form for
/// numbers. What was chosen holds at once, and the list is shown again without it; nobody but whoever runs the table gets there.
async fn the_list_of_options_leads_on(stage: &Stage, [alice, boris]: [Id; 2]) {
    let (local, games) = (&stage.local, stage.games());
    let more = answered(local, &stage.press(boris, games, "More…").await).await;
    assert!(more.button("Options").is_none(), "{:?}", more.buttons());
    let more = answered(local, &stage.press(alice, games, "More…").await).await;
    let asked = local.press_labelled(alice, more.id, "Options").unwrap();
    let mut page = answered(local, &asked).await;
    let often = "Whoever has the round may declare attacks as often as they can.";
    let once = "Whoever has the round declares attacks once in it at most.";
    for (now, other) in [(once, often), (often, once)] {
        holds(&page.text(), &["Options of this table", now, "From cycle 1 on"]);
        assert!(!page.text().contains(other), "{}", page.text());
        let menu = page.selects().remove(0);
        let labels: Vec<&str> = menu.options.iter().map(|(label, _)| label.as_str()).collect();
        assert!(!labels.contains(&now), "what holds already is no choice: {labels:?}");
        assert!(labels.iter().all(|label| label.ends_with('.') && label.len() <= 100), "{labels:?}");
        assert!(labels.contains(&"There is no storm."), "numbers stand in the list: {labels:?}");
        let (_, value) = menu.options.iter().find(|(label, _)| label == other).unwrap();
        let chosen = local.select(alice, page.id, &menu.custom_id, &[value]).unwrap();
        page = answered(local, &chosen).await;
    }
    holds(&page.text(), &[once]);
    assert!(page.button("Never mind").is_some());
    // Another number is typed alone, beside the name of what it is for; a field that stays empty changes nothing.
    for (typed, says) in [
        ("seven", "that must be a number from 0 to 99"),
        ("", "Those are the terms that hold already"),
        ("7", "From cycle 7 on"),
    ] {
        let opened = local.press_labelled(alice, page.id, "Another number or name").unwrap();
        let form = local.first_answer(&opened).await.form().unwrap().clone();
        assert_eq!(form.fields[0].label, "First cycle with a storm; 0 means none");
        assert!(form.fields.iter().all(|field| !field.label.contains(['_', '='])), "{form:?}");
        let fields = [(form.fields[0].custom_id.as_str(), json!(typed))];
        let sent = local.submit_modal(&opened, &fields).unwrap();
        let told = answered(local, &sent).await.text();
        holds(&told, &[says]);
        assert!(!told.contains('_') || typed != "seven", "{told}");
    }
    // What was chosen holds, and who stops here is not told otherwise.
    let left = answered(local, &local.press_labelled(alice, page.id, "Never mind").unwrap()).await;
    holds(&left.text(), &["I leave it as it is"]);
}

#[tokio::test(flavor = "multi_thread")]
async fn options_are_proposed_taken_and_changed_in_the_lobby_which_says_who_is_away() {
    let stage = Stage::set().await;
    let serving = stage.bot().await;
    let (local, games) = (&stage.local, stage.games());
    let (alice, boris, clara) = (stage.person("Alice"), stage.person("Boris"), stage.person("Clara"));
    let says = |words: &'static str| {
        local.until_message(LONG, words, games, alice, move |message: &MessageView| {
            message.button("Start").is_some() && message.text().contains(words)
        })
    };
    stage.open(alice, &[("game", json!("chaos")), ("seats", json!(4))]).await;
    for who in [boris, clara] {
        told(local, who, games, "join", &[]).await;
    }
    let lobby = says("One seat is free.").await.unwrap();
    // The commitment is posted before the deal, in the name of the picture, and read behind a button.
    let table = serving.host().tables_in(games.0, false).await.unwrap()[0];
    let commitment = serving.host().info(table).await.unwrap().commitment;
    assert!(lobby.files[0].name.contains(&commitment[..32]), "{:?}", lobby.files);
    assert!(!lobby.text().contains(&commitment[..16]), "{}", lobby.text());
    let whole = answered(local, &stage.press(clara, games, "Commitment").await).await;
    holds(&whole.text(), &[&commitment]);
    holds(
        &lobby.text(),
        &["For so many players I propose", "Everybody begins with 50 % of the points of their Warrior."],
    );
    let refused = answered(local, &stage.press(boris, games, "Take what is proposed").await).await;
    holds(&refused.text(), &["Only the person who runs this table can do that."]);
    let taken = answered(local, &stage.press(alice, games, "Take what is proposed").await).await;
    holds(&taken.text(), &["Taken."]);
    let gone = |local: &Localcord| {
        let lobby =
            local.messages(games, alice).into_iter().rfind(|message| message.button("Start").is_some());
        lobby.is_some_and(|lobby| !lobby.text().contains("For so many players I propose"))
    };
    local.until(LONG, "a lobby without a proposal", gone).await.unwrap();

    let typed = [("options", json!("storm"))];
    let found = local.autocomplete(alice, games, "table options", &typed, "options").await.unwrap();
    assert!(
        found.iter().any(|one| one.value.as_str().unwrap().starts_with("storm_from_cycle=")),
        "{found:?}"
    );
    assert!(found.iter().all(|one| !one.name.contains(['_', '='])), "{found:?}");
    // What was chosen first stands there in words; the next is found after it, and both are taken as they stand.
    let first = "Whoever has the round declares attacks once in it at most.";
    let typed = [("options", json!(format!("{first} there is")))];
    let found = local.autocomplete(alice, games, "table options", &typed, "options").await.unwrap();
    assert_eq!(found[0].name, format!("{first} There is no storm."));
    assert_eq!(found[0].value, json!("one_volley=yes storm_from_cycle=0"));
    let change = [("options", json!(found[0].name))];
    holds(&told(local, alice, games, "table options", &change).await.text(), &["The options are changed"]);
    let change = [("options", json!("storm_from_cycle=1 one_volley=yes"))];
    let refused = told(local, boris, games, "table options", &change).await;
    holds(&refused.text(), &["Only the person who runs this table can do that."]);
    let changed = told(local, alice, games, "table options", &change).await;
    holds(&changed.text(), &["The options are changed, and everybody is told."]);
    let lobby = says("From cycle 1 on, a storm takes a point").await.unwrap();
    holds(
        &lobby.text(),
        &[
            "Whoever has the round declares attacks once in it at most.",
            "Everybody begins with 50 % of the points of their Warrior.",
        ],
    );
    let terms = answered(local, &stage.press(boris, games, "Terms in full").await).await;
    holds(&terms.text(), &["28 days of a year (/away)"]);
    holds(&told(local, alice, games, "table options", &change).await.text(), &["hold already"]);
    the_list_of_options_leads_on(&stage, [alice, boris]).await;

    told(local, boris, games, "away", &[("days", json!(3))]).await;
    let lobby = says("away, expected back <t:").await.unwrap();
    assert!(
        lobby.text().lines().any(|line| line.contains("Boris") && line.contains("away, expected")),
        "{}",
        lobby.text()
    );
    told(local, boris, games, "away", &[("days", json!(0))]).await;
    let back = |local: &Localcord| {
        let lobby =
            local.messages(games, alice).into_iter().rfind(|message| message.button("Start").is_some());
        lobby.is_some_and(|lobby| !lobby.text().contains("away, expected"))
    };
    local.until(LONG, "a lobby in which everybody is there", back).await.unwrap();
    serving.stop().await.unwrap();
    stage.close().await;
}

/// Options are chosen from the list one after the other, each behind what the field shows then, and what stands there at the end
/// is read.
#[tokio::test(flavor = "multi_thread")]
async fn what_the_field_shows_of_chosen_options_can_be_typed_on_and_sent() {
    let stage = Stage::set().await;
    let serving = stage.bot().await;
    let (local, games, alice) = (&stage.local, stage.games(), stage.person("Alice"));
    for (game, at_least) in [("war", 2), ("chaos", 4), ("law", 4), ("lraw", 4)] {
        let (mut field, mut chosen) = (String::new(), 0);
        loop {
            let given = [("game", json!(game)), ("options", json!(field))];
            let offered = local.autocomplete(alice, games, "open", &given, "options").await.unwrap();
            let Some(last) = offered.last() else { break };
            (field, chosen) = (format!("{} ", last.name), chosen + 1);
        }
        assert!(chosen >= at_least, "{game}: {chosen} options: {field}");
        assert!(!field.contains(['_', '=']), "{game}: people read {field}");
        let sent = [("game", json!(game)), ("options", json!(field)), ("pace", json!("none"))];
        let opened = told(local, alice, games, "open", &sent).await.text();
        assert!(!opened.contains("can be chosen"), "{game}: {field}: {opened}");
    }
    serving.stop().await.unwrap();
    stage.close().await;
}
