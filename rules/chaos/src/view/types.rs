//! Everything that one viewer may see (section 9), typed. Names and texts of cards are in it, so that a drawing needs
//! nothing else.

use std::{
    ops::{Deref, DerefMut},
    sync::Arc,
};

use serde::Serialize;

use crate::{
    cards::{Kind, Mode, Reservoir},
    guard::Threat,
    state::Why,
    volley::Prefer,
};
use skald_vocabulary::interface::{Key, Name, Say, Seat, Viewer};

/// The table as one viewer may see it: the board, which the views of a position share, and what the viewer alone sees.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct View {
    /// Through whose eyes.
    pub who: Viewer,
    /// What everybody sees. A view stands for its board: `view.round` is the board's.
    pub board: Arc<Board>,
    /// What only its player may see: the viewer's own, or everybody's for all eyes. Empty for a spectator.
    pub own: Vec<OwnView>,
}

impl Deref for View {
    type Target = Board;

    fn deref(&self) -> &Board {
        &self.board
    }
}

impl DerefMut for View {
    /// The board for changing; other views keep theirs.
    fn deref_mut(&mut self) -> &mut Board {
        Arc::make_mut(&mut self.board)
    }
}

/// What everybody sees of a table. It has no room for a secret.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Board {
    /// How many rounds have begun.
    pub round: u32,
    /// Which pass through the order this is, from 1.
    pub cycle: u32,
    /// The order of rounds.
    pub order: Vec<Seat>,
    /// Whose round it is.
    pub active: Seat,
    /// What the table waits for.
    pub phase: Phase,
    /// Whom the table waits for.
    pub awaited: Vec<Seat>,
    /// Who has sent a plan in the present window.
    pub given: Vec<Seat>,
    /// How many actions were answered in this round.
    pub acts: u16,
    /// Volleys declared in this round.
    pub volleys: u8,
    /// Whether the Warrior's ability was used in this round.
    pub ability_used: bool,
    /// Whether an action was taken in this round, which bars an Inspiration Attempt.
    pub acted: bool,
    /// The options in force that change the rules, in words (CHAOS-22.6).
    pub options: Vec<Say>,
    /// The players in seat order.
    pub seats: Vec<SeatView>,
    /// Lasting Mysticals, the oldest first: arrows from controller to target.
    pub lasting: Vec<LastingView>,
    /// The unresolved volley: arrows from attacker to targets.
    pub volley: Option<VolleyView>,
    /// A card played as an own action that waits for a choice.
    pub playing: Option<CardView>,
    /// Idle cycles in a row so far (CHAOS-20.9).
    pub idle: u8,
    /// How the game ended.
    pub ended: Option<EndView>,
}

/// What the table waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub enum Phase {
    /// An action of the active player.
    Action,
    /// Plans of attacked players.
    Answers,
    /// Plans of players to whom attacks were passed on.
    PassedOn,
    /// A choice of the active player in the midst of an action.
    Choice,
    /// Nothing: the game is over.
    Over,
}

/// A card by its word and name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
pub struct CardView {
    /// Its word in notation.
    pub key: Key,
    /// Its name.
    pub name: Name,
    /// What it is.
    pub kind: Kind,
}

/// Copies of a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
pub struct Copies {
    /// The card.
    pub card: CardView,
    /// How many.
    pub count: u8,
}

/// A player's panel on the public board (9.1).
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct SeatView {
    /// Who.
    pub seat: Seat,
    /// The Warrior's id.
    pub hero: Name,
    /// The Warrior's name.
    pub warrior: Name,
    /// The name of its ability.
    pub ability: Name,
    /// The ability in words.
    pub ability_text: Name,
    /// The Vital Point Total.
    pub total: u16,
    /// The starting total.
    pub start: u16,
    /// How many cards are in hand.
    pub hand: u8,
    /// The hand maximum.
    pub hand_max: u8,
    /// How many cards are in the Arsenal.
    pub arsenal: u8,
    /// Whether the One/Two card shows Two.
    pub two: bool,
    /// How many cards the next draw step gives: 0 when stalled, full or empty.
    pub next_draw: u8,
    /// Draw steps to be skipped.
    pub stall: u8,
    /// Whether the Warrior has played its card of this round.
    pub warrior_used: bool,
    /// Whether the Warrior is bound.
    pub warrior_bound: bool,
    /// Sidekicks and Specials as they were laid.
    pub row: Vec<CharacterView>,
    /// Wards, the oldest first.
    pub wards: Vec<WardView>,
    /// The Nowhere Realm, the newest last.
    pub nowhere: Vec<CardView>,
    /// The Exile Realm, the newest last.
    pub exile: Vec<CardView>,
    /// The CopyCat penalty holds.
    pub copycat: bool,
    /// Ground attacks do not affect the player.
    pub flies: bool,
    /// Armor that works once a round is spent: against Destructive, against Mystical attacks.
    pub armor_spent: (bool, bool),
    /// A success was counted in this own round; a successful attack was suffered in this round.
    pub marks: (bool, bool),
    /// The player is out.
    pub out: bool,
    /// The place in the order of falling, from 1.
    pub fell: Option<u8>,
    /// Face-up cards that were removed with the player.
    pub removed: Vec<CardView>,
    /// How many cards of the hand were removed face-down.
    pub buried: u8,
    /// How many cards of the Arsenal were removed face-down.
    pub scattered: u8,
    /// Own rounds in a row that ran out of time.
    pub late: u8,
    /// The last waits ran out: time is short for this player (CHAOS-22.7).
    pub away: bool,
    /// How many waits in a row ran out.
    pub missed: u8,
    /// Whose hands the player has looked at, the newest last.
    pub glimpses: Vec<GlimpseView>,
}

