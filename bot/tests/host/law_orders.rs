//! Asynchronous play of Legends At War at a table of people (LAW-16): what is carried out without asking, what may be sent together,
//! what becomes of standing orders, and what log and previews tell of hidden cards.

use crate::common::{ADA, BEN, CYD, DAY, House, answer_at_random, begun, placed, position, text_of};
use skald::host::{Choose, DraftView, OpenTable, Person, Status, TableId, Terms, To};
use skald_rules::{
    catalogue::standard,
    chance::Fast,
    interface::{Auto, Duty, Options, Probability, Seat},
    law::View,
};

const PEOPLE: [(Person, &str); 3] = [(ADA, "Ada"), (BEN, "Ben"), (CYD, "Cyd")];

/// A game of so many people in this form.
async fn dealt(house: &House, form: &str, seats: usize) -> TableId {
    let wish = OpenTable {
        game: "law".into(),
        options: Options::default().with("form", form),
        terms: Terms::of(Some(DAY)),
        channel: 7,
        ..OpenTable::default()
    };
    begun(house, wish, &PEOPLE[..seats]).await
}

/// A Skirmish of Ada and Ben, laid like this.
async fn skirmish(position: &str) -> (House, TableId) {
    let mut house = House::of(standard(), 3).await;
    let table = dealt(&house, "skirmish", 2).await;
    placed(&mut house, table, &format!("options.form = \"skirmish\"\n{position}")).await;
    house.deliver().await;
    (house, table)
}

async fn view(house: &House, table: TableId, who: Person) -> View {
    house.host.look(table, who).await.unwrap().view.unwrap().get::<View>().unwrap().clone()
}

/// What somebody owes now, by its kind.
async fn asked(house: &House, table: TableId, who: Person) -> Option<String> {
    let look = house.host.look(table, who).await.unwrap();
    look.decisions.into_iter().find(|decision| decision.duty == Duty::Owed).map(|decision| decision.kind)
}

async fn plays(house: &House, table: TableId, who: Person, line: &str) {
    house.host.play_text(who, table, line).await.unwrap_or_else(|no| panic!("{line}: {no:?}"));
    house.host.tick().await.unwrap();
}

/// What everybody was told since the log had `from` entries, entry by entry, with who made each.
async fn told(house: &House, table: TableId, from: u32) -> Vec<(String, Vec<String>)> {
    let log = house.host.history(table, from, u32::MAX).await.unwrap();
    log.into_iter().map(|entry| (entry.by, entry.told.into_iter().map(|(_, line)| line).collect())).collect()
}

async fn log(house: &House, table: TableId) -> u32 {
    house.host.info(table).await.unwrap().log
}

/// A menu, opened on what somebody owes; then the options that begin like these are chosen, one after the other.
async fn menu(house: &House, table: TableId, who: Person, begins: &[&str]) -> DraftView {
    let at = house.question(table, who).await.unwrap();
    let mut view = house.host.draft_open(who, table, at).await.unwrap();
    for begin in begins {
        let menu = view.menu.as_ref().unwrap();
        let option = menu.options.iter().find(|option| option.label.starts_with(begin));
        let number = option.unwrap_or_else(|| panic!("{begin}: {menu:?}")).number;
        view = house.host.draft_choose(who, view.id, view.step, Choose::Options(vec![number])).await.unwrap();
    }
    view
}

