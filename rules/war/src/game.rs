//! War as a [`Game`]: every method leads to the room that knows.

use std::{ops::RangeInclusive, sync::Arc};

use serde::Serialize;

use super::{
    ask::{self, Answers, Illegal, Stands},
    cards::Pool,
    engine::Engine,
    event::{Event, Seen},
    forecast, invariants,
    moves::Move,
    options::{Pace, Why},
    orders::{self, Order, Orders},
    position, redraw,
    setup::Rules,
    state::{Prepared, State},
    tell,
    view::{self, View},
};
use skald_toolkit::grammar::{Grammar, Notation, Spelled};
use skald_vocabulary::clauses::Clauses;
use skald_vocabulary::{
    chance::Chance,
    interface::{
        Decision, DecisionId, Ending, Game, Input, Key, Kit, Length, Lengths, Misuse, OptionKind, OptionSpec,
        Outcome, PackId, Pick, Say, Seat, Setup, SetupError, Share, Step, Tale, Viewer, Waiting,
    },
};

/// The Rules of War: options, packs and cards of one table, shared by all its positions.
#[derive(Clone, Debug)]
pub struct War(Arc<Rules>);

impl War {
    /// The rules of a table that was opened so.
    pub(super) fn of(rules: Rules) -> Self {
        Self(Arc::new(rules))
    }

    /// All cards that may be dealt at this table.
    #[must_use]
    pub fn pool(&self) -> &Pool {
        &self.0.pool
    }

    /// Why `seat` cannot use the Legend with the id `legend` now; `None` when it is being asked about it.
    #[must_use]
    pub fn why_not(&self, state: &State, seat: Seat, legend: Key) -> Option<Illegal> {
        let card = self.0.pool.find(legend)?;
        ask::why_not(&self.0.pool, state, seat, card)
    }

    /// What may be answered in a decision that stands; `acts` when the answer would use an ability.
    fn answers<'s>(&'s self, state: &'s State, at: DecisionId, acts: bool) -> Result<Answers<'s>, Illegal> {
        let pool = &self.0.pool;
        let stands = ask::find(pool, self.0.terms.pace, state, at, acts)?;
        Ok(Answers { pool, state, stands })
    }

    fn engine<'e>(
        &'e self,
        state: &'e mut State,
        dice: &'e mut dyn Chance,
        out: &'e mut Vec<Event>,
    ) -> Engine<'e> {
        Engine { pool: &self.0.pool, terms: self.0.terms, state, dice, out, blind: false, all_hold: false }
    }

    fn over(state: &State) -> Option<Illegal> {
        let end = state.end.as_ref()?;
        Some(Illegal::Over(end.places.first().map_or_else(Vec::new, |first| first.iter().collect())))
    }

    fn answer(
        &self,
        state: &mut State,
        at: DecisionId,
        with: &Move,
        dice: &mut dyn Chance,
        out: &mut Vec<Event>,
    ) -> Result<(), Illegal> {
        let rules = &self.0;
        let words = with.words();
        let acts = words.first().is_some_and(|verb| Move::acts(verb.pick().as_str()));
        let answers = self.answers(state, at, acts)?;
        let (stands, act) = (answers.stands, answers.read(&words)?);
        match stands {
            Stands::Draw(seat) => self.engine(state, dice, out).press_draw(seat),
            Stands::Queued(place, entry) if place != state.window.at => {
                // An answer ahead must be legal now, so that its owner is not misled (WAR-15.4).
                if !ask::may(&rules.pool, state, entry) {
                    return Err(ask::why_unmet(&rules.pool, state, entry));
                }
                state.prepared.retain(|prepared| prepared.place != place);
                state.prepared.push(Prepared { place, answer: with.clone() });
                state.prepared.sort_by_key(|prepared| prepared.place);
            }
            Stands::Queued(..) | Stands::Look(_) => self.engine(state, dice, out).answer(&act),
        }
        Ok(())
    }

    fn withdraw(&self, state: &mut State, at: DecisionId) -> Result<(), Illegal> {
        let rules = &self.0;
        let Stands::Queued(place, _) = ask::find(&rules.pool, rules.terms.pace, state, at, false)? else {
            return Err(Misuse::NothingGiven(at).into());
        };
        if !state.prepared.iter().any(|prepared| prepared.place == place) {
            return Err(Misuse::NothingGiven(at).into());
        }
        state.prepared.retain(|prepared| prepared.place != place);
        Ok(())
    }
}

/// The pictures of its cards, compiled in.
static ART: include_dir::Dir<'static> = include_dir::include_dir!("$CARGO_MANIFEST_DIR/../sets/war/art");

impl Game for War {
    const ID: &'static str = "war";
    const RULES: u32 = 1;
    const CLAUSES: Clauses =
        Clauses { ids: include_str!("clauses.txt"), index: include_str!("../../../docs/clauses/war.toml") };
    const ART: Option<&'static include_dir::Dir<'static>> = Some(&ART);
    const LESSON: Option<&'static str> = Some(include_str!("../../sets/war/lesson.toml"));
    const WORDS: &'static [skald_vocabulary::words::WordFile] = crate::WORDS;

