//! Where a card may move in Step 5 (LAW-8.65 to 8.73), and which cards a Skinwalker may replace (LAW-8.1 to 8.3).

use super::{Evaluation, Field, Scene, spots};
use crate::{
    board::{Dir, Spots},
    cards::Ability,
};
use skald_vocabulary::interface::Seat;

/// The destinations of each unused Maneuver of the card on a space: the printed one, and that of the space.
#[must_use]
pub fn destinations(
    scene: &Scene<'_>,
    field: &Field,
    on: &Evaluation,
    at: usize,
    used: [bool; 2],
) -> [Spots; 2] {
    let Some(active) = field.get(at).filter(|_| !on.is_dispelled(at)) else { return [0; 2] };
    let abilities = scene.abilities(at, active.card);
    let mut found = [0; 2];
    for ((ability, used), places) in abilities.into_iter().zip(used).zip(&mut found) {
        if let (Some(Ability::Maneuver(arrows)), false) = (ability, used) {
            for (dir, count) in Dir::ALL.into_iter().zip(arrows.0) {
                *places |= clear(scene, field, at, dir, count);
            }
        }
    }
    found
}

/// The open spaces up to the first gap or card (LAW-8.66).
fn clear(scene: &Scene<'_>, field: &Field, at: usize, dir: Dir, count: u8) -> Spots {
    let steps = (1..=count).map(|distance| scene.grid.step(at, dir, distance));
    let open = steps.map_while(|step| step.filter(|place| field.get(*place).is_none()));
    open.fold(0, |all, place| all | 1 << place)
}

/// What blocks the way to a space within the area: the distance at which the path ends, if the space lies on a row of
/// arrows at all.
#[must_use]
pub fn path_block(scene: &Scene<'_>, field: &Field, at: usize, to: usize) -> Option<usize> {
    let active = field.get(at)?;
    for ability in scene.abilities(at, active.card).into_iter().flatten() {
        let Ability::Maneuver(arrows) = ability else { continue };
        for (dir, count) in Dir::ALL.into_iter().zip(arrows.0) {
            if scene.grid.row(at, dir, count) >> to & 1 == 0 {
                continue;
            }
            let on_way = (1..=count).map_while(|distance| scene.grid.step(at, dir, distance));
            return on_way.into_iter().find(|place| field.get(*place).is_some());
        }
    }
    None
}

/// The cards that a Skinwalker of `seat` may replace, on the evaluation at the start of the turn (LAW-8.2, 8.3).
#[must_use]
pub fn skins(scene: &Scene<'_>, field: &Field, on: &Evaluation, seat: Seat) -> Spots {
    let fits = |at: &usize| {
        field.get(*at).is_some_and(|stand| {
            scene.side(stand.controller) == scene.side(seat)
                && !on.is_dispelled(*at)
                && !matches!(scene.face(stand.card).ability, Some(Ability::Skinwalker | Ability::Reflect))
        })
    };
    spots(field.occupied()).filter(fits).fold(0, |all, at| all | 1 << at)
}
