//! Lost Legends through the interface of all games.

use std::{ops::RangeInclusive, sync::Arc};

use skald_toolkit::grammar::{Grammar, Notation};
use skald_vocabulary::{
    chance::Chance,
    clauses::Clauses,
    interface::{
        Decision, DecisionId, Duty, Ending, Game, Group, Hints, Input, Kept, Key, Kit, Length, Lengths,
        Misuse, OptionSpec, Outcome, PackId, Pick, Points, Say, Seat, Setup, SetupError, Share, Step, Tale,
        Viewer, Waiting,
    },
    words::WordFile,
};

use crate::{
    ask::{self, Answers, Illegal, default_move},
    cards::{self, Pool},
    engine::{Engine, LEVELS, asked},
    eval::Eyes,
    event::Event,
    forecast, invariants,
    moves::Move,
    orders::{self, Order, Style},
    position,
    state::{Phase, Question, Secret, Side, State, Table, Why},
    view::View,
};

/// Lost Legends: the cards and the number of players of one table, shared by all its positions.
#[derive(Clone, Debug)]
pub struct Lost {
    pool: Arc<Pool>,
    players: u8,
}

impl Lost {
    /// A game with these cards.
    pub(crate) const fn with(pool: Arc<Pool>, players: u8) -> Self {
        Self { pool, players }
    }

    /// The cards.
    #[must_use]
    pub const fn pool(&self) -> &Arc<Pool> {
        &self.pool
    }

    fn engine<'a>(
        &'a self,
        state: &'a mut State,
        dice: &'a mut dyn Chance,
        out: &'a mut Vec<Event>,
    ) -> Engine<'a> {
        Engine { pool: &self.pool, state, dice, out }
    }

    /// What is owed, by public facts.
    fn owed(state: &State) -> impl Iterator<Item = ask::Owed> {
        ask::owed(&state.table, |seat| state.secret.choices.contains_key(&seat))
    }

    /// The same of one seat.
    fn owed_by(state: &State, seat: Seat) -> Option<ask::Owed> {
        ask::owed_by(&state.table, seat, |seat| state.secret.choices.contains_key(&seat))
    }

    /// Whoever asks for something after the end is told how it ended.
    fn goes_on(&self, state: &State) -> Result<(), Illegal> {
        let Some(outcome) = state.table.outcome() else { return Ok(()) };
        let winners = outcome.winners().to_vec();
        let eyes = Eyes { pool: &self.pool, table: &state.table };
        let points = winners.iter().map(|seat| eyes.score(*seat).total()).max().unwrap_or(0);
        Err(Illegal::Over { winners, points })
    }

    fn find(&self, state: &State, at: DecisionId) -> Result<ask::Owed, Illegal> {
        self.goes_on(state)?;
        let open = ask::seat_of(at).and_then(|seat| Self::owed_by(state, seat));
        open.filter(|owed| owed.id == at).ok_or_else(|| Misuse::Closed(at).into())
    }

    /// What may be answered in a decision that is open.
    fn answers<'s>(&'s self, state: &'s State, at: DecisionId) -> Result<Answers<'s>, Illegal> {
        let seat = self.find(state, at)?.seat;
        self.answers_of(&state.table, &state.secret, seat).ok_or_else(|| Misuse::Closed(at).into())
    }

    fn answers_of<'s>(&'s self, table: &'s Table, secret: &'s Secret, seat: Seat) -> Option<Answers<'s>> {
        let asked = asked(table, secret, seat)?;
        Some(Answers { eyes: Eyes { pool: &self.pool, table }, seat, asked, chain: None })
    }
}

/// The pictures of its cards, compiled in.
static ART: include_dir::Dir<'static> = include_dir::include_dir!("$CARGO_MANIFEST_DIR/../sets/lost/art");

impl Game for Lost {
    const ID: &'static str = "lost";
    const RULES: u32 = 1;
    const CLAUSES: Clauses =
        Clauses { ids: include_str!("clauses.txt"), index: include_str!("../../../docs/clauses/lost.toml") };
    const ART: Option<&'static include_dir::Dir<'static>> = Some(&ART);
    const LESSON: Option<&'static str> = Some(include_str!("../../sets/lost/lesson.toml"));
    // What equipment is good for shows in fights to come, not in the next position.
    const LED_BY_HABITS: bool = true;
    const WORDS: &'static [WordFile] = crate::WORDS;

