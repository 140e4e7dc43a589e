//! The invitation of each game: a picture of what is played and who sits there, short terms below it, and all of them behind a button.

use localcord::MessageView;
use serde_json::json;
use skald_tests::stage::{LONG, Stage, answered};

/// The lines under *What you agree to*.
fn terms(lobby: &MessageView) -> Vec<String> {
    let text = lobby.text();
    let (_, terms) = text.split_once("What you agree to\n").unwrap_or_else(|| panic!("no terms: {text}"));
    terms.lines().map(str::to_owned).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn every_game_invites_with_a_picture_and_short_terms_and_a_button_tells_them_all() {
    for game in ["war", "chaos", "law", "lost", "lraw"] {
        let stage = Stage::set().await;
        let serving = stage.bot().await;
        let local = &stage.local;
        let (host, guest) =
            (local.add_person(&format!("Alice {game}")), local.add_person(&format!("Boris {game}")));
        let lobby = stage.open(host, &[("game", json!(game)), ("pace", json!("1d"))]).await;
        let [picture] = lobby.files.as_slice() else { panic!("{game}: one picture: {:?}", lobby.files) };
        assert_eq!((picture.width, picture.height), (Some(1375), Some(625)), "{game}");
        assert!(picture.name.ends_with(".png"), "{game}: {}", picture.name);
        let alt = picture.alt.clone().unwrap_or_default();
        assert!(alt.contains(&format!("Alice {game} invites you")) && alt.contains("1 of "), "{game}: {alt}");
        // Short: a phone shows some 40 characters a line, and nobody scrolls through terms.
        let short = terms(&lobby);
        let length: usize = short.iter().map(|line| line.chars().count()).sum();
        println!("{game}: {} lines, {length} characters: {short:#?}", short.len());
        assert!(short.len() <= 6 && length <= 480, "{game}: {short:#?}");
        for head in ["**Pace:** ", "**Length:** ", "**Late or away:** "] {
            assert!(short.iter().any(|line| line.starts_with(head)), "{game}, {head}: {short:#?}");
        }
        // All of them, grouped, for whoever asks.
        let asked = local.press_labelled(guest, lobby.id, "Terms in full").unwrap();
        let whole = answered(local, &asked).await;
        assert!(whole.ephemeral);
        let text = whole.text();
        for part in [
            "**Your turns**",
            "**The whole game**",
            "**If you are late, or away**",
            "in reserve",
            "a long one",
            "always uses the whole time",
            "Whoever lets it run out 2 times in a row has no say until they are back",
            "(/settings)",
        ] {
            assert!(text.contains(part), "{game}, {part}: {text}");
        }
        // Whoever joins is in the picture.
        answered(local, &local.press_labelled(guest, lobby.id, "Join").unwrap()).await;
        let both = |message: &MessageView| {
            let alt = message.files.first().and_then(|file| file.alt.as_deref()).unwrap_or_default();
            message.id == lobby.id && alt.contains("2 of ") && alt.contains(&format!("Boris {game}"))
        };
        local.until_message(LONG, "who has joined, in the picture", stage.games(), host, both).await.unwrap();
        serving.stop().await.unwrap();
        stage.close().await;
    }
}

/// A match tells that it is one, and of how many games.
#[tokio::test(flavor = "multi_thread")]
async fn the_invitation_to_a_match_tells_how_long_a_match_is() {
    let stage = Stage::set().await;
    let serving = stage.bot().await;
    let alice = stage.person("Alice");
    let wish = [("game", json!("law-match")), ("options", json!("best_of=3 form=skirmish"))];
    let lobby = stage.open(alice, &wish).await;
    assert!(
        terms(&lobby).iter().any(|line| line.starts_with("**Length:** a match of up to 3 games")),
        "{lobby:?}"
    );
    let asked = stage.local.press_labelled(alice, lobby.id, "Terms in full").unwrap();
    let text = answered(&stage.local, &asked).await.text();
    assert!(
        text.contains("A usual match of at most 3 games has about") && !text.contains("A usual game"),
        "{text}"
    );
    serving.stop().await.unwrap();
    stage.close().await;
}
