//! What the two members of a team agree on in Legends At War, as the host keeps it: who may answer until when, and what holds
//! when they do not.

use crate::common::{ADA, BEN, CYD, DAY, House, placed, random_line};
use skald::host::{DecisionInfo, Join, OpenTable, Person, Status, TableId, Terms};
use skald_rules::{
    catalogue::standard,
    chance::Fast,
    interface::{ClockClass, DecisionId, Duty, Options},
};

const DAN: Person = Person(104);
const PEOPLE: [Person; 4] = [ADA, BEN, CYD, DAN];

/// A Team Battle of four that has begun, with a day for a turn.
async fn battle(house: &House) -> TableId {
    let wish = OpenTable {
        game: "law".into(),
        seats: Some(4),
        options: Options::default().with("form", "team"),
        terms: Terms::of(Some(DAY)),
        channel: 7,
        name: "Ada".into(),
        ..OpenTable::default()
    };
    let table = house.host.open(ADA, wish).await.unwrap().id;
    for (person, name) in [(BEN, "Ben"), (CYD, "Cyd"), (DAN, "Dan")] {
        house.host.join(person, table, Join { name: name.into(), ..Join::default() }).await.unwrap();
    }
    house.host.start(ADA, table).await.unwrap();
    table
}

/// What a person may do now that is of this kind.
async fn open(house: &House, table: TableId, person: Person, kind: &str) -> Option<DecisionInfo> {
    let look = house.host.look(table, person).await.unwrap();
    look.decisions.into_iter().find(|decision| decision.kind == kind)
}

/// For whom the table waits, what they are asked, and how much time is left.
async fn waits(house: &House, table: TableId) -> Vec<(Person, DecisionInfo, i64)> {
    let mut found = Vec::new();
    for wait in house.host.board(table).await.unwrap().waiting {
        let (person, left) = (wait.person.unwrap(), wait.until.unwrap() - house.host.now());
        let look = house.host.look(table, person).await.unwrap();
        let owed = look.decisions.into_iter().find(|decision| decision.duty == Duty::Owed).unwrap();
        found.push((person, owed, left));
    }
    found
}

async fn play(house: &House, table: TableId, person: Person, question: &DecisionInfo, line: &str) {
    let at = DecisionId::new(&question.id).unwrap();
    house.host.play(person, table, at, line).await.unwrap();
    house.host.tick().await.unwrap();
}

async fn at_random(house: &House, table: TableId, person: Person, question: &DecisionInfo, dice: &mut Fast) {
    let at = DecisionId::new(&question.id).unwrap();
    let line = random_line(house, table, at, dice).await;
    play(house, table, person, question, &line).await;
}

fn seat(person: Person) -> usize {
    PEOPLE.iter().position(|other| *other == person).unwrap()
}

fn mate(person: Person) -> Person {
    PEOPLE[(seat(person) + 2) % 4]
}

/// Of two mates the one nearer clockwise after `first`.
fn nearer(one: Person, first: Person) -> Person {
    let far = |person: Person| (seat(person) + 4 - seat(first)) % 4;
    if far(one) < far(mate(one)) { one } else { mate(one) }
}

/// Who goes first in this round, as everybody was told.
async fn goes_first(house: &House, table: TableId) -> Person {
    let told = house.host.history(table, 0, u32::MAX).await.unwrap();
    let lines = told.iter().flat_map(|entry| &entry.told).map(|(_, line)| line.as_str());
    let said = lines.filter_map(|line| line.split_once(" goes first")).next_back().unwrap().0;
    let name = said.rsplit(' ').next().unwrap();
    PEOPLE[["Ada", "Ben", "Cyd", "Dan"].iter().position(|other| *other == name).unwrap()]
}

/// What the members of a team that may choose who goes first do about it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Mates {
    Silent,
    OneSpeaks,
    Differ,
    Agree,
}

