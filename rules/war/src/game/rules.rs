//! War: what may be done in a position, and what comes of it.

use crate::{
    ask::{self, Illegal},
    event::Event,
    game::War,
    invariants,
    moves::Move,
    options::{self, Why},
    setup::Rules,
    state::State,
};
use skald_toolkit::grammar::GrammarExt;
use skald_vocabulary::{
    chance::Chance,
    interface::{
        self, Decision, DecisionId, Input, Kit, Misuse, OptionSpec, Outcome, PackId, Pick, Seat, Setup,
        SetupError, Step, Waiting,
    },
};
use std::ops::RangeInclusive;

impl interface::Rules for War {
    const ID: &'static str = "war";
    const RULES: u32 = 1;

    type State = State;
    type Move = Move;
    type Event = Event;
    type Illegal = Illegal;

    fn seats() -> RangeInclusive<u8> {
        2..=6
    }

    fn seated(&self) -> u8 {
        self.0.setup.seats
    }

    fn options() -> Vec<OptionSpec> {
        options::all()
    }

    fn new(setup: &Setup) -> Result<Self, SetupError> {
        Rules::new(setup).map(Self::of)
    }

    fn packs(&self) -> Vec<PackId> {
        self.0.packs.clone()
    }

    fn bound(&self) -> Option<u64> {
        // Each turn: going on, a Draw of each seat, and in each battle the queue, each place answered, prepared,
        // withdrawn and looked at. War repeats at most 1 + total / 8 times (invariant 17).
        let limit = u64::from(self.0.terms.turn_limit);
        let seats = u64::from(self.0.setup.seats);
        let total = u64::try_from(self.0.pool.cards().count()).unwrap_or(128);
        let legends = u64::from(self.0.pool.legends.count());
        let turn = 1 + seats + 4 * (seats + (2 + total / 8) * legends.max(1));
        (limit > 0).then_some(limit * turn)
    }

    fn start(&self, _kits: &[Kit], dice: &mut dyn Chance, out: &mut Vec<Event>) -> Result<State, SetupError> {
        Ok(self.0.deal(dice, out))
    }

    fn waiting(&self, state: &State) -> Waiting {
        ask::waiting(&self.0.pool, self.0.terms.pace, state)
    }

    fn open(&self, state: &State, seat: Seat) -> Vec<Decision> {
        ask::open(&self.0.pool, self.0.terms.pace, state, seat)
    }

    fn ask(&self, state: &State, at: DecisionId, path: &[Pick]) -> Result<Step<Move>, Illegal> {
        let acts = path.first().is_some_and(|verb| Move::acts(verb.as_str()));
        let answers = self.answers(state, at, acts)?;
        Ok(answers.ask(path)?.map(|act| answers.written(&act)))
    }

    fn legal<'s>(&'s self, state: &'s State, at: DecisionId) -> impl Iterator<Item = Move> + 's {
        let answers = self.answers(state, at, false).ok();
        answers.into_iter().flat_map(|answers| answers.legal().map(move |act| answers.written(&act)))
    }

    fn random_move(&self, state: &State, at: DecisionId, choices: &mut dyn Chance) -> Result<Move, String> {
        let answers = self.answers(state, at, false).map_err(|closed| format!("{closed:?}"))?;
        answers.random(choices).map(|act| answers.written(&act)).map_err(|unsound| unsound.to_string())
    }

    fn default_for(&self, state: &State, at: DecisionId, _own: &mut dyn Chance) -> Option<Move> {
        ask::defaults(&self.0.pool, self.0.terms.pace, state, at)
    }

    fn play(
        &self,
        state: &mut State,
        input: &Input<Move>,
        dice: &mut dyn Chance,
        out: &mut Vec<Event>,
    ) -> Result<(), Illegal> {
        if let Some(over) = Self::over(state) {
            return Err(over);
        }
        let known = |seat: &Seat| match state.side(*seat) {
            None => Err(Misuse::NoSuchSeat(*seat)),
            Some(side) if side.out > 0 || side.left => Err(Misuse::Out(*seat)),
            Some(_) => Ok(()),
        };
        match input {
            Input::Answer { at, with } => return self.answer(state, *at, with, dice, out),
            Input::Withdraw { at } => return self.withdraw(state, *at),
            Input::Continue => {
                if self.waiting(state) != Waiting::Machine {
                    return Err(Misuse::NotMachine.into());
                }
                self.engine(state, dice, out).go_on();
            }
            Input::Resign { seat } => {
                known(seat)?;
                self.engine(state, dice, out).leave(*seat);
            }
            Input::TimeCalled => self.engine(state, dice, out).end_counted(Why::Time),
            Input::Award { seat } | Input::AwardGame { seat } => {
                if state.side(*seat).is_none() {
                    return Err(Misuse::NoSuchSeat(*seat).into());
                }
                self.engine(state, dice, out).award(*seat);
            }
        }
        Ok(())
    }

    fn outcome(&self, state: &State) -> Option<Outcome> {
        let end = state.end.as_ref()?;
        Some(Outcome { places: end.places.iter().map(|place| place.iter().collect()).collect() })
    }

    fn turns(&self, state: &State) -> Option<u32> {
        Some(state.turn)
    }

    fn check(&self, state: &State) -> Result<(), String> {
        invariants::check(&self.0, state)
    }

    fn check_step(&self, before: &State, events: &[Event], after: &State) -> Result<(), String> {
        invariants::check_step(&self.0, before, events, after)
    }
}
