//! The one interface that all games go through.

use std::{
    fmt::{Debug, Display},
    hash::Hash,
    ops::RangeInclusive,
    str::FromStr,
};

use serde::{Serialize, de::DeserializeOwned};

use super::{
    BadNotation, Decision, DecisionId, Ending, Group, Hints, Input, Kept, Key, Kit, KitBook, Length, Lengths,
    Misuse, OptionSpec, Options, Outcome, PackId, Pick, Points, Refuse, Seat, Setup, SetupError, Share, Step,
    Tale, Viewer, Waiting,
};
use crate::{chance::Chance, clauses::Clauses, views::AnyView, words::WordFile};

/// A game: rules version, card sets and options, shared by all its positions and never stored per move.
///
/// A game is a deterministic state machine. The same setup, inputs and draws give the same states and events on any
/// machine. Every method is pure but for `dice` and `out`.
pub trait Game: Clone + Send + Sync + 'static {
    /// The game's name in folders, logs and tables, such as `war`.
    const ID: &'static str;
    /// The game whose cards, rules and clauses these are: its own, unless it is a match of several games.
    const GAME: &'static str = Self::ID;
    /// The version of the rules; a fix that changes results raises it and is guarded by it.
    const RULES: u32;
    /// The clauses of its specification, and by what they are shown.
    const CLAUSES: Clauses = Clauses { ids: "", index: "" };
    /// The pictures of its cards and pieces, each a file by the card's key; what a file holds is the drawing's business.
    const ART: Option<&'static include_dir::Dir<'static>> = None;
    /// Its first game: a fixed position and the moves that lead a newcomer through it, as `runners` reads them. A match of
    /// several games has none of its own.
    const LESSON: Option<&'static str> = None;
    /// Whether its habits ([`Game::simple_move`]) are a better guide than the look of a position one move later: then the usual
    /// computer follows them wherever they say something.
    const LED_BY_HABITS: bool = false;
    /// The word by which whoever is on turn ends it, as it is written and chosen; nothing where turns end by themselves.
    const ENDS_TURN: Option<&'static str> = None;
    /// Its sentences in English.
    const WORDS: &'static [WordFile] = &[];

    /// A position: small plain data, ids only.
    type State: Clone + Eq + Debug + Serialize + DeserializeOwned + Send + Sync;
    /// A typed move; parses from and prints to the game's notation.
    type Move: Clone + Eq + Debug + Display + FromStr<Err = BadNotation> + Send;
    /// A whole fact. It never leaves `rules`.
    type Event: Clone + Eq + Debug + Send + Sync;
    /// What one viewer learns of an event.
    type Seen: Clone + Eq + Debug + Serialize;
    /// Everything that one viewer may see, built from nothing.
    type View: Clone + Eq + Debug + Serialize + Into<AnyView>;
    /// This game's standing orders; parses from and prints to one line.
    type Order: Clone + Eq + Hash + Debug + Display + FromStr<Err = BadNotation>;
    /// Why an input is refused.
    type Illegal: Clone + Eq + Debug + Refuse + From<Misuse>;

    /// How many may play.
    fn seats() -> RangeInclusive<u8>;

    /// How many play with these options; the most that may, where a position does not say.
    fn seated(&self) -> u8 {
        *Self::seats().end()
    }

    /// The options that a table can be opened with.
    fn options() -> Vec<OptionSpec>;

    /// A game with these options and packs.
    ///
    /// # Errors
    /// [`SetupError`] when the number of seats, an option or a pack does not fit.
    fn new(setup: &Setup) -> Result<Self, SetupError>;

    /// The packs that this game is fixed to.
    fn packs(&self) -> Vec<PackId>;

    /// The options of a game whose players bring kits; `None` when there is none.
    #[must_use]
    fn kit_options() -> Option<Options> {
        None
    }

    /// Options that are proposed to whoever runs a table with so many players, who decides (CHAOS-22.6). `slow` says whether a
    /// turn may take a day or more there.
    #[must_use]
    fn proposals(_seats: u8, _slow: bool) -> Options {
        Options::default()
    }

    /// What it would mean for a seat, for whom the table waits, to let the time run out now, beyond the standard answer;
    /// `None` where there is nothing to say. Public.
    fn warning(&self, _state: &Self::State, _seat: Seat) -> Option<super::Say> {
        None
    }

    /// Whether a seat can still win: whoever cannot is not asked whether the game may be ended.
    fn plays_on(&self, state: &Self::State, _seat: Seat) -> bool {
        self.outcome(state).is_none()
    }

    /// How the kits of this game are read, judged and built; `None` when nobody brings one.
    #[must_use]
    fn kit_book(&self) -> Option<Box<dyn KitBook>> {
        None
    }

    /// How long such a game takes, for people who think about joining.
    fn length(&self) -> Length;

    /// How long each class of its decisions may take, as its specification says: the preset of a table, whose pace makes all
    /// of them longer or shorter. Every class that its decisions name is stated.
    fn clocks(&self) -> Lengths;

    /// What becomes of somebody whose time runs out again and again, beyond the standard answers, in words for people who
    /// think about joining; nothing in most games.
    fn absence(&self) -> Vec<super::Say> {
        Vec::new()
    }

    /// The most inputs that a game with these options can take; `None` where the rules give no bound. An answer that is
    /// changed or withdrawn before its release counts once.
    fn bound(&self) -> Option<u64>;

    /// Deals. `kits` holds what the seats bring, in the order of seats; a seat that brings nothing is left out.
    ///
    /// # Errors
    /// [`SetupError`] when a kit does not fit.
    fn start(
        &self,
        kits: &[Kit],
        dice: &mut dyn Chance,
        out: &mut Vec<Self::Event>,
    ) -> Result<Self::State, SetupError>;

    /// Whom the table waits for. Public: every viewer may know it.
    fn waiting(&self, state: &Self::State) -> Waiting;

    /// All that this seat may do now. Private to the seat.
    fn open(&self, state: &Self::State, seat: Seat) -> Vec<Decision>;

    /// Where a path of choices leads in a decision. An empty path gives the first menu.
    ///
    /// The printed words of a whole move are themselves a path to it; a menu may also offer shorter ones.
    ///
    /// # Errors
    /// The game's refusal when the decision is closed or the path leads nowhere.
    fn ask(
        &self,
        state: &Self::State,
        at: DecisionId,
        path: &[Pick],
    ) -> Result<Step<Self::Move>, Self::Illegal>;

    /// All legal moves in a decision, one by one as they are asked for and in the order of the menus, without a word for
    /// people; none when the decision is closed. A choice of many cards has more of them than can be counted.
    fn legal<'s>(&'s self, state: &'s Self::State, at: DecisionId) -> impl Iterator<Item = Self::Move> + 's;

    /// A legal move in a decision at random, without a word for people. It draws from `choices` as a walk through the menus
    /// does: at each a draw, and where a whole move may go on, a coin.
    ///
    /// # Errors
    /// A sentence for developers when the decision is closed or its menus lead nowhere.
    fn random_move(
        &self,
        state: &Self::State,
        at: DecisionId,
        choices: &mut dyn Chance,
    ) -> Result<Self::Move, String>;

    /// A legal move in a decision as a simple automatic player makes it, out of habit; `None` where the game has no
    /// habits to tell. Of a right that nobody waits for: `None` leaves it alone.
    fn simple_move(
        &self,
        _state: &Self::State,
        _at: &Decision,
        _choices: &mut dyn Chance,
    ) -> Option<Self::Move> {
        None
    }

    /// What is played for a decision when its time runs out; `Some` for every decision that is owed.
    ///
    /// `own` is a private source fixed by table, seat and decision, so that the owner can be shown exactly what will
    /// happen and nobody else can guess it. The table's chance is never used.
    fn default_for(&self, state: &Self::State, at: DecisionId, own: &mut dyn Chance) -> Option<Self::Move>;

    /// Validates an input completely, then applies it. Facts are added to `out`.
    ///
    /// # Errors
    /// The game's refusal; the state is then unchanged, and nothing was drawn or told.
    fn play(
        &self,
        state: &mut Self::State,
        input: &Input<Self::Move>,
        dice: &mut dyn Chance,
        out: &mut Vec<Self::Event>,
    ) -> Result<(), Self::Illegal>;

    /// Everything that `who` may see, built from nothing.
    fn view(&self, state: &Self::State, who: Viewer) -> Self::View;

    /// What each of `whos` may see, as [`Game::view`] builds it. A game whose views share much can build that once.
    fn views(&self, state: &Self::State, whos: &[Viewer]) -> Vec<Self::View> {
        whos.iter().map(|who| self.view(state, *who)).collect()
    }

    /// Of a player's view what the private picture shows: as long as this stays the same, the picture need not be drawn or
    /// sent again. A game whose private pictures leave out most of what is public says so here.
    fn private_part(&self, view: &Self::View) -> impl Serialize {
        view
    }

    /// What `who` learns of an event; `None` when nothing.
    fn seen(&self, event: &Self::Event, who: Viewer) -> Option<Self::Seen>;

    /// A seen fact as a sentence.
    fn tell(&self, seen: &Self::Seen) -> Tale;

    /// A position that is possible for what `who` sees, hidden things dealt anew: a function of the view.
    fn redraw(&self, state: &Self::State, who: Viewer, dice: &mut dyn Chance) -> Self::State;

    /// How the game ended, once it has.
    fn outcome(&self, state: &Self::State) -> Option<Outcome>;

    /// What a move would do as far as the view tells: shares of certainty with what would be seen.
    fn forecast(&self, view: &Self::View, at: DecisionId, with: &Self::Move)
    -> Vec<(Share, Vec<Self::Seen>)>;

    /// What a player sees beforehand of the options that follow a path of choices in a decision, as far as the view tells.
    fn hints(&self, _view: &Self::View, _at: DecisionId, _path: &[Pick]) -> Hints {
        Hints::default()
    }

    /// How good a view looks for a seat; greater is better, comparable within one game only.
    fn value(&self, view: &Self::View, seat: Seat) -> i32;

    /// Why a move that fits no open decision of a seat cannot be made now, in words for that seat alone; `None` where the
    /// game has nothing to say about it.
    fn objection(&self, _state: &Self::State, _seat: Seat, _with: &Self::Move) -> Option<Self::Illegal> {
        None
    }

    /// The move that a standing order gives in a decision, from the owner's view alone; `None` leaves it to the owner.
    fn follow(&self, view: &Self::View, at: &Decision, order: &Self::Order) -> Option<Self::Move>;

    /// Whether an order gives nothing in a decision for the sake of another order of the same owner, one of `others`.
    fn stands_back(
        &self,
        _view: &Self::View,
        _at: &Decision,
        _order: &Self::Order,
        _others: &[Self::Order],
    ) -> bool {
        false
    }

    /// What is left of an order after it gave a move: `view` and `at` are those from which [`Game::follow`] took it, and
    /// `legal` says whether it can be played. `None` when the order is used up; most orders stay as they are. An order
    /// whose move is not legal gives no more until it has changed.
    fn left(
        &self,
        _view: &Self::View,
        _at: &Decision,
        order: &Self::Order,
        _legal: bool,
    ) -> Option<Self::Order> {
        Some(order.clone())
    }

    /// What has become of an order with all that has happened by now, before a move is asked of it; to be looked at after
    /// every input. Most orders stay as they are for ever.
    fn kept(&self, _view: &Self::View, order: &Self::Order) -> Kept<Self::Order> {
        Kept::As(order.clone())
    }

    /// The move by which the game takes down what the orders of a seat say where nobody is asked, such as what it would
    /// rather discard; `None` when the game has it down already. Its decision need not be open to anybody.
    fn heed(
        &self,
        _state: &Self::State,
        _seat: Seat,
        _orders: &[Self::Order],
    ) -> Option<(DecisionId, Self::Move)> {
        None
    }

    /// Where a path of choices leads while a standing order is put together.
    ///
    /// # Errors
    /// The game's refusal when the path leads nowhere.
    fn ask_order(&self, view: &Self::View, path: &[Pick]) -> Result<Step<Self::Order>, Self::Illegal>;

    /// Why an order cannot be given beside the `others` that its owner has and keeps, judged from the owner's view alone;
    /// `None` where it can.
    fn order_objection(
        &self,
        _view: &Self::View,
        _order: &Self::Order,
        _others: &[Self::Order],
    ) -> Option<Self::Illegal> {
        None
    }

    /// What an order is about: a newer order with the same slot replaces the older.
    fn slot(&self, order: &Self::Order) -> Key;

    /// An order in words.
    fn tell_order(&self, order: &Self::Order) -> super::Say;

    /// The orders that a seat has from the start (WAR-15.7).
    fn preset_orders(&self, seat: Seat) -> Vec<Self::Order>;

    /// The orders that spare the others most waiting, one for each thing that they are about: offered once to whoever is new to
    /// the game. None where the game has no such orders.
    fn sparing_orders(&self, _seat: Seat) -> Vec<Self::Order> {
        Vec::new()
    }

    /// How many turns or rounds have begun, for reports; `None` in a game that does not count them.
    fn turns(&self, _state: &Self::State) -> Option<u32> {
        None
    }

    /// The part of the game that is played in this position, as people divide its story: a round, or a turn where a game has
    /// no rounds. Two positions lie in one part when this is equal. Public: every viewer may know it.
    fn chapter(&self, state: &Self::State) -> Option<super::Say> {
        Some(match self.turns(state)? {
            0 => super::Say::new("chapter-opening"),
            turn => super::Say::new("chapter-turn").with("number", turn),
        })
    }

    /// What brought an ended game to its end, for reports.
    fn ending(&self, _state: &Self::State) -> Ending {
        Ending::Goal
    }

    /// The side for which a seat plays: seats of one side win together.
    fn side(&self, _state: &Self::State, seat: Seat) -> u8 {
        seat.0
    }

    /// From what `seat` has its points, in a position that has ended, for reports; nothing where points have no sources.
    fn points(&self, _state: &Self::State, _seat: Seat) -> Vec<Points> {
        Vec::new()
    }

    /// By what a report counts the wins of `seat`, in a position that has ended; no group twice.
    fn groups(&self, _state: &Self::State, seat: Seat) -> Vec<Group> {
        vec![Group::seat(seat)]
    }

    /// The sets of options that a report tells apart at a table of so many seats, each a game of its own to balance: its
    /// forms. Never empty.
    #[must_use]
    fn variants(_seats: u8) -> Vec<Options> {
        vec![Options::default()]
    }

    /// Checks the invariants of one position.
    ///
    /// # Errors
    /// A sentence for developers that names the broken invariant.
    fn check(&self, state: &Self::State) -> Result<(), String>;

    /// Checks the invariants of one step: what happened between two positions.
    ///
    /// # Errors
    /// A sentence for developers that names the broken invariant.
    fn check_step(
        &self,
        before: &Self::State,
        events: &[Self::Event],
        after: &Self::State,
    ) -> Result<(), String>;

    /// A position in the game's position notation (TOML). Readable in every waiting state.
    fn print_position(&self, state: &Self::State) -> String;

    /// Reads position notation. `name` is the file's name, for messages.
    ///
    /// # Errors
    /// A sentence that names file, field and reason.
    fn read_position(name: &str, text: &str) -> Result<(Self, Self::State), String>;
}
