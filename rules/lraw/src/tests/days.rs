//! How many days a game takes two people who look in twice a day, how often they are asked and how much they press, on a clock
//! that only this test keeps: with the settings that everybody begins with, and with turns that are planned, each before these
//! settings were tuned and after (part 5). What is found stands in `docs/balance.md`:
//!
//! `cargo test -p skald-lraw --lib two_who_look_in -- --nocapture`

use std::thread;

use skald_toolkit::{
    orders::{self, SeatOrder},
    table::{self as tables, Table},
};
use skald_vocabulary::{
    chance::{Chance, Fast},
    interface::{Decision, DecisionId, Habits, Input, Pick, Rules, Seat, Setup, Sight, Viewer, Waiting},
};

use super::whole::kits;
use crate::{
    Lraw, Move, State,
    orders::{Bound, Class, Order},
    state::Asked,
};

/// Minutes of an answer's clock, and of the bank of a foreign turn (CLK-2, CLK-3).
const ANSWER: u64 = 8 * 60;
const BANK: u64 = 12 * 60;
const HALF_A_DAY: u64 = 12 * 60;
/// The most actions that people plan at once.
const PLANNED: usize = 8;

/// How many games are played with each habit.
const GAMES: u64 = 27;

/// What people leave behind.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Habit {
    /// Whether the stop list is the one that everybody begins with; before it was tuned, Conscriptions of 4 and more and the end
    /// of the War Phase stood on it, which ask at nearly every turn (5.2.1).
    tuned: bool,
    /// Whether each own turn is planned.
    plans: bool,
}

impl Habit {
    /// All of them, in the order of the paper.
    const ALL: [Self; 4] = [
        Self { tuned: false, plans: false },
        Self { tuned: true, plans: false },
        Self { tuned: false, plans: true },
        Self { tuned: true, plans: true },
    ];

    /// The orders that a seat begins with.
    fn orders(self) -> Vec<Order> {
        let Order::Stop(mut stops) = Order::preset() else { panic!("everybody begins with a stop list") };
        if !self.tuned {
            stops.extend([(Class::Conscription, Some(Bound::Least(4))), (Class::EndOfWar, None)]);
        }
        vec![Order::Stop(stops)]
    }

    fn words(self) -> String {
        let settings = if self.plans { "with plans" } else { "the settings of the start" };
        format!("{settings}, {} tuning", if self.tuned { "after" } else { "before" })
    }
}

/// What a game took.
#[derive(Clone, Copy, Debug, Default)]
struct Cost {
    minutes: u64,
    turns: u64,
    /// Questions that the player who is not active got and answered by hand.
    questions: u64,
    presses: u64,
    late: u64,
}

struct Evening {
    game: Lraw,
    table: Box<dyn Table>,
    /// The position at the table, read anew after it was played on.
    state: State,
    dice: Fast,
    choices: Fast,
    orders: Vec<SeatOrder>,
    habit: Habit,
    /// The minute of the half day at which each looks in.
    hours: [u64; 2],
    now: u64,
    /// Since when the one who is asked is asked, and how much of the bank of this foreign turn is used.
    since: u64,
    bank: (u16, u64),
    cost: Cost,
}

impl Evening {
    fn new(habit: Habit, seed: u64) -> Self {
        let game = Lraw::standard(2).unwrap();
        let (mut dice, choices) = (Fast::new(seed), Fast::new(!seed));
        let setup = Setup { seats: 2, ..Setup::default() };
        let at = usize::try_from(seed).unwrap();
        let table =
            tables::open::<Lraw>(&setup).unwrap().start(&kits(at % 9, (at * 4 + 1) % 9), &mut dice).unwrap();
        let state = read(table.as_ref());
        let mut luck = Fast::new(seed + 1_000);
        let hours = [(); 2].map(|()| u64::from(luck.pick("hour", 12 * 60)));
        let mut all = Self {
            game,
            table,
            state,
            dice,
            choices,
            orders: Vec::new(),
            habit,
            hours,
            now: 0,
            since: 0,
            bank: (0, 0),
            cost: Cost::default(),
        };
        for seat in Seat::all(2) {
            for order in habit.orders() {
                all.orders.push(SeatOrder::new(seat, &order.to_string()));
            }
        }
        all.go();
        all
    }

