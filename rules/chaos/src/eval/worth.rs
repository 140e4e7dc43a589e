//! What an attack is worth beforehand: its threat, what an answer leaves of it (5.3), and what it costs in the end.

use serde::Serialize;

use crate::{
    cards::{Amount, Card, Effect, Kind, Primitive, Trigger, Who},
    legal::Legal,
    volley::Attack,
};
use skald_vocabulary::interface::Seat;

use super::Shape;

/// What an answer leaves of an attack, wards, armor and statics aside (5.3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Left {
    /// The points that come through.
    pub through: u16,
    /// The attack cannot take its target below this.
    pub floor: u8,
}

impl Left {
    /// The points that would be lost with such a total.
    #[must_use]
    pub fn at(self, total: u16) -> u16 {
        if self.floor == 0 { self.through } else { self.through.min(total.saturating_sub(self.floor.into())) }
    }
}

/// The points that an effect of an attack takes from its target, and whether it is one that answers and armor change when
/// it is the first of its list (2.4).
fn points(effect: &Effect) -> Option<(u8, bool)> {
    match effect.act {
        Primitive::Drain(n) | Primitive::Lose(Who::Target, Amount::Fixed(n)) => Some((n, true)),
        Primitive::Lose(Who::EachOpponent | Who::EachPlayer, Amount::Fixed(n)) => Some((n, false)),
        _ => None,
    }
}

/// What an attack takes: the strike that answers and armor change, as it is printed, and the rest.
#[derive(Clone, Copy, Debug, Default)]
struct Points {
    first: Option<u8>,
    rest: u16,
}

/// What an instance costs, and what it uses up.
#[derive(Clone, Copy, Debug, Default)]
struct Bill {
    points: u16,
    /// The oldest ward is used.
    soaks: bool,
    /// Armor that works once in a round is used against attacks of this kind.
    spends: Option<Kind>,
}

