//! A match: what may be done in a position, and what comes of it.

use crate::series::{
    InSeries, Seating, Series, SeriesEvent, SeriesIllegal, SeriesState, progress::Illegal, seating::outer,
};
use skald_vocabulary::{
    chance::Chance,
    interface::{
        Decision, DecisionId, Input, Kit, Misuse, OptionSpec, Outcome, PackId, Pick, Rules, Seat, Setup,
        SetupError, Step, Wait, Waiting,
    },
};
use std::ops::RangeInclusive;

impl<G: InSeries> Rules for Series<G> {
    const ID: &'static str = G::SERIES;
    const GAME: &'static str = G::ID;
    const RULES: u32 = G::RULES;
    const ENDS_TURN: Option<&'static str> = G::ENDS_TURN;

    type State = SeriesState<G::State>;
    type Move = G::Move;
    type Event = SeriesEvent<G::Event>;
    type Illegal = Illegal<G>;

    fn seats() -> RangeInclusive<u8> {
        G::seats()
    }

    fn seated(&self) -> u8 {
        self.game.seated()
    }

    fn options() -> Vec<OptionSpec> {
        Self::specs()
    }

    fn new(setup: &Setup) -> Result<Self, SetupError> {
        Self::open(setup)
    }

    fn packs(&self) -> Vec<PackId> {
        self.game.packs()
    }

    fn bound(&self) -> Option<u64> {
        // Each game, and the pause after it.
        self.game.bound().map(|bound| bound.saturating_add(1).saturating_mul(self.best_of.into()))
    }

    fn start(
        &self,
        kits: &[Kit],
        dice: &mut dyn Chance,
        out: &mut Vec<Self::Event>,
    ) -> Result<Self::State, SetupError> {
        let seating = Seating::straight(self.seats);
        let mut events = Vec::new();
        let game = self.game.start(kits, dice, &mut events)?;
        out.extend(events.into_iter().map(|event| SeriesEvent::Game { seating: seating.clone(), event }));
        let wins = vec![0; usize::from(self.seats)];
        Ok(SeriesState { wins, number: 1, seating, resigned: Vec::new(), over: None, game, time: false })
    }

    fn waiting(&self, state: &Self::State) -> Waiting {
        if state.over.is_some() {
            return Waiting::Over;
        }
        match self.game.waiting(&state.game) {
            Waiting::Over | Waiting::Machine => Waiting::Machine,
            Waiting::Seats(waits) => {
                let wait = |wait: Wait| {
                    let clock = wait.clock.respelled(|span| outer(state.number, span));
                    Wait {
                        seat: state.seating.player(wait.seat),
                        label: state.seating.say(wait.label),
                        clock: clock.unwrap_or(wait.clock),
                    }
                };
                let mut waits: Vec<Wait> = waits.into_iter().map(wait).collect();
                waits.sort_by_key(|wait| wait.seat);
                Waiting::Seats(waits)
            }
        }
    }

    fn open(&self, state: &Self::State, seat: Seat) -> Vec<Decision> {
        if state.over.is_some() || self.paused(state) {
            return Vec::new();
        }
        let own = self.game.open(&state.game, state.seating.place(seat));
        own.into_iter().filter_map(|decision| state.seating.decision(state.number, decision)).collect()
    }

    fn ask(&self, state: &Self::State, at: DecisionId, path: &[Pick]) -> Result<Step<G::Move>, Illegal<G>> {
        if state.over.is_some() {
            return Err(Misuse::Over.into());
        }
        let own = self.live(state, at)?;
        let step = self.game.ask(&state.game, own, path).map_err(Self::refuse(state))?;
        Ok(state.seating.step(step))
    }

    fn legal<'s>(&'s self, state: &'s Self::State, at: DecisionId) -> impl Iterator<Item = G::Move> + 's {
        let own = self.live(state, at).ok().filter(|_| state.over.is_none());
        own.into_iter().flat_map(|own| self.game.legal(&state.game, own))
    }

    fn random_move(
        &self,
        state: &Self::State,
        at: DecisionId,
        choices: &mut dyn Chance,
    ) -> Result<G::Move, String> {
        let own = self.live(state, at).map_err(|closed| format!("{closed:?}"))?;
        self.game.random_move(&state.game, own, choices)
    }

    fn default_for(&self, state: &Self::State, at: DecisionId, own: &mut dyn Chance) -> Option<G::Move> {
        if state.over.is_some() {
            return None;
        }
        self.game.default_for(&state.game, Self::within(state.number, at).ok()?, own)
    }

