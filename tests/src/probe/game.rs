//! The probe through the interface of all games.

use std::ops::RangeInclusive;

use skald_rules::{
    chance::Chance,
    grammar::{Grammar, Notation},
    interface::{
        Decision, DecisionId, Duty, Game, Input, Key, Kit, KitBook, Length, Lengths, Misuse, OptionKind,
        OptionSpec, Options, Outcome, PackId, Pick, Seat, Setup, SetupError, Share, Step, Tale, Viewer, Wait,
        Waiting,
    },
    sealed::Sealed,
    series::InSeries,
};

use super::{
    Event, Illegal, Move, Order, Phase, Plan, Purses, Seen, State, View, event::said, menus::Orders, notation,
};

/// The probe with its options.
#[derive(Clone, Debug)]
pub struct Probe {
    pub(super) seats: u8,
    pub(super) rounds: u8,
}

impl Probe {
    pub(super) const PURSE: u8 = 10;
    pub(super) const ROUNDS: u8 = 3;
    /// The fewest and the most coins that a purse may hold.
    pub(super) const LEAST: u32 = 5;
    pub(super) const MOST: u32 = 20;
}

impl InSeries for Probe {
    const SERIES: &'static str = "probe-match";

    fn kits(&self, state: &State) -> Vec<Kit> {
        Seat::all(self.seats)
            .zip(&state.kits)
            .map(|(seat, purse)| Kit { seat, list: format!("purse {purse}") })
            .collect()
    }
}

impl Game for Probe {
    const ID: &'static str = "probe";
    const RULES: u32 = 1;

    type State = State;
    type Move = Move;
    type Event = Event;
    type Seen = Seen;
    type View = View;
    type Order = Order;
    type Illegal = Illegal;

    fn seats() -> RangeInclusive<u8> {
        2..=4
    }

    fn seated(&self) -> u8 {
        self.seats
    }

    fn options() -> Vec<OptionSpec> {
        let kind = OptionKind::Number { min: 1, max: 4 };
        vec![OptionSpec { key: "rounds", about: said("How many rounds"), kind, default: "3" }]
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

    fn kit_options() -> Option<Options> {
        Some(Options::default())
    }

    fn kit_book(&self) -> Option<Box<dyn KitBook>> {
        Some(Box::new(Purses))
    }

    fn clocks(&self) -> Lengths {
        Lengths::DAY.with_choices().with_long()
    }

    fn length(&self) -> Length {
        let rounds = self.rounds.into();
        // All bids wait together, and what follows in a round draws on the same budgets.
        Length {
            answers: rounds * 2,
            answers_long: rounds * 3,
            turns: rounds,
            waits: rounds,
            waits_long: rounds,
            visits: None,
            days: None,
        }
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
            deck: super::Card::all().collect(),
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
        self.answers(state, at).into_iter().flat_map(Grammar::legal)
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

    fn view(&self, state: &State, who: Viewer) -> View {
        View::of(state, self.rounds, who)
    }

    fn seen(&self, event: &Event, who: Viewer) -> Option<Seen> {
        event.seen(who)
    }

    fn tell(&self, seen: &Seen) -> Tale {
        seen.tell()
    }

    fn redraw(&self, state: &State, who: Viewer, dice: &mut dyn Chance) -> State {
        state.redraw(who, dice)
    }

    fn outcome(&self, state: &State) -> Option<Outcome> {
        state.over.clone()
    }

    fn forecast(&self, view: &View, _: DecisionId, with: &Move) -> Vec<(Share, Vec<Seen>)> {
        let Viewer::Seat(seat) = view.who else { return Vec::new() };
        let certain = |seen| vec![(Share::CERTAIN, vec![seen])];
        match with {
            Move::Bid(_) => certain(Seen::Bid(seat, true)),
            Move::Show(card) => certain(Seen::Shown(seat, *card)),
            Move::Verdict(yes) => match &view.planner {
                Some((by, Some(plan))) if *yes && plan.twist => [true, false]
                    .map(|coin| (Share::HALF, vec![Seen::Resolved(*by, true, Some(coin))]))
                    .into(),
                Some((by, Some(_))) => certain(Seen::Resolved(*by, *yes, None)),
                _ => certain(Seen::Ahead(seat, Some(*yes))),
            },
            Move::Plan(plan) if view.seats.len() == 4 => certain(Seen::Planned(seat, plan.clone())),
            Move::Plan(plan) if plan.twist => [true, false]
                .map(|coin| {
                    let seen =
                        vec![Seen::Planned(seat, plan.clone()), Seen::Resolved(seat, true, Some(coin))];
                    (Share::HALF, seen)
                })
                .into(),
            Move::Plan(plan) => {
                let seen = vec![Seen::Planned(seat, plan.clone()), Seen::Resolved(seat, true, None)];
                vec![(Share::CERTAIN, seen)]
            }
        }
    }

    fn value(&self, view: &View, seat: Seat) -> i32 {
        let worth = |of: &super::SeatView| i32::from(of.points) * 4 + i32::from(of.purse);
        let own = view.seats.get(seat.index()).map_or(0, worth);
        2 * own - view.seats.iter().map(worth).sum::<i32>()
    }

    fn follow(&self, view: &View, at: &Decision, order: &Order) -> Option<Move> {
        match order {
            Order::Bid(coins) if at.kind == Key::of("bid") && at.duty == Duty::Owed => {
                let purse = view.seats.get(at.seat.index())?.purse;
                Some(Move::Bid((*coins).min(purse)))
            }
            Order::Approve if at.kind == Key::of("approve") && at.duty == Duty::Owed => {
                Some(Move::Verdict(true))
            }
            Order::Bid(_) | Order::Approve => None,
        }
    }

    fn ask_order(&self, view: &View, path: &[Pick]) -> Result<Step<Order>, Illegal> {
        Orders(view).ask(path)
    }

    fn slot(&self, order: &Order) -> Key {
        match order {
            Order::Bid(_) => Key::of("bid"),
            Order::Approve => Key::of("approve"),
        }
    }

    fn tell_order(&self, order: &Order) -> skald_rules::interface::Say {
        said(order.to_string())
    }

    fn preset_orders(&self, _: Seat) -> Vec<Order> {
        Vec::new()
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

    fn print_position(&self, state: &State) -> String {
        notation::print(self, state)
    }

    fn read_position(name: &str, text: &str) -> Result<(Self, State), String> {
        notation::read(name, text)
    }
}
