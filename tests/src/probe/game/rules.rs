//! The probe: what may be done in a position, and what comes of it.

use crate::probe::{Event, Illegal, Move, Phase, Plan, Probe, Purses, State, event::said, menus::Answers};
use skald_rules::{
    chance::Chance,
    grammar::{GrammarExt, Notation},
    interface::{
        Decision, DecisionId, Duty, Input, Key, Kit, Misuse, OptionKind, OptionSpec, Outcome, PackId, Pick,
        Rules, Seat, Setup, SetupError, Step, Wait, Waiting,
    },
    sealed::Sealed,
};
use std::ops::RangeInclusive;

impl Rules for Probe {
    const ID: &'static str = "probe";
    const RULES: u32 = 1;

    type State = State;
    type Move = Move;
    type Event = Event;
    type Illegal = Illegal;

    fn seats() -> RangeInclusive<u8> {
        2..=4
    }

    fn seated(&self) -> u8 {
        self.seats
    }

    fn options() -> Vec<OptionSpec> {
        let kind = OptionKind::Number { min: 1, max: 4 };
        vec![OptionSpec {
            key: "rounds",
            about: said("How many rounds"),
            holds: "probe-rounds-holds",
            kind,
            default: "3",
            usual: &["2", "4"],
        }]
    }

    fn new(setup: &Setup) -> Result<Self, SetupError> {
        let bad = |text: &str| SetupError::new(said(text), "PROBE-1.2");
        if !Self::seats().contains(&setup.seats) {
            return Err(bad("Two to four can play."));
        }
        let rounds = match setup.options.get("rounds").map(str::parse) {
            None => Self::ROUNDS,
            Some(Ok(rounds @ 1..=4)) => rounds,
            Some(_) => return Err(bad("One to four rounds can be played.")),
        };
        Ok(Self { seats: setup.seats, rounds })
    }

    fn packs(&self) -> Vec<PackId> {
        Vec::new()
    }

    fn bound(&self) -> Option<u64> {
        let seats = u64::from(self.seats);
        // Each round: bids, plan, verdict, pause, and an answer ahead for every seat; each game: shown cards, leavers.
        Some(u64::from(self.rounds) * (2 * seats + 3) + 2 * seats)
    }

    fn start(&self, kits: &[Kit], dice: &mut dyn Chance, out: &mut Vec<Event>) -> Result<State, SetupError> {
        let purse = |seat: Seat| {
            let Some(kit) = kits.iter().find(|kit| kit.seat == seat) else { return Ok(Self::PURSE) };
            Purses.coins(&kit.list).map_err(|faults| {
                let say = faults.first().map_or_else(|| said("That is no purse."), |fault| fault.say.clone());
                SetupError::new(say, "PROBE-1.3")
            })
        };
        let kits = Seat::all(self.seats).map(purse).collect::<Result<Vec<u8>, _>>()?;
        let count = usize::from(self.seats);
        let mut state = State {
            round: 1,
            phase: Phase::Bid,
            purses: kits.clone(),
            kits,
            points: vec![0; count],
            hands: vec![Vec::new(); count],
            shown: vec![Vec::new(); count],
            boasted: vec![false; count],
            out: vec![false; count],
            bids: Sealed::default(),
            opened: Vec::new(),
            verdict: None,
            ahead: vec![None; count],
            deck: crate::probe::Card::all().collect(),
            discard: Vec::new(),
            over: None,
        };
        self.fill(&mut state, dice, out);
        self.ask_bids(&mut state);
        Ok(state)
    }

    fn waiting(&self, state: &State) -> Waiting {
        if state.over.is_some() {
            return Waiting::Over;
        }
        let (seats, kind): (Vec<Seat>, _) = match &state.phase {
            Phase::Pause => return Waiting::Machine,
            Phase::Bid => (state.bids.missing().collect(), "bid"),
            Phase::Plan { by } => (vec![*by], "plan"),
            Phase::Approve { by, .. } => (state.mate(*by).into_iter().collect(), "approve"),
        };
        let wait = |seat| Wait { seat, label: said(kind), clock: Self::clock(state, kind) };
        Waiting::Seats(seats.into_iter().map(wait).collect())
    }

