//! Legends of Chaos: what may be done in a position, and what comes of it.

use crate::{
    ask::{self},
    event::Event,
    game::Chaos,
    invariants,
    moves::Move,
    objection, options,
    refuse::{Illegal, no},
    setup::Rules,
    state::{Rest, State},
};
use skald_vocabulary::{
    chance::Chance,
    interface::{
        self, Decision, DecisionId, Input, Kit, Misuse, OptionSpec, Outcome, PackId, Pick, Seat, Setup,
        SetupError, Step, Waiting,
    },
};
use std::ops::RangeInclusive;

impl interface::Rules for Chaos {
    const ID: &'static str = "chaos";
    const RULES: u32 = 1;
    const ENDS_TURN: Option<&'static str> = Some("end");

    type State = State;
    type Move = Move;
    type Event = Event;
    type Illegal = Illegal;

    fn seats() -> RangeInclusive<u8> {
        2..=8
    }

    fn seated(&self) -> u8 {
        self.0.setup.seats
    }

    fn options() -> Vec<OptionSpec> {
        options::specs()
    }

    fn plays_on(&self, state: &State, seat: Seat) -> bool {
        state.end.is_none() && state.lives(seat)
    }

    fn new(setup: &Setup) -> Result<Self, SetupError> {
        Rules::new(setup).map(Self::of)
    }

    fn packs(&self) -> Vec<PackId> {
        self.0.packs.clone()
    }

    fn bound(&self) -> Option<u64> {
        // Buying, agreeing and ending rounds are bounded only through cards and idle cycles, which gains can break.
        None
    }

    fn start(&self, kits: &[Kit], dice: &mut dyn Chance, out: &mut Vec<Event>) -> Result<State, SetupError> {
        self.0.deal(kits, dice, out)
    }

    fn waiting(&self, state: &State) -> Waiting {
        ask::waiting(state)
    }

    fn open(&self, state: &State, seat: Seat) -> Vec<Decision> {
        ask::open(self.table(state), seat)
    }

    fn ask(&self, state: &State, at: DecisionId, path: &[Pick]) -> Result<Step<Move>, Illegal> {
        self.table(state).ask(at, path)
    }

    fn legal<'s>(&'s self, state: &'s State, at: DecisionId) -> impl Iterator<Item = Move> + 's {
        self.table(state).moves(at)
    }

    fn random_move(&self, state: &State, at: DecisionId, choices: &mut dyn Chance) -> Result<Move, String> {
        self.table(state).random(at, choices)
    }

    fn default_for(&self, state: &State, at: DecisionId, _own: &mut dyn Chance) -> Option<Move> {
        let stands = ask::find(self.table(state), at).ok()?;
        let owed = !matches!(stands, ask::Stands::Buy(_) | ask::Stands::Counter(_) | ask::Stands::Habit(_));
        owed.then_some(Move::Lapse)
    }

    fn play(
        &self,
        state: &mut State,
        input: &Input<Move>,
        dice: &mut dyn Chance,
        out: &mut Vec<Event>,
    ) -> Result<(), Illegal> {
        if state.rest == Rest::Over {
            return Err(Misuse::Over.into());
        }
        let known = |seat: Seat| match state.sides.get(seat.index()) {
            None => Err(Misuse::NoSuchSeat(seat)),
            Some(side) if side.total == 0 => Err(Misuse::Out(seat)),
            Some(_) => Ok(()),
        };
        match input {
            Input::Answer { at, with } => {
                let (seat, act) = self.table(state).resolve(*at, with)?;
                self.engine(state, dice, out).act(seat, act);
            }
            Input::Withdraw { at } => return self.withdraw(state, *at),
            Input::Continue => return Err(Misuse::NotMachine.into()),
            Input::Resign { seat } => {
                known(*seat)?;
                if state.rest == Rest::Choice {
                    return Err(no("chaos-no-choosing-now", "CHAOS-22.2").with("who", state.active()));
                }
                self.engine(state, dice, out).resign(*seat, false);
            }
            Input::TimeCalled => self.engine(state, dice, out).end_agreed(),
            Input::Award { seat } | Input::AwardGame { seat } => {
                if state.sides.get(seat.index()).is_none() {
                    return Err(Misuse::NoSuchSeat(*seat).into());
                }
                self.engine(state, dice, out).award(*seat);
            }
        }
        Ok(())
    }

    fn outcome(&self, state: &State) -> Option<Outcome> {
        state.end.as_ref().map(|end| Outcome { places: end.places.clone() })
    }

    fn objection(&self, state: &State, seat: Seat, with: &Move) -> Option<Illegal> {
        objection::objection(self.table(state), seat, with)
    }

    fn turns(&self, state: &State) -> Option<u32> {
        Some(state.round)
    }

    fn check(&self, state: &State) -> Result<(), String> {
        invariants::check(&self.0, state)
    }

    fn check_step(&self, before: &State, events: &[Event], after: &State) -> Result<(), String> {
        invariants::check_step(&self.0, before, events, after)
    }
}
