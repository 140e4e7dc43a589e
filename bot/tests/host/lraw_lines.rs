//! What is typed as an order in Legions: Realms at War (5.2, B-83): every row of the rules is read, told back in plain sentences,
//! checked when it is written, and taken back with a reason where it comes to nothing.

use crate::common::{ADA, BEN, House, legions::duel, refused, text_of};
use skald::host::{About, Body, OrderInfo, Person, TableId, To};
use skald_rules::{interface::Options, words};

/// Ada attacks with two Warriors; Ben has a card set that can answer an attack, and one that answers a Unified card.
const FIELD: &str = r#"
seat.a = { deck = "hero", field = ["he-11", "he-06"], hand = ["he-18", "he-01"] }
seat.b = { deck = "titan", set = ["ti-18", "ti-19"] }
"#;

async fn told_no(house: &House, table: TableId, who: Person, line: &str) -> String {
    let info = house.host.info(table).await.unwrap();
    let before = house.host.orders(who, table).await.unwrap();
    let why = refused(house.host.order_set(who, table, line).await);
    assert_eq!(house.host.orders(who, table).await.unwrap(), before, "{line}: nothing was taken down");
    words::english().say(&why.say(), &info)
}

/// The orders that Ben has once he has typed this one.
async fn taken(house: &House, table: TableId, line: &str) -> Vec<OrderInfo> {
    let orders = house.host.order_set(BEN, table, line).await;
    orders.unwrap_or_else(|no| panic!("{line}: {no:?}"))
}

/// B-83: the place at which a line stops being understood, and what can stand there.
#[tokio::test]
async fn a_line_says_where_it_stops_being_understood_and_what_can_stand_there() {
    let (house, table) = duel(FIELD, Options::default(), &[]).await;
    let classes = "attack-warlord, attack-warlord>=N, attack-warrior";
    for (line, place, possible) in [
        ("hum", "“hum” is nothing to begin with.", "stop, mode, yield"),
        ("mode loud", "Up to “mode” I understand you, but not “loud” after it.", "quick, bluff and open."),
        ("mode open now", "“mode open” says it all; “now” is too much after it.", ""),
        ("answer upkeep", "“answer upkeep” is not finished yet.", "always, never and ask."),
        (
            "answer upkeep perhaps",
            "Up to “answer upkeep” I understand you, but not “perhaps”",
            "always, never and ask.",
        ),
        (
            "stop attack-warlord>=6 loud",
            "Up to “stop attack-warlord>=6” I understand you, but not “loud”",
            classes,
        ),
        (
            "on attack-warlord>=6 TI-18 once",
            "Up to “on attack-warlord>=6” I understand you, but not “TI-18” after it.",
            "use, if, and, name, atk>=N",
        ),
        (
            "on attack-warlord>=6 use TI-18 at nobody",
            "Up to “on attack-warlord>=6 use TI-18 at” I understand you, but not “nobody”",
            "strongest, weakest",
        ),
        ("on unified name", "“on unified name” is not finished yet.", "\"TEXT\""),
        ("yield-to-me loud", "“yield-to-me” says it all; “loud” is too much after it.", ""),
        ("plan 6 then attack bw1", "“plan 6 then attack bw1” is not finished yet.", "aw1, aw2"),
        ("plan 6 then dance", "Up to “plan 6 then” I understand you, but not “dance” after it.", "attack"),
        ("plan 7 then end", "Up to “plan” I understand you, but not “7” after it.", "6, 8"),
        (
            "plan 6 then attack b a cancel-if atk=4",
            "Up to “plan 6 then attack b a cancel-if” I understand you, but not “atk=4” after it.",
            "atk<NUMBER",
        ),
        ("keyword zzz always", "Up to “keyword” I understand you, but not “zzz” after it.", "…"),
        ("yield 4 wake", "Up to “yield” I understand you, but not “4” after it.", "5–25"),
    ] {
        let said = told_no(&house, table, BEN, line).await;
        assert!(said.starts_with(place), "{line}: {said}");
        assert!(said.contains(possible), "{line}: {said}");
    }
}

