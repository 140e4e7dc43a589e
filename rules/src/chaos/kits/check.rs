//! Judging an Arsenal (CHAOS-2, messages 57 to 63), with warnings that forbid nothing (10.1).

use super::{Arsenal, Fault, read};
use crate::{
    chaos::cards::{Kind, Mode, Owners, Pool, Reservoir},
    interface::Say,
};

/// The fewest cards of an Arsenal (CHAOS-2.1).
const FEWEST: u32 = 50;
/// More cards than this are warned of.
const MANY: u32 = 60;
/// Fewer cards that can defend than this are warned of.
const DEFENDERS: u32 = 12;
/// More cards than this of a character with fewer than two copies are warned of.
const DEPENDENT: u32 = 6;

/// What came of judging a list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Report {
    /// The Arsenal.
    pub arsenal: Arsenal,
    /// What is allowed but perhaps not meant.
    pub warnings: Vec<Say>,
}

/// Reads a list and judges it for the packs of a table.
///
/// # Errors
/// Every fault: all that cannot be read, or else all rules of CHAOS-2 that are broken.
pub fn check(pool: &Pool, text: &str) -> Result<Report, Vec<Fault>> {
    let arsenal = read(pool, text)?;
    let faults = faults(pool, &arsenal);
    if faults.is_empty() {
        let warnings = warnings(pool, &arsenal);
        Ok(Report { arsenal, warnings })
    } else {
        Err(faults)
    }
}

fn faults(pool: &Pool, arsenal: &Arsenal) -> Vec<Fault> {
    let mut faults = Vec::new();
    let mut fault = |say, clause| faults.push(Fault { line: 0, say, clause });
    let warrior = Say::new("chaos-name").with("name", pool.warrior(arsenal.hero).name.clone());
    let count = arsenal.count();
    if count < FEWEST {
        fault(Say::new("chaos-list-few").with("n", count), "CHAOS-2.1");
    }
    for (card, copies) in &arsenal.cards {
        let face = pool.face(*card);
        let limit = u32::from(face.reservoir.limit());
        if *copies > limit {
            let say = Say::new("chaos-list-copies")
                .with("card", pool.say(*card))
                .with("reservoir", reservoir(face.reservoir))
                .with("n", *copies)
                .with("limit", limit);
            fault(say, "CHAOS-2.6");
        }
        if let Owners::Of(heroes) = &face.owners
            && !heroes.contains(&arsenal.hero)
        {
            let owners: Vec<Say> = heroes
                .iter()
                .map(|hero| Say::new("chaos-name").with("name", pool.warrior(*hero).name.clone()))
                .collect();
            let say = Say::new("chaos-list-foreign")
                .with("card", pool.say(*card))
                .with("owners", owners)
                .with("warrior", warrior.clone());
            fault(say, "CHAOS-2.4");
        }
    }
    faults
}

/// A reservoir in words.
fn reservoir(of: Reservoir) -> Say {
    Say::new(match of {
        Reservoir::Endangered => "chaos-reservoir-endangered",
        Reservoir::Sparse => "chaos-reservoir-sparse",
        Reservoir::Limited => "chaos-reservoir-limited",
        Reservoir::Vulgar => "chaos-reservoir-vulgar",
    })
}

/// What is allowed but perhaps not meant (10.1, CHAOS-2.10).
#[must_use]
pub fn warnings(pool: &Pool, arsenal: &Arsenal) -> Vec<Say> {
    let mut all = Vec::new();
    let copies = |card| arsenal.cards.iter().find(|(of, _)| *of == card).map_or(0, |(_, count)| *count);
    let mut characters: Vec<_> =
        arsenal.cards.iter().filter_map(|(card, _)| pool.face(*card).assoc).collect();
    characters.sort_unstable();
    characters.dedup();
    for character in characters {
        let dependent: u32 = arsenal
            .cards
            .iter()
            .filter(|(card, _)| pool.face(*card).assoc == Some(character))
            .map(|(_, count)| *count)
            .sum();
        let own = copies(character);
        if own == 0 {
            all.push(
                Say::new("chaos-warn-absent").with("character", pool.say(character)).with("n", dependent),
            );
        } else if own < 2 && dependent > DEPENDENT {
            all.push(Say::new("chaos-warn-thin").with("character", pool.say(character)).with("n", dependent));
        }
    }
    let count = arsenal.count();
    if count > MANY {
        all.push(Say::new("chaos-warn-many").with("n", count));
    }
    let sum = |test: &dyn Fn(&crate::chaos::cards::Face) -> bool| -> u32 {
        let fitting = arsenal.cards.iter().filter(|(card, _)| test(pool.face(*card)));
        fitting.map(|(_, count)| *count).sum()
    };
    let defenders = sum(&|face| face.blocks() || face.answers.destructive);
    if defenders < DEFENDERS {
        all.push(Say::new("chaos-warn-open").with("n", defenders));
    }
    if sum(&|face| face.answers.mystical) == 0 {
        all.push(Say::new("chaos-warn-mystical"));
    }
    let attacks = sum(&|face| face.kind == Kind::Destructive);
    if attacks > 0 && sum(&|face| face.mode == Some(Mode::Air)) == 0 {
        all.push(Say::new("chaos-warn-ground"));
    }
    all
}
