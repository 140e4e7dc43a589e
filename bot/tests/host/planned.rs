//! Moves that somebody plans for the next own turn, in the game's own menus, while others are asked.

use crate::common::{ADA, BEN, House, begun, refused};
use skald::host::{About, Body, Choose, Confirmed, DraftView, OpenTable, Person, Refused, TableId, To};
use skald_rules::interface::{DecisionId, Duty, Options};

/// A Skirmish in which one is asked for a placement and the other waits: the table, who is asked, and who waits.
async fn skirmish(house: &House) -> (TableId, Person, Person) {
    let wish = OpenTable {
        game: "law".into(),
        options: Options::default().with("form", "skirmish"),
        ..OpenTable::default()
    };
    let table = begun(house, wish, &[(ADA, "Ada"), (BEN, "Ben")]).await;
    for _ in 0..40 {
        let (person, kind) = usual(house, table, true).await;
        if kind == "play" {
            return (table, person, if person == ADA { BEN } else { ADA });
        }
        usual(house, table, false).await;
    }
    panic!("nobody was asked for a placement")
}

/// Who is asked and for what; unless one only looks, they answer as the clock would.
async fn usual(house: &House, table: TableId, look: bool) -> (Person, String) {
    let board = house.host.board(table).await.unwrap();
    let person = board.waiting[0].person.unwrap();
    let seen = house.host.look(table, person).await.unwrap();
    let owed = seen.decisions.iter().find(|at| at.duty == Duty::Owed).unwrap();
    if !look {
        let at = DecisionId::new(&owed.id).unwrap();
        house.host.play(person, table, at, owed.default.as_ref().unwrap()).await.unwrap();
        house.host.tick().await.unwrap();
    }
    (person, owed.kind.clone())
}

/// Chooses the first option whose name begins like this.
async fn choose(house: &House, who: Person, view: DraftView, begins: &str) -> DraftView {
    let menu = view.menu.as_ref().unwrap();
    let option = menu.options.iter().find(|option| option.label.starts_with(begins));
    let option = option.unwrap_or_else(|| panic!("{begins}: {menu:?}"));
    house.host.draft_choose(who, view.id, view.step, Choose::Options(vec![option.number])).await.unwrap()
}

/// How many options there are, and whether this is among them.
fn offered(view: &DraftView, when: &str) -> (u16, bool) {
    let options = &view.menu.as_ref().unwrap().options;
    (u16::try_from(options.len()).unwrap(), options.iter().any(|option| option.label == when))
}

/// The first placement, card by card and space by space, that can be planned under this condition.
async fn placement(house: &House, who: Person, mut view: DraftView, when: &str) -> DraftView {
    let option = async |view: DraftView, number| {
        house.host.draft_choose(who, view.id, view.step, Choose::Options(vec![number])).await.unwrap()
    };
    let back = async |view: DraftView| house.host.draft_back(who, view.id, view.step).await.unwrap();
    for card in 0..offered(&view, when).0 {
        let mut on = option(view, card).await;
        for space in 0..offered(&on, when).0 {
            let placed = option(on, space).await;
            if offered(&placed, when).1 {
                return placed;
            }
            on = back(placed).await;
        }
        view = back(on).await;
    }
    panic!("no placement can be planned like that")
}

/// Plans the first placement that the menus offer, under this condition: what was confirmed.
async fn planned(house: &House, table: TableId, who: Person, when: &str) -> String {
    let view = house.host.draft_order(who, table).await.unwrap();
    let view = choose(house, who, view, "Moves for my next turn").await;
    let view = placement(house, who, view, when).await;
    let view = choose(house, who, view, when).await;
    let says = view.whole.as_ref().unwrap().says.clone();
    let Confirmed::Ordered { orders, .. } = house.host.draft_confirm(who, view.id, view.step).await.unwrap()
    else {
        panic!("an order was confirmed")
    };
    assert!(orders.here.iter().any(|order| order.says == says), "{orders:?}");
    says
}

