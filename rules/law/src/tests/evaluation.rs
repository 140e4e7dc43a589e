//! The evaluation on random boards: it agrees with the slow one, and has the symmetries of section 7.

use super::slow::{Slow, SlowBoard};
use crate::{
    board::{self, Ground, Label, North},
    cards::{Ability, Arrows, Card, Face, Pool, Side, Special, base},
    eval::{Evaluation, Field, Granted, Scene, Stand, evaluate, evaluate_at, spots, strike},
};
use skald_vocabulary::{
    chance::{Chance, Fast, shuffle},
    interface::Seat,
};

/// A random board with random cards.
struct Random {
    pool: Pool,
    ground: Ground,
    field: Field,
    teams: bool,
}

impl Random {
    fn new(dice: &mut Fast) -> Self {
        let base = base();
        let pool = Pool::new(base.faces.clone(), base.pantheons.clone(), base.pieces.clone());
        let mut ground = Ground::default();
        let mut pieces: Vec<u8> = (0..12).collect();
        shuffle(dice, "pieces", &mut pieces);
        let seats = 2 + dice.pick("seats", 3);
        for piece in pieces.iter().take(usize::try_from(seats).unwrap()) {
            let side = if dice.pick("side", 4) == 0 { Side::Alpha } else { Side::Omega };
            let form = pool.pieces[usize::from(*piece)].form(side, dice.coin("turn"));
            let legal = board::positions(&ground, &form);
            let place = dice.pick("place", u32::try_from(legal.len()).unwrap());
            ground = board::lay(&ground, &form, *piece, legal[usize::try_from(place).unwrap()]).0;
        }
        if dice.coin("north") {
            ground.turn(North::Down);
        }
        let mut field = Field::new(ground.len());
        // Cards with Dispel, Reflect and areas are preferred, so that circles and reflections are not rare.
        let mut cards: Vec<Card> = pool.cards().collect();
        shuffle(dice, "cards", &mut cards);
        if dice.coin("dense") {
            cards.sort_by_key(|card| {
                !matches!(
                    pool.face(*card).ability,
                    Some(Ability::Dispel(_) | Ability::Reflect | Ability::Curse(_))
                )
            });
        }
        let mut places: Vec<usize> = (0..ground.len()).collect();
        shuffle(dice, "places", &mut places);
        let count = 2 + dice.pick("count", u32::try_from(ground.len()).unwrap() - 2);
        let mut seqs: Vec<u16> = (1..=72).collect();
        shuffle(dice, "seqs", &mut seqs);
        for ((at, card), seq) in places.iter().zip(cards).zip(seqs).take(usize::try_from(count).unwrap()) {
            let controller = Seat(u8::try_from(dice.pick("seat", seats)).unwrap());
            let granted = Granted { printed: dice.coin("granted"), space: dice.coin("granted") };
            field.put(*at, Stand { card, controller, seq, granted, hidden: false });
        }
        Self { pool, ground, field, teams: seats == 4 && dice.coin("teams") }
    }

