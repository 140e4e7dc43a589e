//! Judging an Arsenal (CHAOS-2, messages 57 to 63), with warnings that forbid nothing (10.1).

use super::{
    Arsenal,
    known::Known,
    list::{self, hero_say, no_warrior},
};
use crate::cards::{Card, FEWEST, Face, Hero, Kind, Mode, Owners, Pool, Reservoir};
use skald_toolkit::lists::Entries;
use skald_vocabulary::interface::{KitFault, Say};

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
/// Every fault in the order of lines: all that cannot be read, and all rules of CHAOS-2 that are broken by what can.
pub fn check(pool: &Pool, text: &str) -> Result<Report, Vec<KitFault>> {
    let draft = list::draft(pool, text);
    let mut all = draft.faults;
    // How many cards there are is not known while an entry cannot be read.
    all.extend(few(&draft.known).filter(|_| draft.whole));
    all.extend(unfit(pool, &draft.known, &draft.entries));
    all.sort_by_key(|fault| fault.line);
    match draft.known.arsenal() {
        Some(arsenal) if all.is_empty() => Ok(Report { warnings: warnings(pool, &arsenal), arsenal }),
        _ => Err(all),
    }
}

/// Everything that is wrong with a list of ids.
pub fn judge(pool: &Pool, known: &Known) -> Vec<KitFault> {
    let mut all: Vec<KitFault> = Vec::new();
    if known.hero.is_none() {
        all.push(no_warrior(pool, 0));
    }
    all.extend(few(known));
    all.extend(unfit(pool, known, &Entries::default()));
    for (key, _) in &known.strange {
        let say = Say::new("chaos-list-strange").with("text", key.as_str());
        all.push(KitFault {
            line: 0,
            say: say.with("list", pool.nearest(key.as_str())),
            clause: "CHAOS-2.3",
        });
    }
    all
}

/// Message 57.
fn few(known: &Known) -> Option<KitFault> {
    let count = known.count();
    let say = Say::new("chaos-list-few").with("n", count);
    (count < FEWEST).then_some(KitFault { line: 0, say, clause: "CHAOS-2.1" })
}

/// Cards of which there are too many, or that the Warrior may not have, each with its line where that is known.
fn unfit(pool: &Pool, known: &Known, entries: &Entries<Card>) -> Vec<KitFault> {
    let mut faults = Vec::new();
    for (card, copies) in &known.cards {
        let limit = u32::from(pool.face(*card).reservoir.limit());
        if *copies > limit {
            let say = Say::new("chaos-list-copies")
                .with("card", pool.say(*card))
                .with("reservoir", reservoir(pool.face(*card).reservoir))
                .with("n", *copies)
                .with("limit", limit);
            faults.push(KitFault { line: entries.line_beyond(*card, limit), say, clause: "CHAOS-2.6" });
        }
        if let Some(say) = known.hero.and_then(|hero| foreign(pool, hero, *card)) {
            faults.push(KitFault { line: entries.line_beyond(*card, 0), say, clause: "CHAOS-2.4" });
        }
    }
    faults
}

/// Message 59, if the card is not the Warrior's.
fn foreign(pool: &Pool, hero: Hero, card: Card) -> Option<Say> {
    let Owners::Of(heroes) = &pool.face(card).owners else { return None };
    if heroes.contains(&hero) {
        return None;
    }
    let owners: Vec<Say> = heroes.iter().map(|hero| hero_say(pool, *hero)).collect();
    let say = Say::new("chaos-list-foreign").with("card", pool.say(card)).with("owners", owners);
    Some(say.with("warrior", hero_say(pool, hero)))
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
    let mut all = lonely(pool, arsenal);
    let count = arsenal.count();
    if count > MANY {
        all.push(Say::new("chaos-warn-many").with("n", count));
    }
    let sum = |test: &dyn Fn(&Face) -> bool| sum_of(arsenal, |card| test(pool.face(card)));
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

/// Cards whose character is missing, or rare for so many of them.
fn lonely(pool: &Pool, arsenal: &Arsenal) -> Vec<Say> {
    let mut characters: Vec<Card> =
        arsenal.cards.iter().filter_map(|(card, _)| pool.face(*card).assoc).collect();
    characters.sort_unstable();
    characters.dedup();
    let warning = |character: Card| {
        let own = sum_of(arsenal, |card| card == character);
        let dependent = sum_of(arsenal, |card| pool.face(card).assoc == Some(character));
        let id = match own {
            0 => "chaos-warn-absent",
            1 if dependent > DEPENDENT => "chaos-warn-thin",
            _ => return None,
        };
        Some(Say::new(id).with("character", pool.say(character)).with("n", dependent))
    };
    characters.into_iter().filter_map(warning).collect()
}

/// The copies of the cards that pass a test. A list that nobody has judged yet may hold any number.
fn sum_of(arsenal: &Arsenal, test: impl Fn(Card) -> bool) -> u32 {
    let fitting = arsenal.cards.iter().filter(|(card, _)| test(*card));
    fitting.map(|(_, copies)| *copies).fold(0, u32::saturating_add)
}