/// A Sidekick or Special in play.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct CharacterView {
    /// Its word when it is named: `@catapult`, `@2`.
    pub key: Key,
    /// The card.
    pub card: CardView,
    /// Its effects in words.
    pub text: Name,
    /// Ready.
    pub ready: bool,
    /// Has played its card of this round.
    pub used: bool,
    /// Cannot attack in its player's next round.
    pub bound: bool,
}

/// A ward.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct WardView {
    /// The card.
    pub card: CardView,
    /// How much it soaks up.
    pub strength: u8,
}

/// That a hand was looked at.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct GlimpseView {
    /// Whose hand.
    pub of: Seat,
    /// In which round.
    pub round: u32,
    /// How many cards there were.
    pub count: u8,
}

/// A picture of a hand that the player has seen once.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct HandView {
    /// Whose hand.
    pub of: Seat,
    /// In which round.
    pub round: u32,
    /// The cards that were in it.
    pub cards: Vec<CardView>,
}

/// A lasting Mystical.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct LastingView {
    /// Its word, such as `m12`.
    pub key: Key,
    /// The card.
    pub card: CardView,
    /// Its controller.
    pub by: Seat,
    /// Its target.
    pub at: Seat,
    /// The points per strike, as things stand.
    pub points: u16,
}

/// The unresolved volley.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct VolleyView {
    /// Its id, as in the ids of decisions.
    pub id: u32,
    /// Who attacks.
    pub by: Seat,
    /// The attacks as declared.
    pub attacks: Vec<AttackView>,
    /// The instances, one for each attack and target, in the order of their numbers from 1.
    pub instances: Vec<InstanceView>,
    /// After the reveal: in which order each player has the own instances resolved.
    pub orders: Vec<(Seat, Vec<u8>)>,
}

/// One attack.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct AttackView {
    /// The card.
    pub card: CardView,
    /// Its effects in words.
    pub text: Name,
    /// The Sidekick or Special that uses it; none for the Warrior.
    pub user: Option<CardView>,
    /// The boost.
    pub boost: Option<CardView>,
    /// The mode of a Destructive attack.
    pub mode: Option<Mode>,
    /// The printed offence.
    pub ov: u8,
    /// The declared offence.
    pub offence: u8,
    /// What a Mystical attack takes more than its card says.
    pub power: u8,
    /// How much less defensive values count.
    pub pierce: u8,
    /// Without opposition.
    pub unopposed: bool,
    /// Words of the characters named for `banish` and `bind`.
    pub named: Vec<Key>,
    /// Its cards have moved.
    pub over: bool,
}

/// An attack on one player: an arrow.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct InstanceView {
    /// Which attack, as an index.
    pub attack: u8,
    /// The target.
    pub target: Seat,
    /// Who passed it on, and with which card.
    pub passed: Option<(Seat, CardView)>,
    /// The answer, once it is revealed.
    pub answer: Option<CardView>,
    /// Once the answers are revealed, and until it is over: the points that it would cost the target, were it resolved
    /// next (9.1). None while an answer may still come.
    pub loss: Option<u16>,
    /// It is over.
    pub over: bool,
}

/// A plan of the viewer.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct PlanView {
    /// Answers: the instance from 0, the card, and whom it passes the attack on to.
    pub answers: Vec<(u8, CardView, Option<Seat>)>,
    /// The order of the own instances.
    pub order: Vec<u8>,
    /// What a forced discard takes first.
    pub drops: Vec<CardView>,
}

/// What stands on a card of the hand.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct FaceView {
    /// The card.
    pub card: CardView,
    /// The character that uses it.
    pub assoc: Option<CardView>,
    /// How many copies an Arsenal may hold.
    pub reservoir: Reservoir,
    /// The Attack Mode.
    pub mode: Option<Mode>,
    /// The offensive value.
    pub ov: u8,
    /// What statics add to it now.
    pub might: u8,
    /// The defensive value.
    pub dv: Option<u8>,
    /// The effects in words.
    pub text: Name,
}

