//! Why an input is refused (section 8), with its fields and its clause. The words stand in the catalogue.

use std::sync::Arc;

use skald_vocabulary::interface::{Misuse, RefusalKind, Refuse, Say, Seat};

/// Why an input is refused.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Illegal {
    /// What can be wrong in any game.
    Misuse(Misuse),
    /// The match has ended.
    Over(Vec<Seat>),
    /// Another player's turn comes first (MSG-01).
    NotYourTurn(Seat),
    /// The move is no answer to this kind of decision (MSG-05): the phase, and what can be done in it.
    OtherQuestion(&'static str, &'static str),
    /// The pantheon is taken or unknown (MSG-06).
    Pantheon(Arc<str>, Vec<Arc<str>>),
    /// The piece is not on offer (MSG-07).
    Piece(Arc<str>, Vec<Arc<str>>),
    /// Only one side of pieces may lie up (MSG-08).
    Side(&'static str),
    /// There is no such place in the list (MSG-09).
    Position(usize),
    /// The piece would cover a space (MSG-10).
    Overlap(String),
    /// The piece would touch the board too little (MSG-11).
    Contact(u8),
    /// A quarter turn (MSG-12).
    Turn,
    /// The card is not in hand (MSG-13).
    NotInHand(Arc<str>, Vec<Arc<str>>),
    /// There is no such card (MSG-14).
    UnknownCard(String),
    /// The space does not exist (MSG-15).
    NoSpace(String, Vec<Arc<str>>),
    /// A face-down card needs an open space (MSG-16).
    Taken(String, Vec<Arc<str>>),
    /// The space is next to a face-down card (MSG-17).
    NextToHidden(String, Vec<Arc<str>>),
    /// The first player has to say where north is (MSG-18).
    NorthMissing,
    /// North cannot be chosen now (MSG-19).
    NorthFixed,
    /// The space is taken, and the card is no Skinwalker (MSG-21).
    NoSkinwalker(String, Arc<str>, Vec<Arc<str>>),
    /// A Skinwalker cannot replace that card (MSG-22 to 25).
    Skin(SkinFault, Arc<str>, Vec<Arc<str>>),
    /// The card cannot move (MSG-27).
    CannotMove(Arc<str>, &'static str),
    /// The space is not in the area (MSG-28).
    OutOfArea(String, Vec<Arc<str>>),
    /// The way is blocked (MSG-29).
    Blocked(String, String),
    /// An order of Traitors names other cards (MSG-30).
    Order(Vec<Arc<str>>),
    /// An order of Phoenix cards names other cards (MSG-31).
    OrderLow(Vec<Arc<str>>),
    /// There is nothing to be put into an order.
    NoOrder,
    /// The wrong number of cards fills the deck (MSG-32).
    FillCount(usize, usize),
    /// A card of a level that may not be added yet (MSG-33).
    FillLevel(Arc<str>, u8, u8),
    /// The card is not in the pile (MSG-34).
    NotInPile(Arc<str>, Vec<Arc<str>>),
    /// The captured card is not there (MSG-34 for the capture pile).
    NotCaptured(Arc<str>, Vec<Arc<str>>),
    /// A sacrifice that does not match (MSG-35).
    Sacrifice(Arc<str>, Arc<str>),
    /// What is wrong with a deck (MSG-36, MSG-37).
    Deck(Say),
    /// A card is named twice.
    Twice(Arc<str>),
    /// The card was not wished for (MSG-38).
    NotWished(Arc<str>),
    /// Only members of the winning team can start (MSG-39).
    Starter(Vec<Seat>),
    /// The draft card is not open (MSG-40).
    NotOpen(Arc<str>, Vec<Arc<str>>),
    /// An exchange of different dominions or levels (MSG-41).
    Exchange(Arc<str>, Vec<Arc<str>>),
    /// No trade with that player (MSG-42).
    Partner(Vec<Seat>),
    /// An exchange or a trade was made already (MSG-43).
    SecondFollow,
    /// A trade is answered with a card that is not in hand (MSG-44).
    NotToGive(Vec<Arc<str>>),
    /// No draft card is taken, so that nothing follows (MSG-45).
    NoDraft,
    /// A second face-down card (MSG-20).
    SecondHidden,
    /// Passing (MSG-26).
    Pass,
    /// The standing order can never be followed (MSG-48).
    BadOrder(Say),
}

/// Why a Skinwalker cannot replace a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SkinFault {
    /// It belongs to an enemy.
    Enemy,
    /// It has Skinwalker itself.
    Skinwalker,
    /// It has Reflect.
    Reflect,
    /// It is dispelled.
    Dispelled,
}

