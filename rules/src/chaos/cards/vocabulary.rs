//! The closed vocabulary of section 2.4: triggers, primitives, who-words, conditions. No card is named here.

use serde::{Deserialize, Serialize};

use super::Card;

/// What a card is (its Characteristic Box). The order is that of sorted lists (10.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Kind {
    /// A helper of the Warrior, laid next to it.
    Sidekick,
    /// A thing of the Warrior, laid next to it.
    Special,
    /// Attacks with an offensive value.
    Destructive,
    /// Attacks indirectly, or does something for its player.
    Mystical,
    /// Helps in attack, defence or in between.
    Spontaneous,
    /// Blocks.
    Defend,
}

impl Kind {
    /// All kinds.
    pub const ALL: [Self; 6] =
        [Self::Sidekick, Self::Special, Self::Destructive, Self::Mystical, Self::Spontaneous, Self::Defend];

    /// The word in card files.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Sidekick => "sidekick",
            Self::Special => "special",
            Self::Destructive => "destructive",
            Self::Mystical => "mystical",
            Self::Spontaneous => "spontaneous",
            Self::Defend => "defend",
        }
    }

    /// Whether such a card is laid next to the Warrior.
    #[must_use]
    pub const fn is_character(self) -> bool {
        matches!(self, Self::Sidekick | Self::Special)
    }
}

/// How many copies an Arsenal may hold (CHAOS-2.6).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Reservoir {
    /// Red: one.
    Endangered,
    /// Gold: two.
    Sparse,
    /// Blue: three.
    Limited,
    /// Grey: five.
    Vulgar,
}

impl Reservoir {
    /// All reservoirs.
    pub const ALL: [Self; 4] = [Self::Endangered, Self::Sparse, Self::Limited, Self::Vulgar];

    /// The word in card files.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Endangered => "endangered",
            Self::Sparse => "sparse",
            Self::Limited => "limited",
            Self::Vulgar => "vulgar",
        }
    }

    /// The most copies of one card.
    #[must_use]
    pub const fn limit(self) -> u8 {
        match self {
            Self::Endangered => 1,
            Self::Sparse => 2,
            Self::Limited => 3,
            Self::Vulgar => 5,
        }
    }
}

/// How a Destructive card attacks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Mode {
    /// On the ground.
    Ground,
    /// Through the air.
    Air,
}

/// When a list of effects runs (2.4, table of triggers).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Trigger {
    /// At declaration: changes this card's own attack.
    Attack,
    /// At declaration of the attack that the card was added to.
    Boost,
    /// When an instance of a Mystical attack resolves unstopped, and at each re-attack.
    Hit,
    /// When played as an own action.
    Play,
    /// When the card answers an attack.
    Respond,
    /// After a successful instance.
    Success,
    /// After an instance that was not successful.
    Stopped,
    /// After the target was brought to 0.
    Knockout,
    /// After all instances of the card.
    Resolve,
    /// When a character is laid.
    Enter,
    /// In step 3 of each own round.
    Start,
    /// After the first successful instance of an own round.
    FirstSuccess,
    /// After the first successful instance against oneself in another player's round.
    Struck,
    /// As an own action of the Warrior.
    Ability,
    /// As long as the card is in play.
    Static,
}

impl Trigger {
    /// All triggers.
    pub const ALL: [Self; 15] = [
        Self::Attack,
        Self::Boost,
        Self::Hit,
        Self::Play,
        Self::Respond,
        Self::Success,
        Self::Stopped,
        Self::Knockout,
        Self::Resolve,
        Self::Enter,
        Self::Start,
        Self::FirstSuccess,
        Self::Struck,
        Self::Ability,
        Self::Static,
    ];

    /// The word in card files.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Attack => "attack",
            Self::Boost => "boost",
            Self::Hit => "hit",
            Self::Play => "play",
            Self::Respond => "respond",
            Self::Success => "success",
            Self::Stopped => "stopped",
            Self::Knockout => "knockout",
            Self::Resolve => "resolve",
            Self::Enter => "enter",
            Self::Start => "start",
            Self::FirstSuccess => "first_success",
            Self::Struck => "struck",
            Self::Ability => "ability",
            Self::Static => "static",
        }
    }
}

/// Whom an effect concerns.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Who {
    /// The player who played the card, or in whose area it lies.
    Own,
    /// The player against whom the attack resolves.
    Target,
    /// The player whose attack is answered.
    Attacker,
    /// A living opponent named when the card is played or laid.
    Chosen,
    /// Every living opponent in seat order from oneself.
    EachOpponent,
    /// The same, then oneself.
    EachPlayer,
}

