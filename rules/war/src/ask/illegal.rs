//! Why an input is refused (section 8), as an enum with fields and a clause. The words stand in the catalogue.

use skald_vocabulary::interface::{Misuse, Name, RefusalKind, Refuse, Say, Seat};

/// Why an input is refused.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Illegal {
    /// What can be wrong in any game.
    Misuse(Misuse),
    /// The game has ended.
    Over(Vec<Seat>),
    /// Another player is asked first, and this answer cannot be given ahead.
    NotYours(Seat),
    /// Nothing is asked now.
    NothingAsked,
    /// That question is settled.
    Settled(u32),
    /// An ability was already played this turn.
    AlreadyPlayed(Say),
    /// The Legend was drawn in a War.
    Stifled(Say),
    /// A Kingslayer met a Level 13 this turn.
    KingslayerTurn,
    /// The Legend came in as a replacement.
    Replacement(Say),
    /// The Legend was used before, so it is Gamble or Hold.
    GambleNeeded(Say),
    /// The Legend's first use is free, so it is Use or Hold.
    FirstIsFree(Say),
    /// The question is about a strike, so it is Strike or Wait.
    StrikeOrWait(Say),
    /// The question is about an ability, not about a strike.
    NoStrike(Say),
    /// A target has to be chosen.
    TargetMissing {
        /// The ability.
        ability: Name,
        /// The legal targets.
        list: Vec<Say>,
    },
    /// The ability is not aimed at anybody.
    TargetUnwanted(Name),
    /// That is no legal target.
    BadTarget {
        /// What was named.
        target: Say,
        /// The legal targets.
        list: Vec<Say>,
    },
    /// The chosen opponent has no card to hit.
    NoCardToHit {
        /// The opponent.
        who: Seat,
        /// The legal targets.
        list: Vec<Say>,
    },
    /// No card is left to draw for a replacement.
    NoCards(Say),
    /// There are not enough cards.
    TooFew {
        /// How many are needed.
        needs: u8,
        /// How many there are.
        has: u8,
    },
    /// The Graveyard is empty.
    EmptyGraveyard,
    /// There is nobody to aim at.
    NoTarget(Say),
    /// No strike is left.
    NoStrikeLeft(Say),
    /// A card was named that is not among those looked at.
    NotLookedAt(Vec<Say>),
    /// The other looked-at cards were not named exactly once each.
    BadOrder(Vec<Say>),
    /// Draw was already pressed; these are waited for.
    AlreadyDrawn(Vec<Seat>),
    /// The standing order is none that the game knows.
    BadOrders(Say),
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
            Self::Over(_) => RefusalKind::Over,
            Self::NotYours(_) => RefusalKind::NotYours,
            // Whose moment in this turn has passed is not asked again.
            Self::NothingAsked
            | Self::Settled(_)
            | Self::AlreadyDrawn(_)
            | Self::AlreadyPlayed(_)
            | Self::KingslayerTurn => RefusalKind::Closed,
            Self::Stifled(_)
            | Self::Replacement(_)
            | Self::GambleNeeded(_)
            | Self::FirstIsFree(_)
            | Self::StrikeOrWait(_)
            | Self::NoStrike(_)
            | Self::TargetMissing { .. }
            | Self::TargetUnwanted(_)
            | Self::BadTarget { .. }
            | Self::NoCardToHit { .. }
            | Self::NoCards(_)
            | Self::TooFew { .. }
            | Self::EmptyGraveyard
            | Self::NoTarget(_)
            | Self::NoStrikeLeft(_)
            | Self::NotLookedAt(_)
            | Self::BadOrder(_)
            // Its own sentence says what is possible, better than the place of the word could.
            | Self::BadOrders(_) => RefusalKind::Illegal,
        }
    }

    fn say(&self) -> Say {
        match self {
            Self::Misuse(misuse) => misuse.say(),
            Self::Over(winners) if winners.is_empty() => Say::new("war-refuse-over-nobody"),
            Self::Over(winners) => Say::new("war-refuse-over").with("who", winners.clone()),
            Self::NotYours(who) => Say::new("war-refuse-not-yours").with("who", *who),
            Self::NothingAsked => Say::new("war-refuse-nothing-asked"),
            Self::Settled(turn) => Say::new("war-refuse-closed").with("turn", *turn),
            Self::AlreadyPlayed(card) => Say::new("war-refuse-already-played").with("legend", card.clone()),
            Self::Stifled(card) => Say::new("war-refuse-stifled").with("legend", card.clone()),
            Self::KingslayerTurn => Say::new("war-refuse-kingslayer"),
            Self::Replacement(card) => Say::new("war-refuse-replacement").with("legend", card.clone()),
            Self::GambleNeeded(card) => Say::new("war-refuse-gamble-needed").with("legend", card.clone()),
            Self::FirstIsFree(card) => Say::new("war-refuse-first-free").with("legend", card.clone()),
            Self::StrikeOrWait(card) => Say::new("war-refuse-strike-or-wait").with("legend", card.clone()),
            Self::NoStrike(card) => Say::new("war-refuse-no-strike").with("legend", card.clone()),
            Self::TargetMissing { ability, list } => {
                Say::new("war-refuse-target-missing").with("ability", *ability).with("list", list.clone())
            }
            Self::TargetUnwanted(ability) => Say::new("war-refuse-target-unwanted").with("ability", *ability),
            Self::BadTarget { target, list } => {
                Say::new("war-refuse-bad-target").with("target", target.clone()).with("list", list.clone())
            }
            Self::NoCardToHit { who, list } => {
                Say::new("war-refuse-no-card-to-hit").with("who", *who).with("list", list.clone())
            }
            Self::NoCards(card) => Say::new("war-refuse-no-cards").with("legend", card.clone()),
            Self::TooFew { needs, has } => {
                Say::new("war-refuse-too-few").with("needs", *needs).with("has", *has)
            }
            Self::EmptyGraveyard => Say::new("war-refuse-graveyard-empty"),
            Self::NoTarget(card) => Say::new("war-refuse-no-target").with("legend", card.clone()),
            Self::NoStrikeLeft(card) => Say::new("war-refuse-no-strike-left").with("legend", card.clone()),
            Self::NotLookedAt(list) => Say::new("war-refuse-not-looked-at").with("list", list.clone()),
            Self::BadOrder(list) => Say::new("war-refuse-bad-order").with("list", list.clone()),
            Self::AlreadyDrawn(waiting) => Say::new("war-refuse-already-drawn").with("who", waiting.clone()),
            Self::BadOrders(possible) => possible.clone(),
        }
    }

    fn clause(&self) -> &'static str {
        match self {
            Self::NotYours(_) => "WAR-4.5",
            Self::NothingAsked => "WAR-15.1",
            Self::AlreadyPlayed(_) => "WAR-6.1",
            Self::Stifled(_) => "WAR-4.6",
            Self::KingslayerTurn => "WAR-9.3",
            Self::Replacement(_) => "WAR-4.8",
            Self::GambleNeeded(_) => "WAR-5.2",
            Self::FirstIsFree(_) => "WAR-5.1",
            Self::StrikeOrWait(_) | Self::NoStrike(_) | Self::NoStrikeLeft(_) => "WAR-11.7",
            Self::TargetMissing { .. } | Self::TargetUnwanted(_) => "WAR-4.9",
            Self::BadTarget { .. } | Self::NoTarget(_) => "WAR-13.4",
            Self::NoCardToHit { .. } => "WAR-16.8",
            Self::NoCards(_) => "WAR-12.7",
            Self::TooFew { .. } => "WAR-16.13",
            Self::EmptyGraveyard => "WAR-16.5",
            Self::NotLookedAt(_) | Self::BadOrder(_) => "WAR-16.1",
            Self::AlreadyDrawn(_) => "WAR-15.2",
            Self::Misuse(_) | Self::Over(_) | Self::Settled(_) | Self::BadOrders(_) => "",
        }
    }
}
