//! A game without its types: what the host, the command line and the tests speak to. Moves and orders are text here.
//!
//! [`Opened`] is a game with its options, [`Table`] a game being played.

mod encode;
mod live;

use skald_vocabulary::{
    chance::Chance,
    interface::{
        Choice, Choices, Decision, DecisionId, Ending, Game, Hints, Input, Kept, Key, Kit, KitBook, Length,
        Lengths, Outcome, PackId, Pick, Place, Probability, Refusal, Say, Seat, Setup, SetupError, Step,
        Tale, Viewer, Waiting,
    },
    views::AnyView,
};

use crate::players::Player;
pub use encode::{decode, encode};
use live::{Live, OpenGame};

/// A game with these options and packs, without its type.
///
/// # Errors
/// [`SetupError`] when the number of seats, an option or a pack does not fit.
pub fn open<G: Game>(setup: &Setup) -> Result<Box<dyn Opened>, SetupError> {
    Ok(Box::new(OpenGame { game: G::new(setup)?, seats: setup.seats }))
}

/// A table in the position that `text` notes; `name` is the file's name, for messages.
///
/// # Errors
/// A sentence that names file, field and reason.
pub fn read_position<G: Game>(name: &str, text: &str) -> Result<Box<dyn Table>, String> {
    let (game, state) = G::read_position(name, text)?;
    let seats = game.seated();
    Ok(Box::new(Live { game, state, events: Vec::new(), seats }))
}

/// A game with its options, not yet dealt.
pub trait Opened: Send + Sync {
    /// The packs that this game is fixed to.
    fn packs(&self) -> Vec<PackId>;
    /// How the kits of this game are read, judged and built; `None` when nobody brings one.
    fn kit_book(&self) -> Option<Box<dyn KitBook>>;
    /// How long such a game takes.
    fn length(&self) -> Length;
    /// How long each class of its decisions may take: the preset of a table.
    fn clocks(&self) -> Lengths;
    /// What becomes of somebody whose time runs out again and again, beyond the standard answers.
    fn absence(&self) -> Vec<Say>;
    /// Who plays together, where seats make sides: the seats of each. Empty where everybody plays alone.
    fn sides(&self) -> Vec<Vec<Seat>>;
    /// The most inputs that it can take, where the rules give a bound.
    fn bound(&self) -> Option<u64>;
    /// Deals.
    ///
    /// # Errors
    /// [`SetupError`] when a kit does not fit.
    fn start(&self, kits: &[Kit], dice: &mut dyn Chance) -> Result<Box<dyn Table>, SetupError>;
    /// The table of a snapshot.
    ///
    /// # Errors
    /// A sentence for developers. The log then rebuilds the table.
    fn restore(&self, snapshot: &[u8]) -> Result<Box<dyn Table>, String>;
}