// shows LAW-15.6
#[tokio::test]
async fn without_agreement_in_time_the_nearer_member_of_the_winning_team_goes_first() {
    let mut seen = Vec::new();
    for (story, mates) in (1..).zip([Mates::Silent, Mates::OneSpeaks, Mates::Differ, Mates::Agree]) {
        let house = House::of(standard(), story).await;
        let table = battle(&house).await;
        let mut dice = Fast::new(story);
        while house.host.info(table).await.unwrap().status == Status::Playing {
            house.host.tick().await.unwrap();
            let asked = waits(&house, table).await;
            let Some((person, question, left)) = asked.first().cloned() else { continue };
            if question.kind != "first" {
                at_random(&house, table, person, &question, &mut dice).await;
                continue;
            }
            // Both are asked, and for as long as a choice may take.
            assert_eq!(asked.len(), 2);
            assert_eq!(asked[1].0, mate(person));
            let terms = house.host.info(table).await.unwrap().terms;
            assert_eq!(left, terms.lengths.unwrap().of(ClockClass::Choice, false));
            let near = nearer(person, goes_first(&house, table).await);
            let letter = |person: Person| ["a", "b", "c", "d"][seat(person)];
            let name = |of: Person| format!("first {}", letter(of));
            let expected = match mates {
                Mates::Silent => near,
                Mates::OneSpeaks => {
                    play(&house, table, person, &question, &name(mate(near))).await;
                    near
                }
                Mates::Differ => {
                    play(&house, table, person, &question, &name(mate(near))).await;
                    play(&house, table, asked[1].0, &asked[1].1, &name(near)).await;
                    near
                }
                Mates::Agree => {
                    for (person, question, _) in &asked {
                        play(&house, table, *person, question, &name(mate(near))).await;
                    }
                    mate(near)
                }
            };
            if matches!(mates, Mates::Silent | Mates::OneSpeaks) {
                house.pass(left - 1).await;
                assert!(
                    open(&house, table, asked[1].0, "first").await.is_some(),
                    "not a millisecond too early"
                );
                house.pass(1).await;
            }
            assert!(open(&house, table, person, "first").await.is_none(), "{mates:?}: it is settled");
            assert_eq!(goes_first(&house, table).await, expected, "story {story}: {mates:?}");
            seen.push(mates);
        }
    }
    for mates in [Mates::Silent, Mates::OneSpeaks, Mates::Differ, Mates::Agree] {
        assert!(seen.contains(&mates), "{mates:?} never came up: {seen:?}");
    }
}

// shows LAW-15.13
#[tokio::test]
async fn a_sacrifice_that_the_mate_does_not_approve_in_time_is_not_made() {
    let (mut late, mut approved) = (0, 0);
    for story in 1..=8 {
        if late > 0 && approved > 0 {
            break;
        }
        let house = House::of(standard(), story).await;
        let table = battle(&house).await;
        let mut dice = Fast::new(story);
        while house.host.info(table).await.unwrap().status == Status::Playing {
            house.host.tick().await.unwrap();
            let asked = waits(&house, table).await;
            let Some((person, question, left)) = asked.first().cloned() else { continue };
            if question.kind == "plan" {
                let at = DecisionId::new(&question.id).unwrap();
                let mut line = String::new();
                // A plan with a sacrifice, if chance finds one.
                for _ in 0..40 {
                    line = random_line(&house, table, at, &mut dice).await;
                    if line.contains("give") {
                        break;
                    }
                }
                play(&house, table, person, &question, &line).await;
                continue;
            }
            if question.kind != "agree" {
                at_random(&house, table, person, &question, &mut dice).await;
                continue;
            }
            // All plans are in: only answers are waited for, as long as a window may take.
            assert!(asked.iter().all(|(_, question, _)| question.kind == "agree"), "story {story}");
            let terms = house.host.info(table).await.unwrap().terms;
            let whole = terms.lengths.unwrap().of(ClockClass::Window, false);
            assert!(left <= whole, "{left} of {whole}");
            let before = house.host.info(table).await.unwrap().log;
            let yes = story % 2 == 0;
            if yes {
                for (person, question, _) in &asked {
                    let at = DecisionId::new(&question.id).unwrap();
                    let mut line = String::new();
                    for _ in 0..60 {
                        line = random_line(&house, table, at, &mut dice).await;
                        if !line.ends_with('-') {
                            break;
                        }
                    }
                    play(&house, table, *person, question, &line).await;
                }
            } else {
                let longest = asked.iter().map(|(_, _, left)| *left).max().unwrap();
                house.pass(longest - 1).await;
                assert!(open(&house, table, asked.last().unwrap().0, "agree").await.is_some());
                house.pass(1).await;
            }
            assert!(open(&house, table, person, "agree").await.is_none());
            let told = house.host.history(table, before, u32::MAX).await.unwrap();
            let lines = told.iter().flat_map(|entry| &entry.told).map(|(_, line)| line.as_str());
            let made = lines.filter(|line| line.contains("sacrifice")).count();
            if yes {
                approved += made;
            } else {
                assert!(told.iter().any(|entry| entry.by == "clock"));
                late += usize::from(made == 0);
            }
        }
    }
    assert!(late > 0 && approved > 0, "{late} let go, {approved} approved");
}

