//! What a view is made of. Plain data for pictures and texts; how it is filled stands beside.

use arrayvec::ArrayVec;
use serde::Serialize;

use crate::{Deck, Pace, Why, ask::Asked, cards::Target, lying::Lies, state::SEATS};
use skald_vocabulary::interface::{DecisionId, Key, Name, Seat, Viewer};

/// Everything that one viewer may see of a game of War (sections 6 and 9).
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct View {
    /// Through whose eyes.
    pub who: Viewer,
    /// Which deck is played.
    pub deck: Deck,
    /// Whether players press Draw before each turn.
    pub pace: Pace,
    /// How many turns the host's "go on" plays at most.
    pub batch: u8,
    /// How many turns are left before the next rest.
    pub batch_left: u8,
    /// The turn being played, or the last one played; 0 before the first.
    pub turn: u32,
    /// The last turn allowed; 0 when there is no limit.
    pub turn_limit: u32,
    /// How many cards the game was dealt with, the Box not counted.
    pub total: u8,
    /// Where the game rests.
    pub stage: Stage,
    /// The players, in the order of seats.
    pub seats: Vec<SeatView>,
    /// The middle of the table.
    pub battle: BattleView,
    /// The Legend Graveyard, by Level.
    pub graveyard: Vec<CardView>,
    /// Duplicates that were taken out before the deal.
    pub boxed: Vec<CardView>,
    /// How many cards went to the Box unseen.
    pub boxed_unseen: u8,
    /// The Legends of this game with their state, by Level.
    pub legends: Vec<LegendView>,
    /// The last flip of the Destiny Coin.
    pub coin: Option<CoinView>,
    /// The last turns, oldest first; at most 12.
    pub strip: Vec<TurnView>,
    /// Card counts over time, oldest first; at most 64 and the present one.
    pub curve: Vec<SampleView>,
    /// The question that the table waits for.
    pub question: Option<Question>,
    /// Questions of this battle that may still come, in order.
    pub queue: Vec<QueuedView>,
    /// What only its owner knows: one entry for a seat's own view, all seats for everyone, none for spectators.
    pub own: Vec<OwnView>,
    /// How the game ended.
    pub ended: Option<EndView>,
}

/// Where a game rests.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub enum Stage {
    /// Between turns.
    Between,
    /// Before a turn: these seats have not pressed Draw yet.
    Drawing(Vec<Seat>),
    /// A Legend's owner is asked.
    Asking,
    /// A player looks at the top of the own Play Deck and chooses.
    Looking {
        /// Who.
        seat: Seat,
        /// How many cards.
        count: u8,
    },
    /// The game is over.
    Over,
}

/// A card that the viewer may see.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct CardView {
    /// Its id.
    pub key: Key,
    /// Its name.
    pub name: Name,
    /// Its printed Level.
    pub level: u8,
    /// Whether it is a Legend.
    pub legend: bool,
    /// Whether it bears the used mark: its next use needs the coin.
    pub used: bool,
}

/// One player.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct SeatView {
    /// Who.
    pub seat: Seat,
    /// Cards in the Play Deck.
    pub deck: u8,
    /// Cards in the Army Pile.
    pub army: u8,
    /// The support zone.
    pub support: Vec<SupportView>,
    /// The active card and what changes it.
    pub active: Option<ActiveView>,
    /// Whether the player is out.
    pub out: bool,
    /// Whether the player has left: questions are answered "hold" (WAR-15.6).
    pub left: bool,
    /// Whether Draw was pressed for the coming turn (pace `ready`).
    pub ready: bool,
    /// What happened to this player so far.
    pub record: RecordView,
}

impl SeatView {
    /// Play Deck and Army Pile together.
    #[must_use]
    pub const fn drawable(&self) -> u8 {
        self.deck + self.army
    }
}

/// Counts over the whole game, all public.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct RecordView {
    /// Cards taken from others.
    pub won: u32,
    /// Cards lost to others or to the Graveyard.
    pub lost: u32,
    /// Battles and Wars won.
    pub battles: u32,
    /// The most cards taken with one War; 0 when none was won.
    pub biggest_war: u8,
}

/// A support Legend.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct SupportView {
    /// The Legend.
    pub card: CardView,
    /// Uses or strikes left.
    pub left: u8,
    /// Uses or strikes at deployment.
    pub of: u8,
    /// The chosen opponent.
    pub against: Option<Seat>,
    /// By how much it changes Levels; 0 when it strikes.
    pub amount: i8,
    /// Damage of a strike; 0 when it does not strike.
    pub strike: u8,
}

/// An active card.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct ActiveView {
    /// The card.
    pub card: CardView,
    /// Its effective Level in this battle: what counts.
    pub level: u8,
    /// What changes it, in a fixed order.
    pub chips: Vec<Chip>,
    /// A Level 13 that a Kingslayer has defeated.
    pub slain: bool,
    /// Whether it was drawn in a War, where abilities are stifled.
    pub in_war: bool,
}

