//! Where a card may be placed or move, and why not elsewhere (LAW-5.3, 6.2, 8.1, 16.5).

use std::sync::Arc;

use super::{Illegal, Trial, illegal::SkinFault, judge};
use crate::{
    board::{Label, Spots},
    cards::{Ability, Card},
    eval::{Field, Scene, evaluate_at, path_block, skins},
    setup::Rules,
    state::State,
};
use skald_vocabulary::interface::Seat;

/// The spaces for a face-down card: open and not next to another one; if there is none, any open space (LAW-5.3, 5.4).
#[must_use]
pub fn hiding_places(scene: &Scene<'_>, field: &Field) -> Spots {
    let open = scene.grid.all() & !field.occupied();
    let hidden = field.stands().filter(|(_, stand)| stand.hidden);
    let near = hidden.fold(0, |all, (at, _)| all | scene.grid.around(at));
    if open & !near == 0 { open } else { open & !near }
}

/// Where a seat may play a card in a regular turn (LAW-6.2, 8.1).
#[must_use]
pub fn plays(scene: &Scene<'_>, field: &Field, seat: Seat, card: Card) -> Spots {
    let open = scene.grid.all() & !field.occupied();
    if scene.face(card).ability == Some(Ability::Skinwalker) {
        open | skins(scene, field, &evaluate_at(scene, field, 0), seat)
    } else {
        open
    }
}

/// Spaces in reading order as they are named.
pub fn shown(scene: &Scene<'_>, set: Spots) -> Vec<Arc<str>> {
    let chosen = scene.grid.reading().filter(|at| set >> at & 1 == 1);
    chosen.map(|at| Arc::from(scene.grid.label(at).shown())).collect()
}

/// The Traitors of a turn with the spaces that they left, where their order is asked for.
pub fn ordered(rules: &Rules, scene: &Scene<'_>, trial: &Trial) -> Option<Vec<(Card, Label)>> {
    let gone: Vec<(Card, Label)> =
        trial.traitors().iter().map(|fell| (fell.stand.card, scene.grid.label(fell.at))).collect();
    (gone.len() > 1 && rules.form != crate::options::Form::Ragnarok).then_some(gone)
}

/// Why a card cannot be played on a space.
pub fn not_here(rules: &Rules, state: &State, seat: Seat, card: Card, label: Label, legal: Spots) -> Illegal {
    let scene = rules.scene(state);
    let Some(at) = scene.grid.find(label) else {
        return Illegal::NoSpace(label.shown(), shown(&scene, scene.grid.all() & !state.field.occupied()));
    };
    let list = shown(&scene, legal);
    let walks = scene.face(card).ability == Some(Ability::Skinwalker);
    let Some(stand) = state.field.get(at).filter(|_| walks) else {
        return Illegal::NoSkinwalker(label.shown(), judge::name(rules, card), list);
    };
    let fault = if scene.side(stand.controller) != scene.side(seat) {
        SkinFault::Enemy
    } else {
        match scene.face(stand.card).ability {
            Some(Ability::Skinwalker) => SkinFault::Skinwalker,
            Some(Ability::Reflect) => SkinFault::Reflect,
            _ => SkinFault::Dispelled,
        }
    };
    Illegal::Skin(fault, judge::name(rules, stand.card), list)
}

/// Why the active card cannot move to a space.
pub fn no_way(
    rules: &Rules,
    scene: &Scene<'_>,
    trial: &Trial,
    card: Card,
    label: Label,
    legal: Spots,
) -> Illegal {
    if legal == 0 {
        return Illegal::CannotMove(judge::name(rules, card), cannot(scene, trial));
    }
    let Some(to) = scene.grid.find(label) else {
        return Illegal::NoSpace(label.shown(), shown(scene, legal));
    };
    match trial.at.and_then(|at| path_block(scene, &trial.field, at, to)) {
        Some(block) => Illegal::Blocked(label.shown(), scene.grid.label(block).shown()),
        None => Illegal::OutOfArea(label.shown(), shown(scene, legal)),
    }
}

/// Why the active card cannot move at all.
pub fn cannot(scene: &Scene<'_>, trial: &Trial) -> &'static str {
    let Some((at, stand)) = trial.at.and_then(|at| Some((at, trial.field.get(at)?))) else {
        return "law-why-gone";
    };
    let maneuvers = |ability| matches!(ability, Some(Ability::Maneuver(_)));
    if !scene.abilities(at, stand.card).into_iter().any(maneuvers) {
        "law-why-no-maneuver"
    } else if evaluate_at(scene, &trial.field, 0).is_dispelled(at) {
        "law-why-dispelled"
    } else {
        "law-why-no-way"
    }
}

/// The cards that a placement would capture, by their spaces.
pub fn captures(trial: &Trial) -> impl Iterator<Item = (usize, Card)> + '_ {
    trial.strike.attacks.iter().filter(|attack| attack.captures()).map(|attack| (attack.at, attack.card))
}
