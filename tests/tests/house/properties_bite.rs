//! The property suite notices flaws: the probe with one thing broken at a time.

use std::{cell::Cell, ops::RangeInclusive, panic::catch_unwind};

use skald_rules::{
    chance::Chance,
    interface::{
        Decision, DecisionId, Habits, Input, Key, Kit, Length, Lengths, OptionSpec, Outcome, PackId, Papers,
        Pick, Probability, Rules, Say, Seat, Setup, SetupError, Sight, Speech, Step, Tale, Viewer, Waiting,
    },
};
use skald_tests::{
    probe::{Event, Illegal, Move, Order, Probe, Seen, State, View},
    properties::Suite,
};

const NOTHING: u8 = 0;
const VIEW_SHOWS_ANSWERS_AHEAD: u8 = 1;
const REDRAW_LOOKS_AT_HIDDEN_CARDS: u8 = 2;
const REFUSAL_TAKES_A_COIN: u8 = 3;
const NO_DEFAULTS: u8 = 4;
const SHORT_BOUND: u8 = 5;
const FIRST_BIDDER_GAINS: u8 = 6;
const DRAWN_CARDS_ARE_TOLD_TO_ALL: u8 = 7;
const NOTATION_FORGETS_POINTS: u8 = 8;
const FORECAST_IS_SHORT: u8 = 9;
const ORDERS_GIVE_ILLEGAL_MOVES: u8 = 10;
const PLAY_COUNTS_ITS_CALLS: u8 = 11;
const BIDS_SLIP: u8 = 12;
const MENU_DEPENDS_ON_FOREIGN_CARDS: u8 = 13;
const RESIGNING_TWICE: u8 = 14;
const REDRAW_CHANGES_NOTHING: u8 = 15;
const LEGAL_FORGETS_NO: u8 = 16;
const RANDOM_DRAWS_ONCE_MORE: u8 = 17;

thread_local! {
    static CALLS: Cell<i16> = const { Cell::new(0) };
}

#[derive(Clone)]
struct Flawed<const F: u8>(Probe);

impl<const F: u8> Rules for Flawed<F> {
    const ID: &'static str = "flawed";
    const RULES: u32 = 1;

    type State = State;
    type Move = Move;
    type Event = Event;
    type Illegal = Illegal;

    fn seats() -> RangeInclusive<u8> {
        Probe::seats()
    }

    fn options() -> Vec<OptionSpec> {
        Probe::options()
    }

    fn new(setup: &Setup) -> Result<Self, SetupError> {
        Probe::new(setup).map(Self)
    }

    fn packs(&self) -> Vec<PackId> {
        self.0.packs()
    }

    fn bound(&self) -> Option<u64> {
        if F == SHORT_BOUND { Some(4) } else { self.0.bound() }
    }

    fn start(&self, kits: &[Kit], dice: &mut dyn Chance, out: &mut Vec<Event>) -> Result<State, SetupError> {
        self.0.start(kits, dice, out)
    }

    fn waiting(&self, state: &State) -> Waiting {
        self.0.waiting(state)
    }

    fn open(&self, state: &State, seat: Seat) -> Vec<Decision> {
        let mut open = self.0.open(state, seat);
        if F == MENU_DEPENDS_ON_FOREIGN_CARDS
            && state.hands[1].iter().any(|card| card.0 % 2 == 0)
            && seat == Seat(0)
        {
            open.retain(|decision| decision.kind != Key::of("show"));
        }
        open
    }

    fn ask(&self, state: &State, at: DecisionId, path: &[Pick]) -> Result<Step<Move>, Illegal> {
        let step = self.0.ask(state, at, path)?;
        Ok(step.map(|whole| match whole {
            Move::Bid(coins) if F == BIDS_SLIP => Move::Bid(coins.saturating_sub(1)),
            whole => whole,
        }))
    }

    fn legal<'s>(&'s self, state: &'s State, at: DecisionId) -> impl Iterator<Item = Move> + 's {
        self.0.legal(state, at).filter(|with| F != LEGAL_FORGETS_NO || *with != Move::Verdict(false))
    }

    fn random_move(&self, state: &State, at: DecisionId, choices: &mut dyn Chance) -> Result<Move, String> {
        if F == RANDOM_DRAWS_ONCE_MORE {
            choices.coin("for nothing");
        }
        self.0.random_move(state, at, choices)
    }

