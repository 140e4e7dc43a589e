//! What is said to whoever asks for what cannot be done: every message of section 8 of Lost Legends, word for word, through the
//! host; and what is told when several are hurt at once.

use crate::common::lost as people;
use crate::common::{ADA, BEN, CYD, House, placed, refused, said};
use people::{DAN, THREE, begun, drafting, hand, told, waiting};
use skald::host::{OpenTable, Person};
use skald_rules::interface::Seat;

/// A fight of three in which Ada acts: what she has, how far her slot has come, and what lies hidden.
fn fight(own: &str, slot: &str, rest: &str) -> String {
    format!(
        "{}\n[table]\nlevel = 3\nstart = \"a\"\nface_up = \"iron-wyrm\"\n[table.sides]\n\
         a = {{ hero = \"warrior\", {own} }}\n\
         b = {{ hero = \"hunter\", gear = [\"iron-ration\", \"long-bow\", \"fire-lance\"], foe = {{ beast = \"hydra\" }} }}\n\
         c = {{ hero = \"assassin\", defeated = true, life_max = 4 }}\n\
         [table.phase.fight]\nactive = \"a\"\nslot = 5\n{slot}\n",
        rest
    )
}

/// Ada attacks a Frost Dragon with what she has.
fn attack(gear: &str) -> String {
    fight(&format!("gear = [{gear}], foe = {{ beast = \"frost-dragon\" }}"), "stage = \"attack\"", "")
}

/// Ada attaches a card of a level, having this.
fn attach(level: u8, card: &str, own: &str) -> String {
    format!(
        "[table]\nlevel = {level}\nstart = \"a\"\n\
         phase = {{ attach = {{ round = 1, chosen = {{ a = {{ card = \"{card}\" }}, b = {{ card = \"bone-wand\" }} }} }} }}\n\
         [table.sides]\na = {{ hero = \"hunter\", {own} }}\nb = {{ hero = \"warrior\" }}\nc = {{ hero = \"assassin\" }}\n"
    )
}

/// Each of these is said to the one who types it in its position.
async fn all_said(cases: &[(String, Person, &str, &str)]) {
    let mut house = House::new().await;
    let table = drafting(&house).await;
    for (position, who, line, wanted) in cases {
        placed(&mut house, table, position).await;
        assert_eq!(said(&house, table, *who, line).await, *wanted, "{line} in\n{position}");
    }
}

// shows LOST-6.5, LOST-7.2, LOST-7.4, LOST-7.5, LOST-8.1, LOST-8.5
#[tokio::test]
async fn a_purchase_that_cannot_be_is_refused_in_the_words_of_the_rules() {
    let spells = "gold = 9, gear = [\"evasion\", \"lightning-bolt\", \"polymorph\"]";
    all_said(&[
        (
            attach(1, "leather-jerkin", "gold = 2, gear = [\"iron-cap\"]"),
            ADA,
            "buy",
            "You would pay 3 gold for Leather Jerkin and have 2; convert equipment or attach the card as a skill.",
        ),
        (
            attach(1, "arcane-energy", spells),
            ADA,
            "buy",
            "Your place for spells already has 3 cards; convert one of Evasion, Lightning Bolt and Polymorph or attach \
             Arcane Energy as a skill.",
        ),
        (
            attach(1, "battle-axe", "gold = 9, gear = [\"short-sword\"]"),
            ADA,
            "buy",
            "You already have the melee weapon Short Sword; convert it first or attach the new card as a skill.",
        ),
        (
            attach(2, "tower-shield", "gold = 9, gear = [\"oak-shield\"]"),
            ADA,
            "buy",
            "You already wear a shield: Oak Shield; convert it first or attach the new card as a skill.",
        ),
        (
            attach(1, "leather-jerkin", "gold = 9, gear = [\"iron-cap\"]"),
            ADA,
            "buy evasion",
            "You do not own Evasion as equipment; you can convert Iron Cap.",
        ),
        (attack("\"evasion\""), ADA, "buy evasion", "Equipment can be turned into a skill only while buying a new card."),
        (attach(1, "evasion", "gold = 2"), CYD, "skill", "You have no open question right now."),
    ])
    .await;
}

// shows LOST-7.3
#[tokio::test]
async fn two_equal_cards_are_not_allowed() {
    let mut house = House::new().await;
    let four = [THREE[0], THREE[1], THREE[2], (DAN, "Dan")];
    let table = begun(&house, &four).await;
    let position = "[table]\nlevel = 1\nstart = \"a\"\n\
        phase = { attach = { round = 1, chosen = { a = { card = \"oak-shield\" } } } }\n[table.sides]\n\
        a = { hero = \"hunter\", gold = 9, gear = [\"oak-shield\"] }\nb = { hero = \"warrior\" }\n\
        c = { hero = \"assassin\" }\nd = { hero = \"barbarian\" }\n";
    placed(&mut house, table, position).await;
    let words = said(&house, table, ADA, "buy").await;
    assert_eq!(words, "You already have Oak Shield; two equal cards are not allowed.");
}