/// A change of Level on an active card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub enum Chip {
    /// From the owner's own support Legends.
    Rally(i8),
    /// From an opponent's support Legends.
    Sear(i8),
    /// From a flip of the coin.
    Spin(i8),
    /// The Level is mirrored: this is what it is.
    Mirror(u8),
    /// In this battle the lowest Level wins.
    Upend,
    /// Will be saved from the Graveyard this turn.
    Unbroken,
}

/// The middle of the table.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct BattleView {
    /// 0 in a first battle; in a War the number of its repetition, from 1.
    pub war: u8,
    /// Cards on the battlefield in all, active ones counted.
    pub stake: u8,
    /// Cards on the battlefield that are not active, in the order in which they were laid.
    pub lying: Vec<LyingView>,
    /// The Legend whose ability was played this turn.
    pub played: Option<CardView>,
    /// Who played it.
    pub played_by: Option<Seat>,
    /// Whether a Kingslayer has met a Level 13 this turn: no ability can be played.
    pub stifled: bool,
    /// Whether the lowest Level wins this battle.
    pub upended: bool,
    /// Who plunders whom if he wins.
    pub plunder: Option<(Seat, Seat)>,
}

/// A card on the battlefield that is not active.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct LyingView {
    /// Whose card it is; nobody's when it is spoils.
    pub owner: Option<Seat>,
    /// Why it lies there.
    pub how: Lies,
    /// With which repetition of the War it was laid, from 1; 0 outside a War.
    pub row: u8,
    /// The card; `None` face-down.
    pub card: Option<CardView>,
}

/// A Legend of this game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct LegendView {
    /// The Legend.
    pub card: CardView,
    /// What its ability is called.
    pub ability: Name,
    /// What it does.
    pub text: Name,
    /// Where it is, as far as everybody knows.
    pub place: LegendPlace,
}

/// Where a Legend is, as far as everybody knows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub enum LegendPlace {
    /// In a Play Deck, an Army Pile or face-down.
    Hidden,
    /// Somebody's active card.
    Active(Seat),
    /// On the battlefield, face-up.
    Lying,
    /// In somebody's support zone.
    Support(Seat),
    /// Dead.
    Graveyard,
}

/// A flip of the Destiny Coin.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct CoinView {
    /// In which turn.
    pub turn: u32,
    /// Whose Legend.
    pub seat: Seat,
    /// Which Legend.
    pub card: CardView,
    /// Fire, or else Skull.
    pub fire: bool,
    /// A flip that changes a Level rather than a gamble for life.
    pub spin: bool,
}

/// One line of the strip of last turns.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct TurnView {
    /// Which turn.
    pub turn: u32,
    /// The last active card of each seat in that turn: printed and effective Level.
    pub levels: ArrayVec<Option<(u8, u8)>, SEATS>,
    /// Who took the battlefield; nobody when spoils were left.
    pub winner: Option<Seat>,
    /// How many cards were taken.
    pub took: u8,
    /// How many repetitions of War there were.
    pub wars: u8,
    /// A Kingslayer killed.
    pub kingslayer: bool,
    /// Legends died.
    pub deaths: u8,
    /// An ability was played.
    pub ability: bool,
}

/// Card counts after a turn.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct SampleView {
    /// After which turn.
    pub turn: u32,
    /// All cards of each seat: Play Deck, Army Pile and support.
    pub cards: ArrayVec<u8, SEATS>,
}

/// The question that the table waits for. Public.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Question {
    /// The decision's id.
    pub at: DecisionId,
    /// Who is asked.
    pub seat: Seat,
    /// About which Legend.
    pub card: CardView,
    /// What its ability is called.
    pub ability: Name,
    /// What it does.
    pub text: Name,
    /// What kind of question.
    pub kind: Asked,
    /// What is chosen with "use".
    pub target: Target,
    /// The legal targets: card ids or seat letters, in the order of a menu. Empty when nothing is chosen.
    pub targets: Vec<Key>,
}

/// A question that may come later in this battle.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct QueuedView {
    /// Its decision's id.
    pub at: DecisionId,
    /// Who would be asked.
    pub seat: Seat,
    /// About which Legend.
    pub card: CardView,
    /// What kind of question.
    pub kind: Asked,
}

/// What only its owner knows.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct OwnView {
    /// Whose.
    pub seat: Seat,
    /// The Army Pile, by Level.
    pub army: Vec<CardView>,
    /// Cards on top of the Play Deck that the owner knows from a look, top first.
    pub known: Vec<CardView>,
    /// The cards being looked at, top first.
    pub looking: Vec<CardView>,
    /// Answers given ahead: decision and move in notation.
    pub prepared: Vec<(DecisionId, String)>,
    /// The whole Play Deck, top first: for everyone, once the game is over.
    pub deck: Option<Vec<CardView>>,
}

/// How the game ended.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct EndView {
    /// Places, best first; seats in one group share the place.
    pub places: Vec<Vec<Seat>>,
    /// Why it ended.
    pub why: Why,
}
