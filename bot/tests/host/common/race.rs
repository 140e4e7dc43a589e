//! A small game for the host's tests: turns with a machine's roll between rounds, a hidden card, a budget shared by two
//! questions, and a menu of every kind.

mod gate;
mod habits;
mod notation;

use std::{
    ops::RangeInclusive,
    sync::atomic::{AtomicBool, Ordering},
};

use serde::{Deserialize, Serialize};
use skald_rules::{
    chance::Chance,
    grammar::{GrammarExt, Menus},
    interface::{
        Auto, Choice, Choices, Clock, ClockClass, Decision, DecisionId, Duty, Expiry, Grid, Input, Key, Kit,
        Length, Lengths, Menu, Misuse, OptionKind, OptionSpec, Outcome, PackId, Papers, Pick, Probability,
        RefusalKind, Refuse, Release, Rules, Say, Seat, Setup, SetupError, Sight, Speech, Stakes, Step, Tale,
        Viewer, Wait, Waiting, Weight,
    },
    views::{AnyView, PlainView},
};

#[allow(unused_imports, reason = "the bench of the host plays this game as well, without a gate")]
pub use gate::{Gate, gate};

/// Whether the rules were changed: whoever takes the pot has one more.
static PLANTED: AtomicBool = AtomicBool::new(false);

/// Changes the rules, or changes them back.
pub fn plant(planted: bool) {
    PLANTED.store(planted, Ordering::SeqCst);
}