// shows LOST-9.3, LOST-9.4, LOST-9.9, LOST-9.11, LOST-17.8
#[tokio::test]
async fn what_cannot_be_done_about_a_monster_is_refused_in_the_words_of_the_rules() {
    let own = "foe = { beast = \"frost-dragon\" }";
    let pile = "[secret]\npile = [\"cyclops\"]";
    let bare = fight(own, "stage = \"select\"", "").replace("defeated = true, life_max", "life");
    let with_pile = |position: String| format!("{position}{pile}\n");
    all_said(&[
        (
            with_pile(fight("life = 5", "stage = \"select\"", "")),
            ADA,
            "pass-draw",
            "You can pass a monster only if another undefeated player has none; you must attack.",
        ),
        (
            with_pile(fight(own, "stage = \"attack\"\npassed = true", "")),
            ADA,
            "pass-draw",
            "You have already passed a monster this turn and must attack this one.",
        ),
        (
            fight(own, "stage = \"attack\"\nlap = { last = \"c\" }", "")
                .replace("face_up = \"iron-wyrm\"\n", ""),
            ADA,
            "pass-face-up",
            "This is the last lap: you can only attack.",
        ),
        (bare, ADA, "pass-draw", "The pile is empty; take the face-up Iron Wyrm."),
        (
            with_pile(fight(own, "stage = \"select\"", "")),
            ADA,
            "draw",
            "You have a monster in front of you; attack it or pass it.",
        ),
    ])
    .await;
}

// shows LOST-11.1, LOST-11.2, LOST-11.3, LOST-11.5, LOST-20.1
#[tokio::test]
async fn an_attack_that_cannot_be_is_refused_in_the_words_of_the_rules() {
    let spent = "gear = [\"dragon-slayer\", \"implosion\"], spent = { implosion = 1 }, foe = { beast = \"frost-dragon\" }";
    all_said(&[
        (
            attack("\"dragon-slayer\", \"evasion\""),
            ADA,
            "attack evasion",
            "Choose exactly one weapon: Dragon Slayer.",
        ),
        (
            attack("\"dragon-slayer\", \"siege-arbalest\""),
            ADA,
            "attack unarmed",
            "You own weapons, so you must attack with one of them: Dragon Slayer and Siege Arbalest.",
        ),
        (
            fight(spent, "stage = \"attack\"", ""),
            ADA,
            "attack dragon-slayer with implosion",
            "You cannot use Implosion: exhausted until refreshed or until the level ends.",
        ),
        (
            attack("\"dragon-slayer\", \"evasion\", \"implosion\""),
            ADA,
            "attack dragon-slayer with evasion",
            "Evasion cannot be used in an attack; usable cards are Implosion.",
        ),
        (
            attack("\"wand-of-the-lich\""),
            ADA,
            "attack wand-of-the-lich mana wand-of-the-lich 3",
            "This needs 3 mana and you have 1.",
        ),
        (
            attack("\"bone-wand\""),
            ADA,
            "attack bone-wand G mana bone-wand 2",
            "This line of Bone Wand can be used only once per attack.",
        ),
        (
            attack("\"magic-crossbow\""),
            ADA,
            "attack magic-crossbow mana magic-crossbow 1",
            "That line of Magic Crossbow needs magic 1, range 1 and armor 1.",
        ),
        (attack("\"evasion\""), ADA, "life", "First decide about your attack."),
    ])
    .await;
}