/// A game being played. Object-safe; moves and orders are text in the game's notation.
pub trait Table: Send + Sync {
    /// The game's name.
    fn game(&self) -> &'static str;
    /// The version of the rules.
    fn rules(&self) -> u32;
    /// How many seats play.
    fn seats(&self) -> u8;
    /// Whom the table waits for. Public.
    fn waiting(&self) -> Waiting;
    /// All that this seat may do now. Private.
    fn open(&self, seat: Seat) -> Vec<Decision>;
    /// Where a path of choices leads in a decision.
    ///
    /// # Errors
    /// The game's refusal.
    fn ask(&self, at: DecisionId, path: &[Pick]) -> Result<Step<String>, Refusal>;
    /// The first `most` of the legal moves in a decision, as [`Rules::legal`](skald_vocabulary::interface::Rules::legal).
    fn legal(&self, at: DecisionId, most: usize) -> Vec<String>;
    /// A legal move in a decision at random, as [`Rules::random_move`](skald_vocabulary::interface::Rules::random_move).
    ///
    /// # Errors
    /// A sentence for developers when the decision is closed or its menus lead nowhere.
    fn random_move(&self, at: DecisionId, choices: &mut dyn Chance) -> Result<String, String>;
    /// What an automatic player answers in a decision, from what its seat may know.
    ///
    /// # Errors
    /// A sentence for developers when the decision is closed or its menus lead nowhere.
    fn answer_of(&self, player: Player, at: &Decision, choices: &mut dyn Chance) -> Result<String, String>;
    /// What an automatic player does with a right that nobody waits for; `None` when it is left alone.
    ///
    /// # Errors
    /// A sentence for developers when the decision is closed or its menus lead nowhere.
    fn use_of(
        &self,
        player: Player,
        at: &Decision,
        choices: &mut dyn Chance,
    ) -> Result<Option<String>, String>;
    /// What is played for a decision when its time runs out.
    fn default_for(&self, at: DecisionId, own: &mut dyn Chance) -> Option<String>;
    /// Validates an input completely, then applies it.
    ///
    /// # Errors
    /// The game's refusal; nothing has changed then.
    fn play(&mut self, input: &Input<String>, dice: &mut dyn Chance) -> Result<(), Refusal>;
    /// Why a line is no answer as it stands; `None` where it is one, or the beginning of one and no more. Nothing changes.
    fn judge(&self, at: DecisionId, line: &str) -> Option<Refusal>;
    /// What `who` is told of the last input (or of the deal).
    fn tales(&self, who: Viewer) -> Vec<Tale>;
    /// What the player of a seat is told of the last input and is sent by itself ([`Speech::sends`](skald_vocabulary::interface::Speech::sends)).
    fn sent(&self, seat: Seat) -> Vec<Say>;
    /// Everything that `who` may see.
    fn view(&self, who: Viewer) -> AnyView;
    /// The view as bytes, for comparing two of them.
    fn view_bytes(&self, who: Viewer) -> Vec<u8>;
    /// Of the view of a seat what its private picture shows, as bytes, for comparing two of them ([`Sight::private_part`](skald_vocabulary::interface::Sight::private_part)).
    fn private_bytes(&self, seat: Seat) -> Vec<u8>;
    /// Of the view of a seat what is its own, as bytes, for comparing two of them ([`Sight::own_part`](skald_vocabulary::interface::Sight::own_part)).
    fn own_bytes(&self, seat: Seat) -> Vec<u8>;
    /// The part of the game that is played now, as its story is divided ([`Speech::chapter`](skald_vocabulary::interface::Speech::chapter)). Public.
    fn chapter(&self) -> Option<Say>;
    /// How the game ended, once it has.
    fn outcome(&self) -> Option<Outcome>;
    /// What brought an ended game to its end.
    fn ending(&self) -> Ending;
    /// Whether the game, or the last one of a match, has ended before its first turn and nobody won it.
    fn unplayed(&self) -> bool;
    /// The side for which a seat plays: seats of one side win together.
    fn side(&self, seat: Seat) -> u8;
    /// Whether a seat can still win.
    fn plays_on(&self, seat: Seat) -> bool;
    /// The move by which whoever is on turn ends it in this decision, where that can be done.
    fn turn_end(&self, at: DecisionId) -> Option<String>;
    /// What it would mean for a seat to let the time run out now, beyond the standard answer. Public.
    fn warning(&self, seat: Seat) -> Option<Say>;
    /// What a move of `seat` would do as far as its view tells.
    ///
    /// # Errors
    /// A refusal when `line` is no move of this game.
    fn forecast(
        &self,
        seat: Seat,
        at: DecisionId,
        line: &str,
    ) -> Result<Vec<(Probability, Vec<Tale>)>, Refusal>;
    /// What `seat` does by a move, in sentences to its player.
    fn deed(&self, seat: Seat, at: DecisionId, line: &str) -> Vec<Say>;
    /// What `seat` sees beforehand of the options that follow a path of choices in a decision.
    fn hints(&self, seat: Seat, at: DecisionId, path: &[Pick]) -> Hints;
    /// How good the view of `who` looks for `seat`.
    fn value(&self, who: Viewer, seat: Seat) -> i32;
    /// Why a move that fits no open decision of a seat cannot be made now; `None` where the game has nothing to say.
    fn objection(&self, seat: Seat, line: &str) -> Option<Refusal>;
    /// The move that a standing order gives in a decision; `None` leaves it to the owner.
    fn follow(&self, at: &Decision, order: &str) -> Option<String>;
    /// An order as it counts beside the others of the same owner.
    fn beside(&self, order: &str, others: &[&str]) -> String;
    /// An order as its owner gave it, without how far it has come; a text that is no order of the game's own as it is.
    fn as_given(&self, order: &str) -> String;
    /// Whether an order gives nothing in a decision for the sake of another one of the same owner.
    fn stands_back(&self, at: &Decision, order: &str, others: &[&str]) -> bool;
    /// What is left of an order after it gave a move in this decision, legal or not: empty when it is used up, `None` when
    /// it stays as it is.
    fn left(&self, at: &Decision, order: &str, legal: bool) -> Option<String>;
    /// Why an order that is about a question gives it nothing, to be told to its owner once; `refused` is why its move is not legal,
    /// where it gives one. `None` where there is nothing to be told.
    fn skipped(&self, at: &Decision, order: &str, refused: Option<Say>) -> Option<Say>;
    /// What has become of each of these orders of `seat` by now; of a text that is no order, that it stands.
    fn kept(&self, seat: Seat, orders: &[&str]) -> Vec<Kept<String>>;
    /// The move by which the game takes down what the orders of `seat` say where nobody is asked; `None` when it has it down
    /// already.
    fn heed(&self, seat: Seat, orders: &[&str]) -> Option<(DecisionId, String)>;
    /// Where a path of choices leads while an order of `seat` is put together.
    ///
    /// # Errors
    /// The game's refusal.
    fn ask_order(&self, seat: Seat, path: &[Pick]) -> Result<Step<String>, Refusal>;
    /// Why `seat` cannot give an order beside the others that it has and keeps; `None` where it can.
    fn order_objection(&self, seat: Seat, order: &str, others: &[&str]) -> Option<Refusal>;
    /// What `seat` should know who gives an order, with those that it has until then; `None` for most orders.
    fn order_warning(&self, seat: Seat, order: &str, before: &[&str]) -> Option<Say>;
    /// Why `seat` cannot plan a move: it is none of this game, or names what is not there; `None` where it can.
    fn plan_objection(&self, seat: Seat, line: &str) -> Option<Refusal>;
    /// Why an order cannot be given in a game that counts for ratings; `None` where it can, and for what is no order.
    fn casual_only(&self, order: &str) -> Option<Refusal>;
    /// Whether the game's own orders prepare whole turns.
    fn prepares_turns(&self) -> bool;
    /// Whether all who play are asked for the orders that spare most waiting as the game begins.
    fn asks_at_start(&self) -> bool;
    /// Whether an order is about what comes next at this table alone; a text that is no order of the game's own is not.
    fn is_of_table(&self, order: &str) -> bool;
    /// Whether the answers of a seat with these orders take effect at once where those of others wait for a moment of the grid.
    fn forgoes_grid(&self, orders: &[&str]) -> bool;
    /// Orders that may be given together with an answer, each in one press with it.
    fn given_with(&self, at: &Decision, with: &str) -> Vec<String>;
    /// What an order is about, and the order in words.
    ///
    /// # Errors
    /// A refusal when `order` is no order of this game.
    fn read_order(&self, order: &str) -> Result<(Key, Say), Refusal>;
    /// Where a text that is no order of this game stops being one; `None` where it is one.
    fn order_place(&self, order: &str) -> Option<Place>;
    /// The orders that a seat has from the start.
    fn preset_orders(&self, seat: Seat) -> Vec<String>;
    /// The orders that whoever plays against computers alone has from the start, beside those that everybody has.
    fn preset_among_computers(&self, seat: Seat) -> Vec<String>;
    /// The orders that spare the others most waiting.
    fn sparing_orders(&self, seat: Seat) -> Vec<String>;
    /// A position that is possible for what `who` sees.
    fn redraw(&self, who: Viewer, dice: &mut dyn Chance) -> Box<dyn Table>;
    /// The state as bytes: small, and equal for equal states.
    fn snapshot(&self) -> Vec<u8>;
    /// Checks the invariants of the position.
    ///
    /// # Errors
    /// A sentence for developers.
    fn check(&self) -> Result<(), String>;
    /// The position in position notation.
    fn print_position(&self) -> String;
    /// The most inputs that the game can take, where the rules give a bound.
    fn bound(&self) -> Option<u64>;
    /// A copy of this table.
    fn copy(&self) -> Box<dyn Table>;
}

/// The only answer that a decision has, if it has only one.
#[must_use]
pub fn only_answer(table: &dyn Table, at: DecisionId) -> Option<String> {
    let mut first = table.legal(at, 2);
    first.pop().filter(|_| first.is_empty())
}

/// The only choice that leads on in a move that is put together; nothing where there are several, or where the move is whole
/// without one. A question with one possible answer is not asked.
#[must_use]
pub fn only_choice(step: &Step<String>) -> Option<Pick> {
    let menu = step.menu.as_ref().filter(|_| step.whole.is_none())?;
    let keys = |of: &[Choice]| of.iter().map(|choice| choice.key).collect::<Vec<_>>();
    match &menu.pick {
        Choices::One(of) => match of.as_slice() {
            [only] => Some(Pick::one(only.key)),
            _ => None,
        },
        Choices::Some { min, of, .. } if of.len() == usize::from(*min) => Some(Pick::some(&keys(of))),
        Choices::Order(of) if of.len() == 1 => Some(Pick::order(&keys(of))),
        Choices::Number { min, max } if min == max => Some(Pick::number(*min)),
        Choices::Some { .. } | Choices::Order(_) | Choices::Number { .. } => None,
    }
}
