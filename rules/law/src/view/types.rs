//! The view of one viewer (section 6 and section 9). Spaces are named and numbered with north on top; seats are numbers;
//! cards carry all that is printed on them, so that a drawing needs nothing else.

use std::sync::Arc;

use serde::Serialize;

use super::SharedRules;
use crate::{
    board::{Dir, Label, North},
    cards::{Dominion, Side, Special},
    options::{Form, Sides, Why},
    state::Lost,
};
use skald_vocabulary::interface::{Key, Say, Seat, Viewer};

/// Everything that one viewer may see.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct View {
    /// What is printed on the cards of this table; nothing of the position.
    #[serde(skip)]
    pub table: SharedRules,
    /// Through whose eyes.
    pub who: Viewer,
    /// Which form is played.
    pub form: Form,
    /// Which sides of pieces may lie up.
    pub sides: Sides,
    /// Which round this is, from 1.
    pub round: u8,
    /// How many rounds there are.
    pub rounds: u8,
    /// Which regular turn of the battle this is; 0 before the first.
    pub turn: u32,
    /// What the match waits for.
    pub stage: Stage,
    /// Who goes first in this round.
    pub first: Seat,
    /// The pieces on offer.
    pub offer: Vec<PieceView>,
    /// The board.
    pub board: BoardView,
    /// The turn being played, once its card lies.
    pub active: Option<ActiveView>,
    /// The last turn of this battle, also while it is being played.
    pub last: Option<LastView>,
    /// The seats.
    pub seats: Vec<SeatView>,
    /// The sides: seats or teams, in order.
    pub teams: Vec<SideView>,
    /// The Underworld, oldest first.
    pub underworld: Vec<CardView>,
    /// Rounds decided so far.
    pub prizes: Vec<PrizeView>,
    /// The nine draft piles of Ragnarok, by level and within it by dominion; empty in other forms.
    pub draft: Vec<DraftView>,
    /// Cards of which the viewer knows several hands in which they may be, after trades.
    pub whereabouts: Vec<WhereaboutsView>,
    /// Phoenix cards that their player may still order.
    pub rising: Vec<RisingView>,
    /// What only seats known to the viewer know: one entry for a player, all for everyone.
    pub own: Vec<OwnView>,
    /// How the match ended.
    pub ended: Option<EndView>,
}

/// What the match waits for. Public.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub enum Stage {
    /// A seat chooses a pantheon.
    Pantheon(Seat),
    /// Seats build decks; these have yet to answer.
    Decks(Vec<Seat>),
    /// A seat lays a piece.
    Lay(Seat),
    /// A seat places a card face down.
    Opening(Seat),
    /// A seat takes a draft card before its first turn.
    Pick(Seat),
    /// A seat plays a card.
    Play(Seat),
    /// The active card may move.
    Maneuver(Seat),
    /// The active player orders Traitors.
    Traitors(Seat),
    /// The active player takes a draft card.
    Draw(Seat),
    /// The active player may exchange or trade.
    Follow(Seat),
    /// The second seat owes a card to the first.
    Trade(Seat, Seat),
    /// Seats plan their reinforcement; these have yet to answer.
    Plans(Vec<Seat>),
    /// Team members agree on sacrifices; these have yet to answer.
    Agree(Vec<Seat>),
    /// Team members say who goes first: each with the seat that was named.
    Starter(Vec<(Seat, Option<Seat>)>),
    /// The match is over.
    Over,
}

/// A stat as printed and as it counts now.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct StatView {
    /// The side of the card.
    pub dir: Dir,
    /// As printed.
    pub printed: i16,
    /// After general modifiers; bonuses against a dominion are not in it.
    pub now: i16,
}

