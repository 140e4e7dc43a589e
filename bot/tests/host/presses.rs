//! How often somebody presses for what they do most in Legends of Chaos: a round with one attack, an answer to one. Counted
//! from **Play** to the confirmation, through the menus as the bot shows them; a page that is turned would be a press, too.

use crate::common::{ADA, BEN, CYD, DAY, House};
use skald::host::{
    Choose, Confirmed, DraftView, Join, Now, OpenTable, OptionView, Person, PickKind, Status, TableId, Terms,
};
use skald_rules::{
    chance::{Fast, shuffle},
    interface::Options,
};

/// The most presses of a round with one attack, and of an answer.
const ROUND: f64 = 5.0;
const ANSWER: f64 = 4.0;

/// Presses of one kind of thing.
#[derive(Debug, Default)]
struct Counted {
    times: u32,
    presses: u32,
    most: u32,
}

impl Counted {
    fn add(&mut self, presses: u32) {
        self.times += 1;
        self.presses += presses;
        self.most = self.most.max(presses);
    }

    fn join(&mut self, other: &Self) {
        self.times += other.times;
        self.presses += other.presses;
        self.most = self.most.max(other.most);
    }

    fn mean(&self) -> f64 {
        f64::from(self.presses) / f64::from(self.times)
    }
}

/// What somebody pressed, and how often.
struct Done {
    presses: u32,
    /// What was chosen, in words.
    chosen: Vec<String>,
}

/// A choice as a person presses it who attacks when they can and boosts nothing.
fn pressed(view: &DraftView, dice: &mut Fast) -> Choose {
    let menu = view.menu.as_ref().unwrap();
    let plain = |option: &&OptionView| !option.label.starts_with("Add ");
    let attack = menu.options.iter().find(|option| option.label == "Attack");
    let mut of: Vec<u16> = menu.options.iter().filter(plain).map(|option| option.number).collect();
    shuffle(dice, "which", &mut of);
    match menu.pick {
        PickKind::One => Choose::Options(vec![attack.map_or_else(|| of[0], |option| option.number)]),
        PickKind::Some { min, .. } => {
            of.truncate(usize::from(min.max(1)));
            Choose::Options(of)
        }
        PickKind::Order => Choose::Options(of),
        PickKind::Number { min, .. } => Choose::Text(min.to_string()),
    }
}

/// Presses **Play** and on until what is asked is done; nothing when nothing is asked.
async fn play(house: &House, person: Person, table: TableId, dice: &mut Fast) -> Option<Done> {
    let host = &house.host;
    let Now::Draft(view) = host.draft_next(person, table).await.ok()?.now else { return None };
    let (mut view, mut presses) = (*view, 1);
    if view.given {
        return None;
    }
    for _ in 0..30 {
        if view.whole.is_some() {
            let chosen = view.chosen.clone();
            let done = if view.may_end {
                host.draft_confirm_and_end(person, view.id, view.step).await
            } else {
                host.draft_confirm(person, view.id, view.step).await
            };
            assert!(matches!(done.unwrap(), Confirmed::Played(_)));
            return Some(Done { presses: presses + 1, chosen });
        }
        let choose = pressed(&view, dice);
        view = host.draft_choose(person, view.id, view.step, choose).await.unwrap();
        presses += 1;
    }
    panic!("no end: {view:?}");
}

/// Plays a game whole; what was pressed in rounds with an attack, and for answers.
async fn game(people: &[Person], story: u64) -> (Counted, Counted) {
    let house = House::of(crate::common::games(), story).await;
    let mut dice = Fast::new(story);
    let wish = OpenTable {
        game: "chaos".into(),
        seats: Some(u8::try_from(people.len()).unwrap()),
        options: Options::default().with("svpt_percent", "50"),
        terms: Terms::of(Some(DAY)),
        channel: 7,
        name: "Ada".into(),
        ..OpenTable::default()
    };
    let table = house.host.open(people[0], wish).await.unwrap().id;
    for person in &people[1..] {
        house
            .host
            .join(*person, table, Join { name: format!("P{}", person.0 % 97), ..Join::default() })
            .await
            .unwrap();
    }
    house.host.start(people[0], table).await.unwrap();
    let (mut rounds, mut answers) = (Counted::default(), Counted::default());
    let mut own: Option<(Person, u32)> = None;
    for _ in 0..3_000 {
        house.host.tick().await.unwrap();
        if house.host.info(table).await.unwrap().status == Status::Over {
            return (rounds, answers);
        }
        let waiting = house.host.board(table).await.unwrap().waiting;
        let asked: Vec<Person> = waiting.iter().filter_map(|wait| wait.person).collect();
        for person in asked {
            let Some(done) = play(&house, person, table, &mut dice).await else { continue };
            if done.chosen.first().is_some_and(|word| word == "Attack") {
                if let Some((_, presses)) = own.replace((person, done.presses)) {
                    rounds.add(presses);
                }
            } else if let Some((attacker, presses)) = own.as_mut()
                && *attacker == person
            {
                *presses += done.presses;
            } else {
                answers.add(done.presses);
            }
            house.host.tick().await.unwrap();
        }
    }
    panic!("the game does not end");
}

#[tokio::test]
async fn a_round_with_one_attack_takes_five_presses_and_an_answer_four() {
    for people in [vec![ADA, BEN], vec![ADA, BEN, CYD, Person(104)]] {
        let (mut rounds, mut answers) = (Counted::default(), Counted::default());
        for story in 3..9 {
            let (attacked, answered) = game(&people, story).await;
            rounds.join(&attacked);
            answers.join(&answered);
            if rounds.times >= 5 && answers.times >= 5 {
                break;
            }
        }
        println!("{} people: rounds {rounds:?}, answers {answers:?}", people.len());
        assert!(rounds.times >= 5 && answers.times >= 5, "too few to count");
        assert!(rounds.mean() <= ROUND, "a round with one attack takes {}: {rounds:?}", rounds.mean());
        assert!(answers.mean() <= ANSWER, "an answer takes {}: {answers:?}", answers.mean());
    }
}