impl From<Misuse> for Illegal {
    fn from(misuse: Misuse) -> Self {
        Self::Misuse(misuse)
    }
}

/// A sentence about one thing and a list of what is possible.
fn listed(id: &'static str, name: impl Into<Arc<str>>, list: &[Arc<str>]) -> Say {
    Say::new(id).with("name", name.into()).with("list", list.to_vec())
}

impl Refuse for Illegal {
    fn kind(&self) -> RefusalKind {
        match self {
            Self::Misuse(misuse) => misuse.kind(),
            Self::Over(_) => RefusalKind::Over,
            Self::NotYourTurn(_) => RefusalKind::NotYours,
            Self::SecondFollow | Self::SecondHidden => RefusalKind::Closed,
            Self::UnknownCard(_) | Self::Position(_) | Self::NoSpace(..) => RefusalKind::Misspelt,
            // Also why an order is not kept: its own sentence says more than the place of a word.
            _ => RefusalKind::Illegal,
        }
    }

    fn say(&self) -> Say {
        match self {
            Self::Misuse(misuse) => misuse.say(),
            Self::Over(winners) if winners.is_empty() => Say::new("law-refuse-over-nobody"),
            Self::Over(winners) => Say::new("law-refuse-over").with("who", winners.clone()),
            Self::NotYourTurn(who) => Say::new("law-refuse-turn").with("who", *who),
            Self::OtherQuestion(phase, can) => {
                Say::new("law-refuse-question").with("phase", Say::new(phase)).with("can", Say::new(can))
            }
            Self::Pantheon(name, free) => listed("law-refuse-pantheon", Arc::clone(name), free),
            Self::Piece(name, free) => listed("law-refuse-piece", Arc::clone(name), free),
            Self::Side(side) => Say::new("law-refuse-side").with("side", *side),
            Self::Position(count) => Say::new("law-refuse-position").with("count", *count),
            Self::Overlap(space) => Say::new("law-refuse-overlap").with("space", space.as_str()),
            Self::Contact(count) => Say::new("law-refuse-contact").with("count", *count),
            Self::Turn => Say::new("law-refuse-quarter"),
            Self::NotInHand(name, hand) => listed("law-refuse-hand", Arc::clone(name), hand),
            Self::UnknownCard(text) => Say::new("law-refuse-unknown-card").with("word", text.as_str()),
            Self::NoSpace(name, open) => listed("law-refuse-no-space", name.as_str(), open),
            Self::Taken(name, open) => listed("law-refuse-taken", name.as_str(), open),
            Self::NextToHidden(name, open) => listed("law-refuse-next-to-hidden", name.as_str(), open),
            Self::NorthMissing => Say::new("law-refuse-north-missing"),
            Self::NorthFixed => Say::new("law-refuse-north-fixed"),
            Self::NoSkinwalker(space, card, open) => {
                listed("law-refuse-no-skinwalker", space.as_str(), open).with("card", Arc::clone(card))
            }
            Self::Skin(fault, card, legal) => {
                let id = match fault {
                    SkinFault::Enemy => "law-refuse-skin-enemy",
                    SkinFault::Skinwalker => "law-refuse-skin-skinwalker",
                    SkinFault::Reflect => "law-refuse-skin-reflect",
                    SkinFault::Dispelled => "law-refuse-skin-dispelled",
                };
                listed(id, Arc::clone(card), legal)
            }
            Self::CannotMove(card, why) => {
                Say::new("law-refuse-move").with("card", Arc::clone(card)).with("why", Say::new(why))
            }
            Self::OutOfArea(space, legal) => listed("law-refuse-area", space.as_str(), legal),
            Self::Blocked(space, at) => {
                Say::new("law-refuse-blocked").with("space", space.as_str()).with("at", at.as_str())
            }
            Self::Order(cards) => Say::new("law-refuse-order").with("list", cards.clone()),
            Self::OrderLow(cards) => Say::new("law-refuse-order-low").with("list", cards.clone()),
            Self::NoOrder => Say::new("law-refuse-no-order"),
            Self::FillCount(wanted, named) => {
                Say::new("law-refuse-fill-count").with("wanted", *wanted).with("named", *named)
            }
            Self::FillLevel(card, level, round) => Say::new("law-refuse-fill-level")
                .with("card", Arc::clone(card))
                .with("level", *level)
                .with("round", *round),
            Self::NotInPile(name, pile) => listed("law-refuse-pile", Arc::clone(name), pile),
            Self::NotCaptured(name, pile) => listed("law-refuse-captured", Arc::clone(name), pile),
            Self::Sacrifice(give, gain) => {
                Say::new("law-refuse-sacrifice").with("give", Arc::clone(give)).with("gain", Arc::clone(gain))
            }
            Self::Deck(say) | Self::BadOrder(say) => say.clone(),
            Self::Twice(card) => Say::new("law-refuse-twice").with("card", Arc::clone(card)),
            Self::NotWished(card) => Say::new("law-refuse-not-wished").with("card", Arc::clone(card)),
            Self::Starter(seats) => Say::new("law-refuse-starter").with("who", seats.clone()),
            Self::NotOpen(name, open) => listed("law-refuse-not-open", Arc::clone(name), open),
            Self::Exchange(name, fit) if fit.is_empty() => {
                Say::new("law-refuse-exchange-none").with("name", Arc::clone(name))
            }
            Self::Exchange(name, fit) => listed("law-refuse-exchange", Arc::clone(name), fit),
            Self::Partner(seats) => Say::new("law-refuse-partner").with("who", seats.clone()),
            Self::SecondFollow => Say::new("law-follow-closed"),
            Self::NotToGive(hand) => Say::new("law-refuse-give").with("list", hand.clone()),
            Self::NoDraft => Say::new("law-refuse-no-draft"),
            Self::SecondHidden => Say::new("law-opening-closed"),
            Self::Pass => Say::new("law-refuse-pass"),
        }
    }

