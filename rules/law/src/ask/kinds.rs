//! The kinds of decisions, and what stays the same about each: one row a kind.

use skald_toolkit::grammar::Row;

/// What kind of decision it is. Standing orders and texts go by its key.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Kind {
    /// Choose a pantheon (D3).
    Pantheon,
    /// Build a deck (D4).
    Deck,
    /// Lay a piece (D5).
    Lay,
    /// Place a card face down (D6).
    Open,
    /// Take a draft card, in the opening or the Draft Phase (D15).
    Pick,
    /// Play a card (D7).
    Play,
    /// Move the active card (D8).
    Maneuver,
    /// Order Traitors (D9).
    Traitors,
    /// Order Phoenix cards that came in this turn (D10).
    Phoenix(u32),
    /// Take a draft card in Step 6 (D16).
    Draw,
    /// Exchange or trade (D17).
    Follow,
    /// Reply to a trade (D18).
    Trade,
    /// Plan a reinforcement (D11, D12).
    Plan,
    /// Approve the mate's sacrifices (D13).
    Agree,
    /// Name who goes first (D14).
    First,
}

/// What stays the same about each kind of decision. A forced answer may be given where everybody can see that there is no
/// choice (LAW-16.4); secret choices are never hurried. Time is one turn's, but where somebody else's turn stands still
/// meanwhile or little is chosen (LAW-16.1). Secret choices are told to nobody else when the clock makes them: whoever knows
/// its rule could work out hidden cards (LAW-16.10).
mod rows {
    use skald_toolkit::grammar::Row;
    use skald_vocabulary::interface::{Auto, ClockClass};

    pub const PANTHEON: Row = Row::new("pantheon", "law-ask-pantheon", "law-wait-pantheon")
        .phase("law-phase-pantheon")
        .verb("pantheon");
    pub const DECK: Row = Row::new("deck", "law-ask-deck", "law-wait-deck")
        .phase("law-phase-deck")
        .verb("deck")
        .class(ClockClass::Long)
        .together()
        .auto(Auto::Never)
        .concerns()
        .private();
    pub const LAY: Row = Row::new("lay", "law-ask-lay", "law-wait-lay").phase("law-phase-board").verb("lay");
    pub const OPEN: Row = Row::new("open", "law-ask-open", "law-wait-open")
        .phase("law-phase-opening")
        .verb("place")
        .auto(Auto::Never)
        .private();
    pub const PICK: Row =
        Row::new("pick", "law-ask-pick", "law-wait-pick").phase("law-phase-draft").verb("draft");
    pub const PLAY: Row =
        Row::new("play", "law-ask-play", "law-wait-play").phase("law-phase-battle").verb("place");
    pub const MANEUVER: Row =
        Row::new("maneuver", "law-ask-maneuver", "law-wait-maneuver").phase("law-phase-battle").verb("move");
    pub const TRAITORS: Row = Row::new("traitors", "law-ask-traitors", "law-wait-traitors")
        .phase("law-phase-battle")
        .verb("order")
        .auto(Auto::Consent);
    pub const PHOENIX: Row = Row::new("phoenix", "law-ask-phoenix", "law-wait-phoenix")
        .phase("law-phase-battle")
        .verb("order")
        .class(ClockClass::Choice)
        .auto(Auto::Consent);
    pub const DRAW: Row =
        Row::new("draw", "law-ask-draw", "law-wait-draw").phase("law-phase-battle").verb("draft");
    pub const FOLLOW: Row =
        Row::new("follow", "law-ask-follow", "law-wait-follow").phase("law-phase-battle").auto(Auto::Never);
    pub const TRADE: Row = Row::new("trade", "law-ask-trade", "law-wait-trade")
        .phase("law-phase-battle")
        .verb("give")
        .class(ClockClass::Window)
        .concerns()
        .private();
    pub const PLAN: Row = Row::new("plan", "law-ask-plan", "law-wait-plan")
        .phase("law-phase-reinforcement")
        .verb("reinforce")
        .together()
        .auto(Auto::Never)
        .private();
    pub const AGREE: Row = Row::new("agree", "law-ask-agree", "law-wait-agree")
        .phase("law-phase-reinforcement")
        .verb("agree")
        .class(ClockClass::Window)
        .together()
        .auto(Auto::Never)
        .concerns()
        .private();
    pub const FIRST: Row = Row::new("first", "law-ask-first", "law-wait-first")
        .phase("law-phase-end")
        .verb("first")
        .class(ClockClass::Choice)
        .auto(Auto::Consent);
}

impl Kind {
    /// The row of this kind.
    #[must_use]
    pub const fn row(self) -> &'static Row {
        match self {
            Self::Pantheon => &rows::PANTHEON,
            Self::Deck => &rows::DECK,
            Self::Lay => &rows::LAY,
            Self::Open => &rows::OPEN,
            Self::Pick => &rows::PICK,
            Self::Play => &rows::PLAY,
            Self::Maneuver => &rows::MANEUVER,
            Self::Traitors => &rows::TRAITORS,
            Self::Phoenix(_) => &rows::PHOENIX,
            Self::Draw => &rows::DRAW,
            Self::Follow => &rows::FOLLOW,
            Self::Trade => &rows::TRADE,
            Self::Plan => &rows::PLAN,
            Self::Agree => &rows::AGREE,
            Self::First => &rows::FIRST,
        }
    }
}
