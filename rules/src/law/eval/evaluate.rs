//! The evaluation of LAW-7.22: who is dispelled, and what markers lie on every card.

use arrayvec::ArrayVec;

use super::{Field, Scene, Stand, spots};
use crate::{
    interface::Seat,
    law::{
        board::{Dir, MOST, Spots},
        cards::{Ability, Special, Symbol},
    },
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

    fn add(&mut self, at: usize) {
        if let Some(count) = self.plus.get_mut(at) {
            *count = count.saturating_add(1);
        }
    }

    fn subtract(&mut self, at: usize) {
        if let Some(count) = self.minus.get_mut(at) {
            *count = count.saturating_add(1);
        }
    }
}

/// One card with Dispel while the circles are untied.
struct Source {
    at: usize,
    seq: u16,
    /// The enemies in its area whom it still hits.
    hits: Spots,
}

type Sources = ArrayVec<Source, MOST>;

/// The cards of the board sorted into sets.
struct Sets {
    occupied: Spots,
    reflect: Spots,
    sides: [Spots; 8],
}

impl Sets {
    fn new(scene: &Scene<'_>, field: &Field) -> Self {
        let mut sets = Self { occupied: 0, reflect: 0, sides: [0; 8] };
        for (at, stand) in field.stands().filter(|(_, stand)| !stand.hidden) {
            sets.occupied |= 1 << at;
            if let Some(side) = sets.sides.get_mut(usize::from(scene.side(stand.controller))) {
                *side |= 1 << at;
            }
            if scene.reflects(stand.card) {
                sets.reflect |= 1 << at;
            }
        }
        sets
    }

    fn allies(&self, scene: &Scene<'_>, of: Seat) -> Spots {
        self.sides.get(usize::from(scene.side(of))).copied().unwrap_or(0)
    }

    fn enemies(&self, scene: &Scene<'_>, of: Seat) -> Spots {
        self.occupied & !self.allies(scene, of)
    }
}

/// Evaluates the board. Cards that lie face down have no effect and are not affected (LAW-5.10).
#[must_use]
pub fn evaluate(scene: &Scene<'_>, field: &Field) -> Evaluation {
    let sets = Sets::new(scene, field);
    let mut result = Evaluation { dispelled: 0, plus: [0; MOST], minus: [0; MOST] };
    // The list is large and is filled in place, so that it is never copied.
    let mut sources = Sources::new();
    result.dispelled = dispellers(scene, field, &sets, &mut sources);
    if !sources.is_empty() {
        cancel_mutual(&mut sources);
        let effective = settle(&mut sources, &mut result.dispelled);
        let reached = sources
            .iter()
            .filter(|source| effective >> source.at & 1 == 1)
            .fold(0, |all, source| all | source.hits);
        result.dispelled |= reached;
    }
    modifiers(scene, field, &sets, &mut result);
    result
}

/// Steps 1 and 2: whom each Dispel hits; one that meets an enemy Reflect negates its own card and nothing else
/// (LAW-8.36). Returns the spaces of those.
fn dispellers(scene: &Scene<'_>, field: &Field, sets: &Sets, sources: &mut Sources) -> Spots {
    let mut broken = 0;
    for (at, stand) in field.stands().filter(|(_, stand)| !stand.hidden) {
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

/// Step 6: terrain, Support, Curse and Champion (LAW-7.11). What meets a Reflect falls back on its source (LAW-7.20).
fn modifiers(scene: &Scene<'_>, field: &Field, sets: &Sets, result: &mut Evaluation) {
    for (at, stand) in field.stands().filter(|(_, stand)| !stand.hidden) {
        if let Some(Special::Dominion(dominion)) = scene.grid.special(at) {
            if scene.face(stand.card).dominion == dominion {
                result.add(at);
            } else {
                result.subtract(at);
            }
        }
        if result.is_dispelled(at) {
            continue;
        }
        for ability in scene.abilities(at, stand.card).into_iter().flatten() {
            match ability {
                Ability::Support(arrows) => {
                    let allies = sets.allies(scene, stand.controller);
                    for target in spots(scene.grid.area(at, arrows) & allies) {
                        result.add(if sets.reflect >> target & 1 == 1 { at } else { target });
                    }
                }
                Ability::Curse(arrows) => {
                    let enemies = sets.enemies(scene, stand.controller);
                    for target in spots(scene.grid.area(at, arrows) & enemies) {
                        result.subtract(if sets.reflect >> target & 1 == 1 { at } else { target });
                    }
                }
                Ability::Champion(symbol) => {
                    for other in spots(scene.grid.around(at) & sets.occupied) {
                        if field.get(other).is_some_and(|other| matches(scene, other, symbol)) {
                            result.add(at);
                        }
                    }
                }
                _ => {}
            }
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

/// A stat as it counts in one comparison (LAW-6.7, 7.12, 7.13).
#[must_use]
pub fn stat(
    scene: &Scene<'_>,
    field: &Field,
    on: &Evaluation,
    at: usize,
    dir: Dir,
    other: usize,
    attacking: bool,
) -> i16 {
    let (Some(stand), Some(against)) = (field.get(at), field.get(other)) else { return 0 };
    let printed = scene.face(stand.card).stats.get(dir.index()).copied().unwrap_or(0);
    let bonus = if on.is_dispelled(at) { 0 } else { kept_bonus(scene, at, stand, against, attacking) };
    printed + on.modifier(at) + bonus
}
