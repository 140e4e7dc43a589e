//! The lists that people keep, and how one is brought to a table without anybody else seeing it.

use crate::common::{ADA, BEN, CYD, House, race, refused};
use skald::host::{Actor, DECKS, DeckRow, Host, Join, OpenTable, Person, Refused, TableId};
use skald_rules::interface::{Key, KitList, Options, Viewer};

/// The starter of a Warrior as a list.
fn starter(host: &Host, key: &str) -> KitList {
    let starters = host.book("chaos").unwrap().starters();
    starters.into_iter().find(|starter| starter.key.as_str() == key).unwrap().list
}

async fn keep(host: &Host, person: Person, name: &str, key: &str) -> DeckRow {
    host.add_deck(person, "chaos", Some(name), "My deck", &starter(host, key)).await.unwrap()
}

/// Ada and Ben sit at a table of Legends of Chaos that has not begun.
async fn lobby(house: &House) -> TableId {
    let wish = OpenTable { game: "chaos".into(), options: Options::default(), ..race(3) };
    let table = house.host.open(ADA, wish).await.unwrap().id;
    house.host.join(BEN, table, Join { name: "Ben".into(), ..Join::default() }).await.unwrap();
    table
}

/// The Warriors of a dealt game, seat by seat, as everybody sees them.
async fn warriors(host: &Host, table: TableId) -> Vec<String> {
    let look = host.board(table).await.unwrap();
    let view = look.view.unwrap().get::<skald_rules::chaos::View>().unwrap().clone();
    view.seats.iter().map(|seat| seat.warrior.to_string()).collect()
}

#[tokio::test]
async fn a_list_is_kept_under_a_name_of_ones_own() {
    let house = House::new().await;
    let host = &house.host;
    let orchard = keep(host, ADA, "  Orchard   at Night ", "craziie_farmer").await;
    assert_eq!(orchard.name, "Orchard at Night");
    assert!(orchard.list.starts_with("name: Orchard at Night\n"), "{}", orchard.list);

    // A name is somebody's once, whatever its letters; another person may have it, too.
    let again = host.add_deck(ADA, "chaos", Some("ORCHARD AT NIGHT"), "", &starter(host, "jeni")).await;
    assert_eq!(refused(again), Refused::DeckNamed("ORCHARD AT NIGHT".into()));
    let other = keep(host, BEN, "Orchard at Night", "jeni").await;

    // Without a name the list's own is taken, or the usual one, with a number where it must be.
    let named = KitList { name: Some("Orchard at Night".into()), ..starter(host, "jeni") };
    let third = host.add_deck(ADA, "chaos", None, "My deck", &named).await.unwrap();
    assert_eq!(third.name, "Orchard at Night 2");
    let nameless = KitList { name: None, ..named };
    let fourth = host.add_deck(ADA, "chaos", None, "My deck", &nameless).await.unwrap();
    assert_eq!(fourth.name, "My deck");

    let clash = host.rename_deck(ADA, fourth.id, "orchard at night 2").await;
    assert_eq!(refused(clash), Refused::DeckNamed("orchard at night 2".into()));
    for bad in ["", "   ", "***", &"x".repeat(41)] {
        assert_eq!(refused(host.rename_deck(ADA, fourth.id, bad).await), Refused::DeckName, "{bad}");
    }
    assert_eq!(host.rename_deck(ADA, fourth.id, "MY DECK").await.unwrap().name, "MY DECK");

    // What is Ben's is not there for Ada, not even as something forbidden.
    assert_eq!(refused(host.deck(ADA, other.id).await), Refused::NoDeck);
    assert_eq!(refused(host.deck(ADA, 99_999).await), Refused::NoDeck);
    assert_eq!(refused(host.drop_deck(ADA, other.id).await), Refused::NoDeck);
    assert_eq!(refused(host.share_deck(ADA, other.id).await), Refused::NoDeck);
    assert_eq!(host.decks(ADA).await.unwrap().len(), 3);

    host.drop_deck(ADA, orchard.id).await.unwrap();
    assert_eq!(refused(host.deck(ADA, orchard.id).await), Refused::NoDeck);
}

#[tokio::test]
async fn a_list_is_built_card_by_card_and_survives_the_process() {
    let mut house = House::new().await;
    let torpedo = Key::new("torpedo").unwrap();
    let deck = keep(&house.host, ADA, "Sea", "jeni").await;
    let before = house.host.book("chaos").unwrap().read(&deck.list).unwrap();
    let deck = house.host.change_deck(ADA, deck.id, |list| list.with(torpedo, 5)).await.unwrap();
    let after = house.host.book("chaos").unwrap().read(&deck.list).unwrap();
    assert_eq!(after.cards[&torpedo], 5);
    assert_eq!(after.with(torpedo, before.cards[&torpedo]).cards, before.cards, "nothing else has changed");
    let without = house.host.change_deck(ADA, deck.id, |list| list.with(torpedo, 0)).await.unwrap();
    assert!(!without.list.contains("Torpedo"));

    // The same press, delivered twice, is one press.
    let press = Actor::new(ADA, 7_001);
    house.host.change_deck(press, deck.id, |list| list.with(torpedo, 3)).await.unwrap();
    let twice = house.host.change_deck(press, deck.id, |list| list.with(torpedo, 1)).await;
    assert!(matches!(refused(twice), Refused::AlreadyHandled { .. }));
    house.die_and_return(0).await;
    assert!(house.host.deck(ADA, deck.id).await.unwrap().list.contains("3x Torpedo"));
}

