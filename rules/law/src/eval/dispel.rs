//! Who is dispelled: steps 1 to 5 of the evaluation (LAW-7.8 to 7.10, 7.22).

use arrayvec::ArrayVec;

use super::{Field, Scene, Sets, spots};
use crate::{
    board::{MOST, Spots},
    cards::Ability,
};

/// One card with Dispel while the circles are untied.
struct Source {
    at: usize,
    seq: u16,
    /// The enemies in its area whom it still hits.
    hits: Spots,
}

type Sources = ArrayVec<Source, MOST>;

/// The spaces whose cards are dispelled (LAW-7.8).
pub fn dispelled(scene: &Scene<'_>, field: &Field, sets: &Sets<'_>) -> Spots {
    // The list is large and is filled in place, so that it is never copied.
    let mut sources = Sources::new();
    let mut dispelled = dispellers(scene, field, sets, &mut sources);
    if !sources.is_empty() {
        cancel_mutual(&mut sources);
        let effective = settle(&mut sources, &mut dispelled);
        let reached = sources
            .iter()
            .filter(|source| effective >> source.at & 1 == 1)
            .fold(0, |all, source| all | source.hits);
        dispelled |= reached;
    }
    dispelled
}

/// Steps 1 and 2: whom each Dispel hits; one that meets an enemy Reflect negates its own card and nothing else
/// (LAW-8.36). Returns the spaces of those.
fn dispellers(scene: &Scene<'_>, field: &Field, sets: &Sets<'_>, sources: &mut Sources) -> Spots {
    let mut broken = 0;
    for at in spots(sets.dispel) {
        let Some(stand) = field.get(at) else { continue };
        let mut area = None;
        for ability in scene.abilities(at, stand.card).into_iter().flatten() {
            if let Ability::Dispel(arrows) = ability {
                *area.get_or_insert(0) |= scene.grid.area(at, arrows);
            }
        }
        let Some(area) = area else { continue };
        let hits = area & sets.enemies(scene, stand.controller);
        if hits & sets.reflect == 0 {
            sources.push(Source { at, seq: stand.seq, hits });
        } else {
            broken |= 1 << at;
        }
    }
    broken
}

/// Step 3: of two that hit each other the earlier one is not affected (LAW-7.9).
fn cancel_mutual(sources: &mut Sources) {
    for one in 0..sources.len() {
        for other in 0..sources.len() {
            let (Some(early), Some(late)) = (sources.get(one), sources.get(other)) else { continue };
            let mutual = early.hits >> late.at & 1 == 1 && late.hits >> early.at & 1 == 1;
            if mutual && early.seq < late.seq {
                let keep = !(1 << early.at);
                if let Some(late) = sources.get_mut(other) {
                    late.hits &= keep;
                }
            }
        }
    }
}

/// Step 4: chains and circles (LAW-7.10). Returns the spaces whose Dispel is effective.
fn settle(sources: &mut Sources, dispelled: &mut Spots) -> Spots {
    let mut open: Spots = sources.iter().fold(0, |all, source| all | 1 << source.at);
    let mut effective: Spots = 0;
    while open != 0 {
        let hit_by = |by: Spots| {
            let by = sources.iter().filter(|source| by >> source.at & 1 == 1);
            by.fold(0, |all, source| all | source.hits)
        };
        let struck = open & hit_by(effective);
        if struck != 0 {
            *dispelled |= struck;
            open &= !struck;
            continue;
        }
        let free = open & !hit_by(open);
        if free != 0 {
            effective |= free;
            open &= !free;
            continue;
        }
        untie(sources, open);
    }
    effective
}

/// Only circles are left: of the groups that nothing outside hits, the card placed first is not affected by the open ones.
fn untie(sources: &mut Sources, open: Spots) {
    let next = |from: Spots| {
        let from = sources.iter().filter(|source| from >> source.at & 1 == 1);
        from.fold(0, |all, source| all | source.hits & open)
    };
    let reach = |from: usize| {
        let mut all: Spots = next(1 << from);
        loop {
            let more = all | next(all);
            if more == all {
                return all;
            }
            all = more;
        }
    };
    let first = sources
        .iter()
        .filter(|source| open >> source.at & 1 == 1)
        .filter(|source| {
            // Whoever reaches it is reached by it: nothing outside its circle hits the circle.
            let within = reach(source.at);
            spots(open).all(|other| reach(other) >> source.at & 1 == 0 || within >> other & 1 == 1)
        })
        .min_by_key(|source| source.seq)
        .map(|source| source.at);
    if let Some(first) = first {
        for source in sources.iter_mut().filter(|source| open >> source.at & 1 == 1) {
            source.hits &= !(1 << first);
        }
    }
}