// shows LAW-16.4
#[tokio::test]
async fn a_question_with_one_possible_answer_is_carried_out_without_asking() {
    // One card and one space are left to Ben, or two spaces.
    for (board, asks) in [("b.pan .. ..", false), ("b.pan .. .. ..", true)] {
        let hands = "seat.a.hand = [\"garm\", \"thor\"]\nseat.b.hand = [\"iris\"]\n";
        let (house, table) = skirmish(&format!("board = [\"{board}\"]\nphase = \"play a\"\n{hands}")).await;
        let from = log(&house, table).await;
        plays(&house, table, ADA, "place garm b1").await;
        let by: Vec<String> = told(&house, table, from).await.into_iter().map(|(by, _)| by).collect();
        assert_eq!(by, if asks { vec!["hand"] } else { vec!["hand", "host"] }, "{board}");
        assert_eq!(asked(&house, table, BEN).await.is_some(), asks, "{board}");
    }
    // And over whole games: whoever is asked has a choice, wherever everybody can see whether there is one.
    let (mut seen, mut forced) = (0, 0);
    for (form, seats) in [("skirmish", 3), ("standard", 2), ("ragnarok", 3)] {
        let house = House::of(standard(), 8).await;
        let table = dealt(&house, form, seats).await;
        let mut dice = Fast::new(8);
        while house.host.info(table).await.unwrap().status == Status::Playing {
            let now = position(&house, table).await;
            for seat in Seat::all(now.seats()) {
                for at in now.open(seat).iter().filter(|at| at.duty == Duty::Owed && at.auto == Auto::Public)
                {
                    assert_eq!(now.legal(at.id, 2).len(), 2, "{form}: {} has no choice in {}", seat, at.id);
                    seen += 1;
                }
            }
            answer_at_random(&house, table, &mut dice).await;
        }
        forced += told(&house, table, 0).await.iter().filter(|(by, _)| by == "host").count();
    }
    assert!(seen > 50 && forced > 2, "{seen} questions, {forced} carried out");
}

/// Proteus may move on by up to two spaces east.
const MOVES: &str = "phase = \"play a\"\nboard = [\".. .. .. b.kolga\", \"b.pan .. .. ..\"]\n\
    seat.a.hand = [\"proteus\", \"thor\"]\nseat.b.hand = [\"iris\", \"otr\"]\n";

// shows LAW-16.5
#[tokio::test]
async fn a_move_may_be_sent_with_the_card_or_is_asked_for_and_the_preview_is_what_happens() {
    let (house, table) = skirmish(MOVES).await;
    plays(&house, table, ADA, "place proteus a1").await;
    assert_eq!(asked(&house, table, ADA).await.as_deref(), Some("maneuver"), "it was left open");
    plays(&house, table, ADA, "move c1").await;
    let apart = view(&house, table, CYD).await;
    assert_eq!(asked(&house, table, ADA).await, None);

    let (house, table) = skirmish(MOVES).await;
    let draft = menu(&house, table, ADA, &["Proteus", "A1"]).await;
    let options: Vec<String> = draft.menu.unwrap().options.into_iter().map(|option| option.label).collect();
    assert_eq!(options.len(), 2, "to move or to stay: {options:?}");
    let from = log(&house, table).await;
    plays(&house, table, ADA, "place proteus a1 move c1").await;
    assert_eq!(asked(&house, table, BEN).await.as_deref(), Some("play"), "nobody asked her again");
    assert_eq!(told(&house, table, from).await.len(), 1, "one entry");
    assert_eq!(view(&house, table, CYD).await.board, apart.board, "and it comes to the same");

    // Whatever a menu shows beforehand is what everybody is told then, word by word.
    let mut previews = 0;
    let house = House::of(standard(), 9).await;
    let table = dealt(&house, "skirmish", 3).await;
    let mut dice = Fast::new(9);
    while house.host.info(table).await.unwrap().status == Status::Playing {
        let who = house.host.board(table).await.unwrap().waiting[0].person.unwrap();
        if asked(&house, table, who).await.as_deref() != Some("play") {
            answer_at_random(&house, table, &mut dice).await;
            continue;
        }
        let at = house.question(table, who).await.unwrap();
        let line = crate::common::random_line(&house, table, at, &mut dice).await;
        let mut words: Vec<&str> = line.split(' ').skip(1).collect();
        words.truncate(2);
        let mut draft = house.host.draft_open(who, table, at).await.unwrap();
        for word in &words {
            // What is the only choice is not asked.
            let Some(menu) = &draft.menu else { break };
            if draft.whole.is_some() {
                break;
            }
            let number =
                menu.options.iter().position(|option| key_of(&option.label).starts_with(&key_of(word)));
            // So is the only card of a hand.
            let Some(number) = number else { continue };
            let chosen = Choose::Options(vec![u16::try_from(number).unwrap()]);
            draft = house.host.draft_choose(who, draft.id, draft.step, chosen).await.unwrap();
        }
        let [(Probability::CERTAIN, said)] = draft.whole.as_ref().unwrap().forecast.as_slice() else {
            panic!("a placement is fully determined: {:?}", draft.whole)
        };
        let (said, from) = (said.clone(), log(&house, table).await);
        house.host.draft_confirm(who, draft.id, draft.step).await.unwrap();
        house.host.tick().await.unwrap();
        let lines: Vec<String> =
            told(&house, table, from).await.into_iter().flat_map(|(_, lines)| lines).collect();
        assert_eq!(lines[..said.len()], said[..]);
        previews += 1;
    }
    assert!(previews > 5, "{previews}");
}

