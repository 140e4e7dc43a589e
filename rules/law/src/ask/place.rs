//! Where a card may be placed, and the judgement of a placement with all that follows (LAW-5.3, 6.2, 8.1, 16.5).

use std::sync::Arc;

use super::{
    Illegal, Trial,
    illegal::SkinFault,
    judge,
    later::{self, Later},
};
use crate::{
    board::{Label, Spots},
    cards::{Ability, Card},
    engine::{Act, Step},
    eval::{Field, Scene, evaluate_at, path_block, skins, spots},
    moves::Then,
    setup::Rules,
    state::State,
};
use skald_vocabulary::interface::{Key, Seat};

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

/// The space of a label.
pub fn space(scene: &Scene<'_>, label: Label, legal: Spots) -> Result<usize, Illegal> {
    scene.grid.find(label).ok_or_else(|| Illegal::NoSpace(label.shown(), shown(scene, legal)))
}

/// Judges the placement of a card in a regular turn.
///
/// # Errors
/// [`Illegal`] with what is wrong.
pub fn play(
    rules: &Rules,
    state: &State,
    seat: Seat,
    card: Key,
    label: Label,
    then: &[Then],
) -> Result<Act, Illegal> {
    let card = judge::hand_card(rules, state, seat, card)?;
    let scene = rules.scene(state);
    let open = scene.grid.all() & !state.field.occupied();
    let at = space(&scene, label, open)?;
    if open >> at & 1 == 0 {
        let legal = plays(&scene, &state.field, seat, card);
        if legal >> at & 1 == 0 {
            return Err(not_playable(rules, state, seat, card, at, legal));
        }
    }
    if then.is_empty() {
        return Ok(Act::Play(card, at, Vec::new(), None, Vec::new()));
    }
    let mut trial = Trial::place(&scene, &state.field, seat, card, at);
    let mut steps = Vec::new();
    let mut rest = then.iter();
    let mut next = rest.next();
    while let Some(Then::Step(_) | Then::Stay) = next {
        let [own, extra] = trial.moves(&scene);
        match next {
            Some(Then::Step(label)) => {
                let to = destination(rules, &scene, &trial, card, *label, own | extra)?;
                steps.push(Step::To(to));
                trial = trial.step(&scene, to);
            }
            _ if own | extra == 0 => {
                return Err(Illegal::CannotMove(judge::name(rules, card), cannot(&scene, &trial)));
            }
            _ => {
                steps.push(Step::Stay);
                next = rest.next();
                break;
            }
        }
        next = rest.next();
    }
    let [own, extra] = trial.moves(&scene);
    let rests = own | extra == 0 || steps.last() == Some(&Step::Stay);
    let order = match next {
        Some(Then::Order(keys)) => {
            let gone = ordered(rules, &scene, &trial).filter(|_| rests).ok_or(Illegal::NoOrder)?;
            next = rest.next();
            Some(judge::order(rules, &gone, keys)?)
        }
        Some(Then::Step(_) | Then::Stay) => {
            return Err(Illegal::CannotMove(judge::name(rules, card), "law-why-stays"));
        }
        _ => None,
    };
    // What comes after Step 5 can be said only once it is said that the card stays.
    let later = if rests { Later::of(rules, state, seat, (card, at), &trial) } else { None };
    let words: Vec<&Then> = next.into_iter().chain(rest).collect();
    if order.is_some() && !words.is_empty() {
        return Err(Illegal::NoOrder);
    }
    let later = later::judge(rules, later, &words)?;
    Ok(Act::Play(card, at, steps, order, later))
}

/// The Traitors of a turn with the spaces that they left, where their order is asked for.
fn ordered(rules: &Rules, scene: &Scene<'_>, trial: &Trial) -> Option<Vec<(Card, Label)>> {
    let gone: Vec<(Card, Label)> =
        trial.traitors().iter().map(|fell| (fell.stand.card, scene.grid.label(fell.at))).collect();
    (gone.len() > 1 && rules.form != crate::options::Form::Ragnarok).then_some(gone)
}

fn not_playable(rules: &Rules, state: &State, seat: Seat, card: Card, at: usize, legal: Spots) -> Illegal {
    let scene = rules.scene(state);
    let list = shown(&scene, legal);
    let walks = scene.face(card).ability == Some(Ability::Skinwalker);
    let Some(stand) = state.field.get(at).filter(|_| walks) else {
        return Illegal::NoSkinwalker(scene.grid.label(at).shown(), judge::name(rules, card), list);
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

/// Judges the destination of a Maneuver.
pub fn destination(
    rules: &Rules,
    scene: &Scene<'_>,
    trial: &Trial,
    card: Card,
    label: Label,
    legal: Spots,
) -> Result<usize, Illegal> {
    if legal == 0 {
        return Err(Illegal::CannotMove(judge::name(rules, card), cannot(scene, trial)));
    }
    let to = space(scene, label, legal)?;
    if legal >> to & 1 == 1 {
        return Ok(to);
    }
    let block = trial.at.and_then(|at| path_block(scene, &trial.field, at, to));
    match block {
        Some(block) => Err(Illegal::Blocked(label.shown(), scene.grid.label(block).shown())),
        None => Err(Illegal::OutOfArea(label.shown(), shown(scene, legal))),
    }
}

/// Why the active card cannot move.
fn cannot(scene: &Scene<'_>, trial: &Trial) -> &'static str {
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

/// The spaces of a set in reading order.
pub fn reading(scene: &Scene<'_>, set: Spots) -> Vec<usize> {
    let mut all: Vec<usize> = spots(set).collect();
    all.sort_by_key(|at| scene.grid.label(*at));
    all
}
