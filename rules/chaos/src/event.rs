//! What happens. An [`Event`] is the whole and never leaves `rules`; a [`Seen`] is what one viewer learns of it. A [`Fact`]
//! is public by its type: it has no room for a secret.

use serde::Serialize;

use super::{
    cards::{Card, Hero, To},
    state::Why,
};
use skald_vocabulary::interface::{Seat, Viewer};

/// Something that happened, whole.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Event {
    /// What everybody learns.
    Public(Fact),
    /// Cards were drawn. Which, only the owner learns.
    Drew {
        /// Who.
        seat: Seat,
        /// Which cards, in order.
        cards: Vec<Card>,
    },
    /// A hand was looked at. What is in it, only the looker learns.
    Peeked {
        /// Who looked.
        by: Seat,
        /// At whose hand.
        of: Seat,
        /// The cards.
        cards: Vec<Card>,
    },
    /// A card went from one hand to another. Which, only these two learn.
    Took {
        /// By whom.
        by: Seat,
        /// From whom.
        from: Seat,
        /// Which card.
        card: Card,
    },
    /// Cards went under the own Arsenal. Which, only the owner learns.
    Sank {
        /// Who.
        seat: Seat,
        /// Which cards.
        cards: Vec<Card>,
    },
}

/// What one viewer learns of an event.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub enum Seen {
    /// What everybody learns.
    Public(Fact),
    /// Cards were drawn.
    Drew {
        /// Who.
        seat: Seat,
        /// How many.
        count: u8,
        /// Which, for the owner alone.
        cards: Option<Vec<Card>>,
    },
    /// A hand was looked at.
    Peeked {
        /// Who looked.
        by: Seat,
        /// At whose hand.
        of: Seat,
        /// The cards, for the looker alone.
        cards: Option<Vec<Card>>,
    },
    /// A card went from one hand to another.
    Took {
        /// By whom.
        by: Seat,
        /// From whom.
        from: Seat,
        /// Which, for these two alone.
        card: Option<Card>,
    },
    /// Cards went under the own Arsenal.
    Sank {
        /// Who.
        seat: Seat,
        /// How many.
        count: u8,
        /// Which, for the owner alone.
        cards: Option<Vec<Card>>,
    },
    /// A forecast alone: what an attack would cost if nobody answered it.
    Unanswered {
        /// Whom.
        seat: Seat,
        /// With which card.
        card: Card,
        /// How many points.
        loss: u16,
        /// What would be left.
        left: u16,
    },
    /// A forecast alone: what an attack on the player would cost with this answer, or without one.
    Through {
        /// The attacking card.
        card: Card,
        /// The answer.
        answer: Option<Card>,
        /// How many points.
        loss: u16,
        /// What would be left.
        left: u16,
    },
}

fn count(cards: &[Card]) -> u8 {
    u8::try_from(cards.len()).unwrap_or(u8::MAX)
}

impl Event {
    /// What `who` learns of it.
    #[must_use]
    pub fn seen(&self, who: Viewer) -> Seen {
        match self {
            Self::Public(fact) => Seen::Public(fact.clone()),
            Self::Drew { seat, cards } => Seen::Drew {
                seat: *seat,
                count: count(cards),
                cards: who.knows(*seat).then(|| cards.clone()),
            },
            Self::Peeked { by, of, cards } => {
                Seen::Peeked { by: *by, of: *of, cards: who.knows(*by).then(|| cards.clone()) }
            }
            Self::Took { by, from, card } => Seen::Took {
                by: *by,
                from: *from,
                card: (who.knows(*by) || who.knows(*from)).then_some(*card),
            },
            Self::Sank { seat, cards } => Seen::Sank {
                seat: *seat,
                count: count(cards),
                cards: who.knows(*seat).then(|| cards.clone()),
            },
        }
    }
}

/// Why nothing was drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub enum NoDraw {
    /// The hand is full.
    Full,
    /// The Arsenal is empty.
    Empty,
    /// The draw step is skipped.
    Stalled,
    /// The first player of the game draws nothing (option).
    First,
}

/// How an instance ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub enum Outcome {
    /// It cost points or did what it does.
    Through,
    /// It was cancelled.
    Cancelled,
    /// Its stop clause was met.
    Stopped,
    /// It came to nothing since attacker or target is down.
    Void,
}

