//! Legends At War as a [`Game`]: every method leads to the room that knows.

use std::{ops::RangeInclusive, sync::Arc};

use serde::Serialize;

use super::{
    ask::{self, Answers, Illegal, Kind},
    cards::Pool,
    engine::{Engine, TURNS_PER_SPACE, turn_limit},
    event::{Event, Seen},
    forecast, groups, heat, invariants, kits,
    moves::Move,
    options::{Form, Why},
    orders::{self, Consent, Order, Orders},
    position, redraw,
    setup::Rules,
    state::{Phase, State},
    tell,
    view::{self, View},
};
use skald_toolkit::{grammar::Grammar, series::InSeries};
use skald_vocabulary::clauses::Clauses;
use skald_vocabulary::{
    chance::Chance,
    interface::{
        Decision, DecisionId, Ending, Game, Group, Hints, Input, Key, Kit, KitBook, Length, Lengths, Misuse,
        OptionKind, OptionSpec, Options, Outcome, PackId, Pick, Say, Seat, Setup, SetupError, Share, Step,
        Tale, Viewer, Waiting,
    },
};

/// Legends At War: options, packs and cards of one table, shared by all its positions.
#[derive(Clone, Debug)]
pub struct Law(Arc<Rules>);

impl Law {
    /// All characters and pieces of this table.
    #[must_use]
    pub fn pool(&self) -> &Pool {
        &self.0.pool
    }

    /// What this table was opened with.
    #[must_use]
    pub fn rules(&self) -> &Rules {
        &self.0
    }

    fn engine<'e>(
        &'e self,
        state: &'e mut State,
        dice: &'e mut dyn Chance,
        out: &'e mut Vec<Event>,
    ) -> Engine<'e> {
        Engine { rules: &self.0, state, dice, out }
    }

    fn withdraw(
        &self,
        state: &mut State,
        at: DecisionId,
        dice: &mut dyn Chance,
        out: &mut Vec<Event>,
    ) -> Result<(), Illegal> {
        let (seat, kind) = ask::standing_as(&self.0, state, at)?;
        if !ask::is_given(&self.0, state, seat, kind) {
            return Err(Misuse::NothingGiven(at).into());
        }
        match &mut state.phase {
            Phase::Decks(asked) => {
                drop(asked.withdraw(seat));
                if let Some(player) = state.player_mut(seat) {
                    player.brought = false;
                }
            }
            Phase::Plans(_) if kind == Kind::Plan => self.engine(state, dice, out).withdraw_plan(seat),
            Phase::Plans(_) | Phase::Agree { .. } => self.engine(state, dice, out).withdraw_agreement(seat),
            Phase::Starter(named) => {
                for (_, first) in named.iter_mut().filter(|(member, _)| *member == seat) {
                    *first = None;
                }
            }
            _ => {}
        }
        Ok(())
    }

    /// What may be answered in a decision that stands.
    fn answers<'s>(&'s self, state: &'s State, at: DecisionId) -> Result<Answers<'s>, Illegal> {
        let (seat, kind) = ask::standing_as(&self.0, state, at)?;
        Ok(Answers { rules: &self.0, state, seat, kind })
    }
}

/// The pictures of its cards, compiled in.
static ART: include_dir::Dir<'static> = include_dir::include_dir!("$CARGO_MANIFEST_DIR/../sets/law/art");

