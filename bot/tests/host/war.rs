//! War at a table of people: which set-ups are refused, how far a table plays on by itself, what a question opens with, and the order
//! with which a seat begins. The positions are those of the game's own scenarios.

use crate::common::{ADA, BEN, CYD, HOUR, House, begun, placed, quick, refused, text_of};
use skald::host::{Body, HostConfig, OpenTable, OutboxItem, Person, TableId, Terms, To};
use skald_rules::{
    interface::{Options, PackFile},
    war::{ActiveView, View},
};

/// How long a table pauses between stretches, in milliseconds.
const PAUSE: i64 = 5_000;

fn war(options: Options) -> OpenTable {
    OpenTable {
        game: "war".into(),
        options,
        terms: Terms::of(Some(HOUR)),
        channel: 7,
        ..OpenTable::default()
    }
}

/// A game of Ada and Ben with these options, laid like this.
async fn laid(options: &[(&str, &str)], position: &str) -> (House, TableId) {
    let mut house = House::with(HostConfig { machine_pause: PAUSE, ..quick() }).await;
    let all = options.iter().fold(Options::default(), |all, (key, value)| all.with(key, value));
    let table = begun(&house, war(all), &[(ADA, "Ada"), (BEN, "Ben")]).await;
    let written: Vec<String> = options.iter().map(|(key, value)| format!("{key} = \"{value}\"")).collect();
    placed(&mut house, table, &format!("options = {{ {} }}\n{position}", written.join(", "))).await;
    house.deliver().await;
    (house, table)
}

async fn view(house: &House, table: TableId, who: Person) -> View {
    house.host.look(table, who).await.unwrap().view.unwrap().get::<View>().unwrap().clone()
}

async fn waits_for(house: &House, table: TableId) -> Vec<Person> {
    house.host.board(table).await.unwrap().waiting.iter().filter_map(|wait| wait.person).collect()
}

// shows WAR-1.7
#[tokio::test]
async fn a_set_up_that_gives_somebody_fewer_than_five_cards_is_refused_in_one_sentence() {
    let keys: Vec<String> =
        (2..=13).flat_map(|level| ["a", "b"].map(|of| format!("w{level:02}{of}"))).collect();
    let text = format!("pack = \"mine\"\nversion = 1\n[pool]\ncards = {keys:?}\n");
    let packs = vec![("war".to_owned(), PackFile { name: "mine.toml".to_owned(), text })];
    let house = House::with(HostConfig { packs, ..quick() }).await;
    let wish = |seats| OpenTable { seats: Some(seats), ..war(Options::default().with("deck", "pool")) };
    let why = refused(house.host.open(ADA, wish(5)).await);
    let said = skald_rules::words::english().plain(&why.say());
    assert_eq!(said, "Each player needs at least 5 cards; this pool gives 4.");
    let table = house.host.open(ADA, wish(4)).await.unwrap().id;
    house
        .host
        .join(BEN, table, skald::host::Join { name: "Ben".into(), ..Default::default() })
        .await
        .unwrap();
    house.host.start(ADA, table).await.unwrap();
    let each: Vec<u8> =
        view(&house, table, CYD).await.seats.iter().map(skald_rules::war::SeatView::drawable).collect();
    assert_eq!(each, [12, 12]);
}

/// Warriors of unlike Levels on top: nobody is asked anything.
const PLAIN: &str = "seat.a = { next = [\"w12a\", \"w02a\", \"w11a\", \"w02b\", \"w11b\", \"w02c\"], drawable = 20 }\n\
    seat.b = { next = [\"w03a\", \"w09a\", \"w10a\", \"w09b\", \"w10b\", \"w09c\"], drawable = 20 }\n";

