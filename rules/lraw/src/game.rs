//! Legions: Realms at War through the interface of all games.

use std::{
    ops::RangeInclusive,
    sync::{Arc, LazyLock},
};

use skald_toolkit::{
    grammar::{Grammar, Notation, Spoken},
    lists::together,
    packs::BadPack,
};
use skald_vocabulary::{
    chance::Chance,
    clauses::Clauses,
    interface::{
        Decision, DecisionId, Ending, Game, Group, Input, Key, Kit, KitBook, Length, Lengths, Misuse,
        OptionSpec, Options, Outcome, PackId, Pick, Say, Seat, Setup, SetupError, Share, Step, Tale, Viewer,
        Waiting,
    },
    words::WordFile,
};

use crate::{
    ask::{Answers, Hold, Illegal, Sides, defaults, rows},
    cards::{BASE, Pack, Pool, STARTERS},
    engine::{Act, Engine},
    eval,
    event::{Event, Seen},
    invariants,
    kits::{self, Deck, Limits},
    moves::Move,
    options,
    orders::{self, Order, Orders},
    position, redraw, setup,
    state::{Asked, Code, State},
    tell,
    view::View,
};

/// The label of the draw that gives a seat without a deck a ready-made one.
const STARTER: &str = "starter";

/// Hours in milliseconds.
const HOUR: i64 = 60 * 60_000;

/// Cards, and how many copies of them are allowed.
type Standard = (Arc<Pool>, Arc<Limits>);

/// The game's own cards and its list of restricted ones, read once: most tables play with them.
static STANDARD: LazyLock<Result<Standard, BadPack>> = LazyLock::new(|| {
    let pool = Pool::new(&[Pack::read("base.toml", BASE)?])?;
    let limits = Limits::standard(&pool)?;
    Ok((Arc::new(pool), Arc::new(limits)))
});

/// Legions: Realms at War: the cards and the number of players of one table, shared by all its positions.
#[derive(Clone, Debug)]
pub struct Lraw {
    pool: Arc<Pool>,
    limits: Arc<Limits>,
    players: u8,
    /// Cards may change places with the Side Decks before the game (LRAW-1.1.4).
    siding: bool,
    /// How many cards more those draw who do not begin.
    later: u8,
}

/// The game's own cards; while a test takes words out of them, what it leaves.
fn own_cards() -> Result<Standard, SetupError> {
    #[cfg(test)]
    if let Some(other) = crate::tests::language::other() {
        return Ok(other);
    }
    STANDARD.as_ref().map_err(bad_pack).cloned()
}

fn bad_pack(bad: &BadPack) -> SetupError {
    SetupError::new(Say::new("lraw-setup-pack").with("fault", bad.to_string()), "")
}

impl Lraw {
    /// A game with the game's own cards.
    ///
    /// # Errors
    /// [`SetupError`] when so many cannot play.
    pub fn standard(players: u8) -> Result<Self, SetupError> {
        Self::new(&Setup { seats: players, ..Setup::default() })
    }

    /// The cards.
    #[must_use]
    pub const fn pool(&self) -> &Arc<Pool> {
        &self.pool
    }

    /// The list of restricted cards.
    #[must_use]
    pub const fn limits(&self) -> &Arc<Limits> {
        &self.limits
    }

