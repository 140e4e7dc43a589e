//! Lost Legends: what may be done in a position, and what comes of it.

use crate::{
    ask::{self, default_move},
    cards::{self, Pool},
    engine::LEVELS,
    event::Event,
    game::Lost,
    illegal::Illegal,
    invariants,
    moves::Move,
    orders::{self},
    state::{Phase, PublicState, Secret, Side, State, Why},
};
use skald_toolkit::grammar::{GrammarExt, Notation};
use skald_vocabulary::{
    chance::Chance,
    interface::{
        Decision, DecisionId, Duty, Input, Key, Kit, Misuse, OptionSpec, Outcome, PackId, Pick, Rules, Say,
        Seat, Setup, SetupError, Step, Waiting,
    },
};
use std::{ops::RangeInclusive, sync::Arc};

impl Rules for Lost {
    const ID: &'static str = "lost";
    const RULES: u32 = 1;

    type State = State;
    type Move = Move;
    type Event = Event;
    type Illegal = Illegal;

    fn seats() -> RangeInclusive<u8> {
        3..=5
    }

    fn seated(&self) -> u8 {
        self.players
    }

    fn options() -> Vec<OptionSpec> {
        Vec::new()
    }

    fn new(setup: &Setup) -> Result<Self, SetupError> {
        setup.options.among(&Self::options())?;
        if !Self::seats().contains(&setup.seats) {
            return Err(SetupError::new(
                Say::new("lost-setup-players").with("count", setup.seats),
                "LOST-1.1",
            ));
        }
        let pool = match setup.packs.as_slice() {
            [] => cards::base().clone(),
            [own] => Pool::read(own).map_err(|bad| {
                SetupError::new(Say::new("lost-setup-pack").with("fault", bad.to_string()), "")
            })?,
            _ => return Err(SetupError::new(Say::new("lost-setup-packs"), "")),
        };
        if pool.heroes.len() < usize::from(setup.seats) {
            return Err(SetupError::new(Say::new("lost-setup-packs"), "LOST-2.1"));
        }
        Ok(Self::with(Arc::new(pool), setup.seats))
    }

    fn packs(&self) -> Vec<PackId> {
        vec![self.pool.pack.clone()]
    }

    fn bound(&self) -> Option<u64> {
        // A slot: selection, meeting, charge, attack and a look; cards used and used again; rewards; packets of all.
        let players = u64::from(self.players);
        let slot = 10 + 24 + players * 16;
        Some(players + u64::from(LEVELS) * (10 * players + 21 * players * slot))
    }

    fn start(&self, _: &[Kit], dice: &mut dyn Chance, out: &mut Vec<Event>) -> Result<State, SetupError> {
        let sides = Seat::all(self.players).map(|_| Side::default()).collect();
        let table = PublicState {
            level: 0,
            rounds: 0,
            start: Seat(0),
            face_up: None,
            pile: 0,
            reserve: 0,
            gone: Vec::new(),
            fled: Vec::new(),
            sides,
            phase: Phase::Heroes {},
        };
        let mut state = State { table, secret: Secret::default() };
        self.engine(&mut state, dice, out).go_on();
        Ok(state)
    }

    fn waiting(&self, state: &State) -> Waiting {
        if matches!(state.table.phase, Phase::Over { .. }) {
            return Waiting::Over;
        }
        let owed = Self::owed(state).filter(|owed| owed.duty == Duty::Owed);
        let wait = |owed: ask::Owed| {
            let row = ask::row(&owed);
            row.wait(owed.seat, owed.span(&state.table), Say::new(row.wait))
        };
        let mut waits = Vec::with_capacity(state.table.sides.len());
        waits.extend(owed.map(wait));
        Waiting::Seats(waits)
    }

    fn open(&self, state: &State, seat: Seat) -> Vec<Decision> {
        let decision = |owed: ask::Owed| {
            let span = owed.span(&state.table);
            let row = ask::row(&owed);
            row.decision(owed.id(&state.table), seat, owed.duty, span, row.prompt())
        };
        Self::owed_by(state, seat).into_iter().map(decision).collect()
    }

