//! What lies beside the zones: discard piles, Eradication Zones, what lies under Warriors and Warlords.

use skald_rules::interface::{Say, Seat};
use skald_rules::lraw::View;
use skald_rules::lraw::state::{At, Card, Lying, Zone};

use super::scene::DIM;
use crate::look::color::Color;
use crate::look::emblem::chaos::EXILE;
use crate::look::emblem::law::RESERVE;
use crate::look::emblem::{Emblem, GRAVE};
use crate::look::palette::GOLD;

/// Cards that lie together.
pub(super) struct Pile {
    /// What they are called.
    pub title: Say,
    /// Which they are, the newest first.
    pub cards: Vec<Card>,
    /// How many more there are that the viewer does not know.
    pub unknown: usize,
    /// With which sign, and in which colour.
    pub sign: (&'static Emblem, Color),
}

impl Pile {
    /// How many cards there are.
    pub fn sum(&self) -> usize {
        self.cards.len() + self.unknown
    }
}

/// What lies beside the zones of a player.
pub(super) type Lot = (Seat, Vec<Pile>);

/// What lies beside the zones of all players, empty piles left out; of that what lies face-down alone, if `down` says so.
pub(super) fn lots(view: &View, down: bool) -> Vec<Lot> {
    let of = |seat| (seat, of(view, seat, down));
    view.table.seats().map(of).filter(|(_, piles)| !piles.is_empty()).collect()
}

fn of(view: &View, seat: Seat, down: bool) -> Vec<Pile> {
    let side = view.table.side(seat);
    // What comes later lies on top.
    let newest = |cards: &[Card], fits: &dyn Fn(&Lying) -> bool| -> Vec<Card> {
        cards.iter().rev().copied().filter(|card| fits(view.table.card(*card))).collect()
    };
    let plain = |id, sign, cards| Pile { title: Say::new(id), cards, unknown: 0, sign: (sign, GOLD) };
    let unknown = newest(&side.erad, &|lying| !lying.up && lying.face.is_back()).len();
    let known = newest(&side.erad, &secret);
    let hidden = Pile { unknown, sign: (&EXILE, DIM), ..plain("picture-lraw-pile-down", &EXILE, known) };
    let mut all = Vec::new();
    if !down {
        all.push(plain("picture-lraw-pile-discard", &GRAVE, newest(&side.discard, &|_| true)));
        all.push(plain("picture-lraw-pile-erad", &EXILE, newest(&side.erad, &|lying| lying.up)));
    }
    all.push(hidden);
    if !down {
        all.extend(side.cards(Zone::Warrior).map(|host| {
            let pile = plain("picture-lraw-pile-under", &RESERVE, under(view, host));
            let name = view.pool.face(view.table.card(host).face).name;
            Pile { title: pile.title.with("card", name), ..pile }
        }));
        all.push(plain("picture-lraw-pile-essences", &RESERVE, newest(&side.essences, &|_| true)));
    }
    all.retain(|pile| pile.sum() > 0);
    all
}

/// What lies under a Warrior.
pub(super) fn under(view: &View, host: Card) -> Vec<Card> {
    let all = (0_u16..).map(Card).zip(&view.table.cards);
    all.filter(|(_, lying)| lying.at == At::Under(host)).map(|(card, _)| card).collect()
}

/// Whether a card lies face-down in an Eradication Zone and the viewer knows it.
pub(super) fn secret(lying: &Lying) -> bool {
    !lying.up && !lying.face.is_back()
}