#[derive(Clone)]
pub struct Race {
    seats: u8,
    rounds: u8,
    preset: bool,
    /// Whether answers are released on the grid.
    grid: bool,
    /// The gate at which its computers wait before they think.
    gate: Option<String>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Position {
    rounds: u8,
    round: u8,
    turn: Option<u8>,
    second: bool,
    pot: u32,
    score: Vec<u32>,
    card: Vec<u32>,
    out: Vec<bool>,
    over: bool,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Move {
    Pass,
    Take,
    Guess(i64),
    Mark(Vec<Key>),
    Rank(Vec<Key>),
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub enum Fact {
    Dealt(u8, u32),
    Rolled(u32),
    Played(u8, String),
    Left(u8),
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Watched {
    round: u8,
    pot: u32,
    score: Vec<u32>,
    card: Vec<Option<u32>>,
}

#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Always(bool);

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum No {
    Misuse(Misuse),
}

impl From<Misuse> for No {
    fn from(misuse: Misuse) -> Self {
        Self::Misuse(misuse)
    }
}

impl Refuse for No {
    fn kind(&self) -> RefusalKind {
        let Self::Misuse(misuse) = self;
        misuse.kind()
    }

    fn say(&self) -> Say {
        let Self::Misuse(misuse) = self;
        misuse.say()
    }

    fn clause(&self) -> &'static str {
        ""
    }
}

impl From<Watched> for AnyView {
    fn from(sight: Watched) -> Self {
        let lines = sight.score.iter().map(|score| Say::new("race-score").with("n", *score)).collect();
        Self::of(PlainView { title: Say::new("race-title").with("pot", sight.pot), lines })
    }
}

fn key(text: &str) -> Key {
    Key::new(text).unwrap()
}

fn choice(text: &str) -> Choice {
    Choice::new(key(text), Say::new("race-choice").with("what", text))
}

fn menu(pick: Choices) -> Menu {
    Menu { prompt: Say::new("race-which"), pick }
}

fn marks() -> Vec<Choice> {
    (0..30).map(|number| choice(&format!("m{number:02}"))).collect()
}

impl Position {
    fn at(&self) -> Option<(Seat, DecisionId)> {
        let seat = Seat(self.turn.filter(|_| !self.over)?);
        let again = if self.second { "2" } else { "" };
        Some((seat, DecisionId::new(&format!("r{}.{seat}{again}", self.round)).unwrap()))
    }

    fn clock(&self) -> Clock {
        Clock::new(ClockClass::Turn, key(&format!("r{}", self.round)))
    }

    fn pass_on(&mut self, from: u8) {
        self.second = false;
        let next = (from..)
            .take(self.out.len())
            .find(|seat| usize::from(*seat) < self.out.len() && !self.out[usize::from(*seat)]);
        self.turn = next;
        if next.is_none() {
            self.round += 1;
            self.over = self.over || self.round > self.rounds;
        }
    }
}

impl Rules for Race {
    const ID: &'static str = "race";
    const RULES: u32 = 1;

    type State = Position;
    type Move = Move;
    type Event = Fact;
    type Illegal = No;

    fn seats() -> RangeInclusive<u8> {
        2..=4
    }

    fn options() -> Vec<OptionSpec> {
        vec![OptionSpec {
            key: "rounds",
            about: Say::new("race-rounds"),
            holds: "race-rounds-holds",
            kind: OptionKind::Number { min: 1, max: 50 },
            default: "3",
            usual: &["2", "4"],
        }]
    }

    fn new(setup: &Setup) -> Result<Self, SetupError> {
        if !Self::seats().contains(&setup.seats) {
            return Err(SetupError::new(Say::new("race-seats"), ""));
        }
        let rounds = match setup.options.get("rounds") {
            None => 3,
            Some(text) => text.parse().map_err(|_| SetupError::new(Say::new("race-bad-rounds"), ""))?,
        };
        Ok(Self {
            seats: setup.seats,
            rounds,
            preset: setup.options.get("preset").is_some(),
            grid: setup.options.get("grid").is_some(),
            gate: setup.options.get("gate").map(ToString::to_string),
        })
    }

    fn packs(&self) -> Vec<PackId> {
        Vec::new()
    }

    fn bound(&self) -> Option<u64> {
        Some(u64::from(self.rounds) * u64::from(self.seats) * 2 + u64::from(self.rounds))
    }

    fn start(&self, _: &[Kit], dice: &mut dyn Chance, out: &mut Vec<Fact>) -> Result<Position, SetupError> {
        let count = usize::from(self.seats);
        let card: Vec<u32> = (0..count).map(|_| dice.pick("card", 40)).collect();
        out.extend((0..).zip(&card).map(|(seat, card)| Fact::Dealt(seat, *card)));
        Ok(Position {
            rounds: self.rounds,
            round: 1,
            turn: None,
            second: false,
            pot: 0,
            score: vec![0; count],
            card,
            out: vec![false; count],
            over: false,
        })
    }

    fn waiting(&self, state: &Position) -> Waiting {
        if state.over {
            return Waiting::Over;
        }
        match state.at() {
            None => Waiting::Machine,
            Some((seat, _)) => {
                Waiting::Seats(vec![Wait { seat, label: Say::new("race-wait"), clock: state.clock() }])
            }
        }
    }

    fn open(&self, state: &Position, seat: Seat) -> Vec<Decision> {
        let Some((whose, id)) = state.at().filter(|(whose, _)| *whose == seat) else { return Vec::new() };
        vec![Decision {
            id,
            seat: whose,
            kind: key("turn"),
            duty: Duty::Owed,
            clock: state.clock(),
            release: if self.grid { Release::Grid(Grid::every(10)) } else { Release::AtOnce },
            auto: Auto::Consent,
            expiry: Expiry::Told,
            stakes: Stakes::Routine,
            prompt: Say::new("race-prompt"),
        }]
    }

    fn ask(&self, state: &Position, at: DecisionId, path: &[Pick]) -> Result<Step<Move>, No> {
        if state.at().is_none_or(|(_, open)| open != at) {
            return Err(Misuse::Closed(at).into());
        }
        let bad = |at: &Pick| No::from(Misuse::BadPath { at: at.clone(), possible: Vec::new() });
        let next = |first: &str| match first {
            "guess" => Some(Choices::Number { min: 0, max: 39 }),
            "mark" => Some(Choices::Some { min: 1, max: 30, of: marks() }),
            "rank" => Some(Choices::Order(vec![choice("x"), choice("y"), choice("z")])),
            _ => None,
        };
        match path {
            [] => Ok(Step::menu(menu(Choices::One(
                ["pass", "take", "guess", "mark", "rank"].map(choice).to_vec(),
            )))),
            [first] => match (next(first.as_str()), first.as_str().parse::<Move>()) {
                (Some(choices), _) => Ok(Step::menu(menu(choices))),
                (None, Ok(whole)) => Ok(Step::whole(whole)),
                (None, Err(_)) => Err(bad(first)),
            },
            [first, second] if next(first.as_str()).is_some_and(|choices| choices.admits(second)) => {
                Pick::line(path).parse().map(Step::whole).map_err(|_| bad(second))
            }
            [.., last] => Err(bad(last)),
        }
    }

    fn legal<'s>(&'s self, state: &'s Position, at: DecisionId) -> impl Iterator<Item = Move> + 's {
        Menus::new(move |path: &[Pick]| self.ask(state, at, path)).legal().map(|(whole, _)| whole)
    }

    fn random_move(
        &self,
        state: &Position,
        at: DecisionId,
        choices: &mut dyn Chance,
    ) -> Result<Move, String> {
        let menus = Menus::new(|path: &[Pick]| self.ask(state, at, path));
        menus.random(choices).map(|(whole, _)| whole).map_err(|unsound| unsound.to_string())
    }

    fn default_for(&self, state: &Position, at: DecisionId, own: &mut dyn Chance) -> Option<Move> {
        // The private source is used, so that tests see that it is fixed.
        (state.at()?.1 == at).then(|| Move::Mark(vec![key(&format!("m{:02}", own.pick("mark", 30)))]))
    }

    fn play(
        &self,
        state: &mut Position,
        input: &Input<Move>,
        dice: &mut dyn Chance,
        out: &mut Vec<Fact>,
    ) -> Result<(), No> {
        if state.over {
            return Err(Misuse::Over.into());
        }
        match input {
            Input::Answer { at, with } => {
                let (seat, _) = state.at().filter(|(_, open)| open == at).ok_or(Misuse::Closed(*at))?;
                self.ask(state, *at, &Pick::path(&with.to_string()))?;
                out.push(Fact::Played(seat.0, with.to_string()));
                let second = state.second;
                let score = &mut state.score[seat.index()];
                match with {
                    Move::Pass | Move::Rank(_) => {}
                    Move::Take => {
                        *score += std::mem::take(&mut state.pot) + u32::from(PLANTED.load(Ordering::SeqCst))
                    }
                    Move::Guess(number) if *number == i64::from(state.card[seat.index()]) => *score += 5,
                    // A wrong guess is asked again, once, on the same budget.
                    Move::Guess(_) if !second => {
                        state.second = true;
                        return Ok(());
                    }
                    Move::Guess(_) => {}
                    Move::Mark(keys) => *score += u32::try_from(keys.len()).unwrap(),
                }
                state.pass_on(seat.0 + 1);
            }
            Input::Withdraw { at } => return Err(Misuse::NothingGiven(*at).into()),
            Input::Continue => {
                if state.turn.is_some() {
                    return Err(Misuse::NotMachine.into());
                }
                let rolled = dice.die("roll", 6);
                state.pot += rolled;
                out.push(Fact::Rolled(rolled));
                state.pass_on(0);
            }
            Input::Resign { seat } => {
                if state.out[seat.index()] {
                    return Err(Misuse::Out(*seat).into());
                }
                state.out[seat.index()] = true;
                out.push(Fact::Left(seat.0));
                if state.out.iter().filter(|out| !**out).count() == 1 {
                    state.over = true;
                } else if state.turn == Some(seat.0) {
                    state.pass_on(seat.0 + 1);
                }
            }
            Input::TimeCalled | Input::Award { .. } | Input::AwardGame { .. } => state.over = true,
        }
        Ok(())
    }

    fn outcome(&self, state: &Position) -> Option<Outcome> {
        if !state.over {
            return None;
        }
        let rank = |seat: &Seat| (state.out[seat.index()], std::cmp::Reverse(state.score[seat.index()]));
        let mut order: Vec<Seat> = Seat::all(self.seats).collect();
        order.sort_by_key(rank);
        // Equal scores share a place.
        let places = order.chunk_by(|one, other| rank(one) == rank(other)).map(<[Seat]>::to_vec).collect();
        Some(Outcome { places })
    }

    fn check(&self, state: &Position) -> Result<(), String> {
        if state.score.len() == usize::from(self.seats)
            && state.out.len() == state.score.len()
            && state.card.len() == state.score.len()
            && state.turn.is_none_or(|turn| turn < self.seats)
        {
            Ok(())
        } else {
            Err("seats and lists disagree".to_owned())
        }
    }

    fn check_step(&self, _: &Position, _: &[Fact], _: &Position) -> Result<(), String> {
        Ok(())
    }
}

impl Sight for Race {
    type Seen = Fact;
    type View = Watched;

    fn view(&self, state: &Position, who: Viewer) -> Watched {
        Watched {
            round: state.round,
            pot: state.pot,
            score: state.score.clone(),
            card: Seat::all(self.seats)
                .map(|seat| who.knows(seat).then(|| state.card[seat.index()]))
                .collect(),
        }
    }

    fn own_part(&self, view: &Watched) -> impl Serialize {
        view.card.clone()
    }

    fn seen(&self, event: &Fact, who: Viewer) -> Option<Fact> {
        match event {
            Fact::Dealt(seat, _) => who.knows(Seat(*seat)).then(|| event.clone()),
            _ => Some(event.clone()),
        }
    }

    fn redraw(&self, state: &Position, who: Viewer, dice: &mut dyn Chance) -> Position {
        let mut state = state.clone();
        for seat in Seat::all(self.seats).filter(|seat| !who.knows(*seat)) {
            state.card[seat.index()] = dice.pick("card", 40);
        }
        state
    }

    fn forecast(&self, _: &Watched, _: DecisionId, with: &Move) -> Vec<(Probability, Vec<Fact>)> {
        vec![(Probability::CERTAIN, vec![Fact::Played(0, with.to_string())])]
    }

    fn value(&self, view: &Watched, seat: Seat) -> i32 {
        // Nobody else asks for it.
        if let Some(name) = &self.gate {
            gate::pass(name);
        }
        i32::try_from(view.score[seat.index()]).unwrap()
    }
}

impl Speech for Race {
    fn tell(&self, seen: &Fact) -> Tale {
        let say = match seen {
            Fact::Dealt(seat, card) => Say::new("race-dealt").with("who", Seat(*seat)).with("card", *card),
            Fact::Rolled(pot) => Say::new("race-rolled").with("pot", *pot),
            Fact::Played(seat, what) => {
                Say::new("race-played").with("who", Seat(*seat)).with("what", what.as_str())
            }
            Fact::Left(seat) => Say::new("race-left").with("who", Seat(*seat)),
        };
        let weight = if matches!(seen, Fact::Left(_)) { Weight::Headline } else { Weight::Notable };
        Tale { say, weight }
    }
}

impl Papers for Race {
    fn clocks(&self) -> Lengths {
        Lengths::DAY
    }

    fn length(&self) -> Length {
        let rounds = u32::from(self.rounds);
        let waits = rounds * u32::from(self.seats);
        Length {
            games: 1,
            answers: rounds,
            answers_long: rounds,
            turns: rounds,
            waits,
            waits_long: waits,
            visits: None,
            days: None,
        }
    }

    fn print_position(&self, state: &Position) -> String {
        format!("{state:?}")
    }

    fn read_position(name: &str, _: &str) -> Result<(Self, Position), String> {
        Err(format!("{name}: race has no positions to read"))
    }
}