    fn ask(&self, state: &State, at: DecisionId, path: &[Pick]) -> Result<Step<Move>, Illegal> {
        self.answers(state, at)?.ask(path)
    }

    fn legal<'s>(&'s self, state: &'s State, at: DecisionId) -> impl Iterator<Item = Move> + 's {
        self.answers(state, at).into_iter().flat_map(GrammarExt::legal)
    }

    fn random_move(&self, state: &State, at: DecisionId, choices: &mut dyn Chance) -> Result<Move, String> {
        let answers = self.answers(state, at).map_err(|closed| format!("{closed:?}"))?;
        answers.random(choices).map_err(|unsound| unsound.to_string())
    }

    fn answer_at_random(
        &self,
        state: &mut State,
        seat: Seat,
        choices: &mut dyn Chance,
        dice: &mut dyn Chance,
        out: &mut Vec<Event>,
    ) -> Result<(), String> {
        let owes = Self::owed_by(state, seat).is_some_and(|owed| owed.duty == Duty::Owed);
        let answers = self.answers_of(&state.table, &state.secret, seat).filter(|_| owes);
        let with = answers.ok_or_else(|| format!("{seat} owes no answer"))?.random(choices);
        self.engine(state, dice, out).answer(seat, with.map_err(|unsound| unsound.to_string())?);
        Ok(())
    }

    fn default_for(&self, state: &State, at: DecisionId, own: &mut dyn Chance) -> Option<Move> {
        let owed = self.find(state, at).ok().filter(|owed| owed.duty == Duty::Owed)?;
        let answers = self.answers_of(&state.table, &state.secret, owed.seat)?;
        Some(default_move(&answers, own))
    }

    fn play(
        &self,
        state: &mut State,
        input: &Input<Move>,
        dice: &mut dyn Chance,
        out: &mut Vec<Event>,
    ) -> Result<(), Illegal> {
        self.goes_on(state)?;
        match input {
            Input::Answer { at, with } => {
                let answers = self.answers(state, *at)?;
                let (seat, with) = (answers.seat, answers.read(&with.words())?);
                self.engine(state, dice, out).answer(seat, with);
            }
            Input::Withdraw { at } => {
                let owed = self.find(state, *at)?;
                if owed.duty != Duty::Given {
                    return Err(Misuse::NothingGiven(*at).into());
                }
                let mut engine = self.engine(state, dice, out);
                if owed.kind() == const { Key::of("take") } {
                    engine.choose(owed.seat, None);
                } else {
                    engine.plan_ahead(owed.seat, None);
                }
            }
            Input::Continue => return Err(Misuse::NotMachine.into()),
            Input::Resign { seat } => {
                self.is_here(state, *seat)?;
                self.engine(state, dice, out).leave(*seat);
            }
            Input::TimeCalled => self.engine(state, dice, out).count_up(Why::Time),
            Input::Award { seat } | Input::AwardGame { seat } => {
                self.is_here(state, *seat)?;
                let others = state.table.seats().filter(|other| other != seat).collect();
                let places = vec![vec![*seat], others];
                self.engine(state, dice, out).end(Outcome { places }, Why::Award);
            }
        }
        Ok(())
    }

    fn outcome(&self, state: &State) -> Option<Outcome> {
        state.table.outcome()
    }

    fn plays_on(&self, state: &State, seat: Seat) -> bool {
        self.outcome(state).is_none() && !state.table.side(seat).left
    }

    fn objection(&self, state: &State, seat: Seat, with: &Move) -> Option<Illegal> {
        // A move of the kind that is asked for is judged where it is asked.
        let asked = Self::owed_by(state, seat);
        if asked.is_some_and(|owed| with.answers(owed.kind().as_str())) {
            return None;
        }
        orders::objection(self, state, seat, with)
    }

    fn turns(&self, state: &State) -> Option<u32> {
        Some(state.table.rounds.into())
    }

    fn check(&self, state: &State) -> Result<(), String> {
        invariants::check(self, state)
    }

    fn check_step(&self, before: &State, events: &[Event], after: &State) -> Result<(), String> {
        invariants::check_step(self, before, events, after)
    }
}