/// Every row of 5.2 is typed as the rules write it, and told back in a plain sentence without a word of the notation.
#[tokio::test]
async fn every_row_is_told_back_in_a_plain_sentence() {
    let (house, table) = duel(FIELD, Options::default(), &[]).await;
    for (line, told) in [
        (
            "stop attack-warlord>=6, unified:\"Valley of Death\", conscription>=4",
            "In foreign turns I am asked at an attack on a Warlord of 6 and more, a Unified card, of “valley of death” alone and a Conscription of 4 and more; everything else passes.",
        ),
        ("stop reinforce end", "In foreign turns I am asked at my own Reinforce Phase and my own End Phase"),
        ("mode quick", "I am asked only where I can answer"),
        ("mode bluff", "I am asked at the events of my list"),
        ("mode open", "I am asked at every event."),
        ("yield-turn", "Everything passes up to the end of turn 5."),
        (
            "yield-to-me wake",
            "Everything passes up to the end of turn 5, unless an attack would fell my Warlord.",
        ),
        ("hold next", "In turn 6 I am asked once whether I add to what I use."),
        ("watch unified valley", "I am asked at a Unified card of “valley” as well."),
        ("keyword swipe always", "Swipe is always used, with the usual targets."),
        ("keyword swipe never", "Swipe is never used."),
        ("keyword swipe ask", "I am asked about Swipe each time."),
        ("answer tax always", "Yes to what reviving costs."),
        ("answer tax ask", "I am asked about what reviving costs each time."),
        ("give discard lowest-atk", "Of cards of my hand, these go first: what is worth least."),
        (
            "give sacrifice he-01 longest-held",
            "Of cards that I sacrifice, these go first: Rogue Cutpurse and what has been there longest.",
        ),
        (
            "give pick lowest-atk",
            "Of cards of mine that an effect wants, these go first: what is worth least.",
        ),
        (
            "on attack-warlord>=6 use TI-18 once",
            "At an attack on a Warlord from 6 on, Petrify is used on the strongest card of others, once.",
        ),
        (
            "on attack-warrior>=4 if ap>=5 turn>=9 use TI-18 at attacker each",
            "At an attack on a Warrior from 4 on, Petrify is used on the card that attacks, each time: with 5 Alchemy Points or more and from turn 9 on.",
        ),
        (
            "plan 6 then attack b physical a cancel-if atk<4 then end",
            "In turn 6, one after the other: attack",
        ),
    ] {
        let orders = taken(&house, table, line).await;
        let says: Vec<&str> = orders.iter().map(|order| order.says.as_str()).collect();
        let found = says.iter().find(|say| say.contains(told)).unwrap_or_else(|| panic!("{line}: {says:?}"));
        for code in ["he-", "ti-", "bw1", "aw1", ">=", "cancel", "atk", "-held", "-atk"] {
            assert!(!found.contains(code), "{line}: {found}");
        }
    }
}

/// 5.2.6: what is left of a plan is told in sentences, and whoever made it is told why it stops, and nobody else.
#[tokio::test]
async fn a_plan_is_told_in_sentences_and_why_it_stops() {
    let (house, table) = duel(FIELD, Options::default(), &[]).await;
    let line = "plan 5 then set he-18 then attack aw1 b then attack aw2 b cancel-if atk<2 then end";
    let said = told_no(&house, table, ADA, "plan 5 then attack aw3 b then end").await;
    assert!(said.starts_with("A plan cannot begin like that: "), "{said}");
    house.deliver().await;
    let orders = house.host.order_set(ADA, table, line).await.unwrap();
    let plan = orders.iter().find(|order| order.slot == "plan").unwrap();
    let left = "with Shieldmaiden of the Ford (unless that attack has fallen below 2) and end the War Phase.";
    assert!(
        plan.says.starts_with("In turn 5, one after the other: attack ") && plan.says.ends_with(left),
        "{plan:?}"
    );
    assert_eq!(house.host.board(table).await.unwrap().waiting[0].person, Some(BEN));
    house.host.play_text(BEN, table, "use bf1").await.unwrap();
    house.host.tick().await.unwrap();
    let orders = house.host.orders(ADA, table).await.unwrap();
    assert!(orders.iter().all(|order| order.slot != "plan"), "{orders:?}");
    let sent = house.deliver().await;
    let told: Vec<_> = sent
        .iter()
        .filter(|item| matches!(item.body, Body::Say { about: About::Stopped, .. }))
        .map(|item| (item.to, text_of(item).unwrap()))
        .collect();
    let why = "There was an answer to what you did, so you may want to go on in another way.";
    assert_eq!(told.len(), 1, "{told:?}");
    assert!(told[0].0 == To::Person(ADA) && told[0].1.contains(why), "{told:?}");
}

/// What is kept is a line of the notation, and whoever copies it into the field comes to the same order.
#[tokio::test]
async fn what_is_kept_can_be_typed_again() {
    let (house, table) = duel(FIELD, Options::default(), &[]).await;
    for line in [
        "stop conscription end-of-war",
        "stop attack-warlord>=6, unified:\"Valley of Death\", conscription>=4",
        "mode open",
        "yield-to-me wake",
        "hold next",
        "watch unified valley",
        "keyword swipe never",
        "answer tax ask",
        "give sacrifice he-01 longest-held",
        "on attack-warrior>=4 if ap>=5 turn>=9 use TI-18 at attacker each",
        "plan 6 then attack b physical a cancel-if atk<4 then end",
    ] {
        for order in taken(&house, table, line).await {
            let again = taken(&house, table, &order.text).await;
            assert!(again.iter().any(|of| of.text == order.text), "{}: {again:?}", order.text);
        }
    }
}