// shows LOST-20.5, LOST-21.2, LOST-21.4, LOST-21.5, LOST-21.10, LOST-21.11, LOST-21.13
#[tokio::test]
async fn single_cards_are_refused_in_the_words_of_the_rules() {
    let cyclops =
        fight("gear = [\"dragon-slayer\"], foe = { beast = \"cyclops\" }", "stage = \"attack\"", "");
    let spent = "gear = [\"spellbook\", \"evasion\", \"chaos-orb\"], spent = { evasion = 1, chaos-orb = 1 }, \
        foe = { beast = \"frost-dragon\" }";
    let now = "gear = [\"imbued-artifact\", \"implosion\"], spent = { implosion = 5 }, foe = { beast = \"frost-dragon\" }";
    all_said(&[
        (
            cyclops,
            ADA,
            "slay dragon-slayer",
            "Dragon Slayer can only slay a dragon; your monster is a humanoid.",
        ),
        (
            attack("\"dragon-slayer\", \"implosion\""),
            ADA,
            "slay dragon-slayer with implosion",
            "A slaying attack takes no boosts and no mana.",
        ),
        (
            attack("\"copy-weapon\""),
            ADA,
            "attack copy copy-weapon b dragon-slayer",
            "Choose a weapon of another player: Long Bow.",
        ),
        (
            attack("\"mind-tap\""),
            ADA,
            "attack unarmed tap mind-tap b long-bow",
            "Choose an unexhausted attack spell of another player: Fire Lance.",
        ),
        (
            fight(
                "gear = [\"polymorph\"], foe = { beast = \"frost-dragon\" }",
                "stage = \"attack\"\nturned = true",
                "",
            ),
            ADA,
            "use polymorph",
            "Polymorph, Transformation and Banishment can be used only once per turn and before attacking.",
        ),
        (
            attack("\"banishment\""),
            ADA,
            "use banishment",
            "The monster pile is empty, so Banishment cannot be used.",
        ),
        (
            attack("\"transformation\""),
            ADA,
            "use transformation",
            "The monster pile is empty, so Transformation cannot be used.",
        ),
        (attack("\"polymorph\""), ADA, "use polymorph", "The reserve is empty, so Polymorph cannot be used."),
        (
            fight(spent, "stage = \"attack\"", ""),
            ADA,
            "use spellbook chaos-orb",
            "Chaos Orb cannot be refreshed now; possible cards are Evasion.",
        ),
        (
            fight(now, "stage = \"attack\"", ""),
            ADA,
            "use imbued-artifact implosion",
            "Imbued Artifact would do nothing now.",
        ),
    ])
    .await;
}

// shows LOST-12.2, LOST-12.11, LOST-13.5, LOST-14.4, LOST-15.2
#[tokio::test]
async fn a_defence_a_reward_and_a_loss_are_refused_in_the_words_of_the_rules() {
    let struck = |gear: &str, from: &str, more: &str| {
        let asks = format!(
            "stage = \"settle\"\nasks = [{{ seat = \"a\", what = {{ defend = {{ from = \"{from}\", harm = [4, 0, 0, 0]{more} }} }} }}]"
        );
        fight(&format!("gear = [{gear}], foe = {{ beast = \"{from}\" }}"), &asks, "")
    };
    let reward =
        "stage = \"spoils\"\nasks = [{ seat = \"a\", what = \"reward\" }]\nbeaten = \"frost-dragon\"";
    let drop = "stage = \"strike\"\nasks = [{ seat = \"a\", what = \"drop\" }]";
    let skilled = "skills = [\"iron-cap\", \"polymorph\"], foe = { beast = \"frost-dragon\" }";
    all_said(&[
        (
            struck("\"dragon-slayer\", \"evasion\"", "frost-dragon", ""),
            ADA,
            "defend dragon-slayer",
            "Dragon Slayer cannot reduce damage; usable cards are Evasion.",
        ),
        (
            struck("\"horned-visor\", \"evasion\"", "cyclops", ", no_armor = true"),
            ADA,
            "defend horned-visor",
            "Armor does not help against Cyclops; use spells, artifacts or nothing.",
        ),
        (fight("xp = 3", reward, ""), ADA, "fame", "Choose one of: 1 life, 1 mana and 2 gold."),
        (fight(skilled, drop, ""), ADA, "drop implosion", "Choose one of: Iron Cap and Polymorph."),
        (
            attack("\"evasion\""),
            BEN,
            "use iron-ration",
            "Healing cards can be used in your turn before your attack, or when your life is 0.",
        ),
        (
            attack("\"evasion\""),
            BEN,
            "attack unarmed",
            "It is Ada’s turn; you will be called when you have to act.",
        ),
        (
            attack("\"evasion\""),
            CYD,
            "attack unarmed",
            "Your hero is defeated and rests until the level ends.",
        ),
    ])
    .await;
}