    fn scene(&self) -> Scene<'_> {
        Scene { pool: &self.pool, grid: self.ground.grid(), teams: self.teams }
    }

    fn slow(&self) -> SlowBoard {
        let grid = self.ground.grid();
        let place = |at: usize| {
            let Label { row, column } = grid.label(at);
            (i32::from(column), i32::from(row))
        };
        let spaces = (0..grid.len()).map(|at| (place(at).0, place(at).1, grid.special(at))).collect();
        let cards = self.field.stands().map(|(at, stand)| Slow {
            id: stand.card.0,
            face: self.pool.face(stand.card).clone(),
            column: place(at).0,
            row: place(at).1,
            controller: stand.controller.0,
            seq: stand.seq,
            printed_granted: stand.granted.printed,
            space_granted: stand.granted.space,
        });
        SlowBoard { spaces, cards: cards.collect(), teams: self.teams }
    }

    /// One random board on which the fast and the slow reading agree, in the evaluation and in an attack.
    fn agrees(dice: &mut Fast) {
        let mut random = Self::new(dice);
        let slow = random.slow();
        let on = evaluate(&random.scene(), &random.field);
        let dispelled = slow.dispelled();
        let marks = slow.markers(&dispelled);
        for ((at, stand), (gone, mark)) in random.field.stands().zip(dispelled.iter().zip(&marks)) {
            assert_eq!(on.is_dispelled(at), *gone, "{stand:?} {:?}", random.field);
            assert_eq!((i32::from(on.plus(at)), i32::from(on.minus(at))), *mark, "{stand:?}");
        }
        // Asked of some spaces alone, it says the same of those.
        let wanted = spots(random.scene().grid.all()).filter(|_| dice.coin("wanted"));
        let wanted = wanted.fold(0, |all, at| all | 1 << at);
        let part = evaluate_at(&random.scene(), &random.field, wanted);
        assert_eq!(part.dispelled, on.dispelled);
        for at in 0..random.ground.len() {
            let marks = if wanted >> at & 1 == 1 { (on.plus(at), on.minus(at)) } else { (0, 0) };
            assert_eq!((part.plus(at), part.minus(at)), marks);
        }
        // The card placed last attacks.
        let (at, stand) = random.field.stands().max_by_key(|(_, stand)| stand.seq).unwrap();
        random.field.grant(at, Granted::default());
        let mut slow = random.slow();
        let mut field = random.field.clone();
        let result = strike(&random.scene(), &mut field, at);
        let (captured, left) = slow.strike(stand.card.0);
        let mut fast: Vec<u16> =
            result.attacks.iter().filter(|attack| attack.captures()).map(|attack| attack.card.0).collect();
        let mut literal = captured;
        fast.sort_unstable();
        literal.sort_unstable();
        assert_eq!(fast, literal);
        let mut fell: Vec<u16> = result.fell.iter().map(|fell| fell.stand.card.0).collect();
        let mut gone: Vec<u16> = left.iter().map(|(id, _)| *id).collect();
        fell.sort_unstable();
        gone.sort_unstable();
        assert_eq!(fell, gone);
        let after: Vec<_> = field.stands().map(|(_, stand)| (stand.card.0, stand.controller.0)).collect();
        let literal: Vec<_> = slow.cards.iter().map(|card| (card.id, card.controller)).collect();
        assert_eq!(after, literal);
    }
}

#[test]
fn the_slow_evaluation_agrees_on_thousands_of_random_boards() {
    // shows LAW-7.1, LAW-7.22, LAW-7.23
    let mut dice = Fast::new(2012);
    for _ in 0..5_000 {
        Random::agrees(&mut dice);
    }
}

/// `cargo test --release -p skald-law --lib -- --ignored the_slow_evaluation_agrees_on_a_million`
#[test]
#[ignore = "a million boards take minutes; run in release"]
fn the_slow_evaluation_agrees_on_a_million_random_boards() {
    let mut dice = Fast::new(2013);
    for _ in 0..1_000_000 {
        Random::agrees(&mut dice);
    }
}

/// What an evaluation says of a space.
type Said = (bool, u8, u8);

/// What an evaluation says, by card.
fn said(field: &Field, on: &Evaluation) -> Vec<(u16, Said)> {
    let of = |at: usize| (on.is_dispelled(at), on.plus(at), on.minus(at));
    let mut all: Vec<_> = field.stands().map(|(at, stand)| (stand.card.0, of(at))).collect();
    all.sort_unstable();
    all
}

#[test]
fn a_half_turn_of_table_and_north_changes_nothing() {
    // shows LAW-3.13, LAW-3.16
    let mut dice = Fast::new(7);
    for _ in 0..300 {
        let random = Random::new(&mut dice);
        let before = said(&random.field, &evaluate(&random.scene(), &random.field));
        let spaces = random.ground.spaces();
        let turned = Ground::new(
            spaces
                .iter()
                .map(|space| ((-i16::from(space.x), -i16::from(space.y)), space.piece, space.special)),
            if random.ground.north == North::Up { North::Down } else { North::Up },
        );
        let (width, height) = random.ground.size();
        let mut field = Field::new(turned.len());
        for (at, stand) in random.field.stands() {
            let space = spaces[at];
            let place = turned.at(i16::from(width - 1 - space.x), i16::from(height - 1 - space.y)).unwrap();
            field.put(place, stand);
        }
        let scene = Scene { grid: turned.grid(), ..random.scene() };
        assert_eq!(said(&field, &evaluate(&scene, &field)), before);
    }
}