/// Ada and Cyd wish to sacrifice, in round 3: each of the captured cards named here, for a card of the own pile.
fn wishes(ada: &str, cyd: &str) -> String {
    // A card of level II buys one of level III.
    let gain = if ada == "loki" { "zeus" } else { "circe" };
    format!(
        "phase = \"agree\"\nround = 3\nturn = 0\nasked = [\"a\", \"c\"]\ncaptures.a = [\"garm\", \"loki\"]\nboard = [\".. .. ..\"]\n\
         options = {{ form = \"team\" }}\n[seat.a]\npantheon = \"greek\"\npile = [\"circe\", \"zeus\"]\n\
         deck = [\"pan\", \"minotaur\", \"antaeus\", \"proteus\", \"scylla\", \"triton\", \"iris\", \"zephyrus\", \"aello\", \"medusa\"]\n\
         plan = \"reinforce - give {ada} {gain}\"\n[seat.b]\npantheon = \"norse\"\ndeck = [\"brokkr\"]\nplan = \"reinforce -\"\n\
         [seat.c]\npantheon = \"japanese\"\npile = [\"shuten-doji\", \"susanoo\"]\n\
         deck = [\"kintaro\", \"yamauba\", \"kappa\", \"isonade\", \"umibozu\", \"ho-o\", \"yatagarasu\", \"nue\", \"fujin\"]\n\
         plan = \"reinforce - give {cyd} shuten-doji\"\n[seat.d]\npantheon = \"american\"\ndeck = [\"iktomi\"]\nplan = \"reinforce -\"\n"
    )
}

// shows LAW-15.10
#[tokio::test]
async fn a_sacrifice_counts_when_the_mate_has_approved_it_one_card_pays_once_and_the_gain_stays_hidden() {
    let give = |card: &str| format!("agree {card}");
    // What each wishes to give up, what each says to the other's wish, and who sacrifices.
    for (ada, cyd, of_ada, of_cyd, made) in [
        ("loki", "garm", give("garm"), give("loki"), vec!["Ada", "Cyd"]),
        ("loki", "garm", give("-"), give("loki"), vec!["Ada"]),
        ("loki", "garm", give("-"), give("-"), vec![]),
        ("garm", "garm", give("garm"), give("-"), vec!["Cyd"]),
        ("garm", "garm", give("garm"), give("garm"), vec![]),
    ] {
        let mut house = House::of(standard(), 2).await;
        let table = battle(&house).await;
        placed(&mut house, table, &wishes(ada, cyd)).await;
        let from = house.host.info(table).await.unwrap().log;
        for (person, line) in [(ADA, &of_ada), (CYD, &of_cyd)] {
            let question = open(&house, table, person, "agree").await.unwrap();
            play(&house, table, person, &question, line).await;
        }
        let log = house.host.history(table, from, u32::MAX).await.unwrap();
        let lines: Vec<String> = log.into_iter().flat_map(|entry| entry.told).map(|(_, line)| line).collect();
        let who: Vec<&str> = lines
            .iter()
            .filter(|line| line.contains(" sacrifices "))
            .map(|line| line.split(' ').next().unwrap())
            .collect();
        assert_eq!(who, made, "{of_ada}, {of_cyd}: {lines:?}");
        let hidden = |line: &&String| ["Zeus", "Circe", "Shuten"].iter().any(|name| line.contains(name));
        assert_eq!(lines.iter().find(hidden), None, "what was gained is told to nobody");
        // Not even the mate sees it.
        for (person, gain) in [(ADA, "Shuten"), (CYD, "Zeus"), (CYD, "Circe")] {
            let seen = house.host.look(table, person).await.unwrap();
            let own = format!("{:?}", seen.view.unwrap().get::<skald_rules::law::View>().unwrap().own);
            assert!(!own.contains(gain), "{person}: {own}");
        }
    }
}
