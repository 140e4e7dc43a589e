//! Legends of Chaos as a [`Game`]: every method leads to the room that knows.

use std::{ops::RangeInclusive, sync::Arc};

use serde::Serialize;

use super::{
    ask::{self, Sense, Table},
    cards::Pool,
    engine::Engine,
    event::{Event, Seen},
    forecast, groups, invariants,
    kits::{self, Arsenal},
    moves::Move,
    objection, options,
    orders::{self, Order, Orders},
    position, redraw,
    refuse::{Illegal, no},
    setup::Rules,
    simple,
    state::{Rest, State, Why},
    tell,
    view::{self, View},
};
use skald_toolkit::{grammar::Grammar, series::InSeries};
use skald_vocabulary::clauses::Clauses;
use skald_vocabulary::{
    chance::Chance,
    interface::{
        Decision, DecisionId, Duty, Ending, Game, Group, Input, Key, Kit, KitBook, Length, Lengths, Misuse,
        OptionSpec, Options, Outcome, PackId, Pick, Say, Seat, Setup, SetupError, Share, Step, Tale, Viewer,
        Waiting,
    },
};

/// Legends of Chaos: options, packs and cards of one table, shared by all its positions.
#[derive(Clone, Debug)]
pub struct Chaos(Arc<Rules>);

impl Chaos {
    /// The rules of a table that was opened so.
    pub(super) fn of(rules: Rules) -> Self {
        Self(Arc::new(rules))
    }

    /// All cards of this table.
    #[must_use]
    pub fn pool(&self) -> &Pool {
        &self.0.pool
    }

    fn table<'s>(&'s self, state: &'s State) -> Table<'s> {
        Table { pool: &self.0.pool, terms: &self.0.terms, state, sense: Sense::Now }
    }

    fn engine<'e>(
        &'e self,
        state: &'e mut State,
        dice: &'e mut dyn Chance,
        out: &'e mut Vec<Event>,
    ) -> Engine<'e> {
        Engine { pool: &self.0.pool, terms: &self.0.terms, state, dice, out }
    }

    /// Takes a plan back before the reveal (CHAOS-12.13).
    fn withdraw(&self, state: &mut State, at: DecisionId) -> Result<(), Illegal> {
        let stands = ask::find(self.table(state), at)?;
        let seat = stands.seat();
        let plans = state.volley.as_mut().map(|volley| &mut volley.plans);
        match (stands, plans) {
            (ask::Stands::Plan(..), Some(plans)) if plans.duty(seat) == Some(Duty::Given) => {
                plans.withdraw(seat);
                Ok(())
            }
            _ => Err(Misuse::NothingGiven(at).into()),
        }
    }
}

/// The pictures of its cards, compiled in.
static ART: include_dir::Dir<'static> = include_dir::include_dir!("$CARGO_MANIFEST_DIR/../sets/chaos/art");

impl Game for Chaos {
    const ID: &'static str = "chaos";
    const RULES: u32 = 1;
    const CLAUSES: Clauses =
        Clauses { ids: include_str!("clauses.txt"), index: include_str!("../../../docs/clauses/chaos.toml") };
    const ART: Option<&'static include_dir::Dir<'static>> = Some(&ART);
    const LESSON: Option<&'static str> = Some(include_str!("../../sets/chaos/lesson.toml"));
    const ENDS_TURN: Option<&'static str> = Some("end");
    const WORDS: &'static [skald_vocabulary::words::WordFile] = crate::WORDS;

    type State = State;
    type Move = Move;
    type Event = Event;
    type Seen = Seen;
    type View = View;
    type Order = Order;
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

    fn proposals(seats: u8, slow: bool) -> Options {
        options::proposals(seats, slow)
    }