impl Legal<'_> {
    fn points(self, attack: &Attack, by: Seat, target: Seat) -> Points {
        let face = self.pool.face(attack.card);
        if face.kind == Kind::Destructive {
            return Points { first: Some(attack.offence), rest: 0 };
        }
        let mut all = Points::default();
        for effect in face.on(Trigger::Hit).iter().filter(|effect| self.holds(effect, by, Some(target))) {
            match points(effect) {
                Some((n, true)) if all.first.is_none() => all.first = Some(n),
                Some((n, _)) => all.rest = all.rest.saturating_add(n.into()),
                None => {}
            }
        }
        all
    }

    /// Whether an answer meets the `stop` clause of a Mystical attack (CHAOS-11.2).
    #[must_use]
    pub fn stops(self, attack: Card, answer: Card) -> bool {
        let (attack, answer) = (self.pool.face(attack), self.pool.face(answer));
        let meets = |kind, least| answer.kind == kind && answer.dv.is_some_and(|dv| dv >= least);
        attack.kind == Kind::Mystical && attack.stop.is_some_and(|stop| meets(stop.kind, stop.min_dv))
    }

    /// The threat of an instance (5.3): its declared offence, or its losses with might and boost.
    #[must_use]
    pub fn threat(self, attack: &Attack, by: Seat, target: Seat) -> u16 {
        let Points { first, rest } = self.points(attack, by, target);
        first.map_or(rest, |n| self.strike(attack, n, Shape::default(), None).points.saturating_add(rest))
    }

    /// How the answer of a player shapes an attack.
    fn shape_of(self, by: Seat, seat: Seat, answer: Card) -> Shape {
        let list = self.pool.face(answer).on(Trigger::Respond);
        Shape::default().with(list, self.holding(list, seat, Some(by)), true)
    }

    /// What an answer leaves of an attack, wards, armor and statics aside (5.3).
    #[must_use]
    pub fn left(self, by: Seat, attack: &Attack, seat: Seat, answer: Card) -> Left {
        if self.stops(attack.card, answer) || self.redirects(answer) {
            return Left { through: 0, floor: 0 };
        }
        let shape = self.shape_of(by, seat, answer);
        let Points { first, rest } = self.points(attack, by, seat);
        if shape.cancelled {
            return Left { through: 0, floor: 0 };
        }
        let strike = first.map(|n| self.strike(attack, n, shape, Some(answer)));
        let struck = strike.map_or(0, |strike| self.reckon(seat, &strike).answered);
        Left { through: struck.saturating_add(rest), floor: shape.floor }
    }

    /// What an instance costs its target if it is resolved now under this answer: wards, armor and what the card does on
    /// success included.
    #[must_use]
    pub fn cost(self, by: Seat, attack: &Attack, seat: Seat, answer: Option<Card>) -> u16 {
        self.bill(by, attack, seat, answer).points
    }

    /// The same, and what is used up by it.
    #[must_use]
    fn bill(self, by: Seat, attack: &Attack, seat: Seat, answer: Option<Card>) -> Bill {
        let shape = answer.map_or(Shape::default(), |card| self.shape_of(by, seat, card));
        let passes = answer.is_some_and(|card| self.stops(attack.card, card) || self.redirects(card));
        if passes || shape.cancelled {
            return Bill::default();
        }
        let total = self.state.side(seat).total;
        let most = if shape.floor == 0 { u16::MAX } else { total.saturating_sub(shape.floor.into()) };
        let Points { first, rest } = self.points(attack, by, seat);
        let reckoned = first.map(|n| self.reckon(seat, &self.strike(attack, n, shape, answer)));
        let struck = reckoned.map_or(0, |of| of.left);
        let loss = struck.saturating_add(rest).min(most);
        let more = match loss {
            0 => 0,
            _ => self.on_success(self.pool.face(attack.card).on(Trigger::Success), by, seat, loss),
        };
        Bill {
            points: loss.saturating_add(more).min(most),
            soaks: reckoned.is_some_and(|of| of.soaked.is_some()),
            spends: reckoned.is_some_and(|of| of.spends).then(|| self.pool.face(attack.card).kind),
        }
    }

    /// What several instances cost a player together if they are resolved one after the other and none is answered: a ward,
    /// and armor that works once, helps against one of them.
    #[must_use]
    pub fn cost_together<'a>(self, by: Seat, attacks: impl Iterator<Item = &'a Attack>, seat: Seat) -> u16 {
        let (mut state, mut sum) = (self.state.clone(), 0_u16);
        for attack in attacks {
            let bill = Legal::new(self.pool, &state).bill(by, attack, seat, None);
            let side = state.side_mut(seat);
            side.total = side.total.saturating_sub(bill.points);
            sum = sum.saturating_add(bill.points);
            if bill.soaks {
                side.wards.remove(0);
            }
            match bill.spends {
                Some(Kind::Destructive) => side.armor = true,
                Some(_) => side.veil = true,
                None => {}
            }
        }
        sum
    }

    /// What a `success` list takes from its target, whose total has gone down by `loss` before (2.4: judged then).
    fn on_success(self, list: &[Effect], by: Seat, seat: Seat, loss: u16) -> u16 {
        if list.iter().all(|effect| points(effect).is_none()) {
            return 0;
        }
        let mut after = self.state.clone();
        let side = after.side_mut(seat);
        side.total = side.total.saturating_sub(loss);
        let then = Legal::new(self.pool, &after);
        let holds = |effect: &&Effect| then.holds(effect, by, Some(seat));
        list.iter().filter(holds).filter_map(points).map(|(n, _)| u16::from(n)).fold(0, u16::saturating_add)
    }

    /// What a lasting Mystical takes when it strikes, as things stand (CHAOS-11.7, 11.12).
    #[must_use]
    pub fn strike_points(self, card: Card, by: Seat, at: Seat) -> u16 {
        let again = super::again(self, by, card);
        let Points { first, rest } = self.points(&again, by, at);
        let strike = first.map(|n| self.strike(&again, n, Shape::default(), None));
        strike.map_or(0, |strike| self.reckon(at, &strike).left).saturating_add(rest)
    }
}