    fn default_for(&self, state: &State, at: DecisionId, own: &mut dyn Chance) -> Option<Move> {
        if F == NO_DEFAULTS { None } else { self.0.default_for(state, at, own) }
    }

    fn play(
        &self,
        state: &mut State,
        input: &Input<Move>,
        dice: &mut dyn Chance,
        out: &mut Vec<Event>,
    ) -> Result<(), Illegal> {
        let given = state.bids.asked().count() - state.bids.missing().count();
        let done = self.0.play(state, input, dice, out);
        match (F, &done, input) {
            (REFUSAL_TAKES_A_COIN, Err(_), _) => state.purses[0] = state.purses[0].saturating_sub(1),
            (RESIGNING_TWICE, Err(_), Input::Resign { .. }) => return Ok(()),
            (FIRST_BIDDER_GAINS, Ok(()), Input::Answer { at, with: Move::Bid(_) }) if given == 0 => {
                let first = self.0.open(state, Seat(0)).iter().any(|decision| decision.id == *at);
                state.points[usize::from(!first)] += 1;
            }
            (PLAY_COUNTS_ITS_CALLS, Ok(()), _) => {
                CALLS.set(CALLS.get() % 1000 + 1);
                state.points[0] = CALLS.get();
            }
            _ => {}
        }
        done
    }

    fn outcome(&self, state: &State) -> Option<Outcome> {
        self.0.outcome(state)
    }

    fn check(&self, state: &State) -> Result<(), String> {
        self.0.check(state)
    }

    fn check_step(&self, before: &State, events: &[Event], after: &State) -> Result<(), String> {
        // Some flaws touch points; they are to be found by what they break for all games, not by the probe's own check.
        if matches!(F, FIRST_BIDDER_GAINS | PLAY_COUNTS_ITS_CALLS) {
            return Ok(());
        }
        self.0.check_step(before, events, after)
    }
}

impl<const F: u8> Sight for Flawed<F> {
    type Seen = Seen;
    type View = View;

    fn view(&self, state: &State, who: Viewer) -> View {
        let mut view = self.0.view(state, who);
        if F == VIEW_SHOWS_ANSWERS_AHEAD {
            for (seat, ahead) in view.seats.iter_mut().zip(&state.ahead) {
                seat.ahead = *ahead;
            }
        }
        view
    }

    fn own_part(&self, view: &View) -> impl serde::Serialize {
        self.0.own_part(view)
    }

    fn seen(&self, event: &Event, who: Viewer) -> Option<Seen> {
        self.0.seen(event, if F == DRAWN_CARDS_ARE_TOLD_TO_ALL { Viewer::Everyone } else { who })
    }

    fn redraw(&self, state: &State, who: Viewer, dice: &mut dyn Chance) -> State {
        if F == REDRAW_CHANGES_NOTHING && who == Viewer::Spectator {
            return state.clone();
        }
        if F == REDRAW_LOOKS_AT_HIDDEN_CARDS && state.hands[0].first().is_some_and(|card| card.0 % 2 == 0) {
            dice.coin("one draw more");
        }
        self.0.redraw(state, who, dice)
    }

    fn forecast(&self, view: &View, at: DecisionId, with: &Move) -> Vec<(Probability, Vec<Seen>)> {
        let mut forecast = self.0.forecast(view, at, with);
        if F == FORECAST_IS_SHORT && forecast.len() == 2 {
            forecast.pop();
        }
        forecast
    }

    fn value(&self, view: &View, seat: Seat) -> i32 {
        self.0.value(view, seat)
    }
}

impl<const F: u8> Speech for Flawed<F> {
    fn tell(&self, seen: &Seen) -> Tale {
        self.0.tell(seen)
    }
}

impl<const F: u8> Habits for Flawed<F> {
    type Order = Order;

    fn follow(&self, view: &View, at: &Decision, order: &Order) -> Option<Move> {
        let with = self.0.follow(view, at, order)?;
        Some(if F == ORDERS_GIVE_ILLEGAL_MOVES { Move::Bid(99) } else { with })
    }

    fn ask_order(&self, view: &View, path: &[Pick]) -> Result<Step<Order>, Illegal> {
        self.0.ask_order(view, path)
    }

    fn slot(&self, order: &Order) -> Key {
        self.0.slot(order)
    }

    fn tell_order(&self, order: &Order) -> Say {
        self.0.tell_order(order)
    }

    fn preset_orders(&self, seat: Seat) -> Vec<Order> {
        self.0.preset_orders(seat)
    }
}