    fn warning(&self, state: &State, seat: Seat) -> Option<Say> {
        let own = state.rest == Rest::Action && state.active() == seat && self.0.terms.absent_resign;
        let late = state.side(seat).late;
        let id = if late < 2 { "chaos-warning" } else { "chaos-warning-last" };
        own.then(|| Say::new(id).with("who", seat).with("n", late.saturating_add(1)))
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

    fn kit_options() -> Option<Options> {
        Some(Options::default())
    }

    fn kit_book(&self) -> Option<Box<dyn KitBook>> {
        Some(Box::new(kits::Book::new(Arc::clone(&self.0.pool))))
    }

    fn length(&self) -> Length {
        super::length::length(&self.0.terms, self.0.setup.seats)
    }

    /// A day for a round, half of it for a window, a quarter for a choice (CHAOS-22.1), and a quarter of each for whoever is
    /// away (CHAOS-22.7).
    fn clocks(&self) -> Lengths {
        Lengths { away: Some(4), ..Lengths::DAY.with_windows().with_choices() }
    }

    fn absence(&self) -> Vec<Say> {
        let out = self.0.terms.absent_resign.then(|| Say::new("chaos-absence-out"));
        [Say::new("chaos-absence-away")].into_iter().chain(out).collect()
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

    fn simple_move(&self, state: &State, at: &Decision, choices: &mut dyn Chance) -> Option<Move> {
        simple::simple(self.table(state), at, choices)
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

    fn view(&self, state: &State, who: Viewer) -> View {
        view::view(self.table(state), who)
    }

    fn views(&self, state: &State, whos: &[Viewer]) -> Vec<View> {
        view::views(self.table(state), whos)
    }

    fn private_part(&self, view: &View) -> impl Serialize {
        view.private_part()
    }

    fn seen(&self, event: &Event, who: Viewer) -> Option<Seen> {
        Some(event.seen(who))
    }

    fn tell(&self, seen: &Seen) -> Tale {
        tell::tell(&self.0.pool, seen)
    }

    fn redraw(&self, state: &State, who: Viewer, dice: &mut dyn Chance) -> State {
        redraw::redraw(&self.0.pool, state, who, dice)
    }

    fn outcome(&self, state: &State) -> Option<Outcome> {
        state.end.as_ref().map(|end| Outcome { places: end.places.clone() })
    }

    fn forecast(&self, view: &View, at: DecisionId, with: &Move) -> Vec<(Share, Vec<Seen>)> {
        forecast::forecast(&self.0.pool, &self.0.terms, view, at, with)
    }

    fn value(&self, view: &View, seat: Seat) -> i32 {
        let worth = |side: &view::SeatView| {
            i32::from(side.total) * 4 + i32::from(side.hand) + i32::try_from(side.row.len()).unwrap_or(0) * 6
                - i32::from(side.warrior_bound)
        };
        let lasting = |seat: Seat| {
            let points =
                view.lasting.iter().filter(|of| of.at == seat).map(|of| i32::from(of.points)).sum::<i32>();
            points * 8
        };
        let of = |side: &view::SeatView| worth(side) - lasting(side.seat);
        let own = view.seats.iter().find(|side| side.seat == seat && !side.out).map_or(0, of);
        let others: i32 = view.seats.iter().filter(|side| side.seat != seat && !side.out).map(of).sum();
        let won = view
            .ended
            .as_ref()
            .is_some_and(|end| end.places.first().is_some_and(|first| first.contains(&seat)));
        own - others + if won { 10_000 } else { 0 }
    }

    fn follow(&self, view: &View, at: &Decision, order: &Order) -> Option<Move> {
        orders::follow(view, at, order)
    }

    fn objection(&self, state: &State, seat: Seat, with: &Move) -> Option<Illegal> {
        objection::objection(self.table(state), seat, with)
    }

    fn stands_back(&self, view: &View, at: &Decision, order: &Order, others: &[Order]) -> bool {
        orders::stands_back(view, at, order, others)
    }

    fn heed(&self, state: &State, seat: Seat, orders: &[Order]) -> Option<(DecisionId, Move)> {
        orders::heed(self.table(state), seat, orders)
    }

    fn left(&self, view: &View, at: &Decision, order: &Order, legal: bool) -> Option<Order> {
        orders::left(view, at, order, legal)
    }

    fn ask_order(&self, view: &View, path: &[Pick]) -> Result<Step<Order>, Illegal> {
        Orders::new(&self.0.pool, &self.0.terms, view).ask(path)
    }

    fn slot(&self, order: &Order) -> Key {
        order.slot()
    }

    fn tell_order(&self, order: &Order) -> Say {
        orders::tell_order(&self.0.pool, order)
    }

    fn sparing_orders(&self, _seat: Seat) -> Vec<Order> {
        vec![Order::sparing()]
    }

    fn preset_orders(&self, _seat: Seat) -> Vec<Order> {
        Vec::new()
    }

    fn turns(&self, state: &State) -> Option<u32> {
        Some(state.round)
    }

    fn chapter(&self, state: &State) -> Option<Say> {
        Some(match state.round {
            0 => Say::new("chapter-opening"),
            round => Say::new("chapter-round").with("number", round),
        })
    }

    fn ending(&self, state: &State) -> Ending {
        match state.end.as_ref().map(|end| end.why) {
            None | Some(Why::Last) => Ending::Goal,
            Some(Why::Stalemate) => Ending::Standstill,
            Some(Why::Agreed) => Ending::Agreement,
            Some(Why::Award) => Ending::Host,
        }
    }

    fn groups(&self, state: &State, seat: Seat) -> Vec<Group> {
        groups::groups(&self.0.pool, &self.0.terms, state, seat)
    }

    fn check(&self, state: &State) -> Result<(), String> {
        invariants::check(&self.0, state)
    }

    fn check_step(&self, before: &State, events: &[Event], after: &State) -> Result<(), String> {
        invariants::check_step(&self.0, before, events, after)
    }

    fn print_position(&self, state: &State) -> String {
        position::print(&self.0, state)
    }

    fn read_position(name: &str, text: &str) -> Result<(Self, State), String> {
        let (rules, state) = position::read(name, text)?;
        invariants::check(&rules, &state).map_err(|broken| format!("{name}: {broken}"))?;
        Ok((Self::of(rules), state))
    }
}

impl InSeries for Chaos {
    const SERIES: &'static str = "chaos-match";
    const LASTING: &'static [&'static str] = &["warrior", "starter", "card"];

    fn match_options() -> Vec<OptionSpec> {
        let mut all = Self::options();
        if let Some(order) = all.iter_mut().find(|spec| spec.key == "order") {
            order.default = "a b c ...";
        }
        all
    }

    fn for_match(mut setup: Setup) -> Setup {
        // The players move up from game to game, and so does the order of rounds: place a has the first.
        let places: Vec<String> = Seat::all(setup.seats).map(|seat| seat.to_string()).collect();
        setup.options.0.entry("order".to_owned()).or_insert_with(|| places.join(" "));
        setup
    }

    fn kits(&self, state: &State) -> Vec<Kit> {
        let kit = |seat: Seat| {
            let side = state.side(seat);
            let arsenal = Arsenal::of(side.hero, &side.brought);
            (!side.brought.is_empty()).then(|| Kit { seat, list: kits::print(self.pool(), &arsenal) })
        };
        state.seats().filter_map(kit).collect()
    }
}