#[tokio::test]
async fn a_placement_planned_while_the_other_thinks_is_played_when_the_own_turn_comes() {
    let house = House::new().await;
    let (table, asked, waits) = skirmish(&house).await;
    let says = planned(&house, table, waits, "Whenever it is possible").await;
    // In the names of the cards and places, not as the notation has it.
    assert!(says.starts_with("Planned for your next turn: You place "), "{says}");
    let before = house.host.info(table).await.unwrap().log;
    assert_eq!(usual(&house, table, false).await.0, asked);
    let log = house.host.history(table, before, 9).await.unwrap();
    let by: Vec<&str> = log.iter().map(|entry| entry.by.as_str()).collect();
    assert_eq!(by, ["hand", "order"]);
    assert!(
        house.host.orders(waits, table).await.unwrap().iter().all(|order| order.slot != "line"),
        "used up"
    );
    assert_eq!(usual(&house, table, true).await.0, asked, "the turn is over");
}

#[tokio::test]
async fn whoever_is_asked_answers_first_and_no_plan_is_kept_for_other_tables() {
    let house = House::new().await;
    let (table, asked, waits) = skirmish(&house).await;
    let view = house.host.draft_order(asked, table).await.unwrap();
    let labels = view.menu.unwrap().options.into_iter().map(|option| option.label);
    assert!(labels.into_iter().all(|label| label != "Moves for my next turn"));
    let typed = refused(house.host.order_set(asked, table, "next-turn").await);
    assert!(matches!(&typed, Refused::Settled(why) if why.id == "refuse-ahead-asked"), "{typed:?}");
    planned(&house, table, waits, "Whenever it is possible").await;
    assert_eq!(refused(house.host.order_everywhere(waits, table, "line").await), Refused::NoOrder);
    // A path that leads nowhere is refused in words, and the plan stays.
    let typed = refused(house.host.order_set(waits, table, "next-turn if-still").await);
    assert!(matches!(&typed, Refused::Game(_)), "{typed:?}");
    assert!(house.host.orders(waits, table).await.unwrap().iter().any(|order| order.slot == "line"));
}

#[tokio::test]
async fn a_plan_that_would_do_something_else_by_now_is_given_up_and_its_owner_told_alone() {
    let house = House::new().await;
    let (table, asked, waits) = skirmish(&house).await;
    let view = house.host.draft_order(waits, table).await.unwrap();
    let labels: Vec<String> = view.menu.unwrap().options.into_iter().map(|option| option.label).collect();
    assert!(labels.contains(&"Moves for my next turn".to_owned()), "{labels:?}");
    planned(&house, table, waits, "If it still does this").await;
    house.deliver().await;
    // The place that the plan names is taken.
    let line =
        house.host.store().orders(table).await.unwrap().into_iter().find(|row| row.slot == "line").unwrap();
    let place = line.text.split_whitespace().skip_while(|word| *word != "place").nth(2).unwrap().to_owned();
    let look = house.host.look(table, asked).await.unwrap();
    let owed = look.decisions.iter().find(|at| at.duty == Duty::Owed).unwrap();
    let at = DecisionId::new(&owed.id).unwrap();
    let words: Vec<&str> = owed.default.as_ref().unwrap().split_whitespace().collect();
    let taken = format!("{} {} {place}", words[0], words[1]);
    house.host.play(asked, table, at, &taken).await.unwrap();
    house.host.tick().await.unwrap();
    assert_eq!(usual(&house, table, true).await.0, waits, "asked as if nothing had been planned");
    let sent = house.deliver().await;
    let stopped = |body: &Body| matches!(body, Body::Say { about: About::Stopped, .. });
    let told: Vec<To> = sent.iter().filter(|item| stopped(&item.body)).map(|item| item.to).collect();
    assert_eq!(told, [To::Person(waits)]);
}