    fn clause(&self) -> &'static str {
        match self {
            Self::Misuse(misuse) => misuse.clause(),
            Self::Over(_) | Self::OtherQuestion(..) | Self::UnknownCard(_) => "",
            Self::NotYourTurn(_) => "LAW-6.15",
            Self::Pantheon(..) => "LAW-4.1",
            Self::Piece(..) => "LAW-3.3",
            Self::Side(_) => "LAW-3.8",
            Self::Position(_) | Self::Contact(_) => "LAW-3.6",
            Self::Overlap(_) => "LAW-3.5",
            Self::Turn => "LAW-3.4",
            Self::NotInHand(..) => "LAW-6.2",
            Self::NoSpace(..) => "LAW-3.19",
            Self::Taken(..) => "LAW-5.2",
            Self::NextToHidden(..) => "LAW-5.3",
            Self::NorthMissing | Self::NorthFixed => "LAW-3.12",
            Self::NoSkinwalker(..) => "LAW-8.1",
            Self::Skin(..) => "LAW-8.2",
            Self::CannotMove(..) => "LAW-8.65",
            Self::OutOfArea(..) | Self::Blocked(..) => "LAW-8.66",
            Self::Order(_) | Self::NoOrder => "LAW-8.61",
            Self::OrderLow(_) => "LAW-8.51",
            Self::SecondFollow => "LAW-13.9",
            Self::NotToGive(_) => "LAW-13.11",
            Self::NoDraft => "LAW-13.8",
            Self::SecondHidden => "LAW-5.2",
            Self::Pass => "LAW-6.2",
            Self::FillCount(..) => "LAW-11.2",
            Self::FillLevel(..) => "LAW-11.3",
            Self::NotInPile(..) => "LAW-11.2",
            Self::NotCaptured(..) | Self::Sacrifice(..) | Self::Twice(_) => "LAW-11.5",
            Self::Deck(_) => "LAW-14.1",
            Self::NotWished(_) => "LAW-15.10",
            Self::Starter(_) => "LAW-15.6",
            Self::NotOpen(..) => "LAW-13.8",
            Self::Exchange(..) => "LAW-13.9",
            Self::Partner(_) => "LAW-13.11",
            Self::BadOrder(_) => "LAW-16.6",
        }
    }
}
