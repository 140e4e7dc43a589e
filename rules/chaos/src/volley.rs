//! What lies in the clash: a volley of attacks with its sealed plans, and an own action that waits for a choice.

use serde::{Deserialize, Serialize};

use super::cards::{Card, Kind, To};
use skald_vocabulary::{interface::Seat, sealed::Sealed};

/// One or more attacks declared at the same time (CHAOS-9.2).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Volley {
    /// Its id.
    pub id: u32,
    /// Who attacks.
    pub by: Seat,
    /// The attacks as declared.
    pub attacks: Vec<Attack>,
    /// One for each attack and target (CHAOS-9.9).
    pub instances: Vec<Instance>,
    /// The plans of the present window. Secret.
    pub plans: Sealed<Plan>,
    /// The order in which each attacked player wants the own instances resolved; as revealed.
    pub orders: Vec<(Seat, Vec<u8>)>,
    /// The order of the redirected-in instances of each player.
    pub late_orders: Vec<(Seat, Vec<u8>)>,
    /// Which cards each player would discard first (CHAOS-12.14). Secret.
    pub drops: Vec<(Seat, Vec<Card>)>,
    /// The instance being resolved, while a card is being chosen.
    pub paused: Option<Hit>,
}

impl Volley {
    /// The instances against a player that resolve in the order of the first window, or of a later one.
    #[must_use]
    pub fn against(&self, seat: Seat, late: bool) -> Vec<u8> {
        (0_u8..)
            .zip(&self.instances)
            .filter(|(_, of)| !of.over && of.target == seat && of.passed.is_some() == late)
            .map(|(at, _)| at)
            .collect()
    }
}

/// One attack of a volley.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Attack {
    /// The card.
    pub card: Card,
    /// The id of the character that uses it; 0 for the Warrior.
    pub user: u32,
    /// What that character is; `None`: the Warrior.
    pub user_kind: Option<Kind>,
    /// The boost.
    pub boost: Option<Card>,
    /// The named target; none for `area`.
    pub target: Option<Seat>,
    /// The ids of the characters named for `banish` and `bind`, in the order of these effects (CHAOS-9.10).
    pub named: Vec<u32>,
    /// What the attacker named for a card to be taken. Secret.
    pub prefer: Prefer,
    /// The declared offence of a Destructive attack (CHAOS-10.6).
    pub offence: u8,
    /// What a Mystical attack takes more than its card says.
    pub power: u8,
    /// How much less defensive values count.
    pub pierce: u8,
    /// An Air attack.
    pub air: bool,
    /// Without opposition (CHAOS-9.15).
    pub unopposed: bool,
    /// Where the card goes.
    pub fate: To,
    /// Where the boost goes.
    pub boost_fate: To,
    /// It came through and stays in play, aimed at this player.
    pub stays: Option<Seat>,
    /// All instances are over and the cards have moved.
    pub over: bool,
}

/// What an attacker names in a declaration about the card to be taken (decision 7).
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Prefer {
    /// Nothing: the attacker's standing order decides, or the attacker is asked.
    #[default]
    Silent,
    /// To be asked, whatever the standing order says.
    Ask,
    /// These kinds, the first one first: the card is taken without asking.
    Kinds(Vec<Kind>),
}

/// An attack on one player.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Instance {
    /// Which attack of the volley.
    pub attack: u8,
    /// The player against whom it resolves.
    pub target: Seat,
    /// The answer that passed it on, and whose it was (CHAOS-12.16).
    pub passed: Option<(Seat, Card)>,
    /// The answer of the target.
    pub answer: Option<Card>,
    /// Where an answer goes, and the one that passed it on.
    pub fates: (To, To),
    /// It was resolved or came to nothing.
    pub over: bool,
}

/// A response plan (CHAOS-12.12).
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Plan {
    /// Answers: the instance, the card, and whom it passes the attack on to.
    pub answers: Vec<(u8, Card, Option<Seat>)>,
    /// The order in which the instances against the player resolve; as declared where it is silent.
    pub order: Vec<u8>,
    /// Cards that a forced discard takes first.
    pub drops: Vec<Card>,
}

impl Plan {
    /// How many copies of a card the plan binds.
    #[must_use]
    pub fn binds(&self, card: Card) -> usize {
        self.answers.iter().filter(|(_, bound, _)| *bound == card).count()
    }
}

/// How far a `hit` list has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Hit {
    /// Which instance.
    pub instance: u8,
    /// The effect that is being run.
    pub step: u8,
    /// How many cards it may still take.
    pub left: u8,
    /// Which effects of the list hold, one bit each (2.4: judged once).
    pub holds: u32,
    /// Which effects of the answer hold.
    pub answers: u32,
    /// Which effects of the answer that passed the attack on hold.
    pub passes: u32,
    /// The first loss of the list has been changed by might and armor.
    pub shaped: bool,
    /// The target's total went down.
    pub hurt: bool,
}

/// An own action whose list is being run.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Pending {
    /// The card played; `None`: the Warrior's ability.
    pub card: Option<Card>,
    /// The effect that is being run.
    pub step: u8,
    /// Which effects hold.
    pub holds: u32,
    /// The opponent that its effects mean by `chosen`.
    pub seat: Option<Seat>,
    /// What was named when it was played, one entry for each effect.
    pub chosen: Vec<Chosen>,
    /// Where the card goes.
    pub fate: To,
    /// It lies in front of the Warrior as a ward and does not go anywhere.
    pub stays: bool,
    /// What the player is asked.
    pub asked: Asked,
}

/// What was named for an effect of an own action.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Chosen {
    /// Nothing was to be named.
    Nothing,
    /// Cards.
    Cards(Vec<Card>),
    /// A character to put in play, with the opponent that its `enter` list names.
    Deploy(Card, Option<Seat>),
    /// Lasting Mysticals by id.
    Lasting(Vec<u32>),
    /// An option, from 0, with what it names.
    Option(u8, Box<Self>),
}

/// What the active player is asked while a choice is open.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Asked {
    /// Nothing.
    #[default]
    Nothing,
    /// A card of this kind out of the own Arsenal; `None`: of any kind.
    Search(Option<Kind>),
    /// Up to so many cards to put under the own Arsenal.
    Cycle(u8),
}

/// One attack as it was chosen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// The card.
    pub card: Card,
    /// The id of the character that uses it.
    pub user: u32,
    /// The boost.
    pub boost: Option<Card>,
    /// The target; none for `area`.
    pub target: Option<Seat>,
    /// The ids of the characters named for `banish` and `bind`.
    pub named: Vec<u32>,
    /// What is named for a card to be taken.
    pub prefer: Prefer,
}

impl Entry {
    /// An attack of a character with a card, whose target is yet to be chosen.
    #[must_use]
    pub const fn of(card: Card, user: u32) -> Self {
        Self { card, user, boost: None, target: None, named: Vec::new(), prefer: Prefer::Silent }
    }
}