    fn play(
        &self,
        state: &mut Self::State,
        input: &Input<G::Move>,
        dice: &mut dyn Chance,
        out: &mut Vec<Self::Event>,
    ) -> Result<(), Illegal<G>> {
        if state.over.is_some() {
            return Err(Misuse::Over.into());
        }
        let seated = |seat: Seat| {
            if seat.0 >= self.seats {
                Err(Illegal::<G>::from(Misuse::NoSuchSeat(seat)))
            } else if state.resigned.contains(&seat) {
                Err(Misuse::Out(seat).into())
            } else {
                Ok(state.seating.place(seat))
            }
        };
        let paused = self.paused(state);
        match input {
            Input::Answer { at, with } => {
                let input = Input::Answer { at: self.live(state, *at)?, with: with.clone() };
                self.play_game(state, &input, dice, out)
            }
            Input::Withdraw { at } => {
                let input = Input::Withdraw { at: self.live(state, *at)? };
                self.play_game(state, &input, dice, out)
            }
            Input::Continue if paused => {
                self.next_game(state, dice, out);
                Ok(())
            }
            Input::Continue => self.play_game(state, &Input::Continue, dice, out),
            Input::Resign { seat } => {
                let place = seated(*seat)?;
                if paused {
                    state.resigned.push(*seat);
                    self.end(state, self.standing(state), out);
                    return Ok(());
                }
                self.play_game(state, &Input::Resign { seat: place }, dice, out)
            }
            Input::TimeCalled => {
                let before = std::mem::replace(&mut state.time, true);
                if paused {
                    if !self.goes_on(state) {
                        self.end(state, self.standing(state), out);
                    }
                    return Ok(());
                }
                // A game that plays its last turns out ends the match when it is over.
                let done = self.play_game(state, &Input::TimeCalled, dice, out);
                state.time = before || done.is_ok();
                done
            }
            Input::Award { seat } => seated(*seat).map(|_| self.give(state, *seat, out)),
            Input::AwardGame { seat } => seated(*seat).and_then(|_| self.give_game(state, *seat, dice, out)),
        }
    }

    fn outcome(&self, state: &Self::State) -> Option<Outcome> {
        state.over.clone()
    }

    fn objection(&self, state: &Self::State, seat: Seat, with: &G::Move) -> Option<Illegal<G>> {
        let illegal = self.game.objection(&state.game, state.seating.place(seat), with)?;
        Some(SeriesIllegal::Game { seating: state.seating.clone(), illegal })
    }

    fn turns(&self, state: &Self::State) -> Option<u32> {
        self.game.turns(&state.game)
    }

    fn unplayed(&self, state: &Self::State) -> bool {
        self.game.unplayed(&state.game)
    }

    fn side(&self, state: &Self::State, seat: Seat) -> u8 {
        self.game.side(&state.game, state.seating.place(seat))
    }

    fn check(&self, state: &Self::State) -> Result<(), String> {
        self.game.check(&state.game)?;
        let games: u8 = state.wins.iter().copied().max().unwrap_or(0);
        let most = if self.plays_off { u8::MAX } else { self.best_of };
        if state.number == 0 || state.number > most || games > self.needed() {
            return Err(format!("game {} of {} with wins {:?}", state.number, self.best_of, state.wins));
        }
        for seat in Seat::all(self.seats) {
            for decision in self.game.open(&state.game, seat) {
                if state.seating.decision(state.number, decision.clone()).is_none() {
                    return Err(format!("the id {} leaves no room for the game's number", decision.id));
                }
            }
        }
        Ok(())
    }

    fn check_step(
        &self,
        before: &Self::State,
        events: &[Self::Event],
        after: &Self::State,
    ) -> Result<(), String> {
        let sum = |state: &Self::State| state.wins.iter().map(|wins| u32::from(*wins)).sum::<u32>();
        if sum(after) < sum(before) || after.number < before.number {
            return Err("a match goes backwards".to_owned());
        }
        if before.number != after.number {
            return Ok(());
        }
        let own = |event: &Self::Event| match event {
            SeriesEvent::Game { event, .. } => Some(event.clone()),
            SeriesEvent::GameBegins { .. } | SeriesEvent::GameEnds { .. } | SeriesEvent::MatchEnds { .. } => {
                None
            }
        };
        let events: Vec<_> = events.iter().filter_map(own).collect();
        if events.is_empty() && before.game == after.game {
            return Ok(());
        }
        self.game.check_step(&before.game, &events, &after.game)
    }
}
