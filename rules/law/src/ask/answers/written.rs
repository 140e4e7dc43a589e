//! How an answer is written: the move of what the engine carries out.

use super::Answers;
use crate::{
    act::{Act, Step},
    board,
    cards::Card,
    moves::{Move, Spot, Then},
};
use skald_vocabulary::interface::Key;

impl Answers<'_> {
    /// An answer as it is written.
    #[must_use]
    pub fn written(&self, act: &Act) -> Move {
        let pool = &self.rules.pool;
        let key = |card: &Card| pool.key(*card);
        let keys = |cards: &[Card]| cards.iter().map(key).collect::<Vec<Key>>();
        let grid = self.state.ground.grid();
        match act {
            Act::Pantheon(place) => {
                let pantheon = pool.pantheons.get(usize::from(*place));
                Move::Pantheon(pantheon.map_or(Key::of("-"), |pantheon| pantheon.key))
            }
            Act::Deck(cards) => Move::Deck(keys(cards)),
            Act::Lay(piece, side, half, position) => {
                let of = pool.pieces.get(usize::from(*piece));
                let form = of.map(|of| of.form(*side, *half));
                let legal = form.map(|form| board::positions(&self.state.ground, &form)).unwrap_or_default();
                let number =
                    (1..).zip(&legal).find(|(_, other)| *other == position).map(|(number, _)| number);
                let spot = number.map_or(Spot::At(position.x, position.y), Spot::Number);
                let piece = of.map_or(Key::of("-"), |of| of.key);
                Move::Lay { piece, side: *side, turn: if *half { 180 } else { 0 }, spot }
            }
            Act::Hide(card, at, north) => {
                Move::Place { card: key(card), at: grid.label(*at), north: *north, then: Vec::new() }
            }
            Act::North(north) => Move::North(*north),
            Act::Play(card, at, steps, order, later) => {
                let step = |step: &Step| match step {
                    Step::To(to) => Then::Step(grid.label(*to)),
                    Step::Stay => Then::Stay,
                };
                let order = order.as_ref().map(|cards| Then::Order(self.order_words(cards, act)));
                let later = later.iter().filter_map(|act| match act {
                    Act::Take(card) => Some(Then::Draft(key(card))),
                    Act::Exchange(give, take) => Some(Then::Exchange(key(give), key(take))),
                    Act::Trade(with, card) => Some(Then::Trade(*with, key(card))),
                    Act::Done => Some(Then::Done),
                    _ => None,
                });
                let then = steps.iter().map(step).chain(order).chain(later).collect();
                Move::Place { card: key(card), at: grid.label(*at), north: None, then }
            }
            Act::Step(Step::To(to)) => Move::Step(grid.label(*to)),
            Act::Step(Step::Stay) => Move::Stay,
            Act::Order(cards) | Act::Rise(_, cards) => Move::Order(self.order_words(cards, act)),
            Act::Take(card) => Move::Draft(key(card)),
            Act::Exchange(give, take) => Move::Exchange(key(give), key(take)),
            Act::Trade(with, card) => Move::Trade(*with, key(card)),
            Act::Done => Move::Done,
            Act::Give(card) => Move::Give(key(card)),
            Act::First(seat) => Move::First(*seat),
            Act::Plan(plan) => {
                let pairs = plan.pairs.iter().map(|(give, gain)| (key(give), key(gain))).collect();
                Move::Reinforce { fill: keys(&plan.fill), pairs }
            }
            Act::Agree(cards) => Move::Agree(keys(cards)),
        }
    }
}
