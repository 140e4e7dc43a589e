//! Cards and rules looked up on the stand-in: the game of a thread is the one that is meant, and the cards of somebody's own set
//! are found where they are played.

use localcord::{Id, Localcord};
use serde_json::{Value, json};
use skald::serve::{Serving, start};
use skald_rules::{chaos, interface::PackFile, lost};
use skald_tests::stage::{Player, Stage, Style, answered, told};

/// The bot, with these packs beside the games' own.
async fn bot(stage: &Stage, packs: Vec<(String, PackFile)>) -> Serving {
    let mut plan = stage.plan();
    plan.host.packs = packs;
    let serving = start(plan).await.unwrap();
    serving.connected().await;
    stage.commands_known().await;
    serving
}

/// A pack of a game, as a file of this text.
fn pack(game: &str, text: String) -> (String, PackFile) {
    (game.to_owned(), PackFile { name: format!("{game}/mine.toml"), text })
}

/// The cards of Lost Legends with another name for the Long Bow.
fn elm_bow() -> (String, PackFile) {
    pack("lost", lost::cards::BASE.replace("name = \"Long Bow\"", "name = \"Elm Bow\""))
}

/// A small pack for each game, and a card that it has.
fn own_sets() -> Vec<((String, PackFile), &'static str)> {
    let head = "pack = \"mine\"\nversion = 1\n";
    let legend = "[[legend]]\nid = \"l-mine\"\nname = \"Kelpwright\"\nlevel = 3\nmode = \"instant\"\n\
        needs = [\"opposing_active\"]\ntarget = \"opposing_active\"\neffect = { kind = \"steal_active\" }\n\
        ability = \"Undertow\"\ntext = \"Steal it.\"\n";
    let chaos = "[pack]\nid = \"mine\"\nversion = 1\ntitle = \"Mine\"\n[[card]]\nid = \"tin_lid\"\nname = \"Tin Lid\"\n\
        type = \"defend\"\nowners = [\"all\"]\nreservoir = \"vulgar\"\ndv = 3\ntext = \"Plain block.\"\n";
    let piece = "[[piece]]\nid = \"z\"\nalpha = [\"###\", \"###\"]\nomega = [\"2##\", \"##1\"]\n\
        one = \"maneuver N1 E1 S1 W1\"\ntwo = \"sky\"\n";
    let warrior = "[[card]]\nid = \"HE-90\"\nname = \"Millpond Guard\"\nlegion = \"Hero\"\ntype = \"Warrior\"\n\
        rarity = \"C1\"\nattack = 2\nkeywords = '[Plunder]'\n";
    vec![
        (pack("war", format!("{head}{legend}")), "Kelpwright"),
        (pack("chaos", chaos.to_owned()), "Tin Lid"),
        (pack("law", format!("{head}{piece}")), "Board piece Z"),
        (elm_bow(), "Elm Bow"),
        (pack("lraw", format!("{head}{warrior}")), "Millpond Guard"),
    ]
}

/// A card is shown as a picture whose text twin tells it too.
async fn shown(local: &Localcord, who: Id, place: Id, options: &[(&str, Value)], name: &str) -> String {
    let face = told(local, who, place, "card", options).await;
    assert!(face.ephemeral && face.text().contains(name), "{}", face.text());
    let picture = face.files.first().expect("a picture of the card");
    assert!(picture.alt.as_ref().is_some_and(|alt| alt.contains(name)), "{picture:?}");
    assert!(local.attachment(picture.id).unwrap().starts_with(b"\x89PNG"));
    let asked = local.press_labelled(who, face.id, "As text").unwrap();
    let text = answered(local, &asked).await.text();
    assert!(text.contains(name), "{text}");
    text
}

