//! Reckoning from public facts alone: prices, attacks, defences. Menus, forecasts, defaults and the engine ask the same
//! functions.

pub mod attack;
pub mod defend;
pub mod price;
pub mod score;
mod turn;
mod worth;

use skald_vocabulary::interface::Seat;

use crate::{
    cards::{Card, Equipment, Line, Pool, Skills},
    state::{PublicState, Side},
};

/// A table with its cards, as far as everybody sees it.
#[derive(Clone, Copy, Debug)]
pub struct Eyes<'a> {
    /// The cards.
    pub pool: &'a Pool,
    /// The table.
    pub table: &'a PublicState,
}

impl<'a> Eyes<'a> {
    /// A player's side.
    pub fn side(&self, seat: Seat) -> &'a Side {
        self.table.side(seat)
    }

    /// A player's skills.
    pub fn skills(&self, seat: Seat) -> Skills {
        self.side(seat).skill_levels(self.pool)
    }

    /// A card's face.
    pub fn card(&self, card: Card) -> &'a Equipment {
        self.pool.card(card)
    }

    /// The cards that are ready and have such a line.
    pub fn ready_with(self, seat: Seat, line: fn(&Line) -> bool) -> impl Iterator<Item = Card> + Clone + 'a {
        let pool = self.pool;
        self.side(seat).ready().filter(move |card| pool.card(*card).lines.iter().any(line))
    }

    /// What a refreshing card may turn back: its types, exhausted before this turn slot (LOST-20.5).
    pub fn refreshable(&self, seat: Seat, card: Card) -> (u8, Vec<Card>) {
        let slot = self.table.fight().map_or(0, |fight| fight.slot);
        for line in &self.card(card).lines {
            if let Line::Refresh { count, types } = line {
                let old = self.side(seat).spent.iter().filter(|(_, since)| **since < slot);
                let fit = old.map(|(of, _)| *of).filter(|of| types.contains(&self.card(*of).of));
                return (*count, fit.collect());
            }
        }
        (0, Vec::new())
    }

    /// The mana that a card brings now.
    pub fn mana_gain(&self, seat: Seat, card: Card) -> u8 {
        let side = self.side(seat);
        let lines = self.card(card).lines.iter();
        let gain = lines.filter_map(|line| if let Line::Mana(amount) = line { Some(*amount) } else { None });
        gain.sum::<u8>().min(side.mana_max.saturating_sub(side.mana))
    }

    /// Whether a ready utility card would do anything (LOST-20.6).
    pub fn is_useful(&self, seat: Seat, card: Card) -> bool {
        self.mana_gain(seat, card) > 0 || !self.refreshable(seat, card).1.is_empty()
    }

    /// The ready utility cards that would do anything.
    pub fn utilities(self, seat: Seat) -> impl Iterator<Item = Card> + 'a {
        self.ready_with(seat, Line::helps).filter(move |card| self.is_useful(seat, *card))
    }

    /// The ready healing cards, if the marker can move.
    pub fn healing(self, seat: Seat) -> impl Iterator<Item = Card> + Clone + 'a {
        let side = self.side(seat);
        self.ready_with(seat, Line::heals).filter(move |_| side.life < side.life_max)
    }
}