    type State = State;
    type Move = Move;
    type Event = Event;
    type Seen = Seen;
    type View = View;
    type Order = Order;
    type Illegal = Illegal;

    fn seats() -> RangeInclusive<u8> {
        2..=6
    }

    fn seated(&self) -> u8 {
        self.0.setup.seats
    }

    fn options() -> Vec<OptionSpec> {
        let spec = |key, about, kind, default| OptionSpec { key, about: Say::new(about), kind, default };
        vec![
            spec(
                "deck",
                "war-option-deck",
                OptionKind::Choice(vec![
                    ("skirmish", Say::new("war-option-deck-skirmish")),
                    ("grand", Say::new("war-option-deck-grand")),
                    ("pool", Say::new("war-option-deck-pool")),
                ]),
                "skirmish",
            ),
            spec("legends", "war-option-legends", OptionKind::Text, "random"),
            spec(
                "turn_limit",
                "war-option-turn-limit",
                OptionKind::Number { min: 0, max: 10_000 },
                "1000 (Grand: 3000)",
            ),
            spec("batch", "war-option-batch", OptionKind::Number { min: 1, max: 100 }, "25"),
            spec(
                "pace",
                "war-option-pace",
                OptionKind::Choice(vec![
                    ("auto", Say::new("war-option-pace-auto")),
                    ("ready", Say::new("war-option-pace-ready")),
                ]),
                "auto",
            ),
        ]
    }

    fn new(setup: &Setup) -> Result<Self, SetupError> {
        Rules::new(setup).map(Self::of)
    }

    fn packs(&self) -> Vec<PackId> {
        self.0.packs.clone()
    }

    fn length(&self) -> Length {
        super::length::length(self.0.deck, &self.0.terms, self.0.setup.seats)
    }

    fn clocks(&self) -> Lengths {
        // The questions of one turn share its time; pressing Draw is a press (WAR-15.2).
        match self.0.terms.pace {
            Pace::Auto => Lengths::DAY,
            Pace::Ready => Lengths::DAY.with_choices(),
        }
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

    fn view(&self, state: &State, who: Viewer) -> View {
        view::view(&self.0, state, who)
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
        redraw::redraw(state, who, dice)
    }

    fn outcome(&self, state: &State) -> Option<Outcome> {
        let end = state.end.as_ref()?;
        Some(Outcome { places: end.places.iter().map(|place| place.iter().collect()).collect() })
    }

    fn forecast(&self, view: &View, at: DecisionId, with: &Move) -> Vec<(Share, Vec<Seen>)> {
        forecast::forecast(&self.0, view, at, with)
    }

    fn value(&self, view: &View, seat: Seat) -> i32 {
        let cards = |side: &view::SeatView| {
            i32::from(side.drawable())
                + i32::try_from(side.support.len()).unwrap_or(0)
                + i32::from(side.active.is_some())
        };
        let own = view.seats.iter().find(|side| side.seat == seat).map_or(0, cards);
        let other = view.seats.iter().filter(|side| side.seat != seat).map(cards).max().unwrap_or(0);
        let won = view
            .ended
            .as_ref()
            .is_some_and(|end| end.places.first().is_some_and(|first| first.contains(&seat)));
        own - other + if won { 1000 } else { 0 }
    }

    fn follow(&self, view: &View, at: &Decision, order: &Order) -> Option<Move> {
        orders::follow(view, at, order)
    }

    fn ask_order(&self, view: &View, path: &[Pick]) -> Result<Step<Order>, Illegal> {
        Orders { pool: &self.0.pool, view }.ask(path)
    }

    fn slot(&self, order: &Order) -> Key {
        orders::slot(order)
    }

    fn tell_order(&self, order: &Order) -> Say {
        orders::tell_order(&self.0.pool, order)
    }

    fn preset_orders(&self, _seat: Seat) -> Vec<Order> {
        orders::presets(&self.0.pool)
    }

    fn sparing_orders(&self, _seat: Seat) -> Vec<Order> {
        orders::holding(&self.0.pool)
    }

    fn turns(&self, state: &State) -> Option<u32> {
        Some(state.turn)
    }

    // Several turns may be played at once, so a part goes on from the turn with which it begins.
    fn chapter(&self, state: &State) -> Option<Say> {
        Some(Say::new("chapter-from-turn").with("number", state.turn.saturating_add(1)))
    }

    fn ending(&self, state: &State) -> Ending {
        match state.end.as_ref().map(|end| end.why) {
            None | Some(Why::Alone | Why::Nobody) => Ending::Goal,
            Some(Why::Limit) => Ending::Limit,
            Some(Why::Left | Why::Deserted) => Ending::Departure,
            Some(Why::Time | Why::Award) => Ending::Host,
        }
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