/// What is printed on a card.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct CardView {
    /// Its word in notation.
    pub key: Key,
    /// Its number in the table of cards.
    pub code: Arc<str>,
    /// In a Skirmish: whose copy it is.
    pub copy: Seat,
    /// Its name.
    pub name: Arc<str>,
    /// Its pantheon.
    pub pantheon: Arc<str>,
    /// Its dominion.
    pub dominion: Dominion,
    /// Its level, 1 to 3.
    pub level: u8,
    /// North, east, south, west.
    pub stats: [i16; 4],
    /// Its ability as the catalogue says it.
    pub ability: Option<Say>,
    /// The ability's word in files, such as `curse`: drawings choose the icon by it.
    pub icon: Option<&'static str>,
    /// The ability's arrows: north, east, south, west.
    pub arrows: Option<[u8; 4]>,
    /// Who it is.
    pub about: Arc<str>,
}

/// The board with north on top.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct BoardView {
    /// Which side of the table is north, and whether that was chosen in this round.
    pub north: North,
    /// Whether north was chosen.
    pub fixed: bool,
    /// Columns of the bounding box.
    pub columns: u8,
    /// Rows of the bounding box.
    pub rows: u8,
    /// The spaces in reading order.
    pub spaces: Vec<SpaceView>,
}

/// A space.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct SpaceView {
    /// Its name: column from the west, row from the north, both from 0.
    pub label: Label,
    /// Where it lies on the table: x to the right, y down.
    pub table: (u8, u8),
    /// The letter of its piece; none on a board that a position draws freely.
    pub piece: Option<Key>,
    /// What is special about it.
    pub special: Option<Special>,
    /// The same in words.
    pub words: Option<Say>,
    /// The card on it.
    pub stand: Option<StandView>,
}

/// A card on the board.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct StandView {
    /// The card; nothing while it lies face down and is another's.
    pub card: Option<CardView>,
    /// Who controls it.
    pub controller: Seat,
    /// Which side that is.
    pub side: u8,
    /// Higher was placed later; of two that dispel each other the lower one prevails.
    pub seq: u16,
    /// It lies face down.
    pub hidden: bool,
    /// The four stats, printed and now; empty while it lies face down.
    pub stats: Vec<StatView>,
    /// Bonus markers.
    pub plus: u8,
    /// Penalty markers.
    pub minus: u8,
    /// Whether it is dispelled.
    pub dispelled: bool,
    /// Bonuses that stay with it, as the catalogue says them; they pause while it is dispelled.
    pub badges: Vec<Say>,
    /// Whether the bonus of the card itself was granted.
    pub granted_printed: bool,
    /// Whether the bonus of its space was granted.
    pub granted_space: bool,
}

/// The turn being played.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct ActiveView {
    /// Where the active card is; nothing once it has left the board.
    pub at: Option<Label>,
    /// Its printed Maneuver was used.
    pub used: bool,
    /// Maneuver spaces that were used.
    pub spaces: Vec<Label>,
    /// Cards that left the board as Traitor or Phoenix.
    pub gone: Vec<GoneView>,
}

/// A card that left the board.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct GoneView {
    /// Which card.
    pub card: CardView,
    /// From which space.
    pub at: Label,
    /// To whose deck or hand.
    pub to: Seat,
    /// As a Traitor, or else as a Phoenix.
    pub traitor: bool,
    /// Its number on the board.
    pub seq: u16,
}

/// The last turn.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct LastView {
    /// Who played.
    pub seat: Seat,
    /// Which card.
    pub card: CardView,
    /// The spaces it stood on, in order.
    pub path: Vec<Label>,
    /// The card that it replaced.
    pub replaced: Option<CardView>,
    /// Its attacks in order.
    pub blows: Vec<BlowView>,
    /// It was lost itself, as a Slayer that captured a Reflect card.
    pub reflected: bool,
}

/// An attack.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct BlowView {
    /// The attacker's space.
    pub from: Label,
    /// The defender's space.
    pub at: Label,
    /// The defender.
    pub card: CardView,
    /// From attacker to defender.
    pub dir: Dir,
    /// The attacker's stat.
    pub attacker: i16,
    /// The defender's stat.
    pub defender: i16,
    /// Whether it was captured.
    pub captured: bool,
    /// How it left the board, if it did.
    pub fell: Option<Lost>,
}