    fn engine<'a>(
        &'a self,
        state: &'a mut State,
        dice: &'a mut dyn Chance,
        out: &'a mut Vec<Event>,
    ) -> Engine<'a> {
        Engine::new(&self.pool, state, dice, out)
    }

    /// What may be said to the question that stands, if it is this one.
    fn answers<'s>(&'s self, state: &'s State, at: DecisionId) -> Result<Answers<'s>, Illegal> {
        if state.end.is_some() {
            return Err(Misuse::Over.into());
        }
        if let Some(seat) = rows::sided(state, at) {
            return Err(Self::is_in(state, seat));
        }
        if state.asked.is_none() || rows::id(state) != at {
            return Err(Misuse::Closed(at).into());
        }
        Ok(Answers::new(&self.pool, state))
    }

    /// What may be swapped in a decision, if it is one of side decking.
    fn sides<'s>(&'s self, state: &State, at: DecisionId) -> Option<Sides<'s>> {
        let seat = rows::sides(state, at).filter(|_| state.end.is_none())?;
        Some(Sides { pool: &self.pool, deck: setup::deck_of(&self.pool, state, seat) })
    }

    /// Whose wish to be asked about an own item is taken down (5.2.5).
    fn holding(&self, state: &State, at: DecisionId) -> Option<Seat> {
        rows::holder(at).filter(|seat| self.is_here(state, *seat).is_ok())
    }

    /// The player's choice is in, and the other one's is not (B-05).
    fn is_in(state: &State, seat: Seat) -> Illegal {
        let others: Vec<Seat> = state.siding.iter().flat_map(|siding| siding.waiting()).collect();
        let others: Vec<Seat> = others.into_iter().filter(|other| *other != seat).collect();
        Illegal::Because(Say::new("lraw-refuse-is-in").with("who", others), "LRAW-1.1.9")
    }

    /// A seat that there is, and whose player is still in the game.
    fn is_here(&self, state: &State, seat: Seat) -> Result<(), Illegal> {
        if state.end.is_some() {
            return Err(Misuse::Over.into());
        }
        if seat.0 >= self.players {
            return Err(Misuse::NoSuchSeat(seat).into());
        }
        if state.side(seat).lost { Err(Misuse::Out(seat).into()) } else { Ok(()) }
    }

    /// The deck that a seat brings; whoever brings none is lent a ready-made one.
    fn deck(&self, kits: &[Kit], seat: Seat, dice: &mut dyn Chance) -> Result<Deck, SetupError> {
        let list = kits.iter().find(|kit| kit.seat == seat).map(|kit| kit.list.as_str());
        let list = list.filter(|list| !list.trim().is_empty()).unwrap_or_else(|| {
            let count = u32::try_from(STARTERS.len()).unwrap_or(1);
            let at = usize::try_from(dice.pick(STARTER, count)).unwrap_or(0);
            STARTERS.get(at).map_or("", |(_, list)| list)
        });
        let checked = kits::check(&self.pool, &self.limits, list);
        checked.map(|(deck, _)| deck).map_err(|faults| {
            let say = Say::new("lraw-setup-deck").with("who", seat).with("faults", together(&faults));
            SetupError::new(say, faults.first().map_or("", |fault| fault.clause))
        })
    }
}

/// The pictures of its cards, compiled in.
static ART: include_dir::Dir<'static> = include_dir::include_dir!("$CARGO_MANIFEST_DIR/../sets/lraw/art");

