//! Of a player's view what the private picture shows.

use std::collections::BTreeMap;

use serde::Serialize;
use skald_vocabulary::interface::{Seat, Viewer};

use crate::{
    cards::{Beast, Beside, Card, Hero, Line, Skills},
    outlook::Outlook,
    state::{Ask, Choice, Phase, Question, Side},
    view::{Own, View},
};

/// What the private picture of a player shows: what that player alone knows, how they stand, what they could buy and strike, and
/// of the table how far it is and what they are asked about. Once the game is over, everything.
#[derive(Serialize)]
pub(crate) struct Part<'v> {
    mine: Option<Mine<'v>>,
    /// What the cards of the hand would cost, and after turning which cards into skills.
    offers: Vec<(Option<Vec<Card>>, u8)>,
    /// The monster that could be taken.
    middle: Option<Beast>,
    /// Whose heroes are whose, for whoever chooses one.
    heroes: Option<Vec<Option<Hero>>>,
    /// What there is to weigh in a fight.
    weighed: Option<Outlook>,
    over: Option<&'v View>,
}

/// What is a player's own, with the stretch of the game that begins for all alike: whatever else the picture shows follows from it,
/// or changes by what this player does.
#[derive(Serialize)]
pub(crate) struct Mine<'v> {
    level: u8,
    start: Seat,
    /// The round of the draft.
    round: Option<u8>,
    own: Option<&'v Own>,
    side: &'v Side,
    /// What was chosen and is not attached yet.
    chosen: Option<&'v Choice>,
    /// Whether it is this player who chooses a hero.
    chooses: bool,
    asks: Vec<&'v Ask>,
    /// What others have that the player's own cards make use of.
    lent: Vec<Lent<'v>>,
}

/// What a player's own cards make use of at somebody else's side.
#[derive(Serialize)]
struct Lent<'v> {
    from: Seat,
    /// Gloves borrow a skill of a neighbour (LOST-6.8), and whose weapon or spell is used, their skills count (LOST-21.4, 21.5).
    skills: Skills,
    /// The equipment among which there may be a weapon or a spell to be used, and what of it is exhausted.
    gear: Option<(&'v [Card], &'v BTreeMap<Card, u16>)>,
}

impl View {
    /// Whether this player is the one who chooses a hero now.
    #[must_use]
    pub fn chooses(&self, seat: Seat) -> bool {
        let table = &self.table;
        matches!(table.phase, Phase::Heroes {})
            && table.seats().find(|of| table.side(*of).hero.is_none()) == Some(seat)
    }

    /// The monster of the middle that this player, who is asked whether to take it, could take.
    #[must_use]
    pub fn middle(&self, seat: Seat) -> Option<Beast> {
        let fight = self.table.fight()?;
        let asked = fight.asks.iter().any(|ask| ask.seat == seat && ask.what == Question::Select);
        self.table.face_up.filter(|_| asked && self.table.side(seat).foe.is_none())
    }

    /// What this player has to weigh in a fight, if there is anything.
    #[must_use]
    pub fn weighed(&self, seat: Seat) -> Option<Outlook> {
        let outlook = self.table.fight().map(|_| self.eyes().outlook(seat))?;
        let nothing = outlook.strikes.is_empty() && outlook.slayers.is_empty() && outlook.packet.is_none();
        (!nothing).then_some(outlook)
    }

    /// What this player chose, as long as it is not attached.
    #[must_use]
    pub fn chosen(&self, seat: Seat) -> Option<&Choice> {
        let Phase::Attach { chosen, .. } = &self.table.phase else { return None };
        chosen.get(&seat)
    }

    /// The seat whose view this is.
    fn me(&self) -> Option<Seat> {
        if let Viewer::Seat(seat) = self.who { Some(seat) } else { None }
    }

    pub(crate) fn own_part(&self) -> Option<Mine<'_>> {
        let seat = self.me()?;
        let table = &*self.table;
        let asks = table.fight().into_iter().flat_map(|fight| &fight.asks);
        Some(Mine {
            level: table.level,
            start: table.start,
            round: match table.phase {
                Phase::Draft { round } | Phase::Attach { round, .. } => Some(round),
                Phase::Heroes {} | Phase::Fight(_) | Phase::Over { .. } => None,
            },
            own: self.own.get(&seat),
            side: table.side(seat),
            chosen: self.chosen(seat),
            chooses: self.chooses(seat),
            asks: asks.filter(|ask| ask.seat == seat).collect(),
            lent: self.lent(seat),
        })
    }

    /// What this player's own cards make use of at other sides: in the fight at all of them, before it at the neighbours' of gloves.
    fn lent(&self, seat: Seat) -> Vec<Lent<'_>> {
        let (table, eyes) = (&*self.table, self.eyes());
        let fights = table.fight().is_some();
        let lines = || table.side(seat).gear.iter().flat_map(|card| &eyes.card(*card).lines);
        let borrows = |beside| !fights && lines().any(|line| *line == Line::Borrow(beside));
        let copies = fights && lines().any(|line| matches!(line, Line::Copy { .. } | Line::Tap));
        let lends = |other: &Seat| {
            (*other == table.left(seat) && borrows(Beside::Left))
                || (*other == table.right(seat) && borrows(Beside::Right))
                || (*other != seat && copies)
        };
        let lent = |other| {
            let side = table.side(other);
            let gear = copies.then_some((side.gear.as_slice(), &side.spent));
            Lent { from: other, skills: eyes.skills(other), gear }
        };
        table.seats().filter(lends).map(lent).collect()
    }

    /// What the cards of this player's hand, and the one that was chosen, would cost now.
    fn offers(&self, seat: Seat) -> Vec<(Option<Vec<Card>>, u8)> {
        let eyes = self.eyes();
        let offer = |card| {
            let cards = eyes.conversion(seat, card);
            let price = eyes.price(seat, card, cards.as_deref().unwrap_or_default());
            (cards, price)
        };
        let hand = self.own.get(&seat).map(|own| own.hand.as_slice()).unwrap_or_default();
        let chosen = self.chosen(seat).map(|choice| choice.card);
        hand.iter().copied().chain(chosen).map(offer).collect()
    }

    pub(crate) fn private_part(&self) -> Part<'_> {
        let table = &*self.table;
        let me = self.me();
        let chooses = me.is_some_and(|seat| self.chooses(seat));
        Part {
            mine: self.own_part(),
            offers: me.map(|seat| self.offers(seat)).unwrap_or_default(),
            middle: me.and_then(|seat| self.middle(seat)),
            heroes: chooses.then(|| table.sides.iter().map(|side| side.hero).collect()),
            weighed: me.and_then(|seat| self.weighed(seat)),
            over: matches!(table.phase, Phase::Over { .. }).then_some(self),
        }
    }
}
