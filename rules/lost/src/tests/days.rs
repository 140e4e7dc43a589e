//! How many days a game takes four people who look in once a day (LOST-22), on a clock that only this test keeps: what
//! prepared turns and standing orders save.

use skald_toolkit::{
    orders::{self, SeatOrder},
    table::{self as tables, Table},
};
use skald_vocabulary::{
    chance::{Chance, Fast},
    interface::{Decision, DecisionId, Duty, Input, Papers, Pick, Seat, Setup, Visits, Waiting},
};

use super::table;
use crate::{Lost, State, cards, moves::Attack, moves::Move};

/// What people leave behind when they go.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Habit {
    /// Nothing: they answer when they look in.
    Answer,
    /// Their next turn, if there is anything to prepare.
    Prepare,
    /// The same, and standing orders for the rest.
    Order,
}

/// How many cards an order lists at most.
const LISTED: usize = 12;

/// People at a table.
struct Evening {
    table: Box<dyn Table>,
    dice: Fast,
    choices: Fast,
    orders: Vec<SeatOrder>,
    habit: Habit,
    /// The cards of each level as each of them likes them.
    likes: Vec<Vec<Vec<String>>>,
    answers: u32,
}

impl Evening {
    fn new(seats: u8, habit: Habit, seed: u64) -> Self {
        let setup = Setup { seats, ..Setup::default() };
        let (mut dice, mut choices) = (Fast::new(seed), Fast::new(!seed));
        let table = tables::open::<Lost>(&setup).unwrap().start(&[], &mut dice).unwrap();
        let mut likes = Vec::new();
        for _ in 0..seats {
            let levels = (1..=3).map(|level| {
                let all = cards::base().equipment.iter().filter(|of| of.level == level);
                let mut names: Vec<String> = all.map(|of| of.id.to_string()).collect();
                for at in (1..names.len()).rev() {
                    let with = choices.pick("liking", u32::try_from(at + 1).unwrap());
                    names.swap(at, usize::try_from(with).unwrap());
                }
                names
            });
            likes.push(levels.collect());
        }
        Self { table, dice, choices, orders: Vec::new(), habit, likes, answers: 0 }
    }

    /// What is public, and so known to whoever looks in.
    fn known(&self) -> crate::PublicState {
        let text = self.table.snapshot();
        let state: State = postcard::from_bytes(&text).unwrap();
        state.table
    }

    /// How a person plays, as orders: all three habits play by it, and differ in what they tell the table beforehand.
    fn mind(&self, seat: Seat, table: &crate::PublicState) -> Vec<String> {
        let side = table.side(seat);
        let mut mind: Vec<String> = [
            "heal-at 2",
            "attach 4",
            "select stay",
            "fresh face-up",
            "met",
            "cheaply",
            "defend survive",
            "heal",
        ]
        .map(str::to_owned)
        .to_vec();
        mind.push("heroes warrior hunter assassin barbarian sorceress".to_owned());
        mind.push("rewards life gold mana life gold".to_owned());
        let level = usize::from(table.level.clamp(1, 3)) - 1;
        let liked = &self.likes[usize::from(seat.0)][level];
        mind.push(format!("draft {}", liked[..LISTED.min(liked.len())].join(" ")));
        let list = |word: &str, of: &[cards::Card]| {
            let mut ids: Vec<String> = of.iter().map(ToString::to_string).collect();
            ids.dedup();
            ids.truncate(LISTED);
            (!ids.is_empty()).then(|| format!("{word} {}", ids.join(" ")))
        };
        mind.extend(list("charge", &side.gear));
        mind.extend(list("drop", &side.skills));
        mind
    }

    /// The next turn of a seat as far as it can be foreseen: the attack of its best weapon.
    fn turn(seat: Seat, table: &crate::PublicState) -> Option<String> {
        let eyes = crate::eval::Eyes { pool: cards::base(), table };
        let foe = table.side(seat).foe;
        let begin = match foe {
            Some(foe) => format!("turn if-foe {} then stay", foe.beast),
            None => return table.face_up.map(|_| "turn then face-up".to_owned()),
        };
        let attack: Option<(Attack, _)> = eyes.plain_attack(seat);
        let attack = attack.map(|(attack, _)| format!(" then {}", Move::Attack(attack)));
        Some(format!("{begin}{} then life", attack.unwrap_or_default()))
    }

    fn give(&mut self, at: DecisionId, with: String) {
        self.table.play(&Input::Answer { at, with }, &mut self.dice).unwrap();
    }

    fn follow_orders(&mut self) {
        for _ in 0..orders::MOST_FOLLOWED {
            let Some(next) = orders::next_order(self.table.as_ref(), &mut self.orders) else { return };
            self.give(next.at, next.with);
        }
    }