    fn asked(&self) -> Option<Decision> {
        Seat::all(2).flat_map(|seat| self.table.open(seat)).next()
    }

    fn give(&mut self, at: DecisionId, with: String) {
        self.table.play(&Input::Answer { at, with }, &mut self.dice).unwrap();
        self.since = self.now;
        self.state = read(self.table.as_ref());
    }

    /// What orders give by themselves.
    fn go(&mut self) {
        for _ in 0..orders::MOST_FOLLOWED {
            let Some(next) = orders::next_order(self.table.as_ref(), &mut self.orders) else { return };
            self.give(next.at, next.with);
        }
    }

    /// Main actions as this person would take them if nobody answered.
    fn plan(&mut self, seat: Seat) -> Option<Order> {
        let state = &self.state;
        let mut sketch = self.game.redraw(state, Viewer::Seat(seat), &mut Fast::new(7));
        let (turn, mut steps, mut dice) = (state.turn, Vec::new(), Fast::new(7));
        for _ in 0..40 {
            let Some(asked) = sketch.asked.clone().filter(|_| sketch.turn == turn) else { break };
            let at = super::whole::only(&self.game, &sketch)?;
            let main = asked.what == Asked::Main && asked.seat == seat;
            let with = if main {
                self.game.random_move(&sketch, at.id, &mut self.choices).ok()?
            } else if asked.seat == seat {
                break;
            } else {
                self.game.default_for(&sketch, at.id, &mut Fast::new(1))?
            };
            if main {
                let text = format!("then {with}");
                let view = self.game.view(state, Viewer::Seat(seat));
                let fighters =
                    crate::orders::fighters_of(&view, &with).map(|(by, on)| format!(" as {by} {on}"));
                steps.push(text + &fighters.unwrap_or_default());
            }
            self.game
                .play(
                    &mut sketch,
                    &Input::Answer { at: at.id, with: with.clone() },
                    &mut dice,
                    &mut Vec::new(),
                )
                .ok()?;
            if with == Move::End || steps.len() >= PLANNED {
                break;
            }
        }
        (!steps.is_empty()).then(|| format!("plan {turn} {}", steps.join(" ")).parse().unwrap())
    }

    /// Somebody looks in, and does all there is to do.
    fn visit(&mut self, seat: Seat) {
        for _ in 0..400 {
            self.go();
            let Some(at) = self.asked().filter(|at| at.seat == seat) else { return };
            let main = self.state.asked.as_ref().is_some_and(|asked| asked.what == Asked::Main);
            if main
                && self.habit.plans
                && let Some(plan) = self.plan(seat)
            {
                let Order::Plan(of) = &plan else { panic!() };
                self.cost.presses += u64::try_from(of.steps.len()).unwrap();
                self.orders.retain(|order| order.seat != seat || !order.text.starts_with("plan"));
                self.orders.push(SeatOrder::new(seat, &plan.to_string()));
                self.go();
                if self.asked().is_none_or(|now| now.id != at.id) {
                    continue;
                }
            }
            let with = self.table.random_move(at.id, &mut self.choices).unwrap();
            self.cost.presses += 1;
            let foreign = self.state.active != seat;
            self.cost.questions += u64::from(self.state.turn > 0 && foreign);
            if foreign {
                self.spend(self.now - self.since);
            }
            self.give(at.id, with);
        }
    }

    fn spend(&mut self, minutes: u64) {
        let turn = self.state.turn;
        let used = if self.bank.0 == turn { self.bank.1 } else { 0 };
        self.bank = (turn, used + minutes);
    }

    /// When the clock answers for the one who is asked.
    fn due(&self) -> Option<u64> {
        let at = self.asked()?;
        let state = &self.state;
        let used = if self.bank.0 == state.turn { self.bank.1 } else { 0 };
        let foreign = state.turn > 0 && state.active != at.seat;
        Some(self.since + if foreign { ANSWER.min(BANK - used.min(BANK)) } else { 24 * 60 })
    }

