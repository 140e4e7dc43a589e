//! Moves and their notation: how each is written, said once.

use std::fmt;

use serde::{Deserialize, Serialize};
use skald_toolkit::{
    grammar::{Codec, Cursor, Many, Notation, Number, One, Opt, Own, Set, Word, print},
    key_words, notation,
};
use skald_vocabulary::interface::Seat;

use crate::{
    cards::{Beast, Card, Damage, Hero},
    state::Use,
};

/// A move.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize)]
pub enum Move {
    /// D1.
    Hero(Hero),
    /// D2: a card of the hand, and what is to become of it, if that is said at once.
    Take {
        /// The card.
        card: Card,
        /// What becomes of it.
        plan: Option<Use>,
    },
    /// D3.
    Attach(Use),
    /// D4: the card that a charge exhausts.
    Exhaust(Card),
    /// D5 to D7.
    Step(Step),
    /// D8, D10, D14: a card is used outside the attack, on these cards if it refreshes any.
    Use {
        /// The card.
        card: Card,
        /// What it turned back.
        on: Option<Vec<Card>>,
    },
    /// D9: the monster to be met, and the others in the order in which they lie on the pile, the top first; those that
    /// can only lie in one way are left out.
    Meet {
        /// The monster.
        beast: Beast,
        /// The others, the top first.
        rest: Vec<Beast>,
    },
    /// D11.
    Attack(Attack),
    /// D11: a weapon is used up against a monster of its kind.
    Slay(Card),
    /// D13: cards to defend with, and how often mana is spent on each that takes mana.
    Defend(Vec<(Card, Option<u8>)>),
    /// D14: the hero falls.
    Fall,
    /// D15.
    Reward(Reward),
    /// D16: the skill that is lost.
    Drop(Card),
}

notation! { Move {
    Hero(hero: One) = "hero",
    Take { card: One, plan: Opt<Own> } = "take",
    Exhaust(card: One) = "exhaust",
    Use { card: One, on: Opt<Set> } = "use",
    Meet { beast: One, rest: Many<One> } = "meet",
    Attack(attack: Own) = "attack",
    Slay(weapon: One) = "slay",
    Defend(card_mana: Many<(One, Opt<Number>)>) = "defend",
    Fall = "fall",
    Drop(card: One) = "drop",
    Attach(plan: Own),
    Step(step: One),
    Reward(reward: One),
} }

impl Move {
    /// Whether it is a move of the kind that is asked for in a decision of this kind.
    #[must_use]
    pub fn answers(&self, kind: &str) -> bool {
        match self {
            Self::Hero(_) => kind == "hero",
            Self::Take { .. } => kind == "take",
            Self::Attach(_) => kind == "attach",
            Self::Exhaust(_) => kind == "charge",
            Self::Step(_) => matches!(kind, "select" | "met" | "attack"),
            Self::Use { .. } => matches!(kind, "select" | "met" | "attack" | "defend" | "heal"),
            Self::Meet { .. } => kind == "look",
            Self::Attack(_) | Self::Slay(_) => kind == "attack",
            Self::Defend(_) => kind == "defend",
            Self::Fall => kind == "heal",
            Self::Reward(_) => kind == "reward",
            Self::Drop(_) => kind == "drop",
        }
    }
}

notation! { Use { Skill = "skill", Buy(card: Many<One>) = "buy" } }

/// What becomes of a monster in step 2.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
pub enum Step {
    /// It is attacked.
    Stay,
    /// A drawn one is passed, and another one is drawn (LOST-9.8).
    Pass,
    /// The one in front is passed, and the face-up one is taken (LOST-9.6).
    PassFaceUp,
    /// The one in front is passed, and one is drawn.
    PassDraw,
    /// The face-up one is taken (LOST-9.7).
    FaceUp,
    /// One is drawn.
    Draw,
}

key_words! { Step {
    Stay = "stay", Pass = "pass", PassFaceUp = "pass-face-up", PassDraw = "pass-draw", FaceUp = "face-up", Draw = "draw",
} }

/// The reward of a hero level (LOST-15.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Reward {
    /// One more life, token and marker.
    Life,
    /// One more mana, token and marker.
    Mana,
    /// Two gold.
    Gold,
}