impl<const F: u8> Papers for Flawed<F> {
    fn clocks(&self) -> Lengths {
        self.0.clocks()
    }

    fn length(&self) -> Length {
        self.0.length()
    }

    fn print_position(&self, state: &State) -> String {
        let mut state = state.clone();
        if F == NOTATION_FORGETS_POINTS {
            state.points.fill(0);
        }
        self.0.print_position(&state)
    }

    fn read_position(name: &str, text: &str) -> Result<(Self, State), String> {
        Probe::read_position(name, text).map(|(game, state)| (Self(game), state))
    }
}

fn suite<const F: u8>() -> Suite<Flawed<F>> {
    let hidden = |_: &Flawed<F>, state: &State, who: Viewer| {
        let foreign = Seat::all(state.seats()).filter(|seat| !who.knows(*seat));
        foreign.flat_map(|seat| state.hidden(seat)).map(|card| card.to_string()).collect()
    };
    Suite::new().table(4, &[]).table(2, &[]).games(5).hidden(hidden).told_too()
}

/// That a property fails, and with these words.
fn assert_bites<const F: u8>(property: fn(&Suite<Flawed<F>>), words: &str) {
    let failed = catch_unwind(|| property(&suite::<F>())).expect_err("the flaw was not noticed");
    let said = failed.downcast_ref::<String>().expect("a failure has words");
    assert!(said.contains(words), "\"{words}\" is not said: {said}");
    assert!(said.starts_with("flawed"), "the game is not said: {said}");
}

#[test]
fn the_probe_without_a_flaw_passes() {
    suite::<NOTHING>().walks_keep_every_invariant();
}

#[test]
fn leaks_are_noticed() {
    assert_bites::<VIEW_SHOWS_ANSWERS_AHEAD>(Suite::redraws_are_functions_of_the_view, "the view changes");
    assert_bites::<REDRAW_LOOKS_AT_HIDDEN_CARDS>(
        Suite::redraws_are_functions_of_the_view,
        "redrawing twice is not redrawing once",
    );
    assert_bites::<REDRAW_CHANGES_NOTHING>(
        Suite::redraws_are_functions_of_the_view,
        "no redraw for Spectator ever changes anything",
    );
    assert_bites::<MENU_DEPENDS_ON_FOREIGN_CARDS>(
        Suite::redraws_are_functions_of_the_view,
        "the questions change",
    );
    assert_bites::<DRAWN_CARDS_ARE_TOLD_TO_ALL>(Suite::nobody_sees_what_is_hidden, "in the facts");
}

#[test]
fn refusals_that_change_something_are_noticed() {
    assert_bites::<REFUSAL_TAKES_A_COIN>(Suite::refusals_change_nothing, "the state has changed");
    assert_bites::<RESIGNING_TWICE>(Suite::refusals_change_nothing, "is accepted, though it is wrong");
}

#[test]
fn walks_that_go_astray_are_noticed() {
    assert_bites::<NO_DEFAULTS>(Suite::walks_keep_every_invariant, "has no default");
    assert_bites::<SHORT_BOUND>(Suite::walks_keep_every_invariant, "does not end within Some(4)");
    assert_bites::<BIDS_SLIP>(Suite::printed_moves_are_paths, "which gives");
    assert_bites::<LEGAL_FORGETS_NO>(Suite::legal_moves_are_those_of_the_menus, "and legal are");
    assert_bites::<RANDOM_DRAWS_ONCE_MORE>(Suite::legal_moves_are_those_of_the_menus, "is not drawn as");
    assert_bites::<FORECAST_IS_SHORT>(Suite::forecasts_add_up, "adds up to 5000");
}

#[test]
fn what_depends_on_more_than_state_and_draws_is_noticed() {
    assert_bites::<FIRST_BIDDER_GAINS>(Suite::arrival_leaves_no_trace, "the order of arrival");
    assert_bites::<PLAY_COUNTS_ITS_CALLS>(Suite::logs_replay_to_the_state, "the replay differs");
    assert_bites::<PLAY_COUNTS_ITS_CALLS>(Suite::scripts_are_used_up, "the script ends elsewhere");
    assert_bites::<NOTATION_FORGETS_POINTS>(Suite::positions_survive_notation, "notation loses something");
    assert_bites::<ORDERS_GIVE_ILLEGAL_MOVES>(Suite::orders_equal_moves_by_hand, "which is no move");
}
