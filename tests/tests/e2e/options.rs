//! The options of a table behind More… in its lobby.

use localcord::Id;
use serde_json::json;
use skald_tests::stage::{Stage, answered, told};

use crate::hours::holds;

/// In the lobby, behind More… and Options: how things stand, a list of sentences that would hold instead, and a form for
/// numbers. What was chosen holds at once, and the list is shown again without it; nobody but whoever runs the table gets there.
pub(crate) async fn the_list_of_options_leads_on(stage: &Stage, [alice, boris]: [Id; 2]) {
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