/// What everybody sees of a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct SeatView {
    /// Who.
    pub seat: Seat,
    /// Its side.
    pub side: u8,
    /// The pantheon it leads.
    pub pantheon: Option<Arc<str>>,
    /// Cards in hand.
    pub hand: usize,
    /// Those of them that everybody has seen come to it.
    pub shown: Vec<CardView>,
    /// Those of them that the viewer knows by a trade, while not everybody does; empty for the viewer's own hand.
    pub known: Vec<CardView>,
    /// Cards in the deck.
    pub deck: usize,
    /// Known cards on top of it, the topmost first.
    pub top: Vec<CardView>,
    /// Known cards at its bottom, the lowest last.
    pub bottom: Vec<CardView>,
    /// Cards in the reinforcement pile.
    pub pile: usize,
    /// How many cards of level II and of level III everybody knows to have left it for the deck.
    pub joined: [u8; 2],
    /// Cards controlled on the board.
    pub board: u32,
    /// The sum of their levels; face-down cards are not in it.
    pub levels: u32,
    /// Whether a secret answer was given; nothing when none is asked.
    pub given: Option<bool>,
    /// The player has given up.
    pub left: bool,
}

/// A side: a seat, or a team.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct SideView {
    /// Its number.
    pub side: u8,
    /// Its seats.
    pub seats: Vec<Seat>,
    /// Cards controlled on the board.
    pub board: u32,
    /// The sum of their levels; face-down cards are not in it.
    pub levels: u32,
    /// Its capture pile.
    pub captured: Vec<CardView>,
    /// Victory points so far.
    pub points: u32,
}

/// A round that was decided.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct PrizeView {
    /// Which round.
    pub round: u8,
    /// What its victory card is worth.
    pub value: u32,
    /// Which side won it; nobody in a complete tie.
    pub side: Option<u8>,
}

/// A draft pile.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct DraftView {
    /// Its level.
    pub level: u8,
    /// Its dominion.
    pub dominion: Dominion,
    /// Its open cards.
    pub open: Vec<CardView>,
    /// How many cards lie face down.
    pub left: usize,
}

/// A piece on offer.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct PieceView {
    /// Its letter.
    pub key: Key,
    /// For each side its rows at rotation 0: `#` space, `.` none, `1` and `2` the special spaces.
    pub rows: Vec<(Side, Vec<String>)>,
    /// The special spaces 1 and 2 of the Omega side.
    pub specials: Vec<Say>,
}

/// A card that is in one of several hands.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct WhereaboutsView {
    /// Which card.
    pub card: CardView,
    /// In the hand of one of these.
    pub seats: Vec<Seat>,
}

/// Phoenix cards that may still be ordered.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct RisingView {
    /// Whose.
    pub seat: Seat,
    /// Since which turn.
    pub turn: u32,
    /// They, the upper one first.
    pub cards: Vec<GoneView>,
}

/// What only its owner knows.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct OwnView {
    /// Whose.
    pub seat: Seat,
    /// The hand.
    pub hand: Vec<CardView>,
    /// The deck without its order.
    pub deck: Vec<CardView>,
    /// The reinforcement pile.
    pub pile: Vec<CardView>,
    /// The Skirmish deck as it was built; empty in other forms.
    pub built: Vec<CardView>,
    /// Whether a Skirmish deck was brought along and not taken back.
    pub brought: bool,
    /// The deck or plan that was given and may still be changed.
    pub deck_given: Vec<CardView>,
    /// The plan that was given.
    pub plan: Option<PlanView>,
    /// The captured cards that the mate wishes to sacrifice.
    pub wishes: Vec<CardView>,
    /// The wishes that this seat has approved, once it has answered.
    pub approved: Option<Vec<CardView>>,
    /// The card offered in a trade, for the player who offered it.
    pub offered: Option<CardView>,
    /// How many cards must fill the deck.
    pub fill: usize,
}

/// A plan of reinforcement.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct PlanView {
    /// Cards that fill the deck.
    pub fill: Vec<CardView>,
    /// Captured cards and what they buy.
    pub pairs: Vec<(CardView, CardView)>,
}

/// How the match ended.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct EndView {
    /// Places, best first; seats in one group share the place.
    pub places: Vec<Vec<Seat>>,
    /// Why it ended.
    pub why: Why,
}
