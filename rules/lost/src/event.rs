//! What happens: whole facts, and what one viewer learns of them. Almost everything lies open, so that a fact is told as it
//! is; the few that do not are cut for others.

use serde::{Serialize, Serializer};
use skald_vocabulary::interface::{Seat, Viewer};

use crate::{
    cards::{Beast, Card, Hero, Kind},
    moves::{Attack, Reward},
};

/// A fact.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub enum Event {
    /// A hero was chosen.
    Hero {
        /// Whose.
        seat: Seat,
        /// The hero.
        hero: Hero,
    },
    /// A level begins with this starting player.
    Level {
        /// The level.
        level: u8,
        /// The starting player.
        start: Seat,
    },
    /// A monster was laid in front of a player at the start of a level.
    Revealed {
        /// Whose.
        seat: Seat,
        /// The monster.
        beast: Beast,
    },
    /// A monster was laid face up beside the pile.
    FaceUp {
        /// The monster.
        beast: Beast,
    },
    /// A hand was dealt or picked up.
    Hand {
        /// Whose.
        seat: Seat,
        /// The cards.
        cards: Vec<Card>,
    },
    /// Somebody chose a card, or took the choice back; which is known to them alone.
    Chose {
        /// Whose.
        seat: Seat,
        /// The card.
        card: Option<Card>,
        /// Whether a choice lies there now.
        given: bool,
    },
    /// The chosen cards are shown.
    Shown {
        /// The cards.
        cards: Vec<(Seat, Card)>,
    },
    /// A card became a skill.
    Skilled {
        /// Whose.
        seat: Seat,
        /// The card.
        card: Card,
        /// The level.
        level: u8,
        /// Gold.
        gold: u8,
    },
    /// A card was bought, after turning these into skills.
    Bought {
        /// Whose.
        seat: Seat,
        /// The card.
        card: Card,
        /// What it costs.
        price: u8,
        /// What became skills first.
        converted: Vec<Card>,
    },
    /// The combat phase begins.
    Combat,
    /// A round begins.
    Round {
        /// Which round.
        round: u8,
    },
    /// The active player took the face-up monster, or drew one.
    Met {
        /// Whose.
        seat: Seat,
        /// The monster.
        beast: Beast,
        /// Whether it was drawn.
        drawn: bool,
    },
    /// A monster was passed.
    Passed {
        /// Whose.
        seat: Seat,
        /// To whom, or what comes.
        to: Seat,
        /// The monster.
        beast: Beast,
    },
    /// A charge: so much mana or gold was lost.
    Drained {
        /// Whose.
        seat: Seat,
        /// The monster.
        beast: Beast,
        /// Mana spent or lost.
        mana: u8,
        /// Gold.
        gold: u16,
    },
    /// A charge: a card was exhausted.
    Charged {
        /// Whose.
        seat: Seat,
        /// The monster.
        beast: Beast,
        /// The card.
        card: Card,
    },
    /// A charge did nothing.
    Spared {
        /// Whose.
        seat: Seat,
        /// The monster.
        beast: Beast,
    },
    /// No monster could be drawn: the turn ends.
    Idle {
        /// Whose.
        seat: Seat,
    },
    /// A card was used: mana, life and cards that came of it.
    Used {
        /// Whose.
        seat: Seat,
        /// The card.
        card: Card,
        /// What it turned back.
        on: Vec<Card>,
        /// Mana spent or lost.
        mana: u8,
        /// Life.
        life: u8,
    },
    /// Somebody looks at monsters: which, only they learn; `count` everybody.
    Looked {
        /// Whose.
        seat: Seat,
        /// The card.
        card: Card,
        /// Which they are, for whoever may know.
        beasts: Option<Vec<Beast>>,
        /// How many.
        count: u8,
    },
    /// The monster in front was exchanged.
    Turned {
        /// Whose.
        seat: Seat,
        /// The card.
        card: Card,
        /// From whom, or what goes.
        from: Beast,
        /// To whom, or what comes.
        to: Beast,
    },
    /// An attack, and the markers that it laid.
    Attacked {
        /// Whose.
        seat: Seat,
        /// The monster.
        beast: Beast,
        /// The attack.
        attack: Told,
        /// The damage.
        damage: u8,
        /// The markers on it now.
        markers: u8,
        /// Life.
        life: u8,
    },
    /// A weapon was used up.
    Slew {
        /// Whose.
        seat: Seat,
        /// The monster.
        beast: Beast,
        /// The card.
        card: Card,
    },
    /// A monster was defeated.
    Defeated {
        /// Whose.
        seat: Seat,
        /// The monster.
        beast: Beast,
        /// Experience.
        xp: u16,
    },
    /// A hero level was rewarded.
    Rewarded {
        /// Whose.
        seat: Seat,
        /// Which.
        reward: Reward,
    },
    /// Gold was dealt.
    Gold {
        /// Who got how much.
        shares: Vec<(Seat, u8)>,
    },
    /// A challenge trophy was won.
    Challenge {
        /// Whose.
        seat: Seat,
        /// Of which kind.
        kind: Kind,
        /// From whom, or what goes.
        from: Option<Seat>,
    },
    /// A trophy token was taken.
    Token {
        /// Whose.
        seat: Seat,
        /// From which stack.
        stack: skald_vocabulary::interface::Key,
        /// Points.
        points: u8,
    },
    /// A monster strikes.
    Strikes {
        /// Whose.
        seat: Seat,
        /// The monster.
        beast: Beast,
    },
    /// Markers were removed from monsters.
    Mended {
        /// The monster.
        beast: Beast,
    },
    /// A skill was lost.
    Lost {
        /// Whose.
        seat: Seat,
        /// The card.
        card: Card,
    },
    /// Somebody defended: the cards, the mana, the life it cost.
    Suffered {
        /// Whose.
        seat: Seat,
        /// The monster.
        beast: Beast,
        /// The cards.
        cards: Vec<Card>,
        /// Mana spent or lost.
        mana: u8,
        /// Life.
        life: u8,
    },
    /// A hero was defeated; the monster in front left.
    Fell {
        /// Whose.
        seat: Seat,
        /// The monster.
        beast: Option<Beast>,
    },
    /// The last lap begins, and ends with this player.
    Lap {
        /// Who has the last slot.
        last: Seat,
        /// Whether nothing moved any more.
        idle: bool,
    },
    /// A monster escaped.
    Escaped {
        /// Whose.
        seat: Seat,
        /// The monster.
        beast: Beast,
    },
    /// A level ended: legend points for challenge trophies.
    LevelEnd {
        /// The level.
        level: u8,
        /// Points.
        points: Vec<(Seat, u16)>,
    },
    /// A player left.
    Left {
        /// Whose.
        seat: Seat,
    },
    /// The game ended: total by seat.
    Ended {
        /// Who won.
        winners: Vec<Seat>,
        /// The points of each.
        totals: Vec<(Seat, u16)>,
    },
}

