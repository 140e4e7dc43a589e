//! What may be done in a position, and what comes of it.

use crate::{
    chance::Chance,
    interface::{
        BadNotation, Decision, DecisionId, Duty, Input, Kit, Misuse, OptionSpec, Outcome, PackId, Pick,
        Refuse, Seat, Setup, SetupError, Step, Waiting,
    },
};
use serde::{Serialize, de::DeserializeOwned};
use std::{
    fmt::{Debug, Display},
    ops::RangeInclusive,
    str::FromStr,
};

/// What may be done in a position, and what comes of it.
///
/// A game is a deterministic state machine. The same setup, inputs and draws give the same states and events on any
/// machine. Every method is pure but for `dice` and `out`.
pub trait Rules: Clone + Send + Sync + 'static {
    /// The game's name in folders, logs and tables, such as `war`.
    const ID: &'static str;

    /// The game whose cards, rules and clauses these are: its own, unless it is a match of several games.
    const GAME: &'static str = Self::ID;

    /// The version of the rules; a fix that changes results raises it and is guarded by it.
    const RULES: u32;

    /// The word by which whoever is on turn ends it, as it is written and chosen; nothing where turns end by themselves.
    const ENDS_TURN: Option<&'static str> = None;

    /// A position: small plain data, ids only.
    type State: Clone + Eq + Debug + Serialize + DeserializeOwned + Send + Sync;

    /// A typed move; parses from and prints to the game's notation.
    type Move: Clone + Eq + Debug + Display + FromStr<Err = BadNotation> + Send;

    /// A whole fact. It never leaves `rules`.
    type Event: Clone + Eq + Debug + Send + Sync;

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

    /// Whether a seat can still win: whoever cannot is not asked whether the game may be ended.
    fn plays_on(&self, state: &Self::State, _seat: Seat) -> bool {
        self.outcome(state).is_none()
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

    /// Answers what a seat owes by a move at random: what [`Rules::open`](crate::interface::Rules::open),
    /// [`Rules::random_move`](crate::interface::Rules::random_move) and [`Rules::play`](crate::interface::Rules::play) do one after
    /// the other, with the same draws and the same facts, for playouts that go by without a look at each move. A game may go
    /// straight from the choice to what comes of it: what its own menus gave need not be read and judged again.
    ///
    /// # Errors
    /// A sentence for developers when the seat owes nothing, its menus lead nowhere, or what they gave is refused.
    fn answer_at_random(
        &self,
        state: &mut Self::State,
        seat: Seat,
        choices: &mut dyn Chance,
        dice: &mut dyn Chance,
        out: &mut Vec<Self::Event>,
    ) -> Result<(), String> {
        let mut owed = self.open(state, seat);
        owed.retain(|decision| decision.duty == Duty::Owed);
        let count = u32::try_from(owed.len()).unwrap_or(u32::MAX);
        let which = usize::try_from(choices.pick("which", count)).unwrap_or(0);
        let at = owed.get(which).ok_or_else(|| format!("{seat} owes no answer"))?.id;
        let with = self.random_move(state, at, choices)?;
        let refused = |illegal| format!("a move came from a menu and is refused: {illegal:?}");
        self.play(state, &Input::Answer { at, with }, dice, out).map_err(refused)
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

    /// How the game ended, once it has.
    fn outcome(&self, state: &Self::State) -> Option<Outcome>;

    /// Why a move that fits no open decision of a seat cannot be made now, in words for that seat alone; `None` where the
    /// game has nothing to say about it.
    fn objection(&self, _state: &Self::State, _seat: Seat, _with: &Self::Move) -> Option<Self::Illegal> {
        None
    }

    /// How many turns or rounds have begun, for reports; `None` in a game that does not count them.
    fn turns(&self, _state: &Self::State) -> Option<u32> {
        None
    }

    /// Whether a game has ended before its first turn and nobody won it, as when time is called while cards are still swapped: it
    /// was not played, so it is no drawn game either. Of a match its last game is meant.
    fn unplayed(&self, state: &Self::State) -> bool {
        let nobody = |outcome: Outcome| outcome.winners().len() != 1;
        self.turns(state) == Some(0) && self.outcome(state).is_some_and(nobody)
    }

    /// The side for which a seat plays: seats of one side win together.
    fn side(&self, _state: &Self::State, seat: Seat) -> u8 {
        seat.0
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
}