#[tokio::test(flavor = "multi_thread")]
async fn cards_of_own_sets_are_found_in_every_game() {
    let stage = Stage::set().await;
    let local = &stage.local;
    let (alice, games) = (stage.person("Alice"), stage.games());
    let sets = own_sets();
    let serving = bot(&stage, sets.iter().map(|(pack, _)| pack.clone()).collect()).await;
    for ((game, _), name) in &sets {
        let options = [("name", json!(name)), ("game", json!(game))];
        shown(local, alice, games, &options, name).await;
        let begun = [("name", json!(&name[..4])), ("game", json!(game))];
        let offered = local.autocomplete(alice, games, "card", &begun, "name").await.unwrap();
        assert!(offered.iter().any(|choice| choice.name == *name), "{game}: {offered:?}");
    }
    // A match of several games has the cards and the rules of its game, and the packs that are used with it.
    let options = [("name", json!("Tin Lid")), ("game", json!("chaos-match"))];
    shown(local, alice, games, &options, "Tin Lid").await;
    let own = chaos::cards::BASE.lines().find_map(|line| line.strip_prefix("name = ")).unwrap();
    let own = own.trim_matches('"');
    let options = [("name", json!(own)), ("game", json!("chaos-match"))];
    shown(local, alice, games, &options, own).await;
    let options = [("find", json!("order of rounds")), ("game", json!("chaos-match"))];
    let found = told(local, alice, games, "rules", &options).await;
    assert!(found.text().contains("**CHAOS-"), "{}", found.text());
    serving.stop().await.unwrap();
    stage.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn in_the_thread_of_a_game_its_own_cards_and_rules_are_meant() {
    let stage = Stage::set().await;
    let local = &stage.local;
    let games = stage.games();
    let players = ["Alice", "Boris", "Clara"].map(|name| Player::new(local, name, Style::Commands, 91));
    let [alice, boris, _] = players.each_ref().map(|player| player.id);
    let serving = bot(&stage, vec![elm_bow()]).await;
    let options = [("game", json!("lost")), ("seats", json!(3)), ("pace", json!("none"))];
    let thread = stage.begin(&players, &options).await;
    stage.board(thread, alice, "Play").await;

    // A face of each kind of card; what is printed on it stands in its words.
    let bow = shown(local, alice, thread, &[("name", json!("elm b"))], "Elm Bow").await;
    assert!(bow.contains("Range") && bow.contains("costs 5 gold"), "{bow}");
    let ogre = shown(local, boris, thread, &[("name", json!("undead-ogre"))], "Undead Ogre").await;
    assert!(ogre.to_lowercase().contains("life 8"), "{ogre}");
    shown(local, boris, thread, &[("name", json!("Sorceress"))], "Sorceress").await;
    let offered =
        local.autocomplete(alice, thread, "card", &[("name", json!("cave"))], "name").await.unwrap();
    let offered: Vec<&str> = offered.iter().map(|choice| choice.name.as_str()).collect();
    assert!(offered.contains(&"Cave Bear") && offered.contains(&"Cave Dragon"), "{offered:?}");

    // Plain words find the clause, its number finds it, and suggestions come from the same game.
    for (find, clause) in [
        ("what happens when all heroes are defeated", "**LOST-17.7**"),
        ("can a monster be passed twice", "**LOST-9.11**"),
        ("how much gold do neighbours get", "**LOST-15.3**"),
        ("LOST-22.7", "**LOST-22.7**"),
    ] {
        let found = told(local, alice, thread, "rules", &[("find", json!(find))]).await;
        assert!(found.ephemeral && found.text().contains(clause), "{find}: {}", found.text());
    }
    // Asked for by its number it comes alone, with or without the letters of its game.
    for find in ["22.7", "lost 22.7"] {
        let alone = told(local, alice, thread, "rules", &[("find", json!(find))]).await;
        let said = alone.text();
        assert!(said.contains("**LOST-22.7**") && said.matches("**LOST-").count() == 1, "{find}: {said}");
    }
    let page = told(local, alice, thread, "rules", &[]).await;
    assert!(page.text().contains("**LOST-1.1**"), "{}", page.text());
    let words = [("find", json!("healing at 0 life"))];
    let offered = local.autocomplete(alice, thread, "rules", &words, "find").await.unwrap();
    assert!(offered.iter().all(|choice| choice.name.starts_with("LOST-")), "{offered:?}");

    // What this game does not know is looked for in the others, and the answer says so.
    let found = told(local, alice, thread, "rules", &[("find", json!("what is a curse"))]).await;
    let said = found.text();
    assert!(said.contains("Lost Legends says nothing about it") && said.contains("**LAW-8.20**"), "{said}");
    let face = told(local, alice, thread, "card", &[("name", json!("torpedo"))]).await;
    assert!(face.text().contains("Legends of Chaos") && !face.files.is_empty(), "{}", face.text());

    // Whoever names another game gets that one; where nothing is played all are searched, and the answer says which it is.
    let options = [("name", json!("Widowmaker")), ("game", json!("war"))];
    shown(local, alice, thread, &options, "Widowmaker").await;
    for (name, game) in [
        ("Widowmaker", "The Rules of War"),
        ("torpedo", "Legends of Chaos"),
        ("zeus", "Legends At War"),
        ("Undead Ogre", "Lost Legends"),
        ("Emberplume", "Legions"),
    ] {
        let face = told(local, alice, games, "card", &[("name", json!(name))]).await;
        assert!(face.text().contains(game) && !face.files.is_empty(), "{name}: {}", face.text());
    }
    for place in [games, thread] {
        let misspelt = told(local, alice, place, "card", &[("name", json!("Torpdeo"))]).await;
        assert!(misspelt.text().contains("did you mean Torpedo?"), "{}", misspelt.text());
        let menu = misspelt.selects().into_iter().next().expect("what was meant is a press away");
        let value = menu.options[0].1.as_str();
        let asked = local.select(alice, misspelt.id, &menu.custom_id, &[value]).unwrap();
        let face = answered(local, &asked).await;
        assert!(face.text().contains("Torpedo") && !face.files.is_empty(), "{}", face.text());
        let nonsense = told(local, alice, place, "card", &[("name", json!("zzzzzzz"))]).await;
        assert!(nonsense.text().ends_with("no card called “zzzzzzz”."), "{}", nonsense.text());
    }
    let offered =
        local.autocomplete(alice, games, "card", &[("name", json!("torpe"))], "name").await.unwrap();
    assert_eq!(offered.first().map(|choice| &*choice.name), Some("Torpedo (Legends of Chaos)"));
    let found = told(local, alice, games, "rules", &[("find", json!("can I steal a legend"))]).await;
    assert!(
        found.text().contains("**WAR-7.5**") && found.text().contains("Legends of Chaos"),
        "{}",
        found.text()
    );
    let alone = told(local, alice, games, "rules", &[("find", json!("lost-22.7"))]).await;
    assert_eq!(alone.text().matches("**LOST-").count(), 1, "{}", alone.text());
    assert!(!alone.text().contains("WAR-"), "{}", alone.text());
    let which = told(local, alice, games, "rules", &[]).await;
    assert!(which.button("Lost Legends").is_some() && which.button("The Rules of War").is_some());
    let guides = |help: &localcord::MessageView| {
        help.buttons().iter().filter(|button| button.label.starts_with("How to play ")).count()
    };
    assert_eq!(guides(&told(local, alice, thread, "help", &[]).await), 1);
    assert!(guides(&told(local, alice, games, "help", &[]).await) > 4);

    // A table keeps the cards it was opened with, though the program has them no more.
    serving.stop().await.unwrap();
    let serving = bot(&stage, Vec::new()).await;
    shown(local, alice, thread, &[("name", json!("Elm Bow"))], "Elm Bow").await;
    let options = [("name", json!("Elm Bow")), ("game", json!("lost"))];
    let elsewhere = told(local, alice, games, "card", &options).await;
    assert!(elsewhere.files.is_empty() && elsewhere.text().contains("Elm Bow"), "{}", elsewhere.text());
    serving.stop().await.unwrap();
    stage.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_name_that_two_games_have_leads_to_both_cards_and_a_suggestion_to_one() {
    let stage = Stage::set().await;
    let serving = stage.bot().await;
    let (local, games, alice) = (&stage.local, stage.games(), stage.person("Alice"));
    let both = told(local, alice, games, "card", &[("name", json!("tower shield"))]).await;
    assert!(both.text().starts_with("There are several cards of this name."), "{}", both.text());
    let list = both.selects().remove(0);
    let names: Vec<&str> = list.options.iter().map(|(name, _)| name.as_str()).collect();
    assert_eq!(names, ["Tower Shield", "Tower Shield"]);
    let asked = local.select(alice, both.id, &list.custom_id, &[list.options[1].1.as_str()]).unwrap();
    let other = answered(local, &asked).await;
    assert!(other.text().contains("**Tower Shield** · Lost Legends"), "{}", other.text());
    // A name that is not whole leads to all that have it, those that begin with it first.
    let alike = told(local, alice, games, "card", &[("name", json!("shield"))]).await;
    let said = alike.text();
    assert!(
        said.starts_with("Several cards have that in their names.") && said.contains("**Shield"),
        "{said}"
    );
    let listed = alike.selects().remove(0).options;
    assert!(listed.first().is_some_and(|(name, _)| name.starts_with("Shield")), "{listed:?}");
    assert_eq!(listed.iter().filter(|(name, _)| name == "Tower Shield").count(), 2, "{listed:?}");
    let begun = [("name", json!("tower sh"))];
    let offered = local.autocomplete(alice, games, "card", &begun, "name").await.unwrap();
    for game in ["Legends of Chaos", "Lost Legends"] {
        let name = format!("Tower Shield ({game})");
        let choice = offered.iter().find(|choice| choice.name == name);
        let value = &choice.unwrap_or_else(|| panic!("{name} is not among {offered:?}")).value;
        let face = told(local, alice, games, "card", &[("name", value.clone())]).await;
        let said = face.text();
        assert!(said.contains(&format!("**Tower Shield** · {game}")) && face.selects().is_empty(), "{said}");
    }
    serving.stop().await.unwrap();
    stage.close().await;
}

/// The menu of a message leads from the names of cards in it to the cards: of a line of the bot's as of somebody's.
#[tokio::test(flavor = "multi_thread")]
async fn the_names_in_a_message_lead_to_the_cards() {
    let stage = Stage::set().await;
    let serving = stage.bot().await;
    let (local, games) = (&stage.local, stage.games());
    let (alice, boris) = (stage.person("Alice"), stage.person("Boris"));
    let said = local
        .say(boris, games, "Is **Iron Fist** better than Torpedo? Torpedoes are nice; so is Zeus.")
        .unwrap();
    let asked = local.menu(alice, games, "Show cards", said).unwrap();
    let first = answered(local, &asked).await;
    assert!(first.ephemeral && first.text().contains("**Iron Fist** · Legends of Chaos"), "{}", first.text());
    assert_eq!(first.files.len(), 1);
    let list = first.selects().remove(0);
    let names: Vec<&str> = list.options.iter().map(|(name, _)| name.as_str()).collect();
    assert_eq!(names, ["Iron Fist", "Torpedo", "Zeus"]);
    let asked = local.select(alice, first.id, &list.custom_id, &[list.options[2].1.as_str()]).unwrap();
    let zeus = answered(local, &asked).await;
    assert!(zeus.id != first.id && zeus.ephemeral, "the list stays: {}", zeus.text());
    assert!(zeus.text().contains("**Zeus** · Legends At War") && zeus.files.len() == 1, "{}", zeus.text());
    let plain = local.say(boris, games, "Good morning!").unwrap();
    let asked = local.menu(alice, games, "Show cards", plain).unwrap();
    assert!(answered(local, &asked).await.text().contains("no card in this message"));
    serving.stop().await.unwrap();
    stage.close().await;
}
