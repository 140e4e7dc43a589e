//! What is asked, and what was answered.

use serde::{Deserialize, Serialize};

use super::{Card, Cards, Met};
use skald_vocabulary::interface::Seat;

/// The decision by its code in part 5.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Code {
    /// D-02.
    First,
    /// D-04, D-05.
    Mulligan,
    /// D-06.
    Extra,
    /// D-07.
    AfterMulligan,
    /// D-20, Adramelech.
    BeforeDraw,
    /// D-20, Quartzheart.
    Quartz,
    /// D-21.
    MoreDraw,
    /// D-22.
    Upkeep,
    /// D-42.
    Pick,
    /// D-43.
    May,
    /// D-44.
    Search,
    /// D-45.
    Look,
    /// D-45, the order of cards.
    Order,
    /// D-46.
    Discard,
    /// D-47.
    Sacrifice,
    /// D-48.
    Zone,
    /// D-50.
    Gamble,
    /// D-51.
    Reroll,
    /// D-52.
    Counters,
    /// D-53.
    Scour,
    /// D-54.
    Reveal,
    /// D-55.
    Tax,
    /// D-56.
    Rise,
    /// D-57.
    Reset,
    /// D-60.
    HandSize,
    /// D-61.
    Trap,
    /// D-62.
    Steal,
}

impl Code {
    /// All of them.
    pub const ALL: [Self; 27] = [
        Self::First,
        Self::Mulligan,
        Self::Extra,
        Self::AfterMulligan,
        Self::BeforeDraw,
        Self::Quartz,
        Self::MoreDraw,
        Self::Upkeep,
        Self::Pick,
        Self::May,
        Self::Search,
        Self::Look,
        Self::Order,
        Self::Discard,
        Self::Sacrifice,
        Self::Zone,
        Self::Gamble,
        Self::Reroll,
        Self::Counters,
        Self::Scour,
        Self::Reveal,
        Self::Tax,
        Self::Rise,
        Self::Reset,
        Self::HandSize,
        Self::Trap,
        Self::Steal,
    ];
}

/// What can be answered.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Asked {
    /// The main window (M).
    Main,
    /// A window in which one may respond (R, A, C, E, P).
    Respond,
    /// Whether a trigger is used, and how (D-41).
    Trigger(Met),
    /// Follow through or cancel (D-35).
    Follow,
    /// Redeclare or cancel (D-36).
    Redeclare,
    /// Some of these cards.
    Cards {
        /// What for.
        code: Code,
        /// From these.
        of: Cards,
        /// At least.
        min: u8,
        /// At most.
        max: u8,
    },
    /// All of these cards in an order.
    Order {
        /// What for.
        code: Code,
        /// These.
        of: Cards,
    },
    /// Yes or no.
    YesNo {
        /// What for.
        code: Code,
        /// About which card, if about one.
        about: Option<Card>,
    },
    /// A number.
    Number {
        /// What for.
        code: Code,
        /// At least.
        min: u8,
        /// At most.
        max: u8,
    },
    /// Whether a price is paid, and with what: what a card demands, or what reviving costs.
    Price {
        /// What for.
        code: Code,
        /// About which card.
        about: Card,
    },
    /// How many counters come off which cards.
    Counters {
        /// Cards with how many of them lie there.
        of: Vec<(Card, u8)>,
        /// In all at least.
        min: u8,
        /// In all at most.
        max: u8,
    },
    /// A place in a zone.
    Place {
        /// What for.
        code: Code,
        /// Whose zone.
        side: Seat,
        /// Places as bits.
        of: u8,
        /// For which card.
        card: Option<Card>,
    },
}

/// A question that stands.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Question {
    /// Whom.
    pub seat: Seat,
    /// What.
    pub what: Asked,
}

/// What was answered, as the procedure that asked takes it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Answer {
    /// Cards, in the order chosen.
    Cards(Cards),
    /// Yes or no.
    Yes(bool),
    /// A number, or a place.
    Number(u8),
    /// A price is paid with this, or refused.
    Price(Option<Paid>),
}

/// With what additional costs are paid, in printed order of costs.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Paid {
    /// Cards.
    pub cards: Cards,
    /// How many counters come off which cards.
    pub counters: Vec<(Card, u8)>,
}
