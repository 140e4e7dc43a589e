//! The power budget (2.3): the sum of the stats and the cost of the ability make up the budget of the level.

use super::{Ability, Face};

/// The budget of each level.
const BUDGET: [i16; 3] = [18, 22, 26];

/// What an ability costs in stats; a Traitor is paid for.
#[must_use]
pub fn cost(ability: Option<Ability>) -> i16 {
    let thirds = |arrows: u8| i16::from(arrows.div_ceil(3));
    match ability {
        None => 0,
        Some(Ability::Support(area) | Ability::Dispel(area)) => thirds(area.count()),
        Some(Ability::Curse(area)) => 1 + thirds(area.count()),
        Some(Ability::Ranged(area)) => {
            let beyond: u8 = area.0.iter().map(|count| count.saturating_sub(1)).sum();
            i16::from((1 + beyond).div_ceil(2))
        }
        Some(Ability::Maneuver(area)) => 2 + i16::from(area.count().div_ceil(2)),
        Some(Ability::Skinwalker) => 4,
        Some(Ability::Phoenix) => 3,
        Some(Ability::Champion(_) | Ability::Reflect) => 2,
        Some(Ability::Slayer | Ability::Bonus(..)) => 1,
        Some(Ability::Traitor) => -3,
    }
}

/// By how much a card misses its budget; 0 when it fits.
#[must_use]
pub fn excess(face: &Face) -> i16 {
    let budget = BUDGET.get(usize::from(face.level.saturating_sub(1))).copied().unwrap_or(0);
    face.sum() + cost(face.ability) - budget
}
