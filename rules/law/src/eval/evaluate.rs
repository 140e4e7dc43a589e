//! The evaluation of LAW-7.22: who is dispelled, and what markers lie on every card.

use super::{Field, Granted, Scene, Sets, Stand, dispelled, spots};
use crate::{
    board::{Dir, MOST, Spots},
    cards::{Ability, Special, Symbol},
};

/// What an evaluation says of every space that holds a card.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Evaluation {
    /// The spaces whose cards are dispelled (LAW-7.8).
    pub dispelled: Spots,
    plus: [u8; MOST],
    minus: [u8; MOST],
}

impl Evaluation {
    /// Whether the card on a space is dispelled.
    #[must_use]
    pub const fn is_dispelled(&self, at: usize) -> bool {
        self.dispelled >> (at & 127) & 1 == 1
    }

    /// Bonus markers on a space (LAW-1.12).
    #[must_use]
    pub fn plus(&self, at: usize) -> u8 {
        self.plus.get(at).copied().unwrap_or(0)
    }

    /// Penalty markers on a space.
    #[must_use]
    pub fn minus(&self, at: usize) -> u8 {
        self.minus.get(at).copied().unwrap_or(0)
    }

    /// The general modifier of the card on a space (LAW-7.11).
    #[must_use]
    pub fn modifier(&self, at: usize) -> i16 {
        i16::from(self.plus(at)) - i16::from(self.minus(at))
    }

    fn add(&mut self, at: usize, more: u8) {
        if let Some(count) = self.plus.get_mut(at) {
            *count = count.saturating_add(more);
        }
    }

    fn subtract(&mut self, at: usize, more: u8) {
        if let Some(count) = self.minus.get_mut(at) {
            *count = count.saturating_add(more);
        }
    }
}

/// Evaluates the board. Cards that lie face down have no effect and are not affected (LAW-5.10).
#[must_use]
pub fn evaluate(scene: &Scene<'_>, field: &Field) -> Evaluation {
    evaluate_at(scene, field, Spots::MAX)
}

/// The same for whoever asks of few spaces: markers are counted on `wanted` alone, elsewhere there are none. Who is
/// dispelled is told of every space.
#[must_use]
pub fn evaluate_at(scene: &Scene<'_>, field: &Field, wanted: Spots) -> Evaluation {
    let sets = Sets::new(scene, field);
    let dispelled = if sets.dispel == 0 { 0 } else { dispelled(scene, field, &sets) };
    let mut result = Evaluation { dispelled, plus: [0; MOST], minus: [0; MOST] };
    let wanted = wanted & sets.occupied;
    if wanted == 0 {
        return result;
    }
    terrain(scene, field, wanted & scene.grid.terrain(), &mut result);
    for at in spots(sets.marks & !dispelled) {
        if let Some(stand) = field.get(at) {
            modifiers(scene, field, &sets, (at, stand), wanted, &mut result);
        }
    }
    result
}

/// The terrain of step 6 (LAW-3.15).
fn terrain(scene: &Scene<'_>, field: &Field, wanted: Spots, result: &mut Evaluation) {
    for at in spots(wanted) {
        let (Some(Special::Dominion(dominion)), Some(stand)) = (scene.grid.special(at), field.get(at)) else {
            continue;
        };
        if scene.face(stand.card).dominion == dominion {
            result.add(at, 1);
        } else {
            result.subtract(at, 1);
        }
    }
}

/// How many spaces a set has.
fn count(set: Spots) -> u8 {
    u8::try_from(set.count_ones()).unwrap_or(u8::MAX)
}

/// What one card does in step 6: Support, Curse and Champion (LAW-7.11). What meets a Reflect falls back on its source
/// (LAW-7.20).
fn modifiers(
    scene: &Scene<'_>,
    field: &Field,
    sets: &Sets<'_>,
    (at, stand): (usize, Stand),
    wanted: Spots,
    result: &mut Evaluation,
) {
    let own = wanted >> at & 1 == 1;
    let back = if own { sets.reflect } else { 0 };
    for ability in scene.abilities(at, stand.card).into_iter().flatten() {
        match ability {
            Ability::Support(arrows) => {
                let targets = scene.grid.area(at, arrows) & sets.allies(scene, stand.controller);
                result.add(at, count(targets & back));
                spots(targets & !sets.reflect & wanted).for_each(|target| result.add(target, 1));
            }
            Ability::Curse(arrows) => {
                let targets = scene.grid.area(at, arrows) & sets.enemies(scene, stand.controller);
                result.subtract(at, count(targets & back));
                spots(targets & !sets.reflect & wanted).for_each(|target| result.subtract(target, 1));
            }
            Ability::Champion(symbol) if own => {
                let around = spots(scene.grid.around(at) & sets.occupied);
                let met =
                    around.filter_map(|at| field.get(at)).filter(|other| matches(scene, *other, symbol));
                result.add(at, met.fold(0, |all, _| all + 1));
            }
            _ => {}
        }
    }
}

/// Whether a neighbour counts for a Champion (LAW-8.15, 8.16).
fn matches(scene: &Scene<'_>, other: Stand, symbol: Symbol) -> bool {
    let face = scene.face(other.card);
    match symbol {
        Symbol::Dominion(dominion) => face.dominion == dominion,
        Symbol::Pantheon(pantheon) => face.pantheon == pantheon,
    }
}

/// What the granted bonus abilities of a card add against a dominion, while it is not dispelled (LAW-7.12, 7.16).
#[must_use]
pub fn kept_bonus(scene: &Scene<'_>, at: usize, stand: Stand, other: Stand, attacking: bool) -> i16 {
    if stand.granted == Granted::default() {
        return 0;
    }
    let against = scene.face(other.card).dominion;
    let [own, extra] = scene.abilities(at, stand.card);
    let sum = |ability: Option<Ability>, granted: bool| match ability {
        Some(Ability::Bonus(bonus, paired)) if granted && paired == against => {
            if attacking {
                bonus.attacking()
            } else {
                bonus.defending()
            }
        }
        _ => 0,
    };
    sum(own, stand.granted.printed) + sum(extra, stand.granted.space)
}

/// The stat of a card on a space as it counts in one comparison (LAW-6.7, 7.12, 7.13).
#[must_use]
pub fn stat(
    scene: &Scene<'_>,
    on: &Evaluation,
    (at, stand): (usize, Stand),
    dir: Dir,
    against: Stand,
    attacking: bool,
) -> i16 {
    let printed = scene.face(stand.card).stats.get(dir.index()).copied().unwrap_or(0);
    let bonus = if on.is_dispelled(at) { 0 } else { kept_bonus(scene, at, stand, against, attacking) };
    printed + on.modifier(at) + bonus
}