// shows WAR-15.1
#[tokio::test]
async fn a_table_plays_its_batch_rests_for_a_digest_and_goes_on_without_waiting_for_anybody() {
    let (house, table) = laid(&[("batch", "3"), ("turn_limit", "0")], PLAIN).await;
    house.host.tick().await.unwrap();
    for stretch in 1..=2 {
        assert_eq!(view(&house, table, CYD).await.turn, 3 * stretch);
        assert_eq!(waits_for(&house, table).await, [], "nobody is asked");
        let log = house.host.history(table, 0, 99).await.unwrap();
        assert_eq!(
            (log.len(), log.last().unwrap().by.as_str()),
            (1 + usize::try_from(stretch).unwrap(), "host")
        );
        let digest = house.deliver().await;
        assert!(digest.iter().any(|item| matches!(item.body, Body::Board)), "it is shown: {digest:?}");
        house.pass(PAUSE - 1).await;
        assert_eq!(view(&house, table, CYD).await.turn, 3 * stretch, "not a millisecond too early");
        house.pass(1).await;
    }
}

/// A Legend on top in the second of four turns.
const ASKS: &str = "seat.a = { next = [\"w12a\", \"l-oakenwall\", \"w11a\", \"w08a\"], drawable = 20 }\n\
    seat.b = { next = [\"w03a\", \"w09a\", \"w10a\", \"w07a\"], drawable = 20 }\n";

// shows WAR-15.1
#[tokio::test]
async fn a_question_stops_a_batch_unless_an_order_covers_it_and_the_answer_plays_the_rest() {
    let options = [("batch", "4"), ("turn_limit", "0")];
    let (house, table) = laid(&options, ASKS).await;
    house.host.tick().await.unwrap();
    assert_eq!((waits_for(&house, table).await, view(&house, table, CYD).await.turn), (vec![ADA], 2));
    house.pass(HOUR / 2).await;
    assert_eq!(view(&house, table, CYD).await.turn, 2, "it waits for her");
    let at = house.question(table, ADA).await.unwrap();
    house.host.play(ADA, table, at, "hold").await.unwrap();
    assert_eq!((waits_for(&house, table).await, view(&house, table, CYD).await.turn), (vec![], 4));

    let (house, table) = laid(&options, ASKS).await;
    house.host.order_set(ADA, table, "use l-oakenwall never").await.unwrap();
    house.host.tick().await.unwrap();
    assert_eq!((waits_for(&house, table).await, view(&house, table, CYD).await.turn), (vec![], 4));
}

// shows WAR-15.3
#[tokio::test]
async fn a_question_opens_with_both_cards_their_levels_the_used_marks_and_whether_the_coin_is_needed() {
    for (used, asks) in [
        ("", "Use Scorch with Cinderfang? The first use is free."),
        ("used = [\"l-cinderfang\"]\n", "Cinderfang was used before. Flip the Destiny Coin for Scorch?"),
    ] {
        let position = format!(
            "{used}support = [\"l-harethorn b 4\"]\nseat.a = {{ next = [\"l-cinderfang\"], drawable = 20 }}\n\
             seat.b = {{ next = [\"w09a\"], drawable = 20 }}\n"
        );
        let (house, table) = laid(&[("batch", "1")], &position).await;
        house.host.tick().await.unwrap();
        assert_eq!(waits_for(&house, table).await, [ADA]);
        let at = house.question(table, ADA).await.unwrap();
        assert_eq!(house.host.draft_open(ADA, table, at).await.unwrap().prompt, asks);
        // Whoever is asked, the other player and whoever watches see the same.
        for who in [ADA, BEN, CYD] {
            let seen = view(&house, table, who).await;
            let active = |seat: usize| seen.seats[seat].active.as_ref();
            let said = |of: &ActiveView| (of.card.key.to_string(), of.card.level, of.level, of.card.used);
            let marked = !used.is_empty();
            assert_eq!(active(0).map(said), Some(("l-cinderfang".to_owned(), 5, 5, marked)), "{who}");
            assert_eq!(
                active(1).map(said),
                Some(("w09a".to_owned(), 9, 11, false)),
                "{who}: with what it is lent"
            );
            let asked = seen.question.as_ref().unwrap();
            assert_eq!((asked.seat.0, asked.card.used), (0, marked));
        }
    }
}

/// Ada's Widowmaker lies in the support zone; her card on top is so high.
fn striker(top: &str) -> String {
    format!(
        "support = [\"l-widowmaker a 2\"]\nseat.a = {{ next = [\"{top}\"], drawable = 20 }}\n\
         seat.b = {{ next = [\"w07a\"], drawable = 20 }}\n"
    )
}