    fn run(mut self) -> Cost {
        loop {
            if self.table.waiting() == Waiting::Over {
                let turns = self.state.turn.into();
                return Cost { minutes: self.now, turns, ..self.cost };
            }
            let visits = self.hours.iter().zip(Seat::all(2)).map(|(hour, seat)| {
                let next = self.now.saturating_sub(*hour) / HALF_A_DAY * HALF_A_DAY + hour;
                (if next <= self.now { next + HALF_A_DAY } else { next }, seat)
            });
            let (when, who) = visits.min().unwrap();
            match self.due().filter(|due| *due < when) {
                Some(due) => {
                    self.now = due;
                    let at = self.asked().unwrap();
                    if self.state.active != at.seat {
                        self.spend(self.now - self.since);
                    }
                    let with = self.table.default_for(at.id, &mut Fast::new(1)).unwrap();
                    self.cost.late += 1;
                    self.give(at.id, with);
                    self.go();
                }
                None => {
                    self.now = when;
                    self.visit(who);
                }
            }
            assert!(self.now < 4_000 * 24 * 60, "no end");
        }
    }
}

/// What usual games take: the median of their days, and per turn the days, questions and presses in hundredths.
#[derive(Clone, Copy, Debug)]
struct Usual {
    days: u64,
    turns: u64,
    pace: u64,
    questions: u64,
    presses: u64,
    late: u64,
}

/// What stands on a table.
fn read(table: &dyn Table) -> State {
    postcard::from_bytes(&table.snapshot()).unwrap()
}

fn usual(habit: Habit, games: u64) -> Usual {
    let mut all: Vec<Cost> = (0..games).map(|seed| Evening::new(habit, seed).run()).collect();
    all.sort_by_key(|cost| cost.minutes);
    let sum = |of: fn(&Cost) -> u64| all.iter().map(of).sum::<u64>();
    let turns = sum(|cost| cost.turns).max(1);
    Usual {
        days: all[all.len() / 2].minutes.div_ceil(24 * 60),
        turns: turns / games,
        pace: sum(|cost| cost.minutes) * 100 / (24 * 60) / turns,
        questions: sum(|cost| cost.questions) * 100 / turns,
        presses: sum(|cost| cost.presses) * 100 / turns,
        late: sum(|cost| cost.late),
    }
}

/// A row of the paper.
fn row(habit: Habit, usual: Usual) -> String {
    let of_turn = |hundredths: u64| format!("{}.{:02}", hundredths / 100, hundredths % 100);
    format!(
        "| {} | {} | {} | {} | {} | {} | {} |",
        habit.words(),
        usual.days,
        usual.turns,
        of_turn(usual.pace),
        of_turn(usual.questions),
        of_turn(usual.presses),
        usual.late
    )
}

#[test]
fn two_who_look_in_twice_a_day_take_what_the_paper_says() {
    let found = thread::scope(|scope| {
        Habit::ALL
            .map(|habit| scope.spawn(move || usual(habit, GAMES)))
            .map(|habit| habit.join().expect("its games come to an end"))
    });
    let rows: Vec<String> = Habit::ALL.iter().zip(found).map(|(habit, found)| row(*habit, found)).collect();
    println!("{}", rows.join("\n"));
    let [before, after, planned_before, planned] = found;
    assert!(after.questions < before.questions && planned.questions < planned_before.questions, "{found:?}");
    // How many turns a game has is its own matter: settings and plans make a turn shorter.
    assert!(after.pace < before.pace && planned.pace < planned_before.pace, "{found:?}");
    assert!(planned_before.pace < before.pace && planned.pace < after.pace, "{found:?}");
    let paper =
        std::fs::read_to_string(concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/balance.md")).unwrap();
    for row in &rows {
        assert!(
            paper.contains(row.as_str()),
            "docs/balance.md does not say what is found:\n{}",
            rows.join("\n")
        );
    }
}

#[test]
fn a_plan_reads_as_it_is_printed_and_can_be_put_together() {
    let mut evening = Evening::new(Habit { tuned: true, plans: true }, 2);
    let mut plans = 0;
    for _ in 0..30 {
        for seat in Seat::all(2) {
            evening.now += HALF_A_DAY / 2;
            evening.visit(seat);
            if let Some(plan) = evening.plan(seat) {
                assert_eq!(plan.to_string().parse(), Ok(plan.clone()));
                let view = evening.game.view(&evening.state, Viewer::Seat(seat));
                let step = evening.game.ask_order(&view, &Pick::path(&plan.to_string()));
                plans += u32::from(step.is_ok_and(|step| step.whole == Some(plan)));
            }
        }
    }
    assert!(plans > 5, "{plans} plans can be put together from menus");
}
