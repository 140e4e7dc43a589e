//! Of a player's view what the private picture shows.

use serde::Serialize;
use skald_vocabulary::interface::{Seat, Viewer};

use crate::{
    cards::{Beast, Card, Hero},
    outlook::Outlook,
    state::{Ask, Choice, Phase, Side},
    view::{Own, View},
};

/// What the private picture of a player shows: what that player alone knows, how they stand, what they could buy and strike, and
/// of the table how far it is and what they are asked about. Once the game is over, everything.
#[derive(Serialize)]
pub(crate) struct Part<'v> {
    mine: Option<Mine<'v>>,
    /// Whose heroes are whose, for whoever chooses one.
    heroes: Option<Vec<Option<Hero>>>,
    /// What there is to weigh in a fight, as text: it is only compared.
    weighed: Option<String>,
    over: Option<&'v View>,
}

/// What is a player's own, with the stretch of the game that begins for all alike.
#[derive(Serialize)]
pub(crate) struct Mine<'v> {
    level: u8,
    start: Seat,
    /// The round of the draft.
    round: Option<u8>,
    /// What the cards of the hand would cost, and after turning which cards into skills.
    offers: Vec<(Option<Vec<Card>>, u8)>,
    own: Option<&'v Own>,
    side: &'v Side,
    /// What was chosen and is not attached yet.
    chosen: Option<&'v Choice>,
    /// Whether it is this player who chooses a hero.
    chooses: bool,
    asks: Vec<&'v Ask>,
    /// The monster that could be taken.
    middle: Option<Beast>,
}

impl View {
    /// Whether this player is the one who chooses a hero now.
    #[must_use]
    pub fn chooses(&self, seat: Seat) -> bool {
        let table = &self.table;
        matches!(table.phase, Phase::Heroes {})
            && table.seats().find(|of| table.side(*of).hero.is_none()) == Some(seat)
    }

    /// The monster of the middle that this player, who is on turn, could take.
    #[must_use]
    pub fn middle(&self, seat: Seat) -> Option<Beast> {
        let fight = self.table.fight().filter(|fight| fight.active == seat && fight.lap.is_none())?;
        let free = self.table.side(fight.active).foe.is_none();
        self.table.face_up.filter(|_| free)
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
        let (table, eyes) = (&*self.table, self.eyes());
        let offer = |seat, card| {
            let cards = eyes.conversion(seat, card);
            let price = eyes.price(seat, card, cards.as_deref().unwrap_or_default());
            (cards, price)
        };
        let offers = |seat| {
            let hand = self.own.get(&seat).map(|own| own.hand.as_slice()).unwrap_or_default();
            let chosen = self.chosen(seat).map(|choice| choice.card);
            hand.iter().copied().chain(chosen).map(|card| offer(seat, card)).collect()
        };
        let asks = self.table.fight().into_iter().flat_map(|fight| &fight.asks);
        Some(Mine {
            level: table.level,
            start: table.start,
            round: match table.phase {
                Phase::Draft { round } | Phase::Attach { round, .. } => Some(round),
                Phase::Heroes {} | Phase::Fight(_) | Phase::Over { .. } => None,
            },
            offers: offers(seat),
            own: self.own.get(&seat),
            side: self.table.side(seat),
            chosen: self.chosen(seat),
            chooses: self.chooses(seat),
            asks: asks.filter(|ask| ask.seat == seat).collect(),
            middle: self.middle(seat),
        })
    }

    pub(crate) fn private_part(&self) -> Part<'_> {
        let table = &*self.table;
        let me = self.me();
        let chooses = me.is_some_and(|seat| self.chooses(seat));
        Part {
            mine: self.own_part(),
            heroes: chooses.then(|| table.sides.iter().map(|side| side.hero).collect()),
            weighed: me.and_then(|seat| self.weighed(seat)).map(|outlook| format!("{outlook:?}")),
            over: matches!(table.phase, Phase::Over { .. }).then_some(self),
        }
    }
}
