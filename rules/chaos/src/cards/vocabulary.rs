//! The closed vocabulary of section 2.4: triggers, who-words, conditions, and what effects do. No card is named here.

use serde::{Deserialize, Serialize};

use super::{Card, words::words};

words! {
    /// What a card is (its Characteristic Box). The order is that of sorted lists (10.2).
    #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
    #[serde(rename_all = "lowercase")]
    pub enum Kind {
        /// A helper of the Warrior, laid next to it.
        Sidekick = "sidekick",
        /// A thing of the Warrior, laid next to it.
        Special = "special",
        /// Attacks with an offensive value.
        Destructive = "destructive",
        /// Attacks indirectly, or does something for its player.
        Mystical = "mystical",
        /// Helps in attack, defence or in between.
        Spontaneous = "spontaneous",
        /// Blocks.
        Defend = "defend",
    }
}

impl Kind {
    /// Whether such a card is laid next to the Warrior.
    #[must_use]
    pub const fn is_character(self) -> bool {
        matches!(self, Self::Sidekick | Self::Special)
    }
}

words! {
    /// How many copies an Arsenal may hold (CHAOS-2.6).
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
    #[serde(rename_all = "lowercase")]
    pub enum Reservoir {
        /// Red: one.
        Endangered = "endangered",
        /// Gold: two.
        Sparse = "sparse",
        /// Blue: three.
        Limited = "limited",
        /// Grey: five.
        Vulgar = "vulgar",
    }
}

impl Reservoir {
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

words! {
    /// How a Destructive card attacks.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
    #[serde(rename_all = "lowercase")]
    pub enum Mode {
        /// On the ground.
        Ground = "ground",
        /// Through the air.
        Air = "air",
    }
}

words! {
    /// When a list of effects runs (2.4, table of triggers).
    #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
    pub enum Trigger {
        /// At declaration: changes this card's own attack.
        Attack = "attack",
        /// At declaration of the attack that the card was added to.
        Boost = "boost",
        /// When an instance of a Mystical attack resolves unstopped, and at each re-attack.
        Hit = "hit",
        /// When played as an own action.
        Play = "play",
        /// When the card answers an attack.
        Respond = "respond",
        /// After a successful instance.
        Success = "success",
        /// After an instance that was not successful.
        Stopped = "stopped",
        /// After the target was brought to 0.
        Knockout = "knockout",
        /// After all instances of the card.
        Resolve = "resolve",
        /// When a character is laid.
        Enter = "enter",
        /// In step 3 of each own round.
        Start = "start",
        /// After the first successful instance of an own round.
        FirstSuccess = "first_success",
        /// After the first successful instance against oneself in another player's round.
        Struck = "struck",
        /// As an own action of the Warrior.
        Ability = "ability",
        /// As long as the card is in play.
        Static = "static",
    }
}

words! {
    /// Whom an effect concerns.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum Who {
        /// The player who played the card, or in whose area it lies.
        Own = "self",
        /// The player against whom the attack resolves.
        Target = "target",
        /// The player whose attack is answered.
        Attacker = "attacker",
        /// A living opponent named when the card is played or laid.
        Chosen = "chosen",
        /// Every living opponent in seat order from oneself.
        EachOpponent = "each_opponent",
        /// The same, then oneself.
        EachPlayer = "each_player",
    }
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

words! {
    /// Which characters an effect means.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum By {
        /// The Warrior.
        Warrior = "warrior",
        /// Sidekicks.
        Sidekick = "sidekick",
        /// Special cards.
        Special = "special",
        /// Any character.
        Any = "any",
    }
}

words! {
    /// Who chooses the cards of a discard or a take.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum Pick {
        /// Chance.
        Random = "random",
        /// The player who loses them.
        Victim = "victim",
        /// The player who takes them.
        Actor = "actor",
    }
}

words! {
    /// Where a card goes.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
    #[serde(rename_all = "snake_case")]
    pub enum To {
        /// The hand; with a full hand the Nowhere Realm.
        Hand = "hand",
        /// The top of the Arsenal.
        ArsenalTop = "arsenal_top",
        /// The bottom of the Arsenal.
        ArsenalBottom = "arsenal_bottom",
        /// The Nowhere Realm.
        Nowhere = "nowhere",
        /// The Exile Realm.
        Exile = "exile",
    }
}

words! {
    /// How often armor works.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum Limit {
        /// At the first instance in each round that would cost points.
        First = "first",
        /// At every instance.
        Every = "every",
    }
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
