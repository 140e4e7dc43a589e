//! Why something cannot be done.
//!
//! What belongs here: each reason, with what its sentence names. What does not: the sentences and clauses (`words`).

mod words;

use skald_vocabulary::interface::{Misuse, Name, Say, Seat};

use crate::cards::{Cond, Kind, Piece, Place, Type};

/// Why an input is refused.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Illegal {
    /// It is wrong in any game.
    Misuse(Misuse),
    /// The game is over.
    Over {
        /// Who won.
        winners: Vec<Seat>,
        /// Their legend points.
        points: u16,
    },
    /// An order names what is not in this game.
    Strange {
        /// The word.
        word: skald_vocabulary::interface::Key,
        /// What is called like it, if anything is.
        nearest: Option<Name>,
    },
    /// Something is prepared that no turn asks.
    Unprepared,
    /// Somebody else is asked.
    NotYourTurn(Seat),
    /// Nobody asked this player anything.
    Nothing,
    /// Something else comes first.
    First(Say),
    /// The hero has another player.
    HeroTaken {
        /// The hero.
        hero: Name,
        /// Those that are free.
        free: Vec<Name>,
    },
    /// The card is not in the hand.
    NotInHand {
        /// The card.
        card: Name,
        /// The hand.
        hand: Vec<Name>,
    },
    /// All have chosen.
    Chosen(Name),
    /// It costs more gold than there is.
    TooDear {
        /// The card.
        card: Name,
        /// What it costs.
        price: u8,
        /// Gold.
        gold: u16,
    },
    /// Three cards lie there.
    PlaceFull {
        /// The place.
        place: Place,
        /// The card.
        card: Name,
        /// What lies there.
        there: Vec<Name>,
    },
    /// Two equal cards are not allowed.
    SameCard(Name),
    /// There is a weapon of the type.
    SecondWeapon {
        /// Of which type.
        of: Type,
        /// The card.
        card: Name,
    },
    /// There is such a piece of armor.
    SecondPiece {
        /// The piece.
        piece: Option<Piece>,
        /// The card.
        card: Name,
    },
    /// It is not among one's equipment.
    NotOwned {
        /// The card.
        card: Name,
        /// What is there.
        own: Vec<Name>,
    },
    /// Equipment becomes a skill only with a purchase.
    Alone,
    /// Nobody could take the monster.
    CannotPass,
    /// One pass a turn.
    PassedAlready,
    /// The last lap.
    Lap,
    /// The pile is empty.
    NoPile(Name),
    /// A monster lies in front already.
    HasMonster,
    /// A weapon is to be named.
    WhichWeapon(Vec<Name>),
    /// Whoever has weapons uses one.
    Unarmed(Vec<Name>),
    /// It has been used.
    Exhausted(Name),
    /// It cannot be used in an attack.
    NoBoost {
        /// The card.
        card: Name,
        /// What can be used.
        usable: Vec<Name>,
    },
    /// It does not defend.
    NoDefence {
        /// The card.
        card: Name,
        /// What can be used.
        usable: Vec<Name>,
    },
    /// There is less mana.
    TooMuchMana {
        /// What it needs.
        needed: i64,
        /// Mana spent or lost.
        mana: u8,
    },
    /// The line counts once.
    Once(Name),
    /// The skills for the line are missing.
    Needs {
        /// The card.
        card: Name,
        /// The skills.
        cond: Cond,
    },
    /// The monster is of another kind.
    WrongKind {
        /// The weapon.
        weapon: Name,
        /// What it slays.
        slays: Kind,
        /// What the monster is.
        is: Kind,
    },
    /// A slaying attack takes nothing else.
    SlayAlone,
    /// There is no such weapon to copy.
    NoCopy(Vec<Name>),
    /// There is no such spell to tap.
    NoTap(Vec<Name>),
    /// One pre-attack card a turn, before the attack.
    TurnedAlready,
    /// The card needs a pile.
    NeedsPile(Name),
    /// The card needs a reserve.
    NeedsReserve(Name),
    /// It cannot be refreshed now.
    NotBack {
        /// The card.
        card: Name,
        /// What is possible.
        possible: Vec<Name>,
    },
    /// It would do nothing.
    NoUse(Name),
    /// The monster ignores armor.
    NoArmor(Name),
    /// Healing has its time.
    NoHealing,
    /// One of a few.
    OneOf(Vec<Say>),
    /// The hero rests.
    Defeated,
}

impl From<Misuse> for Illegal {
    fn from(misuse: Misuse) -> Self {
        Self::Misuse(misuse)
    }
}