    /// What a person answers: as the own mind says, else anything.
    fn answer(&mut self, at: &Decision) -> String {
        let is_legal =
            |with: &String| self.table.ask(at.id, &Pick::path(with)).is_ok_and(|step| step.whole.is_some());
        let mind = self.mind(at.seat, &self.known());
        let found = mind.iter().filter_map(|order| self.table.follow(at, order)).find(is_legal);
        found.unwrap_or_else(|| self.table.random_move(at.id, &mut self.choices).unwrap())
    }

    /// Somebody looks in: answers all there is, and leaves behind what the habit is.
    fn visit(&mut self, seat: Seat) {
        self.follow_orders();
        for _ in 0..200 {
            let open = self.table.open(seat);
            let Some(at) = open.iter().find(|of| matches!(of.duty, Duty::Owed | Duty::Ahead)) else { break };
            let with = self.answer(at);
            self.answers += 1;
            self.give(at.id, with);
            self.follow_orders();
        }
        let known = self.known();
        self.orders.retain(|order| order.seat != seat);
        let turn = (self.habit != Habit::Answer).then(|| Self::turn(seat, &known)).flatten();
        let standing = if self.habit == Habit::Order { self.mind(seat, &known) } else { Vec::new() };
        for text in turn.into_iter().chain(standing) {
            orders::read(self.table.as_ref(), seat, &text).unwrap_or_else(|why| panic!("{text}: {why:?}"));
            self.orders.push(SeatOrder::new(seat, &text));
        }
        self.follow_orders();
    }
}

/// The days of a game, and how many answers were given by hand.
fn days(seats: u8, habit: Habit, times: u32, seed: u64) -> (u32, u32) {
    let mut evening = Evening::new(seats, habit, seed);
    // Each looks in at hours of the own, the same every day.
    let mut luck = Fast::new(seed);
    let apart = 1_440 / times;
    let mut hours: Vec<(u32, Seat)> = Vec::new();
    for seat in Seat::all(seats) {
        let first = luck.pick("hour", apart);
        hours.extend((0..times).map(|time| (first + time * apart, seat)));
    }
    hours.sort_unstable();
    for day in 1..1_000 {
        for (_, seat) in &hours {
            evening.visit(*seat);
            if evening.table.waiting() == Waiting::Over {
                return (day, evening.answers);
            }
        }
    }
    panic!("{habit:?} {seed}: no end in 1,000 days")
}

/// The days of a usual game by what people leave behind: the medians of so many games.
fn usual(seats: u8, games: u64) -> Visits {
    let [answering, preparing, ordering] = [Habit::Answer, Habit::Prepare, Habit::Order].map(|habit| {
        let mut all: Vec<(u32, u32)> = (0..games).map(|seed| days(seats, habit, 1, seed)).collect();
        all.sort_unstable();
        let answers: u32 = all.iter().map(|(_, answers)| answers).sum();
        let each = u64::from(answers) / games / u64::from(seats);
        println!("{seats} seats, {habit:?}: days and answers {all:?}, {each} answers by hand for each seat");
        all[all.len() / 2].0
    });
    let found = Visits { answering, preparing, ordering };
    println!("days of a usual game of {seats}: {found:?}");
    found
}

/// What is told is at most a sixth, and a day, off.
fn near(told: u32, found: u32) -> bool {
    told.abs_diff(found) <= 1 + found / 6
}

/// What people are told is what is found.
fn told(seats: u8, games: u64) -> Visits {
    let (found, told) = (usual(seats, games), table(seats).length().visits.unwrap());
    assert!(near(told.answering, found.answering), "{told:?} {found:?}");
    assert!(near(told.preparing, found.preparing), "{told:?} {found:?}");
    assert!(near(told.ordering, found.ordering), "{told:?} {found:?}");
    let mut often: Vec<u32> = (0..games).map(|seed| days(seats, Habit::Answer, 3, seed).0).collect();
    often.sort_unstable();
    let (often, days) = (often[often.len() / 2], table(seats).length().days.unwrap());
    println!("days of a usual game of {seats} who look in three times a day: {often}");
    assert_eq!(days.once, told.answering, "who leaves nothing behind");
    assert!(near(days.thrice, often), "{days:?}, {often}");
    found
}

// shows LOST-22.7, LOST-22.8
#[test]
fn four_who_prepare_and_set_orders_need_less_than_half_the_days() {
    let found = told(4, 13);
    assert!(found.ordering * 2 < found.answering, "{found:?}");
    assert!(found.preparing < found.answering, "{found:?}");
}

#[test]
fn three_are_told_their_days_too() {
    told(3, 7);
}

#[test]
fn five_are_told_their_days_too() {
    told(5, 7);
}