impl Game for Law {
    const ID: &'static str = "law";
    const RULES: u32 = 1;
    const CLAUSES: Clauses =
        Clauses { ids: include_str!("clauses.txt"), index: include_str!("../../../docs/clauses/law.toml") };
    const ART: Option<&'static include_dir::Dir<'static>> = Some(&ART);
    const LESSON: Option<&'static str> = Some(include_str!("../../sets/law/lesson.toml"));
    const WORDS: &'static [skald_vocabulary::words::WordFile] = crate::WORDS;

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
        self.0.setup.seats
    }

    fn options() -> Vec<OptionSpec> {
        let spec = |key, about, kind, default| OptionSpec { key, about: Say::new(about), kind, default };
        let choice = |words: &[(&'static str, &'static str)]| {
            OptionKind::Choice(words.iter().map(|(word, label)| (*word, Say::new(label))).collect())
        };
        vec![
            spec(
                "form",
                "law-option-form",
                choice(&[
                    ("standard", "law-option-form-standard"),
                    ("ragnarok", "law-option-form-ragnarok"),
                    ("skirmish", "law-option-form-skirmish"),
                    ("team", "law-option-form-team"),
                ]),
                "standard",
            ),
            spec(
                "sides",
                "law-option-sides",
                choice(&[
                    ("both", "law-option-sides-both"),
                    ("alpha", "law-option-sides-alpha"),
                    ("omega", "law-option-sides-omega"),
                ]),
                "both",
            ),
            spec("starter", "law-option-starter", OptionKind::Text, "random"),
            spec("pieces", "law-option-pieces", OptionKind::Text, "random"),
        ]
    }

    fn new(setup: &Setup) -> Result<Self, SetupError> {
        Rules::new(setup).map(|rules| Self(Arc::new(rules)))
    }

    fn packs(&self) -> Vec<PackId> {
        self.0.packs.clone()
    }

    fn kit_options() -> Option<Options> {
        Some(Options::default().with("form", "skirmish"))
    }

    fn kit_book(&self) -> Option<Box<dyn KitBook>> {
        let book = || Box::new(kits::Book::new(Arc::clone(&self.0))) as Box<dyn KitBook>;
        (self.0.form == Form::Skirmish).then(book)
    }

    fn length(&self) -> Length {
        super::length::length(self.0.form, self.0.setup.seats)
    }

    fn clocks(&self) -> Lengths {
        match self.0.form {
            Form::Standard => Lengths::DAY,
            Form::Skirmish => Lengths::DAY.with_long(),
            Form::Team => Lengths::DAY.with_windows().with_choices(),
            Form::Ragnarok => Lengths::DAY.with_windows(),
        }
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
        tell::tell(&self.0, seen)
    }

    fn redraw(&self, state: &State, who: Viewer, dice: &mut dyn Chance) -> State {
        redraw::redraw(&self.0, state, who, dice)
    }

    fn outcome(&self, state: &State) -> Option<Outcome> {
        state.end.as_ref().map(|end| Outcome { places: end.places.clone() })
    }

    fn forecast(&self, view: &View, at: DecisionId, with: &Move) -> Vec<(Share, Vec<Seen>)> {
        forecast::forecast(&self.0, view, at, with)
    }

    fn hints(&self, view: &View, _at: DecisionId, path: &[Pick]) -> Hints {
        heat::hints(view, path)
    }

    fn value(&self, view: &View, seat: Seat) -> i32 {
        forecast::value(view, seat)
    }

    fn follow(&self, view: &View, at: &Decision, order: &Order) -> Option<Move> {
        orders::follow(&self.0, view, at, order)
    }

    fn ask_order(&self, view: &View, path: &[Pick]) -> Result<Step<Order>, Illegal> {
        Orders { rules: &self.0, view }.ask(path)
    }

    fn slot(&self, order: &Order) -> Key {
        orders::slot(order)
    }

    fn tell_order(&self, order: &Order) -> Say {
        orders::tell_order(&self.0, order)
    }

    fn preset_orders(&self, _seat: Seat) -> Vec<Order> {
        // Where there are decks, Phoenix cards stay as they lie unless a player wants to be asked (D10).
        if self.0.form == Form::Ragnarok { Vec::new() } else { vec![Order::Rise] }
    }

    fn sparing_orders(&self, _seat: Seat) -> Vec<Order> {
        // What stops others is somebody's answer in a foreign turn (D18) or about a mate's plan (D13).
        match self.0.form {
            Form::Ragnarok => vec![Order::Give(Vec::new())],
            Form::Team => vec![Order::Agree(Consent::One)],
            _ => Vec::new(),
        }
    }

    fn turns(&self, state: &State) -> Option<u32> {
        Some(u32::from(state.seq.saturating_sub(1)))
    }

    fn ending(&self, state: &State) -> Ending {
        match state.end.as_ref().map(|end| end.why) {
            Some(Why::Counted) if state.turn >= turn_limit(state) => Ending::Limit,
            None | Some(Why::Counted) => Ending::Goal,
            Some(Why::Left) => Ending::Departure,
            Some(Why::Time | Why::Award) => Ending::Host,
        }
    }

    fn side(&self, _state: &State, seat: Seat) -> u8 {
        self.0.side(seat)
    }

    fn groups(&self, state: &State, seat: Seat) -> Vec<Group> {
        groups::groups(&self.0, state, seat)
    }

    fn variants(seats: u8) -> Vec<Options> {
        groups::variants(seats)
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
        position::read(name, text).map(|(rules, state)| (Self(Arc::new(rules)), state))
    }
}

impl InSeries for Law {
    const SERIES: &'static str = "law-match";

    fn for_match(mut setup: Setup) -> Setup {
        // The host rotates the first seat by one (LAW-14.5): the players move up, and place a begins.
        setup.options.0.entry("starter".to_owned()).or_insert_with(|| "a".to_owned());
        setup
    }

    fn kits(&self, state: &State) -> Vec<Kit> {
        // The games of a match are separate (LAW-14.5): a deck that was brought is brought to each of them, one that was
        // built at the table is built anew.
        let deck = |seat: Seat| match &state.phase {
            Phase::Decks(asked) => asked.own(seat).cloned(),
            _ => state.player(seat).map(|player| player.built.clone()),
        };
        let kit = |seat: Seat| {
            let deck = deck(seat).filter(|deck| !deck.is_empty())?;
            let known = kits::Known::of_cards(&self.0.pool, &deck);
            Some(Kit { seat, list: kits::print(&self.0, &known) })
        };
        let brought = |seat: &Seat| state.player(*seat).is_some_and(|player| player.brought);
        state.seats().filter(brought).filter_map(kit).collect()
    }
}