/// Something that happened and that everybody learns in full.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub enum Fact {
    /// The Warriors were turned up, in the order of rounds (CHAOS-3.1).
    Revealed {
        /// Who portrays whom.
        heroes: Vec<(Seat, Hero)>,
    },
    /// A round begins.
    Round {
        /// Whose.
        seat: Seat,
        /// Which round.
        round: u32,
        /// In which cycle.
        cycle: u32,
        /// Whether the One/Two card shows Two.
        two: bool,
    },
    /// Nothing was drawn.
    NoDraw {
        /// Who.
        seat: Seat,
        /// Why.
        why: NoDraw,
    },
    /// The storm costs a point (CHAOS-22.6).
    Storm {
        /// Whom.
        seat: Seat,
        /// What is left.
        left: u16,
    },
    /// A total went up.
    Gained {
        /// Whose.
        seat: Seat,
        /// By how much.
        n: u16,
        /// The total now.
        total: u16,
    },
    /// A total went down.
    Lost {
        /// Whose.
        seat: Seat,
        /// By how much.
        n: u16,
        /// What is left.
        left: u16,
    },
    /// A Sidekick or Special was laid or put in play.
    Laid {
        /// Who.
        seat: Seat,
        /// Which card.
        card: Card,
        /// By an effect, from this zone.
        from: Option<To>,
    },
    /// An attack was declared.
    Declared {
        /// Who.
        seat: Seat,
        /// The card.
        card: Card,
        /// The character; none for the Warrior.
        user: Option<Card>,
        /// The boost.
        boost: Option<Card>,
        /// The target; none for all opponents that it can affect.
        target: Option<Seat>,
        /// The declared offence; 0 for a Mystical attack.
        offence: u8,
        /// An Air attack.
        air: bool,
        /// Without opposition.
        unopposed: bool,
    },
    /// These players may answer.
    Window {
        /// Who.
        seats: Vec<Seat>,
        /// Attacks were passed on to them.
        late: bool,
    },
    /// A player has sent a plan.
    Ready(Seat),
    /// A plan was revealed: an answer.
    Answered {
        /// Who.
        seat: Seat,
        /// The answer.
        card: Card,
        /// The attacking card.
        against: Card,
    },
    /// An attack was passed on.
    PassedOn {
        /// By whom.
        seat: Seat,
        /// To whom.
        to: Seat,
        /// The attacking card.
        card: Card,
    },
    /// An attempt to pass an attack on found nobody.
    NobodyLeft {
        /// Who tried.
        seat: Seat,
        /// The attacking card.
        card: Card,
    },
    /// An instance was resolved.
    Resolved {
        /// The attacking card.
        card: Card,
        /// Whose it is.
        by: Seat,
        /// The target.
        target: Seat,
        /// The answer.
        answer: Option<Card>,
        /// What was lost.
        loss: u16,
        /// How it ended.
        outcome: Outcome,
        /// Whether it was an attack that struck again (CHAOS-11.7).
        again: bool,
    },
    /// A ward soaked up points and left.
    Soaked {
        /// Whose.
        seat: Seat,
        /// The ward.
        card: Card,
        /// How many points.
        n: u16,
    },
    /// Armor lowered a loss.
    Shielded {
        /// Whose.
        seat: Seat,
        /// By how much.
        n: u16,
        /// What did: the Warrior's ability, or characters.
        by: Vec<Guarded>,
    },
    /// A ward was laid.
    Warded {
        /// Who.
        seat: Seat,
        /// The card.
        card: Card,
        /// Its strength.
        strength: u8,
    },
    /// A Mystical stays in play.
    Stays {
        /// The card.
        card: Card,
        /// Whose.
        by: Seat,
        /// Aimed at whom.
        at: Seat,
    },
    /// A lasting Mystical left play.
    Left {
        /// The card.
        card: Card,
        /// Whose it was.
        by: Seat,
    },
    /// A lasting Mystical was countered.
    Countered {
        /// Who.
        seat: Seat,
        /// With which card.
        card: Card,
        /// What.
        lasting: Card,
        /// Whose it was.
        by: Seat,
    },
    /// A card was played as an own action.
    Played {
        /// Who.
        seat: Seat,
        /// Which card.
        card: Card,
    },
    /// The Warrior's ability was used.
    Ability {
        /// Who.
        seat: Seat,
        /// The Warrior.
        hero: Hero,
    },
    /// A duplicate was cycled.
    Cycled {
        /// Who.
        seat: Seat,
        /// Which card.
        card: Card,
    },
    /// An Inspiration Attempt.
    Inspired {
        /// Who.
        seat: Seat,
        /// The cards that left.
        cards: Vec<Card>,
    },
    /// Vital Point Four.
    Bought {
        /// Who.
        seat: Seat,
        /// How many cards.
        count: u8,
        /// The total now.
        left: u16,
    },
    /// A card was discarded.
    Discarded {
        /// Who.
        seat: Seat,
        /// Which card.
        card: Card,
    },
    /// A card went from the top of an Arsenal to the Nowhere Realm.
    Milled {
        /// Whose.
        seat: Seat,
        /// Which card.
        card: Card,
    },
    /// The newest Nowhere cards went to the Exile Realm.
    Purged {
        /// Whose.
        seat: Seat,
        /// Which cards.
        cards: Vec<Card>,
    },
    /// A card came back.
    Returned {
        /// Whose.
        seat: Seat,
        /// Which card.
        card: Card,
        /// Where to.
        to: To,
    },
    /// An Arsenal was searched and shuffled.
    Searched {
        /// Whose.
        seat: Seat,
        /// The card that was found.
        card: Option<Card>,
    },
    /// A character left play.
    Banished {
        /// Whose.
        seat: Seat,
        /// Which card.
        card: Card,
        /// Where to.
        to: To,
    },
    /// A character cannot attack in its player's next round.
    Bound {
        /// Whose.
        seat: Seat,
        /// Which card; none for the Warrior.
        card: Option<Card>,
    },
    /// Draw steps will be skipped.
    Stalled {
        /// Whose.
        seat: Seat,
        /// How many in all.
        count: u8,
    },
    /// All characters of a player are ready.
    Readied(Seat),
    /// A taking card found nothing to take.
    TookNothing {
        /// Who.
        seat: Seat,
    },
    /// A round ended because time ran out.
    Lapsed {
        /// Whose.
        seat: Seat,
        /// One more in a row puts the player out of the game (CHAOS-22.3).
        last: bool,
    },
    /// A Warrior fell.
    Fell(Seat),
    /// A player resigned, or was counted as resigned (CHAOS-22.3).
    Resigned {
        /// Who.
        seat: Seat,
        /// Because time ran out again and again.
        absent: bool,
    },
    /// The game ended.
    Ended {
        /// Who shares the first place.
        first: Vec<Seat>,
        /// Why.
        why: Why,
    },
}

/// What lowers losses as armor does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub enum Guarded {
    /// The Warrior's ability.
    Ability(Hero),
    /// A character in play.
    Card(Card),
}