/// What a card of the hand is good for now. The order is that of the picture (9.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
pub enum Use {
    /// It can be used now.
    Now,
    /// It can be used as an answer when one is asked for.
    Answer,
    /// It cannot be used now.
    Not,
}

/// Why a card of the hand is good for nothing now. Every view after every input tells it of most cards: what can be told
/// without a list of arguments is.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub enum Hindrance {
    /// It is somebody else's round.
    Round,
    /// An own attack is still being answered.
    Wait,
    /// Its character was laid this round.
    Unready(Name),
    /// Its character is not in play.
    Absent(Name),
    /// It does not fit.
    Unfit,
    /// It is added to an attack, and none can be made.
    Alone,
    /// Anything else.
    Said(Say),
}

impl Hindrance {
    /// In words.
    #[must_use]
    pub fn say(&self) -> Say {
        match self {
            Self::Round => Say::new("chaos-why-round"),
            Self::Wait => Say::new("chaos-why-wait"),
            Self::Unready(name) => Say::new("chaos-why-unready").with("character", *name),
            Self::Absent(name) => Say::new("chaos-why-absent").with("character", *name),
            Self::Unfit => Say::new("chaos-why-not"),
            Self::Alone => Say::new("chaos-why-alone"),
            Self::Said(say) => say.clone(),
        }
    }
}

/// A card of the hand.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct HandCard {
    /// What stands on it.
    pub face: FaceView,
    /// How many copies.
    pub copies: u8,
    /// How many of them lie in the own secret plan.
    pub locked: u8,
    /// What it is good for now.
    pub good: Use,
    /// Why it cannot be used, in words.
    pub why: Option<Hindrance>,
    /// It is a duplicate that can be cycled now.
    pub cycles: bool,
    /// Laying it names an opponent.
    pub names_opponent: bool,
    /// It can be replaced by an Inspiration Attempt now.
    pub replaces: bool,
}

/// What only its player may see (9.2).
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct OwnView {
    /// Whose.
    pub seat: Seat,
    /// The hand.
    pub hand: Vec<HandCard>,
    /// The cards left in the Arsenal, by name.
    pub arsenal: Vec<Copies>,
    /// The hands that the player has looked at, the newest last.
    pub glimpses: Vec<HandView>,
    /// Known cards on top of the Arsenal, the top first.
    pub top: Vec<CardView>,
    /// Known cards at the bottom of the Arsenal, the lowest first.
    pub bottom: Vec<CardView>,
    /// The own plan, given but not revealed.
    pub plan: Option<PlanView>,
    /// What the viewer named in the declaration of the present volley about cards to be taken, by the index of the attack.
    pub prefers: Vec<(u8, Prefer)>,
    /// The plan that is given for the player when time runs out, as long as there is no own one (CHAOS-12.18).
    pub clock: Option<PlanView>,
    /// Revealed or not: cards that a forced discard of the present volley takes first.
    pub drops: Vec<CardView>,
    /// The attacks of the present window with what each answer would leave.
    pub threats: Vec<Threat>,
    /// What these attacks cost together if none is answered.
    pub together: u16,
    /// Cards that the automatic procedures never use, but against attacks that would be the end (`save_cards`).
    pub saved: Vec<Key>,
    /// Which kinds of cards a forced discard takes first (`discard_pref`).
    pub discards: Vec<Kind>,
    /// Lasting Mysticals aimed at the player, each with the cards that counter it now.
    pub counters: Vec<(Key, Vec<CardView>)>,
    /// Whether Vital Point Four is possible now.
    pub can_buy: bool,
    /// Whether an action other than ending the round is possible now.
    pub can_act: bool,
    /// The hand that the player is looking at, to take a card.
    pub looking: Option<(Seat, Vec<CardView>)>,
    /// The cards among which a choice is open: of a hand that is looked at, or of the own Arsenal.
    pub choice: Vec<CardView>,
    /// The viewer said in the declaration to be asked for the card that is to be taken now.
    pub insists: bool,
    /// What the clock would take of these.
    pub default_choice: Option<Key>,
    /// Whether an attack of the present window may force a discard of the player's choice.
    pub may_drop: bool,
    /// The hand that was removed face-down with the player.
    pub buried: Vec<CardView>,
    /// The Arsenal that was removed face-down with the player, sorted.
    pub scattered: Vec<CardView>,
}

/// How the game ended.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct EndView {
    /// Places, best first.
    pub places: Vec<Vec<Seat>>,
    /// Why.
    pub why: Why,
}