#[tokio::test(flavor = "multi_thread")]
async fn two_presses_at_one_time_are_both_kept() {
    let house = House::new().await;
    let host = &house.host;
    let deck = keep(host, ADA, "Sea", "jeni").await;
    let cards = ["torpedo", "wheeler", "twin_blasters", "stun_baton"].map(|card| Key::new(card).unwrap());
    let presses = cards.map(|card| {
        let host = host.clone();
        tokio::spawn(async move { host.change_deck(ADA, deck.id, |list| list.with(card, 1)).await })
    });
    for press in presses {
        press.await.unwrap().unwrap();
    }
    let text = host.deck(ADA, deck.id).await.unwrap().list;
    let list = host.book("chaos").unwrap().read(&text).unwrap();
    assert_eq!(cards.map(|card| list.cards[&card]), [1; 4]);
    // Written anew as a whole, it is what was written.
    let other = starter(host, "diezel");
    let text = host.rewrite_deck(ADA, deck.id, &other).await.unwrap().list;
    let list = host.book("chaos").unwrap().read(&text).unwrap();
    assert_eq!((list.cards, list.head), (other.cards, other.head));
}

#[tokio::test]
async fn nobody_keeps_more_lists_than_there_is_room_for() {
    let house = House::new().await;
    let host = &house.host;
    for number in 0..DECKS {
        keep(host, ADA, &format!("Number {number}"), "jeni").await;
    }
    let one_more = host.add_deck(ADA, "chaos", Some("One more"), "", &starter(host, "jeni")).await;
    assert_eq!(refused(one_more), Refused::TooManyDecks { most: DECKS });
    keep(host, BEN, "Mine", "jeni").await;
}

// shows CHAOS-2.12
#[tokio::test]
async fn what_is_brought_is_a_secret_and_fixed_by_the_deal() {
    let house = House::new().await;
    let host = &house.host;
    let table = lobby(&house).await;
    let deck = keep(host, ADA, "Hunters", "jeni").await;
    let info = host.bring(ADA, table, &deck.list).await.unwrap();

    // Others learn that Ada has chosen, and nothing else.
    let brings: Vec<bool> = info.seats.iter().map(|seat| seat.brings).collect();
    assert_eq!((info.kits, brings), (true, vec![true, false]));
    assert!(!format!("{info:?}").to_lowercase().contains("jeni"), "{info:?}");
    assert_eq!(host.brought(BEN, table).await.unwrap(), None);
    assert_eq!(refused(host.brought(CYD, table).await), Refused::NotSeated);
    let mine = host.brought(ADA, table).await.unwrap().unwrap();
    assert_eq!((mine.count(), mine.name), (50, None), "the table does not keep the name");

    // Ben's list cannot be played: every reason is given, and what he had chosen stays.
    let farmer = starter(host, "craziie_farmer");
    let book = host.book("chaos").unwrap();
    host.bring(BEN, table, &book.print(&farmer)).await.unwrap();
    let broken =
        KitList { cards: farmer.cards.iter().skip(3).map(|(k, n)| (*k, n + 9)).collect(), ..farmer.clone() };
    let Refused::Kit(faults) = refused(host.bring(BEN, table, &book.print(&broken)).await) else { panic!() };
    assert!(faults.len() > 3, "{faults:?}");
    let Refused::Kit(faults) = refused(host.bring(BEN, table, "warrior: Nobody\n3x Nothing\n").await) else {
        panic!()
    };
    assert_eq!(faults.len(), 2, "{faults:?}");
    assert_eq!(host.brought(BEN, table).await.unwrap().unwrap().cards, farmer.cards);
    assert_eq!(refused(host.bring(CYD, table, &deck.list).await), Refused::NotSeated);

    host.start(ADA, table).await.unwrap();
    assert_eq!(warriors(host, table).await, ["Jeni", "Craziie Farmer"]);
    assert_eq!(refused(host.bring(ADA, table, &deck.list).await), Refused::Begun);

    // What Ada does to her list afterwards does not reach the game; neither does throwing it away.
    let mut house = house;
    house.host.drop_deck(ADA, deck.id).await.unwrap();
    house.die_and_return(0).await;
    assert_eq!(warriors(&house.host, table).await, ["Jeni", "Craziie Farmer"]);
}

