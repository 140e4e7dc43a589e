//! Dealing cards of which it is known in which hands they may be.

use crate::{cards::Card, whereabouts::Hands};
use skald_vocabulary::{
    chance::{Chance, shuffle},
    interface::Seat,
};

/// Puts each card into one of its possible hands, of which each takes so many.
pub(super) fn settle(
    mut cards: Vec<(Card, Hands)>,
    sizes: &[usize],
    dice: &mut dyn Chance,
) -> Vec<Vec<Card>> {
    shuffle(dice, "redraw loose", &mut cards);
    let mut order: Vec<usize> = (0..sizes.len()).collect();
    shuffle(dice, "redraw loose", &mut order);
    let mut settling = Settling { cards: &cards, sizes, order: &order, hands: vec![Vec::new(); sizes.len()] };
    for card in 0..cards.len() {
        settling.place(card, &mut vec![false; sizes.len()]);
    }
    let of =
        |places: &Vec<usize>| places.iter().filter_map(|at| cards.get(*at)).map(|(card, _)| *card).collect();
    settling.hands.iter().map(of).collect()
}

/// Cards on their way into hands; cards that were placed make way where they can.
struct Settling<'s> {
    cards: &'s [(Card, Hands)],
    sizes: &'s [usize],
    order: &'s [usize],
    /// By seat the places in the list of cards.
    hands: Vec<Vec<usize>>,
}

impl Settling<'_> {
    /// Places a card; whether that was possible. Every card of a true position has a hand, so that it is.
    fn place(&mut self, card: usize, tried: &mut Vec<bool>) -> bool {
        let Some((_, possible)) = self.cards.get(card).copied() else { return false };
        for seat in self.order {
            let here = u8::try_from(*seat).is_ok_and(|seat| possible.has(Seat(seat)));
            if !here || tried.get(*seat) == Some(&true) {
                continue;
            }
            if let Some(tried) = tried.get_mut(*seat) {
                *tried = true;
            }
            let held = self.hands.get(*seat).cloned().unwrap_or_default();
            if held.len() < self.sizes.get(*seat).copied().unwrap_or(0) {
                if let Some(hand) = self.hands.get_mut(*seat) {
                    hand.push(card);
                }
                return true;
            }
            for (place, other) in held.into_iter().enumerate() {
                if self.place(other, tried) {
                    if let Some(slot) = self.hands.get_mut(*seat).and_then(|hand| hand.get_mut(place)) {
                        *slot = card;
                    }
                    return true;
                }
            }
        }
        false
    }
}