/// A number of an effect.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Amount {
    /// That many.
    Fixed(u8),
    /// The answered attack's declared offence.
    Offence,
    /// All there are.
    All,
}

/// Which characters an effect means.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum By {
    /// The Warrior.
    Warrior,
    /// Sidekicks.
    Sidekick,
    /// Special cards.
    Special,
    /// Any character.
    Any,
}

/// Who chooses the cards of a discard or a take.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pick {
    /// Chance.
    Random,
    /// The player who loses them.
    Victim,
    /// The player who takes them.
    Actor,
}

/// Where a card goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum To {
    /// The hand; with a full hand the Nowhere Realm.
    Hand,
    /// The top of the Arsenal.
    ArsenalTop,
    /// The bottom of the Arsenal.
    ArsenalBottom,
    /// The Nowhere Realm.
    Nowhere,
    /// The Exile Realm.
    Exile,
}

/// How often armor works.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Limit {
    /// At the first instance in each round that would cost points.
    First,
    /// At every instance.
    Every,
}

/// A condition of an effect.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Condition {
    /// The player has a Sidekick or Special in play.
    OwnCharacter,
    /// The target's total is higher than the player's.
    TargetAboveOwn,
    /// The player's total is at most this.
    OwnTotalAtMost(u8),
    /// The target's total is at most this.
    TargetTotalAtMost(u8),
    /// The player has this character in play.
    OwnHas(Card),
    /// The target has this character in play.
    TargetHas(Card),
    /// The player's hand holds at most this many cards.
    OwnHandAtMost(u8),
}

/// What an effect does (2.4, table of primitives).
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Primitive {
    /// Totals go down.
    Lose(Who, Amount),
    /// Totals go up.
    Gain(Who, u8),
    /// The target loses, the player gains what was really lost.
    Drain(u8),
    /// Cards are drawn one by one.
    Draw(Who, u8),
    /// Cards go from hand to the Nowhere Realm.
    Discard(Who, u8, Pick),
    /// Cards of the target's hand that the Identity rule allows go to the player's hand.
    Take(u8, Pick),
    /// Top cards of the Arsenal go to the Nowhere Realm.
    Mill(Who, u8),
    /// Cards come back from the Nowhere Realm; `None`: of any kind.
    Recover(u8, Option<Kind>, To),
    /// A card of this kind is fetched from the own Arsenal; `None`: of any kind.
    Search(Option<Kind>),
    /// The player sees a hand.
    Peek(Who),
    /// The newest Nowhere cards go to the Exile Realm.
    Purge(Who, u8),
    /// Cards go under the own Arsenal, and as many are drawn.
    Cycle(u8),
    /// A Sidekick or Special of the target leaves play.
    Banish(By, To),
    /// A Sidekick or Special comes into play from there.
    Deploy(To),
    /// Persistent Mysticals leave play.
    Dispel(Who, Amount),
    /// A character of the target cannot attack in its next round.
    Bind(By),
    /// Draw steps are skipped.
    Stall(Who, u8),
    /// The card stays in front of the Warrior.
    Ward(u8),
    /// All own characters become ready.
    Ready,
    /// The attack has more offence.
    Power(u8),
    /// Defensive values count less.
    Pierce(u8),
    /// The attack is an Air attack.
    Airborne,
    /// The attack is without opposition.
    Unopposed,
    /// The answered instance has no effect.
    Cancel,
    /// The answered offence is lower.
    Reduce(u8),
    /// The answered offence is halved, rounded down.
    Halve,
    /// The instance cannot take the player below this.
    Floor(u8),
    /// The instance gets a new target.
    Redirect,
    /// The card goes to the Exile Realm.
    ExileSelf,
    /// The card goes back.
    ReturnSelf(To),
    /// Destructive attacks of this mode do not affect the player.
    Immune(Mode),
    /// Losses to attacks of this kind are lower.
    Armor(u8, Kind, Limit),
    /// Attacks of this kind made by such characters are stronger.
    Might(u8, Kind, By),
    /// The hand maximum is higher.
    HandMax(u8),
    /// The player picks one option and runs it.
    Choose(Vec<Self>),
}

/// One effect of a list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Effect {
    /// What it does.
    pub act: Primitive,
    /// When it does it, judged once when its list starts.
    pub only: Option<Condition>,
}