#[tokio::test]
async fn who_chooses_nothing_brings_the_favourite_that_can_be_played() {
    let house = House::new().await;
    let host = &house.host;
    let deck = keep(host, ADA, "Ghosts", "ghoast").await;
    let second = keep(host, ADA, "Birds", "fli_bi").await;
    host.favour_deck(ADA, second.id, true).await.unwrap();
    host.favour_deck(ADA, deck.id, true).await.unwrap();
    let favourites: Vec<String> = host
        .decks(ADA)
        .await
        .unwrap()
        .into_iter()
        .filter(|deck| deck.favourite)
        .map(|deck| deck.name)
        .collect();
    assert_eq!(favourites, ["Ghosts"], "there is one favourite for a game");

    // Ben's favourite is not finished, so he is given a starter.
    let unfinished = keep(host, BEN, "Half", "vyolett").await;
    host.change_deck(BEN, unfinished.id, |list| KitList {
        cards: list.cards.into_iter().take(2).collect(),
        ..list
    })
    .await
    .unwrap();
    host.favour_deck(BEN, unfinished.id, true).await.unwrap();

    let table = lobby(&house).await;
    assert!(host.info(table).await.unwrap().seats.iter().all(|seat| !seat.brings), "nobody sees a favourite");
    host.start(ADA, table).await.unwrap();
    assert_eq!(warriors(host, table).await[0], "Ghoast");
    let look = host.look(table, BEN).await.unwrap();
    assert!(matches!(look.viewer, Viewer::Seat(_)));
    let view = look.view.unwrap().get::<skald_rules::chaos::View>().unwrap().clone();
    let own = &view.own[0];
    assert!(own.hand.len() + view.seats[1].arsenal as usize > 40, "a whole Arsenal was dealt");
}

#[tokio::test]
async fn what_was_shown_stays_what_it_was() {
    let house = House::new().await;
    let host = &house.host;
    let deck = keep(host, ADA, "Shown", "jeni").await;
    let shared = host.share_deck(ADA, deck.id).await.unwrap();
    host.drop_deck(ADA, deck.id).await.unwrap();
    let seen = host.shared_deck(shared.id).await.unwrap();
    assert_eq!((seen.list, seen.name.as_str(), seen.by), (deck.list, "Shown", ADA));
    assert_eq!(refused(host.shared_deck(shared.id + 1).await), Refused::NoDeck);
}

#[tokio::test]
async fn games_without_lists_say_so() {
    let house = House::new().await;
    let host = &house.host;
    assert_eq!(host.kit_games(), ["chaos", "law", "lraw"], "a match takes the lists of its game");
    assert_eq!(host.book("law-match").unwrap().game(), "law");
    assert!(host.book("war").is_err_and(|error| error.refused() == Some(&Refused::NoKits)));
    let table = house.lobby(3).await;
    assert!(!host.info(table).await.unwrap().kits);
    assert_eq!(refused(host.bring(ADA, table, "3x Torpedo").await), Refused::NoKits);
    // Legends At War brings decks to a Skirmish alone.
    for (form, kits) in [("skirmish", true), ("standard", false)] {
        let options = Options::default().with("form", form);
        let wish = OpenTable { game: "law".into(), options, seats: Some(2), ..race(3) };
        assert_eq!(host.open(ADA, wish).await.unwrap().kits, kits, "{form}");
    }
}

// shows LRAW-3.1.4, LRAW-3.1.5, CHAOS-3.5
#[tokio::test]
async fn an_opening_hand_is_drawn_to_try_where_a_game_begins_with_one() {
    let house = House::new().await;
    let host = &house.host;
    let first = |game| host.book(game).unwrap().starters().swap_remove(0).list;
    // Six cards and the six of a mulligan; as many as the Warrior's Supply says, and no mulligan.
    for (game, wanted, many) in [("lraw", 6..=6, 2), ("chaos", 7..=9, 1)] {
        let list = first(game);
        let mut seen = std::collections::BTreeSet::new();
        for _ in 0..6 {
            let hands = host.opening(game, &list).unwrap().unwrap();
            assert_eq!(hands.len(), many, "{game}");
            assert!(hands.iter().all(|hand| wanted.contains(&hand.cards.len())), "{game}: {hands:?}");
            for hand in &hands {
                assert_eq!(hand.list.head, list.head);
                assert!(hand.list.cards.iter().all(|(card, copies)| list.cards[card] >= *copies), "{hand:?}");
            }
            seen.insert(format!("{:?}", hands[0].cards));
        }
        assert!(seen.len() > 3, "{game}: they are drawn by chance");
        assert_eq!(
            host.opening(game, &KitList::default()).unwrap(),
            Some(Vec::new()),
            "{game}: too few cards"
        );
    }
    assert_eq!(host.opening("law", &first("law")).unwrap(), None, "nobody draws from a deck there");
    assert_eq!(refused(host.opening("war", &KitList::default())), Refused::NoKits);
}
