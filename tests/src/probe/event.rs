//! What happens in the probe, what is seen of it, and why an input is refused.

use serde::Serialize;
use skald_rules::interface::{Misuse, RefusalKind, Refuse, Say, Seat, Tale, Viewer, Weight};

use super::{Card, Plan, moves::Move};

/// A fact.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Event {
    /// A seat gave, changed or took back a bid: that it did is public.
    Bid {
        /// Who.
        seat: Seat,
        /// Whether a bid lies there now.
        given: bool,
    },
    /// All bids were opened.
    Released {
        /// By seat.
        bids: Vec<(Seat, u8)>,
        /// Who plans.
        winner: Seat,
    },
    /// A seat answered ahead, or took that back.
    Ahead {
        /// Who. Nobody else learns of it.
        seat: Seat,
        /// The answer.
        answer: Option<bool>,
    },
    /// A plan was made.
    Planned {
        /// By whom.
        seat: Seat,
        /// What.
        plan: Plan,
    },
    /// A plan was carried out, or came to nothing.
    Resolved {
        /// Whose.
        seat: Seat,
        /// Whether it went ahead.
        done: bool,
        /// How the coin fell, if it was flipped.
        coin: Option<bool>,
    },
    /// A card was shown.
    Shown {
        /// By whom.
        seat: Seat,
        /// Which.
        card: Card,
    },
    /// A hand was dealt or filled up.
    Drew {
        /// Whose.
        seat: Seat,
        /// With what.
        cards: Vec<Card>,
    },
    /// A seat left.
    Left {
        /// Who.
        seat: Seat,
    },
    /// The game ended.
    Ended {
        /// Who won.
        winners: Vec<Seat>,
    },
}

/// What one viewer learns.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub enum Seen {
    /// As [`Event::Bid`].
    Bid(Seat, bool),
    /// As [`Event::Released`].
    Released(Vec<(Seat, u8)>, Seat),
    /// As [`Event::Ahead`], to the seat alone.
    Ahead(Seat, Option<bool>),
    /// As [`Event::Planned`].
    Planned(Seat, Plan),
    /// As [`Event::Resolved`].
    Resolved(Seat, bool, Option<bool>),
    /// As [`Event::Shown`].
    Shown(Seat, Card),
    /// How many cards somebody drew, and which if they were the viewer's.
    Drew(Seat, usize, Option<Vec<Card>>),
    /// As [`Event::Left`].
    Left(Seat),
    /// As [`Event::Ended`].
    Ended(Vec<Seat>),
}

impl Event {
    /// What `who` learns of it.
    #[must_use]
    pub fn seen(&self, who: Viewer) -> Option<Seen> {
        Some(match self {
            Self::Bid { seat, given } => Seen::Bid(*seat, *given),
            Self::Released { bids, winner } => Seen::Released(bids.clone(), *winner),
            Self::Ahead { seat, answer } if who.knows(*seat) => Seen::Ahead(*seat, *answer),
            Self::Ahead { .. } => return None,
            Self::Planned { seat, plan } => Seen::Planned(*seat, plan.clone()),
            Self::Resolved { seat, done, coin } => Seen::Resolved(*seat, *done, *coin),
            Self::Shown { seat, card } => Seen::Shown(*seat, *card),
            Self::Drew { seat, cards } => {
                Seen::Drew(*seat, cards.len(), who.knows(*seat).then(|| cards.clone()))
            }
            Self::Left { seat } => Seen::Left(*seat),
            Self::Ended { winners } => Seen::Ended(winners.clone()),
        })
    }
}

/// A plain sentence: the probe has no words of its own in the catalogue.
pub fn said(text: impl Into<String>) -> Say {
    Say::new("said").with("text", text.into())
}

/// A plain sentence about a player.
pub fn said_of(seat: Seat, text: impl Into<String>) -> Say {
    Say::new("said-of").with("who", seat).with("text", text.into())
}

impl Seen {
    /// The sentence.
    #[must_use]
    pub fn tell(&self) -> Tale {
        let say = match self {
            Self::Bid(seat, true) => said_of(*seat, "has bid"),
            Self::Bid(seat, false) => said_of(*seat, "takes the bid back"),
            Self::Released(bids, winner) => {
                let bids: Vec<_> = bids.iter().map(|(_, coins)| coins.to_string()).collect();
                said_of(*winner, format!("has bid most; the bids are {}", bids.join(", ")))
            }
            Self::Ahead(seat, answer) => said_of(*seat, format!("will answer {answer:?}")),
            Self::Planned(seat, plan) => said_of(*seat, format!("means to {}", Move::Plan(plan.clone()))),
            Self::Resolved(seat, false, _) => said_of(*seat, "may not do that"),
            Self::Resolved(seat, true, None) => said_of(*seat, "carries the plan out"),
            Self::Resolved(seat, true, Some(coin)) => said_of(
                *seat,
                format!("carries the plan out; the coin shows {}", if *coin { "fire" } else { "skull" }),
            ),
            Self::Shown(seat, card) => said_of(*seat, format!("shows {card}")),
            Self::Drew(seat, count, None) => said_of(*seat, format!("draws {count}")),
            Self::Drew(seat, _, Some(cards)) => {
                let cards: Vec<_> = cards.iter().map(ToString::to_string).collect();
                said_of(*seat, format!("draws {}", cards.join(" ")))
            }
            Self::Left(seat) => said_of(*seat, "leaves"),
            Self::Ended(winners) => Say::new("said-of").with("who", winners.clone()).with("text", "wins"),
        };
        let weight = match self {
            Self::Bid(..) | Self::Ahead(..) | Self::Drew(..) => Weight::Minor,
            Self::Released(..) | Self::Planned(..) | Self::Resolved(..) | Self::Shown(..) | Self::Left(_) => {
                Weight::Notable
            }
            Self::Ended(_) => Weight::Headline,
        };
        Tale { say, weight }
    }
}

/// Why an input is refused.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Illegal {
    /// It is wrong in any game.
    Misuse(Misuse),
    /// The bid is greater than the purse.
    TooDear {
        /// What the purse holds.
        purse: u8,
    },
}

impl From<Misuse> for Illegal {
    fn from(misuse: Misuse) -> Self {
        Self::Misuse(misuse)
    }
}

impl Refuse for Illegal {
    fn kind(&self) -> RefusalKind {
        match self {
            Self::Misuse(misuse) => misuse.kind(),
            Self::TooDear { .. } => RefusalKind::Illegal,
        }
    }

    fn say(&self) -> Say {
        match self {
            Self::Misuse(misuse) => misuse.say(),
            Self::TooDear { purse } => said(format!("You have {purse} coins and cannot bid more.")),
        }
    }

    fn clause(&self) -> &'static str {
        match self {
            Self::Misuse(misuse) => misuse.clause(),
            Self::TooDear { .. } => "PROBE-1.1",
        }
    }
}