/// How a card or a space is called, in letters and digits alone.
fn key_of(text: &str) -> String {
    text.chars().filter(|c| c.is_alphanumeric()).flat_map(char::to_lowercase).collect()
}

/// Ada and Ben before Ada's turn, on a board with room.
const ROOM: &str = "phase = \"play a\"\nboard = [\".. .. .. ..\", \".. .. .. ..\"]\n\
    seat.a.hand = [\"garm\", \"thor\", \"kolga\"]\nseat.b.hand = [\"iris\", \"otr\", \"pan\"]\n";

// shows LAW-16.6
#[tokio::test]
async fn an_order_is_its_owners_secret_changes_until_it_is_used_and_is_dropped_when_it_cannot_be_followed() {
    let (house, table) = skirmish(ROOM).await;
    let seen = [view(&house, table, ADA).await, view(&house, table, CYD).await];
    let from = log(&house, table).await;
    let of_play = async |who| {
        let orders = house.host.orders(who, table).await.unwrap();
        orders.into_iter().map(|order| order.text).filter(|text| text.starts_with("play")).collect::<Vec<_>>()
    };
    // Given and changed while Ada thinks: nobody else sees or hears of it.
    house.host.order_set(BEN, table, "play iris b1 0").await.unwrap();
    house.host.order_set(BEN, table, "play iris c2 0").await.unwrap();
    assert_eq!(of_play(BEN).await, ["play iris c2 0"]);
    assert_eq!(of_play(ADA).await, Vec::<String>::new());
    assert_eq!([view(&house, table, ADA).await, view(&house, table, CYD).await], seen);
    assert!(told(&house, table, from).await.is_empty());
    assert!(house.deliver().await.iter().all(|item| item.to == To::Person(BEN)));
    // It is carried out as it was changed, and used up.
    plays(&house, table, ADA, "place garm a1").await;
    let done = told(&house, table, from).await;
    assert_eq!(done.iter().map(|(by, _)| by.as_str()).collect::<Vec<_>>(), ["hand", "order"]);
    assert!(done[1].1[0].starts_with("Ben plays Iris on C2"), "{done:?}");
    assert_eq!(of_play(BEN).await, Vec::<String>::new());

    // One whose space is taken is dropped: its owner is told, nobody else, and is asked.
    house.host.order_set(BEN, table, "play otr d1 0").await.unwrap();
    house.deliver().await;
    plays(&house, table, ADA, "place thor d1").await;
    assert_eq!(of_play(BEN).await, Vec::<String>::new());
    assert_eq!(asked(&house, table, BEN).await.as_deref(), Some("play"));
    let sent = house.deliver().await;
    let why = "What you had ordered to play cannot be played there any more.";
    let to: Vec<To> = sent
        .iter()
        .filter(|item| text_of(item).is_some_and(|text| text.ends_with(why)))
        .map(|item| item.to)
        .collect();
    assert_eq!(to, [To::Person(BEN)], "{sent:?}");
}