    type State = State;
    type Move = Move;
    type Event = Event;
    type Seen = Event;
    type View = View;
    type Order = Order;
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

    fn length(&self) -> Length {
        crate::length::length(self.players)
    }

    fn clocks(&self) -> Lengths {
        Lengths::DAY.with_windows().with_choices()
    }

    fn bound(&self) -> Option<u64> {
        // A slot: selection, meeting, charge, attack and a look; cards used and used again; rewards; packets of all.
        let players = u64::from(self.players);
        let slot = 10 + 24 + players * 16;
        Some(players + u64::from(LEVELS) * (10 * players + 21 * players * slot))
    }

    fn start(&self, _: &[Kit], dice: &mut dyn Chance, out: &mut Vec<Event>) -> Result<State, SetupError> {
        let sides = Seat::all(self.players).map(|_| Side::default()).collect();
        let table = Table {
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
            row.wait(owed.seat, owed.span, Say::new(row.wait))
        };
        Waiting::Seats(owed.map(wait).collect())
    }

    fn open(&self, state: &State, seat: Seat) -> Vec<Decision> {
        let decision = |owed: ask::Owed| {
            ask::row(&owed).decision(owed.id, seat, owed.duty, owed.span, ask::prompt(&owed))
        };
        Self::owed_by(state, seat).into_iter().map(decision).collect()
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

    fn simple_move(&self, state: &State, at: &Decision, choices: &mut dyn Chance) -> Option<Move> {
        if at.duty != Duty::Owed {
            return None;
        }
        let habit = orders::simple(&self.view(state, Viewer::Seat(at.seat)), at);
        // Where a habit says nothing, the simplest answer is as good as any.
        habit.or_else(|| self.default_for(state, at.id, choices))
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
                if owed.kind == Key::of("take") {
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

    fn view(&self, state: &State, who: Viewer) -> View {
        View::of(&self.pool, &Arc::new(state.table.clone()), &state.secret, who)
    }

    fn views(&self, state: &State, whos: &[Viewer]) -> Vec<View> {
        View::all(&self.pool, state, whos)
    }

    fn seen(&self, event: &Event, who: Viewer) -> Option<Event> {
        event.seen(who)
    }

    fn tell(&self, seen: &Event) -> Tale {
        seen.tell(&self.pool)
    }

    fn redraw(&self, state: &State, who: Viewer, dice: &mut dyn Chance) -> State {
        state.redraw(who, dice)
    }

    fn outcome(&self, state: &State) -> Option<Outcome> {
        state.table.outcome()
    }

    fn plays_on(&self, state: &State, seat: Seat) -> bool {
        self.outcome(state).is_none() && !state.table.side(seat).left
    }

    fn forecast(&self, view: &View, at: DecisionId, with: &Move) -> Vec<(Share, Vec<Event>)> {
        forecast::forecast(view, at, with)
    }

    fn hints(&self, view: &View, at: DecisionId, path: &[Pick]) -> Hints {
        forecast::hints(view, at, path)
    }

    fn value(&self, view: &View, seat: Seat) -> i32 {
        let eyes = view.eyes();
        let others: i32 = view.table.seats().map(|other| invariants::worth(eyes, other)).sum();
        i32::from(view.table.players()) * invariants::worth(eyes, seat) - others
    }

    fn objection(&self, state: &State, seat: Seat, with: &Move) -> Option<Illegal> {
        // A move of the kind that is asked for is judged where it is asked.
        let asked = Self::owed_by(state, seat);
        if asked.is_some_and(|owed| with.answers(owed.kind.as_str())) {
            return None;
        }
        orders::objection(self, state, seat, with)
    }

    fn follow(&self, view: &View, at: &Decision, order: &Order) -> Option<Move> {
        orders::follow(view, at, order)
    }

    fn stands_back(&self, view: &View, at: &Decision, order: &Order, others: &[Order]) -> bool {
        orders::stands_back(view, at, order, others)
    }

    fn left(&self, view: &View, at: &Decision, order: &Order, legal: bool) -> Option<Order> {
        orders::left(view, at, order, legal)
    }

    fn kept(&self, view: &View, order: &Order) -> Kept<Order> {
        orders::kept(view, order)
    }

    fn ask_order(&self, view: &View, path: &[Pick]) -> Result<Step<Order>, Illegal> {
        orders::Orders(view).ask(path)
    }

    fn slot(&self, order: &Order) -> Key {
        order.slot()
    }

    fn tell_order(&self, order: &Order) -> Say {
        order.say(&self.pool)
    }

    fn preset_orders(&self, _: Seat) -> Vec<Order> {
        Vec::new()
    }

    fn sparing_orders(&self, _: Seat) -> Vec<Order> {
        // What stops others is whoever is hurt in a foreign slot (D13, D14).
        vec![Order::Defend(Style::Two), Order::Heal]
    }

    fn turns(&self, state: &State) -> Option<u32> {
        Some(state.table.rounds.into())
    }

    fn chapter(&self, state: &State) -> Option<Say> {
        Some(match state.table.rounds {
            0 => Say::new("chapter-opening"),
            round => Say::new("chapter-round").with("number", u32::from(round)),
        })
    }

    fn ending(&self, state: &State) -> Ending {
        match &state.table.phase {
            Phase::Over { why: Why::Time | Why::Award, .. } => Ending::Host,
            _ if state.table.deserted() => Ending::Departure,
            _ => Ending::Goal,
        }
    }

    fn groups(&self, state: &State, seat: Seat) -> Vec<Group> {
        let hero = state.table.side(seat).hero;
        // The specification names 17 % to 26 % at five players.
        let of = |hero: cards::Hero| Group {
            kind: "hero",
            value: hero.to_string(),
            tolerance: Share(600),
            told: None,
        };
        [Group::seat(seat)].into_iter().chain(hero.map(of)).collect()
    }

    fn points(&self, state: &State, seat: Seat) -> Vec<Points> {
        let score = Eyes { pool: &self.pool, table: &state.table }.score(seat);
        // The specification names about 49, 45 and 41 points for three, four and five players, and 60 for the winner.
        let usual = match self.players {
            3 => 49,
            4 => 45,
            _ => 41,
        };
        let of = |source, points: u16, told| Points { source, points: points.into(), told };
        let won = self.outcome(state).is_some_and(|outcome| outcome.winners().contains(&seat));
        let sources = [
            of("legend markers", score.legend, None),
            of("experience", score.xp, None),
            of("trophy tokens", score.tokens, None),
            of("gold", score.gold, None),
            of("together", score.total(), Some(usual)),
        ];
        sources.into_iter().chain(won.then(|| of("together, the winner", score.total(), Some(60)))).collect()
    }

    fn check(&self, state: &State) -> Result<(), String> {
        invariants::check(self, state)
    }

    fn check_step(&self, before: &State, events: &[Event], after: &State) -> Result<(), String> {
        invariants::check_step(self, before, events, after)
    }

    fn print_position(&self, state: &State) -> String {
        position::print(state)
    }

    fn read_position(name: &str, text: &str) -> Result<(Self, State), String> {
        position::read(name, text)
    }
}

impl Lost {
    /// A seat that there is, and whose player has not left.
    fn is_here(&self, state: &State, seat: Seat) -> Result<(), Illegal> {
        if seat.0 >= self.players {
            return Err(Misuse::NoSuchSeat(seat).into());
        }
        if state.table.side(seat).left { Err(Misuse::Out(seat).into()) } else { Ok(()) }
    }

    /// Whether a move is no answer in a decision because something else is asked: for the objection.
    pub(crate) fn question(state: &State, seat: Seat) -> Option<&Question> {
        let fight = state.table.fight()?;
        fight.asks.iter().find(|ask| ask.seat == seat).map(|ask| &ask.what)
    }
}
