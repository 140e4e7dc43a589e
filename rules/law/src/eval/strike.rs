//! Steps 2 and 3 of a turn: grants, attacks, and what becomes of captured cards (LAW-6.3 to 6.11, 7.23).

use arrayvec::ArrayVec;

use super::{Evaluation, Field, Granted, Scene, Stand, evaluate_at, stat};
use crate::{
    board::{Dir, Spots},
    cards::{Ability, Arrows, Card, LONGEST},
};
use skald_vocabulary::interface::Seat;

/// The most cards that one can attack at once.
const REACH: usize = 4 * LONGEST as usize;

/// One attack.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Attack {
    /// The defender's space.
    pub at: usize,
    /// The defender.
    pub card: Card,
    /// Who controlled it.
    pub from: Seat,
    /// From the attacker to the defender.
    pub dir: Dir,
    /// How far away it is; 1 is adjacent.
    pub distance: u8,
    /// The attacker's stat.
    pub attacker: i16,
    /// The defender's stat.
    pub defender: i16,
}

impl Attack {
    /// Whether the defender is captured (LAW-6.8).
    #[must_use]
    pub const fn captures(&self) -> bool {
        self.attacker > self.defender
    }
}

/// Why a card left the board in Step 3.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fate {
    /// Slain: to the Underworld (LAW-8.55).
    Slain,
    /// A Slayer that captured a Reflect card: to the Underworld (LAW-8.42).
    Reflected,
    /// A Phoenix: to the player it was captured from (LAW-8.50).
    Phoenix,
    /// A Traitor: to the captor (LAW-8.60).
    Traitor,
}

/// A card that left the board in Step 3.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Fell {
    /// The space it left.
    pub at: usize,
    /// The card, as it stood before.
    pub stand: Stand,
    /// Why.
    pub fate: Fate,
}

/// All that one Step 3 did.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Strike {
    /// The attacks, from north clockwise, near before far.
    pub attacks: ArrayVec<Attack, REACH>,
    /// The cards that left the board: captured ones, and the active one.
    pub fell: ArrayVec<Fell, { REACH + 1 }>,
}

/// Grants the Instant bonuses of a card that is not dispelled, each source once (LAW-7.15, 7.24).
pub fn grant(scene: &Scene<'_>, field: &mut Field, on: &Evaluation, at: usize) {
    let Some(stand) = field.get(at).filter(|_| !on.is_dispelled(at)) else { return };
    let [printed, space] =
        scene.abilities(at, stand.card).map(|ability| matches!(ability, Some(Ability::Bonus(..))));
    if printed || space {
        let old = stand.granted;
        field.grant(at, Granted { printed: old.printed | printed, space: old.space | space });
    }
}

/// Plays Steps 2 and 3 for the active card on space `at`.
#[must_use]
pub fn strike(scene: &Scene<'_>, field: &mut Field, at: usize) -> Strike {
    let mut result = Strike::default();
    strike_into(scene, field, at, &mut result);
    result
}

/// The same into an empty result: it is large, and so it is never copied.
pub fn strike_into(scene: &Scene<'_>, field: &mut Field, at: usize, result: &mut Strike) {
    let Some(active) = field.get(at) else { return };
    field.sort(scene.pool);
    let abilities = scene.abilities(at, active.card);
    // Of the cards in reach those that may be attacked: enemies, face up (LAW-6.4, 5.10).
    let enemies = field.shown() & !field.side(scene, active.controller);
    let targets = reachable(scene, at, ranges(abilities)) & enemies;
    let bonus = abilities.into_iter().flatten().any(|ability| matches!(ability, Ability::Bonus(..)));
    if targets == 0 && !bonus {
        // Nobody to attack and nothing to grant: the evaluation would not matter.
        return;
    }
    let on = evaluate_at(scene, field, targets | 1 << at);
    grant(scene, field, &on, at);
    let active = if bonus { field.get(at).unwrap_or(active) } else { active };
    let reach = if on.is_dispelled(at) { [1; 4] } else { ranges(abilities) };
    attack(scene, field, &on, (at, active), (targets, reach), result);
    let mut before: ArrayVec<(usize, Stand), REACH> = ArrayVec::new();
    for attack in result.attacks.iter().filter(|attack| attack.captures()) {
        if let Some(stand) = field.get(attack.at) {
            before.push((attack.at, stand));
            field.capture(attack.at, active.controller);
        }
    }
    if !before.is_empty() {
        aftermath(scene, field, &on, (at, active), &before, result);
    }
}

/// How far a card with these abilities attacks in each direction while it is not dispelled (LAW-6.4, 8.30).
fn ranges(abilities: [Option<Ability>; 2]) -> [u8; 4] {
    let mut reach = [1_u8; 4];
    for ability in abilities.into_iter().flatten() {
        if let Ability::Ranged(arrows) = ability {
            for (far, count) in reach.iter_mut().zip(arrows.0) {
                *far = (*far).max(count);
            }
        }
    }
    reach
}

/// The spaces within a reach.
fn reachable(scene: &Scene<'_>, at: usize, reach: [u8; 4]) -> Spots {
    if reach == [1; 4] { scene.grid.around(at) } else { scene.grid.area(at, Arrows(reach)) }
}

/// Step 3 itself: every enemy in the attack range, all compared on the same evaluation (LAW-6.4 to 6.9).
fn attack(
    scene: &Scene<'_>,
    field: &Field,
    on: &Evaluation,
    (at, active): (usize, Stand),
    (targets, reach): (Spots, [u8; 4]),
    result: &mut Strike,
) {
    for (dir, far) in Dir::ALL.into_iter().zip(reach) {
        for distance in 1..=far {
            let Some(target) = scene.grid.step(at, dir, distance) else { continue };
            if targets >> target & 1 == 0 {
                continue;
            }
            let Some(defender) = field.get(target) else { continue };
            result.attacks.push(Attack {
                at: target,
                card: defender.card,
                from: defender.controller,
                dir,
                distance,
                attacker: stat(scene, on, (at, active), dir, defender, true),
                defender: stat(scene, on, (target, defender), dir.opposite(), active, false),
            });
        }
    }
}

/// What becomes of the captured cards, by the flags of the evaluation before the attacks (LAW-6.11).
fn aftermath(
    scene: &Scene<'_>,
    field: &mut Field,
    on: &Evaluation,
    (at, active): (usize, Stand),
    captured: &[(usize, Stand)],
    result: &mut Strike,
) {
    let slayer = !on.is_dispelled(at)
        && scene.abilities(at, active.card).into_iter().flatten().any(|ability| ability == Ability::Slayer);
    let mut reflected = false;
    for (place, stand) in captured {
        let fate = if slayer {
            if scene.reflects(stand.card) {
                reflected = true;
                None
            } else {
                Some(Fate::Slain)
            }
        } else if on.is_dispelled(*place) {
            None
        } else {
            flight(scene.abilities(*place, stand.card))
        };
        if let Some(fate) = fate {
            field.take(*place);
            result.fell.push(Fell { at: *place, stand: *stand, fate });
        }
    }
    if reflected && let Some(stand) = field.take(at) {
        result.fell.push(Fell { at, stand, fate: Fate::Reflected });
    }
}

/// Phoenix or Traitor; of both the printed one (LAW-8.62).
fn flight(abilities: [Option<Ability>; 2]) -> Option<Fate> {
    abilities.into_iter().flatten().find_map(|ability| match ability {
        Ability::Phoenix => Some(Fate::Phoenix),
        Ability::Traitor => Some(Fate::Traitor),
        _ => None,
    })
}
