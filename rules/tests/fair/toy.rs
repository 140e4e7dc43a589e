//! A game of a few lines that draws in every way: a shuffle at the deal, then coins and picks.

use std::{convert::Infallible, fmt, ops::RangeInclusive, str::FromStr};

use serde::{Deserialize, Serialize};

use skald_vocabulary::{
    chance::Chance,
    interface::{
        Auto, BadNotation, Clock, ClockClass, Decision, DecisionId, Duty, Expiry, Habits, Input, Key, Kit,
        Length, Lengths, Misuse, OptionSpec, Outcome, PackId, Papers, Pick, Probability, Refusal,
        RefusalKind, Refuse, Release, Rules, Say, Seat, Setup, SetupError, Sight, Speech, Stakes, Step, Tale,
        Viewer, Wait, Waiting, Weight,
    },
    views::{AnyView, PlainView},
};

/// Six turns of flipping coins and picking cards; most points win.
#[derive(Clone, Debug)]
pub struct Toy {
    seats: u8,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Position {
    turn: u8,
    deck: Vec<u16>,
    points: Vec<u32>,
    gone: Option<Seat>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Act {
    Flip,
    Take,
}

impl fmt::Display for Act {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(if *self == Self::Flip { "flip" } else { "take" })
    }
}

impl FromStr for Act {
    type Err = BadNotation;

    fn from_str(text: &str) -> Result<Self, BadNotation> {
        match text {
            "flip" => Ok(Self::Flip),
            "take" => Ok(Self::Take),
            _ => Err(BadNotation::new(text, "flip or take")),
        }
    }
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Points(Vec<u32>);

impl From<Points> for AnyView {
    fn from(_: Points) -> Self {
        Self::of(PlainView { title: Say::new("list-none"), lines: Vec::new() })
    }
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct No(Misuse);

impl Refuse for No {
    fn kind(&self) -> RefusalKind {
        self.0.kind()
    }

    fn say(&self) -> Say {
        self.0.say()
    }

    fn clause(&self) -> &'static str {
        ""
    }
}

impl From<Misuse> for No {
    fn from(misuse: Misuse) -> Self {
        Self(misuse)
    }
}

#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct NoOrder(String);

impl fmt::Display for NoOrder {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl FromStr for NoOrder {
    type Err = BadNotation;

    fn from_str(text: &str) -> Result<Self, BadNotation> {
        Err(BadNotation::new(text, "nothing"))
    }
}

impl Toy {
    const TURNS: u8 = 6;

    fn asked(&self, state: &Position) -> Option<(DecisionId, Seat)> {
        if state.turn >= Self::TURNS || state.gone.is_some() {
            return None;
        }
        let id = DecisionId::new(&format!("t{}", state.turn)).ok()?;
        Some((id, Seat(state.turn % self.seats)))
    }

    fn clock() -> Clock {
        Clock::new(ClockClass::Turn, Key::of("t"))
    }
}

impl Rules for Toy {
    const ID: &'static str = "toy";
    const RULES: u32 = 1;

    type State = Position;
    type Move = Act;
    type Event = Infallible;
    type Illegal = No;

    fn seats() -> RangeInclusive<u8> {
        2..=3
    }

    fn options() -> Vec<OptionSpec> {
        Vec::new()
    }

    fn new(setup: &Setup) -> Result<Self, SetupError> {
        if Self::seats().contains(&setup.seats) {
            Ok(Self { seats: setup.seats })
        } else {
            Err(SetupError::new(Say::new("refuse-no-seat"), ""))
        }
    }

    fn packs(&self) -> Vec<PackId> {
        vec![PackId { id: "toy".to_owned(), version: 1, hash: "00".repeat(32) }]
    }

    fn bound(&self) -> Option<u64> {
        Some(6)
    }

    fn start(
        &self,
        _: &[Kit],
        dice: &mut dyn Chance,
        _: &mut Vec<Infallible>,
    ) -> Result<Position, SetupError> {
        let mut deck: Vec<u16> = (0..10).collect();
        dice.order("deck", &mut deck);
        Ok(Position { turn: 0, deck, points: vec![0; usize::from(self.seats)], gone: None })
    }

    fn waiting(&self, state: &Position) -> Waiting {
        self.asked(state).map_or(Waiting::Over, |(_, seat)| {
            Waiting::Seats(vec![Wait { seat, label: Say::new("list-none"), clock: Self::clock() }])
        })
    }

    fn open(&self, state: &Position, seat: Seat) -> Vec<Decision> {
        let asked = self.asked(state).filter(|(_, whose)| *whose == seat);
        asked
            .map(|(id, seat)| Decision {
                id,
                seat,
                kind: Key::of("act"),
                duty: Duty::Owed,
                clock: Self::clock(),
                release: Release::AtOnce,
                auto: Auto::Never,
                expiry: Expiry::Told,
                stakes: Stakes::Routine,
                prompt: Say::new("list-none"),
            })
            .into_iter()
            .collect()
    }

