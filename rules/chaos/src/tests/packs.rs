//! Packs: the base set as it is tabled, and each check of section 2.3 (DATA-1 to DATA-10).

use std::collections::BTreeMap;

use crate::cards::{BASE, Card, Kind, Pool, Reservoir};

const HEAD: &str = "[pack]\nid = \"mine\"\nversion = 1\ntitle = \"Mine\"\n";

/// Reads the base set and a pack with these lines.
fn read(body: &str) -> Result<Pool, String> {
    let text = format!("{HEAD}{body}");
    Pool::read(&[("base.toml", BASE), ("mine.toml", &text)]).map_err(|bad| bad.to_string())
}

/// A card of these lines, owned by all and Vulgar.
fn card(lines: &str) -> String {
    let extra =
        |key: &str, line: &str| if lines.contains(&format!("{key} =")) { "" } else { line }.to_owned();
    format!(
        "[[card]]\nid = \"x\"\nname = \"Xx\"\n{}{}text = \"t\"\n{lines}\n",
        extra("owners", "owners = [\"all\"]\n"),
        extra("reservoir", "reservoir = \"vulgar\"\n"),
    )
}

fn refused(lines: &str, parts: &[&str]) {
    let error = read(&card(lines)).map(|_| ()).expect_err(lines);
    for part in parts {
        assert!(error.contains(part), "\"{part}\" is not in \"{error}\" for {lines}");
    }
}

fn taken(lines: &str) {
    if let Err(error) = read(&card(lines)) {
        panic!("{error}\n{lines}");
    }
}

#[test]
fn the_base_set_is_as_it_is_tabled() {
    let pool = Pool::read(&[("base.toml", BASE)]).unwrap();
    assert_eq!((pool.warriors.len(), pool.faces.len()), (7, 208));
    let all = pool.faces.iter().filter(|face| face.owners == crate::cards::Owners::All);
    assert_eq!(all.clone().count(), 42);
    assert_eq!(all.map(|face| u32::from(face.reservoir.limit())).sum::<u32>(), 104);
    let totals: Vec<_> = pool.warriors.iter().map(|of| (of.svpt, of.supply)).collect();
    assert_eq!(totals, [(40, 8), (35, 8), (40, 7), (35, 8), (36, 8), (31, 8), (42, 9)]);
    let own: Vec<usize> = pool.heroes().map(|hero| pool.usable(hero).count() - 42).collect();
    assert_eq!(own, [25, 25, 24, 24, 24, 24, 25]);
    let torpedo = pool.face(pool.named("torpedo").unwrap());
    assert_eq!((torpedo.kind, torpedo.ov, torpedo.dv), (Kind::Destructive, 5, Some(3)));
    assert_eq!(torpedo.reservoir, Reservoir::Vulgar);
}

// shows CHAOS-2.3
#[test]
fn data_1_ids_and_names_are_unique_and_words_are_known() {
    refused("type = \"defend\"\ndv = 3\nid = \"brickbat\"", &["mine.toml"]);
    let twice = card("type = \"defend\"\ndv = 3").replace("Xx", "BRICK-BAT");
    assert!(read(&twice).unwrap_err().contains("\"brickbat\" has the same name"));
    let twin = card("type = \"defend\"\ndv = 3").replace("id = \"x\"", "id = \"brickbat\"");
    assert!(read(&twin).unwrap_err().contains("mine.toml: brickbat: id: two cards have this id"));
    refused("type = \"defend\"\ndv = 3\ncolour = \"red\"", &["mine.toml: x: colour: this key is unknown"]);
    refused("type = \"weapon\"", &["x: type", "\"weapon\" is not in the vocabulary"]);
    for effect in [
        "{ on = \"never\", do = \"gain\", who = \"self\", n = 1 }",
        "{ on = \"play\", do = \"fly\", n = 1 }",
        "{ on = \"play\", do = \"gain\", who = \"me\", n = 1 }",
        "{ on = \"play\", do = \"gain\", who = \"self\", n = 1, colour = 1 }",
        "{ on = \"play\", do = \"gain\", who = \"self\", n = 1, if = \"own_has:nobody\" }",
    ] {
        refused(&format!("type = \"spontaneous\"\neffects = [{effect}]"), &["mine.toml: x"]);
    }
    taken("type = \"spontaneous\"\neffects = [{ on = \"play\", do = \"gain\", who = \"self\", n = 1 }]");
}

#[test]
fn data_2_an_association_names_a_character_of_the_same_owners() {
    let with = |owners: &str, assoc: &str| {
        format!("type = \"defend\"\ndv = 3\nowners = {owners}\nassoc = \"{assoc}\"")
    };
    taken(&with("[\"jeni\"]", "rixa"));
    refused(&with("[\"jeni\"]", "torpedo"), &["assoc", "no Sidekick or Special"]);
    refused(&with("[\"diezel\"]", "rixa"), &["assoc", "not every owner"]);
    refused(&with("[\"all\"]", "rixa"), &["assoc"]);
    refused(&with("[\"jeni\"]", "nobody"), &["assoc", "vocabulary"]);
    refused("type = \"sidekick\"\nowners = [\"all\"]", &["owners"]);
    refused("type = \"sidekick\"\nowners = [\"jeni\"]\nassoc = \"rixa\"", &["assoc"]);
}

