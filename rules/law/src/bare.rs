//! Placements and what may follow them, without menus and texts: for playouts and searches. Everything listed is legal.
//! The draft of Ragnarok is no part of it: there, what follows a turn is answered as by a player.

use super::{
    Law, ask,
    cards::{Card, Pool, Role},
    engine::{Act, Step, gone_to, open_moves},
    eval::spots,
    event::Event,
    state::{Phase, State},
};
use crate::board::Spots;
use skald_vocabulary::chance::Chance;

/// All placements of the seat whose turn it is: counted, and made one by one when asked for.
#[derive(Clone, Copy, Debug)]
pub struct Placements<'s> {
    pool: &'s Pool,
    hand: &'s [Card],
    open: Spots,
    /// The cards that a Skinwalker of this hand may replace.
    skins: Spots,
}

impl Placements<'_> {
    fn places(&self, card: Card) -> Spots {
        // Only a Skinwalker has more places than the open spaces (LAW-8.1).
        let walks = self.skins != 0 && walks(self.pool, card);
        if walks { self.open | self.skins } else { self.open }
    }

    /// How many there are.
    #[must_use]
    pub fn len(&self) -> usize {
        let count = |card: &Card| usize::try_from(self.places(*card).count_ones()).unwrap_or(0);
        self.hand.iter().map(count).sum()
    }

    /// Whether there is none.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// One of them, numbered from 0: a card and its space.
    #[must_use]
    pub fn get(&self, number: usize) -> Option<(Card, usize)> {
        let mut left = number;
        for card in self.hand {
            let places = self.places(*card);
            let count = usize::try_from(places.count_ones()).unwrap_or(0);
            if left < count {
                return spots(places).nth(left).map(|at| (*card, at));
            }
            left -= count;
        }
        None
    }

    /// They all, by card and then by space.
    pub fn iter(&self) -> impl Iterator<Item = (Card, usize)> + '_ {
        self.hand.iter().flat_map(|card| spots(self.places(*card)).map(|at| (*card, at)))
    }
}

fn walks(pool: &Pool, card: Card) -> bool {
    pool.role(card) == Role::Walks
}

/// What may follow a placement in the same turn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FollowUp {
    /// The active card moves to this space (LAW-8.65).
    Move(usize),
    /// It stays.
    Stay,
    /// The Traitors of the turn lie in this order, the topmost first (LAW-8.61).
    Order(Vec<Card>),
}

impl Law {
    /// All placements of the seat whose turn it is; none where no card is to be played.
    #[must_use]
    pub fn placements<'s>(&'s self, state: &'s State) -> Placements<'s> {
        let pool = self.pool();
        let Phase::Play(seat) = state.phase else { return Placements { pool, hand: &[], open: 0, skins: 0 } };
        let scene = self.rules().scene(state);
        let hand = state.player(seat).map(|player| player.hand.as_slice()).unwrap_or_default();
        let open = scene.grid.all() & !state.field.occupied();
        let walker = hand.iter().find(|card| walks(pool, **card));
        let skins = walker.map_or(0, |card| ask::plays(&scene, &state.field, seat, *card) & !open);
        Placements { pool, hand, open, skins }
    }

    /// Plays one of [`Self::placements`]. What may follow is asked for by [`Self::follow_ups`].
    pub fn place(
        &self,
        state: &mut State,
        (card, at): (Card, usize),
        dice: &mut dyn Chance,
        out: &mut Vec<Event>,
    ) {
        if let Phase::Play(seat) = state.phase {
            self.engine(state, dice, out).play(seat, card, at, &[], None);
        }
    }

    /// All that may follow a placement now; nothing where the next turn has begun.
    #[must_use]
    pub fn follow_ups(&self, state: &State) -> Vec<FollowUp> {
        match state.phase {
            Phase::Maneuver(_) => {
                let [own, extra] = open_moves(self.rules(), state);
                spots(own | extra).map(FollowUp::Move).chain([FollowUp::Stay]).collect()
            }
            Phase::Traitors(seat) => {
                let gone: Vec<Card> =
                    gone_to(&state.active.gone, seat, true).iter().map(|gone| gone.card).collect();
                orders(&gone).into_iter().map(FollowUp::Order).collect()
            }
            _ => Vec::new(),
        }
    }

    /// Does one of [`Self::follow_ups`].
    pub fn follow_up(&self, state: &mut State, with: FollowUp, dice: &mut dyn Chance, out: &mut Vec<Event>) {
        let (seat, act) = match (&state.phase, with) {
            (Phase::Maneuver(seat), FollowUp::Move(to)) => (*seat, Act::Step(Step::To(to))),
            (Phase::Maneuver(seat), FollowUp::Stay) => (*seat, Act::Step(Step::Stay)),
            (Phase::Traitors(seat), FollowUp::Order(cards)) => (*seat, Act::Order(cards)),
            _ => return,
        };
        self.engine(state, dice, out).apply(seat, act);
    }
}

/// Every order of some cards.
fn orders(cards: &[Card]) -> Vec<Vec<Card>> {
    let Some((last, rest)) = cards.split_last() else { return vec![Vec::new()] };
    let with_last = |order: Vec<Card>| {
        (0..=order.len()).map(move |place| {
            let mut order = order.clone();
            order.insert(place, *last);
            order
        })
    };
    orders(rest).into_iter().flat_map(with_last).collect()
}
