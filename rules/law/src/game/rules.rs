//! Legends At War: what may be done in a position, and what comes of it.

use crate::{
    ask::{self, Illegal, Kind},
    engine::TURNS_PER_SPACE,
    event::Event,
    game::Law,
    invariants,
    moves::Move,
    options::{self, Form},
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
use std::{ops::RangeInclusive, sync::Arc};

impl interface::Rules for Law {
    const ID: &'static str = "law";
    const RULES: u32 = 1;

    type State = State;
    type Move = Move;
    type Event = Event;
    type Illegal = Illegal;

    fn seats() -> RangeInclusive<u8> {
        2..=4
    }

    fn seated(&self) -> u8 {
        self.0.setup.seats
    }

    fn options() -> Vec<OptionSpec> {
        options::all()
    }

    fn new(setup: &Setup) -> Result<Self, SetupError> {
        Rules::new(setup).map(|rules| Self(Arc::new(rules)))
    }

    fn packs(&self) -> Vec<PackId> {
        self.0.packs.clone()
    }

    fn bound(&self) -> Option<u64> {
        // Each round has its openings, picks and plans; each turn its card, its moves, orders, draft and trade.
        let seats = u64::from(self.0.setup.seats);
        let rounds = u64::from(self.0.form.rounds());
        let spaces = seats * 6 * if self.0.form == Form::Ragnarok { 3 } else { 1 };
        let turns = spaces * u64::try_from(TURNS_PER_SPACE).unwrap_or(4);
        let turn = 1 + (1 + spaces) + 1 + seats + 4;
        Some(seats * 2 + rounds * (seats * 8 + turns * turn))
    }

    fn start(&self, kits: &[Kit], dice: &mut dyn Chance, out: &mut Vec<Event>) -> Result<State, SetupError> {
        let mut state = self.0.start(kits, dice, out)?;
        // With every deck brought along there is nothing to wait for.
        self.engine(&mut state, dice, out).release_decks();
        Ok(state)
    }

    fn waiting(&self, state: &State) -> Waiting {
        ask::waiting(state)
    }

    fn open(&self, state: &State, seat: Seat) -> Vec<Decision> {
        ask::open(&self.0, state, seat)
    }

    fn ask(&self, state: &State, at: DecisionId, path: &[Pick]) -> Result<Step<Move>, Illegal> {
        let answers = self.answers(state, at)?;
        Ok(answers.ask(path)?.map(|act| answers.written(&act)))
    }

    fn legal<'s>(&'s self, state: &'s State, at: DecisionId) -> impl Iterator<Item = Move> + 's {
        let answers = self.answers(state, at).ok();
        answers.into_iter().flat_map(|answers| answers.legal().map(move |act| answers.written(&act)))
    }

    fn random_move(&self, state: &State, at: DecisionId, choices: &mut dyn Chance) -> Result<Move, String> {
        let answers = self.answers(state, at).map_err(|closed| format!("{closed:?}"))?;
        answers.random(choices).map(|act| answers.written(&act)).map_err(|unsound| unsound.to_string())
    }

    fn default_for(&self, state: &State, at: DecisionId, own: &mut dyn Chance) -> Option<Move> {
        let (seat, kind) = ask::standing_as(&self.0, state, at).ok()?;
        ask::default_move(&self.0, state, seat, kind, own)
    }

    fn play(
        &self,
        state: &mut State,
        input: &Input<Move>,
        dice: &mut dyn Chance,
        out: &mut Vec<Event>,
    ) -> Result<(), Illegal> {
        if let Some(end) = &state.end {
            return Err(Illegal::Over(end.places.first().cloned().unwrap_or_default()));
        }
        let known = |seat: &Seat| match state.player(*seat) {
            None => Err(Misuse::NoSuchSeat(*seat)),
            Some(player) if player.left => Err(Misuse::Out(*seat)),
            Some(_) => Ok(()),
        };
        match input {
            Input::Answer { at, with } => {
                let (seat, kind): (Seat, Kind) = ask::standing_as(&self.0, state, *at)?;
                let act = ask::resolve(&self.0, state, seat, kind, with)?;
                let mut engine = self.engine(state, dice, out);
                engine.apply(seat, act);
                engine.answer_for_absent();
            }
            Input::Withdraw { at } => return self.withdraw(state, *at, dice, out),
            Input::Continue => return Err(Misuse::NotMachine.into()),
            Input::Resign { seat } => {
                known(seat)?;
                self.engine(state, dice, out).leave(*seat);
            }
            Input::TimeCalled => self.engine(state, dice, out).call_time(),
            Input::Award { seat } | Input::AwardGame { seat } => {
                if state.player(*seat).is_none() {
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

    fn turns(&self, state: &State) -> Option<u32> {
        Some(u32::from(state.seq.saturating_sub(1)))
    }

    fn side(&self, _state: &State, seat: Seat) -> u8 {
        self.0.side(seat)
    }

    fn check(&self, state: &State) -> Result<(), String> {
        invariants::check(&self.0, state)
    }

    fn check_step(&self, before: &State, events: &[Event], after: &State) -> Result<(), String> {
        invariants::check_step(&self.0, before, events, after)
    }
}