/// An attack as it is told.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Told {
    /// What was said: in words wherever it is written down.
    #[serde(rename = "words", serialize_with = "in_words")]
    pub attack: Attack,
    /// The own cards that it exhausted.
    pub cards: Vec<Card>,
    /// The weapon, if any.
    pub weapon: Option<Card>,
    /// Cards refreshed right after it.
    pub again: Vec<Card>,
    /// Mana spent.
    pub mana: u8,
}

impl Told {
    /// As it is told.
    pub fn of(attack: &Attack, mana: u8) -> Self {
        let weapon = match attack.arm {
            crate::moves::Arm::Unarmed => None,
            crate::moves::Arm::Weapon(card) | crate::moves::Arm::Copy { weapon: card, .. } => Some(card),
        };
        let cards = attack.boosts.iter().copied().chain(attack.taps.iter().map(|tap| tap.spell)).collect();
        Self { attack: attack.clone(), cards, weapon, again: attack.again.clone(), mana }
    }
}

fn in_words<S: Serializer>(attack: &Attack, to: S) -> Result<S::Ok, S::Error> {
    to.collect_str(attack)
}

impl Event {
    /// What `who` learns of it.
    #[must_use]
    pub fn seen(&self, who: Viewer) -> Option<Self> {
        match self {
            Self::Hand { seat, .. } if !who.knows(*seat) => None,
            Self::Chose { seat, given, .. } if !who.knows(*seat) => {
                Some(Self::Chose { seat: *seat, card: None, given: *given })
            }
            Self::Looked { seat, card, count, .. } if !who.knows(*seat) => {
                Some(Self::Looked { seat: *seat, card: *card, beasts: None, count: *count })
            }
            other => Some(other.clone()),
        }
    }
}