#[test]
fn data_3_values_stand_where_they_belong() {
    refused("type = \"destructive\"\nov = 5", &["DATA-3"]);
    refused("type = \"destructive\"\nmode = \"air\"", &["DATA-3"]);
    refused("type = \"defend\"\ndv = 5\nmode = \"air\"\nov = 3", &["DATA-3"]);
    refused("type = \"defend\"", &["DATA-3"]);
    taken("type = \"destructive\"\nmode = \"air\"\nov = 5");
}

#[test]
fn data_4_mysticals_and_spontaneous_cards_have_an_occasion() {
    refused("type = \"mystical\"", &["DATA-4"]);
    refused("type = \"spontaneous\"", &["DATA-4"]);
    let hit = "{ on = \"hit\", do = \"lose\", who = \"target\", n = 2 }";
    let play = "{ on = \"play\", do = \"gain\", who = \"self\", n = 2 }";
    let respond = "{ on = \"respond\", do = \"cancel\" }";
    let boost = "{ on = \"boost\", do = \"power\", n = 2 }";
    refused(&format!("type = \"mystical\"\neffects = [{hit}, {play}]"), &["DATA-4"]);
    refused(&format!("type = \"mystical\"\ntarget = \"none\"\neffects = [{hit}]"), &["DATA-4"]);
    refused(&format!("type = \"spontaneous\"\neffects = [{respond}]"), &["DATA-4"]);
    refused(&format!("type = \"spontaneous\"\nanswers = [\"mystical\"]\neffects = [{play}]"), &["DATA-4"]);
    refused(&format!("type = \"spontaneous\"\neffects = [{boost}]"), &["DATA-4"]);
    refused(&format!("type = \"spontaneous\"\nboosts = [\"mystical\"]\neffects = [{play}]"), &["DATA-4"]);
    taken(&format!("type = \"spontaneous\"\nboosts = [\"mystical\"]\neffects = [{boost}, {play}]"));
}

#[test]
fn data_5_persistent_cards_exclude_some_things() {
    let with = |more: &str, effects: &str| {
        format!(
            "type = \"mystical\"\npersistent = true\n{more}effects = [{{ on = \"hit\", do = \"lose\", who = \"target\", n = 2 }}{effects}]"
        )
    };
    taken(&with("", ""));
    refused(&with("area = true\n", ""), &["DATA-5"]);
    refused(&with("", ", { on = \"attack\", do = \"unopposed\" }"), &["DATA-5"]);
    refused(&with("", ", { on = \"hit\", do = \"take\", n = 1, pick = \"actor\" }"), &["DATA-5"]);
    taken(&with("", ", { on = \"hit\", do = \"take\", n = 1, pick = \"random\" }"));
}

// shows CHAOS-5.11, CHAOS-5.12
#[test]
fn data_6_triggers_stand_on_their_types_only() {
    let with = |kind: &str, effect: &str| format!("{kind}\neffects = [{effect}]");
    let shield = "type = \"defend\"\ndv = 3";
    let helper = "type = \"sidekick\"\nowners = [\"jeni\"]";
    let special = "type = \"special\"\nowners = [\"jeni\"]";
    refused(
        &with(shield, "{ on = \"hit\", do = \"lose\", who = \"target\", n = 2 }"),
        &["does not stand on"],
    );
    refused(
        &with(helper, "{ on = \"struck\", do = \"draw\", who = \"self\", n = 1 }"),
        &["does not stand on"],
    );
    taken(&with(special, "{ on = \"struck\", do = \"draw\", who = \"self\", n = 1 }"));
    let warrior = "[[warrior]]\nid = \"y\"\nname = \"Yy\"\nsvpt = 40\nsupply = 8\nability = \"None\"\ntext = \"t\"\n\
         effects = [{ on = \"struck\", do = \"draw\", who = \"self\", n = 1 }]\n";
    assert!(read(warrior).map(|_| ()).unwrap_err().contains("does not stand on"));
    refused(&with(shield, "{ on = \"respond\", do = \"draw\", who = \"self\", n = 1 }"), &["may not stand"]);
    refused(
        &with(helper, "{ on = \"enter\", do = \"draw\", who = \"each_player\", n = 1 }"),
        &["may not stand"],
    );
    taken(&with(special, "{ on = \"enter\", do = \"draw\", who = \"each_player\", n = 1 }"));
    refused(
        &with(shield, "{ on = \"play\", do = \"lose\", who = \"target\", n = 1 }"),
        &["there is no \"target\""],
    );
}

