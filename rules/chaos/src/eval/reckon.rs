//! What one strike of an attack comes to on its target: answer, ward, armor, in this order (CHAOS-14.4 to 14.6).

use crate::{
    cards::{Card, Kind, Limit, Primitive, Trigger},
    event::Guarded,
    legal::Legal,
    volley::Attack,
};
use skald_vocabulary::interface::Seat;

use super::Shape;

/// One strike of an attack: the whole of a Destructive one, or the first loss of a Mystical one.
#[derive(Clone, Copy, Debug)]
pub struct Strike {
    /// Destructive or Mystical.
    pub kind: Kind,
    /// The declared offence, or the printed loss with might and boost.
    pub points: u16,
    /// How the answers shape it.
    pub shape: Shape,
    /// The defensive value against it.
    pub block: u8,
    /// Whether a ward may soak it up (CHAOS-9.15, 14.5).
    pub soaks: bool,
}

/// What a strike comes to, step by step.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Reckoned {
    /// What the answer leaves of it.
    pub answered: u16,
    /// What the target's oldest ward soaks up; `None` where no ward is used.
    pub soaked: Option<u16>,
    /// What armor takes off.
    pub armored: u16,
    /// Whether armor that works once a round is used up.
    pub spends: bool,
    /// What is left of it.
    pub left: u16,
}

impl<'s> Legal<'s> {
    /// What a strike comes to on its target.
    #[must_use]
    pub fn reckon(self, target: Seat, strike: &Strike) -> Reckoned {
        let shaped = if strike.shape.cancelled { 0 } else { strike.shape.of(strike.points) };
        let answered = shaped.saturating_sub(u16::from(strike.block));
        let side = self.state.side(target);
        let ward = side.wards.first().filter(|_| strike.soaks && answered > 0);
        let soaked = ward.map(|ward| answered.min(u16::from(ward.strength)));
        let unsoaked = answered - soaked.unwrap_or(0);
        let (every, first) = self.armor(target, strike.kind);
        let spent = if strike.kind == Kind::Destructive { side.armor } else { side.veil };
        let lessened = unsoaked.saturating_sub(u16::from(every));
        let spends = lessened > 0 && first > 0 && !spent;
        let left = if spends { lessened.saturating_sub(u16::from(first)) } else { lessened };
        Reckoned { answered, soaked, armored: unsoaked - left, spends, left }
    }

    /// The strike of a Destructive attack, or the first loss `n` of a Mystical one, under these answers.
    #[must_use]
    pub fn strike(self, attack: &Attack, n: u8, shape: Shape, answer: Option<Card>) -> Strike {
        let kind = self.pool.face(attack.card).kind;
        if kind == Kind::Destructive {
            let blocks = answer.map(|card| self.pool.face(card)).filter(|face| face.blocks());
            let block = blocks.and_then(|face| face.dv).unwrap_or(0).saturating_sub(attack.pierce);
            let (points, soaks) = (u16::from(attack.offence), !attack.unopposed);
            return Strike { kind, points, shape, block, soaks };
        }
        Strike::mystical(n, attack.power, shape)
    }

    /// What lowers losses to attacks of this kind; `once`: what works once in a round among it.
    pub fn guards(self, seat: Seat, kind: Kind, once: bool) -> impl Iterator<Item = Guarded> + 's {
        let side = self.state.side(seat);
        let ability = (Guarded::Ability(side.hero), self.pool.warrior(side.hero).lists.on(Trigger::Static));
        let row = side
            .row
            .iter()
            .map(move |of| (Guarded::Card(of.card), self.pool.face(of.card).on(Trigger::Static)));
        std::iter::once(ability)
            .chain(row)
            .filter(move |(_, list)| {
                list.iter().any(|effect| {
                    let arms = |vs, limit| vs == kind && (limit == Limit::Every || once);
                    matches!(effect.act, Primitive::Armor(_, vs, limit) if arms(vs, limit))
                        && self.holds(effect, seat, None)
                })
            })
            .map(|(who, _)| who)
    }
}

impl Strike {
    /// The first loss of a Mystical attack, which wards do not soak up.
    #[must_use]
    pub fn mystical(n: u8, power: u8, shape: Shape) -> Self {
        let points = u16::from(n) + u16::from(power);
        Self { kind: Kind::Mystical, points, shape, block: 0, soaks: false }
    }
}