    fn open(&self, state: &State, seat: Seat) -> Vec<Decision> {
        if state.over.is_some() || !state.plays(seat) {
            return Vec::new();
        }
        let mut open = Vec::new();
        if let Some(duty) = state.bids.duty(seat) {
            open.push(Self::decision(state, "bid", seat, duty));
        }
        match &state.phase {
            Phase::Plan { by } if *by == seat => open.push(Self::decision(state, "plan", seat, Duty::Owed)),
            Phase::Approve { by, .. } if state.mate(*by) == Some(seat) => {
                open.push(Self::decision(state, "approve", seat, Duty::Owed));
            }
            _ => {}
        }
        if state.may_answer_ahead(seat) {
            let duty = if state.ahead[seat.index()].is_some() { Duty::Given } else { Duty::Ahead };
            open.push(Self::decision(state, "approve", seat, duty));
        }
        if !state.boasted[seat.index()] && !state.hidden(seat).is_empty() {
            open.push(Self::decision(state, "show", seat, Duty::Free));
        }
        open
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

    fn default_for(&self, state: &State, at: DecisionId, own: &mut dyn Chance) -> Option<Move> {
        let decision = self.find(state, at).ok()?;
        match (decision.kind.as_str(), decision.duty) {
            ("bid", Duty::Owed) => {
                let coins = own.pick("default", u32::from(state.purses[decision.seat.index()]) + 1);
                Some(Move::Bid(u8::try_from(coins).unwrap_or(0)))
            }
            ("plan", Duty::Owed) => Some(Move::Plan(Plan::default())),
            ("approve", Duty::Owed) => Some(Move::Verdict(true)),
            _ => None,
        }
    }

    fn play(
        &self,
        state: &mut State,
        input: &Input<Move>,
        dice: &mut dyn Chance,
        out: &mut Vec<Event>,
    ) -> Result<(), Illegal> {
        if state.over.is_some() {
            return Err(Misuse::Over.into());
        }
        let seated = |state: &State, seat: Seat| {
            if seat.0 >= self.seats {
                return Err(Illegal::from(Misuse::NoSuchSeat(seat)));
            }
            if state.plays(seat) { Ok(()) } else { Err(Misuse::Out(seat).into()) }
        };
        match input {
            Input::Answer { at, with } => {
                let answers = self.answers(state, *at)?;
                let (seat, with) = (answers.seat, &answers.read(&with.words())?);
                match (with, &state.phase) {
                    (Move::Bid(coins), _) => {
                        state.bids.give(seat, *coins);
                        out.push(Event::Bid { seat, given: true });
                        self.open_bids(state, out);
                    }
                    (Move::Plan(plan), _) => self.plan(state, seat, plan, dice, out),
                    (Move::Verdict(yes), Phase::Approve { by, plan }) => {
                        let (by, plan) = (*by, plan.clone());
                        self.resolve(state, by, &plan, *yes, dice, out);
                    }
                    (Move::Verdict(yes), _) => {
                        state.ahead[seat.index()] = Some(*yes);
                        out.push(Event::Ahead { seat, answer: Some(*yes) });
                    }
                    (Move::Show(card), _) => {
                        state.boasted[seat.index()] = true;
                        state.shown[seat.index()].push(*card);
                        state.shown[seat.index()].sort_unstable();
                        out.push(Event::Shown { seat, card: *card });
                    }
                }
            }
            Input::Withdraw { at } => {
                let decision = self.find(state, *at)?;
                let seat = decision.seat;
                if decision.duty != Duty::Given {
                    return Err(Misuse::NothingGiven(*at).into());
                }
                if decision.kind == Key::of("bid") {
                    state.bids.withdraw(seat);
                    out.push(Event::Bid { seat, given: false });
                } else {
                    state.ahead[seat.index()] = None;
                    out.push(Event::Ahead { seat, answer: None });
                }
            }
            Input::Continue if self.waiting(state) == Waiting::Machine => self.go_on(state, dice, out),
            Input::Continue => return Err(Misuse::NotMachine.into()),
            Input::Resign { seat } => {
                seated(state, *seat)?;
                self.leave(state, *seat, out);
            }
            Input::TimeCalled => self.finish(state, out),
            Input::Award { seat } | Input::AwardGame { seat } => {
                seated(state, *seat)?;
                let mates = state.mate(*seat);
                let (mut won, lost): (Vec<_>, Vec<_>) =
                    Seat::all(self.seats).partition(|other| other == seat || mates == Some(*other));
                won.sort_unstable();
                self.end(state, Outcome { places: vec![won, lost] }, out);
            }
        }
        Ok(())
    }

    fn outcome(&self, state: &State) -> Option<Outcome> {
        state.over.clone()
    }

    fn turns(&self, state: &State) -> Option<u32> {
        Some(state.round.into())
    }

    fn check(&self, state: &State) -> Result<(), String> {
        state.check()
    }

    fn check_step(&self, before: &State, events: &[Event], after: &State) -> Result<(), String> {
        let resolved = events.iter().any(|event| matches!(event, Event::Resolved { done: true, .. }));
        if !resolved && (before.points != after.points || before.discard != after.discard) {
            return Err("points or played cards changed without a plan".to_owned());
        }
        let drawn: usize = events
            .iter()
            .map(|event| if let Event::Drew { cards, .. } = event { cards.len() } else { 0 })
            .sum();
        if before.deck.len() != after.deck.len() + drawn {
            return Err(format!("{drawn} cards were drawn, but the deck says otherwise"));
        }
        Ok(())
    }
}

impl Probe {
    /// The decision of this id, if it is open.
    fn find(&self, state: &State, at: DecisionId) -> Result<Decision, Illegal> {
        Seat::all(self.seats)
            .flat_map(|seat| self.open(state, seat))
            .find(|decision| decision.id == at)
            .ok_or_else(|| Misuse::Closed(at).into())
    }

    /// What may be answered in a decision that is open.
    fn answers<'s>(&self, state: &'s State, at: DecisionId) -> Result<Answers<'s>, Illegal> {
        if state.over.is_some() {
            return Err(Misuse::Over.into());
        }
        let Decision { seat, kind, prompt, .. } = self.find(state, at)?;
        Ok(Answers { state, seat, kind, prompt })
    }
}