// shows LOST-1.1, LOST-2.1, LOST-4.2
#[tokio::test]
async fn whoever_begins_is_refused_in_the_words_of_the_rules() {
    let house = House::new().await;
    let english = skald_rules::words::english();
    for seats in [2, 6] {
        let wish = OpenTable { game: "lost".into(), seats: Some(seats), channel: 7, ..OpenTable::default() };
        let why = refused(house.host.open(ADA, wish).await);
        let wanted = format!("This game takes 3 to 5 players; you have {seats}.");
        assert_eq!(english.plain(&why.say()), wanted);
    }
    let table = begun(&house, &THREE).await;
    let first = house.question(table, ADA).await.unwrap();
    house.host.play(ADA, table, first, "hero warrior").await.unwrap();
    assert_eq!(
        said(&house, table, BEN, "hero warrior").await,
        "Warrior is taken; free heroes are Barbarian, Hunter, Assassin and Sorceress."
    );
    let late = refused(house.host.play(ADA, table, first, "hero hunter").await);
    assert_eq!(
        english.plain(&late.say()),
        "That question is already settled; please use the newest message."
    );
    for (who, hero) in [(BEN, "hunter"), (CYD, "barbarian")] {
        let at = house.question(table, who).await.unwrap();
        house.host.play(who, table, at, &format!("hero {hero}")).await.unwrap();
    }
    let words = said(&house, table, ADA, "take meteor skill").await;
    let name = |id: &String| {
        let all = &skald_rules::lost::cards::base().equipment;
        all.iter().find(|of| of.id.to_string() == *id).unwrap().name.to_string()
    };
    let own: Vec<String> = hand(&house, table, ADA).await.iter().map(name).collect();
    assert!(words.starts_with("You do not hold Meteor; your hand is "), "{words}");
    assert!(own.iter().all(|name| words.contains(name.as_str())), "{words}: {own:?}");
}

/// Ben attacks a monster that strikes everybody; Ada and Cyd have one life and a card against it each.
const FIEND: &str = "[table]\nlevel = 3\nstart = \"b\"\nface_up = \"iron-wyrm\"\n[table.sides]\n\
    a = { hero = \"warrior\", life = 1, life_max = 6, gear = [\"sanctuary\"], foe = { beast = \"hydra\" } }\n\
    b = { hero = \"hunter\", life = 9, life_max = 9, gear = [\"chaos-vial\"], foe = { beast = \"bone-fiend\" } }\n\
    c = { hero = \"barbarian\", life = 1, life_max = 5, mana = 1, mana_max = 1, gear = [\"stone-skin\"], foe = { beast = \"hydra\" } }\n\
    [table.phase.fight]\nactive = \"b\"\nslot = 5\nstage = \"attack\"\n[secret]\npile = [\"cyclops\"]\n";

/// Who fell, in the order in which it was told.
fn fallen(told: &[String]) -> Vec<&str> {
    let fell = told.iter().filter(|text| text.contains(" is defeated and rests"));
    fell.map(|text| text.split(' ').next().unwrap()).collect()
}

// shows LOST-22.3, LOST-14.6
#[tokio::test]
async fn several_who_are_hurt_answer_in_any_order_and_fall_clockwise_from_the_active_hero() {
    for first in [ADA, CYD] {
        let mut house = House::new().await;
        let table = drafting(&house).await;
        placed(&mut house, table, FIEND).await;
        let at = house.question(table, BEN).await.unwrap();
        house.host.play(BEN, table, at, "attack unarmed").await.unwrap();
        house.host.tick().await.unwrap();
        assert_eq!(waiting(&house, table).await, [Seat(0), Seat(2)], "both are asked at once");
        let last = if first == ADA { CYD } else { ADA };
        for (who, told_by_then) in [(first, 0), (last, 2)] {
            let at = house.question(table, who).await.unwrap();
            house.host.play(who, table, at, "defend").await.unwrap();
            assert_eq!(fallen(&told(&house, table).await).len(), told_by_then, "told when all are in");
        }
        let told = told(&house, table).await;
        assert_eq!(fallen(&told), ["Cyd", "Ada"], "clockwise from Ben, whoever answered first");
    }
}

// shows LOST-22.3, LOST-22.8
#[tokio::test]
async fn orders_of_several_who_are_hurt_are_carried_out_one_by_one() {
    let mut house = House::new().await;
    let table = drafting(&house).await;
    placed(&mut house, table, FIEND).await;
    house.host.order_set(CYD, table, "defend never").await.unwrap();
    house.host.order_set(ADA, table, "defend survive").await.unwrap();
    let before = house.host.info(table).await.unwrap().log;
    let at = house.question(table, BEN).await.unwrap();
    house.host.play(BEN, table, at, "attack unarmed").await.unwrap();
    house.host.tick().await.unwrap();
    let log = house.host.history(table, before, u32::MAX).await.unwrap();
    let by_order: Vec<Vec<&str>> = log
        .iter()
        .filter(|entry| entry.by == "order")
        .map(|entry| entry.told.iter().map(|(_, text)| text.as_str()).collect())
        .collect();
    assert_eq!(by_order.len(), 2, "an entry of its own for each: {by_order:?}");
    assert!(by_order[0].iter().any(|text| text.contains("Ada loses no life to")), "{by_order:?}");
    assert!(by_order[1].iter().any(|text| text.starts_with("Cyd is defeated")), "{by_order:?}");
}
