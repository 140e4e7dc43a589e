//! How often somebody presses for what they do most in Legends of Chaos: a round with one attack, an answer to one. Counted
//! from **Play** to the confirmation, through the menus as the bot shows them; a page that is turned would be a press, too.

use crate::common::{ADA, BEN, CYD, DAY, House};
use skald::host::{
    Choose, Confirmed, DraftView, Join, Now, OpenTable, OptionView, Person, PickKind, Status, TableId, Terms,
};
use skald_rules::{
    chance::{Fast, shuffle},
    chaos::View,
    interface::Options,
};

/// The most presses of a round with one attack, and of an answer: of each where nothing but that is decided, and of all in the mean.
const ROUND: u32 = 5;
const ANSWER: u32 = 4;

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

/// What is counted of rounds with an attack, or of answers.
#[derive(Debug, Default)]
struct Kinds {
    all: Counted,
    /// Those with one card, and nothing else that is asked.
    usual: Counted,
}

impl Kinds {
    fn add(&mut self, presses: u32, usual: bool) {
        self.all.add(presses);
        if usual {
            self.usual.add(presses);
        }
    }

    fn join(&mut self, other: &Self) {
        self.all.join(&other.all);
        self.usual.join(&other.usual);
    }

    fn hold(&self, most: u32) {
        assert!(self.all.mean() <= f64::from(most), "{} in the mean: {self:?}", self.all.mean());
        assert!(self.usual.most <= most, "one took {}: {self:?}", self.usual.most);
    }
}

/// What somebody pressed, and how often.
struct Done {
    presses: u32,
    /// The move.
    line: String,
    /// Whether its turn was ended with it.
    ends: bool,
    /// The round in which it was played.
    round: u32,
}

impl Done {
    /// Whether it attacks.
    fn attacks(&self) -> bool {
        self.line.starts_with("attack ")
    }

    /// Whether it is one attack with one card: its name, and whom it is for where a card is for one.
    fn is_one_attack(&self) -> bool {
        self.attacks() && self.line.split(' ').count() <= 3
    }

    /// Whether it answers attacks, or none.
    fn answers(&self) -> bool {
        self.line == "pass" || ["answer ", "pass "].iter().any(|verb| self.line.starts_with(verb))
    }

    /// Whether it answers one attack with one card, or not at all.
    fn is_one_answer(&self) -> bool {
        self.line == "pass" || (self.line.starts_with("answer ") && self.line.split(' ').count() <= 3)
    }
}

/// The round with an attack that was counted last, to which more may come.
struct Round {
    who: Person,
    number: u32,
    presses: u32,
    usual: bool,
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
    let round = host.look(table, person).await.ok()?.view?.get::<View>()?.round;
    let Now::Draft(view) = host.draft_next(person, table).await.ok()?.now else { return None };
    let (mut view, mut presses) = (*view, 1);
    if view.given {
        return None;
    }
    for _ in 0..30 {
        if let Some(whole) = &view.whole {
            let line = whole.line.clone();
            let done = if view.may_end {
                host.draft_confirm_and_end(person, view.id, view.step).await
            } else {
                host.draft_confirm(person, view.id, view.step).await
            };
            assert!(matches!(done.unwrap(), Confirmed::Played(_)));
            return Some(Done { presses: presses + 1, line, ends: view.may_end, round });
        }
        let choose = pressed(&view, dice);
        view = host.draft_choose(person, view.id, view.step, choose).await.unwrap();
        presses += 1;
    }
    panic!("no end: {view:?}");
}

/// Plays a game whole; what was pressed in rounds with an attack, and for answers.
async fn game(people: &[Person], story: u64) -> (Kinds, Kinds) {
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
    let (mut rounds, mut answers) = (Kinds::default(), Kinds::default());
    let mut own: Option<Round> = None;
    for _ in 0..3_000 {
        house.host.tick().await.unwrap();
        if house.host.info(table).await.unwrap().status == Status::Over {
            return (rounds, answers);
        }
        let waiting = house.host.board(table).await.unwrap().waiting;
        let asked: Vec<Person> = waiting.iter().filter_map(|wait| wait.person).collect();
        for person in asked {
            let Some(done) = play(&house, person, table, &mut dice).await else { continue };
            let of_round = own.as_mut().filter(|own| own.who == person && own.number == done.round);
            if done.answers() {
                answers.add(done.presses, done.is_one_answer());
            } else if let Some(round) = of_round {
                // Something else was to be decided in it.
                (round.presses, round.usual) = (round.presses + done.presses, false);
            } else if done.attacks() {
                assert!(done.ends, "the round ends in the same press: {}", done.line);
                let usual = done.is_one_attack();
                let begun = Round { who: person, number: done.round, presses: done.presses, usual };
                if let Some(last) = own.replace(begun) {
                    rounds.add(last.presses, last.usual);
                }
            }
            house.host.tick().await.unwrap();
        }
    }
    panic!("the game does not end");
}

#[tokio::test]
async fn a_round_with_one_attack_takes_five_presses_and_an_answer_four() {
    for people in [vec![ADA, BEN], vec![ADA, BEN, CYD, Person(104)]] {
        let (mut rounds, mut answers) = (Kinds::default(), Kinds::default());
        for story in 3..9 {
            let (attacked, answered) = game(&people, story).await;
            rounds.join(&attacked);
            answers.join(&answered);
            if rounds.usual.times >= 5 && answers.usual.times >= 5 {
                break;
            }
        }
        println!("{} people: rounds {rounds:?}, answers {answers:?}", people.len());
        assert!(rounds.usual.times >= 5 && answers.usual.times >= 5, "too few to count");
        rounds.hold(ROUND);
        answers.hold(ANSWER);
    }
}