#[test]
fn a_mirror_of_board_stats_and_arrows_changes_nothing() {
    let mut dice = Fast::new(8);
    let swap = |arrows: Arrows| Arrows([arrows.0[0], arrows.0[3], arrows.0[2], arrows.0[1]]);
    let mirror = |ability: Ability| match ability {
        Ability::Support(arrows) => Ability::Support(swap(arrows)),
        Ability::Curse(arrows) => Ability::Curse(swap(arrows)),
        Ability::Dispel(arrows) => Ability::Dispel(swap(arrows)),
        Ability::Ranged(arrows) => Ability::Ranged(swap(arrows)),
        Ability::Maneuver(arrows) => Ability::Maneuver(swap(arrows)),
        other => other,
    };
    for _ in 0..300 {
        let random = Random::new(&mut dice);
        let before = said(&random.field, &evaluate(&random.scene(), &random.field));
        let faces: Vec<Face> = random
            .pool
            .faces()
            .iter()
            .map(|face| Face { ability: face.ability.map(mirror), ..face.clone() })
            .collect();
        let pool = Pool::new(faces, random.pool.pantheons.clone(), Vec::new());
        let spaces = random.ground.spaces();
        let mirrored = Ground::new(
            spaces
                .iter()
                .map(|space| ((-i16::from(space.x), i16::from(space.y)), space.piece, space.special)),
            random.ground.north,
        );
        let (width, _) = random.ground.size();
        let mut field = Field::new(mirrored.len());
        for (at, stand) in random.field.stands() {
            let space = spaces[at];
            field.put(mirrored.at(i16::from(width - 1 - space.x), i16::from(space.y)).unwrap(), stand);
        }
        let scene = Scene { pool: &pool, grid: mirrored.grid(), teams: random.teams };
        assert_eq!(said(&field, &evaluate(&scene, &field)), before);
    }
}

#[test]
fn reflect_is_never_dispelled_and_only_who_is_hit_is() {
    // shows LAW-7.8, LAW-7.19
    let mut dice = Fast::new(9);
    for _ in 0..1_000 {
        let random = Random::new(&mut dice);
        let scene = random.scene();
        let on = evaluate(&scene, &random.field);
        let area = |at: usize, stand: Stand| {
            scene.abilities(at, stand.card).into_iter().flatten().fold(0, |all, ability| match ability {
                Ability::Dispel(arrows) => all | scene.grid.area(at, arrows),
                _ => all,
            })
        };
        let enemies = |one: Stand, other: Stand| scene.side(one.controller) != scene.side(other.controller);
        for (at, stand) in random.field.stands() {
            let hit = random
                .field
                .stands()
                .any(|(other, source)| enemies(source, stand) && area(other, source) >> at & 1 == 1);
            let meets = spots(area(at, stand))
                .filter_map(|to| random.field.get(to))
                .any(|target| enemies(stand, target) && scene.reflects(target.card));
            if scene.reflects(stand.card) || (!hit && !meets) {
                assert!(!on.is_dispelled(at));
            }
            if meets && !scene.reflects(stand.card) {
                assert!(on.is_dispelled(at));
            }
        }
    }
}

#[test]
fn modifiers_are_the_sum_of_their_causes() {
    // shows LAW-7.11
    let mut dice = Fast::new(10);
    for _ in 0..500 {
        let random = Random::new(&mut dice);
        let scene = random.scene();
        let on = evaluate(&scene, &random.field);
        let mut sum = 0_i32;
        for (at, stand) in random.field.stands() {
            if let Some(Special::Dominion(dominion)) = scene.grid.special(at) {
                sum += if scene.face(stand.card).dominion == dominion { 1 } else { -1 };
            }
            if on.is_dispelled(at) {
                continue;
            }
            for ability in scene.abilities(at, stand.card).into_iter().flatten() {
                let area = ability.arrows().map_or(0, |arrows| scene.grid.area(at, arrows));
                let within = spots(area).filter_map(|to| random.field.get(to));
                let ally = |other: &Stand| scene.side(other.controller) == scene.side(stand.controller);
                sum += match ability {
                    Ability::Support(_) => i32::try_from(within.filter(ally).count()).unwrap(),
                    Ability::Curse(_) => -i32::try_from(within.filter(|other| !ally(other)).count()).unwrap(),
                    Ability::Champion(symbol) => {
                        let near = spots(scene.grid.around(at)).filter_map(|to| random.field.get(to));
                        let fits = |other: &Stand| match symbol {
                            crate::cards::Symbol::Dominion(of) => scene.face(other.card).dominion == of,
                            crate::cards::Symbol::Pantheon(of) => scene.face(other.card).pantheon == of,
                        };
                        i32::try_from(near.filter(fits).count()).unwrap()
                    }
                    _ => 0,
                };
            }
        }
        let found: i32 = random.field.stands().map(|(at, _)| i32::from(on.modifier(at))).sum();
        assert_eq!(found, sum);
    }
}