    fn ask(&self, _: &Position, at: DecisionId, _: &[Pick]) -> Result<Step<Act>, No> {
        Err(Misuse::Closed(at).into())
    }

    fn legal<'s>(&'s self, _: &'s Position, _: DecisionId) -> impl Iterator<Item = Act> + 's {
        [Act::Flip, Act::Take].into_iter()
    }

    fn random_move(&self, _: &Position, _: DecisionId, choices: &mut dyn Chance) -> Result<Act, String> {
        Ok(if choices.coin("act") { Act::Flip } else { Act::Take })
    }

    fn default_for(&self, _: &Position, _: DecisionId, own: &mut dyn Chance) -> Option<Act> {
        Some(if own.coin("default") { Act::Flip } else { Act::Take })
    }

    fn play(
        &self,
        state: &mut Position,
        input: &Input<Act>,
        dice: &mut dyn Chance,
        _: &mut Vec<Infallible>,
    ) -> Result<(), No> {
        let (id, seat) = self.asked(state).ok_or(Misuse::Over)?;
        match input {
            Input::Answer { at, with } if *at == id => {
                state.points[seat.index()] += match with {
                    Act::Flip => 5 * u32::from(dice.coin("coin")),
                    Act::Take => {
                        let left = u32::try_from(state.deck.len()).unwrap();
                        let at = dice.pick("card", left);
                        u32::from(state.deck.remove(usize::try_from(at).unwrap()))
                    }
                };
                state.turn += 1;
            }
            Input::Resign { seat } => state.gone = Some(*seat),
            Input::Answer { at, .. } | Input::Withdraw { at } => return Err(Misuse::Closed(*at).into()),
            _ => return Err(Misuse::NotMachine.into()),
        }
        Ok(())
    }

    fn outcome(&self, state: &Position) -> Option<Outcome> {
        if self.asked(state).is_some() {
            return None;
        }
        let mut seats: Vec<Seat> = Seat::all(self.seats).filter(|seat| state.gone != Some(*seat)).collect();
        seats.sort_by_key(|seat| std::cmp::Reverse(state.points[seat.index()]));
        Some(Outcome { places: seats.into_iter().chain(state.gone).map(|seat| vec![seat]).collect() })
    }

    fn check(&self, _: &Position) -> Result<(), String> {
        Ok(())
    }

    fn check_step(&self, _: &Position, _: &[Infallible], _: &Position) -> Result<(), String> {
        Ok(())
    }
}

impl Sight for Toy {
    type Seen = Points;
    type View = Points;

    fn view(&self, state: &Position, _: Viewer) -> Points {
        Points(state.points.clone())
    }

    // All that is seen is everybody's.
    fn own_part(&self, _: &Points) -> impl Serialize {}

    fn seen(&self, event: &Infallible, _: Viewer) -> Option<Points> {
        match *event {}
    }

    fn redraw(&self, state: &Position, _: Viewer, dice: &mut dyn Chance) -> Position {
        let mut next = state.clone();
        dice.order("deck", &mut next.deck);
        next
    }

    fn forecast(&self, _: &Points, _: DecisionId, _: &Act) -> Vec<(Probability, Vec<Points>)> {
        Vec::new()
    }

    fn value(&self, _: &Points, _: Seat) -> i32 {
        0
    }
}

impl Speech for Toy {
    fn tell(&self, _: &Points) -> Tale {
        Tale { say: Say::new("list-none"), weight: Weight::Minor }
    }
}

impl Habits for Toy {
    type Order = NoOrder;

    fn follow(&self, _: &Points, _: &Decision, _: &NoOrder) -> Option<Act> {
        None
    }

    fn ask_order(&self, _: &Points, _: &[Pick]) -> Result<Step<NoOrder>, No> {
        Err(Misuse::NotMachine.into())
    }

    fn slot(&self, _: &NoOrder) -> Key {
        Key::of("none")
    }

    fn tell_order(&self, _: &NoOrder) -> Say {
        Say::new("list-none")
    }

    fn preset_orders(&self, _: Seat) -> Vec<NoOrder> {
        Vec::new()
    }
}

impl Papers for Toy {
    fn clocks(&self) -> Lengths {
        Lengths::DAY
    }

    fn length(&self) -> Length {
        Length {
            games: 1,
            answers: 3,
            answers_long: 3,
            turns: 6,
            waits: 3,
            waits_long: 3,
            visits: None,
            days: None,
        }
    }

    fn print_position(&self, _: &Position) -> String {
        String::new()
    }

    fn read_position(name: &str, _: &str) -> Result<(Self, Position), String> {
        Err(format!("{name}: the toy has no notation"))
    }
}

/// The refusal of a closed decision, for comparing.
pub fn closed() -> Refusal {
    Refusal::from(&No(Misuse::Closed(DecisionId(Key::of("t9")))))
}