#[test]
fn data_7_primitives_stand_under_their_triggers_only() {
    let spontaneous = |effect: &str| format!("type = \"spontaneous\"\neffects = [{effect}]");
    for effect in [
        "{ on = \"play\", do = \"cancel\" }",
        "{ on = \"play\", do = \"power\", n = 1 }",
        "{ on = \"play\", do = \"armor\", n = 1, vs = \"mystical\", limit = \"every\" }",
        "{ on = \"play\", do = \"take\", n = 1, pick = \"random\" }",
        "{ on = \"play\", do = \"ward\", n = 1 }",
        "{ on = \"play\", do = \"bind\", kind = \"any\" }",
    ] {
        refused(&spontaneous(effect), &["may not stand"]);
    }
    let mystical = |effects: &str| format!("type = \"mystical\"\neffects = [{effects}]");
    let take = "{ on = \"hit\", do = \"take\", n = 1, pick = \"actor\" }";
    taken(&mystical(take));
    refused(&mystical(&format!("{take}, {take}")), &["DATA-7"]);
    for effect in ["search\", type = \"any", "cycle\", n = \"1"] {
        refused(&mystical(&format!("{{ on = \"hit\", do = \"{effect}\" }}")), &["mine.toml: x"]);
    }
    refused(&mystical("{ on = \"hit\", do = \"search\", type = \"any\" }"), &["may not stand"]);
}

#[test]
fn data_8_cards_that_move_themselves() {
    let area = |effect: &str| {
        format!("type = \"destructive\"\nmode = \"air\"\nov = 3\narea = true\neffects = [{effect}]")
    };
    refused(&area("{ on = \"success\", do = \"exile_self\" }"), &["DATA-8"]);
    taken(&area("{ on = \"resolve\", do = \"exile_self\" }"));
    let lasting = "type = \"mystical\"\npersistent = true\neffects = [{ on = \"hit\", do = \"lose\", who = \"target\", n = 1 }, { on = \"resolve\", do = \"return_self\", to = \"hand\" }]";
    refused(lasting, &["DATA-8"]);
}

#[test]
fn data_9_numbers_are_from_1_to_20() {
    let gain = |n: &str| {
        format!(
            "type = \"spontaneous\"\neffects = [{{ on = \"play\", do = \"gain\", who = \"self\", n = {n} }}]"
        )
    };
    taken(&gain("20"));
    for n in ["0", "21", "-1", "1.5", "\"all\"", "\"ov\""] {
        refused(&gain(n), &["n: "]);
    }
    let lose = |answers: &str| {
        format!(
            "type = \"spontaneous\"\nanswers = {answers}\neffects = [{{ on = \"respond\", do = \"lose\", who = \"attacker\", n = \"ov\" }}]"
        )
    };
    taken(&lose("[\"destructive\"]"));
    refused(&lose("[\"destructive\", \"mystical\"]"), &["may not stand"]);
}

#[test]
fn data_10_a_warrior_needs_fifty_copies() {
    let hero = "[[warrior]]\nid = \"newcomer\"\nname = \"Newcomer\"\nsvpt = 40\nsupply = 8\nability = \"None\"\ntext = \"Nothing.\"\n";
    assert!(read(hero).is_ok(), "ALL cards are enough");
    let alone = format!("{HEAD}{hero}");
    let error = Pool::read(&[("mine.toml", &alone)]).unwrap_err().to_string();
    assert!(error.contains("newcomer") && error.contains("DATA-10"), "{error}");
}

#[test]
fn long_ids_and_ids_that_look_like_other_words_have_words_of_their_own() {
    let pool = read(&format!(
        "{}{}",
        card("type = \"defend\"\ndv = 3").replace("id = \"x\"", "id = \"an_id_that_is_longer_than_a_key\""),
        card("type = \"defend\"\ndv = 3").replace("id = \"x\"", "id = \"b\"").replace("Xx", "Yy"),
    ))
    .unwrap();
    for name in ["an_id_that_is_longer_than_a_key", "b"] {
        let key = pool.key(pool.named(name).unwrap());
        assert!(key.as_str().contains('~'), "{key}");
        assert_eq!(pool.find(key), pool.named(name));
    }
    assert!(pool.cards().all(|card| pool.find(pool.key(card)) == Some(card)));
}

#[test]
fn cards_are_counted_by_name_however_many_the_packs_hold() {
    let more = |n: usize| card("").replace("\"x\"", &format!("\"x{n}\"")).replace("Xx", &format!("Xx {n}"));
    let lines = "type = \"defend\"\ndv = 3\n";
    let many: String = (0..100).map(|n| more(n) + lines).collect();
    let pool = read(&many).unwrap();
    assert!(pool.faces.len() > 300);
    let cards: Vec<Card> =
        pool.cards().flat_map(|card| std::iter::repeat_n(card, 1 + usize::from(card.0) % 3)).collect();
    for held in [&cards[..], &cards[..40], &cards[cards.len() - 7..], &[]] {
        let mut copies: BTreeMap<&str, u8> = BTreeMap::new();
        for card in held {
            *copies.entry(&pool.face(*card).name).or_default() += 1;
        }
        let counted = pool.counted(held, |card, count| (&*pool.face(card).name, count));
        assert_eq!(counted, copies.into_iter().collect::<Vec<_>>());
    }
}