key_words! { Reward { Life = "life", Mana = "mana", Gold = "gold" } }

/// What one attacks with.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
pub enum Arm {
    /// Nothing (LOST-11.2).
    Unarmed,
    /// Another player's weapon (LOST-21.5).
    Copy {
        /// The card.
        card: Card,
        /// Whose.
        seat: Seat,
        /// The weapon.
        weapon: Card,
    },
    /// An own weapon.
    Weapon(Card),
}

notation! { Arm {
    Unarmed = "unarmed",
    Copy { card: One, seat: One, weapon: One } = "copy",
    Weapon(weapon: One),
} }

/// Another player's spell in one's own attack (LOST-21.4).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize)]
pub struct Tap {
    /// The own card that does it.
    pub card: Card,
    /// Whose spell.
    pub seat: Seat,
    /// Which.
    pub spell: Card,
}

/// A whole attack (LOST-11.10). Mana is named by the own card that it is for: the weapon, a boost, or the card that copies
/// or taps.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize)]
pub struct Attack {
    /// The weapon.
    pub arm: Arm,
    /// Which basic damage, where the weapon has a choice.
    pub basic: Option<Damage>,
    /// Boosts, sorted.
    pub boosts: Vec<Card>,
    /// Spells of others.
    pub taps: Vec<Tap>,
    /// How often mana is spent on lines.
    pub mana: Vec<(Card, u8)>,
    /// Cards that are refreshed right after it.
    pub again: Vec<Card>,
}

impl Attack {
    /// An attack without anything else.
    #[must_use]
    pub const fn with(arm: Arm) -> Self {
        Self { arm, basic: None, boosts: Vec::new(), taps: Vec::new(), mana: Vec::new(), again: Vec::new() }
    }

    /// The own cards that it exhausts, sorted.
    pub fn exhausted(&self) -> impl Iterator<Item = Card> + '_ {
        let copy = if let Arm::Copy { card, .. } = self.arm { Some(card) } else { None };
        self.boosts.iter().copied().chain(self.taps.iter().map(|tap| tap.card)).chain(copy)
    }

    /// How often mana is spent for an own card.
    #[must_use]
    pub fn times(&self, card: Card) -> u8 {
        self.mana.iter().find(|(of, _)| *of == card).map_or(0, |(_, times)| *times)
    }
}

/// A part of a written attack.
enum Part {
    With(Vec<Card>),
    Tap(Card, Seat, Card),
    Mana(Card, u8),
    Again(Card),
}

notation! { Part {
    With(card: Set) = "with",
    Tap(card: One, seat: One, spell: One) = "tap",
    Mana(card: One, times: Number) = "mana",
    Again(card: One) = "again",
} }

impl fmt::Display for Attack {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        print(self, f)
    }
}

impl Notation for Attack {
    fn write(&self, to: &mut Vec<Word>) {
        self.arm.write(to);
        <Opt<One> as Codec<_>>::write(&self.basic, to);
        if !self.boosts.is_empty() {
            Part::With(self.boosts.clone()).write(to);
        }
        self.taps.iter().for_each(|tap| Part::Tap(tap.card, tap.seat, tap.spell).write(to));
        self.mana.iter().for_each(|(card, times)| Part::Mana(*card, *times).write(to));
        self.again.iter().for_each(|card| Part::Again(*card).write(to));
    }

    fn read(from: &mut Cursor<'_>) -> Option<Self> {
        let mut attack = Self::with(Arm::read(from)?);
        attack.basic = <Opt<One> as Codec<_>>::read(from)?;
        let parts: Vec<Part> = <Many<Own> as Codec<_>>::read(from)?;
        for part in parts {
            match part {
                Part::With(cards) => attack.boosts = cards,
                Part::Tap(card, seat, spell) => attack.taps.push(Tap { card, seat, spell }),
                Part::Mana(card, times) => attack.mana.push((card, times)),
                Part::Again(card) => attack.again.push(card),
            }
        }
        attack.boosts.sort_unstable();
        Some(attack)
    }

    fn forms() -> Vec<String> {
        Arm::forms()
            .into_iter()
            .map(|arm| format!("{arm} [M|R|G|C] [{}]", Part::forms().join("] [")))
            .collect()
    }
}