// shows WAR-15.7
#[tokio::test]
async fn a_striker_begins_with_an_order_to_ask_before_a_loss_alone_which_its_owner_may_change() {
    let preset = "strike l-widowmaker ask-lose";
    // Whether the own card would win, an order given beforehand, and whether she is asked.
    for (top, order, asks) in [
        ("w09a", None, false),
        ("w05a", None, true),
        ("w07b", None, true),
        ("w09a", Some("strike l-widowmaker ask"), true),
        ("w05a", Some("strike l-widowmaker never"), false),
    ] {
        let (house, table) = laid(&[("batch", "1")], &striker(top)).await;
        for who in [ADA, BEN] {
            let orders = house.host.orders(who, table).await.unwrap();
            assert!(orders.iter().any(|order| order.text == preset && order.preset), "{orders:?}");
        }
        if let Some(order) = order {
            house.host.order_set(ADA, table, order).await.unwrap();
        }
        house.host.tick().await.unwrap();
        let waits = waits_for(&house, table).await;
        assert_eq!(waits, if asks { vec![ADA] } else { Vec::new() }, "{top} {order:?}");
        let left = |seen: &View| seen.seats[0].support[0].left;
        assert_eq!(left(&view(&house, table, CYD).await), 2, "without an answer it waits");
        if asks {
            let at = house.question(table, ADA).await.unwrap();
            assert_eq!(
                house.host.draft_open(ADA, table, at).await.unwrap().prompt,
                "Strike with Widowmaker?"
            );
            house.host.play(ADA, table, at, "strike").await.unwrap();
            assert_eq!(left(&view(&house, table, CYD).await), 1);
        }
    }
}

/// What was sent to each person alone that says this.
fn told_alone(sent: &[OutboxItem], words: &str) -> Vec<(Person, String)> {
    let own = sent.iter().filter_map(|item| match item.to {
        To::Person(person) => Some((person, text_of(item)?)),
        To::Table => None,
    });
    own.filter(|(_, text)| text.contains(words)).collect()
}

// shows WAR-15.4
#[tokio::test]
async fn whoever_answered_ahead_for_nothing_is_told_so_alone_and_once() {
    let position = "seat.a = { next = [\"l-hivemind\"], drawable = 20 }\n\
                    seat.b = { next = [\"l-oakenwall\"], drawable = 20 }\n";
    for (answer, told) in [("use l-oakenwall", true), ("hold", false)] {
        let (mut house, table) = laid(&[("batch", "1")], position).await;
        house.host.tick().await.unwrap();
        assert_eq!(waits_for(&house, table).await, [ADA]);
        let ahead = house.question(table, BEN).await.unwrap();
        house.host.play(BEN, table, ahead, "use").await.unwrap();
        let sent = house.deliver().await;
        assert_eq!(told_alone(&sent, "counts no more"), [], "nothing has become of it yet");
        // It outlives the process, and so does who is told.
        house.die_and_return(HOUR / 4).await;
        let at = house.question(table, ADA).await.unwrap();
        house.host.play(ADA, table, at, answer).await.unwrap();
        let sent = house.deliver().await;
        let found = told_alone(&sent, "counts no more");
        if !told {
            assert_eq!(found, [], "it was given as he meant it");
            continue;
        }
        assert!(found.len() == 1 && found[0].0 == BEN, "{found:?}");
        let why = "Ada has played Hivemind first, so the answer that you gave ahead about Oakenwall counts no more.";
        assert!(found[0].1.ends_with(why), "{found:?}");
        // The story of everybody says nothing of it.
        let story = house.host.history(table, 0, u32::MAX).await.unwrap();
        let lines = story.iter().flat_map(|entry| &entry.told);
        assert!(lines.clone().count() > 0 && lines.clone().all(|(_, line)| !line.contains("ahead")));
        house.host.tick().await.unwrap();
        assert_eq!(told_alone(&house.deliver().await, "counts no more"), [], "once");
    }
}