// shows LAW-16.7
#[tokio::test]
async fn the_log_names_every_card_that_is_played_and_none_that_is_hidden() {
    let (mut hidden, mut named) = (0, 0);
    for (form, seats, story) in [("skirmish", 3, 1), ("standard", 3, 2), ("ragnarok", 3, 3)] {
        let house = House::of(standard(), story).await;
        let table = dealt(&house, form, seats).await;
        let mut dice = Fast::new(story);
        let hands = async || {
            let mut all = Vec::new();
            for (who, _) in &PEOPLE[..seats] {
                let own = view(&house, table, *who).await.own;
                all.extend(own.into_iter().flat_map(|own| own.hand).map(|card| (*who, card)));
            }
            all
        };
        while house.host.info(table).await.unwrap().status == Status::Playing {
            let (before, from) = (hands().await, log(&house, table).await);
            answer_at_random(&house, table, &mut dice).await;
            let after = hands().await;
            let lines: Vec<String> =
                told(&house, table, from).await.into_iter().flat_map(|(_, lines)| lines).collect();
            // Two may hold copies of one card, and an exchange is public.
            for (who, card) in before.iter().filter(|held| after.contains(held)) {
                let elsewhere = after.iter().any(|(other, of)| other != who && of.name == card.name);
                let theirs = PEOPLE.iter().find(|(person, _)| person == who).map_or("", |(_, name)| name);
                let shown = lines.iter().any(|line| line.starts_with(theirs) && line.contains(&*card.name));
                assert!(elsewhere || !shown, "{form}: {who} still holds {}: {lines:?}", card.name);
                hidden += 1;
            }
            // Whatever has left a hand for the board lies there open or hidden, and is named if it lies open.
            let board = format!("{:?}", view(&house, table, Person(99)).await.board);
            for (_, card) in before.iter().filter(|held| !after.contains(held)) {
                if board.contains(&format!("\"{}\"", card.name)) {
                    assert!(lines.iter().any(|line| line.contains(&*card.name)), "{}: {lines:?}", card.name);
                    named += 1;
                }
            }
        }
    }
    assert!(hidden > 100 && named > 20, "{hidden} {named}");
}

// shows LAW-16.8
#[tokio::test]
async fn a_preview_of_the_opening_tells_of_the_ground_and_the_own_card_alone() {
    let mut all = Vec::new();
    for hidden in ["zeus", "pan"] {
        let position = format!(
            "phase = \"open b\"\nturn = 0\nboard = [\"a~{hidden} .. .. ..\"]\nspecials.d1 = \"sky\"\n\
             seat.a.hand = [\"circe\"]\nseat.b.hand = [\"iris\", \"scylla\"]\n"
        );
        let (house, table) = skirmish(&position).await;
        let card = menu(&house, table, BEN, &["Iris"]).await;
        let options = card.menu.clone().unwrap().options;
        let notes: Vec<(String, Option<String>)> =
            options.into_iter().map(|option| (option.label, option.note)).collect();
        assert_eq!(
            notes.iter().map(|(label, note)| (label.as_str(), note.as_deref())).collect::<Vec<_>>(),
            [("C1", Some("plain ground")), ("D1", Some("+1 to its stats"))]
        );
        let number = Choose::Options(vec![0]);
        let whole = house.host.draft_choose(BEN, card.id, card.step, number).await.unwrap().whole.unwrap();
        all.push((notes, whole));
    }
    assert_eq!(all[0], all[1], "whatever lies face down beside it");
    let [(Probability::CERTAIN, said)] = all[0].1.forecast.as_slice() else { panic!("{:?}", all[0].1) };
    assert_eq!(said, &["Ben places Iris face down on C1."]);
}