impl Game for Lraw {
    const ID: &'static str = "lraw";
    const RULES: u32 = 1;
    const CLAUSES: Clauses =
        Clauses { ids: include_str!("clauses.txt"), index: include_str!("../../../docs/clauses/lraw.toml") };
    const ART: Option<&'static include_dir::Dir<'static>> = Some(&ART);
    const LESSON: Option<&'static str> = Some(include_str!("../../sets/lraw/lesson.toml"));
    const ENDS_TURN: Option<&'static str> = Some("end");
    const WORDS: &'static [WordFile] = crate::WORDS;

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
        self.players
    }

    fn options() -> Vec<OptionSpec> {
        options::specs()
    }

    fn proposals(_: u8, _: bool) -> Options {
        options::proposals()
    }

    fn new(setup: &Setup) -> Result<Self, SetupError> {
        options::check(setup)?;
        if !Self::seats().contains(&setup.seats) {
            return Err(SetupError::new(Say::new("lraw-setup-players").with("count", setup.seats), ""));
        }
        let (pool, limits) = own_cards()?;
        let pool = if setup.packs.is_empty() {
            pool
        } else {
            let mut packs = vec![Pack::read("base.toml", BASE).map_err(|bad| bad_pack(&bad))?];
            for own in &setup.packs {
                packs.push(Pack::read(&own.name, &own.text).map_err(|bad| bad_pack(&bad))?);
            }
            Arc::new(Pool::new(&packs).map_err(|bad| bad_pack(&bad))?)
        };
        let limits = match options::list(setup) {
            Some(Limits::FIRST) if setup.packs.is_empty() => limits,
            Some(version) => Arc::new(Limits::of_version(version, &pool).map_err(|bad| bad_pack(&bad))?),
            None => Arc::new(Limits::default()),
        };
        let (siding, later) = (options::siding(setup), options::later(setup));
        Ok(Self { pool, limits, players: setup.seats, siding, later })
    }

    fn packs(&self) -> Vec<PackId> {
        self.pool.packs().iter().chain(&self.limits.fixed).cloned().collect()
    }

    fn kit_options() -> Option<Options> {
        Some(Options::default())
    }

    fn kit_book(&self) -> Option<Box<dyn KitBook>> {
        Some(Box::new(kits::Book::new(Arc::clone(&self.pool), Arc::clone(&self.limits))))
    }

    fn length(&self) -> Length {
        crate::length::length(self.players)
    }

    /// A day for a turn, eight hours for an answer, twelve for all answers of a foreign turn (CLK-1 to CLK-3).
    fn clocks(&self) -> Lengths {
        Lengths { window: Some(8 * HOUR), answers: Some(12 * HOUR), ..Lengths::DAY }
    }

    fn bound(&self) -> Option<u64> {
        // A player with an empty deck may go on for ever (LRAW-2.0.7).
        None
    }

    fn start(&self, kits: &[Kit], dice: &mut dyn Chance, out: &mut Vec<Event>) -> Result<State, SetupError> {
        let decks: Result<Vec<Deck>, SetupError> =
            Seat::all(self.players).map(|seat| self.deck(kits, seat, dice)).collect();
        let mut state = setup::lay_out(&self.pool, &decks?, self.later);
        let mut engine = self.engine(&mut state, dice, out);
        if self.siding {
            engine.ask_sides(None);
        } else {
            engine.begin(None);
        }
        Ok(state)
    }

    fn waiting(&self, state: &State) -> Waiting {
        if state.end.is_some() {
            return Waiting::Over;
        }
        Waiting::Seats(rows::wait(state))
    }

    fn open(&self, state: &State, seat: Seat) -> Vec<Decision> {
        if state.end.is_some() {
            return Vec::new();
        }
        let prompt = |question: &_| Answers::prompt_of(&self.pool, state, question);
        rows::open(state, seat, prompt).into_iter().collect()
    }

    fn ask(&self, state: &State, at: DecisionId, path: &[Pick]) -> Result<Step<Move>, Illegal> {
        if let Some(sides) = self.sides(state, at) {
            return Ok(Spoken(&sides).ask(path)?.map(|(_, words)| Move::of(&words)));
        }
        if self.holding(state, at).is_some() {
            return Ok(Spoken(&Hold).ask(path)?.map(|(_, words)| Move::of(&words)));
        }
        let answers = self.answers(state, at)?;
        Ok(Spoken(&answers).ask(path)?.map(|(_, words)| Move::of(&words)))
    }

    fn legal<'s>(&'s self, state: &'s State, at: DecisionId) -> impl Iterator<Item = Move> + 's {
        let sides = self.sides(state, at).into_iter();
        let sides = sides.flat_map(|sides| Spoken(sides).legal().map(|(_, words)| Move::of(&words)));
        let answers = self.answers(state, at).into_iter();
        sides.chain(answers.flat_map(|answers| Spoken(answers).legal().map(|(_, words)| Move::of(&words))))
    }

    fn random_move(&self, state: &State, at: DecisionId, choices: &mut dyn Chance) -> Result<Move, String> {
        if let Some(sides) = self.sides(state, at) {
            let (_, words) = Spoken(&sides).random(choices).map_err(|unsound| unsound.to_string())?;
            return Ok(Move::of(&words));
        }
        let answers = self.answers(state, at).map_err(|closed| format!("{closed:?}"))?;
        let (_, words) = Spoken(&answers).random(choices).map_err(|unsound| unsound.to_string())?;
        Ok(Move::of(&words))
    }

    fn default_for(&self, state: &State, at: DecisionId, _: &mut dyn Chance) -> Option<Move> {
        if rows::sides(state, at).is_some() && state.end.is_none() {
            return Some(Move::Side(Vec::new()));
        }
        defaults::default_move(&self.answers(state, at).ok()?)
    }

    fn play(
        &self,
        state: &mut State,
        input: &Input<Move>,
        dice: &mut dyn Chance,
        out: &mut Vec<Event>,
    ) -> Result<(), Illegal> {
        if state.end.is_some() {
            return Err(Misuse::Over.into());
        }
        match input {
            Input::Answer { at, with } => {
                if let Some(seat) = self.holding(state, *at) {
                    state.side_mut(seat).hold = Hold.read(&with.words())?;
                    return Ok(());
                }
                if let Some((seat, sides)) = rows::sides(state, *at).zip(self.sides(state, *at)) {
                    let swaps = sides.read(&with.words())?;
                    self.engine(state, dice, out).side(seat, swaps);
                    return Ok(());
                }
                let act: Act = self.answers(state, *at)?.read(&with.words())?;
                self.engine(state, dice, out).say(act);
            }
            Input::Withdraw { at } => return Err(Misuse::NothingGiven(*at).into()),
            Input::Continue => return Err(Misuse::NotMachine.into()),
            Input::Resign { seat } => {
                self.is_here(state, *seat)?;
                let mut engine = self.engine(state, dice, out);
                engine.lose(&[*seat], false);
                engine.go_on();
            }
            Input::TimeCalled => self.engine(state, dice, out).call_time(),
            Input::Award { seat } | Input::AwardGame { seat } => {
                self.is_here(state, *seat)?;
                self.engine(state, dice, out).award(*seat);
            }
        }
        Ok(())
    }

    fn view(&self, state: &State, who: Viewer) -> View {
        View::of(&self.pool, state, who)
    }

    fn seen(&self, event: &Event, who: Viewer) -> Option<Seen> {
        Some(event.seen(who))
    }

    fn tell(&self, seen: &Seen) -> Tale {
        tell::tell(&self.pool, seen)
    }

    fn redraw(&self, state: &State, who: Viewer, dice: &mut dyn Chance) -> State {
        redraw::redraw(&self.pool, state, who, dice)
    }

    fn outcome(&self, state: &State) -> Option<Outcome> {
        state.end.as_ref()?;
        Some(Outcome { places: state.places() })
    }

    fn plays_on(&self, state: &State, seat: Seat) -> bool {
        state.end.is_none() && !state.side(seat).lost
    }

    fn forecast(&self, view: &View, at: DecisionId, with: &Move) -> Vec<(Share, Vec<Seen>)> {
        eval::forecast(view, at, with)
    }

    fn value(&self, view: &View, seat: Seat) -> i32 {
        eval::value(view, seat)
    }

    fn objection(&self, state: &State, seat: Seat, with: &Move) -> Option<Illegal> {
        if state.siding.is_none() && matches!(with, Move::Side(_)) {
            return Some(Illegal::no_siding(state));
        }
        if state.siding.as_ref().is_some_and(|siding| !siding.waits_for(seat)) {
            return Some(Self::is_in(state, seat));
        }
        let asked = state.asked.as_ref().filter(|asked| asked.seat != seat)?;
        if let Asked::YesNo { code: Code::First, .. } = asked.what {
            let say = Say::new("lraw-refuse-chooser").with("who", asked.seat);
            return Some(Illegal::Because(say, "LRAW-1.1.7"));
        }
        // Whoever has just used something cannot add to it before the other one had a window (B-24).
        let own = state.sequence.last().is_some_and(|item| item.seat == seat && item.open);
        let held = own && asked.what == Asked::Respond && matches!(with, Move::Use(_));
        let id = if held { "lraw-refuse-priority" } else { "lraw-refuse-not-asked" };
        let clause = if held { "LRAW-2.3.53" } else { "LRAW-3.5.2" };
        Some(Illegal::Because(Say::new(id).with("who", asked.seat), clause))
    }

    fn follow(&self, view: &View, at: &Decision, order: &Order) -> Option<Move> {
        orders::follow(view, at, order)
    }

    fn stands_back(&self, view: &View, at: &Decision, order: &Order, others: &[Order]) -> bool {
        orders::stands_back(view, at, order, others)
    }

    fn heed(&self, state: &State, seat: Seat, orders: &[Order]) -> Option<(DecisionId, Move)> {
        Some((rows::hold_id(seat), orders::heed(state, seat, orders)?))
    }

    fn left(&self, view: &View, _: &Decision, order: &Order, legal: bool) -> Option<Order> {
        order.left(view, legal)
    }

    fn ask_order(&self, view: &View, path: &[Pick]) -> Result<Step<Order>, Illegal> {
        Orders(view).ask(path)
    }

    fn order_objection(&self, view: &View, order: &Order, others: &[Order]) -> Option<Illegal> {
        Orders(view).objection(order, others)
    }

    fn slot(&self, order: &Order) -> Key {
        order.slot()
    }

    fn tell_order(&self, order: &Order) -> Say {
        order.say(&self.pool)
    }

    fn preset_orders(&self, _: Seat) -> Vec<Order> {
        vec![Order::preset()]
    }

    fn turns(&self, state: &State) -> Option<u32> {
        Some(u32::from(state.turn))
    }

    fn ending(&self, state: &State) -> Ending {
        match &state.end {
            Some(end) if end.left => Ending::Departure,
            Some(end) if end.winner.is_none() => Ending::Limit,
            _ => Ending::Goal,
        }
    }

    fn groups(&self, state: &State, seat: Seat) -> Vec<Group> {
        let warlord = self.pool.face(state.card(state.side(seat).warlord).face);
        let group = |kind, value: String| Group { kind, value, tolerance: Share(600), told: None };
        let mut groups = vec![
            Group::seat(seat),
            group("warlord", warlord.key.to_string()),
            group("legion", warlord.legion.word().to_owned()),
        ];
        if self.players == 2 {
            // Among more players somebody may be out, and then the number of the turn no longer tells who began.
            let first = state.turn % 2 == u16::from(state.active == seat);
            groups.push(group("turn", if first { "first" } else { "second" }.to_owned()));
        }
        groups
    }

    fn check(&self, state: &State) -> Result<(), String> {
        invariants::check(&self.pool, state)
    }

    fn check_step(&self, before: &State, events: &[Event], after: &State) -> Result<(), String> {
        invariants::check_step(&self.pool, before, events, after)
    }

    fn print_position(&self, state: &State) -> String {
        position::print(&self.pool, state)
    }

    fn read_position(name: &str, text: &str) -> Result<(Self, State), String> {
        let game = Self::standard(*Self::seats().start()).map_err(|bad| format!("{name}: {bad}"))?;
        let state = position::read(&game.pool, &game.limits, name, text)?;
        let players = u8::try_from(state.sides.len()).unwrap_or(u8::MAX);
        if !Self::seats().contains(&players) {
            return Err(format!("{name}: sides: two to four are wanted, {players} are there"));
        }
        Ok((Self { players, ..game }, state))
    }
}
